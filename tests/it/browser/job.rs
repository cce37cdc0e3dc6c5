//! The main job of the site: a tournament from the plan to the rating list, with and without
//! JavaScript.

use std::path::PathBuf;

use crosstable::actions::demo::SLUG;
use crosstable::i18n::Language;
use thirtyfour::Key;

use super::harness::done;
use super::site::Site;
use super::{Browser, run};
use crate::field_data;

/// The club whose head is `head`.
const CLUB: &str = "Білий камінь";

fn file(path: PathBuf) -> String {
    done(std::fs::read_to_string(&path), || {
        format!("{} can't be read", path.display())
    })
}

/// An invented table of 18 players whom the demo does not know.
fn invented_table() -> String {
    file(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/cup-18p.txt"))
}

/// Somebody with a browser, at work on one tournament.
pub(super) struct Work<'a> {
    pub(super) site: &'a Site,
    pub(super) browser: &'a Browser,
    pub(super) scripts: bool,
}

impl Work<'_> {
    /// Presses a button that asks back where scripts run.
    pub(super) async fn press_and_agree(&self, selector: &str) {
        self.browser.press(selector).await;
        if self.scripts {
            self.browser.agree().await;
        }
    }

    /// The referee plans a tournament and opens its table. The answer is the address of its page.
    pub(super) async fn plan(&self, name: &str) -> String {
        let (site, b) = (self.site, self.browser);
        site.log_in(b, "referee").await;
        site.open(b, &format!("/{SLUG}/inbox")).await;
        b.press(&format!("main a[href='/{SLUG}/tournaments/new']"))
            .await;
        b.fill("#name", name).await;
        b.fill("#city", "Київ").await;
        b.fill("#minutes", "60").await;
        b.choose_name("#club", CLUB).await;
        b.press("main form button.primary").await;
        b.element(".badge.planned").await;
        let page = site.tournament(name);
        b.press(&format!("main a[href='{page}/table']")).await;
        page
    }

    async fn paste(&self, table: &str) {
        self.browser.press("details:has(#paste) summary").await;
        self.browser.insert("#paste", table).await;
        // The table is empty: nothing is asked.
        self.browser.press("form[action$='/paste'] button").await;
        self.browser.element(".note code").await;
    }

    /// Looks at the preview and signs, then both others act, each from the desk. Nobody leaves
    /// without logging out.
    pub(super) async fn sign_and_rate(&self, page: &str, known: &str) {
        let (site, b) = (self.site, self.browser);
        b.press("button[value='preview'].primary").await;
        let preview = b.text("#preview table").await;
        // In the letters of the reader's language.
        let spelt =
            Language::ALL.map(|language| language.spelling(Default::default()).name(known, None));
        assert!(spelt.iter().any(|name| preview.contains(name)), "{preview}");
        self.tick_doubts().await;
        self.press_and_agree("button[formaction$='/submission']")
            .await;
        b.element(".badge.waiting").await;
        assert_eq!(b.address().await, site.url(page));

        site.log_in(b, "head").await;
        site.open(b, &format!("/{SLUG}/inbox")).await;
        b.press(&format!("main a[href='{page}']")).await;
        b.press("form[action$='/cosignature'] button").await;
        b.element(".flash.good").await;

        site.log_in(b, "official").await;
        site.open(b, &format!("/{SLUG}/inbox")).await;
        b.press(&format!("main a[href='{page}']")).await;
        self.tick_doubts().await;
        self.press_and_agree("form[action$='/approval'] button")
            .await;
        b.element("h1 .badge.rated").await;
        site.log_out(b).await;
    }

    /// Ticks what the page asks about new players and clubs, where it asks.
    async fn tick_doubts(&self) {
        let asked = self
            .browser
            .find_all(thirtyfour::By::Css("input[name='sure']"))
            .await
            .unwrap_or_default();
        if !asked.is_empty() {
            self.browser.press("input[name='sure']").await;
        }
    }

    /// Everybody finds the player in the list, his page, and why his rating is what it is.
    async fn find(&self, page: &str, player: &str) {
        let (site, b) = (self.site, self.browser);
        site.open(b, &format!("/{SLUG}/ratings")).await;
        b.fill("#q", player).await;
        b.press("main form[role='search'] button").await;
        // The answer comes with the next page, or without one where scripts run: it offers to take
        // the question back.
        b.element(&format!("#found a[href='/{SLUG}/ratings']"))
            .await;
        let list = b.text("table.data tbody").await;
        let rows = b
            .find_all(thirtyfour::By::Css("table.data tbody tr"))
            .await
            .unwrap_or_default();
        assert!(list.contains(player) && rows.len() == 1, "{list}");
        b.press(&format!("table.data a[href^='/{SLUG}/players/']"))
            .await;
        assert!(b.text("h1").await.contains(player));
        b.element(&format!("a[href='{page}']")).await;
        b.press(&format!("a[href^='{page}/players/']")).await;
        b.element("ol.steps li.sum, ol.steps li").await;
        assert!(b.text("header.page").await.contains(player));
    }
}

#[test]
fn a_pasted_table_goes_from_the_referee_to_the_rating_list() {
    run(async {
        let site = Site::new();
        let browser = Browser::on_a_desk().language("uk").open().await;
        let work = Work {
            site: &site,
            browser: &browser,
            scripts: true,
        };
        let page = work.plan("Кубок літнього дощу").await;
        work.paste(&invented_table()).await;
        browser.complaints("job-pasted").await;
        work.press_and_agree("button[value='all-new']").await;
        browser.element(".flash.good").await;
        work.sign_and_rate(&page, "Гаєвик Ростислав").await;
        let complaints = browser.console_errors().await;
        assert!(complaints.is_empty(), "{complaints:?}");
        work.find(&page, "Гаєвик Ростислав").await;
    });
}

#[test]
fn the_same_job_is_done_without_javascript_on_a_phone() {
    run(async {
        let site = Site::new();
        let browser = Browser::on_a_phone()
            .language("ru")
            .without_javascript()
            .open()
            .await;
        let work = Work {
            site: &site,
            browser: &browser,
            scripts: false,
        };
        let page = work.plan("Вечір без сценаріїв").await;
        let players = site.strongest(4);
        for (row, (name, _)) in players.iter().enumerate() {
            browser.fill(&format!("#name-{}", row + 1), name).await;
        }
        // The second player says that she has won, too.
        let cells = [
            ["2+", "3+", "4+"],
            ["1+", "4+", "3-"],
            ["4+", "1-", "2+"],
            ["3-", "2-", "1-"],
        ];
        for (row, cells) in cells.iter().enumerate() {
            for (round, cell) in cells.iter().enumerate() {
                browser
                    .fill(&format!("#cell-{}-{}", row + 1, round + 1), cell)
                    .await;
            }
        }
        browser.press(".actions button[value='check']").await;
        browser
            .element(".problems a[href='#cell-1-1'], .problems a[href='#cell-2-1']")
            .await;
        assert_eq!(browser.value("#cell-2-1").await, "1+");
        browser.console_errors().await; // the answer 422
        let complaints = browser.complaints("job-without-javascript").await;
        assert!(complaints.is_empty(), "{}", complaints.join("\n"));
        browser.fill("#cell-2-1", "1-").await;
        browser.press(".actions button[value='check']").await;
        browser.element(".flash.good").await;
        work.sign_and_rate(&page, &players[0].0).await;
        work.find(&page, &players[0].0).await;
    });
}

#[test]
fn a_real_wall_list_is_pasted_and_rated() {
    run(async {
        let table = file(field_data::wall_list());
        let site = Site::new();
        let browser = Browser::on_a_desk().open().await;
        let work = Work {
            site: &site,
            browser: &browser,
            scripts: true,
        };
        let page = work.plan("Cup of eighteen").await;
        work.paste(&table).await;
        work.press_and_agree("button[value='all-new']").await;
        browser.element(".flash.good").await;
        work.sign_and_rate(&page, &first_name(&table)).await;
        site.open(&browser, &page).await;
        let rows = done(
            browser
                .find_all(thirtyfour::By::Css("table.crosstable tbody tr"))
                .await,
            || "no crosstable".to_owned(),
        );
        assert_eq!(rows.len(), 18);
    });
}

#[test]
fn the_grid_is_filled_from_the_keyboard_and_saves_itself() {
    run(async {
        let site = Site::new();
        let b = Browser::on_a_desk().open().await;
        let work = Work {
            site: &site,
            browser: &b,
            scripts: true,
        };
        let page = work.plan("Keys only").await;
        b.press("#name-1").await;
        for name in ["Anna", "Borys", "Vira", "Hryhorii"] {
            b.keys(name).await;
            b.keys(Key::Enter).await;
        }
        assert_eq!(b.value("#name-4").await, "Hryhorii");

        // The first round: each game is typed once, its other cell fills itself.
        b.press("#cell-1-1").await;
        b.keys("2 +").await;
        b.keys(Key::Enter).await;
        assert_eq!(
            (
                b.value("#cell-1-1").await.as_str(),
                b.value("#cell-2-1").await.as_str()
            ),
            ("2+", "1-")
        );
        b.keys(Key::Down).await;
        b.keys("4=").await;
        b.keys(Key::Right).await;
        assert_eq!(b.value("#cell-4-1").await, "3=");
        // To the right in the same row, and up again.
        b.keys("1-").await;
        b.keys(Key::Up).await;
        assert_eq!(b.value("#cell-3-2").await, "1-");
        assert_eq!(b.value("#cell-1-2").await, "3+");
        b.keys("4+").await;
        b.keys(Key::Enter).await;
        assert_eq!(b.value("#cell-2-2").await, "4+");
        assert_eq!(b.value("#cell-4-2").await, "2-");

        // The other player insists: both cells are marked, whatever was typed stays.
        b.press("#cell-1-1").await;
        b.keys(Key::Enter).await;
        b.keys("1+").await;
        b.keys(Key::Enter).await;
        b.element("#cell-1-1[aria-invalid='true']").await;
        b.element("#cell-2-1[aria-invalid='true']").await;
        assert_eq!(b.value("#cell-1-1").await, "2+");

        b.element(".save-state[data-state='saved']").await;
        b.complaints("job-keyboard").await;
        let said = b.text(".save-state").await;
        assert!(said.starts_with("Saved"), "{said}");
        site.open(&b, &format!("{page}/table")).await;
        for (cell, value) in [
            ("#name-4", "Hryhorii"),
            ("#cell-1-1", "2+"),
            ("#cell-2-1", "1+"),
            ("#cell-4-1", "3="),
            ("#cell-4-2", "2-"),
        ] {
            assert_eq!(b.value(cell).await, value, "{cell}");
        }
        b.element("#cell-2-1[aria-invalid='true']").await;
        let errors = b.console_errors().await;
        assert!(errors.is_empty(), "{errors:?}");
    });
}

/// The name in the first row of a wall list, as the site writes it. Real names stay in their files.
fn first_name(table: &str) -> String {
    let row = table
        .lines()
        .find(|l| l.trim_start().starts_with("1 "))
        .unwrap_or_default();
    let mut words = row
        .split_whitespace()
        .skip(1)
        .map(|w| w.trim_end_matches(','));
    format!(
        "{} {}",
        words.next().unwrap_or_default(),
        words.next().unwrap_or_default()
    )
}
