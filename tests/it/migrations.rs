//! The tables of the database: made, taken back, made again, with data in them.

use crosstable::db::federations;
use crosstable::office::journal as office_journal;

use crosstable::db::{corrections, results, tables, tournaments};

use crate::app::{App, STEPPE, import, noon};
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

    fn conditional_ratings_are_read_off_the_tables_that_were_typed_before(app: App) {
        app.write(|c| {
            let text = r#"{"federation": {"slug": "birch", "name": "Birch", "rules": "rgf"}}
{"player": {"id": "b1", "name": "Березін Яр", "born": null, "country": null, "club": null, "guest": false, "standing": {"rating": 1800}}}
{"player": {"id": "b2", "name": "Новак Лев", "born": null, "country": null, "club": null, "guest": false, "standing": null}}
{"tournament": {"id": "t1", "name": "Birch Cup", "start": "2026-02-14", "end": "2026-02-14", "participants": ["b1", "b2"], "games": [{"round": 1, "a": "b1", "b": "b2", "score": 1}]}}"#;
            import(c, text);
            Ok(())
        });
        let birch = app.federation("birch").id;
        let id = app.read(|c| Ok(tournaments::chronicle(c, birch)?.remove(0).id));
        let conditional = || app.read(|c| Ok(tables::participants(c, id)?.iter().map(|p| p.conditional).collect::<Vec<_>>()));
        assert_eq!(conditional(), [None, None]);
        let sheet = r#"{"rounds": 1, "rows": [{"rating": "1800"}, {"rating": " 1450,5 "}]}"#;
        app.write(|c| Ok(tournaments::update_sheet(c, id, sheet, noon())?));
        while !app.db.unmigrate().unwrap().contains("0042") {}
        app.db.migrate().unwrap();
        assert_eq!(conditional(), [None, Some(1450.5)], "who had a rating played with that");
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
