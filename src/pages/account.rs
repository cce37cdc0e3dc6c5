//! The user's own account: its name, password and sessions.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::actions::mail::MailSettings;
use crate::actions::passwords::{self, Context};
use crate::actions::throttle::{self, RequestKind};
use crate::actions::{ActionError, Refusal, accounts, links, log_ins};
use crate::db::accounts as storage;
use crate::db::accounts::PasswordLink;
use crate::db::{AccountId, Conn, DbError, Scope, factors, federations};
use crate::domain::zone::Zone;
use crate::error::WebError;
use crate::frame::cookies::session_cookie;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_with_status};
use crate::frame::options::{self, Choice};
use crate::frame::request::{Member, Visit};
use crate::frame::security::{self, Incident};
use crate::frame::sentences::format_mistake;
use crate::i18n::choices::role_name;
use crate::i18n::{L10nLanguage, Language, Speaks, Spelling, arg, device};
use crate::log_ins::respond_after_leaving;
use crate::session::{password_is_set, verify_password};

struct SessionRow {
    /// Identifies the session in the form that ends it.
    handle: String,
    began: String,
    seen: String,
    device: String,
    network: String,
    own: bool,
}

#[derive(Template)]
#[template(path = "session/account.html")]
struct AccountPage {
    page: Layout,
    login: String,
    /// As typed after a mistake.
    name: String,
    roles: Vec<(String, Option<(String, String)>)>,
    sessions: Vec<SessionRow>,
    /// Note on a password that was set through a link made by another person.
    by_link: Option<String>,
    factor: bool,
    /// `None` unless mail is set up.
    mail: Option<MailForm>,
    mistakes: Vec<(&'static str, String)>,
}

struct MailForm {
    address: String,
    /// The address that waits for its confirmation.
    pending: Option<String>,
    notices: bool,
    languages: Vec<Choice>,
}

impl MailForm {
    /// As typed after a mistake.
    fn from_account(
        account: &storage::Account,
        typed: Option<&MailSettings>,
        shown: Language,
    ) -> MailForm {
        let language = typed
            .map(|w| w.language)
            .or(account.language)
            .unwrap_or(shown);
        let address = typed
            .map(|w| w.address.as_str())
            .or(account.mail_pending.as_deref())
            .or(account.mail.as_deref());
        MailForm {
            address: address.unwrap_or_default().to_owned(),
            pending: account.mail_pending.clone(),
            notices: typed.map_or(account.notices, |w| w.notices),
            languages: options::language_choices(language),
        }
    }
}

impl AccountPage {
    fn mistake(&self, field: &str) -> Option<&str> {
        self.mistakes
            .iter()
            .find(|m| m.0 == field)
            .map(|m| m.1.as_str())
    }
}

/// Typed content that comes back after a mistake; never passwords.
#[derive(Debug, Clone, Copy)]
pub enum AccountInput<'a> {
    Nothing,
    Name(&'a str),
    Wishes(&'a MailSettings),
}

impl<'a> AccountInput<'a> {
    fn name(self) -> Option<&'a str> {
        if let AccountInput::Name(name) = self {
            Some(name)
        } else {
            None
        }
    }

    fn into_wishes(self) -> Option<&'a MailSettings> {
        if let AccountInput::Wishes(wishes) = self {
            Some(wishes)
        } else {
            None
        }
    }
}

struct AccountPageData {
    account: storage::Account,
    sessions: Vec<storage::Session>,
    federations: Vec<federations::Federation>,
    /// Only a link of another person, with that person's name.
    link: Option<(Option<String>, PasswordLink)>,
}

pub async fn account_view(
    req: &HttpRequest,
    member: &Member,
    typed: AccountInput<'_>,
    mistakes: Vec<(&'static str, String)>,
) -> Result<HttpResponse, WebError> {
    let visit = &member.visit;
    let id = member.actor.account.ok_or(WebError::LogIn)?;
    let factor = visit.app.read(move |c| factors::has_factor(c, id)).await?;
    let AccountPageData {
        account,
        sessions,
        federations,
        link,
    } = visit.app.read(move |c| load_account(c, id)).await?;
    let (language, t) = (visit.language, visit.t());
    let zone = visit.zone_above();
    let own = session_cookie(req).map(|t| links::token_hash(&t));
    let view = AccountPage {
        page: Layout::for_site(visit, visit.spelling().name(&account.name, None)),
        mail: visit
            .app
            .settings
            .mail
            .as_ref()
            .map(|_| MailForm::from_account(&account, typed.into_wishes(), language)),
        login: account.login,
        name: typed.name().map_or(account.name, str::to_owned),
        roles: named_roles(member, &federations),
        sessions: sessions
            .into_iter()
            .map(|s| describe_session(visit, s, own.as_deref()))
            .collect(),
        by_link: link.map(|(by, link)| {
            t.msg_by_link_own(
                arg::By(made_by(t, visit.spelling(), by)),
                arg::Day(language.format_day(zone.local_time(link.made_at).at.date())),
            )
        }),
        factor,
        mistakes,
    };
    render_with_status(
        &view,
        if view.mistakes.is_empty() {
            StatusCode::OK
        } else {
            StatusCode::UNPROCESSABLE_ENTITY
        },
    )
}

fn load_account(c: &mut Conn, id: AccountId) -> Result<AccountPageData, ActionError> {
    let account = storage::find(c, id)?.ok_or(ActionError::NotFound)?;
    let link = match storage::password_link(c, id)? {
        Some(link) => Some((maker_name(c, link.made_by)?, link)),
        None => None,
    };
    Ok(AccountPageData {
        account,
        sessions: storage::load_sessions(c, id)?,
        federations: federations::list(c)?,
        link,
    })
}

/// With address and name of the federation.
fn named_roles(
    member: &Member,
    federations: &[federations::Federation],
) -> Vec<(String, Option<(String, String)>)> {
    let visit = &member.visit;
    let grants = member.actor.grants.iter().map(|g| {
        let federation = g
            .federation
            .and_then(|id| federations.iter().find(|f| f.id == id));
        (
            role_name(visit.t(), g.role),
            federation.map(|f| (f.slug.clone(), f.name_in(visit.language))),
        )
    });
    grants.collect()
}

/// `own`: the hash of this session's token.
fn describe_session(visit: &Visit, s: storage::Session, own: Option<&str>) -> SessionRow {
    let (language, zone) = (visit.language, visit.zone_above());
    SessionRow {
        handle: log_ins::session_handle(&s),
        began: language.moment(s.created_at, zone),
        seen: language.moment(s.seen_at, zone),
        own: Some(s.token_hash.as_str()) == own,
        device: device::device_name(visit.t(), s.device()),
        network: s.network,
    }
}

pub async fn show_account(req: HttpRequest, member: Member) -> Result<HttpResponse, WebError> {
    account_view(&req, &member, AccountInput::Nothing, Vec::new()).await
}

/// The name may occur on pages of every federation in which the account has a role.
pub async fn rename_account(
    req: HttpRequest,
    member: Member,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let visit = &member.visit;
    let (actor, typed, now) = (
        member.actor.clone(),
        form.text("name").to_owned(),
        visit.app.now(),
    );
    let account = actor.account.ok_or(WebError::LogIn)?;
    if !visit
        .app
        .may_ask(RequestKind::OwnName, account.0.to_string())
        .await?
    {
        let often = ("name", visit.t().msg_account_name_too_often().to_owned());
        return account_view(
            &req,
            &member,
            AccountInput::Name(form.text("name")),
            vec![often],
        )
        .await;
    }
    match visit
        .app
        .write_form_in(Scope::Installation, move |c| {
            accounts::correct_own_name(c, &actor, &typed, now)
        })
        .await?
    {
        Ok(()) => Ok(redirect_to(visit, "/account", "saved")),
        Err(problems) => {
            let mistakes = problems
                .iter()
                .map(|p| (p.field, format_mistake(visit.t(), p.kind)))
                .collect();
            account_view(
                &req,
                &member,
                AccountInput::Name(form.text("name")),
                mistakes,
            )
            .await
        }
    }
}

/// `None` if the link was made on the console.
pub fn maker_name(c: &mut Conn, by: Option<AccountId>) -> Result<Option<String>, DbError> {
    Ok(match by {
        Some(id) => storage::find(c, id)?.map(|a| a.name),
        None => None,
    })
}

fn made_by(t: &L10nLanguage, spelling: Spelling, name: Option<String>) -> String {
    name.map_or_else(
        || t.msg_by_link_console(),
        |name| spelling.name(&name, None),
    )
}

/// Concerns a link made by another person.
pub fn by_link(
    spelling: Spelling,
    zone: Zone,
    link: &PasswordLink,
    name: Option<String>,
) -> String {
    let (t, language) = (spelling.language.messages(), spelling.language);
    t.msg_by_link(
        arg::By(made_by(t, spelling, name)),
        arg::Day(language.format_day(zone.local_time(link.made_at).at.date())),
    )
}

/// Attempts through a stolen session are throttled like all others.
pub async fn has_typed_password(
    req: &HttpRequest,
    member: &Member,
    typed: &str,
) -> Result<bool, WebError> {
    let visit = &member.visit;
    let id = member.actor.account.ok_or(WebError::LogIn)?;
    let now = visit.app.now();
    let place = visit.app.passwords.take_place()?;
    let admitted = visit.app.write(move |c| {
        let account = storage::find(c, id)?.ok_or(ActionError::NotFound)?;
        let attempt = throttle::admit_change(c, &account, now)?;
        Ok((account.password, attempt))
    });
    let admitted = admitted.await;
    if let Err(WebError::Refused(Refusal::Throttled(_))) = admitted {
        security::log_incident(Incident::LogInThrottled, req, &visit.app, None);
    }
    let (stored, attempt) = admitted?;
    let short = typed.len() <= 4 * passwords::MAX;
    if !short || !verify_password(visit, place, typed.to_owned(), stored, &attempt).await? {
        security::log_incident(Incident::LogInFailed, req, &visit.app, None);
        return Ok(false);
    }
    visit
        .app
        .write(move |c| Ok(throttle::forgive_failures(c, &attempt)?))
        .await?;
    Ok(true)
}

pub async fn change_password(
    req: HttpRequest,
    member: Member,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let visit = &member.visit;
    let id = member.actor.account.ok_or(WebError::LogIn)?;
    let base_url = visit.app.settings.base_url.clone();
    let (account, context) = visit
        .app
        .read(move |c| {
            let account = storage::find(c, id)?.ok_or(ActionError::NotFound)?;
            let context = Context::load_context(c, &account, &base_url)?;
            Ok::<_, ActionError>((account, context))
        })
        .await?;
    if let Some(problem) =
        passwords::find_problem(form.text("password"), form.text("again"), &context)
    {
        let mistakes = vec![(problem.field, format_mistake(visit.t(), problem.kind))];
        return account_view(&req, &member, AccountInput::Nothing, mistakes).await;
    }
    if !has_typed_password(&req, &member, form.text("old")).await? {
        return account_view(
            &req,
            &member,
            AccountInput::Nothing,
            vec![("old", visit.t().msg_mistake_old_password())],
        )
        .await;
    }
    let hash = visit.app.hash(form.text("password").to_owned()).await?;
    let (stored, now) = (hash.clone(), visit.app.now());
    let old = account.password.clone();
    let changed = visit.app.write(move |c| {
        // A link may have set another password meanwhile, to invalidate this one.
        if storage::find(c, id)?.is_none_or(|now| now.password != old) {
            return Err(Refusal::Changed.into());
        }
        accounts::change_password(c, id, &stored, now)
    });
    changed.await?;
    password_is_set(&req, visit, &account, hash)
}

pub async fn log_out_everywhere(
    req: HttpRequest,
    member: Member,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let (actor, now) = (member.actor.clone(), member.visit.app.now());
    member
        .visit
        .app
        .write(move |c| accounts::end_all_sessions(c, &actor, now))
        .await?;
    respond_after_leaving(&req, &member.visit)
}
