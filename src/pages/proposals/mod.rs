//! Proposed tournaments: the list, the organizers' form, and the acts of organizers and commission.

pub mod proposal;
pub mod regulations;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::NaiveDateTime;
use serde::Deserialize;

use crate::actions::authorization::{Duty, OnProposal, check_allowed};
use crate::actions::category::Terms;
use crate::actions::proposals::{
    self as office, Decision, ProposalForm, ProposalInput, ProposalVersion, parse_form,
};
use crate::actions::{ActionError, Actor, FormProblem, Refusal, Tx};
use crate::calendar_plans;
use crate::db::federations::Federation;
use crate::db::files;
use crate::db::proposals::{self, Filter, Proposal};
use crate::db::{Conn, DbError, ProposalId};
use crate::domain::proposal::{Act, Stage};
use crate::domain::tournament::{Category, Pool};
use crate::editions::category::{Assessed, TermsForm};
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_page, render_with_status};
use crate::frame::options::Choice;
use crate::frame::pager::{PER_PAGE, Pager};
use crate::frame::path::id;
use crate::frame::query::QueryParams;
use crate::frame::request::{By, Commission, Inside, Planner, read_inside, write_inside};
use crate::frame::sentences::format_mistake;
use crate::frame::signing::SigningOfficer;
use crate::frame::upload::Upload;
use crate::i18n::{L10nLanguage, terms};
use crate::rating_format::RatingFormat;
use crate::tournaments::conditions::{RefereeChoice, load_choices};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ProposalFilter {
    stage: String,
    page: String,
}

pub struct ListedProposal {
    pub id: i64,
    pub name: String,
    pub organizer: String,
    pub stage: String,
    pub badge: &'static str,
    /// Empty if not sent.
    pub sent: String,
}

impl ListedProposal {
    pub fn from_proposal(p: &Proposal, inside: &Inside) -> ListedProposal {
        let stage = p.step.stage;
        ListedProposal {
            id: p.id.0,
            name: proposal_name(inside.t(), &p.written.name, p.id),
            organizer: inside.spelling().name(&p.organizer_name, None),
            stage: terms::stage_name(inside.t(), stage),
            badge: terms::stage_badge(stage),
            sent: p
                .step
                .sent_at
                .map(|at| inside.moment(at))
                .unwrap_or_default(),
        }
    }
}

/// An unnamed tournament has the number of its proposal.
fn proposal_name(t: &L10nLanguage, name: &str, id: ProposalId) -> String {
    if name.trim().is_empty() {
        t.msg_numbered(id.to_string())
    } else {
        name.to_owned()
    }
}

#[derive(Template)]
#[template(path = "proposals/list.html")]
struct ListPage {
    page: Layout,
    slug: String,
    rows: Vec<ListedProposal>,
    pager: Pager,
    stages: Vec<Choice>,
    narrowed: bool,
}

pub async fn list(
    by: By<Planner>,
    query: QueryParams<ProposalFilter>,
) -> Result<HttpResponse, WebError> {
    let chosen = Stage::from_word(&query.stage);
    let asked: Option<i64> = query.page.parse().ok();
    let path = format!("/{}/proposals", by.federation.slug);
    let actor = by.actor.clone();
    let (rows, pager) = read_inside(&by, move |c, f| {
        let stages = chosen.into_iter().collect();
        let mut filter = Filter {
            organizer: actor.account,
            sent: check_allowed(&actor, &f.id, Duty::Commission).is_ok(),
            stages,
            limit: PER_PAGE,
            ..Filter::default()
        };
        let pager = Pager::new(
            asked,
            proposals::count(c, f.id, &filter)?,
            PER_PAGE,
            &path,
            &[("stage", chosen.map(Stage::word).unwrap_or_default())],
        );
        filter.offset = pager.row_offset(PER_PAGE);
        Ok::<_, ActionError>((proposals::list(c, f.id, &filter)?, pager))
    })
    .await?;
    let t = by.t();
    render_page(&ListPage {
        page: Layout::for_federation(&by, "inbox", t.msg_proposals_title()),
        slug: by.federation.slug.clone(),
        rows: rows
            .iter()
            .map(|p| ListedProposal::from_proposal(p, &by))
            .collect(),
        pager,
        stages: Stage::ALL
            .into_iter()
            .map(|s| Choice::new(s.word(), terms::stage_name(t, s), Some(s) == chosen))
            .collect(),
        narrowed: chosen.is_some(),
    })
}

#[derive(Template)]
#[template(path = "proposals/form.html")]
struct FormPage {
    page: Layout,
    slug: String,
    action: String,
    back: String,
    version: i64,
    c: ProposalForm,
    body: String,
    plea: String,
    document: Option<String>,
    clubs: Vec<(i64, String)>,
    referees: Vec<RefereeChoice>,
    /// True if the head of the holding club signs the table, so that a club is needed.
    club_signs: bool,
    pools: Vec<(&'static str, String)>,
    terms: TermsForm,
    assessed: Option<Assessed>,
    figures: RatingFormat,
    plan_lines: Vec<Choice<String>>,
    official: bool,
    mistakes: Vec<(&'static str, String)>,
    refusal: Option<String>,
    late: bool,
    stale: bool,
    kept: bool,
    reason: String,
}

impl FormPage {
    fn label(&self, field: &str) -> String {
        match field {
            "name" => self.page.t.msg_tournament_name(),
            "plan" => self.page.t.msg_plan_line(),
            other => crate::frame::sentences::field_label(self.page.t, other),
        }
    }

    fn mistake(&self, field: &str) -> Option<&str> {
        self.mistakes
            .iter()
            .find(|m| m.0 == field)
            .map(|m| m.1.as_str())
    }
}

#[derive(Default)]
struct ProposalFormView {
    existing: Option<(ProposalId, i64)>,
    typed: ProposalForm,
    body: String,
    plea: String,
    document: Option<String>,
    problems: Vec<FormProblem>,
    refusal: Option<Refusal>,
    stale: bool,
    /// True if the typed form is stored as a draft.
    kept: bool,
    /// The reason why it was sent back.
    reason: String,
    /// True if sending it now would be late.
    late: bool,
}

/// `None` if the federation has no categories, or the form is unreadable.
async fn assess_typed(
    by: &By<Planner>,
    typed: &ProposalForm,
) -> Result<Option<Assessed>, WebError> {
    if !RatingFormat::for_federation(by).shows.categories {
        return Ok(None);
    }
    let (terms, starts) = (typed.terms.clone(), typed.starts.clone());
    let day = crate::domain::player::parse_date(starts.trim()).unwrap_or_else(|| by.today());
    let outcome = read_inside(by, move |c, f| {
        Ok(crate::actions::category::assess_category(c, f, &terms, day).ok())
    })
    .await?;
    Ok(outcome.map(|a| Assessed::from_assessment(&a, by.language)))
}

fn form_status(shown: &ProposalFormView) -> StatusCode {
    match (&shown.refusal, shown.stale, shown.problems.is_empty()) {
        (Some(refusal), ..) => WebError::Refused(refusal.clone()).status(),
        (None, true, _) => StatusCode::CONFLICT,
        (None, false, true) => StatusCode::OK,
        (None, false, false) => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

/// Empty before the decision.
fn decision_line(inside: &Inside, p: &Proposal) -> String {
    p.step
        .decided_at
        .map(|at| {
            format!(
                "{}, {}",
                inside.spelling().name(&p.step.decided_by, None),
                inside.moment(at)
            )
        })
        .unwrap_or_default()
}

async fn render_form(by: &By<Planner>, shown: ProposalFormView) -> Result<HttpResponse, WebError> {
    let (clubs, referees) = load_choices(by, "").await?;
    let plan_lines = calendar_plans::condition_choices(by, &shown.typed.plan).await?;
    let (t, slug, language) = (by.t(), &by.federation.slug, by.language);
    let figures = RatingFormat::for_federation(by);
    let (title, action, back) = match shown.existing {
        None => (
            t.msg_propose_tournament(),
            format!("/{slug}/proposals"),
            format!("/{slug}/inbox"),
        ),
        Some((id, _)) => (
            proposal_name(t, &shown.typed.name, id),
            format!("/{slug}/proposals/{id}/edit"),
            format!("/{slug}/proposals/{id}"),
        ),
    };
    let assessed = assess_typed(by, &shown.typed).await?;
    let code = form_status(&shown);
    let view = FormPage {
        page: Layout::for_federation(by, "inbox", title),
        slug: slug.clone(),
        action,
        back,
        version: shown.existing.map_or(0, |e| e.1),
        body: shown.body,
        plea: shown.plea,
        document: shown.document,
        clubs,
        referees,
        club_signs: by.federation.rules.club_signs,
        pools: Pool::ALL
            .into_iter()
            .map(|p| (p.word(), terms::pool_held(t, p)))
            .collect(),
        terms: TermsForm::from_terms(shown.typed.terms.clone(), &shown.problems, language),
        c: shown.typed,
        assessed,
        figures,
        plan_lines,
        official: by.has_duty(Duty::Commission),
        mistakes: shown
            .problems
            .iter()
            .map(|p| (p.field, format_mistake(t, p.kind)))
            .collect(),
        late: shown.late || matches!(shown.refusal, Some(Refusal::Late(_))),
        kept: shown.kept,
        reason: shown.reason,
        refusal: shown
            .refusal
            .as_ref()
            .map(|r| crate::frame::sentences::format_refusal(language, r)),
        stale: shown.stale,
    };
    render_with_status(&view, code)
}

pub async fn new_page(by: By<Planner>) -> Result<HttpResponse, WebError> {
    render_form(
        &by,
        ProposalFormView {
            typed: ProposalForm {
                board: "19".to_owned(),
                ..ProposalForm::default()
            },
            ..ProposalFormView::default()
        },
    )
    .await
}

fn parse_upload(upload: Upload) -> ProposalInput {
    let form = &upload.form;
    let text = |name| form.text(name).to_owned();
    let terms = Terms {
        rating_max: text("rating_max"),
        rating_below: text("rating_below"),
        rank_max: text("rank_max"),
        gender: text("gender"),
        age_min: text("age_min"),
        age_max: text("age_max"),
        territory: text("territory"),
        time_control: text("time_control"),
        not_all: text("not_all"),
        correspondence: text("correspondence"),
        division: text("division"),
        guaranteed_players: text("guaranteed_players"),
        challenger_tournament: text("challenger_tournament"),
        title_holder_excluded: text("title_holder_excluded"),
        between_two: text("between_two"),
        title_match: text("title_match"),
        organizer_category: text("organizer_category"),
    };
    let typed = ProposalForm {
        name: text("name"),
        registration: text("registration"),
        starts: text("starts"),
        ends: text("ends"),
        city: text("city"),
        club: text("club"),
        referee: text("referee"),
        official: false,
        rated_by_fide: form.has_field("rated_by_fide"),
        plan: text("plan"),
        board: text("board"),
        minutes: text("minutes"),
        pool: text("pool"),
        remark: text("remark"),
        own: form.has_field("own"),
        terms,
    };
    ProposalInput {
        typed,
        body: text("body"),
        remove: form.has_field("remove"),
        document: upload.file,
        oversize: upload.oversize,
    }
}

#[derive(Clone)]
struct Submission {
    /// `None` for a new proposal.
    existing: Option<ProposalId>,
    /// The version of the proposal that the form was made from.
    version: i64,
    given: ProposalInput,
    plea: String,
    /// False if the proposal is only to be stored.
    sending: bool,
}

enum Outcome {
    Done(ProposalId),
    Stored(ProposalId, Vec<FormProblem>, Option<Refusal>),
    Wrong(Vec<FormProblem>),
    Refused(Refusal),
}

impl Submission {
    fn of(existing: Option<ProposalId>, upload: Upload) -> Result<Submission, WebError> {
        let version = if existing.is_some() {
            upload.form.number("version")?
        } else {
            0
        };
        let (sending, plea) = (
            upload.form.text("do") == "send",
            upload.form.text("plea").to_owned(),
        );
        Ok(Submission {
            existing,
            version,
            given: parse_upload(upload),
            plea,
            sending,
        })
    }

    /// A form with mistakes that can't be sent is stored all the same.
    fn store_and_send(
        &self,
        c: &mut Conn,
        actor: &Actor,
        f: &Federation,
        now: NaiveDateTime,
    ) -> Result<Outcome, ActionError> {
        let id = match self.store_draft(c, actor, f, &self.given, now) {
            Ok(id) => id,
            // The rest is stored even if the document can't be.
            Err(ActionError::Form(problems)) if problems.iter().all(|p| p.field == "document") => {
                let rest = ProposalInput {
                    document: None,
                    oversize: false,
                    ..self.given.clone()
                };
                return self
                    .store_draft(c, actor, f, &rest, now)
                    .map(|id| Outcome::Stored(id, problems, None));
            }
            Err(ActionError::Form(problems)) => return Ok(Outcome::Wrong(problems)),
            Err(ActionError::Refused(Refusal::Stale)) => {
                return Ok(Outcome::Refused(Refusal::Stale));
            }
            Err(other) => return Err(other),
        };
        if !self.sending {
            return Ok(Outcome::Done(id));
        }
        match office::submit_proposal(&mut Tx::new(c, actor, f, now), id, &self.plea) {
            Ok(()) => Ok(Outcome::Done(id)),
            Err(ActionError::Form(problems)) => Ok(Outcome::Stored(id, problems, None)),
            Err(ActionError::Refused(why @ (Refusal::Late(_) | Refusal::Begun))) => {
                Ok(Outcome::Stored(id, Vec::new(), Some(why)))
            }
            Err(other) => Err(other),
        }
    }

    fn store_draft(
        &self,
        c: &mut Conn,
        actor: &Actor,
        f: &Federation,
        given: &ProposalInput,
        now: NaiveDateTime,
    ) -> Result<ProposalId, ActionError> {
        match self.existing {
            None => office::draft_proposal(&mut Tx::new(c, actor, f, now), given),
            Some(id) => office::save_draft(&mut Tx::new(c, actor, f, now), id, self.version, given)
                .map(|()| id),
        }
    }

    fn form_again(self) -> ProposalFormView {
        ProposalFormView {
            existing: self.existing.map(|id| (id, self.version)),
            typed: self.given.typed,
            body: self.given.body,
            plea: self.plea,
            ..ProposalFormView::default()
        }
    }
}

async fn process_form(
    by: &By<Planner>,
    existing: Option<ProposalId>,
    upload: Upload,
) -> Result<HttpResponse, WebError> {
    let submission = Submission::of(existing, upload)?;
    let asked = submission.clone();
    let outcome = write_inside(by, move |tx| {
        asked.store_and_send(tx.conn, tx.actor, tx.federation, tx.now)
    })
    .await?;
    let (version, sending) = (submission.version, submission.sending);
    let mut shown = submission.form_again();
    let about = match outcome {
        Outcome::Done(id) => {
            let address = format!("/{}/proposals/{id}", by.federation.slug);
            return Ok(redirect_to(
                &by.inside.visit,
                &address,
                if sending { "proposed" } else { "saved" },
            ));
        }
        Outcome::Stored(id, problems, refusal) => {
            (shown.problems, shown.refusal, shown.kept) = (problems, refusal, true);
            Some(id)
        }
        Outcome::Wrong(problems) => {
            shown.problems = problems;
            existing
        }
        Outcome::Refused(Refusal::Stale) => {
            shown.stale = true;
            existing
        }
        Outcome::Refused(refusal) => {
            shown.refusal = Some(refusal);
            existing
        }
    };
    if let Some(id) = about {
        let (stored_version, document) = read_inside(by, move |c, f| {
            let p = proposals::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
            let document = document_name(c, f, &p)?;
            Ok::<_, ActionError>((p.lock_version, document))
        })
        .await?;
        // A form that was refused as a whole keeps the version it was made from.
        let stored = shown.refusal.is_none()
            || matches!(shown.refusal, Some(Refusal::Late(_) | Refusal::Begun));
        shown.existing = Some((id, if stored { stored_version } else { version }));
        shown.document = document;
    }
    render_form(by, shown).await
}

fn document_name(c: &mut Conn, f: &Federation, p: &Proposal) -> Result<Option<String>, DbError> {
    Ok(match p.written.file_id {
        Some(id) => files::find_label(c, f.id, id)?.map(|(name, _)| name),
        None => None,
    })
}

pub async fn create_proposal(by: By<Planner>, upload: Upload) -> Result<HttpResponse, WebError> {
    process_form(&by, None, upload).await
}

struct ProposalFormData {
    p: Proposal,
    document: Option<String>,
    late: bool,
}

pub async fn edit_page(
    by: By<Planner>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let (actor, today) = (by.actor.clone(), by.app.now());
    let ProposalFormData { p, document, late } = read_inside(&by, move |c, f| {
        let p = proposals::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
        check_allowed(&actor, &p, OnProposal::Step(Act::Edit))?;
        let document = document_name(c, f, &p)?;
        let late = match office::parse_proposal(c, f, &p) {
            Ok(read) => office::missed_deadline(c, f, &p, &read, today)?.is_some(),
            Err(_) => false,
        };
        Ok(ProposalFormData { p, document, late })
    })
    .await?;
    let shown = ProposalFormView {
        existing: Some((id, p.lock_version)),
        typed: parse_form(&p)?,
        body: p.written.body.clone(),
        plea: p.step.plea.clone(),
        document,
        reason: p.step.reason.clone(),
        late,
        ..ProposalFormView::default()
    };
    render_form(&by, shown).await
}

pub async fn change_proposal(
    by: By<Planner>,
    path: web::Path<(String, String)>,
    upload: Upload,
) -> Result<HttpResponse, WebError> {
    process_form(&by, Some(id(&path.1)?), upload).await
}

fn find_visible(
    c: &mut Conn,
    f: &Federation,
    id: ProposalId,
    actor: &Actor,
) -> Result<Proposal, ActionError> {
    let p = proposals::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
    check_allowed(actor, &p, OnProposal::See)?;
    Ok(p)
}

pub async fn approve_proposal(
    by: SigningOfficer<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let decision = Decision {
        version: form.number("version")?,
        category: Category::from_word(form.text("category")),
        exception: form.text("exception").to_owned(),
    };
    let tournament =
        write_inside(&by, move |tx| office::approve_proposal(tx, id, &decision)).await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/tournaments/{tournament}", by.federation.slug),
        "proposal-approved",
    ))
}

async fn refuse_proposal(
    by: By<Commission>,
    id: ProposalId,
    act: Act,
    form: Form,
    flash: &'static str,
) -> Result<HttpResponse, WebError> {
    let (why, version) = (form.text("reason").to_owned(), form.number("version")?);
    write_inside(&by, move |tx| {
        office::return_or_reject(tx, ProposalVersion { id, version }, act, &why)
    })
    .await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/proposals/{id}", by.federation.slug),
        flash,
    ))
}

pub async fn send_back(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    refuse_proposal(by, id(&path.1)?, Act::Return, form, "proposal-returned").await
}

pub async fn reject_proposal(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    refuse_proposal(by, id(&path.1)?, Act::Reject, form, "proposal-rejected").await
}

async fn step_back(
    by: By<Planner>,
    id: ProposalId,
    act: Act,
    flash: &'static str,
) -> Result<HttpResponse, WebError> {
    write_inside(&by, move |tx| office::step_back(tx, id, act)).await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/proposals/{id}", by.federation.slug),
        flash,
    ))
}

pub async fn take_back(
    by: By<Planner>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    step_back(by, id(&path.1)?, Act::TakeBack, "taken-back").await
}

pub async fn withdraw_proposal(
    by: By<Planner>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let left = write_inside(&by, move |tx| {
        office::step_back(tx, id, Act::Withdraw)?;
        Ok(proposals::find(tx.conn, tx.federation.id, id)?.is_some())
    })
    .await?;
    let page = if left {
        format!("/{id}")
    } else {
        String::new()
    };
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/proposals{page}", by.federation.slug),
        "proposal-withdrawn",
    ))
}
