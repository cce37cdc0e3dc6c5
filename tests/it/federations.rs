//! Many federations on one site: what is done in one is nothing to the others.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crosstable::actions::audit;
use crosstable::db::{
    CacheScope, Db, DbError, FederationId, LockKey, Scope, accounts, clubs, federations,
};
use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection};

use crate::app::{App, PASSWORD};
use crate::database::{Kind, on_both, on_postgres};
use crate::faults::took;

/// How many looks for a finished page have found none so far.
fn misses(app: &App) -> u64 {
    let name = "crosstable_page_lookups_total{found=\"no\"} ";
    app.counted()
        .lines()
        .find_map(|line| line.strip_prefix(name))
        .and_then(|count| count.parse().ok())
        .unwrap_or_default()
}

/// What others have written is looked for no more often than this.
fn a_moment_passes() {
    thread::sleep(Duration::from_millis(5));
}

on_both! {
    fn an_act_in_one_federation_leaves_the_pages_of_all_others_finished(app: App) {
        let visitor = app.visitor();
        let valley = ["/valley", "/valley/ratings", "/valley/tournaments", "/api/v1/federations/valley/players", "/embed/valley/ratings"];
        let others: Vec<&str> = valley.into_iter().chain(["/help", "/api", "/api/v1/openapi.json"]).collect();
        let tags: Vec<String> = others.iter().map(|path| visitor.get(path).ok().header("etag").to_owned()).collect();
        let stamp = || app.db.state().stamp(CacheScope::Federation(app.federation("valley").id));
        let (before, before_site) = (stamp(), app.db.state().stamp(CacheScope::Site));
        visitor.page("/steppe/tournaments").says_nothing_of("Next Door Cup");
        app.tournament_in("Next Door Cup", "planned");
        a_moment_passes();
        let missed = misses(&app);
        for (path, tag) in others.iter().zip(&tags) {
            assert_eq!(visitor.get(path).ok().header("etag"), tag, "{path}");
        }
        assert_eq!(misses(&app), missed, "no page of others was made anew");
        assert_eq!(stamp(), before);
        assert_ne!(app.db.state().stamp(CacheScope::Site), before_site);
        // The own page is another one, and so is what shows all federations.
        visitor.page("/steppe/tournaments").says("Next Door Cup");
        assert_eq!(misses(&app), missed + 1);
        // What is done in the valley is seen there.
        app.write(|c| Ok(federations::increment_version(c, app.federation("valley").id)?));
        assert_ne!(stamp(), before);
        visitor.page("/valley/ratings");
        assert_eq!(misses(&app), missed + 2);
    }

    fn what_another_program_does_makes_the_pages_of_its_federation_stale_and_no_others(app: App) {
        let (visitor, other) = (app.visitor(), app.beside());
        for path in ["/steppe/tournaments", "/valley/tournaments"] {
            visitor.page(path);
        }
        other.tournament_in("Far Away Cup", "planned");
        a_moment_passes();
        let missed = misses(&app);
        visitor.page("/valley/tournaments");
        assert_eq!(misses(&app), missed);
        visitor.page("/steppe/tournaments").says("Far Away Cup");
        assert_eq!(misses(&app), missed + 1);
    }

    fn a_page_that_shows_another_federation_is_stale_with_it(app: App) {
        app.agreed_who("p01");
        let visitor = app.visitor();
        let page = format!("/steppe/players/{}", app.player("p01"));
        visitor.page(&page).says("Reef");
        let in_api = format!("/api/v1/federations{page}");
        let missed = { visitor.page(&in_api); misses(&app) };
        let reef = app.federation("reef").id;
        app.write(|c| {
            federations::update_names(c, reef, r#"{"en": "Atoll", "ru": "Атолл", "uk": "Атол"}"#)?;
            Ok(federations::increment_version(c, reef)?)
        });
        visitor.page(&page).says("Atoll");
        visitor.page(&in_api);
        assert_eq!(misses(&app), missed + 2, "both were made anew");
    }

    fn the_front_page_lists_a_federation_as_soon_as_it_is_there(app: App) {
        let visitor = app.visitor();
        visitor.page("/").says_nothing_of("Reef");
        app.with_reef();
        visitor.page("/").says("Reef");
    }

    fn who_writes_in_one_federation_keeps_nobody_in_another_waiting(app: App) {
        let (steppe, valley) = (app.federation("steppe").id, app.federation("valley").id);
        let (other, short) = (app.database.open(), Duration::from_millis(300));
        let (begun, has_begun) = mpsc::channel();
        let (end, is_to_end) = mpsc::channel::<()>();
        let writes = |db: &Db, scope| took(|| db.with_patience(short).write_in(scope, |_| Ok::<_, DbError>(())));
        thread::scope(|threads| {
            let held = app.db.with_long_patience();
            threads.spawn(move || {
                held.write_in(Scope::Federation(steppe), |c| {
                    clubs::add(c, steppe, "Held", None, None, None)?;
                    begun.send(()).unwrap();
                    let _ = is_to_end.recv_timeout(Duration::from_secs(30));
                    Ok::<_, DbError>(())
                })
            });
            has_begun.recv().unwrap();
            let own = LockKey::from_name("session");
            let free = [Scope::Federation(valley), Scope::Accounts, Scope::Own([own, own]), Scope::Arrival];
            let taken = [Scope::Federation(steppe), Scope::Federations(valley, steppe), Scope::Installation];
            // In the same process, and in another one.
            for db in [&app.db, &other] {
                for scope in taken {
                    let (outcome, time) = writes(db, scope);
                    assert!(matches!(outcome, Err(DbError::Busy)), "{scope:?}");
                    assert!(time < Duration::from_secs(3), "{scope:?}: {time:?}");
                }
                for scope in free {
                    let (outcome, _) = writes(db, scope);
                    assert_eq!(outcome.is_ok(), app.database.kind == Kind::Postgres, "{scope:?}: {outcome:?}");
                }
            }
            if app.database.kind == Kind::Postgres {
                // So it is for people: the chairman of the other federation works, and everybody
                // logs in.
                let chairman = app.login("chairman-valley");
                let form = chairman.page("/valley/clubs/new").form("/valley/clubs").set("name", "Meanwhile");
                let (answer, time) = took(|| chairman.submit(&form));
                answer.location();
                assert!(time < Duration::from_secs(3), "{time:?}");
                assert!(app.visitor().page("/valley/clubs").body.contains("Meanwhile"));
            }
            end.send(()).unwrap();
        });
        assert!([Scope::Federation(steppe), Scope::Federations(valley, steppe), Scope::Installation].iter().all(|s| writes(&other, *s).0.is_ok()));
    }

    fn nothing_of_what_many_write_at_once_is_lost(app: App) {
        const EACH: usize = 12;
        let chosen = [("steppe", 0), ("valley", 1), ("steppe", 2), ("valley", 3)];
        let ids: Vec<FederationId> = chosen.iter().map(|(slug, _)| app.federation(slug).id).collect();
        let (steppe, valley, other) = (ids[0], ids[1], app.database.open().with_long_patience());
        let before = app.read(|c| crosstable::db::audit::load_after(c, 0, 100_000)).len();
        let mine = app.db.with_long_patience();
        let act = |db: &Db, scope: Scope, of: &[Option<FederationId>], name: &str| {
            db.write_in(scope, |c| {
                for one in of {
                    if let Some(id) = one {
                        clubs::add(c, *id, name, None, None, None)?;
                    }
                    let entry = audit::Entry::new(crosstable::domain::audit::Action::EnterClub, audit::Subject::Federation("x".to_owned()));
                    audit::write_entry(c, &crosstable::actions::Actor::console(), *one, entry, crate::app::noon())?;
                }
                Ok::<_, DbError>(())
            })
            .unwrap();
        };
        thread::scope(|threads| {
            for (n, db) in [&mine, &other, &mine, &other].into_iter().enumerate() {
                let (act, id) = (&act, ids[n]);
                threads.spawn(move || (0..EACH).for_each(|k| act(db, Scope::Federation(id), &[Some(id)], &format!("club {n} {k}"))));
            }
            for (n, db) in [&mine, &other].into_iter().enumerate() {
                let act = &act;
                // Whichever is named first: nobody waits for somebody who waits for him.
                let (one, two) = if n == 0 { (steppe, valley) } else { (valley, steppe) };
                let both = Scope::Federations(one, two);
                threads.spawn(move || (0..EACH).for_each(|k| act(db, both, &[Some(one), Some(two)], &format!("both {n} {k}"))));
                threads.spawn(move || (0..EACH).for_each(|_| act(db, Scope::Accounts, &[None], "")));
                threads.spawn(move || (0..3).for_each(|k| act(db, Scope::Installation, &[Some(one), None], &format!("all {n} {k}"))));
            }
        });
        let clubs = app.database.count("SELECT COUNT(*) AS count FROM clubs WHERE name LIKE 'club %' OR name LIKE 'both %' OR name LIKE 'all %'");
        assert_eq!(clubs, 4 * EACH as i64 + 4 * EACH as i64 + 6);
        let lines = app.read(|c| crosstable::db::audit::load_after(c, 0, 100_000)).len() - before;
        assert_eq!(lines, 4 * EACH + 4 * EACH + 2 * EACH + 2 * 3 * 2);
        assert!(app.read(audit::verify_log).is_ok());
        // Both processes know it all.
        a_moment_passes();
        for db in [&app.db, &other] {
            db.look_for_changes().unwrap();
            assert_eq!(db.epoch(), 0);
        }
        assert_eq!(app.db.generation(), other.generation());
    }
}

on_postgres! {
    fn who_changes_accounts_keeps_nobody_from_logging_in_and_out(app: App) {
        let (begun, has_begun) = mpsc::channel();
        let (end, is_to_end) = mpsc::channel::<()>();
        let official = app.official();
        thread::scope(|threads| {
            let held = app.database.open();
            threads.spawn(move || {
                held.write_in(Scope::Accounts, |_| {
                    begun.send(()).unwrap();
                    let _ = is_to_end.recv_timeout(Duration::from_secs(60));
                    Ok::<_, DbError>(())
                })
            });
            has_begun.recv().unwrap();
            // The patience of a request is five seconds, after which it would be told to come
            // again.
            let (chairman, time) = took(|| app.chairman());
            assert!(time < Duration::from_secs(4), "{time:?}");
            assert_eq!(chairman.status("/steppe/settings"), 200);
            let (wrong, time) = took(|| app.visitor().try_post("/login", &[("login", "chairman"), ("password", "wrong")]).status);
            assert_eq!(wrong, 403);
            assert!(time < Duration::from_secs(4), "{time:?}");
            let form = official.page("/account").form("/logout");
            let (answer, time) = took(|| official.submit(&form));
            answer.location();
            assert!(time < Duration::from_secs(4), "{time:?}");
            end.send(()).unwrap();
        });
    }

    fn who_signs_in_a_long_act_can_log_in_elsewhere(app: App) {
        // An act refers to whoever does it, and the database keeps the account from going away
        // until the act has ended.
        let mut act = PgConnection::establish(&app.database.url).unwrap();
        act.batch_execute("BEGIN; SELECT id FROM accounts WHERE login = 'chairman' FOR KEY SHARE").unwrap();
        let (chairman, time) = took(|| app.chairman());
        assert!(time < Duration::from_secs(4), "{time:?}");
        assert_eq!(chairman.status("/steppe/settings"), 200);
        act.batch_execute("ROLLBACK").unwrap();
    }

    fn whose_password_is_changed_meanwhile_does_not_get_in_by_the_old_one(app: App) {
        let old = app.read(|c| accounts::find_by_login(c, "referee")).unwrap();
        let (begun, has_begun) = mpsc::channel();
        let (end, is_to_end) = mpsc::channel::<()>();
        thread::scope(|threads| {
            let changing = app.database.open();
            threads.spawn(move || {
                changing.write_in(Scope::Accounts, |c| {
                    accounts::update_password(c, old.id, "another")?;
                    begun.send(()).unwrap();
                    let _ = is_to_end.recv_timeout(Duration::from_secs(60));
                    accounts::remove_sessions(c, old.id)?;
                    Ok::<_, DbError>(())
                }).unwrap();
            });
            has_begun.recv().unwrap();
            // The old password is still the one that is read; whoever it lets in waits for the
            // account.
            let visitor = app.visitor();
            visitor.page("/login");
            let entering = threads.spawn(move || visitor.try_post("/login", &[("login", "referee"), ("password", PASSWORD)]).status);
            while !app.database.count("SELECT COUNT(*) AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FOR NO KEY UPDATE%'").is_positive() {
                thread::sleep(Duration::from_millis(20));
                assert!(!entering.is_finished(), "it was not waited for");
            }
            end.send(()).unwrap();
            assert_ne!(entering.join().unwrap(), 303);
        });
        assert_eq!(app.read(|c| accounts::load_sessions(c, old.id)).len(), 0);
    }
}
