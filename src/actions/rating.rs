//! Rating: conversion between stored rows and the engine of the rules.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDateTime;

use super::editions::Governing;
use super::{ActionError, Refusal, correction_snapshot};
use crate::db::federations::Federation;
use crate::db::players::{Player, PublicState, State as PlayerState};
use crate::db::pools::{self, PoolRating};
use crate::db::results::ResultRow;
use crate::db::tables::RecordsBefore;
use crate::db::tables::{Game as GameRow, Participant};
use crate::db::tournaments::{Conditions, Outcome, Tournament as Row};
use crate::db::{
    Conn, DbError, FederationId, PlayerId, TournamentId, players, results, tables, tournaments,
};
use crate::domain::approval::State;
use crate::domain::chronicle::id_order;
use crate::domain::explain::Step;
use crate::domain::number::{Points, Score};
use crate::domain::player::{Born, Person, PlayerKey};
use crate::domain::rules::{
    Engine, Line, RankChange, Rated, Refused, RefusedKind, Rulebook, Strength, View,
};
use crate::domain::tournament::{Game, Tournament};

#[derive(Default)]
pub struct Keys {
    keys: HashMap<PlayerId, PlayerKey>,
    ids: Vec<PlayerId>,
}

impl Keys {
    /// Assigns keys in the order of entry.
    pub fn from_ids(ids: impl Iterator<Item = PlayerId>) -> Keys {
        let ids: Vec<PlayerId> = ids.collect();
        Keys {
            keys: ids.iter().copied().zip((0..).map(PlayerKey)).collect(),
            ids,
        }
    }

    pub fn key(&self, id: PlayerId) -> Result<PlayerKey, DbError> {
        self.keys
            .get(&id)
            .copied()
            .ok_or_else(|| DbError::Corrupt(format!("player {id} has not entered")))
    }

    pub fn id(&self, key: PlayerKey) -> Result<PlayerId, DbError> {
        self.ids
            .get(key.index())
            .copied()
            .ok_or_else(|| DbError::Corrupt(format!("key {} is nobody's", key.0)))
    }

    fn add_key(&mut self, id: PlayerId, key: PlayerKey) {
        self.keys.insert(id, key);
        self.ids.push(id);
    }
}

pub struct Rater {
    pub engine: Box<dyn Engine>,
    pub keys: Keys,
    /// By the text of their parameters.
    editions: HashMap<String, usize>,
    pub rulebook: &'static Rulebook,
}

impl Rater {
    pub fn new(federation: &Federation) -> Result<Rater, DbError> {
        let engine = federation
            .rules
            .empty_engine(&parse_json(&federation.parameters, "parameters")?)
            .map_err(DbError::Corrupt)?;
        let editions = HashMap::from([(federation.parameters.clone(), 0)]);
        Ok(Rater {
            engine,
            keys: Keys::default(),
            editions,
            rulebook: federation.rules,
        })
    }

    pub fn edition_number(&mut self, parameters: &str) -> Result<usize, DbError> {
        if let Some(number) = self.editions.get(parameters) {
            return Ok(*number);
        }
        let number = self
            .engine
            .add_edition(&parse_json(parameters, "parameters")?)
            .map_err(|wrong| DbError::Corrupt(wrong.to_string()))?;
        self.editions.insert(parameters.to_owned(), number);
        Ok(number)
    }

    pub fn use_parameters(&mut self, parameters: &str) -> Result<(), DbError> {
        let number = self.edition_number(parameters)?;
        self.engine.use_edition(number);
        Ok(())
    }

    /// Ties are broken by code.
    pub fn resume_players(&mut self, people: &[(&Player, &str)]) -> Result<(), DbError> {
        people
            .iter()
            .try_for_each(|(player, record)| self.resume_one(player, record))?;
        self.set_code_order(people.iter().map(|(p, _)| p.code.as_str()));
        Ok(())
    }

    /// The caller must set the order of all players afterwards.
    pub(super) fn resume_one(&mut self, player: &Player, record: &str) -> Result<(), DbError> {
        let key = self
            .engine
            .resume_player(player.to_person(), record)
            .map_err(DbError::Corrupt)?;
        self.keys.add_key(player.id, key);
        Ok(())
    }

    /// For a person who isn't stored yet, under any unused id.
    pub fn enter_newcomer(
        &mut self,
        id: PlayerId,
        born: Option<Born>,
    ) -> Result<PlayerKey, DbError> {
        let key = self
            .engine
            .enter_player(Person { born, guest: false }, None)
            .map_err(DbError::Corrupt)?;
        self.keys.add_key(id, key);
        Ok(key)
    }

    /// The codes are in the order of entry.
    pub fn set_code_order<'a>(&mut self, codes: impl Iterator<Item = &'a str>) {
        self.engine.set_id_order(id_order(codes));
    }

    pub fn key(&self, id: PlayerId) -> Result<PlayerKey, DbError> {
        self.keys.key(id)
    }

    pub fn id(&self, key: PlayerKey) -> Result<PlayerId, DbError> {
        self.keys.id(key)
    }

    pub fn to_tournament(
        &self,
        id: TournamentId,
        row: &Conditions,
        people: &[Participant],
        played: &[GameRow],
    ) -> Result<Tournament, DbError> {
        as_tournament(self.rulebook, id, row, people.iter(), played, &|id| {
            self.key(id)
        })
    }

    /// The rating of the tournament's pool, under rules with pools.
    pub fn rating_for(&self, id: PlayerId, row: &Conditions) -> Result<Option<Points>, DbError> {
        let key = self.key(id)?;
        if !self.rulebook.shows.pools {
            return Ok(self.engine.view_player(key).rating);
        }
        Ok(self
            .engine
            .player_pools(key)
            .into_iter()
            .find(|p| p.pool == row.pool)
            .map(|p| p.rating))
    }

    pub fn to_result_row(
        &self,
        line: &Line,
        tournament: TournamentId,
        position: i64,
    ) -> Result<ResultRow, DbError> {
        Ok(result_row(
            line,
            self.id(line.player)?,
            tournament,
            position,
        ))
    }

    pub fn player_state(&self, key: PlayerKey, last: Option<TournamentId>) -> PlayerState {
        let view = self.engine.view_player(key);
        state_of(&view, self.engine.stored_record(key), last)
    }

    pub fn pool_ratings(
        &self,
        key: PlayerKey,
        player: PlayerId,
        federation: FederationId,
    ) -> Vec<PoolRating> {
        pools_of(&*self.engine, key, player, federation)
    }
}

/// `what` names the text in the error.
pub fn parse_json(text: &str, what: &str) -> Result<serde_json::Value, DbError> {
    serde_json::from_str(text).map_err(|e| DbError::Corrupt(format!("{what}: {e}")))
}

/// Leaves out entries without a game for the rules (bye, double no-show). Rules without annulments
/// get an unrated game as an unplayed one, with a mark that distinguishes it from a forfeit.
pub fn as_tournament<'a>(
    rulebook: &Rulebook,
    id: TournamentId,
    row: &Conditions,
    people: impl Iterator<Item = &'a Participant>,
    played: &[GameRow],
    key: &dyn Fn(PlayerId) -> Result<PlayerKey, DbError>,
) -> Result<Tournament, DbError> {
    let games: Vec<Game> = played
        .iter()
        .filter_map(|g| convert_game(rulebook, id, g, key).transpose())
        .collect::<Result<_, _>>()?;
    let mut participants = Vec::new();
    let mut places = Vec::new();
    let mut fide = Vec::new();
    for p in people {
        if p.listed {
            participants.push(key(p.player_id)?);
        }
        if let Some(place) = p.place.and_then(|p| u32::try_from(p).ok()) {
            places.push((key(p.player_id)?, place));
        }
        if let Some(rating) = p.fide {
            fide.push((key(p.player_id)?, rating));
        }
    }
    Ok(Tournament {
        start: row.starts,
        end: row.ends,
        official: row.official,
        board: row.board,
        minutes: row.minutes,
        pool: row.pool,
        category: row.category,
        rated_by_fide: row.rated_by_fide,
        days: row.round_days.clone(),
        participants,
        places,
        fide,
        games,
    })
}

/// `None` if it is no game for the rules.
fn convert_game(
    rulebook: &Rulebook,
    id: TournamentId,
    g: &GameRow,
    key: &dyn Fn(PlayerId) -> Result<PlayerKey, DbError>,
) -> Result<Option<Game>, DbError> {
    let corrupt = |what: &str| DbError::Corrupt(format!("tournament {id}: {what}"));
    let b = g.b_id.map(key).transpose()?;
    let score = g
        .half_points
        .map(|h| Score::from_halves(h.into()).ok_or_else(|| corrupt("score")))
        .transpose()?;
    let played = g.played && (rulebook.shows.annuls || !g.annulled);
    if !played && !rulebook.unrated.is_allowed(b, score) {
        return Ok(None);
    }
    Ok(Some(Game {
        round: g.round,
        a: key(g.a_id)?,
        b,
        score,
        played,
        annulled: g.annulled,
        handicap: u32::try_from(g.handicap).map_err(|_| corrupt("handicap"))?,
        colour: g.colour,
    }))
}

pub fn pools_of(
    engine: &dyn Engine,
    key: PlayerKey,
    player: PlayerId,
    federation: FederationId,
) -> Vec<PoolRating> {
    let rows = engine.player_pools(key).into_iter().map(|own| PoolRating {
        player_id: player,
        pool: own.pool,
        federation_id: federation,
        rating: own.rating.0,
        games: i32::try_from(own.games).unwrap_or(i32::MAX),
        last_played: own.last,
    });
    rows.collect()
}

pub fn state_of(view: &View, record: String, last: Option<TournamentId>) -> PlayerState {
    PlayerState {
        record,
        shown: PublicState {
            rating: view.rating.map(|p| p.0),
            deviation: view.deviation,
            rank: view.rank.map(|r| r.name.to_owned()),
            rank_step: view.rank.map_or(0, |r| r.step.into()),
            rank_kept: view.rank_kept,
            provisional: view.provisional,
            last_tournament_id: last,
        },
    }
}

pub fn result_row(
    line: &Line,
    player: PlayerId,
    tournament: TournamentId,
    position: i64,
) -> ResultRow {
    ResultRow {
        tournament_id: tournament,
        player_id: player,
        position,
        before: line.before.map(|p| p.0),
        after: line.after.map(|p| p.0),
        deviation_before: line.deviation.and_then(|d| d.before),
        deviation: line.deviation.and_then(|d| d.after),
        rank_before: line.rank_before.map(|r| r.name.to_owned()),
        rank: line.rank.map(|r| r.name.to_owned()),
        pool: line.pool.map(|p| p.0),
        rated_games: line.pool.and_then(|p| i32::try_from(p.1).ok()),
        anomaly: line.deviation.map(|d| d.anomaly),
        anomalous: line.anomalous,
        provisional: line.provisional,
        provisional_before: line.provisional_before,
    }
}

pub fn to_refusal(refused: &Refused, name: impl Fn(PlayerKey) -> String) -> Refusal {
    match &refused.kind {
        RefusedKind::Endless { limit, anomalous } => Refusal::Endless(
            *limit,
            anomalous
                .iter()
                .take(20)
                .map(|(key, start)| (name(*key), start.0.to_string()))
                .collect(),
        ),
        RefusedKind::RoundWithoutDay { round } => Refusal::RoundWithoutDay(*round),
        RefusedKind::OutOfRange { player, sentence } => {
            Refusal::Unratable(format!("{}: {sentence}", name(*player)))
        }
    }
}

struct Reckoning {
    pub rater: Rater,
    pub people: Vec<Player>,
    pub rated: Rated,
}

/// From the present ratings of the participants. Stores nothing.
fn calculate_table(
    conn: &mut Conn,
    federation: &Federation,
    row: &Row,
    participants: &[Participant],
    games: &[GameRow],
    by: &Governing,
) -> Result<Reckoning, ActionError> {
    let ids: Vec<PlayerId> = participants.iter().map(|p| p.player_id).collect();
    let people = players::find_many(conn, federation.id, &ids)?;
    let mut rater = Rater::new(federation)?;
    rater.use_parameters(&by.parameters)?;
    rater.resume_players(
        &people
            .iter()
            .map(|p| (p, p.state.record.as_str()))
            .collect::<Vec<_>>(),
    )?;
    let tournament = rater.to_tournament(row.id, &row.conditions, participants, games)?;
    rater
        .engine
        .check_tournament(&tournament)
        .map_err(Refusal::Unratable)?;
    let names: HashMap<PlayerId, &str> = people.iter().map(|p| (p.id, p.display_name())).collect();
    let rated = rater
        .engine
        .rate_tournament(&tournament)
        .map_err(|refused| {
            to_refusal(&refused, |key| {
                rater
                    .id(key)
                    .ok()
                    .and_then(|id| names.get(&id).copied())
                    .unwrap_or("?")
                    .to_owned()
            })
        })?;
    Ok(Reckoning {
        rater,
        people,
        rated,
    })
}

/// Only for the newest tournament of the chronicle.
#[expect(
    clippy::too_many_arguments,
    reason = "all of it is what one approval is about"
)]
pub fn rate_table(
    conn: &mut Conn,
    federation: &Federation,
    row: &Row,
    participants: &[Participant],
    games: &[GameRow],
    position: i64,
    by: &Governing,
    now: NaiveDateTime,
) -> Result<Rated, ActionError> {
    let reckoning = calculate_table(conn, federation, row, participants, games, by)?;
    let Reckoning {
        rater,
        people,
        rated,
    } = &reckoning;
    let records: HashMap<PlayerId, &str> = people
        .iter()
        .map(|p| (p.id, p.state.record.as_str()))
        .collect();
    let before: Vec<&str> = participants
        .iter()
        .map(|p| records.get(&p.player_id).copied().unwrap_or("null"))
        .collect();
    tables::remove(conn, row.id)?;
    tables::add(conn, participants, games)?;
    tables::store_records_before(conn, &[RecordsBefore::from_texts(row.id, &before)])?;
    let rows: Vec<ResultRow> = rated
        .lines
        .iter()
        .map(|line| rater.to_result_row(line, row.id, position))
        .collect::<Result<_, _>>()?;
    results::add(conn, &rows)?;
    store_states(conn, federation, row.id, &reckoning)?;
    let outcome = Outcome {
        position: Some(position),
        passes: Some(rated.kept_passes()),
        parameters: Some(by.parameters.clone()),
        edition_id: by.edition,
        rated_at: Some(now),
    };
    tournaments::update_rated(conn, row.id, &outcome)?;
    Ok(reckoning.rated)
}

fn store_states(
    conn: &mut Conn,
    federation: &Federation,
    id: TournamentId,
    reckoning: &Reckoning,
) -> Result<(), DbError> {
    let Reckoning {
        rater,
        people,
        rated,
    } = reckoning;
    let mut touched = Vec::new();
    let mut in_pools = Vec::new();
    let recalculated: HashSet<PlayerId> = rated
        .lines
        .iter()
        .map(|line| rater.id(line.player))
        .collect::<Result<_, _>>()?;
    for person in people {
        let key = rater.key(person.id)?;
        // Rules may change a participant's record without a recalculation (ssdc with ratings
        // rounded after a tournament).
        let last = if recalculated.contains(&person.id) {
            Some(id)
        } else {
            person.state.shown.last_tournament_id
        };
        let state = rater.player_state(key, last);
        if state.record == person.state.record && last == person.state.shown.last_tournament_id {
            continue;
        }
        players::update_state(conn, person.id, &state)?;
        in_pools.extend(rater.pool_ratings(key, person.id, federation.id));
        touched.push(person.id);
    }
    if !in_pools.is_empty() {
        pools::replace_ratings(conn, &touched, &in_pools)?;
    }
    Ok(())
}

/// Of all participants, recalculated or not.
pub fn ratings_before(
    conn: &mut Conn,
    federation: &Federation,
    row: &Row,
    participants: &[Participant],
) -> Result<HashMap<PlayerId, Start>, ActionError> {
    let rater = rater_before(conn, federation, row, participants)?;
    let terms = &row.conditions;
    let start = |p: &Participant| {
        let provisional = rater
            .engine
            .view_player(rater.key(p.player_id)?)
            .provisional;
        Ok((
            p.player_id,
            Start {
                rating: rater.rating_for(p.player_id, terms)?.map(|p| p.0),
                provisional,
            },
        ))
    };
    Ok(participants
        .iter()
        .map(start)
        .collect::<Result<_, DbError>>()?)
}

#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Start {
    /// `None` for a newcomer.
    pub rating: Option<f64>,
    /// The rating has a star.
    pub provisional: bool,
}

/// Under the edition of the tournament's rating.
fn rater_before(
    conn: &mut Conn,
    federation: &Federation,
    row: &Row,
    participants: &[Participant],
) -> Result<Rater, ActionError> {
    let ids: Vec<PlayerId> = participants.iter().map(|p| p.player_id).collect();
    let people: HashMap<PlayerId, Player> = players::find_many(conn, federation.id, &ids)?
        .into_iter()
        .map(|p| (p.id, p))
        .collect();
    let records = tables::records_before(conn, row.id)?.ok_or_else(|| no_records(row.id))?;
    seated_before(
        federation,
        row.parameters.as_deref(),
        participants,
        &records,
        &people,
    )
}

fn no_records(id: TournamentId) -> DbError {
    DbError::Corrupt(format!("tournament {id}: no records before"))
}

/// As [`rater_before`], from data that was loaded already.
fn seated_before(
    federation: &Federation,
    parameters: Option<&str>,
    participants: &[Participant],
    before: &RecordsBefore,
    people: &HashMap<PlayerId, Player>,
) -> Result<Rater, ActionError> {
    let records = before.split_records()?;
    if records.len() != participants.len() {
        return Err(no_records(before.tournament_id).into());
    }
    let mut seats = Vec::with_capacity(participants.len());
    for (p, record) in participants.iter().zip(&records) {
        let person = people
            .get(&p.player_id)
            .ok_or_else(|| DbError::Corrupt(format!("player {} is missing", p.player_id)))?;
        seats.push((person, record.get()));
    }
    let mut rater = Rater::new(federation)?;
    if let Some(own) = parameters {
        rater.use_parameters(own)?;
    }
    rater.resume_players(&seats)?;
    Ok(rater)
}

/// Recalculates each of the tournaments. Where ranks follow ratings, the results alone suffice.
pub fn rank_changes(
    conn: &mut Conn,
    federation: &Federation,
    player: PlayerId,
    of: &[TournamentId],
) -> Result<HashMap<TournamentId, Vec<RankChange>>, ActionError> {
    if of.is_empty() {
        return Ok(HashMap::new());
    }
    let games = tables::games_in(conn, of)?;
    let mut found = HashMap::new();
    for Resumed {
        row,
        participants,
        rater,
    } in &mut load_resumed(conn, federation, of)?
    {
        let played = games.get(&row.id).map(Vec::as_slice).unwrap_or_default();
        let tournament = rater.to_tournament(row.id, &row.conditions, participants, played)?;
        let Ok(key) = rater.key(player) else { continue };
        let rated = rater
            .engine
            .rate_tournament(&tournament)
            .map_err(|_| DbError::Corrupt(format!("tournament {} can't be calculated", row.id)))?;
        found.insert(
            row.id,
            rated
                .lines
                .into_iter()
                .find(|line| line.player == key)
                .map(|line| line.rank_changes)
                .unwrap_or_default(),
        );
    }
    Ok(found)
}

/// Of all participants, recalculated or not (ufgo 1.7). A participant without a rating has none.
pub fn strengths_before(
    conn: &mut Conn,
    federation: &Federation,
    of: &[TournamentId],
) -> Result<HashMap<(TournamentId, PlayerId), Strength>, ActionError> {
    let mut found = HashMap::new();
    for Resumed {
        row,
        participants,
        rater,
    } in &load_resumed(conn, federation, of)?
    {
        for player in participants.iter().map(|p| p.player_id) {
            let view = rater.engine.view_player(rater.key(player)?);
            if let Some(rating) = rater.rating_for(player, &row.conditions)? {
                found.insert(
                    (row.id, player),
                    Strength {
                        rating,
                        deviation: view.deviation,
                        provisional: view.provisional,
                    },
                );
            }
        }
    }
    Ok(found)
}

struct Resumed {
    row: tournaments::Rated,
    participants: Vec<Participant>,
    rater: Rater,
}

/// Each rater stands before its tournament, under the edition and conditions of its rating.
fn load_resumed(
    conn: &mut Conn,
    federation: &Federation,
    of: &[TournamentId],
) -> Result<Vec<Resumed>, ActionError> {
    let mut rows = tournaments::rated_of(conn, federation.id, of)?;
    correction_snapshot::put_as_rated(
        conn,
        rows.iter_mut().map(|row| (row.id, &mut row.conditions)),
    )?;
    let of: Vec<TournamentId> = rows.iter().map(|row| row.id).collect();
    let mut participants = tables::participants_of(conn, &of)?;
    let ids: HashSet<PlayerId> = participants
        .values()
        .flatten()
        .map(|p| p.player_id)
        .collect();
    let ids: Vec<PlayerId> = ids.into_iter().collect();
    let people: HashMap<PlayerId, Player> = players::find_many(conn, federation.id, &ids)?
        .into_iter()
        .map(|p| (p.id, p))
        .collect();
    let before: HashMap<TournamentId, RecordsBefore> = tables::records_before_of(conn, &of)?
        .into_iter()
        .map(|records| (records.tournament_id, records))
        .collect();
    let mut found = Vec::with_capacity(rows.len());
    for row in rows {
        let (Some(own), Some(records)) = (participants.remove(&row.id), before.get(&row.id)) else {
            continue;
        };
        let rater = seated_before(
            federation,
            row.parameters.as_deref(),
            &own,
            records,
            &people,
        )?;
        found.push(Resumed {
            row,
            participants: own,
            rater,
        });
    }
    Ok(found)
}

pub struct Explanation {
    pub steps: Vec<Step>,
    pub rated: Rated,
    pub rater: Rater,
}

/// Runs the code that rated the tournament. `NotFound` if it isn't rated or the player didn't take
/// part.
pub fn explain_result(
    conn: &mut Conn,
    federation: &Federation,
    row: &Row,
    player: PlayerId,
) -> Result<Explanation, ActionError> {
    if row.position.is_none() {
        return Err(ActionError::NotFound);
    }
    let participants = tables::load_participants(conn, row.id)?;
    let games = tables::load_games(conn, row.id)?;
    let mut rater = rater_before(conn, federation, row, &participants)?;
    let mut conditions = row.conditions.clone();
    if row.state != State::Rated {
        correction_snapshot::put_as_rated(conn, std::iter::once((row.id, &mut conditions)))?;
    }
    let tournament = rater.to_tournament(row.id, &conditions, &participants, &games)?;
    let key = rater.key(player).map_err(|_| ActionError::NotFound)?;
    let (rated, steps) = rater
        .engine
        .explain_tournament(&tournament, key)
        .map_err(|_| {
            DbError::Corrupt(format!("tournament {} can't be calculated again", row.id))
        })?;
    Ok(Explanation {
        steps,
        rated,
        rater,
    })
}
