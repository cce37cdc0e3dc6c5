//! Years of tournaments from before the site: unpacked, looked through, rated from the beginning or
//! taken as facts, undone.

use chrono::TimeDelta;
use crosstable::actions::rating_list_import::files::RowChoices;
use crosstable::actions::rating_list_import::plan::Spellings;
use crosstable::actions::replay::{self, Progress};
use crosstable::actions::tournament_import::files::{self, ImportDecisions, TableDecisions};
use crosstable::actions::tournament_import::plan;
use crosstable::actions::tournament_import::read::read_sources;
use crosstable::actions::tournament_import::take::{self, ImportRequest};
use crosstable::actions::{ActionError, Actor, Tx};
use crosstable::db::federations::Federation;
use crosstable::db::{Conn, TournamentImportId};
use crosstable::formats::archive::{Entry, build_archive};

use crate::app::{App, noon};
use crate::client::{Client, Page};
use crate::database::on_both;

/// A wall list of an early year.
const FIRST: &str = "; EV[First Cup]\n; PC[UA, Stepove]\n; DT[2001-05-02,2001-05-03]\n;\n\
     1 Velykyi Taras           1d UA Ivor 22 2+/w0 3+/b0 0-    |10000001\n\
     2 Nobody Known            5k UA Ivor 20 1-/b0 0-    3+/w0 |10000002\n\
     3 Somebody Else           7k UA Ivor 19 0-    1-/w0 2-/b0 |10000003\n";

/// A table of a later year without days: one of its players is known by the number, one by the
/// name.
const SECOND: &str = "No,Name,PIN,Rating,R1,R2,R3\n\
     1,Nobody K.,10000002,1612,2+,3=,\n2,Somebody Else,,1350,1-,,3+\n3,New Comer,,1400,,1=,2-\n";

/// A table that contradicts itself.
const TORN: &str = "No,Name,R1\n1,First One,2+\n2,Second One,1+\n";

/// The list as it was kept until now.
const LIST: &str = "No,Name,Rating,PIN\n1,Velykyi Taras,2100,10000001\n2,Nobody Known,1700,10000002\n3,Never Played,1500,\n";

fn packed(files: &[(&str, &str)]) -> Vec<u8> {
    let entry = |(name, text): &(&str, &str)| Entry {
        name: (*name).to_owned(),
        bytes: text.as_bytes().to_vec(),
    };
    build_archive(&files.iter().map(entry).collect::<Vec<_>>()).unwrap()
}

fn send(client: &Client, slug: &str, name: &str, bytes: &[u8]) -> Page {
    client.page(&format!("/{slug}/years"));
    client.upload(&format!("/{slug}/years?lang=en"), &[], Some((name, bytes)))
}

fn open(client: &Client, slug: &str) -> Page {
    client.page(&format!("/{slug}/years?lang=en"))
}

/// Fills in fields of the tables and presses a button.
fn press(client: &Client, slug: &str, fields: &[(&str, &str)], what: &str) -> Page {
    let page = open(client, slug);
    let form = fields
        .iter()
        .fold(page.form("/years/tables"), |form, (name, text)| {
            form.set(name, text)
        })
        .set("sure", &page.ticked());
    client.submit(&form.set("do", what))
}

fn everybody_is_new(client: &Client, slug: &str) {
    let page = client.page(&format!("/{slug}/years/people?lang=en"));
    client
        .submit(&page.form("/years/people").set("do", "new"))
        .is(303);
}

fn replays_the_same(app: &App, slug: &str) {
    let federation = app.federation(slug);
    assert_eq!(
        app.db
            .write(|c| replay::replay_all(c, &federation, None, &Progress::default()))
            .unwrap(),
        replay::Outcome::default()
    );
}

/// What would become of the bundle that waits.
fn shown(c: &mut Conn, chairman: &Actor, steppe: &Federation) -> Result<plan::Plan, ActionError> {
    let kept = files::find_waiting(c, chairman, steppe)?;
    plan::plan_import(
        c,
        steppe,
        read_sources(&kept.files, steppe.rules),
        &kept.reading,
        &Spellings::new(),
    )
}

impl App {
    /// The only player of the steppe with a name.
    fn player_named(&self, name: &str) -> i64 {
        let steppe = self.federation("steppe");
        let key = crosstable::domain::name::likeness_key(name);
        self.read(|c| crosstable::db::players::find_alike(c, steppe.id, &[key]))[0]
            .id
            .0
    }

    /// A table that waits among past years.
    pub(crate) fn years_waiting(&self, table: &str) -> i64 {
        let (chairman, steppe) = (self.actor("chairman"), self.federation("steppe"));
        let files = [Entry {
            name: "cup.csv".to_owned(),
            bytes: table.as_bytes().to_vec(),
        }];
        self.write(|c| {
            files::store_bundle(
                &mut Tx::new(c, &chairman, &steppe, noon()),
                "cup.csv",
                &files,
            )
        })
        .0
    }

    /// A table of past years that can be taken over, everybody in it being new.
    fn years_ready(&self, table: &str) -> TournamentImportId {
        let (chairman, steppe) = (self.actor("chairman"), self.federation("steppe"));
        let bundle = TournamentImportId(self.years_waiting(table));
        self.write(|c| {
            let rest = TableDecisions {
                official: "yes".to_owned(),
                ..TableDecisions::default()
            };
            let told = TableDecisions {
                starts: "2001-05-01".to_owned(),
                left: Some(false),
                ..TableDecisions::default()
            };
            let said = ImportDecisions {
                tables: [(1, told)].into(),
                rest,
                ..ImportDecisions::default()
            };
            files::store_table_choices(c, &chairman, &steppe, bundle, said)?;
            let open = shown(c, &chairman, &steppe)?;
            let new = |row: &crosstable::actions::rating_list_import::plan::PlannedRow| {
                (
                    row.number,
                    crosstable::actions::rating_list_import::files::RowChoice::New,
                )
            };
            let choices = open
                .people
                .rows
                .iter()
                .filter(|row| row.found.chosen.is_none())
                .map(new)
                .collect();
            files::store_row_choices(
                c,
                &chairman,
                &steppe,
                bundle,
                RowChoices {
                    choices,
                    all_new: true,
                },
            )?;
            Ok(bundle)
        })
    }

    /// A table of past years that was taken over, everybody in it being new.
    pub(crate) fn years_taken(&self, table: &str) -> i64 {
        let (chairman, steppe) = (self.actor("chairman"), self.federation("steppe"));
        let bundle = self.years_ready(table);
        self.write(|c| {
            let seen = shown(c, &chairman, &steppe)?.fingerprint;
            let taking = ImportRequest {
                bundle,
                seen: &seen,
                why: "moved in",
                spellings: &Spellings::new(),
            };
            take::import_bundle(
                &mut Tx::new(c, &chairman, &steppe, noon()),
                &taking,
                &Progress::default(),
            )?;
            Ok(bundle.0)
        })
    }
}

on_both! {
    fn years_are_rated_from_the_beginning_and_undone_as_one_act(app: App) {
        let (chairman, before) = (app.chairman(), app.export("steppe"));
        let files = [("2001/first.h9", FIRST), ("2002/second.csv", SECOND), ("torn.csv", TORN), ("list.csv", LIST), ("notes.bin", "\0")];
        send(&chairman, "steppe", "past.zip", &packed(&files)).is(303);
        let page = open(&chairman, "steppe");
        page.says("past.zip").says("first.h9").says("notes.bin").says("list.csv").says("First day: Please fill this in");
        page.says("2 tables to import").says("6 games");
        assert!(page.body.contains(r#"value="First Cup""#));
        assert_eq!(app.export("steppe"), before, "nothing changes by looking");
        press(&chairman, "steppe", &[], "take").is(422).says("Some tables have mistakes");
        press(&chairman, "steppe", &[("t2-starts", "2002-01-05"), ("t2-name", "Second Cup")], "save").is(303);
        // Whether tournaments were official decides about ratings: nobody assumes it.
        let unsaid = open(&chairman, "steppe");
        assert_eq!(unsaid.text().matches("Official: Please fill this in").count(), 3);
        press(&chairman, "steppe", &[("all-official", "yes"), ("t2-official", "no")], "save").is(303);
        open(&chairman, "steppe").says_nothing_of("Official: Please fill this in");
        // Everybody once: who has the number of the first file stands in the second one under
        // another name.
        let people = chairman.page("/steppe/years/people?lang=en");
        people.says("Velykyi Taras").says("New Comer").says("Nobody Known").says_nothing_of("Nobody K.").says_nothing_of("Never Played");
        assert_eq!(people.text().matches("Somebody Else").count(), 1);
        press(&chairman, "steppe", &[], "take").is(422).says("some players are not identified");
        everybody_is_new(&chairman, "steppe");
        let stale = open(&chairman, "steppe").form("/years/tables");
        press(&chairman, "steppe", &[], "take").is(303);
        let after = app.export("steppe");
        for told in [r#""name": "First Cup", "start": "2001-05-02", "end": "2001-05-03""#, r#""name": "Second Cup", "start": "2002-01-05""#] {
            assert!(after.contains(told), "{told}: {after}");
        }
        assert_eq!(after.matches(r#""name": "Somebody Else""#).count(), 1);
        assert!(after.contains(r#""name": "New Comer", "born": null, "country": null, "club": null, "guest": false, "standing": {"rating": 1400"#), "{after}");
        replays_the_same(&app, "steppe");
        // A button that was pressed twice has the effect of once, and leads to what became of it.
        assert_eq!(chairman.submit(&stale.set("do", "take")).is(303).location(), "/steppe/years");
        assert_eq!(app.chairman().page("/steppe/audit?lang=en").text().matches("imported tournaments of past years").count(), 1);
        let visitor = app.visitor();
        visitor.page("/steppe/tournaments?lang=en&year=2001").says("First Cup").says("rated");
        let compared = chairman.get(&link(&open(&chairman, "steppe"), "/comparison"));
        compared.is(200).says("2100").says("calculated from 1 table").says("1 player of the list is in no table");
        // The same files again: everything is on the site already.
        send(&chairman, "steppe", "past.zip", &packed(&files)).is(303);
        open(&chairman, "steppe").says("seems to be on the site already").says("0 tables to import");
        press(&chairman, "steppe", &[], "discard").is(303);
        chairman.submit(&open(&chairman, "steppe").form("/undoing")).is(303);
        assert_eq!(app.export("steppe"), before);
        replays_the_same(&app, "steppe");
        open(&chairman, "steppe").says("undone").says_nothing_of("Undo this?");
    }

    fn years_taken_as_facts_are_shown_and_not_calculated(app: App) {
        let (chairman, before) = (app.chairman(), app.export("steppe"));
        send(&chairman, "steppe", "first.h9", FIRST.replace("Velykyi Taras", "Koval Anna   ").as_bytes()).is(303);
        // Whoever gets a number gets a column; places, names and ratings come before it.
        let list = || app.visitor().page("/steppe/ratings.csv").body.lines().map(|row| row.split(',').take(10).map(str::to_owned).collect()).collect();
        let ratings: Vec<Vec<String>> = list();
        press(&chairman, "steppe", &[("way", "recorded"), ("starts", "")], "save").is(303);
        everybody_is_new(&chairman, "steppe");
        press(&chairman, "steppe", &[], "take").is(303);
        assert_eq!(list(), ratings, "nobody's rating moves");
        replays_the_same(&app, "steppe");
        let visitor = app.visitor();
        let listed = visitor.page("/steppe/tournaments?lang=en&year=2001");
        listed.says("First Cup").says("of past years");
        let table = visitor.get(&link(&listed, "/tournaments/"));
        table.is(200).says("Nobody Known").says("doesn’t affect ratings").says("2+");
        let known = app.player_named("Nobody Known");
        visitor.page(&format!("/steppe/players/{known}?lang=en")).says("Tournaments of past years").says("First Cup");
        // What ratings stand beside their games is said where ratings are expected.
        let versus = visitor.page(&format!("/steppe/players/{known}/versus/{}?lang=en", app.player_named("Somebody Else")));
        versus.says("First Cup").says("the ratings shown are the ones in their tables");
        // A journal of it brings the fact back.
        let journal = app.export("steppe");
        assert!(journal.contains(r#""state": "recorded""#), "{journal}");
        let read = crosstable::domain::journal::read_journal(journal.as_bytes()).unwrap();
        let console = crosstable::actions::Actor::console();
        app.write(|c| Ok(crosstable::actions::journal::import_journal(c, &console, &read, Some("again"), noon()).unwrap()));
        assert_eq!(app.export("again").replace(r#""slug": "again""#, r#""slug": "steppe""#), journal);
        app.visitor().page("/again/tournaments?lang=en&year=2001").says("First Cup").says("of past years");
        chairman.submit(&open(&chairman, "steppe").form("/undoing")).is(303);
        assert_eq!(app.export("steppe"), before);
    }

    fn the_ratings_that_a_table_of_past_years_states_stand_beside_its_games(app: App) {
        let chairman = app.chairman();
        send(&chairman, "steppe", "second.csv", SECOND.as_bytes()).is(303);
        press(&chairman, "steppe", &[("way", "recorded"), ("t1-starts", "2002-01-05"), ("t1-name", "Second Cup")], "save").is(303);
        everybody_is_new(&chairman, "steppe");
        press(&chairman, "steppe", &[], "take").is(303);
        let (known, other, last) = (app.player_named("Nobody K."), app.player_named("Somebody Else"), app.player_named("New Comer"));
        let visitor = app.visitor();
        visitor.page(&format!("/steppe/players/{known}/versus/{other}?lang=en")).says("Second Cup").says("1612").says("1350");
        visitor.page(&format!("/steppe/players/{last}/versus/{known}?lang=en")).says("1400").says("1612").says_nothing_of("1350");
        // Nothing is expected of them.
        visitor.page(&format!("/steppe/players/{known}?lang=en")).says("Second Cup").says_nothing_of("Against expectation");
    }

    fn years_on_which_something_rests_are_not_undone(app: App) {
        app.years_taken(FIRST);
        app.pass(TimeDelta::hours(1));
        let (official, chairman) = (app.official(), app.chairman());
        let form = official.page("/steppe/ratings/new?date=2026-04-01").form("/ratings/new");
        official.submit(&form).is(303);
        chairman.submit(&open(&chairman, "steppe").form("/undoing")).is(409).says("can no longer be undone as a whole");
    }

    fn a_fact_that_was_changed_is_not_undone_with_the_others(app: App) {
        let chairman = app.chairman();
        send(&chairman, "steppe", "first.h9", FIRST.as_bytes()).is(303);
        press(&chairman, "steppe", &[("way", "recorded")], "save").is(303);
        everybody_is_new(&chairman, "steppe");
        press(&chairman, "steppe", &[], "take").is(303);
        chairman.get("/steppe/years?lang=en").says("1 tournament imported without rating, 3 players added");
        let tournament = link(&app.visitor().page("/steppe/tournaments?lang=en&year=2001"), "/tournaments/");
        chairman.page(&tournament).says_nothing_of("Open for a correction");
        chairman.submit(&open(&chairman, "steppe").form("/undoing")).is(303);
        app.visitor().get(&tournament).is(404);
    }

    fn a_journal_moves_into_a_federation_that_exists(app: App) {
        let journal = app.export("steppe");
        let chairman = app.chairman();
        app.with_demo();
        let (there, before) = ("evening", app.export("evening"));
        send(&chairman, there, "steppe.jsonl", journal.as_bytes()).is(303);
        open(&chairman, there).says("steppe.jsonl");
        everybody_is_new(&chairman, there);
        press(&chairman, there, &[], "take").is(303);
        replays_the_same(&app, there);
        // What the journal says of its tournaments holds: whether they were official, the board and
        // the time.
        let after = app.export(there);
        let said = |journal: &str, what: &str| journal.matches(what).count();
        let unofficial = r#""official": false"#;
        assert!(said(&journal, "tournament\": {") > said(&journal, unofficial), "{journal}");
        assert_eq!(said(&after, unofficial), said(&before, unofficial) + said(&journal, unofficial));
    }

    fn what_was_ordered_before_a_stop_is_done_after_the_start(app: App) {
        let mut app = app;
        let bundle = app.years_ready(FIRST);
        let waits = |app: &App| app.read(|c| Ok(files::list_interrupted(c)?.len()));
        assert_eq!(waits(&app), 0, "nothing was ordered");
        // The order is stored, and then the program is killed.
        let (chairman, steppe) = (app.actor("chairman"), app.federation("steppe"));
        app.write(|c| {
            let seen = shown(c, &chairman, &steppe)?.fingerprint;
            files::store_order(c, &chairman, &steppe, bundle, &seen, "moved in")
        });
        assert_eq!(waits(&app), 1);
        app.restart();
        let started = std::time::Instant::now();
        while waits(&app) > 0 {
            assert!(started.elapsed().as_secs() < 60, "nothing came of it");
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        let page = app.chairman().page("/steppe/audit?lang=en");
        assert_eq!(page.text().matches("imported tournaments of past years").count(), 1);
        app.visitor().page("/steppe/tournaments?lang=en&year=2001").says("First Cup").says("rated");
        replays_the_same(&app, "steppe");
    }

    fn what_cant_be_done_any_more_is_told_after_the_start(app: App) {
        let mut app = app;
        let bundle = app.years_ready(FIRST);
        let (chairman, steppe) = (app.actor("chairman"), app.federation("steppe"));
        app.write(|c| files::store_order(c, &chairman, &steppe, bundle, "what was shown long ago", "moved in"));
        let before = app.export("steppe");
        app.restart();
        let started = std::time::Instant::now();
        while open(&app.chairman(), "steppe").body.contains("/changes/progress") {
            assert!(started.elapsed().as_secs() < 60, "it doesn't end");
        }
        open(&app.chairman(), "steppe").says("began to import these tournaments").says("Nothing was changed");
        assert_eq!(app.export("steppe"), before);
    }

    fn what_a_dead_program_left_is_taken_over_by_another(app: App) {
        let other = app.beside();
        let bundle = app.years_ready(FIRST);
        let waits = || app.read(|c| Ok(files::list_interrupted(c)?.len()));
        let (chairman, steppe) = (app.actor("chairman"), app.federation("steppe"));
        app.write(|c| {
            let seen = shown(c, &chairman, &steppe)?.fingerprint;
            files::store_order(c, &chairman, &steppe, bundle, &seen, "moved in")
        });
        other.look_after();
        assert_eq!(waits(), 1, "no work was lost: who ordered is about to begin");
        app.lose_a_work();
        other.look_after();
        let started = std::time::Instant::now();
        while waits() > 0 {
            assert!(started.elapsed().as_secs() < 60, "nothing came of it");
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        app.visitor().page("/steppe/tournaments?lang=en&year=2001").says("First Cup").says("rated");
        assert_eq!(app.chairman().page("/steppe/audit?lang=en").text().matches("imported tournaments of past years").count(), 1);
    }

    fn what_kills_every_program_is_not_begun_again_and_again(app: App) {
        let other = app.beside();
        let bundle = app.years_ready(FIRST);
        let (chairman, steppe) = (app.actor("chairman"), app.federation("steppe"));
        app.write(|c| files::store_order(c, &chairman, &steppe, bundle, "seen", "moved in"));
        for _ in 0..3 {
            app.lose_a_work();
        }
        let before = app.database.count("SELECT COUNT(*) AS count FROM jobs");
        other.look_after();
        std::thread::sleep(std::time::Duration::from_millis(300));
        assert_eq!(app.database.count("SELECT COUNT(*) AS count FROM jobs"), before);
        // Nor by whoever is started again and again.
        let mut app = app;
        app.restart();
        std::thread::sleep(std::time::Duration::from_millis(300));
        assert_eq!(app.database.count("SELECT COUNT(*) AS count FROM jobs"), before);
        open(&app.chairman(), "steppe").says("began to import these tournaments");
    }

    fn what_cant_be_unpacked_is_refused(app: App) {
        let chairman = app.chairman();
        send(&chairman, "steppe", "past.zip", &packed(&[(".DS_Store", "x")])).is(422);
        send(&chairman, "steppe", "past.zip", &packed(&[("a.csv", FIRST)])[..60]).is(303);
        open(&chairman, "steppe").says("Unreadable files, left out").says("past.zip");
        press(&chairman, "steppe", &[], "take").is(422);
        press(&chairman, "steppe", &[], "discard").is(303);
        open(&chairman, "steppe").says_nothing_of("past.zip");
        app.official().get("/steppe/years").is(403);
    }

    fn whoever_is_forgotten_is_in_no_file_of_past_years(app: App) {
        app.years_taken(FIRST);
        let waiting = app.years_waiting(FIRST);
        let (chairman, steppe) = (app.actor("chairman"), app.federation("steppe"));
        let official = app.official();
        let office = format!("/steppe/players/{}/office", app.player_named("Velykyi Taras"));
        official.submit(&official.page(&office).form("/forgetting").set("reason", "asked")).is(303);
        app.write(|c| {
            let all = files::all(c, &chairman, &steppe)?;
            assert!(all.iter().all(|bundle| bundle.id != TournamentImportId(waiting)), "what waits goes");
            let kept = files::find(c, &chairman, &steppe, all[0].id)?;
            assert!(kept.files.is_empty(), "its content is erased");
            Ok(())
        });
    }
}

/// The first link of a page to an address with this in it.
fn link(page: &Page, part: &str) -> String {
    let found = page
        .body
        .split("href=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .find(|href| href.contains(part));
    found
        .unwrap_or_else(|| panic!("no link to {part}: {}", page.text()))
        .to_owned()
}
