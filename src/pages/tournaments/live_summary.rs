//! The summary of a tournament in play, shown on the tournament's page.

use crate::live::standings::Table;
use crate::live::{Live, format_progress};

/// Lines of the standings that the page of the tournament shows.
const FIRST: usize = 10;

pub struct LiveSummary {
    pub progress: String,
    /// Common beginning of the addresses.
    pub base: String,
    pub rounds: Vec<usize>,
    pub title: String,
    pub origin: String,
    pub table: Table,
    pub more: bool,
}

impl LiveSummary {
    pub fn from_live(live: &Live) -> LiveSummary {
        let mut table = Table::after_round(live, usize::MAX, false);
        let title = table.title(live.reader_messages());
        let more = table.lines.len() > FIRST;
        table.lines.truncate(FIRST);
        LiveSummary {
            progress: format_progress(live.reader_messages(), &live.desk),
            base: live.base_path(),
            rounds: (1..=live.desk.published_rounds()).collect(),
            title,
            origin: live.origin_heading(),
            more,
            table,
        }
    }

    /// True if there are standings: a knockout has none before all games of a round are decided.
    pub fn stands(&self) -> bool {
        self.table.scored || self.table.after > 0
    }
}
