//! The public API under `/api/v1`: the data of the public pages as JSON, read only, described by
//! `/api/v1/openapi.json`.
//!
//! Responses don't depend on the client: cookies and language are ignored. They are finished pages
//! like all others (`http::frame::cache`), with ETag and compression. The middleware adds CORS
//! headers, rate limits and problems instead of error pages (`http::frame::api_middleware`).

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest, HttpResponse, web};
use chrono::{DateTime, NaiveDateTime, Timelike, Utc};
use serde::Serialize;

use crate::app::App;
use crate::db::federations as storage;
use crate::db::players::Player;
use crate::domain::name;
use crate::domain::slug::is_slug;
use crate::error::WebError;
use crate::frame::cache_scope::set_federation;
use crate::frame::elsewhere::look_elsewhere;
use crate::frame::layout::public_text;
use crate::frame::request::{self, Inside, Visit};
use crate::i18n::Language;

mod answers;
pub mod bulk;
pub mod calendar;
pub mod certificates;
pub mod corrections;
pub mod docs;
pub mod federations;
pub mod lists;
pub mod paging;
pub mod plans;
pub mod players;
pub mod regulation;
pub mod tournaments;
mod vocabulary;

/// A request outside any federation. A session, if any, is ignored.
pub struct Site(pub Visit);

impl FromRequest for Site {
    type Error = WebError;
    type Future = std::future::Ready<Result<Site, WebError>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        let visit = |app: &web::Data<App>| Visit {
            app: app.get_ref().clone(),
            language: Language::default(),
            actor: None,
            token: String::new(),
            path: req.path().to_owned(),
            flash: None,
            unseen: Vec::new(),
            reader: request::network_of_reader(req, app),
            above: None,
        };
        std::future::ready(
            req.app_data::<web::Data<App>>()
                .map(|app| Site(visit(app)))
                .ok_or(WebError::ShuttingDown),
        )
    }
}

pub struct ApiFederation(pub Inside);

impl std::ops::Deref for ApiFederation {
    type Target = Inside;
    fn deref(&self) -> &Inside {
        &self.0
    }
}

impl FromRequest for ApiFederation {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<ApiFederation, WebError>>>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let site = Site::from_request(req, payload);
        let req = req.clone();
        let slug = req
            .match_info()
            .get("federation")
            .unwrap_or_default()
            .to_owned();
        Box::pin(async move {
            let Site(visit) = site.await?;
            if !is_slug(&slug) {
                return Err(WebError::NotFound);
            }
            let federation = visit
                .app
                .read(move |c| storage::find_by_slug(c, &slug))
                .await?
                .ok_or(WebError::NotFound)?;
            set_federation(&req, federation.id);
            look_elsewhere(&req, &federation)?;
            Ok(ApiFederation(Inside { visit, federation }))
        })
    }
}

/// A response that is the same for all clients until the data changes.
pub fn json_response(body: &impl Serialize) -> Result<HttpResponse, WebError> {
    let body = serde_json::to_string(body).map_err(|e| WebError::Page(format!("json: {e}")))?;
    Ok(public_text("application/json", body))
}

pub fn to_utc(at: NaiveDateTime) -> DateTime<Utc> {
    at.with_nanosecond(0).unwrap_or(at).and_utc()
}

/// The name as written and in Latin letters, if needed by the federation's table. An empty name
/// becomes the code.
pub fn both_spellings(
    name: &str,
    latin: Option<&str>,
    code: &str,
    names: name::Language,
) -> (String, String) {
    let name = if name.is_empty() { code } else { name };
    let spelt = latin.filter(|latin| !latin.is_empty());
    (
        name.to_owned(),
        spelt.map_or_else(|| name::to_latin(name, names), str::to_owned),
    )
}

pub fn player_names(player: &Player, spelled: name::Language) -> (String, String) {
    both_spellings(&player.personal.name, player.latin(), &player.code, spelled)
}

/// Rounds to six decimals against floating-point noise.
pub fn rating_change(before: Option<f64>, after: Option<f64>) -> Option<f64> {
    Some(((after? - before?) * 1e6).round() / 1e6 + 0.0)
}
