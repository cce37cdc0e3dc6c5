//! The people of an import, each once for all its files.

use actix_web::HttpResponse;
use askama::Template;

use super::tables::{self, TablesAsked};
use super::{address, to, waiting};
use crate::actions::rating_list_import::plan::Planned;
use crate::actions::tournament_import::files as office;
use crate::db::TournamentImportId;
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, html};
use crate::frame::query::FromAddress;
use crate::frame::request::{By, Chair, write};
use crate::ratings::people::{self, MistakeRow, PersonRow};

/// Rows of one page.
const PER_PAGE: usize = 200;
/// Maximum number of mistakes on one page; more are counted.
const LISTED: usize = 300;

#[derive(Template)]
#[template(path = "years/people.html")]
struct PeoplePage {
    page: Layout,
    slug: String,
    id: i64,
    count: i64,
    open: i64,
    mistakes: Vec<MistakeRow>,
    more: usize,
    rows: Vec<PersonRow>,
    number: usize,
    pages: Vec<usize>,
}

/// `GET /{federation}/years/people`: the matching of people to players; the page of imports if none
/// is pending.
pub async fn page(
    by: By<Chair>,
    asked: FromAddress<TablesAsked>,
) -> Result<HttpResponse, WebError> {
    let Some(found) = waiting(&by).await? else {
        return tables::view(&by, tables::Again::default()).await;
    };
    let plan = &found.plan;
    let mistakes: Vec<MistakeRow> = plan
        .people
        .rows
        .iter()
        .flat_map(|row| people::mistakes(&by, row))
        .collect();
    let mut order: Vec<&Planned> = plan.people.rows.iter().collect();
    order.sort_by_key(|row| people::doubt(row));
    let pages = order.len().div_ceil(PER_PAGE).max(1);
    let number = asked.number().clamp(1, pages);
    html(&PeoplePage {
        page: Layout::inside(&by, "tournaments", by.t().msg_years_people()),
        slug: by.federation.slug.clone(),
        id: found.kept.bundle.id.0,
        count: order.len() as i64,
        open: plan.open_people() as i64,
        more: mistakes.len().saturating_sub(LISTED),
        mistakes: mistakes.into_iter().take(LISTED).collect(),
        rows: order
            .into_iter()
            .skip((number - 1) * PER_PAGE)
            .take(PER_PAGE)
            .map(|row| people::person(&by, row, false))
            .collect(),
        number,
        pages: if pages > 1 {
            (1..=pages).collect()
        } else {
            Vec::new()
        },
    })
}

/// `POST /{federation}/years/people`: saves the matching of one page; then shows another page, or
/// the tables.
pub async fn choose(by: By<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let (bundle, chosen, actor) = (
        TournamentImportId(form.number("bundle")?),
        people::chosen(&form),
        by.actor.clone(),
    );
    write(&by, move |c, f| {
        office::choose(c, &actor, f, bundle, chosen)
    })
    .await?;
    let own = format!("{}/people", address(&by));
    let page = form.text("page").parse().unwrap_or(1);
    Ok(match form.text("do") {
        "back" => to(&address(&by), 1),
        go => to(
            &own,
            go.strip_prefix("page-")
                .and_then(|number| number.parse().ok())
                .unwrap_or(page),
        ),
    })
}
