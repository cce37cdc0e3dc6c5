//! The tables of the database: made, taken back, made again, with data in them.

use crosstable::db::federations;
use crosstable::office::journal as office_journal;

use crosstable::db::{corrections, results, tables};

use crate::app::{App, STEPPE, import};
use crate::database::{Database, on_both};

on_both! {
    fn migrations_go_up_and_down_and_up_again_with_data(database: Database) {
        let db = database.open();
        assert!(db.outdated().unwrap());
        let done = db.migrate().unwrap();
        assert!(!done.is_empty());
        assert!(!db.outdated().unwrap());
        assert!(db.migrate().unwrap().is_empty(), "nothing is left to do");
        let fill = || {
            db.write(|c| {
                import(c, STEPPE);
                Ok::<_, crosstable::db::DbError>(())
            })
            .unwrap();
            export(&db)
        };
        let first = fill();
        let mut back = Vec::new();
        for _ in &done {
            back.push(db.unmigrate().unwrap());
            assert!(db.outdated().unwrap());
        }
        back.reverse();
        assert_eq!(back, done);
        let again = database.open();
        assert_eq!(again.migrate().unwrap(), done);
        assert!(again.read(federations::list).unwrap().is_empty(), "nothing was left behind");
        assert_eq!(fill(), first);
    }

    fn what_is_stored_survives_the_newest_migration(app: App) {
        let official = app.official();
        let id = app.tournament_in("Corrected", "rated");
        let page = format!("/steppe/tournaments/{id}");
        official.submit(&official.page(&page).form("/reopening").set("reason", "wrong"));
        official.submit(&official.page(&page).form("/closing").set("reason", "not official")).location();
        let kept = app.tournament_in("Kept", "rated");
        let steppe = app.federation("steppe").id;
        let stored = || {
            app.read(|c| {
                let newest = corrections::list_page(c, steppe, 0, 1)?.remove(0).id;
                let lines = corrections::lines(c, newest, 0, 100)?;
                assert!(lines.len() > 3);
                assert_eq!(corrections::lines(c, newest, 2, 1)?, lines[2..3]);
                let before = tables::records_before(c, crosstable::db::TournamentId(kept))?.unwrap();
                let texts: Vec<serde_json::Value> = before.each()?.iter().map(|r| serde_json::from_str(r.get()).unwrap()).collect();
                Ok((lines, texts, results::of_tournament(c, crosstable::db::TournamentId(kept))?.len()))
            })
        };
        let first = stored();
        app.db.unmigrate().unwrap();
        app.db.migrate().unwrap();
        assert_eq!(stored(), first);
        app.visitor().page(&format!("/steppe/tournaments/{kept}/players/{}", app.player("p01"))).says("4.2");
    }

    fn two_programs_may_migrate_at_once(database: Database) {
        let programs: Vec<_> = (0..2)
            .map(|_| {
                let db = database.open();
                std::thread::spawn(move || db.migrate())
            })
            .collect();
        let done: Vec<usize> = programs.into_iter().map(|p| p.join().unwrap().unwrap().len()).collect();
        assert!(done.contains(&0) && done.iter().sum::<usize>() > 0, "{done:?}");
    }
}

fn export(db: &crosstable::db::Db) -> String {
    let bytes = db.read(|c| {
        let id = federations::find_by_slug(c, "steppe")?.map(|f| f.id).unwrap_or(crosstable::db::FederationId(0));
        office_journal::export(c, id)
    });
    String::from_utf8(bytes.unwrap()).unwrap()
}
