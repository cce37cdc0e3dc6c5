//! Tournaments: conditions, state, the referee's sheet, signatures.

use chrono::{NaiveDate, NaiveDateTime};
use diesel::sql_types::{Array, BigInt};

use super::erased_query::prelude::*;
use super::schema::{signatures, tournaments};
use super::{AccountId, ClubId, Conn, DbError, EditionId, FederationId, PlanLineId, TournamentId};
use crate::domain::approval::{Office, State};
use crate::domain::tournament::{Board, Category, Pool, RoundDays};
use crate::words::Stored;

/// The conditions of a tournament, as an organizer or referee enters them.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = tournaments, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct Conditions {
    /// Name; empty if the tournament has none.
    pub name: String,
    /// First day.
    pub starts: NaiveDate,
    /// Last day.
    pub ends: NaiveDate,
    /// Place.
    pub city: String,
    /// The organizing club.
    pub club_id: Option<ClubId>,
    /// The chief referee's account; `None` if the referee has none.
    pub referee_id: Option<AccountId>,
    /// The chief referee's name.
    pub referee_name: String,
    /// The tournament is in the calendar plan.
    pub official: bool,
    /// The plan as text.
    pub plan: String,
    /// The tournament's line in a calendar plan; `None` if it is in no plan or the plan was typed.
    pub plan_line_id: Option<PlanLineId>,
    /// Board size.
    #[diesel(serialize_as = Stored<Board>)]
    pub board: Board,
    /// Main time in minutes; `None` if it is long enough for every player.
    pub minutes: Option<f64>,
    /// Rating pool.
    #[diesel(serialize_as = Stored<Pool>)]
    pub pool: Pool,
    /// Category of the tournament.
    #[diesel(serialize_as = Stored<Category>)]
    pub category: Category,
    /// FIDE rates the tournament too: the ratings of its table are FIDE's (orr 2).
    pub rated_by_fide: bool,
    /// The days of the rounds, where they are noted (rgf 2).
    #[diesel(serialize_as = Stored<RoundDays>)]
    pub round_days: RoundDays,
    /// Remark, free text.
    pub remark: String,
}

impl Conditions {
    /// The title on pages: the name, or the number of a tournament without one.
    pub fn display_name(&self, id: TournamentId) -> String {
        if self.name.is_empty() {
            format!("№ {id}")
        } else {
            self.name.clone()
        }
    }
}

/// A tournament as stored.
#[derive(Debug, Clone, Queryable, Selectable)]
pub struct Tournament {
    /// Primary key.
    pub id: TournamentId,
    /// The federation that rates the tournament.
    pub federation_id: FederationId,
    /// Id in the exchange format.
    pub code: String,
    /// The conditions as entered.
    #[diesel(embed)]
    pub conditions: Conditions,
    /// State in the process of approval.
    pub state: State,
    /// Reason for a return, a reopening or a refusal to rate.
    pub reason: String,
    /// Grows with every change: a form made from another version is stale.
    pub lock_version: i64,
    /// The referee's input, a JSON `Sheet`.
    pub sheet: String,
    /// Position in the chronicle; `None` if the tournament isn't rated.
    pub position: Option<i64>,
    /// Calculation passes of the rating.
    pub passes: Option<i64>,
    /// Parameters of the calculation.
    pub parameters: Option<String>,
    /// Time of the rating (UTC).
    pub rated_at: Option<NaiveDateTime>,
    /// Time of the last change (UTC).
    pub changed_at: NaiveDateTime,
    /// Edition of the calculation; `None` for the text as first approved.
    pub edition_id: Option<EditionId>,
}

/// A rated tournament as a replay needs it: without the referee's input.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct Rated {
    /// Primary key.
    pub id: TournamentId,
    /// The conditions as entered.
    #[diesel(embed)]
    pub conditions: Conditions,
    /// Position in the chronicle.
    pub position: Option<i64>,
    /// Calculation passes of the rating.
    pub passes: Option<i64>,
    /// Parameters of the calculation.
    pub parameters: Option<String>,
}

/// A tournament to insert.
#[derive(Debug, Clone, Insertable)]
#[diesel(table_name = tournaments, treat_none_as_default_value = false)]
pub struct NewTournament {
    /// The federation that rates the tournament.
    pub federation_id: FederationId,
    /// Id in the exchange format.
    pub code: String,
    /// The conditions as entered.
    #[diesel(embed)]
    pub conditions: Conditions,
    /// State in the process of approval.
    #[diesel(serialize_as = Stored<State>)]
    pub state: State,
    /// The referee's input, a JSON `Sheet`.
    pub sheet: String,
    /// Position in the chronicle; `None` if the tournament isn't rated.
    pub position: Option<i64>,
    /// Calculation passes of the rating.
    pub passes: Option<i64>,
    /// Parameters of the calculation.
    pub parameters: Option<String>,
    /// Time of the rating (UTC).
    pub rated_at: Option<NaiveDateTime>,
    /// Time of the last change (UTC).
    pub changed_at: NaiveDateTime,
    /// Edition of the calculation; `None` for the text as first approved.
    pub edition_id: Option<EditionId>,
}

/// One row of a list of tournaments.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct Summary {
    /// Primary key.
    pub id: TournamentId,
    /// The conditions as entered.
    #[diesel(embed)]
    pub conditions: Conditions,
    /// State in the process of approval.
    pub state: State,
    /// Position in the chronicle; `None` if the tournament isn't rated.
    pub position: Option<i64>,
    /// Calculation passes; 0 if no player was recalculated.
    pub passes: Option<i64>,
}

/// Conditions and order of a list of tournaments.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    /// The last day is in this year.
    pub year: Option<i32>,
    /// The last day is this day or later.
    pub from: Option<NaiveDate>,
    /// The last day is before this day.
    pub before: Option<NaiveDate>,
    /// The organizing club.
    pub club: Option<ClubId>,
    /// The state is one of these; all states if empty.
    pub states: Vec<State>,
    /// Rows to skip.
    pub offset: i64,
    /// Maximum number of rows.
    pub limit: i64,
    /// Oldest first.
    pub ascending: bool,
}

macro_rules! filtered {
    ($federation:expr, $filter:expr) => {{
        let mut query = tournaments::table
            .filter(tournaments::federation_id.eq($federation))
            .into_boxed();
        if let Some(year) = $filter.year {
            if let (Some(from), Some(to)) = (
                NaiveDate::from_ymd_opt(year, 1, 1),
                NaiveDate::from_ymd_opt(year, 12, 31),
            ) {
                query = query.filter(tournaments::ends.between(from, to));
            }
        }
        if let Some(club) = $filter.club {
            query = query.filter(tournaments::club_id.eq(club));
        }
        if let Some(from) = $filter.from {
            query = query.filter(tournaments::ends.ge(from));
        }
        if let Some(before) = $filter.before {
            query = query.filter(tournaments::ends.lt(before));
        }
        if !$filter.states.is_empty() {
            query =
                query.filter(tournaments::state.eq_any($filter.states.iter().copied().map(Stored)));
        }
        query
    }};
}

/// Loads a page of tournaments, newest first unless the filter says otherwise.
pub fn list_page(
    conn: &mut Conn,
    federation: FederationId,
    filter: &Filter,
) -> Result<Vec<Summary>, DbError> {
    // Selects ids first: the index alone answers that, however far down the page is.
    let query = filtered!(federation, filter)
        .select(tournaments::id)
        .offset(filter.offset)
        .limit(filter.limit);
    let page: Vec<TournamentId> = match filter.ascending {
        true => query
            .order((tournaments::ends.asc(), tournaments::id.asc()))
            .load(conn)?,
        false => query
            .order((tournaments::ends.desc(), tournaments::id.desc()))
            .load(conn)?,
    };
    let mut rows: Vec<Summary> = tournaments::table
        .filter(tournaments::id.eq_any(&page))
        .select(Summary::as_select())
        .load(conn)?;
    rows.sort_by_key(|row| (row.conditions.ends, row.id));
    if !filter.ascending {
        rows.reverse();
    }
    Ok(rows)
}

/// Number of tournaments that match the filter.
pub fn count(conn: &mut Conn, federation: FederationId, filter: &Filter) -> Result<i64, DbError> {
    Ok(filtered!(federation, filter).count().get_result(conn)?)
}

/// Earliest and latest last day of all tournaments; `None` if there are no tournaments.
pub fn find_day_range(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Option<(NaiveDate, NaiveDate)>, DbError> {
    // One query for each end of the index: for both in one query a database scans all of it.
    let own = || {
        tournaments::table
            .filter(tournaments::federation_id.eq(federation))
            .select(tournaments::ends)
    };
    let first: Option<NaiveDate> = own()
        .order(tournaments::ends.asc())
        .first(conn)
        .optional()?;
    let last: Option<NaiveDate> = own()
        .order(tournaments::ends.desc())
        .first(conn)
        .optional()?;
    Ok(first.zip(last))
}

/// Finds a tournament of this federation.
pub fn find(
    conn: &mut Conn,
    federation: FederationId,
    id: TournamentId,
) -> Result<Option<Tournament>, DbError> {
    let own = tournaments::table
        .filter(tournaments::federation_id.eq(federation))
        .filter(tournaments::id.eq(id));
    Ok(own.select(Tournament::as_select()).first(conn).optional()?)
}

/// Finds the federation of a tournament.
pub fn federation_of(conn: &mut Conn, id: TournamentId) -> Result<Option<FederationId>, DbError> {
    Ok(tournaments::table
        .filter(tournaments::id.eq(id))
        .select(tournaments::federation_id)
        .first(conn)
        .optional()?)
}

/// Loads names and last days of tournaments by id.
pub fn load_names(
    conn: &mut Conn,
    ids: &[TournamentId],
) -> Result<std::collections::HashMap<TournamentId, (String, NaiveDate)>, DbError> {
    let mut found = std::collections::HashMap::new();
    for part in ids.chunks(super::BATCH) {
        let rows: Vec<(TournamentId, String, NaiveDate)> = tournaments::table
            .filter(tournaments::id.eq_any(part))
            .select((tournaments::id, tournaments::name, tournaments::ends))
            .load(conn)?;
        found.extend(rows.into_iter().map(|(id, name, ends)| (id, (name, ends))));
    }
    Ok(found)
}

/// Loads the tournaments of the chronicle (rated, also while reopened), in its order.
pub fn load_chronicle(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Vec<Tournament>, DbError> {
    Ok(tournaments::table
        .filter(tournaments::federation_id.eq(federation))
        .filter(tournaments::position.is_not_null())
        .order(tournaments::position)
        .select(Tournament::as_select())
        .load(conn)?)
}

/// Loads the tournaments of the chronicle without the referee's input.
pub fn load_rated(conn: &mut Conn, federation: FederationId) -> Result<Vec<Rated>, DbError> {
    use tournaments as t;
    Ok(t::table
        .filter(t::federation_id.eq(federation))
        .filter(t::position.is_not_null())
        .order(t::position)
        .select(Rated::as_select())
        .load(conn)?)
}

/// Ids and positions of the rated tournaments at or after `position`, in the order of the
/// chronicle.
pub fn places_from(
    conn: &mut Conn,
    federation: FederationId,
    position: i64,
) -> Result<Vec<(TournamentId, i64)>, DbError> {
    use tournaments as t;
    let later = t::table
        .filter(t::federation_id.eq(federation))
        .filter(t::position.ge(position))
        .order(t::position);
    let rows: Vec<(TournamentId, Option<i64>)> = later.select((t::id, t::position)).load(conn)?;
    Ok(rows
        .into_iter()
        .filter_map(|(id, position)| Some((id, position?)))
        .collect())
}

/// Loads the rated tournaments among `ids`, in no particular order.
pub fn rated_of(
    conn: &mut Conn,
    federation: FederationId,
    ids: &[TournamentId],
) -> Result<Vec<Rated>, DbError> {
    use tournaments as t;
    let mut found = Vec::with_capacity(ids.len());
    for part in ids.chunks(super::BATCH) {
        let own = t::table
            .filter(t::federation_id.eq(federation))
            .filter(t::id.eq_any(part))
            .filter(t::position.is_not_null());
        found.extend(own.select(Rated::as_select()).load(conn)?);
    }
    Ok(found)
}

/// A tournament of the calendar, as the dates of amendments need it.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct Calendared {
    /// Id in the exchange format.
    pub code: String,
    /// The conditions as entered.
    #[diesel(embed)]
    pub conditions: Conditions,
}

/// Loads the official tournaments that start after a day and are not called off, in the order of
/// their days; at most 200.
pub fn calendar_after(
    conn: &mut Conn,
    federation: FederationId,
    day: NaiveDate,
) -> Result<Vec<Calendared>, DbError> {
    use tournaments as t;
    Ok(t::table
        .filter(t::federation_id.eq(federation))
        .filter(t::official.eq(true))
        .filter(t::starts.gt(day))
        .filter(t::state.ne_all(State::OFF.map(Stored)))
        .order((t::starts, t::ends, t::code))
        .select(Calendared::as_select())
        .limit(200)
        .load(conn)?)
}

/// Loads the tournaments that are not in the chronicle.
pub fn load_unrated(conn: &mut Conn, federation: FederationId) -> Result<Vec<Tournament>, DbError> {
    Ok(tournaments::table
        .filter(tournaments::federation_id.eq(federation))
        .filter(tournaments::position.is_null())
        .order(tournaments::id)
        .select(Tournament::as_select())
        .load(conn)?)
}

/// Loads the tournaments among `ids` that are recorded facts of past years, in no particular order.
pub fn recorded_of(conn: &mut Conn, ids: &[TournamentId]) -> Result<Vec<Tournament>, DbError> {
    use tournaments as t;
    let mut found = Vec::new();
    for part in ids.chunks(super::BATCH) {
        found.extend(
            t::table
                .filter(t::id.eq_any(part))
                .filter(t::state.eq(Stored(State::Recorded)))
                .select(Tournament::as_select())
                .load(conn)?,
        );
    }
    Ok(found)
}

/// Finds the last tournament of the chronicle.
pub fn last_rated(conn: &mut Conn, federation: FederationId) -> Result<Option<Summary>, DbError> {
    Ok(tournaments::table
        .filter(tournaments::federation_id.eq(federation))
        .filter(tournaments::position.is_not_null())
        .order(tournaments::position.desc())
        .select(Summary::as_select())
        .first(conn)
        .optional()?)
}

/// A tournament at its position in the chronicle, with the fields that lists need.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Placed {
    /// Primary key.
    pub id: TournamentId,
    /// Name of the tournament.
    pub name: String,
    /// Last day.
    pub ends: NaiveDate,
    /// Position in the chronicle.
    pub position: i64,
    /// Time of the rating (UTC); `None` if it isn't known.
    pub rated_at: Option<NaiveDateTime>,
}

/// Loads the tournaments before a position of the chronicle, in its order.
pub fn load_before(
    conn: &mut Conn,
    federation: FederationId,
    before: i64,
) -> Result<Vec<Placed>, DbError> {
    use tournaments as t;
    Ok(t::table
        .filter(t::federation_id.eq(federation))
        .filter(t::position.lt(before))
        .order(t::position)
        .select((
            t::id,
            t::name,
            t::ends,
            t::position.assume_not_null(),
            t::rated_at,
        ))
        .load(conn)?)
}

/// Latest last day of the tournaments before a position of the chronicle, and the latest time of
/// rating among them that isn't after `by`.
pub fn ended_and_rated(
    conn: &mut Conn,
    federation: FederationId,
    before: i64,
    by: NaiveDateTime,
) -> Result<(Option<NaiveDate>, Option<NaiveDateTime>), DbError> {
    use diesel::dsl::max;
    use tournaments as t;
    let ended = t::table
        .filter(t::federation_id.eq(federation))
        .filter(t::position.lt(before))
        .select(max(t::ends))
        .first(conn)?;
    let rated = t::table
        .filter(t::federation_id.eq(federation))
        .filter(t::position.lt(before))
        .filter(t::rated_at.le(by))
        .select(max(t::rated_at))
        .first(conn)?;
    Ok((ended, rated))
}

/// Position and first day of the first tournament of the chronicle.
pub fn first_rated(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Option<(i64, NaiveDate)>, DbError> {
    let first: Option<(Option<i64>, NaiveDate)> = tournaments::table
        .filter(tournaments::federation_id.eq(federation))
        .filter(tournaments::position.is_not_null())
        .order(tournaments::position)
        .select((tournaments::position, tournaments::starts))
        .first(conn)
        .optional()?;
    Ok(first.and_then(|(position, starts)| Some((position?, starts))))
}

/// Rated tournaments that ended after `t`, and waiting ones that ended before it, at most five
/// each: the order of rating matters (`docs/readings/ufgo.md` A38).
pub fn out_of_order(
    conn: &mut Conn,
    t: &Tournament,
) -> Result<(Vec<Summary>, Vec<Summary>), DbError> {
    let later_rated = tournaments::table
        .filter(tournaments::federation_id.eq(t.federation_id))
        .filter(tournaments::position.is_not_null())
        .filter(tournaments::ends.gt(t.conditions.ends))
        .filter(tournaments::id.ne(t.id))
        .order(tournaments::ends)
        .select(Summary::as_select())
        .limit(5)
        .load(conn)?;
    let earlier_waiting = tournaments::table
        .filter(tournaments::federation_id.eq(t.federation_id))
        .filter(tournaments::state.eq_any(State::HELD.map(Stored)))
        .filter(tournaments::position.is_null())
        .filter(tournaments::ends.lt(t.conditions.ends))
        .filter(tournaments::id.ne(t.id))
        .order(tournaments::ends)
        .select(Summary::as_select())
        .limit(5)
        .load(conn)?;
    Ok((later_rated, earlier_waiting))
}

/// True if a tournament of the federation has this code.
pub fn code_taken(conn: &mut Conn, federation: FederationId, code: &str) -> Result<bool, DbError> {
    let found: i64 = tournaments::table
        .filter(tournaments::federation_id.eq(federation))
        .filter(tournaments::code.eq(code))
        .count()
        .get_result(conn)?;
    Ok(found > 0)
}

/// Inserts a tournament.
pub fn add(conn: &mut Conn, new: NewTournament) -> Result<TournamentId, DbError> {
    Ok(diesel::insert_into(tournaments::table)
        .values(new)
        .returning(tournaments::id)
        .get_result(conn)?)
}

/// Updates the conditions and increments the lock version.
pub fn update_conditions(
    conn: &mut Conn,
    id: TournamentId,
    c: &Conditions,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use tournaments as t;
    diesel::update(t::table.filter(t::id.eq(id)))
        .set((
            c.clone(),
            t::lock_version.eq(t::lock_version + 1),
            t::changed_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

/// Stores the sheet; returns the new lock version.
pub fn update_sheet(
    conn: &mut Conn,
    id: TournamentId,
    sheet: &str,
    now: NaiveDateTime,
) -> Result<i64, DbError> {
    use tournaments as t;
    Ok(diesel::update(t::table.filter(t::id.eq(id)))
        .set((
            t::sheet.eq(sheet),
            t::lock_version.eq(t::lock_version + 1),
            t::changed_at.eq(now),
        ))
        .returning(t::lock_version)
        .get_result(conn)?)
}

/// Snapshot of a tournament before it was opened for a correction, JSON; empty if there is none.
pub fn rated_as(conn: &mut Conn, id: TournamentId) -> Result<String, DbError> {
    use tournaments as t;
    Ok(t::table
        .filter(t::id.eq(id))
        .select(t::rated_as)
        .first(conn)?)
}

/// Snapshots of those tournaments among `ids` that are being corrected.
pub fn rated_as_of(
    conn: &mut Conn,
    ids: &[TournamentId],
) -> Result<Vec<(TournamentId, String)>, DbError> {
    use tournaments as t;
    let mut kept = Vec::new();
    for part in ids.chunks(super::BATCH) {
        let own = t::table
            .filter(t::id.eq_any(part))
            .filter(t::rated_as.ne(""));
        kept.extend(
            own.select((t::id, t::rated_as))
                .load::<(TournamentId, String)>(conn)?,
        );
    }
    Ok(kept)
}

/// Snapshots of all tournaments of a federation that are being corrected.
pub fn all_rated_as(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Vec<(TournamentId, String)>, DbError> {
    use tournaments as t;
    let kept = t::table
        .filter(t::federation_id.eq(federation))
        .filter(t::rated_as.ne(""));
    Ok(kept.order(t::id).select((t::id, t::rated_as)).load(conn)?)
}

/// Stores the snapshot of a tournament before a correction.
pub fn update_rated_as(conn: &mut Conn, id: TournamentId, rated_as: &str) -> Result<(), DbError> {
    use tournaments as t;
    diesel::update(t::table.filter(t::id.eq(id)))
        .set(t::rated_as.eq(rated_as))
        .execute(conn)?;
    Ok(())
}

/// Puts withdrawn signatures in force again.
pub fn restore_signatures(
    conn: &mut Conn,
    tournament: TournamentId,
    ids: &[i64],
) -> Result<(), DbError> {
    let withdrawn = signatures::table
        .filter(signatures::tournament_id.eq(tournament))
        .filter(signatures::id.eq_any(ids));
    diesel::update(withdrawn)
        .set(signatures::withdrawn_at.eq(None::<NaiveDateTime>))
        .execute(conn)?;
    Ok(())
}

/// Sets the state of a tournament, and the reason for it if there is one.
pub fn update_state(
    conn: &mut Conn,
    id: TournamentId,
    state: State,
    reason: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    use tournaments as t;
    diesel::update(t::table.filter(t::id.eq(id)))
        .set((
            t::state.eq(Stored(state)),
            t::reason.eq(reason),
            t::lock_version.eq(t::lock_version + 1),
            t::changed_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

/// The result of a rating, as stored with its tournament.
#[derive(Debug, Clone, Default, AsChangeset)]
#[diesel(table_name = tournaments, treat_none_as_null = true)]
pub struct Outcome {
    /// Position in the chronicle; `None` if the tournament left the chronicle.
    pub position: Option<i64>,
    /// Calculation passes of the rating.
    pub passes: Option<i64>,
    /// Parameters of the calculation.
    pub parameters: Option<String>,
    /// Edition of the parameters.
    pub edition_id: Option<EditionId>,
    /// Time of the rating (UTC).
    pub rated_at: Option<NaiveDateTime>,
}

/// Stores the outcome of a rating.
pub fn update_rated(conn: &mut Conn, id: TournamentId, outcome: &Outcome) -> Result<(), DbError> {
    diesel::update(tournaments::table.filter(tournaments::id.eq(id)))
        .set(outcome)
        .execute(conn)?;
    Ok(())
}

/// Stores the number of passes that a later calculation of each of these tournaments took.
pub fn update_passes(conn: &mut Conn, of: &[(TournamentId, i64)]) -> Result<(), DbError> {
    match conn {
        Conn::Postgres(c) if of.len() > 1 => {
            let (ids, passes): (Vec<TournamentId>, Vec<i64>) = of.iter().copied().unzip();
            let update = "UPDATE tournaments SET passes = now.passes FROM unnest($1, $2) AS now \
                (id, passes) WHERE tournaments.id = now.id";
            let statement = diesel::sql_query(update)
                .bind::<Array<BigInt>, _>(ids)
                .bind::<Array<BigInt>, _>(passes);
            diesel::RunQueryDsl::execute(statement, c)?;
        }
        conn => {
            for (id, passes) in of {
                diesel::update(tournaments::table.filter(tournaments::id.eq(id)))
                    .set(tournaments::passes.eq(passes))
                    .execute(&mut *conn)?;
            }
        }
    }
    Ok(())
}

/// A signature under a table.
#[derive(Debug, Clone, Queryable, Selectable)]
pub struct Signature {
    /// Primary key.
    pub id: i64,
    /// The signed tournament.
    pub tournament_id: TournamentId,
    /// The office of the signatory.
    pub office: Office,
    /// The signatory's account.
    pub account_id: Option<AccountId>,
    /// The signatory's name at the time.
    pub name: String,
    /// Time of the signature (UTC).
    pub signed_at: NaiveDateTime,
    /// Fingerprint of the signed table.
    pub fingerprint: String,
    /// Time of the withdrawal; `None` while the signature is in force.
    pub withdrawn_at: Option<NaiveDateTime>,
    /// Doubts shown to the signatory, as written by
    /// [`caveat::to_words`](crate::domain::caveat::to_words).
    pub caveats: String,
}

/// Loads the signatures in force, oldest first.
pub fn load_signatures(
    conn: &mut Conn,
    tournament: TournamentId,
) -> Result<Vec<Signature>, DbError> {
    Ok(signatures::table
        .filter(signatures::tournament_id.eq(tournament))
        .filter(signatures::withdrawn_at.is_null())
        .order(signatures::id)
        .load(conn)?)
}

/// Time of the referee's first signature under a tournament's table, withdrawn or not.
pub fn first_signed(
    conn: &mut Conn,
    tournament: TournamentId,
) -> Result<Option<NaiveDateTime>, DbError> {
    use diesel::dsl::min;
    Ok(signatures::table
        .filter(signatures::tournament_id.eq(tournament))
        .filter(signatures::office.eq(Stored(Office::Referee)))
        .select(min(signatures::signed_at))
        .first(conn)?)
}

/// Number of tournaments rated after a position of the chronicle.
pub fn rated_after(
    conn: &mut Conn,
    federation: FederationId,
    position: i64,
) -> Result<i64, DbError> {
    Ok(tournaments::table
        .filter(tournaments::federation_id.eq(federation))
        .filter(tournaments::position.gt(position))
        .count()
        .get_result(conn)?)
}

/// Loads the signatures in force of all tournaments of a federation.
pub fn all_signatures(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Vec<Signature>, DbError> {
    Ok(signatures::table
        .inner_join(tournaments::table.on(signatures::tournament_id.eq(tournaments::id)))
        .filter(tournaments::federation_id.eq(federation))
        .filter(signatures::withdrawn_at.is_null())
        .order(signatures::id)
        .select(Signature::as_select())
        .load(conn)?)
}

/// Stores with a signature in force the doubts that its signatory was shown.
pub fn note_caveats(
    conn: &mut Conn,
    tournament: TournamentId,
    office: Office,
    caveats: &str,
) -> Result<(), DbError> {
    let signed = signatures::table
        .filter(signatures::tournament_id.eq(tournament))
        .filter(signatures::office.eq(Stored(office)))
        .filter(signatures::withdrawn_at.is_null());
    diesel::update(signed)
        .set(signatures::caveats.eq(caveats))
        .execute(conn)?;
    Ok(())
}

/// Inserts a signature.
pub fn add_signature(
    conn: &mut Conn,
    tournament: TournamentId,
    office: Office,
    account: Option<AccountId>,
    name: &str,
    at: NaiveDateTime,
    fingerprint: &str,
) -> Result<(), DbError> {
    diesel::insert_into(signatures::table)
        .values((
            signatures::tournament_id.eq(tournament),
            signatures::office.eq(Stored(office)),
            signatures::account_id.eq(account),
            signatures::name.eq(name),
            signatures::signed_at.eq(at),
            signatures::fingerprint.eq(fingerprint),
        ))
        .execute(conn)?;
    Ok(())
}

/// Withdraws every signature in force, because the table changed or was sent back.
pub fn withdraw_signatures(
    conn: &mut Conn,
    tournament: TournamentId,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    diesel::update(
        signatures::table
            .filter(signatures::tournament_id.eq(tournament))
            .filter(signatures::withdrawn_at.is_null()),
    )
    .set(signatures::withdrawn_at.eq(now))
    .execute(conn)?;
    Ok(())
}
