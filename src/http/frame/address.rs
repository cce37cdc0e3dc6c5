//! Path parameters of addresses with several parts after the federation, read by name.

use serde::Deserialize;

#[derive(Debug, Deserialize)]
pub struct RoundAddress {
    pub tournament: String,
    /// Number of the round, from 1.
    pub round: String,
}
