//! Imports a bundle as one act, and undoes the import.

use std::collections::HashMap;

use chrono::{NaiveDate, NaiveDateTime};

use super::files::{self, BundleImport, ImportMode, Outcome};
use super::plan::{self, Plan, PlannedTable};
use super::read::read_sources;
use crate::audit::{self, Subject};
use crate::db::federations::Federation;
use crate::db::table_files::{self, TableFile};
use crate::db::tables::{Game, Participant};
use crate::db::tournaments::{Conditions, NewTournament};
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
use crate::rating_list_import::take::{ImportedIds, clear_initial_records, enter_players};
use crate::replay::{self, Progress};
use crate::sheets::{self, sheet_json};
use crate::tournaments::check_reason;
use crate::{ActionError, Actor, Refusal, Tx};

pub struct ImportRequest<'a> {
    pub bundle: TournamentImportId,
    /// Fingerprint of the plan that was shown.
    pub seen: &'a str,
    /// Public reason.
    pub why: &'a str,
    pub spellings: &'a Spellings,
}

/// Creates the new players, and turns the tables into tournaments in the order of their days.
/// Fails if tables or people are open or wrong, or if the plan has changed since it was shown.
pub fn import_bundle(
    tx: &mut Tx<'_>,
    taking: &ImportRequest<'_>,
    progress: &Progress,
) -> Result<Outcome, ActionError> {
    let kept = files::find_waiting(tx.conn, tx.actor, tx.federation)?;
    let why = check_reason(taking.why)?;
    let sources = read_sources(&kept.files, tx.federation.rules);
    let plan = plan::plan_import(
        tx.conn,
        tx.federation,
        sources,
        &kept.reading,
        taking.spellings,
    )?;
    if kept.bundle.id != taking.bundle || plan.fingerprint != taking.seen {
        return Err(Refusal::Changed.into());
    }
    let taken = sorted_tables(&plan)?;
    let name = &kept.bundle.name;
    let entered = enter_players(tx.conn, tx.federation, &plan.people, name, tx.now)?;
    editions::fix_positions(tx.conn, tx.federation, tx.federation.local_day(tx.now))?;
    let held = BundleTables {
        kept: &kept,
        people: &entered
            .everybody
            .iter()
            .map(|(number, player)| (*number, *player))
            .collect(),
        now: tx.now,
    };
    let tournaments = held.insert_tournaments(tx.conn, tx.actor, tx.federation, &taken)?;
    replay::replay_all(tx.conn, tx.federation, None, progress)?;
    if tx.federation.rules.shows.conditional {
        clear_conditional_of_rated(tx.conn, tx.federation, &tournaments)?;
    }
    let outcome = Outcome {
        way: kept.reading.way,
        tournaments,
        players: entered.players,
        clubs: entered.clubs,
        numbers: entered.numbers,
        people: entered.everybody,
        ..Outcome::default()
    };
    storage::mark_imported(tx.conn, kept.bundle.id, &outcome.to_json(), tx.now)?;
    let detail = format!(
        "{name} +{} +{}: {why}",
        outcome.tournaments.len(),
        outcome.players.len()
    );
    let subject = Subject::Federation(tx.federation.slug.clone());
    let line = audit::Entry::new(Action::TakeYears, subject).with(detail);
    tx.audit(line)?;
    Ok(outcome)
}

fn sorted_tables(plan: &Plan) -> Result<Vec<&PlannedTable>, Refusal> {
    if plan.is_open() {
        return Err(Refusal::TablesOpen);
    }
    let mut taken: Vec<&PlannedTable> = plan.included_tables().collect();
    if taken.is_empty() {
        return Err(Refusal::NothingChanged);
    }
    taken.sort_by_key(|table| (sort_days(table), table.number));
    Ok(taken)
}

/// Removes the conditional ratings of players who had a rating before the tournament.
fn clear_conditional_of_rated(
    conn: &mut Conn,
    federation: &Federation,
    of: &[TournamentId],
) -> Result<(), ActionError> {
    for id in of {
        let people = tables::load_participants(conn, *id)?;
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

fn sort_days(table: &PlannedTable) -> Option<(NaiveDate, NaiveDate)> {
    table.conditions.as_ref().map(|c| (c.ends, c.starts))
}

struct BundleTables<'a> {
    kept: &'a BundleImport,
    /// Players by the number of the person in the bundle.
    people: &'a HashMap<u32, PlayerId>,
    now: NaiveDateTime,
}

impl BundleTables<'_> {
    /// Inserts the tournaments at the end of the chronicle, in this order.
    fn insert_tournaments(
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
                    .or_insert(editions::find_governing(
                        conn,
                        federation,
                        conditions.starts,
                    )?)
                    .clone(),
            };
            let sheet = self.sheet_with_players(table)?;
            let rated = self.kept.reading.way == ImportMode::Rated;
            let id = self.insert_tournament(conn, federation, &conditions, &sheet, by, position)?;
            let (mut own, played): (Vec<Participant>, Vec<Game>) = to_rows(id, table, &sheet);
            if rated {
                official::day::store_day_ratings(
                    conn,
                    federation,
                    &conditions,
                    &table.read,
                    &mut own,
                )?;
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
            self.attach_file(conn, actor, id, table)?;
            ids.push(id);
        }
        tables::add(conn, &people, &games)?;
        Ok(ids)
    }

    fn insert_tournament(
        &self,
        conn: &mut Conn,
        federation: &Federation,
        conditions: &Conditions,
        sheet: &Sheet,
        by: Governing,
        position: i64,
    ) -> Result<TournamentId, DbError> {
        let rated = self.kept.reading.way == ImportMode::Rated;
        let mut code = format!("t{position}");
        while tournaments::code_taken(conn, federation.id, &code)? {
            code.push('x');
        }
        tournaments::add(
            conn,
            NewTournament {
                federation_id: federation.id,
                code,
                conditions: conditions.clone(),
                state: self.kept.reading.way.imported_state(),
                sheet: sheet_json(sheet),
                position: rated.then_some(position),
                passes: None,
                parameters: rated.then_some(by.parameters),
                rated_at: rated.then_some(self.now),
                changed_at: self.now,
                edition_id: by.edition.filter(|_| rated),
            },
        )
    }

    fn sheet_with_players(&self, table: &PlannedTable) -> Result<Sheet, ActionError> {
        let mut sheet = table.sheet.clone();
        for (row, person) in sheet.rows.iter_mut().zip(&table.people) {
            row.player = Some(self.people.get(person).ok_or(Refusal::TablesOpen)?.0);
        }
        Ok(sheet)
    }

    /// Attaches the file to its tournament if it contains no other table.
    fn attach_file(
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

fn to_rows(id: TournamentId, table: &PlannedTable, sheet: &Sheet) -> (Vec<Participant>, Vec<Game>) {
    let ids: Vec<PlayerId> = sheet
        .rows
        .iter()
        .map(|row| PlayerId(row.player.unwrap_or_default()))
        .collect();
    sheets::to_rows(id, sheet, &table.read, &ids)
}

/// Removes the tournaments and the players of an import. Players referenced elsewhere stay, without
/// an initial record.
/// Fails after a rating or a published list, or if something was added to a tournament.
pub fn undo_import(
    tx: &mut Tx<'_>,
    id: TournamentImportId,
    progress: &Progress,
) -> Result<Outcome, ActionError> {
    let bundle = files::all(tx.conn, tx.actor, tx.federation)?
        .into_iter()
        .find(|bundle| bundle.id == id)
        .ok_or(ActionError::NotFound)?;
    let taken = bundle
        .taken_at
        .filter(|_| bundle.undone_at.is_none())
        .ok_or(ActionError::NotFound)?;
    let mut outcome = Outcome::from_stored(&bundle)?;
    if rating_list_imports::is_rated_or_published_since(tx.conn, tx.federation.id, taken)?
        || storage::tournaments_touched(
            tx.conn,
            &outcome.tournaments,
            outcome.way.imported_state(),
        )?
    {
        return Err(Refusal::YearsRestedOn.into());
    }
    progress.stay_within();
    storage::remove_from_chronicle(tx.conn, &outcome.tournaments)?;
    replay::replay_all(tx.conn, tx.federation, None, progress)?;
    storage::remove_tournaments(tx.conn, &outcome.tournaments)?;
    let came = ImportedIds {
        players: &outcome.players,
        numbers: &outcome.numbers,
        clubs: &outcome.clubs,
    };
    let stay = came.remove_unused(tx.conn, tx.federation, taken)?;
    let gone = outcome.players.len() - stay.len();
    outcome.stayed = stay.len();
    clear_initial_records(tx, &stay, &bundle.name, progress)?;
    storage::mark_undone(tx.conn, id, &outcome.to_json(), &tx.actor.name, tx.now)?;
    let detail = format!(
        "{} −{} −{gone} ({})",
        bundle.name,
        outcome.tournaments.len(),
        outcome.stayed
    );
    let line = audit::Entry::new(
        Action::UndoYears,
        Subject::Federation(tx.federation.slug.clone()),
    )
    .with(detail);
    tx.audit(line)?;
    Ok(outcome)
}
