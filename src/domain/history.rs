//! Statistics of a player's games: opponents, best wins, streaks, performance.

use std::collections::BTreeMap;

use super::number::Score;
use super::rules::Strength;

/// A game from the side of one player.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Game<T, P> {
    /// The tournament of the game.
    pub tournament: T,
    /// Round number, if recorded.
    pub round: Option<i64>,
    /// The opponent; `None`: a bye.
    pub opponent: Option<P>,
    /// Own score.
    pub score: Option<Score>,
    /// False: forfeit, bye.
    pub played: bool,
    /// True if the game is not rated.
    pub annulled: bool,
    /// True if handicap stones were given.
    pub handicap: bool,
    /// The player's strength before the tournament; `None`: no rating, or not rated in it.
    pub own: Option<Strength>,
    /// The opponent's strength before the tournament; `None` as in `own`.
    pub other: Option<Strength>,
}

impl<T, P: Copy> Game<T, P> {
    fn opponent_and_score(&self) -> Option<(P, Score)> {
        if self.played {
            Some((self.opponent?, self.score?))
        } else {
            None
        }
    }

    fn counted(&self) -> Option<(P, Score)> {
        self.opponent_and_score().filter(|_| !self.annulled)
    }
}

/// The games against one opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Opponent<P> {
    /// The opponent.
    pub player: P,
    /// Games that were played.
    pub games: usize,
    /// Own half points.
    pub halves: i64,
}

impl<P> Opponent<P> {
    /// The half points of the opponent.
    pub fn opponent_halves(&self) -> i64 {
        2 * i64::try_from(self.games).unwrap_or(i64::MAX / 2) - self.halves
    }
}

/// All opponents in games that were played, in the order of their ids.
pub fn list_opponents<T, P: Copy + Ord>(games: &[Game<T, P>]) -> Vec<Opponent<P>> {
    let mut found: BTreeMap<P, (usize, i64)> = BTreeMap::new();
    for (player, score) in games.iter().filter_map(Game::opponent_and_score) {
        let entry = found.entry(player).or_default();
        entry.0 += 1;
        entry.1 += score.half_points();
    }
    found
        .into_iter()
        .map(|(player, (games, halves))| Opponent {
            player,
            games,
            halves,
        })
        .collect()
}

/// The wins over the highest ratings before, each player once, no handicap or annulled games.
pub fn best_wins<T, P: Copy + PartialEq>(games: &[Game<T, P>], most: usize) -> Vec<&Game<T, P>> {
    let rating = |game: &Game<T, P>| {
        game.other
            .map_or(f64::NEG_INFINITY, |strength| strength.rating.0)
    };
    let won = |game: &&Game<T, P>| {
        !game.handicap
            && game.other.is_some()
            && game.counted().is_some_and(|(_, score)| score == Score::Win)
    };
    let mut wins: Vec<&Game<T, P>> = games.iter().filter(won).collect();
    wins.sort_by(|a, b| rating(b).total_cmp(&rating(a)));
    let mut best: Vec<&Game<T, P>> = Vec::with_capacity(most);
    for win in wins {
        if best.len() < most && !best.iter().any(|other| other.opponent == win.opponent) {
            best.push(win);
        }
    }
    best
}

/// A streak of games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Streak<T> {
    /// The number of games.
    pub games: usize,
    /// The tournament of the first game.
    pub first: T,
    /// The tournament of the last game.
    pub last: T,
}

/// The longest streak of good scores; unplayed and annulled games neither break nor lengthen it.
pub fn longest_streak<T: Copy, P: Copy>(
    games: &[Game<T, P>],
    good: impl Fn(Score) -> bool,
) -> Option<Streak<T>> {
    let mut longest: Option<Streak<T>> = None;
    let mut current: Option<Streak<T>> = None;
    for game in games {
        let Some((_, score)) = game.counted() else {
            continue;
        };
        current = good(score).then(|| match current {
            Some(streak) => Streak {
                games: streak.games + 1,
                last: game.tournament,
                ..streak
            },
            None => Streak {
                games: 1,
                first: game.tournament,
                last: game.tournament,
            },
        });
        if current.map_or(0, |streak| streak.games) > longest.map_or(0, |streak| streak.games) {
            longest = current;
        }
    }
    longest
}

/// The last games that count, at most `most`, the newest at the end.
pub fn last_counted<T, P: Copy>(games: &[Game<T, P>], most: usize) -> Vec<&Game<T, P>> {
    let mut last: Vec<&Game<T, P>> = games
        .iter()
        .rev()
        .filter(|game| game.counted().is_some())
        .take(most)
        .collect();
    last.reverse();
    last
}

/// The score against opponents of one strength.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ScoreAgainst {
    /// Games that count.
    pub games: usize,
    /// Own half points.
    pub halves: i64,
}

impl ScoreAgainst {
    /// The half points of the opponents.
    pub fn opponent_halves(&self) -> i64 {
        2 * i64::try_from(self.games).unwrap_or(i64::MAX / 2) - self.halves
    }
}

/// The scores against opponents stronger by more than the gap, equal and weaker; no handicap games.
pub fn by_strength<T, P: Copy>(games: &[Game<T, P>], gap: f64) -> [ScoreAgainst; 3] {
    let mut found = [ScoreAgainst::default(); 3];
    for game in games.iter().filter(|game| !game.handicap) {
        let (Some((_, score)), Some(own), Some(other)) = (game.counted(), game.own, game.other)
        else {
            continue;
        };
        let difference = other.rating.0 - own.rating.0;
        let [stronger, equal, weaker] = &mut found;
        let of = match difference {
            d if d > gap => stronger,
            d if d < -gap => weaker,
            _ => equal,
        };
        of.games += 1;
        of.halves += score.half_points();
    }
    found
}

/// The expected and the actual score of a player in a tournament.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Performance {
    /// Rated games with an expectation.
    pub games: usize,
    /// All rated games.
    pub all: usize,
    /// Expected points in the games with an expectation.
    pub expected: f64,
    /// Half points scored in these games.
    pub halves: i64,
}

impl Performance {
    /// Points scored minus points expected.
    pub fn excess_points(&self) -> f64 {
        self.halves as f64 / 2.0 - self.expected
    }
}

/// The performance in a tournament; `newcomer` is the common initial rating of newcomers, if any.
pub fn measure_performance<'a, T: 'a, P: Copy + 'a>(
    games: impl Iterator<Item = &'a Game<T, P>>,
    newcomer: Option<Strength>,
    expectation: impl Fn(Strength, Strength) -> Option<f64>,
) -> Option<Performance> {
    let mut found = Performance {
        games: 0,
        all: 0,
        expected: 0.0,
        halves: 0,
    };
    for game in games {
        let Some((_, score)) = game.counted() else {
            continue;
        };
        found.all += 1;
        let (Some(own), Some(other), false) = (game.own, game.other.or(newcomer), game.handicap)
        else {
            continue;
        };
        if let Some(expected) = expectation(own, other).filter(|expected| expected.is_finite()) {
            found.games += 1;
            found.expected += expected;
            found.halves += score.half_points();
        }
    }
    (found.games > 0).then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::number::Points;

    fn rated(rating: f64) -> Option<Strength> {
        Some(Strength {
            rating: Points(rating),
            deviation: None,
            provisional: false,
        })
    }

    fn game(tournament: u32, opponent: u32, result: char, rating: f64) -> Game<u32, u32> {
        let score = match result {
            '+' => Score::Win,
            '=' => Score::Draw,
            _ => Score::Loss,
        };
        Game {
            tournament,
            round: None,
            opponent: Some(opponent),
            score: Some(score),
            played: true,
            annulled: false,
            handicap: false,
            own: rated(1500.0),
            other: rated(rating),
        }
    }

    #[test]
    fn opponents_are_counted_by_games_that_were_played() {
        let bye = Game {
            opponent: None,
            ..game(1, 0, '+', 0.0)
        };
        let forfeit = Game {
            played: false,
            ..game(1, 8, '+', 0.0)
        };
        let games = [
            game(1, 9, '+', 0.0),
            game(1, 7, '=', 0.0),
            bye,
            forfeit,
            game(2, 9, '-', 0.0),
        ];
        let found = list_opponents(&games);
        assert_eq!(
            found,
            [
                Opponent {
                    player: 7,
                    games: 1,
                    halves: 1
                },
                Opponent {
                    player: 9,
                    games: 2,
                    halves: 2
                }
            ]
        );
        assert_eq!(
            (found[0].opponent_halves(), found[1].opponent_halves()),
            (1, 2)
        );
        assert!(list_opponents::<u32, u32>(&[]).is_empty());
    }

    #[test]
    fn the_best_wins_are_over_three_different_opponents() {
        let games = [
            game(1, 1, '+', 1400.0),
            game(1, 2, '+', 1700.0),
            game(2, 2, '+', 1650.0),
            game(2, 3, '-', 2000.0),
            game(2, 4, '=', 1900.0),
            game(3, 5, '+', 1400.0),
            game(3, 6, '+', 1200.0),
            Game {
                handicap: true,
                ..game(3, 7, '+', 2500.0)
            },
            Game {
                annulled: true,
                ..game(3, 8, '+', 2500.0)
            },
            Game {
                played: false,
                ..game(3, 9, '+', 2500.0)
            },
            Game {
                other: None,
                ..game(3, 10, '+', 0.0)
            },
        ];
        let best: Vec<_> = best_wins(&games, 3)
            .iter()
            .map(|win| (win.opponent, win.tournament))
            .collect();
        assert_eq!(best, [(Some(2), 1), (Some(1), 1), (Some(5), 3)]);
        assert!(best_wins(&games[3..5], 3).is_empty());
    }

    #[test]
    fn streaks_are_the_longest_and_the_earliest() {
        let row = |results: &str| -> Vec<Game<u32, u32>> {
            (1..)
                .zip(results.chars())
                .map(|(n, result)| game(n, n, result, 0.0))
                .collect()
        };
        let wins = |games: &[Game<u32, u32>]| {
            longest_streak(games, |score| score == Score::Win).map(|s| (s.games, s.first, s.last))
        };
        let unbeaten = |games: &[Game<u32, u32>]| {
            longest_streak(games, |score| score != Score::Loss).map(|s| (s.games, s.first, s.last))
        };
        let games = row("++-++=+-+");
        assert_eq!(
            (wins(&games), unbeaten(&games)),
            (Some((2, 1, 2)), Some((4, 4, 7)))
        );
        assert_eq!((wins(&row("---")), unbeaten(&row(""))), (None, None));
        let mut broken = row("+-+");
        broken[1].played = false;
        assert_eq!(
            wins(&broken),
            Some((2, 1, 3)),
            "a game that was not played breaks nothing"
        );
        broken[2].annulled = true;
        assert_eq!(wins(&broken), Some((1, 1, 1)));
    }

    #[test]
    fn the_form_is_of_the_last_games_that_count() {
        let mut games: Vec<_> = (1..=12)
            .map(|n| game(n, n, if n % 2 == 0 { '+' } else { '-' }, 1500.0))
            .collect();
        games.push(Game {
            played: false,
            ..game(13, 13, '+', 1500.0)
        });
        games.push(Game {
            annulled: true,
            ..game(14, 14, '+', 1500.0)
        });
        let last: Vec<u32> = last_counted(&games, 10)
            .iter()
            .map(|game| game.tournament)
            .collect();
        assert_eq!(last, (3..=12).collect::<Vec<u32>>());
        assert!(last_counted::<u32, u32>(&[], 10).is_empty());
    }

    #[test]
    fn opponents_are_stronger_equal_or_weaker() {
        let games = [
            game(1, 1, '+', 1600.5),
            game(1, 2, '=', 1600.0),
            game(1, 3, '-', 1400.0),
            game(1, 4, '+', 1399.0),
            game(1, 5, '+', 1000.0),
            Game {
                handicap: true,
                ..game(1, 6, '+', 2500.0)
            },
            Game {
                other: None,
                ..game(1, 7, '+', 0.0)
            },
            Game {
                played: false,
                ..game(1, 8, '+', 1500.0)
            },
        ];
        let found = by_strength(&games, 100.0);
        assert_eq!(
            found,
            [
                ScoreAgainst {
                    games: 1,
                    halves: 2
                },
                ScoreAgainst {
                    games: 2,
                    halves: 1
                },
                ScoreAgainst {
                    games: 2,
                    halves: 4
                }
            ]
        );
        assert_eq!(found.map(|of| of.opponent_halves()), [0, 3, 0]);
    }

    #[test]
    fn a_performance_is_measured_by_games_of_which_something_is_expected() {
        let games = [
            game(1, 1, '+', 1400.0),
            game(1, 2, '=', 1600.0),
            Game {
                handicap: true,
                ..game(1, 3, '+', 1500.0)
            },
            Game {
                other: None,
                ..game(1, 4, '+', 0.0)
            },
            Game {
                played: false,
                ..game(1, 5, '+', 1500.0)
            },
            Game {
                annulled: true,
                ..game(1, 6, '+', 1500.0)
            },
        ];
        let stronger = |own: Points, other: Points| Some(if own > other { 0.75 } else { 0.25 });
        let found = measure_performance(games.iter(), None, |own, other| {
            stronger(own.rating, other.rating)
        });
        assert_eq!(
            found,
            Some(Performance {
                games: 2,
                all: 4,
                expected: 1.0,
                halves: 3
            })
        );
        assert_eq!(found.map(|p| p.excess_points()), Some(0.5));
        let begun = measure_performance(games.iter(), rated(1200.0), |own, other| {
            stronger(own.rating, other.rating)
        });
        assert_eq!(
            begun,
            Some(Performance {
                games: 3,
                all: 4,
                expected: 1.75,
                halves: 5
            })
        );
        assert_eq!(measure_performance(games.iter(), None, |_, _| None), None);
        assert_eq!(
            measure_performance(games.iter(), None, |_, _| Some(f64::NAN)),
            None
        );
    }
}
