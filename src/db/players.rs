//! Players: their personal data, and the current state that the rules keep of them.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;
use diesel::sql_types::{Array, BigInt, Bool, Double, Integer, Nullable, Text};

use super::erased_query::prelude::*;
use super::schema::{list_entries, players, pool_ratings};
use super::words::EmptyAsNone;
use super::{
    BATCH, ClubId, Conn, DbError, FederationId, ListId, PlayerId, TournamentId, add_rows, on_each,
};
use crate::domain::name;
use crate::domain::player::{Born, Gender, Mark, Person};
use crate::words::Stored;

/// Entered and changed by an officer. The rating isn't part of it.
#[derive(Debug, Clone, Default, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = players, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct Personal {
    /// In the original script; may be empty.
    pub name: String,
    /// In Latin script; `None` if it is the plain transliteration.
    pub latin: Option<String>,
    /// Date or year of birth.
    pub born: Option<String>,
    #[diesel(serialize_as = Stored<Option<Gender>>)]
    pub gender: Option<Gender>,
    /// Country code.
    pub country: Option<String>,
}

impl Personal {
    /// The code stands for the name of a player without one.
    pub fn display_name<'a>(&'a self, code: &'a str) -> &'a str {
        if self.name.is_empty() {
            code
        } else {
            &self.name
        }
    }

    pub fn into_normalized(self) -> Personal {
        Personal {
            name: name::normalize_text(&self.name),
            latin: self
                .latin
                .as_deref()
                .map(name::normalize_text)
                .filter(|l| !l.is_empty()),
            ..self
        }
    }

    pub fn parse_birth(&self) -> Option<Born> {
        self.born.as_deref().and_then(Born::parse)
    }
}

/// Names folded for searching.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = players, treat_none_as_default_value = false)]
pub struct NameKeys {
    /// The folded name, followed by the folded Latin spelling if it differs.
    pub search_key: String,
    /// The folded name with its words in alphabetical order.
    pub likeness_key: String,
}

impl NameKeys {
    pub fn from_personal(code: &str, personal: &Personal) -> NameKeys {
        let called = personal.display_name(code);
        let mut search_key = name::search_key(called);
        if let Some(other) = personal
            .latin
            .as_deref()
            .map(name::search_key)
            .filter(|other| *other != search_key)
        {
            search_key.push(' ');
            search_key.push_str(&other);
        }
        NameKeys {
            search_key,
            likeness_key: name::likeness_key(called),
        }
    }
}

/// The public part of a player's current state.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = players, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct PublicState {
    pub rating: Option<f64>,
    pub deviation: Option<f64>,
    /// Rank as the regulation writes it.
    pub rank: Option<String>,
    /// A number that orders ranks.
    pub rank_step: i32,
    /// The rank is higher than the rating gives.
    pub rank_kept: bool,
    /// The rating is provisional and shown with a star.
    pub provisional: bool,
    pub last_tournament_id: Option<TournamentId>,
}

#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = players, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct State {
    /// The record that the rules keep of the player, as text.
    pub record: String,
    #[diesel(embed)]
    pub shown: PublicState,
}

#[derive(Debug, Clone, Queryable, Selectable)]
pub struct Player {
    pub id: PlayerId,
    pub federation_id: FederationId,
    /// Id in the exchange format, unique in the federation.
    pub code: String,
    #[diesel(embed)]
    pub personal: Personal,
    pub club_id: Option<ClubId>,
    pub guest: bool,
    /// The record before the first tournament, JSON as in the exchange format.
    pub standing: Option<String>,
    /// Position in the chronicle.
    pub position: i64,
    #[diesel(embed)]
    pub folded: NameKeys,
    /// State after the last rated tournament.
    #[diesel(embed)]
    pub state: State,
    /// `None` if the player is no duplicate.
    pub merged_into: Option<PlayerId>,
    /// Reason why the player no longer plays.
    #[diesel(deserialize_as = EmptyAsNone<Mark>)]
    pub mark: Option<Mark>,
    /// Day from which the mark counts.
    pub marked_on: Option<NaiveDate>,
}

impl Player {
    pub fn is_forgotten(&self) -> bool {
        self.mark == Some(Mark::Forgotten)
    }

    pub fn display_name(&self) -> &str {
        self.personal.display_name(&self.code)
    }

    pub fn latin(&self) -> Option<&str> {
        self.personal.latin.as_deref()
    }

    pub fn to_person(&self) -> Person {
        Person {
            born: self.personal.parse_birth(),
            guest: self.guest,
        }
    }
}

/// A player as a replay needs them: the initial record, and the state to compare with.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable)]
#[diesel(table_name = players)]
pub struct ReplayPlayer {
    pub id: PlayerId,
    pub code: String,
    #[diesel(embed)]
    pub personal: Personal,
    pub guest: bool,
    pub standing: Option<String>,
    pub position: i64,
    #[diesel(embed)]
    pub state: State,
}

pub fn replay_players_of(
    conn: &mut Conn,
    federation: FederationId,
    ids: &[PlayerId],
) -> Result<Vec<ReplayPlayer>, DbError> {
    let mut found = Vec::with_capacity(ids.len());
    for part in ids.chunks(BATCH) {
        let own = players::table
            .filter(players::federation_id.eq(federation))
            .filter(players::id.eq_any(part));
        found.extend(own.select(ReplayPlayer::as_select()).load(conn)?);
    }
    Ok(found)
}

pub fn load_replay_players(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Vec<ReplayPlayer>, DbError> {
    Ok(players::table
        .filter(players::federation_id.eq(federation))
        .order(players::position)
        .select(ReplayPlayer::as_select())
        .load(conn)?)
}

#[derive(Debug, Clone, Insertable)]
#[diesel(table_name = players, treat_none_as_default_value = false)]
pub struct NewPlayer {
    pub federation_id: FederationId,
    pub code: String,
    #[diesel(embed)]
    pub personal: Personal,
    pub club_id: Option<ClubId>,
    pub guest: bool,
    pub standing: Option<String>,
    pub position: i64,
    #[diesel(embed)]
    pub folded: NameKeys,
    /// The initial state.
    #[diesel(embed)]
    pub state: State,
    #[diesel(serialize_as = EmptyAsNone<Mark>)]
    pub mark: Option<Mark>,
    pub marked_on: Option<NaiveDate>,
}

#[derive(Debug, Clone, Default)]
pub struct Filter {
    /// Folded words that must all occur in the search key; the first eight count.
    pub words: Vec<String>,
    pub club: Option<ClubId>,
    pub limit: i64,
}

/// Words of a name that one query uses. Each word nests the condition one deeper, in this program
/// and in the database. The caller compares any further words itself.
const WORDS: usize = 8;

pub(super) fn escape_like(word: &str) -> String {
    word.replace('\\', "\\\\")
        .replace('%', "\\%")
        .replace('_', "\\_")
}

pub fn load_best(
    conn: &mut Conn,
    federation: FederationId,
    limit: i64,
) -> Result<Vec<Player>, DbError> {
    Ok(players::table
        .filter(players::federation_id.eq(federation))
        .filter(players::rating.is_not_null())
        .order((players::rating.desc(), players::code))
        .limit(limit)
        .select(Player::as_select())
        .load(conn)?)
}

/// `guests` includes the guests.
pub fn count_rated(
    conn: &mut Conn,
    federation: FederationId,
    guests: bool,
) -> Result<i64, DbError> {
    let rated = players::table
        .filter(players::federation_id.eq(federation))
        .filter(players::rating.is_not_null());
    match guests {
        true => Ok(rated.count().get_result(conn)?),
        false => Ok(rated
            .filter(players::guest.eq(false))
            .count()
            .get_result(conn)?),
    }
}

/// Leaves out forgotten players and merged duplicates.
pub fn load_after(
    conn: &mut Conn,
    federation: FederationId,
    filter: &Filter,
    code: &str,
) -> Result<Vec<Player>, DbError> {
    let mut query = players::table
        .filter(players::federation_id.eq(federation))
        .filter(players::code.gt(code))
        .filter(players::merged_into.is_null())
        .filter(players::mark.ne(Stored(Mark::Forgotten)))
        .into_boxed();
    if let Some(club) = filter.club {
        query = query.filter(players::club_id.eq(club));
    }
    for word in filter.words.iter().take(WORDS) {
        query = query.filter(
            players::search_key
                .like(format!("%{}%", escape_like(word)))
                .escape('\\'),
        );
    }
    Ok(query
        .order(players::code)
        .limit(filter.limit)
        .select(Player::as_select())
        .load(conn)?)
}

pub fn count_forgotten(conn: &mut Conn, federation: FederationId) -> Result<i64, DbError> {
    let own = players::table.filter(players::federation_id.eq(federation));
    Ok(own
        .filter(players::mark.eq(Stored(Mark::Forgotten)))
        .count()
        .get_result(conn)?)
}

/// In the order of the chronicle, without merged duplicates.
pub fn list(conn: &mut Conn, federation: FederationId) -> Result<Vec<Player>, DbError> {
    Ok(players::table
        .filter(players::federation_id.eq(federation))
        .filter(players::merged_into.is_null())
        .order(players::position)
        .select(Player::as_select())
        .load(conn)?)
}

pub fn listed_duplicates(
    conn: &mut Conn,
    federation: FederationId,
    lists: &[ListId],
) -> Result<Vec<Player>, DbError> {
    let listed = list_entries::table
        .filter(list_entries::list_id.eq_any(lists))
        .select(list_entries::player_id);
    let own = players::table
        .filter(players::federation_id.eq(federation))
        .filter(players::merged_into.is_not_null());
    Ok(own
        .filter(players::id.eq_any(listed))
        .select(Player::as_select())
        .load(conn)?)
}

pub fn find(
    conn: &mut Conn,
    federation: FederationId,
    id: PlayerId,
) -> Result<Option<Player>, DbError> {
    let own = players::table
        .filter(players::federation_id.eq(federation))
        .filter(players::id.eq(id));
    Ok(own.select(Player::as_select()).first(conn).optional()?)
}

/// Leaves out forgotten and merged players.
pub fn load_federations(
    conn: &mut Conn,
    ids: &[PlayerId],
) -> Result<HashMap<PlayerId, FederationId>, DbError> {
    use players as p;
    let mut homes = HashMap::new();
    for part in ids.chunks(BATCH) {
        let there = p::table
            .filter(p::id.eq_any(part))
            .filter(p::merged_into.is_null())
            .filter(p::mark.ne(Stored(Mark::Forgotten)));
        homes.extend(
            there
                .select((p::id, p::federation_id))
                .load::<(PlayerId, FederationId)>(conn)?,
        );
    }
    Ok(homes)
}

pub fn find_anywhere(conn: &mut Conn, id: PlayerId) -> Result<Option<Player>, DbError> {
    use players as p;
    Ok(p::table
        .filter(p::id.eq(id))
        .select(Player::as_select())
        .first(conn)
        .optional()?)
}

/// In no particular order; ids of other federations are not found.
pub fn find_many(
    conn: &mut Conn,
    federation: FederationId,
    ids: &[PlayerId],
) -> Result<Vec<Player>, DbError> {
    let mut found = Vec::with_capacity(ids.len());
    for part in ids.chunks(BATCH) {
        let own = players::table
            .filter(players::federation_id.eq(federation))
            .filter(players::id.eq_any(part));
        found.extend(own.select(Player::as_select()).load(conn)?);
    }
    Ok(found)
}

pub fn find_alike(
    conn: &mut Conn,
    federation: FederationId,
    keys: &[String],
) -> Result<Vec<Player>, DbError> {
    let mut found = Vec::new();
    for part in keys.chunks(BATCH) {
        found.extend(
            players::table
                .filter(players::federation_id.eq(federation))
                .filter(players::likeness_key.eq_any(part))
                .filter(players::merged_into.is_null())
                .order(players::code)
                .select(Player::as_select())
                .load(conn)?,
        );
    }
    Ok(found)
}

/// Leaves out merged duplicates.
pub fn find_coded(
    conn: &mut Conn,
    federation: FederationId,
    codes: &[&str],
) -> Result<Vec<Player>, DbError> {
    let mut found = Vec::new();
    for part in codes.chunks(BATCH) {
        found.extend(
            players::table
                .filter(players::federation_id.eq(federation))
                .filter(players::code.eq_any(part.to_vec()))
                .filter(players::merged_into.is_null())
                .select(Player::as_select())
                .load(conn)?,
        );
    }
    Ok(found)
}

/// The first eight words count.
pub fn suggest_by_words(
    conn: &mut Conn,
    federation: FederationId,
    words: &[String],
    limit: i64,
) -> Result<Vec<Player>, DbError> {
    let mut query = players::table
        .filter(players::federation_id.eq(federation))
        .filter(players::merged_into.is_null())
        .into_boxed();
    for word in words.iter().take(WORDS) {
        query = query.filter(
            players::search_key
                .like(format!("%{}%", escape_like(word)))
                .escape('\\'),
        );
    }
    Ok(query
        .order((players::rating.desc(), players::code))
        .limit(limit)
        .select(Player::as_select())
        .load(conn)?)
}

/// Leaves out merged duplicates.
pub fn search_keys(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Vec<(PlayerId, String)>, DbError> {
    let own = players::table
        .filter(players::federation_id.eq(federation))
        .filter(players::merged_into.is_null());
    Ok(own
        .order(players::id)
        .select((players::id, players::search_key))
        .load(conn)?)
}

/// The name or else the code, and the Latin spelling.
pub fn load_names(
    conn: &mut Conn,
    ids: &[PlayerId],
) -> Result<HashMap<PlayerId, (String, Option<String>)>, DbError> {
    let mut found = HashMap::with_capacity(ids.len());
    for part in ids.chunks(BATCH) {
        let rows: Vec<(PlayerId, String, String, Option<String>)> = players::table
            .filter(players::id.eq_any(part))
            .select((players::id, players::code, players::name, players::latin))
            .load(conn)?;
        found.extend(rows.into_iter().map(|(id, code, name, latin)| {
            (id, (if name.is_empty() { code } else { name }, latin))
        }));
    }
    Ok(found)
}

/// Adds the code to a name that several of the players have.
pub fn names_told_apart(
    conn: &mut Conn,
    ids: &[PlayerId],
) -> Result<HashMap<PlayerId, (String, Option<String>)>, DbError> {
    let mut found = load_names(conn, ids)?;
    for (id, code) in codes_of_namesakes(
        conn,
        found.iter().map(|(id, (name, _))| (*id, name.as_str())),
    )? {
        if let Some((called, latin)) = found.get_mut(&id) {
            *called = name::with_code(called, &code);
            *latin = latin.take().map(|latin| name::with_code(&latin, &code));
        }
    }
    Ok(found)
}

/// The codes of those players whose name another of these players has, too.
pub fn codes_of_namesakes<'a>(
    conn: &mut Conn,
    named: impl IntoIterator<Item = (PlayerId, &'a str)>,
) -> Result<HashMap<PlayerId, String>, DbError> {
    let mut bearers: HashMap<String, HashSet<PlayerId>> = HashMap::new();
    for (id, name) in named {
        bearers
            .entry(name::normalize_name(name))
            .or_default()
            .insert(id);
    }
    let namesakes: Vec<PlayerId> = bearers
        .into_values()
        .filter(|ids| ids.len() > 1)
        .flatten()
        .collect();
    let mut codes = HashMap::new();
    for part in namesakes.chunks(BATCH) {
        let coded = players::table
            .filter(players::id.eq_any(part))
            .select((players::id, players::code));
        codes.extend(coded.load::<(PlayerId, String)>(conn)?);
    }
    Ok(codes)
}

pub fn codes_taken(
    conn: &mut Conn,
    federation: FederationId,
    codes: &[String],
) -> Result<HashSet<String>, DbError> {
    let mut found = HashSet::new();
    for part in codes.chunks(BATCH) {
        let own = players::table
            .filter(players::federation_id.eq(federation))
            .filter(players::code.eq_any(part));
        found.extend(own.select(players::code).load::<String>(conn)?);
    }
    Ok(found)
}

/// No row may refer to these players.
pub fn remove(conn: &mut Conn, ids: &[PlayerId]) -> Result<(), DbError> {
    for part in ids.chunks(BATCH) {
        diesel::delete(pool_ratings::table.filter(pool_ratings::player_id.eq_any(part)))
            .execute(conn)?;
        diesel::delete(players::table.filter(players::id.eq_any(part))).execute(conn)?;
    }
    Ok(())
}

/// Returns the ids in the same order.
pub fn add(conn: &mut Conn, new: Vec<NewPlayer>) -> Result<Vec<PlayerId>, DbError> {
    let Some(federation) = new.as_slice().first().map(|player| player.federation_id) else {
        return Ok(Vec::new());
    };
    let entered: Vec<String> = new.iter().map(|player| player.code.clone()).collect();
    add_rows(conn, new)?;
    let ids: Vec<(String, PlayerId)> = if entered.len() <= BATCH {
        players::table
            .filter(players::federation_id.eq(federation))
            .filter(players::code.eq_any(&entered))
            .select((players::code, players::id))
            .load(conn)?
    } else {
        load_codes(conn, federation)?
    };
    let ids: HashMap<String, PlayerId> = ids.into_iter().collect();
    entered
        .iter()
        .map(|code| {
            ids.get(code)
                .copied()
                .ok_or_else(|| DbError::Corrupt(format!("player {code} was not stored")))
        })
        .collect()
}

pub fn add_rows(conn: &mut Conn, new: Vec<NewPlayer>) -> Result<(), DbError> {
    Ok(add_rows!(conn, players::table, nested new)?)
}

/// In no particular order.
pub fn load_codes(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Vec<(String, PlayerId)>, DbError> {
    Ok(players::table
        .filter(players::federation_id.eq(federation))
        .select((players::code, players::id))
        .load(conn)?)
}

pub fn update_position(conn: &mut Conn, id: PlayerId, position: i64) -> Result<(), DbError> {
    diesel::update(players::table.filter(players::id.eq(id)))
        .set(players::position.eq(position))
        .execute(conn)?;
    Ok(())
}

pub fn update_state(conn: &mut Conn, id: PlayerId, state: &State) -> Result<(), DbError> {
    diesel::update(players::table.filter(players::id.eq(id)))
        .set(state)
        .execute(conn)?;
    Ok(())
}

pub fn update_states(conn: &mut Conn, of: &[(PlayerId, State)]) -> Result<(), DbError> {
    match conn {
        Conn::Postgres(c) if of.len() > 1 => {
            let column = States::from_states(of);
            let update = "UPDATE players SET record = now.record, rating = now.rating, \
                deviation = now.deviation, rank = now.rank, \
                rank_step = now.rank_step, rank_kept = now.rank_kept, provisional = \
                now.provisional, \
                last_tournament_id = now.last_tournament_id \
                FROM unnest($1, $2, $3, $4, $5, $6, $7, $8, $9) \
                AS now (id, record, rating, deviation, rank, rank_step, rank_kept, provisional, \
                last_tournament_id) \
                WHERE players.id = now.id";
            let statement = diesel::sql_query(update)
                .bind::<Array<BigInt>, _>(column.id)
                .bind::<Array<Text>, _>(column.record)
                .bind::<Array<Nullable<Double>>, _>(column.rating)
                .bind::<Array<Nullable<Double>>, _>(column.deviation)
                .bind::<Array<Nullable<Text>>, _>(column.rank)
                .bind::<Array<Integer>, _>(column.rank_step)
                .bind::<Array<Bool>, _>(column.rank_kept)
                .bind::<Array<Bool>, _>(column.provisional)
                .bind::<Array<Nullable<BigInt>>, _>(column.last_tournament_id);
            diesel::RunQueryDsl::execute(statement, c)?;
        }
        // SQLite has no round trips to save, and the statement is prepared only once.
        conn => {
            for (id, state) in of {
                on_each!(
                    &mut *conn,
                    diesel::update(players::table.filter(players::id.eq(id))).set(state)
                )?;
            }
        }
    }
    Ok(())
}

/// One vector per column.
#[derive(Default)]
struct States<'a> {
    id: Vec<PlayerId>,
    record: Vec<&'a str>,
    rating: Vec<Option<f64>>,
    deviation: Vec<Option<f64>>,
    rank: Vec<Option<&'a str>>,
    rank_step: Vec<i32>,
    rank_kept: Vec<bool>,
    provisional: Vec<bool>,
    last_tournament_id: Vec<Option<TournamentId>>,
}

impl States<'_> {
    fn from_states(all: &[(PlayerId, State)]) -> States<'_> {
        let mut columns = States::default();
        for (id, state) in all {
            columns.id.push(*id);
            columns.record.push(&state.record);
            columns.rating.push(state.shown.rating);
            columns.deviation.push(state.shown.deviation);
            columns.rank.push(state.shown.rank.as_deref());
            columns.rank_step.push(state.shown.rank_step);
            columns.rank_kept.push(state.shown.rank_kept);
            columns.provisional.push(state.shown.provisional);
            columns
                .last_tournament_id
                .push(state.shown.last_tournament_id);
        }
        columns
    }
}

pub fn update_personal(
    conn: &mut Conn,
    player: &Player,
    personal: &Personal,
    club: Option<ClubId>,
) -> Result<(), DbError> {
    let folded = NameKeys::from_personal(&player.code, personal);
    diesel::update(players::table.filter(players::id.eq(player.id)))
        .set((personal.clone(), folded, players::club_id.eq(club)))
        .execute(conn)?;
    Ok(())
}

pub fn update_guest(conn: &mut Conn, id: PlayerId, guest: bool) -> Result<(), DbError> {
    diesel::update(players::table.filter(players::id.eq(id)))
        .set(players::guest.eq(guest))
        .execute(conn)?;
    Ok(())
}

/// The last tournament is the last one with a result.
pub fn note_last_tournaments(conn: &mut Conn, federation: FederationId) -> Result<(), DbError> {
    let update = "UPDATE players SET last_tournament_id = \
        (SELECT tournament_id FROM results WHERE player_id = players.id ORDER BY position DESC \
        LIMIT 1) WHERE federation_id = $1";
    on_each!(
        conn,
        diesel::sql_query(update).bind::<BigInt, _>(federation.0)
    )?;
    Ok(())
}

/// Maps merged duplicates to the players they were merged into.
pub fn find_merge_targets(
    conn: &mut Conn,
    federation: FederationId,
    ids: &[PlayerId],
) -> Result<HashMap<PlayerId, PlayerId>, DbError> {
    let mut found = HashMap::new();
    for part in ids.chunks(BATCH) {
        let rows: Vec<(PlayerId, Option<PlayerId>)> = players::table
            .filter(players::federation_id.eq(federation))
            .filter(players::id.eq_any(part))
            .filter(players::merged_into.is_not_null())
            .select((players::id, players::merged_into))
            .load(conn)?;
        found.extend(rows.into_iter().filter_map(|(id, into)| Some((id, into?))));
    }
    Ok(found)
}

/// `None` undoes the merge.
pub fn update_merged(conn: &mut Conn, id: PlayerId, into: Option<PlayerId>) -> Result<(), DbError> {
    diesel::update(players::table.filter(players::id.eq(id)))
        .set(players::merged_into.eq(into))
        .execute(conn)?;
    Ok(())
}

pub fn update_standing(
    conn: &mut Conn,
    id: PlayerId,
    standing: Option<&str>,
) -> Result<(), DbError> {
    diesel::update(players::table.filter(players::id.eq(id)))
        .set(players::standing.eq(standing))
        .execute(conn)?;
    Ok(())
}

pub fn update_search_key(conn: &mut Conn, id: PlayerId, key: &str) -> Result<(), DbError> {
    diesel::update(players::table.filter(players::id.eq(id)))
        .set(players::search_key.eq(key))
        .execute(conn)?;
    Ok(())
}

/// `None` removes the mark.
pub fn update_mark(
    conn: &mut Conn,
    id: PlayerId,
    mark: Option<Mark>,
    on: Option<NaiveDate>,
) -> Result<(), DbError> {
    diesel::update(players::table.filter(players::id.eq(id)))
        .set((
            players::mark.eq(EmptyAsNone::from(mark)),
            players::marked_on.eq(on),
        ))
        .execute(conn)?;
    Ok(())
}

/// The rules may treat guests differently from own players.
pub fn load_guests(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<HashSet<PlayerId>, DbError> {
    let found: Vec<PlayerId> = players::table
        .filter(players::federation_id.eq(federation))
        .filter(players::guest.eq(true))
        .select(players::id)
        .load(conn)?;
    Ok(found.into_iter().collect())
}
