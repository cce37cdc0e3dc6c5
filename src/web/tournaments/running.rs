//! A tournament in play on its own page: how far it is, who leads, and where to look on.

use crate::web::live::standings::Table;
use crate::web::live::{Live, progress};

/// Lines of the standings that the page of the tournament shows.
const FIRST: usize = 10;

/// What the page shows of the play.
pub struct Running {
    /// How far it is.
    pub progress: String,
    /// Where the pages of the play begin.
    pub base: String,
    /// The rounds that everybody may see.
    pub rounds: Vec<usize>,
    /// What the standings are called.
    pub title: String,
    /// What stands in the column of where somebody is from.
    pub origin: String,
    /// The first lines of the standings.
    pub table: Table,
    /// More lines stand on the page of the standings.
    pub more: bool,
}

impl Running {
    /// What a desk says of the tournament that is, or was, played at it.
    pub fn of(live: &Live) -> Running {
        let mut table = Table::of(live, usize::MAX, false);
        let title = table.title(live.words());
        let more = table.lines.len() > FIRST;
        table.lines.truncate(FIRST);
        Running {
            progress: progress(live.words(), &live.desk),
            base: live.base(),
            rounds: (1..=live.desk.published()).collect(),
            title,
            origin: live.origin(),
            more,
            table,
        }
    }

    /// Whether there are standings: a knockout has none before every game of a round is decided.
    pub fn stands(&self) -> bool {
        self.table.scored || self.table.after > 0
    }
}
