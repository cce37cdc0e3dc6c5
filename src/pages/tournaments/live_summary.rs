//! The summary of a tournament in play on its own page: progress, leaders, links to the play.

use crate::live::standings::Table;
use crate::live::{Live, format_progress};

/// Lines of the standings that the page of the tournament shows.
const FIRST: usize = 10;

/// The summary of the play.
pub struct Running {
    /// Progress in words.
    pub progress: String,
    /// Common beginning of the addresses of the play's pages.
    pub base: String,
    /// The published rounds.
    pub rounds: Vec<usize>,
    /// Heading of the standings.
    pub title: String,
    /// Heading of the column for the players' origin.
    pub origin: String,
    /// The first lines of the standings.
    pub table: Table,
    /// True if the page of the standings has more lines.
    pub more: bool,
}

impl Running {
    /// The summary of a tournament that is, or was, played at a desk.
    pub fn from_live(live: &Live) -> Running {
        let mut table = Table::after_round(live, usize::MAX, false);
        let title = table.title(live.reader_messages());
        let more = table.lines.len() > FIRST;
        table.lines.truncate(FIRST);
        Running {
            progress: format_progress(live.reader_messages(), &live.desk),
            base: live.base_path(),
            rounds: (1..=live.desk.published_rounds()).collect(),
            title,
            origin: live.origin_heading(),
            more,
            table,
        }
    }

    /// True if there are standings: a knockout has none before every game of a round is decided.
    pub fn stands(&self) -> bool {
        self.table.scored || self.table.after > 0
    }
}
