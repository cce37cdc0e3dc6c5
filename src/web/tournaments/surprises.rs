//! Tells on the page of a tournament how it went against the expectations, and which results were the greatest surprises.

use std::collections::HashMap;

use crate::db::PlayerId;
use crate::domain::number::Score;
use crate::domain::surprise::{Course, Favourites, Result};
use crate::text::{Language, Speaks, arg};
use crate::web::figures::Figures;

/// The number of surprises that are listed.
const SHOWN: usize = 8;

/// A player of a surprising game.
pub struct Met {
    /// Id.
    pub id: i64,
    /// Name.
    pub name: String,
    /// Rating before the tournament.
    pub rating: String,
}

/// A surprising result.
pub struct Surprise {
    /// Round.
    pub round: String,
    /// The player who did better than expected.
    pub who: Met,
    /// The sign of the result.
    pub result: &'static str,
    /// The opponent.
    pub other: Met,
    /// Points that were expected of the player.
    pub expected: String,
    /// How far the result lies from what was expected.
    pub surprise: String,
}

/// What the page says of a tournament as a whole.
pub struct Surprises {
    /// Games with an expectation.
    pub games: i64,
    /// Games that the favourite won, drew, lost.
    pub favourites: String,
    /// Mean surprise.
    pub mean: String,
    /// The greatest surprises.
    pub rows: Vec<Surprise>,
}

impl Surprises {
    /// The course of a tournament as its page tells it; `None` if nothing was expected of any game.
    pub fn of(course: &Course<PlayerId>, name_of: impl Fn(PlayerId) -> String, figures: Figures, language: Language) -> Option<Surprises> {
        let mean = course.mean?;
        let player = |id: PlayerId, had| Met { id: id.0, name: name_of(id), rating: figures.strength(Some(had)) };
        let row = |r: Result<PlayerId>| Surprise {
            round: r.meeting.round.map(|n| n.to_string()).unwrap_or_default(),
            who: player(r.meeting.players.0, r.meeting.strengths.0),
            other: player(r.meeting.players.1, r.meeting.strengths.1),
            result: if r.meeting.score == Score::Win { "+" } else { "=" },
            expected: language.number(r.expected, 2),
            surprise: language.number(r.surprise(), 2),
        };
        let Favourites { won, drawn, lost } = course.favourites;
        Some(Surprises {
            games: i64::try_from(course.results.len()).unwrap_or(i64::MAX),
            favourites: language.messages().msg_course_favourites_count(
                arg::Won(won as i64),
                arg::Drawn(drawn as i64),
                arg::Lost(lost as i64),
            ),
            mean: language.number(mean, 2),
            rows: course.upsets(SHOWN).into_iter().map(row).collect(),
        })
    }
}

/// The points that were expected of each player in each round; empty where the table is too large to say it at every cell.
pub fn expected(course: &Course<PlayerId>, rows: usize) -> HashMap<(PlayerId, Option<i64>), f64> {
    const ROWS: usize = 60;
    if rows > ROWS {
        return HashMap::new();
    }
    let both = course.results.iter().flat_map(|r| [*r, r.turned()]);
    both.map(|r| ((r.meeting.players.0, r.meeting.round), r.expected)).collect()
}
