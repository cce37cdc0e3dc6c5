//! Cancels a correction: restores the rated tournament as it was before it was reopened. The
//! snapshot has no names, since they are read from the players.

use std::collections::HashMap;

use super::audit::{Entry, Subject};
use super::authorization::{self, OnTournament};
use super::correction_snapshot::{RatedAs, parse_snapshot};
use super::sheets::{parse_sheet, sheet_json, table_of};
use super::{ActionError, Refusal, Tx};
use crate::db::corrections::{self, Correction};
use crate::db::federations::Federation;
use crate::db::tournaments::{self, Tournament};
use crate::db::{
    ClubId, Conn, CorrectionId, DbError, FederationId, PlanLineId, PlayerId, TournamentId, players,
    tables,
};
use crate::domain::approval::{Act, State};
use crate::domain::audit::Action;
use crate::domain::table::{Sheet, TypedPlayer};

/// `None` if a row has no player.
fn strip_names(sheet: &Sheet) -> Option<Sheet> {
    let row = |row: &TypedPlayer| {
        let kept = TypedPlayer {
            name: String::new(),
            latin: String::new(),
            born: String::new(),
            club: String::new(),
            ..row.clone()
        };
        row.player.map(|_| TypedPlayer {
            numbers: String::new(),
            country: String::new(),
            city: String::new(),
            ..kept
        })
    };
    Some(Sheet {
        rounds: sheet.rounds,
        rows: sheet.rows.iter().map(row).collect::<Option<_>>()?,
        ..Sheet::default()
    })
}

/// Called before a correction changes the tournament.
pub(super) fn store_rated_state(
    conn: &mut Conn,
    t: &Tournament,
    typed: &Sheet,
    why: &str,
) -> Result<(), ActionError> {
    let signed = tournaments::load_signatures(conn, t.id)?
        .into_iter()
        .map(|s| s.id)
        .collect();
    let sheet = strip_names(typed)
        .ok_or_else(|| DbError::Corrupt(format!("a row of tournament {} has no player", t.id)))?;
    let kept = RatedAs {
        signed,
        reason: why.to_owned(),
        ..RatedAs::new(&t.conditions, sheet)
    };
    Ok(tournaments::update_rated_as(conn, t.id, &kept.text(t.id)?)?)
}

fn load_snapshot(conn: &mut Conn, id: TournamentId) -> Result<RatedAs, ActionError> {
    let kept = parse_snapshot(&tournaments::rated_as(conn, id)?, id)?;
    let missing = || DbError::Corrupt(format!("tournament {id} has no table as rated"));
    Ok(kept.ok_or_else(missing)?)
}

/// The snapshot's conditions, and the table as stored.
pub(super) fn rated_before(conn: &mut Conn, t: &Tournament) -> Result<RatedAs, ActionError> {
    let sheet = table_of(
        &tables::load_participants(conn, t.id)?,
        &tables::load_games(conn, t.id)?,
    );
    let kept = load_snapshot(conn, t.id)?;
    Ok(RatedAs { sheet, ..kept })
}

/// In the ledger.
pub(super) fn store_tables(
    conn: &mut Conn,
    correction: CorrectionId,
    before: &RatedAs,
    t: &Tournament,
) -> Result<(), ActionError> {
    let sheet = table_of(
        &tables::load_participants(conn, t.id)?,
        &tables::load_games(conn, t.id)?,
    );
    let after = RatedAs::new(&t.conditions, sheet);
    Ok(corrections::update_tables(
        conn,
        correction,
        &before.text(t.id)?,
        &after.text(t.id)?,
    )?)
}

/// `None` if no table was corrected or the tables weren't recorded.
pub fn tables_of(correction: &Correction) -> Result<Option<(RatedAs, RatedAs)>, DbError> {
    let of = correction.tournament_id.unwrap_or(TournamentId(0));
    let side = |text: &Option<String>| parse_snapshot(text.as_deref().unwrap_or_default(), of);
    Ok(side(&correction.table_before)?.zip(side(&correction.table_after)?))
}

/// Cancelling a correction would restore this club as host.
pub(super) fn is_held_by(
    conn: &mut Conn,
    federation: &Federation,
    club: ClubId,
) -> Result<bool, DbError> {
    for (id, kept) in tournaments::all_rated_as(conn, federation.id)? {
        if parse_snapshot(&kept, id)?.is_some_and(|kept| kept.club == Some(club.0)) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Cancelling a correction would make the tournament official by its line again.
pub(super) fn on_lines(
    conn: &mut Conn,
    federation: FederationId,
    lines: &[PlanLineId],
) -> Result<Vec<(TournamentId, String)>, DbError> {
    let mut found = Vec::new();
    for (id, kept) in tournaments::all_rated_as(conn, federation)? {
        if let Some(kept) = parse_snapshot(&kept, id)?.filter(|kept| {
            kept.plan_line
                .is_some_and(|line| lines.contains(&PlanLineId(line)))
        }) {
            found.push((id, kept.name));
        }
    }
    Ok(found)
}

/// Inserts the present names.
fn fill_names(
    conn: &mut Conn,
    federation: &Federation,
    mut sheet: Sheet,
) -> Result<Sheet, DbError> {
    let ids: Vec<PlayerId> = sheet
        .rows
        .iter()
        .filter_map(|row| row.player.map(PlayerId))
        .collect();
    let known: HashMap<PlayerId, String> = players::find_many(conn, federation.id, &ids)?
        .into_iter()
        .map(|p| (p.id, p.display_name().to_owned()))
        .collect();
    for row in &mut sheet.rows {
        if let Some(name) = row.player.and_then(|id| known.get(&PlayerId(id))) {
            row.name.clone_from(name);
        }
    }
    Ok(sheet)
}

pub fn restore_rated_state(
    tx: &mut Tx<'_>,
    id: TournamentId,
    version: i64,
) -> Result<(), ActionError> {
    let t = authorization::find_permitted_tournament(
        tx.conn,
        tx.actor,
        tx.federation,
        id,
        OnTournament::Step(Act::Abandon),
    )?;
    // Otherwise entries made since the user read the page would be lost.
    if t.lock_version != version {
        return Err(Refusal::Stale.into());
    }
    tournaments::withdraw_signatures(tx.conn, id, tx.now)?;
    let kept = load_snapshot(tx.conn, id)?;
    tournaments::update_conditions(tx.conn, id, &kept.to_conditions(&t.conditions), tx.now)?;
    tournaments::restore_signatures(tx.conn, id, &kept.signed)?;
    let sheet = fill_names(tx.conn, tx.federation, kept.sheet)?;
    if self::parse_sheet(&t)? != sheet {
        tournaments::update_sheet(tx.conn, id, &sheet_json(&sheet), tx.now)?;
    }
    tournaments::update_rated_as(tx.conn, id, "")?;
    tournaments::update_state(tx.conn, id, State::Rated, "", tx.now)?;
    tx.audit(Entry::new(Action::Abandon, Subject::Tournament(id)))?;
    Ok(())
}
