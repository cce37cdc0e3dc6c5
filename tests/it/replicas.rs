//! Readers are sent to replicas of PostgreSQL, and see no less than before: what they have written,
//! what this program knows of. Each story has servers of its own, since it stops and promotes them.

use std::path::PathBuf;
use std::time::Duration;

use crosstable::db::{Db, DbError, Standing};
use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection};

use crate::app::App;
use crate::client::Client;
use crate::cluster::{self, Cluster, at_whichever, give_to_postgres, home};
use crate::database::{Database, postgres};
use crate::faults::took;
use crate::util::wait_for;

/// Something gets so long to become so.
const SOON: Duration = Duration::from_secs(30);
const CLUBS: &str = "/steppe/clubs";

/// What a server says to a question, as text.
#[track_caller]
fn asked(url: &str, question: &str) -> String {
    cluster::asked(url, question).unwrap()
}

/// A server that is written to, one that repeats it, and a site on both.
struct Two {
    // Dropped in this order: the site before its servers, those before their folders.
    app: App,
    replica: Cluster,
    primary: Cluster,
    name: String,
    _folder: tempfile::TempDir,
}

impl Two {
    /// `address` makes the address of the database of both servers, the one that is written to
    /// first, and its name.
    fn begin(address: impl FnOnce(&Cluster, &Cluster, &str) -> String) -> Option<Two> {
        let programs = PathBuf::from(asked(
            &postgres()?,
            "SELECT setting FROM pg_config WHERE name = 'BINDIR'",
        ));
        let folder = tempfile::Builder::new()
            .prefix("crosstable-it-")
            .tempdir()
            .unwrap();
        give_to_postgres(folder.path()).unwrap();
        let primary = Cluster::make(&programs, &home(folder.path(), "primary").unwrap()).unwrap();
        let url = primary.database().unwrap();
        let replica =
            Cluster::planned(&programs, &home(folder.path(), "replica").unwrap()).unwrap();
        replica.follow(&primary, "replica").unwrap();
        let name = url.rsplit_once('/').unwrap().1.to_owned();
        let url = address(&primary, &replica, &name);
        let reading = [format!("postgres://{}/{name}", replica.server())];
        let app = App::founded(Database::at(url), |db| db.read_from(&reading, 2).unwrap());
        let two = Two {
            app,
            replica,
            primary,
            name,
            _folder: folder,
        };
        two.wait_until(Standing::Follows);
        Some(two)
    }

    fn of_replica(&self) -> String {
        format!("postgres://{}/{}", self.replica.server(), self.name)
    }

    fn of_primary(&self) -> String {
        format!("postgres://{}/{}", self.primary.server(), self.name)
    }

    /// How the replica stands.
    fn standing(&self) -> Standing {
        self.app.db.replica_states()[0].standing
    }

    #[track_caller]
    fn wait_until(&self, standing: Standing) {
        let so = wait_for(SOON, || (self.standing() == standing).then_some(()));
        assert!(
            so.is_some(),
            "the replica is {:?}, not {standing:?}",
            self.standing()
        );
    }

    /// Waits until the replica has everything, and has it repeat nothing more.
    #[track_caller]
    fn pause(&self) {
        let end = asked(&self.of_primary(), "SELECT pg_current_wal_flush_lsn()");
        let come = format!("SELECT pg_last_wal_replay_lsn() >= '{end}'::pg_lsn");
        wait_for(SOON, || {
            (asked(&self.of_replica(), &come) == "true").then_some(())
        })
        .unwrap();
        self.on_replica("SELECT pg_wal_replay_pause()");
        let paused = "SELECT pg_get_wal_replay_pause_state()";
        wait_for(SOON, || {
            (asked(&self.of_replica(), paused) == "paused").then_some(())
        })
        .unwrap();
    }

    fn on_primary(&self, sql: &str) {
        PgConnection::establish(&self.of_primary())
            .unwrap()
            .batch_execute(sql)
            .unwrap();
    }

    fn on_replica(&self, sql: &str) {
        PgConnection::establish(&self.of_replica())
            .unwrap()
            .batch_execute(sql)
            .unwrap();
    }

    /// Somebody changes something past the program, and tells nobody.
    fn rename_club(&self, from: &str, to: &str) {
        let sql = format!("UPDATE clubs SET name = '{to}' WHERE name = '{from}'");
        self.on_primary(&sql);
    }

    fn line_of_ready(&self) -> String {
        let ready = self.app.visitor().page("/ready").body;
        ready
            .lines()
            .find(|line| line.starts_with("replica 1: "))
            .unwrap()
            .to_owned()
    }
}

fn only_primary(primary: &Cluster, _: &Cluster, name: &str) -> String {
    format!("postgres://{}/{name}", primary.server())
}

#[track_caller]
fn add_club(somebody: &Client, name: &str) {
    let form = somebody
        .page("/steppe/clubs/new")
        .form(CLUBS)
        .set("name", name);
    somebody.submit(&form).location();
}

#[test]
fn readers_are_sent_to_a_replica_and_see_their_own_acts_at_once() {
    let Some(two) = Two::begin(only_primary) else {
        return;
    };
    let (app, chairman) = (&two.app, two.app.chairman());
    assert_eq!(two.line_of_ready(), "replica 1: ok");
    two.pause();
    two.rename_club("Granite", "Obsidian");
    // Nobody here can know of it: the replica is good enough.
    chairman
        .page(CLUBS)
        .says("Granite")
        .says_nothing_of("Obsidian");
    // What was written here is on the next page, whoever asks for it.
    add_club(&chairman, "Basalt");
    chairman.page(CLUBS).says("Basalt").says("Obsidian");
    app.visitor().page(CLUBS).says("Basalt");
    assert!(chairman.cookie("written").is_some());
    two.wait_until(Standing::Lags);
    assert_eq!(two.line_of_ready(), "replica 1: left out, it lags behind");
    let counted = app.counted();
    assert!(
        counted.contains("crosstable_replica_used{replica=\"1\"} 0"),
        "{counted}"
    );
    app.admin()
        .page("/accounts")
        .says("Database replicas not in use");
    // It has caught up: it is asked again.
    two.on_replica("SELECT pg_wal_replay_resume()");
    two.wait_until(Standing::Follows);
    assert_eq!(two.line_of_ready(), "replica 1: ok");
    app.admin()
        .page("/accounts")
        .says_nothing_of("Database replicas not in use");
    two.pause();
    two.rename_club("Obsidian", "Slate");
    chairman
        .page(CLUBS)
        .says("Obsidian")
        .says_nothing_of("Slate");
    // Nobody's rights are those of before.
    two.app.database.tamper("DELETE FROM sessions");
    assert!(!chairman.page(CLUBS).body.contains("/steppe/clubs/new"));
}

#[test]
fn what_was_written_at_one_node_is_seen_at_the_other_at_once() {
    let Some(two) = Two::begin(only_primary) else {
        return;
    };
    let reading = [two.of_replica()];
    let other = two.app.beside_with(|db| db.read_from(&reading, 2).unwrap());
    let follows = || (other.db.replica_states()[0].standing == Standing::Follows).then_some(());
    wait_for(SOON, follows).unwrap();
    let chairman = two.app.chairman();
    two.pause();
    two.rename_club("Granite", "Obsidian");
    chairman.move_to(&other.base);
    chairman
        .page(CLUBS)
        .says("Granite")
        .says_nothing_of("Obsidian");
    for name in ["Basalt", "Gneiss", "Marble"] {
        chairman.move_to(&two.app.base);
        add_club(&chairman, name);
        chairman.move_to(&other.base);
        chairman.page(CLUBS).says(name);
    }
}

#[test]
fn a_replica_that_stands_still_or_goes_away_keeps_nobody_waiting() {
    let Some(two) = Two::begin(only_primary) else {
        return;
    };
    let chairman = two.app.chairman();
    chairman.page(CLUBS);
    let frozen = two.replica.freeze().unwrap();
    // Who has just asked it is told so in time; who comes after that is answered by the other.
    let good = wait_for(SOON, || {
        let (page, time) = took(|| chairman.try_get(CLUBS));
        assert!([200, 503].contains(&page.status), "{}", page.status);
        assert!(time < Duration::from_millis(2_600), "{time:?}");
        (page.status == 200).then_some(())
    });
    assert!(good.is_some());
    two.wait_until(Standing::Away);
    for _ in 0..5 {
        chairman.page(CLUBS);
    }
    assert_eq!(
        two.line_of_ready(),
        "replica 1: left out, it does not answer"
    );
    drop(frozen);
    two.wait_until(Standing::Follows);
    two.replica.stop().unwrap();
    two.wait_until(Standing::Away);
    chairman.page(CLUBS);
    two.replica.start().unwrap();
    two.wait_until(Standing::Follows);
    chairman.page(CLUBS);
}

#[test]
fn an_address_of_two_servers_leads_to_whichever_can_be_written_to() {
    let both =
        |primary: &Cluster, replica: &Cluster, name: &str| at_whichever([replica, primary], name);
    let Some(two) = Two::begin(both) else { return };
    let chairman = two.app.chairman();
    add_club(&chairman, "Basalt");
    chairman.page(CLUBS).says("Basalt");
    // A replica may follow from a little behind: even its tables may still be on the way.
    for there in [
        "SELECT to_regclass('clubs') IS NOT NULL",
        "SELECT EXISTS (SELECT 1 FROM clubs WHERE name = 'Basalt')",
    ] {
        wait_for(SOON, || {
            (asked(&two.of_replica(), there) == "true").then_some(())
        })
        .unwrap();
    }
    two.primary.stop().unwrap();
    assert!(two.replica.control(&["promote"]).unwrap());
    // The server that took over is the one that is written to, and no replica any more.
    let back = wait_for(SOON, || (chairman.status(CLUBS) == 200).then_some(()));
    assert!(back.is_some());
    // Pages may be back a moment before acts: they have connections of their own.
    assert!(wait_for(SOON, || two.app.db.write(|_| Ok::<_, DbError>(())).ok()).is_some());
    add_club(&chairman, "Gneiss");
    // Until now it may have been the finished page from before: the new one has to be read.
    let page = wait_for(SOON, || {
        Some(chairman.try_get(CLUBS)).filter(|page| page.status == 200)
    })
    .unwrap();
    page.says("Basalt").says("Gneiss");
    two.wait_until(Standing::Writes);
}

#[test]
fn pages_are_those_of_a_server_that_took_over_without_the_last_acts() {
    let both =
        |primary: &Cluster, replica: &Cluster, name: &str| at_whichever([primary, replica], name);
    let Some(two) = Two::begin(both) else { return };
    let (chairman, visitor) = (two.app.chairman(), two.app.visitor());
    add_club(&chairman, "Basalt");
    let there = "SELECT EXISTS (SELECT 1 FROM clubs WHERE name = 'Basalt')";
    wait_for(SOON, || {
        (asked(&two.of_replica(), there) == "true").then_some(())
    })
    .unwrap();
    // It hears of nothing any more, and nobody waits for it.
    two.on_replica("ALTER SYSTEM SET primary_conninfo = ''");
    two.on_replica("SELECT pg_reload_conf()");
    let deaf = "SELECT NOT EXISTS (SELECT 1 FROM pg_stat_wal_receiver)";
    wait_for(SOON, || {
        (asked(&two.of_replica(), deaf) == "true").then_some(())
    })
    .unwrap();
    add_club(&chairman, "Gneiss");
    visitor.page(CLUBS).says("Basalt").says("Gneiss");
    two.primary.kill_all().unwrap();
    assert!(two.replica.control(&["promote"]).unwrap());
    let page = wait_for(SOON, || {
        Some(visitor.try_get(CLUBS))
            .filter(|page| page.status == 200 && !page.body.contains("Gneiss"))
    });
    page.expect("the page that was kept is of what is gone")
        .says("Basalt");
    assert_eq!(two.app.db.epoch(), 1);
    assert!(wait_for(SOON, || two.app.db.write(|_| Ok::<_, DbError>(())).ok()).is_some());
    add_club(&chairman, "Schist");
    visitor
        .page(CLUBS)
        .says("Basalt")
        .says("Schist")
        .says_nothing_of("Gneiss");
}

#[test]
fn of_an_act_that_no_replica_confirms_nobody_knows_and_sent_again_it_is_done_once() {
    let Some(two) = Two::begin(only_primary) else {
        return;
    };
    let chairman = two.app.chairman();
    let form = chairman
        .page("/steppe/clubs/new")
        .form(CLUBS)
        .set("name", "Gneiss");
    let confirmed_by = |name: &str| {
        two.on_primary(&format!(
            "ALTER SYSTEM SET synchronous_standby_names = '{name}'"
        ));
        two.on_primary("SELECT pg_reload_conf()");
        wait_for(SOON, || {
            (asked(
                &two.of_primary(),
                "SELECT current_setting('synchronous_standby_names')",
            ) == name)
                .then_some(())
        })
        .unwrap();
    };
    confirmed_by("nobody");
    let (answer, time) = took(|| chairman.try_submit(&form));
    assert_eq!(answer.status, 503);
    answer.says("this may or may not have been saved");
    assert!(time < Duration::from_secs(9), "{time:?}");
    // Whoever comes next is told to come again, and reading goes on.
    let (next, time) = took(|| chairman.try_submit(&form).status);
    assert!(
        next == 503 && time < Duration::from_secs(9),
        "{next} {time:?}"
    );
    assert_eq!(two.app.visitor().try_get("/steppe/ratings").status, 200);
    confirmed_by("");
    let again = wait_for(SOON, || {
        Some(chairman.try_submit(&form)).filter(|answer| answer.status == 303)
    });
    assert!(again.is_some());
    assert_eq!(
        asked(
            &two.of_primary(),
            "SELECT COUNT(*)::text FROM clubs WHERE name = 'Gneiss'"
        ),
        "1"
    );
}

#[test]
fn what_is_no_replica_of_the_database_is_refused_or_left_out() {
    let Some(database) = <Database as crate::database::Stage>::on(crate::database::Kind::Postgres)
    else {
        return;
    };
    let db = database.migrated();
    for wrong in ["sqlite:x.sqlite", "postgres://u:secret@one,two/x"] {
        let error = db
            .read_from(&[wrong.to_owned()], 1)
            .unwrap_err()
            .to_string();
        assert!(!error.contains("secret"), "{error}");
    }
    let file = Database::new(crate::database::Kind::Sqlite)
        .unwrap()
        .migrated();
    assert!(
        file.read_from(std::slice::from_ref(&database.url), 1)
            .is_err()
    );
    // Of itself nobody is a replica.
    db.read_from(std::slice::from_ref(&database.url), 1)
        .unwrap();
    db.start_watching().unwrap();
    db.watch_replicas(|_| ()).unwrap();
    let writes = |db: &Db| (db.replica_states()[0].standing == Standing::Writes).then_some(());
    wait_for(SOON, || writes(&db)).unwrap();
}
