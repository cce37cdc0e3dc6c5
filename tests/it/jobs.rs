//! Works that take long: known to every program on a database, one at a time, and ended whatever
//! becomes of the program that does them.

use std::sync::mpsc;
use std::time::{Duration, Instant};

use chrono::TimeDelta;
use crosstable::actions::jobs::{self, JobOrder, JobRedirect, RefusalTexts};
use crosstable::actions::{ActionError, Refusal};
use crosstable::db::{FederationId, HeartbeatThread, JobId};
use crosstable::domain::job::JobKind;

use crate::app::App;
use crate::client::{Client, Page};
use crate::database::{Kind, on_both, on_postgres};

const PROGRESS: &str = "/steppe/changes/progress?lang=en";

fn order(federation: FederationId, kind: JobKind) -> JobOrder {
    JobOrder {
        federation,
        kind,
        about: "Corrected Cup".to_owned(),
        back: "/steppe/changes".to_owned(),
        by: "Somebody".to_owned(),
    }
}

fn then() -> JobRedirect {
    JobRedirect {
        to: "/steppe/ratings".to_owned(),
        flash: "approved".to_owned(),
    }
}

/// Waits until something holds.
#[track_caller]
fn until(what: &str, holds: impl Fn() -> bool) {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < Duration::from_secs(30), "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// The page of the progress as soon as it says something.
#[track_caller]
fn once_it_says(client: &Client, words: &str) -> Page {
    until(words, || client.get(PROGRESS).text().contains(words));
    client.page(PROGRESS)
}

impl App {
    /// This program begins a work of the steppe, of which so much is done.
    fn begin(&self, kind: JobKind, done: usize) -> (JobId, HeartbeatThread) {
        let (lines, steppe, now) = (
            self.db.job_locks(),
            self.federation("steppe").id,
            self.now(),
        );
        let taken = self.write(|c| jobs::take_job(c, &lines, &order(steppe, kind), now));
        (
            taken.id,
            self.db
                .start_heartbeat(taken.id, taken.lock, move || (done, 10))
                .unwrap(),
        )
    }

    /// The program that does a work is killed, and nobody has heard of it for long.
    fn kill(&self, heart: HeartbeatThread) {
        drop(heart);
        let folder = self
            .database
            .url
            .trim_start_matches("sqlite:")
            .trim_end_matches("test.sqlite");
        match self.database.kind {
            // The system takes the lock away; here the file goes, too.
            Kind::Sqlite => until("the file stays", || files_in(folder) == 0),
            Kind::Postgres => {
                // A last beat may be on its way.
                std::thread::sleep(Duration::from_millis(100));
                self.silence();
            }
        }
    }

    /// A program is killed in the midst of a change, which others note.
    pub(crate) fn lose_a_work(&self) {
        let (id, heart) = self.begin(JobKind::Change, 3);
        self.kill(heart);
        let now = self.now();
        let lines = self.db.job_locks();
        self.write(|c| Ok(jobs::mark_lost_jobs(c, &lines, now)?));
        assert!(matches!(
            self.finish(id),
            Err(ActionError::Refused(Refusal::Overdue))
        ));
    }

    /// Nobody has heard for long of whoever does a work.
    fn silence(&self) {
        self.database
            .tamper("UPDATE jobs SET heartbeat_at = '2020-01-01 00:00:00' WHERE outcome IS NULL");
    }

    fn ended(&self, how: &str) -> i64 {
        self.database.count(&format!(
            "SELECT COUNT(*) AS count FROM jobs WHERE outcome = '{how}'"
        ))
    }

    /// Whether a work of the steppe can be taken now; it isn't.
    fn takes(&self) -> Result<(), ActionError> {
        let (lines, steppe, now) = (
            self.db.job_locks(),
            self.federation("steppe").id,
            self.now(),
        );
        let taken: Result<(), ActionError> = self.db.write(|c| {
            jobs::take_job(c, &lines, &order(steppe, JobKind::Change), now)?;
            Err(ActionError::NotFound)
        });
        match taken {
            Err(ActionError::NotFound) => Ok(()),
            other => other,
        }
    }

    fn finish(&self, id: JobId) -> Result<(), ActionError> {
        let (lines, now) = (self.db.job_locks(), self.now());
        self.db.write(|c| {
            jobs::hold_job(c, &lines, id)?;
            jobs::mark_done(c, id, &then(), now)
        })
    }
}

/// How many files of works there are beside a database.
fn files_in(folder: &str) -> usize {
    let all = std::fs::read_dir(folder).unwrap();
    all.filter(|file| {
        file.as_ref()
            .unwrap()
            .file_name()
            .to_string_lossy()
            .contains("-work-")
    })
    .count()
}

on_both! {
    fn every_program_sees_how_far_a_work_is_and_how_it_ended(app: App) {
        let mut other = app.beside();
        let (here, there) = (app.official(), other.official());
        there.page(PROGRESS).says("Nothing is running.");
        let (id, heart) = app.begin(JobKind::Change, 3);
        let (hold, held) = mpsc::channel();
        let (release, released) = mpsc::channel::<()>();
        std::thread::scope(|scope| {
            let (lines, now) = (app.db.job_locks(), app.now());
            let db = &app.db;
            let work = scope.spawn(move || {
                db.write(|c| {
                    jobs::hold_job(c, &lines, id)?;
                    // Nobody else writes while this transaction does.
                    crosstable::db::idempotency_keys::mark_done(c, &"c".repeat(64), "", now)?;
                    hold.send(()).unwrap();
                    released.recv().unwrap();
                    jobs::mark_done(c, id, &then(), now)
                })
            });
            held.recv().unwrap();
            for client in [&here, &there] {
                once_it_says(client, "3 of 10 done.").says("Corrected Cup").says("Started by Somebody");
            }
            release.send(()).unwrap();
            work.join().unwrap().unwrap();
        });
        drop(heart);
        for client in [&here, &there] {
            assert_eq!(client.get(PROGRESS).location(), "/steppe/ratings");
        }
        other.restart();
        assert_eq!(other.official().get(PROGRESS).location(), "/steppe/ratings");
    }

    fn one_work_at_a_time_is_done_whatever_program_is_asked(app: App) {
        let other = app.beside();
        let id = app.tournament_in("Corrected", "rated");
        let page = format!("/steppe/tournaments/{id}");
        let official = other.official();
        official.submit(&official.page(&page).form("/reopening").set("reason", "a result was wrong"));
        let (work, heart) = app.begin(JobKind::Change, 0);
        for program in [&app, &other] {
            assert!(matches!(program.takes(), Err(ActionError::Refused(Refusal::Working))));
        }
        let before = app.export("steppe");
        let closing = official.page(&page).form("/closing").set("reason", "played by correspondence");
        official.submit(&closing).is(409).says("is being calculated");
        assert_eq!(app.export("steppe"), before);
        // Works of another kind are another thing.
        let (_, verifying) = app.begin(JobKind::Verification, 0);
        app.finish(work).unwrap();
        drop((heart, verifying));
        other.takes().unwrap();
        assert!(official.submit(&closing).location().starts_with("/steppe/changes/"));
    }

    fn a_refusal_is_told_in_every_language_by_every_program(app: App) {
        let mut other = app.beside();
        let (id, heart) = app.begin(JobKind::Change, 0);
        let why = RefusalTexts::in_every_language(|language| format!("Refused in {language}"));
        app.write(|c| Ok(jobs::mark_refused(c, id, &why, app.now())?));
        drop(heart);
        let there = other.official();
        there.page(PROGRESS).says("Refused in en").says("Nothing was changed.");
        there.page("/steppe/changes/progress?lang=uk").says("Refused in uk");
        other.restart();
        other.official().page(PROGRESS).says("Refused in en");
        // What was refused is not done afterwards.
        assert!(matches!(app.finish(id), Err(ActionError::Refused(Refusal::Overdue))));
        assert_eq!((app.ended("refused"), app.ended("done")), (1, 0));
    }

    fn what_a_dead_program_left_is_lost_for_good(app: App) {
        let other = app.beside();
        let there = other.official();
        let (id, heart) = app.begin(JobKind::Change, 3);
        other.look_after();
        assert_eq!(app.ended("lost"), 0, "it lives");
        app.kill(heart);
        there.page(PROGRESS).says("The program doing this work stopped").says("Nothing was changed.");
        assert_eq!(app.ended("lost"), 0, "a page writes nothing");
        other.look_after();
        assert_eq!(app.ended("lost"), 1);
        assert!(matches!(app.finish(id), Err(ActionError::Refused(Refusal::Overdue))));
        there.page(PROGRESS).says("The program doing this work stopped");

        // Whoever begins another work finds it, too.
        let (id, heart) = app.begin(JobKind::Change, 3);
        app.kill(heart);
        let (next, heart) = other.begin(JobKind::Change, 0);
        assert_eq!(app.ended("lost"), 2);
        assert!(matches!(app.finish(id), Err(ActionError::Refused(Refusal::Overdue))));
        other.finish(next).unwrap();
        drop(heart);
        assert_eq!((app.ended("lost"), app.ended("done")), (2, 1));
    }

    fn a_program_that_lives_is_heard_of_whatever_its_clock_says(app: App) {
        let other = app.beside();
        let (_, heart) = app.begin(JobKind::Change, 3);
        other.pass(TimeDelta::days(300));
        assert!(matches!(other.takes(), Err(ActionError::Refused(Refusal::Working))));
        other.look_after();
        assert_eq!(app.ended("lost"), 0);
        drop(heart);
    }

    fn what_is_told_of_works_is_bounded(app: App) {
        for _ in 0..15 {
            let (id, heart) = app.begin(JobKind::Change, 0);
            app.finish(id).unwrap();
            drop(heart);
        }
        assert!((1..=11).contains(&app.ended("done")), "{}", app.ended("done"));
        app.pass(TimeDelta::days(8));
        app.keep();
        assert_eq!(app.ended("done"), 0);
    }

    fn nobody_verifies_what_another_program_verifies(app: App) {
        let other = app.beside();
        app.pass(TimeDelta::hours(49));
        let all = app.read(crosstable::db::federations::list).len();
        let (_, heart) = app.begin(JobKind::Verification, 3);
        let admin = other.admin();
        until("nothing is told of it", || admin.page("/accounts?lang=en").text().contains("3 of 10 tournaments done."));
        assert_eq!(other.verify(), all - 1);
        app.kill(heart);
        assert_eq!(other.verify(), 1, "it is taken over");
        assert_eq!((app.verify(), other.verify()), (0, 0));
        assert_eq!((app.ended("lost"), app.ended("done")), (1, all as i64));
    }
}

on_postgres! {
    fn who_was_not_heard_of_for_long_stores_nothing(app: App) {
        let (id, heart) = app.begin(JobKind::Change, 3);
        let official = app.official();
        once_it_says(&official, "3 of 10 done.");
        app.silence();
        // It beats again, but what was lost stays lost.
        std::thread::sleep(Duration::from_millis(2500));
        official.page(PROGRESS).says("The program doing this work stopped");
        assert!(matches!(app.finish(id), Err(ActionError::Refused(Refusal::Overdue))));
        app.takes().unwrap();
        drop(heart);
    }

    fn what_is_in_its_transaction_lives_heard_of_or_not(app: App) {
        let other = app.beside();
        let there = other.official();
        let (id, heart) = app.begin(JobKind::Change, 3);
        once_it_says(&there, "3 of 10 done.");
        app.write(|c| {
            jobs::hold_job(c, &app.db.job_locks(), id)?;
            app.silence();
            std::thread::sleep(Duration::from_millis(1500));
            there.page(PROGRESS).says("3 of 10 done.");
            jobs::mark_done(c, id, &then(), app.now())
        });
        assert_eq!(there.get(PROGRESS).location(), "/steppe/ratings");
        drop(heart);
    }
}
