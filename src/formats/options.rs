//! How files are read. Section 1.

use super::document::Format;
use super::limits::MAX_PLAYERS;

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
