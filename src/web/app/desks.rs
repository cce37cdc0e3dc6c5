//! The desks of tournaments in play, kept as of their last acts.

use std::sync::Arc;

use moka::sync::Cache;

use crate::db::{Conn, DbError, TournamentId, desks};
use crate::domain::desk::{Desk, Entry, Stage};
use crate::office::desk;

/// Participants of all desks that are kept in memory, about.
const PARTICIPANTS: u64 = 20_000;

/// The number of acts, the desk, and the desk as everybody may see it.
type Kept = (i64, Arc<Desk>, Arc<Desk>);

/// The desks that are being read, each as of its last act.
#[derive(Clone)]
pub struct Desks {
    kept: Cache<TournamentId, Kept>,
}

impl Default for Desks {
    fn default() -> Desks {
        let weigh = |_: &TournamentId, (_, desk, _): &Kept| u32::try_from(desk.entrants.len() + 20).unwrap_or(u32::MAX);
        Desks { kept: Cache::builder().max_capacity(PARTICIPANTS).weigher(weigh).build() }
    }
}

impl Desks {
    /// The desk of a tournament as it is now, if it has one.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn get(&self, conn: &mut Conn, id: TournamentId) -> Result<Option<Arc<Desk>>, DbError> {
        Ok(self.kept(conn, id)?.map(|(_, desk, _)| desk))
    }

    /// The same as everybody may see it, see [`shown`].
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn public(&self, conn: &mut Conn, id: TournamentId) -> Result<Option<Arc<Desk>>, DbError> {
        Ok(self.kept(conn, id)?.map(|(_, _, shown)| shown))
    }

    fn kept(&self, conn: &mut Conn, id: TournamentId) -> Result<Option<Kept>, DbError> {
        let Some(seq) = desks::seq(conn, id)? else { return Ok(None) };
        if let Some(kept) = self.kept.get(&id).filter(|kept| kept.0 == seq) {
            return Ok(Some(kept));
        }
        let Some(desk) = desk::find(conn, id)? else { return Ok(None) };
        let shown = Arc::new(shown(&desk));
        let kept = (seq, Arc::new(desk), shown);
        self.kept.insert(id, kept.clone());
        Ok(Some(kept))
    }
}

/// A desk as everybody may see it: without a round that only the referee has seen, without who will miss the next one; and a result that
/// is disputed is open until the referee decides.
fn shown(desk: &Desk) -> Desk {
    let mut shown = desk.clone();
    shown.rounds.retain(|round| round.stage > Stage::Paired);
    shown.absent.clear();
    for board in shown.rounds.iter_mut().flat_map(|round| &mut round.boards).filter(|board| !board.claims.is_empty()) {
        // What was entered before stays underneath: rounds that were paired by it keep their reasons.
        if let Some(claim) = board.claims.first() {
            board.entries.push(Entry { outcome: None, seq: u64::MAX, ..claim.clone() });
        }
        board.claims.clear();
    }
    shown
}
