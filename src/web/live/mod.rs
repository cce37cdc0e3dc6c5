//! A tournament in play, for everybody: pairings, results as they come, standings, and why it is as it is.

use std::sync::Arc;

use moka::sync::Cache;

use super::error::WebError;
use super::visit::{Inside, read};
use crate::db::{Conn, DbError, TournamentId, desks};
use crate::domain::desk::Desk;
use crate::office::{OfficeError, desk};

/// Participants of all desks that are kept in memory, about.
const PARTICIPANTS: u64 = 20_000;

/// The desks that are being read, each as of its last act.
#[derive(Clone)]
pub struct Desks(Cache<TournamentId, (i64, Arc<Desk>)>);

impl Default for Desks {
    fn default() -> Desks {
        let weigh = |_: &TournamentId, (_, desk): &(i64, Arc<Desk>)| u32::try_from(desk.entrants.len() + 20).unwrap_or(u32::MAX);
        Desks(Cache::builder().max_capacity(PARTICIPANTS).weigher(weigh).build())
    }
}

impl Desks {
    /// The desk of a tournament as it is now, if it has one.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn get(&self, conn: &mut Conn, id: TournamentId) -> Result<Option<Arc<Desk>>, DbError> {
        let Some(seq) = desks::seq(conn, id)? else { return Ok(None) };
        if let Some((of, desk)) = self.0.get(&id)
            && of == seq
        {
            return Ok(Some(desk));
        }
        let desk = desk::find(conn, id)?.map(Arc::new);
        if let Some(desk) = &desk {
            self.0.insert(id, (seq, desk.clone()));
        }
        Ok(desk)
    }
}

/// The desk of a tournament of the federation that is visited, and the tournament.
///
/// # Errors
/// There is no such tournament here, or it has no desk.
pub async fn find(inside: &Inside, id: TournamentId) -> Result<(crate::db::tournaments::Tournament, Arc<Desk>), WebError> {
    let desks = inside.app.desks.clone();
    read(inside, move |c, f| {
        let t = crate::db::tournaments::find(c, f.id, id)?.ok_or(OfficeError::NotFound)?;
        let desk = desks.get(c, id)?.ok_or(OfficeError::NotFound)?;
        Ok((t, desk))
    })
    .await
}
