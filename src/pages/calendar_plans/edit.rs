//! The form of a calendar plan: a draft, or an amendment of an adopted plan.

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::Datelike;

use super::{check_has_plans, form_label, id, owner_name, plan_title};
use crate::actions::authorization::{OnPlan, check_allowed};
use crate::actions::calendar_plans::{
    self as office, GivenAmendment, PlanInput, PlanVersion, TypedLine,
};
use crate::actions::{ActionError, FormProblem};
use crate::db::calendar_plans::{self as storage, CalendarPlan, PlanLine};
use crate::db::{CalendarPlanId, Conn};
use crate::domain::calendar_plan::LINES_MAX;
use crate::error::WebError;
use crate::frame::edit_conflict;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_with_status};
use crate::frame::request::{By, Commission, read_inside, write_form};
use crate::frame::sentences::FieldMistakes;
use crate::frame::signing::SigningOfficer;
use crate::i18n::L10nLanguage;

/// Empty rows below the filled ones.
const EMPTY: usize = 5;

struct PlanRow {
    line: TypedLine,
    number: String,
    /// By field of the row.
    wrong: FieldMistakes,
}

#[derive(Template)]
#[template(path = "calendar_plans/edit.html")]
struct EditPage {
    page: Layout,
    action: String,
    back: String,
    version: i64,
    amends: bool,
    year: String,
    title: String,
    day: String,
    source: String,
    rows: Vec<PlanRow>,
    mistakes: FieldMistakes,
}

impl EditPage {
    fn is_wrong(&self) -> bool {
        !self.mistakes.is_empty() || self.rows.iter().any(|row| !row.wrong.is_empty())
    }

    /// A number lets a row be struck out.
    fn is_numbered(&self) -> bool {
        self.rows.iter().any(|row| !row.number.is_empty())
    }
}

struct ReadPlan {
    id: CalendarPlanId,
    version: i64,
    name: String,
}

impl ReadPlan {
    fn from_plan(by: &By<Commission>, plan: &CalendarPlan) -> ReadPlan {
        ReadPlan {
            id: plan.id,
            version: plan.lock_version,
            name: plan_title(by, plan),
        }
    }
}

#[derive(Default)]
struct PlanForm {
    /// `None` for a new plan.
    plan: Option<ReadPlan>,
    amends: bool,
    given: PlanInput,
    day: String,
    source: String,
}

/// Mistakes of lines are shown in their rows.
const WHOLE: [&str; 5] = ["plan_title", "year", "people", "day", "source"];

fn render_form(
    by: &By<Commission>,
    shown: PlanForm,
    problems: &[FormProblem],
) -> Result<HttpResponse, WebError> {
    let t = by.t();
    let heading = form_heading(by, &shown);
    let whole: Vec<FormProblem> = problems
        .iter()
        .filter(|p| WHOLE.contains(&p.field))
        .cloned()
        .collect();
    let view = EditPage {
        page: Layout::for_federation(by, "tournaments", heading.title),
        action: heading.action,
        back: heading.back,
        version: heading.version,
        amends: shown.amends,
        rows: plan_rows(t, &shown.given, !problems.is_empty()),
        year: shown.given.year,
        title: shown.given.title,
        day: shown.day,
        source: shown.source,
        mistakes: FieldMistakes::from_problems(t, &whole, |name| form_label(t, name)),
    };
    render_with_status(&view, edit_conflict::status_code(problems))
}

struct FormHeading {
    title: String,
    action: String,
    back: String,
    version: i64,
}

fn form_heading(by: &By<Commission>, shown: &PlanForm) -> FormHeading {
    let (t, slug) = (by.t(), &by.federation.slug);
    let Some(ReadPlan { id, version, name }) = &shown.plan else {
        return FormHeading {
            title: t.msg_plan_new(),
            action: format!("/{slug}/plan/new"),
            back: format!("/{slug}/plan"),
            version: 0,
        };
    };
    let (what, act) = if shown.amends {
        (t.msg_plan_amend(), "amendment")
    } else {
        (t.msg_plan_edit(), "edit")
    };
    FormHeading {
        title: format!("{what}: {name}"),
        action: format!("/{slug}/plan/{id}/{act}"),
        back: format!("/{slug}/plan/{id}"),
        version: *version,
    }
}

/// Mistakes appear if the form was refused; some rows are blank.
fn plan_rows(t: &L10nLanguage, given: &PlanInput, refused: bool) -> Vec<PlanRow> {
    let wrong = match (refused, office::parse_year(&given.year)) {
        (true, Some(year)) => office::read_lines(year, &given.lines)
            .err()
            .unwrap_or_default(),
        _ => Vec::new(),
    };
    let told = |line: usize| {
        let own: Vec<FormProblem> = wrong
            .iter()
            .filter(|w| w.line == line)
            .map(|w| w.problem.clone())
            .collect();
        FieldMistakes::from_problems(t, &own, |name| form_label(t, name))
    };
    let blank = std::iter::repeat_n(TypedLine::default(), EMPTY);
    given
        .lines
        .iter()
        .cloned()
        .chain(blank)
        .enumerate()
        .map(|(i, line)| {
            let number = line.number.map(|n| n.to_string()).unwrap_or_default();
            PlanRow {
                line,
                number,
                wrong: told(i),
            }
        })
        .collect()
}

/// Includes pasted lines.
fn parse_lines(form: &Form) -> Vec<TypedLine> {
    let count: usize = form.text("rows").parse().unwrap_or(0);
    let text = |name: &str, i: usize| form.text(&format!("{name}-{i}")).to_owned();
    let row = |i: usize| {
        let number = text("number", i).parse().ok();
        match form.has_field(&format!("strike-{i}")) {
            true => TypedLine {
                number,
                ..TypedLine::default()
            },
            false => TypedLine {
                number,
                name: text("name", i),
                starts: text("starts", i),
                ends: text("ends", i),
                city: text("city", i),
                kind: text("kind", i),
            },
        }
    };
    let typed = (0..count.min(LINES_MAX + EMPTY))
        .map(row)
        .filter(|line| line.number.is_some() || !line.is_blank());
    typed
        .chain(office::parse_pasted(form.text("people")))
        .collect()
}

fn parse_form(form: &Form) -> PlanInput {
    PlanInput {
        year: form.text("year").to_owned(),
        title: form.text("plan_title").to_owned(),
        lines: parse_lines(form),
    }
}

pub async fn new_page(by: By<Commission>) -> Result<HttpResponse, WebError> {
    check_has_plans(&by)?;
    let given = PlanInput {
        year: by.today().year().to_string(),
        title: by.federation.name_in(by.language),
        lines: Vec::new(),
    };
    render_form(
        &by,
        PlanForm {
            given,
            ..PlanForm::default()
        },
        &[],
    )
}

pub async fn draft_plan(by: By<Commission>, posted: Form) -> Result<HttpResponse, WebError> {
    let given = parse_form(&posted);
    let typed = given.clone();
    match write_form(
        &by,
        posted.run_once_with_location(
            |f, id| format!("/{}/plan/{id}", f.slug),
            move |tx| office::draft_plan(tx, &given),
        ),
    )
    .await?
    {
        Ok(id) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/plan/{id}", by.federation.slug),
            "saved",
        )),
        Err(problems) => render_form(
            &by,
            PlanForm {
                given: typed,
                ..PlanForm::default()
            },
            &problems,
        ),
    }
}

/// Refuses if the actor may not do the act now.
async fn load_for_act(
    by: &By<Commission>,
    id: CalendarPlanId,
    act: OnPlan,
) -> Result<(CalendarPlan, Vec<PlanLine>), WebError> {
    check_has_plans(by)?;
    let actor = by.actor.clone();
    read_inside(by, move |c: &mut Conn, f| {
        let plan = storage::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
        check_allowed(&actor, &plan, act)?;
        let lines = storage::load_lines(c, id)?;
        Ok::<_, ActionError>((plan, lines))
    })
    .await
}

pub async fn edit_page(
    by: By<Commission>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let (plan, lines) = load_for_act(&by, id(&path.1)?, OnPlan::Draft).await?;
    let lines = lines.iter().map(TypedLine::from_line).collect();
    let given = PlanInput {
        year: plan.heading.year.to_string(),
        title: owner_name(&by, &plan),
        lines,
    };
    render_form(
        &by,
        PlanForm {
            plan: Some(ReadPlan::from_plan(&by, &plan)),
            given,
            ..PlanForm::default()
        },
        &[],
    )
}

pub async fn update_draft(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    posted: Form,
) -> Result<HttpResponse, WebError> {
    let (id, given) = (id(&path.1)?, parse_form(&posted));
    let (read, typed) = (
        PlanVersion {
            id,
            version: posted.number("version")?,
        },
        given.clone(),
    );
    match write_form(&by, move |tx| office::change_draft(tx, read, &given)).await? {
        Ok(()) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/plan/{id}", by.federation.slug),
            "saved",
        )),
        Err(problems) => {
            let name = format!("{}, {}", typed.title, typed.year);
            render_form(
                &by,
                PlanForm {
                    plan: Some(ReadPlan {
                        id,
                        version: read.version,
                        name,
                    }),
                    given: typed,
                    ..PlanForm::default()
                },
                &problems,
            )
        }
    }
}

pub async fn amend_page(
    by: SigningOfficer<Commission>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let (plan, lines) = load_for_act(&by, id(&path.1)?, OnPlan::Amend).await?;
    let lines = lines
        .iter()
        .filter(|line| !line.struck)
        .map(TypedLine::from_line)
        .collect();
    let given = PlanInput {
        year: plan.heading.year.to_string(),
        title: plan.heading.title.clone(),
        lines,
    };
    let day = by.today().to_string();
    render_form(
        &by,
        PlanForm {
            plan: Some(ReadPlan::from_plan(&by, &plan)),
            amends: true,
            given,
            day,
            ..PlanForm::default()
        },
        &[],
    )
}

pub async fn amend_plan(
    by: SigningOfficer<Commission>,
    path: web::Path<(String, String)>,
    posted: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let given = GivenAmendment {
        day: posted.text("day").to_owned(),
        source: posted.text("source").to_owned(),
        lines: parse_lines(&posted),
    };
    let (read, typed) = (
        PlanVersion {
            id,
            version: posted.number("version")?,
        },
        given.clone(),
    );
    match write_form(&by, move |tx| office::amend_plan(tx, read, &given)).await? {
        Ok(()) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/plan/{id}", by.federation.slug),
            "plan-amended",
        )),
        Err(problems) => {
            let (plan, _) = load_for_act(&by, id, OnPlan::Amend).await?;
            let given = PlanInput {
                year: plan.heading.year.to_string(),
                title: plan.heading.title.clone(),
                lines: typed.lines,
            };
            let of = Some(ReadPlan {
                version: read.version,
                ..ReadPlan::from_plan(&by, &plan)
            });
            render_form(
                &by,
                PlanForm {
                    plan: of,
                    amends: true,
                    given,
                    day: typed.day,
                    source: typed.source,
                },
                &problems,
            )
        }
    }
}
