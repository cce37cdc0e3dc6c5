//! Tournaments: the list, the page of one, its conditions, and the acts on its way.

pub mod conditions;
mod crosstable;
pub mod preview;
mod surprises;
pub mod table;
pub mod why;

use std::collections::HashMap;

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{Datelike, NaiveDate, NaiveDateTime};
use serde::Deserialize;

use crate::db::federations::Federation;
use crate::db::results::ResultRow;
use crate::db::tables::{Game, Participant};
use crate::db::tournaments::{Filter, Signature, Tournament};
use crate::db::{
    Conn, CorrectionId, PlayerId, TournamentId, clubs, editions, players, proposals, registrations, results, tables, tournaments,
};
use crate::domain::approval::{Act, Office, State};
use crate::domain::surprise::Course;
use crate::office::may::{Duty, OnTournament, TournamentCase, may};
use crate::office::preview::Preview;
use crate::office::replay::Progress;
use crate::office::statistics::course;
use crate::office::{Actor, OfficeError, rating, sheets, tournaments as office};
use crate::text::terms;
use crate::web::error::WebError;
use crate::web::figures::Figures;
use crate::web::frame::form::Form;
use crate::web::frame::layout::{Layout, go, html, public};
use crate::web::frame::pager::{PER_PAGE, Pager};
use crate::web::frame::request::{By, ClubHead, Commission, Inside, Officer, Returner, TableWorker, read, write};
use crate::web::home::Listed;
use crate::web::live;
use crate::web::progress;
use crate::web::tournaments::crosstable::{CrossRow, Table, crosstable};
use crate::web::tournaments::surprises::{Surprises, expected};

/// What the address of the list may ask.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Query {
    year: String,
    state: String,
    page: String,
}

#[derive(Template)]
#[template(path = "tournaments/list.html")]
struct ListPage {
    page: Layout,
    slug: String,
    rows: Vec<Listed>,
    pager: Pager,
    found: String,
    years: Vec<(i32, bool)>,
    states: Vec<(&'static str, String, bool)>,
    planner: bool,
    proposing: bool,
}

/// `GET /{federation}/tournaments`
pub async fn list(inside: Inside, query: web::Query<Query>) -> Result<HttpResponse, WebError> {
    let year: Option<i32> = query.year.parse().ok();
    let chosen = State::from_word(&query.state);
    let asked: Option<i64> = query.page.parse().ok();
    let path = format!("/{}/tournaments", inside.federation.slug);
    let (year_text, state_text) = (year.map(|y| y.to_string()).unwrap_or_default(), chosen.map(State::word).unwrap_or_default());
    let rosters = inside.app.rosters.clone();
    let (rows, count, pager, span) = read(&inside, move |c, f| {
        let mut filter = Filter { year, states: chosen.into_iter().collect(), limit: PER_PAGE, ..Filter::default() };
        let count = rosters.count(c, f.id, year, chosen)?;
        let pager = Pager::new(asked, count, PER_PAGE, &path, &[("year", &year_text), ("state", state_text)]);
        filter.offset = pager.offset(PER_PAGE);
        Ok::<_, OfficeError>((tournaments::list_page(c, f.id, &filter)?, count, pager, tournaments::span(c, f.id)?))
    })
    .await?;
    let language = inside.language;
    let today = inside.app.now().date();
    let page = Layout::inside(&inside, "tournaments", inside.t().msg_menu_tournaments());
    let planner = inside.may(Duty::Plan);
    public(&ListPage {
        slug: inside.federation.slug.clone(),
        rows: rows.iter().map(|t| Listed::of(t, language, today)).collect(),
        pager,
        found: page.t.msg_count_tournaments(count),
        years: span.map(|(a, b)| (a.year()..=b.year()).rev().map(|y| (y, Some(y) == year)).collect()).unwrap_or_default(),
        states: State::ALL.into_iter().map(|s| (s.word(), terms::state(page.t, s), Some(s) == chosen)).collect(),
        planner,
        proposing: inside.federation.prior_approval,
        page,
    })
}

struct Stage {
    class: &'static str,
    title: String,
    detail: String,
}

struct Signed {
    office: String,
    name: String,
    at: String,
}

#[derive(Template)]
#[template(path = "tournaments/tournament.html")]
struct TournamentPage {
    page: Layout,
    slug: String,
    id: i64,
    version: i64,
    badge: &'static str,
    state: String,
    waits: String,
    reason: String,
    path: Vec<Stage>,
    days: String,
    starts: NaiveDate,
    ends: NaiveDate,
    city: String,
    club: Option<String>,
    referee: String,
    official: bool,
    plan: String,
    figures: Figures,
    board: i64,
    minutes: Option<String>,
    pool: String,
    category: String,
    edition: Option<(i32, String)>,
    /// The last day for handing in the results, and whether it has passed without them.
    due: Option<(String, bool)>,
    /// When the results came, and whether that was too late (ssdc 4.3).
    handed_in: Option<(String, bool)>,
    /// Its regulations were approved: they have a page.
    regulations: bool,
    /// Players register on a page, and whether they can just now.
    registration: Option<bool>,
    remark: String,
    passes: Option<String>,
    rated_at: Option<String>,
    signatures: Vec<Signed>,
    rounds: Vec<i64>,
    rows: Vec<CrossRow>,
    surprises: Option<Surprises>,
    any_anomalous: bool,
    places: bool,
    /// How far it is, if it is played at the desk.
    live: Option<String>,
    may: May,
    out_of_order: Vec<(i64, String, bool)>,
    preview: Option<crate::web::tournaments::preview::PreviewTable>,
    refusal: Option<String>,
    hidden: bool,
    signed: bool,
    correction: bool,
}

/// What the reader may do here.
#[derive(Default)]
struct May {
    edit: bool,
    desk: bool,
    conditions: bool,
    registrations: bool,
    cosign: bool,
    take_back: bool,
    send_back: bool,
    approve: bool,
    reopen: bool,
    close: bool,
    cancel: bool,
}

impl May {
    fn any(&self) -> bool {
        self.edit
            || self.conditions
            || self.registrations
            || self.cosign
            || self.take_back
            || self.send_back
            || self.approve
            || self.reopen
            || self.close
            || self.cancel
    }

    /// What an actor may do with a tournament.
    fn of(actor: Option<&Actor>, case: &TournamentCase) -> May {
        let Some(actor) = actor else { return May::default() };
        let may = |act| may(actor, case, act).is_ok();
        let step = |act| may(OnTournament::Step(act));
        May {
            edit: step(Act::Edit),
            desk: may(OnTournament::OpenDesk),
            conditions: may(OnTournament::Conditions),
            registrations: may(OnTournament::Register),
            cosign: step(Act::Cosign),
            // The commission is offered to send back, with a reason; taking back is the referee's.
            take_back: step(Act::TakeBack) && case.is_refereed_by(actor),
            send_back: step(Act::Return),
            approve: step(Act::Approve),
            reopen: step(Act::Reopen),
            close: step(Act::Close),
            cancel: step(Act::Cancel),
        }
    }
}

/// The id in the address.
pub fn id(text: &str) -> Result<TournamentId, WebError> {
    text.parse().map_err(|_| WebError::NotFound)
}

/// What a tournament's page is made of.
struct Found {
    t: Tournament,
    club: Option<(String, Option<String>)>,
    signatures: Vec<Signature>,
    people: Vec<Participant>,
    games: Vec<Game>,
    results: Vec<ResultRow>,
    names: HashMap<PlayerId, (String, Option<String>)>,
    /// What those had who have no result.
    before: HashMap<PlayerId, Option<f64>>,
    edition: Option<(i32, String)>,
    due: Option<NaiveDate>,
    /// When the results came for the first time.
    handed_in: Option<NaiveDateTime>,
    regulations: bool,
    /// What decides who may do what with it.
    case: TournamentCase,
    registration: Option<bool>,
    preview: Option<Result<Preview, OfficeError>>,
    order: (Vec<tournaments::Summary>, Vec<tournaments::Summary>),
    /// The table is the signed one that waits, not a rated one.
    signed: bool,
    /// How the rated one went against what was expected.
    course: Option<Course<PlayerId>>,
}

fn find(c: &mut Conn, f: &Federation, id: TournamentId, actor: Option<&Actor>, now: NaiveDateTime) -> Result<Found, OfficeError> {
    let t = tournaments::find(c, f.id, id)?.ok_or(OfficeError::NotFound)?;
    let club = match t.club_id {
        Some(club) => clubs::find(c, f.id, club)?.map(|c| (c.name, c.latin)),
        None => None,
    };
    let signatures = tournaments::signatures(c, id)?;
    let (people, games, results) = match t.position {
        Some(_) => (tables::participants(c, id)?, tables::games(c, id)?, results::of_tournament(c, id)?),
        None => Default::default(),
    };
    let before = match t.position {
        Some(_) if results.len() < people.len() => rating::ratings_before(c, f, &t, &people)?,
        _ => HashMap::new(),
    };
    let edition = match t.edition_id {
        Some(id) => editions::list(c, f.id)?.into_iter().find(|e| e.id == id).map(|e| (e.number, e.title)),
        None => None,
    };
    let due = match t.state {
        State::Cancelled => None,
        _ => crate::office::editions::results_due(c, f, &[(t.starts, t.ends)])?.pop().flatten(),
    };
    let handed_in = match due {
        Some(_) => tournaments::first_signed(c, id)?,
        None => None,
    };
    let proposal = proposals::of_tournament(c, id)?;
    let case = TournamentCase::of(f, &t, proposal.as_ref());
    let registration = match registrations::settings(c, id)? {
        Some(settings) => Some(crate::office::registrations::shut(c, &t, &settings, now)?.is_none()),
        None => None,
    };
    let mut names = players::names(c, &people.iter().map(|p| p.player_id).collect::<Vec<_>>())?;
    let waiting = t.state.is_handed_in();
    let preview = match actor {
        Some(actor) if waiting && may(actor, &case, OnTournament::See).is_ok() => {
            Some(crate::office::preview::preview(c, f, &t, &sheets::sheet(&t)?))
        }
        _ => None,
    };
    let mut signed = false;
    let (mut people, mut games, mut results) = (people, games, results);
    if preview.is_some() {
        // Who signs or checks a table sees what is signed, not what was rated before.
        let typed = sheets::sheet(&t)?;
        if let Ok(read) = crate::domain::table::check(&typed) {
            let ids: Vec<PlayerId> = typed.rows.iter().zip(0..).map(|(row, i)| row.player.map_or(PlayerId(-1 - i), PlayerId)).collect();
            (people, games) = sheets::rows(&t, &typed, &read, &ids);
            results.clear();
            names = ids.iter().zip(&typed.rows).map(|(id, row)| (*id, (row.name.clone(), None))).collect();
            names.extend(players::names(c, &ids)?);
            signed = true;
        }
    }
    let order = match actor {
        Some(actor) if waiting && may(actor, &f.id, Duty::Commission).is_ok() && t.position.is_none() => tournaments::out_of_order(c, &t)?,
        _ => Default::default(),
    };
    let course = match t.position {
        Some(_) if !signed && !results.is_empty() => Some(course(f, (id, t.parameters.clone()), &games, &results)?),
        _ => None,
    };
    Ok(Found {
        course,
        t,
        club,
        signatures,
        people,
        games,
        results,
        names,
        before,
        edition,
        due,
        handed_in,
        regulations: proposal.is_some(),
        case,
        registration,
        preview,
        order,
        signed,
    })
}

/// `GET /{federation}/tournaments/{tournament}`
pub async fn tournament(inside: Inside, path: web::Path<(String, String)>) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let (actor, moment, desks) = (inside.actor.clone(), inside.app.now(), inside.app.desks.clone());
    let (found, desk) = read(&inside, move |c, f| Ok((find(c, f, id, actor.as_ref(), moment)?, desks.public(c, id)?))).await?;
    let language = inside.language;
    let now = found.t.state;
    let signs = inside.federation.club_signs();
    let may_do = May::of(inside.actor.as_ref(), &found.case);
    let t = inside.t();
    let over = found.t.ends < inside.app.now().date();
    let name = if found.t.name.is_empty() { format!("№ {id}") } else { found.t.name.clone() };
    let figures = Figures::of(&inside);
    let (rounds, rows) = crosstable(
        &Table {
            people: &found.people,
            games: &found.games,
            results: &found.results,
            names: &found.names,
            before: &found.before,
            expected: &found.course.as_ref().map(|c| expected(c, found.people.len())).unwrap_or_default(),
            signed: found.signed,
        },
        figures,
        language,
    );
    let name_of = |id| found.names.get(&id).map(|(n, l): &(String, _)| language.name(n, l.as_deref())).unwrap_or_default();
    let surprises = found.course.as_ref().and_then(|c| Surprises::of(c, name_of, figures, language));
    let signed: Vec<Signed> = found
        .signatures
        .iter()
        .map(|s| Signed { office: office_word(&inside, s.office), name: language.name(&s.name, None), at: language.moment(s.signed_at) })
        .collect();
    let (preview, refusal) = match &found.preview {
        None => (None, None),
        Some(Ok(preview)) => (Some(crate::web::tournaments::preview::PreviewTable::of(preview, figures, language)), None),
        Some(Err(OfficeError::Refused(refusal))) => (None, Some(crate::web::frame::sentences::refused(language, refusal))),
        Some(Err(_)) => (None, Some(t.msg_table_has_mistakes())),
    };
    let sees = inside.actor.as_ref().is_some_and(|actor| may(actor, &found.case, OnTournament::See).is_ok());
    let mut page = Layout::inside(&inside, "tournaments", name);
    page.about = [language.days(found.t.starts, found.t.ends), found.t.city.clone(), terms::waits(t, now, over)]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(". ");
    let view = TournamentPage {
        page,
        slug: inside.federation.slug.clone(),
        id: id.0,
        version: found.t.lock_version,
        badge: if over && now == State::Planned { "waiting" } else { terms::badge(now) },
        state: if over && now == State::Planned { t.msg_state_over() } else { terms::state(t, now) },
        waits: terms::waits(t, now, over),
        // Why a table was sent back is for those who work on it; why a rated one is corrected is for everybody.
        reason: if sees || now.is_public() || now == State::Cancelled { found.t.reason.clone() } else { String::new() },
        path: stages(&inside, &found, now, signs),
        days: language.days(found.t.starts, found.t.ends),
        starts: found.t.starts,
        ends: found.t.ends,
        city: found.t.city.clone(),
        club: found.club.as_ref().map(|(name, latin)| language.name(name, latin.as_deref())),
        referee: language.name(&found.t.referee_name, None),
        official: found.t.official,
        plan: found.t.plan.clone(),
        figures,
        pool: terms::pool(t, found.t.pool),
        category: terms::category(t, found.t.category),
        edition: found.edition.clone(),
        due: found.due.map(|day| (language.day(day), now.awaits_results() && day < inside.app.now().date())),
        handed_in: found.handed_in.map(|at| (language.moment(at), found.due.is_some_and(|due| at.date() > due))),
        board: found.t.board.size(),
        minutes: found.t.minutes.map(|m| language.number(m, if m.fract() == 0.0 { 0 } else { 1 })),
        regulations: found.regulations,
        registration: found.registration,
        remark: found.t.remark.clone(),
        passes: found.t.passes.filter(|_| found.t.position.is_some() && figures.shows.boards).map(|p| t.msg_count_passes(p)),
        rated_at: found.t.rated_at.map(|at| language.moment(at)),
        signatures: signed,
        surprises,
        rounds,
        any_anomalous: rows.iter().any(|r| r.anomalous),
        places: rows.iter().any(|r| !r.place.is_empty()),
        rows,
        out_of_order: found
            .order
            .0
            .iter()
            .map(|s| (s.id.0, s.name.clone(), true))
            .chain(found.order.1.iter().map(|s| (s.id.0, s.name.clone(), false)))
            .collect(),
        preview,
        refusal,
        hidden: found.t.position.is_none() && !sees && !matches!(now, State::Friendly | State::Cancelled),
        signed: found.signed,
        correction: found.t.position.is_some(),
        live: desk.map(|desk| live::progress(t, &desk)),
        may: may_do,
    };
    if inside.actor.is_some() { html(&view) } else { public(&view) }
}

fn office_word(inside: &Inside, office: Office) -> String {
    let t = inside.t();
    match office {
        Office::Referee => t.msg_office_referee(),
        Office::Club => t.msg_office_club(),
        Office::Official => t.msg_office_official(),
    }
}

/// The way of the tournament, with the step it stands at.
fn stages(inside: &Inside, found: &Found, now: State, signs: bool) -> Vec<Stage> {
    let t = inside.t();
    let language = inside.language;
    if matches!(now, State::Friendly | State::Cancelled) {
        return Vec::new();
    }
    let reached = match now {
        State::Planned | State::Returned | State::Reopened => 0,
        State::Submitted => 1,
        State::Cosigned => 2,
        _ => 3,
    };
    let who = |office: Office| {
        found
            .signatures
            .iter()
            .rfind(|s| s.office == office)
            .map(|s| format!("{}, {}", language.name(&s.name, None), language.moment(s.signed_at)))
            .unwrap_or_default()
    };
    let mut steps = vec![(0, t.msg_path_table(), who(Office::Referee))];
    if signs {
        steps.push((1, t.msg_path_club(), who(Office::Club)));
    }
    steps.push((2, t.msg_path_commission(), who(Office::Official)));
    let rated = if now == State::Rated { found.t.rated_at.map(|at| language.moment(at)).unwrap_or_default() } else { String::new() };
    steps.push((3, t.msg_path_rated(), rated));
    steps
        .into_iter()
        .map(|(step, title, detail)| Stage {
            class: if step < reached || now == State::Rated {
                "done"
            } else if step == reached {
                "now"
            } else {
                "todo"
            },
            title,
            detail,
        })
        .collect()
}

fn back(inside: &Inside, id: TournamentId, flash: &'static str) -> HttpResponse {
    go(&inside.visit, &format!("/{}/tournaments/{id}", inside.federation.slug), flash)
}

/// `POST .../cosignature`
pub async fn cosign(by: By<ClubHead>, path: web::Path<(String, String)>, form: Form) -> Result<HttpResponse, WebError> {
    let (id, version) = (id(&path.1)?, form.number("version")?);
    let (actor, now) = (by.actor.clone(), by.app.now());
    write(&by, move |c, f| office::cosign(c, &actor, f, id, version, now)).await?;
    Ok(back(&by, id, "cosigned"))
}

/// `POST .../withdrawal`
pub async fn take_back(by: By<TableWorker>, path: web::Path<(String, String)>, _form: Form) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let (actor, now) = (by.actor.clone(), by.app.now());
    write(&by, move |c, f| office::take_back(c, &actor, f, id, now)).await?;
    Ok(back(&by, id, "taken-back"))
}

/// `POST .../return`
pub async fn return_for_changes(by: By<Returner>, path: web::Path<(String, String)>, form: Form) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let (actor, now, why) = (by.actor.clone(), by.app.now(), form.text("reason").to_owned());
    write(&by, move |c, f| office::return_for_changes(c, &actor, f, id, &why, now)).await?;
    Ok(back(&by, id, "returned"))
}

/// `POST .../approval`: the tournament is rated in this transaction.
pub async fn approve(by: By<Commission>, path: web::Path<(String, String)>, form: Form) -> Result<HttpResponse, WebError> {
    let (id, version) = (id(&path.1)?, form.number("version")?);
    let (actor, now) = (by.actor.clone(), by.app.now());
    corrected(&by, id, "approved", move |c, f, progress| office::approve(c, &actor, f, id, version, now, progress)).await
}

/// Does what may be a correction of the past, and leads to what it changed.
async fn corrected(
    by: &By<Commission>,
    id: TournamentId,
    flash: &'static str,
    act: impl FnOnce(&mut Conn, &Federation, &Progress) -> Result<Option<CorrectionId>, OfficeError> + Send + 'static,
) -> Result<HttpResponse, WebError> {
    let t = read(by, move |c, f| tournaments::find(c, f.id, id)?.ok_or(OfficeError::NotFound)).await?;
    let address = format!("/{}/tournaments/{id}", by.federation.slug);
    let slug = by.federation.slug.clone();
    if t.position.is_none() {
        // Nothing of the past changes: done at once.
        write(by, move |c, f| act(c, f, &Progress::default())).await?;
        return Ok(back(by, id, flash));
    }
    progress::run(by, t.name, address.clone(), move |c, f, progress| {
        Ok(match act(c, f, progress)? {
            None => (address, flash),
            Some(correction) => (format!("/{slug}/changes/{correction}"), if flash == "approved" { "corrected" } else { flash }),
        })
    })
    .await
}

/// `POST .../reopening`
pub async fn reopen(by: By<Commission>, path: web::Path<(String, String)>, form: Form) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let (actor, now, why) = (by.actor.clone(), by.app.now(), form.text("reason").to_owned());
    write(&by, move |c, f| office::reopen(c, &actor, f, id, &why, now)).await?;
    Ok(back(&by, id, "reopened"))
}

/// `POST .../closing`
pub async fn close(by: By<Commission>, path: web::Path<(String, String)>, form: Form) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let (actor, now, why) = (by.actor.clone(), by.app.now(), form.text("reason").to_owned());
    corrected(&by, id, "closed", move |c, f, progress| office::close(c, &actor, f, id, &why, now, progress)).await
}

/// `POST .../cancellation`
pub async fn cancel(by: By<Officer>, path: web::Path<(String, String)>, form: Form) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let (actor, now, why) = (by.actor.clone(), by.app.now(), form.text("reason").to_owned());
    write(&by, move |c, f| office::cancel(c, &actor, f, id, &why, now)).await?;
    Ok(back(&by, id, "cancelled"))
}
