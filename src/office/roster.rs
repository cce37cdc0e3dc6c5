//! The current list as a roster, which is made once for each state of the data and answers every question about the list.

use std::collections::HashMap;
use std::ops::Range;

use crate::db::lists::Entry;
use crate::db::roster::{self, InPool, RosterPlayer};
use crate::db::{Conn, DbError, FederationId, ListId, PlayerId, TournamentId, clubs, federations, lists, numbers};
use crate::domain::collation;
use crate::domain::player::Mark;
use crate::domain::roster::division::{Part, Sorts};
use crate::domain::roster::{Club, Member, Rank, Roster, numbered};
use crate::domain::tournament::Pool;

/// The current list of a federation, or of one pool of its rules (ufgo 1.1, 1.6; ssdc 1.1, 4.4); guests are in none where the rules say so
/// (orr 2).
pub fn roster(conn: &mut Conn, federation: FederationId, pool: Option<Pool>) -> Result<Roster, DbError> {
    let rows: Vec<(RosterPlayer, Option<InPool>)> = match pool {
        Some(pool) => roster::pool_rows(conn, federation, pool)?.into_iter().map(|(row, rated)| (row, Some(rated))).collect(),
        None => {
            let unlisted = federations::find(conn, federation)?.is_some_and(|f| f.rules.shows.unlisted_guests);
            roster::rows(conn, federation)?.into_iter().filter(|row| !(unlisted && row.guest)).map(|row| (row, None)).collect()
        }
    };
    of_rows(conn, federation, pool, rows)
}

/// Everybody of a federation, who has a rating first: whom a name may mean that is typed into a table. Who asked to be forgotten isn't found.
pub fn everybody(conn: &mut Conn, federation: FederationId) -> Result<Roster, DbError> {
    let mut rows: Vec<RosterPlayer> =
        roster::everybody(conn, federation)?.into_iter().filter(|row| row.mark != Some(Mark::Forgotten)).collect();
    let rating = |row: &RosterPlayer| row.rating.unwrap_or(f64::NEG_INFINITY);
    rows.sort_by(|a, b| rating(b).total_cmp(&rating(a)));
    of_rows(conn, federation, None, rows.into_iter().map(|row| (row, None)).collect())
}

/// The players of a published list, or of one pool of it, in the order of their places, with what divides them.
#[derive(Debug, Default)]
pub struct ListedPlayers {
    /// Who stands in the list.
    pub players: Vec<PlayerId>,
    /// What is known of them now.
    pub sorts: Sorts,
}

/// Who stands in a published list, or in one pool of it. The list is a fact; by what it is divided is known as of now.
pub fn listed(conn: &mut Conn, list: ListId, pool: Option<Pool>) -> Result<ListedPlayers, DbError> {
    let mut listed = ListedPlayers::default();
    for (player, who) in roster::listed_people(conn, list, pool)? {
        listed.players.push(player);
        // What is left of the birth of a forgotten person is for the rules alone.
        listed.sorts.push(who.personal.gender, who.personal.birth(), who.guest || who.mark == Some(Mark::Forgotten));
    }
    Ok(listed)
}

/// Some of the entries of a category of players in a published list, with the places that they have there.
///
/// # Errors
/// The database doesn't answer.
pub fn entries_of_part(
    conn: &mut Conn,
    list: ListId,
    pool: Option<Pool>,
    within: (&ListedPlayers, &Part),
    rows: Range<usize>,
) -> Result<Vec<Entry>, DbError> {
    let (listed, part) = within;
    let ids: Vec<PlayerId> =
        part.rows().skip(rows.start).take(rows.len()).filter_map(|index| listed.players.get(index as usize).copied()).collect();
    let mut found: HashMap<PlayerId, Entry> =
        lists::entries_of(conn, list, &ids)?.into_iter().filter(|e| e.pool == pool).map(|e| (e.player_id, e)).collect();
    let places = ids.iter().zip(rows.start + 1..);
    Ok(places.filter_map(|(id, place)| Some(Entry { place: i32::try_from(place).ok()?, ..found.remove(id)? })).collect())
}

fn of_rows(
    conn: &mut Conn,
    federation: FederationId,
    pool: Option<Pool>,
    rows: Vec<(RosterPlayer, Option<InPool>)>,
) -> Result<Roster, DbError> {
    let mut clubs: Vec<Club> =
        clubs::list(conn, federation)?.into_iter().map(|c| Club { id: c.id.0, name: c.name, latin: c.latin, city: c.city }).collect();
    clubs.sort_by_cached_key(|c| collation::common_key(&c.name));
    let places: HashMap<i64, u16> = clubs.iter().map(|c| c.id).zip(0..u16::MAX).collect();
    let rank = |row: &RosterPlayer| row.rank.as_deref().map(|name| Rank { step: row.rank_step, name: name.into() });
    let (ranks, steps) = numbered(rows.iter().filter_map(|(row, _)| rank(row)));
    let days = match pool {
        Some(_) => HashMap::new(),
        None => roster::last_days(conn, federation)?,
    };
    let before: HashMap<i64, f64> = match lists::newest(conn, federation)? {
        Some(list) => {
            let figures = roster::figures(conn, list, pool)?;
            figures.into_iter().map(|(player, rating)| (player.0, rating)).collect()
        }
        None => HashMap::new(),
    };
    let mut keys = String::new();
    let mut members = Vec::with_capacity(rows.len());
    for (row, rated) in rows {
        let has_rating = rated.is_some() || row.rating.is_some();
        let (rating, games, last) = match rated {
            Some(InPool { rating, games, last }) => (rating, Some(games), last),
            None => (row.rating.unwrap_or_default(), None, row.last_tournament_id.and_then(|t: TournamentId| days.get(&t).copied())),
        };
        members.push(Member {
            id: row.id.0,
            rank: rank(&row).and_then(|r| steps.get(&r).copied()),
            club: row.club_id.and_then(|c| places.get(&c.0).copied()),
            country: row.personal.country.as_deref().and_then(|c| c.as_bytes().try_into().ok()),
            gender: row.personal.gender,
            // What is left of the birth of a forgotten person is for the rules alone.
            born: row.personal.birth().filter(|_| row.mark != Some(Mark::Forgotten)),
            outside: row.guest || row.mark == Some(Mark::Forgotten),
            // A rank of rules with pools is never lowered anyway.
            kept: row.rank_kept && pool.is_none(),
            provisional: row.provisional && pool.is_none(),
            deviation: row.deviation.filter(|_| pool.is_none()),
            before: before.get(&row.id.0).copied(),
            rated: has_rating,
            rating,
            games,
            last,
            code: row.code.into(),
            name: row.personal.name.into(),
            latin: row.personal.latin.map(Into::into),
        });
        keys.push_str(&row.search_key);
        keys.push('\n');
    }
    let numbers = numbers::all(conn, federation)?;
    Ok(Roster::new(members, keys, clubs, ranks).with_numbers(numbers.into_iter().map(|held| (held.player_id.0, held.number_key))))
}
