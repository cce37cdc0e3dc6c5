//! The rating system of the Ukrainian Go Federation (articles 1-5, tables 1-5). Readings:
//! `docs/readings/ufgo.md`.
//!
//! A tournament is rated round by round. After an *anomalous result* it is calculated again with
//! the player's final rating as the start, until there is none. Members and guests are calculated
//! alike (A42). All calculations are in integers: tenths of a point between rounds, 1/600 point for
//! changes.

mod articles;
mod parameters;
mod ranks;
mod reference_tables;
mod steps;
mod tables;
#[cfg(test)]
mod tests;
mod units;

use std::ops::Range;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

pub use self::parameters::{
    AnomalyLimit, DanLoss, GainMeasuredOn, Loss9x9, Parameters, ProtectionAge,
};
use self::ranks::{base_rank, protection_age, rank_after, rank_of_step};
use self::tables::{
    ARTICLE_5_1, Coefficients, DIVISOR, LIMIT_5_4, TABLE_4, TABLE_5, Table4Cell, board_column, k1,
    table_3,
};
use self::units::{RatingPoints, Tenths, Units};
use super::initial_rating::{StandingField, StandingKind};
use super::need::find_without_birth;
use super::reference_table::ReferenceTable;
use super::{
    Book, Lack, LackKind, Line, Need, Newcomer, NextRank, ParticipantFacts, Published, RankChange,
    RankGround, Rated, Refused, RefusedKind, Rules, RulesFeatures, Sign, Strength, View,
    check_games,
};
use crate::article::Article;
use crate::edition::InForce;
use crate::explain::Log;
use crate::number::Points;
use crate::player::PlayerKey;
use crate::rules::seat_index::SeatIndex;
use crate::tournament::{Board, Tournament};

/// A technical bound, as article 4.7 sets none: real tournaments need a few dozen passes, contrived
/// ones a few hundred, and some absurd tables would never end.
const PASS_LIMIT: u32 = 5000;

/// The rules of the Ukrainian Go Federation.
#[derive(Debug, Clone, Copy)]
pub struct Ufgo;

/// The default is an unrated newcomer.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Rating, 0 or more; `None`: an unrated newcomer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<i64>,
    /// Dan (4 to 7) assigned at a publication (2.5) and not yet lost (2.6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dan: Option<u8>,
    /// Rank held, 1 = 30 kyu to 37 = 7 dan; `None` without a rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u8>,
}

impl Rules for Ufgo {
    const ID: &'static str = "ufgo";
    const ARTICLES: &'static [Article] = articles::ARTICLES;
    const TITLE: &'static str = "Рейтинг-система Украинской федерации Го";
    const CLUB_SIGNS: bool = true;
    const NEEDS: &'static [Need] = &[Need::Protection];
    const RECOMMENDED: Option<&'static str> = Some("3.2");
    const RANKS_FOLLOW: Option<&'static str> = Some(RANK_ARTICLE);
    const IN_FORCE: InForce = InForce::Calculated;
    const SHOWS: RulesFeatures = RulesFeatures {
        official: true,
        plan: true,
        boards: true,
        minutes: true,
        clock: true,
        ranks: true,
        quarterly: true,
        newcomers_start_at_zero: true,
        anomaly: "4.4\u{2060}–\u{2060}4.7, 5.4",
        sign: Sign::Stones,
        ..RulesFeatures::NONE
    };

    const STANDING: &'static [StandingField] = &[
        StandingField::new_required("rating", StandingKind::Whole(0, 3000)),
        StandingField::new("dan", StandingKind::Whole(4, 7)),
        StandingField::new("rank", StandingKind::Words(&tables::RANKS)),
    ];

    type Record = Record;
    type Parameters = Parameters;

    fn read_standing(value: &serde_json::Value) -> Result<Record, String> {
        ranks::read_standing(value)
    }

    fn rate_tournament(
        p: &Parameters,
        book: &mut Book<Record>,
        t: &Tournament,
        log: &mut impl Log,
    ) -> Result<Rated, Refused> {
        rate_tournament(p, book, t, log)
    }

    fn publish_list(p: &Parameters, book: &mut Book<Record>, date: NaiveDate) -> Published {
        ranks::publish_list(p, book, date)
    }

    fn view_record(_: &Parameters, record: &Record) -> View {
        ranks::view_record(record)
    }

    fn next_rank(_: &Parameters, held: u8) -> Option<NextRank> {
        ranks::next(held)
    }

    /// Article 2.7: a player of unknown birth is not protected (A06c).
    fn missing_data(p: &Parameters, people: &[ParticipantFacts]) -> Vec<Lack> {
        let years = u32::try_from(p.age_protection_years.years()).unwrap_or_default();
        find_without_birth(
            people,
            |known| known.loses_rank,
            |players, entry| LackKind::Protection {
                players,
                years,
                entry,
            },
        )
    }

    fn newcomer_rule(_: &Parameters) -> Newcomer {
        Newcomer::Begins {
            rating: Points(0.0),
            rank: tables::RANKS.first().copied(),
            article: "3.1",
        }
    }

    /// Article 4.2, table 2: K1; `None` below 100, as section 5 gives fixed points there.
    fn expected_score(_: &Parameters, own: Strength, other: Strength) -> Option<f64> {
        let [x, y] = [own, other].map(|strength| Tenths((10.0 * strength.rating.0).round() as i64));
        (x >= Tenths::HUNDRED && y >= Tenths::HUNDRED).then(|| k1(x, y) as f64 / 100.0)
    }

    fn reference_tables(p: &Parameters) -> Vec<ReferenceTable> {
        reference_tables::all_tables(p)
    }

    /// Every played game needs a round (4.2), two different players and a result; other games are
    /// not checked (A36).
    fn check_tournament(t: &Tournament) -> Result<(), String> {
        check_games(t, |game| match (game.played, game.round) {
            (false, _) => None,
            (true, None) => Some("round is missing"),
            (true, Some(_)) => game.find_flaw(),
        })
    }
}

const RANK_ARTICLE: &str = "2.4";

#[derive(Debug, Clone)]
struct Seat {
    player: PlayerKey,
    /// Article 1.7: counts as an opponent, but is not recalculated.
    frozen: bool,
    /// Anomalous in any pass so far.
    marked: bool,
    anomalous: bool,
    start: RatingPoints,
    /// Rating before the round, then after it.
    now: Tenths,
    change: Units,
    /// Sum of K2 over all played games (4.5).
    sum_k2: i64,
    /// K3 and k3 given so far, against the cap of 4.3.
    used: i64,
    /// K3 of formula (1), before the division of 4.8.
    sum_k3: i64,
    /// k3 of table 4.
    sum_k3_small: i64,
    /// Additional points of table 5.
    extra: i64,
    end: RatingPoints,
}

#[derive(Debug, Clone, Copy)]
struct Pairing {
    round: i64,
    a: u32,
    b: u32,
    /// Half points of `a`.
    halves: i64,
}

struct Round {
    number: i64,
    games: Range<usize>,
    players: Range<usize>,
}

/// Looked up once for the whole tournament.
struct Conditions {
    official: bool,
    /// Divisor of article 4.8.
    d: i64,
    /// 6 / d: formula (1) in hundredths, multiplied by this, is in units.
    per: i64,
    /// Divisor of the critical gain (A22).
    d_limit: i64,
    /// Article 5.1, win and loss.
    small: (i64, i64),
    /// Table 4: rating from, cell.
    upper: [(i64, Table4Cell); 4],
    /// Table 5: rating from, points.
    extra: [(i64, i64); 3],
    /// Limit of article 5.4.
    extra_limit: i64,
    unrounded: bool,
}

impl Conditions {
    fn for_board(p: &Parameters, board: Board, official: bool) -> Conditions {
        let column = board_column(board);
        let d = DIVISOR[column];
        let mut upper = TABLE_4.map(|(from, cells)| (from, cells[column]));
        if column == 0 {
            upper[3].1.loss = p.table_4_loss_9x9_600.points();
        }
        Conditions {
            official,
            d,
            per: 6 / d,
            d_limit: if p.small_board_anomaly_limit == AnomalyLimit::Full {
                1
            } else {
                d
            },
            small: ARTICLE_5_1[column],
            upper,
            extra: TABLE_5.map(|(from, points)| (from, points[column])),
            extra_limit: LIMIT_5_4[column],
            unrounded: p.gain_measured_on == GainMeasuredOn::Unrounded,
        }
    }
}

#[derive(Debug, Clone, Copy)]
struct Counted {
    way: Way,
    row: Coefficients,
    /// K3 or k3 by this game, and the sum before it, in points.
    given: i64,
    used: i64,
    change: Units,
}

#[derive(Debug, Clone, Copy)]
enum Way {
    /// 5.1, 5.3; the additional points of table 5.
    BelowHundred { additional: i64 },
    /// 5.2: the cell of table 4.
    AgainstBeginner { cell: Table4Cell },
    /// 4.2: K1 in hundredths.
    Formula { k1: i64 },
}

/// Player `x` against `y` with `s` half points.
///
/// K2 is summed for all played games, also for those that do not use it (4.5, A21). The rating
/// before the round decides if a player is below 100 (A35), and it decides the cap of 4.3 (A16). A
/// K3 that would exceed the cap is cut to the rest (A15).
#[inline]
fn rate_game(c: &Conditions, seat: &mut Seat, x: Tenths, y: Tenths, s: i64) -> Counted {
    let row = table_3(x);
    seat.sum_k2 += row.k2;
    let room = if c.official {
        (row.cap - seat.used).max(0)
    } else {
        0
    };
    let used = seat.used;
    let Gained { way, given, change } = if x < Tenths::HUNDRED {
        below_hundred(c, seat, y, s)
    } else if y < Tenths::HUNDRED {
        against_beginner(c, seat, x, s, room)
    } else {
        formula_gain(c, seat, row, x, y, s, room)
    };
    seat.used += given;
    seat.change += change;
    Counted {
        way,
        row,
        given,
        used,
        change,
    }
}

#[derive(Debug, Clone, Copy)]
struct Gained {
    way: Way,
    given: i64,
    change: Units,
}

/// Articles 5.1, 5.3: fixed points, the mean for a draw (A30). There is no K3, and 4.8 does not
/// divide (A29).
#[inline]
fn below_hundred(c: &Conditions, seat: &mut Seat, y: Tenths, s: i64) -> Gained {
    let (win, loss) = c.small;
    let mut additional = 0;
    if s == 2 {
        for (from, points) in c.extra {
            if y.0 >= 10 * from {
                additional = points;
            }
        }
    }
    seat.extra += additional;
    let change = Units(300 * (win * s + loss * (2 - s)) + 600 * additional);
    Gained {
        way: Way::BelowHundred { additional },
        given: 0,
        change,
    }
}

/// Article 5.2: k3 only in an official tournament (A37); it counts for the cap of 4.3 like K3
/// (A17). 4.8 does not divide (A29).
#[inline]
fn against_beginner(c: &Conditions, seat: &mut Seat, x: Tenths, s: i64, room: i64) -> Gained {
    let mut cell = c.upper[0].1;
    for (from, next) in &c.upper[1..] {
        if x.0 >= 10 * from {
            cell = *next;
        }
    }
    let Table4Cell { win, loss, k3 } = cell;
    let given = k3.min(room);
    seat.sum_k3_small += given;
    Gained {
        way: Way::AgainstBeginner { cell },
        given,
        change: Units(300 * (win * s + loss * (2 - s)) + 600 * given),
    }
}

/// Articles 4.2, 4.3, 4.8, formula (1). The cap counts K3 before the division (A18).
#[inline]
fn formula_gain(
    c: &Conditions,
    seat: &mut Seat,
    row: Coefficients,
    x: Tenths,
    y: Tenths,
    s: i64,
    room: i64,
) -> Gained {
    let k1 = k1(x, y);
    let given = row.k3.min(room);
    seat.sum_k3 += given;
    Gained {
        way: Way::Formula { k1 },
        given,
        change: Units(c.per * (row.k2 * (50 * s - k1) + 100 * given)),
    }
}

/// Before and after the conversion of 5.5, and rounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Moved {
    sum: Units,
    converted: Units,
    now: Tenths,
}

/// Articles 5.5, 4.9. At 100 the scale changes: a point below is worth ten above, converted on the
/// exact sum (A31). No rating falls below 0 (A32); one decimal is kept, half up (A13).
#[inline]
fn after_round(before: Tenths, change: Units) -> Moved {
    let hundred = Tenths::HUNDRED.to_units();
    let sum = before.to_units() + change;
    let converted = if before < Tenths::HUNDRED && sum > hundred {
        Units(hundred.0 + 10 * (sum.0 - hundred.0))
    } else if before >= Tenths::HUNDRED && sum < hundred {
        Units(hundred.0 - (hundred.0 - sum.0) / 10)
    } else {
        sum
    };
    Moved {
        sum,
        converted,
        now: converted.max(Units(0)).round_to_tenths(),
    }
}

/// Article 4.5, formula (2): 0.45 of the sum of K2, plus K3, divided by d (A22, parameter
/// `small_board_anomaly_limit`), plus the k3 of table 4 (A23).
fn critical_gain(c: &Conditions, seat: &Seat) -> Units {
    Units((270 * seat.sum_k2 + 600 * seat.sum_k3) / c.d_limit + 600 * seat.sum_k3_small)
}

/// Article 4.4 (A14, parameter `gain_measured_on`).
fn tournament_gain(c: &Conditions, seat: &Seat) -> Units {
    (if c.unrounded {
        seat.now.to_units()
    } else {
        seat.end.to_units()
    }) - seat.start.to_units()
}

/// Articles 4.4, 5.4. A start of 100 or more is measured by the critical gain, which may be reached
/// (A41); a lower start by the additional points of table 5 (A20, A24a to A24c).
fn is_anomalous(c: &Conditions, seat: &Seat) -> bool {
    if seat.start.to_tenths() >= Tenths::HUNDRED {
        tournament_gain(c, seat) > critical_gain(c, seat)
    } else {
        seat.extra >= c.extra_limit
    }
}

/// Articles 4.6, 4.7, 5.4: an anomalous player starts the next pass with the final rating, every
/// other player keeps the start, substituted or own (A26, A28).
fn next_start(seat: &Seat) -> RatingPoints {
    match (seat.anomalous, seat.start.to_tenths() >= Tenths::HUNDRED) {
        (false, _) => seat.start,
        (true, true) => seat.end,
        (true, false) => seat.end.max(RatingPoints(100)),
    }
}

/// Article 1.7. Main time for each player as it is; exactly 45, 60 and 2100 suffice (A01, A02).
fn is_frozen(minutes: Option<f64>, rating: RatingPoints) -> bool {
    match minutes {
        Some(minutes) if minutes < 45.0 => true,
        Some(minutes) if minutes < 60.0 => rating > RatingPoints(2100),
        _ => false,
    }
}

struct Table {
    seats: Vec<Seat>,
    games: Vec<Pairing>,
    rounds: Vec<Round>,
    /// Recalculated seats, concatenated by round.
    players: Vec<u32>,
}

impl Table {
    /// Only played games (4.1, A36), by rounds, within a round in the given order (A08, A09). A
    /// newcomer starts with 0 (3.1, A07).
    fn from_tournament(book: &Book<Record>, t: &Tournament) -> Table {
        let mut seats: Vec<Seat> = Vec::new();
        let mut taken = SeatIndex::with_room(2 * t.games.len());
        let mut seat = |player: PlayerKey| {
            taken.seat_or_insert(player, || {
                let start = RatingPoints(book.records[player.index()].rating.unwrap_or(0));
                let other = book.calculated_player.is_some_and(|only| only != player);
                seats.push(Seat::new(
                    player,
                    start,
                    other || is_frozen(t.minutes, start),
                ));
            })
        };
        let mut games = Vec::with_capacity(t.games.len());
        for game in t.games.iter().filter(|game| game.played) {
            if let (Some(b), Some(score)) = (game.b, game.score) {
                games.push(Pairing {
                    round: game.round.unwrap_or(0),
                    a: seat(game.a),
                    b: seat(b),
                    halves: score.half_points(),
                });
            }
        }
        if !games.is_sorted_by_key(|game| game.round) {
            games.sort_by_key(|game| game.round);
        }
        let mut rounds = Vec::new();
        let mut players = Vec::with_capacity(2 * games.len());
        let mut last_round = vec![0usize; seats.len()];
        let mut first = 0;
        for group in games.chunk_by(|g, h| g.round == h.round) {
            let begin = players.len();
            for index in group.iter().flat_map(|game| [game.a, game.b]) {
                if !seats[index as usize].frozen && last_round[index as usize] != rounds.len() + 1 {
                    last_round[index as usize] = rounds.len() + 1;
                    players.push(index);
                }
            }
            rounds.push(Round {
                number: group[0].round,
                games: first..first + group.len(),
                players: begin..players.len(),
            });
            first += group.len();
        }
        Table {
            seats,
            games,
            rounds,
            players,
        }
    }
}

impl Seat {
    fn new(player: PlayerKey, start: RatingPoints, frozen: bool) -> Seat {
        Seat {
            player,
            frozen,
            marked: false,
            anomalous: false,
            start,
            now: start.to_tenths(),
            change: Units(0),
            sum_k2: 0,
            used: 0,
            sum_k3: 0,
            sum_k3_small: 0,
            extra: 0,
            end: start,
        }
    }

    /// Also resets the sum for the cap of 4.3 (A19).
    fn begin_pass(&mut self) {
        *self = Seat {
            marked: self.marked,
            ..Seat::new(self.player, self.start, self.frozen)
        };
    }
}

/// Articles 4.1-4.9, 5.1-5.5. The book is only changed at the end.
fn rate_tournament<L: Log>(
    p: &Parameters,
    book: &mut Book<Record>,
    t: &Tournament,
    log: &mut L,
) -> Result<Rated, Refused> {
    let conditions = Conditions::for_board(p, t.board, t.official);
    let mut table = Table::from_tournament(book, t);
    let mut left_out: Vec<PlayerKey> = table
        .seats
        .iter()
        .filter(|seat| seat.frozen)
        .map(|seat| seat.player)
        .collect();
    left_out.sort_unstable_by_key(|player| book.order_of(*player));
    let passes = if left_out.len() == table.seats.len() {
        0
    } else {
        run_passes(&conditions, &mut table, book, log)?
    };
    if L::ACTIVE {
        steps::log_outside_passes(book, t, &table, passes, log);
    }
    let mut done: Vec<&Seat> = table.seats.iter().filter(|seat| !seat.frozen).collect();
    done.sort_unstable_by_key(|seat| book.order_of(seat.player));
    let lines = done
        .into_iter()
        .map(|seat| settle_rating(p, book, t, seat, passes, log))
        .collect();
    Ok(Rated {
        passes,
        lines,
        frozen: left_out,
    })
}

/// Articles 4.6, 4.7. Returns the number of passes.
fn run_passes<L: Log>(
    c: &Conditions,
    table: &mut Table,
    book: &Book<Record>,
    log: &mut L,
) -> Result<u32, Refused> {
    for pass in 1..=PASS_LIMIT {
        if L::ACTIVE {
            log.begin_pass(pass);
        }
        one_pass(c, table, pass, book, log);
        if !table.seats.iter().any(|seat| seat.anomalous) {
            return Ok(pass);
        }
        if pass < PASS_LIMIT {
            table
                .seats
                .iter_mut()
                .for_each(|seat| seat.start = next_start(seat));
        }
    }
    let anomalous = table.seats.iter().filter(|seat| seat.anomalous);
    let mut anomalous: Vec<(PlayerKey, Points)> = anomalous
        .map(|seat| (seat.player, Points(seat.start.0 as f64)))
        .collect();
    anomalous.sort_unstable_by_key(|(player, _)| book.order_of(*player));
    Err(Refused {
        article: "4.7",
        kind: RefusedKind::Endless {
            limit: PASS_LIMIT,
            anomalous,
        },
    })
}

fn one_pass<L: Log>(
    c: &Conditions,
    table: &mut Table,
    pass: u32,
    book: &Book<Record>,
    log: &mut L,
) {
    let Table {
        seats,
        games,
        rounds,
        players,
    } = table;
    for seat in seats.iter_mut() {
        seat.begin_pass();
        if L::ACTIVE && log.is_recorded(seat.player) {
            steps::log_start(seat, pass, book, log);
        }
    }
    for round in rounds.iter() {
        let games = &games[round.games.clone()];
        count_games(c, seats, games, pass, round.number, log);
        for &index in &players[round.players.clone()] {
            let seat = &mut seats[index as usize];
            let moved = after_round(seat.now, seat.change);
            if L::ACTIVE && log.is_recorded(seat.player) {
                steps::log_round(seat, &moved, (pass, round.number), log);
            }
            seat.now = moved.now;
            seat.change = Units(0);
        }
    }
    for seat in seats.iter_mut().filter(|seat| !seat.frozen) {
        seat.end = seat.now.round_to_points();
        seat.anomalous = is_anomalous(c, seat);
        seat.marked |= seat.anomalous;
        if L::ACTIVE && log.is_recorded(seat.player) {
            steps::log_end(c, seat, pass, log);
        }
    }
}

/// Ratings change only after the whole round: every game uses those before the round (A08).
fn count_games<L: Log>(
    c: &Conditions,
    seats: &mut [Seat],
    games: &[Pairing],
    pass: u32,
    round: i64,
    log: &mut L,
) {
    for game in games {
        let (a, b) = (game.a as usize, game.b as usize);
        let (x, y) = (seats[a].now, seats[b].now);
        for (me, other, mine, theirs, s) in
            [(a, b, x, y, game.halves), (b, a, y, x, 2 - game.halves)]
        {
            if seats[me].frozen {
                continue;
            }
            let counted = rate_game(c, &mut seats[me], mine, theirs, s);
            if L::ACTIVE && log.is_recorded(seats[me].player) {
                steps::log_game(
                    c,
                    &seats[me],
                    seats[other].player,
                    steps::Meeting {
                        own: mine,
                        other: theirs,
                        halves: s,
                    },
                    &counted,
                    (pass, round),
                    log,
                );
            }
        }
    }
}

/// Articles 2.4, 2.7. Protection never holds a rating, and dans do not change in a tournament (A04,
/// A06d).
fn settle_rating<L: Log>(
    p: &Parameters,
    book: &mut Book<Record>,
    t: &Tournament,
    seat: &Seat,
    pass: u32,
    log: &mut L,
) -> Line {
    let age = protection_age(p, &book.people[seat.player.index()], t.end);
    let record = &mut book.records[seat.player.index()];
    let before = record.clone();
    let base = base_rank(seat.end.0, before.dan);
    let after = rank_after(base, before.rank, age.is_some());
    record.rating = Some(seat.end.0);
    record.rank = Some(after);
    if L::ACTIVE && log.is_recorded(seat.player) {
        steps::log_rank(seat, before.dan, base, after, age, pass, log);
    }
    // Dans are given and taken by publications, so a tournament changes ranks by table 1 alone.
    let (held, given) = (before.rank.and_then(rank_of_step), rank_of_step(after));
    let ground = RankGround::Rating {
        rating: Points(seat.end.0 as f64),
        from: Some(Points(tables::rank_bound(after) as f64)),
    };
    // Players begin with the lowest rank, whatever the rating does to it.
    let article = if held.is_none() && after == 1 {
        "3.1"
    } else {
        RANK_ARTICLE
    };
    let changed = (held != given).then_some(RankChange {
        article,
        before: held,
        after: given,
        ground,
    });
    Line {
        player: seat.player,
        before: before.rating.map(|rating| Points(rating as f64)),
        after: Some(Points(seat.end.0 as f64)),
        rank_before: held,
        rank: given,
        pool: None,
        deviation: None,
        anomalous: seat.marked,
        provisional: false,
        provisional_before: false,
        rank_changes: changed.into_iter().collect(),
    }
}
