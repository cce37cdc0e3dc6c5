//! All players meet each other: Berger's tables.

use std::fmt;

/// A game of the tables: the numbers of black and white, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Meeting {
    /// The number of the player with black.
    pub black: usize,
    /// The number of the player with white.
    pub white: usize,
}

/// A round: its games, and the player with the bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// The games of the round.
    pub games: Vec<Meeting>,
    /// With an odd number of players, the player who meets the empty last number.
    pub bye: Option<usize>,
}

/// The reason why there are no tables for a number of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoTables {
    /// Fewer than two players.
    TooFew,
    /// More players than a year has days.
    TooMany,
}

impl fmt::Display for NoTables {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            NoTables::TooFew => write!(f, "a round-robin needs two players"),
            NoTables::TooMany => write!(f, "a round-robin has at most {MOST_PLAYERS} players"),
        }
    }
}

/// The greatest number of players: one round for each day of a year.
const MOST_PLAYERS: usize = 366;

/// Berger's tables. The last number changes its colour every round; every other player has at most
/// one game more with one colour (reading R1). Printed tables give white to the number that stands
/// first; go begins with black, so here it plays black.
pub fn berger_tables(players: usize) -> Result<Vec<Round>, NoTables> {
    if players < 2 {
        return Err(NoTables::TooFew);
    }
    if players > MOST_PLAYERS {
        return Err(NoTables::TooMany);
    }
    let last = players + players % 2;
    let circle = last - 1;
    let half = last / 2;
    let round = |index: usize| {
        let middle = index * half % circle;
        let mut round = Round {
            games: Vec::with_capacity(half),
            bye: None,
        };
        let opponent = middle + 1;
        match (last > players, index % 2) {
            (true, _) => round.bye = Some(opponent),
            (false, 0) => round.games.push(Meeting {
                black: opponent,
                white: last,
            }),
            (false, _) => round.games.push(Meeting {
                black: last,
                white: opponent,
            }),
        }
        let games = (1..half).map(|step| Meeting {
            black: (middle + step) % circle + 1,
            white: (middle + circle - step) % circle + 1,
        });
        round.games.extend(games);
        round
    };
    Ok((0..circle).map(round).collect())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn printed(players: usize) -> Vec<String> {
        let game = |game: &Meeting| format!("{}-{}", game.black, game.white);
        berger_tables(players)
            .unwrap()
            .iter()
            .map(|round| round.games.iter().map(game).collect::<Vec<_>>().join(" "))
            .collect()
    }

    #[test]
    fn small_tables_are_those_that_are_printed() {
        assert_eq!(printed(4), ["1-4 2-3", "4-3 1-2", "2-4 3-1"]);
        assert_eq!(
            printed(6),
            [
                "1-6 2-5 3-4",
                "6-4 5-3 1-2",
                "2-6 3-1 4-5",
                "6-5 1-4 2-3",
                "3-6 4-2 5-1"
            ]
        );
        assert_eq!(printed(3), ["2-3", "1-2", "3-1"]);
    }

    #[test]
    fn everybody_meets_everybody_once_with_balanced_colours() {
        for players in 2..40 {
            let rounds = berger_tables(players).unwrap();
            let mut met = BTreeSet::new();
            let mut colours = vec![0_i32; players + 1];
            for round in &rounds {
                let mut seen: Vec<usize> = round
                    .games
                    .iter()
                    .flat_map(|game| [game.black, game.white])
                    .chain(round.bye)
                    .collect();
                seen.sort_unstable();
                assert_eq!(seen, (1..=players).collect::<Vec<_>>());
                for game in &round.games {
                    assert!(met.insert((game.black.min(game.white), game.black.max(game.white))));
                    colours[game.black] += 1;
                    colours[game.white] -= 1;
                }
            }
            assert_eq!(met.len(), players * (players - 1) / 2);
            assert!(
                colours.iter().all(|d| d.abs() <= 1),
                "{players}: {colours:?}"
            );
        }
    }

    #[test]
    fn one_player_has_nobody_to_meet() {
        assert_eq!(berger_tables(1), Err(NoTables::TooFew));
        assert_eq!(berger_tables(MOST_PLAYERS + 1), Err(NoTables::TooMany));
    }
}
