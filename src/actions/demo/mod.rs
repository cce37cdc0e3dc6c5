//! The demo: invented federations with two years of history, one for each regulation. The go
//! federation has accounts for every office and a tournament in every state; its officers work for
//! the other federations too.
//!
//! Everything is derived from the day of creation: the same day gives the same federations.

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

pub use history::build_journal;
pub use open::{OpenTournament, Step, open_tournaments};
pub use seed::seed_demo;

/// Address name of the main demo federation.
pub const SLUG: &str = "demo";
/// Journals of the smaller federations.
fn build_other_journals(today: NaiveDate) -> [Vec<u8>; 4] {
    [
        dots::build_journal(today),
        chess::build_journal(today),
        stones::build_journal(today),
        evening::build_journal(today),
    ]
}

/// Password of all demo accounts.
pub const PASSWORD: &str = "demo-password";

/// An account of the demo federation.
pub struct LogIn {
    /// Log-in name.
    pub login: &'static str,
    /// Name of the person.
    pub name: &'static str,
    /// Word of the role.
    pub role: &'static str,
}

/// The accounts of the demo federation.
pub fn log_ins() -> Vec<LogIn> {
    people::OFFICERS
        .iter()
        .map(|(login, name, role, _)| LogIn {
            login,
            name,
            role: role.word(),
        })
        .collect()
}
