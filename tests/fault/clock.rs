//! The clock goes back by a day and forward by a year. The program reads the clock of the machine,
//! which can't be set for it alone: so the site runs in this process, on the same files, with a
//! clock that is given to it.

use std::net::TcpListener;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, mpsc};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use actix_web::dev::ServerHandle;
use chrono::TimeDelta;
use crosstable::db::Db;
use crosstable::web::app::{Allowance, App, HashCost, Proxies, Settings};
use crosstable::web::server;

use crate::acts::{Worker, acknowledged, calm, close, look, storm, worked};
use crate::client::Client;
use crate::fixture::{Fixture, log_in};
use crate::machine::Founder;
use crate::program::wait_for;
use crate::report::{Report, Row};
use crate::rng::Chance;
use crate::{Failed, Setting, told};

/// The workers work for so long by each clock.
const WORK: Duration = Duration::from_millis(1_500);
/// The site in this process gets so long until it answers.
const START: Duration = Duration::from_secs(20);
/// By how many days the clock is wrong, one after another; at last it is right again.
const WRONG: [i64; 4] = [-1, 0, 365, 0];

/// The site, in this process.
struct Site {
    base: String,
    /// By how many days the clock is wrong.
    days: Arc<AtomicI64>,
    running: Option<(ServerHandle, JoinHandle<()>)>,
}

#[expect(
    clippy::disallowed_methods,
    reason = "the site was founded by the clock of the machine, and this clock is wrong by days against it"
)]
fn now() -> chrono::NaiveDateTime {
    chrono::Utc::now().naive_utc()
}

impl Site {
    fn start(house: &Fixture) -> Result<Site, Failed> {
        let db = Db::open_existing(&house.place.database, 4).map_err(told)?;
        let days = Arc::new(AtomicI64::new(0));
        let clock = days.clone();
        let settings = Settings {
            secure_cookies: false,
            base_url: format!("http://127.0.0.1:{}", house.port),
            proxies: Proxies::None,
            hash_cost: HashCost::OWASP,
            mail: None,
            security_contact: None,
            api: Allowance::from_rates(600, 120).ok_or("no such allowance")?,
            sealed: Default::default(),
            retention: Default::default(),
            privacy_contact: None,
            demo: false,
        };
        let site = App::new(
            db,
            Arc::new(move || now() + TimeDelta::days(clock.load(Ordering::Acquire))),
            settings,
        );
        let listener = TcpListener::bind(("127.0.0.1", house.port)).map_err(told)?;
        let (tell, hears) = mpsc::channel();
        let thread = thread::spawn(move || {
            actix_web::rt::System::new().block_on(async move {
                match server::build_server(site, listener, 2) {
                    Ok(server) => {
                        let _ = tell.send(Ok(server.handle()));
                        let _ = server.await;
                    }
                    Err(error) => drop(tell.send(Err(error.to_string()))),
                }
            });
        });
        let handle = hears.recv_timeout(START).map_err(told)??;
        Ok(Site {
            base: format!("http://127.0.0.1:{}", house.port),
            days,
            running: Some((handle, thread)),
        })
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        if let Some((handle, thread)) = self.running.take() {
            drop(handle.stop(false));
            let _ = thread.join();
        }
    }
}

/// The clock is wrong, and right again.
pub(crate) fn wrong(setting: &Setting, report: &mut Report) -> Result<(), Failed> {
    let mut row = Row::of("clock back by a day, forward by a year");
    let outcome = try_all(setting, &mut row);
    report.add(row);
    outcome
}

fn try_all(setting: &Setting, row: &mut Row) -> Result<(), Failed> {
    let (mut house, mut node) = Fixture::found(setting, "clock", None)?;
    node.kill()?;
    let site = Site::start(&house)?;
    let seed = Chance::of(setting.asked.seed).number();
    let mut workers = Worker::five(&house, [&site.base, &site.base], seed)?;
    calm(&mut workers)?;
    for days in (0..setting.asked.tries).flat_map(|_| WRONG) {
        row.tries += 1;
        site.days.store(days, Ordering::Release);
        let began = Instant::now();
        // Sessions may have ended by this clock; whoever knows the password gets in at once.
        let again = wait_for(START, || log_in(&site.base, "chairman").ok());
        let Some(chairman) = again else {
            row.complain(format!(
                "with a clock that is {days} days wrong nobody can log in"
            ));
            continue;
        };
        row.recovered(began.elapsed());
        house.officers.chairman = chairman;
        let mut founder = Founder::of(&house, &site.base, seed ^ row.tries as u64)?;
        founder.reads(&site.base, row);
        match founder.found() {
            Ok(answer) if answer.status == 303 => {}
            Ok(answer) => row.complain(format!(
                "with a clock that is {days} days wrong: {}",
                answer.says()
            )),
            Err(why) => row.complain(format!("with a clock that is {days} days wrong: {why}")),
        }
        ready(&site.base, days, row);
        for (login, browser) in [
            ("referee", &mut house.officers.referee),
            ("head", &mut house.officers.head),
            ("official", &mut house.officers.official),
        ] {
            *browser = log_in(&site.base, login)?;
        }
        workers
            .iter_mut()
            .try_for_each(|worker| worker.hands.come_in(&house.officers, &site.base))?;
        let before = acknowledged(&workers);
        storm(&mut workers, |_| thread::sleep(WORK));
        if acknowledged(&workers) == before {
            row.complain(format!(
                "with a clock that is {days} days wrong nothing was acknowledged"
            ));
        }
        founder.look(&house.place, row)?;
        look(&setting.program, &house.place, &mut workers, row)?;
    }
    worked(&workers, row);
    close(&workers, row);
    Ok(())
}

/// `/ready` stays good, and says what was done to the clock.
fn ready(base: &str, days: i64, row: &mut Row) {
    let clock = match days {
        ..0 => "clock: it was set back by",
        0 => "clock: ok",
        1.. => "clock: it was set forward by",
    };
    match Client::new(base).and_then(|mut asker| asker.get("/ready")) {
        Ok(answer)
            if answer.status == 200
                && answer.body.ends_with("writing: ok\n")
                && answer.body.contains(clock) => {}
        Ok(answer) => row.complain(format!("/ready: {}", answer.body)),
        Err(why) => row.complain(format!("/ready: {why}")),
    }
}
