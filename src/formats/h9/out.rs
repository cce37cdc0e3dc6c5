//! What h9 and tou do alike in writing: order, numbers, names, cells. Sections 5.2 and 8.

use std::collections::{BTreeMap, HashMap};

use crate::formats::document::{ByeKind, Cell, Colour, Document, Format, Game, GameKind, Player, PlayerNo, Rank, Score};
use crate::formats::latin::{Latin, OutName};
use crate::formats::number::Number;
use crate::formats::refusal::{Code, Refusal};
use crate::formats::written::{Loss, Lost};

/// A player as he goes out.
pub(in crate::formats) struct Line<'a> {
    /// 1, 2, 3 ...
    pub(in crate::formats) number: usize,
    /// Who.
    pub(in crate::formats) player: &'a Player,
    /// `5k`
    pub(in crate::formats) rank: String,
    /// The total as stated, else computed.
    pub(in crate::formats) points: Number,
    /// A cell per round, `separator` before the colour.
    pub(in crate::formats) cells: Vec<String>,
}

/// Players by place, then points downwards, then number; everybody needs a kyu, dan or pro rank.
pub(in crate::formats) fn lines<'a>(document: &'a Document, separator: &str, lost: &mut Lost) -> Result<Vec<Line<'a>>, Refusal> {
    if document.format == Format::List || document.players.is_empty() {
        return Err(Refusal::new(Code::Target, "a rating list is no tournament"));
    }
    let computed = document.computed_points();
    let places: HashMap<PlayerNo, u32> = document.standings.iter().rev().filter_map(|s| Some((s.player, s.place?))).collect();
    let points = |player: &Player| player.points.or_else(|| computed.get(&player.no).copied()).unwrap_or_default();
    let mut players: Vec<(&Player, String)> = Vec::with_capacity(document.players.len());
    for player in &document.players {
        players.push((player, rank(player)?));
    }
    players.sort_by_key(|(player, _)| {
        let place = places.get(&player.no).copied();
        (place.is_none(), place, std::cmp::Reverse(points(player)), player.no)
    });
    let numbers: HashMap<PlayerNo, usize> = players.iter().zip(1..).map(|((player, _), number)| (player.no, number)).collect();
    let cells = document.by_pair();
    losses(document, lost);
    let line = |((player, rank), number): ((&'a Player, String), usize)| {
        let row = cells.get(&player.no);
        let cells = (1..=document.rounds).map(|round| cell(row, round, player.no, &numbers, separator)).collect();
        Line { number, player, rank, points: points(player), cells }
    };
    Ok(players.into_iter().zip(1..).map(line).collect())
}

fn rank(player: &Player) -> Result<String, Refusal> {
    match player.rank {
        Some(Rank::Kyu(n)) => Ok(format!("{n}k")),
        Some(Rank::Dan(n)) => Ok(format!("{n}d")),
        Some(Rank::Pro(n)) => Ok(format!("{n}p")),
        Some(Rank::Other(_)) | None => {
            Err(Refusal::new(Code::NeedsRank, format!("player {} has no kyu or dan rank; everybody needs one in this format", player.no)))
        }
    }
}

/// What the database doesn't know goes out as a free round (A7).
fn cell(row: Option<&BTreeMap<u8, Cell<'_>>>, round: u8, no: PlayerNo, numbers: &HashMap<PlayerNo, usize>, separator: &str) -> String {
    let free = |score: Option<Score>| {
        match score {
            Some(Score::Win) => "0+",
            Some(Score::Draw) => "0=",
            Some(Score::Loss) | None => "0-",
        }
        .to_owned()
    };
    match row.and_then(|row| row.get(&round)) {
        None => free(None),
        Some(Cell::Bye(bye)) => free(Some(match bye.kind {
            ByeKind::Full | ByeKind::Allocated => Score::Win,
            ByeKind::Half => Score::Draw,
            ByeKind::Zero => Score::Loss,
        })),
        Some(Cell::Game(game)) => {
            let Some(side) = game.side(no) else { return free(None) };
            match (game.kind, side.score, numbers.get(&side.opponent)) {
                (GameKind::Played, Some(score), Some(opponent)) => played(game, *opponent, score, side.colour, separator),
                (_, score, _) => free(score),
            }
        }
    }
}

fn played(game: &Game, opponent: usize, score: Score, colour: Option<Colour>, separator: &str) -> String {
    let result = match score {
        Score::Win => '+',
        Score::Draw => '=',
        Score::Loss => '-',
    };
    let colour = match colour {
        Some(Colour::White) => 'w',
        Some(Colour::Black) => 'b',
        None => return format!("{opponent}{result}"),
    };
    format!("{opponent}{result}{separator}{colour}{}", game.handicap)
}

/// Surname and given name with `_` for blanks; if they are not told apart, the first word, and the rest joined by `_`.
pub(in crate::formats) fn name(player: &Player, spell: impl Fn(&str) -> String) -> String {
    let joined = |text: &str| {
        let words = spell(text);
        words
            .split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '|' | '_'))
            .filter(|word| !word.is_empty())
            .collect::<Vec<_>>()
            .join("_")
    };
    let (first, second) = match Latin::name(player) {
        OutName::Divided { surname, given } => (joined(&surname), joined(&given)),
        OutName::Whole(name) => {
            let name = spell(&name).replace([',', ';', '|'], " ");
            let name = name.trim();
            let (first, rest) = name.split_once(char::is_whitespace).unwrap_or((name, ""));
            (joined(first), joined(rest))
        }
    };
    let name = format!("{first} {second}").trim().to_owned();
    if name.is_empty() { "?".to_owned() } else { name }
}

/// The beginning of a text, not ending with a blank or what stands for one.
pub(in crate::formats) fn cut(text: &str, width: usize) -> String {
    text.chars().take(width).collect::<String>().trim_end_matches([' ', '_']).to_owned()
}

/// What neither form holds.
fn losses(document: &Document, lost: &mut Lost) {
    let player = |has: fn(&Player) -> bool| document.players.iter().any(has);
    let game = |has: fn(&Game) -> bool| document.games.iter().any(has);
    lost.say_if(game(|g| g.kind != GameKind::Played), Loss::UnplayedBecomeFree);
    lost.say_if(game(|g| g.colour.is_none() && g.handicap > 0), Loss::HandicapsWithoutColour);
    lost.say_if(game(|g| g.board.is_some()), Loss::Boards);
    lost.say_if(player(|p| p.title.is_some()), Loss::Titles);
    lost.say_if(player(|p| p.rating.is_some() || p.national_rating.is_some()), Loss::Ratings);
    lost.say_if(player(|p| p.deviation.is_some() || p.games.is_some()), Loss::DeviationsAndGames);
    lost.say_if(player(|p| p.born.is_some()), Loss::Births);
    lost.say_if(player(|p| p.gender.is_some()), Loss::Genders);
    lost.say_if(player(|p| p.group.is_some()), Loss::Groups);
    lost.say_if(!document.teams.is_empty(), Loss::Teams);
    lost.say_if(!document.arbiters.is_empty(), Loss::Arbiters);
    lost.say_if(document.system.is_some(), Loss::System);
}
