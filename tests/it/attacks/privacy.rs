//! Nobody learns what isn't public: not from pages that were made for others, not from filters and
//! calculations, not from what is left of somebody who asked to be forgotten.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use chrono::TimeDelta;
use crosstable::actions::audit::{ChainFault, verify_log};
use crosstable::actions::replay::Progress;
use crosstable::actions::{
    Actor, Tx, approval, certificates as office_certificates, desk, journal as office_journal,
    registrations, registry, tournaments as office,
};
use crosstable::db::outbox::{self, NewLetter};
use crosstable::db::players::{self, Personal};
use crosstable::db::{
    PlayerId, TournamentId, accounts, calendar_plans, certificates, desks, federations, results,
    tournaments,
};
use crosstable::domain::certificate::Kind as CertificateKind;
use crosstable::domain::desk::{Act, Desk, DeskUser, Entrant};
use crosstable::domain::journal;
use crosstable::domain::language::Language;
use crosstable::domain::name;
use crosstable::domain::notice::Notice;
use crosstable::domain::table::TypedPlayer;
use crosstable::web::app::MachineSecrets;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::Value;

use crate::app::{App, noon};
use crate::client::Client;
use crate::database::{Kind, Stage, on_both};

/// One cookie as no browser writes it: its name, what stands around the sign, its value.
type Wild = (&'static str, &'static str, usize);

/// What cookies may be called: on http a session and a message, and what a careless reader takes
/// for them.
const NAMES: [&str; 11] = [
    "session",
    "%73ession",
    "sess%69on",
    "Session",
    "\"session\"",
    "flash",
    "%66lash",
    " flash",
    "other",
    "visitor",
    "__Host-session",
];
/// The same on https.
const HOST_NAMES: [&str; 11] = [
    "__Host-session",
    "__Host-%73ession",
    "%5f_Host-session",
    "__host-session",
    "\"__Host-session\"",
    "__Host-flash",
    "__Host-%66lash",
    " __Host-flash",
    "__Host-visitor",
    "session",
    "flash",
];

/// Lines of cookies, some of which are a session or a message to whoever reads them kindly.
fn wild_cookies(secure: bool) -> impl Strategy<Value = Vec<(Vec<Wild>, &'static str)>> {
    let names = prop::sample::select(if secure { HOST_NAMES } else { NAMES }.to_vec());
    let signs = prop::sample::select(vec!["=", " =", "= ", " = ", "=\"", "%3D"]);
    let cookie = (names, signs, 0..5_usize);
    let ends = prop::sample::select(vec!["; ", ";", " ; ", ";;", "\t;"]);
    prop::collection::vec((prop::collection::vec(cookie, 1..4), ends), 1..4)
}

fn written(lines: &[(Vec<Wild>, &str)], session: &str) -> Vec<String> {
    let quoted = format!("{session}\"");
    let encoded = format!("%{:02x}{}", session.as_bytes()[0], &session[1..]);
    let values = [session, &encoded, &quoted, "forgotten", "%66orgotten"];
    let cookie = |(name, sign, value): &Wild| format!("{name}{sign}{}", values[*value]);
    lines
        .iter()
        .map(|(cookies, end)| cookies.iter().map(cookie).collect::<Vec<_>>().join(end))
        .collect()
}

/// What a page has of its reader: the name of an account, the message of the page before.
fn own(body: &str) -> (bool, bool) {
    (body.contains("Head-Two"), body.contains("Erased."))
}

#[test]
fn no_cookie_header_gets_a_page_of_one_reader_to_another() {
    no_cookie_header_mixes_readers_up(false);
}

#[test]
fn no_cookie_header_gets_a_page_of_one_reader_to_another_on_https() {
    no_cookie_header_mixes_readers_up(true);
}

fn no_cookie_header_mixes_readers_up(secure: bool) {
    let Some(app) = App::on(Kind::Sqlite) else {
        return;
    };
    let app = app.with_settings(|s| s.secure_cookies = secure);
    let session = app
        .login("head-two")
        .cookie(if secure { "__Host-session" } else { "session" })
        .unwrap();
    let english = ("accept-language", "en");
    let (number, personal) = (Cell::new(0), Cell::new(0));
    let mut runner = TestRunner::new(Config {
        cases: 120,
        failure_persistence: None,
        ..Config::default()
    });
    let outcome = runner.run(&wild_cookies(secure), |lines| {
        number.set(number.get() + 1);
        let number = number.get();
        let lines = written(&lines, &session);
        let mut headers = vec![english];
        headers.extend(lines.iter().map(|line| ("cookie", line.as_str())));
        let ask = |path: &str, headers: &[(&str, &str)]| {
            own(&Client::new(&app.base).get_with(path, headers).ok().body)
        };
        // A chosen language is never answered with a finished page: so much the handlers see.
        let seen = ask(&format!("/steppe/ratings?q=o{number}&lang=en"), &headers);
        personal.set(personal.get() + usize::from(seen != (false, false)));
        let poisoned = format!("/steppe/ratings?q=p{number}");
        prop_assert_eq!(ask(&poisoned, &headers), seen, "{:?}", lines);
        for _ in 0..2 {
            prop_assert_eq!(
                ask(&poisoned, &[english]),
                (false, false),
                "kept for strangers: {:?}",
                lines
            );
        }
        let finished = format!("/steppe/ratings?q=f{number}");
        prop_assert_eq!(ask(&finished, &[english]), (false, false));
        prop_assert_eq!(
            ask(&finished, &headers),
            seen,
            "answered with the page of strangers: {:?}",
            lines
        );
        Ok(())
    });
    outcome.unwrap();
    assert!(personal.get() > 10, "nothing was tried: {}", personal.get());
}

impl App {
    /// The players in the current list that an address asks for.
    fn asked(&self, client: &Client, question: &str) -> BTreeSet<String> {
        let list: Value =
            serde_json::from_str(&client.page(&format!("/steppe/ratings.json{question}")).body)
                .unwrap();
        list["entries"]
            .as_array()
            .unwrap()
            .iter()
            .map(|entry| entry["player"].as_str().unwrap().to_owned())
            .collect()
    }

    /// The list by age groups.
    fn by_age(&self, client: &Client) -> Vec<BTreeSet<String>> {
        ["0-17", "18-29", "30-44", "45-59", "60"]
            .map(|age| self.asked(client, &format!("?age={age}")))
            .to_vec()
    }

    /// Everything that strangers can be told about the birth of a player.
    fn told_of_birth(&self, code: &str, year: &str) -> bool {
        let (visitor, id) = (self.visitor(), self.player(code));
        let page = visitor.page(&format!("/steppe/players/{id}")).text();
        let api = visitor
            .page(&format!("/api/v1/federations/steppe/players/{id}"))
            .body;
        let journal = visitor.page("/api/v1/federations/steppe/journal").body;
        let told = [
            page.contains(year),
            api.contains(year),
            journal.contains(&format!("\"born\": \"{year}")),
        ];
        assert!(told.iter().all(|one| *one == told[0]), "{told:?}");
        told[0]
    }
}

on_both! {
    fn strangers_learn_neither_who_is_a_minor_nor_when_a_birthday_is(app: App) {
        app.database.tamper("UPDATE players SET born = '2008-05-20' WHERE code = 'p06'");
        app.database.tamper("UPDATE players SET born = '1996-05-20' WHERE code = 'p03'");
        let (visitor, official) = (app.visitor(), app.official());
        let everybody = app.asked(&visitor, "");
        let before = app.by_age(&visitor);
        assert_eq!(before[0], everybody, "who is a minor can't be asked");
        assert!(before[1..].iter().all(|group| !group.contains("p06") && !group.contains("p07")));
        assert!(before[2].contains("p03"), "strangers ask by the year");
        assert!(!visitor.page("/steppe/ratings").body.contains("value=\"0-17\""));
        assert!(official.page("/steppe/ratings").body.contains("value=\"0-17\""));
        let of_officers = app.by_age(&official);
        assert!(of_officers[0].contains("p06") && of_officers[0].contains("p07") && of_officers[1].contains("p03"));
        assert!(!app.told_of_birth("p06", "2008") && !app.told_of_birth("p07", "2015"));
        // The birthday of both.
        app.pass(TimeDelta::days(10));
        assert_eq!(app.by_age(&app.visitor()), before);
        let of_officers = app.by_age(&app.official());
        assert!(of_officers[1].contains("p06") && of_officers[2].contains("p03"));
        assert!(!app.told_of_birth("p06", "2008"));
        app.pass(TimeDelta::days(226));
        assert!(app.told_of_birth("p06", "2008") && app.by_age(&app.visitor())[1].contains("p06"), "on 1 January");
        assert!(!app.told_of_birth("p07", "2015"));
    }

    fn what_is_kept_of_a_forgotten_birth_answers_no_question(app: App) {
        let official = app.official();
        assert!(app.by_age(&official)[4].contains("p02"));
        let (actor, steppe, id) = (app.actor("official"), app.federation("steppe"), PlayerId(app.player("p02")));
        app.write(|c| registry::erase_person(&mut Tx::new(c, &actor, &steppe, noon()), id, "asked", &Progress::default()));
        assert!(app.by_age(&official).iter().all(|group| !group.contains("p02")));
        assert!(app.by_age(&app.visitor())[1..].iter().all(|group| !group.contains("p02")));
    }

    fn an_explanation_tells_the_ages_of_children_to_officers_only(app: App) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/orr");
        let mut hidden = 0;
        let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).filter(|path| {
            path.to_str().is_some_and(|path| path.ends_with(".jsonl") && !path.ends_with(".expected.jsonl"))
        });
        for (number, file) in files.enumerate() {
            let (slug, text) = (format!("orr-{number}"), fs::read_to_string(file).unwrap());
            let spare = app.account("spare");
            let rows = app.write(|c| {
                let read = journal::read_journal(text.as_bytes()).unwrap();
                office_journal::import_journal(c, &Actor::console(), &read, Some(&slug), noon()).unwrap();
                let federation = federations::find_by_slug(c, &slug)?.unwrap().id;
                accounts::add_role(c, spare, Some(federation), "official".parse().unwrap(), None)?;
                Ok(results::from_position(c, federation, 0)?)
            });
            let (visitor, officer) = (app.visitor(), app.login("spare"));
            for row in rows.iter().take(12) {
                let address = format!("/{slug}/tournaments/{}/players/{}?lang=en", row.tournament_id, row.player_id);
                let (open, full) = (visitor.page(&address), officer.page(&address));
                open.says_nothing_of("Yср").says_nothing_of("ΣY");
                let tells = full.text().contains("Yср");
                hidden += usize::from(tells);
                assert!(!tells || open.text().contains("shown to the federation’s officers only"), "{address}");
            }
        }
        assert!(hidden > 0, "no explanation tells an age");
    }

    fn who_asks_is_told_every_row(app: App) {
        let people = Everywhere::put(&app);
        let (official, steppe) = (app.official(), app.federation("steppe"));
        let address = format!("/steppe/players/{}/data", people.player);
        let file = official.post(&address, &[]).is(200);
        assert!(file.header("content-disposition").starts_with("attachment") && file.header("cache-control") == "no-store");
        let told: Value = serde_json::from_str(&file.body).unwrap();
        let rows = |table: &str| told["tables"][table].as_array().map_or(0, |rows| rows.iter().filter(|row| knows(&row.to_string())).count());
        let mut stored = rows_in(&app);
        assert!(stored.len() >= 11, "{stored:?}");
        // That it was handed out names nobody.
        stored.retain(|table, count| *count != rows(table));
        let missing: BTreeMap<_, _> = stored.iter().map(|(table, count)| (table, (count, rows(table)))).collect();
        assert!(missing.is_empty(), "rows that are stored and told: {missing:?}");
        // Numbers without a name: ratings, games, places.
        for table in ["participants", "games", "results", "list_entries", "merges"] {
            assert!(told["tables"][table].as_array().is_some_and(|rows| !rows.is_empty()), "{table}");
        }
        // Of tables and desks nobody else is told.
        let all = file.body.clone();
        for other in ["\"Two\"", "\"Three\"", "\"Four\""] {
            assert!(!all.contains(other), "{other}");
        }
        // In what somebody else has written it is the text alone.
        let row = |table: &str| told["tables"][table].as_array().and_then(|rows| rows.first()).cloned().unwrap_or_default();
        assert!(row("news")["by_name"].is_null() && row("appeals")["contact"].is_null(), "{} {}", row("news"), row("appeals"));
        for secret in ["token_hash", "password", "act_key", "search_key"] {
            assert!(!all.contains(secret), "{secret}");
        }
        official.page(&format!("{address}?lang=en")).says("Searched for").says(NAME).says("Registrations").says("The audit log");
        official.page("/steppe/audit?lang=en").says("exported everything stored about a person");
        app.referee().get(&address).is(403);
        // Who was forgotten is told by nothing but numbers.
        let actor = app.actor("official");
        app.write(|c| registry::erase_person(&mut Tx::new(c, &actor, &steppe, noon()), people.player, "asked", &Progress::default()));
        assert!(!knows(&official.post(&address, &[]).is(200).body));
    }

    fn who_has_an_account_is_told_of_it(app: App) {
        app.tournament_in("Signed Cup", "submitted");
        let referee = app.referee();
        let told: Value = serde_json::from_str(&referee.page("/account/data.json").body).unwrap();
        for table in ["accounts", "roles", "sessions", "signatures", "tournaments", "audit"] {
            assert!(told["tables"][table].as_array().is_some_and(|rows| !rows.is_empty()), "{table}");
        }
        assert_eq!(told["tables"]["accounts"][0]["login"], "referee");
        assert!(!told.to_string().contains("argon2") && !told.to_string().contains("token_hash"));
        referee.page("/account/data?lang=en").says("Everything stored about you").says("Referee").says("Sessions");
        assert!(referee.page("/account").links().contains(&"/account/data".to_owned()));
        app.visitor().get("/account/data.json").is(303);
        // Whatever table knows accounts or players, somebody has thought about whether it is told.
        let known = crosstable::db::personal::OF_ACCOUNTS.iter().chain(crosstable::db::personal::OF_PLAYERS);
        let known: BTreeSet<&str> = known.map(|kept| kept.table).collect();
        for column in columns(&app).iter().filter(|column| column.ends_with(".account_id") || column.ends_with(".player_id")) {
            let (table, _) = column.split_once('.').unwrap();
            assert!(known.contains(table), "{column}: is it told to whom it is about? (src/db/personal.rs)");
        }
    }

    fn who_is_forgotten_stands_nowhere(app: App) {
        let people = Everywhere::put(&app);
        let before = found_in(&app);
        for table in ["players", "list_entries", "tournaments", "desks", "desk_acts", "registrations", "certificates", "merges", "corrections", "outbox", "audit", "news", "profiles", "regulation_texts", "calendar_plans", "plan_lines", "plan_amendments"] {
            assert!(before.iter().any(|column| column.starts_with(&format!("{table}."))), "the name is not in {table}: {before:?}");
        }
        let shown: Vec<String> = people.pages.iter().filter(|page| knows(&app.visitor().get(page).body)).cloned().collect();
        assert!(shown.len() >= 10, "{shown:?}");
        let (official, steppe) = (app.actor("official"), app.federation("steppe"));
        let why = format!("Asked by {NAME} on 9 May");
        app.write(|c| registry::erase_person(&mut Tx::new(c, &official, &steppe, noon()), people.player, &why, &Progress::default()));

        assert_eq!(found_in(&app), BTreeSet::new());
        for page in &people.pages {
            let page = app.visitor().get(page);
            assert!(!knows(&page.body), "{} knows the name", page.path);
        }
        // And the federation can move: its journal is taken by another one, and says the same
        // there.
        let handed = app.export("steppe");
        let moved = handed.replacen("\"slug\": \"steppe\"", "\"slug\": \"moved\"", 1);
        app.write(|c| Ok(office_journal::import_journal(c, &Actor::console(), &journal::read_journal(moved.as_bytes()).unwrap(), None, noon()).unwrap()));
        assert_eq!(app.export("moved"), moved);
        people.go_on(&app);
        the_log_says_where_it_tells_less(&app);
    }
}

const NAME: &str = "Зореквіт Аполлінарій";
const OTHER: &str = "Зореквіт Полікарп";

fn knows(text: &str) -> bool {
    let text = text.to_lowercase();
    let folded = name::search_key("Зореквіт");
    ["зореквіт", "zorekvit", folded.as_str()]
        .iter()
        .any(|needle| text.contains(needle))
}

/// Every column of every table that holds text or numbers.
fn columns(app: &App) -> Vec<String> {
    let columns = match app.database.kind {
        Kind::Sqlite => {
            "SELECT m.name || '.' || p.name AS text FROM sqlite_master m, pragma_table_info(m.name) p WHERE m.type = 'table' AND upper(p.type) <> 'BLOB'"
        }
        Kind::Postgres => {
            "SELECT table_name || '.' || column_name AS text FROM information_schema.columns WHERE table_schema = 'public' AND data_type <> 'bytea'"
        }
    };
    let columns = app.database.texts(columns);
    assert!(columns.len() > 200, "{columns:?}");
    columns
}

/// The columns of any table of the database in which the name stands, whatever tables there are.
fn found_in(app: &App) -> BTreeSet<String> {
    let holds = |column: &&String| {
        let (table, column) = column.split_once('.').unwrap();
        let all = format!(
            "SELECT CAST(\"{column}\" AS TEXT) AS text FROM \"{table}\" WHERE \"{column}\" IS NOT NULL"
        );
        app.database.texts(&all).iter().any(|text| knows(text))
    };
    columns(app).iter().filter(holds).cloned().collect()
}

/// In how many rows of each table the name stands.
fn rows_in(app: &App) -> BTreeMap<String, usize> {
    let mut tables: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for column in columns(app) {
        let (table, column) = column.split_once('.').unwrap();
        tables
            .entry(table.to_owned())
            .or_default()
            .push(format!("COALESCE(CAST(\"{column}\" AS TEXT), '')"));
    }
    let count = |(table, columns): (String, Vec<String>)| {
        let rows = app.database.texts(&format!(
            "SELECT {} AS text FROM \"{table}\"",
            columns.join(" || ' ' || ")
        ));
        (table, rows.iter().filter(|row| knows(row)).count())
    };
    tables
        .into_iter()
        .map(count)
        .filter(|(_, rows)| *rows > 0)
        .collect()
}

/// A person who occurs everywhere.
struct Everywhere {
    player: PlayerId,
    desk: TournamentId,
    signed: TournamentId,
    /// Public pages that may show the name.
    pages: Vec<String>,
}

impl Everywhere {
    fn put(app: &App) -> Everywhere {
        let (official, steppe) = (app.actor("official"), app.federation("steppe"));
        let (player, duplicate) = (PlayerId(app.player("p01")), PlayerId(app.player("p08")));
        let latin = "Zorekvit Apollinariy";
        app.write(|c| {
            for (id, called) in [(player, NAME), (duplicate, OTHER)] {
                let stored = players::find(c, steppe.id, id)?.unwrap();
                let personal = Personal {
                    name: called.to_owned(),
                    latin: Some(latin.to_owned()),
                    ..stored.personal.clone()
                };
                players::update_personal(c, &stored, &personal, stored.club_id)?;
            }
            Ok(())
        });
        let both = format!("({player}, {duplicate})");
        app.database.tamper(&format!(
            "UPDATE list_entries SET name = '{NAME}', latin = '{latin}' WHERE player_id IN {both};"
        ));
        let why = format!("the same person: {NAME}");
        let request = registry::MergeRequest {
            kept: player,
            gone: duplicate,
            why: &why,
        };
        app.write(|c| {
            registry::merge_players(
                &mut Tx::new(c, &official, &steppe, noon()),
                request,
                &Progress::default(),
            )
        });
        let code = Everywhere::certified(app, player);
        let planned = |name: &str| TournamentId(app.tournament_in(name, "planned"));
        let (desk, nameless) = (planned("Desk Cup"), planned("Unknown Cup"));
        app.in_play(
            desk,
            Everywhere::with(Entrant {
                player: Some(player.0),
                club: "Ivory".to_owned(),
                ..Entrant::from_name(NAME)
            }),
        );
        // Somebody typed the name and said nothing more.
        app.in_play(
            nameless,
            Everywhere::with(Entrant {
                born: "1980".to_owned(),
                ..Entrant::from_name(NAME)
            }),
        );
        let (arrived, waiting) = (planned("Arrival Cup"), planned("Waiting Cup"));
        Everywhere::registered(app, arrived, waiting);
        let signed = Everywhere::typed(app);
        Everywhere::told(app);
        let cup = app.tournament("Winter Cup");
        let lists = [
            "/ratings",
            "/ratings.csv",
            "/ratings.json",
            "/ratings/2026-01-01",
            "/ratings/2026-01-01.csv",
            "/changes",
            "/changes/1",
        ];
        let mut pages: Vec<String> = lists.map(|page| format!("/steppe{page}")).to_vec();
        pages.extend([
            format!("/steppe/players/{player}"),
            format!("/steppe/players/{duplicate}"),
            format!("/steppe/tournaments/{cup}"),
        ]);
        pages.extend([
            format!("/steppe/tournaments/{cup}/players/{player}"),
            format!("/certificates/{code}"),
            "/steppe".to_owned(),
        ]);
        for id in [desk, nameless] {
            pages.extend(
                ["rounds/1", "standings", "lot", "rounds/1/print"]
                    .map(|page| format!("/steppe/tournaments/{id}/live/{page}")),
            );
        }
        pages.extend([arrived, waiting].map(|id| format!("/steppe/tournaments/{id}/registration")));
        pages.extend(
            ["/journal", "/tournaments"].map(|page| format!("/api/v1/federations/steppe{page}")),
        );
        pages.push(format!("/api/v1/certificates/{code}"));
        Everywhere {
            player,
            desk,
            signed,
            pages,
        }
    }

    /// What the federation has told its readers about the person.
    fn told(app: &App) {
        app.calendar_plan(
            "steppe",
            &format!("Plan of {NAME}"),
            &format!("Memorial of {NAME};2026-09-05;2026-09-06;Kyiv"),
            true,
        );
        let official = app.official();
        let plan = app.read(|c| calendar_plans::list(c, app.federation("steppe").id))[0].id;
        let form = official
            .page(&format!("/steppe/plan/{plan}/amendment?lang=en"))
            .form("/amendment");
        let more = format!("Second memorial of {NAME}; 2026-10-03");
        official
            .submit(
                &form
                    .set("day", "2026-05-01")
                    .set("source", &format!("Wish of {NAME}"))
                    .set("people", &more),
            )
            .is(303);
        let of_steppe = "FROM federations WHERE slug = 'steppe';";
        for what in [
            format!(
                "news (federation_id, language, title, body, by_name, created_at) \
                SELECT id, 'en', 'Congratulations, {NAME}!', '{NAME} has won.', 'Official', '2026-02-01 12:00:00'"
            ),
            format!(
                "profiles (federation_id, language, about, contacts) SELECT id, 'en', 'Founded by {NAME}.', 'Ask {NAME}.'"
            ),
            format!(
                "regulation_texts (federation_id, language, day, body, articles, by_name, created_at) \
                SELECT id, 'en', '2026-01-01', 'Drafted by {NAME}.', '[]', 'Chairman', '2026-02-01 12:00:00'"
            ),
        ] {
            app.database
                .tamper(&format!("INSERT INTO {what} {of_steppe}"));
        }
    }

    /// Four participants, one of whom is this.
    fn with(entrant: Entrant) -> Vec<Entrant> {
        vec![
            Entrant::from_name("Two"),
            entrant,
            Entrant::from_name("Three"),
            Entrant::from_name("Four"),
        ]
    }

    /// A certificate that was issued, one that was asked for, and a letter about them; the code.
    fn certified(app: &App, player: PlayerId) -> String {
        let (official, steppe) = (app.actor("official"), app.federation("steppe"));
        let wish = office_certificates::Wish {
            kind: CertificateKind::Rank,
            on_day: None,
            pool: None,
            language: Language::English,
            asked_by: NAME.to_owned(),
            contact: "+380 Zorekvit".to_owned(),
            delivery: String::new(),
        };
        app.write(|c| {
            let issued = office_certificates::request_certificate(&mut Tx::new(c, &official, &steppe, noon()), player, &wish)?;
            let sealer = office_certificates::Sealer { secrets: &MachineSecrets, say: &|_, _| "1 dan".to_owned() };
            office_certificates::issue(&mut Tx::new(c, &official, &steppe, noon()), issued, sealer)?;
            office_certificates::request_certificate(&mut Tx::new(c, &official, &steppe, noon()), player, &wish)?;
            let facts = serde_json::json!({ "to": "Official", "name": NAME, "path": "/steppe/certificates/1" }).to_string();
            let letter = NewLetter {
                account: None,
                address: "official@example.org",
                language: Language::English,
                kind: Notice::Asked,
                facts: &facts,
                dedup: "certificate 1",
                expires_at: noon() + TimeDelta::days(7),
            };
            outbox::add(c, &letter, noon())?;
            Ok(certificates::find(c, steppe.id, issued)?.unwrap().code.unwrap())
        })
    }

    /// Registered for two tournaments, and taken into the first.
    fn registered(app: &App, arrived: TournamentId, waiting: TournamentId) {
        let (official, steppe) = (app.actor("official"), app.federation("steppe"));
        let (name, born, remark) = (NAME.to_owned(), "1980".to_owned(), "Zorekvit".to_owned());
        let typed = registrations::RegistrationInput {
            name,
            born,
            remark,
            ..Default::default()
        };
        app.write(|c| {
            for id in [arrived, waiting] {
                registrations::add_on_site(
                    &mut Tx::new(c, &official, &steppe, noon()),
                    id,
                    &typed,
                    &MachineSecrets,
                )?;
            }
            registrations::take_into_tournament(
                &mut Tx::new(c, &official, &steppe, noon()),
                arrived,
                registrations::PlayerSelection::Here,
            )
        });
    }

    /// A draft in which nobody is chosen for the name, and a signed table.
    fn typed(app: &App) -> TournamentId {
        let (referee, steppe) = (app.actor("referee"), app.federation("steppe"));
        let (draft, signed) = (
            TournamentId(app.tournament_in("Draft Cup", "drafted")),
            TournamentId(app.tournament_in("Signed Cup", "planned")),
        );
        let mut sheet = app.sheet_of_three();
        NAME.clone_into(&mut sheet.rows[0].name);
        app.write(|c| {
            let version = tournaments::find(c, steppe.id, signed)?
                .unwrap()
                .lock_version;
            office::submit_table(
                &mut Tx::new(c, &referee, &steppe, noon()),
                signed,
                version,
                &sheet,
            )?;
            let version = tournaments::find(c, steppe.id, draft)?
                .unwrap()
                .lock_version;
            sheet.rows[0] = TypedPlayer {
                player: None,
                new: true,
                ..sheet.rows[0].clone()
            };
            office::save_draft(
                &mut Tx::new(c, &referee, &steppe, noon()),
                draft,
                version,
                &sheet,
            )
        });
        signed
    }

    /// What was going on goes on: the acts of the desk lead to what stands there, and who signed
    /// has signed.
    fn go_on(&self, app: &App) {
        let (head, official, steppe) = (
            app.actor("head"),
            app.actor("official"),
            app.federation("steppe"),
        );
        let (stored, mut acts) = app.read(|c| {
            Ok((
                desk::find(c, self.desk)?.unwrap(),
                desks::load_acts(c, self.desk, 0, 1000)?,
            ))
        });
        assert!(
            stored
                .entrants
                .iter()
                .any(|e| e.player == Some(self.player.0) && e.name == "p01" && e.club.is_empty())
        );
        acts.reverse();
        let mut replayed = Desk {
            rulings: stored.rulings,
            ..Desk::default()
        };
        for act in acts {
            let by = DeskUser {
                name: act.name.clone(),
                referee: true,
            };
            replayed
                .apply(serde_json::from_str::<Act>(&act.act).unwrap(), &by, act.at)
                .unwrap();
        }
        replayed.seq = stored.seq;
        assert_eq!(
            serde_json::to_value(&replayed).unwrap(),
            serde_json::to_value(&stored).unwrap()
        );
        app.write(|c| {
            let version = tournaments::find(c, steppe.id, self.signed)?
                .unwrap()
                .lock_version;
            office::cosign_table(
                &mut Tx::new(c, &head, &steppe, noon()),
                self.signed,
                version,
            )?;
            let version = tournaments::find(c, steppe.id, self.signed)?
                .unwrap()
                .lock_version;
            approval::approve_table(
                &mut Tx::new(c, &official, &steppe, noon()),
                self.signed,
                version,
                &Default::default(),
            )
        });
        app.visitor()
            .page(&format!("/steppe/tournaments/{}", self.signed))
            .says("p01");
    }
}

/// Lines of the log that tell less are known as such; told otherwise they are forged.
fn the_log_says_where_it_tells_less(app: &App) {
    let last = app.read(crosstable::db::audit::find_last).unwrap();
    assert!(app.read(verify_log).is_ok());
    let log = app.read(|c| crosstable::db::audit::load_after(c, 0, 10_000));
    let told = log.iter().find(|line| line.act == "forget player").unwrap();
    let (text, shorter) = crosstable::actions::audit::readable_detail(told);
    assert!(
        text == "Asked by p01 on 9 May" && !shorter.is_empty(),
        "{told:?}"
    );
    let page = app.official().page("/steppe/audit");
    assert!(
        page.body
            .contains("Asked by p01 on 9 May (these lines no longer name the person: ")
            && !page.body.contains("redacted"),
        "{}",
        page.body
    );
    let redacted = told.detail.split_once("redacted ").unwrap().1;
    let seq: i64 = redacted.split('=').next().unwrap().parse().unwrap();
    assert!(told.seq <= last.seq && seq < told.seq);
    app.database.tamper(&format!(
        "UPDATE audit SET detail = 'forged' WHERE seq = {seq}"
    ));
    assert_eq!(app.read(verify_log), Err(ChainFault::Changed(seq)));
}
