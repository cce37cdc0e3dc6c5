//! What other sites show: small pages in their frames, a badge, and the pictures in the previews of
//! links.

use crate::app::App;
use crate::client::{Client, Page};
use crate::database::on_both;

/// What the head of a page says under a name.
#[track_caller]
fn said(page: &Page, name: &str) -> String {
    let at = page
        .body
        .find(&format!("=\"{name}\""))
        .unwrap_or_else(|| panic!("{} has no {name}", page.path));
    let rest = page.body[at..].split_once("content=\"").unwrap().1;
    rest.split('"').next().unwrap().to_owned()
}

/// Width and height of a PNG.
#[track_caller]
fn size(page: &Page) -> (u32, u32) {
    assert_eq!(page.header("content-type"), "image/png", "{}", page.path);
    assert!(page.bytes.starts_with(b"\x89PNG"), "{}", page.path);
    let number = |at: usize| u32::from_be_bytes(page.bytes[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

/// Every link of a page leads into a window of its own.
#[track_caller]
fn links_open_aside(page: &Page) {
    let links: Vec<&str> = page
        .body
        .split("<a ")
        .skip(1)
        .filter_map(|rest| rest.split('>').next())
        .collect();
    assert!(!links.is_empty(), "{}", page.path);
    for link in links {
        assert!(
            link.contains("target=\"_blank\"") && link.contains("rel=\"noopener\""),
            "{}: {link}",
            page.path
        );
    }
}

/// The address of the site, as its pages name it.
#[track_caller]
fn base(visitor: &Client) -> String {
    said(&visitor.page("/steppe"), "og:url")
        .trim_end_matches("/steppe")
        .to_owned()
}

fn cookies(page: &Page) -> &str {
    page.header("set-cookie")
}

on_both! {
    fn other_sites_may_frame_what_is_made_for_it_and_nothing_else(app: App) {
        let (visitor, player) = (app.visitor(), app.player("p01"));
        let framed = ["ratings".to_owned(), "tournaments".to_owned(), format!("players/{player}"), format!("players/{player}/badge.svg")];
        for address in framed.map(|rest| format!("/embed/steppe/{rest}")) {
            // The second answer is the finished page.
            for _ in 0..2 {
                let page = visitor.get(&address).ok();
                let policy = page.header("content-security-policy");
                assert!(policy.contains("frame-ancestors *;") && policy.contains("script-src 'none'"), "{address}: {policy}");
                assert!(policy.contains("form-action 'none'") && policy.contains("base-uri 'none'"), "{address}: {policy}");
                assert_eq!(page.header("x-frame-options"), "", "{address}");
                assert_eq!(page.header("cross-origin-resource-policy"), "cross-origin", "{address}");
            }
        }
        for own in ["/steppe", "/steppe/ratings", "/embed/steppe/ratings/2026-01-01", "/embed/nowhere/ratings", "/embed/steppe/players/999999"] {
            let page = visitor.get(own);
            assert_eq!(page.header("x-frame-options"), "DENY", "{own}");
            assert_eq!(page.header("cross-origin-resource-policy"), "same-origin", "{own}");
        }
    }

    fn an_embed_reads_no_cookie_and_sets_none(app: App) {
        let (official, visitor) = (app.official(), app.visitor());
        let address = "/embed/steppe/ratings?lang=uk";
        let plain = visitor.get(address).ok();
        assert_eq!(cookies(&plain), "");
        assert!(plain.body.contains("<html lang=\"uk\">"), "{}", plain.body);
        let own = official.get(address).ok();
        assert_eq!((own.body.as_str(), cookies(&own)), (plain.body.as_str(), ""), "whoever is logged in reads the same");
        // The language that was asked for here is nobody's choice.
        assert!(visitor.get("/embed/steppe/ratings").ok().body.contains("<html lang=\"en\">"));
        visitor.get("/steppe?lang=ru").ok();
        assert!(visitor.get("/embed/steppe/ratings").ok().body.contains("<html lang=\"en\">"), "a cookie of the site decides nothing");
        assert_eq!(cookies(&visitor.get("/embed/nowhere/ratings?lang=uk")), "");
        // Finished pages, also with a language.
        let before = app.finished_pages();
        visitor.get("/embed/steppe/tournaments").ok();
        visitor.get("/embed/steppe/tournaments?lang=ru").ok();
        visitor.get("/embed/steppe/tournaments?lang=uk").ok();
        assert_eq!(app.finished_pages(), before + 3);
    }

    fn an_embedded_list_has_as_many_rows_as_are_asked_for(app: App) {
        let visitor = app.visitor();
        let rows = |asked: &str| visitor.get(&format!("/embed/steppe/ratings{asked}")).ok().rows().len();
        let all = rows("?rows=50");
        let few = rows("?rows=5");
        assert!(few <= all && rows("?rows=1") == few && rows("?rows=100000") == all && rows("?rows=no") == rows(""));
        let page = visitor.get("/embed/steppe/ratings").ok();
        links_open_aside(&page);
        assert!(!page.body.contains("<script") && !page.body.contains("<form") && !page.body.contains("<nav"), "{}", page.body);
        links_open_aside(&visitor.get("/embed/steppe/tournaments").ok());
    }

    fn embedded_tournaments_are_those_to_come(app: App) {
        let (planned, rated) = (app.tournament_in("Cup to come", "planned"), app.tournament_in("Cup of old", "rated"));
        let page = app.visitor().get("/embed/steppe/tournaments").ok();
        page.says_nothing_of("Cup of old");
        let stored = app.stored(planned);
        if stored.conditions.ends >= app.now().date() {
            page.says("Cup to come");
        }
        assert!(!page.body.contains(&format!("/tournaments/{rated}")));
    }

    fn a_badge_is_a_drawing_with_the_name_escaped(app: App) {
        let player = app.player("p01");
        app.database.tamper(&format!("UPDATE players SET name = '<b>\"Ann\" & Co', latin = '<b>\"Ann\" & Co' WHERE id = {player}"));
        let badge = app.visitor().get(&format!("/embed/steppe/players/{player}/badge.svg")).ok();
        assert_eq!(badge.header("content-type"), "image/svg+xml; charset=utf-8");
        assert!(!badge.body.contains("<b>") && badge.body.contains("Ann"), "{}", badge.body);
        assert!(!badge.body.contains("style=") && !badge.body.contains("<script"), "{}", badge.body);
    }

    fn pages_say_how_they_are_embedded(app: App) {
        let (visitor, player) = (app.visitor(), app.player("p01"));
        let base = base(&visitor);
        let shows = |path: &str, line: String| {
            let page = visitor.page(path);
            assert!(page.body.contains(&line), "{path} has no {line}");
        };
        shows("/steppe/ratings", format!("&lt;iframe src=\"{base}/embed/steppe/ratings?lang=en\" title=\"Current rating\""));
        shows("/steppe/ratings", format!("&lt;iframe src=\"{base}/embed/steppe/tournaments?lang=en\" title=\"Tournaments\""));
        let own = format!("/steppe/players/{player}");
        shows(&own, format!("&lt;iframe src=\"{base}/embed{own}?lang=en\""));
        shows(&own, format!("&lt;img src=\"{base}/embed{own}/badge.svg?lang=en\""));
    }

    fn the_preview_of_a_link_has_a_title_a_sentence_and_a_picture(app: App) {
        let (visitor, player) = (app.visitor(), app.player("p01"));
        let cup = app.tournament_in("Кубок 囲碁 <b>&", "rated");
        let base = base(&visitor);
        let pages = ["/steppe".to_owned(), "/steppe/ratings".to_owned(), "/steppe/ratings/2026-01-01".to_owned(), format!("/steppe/tournaments/{cup}"), format!("/steppe/players/{player}")];
        for path in pages {
            let page = visitor.page(&path);
            assert!(!said(&page, "og:title").is_empty() && !said(&page, "og:description").is_empty(), "{path}");
            assert_eq!(said(&page, "og:image"), format!("{base}{path}/preview.png?lang=en"));
            assert_eq!((said(&page, "og:image:width").as_str(), said(&page, "og:image:height").as_str()), ("1200", "630"));
            let address = said(&page, "og:image");
            let picture = visitor.get(address.strip_prefix(&base).unwrap()).ok();
            assert_eq!(size(&picture), (1200, 630), "{path}");
            assert_eq!(cookies(&picture), "");
        }
        // Whatever else a page is, its link shows the federation.
        let page = visitor.page("/steppe/verification");
        assert_eq!(said(&page, "og:image"), format!("{base}/steppe/preview.png?lang=en"));
        for nothing in ["/nowhere", "/steppe/ratings/2025-13-40", "/steppe/tournaments/999999", "/steppe/players/x", "/steppe/free words", "/steppe/Calendar", "/steppe/rules/9"] {
            visitor.get(&format!("{}/preview.png", nothing.replace(' ', "%20"))).is(404);
        }
    }

    fn each_page_of_a_federation_has_its_own_picture(app: App) {
        let (visitor, steppe) = (app.visitor(), app.federation("steppe").id);
        let base = base(&visitor);
        let ivory = app.read(|c| crosstable::db::clubs::find_by_name(c, steppe, "Ivory")).unwrap().id;
        let (note, club) = (format!("/steppe/news/{}", app.note()), format!("/steppe/clubs/{ivory}"));
        let mut drawn = vec![visitor.get("/steppe/preview.png").ok().bytes];
        let titled = ["news", "clubs", "calendar", "rules", "rules/0", "changes", "numbers", "tournaments", "orders", "articles", "referees", "calculator"];
        for path in titled.map(|page| format!("/steppe/{page}")).into_iter().chain([note, club, "/steppe/ratings".to_owned()]) {
            let picture = said(&visitor.page(&path), "og:image");
            assert_eq!(picture, format!("{base}{path}/preview.png?lang=en"));
            let picture = visitor.get(picture.strip_prefix(&base).unwrap()).ok();
            assert_eq!((size(&picture), cookies(&picture)), ((1200, 630), ""), "{path}");
            assert!(!drawn.contains(&picture.bytes), "{path} has the picture of another page");
            drawn.push(picture.bytes);
        }
        // No second address leads to a picture that is kept.
        for other in ["/steppe/rules/00", "/steppe/news/01", "/steppe/clubs/+1"] {
            visitor.get(&format!("{other}/preview.png")).is(404);
        }
    }

    fn a_picture_is_drawn_once_in_each_language(app: App) {
        let visitor = app.visitor();
        let first = visitor.get("/steppe/preview.png").ok();
        let before = app.finished_pages();
        // What is asked behind it is nothing to it.
        for junk in ["?a=1", "?b=2&lang=en", "?lang=en&lang=en"] {
            assert_eq!(visitor.get(&format!("/steppe/preview.png{junk}")).ok().bytes, first.bytes, "{junk}");
        }
        assert_eq!(app.finished_pages(), before);
        let ukrainian = visitor.get("/steppe/preview.png?lang=uk").ok();
        assert_ne!(ukrainian.bytes, first.bytes);
        assert_eq!(app.finished_pages(), before + 1);
    }
}
