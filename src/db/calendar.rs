//! Reads what the calendar, the feed and the sitemap show of tournaments and players.

use chrono::{Days, NaiveDate, NaiveDateTime};

use super::run::prelude::*;
use super::schema::{clubs, players, tournaments};
use super::tournaments::{self as held, Conditions, Filter, Summary};
use super::{Conn, DbError, FederationId, PlayerId, TournamentId};
use crate::domain::approval::State;
use crate::domain::player::Mark;

/// A tournament in the calendar.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct Entry {
    /// Identity.
    pub id: TournamentId,
    /// Id in the exchange format.
    pub code: String,
    /// Its conditions.
    #[diesel(embed)]
    pub conditions: Conditions,
    /// Name of the club.
    #[diesel(select_expression = clubs::name.nullable())]
    pub club: Option<String>,
    /// The same in Latin letters.
    #[diesel(select_expression = clubs::latin.nullable())]
    pub club_latin: Option<String>,
    /// Where it is on its way.
    pub state: State,
    /// Calculation passes; 0: nobody was recalculated.
    pub passes: Option<i64>,
    /// Grows with every change.
    pub lock_version: i64,
    /// Last change.
    pub changed_at: NaiveDateTime,
    /// When it was rated.
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

/// The last day on which a tournament may end that began on this day or before. All that end later need not be looked at, however many
/// there are by now. Never beyond the year 9999: no tournament ends later, and where days are kept as texts a longer year would sort first.
fn last_end(conn: &mut Conn, federation: FederationId, begun: NaiveDate) -> Result<NaiveDate, DbError> {
    let longest: Option<i32> =
        tournaments::table.filter(tournaments::federation_id.eq(federation)).select(diesel::dsl::max(tournaments::lasts)).first(conn)?;
    let days = Days::new(longest.and_then(|days| days.try_into().ok()).unwrap_or(0));
    let last = NaiveDate::from_ymd_opt(9999, 12, 31).unwrap_or(begun);
    Ok(begun.checked_add_days(days).map_or(last, |end| end.min(last)))
}

/// Tournaments with a day from `first` to `last`, in the order of their days.
pub fn between(conn: &mut Conn, federation: FederationId, first: NaiveDate, last: NaiveDate, limit: i64) -> Result<Vec<Entry>, DbError> {
    let last_end = last_end(conn, federation, last)?;
    Ok(entries!(federation)
        .filter(tournaments::ends.between(first, last_end))
        .filter(tournaments::starts.le(last))
        .order((tournaments::starts.asc(), tournaments::ends.asc(), tournaments::id.asc()))
        .limit(limit)
        .load(conn)?)
}

/// Tournaments that end on this day or later, in the order of their days.
pub fn from(conn: &mut Conn, federation: FederationId, day: NaiveDate, limit: i64) -> Result<Vec<Entry>, DbError> {
    Ok(entries!(federation)
        .filter(tournaments::ends.ge(day))
        .order((tournaments::starts.asc(), tournaments::ends.asc(), tournaments::id.asc()))
        .limit(limit)
        .load(conn)?)
}

/// So many tournaments with a day from `first` to `last` in the order of their first days, from behind one on (its first day, its id).
pub fn between_after(
    conn: &mut Conn,
    federation: FederationId,
    (first, last): (NaiveDate, NaiveDate),
    after: Option<(NaiveDate, TournamentId)>,
    limit: i64,
) -> Result<Vec<Entry>, DbError> {
    let last_end = last_end(conn, federation, last)?;
    let mut query =
        entries!(federation).filter(tournaments::ends.between(first, last_end)).filter(tournaments::starts.le(last)).into_boxed();
    if let Some((day, id)) = after {
        query = query.filter(tournaments::starts.ge(day)).filter(tournaments::starts.gt(day).or(tournaments::id.gt(id)));
    }
    Ok(query.order((tournaments::starts.asc(), tournaments::id.asc())).limit(limit).load(conn)?)
}

/// So many tournaments, newest first, from behind one on (its last day, its id): of one state and of one year, if asked so.
pub fn newest_before(
    conn: &mut Conn,
    federation: FederationId,
    (state, year): (Option<(State, Option<bool>)>, Option<i32>),
    before: Option<(NaiveDate, TournamentId)>,
    limit: i64,
) -> Result<Vec<Entry>, DbError> {
    let mut query = entries!(federation).into_boxed();
    if let Some((state, recalculated)) = state {
        query = query.filter(tournaments::state.eq(state));
        query = match recalculated {
            Some(true) => query.filter(tournaments::passes.is_null().or(tournaments::passes.ne(0))),
            Some(false) => query.filter(tournaments::passes.eq(0)),
            None => query,
        };
    }
    if let Some(year) = year {
        let days = NaiveDate::from_ymd_opt(year, 1, 1).zip(NaiveDate::from_ymd_opt(year, 12, 31));
        let Some((first, last)) = days else { return Ok(Vec::new()) };
        query = query.filter(tournaments::ends.between(first, last));
    }
    if let Some((day, id)) = before {
        query = query.filter(tournaments::ends.le(day)).filter(tournaments::ends.lt(day).or(tournaments::id.lt(id)));
    }
    Ok(query.order((tournaments::ends.desc(), tournaments::id.desc())).limit(limit).load(conn)?)
}

/// A page of tournaments as a visitor asks for them: what is played and to come, the next first, and then what is over, newest first.
pub fn listed(conn: &mut Conn, federation: FederationId, filter: &Filter, today: NaiveDate) -> Result<Vec<Summary>, DbError> {
    let ahead = Filter { from: Some(today), ascending: true, ..filter.clone() };
    let mut rows = held::list_page(conn, federation, &ahead)?;
    let limit = filter.limit.saturating_sub(i64::try_from(rows.len()).unwrap_or(i64::MAX));
    if limit > 0 {
        // Of what is over, those on the pages before: none where this page shows what is ahead.
        let offset = match rows.is_empty() && filter.offset > 0 {
            true => filter.offset.saturating_sub(held::count(conn, federation, &ahead)?).max(0),
            false => 0,
        };
        let over = Filter { before: Some(today), ascending: false, offset, limit, ..filter.clone() };
        rows.append(&mut held::list_page(conn, federation, &over)?);
    }
    Ok(rows)
}

/// The tournaments that were rated last, last first.
pub fn newest_rated(conn: &mut Conn, federation: FederationId, limit: i64) -> Result<Vec<Entry>, DbError> {
    Ok(entries!(federation).filter(tournaments::position.is_not_null()).order(tournaments::position.desc()).limit(limit).load(conn)?)
}

/// Every tournament of every federation, newest first.
pub fn all_tournaments(conn: &mut Conn, limit: i64) -> Result<Vec<(FederationId, TournamentId)>, DbError> {
    Ok(tournaments::table.order(tournaments::id.desc()).select((tournaments::federation_id, tournaments::id)).limit(limit).load(conn)?)
}

/// Every player with a page of his own, of every federation: not who asked to be forgotten, no duplicates.
pub fn all_players(conn: &mut Conn, limit: i64) -> Result<Vec<(FederationId, PlayerId)>, DbError> {
    Ok(players::table
        .filter(players::merged_into.is_null())
        .filter(players::mark.ne(Mark::Forgotten))
        .order(players::id.asc())
        .select((players::federation_id, players::id))
        .limit(limit)
        .load(conn)?)
}
