//! The list of a federation's tournaments, and the acts that lead one from its plan to its rating.
//! The modules of this folder have the pages of a single tournament.

pub mod blocked_notice;
pub mod conditions;
mod crosstable;
pub mod differences;
mod display_table;
mod doubts;
mod editor_page;
pub mod files;
mod form_parsing;
mod grid;
pub mod import;
pub mod import_review;
mod import_warnings;
mod live_summary;
mod page_data;
mod pairings;
pub mod paper;
mod pasted;
pub mod preview;
mod stage;
mod surprises;
pub mod table;
mod tie_breaks;
pub mod tournament;
pub mod why;

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{Datelike, NaiveDate};
use serde::Deserialize;

use crate::actions::authorization::Duty;
use crate::actions::replay::Progress;
use crate::actions::tournaments::{self as office, TournamentVersion};
use crate::actions::{ActionError, Tx, approval, cancel_correction, plan_lines};
use crate::app::desks::{Desks, Underway};
use crate::app::rosters::Rosters;
use crate::db::federations::Federation;
use crate::db::players::Player;
use crate::db::tournaments::{self, Filter, Summary};
use crate::db::{Conn, CorrectionId, TournamentId, calendar};
use crate::domain::approval::State;
use crate::domain::name;
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_public};
use crate::frame::options::Choice;
use crate::frame::page_titles::TitledPage;
use crate::frame::pager::{PER_PAGE, Pager};
use crate::frame::path::id;
use crate::frame::query::QueryParams;
use crate::frame::request::{
    By, ClubHead, Commission, Inside, Officer, Returner, TableWorker, read_inside, write_inside,
};
use crate::frame::signing::SigningOfficer;
use crate::home::TournamentRow;
use crate::i18n::terms;
use crate::progress;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct TournamentFilter {
    year: String,
    state: String,
    page: String,
}

#[derive(Template)]
#[template(path = "tournaments/list.html")]
struct ListPage {
    page: Layout,
    slug: String,
    rows: Vec<TournamentRow>,
    pager: Pager,
    found: String,
    years: Vec<(i32, bool)>,
    states: Vec<Choice>,
    planner: bool,
    proposing: bool,
    /// True if the year or the state restricts the list.
    narrowed: bool,
}

struct FoundList {
    rows: Vec<Summary>,
    progress: Underway,
    count: i64,
    pager: Pager,
    /// First and last day on which any tournament of the federation is held.
    span: Option<(NaiveDate, NaiveDate)>,
}

#[derive(Clone, Copy)]
struct ListQuery {
    year: Option<i32>,
    state: Option<State>,
    page: Option<i64>,
}

fn find_list(
    c: &mut Conn,
    f: &Federation,
    rosters: &Rosters,
    desks: &Desks,
    asked: ListQuery,
    today: NaiveDate,
) -> Result<FoundList, ActionError> {
    let count = rosters.count(c, f.id, asked.year, asked.state)?;
    let year = asked.year.map(|y| y.to_string()).unwrap_or_default();
    let state = asked.state.map(State::word).unwrap_or_default();
    let pager = Pager::new(
        asked.page,
        count,
        PER_PAGE,
        &format!("/{}/tournaments", f.slug),
        &[("year", &year), ("state", state)],
    );
    let filter = Filter {
        year: asked.year,
        states: asked.state.into_iter().collect(),
        limit: PER_PAGE,
        offset: pager.row_offset(PER_PAGE),
        ..Filter::default()
    };
    let rows = calendar::load_visitor_page(c, f.id, &filter, today)?;
    let planned = rows.iter().filter(|t| t.state == State::Planned);
    let progress = desks.load_progress(c, planned.map(|t| t.id).collect())?;
    Ok(FoundList {
        rows,
        progress,
        count,
        pager,
        span: tournaments::find_day_range(c, f.id)?,
    })
}

pub async fn list(
    inside: Inside,
    query: QueryParams<TournamentFilter>,
) -> Result<HttpResponse, WebError> {
    let year: Option<i32> = query.year.parse().ok();
    let chosen = State::from_word(&query.state);
    let asked = ListQuery {
        year,
        state: chosen,
        page: query.page.parse().ok(),
    };
    let (rosters, desks, today) = (
        inside.app.rosters.clone(),
        inside.app.desks.clone(),
        inside.today(),
    );
    let FoundList {
        rows,
        progress,
        count,
        pager,
        span,
    } = read_inside(&inside, move |c, f| {
        find_list(c, f, &rosters, &desks, asked, today)
    })
    .await?;
    let page = Layout::for_federation(&inside, "tournaments", inside.t().msg_menu_tournaments())
        .with_picture(TitledPage::Tournaments.path_below());
    let planner = inside.has_duty(Duty::Plan);
    render_public(&ListPage {
        slug: inside.federation.slug.clone(),
        rows: rows
            .iter()
            .map(|t| TournamentRow::from_summary(t, inside.spelling(), today, &progress))
            .collect(),
        pager,
        found: page.t.msg_count_tournaments(count),
        years: span
            .map(|(a, b)| {
                (a.year()..=b.year())
                    .rev()
                    .map(|y| (y, Some(y) == year))
                    .collect()
            })
            .unwrap_or_default(),
        states: State::ALL
            .into_iter()
            .map(|s| Choice::new(s.word(), terms::state_name(page.t, s), Some(s) == chosen))
            .collect(),
        planner,
        proposing: inside.federation.prior_approval,
        narrowed: year.is_some() || chosen.is_some(),
        page,
    })
}

/// Birth year, rating, code. The player's own name appears only if it differs from the typed one.
fn candidate_label(by: &By<TableWorker>, typed: &str, p: &Player) -> String {
    let mut parts = Vec::new();
    if p.folded.likeness_key != name::likeness_key(typed) {
        parts.push(by.spelling().name(p.display_name(), p.latin()));
    }
    parts.extend(
        p.state
            .shown
            .rating
            .map(|r| by.language.number(r, 0) + if p.state.shown.provisional { "*" } else { "" }),
    );
    parts.extend(
        p.personal
            .born
            .as_deref()
            .map(|b| b.chars().take(4).collect()),
    );
    parts.push(p.code.clone());
    parts.join(" · ")
}

fn redirect_to_tournament(inside: &Inside, id: TournamentId, flash: &'static str) -> HttpResponse {
    redirect_to(
        &inside.visit,
        &format!("/{}/tournaments/{id}", inside.federation.slug),
        flash,
    )
}

pub async fn cosign_table(
    by: SigningOfficer<ClubHead>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let (id, version) = (id(&path.1)?, form.number("version")?);
    write_inside(&by, move |tx| office::cosign_table(tx, id, version)).await?;
    Ok(redirect_to_tournament(&by, id, "cosigned"))
}

pub async fn take_back(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    write_inside(&by, move |tx| office::take_back(tx, id)).await?;
    Ok(redirect_to_tournament(&by, id, "taken-back"))
}

pub async fn return_for_changes(
    by: By<Returner>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let why = form.text("reason").to_owned();
    write_inside(&by, move |tx| office::return_for_changes(tx, id, &why)).await?;
    Ok(redirect_to_tournament(&by, id, "returned"))
}

/// Rates the tournament in this transaction.
pub async fn approve_table(
    by: SigningOfficer<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let (id, version) = (id(&path.1)?, form.number("version")?);
    let (actor, now, ticked) = (by.actor.clone(), by.app.now(), form.text("sure").to_owned());
    let read = TournamentVersion { id, version };
    let act = move |c: &mut Conn, f: &Federation, progress: &Progress| {
        approval::approve_with_confirmations(
            &mut Tx::new(c, &actor, f, now),
            read,
            &ticked,
            progress,
        )
    };
    run_correction(&by, id, "approved", act).await
}

/// Serves the tournament of a signed table.
pub async fn plan_line(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let (id, version) = (id(&path.1)?, form.number("version")?);
    let line = plan_lines::parse_chosen_line(form.text("plan"));
    write_inside(&by, move |tx| office::set_plan_line(tx, id, version, line)).await?;
    Ok(redirect_to_tournament(&by, id, "saved"))
}

/// Redirects to the page of the resulting correction, if there is one.
async fn run_correction(
    by: &By<Commission>,
    id: TournamentId,
    flash: &'static str,
    act: impl FnOnce(&mut Conn, &Federation, &Progress) -> Result<Option<CorrectionId>, ActionError>
    + Clone
    + Send
    + 'static,
) -> Result<HttpResponse, WebError> {
    let t = read_inside(by, move |c, f| {
        tournaments::find(c, f.id, id)?.ok_or(ActionError::NotFound)
    })
    .await?;
    let address = format!("/{}/tournaments/{id}", by.federation.slug);
    let slug = by.federation.slug.clone();
    if t.position.is_none() {
        // Nothing of the past changes: no background job is needed.
        write_inside(by, move |tx| {
            act(tx.conn, tx.federation, &Progress::default())
        })
        .await?;
        return Ok(redirect_to_tournament(by, id, flash));
    }
    progress::run_job(
        by,
        t.conditions.name,
        address.clone(),
        move |c, f, progress| {
            Ok(match act(c, f, progress)? {
                None => (address, flash),
                Some(correction) => (
                    format!("/{slug}/changes/{correction}"),
                    if flash == "approved" {
                        "corrected"
                    } else {
                        flash
                    },
                ),
            })
        },
    )
    .await
}

pub async fn reopen_tournament(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let why = form.text("reason").to_owned();
    write_inside(&by, move |tx| office::reopen_tournament(tx, id, &why)).await?;
    Ok(redirect_to_tournament(&by, id, "reopened"))
}

pub async fn abandon_correction(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let (id, version) = (id(&path.1)?, form.number("version")?);
    write_inside(&by, move |tx| {
        cancel_correction::restore_rated_state(tx, id, version)
    })
    .await?;
    Ok(redirect_to_tournament(&by, id, "abandoned"))
}

pub async fn close_tournament(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let (actor, now, why) = (
        by.actor.clone(),
        by.app.now(),
        form.text("reason").to_owned(),
    );
    run_correction(&by, id, "closed", move |c, f, progress| {
        approval::close_unrated(&mut Tx::new(c, &actor, f, now), id, &why, progress)
    })
    .await
}

pub async fn cancel_tournament(
    by: By<Officer>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let why = form.text("reason").to_owned();
    write_inside(&by, move |tx| office::cancel_tournament(tx, id, &why)).await?;
    Ok(redirect_to_tournament(&by, id, "cancelled"))
}
