//! The text of a federation's regulation and its orders in the API.

use std::collections::BTreeMap;

use actix_web::{HttpRequest, HttpResponse, web};
use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::answers::{Unknown, Usual};
use super::paging::{Page, Paging, RequestParams, page_response};
use super::{ApiFederation, json_response, to_utc};
use crate::actions::ActionError;
use crate::actions::licences as register;
use crate::actions::regulation_texts as office;
use crate::db::{FileId, OrderId, files, orders, regulation_texts};
use crate::domain::language::Language;
use crate::domain::licence::Licence;
use crate::domain::name;
use crate::error::WebError;
use crate::frame::request::read_inside;

/// A text of the regulation in one language.
#[derive(Serialize, ToSchema)]
pub struct WordingEntry {
    pub id: i64,
    /// Its language: `en`, `ru` or `uk`.
    pub language: String,
    /// The day from which on it is in force.
    pub since: NaiveDate,
    /// True if it is in force today in its language.
    pub holds: bool,
    /// Id of the order that introduced it; null: none is named.
    pub order: Option<i64>,
    /// Its articles, each with the page of its document; 0 where it has no pages.
    pub articles: BTreeMap<String, u32>,
    /// SHA-256 of its document; null: it has none.
    pub document: Option<String>,
    /// Its text in Markdown if it is in force today; null: an earlier or a later one.
    pub text: Option<String>,
}

/// A licence to referee or to organize.
#[derive(Serialize, ToSchema)]
pub struct LicenceEntry {
    /// The kind of licence: `referee` or `organizer`.
    #[schema(example = "referee")]
    pub kind: &'static str,
    /// The person, as printed.
    pub name: String,
    /// The name in Latin letters.
    pub latin: String,
    /// Its category in the federation's words; may be empty.
    pub category: String,
    /// Its number; may be empty.
    pub number: String,
    /// The first day; null: it isn't known.
    pub since: Option<NaiveDate>,
    /// The last day; null: unlimited.
    pub until: Option<NaiveDate>,
}

/// An order.
#[derive(Serialize, ToSchema)]
pub struct OrderEntry {
    pub id: i64,
    /// The number by which it is cited; empty: it has a title only.
    #[schema(example = "1-M")]
    pub number: String,
    /// Its title; empty: it has a number only.
    #[schema(example = "Statute")]
    pub title: String,
    pub day: NaiveDate,
    /// True if it has a text beside its document.
    pub worded: bool,
    /// SHA-256 of its document; null: it has none.
    pub document: Option<String>,
}

/// An order with its text.
#[derive(Serialize, ToSchema)]
pub struct OrderText {
    pub id: i64,
    /// The number by which it is cited; empty: it has a title only.
    #[schema(example = "1-M")]
    pub number: String,
    /// Its title; empty: it has a number only.
    #[schema(example = "Statute")]
    pub title: String,
    pub day: NaiveDate,
    /// SHA-256 of its document; null: it has none.
    pub document: Option<String>,
    /// Its text in Markdown; may be empty.
    pub text: String,
    /// Time of its entry here, UTC.
    pub entered_at: DateTime<Utc>,
}

/// The text of the regulation
///
/// In every language in which the federation has entered it, with all former versions; newest
/// first. They come on one page.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/regulation", tag = "federations", operation_id = "getRegulation",
    params(("federation" = String, Path, description = "Slug of the federation.")),
    responses((status = 200, description = "The \
        texts.", body = Page<WordingEntry>), Unknown, Usual))]
pub async fn texts(at: ApiFederation, req: HttpRequest) -> Result<HttpResponse, WebError> {
    RequestParams::from_request(&req, &[]).finish_parsing()?;
    let today = at.federation.local_day(at.app.now());
    let items = read_inside(&at, move |c, f| {
        let all = regulation_texts::load_labels(c, f.id)?;
        let holds = Language::ALL.map(|l| {
            all.iter()
                .find(|w| w.language == l && w.day <= today)
                .map(|w| w.id)
        });
        let mut items = Vec::with_capacity(all.len());
        for w in all {
            let now = holds.contains(&Some(w.id));
            let text = if now {
                regulation_texts::find(c, f.id, w.id)?.map(|w| w.text.body)
            } else {
                None
            };
            let document = match w.file_id {
                Some(file) => files::find_label(c, f.id, file)?.map(|(_, sha256)| sha256),
                None => None,
            };
            items.push(WordingEntry {
                id: w.id.0,
                language: w.language.word().to_owned(),
                since: w.day,
                holds: now,
                order: w.order_id.map(|o| o.0),
                articles: office::parse_articles(&w.articles),
                document,
                text,
            });
        }
        Ok::<_, ActionError>(items)
    })
    .await?;
    json_response(&Page { items, next: None })
}

/// Referees and organizers of a federation
///
/// The people who are licensed to referee or to organize, also those whose licence isn't valid
/// today, in the order in which they were entered.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/licences", tag = "federations", operation_id = "listLicences",
    params(("federation" = String, Path, description = "Slug of the federation.")),
    responses((status = 200, description = "All of \
        them.", body = Page<LicenceEntry>), Unknown, Usual))]
pub async fn licences(at: ApiFederation, req: HttpRequest) -> Result<HttpResponse, WebError> {
    RequestParams::from_request(&req, &[]).finish_parsing()?;
    let all = read_inside(&at, |c, f| {
        Ok::<_, ActionError>(register::export_licences(c, f)?)
    })
    .await?;
    let names = at.federation.name_language();
    let entry = |Licence {
                     kind,
                     name,
                     category,
                     number,
                     since,
                     until,
                 }: Licence| LicenceEntry {
        kind: kind.word(),
        latin: name::to_latin(&name, names),
        name,
        category,
        number,
        since,
        until,
    };
    json_response(&Page {
        items: all.into_iter().map(entry).collect(),
        next: None,
    })
}

/// The orders of a federation
///
/// Newest first, including those from before the federation used this site; the text of an order is
/// returned by its id.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/orders", tag = "federations", operation_id = "listOrders",
    params(("federation" = String, Path, description = "Slug of the federation."), Paging),
    responses((status = 200, description = "A page of \
        orders.", body = Page<OrderEntry>), Unknown, Usual))]
pub async fn all_orders(at: ApiFederation, req: HttpRequest) -> Result<HttpResponse, WebError> {
    let mut asked = RequestParams::from_request(&req, &["cursor", "limit"]);
    let (behind, limit): (Option<(NaiveDate, i64)>, i64) =
        (asked.parse_cursor("orders"), asked.page_limit());
    asked.finish_parsing()?;
    let (mut found, hashes) = read_inside(&at, move |c, f| {
        let found = orders::labels_behind(c, f.id, behind, limit + 1)?;
        let documents: Vec<FileId> = found.iter().filter_map(|order| order.file_id).collect();
        Ok::<_, ActionError>((found, files::load_hashes(c, f.id, &documents)?))
    })
    .await?;
    let next = asked.cut_page(&at, "orders", limit, &mut found, |last| {
        (last.day, last.id.0)
    })?;
    let entry = |o: orders::Label| OrderEntry {
        id: o.id.0,
        number: o.number,
        title: o.title,
        day: o.day,
        worded: o.worded,
        document: o.file_id.and_then(|file| hashes.get(&file).cloned()),
    };
    page_response(
        &Page {
            items: found.into_iter().map(entry).collect(),
            next: next.clone(),
        },
        next.as_deref(),
    )
}

/// An order
///
/// With its text.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/orders/{order}", tag = "federations", operation_id = "getOrder",
    params(("federation" = String, Path, description = "Slug of the \
        federation."), ("order" = i64, Path, description = "Id of the order.")),
    responses((status = 200, description = "The order.", body = OrderText), Unknown, Usual))]
pub async fn order(
    at: ApiFederation,
    path: web::Path<(String, String)>,
    req: HttpRequest,
) -> Result<HttpResponse, WebError> {
    RequestParams::from_request(&req, &[]).finish_parsing()?;
    let id: OrderId = path.1.parse().map_err(|_| WebError::NotFound)?;
    let (o, document) = read_inside(&at, move |c, f| {
        let order = orders::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
        let document = order
            .paper
            .file_id
            .map(|file| files::find_label(c, f.id, file))
            .transpose()?
            .flatten();
        Ok::<_, ActionError>((order, document.map(|(_, sha256)| sha256)))
    })
    .await?;
    let (id, o) = (o.id.0, o.paper);
    json_response(&OrderText {
        id,
        number: o.number,
        title: o.title,
        day: o.day,
        document,
        text: o.body,
        entered_at: to_utc(o.created_at),
    })
}
