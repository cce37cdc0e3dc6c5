//! Which format a file has, and reading it. Sections 1.1 and 3.1.

use super::document::{Document, Format};
use super::refusal::Refusal;

/// The most bytes of a file.
pub const MAX_BYTES: usize = 16 << 20;
/// The most players of a file, unless the options say otherwise.
pub const MAX_PLAYERS: usize = 10_000;
/// The most rounds of a file.
pub const MAX_ROUNDS: u8 = 99;

/// How a file is to be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// The format, instead of recognising it.
    pub from: Option<Format>,
    /// Meanings of columns by hand: heading and meaning. Section 10.2.
    pub map: Vec<(String, String)>,
    /// The most players.
    pub max_players: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self { from: None, map: Vec::new(), max_players: MAX_PLAYERS }
    }
}

/// Reads a file of any format.
pub fn read(_bytes: &[u8], _options: &Options) -> Result<Document, Refusal> {
    Err(Refusal::new(super::refusal::Code::Unrecognised, "no format that is known"))
}
