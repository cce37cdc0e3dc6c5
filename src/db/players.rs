//! Players: their personal data, and the current state that the rules remember of them.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;
use diesel::sql_types::{Array, BigInt, Bool, Double, Integer, Nullable, Text};

use super::run::prelude::*;
use super::schema::{list_entries, players, pool_ratings};
use super::words::Blank;
use super::{BATCH, ClubId, Conn, DbError, FederationId, ListId, PlayerId, TournamentId, add_rows, on_each};
use crate::domain::name;
use crate::domain::player::{Born, Gender, Mark, Person};

/// The personal data of a player, which an official enters and changes. The rating is not among it.
#[derive(Debug, Clone, Default, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = players, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct Personal {
    /// Name in the original script; may be empty.
    pub name: String,
    /// Name in Latin script, if it isn't the plain transliteration.
    pub latin: Option<String>,
    /// Date or year of birth.
    pub born: Option<String>,
    /// Gender.
    pub gender: Option<Gender>,
    /// Country code.
    pub country: Option<String>,
}

impl Personal {
    /// What pages call the person: the name, or the code where there is none.
    pub fn called<'a>(&'a self, code: &'a str) -> &'a str {
        if self.name.is_empty() { code } else { &self.name }
    }

    /// The same with names in their normal form, wherever they come from.
    pub fn normal(self) -> Personal {
        Personal { name: name::normal(&self.name), latin: self.latin.as_deref().map(name::normal).filter(|l| !l.is_empty()), ..self }
    }

    /// The birth, as far as it is known.
    pub fn birth(&self) -> Option<Born> {
        self.born.as_deref().and_then(Born::parse)
    }
}

/// Names folded for searching.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = players, treat_none_as_default_value = false)]
pub struct Folded {
    /// By the name, and by the Latin spelling where it is another.
    pub search_key: String,
    /// By the name whatever the order of its words.
    pub likeness_key: String,
}

impl Folded {
    /// The keys under which a person is found.
    pub fn of(code: &str, personal: &Personal) -> Folded {
        let called = personal.called(code);
        let mut search_key = name::search_key(called);
        if let Some(other) = personal.latin.as_deref().map(name::search_key).filter(|other| *other != search_key) {
            search_key.push(' ');
            search_key.push_str(&other);
        }
        Folded { search_key, likeness_key: name::likeness_key(called) }
    }
}

/// What everybody sees of the current state of a player.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = players, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct Shown {
    /// Rating.
    pub rating: Option<f64>,
    /// Deviation.
    pub deviation: Option<f64>,
    /// Rank by name.
    pub rank: Option<String>,
    /// Rank by order.
    pub rank_step: i32,
    /// The rank stands above the rating.
    pub rank_kept: bool,
    /// The rating has a star.
    pub provisional: bool,
    /// The last rated tournament.
    pub last_tournament_id: Option<TournamentId>,
}

/// The current state of a player.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = players, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct State {
    /// What the rules remember.
    pub record: String,
    /// What everybody sees of it.
    #[diesel(embed)]
    pub shown: Shown,
}

/// A player as stored.
#[derive(Debug, Clone, Queryable, Selectable)]
pub struct Player {
    /// Identity.
    pub id: PlayerId,
    /// The federation.
    pub federation_id: FederationId,
    /// Id in the exchange format, unique in the federation.
    pub code: String,
    /// The personal data.
    #[diesel(embed)]
    pub personal: Personal,
    /// Club.
    pub club_id: Option<ClubId>,
    /// Guest of the federation.
    pub guest: bool,
    /// What the player brought along, JSON as in the exchange format.
    pub standing: Option<String>,
    /// Position in the chronicle.
    pub position: i64,
    /// The keys under which the player is found.
    #[diesel(embed)]
    pub folded: Folded,
    /// Now.
    #[diesel(embed)]
    pub state: State,
    /// The player whose duplicate this one turned out to be.
    pub merged_into: Option<PlayerId>,
    /// Why he plays no more.
    #[diesel(deserialize_as = Blank<Mark>)]
    pub mark: Option<Mark>,
    /// Since when.
    pub marked_on: Option<NaiveDate>,
}

impl Player {
    /// Whether the player asked to be forgotten.
    pub fn is_forgotten(&self) -> bool {
        self.mark == Some(Mark::Forgotten)
    }

    /// What pages call the player: the name, or the code where there is none.
    pub fn called(&self) -> &str {
        self.personal.called(&self.code)
    }

    /// The name in Latin script, if it isn't the plain transliteration.
    pub fn latin(&self) -> Option<&str> {
        self.personal.latin.as_deref()
    }

    /// What the rules must know.
    pub fn person(&self) -> Person {
        Person { born: self.personal.birth(), guest: self.guest }
    }
}

/// A player as a replay needs him: what he brought along, and the state to compare.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable)]
#[diesel(table_name = players)]
pub struct Seated {
    /// Identity.
    pub id: PlayerId,
    /// Id in the exchange format.
    pub code: String,
    /// The personal data.
    #[diesel(embed)]
    pub personal: Personal,
    /// Guest of the federation.
    pub guest: bool,
    /// What the player brought along, JSON.
    pub standing: Option<String>,
    /// Position in the chronicle.
    pub position: i64,
    /// The state now.
    #[diesel(embed)]
    pub state: State,
}

/// Those of these players who are there, as a replay needs them, in no particular order.
pub fn seated_of(conn: &mut Conn, federation: FederationId, ids: &[PlayerId]) -> Result<Vec<Seated>, DbError> {
    let mut found = Vec::with_capacity(ids.len());
    for part in ids.chunks(BATCH) {
        let own = players::table.filter(players::federation_id.eq(federation)).filter(players::id.eq_any(part));
        found.extend(own.select(Seated::as_select()).load(conn)?);
    }
    Ok(found)
}

/// Everybody of a federation as a replay needs them, in the order of their positions.
pub fn seated(conn: &mut Conn, federation: FederationId) -> Result<Vec<Seated>, DbError> {
    Ok(players::table.filter(players::federation_id.eq(federation)).order(players::position).select(Seated::as_select()).load(conn)?)
}

/// A player to be entered.
#[derive(Debug, Clone, Insertable)]
#[diesel(table_name = players, treat_none_as_default_value = false)]
pub struct NewPlayer {
    /// The federation.
    pub federation_id: FederationId,
    /// Id in the exchange format.
    pub code: String,
    /// The personal data.
    #[diesel(embed)]
    pub personal: Personal,
    /// Club.
    pub club_id: Option<ClubId>,
    /// Guest.
    pub guest: bool,
    /// Standing, JSON.
    pub standing: Option<String>,
    /// Position in the chronicle.
    pub position: i64,
    /// The keys under which the player is found.
    #[diesel(embed)]
    pub folded: Folded,
    /// What the player begins with.
    #[diesel(embed)]
    pub state: State,
    /// Why the player plays no more.
    #[diesel(serialize_as = Blank<Mark>)]
    pub mark: Option<Mark>,
    /// Since when.
    pub marked_on: Option<NaiveDate>,
}

/// Which players are asked for.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    /// Folded words that must all stand in the search key; the first eight count.
    pub words: Vec<String>,
    /// Only this club.
    pub club: Option<ClubId>,
    /// Rows at most.
    pub limit: i64,
}

/// Words of a name that one query asks for. Each nests the condition one deeper, in this program and in the database; more words than a
/// name has only narrow down what whoever asks compares anyway.
const WORDS: usize = 8;

pub(super) fn escape_like(word: &str) -> String {
    word.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_")
}

/// The best of the current list, equal ratings by code.
pub fn best(conn: &mut Conn, federation: FederationId, limit: i64) -> Result<Vec<Player>, DbError> {
    Ok(players::table
        .filter(players::federation_id.eq(federation))
        .filter(players::rating.is_not_null())
        .order((players::rating.desc(), players::code))
        .limit(limit)
        .select(Player::as_select())
        .load(conn)?)
}

/// How many players have a rating; `guests`: they count, too.
pub fn count_rated(conn: &mut Conn, federation: FederationId, guests: bool) -> Result<i64, DbError> {
    let rated = players::table.filter(players::federation_id.eq(federation)).filter(players::rating.is_not_null());
    match guests {
        true => Ok(rated.count().get_result(conn)?),
        false => Ok(rated.filter(players::guest.eq(false)).count().get_result(conn)?),
    }
}

/// So many players of a federation that the filter finds, by code, from behind one on: not who asked to be forgotten, no duplicates.
pub fn after(conn: &mut Conn, federation: FederationId, filter: &Filter, code: &str) -> Result<Vec<Player>, DbError> {
    let mut query = players::table
        .filter(players::federation_id.eq(federation))
        .filter(players::code.gt(code))
        .filter(players::merged_into.is_null())
        .filter(players::mark.ne(Mark::Forgotten))
        .into_boxed();
    if let Some(club) = filter.club {
        query = query.filter(players::club_id.eq(club));
    }
    for word in filter.words.iter().take(WORDS) {
        query = query.filter(players::search_key.like(format!("%{}%", escape_like(word))).escape('\\'));
    }
    Ok(query.order(players::code).limit(filter.limit).select(Player::as_select()).load(conn)?)
}

/// How many players of a federation asked to be forgotten.
pub fn forgotten(conn: &mut Conn, federation: FederationId) -> Result<i64, DbError> {
    let own = players::table.filter(players::federation_id.eq(federation));
    Ok(own.filter(players::mark.eq(Mark::Forgotten)).count().get_result(conn)?)
}

/// Every player of a federation in the order of the chronicle; duplicates that were merged are none.
pub fn list(conn: &mut Conn, federation: FederationId) -> Result<Vec<Player>, DbError> {
    Ok(players::table
        .filter(players::federation_id.eq(federation))
        .filter(players::merged_into.is_null())
        .order(players::position)
        .select(Player::as_select())
        .load(conn)?)
}

/// The duplicates that were merged of a federation who stand in these lists.
pub fn listed_duplicates(conn: &mut Conn, federation: FederationId, lists: &[ListId]) -> Result<Vec<Player>, DbError> {
    let listed = list_entries::table.filter(list_entries::list_id.eq_any(lists)).select(list_entries::player_id);
    let own = players::table.filter(players::federation_id.eq(federation)).filter(players::merged_into.is_not_null());
    Ok(own.filter(players::id.eq_any(listed)).select(Player::as_select()).load(conn)?)
}

/// A player of this federation.
pub fn find(conn: &mut Conn, federation: FederationId, id: PlayerId) -> Result<Option<Player>, DbError> {
    let own = players::table.filter(players::federation_id.eq(federation)).filter(players::id.eq(id));
    Ok(own.select(Player::as_select()).first(conn).optional()?)
}

/// The federations of players who are neither forgotten nor merged.
pub fn homes(conn: &mut Conn, ids: &[PlayerId]) -> Result<HashMap<PlayerId, FederationId>, DbError> {
    use players as p;
    let mut homes = HashMap::new();
    for part in ids.chunks(BATCH) {
        let there = p::table.filter(p::id.eq_any(part)).filter(p::merged_into.is_null()).filter(p::mark.ne(Mark::Forgotten));
        homes.extend(there.select((p::id, p::federation_id)).load::<(PlayerId, FederationId)>(conn)?);
    }
    Ok(homes)
}

/// A player of whichever federation.
pub fn anywhere(conn: &mut Conn, id: PlayerId) -> Result<Option<Player>, DbError> {
    use players as p;
    Ok(p::table.filter(p::id.eq(id)).select(Player::as_select()).first(conn).optional()?)
}

/// Players by id, in no particular order; ids of other federations are not found.
pub fn find_many(conn: &mut Conn, federation: FederationId, ids: &[PlayerId]) -> Result<Vec<Player>, DbError> {
    let mut found = Vec::with_capacity(ids.len());
    for part in ids.chunks(BATCH) {
        let own = players::table.filter(players::federation_id.eq(federation)).filter(players::id.eq_any(part));
        found.extend(own.select(Player::as_select()).load(conn)?);
    }
    Ok(found)
}

/// Players whose folded names are one of these.
pub fn find_alike(conn: &mut Conn, federation: FederationId, keys: &[String]) -> Result<Vec<Player>, DbError> {
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

/// Players with these codes; duplicates that were merged are none.
pub fn find_coded(conn: &mut Conn, federation: FederationId, codes: &[&str]) -> Result<Vec<Player>, DbError> {
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

/// Players whose folded name has all these words, of which the first eight count; for suggestions while typing.
pub fn suggest(conn: &mut Conn, federation: FederationId, words: &[String], limit: i64) -> Result<Vec<Player>, DbError> {
    let mut query = players::table.filter(players::federation_id.eq(federation)).filter(players::merged_into.is_null()).into_boxed();
    for word in words.iter().take(WORDS) {
        query = query.filter(players::search_key.like(format!("%{}%", escape_like(word))).escape('\\'));
    }
    Ok(query.order((players::rating.desc(), players::code)).limit(limit).select(Player::as_select()).load(conn)?)
}

/// The search keys of everybody in a federation who wasn't merged into another player.
pub fn search_keys(conn: &mut Conn, federation: FederationId) -> Result<Vec<(PlayerId, String)>, DbError> {
    let own = players::table.filter(players::federation_id.eq(federation)).filter(players::merged_into.is_null());
    Ok(own.order(players::id).select((players::id, players::search_key)).load(conn)?)
}

/// Names of players by id, for tables.
pub fn names(conn: &mut Conn, ids: &[PlayerId]) -> Result<HashMap<PlayerId, (String, Option<String>)>, DbError> {
    let mut found = HashMap::with_capacity(ids.len());
    for part in ids.chunks(BATCH) {
        let rows: Vec<(PlayerId, String, String, Option<String>)> = players::table
            .filter(players::id.eq_any(part))
            .select((players::id, players::code, players::name, players::latin))
            .load(conn)?;
        found.extend(rows.into_iter().map(|(id, code, name, latin)| (id, (if name.is_empty() { code } else { name }, latin))));
    }
    Ok(found)
}

/// The same, with their codes behind the names that several of them have.
///
/// # Errors
/// The database doesn't answer.
pub fn names_told_apart(conn: &mut Conn, ids: &[PlayerId]) -> Result<HashMap<PlayerId, (String, Option<String>)>, DbError> {
    let mut found = names(conn, ids)?;
    let mut bearers: HashMap<String, Vec<PlayerId>> = HashMap::new();
    for (id, (name, _)) in &found {
        bearers.entry(name::typeset(name)).or_default().push(*id);
    }
    let namesakes: Vec<PlayerId> = bearers.into_values().filter(|ids| ids.len() > 1).flatten().collect();
    for part in namesakes.chunks(BATCH) {
        let coded: Vec<(PlayerId, String)> =
            players::table.filter(players::id.eq_any(part)).select((players::id, players::code)).load(conn)?;
        for (id, code) in coded {
            if let Some((name, latin)) = found.get_mut(&id) {
                *name = format!("{name} · {code}");
                *latin = latin.take().map(|latin| format!("{latin} · {code}"));
            }
        }
    }
    Ok(found)
}

/// Those of these codes that are taken.
pub fn codes_taken(conn: &mut Conn, federation: FederationId, codes: &[String]) -> Result<HashSet<String>, DbError> {
    let mut found = HashSet::new();
    for part in codes.chunks(BATCH) {
        let own = players::table.filter(players::federation_id.eq(federation)).filter(players::code.eq_any(part));
        found.extend(own.select(players::code).load::<String>(conn)?);
    }
    Ok(found)
}

/// Removes players to whom nothing refers, with what they have in the pools of their rules.
pub fn remove(conn: &mut Conn, ids: &[PlayerId]) -> Result<(), DbError> {
    for part in ids.chunks(BATCH) {
        diesel::delete(pool_ratings::table.filter(pool_ratings::player_id.eq_any(part))).execute(conn)?;
        diesel::delete(players::table.filter(players::id.eq_any(part))).execute(conn)?;
    }
    Ok(())
}

/// Enters players; the ids come back in the same order.
pub fn add(conn: &mut Conn, new: Vec<NewPlayer>) -> Result<Vec<PlayerId>, DbError> {
    let Some(federation) = new.as_slice().first().map(|player| player.federation_id) else { return Ok(Vec::new()) };
    let entered: Vec<String> = new.iter().map(|player| player.code.clone()).collect();
    add_rows(conn, new)?;
    let ids: Vec<(String, PlayerId)> = if entered.len() <= BATCH {
        players::table
            .filter(players::federation_id.eq(federation))
            .filter(players::code.eq_any(&entered))
            .select((players::code, players::id))
            .load(conn)?
    } else {
        codes(conn, federation)?
    };
    let ids: HashMap<String, PlayerId> = ids.into_iter().collect();
    entered.iter().map(|code| ids.get(code).copied().ok_or_else(|| DbError::Corrupt(format!("player {code} was not stored")))).collect()
}

/// Enters players.
pub fn add_rows(conn: &mut Conn, new: Vec<NewPlayer>) -> Result<(), DbError> {
    Ok(add_rows!(conn, players::table, nested new)?)
}

/// Everybody's code and id, in no particular order.
pub fn codes(conn: &mut Conn, federation: FederationId) -> Result<Vec<(String, PlayerId)>, DbError> {
    Ok(players::table.filter(players::federation_id.eq(federation)).select((players::code, players::id)).load(conn)?)
}

/// Moves a player to another place of the chronicle.
pub fn update_position(conn: &mut Conn, id: PlayerId, position: i64) -> Result<(), DbError> {
    diesel::update(players::table.filter(players::id.eq(id))).set(players::position.eq(position)).execute(conn)?;
    Ok(())
}

/// Stores the current state of a player.
pub fn update_state(conn: &mut Conn, id: PlayerId, state: &State) -> Result<(), DbError> {
    diesel::update(players::table.filter(players::id.eq(id))).set(state).execute(conn)?;
    Ok(())
}

/// Stores the current states of players.
pub fn update_states(conn: &mut Conn, of: &[(PlayerId, State)]) -> Result<(), DbError> {
    match conn {
        Conn::Postgres(c) if of.len() > 1 => {
            let column = States::of(of);
            let update = "UPDATE players SET record = now.record, rating = now.rating, deviation = now.deviation, rank = now.rank, \
                rank_step = now.rank_step, rank_kept = now.rank_kept, provisional = now.provisional, \
                last_tournament_id = now.last_tournament_id \
                FROM unnest($1, $2, $3, $4, $5, $6, $7, $8, $9) \
                AS now (id, record, rating, deviation, rank, rank_step, rank_kept, provisional, last_tournament_id) \
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
        // Nothing is on its way there and back; the statement is prepared once.
        conn => {
            for (id, state) in of {
                on_each!(&mut *conn, diesel::update(players::table.filter(players::id.eq(id))).set(state))?;
            }
        }
    }
    Ok(())
}

/// States column by column.
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
    fn of(all: &[(PlayerId, State)]) -> States<'_> {
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
            columns.last_tournament_id.push(state.shown.last_tournament_id);
        }
        columns
    }
}

/// Changes who a player is.
pub fn update_personal(conn: &mut Conn, player: &Player, personal: &Personal, club: Option<ClubId>) -> Result<(), DbError> {
    let folded = Folded::of(&player.code, personal);
    diesel::update(players::table.filter(players::id.eq(player.id))).set((personal, folded, players::club_id.eq(club))).execute(conn)?;
    Ok(())
}

/// Says whether a player is a guest.
pub fn update_guest(conn: &mut Conn, id: PlayerId, guest: bool) -> Result<(), DbError> {
    diesel::update(players::table.filter(players::id.eq(id))).set(players::guest.eq(guest)).execute(conn)?;
    Ok(())
}

/// Notes with everybody of a federation the last tournament there is a result of.
pub fn note_last_tournaments(conn: &mut Conn, federation: FederationId) -> Result<(), DbError> {
    let update = "UPDATE players SET last_tournament_id = \
        (SELECT tournament_id FROM results WHERE player_id = players.id ORDER BY position DESC LIMIT 1) WHERE federation_id = $1";
    on_each!(conn, diesel::sql_query(update).bind::<BigInt, _>(federation.0))?;
    Ok(())
}

/// Which of these players were merged into others, and into whom.
pub fn merged(conn: &mut Conn, federation: FederationId, ids: &[PlayerId]) -> Result<HashMap<PlayerId, PlayerId>, DbError> {
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

/// Notes into whom a player was merged, or that he is himself again.
pub fn update_merged(conn: &mut Conn, id: PlayerId, into: Option<PlayerId>) -> Result<(), DbError> {
    diesel::update(players::table.filter(players::id.eq(id))).set(players::merged_into.eq(into)).execute(conn)?;
    Ok(())
}

/// Changes what a player brought along.
pub fn update_standing(conn: &mut Conn, id: PlayerId, standing: Option<&str>) -> Result<(), DbError> {
    diesel::update(players::table.filter(players::id.eq(id))).set(players::standing.eq(standing)).execute(conn)?;
    Ok(())
}

/// Changes the key under which a player is found.
pub fn update_search_key(conn: &mut Conn, id: PlayerId, key: &str) -> Result<(), DbError> {
    diesel::update(players::table.filter(players::id.eq(id))).set(players::search_key.eq(key)).execute(conn)?;
    Ok(())
}

/// Marks a player: died, left, asked to be forgotten; or takes the mark away.
pub fn update_mark(conn: &mut Conn, id: PlayerId, mark: Option<Mark>, on: Option<NaiveDate>) -> Result<(), DbError> {
    diesel::update(players::table.filter(players::id.eq(id)))
        .set((players::mark.eq(Blank::from(mark)), players::marked_on.eq(on)))
        .execute(conn)?;
    Ok(())
}

/// The guests of a federation: its rules may treat them otherwise than its own players.
pub fn guests(conn: &mut Conn, federation: FederationId) -> Result<HashSet<PlayerId>, DbError> {
    let found: Vec<PlayerId> =
        players::table.filter(players::federation_id.eq(federation)).filter(players::guest.eq(true)).select(players::id).load(conn)?;
    Ok(found.into_iter().collect())
}
