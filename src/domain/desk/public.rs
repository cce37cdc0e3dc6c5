//! What everybody may see of a tournament in play.

use std::ops::Deref;

use super::{Desk, Entry, Stage};

/// A desk without what is not for everybody: no round that only the referee has seen, nobody who will miss the next one, and a disputed
/// result is open until the referee decides.
///
/// Only [`Desk::public`] makes one, so whoever asks for this type can't tell what isn't public.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicDesk(Desk);

impl Deref for PublicDesk {
    type Target = Desk;

    fn deref(&self) -> &Desk {
        &self.0
    }
}

impl Desk {
    /// The desk as everybody may see it.
    pub fn public(&self) -> PublicDesk {
        let mut desk = self.clone();
        desk.rounds.retain(|round| round.stage > Stage::Paired);
        desk.absent.clear();
        desk.discarded = None;
        for board in desk.rounds.iter_mut().flat_map(|round| &mut round.boards).filter(|board| !board.claims.is_empty()) {
            // What was entered before stays underneath: rounds that were paired by it keep their reasons.
            if let Some(claim) = board.claims.first() {
                board.entries.push(Entry { outcome: None, seq: u64::MAX, ..claim.clone() });
            }
            board.claims.clear();
        }
        PublicDesk(desk)
    }
}
