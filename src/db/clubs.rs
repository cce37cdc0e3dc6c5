//! Clubs of a federation.

use std::collections::HashMap;

use chrono::NaiveDate;

use super::erased_query::prelude::*;
use super::schema::{club_changes, clubs, memberships, players, roles, tournaments};
use super::{BATCH, ClubId, Conn, DbError, FederationId, PlayerId};
use crate::domain::name::{self, normalize_name};

#[derive(Debug, Clone, Queryable)]
pub struct Club {
    pub id: ClubId,
    pub federation_id: FederationId,
    pub name: String,
    pub latin: Option<String>,
    pub city: Option<String>,
    /// `None` for a club known only from its players.
    pub position: Option<i64>,
    /// Public contact details.
    pub contacts: String,
    /// Date or year.
    pub founded: Option<String>,
    /// First day without new members.
    pub closed_on: Option<NaiveDate>,
}

pub fn list(conn: &mut Conn, federation: FederationId) -> Result<Vec<Club>, DbError> {
    Ok(clubs::table
        .filter(clubs::federation_id.eq(federation))
        .order(clubs::name)
        .load(conn)?)
}

pub fn load_latin_names(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<HashMap<String, String>, DbError> {
    let spelt = clubs::table
        .filter(clubs::federation_id.eq(federation))
        .filter(clubs::latin.is_not_null());
    Ok(spelt
        .select((clubs::name, clubs::latin.assume_not_null()))
        .load(conn)?
        .into_iter()
        .collect())
}

pub fn load_open(conn: &mut Conn, federation: FederationId) -> Result<Vec<Club>, DbError> {
    Ok(clubs::table
        .filter(clubs::federation_id.eq(federation))
        .filter(clubs::closed_on.is_null())
        .order(clubs::name)
        .load(conn)?)
}

pub fn find(
    conn: &mut Conn,
    federation: FederationId,
    id: ClubId,
) -> Result<Option<Club>, DbError> {
    Ok(clubs::table
        .filter(clubs::federation_id.eq(federation))
        .filter(clubs::id.eq(id))
        .first(conn)
        .optional()?)
}

#[derive(Debug, Default)]
pub struct ClubNames {
    clubs: Vec<Club>,
    /// Positions in `clubs` by name.
    exact: HashMap<String, usize>,
    /// Positions by Latin spelling; `None` if several clubs have it.
    latin: HashMap<String, Option<usize>>,
}

impl ClubNames {
    pub fn load(conn: &mut Conn, federation: FederationId) -> Result<ClubNames, DbError> {
        let mut names = ClubNames {
            clubs: list(conn, federation)?,
            ..ClubNames::default()
        };
        for (at, club) in names.clubs.iter().enumerate() {
            names.exact.entry(normalize_name(&club.name)).or_insert(at);
            let spelled = name::Language::ALL.map(|table| name::to_latin(&club.name, table));
            for spelling in spelled.into_iter().chain(club.latin.clone()) {
                let known = names.latin.entry(spelling).or_insert(Some(at));
                *known = known.filter(|known| *known == at);
            }
        }
        Ok(names)
    }

    /// The club of this name, else the only one that is spelled so in Latin letters.
    pub fn find(&self, typed: &str) -> Option<&Club> {
        let wanted = normalize_name(typed);
        let at = self
            .exact
            .get(&wanted)
            .copied()
            .or_else(|| self.latin.get(&wanted).copied().flatten())?;
        self.clubs.get(at)
    }

    pub fn get(&self, id: ClubId) -> Option<&Club> {
        self.clubs.iter().find(|club| club.id == id)
    }
}

pub fn find_by_name(
    conn: &mut Conn,
    federation: FederationId,
    typed: &str,
) -> Result<Option<Club>, DbError> {
    let exact: Option<Club> = clubs::table
        .filter(clubs::federation_id.eq(federation))
        .filter(clubs::name.eq(typed))
        .first(conn)
        .optional()?;
    match exact {
        Some(club) => Ok(Some(club)),
        None => Ok(ClubNames::load(conn, federation)?.find(typed).cloned()),
    }
}

pub fn add(
    conn: &mut Conn,
    federation: FederationId,
    name: &str,
    latin: Option<&str>,
    city: Option<&str>,
    position: Option<i64>,
) -> Result<ClubId, DbError> {
    Ok(diesel::insert_into(clubs::table)
        .values((
            clubs::federation_id.eq(federation),
            clubs::name.eq(name),
            clubs::latin.eq(latin),
            clubs::city.eq(city),
            clubs::position.eq(position),
        ))
        .returning(clubs::id)
        .get_result(conn)?)
}

pub fn update(conn: &mut Conn, club: &Club) -> Result<(), DbError> {
    diesel::update(clubs::table.filter(clubs::id.eq(club.id)))
        .set((
            clubs::name.eq(&club.name),
            clubs::latin.eq(&club.latin),
            clubs::city.eq(&club.city),
            clubs::position.eq(club.position),
            clubs::contacts.eq(&club.contacts),
            clubs::founded.eq(&club.founded),
            clubs::closed_on.eq(club.closed_on),
        ))
        .execute(conn)?;
    Ok(())
}

/// The club before the first later change; leaves out players without one.
pub fn on_day(
    conn: &mut Conn,
    of: &[PlayerId],
    day: NaiveDate,
) -> Result<HashMap<PlayerId, Option<ClubId>>, DbError> {
    use club_changes as c;
    let mut clubs = HashMap::new();
    for part in of.chunks(BATCH) {
        let later = c::table
            .filter(c::player_id.eq_any(part))
            .filter(c::day.gt(day))
            .order((c::day, c::id));
        for (player, before) in later
            .select((c::player_id, c::before_id))
            .load::<(PlayerId, Option<ClubId>)>(conn)?
        {
            clubs.entry(player).or_insert(before);
        }
    }
    Ok(clubs)
}

/// References come from present and former players, memberships, tournaments and club heads.
pub fn is_used(conn: &mut Conn, id: ClubId) -> Result<bool, DbError> {
    let members: i64 = players::table
        .filter(players::club_id.eq(id))
        .count()
        .get_result(conn)?;
    let held: i64 = tournaments::table
        .filter(tournaments::club_id.eq(id))
        .count()
        .get_result(conn)?;
    let heads: i64 = roles::table
        .filter(roles::club_id.eq(id))
        .count()
        .get_result(conn)?;
    let moved: i64 = club_changes::table
        .filter(
            club_changes::before_id
                .eq(id)
                .or(club_changes::after_id.eq(id)),
        )
        .count()
        .get_result(conn)?;
    let joined: i64 = memberships::table
        .filter(memberships::club_id.eq(id))
        .count()
        .get_result(conn)?;
    Ok(members + held + heads + moved + joined > 0)
}

/// For clubs to which nothing refers.
pub fn remove(conn: &mut Conn, id: ClubId) -> Result<(), DbError> {
    diesel::delete(clubs::table.filter(clubs::id.eq(id))).execute(conn)?;
    Ok(())
}
