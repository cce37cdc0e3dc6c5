//! The text of a federation's regulation and its orders in the API.

use std::collections::BTreeMap;

use actix_web::{HttpRequest, HttpResponse};
use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::answers::{Unknown, Usual};
use super::paging::{Asked, Page};
use super::{At, json, utc};
use crate::db::{files, orders, wordings};
use crate::domain::language::Language;
use crate::office::OfficeError;
use crate::office::wordings as office;
use crate::web::error::WebError;
use crate::web::frame::request::read;

/// A text of the regulation in one language.
#[derive(Serialize, ToSchema)]
pub struct WordingEntry {
    /// Its id.
    pub id: i64,
    /// Its language: `en`, `ru` or `uk`.
    pub language: String,
    /// It reads so from this day on.
    pub since: NaiveDate,
    /// Whether it is the one that holds today in its language.
    pub holds: bool,
    /// Id of the order that brought it; null: none is named.
    pub order: Option<i64>,
    /// The articles that it has, each with the page of its document; 0 where it has no pages.
    pub articles: BTreeMap<String, u32>,
    /// SHA-256 of its document; null: it has none.
    pub document: Option<String>,
    /// Its words in Markdown, of texts that hold today; null: an earlier or a later one.
    pub text: Option<String>,
}

/// An order.
#[derive(Serialize, ToSchema)]
pub struct OrderEntry {
    /// Its id.
    pub id: i64,
    /// As it is cited.
    #[schema(example = "1-M")]
    pub number: String,
    /// Its day.
    pub day: NaiveDate,
    /// What it says, in Markdown; may be empty.
    pub text: String,
    /// SHA-256 of its document; null: it has none.
    pub document: Option<String>,
    /// When it was entered here, UTC.
    pub entered_at: DateTime<Utc>,
}

/// The text of the regulation
///
/// In every language in which the federation has entered it, also as it read before; newest first. They come on one page.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/regulation", tag = "federations", operation_id = "getRegulation",
    params(("federation" = String, Path, description = "Slug of the federation.")),
    responses((status = 200, description = "The texts.", body = Page<WordingEntry>), Unknown, Usual))]
pub async fn texts(at: At, req: HttpRequest) -> Result<HttpResponse, WebError> {
    Asked::of(&req, &[]).done()?;
    let today = at.federation.today(at.app.now());
    let items = read(&at, move |c, f| {
        let all = wordings::labels(c, f.id)?;
        let holds = Language::ALL.map(|l| all.iter().find(|w| w.language == l && w.day <= today).map(|w| w.id));
        let mut items = Vec::with_capacity(all.len());
        for w in all {
            let now = holds.contains(&Some(w.id));
            let text = if now { wordings::find(c, f.id, w.id)?.map(|w| w.body) } else { None };
            let document = match w.file_id {
                Some(file) => files::label(c, f.id, file)?.map(|(_, sha256)| sha256),
                None => None,
            };
            items.push(WordingEntry {
                id: w.id.0,
                language: w.language.word().to_owned(),
                since: w.day,
                holds: now,
                order: w.order_id.map(|o| o.0),
                articles: office::articles(&w.articles),
                document,
                text,
            });
        }
        Ok::<_, OfficeError>(items)
    })
    .await?;
    json(&Page { items, next: None })
}

/// The orders of a federation
///
/// Newest first, also those of a time before this site. They come on one page.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/orders", tag = "federations", operation_id = "listOrders",
    params(("federation" = String, Path, description = "Slug of the federation.")),
    responses((status = 200, description = "The orders.", body = Page<OrderEntry>), Unknown, Usual))]
pub async fn all_orders(at: At, req: HttpRequest) -> Result<HttpResponse, WebError> {
    Asked::of(&req, &[]).done()?;
    let items = read(&at, |c, f| {
        let mut items = Vec::new();
        for o in orders::list(c, f.id)? {
            let document = match o.file_id {
                Some(file) => files::label(c, f.id, file)?.map(|(_, sha256)| sha256),
                None => None,
            };
            items.push(OrderEntry { id: o.id.0, number: o.number, day: o.day, text: o.body, document, entered_at: utc(o.created_at) });
        }
        Ok::<_, OfficeError>(items)
    })
    .await?;
    json(&Page { items, next: None })
}
