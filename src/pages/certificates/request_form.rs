//! The public form to request a certificate or an extract.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use crate::actions::authorization::Duty;
use crate::actions::certificates::{self as office, Wish};
use crate::actions::throttle::RequestKind;
use crate::actions::{ActionError, Actor, FormMistake, FormProblem, Refusal, Tx};
use crate::db::{PlayerId, players};
use crate::domain::certificate::Kind;
use crate::domain::player::parse_date;
use crate::domain::tournament::Pool;
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_with_status};
use crate::frame::options::{self, Choice};
use crate::frame::path::id;
use crate::frame::request::{
    Inside, attempt_inside, bind_forms, keep_bound, network_text, read_inside,
};
use crate::frame::sentences::{FieldMistakes, field_label};
use crate::i18n::{Language, terms};

#[derive(Template)]
#[template(path = "certificates/ask.html")]
struct AskPage {
    page: Layout,
    slug: String,
    player: i64,
    name: String,
    ranks: bool,
    pools: Vec<Choice>,
    official: bool,
    kind: String,
    on_day: String,
    languages: Vec<Choice>,
    asked_by: String,
    contact: String,
    delivery: String,
    mistakes: FieldMistakes,
    refusal: Option<String>,
}

#[derive(Default, Clone)]
struct CertificateForm {
    kind: String,
    on_day: String,
    pool: String,
    language: String,
    asked_by: String,
    contact: String,
    delivery: String,
}

impl CertificateForm {
    fn of(form: &Form) -> CertificateForm {
        let text = |name: &str| form.text(name).to_owned();
        CertificateForm {
            kind: text("kind"),
            on_day: text("on_day"),
            pool: text("pool"),
            language: text("language"),
            asked_by: text("asked_by"),
            contact: text("contact"),
            delivery: text("delivery"),
        }
    }
}

/// `None` if the kind or the language is unknown.
fn wish_of(inside: &Inside, typed: &CertificateForm) -> Option<Wish> {
    Some(Wish {
        kind: Kind::from_word(&typed.kind)?,
        on_day: parse_date(typed.on_day.trim()),
        pool: crate::rating_format::RatingFormat::for_federation(inside)
            .shows
            .pools
            .then(|| Pool::from_word(&typed.pool).unwrap_or_default()),
        language: Language::from_word(&typed.language)?,
        asked_by: typed.asked_by.clone(),
        contact: typed.contact.clone(),
        delivery: typed.delivery.clone(),
    })
}

async fn ask_page(
    req: &HttpRequest,
    inside: &Inside,
    player: PlayerId,
    typed: CertificateForm,
    problems: &[FormProblem],
    refusal: Option<Refusal>,
) -> Result<HttpResponse, WebError> {
    let spelling = inside.spelling();
    let found = read_inside(inside, move |c, f| {
        players::find(c, f.id, player)?.ok_or(ActionError::NotFound)
    })
    .await?;
    let mut inside = inside.clone();
    let visitor = bind_forms(req, &mut inside.visit)?;
    let t = inside.t();
    let language = inside.language;
    let chosen = Language::from_word(&typed.language).unwrap_or(language);
    let view = AskPage {
        page: Layout::for_federation(&inside, "ratings", t.msg_ask_certificate()),
        slug: inside.federation.slug.clone(),
        player: player.0,
        name: spelling.name(found.display_name(), found.latin()),
        ranks: found.state.shown.rank.as_deref().is_some_and(|r| r != "N"),
        official: inside.has_duty(Duty::Commission),
        kind: typed.kind,
        pools: Pool::ALL
            .into_iter()
            .filter(|_| {
                crate::rating_format::RatingFormat::for_federation(&inside)
                    .shows
                    .pools
            })
            .map(|p| Choice::new(p.word(), terms::pool_name(t, p), p.word() == typed.pool))
            .collect(),
        on_day: typed.on_day,
        languages: options::language_choices(chosen),
        asked_by: typed.asked_by,
        contact: typed.contact,
        delivery: typed.delivery,
        mistakes: FieldMistakes::from_problems(t, problems, |name| field_label(t, name)),
        refusal: refusal
            .as_ref()
            .map(|r| crate::frame::sentences::format_refusal(language, r)),
    };
    let code = match (&refusal, problems.is_empty()) {
        (Some(refusal), _) => WebError::Refused(refusal.clone()).status(),
        (None, true) => StatusCode::OK,
        (None, false) => StatusCode::UNPROCESSABLE_ENTITY,
    };
    let mut response = render_with_status(&view, code)?;
    keep_bound(&mut response, &inside.visit, visitor)?;
    Ok(response)
}

pub async fn new_page(
    req: HttpRequest,
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let today = inside.today().to_string();
    ask_page(
        &req,
        &inside,
        id(&path.1)?,
        CertificateForm {
            on_day: today,
            ..CertificateForm::default()
        },
        &[],
        None,
    )
    .await
}

/// An officer may request on the player's behalf.
pub async fn request_certificate(
    req: HttpRequest,
    inside: Inside,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let player = id(&path.1)?;
    let typed = CertificateForm::of(&form);
    let Some(wish) = wish_of(&inside, &typed) else {
        let unknown = [FormProblem::new("kind", FormMistake::Unknown)];
        return ask_page(&req, &inside, player, typed, &unknown, None).await;
    };
    let actor = inside.actor.clone().unwrap_or_else(|| Actor {
        account: None,
        name: typed.asked_by.chars().take(120).collect(),
        grants: Vec::new(),
    });
    let official = inside.has_duty(Duty::Commission);
    if !may_request(&req, &inside).await? {
        let refusal = Some(Refusal::AskedTooOften);
        return ask_page(&req, &inside, player, typed, &[], refusal).await;
    }
    let outcome = attempt_inside(
        &inside,
        form.run_once(move |tx| {
            office::request_certificate(
                &mut Tx::new(tx.conn, &actor, tx.federation, tx.now),
                player,
                &wish,
            )
        }),
    )
    .await?;
    let slug = &inside.federation.slug;
    match outcome {
        Ok(id) if official => Ok(redirect_to(
            &inside.visit,
            &format!("/{slug}/certificates/{id}"),
            "asked",
        )),
        Ok(_) => Ok(redirect_to(
            &inside.visit,
            &format!("/{slug}/players/{player}"),
            "asked",
        )),
        Err(ActionError::Form(problems)) => {
            ask_page(&req, &inside, player, typed, &problems, None).await
        }
        Err(ActionError::Refused(why @ (Refusal::NothingToCertify | Refusal::TooManyRequests))) => {
            ask_page(&req, &inside, player, typed, &[], Some(why)).await
        }
        Err(other) => Err(other.into()),
    }
}

/// False if the sender isn't an officer and has requested too many certificates.
async fn may_request(req: &HttpRequest, inside: &Inside) -> Result<bool, WebError> {
    if inside.has_duty(Duty::Officer) {
        return Ok(true);
    }
    inside
        .app
        .may_ask(RequestKind::Certificate, network_text(req, &inside.app))
        .await
}
