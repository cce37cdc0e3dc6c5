//! Common parts of writing h9 and tou: order, numbers, names, cells. Sections 5.2 and 8.

use std::fmt::Write as _;

use super::rows::is_rank;
use crate::document::{
    ByeKind, Colour, Document, Format, Game, GameKind, GameSide, Player, PlayerNo, Rank, Score,
};
use crate::number::Number;
use crate::output::{Loss, LossCollector};
use crate::refusal::{Code, Refusal};
use crate::round_matrix::{ByNumber, Cell, Grid, computed_points};
use crate::transliterate::{Latin, OutName};

pub(crate) struct Line<'a> {
    /// From 1.
    pub(crate) number: usize,
    pub(crate) player: &'a Player,
    /// In the form `5k`.
    pub(crate) rank: String,
    pub(crate) points: Number,
    /// The text of all cells, one a round.
    pub(crate) cells: String,
}

pub(crate) struct CellForm {
    /// Text before the colour.
    pub(crate) separator: &'static str,
    pub(crate) put: fn(&mut String, &str),
}

/// The lowest rank of the European database, which takes no player without a rank.
const LOWEST: &str = "30k";

/// Refuses players without a kyu, dan or pro rank, except rated ones who had no rank before the
/// tournament.
pub(crate) fn build_lines<'a>(
    document: &'a Document,
    form: &CellForm,
    lost: &mut LossCollector,
) -> Result<Vec<Line<'a>>, Refusal> {
    if document.format == Format::List || document.players.is_empty() {
        return Err(Refusal::new(Code::Target, "a rating list is no tournament"));
    }
    let computed = computed_points(document);
    let mut players = ranked_players(document, lost)?;
    sort_by_place(&mut players, document, &computed);
    let numbers: ByNumber<usize> = players
        .iter()
        .zip(1..)
        .map(|((player, _), number)| (player.no, number))
        .collect();
    let (grid, mut cell) = (Grid::by_pair(document), String::new());
    let pending = names_open_pairs(document);
    report_losses(document, lost);
    let line = |((player, rank), number): ((&'a Player, String), usize)| {
        let mut cells = String::with_capacity(usize::from(document.rounds) * 9);
        for round in 1..=document.rounds {
            cell.clear();
            write_cell(
                &mut cell,
                grid.get(player.no, round),
                player.no,
                &numbers,
                form.separator,
                pending,
            );
            (form.put)(&mut cells, &cell);
        }
        Line {
            number,
            player,
            rank,
            points: choose_points(player, &computed),
            cells,
        }
    };
    Ok(players.into_iter().zip(1..).map(line).collect())
}

fn choose_points(player: &Player, computed: &ByNumber<Number>) -> Number {
    player
        .points
        .or_else(|| computed.get(player.no).copied())
        .unwrap_or_default()
}

/// Sorts by place, then descending points, then number.
fn sort_by_place(
    players: &mut [(&Player, String)],
    document: &Document,
    computed: &ByNumber<Number>,
) {
    let places: ByNumber<u32> = document
        .standings
        .iter()
        .filter_map(|s| Some((s.player, s.place?)))
        .collect();
    players.sort_by_key(|(player, _)| {
        let place = places.get(player.no).copied();
        (
            place.is_none(),
            place,
            std::cmp::Reverse(choose_points(player, computed)),
            player.no,
        )
    });
}

fn ranked_players<'a>(
    document: &'a Document,
    lost: &mut LossCollector,
) -> Result<Vec<(&'a Player, String)>, Refusal> {
    let mut players: Vec<(&Player, String)> = Vec::with_capacity(document.players.len());
    let mut unranked: Vec<&Player> = Vec::new();
    for player in &document.players {
        match format_rank(player) {
            Some(rank) => players.push((player, rank)),
            None if player.unranked => {
                lost.say(Loss::ThirtyKyu);
                players.push((player, LOWEST.to_owned()));
            }
            None => unranked.push(player),
        }
    }
    if let Some(first) = unranked.first() {
        let sentence = format!(
            "player {} has no kyu or dan rank; everybody needs one in this format",
            first.no
        );
        let names = unranked
            .iter()
            .map(|player| player.name.clone().unwrap_or_else(|| player.no.to_string()))
            .collect();
        return Err(Refusal::because_of(names, Code::NeedsRank, sentence));
    }
    Ok(players)
}

/// Files of tables of the site are for followers of the tournament, not for the database.
fn names_open_pairs(document: &Document) -> bool {
    document.home.is_some()
}

fn format_rank(player: &Player) -> Option<String> {
    match player.rank {
        Some(Rank::Kyu(n)) => Some(format!("{n}k")),
        Some(Rank::Dan(n)) => Some(format!("{n}d")),
        Some(Rank::Pro(n)) => Some(format!("{n}p")),
        Some(Rank::Other(_)) | None => None,
    }
}

/// Results that the database has no notation for become free rounds (`docs/spec/exchange.md` A7).
/// `pending`: a pair without a result is written with `?`, as in OpenGotha.
fn write_cell(
    text: &mut String,
    cell: Option<Cell<'_>>,
    no: PlayerNo,
    numbers: &ByNumber<usize>,
    separator: &str,
    pending: bool,
) {
    let free = match cell {
        None => None,
        Some(Cell::Bye(bye)) => Some(match bye.kind {
            ByeKind::Full | ByeKind::Allocated => Score::Win,
            ByeKind::Half => Score::Draw,
            ByeKind::Zero => Score::Loss,
        }),
        Some(Cell::Game(game)) => {
            let side = game.side_of(no);
            let opponent = side.and_then(|side| Some((side, *numbers.get(side.opponent)?)));
            if let Some((
                GameSide {
                    score: Some(score),
                    colour,
                    ..
                },
                opponent,
            )) = opponent.filter(|_| game.kind == GameKind::Played)
            {
                return write_game(text, game, opponent, score_sign(score), colour, separator);
            }
            if let Some((side, opponent)) =
                opponent.filter(|_| pending && game.kind == GameKind::Open)
            {
                return write_game(text, game, opponent, '?', side.colour, separator);
            }
            side.and_then(|side| side.score)
        }
    };
    text.push_str(match free {
        Some(Score::Win) => "0+",
        Some(Score::Draw) => "0=",
        Some(Score::Loss) | None => "0-",
    });
}

fn score_sign(score: Score) -> char {
    match score {
        Score::Win => '+',
        Score::Draw => '=',
        Score::Loss => '-',
    }
}

fn write_game(
    text: &mut String,
    game: &Game,
    opponent: usize,
    result: char,
    colour: Option<Colour>,
    separator: &str,
) {
    let colour = match colour {
        Some(Colour::White) => 'w',
        Some(Colour::Black) => 'b',
        None => {
            let _ = write!(text, "{opponent}{result}");
            return;
        }
    };
    let _ = write!(
        text,
        "{opponent}{result}{separator}{colour}{}",
        game.handicap
    );
}

/// `_` stands for blanks. An undivided name becomes its first word and the rest joined by `_`.
pub(crate) fn name(player: &Player, spell: impl Fn(&str) -> String) -> String {
    let joined = |text: &str| {
        let spelled = spell(text);
        let mut joined = String::with_capacity(spelled.len());
        for word in spelled
            .split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '|' | '_'))
            .filter(|word| !word.is_empty())
        {
            if !joined.is_empty() {
                joined.push('_');
            }
            joined.push_str(word);
        }
        joined
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
    match (first.is_empty(), second.is_empty()) {
        (true, true) => "?".to_owned(),
        (true, false) => second,
        (false, true) => first,
        (false, false) => format!("{first} {second}"),
    }
}

/// A second word that would be read as the rank is joined with `_`.
pub(crate) fn in_column(name: &str, width: usize) -> String {
    let shown = truncate_text(name, width);
    match shown.split_once(' ') {
        Some((first, second)) if is_rank(second) => format!("{first}_{second}"),
        _ => shown.to_owned(),
    }
}

/// The beginning of a text, without a final blank or `_`.
pub(crate) fn truncate_text(text: &str, width: usize) -> &str {
    let end = text
        .char_indices()
        .nth(width)
        .map_or(text.len(), |(end, _)| end);
    text.get(..end).unwrap_or(text).trim_end_matches([' ', '_'])
}

fn report_losses(document: &Document, lost: &mut LossCollector) {
    let player = |has: fn(&Player) -> bool| document.players.iter().any(has);
    let game = |has: fn(&Game) -> bool| document.games.iter().any(has);
    let open = |game: &Game| game.kind == GameKind::Open && names_open_pairs(document);
    lost.say_if(
        document
            .games
            .iter()
            .any(|game| game.kind != GameKind::Played && !open(game)),
        Loss::UnplayedBecomeFree,
    );
    lost.say_if(
        game(|g| g.colour.is_none() && g.handicap > 0),
        Loss::HandicapsWithoutColour,
    );
    lost.say_if(game(|g| g.board.is_some()), Loss::Boards);
    lost.say_if(player(|p| p.title.is_some()), Loss::Titles);
    lost.say_if(
        player(|p| p.rating.is_some() || p.national_rating.is_some()),
        Loss::Ratings,
    );
    lost.say_if(
        player(|p| p.deviation.is_some() || p.games.is_some()),
        Loss::DeviationsAndGames,
    );
    lost.say_if(player(|p| p.born.is_some()), Loss::Births);
    lost.say_if(player(|p| p.gender.is_some()), Loss::Genders);
    lost.say_if(player(|p| p.group.is_some()), Loss::Groups);
    lost.say_if(!document.teams.is_empty(), Loss::Teams);
    lost.say_if(!document.arbiters.is_empty(), Loss::Arbiters);
    lost.say_if(document.system.is_some(), Loss::System);
}
