//! The calendar plans of a federation in the API, as they were adopted and amended.

use std::collections::HashMap;

use actix_web::{HttpRequest, HttpResponse, web};
use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::answers::{Unknown, Usual};
use super::paging::{Page, RequestParams};
use super::{ApiFederation, json_response, to_utc};
use crate::actions::ActionError;
use crate::db::calendar_plans::{self as storage, CalendarPlan, Heading, PlanAmendment, PlanLine};
use crate::db::{CalendarPlanId, PlanLineId, TournamentId};
use crate::domain::calendar_plan::{Change, Line, Stage};
use crate::error::WebError;
use crate::frame::request::read_inside;

/// An adopted calendar plan.
#[derive(Serialize, ToSchema)]
pub struct PlanEntry {
    pub id: i64,
    pub year: i32,
    /// Name of the body whose plan it is.
    #[schema(example = "City federation")]
    pub title: String,
    /// The day of its adoption; null: unknown.
    pub adopted_on: Option<NaiveDate>,
    /// The person or body that adopted it.
    pub adopted_by: String,
}

/// A tournament as a plan announces it.
#[derive(Serialize, ToSchema)]
pub struct PlannedTournament {
    pub name: String,
    /// First day.
    pub start: NaiveDate,
    /// Last day.
    pub end: NaiveDate,
    /// Place; may be empty.
    pub city: String,
    /// The kind of tournament, in the federation's own words; may be empty.
    pub kind: String,
}

impl PlannedTournament {
    fn from_line(line: Line) -> PlannedTournament {
        PlannedTournament {
            name: line.name,
            start: line.starts,
            end: line.ends,
            city: line.city,
            kind: line.kind,
        }
    }
}

/// A line of a plan.
#[derive(Serialize, ToSchema)]
pub struct PlanLineEntry {
    /// Its number, by which tournaments cite it; it never changes.
    pub number: i32,
    /// Its present content; of a struck line the last one.
    pub planned: PlannedTournament,
    /// True if an amendment has struck it.
    pub struck: bool,
    /// Id of the tournament that refers to it and wasn't called off; null: none.
    pub tournament: Option<i64>,
}

/// The change of a line by an amendment.
#[derive(Serialize, ToSchema)]
pub struct PlanChange {
    /// The number of the line.
    pub number: i32,
    /// The former content; null: the line is new.
    pub before: Option<PlannedTournament>,
    /// The new content; null: the line is struck.
    pub after: Option<PlannedTournament>,
}

/// An amendment of a plan.
#[derive(Serialize, ToSchema)]
pub struct PlanAmendmentEntry {
    /// Its number in the plan.
    pub number: i32,
    pub day: NaiveDate,
    /// The decision that it follows.
    pub source: String,
    pub changes: Vec<PlanChange>,
    /// Time of its entry here, UTC.
    pub entered_at: DateTime<Utc>,
}

/// A plan with its tournaments and its amendments.
#[derive(Serialize, ToSchema)]
pub struct PlanDetail {
    pub plan: PlanEntry,
    /// Its lines, by number.
    pub lines: Vec<PlanLineEntry>,
    /// Its amendments, by number.
    pub amendments: Vec<PlanAmendmentEntry>,
}

fn to_entry(plan: CalendarPlan) -> PlanEntry {
    let Heading {
        year,
        title,
        adopted_on,
        adopted_by,
        ..
    } = plan.heading;
    PlanEntry {
        id: plan.id.0,
        year,
        title,
        adopted_on,
        adopted_by,
    }
}

fn to_amendment_entry(amendment: PlanAmendment, changes: Vec<Change>) -> PlanAmendmentEntry {
    let change = |c: Change| PlanChange {
        number: c.number,
        before: c.before.map(PlannedTournament::from_line),
        after: c.after.map(PlannedTournament::from_line),
    };
    PlanAmendmentEntry {
        number: amendment.number,
        day: amendment.day,
        source: amendment.source,
        changes: changes.into_iter().map(change).collect(),
        entered_at: to_utc(amendment.created_at),
    }
}

/// Calendar plans
///
/// The plans that a federation has adopted, newest year first, where its rules require a plan. They
/// come on one page.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/plans", tag = "tournaments", operation_id = "listPlans",
    params(("federation" = String, Path, description = "Slug of the federation.")),
    responses((status = 200, description = "The plans.", body = Page<PlanEntry>), Unknown, Usual))]
pub async fn list(at: ApiFederation, req: HttpRequest) -> Result<HttpResponse, WebError> {
    RequestParams::from_request(&req, &[]).finish_parsing()?;
    let all = read_inside(&at, |c, f| Ok::<_, ActionError>(storage::list(c, f.id)?)).await?;
    let adopted = all
        .into_iter()
        .filter(|plan| plan.heading.stage == Stage::Adopted);
    json_response(&Page {
        items: adopted.map(to_entry).collect(),
        next: None,
    })
}

/// A calendar plan
///
/// With the present state of its tournaments, and every amendment.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/plans/{plan}", tag = "tournaments", operation_id = "getPlan",
    params(("federation" = String, Path, description = "Slug of the \
        federation."), ("plan" = i64, Path, description = "Id of the plan.")),
    responses((status = 200, description = "The plan.", body = PlanDetail), Unknown, Usual))]
pub async fn plan(
    at: ApiFederation,
    path: web::Path<(String, String)>,
    req: HttpRequest,
) -> Result<HttpResponse, WebError> {
    RequestParams::from_request(&req, &[]).finish_parsing()?;
    let id: CalendarPlanId = path.1.parse().map_err(|_| WebError::NotFound)?;
    let body = read_inside(&at, move |c, f| {
        let plan = storage::find(c, f.id, id)?
            .filter(|plan| plan.heading.stage == Stage::Adopted)
            .ok_or(ActionError::NotFound)?;
        let lines = storage::load_lines(c, id)?;
        let ids: Vec<PlanLineId> = lines.iter().map(|line| line.id).collect();
        let held: HashMap<PlanLineId, TournamentId> = storage::load_held_tournaments(c, &ids)?
            .into_iter()
            .filter_map(|h| Some((h.line?, h.id)))
            .collect();
        let told = |line: PlanLine| PlanLineEntry {
            number: line.number,
            planned: PlannedTournament::from_line(line.to_numbered().line),
            struck: line.struck,
            tournament: held.get(&line.id).map(|t| t.0),
        };
        let amendments = storage::load_amendments(c, id)?.into_iter().map(|a| {
            a.parse_changes()
                .map(|changes| to_amendment_entry(a, changes))
        });
        Ok::<_, ActionError>(PlanDetail {
            plan: to_entry(plan),
            lines: lines.into_iter().map(told).collect(),
            amendments: amendments.collect::<Result<_, _>>()?,
        })
    })
    .await?;
    json_response(&body)
}
