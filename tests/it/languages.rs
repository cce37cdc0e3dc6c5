//! Three languages: every public page in each of them, and which one a reader gets.

use std::fs;
use std::path::Path;

use crosstable::db::{TournamentId, federations, players};
use crosstable::domain::desk::Entrant;
use crosstable::domain::language::Language;

use crate::app::App;
use crate::client::Page;
use crate::database::on_both;

fn public_pages(app: &App) -> Vec<String> {
    let rated = app.tournament_in("Cup rated", "rated");
    let planned = app.tournament_in("Cup planned", "planned");
    let player = app.player("p01");
    let mut pages: Vec<String> = [
        "/",
        "/login",
        "/steppe",
        "/steppe/ratings",
        "/steppe/ratings?q=nobodyatall",
        "/steppe/ratings/2026-01-01",
        "/steppe/tournaments",
        "/steppe/ratings/comparison",
        "/steppe/ratings?gender=f&sort=name",
        "/search?q=kov",
        "/steppe/changes",
        "/steppe/calendar",
        "/steppe/calendar?view=list",
        "/steppe/calendar?month=2031-01",
        "/steppe/articles",
        "/steppe/numbers",
        "/steppe/numbers?from=2027-01-01",
        "/steppe/calculator",
        "/steppe/calculator?p=p01&o1=p03&r1=1&x2=many",
        "/steppe/calculator?p=p01&o1=p03&r1=1&x2=1400&r2=0",
        "/help",
        "/help/correction",
        "/nowhere",
    ]
    .map(str::to_owned)
    .to_vec();
    pages.push(format!("/steppe/tournaments/{rated}"));
    pages.push(format!("/steppe/tournaments/{planned}"));
    pages.push(format!("/steppe/tournaments/{rated}/players/{player}"));
    pages.push(format!("/steppe/players/{player}"));
    pages.push(format!(
        "/steppe/players/{player}/versus/{}",
        app.player("p02")
    ));
    pages.push(format!("/steppe/players/{player}/tournaments"));
    pages.push(format!("/steppe/players/{player}/opponents"));
    pages
}

#[track_caller]
fn is_in(page: &Page, code: &str) {
    assert!(
        page.body.contains(&format!("<html lang=\"{code}\">")),
        "{} is not in {code}",
        page.path
    );
}

/// A key of the message files that stands where its text should.
fn raw_keys(text: &str) -> Vec<String> {
    let files = [
        include_str!("../../locales/en/main.ftl"),
        include_str!("../../locales/en/site.ftl"),
        include_str!("../../locales/en/domain.ftl"),
        include_str!("../../locales/en/statistics.ftl"),
        include_str!("../../locales/en/history.ftl"),
        include_str!("../../locales/en/mail.ftl"),
        include_str!("../../locales/en/calculator.ftl"),
        include_str!("../../locales/en/proposals.ftl"),
        include_str!("../../locales/en/certificates.ftl"),
        include_str!("../../locales/en/calendar.ftl"),
        include_str!("../../locales/en/api.ftl"),
        include_str!("../../locales/en/audit.ftl"),
        include_str!("../../locales/en/details.ftl"),
    ];
    let keys: std::collections::BTreeSet<&str> = files
        .iter()
        .flat_map(|file| file.lines())
        .filter_map(|line| line.split_once(" = "))
        .map(|(key, _)| key)
        .filter(|key| {
            key.contains('-')
                && !key.starts_with("log-")
                && key
                    .bytes()
                    .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
        })
        .collect();
    text.split_whitespace()
        .filter(|word| {
            keys.contains(word) || word.contains("msg-") || word.starts_with("{$") || *word == "{"
        })
        .map(str::to_owned)
        .collect()
}

/// The messages of a language, each line with the name of its file.
fn messages(language: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("locales")
        .join(language);
    let files = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let lines = |file: std::path::PathBuf| {
        let text = fs::read_to_string(&file).unwrap();
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        text.lines()
            .map(|line| (name.clone(), line.to_owned()))
            .collect::<Vec<_>>()
    };
    files.flat_map(lines).collect()
}

#[test]
fn one_thing_has_one_word_and_nobodys_gender_is_guessed() {
    let both = ["(а)", "(ла)", "(лся)"];
    let russian = [
        " – ",
        "зерн",
        "Зерн",
        "подъём",
        "спуск",
        " о. ",
        "логин",
        "сесси",
        "сертификат",
        "свидетельств",
        "Макмагон",
        "олимпийск",
        "создал:",
        "отменил ",
        "победил ",
        "Аннулировал:",
    ];
    let ukrainian = [
        "—",
        "зерн",
        "Зерн",
        "підйом",
        "спуск",
        " о. ",
        "сесі",
        "сертифікат",
        "свідоцтв",
        "Макмагон",
        "переграння",
        "переграються",
        "видал",
        "посадовц",
        "створив:",
        "скасував ",
        "переміг ",
        "Анулював:",
    ];
    for (language, unwanted) in [("ru", russian.as_slice()), ("uk", ukrainian.as_slice())] {
        let lines = messages(language);
        assert!(lines.len() > 3000, "{language}");
        for (file, line) in &lines {
            let found: Vec<_> = both
                .iter()
                .chain(unwanted)
                .filter(|word| line.contains(**word))
                .collect();
            assert!(
                found.is_empty(),
                "locales/{language}/{file}: {line}: {found:?}"
            );
        }
    }
}

on_both! {
    fn ranks_are_those_of_the_readers_language(app: App) {
        let ranked = |name: &str, rank: &str| Entrant { rank: rank.to_owned(), ..Entrant::from_name(name) };
        let id = app.tournament_in("Cup ranked", "planned");
        app.in_play(TournamentId(id), vec![ranked("Ash", "1 dan"), ranked("Elm", "3 kyu"), ranked("Fir", "12 kyu"), ranked("Oak", "2 dan")]);
        let waiting = app.tournament_in("Cup waiting", "planned");
        let referee = app.referee();
        let list = format!("/steppe/tournaments/{waiting}/registrations");
        referee.page(&list);
        referee.post(&list, &[("name", "Коваль Анна"), ("rank", "4 dan")]).is(303);
        let desks = [id, waiting].map(|id| format!("/steppe/tournaments/{id}/desk"));
        let key = |page: &Page| page.body.split("name=\"key\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or("first").to_owned();
        let open = key(&referee.page(&desks[1]));
        referee.post(&desks[1], &[("key", &open), ("act", "open")]).is(303);
        let mut pages = public_pages(&app);
        let parts = ["", "/lot", "/standings", "/standings/print", "/screen", "/rounds/1", "/rounds/1/print", "/rounds/1/print?as=names", "/rounds/1/print?as=slips"];
        pages.extend(parts.map(|part| format!("/steppe/tournaments/{id}/live{part}")));
        pages.push(format!("/steppe/tournaments/{waiting}/registration"));
        pages.push(list);
        for desk in &desks {
            pages.extend(["", "/players", "/log", "/results"].map(|part| format!("{desk}{part}")));
        }
        for code in ["ru", "uk"] {
            for path in &pages {
                let page = referee.get_with(path, &[("accept-language", code)]);
                let text = page.text().replace('\u{a0}', " ");
                for rank in [" dan", " kyu"] {
                    assert!(!text.contains(rank), "{path} in {code} says{rank}: {text}");
                }
            }
        }
        let players = referee.get_with(&format!("{}/players", desks[0]), &[("accept-language", "uk")]).ok();
        assert!(players.text().replace('\u{a0}', " ").contains("1 дан"));
        let players = referee.get_with(&format!("{}/players", desks[1]), &[("accept-language", "uk")]).ok();
        assert!(players.text().replace('\u{a0}', " ").contains("4 дан"), "{}", players.text());
    }

    fn every_public_page_speaks_the_readers_language(app: App) {
        let pages = public_pages(&app);
        let english = ["Ratings", "Tournaments", "Corrections", "Federation", "Log in", "rated", "Name", "Rank", "Club", "Place", "player", "game", "Pass", "Round", "Published", "This did not work"];
        for path in &pages {
            for code in Language::ALL.map(Language::word) {
                let page = app.visitor().get_with(path, &[("accept-language", code)]);
                is_in(&page, code);
                let text = page.text();
                assert_eq!(raw_keys(&text), Vec::<String>::new(), "{path} in {code}");
                if code != "en" {
                    let words: Vec<&str> = text.split(|c: char| !c.is_alphabetic()).collect();
                    let left: Vec<&&str> = english.iter().filter(|e| words.contains(*e) || e.contains(' ') && text.contains(**e)).collect();
                    // Names of things are in the language of who entered them.
                    let left: Vec<_> = left.into_iter().filter(|e| !matches!(**e, "rated" | "Federation")).collect();
                    assert!(left.is_empty(), "{path} in {code} still says {left:?}: {text}");
                }
            }
        }
    }

    fn pages_behind_the_log_in_speak_it_as_well(app: App) {
        let drafted = app.tournament_in("Cup drafted", "drafted");
        let cosigned = app.tournament_in("Cup cosigned", "cosigned");
        let (official, chairman, admin) = (app.official(), app.chairman(), app.admin());
        for code in Language::ALL.map(Language::word) {
            for (client, paths) in [
                (&official, vec!["/account".to_owned(), "/steppe/inbox".to_owned(), "/steppe/ratings/new".to_owned(), "/steppe/players/new".to_owned(), "/steppe/tournaments/new".to_owned(), "/steppe/audit".to_owned(), format!("/steppe/tournaments/{drafted}/table"), format!("/steppe/tournaments/{drafted}/preview"), format!("/steppe/tournaments/{cosigned}")]),
                (&chairman, vec!["/steppe/people".to_owned()]),
                (&admin, vec!["/accounts".to_owned(), "/accounts/federations/steppe/hosts".to_owned()]),
            ] {
                for path in paths {
                    let page = client.get_with(&path, &[("accept-language", code)]).ok();
                    is_in(&page, code);
                    assert_eq!(raw_keys(&page.text()), Vec::<String>::new(), "{path} in {code}");
                }
            }
        }
    }

    fn the_address_outweighs_the_cookie_and_the_cookie_the_browser(app: App) {
        let visitor = app.visitor();
        is_in(&visitor.page("/steppe"), "en");
        is_in(&visitor.get_with("/steppe", &[("accept-language", "de, uk;q=0.8, ru;q=0.3")]), "uk");
        let chosen = visitor.page("/steppe?lang=ru");
        is_in(&chosen, "ru");
        assert_eq!(visitor.cookie("language").as_deref(), Some("ru"));
        is_in(&visitor.get_with("/steppe/ratings", &[("accept-language", "uk")]), "ru");
        is_in(&visitor.get_with("/steppe?lang=uk", &[("accept-language", "en")]), "uk");
        is_in(&visitor.page("/steppe"), "uk");
        is_in(&visitor.page("/steppe?lang=xx"), "uk");
        // One reader's choice is nobody else's, however the pages are kept.
        is_in(&app.visitor().page("/steppe"), "en");
        is_in(&app.visitor().get_with("/steppe", &[("accept-language", "ru")]), "ru");
    }

    fn every_page_links_to_itself_in_the_other_languages(app: App) {
        let page = app.visitor().page("/steppe/ratings?q=koval&page=1");
        for code in Language::ALL.map(Language::word) {
            let link = page.links().into_iter().find(|l| l.contains(&format!("lang={code}"))).unwrap();
            let other = app.visitor().page(&link);
            is_in(&other, code);
            assert!(other.text().contains('1') && link.contains("q=koval"), "{link}");
        }
    }

    fn names_are_in_the_script_of_the_reader(app: App) {
        let visitor = app.visitor();
        visitor.get_with("/steppe/ratings", &[("accept-language", "en")]).says("Koval Anna").says("Tkach Irena").says_nothing_of("Коваль");
        for code in ["ru", "uk"] {
            visitor.get_with("/steppe/ratings", &[("accept-language", code)]).says("Коваль Анна").says_nothing_of("Koval");
        }
        for query in ["koval", "КОВАЛЬ", "Коваль анна", "irena"] {
            visitor.page(&format!("/steppe/ratings?q={}", percent_encoding::utf8_percent_encode(query, percent_encoding::NON_ALPHANUMERIC))).says("1 player");
        }
    }

    fn names_stand_in_the_script_of_the_reader(app: App) {
        app.with_demo();
        let visitor = app.visitor();
        let mut pages = Vec::new();
        for (slug, more) in [("demo", ""), ("dots", "?pool=rapid"), ("chess", ""), ("stones", ""), ("evening", "")] {
            let lists = visitor.page(&format!("/{slug}/ratings{more}")).links();
            let player = lists.iter().find(|l| l.contains("/players/")).unwrap().clone();
            let list = lists.iter().find(|l| l.contains("/ratings/20"));
            let tournament = visitor.page(&player).links().into_iter().find(|l| l.contains("/tournaments/") && l.contains("/players/")).unwrap();
            let table = tournament.split("/players/").next().unwrap().to_owned();
            pages.extend([format!("/{slug}"), format!("/{slug}/ratings{more}"), format!("/{slug}/ratings/comparison"), format!("/{slug}/numbers")]);
            pages.extend([format!("{player}/opponents"), format!("{player}/tournaments"), tournament, table, player]);
            pages.extend([format!("/{slug}/changes"), format!("/{slug}/calculator?r=1500&x1=1600&r1=1"), "/search?q=ko".to_owned()]);
            pages.extend(list.cloned());
        }
        let names: Vec<String> = app.read(|c| {
            let mut names = Vec::new();
            for federation in federations::list(c)? {
                names.extend(players::list(c, federation.id)?.into_iter().map(|p| p.personal.name));
            }
            Ok(names)
        });
        let cyrillic: Vec<&String> = names.iter().filter(|n| n.chars().any(|c| ('\u{400}'..'\u{530}').contains(&c)) && n.contains(' ')).collect();
        assert!(cyrillic.len() > 100 && pages.len() > 50);
        for path in &pages {
            let page = visitor.page(path);
            let text = page.text();
            // Beside the own name the page of a player also tells how it is written at home.
            let lead = page.body.split("<p class=\"lead\" lang=").nth(1).map(|l| l.split(['>', '<']).nth(1).unwrap_or_default().to_owned());
            for name in cyrillic.iter().filter(|n| Some(n.as_str()) != lead.as_deref()) {
                assert!(!text.contains(name.as_str()), "{path} tells {name} in Cyrillic letters");
            }
        }
    }
}
