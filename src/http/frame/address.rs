//! Path parameters of addresses with several parts after the federation, read by name.

use serde::Deserialize;

/// A round of a tournament.
#[derive(Debug, Deserialize)]
pub struct RoundAddress {
    /// Id of the tournament.
    pub tournament: String,
    /// Number of the round, from 1.
    pub round: String,
}
