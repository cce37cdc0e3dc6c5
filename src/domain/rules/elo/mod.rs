//! Plain Elo with a table of K, as many clubs use. This is the text of the regulation:
//!
//! 1. *Ratings.* Points between -100000 and 100000. A player without a rating starts the first
//!    rated tournament with the initial rating of 1200 (parameter `initial_rating`).
//! 2. *Games.* Only games count that were played by two players and not annulled. Tournaments that
//!    are friendly or not official are not rated (parameter `unofficial`).
//! 3. *Expectation.* The weaker player's expected score Ea = 1/(1 + 10^((Rb - Ra)/400)) is rounded
//!    to six decimals; the stronger one has the rest of the point. Ratings are those at the start.
//!    A difference above 400 counts as 400 (parameter `difference_cap`).
//! 4. *K* (parameter `k_table`) is 40; 20 from 30 rated games on; 10 with a rating of 2400 too. The
//!    last row that the player has reached at the start of the tournament holds. The factor of the
//!    category (parameter `factors`, 1 unless decided otherwise) multiplies K.
//! 5. *New rating.* R' = R + K (sum of Sa - sum of Ea), where Sa are the points scored; rounded to
//!    whole points, halves away from zero (parameter `rounding`), not below a floor (parameter
//!    `floor`).
//! 6. *List.* All players with a rated game (parameter `list_games`), the best first; no ranks.
//!
//! Expectations are summed as whole millionths: no sum depends on the order of games or players.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use self::parameters::{Factors, KTable, Parameters, Rating, Rounding, Unofficial};
use super::initial_rating::{StandingField, StandingKind};
use super::parameter::{Number, Parameter, Whole};
use super::reference_table::ReferenceTable;
use super::{
    Book, Line, ListGames, Newcomer, Published, Rated, RatingListEntry, Refused, RefusedKind,
    Rules, RulesFeatures, Strength, View, check_games,
};
use crate::article::{Article, Implementation};
use crate::explain::{Log, Step, StepKind};
use crate::number::{Points, Score};
use crate::player::PlayerKey;
use crate::tournament::{Category, Game, Tournament};

mod parameters;
mod reference_tables;
#[cfg(test)]
mod tests;

/// The rules of plain Elo.
#[derive(Debug, Clone, Copy)]
pub struct Elo;

/// The record of a player between tournaments. The default is a newcomer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Rating; `None` if unrated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// Rated games so far.
    #[serde(default)]
    pub games: u32,
}

impl Rules for Elo {
    const ID: &'static str = "elo";
    const ARTICLES: &'static [Article] = &[
        Article::new("1", Implementation::InitialRating).with_parameter("initial_rating"),
        Article::new("2", Implementation::PlayedGames),
        Article::new("3", Implementation::Expectation),
        Article::new("4", Implementation::Coefficient).table("k"),
        Article::new("5", Implementation::Formula),
        Article::new("6", Implementation::AllListed).with_parameter("list_games"),
    ];
    const TITLE: &'static str = "Plain Elo with a table of K";
    const CLUB_SIGNS: bool = false;
    const ASKS_NAME_LANGUAGE: bool = true;
    const SHOWS: RulesFeatures = RulesFeatures {
        official: true,
        weights: true,
        annuls: true,
        rates_replays: true,
        games: true,
        ..RulesFeatures::NONE
    };

    const STANDING: &'static [StandingField] = &[
        StandingField::new_required("rating", StandingKind::Number(-5000.0, 5000.0)),
        StandingField::new("games", StandingKind::Whole(0, 100_000)),
    ];

    type Record = Record;
    type Parameters = Parameters;

    /// `{"rating": 1500, "games": 12}`, the games being optional.
    fn read_standing(value: &Value) -> Result<Record, String> {
        let fields = value.as_object().ok_or("standing is not an object")?;
        let (mut rating, mut games) = (Rating::default(), Whole::<1_000_000_000>(0));
        for (key, value) in fields {
            let read = match key.as_str() {
                "rating" => rating.read(value),
                "games" => games.read(value),
                _ => return Err(format!("standing: unknown key {key:?}")),
            };
            read.map_err(|wrong| format!("standing: {key} {wrong}"))?;
        }
        if !fields.contains_key("rating") {
            return Err("standing: rating is missing".into());
        }
        Ok(Record {
            rating: Some(rating),
            games: games.0,
        })
    }

    fn rate_tournament(
        p: &Parameters,
        book: &mut Book<Record>,
        t: &Tournament,
        log: &mut impl Log,
    ) -> Result<Rated, Refused> {
        rate_tournament(p, book, t, log)
    }

    fn list_games(p: &Parameters) -> Option<ListGames> {
        (p.list_games.0 > 0).then_some(ListGames {
            games: p.list_games.0,
            article: "6",
        })
    }

    fn rated_games(record: &Record) -> Option<u32> {
        Some(record.games)
    }

    /// Article 6. Records do not change.
    fn publish_list(p: &Parameters, book: &mut Book<Record>, _: NaiveDate) -> Published {
        let able = (0u32..)
            .map(PlayerKey)
            .zip(&book.records)
            .filter(|(_, record)| record.games >= p.list_games.0);
        let mut listed: Vec<(PlayerKey, Rating)> = able
            .filter_map(|(player, record)| Some((player, record.rating?)))
            .collect();
        listed.sort_unstable_by(|(a, ra), (b, rb)| {
            rb.0.total_cmp(&ra.0)
                .then_with(|| book.order_of(*a).cmp(&book.order_of(*b)))
        });
        let entry = |(player, rating): (PlayerKey, Rating)| RatingListEntry {
            player,
            rating: Points(rating.0),
            deviation: None,
            rank: None,
            provisional: false,
        };
        Published {
            pools: vec![(None, listed.into_iter().map(entry).collect())],
            decisions: Vec::new(),
        }
    }

    fn view_record(_: &Parameters, record: &Record) -> View {
        let rating = record.rating.map(|rating| Points(rating.0));
        View {
            rating,
            deviation: None,
            rank: None,
            rank_kept: false,
            provisional: false,
        }
    }

    /// Article 4: the factor of a category, if any category has a factor other than 1.
    fn category_weight(p: &Parameters, category: Category) -> Option<f64> {
        (p.factors != Factors::default()).then(|| p.factors.factor_for(category))
    }

    /// Article 1: the initial rating.
    fn newcomer_rule(p: &Parameters) -> Newcomer {
        Newcomer::Begins {
            rating: Points(p.initial_rating.0),
            rank: None,
            article: "1",
        }
    }

    /// Article 3: Ea, from the difference after the cap.
    fn expected_score(p: &Parameters, own: Strength, other: Strength) -> Option<f64> {
        Some(
            expected_millionths(rating_difference(
                p,
                Rating(own.rating.0),
                Rating(other.rating.0),
            )) as f64
                / MILLION as f64,
        )
    }

    fn reference_tables(p: &Parameters) -> Vec<ReferenceTable> {
        reference_tables::all_tables(p)
    }

    /// A game that counts needs two different players and a result.
    fn check_tournament(t: &Tournament) -> Result<(), String> {
        check_games(t, |game| {
            game.find_flaw().filter(|_| game.played && !game.annulled)
        })
    }
}

/// Article 2: true if a tournament is rated.
fn is_rated(p: &Parameters, t: &Tournament) -> bool {
    p.unofficial == Unofficial::Rate || (t.official && t.category != Category::Friendly)
}

/// Article 2: the second player and the score of `a`, if the game counts.
fn counted_game(game: &Game) -> Option<(PlayerKey, Score)> {
    game.b
        .zip(game.score)
        .filter(|_| game.played && !game.annulled)
}

const MILLION: i64 = 1_000_000;

/// Article 3: the difference Rb - Ra after the cap.
fn rating_difference(p: &Parameters, own: Rating, other: Rating) -> f64 {
    let cap = p.difference_cap.map_or(f64::INFINITY, |cap| cap.0);
    (other.0 - own.0).clamp(-cap, cap)
}

/// Article 3. Platforms calculate powers differently only in digits that the rounding removes.
fn expected_millionths(difference: f64) -> i64 {
    let weaker = (MILLION as f64 / (1.0 + 10f64.powf(difference.abs() / 400.0))).round() as i64;
    if difference < 0.0 {
        MILLION - weaker
    } else {
        weaker
    }
}

struct Seat {
    player: PlayerKey,
    before: Record,
    start: Rating,
    games: u32,
    halves: i64,
    expected: i64,
}

/// Articles 4, 5.
struct Settled {
    /// K by the table.
    table: f64,
    /// K with the factor of the category.
    k: f64,
    change: f64,
    exact: Rating,
    rounded: Rating,
    after: Rating,
}

impl Seat {
    /// Article 1: a player without a rating starts with the initial one.
    fn for_player(p: &Parameters, book: &Book<Record>, player: PlayerKey) -> Seat {
        let before = book.records[player.index()];
        let start = before.rating.unwrap_or(p.initial_rating);
        Seat {
            player,
            before,
            start,
            games: before.games,
            halves: 0,
            expected: 0,
        }
    }

    /// Articles 4, 5; the sum of the differences is exact.
    fn settle_rating(&self, p: &Parameters, category: Category) -> Settled {
        let table = p.k_table.factor_for(self.before.games, self.start);
        let k = table * p.factors.factor_for(category);
        let change = k * (self.halves * MILLION / 2 - self.expected) as f64 / MILLION as f64;
        let exact = Rating(self.start.0 + change);
        // Turns a negative zero into zero.
        let rounded = if p.rounding == Rounding::Whole {
            Rating(exact.0.round() + 0.0)
        } else {
            exact
        };
        let after = p.floor.filter(|floor| rounded < *floor).unwrap_or(rounded);
        Settled {
            table,
            k,
            change,
            exact,
            rounded,
            after,
        }
    }

    fn to_line(&self, after: Rating) -> Line {
        Line {
            player: self.player,
            before: self.before.rating.map(|rating| Points(rating.0)),
            after: Some(Points(after.0)),
            rank_before: None,
            rank: None,
            pool: None,
            deviation: None,
            anomalous: false,
            provisional: false,
            provisional_before: false,
            rank_changes: Vec::new(),
        }
    }
}

/// The book is only changed at the end.
fn rate_tournament<L: Log>(
    p: &Parameters,
    book: &mut Book<Record>,
    t: &Tournament,
    log: &mut L,
) -> Result<Rated, Refused> {
    if !is_rated(p, t) {
        log_unrated(t, log);
        return Ok(Rated {
            passes: 1,
            ..Rated::default()
        });
    }
    let mut seats: Vec<Seat> = sum_games(p, book, t, log).into_values().collect();
    left_out(t, log);
    seats.sort_unstable_by_key(|seat| book.order_of(seat.player));
    refuse_out_of_range(p, t.category, &seats)?;
    let mut lines = Vec::with_capacity(seats.len());
    for seat in seats {
        let settled = seat.settle_rating(p, t.category);
        log_seat(p, &seat, t.category, &settled, log);
        book.records[seat.player.index()] = Record {
            rating: Some(settled.after),
            games: seat.games,
        };
        lines.push(seat.to_line(settled.after));
    }
    Ok(Rated {
        passes: 1,
        lines,
        frozen: Vec::new(),
    })
}

fn sum_games<L: Log>(
    p: &Parameters,
    book: &Book<Record>,
    t: &Tournament,
    log: &mut L,
) -> BTreeMap<PlayerKey, Seat> {
    let mut seats: BTreeMap<PlayerKey, Seat> = BTreeMap::new();
    for game in &t.games {
        let Some((b, score)) = counted_game(game) else {
            continue;
        };
        for (me, other, score) in [(game.a, b, score), (b, game.a, score.opposite())] {
            let seat = seats.entry(me).or_insert_with(|| {
                let seat = Seat::for_player(p, book, me);
                log_step(log, me, || match seat.before.rating {
                    Some(_) => new_step(
                        "3",
                        StepKind::Start,
                        &[("R0", &seat.start.0), ("N", &seat.games)],
                    ),
                    None => new_step("1", StepKind::Initial, &[("R0", &seat.start.0)]),
                });
                seat
            });
            let theirs = Seat::for_player(p, book, other).start;
            let difference = rating_difference(p, seat.start, theirs);
            let expected = expected_millionths(difference);
            seat.games = seat.games.saturating_add(1);
            seat.halves += score.half_points();
            seat.expected += expected;
            log_step(log, me, || {
                let (e, s) = (
                    format_millionths(expected),
                    score.half_points() as f64 / 2.0,
                );
                let values: [(_, &dyn Display); 5] = [
                    ("Ra", &seat.start.0),
                    ("Rb", &theirs.0),
                    ("ΔR12", &difference),
                    ("Ea", &e),
                    ("Sa", &s),
                ];
                Step {
                    round: game.round,
                    opponent: Some(other),
                    ..new_step("3", StepKind::ExpectedScore, &values)
                }
            });
        }
    }
    seats
}

fn refuse_out_of_range(p: &Parameters, category: Category, seats: &[Seat]) -> Result<(), Refused> {
    let Some(seat) = seats
        .iter()
        .find(|seat| seat.settle_rating(p, category).after.0.abs() >= Rating::MAX)
    else {
        return Ok(());
    };
    let sentence = format!(
        "the new rating is not between {} and {}; look for wrong ratings or too great a K",
        Rating::MIN,
        Rating::MAX
    );
    Err(Refused {
        article: "1",
        kind: RefusedKind::OutOfRange {
            player: seat.player,
            sentence,
        },
    })
}

fn log_step<L: Log>(log: &mut L, player: PlayerKey, step: impl FnOnce() -> Step) {
    if L::ACTIVE && log.is_recorded(player) {
        log.record_step(player, step());
    }
}

fn new_step(
    article: &'static str,
    what: StepKind,
    values: &[(&'static str, &dyn Display)],
) -> Step {
    let values = values
        .iter()
        .map(|(symbol, value)| (*symbol, value.to_string()))
        .collect();
    Step {
        pass: 1,
        article,
        what,
        round: None,
        opponent: None,
        values,
    }
}

fn format_millionths(number: i64) -> String {
    format!("{}.{:06}", number / MILLION, number % MILLION)
}

fn log_unrated<L: Log>(t: &Tournament, log: &mut L) {
    if !L::ACTIVE {
        return;
    }
    let what = if t.category == Category::Friendly {
        StepKind::Friendly
    } else {
        StepKind::Unofficial
    };
    let playing = t
        .games
        .iter()
        .flat_map(|game| [Some(game.a), game.b])
        .flatten();
    for player in t
        .participants
        .iter()
        .copied()
        .chain(playing)
        .collect::<BTreeSet<_>>()
    {
        log_step(log, player, || Step {
            pass: 0,
            ..new_step("2", what, &[])
        });
    }
}

fn left_out(t: &Tournament, log: &mut impl Log) {
    for game in t.games.iter().filter(|game| counted_game(game).is_none()) {
        let what = if game.played {
            StepKind::Annulled
        } else {
            StepKind::NotPlayed
        };
        for (player, opponent) in [(Some(game.a), game.b), (game.b, Some(game.a))] {
            let Some(player) = player else { continue };
            log_step(log, player, || Step {
                round: game.round,
                opponent,
                ..new_step("2", what, &[])
            });
        }
    }
}

fn log_seat<L: Log>(
    p: &Parameters,
    seat: &Seat,
    category: Category,
    settled: &Settled,
    log: &mut L,
) {
    if !L::ACTIVE || !log.is_recorded(seat.player) {
        return;
    }
    let (scored, expected) = (seat.halves as f64 / 2.0, format_millionths(seat.expected));
    let Settled {
        table,
        k,
        change,
        exact,
        after,
        ..
    } = settled;
    if Elo::category_weight(p, category).is_some() {
        let weighed: [(_, &dyn Display); 4] = [
            ("category", &category),
            ("Kt", table),
            ("f", &p.factors.factor_for(category)),
            ("K", k),
        ];
        log_step(log, seat.player, || {
            new_step("4", StepKind::Weighed, &weighed)
        });
    }
    let sums: [(_, &dyn Display); 6] = [
        ("N", &seat.before.games),
        ("ΣSa", &scored),
        ("ΣEa", &expected),
        ("K", k),
        ("ΔR", change),
        ("Ra'", &exact.0),
    ];
    log_step(log, seat.player, || new_step("4, 5", StepKind::Sum, &sums));
    explain_limits(p, seat, settled, log);
    let whole: [(_, &dyn Display); 4] = [
        ("R0", &seat.start.0),
        ("ΔR", &(after.0 - seat.start.0)),
        ("R1", &after.0),
        ("N", &seat.games),
    ];
    log_step(log, seat.player, || {
        new_step("5", StepKind::AfterTournament, &whole)
    });
}

fn explain_limits<L: Log>(p: &Parameters, seat: &Seat, settled: &Settled, log: &mut L) {
    let Settled {
        exact,
        rounded,
        after,
        ..
    } = settled;
    if rounded != exact {
        log_step(log, seat.player, || {
            new_step(
                "5",
                StepKind::RoundedPoints,
                &[("R", &exact.0), ("R'", &rounded.0)],
            )
        });
    }
    if let Some(floor) = p.floor.filter(|_| after != rounded) {
        log_step(log, seat.player, || {
            new_step(
                "5",
                StepKind::HeldAtLimit,
                &[("R", &rounded.0), ("min", &floor.0), ("Ra'", &after.0)],
            )
        });
    }
}
