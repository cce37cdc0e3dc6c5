//! The current round, and each round: pairings with results as they come.

use std::collections::HashSet;

use actix_web::{HttpResponse, web};
use askama::Template;

use super::bracket::Bracket;
use super::parts::{Head, Here, Live, Person};
use crate::domain::desk::{Board, EntrantId, Outcome, Round, Stage, System};
use crate::error::WebError;
use crate::frame::address::RoundAddress;
use crate::frame::layout::{Layout, render_public};
use crate::frame::request::Inside;
use crate::i18n::desk::{
    format_clock, format_points, format_score as result, outcome_words as says,
};
use crate::i18n::{L10nLanguage, Speaks, arg};

pub struct Side {
    pub person: Person,
    /// Points before the round; empty in a knockout.
    pub points: String,
    pub won: bool,
}

pub struct BoardView {
    pub number: usize,
    pub first: Side,
    pub second: Side,
    /// From the side of the first: `1–0`; empty while it isn't known.
    pub result: String,
    pub says: String,
    /// True for the replay of a drawn game in a knockout.
    pub replay: bool,
    /// Handicap stones that white gives to black.
    pub stones: u8,
    /// By whom and when, and the reason.
    pub annulled: Option<(String, String)>,
    /// Only for a replay.
    pub time: Option<String>,
}

pub struct Changed {
    pub says: String,
    pub reason: String,
    /// Published pairs that no longer exist.
    pub gone: Vec<String>,
}

pub struct RoundView {
    pub number: usize,
    pub stage: String,
    pub badge: &'static str,
    pub finished: String,
    pub boards: Vec<BoardView>,
    pub byes: Vec<Side>,
    pub absent: Vec<Person>,
    pub by_hand: bool,
    pub changes: Vec<Changed>,
    /// True if no further round can be paired after it.
    pub last: bool,
    /// False for a knockout.
    pub scored: bool,
    pub forfeits: bool,
}

pub fn stage_badge(t: &L10nLanguage, stage: Stage) -> (String, &'static str) {
    match stage {
        Stage::Paired | Stage::Published => (t.msg_live_stage_published(), "planned"),
        Stage::Started => (t.msg_live_stage_started(), "planned"),
        Stage::Closed => (t.msg_live_stage_closed(), "rated"),
    }
}

impl BoardView {
    /// `players` are in the order of writing.
    fn of(live: &Live, board: &Board, players: [Side; 2]) -> BoardView {
        let (t, sides, outcome) = (
            live.reader_messages(),
            live.side_names(),
            board.known_outcome(),
        );
        let [first, second] = players;
        BoardView {
            number: board.number,
            first,
            second,
            result: result(sides, outcome).to_owned(),
            says: says(t, sides, outcome),
            replay: board.replay,
            stones: board.stones,
            annulled: board.annulled.as_ref().map(|annulled| {
                let (who, when) = (
                    live.spelling().name(&annulled.by, None),
                    live.inside.moment(annulled.at),
                );
                (
                    t.msg_desk_annulled_by(arg::Who(who), arg::When(when)),
                    annulled.reason.clone(),
                )
            }),
            time: board.time.map(|[black, white]| {
                t.msg_live_replay_time(
                    arg::Sides(sides.word()),
                    arg::Black(format_clock(black)),
                    arg::White(format_clock(white)),
                )
            }),
        }
    }
}

impl RoundView {
    pub fn from_round(live: &Live, number: usize, round: &Round) -> RoundView {
        let (t, desk, sides) = (live.reader_messages(), &live.desk, live.side_names());
        let scored = desk.plan.system != System::Knockout;
        let before = if scored {
            desk.moment(number)
                .map(|moment| moment.records)
                .unwrap_or_default()
        } else {
            Vec::new()
        };
        let side = |id: EntrantId, won: bool| Side {
            person: live.person_view(id),
            points: desk
                .index(id)
                .and_then(|at| before.get(at))
                .map(|record| format_points(record.points))
                .unwrap_or_default(),
            won,
        };
        let board = |board: &Board| {
            let halves = board
                .counted()
                .map(Outcome::half_points)
                .unwrap_or_default();
            let players = sides.in_written_order([
                side(board.black, halves[0] > halves[1]),
                side(board.white, halves[1] > halves[0]),
            ]);
            BoardView::of(live, board, players)
        };
        let (stage, badge) = self::stage_badge(t, round.stage);
        let all = round.boards.len();
        RoundView {
            number,
            stage,
            badge,
            finished: t.msg_live_games_finished(
                arg::Done((all - round.count_open()) as i64),
                arg::All(all as i64),
            ),
            boards: round.boards.iter().map(board).collect(),
            byes: round.byes.iter().map(|id| side(*id, false)).collect(),
            absent: round
                .absent
                .iter()
                .map(|id| live.person_view(*id))
                .collect(),
            by_hand: !round.by_hand.is_empty(),
            changes: pairing_changes(live, round),
            last: round.last && round.stage != Stage::Closed,
            scored,
            forfeits: round
                .boards
                .iter()
                .any(|board| board.known_outcome().is_some_and(Outcome::is_forfeit)),
        }
    }
}

/// Changes by hand, and new pairings that replaced a published one.
fn pairing_changes(live: &Live, round: &Round) -> Vec<Changed> {
    let t = live.reader_messages();
    let now: HashSet<[EntrantId; 2]> = round
        .boards
        .iter()
        .map(|board| [board.black, board.white])
        .collect();
    let again = round
        .earlier
        .iter()
        .filter(|earlier| earlier.published)
        .map(|earlier| Changed {
            says: t.msg_live_paired_again(live.signed(&earlier.by, earlier.at)),
            reason: earlier.reason.clone(),
            gone: earlier
                .pairs
                .iter()
                .filter(|pair| !now.contains(*pair))
                .map(|pair| {
                    let [first, second] = live
                        .side_names()
                        .in_written_order(pair.map(|who| live.name(who)));
                    live.language().join_with_dash(&first, &second)
                })
                .chain(
                    earlier
                        .byes
                        .iter()
                        .filter(|id| !round.byes.contains(id))
                        .map(|id| t.msg_live_gone_bye(live.name(*id))),
                )
                .collect(),
        });
    let by_hand = round.by_hand.iter().map(|change| Changed {
        says: t.msg_live_changed_by_hand(
            arg::First(live.name(change.two[0])),
            arg::Second(live.name(change.two[1])),
            arg::Signed(live.signed(&change.by, change.at)),
        ),
        reason: change.reason.clone(),
        gone: Vec::new(),
    });
    again.chain(by_hand).collect()
}

#[derive(Template)]
#[template(path = "live/round.html")]
struct RoundPage {
    page: Layout,
    head: Head,
    round: Option<RoundView>,
    /// Filled before round 1.
    people: Vec<Person>,
    drawn: bool,
    bracket: Option<Bracket>,
}

pub async fn show_now(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let live = Live::load_by_id(inside, &path.1).await?;
    let desk = &live.desk;
    let number = desk.published_rounds();
    let round = desk
        .public_round(number)
        .map(|round| RoundView::from_round(&live, number, round));
    let people = match round {
        Some(_) => Vec::new(),
        None => {
            let mut entrants: Vec<_> = desk.entrants.iter().collect();
            if desk.has_drawn_lots() {
                entrants.sort_by_key(|entrant| entrant.number);
            }
            entrants
                .iter()
                .map(|entrant| live.person_view(entrant.id))
                .collect()
        }
    };
    let knockout = desk.plan.system == System::Knockout;
    render_public(&RoundPage {
        page: live.page_layout(""),
        head: live.head(Here::Now),
        round,
        people,
        drawn: desk.has_drawn_lots(),
        bracket: (knockout && number > 0).then(|| Bracket::from_live(&live)),
    })
}

pub async fn show_round(
    inside: Inside,
    path: web::Path<RoundAddress>,
) -> Result<HttpResponse, WebError> {
    let live = Live::load_by_id(inside, &path.tournament).await?;
    let (number, found) = live.find_round(&path.round)?;
    render_public(&RoundPage {
        page: live
            .page_layout(&live.reader_messages().msg_round_number(number as i64))
            .with_picture(&format!("/tournaments/{}/live/rounds/{number}", live.t.id)),
        head: live.head(Here::Round(number)),
        round: Some(RoundView::from_round(&live, number, found)),
        people: Vec::new(),
        drawn: live.desk.has_drawn_lots(),
        bracket: None,
    })
}
