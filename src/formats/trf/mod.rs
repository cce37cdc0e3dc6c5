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

/// First position of the rounds in a player's line, and width of a round. Section 4.2.
const ROUNDS_FROM: usize = 90;
const ROUND_WIDTH: usize = 10;

fn too_many_rounds() -> Refusal {
    Refusal::new(
        refusal::Code::TooManyRounds,
        "there are more than 99 rounds",
    )
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edition {
    Trf16,
    Trf26,
}
