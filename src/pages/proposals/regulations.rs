//! The document of a proposal for those who decide, and the approved regulations for the public.

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use crate::actions::ActionError;
use crate::actions::proposals::{self as office, parse_form};
use crate::db::federations::Federation;
use crate::db::files::{self, File};
use crate::db::proposals::{self, Proposal};
use crate::db::tournaments::{self, Tournament};
use crate::db::{Conn, TournamentId};
use crate::editions::category::Assessed;
use crate::error::WebError;
use crate::frame::layout::{Layout, render_public};
use crate::frame::markdown;
use crate::frame::path::id;
use crate::frame::request::{By, Inside, Planner, read_inside};
use crate::i18n::terms;
use crate::proposals::{decision_line, document_name, find_visible};

/// Documents that the reader has.
pub fn known_tags(req: &HttpRequest) -> String {
    req.headers()
        .get(header::IF_NONE_MATCH)
        .and_then(|v| v.to_str().ok())
        .unwrap_or_default()
        .to_owned()
}

pub fn not_modified(sha256: &str) -> HttpResponse {
    HttpResponse::NotModified()
        .insert_header((header::ETAG, format!("\"{sha256}\"")))
        .finish()
}

/// Never displayed inside the site. `kept`: the value of `Cache-Control`.
pub fn download_file(file: File, kept: &'static str) -> HttpResponse {
    let mut response = HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, file.media_type))
        .insert_header((header::ETAG, format!("\"{}\"", file.sha256)))
        .insert_header((header::CACHE_CONTROL, kept))
        .body(file.content);
    let name = percent_encoding::utf8_percent_encode(
        &crate::actions::documents::document_name(&file.name),
        percent_encoding::NON_ALPHANUMERIC,
    )
    .to_string();
    if let Ok(value) = HeaderValue::from_str(&format!("attachment; filename*=UTF-8''{name}")) {
        response
            .headers_mut()
            .insert(header::CONTENT_DISPOSITION, value);
    }
    response
}

/// For the organizer and the commission.
pub async fn show_document(
    req: HttpRequest,
    by: By<Planner>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let (actor, has) = (by.actor.clone(), known_tags(&req));
    let file = read_inside(&by, move |c, f| {
        let p = find_visible(c, f, id, &actor)?;
        load_unless_known(c, f, &p, |mark| has.contains(mark))
    })
    .await?;
    Ok(file.map_or_else(
        |mark| not_modified(&mark),
        |file| download_file(file, "no-store"),
    ))
}

/// Only the hash if the reader has the document already.
fn load_unless_known(
    c: &mut Conn,
    f: &Federation,
    p: &Proposal,
    known: impl Fn(&str) -> bool,
) -> Result<Result<File, String>, ActionError> {
    let id = p.written.file_id.ok_or(ActionError::NotFound)?;
    let (_, mark) = files::find_label(c, f.id, id)?.ok_or(ActionError::NotFound)?;
    if known(&mark) {
        return Ok(Err(mark));
    }
    Ok(Ok(files::find(c, f.id, id)?.ok_or(ActionError::NotFound)?))
}

#[derive(Template)]
#[template(path = "proposals/regulations.html")]
struct RegulationsPage {
    page: Layout,
    slug: String,
    id: i64,
    tournament: String,
    approved: String,
    sent: String,
    due: String,
    own: bool,
    /// With the methodological support of the federation (ssdc 4.2.1).
    supported: bool,
    /// True if the stored text isn't the approved one.
    changed: bool,
    exception: String,
    fingerprint: String,
    assessed: Option<Assessed>,
    given: Option<String>,
    body: String,
    document: Option<String>,
}

struct RegulationsPageData {
    t: Tournament,
    p: Proposal,
    document: Option<String>,
    /// The fingerprint of the stored text.
    mark: String,
}

impl RegulationsPageData {
    fn load(
        c: &mut Conn,
        f: &Federation,
        id: TournamentId,
    ) -> Result<RegulationsPageData, ActionError> {
        let t = tournaments::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
        let p = proposals::of_tournament(c, id)?.ok_or(ActionError::NotFound)?;
        let document = document_name(c, f, &p)?;
        let mark = office::compute_fingerprint(c, f, &p)?;
        Ok(RegulationsPageData {
            t,
            p,
            document,
            mark,
        })
    }
}

pub async fn show_regulations(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let RegulationsPageData {
        t,
        p,
        document,
        mark,
    } = read_inside(&inside, move |c, f| RegulationsPageData::load(c, f, id)).await?;
    let (m, language) = (inside.t(), inside.language);
    let assessed = p
        .step
        .assessment
        .as_deref()
        .and_then(|a| Assessed::from_stored(a, language));
    let given = Some(terms::category_name(m, t.conditions.category));
    render_public(&RegulationsPage {
        page: Layout::for_federation(&inside, "tournaments", m.msg_regulations_title()),
        slug: inside.federation.slug.clone(),
        id: id.0,
        tournament: t.conditions.name.clone(),
        approved: decision_line(&inside, &p),
        sent: p
            .step
            .first_sent_at
            .map(|at| inside.moment(at))
            .unwrap_or_default(),
        due: p
            .step
            .due_on
            .map(|day| language.format_day(day))
            .unwrap_or_default(),
        own: parse_form(&p)?.own,
        supported: inside.federation.prior_approval,
        changed: p.step.fingerprint.as_ref() != Some(&mark),
        exception: p.step.exception.clone(),
        fingerprint: p.step.fingerprint.clone().unwrap_or_default(),
        given: given.filter(|given| assessed.as_ref().is_some_and(|a| a.category != *given)),
        assessed,
        body: markdown::to_html(&p.written.body),
        document,
    })
}

pub async fn approved_document(
    req: HttpRequest,
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let id: TournamentId = id(&path.1)?;
    let has = known_tags(&req);
    let file = read_inside(&inside, move |c, f| {
        let p = proposals::of_tournament(c, id)?
            .filter(|p| p.federation_id == f.id)
            .ok_or(ActionError::NotFound)?;
        load_unless_known(c, f, &p, |mark| has.contains(mark))
    })
    .await?;
    Ok(file.map_or_else(
        |mark| not_modified(&mark),
        |file| download_file(file, "private, no-cache"),
    ))
}
