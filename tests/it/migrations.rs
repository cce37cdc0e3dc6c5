//! The tables of the database: made, taken back, made again, with data in them.

use std::fs;
use std::path::Path;

use crosstable::actions::journal as office_journal;
use crosstable::db::federations;

use crate::app::{STEPPE, import};
use crate::database::{Database, on_both};

on_both! {
    fn migrations_go_up_and_down_and_up_again_with_data(database: Database) {
        let db = database.open();
        assert!(db.is_outdated().unwrap());
        let done = db.run_migrations().unwrap();
        assert!(!done.is_empty());
        assert!(!db.is_outdated().unwrap());
        assert!(db.run_migrations().unwrap().is_empty(), "nothing is left to do");
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
            back.push(db.revert_newest_migration().unwrap());
            assert!(db.is_outdated().unwrap());
        }
        back.reverse();
        assert_eq!(back, done);
        let again = database.open();
        assert_eq!(again.run_migrations().unwrap(), done);
        assert!(again.read(federations::list).unwrap().is_empty(), "nothing was left behind");
        assert_eq!(fill(), first);
    }

    fn two_programs_may_migrate_at_once(database: Database) {
        let programs: Vec<_> = (0..2)
            .map(|_| {
                let db = database.open();
                std::thread::spawn(move || db.run_migrations())
            })
            .collect();
        let done: Vec<usize> = programs.into_iter().map(|p| p.join().unwrap().unwrap().len()).collect();
        assert!(done.contains(&0) && done.iter().sum::<usize>() > 0, "{done:?}");
    }
}

fn export(db: &crosstable::db::Db) -> String {
    let bytes = db.read(|c| {
        let id = federations::find_by_slug(c, "steppe")?
            .map(|f| f.id)
            .unwrap_or(crosstable::db::FederationId(0));
        office_journal::export_journal(c, id)
    });
    String::from_utf8(bytes.unwrap()).unwrap()
}

/// The version of the initial migration. It makes all tables, so the rule for additive migrations
/// doesn't apply to it.
const INITIAL: &str = "0001";

/// Nodes are updated one after the other, so the version before works on the tables of the next one
/// meanwhile. Therefore each migration only adds and inserts its version into
/// `additive_migrations`, or says in a comment why it can't: `-- Not additive: why`.
#[test]
fn a_migration_only_adds_or_says_why_it_does_not() {
    let mut offences = Vec::new();
    for folder in ["migrations/sqlite", "migrations/postgres"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        let names = fs::read_dir(&folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let newer: Vec<String> = names
            .filter(|name| &name[..INITIAL.len()] > INITIAL)
            .collect();
        for name in newer {
            let sql = fs::read_to_string(folder.join(&name).join("up.sql")).unwrap();
            offences.extend(
                takes_away(&sql, &name[..INITIAL.len()])
                    .map(|what| format!("{}/{name}: {what}", folder.display())),
            );
        }
    }
    assert!(offences.is_empty(), "{offences:#?}");
}

/// What in a migration an older program can't work with, unless the migration says so; `None` if
/// there is nothing.
fn takes_away(sql: &str, version: &str) -> Option<String> {
    let said = sql.lines().any(|line| {
        line.strip_prefix("-- Not additive: ")
            .is_some_and(|why| why.len() > 10)
    });
    let code: Vec<&str> = sql
        .lines()
        .map(|line| line.split_once("--").map_or(line, |(code, _)| code))
        .collect();
    let code = code.join(" ").to_uppercase();
    if said {
        // A copied INSERT would say the opposite.
        return code
            .contains("ADDITIVE_MIGRATIONS")
            .then(|| "it says that it isn't additive, and enters itself all the same".to_owned());
    }
    let statements = code
        .split(';')
        .map(|s| s.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|s| !s.is_empty());
    let (mut made, mut entered) = (vec!["ADDITIVE_MIGRATIONS".to_owned()], false);
    let entry = format!("INSERT INTO ADDITIVE_MIGRATIONS (VERSION) VALUES ('{version}')");
    for text in statements {
        entered |= text == entry;
        if !only_adds(&text, &mut made) {
            return Some(text);
        }
    }
    (!entered).then(|| format!("it only adds and has no line: {entry}"))
}

/// True if a statement in capitals only adds. `made` holds the tables that the same migration has
/// created so far.
fn only_adds(text: &str, made: &mut Vec<String>) -> bool {
    let words: Vec<&str> = text.split(' ').collect();
    match words.as_slice() {
        ["CREATE", "TABLE", name, ..] => {
            made.push((*name).to_owned());
            lets_rows_go(text, made)
        }
        // An expression may fail on a stored value.
        ["CREATE", "INDEX", _, "ON", name, ..] => {
            made.iter().any(|table| table == name) || text.matches('(').count() == 1
        }
        ["CREATE", "UNIQUE", "INDEX", _, "ON", name, ..] | ["INSERT", "INTO", name, ..] => {
            made.iter().any(|table| table == name)
        }
        ["ALTER", "TABLE", _, "ADD", "COLUMN", rest @ ..] => {
            let binds = ["UNIQUE", "CHECK", "PRIMARY", "DROP", "ALTER", "ADD"]
                .iter()
                .any(|word| rest.contains(word));
            let has_value = !text.contains("NOT NULL") || rest.contains(&"DEFAULT");
            !binds
                && !text.contains("CHECK(")
                && !text.contains(',')
                && has_value
                && lets_rows_go(text, made)
        }
        _ => false,
    }
}

/// True if an older program can still delete rows of the tables that it knows: it doesn't know the
/// rows that refer to them.
fn lets_rows_go(text: &str, made: &[String]) -> bool {
    text.split("REFERENCES ").skip(1).all(|rest| {
        let table = rest.split([' ', '(']).next().unwrap_or_default();
        let own = rest.split(',').next().unwrap_or_default();
        made.iter().any(|known| known == table)
            || own.contains("ON DELETE CASCADE")
            || own.contains("ON DELETE SET NULL")
    })
}

#[test]
fn the_look_at_a_migration_sees_what_an_older_program_could_not_live_with() {
    let entry = "INSERT INTO additive_migrations (version) VALUES ('0002');";
    let goes = [
        "CREATE TABLE flags (id BIGINT PRIMARY KEY, name TEXT NOT NULL);\nCREATE UNIQUE INDEX flags_by_name ON flags (name);",
        "-- Drops nothing.\nALTER TABLE players ADD COLUMN flag TEXT NOT NULL DEFAULT '';\nALTER TABLE players ADD COLUMN other TEXT;",
        "CREATE TABLE flags (id BIGINT);\nINSERT INTO flags (id) SELECT id FROM players;",
        "CREATE TABLE flags (id BIGINT PRIMARY KEY, player_id BIGINT REFERENCES players (id) ON DELETE CASCADE, n INTEGER);\n\
         CREATE TABLE more (flag_id BIGINT REFERENCES flags (id));",
        "CREATE INDEX players_by_flag ON players (flag, id);",
    ];
    for sql in goes {
        assert_eq!(
            takes_away(&format!("{sql}\n{entry}"), "0002"),
            None,
            "{sql}"
        );
        assert!(
            takes_away(sql, "0002").is_some_and(|what| what.contains("has no line")),
            "{sql}"
        );
        assert!(
            takes_away(&format!("{sql}\n{entry}"), "0003").is_some(),
            "another one's line: {sql}"
        );
    }
    let stops = [
        "ALTER TABLE players DROP COLUMN born;",
        "ALTER TABLE players RENAME COLUMN born TO birth;",
        "ALTER TABLE players ADD COLUMN flag TEXT NOT NULL;",
        "DROP TABLE players;",
        "UPDATE players SET name = '';",
        "CREATE UNIQUE INDEX players_by_name ON players (name);",
        "INSERT INTO players (name) VALUES ('');",
        "ALTER TABLE players ADD COLUMN a TEXT, DROP COLUMN born;",
        "ALTER TABLE players ADD COLUMN a TEXT DEFAULT '', ADD COLUMN b TEXT NOT NULL;",
        "alter table players add column a TEXT not null;",
        "ALTER TABLE players ADD COLUMN a TEXT NOT NULL; -- no DEFAULT",
        "ALTER TABLE players ADD COLUMN a TEXT NOT NULL DEFAULT '' UNIQUE;",
        "ALTER TABLE players ADD COLUMN a TEXT CHECK (club_id IS NOT NULL);",
        "ALTER TABLE players ADD COLUMN a BIGINT REFERENCES clubs (id);",
        "CREATE TABLE flags (player_id BIGINT NOT NULL REFERENCES players (id), name TEXT);",
        "CREATE INDEX players_by_born ON players ((born::int));",
        "CREATE TRIGGER t BEFORE UPDATE ON players BEGIN SELECT 1; END;",
    ];
    for sql in stops {
        assert!(
            takes_away(&format!("{sql}\n{entry}"), "0002").is_some(),
            "{sql}"
        );
        let said = format!("-- Not additive: a column was of no use.\n{sql}");
        assert_eq!(takes_away(&said, "0002"), None, "{sql}");
        assert!(
            takes_away(&format!("{said}\n{entry}"), "0002").is_some(),
            "it says both: {sql}"
        );
        assert!(
            takes_away(&format!("-- Not additive: \n{sql}"), "0002").is_some(),
            "without a reason: {sql}"
        );
    }
}
