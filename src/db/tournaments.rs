//! Tournaments: conditions, state, the referee's sheet, signatures.

use chrono::{NaiveDate, NaiveDateTime};
use diesel::sql_types::{Array, BigInt};

use super::erased_query::prelude::*;
use super::schema::{signatures, tournaments};
use super::{AccountId, ClubId, Conn, DbError, EditionId, FederationId, PlanLineId, TournamentId};
use crate::domain::approval::{Office, State};
use crate::domain::tournament::{Board, Category, Pool, RoundDays};
use crate::words::Stored;

#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = tournaments, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct Conditions {
    /// Empty if the tournament has none.
    pub name: String,
    pub starts: NaiveDate,
    pub ends: NaiveDate,
    pub city: String,
    pub club_id: Option<ClubId>,
    /// `None` if the chief referee has no account.
    pub referee_id: Option<AccountId>,
    pub referee_name: String,
    /// In the calendar plan.
    pub official: bool,
    /// The calendar plan as text.
    pub plan: String,
    /// `None` if the tournament is in no plan or the plan was typed.
    pub plan_line_id: Option<PlanLineId>,
    #[diesel(serialize_as = Stored<Board>)]
    pub board: Board,
    /// Main time; `None` if it is long enough for every player.
    pub minutes: Option<f64>,
    #[diesel(serialize_as = Stored<Pool>)]
    pub pool: Pool,
    #[diesel(serialize_as = Stored<Category>)]
    pub category: Category,
    /// FIDE rates the tournament too: the ratings of its table are FIDE's (orr 2).
    pub rated_by_fide: bool,
    /// The days of the rounds, where they are noted (rgf 2).
    #[diesel(serialize_as = Stored<RoundDays>)]
    pub round_days: RoundDays,
    pub remark: String,
}

impl Conditions {
    /// The number stands for the name of a tournament without one.
    pub fn display_name(&self, id: TournamentId) -> String {
        if self.name.is_empty() {
            format!("№ {id}")
        } else {
            self.name.clone()
        }
    }
}

#[derive(Debug, Clone, Queryable, Selectable)]
pub struct Tournament {
    pub id: TournamentId,
    pub federation_id: FederationId,
    /// Id in the exchange format.
    pub code: String,
    #[diesel(embed)]
    pub conditions: Conditions,
    pub state: State,
    /// Reason for a return, a reopening or a refusal to rate.
    pub reason: String,
    /// Grows with every change: a form made from another version is stale.
    pub lock_version: i64,
    /// The referee's input, a JSON `Sheet`.
    pub sheet: String,
    /// Position in the chronicle; `None` if the tournament isn't rated.
    pub position: Option<i64>,
    /// Calculation passes of the rating; 0 if no player was recalculated.
    pub passes: Option<i64>,
    /// Parameters of the calculation.
    pub parameters: Option<String>,
    pub rated_at: Option<NaiveDateTime>,
    pub changed_at: NaiveDateTime,
    /// Edition of the calculation; `None` for the text as first approved.
    pub edition_id: Option<EditionId>,
}

/// A rated tournament as a replay needs it: without the referee's input.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct Rated {
    pub id: TournamentId,
    #[diesel(embed)]
    pub conditions: Conditions,
    pub position: Option<i64>,
    pub passes: Option<i64>,
    pub parameters: Option<String>,
}

#[derive(Debug, Clone, Insertable)]
#[diesel(table_name = tournaments, treat_none_as_default_value = false)]
pub struct NewTournament {
    pub federation_id: FederationId,
    pub code: String,
    #[diesel(embed)]
    pub conditions: Conditions,
    #[diesel(serialize_as = Stored<State>)]
    pub state: State,
    pub sheet: String,
    pub position: Option<i64>,
    pub passes: Option<i64>,
    pub parameters: Option<String>,
    pub rated_at: Option<NaiveDateTime>,
    pub changed_at: NaiveDateTime,
    pub edition_id: Option<EditionId>,
}

#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct Summary {
    pub id: TournamentId,
    #[diesel(embed)]
    pub conditions: Conditions,
    pub state: State,
    pub position: Option<i64>,
    pub passes: Option<i64>,
}

#[derive(Debug, Clone, Default)]
pub struct Filter {
    /// The year of the last day.
    pub year: Option<i32>,
    /// Earliest last day.
    pub from: Option<NaiveDate>,
    /// The last day is before this one.
    pub before: Option<NaiveDate>,
    pub club: Option<ClubId>,
    /// All states if empty.
    pub states: Vec<State>,
    pub offset: i64,
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

/// Newest first unless the filter says otherwise.
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

pub fn count(conn: &mut Conn, federation: FederationId, filter: &Filter) -> Result<i64, DbError> {
    Ok(filtered!(federation, filter).count().get_result(conn)?)
}

/// Range of the last days; `None` if there are no tournaments.
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

pub fn federation_of(conn: &mut Conn, id: TournamentId) -> Result<Option<FederationId>, DbError> {
    Ok(tournaments::table
        .filter(tournaments::id.eq(id))
        .select(tournaments::federation_id)
        .first(conn)
        .optional()?)
}

/// Names and last days.
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

/// The chronicle: the rated tournaments, also while reopened.
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

pub fn load_rated(conn: &mut Conn, federation: FederationId) -> Result<Vec<Rated>, DbError> {
    use tournaments as t;
    Ok(t::table
        .filter(t::federation_id.eq(federation))
        .filter(t::position.is_not_null())
        .order(t::position)
        .select(Rated::as_select())
        .load(conn)?)
}

/// The rated tournaments at or after `position`, with their positions.
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

/// In no particular order.
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
    pub code: String,
    #[diesel(embed)]
    pub conditions: Conditions,
}

/// Official tournaments that are not called off; at most 200.
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

/// The tournaments outside the chronicle.
pub fn load_unrated(conn: &mut Conn, federation: FederationId) -> Result<Vec<Tournament>, DbError> {
    Ok(tournaments::table
        .filter(tournaments::federation_id.eq(federation))
        .filter(tournaments::position.is_null())
        .order(tournaments::id)
        .select(Tournament::as_select())
        .load(conn)?)
}

/// Recorded facts of past years, in no particular order.
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
    pub id: TournamentId,
    pub name: String,
    pub ends: NaiveDate,
    pub position: i64,
    /// `None` if the time isn't known.
    pub rated_at: Option<NaiveDateTime>,
}

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

/// The time of rating is the latest that isn't after `by`.
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

/// Position and first day.
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

pub fn code_taken(conn: &mut Conn, federation: FederationId, code: &str) -> Result<bool, DbError> {
    let found: i64 = tournaments::table
        .filter(tournaments::federation_id.eq(federation))
        .filter(tournaments::code.eq(code))
        .count()
        .get_result(conn)?;
    Ok(found > 0)
}

pub fn add(conn: &mut Conn, new: NewTournament) -> Result<TournamentId, DbError> {
    Ok(diesel::insert_into(tournaments::table)
        .values(new)
        .returning(tournaments::id)
        .get_result(conn)?)
}

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

/// Returns the new lock version.
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

pub fn update_rated_as(conn: &mut Conn, id: TournamentId, rated_as: &str) -> Result<(), DbError> {
    use tournaments as t;
    diesel::update(t::table.filter(t::id.eq(id)))
        .set(t::rated_as.eq(rated_as))
        .execute(conn)?;
    Ok(())
}

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

#[derive(Debug, Clone, Default, AsChangeset)]
#[diesel(table_name = tournaments, treat_none_as_null = true)]
pub struct Outcome {
    /// `None` if the tournament left the chronicle.
    pub position: Option<i64>,
    pub passes: Option<i64>,
    pub parameters: Option<String>,
    pub edition_id: Option<EditionId>,
    pub rated_at: Option<NaiveDateTime>,
}

pub fn update_rated(conn: &mut Conn, id: TournamentId, outcome: &Outcome) -> Result<(), DbError> {
    diesel::update(tournaments::table.filter(tournaments::id.eq(id)))
        .set(outcome)
        .execute(conn)?;
    Ok(())
}

/// Stores the passes that a later calculation of these tournaments took.
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

#[derive(Debug, Clone, Queryable, Selectable)]
pub struct Signature {
    pub id: i64,
    pub tournament_id: TournamentId,
    pub office: Office,
    pub account_id: Option<AccountId>,
    /// The signatory's name at the time.
    pub name: String,
    pub signed_at: NaiveDateTime,
    /// Fingerprint of the signed table.
    pub fingerprint: String,
    /// `None` while the signature is in force.
    pub withdrawn_at: Option<NaiveDateTime>,
    /// Doubts shown to the signatory, as written by
    /// [`caveat::to_words`](crate::domain::caveat::to_words).
    pub caveats: String,
}

/// Signatures in force, oldest first.
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

/// Time of the referee's first signature, withdrawn or not.
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

/// Signatures in force.
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

/// Stores the doubts that the signatory of a signature in force was shown.
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

/// Called when the table changed or was sent back.
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
