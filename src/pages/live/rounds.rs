//! The current round, and each round: pairings with results as they come.

use std::collections::HashSet;

use actix_web::{HttpResponse, web};
use askama::Template;

use super::bracket::Bracket;
use super::parts::{Head, Here, Live, Person};
use crate::domain::desk::{Board, EntrantId, Outcome, Round, Stage, System};
use crate::error::WebError;
use crate::frame::address::RoundAddress;
use crate::frame::layout::{Layout, public};
use crate::frame::request::Inside;
use crate::i18n::desk::{clock, outcome as says, points, score as result};
use crate::i18n::{L10nLanguage, Speaks, arg};

/// One of two players at a board.
pub struct Side {
    /// The player.
    pub person: Person,
    /// Points before the round; empty in a knockout.
    pub points: String,
    /// True for the winner.
    pub won: bool,
}

/// A board.
pub struct BoardView {
    pub number: usize,
    /// The player who is written first.
    pub first: Side,
    /// The other player.
    pub second: Side,
    /// The result from the side of the first: `1–0`; empty while it isn't known.
    pub result: String,
    /// The result in words.
    pub says: String,
    /// True for the replay of a drawn game in a knockout.
    pub replay: bool,
    /// Handicap stones that white gives to black.
    pub stones: u8,
    /// The annulment of the result: by whom and when, and the reason.
    pub annulled: Option<(String, String)>,
    /// The initial times of a replay, in words.
    pub time: Option<String>,
}

/// A change of the pairing.
pub struct Changed {
    /// The change, with its author and its time.
    pub says: String,
    /// The reason given for it.
    pub reason: String,
    /// Published pairs that no longer exist.
    pub gone: Vec<String>,
}

/// A round.
pub struct RoundView {
    pub number: usize,
    /// The stage of the round.
    pub stage: String,
    /// The class of its badge.
    pub badge: &'static str,
    /// The number of finished games, in words.
    pub finished: String,
    pub boards: Vec<BoardView>,
    /// The players with a bye.
    pub byes: Vec<Side>,
    /// The absent players.
    pub absent: Vec<Person>,
    /// True if it was changed by hand.
    pub by_hand: bool,
    pub changes: Vec<Changed>,
    /// True if no further round can be paired after it.
    pub last: bool,
    /// True if points count.
    pub scored: bool,
    /// True if some games were forfeited.
    pub forfeits: bool,
}

/// The stage of a round in words, with the class of its badge.
pub fn stage(t: &L10nLanguage, stage: Stage) -> (String, &'static str) {
    match stage {
        Stage::Paired | Stage::Published => (t.msg_live_stage_published(), "planned"),
        Stage::Started => (t.msg_live_stage_started(), "planned"),
        Stage::Closed => (t.msg_live_stage_closed(), "rated"),
    }
}

impl BoardView {
    /// A board; `players` in the order of writing.
    fn of(live: &Live, board: &Board, players: [Side; 2]) -> BoardView {
        let (t, sides, outcome) = (live.words(), live.sides(), board.outcome());
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
                    arg::Black(clock(black)),
                    arg::White(clock(white)),
                )
            }),
        }
    }
}

impl RoundView {
    /// A visible round.
    pub fn of(live: &Live, number: usize, round: &Round) -> RoundView {
        let (t, desk, sides) = (live.words(), &live.desk, live.sides());
        let scored = desk.plan.system != System::Knockout;
        let before = if scored {
            desk.moment(number)
                .map(|moment| moment.records)
                .unwrap_or_default()
        } else {
            Vec::new()
        };
        let side = |id: EntrantId, won: bool| Side {
            person: live.person(id),
            points: desk
                .index(id)
                .and_then(|at| before.get(at))
                .map(|record| points(record.points))
                .unwrap_or_default(),
            won,
        };
        let board = |board: &Board| {
            let halves = board.counted().map(Outcome::halves).unwrap_or_default();
            let players = sides.written([
                side(board.black, halves[0] > halves[1]),
                side(board.white, halves[1] > halves[0]),
            ]);
            BoardView::of(live, board, players)
        };
        let (stage, badge) = self::stage(t, round.stage);
        let all = round.boards.len();
        RoundView {
            number,
            stage,
            badge,
            finished: t.msg_live_games_finished(
                arg::Done((all - round.open()) as i64),
                arg::All(all as i64),
            ),
            boards: round.boards.iter().map(board).collect(),
            byes: round.byes.iter().map(|id| side(*id, false)).collect(),
            absent: round.absent.iter().map(|id| live.person(*id)).collect(),
            by_hand: !round.by_hand.is_empty(),
            changes: changes(live, round),
            last: round.last && round.stage != Stage::Closed,
            scored,
            forfeits: round
                .boards
                .iter()
                .any(|board| board.outcome().is_some_and(Outcome::forfeit)),
        }
    }
}

/// The changes of the pairing: by hand, and new pairings that replaced a published one.
fn changes(live: &Live, round: &Round) -> Vec<Changed> {
    let t = live.words();
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
                    let [first, second] = live.sides().written(pair.map(|who| live.name(who)));
                    live.language().dashed(&first, &second)
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
    /// The participants, before round 1.
    people: Vec<Person>,
    drawn: bool,
    bracket: Option<Bracket>,
}

/// `GET .../live`
pub async fn now(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let live = Live::open(inside, &path.1).await?;
    let desk = &live.desk;
    let number = desk.published();
    let round = desk
        .visible(number)
        .map(|round| RoundView::of(&live, number, round));
    let people = match round {
        Some(_) => Vec::new(),
        None => {
            let mut entrants: Vec<_> = desk.entrants.iter().collect();
            if desk.drawn() {
                entrants.sort_by_key(|entrant| entrant.number);
            }
            entrants
                .iter()
                .map(|entrant| live.person(entrant.id))
                .collect()
        }
    };
    let knockout = desk.plan.system == System::Knockout;
    public(&RoundPage {
        page: live.page(""),
        head: live.head(Here::Now),
        round,
        people,
        drawn: desk.drawn(),
        bracket: (knockout && number > 0).then(|| Bracket::of(&live)),
    })
}

/// `GET .../live/rounds/{round}`
pub async fn round(
    inside: Inside,
    path: web::Path<RoundAddress>,
) -> Result<HttpResponse, WebError> {
    let live = Live::open(inside, &path.tournament).await?;
    let (number, found) = live.round(&path.round)?;
    public(&RoundPage {
        page: live
            .page(&live.words().msg_round_number(number as i64))
            .pictured(&format!("/tournaments/{}/live/rounds/{number}", live.t.id)),
        head: live.head(Here::Round(number)),
        round: Some(RoundView::of(&live, number, found)),
        people: Vec::new(),
        drawn: live.desk.drawn(),
        bracket: None,
    })
}
