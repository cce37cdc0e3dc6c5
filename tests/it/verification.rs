//! Everything of a federation is calculated from the beginning and compared with what is stored: at
//! the console, and at night.

use chrono::TimeDelta;
use crosstable::actions::replay::Progress;
use crosstable::actions::verification::{LINES, verify_federation};
use crosstable::db::{federations, lists, verifications};

use crate::app::App;
use crate::database::{Kind, on_both};
use crate::journal::{done, refused, run};

/// Somebody changes a result by hand.
fn spoil(app: &App, tournament: i64, player: &str) {
    let player = app.player(player);
    app.database.tamper(&format!("UPDATE results SET after = after + 7 WHERE tournament_id = {tournament} AND player_id = {player}"));
}

/// What the console says of the federation where something differs.
#[track_caller]
fn complaint(app: &App, arguments: &[&str]) -> String {
    let output = run(&app.database, arguments);
    assert_eq!(
        output.status.code(),
        Some(1),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).unwrap()
}

on_both! {
    fn the_console_says_what_is_stored_differently(app: App) {
        let id = app.tournament_in("Cup", "rated");
        assert!(done(&app.database, &["verify", "steppe"]).contains("everything is as it is stored"));
        assert!(done(&app.database, &["verify", "--all"]).contains("steppe: "));
        assert!(refused(&app.database, &["verify", "nowhere"], 2).contains("no federation nowhere"));
        spoil(&app, id, "p01");
        for arguments in [&["verify", "steppe"][..], &["verify", "--all"]] {
            let said = complaint(&app, arguments);
            assert!(said.contains("Stored differently: 1\n"), "{said}");
            assert!(said.contains(&format!("tournament {id}, player p01: result: rating after: stored ")), "{said}");
        }
        let federation = app.federation("steppe");
        let before = app.export("steppe");
        let found = app.db.read(|c| verify_federation(c, &federation, &Progress::default())).unwrap();
        assert_eq!((found.count, found.first.len()), (1, 1));
        assert_eq!(app.export("steppe"), before, "nothing is changed");
    }

    fn every_kind_of_difference_is_told_and_twenty_lines_are_enough(app: App) {
        let id = app.tournament_in("Cup", "rated");
        let federation = app.federation("steppe");
        let found = || app.db.read(|c| verify_federation(c, &federation, &Progress::default())).unwrap();
        assert_eq!(found().count, 0);
        app.database.tamper(&format!("UPDATE rating_snapshots SET records = '[]' WHERE tournament_id = {id}"));
        assert!(found().first[0].contains(&format!("tournament {id}: remembered before it: ")), "{:?}", found().first);
        app.database.tamper(&format!("DELETE FROM rating_snapshots WHERE tournament_id = {id}"));
        assert!(found().first[0].contains("nothing is stored"), "{:?}", found().first);
        app.database.tamper(&format!("DELETE FROM results WHERE tournament_id = {id} AND player_id = {}", app.player("p02")));
        assert!(found().first.iter().any(|line| line.contains("player p02: result: no result is stored")), "{:?}", found().first);
        app.database.tamper(&format!("UPDATE players SET rating = 1 WHERE id = {}", app.player("p01")));
        let told = found();
        assert_eq!((told.count, told.first.len()), (3, 3));
        assert!(told.first[2].contains("player p01: current rating: rating: stored 1, calculated "), "{:?}", told.first);
        app.database.tamper("UPDATE players SET rank_step = rank_step + 100");
        let told = found();
        assert!(told.count > 3 && told.first.len() <= LINES, "{}", told.count);
        // Of players the codes stand there, and no names.
        assert!(told.first.iter().all(|line| line.is_ascii()), "{:?}", told.first);
    }

    fn a_forged_list_is_found(app: App) {
        let federation = app.federation("steppe");
        let list = app.read(|c| lists::list(c, federation.id)).remove(0);
        // The database itself refuses as long as it can.
        app.database.tamper(match app.database.kind {
            Kind::Sqlite => "DROP TRIGGER list_entries_are_facts_u",
            Kind::Postgres => "DROP TRIGGER list_entries_are_facts ON list_entries",
        });
        app.database.tamper(&format!("UPDATE list_entries SET rating = rating + 1 WHERE list_id = {} AND place = 1", list.id));
        let found = app.db.read(|c| verify_federation(c, &federation, &Progress::default())).unwrap();
        assert_eq!(found.count, 1, "{:?}", found.first);
        assert!(found.first[0].contains("fingerprint: stored"), "{:?}", found.first);
    }

    fn every_federation_is_verified_once_a_night_by_one_program(app: App) {
        let id = app.tournament_in("Cup", "rated");
        let other = app.beside();
        let all = app.read(federations::list).len();
        app.admin().page("/accounts?lang=en").says("Not verified yet");
        app.pass(TimeDelta::hours(49));
        assert_eq!(app.verify(), all);
        assert_eq!((app.verify(), other.verify()), (0, 0), "nobody does it twice");
        app.admin().page("/accounts?lang=en").says("recalculated from the start; everything matches");
        assert!(!app.chairman().page("/steppe/inbox?lang=en").body.contains("stored row"));

        spoil(&app, id, "p01");
        app.pass(TimeDelta::hours(49));
        assert_eq!(other.verify(), all);
        assert_eq!((app.verify(), other.verify()), (0, 0));
        let steppe = app.federation("steppe").id;
        let kept = app.read(|c| verifications::of_federation(c, steppe)).unwrap();
        assert_eq!((kept.differences, kept.ended_at), (1, Some(app.now())));
        assert!(kept.examples.contains("player p01: result: rating after"), "{}", kept.examples);
        app.admin().page("/accounts?lang=en").says("1 stored row differs").says("player p01");
        app.chairman().page("/steppe/inbox?lang=en").says("1 stored row differs").says("player p01");
        assert!(!app.referee().page("/steppe/inbox?lang=en").body.contains("stored row"));
    }

    fn what_was_broken_off_is_begun_again(app: App) {
        let federation = app.federation("steppe");
        app.pass(TimeDelta::hours(49));
        let now = app.now();
        assert!(app.write(|c| Ok(crosstable::actions::verification::claim_due(c, &federation, now)?)));
        assert!(!app.write(|c| Ok(crosstable::actions::verification::claim_due(c, &federation, now)?)), "somebody has it");
        app.pass(TimeDelta::hours(49));
        assert!(app.verify() >= 1);
        assert!(app.read(|c| verifications::of_federation(c, federation.id)).unwrap().ended_at.is_some());
    }
}
