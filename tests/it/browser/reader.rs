//! Who only reads: finds somebody whose name is half forgotten, understands a rating, passes it on;
//! with a phone, and with a keyboard alone.

use thirtyfour::Key;

use super::site::Site;
use super::{Browser, run};

/// The federation of the demo.
const HOME: &str = "/demo";

/// What the page would hand over to be shared.
const CAUGHT: &str = "window.shared = null; navigator.share = (what) => { window.shared = what; return Promise.resolve(); };";

#[test]
fn a_stranger_finds_a_player_understands_a_loss_and_shares_it_on_a_phone_in_ukrainian() {
    run(async {
        let site = Site::new();
        let b = Browser::on_a_phone().language("uk").open().await;
        // From the first page of the site, with a name from memory: in Latin letters, with a
        // mistake, without the first name.
        let (name, losing) = site.somebody_who_lost();
        let surname = crosstable::domain::name::to_latin(
            name.split(' ').next().unwrap_or_default(),
            crosstable::domain::name::Language::Ukrainian,
        );
        let mut wrong: Vec<char> = surname.to_lowercase().chars().collect();
        let middle = wrong.len() / 2;
        wrong[middle] = if wrong[middle] == 'e' { 'o' } else { 'e' };
        site.open(&b, "/").await;
        b.fill("#find-player", &wrong.into_iter().collect::<String>())
            .await;
        b.press("main form[role='search'] button").await;
        b.assert_well_made("reader-found").await;
        b.press(&format!("main a[href='{HOME}/players/{losing}']"))
            .await;
        assert_eq!(b.text("h1").await, name);

        // The tournament in which the rating fell, and why it did.
        b.press("section:has(table.data) tr:has(td.neg) a[href*='/players/']")
            .await;
        b.assert_well_made("reader-why").await;
        assert!(
            b.text("h1").await.starts_with("Чому"),
            "{}",
            b.text("h1").await
        );
        let lead = b.text("header.page .lead").await;
        assert!(lead.contains('→') && lead.contains('−'), "{lead}");
        let steps = b
            .find_all(thirtyfour::By::Css(".steps > li"))
            .await
            .unwrap_or_default();
        assert!(steps.len() > 1, "the steps are told one by one");
        // The derivation unfolds below the words.
        if b.find_all(thirtyfour::By::Css("main details[open] .steps"))
            .await
            .is_ok_and(|open| open.is_empty())
        {
            b.press("main details:has(.steps) > summary").await;
        }
        let article = b.text(".steps .article").await;
        assert!(
            article.chars().any(|c| c.is_ascii_digit()),
            "each with its article: {article:?}"
        );

        // Shared by what the phone has for it: the address is of no language and opens for
        // everybody.
        let _ = b.execute(CAUGHT, Vec::new()).await;
        b.press("button[data-share]").await;
        let shared = b
            .execute(
                "return [window.shared.url, window.shared.title]",
                Vec::new(),
            )
            .await;
        let (url, title): (String, String) = shared
            .unwrap_or_else(|e| panic!("nothing is shared: {e}"))
            .convert()
            .unwrap_or_default();
        assert!(
            url.starts_with(&site.url("/demo/tournaments/"))
                && !url.contains("lang=")
                && title.contains(&name),
            "{url} {title}"
        );
        let other = Browser::on_a_desk().open().await;
        other.goto(&url).await;
        assert!(
            other.text("h1").await.starts_with("Why"),
            "in the language of who opens it"
        );
    });
}

#[test]
fn the_main_paths_are_walked_with_the_keyboard_alone() {
    run(async {
        let site = Site::new();
        let b = Browser::on_a_desk().open().await;
        site.open(&b, HOME).await;
        // The first key leads past the menu.
        b.keys(Key::Tab).await;
        assert_eq!(focused(&b, "textContent").await, "Skip to content");
        b.keys(Key::Enter).await;
        tab_to(&b, "main a, main input").await;
        // The head of every page finds players.
        site.open(&b, HOME).await;
        tab_to(&b, "#find").await;
        b.keys("soichenko").await;
        b.keys(Key::Enter).await;
        b.wait_for_text("#found", "Soichenko").await;

        // Typing finds while the cursor stays where it is; the address follows.
        site.open(&b, &format!("{HOME}/ratings")).await;
        tab_to(&b, "#q").await;
        b.keys("Zyabluchuk").await;
        b.wait_for_text("#found [role=status]", "Clear all filters")
            .await;
        assert_eq!(focused(&b, "id").await, "q");
        assert!(
            b.address().await.ends_with("?q=Zyabluchuk"),
            "{}",
            b.address().await
        );
        tab_to(&b, "#found td a").await;
        assert!(seen(&b).await, "who has the cursor is seen");
        b.keys(Key::Enter).await;
        b.wait_for_text("h1", "Ziablychuk").await;

        // From the player to a tournament and the reasons.
        tab_to(&b, "td a[href*='/tournaments/']").await;
        b.keys(Key::Enter).await;
        b.element("table.crosstable").await;
        tab_to(
            &b,
            "table.crosstable a[href*='/players/'][href*='/tournaments/']",
        )
        .await;
        b.keys(Key::Enter).await;
        b.element(".steps, .empty").await;
    });
}

/// A property of what has the cursor.
async fn focused(b: &Browser, property: &str) -> String {
    let found = b
        .execute(
            &format!("return String(document.activeElement.{property}).trim()"),
            Vec::new(),
        )
        .await;
    found
        .ok()
        .and_then(|f| f.convert().ok())
        .unwrap_or_default()
}

/// Presses Tab until something that fits has the cursor.
async fn tab_to(b: &Browser, selector: &str) {
    for _ in 0..200 {
        b.keys(Key::Tab).await;
        let there = b
            .execute(
                &format!("return document.activeElement.matches({selector:?})"),
                Vec::new(),
            )
            .await;
        if there
            .ok()
            .and_then(|t| t.convert::<bool>().ok())
            .unwrap_or(false)
        {
            return;
        }
    }
    panic!("no key leads to `{selector}` on {}", b.address().await);
}

/// Whether what has the cursor is marked and not covered by anything.
async fn seen(b: &Browser) -> bool {
    let script = "const e = document.activeElement, r = e.getBoundingClientRect(), s = getComputedStyle(e);
        const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
        return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2 && (e === top || e.contains(top));";
    b.execute(script, Vec::new())
        .await
        .ok()
        .and_then(|t| t.convert().ok())
        .unwrap_or(false)
}
