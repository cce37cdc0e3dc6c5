//! The rated table of a tournament: participants and games as they were rated.

use std::collections::HashMap;

use chrono::NaiveDate;
use serde_json::value::RawValue;

use super::erased_query::prelude::*;
use super::results::Place;
use super::schema::{games, participants, rating_snapshots, tournaments};
use super::{BATCH, Conn, DbError, FederationId, PlayerId, TournamentId, add_rows};
use crate::domain::tournament::Colour;
use crate::words::Stored;

#[derive(Debug, Clone, PartialEq, Queryable, Insertable)]
#[diesel(table_name = participants, treat_none_as_default_value = false)]
pub struct Participant {
    pub tournament_id: TournamentId,
    /// From 1.
    pub number: i32,
    pub player_id: PlayerId,
    /// `None` if the table states no place.
    pub place: Option<i32>,
    /// As typed.
    pub points: Option<String>,
    /// Listed as a participant in addition to the games (exchange format).
    pub listed: bool,
    /// The FIDE rating of the list of the first day, used in the rating; `None` without one or if
    /// the rules use none.
    pub fide: Option<i32>,
    /// The rating of a participant without one (rgf 6). It isn't used in calculations.
    pub conditional: Option<f64>,
}

#[derive(Debug, Clone, PartialEq, Queryable, Insertable)]
#[diesel(table_name = games, treat_none_as_default_value = false)]
pub struct Game {
    pub tournament_id: TournamentId,
    /// From 0, in the order of the table.
    pub seq: i32,
    pub round: Option<i64>,
    pub a_id: PlayerId,
    /// `None` for a bye.
    pub b_id: Option<PlayerId>,
    /// Half points of the first player.
    pub half_points: Option<i32>,
    /// False for a forfeit or a bye.
    pub played: bool,
    /// Excluded from the rating.
    pub annulled: bool,
    /// Handicap stones.
    pub handicap: i32,
    /// Colour of the first player.
    #[diesel(serialize_as = Stored<Option<Colour>>)]
    pub colour: Option<Colour>,
}

pub fn load_participants(
    conn: &mut Conn,
    tournament: TournamentId,
) -> Result<Vec<Participant>, DbError> {
    Ok(participants::table
        .filter(participants::tournament_id.eq(tournament))
        .order(participants::number)
        .load(conn)?)
}

/// A shared first place gives several winners of one tournament.
pub fn load_winners(
    conn: &mut Conn,
    of: &[TournamentId],
) -> Result<Vec<(TournamentId, PlayerId)>, DbError> {
    use participants as p;
    let first = p::table
        .filter(p::tournament_id.eq_any(of))
        .filter(p::place.eq(1))
        .order((p::tournament_id, p::number));
    Ok(first.select((p::tournament_id, p::player_id)).load(conn)?)
}

/// Tournaments in which the player took one of the first three places, with the place.
pub fn first_places(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Vec<(TournamentId, i32)>, DbError> {
    use participants as p;
    let own = p::table
        .filter(p::player_id.eq(player))
        .filter(p::place.between(1, 3));
    let found: Vec<(TournamentId, Option<i32>)> =
        own.select((p::tournament_id, p::place)).load(conn)?;
    Ok(found
        .into_iter()
        .filter_map(|(tournament, place)| Some((tournament, place?)))
        .collect())
}

pub fn load_games(conn: &mut Conn, tournament: TournamentId) -> Result<Vec<Game>, DbError> {
    Ok(games::table
        .filter(games::tournament_id.eq(tournament))
        .order(games::seq)
        .load(conn)?)
}

pub fn participants_of(
    conn: &mut Conn,
    of: &[TournamentId],
) -> Result<HashMap<TournamentId, Vec<Participant>>, DbError> {
    let mut groups = HashMap::with_capacity(of.len());
    for part in of.chunks(BATCH) {
        let rows = participants::table
            .filter(participants::tournament_id.eq_any(part))
            .load(conn)?;
        group_by_tournament(rows, &mut groups, |p: &Participant| {
            (p.tournament_id, p.number)
        });
    }
    Ok(groups)
}

pub fn games_in(
    conn: &mut Conn,
    of: &[TournamentId],
) -> Result<HashMap<TournamentId, Vec<Game>>, DbError> {
    let mut groups = HashMap::with_capacity(of.len());
    for part in of.chunks(BATCH) {
        let rows = games::table
            .filter(games::tournament_id.eq_any(part))
            .load(conn)?;
        group_by_tournament(rows, &mut groups, |g: &Game| (g.tournament_id, g.seq));
    }
    Ok(groups)
}

/// The database returns the rows of a tournament in their physical order, which mostly is the
/// wanted one. Sorting a million of them there would cost more than checking them here.
fn group_by_tournament<T>(
    rows: Vec<T>,
    groups: &mut HashMap<TournamentId, Vec<T>>,
    key: impl Fn(&T) -> (TournamentId, i32),
) {
    let mut last: Option<(TournamentId, Vec<T>)> = None;
    for row in rows {
        let of = key(&row).0;
        match &mut last {
            Some((id, own)) if *id == of => own.push(row),
            _ => {
                if let Some((id, own)) = last.replace((of, vec![row])) {
                    groups.entry(id).or_default().extend(own);
                }
            }
        }
    }
    if let Some((id, own)) = last {
        groups.entry(id).or_default().extend(own);
    }
    for own in groups
        .values_mut()
        .filter(|own| !own.is_sorted_by_key(&key))
    {
        own.sort_by_key(&key);
    }
}

pub fn all_participants(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<HashMap<TournamentId, Vec<Participant>>, DbError> {
    let of = load_rated_ids(conn, federation)?;
    participants_of(conn, &of)
}

pub fn all_games(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<HashMap<TournamentId, Vec<Game>>, DbError> {
    let of = load_rated_ids(conn, federation)?;
    games_in(conn, &of)
}

fn load_rated_ids(conn: &mut Conn, federation: FederationId) -> Result<Vec<TournamentId>, DbError> {
    Ok(tournaments::table
        .filter(tournaments::federation_id.eq(federation))
        .filter(tournaments::position.is_not_null())
        .order(tournaments::id)
        .select(tournaments::id)
        .load(conn)?)
}

/// In rated tournaments.
pub fn games_of(conn: &mut Conn, player: PlayerId) -> Result<Vec<Game>, DbError> {
    let mine = tournaments_of(conn, player)?;
    games_of_in(conn, player, &mine)
}

/// In rated tournaments.
pub fn games_between(
    conn: &mut Conn,
    player: PlayerId,
    other: PlayerId,
) -> Result<Vec<Game>, DbError> {
    let second = diesel::alias!(participants as second);
    let both: Vec<TournamentId> = participants::table
        .inner_join(
            second.on(second
                .field(participants::tournament_id)
                .eq(participants::tournament_id)),
        )
        .filter(participants::player_id.eq(player))
        .filter(second.field(participants::player_id).eq(other))
        .select(participants::tournament_id)
        .load(conn)?;
    let mut found = games_of_in(conn, player, &both)?;
    found.retain(|game| game.a_id == other || game.b_id == Some(other));
    Ok(found)
}

pub fn games_of_in(
    conn: &mut Conn,
    player: PlayerId,
    of: &[TournamentId],
) -> Result<Vec<Game>, DbError> {
    let mut found = Vec::new();
    for part in of.chunks(BATCH) {
        found.extend(
            games::table
                .filter(games::tournament_id.eq_any(part))
                .filter(games::a_id.eq(player).or(games::b_id.eq(player)))
                .order((games::tournament_id, games::seq))
                .load::<Game>(conn)?,
        );
    }
    Ok(found)
}

pub fn add(conn: &mut Conn, people: &[Participant], played: &[Game]) -> Result<(), DbError> {
    add_rows!(&mut *conn, participants::table, people)?;
    Ok(add_rows!(conn, games::table, given played.to_vec())?)
}

/// For players who had a rating of the rules before the tournament.
pub fn remove_conditional(
    conn: &mut Conn,
    tournament: TournamentId,
    of: &[PlayerId],
) -> Result<(), DbError> {
    for part in of.chunks(BATCH) {
        let held = participants::table
            .filter(participants::tournament_id.eq(tournament))
            .filter(participants::player_id.eq_any(part));
        diesel::update(held)
            .set(participants::conditional.eq(None::<f64>))
            .execute(conn)?;
    }
    Ok(())
}

pub fn remove(conn: &mut Conn, tournament: TournamentId) -> Result<(), DbError> {
    remove_all(conn, &[tournament])
}

/// Deletes the records before the tournaments, too.
pub fn remove_all(conn: &mut Conn, of: &[TournamentId]) -> Result<(), DbError> {
    for part in of.chunks(BATCH) {
        diesel::delete(
            rating_snapshots::table.filter(rating_snapshots::tournament_id.eq_any(part)),
        )
        .execute(conn)?;
        diesel::delete(games::table.filter(games::tournament_id.eq_any(part))).execute(conn)?;
        diesel::delete(participants::table.filter(participants::tournament_id.eq_any(part)))
            .execute(conn)?;
    }
    Ok(())
}

/// The records that the rules kept of the participants, in the order of their numbers.
#[derive(Debug, Clone, PartialEq, Queryable, Insertable)]
#[diesel(table_name = rating_snapshots, treat_none_as_default_value = false)]
pub struct RecordsBefore {
    pub tournament_id: TournamentId,
    /// A JSON array of records.
    pub records: String,
}

impl RecordsBefore {
    /// Each record is the JSON text that the rules have written.
    pub fn split_records(&self) -> Result<Vec<Box<RawValue>>, DbError> {
        serde_json::from_str(&self.records).map_err(|e| {
            DbError::Corrupt(format!(
                "tournament {}: records before: {e}",
                self.tournament_id
            ))
        })
    }

    pub fn from_texts<T: AsRef<str>>(tournament_id: TournamentId, records: &[T]) -> RecordsBefore {
        let mut text = String::from("[");
        for (i, record) in records.iter().enumerate() {
            if i > 0 {
                text.push(',');
            }
            text.push_str(record.as_ref());
        }
        text.push(']');
        RecordsBefore {
            tournament_id,
            records: text,
        }
    }
}

pub fn records_before(
    conn: &mut Conn,
    tournament: TournamentId,
) -> Result<Option<RecordsBefore>, DbError> {
    Ok(rating_snapshots::table
        .filter(rating_snapshots::tournament_id.eq(tournament))
        .first(conn)
        .optional()?)
}

pub fn all_records_before(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<HashMap<TournamentId, String>, DbError> {
    let rows: Vec<RecordsBefore> = rating_snapshots::table
        .inner_join(tournaments::table.on(rating_snapshots::tournament_id.eq(tournaments::id)))
        .filter(tournaments::federation_id.eq(federation))
        .select(rating_snapshots::all_columns)
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|r| (r.tournament_id, r.records))
        .collect())
}

pub fn records_before_of(
    conn: &mut Conn,
    ids: &[TournamentId],
) -> Result<Vec<RecordsBefore>, DbError> {
    let mut rows = Vec::new();
    for part in ids.chunks(BATCH) {
        let own: Vec<RecordsBefore> = rating_snapshots::table
            .filter(rating_snapshots::tournament_id.eq_any(part))
            .load(conn)?;
        rows.extend(own);
    }
    Ok(rows)
}

/// Replaces earlier records.
pub fn store_records_before(conn: &mut Conn, rows: &[RecordsBefore]) -> Result<(), DbError> {
    for part in rows.chunks(BATCH) {
        let ids: Vec<TournamentId> = part.iter().map(|r| r.tournament_id).collect();
        diesel::delete(rating_snapshots::table.filter(rating_snapshots::tournament_id.eq_any(ids)))
            .execute(conn)?;
    }
    Ok(add_rows!(conn, rating_snapshots::table, rows)?)
}

pub fn tournaments_of(conn: &mut Conn, player: PlayerId) -> Result<Vec<TournamentId>, DbError> {
    Ok(participants::table
        .filter(participants::player_id.eq(player))
        .order(participants::tournament_id)
        .select(participants::tournament_id)
        .load(conn)?)
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct RatedTable {
    pub id: TournamentId,
    pub name: String,
    pub ends: NaiveDate,
}

pub fn rated_tables_of(conn: &mut Conn, player: PlayerId) -> Result<Vec<RatedTable>, DbError> {
    Ok(participants::table
        .inner_join(tournaments::table.on(participants::tournament_id.eq(tournaments::id)))
        .filter(participants::player_id.eq(player))
        .filter(tournaments::position.is_not_null())
        .order(tournaments::position.desc())
        .select((tournaments::id, tournaments::name, tournaments::ends))
        .load(conn)?)
}

/// In no order, rated or not.
pub fn tournaments_of_each(
    conn: &mut Conn,
    players: &[PlayerId],
) -> Result<Vec<(PlayerId, TournamentId)>, DbError> {
    let mut found = Vec::new();
    for part in players.chunks(BATCH) {
        let own = participants::table.filter(participants::player_id.eq_any(part));
        found.extend(
            own.select((participants::player_id, participants::tournament_id))
                .load::<(PlayerId, TournamentId)>(conn)?,
        );
    }
    Ok(found)
}

/// The first rated tournament of each player at or after `position`.
pub fn next_of(
    conn: &mut Conn,
    federation: FederationId,
    players: &[PlayerId],
    position: i64,
) -> Result<HashMap<PlayerId, Place>, DbError> {
    use diesel::dsl::min;
    let mut next: HashMap<PlayerId, i64> = HashMap::new();
    for part in players.chunks(BATCH) {
        let rows: Vec<(PlayerId, Option<i64>)> = participants::table
            .inner_join(tournaments::table.on(participants::tournament_id.eq(tournaments::id)))
            .filter(tournaments::federation_id.eq(federation))
            .filter(tournaments::position.ge(position))
            .filter(participants::player_id.eq_any(part))
            .group_by(participants::player_id)
            .select((participants::player_id, min(tournaments::position)))
            .load(conn)?;
        next.extend(
            rows.into_iter()
                .filter_map(|(player, position)| Some((player, position?))),
        );
    }
    let positions: Vec<i64> = next.values().copied().collect();
    let mut held: HashMap<i64, TournamentId> = HashMap::new();
    for part in positions.chunks(BATCH) {
        let there = tournaments::table
            .filter(tournaments::federation_id.eq(federation))
            .filter(tournaments::position.eq_any(part));
        let rows: Vec<(Option<i64>, TournamentId)> = there
            .select((tournaments::position, tournaments::id))
            .load(conn)?;
        held.extend(
            rows.into_iter()
                .filter_map(|(position, id)| Some((position?, id))),
        );
    }
    let place = |(player, position)| {
        Some((
            player,
            Place {
                tournament: *held.get(&position)?,
                position,
            },
        ))
    };
    Ok(next.into_iter().filter_map(place).collect())
}

pub fn replace_player(
    conn: &mut Conn,
    of: &[TournamentId],
    from: PlayerId,
    to: PlayerId,
) -> Result<(), DbError> {
    for part in of.chunks(super::BATCH) {
        let held = participants::table
            .filter(participants::tournament_id.eq_any(part))
            .filter(participants::player_id.eq(from));
        diesel::update(held)
            .set(participants::player_id.eq(to))
            .execute(conn)?;
        let first = games::table
            .filter(games::tournament_id.eq_any(part))
            .filter(games::a_id.eq(from));
        diesel::update(first)
            .set(games::a_id.eq(to))
            .execute(conn)?;
        let second = games::table
            .filter(games::tournament_id.eq_any(part))
            .filter(games::b_id.eq(from));
        diesel::update(second)
            .set(games::b_id.eq(to))
            .execute(conn)?;
    }
    Ok(())
}
