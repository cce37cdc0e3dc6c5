//! A tournament in play, for everybody: pairings, results as they come, standings, and why it is as it is.
//!
//! | file | what |
//! | --- | --- |
//! | `parts` | what these pages have in common: names, links, how far it is |
//! | `rounds` | now, and one round |
//! | `standings` | the standings after any round |
//! | `lot` | the draws of lots, to be repeated by anybody |
//! | `why` | why a pair was made, and why not another one |
//! | `bracket` | the knockout as a picture |
//! | `hall` | the screen of the hall, and what is printed for it |
//! | `events` | tells open pages that something has changed |
//!
//! These pages work on [`shown`]: a desk without what is not for everybody, so that none of them can tell it.

use std::sync::Arc;

use moka::sync::Cache;

use super::error::WebError;
use super::visit::{Inside, read};
use crate::db::{Conn, DbError, TournamentId, desks};
use crate::domain::desk::{Desk, Entry, Stage};
use crate::office::{OfficeError, desk};

mod bracket;
pub mod events;
pub mod lot;
mod parts;
pub mod rounds;
pub mod standings;
pub mod wall;
pub mod why;

pub use bracket::picture;
pub use parts::progress;

/// Participants of all desks that are kept in memory, about.
const PARTICIPANTS: u64 = 20_000;

/// The number of acts, the desk, and the desk as everybody may see it.
type Kept = (i64, Arc<Desk>, Arc<Desk>);

/// The desks that are being read, each as of its last act; and who is told when they change.
#[derive(Clone)]
pub struct Desks {
    kept: Cache<TournamentId, Kept>,
    streams: events::Streams,
}

impl Default for Desks {
    fn default() -> Desks {
        let weigh = |_: &TournamentId, (_, desk, _): &Kept| u32::try_from(desk.entrants.len() + 20).unwrap_or(u32::MAX);
        Desks { kept: Cache::builder().max_capacity(PARTICIPANTS).weigher(weigh).build(), streams: events::Streams::default() }
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

/// The desk of a tournament of the federation that is visited, as everybody may see it, and the tournament.
///
/// # Errors
/// There is no such tournament here, or it has no desk.
pub async fn find(inside: &Inside, id: TournamentId) -> Result<(crate::db::tournaments::Tournament, Arc<Desk>), WebError> {
    let desks = inside.app.desks.clone();
    read(inside, move |c, f| {
        let t = crate::db::tournaments::find(c, f.id, id)?.ok_or(OfficeError::NotFound)?;
        let desk = desks.public(c, id)?.ok_or(OfficeError::NotFound)?;
        Ok((t, desk))
    })
    .await
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
