//! The Open Russian Rating of chess (articles 1, 2). Readings: `docs/readings/orr.md`. The article
//! without a number, "Коррекция неустоявшегося рейтинга", is article 3 here.
//!
//! Newcomers are estimated first: bounds by Kt and the ages of the opponents, a start estimate Rs
//! by the points, a primary estimate Rp by the opponents. A rating from fewer than nine games has a
//! star: every tournament estimates and rates its stored games again together with the new ones.
//! Ratings are whole points; all values that may fall on a half are calculated in integers.

mod articles;
mod formulas;
mod parameters;
mod passes;
#[cfg(test)]
mod properties;
mod reference_tables;
mod seats;
mod steps;
mod tables;
#[cfg(test)]
mod tests;
mod units;

use std::cmp::Reverse;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use self::parameters::{
    Age, AgeWeight, ChangeRounded, FictitiousInRsr, FictitiousInSr, FideRecognised, Halves, KGap,
    KorFictitious, KorGames, KorK, KorRsr, KtRated, KtRounded, LowerBound, NewcomerOpponents, Np,
    Parameters, PdRounded, RpInCorridor, SettledAt, StoredOpponent, UnknownYear,
};
pub use self::units::RatingPoints;
use super::initial_rating::{StandingField, StandingKind};
use super::need::find_without_birth;
use super::reference_table::ReferenceTable;
use super::{
    Book, Lack, LackKind, Need, Newcomer, ParticipantFacts, Published, Rated, RatingListEntry,
    Refused, Rules, RulesFeatures, Sign, Strength, View, check_games,
};
use crate::article::Article;
use crate::explain::Log;
use crate::external_id::Kind;
use crate::name::Language;
use crate::number::{Points, Score};
use crate::player::PlayerKey;
use crate::tournament::Tournament;

/// So far from the greatest exact value of [`Points`] that no tournaments reach it.
const GREATEST_STANDING: i64 = 1_000_000_000_000_000;

/// The rules of the Open Russian Rating.
#[derive(Debug, Clone, Copy)]
pub struct Orr;

/// The default is a newcomer.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Rating in this system.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<RatingPoints>,
    /// Undated FIDE rating; it counts without a rating of the system and without one in FIDE's list
    /// of the first day ([`Tournament::fide`]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide: Option<RatingPoints>,
    /// The games while the rating has a star; empty exactly if it has none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stored: Vec<Stored>,
    /// Start estimate of the first tournament, while there is a star (parameter `kor_fictitious`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start_estimate: Option<RatingPoints>,
}

/// A stored game, written as `[value, half points]`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "(RatingPoints, i64)", into = "(RatingPoints, i64)")]
pub struct Stored {
    /// The opponent's value in that tournament.
    pub value: RatingPoints,
    /// The own score.
    pub score: Score,
}

impl TryFrom<(RatingPoints, i64)> for Stored {
    type Error = &'static str;
    fn try_from(pair: (RatingPoints, i64)) -> Result<Stored, Self::Error> {
        let (value, halves) = pair;
        Score::from_halves(halves)
            .map(|score| Stored { value, score })
            .ok_or("a stored score is not 0, 1 or 2 half points")
    }
}

impl From<Stored> for (RatingPoints, i64) {
    fn from(stored: Stored) -> (RatingPoints, i64) {
        (stored.value, stored.score.half_points())
    }
}

impl Record {
    /// Article 3: true if the rating has a star.
    pub fn is_provisional(&self) -> bool {
        self.rating.is_some() && !self.stored.is_empty()
    }

    /// Articles 2, 3: the start rating (A23, A24); `None`: a newcomer.
    pub fn start_rating(&self) -> Option<RatingPoints> {
        self.rating.or(self.fide)
    }
}

impl Rules for Orr {
    const ID: &'static str = "orr";
    const ARTICLES: &'static [Article] = articles::ARTICLES;
    const TITLE: &'static str = "Система обсчёта шахматных турниров ОРР (Открытый русский рейтинг)";
    const CLUB_SIGNS: bool = false;
    const NAME_LANGUAGE: Language = Language::Russian;
    const NEEDS: &'static [Need] = &[Need::Ages];
    const STARS: bool = true;
    const FOREIGN_RATING: Option<Kind> = Some(Kind::Standard);
    const SHOWS: RulesFeatures = RulesFeatures {
        unlisted_guests: true,
        rated_by_fide: true,
        sign: Sign::Pieces,
        ..RulesFeatures::NONE
    };

    const STANDING: &'static [StandingField] = &[
        StandingField::new("rating", StandingKind::Whole(0, 5000)),
        StandingField::new("fide", StandingKind::Whole(0, 5000)),
    ];

    type Record = Record;
    type Parameters = Parameters;

    /// A settled rating, a FIDE rating, both or none; whole numbers (A35).
    fn read_standing(value: &Value) -> Result<Record, String> {
        let Value::Object(fields) = value else {
            return Err("standing is not an object".into());
        };
        let mut record = Record::default();
        for (key, value) in fields {
            match key.as_str() {
                "rating" => record.rating = read_whole(key, value)?,
                "fide" => record.fide = read_whole(key, value)?,
                _ => return Err(format!("standing: unknown key {key:?}")),
            }
        }
        Ok(record)
    }

    fn rate_tournament(
        p: &Parameters,
        book: &mut Book<Record>,
        t: &Tournament,
        log: &mut impl Log,
    ) -> Result<Rated, Refused> {
        Ok(passes::rate_tournament(p, book, t, log))
    }

    /// Active or not, without guests (A24, A33); records do not change.
    fn publish_list(_: &Parameters, book: &mut Book<Record>, _: NaiveDate) -> Published {
        let rated = (0u32..)
            .map(PlayerKey)
            .zip(&book.records)
            .zip(&book.people)
            .filter(|(_, person)| !person.guest);
        let mut listed: Vec<(Reverse<RatingPoints>, u32, PlayerKey)> = rated
            .filter_map(|((key, record), _)| {
                Some((Reverse(record.rating?), book.order_of(key), key))
            })
            .collect();
        listed.sort_unstable();
        let entries = listed
            .into_iter()
            .map(|(Reverse(rating), _, player)| RatingListEntry {
                player,
                rating: to_points(rating.points()),
                deviation: None,
                rank: None,
                provisional: book.records[player.index()].is_provisional(),
            });
        Published {
            pools: vec![(None, entries.collect())],
            decisions: Vec::new(),
        }
    }

    /// A FIDE rating alone is no rating of the system (A23).
    fn view_record(_: &Parameters, record: &Record) -> View {
        View {
            rating: record.rating.map(|rating| to_points(rating.points())),
            deviation: None,
            rank: None,
            rank_kept: false,
            provisional: record.is_provisional(),
        }
    }

    /// Article 2; a newcomer without a point gets no rating (A22).
    fn newcomer_rule(_: &Parameters) -> Newcomer {
        Newcomer::Estimated { article: "2" }
    }

    /// Article 2: without a year of birth a player counts as five years old (A13).
    fn missing_data(p: &Parameters, people: &[ParticipantFacts]) -> Vec<Lack> {
        let years = formulas::unknown_age(p);
        find_without_birth(
            people,
            |known| known.played,
            |players, entry| LackKind::Ages {
                players,
                years,
                entry,
            },
        )
    }

    /// Article 1: PD (A2).
    fn expected_score(p: &Parameters, own: Strength, other: Strength) -> Option<f64> {
        let expectation = formulas::Expectation::from_parameters(p);
        let [own, other] = [own, other]
            .map(|strength| RatingPoints::new(strength.rating.0.round() as i64).points());
        Some(expectation.expected_score(own, other) as f64 / expectation.units_per_point() as f64)
    }

    fn reference_tables(p: &Parameters) -> Vec<ReferenceTable> {
        reference_tables::all_tables(p)
    }

    /// Every played game needs two different players and a result; others are not checked (A36).
    fn check_tournament(t: &Tournament) -> Result<(), String> {
        check_games(t, |game| game.find_flaw().filter(|_| game.played))
    }
}

fn to_points(rating: i64) -> Points {
    Points(rating as f64)
}

/// Also a whole number written like 1500.0; null is `None`.
fn read_whole(key: &str, value: &Value) -> Result<Option<RatingPoints>, String> {
    let points = match value {
        Value::Null => return Ok(None),
        Value::Number(number) => match (number.as_i64(), number.as_f64()) {
            (Some(points), _) => Some(points),
            (None, Some(points))
                if points.fract() == 0.0 && points.abs() <= GREATEST_STANDING as f64 =>
            {
                Some(points as i64)
            }
            (None, Some(points)) if points.fract() != 0.0 => None,
            _ => Some(i64::MAX),
        },
        _ => None,
    };
    let points = points.ok_or_else(|| format!("standing: {key} is not a whole number"))?;
    if (-GREATEST_STANDING..=GREATEST_STANDING).contains(&points) {
        Ok(Some(RatingPoints::new(points)))
    } else {
        Err(format!("standing: {key} is beyond {GREATEST_STANDING}"))
    }
}
