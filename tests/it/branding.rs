//! What a federation's pages are known by: emblem, icon, ornament, name.

use crosstable::actions::news::{self, NewsInput};
use crosstable::actions::{Actor, Grant, Tx, setup};
use crosstable::db::news as stored_news;
use crosstable::domain::language::Language;
use crosstable::domain::role::Role;

use crate::app::{App, VALLEY, import, noon};
use crate::database::{Kind, on_both};

const STAR: &[u8] =
    br##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M5 0l1 4h4l-3 2 1 4-3-2-3 2 1-4-3-2h4z" fill="#c00"/></svg>"##;

/// The address of the picture in the head of a page whose name is this.
fn picture(page: &str, name: &str) -> Option<String> {
    let at = page.find(&format!("/{name}?v="))?;
    let begin = page[..at].rfind('"')? + 1;
    let end = at + page[at..].find('"')?;
    Some(page[begin..end].to_owned())
}

/// A chairman who has no account.
fn chairman_of(app: &App, slug: &str) -> Actor {
    let grant = Grant {
        role: Role::Chairman,
        federation: Some(app.federation(slug).id),
        club: None,
    };
    Actor {
        account: None,
        name: "The chairman".to_owned(),
        grants: vec![grant],
    }
}

impl App {
    /// A note among the news of steppe.
    pub(crate) fn note(&self) -> i64 {
        let (official, steppe) = (self.actor("official"), self.federation("steppe"));
        let known = self
            .read(|c| stored_news::load_newest(c, steppe.id, None, 100))
            .into_iter()
            .find(|note| note.text.title == "A note");
        if let Some(note) = known {
            return note.id.0;
        }
        let given = NewsInput {
            language: "en".to_owned(),
            title: "A note".to_owned(),
            body: "First *part*.\n\nSecond part.".to_owned(),
        };
        self.write(|c| news::enter_note(&mut Tx::new(c, &official, &steppe, noon()), &given))
            .0
    }
}

#[test]
fn the_only_federation_has_its_name_above_every_page_until_there_is_another() {
    for kind in [Kind::Sqlite, Kind::Postgres] {
        let Some(app) = App::alone(kind) else {
            continue;
        };
        let visitor = app.visitor();
        let said = |page: &str| {
            visitor
                .page(page)
                .body
                .split("<main")
                .next()
                .unwrap_or_default()
                .contains("Federation of the Steppe")
        };
        for page in ["/login?lang=en", "/help", "/help"] {
            assert!(said(page), "{page}");
        }
        let (steppe, chairman) = (app.federation("steppe"), chairman_of(&app, "steppe"));
        app.write(|c| {
            setup::set_names(
                &mut Tx::new(c, &chairman, &steppe, noon()),
                &[(Language::English, "Steppe Go".to_owned())],
            )
        });
        assert!(
            !said("/help") && visitor.page("/help").body.contains("Steppe Go"),
            "a finished page keeps no old name"
        );
        app.write(|c| {
            import(c, VALLEY);
            Ok(())
        });
        assert!(
            !visitor.page("/help").body.contains("Steppe Go"),
            "there are two"
        );
    }
}

on_both! {
    fn a_moment_says_exactly_when_and_scripts_how_long_ago(app: App) {
        let note = app.note();
        for path in ["/steppe/news?lang=en".to_owned(), format!("/steppe/news/{note}?lang=en"), "/steppe?lang=en".to_owned()] {
            let page = app.visitor().page(&path);
            assert!(page.body.contains("<time datetime=\"2026-05-10T12:00:00Z\" data-ago>10\u{a0}May\u{a0}2026</time>"), "{path}: {}", page.body);
        }
    }

    fn every_page_of_a_federation_is_its_own(app: App) {
        let visitor = app.visitor();
        for page in ["/steppe", "/steppe/ratings", "/steppe/nothing-here", "/steppe/tournaments"] {
            let page = visitor.get(&format!("{page}?lang=en"));
            let head = page.body.split("<main").next().unwrap_or_default();
            assert!(!head.contains("Crosstable"), "{head}");
            assert!(head.contains("action=\"/steppe/ratings\"") && head.contains("/login?back="), "{head}");
            for name in ["icon.svg", "ornament.svg"] {
                assert!(picture(head, name).is_some_and(|address| address.starts_with("/steppe/")), "{name}: {head}");
            }
            assert!(page.body.split("<footer").nth(1).unwrap_or_default().contains("Crosstable"));
        }
        let site = visitor.page("/?lang=en").body;
        assert!(site.split("<main").next().unwrap_or_default().contains("Crosstable"));
    }

    fn pages_of_no_federation_carry_the_name_of_the_reader_s(app: App) {
        let head = |page: &crate::client::Page| page.body.split("<main").next().unwrap_or_default().to_owned();
        let visitor = app.visitor();
        for page in ["/login?lang=en", "/help?lang=en", "/search?lang=en"] {
            assert!(head(&visitor.page(page)).contains("<span>Crosstable</span>"), "{page}: there are two federations");
        }
        let asked = head(&visitor.page("/login?back=%2Fvalley%2Fratings&lang=en"));
        assert!(asked.contains("href=\"/valley\"") && !asked.contains("<span>Crosstable"), "{asked}");
        let officer = head(&app.chairman().page("/account?lang=en"));
        assert!(officer.contains("href=\"/steppe\"") && officer.contains("href=\"/steppe/inbox\""), "{officer}");
        assert_eq!(app.visitor().get("/steppe/desk").is(308).header("location"), "/steppe/inbox", "bookmarks and letters lead there");
        assert!(head(&app.admin().page("/account?lang=en")).contains("<span>Crosstable</span>"));
        visitor.page("/login?back=%2Fnowhere&lang=en").says("Log in");
    }

    fn links_of_a_federation_keep_its_name_above_pages_of_none(app: App) {
        let visitor = app.visitor();
        let head = |path: &str| visitor.page(path).body.split("<main").next().unwrap_or_default().to_owned();
        let leads = |from: &str, to: &str| assert!(visitor.page(from).links().contains(&to.to_owned()), "{from} doesn't lead to {to}");
        for page in ["/help", "/privacy", "/api"] {
            leads("/valley", &format!("{page}?of=valley"));
        }
        for page in ["/help?of=valley", "/help/tournament?of=valley", "/privacy?of=valley", "/api?of=valley", "/search?of=valley", "/search?q=ko&of=valley"] {
            // The second answer is the finished page.
            for _ in 0..2 {
                let head = head(page);
                assert!(head.contains("href=\"/valley\"") && !head.contains("<span>Crosstable"), "{page}: {head}");
                let canonical = head.split("rel=\"canonical\" href=\"").nth(1).unwrap().split('"').next().unwrap();
                let alternates = head.split("<link ").skip(1).all(|link| !link.split('>').next().unwrap_or_default().contains("of=valley"));
                assert!(!canonical.contains("of=") && alternates, "{page}: {head}");
            }
            leads(page, "/help?of=valley");
            assert!(head(page).contains("of=valley&amp;lang=uk") || head(page).contains("of=valley&#38;lang=uk"), "{page}: another language keeps it");
        }
        leads("/help?of=valley", "/help/table?of=valley");
        leads("/help/tournament?of=valley", "/help/table?of=valley");
        visitor.page("/search?of=valley").says_nothing_of("No players found");
        assert!(visitor.page("/search?of=valley").body.contains("name=\"of\" value=\"valley\""));
        assert!(head("/login?back=%2Fhelp%3Fof%3Dvalley&lang=en").contains("href=\"/valley\""));
        // What is above doesn't change for who comes without it, and what names nobody is kept
        // nowhere.
        assert!(head("/help").contains("<span>Crosstable"));
        let before = app.finished_pages();
        for junk in ["of=nowhere", "of=", "of", "of=valley&of=steppe", "of=valley&of=valley", "%6ff=valley", "of=Valley"] {
            visitor.page(&format!("/help?{junk}"));
        }
        assert_eq!(app.finished_pages(), before);
        assert!(head("/help?of=nowhere").contains("<span>Crosstable"));
        // Renamed, it is called so on pages that are kept.
        let (valley, chairman) = (app.federation("valley"), app.actor("chairman-valley"));
        app.write(|c| setup::set_names(&mut Tx::new(c, &chairman, &valley, noon()), &[(Language::English, "Valley Go".to_owned())]));
        assert!(head("/help?of=valley").contains("Valley Go"));
    }

    fn pictures_of_a_federation_are_kept_for_good_and_change_their_address(app: App) {
        let (visitor, chairman) = (app.visitor(), app.chairman());
        let page = || visitor.page("/steppe/ratings").body;
        for name in ["icon.svg", "ornament.svg"] {
            for reader in [&visitor, &chairman] {
                let file = reader.page(&picture(&page(), name).unwrap());
                assert!(file.body.starts_with("<svg") && file.header("content-type").starts_with("image/svg+xml"), "{name}");
                assert!(file.header("cache-control").contains("immutable"), "{name}: {}", file.header("cache-control"));
            }
        }
        let (icon, ornament) = (picture(&page(), "icon.svg"), picture(&page(), "ornament.svg"));
        assert_ne!(visitor.page(&ornament.clone().unwrap()).body, visitor.page("/valley/ornament.svg").body);
        assert_eq!(picture(&page(), "mark.png"), None);
        visitor.get("/steppe/mark.png").is(404);
        chairman.page("/steppe/settings?lang=en");
        let plum = [("accent", "plum".to_owned())];
        chairman.upload("/steppe/settings/papers", &plum, Some(("emblem.svg", STAR))).is(303);
        assert_ne!(picture(&page(), "icon.svg"), icon);
        assert_eq!(picture(&page(), "ornament.svg"), ornament);
        let first = picture(&page(), "mark.png").unwrap();
        let mark = visitor.page(&first);
        assert!(mark.bytes.starts_with(b"\x89PNG") && mark.bytes.len() < 20_000, "{}", mark.bytes.len());
        assert!(mark.header("cache-control").contains("immutable"));
        chairman.upload("/steppe/settings/papers", &plum, Some(("other.svg", STAR))).is(303);
        assert_ne!(picture(&page(), "mark.png").unwrap(), first);
    }

    fn officials_write_news_that_everybody_reads(app: App) {
        let (visitor, official, chairman) = (app.visitor(), app.official(), app.chairman());
        assert!(!visitor.page("/steppe?lang=en").body.contains("/steppe/news"), "nothing empty is shown");
        let form = official.page("/steppe/news/new?lang=en").form("/news/new");
        // Looked at first, refused with what is missing, and then entered.
        let typed = form.set("title", "Summer camp").set("language", "en").set("body", "We *meet* <b>here</b>.\n\nBring a friend.");
        let preview = official.submit(&typed.clone().set("preview", "1"));
        assert!(preview.body.contains("<em>meet</em>") && !preview.body.contains("<b>here"), "{}", preview.body);
        assert!(!visitor.page("/steppe?lang=en").body.contains("Summer camp"));
        official.submit(&typed.clone().set("title", " ")).is(422);
        official.submit(&typed.clone().set("title", &"x".repeat(161))).is(422);
        let address = official.submit(&typed).location();
        let home = visitor.page("/steppe?lang=en");
        assert!(home.body.contains("Summer camp") && home.body.contains("<em>meet</em>") && !home.body.contains("Bring a friend"));
        assert!(visitor.page("/steppe/news?lang=uk").body.contains(&format!("href=\"{address}\"")));
        visitor.page(&format!("{address}?lang=en")).says("Bring a friend");
        assert!(visitor.page("/steppe/feed.atom").body.contains("Summer camp"));
        assert!(!visitor.page("/valley/feed.atom").body.contains("Summer camp"));
        visitor.get(&address.replace("steppe", "valley")).is(404);
        // What is told of it elsewhere is its first paragraph, in a description and the feed
        // without signs.
        let table = "# Dates\n\nCome to the **camp** with [us](https://example.org).\n\n| day | what |\n|---|---|\n| 1 | play |";
        let headed = official.submit(&typed.clone().set("title", "Autumn camp").set("body", table)).location();
        assert!(visitor.page(&format!("{headed}?lang=en")).body.contains("name=\"description\" content=\"Come to the camp with us.\""));
        assert!(visitor.page("/steppe/feed.atom").body.contains(">Come to the camp with us.<"));
        assert!(visitor.page("/steppe?lang=en").body.contains("<strong>camp</strong>"));
        // Changed and removed by any official, with a line in the log each.
        let form = chairman.page(&format!("{address}/edit")).form("/edit");
        assert_eq!(form.value("title"), "Summer camp");
        chairman.submit(&form.set("title", "Winter camp")).is(303);
        visitor.page(&format!("{address}?lang=en")).says("Winter camp").says("changed");
        let removal = chairman.page(&format!("{address}?lang=en"));
        assert!(removal.body.contains("data-confirm"));
        chairman.submit(&removal.form("/removal")).is(303);
        visitor.get(&address).is(404);
        let log = official.page("/steppe/audit?lang=en");
        log.says("published a note").says("changed a note").says("removed a note").says("Winter camp");
    }

    fn news_of_the_past_are_read_page_by_page(app: App) {
        let (official, steppe) = (app.actor("official"), app.federation("steppe"));
        for n in 1..=23 {
            let given = NewsInput { language: "uk".to_owned(), title: format!("Note {n:02}"), body: String::new() };
            app.write(|c| news::enter_note(&mut Tx::new(c, &official, &steppe, noon()), &given));
        }
        let first = app.visitor().page("/steppe/news?lang=en");
        assert!(first.body.contains("Note 23") && first.body.contains("Note 04") && !first.body.contains("Note 03"));
        let at = first.body.find("/steppe/news?before=").unwrap();
        let older: String = first.body[at..].chars().take_while(|c| *c != '"').collect();
        let second = app.visitor().page(&older);
        assert!(second.body.contains("Note 03") && second.body.contains("Note 01") && !second.body.contains("rel=\"next\""));
        let home = app.visitor().page("/steppe").body;
        assert!(home.contains("Note 21") && !home.contains("Note 20"));
    }

    fn the_home_page_says_what_the_federation_is(app: App) {
        let (visitor, chairman) = (app.visitor(), app.chairman());
        let form = chairman.page("/steppe/settings/home?lang=en").form("/settings/home");
        chairman.submit(&form.clone().set("about_uk", &"я".repeat(10_001))).is(422);
        let typed = form.set("about_uk", "Степовий союз").set("contacts_en", "**Office:** <office@steppe.example>");
        assert!(chairman.submit(&typed.clone().set("preview", "1")).body.contains("<strong>Office:</strong>"));
        assert!(!visitor.page("/steppe").body.contains("Степовий союз"));
        chairman.submit(&typed).is(303);
        // What isn't said in a language is read in another.
        for language in ["en", "uk"] {
            let home = visitor.page(&format!("/steppe?lang={language}")).body;
            assert!(home.contains("<p>Степовий союз</p>") && home.contains("mailto:office@steppe.example"), "{home}");
        }
        assert!(!visitor.page("/valley").body.contains("Степовий союз"));
    }

    fn the_home_page_is_seen_before_it_is_saved(app: App) {
        let (visitor, chairman) = (app.visitor(), app.chairman());
        let form = chairman.page("/steppe/settings/home?lang=en").form("/settings/home");
        let typed = form.set("about_en", "A union of the *steppe*").set("contacts_uk", "Пишіть <b>нам</b>");
        chairman.submit(&typed.clone().set("about_uk", &"я".repeat(10_001)).set("whole", "1")).is(422);
        let preview = chairman.submit(&typed.set("whole", "1")).ok();
        preview.says("nothing is saved yet").says("Contacts");
        assert!(preview.body.contains("A union of the <em>steppe</em>") && preview.body.contains("Пишіть"), "{}", preview.body);
        assert!(!visitor.page("/steppe").body.contains("A union of the"), "nothing was stored");
        // One goes on writing, and then saves: nothing that was typed is lost.
        let held = preview.form("/settings/home");
        let again = chairman.submit(&held.clone().set("edit", "1")).ok().form("/settings/home");
        assert_eq!((again.value("about_en"), again.value("contacts_uk")), (held.value("about_en"), held.value("contacts_uk")));
        assert_eq!(again.value("contacts_uk"), "Пишіть <b>нам</b>");
        chairman.submit(&held).is(303);
        assert!(visitor.page("/steppe?lang=en").body.contains("A union of the <em>steppe</em>"));
    }

    fn cities_with_clubs_are_drawn_where_three_are_known(app: App) {
        let (visitor, steppe) = (app.visitor(), app.federation("steppe").id);
        let add = |name: &str, city: &str| app.write(|c| Ok(crosstable::db::clubs::add(c, steppe, name, None, Some(city), None)?));
        add("Sail", "Одесса");
        add("Lion", "Lviv");
        add("Other lion", "Львів");
        assert!(!visitor.page("/steppe").body.contains("id=\"map-title\""), "two cities are no map");
        add("Chestnut", "Київ");
        let home = visitor.page("/steppe?lang=en").body;
        let map = home.split("class=\"chart map\"").nth(1).and_then(|rest| rest.split("</svg>").next()).unwrap();
        assert!(map.contains("Kyiv: 1 club") && map.contains("Lviv: 2 clubs") && map.contains("Odesa: 1 club"), "{map}");
        assert_eq!(map.matches("<circle").count(), 3, "{map}");
        assert!(!home.contains("Odessa") && home.matches("Odesa").count() > map.matches("Odesa").count(), "the list names it like the map");
    }

    fn only_the_demo_shows_the_pieces_of_its_pages(app: App) {
        app.visitor().get("/style").is(404);
        let app = app.with_settings(|settings| settings.demo = true);
        let visitor = app.visitor();
        let ukrainian = visitor.page("/style?lang=uk");
        ukrainian.says("Деталі сторінок").says("Боривітер Ірма").says("Камені").says("Кубок боривітра").says("2117,3");
        ukrainian.says_nothing_of("Kestrel").says_nothing_of("2117.3").says_nothing_of("0.664");
        let english = visitor.page("/style?lang=en");
        english.says("Ivory Kestrel").says("Kestrel Cup").says("2104.0 + 13.3 = 2117.3").says("\u{2212}2.5");
        let page = &english.body;
        for piece in ["card", "badge rated", "flash bad", "field bad", "data crosstable", "data rows", "tabs", "pager", "chart small", "empty", "swatch accent-plum", "figure card", "form-line", "playing", "top-boards", "data paired", "knockout", "winners", "path", "timeline", "steps", "grid", "row-note bad", "told", "arrivals", "news-note", "house-foot", "chart map"] {
            assert!(page.contains(&format!("class=\"{piece}\"")), "{piece}");
        }
    }

    fn the_home_page_names_the_newest_documents(app: App) {
        let visitor = app.visitor();
        assert!(!visitor.page("/steppe").body.contains("id=\"documents\""), "nothing empty shows");
        let order = app.order();
        let home = visitor.page("/steppe?lang=en");
        home.says("Documents").says("Order No. 0").says("All orders").says_nothing_of("All texts");
        assert!(home.links().contains(&format!("/steppe/orders/{order}")));
        let text = app.wording();
        for _ in 0..7 {
            app.order();
        }
        let home = visitor.page("/steppe?lang=en");
        let list = home.body.split("id=\"documents\"").nth(1).and_then(|rest| rest.split("</ul>").next()).unwrap();
        assert_eq!(list.matches("<li>").count(), 6, "{list}");
        assert!(list.contains(&format!("/steppe/rules/text/{text}\"")), "the text is newer than the orders: {list}");
        home.says("All texts").says_nothing_of("Order No. 0");
        assert!(!visitor.page("/valley").body.contains("id=\"documents\""));
    }

    fn who_changes_what_another_one_has_changed_meanwhile_is_told(app: App) {
        let (one, other) = (app.chairman(), app.chairman());
        let news = app.note();
        let address = format!("/steppe/news/{news}/edit?lang=en");
        for (address, form, field) in [
            (address.as_str(), "/edit", "title"),
            ("/steppe/settings/home?lang=en", "/settings/home", "about_en"),
        ] {
            let (first, second) = (one.page(address).form(form), other.page(address).form(form));
            // Looking at it first changes nothing about that.
            let second = other.submit(&second.set(field, "Theirs").set("preview", "1")).form(form);
            one.submit(&first.set(field, "Mine")).is(303);
            let refused = other.submit(&second.set(field, "Theirs")).is(409);
            refused.says("Changed in the meantime");
            let again = refused.form(form);
            assert_eq!(again.value(field), "Theirs");
            assert_eq!(one.page(address).form(form).value(field), "Mine");
            other.submit(&again).is(303);
            assert_eq!(one.page(address).form(form).value(field), "Theirs");
        }
        let new = one.page("/steppe/settings/categories?lang=en").form("/settings/categories").set("code", "women").set("gender", "f");
        one.submit(&new.set("name_en", "Women").set("name_ru", "Женщины").set("name_uk", "Жінки")).is(303);
        let edit = |client: &crate::client::Client| client.page("/steppe/settings/categories?edit=women&lang=en").form("/settings/categories");
        let (first, second) = (edit(&one), edit(&other));
        one.submit(&first.set("age_min", "60")).is(303);
        let refused = other.submit(&second.set("age_min", "50")).is(409);
        refused.says("Changed in the meantime");
        other.submit(&refused.form("/settings/categories")).is(303);
        assert_eq!(edit(&one).value("age_min"), "50");
    }

    fn the_same_note_sent_again_from_another_page_is_not_entered_twice(app: App) {
        let official = app.official();
        let enter = |title: &str| {
            let form = official.page("/steppe/news/new?lang=en").form("/news/new").set("title", title).set("body", "At noon.");
            official.submit(&form)
        };
        let note = enter("The cup begins").is(303).location();
        let refused = enter("The cup begins").is(422);
        refused.says("this is already entered");
        assert!(refused.links().contains(&note), "{:?}", refused.links());
        enter("The cup ends").is(303);
        // The newest is another one now, and tomorrow it is news again.
        enter("The cup begins").is(303);
        app.pass(chrono::TimeDelta::hours(25));
        enter("The cup begins").is(303);
    }

    fn no_form_overwrites_unseen_what_another_one_has_saved(app: App) {
        let member = format!("/steppe/members/{}", app.joins("p01", "Ivory", "2024-01-01"));
        let licence = format!("/steppe/referees/{}", app.licensed("Lev Bondar", "", ""));
        let player = format!("/steppe/players/{}/edit", app.player("p07"));
        let club = format!("/steppe/clubs/{}/edit", app.club("Ivory"));
        let settings = ("/steppe/settings".to_owned(), "/settings/names".to_owned());
        let same = |address: String| (address.clone(), address);
        for (login, (address, form), stored, typed, says) in [
            ("official", same(member), ("paid_until", "2026-12-31"), ("since", "2023-01-01"), "stored now: “31 December 2026”"),
            ("official", same(licence), ("category", "first"), ("number", "18"), "stored now: “first”"),
            ("official", same(player), ("gender", "f"), ("latin", "Lelecka"), "stored now: “female”"),
            ("official", same(club), ("city", ""), ("contacts", "Tue 18:00"), "stored now: empty"),
            ("chairman", settings, ("name_en", "Steppe"), ("name_uk", "Степ"), "stored now: “Steppe”"),
        ] {
            let (one, other) = (app.login(login), app.login(login));
            let (first, second) = (one.page(&address).form(&form), other.page(&address).form(&form));
            one.submit(&first.set(stored.0, stored.1)).is(303);
            let refused = other.submit(&second.set(typed.0, typed.1)).is(409);
            refused.says("Changed in the meantime").says(says);
            let again = refused.form(&form);
            assert_eq!(again.value(typed.0), typed.1, "{address}");
            assert_eq!(one.page(&address).form(&form).value(stored.0), stored.1, "{address}");
            // Whoever has read it may save in the place of it, and whoever types the same
            // overwrites nothing.
            other.submit(&again).is(303);
            assert_eq!(one.page(&address).form(&form).value(typed.0), typed.1, "{address}");
            other.submit(&again).is(303);
        }
    }

    fn the_papers_of_another_window_are_not_overwritten_unseen(app: App) {
        let chairman = app.chairman();
        let shown = || chairman.page("/steppe/settings").form("/settings/papers");
        let sent = |form: crate::html::FormOnPage| {
            let fields: Vec<(&str, String)> = form.fields.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
            chairman.upload("/steppe/settings/papers", &fields, None)
        };
        let (first, second) = (shown(), shown());
        sent(first.set("signatory_post", "Chair").set("accent", "plum")).is(303);
        let refused = sent(second.set("signatory_name", "O. Verba").set("accent", "blue")).is(409);
        refused.says("stored now: “Chair”").says("stored now: “plum”");
        let again = refused.form("/settings/papers");
        assert_eq!((again.value("signatory_name"), again.value("accent")), ("O. Verba", "blue"));
        assert_eq!(shown().value("signatory_post"), "Chair");
        sent(again).is(303);
        assert_eq!((shown().value("signatory_name"), shown().value("signatory_post")), ("O. Verba", ""));
    }

    fn the_current_rating_of_the_home_page_is_called_none_of_the_lists(app: App) {
        for slug in ["steppe", "valley"] {
            let page = app.visitor().page(&format!("/{slug}?lang=en"));
            assert!(page.body.contains("<h2>Current rating</h2>"), "{slug}: {}", page.body);
        }
    }

    fn the_home_page_tells_results_with_their_winners_and_who_may_be_asked(app: App) {
        let home = app.visitor().page("/steppe?lang=uk");
        for address in home.links().into_iter().filter(|address| address.starts_with("/steppe")) {
            app.visitor().get(&address).is(200);
        }
        let chairman = app.actor("chairman").name;
        assert!(home.body.contains(&chairman), "{chairman}");
        // Somebody who was locked out is asked nothing.
        let id = app.account("chairman");
        app.write(|c| Ok(crosstable::db::accounts::update_disabled(c, id, true)?));
        app.write(|c| Ok(crosstable::db::federations::increment_version(c, app.federation("steppe").id)?));
        assert!(!app.visitor().page("/steppe?lang=uk").body.contains(&chairman));
    }

    fn a_federation_just_founded_says_so_and_leads_its_chairman_on(app: App) {
        let admin = app.admin();
        let founded = [("slug", "young"), ("name", "Young Union"), ("rules", "ssdc")];
        admin.page("/accounts?lang=en");
        admin.post("/accounts/federations", &founded).is(303);
        let home = app.visitor().page("/young?lang=en");
        home.says("Young Union").says("just started");
        for absent in ["<table", "setup", "/young/news", "/young/registration", "Next tournament", "Officers"] {
            let main = home.body.split("<main").nth(1).unwrap_or_default();
            assert!(!main.contains(absent), "{absent}: {main}");
        }
    }
}
