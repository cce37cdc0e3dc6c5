//! Cache of the desks of tournaments in play, each as of its last act.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use moka::sync::Cache;

use crate::actions::desk;
use crate::db::{Conn, Db, DbError, TournamentId, desks};
use crate::domain::desk::{Desk, PublicDesk};
use crate::i18n::terms::PlayProgress;

/// Approximate capacity, in participants of all desks together.
const PARTICIPANTS: u64 = 20_000;

#[derive(Clone)]
struct DeskCacheEntry {
    seq: i64,
    desk: Arc<Desk>,
    public: Arc<PublicDesk>,
}

#[derive(Debug, Clone, Default)]
pub struct Underway {
    playing: Vec<TournamentId>,
    finished: Vec<TournamentId>,
}

impl Underway {
    /// Rounds are published and the desk isn't closed.
    pub fn is_playing(&self, id: TournamentId) -> bool {
        self.playing.contains(&id)
    }

    /// The desk is closed, even before the last day.
    pub fn is_finished(&self, id: TournamentId) -> bool {
        self.finished.contains(&id)
    }

    /// `over`: the last day of the tournament has passed.
    pub fn display_state(&self, id: TournamentId, over: bool) -> PlayProgress {
        PlayProgress::from_state(over || self.is_finished(id), self.is_playing(id))
    }
}

#[derive(Clone)]
pub struct Desks {
    db: Db,
    /// Advances when the data goes back to an earlier state.
    epoch: Arc<AtomicU64>,
    kept: Cache<TournamentId, DeskCacheEntry>,
}

impl Desks {
    pub fn new(db: Db) -> Desks {
        let weigh = |_: &TournamentId, kept: &DeskCacheEntry| {
            u32::try_from(kept.desk.entrants.len() + 20).unwrap_or(u32::MAX)
        };
        let epoch = Arc::new(AtomicU64::new(db.epoch()));
        Desks {
            db,
            epoch,
            kept: Cache::builder()
                .max_capacity(PARTICIPANTS)
                .weigher(weigh)
                .build(),
        }
    }

    pub fn get(&self, conn: &mut Conn, id: TournamentId) -> Result<Option<Arc<Desk>>, DbError> {
        Ok(self.kept(conn, id)?.map(|kept| kept.desk))
    }

    pub fn find_public(
        &self,
        conn: &mut Conn,
        id: TournamentId,
    ) -> Result<Option<Arc<PublicDesk>>, DbError> {
        Ok(self.kept(conn, id)?.map(|kept| kept.public))
    }

    pub fn load_progress(
        &self,
        conn: &mut Conn,
        of: Vec<TournamentId>,
    ) -> Result<Underway, DbError> {
        let mut progress = Underway::default();
        if of.is_empty() {
            return Ok(progress);
        }
        for id in desks::filter_with_desk(conn, &of)? {
            match self.find_public(conn, id)? {
                Some(desk) if desk.is_playing() => progress.playing.push(id),
                Some(desk) if desk.finished => progress.finished.push(id),
                _ => {}
            }
        }
        Ok(progress)
    }

    fn kept(&self, conn: &mut Conn, id: TournamentId) -> Result<Option<DeskCacheEntry>, DbError> {
        // After a rollback of the data the same act numbers come again, with other acts.
        if self.db.has_gone_back(&self.epoch) {
            self.kept.invalidate_all();
        }
        let Some(seq) = desks::load_seq(conn, id)? else {
            return Ok(None);
        };
        if let Some(kept) = self.kept.get(&id).filter(|kept| kept.seq == seq) {
            return Ok(Some(kept));
        }
        let Some(desk) = desk::find(conn, id)? else {
            return Ok(None);
        };
        let kept = DeskCacheEntry {
            seq,
            public: Arc::new(desk.public_view()),
            desk: Arc::new(desk),
        };
        self.kept.insert(id, kept.clone());
        Ok(Some(kept))
    }
}
