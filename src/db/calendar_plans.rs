//! Calendar plans with their lines and amendments.

use chrono::{NaiveDate, NaiveDateTime};

use super::erased_query::prelude::*;
use super::schema::{calendar_plans, plan_amendments, plan_lines, tournaments};
use super::{CalendarPlanId, Conn, DbError, FederationId, PlanLineId, TournamentId};
use crate::domain::approval::State;
use crate::domain::calendar_plan::{self, Change, Line, Numbered, Stage};
use crate::words::Stored;

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = calendar_plans, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct Heading {
    pub federation_id: FederationId,
    pub year: i32,
    /// Name of the body whose plan it is.
    pub title: String,
    #[diesel(serialize_as = Stored<Stage>)]
    pub stage: Stage,
    pub adopted_on: Option<NaiveDate>,
    /// The person or body that adopted the plan, as typed.
    pub adopted_by: String,
    /// The person who drafted or adopted the plan on the site.
    pub by_name: String,
    pub changed_at: NaiveDateTime,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = calendar_plans)]
pub struct CalendarPlan {
    pub id: CalendarPlanId,
    #[diesel(embed)]
    pub heading: Heading,
    /// Grows with every change: a form made from another version is stale.
    pub lock_version: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = plan_lines)]
pub struct PlanLine {
    pub id: PlanLineId,
    pub plan_id: CalendarPlanId,
    pub number: i32,
    pub name: String,
    pub starts: NaiveDate,
    pub ends: NaiveDate,
    pub city: String,
    /// Free text.
    pub kind: String,
    /// An amendment has deleted the line.
    pub struck: bool,
}

impl PlanLine {
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

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = plan_amendments)]
pub struct PlanAmendment {
    pub plan_id: CalendarPlanId,
    pub number: i32,
    pub day: NaiveDate,
    /// The decision that is the source of the amendment.
    pub source: String,
    /// JSON.
    pub changes: String,
    /// The person who entered the amendment.
    pub by_name: String,
    pub created_at: NaiveDateTime,
}

impl PlanAmendment {
    pub fn parse_changes(&self) -> Result<Vec<Change>, DbError> {
        serde_json::from_str(&self.changes)
            .map_err(|e| DbError::Corrupt(format!("plan {}: {e}", self.plan_id)))
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    pub plan: CalendarPlan,
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

pub fn list(conn: &mut Conn, federation: FederationId) -> Result<Vec<CalendarPlan>, DbError> {
    use calendar_plans as p;
    let own = p::table
        .filter(p::federation_id.eq(federation))
        .order((p::year.desc(), p::id));
    Ok(own.select(CalendarPlan::as_select()).load(conn)?)
}

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

pub fn load_lines(conn: &mut Conn, plan: CalendarPlanId) -> Result<Vec<PlanLine>, DbError> {
    use plan_lines as l;
    Ok(l::table
        .filter(l::plan_id.eq(plan))
        .order(l::number)
        .select(PlanLine::as_select())
        .load(conn)?)
}

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

/// Lines of adopted plans that no amendment has deleted.
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
    pub id: TournamentId,
    pub name: String,
    pub line: Option<PlanLineId>,
    pub state: State,
    pub ends: NaiveDate,
    /// 0 if no player was recalculated.
    pub passes: Option<i64>,
}

/// Cancelled tournaments come first, so that the one that is held comes last for each line.
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

pub fn load_held_tournaments(
    conn: &mut Conn,
    lines: &[PlanLineId],
) -> Result<Vec<LineTournament>, DbError> {
    let mut all = load_tournaments(conn, lines)?;
    all.retain(|held| held.state != State::Cancelled);
    Ok(all)
}

pub fn add(conn: &mut Conn, heading: &Heading) -> Result<CalendarPlanId, DbError> {
    Ok(diesel::insert_into(calendar_plans::table)
        .values(heading.clone())
        .returning(calendar_plans::id)
        .get_result(conn)?)
}

pub fn update(conn: &mut Conn, id: CalendarPlanId, heading: &Heading) -> Result<(), DbError> {
    use calendar_plans as p;
    diesel::update(p::table.filter(p::id.eq(id)))
        .set((heading.clone(), p::lock_version.eq(p::lock_version + 1)))
        .execute(conn)?;
    Ok(())
}

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

/// For drafts only.
pub fn remove_lines(conn: &mut Conn, plan: CalendarPlanId) -> Result<(), DbError> {
    diesel::delete(plan_lines::table.filter(plan_lines::plan_id.eq(plan))).execute(conn)?;
    Ok(())
}

/// For drafts only.
pub fn remove(conn: &mut Conn, plan: CalendarPlanId) -> Result<(), DbError> {
    remove_lines(conn, plan)?;
    diesel::delete(calendar_plans::table.filter(calendar_plans::id.eq(plan))).execute(conn)?;
    Ok(())
}

pub fn add_amendment(conn: &mut Conn, amendment: &PlanAmendment) -> Result<(), DbError> {
    diesel::insert_into(plan_amendments::table)
        .values(amendment.clone())
        .execute(conn)?;
    Ok(())
}
