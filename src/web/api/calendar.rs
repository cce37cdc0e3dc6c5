//! The calendar in the API: the tournaments between two days.

use actix_web::{HttpRequest, HttpResponse};
use chrono::{Months, NaiveDate};

use super::ApiFederation;
use super::answers::{Unknown, Usual};
use super::paging::{Page, Paging, RequestParams, page_response};
use super::tournaments::{TournamentSummary, to_summary};
use crate::actions::ActionError;
use crate::db::TournamentId;
use crate::db::calendar::between_after;
use crate::error::WebError;
use crate::frame::request::read_inside;

/// The calendar of a federation
///
/// The tournaments with a day in a span of days, in the order of their first days, including
/// cancelled ones.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/calendar", tag = "tournaments", operation_id = "getCalendar",
    params(
        ("federation" = String, Path, description = "Slug of the federation."),
        ("from" = Option<NaiveDate>, Query, description = "First day; without it: today, or a \
            year before the last day if that has passed."),
        ("to" = Option<NaiveDate>, Query, description = "Last day; without it: a year after the \
            first one."),
        Paging,
    ),
    responses((status = 200, description = "A page of the \
        calendar.", body = Page<TournamentSummary>), Unknown, Usual))]
pub async fn calendar(at: ApiFederation, req: HttpRequest) -> Result<HttpResponse, WebError> {
    let mut asked = RequestParams::from_request(&req, &["from", "to", "cursor", "limit"]);
    let (from, to, today) = (
        asked.parse_day("from"),
        asked.parse_day("to"),
        at.federation.local_day(at.app.now()),
    );
    let year = Months::new(12);
    let first = from
        .or_else(|| to.filter(|to| *to < today)?.checked_sub_months(year))
        .unwrap_or(today);
    let last = to
        .or_else(|| first.checked_add_months(year))
        .unwrap_or(NaiveDate::MAX);
    if last < first {
        asked.wrong("to", "A day that is not before from.");
    }
    let (behind, limit): (Option<(NaiveDate, i64)>, i64) =
        (asked.parse_cursor("calendar"), asked.page_limit());
    asked.finish_parsing()?;
    asked.set_default("from", first.to_string());
    asked.set_default("to", last.to_string());
    let after = behind.map(|(day, id)| (day, TournamentId(id)));
    let mut found = read_inside(&at, move |c, f| {
        Ok::<_, ActionError>(between_after(c, f.id, first, last, after, limit + 1)?)
    })
    .await?;
    let next = asked.cut_page(&at, "calendar", limit, &mut found, |last| {
        (last.conditions.starts, last.id)
    })?;
    let shows = at.federation.rules.shows;
    page_response(
        &Page {
            items: found
                .into_iter()
                .map(|entry| to_summary(entry, shows))
                .collect(),
            next: next.clone(),
        },
        next.as_deref(),
    )
}
