//! Appeals: the form, the commission's answer, and the page with both.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use crate::actions::appeals::{self as office, AppealInput};
use crate::actions::authorization::{Duty, OnAppeal, check_allowed};
use crate::actions::throttle::RequestKind;
use crate::actions::{ActionError, Actor, FormMistake, FormProblem, Refusal, Tx};
use crate::db::appeals::{self as storage, Appeal};
use crate::db::federations::Federation;
use crate::db::tournaments::Tournament;
use crate::db::{AppealId, Conn, TournamentId, players, tables, tournaments};
use crate::domain::appeal::{About, Stage};
use crate::domain::collation;
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_page, render_public, render_with_status};
use crate::frame::options::Choice;
use crate::frame::path::id;
use crate::frame::request::{
    By, Commission, Inside, attempt_inside, bind_forms, keep_bound, network_text, read_inside,
};
use crate::frame::sentences::{FieldMistakes, field_label, format_refusal};
use crate::i18n::choices::{appeal_stage as stage, appeal_subject as about};
use crate::i18n::{L10nLanguage, Language};

/// Texts are empty for readers who may not see them yet.
pub struct AppealView {
    pub id: i64,
    pub tournament: i64,
    /// The name of the tournament.
    pub held: String,
    pub about: String,
    pub name: String,
    /// Filled for the commission only.
    pub contact: String,
    pub filed: String,
    pub stage: String,
    pub badge: &'static str,
    pub body: String,
    pub answer: String,
    pub answered: String,
    /// The correction that followed.
    pub correction: Option<i64>,
}

impl AppealView {
    fn from_appeal(a: &Appeal, held: &str, inside: &Inside, sees: bool) -> AppealView {
        let (t, spelling) = (inside.t(), inside.spelling());
        let open = sees || a.stage.is_public();
        let shown = |text: &str| if open { text.to_owned() } else { String::new() };
        AppealView {
            id: a.id.0,
            tournament: a.objection.tournament_id.0,
            held: held.to_owned(),
            about: about(t, a.objection.about),
            name: if open {
                spelling.name(&a.objection.name, None)
            } else {
                String::new()
            },
            contact: if sees {
                a.objection.contact.clone()
            } else {
                String::new()
            },
            filed: inside.moment(a.objection.filed_at),
            stage: stage(t, a.stage),
            badge: match a.stage {
                Stage::Open => "waiting",
                Stage::Upheld => "rated",
                Stage::Rejected | Stage::Dismissed => "off",
            },
            body: shown(&a.objection.body),
            answer: shown(&a.answer),
            answered: a
                .answered_at
                .filter(|_| open)
                .map_or_else(String::new, |at| {
                    format!(
                        "{}, {}",
                        spelling.name(&a.answered_by, None),
                        inside.moment(at)
                    )
                }),
            correction: a.correction_id.map(|c| c.0),
        }
    }
}

fn can_read_text(inside: &Inside, a: &Appeal) -> bool {
    let own = inside
        .actor
        .as_ref()
        .is_some_and(|actor| actor.account.is_some() && actor.account == a.objection.account_id);
    own || inside.has_duty(Duty::Commission)
}

#[derive(Default)]
pub struct AppealsOfTournament {
    /// Oldest first, without dismissed ones.
    pub told: Vec<AppealView>,
    /// True if an appeal can be filed today.
    pub open: bool,
    /// The last day for filing; empty without a limit.
    pub until: String,
}

pub fn appeals_of_tournament(
    inside: &Inside,
    t: &Tournament,
    appeals: &[Appeal],
) -> AppealsOfTournament {
    let (f, today) = (&inside.federation, inside.today());
    let shown = appeals
        .iter()
        .filter(|a| a.stage != Stage::Dismissed || inside.has_duty(Duty::Commission));
    AppealsOfTournament {
        told: shown
            .map(|a| AppealView::from_appeal(a, "", inside, can_read_text(inside, a)))
            .collect(),
        open: office::is_open(f, t, today),
        until: office::appeal_deadline(f, t, today)
            .flatten()
            .map(|day| inside.language.format_day(day))
            .unwrap_or_default(),
    }
}

#[derive(Template)]
#[template(path = "appeals/list.html")]
struct ListPage {
    page: Layout,
    slug: String,
    appeals: Vec<AppealView>,
}

/// Open appeals come first.
pub async fn list(by: By<Commission>) -> Result<HttpResponse, WebError> {
    let (mut all, names) = read_inside(&by, |c, f| {
        let all = storage::of_federation(c, f.id, None)?;
        let names = tournaments::load_names(
            c,
            &all.iter()
                .map(|a| a.objection.tournament_id)
                .collect::<Vec<_>>(),
        )?;
        Ok::<_, ActionError>((all, names))
    })
    .await?;
    all.sort_by_key(|a| (a.stage != Stage::Open, std::cmp::Reverse(a.id)));
    let held = |id: TournamentId| names.get(&id).map(|n| n.0.clone()).unwrap_or_default();
    render_page(&ListPage {
        page: Layout::for_federation(&by, "inbox", by.t().msg_appeals_title()),
        slug: by.federation.slug.clone(),
        appeals: all
            .iter()
            .map(|a| AppealView::from_appeal(a, &held(a.objection.tournament_id), &by, true))
            .collect(),
    })
}

#[derive(Template)]
#[template(path = "appeals/appeal.html")]
struct AppealPage {
    page: Layout,
    slug: String,
    a: AppealView,
    answers: bool,
    refusal: Option<String>,
    stage: String,
    why: String,
    mistakes: FieldMistakes,
}

#[derive(Default)]
struct Answer {
    stage: String,
    why: String,
    refusal: Option<Refusal>,
    mistakes: Vec<FormProblem>,
}

async fn appeal_page(
    inside: &Inside,
    id: AppealId,
    typed: Answer,
) -> Result<HttpResponse, WebError> {
    let (a, held) = read_inside(inside, move |c, f| {
        let a = storage::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
        let held =
            tournaments::find(c, f.id, a.objection.tournament_id)?.ok_or(ActionError::NotFound)?;
        Ok::<_, ActionError>((a, held.conditions.display_name(held.id)))
    })
    .await?;
    let sees = can_read_text(inside, &a);
    if !sees && !a.stage.is_public() {
        return Err(WebError::NotFound);
    }
    let t = inside.t();
    let view = AppealPage {
        page: Layout::for_federation(inside, "tournaments", t.msg_appeal_number(a.id.0)),
        slug: inside.federation.slug.clone(),
        answers: inside
            .actor
            .as_ref()
            .is_some_and(|actor| check_allowed(actor, &a, OnAppeal::Answer).is_ok()),
        a: AppealView::from_appeal(&a, &held, inside, sees),
        refusal: typed
            .refusal
            .as_ref()
            .map(|r| format_refusal(inside.language, r)),
        stage: typed.stage,
        why: typed.why,
        mistakes: FieldMistakes::from_problems(t, &typed.mistakes, |name| form_label(t, name)),
    };
    match typed.refusal {
        Some(refusal) => render_with_status(&view, WebError::Refused(refusal).status()),
        None if !typed.mistakes.is_empty() => {
            render_with_status(&view, StatusCode::UNPROCESSABLE_ENTITY)
        }
        None if inside.actor.is_some() => render_page(&view),
        None => render_public(&view),
    }
}

/// Public once it was answered; before that for the commission and the appellant.
pub async fn show_appeal(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    appeal_page(
        &inside,
        path.1.parse().map_err(|_| WebError::NotFound)?,
        Answer::default(),
    )
    .await
}

pub async fn answer_appeal(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id: AppealId = path.1.parse().map_err(|_| WebError::NotFound)?;
    let (stage, why) = (form.text("stage").to_owned(), form.text("why").to_owned());
    let typed = Answer {
        stage: stage.clone(),
        why: why.clone(),
        ..Answer::default()
    };
    match attempt_inside(&by, move |tx| office::answer_appeal(tx, id, &stage, &why)).await? {
        Ok(_) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/appeals/{id}", by.federation.slug),
            "appeal-answered",
        )),
        Err(ActionError::Refused(Refusal::ReasonMissing)) => {
            let mistakes = vec![FormProblem::new("why", FormMistake::Missing)];
            appeal_page(&by, id, Answer { mistakes, ..typed }).await
        }
        Err(ActionError::Refused(refusal @ Refusal::AppealAnswered)) => {
            appeal_page(
                &by,
                id,
                Answer {
                    refusal: Some(refusal),
                    ..typed
                },
            )
            .await
        }
        Err(other) => Err(other.into()),
    }
}

#[derive(Template)]
#[template(path = "appeals/new.html")]
struct NewPage {
    page: Layout,
    slug: String,
    tournament: i64,
    held: String,
    until: String,
    /// Empty unless the table has participants.
    people: Vec<Choice<i64>>,
    abouts: Vec<Choice>,
    officer: bool,
    name: String,
    contact: String,
    body: String,
    mistakes: FieldMistakes,
    refusal: Option<String>,
}

fn form_label(t: &L10nLanguage, name: &str) -> String {
    match name {
        "body" => t.msg_appeal_why(),
        "why" => t.msg_appeal_reason(),
        "about" => t.msg_appeal_about(),
        "name" => t.msg_appeal_name(),
        "player" => t.msg_appeal_player(),
        other => field_label(t, other),
    }
}

fn load_with_participants(
    c: &mut Conn,
    f: &Federation,
    id: TournamentId,
    language: Language,
) -> Result<(Tournament, Vec<(i64, String)>), ActionError> {
    let spelling = language.spelling(f.name_language());
    let t = tournaments::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
    let people = tables::load_participants(c, id)?;
    let names =
        players::names_told_apart(c, &people.iter().map(|p| p.player_id).collect::<Vec<_>>())?;
    let name = |id| {
        names
            .get(&id)
            .map(|(n, latin)| spelling.name(n, latin.as_deref()))
            .unwrap_or_default()
    };
    let mut people: Vec<(i64, String)> = people
        .iter()
        .map(|p| (p.player_id.0, name(p.player_id)))
        .collect();
    people.sort_by_cached_key(|(_, name)| collation::sort_key_in(language, name));
    Ok((t, people))
}

async fn new(
    req: &HttpRequest,
    inside: &Inside,
    id: TournamentId,
    typed: AppealInput,
    problems: &[FormProblem],
    refusal: Option<Refusal>,
) -> Result<HttpResponse, WebError> {
    let language = inside.language;
    let (t, people) = read_inside(inside, move |c, f| {
        load_with_participants(c, f, id, language)
    })
    .await?;
    let beside = appeals_of_tournament(inside, &t, &[]);
    let refusal = refusal.or((!beside.open).then_some(Refusal::AppealLate));
    let mut inside = inside.clone();
    let visitor = bind_forms(req, &mut inside.visit)?;
    let m = inside.t();
    let view = NewPage {
        page: Layout::for_federation(&inside, "tournaments", m.msg_appeal_new()),
        slug: inside.federation.slug.clone(),
        tournament: id.0,
        held: t.conditions.display_name(id),
        until: beside.until,
        people: people
            .into_iter()
            .map(|(id, name)| Choice::new(id, name, typed.player.trim() == id.to_string()))
            .collect(),
        abouts: About::ALL
            .into_iter()
            .map(|a| Choice::new(a.word(), about(m, a), a.word() == typed.about))
            .collect(),
        officer: inside.has_duty(Duty::Officer),
        name: typed.name,
        contact: typed.contact,
        body: typed.body,
        mistakes: FieldMistakes::from_problems(m, problems, |name| form_label(m, name)),
        refusal: refusal.as_ref().map(|r| format_refusal(language, r)),
    };
    let code = match (refusal, problems.is_empty()) {
        (Some(refusal), _) => WebError::Refused(refusal).status(),
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
    new(
        &req,
        &inside,
        id(&path.1)?,
        AppealInput::default(),
        &[],
        None,
    )
    .await
}

pub async fn file_appeal(
    req: HttpRequest,
    inside: Inside,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let text = |name: &str| form.text(name).to_owned();
    let given = AppealInput {
        about: text("about"),
        player: text("player"),
        name: text("name"),
        contact: text("contact"),
        body: text("body"),
    };
    let stranger = || Actor {
        account: None,
        name: given.name.chars().take(120).collect(),
        grants: Vec::new(),
    };
    let actor = inside.actor.clone().unwrap_or_else(stranger);
    if !inside.has_duty(Duty::Officer)
        && !inside
            .app
            .may_ask(RequestKind::Appeal, network_text(&req, &inside.app))
            .await?
    {
        return new(&req, &inside, id, given, &[], Some(Refusal::AskedTooOften)).await;
    }
    let typed = given.clone();
    match attempt_inside(
        &inside,
        form.run_once(move |tx| {
            office::file_appeal(
                &mut Tx::new(tx.conn, &actor, tx.federation, tx.now),
                id,
                &given,
            )
        }),
    )
    .await?
    {
        Ok(_) => Ok(redirect_to(
            &inside.visit,
            &format!("/{}/tournaments/{id}", inside.federation.slug),
            "appeal-filed",
        )),
        Err(ActionError::Form(problems)) => new(&req, &inside, id, typed, &problems, None).await,
        Err(ActionError::Refused(why @ (Refusal::AppealLate | Refusal::TooManyRequests))) => {
            new(&req, &inside, id, typed, &[], Some(why)).await
        }
        Err(other) => Err(other.into()),
    }
}
