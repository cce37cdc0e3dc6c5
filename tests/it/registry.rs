//! Duplicates merged and taken apart, initial ratings on recommendation, marks, and who asks to be
//! forgotten.

use std::path::Path;

use chrono::NaiveDateTime;
use crosstable::actions::{Actor, Grant, Role, Tx, journal as office, registry, replay};
use crosstable::db::{
    Conn, DbError, FederationId, PlayerId, corrections, federations, merges, players, results,
};
use crosstable::domain::journal;
use serde_json::Value;

use crate::app::{App, day};
use crate::client::{Client, Page};
use crate::database::{Database, on_both};

impl App {
    fn stored_player(&self, code: &str) -> players::Player {
        let (id, steppe) = (PlayerId(self.player(code)), self.federation("steppe").id);
        self.read(|c| players::find(c, steppe, id)).unwrap()
    }

    /// A newcomer's entry by an official; its id.
    fn entered(&self, name: &str) -> i64 {
        let official = self.official();
        let form = official
            .page("/steppe/players/new")
            .form("/players/new")
            .set("name", name)
            .set("another", "1");
        official
            .submit(&form)
            .location()
            .rsplit('/')
            .next()
            .unwrap()
            .parse()
            .unwrap()
    }

    /// Everything that is calculated, and what it is calculated from.
    fn calculated(&self) -> Vec<String> {
        let steppe = self.federation("steppe").id;
        let mut rows = self.read(|c| results::from_position(c, steppe, 0));
        rows.sort_by_key(|r| (r.tournament_id, r.player_id));
        let people = self.read(|c| players::load_replay_players(c, steppe));
        let states: Vec<String> = people
            .iter()
            .map(|p| format!("{} {:?} {:?}", p.code, p.standing, p.state))
            .collect();
        self.export("steppe")
            .lines()
            .map(str::to_owned)
            .chain(rows.iter().map(|r| format!("{r:?}")))
            .chain(states)
            .collect()
    }
}

#[track_caller]
pub(crate) fn merge(official: &Client, kept: i64, gone: i64) -> Page {
    official.page("/steppe/inbox");
    let fields = [
        ("other", &*gone.to_string()),
        ("reason", "One person, two spellings"),
    ];
    let preview = official.post(&format!("/steppe/players/{kept}/merge"), &fields);
    if preview.status != 200 {
        return preview;
    }
    let form = preview.form("/merge");
    official.submit(&if preview.body.contains("name=\"sure\"") {
        form.set("sure", "1")
    } else {
        form
    })
}

#[track_caller]
fn same(now: &[String], before: &[String]) {
    let differ: Vec<(&String, &String)> = now.iter().zip(before).filter(|(a, b)| a != b).collect();
    assert!(
        differ.is_empty() && now.len() == before.len(),
        "{differ:#?}"
    );
}

#[track_caller]
fn nothing_is_left_to_calculate(app: &App) {
    let steppe = app.federation("steppe");
    let outcome = app
        .db
        .write(|c| replay::replay_all(c, &steppe, None, &replay::Progress::default()))
        .unwrap();
    assert_eq!(outcome, replay::Outcome::default());
}

on_both! {
    fn whoever_is_entered_already_and_clubs_that_are_new_are_asked_about(app: App) {
        let official = app.official();
        let form = official.page("/steppe/players/new?lang=en").form("/players/new").set("name", "Коваль Анна");
        let twice = form.clone().set("born", "1980-05-01").set("club", "Ivory");
        let back = official.submit(&twice).is(422);
        back.says("A player with this or a similar name is already entered.");
        assert!(back.links().contains(&format!("/steppe/players/{}", app.player("p01"))), "{:?}", back.links());
        assert!(back.body.contains("name=\"another\""));
        official.submit(&twice.set("another", "1")).is(303);
        // Another birth may be a mistyped one: it is asked about, too.
        let other = form.set("born", "1981-05-01").set("club", "Jade");
        official.submit(&other).is(422).says("A player with this or a similar name is already entered.").says("There is no such club.");
        let other = other.set("another", "1");
        let made = official.submit(&other.set("new_club", "1")).location();
        let edit = official.page(&format!("{made}/edit")).form("/edit");
        official.submit(&edit.clone().set("club", "Nephrite")).is(422).says("There is no such club.");
        official.submit(&edit.set("club", "Ivory")).is(303);
    }

    fn the_form_of_a_player_asks_what_its_federation_knows(app: App) {
        let official = app.official();
        let page = official.page("/steppe/players/new?lang=en");
        page.says("EGF").says_nothing_of("FIDE");
        app.with_marsh();
        let page = official.page("/marsh/players/new?lang=en");
        page.says_nothing_of("EGF").says_nothing_of("FIDE");
        let form = page.form("/players/new").set("name", "Новий Ян").set("country", "Konoha");
        official.submit(&form).is(422).says("Unknown country.");
        official.submit(&form.set("country", "Литва")).is(303);
        assert!(app.export("marsh").contains(r#""name": "Новий Ян", "born": null, "country": "LT""#));
    }

    fn duplicates_are_merged_and_taken_apart_again(app: App) {
        let official = app.official();
        // p08 was entered with a rating and never played; p06 plays under another spelling.
        let (kept, gone) = (app.player("p08"), app.player("p06"));
        let before = app.calculated();
        let found = official.page(&format!("/steppe/players/{kept}/office?q=sokil&lang=en"));
        found.says("Sokil Myron").says("p06");
        let page = merge(&official, kept, gone);
        let ledger = page.location();
        assert!(ledger.starts_with("/steppe/changes/"), "{ledger}");
        app.visitor().page(&ledger).says("One person, two spellings");
        nothing_is_left_to_calculate(&app);
        let merged = app.stored_player("p08");
        assert!(merged.state.shown.last_tournament_id.is_some() && merged.standing.is_some());
        let visitor = app.visitor();
        assert_eq!(visitor.get(&format!("/steppe/players/{gone}")).location(), format!("/steppe/players/{kept}"));
        visitor.page(&format!("/steppe/players/{kept}")).says("Winter Cup");
        visitor.page("/steppe/ratings?q=sokil").says("Verba");
        assert!(!app.export("steppe").contains("Сокіл"), "a duplicate is nobody");
        // Merged once, they can't be merged again; a table made before is signed for the one who
        // stays.
        merge(&official, kept, gone).is(409).says("already been merged, separated or erased");
        merge(&official, gone, kept).is(409);
        let id = app.read(|c| merges::load_into(c, PlayerId(kept)))[0].id;
        let back = official.post(&format!("/steppe/merges/{id}/undoing"), &[]);
        assert!(back.location().starts_with("/steppe/changes/"));
        nothing_is_left_to_calculate(&app);
        same(&app.calculated(), &before);
        official.post(&format!("/steppe/merges/{id}/undoing"), &[]).is(409);
        visitor.page(&format!("/steppe/players/{gone}")).says("Sokil");
        visitor.page("/steppe/ratings?q=verba").says_nothing_of("Sokil");
    }

    fn whoever_came_later_takes_the_earlier_place(app: App) {
        let official = app.official();
        // Entered today, though he played in February under another number.
        let kept = app.entered("Sokil M.");
        let before = app.calculated();
        merge(&official, kept, app.player("p06")).is(303);
        nothing_is_left_to_calculate(&app);
        let steppe = app.federation("steppe").id;
        let stored = app.read(|c| players::find(c, steppe, PlayerId(kept))).unwrap();
        assert!(stored.state.shown.rating.is_some() && stored.standing.is_some(), "what the other brought along is taken");
        let id = app.read(|c| merges::load_into(c, PlayerId(kept)))[0].id;
        official.post(&format!("/steppe/merges/{id}/undoing"), &[]).is(303);
        same(&app.calculated(), &before);
    }

    fn who_played_in_one_table_is_not_one_person(app: App) {
        let official = app.official();
        // p03 stands in a table that is not finished.
        app.tournament_in("Open Cup", "drafted");
        let before = app.calculated();
        merge(&official, app.player("p01"), app.player("p02")).is(409).says("Winter Cup");
        merge(&official, app.player("p01"), app.player("p01")).is(409);
        merge(&official, app.player("p01"), 999_999).is(404);
        merge(&official, app.player("p09"), app.player("p03")).is(409).says("Open Cup");
        official.post(&format!("/steppe/players/{}/merge", app.player("p09")), &[("other", &app.player("p10").to_string()), ("reason", ""), ("confirmed", "1"), ("sure", "1")]).is(422);
        same(&app.calculated(), &before);
    }

    fn two_members_recommend_an_initial_rating(app: App) {
        let (official, newcomer) = (app.official(), app.player("p10"));
        let page = official.page(&format!("/steppe/players/{newcomer}/office?lang=en"));
        page.says("Initial rating on recommendation").says("3.2");
        let form = page.form("/standing").set("rating", "1450");
        let one = form.clone().set("first_name", "Коваль Анна").set("first_day", "2026-05-01");
        official.submit(&one).is(422).says("And by another member");
        official.submit(&one.clone().set("second_name", "Anna Koval").set("second_day", "2026-05-01")).is(422);
        official.submit(&one.clone().set("second_name", "Гай Соломія").set("second_day", "2026-05-01")).is(422);
        let two = one.set("second_name", "Бондар Лев").set("second_day", "2026-05-09");
        official.submit(&two.clone().set("rating", "many")).is(422).says("Enter a number");
        official.submit(&two.clone().set("rating", "99999")).is(422).says("Enter a number");
        official.submit(&two.clone().set("second_name", "b")).is(422);
        official.submit(&two.clone().set("second_day", "2026-05-11")).is(422).says("in the future");
        official.submit(&two).is(303);
        assert_eq!(app.rating("p10"), Some(1450.0));
        nothing_is_left_to_calculate(&app);
        let visitor = app.visitor();
        visitor.page(&format!("/steppe/players/{newcomer}?lang=en")).says("article 3.2").says("Bondar Lev");
        let steppe = app.federation("steppe").id;
        let newest = app.read(|c| corrections::list_page(c, steppe, 0, 1)).pop().unwrap();
        assert!(newest.reason.contains("3.2") && newest.by_name == "Official", "{newest:?}");
        // Only newcomers; and only where the rules know it.
        official.submit(&two).is(409).says("already has a rating");
        assert!(app.export("steppe").contains(r#""standing": {"rating": 1450}"#));
    }

    fn who_died_or_left_is_marked_and_clubs_have_their_days(app: App) {
        let (official, player) = (app.official(), app.player("p01"));
        let address = format!("/steppe/players/{player}");
        let form = official.page(&format!("{address}/office")).form("/mark");
        official.submit(&form.clone().set("mark", "withdrawn").set("marked_on", "2027-01-01")).is(422);
        official.submit(&form.clone().set("mark", "king")).is(422);
        let rating = app.rating("p01");
        official.submit(&form.clone().set("mark", "withdrawn").set("marked_on", "2026-04-30")).is(303);
        app.visitor().page(&format!("{address}?lang=en")).says("left the federation, 30 April 2026");
        assert_eq!(app.rating("p01"), rating);
        official.submit(&form.set("mark", "").set("marked_on", "")).is(303);
        app.visitor().page(&format!("{address}?lang=en")).says_nothing_of("left the federation");
        let edit = official.page(&format!("{address}/edit")).form("/edit").set("club", "Granite").set("club_since", "2026-03-01");
        official.submit(&edit.clone().set("club_since", "2026-12-01")).is(422);
        official.submit(&edit).is(303);
        app.visitor().page(&format!("{address}?lang=en")).says("1 March 2026: Granite");
    }

    fn who_asks_for_it_is_forgotten(app: App) {
        let (official, player) = (app.official(), app.player("p01"));
        let address = format!("/steppe/players/{player}");
        let (certificate, code) = app.certificate_at(true);
        assert!(certificate > 0 && !code.is_empty());
        let rating = app.rating("p01");
        official.page(&format!("{address}/office"));
        official.post(&format!("{address}/forgetting"), &[("reason", "")]).is(422);
        official.post(&format!("{address}/forgetting"), &[("reason", "On request of 9 May")]).is(303);
        assert_eq!(app.rating("p01"), rating);
        nothing_is_left_to_calculate(&app);
        let visitor = app.visitor();
        for page in ["/steppe/ratings", "/steppe/ratings/2026-01-01", "/steppe/ratings/2026-01-01.csv", "/steppe/ratings.json", "/steppe/changes", &address] {
            let page = visitor.page(page);
            assert!(!page.body.contains("Коваль") && !page.body.contains("Koval"), "{} still knows the name", page.path);
        }
        let cup = app.tournament("Winter Cup");
        visitor.page(&format!("/steppe/tournaments/{cup}")).says("p01").says_nothing_of("Koval");
        visitor.page("/steppe/ratings/2026-01-01?lang=en").says("Names removed on request since then: 1;");
        let text = app.export("steppe");
        assert!(!text.contains("Коваль") && text.contains("\"p01\""));
        // Nothing more can be done with somebody who is forgotten.
        official.post(&format!("{address}/forgetting"), &[("reason", "again")]).is(409);
        merge(&official, app.player("p10"), player).is(303);
        official.get(&format!("{address}/edit"));
        assert_eq!(app.stored_player("p03").mark, None);
        assert_eq!(day(2026, 5, 10), app.now().date());
    }

    fn forgetting_moves_nobody_under_any_regulation(database: Database) {
        for rules in ["ufgo", "ssdc", "orr", "rgf", "elo"] {
            forget_everybody_under(&database, rules);
        }
    }
}

/// Journals of a regulation whose players were all born on days that matter: shortly after a
/// tournament, at the ages that rules ask for.
fn journals_with_births(rules: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(rules);
    let named = |name: &str| name.ends_with(".jsonl") && !name.ends_with(".expected.jsonl");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|f| f.unwrap().path())
        .collect();
    files.retain(|path| path.to_str().is_some_and(named));
    files.sort();
    let texts = files
        .iter()
        .map(|path| with_births(&std::fs::read_to_string(path).unwrap()));
    // Not every case can be imported as a federation, and a few with players of several tournaments
    // are enough.
    texts
        .filter(|text| {
            journal::read_journal(text.as_bytes()).is_ok()
                && text.matches("\"tournament\"").count() > 1
        })
        .take(5)
        .collect()
}

fn with_births(text: &str) -> String {
    let mut births = [
        "1964-12-01",
        "1965-07-02",
        "2015-12-01",
        "2017-06-30",
        "1990-10-10",
    ]
    .iter()
    .cycle();
    let line = |line: &str| {
        let Ok(mut value) = serde_json::from_str::<Value>(line) else {
            return line.to_owned();
        };
        if let Some(player) = value.get_mut("player").and_then(Value::as_object_mut) {
            player.insert("born".to_owned(), Value::from(*births.next().unwrap()));
        }
        value.to_string()
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// Everything that is calculated in a federation.
fn calculated(
    c: &mut Conn,
    federation: FederationId,
) -> (Vec<results::ResultRow>, Vec<(PlayerId, players::State)>) {
    let people = players::load_replay_players(c, federation)
        .unwrap()
        .into_iter()
        .map(|p| (p.id, p.state))
        .collect();
    (results::from_position(c, federation, 0).unwrap(), people)
}

fn forget_everybody_under(database: &Database, rules: &str) {
    let db = database.migrated();
    let now = NaiveDateTime::parse_from_str("2026-05-10T12:00:00", "%Y-%m-%dT%H:%M:%S").unwrap();
    let journals = journals_with_births(rules);
    assert!(!journals.is_empty(), "{rules} has no cases");
    for (text, n) in journals.iter().zip(1..) {
        let slug = format!("{rules}{n}");
        let read = journal::read_journal(text.as_bytes()).unwrap();
        let id = db
            .write(|c| office::import_journal(c, &Actor::console(), &read, Some(&slug), now))
            .unwrap();
        let federation = db.read(|c| federations::find(c, id)).unwrap().unwrap();
        let grants = vec![Grant {
            role: Role::Official,
            federation: Some(id),
            club: None,
        }];
        let official = Actor {
            account: None,
            name: "Official".to_owned(),
            grants,
        };
        let before = db.read(|c| Ok::<_, DbError>(calculated(c, id))).unwrap();
        for (player, _) in &before.1 {
            db.write(|c| {
                registry::erase_person(
                    &mut Tx::new(c, &official, &federation, now),
                    *player,
                    "asked",
                    &Default::default(),
                )
            })
            .unwrap();
            let after = db.read(|c| Ok::<_, DbError>(calculated(c, id))).unwrap();
            assert_eq!(after, before, "{slug}: forgetting {player} moved somebody");
            assert!(
                !db.write(|c| replay::has_differences(c, &federation, &Default::default()))
                    .unwrap(),
                "{slug}: a replay would move somebody"
            );
        }
    }
}
