//! The acts on a tournament: it is planned, its table is filled in, signed and checked, and it may
//! be corrected.

use chrono::NaiveDateTime;
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::audit::{Entry, Subject};
use super::authorization::{self, Duty, Object, OnTournament, TournamentCase, check_allowed};
use super::mail::notices::{Matter, Notice, write_notice};
use super::preview::preview_table;
use super::sheets::{
    parse_sheet, refuse_mistakes, refuse_oversize, sheet_json, sheet_of_correction,
    without_duplicates,
};
use super::{
    ActionError, Actor, FormMistake, FormProblem, Refusal, Tx, annulments, cancel_correction,
    conditions, doubts, editions, licences, plan_lines, stored_desk,
};
use crate::db::federations::Federation;
use crate::db::tournaments::{Conditions, NewTournament, Tournament};
use crate::db::{
    AccountId, Conn, DbError, PlanLineId, TournamentId, federations, forgetting, proposals,
    tournaments,
};
use crate::domain::approval::{Act, Office, State};
use crate::domain::audit::Action;
use crate::domain::caveat::{self, Caveat, Official};
use crate::domain::desk::{Desk, System};
use crate::domain::pairing::DrawPoints;
use crate::domain::rules::Lack;
use crate::domain::table::{self, Cell, Sheet, Table, Total, TypedPlayer};
use crate::domain::tiebreak::{self, Finisher};

pub fn plan_tournament(
    tx: &mut Tx<'_>,
    conditions: Conditions,
) -> Result<TournamentId, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Plan)?;
    if tx.federation.prior_approval {
        return Err(Refusal::PriorApproval.into());
    }
    let conditions = conditions::normalize_conditions(tx.conn, tx.federation, conditions)?;
    // A referee alone plans only tournaments that they referee themselves. Without calendar plans a
    // tournament is official by default.
    let unsaid = Declared {
        official: !tx.federation.rules.shows.plan,
        line: None,
        referee: tx.actor.account,
    };
    refuse_beyond_duty(tx.conn, tx.actor, tx.federation, &conditions, unsaid)?;
    conditions::check_conditions(tx.conn, tx.federation, &conditions, None)?;
    let id = store_planned(tx.conn, tx.federation, conditions, tx.now)?;
    tx.audit(Entry::new(Action::Plan, Subject::Tournament(id)))?;
    Ok(id)
}

/// The conditions were checked.
pub(super) fn store_planned(
    conn: &mut Conn,
    federation: &Federation,
    conditions: Conditions,
    now: NaiveDateTime,
) -> Result<TournamentId, DbError> {
    let code = free_code(conn, federation)?;
    tournaments::add(
        conn,
        NewTournament {
            federation_id: federation.id,
            code,
            conditions,
            state: State::Planned,
            sheet: serde_json::to_string(&Sheet::default()).unwrap_or_default(),
            position: None,
            passes: None,
            parameters: None,
            rated_at: None,
            changed_at: now,
            edition_id: None,
        },
    )
}

/// The present state of what only the organizer and the commission decide.
struct Declared {
    official: bool,
    line: Option<PlanLineId>,
    referee: Option<AccountId>,
}

/// Being official decides about the bonus K3 (ufgo 4.3), or whether the tournament is rated at all.
/// Only the organizer or the commission decides that, and the referee; a line of a calendar plan
/// decides it, too. Refusals are mistakes of the form, so that the typed text isn't lost.
fn refuse_beyond_duty(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    wanted: &Conditions,
    so_far: Declared,
) -> Result<(), ActionError> {
    if check_allowed(actor, &federation.id, Duty::Assign).is_ok() {
        return Ok(());
    }
    let shows = federation.rules.shows;
    let mut problems = Vec::new();
    if wanted.referee_id.is_some() && wanted.referee_id != so_far.referee {
        problems.push(FormProblem::new("referee", FormMistake::OthersReferee));
    }
    let declares = wanted.official != so_far.official || wanted.plan_line_id != so_far.line;
    if shows.plan && declares {
        let mut unlinked = Conditions {
            official: false,
            plan_line_id: None,
            ..wanted.clone()
        };
        plan_lines::link_to_line(conn, federation, &mut unlinked, None)?;
        if (unlinked.official, unlinked.plan_line_id) != (wanted.official, wanted.plan_line_id) {
            problems.push(FormProblem::new("plan", FormMistake::NotToDeclare));
        }
    } else if shows.official && declares {
        problems.push(FormProblem::new("official", FormMistake::NotToDeclare));
    }
    if problems.is_empty() {
        Ok(())
    } else {
        Err(ActionError::Form(problems))
    }
}

fn free_code(conn: &mut Conn, federation: &Federation) -> Result<String, DbError> {
    loop {
        let code = format!("t{}", federations::take_positions(conn, federation.id, 1)?);
        if !tournaments::code_taken(conn, federation.id, &code)? {
            return Ok(code);
        }
    }
}

pub(super) fn find_for_step(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: TournamentId,
    act: Act,
) -> Result<(Tournament, State), ActionError> {
    let (t, case) = find_with_case(conn, federation, id)?;
    check_allowed(actor, &case, OnTournament::Step(act))?;
    Ok((t, case.after(act)?))
}

pub(super) fn find_with_case(
    conn: &mut Conn,
    federation: &Federation,
    id: TournamentId,
) -> Result<(Tournament, TournamentCase), ActionError> {
    let t = tournaments::find(conn, federation.id, id)?.ok_or(ActionError::NotFound)?;
    let case = TournamentCase::load_with_proposal(conn, federation, &t)?;
    Ok((t, case))
}

pub fn change_conditions(
    tx: &mut Tx<'_>,
    id: TournamentId,
    version: i64,
    conditions: Conditions,
) -> Result<(), ActionError> {
    let t = authorization::find_permitted_tournament(
        tx.conn,
        tx.actor,
        tx.federation,
        id,
        OnTournament::Conditions,
    )?;
    let mut conditions = conditions::normalize_conditions(tx.conn, tx.federation, conditions)?;
    if proposals::of_tournament(tx.conn, id)?.is_some() {
        conditions = check_frozen(&t, conditions)?;
    }
    // Only the organizer and the commission move a table to another referee.
    let Conditions {
        official,
        plan_line_id: line,
        referee_id: referee,
        ..
    } = t.conditions;
    refuse_beyond_duty(
        tx.conn,
        tx.actor,
        tx.federation,
        &conditions,
        Declared {
            official,
            line,
            referee,
        },
    )?;
    conditions::check_conditions(tx.conn, tx.federation, &conditions, Some(&t))?;
    if t.lock_version != version {
        return Err(Refusal::Stale.into());
    }
    tournaments::update_conditions(tx.conn, id, &conditions, tx.now)?;
    tx.audit(Entry::new(Action::Conditions, Subject::Tournament(id)))?;
    Ok(())
}

/// ufgo 4.3. The signatures stay valid: they are for the table.
pub fn set_plan_line(
    tx: &mut Tx<'_>,
    id: TournamentId,
    version: i64,
    line: Option<PlanLineId>,
) -> Result<(), ActionError> {
    let t = authorization::find_permitted_tournament(
        tx.conn,
        tx.actor,
        tx.federation,
        id,
        OnTournament::PlanLine,
    )?;
    if !tx.federation.rules.shows.plan {
        return Err(ActionError::NotFound);
    }
    if t.lock_version != version {
        return Err(Refusal::Stale.into());
    }
    let wanted = Conditions {
        official: line.is_some(),
        plan_line_id: line,
        plan: String::new(),
        ..t.conditions.clone()
    };
    let wanted = conditions::normalize_conditions(tx.conn, tx.federation, wanted)?;
    if let Some(kind) = conditions::plan_mistake(tx.conn, tx.federation, &wanted, Some(&t))? {
        return Err(ActionError::Form(vec![FormProblem {
            field: "plan",
            kind,
        }]));
    }
    let before = compute_fingerprint(&t);
    tournaments::update_conditions(tx.conn, id, &wanted, tx.now)?;
    let said = wanted.plan.clone();
    forgetting::carry_signatures(
        tx.conn,
        id,
        &before,
        &compute_fingerprint(&Tournament {
            conditions: wanted,
            ..t
        }),
    )?;
    tx.audit(Entry::new(Action::Conditions, Subject::Tournament(id)).with(said))?;
    Ok(())
}

/// After the approval of the regulations only the chief referee, the days of the rounds, and a
/// remark may change (ssdc 4.2.2).
fn check_frozen(t: &Tournament, wanted: Conditions) -> Result<Conditions, Refusal> {
    let kept = Conditions {
        // Without a club no head could sign for it.
        club_id: t.conditions.club_id.or(wanted.club_id),
        referee_id: wanted.referee_id,
        referee_name: wanted.referee_name.clone(),
        remark: wanted.remark.clone(),
        // The days are known when it is played.
        round_days: wanted.round_days.clone(),
        ..t.conditions.clone()
    };
    if kept == wanted {
        Ok(kept)
    } else {
        Err(Refusal::Frozen)
    }
}

/// Keeps mistakes. Returns the new version.
pub fn save_draft(
    tx: &mut Tx<'_>,
    id: TournamentId,
    version: i64,
    typed: &Sheet,
) -> Result<i64, ActionError> {
    let (t, _) = find_for_step(tx.conn, tx.actor, tx.federation, id, Act::Edit)?;
    refuse_oversize(typed)?;
    let typed = &without_duplicates(tx.conn, tx.federation, typed)?;
    let stored = parse_sheet(&t)?;
    if stored == *typed {
        // A retry of what is stored already is no conflict.
        return Ok(t.lock_version);
    }
    if t.lock_version != version {
        return Err(Refusal::Stale.into());
    }
    Ok(tournaments::update_sheet(
        tx.conn,
        id,
        &sheet_json(typed),
        tx.now,
    )?)
}

/// Over the signed data: the conditions and the table.
pub fn compute_fingerprint(t: &Tournament) -> String {
    let signed = serde_json::json!([
        t.conditions.name,
        t.conditions.starts.to_string(),
        t.conditions.ends.to_string(),
        t.conditions.city,
        t.conditions.club_id.map(|c| c.0),
        t.conditions.referee_name,
        t.conditions.official,
        t.conditions.plan,
        t.conditions.board.size(),
        t.conditions.minutes,
        t.conditions.pool.word(),
        t.conditions.category.word(),
        t.sheet,
    ]);
    HEXLOWER.encode(&Sha256::digest(signed.to_string().as_bytes()))
}

#[derive(Debug, Clone, Copy)]
pub struct TournamentVersion {
    pub id: TournamentId,
    pub version: i64,
}

/// Signs for the chief referee. Idempotent.
pub fn submit_table(
    tx: &mut Tx<'_>,
    id: TournamentId,
    version: i64,
    typed: &Sheet,
) -> Result<(), ActionError> {
    submit_noting(tx, TournamentVersion { id, version }, typed).map(|_| ())
}

/// Returns the caveats stored with the signature; empty if the table was signed before.
fn submit_noting(
    tx: &mut Tx<'_>,
    TournamentVersion { id, version }: TournamentVersion,
    typed: &Sheet,
) -> Result<Vec<Caveat>, ActionError> {
    let t = authorization::find_permitted_tournament(
        tx.conn,
        tx.actor,
        tx.federation,
        id,
        OnTournament::Work,
    )?;
    let typed = &without_duplicates(tx.conn, tx.federation, typed)?;
    if t.state.is_handed_in() && parse_sheet(&t)? == *typed {
        return Ok(Vec::new());
    }
    let (t, after) = find_for_step(tx.conn, tx.actor, tx.federation, id, Act::Submit)?;
    let stored = parse_sheet(&t)?;
    let is_stale = t.lock_version != version && stored != *typed;
    let read = check_submission(tx.conn, tx.federation, &t, typed, is_stale)?;
    let lacks = preview_table(tx.conn, tx.federation, &t, typed, &read)?.lacks;
    if stored != *typed {
        tournaments::update_sheet(tx.conn, id, &sheet_json(typed), tx.now)?;
    }
    let t = tournaments::find(tx.conn, tx.federation.id, id)?.ok_or(ActionError::NotFound)?;
    tournaments::withdraw_signatures(tx.conn, id, tx.now)?;
    let mark = compute_fingerprint(&t);
    sign_table(tx.conn, tx.actor, id, Office::Referee, &mark, tx.now)?;
    let caveats = find_caveats(tx.conn, tx.federation, &t, typed, &lacks, tx.now)?;
    if !caveats.is_empty() {
        tournaments::note_caveats(tx.conn, id, Office::Referee, &caveat::to_words(&caveats))?;
    }
    tournaments::update_state(tx.conn, id, after, &t.reason, tx.now)?;
    tx.audit(Entry::new(Action::Submit, Subject::Tournament(id)).with(&mark))?;
    let notice = if after == State::Submitted {
        Notice::Submitted
    } else {
        Notice::Cosigned
    };
    let matter = Matter::for_tournament(tx.federation, &t, "");
    write_notice(tx, notice, &matter)?;
    Ok(caveats)
}

/// `is_stale`: another table was stored meanwhile.
fn check_submission(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    typed: &Sheet,
    is_stale: bool,
) -> Result<Table, ActionError> {
    if federation.rules.club_signs && t.conditions.club_id.is_none() {
        return Err(Refusal::ClubMissing.into());
    }
    if is_stale {
        return Err(Refusal::Stale.into());
    }
    let read = refuse_mistakes(table::check_sheet(typed))?;
    match annulments::find_problem(conn, federation, t, typed)? {
        Some(problem) => Err(ActionError::Table(vec![problem])),
        None => Ok(read),
    }
}

pub(super) fn sign_table(
    conn: &mut Conn,
    actor: &Actor,
    id: TournamentId,
    office: Office,
    mark: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    tournaments::add_signature(conn, id, office, actor.account, &actor.name, now, mark)
}

/// `lacks`: the missing data by the preview of the table.
pub fn find_caveats(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    typed: &Sheet,
    lacks: &[Lack],
    now: NaiveDateTime,
) -> Result<Vec<Caveat>, DbError> {
    let held = Official {
        rounds: typed.rounds_played(),
        minutes: t.conditions.minutes,
        referee: t.conditions.referee_id.is_some() || !t.conditions.referee_name.trim().is_empty(),
    };
    let lacking = editions::load_requirements(conn, federation, t)?.unmet_requirements(held);
    let desk = stored_desk::find(conn, t.id)?;
    // In a knockout the points don't decide the places, and a cell doesn't say that a draw counts
    // nothing.
    let by_points =
        |desk: &Desk| desk.plan.system != System::Knockout && desk.plan.draw == DrawPoints::One;
    let misplaced = if desk.as_ref().is_none_or(by_points) {
        count_misplaced(typed)
    } else {
        0
    };
    let shortfall = desk
        .filter(|desk| desk.finished)
        .and_then(|desk| desk.shortfall());
    let untimed = federation.rules.shows.minutes && t.conditions.minutes.is_none();
    let caveats = [
        (federation.local_day(now) < t.conditions.ends).then_some(Caveat::Early(t.conditions.ends)),
        shortfall.map(|(played, planned)| Caveat::Rounds { played, planned }),
        untimed.then_some(Caveat::Minutes),
        (misplaced > 0).then_some(Caveat::Places(misplaced)),
        licences::find_caveat(conn, federation, t)?,
        plan_lines::find_caveat(conn, federation, t)?,
    ];
    let doubts = doubts::find_doubts(conn, federation, t, typed)?.to_caveats();
    let lacks = lacks.iter().map(|lack| Caveat::Lack(lack.kind));
    Ok(caveats
        .into_iter()
        .flatten()
        .chain(lacking)
        .chain(lacks)
        .chain(doubts)
        .collect())
}

/// Participants whose typed place is ahead of one with more points.
fn count_misplaced(typed: &Sheet) -> usize {
    let mut sheet = typed.clone();
    table::fill_mirrors(&mut sheet);
    let finisher = |row: &TypedPlayer| {
        let cells: Vec<Cell> = row
            .cells
            .iter()
            .filter_map(|cell| Cell::from_text(cell).ok())
            .collect();
        // Of a shared place the first one counts.
        let place = row.place.split(['-', '–']).next()?.trim().parse().ok()?;
        let start = table::parse_half_points(row.group.trim()).unwrap_or(0);
        let stated = table::parse_half_points(row.points.trim());
        let halves = if stated.is_some() {
            Total::new(&cells, stated).points
        } else {
            Total::new(&cells, None).points + start
        };
        Some(Finisher {
            place,
            halves,
            ..Finisher::default()
        })
    };
    tiebreak::ahead_of_more_points(&sheet.rows.iter().filter_map(finisher).collect::<Vec<_>>())
}

/// As [`submit_table`], by a referee who confirmed the caveats in these words.
pub fn submit_with_confirmations(
    tx: &mut Tx<'_>,
    tournament: TournamentVersion,
    typed: &Sheet,
    asked: &str,
) -> Result<(), ActionError> {
    let caveats = submit_noting(tx, tournament, typed)?;
    let asked = caveat::from_words(asked).unwrap_or_default();
    match caveats.iter().all(|caveat| asked.contains(caveat)) {
        true => Ok(()),
        false => Err(Refusal::Unasked.into()),
    }
}

/// For the head of the holding club (ufgo 1.3).
pub fn cosign_table(tx: &mut Tx<'_>, id: TournamentId, version: i64) -> Result<(), ActionError> {
    let (t, case) = find_with_case(tx.conn, tx.federation, id)?;
    case.check_actor(tx.actor, OnTournament::Step(Act::Cosign))?;
    let mark = compute_fingerprint(&t);
    let signed = tournaments::load_signatures(tx.conn, id)?;
    if t.state == State::Cosigned
        && signed
            .iter()
            .any(|s| s.office == Office::Club && s.account_id == tx.actor.account)
    {
        return Ok(());
    }
    let after = case.after(Act::Cosign)?;
    if t.lock_version != version {
        return Err(Refusal::Stale.into());
    }
    if !signed
        .iter()
        .any(|s| s.office == Office::Referee && s.fingerprint == mark)
    {
        return Err(Refusal::SignatureBroken.into());
    }
    tournaments::add_signature(
        tx.conn,
        id,
        Office::Club,
        tx.actor.account,
        &tx.actor.name,
        tx.now,
        &mark,
    )?;
    tournaments::update_state(tx.conn, id, after, &t.reason, tx.now)?;
    tx.audit(Entry::new(Action::Cosign, Subject::Tournament(id)).with(&mark))?;
    write_notice(
        tx,
        Notice::Cosigned,
        &Matter::for_tournament(tx.federation, &t, ""),
    )?;
    Ok(())
}

/// Withdraws every signature.
pub fn take_back(tx: &mut Tx<'_>, id: TournamentId) -> Result<(), ActionError> {
    let (t, after) = find_for_step(tx.conn, tx.actor, tx.federation, id, Act::TakeBack)?;
    tournaments::withdraw_signatures(tx.conn, id, tx.now)?;
    tournaments::update_state(tx.conn, id, after, &t.reason, tx.now)?;
    tx.audit(Entry::new(Action::TakeBack, Subject::Tournament(id)))?;
    Ok(())
}

pub(super) fn check_reason(text: &str) -> Result<&str, Refusal> {
    match text.trim() {
        "" => Err(Refusal::ReasonMissing),
        text if text.chars().count() > super::TEXT_MAX => Err(Refusal::ReasonMissing),
        text => Ok(text),
    }
}

/// By the commission or the head of the club; withdraws every signature.
pub fn return_for_changes(tx: &mut Tx<'_>, id: TournamentId, why: &str) -> Result<(), ActionError> {
    let (t, after) = find_for_step(tx.conn, tx.actor, tx.federation, id, Act::Return)?;
    let why = check_reason(why)?;
    tournaments::withdraw_signatures(tx.conn, id, tx.now)?;
    tournaments::update_state(tx.conn, id, after, why, tx.now)?;
    tx.audit(Entry::new(Action::Return, Subject::Tournament(id)).with(why))?;
    write_notice(
        tx,
        Notice::Returned,
        &Matter::for_tournament(tx.federation, &t, why),
    )?;
    Ok(())
}

/// Opens a rated tournament for a correction, or a closed one again. The rating holds until it is
/// rated again.
pub fn reopen_tournament(tx: &mut Tx<'_>, id: TournamentId, why: &str) -> Result<(), ActionError> {
    let (t, after) = find_for_step(tx.conn, tx.actor, tx.federation, id, Act::Reopen)?;
    let why = check_reason(why)?;
    if t.position.is_some() {
        // Annulments of the correction need a reason of their own.
        let typed = Sheet {
            annulled: String::new(),
            ..sheet_of_correction(tx.conn, tx.federation, &t)?
        };
        cancel_correction::store_rated_state(tx.conn, &t, &typed, why)?;
        tournaments::update_sheet(tx.conn, id, &sheet_json(&typed), tx.now)?;
    }
    tournaments::withdraw_signatures(tx.conn, id, tx.now)?;
    tournaments::update_state(tx.conn, id, after, why, tx.now)?;
    tx.audit(Entry::new(Action::Reopen, Subject::Tournament(id)).with(why))?;
    write_notice(
        tx,
        Notice::Reopened,
        &Matter::for_tournament(tx.federation, &t, why),
    )?;
    Ok(())
}

pub fn cancel_tournament(tx: &mut Tx<'_>, id: TournamentId, why: &str) -> Result<(), ActionError> {
    let (_, after) = find_for_step(tx.conn, tx.actor, tx.federation, id, Act::Cancel)?;
    let why = check_reason(why)?;
    tournaments::update_state(tx.conn, id, after, why, tx.now)?;
    tx.audit(Entry::new(Action::Cancel, Subject::Tournament(id)).with(why))?;
    Ok(())
}
