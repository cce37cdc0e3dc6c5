//! The public part of a tournament in play.

use std::ops::Deref;

use super::{Desk, Entry, Stage};

/// A desk without drafts and absences, disputed results open; only [`Desk::public_view`] makes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicDesk(Desk);

impl Deref for PublicDesk {
    type Target = Desk;

    fn deref(&self) -> &Desk {
        &self.0
    }
}

impl Desk {
    /// The public view of the desk.
    pub fn public_view(&self) -> PublicDesk {
        let mut desk = self.clone();
        desk.rounds.retain(|round| round.stage > Stage::Paired);
        desk.absent.clear();
        desk.discarded = None;
        for board in desk
            .rounds
            .iter_mut()
            .flat_map(|round| &mut round.boards)
            .filter(|board| !board.claims.is_empty())
        {
            // The former entries stay below, so that rounds paired by them keep their reasons.
            if let Some(claim) = board.claims.first() {
                board.entries.push(Entry {
                    outcome: None,
                    seq: u64::MAX,
                    ..claim.clone()
                });
            }
            board.claims.clear();
        }
        PublicDesk(desk)
    }
}
