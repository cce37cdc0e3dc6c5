//! The current list as a roster. It is built once for each version of the data, and answers all
//! queries about the list.

use std::collections::HashMap;
use std::ops::Range;

use chrono::NaiveDate;

use crate::db::federations::Federation;
use crate::db::lists::Entry;
use crate::db::roster::{self, InPool, RosterPlayer};
use crate::db::{
    Conn, DbError, FederationId, ListId, PlayerId, TournamentId, clubs, external_ids, federations,
    lists, tournaments,
};
use crate::domain::collation;
use crate::domain::name;
use crate::domain::player::Mark;
use crate::domain::roster::division::{DivisionColumns, DivisionMembers};
use crate::domain::roster::{Club, Member, Rank, Roster, missing_games, number_distinct};
use crate::domain::rules::ListGames;
use crate::domain::tournament::Pool;
use crate::editions;
use crate::rating::parse_json;

/// Of one pool if given (ufgo 1.1, 1.6; ssdc 1.1, 4.4); without guests if the rules exclude them
/// (orr 2).
pub fn build_current(
    conn: &mut Conn,
    federation: FederationId,
    pool: Option<Pool>,
) -> Result<Roster, DbError> {
    let mut gathered = Gathered::load_empty(conn, federation, pool)?;
    let own = federations::find(conn, federation)?;
    if let Some(own) = &own {
        gathered.wanted = games_required(conn, own)?;
    }
    match pool {
        Some(pool) => roster::each_in_pool(conn, federation, pool, &mut |(row, rated)| {
            gathered.take(row, Some(rated))
        })?,
        None => {
            if let (Some(own), Some(_)) = (&own, gathered.wanted) {
                let games = &mut gathered.games;
                roster::each_record(conn, federation, &mut |(id, record)| {
                    games.extend(own.rules.rated_games(&record).map(|n| (id, n)))
                })?;
            }
            let unlisted = own.is_some_and(|f| f.rules.shows.unlisted_guests);
            roster::for_each_player(conn, federation, &mut |row| {
                if row.shown.rating.is_some() && !(unlisted && row.guest) {
                    gathered.take(row, None);
                }
            })?;
        }
    }
    gathered.build_roster(conn, federation)
}

/// By the edition in force at the end of the last rated tournament.
fn games_required(conn: &mut Conn, federation: &Federation) -> Result<Option<ListGames>, DbError> {
    let last = tournaments::last_rated(conn, federation.id)?.map(|t| t.conditions.ends);
    let parameters = match last {
        Some(day) => editions::find_governing(conn, federation, day)?.parameters,
        None => federation.parameters.clone(),
    };
    Ok(federation
        .rules
        .list_games(&parse_json(&parameters, "parameters")?))
}

/// Rated players first: the candidates for names typed into a table. Erased ones aren't included.
pub fn build_all_players(conn: &mut Conn, federation: FederationId) -> Result<Roster, DbError> {
    let mut gathered = Gathered::load_empty(conn, federation, None)?;
    roster::for_each_player(conn, federation, &mut |row| {
        if row.merged_into.is_none() && row.mark != Some(Mark::Forgotten) {
            gathered.take(row, None);
        }
    })?;
    gathered.build_roster(conn, federation)
}

/// In the order of their places.
#[derive(Debug, Default)]
pub struct ListedPlayers {
    pub players: Vec<PlayerId>,
    pub sorts: DivisionColumns,
}

/// The list is a fact; the attributes for divisions are the present ones.
pub fn load_published(
    conn: &mut Conn,
    list: ListId,
    pool: Option<Pool>,
) -> Result<ListedPlayers, DbError> {
    let mut listed = ListedPlayers::default();
    for (player, who) in roster::listed_people(conn, list, pool)? {
        listed.players.push(player);
        // The remaining birth of an erased person is for the rules only.
        listed.sorts.push(
            who.personal.gender,
            who.personal.parse_birth(),
            who.guest || who.mark == Some(Mark::Forgotten),
        );
    }
    Ok(listed)
}

/// The places are those in the division.
pub fn entries_of_part(
    conn: &mut Conn,
    list: ListId,
    pool: Option<Pool>,
    within: (&ListedPlayers, &DivisionMembers),
    rows: Range<usize>,
) -> Result<Vec<Entry>, DbError> {
    let (listed, part) = within;
    let ids: Vec<PlayerId> = part
        .member_indices()
        .skip(rows.start)
        .take(rows.len())
        .filter_map(|index| listed.players.get(index as usize).copied())
        .collect();
    let mut found: HashMap<PlayerId, Entry> = lists::entries_of(conn, list, &ids)?
        .into_iter()
        .filter(|e| e.pool == pool)
        .map(|e| (e.player_id, e))
        .collect();
    let places = ids.iter().zip(rows.start + 1..);
    Ok(places
        .filter_map(|(id, place)| {
            Some(Entry {
                place: i32::try_from(place).ok()?,
                ..found.remove(id)?
            })
        })
        .collect())
}

/// The tournaments that were rated after one that ended later. `ended` is in the order of rating.
fn rated_late(ended: &[(TournamentId, NaiveDate)]) -> Vec<TournamentId> {
    let mut latest = NaiveDate::MIN;
    let late = ended.iter().filter(|(_, day)| {
        let late = *day < latest;
        latest = latest.max(*day);
        late
    });
    late.map(|(id, _)| *id).collect()
}

/// The members of a roster while they are read, in any order. Unneeded data is dropped at once,
/// because there are many.
struct Gathered {
    pool: Option<Pool>,
    /// For a place in the list.
    wanted: Option<ListGames>,
    /// Only if games are counted without pools and required for places.
    games: HashMap<PlayerId, u32>,
    /// For names whose letters don't determine it.
    names: name::Language,
    clubs: Vec<Club>,
    /// The positions in `clubs`.
    places: HashMap<i64, u16>,
    days: HashMap<TournamentId, NaiveDate>,
    /// For players whose tournament that was rated last isn't their latest one.
    latest: HashMap<PlayerId, NaiveDate>,
    /// In the newest list.
    before: HashMap<i64, f64>,
    /// In the order of appearance.
    ranks: HashMap<Rank, u16>,
    members: Vec<Member>,
    keys: String,
    /// The end of each search key in `keys`.
    ends: Vec<usize>,
}

impl Gathered {
    fn load_empty(
        conn: &mut Conn,
        federation: FederationId,
        pool: Option<Pool>,
    ) -> Result<Gathered, DbError> {
        let mut clubs: Vec<Club> = clubs::list(conn, federation)?
            .into_iter()
            .map(|c| Club {
                id: c.id.0,
                name: c.name,
                latin: c.latin,
                city: c.city,
            })
            .collect();
        clubs.sort_by_cached_key(|c| collation::common_key(&c.name));
        let before = match lists::find_newest(conn, federation)? {
            Some(list) => roster::load_ratings(conn, list, pool)?
                .into_iter()
                .map(|(player, rating)| (player.0, rating))
                .collect(),
            None => HashMap::new(),
        };
        let ended = if pool.is_some() {
            Vec::new()
        } else {
            roster::last_days(conn, federation)?
        };
        Ok(Gathered {
            pool,
            wanted: None,
            games: HashMap::new(),
            names: federations::find(conn, federation)?
                .map(|f| f.name_language())
                .unwrap_or_default(),
            places: clubs.iter().map(|c| c.id).zip(0..u16::MAX).collect(),
            clubs,
            latest: roster::latest_days(conn, federation, &rated_late(&ended))?,
            days: ended.into_iter().collect(),
            before,
            ranks: HashMap::new(),
            members: Vec::new(),
            keys: String::new(),
            ends: Vec::new(),
        })
    }

    fn take(&mut self, row: RosterPlayer, rated: Option<InPool>) {
        let RosterPlayer {
            id,
            code,
            personal,
            club_id,
            search_key,
            shown,
            mark,
            guest,
            merged_into: _,
        } = row;
        let has_rating = rated.is_some() || shown.rating.is_some();
        let (rating, games, last) = match rated {
            Some(InPool {
                rating,
                games,
                last,
            }) => (rating, Some(games), last),
            None => (
                shown.rating.unwrap_or_default(),
                self.games
                    .get(&id)
                    .map(|games| i32::try_from(*games).unwrap_or(i32::MAX)),
                self.find_last_day(id, shown.last_tournament_id),
            ),
        };
        let rank = shown
            .rank
            .map(|name| self.index_rank(shown.rank_step, &name));
        self.members.push(Member {
            id: id.0,
            rank,
            club: club_id.and_then(|c| self.places.get(&c.0).copied()),
            country: personal
                .country
                .as_deref()
                .and_then(|c| c.as_bytes().try_into().ok()),
            gender: personal.gender,
            // The remaining birth of an erased person is for the rules only.
            born: personal
                .parse_birth()
                .filter(|_| mark != Some(Mark::Forgotten)),
            outside: guest || mark == Some(Mark::Forgotten),
            // Under rules with pools a rank is never lowered.
            kept: shown.rank_kept && self.pool.is_none(),
            provisional: shown.provisional && self.pool.is_none(),
            deviation: shown.deviation.filter(|_| self.pool.is_none()),
            before: self.before.get(&id.0).copied(),
            rated: has_rating,
            rating,
            games,
            last,
            code: code.into(),
            name: personal.name.into(),
            latin: personal.latin.map(Into::into),
        });
        self.keys.push_str(&search_key);
        self.ends.push(self.keys.len());
    }

    /// `rated_last`: the tournament that was rated last.
    fn find_last_day(&self, id: PlayerId, rated_last: Option<TournamentId>) -> Option<NaiveDate> {
        self.latest
            .get(&id)
            .copied()
            .or_else(|| rated_last.and_then(|t| self.days.get(&t).copied()))
    }

    /// Adds a new rank.
    fn index_rank(&mut self, step: i32, name: &str) -> u16 {
        let next = u16::try_from(self.ranks.len()).unwrap_or(u16::MAX);
        let rank = Rank {
            step,
            name: name.into(),
        };
        *self.ranks.entry(rank).or_insert(next)
    }

    /// Best first, equal ratings by code, then unrated players, then members without a place.
    fn rank_members(&self) -> Vec<usize> {
        let apart = |m: &Member| {
            self.wanted
                .is_some_and(|wanted| missing_games(m, wanted).is_some())
        };
        let rating = |m: &Member| if m.rated { m.rating } else { f64::NEG_INFINITY };
        let mut order: Vec<(bool, f64, usize)> = self
            .members
            .iter()
            .zip(0..)
            .map(|(m, came)| (apart(m), rating(m), came))
            .collect();
        order.sort_unstable_by(|(short, a, one), (other_short, b, other)| {
            let by_code = || self.members[*one].code.cmp(&self.members[*other].code);
            short
                .cmp(other_short)
                .then_with(|| b.total_cmp(a))
                .then_with(by_code)
        });
        order.into_iter().map(|(_, _, came)| came).collect()
    }

    fn build_roster(
        mut self,
        conn: &mut Conn,
        federation: FederationId,
    ) -> Result<Roster, DbError> {
        let (ranks, steps) = number_distinct(self.ranks.keys().cloned());
        let placed: HashMap<u16, u16> = self
            .ranks
            .iter()
            .filter_map(|(rank, came)| Some((*came, *steps.get(rank)?)))
            .collect();
        for member in &mut self.members {
            member.rank = member.rank.and_then(|came| placed.get(&came).copied());
        }
        let order = self.rank_members();
        let mut keys = String::with_capacity(self.keys.len() + order.len());
        for came in &order {
            let from = came.checked_sub(1).map_or(0, |before| self.ends[before]);
            keys.push_str(&self.keys[from..self.ends[*came]]);
            keys.push('\n');
        }
        arrange_in_place(&mut self.members, order);
        self.members.shrink_to_fit();
        let numbers = external_ids::all(conn, federation)?;
        let roster =
            Roster::new(self.members, keys, self.clubs, ranks).with_name_language(self.names);
        let roster = match self.wanted {
            Some(wanted) => roster.with_minimum(wanted),
            None => roster,
        };
        Ok(roster.with_numbers(
            numbers
                .into_iter()
                .map(|held| (held.given.player_id.0, held.given.number_key)),
        ))
    }
}

/// Each position gets the item at the index in `order`. Items are swapped, never copied.
fn arrange_in_place<T>(items: &mut [T], mut order: Vec<usize>) {
    for start in 0..items.len() {
        let mut place = start;
        loop {
            let from = std::mem::replace(&mut order[place], place);
            if from == start {
                break;
            }
            items.swap(place, from);
            place = from;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::arrange_in_place;

    #[test]
    fn items_come_where_the_order_names_them() {
        for order in [
            vec![],
            vec![0],
            vec![1, 0],
            vec![2, 0, 1],
            vec![3, 1, 0, 2],
            vec![0, 2, 1, 4, 3],
        ] {
            let mut items: Vec<usize> = (0..order.len()).map(|i| 10 * i).collect();
            arrange_in_place(&mut items, order.clone());
            assert_eq!(
                items,
                order.iter().map(|from| 10 * from).collect::<Vec<_>>()
            );
        }
    }
}
