//! What every bench needs: a way to say something, and the middle of several measurements.

use std::fmt::Display;
use std::io::{self, Write};

/// Says a line to whoever runs the bench. Who doesn't listen misses it.
pub fn say(line: impl Display) {
    let _ = writeln!(io::stdout().lock(), "{line}");
}

/// The measurement in the middle.
pub fn median(all: &[f64]) -> f64 {
    let mut sorted = all.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
}

/// Whether a target is met, as a word.
pub fn met(yes: bool) -> &'static str {
    if yes { "met" } else { "MISSED" }
}
