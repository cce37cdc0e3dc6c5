//! The decisions of the commission on a tournament: approval of its table, with which it is rated,
//! and closing without rating.

use chrono::NaiveDateTime;

use super::audit::{Entry, Subject};
use super::authorization::{Object, OnTournament};
use super::mail::notices::{Matter, Notice, write_notice};
use super::members::gate;
use super::preview::{preview_table, starting_ratings};
use super::replay::Progress;
use super::sheets::{enter_players, note_conditional, parse_sheet, refuse_mistakes, to_rows};
use super::tournaments::{
    TournamentVersion, check_reason, compute_fingerprint, find_for_step, find_with_case, sign_table,
};
use super::{
    ActionError, Refusal, Tx, annulments, cancel_correction, doubts, editions, licences, official,
    rating, replay,
};
use crate::db::annulments::Annulment;
use crate::db::federations::Federation;
use crate::db::tables::{Game, Participant};
use crate::db::tournaments::{Signature, Tournament};
use crate::db::{
    Conn, CorrectionId, DbError, TournamentId, annulments as annulled, appeals, corrections,
    federations, tables, tournaments,
};
use crate::domain::approval::{Act, Office, State};
use crate::domain::audit::Action;
use crate::domain::caveat;
use crate::domain::membership::Gate;
use crate::domain::table::{self, Sheet, Table};

/// In the same transaction the tournament is rated, or (after a correction) everything from it on
/// is calculated again (ufgo 1.3, 1.4; ssdc 1.8, 2.5, 4.3.1). Returns the correction, if it was
/// one. Idempotent.
pub fn approve_table(
    tx: &mut Tx<'_>,
    id: TournamentId,
    version: i64,
    progress: &Progress,
) -> Result<Option<CorrectionId>, ActionError> {
    let (t, case) = find_with_case(tx.conn, tx.federation, id)?;
    case.check_actor(tx.actor, OnTournament::Step(Act::Approve))?;
    let mark = compute_fingerprint(&t);
    let signed = tournaments::load_signatures(tx.conn, id)?;
    if t.state == State::Rated
        && signed.iter().any(|s| {
            s.office == Office::Official
                && s.account_id == tx.actor.account
                && s.fingerprint == mark
        })
    {
        return Ok(None);
    }
    let after = case.after(Act::Approve)?;
    if t.lock_version != version {
        return Err(Refusal::Stale.into());
    }
    refuse_unsigned(tx.federation, &signed, &mark)?;
    let entered = enter_table(tx.conn, tx.federation, &t, &signed, tx.now)?;
    // Players whom a correction brought in have taken positions before the tournament: it may have
    // moved.
    let t = tournaments::find(tx.conn, tx.federation.id, id)?.ok_or(ActionError::NotFound)?;
    sign_table(tx.conn, tx.actor, id, Office::Official, &mark, tx.now)?;
    let rows = TableRows {
        people: &entered.people,
        games: &entered.games,
    };
    let correction = enter_rated(tx, &t, rows, progress)?;
    annulled::replace_rows(tx.conn, id, &entered.annulments)?;
    tournaments::update_state(tx.conn, id, after, "", tx.now)?;
    tx.audit(Entry::new(Action::Approve, Subject::Tournament(id)).with(&mark))?;
    let passes = tournaments::find(tx.conn, tx.federation.id, id)?.and_then(|t| t.passes);
    let notice = if after.is_unchanged(passes) {
        Notice::Unchanged
    } else {
        Notice::Rated
    };
    let matter = Matter::for_tournament(tx.federation, &t, "");
    write_notice(tx, notice, &matter)?;
    Ok(correction)
}

/// Each signature must have this fingerprint.
fn refuse_unsigned(
    federation: &Federation,
    signed: &[Signature],
    mark: &str,
) -> Result<(), Refusal> {
    let has_signed = |office: &Office| {
        signed
            .iter()
            .any(|s| s.office == *office && s.fingerprint == mark)
    };
    if Office::needed_signatures(federation.rules.club_signs)
        .iter()
        .all(has_signed)
    {
        Ok(())
    } else {
        Err(Refusal::SignatureBroken)
    }
}

struct EnteredTable {
    people: Vec<Participant>,
    games: Vec<Game>,
    annulments: Vec<Annulment>,
}

fn enter_table(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    signed: &[Signature],
    now: NaiveDateTime,
) -> Result<EnteredTable, ActionError> {
    let typed = parse_sheet(t)?;
    let read = refuse_mistakes(table::check_sheet(&typed))?;
    refuse_outsiders(conn, federation, t, &typed, &read)?;
    licences::refuse_unlicensed(conn, federation, t)?;
    let starts = if federation.rules.shows.conditional {
        starting_ratings(conn, federation, t, &typed, &read)?
    } else {
        Vec::new()
    };
    let ids = enter_players(conn, federation, t, &typed, &read, now)?;
    let (mut people, games) = to_rows(t.id, &typed, &read, &ids);
    official::day::store_day_ratings(conn, federation, &t.conditions, &read, &mut people)?;
    note_conditional(federation, &read, &starts, &mut people);
    let annulments = annulments::collect_annulments(conn, t, &typed, &read, &ids, signed)?;
    Ok(EnteredTable {
        people,
        games,
        annulments,
    })
}

/// As [`approve_table`], by an official who ticked the caveats in these words.
pub fn approve_with_confirmations(
    tx: &mut Tx<'_>,
    TournamentVersion { id, version }: TournamentVersion,
    ticked: &str,
    progress: &Progress,
) -> Result<Option<CorrectionId>, ActionError> {
    let (t, case) = find_with_case(tx.conn, tx.federation, id)?;
    case.check_actor(tx.actor, OnTournament::Step(Act::Approve))?;
    // An official with an outdated version gets the error for that, whatever was ticked.
    let waits = t.state != State::Rated && t.lock_version == version;
    let doubts = if waits {
        doubts::find_doubts(tx.conn, tx.federation, &t, &parse_sheet(&t)?)?.to_caveats()
    } else {
        Vec::new()
    };
    let ticked = caveat::from_words(ticked).unwrap_or_default();
    let correction = match doubts.iter().all(|doubt| ticked.contains(doubt)) {
        true => approve_table(tx, id, version, progress)?,
        false => return Err(Refusal::Unasked.into()),
    };
    if !doubts.is_empty() {
        tournaments::note_caveats(tx.conn, id, Office::Official, &caveat::to_words(&doubts))?;
    }
    Ok(correction)
}

#[derive(Debug, Clone, Copy)]
struct TableRows<'a> {
    people: &'a [Participant],
    games: &'a [Game],
}

/// Returns the correction, if it was one.
fn enter_rated(
    tx: &mut Tx<'_>,
    t: &Tournament,
    table: TableRows<'_>,
    progress: &Progress,
) -> Result<Option<CorrectionId>, ActionError> {
    Ok(match t.position {
        None => {
            editions::fix_positions(tx.conn, tx.federation, tx.federation.local_day(tx.now))?;
            let by = editions::find_governing(tx.conn, tx.federation, t.conditions.starts)?;
            let position = federations::take_positions(tx.conn, tx.federation.id, 1)?;
            rating::rate_table(
                tx.conn,
                tx.federation,
                t,
                table.people,
                table.games,
                position,
                &by,
                tx.now,
            )?;
            None
        }
        Some(position) => {
            let mut before = cancel_correction::rated_before(tx.conn, t)?;
            // A remark with which the table was sent back since is no reason for the correction.
            let kept = std::mem::take(&mut before.reason);
            let why = if kept.is_empty() {
                t.reason.as_str()
            } else {
                kept.as_str()
            };
            let rated = replay::CorrectedTournament::load_rated(tx.conn, t, position)?;
            replace_table(tx.conn, t, position, table, tx.now)?;
            tournaments::update_rated_as(tx.conn, t.id, "")?;
            let correction = corrections::add(
                tx.conn,
                tx.federation.id,
                Some(t.id),
                tx.now,
                &tx.actor.name,
                why,
                position,
            )?;
            cancel_correction::store_tables(tx.conn, correction, &before, t)?;
            replay::replay_correction(tx.conn, tx.federation, correction, &rated, progress)?;
            appeals::link_correction(tx.conn, t.id, correction)?;
            Some(correction)
        }
    })
}

/// Only if the federation rates members alone.
fn refuse_outsiders(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    typed: &Sheet,
    read: &Table,
) -> Result<(), ActionError> {
    if federation.members != Gate::Rating {
        return Ok(());
    }
    let preview = preview_table(conn, federation, t, typed, read)?;
    gate::refuse_rating(conn, federation, t, typed, &preview)
}

fn replace_table(
    conn: &mut Conn,
    t: &Tournament,
    position: i64,
    TableRows { people, games }: TableRows<'_>,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    tables::remove(conn, t.id)?;
    tables::add(conn, people, games)?;
    let outcome = tournaments::Outcome {
        position: Some(position),
        passes: t.passes,
        parameters: t.parameters.clone(),
        edition_id: t.edition_id,
        rated_at: Some(now),
    };
    tournaments::update_rated(conn, t.id, &outcome)
}

/// A rated tournament leaves the chronicle, and everything after it is replayed.
pub fn close_unrated(
    tx: &mut Tx<'_>,
    id: TournamentId,
    why: &str,
    progress: &Progress,
) -> Result<Option<CorrectionId>, ActionError> {
    let (t, after) = find_for_step(tx.conn, tx.actor, tx.federation, id, Act::Close)?;
    let why = check_reason(why)?;
    let correction = if let Some(position) = t.position {
        let correction = corrections::add(
            tx.conn,
            tx.federation.id,
            Some(id),
            tx.now,
            &tx.actor.name,
            why,
            position,
        )?;
        let rated = replay::CorrectedTournament::load_rated(tx.conn, &t, position)?;
        tournaments::update_rated(tx.conn, id, &tournaments::Outcome::default())?;
        replay::replay_correction(tx.conn, tx.federation, correction, &rated, progress)?;
        appeals::link_correction(tx.conn, id, correction)?;
        tables::remove(tx.conn, id)?;
        annulled::replace_rows(tx.conn, id, &[])?;
        Some(correction)
    } else {
        None
    };
    tournaments::withdraw_signatures(tx.conn, id, tx.now)?;
    tournaments::update_state(tx.conn, id, after, why, tx.now)?;
    tx.audit(Entry::new(Action::Close, Subject::Tournament(id)).with(why))?;
    Ok(correction)
}
