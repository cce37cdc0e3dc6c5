//! The options for reading files. Section 1.

use super::document::Format;
use super::limits::MAX_PLAYERS;
use crate::domain::table::MAX_ROWS;

/// How a file is to be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// The format, instead of recognising it.
    pub from: Option<Format>,
    /// Meanings of columns by hand: heading and meaning. Section 10.2.
    pub map: Vec<(String, String)>,
    /// The most players.
    pub max_players: usize,
    /// Pasted by somebody who sees what comes of it: columns that no heading explains are told by what stands in them, and lines without
    /// separators are cut at their blanks (section 10.1). At most [`MAX_PASTED`](super::limits::MAX_PASTED) bytes.
    pub pasted: bool,
}

impl Options {
    /// For a text that is pasted as the table of a tournament.
    pub fn pasted() -> Self {
        Self { max_players: MAX_ROWS, pasted: true, ..Self::default() }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self { from: None, map: Vec::new(), max_players: MAX_PLAYERS, pasted: false }
    }
}
