//! Verification: everything of a federation is calculated from the beginning and compared with what is stored, at the console or once a
//! night. A correction calculates only what it changes; this proves that nothing was left out, and that nobody changed the database by
//! hand.

use std::collections::HashMap;

use chrono::{NaiveDateTime, TimeDelta, Timelike};

use super::lists::{canonical_csv, fingerprint_of};
use super::replay::{self, Differing, Progress};
use super::{OfficeError, Refusal};
use crate::db::federations::{self, Federation};
use crate::db::lists::{self, Issue};
use crate::db::verifications::{self, Verification};
use crate::db::{Conn, DbError, FederationId, PlayerId, players};

/// So many differences are told.
pub const LINES: usize = 20;
/// The night in which federations are verified, in minutes after midnight by their own clocks.
const NIGHT: std::ops::Range<i64> = 60..360;
/// Federations begin within so many minutes of the night, so that the last has time left.
const SPREAD: i64 = 240;
/// Nobody begins again so soon.
const PAUSE: TimeDelta = TimeDelta::hours(20);
/// Nor so soon what was broken off, by the end of a program: should it be the verification that ends programs, it does so once an hour.
const PAUSE_BROKEN_OFF: TimeDelta = TimeDelta::hours(1);
/// A federation that hasn't been verified for so long, since the program doesn't run here at night, is verified by day.
const LONGEST: TimeDelta = TimeDelta::hours(48);

/// Calculates everything of a federation from the beginning and tells what is stored differently. Entries of published lists are facts and
/// aren't calculated; their fingerprints are taken again. What can't be calculated or read any more is a difference, too. Nothing is changed.
///
/// # Errors
/// The database doesn't answer.
pub fn verify(conn: &mut Conn, federation: &Federation, progress: &Progress) -> Result<Differing, OfficeError> {
    let mut found = match replay::differing(conn, federation, LINES, progress) {
        Ok(found) => found,
        Err(OfficeError::Refused(refusal)) => stopped(progress, refused(&refusal)),
        Err(OfficeError::Db(DbError::Corrupt(what))) => stopped(progress, &what),
        Err(other) => return Err(other),
    };
    let forged = forged(conn, federation)?;
    found.count += forged.len();
    found.first.extend(forged);
    found.first.truncate(LINES);
    Ok(found)
}

/// Everything can't be calculated any more.
fn stopped(progress: &Progress, why: &str) -> Differing {
    let (done, total) = progress.now();
    let line = format!("after {done} of {total} tournaments nothing can be calculated any more: {why}");
    Differing { tournaments: done, count: 1, first: vec![line] }
}

/// Why the rules refuse a tournament, without names.
fn refused(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::Endless(..) => "the calculation of the next tournament comes to no end",
        _ => "the rules refuse the next tournament",
    }
}

/// A line for each published list whose entries aren't those that its fingerprint was taken of. One in which somebody is forgotten has the
/// fingerprint of what was published, and nothing can be compared with it.
fn forged(conn: &mut Conn, federation: &Federation) -> Result<Vec<String>, DbError> {
    let published = lists::list(conn, federation.id)?;
    if published.is_empty() {
        return Ok(Vec::new());
    }
    // Duplicates that were merged since, too: they stand in the list as it was published.
    let codes: HashMap<PlayerId, String> = players::seated(conn, federation.id)?.into_iter().map(|p| (p.id, p.code)).collect();
    let mut lines = Vec::new();
    for list in published.iter().rev() {
        if lists::forgotten_in(conn, list.id)? > 0 {
            continue;
        }
        let entries = lists::entries(conn, list.id)?;
        let calculated = fingerprint_of(&canonical_csv(&entries, &codes)?);
        let Issue { number, date, fingerprint: stored, .. } = &list.issue;
        if calculated != *stored {
            lines.push(format!("list {number} of {date}: fingerprint: stored {stored}, calculated {calculated}"));
        }
    }
    Ok(lines)
}

/// How long nobody verifies again, where nobody is at it.
fn pause(last: &Verification) -> TimeDelta {
    let broken_off = last.ended_at.is_none_or(|ended| ended < last.begun_at);
    if broken_off { PAUSE_BROKEN_OFF } else { PAUSE }
}

/// Whether a federation is to be verified now: in the night, each at its own minute, and by day if nobody could for long.
fn is_due(federation: &Federation, last: Option<&Verification>, now: NaiveDateTime) -> bool {
    let since = now - last.map_or(federation.created_at, |last| last.begun_at);
    let local = federation.zone().shown(now).at;
    let minute = i64::from(local.hour() * 60 + local.minute());
    // Neighbouring numbers lie far apart.
    let begins = NIGHT.start + (federation.id.0 * 97).rem_euclid(SPREAD);
    let night = (begins..NIGHT.end).contains(&minute) && last.is_none_or(|last| since >= pause(last));
    night || since >= LONGEST
}

/// The federations that are to be verified now: of those that are here. Whoever has moved is verified where it is.
pub fn due(conn: &mut Conn, now: NaiveDateTime) -> Result<Vec<Federation>, DbError> {
    let last: HashMap<FederationId, Verification> = verifications::all(conn)?.into_iter().map(|v| (v.federation_id, v)).collect();
    let mut all = federations::list(conn)?;
    all.retain(|f| f.moved.is_none() && is_due(f, last.get(&f.id), now));
    Ok(all)
}

/// Takes the verification of a federation that is due, so that no other program on this database does it, too; false: somebody has it.
pub fn claim(conn: &mut Conn, federation: &Federation, now: NaiveDateTime) -> Result<bool, DbError> {
    let last = verifications::of(conn, federation.id)?;
    if !is_due(federation, last.as_ref(), now) {
        return Ok(false);
    }
    let claimed = match last {
        Some(last) => Verification { begun_at: now, ..last },
        None => Verification {
            federation_id: federation.id,
            begun_at: now,
            ended_at: None,
            tournaments: 0,
            differences: 0,
            firsts: String::new(),
        },
    };
    verifications::store(conn, &claimed)?;
    Ok(true)
}

/// Keeps what came out of the verification that was begun at `begun`. One that was taken over meanwhile is kept all the same: it is younger
/// than what is known.
pub fn keep(conn: &mut Conn, federation: FederationId, begun: NaiveDateTime, found: &Differing, now: NaiveDateTime) -> Result<(), DbError> {
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let last = verifications::of(conn, federation)?;
    verifications::store(
        conn,
        &Verification {
            federation_id: federation,
            begun_at: last.map_or(begun, |last| last.begun_at.max(begun)),
            ended_at: Some(now),
            tournaments: count(found.tournaments),
            differences: count(found.count),
            firsts: found.first.join("\n"),
        },
    )
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn federations_begin_within_the_night_and_not_all_at_once() {
        let begins: HashSet<i64> = (1..=100).map(|id: i64| NIGHT.start + (id * 97).rem_euclid(SPREAD)).collect();
        assert_eq!(begins.len(), 100);
        assert!(begins.iter().all(|minute| NIGHT.contains(minute) && minute + 60 <= NIGHT.end));
    }
}
