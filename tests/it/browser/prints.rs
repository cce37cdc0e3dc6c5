//! What is printed: lists, crosstables, players and the sheets of the desk fit the paper, hold no
//! controls, and say whose they are.

use crosstable::actions::demo::SLUG;
use crosstable::domain::approval::State;
use crosstable::domain::language::Language;
use serde_json::json;

use super::harness::done;
use super::site::Site;
use super::{Browser, run};

/// What can be printed on A4 between the margins of the style sheet, 12 mm at each side, at 96 px
/// an inch; Letter is wider.
const PAPER: u32 = (210 - 24) * 960 / 254;
/// Its height between the margins.
const HEIGHT: u32 = (297 - 28) * 960 / 254;

/// As what a page is shown.
async fn shown_as(browser: &Browser, medium: &str) {
    let features = [json!({ "name": "prefers-color-scheme", "value": "light" })];
    browser
        .devtools(
            "Emulation.setEmulatedMedia",
            json!({ "media": medium, "features": features }),
        )
        .await;
}

/// What the page breaks of the laws of paper.
async fn broken(browser: &Browser, medium: &str, federation: &str) -> Vec<String> {
    for _ in 0..100 {
        let arguments = vec![json!(medium), json!(PAPER), json!(federation)];
        let answer = done(
            browser.execute(include_str!("prints.js"), arguments).await,
            || "the page can't be measured".to_owned(),
        );
        let broken: Option<Vec<String>> =
            done(answer.convert(), || "the measures are no list".to_owned());
        if let Some(broken) = broken {
            return broken;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("{} is not shown as {medium}", browser.address().await)
}

#[test]
fn what_is_printed_fits_the_paper_and_says_whose_it_is() {
    run(async {
        let site = Site::new();
        let browser = Browser::on_a_desk().language("uk").open().await;
        let sheet =
            json!({ "width": PAPER, "height": HEIGHT, "deviceScaleFactor": 1, "mobile": false });
        browser
            .devtools("Emulation.setDeviceMetricsOverride", sheet)
            .await;
        let (federation, player) = (
            site.name_of(SLUG, Language::Ukrainian),
            site.strongest(1)[0].1,
        );
        let live = format!("{}/live", site.tournament("Чемпіонат міста, головна група"));
        let mut complaints = Vec::new();
        for (name, path) in [
            ("list", format!("/{SLUG}/ratings/{}", site.last_list())),
            ("ratings", format!("/{SLUG}/ratings")),
            ("crosstable", site.tournament_in(State::Rated)),
            ("player", format!("/{SLUG}/players/{player}")),
            ("pairings", format!("{live}/rounds/4/print")),
            ("names", format!("{live}/rounds/4/print?as=names")),
            ("slips", format!("{live}/rounds/4/print?as=slips")),
            ("standings", format!("{live}/standings/print")),
        ] {
            shown_as(&browser, "print").await;
            site.open(&browser, &path).await;
            let found = broken(&browser, "print", &federation).await;
            if !found.is_empty() {
                browser.screenshot(&format!("print-{name}")).await;
            }
            complaints.extend(found.into_iter().map(|found| format!("{path}: {found}")));
            // The measure sees what is on a screen and must not be on paper.
            shown_as(&browser, "screen").await;
            let on_a_screen = broken(&browser, "screen", &federation).await;
            assert!(
                on_a_screen
                    .iter()
                    .any(|found| found.starts_with("a control")),
                "{path}: {on_a_screen:?}"
            );
        }
        assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    });
}
