//! A day of a federation, hour by hour in short: quiet mornings, evenings on which everybody enters
//! tables, readers all day. What the program holds stays what it is.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use crate::acts::{Worker, calm, close, look, storm, worked};
use crate::client::Client;
use crate::fixture::{Fixture, SLUG};
use crate::report::{Report, Row, say};
use crate::rng::Chance;
use crate::{Failed, Setting, told};

/// Hours of the day, and which of them are busy.
const HOURS: u32 = 24;
const EVENING: std::ops::Range<u32> = 17..22;
/// Officers work for this share of an hour, in the evening and else.
const SHARES: [u32; 2] = [6, 30];
/// A reader turns a page so often.
const PAGE: Duration = Duration::from_millis(25);
/// What is held at the end may be more than in the first evening by so much: memory in kB, files,
/// and the log of the database in bytes.
const MORE: Held = Held {
    memory: 40_000,
    files: 12,
    log: 8 << 20,
};

/// What a process holds.
#[derive(Debug, Clone, Copy, Default)]
struct Held {
    memory: u64,
    files: usize,
    log: u64,
}

impl Held {
    fn by(process: u32, log: &std::path::Path) -> Result<Held, Failed> {
        let status = fs::read_to_string(format!("/proc/{process}/status")).map_err(told)?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))
            .unwrap_or_default();
        Ok(Held {
            memory: line.trim().trim_end_matches(" kB").parse().map_err(told)?,
            files: fs::read_dir(format!("/proc/{process}/fd"))
                .map_err(told)?
                .count(),
            log: fs::metadata(log).map_or(0, |file| file.len()),
        })
    }
}

/// A day on SQLite.
pub(crate) fn a_day(setting: &Setting, report: &mut Report) -> Result<(), Failed> {
    let minutes = setting.asked.minutes;
    let mut row = Row::of(&format!("a federation's day in {minutes} minutes"));
    row.tries = 1;
    let outcome = day(setting, Duration::from_secs(60 * minutes) / HOURS, &mut row);
    report.add(row);
    outcome
}

fn day(setting: &Setting, hour: Duration, row: &mut Row) -> Result<(), Failed> {
    let (house, mut node) = Fixture::found(setting, "soak", None)?;
    let log = house.place.folder.join("crosstable.sqlite-wal");
    let mut workers = Worker::five(
        &house,
        [&node.base, &node.base],
        Chance::of(setting.asked.seed).number(),
    )?;
    calm(&mut workers)?;
    let mut reader = Client::new(&node.base)?;
    let mut held = Vec::new();
    for at in 0..HOURS {
        let began = Instant::now();
        let share = SHARES[usize::from(!EVENING.contains(&at))];
        let ended = storm(&mut workers, |_| thread::sleep(hour / share));
        ended
            .iter()
            .flatten()
            .for_each(|why| row.complain(format!("hour {at}: {why}")));
        let mut pages = 0_u32;
        while began.elapsed() < hour {
            for page in [
                "",
                "/ratings",
                "/tournaments",
                "/players/1",
                "/calendar",
                "/clubs",
                "/changes",
            ] {
                let answer = reader.get(&format!("/{SLUG}{page}"))?;
                if answer.status != 200 {
                    row.complain(format!("hour {at}: {}", answer.says()));
                }
                pages += 1;
                thread::sleep(PAGE);
            }
        }
        if let Some(status) = node.ended() {
            return Err(format!("the server ended with {status}: {}", node.said()));
        }
        let now = Held::by(node.process(), &log)?;
        say(format_args!(
            "hour {at}: {pages} pages read, {} MB, {} files, {} kB of log",
            now.memory / 1_000,
            now.files,
            now.log / 1_000
        ));
        held.push(now);
    }
    flat(&held, row);
    if node.said().contains(" ERROR ") {
        row.complain(format!("the log has errors: {}", node.said()));
    }
    let began = Instant::now();
    look(&setting.program, &house.place, &mut workers, row)?;
    row.recovered(began.elapsed());
    worked(&workers, row);
    close(&workers, row);
    Ok(())
}

/// The day ends with what it had at the same work hours before.
fn flat(held: &[Held], row: &mut Row) {
    let (Some(first), Some(last)) = (held.get(EVENING.start as usize), held.last()) else {
        return;
    };
    if last.memory > first.memory + MORE.memory
        || last.files > first.files + MORE.files
        || last.log > first.log + MORE.log
    {
        row.complain(format!(
            "not flat: {first:?} in the evening, {last:?} at the end of the day"
        ));
    }
}
