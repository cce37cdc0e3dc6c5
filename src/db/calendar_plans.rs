//! Calendar plans with their lines and amendments.

use chrono::{NaiveDate, NaiveDateTime};

use super::erased_query::prelude::*;
use super::schema::{calendar_plans, plan_amendments, plan_lines, tournaments};
use super::{CalendarPlanId, Conn, DbError, FederationId, PlanLineId, TournamentId};
use crate::domain::approval::State;
use crate::domain::calendar_plan::{self, Change, Line, Numbered, Stage};
use crate::words::Stored;

/// A calendar plan without its lines.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = calendar_plans, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct Heading {
    /// The federation of the plan.
    pub federation_id: FederationId,
    /// The planned year.
    pub year: i32,
    /// Name of the body whose plan it is.
    pub title: String,
    /// Stage of the plan.
    #[diesel(serialize_as = Stored<Stage>)]
    pub stage: Stage,
    /// Day of the adoption.
    pub adopted_on: Option<NaiveDate>,
    /// The person or body that adopted it, as typed.
    pub adopted_by: String,
    /// Name of the person who drafted or adopted it on the site.
    pub by_name: String,
    /// Time of the last change (UTC).
    pub changed_at: NaiveDateTime,
}

/// A plan as stored.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = calendar_plans)]
pub struct CalendarPlan {
    /// Primary key.
    pub id: CalendarPlanId,
    /// Title and stage.
    #[diesel(embed)]
    pub heading: Heading,
    /// Grows with every change: a form made from another version is stale.
    pub lock_version: i64,
}

/// A line as stored.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = plan_lines)]
pub struct PlanLine {
    /// Primary key.
    pub id: PlanLineId,
    /// The plan of the line.
    pub plan_id: CalendarPlanId,
    /// Number in the plan.
    pub number: i32,
    /// Name of the tournament.
    pub name: String,
    /// First day.
    pub starts: NaiveDate,
    /// Last day.
    pub ends: NaiveDate,
    /// Place of the tournament.
    pub city: String,
    /// Kind of tournament, free text.
    pub kind: String,
    /// An amendment has deleted the line.
    pub struck: bool,
}

impl PlanLine {
    /// The line with its number, as the domain type.
    pub fn to_numbered(&self) -> Numbered {
        let (name, city, kind) = (self.name.clone(), self.city.clone(), self.kind.clone());
        Numbered {
            number: self.number,
            line: Line {
                name,
                starts: self.starts,
                ends: self.ends,
                city,
                kind,
            },
            struck: self.struck,
        }
    }
}

/// An amendment as stored.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = plan_amendments)]
pub struct PlanAmendment {
    /// The amended plan.
    pub plan_id: CalendarPlanId,
    /// Number among the plan's amendments.
    pub number: i32,
    /// Day of the amendment.
    pub day: NaiveDate,
    /// The decision on which it is based.
    pub source: String,
    /// The changes, JSON.
    pub changes: String,
    /// Name of the person who entered it.
    pub by_name: String,
    /// Time of the entry (UTC).
    pub created_at: NaiveDateTime,
}

impl PlanAmendment {
    /// Parses the changes.
    ///
    /// # Errors
    /// The stored JSON can't be read.
    pub fn parse_changes(&self) -> Result<Vec<Change>, DbError> {
        serde_json::from_str(&self.changes)
            .map_err(|e| DbError::Corrupt(format!("plan {}: {e}", self.plan_id)))
    }
}

/// A line together with its plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The plan of the line.
    pub plan: CalendarPlan,
    /// The line itself.
    pub line: PlanLine,
}

impl Standing {
    /// The line as tournaments cite it.
    pub fn format_citation(&self) -> String {
        calendar_plan::format_citation(
            self.plan.heading.year,
            &self.plan.heading.title,
            self.line.number,
        )
    }
}

/// Loads the plans of a federation, newest year first.
pub fn list(conn: &mut Conn, federation: FederationId) -> Result<Vec<CalendarPlan>, DbError> {
    use calendar_plans as p;
    let own = p::table
        .filter(p::federation_id.eq(federation))
        .order((p::year.desc(), p::id));
    Ok(own.select(CalendarPlan::as_select()).load(conn)?)
}

/// Finds a plan of this federation.
pub fn find(
    conn: &mut Conn,
    federation: FederationId,
    id: CalendarPlanId,
) -> Result<Option<CalendarPlan>, DbError> {
    use calendar_plans as p;
    let own = p::table
        .filter(p::federation_id.eq(federation))
        .filter(p::id.eq(id));
    Ok(own
        .select(CalendarPlan::as_select())
        .first(conn)
        .optional()?)
}

/// Loads the lines of a plan, by number.
pub fn load_lines(conn: &mut Conn, plan: CalendarPlanId) -> Result<Vec<PlanLine>, DbError> {
    use plan_lines as l;
    Ok(l::table
        .filter(l::plan_id.eq(plan))
        .order(l::number)
        .select(PlanLine::as_select())
        .load(conn)?)
}

/// Loads the amendments of a plan, by number.
pub fn load_amendments(
    conn: &mut Conn,
    plan: CalendarPlanId,
) -> Result<Vec<PlanAmendment>, DbError> {
    use plan_amendments as a;
    Ok(a::table
        .filter(a::plan_id.eq(plan))
        .order(a::number)
        .select(PlanAmendment::as_select())
        .load(conn)?)
}

/// Finds a line of this federation with its plan.
pub fn find_line(
    conn: &mut Conn,
    federation: FederationId,
    id: PlanLineId,
) -> Result<Option<Standing>, DbError> {
    let line: Option<PlanLine> = plan_lines::table
        .filter(plan_lines::id.eq(id))
        .select(PlanLine::as_select())
        .first(conn)
        .optional()?;
    let Some(line) = line else { return Ok(None) };
    Ok(find(conn, federation, line.plan_id)?.map(|plan| Standing { plan, line }))
}

/// Loads the lines of adopted plans from a year on that no amendment has deleted, with their plans.
pub fn load_standing_lines(
    conn: &mut Conn,
    federation: FederationId,
    since: i32,
) -> Result<Vec<Standing>, DbError> {
    use calendar_plans as p;
    let rows: Vec<(CalendarPlan, PlanLine)> = p::table
        .inner_join(plan_lines::table.on(plan_lines::plan_id.eq(p::id)))
        .filter(p::federation_id.eq(federation))
        .filter(p::stage.eq(Stored(Stage::Adopted)))
        .filter(p::year.ge(since))
        .filter(plan_lines::struck.eq(false))
        .order((plan_lines::starts, p::id, plan_lines::number))
        .select((CalendarPlan::as_select(), PlanLine::as_select()))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(plan, line)| Standing { plan, line })
        .collect())
}

/// A tournament that refers to a line.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct LineTournament {
    /// Primary key.
    pub id: TournamentId,
    /// Name of the tournament.
    pub name: String,
    /// The referenced line.
    pub line: Option<PlanLineId>,
    /// State in the process of approval.
    pub state: State,
    /// Last day.
    pub ends: NaiveDate,
    /// Calculation passes; 0 if no player was recalculated.
    pub passes: Option<i64>,
}

/// Loads the tournaments that refer to these lines. Cancelled ones come first, so that the one that
/// is held comes last for each line.
pub fn load_tournaments(
    conn: &mut Conn,
    lines: &[PlanLineId],
) -> Result<Vec<LineTournament>, DbError> {
    use tournaments as t;
    let mut all: Vec<LineTournament> = t::table
        .filter(t::plan_line_id.eq_any(lines.to_vec()))
        .order(t::id)
        .select((
            t::id,
            t::name,
            t::plan_line_id,
            t::state,
            t::ends,
            t::passes,
        ))
        .load(conn)?;
    all.sort_by_key(|held| held.state != State::Cancelled);
    Ok(all)
}

/// Loads the tournaments that refer to these lines and aren't cancelled.
pub fn load_held_tournaments(
    conn: &mut Conn,
    lines: &[PlanLineId],
) -> Result<Vec<LineTournament>, DbError> {
    let mut all = load_tournaments(conn, lines)?;
    all.retain(|held| held.state != State::Cancelled);
    Ok(all)
}

/// Inserts a plan.
pub fn add(conn: &mut Conn, heading: &Heading) -> Result<CalendarPlanId, DbError> {
    Ok(diesel::insert_into(calendar_plans::table)
        .values(heading.clone())
        .returning(calendar_plans::id)
        .get_result(conn)?)
}

/// Updates a plan without its lines.
pub fn update(conn: &mut Conn, id: CalendarPlanId, heading: &Heading) -> Result<(), DbError> {
    use calendar_plans as p;
    diesel::update(p::table.filter(p::id.eq(id)))
        .set((heading.clone(), p::lock_version.eq(p::lock_version + 1)))
        .execute(conn)?;
    Ok(())
}

/// Inserts lines of a plan.
pub fn add_lines(conn: &mut Conn, plan: CalendarPlanId, lines: &[Numbered]) -> Result<(), DbError> {
    use plan_lines as l;
    for Numbered {
        number,
        line,
        struck,
    } in lines
    {
        diesel::insert_into(l::table)
            .values((
                l::plan_id.eq(plan),
                l::number.eq(*number),
                l::name.eq(&line.name),
                l::starts.eq(line.starts),
                l::ends.eq(line.ends),
                l::city.eq(&line.city),
                l::kind.eq(&line.kind),
                l::struck.eq(*struck),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// Updates the line with this number.
pub fn update_line(conn: &mut Conn, plan: CalendarPlanId, line: &Numbered) -> Result<(), DbError> {
    use plan_lines as l;
    let Numbered {
        number,
        line,
        struck,
    } = line;
    diesel::update(
        l::table
            .filter(l::plan_id.eq(plan))
            .filter(l::number.eq(*number)),
    )
    .set((
        l::name.eq(&line.name),
        l::starts.eq(line.starts),
        l::ends.eq(line.ends),
        l::city.eq(&line.city),
        l::kind.eq(&line.kind),
        l::struck.eq(*struck),
    ))
    .execute(conn)?;
    Ok(())
}

/// Deletes the lines of a draft.
pub fn remove_lines(conn: &mut Conn, plan: CalendarPlanId) -> Result<(), DbError> {
    diesel::delete(plan_lines::table.filter(plan_lines::plan_id.eq(plan))).execute(conn)?;
    Ok(())
}

/// Deletes a draft.
pub fn remove(conn: &mut Conn, plan: CalendarPlanId) -> Result<(), DbError> {
    remove_lines(conn, plan)?;
    diesel::delete(calendar_plans::table.filter(calendar_plans::id.eq(plan))).execute(conn)?;
    Ok(())
}

/// Inserts an amendment.
pub fn add_amendment(conn: &mut Conn, amendment: &PlanAmendment) -> Result<(), DbError> {
    diesel::insert_into(plan_amendments::table)
        .values(amendment.clone())
        .execute(conn)?;
    Ok(())
}
