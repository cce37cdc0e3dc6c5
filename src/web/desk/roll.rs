//! The desk's page of players: participants, system of the tournament, and the draw of lots.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use super::{DeskPageData, find, order, page_key, round_tabs, rounds_advice};
use crate::actions::desk as office;
use crate::actions::members::gate::{self, Named};
use crate::actions::{ActionError, registrations};
use crate::db::players::{self, Player};
use crate::db::registrations::Registration;
use crate::db::tournaments::Tournament;
use crate::db::{PlayerId, TournamentId, clubs};
use crate::domain::desk::{Desk, Entrant, Lot, Plan, Refusal, Replays, System};
use crate::domain::pairing::mcmahon::Boundary;
use crate::domain::pairing::{ByePoints, DrawPoints, Ideal, Parity};
use crate::domain::player::Born;
use crate::domain::roster::Member;
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, render_page, render_with_status};
use crate::frame::options::Choice;
use crate::frame::path::id;
use crate::frame::query::QueryParams;
use crate::frame::request::{By, TableWorker, read_inside};
use crate::i18n::{L10nLanguage, Speaks, desk as phrases, terms};
use crate::players::suggestions;
use crate::rating_format::RatingFormat;

const FOUND: usize = 12;

struct Candidate {
    value: String,
    label: String,
}

struct EntrantRow {
    id: u32,
    number: String,
    name: String,
    born: String,
    club: String,
    country: String,
    rank: String,
    rating: String,
    conditional: bool,
    group: i64,
    withdrawn: bool,
    absent: bool,
    known: Option<i64>,
    /// A guest isn't a member on the first day; only some federations mark guests.
    guest: bool,
    alike: Vec<Candidate>,
    /// First round of a late entry, and the points for the rounds before (empty for none).
    late: Option<(usize, String)>,
}

struct RegisteredRow {
    id: i64,
    name: String,
    told: String,
    here: bool,
}

impl RegisteredRow {
    fn from_registration(
        r: &Registration,
        clubs: &HashMap<String, String>,
        by: &By<TableWorker>,
    ) -> RegisteredRow {
        let spelling = by.spelling();
        let told = [
            spelling.club(&r.who.club, clubs),
            spelling.city_name(&r.who.city),
            by.language.country_name(&r.who.country),
            terms::rank_name(by.language, &r.who.rank),
        ];
        RegisteredRow {
            id: r.id.0,
            name: by.spelling().name(&r.who.name, None),
            told: told
                .into_iter()
                .filter(|text| !text.trim().is_empty())
                .collect::<Vec<_>>()
                .join(" · "),
            here: r.here == Some(true),
        }
    }
}

struct LotRow {
    seed: Option<String>,
    count: usize,
    by: String,
    at: String,
}

#[derive(Template)]
#[template(path = "desk/players.html")]
struct PlayersPage {
    page: Layout,
    slug: String,
    id: i64,
    key: String,
    rounds: Vec<(usize, String)>,
    refusal: Option<String>,
    /// The reason why the draft of the next round was discarded.
    discarded: Option<String>,
    rows: Vec<EntrantRow>,
    unknown: usize,
    lots: Vec<LotRow>,
    begun: bool,
    finished: bool,
    drawn: bool,
    systems: Vec<Choice>,
    plan: Plan,
    mcmahon: bool,
    /// Offers groups of rating.
    grouped: bool,
    halves: bool,
    swapped: bool,
    bye: u8,
    draw_zero: bool,
    boundary: &'static str,
    suggested: usize,
    /// Advice by article 2.
    advice: Option<String>,
    seed: String,
    typed: Entering,
    /// The first round of a late entrant; `None` if late entries aren't possible.
    late: Option<usize>,
    replays: Vec<Choice>,
    registered: Vec<RegisteredRow>,
    /// Registered players who have come.
    here: usize,
    needs: Vec<String>,
    /// Searches players of the federation; the results are in `found`.
    q: String,
    found: Vec<Candidate>,
}

impl PlayersPage {
    fn any_known(&self) -> bool {
        self.rows.iter().any(|row| row.known.is_some())
    }
}

impl Candidate {
    fn of(p: &Player, by: &By<TableWorker>) -> Candidate {
        let mut parts = vec![by.spelling().name(p.display_name(), p.latin())];
        parts.extend(p.state.shown.rating.map(|r| {
            RatingFormat::for_federation(by).format_starred(Some(r), p.state.shown.provisional)
        }));
        parts.extend(
            p.personal
                .born
                .as_deref()
                .map(|b| b.chars().take(4).collect()),
        );
        parts.push(p.code.clone());
        Candidate {
            value: p.id.to_string(),
            label: parts.join(" · "),
        }
    }
}

fn entrant_row(
    desk: &Desk,
    entrant: &Entrant,
    alike: &[Player],
    marks: &Marks,
    by: &By<TableWorker>,
) -> EntrantRow {
    let choice = |p: &Player| Candidate::of(p, by);
    EntrantRow {
        id: entrant.id.0,
        number: entrant.number.map(|n| n.to_string()).unwrap_or_default(),
        name: phrases::entrant_name(entrant, by.spelling()),
        born: Born::from_input(&entrant.born)
            .map(|born| born.year().to_string())
            .unwrap_or_default(),
        club: if entrant.club.is_empty() {
            by.spelling().city_name(&entrant.city)
        } else {
            by.spelling().club(&entrant.club, &marks.clubs)
        },
        country: by.language.country_name(&entrant.country),
        rank: terms::rank_name(by.language, &entrant.rank),
        rating: entrant.rating.map(|r| r.to_string()).unwrap_or_default(),
        conditional: false,
        group: entrant.start / 2,
        withdrawn: entrant.withdrawn,
        absent: desk.absent.contains(&entrant.id),
        known: entrant.player,
        guest: marks.guests.contains(&entrant.id.0),
        alike: alike.iter().map(choice).collect(),
        late: (entrant.since > 0).then(|| {
            (
                entrant.since,
                if entrant.granted > 0 {
                    phrases::format_points(entrant.granted)
                } else {
                    String::new()
                },
            )
        }),
    }
}

impl LotRow {
    fn from_lot(lot: &Lot, by: &By<TableWorker>) -> LotRow {
        LotRow {
            seed: lot.seed.clone(),
            count: lot.count,
            by: by.spelling().name(&lot.by, None),
            at: by.moment(lot.at),
        }
    }
}

/// Rows by number once the lots are drawn.
fn entrant_rows(
    desk: &Desk,
    alike: &[Vec<Player>],
    marks: &Marks,
    by: &By<TableWorker>,
) -> Vec<EntrantRow> {
    let row = |(entrant, alike): (&Entrant, &Vec<Player>)| {
        let row = entrant_row(desk, entrant, alike, marks, by);
        let marked = |players: &HashSet<i64>| {
            entrant
                .player
                .is_some_and(|player| players.contains(&player))
        };
        match entrant.rating {
            Some(_) if marked(&marks.stars) => EntrantRow {
                rating: row.rating + "*",
                ..row
            },
            Some(rating) if by.federation.rules.shows.conditional && !marked(&marks.rated) => {
                EntrantRow {
                    rating: RatingFormat::for_federation(by).format_conditional(rating as f64),
                    conditional: true,
                    ..row
                }
            }
            _ => row,
        }
    };
    let mut rows: Vec<EntrantRow> = desk.entrants.iter().zip(alike).map(row).collect();
    if desk.has_drawn_lots() {
        rows.sort_by_key(|row| row.number.parse::<u64>().unwrap_or(u64::MAX));
    }
    rows
}

fn suggested_rounds(desk: &Desk) -> usize {
    Desk {
        plan: Plan {
            rounds: 0,
            ..desk.plan.clone()
        },
        entrants: desk.entrants.clone(),
        ..Desk::default()
    }
    .planned_rounds()
}

/// McMahon groups are a custom of Go.
fn offered_systems(chosen: System, stones: bool) -> impl Iterator<Item = System> {
    System::ALL
        .into_iter()
        .filter(move |system| stones || *system == chosen || *system != System::McMahon)
}

/// A regulation that rates every replay doesn't offer unrated ones.
fn replay_choices(t: &L10nLanguage, plan: &Plan, rated: bool) -> Vec<Choice> {
    let chosen = if rated && plan.replays == Replays::Unrated {
        Replays::Rated
    } else {
        plan.replays
    };
    let offered = Replays::ALL
        .into_iter()
        .filter(|replays| !(rated && *replays == Replays::Unrated));
    offered
        .map(|replays| {
            Choice::new(
                replays.word(),
                phrases::replays_rule(t, replays, rated),
                replays == chosen,
            )
        })
        .collect()
}

fn random_seed() -> Result<String, WebError> {
    Ok(page_key()?
        .chars()
        .filter_map(|c| c.to_digit(16))
        .map(|d| (d % 10).to_string())
        .take(6)
        .collect())
}

#[derive(Default)]
pub(super) struct Entering {
    people: String,
    points: String,
    reason: String,
}

impl Entering {
    pub(super) fn from_form(form: &Form) -> Entering {
        let text = |name: &str| form.text(name).to_owned();
        Entering {
            people: text("people"),
            points: text("points"),
            reason: text("reason"),
        }
    }
}

fn boundary_word(boundary: Boundary) -> &'static str {
    match boundary {
        Boundary::Floor => "floor",
        Boundary::NearestUp => "up",
        Boundary::NearestDown => "down",
    }
}

struct PlayersPageData {
    tournament: Tournament,
    desk: Arc<Desk>,
    alike: Vec<Vec<Player>>,
    registered: Vec<Registration>,
    found: Vec<Candidate>,
    marks: Marks,
}

impl PlayersPageData {
    async fn load_page(
        by: &By<TableWorker>,
        id: TournamentId,
        q: &str,
    ) -> Result<PlayersPageData, WebError> {
        let DeskPageData {
            t: tournament,
            desk,
            ..
        } = find(by, id).await?;
        let desk = desk.ok_or(WebError::NotFound)?;
        let asked = desk.clone();
        // Identities are fixed when the tournament begins, except those of late entrants.
        let open = !desk.has_begun() || desk.takes_late();
        let (alike, registered) = match open {
            false => (vec![Vec::new(); desk.entrants.len()], Vec::new()),
            true => {
                read_inside(by, move |c, f| {
                    Ok::<_, ActionError>((
                        office::find_alike(c, f, &asked)?,
                        registrations::list_available(c, id, &asked)?,
                    ))
                })
                .await?
            }
        };
        let found = if q.trim().is_empty() || !open {
            Vec::new()
        } else {
            looked_for(by, &desk, q).await?
        };
        let marks = load_marks(by, &tournament, &desk).await?;
        Ok(PlayersPageData {
            tournament,
            desk,
            alike,
            registered,
            found,
            marks,
        })
    }
}

pub(super) async fn page_response(
    by: &By<TableWorker>,
    id: TournamentId,
    refusal: Option<Refusal>,
    typed: Entering,
    q: &str,
) -> Result<HttpResponse, WebError> {
    let loaded = PlayersPageData::load_page(by, id, q).await?;
    let view = PlayersPage::of(by, loaded, refusal.as_ref(), typed, q)?;
    let code = if refusal.is_some() {
        StatusCode::CONFLICT
    } else {
        StatusCode::OK
    };
    render_with_status(&view, code)
}

impl PlayersPage {
    fn of(
        by: &By<TableWorker>,
        loaded: PlayersPageData,
        refusal: Option<&Refusal>,
        typed: Entering,
        q: &str,
    ) -> Result<PlayersPage, WebError> {
        let (t, tournament, desk) = (by.t(), &loaded.tournament, &*loaded.desk);
        let (plan, rows) = (
            &desk.plan,
            entrant_rows(desk, &loaded.alike, &loaded.marks, by),
        );
        let (stones, registered) = (by.federation.rules.shows.sign.stones(), &loaded.registered);
        let title = t.msg_desk_players_title(tournament.conditions.name.as_str());
        Ok(PlayersPage {
            page: Layout::for_federation(by, "tournaments", title),
            slug: by.federation.slug.clone(),
            id: tournament.id.0,
            key: page_key()?,
            rounds: round_tabs(t, desk),
            needs: name_needs(by),
            refusal: refusal
                .map(|refusal| phrases::refusal_sentence(t, Some(desk), refusal, by.spelling())),
            discarded: phrases::discarded_sentence(desk, by.spelling()),
            unknown: count_unknown(&rows),
            rows,
            lots: desk
                .lots
                .iter()
                .map(|lot| LotRow::from_lot(lot, by))
                .collect(),
            begun: desk.has_begun(),
            finished: desk.finished,
            drawn: desk.has_drawn_lots(),
            systems: system_choices(t, plan.system, stones),
            grouped: stones || plan.system == System::McMahon,
            mcmahon: plan.system == System::McMahon,
            halves: plan.ideal == Ideal::Halves,
            swapped: plan.parity == Parity::Swapped,
            bye: bye_points(plan.bye),
            draw_zero: plan.draw == DrawPoints::Zero,
            boundary: boundary_word(plan.boundary),
            suggested: suggested_rounds(desk),
            advice: rounds_advice(t, desk),
            late: desk.takes_late().then(|| desk.published_rounds() + 1),
            replays: replay_choices(t, plan, by.federation.rules.shows.rates_replays),
            here: registered.iter().filter(|r| r.here == Some(true)).count(),
            registered: registered
                .iter()
                .map(|r| RegisteredRow::from_registration(r, &loaded.marks.clubs, by))
                .collect(),
            plan: plan.clone(),
            seed: random_seed()?,
            typed,
            q: q.to_owned(),
            found: loaded.found,
        })
    }
}

fn name_needs(by: &By<TableWorker>) -> Vec<String> {
    let needs = by.federation.rules.needs.iter();
    needs
        .map(|need| terms::need_sentence(by.t(), *need))
        .collect()
}

fn count_unknown(rows: &[EntrantRow]) -> usize {
    rows.iter()
        .filter(|row| row.known.is_none() && !row.alike.is_empty())
        .count()
}

fn system_choices(t: &L10nLanguage, chosen: System, stones: bool) -> Vec<Choice> {
    offered_systems(chosen, stones)
        .map(|s| Choice::new(s.word(), phrases::system_name(t, s), s == chosen))
        .collect()
}

fn bye_points(bye: ByePoints) -> u8 {
    match bye {
        ByePoints::Two => 2,
        ByePoints::One => 1,
        ByePoints::Zero => 0,
    }
}

#[derive(Default)]
struct Marks {
    stars: HashSet<i64>,
    /// Players rated by the rules. The others have a conditional rating, if the rules know it.
    rated: HashSet<i64>,
    guests: HashSet<u32>,
    clubs: HashMap<String, String>,
}

async fn load_marks(by: &By<TableWorker>, t: &Tournament, desk: &Desk) -> Result<Marks, WebError> {
    let (entrants, day) = (desk.entrants.clone(), t.conditions.starts);
    read_inside(by, move |c, f| {
        let people: Vec<Named<'_>> = entrants
            .iter()
            .map(|e| Named {
                player: e.player,
                name: &e.name,
                born: &e.born,
            })
            .collect();
        let strangers = gate::non_member_indexes(c, f, day, &people)?;
        let guests = strangers
            .into_iter()
            .filter_map(|at| entrants.get(at))
            .map(|entrant| entrant.id.0)
            .collect();
        let mut marks = Marks {
            guests,
            clubs: clubs::load_latin_names(c, f.id)?,
            ..Marks::default()
        };
        if f.rules.stars || f.rules.shows.conditional {
            let ids: Vec<PlayerId> = entrants
                .iter()
                .filter_map(|entrant| entrant.player)
                .map(PlayerId)
                .collect();
            let known = players::find_many(c, f.id, &ids)?;
            marks.stars = known
                .iter()
                .filter(|player| player.state.shown.provisional)
                .map(|player| player.id.0)
                .collect();
            marks.rated = known
                .iter()
                .filter(|player| player.state.shown.rating.is_some())
                .map(|player| player.id.0)
                .collect();
        }
        Ok::<_, ActionError>(marks)
    })
    .await
}

async fn looked_for(
    by: &By<TableWorker>,
    desk: &Desk,
    q: &str,
) -> Result<Vec<Candidate>, WebError> {
    let (app, federation) = (by.app.clone(), by.federation.id);
    let roster = by
        .app
        .read(move |c| app.rosters.all_players(c, federation))
        .await?;
    let entered: HashSet<i64> = desk.entrants.iter().filter_map(|e| e.player).collect();
    let found = roster.suggest_members(q, by.today(), FOUND + entered.len());
    let free = found
        .into_iter()
        .filter(|member| !entered.contains(&member.id));
    let label = |member: &Member| {
        let name = by
            .spelling()
            .name(member.display_name(), member.latin.as_deref());
        format!(
            "{name} · {}",
            suggestions::distinguishing_text(by, &roster, member)
        )
    };
    Ok(free
        .take(FOUND)
        .map(|member| Candidate {
            value: member.id.to_string(),
            label: label(member),
        })
        .collect())
}

#[derive(serde::Deserialize, Default)]
#[serde(default)]
pub struct PlayerSearch {
    q: String,
}

pub async fn show_players(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    query: QueryParams<PlayerSearch>,
) -> Result<HttpResponse, WebError> {
    page_response(&by, id(&path.1)?, None, Entering::default(), &query.q).await
}

#[derive(Template)]
#[template(path = "desk/edit.html")]
struct EditPage {
    page: Layout,
    slug: String,
    id: i64,
    key: String,
    entrant: Entrant,
    born: String,
    country: String,
    rank: String,
    rating: String,
    player: String,
    begun: bool,
}

#[derive(Debug, serde::Deserialize)]
pub struct EntrantAddress {
    tournament: String,
    entrant: String,
}

pub async fn edit_page(
    by: By<TableWorker>,
    path: web::Path<EntrantAddress>,
) -> Result<HttpResponse, WebError> {
    let found = find(&by, id(&path.tournament)?).await?;
    let desk = found.desk.ok_or(WebError::NotFound)?;
    let who = path
        .entrant
        .parse()
        .map(crate::domain::desk::EntrantId)
        .map_err(|_| WebError::NotFound)?;
    let entrant = desk.entrant(who).cloned().ok_or(WebError::NotFound)?;
    render_page(&EditPage {
        page: Layout::for_federation(
            &by,
            "tournaments",
            phrases::entrant_name(&entrant, by.spelling()),
        ),
        slug: by.federation.slug.clone(),
        id: found.t.id.0,
        key: page_key()?,
        born: order::shown_birth(by.language, &entrant.born),
        country: by.language.country_name(&entrant.country),
        rank: order::shown_rank(
            by.language,
            &entrant.rank,
            &by.federation.rules.rank_names(),
        ),
        rating: entrant.rating.map(|r| r.to_string()).unwrap_or_default(),
        player: entrant.player.map(|p| p.to_string()).unwrap_or_default(),
        begun: desk.has_begun(),
        entrant,
    })
}
