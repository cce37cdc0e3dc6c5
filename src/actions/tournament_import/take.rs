//! Imports a bundle as one act, and undoes the import.

use std::collections::HashMap;

use chrono::{NaiveDate, NaiveDateTime};

use super::files::{self, BundleImport, Outcome, Way};
use super::plan::{self, PlannedTable};
use super::read::sources;
use crate::audit::{self, Subject};
use crate::db::federations::Federation;
use crate::db::table_files::{self, TableFile};
use crate::db::tables::{Game, Participant};
use crate::db::tournaments::NewTournament;
use crate::db::{
    Conn, DbError, PlayerId, TournamentId, TournamentImportId, federations, rating_list_imports,
    tables, tournament_imports as storage, tournaments,
};
use crate::domain::audit::Action;
use crate::domain::table::Sheet;
use crate::editions::{self, Governing};
use crate::official;
use crate::rating::{self, Start};
use crate::rating_list_import::plan::Spellings;
use crate::rating_list_import::take::{Arrived, Came, arrive, leave_nothing};
use crate::replay::{self, Progress};
use crate::sheets::{self, sheet_json};
use crate::tournaments::reason;
use crate::{ActionError, Actor, Refusal};

/// An order to import a bundle.
pub struct Taking<'a> {
    /// Bundle to import.
    pub bundle: TournamentImportId,
    /// Fingerprint of the plan that was shown.
    pub seen: &'a str,
    /// Public reason.
    pub why: &'a str,
    /// Spellings of ranks.
    pub spellings: &'a Spellings,
}

/// Imports a bundle: creates its new players, and turns its tables into tournaments in the order of
/// their days. These are rated from the beginning or stay recorded facts. Writes one audit entry.
///
/// # Errors
/// Not the chairman; no reason; the bundle doesn't wait any more; tables or people are open or
/// wrong; the plan has changed since it was shown; a tournament can't be rated.
pub fn take(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    taking: &Taking<'_>,
    now: NaiveDateTime,
    progress: &Progress,
) -> Result<Outcome, ActionError> {
    let kept = files::waiting(conn, actor, federation)?;
    let why = reason(taking.why)?;
    let plan = plan::of(
        conn,
        federation,
        sources(&kept.files, federation.rules),
        &kept.reading,
        taking.spellings,
    )?;
    if kept.bundle.id != taking.bundle || plan.fingerprint != taking.seen {
        return Err(Refusal::Changed.into());
    }
    if plan.is_open() {
        return Err(Refusal::TablesOpen.into());
    }
    let mut taken: Vec<&PlannedTable> = plan.taken().collect();
    if taken.is_empty() {
        return Err(Refusal::NothingChanged.into());
    }
    taken.sort_by_key(|table| (days(table), table.number));
    let Arrived {
        players,
        clubs,
        numbers,
        everybody,
    } = arrive(conn, federation, &plan.people, &kept.bundle.name, now)?;
    editions::settle(conn, federation, federation.today(now))?;
    let held = BundleTables {
        kept: &kept,
        people: &everybody
            .iter()
            .map(|(number, player)| (*number, *player))
            .collect(),
        now,
    };
    let tournaments = held.enter(conn, actor, federation, &taken)?;
    replay::replay(conn, federation, None, progress)?;
    if federation.rules.shows.conditional {
        unrated_only(conn, federation, &tournaments)?;
    }
    let outcome = Outcome {
        way: kept.reading.way,
        tournaments,
        players,
        clubs,
        numbers,
        people: everybody,
        ..Outcome::default()
    };
    storage::take(conn, kept.bundle.id, &outcome.json(), now)?;
    let detail = format!(
        "{} +{} +{}: {why}",
        kept.bundle.name,
        outcome.tournaments.len(),
        outcome.players.len()
    );
    let line = audit::Entry::new(
        Action::TakeYears,
        Subject::Federation(federation.slug.clone()),
    )
    .with(detail);
    audit::note(conn, actor, Some(federation.id), line, now)?;
    Ok(outcome)
}

/// Removes the conditional ratings of players who had a rating before the tournament.
fn unrated_only(
    conn: &mut Conn,
    federation: &Federation,
    of: &[TournamentId],
) -> Result<(), ActionError> {
    for id in of {
        let people = tables::participants(conn, *id)?;
        if people.iter().all(|p| p.conditional.is_none()) {
            continue;
        }
        let t = tournaments::find(conn, federation.id, *id)?.ok_or(ActionError::NotFound)?;
        let before = rating::ratings_before(conn, federation, &t, &people)?;
        let rated: Vec<PlayerId> = before
            .into_iter()
            .filter(|(_, start)| start.rating.is_some())
            .map(|(id, _)| id)
            .collect();
        tables::remove_conditional(conn, *id, &rated)?;
    }
    Ok(())
}

fn days(table: &PlannedTable) -> Option<(NaiveDate, NaiveDate)> {
    table.conditions.as_ref().map(|c| (c.ends, c.starts))
}

/// The tables of a bundle while they become tournaments.
struct BundleTables<'a> {
    kept: &'a BundleImport,
    /// Players by the number of the person in the bundle.
    people: &'a HashMap<u32, PlayerId>,
    now: NaiveDateTime,
}

impl BundleTables<'_> {
    /// Inserts the tournaments at the end of the chronicle, in this order.
    fn enter(
        &self,
        conn: &mut Conn,
        actor: &Actor,
        federation: &Federation,
        taken: &[&PlannedTable],
    ) -> Result<Vec<TournamentId>, ActionError> {
        let first = federations::take_positions(
            conn,
            federation.id,
            i64::try_from(taken.len()).unwrap_or_default(),
        )?;
        let mut governing: HashMap<NaiveDate, Governing> = HashMap::new();
        let (mut ids, mut people, mut games) =
            (Vec::with_capacity(taken.len()), Vec::new(), Vec::new());
        for (table, position) in taken.iter().zip(first..) {
            let Some(conditions) = table.conditions.clone() else {
                continue;
            };
            let by = match governing.get(&conditions.starts) {
                Some(by) => by.clone(),
                None => governing
                    .entry(conditions.starts)
                    .or_insert(editions::governs(conn, federation, conditions.starts)?)
                    .clone(),
            };
            let sheet = self.sheet(table)?;
            let rated = self.kept.reading.way == Way::Rated;
            let mut code = format!("t{position}");
            while tournaments::code_taken(conn, federation.id, &code)? {
                code.push('x');
            }
            let id = tournaments::add(
                conn,
                NewTournament {
                    federation_id: federation.id,
                    code,
                    conditions: conditions.clone(),
                    state: self.kept.reading.way.state(),
                    sheet: sheet_json(&sheet),
                    position: rated.then_some(position),
                    passes: None,
                    parameters: rated.then_some(by.parameters),
                    rated_at: rated.then_some(self.now),
                    changed_at: self.now,
                    edition_id: by.edition.filter(|_| rated),
                },
            )?;
            let (mut own, played): (Vec<Participant>, Vec<Game>) = rows(id, table, &sheet);
            if rated {
                official::day::recognise(conn, federation, &conditions, &table.read, &mut own)?;
                // Earlier ratings are known only after the replay, so all starts are empty here.
                sheets::note_conditional(
                    federation,
                    &table.read,
                    &vec![Start::default(); own.len()],
                    &mut own,
                );
            }
            people.extend(own);
            games.extend(played);
            self.keep_beside(conn, actor, id, table)?;
            ids.push(id);
        }
        tables::add(conn, &people, &games)?;
        Ok(ids)
    }

    /// The table with the players of the site.
    fn sheet(&self, table: &PlannedTable) -> Result<Sheet, ActionError> {
        let mut sheet = table.sheet.clone();
        for (row, person) in sheet.rows.iter_mut().zip(&table.people) {
            row.player = Some(self.people.get(person).ok_or(Refusal::TablesOpen)?.0);
        }
        Ok(sheet)
    }

    /// Attaches the file to its tournament if the file contains only this table.
    fn keep_beside(
        &self,
        conn: &mut Conn,
        actor: &Actor,
        id: TournamentId,
        table: &PlannedTable,
    ) -> Result<(), DbError> {
        if table.in_journal {
            return Ok(());
        }
        let beside = TableFile {
            file_id: table.file,
            tournament_id: id,
            reading: "{}".to_owned(),
            uploaded_by: actor.name.clone(),
            taken_at: Some(self.now),
            erased_at: None,
        };
        table_files::add(conn, &beside)
    }
}

fn rows(id: TournamentId, table: &PlannedTable, sheet: &Sheet) -> (Vec<Participant>, Vec<Game>) {
    let ids: Vec<PlayerId> = sheet
        .rows
        .iter()
        .map(|row| PlayerId(row.player.unwrap_or_default()))
        .collect();
    sheets::rows(id, sheet, &table.read, &ids)
}

/// Undoes the import of a bundle: removes its tournaments, and the players it created. Players who
/// are referenced elsewhere stay, without an initial record.
///
/// # Errors
/// Not the chairman; the bundle wasn't imported, or was undone before; a tournament was rated or a
/// list published since; something was added to one of its tournaments.
pub fn undo(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: TournamentImportId,
    now: NaiveDateTime,
    progress: &Progress,
) -> Result<Outcome, ActionError> {
    let bundle = files::all(conn, actor, federation)?
        .into_iter()
        .find(|bundle| bundle.id == id)
        .ok_or(ActionError::NotFound)?;
    let taken = bundle
        .taken_at
        .filter(|_| bundle.undone_at.is_none())
        .ok_or(ActionError::NotFound)?;
    let mut outcome = Outcome::of(&bundle)?;
    if rating_list_imports::rested_on(conn, federation.id, taken)?
        || storage::tournaments_touched(conn, &outcome.tournaments, outcome.way.state())?
    {
        return Err(Refusal::YearsRestedOn.into());
    }
    progress.stay_within();
    storage::leave(conn, &outcome.tournaments)?;
    replay::replay(conn, federation, None, progress)?;
    storage::remove_tournaments(conn, &outcome.tournaments)?;
    let came = Came {
        players: &outcome.players,
        numbers: &outcome.numbers,
        clubs: &outcome.clubs,
    };
    let stay = came.leave(conn, federation, taken)?;
    let gone = outcome.players.len() - stay.len();
    outcome.stayed = stay.len();
    leave_nothing(conn, actor, federation, &stay, &bundle.name, now, progress)?;
    storage::undo(conn, id, &outcome.json(), &actor.name, now)?;
    let detail = format!(
        "{} −{} −{gone} ({})",
        bundle.name,
        outcome.tournaments.len(),
        outcome.stayed
    );
    let line = audit::Entry::new(
        Action::UndoYears,
        Subject::Federation(federation.slug.clone()),
    )
    .with(detail);
    audit::note(conn, actor, Some(federation.id), line, now)?;
    Ok(outcome)
}
