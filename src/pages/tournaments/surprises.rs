//! Results against the expectations on a tournament's page, with the greatest surprises.

use std::collections::HashMap;

use crate::db::PlayerId;
use crate::domain::number::Score;
use crate::domain::surprise::{Favourites, Result, TournamentSurprises};
use crate::i18n::{Language, Speaks, arg};
use crate::rating_format::RatingFormat;

const SHOWN: usize = 8;

pub struct SurprisePlayer {
    pub id: i64,
    pub name: String,
    pub rating: String,
}

pub struct Surprise {
    pub round: String,
    /// Did better than expected.
    pub who: SurprisePlayer,
    pub result: &'static str,
    pub other: SurprisePlayer,
    pub expected: String,
    pub surprise: String,
}

pub struct Surprises {
    /// Games with an expectation.
    pub games: i64,
    /// Games that the favourite won, drew, lost.
    pub favourites: String,
    pub mean: String,
    /// Greatest first.
    pub rows: Vec<Surprise>,
}

impl Surprises {
    /// `None` if no game has an expectation.
    pub fn from_course(
        course: &TournamentSurprises<PlayerId>,
        name_of: impl Fn(PlayerId) -> String,
        figures: RatingFormat,
        language: Language,
    ) -> Option<Surprises> {
        let mean = course.mean?;
        let player = |id: PlayerId, had| SurprisePlayer {
            id: id.0,
            name: name_of(id),
            rating: figures.format_strength(Some(had)),
        };
        let row = |r: Result<PlayerId>| Surprise {
            round: r.meeting.round.map(|n| n.to_string()).unwrap_or_default(),
            who: player(r.meeting.players.0, r.meeting.strengths.0),
            other: player(r.meeting.players.1, r.meeting.strengths.1),
            result: if r.meeting.score == Score::Win {
                "+"
            } else {
                "="
            },
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
            rows: course.greatest_upsets(SHOWN).into_iter().map(row).collect(),
        })
    }
}

/// Empty for a table that is too large to show them in every cell.
pub fn expected_points(
    course: &TournamentSurprises<PlayerId>,
    rows: usize,
) -> HashMap<(PlayerId, Option<i64>), f64> {
    const ROWS: usize = 60;
    if rows > ROWS {
        return HashMap::new();
    }
    let both = course
        .results
        .iter()
        .flat_map(|r| [*r, r.seen_by_opponent()]);
    both.map(|r| ((r.meeting.players.0, r.meeting.round), r.expected))
        .collect()
}
