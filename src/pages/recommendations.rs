//! Initial ratings that members recommend (ufgo 3.2), asked by a letter's link or an account.

use std::collections::HashMap;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use crate::actions::authorization::{Duty, OnRequest, check_allowed};
use crate::actions::links::Secrets;
use crate::actions::recommendations::{self as office, AnswerInput, Key, Question};
use crate::actions::replay::Progress;
use crate::actions::{ActionError, FormProblem};
use crate::app::MachineSecrets;
use crate::db::recommendations::{self as storage, RecommendationMember, Request};
use crate::db::{Conn, PlayerId, players};
use crate::domain::recommendation::{Answer, Stage};
use crate::error::{FormFault, WebError};
use crate::frame::cookies::{VISITOR, build_cookie, form_token, visitor_cookie};
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_page, render_with_status};
use crate::frame::request::{
    By, Commission, Inside, Officer, attempt_inside, read_inside, write_inside,
};
use crate::frame::sentences::{field_label, format_mistake};
use crate::i18n::L10nLanguage;
use crate::i18n::choices::recommendation_answer;
use crate::rating_format::RatingFormat;

const SHOWN: i64 = 100;

fn stage_name(t: &L10nLanguage, stage: Stage) -> String {
    match stage {
        Stage::Waiting => t.msg_recommendation_waiting(),
        Stage::Entered => t.msg_recommendation_entered(),
        Stage::Refused => t.msg_recommendation_refused(),
        Stage::Withdrawn => t.msg_recommendation_withdrawn(),
        Stage::Lapsed => t.msg_recommendation_lapsed(),
    }
}

pub struct ShownMember {
    pub name: String,
    pub answer: String,
    pub words: String,
    pub at: String,
}

pub struct ShownRequest {
    pub id: i64,
    pub player: i64,
    pub name: String,
    pub rating: String,
    pub stage: String,
    pub badge: &'static str,
    pub reason: String,
    pub made: String,
    pub until: String,
    pub members: Vec<ShownMember>,
    /// True if the commission may withdraw the request.
    pub waits: bool,
    /// True if the reader is asked and hasn't answered.
    mine: bool,
}

impl ShownRequest {
    fn from_request(
        inside: &Inside,
        request: &Request,
        name: &str,
        all: &[RecommendationMember],
    ) -> ShownRequest {
        let (t, now) = (inside.t(), inside.app.now());
        let at = request.stage_at(now);
        let own: Vec<&RecommendationMember> = all
            .iter()
            .filter(|who| who.member.request_id == request.id)
            .collect();
        let account = inside.actor.as_ref().and_then(|actor| actor.account);
        let waits = inside
            .actor
            .as_ref()
            .is_some_and(|actor| check_allowed(actor, request, OnRequest::Withdraw).is_ok());
        let member = |who: &&RecommendationMember| ShownMember {
            name: inside.spelling().name(&who.member.name, None),
            answer: recommendation_answer(t, who.answer),
            words: who.remark.clone(),
            at: who
                .answered_at
                .map(|at| inside.moment(at))
                .unwrap_or_default(),
        };
        ShownRequest {
            id: request.id.0,
            player: request.proposed.player_id.0,
            name: name.to_owned(),
            rating: RatingFormat::for_federation(inside)
                .format_rating(Some(request.proposed.rating)),
            stage: stage_name(t, at),
            badge: match at {
                Stage::Waiting => "waiting",
                Stage::Entered => "rated",
                Stage::Refused | Stage::Withdrawn | Stage::Lapsed => "cancelled",
            },
            reason: request.proposed.reason.clone(),
            made: format!(
                "{}, {}",
                inside.spelling().name(&request.proposed.by_name, None),
                inside.moment(request.proposed.created_at)
            ),
            until: inside.moment(request.proposed.expires_at),
            members: own.iter().map(member).collect(),
            waits,
            mine: at == Stage::Waiting
                && own.iter().any(|who| {
                    who.answer == Answer::Open
                        && who.member.account_id.is_some()
                        && who.member.account_id == account
                }),
        }
    }
}

/// Newest first.
pub async fn of_player(
    by: &By<Commission>,
    player: PlayerId,
) -> Result<Vec<ShownRequest>, WebError> {
    let (requests, members) = read_inside(by, move |c, _| {
        let requests = storage::of_player(c, player)?;
        let members =
            storage::load_recommenders(c, &requests.iter().map(|r| r.id).collect::<Vec<_>>())?;
        Ok::<_, ActionError>((requests, members))
    })
    .await?;
    Ok(requests
        .iter()
        .map(|request| ShownRequest::from_request(by, request, "", &members))
        .collect())
}

#[derive(Template)]
#[template(path = "recommendations/list.html")]
struct ListPage {
    page: Layout,
    slug: String,
    mine: Vec<ShownRequest>,
    others: Vec<ShownRequest>,
    commission: bool,
}

struct RequestListData {
    requests: Vec<Request>,
    members: Vec<RecommendationMember>,
    names: HashMap<PlayerId, (String, Option<String>)>,
}

/// The reader's open questions; for the commission, all requests.
pub async fn list(by: By<Officer>) -> Result<HttpResponse, WebError> {
    let RequestListData {
        requests,
        members,
        names,
    } = read_inside(&by, |c: &mut Conn, f| {
        let requests = storage::list(c, f.id, SHOWN)?;
        let members =
            storage::load_recommenders(c, &requests.iter().map(|r| r.id).collect::<Vec<_>>())?;
        let names = players::load_names(
            c,
            &requests
                .iter()
                .map(|r| r.proposed.player_id)
                .collect::<Vec<_>>(),
        )?;
        Ok(RequestListData {
            requests,
            members,
            names,
        })
    })
    .await?;
    let name = |id| {
        names
            .get(&id)
            .map(|(n, latin): &(String, _)| by.spelling().name(n, latin.as_deref()))
            .unwrap_or_default()
    };
    let shown = requests.iter().map(|request| {
        ShownRequest::from_request(&by, request, &name(request.proposed.player_id), &members)
    });
    let (mine, others): (Vec<_>, Vec<_>) = shown.partition(|request| request.mine);
    let commission = by.has_duty(Duty::Commission);
    render_page(&ListPage {
        page: Layout::for_federation(&by, "inbox", by.t().msg_recommendations_title()),
        slug: by.federation.slug.clone(),
        mine,
        others: if commission { others } else { Vec::new() },
        commission,
    })
}

fn parse_answer(form: &Form) -> Result<AnswerInput, WebError> {
    let confirmed = match form.text("do") {
        "confirm" => true,
        "refuse" => false,
        _ => return Err(WebError::Form(FormFault::Field)),
    };
    Ok(AnswerInput {
        confirmed,
        words: form.text("words").to_owned(),
    })
}

/// For members with an account.
pub async fn answer_request(
    by: By<Officer>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let request = path.1.parse().map_err(|_| WebError::NotFound)?;
    let account = by.actor.account.ok_or(WebError::Forbidden)?;
    let given = parse_answer(&form)?;
    let key = Key::Account(account, request);
    write_inside(&by, move |tx| {
        office::answer_question(
            tx.conn,
            tx.federation,
            &key,
            &given,
            tx.now,
            &Progress::default(),
        )
    })
    .await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/recommendations", by.federation.slug),
        "recommendation-answered",
    ))
}

pub async fn withdraw_request(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let request = path.1.parse().map_err(|_| WebError::NotFound)?;
    let player = write_inside(&by, move |tx| office::withdraw_request(tx, request)).await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/players/{player}/office", by.federation.slug),
        "recommendation-withdrawn",
    ))
}

#[derive(Template)]
#[template(path = "recommendations/question.html")]
struct QuestionPage {
    page: Layout,
    action: String,
    to: String,
    by: String,
    name: String,
    rating: String,
    reason: String,
    until: String,
    words: String,
    mistakes: Vec<(&'static str, String)>,
}

impl QuestionPage {
    fn mistake(&self, name: &str) -> Option<&str> {
        self.mistakes
            .iter()
            .find(|m| m.0 == name)
            .map(|m| m.1.as_str())
    }

    fn label(&self, name: &str) -> String {
        field_label(self.page.t, name)
    }
}

/// Without a session, the form's token is bound to a cookie.
fn choose_visitor(req: &HttpRequest, inside: &Inside) -> Result<Option<String>, WebError> {
    Ok(match (&inside.visit.actor, visitor_cookie(req)) {
        (Some(_), _) => None,
        (None, Some(token)) => Some(token),
        (None, None) => Some(MachineSecrets.token()?),
    })
}

/// An error if the question is no longer open.
async fn render_question(
    req: &HttpRequest,
    inside: &Inside,
    token: String,
    words: String,
    problems: &[FormProblem],
) -> Result<HttpResponse, WebError> {
    let spelling = inside.spelling();
    let (now, key) = (inside.app.now(), Key::Link(token.clone()));
    let (Question { request, who }, names) = read_inside(inside, move |c, f| {
        let question = office::find_question(c, f, &key, now)?;
        let names = players::load_names(c, &[question.request.proposed.player_id])?;
        Ok::<_, ActionError>((question, names))
    })
    .await?;
    let mut inside = inside.clone();
    let visitor = choose_visitor(req, &inside)?;
    if let Some(token) = &visitor {
        inside.visit.token = form_token(token);
    }
    let t = inside.t();
    let view = QuestionPage {
        page: Layout::for_federation(&inside, "ratings", t.msg_recommendations_title()),
        action: format!(
            "/{}/recommendations/by-link/{token}",
            inside.federation.slug
        ),
        to: spelling.name(&who.member.name, None),
        by: spelling.name(&request.proposed.by_name, None),
        name: names
            .get(&request.proposed.player_id)
            .map(|(n, latin)| spelling.name(n, latin.as_deref()))
            .unwrap_or_default(),
        rating: RatingFormat::for_federation(&inside).format_rating(Some(request.proposed.rating)),
        reason: request.proposed.reason,
        until: inside.moment(request.proposed.expires_at),
        words,
        mistakes: problems
            .iter()
            .map(|p| (p.field, format_mistake(t, p.kind)))
            .collect(),
    };
    let mut response = render_with_status(
        &view,
        if problems.is_empty() {
            StatusCode::OK
        } else {
            StatusCode::UNPROCESSABLE_ENTITY
        },
    )?;
    if let Some(token) = visitor {
        response
            .add_cookie(&build_cookie(&inside.visit.app, VISITOR, token, 1))
            .map_err(|_| WebError::ShuttingDown)?;
    }
    Ok(response)
}

pub async fn show_question(
    req: HttpRequest,
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let token = path.1.clone();
    if read_inside(&inside, move |c, f| {
        Ok::<_, ActionError>(office::is_answered(c, f, &token)?)
    })
    .await?
    {
        return Ok(redirect_to(
            &inside.visit,
            &format!("/{}", inside.federation.slug),
            "recommendation-answered",
        ));
    }
    render_question(&req, &inside, path.1.clone(), String::new(), &[]).await
}

/// Only the recipient of the letter knows the link.
pub async fn answer_by_link(
    req: HttpRequest,
    inside: Inside,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let given = parse_answer(&form)?;
    let (key, words) = (Key::Link(path.1.clone()), given.words.clone());
    match attempt_inside(&inside, move |tx| {
        office::answer_question(
            tx.conn,
            tx.federation,
            &key,
            &given,
            tx.now,
            &Progress::default(),
        )
    })
    .await?
    {
        Ok(_) => Ok(redirect_to(
            &inside.visit,
            &format!("/{}", inside.federation.slug),
            "recommendation-answered",
        )),
        Err(ActionError::Form(problems)) => {
            render_question(&req, &inside, path.1.clone(), words, &problems).await
        }
        Err(other) => Err(other.into()),
    }
}
