//! The second factors of the user's account: list, setup of one-time codes, recovery codes.

pub mod passkeys;
pub mod proof;
pub mod second;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use crate::account::has_typed_password;
use crate::actions::authorization::Proof;
use crate::actions::factors::log_in;
use crate::actions::factors::passkeys::RelyingParty;
use crate::actions::factors::{self as office, NAME_MAX, Overview, Within, totp};
use crate::actions::one_time_secrets::{self, Kind, Unseen};
use crate::actions::{ActionError, Refusal};
use crate::app::MachineSecrets;
use crate::db::accounts as storage;
use crate::db::{AccountId, PasskeyId};
use crate::documents::paper;
use crate::error::WebError;
use crate::frame::cookies::session_cookie;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_page, render_with_status};
use crate::frame::request::{Administrator, Member};
use crate::frame::sentences::format_refusal;
use crate::i18n::L10nLanguage;
use crate::one_time_secrets::{Token, secret_layout};

const PAGE: &str = "/account/factors";

struct PasskeyRow {
    id: i64,
    name: String,
    added: String,
    used: Option<String>,
}

#[derive(Template)]
#[template(path = "session/factors.html")]
struct FactorsPage {
    page: Layout,
    any: bool,
    totp: Option<String>,
    passkeys: Vec<PasskeyRow>,
    possible: bool,
    longest_name: usize,
    codes: String,
    refusal: Option<String>,
}

fn relying_party(member: &Member) -> Option<RelyingParty> {
    member.visit.app.relying_party()
}

fn own_account(member: &Member) -> Result<AccountId, WebError> {
    member.actor.account.ok_or(WebError::LogIn)
}

async fn page_response(
    member: &Member,
    refusal: Option<Refusal>,
) -> Result<HttpResponse, WebError> {
    let (visit, id) = (&member.visit, own_account(member)?);
    let (t, language, zone) = (visit.t(), visit.language, visit.zone_above());
    let overview: Overview = visit
        .app
        .read(move |c| office::load_overview(c, id))
        .await?;
    let view = FactorsPage {
        page: Layout::for_site(visit, t.msg_factor_title()),
        any: overview.any(),
        totp: overview
            .totp
            .map(|totp| language.format_day(zone.local_time(totp.added_at).at.date())),
        passkeys: overview
            .passkeys
            .into_iter()
            .map(|p| PasskeyRow {
                id: p.id.0,
                name: p.name,
                added: language.moment(p.added_at, zone),
                used: p.used_at.map(|at| language.moment(at, zone)),
            })
            .collect(),
        possible: relying_party(member).is_some(),
        longest_name: NAME_MAX,
        codes: t.msg_factor_codes_left(overview.codes_left),
        refusal: refusal
            .as_ref()
            .map(|refusal| format_refusal(language, refusal)),
    };
    render_with_status(
        &view,
        refusal.map_or(StatusCode::OK, |refusal| {
            WebError::Refused(refusal).status()
        }),
    )
}

/// Demands a recent proof of the second factor, if there is one: a stolen session must not turn
/// anything off.
async fn check_proved(req: &HttpRequest, member: &Member) -> Result<(), WebError> {
    let (session, now) = (
        session_cookie(req).ok_or(WebError::LogIn)?,
        member.visit.app.now(),
    );
    match member
        .visit
        .app
        .read_newest(move |c| log_in::load_proof_state(c, &session, now))
        .await?
    {
        Proof::Stale => Err(WebError::Refused(Refusal::ProofStale)),
        Proof::Missing | Proof::Fresh => Ok(()),
    }
}

pub async fn show_factors(req: HttpRequest, member: Member) -> Result<HttpResponse, WebError> {
    check_proved(&req, &member).await?;
    page_response(&member, None).await
}

/// Attempts through a stolen session are throttled like all others.
async fn password_again(req: &HttpRequest, member: &Member, form: &Form) -> Result<(), WebError> {
    check_proved(req, member).await?;
    match has_typed_password(req, member, form.text("password")).await? {
        true => Ok(()),
        false => Err(WebError::Refused(Refusal::Password)),
    }
}

async fn unless_right(
    req: &HttpRequest,
    member: &Member,
    form: &Form,
) -> Result<Option<HttpResponse>, WebError> {
    match password_again(req, member, form).await {
        Ok(()) => Ok(None),
        Err(WebError::Refused(refusal @ Refusal::Password)) => {
            page_response(member, Some(refusal)).await.map(Some)
        }
        Err(other) => Err(other),
    }
}

/// The secret becomes active with its first code.
pub async fn begin_totp(
    req: HttpRequest,
    member: Member,
    form: Form,
) -> Result<HttpResponse, WebError> {
    if let Some(page) = unless_right(&req, &member, &form).await? {
        return Ok(page);
    }
    let (actor, now, sealed) = (
        member.actor.clone(),
        member.visit.app.now(),
        member.visit.app.settings.sealed.clone(),
    );
    member
        .visit
        .app
        .write(move |c| office::begin_totp(c, &actor, &sealed, now))
        .await?;
    Ok(HttpResponse::SeeOther()
        .insert_header(("location", "/account/factors/totp"))
        .finish())
}

#[derive(Template)]
#[template(path = "session/totp.html")]
struct TotpPage {
    page: Layout,
    secret: String,
    /// The QR code as a path, with the length of its side.
    code: Option<(String, usize)>,
    mistake: Option<String>,
}

/// Apps show the codes under the host of the site.
fn issuer_name(base_url: &str) -> &str {
    let host = base_url
        .split_once("://")
        .map_or(base_url, |(_, rest)| rest);
    host.split(['/', ':']).next().unwrap_or(host)
}

async fn totp_view(member: &Member, mistake: Option<String>) -> Result<HttpResponse, WebError> {
    let (visit, id, now) = (&member.visit, own_account(member)?, member.visit.app.now());
    let sealed = visit.app.settings.sealed.clone();
    let found = visit
        .app
        .read(move |c| {
            Ok::<_, ActionError>((
                office::pending_setup(c, id, &sealed, now)?,
                storage::find(c, id)?,
            ))
        })
        .await?;
    let (Some(secret), Some(account)) = found else {
        // No setup is pending any more.
        return page_response(member, None).await;
    };
    let address = totp::otpauth_address(
        &secret,
        issuer_name(&visit.app.settings.base_url),
        &account.login,
    );
    let code = if mistake.is_some() {
        StatusCode::UNPROCESSABLE_ENTITY
    } else {
        StatusCode::OK
    };
    let view = TotpPage {
        page: Layout::for_site(visit, visit.t().msg_factor_totp_title()),
        secret: totp::group_letters(&secret),
        code: paper::qr_path(&address).ok(),
        mistake,
    };
    render_with_status(&view, code)
}

pub async fn totp_page(member: Member) -> Result<HttpResponse, WebError> {
    totp_view(&member, None).await
}

/// The first code turns one-time codes on.
pub async fn confirm_totp(
    req: HttpRequest,
    member: Member,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let (actor, now, typed) = (
        member.actor.clone(),
        member.visit.app.now(),
        form.text("code").to_owned(),
    );
    let (session, sealed) = (
        session_cookie(&req).ok_or(WebError::LogIn)?,
        member.visit.app.settings.sealed.clone(),
    );
    let outcome = member.visit.app.write_form(move |c| {
        let within = Within {
            session: &session,
            secrets: &sealed,
        };
        office::confirm_totp(c, &actor, &typed, &within, now)
    });
    match outcome.await? {
        Ok(codes) => respond_after_adding(&member, codes).await,
        Err(_) => totp_view(&member, Some(member.visit.t().msg_mistake_code())).await,
    }
}

#[derive(Template)]
#[template(path = "session/codes.html")]
struct CodesPage {
    page: Layout,
    codes: Vec<String>,
    hash: String,
}

async fn respond_after_adding(
    member: &Member,
    codes: Option<Vec<String>>,
) -> Result<HttpResponse, WebError> {
    match codes {
        Some(codes) => show_codes(member, codes).await,
        None => Ok(redirect_to(&member.visit, PAGE, "factor-added")),
    }
}

async fn show_codes(member: &Member, codes: Vec<String>) -> Result<HttpResponse, WebError> {
    let (t, token, actor, now): (&L10nLanguage, _, _, _) = (
        member.visit.t(),
        Token::new()?,
        member.actor.clone(),
        member.visit.app.now(),
    );
    let what = Unseen {
        kind: Kind::Codes,
        whom: String::new(),
        role: None,
        lines: codes.clone(),
        back: PAGE.to_owned(),
    };
    let kept = token.0.clone();
    member
        .visit
        .app
        .write(move |c| one_time_secrets::store_secret(c, &actor, &kept, &what, now))
        .await?;
    let page = secret_layout(Layout::for_site(
        &member.visit,
        t.msg_factor_codes_new_title(),
    ));
    token.with_cookie(
        &member.visit,
        render_page(&CodesPage {
            page,
            codes,
            hash: token.hash(),
        })?,
    )
}

pub async fn remove_totp(
    req: HttpRequest,
    member: Member,
    form: Form,
) -> Result<HttpResponse, WebError> {
    if let Some(page) = unless_right(&req, &member, &form).await? {
        return Ok(page);
    }
    let (actor, now) = (member.actor.clone(), member.visit.app.now());
    member
        .visit
        .app
        .write(move |c| office::remove_totp(c, &actor, now))
        .await?;
    Ok(redirect_to(&member.visit, PAGE, "factor-removed"))
}

pub async fn renew_codes(
    req: HttpRequest,
    member: Member,
    form: Form,
) -> Result<HttpResponse, WebError> {
    if let Some(page) = unless_right(&req, &member, &form).await? {
        return Ok(page);
    }
    let (actor, now) = (member.actor.clone(), member.visit.app.now());
    let codes = member
        .visit
        .app
        .write(move |c| office::renew_codes(c, &actor, &MachineSecrets, now))
        .await?;
    show_codes(&member, codes).await
}

pub async fn remove_passkey(
    req: HttpRequest,
    member: Member,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = PasskeyId(form.number("passkey")?);
    if let Some(page) = unless_right(&req, &member, &form).await? {
        return Ok(page);
    }
    let (actor, now) = (member.actor.clone(), member.visit.app.now());
    member
        .visit
        .app
        .write(move |c| office::remove_passkey(c, &actor, id, now))
        .await?;
    Ok(redirect_to(&member.visit, PAGE, "factor-removed"))
}

pub async fn remove_all(
    admin: Administrator,
    path: web::Path<String>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let id: AccountId = path.parse().map_err(|_| WebError::NotFound)?;
    let (actor, now) = (admin.actor.clone(), admin.visit.app.now());
    admin
        .visit
        .app
        .write(move |c| office::remove_all(c, &actor, id, now))
        .await?;
    Ok(redirect_to(&admin.visit, "/accounts", "factor-removed"))
}
