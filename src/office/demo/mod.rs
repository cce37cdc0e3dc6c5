//! The demo: invented federations with two years of history, one for each regulation; the go federation has accounts for every office and
//! a tournament in every state, and its officers work for the others, too.
//!
//! Everything follows from the day it is made on: the same day gives the same federations.

mod calendar;
mod chess;
mod decisions;
mod desk;
mod dice;
mod dots;
mod evening;
mod grow;
#[cfg(test)]
mod grow_tests;
mod history;
mod land;
mod news;
mod open;
mod past;
mod people;
mod proposals;
mod seed;
mod stones;
mod swiss;
#[cfg(test)]
mod tests;

use chrono::NaiveDate;

pub use history::journal;
pub use open::{OpenTournament, Step, open_tournaments};
pub use seed::seed;

/// Its name in addresses.
pub const SLUG: &str = "demo";
/// The journals of the smaller federations.
fn others(today: NaiveDate) -> [Vec<u8>; 4] {
    [dots::journal(today), chess::journal(today), stones::journal(today), evening::journal(today)]
}

/// The password of all its accounts.
pub const PASSWORD: &str = "demo-password";

/// An account of the demo federation.
pub struct LogIn {
    /// The log-in name.
    pub login: &'static str,
    /// The name of the person.
    pub name: &'static str,
    /// The word of the role.
    pub role: &'static str,
}

/// The accounts of the demo federation.
pub fn log_ins() -> Vec<LogIn> {
    people::OFFICERS.iter().map(|(login, name, role, _)| LogIn { login, name, role: role.word() }).collect()
}
