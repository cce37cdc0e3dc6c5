//! The options for reading files. Section 1.

use super::document::Format;
use super::limits::MAX_PLAYERS;
use crate::domain::table::MAX_ROWS;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// Format; `None` to recognise it.
    pub from: Option<Format>,
    /// Meanings of columns set by hand: heading and meaning. Section 10.2.
    pub map: Vec<(String, String)>,
    pub max_players: usize,
    /// A text pasted by a user who sees the result: unknown columns are guessed, and lines without
    /// separators are split at spaces (section 10.1). At most
    /// [`MAX_PASTED`](super::limits::MAX_PASTED) bytes.
    pub pasted: bool,
}

impl Options {
    pub fn for_pasted() -> Self {
        Self {
            max_players: MAX_ROWS,
            pasted: true,
            ..Self::default()
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            from: None,
            map: Vec::new(),
            max_players: MAX_PLAYERS,
            pasted: false,
        }
    }
}
