//! The form of a tournament's conditions, new or changed.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use crate::actions::authorization::{self, Duty, OnTournament};
use crate::actions::conditions::{ConditionsInput as TypedConditions, collect_mistakes as others};
use crate::actions::{
    ActionError, FormMistake, FormProblem, Refusal, Role, Tx, editions, plan_lines,
    tournaments as office,
};
use crate::calendar_plans as plans;
use crate::db::accounts::Account;
use crate::db::federations::Federation;
use crate::db::tournaments::Conditions;
use crate::db::{
    AccountId, ClubId, Conn, DbError, TournamentId, accounts, clubs, proposals, tournaments,
};
use crate::domain::player::parse_date;
use crate::domain::tournament::{Category, Pool};
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_with_status};
use crate::frame::options::Choice;
use crate::frame::path::id;
use crate::frame::request::{By, Inside, Planner, attempt_inside, read_inside, write_form};
use crate::frame::sentences::{format_mistake, format_refusal};
use crate::i18n::{L10nLanguage, terms};
use crate::rating_format::RatingFormat;

#[derive(Template)]
#[template(path = "tournaments/conditions.html")]
struct ConditionsPage {
    page: Layout,
    action: String,
    back: String,
    /// `None` for a new tournament.
    called: Option<String>,
    version: i64,
    c: ConditionsForm,
    clubs: Vec<(i64, String)>,
    referees: Vec<RefereeChoice>,
    mistakes: Vec<(&'static str, String)>,
    again: Option<String>,
    /// True if the reader decides which tournaments are official, and who referees them.
    assigns: bool,
    /// True if the regulations were approved, so that most conditions can't be changed.
    frozen: bool,
    /// True if the club was approved, too.
    club_frozen: bool,
    plan_list: bool,
    /// Only for readers who can't change the line.
    plan_kept: String,
    plan_lines: Vec<Choice<String>>,
    slug: String,
    /// True if the form has a field for the main time.
    timed: bool,
    rules: String,
    figures: RatingFormat,
    pools: Vec<(&'static str, String)>,
    categories: Vec<(&'static str, String)>,
    /// Weights make the form ask for the category although the rules don't otherwise use it.
    weighs: bool,
}

impl ConditionsPage {
    fn label(&self, field: &str) -> String {
        match field {
            "plan" if self.figures.shows.plan => self.page.t.msg_plan_line(),
            "club" => self.page.t.msg_field_holding_club(),
            other => crate::frame::sentences::field_label(self.page.t, other),
        }
    }

    fn pool(&self) -> &str {
        label_of(&self.pools, &self.c.pool)
    }

    fn category(&self) -> &str {
        label_of(&self.categories, &self.c.category)
    }

    fn club(&self) -> &str {
        self.clubs
            .iter()
            .find(|club| club.0.to_string() == self.c.club)
            .map_or("–", |club| club.1.as_str())
    }

    fn mistake(&self, field: &str) -> Option<&str> {
        self.mistakes
            .iter()
            .find(|m| m.0 == field)
            .map(|m| m.1.as_str())
    }
}

fn label_of<'a>(all: &'a [(&'static str, String)], word: &str) -> &'a str {
    all.iter()
        .find(|choice| choice.0 == word)
        .map_or("–", |choice| choice.1.as_str())
}

#[derive(Default, Clone)]
struct ConditionsForm {
    name: String,
    starts: String,
    ends: String,
    city: String,
    club: String,
    referee: String,
    official: bool,
    rated_by_fide: bool,
    round_days: String,
    plan: String,
    board: String,
    minutes: String,
    pool: String,
    category: String,
    remark: String,
}

impl ConditionsForm {
    fn from_form(form: &Form) -> ConditionsForm {
        let text = |name| form.text(name).to_owned();
        ConditionsForm {
            name: text("name"),
            starts: text("starts"),
            ends: text("ends"),
            city: text("city"),
            club: text("club"),
            referee: text("referee"),
            official: form.has_field("official"),
            rated_by_fide: form.has_field("rated_by_fide"),
            round_days: text("round_days"),
            plan: text("plan"),
            board: text("board"),
            minutes: text("minutes"),
            pool: text("pool"),
            category: text("category"),
            remark: text("remark"),
        }
    }

    fn from_stored(c: &Conditions) -> ConditionsForm {
        ConditionsForm {
            name: c.name.clone(),
            starts: c.starts.to_string(),
            ends: c.ends.to_string(),
            city: c.city.clone(),
            club: c.club_id.map(|c| c.to_string()).unwrap_or_default(),
            referee: c.referee_id.map(|r| r.to_string()).unwrap_or_default(),
            official: c.official,
            rated_by_fide: c.rated_by_fide,
            round_days: c.round_days.to_string(),
            plan: c
                .plan_line_id
                .map_or_else(|| c.plan.clone(), plan_lines::named_line),
            board: c.board.size().to_string(),
            minutes: c.minutes.map(|m| m.to_string()).unwrap_or_default(),
            pool: c.pool.word().to_owned(),
            category: c.category.word().to_owned(),
            remark: c.remark.clone(),
        }
    }

    /// Takes from the form only the fields that approved conditions leave open.
    fn keep_approved(self, held: &Conditions) -> ConditionsForm {
        let stored = ConditionsForm::from_stored(held);
        let club = if held.club_id.is_some() {
            stored.club.clone()
        } else {
            self.club
        };
        ConditionsForm {
            referee: self.referee,
            round_days: self.round_days,
            remark: self.remark,
            club,
            ..stored
        }
    }

    /// With calendar plans, this follows from the choice of a line.
    fn declares_official(&self, asks: Asks) -> bool {
        if asks.plan {
            plan_lines::names_a_line(&self.plan)
        } else {
            self.official
        }
    }

    /// True if name and days are to determine the line of a calendar plan.
    fn asks_the_plan(&self, asks: Asks) -> bool {
        asks.plan && self.plan.trim().is_empty()
    }

    fn parse_conditions(
        &self,
        referees: &[RefereeChoice],
        asks: Asks,
    ) -> (Conditions, Vec<FormProblem>) {
        let form = TypedConditions {
            starts: self.starts.clone(),
            ends: self.ends.clone(),
            minutes: self.minutes.clone(),
            timed: asks.timed,
            board: self.board.clone(),
            club: self.club.clone(),
            pool: self.pool.clone(),
            category: self.category.clone(),
            round_days: self.round_days.clone(),
        };
        let (read, mut problems) = form.parse();
        if asks.pools && self.pool.is_empty() {
            problems.push(FormProblem::new("pool", FormMistake::Missing));
        }
        let referee_id: Option<AccountId> = self.referee.parse().ok();
        let referee_name = referee_id
            .and_then(|id| referees.iter().find(|r| r.id == id.0))
            .map(|r| r.name.clone())
            .unwrap_or_default();
        let conditions = Conditions {
            name: self.name.trim().to_owned(),
            starts: read.starts,
            ends: read.ends,
            city: self.city.trim().to_owned(),
            club_id: read.club,
            referee_id,
            referee_name,
            official: self.declares_official(asks),
            plan: self.plan.trim().to_owned(),
            plan_line_id: plan_lines::parse_chosen_line(&self.plan),
            board: read.board,
            minutes: read.minutes,
            pool: read.pool,
            category: read.category,
            rated_by_fide: self.rated_by_fide,
            round_days: read.round_days,
            remark: self.remark.trim().to_owned(),
        };
        (conditions, problems)
    }
}

/// Optional fields of the form.
#[derive(Debug, Clone, Copy)]
struct Asks {
    timed: bool,
    /// No value is usual for the pool.
    pools: bool,
    plan: bool,
}

async fn check_readable(
    inside: &Inside,
    conditions: Conditions,
    mut problems: Vec<FormProblem>,
    stored: Option<TournamentId>,
) -> Result<Result<Conditions, Vec<FormProblem>>, WebError> {
    if problems.is_empty() {
        return Ok(Ok(conditions));
    }
    for other in read_inside(inside, move |c, f| others(c, f, conditions, stored)).await? {
        if problems.iter().all(|problem| problem.field != other.field) {
            problems.push(other);
        }
    }
    Ok(Err(problems))
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefereeChoice {
    pub id: i64,
    /// Stored with the tournament.
    pub name: String,
    /// With the login if another referee has the same name.
    pub label: String,
}

/// Closed clubs are left out, except the present holder.
pub async fn load_choices(
    inside: &Inside,
    held_by: &str,
) -> Result<(Vec<(i64, String)>, Vec<RefereeChoice>), WebError> {
    let spelling = inside.spelling();
    let held_by: Option<ClubId> = held_by.parse().ok();
    read_inside(inside, move |c, f| {
        let all = clubs::list(c, f.id)?
            .into_iter()
            .filter(|c| c.closed_on.is_none() || held_by == Some(c.id));
        let clubs = all
            .map(|c| (c.id.0, spelling.name(&c.name, c.latin.as_deref())))
            .collect();
        let mut officers = accounts::load_officers(c, f.id)?;
        officers.retain(|(account, role)| role.role == Role::Referee && !account.disabled);
        officers.dedup_by_key(|(account, _)| account.id);
        let namesakes = |name: &str| {
            officers
                .iter()
                .filter(|(account, _)| account.name == name)
                .count()
                > 1
        };
        let choice = |account: &Account| {
            let name = spelling.name(&account.name, None);
            let label = if namesakes(&account.name) {
                format!("{name} ({})", account.login)
            } else {
                name.clone()
            };
            RefereeChoice {
                id: account.id.0,
                name,
                label,
            }
        };
        let referees = officers
            .iter()
            .map(|(account, _)| choice(account))
            .collect();
        Ok::<_, ActionError>((clubs, referees))
    })
    .await
}

/// `None` for the conditions means that everything can be changed.
async fn load_approved(
    inside: &Inside,
    id: Option<TournamentId>,
) -> Result<(Option<String>, Option<Conditions>), WebError> {
    let Some(id) = id else {
        return Ok((None, None));
    };
    read_inside(inside, move |c, f| {
        let conditions = tournaments::find(c, f.id, id)?
            .ok_or(ActionError::NotFound)?
            .conditions;
        let called = conditions.display_name(id);
        Ok::<_, ActionError>((
            Some(called),
            proposals::of_tournament(c, id)?.map(|_| conditions),
        ))
    })
    .await
}

const ORDER: [&str; 14] = [
    "name",
    "starts",
    "ends",
    "city",
    "club",
    "referee",
    "pool",
    "category",
    "board",
    "minutes",
    "official",
    "plan",
    "round_days",
    "remark",
];

/// In the order of the page.
fn field_messages(t: &L10nLanguage, problems: &[FormProblem]) -> Vec<(&'static str, String)> {
    let mut told: Vec<(&'static str, String)> = problems
        .iter()
        .map(|p| (p.field, format_mistake(t, p.kind)))
        .collect();
    told.sort_by_key(|(field, _)| {
        ORDER
            .iter()
            .position(|known| known == field)
            .unwrap_or(ORDER.len())
    });
    told
}

struct FormFrame {
    title: String,
    action: String,
    back: String,
}

impl FormFrame {
    /// `id`: `None` for a new tournament.
    fn of(inside: &Inside, id: Option<TournamentId>) -> FormFrame {
        let (t, slug) = (inside.t(), &inside.federation.slug);
        match id {
            None => FormFrame {
                title: t.msg_plan_tournament(),
                action: format!("/{slug}/tournaments"),
                back: format!("/{slug}/inbox"),
            },
            Some(id) => FormFrame {
                title: t.msg_change_conditions(),
                action: format!("/{slug}/tournaments/{id}/conditions"),
                back: format!("/{slug}/tournaments/{id}"),
            },
        }
    }
}

fn name_pools(t: &L10nLanguage) -> Vec<(&'static str, String)> {
    Pool::ALL
        .into_iter()
        .map(|p| (p.word(), terms::pool_held(t, p)))
        .collect()
}

fn name_categories(t: &L10nLanguage) -> Vec<(&'static str, String)> {
    Category::ALL
        .into_iter()
        .map(|c| (c.word(), terms::category_name(t, c)))
        .collect()
}

fn name_chosen(lines: &[Choice<String>]) -> String {
    lines
        .iter()
        .find(|line| line.chosen)
        .map(|line| line.label.clone())
        .unwrap_or_default()
}

async fn render_form(
    inside: &Inside,
    existing: Option<(TournamentId, i64)>,
    c: ConditionsForm,
    problems: &[FormProblem],
    again: Option<Refusal>,
) -> Result<HttpResponse, WebError> {
    let (clubs, mut referees) = load_choices(inside, &c.club).await?;
    let assigns = inside.has_duty(Duty::Assign);
    let own = inside.actor.as_ref().and_then(|actor| actor.account);
    referees.retain(|referee| assigns || own.is_some_and(|own| own.0 == referee.id));
    let (called, approved) = load_approved(inside, existing.map(|e| e.0)).await?;
    let plan_lines = plans::condition_choices(inside, &c.plan).await?;
    let starts = parse_date(c.starts.trim()).unwrap_or_else(|| inside.today());
    let weighs = read_inside(inside, move |c, f| {
        Ok::<_, ActionError>(editions::has_weights(c, f, starts)?)
    })
    .await?;
    let t = inside.t();
    let slug = &inside.federation.slug;
    let frame = FormFrame::of(inside, existing.map(|e| e.0));
    let view = ConditionsPage {
        page: Layout::for_federation(inside, "tournaments", frame.title),
        action: frame.action,
        back: frame.back,
        called,
        version: existing.map_or(0, |e| e.1),
        c,
        clubs,
        referees,
        mistakes: field_messages(t, problems),
        again: again.as_ref().map(|why| match why {
            Refusal::Stale => t.msg_stale_conditions(),
            other => format_refusal(inside.language, other),
        }),
        assigns,
        frozen: approved.is_some(),
        club_frozen: approved.is_some_and(|held| held.club_id.is_some()),
        plan_kept: name_chosen(&plan_lines),
        plan_list: inside.federation.rules.club_signs,
        timed: existing.is_none() && inside.federation.rules.shows.minutes,
        plan_lines,
        slug: slug.clone(),
        rules: format!("/{slug}/rules"),
        figures: RatingFormat::for_federation(inside),
        pools: name_pools(t),
        weighs,
        categories: name_categories(t),
    };
    let code = match (again, problems.is_empty()) {
        (Some(_), _) => StatusCode::CONFLICT,
        (None, true) => StatusCode::OK,
        (None, false) => StatusCode::UNPROCESSABLE_ENTITY,
    };
    render_with_status(&view, code)
}

pub async fn new_page(by: By<Planner>) -> Result<HttpResponse, WebError> {
    if by.federation.prior_approval {
        let to = format!("/{}/proposals/new", by.federation.slug);
        return Ok(HttpResponse::SeeOther()
            .insert_header((actix_web::http::header::LOCATION, to))
            .finish());
    }
    let today = by.today().to_string();
    let own = by
        .has_duty(Duty::Referee)
        .then_some(by.actor.account)
        .flatten();
    let c = ConditionsForm {
        starts: today.clone(),
        ends: today,
        board: "19".to_owned(),
        category: Category::default().word().to_owned(),
        referee: own.map(|a| a.to_string()).unwrap_or_default(),
        // Without calendar plans a tournament is official by default: only official ones are rated.
        official: !RatingFormat::for_federation(&by).shows.plan,
        ..ConditionsForm::default()
    };
    render_form(&by, None, c, &[], None).await
}

pub async fn plan_tournament(by: By<Planner>, form: Form) -> Result<HttpResponse, WebError> {
    let typed = ConditionsForm::from_form(&form);
    let (_, referees) = load_choices(&by, "").await?;
    let shows = by.federation.rules.shows;
    let asks = Asks {
        timed: shows.minutes,
        plan: shows.plan,
        pools: shows.pools,
    };
    let linked = typed.asks_the_plan(asks);
    let (given, problems) = typed.parse_conditions(&referees, asks);
    let mut read = match check_readable(&by, given, problems, None).await? {
        Ok(read) => read,
        Err(problems) => return render_form(&by, None, typed, &problems, None).await,
    };
    let act = move |tx: &mut Tx<'_>| {
        if linked {
            plan_lines::link_to_line(tx.conn, tx.federation, &mut read, None)?;
        }
        office::plan_tournament(tx, read.clone())
    };
    let outcome = write_form(
        &by,
        form.run_once_with_location(|f, id| format!("/{}/tournaments/{id}", f.slug), act),
    )
    .await?;
    match outcome {
        Ok(id) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/tournaments/{id}", by.federation.slug),
            "planned",
        )),
        Err(problems) => render_form(&by, None, typed, &problems, None).await,
    }
}

pub async fn conditions_page(
    by: By<Planner>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let (id, actor) = (id(&path.1)?, by.actor.clone());
    let t = read_inside(&by, move |c, f| {
        authorization::find_permitted_tournament(c, &actor, f, id, OnTournament::Conditions)
    })
    .await?;
    let mut typed = ConditionsForm::from_stored(&t.conditions);
    if by.federation.rules.shows.plan && !t.conditions.official {
        let c = t.conditions.clone();
        let fits = read_inside(&by, move |conn, f| {
            Ok::<_, ActionError>(fits_a_line(conn, f, c, id)?)
        })
        .await?;
        // A tournament that would be linked, and isn't, was left out of the plan.
        typed.plan = if fits {
            plan_lines::NO_LINE.to_owned()
        } else {
            String::new()
        };
    }
    render_form(&by, Some((id, t.lock_version)), typed, &[], None).await
}

fn fits_a_line(
    conn: &mut Conn,
    f: &Federation,
    conditions: Conditions,
    id: TournamentId,
) -> Result<bool, DbError> {
    let mut unlinked = Conditions {
        official: false,
        ..conditions
    };
    plan_lines::link_to_line(conn, f, &mut unlinked, Some(id))?;
    Ok(unlinked.official)
}

/// Links by name and days, if these changed or the actor decides what is official. A tournament
/// left out of a plan stays so when another condition changes.
fn link_to_plan(
    conn: &mut Conn,
    f: &Federation,
    c: &mut Conditions,
    id: TournamentId,
    assigns: bool,
) -> Result<(), ActionError> {
    let held = tournaments::find(conn, f.id, id)?
        .ok_or(ActionError::NotFound)?
        .conditions;
    let same = (&held.name, held.starts, held.ends) == (&c.name, c.starts, c.ends);
    if assigns || !same {
        plan_lines::link_to_line(conn, f, c, Some(id))?;
    }
    Ok(())
}

pub async fn change_conditions(
    by: By<Planner>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let typed = ConditionsForm::from_form(&form);
    let version = form.number("version")?;
    let (_, referees) = load_choices(&by, "").await?;
    let shows = by.federation.rules.shows;
    // A tournament that came without its main time, from a journal or a file, may stay without.
    let timed = shows.minutes && has_main_time(&by, id).await?;
    let asks = Asks {
        timed,
        plan: shows.plan,
        pools: shows.pools,
    };
    let (linked, assigns) = (typed.asks_the_plan(asks), by.has_duty(Duty::Assign));
    let (given, problems) = typed.parse_conditions(&referees, asks);
    let mut read_form = match check_readable(&by, given, problems, Some(id)).await? {
        Ok(read) => read,
        Err(problems) => {
            return render_form(&by, Some((id, version)), typed, &problems, None).await;
        }
    };
    let outcome = attempt_inside(&by, move |tx| {
        if linked {
            link_to_plan(tx.conn, tx.federation, &mut read_form, id, assigns)?;
        }
        office::change_conditions(tx, id, version, read_form.clone())
    })
    .await?;
    match outcome {
        Ok(()) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/tournaments/{id}", by.federation.slug),
            "saved",
        )),
        Err(why) => show_again(&by, id, version, typed, why).await,
    }
}

async fn has_main_time(by: &By<Planner>, id: TournamentId) -> Result<bool, WebError> {
    read_inside(by, move |c, f| {
        Ok::<_, ActionError>(
            tournaments::find(c, f.id, id)?.is_some_and(|t| t.conditions.minutes.is_some()),
        )
    })
    .await
}

async fn find_tournament(
    by: &By<Planner>,
    id: TournamentId,
) -> Result<tournaments::Tournament, WebError> {
    read_inside(by, move |c, f| {
        tournaments::find(c, f.id, id)?.ok_or(ActionError::NotFound)
    })
    .await
}

/// `version`: the version that was to be changed.
async fn show_again(
    by: &By<Planner>,
    id: TournamentId,
    version: i64,
    typed: ConditionsForm,
    why: ActionError,
) -> Result<HttpResponse, WebError> {
    match why {
        ActionError::Form(problems) => {
            render_form(by, Some((id, version)), typed, &problems, None).await
        }
        ActionError::Refused(Refusal::Stale) => {
            let version = find_tournament(by, id).await?.lock_version;
            let again = Some(Refusal::Stale);
            render_form(by, Some((id, version)), typed, &[], again).await
        }
        ActionError::Refused(Refusal::Frozen) => {
            let typed = typed.keep_approved(&find_tournament(by, id).await?.conditions);
            let again = Some(Refusal::Frozen);
            render_form(by, Some((id, version)), typed, &[], again).await
        }
        other => Err(other.into()),
    }
}
