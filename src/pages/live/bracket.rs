//! The bracket of a knockout as a drawing: a column for each round, a box for each game. A line
//! leads from a winner to the next game only after the draw of that round.
//! Boxes of a column follow the order of the winners' next games, so that lines don't cross.
//! Colours come from the style sheet if there is one; otherwise it is black on white.

use std::collections::HashMap;

use actix_web::{HttpResponse, web};
use askama::Template;

use super::parts::Live;
use crate::domain::desk::{Board, EntrantId, Outcome, Round, System};
use crate::error::WebError;
use crate::frame::layout::public_text;
use crate::frame::request::Inside;
use crate::i18n::arg;
use crate::i18n::desk::outcome_words as says;

/// A box, and the space for lines after it.
const BOX: i64 = 216;
const ROOM: i64 = 44;
/// A box, and the distance of two.
const HEIGHT: i64 = 48;
const STEP: i64 = 64;
/// Space for the numbers of the rounds.
const TOP: i64 = 36;
const EDGE: i64 = 8;
/// Letters of a name.
const LETTERS: usize = 23;

pub struct Player {
    pub name: String,
    /// For example `1`, `½ 0`.
    pub score: String,
    /// True if the player goes on to the next round.
    pub won: bool,
    /// True if the player is eliminated.
    pub lost: bool,
}

/// A game with its replays, or a bye.
pub struct Node {
    pub x: i64,
    pub y: i64,
    /// One player for a bye.
    pub players: Vec<Player>,
    /// `bye` or `replay`, translated; may be empty.
    pub mark: String,
    /// For screen readers.
    pub says: String,
    who: Vec<EntrantId>,
    winner: Option<EntrantId>,
}

pub struct Column {
    /// For example `Round 2`.
    pub title: String,
    pub x: i64,
    pub nodes: Vec<Node>,
}

#[derive(Template)]
#[template(path = "live/bracket.svg", escape = "html")]
pub struct Bracket {
    pub width: i64,
    pub height: i64,
    pub columns: Vec<Column>,
    /// Lines: from x, from y, x of the bend, to x, to y.
    pub lines: Vec<[i64; 5]>,
    pub title: String,
    /// For screen readers.
    pub about: String,
    pub language: &'static str,
    /// True for a file of its own, with a background.
    pub alone: bool,
}

fn shorten_name(name: &str) -> String {
    if name.chars().count() <= LETTERS {
        return name.to_owned();
    }
    format!(
        "{}…",
        name.chars()
            .take(LETTERS - 1)
            .collect::<String>()
            .trim_end()
    )
}

fn format_score(halves: i64) -> &'static str {
    match halves {
        2 => "1",
        1 => "½",
        _ => "0",
    }
}

fn halves_of(board: &Board, who: EntrantId) -> Option<i64> {
    board
        .counted()
        .map(|o| Outcome::half_points(o)[usize::from(board.black != who)])
}

impl Player {
    fn of(live: &Live, games: &[&Board], who: EntrantId) -> Player {
        let last = games.last();
        let over = last.is_some_and(|last| {
            last.counted()
                .is_some_and(|o| o != Outcome::Draw && o != Outcome::AwardedDraw)
        });
        let won = last.is_some_and(|last| halves_of(last, who) == Some(2));
        Player {
            name: shorten_name(&live.name(who)),
            score: games
                .iter()
                .filter_map(|board| halves_of(board, who))
                .map(format_score)
                .collect::<Vec<_>>()
                .join(" "),
            won,
            lost: over && !won,
        }
    }
}

impl Node {
    /// `first`: the board of the first game, without replays.
    fn of_game(live: &Live, round: &Round, first: &Board) -> Node {
        let (t, sides) = (live.reader_messages(), live.side_names());
        let games: Vec<&Board> = round
            .boards
            .iter()
            .filter(|board| board.has_player(first.black) && board.has_player(first.white))
            .collect();
        let told: Vec<String> = games
            .iter()
            .map(|board| says(t, sides, board.known_outcome()))
            .collect();
        let pair = t.msg_desk_pair(
            arg::Sides(sides.word()),
            arg::Black(live.name(first.black)),
            arg::White(live.name(first.white)),
        );
        let who = sides.in_written_order([first.black, first.white]);
        Node {
            x: 0,
            y: 0,
            players: who.map(|who| Player::of(live, &games, who)).into(),
            mark: if games.len() > 1 {
                t.msg_desk_replay()
            } else {
                String::new()
            },
            says: t.msg_live_bracket_game(
                arg::Board(first.number as i64),
                arg::Pair(pair),
                arg::Result(told.join("; ")),
            ),
            who: who.into(),
            winner: games.last().and_then(|last| {
                [last.black, last.white]
                    .into_iter()
                    .find(|who| halves_of(last, *who) == Some(2))
            }),
        }
    }

    fn of_bye(live: &Live, who: EntrantId) -> Node {
        let t = live.reader_messages();
        Node {
            x: 0,
            y: 0,
            players: vec![Player {
                name: shorten_name(&live.name(who)),
                score: String::new(),
                won: true,
                lost: false,
            }],
            mark: t.msg_live_bye(),
            says: t.msg_live_bracket_bye(live.name(who)),
            who: vec![who],
            winner: Some(who),
        }
    }
}

/// Games in the order of their boards, then the byes.
fn round_nodes(live: &Live, round: &Round) -> Vec<Node> {
    let games = round.boards.iter().filter(|board| !board.replay);
    games
        .map(|first| Node::of_game(live, round, first))
        .chain(round.byes.iter().map(|who| Node::of_bye(live, *who)))
        .collect()
}

/// Goes from the last round back: winners are in the order of their next games.
fn order_games(rounds: &mut [Vec<Node>]) {
    for at in (1..rounds.len()).rev() {
        let (earlier, later) = rounds.split_at_mut(at);
        let (Some(earlier), Some(later)) = (earlier.last_mut(), later.first()) else {
            continue;
        };
        let next: HashMap<EntrantId, usize> = later
            .iter()
            .enumerate()
            .flat_map(|(node, game)| {
                game.who
                    .iter()
                    .enumerate()
                    .map(move |(i, who)| (*who, 2 * node + i))
            })
            .collect();
        earlier.sort_by_key(|node| {
            node.winner
                .and_then(|winner| next.get(&winner))
                .copied()
                .unwrap_or(usize::MAX)
        });
    }
}

/// Places boxes beside those that their players come from. Returns the free height below them.
fn place_nodes(
    nodes: &mut [Node],
    x: i64,
    before: Option<&Column>,
    lines: &mut Vec<[i64; 5]>,
) -> i64 {
    let mut free = TOP;
    for node in nodes {
        let from: Vec<(i64, usize)> = before
            .into_iter()
            .flat_map(|before| &before.nodes)
            .filter_map(|game| {
                Some((
                    game.y + HEIGHT / 2,
                    node.who.iter().position(|who| game.winner == Some(*who))?,
                ))
            })
            .collect();
        let middle = if from.is_empty() {
            0
        } else {
            from.iter().map(|from| from.0).sum::<i64>() / from.len() as i64
        };
        (node.x, node.y) = (x, (middle - HEIGHT / 2).max(free));
        free = node.y + STEP;
        let alone = node.who.len() == 1;
        lines.extend(from.iter().map(|(y, side)| {
            let to = node.y
                + if alone {
                    HEIGHT / 2
                } else {
                    HEIGHT / 4 + *side as i64 * HEIGHT / 2
                };
            [x - ROOM, *y, x - ROOM / 2, x, to]
        }));
    }
    free
}

impl Bracket {
    pub fn from_live(live: &Live) -> Bracket {
        let t = live.reader_messages();
        let mut rounds: Vec<Vec<Node>> = live
            .desk
            .rounds
            .iter()
            .map(|round| round_nodes(live, round))
            .collect();
        order_games(&mut rounds);
        let mut placed: Vec<Column> = Vec::new();
        let mut lines = Vec::new();
        let mut height = 0;
        for (column, mut nodes) in rounds.into_iter().enumerate() {
            let x = EDGE + column as i64 * (BOX + ROOM);
            let free = place_nodes(&mut nodes, x, placed.last(), &mut lines);
            height = height.max(free);
            placed.push(Column {
                title: t.msg_round_number(column as i64 + 1),
                x,
                nodes,
            });
        }
        Bracket {
            width: 2 * EDGE + (placed.len() as i64 * (BOX + ROOM) - ROOM).max(BOX),
            height: height.max(TOP + STEP) - STEP + HEIGHT + EDGE,
            lines,
            title: t.msg_live_bracket(live.title()),
            about: t.msg_live_bracket_about(placed.len() as i64),
            columns: placed,
            language: live.language().word(),
            alone: false,
        }
    }
}

pub async fn show_picture(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let live = Live::load_by_id(inside, &path.1).await?;
    if live.desk.plan.system != System::Knockout || live.desk.rounds.is_empty() {
        return Err(WebError::NotFound);
    }
    let bracket = Bracket {
        alone: true,
        ..Bracket::from_live(&live)
    };
    Ok(public_text(
        "image/svg+xml; charset=utf-8",
        bracket.render()?,
    ))
}
