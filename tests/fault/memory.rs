//! The program may take little memory: it says so when it starts, or works with what there is, and
//! loses nothing if it ends.

use std::thread;
use std::time::Duration;

use crate::acts::{Worker, acknowledged, calm, close, look, storm};
use crate::fixture::Fixture;
use crate::machine::served;
use crate::report::{Report, Row, say};
use crate::rng::Chance;
use crate::{Failed, Setting};

/// Address space that the program may take, in kB: from what can't be enough to what is plenty.
const LIMITS: [u32; 7] = [
    100_000, 200_000, 300_000, 450_000, 700_000, 1_200_000, 4_000_000,
];
/// The workers work for so long under each limit.
const WORK: Duration = Duration::from_millis(800);
/// One of these words stands in what the program says where memory is missing.
const SAID: [&str; 5] = [
    "memory",
    "failed to map",
    "allocat",
    "Resource temporarily unavailable",
    "failed to spawn thread",
];

/// Every limit, one after another, as often as asked for.
pub(crate) fn little(setting: &Setting, report: &mut Report) -> Result<(), Failed> {
    let mut row = Row::of("little memory (ulimit -v)");
    let outcome = try_all(setting, &mut row);
    report.add(row);
    outcome
}

fn try_all(setting: &Setting, row: &mut Row) -> Result<(), Failed> {
    let (house, mut node) = Fixture::found(setting, "memory", None)?;
    let mut workers = Worker::five(
        &house,
        [&node.base, &node.base],
        Chance::of(setting.asked.seed).number(),
    )?;
    calm(&mut workers)?;
    node.kill()?;
    let mut worked = 0;
    for limit in (0..setting.asked.tries).flat_map(|_| LIMITS) {
        row.tries += 1;
        let mut limited = setting.program.serve(
            &house.place,
            house.port,
            Some(&format!("ulimit -v {limit}")),
        )?;
        match served(&mut limited) {
            None => row.complain(format!(
                "with {limit} kB the server neither serves nor ends: {}",
                limited.said()
            )),
            Some(false) => {
                if !SAID.iter().any(|word| limited.said().contains(word)) {
                    row.complain(format!("with {limit} kB the server ended without saying that memory is missing: {}", limited.said()));
                }
            }
            Some(true) => {
                let before = acknowledged(&workers);
                storm(&mut workers, |_| thread::sleep(WORK));
                worked += usize::from(acknowledged(&workers) > before);
            }
        }
        drop(limited);
        let (mut node, took) = house.start(setting)?;
        row.recovered(took);
        look(&setting.program, &house.place, &mut workers, row)?;
        node.kill()?;
    }
    say(format_args!(
        "under {worked} of {} limits acts were done",
        row.tries
    ));
    if worked == 0 {
        row.complain("under no limit anything was done: nothing was shown");
    }
    close(&workers, row);
    Ok(())
}
