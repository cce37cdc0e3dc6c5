//! Tournaments: conditions, state, the referee's sheet, signatures.

use chrono::{NaiveDate, NaiveDateTime};
use diesel::sql_types::{Array, BigInt};

use super::run::prelude::*;
use super::schema::{signatures, tournaments};
use super::{AccountId, ClubId, Conn, DbError, EditionId, FederationId, PlanLineId, TournamentId};
use crate::domain::approval::{Office, State};
use crate::domain::tournament::{Board, Category, Pool, RoundDays};

/// The conditions of a tournament, as an organizer or referee enters them.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = tournaments, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct Conditions {
    /// Name.
    pub name: String,
    /// First day.
    pub starts: NaiveDate,
    /// Last day.
    pub ends: NaiveDate,
    /// Where it is held.
    pub city: String,
    /// The club that holds it.
    pub club_id: Option<ClubId>,
    /// The chief referee's account.
    pub referee_id: Option<AccountId>,
    /// The chief referee's name.
    pub referee_name: String,
    /// In the calendar plan.
    pub official: bool,
    /// Which plan, in words.
    pub plan: String,
    /// The line of a calendar plan that it stands in; none: in no plan, or in one that was typed.
    pub plan_line_id: Option<PlanLineId>,
    /// Board size.
    pub board: Board,
    /// Main time.
    pub minutes: Option<f64>,
    /// Pool.
    pub pool: Pool,
    /// Category.
    pub category: Category,
    /// FIDE rates it, too: the ratings of its table are FIDE's (orr 2).
    pub rated_by_fide: bool,
    /// The days of its rounds, where they are noted (rgf 2).
    pub round_days: RoundDays,
    /// Remark.
    pub remark: String,
}

impl Conditions {
    /// What pages call the tournament: the name, or its number where there is none.
    pub fn called(&self, id: TournamentId) -> String {
        if self.name.is_empty() { format!("№ {id}") } else { self.name.clone() }
    }
}

/// A tournament as stored.
#[derive(Debug, Clone, Queryable, Selectable)]
pub struct Tournament {
    /// Identity.
    pub id: TournamentId,
    /// Its federation.
    pub federation_id: FederationId,
    /// Id in the exchange format.
    pub code: String,
    /// Its conditions as they were entered.
    #[diesel(embed)]
    pub conditions: Conditions,
    /// Where it is on its way.
    pub state: State,
    /// Why it was returned, reopened or not rated.
    pub reason: String,
    /// Grows with every change: a form made from another version is stale.
    pub lock_version: i64,
    /// What the referee typed, a JSON `Sheet`.
    pub sheet: String,
    /// Position in the chronicle; none: not rated.
    pub position: Option<i64>,
    /// Calculation passes.
    pub passes: Option<i64>,
    /// Parameters it was calculated with.
    pub parameters: Option<String>,
    /// When it was rated.
    pub rated_at: Option<NaiveDateTime>,
    /// Last change.
    pub changed_at: NaiveDateTime,
    /// Edition it was calculated with; none: the text as first approved.
    pub edition_id: Option<EditionId>,
}

/// A rated tournament as a replay needs it: without what the referee typed.
#[derive(Debug, Clone, PartialEq, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct Rated {
    /// Identity.
    pub id: TournamentId,
    /// Its conditions.
    #[diesel(embed)]
    pub conditions: Conditions,
    /// Position in the chronicle.
    pub position: Option<i64>,
    /// Calculation passes.
    pub passes: Option<i64>,
    /// Parameters it was calculated with.
    pub parameters: Option<String>,
}

/// A tournament to be entered.
#[derive(Debug, Clone, Insertable)]
#[diesel(table_name = tournaments, treat_none_as_default_value = false)]
pub struct NewTournament {
    /// Its federation.
    pub federation_id: FederationId,
    /// Id in the exchange format.
    pub code: String,
    /// Conditions.
    #[diesel(embed)]
    pub conditions: Conditions,
    /// State.
    pub state: State,
    /// Sheet.
    pub sheet: String,
    /// Position.
    pub position: Option<i64>,
    /// Passes.
    pub passes: Option<i64>,
    /// Parameters.
    pub parameters: Option<String>,
    /// When it was rated.
    pub rated_at: Option<NaiveDateTime>,
    /// Last change.
    pub changed_at: NaiveDateTime,
    /// Edition.
    pub edition_id: Option<EditionId>,
}

/// One row of a list of tournaments.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct Summary {
    /// Identity.
    pub id: TournamentId,
    /// Its conditions.
    #[diesel(embed)]
    pub conditions: Conditions,
    /// State.
    pub state: State,
    /// Position.
    pub position: Option<i64>,
    /// Calculation passes; 0: nobody was recalculated.
    pub passes: Option<i64>,
}

/// Which tournaments a page lists.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    /// Those that end in this year.
    pub year: Option<i32>,
    /// Those that end on this day or later.
    pub from: Option<NaiveDate>,
    /// Those that end before this day.
    pub before: Option<NaiveDate>,
    /// Held by this club.
    pub club: Option<ClubId>,
    /// In one of these states (all, when empty).
    pub states: Vec<State>,
    /// Rows to leave out.
    pub offset: i64,
    /// Rows at most.
    pub limit: i64,
    /// Oldest first.
    pub ascending: bool,
}

macro_rules! filtered {
    ($federation:expr, $filter:expr) => {{
        let mut query = tournaments::table.filter(tournaments::federation_id.eq($federation)).into_boxed();
        if let Some(year) = $filter.year {
            if let (Some(from), Some(to)) = (NaiveDate::from_ymd_opt(year, 1, 1), NaiveDate::from_ymd_opt(year, 12, 31)) {
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
            query = query.filter(tournaments::state.eq_any($filter.states.clone()));
        }
        query
    }};
}

/// A page of tournaments, newest first unless asked otherwise.
pub fn list_page(conn: &mut Conn, federation: FederationId, filter: &Filter) -> Result<Vec<Summary>, DbError> {
    // The index alone tells which they are, however far down the page lies.
    let query = filtered!(federation, filter).select(tournaments::id).offset(filter.offset).limit(filter.limit);
    let page: Vec<TournamentId> = match filter.ascending {
        true => query.order((tournaments::ends.asc(), tournaments::id.asc())).load(conn)?,
        false => query.order((tournaments::ends.desc(), tournaments::id.desc())).load(conn)?,
    };
    let mut rows: Vec<Summary> = tournaments::table.filter(tournaments::id.eq_any(&page)).select(Summary::as_select()).load(conn)?;
    rows.sort_by_key(|row| (row.conditions.ends, row.id));
    if !filter.ascending {
        rows.reverse();
    }
    Ok(rows)
}

/// How many tournaments the filter finds.
pub fn count(conn: &mut Conn, federation: FederationId, filter: &Filter) -> Result<i64, DbError> {
    Ok(filtered!(federation, filter).count().get_result(conn)?)
}

/// First and last day on which a tournament ended.
pub fn span(conn: &mut Conn, federation: FederationId) -> Result<Option<(NaiveDate, NaiveDate)>, DbError> {
    // Each end of the index for itself: asked for both at once, a database walks the whole of it.
    let own = || tournaments::table.filter(tournaments::federation_id.eq(federation)).select(tournaments::ends);
    let first: Option<NaiveDate> = own().order(tournaments::ends.asc()).first(conn).optional()?;
    let last: Option<NaiveDate> = own().order(tournaments::ends.desc()).first(conn).optional()?;
    Ok(first.zip(last))
}

/// A tournament of this federation.
pub fn find(conn: &mut Conn, federation: FederationId, id: TournamentId) -> Result<Option<Tournament>, DbError> {
    let own = tournaments::table.filter(tournaments::federation_id.eq(federation)).filter(tournaments::id.eq(id));
    Ok(own.select(Tournament::as_select()).first(conn).optional()?)
}

/// The federation of a tournament.
pub fn federation_of(conn: &mut Conn, id: TournamentId) -> Result<Option<FederationId>, DbError> {
    Ok(tournaments::table.filter(tournaments::id.eq(id)).select(tournaments::federation_id).first(conn).optional()?)
}

/// Names of tournaments by id.
pub fn names(conn: &mut Conn, ids: &[TournamentId]) -> Result<std::collections::HashMap<TournamentId, (String, NaiveDate)>, DbError> {
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

/// The tournaments of the chronicle (rated, also while reopened), in its order.
pub fn chronicle(conn: &mut Conn, federation: FederationId) -> Result<Vec<Tournament>, DbError> {
    Ok(tournaments::table
        .filter(tournaments::federation_id.eq(federation))
        .filter(tournaments::position.is_not_null())
        .order(tournaments::position)
        .select(Tournament::as_select())
        .load(conn)?)
}

/// The same without what the referee typed.
pub fn rated(conn: &mut Conn, federation: FederationId) -> Result<Vec<Rated>, DbError> {
    use tournaments as t;
    Ok(t::table
        .filter(t::federation_id.eq(federation))
        .filter(t::position.is_not_null())
        .order(t::position)
        .select(Rated::as_select())
        .load(conn)?)
}

/// Where the rated tournaments of a federation stand in its chronicle, from a position on, in its order.
pub fn places_from(conn: &mut Conn, federation: FederationId, position: i64) -> Result<Vec<(TournamentId, i64)>, DbError> {
    use tournaments as t;
    let later = t::table.filter(t::federation_id.eq(federation)).filter(t::position.ge(position)).order(t::position);
    let rows: Vec<(TournamentId, Option<i64>)> = later.select((t::id, t::position)).load(conn)?;
    Ok(rows.into_iter().filter_map(|(id, position)| Some((id, position?))).collect())
}

/// Those of these tournaments that are rated, in no particular order.
pub fn rated_of(conn: &mut Conn, federation: FederationId, ids: &[TournamentId]) -> Result<Vec<Rated>, DbError> {
    use tournaments as t;
    let mut found = Vec::with_capacity(ids.len());
    for part in ids.chunks(super::BATCH) {
        let own = t::table.filter(t::federation_id.eq(federation)).filter(t::id.eq_any(part)).filter(t::position.is_not_null());
        found.extend(own.select(Rated::as_select()).load(conn)?);
    }
    Ok(found)
}

/// A tournament of the calendar: what amendments wait for.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = tournaments)]
pub struct Calendared {
    /// Id in the exchange format.
    pub code: String,
    /// Its conditions.
    #[diesel(embed)]
    pub conditions: Conditions,
}

/// The official tournaments that start after a day and are not called off, in the order of their days.
pub fn calendar_after(conn: &mut Conn, federation: FederationId, day: NaiveDate) -> Result<Vec<Calendared>, DbError> {
    use tournaments as t;
    Ok(t::table
        .filter(t::federation_id.eq(federation))
        .filter(t::official.eq(true))
        .filter(t::starts.gt(day))
        .filter(t::state.ne_all(State::OFF))
        .order((t::starts, t::ends, t::code))
        .select(Calendared::as_select())
        .limit(200)
        .load(conn)?)
}

/// The tournaments that are not in the chronicle.
pub fn unrated(conn: &mut Conn, federation: FederationId) -> Result<Vec<Tournament>, DbError> {
    Ok(tournaments::table
        .filter(tournaments::federation_id.eq(federation))
        .filter(tournaments::position.is_null())
        .order(tournaments::id)
        .select(Tournament::as_select())
        .load(conn)?)
}

/// Those of these tournaments that are facts of past years, in no particular order.
pub fn recorded_of(conn: &mut Conn, ids: &[TournamentId]) -> Result<Vec<Tournament>, DbError> {
    use tournaments as t;
    let mut found = Vec::new();
    for part in ids.chunks(super::BATCH) {
        found.extend(t::table.filter(t::id.eq_any(part)).filter(t::state.eq(State::Recorded)).select(Tournament::as_select()).load(conn)?);
    }
    Ok(found)
}

/// The last tournament of the chronicle.
pub fn last_rated(conn: &mut Conn, federation: FederationId) -> Result<Option<Summary>, DbError> {
    Ok(tournaments::table
        .filter(tournaments::federation_id.eq(federation))
        .filter(tournaments::position.is_not_null())
        .order(tournaments::position.desc())
        .select(Summary::as_select())
        .first(conn)
        .optional()?)
}

/// A tournament in its place of the chronicle, as far as lists ask.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Placed {
    /// Identity.
    pub id: TournamentId,
    /// Name.
    pub name: String,
    /// Last day.
    pub ends: NaiveDate,
    /// Position in the chronicle.
    pub position: i64,
    /// When it was rated (UTC); none: not known.
    pub rated_at: Option<NaiveDateTime>,
}

/// The tournaments before a position of the chronicle, in its order.
pub fn placed(conn: &mut Conn, federation: FederationId, before: i64) -> Result<Vec<Placed>, DbError> {
    use tournaments as t;
    Ok(t::table
        .filter(t::federation_id.eq(federation))
        .filter(t::position.lt(before))
        .order(t::position)
        .select((t::id, t::name, t::ends, t::position.assume_not_null(), t::rated_at))
        .load(conn)?)
}

/// The last day of the last tournament before a position of the chronicle, and when the last of them was rated, as far as that was by a moment.
pub fn ended_and_rated(
    conn: &mut Conn,
    federation: FederationId,
    before: i64,
    by: NaiveDateTime,
) -> Result<(Option<NaiveDate>, Option<NaiveDateTime>), DbError> {
    use diesel::dsl::max;
    use tournaments as t;
    let ended = t::table.filter(t::federation_id.eq(federation)).filter(t::position.lt(before)).select(max(t::ends)).first(conn)?;
    let rated = t::table
        .filter(t::federation_id.eq(federation))
        .filter(t::position.lt(before))
        .filter(t::rated_at.le(by))
        .select(max(t::rated_at))
        .first(conn)?;
    Ok((ended, rated))
}

/// Position and first day of the first tournament of the chronicle.
pub fn first_rated(conn: &mut Conn, federation: FederationId) -> Result<Option<(i64, NaiveDate)>, DbError> {
    let first: Option<(Option<i64>, NaiveDate)> = tournaments::table
        .filter(tournaments::federation_id.eq(federation))
        .filter(tournaments::position.is_not_null())
        .order(tournaments::position)
        .select((tournaments::position, tournaments::starts))
        .first(conn)
        .optional()?;
    Ok(first.and_then(|(position, starts)| Some((position?, starts))))
}

/// Rated tournaments that ended after a day, or waiting ones that ended before it: the order of rating decides (ufgo A38).
pub fn out_of_order(conn: &mut Conn, t: &Tournament) -> Result<(Vec<Summary>, Vec<Summary>), DbError> {
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
        .filter(tournaments::state.eq_any(State::HELD))
        .filter(tournaments::position.is_null())
        .filter(tournaments::ends.lt(t.conditions.ends))
        .filter(tournaments::id.ne(t.id))
        .order(tournaments::ends)
        .select(Summary::as_select())
        .limit(5)
        .load(conn)?;
    Ok((later_rated, earlier_waiting))
}

/// Whether a code is taken.
pub fn code_taken(conn: &mut Conn, federation: FederationId, code: &str) -> Result<bool, DbError> {
    let found: i64 =
        tournaments::table.filter(tournaments::federation_id.eq(federation)).filter(tournaments::code.eq(code)).count().get_result(conn)?;
    Ok(found > 0)
}

/// Enters a tournament.
pub fn add(conn: &mut Conn, new: NewTournament) -> Result<TournamentId, DbError> {
    Ok(diesel::insert_into(tournaments::table).values(new).returning(tournaments::id).get_result(conn)?)
}

/// Changes the conditions; the lock version grows.
pub fn update_conditions(conn: &mut Conn, id: TournamentId, c: &Conditions, now: NaiveDateTime) -> Result<(), DbError> {
    use tournaments as t;
    diesel::update(t::table.filter(t::id.eq(id))).set((c, t::lock_version.eq(t::lock_version + 1), t::changed_at.eq(now))).execute(conn)?;
    Ok(())
}

/// Stores the sheet; returns the new lock version.
pub fn update_sheet(conn: &mut Conn, id: TournamentId, sheet: &str, now: NaiveDateTime) -> Result<i64, DbError> {
    use tournaments as t;
    Ok(diesel::update(t::table.filter(t::id.eq(id)))
        .set((t::sheet.eq(sheet), t::lock_version.eq(t::lock_version + 1), t::changed_at.eq(now)))
        .returning(t::lock_version)
        .get_result(conn)?)
}

/// What a tournament was before it was opened for a correction, JSON; empty: nobody knows.
pub fn rated_as(conn: &mut Conn, id: TournamentId) -> Result<String, DbError> {
    use tournaments as t;
    Ok(t::table.filter(t::id.eq(id)).select(t::rated_as).first(conn)?)
}

/// What those of these tournaments that are being corrected were before.
pub fn rated_as_of(conn: &mut Conn, ids: &[TournamentId]) -> Result<Vec<(TournamentId, String)>, DbError> {
    use tournaments as t;
    let mut kept = Vec::new();
    for part in ids.chunks(super::BATCH) {
        let own = t::table.filter(t::id.eq_any(part)).filter(t::rated_as.ne(""));
        kept.extend(own.select((t::id, t::rated_as)).load::<(TournamentId, String)>(conn)?);
    }
    Ok(kept)
}

/// What the tournaments of a federation that are being corrected were before.
pub fn all_rated_as(conn: &mut Conn, federation: FederationId) -> Result<Vec<(TournamentId, String)>, DbError> {
    use tournaments as t;
    let kept = t::table.filter(t::federation_id.eq(federation)).filter(t::rated_as.ne(""));
    Ok(kept.order(t::id).select((t::id, t::rated_as)).load(conn)?)
}

/// Keeps what a tournament was before it was opened for a correction.
pub fn update_rated_as(conn: &mut Conn, id: TournamentId, rated_as: &str) -> Result<(), DbError> {
    use tournaments as t;
    diesel::update(t::table.filter(t::id.eq(id))).set(t::rated_as.eq(rated_as)).execute(conn)?;
    Ok(())
}

/// Signatures that were withdrawn hold again.
pub fn restore_signatures(conn: &mut Conn, tournament: TournamentId, ids: &[i64]) -> Result<(), DbError> {
    let withdrawn = signatures::table.filter(signatures::tournament_id.eq(tournament)).filter(signatures::id.eq_any(ids));
    diesel::update(withdrawn).set(signatures::withdrawn_at.eq(None::<NaiveDateTime>)).execute(conn)?;
    Ok(())
}

/// Moves a tournament to a state, with the reason where there is one.
pub fn update_state(conn: &mut Conn, id: TournamentId, state: State, reason: &str, now: NaiveDateTime) -> Result<(), DbError> {
    use tournaments as t;
    diesel::update(t::table.filter(t::id.eq(id)))
        .set((t::state.eq(state), t::reason.eq(reason), t::lock_version.eq(t::lock_version + 1), t::changed_at.eq(now)))
        .execute(conn)?;
    Ok(())
}

/// What a rating notes on its tournament.
#[derive(Debug, Clone, Default, AsChangeset)]
#[diesel(table_name = tournaments, treat_none_as_null = true)]
pub struct Outcome {
    /// Position in the chronicle; none: it left the chronicle.
    pub position: Option<i64>,
    /// Calculation passes.
    pub passes: Option<i64>,
    /// Parameters it was calculated with.
    pub parameters: Option<String>,
    /// Their edition.
    pub edition_id: Option<EditionId>,
    /// When it was rated (UTC).
    pub rated_at: Option<NaiveDateTime>,
}

/// Notes the outcome of a rating.
pub fn update_rated(conn: &mut Conn, id: TournamentId, outcome: &Outcome) -> Result<(), DbError> {
    diesel::update(tournaments::table.filter(tournaments::id.eq(id))).set(outcome).execute(conn)?;
    Ok(())
}

/// Notes how many passes a later calculation of each of these tournaments took.
pub fn update_passes(conn: &mut Conn, of: &[(TournamentId, i64)]) -> Result<(), DbError> {
    match conn {
        Conn::Postgres(c) if of.len() > 1 => {
            let (ids, passes): (Vec<TournamentId>, Vec<i64>) = of.iter().copied().unzip();
            let update = "UPDATE tournaments SET passes = now.passes FROM unnest($1, $2) AS now (id, passes) WHERE tournaments.id = now.id";
            let statement = diesel::sql_query(update).bind::<Array<BigInt>, _>(ids).bind::<Array<BigInt>, _>(passes);
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
    /// Identity.
    pub id: i64,
    /// The tournament.
    pub tournament_id: TournamentId,
    /// The office in which it was signed.
    pub office: Office,
    /// The account that signed.
    pub account_id: Option<AccountId>,
    /// Name as signed.
    pub name: String,
    /// When it was signed (UTC).
    pub signed_at: NaiveDateTime,
    /// Fingerprint of the table that was signed.
    pub fingerprint: String,
    /// When it was withdrawn.
    pub withdrawn_at: Option<NaiveDateTime>,
    /// What the signatory was asked about, in the words of [`caveat::written`](crate::domain::caveat::written).
    pub caveats: String,
}

/// Signatures in force, oldest first.
pub fn signatures(conn: &mut Conn, tournament: TournamentId) -> Result<Vec<Signature>, DbError> {
    Ok(signatures::table
        .filter(signatures::tournament_id.eq(tournament))
        .filter(signatures::withdrawn_at.is_null())
        .order(signatures::id)
        .load(conn)?)
}

/// When a tournament's table was signed by its referee for the first time, whatever became of it.
pub fn first_signed(conn: &mut Conn, tournament: TournamentId) -> Result<Option<NaiveDateTime>, DbError> {
    use diesel::dsl::min;
    Ok(signatures::table
        .filter(signatures::tournament_id.eq(tournament))
        .filter(signatures::office.eq(Office::Referee))
        .select(min(signatures::signed_at))
        .first(conn)?)
}

/// How many tournaments were rated after a position of the chronicle.
pub fn rated_after(conn: &mut Conn, federation: FederationId, position: i64) -> Result<i64, DbError> {
    Ok(tournaments::table
        .filter(tournaments::federation_id.eq(federation))
        .filter(tournaments::position.gt(position))
        .count()
        .get_result(conn)?)
}

/// Signatures in force of all tournaments of a federation.
pub fn all_signatures(conn: &mut Conn, federation: FederationId) -> Result<Vec<Signature>, DbError> {
    Ok(signatures::table
        .inner_join(tournaments::table.on(signatures::tournament_id.eq(tournaments::id)))
        .filter(tournaments::federation_id.eq(federation))
        .filter(signatures::withdrawn_at.is_null())
        .order(signatures::id)
        .select(Signature::as_select())
        .load(conn)?)
}

/// Notes beside a signature in force what the signatory was asked about.
pub fn note_caveats(conn: &mut Conn, tournament: TournamentId, office: Office, caveats: &str) -> Result<(), DbError> {
    let signed = signatures::table
        .filter(signatures::tournament_id.eq(tournament))
        .filter(signatures::office.eq(office))
        .filter(signatures::withdrawn_at.is_null());
    diesel::update(signed).set(signatures::caveats.eq(caveats)).execute(conn)?;
    Ok(())
}

/// Signs.
pub fn sign(
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
            signatures::office.eq(office),
            signatures::account_id.eq(account),
            signatures::name.eq(name),
            signatures::signed_at.eq(at),
            signatures::fingerprint.eq(fingerprint),
        ))
        .execute(conn)?;
    Ok(())
}

/// Withdraws every signature in force: the table changed or was sent back.
pub fn withdraw_signatures(conn: &mut Conn, tournament: TournamentId, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(signatures::table.filter(signatures::tournament_id.eq(tournament)).filter(signatures::withdrawn_at.is_null()))
        .set(signatures::withdrawn_at.eq(now))
        .execute(conn)?;
    Ok(())
}
