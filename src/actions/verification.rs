//! Verification: recalculates a federation from the beginning and compares it with the stored data.
//! Corrections calculate only what they change. This proves that they left nothing out, and that
//! the database wasn't changed by hand.

use std::collections::HashMap;

use chrono::{NaiveDateTime, TimeDelta, Timelike};

use super::lists::{canonical_csv, fingerprint_of};
use super::replay::{self, Progress, ReplayDifferences};
use super::{ActionError, Refusal};
use crate::db::federations::{self, Federation};
use crate::db::lists::{self, Issue};
use crate::db::verifications::{self, Verification};
use crate::db::{Conn, DbError, FederationId, PlayerId, players};

/// Most differences reported.
pub const LINES: usize = 20;
/// Minutes after midnight, local time of the federation.
const NIGHT: std::ops::Range<i64> = 60..360;
/// Minutes over which the starts are spread, so that the last one has time left.
const SPREAD: i64 = 240;
/// Between two verifications.
const PAUSE: TimeDelta = TimeDelta::hours(20);
/// After an aborted verification. One that crashes the program does so only once an hour.
const PAUSE_BROKEN_OFF: TimeDelta = TimeDelta::hours(1);
/// Then a federation is verified by day, if the program doesn't run at night.
const LONGEST: TimeDelta = TimeDelta::hours(48);

/// Entries of published lists are facts and aren't calculated, but their fingerprints are checked.
/// Data that can't be calculated or parsed counts as a difference. Changes nothing.
pub fn verify_federation(
    conn: &mut Conn,
    federation: &Federation,
    progress: &Progress,
) -> Result<ReplayDifferences, ActionError> {
    let mut found = match replay::compare_with_replay(conn, federation, LINES, progress) {
        Ok(found) => found,
        Err(ActionError::Refused(refusal)) => stopped_result(progress, describe_refusal(&refusal)),
        Err(ActionError::Db(DbError::Corrupt(what))) => stopped_result(progress, &what),
        Err(other) => return Err(other),
    };
    let forged = find_forged(conn, federation)?;
    found.count += forged.len();
    found.first.extend(forged);
    found.first.truncate(LINES);
    Ok(found)
}

fn stopped_result(progress: &Progress, why: &str) -> ReplayDifferences {
    let (done, total) = progress.current_counts();
    let line =
        format!("after {done} of {total} tournaments nothing can be calculated any more: {why}");
    ReplayDifferences {
        tournaments: done,
        count: 1,
        first: vec![line],
    }
}

/// Without names.
fn describe_refusal(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::Endless(..) => "the calculation of the next tournament comes to no end",
        _ => "the rules refuse the next tournament",
    }
}

/// One line for each list. Lists with an erased player keep their original fingerprint and can't be
/// checked.
fn find_forged(conn: &mut Conn, federation: &Federation) -> Result<Vec<String>, DbError> {
    let published = lists::list(conn, federation.id)?;
    if published.is_empty() {
        return Ok(Vec::new());
    }
    // Includes duplicates merged since, which stand in the list as published.
    let codes: HashMap<PlayerId, String> = players::load_replay_players(conn, federation.id)?
        .into_iter()
        .map(|p| (p.id, p.code))
        .collect();
    let mut lines = Vec::new();
    for list in published.iter().rev() {
        if lists::forgotten_in(conn, list.id)? > 0 {
            continue;
        }
        let entries = lists::load_entries(conn, list.id)?;
        let calculated = fingerprint_of(&canonical_csv(&entries, &codes)?);
        let Issue {
            number,
            date,
            fingerprint: stored,
            ..
        } = &list.issue;
        if calculated != *stored {
            lines.push(format!(
                "list {number} of {date}: fingerprint: stored {stored}, calculated {calculated}"
            ));
        }
    }
    Ok(lines)
}

fn pause_after(last: &Verification) -> TimeDelta {
    let broken_off = last.ended_at.is_none_or(|ended| ended < last.begun_at);
    if broken_off { PAUSE_BROKEN_OFF } else { PAUSE }
}

/// At night at the federation's own minute, or by day if long overdue.
fn is_due(federation: &Federation, last: Option<&Verification>, now: NaiveDateTime) -> bool {
    let since = now - last.map_or(federation.created_at, |last| last.begun_at);
    let local = federation.zone().local_time(now).at;
    let minute = i64::from(local.hour() * 60 + local.minute());
    // Spreads neighbouring ids.
    let begins = NIGHT.start + (federation.id.0 * 97).rem_euclid(SPREAD);
    let night =
        (begins..NIGHT.end).contains(&minute) && last.is_none_or(|last| since >= pause_after(last));
    night || since >= LONGEST
}

/// Federations that have moved are verified at their new installation.
pub fn list_due(conn: &mut Conn, now: NaiveDateTime) -> Result<Vec<Federation>, DbError> {
    let last: HashMap<FederationId, Verification> = verifications::all(conn)?
        .into_iter()
        .map(|v| (v.federation_id, v))
        .collect();
    let mut all = federations::list(conn)?;
    all.retain(|f| f.moved.is_none() && is_due(f, last.get(&f.id), now));
    Ok(all)
}

/// Keeps other programs on this database from running the verification; false if one has it.
pub fn claim_due(
    conn: &mut Conn,
    federation: &Federation,
    now: NaiveDateTime,
) -> Result<bool, DbError> {
    let last = verifications::of_federation(conn, federation.id)?;
    if !is_due(federation, last.as_ref(), now) {
        return Ok(false);
    }
    let claimed = match last {
        Some(last) => Verification {
            begun_at: now,
            ..last
        },
        None => Verification {
            federation_id: federation.id,
            begun_at: now,
            ended_at: None,
            tournaments: 0,
            differences: 0,
            examples: String::new(),
        },
    };
    verifications::store_last(conn, &claimed)?;
    Ok(true)
}

/// Stores a result that another claim has overtaken, too, because it is newer than the known one.
pub fn store_result(
    conn: &mut Conn,
    federation: FederationId,
    begun: NaiveDateTime,
    found: &ReplayDifferences,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let last = verifications::of_federation(conn, federation)?;
    verifications::store_last(
        conn,
        &Verification {
            federation_id: federation,
            begun_at: last.map_or(begun, |last| last.begun_at.max(begun)),
            ended_at: Some(now),
            tournaments: count(found.tournaments),
            differences: count(found.count),
            examples: found.first.join("\n"),
        },
    )
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn federations_begin_within_the_night_and_not_all_at_once() {
        let begins: HashSet<i64> = (1..=100)
            .map(|id: i64| NIGHT.start + (id * 97).rem_euclid(SPREAD))
            .collect();
        assert_eq!(begins.len(), 100);
        assert!(
            begins
                .iter()
                .all(|minute| NIGHT.contains(minute) && minute + 60 <= NIGHT.end)
        );
    }
}
