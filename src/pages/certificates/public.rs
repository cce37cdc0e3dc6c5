//! The public side of certificates: the QR code's page, the drawings, and verification.

use std::collections::HashMap;

use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::NaiveDateTime;
use serde::Deserialize;

use crate::actions::certificates::{self as office, Facts, SealFault};
use crate::actions::{ActionError, certificate_keys};
use crate::app::run_blocking;
use crate::certificates::wording::{self, format_ground, format_value};
use crate::certificates::{drawing_response, paper_of};
use crate::db::certificates::{self as storage, Certificate, Key};
use crate::db::federations::{self, Federation};
use crate::db::players::{self, Player};
use crate::db::{CacheScope, CorrectionId, contradictions};
use crate::documents::paper::{Format, Paper, render_pdf};
use crate::domain::certificate::{self, Kind, Stage};
use crate::error::WebError;
use crate::frame::cache::SharedCacheMarker;
use crate::frame::cache_scope::made_of;
use crate::frame::layout::{Layout, render_page, render_public, render_with_status};
use crate::frame::query::QueryParams;
use crate::frame::request::{Inside, Visit, read_inside};
use crate::i18n::{Language, Speaks, Spelling, arg, terms};

#[derive(Template)]
#[template(path = "certificates/certificate.html")]
struct CertificatePage {
    page: Layout,
    code: String,
    slug: String,
    player: i64,
    federation: String,
    valid: bool,
    genuine: bool,
    /// The newest contradicting correction, if the commission hasn't decided yet.
    contradicted: Option<(i64, String)>,
    /// From that day on, the key isn't trusted; the day and the reason.
    key_revoked: Option<(String, String)>,
    reason: String,
    revoked: String,
    facts: Vec<(String, String)>,
    /// True if the rating has the star of a provisional one.
    starred: bool,
    ground: Option<(String, Option<String>)>,
    signature: String,
    key: String,
}

/// Keeps the query; `None` if the code has its canonical spelling.
fn redirect_to_canonical(
    visit: &Visit,
    code: &str,
    rest: &str,
) -> Result<Option<HttpResponse>, WebError> {
    let spelled = certificate::parse_code(code).ok_or(WebError::NotFound)?;
    let to = visit.as_asked(&format!("/certificates/{spelled}{rest}"));
    Ok((spelled != code).then(|| {
        HttpResponse::MovedPermanently()
            .insert_header((header::LOCATION, to))
            .finish()
    }))
}

async fn by_code(visit: &Visit, code: &str) -> Result<(Certificate, Option<Paper>), WebError> {
    let (code, base) = (code.to_owned(), visit.app.settings.base_url.clone());
    visit
        .app
        .read(move |c| {
            let found = storage::find_by_code(c, &code)?.ok_or(ActionError::NotFound)?;
            let paper = paper_of(c, &found, &base, &mut HashMap::new())?;
            Ok::<_, ActionError>((found, paper))
        })
        .await
}

struct Issuer {
    federation: Federation,
    keys: Vec<Key>,
    /// As of today.
    player: Option<Player>,
    contradicted: Option<(CorrectionId, NaiveDateTime)>,
}

async fn load_issuer(visit: &Visit, certificate: &Certificate) -> Result<Issuer, WebError> {
    let (federation, holder, id) = (
        certificate.request.federation_id,
        certificate.request.player_id,
        certificate.id,
    );
    visit
        .app
        .read(move |c| {
            let federation = federations::find(c, federation)?.ok_or(ActionError::NotFound)?;
            let player = players::find(c, federation.id, holder)?;
            let contradicted = contradictions::of_certificate(c, id)?;
            Ok::<_, ActionError>(Issuer {
                keys: storage::load_keys(c, federation.id)?,
                federation,
                player,
                contradicted,
            })
        })
        .await
}

#[derive(Template)]
#[template(path = "certificates/unknown.html")]
struct UnknownPage {
    page: Layout,
    code: String,
    /// The federation whose form checks another code: it accepts the codes of all federations.
    slug: Option<String>,
}

async fn render_unknown(visit: &Visit, code: &str) -> Result<HttpResponse, WebError> {
    let slug = match &visit.above {
        Some(federation) => Some(federation.slug.clone()),
        None => visit
            .app
            .read(federations::list)
            .await?
            .into_iter()
            .find(|f| f.moved.is_none())
            .map(|f| f.slug),
    };
    let code = code.chars().take(40).collect();
    let view = UnknownPage {
        page: Layout::for_site(visit, visit.t().msg_certificate_unknown_title()),
        code,
        slug,
    };
    render_with_status(&view, StatusCode::NOT_FOUND)
}

pub async fn show_certificate(
    visit: Visit,
    path: web::Path<String>,
) -> Result<HttpResponse, WebError> {
    match render_issued(&visit, &path).await {
        Err(WebError::NotFound) => render_unknown(&visit, &path).await,
        answer => answer,
    }
}

async fn render_issued(visit: &Visit, code: &str) -> Result<HttpResponse, WebError> {
    if let Some(elsewhere) = redirect_to_canonical(visit, code, "")? {
        return Ok(elsewhere);
    }
    let (c, _) = by_code(visit, code).await?;
    let Issuer {
        federation,
        keys,
        player,
        contradicted,
    } = load_issuer(visit, &c).await?;
    let (t, language) = (visit.t(), visit.language);
    let told = office::verified_facts(&c);
    let inside = Inside {
        visit: visit.clone(),
        federation,
    };
    let key = keys.iter().find(|key| Some(key.id) == c.key_id);
    let distrusted =
        certificate_keys::revoked_since(&c, &keys).map(|from| language.format_day(from));
    let slug = &inside.federation.slug;
    let title = t.msg_certificate_number(i64::from(c.number.unwrap_or_default()));
    let view = CertificatePage {
        page: Layout::for_federation(&inside, "", title),
        code: c.code.clone().unwrap_or_default(),
        slug: slug.clone(),
        player: c.request.player_id.0,
        federation: inside.federation.name_in(language),
        valid: c.request.stage == Stage::Issued,
        genuine: told.is_some() && is_genuine(&c, &keys),
        contradicted: contradicted.map(|(correction, at)| (correction.0, inside.moment(at))),
        key_revoked: distrusted
            .map(|from| (from, key.map(|key| key.reason.clone()).unwrap_or_default())),
        reason: c.reason.clone(),
        revoked: c.ended_at.map(|at| inside.moment(at)).unwrap_or_default(),
        ground: told.as_ref().map(|told| {
            (
                format_ground(told, inside.federation.rules.shows, language),
                wording::ground_address(told, slug),
            )
        }),
        facts: told
            .as_ref()
            .map(|told| dated_facts(&inside, &c, told, player))
            .unwrap_or_default(),
        starred: told.as_ref().is_some_and(wording::is_starred),
        signature: c.signature.clone().unwrap_or_default(),
        key: key.map(|key| key.public.clone()).unwrap_or_default(),
    };
    if visit.actor.is_some() {
        render_page(&view)
    } else {
        Ok(made_of(
            render_public(&view)?,
            CacheScope::Federation(inside.federation.id),
        ))
    }
}

/// One of the federation's keys must have made the seal.
fn is_genuine(c: &Certificate, keys: &[Key]) -> bool {
    let public_keys: Vec<&str> = keys.iter().map(|k| k.public.as_str()).collect();
    office::encode_seal(c).is_some_and(|seal| office::check_seal(&seal, public_keys).is_ok())
}

/// The rank of today may have changed since; a valid certificate doesn't state the current one.
fn changed_rank(visit: &Visit, told: &Facts, player: Option<Player>) -> Option<(String, String)> {
    let today = player.and_then(|p| p.state.shown.rank);
    if told.kind != Kind::Rank || told.rank == today {
        return None;
    }
    Some((
        visit.t().msg_certificate_rank_today(),
        terms::rank_name(visit.language, &today?),
    ))
}

/// Adds the rank of today, if that differs.
fn dated_facts(
    inside: &Inside,
    c: &Certificate,
    told: &Facts,
    player: Option<Player>,
) -> Vec<(String, String)> {
    let mut rows = fact_rows(told, c.number.unwrap_or_default(), inside.spelling());
    rows.extend(changed_rank(inside, told, player));
    rows
}

fn fact_rows(told: &Facts, number: i32, spelling: Spelling) -> Vec<(String, String)> {
    let language = spelling.language;
    let t = language.messages();
    let name = if told.latin == told.name {
        told.name.clone()
    } else {
        format!("{} ({})", told.name, told.latin)
    };
    let mut rows = vec![
        (t.msg_col_name(), name),
        (
            kind_label(language, told.kind),
            format_value(told, language),
        ),
    ];
    if let Some(day) = told.on_day {
        rows.push((t.msg_field_on_day(), language.format_day(day)));
    }
    if let Some(pool) = told.pool {
        rows.push((t.msg_field_pool(), terms::pool_name(t, pool)));
    }
    if let (Some(rank), true) = (&told.rank, told.kind != Kind::Rank) {
        rows.push((t.msg_col_rank(), terms::rank_name(language, rank)));
    }
    rows.push((t.msg_field_number(), t.msg_numbered(number.to_string())));
    rows.push((t.msg_field_date(), language.format_day(told.date)));
    let signatory = [
        spelling.name(&told.signatory_name, None),
        told.signatory_post.clone(),
    ]
    .join(", ");
    rows.push((
        t.msg_certificate_signed_by(),
        signatory.trim_end_matches(", ").to_owned(),
    ));
    rows
}

fn kind_label(language: Language, kind: Kind) -> String {
    let t = language.messages();
    if kind == Kind::Rank {
        t.msg_col_rank()
    } else {
        t.msg_col_rating()
    }
}

pub async fn download_drawing(
    visit: Visit,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let (code, kind) = path.into_inner();
    if let Some(elsewhere) = redirect_to_canonical(&visit, &code, &format!("/{kind}"))? {
        return Ok(elsewhere);
    }
    // One address for each drawing: any query would cause another rendering.
    if visit.path.contains('?') {
        let to = format!("/certificates/{code}/{kind}");
        return Ok(HttpResponse::SeeOther()
            .insert_header((header::LOCATION, to))
            .finish());
    }
    let format = if kind.starts_with("badge") {
        Format::A6
    } else {
        Format::A4
    };
    let (certificate, paper) = by_code(&visit, &code).await?;
    let paper = paper.ok_or(WebError::NotFound)?;
    let is_pdf = kind.ends_with("pdf");
    // Drawing takes milliseconds of CPU time, so few run at a time. The work holds the permit, as a
    // cancelled request doesn't stop it.
    let turn = visit.app.drawing.take(visit.reader).await?;
    let made = run_blocking(move || {
        let _turn = turn;
        if is_pdf {
            render_pdf([&paper], format)
        } else {
            paper.render_svg(format).map(String::into_bytes)
        }
    });
    let bytes = made.await?.map_err(|e| WebError::Page(e.0))?;
    let (media, ending) = if is_pdf {
        ("application/pdf", "pdf")
    } else {
        ("image/svg+xml; charset=utf-8", "svg")
    };
    let mut response = drawing_response(
        media,
        &format!("certificate-{}.{ending}", code.to_lowercase()),
        bytes,
    );
    response.extensions_mut().insert(SharedCacheMarker);
    Ok(made_of(
        response,
        CacheScope::Federation(certificate.request.federation_id),
    ))
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Check {
    seal: String,
}

struct KeyRow {
    public: String,
    /// As printed on certificates.
    beginning: String,
    /// The period in which it signed, and whether it is trusted.
    state: String,
}

impl KeyRow {
    fn from_key(key: &Key, all: &[Key], inside: &Inside) -> KeyRow {
        let (t, language) = (inside.t(), inside.language);
        let day = |at| language.format_day(inside.federation.local_day(at));
        let (made, ended) = (day(key.created_at), key.retired_at.map(day));
        let state = match (key.revoked_from, ended) {
            (Some(from), _) => format!(
                "{} {}",
                t.msg_key_revoked(arg::Made(made), arg::From(language.format_day(from))),
                key.reason
            ),
            (None, Some(ended)) => t.msg_key_retired(arg::Made(made), arg::Ended(ended)),
            (None, None) if certificate_keys::is_signing(key, all) => t.msg_key_signs(made),
            // Keys from before retirement was recorded: the next one simply took over.
            (None, None) => t.msg_key_superseded(made),
        };
        KeyRow {
            public: key.public.clone(),
            beginning: certificate_keys::format_fingerprint(&key.public),
            state,
        }
    }
}

#[derive(Template)]
#[template(path = "certificates/verification.html")]
struct VerificationPage {
    page: Layout,
    slug: String,
    keys: Vec<KeyRow>,
    seal: String,
    good: Option<Vec<(String, String)>>,
    fault: Option<String>,
}

/// Shows public keys, and instructions for an independent verification.
pub async fn show_verification(
    inside: Inside,
    query: QueryParams<Check>,
) -> Result<HttpResponse, WebError> {
    let (t, language) = (inside.t(), inside.language);
    let seal: String = query.seal.trim().chars().take(4000).collect();
    // Ten letters and digits are the code of a certificate.
    if let Some(code) = certificate::parse_code(&seal) {
        return Ok(HttpResponse::SeeOther()
            .insert_header((header::LOCATION, format!("/certificates/{code}")))
            .finish());
    }
    let asked = seal.clone();
    let (keys, outcome) = read_inside(&inside, move |c, f| {
        let keys = storage::load_keys(c, f.id)?;
        let outcome = if asked.is_empty() {
            None
        } else {
            Some(certificate_keys::verify_seal(c, &keys, &asked)?)
        };
        Ok::<_, ActionError>((keys, outcome))
    })
    .await?;
    let ours = |slug: &str| slug == inside.federation.slug;
    let (good, fault) = match outcome {
        None => (None, None),
        Some(Ok(s)) if ours(&s.slug) => {
            let rows = vec![
                (t.msg_field_number(), t.msg_numbered(s.number.to_string())),
                (t.msg_col_name(), s.name),
                (kind_label(language, s.kind), s.value),
                (t.msg_field_date(), language.format_day(s.date)),
            ];
            (Some(rows), None)
        }
        Some(Ok(_) | Err(SealFault::Forged)) => (None, Some(t.msg_seal_forged())),
        Some(Err(SealFault::Revoked(from))) => {
            (None, Some(t.msg_seal_revoked(language.format_day(from))))
        }
        Some(Err(SealFault::Unreadable)) => (None, Some(t.msg_seal_unreadable())),
    };
    render_public(&VerificationPage {
        page: Layout::for_federation(&inside, "", t.msg_verification_title()),
        slug: inside.federation.slug.clone(),
        keys: keys
            .iter()
            .map(|key| KeyRow::from_key(key, &keys, &inside))
            .collect(),
        seal,
        good,
        fault,
    })
}
