//! Moves a federation to another installation. The old one closes it, and then redirects to the new
//! one or reopens it. The new one imports it and compares it with the transferred data.

use chrono::NaiveDateTime;

use super::audit::{Entry, Subject};
use super::authorization::{OnSite, Site, check_allowed};
use super::journal::{self, ImportError};
use super::replay::{self, Progress};
use super::{ActionError, Actor, Tx, verification};
use crate::db::federation_transfer::{self as storage, Counts};
use crate::db::federations::{self, Federation};
use crate::db::{Conn, DbError, FederationId};
use crate::domain::audit::Action;
use crate::domain::journal::Journal;
use crate::domain::moved::{Installation, Moved};

/// Bytes of a journal line quoted before and after a difference.
const TOLD: (usize, usize) = (40, 80);

/// Makes a later export final. Returns true if the federation was open.
pub fn close_for_transfer(tx: &mut Tx<'_>) -> Result<bool, ActionError> {
    if tx.federation.moved.is_some() {
        return Ok(false);
    }
    set_moved(tx, Some(Moved::Leaving), Action::CloseToMove)?;
    Ok(true)
}

/// Requests are redirected from now on.
pub fn mark_moved(tx: &mut Tx<'_>, to: &Installation) -> Result<(), ActionError> {
    set_moved(tx, Some(Moved::To(to.clone())), Action::MoveAway)
}

pub fn come_back(tx: &mut Tx<'_>) -> Result<(), ActionError> {
    set_moved(tx, None, Action::MoveBack)
}

fn set_moved(tx: &mut Tx<'_>, moved: Option<Moved>, action: Action) -> Result<(), ActionError> {
    check_allowed(tx.actor, &Site, OnSite::Run)?;
    let entry = Entry::new(action, Subject::Federation(tx.federation.slug.clone()));
    let entry = match &moved {
        Some(Moved::To(there)) => entry.with(there),
        Some(Moved::Leaving) | None => entry,
    };
    federations::update_moved(tx.conn, tx.federation.id, moved)?;
    Ok(tx.audit(entry)?)
}

pub struct Sent {
    pub journal: Vec<u8>,
    pub counts: Counts,
}

/// From one snapshot.
pub fn collect_data(conn: &mut Conn, federation: FederationId) -> Result<Sent, DbError> {
    Ok(Sent {
        journal: journal::export_journal(conn, federation)?,
        counts: storage::count_data(conn, federation)?,
    })
}

/// Returns the first difference from the transferred data; the caller must roll back if there is
/// one.
pub fn import_transferred(
    conn: &mut Conn,
    actor: &Actor,
    sent: &Sent,
    read: &Journal,
    now: NaiveDateTime,
) -> Result<Option<String>, ImportError> {
    let id = journal::import_journal(conn, actor, read, None, now)?;
    let federation = replay::load_federation(conn, id)?;
    Ok(find_difference(conn, &federation, sent)?)
}

/// Recalculates everything and compares it with the stored data. Exports the journal again,
/// compares it byte by byte, and counts the rows. The difference is in plain English.
pub fn find_difference(
    conn: &mut Conn,
    federation: &Federation,
    sent: &Sent,
) -> Result<Option<String>, ActionError> {
    let found = verification::verify_federation(conn, federation, &Progress::default())?;
    if found.count > 0 {
        let first = found.first.into_iter().next().unwrap_or_default();
        return Ok(Some(format!(
            "calculated from the beginning, it is not what is stored there: {first}"
        )));
    }
    let arrived = collect_data(conn, federation.id)?;
    Ok(first_line(&sent.journal, &arrived.journal)
        .or_else(|| first_count(&sent.counts, &arrived.counts)))
}

fn first_line(sent: &[u8], arrived: &[u8]) -> Option<String> {
    if sent == arrived {
        return None;
    }
    let (mut ours, mut theirs) = (
        sent.split(|byte| *byte == b'\n'),
        arrived.split(|byte| *byte == b'\n'),
    );
    let mut number = 0;
    loop {
        number += 1;
        let (our, their) = (ours.next(), theirs.next());
        if our != their || our.is_none() {
            let (our, their) = (our.unwrap_or_default(), their.unwrap_or_default());
            let at = our
                .iter()
                .zip(their)
                .take_while(|(one, other)| one == other)
                .count();
            return Some(format!(
                "line {number} of the journal: sent {}, there {}",
                excerpt_around(our, at),
                excerpt_around(their, at)
            ));
        }
    }
}

fn excerpt_around(line: &[u8], at: usize) -> String {
    let (before, after) = TOLD;
    let (from, to) = (
        at.saturating_sub(before).min(line.len()),
        at.saturating_add(after).min(line.len()),
    );
    let text = line.get(from..to).unwrap_or_default();
    if text.is_empty() {
        "nothing".to_owned()
    } else {
        format!("{:?}", String::from_utf8_lossy(text))
    }
}

fn first_count(sent: &Counts, arrived: &Counts) -> Option<String> {
    let both = [
        ("players", sent.players, arrived.players),
        ("rated tournaments", sent.tournaments, arrived.tournaments),
        ("games", sent.games, arrived.games),
        ("lists", sent.lists, arrived.lists),
    ];
    let (what, ours, theirs) = both.into_iter().find(|(_, ours, theirs)| ours != theirs)?;
    Some(format!("{what}: sent {ours}, there {theirs}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_told() {
        assert_eq!(first_line(b"a\nb\n", b"a\nb\n"), None);
        let told = first_line(b"a\nb1\nc\n", b"a\nb2\nd\n");
        assert_eq!(
            told.as_deref(),
            Some(r#"line 2 of the journal: sent "b1", there "b2""#)
        );
        assert_eq!(
            first_line(b"a", b"a\nb").as_deref(),
            Some(r#"line 2 of the journal: sent nothing, there "b""#)
        );
        let long = [vec![b'x'; 500], "ї1".into()].concat();
        let other = [vec![b'x'; 500], "ї2".into()].concat();
        let told = first_line(&long, &other);
        assert!(
            told.as_ref()
                .is_some_and(|told| told.contains("1\", there ") && told.len() < 200),
            "{told:?}"
        );
        let counts = Counts {
            players: 1,
            tournaments: 2,
            games: 3,
            lists: 4,
        };
        assert_eq!(first_count(&counts, &counts), None);
        assert_eq!(
            first_count(&counts, &Counts { games: 5, ..counts }).as_deref(),
            Some("games: sent 3, there 5")
        );
    }
}
