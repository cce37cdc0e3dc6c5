//! A federation moves to the database of another installation.

use crosstable::actions::{ActionError, Actor, Tx, federation_transfer, journal as office_journal};
use crosstable::db::{Db, federations, players};
use crosstable::domain::moved::{Installation, Moved};

use crate::app::{App, STEPPE, import};
use crate::client::Page;
use crate::database::{Database, on_both};
use crate::journal::{done, refused};

/// The address of the other installation.
const THERE: &str = "https://rating.example";

/// The database of another installation, of the same kind.
fn elsewhere(app: &App) -> (Database, Db) {
    let database = Database::new(app.database.kind).unwrap();
    let db = database.migrated();
    (database, db)
}

/// The command that moves the steppe there.
fn moving<'a>(there: &'a Database, more: &[&'a str]) -> Vec<&'a str> {
    [
        &["move", "steppe", "--to", &there.url, "--address", THERE][..],
        more,
    ]
    .concat()
}

/// The steppe's journal in a database.
#[track_caller]
fn exported(db: &Db) -> String {
    let text = db.read(|c| {
        let federation = federations::find_by_slug(c, "steppe")?.unwrap();
        office_journal::export_journal(c, federation.id)
    });
    String::from_utf8(text.unwrap()).unwrap()
}

/// The steppe's players in a database.
fn people(db: &Db) -> Vec<players::Player> {
    let all = db.read(|c| {
        let federation = federations::find_by_slug(c, "steppe")?.unwrap();
        players::list(c, federation.id)
    });
    all.unwrap()
}

/// Who has which rating in a database.
fn ratings(db: &Db) -> Vec<(String, Option<f64>)> {
    people(db)
        .into_iter()
        .map(|player| (player.code, player.state.shown.rating))
        .collect()
}

fn is_there(db: &Db) -> bool {
    db.read(|c| federations::find_by_slug(c, "steppe"))
        .unwrap()
        .is_some()
}

/// The steppe is closed as by a command that was broken off after that.
fn close(app: &App) {
    let (steppe, now) = (app.federation("steppe"), app.now());
    app.write(|c| {
        federation_transfer::close_for_transfer(&mut Tx::new(c, &Actor::console(), &steppe, now))
    });
}

/// A journal becomes a federation there.
fn take_in(db: &Db, journal: &str) {
    let taken = db.write(|c| {
        import(c, journal);
        Ok::<_, ActionError>(())
    });
    taken.unwrap();
}

/// Somebody changes something.
#[track_caller]
fn found_a_club(app: &App, name: &str) -> Page {
    let official = app.official();
    official.post("/steppe/clubs?lang=en", &[("name", name)])
}

/// What an operator is told who has everything looked at.
fn checked(app: &App) -> String {
    done(&app.database, &["check", "--listen", "127.0.0.1:0"])
}

/// Where a page is found.
#[track_caller]
fn led(page: &Page) -> &str {
    assert_eq!(page.status, 308, "{}: {}", page.path, page.text());
    assert_eq!(page.header("cache-control"), "no-store", "it may come back");
    page.header("location")
}

on_both! {
    fn a_federation_moves_and_readers_are_led_there(app: App) {
        app.tournament_in("Cup", "rated");
        app.tournament_in("Drafted Cup", "drafted");
        let (certificate, code) = app.certificate_at(true);
        let (there, db) = elsewhere(&app);
        let (sent, rated) = (app.export("steppe"), ratings(&app.db));
        app.visitor().page("/steppe/ratings?lang=en");

        let said = done(&app.database, &moving(&there, &[]));
        assert!(said.contains("steppe is at https://rating.example now: 10 players, 2 rated tournaments, "), "{said}");
        assert!(said.contains("roles of officers") && said.contains("1 certificates"), "{said}");
        assert_eq!((exported(&db), ratings(&db)), (sent.clone(), rated.clone()));
        assert_eq!((app.export("steppe"), ratings(&app.db)), (sent, rated));
        assert!(done(&there, &["verify", "steppe"]).contains("everything is as it is stored"));
        assert_eq!(app.federation("steppe").moved, Installation::from_word(THERE).map(Moved::To));

        // Pages are found there, whoever asks; those of others stay.
        let (visitor, chairman) = (app.visitor(), app.chairman());
        for path in ["/steppe", "/steppe/ratings?lang=en", "/steppe/ratings.csv", "/steppe/ratings?q=%D0%9A&lang=en", "/steppe/tournaments"] {
            assert_eq!(led(&visitor.get(path)), format!("{THERE}{path}"));
            assert_eq!(led(&chairman.get(path)), format!("{THERE}{path}"));
        }
        assert_eq!(led(&visitor.get("/api/v1/federations/steppe/players")), format!("{THERE}/api/v1/federations/steppe/players"));
        assert_eq!(led(&visitor.get("/embed/steppe/ratings")), format!("{THERE}/embed/steppe/ratings"));
        visitor.page("/valley/ratings");
        visitor.page("/");

        // Papers lead here, and what was done here is read here.
        visitor.page(&format!("/certificates/{code}?lang=en"));
        visitor.page("/steppe/verification?lang=en");
        let official = app.official();
        official.page("/steppe/certificates?lang=en");
        official.post(&format!("/steppe/certificates/{certificate}/end"), &[("reason", "wrong name")]).is(303);
        official.post("/steppe/certificates", &[("what", "refuse"), ("reason", "R")]).is(409);
        chairman.page("/steppe/audit?lang=en").says("closed for changes: the federation is moving").says("moved to another installation");
        chairman.page("/steppe/moving?lang=en");
        chairman.post("/steppe/moving", &[]).is(200);

        // Nothing is changed here any more, but what is beside it.
        found_a_club(&app, "Quartz").is(409).says(THERE);
        assert_eq!(app.export("steppe"), exported(&db));
        let hosts = "/accounts/federations/steppe/hosts";
        let admin = app.admin();
        admin.page("/accounts?lang=en").says("Moved to https://rating.example: readers are redirected there");
        assert!(checked(&app).contains("ok     steppe: has moved to https://rating.example"));
        admin.page(hosts);
        admin.post(hosts, &[("host", "go.example")]).is(303);
        let at_host = crate::client::Client::at(&app.base, "go.example");
        assert_eq!(led(&at_host.get("/")), format!("{THERE}/steppe"));

        assert!(refused(&app.database, &moving(&there, &[]), 1).contains("has moved to https://rating.example already"));
        done(&app.database, &["move", "steppe", "--back"]);
        app.visitor().page("/steppe/ratings?lang=en");
        found_a_club(&app, "Quartz").is(303);
        assert!(refused(&app.database, &["move", "steppe", "--back"], 1).contains("is open here"));
    }

    fn who_left_was_forgotten_or_merged_arrives_so(app: App) {
        let official = app.official();
        let [left, forgotten, kept, gone] = ["p01", "p02", "p03", "p04"].map(|code| app.player(code));
        official.submit(&official.page("/steppe/ratings/new?date=2026-04-01").form("/ratings/new")).is(303);
        official.post(&format!("/steppe/players/{left}/mark"), &[("mark", "withdrawn"), ("marked_on", "2026-04-30")]).is(303);
        official.post(&format!("/steppe/players/{forgotten}/forgetting"), &[("reason", "On request of 9 May")]).is(303);
        crate::registry::merge(&official, kept, gone).is(303);
        let (there, db) = elsewhere(&app);
        let marks = |db| people(db).into_iter().map(|player| (player.code, player.mark, player.marked_on)).collect::<Vec<_>>();
        let here = marks(&app.db);
        assert_eq!(here.iter().filter(|(_, mark, on)| mark.is_some() && on.is_some()).count(), 2);
        done(&app.database, &moving(&there, &[]));
        assert_eq!(marks(&db), here);
        // The published list names nobody who was forgotten, and is the list that was published.
        assert_eq!(exported(&db), app.export("steppe"));
    }

    fn a_rehearsal_changes_nothing(app: App) {
        app.tournament_in("Cup", "rated");
        let (there, db) = elsewhere(&app);
        let lines = || app.database.count("SELECT COUNT(*) AS count FROM audit");
        let before = (app.export("steppe"), lines());
        assert!(done(&app.database, &moving(&there, &["--check"])).contains("steppe can move: 10 players"));
        assert_eq!((app.export("steppe"), lines()), before);
        assert_eq!((app.federation("steppe").moved, is_there(&db)), (None, false));
        found_a_club(&app, "Quartz").is(303);
    }

    fn what_can_not_move_stays_open(app: App) {
        let (there, db) = elsewhere(&app);
        take_in(&db, &STEPPE.replace("Steppe", "Desert"));
        let kept = exported(&db);
        assert!(refused(&app.database, &moving(&there, &[]), 1).contains("there is a federation steppe already"));
        assert_eq!((app.federation("steppe").moved, exported(&db)), (None, kept));
        found_a_club(&app, "Quartz").is(303);

        let empty = Database::new(app.database.kind).unwrap();
        // A database of SQLite that isn't there is not made.
        let said = refused(&app.database, &moving(&empty, &[]), 1);
        assert!(said.contains("there is no database") || said.contains("crosstable migrate"), "{said}");
        for address in ["http://rating.example", "https://rating.example/x", "rating.example"] {
            refused(&app.database, &["move", "steppe", "--to", &there.url, "--address", address], 2);
        }
        let circle = ["--base-url", THERE];
        assert!(refused(&app.database, &moving(&there, &circle), 1).contains("in a circle"));
        refused(&app.database, &["move", "nowhere", "--to", &there.url, "--address", THERE], 2);
        refused(&app.database, &["move", "steppe"], 2);
        assert_eq!(app.federation("steppe").moved, None);
    }

    fn a_move_that_was_broken_off_goes_on_or_is_taken_back(app: App) {
        app.tournament_in("Cup", "rated");
        let (there, db) = elsewhere(&app);
        close(&app);
        // Everything is read meanwhile, nothing is changed, and what was typed is kept.
        app.visitor().page("/steppe/ratings?lang=en");
        let page = found_a_club(&app, "Quartz").is(409);
        page.says("is being moved to another site").says("Send it again");
        assert!(page.body.contains("Quartz"), "{}", page.text());
        app.admin().page("/accounts?lang=en").says("Closed for changes: it is being moved to another site");
        assert!(checked(&app).contains("look   steppe: closed for changes, since it moves"));
        done(&app.database, &["move", "steppe", "--back"]);
        found_a_club(&app, "Quartz").is(303);

        // Broken off before anything arrived, and after.
        close(&app);
        assert!(done(&app.database, &moving(&there, &["--check"])).contains("steppe can move"));
        assert_eq!(app.federation("steppe").moved, Some(Moved::Leaving));
        let sent = app.export("steppe");
        take_in(&db, &sent);
        assert!(done(&app.database, &moving(&there, &["--check"])).contains("has arrived as it was sent"));
        there.tamper("UPDATE clubs SET city = 'Elsewhere' WHERE name = 'Ivory'");
        let said = refused(&app.database, &moving(&there, &[]), 1);
        assert!(said.contains("the first difference: line ") && said.contains("Elsewhere") && said.contains("--back"), "{said}");
        assert_eq!(app.federation("steppe").moved, Some(Moved::Leaving));
        there.tamper("UPDATE clubs SET city = 'Stepove' WHERE name = 'Ivory'");
        assert!(done(&app.database, &moving(&there, &[])).contains("steppe is at https://rating.example now"));
        assert_eq!(led(&app.visitor().get("/steppe")), format!("{THERE}/steppe"));
        // The same database is none of another installation.
        done(&app.database, &["move", "steppe", "--back"]);
        close(&app);
        assert!(refused(&app.database, &moving(&app.database, &[]), 1).contains("the same database"));
    }

    fn what_does_not_arrive_is_open_again(app: App) {
        let (there, db) = elsewhere(&app);
        // No rules understand this.
        app.database.tamper(r#"UPDATE players SET standing = '{"rating": "high"}' WHERE code = 'p01'"#);
        let said = refused(&app.database, &moving(&there, &[]), 1);
        assert!(said.contains("Nothing of steppe has stayed in the other database, and it is open here again"), "{said}");
        assert_eq!((app.federation("steppe").moved, is_there(&db)), (None, false));
        found_a_club(&app, "Quartz").is(303);
        app.chairman().page("/steppe/audit?lang=en").says("reopened, no longer moved");
        assert!(refused(&app.database, &moving(&there, &["--check"]), 1).contains("Nothing was changed"));
        // One that was closed before may be on its way by another command: it isn't opened under
        // that.
        close(&app);
        let said = refused(&app.database, &moving(&there, &[]), 1);
        assert!(said.contains("steppe was closed before, and stays closed") && said.contains("--back"), "{said}");
        assert_eq!((app.federation("steppe").moved, is_there(&db)), (Some(Moved::Leaving), false));
    }
}
