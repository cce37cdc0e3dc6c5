//! A tournament on its way into the calendar: proposed on a phone, approved by an official, its
//! regulations read by everybody.

use super::harness::done;
use super::site::Site;
use super::{Browser, run};

/// The demo's federation of rules `ssdc`, which approves tournaments before they are held.
const SLUG: &str = "dots";
/// A chief referee of it.
const REFEREE: &str = "Мурашкевич Павло";
const TEXT: &str = "# Reed Cup\n\nSwiss system, *seven* rounds, and <b>no</b> smoking.";

/// Chooses in a list by typing the name, as on a keyboard.
async fn choose(b: &Browser, selector: &str, name: &str) {
    done(b.element(selector).await.send_keys(name).await, || {
        format!("`{selector}` does not take {name}")
    });
}

/// The path of the page that is open.
async fn path(site: &Site, b: &Browser) -> String {
    b.address().await.replace(&site.url(""), "")
}

#[test]
fn a_tournament_is_proposed_on_a_phone_approved_and_read_by_everybody() {
    run(async {
        let site = Site::new();
        let b = Browser::on_a_phone().open().await;
        site.log_in(&b, "organizer").await;
        site.open(&b, &format!("/{SLUG}/inbox")).await;
        b.press(&format!("main a[href='/{SLUG}/proposals/new']"))
            .await;
        b.fill("#name", "Reed Cup").await;
        for (field, day) in [
            ("#registration", "2026-06-10"),
            ("#starts", "2026-06-24"),
            ("#ends", "2026-06-25"),
        ] {
            b.choose_day(field, day).await;
        }
        b.fill("#city", "Reedville").await;
        b.choose_name("#referee", REFEREE).await;

        // The category follows what is typed; nobody has pressed anything.
        b.wait_for_text("#assessed", "Category: highest").await;
        choose(&b, "#gender", "women").await;
        b.wait_for_text("#assessed", "Category: first").await;
        b.press("input[name='not_all']").await;
        b.wait_for_text("#assessed", "Category: second").await;
        b.wait_for_text("#assessed", "Not every player meets every other")
            .await;
        assert_eq!(path(&site, &b).await, format!("/{SLUG}/proposals/new"));
        b.insert("#body", TEXT).await;
        b.assert_well_made("proposal-form").await;
        b.press("button[value='send']").await;
        b.element("h1 .badge.waiting").await;
        let proposal = path(&site, &b).await;

        site.log_in(&b, "official").await;
        site.open(&b, &format!("/{SLUG}/inbox")).await;
        b.press(&format!("main a[href='{proposal}']")).await;
        b.wait_for_text("main", "Category: second").await;
        b.press("form[action$='/approval'] button").await;
        b.agree().await;
        b.element("h1 .badge.planned").await;
        let tournament = path(&site, &b).await;
        site.log_out(&b).await;

        site.open(&b, &format!("/{SLUG}/tournaments")).await;
        b.press(&format!("main a[href='{tournament}']")).await;
        b.press(&format!("main a[href='{tournament}/regulations']"))
            .await;
        b.wait_for_text("h1", "Regulations of the tournament").await;
        let regulations = b.text("main").await;
        for wanted in [
            "Reed Cup",
            "Swiss system, seven rounds, and <b>no</b> smoking.",
            "Category: second",
            "Only women or only men may play",
        ] {
            assert!(
                regulations.contains(wanted),
                "no {wanted:?} in {regulations}"
            );
        }
        b.assert_well_made("proposal-regulations").await;
    });
}
