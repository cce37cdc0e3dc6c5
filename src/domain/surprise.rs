//! Compares the results of a tournament with the expectation of the regulation for each game.

use super::number::Score;
use super::rules::Strength;

/// A game of two rated players.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Meeting<P> {
    /// Round number, if recorded.
    pub round: Option<i64>,
    /// The first and the second player.
    pub players: (P, P),
    /// Their strengths before the tournament.
    pub strengths: (Strength, Strength),
    /// The score of the first player.
    pub score: Score,
}

/// A result with its expectation.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Result<P> {
    /// The game.
    pub meeting: Meeting<P>,
    /// The expected score of the first player, 0 to 1.
    pub expected: f64,
}

impl<P: Copy> Result<P> {
    /// The distance between result and expectation: 0 (as expected) to 1.
    pub fn surprise(&self) -> f64 {
        (self.meeting.score.half_points() as f64 / 2.0 - self.expected).abs()
    }

    /// The same game from the other player's side.
    pub fn seen_by_opponent(&self) -> Result<P> {
        let Meeting {
            round,
            players: (a, b),
            strengths: (own, other),
            score,
        } = self.meeting;
        let meeting = Meeting {
            round,
            players: (b, a),
            strengths: (other, own),
            score: score.opposite(),
        };
        Result {
            meeting,
            expected: 1.0 - self.expected,
        }
    }

    fn best_first(self) -> Result<P> {
        if self.meeting.score.half_points() as f64 / 2.0 >= self.expected {
            self
        } else {
            self.seen_by_opponent()
        }
    }
}

/// The numbers of games that favourites won, drew and lost.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Favourites {
    /// Games won.
    pub won: usize,
    /// Games drawn.
    pub drawn: usize,
    /// Games lost.
    pub lost: usize,
}

/// A tournament as a whole.
#[derive(Debug, Clone, PartialEq)]
pub struct TournamentSurprises<P> {
    /// All games with an expectation.
    pub results: Vec<Result<P>>,
    /// The scores of the favourites. A game of equal players has none.
    pub favourites: Favourites,
    /// Mean surprise; `None` if no game has an expectation.
    pub mean: Option<f64>,
}

/// Evaluates the games of a tournament. Games without an expectation are left out.
pub fn evaluate_course<P: Copy>(
    meetings: impl Iterator<Item = Meeting<P>>,
    expectation: impl Fn(Strength, Strength) -> Option<f64>,
) -> TournamentSurprises<P> {
    let mut course = TournamentSurprises {
        results: Vec::new(),
        favourites: Favourites::default(),
        mean: None,
    };
    let mut total = 0.0;
    for meeting in meetings {
        let Some(expected) =
            expectation(meeting.strengths.0, meeting.strengths.1).filter(|e| e.is_finite())
        else {
            continue;
        };
        let result = Result { meeting, expected };
        total += result.surprise();
        let favourite = if expected > 0.5 {
            Some(meeting.score)
        } else {
            (expected < 0.5).then(|| meeting.score.opposite())
        };
        match favourite {
            Some(Score::Win) => course.favourites.won += 1,
            Some(Score::Draw) => course.favourites.drawn += 1,
            Some(Score::Loss) => course.favourites.lost += 1,
            None => {}
        }
        course.results.push(result);
    }
    if !course.results.is_empty() {
        course.mean = Some(total / course.results.len() as f64);
    }
    course
}

impl<P: Copy> TournamentSurprises<P> {
    /// The most surprising wins and draws of the weaker side, who is first, in order of surprise.
    pub fn greatest_upsets(&self, most: usize) -> Vec<Result<P>> {
        let mut upsets: Vec<Result<P>> = self
            .results
            .iter()
            .map(|r| r.best_first())
            .filter(|r| r.expected < 0.5)
            .collect();
        upsets.retain(|r| r.meeting.score != Score::Loss);
        upsets.sort_by(|a, b| b.surprise().total_cmp(&a.surprise()));
        upsets.truncate(most);
        upsets
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::number::Points;

    fn meeting(a: u8, b: u8, score: Score, own: f64, other: f64) -> Meeting<u8> {
        let rated = |rating| Strength {
            rating: Points(rating),
            deviation: None,
            provisional: false,
        };
        Meeting {
            round: Some(1),
            players: (a, b),
            strengths: (rated(own), rated(other)),
            score,
        }
    }

    fn expected(own: Strength, other: Strength) -> Option<f64> {
        Some((0.5 + (own.rating.0 - other.rating.0) / 400.0).clamp(0.0, 1.0))
    }

    #[test]
    fn upsets_are_told_from_the_side_of_who_did_better() {
        let games = [
            meeting(1, 2, Score::Loss, 1600.0, 1500.0),
            meeting(3, 4, Score::Draw, 1400.0, 1500.0),
            meeting(5, 6, Score::Win, 1600.0, 1500.0),
            meeting(7, 8, Score::Win, 1500.0, 1500.0),
        ];
        let course = evaluate_course(games.into_iter(), expected);
        assert_eq!(
            course.favourites,
            Favourites {
                won: 1,
                drawn: 1,
                lost: 1
            },
            "equals have no favourite"
        );
        let upsets = course.greatest_upsets(9);
        assert_eq!(
            upsets.iter().map(|u| u.meeting.players).collect::<Vec<_>>(),
            [(2, 1), (3, 4)]
        );
        assert_eq!(
            upsets.iter().map(Result::surprise).collect::<Vec<_>>(),
            [0.75, 0.25]
        );
        assert_eq!(upsets[0].expected, 0.25);
        assert_eq!(course.mean, Some((0.75 + 0.25 + 0.25 + 0.5) / 4.0));
    }

    #[test]
    fn nothing_is_said_of_games_without_expectation() {
        let course = evaluate_course([meeting(1, 2, Score::Win, 1.0, 2.0)].into_iter(), |_, _| {
            None
        });
        assert_eq!(
            (
                course.results.len(),
                course.mean,
                course.greatest_upsets(3).len()
            ),
            (0, None, 0)
        );
    }

    #[test]
    fn a_result_turned_around_is_as_surprising() {
        let course = evaluate_course(
            [meeting(1, 2, Score::Win, 1450.0, 1500.0)].into_iter(),
            expected,
        );
        let turned = course.results[0].seen_by_opponent();
        assert_eq!(turned.meeting.players, (2, 1));
        assert!((turned.surprise() - course.results[0].surprise()).abs() < 1e-12);
    }
}
