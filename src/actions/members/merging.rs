//! Memberships when duplicates are merged. Overlapping memberships in one club become one;
//! separating the duplicates restores two.

use serde::{Deserialize, Serialize};

use crate::db::memberships::{self as storage, Membership, NewMembership};
use crate::db::{Conn, DbError, MembershipId, PlayerId};
use crate::domain::membership::Term;

#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct MergedMemberships {
    /// Memberships moved to the other player unchanged.
    moved: Vec<MembershipId>,
    /// Memberships that absorbed others, before and after.
    longer: Vec<Longer>,
    /// Memberships absorbed by a longer one.
    gone: Vec<Membership>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Longer {
    was: Membership,
    became: Term,
}

impl MergedMemberships {
    pub(crate) fn is_empty(&self) -> bool {
        self.moved.is_empty() && self.longer.is_empty()
    }
}

/// Two memberships in the same club that share a day become one that covers the days of both.
pub(crate) fn merge_memberships(
    conn: &mut Conn,
    kept: PlayerId,
    gone: PlayerId,
) -> Result<MergedMemberships, DbError> {
    let mut found = storage::of_players(conn, &[kept, gone])?;
    let mut own = found.remove(&kept).unwrap_or_default();
    let mut joined = MergedMemberships::default();
    for theirs in found.remove(&gone).unwrap_or_default() {
        let (met, apart): (Vec<Membership>, Vec<Membership>) = own.into_iter().partition(|own| {
            own.enrolled.club_id == theirs.enrolled.club_id
                && own.to_term().has_common_day(theirs.to_term())
        });
        own = apart;
        let Some((first, others)) = met.split_first() else {
            joined.moved.push(theirs.id);
            own.push(theirs);
            continue;
        };
        let term = others
            .iter()
            .chain([&theirs])
            .fold(first.to_term(), |term, other| {
                term.unite_with(other.to_term())
            });
        let Term {
            since,
            until,
            paid_until,
        } = term;
        own.push(Membership {
            id: first.id,
            enrolled: NewMembership {
                since,
                until,
                paid_until,
                ..first.enrolled.clone()
            },
        });
        joined.takes_in(
            first,
            others.iter().cloned().chain([theirs]).collect(),
            term,
        );
    }
    for longer in &joined.longer {
        storage::update(
            conn,
            longer.was.id,
            longer.was.enrolled.club_id,
            longer.became,
        )?;
    }
    storage::remove(
        conn,
        &joined.gone.iter().map(|gone| gone.id).collect::<Vec<_>>(),
    )?;
    storage::transfer_to(conn, &joined.moved, kept)?;
    Ok(joined)
}

impl MergedMemberships {
    /// The stored snapshots are those from before the merge.
    fn takes_in(&mut self, one: &Membership, others: Vec<Membership>, became: Term) {
        match self
            .longer
            .iter_mut()
            .find(|longer| longer.was.id == one.id)
        {
            Some(longer) => longer.became = became,
            None => self.longer.push(Longer {
                was: one.clone(),
                became,
            }),
        }
        for other in others {
            let before = self
                .longer
                .iter()
                .position(|longer| longer.was.id == other.id)
                .map(|at| self.longer.remove(at).was);
            self.moved.retain(|moved| *moved != other.id);
            self.gone.push(before.unwrap_or(other));
        }
    }
}

/// A membership that was corrected since stays as corrected.
pub(crate) fn undo_merge(
    conn: &mut Conn,
    kept: PlayerId,
    gone: PlayerId,
    joined: &MergedMemberships,
) -> Result<(), DbError> {
    storage::transfer_to(conn, &joined.moved, gone)?;
    let now = storage::of_players(conn, &[kept, gone])?;
    for Longer { was, became } in &joined.longer {
        if now
            .values()
            .flatten()
            .any(|now| now.id == was.id && now.to_term() == *became)
        {
            storage::update(conn, was.id, was.enrolled.club_id, was.to_term())?;
        }
    }
    let back: Vec<NewMembership> = joined
        .gone
        .iter()
        .map(|gone| gone.enrolled.clone())
        .collect();
    storage::add_all(conn, &back)
}
