//! What came of the faults: a row of the table for each, and what was not as promised.

use std::fmt::Display;
use std::io::{self, Write};
use std::time::Duration;

use crate::Failed;

/// Says a line to whoever runs this. Who doesn't listen misses it.
pub(crate) fn say(line: impl Display) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

/// How many sentences about one fault are shown.
const SHOWN: usize = 20;

/// What came of one fault.
#[derive(Default)]
pub(crate) struct Row {
    /// What was done.
    pub(crate) fault: String,
    /// How often.
    pub(crate) tries: usize,
    /// Acts that were acknowledged meanwhile, and looked for afterwards.
    pub(crate) acknowledged: usize,
    /// Acknowledged acts that are not there.
    pub(crate) lost: usize,
    /// Acts that are there more often than they were done.
    pub(crate) doubled: usize,
    /// States that no act leads to.
    pub(crate) half: usize,
    /// The slowest return to good answers.
    pub(crate) recovery: Option<Duration>,
    /// What was not as promised, in words.
    pub(crate) wrong: Vec<String>,
}

impl Row {
    /// An empty row.
    pub(crate) fn of(fault: &str) -> Row {
        Row {
            fault: fault.to_owned(),
            ..Row::default()
        }
    }

    /// It took so long until answers were good again.
    pub(crate) fn recovered(&mut self, after: Duration) {
        self.recovery = Some(self.recovery.map_or(after, |slowest| slowest.max(after)));
    }

    /// Something is not as promised.
    pub(crate) fn complain(&mut self, what: impl Into<String>) {
        let what = what.into();
        say(format_args!(
            "!!! {}, try {}: {what}",
            self.fault, self.tries
        ));
        self.wrong.push(what);
    }

    fn cells(&self) -> [String; 7] {
        let recovery = self.recovery.map_or_else(
            || "none".to_owned(),
            |time| format!("{:.2} s", time.as_secs_f64()),
        );
        [
            self.fault.clone(),
            self.tries.to_string(),
            self.acknowledged.to_string(),
            self.lost.to_string(),
            self.doubled.to_string(),
            self.half.to_string(),
            recovery,
        ]
    }
}

/// Everything that came of a run.
#[derive(Default)]
pub(crate) struct Report {
    rows: Vec<Row>,
    failed: Vec<String>,
    left_out: Vec<String>,
}

impl Report {
    /// A fault was tried.
    pub(crate) fn add(&mut self, mut row: Row) {
        // Who finds nothing to look at has shown nothing.
        if row.tries == 0 || row.acknowledged == 0 || row.recovery.is_none() {
            let (tries, acts) = (row.tries, row.acknowledged);
            row.complain(format!(
                "nothing was shown: {tries} tries, {acts} acknowledged acts, recovery {:?}",
                row.recovery
            ));
        }
        say(row.cells().join(" | "));
        self.rows.push(row);
    }

    /// A fault could not be tried to the end.
    pub(crate) fn failed(&mut self, fault: &str, why: Failed) {
        say(format_args!("!!! {fault}: {why}"));
        self.failed.push(format!("{fault}: {why}"));
    }

    /// Something can't be tried on this machine.
    pub(crate) fn leave_out(&mut self, what: &str) {
        say(format_args!("!!! NOT TRIED: {what}"));
        self.left_out.push(what.to_owned());
    }

    /// Prints the table and what was not as promised; whether everything was.
    pub(crate) fn end(&self) -> bool {
        say("\n| fault | tries | acknowledged | lost | doubled | half states | slowest recovery |");
        say("| --- | --- | --- | --- | --- | --- | --- |");
        for row in &self.rows {
            say(format_args!("| {} |", row.cells().join(" | ")));
        }
        say("");
        for what in &self.left_out {
            say(format_args!("!!! NOT TRIED: {what}"));
        }
        for row in self.rows.iter().filter(|row| !row.wrong.is_empty()) {
            say(format_args!(
                "!!! {}: {} sentences",
                row.fault,
                row.wrong.len()
            ));
            row.wrong
                .iter()
                .take(SHOWN)
                .for_each(|what| say(format_args!("    {what}")));
        }
        self.failed
            .iter()
            .for_each(|what| say(format_args!("!!! {what}")));
        let good = self.failed.is_empty()
            && !self.rows.is_empty()
            && self.rows.iter().all(|row| row.wrong.is_empty());
        say(if good {
            "Everything was as promised."
        } else {
            "NOT everything was as promised."
        });
        good
    }
}
