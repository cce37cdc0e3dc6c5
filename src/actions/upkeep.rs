//! Changes of stored data that run once after the migrations, because they need code of the
//! program.

use std::collections::{BTreeSet, HashSet};

use chrono::NaiveDateTime;

use super::Actor;
use super::audit::{self, Entry, Subject};
use super::registrations::key_of;
use crate::db::{Conn, DbError, FederationId, upkeep};
use crate::domain::audit::Action;
use crate::domain::name::{normal, normal_title};

/// Name of the change that normalizes names.
const NAMES: &str = "normal names";

/// Normalizes every stored name: removes invisible characters and line breaks. Returns the number
/// of changed names; idempotent. Names under waiting signatures and in published lists stay.
///
/// # Errors
/// The database doesn't answer.
pub fn names(conn: &mut Conn, now: NaiveDateTime) -> Result<usize, DbError> {
    if upkeep::is_done(conn, NAMES)? {
        return Ok(0);
    }
    let changed = [
        players(conn, now)?,
        clubs(conn, now)?,
        tournaments(conn, now)?,
        registrations(conn)?,
    ]
    .into_iter()
    .sum();
    upkeep::note(conn, NAMES, now)?;
    Ok(changed)
}

/// True if stored names are normalized.
///
/// # Errors
/// The database doesn't answer.
pub fn names_are_normal(conn: &mut Conn) -> Result<bool, DbError> {
    upkeep::is_done(conn, NAMES)
}

fn note(
    conn: &mut Conn,
    federation: FederationId,
    action: Action,
    subject: Subject,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    audit::note(
        conn,
        &Actor::console(),
        Some(federation),
        Entry::new(action, subject),
        now,
    )
}

fn players(conn: &mut Conn, now: NaiveDateTime) -> Result<usize, DbError> {
    let mut changed = 0;
    for player in upkeep::players(conn)? {
        let personal = player.personal.clone().normal();
        if personal != player.personal {
            upkeep::update_player(conn, &player, &personal)?;
            note(
                conn,
                player.federation_id,
                Action::ChangePlayer,
                Subject::Player(player.id),
                now,
            )?;
            changed += 1;
        }
    }
    Ok(changed)
}

/// Keeps the name of a club if another one has its normal form, so that the commission can decide.
fn clubs(conn: &mut Conn, now: NaiveDateTime) -> Result<usize, DbError> {
    let all = upkeep::clubs(conn)?;
    let mut taken: HashSet<(FederationId, String)> = all
        .iter()
        .map(|club| (club.federation_id, club.name.clone()))
        .collect();
    let mut changed = 0;
    for club in all {
        let mut fresh = club.clone();
        let name = normal(&club.name);
        if name == club.name || taken.insert((club.federation_id, name.clone())) {
            fresh.name = name;
        }
        fresh.latin = club.latin.as_deref().map(normal);
        fresh.city = club.city.as_deref().map(normal);
        if (&fresh.name, &fresh.latin, &fresh.city) != (&club.name, &club.latin, &club.city) {
            upkeep::update_club(conn, &fresh)?;
            note(
                conn,
                club.federation_id,
                Action::ChangeClub,
                Subject::Club(club.id),
                now,
            )?;
            changed += 1;
        }
    }
    Ok(changed)
}

fn tournaments(conn: &mut Conn, now: NaiveDateTime) -> Result<usize, DbError> {
    let mut changed = 0;
    for t in upkeep::tournaments(conn)? {
        let mut fresh = t.clone();
        (fresh.name, fresh.city, fresh.referee_name) = (
            normal_title(&t.name),
            normal(&t.city),
            normal(&t.referee_name),
        );
        if (&fresh.name, &fresh.city, &fresh.referee_name) != (&t.name, &t.city, &t.referee_name) {
            upkeep::update_tournament(conn, &fresh)?;
            note(
                conn,
                t.federation_id,
                Action::Conditions,
                Subject::Tournament(t.id),
                now,
            )?;
            changed += 1;
        }
    }
    Ok(changed)
}

fn registrations(conn: &mut Conn) -> Result<usize, DbError> {
    let mut changed = BTreeSet::new();
    for r in upkeep::registrations(conn)? {
        let mut fresh = r.clone();
        (fresh.name, fresh.club) = (normal(&r.name), normal(&r.club));
        fresh.name_key = key_of(&fresh.name);
        if (&fresh.name, &fresh.club) != (&r.name, &r.club) {
            upkeep::update_registration(conn, &fresh)?;
            changed.insert(r.id);
        }
    }
    Ok(changed.len())
}
