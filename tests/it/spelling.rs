//! Names in Latin letters, and what else leaves in files: one spelling everywhere, and what the
//! site knows.

use crosstable::actions::{Tx, certificates, desk, tournaments as office};
use crosstable::db::certificates as issued;
use crosstable::db::{CertificateId, TournamentId, merges};
use crosstable::formats::document::{ByeKind, Document, GameKind};
use crosstable::formats::options::Options;
use crosstable::formats::recognise;
use serde_json::Value;

use crate::app::{App, import, noon};
use crate::client::Client;
use crate::database::on_both;

/// Russian names whose letters don't tell it, one with a spelling of the passport, one whose
/// letters are Ukrainian; a club, a referee and a city.
const SHOALS: &str = r#"{"federation": {"slug": "shoals", "name": "Dots of the Shoals", "rules": "ssdc"}}
{"club": {"name": "Гавань", "city": "Вигаданск"}}
{"player": {"id": "a", "name": "Иванов Григорий", "country": "RU", "club": "Гавань", "standing": {"classic": {"rating": 1600, "games": 40}}}}
{"player": {"id": "b", "name": "Соколов Николай", "standing": {"classic": {"rating": 1500, "games": 40}}}}
{"player": {"id": "c", "name": "Гончар Богдан", "standing": {"classic": {"rating": 1400, "games": 40}}, "site": {"latin": "Honchar Bohdan"}}}
{"player": {"id": "d", "name": "Кравець Ігор", "standing": {"classic": {"rating": 1300, "games": 40}}}}
{"tournament": {"id": "t1", "name": "Spring", "start": "2026-05-01", "games": [{"round": 1, "a": "a", "b": "b", "score": 1}, {"round": 1, "a": "c", "b": "d", "score": 1}], "site": {"city": "Вигаданск", "referee": "Николаев Игнат"}}}
"#;

/// By ICAO Doc 9303; the passport wins, and so do Ukrainian letters.
const SPELLED: [&str; 4] = [
    "Ivanov Grigorii",
    "Sokolov Nikolai",
    "Honchar Bohdan",
    "Kravets Ihor",
];

impl App {
    fn shoals(&self) {
        self.write(|c| {
            import(c, SHOALS);
            let federation = crosstable::db::federations::find_by_slug(c, "shoals")?.unwrap();
            let chairman = crosstable::db::accounts::find_by_login(c, "chairman")?
                .unwrap()
                .id;
            crosstable::db::accounts::add_role(
                c,
                chairman,
                Some(federation.id),
                crosstable::actions::Role::Chairman,
                None,
            )?;
            Ok(())
        });
    }

    fn tournament_of(&self, slug: &str) -> i64 {
        let federation = self.federation(slug);
        self.read(|c| {
            Ok(
                crosstable::db::tournaments::load_chronicle(c, federation.id)?
                    .remove(0)
                    .id
                    .0,
            )
        })
    }
}

fn json(page: &str) -> Value {
    serde_json::from_str(page).unwrap()
}

fn read(bytes: &[u8]) -> Document {
    recognise::read(bytes, &Options::default()).unwrap()
}

/// The line of a tournament report with this code.
fn line<'a>(report: &'a str, code: &str) -> &'a str {
    report
        .lines()
        .find(|line| line.starts_with(code))
        .unwrap_or_else(|| panic!("{code}: {report}"))
}

/// A certificate in English of the first player; its facts.
fn certified(app: &App, chairman: &Client, player: i64) -> certificates::Facts {
    let form = chairman
        .page(&format!(
            "/shoals/players/{player}/certificates/new?lang=en"
        ))
        .form("/certificates/new");
    let form = form
        .set("kind", "extract")
        .set("on_day", "2026-05-02")
        .set("pool", "classic")
        .set("language", "en");
    let to = chairman.submit(&form).location();
    chairman.submit(&chairman.page(&to).form("/issue")).is(303);
    let federation = app.federation("shoals");
    let id: i64 = to.rsplit('/').next().unwrap().parse().unwrap();
    let issued = app
        .read(|c| issued::find(c, federation.id, CertificateId(id)))
        .unwrap();
    certificates::verified_facts(&issued).unwrap()
}

/// A newcomer who wins twice against strong players.
const FENS: &str = r#"{"federation": {"slug": "fens", "name": "Go of the Fens", "rules": "ufgo"}}
{"player": {"id": "a", "name": "Sedge Sid", "standing": {"rating": 1500}}}
{"player": {"id": "b", "name": "Reed Rob", "standing": null}}
{"player": {"id": "c", "name": "Moss Mia", "standing": {"rating": 1400}}}
{"tournament": {"id": "t1", "name": "Fen Cup", "start": "2026-02-14", "end": "2026-02-15", "games": [{"round": 1, "a": "b", "b": "a", "score": 1}, {"round": 2, "a": "b", "b": "c", "score": 1}]}}
"#;

on_both! {
    fn russian_names_are_spelled_by_the_russian_table_wherever_they_stand(app: App) {
        app.shoals();
        let (visitor, chairman, t) = (app.visitor(), app.chairman(), app.tournament_of("shoals"));
        let player = app.read(|c| {
            let federation = crosstable::db::federations::find_by_slug(c, "shoals")?.unwrap();
            Ok(crosstable::db::players::list(c, federation.id)?.into_iter().find(|p| p.code == "a").unwrap().id.0)
        });
        let pages = ["/shoals/ratings?lang=en", &format!("/shoals/tournaments/{t}?lang=en"), "/shoals/ratings.csv", "/api/v1/federations/shoals/ratings"];
        for page in pages {
            let page = visitor.page(page);
            SPELLED.iter().for_each(|name| assert!(page.body.contains(name), "{name}: {}", page.body));
        }
        visitor.page(&format!("/shoals/tournaments/{t}?lang=en")).says("Nikolaev Ignat").says("Vigadansk");
        visitor.page(&format!("/shoals/players/{player}?lang=en")).says("Ivanov Grigorii").says("Gavan");
        let of_api = json(&visitor.page(&format!("/api/v1/federations/shoals/players/{player}")).body);
        assert_eq!((&of_api["player"]["latin"], &of_api["player"]["club"]["latin"]), (&"Ivanov Grigorii".into(), &"Gavan".into()));
        for word in ["trf16", "trf26"] {
            let report = visitor.page(&format!("/shoals/tournaments/{t}/files/{word}")).body;
            SPELLED.iter().for_each(|name| assert!(report.contains(&name.replacen(' ', ", ", 1)), "{name}: {report}"));
            assert_eq!((line(&report, "022"), line(&report, "102")), ("022 Vigadansk", "102 Nikolaev Ignat"));
            assert!(report.contains("Ivanov, Grigorii                  16") && report.contains(" RUS "), "{report}");
        }
        // What is signed says the same.
        assert_eq!(certified(&app, &chairman, player).latin, "Ivanov Grigorii");
        // Whoever reads Cyrillic reads the names as they are.
        visitor.page("/shoals/ratings?lang=ru").says("Иванов Григорий");
    }

    fn a_federation_chooses_the_table_and_takes_it_along(app: App) {
        app.shoals();
        let (visitor, chairman) = (app.visitor(), app.chairman());
        let settings = chairman.page("/shoals/settings?lang=en");
        settings.says("By the regulation: Russian (ICAO Doc 9303)");
        let form = settings.form("/settings/spelling");
        assert_eq!(form.value("name_language"), "");
        chairman.submit(&form.clone().set("name_language", "uk").set("country", "Atlantis")).is(422).says("Country");
        chairman.submit(&form.set("name_language", "uk").set("country", "ukr")).is(303);
        let page = visitor.page("/shoals/ratings?lang=en");
        page.says("Yvanov Hryhoryi").says("Sokolov Nykolai").says("Honchar Bohdan").says("Kravets Ihor");
        chairman.page("/shoals/audit?lang=en").says("names in Latin letters: Ukrainian table; country: Ukraine");
        let t = app.tournament_of("shoals");
        assert_eq!(line(&visitor.page(&format!("/shoals/tournaments/{t}/files/trf16")).body, "032"), "032 UKR");
        let exported = app.export("shoals");
        assert!(exported.contains(r#""name_language": "uk", "country": "UA""#), "{exported}");
        app.write(|c| {
            import(c, &exported.replacen("\"shoals\"", "\"reefs\"", 1));
            Ok(())
        });
        assert_eq!(app.export("reefs").replacen("\"reefs\"", "\"shoals\"", 1), exported);
        visitor.page("/reefs/ratings?lang=en").says("Yvanov Hryhoryi");
    }

    fn the_spelling_of_a_name_does_not_depend_on_who_else_plays(app: App) {
        app.shoals();
        // The same people beside a name that is certainly Russian.
        let more = SHOALS.replace("shoals", "sands").replace("Кравець Ігор", "Рыжов Пётр");
        app.write(|c| {
            import(c, &more);
            Ok(())
        });
        for slug in ["shoals", "sands"] {
            let t = app.tournament_of(slug);
            let report = app.visitor().page(&format!("/{slug}/tournaments/{t}/files/trf16")).body;
            SPELLED[..3].iter().for_each(|name| assert!(report.contains(&name.replacen(' ', ", ", 1)), "{slug}: {name}: {report}"));
        }
    }

    fn the_demo_spells_names_that_say_nothing(app: App) {
        app.with_demo();
        let visitor = app.visitor();
        for (slug, name) in [("dots", "Iakorenko Zoriana"), ("stones", "Kvartsev Trofim")] {
            let federation = app.federation(slug);
            let people = app.read(|c| crosstable::db::players::list(c, federation.id));
            assert!(people.iter().all(|player| player.latin().is_none()), "{slug}");
            let listed = visitor.page(&format!("/{slug}/ratings.csv")).body;
            assert!(listed.contains(name), "{listed}");
        }
    }

    fn a_player_whose_name_is_of_another_language_is_spelled_by_its_table(app: App) {
        let official = app.official();
        let form = official.page("/steppe/players/new?lang=en").ok().form("/players/new").set("name", "Соколов Николай").set("name_table", "ru");
        official.submit(&form).is(303);
        let form = official.page("/steppe/players/new?lang=en").ok().form("/players/new").set("name", "Николаева Ольга");
        official.submit(&form).is(303);
        let player = |name: &str| {
            let federation = app.federation("steppe");
            app.read(|c| crosstable::db::players::list(c, federation.id)).into_iter().find(|p| p.personal.name == name).unwrap()
        };
        let (sokolov, other) = (player("Соколов Николай"), player("Николаева Ольга"));
        assert_eq!((sokolov.latin(), other.latin()), (Some("Sokolov Nikolai"), None));
        let visitor = app.visitor();
        visitor.page(&format!("/steppe/players/{}?lang=en", sokolov.id)).says("Sokolov Nikolai");
        visitor.page(&format!("/steppe/players/{}?lang=en", other.id)).says("Nykolaeva Olha");
        let of_api = json(&visitor.page(&format!("/api/v1/federations/steppe/players/{}", sokolov.id)).body);
        assert_eq!(of_api["player"]["latin"], "Sokolov Nikolai");
        // A spelling that is entered wins.
        let edit = official.page(&format!("/steppe/players/{}/edit?lang=en", sokolov.id)).ok().form("/edit").set("latin", "Sokoloff Nicolas").set("name_table", "ru");
        official.submit(&edit).is(303);
        assert_eq!(player("Соколов Николай").latin(), Some("Sokoloff Nicolas"));
    }

    fn a_file_says_what_the_site_and_the_uploaded_file_know(app: App) {
        const FILE: &[u8] = b"012 Evening cup\n022 Town\n032 UKR\n042 2026/11/20\n052 2026/11/20\n062 5\n072 5\n092 Individual: Swiss-System\n\
            102 Arbiter, Anna\n112 Deputy, Ivo\n122 15 min + 5 s\nXXR 3\n\
            001    1 m    Alder, Ivo                        1757 UKR    14100010             2.0    1     2 w 1  0000 - H     4 b =\n\
            001    2 w    Birch, Dora                       1722 UKR                         2.0    2     1 b 0     3 w 1     5 w 1\n\
            001    3 m    Cedar, Fil                        1466 UKR                         1.0    4     4 w 0     2 b 0  0000 - U\n\
            001    4 w    Dahlia, Ada                       1374 UKR                         1.5    3     3 b 1  0000 - Z     1 w =\n\
            001    5 m    Elm, Lavrin                       1326 UKR                         1.0    5  0000 - F  0000 - Z     2 b 0\n";
        let id = app.tournament_in("Evening Cup", "planned");
        let referee = app.referee();
        let at = format!("/steppe/tournaments/{id}/table");
        referee.page(&format!("{at}/file"));
        let to = referee.upload(&format!("{at}/file?lang=en"), &[], Some(("cup.trf", FILE))).is(303).location();
        referee.submit(&referee.page(&to).form("/table/file/draft").set("do", "new")).is(303);
        let report = referee.page(&format!("/steppe/tournaments/{id}/files/trf16")).body;
        assert_eq!((line(&report, "032"), line(&report, "092")), ("032 UKR", "092 Individual: Swiss-System"));
        assert!(report.contains("112 Deputy, Ivo"), "{report}");
        let (file, again) = (read(FILE), read(report.as_bytes()));
        // The pairing gave one full point, the arbiter another.
        let kinds = |document: &Document| {
            let name = |no| document.players.iter().find(|p| p.no == no).unwrap().name.clone().unwrap().replace(',', "");
            let mut kinds: Vec<_> = document.byes.iter().map(|bye| (name(bye.player), bye.round, bye.kind)).collect();
            kinds.sort_by(|a, b| (&a.0, a.1).cmp(&(&b.0, b.1)));
            kinds
        };
        assert_eq!(kinds(&again), kinds(&file));
        assert!(kinds(&again).iter().any(|(_, _, kind)| *kind == ByeKind::Allocated));
    }

    fn a_file_of_long_ago_names_the_club_and_the_country_of_its_day(app: App) {
        let id = app.tournament_in("Spring Cup", "rated");
        let (visitor, player) = (app.visitor(), app.player("p01"));
        let of = |file: &str| {
            let all = json(&visitor.page(&format!("/steppe/tournaments/{id}/files/{file}")).body)["players"].as_array().unwrap().clone();
            let player = all.into_iter().find(|p| p["name"].as_str().unwrap().starts_with("Коваль")).unwrap();
            (player["club"].clone(), player["country"].clone())
        };
        let before = of("json");
        let steppe = app.federation("steppe");
        app.write(|c| {
            let player = crosstable::db::PlayerId(player);
            let stored = crosstable::db::players::find(c, steppe.id, player)?.unwrap();
            let club = crosstable::db::clubs::add(c, steppe.id, "Elsewhere", None, None, None)?;
            let personal = crosstable::db::players::Personal { country: Some("PL".to_owned()), ..stored.personal.clone() };
            crosstable::db::players::update_personal(c, &stored, &personal, Some(club))?;
            let today = noon().date();
            merges::change_club(c, player, today, stored.club_id, Some(club), "Official", noon())?;
            merges::change_country(c, player, today, [stored.personal.country.as_deref().unwrap_or("UA"), "PL"], "Official", noon())?;
            Ok(())
        });
        let (club, country) = of("json");
        assert_eq!(club, before.0);
        assert!(country == "UA" || country == before.1, "{country}");
    }

    fn a_running_tournament_says_its_rounds_and_its_open_pairs(app: App) {
        let event = AtDesk::open(&app, "squares", "orr", "swiss");
        event.start(1);
        let report = event.report();
        assert_eq!((line(&report, "XXR"), line(&report, "092")), ("XXR 4", "092 Individual: Swiss-System"));
        let document = read(report.as_bytes());
        let open: Vec<_> = document.games.iter().filter(|game| game.kind == GameKind::Open).collect();
        assert_eq!((open.len(), open.iter().all(|game| game.colour.is_some())), (2, true), "{report}");
        assert_eq!(document.byes.iter().map(|bye| bye.kind).collect::<Vec<_>>(), [ByeKind::Allocated], "{report}");
    }

    fn files_of_a_running_tournament_hold_what_is_known_of_new_players(app: App) {
        let people = "Ясень Анна 1980; Чёрная жемчужина; PL; 5 kyu\nBirch Bob; Jade; UKR; 6 kyu\nCedar Cyd; Jade; DE; 7 kyu\nDogwood Dan; Jade; DE; 8 kyu";
        let event = AtDesk::open_with(&app, "ponds", "rgf", "swiss", people);
        event.start(1);
        // A pair without a result is written as OpenGotha writes it, for both players.
        let list = event.file("h9");
        let document = read(list.as_bytes());
        let kinds: Vec<_> = document.games.iter().map(|game| game.kind).collect();
        assert_eq!(kinds, [GameKind::Open, GameKind::Open], "{list}");
        let players = |document: &Document| {
            let mut people: Vec<_> = document.players.iter().map(|p| (p.country.clone().unwrap_or_default(), p.club.clone())).collect();
            people.sort();
            people
        };
        let clubs = [("DE", "Jade"), ("DE", "Jade"), ("PL", "Cher"), ("UA", "Jade")];
        let told: Vec<_> = clubs.iter().map(|(country, club)| ((*country).to_owned(), Some((*club).to_owned()))).collect();
        assert_eq!(players(&document), told, "{list}");
        let report = event.report();
        assert!(report.contains(" POL ") && report.contains(" UKR ") && report.contains(" GER "), "{report}");
        let table = event.file("csv?lang=en");
        assert!(table.contains("PL") && table.contains("Чёрная жемчужина"), "{table}");
        assert!(table.contains("1980") && report.contains("1980"), "the year tells namesakes apart: {table}{report}");
        // OpenGotha gets the same spelling as everything else.
        let xml = event.file("opengotha");
        assert!(xml.contains("name=\"Iasen\"") && xml.contains("firstName=\"Anna\"") && xml.contains("club=\"Chernaia zhemchuzhina\""), "{xml}");
        assert!(!xml.chars().any(|c| ('а'..='я').contains(&c)), "{xml}");
    }

    fn a_wall_list_names_the_players_who_lack_a_rank(app: App) {
        let people = "Ash Ann; 5 kyu\nBirch Bob; 6 kyu\nCedar Cyd\nDogwood Dan";
        let event = AtDesk::open_with(&app, "ponds", "rgf", "swiss", people);
        event.start(1);
        let refused = app.visitor().get(&format!("{}/files/h9?lang=en", event.at())).is(422);
        refused.says("kyu or dan rank of every player").says("Cedar Cyd, Dogwood Dan").says("Enter it at the desk").says_nothing_of("Ash Ann");
    }

    fn files_and_legends_of_go_are_for_go_alone(app: App) {
        for (rules, stones) in [("ufgo", true), ("rgf", true), ("ssdc", false), ("orr", false), ("elo", false)] {
            let slug = format!("{rules}-files");
            let event = AtDesk::open(&app, &slug, rules, "swiss");
            event.start(1);
            let page = app.visitor().page(&format!("{}?lang=en", event.at()));
            // Go programs want a grade of everybody; OpenGotha writes the lowest one for whoever
            // has none.
            assert_eq!(page.body.contains("files/opengotha\""), stones, "{rules}");
            assert!(!page.body.contains("files/h9\"") && !page.body.contains("files/tou\""), "{rules}");
            for file in ["h9", "tou", "opengotha"] {
                let status = app.visitor().status(&format!("{}/files/{file}", event.at()));
                assert_eq!(status == 404, !stones, "{rules}: {file}: {status}");
            }
            let archive = app.visitor().get(&format!("{}/files.zip", event.at())).ok();
            let holds = |name: &[u8]| archive.bytes.windows(name.len()).any(|part| part == name);
            assert_eq!(holds(b"-opengotha.xml"), stones, "{rules}");
            assert_eq!(json(&event.file("json"))["facts"].get("board_size").is_some(), stones, "{rules}");
            let told = json(&app.visitor().page(&format!("/api/v1/federations/{slug}/tournaments/{}", event.id)).body);
            assert_eq!(told["conditions"]["board"].is_null(), rules != "ufgo", "{rules}: {told}");
            let typed = event.referee.page(&format!("{}/table?lang=en", event.at()));
            assert_eq!(typed.text().contains("/2 handicap"), stones, "{rules}");
            assert_eq!(typed.text().contains("w or b colour"), stones || rules == "orr", "{rules}");
        }
    }

    fn a_newcomer_goes_out_with_the_rank_of_the_first_day(app: App) {
        app.write(|c| {
            import(c, FENS);
            Ok(())
        });
        let id = app.tournament_of("fens");
        let results = app.read(|c| crosstable::db::results::of_tournament(c, TournamentId(id)));
        let after = results.into_iter().find(|row| row.before.is_none()).unwrap().rank;
        assert!(after.as_deref().is_some_and(|rank| rank != "30 kyu"), "{after:?}");
        let of = |file: &str| app.visitor().page(&format!("/fens/tournaments/{id}/files/{file}?lang=en")).body;
        // Article 3.1: whoever comes new begins with rating 0, which is the lowest rank of table 1.
        let file = json(&of("json"));
        let player = file["players"].as_array().unwrap().iter().find(|player| player["name"] == "Reed Rob").unwrap();
        assert_eq!(player["rank"], "30 kyu", "{player}");
        let (list, table) = (of("h9"), of("csv"));
        assert!(list.lines().any(|line| line.contains("Reed Rob") && line.contains(" 30k ")), "{list}");
        assert!(table.lines().any(|line| line.contains("Reed Rob") && line.contains("30 kyu")), "{table}");
    }

    fn who_goes_on_in_a_knockout_without_a_game_was_not_absent(app: App) {
        let event = AtDesk::open(&app, "ladder", "orr", "knockout");
        event.start(1);
        let report = event.report();
        assert_eq!(line(&report, "092"), "092 Individual: Knockout");
        let kinds: Vec<_> = read(report.as_bytes()).byes.iter().map(|bye| bye.kind).collect();
        assert!(!kinds.is_empty() && kinds.iter().all(|kind| *kind == ByeKind::Allocated), "{report}");
    }

    fn where_there_are_no_colours_nobody_becomes_black_by_being_first(app: App) {
        let event = AtDesk::open(&app, "plain", "elo", "swiss");
        event.start(1);
        let board = event.desk().rounds[0].boards[0].number.to_string();
        event.result(1, &board);
        let document = read(event.report().as_bytes());
        assert_eq!((document.games.len(), document.games.iter().all(|game| game.colour.is_none())), (2, true));
    }

    fn a_file_of_go_says_the_class_the_time_and_the_country(app: App) {
        let id = app.tournament_in("Spring Cup", "rated");
        let conditions = crosstable::db::tournaments::Conditions { minutes: Some(45.0), ..app.stored(id).conditions };
        app.write(|c| Ok(crosstable::db::tournaments::update_conditions(c, TournamentId(id), &conditions, noon())?));
        let chairman = app.chairman();
        chairman.submit(&chairman.page("/steppe/settings").form("/settings/spelling").set("country", "UA")).is(303);
        let file = json(&app.visitor().page(&format!("/steppe/tournaments/{id}/files/json")).body);
        // The European database wants 40 minutes of class B, and 60 of class A.
        assert_eq!((&file["country"], &file["time"]), (&"UA".into(), &"45 min".into()));
        assert_eq!((&file["facts"]["class"], &file["facts"]["adjusted_minutes"]), (&"B".into(), &"45".into()));
    }
}

/// A tournament of five at the desk.
struct AtDesk<'a> {
    app: &'a App,
    slug: String,
    id: i64,
    referee: Client,
}

impl AtDesk<'_> {
    fn open<'a>(app: &'a App, slug: &str, rules: &str, system: &str) -> AtDesk<'a> {
        Self::open_with(
            app,
            slug,
            rules,
            system,
            "Ash Ann\nBirch Bob\nCedar Cyd\nDogwood Dan\nElm Eve",
        )
    }

    fn open_with<'a>(
        app: &'a App,
        slug: &str,
        rules: &str,
        system: &str,
        people: &str,
    ) -> AtDesk<'a> {
        let conditions = app.newly_founded(slug, rules);
        let (chairman, federation) = (app.actor("chairman"), app.federation(slug));
        let id = app
            .write(|c| {
                office::plan_tournament(&mut Tx::new(c, &chairman, &federation, noon()), conditions)
            })
            .0;
        let event = AtDesk {
            app,
            slug: slug.to_owned(),
            id,
            referee: app.chairman(),
        };
        event.act(&[("act", "open")]);
        event.act(&[("act", "enter"), ("people", people), ("back", "players")]);
        event.act(&[("act", "plan"), ("system", system), ("rounds", "4")]);
        event.act(&[("act", "draw"), ("seed", "2008")]);
        event
    }

    fn at(&self) -> String {
        format!("/{}/tournaments/{}", self.slug, self.id)
    }

    fn act(&self, fields: &[(&str, &str)]) {
        let desk = format!("{}/desk", self.at());
        let page = self.referee.page(&desk);
        let key = page
            .body
            .split("name=\"key\" value=\"")
            .nth(1)
            .and_then(|rest| rest.split('"').next())
            .unwrap_or("first")
            .to_owned();
        let mut all = vec![("key", key.as_str())];
        all.extend_from_slice(fields);
        self.referee.post(&desk, &all).is(303);
    }

    fn start(&self, round: usize) {
        let number = round.to_string();
        for act in ["pair", "publish", "start"] {
            self.act(&[("act", act), ("round", &number)]);
        }
    }

    /// The first entry that is offered at a board.
    fn result(&self, round: usize, board: &str) {
        let results = format!("{}/desk/results/{round}", self.at());
        let page = self.referee.page(&results);
        let values = page
            .body
            .split("<button name=\"entry\" value=\"")
            .skip(1)
            .map(|rest| rest.split('"').next().unwrap());
        let value = values
            .into_iter()
            .find(|value| {
                value
                    .split(|c: char| !c.is_ascii_alphanumeric())
                    .any(|part| part == board)
            })
            .unwrap()
            .to_owned();
        self.referee
            .post(&results, &[("key", "press"), ("entry", &value)])
            .is(303);
    }

    fn desk(&self) -> crosstable::domain::desk::Desk {
        self.app
            .read(|c| desk::find(c, TournamentId(self.id)))
            .unwrap()
    }

    fn report(&self) -> String {
        self.file("trf16")
    }

    fn file(&self, word: &str) -> String {
        self.app
            .visitor()
            .page(&format!("{}/files/{word}", self.at()))
            .body
    }
}
