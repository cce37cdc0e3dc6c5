//! The demo: an invented federation with two years of history, accounts for every office, and a tournament in every state.
//!
//! Everything follows from the day it is made on: the same day gives the same federation.

mod dice;
mod history;
mod open;
mod people;
mod seed;
mod swiss;
#[cfg(test)]
mod tests;

pub use history::journal;
pub use open::{OpenTournament, Step, open_tournaments};
pub use seed::seed;

/// Its name in addresses.
pub const SLUG: &str = "demo";
/// The password of all its accounts.
pub const PASSWORD: &str = "demo-password";

/// The accounts: log-in, name, word of the role.
pub fn log_ins() -> Vec<(&'static str, &'static str, &'static str)> {
    people::OFFICERS.iter().map(|(login, name, role, _)| (*login, *name, role.word())).collect()
}
