//! The tournament desk: a referee runs a tournament here, and assistants enter results.

pub mod acts;
mod assistants;
pub mod file;
mod order;
mod results;
mod roll;

use std::sync::Arc;

use crate::i18n::{L10nLanguage, Speaks, Spelling, arg, desk as phrases};

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

pub use self::assistants::{begin_work, invite_assistant, revoke_assistant, show_arrival};
pub use self::results::{enter_result, round_results, show_results};
pub use self::roll::{edit_page, show_players};
use crate::actions::ActionError;
use crate::actions::authorization::{self, OnTournament};
use crate::actions::registrations;
use crate::db::TournamentId;
use crate::db::desks::{self, Assistant, StoredAct};
use crate::db::tournaments::Tournament;
use crate::domain::desk::{
    Act, Answer, Board, Consequences, Desk, EntrantId, Outcome, Refusal, Round, RoundsAdvice,
    Stage, Step, System,
};
use crate::domain::rules::{RulesFeatures, Sides};
use crate::error::WebError;
use crate::frame::form::page_key;
use crate::frame::layout::{Layout, render_with_status};
use crate::frame::pager::{PER_PAGE, Pager};
use crate::frame::path::id;
use crate::frame::query::QueryParams;
use crate::frame::request::{By, Moment, TableWorker, read_inside};
use crate::live::rounds;
use crate::one_time_secrets::secret_layout;

/// Acts on the desk's own page; the log page lists all.
const LATEST: i64 = 12;

struct DeskPageData {
    t: Tournament,
    desk: Option<Arc<Desk>>,
    assistants: Vec<Assistant>,
    acts: Vec<StoredAct>,
    registered: usize,
}

async fn find(by: &By<TableWorker>, id: TournamentId) -> Result<DeskPageData, WebError> {
    let (actor, cache) = (by.actor.clone(), by.app.desks.clone());
    read_inside(by, move |c, f| {
        let t = authorization::find_permitted_tournament(c, &actor, f, id, OnTournament::Work)?;
        let desk = cache.get(c, id)?;
        let registered =
            registrations::list_available(c, id, desk.as_deref().unwrap_or(&Desk::default()))?
                .len();
        Ok(DeskPageData {
            desk,
            registered,
            assistants: desks::load_assistants(c, id)?,
            acts: desks::load_acts(c, id, 0, LATEST)?,
            t,
        })
    })
    .await
}

struct Button {
    act: &'static str,
    label: String,
    /// The stage that the button was rendered for; empty if it doesn't matter.
    stage: &'static str,
    primary: bool,
    confirm: String,
    reason: bool,
}

impl Button {
    fn new(act: &'static str, label: String) -> Button {
        Button {
            act,
            label,
            stage: "",
            primary: false,
            confirm: String::new(),
            reason: false,
        }
    }
}

struct BoardRow {
    number: usize,
    /// The player written first: name, and details.
    first: (String, String),
    second: (String, String),
    result: &'static str,
    claims: Vec<phrases::Claim>,
    replay: bool,
    rated: bool,
    /// The page offers to change `rated`, because the regulation leaves it to the referee.
    chosen: bool,
    annulled: bool,
    stones: u8,
    /// The page of the board takes handicap stones or a decision of the referee.
    beside: bool,
    ids: (u32, u32),
    seen: &'static str,
}

struct RoundPart {
    number: usize,
    stage: String,
    badge: &'static str,
    boards: Vec<BoardRow>,
    byes: Vec<String>,
    absent: Vec<String>,
    open: usize,
    settled: usize,
    disputed: usize,
    last: bool,
    by_hand: Vec<String>,
    swappable: bool,
    playing: bool,
    people: Vec<(u32, String)>,
}

struct AwayRow {
    id: u32,
    name: String,
    /// Absent for the rest of the tournament, not for one round.
    withdrawn: bool,
}

struct AssistantRow {
    id: i64,
    name: String,
    revoked: bool,
}

#[derive(Template)]
#[template(path = "desk/desk.html")]
struct DeskPage {
    page: Layout,
    slug: String,
    id: i64,
    key: String,
    refusal: Option<String>,
    set_up: bool,
    system: String,
    count: usize,
    drawn: bool,
    finished: bool,
    planned: usize,
    rounds: Vec<(usize, String)>,
    /// The newest public round; 0 if there is none yet.
    published: usize,
    /// Names of the two sides at a board, as messages select them.
    sides: &'static str,
    shows: &'static RulesFeatures,
    /// The round that the buttons are about.
    round: usize,
    buttons: Vec<Button>,
    /// The last round is closed and may be reopened.
    reopens: bool,
    current: Option<RoundPart>,
    /// Registered players with a place who aren't participants yet.
    registered: usize,
    away: Vec<AwayRow>,
    warnings: Vec<String>,
    /// The reason why the draft of the next round was discarded.
    discarded: Option<String>,
    assistants: Vec<AssistantRow>,
    invited: Option<assistants::AssistantInvitation>,
    mistake: Option<String>,
    log: Vec<LogRow>,
}

impl DeskPage {
    fn more_acts(&self) -> String {
        phrases::more_acts(self.page.t, self.shows)
    }
}

struct LogRow {
    at: Moment,
    name: String,
    line: String,
    warn: bool,
}

fn side_names(by: &By<TableWorker>) -> Sides {
    by.federation.rules.shows.sign.sides()
}

fn log_rows(by: &By<TableWorker>, desk: &Desk, acts: &[StoredAct]) -> Vec<LogRow> {
    let line = |act: &StoredAct| {
        let read = serde_json::from_str::<Act>(&act.act);
        LogRow {
            at: by.timed_moment(act.at),
            name: by.spelling().name(&act.name, None),
            line: read.map_or_else(
                |_| act.act.clone(),
                |read| phrases::act_line(by.spelling(), side_names(by), desk, &read, act.answer),
            ),
            warn: act.answer == Answer::Disputed,
        }
    };
    acts.iter().map(line).collect()
}

fn round_of_steps(desk: &Desk) -> usize {
    match desk.current_round() {
        Some((number, _)) => number,
        None if desk.finished => desk.rounds.len(),
        None => desk.rounds.len() + 1,
    }
}

/// `None` if the page shows the step elsewhere.
fn step_button(t: &L10nLanguage, desk: &Desk, step: Step, round: usize) -> Option<Button> {
    let round = round as i64;
    let back = |stage: Stage, label: String| Button {
        stage: order::stage_word(stage),
        ..Button::new("back", label)
    };
    Some(match step {
        Step::Pair => Button::new("pair", t.msg_desk_do_pair(round)),
        Step::PairAgain { reason } => Button {
            reason,
            ..Button::new("pair", t.msg_desk_do_pair_again())
        },
        Step::Publish => Button::new("publish", t.msg_desk_do_publish(round)),
        Step::Start => Button::new("start", t.msg_desk_do_start(round)),
        Step::Close { .. } => Button::new("close", t.msg_desk_do_close(round)),
        Step::Back(stage @ Stage::Paired) => back(stage, t.msg_desk_do_unpair()),
        Step::Back(stage @ Stage::Published) => Button {
            confirm: t.msg_desk_unpublish_confirm(),
            ..back(stage, t.msg_desk_do_unpublish())
        },
        Step::Back(stage @ Stage::Started) => back(stage, t.msg_desk_do_unstart()),
        Step::Back(Stage::Closed) => return None,
        Step::Finish => {
            let short = desk.shortfall().map(|(played, planned)| {
                t.msg_caveat_rounds(arg::Played(played as i64), arg::Planned(planned as i64))
            });
            let confirm = short.map_or_else(
                || t.msg_desk_finish_confirm(),
                |short| format!("{short} {}", t.msg_desk_finish_confirm()),
            );
            Button {
                confirm,
                ..Button::new("finish", t.msg_desk_do_finish())
            }
        }
        Step::Resume => Button {
            confirm: t.msg_desk_resume_confirm(),
            ..Button::new("resume", t.msg_desk_do_resume())
        },
    })
}

/// The likeliest step comes first.
fn step_buttons(t: &L10nLanguage, desk: &Desk, steps: &[Step], round: usize) -> Vec<Button> {
    let mut buttons: Vec<Button> = steps
        .iter()
        .filter_map(|step| step_button(t, desk, *step, round))
        .collect();
    // A round beyond the planned ones is not the expected next step.
    let beyond = steps.first() == Some(&Step::Pair)
        && desk.plan.system != System::Knockout
        && desk.rounds.len() >= desk.planned_rounds();
    let awaited = !beyond
        && !matches!(
            steps.first(),
            Some(Step::Close { complete: false } | Step::Back(_) | Step::Resume)
        );
    if let Some(first) = buttons.first_mut().filter(|_| awaited) {
        first.primary = true;
    }
    buttons
}

fn list_seated(desk: &Desk, round: &Round, spelling: Spelling) -> Vec<(u32, String)> {
    let seats = round
        .boards
        .iter()
        .flat_map(|board| [board.black, board.white])
        .chain(round.byes.iter().copied());
    let mut people: Vec<(u32, String)> = seats
        .map(|who| (who.0, phrases::name(desk, who, spelling)))
        .collect();
    people.sort_by_cached_key(|(_, name)| {
        crate::domain::collation::sort_key_in(spelling.language, name)
    });
    people
}

fn sitting_player(
    by: &By<TableWorker>,
    desk: &Desk,
    moment: Option<&crate::domain::desk::RoundSnapshot>,
    who: EntrantId,
) -> (String, String) {
    let t = by.t();
    let points = desk
        .index(who)
        .and_then(|at| moment.and_then(|m| m.records.get(at)))
        .map_or(0, |record| record.points);
    let points = phrases::with_points(t, &phrases::format_points(points));
    let entrant = desk.entrant(who);
    let lot = entrant
        .and_then(|e| e.number)
        .map(|n| n.to_string())
        .unwrap_or_default();
    let name = entrant
        .map(|entrant| phrases::entrant_name(entrant, by.spelling()))
        .unwrap_or_default();
    (name, format!("{} · {points}", t.msg_numbered(lot)))
}

impl BoardRow {
    /// `number`: the round; `moment`: the state before it.
    fn of(
        by: &By<TableWorker>,
        desk: &Desk,
        number: usize,
        moment: Option<&crate::domain::desk::RoundSnapshot>,
        board: &Board,
    ) -> BoardRow {
        let sides = side_names(by);
        let player = |who| sitting_player(by, desk, moment, who);
        let [first, second] = sides.in_written_order([board.black, board.white].map(player));
        BoardRow {
            number: board.number,
            first,
            second,
            result: phrases::format_score(sides, board.known_outcome()),
            claims: phrases::list_claims(by.spelling(), sides, board),
            replay: board.replay,
            rated: board.rated,
            chosen: board.replay && !desk.finished && !desk.rulings.rates_replays,
            annulled: board.annulled.is_some(),
            stones: board.stones,
            beside: by.federation.rules.shows.sign.stones()
                || desk.allowed_decisions(number, board).any(),
            ids: (board.black.0, board.white.0),
            seen: board.known_outcome().map_or("-", Outcome::word),
        }
    }
}

fn round_part(by: &By<TableWorker>, desk: &Desk, number: usize, round: &Round) -> RoundPart {
    let spelling = by.spelling();
    let (t, language) = (by.t(), by.language);
    let moment = desk.moment(number);
    let names = |all: &[EntrantId]| {
        all.iter()
            .map(|who| phrases::name(desk, *who, by.spelling()))
            .collect::<Vec<_>>()
    };
    let board = |board: &Board| BoardRow::of(by, desk, number, moment.as_ref(), board);
    let change = |change: &crate::domain::desk::Change| {
        let [one, other] = change
            .two
            .map(|who| phrases::name(desk, who, by.spelling()));
        format!(
            "{}: {} ({})",
            language.join_with_dash(&one, &other),
            change.reason,
            spelling.name(&change.by, None)
        )
    };
    RoundPart {
        number,
        stage: phrases::stage_name(t, round.stage),
        badge: rounds::stage_badge(t, round.stage).1,
        boards: round.boards.iter().map(board).collect(),
        byes: names(&round.byes),
        absent: names(&round.absent),
        open: round.count_open(),
        settled: round.count_settled(),
        disputed: round.count_disputed(),
        last: round.last && number < desk.planned_rounds(),
        by_hand: round.by_hand.iter().map(change).collect(),
        swappable: round.is_swappable(),
        playing: round.stage >= Stage::Published,
        people: list_seated(desk, round, spelling),
    }
}

fn round_tabs(t: &L10nLanguage, desk: &Desk) -> Vec<(usize, String)> {
    desk.rounds
        .iter()
        .zip(1..)
        .map(|(round, number)| (number, phrases::stage_name(t, round.stage)))
        .collect()
}

/// Advice by article 2.
fn rounds_advice(t: &L10nLanguage, desk: &Desk) -> Option<String> {
    Some(match desk.rounds_advice()? {
        RoundsAdvice::Opponents { most } => t.msg_desk_warn_opponents(most as i64),
        RoundsAdvice::Unusual { least, greatest } => t.msg_desk_warn_unusual(
            arg::Planned(desk.plan.rounds as i64),
            arg::Count(desk.entrants.len() as i64),
            arg::Least(least as i64),
            arg::Greatest(greatest as i64),
        ),
    })
}

fn list_warnings(t: &L10nLanguage, desk: &Desk, spelling: Spelling) -> Vec<String> {
    let mut warnings = Vec::new();
    let (planned, safe) = (desk.planned_rounds(), desk.safe_rounds());
    if desk.plan.system.by_results() && !desk.entrants.is_empty() {
        if let Some(advice) = rounds_advice(t, desk) {
            warnings.push(advice);
        } else if desk.entrants.len() <= 10 && planned > safe && !desk.has_begun() {
            warnings.push(t.msg_desk_warn_small(safe as i64));
        }
    }
    // No button would show why an unfinished replay of an earlier round prevents the end.
    if desk.current_round().is_none()
        && let Err(open @ Refusal::Unfinished(_)) = desk.refuse_finish()
    {
        warnings.push(phrases::refusal_sentence(t, Some(desk), &open, spelling));
    }
    warnings
}

fn away_rows(desk: &Desk, spelling: Spelling) -> Vec<AwayRow> {
    desk.entrants
        .iter()
        .filter(|e| e.withdrawn || desk.absent.contains(&e.id))
        .map(|e| AwayRow {
            id: e.id.0,
            name: phrases::name(desk, e.id, spelling),
            withdrawn: e.withdrawn,
        })
        .collect()
}

fn assistant_rows(assistants: &[Assistant], spelling: Spelling) -> Vec<AssistantRow> {
    assistants
        .iter()
        .map(|a| AssistantRow {
            id: a.id.0,
            name: spelling.name(&a.name, None),
            revoked: a.revoked_at.is_some(),
        })
        .collect()
}

#[derive(Default)]
struct DeskPageExtras {
    refusal: Option<Refusal>,
    invited: Option<assistants::AssistantInvitation>,
    mistake: Option<String>,
    status: Option<StatusCode>,
}

fn page_response(
    by: &By<TableWorker>,
    found: &DeskPageData,
    shown: DeskPageExtras,
) -> Result<HttpResponse, WebError> {
    let t = by.t();
    let empty = Desk::default();
    let desk = found.desk.as_deref().unwrap_or(&empty);
    let (round, steps) = (round_of_steps(desk), desk.next_steps());
    let frame = Layout::for_federation(
        by,
        "tournaments",
        t.msg_desk_title(found.t.conditions.name.as_str()),
    );
    let view = DeskPage {
        page: if shown.invited.is_some() {
            secret_layout(frame)
        } else {
            frame
        },
        slug: by.federation.slug.clone(),
        id: found.t.id.0,
        key: page_key()?,
        refusal: shown
            .refusal
            .map(|refusal| phrases::refusal_sentence(t, Some(desk), &refusal, by.spelling())),
        set_up: found.desk.is_some(),
        system: phrases::system_name(t, desk.plan.system),
        count: desk.entrants.len(),
        drawn: desk.has_drawn_lots(),
        finished: desk.finished,
        planned: desk.planned_rounds(),
        rounds: round_tabs(t, desk),
        published: desk.published_rounds(),
        sides: side_names(by).word(),
        shows: &by.federation.rules.shows,
        round,
        buttons: step_buttons(t, desk, &steps, round),
        reopens: steps.contains(&Step::Back(Stage::Closed)),
        registered: if desk.finished || (desk.has_begun() && !desk.takes_late()) {
            0
        } else {
            found.registered
        },
        current: desk
            .rounds
            .last()
            .map(|last| round_part(by, desk, desk.rounds.len(), last)),
        away: away_rows(desk, by.spelling()),
        warnings: list_warnings(t, desk, by.spelling()),
        discarded: phrases::discarded_sentence(desk, by.spelling()),
        assistants: assistant_rows(&found.assistants, by.spelling()),
        invited: shown.invited,
        mistake: shown.mistake,
        log: log_rows(by, desk, &found.acts),
    };
    render_with_status(&view, shown.status.unwrap_or(StatusCode::OK))
}

pub async fn show_desk(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let found = find(&by, id(&path.1)?).await?;
    page_response(&by, &found, DeskPageExtras::default())
}

#[derive(serde::Deserialize, Default)]
#[serde(default)]
pub struct SwappedPlayers {
    a: String,
    b: String,
}

#[derive(Template)]
#[template(path = "desk/swap.html")]
struct SwapPage {
    page: Layout,
    slug: String,
    id: i64,
    key: String,
    round: usize,
    edition: usize,
    two: [(u32, String); 2],
    new: Vec<String>,
    byes: Vec<String>,
    broken: Vec<String>,
    worse: Option<String>,
}

fn refuse_swap(by: &By<TableWorker>, found: &DeskPageData) -> Result<HttpResponse, WebError> {
    let shown = DeskPageExtras {
        refusal: Some(Refusal::NotBoth),
        ..DeskPageExtras::default()
    };
    page_response(by, found, shown)
}

fn name_pair(by: &By<TableWorker>, desk: &Desk, two: &[EntrantId; 2]) -> [String; 2] {
    two.map(|who| phrases::name(desk, who, by.spelling()))
}

fn describe_breaches(by: &By<TableWorker>, desk: &Desk, after: &Consequences) -> Vec<String> {
    let (t, language, sides) = (by.t(), by.language, side_names(by));
    let mut broken: Vec<String> = after
        .met
        .iter()
        .map(|two| {
            let [black, white] = name_pair(by, desk, two);
            t.msg_desk_swap_met(arg::Black(black), arg::White(white))
        })
        .collect();
    broken.extend(after.colours.iter().map(|two| {
        let [black, white] = name_pair(by, desk, two);
        t.msg_desk_swap_colours(
            arg::Sides(sides.word()),
            arg::Black(black),
            arg::White(white),
        )
    }));
    let score = after
        .worse
        .filter(|worse| worse.criterion == 3)
        .map(|w| phrases::worse_sentence(language, sides, &w));
    broken.extend(score);
    broken
}

pub async fn show_swap(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    query: QueryParams<SwappedPlayers>,
) -> Result<HttpResponse, WebError> {
    let found = find(&by, id(&path.1)?).await?;
    let desk = found.desk.clone().ok_or(WebError::NotFound)?;
    let who = |text: &str| {
        text.parse()
            .map(EntrantId)
            .ok()
            .filter(|who| desk.entrant(*who).is_some())
    };
    let (Some(a), Some(b)) = (who(&query.a), who(&query.b)) else {
        return refuse_swap(&by, &found);
    };
    let (t, language, sides) = (by.t(), by.language, side_names(&by));
    let (Some(after), Some((number, round))) =
        (desk.swap_consequences([a, b]), desk.current_round())
    else {
        return refuse_swap(&by, &found);
    };
    crate::frame::layout::render_page(&SwapPage {
        page: Layout::for_federation(&by, "tournaments", t.msg_desk_swap_title(number as i64)),
        slug: by.federation.slug.clone(),
        id: found.t.id.0,
        key: page_key()?,
        round: number,
        edition: round.pairing_edition(),
        two: [a, b].map(|who| (who.0, phrases::name(&desk, who, by.spelling()))),
        new: after
            .new
            .iter()
            .map(|two| {
                let [black, white] = name_pair(&by, &desk, two);
                t.msg_desk_pair(
                    arg::Sides(sides.word()),
                    arg::Black(black),
                    arg::White(white),
                )
            })
            .collect(),
        byes: after
            .byes
            .iter()
            .filter(|who| !round.byes.contains(who))
            .map(|who| phrases::name(&desk, *who, by.spelling()))
            .collect(),
        broken: describe_breaches(&by, &desk, &after),
        worse: after
            .worse
            .filter(|worse| worse.criterion != 3 && worse.criterion != 0)
            .map(|w| phrases::worse_sentence(language, sides, &w)),
    })
}

#[derive(serde::Deserialize, Default)]
#[serde(default)]
pub struct AskedPage {
    page: String,
}

#[derive(Template)]
#[template(path = "desk/log.html")]
struct LogPage {
    page: Layout,
    slug: String,
    id: i64,
    log: Vec<LogRow>,
    pager: Pager,
}

pub async fn show_log(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    query: QueryParams<AskedPage>,
) -> Result<HttpResponse, WebError> {
    let found = find(&by, id(&path.1)?).await?;
    let desk = found.desk.clone().ok_or(WebError::NotFound)?;
    let (tournament, asked) = (found.t.id, query.page.parse().ok());
    let at = format!("/{}/tournaments/{tournament}/desk/log", by.federation.slug);
    let (acts, pager) = read_inside(&by, move |c, _| {
        let pager = Pager::new(asked, desks::count_acts(c, tournament)?, PER_PAGE, &at, &[]);
        Ok::<_, ActionError>((
            desks::load_acts(c, tournament, pager.row_offset(PER_PAGE), PER_PAGE)?,
            pager,
        ))
    })
    .await?;
    crate::frame::layout::render_page(&LogPage {
        page: Layout::for_federation(
            &by,
            "tournaments",
            by.t().msg_desk_log_title(found.t.conditions.name.as_str()),
        ),
        slug: by.federation.slug.clone(),
        id: tournament.0,
        log: log_rows(&by, &desk, &acts),
        pager,
    })
}
