//! Mail: the address and notices of an account, the confirmation of an address, and the list of
//! unsent mails.

pub mod letters;
pub mod sender;

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use crate::account::{AccountInput, account_view, has_typed_password};
use crate::actions::mail::outbox;
use crate::actions::mail::{self, Envelope, MailSettings};
use crate::app::MachineSecrets;
use crate::db::LetterId;
use crate::db::outbox::{self as storage, Letter};
use crate::domain::zone::Zone;
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_page};
use crate::frame::request::{Administrator, Member, Visit};
use crate::frame::sentences::format_mistake;
use crate::i18n::{L10nLanguage, Language};
use crate::session::bind_token;

const SHOWN: i64 = 500;

pub fn parse_envelope(visit: &Visit, form: &Form) -> Option<Envelope> {
    visit.app.settings.mail.as_ref()?;
    Some(Envelope {
        address: form.non_empty("mail")?,
        language: visit.language,
    })
}

pub async fn change_address(
    req: HttpRequest,
    member: Member,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let visit = &member.visit;
    if visit.app.settings.mail.is_none() {
        // The form isn't on the page then.
        return Err(WebError::NotFound);
    }
    let language = Language::from_word(form.text("language")).unwrap_or(visit.language);
    let wishes = MailSettings {
        address: form.text("mail").trim().to_owned(),
        notices: form.has_field("notices"),
        language,
    };
    let (actor, asked) = (member.actor.clone(), wishes.address.clone());
    // The owner of the address receives the links, so a stolen session alone must not change it.
    let changes = visit
        .app
        .read(move |c| mail::is_another(c, &actor, &asked))
        .await?;
    if changes && !has_typed_password(&req, &member, form.text("current")).await? {
        return account_view(
            &req,
            &member,
            AccountInput::Wishes(&wishes),
            vec![("current", visit.t().msg_mistake_password())],
        )
        .await;
    }
    let (actor, now, wanted) = (member.actor.clone(), visit.app.now(), wishes.clone());
    let outcome = visit
        .app
        .write_form(move |c| mail::set(c, &actor, &wanted, &MachineSecrets, now))
        .await?;
    match outcome {
        Ok(asked) => Ok(redirect_to(
            visit,
            "/account",
            if asked { "mail-asked" } else { "saved" },
        )),
        Err(problems) => {
            let mistakes = problems
                .iter()
                .map(|p| (p.field, format_mistake(visit.t(), p.kind)))
                .collect();
            account_view(&req, &member, AccountInput::Wishes(&wishes), mistakes).await
        }
    }
}

#[derive(Template)]
#[template(path = "mail/confirm.html")]
struct ConfirmPage {
    page: Layout,
    action: String,
    name: String,
    address: String,
}

/// Only asks: mail scanners that open every link must not confirm anything.
pub async fn confirm_page(
    req: HttpRequest,
    mut visit: Visit,
    token: web::Path<String>,
) -> Result<HttpResponse, WebError> {
    let (secret, now) = (token.to_string(), visit.app.now());
    let (account, address) = visit
        .app
        .read_newest(move |c| mail::find_link(c, &secret, now))
        .await?;
    let visitor = bind_token(&req, &mut visit)?;
    let mut response = render_page(&ConfirmPage {
        page: Layout::for_site(&visit, visit.t().msg_confirm_title()),
        action: format!("/confirmation/{token}"),
        name: visit.spelling().name(&account.name, None),
        address,
    })?;
    if let Some(visitor) = visitor {
        response
            .add_cookie(&visitor)
            .map_err(|_| WebError::ShuttingDown)?;
    }
    Ok(response)
}

/// The link proves that the user reads the mails of the address.
pub async fn confirm_address(
    visit: Visit,
    token: web::Path<String>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let now = visit.app.now();
    visit
        .app
        .write(move |c| mail::confirm_address(c, &token, now))
        .await?;
    let to = if visit.actor.is_some() {
        "/account"
    } else {
        "/"
    };
    Ok(redirect_to(&visit, to, "mail-confirmed"))
}

struct LetterRow {
    id: i64,
    kind: String,
    address: String,
    written: String,
    attempts: i32,
    error: String,
    next: String,
    again: bool,
}

#[derive(Template)]
#[template(path = "mail/letters.html")]
struct LettersPage {
    page: Layout,
    on: bool,
    given_up: Vec<LetterRow>,
    waiting: Vec<LetterRow>,
}

pub async fn show_letters(admin: Administrator) -> Result<HttpResponse, WebError> {
    let visit = &admin.visit;
    let (language, t, now) = (visit.language, visit.t(), visit.app.now());
    let unsent = visit.app.read(|c| storage::load_unsent(c, SHOWN)).await?;
    let row = |letter: Letter| LetterRow {
        id: letter.id.0,
        kind: letters::kind_name(t, &letter.kind),
        written: language.moment(letter.created_at, Zone::UTC),
        next: language.moment(letter.next_try_at, Zone::UTC),
        again: outbox::may_try_again(&letter, now),
        error: error_text(t, &letter.last_error),
        attempts: letter.attempts,
        address: letter.address,
    };
    let (given_up, waiting): (Vec<Letter>, Vec<Letter>) =
        unsent.into_iter().partition(|l| l.given_up_at.is_some());
    render_page(&LettersPage {
        page: Layout::for_site(visit, t.msg_letters_title()),
        on: visit.app.settings.mail.is_some(),
        given_up: given_up.into_iter().map(row).collect(),
        waiting: waiting.into_iter().map(row).collect(),
    })
}

/// Translated if the text is ours, else as the mail server gave it.
fn error_text(t: &L10nLanguage, text: &str) -> String {
    match text {
        outbox::EXPIRED => t.msg_letter_error_expired(),
        outbox::UNFINISHED => t.msg_letter_error_unfinished(),
        other => other.to_owned(),
    }
}

pub async fn try_again(
    admin: Administrator,
    path: web::Path<String>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let id: LetterId = path.parse().map_err(|_| WebError::NotFound)?;
    let (actor, now) = (admin.actor.clone(), admin.visit.app.now());
    admin
        .visit
        .app
        .write(move |c| outbox::try_again(c, &actor, id, now))
        .await?;
    Ok(redirect_to(&admin.visit, "/accounts/mail", "letter-again"))
}
