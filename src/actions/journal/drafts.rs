//! Tournaments of a journal that aren't rated: unfinished ones, and recorded ones of the past.

use std::collections::{HashMap, HashSet};
use std::fmt::Display;

use chrono::NaiveDateTime;

use super::{Draft, ImportError, decisions};
use crate::db::federations::Federation;
use crate::db::tournaments::{Conditions, NewTournament};
use crate::db::{
    ClubId, Conn, DbError, PlanLineId, PlayerId, TournamentId, players, tables, tournaments,
};
use crate::domain::approval::State;
use crate::domain::journal::{AppealLine, Bad, Json};
use crate::domain::table::{self, Sheet};
use crate::domain::tournament::Board;
use crate::players::club_named;
use crate::sheets;

fn find_named_players(
    conn: &mut Conn,
    federation: &Federation,
    draft: &Draft,
    appeals: &[AppealLine],
) -> Result<HashMap<String, PlayerId>, DbError> {
    let objecting = appeals.iter().filter_map(|appeal| appeal.player.as_deref());
    let wanted: HashSet<&str> = draft
        .codes
        .iter()
        .flatten()
        .map(String::as_str)
        .chain(objecting)
        .collect();
    if wanted.is_empty() {
        return Ok(HashMap::new());
    }
    Ok(players::list(conn, federation.id)?
        .into_iter()
        .filter(|p| wanted.contains(p.code.as_str()))
        .map(|p| (p.code, p.id))
        .collect())
}

fn seat_players(draft: &mut Draft, known: &HashMap<String, PlayerId>) {
    for (row, code) in draft
        .sheet
        .rows
        .iter_mut()
        .zip(draft.codes.iter().map(Some).chain(std::iter::repeat(None)))
    {
        row.player = code
            .and_then(|c| c.as_ref())
            .and_then(|c| known.get(c))
            .map(|id| id.0);
    }
}

/// Signatures aren't transferred, so a signed draft has to be signed again.
fn state_of_draft(draft: &Draft) -> State {
    match draft.state {
        State::Submitted | State::Cosigned | State::Rated | State::Reopened => State::Planned,
        state => state,
    }
}

/// A draft may name its line in the calendar plan.
pub(super) fn store_draft(
    conn: &mut Conn,
    federation: &Federation,
    line: usize,
    draft: &Json,
    plans: &HashMap<String, PlanLineId>,
    now: NaiveDateTime,
) -> Result<(), ImportError> {
    let mut draft: Draft =
        serde_json::from_value(draft.value()).map_err(|e| refuse_draft(line, e))?;
    let club_id = draft
        .club
        .as_deref()
        .map(|club| club_named(conn, federation.id, club))
        .transpose()?;
    let appeals = decisions::of_draft(&draft.appeals).map_err(|e| refuse_draft(line, e))?;
    let known = find_named_players(conn, federation, &draft, &appeals)?;
    seat_players(&mut draft, &known);
    let state = state_of_draft(&draft);
    if tournaments::code_taken(conn, federation.id, &draft.id)? {
        let reason = format!("tournament {} was declared before", draft.id);
        return Err(refuse_draft(line, reason));
    }
    let board = Board::from_size(draft.board)
        .ok_or_else(|| refuse_draft(line, format!("there is no board of {} lines", draft.board)))?;
    let (code, reason, sheet) = (
        draft.id.clone(),
        draft.reason.clone(),
        std::mem::take(&mut draft.sheet),
    );
    let conditions = draft_conditions(draft, club_id, board, plans);
    let id = tournaments::add(
        conn,
        NewTournament {
            federation_id: federation.id,
            code,
            conditions,
            state,
            sheet: serde_json::to_string(&sheet).unwrap_or_default(),
            position: None,
            passes: None,
            parameters: None,
            rated_at: None,
            changed_at: now,
            edition_id: None,
        },
    )?;
    if !reason.is_empty() {
        tournaments::update_state(conn, id, state, &reason, now)?;
    }
    decisions::take_appeals(conn, federation.id, id, &appeals, |code| {
        known.get(code).copied()
    })?;
    if state == State::Recorded {
        store_fact(conn, line, id, &sheet)?;
    }
    Ok(())
}

fn refuse_draft(line: usize, reason: impl Display) -> ImportError {
    ImportError::Bad(Bad {
        line,
        reason: format!("draft: {reason}"),
    })
}

/// The referee is known by name only.
fn draft_conditions(
    draft: Draft,
    club_id: Option<ClubId>,
    board: Board,
    plans: &HashMap<String, PlanLineId>,
) -> Conditions {
    Conditions {
        name: draft.name,
        starts: draft.start,
        ends: draft.end,
        city: draft.city,
        club_id,
        referee_id: None,
        referee_name: draft.referee,
        official: draft.official,
        plan_line_id: plans.get(&draft.plan).copied().filter(|_| draft.official),
        plan: draft.plan,
        board,
        minutes: draft.minutes,
        pool: draft.pool,
        category: draft.category,
        rated_by_fide: draft.rated_by_fide,
        round_days: draft.days,
        remark: draft.remark,
    }
}

/// All players of a recorded tournament must be known.
fn store_fact(
    conn: &mut Conn,
    line: usize,
    id: TournamentId,
    sheet: &Sheet,
) -> Result<(), ImportError> {
    let bad = || {
        ImportError::Bad(Bad {
            line,
            reason: "draft: the table of a recorded tournament has mistakes".to_owned(),
        })
    };
    let read = table::check_sheet(sheet).map_err(|_| bad())?;
    let ids: Vec<PlayerId> = sheet
        .rows
        .iter()
        .map(|row| row.player.map(PlayerId))
        .collect::<Option<_>>()
        .ok_or_else(bad)?;
    let (people, games) = sheets::to_rows(id, sheet, &read, &ids);
    Ok(tables::add(conn, &people, &games)?)
}
