//! The knockout (article KO), by lot. A drawn game is replayed with the remaining times.

use std::collections::HashMap;

use super::lot::{black_lot, draw_ticket, knockout_lot};
use super::state::{Ending, Game, Kind, Place, Problem, Seat, State, Time};
use super::swiss::Pair;

/// The next step of a knockout.
#[derive(Debug, Clone, PartialEq)]
pub enum Next {
    /// A new round.
    Round {
        /// The pairs in the order of the draw.
        pairs: Vec<Pair>,
        /// The players with a bye.
        byes: Vec<Seat>,
    },
    /// Replays of drawn games: colours exchanged, with the times left (reading A22).
    Replays(Vec<(Pair, Option<Time>)>),
    /// The tournament is over, without a champion if no player is left.
    Over {
        /// The only player left.
        champion: Option<Seat>,
    },
}

fn group_by_pair(games: &[Game]) -> Vec<Vec<(usize, &Game)>> {
    let mut encounters: Vec<Vec<(usize, &Game)>> = Vec::new();
    let mut known: HashMap<(Seat, Seat), usize> = HashMap::new();
    for (at, game) in games.iter().enumerate() {
        let both = (game.black.min(game.white), game.black.max(game.white));
        let place = *known.entry(both).or_insert(encounters.len());
        if place == encounters.len() {
            encounters.push(Vec::new());
        }
        encounters[place].push((at, game));
    }
    encounters
}

/// The survivors by seat, and the drawn games that wait for their replay. Losers, both players of a
/// double forfeit, and players who appear nowhere in a round (reading A32) are out.
fn find_survivors(
    state: &State,
    mut each_mistake: impl FnMut(Place, Kind),
) -> (Vec<bool>, Vec<Game>) {
    let mut left = vec![true; state.players.len()];
    let mut waiting = Vec::new();
    for (index, round) in state.rounds.iter().enumerate() {
        let last = index + 1 == state.rounds.len();
        let mut stays = vec![false; left.len()];
        round.byes.iter().for_each(|bye| stays[bye.0] = true);
        for games in group_by_pair(&round.games) {
            let Some(&(at, game)) = games.last() else {
                continue;
            };
            let place = Place::Game(index + 1, at + 1);
            for seat in [game.black, game.white]
                .into_iter()
                .filter(|seat| !left[seat.0])
            {
                each_mistake(place, Kind::Out(state.id(seat).to_owned()));
            }
            match game.winner() {
                Some(winner) => stays[winner.0] = true,
                None if game.result == Ending::Draw && last => {
                    stays[game.black.0] = true;
                    stays[game.white.0] = true;
                    waiting.push(game.clone());
                }
                None if game.result == Ending::Draw => each_mistake(place, Kind::Undecided),
                None => {}
            }
        }
        left.iter_mut()
            .zip(stays)
            .for_each(|(left, stays)| *left &= stays);
    }
    (left, waiting)
}

pub(super) fn find_mistakes(state: &State) -> Vec<Problem> {
    let mut problems = Vec::new();
    find_survivors(state, |place, kind| problems.push(Problem { place, kind }));
    problems
}

/// The next round or replays; an absent player loses by forfeit (reading A28).
#[must_use]
pub fn next(state: &State) -> Next {
    let (left, waiting) = find_survivors(state, |_, _| {});
    if !waiting.is_empty() {
        let again = |game: Game| {
            (
                Pair {
                    black: game.white,
                    white: game.black,
                },
                game.time_left,
            )
        };
        return Next::Replays(waiting.into_iter().map(again).collect());
    }
    let mut bowl: Vec<Seat> = (0..left.len())
        .filter(|&seat| left[seat] && state.players[seat].active)
        .map(Seat)
        .collect();
    if bowl.len() < 2 {
        return Next::Over {
            champion: bowl.first().copied(),
        };
    }
    // A new lot in every round (reading A19).
    let round = state.next_round();
    bowl.sort_by_cached_key(|&seat| {
        (
            draw_ticket(&state.seed, &knockout_lot(round, state.id(seat))),
            state.id(seat).to_owned(),
        )
    });
    let byes = draw_byes(state, &mut bowl);
    Next::Round {
        pairs: draw_pairs(state, &bowl),
        byes,
    }
}

/// By lot, to those with the fewest so far (reading A20).
fn draw_byes(state: &State, bowl: &mut Vec<Seat>) -> Vec<Seat> {
    let count = bowl.len().next_power_of_two() - bowl.len();
    let mut earlier = vec![0; state.players.len()];
    state
        .rounds
        .iter()
        .flat_map(|round| &round.byes)
        .for_each(|seat| earlier[seat.0] += 1);
    let mut order = bowl.clone();
    order.sort_by_key(|seat| earlier[seat.0]);
    order.truncate(count);
    let mut free = vec![false; state.players.len()];
    order.iter().for_each(|seat| free[seat.0] = true);
    bowl.retain(|seat| !free[seat.0]);
    order
}

/// Pairs by lot with as few pairs of one nation or territory as possible; a player without a
/// country is a nation alone (reading A23). Of m players, g of them of the largest nation,
/// `max(0, g - m / 2)` such pairs cannot be avoided. Black is drawn too (reading A21).
fn draw_pairs(state: &State, bowl: &[Seat]) -> Vec<Pair> {
    let mut nations: HashMap<&str, usize> = HashMap::new();
    let mut sizes: Vec<usize> = Vec::new();
    let mut nation = vec![0; state.players.len()];
    for &seat in bowl {
        let new = sizes.len();
        let number = match &state.players[seat.0].country {
            Some(country) => *nations.entry(country).or_insert(new),
            None => new,
        };
        if number == new {
            sizes.push(0);
        }
        sizes[number] += 1;
        nation[seat.0] = number;
    }
    let mut bowl: Vec<Option<Seat>> = bowl.iter().copied().map(Some).collect();
    let mut count = bowl.len();
    let mut pairs = Vec::with_capacity(count / 2);
    for first in 0..bowl.len() {
        let Some(a) = bowl[first].take() else {
            continue;
        };
        let least = unavoidable_pairs(&sizes, count);
        sizes[nation[a.0]] -= 1;
        // There is always a partner with whom the rest has as few such pairs as possible.
        let partner = bowl.iter().enumerate().skip(first + 1).find_map(|(at, b)| {
            let b = (*b)?;
            sizes[nation[b.0]] -= 1;
            let fits = usize::from(nation[a.0] == nation[b.0])
                + self::unavoidable_pairs(&sizes, count - 2)
                == least;
            sizes[nation[b.0]] += 1;
            fits.then_some((at, b))
        });
        let Some((at, b)) = partner else { continue };
        bowl[at] = None;
        sizes[nation[b.0]] -= 1;
        count -= 2;
        let lot =
            |seat: Seat| draw_ticket(&state.seed, &black_lot(state.next_round(), state.id(seat)));
        pairs.push(if lot(b) < lot(a) {
            Pair { black: b, white: a }
        } else {
            Pair { black: a, white: b }
        });
    }
    pairs
}

fn unavoidable_pairs(sizes: &[usize], count: usize) -> usize {
    sizes
        .iter()
        .copied()
        .max()
        .unwrap_or(0)
        .saturating_sub(count / 2)
}

/// The places with the players who share each: 1, 2, then by the round in which they went out. A
/// player who withdraws between two rounds goes out in the second. Without a champion place 1 stays
/// empty and the two of the final share place 2 (reading A30); survivors share place 1.
#[must_use]
pub fn final_places(state: &State) -> Vec<(usize, Vec<Seat>)> {
    let all = |left: &[bool]| -> Vec<Seat> {
        (0..left.len())
            .filter(|&seat| left[seat])
            .map(Seat)
            .collect()
    };
    let counts = players_with_place(state);
    let mut before = counts.clone();
    let mut places = Vec::new();
    let mut shorter = State {
        rounds: Vec::new(),
        ..state.clone()
    };
    for (index, round) in state.rounds.iter().enumerate() {
        shorter.rounds.push(round.clone());
        let (mut after, _) = find_survivors(&shorter, |_, _| {});
        after
            .iter_mut()
            .zip(&counts)
            .for_each(|(after, counts)| *after &= counts);
        if index + 1 == state.rounds.len() {
            let active = |seat: &usize| state.players[*seat].active;
            if (0..after.len()).any(|seat| after[seat] && active(&seat)) {
                let gone: Vec<bool> = (0..after.len())
                    .map(|seat| after[seat] && !active(&seat))
                    .collect();
                let out: Vec<bool> = (0..after.len())
                    .map(|seat| before[seat] && !after[seat])
                    .collect();
                add_place(&mut places, all(&out), &after);
                after
                    .iter_mut()
                    .zip(&gone)
                    .for_each(|(after, gone)| *after &= !gone);
                add_place(&mut places, all(&gone), &after);
                before = after;
                continue;
            }
        }
        let out: Vec<bool> = (0..after.len())
            .map(|seat| before[seat] && !after[seat])
            .collect();
        add_place(&mut places, all(&out), &after);
        before = after;
    }
    let left = all(&before);
    if left.is_empty() {
        if let Some((first, _)) = places.last_mut() {
            *first = 2;
        }
    } else {
        places.push((1, left));
    }
    places.reverse();
    places
}

fn players_with_place(state: &State) -> Vec<bool> {
    let (mut placed, _) = find_survivors(state, |_, _| {});
    placed
        .iter_mut()
        .zip(&state.players)
        .for_each(|(placed, player)| *placed &= player.active);
    for game in state.rounds.iter().flat_map(|round| &round.games) {
        (placed[game.black.0], placed[game.white.0]) = (true, true);
    }
    placed
}

fn add_place(places: &mut Vec<(usize, Vec<Seat>)>, out: Vec<Seat>, after: &[bool]) {
    if !out.is_empty() {
        places.push((after.iter().filter(|&&left| left).count() + 1, out));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(rounds: &str) -> State {
        let players = ["a1", "a2", "b1", "b2"]
            .map(|id| format!(r#"{{"id": "{id}", "country": "{}"}}"#, &id[..1]))
            .join(", ");
        let text = format!(
            r#"{{"system": "wmsg-knockout", "seed": 7, "players": [{players}], "rounds": [{rounds}]}}"#
        );
        State::from_json(text.as_bytes()).unwrap()
    }

    fn ids(state: &State, seats: &[Seat]) -> String {
        seats
            .iter()
            .map(|&seat| state.id(seat))
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn nations_are_kept_apart_while_it_is_possible() {
        let state = state("");
        let Next::Round { pairs, byes } = next(&state) else {
            panic!()
        };
        assert_eq!((pairs.len(), byes.len()), (2, 0));
        assert!(
            pairs
                .iter()
                .all(|pair| state.id(pair.black)[..1] != state.id(pair.white)[..1])
        );
    }

    const DRAWN: &str = r#"{"round": 1, "pairs": [
        {"black": "a1", "white": "b1", "winner": "draw", "time_left": {"a1": 9, "b1": 70}}, {"black": "a2", "white": "b2", "winner": "b2"}"#;

    #[test]
    fn a_drawn_game_is_played_again_with_the_time_that_was_left() {
        let state = state(&format!("{DRAWN}]}}"));
        let Next::Replays(replays) = next(&state) else {
            panic!()
        };
        let [(pair, Some(time))] = &replays[..] else {
            panic!()
        };
        assert_eq!((state.id(pair.black), state.id(pair.white)), ("b1", "a1"));
        assert_eq!(
            serde_json::Value::from(time.0.clone()),
            serde_json::json!({"a1": 9, "b1": 70})
        );
    }

    #[test]
    fn the_last_game_of_two_decides_and_the_losers_share_their_places() {
        let replay = r#", {"black": "b1", "white": "a1", "winner": "b1", "replay": true}]}"#;
        let one = format!("{DRAWN}{replay}");
        assert_eq!(next(&state(&one)), next(&state(&one)));
        let over = state(&format!(
            r#"{one}, {{"round": 2, "pairs": [{{"black": "b1", "white": "b2", "winner": "b2"}}]}}"#
        ));
        assert_eq!(
            next(&over),
            Next::Over {
                champion: Some(Seat(3))
            }
        );
        let places: Vec<_> = final_places(&over)
            .iter()
            .map(|(place, seats)| (*place, ids(&over, seats)))
            .collect();
        assert_eq!(
            places,
            [
                (1, "b2".to_owned()),
                (2, "b1".to_owned()),
                (3, "a1 a2".to_owned())
            ]
        );
    }

    #[test]
    fn players_who_are_out_without_a_game_take_no_place() {
        let gone = |rounds: &str, without: &[&str]| {
            let mut state = state(rounds);
            state
                .players
                .iter_mut()
                .for_each(|player| player.active = !without.contains(&&*player.id));
            final_places(&state)
                .iter()
                .map(|(place, seats)| format!("{place} {}", ids(&state, seats)))
                .collect::<Vec<_>>()
        };
        assert_eq!(gone("", &["b2"]), ["1 a1 a2 b1"]);
        let first = r#"{"round": 1, "pairs": [{"black": "a1", "white": "b1", "winner": "a1"}]"#;
        assert_eq!(gone(&format!("{first}}}"), &["a2", "b2"]), ["1 a1", "2 b1"]);
        let byes = format!(
            r#"{first}, "byes": ["a2", "b2"]}}, {{"round": 2, "pairs": [{{"black": "a1", "white": "b2", "winner": "b2"}}]}}"#
        );
        assert_eq!(gone(&byes, &["a2"]), ["1 b2", "2 a1", "3 b1"]);
        // a1 won a game and withdrew, so a1 goes out in the next round (A30).
        assert_eq!(
            gone(&format!(r#"{first}, "byes": ["a2", "b2"]}}"#), &["a1"]),
            ["1 a2 b2", "3 a1", "4 b1"]
        );
    }

    #[test]
    fn nobody_wins_a_final_that_both_lose() {
        let replay = r#", {"black": "b1", "white": "a1", "winner": "b1"}]}"#;
        let over = state(&format!(
            r#"{DRAWN}{replay}, {{"round": 2, "pairs": [{{"black": "b1", "white": "b2", "forfeit": true}}]}}"#
        ));
        assert_eq!(next(&over), Next::Over { champion: None });
        assert_eq!(final_places(&over)[0], (2, vec![Seat(2), Seat(3)]));
    }
}
