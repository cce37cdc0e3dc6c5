//! The tables of the database: made, taken back, made again, with data in them.

use crosstable::db::federations;
use crosstable::office::journal as office_journal;

use crate::app::{STEPPE, import};
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
