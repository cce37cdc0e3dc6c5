//! Tournaments on their way: planned, filled in, signed, checked, rated, corrected.

use std::collections::HashMap;

use chrono::{Datelike, NaiveDate, NaiveDateTime};
use sha2::{Digest, Sha256};

use super::rating::{self, Desk};
use super::{Actor, FormMistake, FormProblem, OfficeError, Refusal, Role, audit, participants, players as office_players, replay, subject};
use crate::db::federations::Federation;
use crate::db::tables::{Game as GameRow, Participant};
use crate::db::tournaments::{Conditions, NewTournament, Tournament};
use crate::db::{ClubId, Conn, CorrectionId, DbError, PlayerId, TournamentId, clubs, corrections, federations, players, tables, tournaments};
use crate::domain::approval::{Act, State};
use crate::domain::number::{Points, Score};
use crate::domain::rules::{self, Rank, Rated};
use crate::domain::table::{self, Cell, Problem, Sheet, Table, TableGame};
use crate::domain::tournament::{Board, Colour};

/// Longest name of a tournament.
const NAME_MAX: usize = 200;
/// Longest remark or reason.
pub const TEXT_MAX: usize = 2000;

/// The state of a stored tournament.
pub fn state(t: &Tournament) -> Result<State, DbError> {
    State::from_word(&t.state).ok_or_else(|| DbError::Corrupt(format!("tournament {}: state {}", t.id, t.state)))
}

/// What the referee typed.
pub fn sheet(t: &Tournament) -> Result<Sheet, DbError> {
    serde_json::from_str(&t.sheet).map_err(|e| DbError::Corrupt(format!("tournament {}: sheet: {e}", t.id)))
}

/// A sheet without the blank rows at its end: they are room for typing, not participants.
pub fn trimmed(mut typed: Sheet) -> Sheet {
    let used = typed.participants();
    typed.rows.truncate(used);
    typed
}

/// Whether the rules of a federation want the signature of the head of the club.
pub fn club_signs(federation: &Federation) -> bool {
    rules::by_id(&federation.rules).is_some_and(|r| r.club_signs)
}

/// Whether the actor works on this tournament's table: its chief referee, or an official.
pub fn may_edit(actor: &Actor, t: &Tournament) -> bool {
    actor.is_official(t.federation_id)
        || (actor.account.is_some() && t.referee_id == actor.account && actor.is(Role::Referee, t.federation_id))
}

/// Whether the actor may see what is not public yet: everybody who has to do with it.
pub fn may_see(actor: &Actor, t: &Tournament) -> bool {
    may_edit(actor, t)
        || actor.is(Role::Organizer, t.federation_id)
        || t.club_id.is_some_and(|club| actor.heads(t.federation_id, club))
}

fn check_conditions(conn: &mut Conn, federation: &Federation, c: &Conditions) -> Result<(), OfficeError> {
    let mut problems = Vec::new();
    let mut text = |field, value: &str, max, required: bool| {
        if required && value.trim().is_empty() {
            problems.push(FormProblem { field, kind: FormMistake::Missing });
        } else if value.chars().count() > max {
            problems.push(FormProblem { field, kind: FormMistake::TooLong(max) });
        }
    };
    text("name", &c.name, NAME_MAX, true);
    text("city", &c.city, 100, false);
    text("plan", &c.plan, 200, c.official);
    text("remark", &c.remark, TEXT_MAX, false);
    text("referee_name", &c.referee_name, 100, true);
    if c.ends < c.starts {
        problems.push(FormProblem { field: "ends", kind: FormMistake::EndsEarly });
    }
    for (field, day) in [("starts", c.starts), ("ends", c.ends)] {
        if !(1900..=2200).contains(&day.year()) {
            problems.push(FormProblem { field, kind: FormMistake::NotADate });
        }
    }
    if Board::from_size(c.board.into()).is_none() {
        problems.push(FormProblem { field: "board", kind: FormMistake::Unknown });
    }
    if c.minutes.is_some_and(|m| !m.is_finite() || !(0.0..=10_000.0).contains(&m)) {
        problems.push(FormProblem { field: "minutes", kind: FormMistake::NotANumber });
    }
    match c.club_id {
        Some(club) if clubs::find(conn, federation.id, club)?.is_none() => {
            problems.push(FormProblem { field: "club", kind: FormMistake::Unknown });
        }
        None if club_signs(federation) => problems.push(FormProblem { field: "club", kind: FormMistake::Missing }),
        _ => {}
    }
    if let Some(account) = c.referee_id {
        let officers = crate::db::accounts::officers(conn, federation.id)?;
        if !officers.iter().any(|(a, r)| a.id == account && r.role == Role::Referee.word()) {
            problems.push(FormProblem { field: "referee", kind: FormMistake::Unknown });
        }
    } else {
        problems.push(FormProblem { field: "referee", kind: FormMistake::Missing });
    }
    if problems.is_empty() { Ok(()) } else { Err(OfficeError::Form(problems)) }
}

/// Enters a planned tournament.
pub fn plan(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    conditions: Conditions,
    now: NaiveDateTime,
) -> Result<TournamentId, OfficeError> {
    let roles = [Role::Organizer, Role::Referee, Role::Official, Role::Chairman];
    actor.require(federation.id, &roles)?;
    only_the_commission_plans(actor, federation, conditions.official, false)?;
    // A referee alone plans tournaments of the own hand only.
    if !actor.is(Role::Organizer, federation.id) && !actor.is_official(federation.id) && conditions.referee_id != actor.account {
        return Err(Refusal::NotYours.into());
    }
    check_conditions(conn, federation, &conditions)?;
    let code = free_code(conn, federation)?;
    let id = tournaments::add(
        conn,
        NewTournament {
            federation_id: federation.id,
            code,
            conditions,
            state: State::Planned.word().to_owned(),
            sheet: serde_json::to_string(&Sheet::default()).unwrap_or_default(),
            position: None,
            passes: None,
            parameters: None,
            rated_at: None,
            changed_at: now,
        },
    )?;
    audit::note(conn, actor, Some(federation.id), "plan", &subject(id), "", now)?;
    Ok(id)
}

/// Whether a tournament stands in the calendar plan decides about the bonus K3 (ufgo 4.3): the organizer or the commission
/// says so, never the referee alone.
fn only_the_commission_plans(actor: &Actor, federation: &Federation, wanted: bool, stored: bool) -> Result<(), Refusal> {
    let may = actor.is_official(federation.id) || actor.is(Role::Organizer, federation.id);
    if wanted == stored || may { Ok(()) } else { Err(Refusal::NotAllowed) }
}

fn free_code(conn: &mut Conn, federation: &Federation) -> Result<String, DbError> {
    loop {
        let code = format!("t{}", federations::take_positions(conn, federation.id, 1)?);
        if !tournaments::code_taken(conn, federation.id, &code)? {
            return Ok(code);
        }
    }
}

/// The tournament an act is about, after all checks that every act has: it exists here and the act is possible now.
fn open(conn: &mut Conn, federation: &Federation, id: TournamentId, act: Act) -> Result<(Tournament, State), OfficeError> {
    let t = tournaments::find(conn, federation.id, id)?.ok_or(OfficeError::NotFound)?;
    let now = state(&t)?;
    let after = now.after(act, club_signs(federation), t.position.is_some()).ok_or(Refusal::State(act, now))?;
    Ok((t, after))
}

/// Changes the conditions of a tournament in work.
pub fn change_conditions(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: TournamentId,
    version: i64,
    conditions: Conditions,
    now: NaiveDateTime,
) -> Result<(), OfficeError> {
    let (t, _) = open(conn, federation, id, Act::Edit)?;
    if !may_edit(actor, &t) && !actor.is(Role::Organizer, federation.id) {
        return Err(Refusal::NotYours.into());
    }
    // Only the organizer and the commission move a table to another referee.
    if !actor.is_official(federation.id) && !actor.is(Role::Organizer, federation.id) && conditions.referee_id != t.referee_id {
        return Err(Refusal::NotYours.into());
    }
    only_the_commission_plans(actor, federation, conditions.official, t.official)?;
    check_conditions(conn, federation, &conditions)?;
    if t.lock_version != version {
        return Err(Refusal::Stale.into());
    }
    tournaments::update_conditions(conn, id, &conditions, now)?;
    audit::note(conn, actor, Some(federation.id), "conditions", &subject(id), "", now)?;
    Ok(())
}

/// Saves the table as typed, whatever mistakes it has. Returns the new version.
pub fn save_draft(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: TournamentId,
    version: i64,
    typed: &Sheet,
    now: NaiveDateTime,
) -> Result<i64, OfficeError> {
    let (t, _) = open(conn, federation, id, Act::Edit)?;
    if !may_edit(actor, &t) {
        return Err(Refusal::NotYours.into());
    }
    refuse_oversize(typed)?;
    let stored = sheet(&t)?;
    if stored == *typed {
        // A retry of what is stored already is no conflict.
        return Ok(t.lock_version);
    }
    if t.lock_version != version {
        return Err(Refusal::Stale.into());
    }
    Ok(tournaments::update_sheet(conn, id, &sheet_json(typed), now)?)
}

/// A draft may have every mistake but size.
fn refuse_oversize(typed: &Sheet) -> Result<(), OfficeError> {
    let cells = typed.rows.len().saturating_mul(typed.rounds);
    if typed.rows.len() > table::MAX_ROWS || typed.rounds > table::MAX_ROUNDS || cells > table::MAX_CELLS {
        let problems = table::check(typed).err().unwrap_or_default();
        return Err(OfficeError::Table(problems.into_iter().filter(Problem::is_about_size).collect()));
    }
    Ok(())
}

fn sheet_json(typed: &Sheet) -> String {
    // A sheet is texts and numbers: writing it as JSON has no way to fail.
    serde_json::to_string(typed).unwrap_or_default()
}

/// What a signature is given for: the conditions and the table.
pub fn fingerprint(t: &Tournament) -> String {
    let signed = serde_json::json!([
        t.name, t.starts.to_string(), t.ends.to_string(), t.city, t.club_id.map(|c| c.0), t.referee_name, t.official, t.plan,
        t.board, t.minutes, t.pool, t.category, t.sheet,
    ]);
    hex::encode(Sha256::digest(signed.to_string().as_bytes()))
}

/// The chief referee signs the table and hands it in. Doing it twice has the effect of once.
pub fn submit(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: TournamentId,
    version: i64,
    typed: &Sheet,
    now: NaiveDateTime,
) -> Result<(), OfficeError> {
    let t = tournaments::find(conn, federation.id, id)?.ok_or(OfficeError::NotFound)?;
    if !may_edit(actor, &t) {
        return Err(Refusal::NotYours.into());
    }
    if matches!(state(&t)?, State::Submitted | State::Cosigned) && sheet(&t)? == *typed {
        return Ok(());
    }
    let (t, after) = open(conn, federation, id, Act::Submit)?;
    // The signature is the chief referee's own; an official may correct a table, and then signs for the correction.
    if t.referee_id != actor.account && t.position.is_none() {
        return Err(Refusal::NotYours.into());
    }
    if club_signs(federation) && t.club_id.is_none() {
        return Err(Refusal::ClubMissing.into());
    }
    let stored = sheet(&t)?;
    if t.lock_version != version && stored != *typed {
        return Err(Refusal::Stale.into());
    }
    let read = blocked(table::check(typed))?;
    preview_table(conn, federation, &t, typed, &read)?;
    if stored != *typed {
        tournaments::update_sheet(conn, id, &sheet_json(typed), now)?;
    }
    let t = tournaments::find(conn, federation.id, id)?.ok_or(OfficeError::NotFound)?;
    tournaments::withdraw_signatures(conn, id, now)?;
    let mark = fingerprint(&t);
    tournaments::sign(conn, id, "referee", actor.account, &actor.name, now, &mark)?;
    tournaments::update_state(conn, id, after.word(), &t.reason, now)?;
    audit::note(conn, actor, Some(federation.id), "submit", &subject(id), &mark, now)?;
    Ok(())
}

/// Mistakes stop; warnings don't.
fn blocked(read: Result<Table, Vec<Problem>>) -> Result<Table, OfficeError> {
    read.map_err(OfficeError::Table)
}

/// The head of the holding club signs (ufgo 1.3).
pub fn cosign(conn: &mut Conn, actor: &Actor, federation: &Federation, id: TournamentId, version: i64, now: NaiveDateTime) -> Result<(), OfficeError> {
    let t = tournaments::find(conn, federation.id, id)?.ok_or(OfficeError::NotFound)?;
    let club = t.club_id.ok_or(Refusal::ClubMissing)?;
    if !actor.heads(federation.id, club) {
        return Err(Refusal::NotYours.into());
    }
    let mark = fingerprint(&t);
    let signed = tournaments::signatures(conn, id)?;
    if state(&t)? == State::Cosigned && signed.iter().any(|s| s.office == "club" && s.account_id == actor.account) {
        return Ok(());
    }
    let (t, after) = open(conn, federation, id, Act::Cosign)?;
    if t.lock_version != version {
        return Err(Refusal::Stale.into());
    }
    if !signed.iter().any(|s| s.office == "referee" && s.fingerprint == mark) {
        return Err(Refusal::SignatureBroken.into());
    }
    tournaments::sign(conn, id, "club", actor.account, &actor.name, now, &mark)?;
    tournaments::update_state(conn, id, after.word(), &t.reason, now)?;
    audit::note(conn, actor, Some(federation.id), "cosign", &subject(id), &mark, now)?;
    Ok(())
}

/// The referee takes a table back to change it; every signature is withdrawn.
pub fn take_back(conn: &mut Conn, actor: &Actor, federation: &Federation, id: TournamentId, now: NaiveDateTime) -> Result<(), OfficeError> {
    let (t, after) = open(conn, federation, id, Act::TakeBack)?;
    if !may_edit(actor, &t) {
        return Err(Refusal::NotYours.into());
    }
    tournaments::withdraw_signatures(conn, id, now)?;
    tournaments::update_state(conn, id, after.word(), &t.reason, now)?;
    audit::note(conn, actor, Some(federation.id), "take back", &subject(id), "", now)?;
    Ok(())
}

fn reason(text: &str) -> Result<&str, Refusal> {
    match text.trim() {
        "" => Err(Refusal::ReasonMissing),
        text if text.chars().count() > TEXT_MAX => Err(Refusal::ReasonMissing),
        text => Ok(text),
    }
}

/// The commission, or the head of the club, sends a table back with a remark; every signature is withdrawn.
pub fn return_for_changes(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: TournamentId,
    why: &str,
    now: NaiveDateTime,
) -> Result<(), OfficeError> {
    let (t, after) = open(conn, federation, id, Act::Return)?;
    let head = t.club_id.is_some_and(|club| actor.heads(federation.id, club)) && state(&t)? == State::Submitted;
    if !actor.is_official(federation.id) && !head {
        return Err(Refusal::NotAllowed.into());
    }
    let why = reason(why)?;
    tournaments::withdraw_signatures(conn, id, now)?;
    tournaments::update_state(conn, id, after.word(), why, now)?;
    audit::note(conn, actor, Some(federation.id), "return", &subject(id), why, now)?;
    Ok(())
}

/// The commission approves the table: in the same transaction the tournament is rated, or (after a correction) everything
/// from it on is calculated again. Returns the correction, if it was one. Doing it twice has the effect of once.
pub fn approve(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: TournamentId,
    version: i64,
    now: NaiveDateTime,
) -> Result<Option<CorrectionId>, OfficeError> {
    actor.require(federation.id, &[Role::Official, Role::Chairman])?;
    let t = tournaments::find(conn, federation.id, id)?.ok_or(OfficeError::NotFound)?;
    let mark = fingerprint(&t);
    let signed = tournaments::signatures(conn, id)?;
    if state(&t)? == State::Rated && signed.iter().any(|s| s.office == "official" && s.account_id == actor.account && s.fingerprint == mark) {
        return Ok(None);
    }
    let (t, after) = open(conn, federation, id, Act::Approve)?;
    if t.lock_version != version {
        return Err(Refusal::Stale.into());
    }
    let offices: &[&str] = if club_signs(federation) { &["referee", "club"] } else { &["referee"] };
    if !offices.iter().all(|office| signed.iter().any(|s| s.office == *office && s.fingerprint == mark)) {
        return Err(Refusal::SignatureBroken.into());
    }
    let typed = sheet(&t)?;
    let read = blocked(table::check(&typed))?;
    let ids = enter_players(conn, federation, &t, &typed, &read)?;
    let (people, games) = rows(&t, &typed, &read, &ids);
    // Players whom a correction brought in have taken places before the tournament: it may have moved.
    let t = tournaments::find(conn, federation.id, id)?.ok_or(OfficeError::NotFound)?;
    tournaments::sign(conn, id, "official", actor.account, &actor.name, now, &mark)?;
    let correction = match t.position {
        None => {
            let position = federations::take_positions(conn, federation.id, 1)?;
            rating::rate(conn, federation, &t, people, &games, position, now)?;
            None
        }
        Some(position) => {
            tables::remove(conn, id)?;
            tables::add(conn, &people, &games)?;
            tournaments::update_rated(conn, id, Some(position), t.passes, t.parameters.as_deref(), Some(now))?;
            let correction = corrections::add(conn, federation.id, Some(id), now, &actor.name, &t.reason)?;
            replay::replay(conn, federation, Some(correction))?;
            Some(correction)
        }
    };
    tournaments::update_state(conn, id, after.word(), "", now)?;
    federations::touch(conn, federation.id)?;
    audit::note(conn, actor, Some(federation.id), "approve", &subject(id), &mark, now)?;
    Ok(correction)
}

/// The commission opens a rated tournament for a correction (or a closed one again). The rating holds until it is rated again.
pub fn reopen(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: TournamentId,
    why: &str,
    now: NaiveDateTime,
) -> Result<(), OfficeError> {
    actor.require(federation.id, &[Role::Official, Role::Chairman])?;
    let (t, after) = open(conn, federation, id, Act::Reopen)?;
    let why = reason(why)?;
    if t.position.is_some() {
        let typed = sheet_of_correction(conn, federation, &t)?;
        tournaments::update_sheet(conn, id, &sheet_json(&typed), now)?;
    }
    tournaments::withdraw_signatures(conn, id, now)?;
    tournaments::update_state(conn, id, after.word(), why, now)?;
    federations::touch(conn, federation.id)?;
    audit::note(conn, actor, Some(federation.id), "reopen", &subject(id), why, now)?;
    Ok(())
}

/// The commission closes a tournament without rating; one that was rated leaves the chronicle and everything after it is replayed.
pub fn close(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: TournamentId,
    why: &str,
    now: NaiveDateTime,
) -> Result<Option<CorrectionId>, OfficeError> {
    actor.require(federation.id, &[Role::Official, Role::Chairman])?;
    let (t, after) = open(conn, federation, id, Act::Close)?;
    let why = reason(why)?;
    let correction = if t.position.is_some() {
        let correction = corrections::add(conn, federation.id, Some(id), now, &actor.name, why)?;
        tournaments::update_rated(conn, id, None, None, None, None)?;
        replay::replay(conn, federation, Some(correction))?;
        tables::remove(conn, id)?;
        Some(correction)
    } else {
        None
    };
    tournaments::withdraw_signatures(conn, id, now)?;
    tournaments::update_state(conn, id, after.word(), why, now)?;
    federations::touch(conn, federation.id)?;
    audit::note(conn, actor, Some(federation.id), "close", &subject(id), why, now)?;
    Ok(correction)
}

/// The organizer, referee or commission cancels a tournament that is not held.
pub fn cancel(conn: &mut Conn, actor: &Actor, federation: &Federation, id: TournamentId, why: &str, now: NaiveDateTime) -> Result<(), OfficeError> {
    let (t, after) = open(conn, federation, id, Act::Cancel)?;
    if !may_edit(actor, &t) && !actor.is(Role::Organizer, federation.id) {
        return Err(Refusal::NotYours.into());
    }
    let why = reason(why)?;
    tournaments::update_state(conn, id, after.word(), why, now)?;
    federations::touch(conn, federation.id)?;
    audit::note(conn, actor, Some(federation.id), "cancel", &subject(id), why, now)?;
    Ok(())
}

/// Enters the new players of a sheet; returns the player of each row.
///
/// Whoever a correction brings into a tournament of the past stands in the chronicle before it.
fn enter_players(conn: &mut Conn, federation: &Federation, t: &Tournament, typed: &Sheet, read: &Table) -> Result<Vec<PlayerId>, OfficeError> {
    let chosen: Vec<PlayerId> = typed.rows.iter().filter_map(|r| r.player.map(PlayerId)).collect();
    let known: HashMap<PlayerId, i64> = players::find_many(conn, federation.id, &chosen)?.into_iter().map(|p| (p.id, p.position)).collect();
    let mut ids = Vec::with_capacity(read.rows.len());
    for (row, read) in typed.rows.iter().zip(&read.rows) {
        ids.push(match row.player.map(PlayerId) {
            Some(id) => {
                let position = known.get(&id).ok_or(OfficeError::NotFound)?;
                if t.position.is_some_and(|own| own < *position) {
                    office_players::enter_before(conn, federation, id, t.id)?;
                }
                id
            }
            None => {
                let entry = office_players::Entry {
                    name: row.name.trim().to_owned(),
                    latin: some(&row.latin),
                    born: read.born.map(|b| b.to_string()),
                    club: some(&row.club),
                    ..office_players::Entry::default()
                };
                let id = office_players::enter(conn, federation, &entry)?;
                if t.position.is_some() {
                    office_players::enter_before(conn, federation, id, t.id)?;
                }
                id
            }
        });
    }
    Ok(ids)
}

fn some(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

/// The rows to be stored of a read table.
fn rows(t: &Tournament, typed: &Sheet, read: &Table, ids: &[PlayerId]) -> (Vec<Participant>, Vec<GameRow>) {
    let people = typed
        .rows
        .iter()
        .zip(&read.rows)
        .zip(ids)
        .enumerate()
        .map(|(i, ((row, parsed), id))| Participant {
            tournament_id: t.id,
            number: i as i32 + 1,
            player_id: *id,
            place: parsed.place.and_then(|p| i32::try_from(p).ok()),
            points: some(&row.points),
            listed: true,
            record_before: None,
        })
        .collect();
    let games = read
        .games
        .iter()
        .enumerate()
        .map(|(seq, g)| (seq, giver_first(g)))
        .map(|(seq, g)| GameRow {
            tournament_id: t.id,
            seq: seq as i32,
            round: Some(g.round as i64),
            a_id: ids[g.a - 1],
            b_id: g.b.map(|b| ids[b - 1]),
            halves: g.score.map(|s| s.halves() as i32),
            played: g.played,
            annulled: false,
            handicap: g.handicap.into(),
            colour: g.colour.map(|c| if c == Colour::White { "w" } else { "b" }.to_owned()),
        })
        .collect();
    (people, games)
}

/// In a handicap game the first player is the one who gives the stones: white.
fn giver_first(g: &TableGame) -> TableGame {
    match (g.b, g.colour) {
        (Some(b), Some(Colour::Black)) if g.handicap > 0 => {
            TableGame { a: b, b: Some(g.a), score: g.score.map(Score::opposite), colour: Some(Colour::White), ..*g }
        }
        _ => *g,
    }
}

/// One row of a preview.
#[derive(Debug, Clone)]
pub struct PreviewLine {
    /// Row of the sheet, from 1.
    pub row: usize,
    /// Name.
    pub name: String,
    /// A player entered anew.
    pub new: bool,
    /// Rating before.
    pub before: Option<Points>,
    /// Rating after; `None`: not recalculated.
    pub after: Option<Points>,
    /// Rank before.
    pub rank_before: Option<Rank>,
    /// Rank after.
    pub rank: Option<Rank>,
    /// `!`.
    pub anomalous: bool,
    /// Takes part in the calculation, but isn't recalculated (ufgo 1.7).
    pub frozen: bool,
    /// Has no played game.
    pub idle: bool,
    /// Rating as the referee typed it differs from ours.
    pub typed_rating: Option<String>,
}

/// What approving a table would do.
#[derive(Debug, Clone)]
pub struct Preview {
    /// One line per row.
    pub lines: Vec<PreviewLine>,
    /// Calculation passes; 0: nobody would be recalculated.
    pub passes: u32,
    /// Games that don't count: round and row numbers.
    pub not_played: Vec<(usize, usize, Option<usize>)>,
    /// Games in the table.
    pub games: usize,
}

/// Shows what the rating of a sheet would do, exactly as it would be calculated; stores nothing.
pub fn preview(conn: &mut Conn, federation: &Federation, t: &Tournament, typed: &Sheet) -> Result<Preview, OfficeError> {
    let read = blocked(table::check(typed))?;
    preview_table(conn, federation, t, typed, &read)
}

fn preview_table(conn: &mut Conn, federation: &Federation, t: &Tournament, typed: &Sheet, read: &Table) -> Result<Preview, OfficeError> {
    let chosen: Vec<PlayerId> = typed.rows.iter().filter_map(|r| r.player.map(PlayerId)).collect();
    let known: HashMap<PlayerId, _> = players::find_many(conn, federation.id, &chosen)?.into_iter().map(|p| (p.id, p)).collect();
    // A table that is rated already is previewed from the ratings its participants had before it.
    let before: HashMap<PlayerId, String> = match t.position {
        None => HashMap::new(),
        Some(position) => replay::records_before(conn, federation, position, &chosen)?,
    };
    let mut desk = Desk::new(federation)?;
    let mut ids = Vec::with_capacity(typed.rows.len());
    let mut codes = Vec::with_capacity(typed.rows.len());
    for (i, (row, parsed)) in typed.rows.iter().zip(&read.rows).enumerate() {
        let id = match row.player.map(PlayerId) {
            Some(id) => {
                let player = known.get(&id).ok_or(OfficeError::NotFound)?;
                let record = before.get(&id).unwrap_or(&player.record);
                desk.seat(&[(player, record)])?;
                codes.push(player.code.clone());
                id
            }
            None => {
                let seat = PlayerId(-1 - i as i64);
                desk.seat_newcomer(seat, parsed.born)?;
                // New players get codes after all others.
                codes.push(format!("\u{10ffff}{i:05}"));
                seat
            }
        };
        ids.push(id);
    }
    desk.order(codes.iter().map(String::as_str));
    let views: Vec<_> = ids.iter().map(|id| desk.key(*id).map(|k| desk.engine.view(k))).collect::<Result<_, _>>()?;
    let (people, games) = rows(t, typed, read, &ids);
    let tournament = desk.tournament(t, &people, &games)?;
    desk.engine.check(&tournament).map_err(Refusal::Unratable)?;
    let rated: Rated = desk.engine.rate(&tournament).map_err(|refused| {
        rating::refusal(&refused, |key| {
            let row = desk.id(key).ok().and_then(|id| ids.iter().position(|own| *own == id));
            row.map_or_else(|| "?".to_owned(), |i| typed.rows[i].name.clone())
        })
    })?;
    let outcome: HashMap<_, _> = rated.lines.iter().map(|l| (l.player, l)).collect();
    let mut lines = Vec::with_capacity(ids.len());
    for (i, (id, row)) in ids.iter().zip(&typed.rows).enumerate() {
        let key = desk.key(*id)?;
        let line = outcome.get(&key);
        let view = &views[i];
        let plays = tournament.games.iter().any(|g| g.played && (g.a == key || g.b == Some(key)));
        let typed_rating = some(&row.rating).filter(|text| {
            let number: Option<f64> = text.replace(',', ".").parse().ok();
            number.is_some() && number != view.rating.map(|p| p.0)
        });
        lines.push(PreviewLine {
            row: i + 1,
            name: row.player.and_then(|id| known.get(&PlayerId(id))).map_or_else(|| row.name.clone(), |p| p.called().to_owned()),
            new: row.player.is_none(),
            before: line.map_or(view.rating, |l| l.before),
            after: line.and_then(|l| l.after),
            rank_before: view.rank,
            rank: line.and_then(|l| l.rank),
            anomalous: line.is_some_and(|l| l.anomalous),
            frozen: rated.frozen.contains(&key),
            idle: !plays,
            typed_rating,
        });
    }
    Ok(Preview {
        lines,
        passes: rated.passes,
        not_played: read.games.iter().filter(|g| !g.played).map(|g| (g.round, g.a, g.b)).collect(),
        games: read.games.len(),
    })
}

/// The sheet a correction begins with: what was typed, with its new players as who they became; or, for a table that came
/// with a journal and was never typed, what was rated.
fn sheet_of_correction(conn: &mut Conn, federation: &Federation, t: &Tournament) -> Result<Sheet, OfficeError> {
    let mut typed = sheet(t)?;
    if typed.rows.is_empty() {
        return sheet_of_rated(conn, federation, t);
    }
    for p in tables::participants(conn, t.id)? {
        if let Some(row) = usize::try_from(p.number - 1).ok().and_then(|i| typed.rows.get_mut(i)) {
            row.player = Some(p.player_id.0);
            row.new = false;
        }
    }
    Ok(typed)
}

fn sheet_of_rated(conn: &mut Conn, federation: &Federation, t: &Tournament) -> Result<Sheet, OfficeError> {
    let people = tables::participants(conn, t.id)?;
    let games = tables::games(conn, t.id)?;
    let ids: Vec<PlayerId> = people.iter().map(|p| p.player_id).collect();
    let known: HashMap<PlayerId, _> = players::find_many(conn, federation.id, &ids)?.into_iter().map(|p| (p.id, p)).collect();
    let numbers: HashMap<PlayerId, usize> = ids.iter().enumerate().map(|(i, id)| (*id, i)).collect();
    let rounds = games.iter().filter_map(|g| g.round).max().unwrap_or(0).max(0) as usize;
    let mut typed = Sheet { rounds, rows: Vec::new() };
    for p in &people {
        let player = known.get(&p.player_id);
        typed.rows.push(table::Row {
            player: Some(p.player_id.0),
            name: player.map(|p| p.called().to_owned()).unwrap_or_default(),
            points: p.points.clone().unwrap_or_default(),
            place: p.place.map(|p| p.to_string()).unwrap_or_default(),
            cells: vec![String::new(); rounds],
            ..table::Row::default()
        });
    }
    for g in &games {
        let Some(round) = g.round.and_then(|r| usize::try_from(r).ok()).filter(|r| (1..=rounds).contains(r)) else { continue };
        let Some(&a) = numbers.get(&g.a_id) else { continue };
        let b = g.b_id.and_then(|b| numbers.get(&b)).copied();
        let (own, other) = cells(g, a + 1, b.map(|b| b + 1));
        for (i, cell) in [(Some(a), own), (b, other)] {
            if let (Some(i), Some(cell)) = (i, cell) {
                typed.rows[i].cells[round - 1] = cell.to_string();
            }
        }
    }
    Ok(typed)
}

/// A stored game as the two cells of a table; `a` and `b` are the numbers of the rows.
pub fn cells(g: &GameRow, a: usize, b: Option<usize>) -> (Option<Cell>, Option<Cell>) {
    let score = g.halves.and_then(|h| Score::from_halves(h.into()));
    let Some(b) = b else {
        return match score {
            Some(Score::Win) => (Some(Cell::Bye), None),
            Some(Score::Draw) => (Some(Cell::HalfBye), None),
            _ => (None, None),
        };
    };
    let colour = g.colour.as_deref().map(|c| if c == "w" { Colour::White } else { Colour::Black });
    let handicap = u8::try_from(g.handicap).unwrap_or(u8::MAX);
    let game = |opponent, score, colour| Cell::Game { opponent, score, played: g.played, colour, handicap };
    match score {
        Some(score) => {
            let own = game(b, score, colour);
            (Some(own), Some(table::mirror(own, a)))
        }
        // Nobody came: both have lost.
        None => (Some(game(b, Score::Loss, colour)), Some(game(a, Score::Loss, None))),
    }
}

/// Prepares a typed sheet for the page: fills mirrors, recognises players, lists every problem.
pub fn examine(
    conn: &mut Conn,
    federation: &Federation,
    typed: &mut Sheet,
) -> Result<(Vec<participants::Candidates>, Vec<Problem>), OfficeError> {
    let known = participants::candidates(conn, federation.id, typed)?;
    participants::settle(typed, &known);
    table::fill_mirrors(typed);
    let problems = match table::check(typed) {
        Ok(_) => Vec::new(),
        Err(problems) => problems,
    };
    Ok((known, problems))
}

/// Fields of a conditions form, parsed at the door.
#[derive(Debug, Clone, Default)]
pub struct ConditionsForm {
    /// Dates as typed.
    pub starts: String,
    /// Last day as typed.
    pub ends: String,
    /// Minutes as typed.
    pub minutes: String,
    /// Board as chosen.
    pub board: String,
    /// Club as chosen.
    pub club: String,
}

impl ConditionsForm {
    /// The typed fields as values; all mistakes at once.
    pub fn read(&self) -> Result<(NaiveDate, NaiveDate, Option<f64>, i32, Option<ClubId>), Vec<FormProblem>> {
        let mut problems = Vec::new();
        let mut date = |field, text: &str| {
            let day = crate::domain::player::parse_date(text.trim());
            if day.is_none() {
                let kind = if text.trim().is_empty() { FormMistake::Missing } else { FormMistake::NotADate };
                problems.push(FormProblem { field, kind });
            }
            day
        };
        let starts = date("starts", &self.starts);
        let ends = if self.ends.trim().is_empty() { starts } else { date("ends", &self.ends) };
        let minutes = match self.minutes.trim() {
            "" => None,
            text => {
                let number: Option<f64> = text.replace(',', ".").parse().ok().filter(|m: &f64| m.is_finite());
                if number.is_none() {
                    problems.push(FormProblem { field: "minutes", kind: FormMistake::NotANumber });
                }
                number
            }
        };
        let board: i32 = if self.board.is_empty() { 19 } else { self.board.parse().unwrap_or(0) };
        let club = match self.club.trim() {
            "" => None,
            text => {
                let id: Option<ClubId> = text.parse().ok();
                if id.is_none() {
                    problems.push(FormProblem { field: "club", kind: FormMistake::Unknown });
                }
                id
            }
        };
        match (starts, ends) {
            (Some(starts), Some(ends)) if problems.is_empty() => Ok((starts, ends, minutes, board, club)),
            _ => Err(problems),
        }
    }
}
