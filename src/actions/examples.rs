//! The newest tournament, results, list and desk of a federation, as examples of an article.

use chrono::NaiveDate;

use super::ActionError;
use super::stored_desk;
use crate::db::federations::Federation;
use crate::db::results::ResultRow;
use crate::db::tournaments::{self, Filter};
use crate::db::{Conn, PlayerId, TournamentId, desks, lists, results};
use crate::domain::approval::State;
use crate::domain::article::ResultKind;
use crate::domain::desk::{EntrantId, Stage, System};

/// Searched for example results.
const TOURNAMENTS: i64 = 20;

/// Searched for desks.
const DESKS: i64 = 60;

/// Fewer than searched, because their texts are long.
const DESKS_READ: usize = 4;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ResultOf {
    pub tournament: TournamentId,
    pub player: PlayerId,
}

/// In a published round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PairOf {
    pub tournament: TournamentId,
    pub round: usize,
    /// One of the two participants.
    pub entrant: EntrantId,
}

/// A kind is empty if the federation has none yet.
#[derive(Debug, Clone, Default)]
pub struct Examples {
    results: Vec<ResultRow>,
    pub list: Option<NaiveDate>,
    /// Paired by results.
    pub pair: Option<PairOf>,
    pub knockout: Option<TournamentId>,
    pub mcmahon: Option<TournamentId>,
}

impl Examples {
    pub fn load(conn: &mut Conn, federation: &Federation) -> Result<Examples, ActionError> {
        let rated = Filter {
            states: vec![State::Rated, State::Reopened],
            limit: TOURNAMENTS,
            ..Filter::default()
        };
        let ids: Vec<TournamentId> = tournaments::list_page(conn, federation.id, &rated)?
            .into_iter()
            .map(|t| t.id)
            .collect();
        let mut results = results::of_tournaments(conn, &ids)?;
        // Newest first, then by player id, so that the page is deterministic.
        results.sort_unstable_by_key(|row| (std::cmp::Reverse(row.position), row.player_id));
        let list = lists::load_brief(conn, federation.id)?
            .into_iter()
            .map(|list| list.date)
            .max();
        let mut examples = Examples {
            results,
            list,
            ..Examples::default()
        };
        let all = Filter {
            limit: DESKS,
            ..Filter::default()
        };
        let newest: Vec<TournamentId> = tournaments::list_page(conn, federation.id, &all)?
            .into_iter()
            .map(|t| t.id)
            .collect();
        let with_desk = desks::filter_with_desk(conn, &newest)?;
        for id in newest
            .into_iter()
            .filter(|id| with_desk.contains(id))
            .take(DESKS_READ)
        {
            examples.add_desk(conn, id)?;
        }
        Ok(examples)
    }

    fn add_desk(&mut self, conn: &mut Conn, id: TournamentId) -> Result<(), ActionError> {
        let Some(desk) = stored_desk::find(conn, id)? else {
            return Ok(());
        };
        let seen = desk
            .rounds
            .iter()
            .rposition(|round| round.stage > Stage::Paired && !round.boards.is_empty());
        let Some((round, entrant)) =
            seen.and_then(|at| Some((at + 1, desk.rounds.get(at)?.boards.first()?.black)))
        else {
            return Ok(());
        };
        match desk.plan.system {
            System::Knockout => self.knockout = self.knockout.or(Some(id)),
            System::McMahon => self.mcmahon = self.mcmahon.or(Some(id)),
            System::Swiss | System::RoundRobin => {}
        }
        let by_results = matches!(desk.plan.system, System::Swiss | System::McMahon);
        if by_results && self.pair.is_none() {
            self.pair = Some(PairOf {
                tournament: id,
                round,
                entrant,
            });
        }
        Ok(())
    }

    pub fn find_result(&self, kind: ResultKind) -> Option<ResultOf> {
        let is = |row: &&ResultRow| match kind {
            ResultKind::Any => row.before.is_some() && row.before != row.after,
            ResultKind::Newcomer => row.before.is_none(),
            ResultKind::Anomalous => row.anomalous,
            ResultKind::Starred => row.provisional_before,
        };
        let found = self
            .results
            .iter()
            .find(is)
            .or_else(|| self.results.first().filter(|_| kind == ResultKind::Any));
        found.map(|row| ResultOf {
            tournament: row.tournament_id,
            player: row.player_id,
        })
    }
}
