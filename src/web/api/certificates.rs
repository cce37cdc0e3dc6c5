//! Certificates in the API, by the code that is printed on the paper.

use actix_web::{HttpRequest, HttpResponse, web};
use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::answers::{Unknown, Usual};
use super::paging::RequestParams;
use super::{Site, json_response, to_utc};
use crate::actions::ActionError;
use crate::actions::certificate_keys::revoked_since;
use crate::actions::certificates::{check_seal, encode_seal, verified_facts};
use crate::db::players::{self, Player};
use crate::db::{Conn, certificates as storage, contradictions, federations};
use crate::domain::certificate::{Stage, Statement, parse_code};
use crate::error::WebError;

/// A certificate of a rank, or an extract of the rating on a day.
#[derive(Serialize, ToSchema)]
pub struct Certificate {
    /// The code that is printed on the paper.
    #[schema(example = "7K2MQ9XDAB")]
    pub code: String,
    /// Slug of the federation.
    pub federation: String,
    /// Number in the federation; null: none.
    pub number: Option<i32>,
    /// The kind of certificate: `rank` or `extract`.
    pub kind: String,
    /// True if it is valid: issued, not revoked, and signed by a trusted key of the federation.
    pub valid: bool,
    /// True if a correction contradicts it and the federation hasn't decided yet what follows.
    pub contradicted: bool,
    /// True if the stored certificate is the signed one.
    pub genuine: bool,
    /// Time of its revocation, UTC; null: not revoked.
    pub revoked_at: Option<DateTime<Utc>>,
    /// The reason of its revocation; may be empty.
    pub reason: String,
    /// Id of the player; null: forgotten on request.
    pub player: Option<i64>,
    /// Name in Latin letters; null: forgotten.
    pub latin: Option<String>,
    /// The day that an extract is about; null: a rank, or forgotten.
    pub on_day: Option<NaiveDate>,
    /// Rank in the words of the exchange format; null: none, or forgotten.
    pub rank: Option<String>,
    /// Rating of an extract; null: a rank, or forgotten.
    pub rating: Option<f64>,
    /// Standard deviation of the rating; null: none.
    pub deviation: Option<f64>,
    /// The pool of an extract; null: the rules have none.
    pub pool: Option<String>,
    /// Place of an extract in the list of its day; null: none.
    pub place: Option<i32>,
    /// Day of issue; null: forgotten.
    pub date: Option<NaiveDate>,
    /// The person who signs for the federation: office and name; null: forgotten.
    pub signatory: Option<String>,
    /// The signed text, line by line: `CT2`, slug, number, code, kind, name, value, date, the
    /// SHA-256 of everything that it says. The first certificates begin with `CT1` and end with 16
    /// of the 64 digits. The signature is over these lines in UTF-8, joined by line feeds. Empty:
    /// forgotten.
    pub statement: Vec<String>,
    /// The Ed25519 signature, hexadecimal; null: forgotten.
    pub signature: Option<String>,
    /// The public key it was signed with, hexadecimal; null: none.
    pub key: Option<String>,
    /// The day from which on its key isn't trusted, if the certificate was issued since; null: the
    /// key is trusted, or was so at that time.
    pub key_revoked_from: Option<NaiveDate>,
}

struct CertificateData {
    certificate: storage::Certificate,
    slug: String,
    keys: Vec<storage::Key>,
    holder: Option<Player>,
    contradicted: bool,
}

fn find(c: &mut Conn, code: &str) -> Result<CertificateData, ActionError> {
    let certificate = storage::find_by_code(c, code)?.ok_or(ActionError::NotFound)?;
    let federation =
        federations::find(c, certificate.request.federation_id)?.ok_or(ActionError::NotFound)?;
    let keys = storage::load_keys(c, federation.id)?;
    let holder = players::find(c, federation.id, certificate.request.player_id)?;
    let contradicted = certificate.request.stage == Stage::Issued
        && contradictions::of_certificate(c, certificate.id)?.is_some();
    Ok(CertificateData {
        certificate,
        slug: federation.slug,
        keys,
        holder,
        contradicted,
    })
}

/// The signed text by lines; empty if there is none any more.
fn statement_lines(c: &storage::Certificate) -> Vec<String> {
    c.statement
        .as_deref()
        .filter(|text| Statement::from_text(text).is_some())
        .map(|text| text.lines().map(str::to_owned).collect())
        .unwrap_or_default()
}

fn join_signatory(post: &str, name: &str) -> String {
    [post, name].join(" ").trim().to_owned()
}

/// A certificate
///
/// The content of the page to which the QR code leads: validity, signed text, signature and key.
#[utoipa::path(get, path = "/api/v1/certificates/{code}", tag = "certificates", operation_id = "getCertificate",
    params(("code" = String, Path, description = "The code on the paper: ten letters and \
        digits, in any case; `O` is read as `0`, `I` and `L` as `1`.")),
    responses((status = 200, description = "The \
        certificate.", body = Certificate), Unknown, Usual))]
pub async fn certificate(
    Site(visit): Site,
    path: web::Path<String>,
    req: HttpRequest,
) -> Result<HttpResponse, WebError> {
    let code = parse_code(&path).ok_or(WebError::NotFound)?;
    RequestParams::from_request(&req, &[]).finish_parsing()?;
    let CertificateData {
        certificate: c,
        slug,
        keys,
        holder,
        contradicted,
    } = visit.app.read(move |c| find(c, &code)).await?;
    let facts = verified_facts(&c);
    let genuine = facts.is_some()
        && encode_seal(&c).is_some_and(|seal| {
            check_seal(&seal, keys.iter().map(|key| key.public.as_str())).is_ok()
        });
    let facts = facts.as_ref();
    let key_revoked_from = revoked_since(&c, &keys);
    json_response(&Certificate {
        federation: slug,
        number: c.number,
        valid: genuine && c.request.stage == Stage::Issued && key_revoked_from.is_none(),
        key_revoked_from,
        contradicted,
        genuine,
        revoked_at: c.ended_at.map(to_utc),
        player: holder
            .filter(|player| !player.is_forgotten())
            .map(|player| player.id.0),
        latin: facts.map(|f| f.latin.clone()),
        on_day: facts.and_then(|f| f.on_day),
        rank: facts.and_then(|f| f.rank.clone()),
        rating: facts.and_then(|f| f.rating),
        deviation: facts.and_then(|f| f.deviation),
        pool: facts
            .and_then(|f| f.pool)
            .map(|pool| pool.word().to_owned()),
        place: facts.and_then(|f| f.place),
        date: facts.map(|f| f.date),
        signatory: facts.map(|f| join_signatory(&f.signatory_post, &f.signatory_name)),
        statement: statement_lines(&c),
        key: keys
            .iter()
            .find(|key| Some(key.id) == c.key_id)
            .map(|key| key.public.clone()),
        kind: c.request.kind.word().to_owned(),
        reason: c.reason,
        signature: c.signature,
        code: c.code.unwrap_or_default(),
    })
}
