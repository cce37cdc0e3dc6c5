//! Plays a whole tournament: simple Swiss pairings, results from strength and luck.

use super::dice::Dice;
use crate::domain::number::Score;
use crate::domain::table::{self, Cell, Sheet, TypedPlayer};
use crate::domain::tournament::Colour;

/// One pairing; players are indexes among the participants.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pairing {
    pub(super) round: usize,
    pub(super) a: usize,
    /// `None` for a bye.
    pub(super) b: Option<usize>,
    pub(super) score: Score,
    pub(super) played: bool,
    pub(super) colour: Option<Colour>,
}

/// The way a tournament is played.
#[derive(Debug, Clone, Copy)]
pub(super) struct Manner {
    pub(super) rounds: usize,
    /// Amount of luck; higher on small boards.
    pub(super) luck: i64,
    /// True if players miss rounds and forfeit games.
    pub(super) careless: bool,
    /// True if colours are recorded.
    pub(super) colours: bool,
}

/// Plays a tournament of players with these strengths, strongest seed first.
pub(super) fn play_tournament(dice: &mut Dice, strengths: &[i64], how: Manner) -> Vec<Pairing> {
    let count = strengths.len();
    let mut halves = vec![0i64; count];
    let mut met = vec![vec![false; count]; count];
    let mut rested = vec![false; count];
    let mut all = Vec::new();
    for round in 1..=how.rounds {
        let mut present: Vec<usize> = (0..count)
            .filter(|_| !(how.careless && round > 1 && dice.chance(15)))
            .collect();
        present.sort_by_key(|i| (-halves[*i], *i));
        if round == 1 {
            present = fold_blocks(&present);
        }
        if present.len() % 2 == 1 {
            let at = present
                .iter()
                .rposition(|i| !rested[*i])
                .unwrap_or(present.len() - 1);
            let a = present.remove(at);
            rested[a] = true;
            halves[a] += 2;
            all.push(Pairing {
                round,
                a,
                b: None,
                score: Score::Win,
                played: false,
                colour: None,
            });
        }
        let repeat = count == 2;
        let mut patience = 20_000;
        let Some(pairs) = pair_unmet(&present, &met, repeat, &mut patience) else {
            continue;
        };
        for (a, b) in pairs {
            met[a][b] = true;
            met[b][a] = true;
            let game = play_game(dice, how, strengths, round, a, b);
            halves[a] += game.score.half_points();
            halves[b] += game.score.opposite().half_points();
            all.push(game);
        }
    }
    all
}

/// Decides a game by strength and luck.
fn play_game(
    dice: &mut Dice,
    how: Manner,
    strengths: &[i64],
    round: usize,
    a: usize,
    b: usize,
) -> Pairing {
    let played = !(how.careless && dice.chance(14));
    let ahead =
        strengths[a] + dice.random_spread(how.luck) - strengths[b] - dice.random_spread(how.luck);
    let score = match ahead {
        _ if !played => {
            if dice.chance(500) {
                Score::Win
            } else {
                Score::Loss
            }
        }
        -3..=3 => Score::Draw,
        4.. => Score::Win,
        _ => Score::Loss,
    };
    let colour = (how.colours && played).then(|| {
        if dice.chance(500) {
            Colour::White
        } else {
            Colour::Black
        }
    });
    Pairing {
        round,
        a,
        b: Some(b),
        score,
        played,
        colour,
    }
}

/// Blocks of eight, the upper half against the lower, so that neighbours don't meet in the first
/// round.
fn fold_blocks(order: &[usize]) -> Vec<usize> {
    let mut out = Vec::with_capacity(order.len());
    for block in order.chunks(8) {
        let (upper, lower) = block.split_at(block.len() / 2);
        for (i, player) in lower.iter().enumerate() {
            out.extend(upper.get(i));
            out.push(*player);
        }
    }
    out
}

/// Pairs each player with the nearest one not met yet, with backtracking.
fn pair_unmet(
    order: &[usize],
    met: &[Vec<bool>],
    repeat: bool,
    patience: &mut u32,
) -> Option<Vec<(usize, usize)>> {
    let Some((&first, rest)) = order.split_first() else {
        return Some(Vec::new());
    };
    for (i, &other) in rest.iter().enumerate() {
        if met[first][other] && !repeat {
            continue;
        }
        *patience = patience.checked_sub(1)?;
        let left: Vec<usize> = rest.iter().copied().filter(|p| *p != rest[i]).collect();
        if let Some(mut pairs) = pair_unmet(&left, met, repeat, patience) {
            pairs.insert(0, (first, other));
            return Some(pairs);
        }
    }
    None
}

/// Points of all players, in half points.
fn count_points(count: usize, games: &[Pairing]) -> Vec<i64> {
    let mut halves = vec![0; count];
    for game in games {
        halves[game.a] += game.score.half_points();
        if let Some(b) = game.b {
            halves[b] += game.score.opposite().half_points();
        }
    }
    halves
}

/// Places by points, then by the opponents' points; equal players share a place.
pub(super) fn rank_places(count: usize, games: &[Pairing]) -> Vec<u32> {
    let own = count_points(count, games);
    let mut others = vec![0; count];
    for game in games {
        if let Some(b) = game.b {
            others[game.a] += own[b];
            others[b] += own[game.a];
        }
    }
    let merit = |i: usize| (own[i], others[i]);
    (0..count)
        .map(|i| 1 + (0..count).filter(|j| merit(*j) > merit(i)).count() as u32)
        .collect()
}

/// The sheet as typed by a referee, with these names and clubs.
pub(super) fn to_sheet(people: &[(&str, &str)], games: &[Pairing], rounds: usize) -> Sheet {
    let totals = count_points(people.len(), games);
    let places = rank_places(people.len(), games);
    let mut rows: Vec<TypedPlayer> = people
        .iter()
        .enumerate()
        .map(|(i, (name, club))| TypedPlayer {
            name: (*name).to_owned(),
            club: (*club).to_owned(),
            points: half_points(totals[i]),
            place: places[i].to_string(),
            cells: vec![String::new(); rounds],
            ..TypedPlayer::default()
        })
        .collect();
    for game in games {
        let Some(b) = game.b else {
            rows[game.a].cells[game.round - 1] = Cell::Bye.to_string();
            continue;
        };
        let cell = Cell::Game {
            opponent: b + 1,
            score: game.score,
            played: game.played,
            annulled: false,
            colour: game.colour,
            handicap: 0,
        };
        rows[game.a].cells[game.round - 1] = cell.to_string();
        rows[b].cells[game.round - 1] = table::mirror_cell(cell, game.a + 1).to_string();
    }
    Sheet {
        rounds,
        rows,
        ..Sheet::default()
    }
}

/// Formats half points as `3` or `3.5`.
fn half_points(halves: i64) -> String {
    format!("{}{}", halves / 2, if halves % 2 == 1 { ".5" } else { "" })
}
