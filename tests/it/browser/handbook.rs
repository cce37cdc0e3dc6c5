//! The pictures of the handbook, taken of the demo: whoever changes a page takes them anew with
//! `tests/gallery`.

use std::fs;
use std::path::{Path, PathBuf};

use crosstable::actions::demo::SLUG;
use crosstable::domain::approval::State;

use super::harness::variable;
use super::pages::IN_PLAY;
use super::site::Site;
use super::{Browser, run};

/// Width of the window and the greatest height of a picture, in CSS pixels.
const WIDTH: u32 = 760;
const HIGHEST: f64 = 460.0;
/// Bytes of a picture: a page of the handbook stays as light as any other.
const HEAVIEST: u64 = 60_000;

/// Somebody who takes pictures in a language.
struct Photographer {
    site: Site,
    browser: Browser,
    language: &'static str,
    folder: PathBuf,
}

impl Photographer {
    async fn new(language: &'static str) -> Photographer {
        // Only the gallery replaces what the site is made with; elsewhere it is looked whether
        // everything pictured is still there.
        let folder = if variable("CROSSTABLE_TEST_HANDBOOK").is_some() {
            "static/help"
        } else {
            "target/handbook"
        };
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        let browser = Browser::on_a_desk()
            .window(WIDTH, 900)
            .language(language)
            .open()
            .await;
        Photographer {
            site: Site::new(),
            browser,
            language,
            folder,
        }
    }

    /// Takes a picture of a part of the page that is open.
    async fn take(&self, name: &str, part: &str) {
        let path = self.folder.join(format!("{name}-{}.webp", self.language));
        self.browser.picture(part, HIGHEST, &path).await;
        let size = fs::metadata(&path).map_or(0, |file| file.len());
        assert!(
            (1..=HEAVIEST).contains(&size),
            "{}: {size} bytes",
            path.display()
        );
    }

    async fn of(&self, name: &str, path: &str, part: &str) {
        self.site.open(&self.browser, path).await;
        self.take(name, part).await;
    }

    async fn all(&self) {
        let (site, browser) = (&self.site, &self.browser);
        self.of(
            "player",
            &format!("/{SLUG}/players/{}", site.strongest(1)[0].1),
            "main",
        )
        .await;
        site.open(browser, &site.tournament_in(State::Rated)).await;
        browser
            .press("table.crosstable a[href*='/players/'][href*='/tournaments/']")
            .await;
        browser.element("p.crumbs a[href*='/players/']").await;
        self.take("why", "main").await;
        let in_play = site.tournament(IN_PLAY);
        self.of("live", &format!("{in_play}/live"), "main").await;

        site.log_in(browser, "referee").await;
        self.of("desk", &format!("{in_play}/desk"), "main section.card")
            .await;
        self.of(
            "editor",
            &format!("{}/table", site.tournament("Вечір у «Чорній перлині»")),
            "#editor",
        )
        .await;
        self.of(
            "preview",
            &format!("{}/preview", site.tournament("Вечір при свічках")),
            "main",
        )
        .await;
        self.of("factors", "/account/factors", "main").await;

        site.log_in(browser, "official").await;
        self.of(
            "approval",
            &site.tournament("Відкритий турнір «Лозове коло»"),
            "#your-part",
        )
        .await;
        self.of("publish", &format!("/{SLUG}/ratings/new"), "main")
            .await;

        site.log_in(browser, "chair").await;
        self.of("invite", &format!("/{SLUG}/people"), "main > section")
            .await;
    }
}

fn take_all(language: &'static str) {
    run(async {
        Photographer::new(language).await.all().await;
    });
}

#[test]
fn pictures_are_taken_in_english() {
    take_all("en");
}

#[test]
fn pictures_are_taken_in_russian() {
    take_all("ru");
}

#[test]
fn pictures_are_taken_in_ukrainian() {
    take_all("uk");
}
