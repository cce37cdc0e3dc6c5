//! The people of an import, each once for all its files.

use actix_web::HttpResponse;
use askama::Template;

use super::tables::{self, TablesAsked};
use super::{load_waiting, page_path, redirect_to_part};
use crate::actions::rating_list_import::plan::PlannedRow;
use crate::actions::tournament_import::files as office;
use crate::db::TournamentImportId;
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, render_page};
use crate::frame::query::QueryParams;
use crate::frame::request::{By, Chair, write_inside};
use crate::ratings::people::{self, MistakeRow, PersonRow};

const PER_PAGE: usize = 200;
const LISTED: usize = 300;

#[derive(Template)]
#[template(path = "tournament_import/people.html")]
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

/// Shows the page of imports if none is pending.
pub async fn show_page(
    by: By<Chair>,
    asked: QueryParams<TablesAsked>,
) -> Result<HttpResponse, WebError> {
    let Some(found) = load_waiting(&by).await? else {
        return tables::page_response(&by, tables::Again::default()).await;
    };
    let plan = &found.plan;
    let mistakes: Vec<MistakeRow> = plan
        .people
        .rows
        .iter()
        .flat_map(|row| people::list_mistakes(&by, row))
        .collect();
    let mut order: Vec<&PlannedRow> = plan.people.rows.iter().collect();
    order.sort_by_key(|row| people::doubt_order(row));
    let pages = order.len().div_ceil(PER_PAGE).max(1);
    let number = asked.number().clamp(1, pages);
    render_page(&PeoplePage {
        page: Layout::for_federation(&by, "tournaments", by.t().msg_tournament_import_people()),
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
            .map(|row| people::person_row(&by, row, false))
            .collect(),
        number,
        pages: if pages > 1 {
            (1..=pages).collect()
        } else {
            Vec::new()
        },
    })
}

/// Saves the matching of one page; then shows another page, or the tables.
pub async fn submit_choices(by: By<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let (bundle, chosen) = (
        TournamentImportId(form.number("bundle")?),
        people::changed_choices(&form),
    );
    write_inside(&by, move |tx| {
        office::store_row_choices(tx.conn, tx.actor, tx.federation, bundle, chosen)
    })
    .await?;
    let own = format!("{}/people", page_path(&by));
    let page = form.text("page").parse().unwrap_or(1);
    Ok(match form.text("do") {
        "back" => redirect_to_part(&page_path(&by), 1),
        go => redirect_to_part(
            &own,
            go.strip_prefix("page-")
                .and_then(|number| number.parse().ok())
                .unwrap_or(page),
        ),
    })
}
