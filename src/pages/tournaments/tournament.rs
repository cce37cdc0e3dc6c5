//! The page of a tournament, with the acts that the reader may do.

use std::sync::Arc;

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::NaiveDate;
use serde::Deserialize;

use crate::actions::authorization::{Duty, OnTournament, check_allowed};
use crate::actions::{ActionError, sheets};
use crate::app::concurrency_limits::ConcurrencyPermit;
use crate::appeals::{AppealsOfTournament, appeals_of_tournament};
use crate::calendar_plans::plan_title;
use crate::certificates::list_address;
use crate::db::annulments::Annulment;
use crate::db::calendar_plans::Standing as PlanStanding;
use crate::db::tournaments::Tournament;
use crate::db::{PlayerId, TournamentId, tournaments};
use crate::domain::approval::State;
use crate::domain::desk::{PublicDesk, System};
use crate::error::WebError;
use crate::frame::layout::{Layout, render_page, render_public};
use crate::frame::path::id;
use crate::frame::query::QueryParams;
use crate::frame::request::{Inside, read_inside};
use crate::i18n::terms;
use crate::i18n::{Language, Speaks, Spelling, arg};
use crate::licences::format_held;
use crate::live::{self, Live};
use crate::rating_format::RatingFormat;
use crate::registration::entrants::{Entrants, RegistrationData};
use crate::tournaments::blocked_notice::Stuck;
use crate::tournaments::crosstable::{CrossRow, Crosstable, build_crosstable};
use crate::tournaments::differences::{ChangedCell, table_differences};
use crate::tournaments::doubts::DoubtsBox;
use crate::tournaments::files::{self, Download, Holds};
use crate::tournaments::live_summary::LiveSummary;
use crate::tournaments::page_data::{TournamentPageData, find};
use crate::tournaments::pairings::{self, Played, RoundTable};
use crate::tournaments::preview::PreviewTable;
use crate::tournaments::stage::{
    AllowedActs, OutOfOrder, PlanChoice, Signed, Stage, Standing, list_stages,
};
use crate::tournaments::surprises::Surprises;
use crate::tournaments::tie_breaks::{self, Ties};

struct Facts {
    days: String,
    starts: NaiveDate,
    ends: NaiveDate,
    city: String,
    club: Option<String>,
    referee: String,
    /// The chief referee's licences on the first day, or the remark that a required licence is
    /// missing.
    licences: Vec<String>,
    official: bool,
    plan: String,
    plan_page: Option<String>,
    board: i64,
    minutes: Option<String>,
    pool: String,
    category: String,
    /// The factor of K for its category, if categories have weights.
    weight: Option<String>,
    rated_by_fide: bool,
    round_days: Vec<String>,
    edition: Option<(i32, String)>,
    /// The last day for handing in the results, and true if it has passed without them.
    due: Option<(String, bool)>,
    /// Time of the results, and true if that was too late (ssdc 4.3).
    handed_in: Option<(String, bool)>,
    /// True if the regulations were approved, and so have a page.
    regulations: bool,
    /// Set only before registration begins.
    registers_from: Option<String>,
    passes: Option<String>,
    remark: String,
}

#[derive(Template)]
#[template(path = "tournaments/tournament.html")]
struct TournamentPage {
    page: Layout,
    slug: String,
    id: i64,
    version: i64,
    standing: Standing,
    path: Vec<Stage>,
    facts: Facts,
    figures: RatingFormat,
    /// `None` if there is no page for registration.
    registration: Option<bool>,
    /// True before the tournament: the page then begins with dates, place and players.
    ahead: bool,
    entrants: Option<Entrants>,
    /// Set while no table is visible.
    running: Option<LiveSummary>,
    signatures: Vec<Signed>,
    rounds: Vec<i64>,
    rows: Vec<CrossRow>,
    ties: Ties,
    /// The points are those of the desk, where drawn games count nothing.
    worthless_draws: bool,
    /// True if a player begins with points.
    starts: bool,
    unrated: bool,
    /// Set if the reader asked for pairings instead of the crosstable.
    pairings: Option<Vec<RoundTable>>,
    surprises: Option<Surprises>,
    any_anomalous: bool,
    any_conditional: bool,
    places: bool,
    /// True if the rows are in the order of places instead of numbers.
    by_place: bool,
    winners: Vec<Winner>,
    downloads: Vec<Download>,
    /// The game with who annulled it and when, then the reason.
    annulled: Vec<(String, String)>,
    live: Option<String>,
    may: AllowedActs,
    /// True if a signed table waits: the reader's acts then stand at the top.
    decides: bool,
    out_of_order: Vec<OutOfOrder>,
    /// Address and day of the newest list, if it is of a day after the tournament.
    listed: Option<(String, String)>,
    preview: Option<PreviewTable>,
    doubts: Option<DoubtsBox>,
    cells: Vec<ChangedCell>,
    /// The reason why the waiting table can't be approved.
    refusal: Option<String>,
    /// True if there is a table that the reader may not see yet.
    hidden: bool,
    signed: bool,
    /// True if no result of a rating belongs to it.
    bare: bool,
    /// True for a correction of an existing table: it was rated, or sent back.
    corrects: bool,
    appeals: AppealsOfTournament,
    /// Only for officers, if no officer can move the tournament on.
    stuck: Option<Stuck>,
    /// Set if the reader chooses the line.
    plan: Option<PlanChoice>,
    /// Set if the reader changes the line with the conditions.
    plan_warning: Option<String>,
}

struct Winner {
    place: u32,
    id: i64,
    name: String,
    points: String,
}

impl Winner {
    fn all(rows: &[CrossRow]) -> Vec<Winner> {
        let winner = |row: &CrossRow| {
            let place = parse_place(row).filter(|place| *place <= 3)?;
            Some(Winner {
                place,
                id: row.id,
                name: row.name.clone(),
                points: row.points.clone(),
            })
        };
        let mut winners: Vec<Winner> = rows.iter().filter_map(winner).collect();
        winners.sort_by_key(|winner| winner.place);
        // A table without a first place doesn't say who has won.
        if winners.first().is_some_and(|winner| winner.place == 1) {
            winners
        } else {
            Vec::new()
        }
    }
}

/// The first place of a shared one (2–4).
fn parse_place(row: &CrossRow) -> Option<u32> {
    let digits: String = row.place.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct TournamentView {
    by: String,
    view: String,
}

struct Whole {
    found: TournamentPageData,
    desk: Option<Arc<PublicDesk>>,
    /// Set only before the tournament.
    registering: Option<RegistrationData>,
}

/// The permit for calculating what a correction changes. Only officers who see a signed correction
/// with its whole replay need it.
async fn correction_turn(
    inside: &Inside,
    id: TournamentId,
) -> Result<Option<ConcurrencyPermit>, WebError> {
    if inside.actor.is_none() {
        return Ok(None);
    }
    let t = read_inside(inside, move |c, f| {
        tournaments::find(c, f.id, id)?.ok_or(ActionError::NotFound)
    })
    .await?;
    let calculates = t.state.is_handed_in() && t.position.is_some();
    Ok(if calculates {
        Some(inside.app.calculation_limit.take(inside.reader).await?)
    } else {
        None
    })
}

pub async fn show_tournament(
    inside: Inside,
    path: web::Path<(String, String)>,
    query: QueryParams<TournamentView>,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let (actor, now, desks) = (
        inside.actor.clone(),
        inside.app.now(),
        inside.app.desks.clone(),
    );
    let turn = correction_turn(&inside, id).await?;
    let Whole {
        found,
        desk,
        registering,
    } = read_inside(&inside, move |c, f| {
        let _turn = turn;
        let found = find(c, f, id, actor.as_ref(), now)?;
        let desk = desks.find_public(c, id)?;
        let ahead = found.is_ahead(desk.as_deref(), f.local_day(now));
        let registering = if ahead {
            RegistrationData::load_open(c, f, &found.t, now)?
        } else {
            None
        };
        Ok(Whole {
            found,
            desk,
            registering,
        })
    })
    .await?;
    let running = match &desk {
        Some(desk) if found.is_seen_at(desk) => Some(LiveSummary::from_live(
            &Live::load_for_desk(inside.clone(), found.t.clone(), desk.clone()).await?,
        )),
        _ => None,
    };
    let mut view = TournamentPage::from_data(&inside, &found, desk.as_deref());
    view.entrants =
        registering.map(|registering| Entrants::from_registering(&registering, inside.spelling()));
    view.running = running;
    if inside.federation.rules.shows.plan
        && let Some(actor) = &inside.actor
        && check_allowed(actor, &found.case, OnTournament::PlanLine).is_ok()
    {
        view.plan = Some(PlanChoice::load_choice(&inside, &found).await?);
    }
    view.arrange_rows(&found, desk.as_deref(), &query, inside.language);
    if inside.actor.is_some() {
        render_page(&view)
    } else {
        render_public(&view)
    }
}

impl TournamentPage {
    fn from_data(
        inside: &Inside,
        found: &TournamentPageData,
        desk: Option<&PublicDesk>,
    ) -> TournamentPage {
        let sees = inside
            .actor
            .as_ref()
            .is_some_and(|actor| check_allowed(actor, &found.case, OnTournament::See).is_ok());
        let mut view = TournamentPage::without_table(inside, found, desk, sees);
        if !view.ahead {
            let signs = inside.federation.rules.club_signs;
            view.path = list_stages(inside, found, found.t.state, signs);
        }
        view.fill_table(inside, found, desk);
        view.fill_review(inside, found, sees);
        view
    }

    /// `sees`: the reader may see a signed table.
    fn without_table(
        inside: &Inside,
        found: &TournamentPageData,
        desk: Option<&PublicDesk>,
        sees: bool,
    ) -> TournamentPage {
        let (held, now) = (&found.t, found.t.state);
        let figures = RatingFormat::for_federation(inside);
        let allowed = AllowedActs::for_actor(inside.actor.as_ref(), &found.case);
        let standing = Standing::from_tournament(inside, held, sees, desk);
        TournamentPage {
            page: page_layout(inside, held, &standing),
            slug: inside.federation.slug.clone(),
            id: held.id.0,
            version: held.lock_version,
            standing,
            path: Vec::new(),
            facts: Facts::from_data(inside, found, figures),
            figures,
            registration: found.registration,
            ahead: found.is_ahead(desk, inside.today()),
            entrants: None,
            running: None,
            signatures: Vec::new(),
            surprises: None,
            rounds: Vec::new(),
            winners: Vec::new(),
            by_place: false,
            ties: Ties::default(),
            worthless_draws: false,
            starts: false,
            unrated: false,
            pairings: None,
            any_anomalous: false,
            any_conditional: false,
            places: false,
            downloads: Vec::new(),
            rows: Vec::new(),
            out_of_order: Vec::new(),
            listed: None,
            preview: None,
            doubts: None,
            cells: Vec::new(),
            refusal: None,
            hidden: held.position.is_none() && !sees && !State::OFF.contains(&now),
            signed: found.table.signed,
            bare: found.table.signed || found.table.recorded,
            corrects: held.position.is_some() || now == State::Returned,
            annulled: Vec::new(),
            stuck: None,
            live: desk.map(|desk| live::format_progress(inside.t(), desk)),
            plan: None,
            plan_warning: None,
            decides: found.table.signed || allowed.approve || allowed.send_back,
            may: allowed,
            appeals: appeals_beside(inside, found, desk),
        }
    }

    fn fill_table(
        &mut self,
        inside: &Inside,
        found: &TournamentPageData,
        desk: Option<&PublicDesk>,
    ) {
        let (spelling, figures) = (inside.spelling(), RatingFormat::for_federation(inside));
        let Crosstable {
            rounds,
            rows,
            worthless_draws,
        } = crosstable_with_points(found, desk, figures, spelling);
        let name_of = |id| {
            found
                .table
                .names
                .get(&id)
                .map(|(n, l): &(String, _)| spelling.name(n, l.as_deref()))
                .unwrap_or_default()
        };
        self.surprises = found
            .course
            .as_ref()
            .and_then(|c| Surprises::from_course(c, name_of, figures, inside.language));
        self.annulled = list_annulments(inside, &found.table.annulled, desk, name_of);
        if !found.table.signed {
            self.winners = Winner::all(&rows);
        }
        self.rounds = rounds;
        self.worthless_draws = worthless_draws;
        self.starts = rows.iter().any(|row| !row.start.is_empty());
        self.unrated = found.table.games.iter().any(|game| game.annulled);
        self.any_anomalous = rows.iter().any(|r| r.anomalous);
        self.any_conditional = rows.iter().any(|r| r.conditional);
        self.places = rows.iter().any(|r| !r.place.is_empty());
        self.downloads = list_downloads(inside, found, desk, &rows);
        self.rows = rows;
    }

    fn fill_review(&mut self, inside: &Inside, found: &TournamentPageData, sees: bool) {
        let (spelling, language, figures) = (
            inside.spelling(),
            inside.language,
            RatingFormat::for_federation(inside),
        );
        self.signatures = found
            .signatures
            .iter()
            .map(|s| Signed::from_signature(inside, found, s))
            .collect();
        self.out_of_order = OutOfOrder::all(&found.order);
        self.listed = found.order.listed.map(|day| {
            (
                list_address(&inside.federation.slug, day),
                language.format_day(day),
            )
        });
        (self.preview, self.refusal) = found.preview_or_refusal(
            &inside.federation.slug,
            inside.has_duty(Duty::Commission),
            figures,
            spelling,
        );
        self.doubts = DoubtsBox::from_doubts(&found.doubts, figures, spelling);
        self.cells = found
            .table
            .replaced
            .as_ref()
            .map(|(old, new)| table_differences(old, new, &found.table.names, spelling))
            .unwrap_or_default();
        self.stuck = found.stuck.filter(|_| sees).map(|missing| {
            Stuck::from_missing(inside.t(), missing, inside.has_duty(Duty::Appoint))
        });
        self.plan_warning = found
            .plan_caveat
            .map(|caveat| terms::caveat_sentence(language, caveat));
    }
}

/// The form appears only if the tournament can be objected to.
fn appeals_beside(
    inside: &Inside,
    found: &TournamentPageData,
    desk: Option<&PublicDesk>,
) -> AppealsOfTournament {
    let appeals = appeals_of_tournament(inside, &found.t, &found.appeals);
    AppealsOfTournament {
        open: appeals.open && found.is_objectionable(desk),
        ..appeals
    }
}

impl TournamentPage {
    /// Rows stand by place if there are places, else by number. A signed table keeps its order, to
    /// be checked against paper. Tie-breaks come from the desk if it has them.
    fn arrange_rows(
        &mut self,
        found: &TournamentPageData,
        desk: Option<&PublicDesk>,
        asked: &TournamentView,
        language: Language,
    ) {
        if self.signed || self.rows.is_empty() {
            return;
        }
        let played =
            desk.and_then(|desk| Played::from_desk(desk, &found.table.people, &found.table.games));
        if asked.view == "rounds" {
            self.pairings = Some(pairings::round_tables(
                &found.table.games,
                &self.rows,
                played.as_ref(),
            ));
            return;
        }
        if let Some(played) = played {
            self.ties.columns = played.write_tie_breaks(self.page.t, &mut self.rows, language);
        } else if self.places && desk.is_none_or(|desk| desk.plan.system != System::Knockout) {
            self.ties = tie_breaks::write_tie_breaks(
                self.page.t,
                &found.table.people,
                &found.table.games,
                &mut self.rows,
                language,
            );
        }
        self.by_place = asked.by != "number" && self.places;
        if self.by_place {
            self.rows
                .sort_by_key(|row| parse_place(row).unwrap_or(u32::MAX));
        }
    }
}

fn page_layout(inside: &Inside, held: &Tournament, standing: &Standing) -> Layout {
    let spelling = inside.spelling();
    let (name, language) = (held.conditions.display_name(held.id), inside.language);
    let mut page = Layout::for_federation(inside, "tournaments", name)
        .with_picture(&format!("/tournaments/{}", held.id));
    let city = spelling.city_name(&held.conditions.city);
    let about = [
        language.format_days(held.conditions.starts, held.conditions.ends),
        city,
        standing.waits.clone(),
    ];
    page.about = about
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(". ");
    page
}

/// The points of the desk win where they differ from those of the cells.
fn crosstable_with_points(
    found: &TournamentPageData,
    desk: Option<&PublicDesk>,
    figures: RatingFormat,
    spelling: Spelling,
) -> Crosstable {
    let mut table = build_crosstable(&found.shown_table(), figures, spelling);
    if let Some(played) =
        desk.and_then(|desk| Played::from_desk(desk, &found.table.people, &found.table.games))
    {
        table.worthless_draws = played.replace_points(&mut table.rows);
    }
    table
}

fn list_downloads(
    inside: &Inside,
    found: &TournamentPageData,
    desk: Option<&PublicDesk>,
    rows: &[CrossRow],
) -> Vec<Download> {
    let works = inside
        .actor
        .as_ref()
        .is_some_and(|actor| check_allowed(actor, &found.case, OnTournament::Work).is_ok());
    let (people, rated) = (
        &found.table.people,
        found.t.position.is_some() || found.t.state == State::Recorded,
    );
    let at_desk = desk.is_some_and(|desk| !desk.entrants.is_empty());
    // Only a reader who works on the table gets a sheet, once it has a player.
    let draft = if works && !rated && !at_desk {
        sheets::parse_sheet(&found.t).ok()
    } else {
        None
    };
    let draft = draft.filter(|sheet| sheet.rows.iter().any(|row| !row.name.trim().is_empty()));
    if (rated && people.is_empty()) || !(rated || at_desk || draft.is_some()) {
        return Vec::new();
    }
    let holds = match (desk.filter(|_| !rated), draft) {
        (Some(desk), _) => Holds::at_desk(desk, RatingFormat::for_federation(inside).shows.ranks),
        (None, Some(sheet)) => {
            let told_apart =
                files::told_apart(sheet.rows.iter().map(|row| row.name.as_str()), sheet.rounds);
            Holds {
                graded: true,
                told_apart,
            }
        }
        (None, None) => {
            let names = people
                .iter()
                .filter_map(|person| found.table.names.get(&person.player_id));
            let names = names.map(|(name, latin)| latin.as_deref().unwrap_or(name));
            let rounds = rows.first().map_or(0, |row| row.cells.len());
            Holds {
                graded: files::has_go_grades(&found.table.results),
                told_apart: files::told_apart(names, rounds),
            }
        }
    };
    files::list_downloads(inside.t(), &holds, inside.federation.rules.shows.sign)
}

impl Facts {
    fn from_data(inside: &Inside, found: &TournamentPageData, figures: RatingFormat) -> Facts {
        let spelling = inside.spelling();
        let (t, language, held) = (inside.t(), inside.language, &found.t.conditions);
        Facts {
            days: language.format_days(held.starts, held.ends),
            starts: held.starts,
            ends: held.ends,
            city: spelling.city_name(&held.city),
            club: found
                .club
                .as_ref()
                .map(|(name, latin)| spelling.name(name, latin.as_deref())),
            referee: spelling.name(&held.referee_name, None),
            licences: found
                .licences
                .as_deref()
                .map(|all| format_held(language, all))
                .unwrap_or_default(),
            official: held.official,
            plan: cite_plan(inside, found),
            plan_page: found.planned.as_ref().map(|p| plan_address(inside, p)),
            board: held.board.size(),
            minutes: held
                .minutes
                .map(|m| language.number(m, if m.fract() == 0.0 { 0 } else { 1 })),
            pool: terms::pool_held(t, held.pool),
            category: terms::category_name(t, held.category),
            weight: found
                .weight
                .map(|weight| language.number(weight, if weight.fract() == 0.0 { 0 } else { 2 })),
            rated_by_fide: held.rated_by_fide,
            round_days: held
                .round_days
                .all()
                .map(|day| language.format_day(day))
                .collect(),
            edition: found
                .edition
                .as_ref()
                .map(|edition| edition.number_and_name(inside.language)),
            due: found.due.map(|day| {
                (
                    language.format_day(day),
                    found.t.state.awaits_results() && day < inside.today(),
                )
            }),
            handed_in: describe_handing_in(inside, found),
            regulations: found.regulations,
            registers_from: found
                .registers_from
                .filter(|day| found.t.state == State::Planned && *day > inside.today())
                .map(|day| language.format_day(day)),
            passes: found
                .t
                .passes
                .filter(|passes| *passes > 1 && found.t.position.is_some() && figures.shows.boards)
                .map(|p| t.msg_count_passes(p)),
            remark: held.remark.clone(),
        }
    }
}

fn cite_plan(inside: &Inside, found: &TournamentPageData) -> String {
    found.planned.as_ref().map_or_else(
        // A no-break space keeps the number sign of a typed plan with its number.
        || found.t.conditions.plan.replace("№ ", "№\u{a0}"),
        |p| {
            format!(
                "{}, {}",
                plan_title(inside, &p.plan),
                inside.t().msg_numbered(p.line.number.to_string())
            )
        },
    )
}

fn plan_address(inside: &Inside, p: &PlanStanding) -> String {
    format!(
        "/{}/plan/{}#n-{}",
        inside.federation.slug, p.plan.id, p.line.number
    )
}

/// The boolean is true for results that came too late.
fn describe_handing_in(inside: &Inside, found: &TournamentPageData) -> Option<(String, bool)> {
    found.handed_in.map(|at| {
        (
            inside.moment(at),
            found
                .due
                .is_some_and(|due| inside.federation.local_day(at) > due),
        )
    })
}

/// The annulled results stored with the table, else those of the desk.
fn list_annulments(
    inside: &Inside,
    stored: &[Annulment],
    desk: Option<&PublicDesk>,
    name: impl Fn(PlayerId) -> String + Copy,
) -> Vec<(String, String)> {
    match stored {
        [] => desk
            .map(|desk| desk_annulments(inside, desk))
            .unwrap_or_default(),
        stored => stored.iter().map(|a| of_table(inside, a, name)).collect(),
    }
}

/// The game with who annulled it and when, then the reason (ssdc 1.7.2).
fn of_table(inside: &Inside, a: &Annulment, name: impl Fn(PlayerId) -> String) -> (String, String) {
    let spelling = inside.spelling();
    let (t, language) = (inside.t(), inside.language);
    let by = t.msg_desk_annulled_by(
        arg::Who(spelling.name(&a.by_name, None)),
        arg::When(inside.moment(a.at)),
    );
    (
        format!(
            "{}, {}. {by}",
            t.msg_round_number(a.round),
            language.join_with_dash(&name(a.a_id), &name(a.b_id))
        ),
        a.reason.clone(),
    )
}

/// As for a table: the game with who annulled it and when, then the reason (ssdc 1.7.2).
fn desk_annulments(inside: &Inside, desk: &PublicDesk) -> Vec<(String, String)> {
    let spelling = inside.spelling();
    let (t, language) = (inside.t(), inside.language);
    let name = |who| crate::i18n::desk::name(desk, who, spelling);
    let boards = desk
        .rounds
        .iter()
        .zip(1i64..)
        .flat_map(|(round, number)| round.boards.iter().map(move |board| (number, board)));
    let told = boards.filter_map(|(number, board)| {
        let annulled = board.annulled.as_ref()?;
        let game = format!(
            "{}, {}",
            t.msg_round_number(number),
            language.join_with_dash(&name(board.black), &name(board.white))
        );
        let by = t.msg_desk_annulled_by(
            arg::Who(spelling.name(&annulled.by, None)),
            arg::When(inside.moment(annulled.at)),
        );
        Some((format!("{game}. {by}"), annulled.reason.clone()))
    });
    told.collect()
}
