//! The page of one proposal, with the acts open to the reader.

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{NaiveDate, NaiveDateTime};

use crate::actions::authorization::{OnProposal, check_allowed};
use crate::actions::proposals::{self as office, Read, parse_form};
use crate::actions::{ActionError, Actor, FormProblem, editions};
use crate::app::desks::Underway;
use crate::db::federations::Federation;
use crate::db::proposals::Proposal;
use crate::db::tournaments::{self, Conditions, Tournament};
use crate::db::{Conn, ProposalId, clubs};
use crate::domain::approval::State;
use crate::domain::category::Assessment;
use crate::domain::proposal::{Act, Stage};
use crate::domain::tournament::Category;
use crate::editions::category::Assessed;
use crate::error::WebError;
use crate::frame::layout::{Layout, render_page};
use crate::frame::markdown;
use crate::frame::options::Choice;
use crate::frame::request::{By, Planner, read_inside};
use crate::frame::sentences::{field_label, format_mistake};
use crate::i18n::{L10nLanguage, Speaks, terms};
use crate::proposals::{decision_line, document_name, find_visible, id, proposal_name};
use crate::rating_format::RatingFormat;

#[derive(Template)]
#[template(path = "proposals/proposal.html")]
struct ProposalPage {
    page: Layout,
    slug: String,
    id: i64,
    version: i64,
    stage: String,
    badge: &'static str,
    waits: String,
    organizer: String,
    own: bool,
    reason: String,
    decided: String,
    sent: String,
    facts: Vec<(String, String)>,
    due: Option<(String, bool)>,
    plea: String,
    exception: String,
    assessed: Option<Assessed>,
    choices: Vec<Choice>,
    /// True if a category was calculated; a higher one can't be chosen then.
    lower: bool,
    mistakes: Vec<(String, String)>,
    body: String,
    document: Option<String>,
    fingerprint: Option<String>,
    tournament: Option<i64>,
    /// Class and state of the resulting tournament's badge.
    held: Option<(&'static str, String)>,
    may_edit: bool,
    may_take_back: bool,
    may_withdraw: bool,
    may_decide: bool,
    may_approve: bool,
}

struct ProposalPageData {
    p: Proposal,
    /// The form's values, or its mistakes. A proposal decided long ago needn't be valid any more.
    read: Result<Read, Vec<FormProblem>>,
    due: Option<NaiveDate>,
    late: bool,
    assessment: Option<Assessment>,
    /// True if categories affect ratings, so that the commission chooses one.
    weighs: bool,
    document: Option<String>,
    /// The current fingerprint of the proposal.
    mark: String,
    /// The resulting tournament.
    held: Option<Tournament>,
    progress: Underway,
    /// With the Latin name.
    club: Option<(String, Option<String>)>,
}

fn find(
    c: &mut Conn,
    f: &Federation,
    id: ProposalId,
    actor: &Actor,
    now: NaiveDateTime,
) -> Result<ProposalPageData, ActionError> {
    let p = find_visible(c, f, id, actor)?;
    let mut read = match office::parse_proposal(c, f, &p) {
        Ok(read) => Ok(read),
        Err(ActionError::Form(problems)) => Err(problems),
        Err(other) => return Err(other),
    };
    let (mut due, mut late, mut assessment) = (p.step.due_on, false, None);
    let mut weighs = false;
    // A decided proposal is shown as it was decided: nothing of it is calculated anew.
    let open = matches!(p.step.stage, Stage::Draft | Stage::Sent | Stage::Returned);
    if let (Ok(read), true) = (&read, open) {
        late = office::missed_deadline(c, f, &p, read, now)?.is_some();
        if p.step.stage != Stage::Sent {
            due = office::submission_deadline(c, f, &p, read)?;
        }
        assessment = office::assess_category(c, f, &p, read.conditions.starts)?;
        weighs = editions::has_weights(c, f, read.conditions.starts)?;
    }
    if !open {
        read = read.map_err(|_| Vec::new());
    }
    let held = match p.step.tournament_id {
        Some(id) => tournaments::find(c, f.id, id)?,
        None => None,
    };
    let held_by = match (&read, &held) {
        (Ok(read), _) => read.conditions.club_id,
        (Err(_), held) => held.as_ref().and_then(|held| held.conditions.club_id),
    };
    let club = held_by
        .map(|club| clubs::find(c, f.id, club))
        .transpose()?
        .flatten()
        .map(|club| (club.name, club.latin));
    let document = document_name(c, f, &p)?;
    let mark = office::compute_fingerprint(c, f, &p)?;
    Ok(ProposalPageData {
        p,
        read,
        due,
        late,
        assessment,
        weighs,
        document,
        mark,
        held,
        progress: Underway::default(),
        club,
    })
}

pub async fn show_proposal(
    by: By<Planner>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let (actor, now, desks) = (by.actor.clone(), by.app.now(), by.app.desks.clone());
    let found = read_inside(&by, move |c, f| {
        let found = find(c, f, id, &actor, now)?;
        let planned = found
            .held
            .iter()
            .filter(|held| held.state == State::Planned)
            .map(|held| held.id);
        let progress = desks.load_progress(c, planned.collect())?;
        Ok::<_, ActionError>(ProposalPageData { progress, ..found })
    })
    .await?;
    render_page(&ProposalPage::from_data(&by, found)?)
}

impl ProposalPage {
    fn from_data(by: &By<Planner>, found: ProposalPageData) -> Result<ProposalPage, WebError> {
        let (t, language) = (by.t(), by.language);
        let p = &found.p;
        let may = |act| check_allowed(&by.actor, p, OnProposal::Step(act)).is_ok();
        Ok(ProposalPage {
            page: Layout::for_federation(by, "inbox", proposal_name(by.t(), &p.written.name, p.id)),
            slug: by.federation.slug.clone(),
            id: p.id.0,
            version: p.lock_version,
            stage: terms::stage_name(t, p.step.stage),
            badge: terms::stage_badge(p.step.stage),
            waits: terms::stage_waits(t, p.step.stage, may(Act::Edit)),
            organizer: by.spelling().name(&p.organizer_name, None),
            own: parse_form(p)?.own,
            reason: p.step.reason.clone(),
            decided: decision_line(by, p),
            sent: p.step.sent_at.map(|at| by.moment(at)).unwrap_or_default(),
            facts: list_facts(by, &found),
            due: found.due.map(|day| (language.format_day(day), found.late)),
            plea: p.step.plea.clone(),
            exception: p.step.exception.clone(),
            assessed: match &p.step.assessment {
                Some(stored) => Assessed::from_stored(stored, language),
                None => found
                    .assessment
                    .as_ref()
                    .map(|a| Assessed::from_assessment(a, language)),
            },
            choices: match &found.assessment {
                Some(assessed) => choices(by, assessed.category, Some(assessed.category)),
                None if found.weighs => choices(by, Category::default(), None),
                None => Vec::new(),
            },
            lower: found.assessment.is_some(),
            mistakes: labelled_mistakes(t, found.read.as_ref().err()),
            body: markdown::to_html(&p.written.body),
            fingerprint: (p.step.stage != Stage::Draft)
                .then(|| p.step.fingerprint.clone().unwrap_or(found.mark)),
            tournament: p.step.tournament_id.map(|t| t.0),
            held: found.held.map(|h| {
                terms::badge_of(
                    t,
                    h.state,
                    found
                        .progress
                        .display_state(h.id, h.conditions.ends < by.today()),
                    h.passes,
                )
            }),
            may_edit: may(Act::Edit),
            may_take_back: may(Act::TakeBack),
            may_withdraw: may(Act::Withdraw),
            may_decide: may(Act::Return),
            may_approve: may(Act::Approve) && found.read.is_ok(),
            document: found.document,
        })
    }
}

fn labelled_mistakes(
    t: &L10nLanguage,
    problems: Option<&Vec<FormProblem>>,
) -> Vec<(String, String)> {
    problems
        .into_iter()
        .flatten()
        .map(|p| (field_label(t, p.field), format_mistake(t, p.kind)))
        .collect()
}

/// As far as known.
fn list_facts(by: &By<Planner>, found: &ProposalPageData) -> Vec<(String, String)> {
    let mut facts = match (&found.read, &found.held) {
        (Ok(read), _) => facts_of_form(by, read),
        // The stored tournament is more reliable than the officers and clubs of today.
        (Err(_), Some(held)) => facts_of_tournament(by, &held.conditions),
        (Err(_), None) => Vec::new(),
    };
    if let Some((name, latin)) = found.club.as_ref().filter(|_| !facts.is_empty()) {
        // The club comes between the place and the referee.
        let place = facts
            .iter()
            .position(|(label, _)| *label == by.t().msg_field_referee())
            .unwrap_or(facts.len());
        facts.insert(
            place,
            (
                by.t().msg_field_holding_club(),
                by.spelling().name(name, latin.as_deref()),
            ),
        );
    }
    facts.retain(|(_, value)| !value.is_empty());
    facts
}

fn facts_of_form(by: &By<Planner>, read: &Read) -> Vec<(String, String)> {
    let (t, language, shows) = (by.t(), by.language, RatingFormat::for_federation(by).shows);
    let c = &read.conditions;
    let mut facts = vec![
        (t.msg_field_dates(), language.format_days(c.starts, c.ends)),
        (
            t.msg_field_registration(),
            language.format_day(read.registration),
        ),
        (t.msg_field_city(), by.spelling().city_name(&c.city)),
        (
            t.msg_field_referee(),
            by.spelling().name(&c.referee_name, None),
        ),
    ];
    if shows.plan {
        facts.push((
            t.msg_field_plan(),
            if c.official {
                c.plan.clone()
            } else {
                t.msg_not_official()
            },
        ));
    }
    if shows.pools {
        // Named as in the form.
        let label = if shows.categories {
            t.msg_cat_time()
        } else {
            t.msg_field_pool()
        };
        facts.push((label, terms::pool_held(t, c.pool)));
    }
    if c.rated_by_fide {
        facts.push((t.msg_field_rated_by_fide(), t.msg_yes()));
    }
    if let Some(minutes) = c.minutes {
        facts.push((t.msg_field_minutes(), minutes.to_string()));
    }
    facts.push((t.msg_field_remark(), c.remark.clone()));
    facts
}

fn facts_of_tournament(by: &By<Planner>, held: &Conditions) -> Vec<(String, String)> {
    let t = by.t();
    vec![
        (
            t.msg_field_dates(),
            by.language.format_days(held.starts, held.ends),
        ),
        (t.msg_field_city(), by.spelling().city_name(&held.city)),
        (
            t.msg_field_referee(),
            by.spelling().name(&held.referee_name, None),
        ),
    ]
}

/// `greatest`: the calculated category, the upper bound.
fn choices(by: &By<Planner>, chosen: Category, greatest: Option<Category>) -> Vec<Choice> {
    let allowed = Category::ALL
        .into_iter()
        .filter(|category| greatest.is_none_or(|greatest| greatest.can_be_lowered_to(*category)));
    allowed
        .map(|category| {
            Choice::new(
                category.word(),
                terms::category_name(by.t(), category),
                category == chosen,
            )
        })
        .collect()
}
