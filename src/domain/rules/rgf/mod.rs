//! The rating system of the Russian Go Federation (sections 1-9). Readings: `docs/readings/rgf.md`.
//!
//! A tournament is one rating period; a league may be divided into months (`periods`). All players
//! are calculated at once from the values before it: absence widens deviations (4), anomalous
//! results are found (5, 7), ratings of growing players are corrected (5), newcomers enter (6), all
//! are recalculated (2, 3), deviations of anomalous players are widened (5).
//!
//! Numbers are not rounded (A32); `units` explains why they are the same on every platform.

mod anchors;
mod articles;
mod deviations;
mod formulas;
mod parameters;
mod periods;
#[cfg(test)]
mod properties;
mod reference_tables;
mod seats;
mod steps;
mod tables;
#[cfg(test)]
mod tests;
mod units;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use self::parameters::{
    AnomalyConfidence, DeviationBefore, Months, Parameters, Period, Pi, RankRounding,
    SmallStatistics, TopReduction, UnratedRows,
};
use self::seats::{Seat, Table};
use self::steps::GameView;
use self::tables::rank_of;
pub use self::units::{Deviation, Month, Rating};
use self::units::{IDEAL, LOWEST, Sum};
use super::initial_rating::{StandingField, StandingKind};
use super::need::find_lack;
use super::reference_table::ReferenceTable;
use super::{
    Book, Correction, DeviationChange, Lack, LackKind, Line, Need, Newcomer, NextRank,
    ParticipantFacts, Published, Rank, RankChange, RankGround, Rated, Refused, RefusedKind, Rules,
    RulesFeatures, Sign, Strength, Unrated, View, check_games,
};
use crate::article::Article;
use crate::caveat::Requirements;
use crate::explain::Log;
use crate::name::Language;
use crate::number::Points;
use crate::tournament::Tournament;

/// The rules of the Russian Go Federation.
#[derive(Debug, Clone, Copy)]
pub struct Rgf;

/// The default is a newcomer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The data of a member; `None`: a newcomer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<MemberState>,
}

/// The data of a member.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MemberState {
    /// Rating R.
    pub rating: Rating,
    /// Deviation S, as stored.
    pub deviation: Deviation,
    /// Month in which the player's last tournament ended, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_played: Option<Month>,
    /// Rating at the beginning of the period since the last list (A36), if there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub period_start: Option<Rating>,
    /// True if calculated in this period.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub calculated: bool,
}

impl Rules for Rgf {
    const ID: &'static str = "rgf";
    const ARTICLES: &'static [Article] = articles::ARTICLES;
    const TITLE: &'static str = "Рейтинг-система Российской федерации го";
    const CLUB_SIGNS: bool = false;
    const NAME_LANGUAGE: Language = Language::Russian;
    const UNRATED: Unrated = Unrated::Complete;
    const RANKS_FOLLOW: Option<&'static str> = Some(RANK_ARTICLE);
    const NEEDS: &'static [Need] = &[Need::LastPlayed];
    const SHOWS: RulesFeatures = RulesFeatures {
        sections: true,
        decimals: 1,
        handicap: true,
        ranks: true,
        deviation: true,
        clock: true,
        conditional: true,
        periods: true,
        anomaly: "5, 7",
        // Sections 1, 2 (A8): all played games of the same two players count.
        rates_replays: true,
        sign: Sign::Stones,
        ..RulesFeatures::NONE
    };

    const STANDING: &'static [StandingField] = &[
        StandingField::new_required("rating", StandingKind::Number(-5000.0, IDEAL)),
        StandingField::new("deviation", StandingKind::Number(0.0, 1000.0)),
        StandingField::new("last_played", StandingKind::Month),
    ];

    type Record = Record;
    type Parameters = Parameters;

    fn read_standing(value: &Value) -> Result<Record, String> {
        read_standing(value)
    }

    /// Section 4: if the month of the last tournament is unknown, no time is counted (A10).
    fn missing_data(_: &Parameters, people: &[ParticipantFacts]) -> Vec<Lack> {
        find_lack(
            people,
            |known| known.played && known.rated && !known.dated,
            |players| LackKind::LastPlayed { players },
        )
    }

    fn is_dated(record: &Record) -> bool {
        record.held.is_none_or(|held| held.last_played.is_some())
    }

    fn rate_tournament(
        p: &Parameters,
        book: &mut Book<Record>,
        t: &Tournament,
        log: &mut impl Log,
    ) -> Result<Rated, Refused> {
        periods::rate_tournament(p, book, t, log)
    }

    fn publish_list(p: &Parameters, book: &mut Book<Record>, _: NaiveDate) -> Published {
        anchors::publish_list(p, book)
    }

    /// Section 1: the correction by anchors moves all ratings by the change of some (A36).
    fn publishes_alone(p: &Parameters) -> bool {
        p.anchors.0 == 0
    }

    fn view_record(p: &Parameters, record: &Record) -> View {
        View {
            rating: record.held.map(|held| Points(held.rating.0)),
            deviation: record.held.map(|held| held.deviation.0),
            rank: record.held.map(|held| rank_of(p.rank, held.rating)),
            rank_kept: false,
            provisional: false,
        }
    }

    /// Section 1; the text itself requires nothing.
    fn requirements(p: &Parameters) -> Requirements {
        p.requirements()
    }

    /// Section 6 (A29).
    fn newcomer_rule(_: &Parameters) -> Newcomer {
        Newcomer::Measured { article: "6" }
    }

    fn next_rank(p: &Parameters, held: u8) -> Option<NextRank> {
        tables::next(p.rank, held)
    }

    /// Section 2, with the stored deviation: absence (4) is only known in a tournament.
    fn expected_score(p: &Parameters, own: Strength, other: Strength) -> Option<f64> {
        let deviation = other.deviation.map(Deviation);
        formulas::expected_score(
            p.pi.value(),
            Rating(own.rating.0),
            Rating(other.rating.0),
            deviation,
        )
    }

    fn reference_tables(p: &Parameters) -> Vec<ReferenceTable> {
        reference_tables::all_tables(p)
    }

    /// Every game needs two different players and a result, also one that was not played.
    fn check_tournament(t: &Tournament) -> Result<(), String> {
        // No score is reported as missing: every game of the exchange format has one.
        check_games(t, |game| match (game.b, game.score) {
            (Some(_), None) => game.against_himself().or(Some("score is not 1, 0.5 or 0")),
            _ => game.find_flaw(),
        })
    }

    fn next_correction(p: &Parameters, book: &Book<Record>) -> Option<Correction> {
        anchors::anchor_correction(p, book)
    }
}

const RANK_ARTICLE: &str = "9";

/// A rating below 3000 (A2), a deviation above 0, S* by default (A10), and the last month played.
fn read_standing(value: &Value) -> Result<Record, String> {
    let Value::Object(fields) = value else {
        return Err("standing is not an object".into());
    };
    if let Some(key) = fields
        .keys()
        .find(|key| !matches!(key.as_str(), "rating" | "deviation" | "last_played"))
    {
        return Err(format!("standing: unknown key {key:?}"));
    }
    let rating = fields.get("rating").ok_or("standing: rating is missing")?;
    let rating = rating.as_f64().ok_or("standing: rating is not a number")?;
    if rating >= IDEAL {
        return Err(format!("standing: rating is not below {IDEAL}"));
    }
    if rating < LOWEST {
        return Err(format!(
            "standing: rating is below {LOWEST}, too far away to be calculated exactly"
        ));
    }
    // Turns a negative zero into zero.
    let rating = Rating(rating + 0.0);
    let deviation = match fields.get("deviation") {
        None | Some(Value::Null) => rating.greatest_deviation(),
        Some(value) => {
            let deviation = value
                .as_f64()
                .ok_or("standing: deviation is not a number")?;
            if deviation <= 0.0 {
                return Err("standing: deviation is not above 0".into());
            }
            Deviation(deviation)
        }
    };
    let last_played = match fields.get("last_played") {
        None | Some(Value::Null) => None,
        Some(value) => Some(
            value
                .as_str()
                .and_then(Month::parse)
                .ok_or("standing: last_played is not an existing month YYYY-MM")?,
        ),
    };
    Ok(Record {
        held: Some(MemberState {
            rating,
            deviation,
            last_played,
            period_start: Some(rating),
            calculated: false,
        }),
    })
}

/// The book is only changed at the end.
fn rate_period<L: Log>(
    p: &Parameters,
    book: &mut Book<Record>,
    t: &Tournament,
    log: &mut L,
) -> Result<Rated, Refused> {
    let pi = p.pi.value();
    let mut table = Table::from_tournament(p, pi, book, t);
    if L::ACTIVE {
        steps::log_time(&table, log);
    }
    measure_anomalies(p, &mut table, t, log);
    correct_growth(p, pi, &mut table, log);
    enter_newcomers(p, pi, &mut table, t, log);
    recalculate_all(p, &mut table, t, log);
    let mut seats = table.seats;
    seats.sort_unstable_by_key(|seat| book.order_of(seat.player));
    check_range(&seats)?;
    let end = Month::from_day(t.end);
    let lines = seats
        .iter()
        .filter_map(|seat| settle_rating(p, book, seat, end, log))
        .collect();
    if L::ACTIVE {
        steps::not_played(t, log);
    }
    Ok(Rated {
        passes: 1,
        lines,
        frozen: Vec::new(),
    })
}

/// Sections 5, 7: only games with members (A12). Opponents influence Pj, but not SNan (A14).
fn measure_anomalies<L: Log>(p: &Parameters, table: &mut Table, t: &Tournament, log: &mut L) {
    let Table { seats, games } = table;
    for game in games.iter() {
        let (a, b) = (game.a as usize, game.b as usize);
        if !seats[a].is_member() || !seats[b].is_member() {
            if L::ACTIVE {
                steps::against_newcomer(t, game, seats, log);
            }
            continue;
        }
        let sides = formulas::both_sides(game, &seats[a], &seats[b]);
        let spread = formulas::game_spread(&seats[a], &seats[b]);
        for (me, other, side, halves) in [
            (a, b, sides[0], game.halves),
            (b, a, sides[1], 2 - game.halves),
        ] {
            let (influence, distance) = (seats[other].influence, seats[other].distance);
            let seat = &mut seats[me];
            seat.dn.add_term(influence * (side.r - side.p));
            seat.spread.add_term(spread);
            seat.fitted.add_game(side.h, halves, distance);
            if L::ACTIVE && log.is_recorded(seat.player) {
                let view = GameView {
                    seat: &seats[me],
                    opponent: &seats[other],
                    side: &side,
                };
                steps::criterion_game(p, t, game, view, spread, log);
            }
        }
    }
    for seat in seats.iter_mut().filter(|seat| seat.is_member()) {
        let games = seat.statistics_games(p);
        let criterion = formulas::anomaly_criterion(p, seat, games);
        seat.kan = criterion.kan;
        if L::ACTIVE && log.is_recorded(seat.player) {
            steps::log_criterion(seat, games, &criterion, log);
        }
    }
}

/// Section 5: only if the player won more than expected (A16), and only upwards (A17). All
/// corrections are made at once, from the uncorrected opponents, without iteration (A15).
fn correct_growth<L: Log>(p: &Parameters, pi: f64, table: &mut Table, log: &mut L) {
    for seat in table
        .seats
        .iter_mut()
        .filter(|seat| seat.kan > 0.0 && seat.dn.value() > 0.0)
    {
        let fit = formulas::fit_rating(p, &seat.fitted);
        let before = seat.rating;
        let grows = fit.rating > before;
        if grows {
            let (rating, deviation) = formulas::correct_growth(seat, &fit);
            seat.set(pi, rating, deviation);
        }
        if L::ACTIVE && log.is_recorded(seat.player) {
            steps::log_growth(seat, before, &fit, grows, log);
        }
    }
}

/// Section 6: by the games against members, with their corrected ratings (A51). One game suffices
/// (A25); without any there is no rating (A29). Games between newcomers do not count here (A28).
fn enter_newcomers<L: Log>(
    p: &Parameters,
    pi: f64,
    table: &mut Table,
    t: &Tournament,
    log: &mut L,
) {
    let Table { seats, games } = table;
    if seats.iter().all(Seat::is_member) {
        return;
    }
    for game in games.iter() {
        let (a, b) = (game.a as usize, game.b as usize);
        for (me, other, h, halves) in [
            (a, b, game.h, game.halves),
            (b, a, -game.h, 2 - game.halves),
        ] {
            if !seats[me].is_member() && seats[other].is_member() {
                let distance = seats[other].distance;
                seats[me].fitted.add_game(h, halves, distance);
                if L::ACTIVE && log.is_recorded(seats[me].player) {
                    steps::entry_game(t, game, &seats[me], &seats[other], h, halves, log);
                }
            }
        }
    }
    for seat in seats.iter_mut().filter(|seat| !seat.is_member()) {
        let fit = (!seat.fitted.is_empty()).then(|| formulas::fit_rating(p, &seat.fitted));
        if let Some(fit) = &fit {
            seat.set(pi, fit.rating, fit.rating.greatest_deviation());
        }
        if L::ACTIVE && log.is_recorded(seat.player) {
            steps::log_entry(seat, fit.as_ref(), log);
        }
    }
}

/// Section 2, at once from the ratings before. The games of an entered newcomer count a second time
/// (A26), also those between two of them (A28), and newcomers influence others by their B (A27).
/// Then the confidence in anomalous players is reduced (5).
fn recalculate_all<L: Log>(p: &Parameters, table: &mut Table, t: &Tournament, log: &mut L) {
    let Table { seats, games } = table;
    seats.iter_mut().for_each(|seat| seat.dn = Sum::default());
    for game in games.iter() {
        let (a, b) = (game.a as usize, game.b as usize);
        if !seats[a].rated || !seats[b].rated {
            if L::ACTIVE {
                steps::unrated_opponent(t, game, seats, log);
            }
            continue;
        }
        let sides = formulas::both_sides(game, &seats[a], &seats[b]);
        for (me, other, side) in [(a, b, sides[0]), (b, a, sides[1])] {
            let influence = seats[other].influence;
            let seat = &mut seats[me];
            seat.dn.add_term(influence * (side.r - side.p));
            seat.db
                .add_term(influence * influence * side.p * (1.0 - side.p));
            if L::ACTIVE && log.is_recorded(seat.player) {
                let view = GameView {
                    seat: &seats[me],
                    opponent: &seats[other],
                    side: &side,
                };
                steps::log_game(t, game, view, log);
            }
        }
    }
    for seat in seats.iter_mut().filter(|seat| seat.rated) {
        let done = formulas::recalculate_rating(p, seat);
        let deviation = if seat.kan > 0.0 {
            formulas::less_reliable(p, seat.kan, done.rating, done.deviation)
        } else {
            done.deviation
        };
        seat.after = Some((done.rating, deviation));
        if L::ACTIVE && log.is_recorded(seat.player) {
            steps::log_recalculated(p, seat, &done, deviation, log);
        }
    }
}

/// A rating must be in the range that a double carries exactly enough.
fn check_range(seats: &[Seat]) -> Result<(), Refused> {
    let good = |seat: &&Seat| {
        seat.after.is_none_or(|(rating, deviation)| {
            (LOWEST..IDEAL).contains(&rating.0) && deviation.0 > 0.0 && deviation.0.is_finite()
        })
    };
    match seats.iter().find(|seat| !good(seat)) {
        None => Ok(()),
        Some(seat) => {
            let sentence = format!(
                "the new rating is not between {LOWEST} and {IDEAL}; look for absurd handicaps, \
                    ratings or deviations"
            );
            Err(Refused {
                article: "2",
                kind: RefusedKind::OutOfRange {
                    player: seat.player,
                    sentence,
                },
            })
        }
    }
}

/// A newcomer without a rating remains one (A29); `unrated_rows` decides if there is a line (A39).
fn settle_rating<L: Log>(
    p: &Parameters,
    book: &mut Book<Record>,
    seat: &Seat,
    end: Month,
    log: &mut L,
) -> Option<Line> {
    let before = seat.held;
    if let Some((rating, deviation)) = seat.after {
        let period_start = before.and_then(|held| held.period_start);
        let held = MemberState {
            rating,
            deviation,
            last_played: Some(end),
            period_start,
            calculated: true,
        };
        book.records[seat.player.index()].held = Some(held);
        if L::ACTIVE && log.is_recorded(seat.player) {
            steps::log_rank(seat, rating, rank_of(p.rank, rating), log);
        }
    } else if p.unrated_rows == UnratedRows::Omit {
        return None;
    }
    let deviation_before = before.map(|held| match p.deviation_before {
        DeviationBefore::Standing => held.deviation.0,
        DeviationBefore::Timed => seat.timed.0,
    });
    let (held, given) = (
        before.map(|held| rank_of(p.rank, held.rating)),
        seat.after.map(|(rating, _)| rank_of(p.rank, rating)),
    );
    Some(Line {
        player: seat.player,
        before: before.map(|held| Points(held.rating.0)),
        after: seat.after.map(|(rating, _)| Points(rating.0)),
        rank_before: held,
        rank: given,
        pool: None,
        deviation: Some(DeviationChange {
            before: deviation_before,
            after: seat.after.map(|(_, deviation)| deviation.0),
            anomaly: seat.kan,
        }),
        anomalous: seat.kan > 0.0,
        provisional: false,
        provisional_before: false,
        rank_changes: rank_change(p, seat, held, given).into_iter().collect(),
    })
}

fn rank_change(
    p: &Parameters,
    seat: &Seat,
    held: Option<Rank>,
    given: Option<Rank>,
) -> Option<RankChange> {
    let ((rating, _), new) = seat.after.zip(given)?;
    (held != given).then(|| RankChange {
        article: RANK_ARTICLE,
        before: held,
        after: given,
        ground: RankGround::Rating {
            rating: Points(rating.0),
            from: tables::from(p.rank, new).map(Points),
        },
    })
}
