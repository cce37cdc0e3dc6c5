//! Statistics for the commission, from stored ratings and games. Read-only.

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::{Datelike, NaiveDate};

use crate::db::federations::Federation;
use crate::db::results::ResultRow;
use crate::db::statistics::{self, Change, StatisticsFilter};
use crate::db::tables::Game;
use crate::db::{Conn, DbError, PlayerId, TournamentId};
use crate::domain::number::{Points, Score};
use crate::domain::rating_monitor::{self, Alarm, RatingMeasurements};
use crate::domain::rules::{Expectation, Newcomer, Strength};
use crate::domain::statistics::{
    Drift, Histogram, Meeting as Predicted, Period, Played, build_histogram,
    measure_drift as drift_of,
};
use crate::domain::surprise::{self, Meeting, TournamentSurprises};
use crate::domain::tournament::Pool;

/// Of the current list; `None` if no player has a rating.
pub fn rating_distribution(
    conn: &mut Conn,
    federation: &Federation,
    pool: Option<Pool>,
) -> Result<Option<Histogram>, DbError> {
    Ok(build_histogram(&statistics::load_ratings(
        conn,
        federation.id,
        pool,
    )?))
}

/// Of stable players.
pub fn drift_by_quarter(
    conn: &mut Conn,
    federation: &Federation,
    pool: Option<Pool>,
    period: Period,
) -> Result<Vec<Drift>, DbError> {
    Ok(drift_from_changes(
        period,
        &statistics::load_changes(conn, &filter_quarters(federation, pool, period))?,
    ))
}

#[derive(Debug, Clone, Default)]
pub struct Watched {
    pub whole: RatingMeasurements,
    /// The first and the last year contain only the days of the period.
    pub years: BTreeMap<i32, RatingMeasurements>,
}

/// For tournaments that ended in the period.
pub fn evaluate_period(
    conn: &mut Conn,
    federation: &Federation,
    pool: Option<Pool>,
    period: Period,
) -> Result<Watched, DbError> {
    let held = filter_days(federation, pool, period);
    let changes = statistics::load_changes(conn, &held)?;
    evaluate_changes(conn, federation, &held, &changes)
}

/// As [`drift_by_quarter`] and [`evaluate_period`], from one reading of the data.
pub fn drift_and_watched(
    conn: &mut Conn,
    federation: &Federation,
    pool: Option<Pool>,
    period: Period,
) -> Result<(Vec<Drift>, Watched), DbError> {
    let changes = statistics::load_changes(conn, &filter_quarters(federation, pool, period))?;
    let watched = evaluate_changes(
        conn,
        federation,
        &filter_days(federation, pool, period),
        &changes,
    )?;
    Ok((drift_from_changes(period, &changes), watched))
}

/// Of the twelve months before the day (rgf 1), for each pool.
pub fn find_alarms(
    conn: &mut Conn,
    federation: &Federation,
    today: NaiveDate,
) -> Result<Vec<(Option<Pool>, Alarm)>, DbError> {
    let bounds = federation.bounds();
    if bounds.is_empty() {
        return Ok(Vec::new());
    }
    let pools: Vec<Option<Pool>> = if federation.rules.shows.pools {
        Pool::ALL.map(Some).into()
    } else {
        vec![None]
    };
    let mut found = Vec::new();
    for pool in pools {
        let (drift, watched) = drift_and_watched(conn, federation, pool, Period::year_to(today))?;
        let over = |drift: &Drift| drift.quarter.last_day() < today;
        found.extend(
            rating_monitor::find_alarms(&bounds, &watched.whole, &drift, over)
                .into_iter()
                .map(|alarm| (pool, alarm)),
        );
    }
    Ok(found)
}

fn filter_days(federation: &Federation, pool: Option<Pool>, period: Period) -> StatisticsFilter {
    StatisticsFilter {
        federation: federation.id,
        pool,
        first: period.first,
        last: period.last,
    }
}

/// For the drift: whole quarters, and the one before.
fn filter_quarters(
    federation: &Federation,
    pool: Option<Pool>,
    period: Period,
) -> StatisticsFilter {
    let (first, last) = period.quarter_range();
    StatisticsFilter {
        first: first.previous().first_day(),
        last: last.last_day(),
        ..filter_days(federation, pool, period)
    }
}

fn drift_from_changes(period: Period, changes: &[Change]) -> Vec<Drift> {
    let played = changes.iter().map(|c| Played {
        player: c.player_id,
        day: c.ends,
        order: c.position,
        before: c.before,
        after: c.after,
        provisional: c.provisional,
    });
    drift_of(period, &played.collect::<Vec<_>>())
}

/// By the parameters of each tournament. Tournaments without changes were not rated (ssdc 1.2).
fn evaluate_changes(
    conn: &mut Conn,
    federation: &Federation,
    held: &StatisticsFilter,
    changes: &[Change],
) -> Result<Watched, DbError> {
    let mut watched = Watched::default();
    let mut ended: HashMap<TournamentId, i32> = HashMap::new();
    for change in changes
        .iter()
        .filter(|c| (held.first..=held.last).contains(&c.ends))
    {
        ended.insert(change.tournament_id, change.ends.year());
        for of in [
            &mut watched.whole,
            watched.years.entry(change.ends.year()).or_default(),
        ] {
            of.count(change.anomalous, change.deviation);
        }
    }
    let rated: HashSet<TournamentId> = changes.iter().map(|c| c.tournament_id).collect();
    let parameters = statistics::load_parameters(conn, held)?
        .into_iter()
        .filter(|(id, _)| rated.contains(id));
    let expectations = Expectations::from_parameters(federation, parameters)?;
    let strengths = collect_strengths(&expectations, changes);
    for game in statistics::load_games(conn, held)? {
        let score = game
            .half_points
            .and_then(|halves| Score::from_halves(halves.into()));
        let expectation = expectations.expectation_in(game.tournament_id);
        let (Some(b), Some(score), Some(expectation)) = (game.b_id, score, expectation) else {
            continue;
        };
        let had = |player: PlayerId| strengths.get(&(game.tournament_id, player)).copied();
        let meeting = Predicted {
            a: had(game.a_id),
            b: had(b),
            score,
            handicap: game.handicap != 0,
        };
        watched.whole.prediction.count(&meeting, expectation);
        if let Some(year) = ended
            .get(&game.tournament_id)
            .and_then(|year| watched.years.get_mut(year))
        {
            year.prediction.count(&meeting, expectation);
        }
    }
    Ok(watched)
}

/// Only for tournaments with an expectation.
fn collect_strengths(
    expectations: &Expectations,
    changes: &[Change],
) -> HashMap<(TournamentId, PlayerId), Strength> {
    let strengths = changes
        .iter()
        .filter(|c| expectations.expectation_in(c.tournament_id).is_some())
        .filter_map(|c| {
            let strength = Strength {
                rating: Points(c.before?),
                deviation: c.deviation_before,
                provisional: c.provisional_before,
            };
            Some(((c.tournament_id, c.player_id), strength))
        });
    strengths.collect()
}

/// By the parameters of the tournament's rating. Leaves out games with a handicap, annulled ones,
/// and those of players without a rating before.
pub fn compare_with_expectation(
    federation: &Federation,
    tournament: (TournamentId, Option<String>),
    games: &[Game],
    results: &[ResultRow],
) -> Result<TournamentSurprises<PlayerId>, DbError> {
    let id = tournament.0;
    let expectations = Expectations::from_parameters(federation, [tournament])?;
    let strength = |r: &ResultRow| {
        let own = Strength {
            rating: Points(r.before?),
            deviation: r.deviation_before,
            provisional: r.provisional_before,
        };
        Some((r.player_id, own))
    };
    let had: HashMap<PlayerId, Strength> = results.iter().filter_map(strength).collect();
    let meetings = games
        .iter()
        .filter(|g| g.played && !g.annulled && g.handicap == 0)
        .filter_map(|g| {
            let b = g.b_id?;
            let score = Score::from_halves(g.half_points?.into())?;
            Some(Meeting {
                round: g.round,
                players: (g.a_id, b),
                strengths: (*had.get(&g.a_id)?, *had.get(&b)?),
                score,
            })
        });
    Ok(surprise::evaluate_course(meetings, |own, other| {
        expectations.expectation_in(id)?(own, other)
    }))
}

pub(super) struct Expectations {
    // Many tournaments share few sets of parameters.
    sets: Vec<Expectation>,
    /// `None` if the rules don't define it.
    newcomers: Vec<Option<Strength>>,
    by: HashMap<TournamentId, usize>,
}

impl Expectations {
    /// A tournament without its own parameters uses those of the federation.
    pub(super) fn from_parameters(
        federation: &Federation,
        parameters: impl IntoIterator<Item = (TournamentId, Option<String>)>,
    ) -> Result<Expectations, DbError> {
        let rulebook = federation.rules;
        let mut found = Expectations {
            sets: Vec::new(),
            newcomers: Vec::new(),
            by: HashMap::new(),
        };
        let mut known: HashMap<String, usize> = HashMap::new();
        for (tournament, text) in parameters {
            let text = text.unwrap_or_else(|| federation.parameters.clone());
            let set = match known.get(&text) {
                Some(set) => *set,
                None => {
                    let corrupt = |why: String| {
                        DbError::Corrupt(format!("tournament {tournament}: parameters: {why}"))
                    };
                    let parameters =
                        serde_json::from_str(&text).map_err(|e| corrupt(e.to_string()))?;
                    found.sets.push(
                        rulebook
                            .expectation_with(&parameters)
                            .map_err(|wrong| corrupt(wrong.to_string()))?,
                    );
                    found
                        .newcomers
                        .push(match rulebook.newcomer_rule(&parameters) {
                            Some(Newcomer::Begins { rating, .. }) => Some(Strength {
                                rating,
                                deviation: None,
                                provisional: false,
                            }),
                            _ => None,
                        });
                    known.insert(text, found.sets.len() - 1);
                    found.sets.len() - 1
                }
            };
            found.by.insert(tournament, set);
        }
        Ok(found)
    }

    pub(super) fn expectation_in(&self, tournament: TournamentId) -> Option<&Expectation> {
        self.by.get(&tournament).and_then(|set| self.sets.get(*set))
    }

    pub(super) fn newcomer_strength(&self, tournament: TournamentId) -> Option<Strength> {
        self.by
            .get(&tournament)
            .and_then(|set| self.newcomers.get(*set))
            .copied()
            .flatten()
    }
}
