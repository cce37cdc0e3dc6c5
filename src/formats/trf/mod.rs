//! FIDE's tournament reports, TRF16 and TRF26. Section 4.

mod code;
mod player;
mod read;
mod scoring;
mod teams;
#[cfg(test)]
mod tests;
mod write;

pub use read::read;
pub use write::write;

use super::refusal::{self, Refusal};

/// The first position of the rounds in a player's line, and how many positions a round takes. Section 4.2.
const ROUNDS_FROM: usize = 90;
const ROUND_WIDTH: usize = 10;

/// The file as a whole is to blame, however it says so.
fn too_many_rounds() -> Refusal {
    Refusal::new(refusal::Code::TooManyRounds, "there are more than 99 rounds")
}

/// Which of the two reports is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edition {
    /// TRF16.
    Trf16,
    /// TRF26.
    Trf26,
}
