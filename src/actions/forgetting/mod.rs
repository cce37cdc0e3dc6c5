//! Erases a person's name wherever it is stored, at the person's request. The code takes its place:
//! in player entries and duplicates, lists, tables, desks, registrations, questions to members,
//! certificates, unsent letters, officers' reasons and audit details.
//! Published lists keep their fingerprints, and tables their signatures. Of imported files that
//! name the person only the fingerprints stay. Issued certificates are revoked and emptied; number
//! and code remain, so that the paper is distinguishable from a forgery.
//! Free texts of proposals and the person's official acts (signatures, names of actors) stay: they
//! are the federation's history, not the player's.

pub(super) mod person;

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDateTime;
use serde_json::Value;

use self::person::Person;
use super::audit::{self, Redacted};
use super::members::lists as members;
use super::replay::{self, Alters, Progress};
use super::{
    ActionError, desk, official, rating_list_import, sheets, table_import, tournaments as office,
};
use crate::db::federations::Federation;
use crate::db::forgetting as storage;
use crate::db::players::{self, Personal, Player};
use crate::db::{
    Conn, DbError, FileId, TournamentId, appeals, certificates, external_ids, files,
    foreign_ratings, memberships, person_links, rating_list_imports, recommendations,
    registrations, table_files, tables, tournament_imports, tournaments,
};
use crate::domain::desk::EntrantId;
use crate::domain::name;
use crate::domain::player::Mark;
use crate::formats::document::Document;
use crate::formats::options::Options;
use crate::formats::recognise;

/// Returns the given reason without the name, and the redacted audit entries.
pub(super) fn erase_person(
    conn: &mut Conn,
    federation: &Federation,
    player: Player,
    why: &str,
    now: NaiveDateTime,
    progress: &Progress,
) -> Result<(String, Vec<Redacted>), ActionError> {
    let person = Person::load_person(conn, federation, player)?;
    forget_player(conn, federation, &person.player, progress)?;
    for duplicate in &person.duplicates {
        players::update_personal(conn, duplicate, &Personal::default(), None)?;
    }
    for entry in std::iter::once(&person.player).chain(&person.duplicates) {
        players::update_mark(
            conn,
            entry.id,
            Some(Mark::Forgotten),
            Some(federation.local_day(now)),
        )?;
        certificates::forget_player(conn, entry.id, now)?;
        appeals::forget_player(conn, entry.id, &entry.code)?;
        recommendations::forget_player(conn, entry.id, &entry.code, now)?;
        storage::anonymize_list_entries(conn, entry.id, &entry.code)?;
        storage::delete_club_changes(conn, entry.id)?;
        memberships::forget_player(conn, entry.id)?;
        person_links::forget_player(conn, entry.id)?;
        external_ids::forget_player(conn, entry.id)?;
        foreign_ratings::forget_player(conn, entry.id)?;
    }
    official::lists::forget_players(conn, federation, &person.traces().players)?;
    let seats = desk::erase_person(conn, federation, &person, now)?;
    forget_registrations(conn, federation, &person, &seats, now)?;
    for id in storage::load_matching_tables(conn, federation.id, person.traces())? {
        blank_name(conn, federation, id, &person, now)?;
    }
    forget_files(conn, federation, &person, now)?;
    forget_letters(conn, federation, &person)?;
    let mut redacted = Vec::new();
    for spelling in &person.traces().spellings {
        storage::replace_texts(conn, federation.id, spelling, |text| {
            person.replace_name(text)
        })?;
        redacted.extend(audit::redact_details(
            conn,
            federation.id,
            spelling,
            |text| person.replace_name(text),
        )?);
    }
    Ok((
        person.replace_name(why).unwrap_or_else(|| why.to_owned()),
        redacted,
    ))
}

/// Keeps of the birth only the part that ratings depend on: nothing if ages don't count, the year
/// if no rating changes, otherwise the day.
fn forget_player(
    conn: &mut Conn,
    federation: &Federation,
    player: &Player,
    progress: &Progress,
) -> Result<(), ActionError> {
    let ages = federation.rules.needs_birth();
    let year = player
        .personal
        .parse_birth()
        .filter(|_| ages)
        .map(|b| b.year().to_string());
    let mut left = Personal {
        born: year,
        ..Personal::default()
    };
    players::update_personal(conn, player, &left, None)?;
    let alters = Alters {
        players: &[player.id],
        ..Alters::default()
    };
    if ages
        && left.born != player.personal.born
        && replay::moves_after(conn, federation, alters, progress)?
    {
        left.born.clone_from(&player.personal.born);
        players::update_personal(conn, player, &left, None)?;
    }
    Ok(())
}

/// The signatures of the table stay.
fn blank_name(
    conn: &mut Conn,
    federation: &Federation,
    id: TournamentId,
    person: &Person,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let Some(mut t) = tournaments::find(conn, federation.id, id)? else {
        return Ok(());
    };
    let people = tables::load_participants(conn, id)?;
    let own = |number: usize| {
        people
            .iter()
            .find(|p| usize::try_from(p.number) == Ok(number))
            .map(|p| person.traces().players.contains(&p.player_id))
    };
    let mut sheet = sheets::parse_sheet(&t)?;
    let seated = sheet
        .rows
        .iter()
        .any(|row| row.player == Some(person.id().0));
    for (row, number) in sheet.rows.iter_mut().zip(1..) {
        // In a rated table the players of rows without a chosen player are known too.
        let known = row.player.is_none() && own(number) == Some(true);
        if !known && !person.is_person(row.player, &row.name, &row.born) {
            continue;
        }
        if row.player.is_none() && !seated {
            // In a draft a row without a player would be entered as a new one.
            row.player = Some(person.id().0);
            row.new = false;
        }
        person.code().clone_into(&mut row.name);
        row.latin.clear();
        row.numbers.clear();
        row.country.clear();
        row.born.clear();
        row.club.clear();
    }
    if let Some(changed) = person.replace_name(&sheet.annulled) {
        sheet.annulled = changed;
    }
    let (before, after) = (office::compute_fingerprint(&t), sheets::sheet_json(&sheet));
    if after != t.sheet {
        tournaments::update_sheet(conn, id, &after, now)?;
        t.sheet = after;
        storage::carry_signatures(conn, id, &before, &office::compute_fingerprint(&t))?;
    }
    Ok(())
}

/// Deletes the content of files that name the person and keeps their fingerprints.
fn forget_files(
    conn: &mut Conn,
    federation: &Federation,
    person: &Person,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    for kept in table_files::of_federation(conn, federation.id)? {
        if is_named(
            conn,
            federation,
            kept.file_id,
            &table_import::read_options(&kept)?,
            person,
        )? {
            table_files::erase_content(conn, kept.file_id, now)?;
        }
    }
    for kept in rating_list_imports::of_federation(conn, federation.id)?
        .into_iter()
        .filter(|kept| kept.list.erased_at.is_none())
    {
        if is_named(
            conn,
            federation,
            kept.list.file_id,
            &rating_list_import::files::read_options(&kept.list)?,
            person,
        )? {
            rating_list_imports::erase_content(conn, kept.list.file_id, now)?;
        }
    }
    for kept in memberships::load_files(conn, federation.id)?
        .into_iter()
        .filter(|kept| kept.list.erased_at.is_none())
    {
        members::forget_players(conn, &kept.list, &person.traces().players)?;
        if is_named(
            conn,
            federation,
            kept.list.file_id,
            &members::read_options(),
            person,
        )? {
            memberships::erase_file(conn, kept.list.file_id, now)?;
        }
    }
    forget_bundles(conn, federation, person, now)
}

fn forget_bundles(
    conn: &mut Conn,
    federation: &Federation,
    person: &Person,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    for bundle in tournament_imports::of_federation(conn, federation.id)? {
        for file in tournament_imports::files_of(conn, bundle.id)? {
            if !is_named(conn, federation, file, &Options::default(), person)? {
                continue;
            }
            if bundle.taken_at.is_none() {
                // The decisions about its tables refer to their order, so none can be kept.
                tournament_imports::remove(conn, bundle.id)?;
                break;
            }
            tournament_imports::erase_content(conn, file, now)?;
        }
    }
    Ok(())
}

/// An unreadable file counts as naming the person.
fn is_named(
    conn: &mut Conn,
    federation: &Federation,
    file: FileId,
    options: &Options,
    person: &Person,
) -> Result<bool, DbError> {
    let Some(file) = files::find(conn, federation.id, file)? else {
        return Ok(false);
    };
    let named = |document: Document| {
        document.players.iter().any(|player| {
            let born = player.born.map(|born| born.to_string()).unwrap_or_default();
            [&player.name, &player.latin]
                .into_iter()
                .flatten()
                .any(|name| person.is_person(None, name, &born))
        })
    };
    Ok(recognise::read(&file.content, options).map_or(true, named))
}

/// A valid registration keeps its place; all others are deleted. `seats` holds the person's
/// entrants at the desks.
fn forget_registrations(
    conn: &mut Conn,
    federation: &Federation,
    person: &Person,
    seats: &BTreeMap<TournamentId, BTreeSet<EntrantId>>,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let seated = |tournament, entrant: Option<i64>| {
        let entrant = entrant.and_then(|id| u32::try_from(id).ok()).map(EntrantId);
        entrant.is_some_and(|id| {
            seats
                .get(&tournament)
                .is_some_and(|seats| seats.contains(&id))
        })
    };
    for r in storage::load_registrations(conn, federation.id)? {
        if !seated(r.tournament_id, r.entrant) && !person.is_person(None, &r.name, &r.born) {
            continue;
        }
        let Some(found) = registrations::find(conn, r.tournament_id, r.id)? else {
            continue;
        };
        if super::registrations::forget_about(conn, &found)? {
            storage::blank_registration(
                conn,
                r.id,
                person.code(),
                &name::likeness_key(person.code()),
            )?;
            registrations::erase_personal(conn, r.id, now)?;
        }
    }
    Ok(())
}

/// Covers letters of the federation that haven't been sent.
fn forget_letters(
    conn: &mut Conn,
    federation: &Federation,
    person: &Person,
) -> Result<(), ActionError> {
    let inside = format!("/{}/", federation.slug);
    for spelling in &person.traces().spellings {
        for (id, facts) in storage::load_letters(conn, spelling)? {
            let Ok(mut facts) = serde_json::from_str::<Value>(&facts) else {
                continue;
            };
            let own = facts
                .get("path")
                .and_then(Value::as_str)
                .is_some_and(|path| path.starts_with(&inside));
            if own && person.replace_in(&mut facts) {
                storage::update_letter(conn, id, &facts.to_string())?;
            }
        }
    }
    Ok(())
}
