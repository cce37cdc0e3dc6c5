//! Certificates and extracts: request form, commission's queue, and the public page of the QR code.

pub mod contradicted;
pub mod public;
pub mod request_form;
pub mod wording;

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{NaiveDate, NaiveDateTime};
use serde::Deserialize;

use self::wording::format_value;
use crate::actions::ActionError;
use crate::actions::Tx;
use crate::actions::authorization::{OnCertificate, check_allowed};
use crate::actions::certifiable_facts::find_certifiable;
use crate::actions::certificate_keys::revoked_since;
use crate::actions::certificates::{self as office, Batch, Sealer};
use crate::app::run_blocking;
use crate::db::certificates::{self as storage, Certificate};
use crate::db::federations::Federation;
use crate::db::players::Player;
use crate::db::{
    CertificateId, Conn, CorrectionId, FileId, PlayerId, Scope, contradictions, federations, files,
    players,
};
use crate::documents::paper::{Format, Paper, render_pdf};
use crate::domain::certificate::{Kind, Stage};
use crate::domain::player::parse_date;
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_page};
use crate::frame::options::{self, Choice};
use crate::frame::pager::{PER_PAGE, Pager};
use crate::frame::path::id;
use crate::frame::query::QueryParams;
use crate::frame::request::{By, Commission, Inside, read_inside, write_inside};
use crate::frame::signing::SigningOfficer;
use crate::i18n::{Language, Speaks, arg, choices, terms};
use crate::progress;

/// Certificates in one file.
const PRINT_MAX: i64 = 1000;

struct ListedCertificate {
    id: i64,
    name: String,
    kind: String,
    number: String,
    day: String,
    asked_by: String,
    contradicted: bool,
}

impl ListedCertificate {
    fn of(
        by: &By<Commission>,
        c: &Certificate,
        names: &HashMap<PlayerId, (String, Option<String>)>,
    ) -> ListedCertificate {
        let spelling = by.spelling();
        ListedCertificate {
            id: c.id.0,
            name: names
                .get(&c.request.player_id)
                .map(|(n, l)| spelling.name(n, l.as_deref()))
                .unwrap_or_default(),
            kind: kind_word(by, c.request.kind),
            number: number_word(by, c),
            day: by.language.format_day(
                by.federation
                    .local_day(c.issued_at.unwrap_or(c.request.requested_at)),
            ),
            asked_by: c.request.asked_by.clone(),
            contradicted: false,
        }
    }
}

/// Empty before the issue.
fn number_word(inside: &Inside, c: &Certificate) -> String {
    c.number
        .map(|n| inside.t().msg_numbered(n.to_string()))
        .unwrap_or_default()
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct CertificateFilter {
    stage: String,
    page: String,
}

#[derive(Template)]
#[template(path = "certificates/list.html")]
struct ListPage {
    page: Layout,
    slug: String,
    rows: Vec<ListedCertificate>,
    stages: Vec<Choice>,
    pager: Pager,
    open: bool,
    ranks: bool,
    today: String,
    languages: Vec<Choice>,
}

fn stage_word(inside: &Inside, stage: Stage) -> String {
    let t = inside.t();
    match stage {
        Stage::Requested => t.msg_certificate_requested(),
        Stage::Issued => t.msg_certificate_issued(),
        Stage::Refused => t.msg_certificate_refused(),
        Stage::Revoked => t.msg_certificate_revoked(),
    }
}

fn state_word(inside: &Inside, stage: Stage) -> String {
    let t = inside.t();
    match stage {
        Stage::Requested => t.msg_certificate_is_requested(),
        Stage::Issued => t.msg_certificate_is_issued(),
        Stage::Refused => t.msg_certificate_is_refused(),
        Stage::Revoked => t.msg_certificate_was_revoked(),
    }
}

fn kind_word(inside: &Inside, kind: Kind) -> String {
    choices::certificate_kind(inside.t(), kind)
}

struct CertificateListData {
    rows: Vec<Certificate>,
    pager: Pager,
    names: HashMap<PlayerId, (String, Option<String>)>,
    /// Certificates that a correction contradicts.
    contradicted: HashSet<CertificateId>,
}

pub async fn list(
    by: By<Commission>,
    query: QueryParams<CertificateFilter>,
) -> Result<HttpResponse, WebError> {
    let stage = Stage::from_word(&query.stage).unwrap_or(Stage::Requested);
    let asked: Option<i64> = query.page.parse().ok();
    let path = format!("/{}/certificates", by.federation.slug);
    let CertificateListData {
        rows,
        pager,
        names,
        contradicted,
    } = read_inside(&by, move |c, f| {
        let count = storage::count(c, f.id, stage)?;
        let pager = Pager::new(asked, count, PER_PAGE, &path, &[("stage", stage.word())]);
        let (rows, _) = storage::load_page(c, f.id, stage, pager.row_offset(PER_PAGE), PER_PAGE)?;
        let names = players::names_told_apart(
            c,
            &rows.iter().map(|r| r.request.player_id).collect::<Vec<_>>(),
        )?;
        let contradicted = contradictions::find_contradicted(c, &rows)?;
        Ok(CertificateListData {
            rows,
            pager,
            names,
            contradicted,
        })
    })
    .await?;
    let t = by.t();
    render_page(&ListPage {
        page: Layout::for_federation(&by, "inbox", t.msg_certificates_title()),
        slug: by.federation.slug.clone(),
        rows: rows
            .iter()
            .map(|c| ListedCertificate {
                contradicted: stage == Stage::Issued && contradicted.contains(&c.id),
                ..ListedCertificate::of(&by, c, &names)
            })
            .collect(),
        stages: Stage::ALL
            .into_iter()
            .map(|s| Choice::new(s.word(), stage_word(&by, s), s == stage))
            .collect(),
        pager,
        open: stage == Stage::Requested && !rows.is_empty(),
        ranks: crate::rating_format::RatingFormat::for_federation(&by)
            .shows
            .ranks,
        today: by.today().to_string(),
        languages: options::language_choices(by.language),
    })
}

#[derive(Template)]
#[template(path = "certificates/request.html")]
struct RequestPage {
    page: Layout,
    slug: String,
    id: i64,
    stage: String,
    requested: bool,
    issued: bool,
    may_issue: bool,
    /// `None` if no document may be issued or reissued now.
    certifiable: Option<String>,
    may_end: bool,
    player: i64,
    name: String,
    facts: Vec<(String, String)>,
    code: Option<String>,
    /// The newest correction that contradicts it; `None` if it isn't valid any more.
    contradicted: Option<(i64, String)>,
}

/// Contains the applicant's contact, so only the commission sees it.
pub async fn show_request(
    by: By<Commission>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let spelling = by.spelling();
    let id = id(&path.1)?;
    let now = by.app.now();
    let FoundRequest {
        certificate: c,
        player,
        contradicted,
        certifiable,
    } = read_inside(&by, move |c, f| FoundRequest::load(c, f, id, now)).await?;
    let (t, language) = (by.t(), by.language);
    render_page(&RequestPage {
        page: Layout::for_federation(
            &by,
            "inbox",
            t.msg_certificate_of(spelling.name(player.display_name(), player.latin())),
        ),
        slug: by.federation.slug.clone(),
        id: c.id.0,
        stage: state_word(&by, c.request.stage),
        requested: c.request.stage == Stage::Requested,
        issued: c.request.stage == Stage::Issued,
        may_issue: certifiable.is_some()
            && check_allowed(&by.actor, &c, OnCertificate::Issue).is_ok(),
        certifiable: certifiable.map(|facts| {
            t.msg_certificate_would_state(
                arg::Value(format_value(&facts, language)),
                arg::Ground(wording::format_ground(
                    &facts,
                    by.federation.rules.shows,
                    language,
                )),
            )
        }),
        may_end: check_allowed(&by.actor, &c, OnCertificate::End).is_ok(),
        player: c.request.player_id.0,
        name: spelling.name(player.display_name(), player.latin()),
        facts: request_facts(&by, &c),
        code: c.code.clone(),
        contradicted: contradicted.map(|(correction, at)| (correction.0, by.moment(at))),
    })
}

struct FoundRequest {
    certificate: Certificate,
    player: Player,
    contradicted: Option<(CorrectionId, NaiveDateTime)>,
    certifiable: Option<office::Facts>,
}

impl FoundRequest {
    fn load(
        c: &mut Conn,
        f: &Federation,
        id: CertificateId,
        now: NaiveDateTime,
    ) -> Result<FoundRequest, ActionError> {
        let certificate = storage::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
        let player =
            players::find(c, f.id, certificate.request.player_id)?.ok_or(ActionError::NotFound)?;
        let contradicted = contradictions::of_certificate(c, id)?
            .filter(|_| certificate.request.stage == Stage::Issued);
        let asked = certificate.request.stage == Stage::Requested || contradicted.is_some();
        let certifiable = if asked {
            find_certifiable(c, f, &certificate, now)?
        } else {
            None
        };
        Ok(FoundRequest {
            certificate,
            player,
            contradicted,
            certifiable,
        })
    }
}

/// Empty values are left out.
fn request_facts(inside: &Inside, c: &Certificate) -> Vec<(String, String)> {
    let t = inside.t();
    let mut facts = wish_facts(inside, c);
    facts.push((t.msg_field_number(), number_word(inside, c)));
    facts.push((
        t.msg_certificate_issued_by(),
        c.issued_at
            .map(|at| {
                format!(
                    "{}, {}",
                    inside.spelling().name(&c.issued_by, None),
                    inside.moment(at)
                )
            })
            .unwrap_or_default(),
    ));
    if c.request.stage == Stage::Revoked {
        facts.push((
            t.msg_certificate_revoked_at(),
            c.ended_at.map(|at| inside.moment(at)).unwrap_or_default(),
        ));
        facts.push((t.msg_certificate_why_revoked(), c.reason.clone()));
    } else {
        facts.push((t.msg_reason_short(), c.reason.clone()));
    }
    facts.retain(|(_, value)| !value.is_empty());
    facts
}

fn wish_facts(inside: &Inside, c: &Certificate) -> Vec<(String, String)> {
    let (t, language) = (inside.t(), inside.language);
    let on_day = c.request.on_day.map(|d| language.format_day(d));
    let pool = c.request.pool.map(|p| terms::pool_name(t, p));
    vec![
        (t.msg_field_kind(), kind_word(inside, c.request.kind)),
        (t.msg_field_on_day(), on_day.unwrap_or_default()),
        (t.msg_field_pool(), pool.unwrap_or_default()),
        (
            t.msg_field_language(),
            c.request.language.own_name().to_owned(),
        ),
        (t.msg_field_asked_by(), c.request.asked_by.clone()),
        (t.msg_field_contact(), c.request.contact.clone()),
        (t.msg_field_delivery(), c.request.delivery.clone()),
        (
            t.msg_certificate_asked_at(),
            inside.moment(c.request.requested_at),
        ),
    ]
}

pub async fn issue_certificate(
    by: SigningOfficer<Commission>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let sealed = by.app.settings.sealed.clone();
    write_inside(&by, move |tx| {
        office::issue(
            tx,
            id,
            Sealer {
                secrets: &sealed,
                say: &format_value,
            },
        )
    })
    .await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/certificates/{id}", by.federation.slug),
        "issued",
    ))
}

/// Refuses a request, revokes a certificate.
pub async fn end_certificate(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let (actor, now, why, f) = (
        by.actor.clone(),
        by.app.now(),
        form.text("reason").to_owned(),
        by.federation.clone(),
    );
    // Certificates stay here when the federation moves to another installation.
    let stage = by
        .app
        .write_in(Scope::UnexportedData(f.id), move |c| {
            office::refuse_or_revoke(&mut Tx::new(c, &actor, &f, now), id, &why)
        })
        .await?;
    let told = if stage == Stage::Refused {
        "request-refused"
    } else {
        "certificate-revoked"
    };
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/certificates/{id}", by.federation.slug),
        told,
    ))
}

pub async fn reissue_certificate(
    by: SigningOfficer<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let sealed = by.app.settings.sealed.clone();
    let why = form.text("reason").to_owned();
    let new = write_inside(&by, move |tx| {
        office::reissue(
            tx,
            id,
            &why,
            Sealer {
                secrets: &sealed,
                say: &format_value,
            },
        )
    })
    .await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/certificates/{new}", by.federation.slug),
        "certificate-reissued",
    ))
}

/// Shows progress, as there may be many.
pub async fn issue_all(
    by: SigningOfficer<Commission>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let batch = match (
        form.text("what"),
        Language::from_word(form.text("language")),
    ) {
        ("ranks", Some(language)) => Batch::Ranks(language),
        ("requests", _) => Batch::Requests,
        ("refuse", _) => {
            let why = form.text("reason").to_owned();
            write_inside(&by, move |tx| office::refuse_strangers(tx, &why)).await?;
            return Ok(redirect_to(
                &by.inside.visit,
                &format!("/{}/certificates", by.federation.slug),
                "ended",
            ));
        }
        _ => return Err(WebError::Form(crate::error::FormFault::Field)),
    };
    let address = format!("/{}/certificates?stage=issued", by.federation.slug);
    let (actor, now, sealed) = (
        by.actor.clone(),
        by.app.now(),
        by.app.settings.sealed.clone(),
    );
    progress::run_job(
        &by,
        by.t().msg_certificates_title(),
        address.clone(),
        move |c, f, progress| {
            office::issue_all(
                &mut Tx::new(c, &actor, f, now),
                &batch,
                Sealer {
                    secrets: &sealed,
                    say: &format_value,
                },
                progress,
            )?;
            Ok((address, "issued"))
        },
    )
    .await
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Print {
    day: String,
    format: String,
}

/// Leaves out certificates that a correction contradicts. The day is one of the federation.
pub async fn print_certificates(
    by: By<Commission>,
    query: QueryParams<Print>,
) -> Result<HttpResponse, WebError> {
    let day = parse_date(&query.day).unwrap_or_else(|| by.today());
    let format = if query.format == "a6" {
        Format::A6
    } else {
        Format::A4
    };
    let base = by.app.settings.base_url.clone();
    let papers = read_inside(&by, move |c, f| {
        let (from, to) = f.day_bounds(day);
        let issued = storage::issued_between(c, f.id, from, to, PRINT_MAX)?;
        let contradicted = contradictions::find_contradicted(c, &issued)?;
        let (mut papers, mut emblems) = (Vec::with_capacity(issued.len()), HashMap::new());
        for one in issued.iter().filter(|one| !contradicted.contains(&one.id)) {
            papers.extend(paper_of(c, one, &base, &mut emblems)?);
        }
        Ok::<_, ActionError>(papers)
    })
    .await?;
    if papers.is_empty() {
        return Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/certificates?stage=issued", by.federation.slug),
            "nothing-issued",
        ));
    }
    let turn = by.app.calculation_limit.take(by.reader).await?;
    let made = run_blocking(move || {
        let _turn = turn;
        render_pdf(&papers, format)
    });
    let bytes = made.await?.map_err(|e| WebError::Page(e.0))?;
    Ok(drawing_response(
        "application/pdf",
        &format!("certificates-{day}.pdf"),
        bytes,
    ))
}

/// By file id.
pub type Emblems = HashMap<i64, Arc<Vec<u8>>>;

/// `None` without signed content.
pub fn paper_of(
    c: &mut Conn,
    certificate: &Certificate,
    base: &str,
    emblems: &mut Emblems,
) -> Result<Option<Paper>, ActionError> {
    let Some(facts) = office::verified_facts(certificate) else {
        return Ok(None);
    };
    let emblem = match facts.emblem {
        Some(id) => match emblems.get(&id) {
            Some(known) => Some(known.clone()),
            None => {
                let read = files::find(c, certificate.request.federation_id, FileId(id))?
                    .map(|f| Arc::new(f.content));
                emblems.extend(read.clone().map(|png| (id, png)));
                read
            }
        },
        None => None,
    };
    let keys = storage::load_keys(c, certificate.request.federation_id)?;
    let key = keys
        .iter()
        .find(|k| Some(k.id) == certificate.key_id)
        .map(|k| k.public.clone())
        .unwrap_or_default();
    let holds =
        certificate.request.stage != Stage::Revoked && revoked_since(certificate, &keys).is_none();
    let federation =
        federations::find(c, certificate.request.federation_id)?.ok_or(ActionError::NotFound)?;
    Ok(wording::build_paper(
        certificate,
        &facts,
        holds,
        emblem,
        &key,
        &federation,
        base,
    ))
}

pub(super) fn drawing_response(kind: &'static str, name: &str, body: Vec<u8>) -> HttpResponse {
    let mut response = HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, kind))
        .body(body);
    if let Ok(value) = HeaderValue::from_str(&format!("inline; filename=\"{name}\"")) {
        response
            .headers_mut()
            .insert(header::CONTENT_DISPOSITION, value);
    }
    response
}

pub(crate) fn list_address(slug: &str, date: NaiveDate) -> String {
    format!("/{slug}/ratings/{date}")
}
