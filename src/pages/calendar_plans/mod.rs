//! Calendar plans, if the rules demand one (ufgo 4.3). Only the commission sees drafts.

pub mod edit;

use std::collections::HashMap;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::NaiveDate;

use crate::actions::authorization::{Duty, OnPlan, check_allowed};
use crate::actions::calendar_plans::{self as office, Adoption, PlanVersion};
use crate::actions::{ActionError, FormProblem, plan_lines};
use crate::app::desks::Underway;
use crate::db::calendar_plans::{
    self as storage, CalendarPlan, LineTournament, PlanAmendment, PlanLine,
};
use crate::db::{CalendarPlanId, PlanLineId};
use crate::domain::approval::State;
use crate::domain::calendar_plan::{Change, Line, Stage};
use crate::domain::name;
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_public, render_with_status};
use crate::frame::options::Choice;
use crate::frame::page_titles::TitledPage;
use crate::frame::path::id;
use crate::frame::request::{By, Commission, Inside, read_inside, write_form, write_inside};
use crate::frame::sentences::{field_label, format_mistake};
use crate::frame::signing::SigningOfficer;
use crate::i18n::terms;
use crate::i18n::{L10nLanguage, Language, Speaks, Spelling};

fn form_label(t: &L10nLanguage, name: &str) -> String {
    match name {
        "people" => t.msg_plan_lines(),
        "name" => t.msg_tournament(),
        other => field_label(t, other),
    }
}

/// The federation's own name, in any of its languages, is shown in the reader's language.
fn owner_name(inside: &Inside, plan: &CalendarPlan) -> String {
    let f = &inside.federation;
    let own = plan.heading.title == f.name
        || Language::ALL
            .into_iter()
            .any(|language| f.name_in(language) == plan.heading.title);
    if own {
        f.name_in(inside.language)
    } else {
        plan.heading.title.clone()
    }
}

pub fn plan_title(inside: &Inside, plan: &CalendarPlan) -> String {
    format!("{}, {}", owner_name(inside, plan), plan.heading.year)
}

/// Answers 404 if the federation keeps no plans.
fn check_has_plans(inside: &Inside) -> Result<(), WebError> {
    if inside.federation.rules.shows.plan {
        Ok(())
    } else {
        Err(WebError::NotFound)
    }
}

fn can_act(inside: &Inside, plan: &CalendarPlan, act: OnPlan) -> bool {
    inside
        .actor
        .as_ref()
        .is_some_and(|actor| check_allowed(actor, plan, act).is_ok())
}

fn can_see(inside: &Inside, plan: &CalendarPlan) -> bool {
    plan.heading.stage == Stage::Adopted || can_act(inside, plan, OnPlan::See)
}

/// Match by name and days, no plan, or a line. A plan typed as text stays selectable.
pub async fn condition_choices(
    inside: &Inside,
    chosen: &str,
) -> Result<Vec<Choice<String>>, WebError> {
    let t = inside.t();
    let by_name = Choice::new(
        String::new(),
        t.msg_plan_by_name(),
        chosen.trim().is_empty(),
    );
    Ok([by_name]
        .into_iter()
        .chain(line_choices(inside, chosen).await?)
        .collect())
}

/// Free lines and the choice of none.
pub async fn line_choices(inside: &Inside, chosen: &str) -> Result<Vec<Choice<String>>, WebError> {
    let (own, today, language) = (
        plan_lines::parse_chosen_line(chosen),
        inside.today(),
        inside.language,
    );
    let free = read_inside(inside, move |c, f| {
        Ok::<_, ActionError>(plan_lines::list_free_lines(c, f, own, today)?)
    })
    .await?;
    let none = Choice::new(
        plan_lines::NO_LINE.to_owned(),
        inside.t().msg_plan_none(),
        chosen == plan_lines::NO_LINE,
    );
    let typed = (own.is_none() && plan_lines::names_a_line(chosen))
        .then(|| Choice::new(chosen.to_owned(), chosen, true));
    let lines = free.into_iter().map(|s| {
        let days = language.format_days(s.line.starts, s.line.ends);
        Choice::new(
            plan_lines::named_line(s.line.id),
            format!("{}, {days} ({})", s.line.name, s.format_citation()),
            own == Some(s.line.id),
        )
    });
    Ok([none].into_iter().chain(typed).chain(lines).collect())
}

struct PlanListRow {
    id: i64,
    year: i32,
    title: String,
    adopted: String,
    draft: bool,
}

#[derive(Template)]
#[template(path = "calendar_plans/list.html")]
struct ListPage {
    page: Layout,
    slug: String,
    plans: Vec<PlanListRow>,
    commission: bool,
}

fn adoption_text(plan: &CalendarPlan, language: Language) -> String {
    let day = plan
        .heading
        .adopted_on
        .map(|day| language.format_day(day))
        .unwrap_or_default();
    // A body's name is a phrase, so it isn't transliterated.
    format!("{}, {day}", plan.heading.adopted_by)
}

pub async fn list(inside: Inside) -> Result<HttpResponse, WebError> {
    check_has_plans(&inside)?;
    let all = read_inside(&inside, |c, f| {
        Ok::<_, ActionError>(storage::list(c, f.id)?)
    })
    .await?;
    let listed = |plan: &CalendarPlan| PlanListRow {
        id: plan.id.0,
        year: plan.heading.year,
        title: owner_name(&inside, plan),
        adopted: if plan.heading.stage == Stage::Adopted {
            adoption_text(plan, inside.language)
        } else {
            String::new()
        },
        draft: plan.heading.stage == Stage::Draft,
    };
    render_public(&ListPage {
        page: Layout::for_federation(&inside, "tournaments", inside.t().msg_plans_title())
            .with_picture(TitledPage::Plans.path_below()),
        slug: inside.federation.slug.clone(),
        plans: all
            .iter()
            .filter(|plan| can_see(&inside, plan))
            .map(listed)
            .collect(),
        commission: inside.has_duty(Duty::Commission),
    })
}

struct ShownHeld {
    id: i64,
    name: String,
    badge: &'static str,
    state: String,
}

struct ShownLine {
    number: i32,
    name: String,
    days: String,
    city: String,
    kind: String,
    struck: bool,
    held: Option<ShownHeld>,
    /// True if the days are over, and no tournament refers to the line.
    missing: bool,
}

impl ShownLine {
    /// `progress`: the stages of the tournaments in play.
    fn from_line(
        line: &PlanLine,
        held: Option<&LineTournament>,
        progress: &Underway,
        spelling: Spelling,
        today: NaiveDate,
    ) -> ShownLine {
        let language = spelling.language;
        let shown = |h: &LineTournament| {
            let (badge, state) = terms::badge_of(
                language.messages(),
                h.state,
                progress.display_state(h.id, h.ends < today),
                h.passes,
            );
            ShownHeld {
                id: h.id.0,
                name: h.name.clone(),
                badge,
                state,
            }
        };
        ShownLine {
            number: line.number,
            name: line.name.clone(),
            days: language.format_days(line.starts, line.ends),
            city: spelling.city_name(&line.city),
            kind: line.kind.clone(),
            struck: line.struck,
            held: held.map(shown),
            missing: held.is_none() && !line.struck && line.ends < today,
        }
    }

    /// `None` unless the tournament has the same name as the line.
    fn address(&self, slug: &str) -> Option<String> {
        let held = self.held.as_ref().filter(|held| {
            name::to_stored_title(&held.name) == name::to_stored_title(&self.name) && !self.struck
        })?;
        Some(format!("/{slug}/tournaments/{}", held.id))
    }
}

/// Empty if the line didn't exist.
struct ShownChange {
    number: i32,
    before: String,
    after: String,
}

struct ShownAmendment {
    number: i32,
    day: String,
    source: String,
    by: String,
    changes: Vec<ShownChange>,
}

fn format_line(line: Option<&Line>, spelling: Spelling) -> String {
    let language = spelling.language;
    let Some(line) = line else {
        return String::new();
    };
    let parts = [
        line.name.clone(),
        language.format_days(line.starts, line.ends),
        spelling.city_name(&line.city),
        line.kind.clone(),
    ];
    parts
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(", ")
}

impl ShownAmendment {
    fn from_amendment(
        inside: &Inside,
        amendment: &PlanAmendment,
        changes: &[Change],
    ) -> ShownAmendment {
        let spelling = inside.spelling();
        let language = inside.language;
        let change = |c: &Change| ShownChange {
            number: c.number,
            before: format_line(c.before.as_ref(), spelling),
            after: format_line(c.after.as_ref(), spelling),
        };
        ShownAmendment {
            number: amendment.number,
            day: language.format_day(amendment.day),
            source: amendment.source.clone(),
            by: format!(
                "{}, {}",
                spelling.name(&amendment.by_name, None),
                inside.moment(amendment.created_at)
            ),
            changes: changes.iter().map(change).collect(),
        }
    }
}

#[derive(Template)]
#[template(path = "calendar_plans/plan.html")]
struct PlanPage {
    page: Layout,
    slug: String,
    id: i64,
    version: i64,
    draft: bool,
    adopted: String,
    by: String,
    lines: Vec<ShownLine>,
    amendments: Vec<ShownAmendment>,
    may_draft: bool,
    may_amend: bool,
    adoption: Adoption,
    mistakes: Vec<(&'static str, String)>,
}

impl PlanPage {
    fn label(&self, name: &str) -> String {
        form_label(self.page.t, name)
    }

    fn mistake(&self, name: &str) -> Option<&str> {
        self.mistakes
            .iter()
            .find(|m| m.0 == name)
            .map(|m| m.1.as_str())
    }
}

struct PlanPageData {
    plan: CalendarPlan,
    lines: Vec<PlanLine>,
    held: HashMap<PlanLineId, LineTournament>,
    progress: Underway,
    amendments: Vec<(PlanAmendment, Vec<Change>)>,
}

impl PlanPageData {
    fn shown_lines(&self, inside: &Inside) -> Vec<ShownLine> {
        let (spelling, today) = (inside.spelling(), inside.today());
        let shown = |line: &PlanLine| {
            let held = self.held.get(&line.id);
            ShownLine::from_line(line, held, &self.progress, spelling, today)
        };
        self.lines.iter().map(shown).collect()
    }
}

async fn find(inside: &Inside, id: CalendarPlanId) -> Result<PlanPageData, WebError> {
    check_has_plans(inside)?;
    let desks = inside.app.desks.clone();
    let found = read_inside(inside, move |c, f| {
        let plan = storage::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
        let lines = storage::load_lines(c, id)?;
        let ids: Vec<PlanLineId> = lines.iter().map(|line| line.id).collect();
        let held: HashMap<PlanLineId, LineTournament> = storage::load_tournaments(c, &ids)?
            .into_iter()
            .filter_map(|h| Some((h.line?, h)))
            .collect();
        let planned = held
            .values()
            .filter(|h| h.state == State::Planned)
            .map(|h| h.id);
        let progress = desks.load_progress(c, planned.collect())?;
        let amendments = storage::load_amendments(c, id)?
            .into_iter()
            .map(|a| a.parse_changes().map(|changes| (a, changes)))
            .collect::<Result<_, _>>()?;
        Ok::<_, ActionError>(PlanPageData {
            plan,
            lines,
            held,
            progress,
            amendments,
        })
    })
    .await?;
    if can_see(inside, &found.plan) {
        Ok(found)
    } else {
        Err(WebError::NotFound)
    }
}

async fn page_response(
    inside: &Inside,
    id: CalendarPlanId,
    adoption: Adoption,
    problems: &[FormProblem],
) -> Result<HttpResponse, WebError> {
    let found = find(inside, id).await?;
    let plan = &found.plan;
    let view = PlanPage {
        page: Layout::for_federation(
            inside,
            "tournaments",
            format!(
                "{}: {}",
                inside.t().msg_plan_of_calendar(),
                plan_title(inside, plan)
            ),
        ),
        slug: inside.federation.slug.clone(),
        id: plan.id.0,
        version: plan.lock_version,
        draft: plan.heading.stage == Stage::Draft,
        adopted: if plan.heading.stage == Stage::Adopted {
            adoption_text(plan, inside.language)
        } else {
            String::new()
        },
        by: format!(
            "{}, {}",
            inside.spelling().name(&plan.heading.by_name, None),
            inside.moment(plan.heading.changed_at)
        ),
        lines: found.shown_lines(inside),
        amendments: found
            .amendments
            .iter()
            .map(|(a, changes)| ShownAmendment::from_amendment(inside, a, changes))
            .collect(),
        may_draft: can_act(inside, plan, OnPlan::Draft),
        may_amend: can_act(inside, plan, OnPlan::Amend),
        adoption,
        mistakes: problems
            .iter()
            .map(|p| (p.field, format_mistake(inside.t(), p.kind)))
            .collect(),
    };
    if problems.is_empty() {
        render_public(&view)
    } else {
        render_with_status(&view, StatusCode::UNPROCESSABLE_ENTITY)
    }
}

pub async fn show_plan(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let today = inside.today().to_string();
    page_response(
        &inside,
        id(&path.1)?,
        Adoption {
            day: today,
            by: String::new(),
        },
        &[],
    )
    .await
}

pub async fn adopt_plan(
    by: SigningOfficer<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let given = Adoption {
        day: form.text("day").to_owned(),
        by: form.text("adopted_by").to_owned(),
    };
    let (read, typed) = (
        PlanVersion {
            id,
            version: form.number("version")?,
        },
        given.clone(),
    );
    match write_form(&by, move |tx| office::adopt_plan(tx, read, &given)).await? {
        Ok(()) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/plan/{id}", by.federation.slug),
            "plan-adopted",
        )),
        Err(problems) => page_response(&by, id, typed, &problems).await,
    }
}

pub async fn remove_plan(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    write_inside(&by, move |tx| office::remove_draft(tx, id)).await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/plan", by.federation.slug),
        "removed",
    ))
}
