//! Queries for the calendar, the feed and the sitemap.

use chrono::{Days, NaiveDate, NaiveDateTime};

use super::erased_query::prelude::*;
use super::schema::{clubs, players, tournaments};
use super::tournaments::{self as held, Conditions, Filter, Summary};
use super::{Conn, DbError, FederationId, PlayerId, TournamentId};
use crate::domain::approval::State;
use crate::domain::player::Mark;
use crate::words::Stored;

#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct Entry {
    pub id: TournamentId,
    pub code: String,
    #[diesel(embed)]
    pub conditions: Conditions,
    #[diesel(select_expression = clubs::name.nullable())]
    pub club: Option<String>,
    #[diesel(select_expression = clubs::latin.nullable())]
    pub club_latin: Option<String>,
    pub state: State,
    /// 0 if no player was recalculated.
    pub passes: Option<i64>,
    pub lock_version: i64,
    pub changed_at: NaiveDateTime,
    pub rated_at: Option<NaiveDateTime>,
}

macro_rules! entries {
    ($federation:expr) => {
        tournaments::table
            .left_join(clubs::table.on(tournaments::club_id.eq(clubs::id.nullable())))
            .filter(tournaments::federation_id.eq($federation))
            .select(Entry::as_select())
    };
}

/// The latest possible last day of a tournament that began until `begun`: it spares the query all
/// later ones. The result is never beyond the year 9999, since where dates are stored as text a
/// longer year would sort first.
fn last_end(
    conn: &mut Conn,
    federation: FederationId,
    begun: NaiveDate,
) -> Result<NaiveDate, DbError> {
    let longest: Option<i32> = tournaments::table
        .filter(tournaments::federation_id.eq(federation))
        .select(diesel::dsl::max(tournaments::duration_days))
        .first(conn)?;
    let days = Days::new(longest.and_then(|days| days.try_into().ok()).unwrap_or(0));
    let last = NaiveDate::from_ymd_opt(9999, 12, 31).unwrap_or(begun);
    Ok(begun
        .checked_add_days(days)
        .map_or(last, |end| end.min(last)))
}

/// Tournaments with a day from `first` to `last`.
pub fn load_between(
    conn: &mut Conn,
    federation: FederationId,
    first: NaiveDate,
    last: NaiveDate,
    limit: i64,
) -> Result<Vec<Entry>, DbError> {
    let last_end = last_end(conn, federation, last)?;
    Ok(entries!(federation)
        .filter(tournaments::ends.between(first, last_end))
        .filter(tournaments::starts.le(last))
        .order((
            tournaments::starts.asc(),
            tournaments::ends.asc(),
            tournaments::id.asc(),
        ))
        .limit(limit)
        .load(conn)?)
}

pub fn from(
    conn: &mut Conn,
    federation: FederationId,
    day: NaiveDate,
    limit: i64,
) -> Result<Vec<Entry>, DbError> {
    Ok(entries!(federation)
        .filter(tournaments::ends.ge(day))
        .order((
            tournaments::starts.asc(),
            tournaments::ends.asc(),
            tournaments::id.asc(),
        ))
        .limit(limit)
        .load(conn)?)
}

/// `after` holds the first day and the id.
pub fn between_after(
    conn: &mut Conn,
    federation: FederationId,
    first: NaiveDate,
    last: NaiveDate,
    after: Option<(NaiveDate, TournamentId)>,
    limit: i64,
) -> Result<Vec<Entry>, DbError> {
    let last_end = last_end(conn, federation, last)?;
    let mut query = entries!(federation)
        .filter(tournaments::ends.between(first, last_end))
        .filter(tournaments::starts.le(last))
        .into_boxed();
    if let Some((day, id)) = after {
        query = query
            .filter(tournaments::starts.ge(day))
            .filter(tournaments::starts.gt(day).or(tournaments::id.gt(id)));
    }
    Ok(query
        .order((tournaments::starts.asc(), tournaments::id.asc()))
        .limit(limit)
        .load(conn)?)
}

/// `before` holds the last day and the id.
pub fn newest_before(
    conn: &mut Conn,
    federation: FederationId,
    state: Option<(State, Option<bool>)>,
    year: Option<i32>,
    before: Option<(NaiveDate, TournamentId)>,
    limit: i64,
) -> Result<Vec<Entry>, DbError> {
    let mut query = entries!(federation).into_boxed();
    if let Some((state, recalculated)) = state {
        query = query.filter(tournaments::state.eq(Stored(state)));
        query = match recalculated {
            Some(true) => query.filter(tournaments::passes.is_null().or(tournaments::passes.ne(0))),
            Some(false) => query.filter(tournaments::passes.eq(0)),
            None => query,
        };
    }
    if let Some(year) = year {
        let days = NaiveDate::from_ymd_opt(year, 1, 1).zip(NaiveDate::from_ymd_opt(year, 12, 31));
        let Some((first, last)) = days else {
            return Ok(Vec::new());
        };
        query = query.filter(tournaments::ends.between(first, last));
    }
    if let Some((day, id)) = before {
        query = query
            .filter(tournaments::ends.le(day))
            .filter(tournaments::ends.lt(day).or(tournaments::id.lt(id)));
    }
    Ok(query
        .order((tournaments::ends.desc(), tournaments::id.desc()))
        .limit(limit)
        .load(conn)?)
}

/// Present and future tournaments, the next first; then past ones, newest first.
pub fn load_visitor_page(
    conn: &mut Conn,
    federation: FederationId,
    filter: &Filter,
    today: NaiveDate,
) -> Result<Vec<Summary>, DbError> {
    let ahead = Filter {
        from: Some(today),
        ascending: true,
        ..filter.clone()
    };
    let mut rows = held::list_page(conn, federation, &ahead)?;
    let limit = filter
        .limit
        .saturating_sub(i64::try_from(rows.len()).unwrap_or(i64::MAX));
    if limit > 0 {
        // Past tournaments on earlier pages: none if this page begins with present or future ones.
        let offset = match rows.is_empty() && filter.offset > 0 {
            true => filter
                .offset
                .saturating_sub(held::count(conn, federation, &ahead)?)
                .max(0),
            false => 0,
        };
        let over = Filter {
            before: Some(today),
            ascending: false,
            offset,
            limit,
            ..filter.clone()
        };
        rows.append(&mut held::list_page(conn, federation, &over)?);
    }
    Ok(rows)
}

pub fn newest_rated(
    conn: &mut Conn,
    federation: FederationId,
    limit: i64,
) -> Result<Vec<Entry>, DbError> {
    Ok(entries!(federation)
        .filter(tournaments::position.is_not_null())
        .order(tournaments::position.desc())
        .limit(limit)
        .load(conn)?)
}

pub fn all_tournaments(
    conn: &mut Conn,
    limit: i64,
) -> Result<Vec<(FederationId, TournamentId)>, DbError> {
    Ok(tournaments::table
        .order(tournaments::id.desc())
        .select((tournaments::federation_id, tournaments::id))
        .limit(limit)
        .load(conn)?)
}

/// Players with a page: neither forgotten nor merged.
pub fn all_players(conn: &mut Conn, limit: i64) -> Result<Vec<(FederationId, PlayerId)>, DbError> {
    Ok(players::table
        .filter(players::merged_into.is_null())
        .filter(players::mark.ne(Stored(Mark::Forgotten)))
        .order(players::id.asc())
        .select((players::federation_id, players::id))
        .limit(limit)
        .load(conn)?)
}
