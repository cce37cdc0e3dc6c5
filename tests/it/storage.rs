//! Storage proper: many readers, one writer, and nothing lost.

use std::sync::Arc;
use std::thread;

use chrono::TimeDelta;
use crosstable::actions::audit::{Entry, Subject};
use crosstable::actions::authorization::{Duty, OnSite, Site as Installation, check_allowed};
use crosstable::actions::{ActionError, Actor, FormMistake, FormProblem, Tx};
use crosstable::db::federations::{self, Federation, NewFederation};
use crosstable::db::{
    Db, DbError, LetterId, accounts, audit, clubs, corrections, lists, players, results, tables,
    tournaments,
};
use crosstable::domain::approval::State;
use crosstable::domain::audit::Action;
use crosstable::domain::language::Language;
use crosstable::domain::log_in::{Browser, Device, Source, System};
use crosstable::domain::rules::by_id;
use crosstable::web::app::{Allowance, App as Site, HashCost, Proxies, Settings};

use crate::app::{App, day, noon};
use crate::database::{Database, on_both};

fn federation(db: &Db, slug: &str) -> crosstable::db::FederationId {
    let new = NewFederation {
        slug,
        name: "F",
        names: "{}",
        rules: by_id("ufgo").unwrap(),
        parameters: "{}",
        accent: None,
        prior_approval: false,
    };
    db.write(|c| federations::add(c, &new, noon())).unwrap()
}

on_both! {
    fn eight_writers_at_once_lose_nothing(database: Database) {
        let db = database.migrated();
        let id = federation(&db, "busy");
        // Each reads the newest name and writes the next: whoever read an old one would overwrite
        // another's.
        let writers: Vec<_> = (0..8)
            .map(|_| {
                let db = db.clone();
                thread::spawn(move || {
                    for _ in 0..25 {
                        db.write(|c| {
                            let count = clubs::list(c, id)?.len();
                            clubs::add(c, id, &format!("club {count}"), None, None, None)?;
                            audit_line(c, count)?;
                            Ok::<_, DbError>(())
                        })
                        .unwrap();
                    }
                })
            })
            .collect();
        for writer in writers {
            writer.join().unwrap();
        }
        let (count, names) = db
            .read(|c| {
                let all = clubs::list(c, id)?;
                let mut names: Vec<String> = all.iter().map(|c| c.name.clone()).collect();
                names.sort();
                names.dedup();
                Ok::<_, DbError>((all.len(), names.len()))
            })
            .unwrap();
        assert_eq!((count, names), (200, 200));
        assert!(matches!(db.read(crosstable::actions::audit::verify_log).unwrap(), Ok(crosstable::actions::audit::Whole { lines: 200, .. })));
    }

    /// Two processes are two `Db`s: the lock is the database's, not ours.
    fn two_programs_on_one_database_wait_for_each_other(database: Database) {
        let db = database.migrated();
        let id = federation(&db, "busy");
        let programs: Vec<_> = (0..2)
            .map(|_| {
                let db = database.open();
                thread::spawn(move || {
                    for _ in 0..25 {
                        db.write(|c| {
                            let count = clubs::list(c, id)?.len();
                            clubs::add(c, id, &format!("club {count}"), None, None, None)
                        })
                        .unwrap();
                    }
                })
            })
            .collect();
        for program in programs {
            program.join().unwrap();
        }
        assert_eq!(db.read(|c| clubs::list(c, id)).unwrap().len(), 50);
    }

    fn a_write_that_fails_or_panics_leaves_nothing_behind(database: Database) {
        let db = database.migrated();
        let id = federation(&db, "calm");
        let failed: Result<(), DbError> = db.write(|c| {
            clubs::add(c, id, "half", None, None, None)?;
            Err(DbError::Corrupt("on purpose".to_owned()))
        });
        assert!(failed.is_err());
        let shared = db.clone();
        let panicked = thread::spawn(move || {
            let _: Result<(), DbError> = shared.write(|c| {
                clubs::add(c, id, "quarter", None, None, None)?;
                panic!("on purpose")
            });
        })
        .join();
        assert!(panicked.is_err());
        assert!(db.read(|c| clubs::list(c, id)).unwrap().is_empty());
        db.write(|c| clubs::add(c, id, "whole", None, None, None)).unwrap();
        assert_eq!(db.read(|c| clubs::list(c, id)).unwrap().len(), 1);
    }

    fn a_reader_sees_one_moment(database: Database) {
        let db = database.migrated();
        let id = federation(&db, "still");
        let other = db.clone();
        db.read(|c| {
            assert!(clubs::list(c, id)?.is_empty());
            other.write(|w| clubs::add(w, id, "new", None, None, None))?;
            assert!(clubs::list(c, id)?.is_empty(), "what came meanwhile is not seen");
            Ok::<_, DbError>(())
        })
        .unwrap();
        assert_eq!(db.read(|c| clubs::list(c, id)).unwrap().len(), 1);
    }

    fn nobody_writes_while_reading(database: Database) {
        let db = database.migrated();
        let id = federation(&db, "read");
        let _: Result<_, DbError> = db.read(|c| clubs::add(c, id, "smuggled", None, None, None));
        assert!(db.read(|c| clubs::list(c, id)).unwrap().is_empty());
    }

    fn every_noun_of_the_storage_is_found_again(app: App) {
        let id = app.tournament_in("Stored Cup", "rated");
        let steppe = app.federation("steppe");
        let tournament = crosstable::db::TournamentId(id);
        app.read(|c| {
            assert_eq!(federations::list(c)?.len(), 2);
            assert_eq!(steppe.name_in(Language::Ukrainian), "Федерація ґо степу");
            let nameless = Federation { names: "{}".to_owned(), ..steppe.clone() };
            assert_eq!(nameless.name_in(Language::Ukrainian), steppe.name);
            let people = players::list(c, steppe.id)?;
            assert_eq!(people.len(), 10);
            let ids: Vec<_> = people.iter().map(|p| p.id).collect();
            assert_eq!(players::find_many(c, steppe.id, &ids)?.len(), 10);
            let valley = valley(c)?;
            assert!(players::find_many(c, valley, &ids)?.is_empty(), "players of another federation are not found");
            assert_eq!(players::load_names(c, &ids)?.len(), 10);
            let taken = players::codes_taken(c, steppe.id, &["p01", "nobody"].map(str::to_owned))?;
            assert_eq!(taken.into_iter().collect::<Vec<_>>(), ["p01"]);
            let (table, games) = (tables::load_participants(c, tournament)?, tables::load_games(c, tournament)?);
            assert_eq!((table.len(), games.len()), (3, 3));
            assert_eq!(tables::all_games(c, steppe.id)?.values().map(Vec::len).sum::<usize>(), 7);
            assert_eq!(tables::records_before(c, tournament)?.unwrap().split_records()?.len(), table.len());
            assert_eq!(tables::games_of(c, table[0].player_id)?.len(), 4);
            assert_eq!(results::of_tournament(c, tournament)?.len(), 3);
            assert_eq!(results::of_player(c, table[0].player_id)?.len(), 2);
            assert_eq!(tournaments::load_chronicle(c, steppe.id)?.len(), 2);
            assert!(tournaments::load_unrated(c, steppe.id)?.is_empty());
            assert_eq!(tournaments::last_rated(c, steppe.id)?.unwrap().conditions.name, "Stored Cup");
            assert_eq!(tournaments::find_day_range(c, steppe.id)?, Some((day(2026, 2, 15), day(2026, 5, 3))));
            let own = tournaments::Filter { year: Some(2026), states: vec![State::Rated], limit: 1, ascending: true, ..Default::default() };
            assert_eq!(tournaments::list_page(c, steppe.id, &own)?[0].conditions.name, "Winter Cup");
            assert_eq!(tournaments::count(c, steppe.id, &own)?, 2);
            assert_eq!(tournaments::load_signatures(c, tournament)?.len(), 3);
            let list = lists::list(c, steppe.id)?.remove(0);
            assert_eq!(lists::load_entries(c, list.id)?.len(), 9);
            assert_eq!(lists::entries_page(c, list.id, None, 8, 5)?.len(), 1);
            assert!(lists::find_previous(c, steppe.id, list.issue.position)?.is_none());
            assert!(lists::find_by_date(c, steppe.id, day(2026, 1, 2))?.is_none());
            assert_eq!(corrections::count(c, steppe.id)?, 0);
            assert!(audit::count(c, steppe.id)? >= 5);
            assert_eq!(audit::list_page(c, steppe.id, 0, 1)?.len(), 1);
            let officers = accounts::load_officers(c, steppe.id)?;
            assert_eq!(officers.len(), 9);
            assert!(accounts::has_any(c)?);
            Ok(())
        });
    }

    fn links_sessions_and_failures_are_kept_and_swept(app: App) {
        let account = app.account("referee");
        app.write(|c| {
            let day = TimeDelta::days(1);
            let source = Source { device: Device { browser: Browser::Firefox, system: System::Linux }, network: "192.0.2.1".to_owned() };
            accounts::add_session(c, "old", account, &source, noon())?;
            accounts::add_session(c, "new", account, &source, noon() + day * 8)?;
            accounts::touch_session(c, "new", "192.0.2.2", noon() + day * 9)?;
            accounts::set_failures(c, "old", 3, noon(), None)?;
            let over = accounts::Over { created_before: noon() - day * 30, seen_before: noon() + day, failed_before: noon() + day };
            assert!(accounts::is_sweeping_due(c, &over)?);
            assert_eq!(accounts::delete_expired(c, &over)?, 2);
            assert!(!accounts::is_sweeping_due(c, &over)?);
            assert!(accounts::find_session(c, "old")?.is_none() && accounts::find_failures(c, "old")?.is_none());
            let kept = accounts::find_session(c, "new")?.unwrap().0;
            assert_eq!((kept.seen_at, kept.device(), kept.network.as_str()), (noon() + day * 9, source.device, "192.0.2.2"));
            assert_eq!(accounts::remove_sessions(c, account)?, 1);
            accounts::set_failures(c, "x", 3, noon(), None)?;
            accounts::set_failures(c, "x", 4, noon(), Some(noon()))?;
            assert_eq!(accounts::find_failures(c, "x")?.unwrap().failures, 4);
            accounts::clear_failures(c, "x")?;
            assert!(accounts::find_failures(c, "x")?.is_none());
            Ok(())
        });
    }

    fn what_another_process_writes_is_on_the_next_page(app: App) {
        let other = app.database.open();
        let (steppe, referee, visitor) = (app.federation("steppe"), app.actor("referee"), app.visitor());
        let first = app.tournament_in("First Cup", "planned");
        let mut conditions = app.stored(first).conditions;
        for round in 0..20 {
            let before = visitor.page("/steppe/tournaments");
            assert_eq!(visitor.page("/steppe/tournaments").body, before.body);
            conditions.name = format!("Cup number {round}");
            let own = conditions.clone();
            other.write(|c| crosstable::actions::tournaments::plan_tournament(&mut Tx::new(c, &referee, &steppe, noon()), own)).unwrap();
            // Less than anybody who goes from one process to another needs.
            thread::sleep(std::time::Duration::from_millis(2));
            visitor.page("/steppe/tournaments").says(&conditions.name);
        }
    }

    fn a_refused_form_leaves_nothing_behind(database: Database) {
        let db = database.migrated();
        let settings = Settings {
            secure_cookies: false,
            base_url: String::new(),
            proxies: Proxies::None,
            hash_cost: HashCost::FOR_TESTS,
            mail: None,
            security_contact: None,
            api: Allowance::GENEROUS,
            sealed: Default::default(),
            retention: Default::default(),
            privacy_contact: None,
            demo: false,
        };
        let site = Site::new(db.clone(), Arc::new(noon), settings);
        let new = NewFederation { slug: "half", name: "F", names: "{}", rules: by_id("ufgo").unwrap(), parameters: "{}", accent: None, prior_approval: false };
        let problems = vec![FormProblem::new("name", FormMistake::Missing)];
        let wanted = problems.clone();
        let refused = site.write_form(move |c| {
            federations::add(c, &new, noon())?;
            Err::<(), _>(ActionError::Form(problems))
        });
        let shown = actix_web::rt::System::new().block_on(refused).unwrap();
        assert_eq!(shown, Err(wanted));
        assert!(db.read(federations::list).unwrap().is_empty(), "what the office had written before it refused was kept");
    }

    fn only_known_addresses_are_opened(database: Database) {
        assert!(!database.url.is_empty() && database.folder.path().exists());
        for bad in ["mysql://localhost/x", "test.sqlite", "", "sqlite:", "sqlite::memory:", "postgres:", "file:x"] {
            assert!(Db::open(bad, 1).is_err(), "{bad}");
        }
    }

    fn the_console_is_an_administrator_and_a_visitor_is_not(app: App) {
        let steppe = app.federation("steppe");
        assert!(check_allowed(&Actor::console(), &Installation, OnSite::Run).is_ok());
        let nobody = app.actor("nobody");
        let outcome = app.db.write(|c| crosstable::actions::federations::create_federation(c, &nobody, "own", "Own", "ufgo", noon()));
        assert!(matches!(outcome, Err(ActionError::Refused(_))));
        assert!(check_allowed(&nobody, &Installation, OnSite::Run).is_err());
        assert!(check_allowed(&nobody, &steppe.id, Duty::Commission).is_err());
    }
}

fn valley(c: &mut crosstable::db::Conn) -> Result<crosstable::db::FederationId, DbError> {
    Ok(federations::find_by_slug(c, "valley")?
        .map(|f| f.id)
        .unwrap_or(crosstable::db::FederationId(0)))
}

fn audit_line(c: &mut crosstable::db::Conn, count: usize) -> Result<(), DbError> {
    let entry = Entry::new(Action::RetryLetter, Subject::Letter(LetterId(count as i64)));
    crosstable::actions::audit::write_entry(c, &Actor::console(), None, entry, noon())
}
