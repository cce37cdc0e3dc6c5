//! The past of a player for pages: games with both ratings, and performances. Read-only.

use std::collections::{BTreeSet, HashMap, HashSet};

use chrono::NaiveDate;

use super::rating::strengths_before;
use super::statistics::Expectations;
use super::{ActionError, sheets};
use crate::db::federations::Federation;
use crate::db::{Conn, DbError, PlayerId, TournamentId, history, tables, tournaments};
use crate::domain::history::{Game, Performance, measure_performance};
use crate::domain::number::{Points, Score};
use crate::domain::rules::Strength;

/// Only games in rated tournaments.
#[derive(Debug, Clone, PartialEq)]
pub struct Past {
    /// By the last days of the tournaments, oldest first.
    pub games: Vec<Game<TournamentId, PlayerId>>,
    /// Names and last days.
    pub tournaments: HashMap<TournamentId, (String, NaiveDate)>,
}

impl Past {
    pub fn list_opponents(&self) -> Vec<PlayerId> {
        self.games
            .iter()
            .filter_map(|game| game.opponent)
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect()
    }

    pub fn name(&self, tournament: TournamentId) -> &str {
        self.tournaments
            .get(&tournament)
            .map_or("", |known| &known.0)
    }

    pub fn last_day(&self, tournament: TournamentId) -> Option<NaiveDate> {
        self.tournaments.get(&tournament).map(|known| known.1)
    }
}

pub fn load_past(
    conn: &mut Conn,
    federation: &Federation,
    player: PlayerId,
) -> Result<Past, ActionError> {
    let played = tables::games_of(conn, player)?;
    from_player_view(conn, federation, player, played)
}

pub fn past_in(
    conn: &mut Conn,
    federation: &Federation,
    player: PlayerId,
    of: &[TournamentId],
) -> Result<Past, ActionError> {
    let played = tables::games_of_in(conn, player, of)?;
    from_player_view(conn, federation, player, played)
}

pub fn games_between(
    conn: &mut Conn,
    federation: &Federation,
    player: PlayerId,
    other: PlayerId,
) -> Result<Past, ActionError> {
    let played = tables::games_between(conn, player, other)?;
    from_player_view(conn, federation, player, played)
}

fn from_player_view(
    conn: &mut Conn,
    federation: &Federation,
    player: PlayerId,
    mut played: Vec<tables::Game>,
) -> Result<Past, ActionError> {
    let held: BTreeSet<TournamentId> = played.iter().map(|game| game.tournament_id).collect();
    let held: Vec<TournamentId> = held.into_iter().collect();
    let people: BTreeSet<PlayerId> = played
        .iter()
        .flat_map(|game| [Some(game.a_id), game.b_id])
        .flatten()
        .collect();
    let people: Vec<PlayerId> = people.into_iter().collect();
    let tournaments = tournaments::load_names(conn, &held)?;
    let strengths = load_strengths(conn, federation, &played, &held, &people)?;
    played.sort_by_key(|game| {
        (
            tournaments.get(&game.tournament_id).map(|known| known.1),
            game.tournament_id,
            game.seq,
        )
    });
    let games = played.iter().map(|game| {
        let first = game.a_id == player;
        let opponent = if first { game.b_id } else { Some(game.a_id) };
        let score = game
            .half_points
            .and_then(|halves| Score::from_halves(halves.into()));
        let had = |who: PlayerId| strengths.get(&(game.tournament_id, who)).copied();
        Game {
            tournament: game.tournament_id,
            round: game.round,
            opponent,
            score: if first {
                score
            } else {
                score.map(Score::opposite)
            },
            played: game.played,
            annulled: game.annulled,
            handicap: game.handicap != 0,
            own: had(player),
            other: opponent.and_then(had),
        }
    });
    let games = games.collect();
    Ok(Past { games, tournaments })
}

/// The results have the strengths of the recalculated players; only tournaments with other
/// participants (ufgo 1.7) are read whole.
fn load_strengths(
    conn: &mut Conn,
    federation: &Federation,
    played: &[tables::Game],
    held: &[TournamentId],
    people: &[PlayerId],
) -> Result<HashMap<(TournamentId, PlayerId), Strength>, ActionError> {
    let rated = history::load_before(conn, held, people)?;
    let recalculated: HashSet<(TournamentId, PlayerId)> = rated
        .iter()
        .map(|before| (before.tournament_id, before.player_id))
        .collect();
    let others = |game: &&tables::Game| {
        let players = [Some(game.a_id), game.b_id];
        game.played
            && game.b_id.is_some()
            && players
                .into_iter()
                .flatten()
                .any(|who| !recalculated.contains(&(game.tournament_id, who)))
    };
    let incomplete: BTreeSet<TournamentId> = played
        .iter()
        .filter(others)
        .map(|game| game.tournament_id)
        .collect();
    let incomplete: Vec<TournamentId> = incomplete.into_iter().collect();
    let mut found = match incomplete.is_empty() {
        true => HashMap::new(),
        false => strengths_before(conn, federation, &incomplete)?,
    };
    found.extend(rated.into_iter().filter_map(|before| {
        let strength = Strength {
            rating: Points(before.rating?),
            deviation: before.deviation,
            provisional: before.provisional,
        };
        Some(((before.tournament_id, before.player_id), strength))
    }));
    Ok(found)
}

/// Adds ratings that tables of past tournaments state where the rules know none. They are for
/// display, not for calculation. `of` are the past tournaments.
pub fn with_stated(
    conn: &mut Conn,
    player: PlayerId,
    past: Past,
    of: &[TournamentId],
) -> Result<Past, DbError> {
    let held: BTreeSet<TournamentId> = past
        .games
        .iter()
        .map(|game| game.tournament)
        .filter(|id| of.contains(id))
        .collect();
    if held.is_empty() {
        return Ok(past);
    }
    let held: Vec<TournamentId> = held.into_iter().collect();
    let people = tables::participants_of(conn, &held)?;
    let mut stated = HashMap::new();
    for t in tournaments::recorded_of(conn, &held)? {
        for (who, rating) in
            sheets::stated_ratings(&t, people.get(&t.id).map(Vec::as_slice).unwrap_or_default())?
        {
            stated.insert(
                (t.id, who),
                Strength {
                    rating: Points(rating),
                    deviation: None,
                    provisional: false,
                },
            );
        }
    }
    let had = |tournament: TournamentId, who: PlayerId| stated.get(&(tournament, who)).copied();
    let games = past.games.into_iter().map(|game| Game {
        own: game.own.or_else(|| had(game.tournament, player)),
        other: game.other.or_else(|| had(game.tournament, game.opponent?)),
        ..game
    });
    Ok(Past {
        games: games.collect(),
        tournaments: past.tournaments,
    })
}

/// By the parameters with which each tournament was rated.
pub fn compute_performances(
    conn: &mut Conn,
    federation: &Federation,
    past: &Past,
) -> Result<HashMap<TournamentId, Performance>, DbError> {
    // Without a rating before the tournament there is no performance.
    let rated: BTreeSet<TournamentId> = past
        .games
        .iter()
        .filter(|game| game.own.is_some())
        .map(|game| game.tournament)
        .collect();
    let rated: Vec<TournamentId> = rated.into_iter().collect();
    let expectations =
        Expectations::from_parameters(federation, history::load_parameters(conn, &rated)?)?;
    let mut found = HashMap::with_capacity(rated.len());
    for games in past.games.chunk_by(|a, b| a.tournament == b.tournament) {
        let Some(tournament) = games.first().map(|game| game.tournament) else {
            continue;
        };
        let Some(expectation) = expectations.expectation_in(tournament) else {
            continue;
        };
        if let Some(performance) = measure_performance(
            games.iter(),
            expectations.newcomer_strength(tournament),
            expectation,
        ) {
            found.insert(tournament, performance);
        }
    }
    Ok(found)
}
