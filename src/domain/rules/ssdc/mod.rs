//! The rating system of the Sevastopol Sports Dots Club (sections I, II and IV). Readings:
//! `docs/readings/ssdc.md`.
//!
//! Elo in two pools, classic and rapid. A rank is won by a classic rating or by a prize place, and
//! is never lost. Ratings are doubles and by default never rounded. Tournament categories (section
//! III) are in [`category`], deadlines (4.2, 4.3) in [`deadlines`], amendments (section V) in
//! [`edition`](crate::edition).

mod articles;
pub mod category;
pub mod deadlines;
mod parameters;
#[cfg(test)]
mod properties;
mod ranks;
#[cfg(test)]
mod reference;
mod reference_tables;
mod steps;
mod tables;
#[cfg(test)]
mod tests;
mod units;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

pub use self::parameters::{
    Ceiling, Count, Matches, Parameters, Precedence, RankMoment, RankPlaces, RankRatings, Rounding,
    TitleHolder, Update, Year,
};
pub use self::tables::SportsRank;
pub use self::units::Rating;
use self::units::expected_scores;
use super::initial_rating::{StandingField, StandingKind};
use super::need::find_lack;
use super::reference_table::ReferenceTable;
use super::{
    Book, InPool, Lack, LackKind, Line, ListGames, Need, Newcomer, NextRank, ParticipantFacts,
    Published, RankChange, RankGround, Rated, Refused, Rules, RulesFeatures, Sign, Strength,
    Unrated, View, check_games,
};
use crate::article::Article;
use crate::edition::InForce;
use crate::explain::Log;
use crate::name::Language;
use crate::number::{Points, Score};
use crate::player::PlayerKey;
use crate::rules::seat_index::SeatIndex;
use crate::tournament::{Category, Game, Pool, Tournament};

/// The rules of the Sevastopol Sports Dots Club.
#[derive(Debug, Clone, Copy)]
pub struct Ssdc;

/// The default is a newcomer to both pools without a rank.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Classic pool; `None` without a rating in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub classic: Option<Standing>,
    /// Rapid pool; `None` without a rating in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rapid: Option<Standing>,
    /// The one rank for both pools.
    #[serde(default)]
    pub rank: SportsRank,
}

/// A player's state in one pool.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// Rating in the pool.
    pub rating: Rating,
    /// Rated games so far.
    pub games: u32,
    /// Day of the last rated game: the end of its tournament (A6c); `None` if unknown (A7).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<NaiveDate>,
}

impl Record {
    /// The player's state in a pool.
    pub fn pool(&self, pool: Pool) -> Option<&Standing> {
        match pool {
            Pool::Classic => self.classic.as_ref(),
            Pool::Rapid => self.rapid.as_ref(),
        }
    }

    fn pool_mut(&mut self, pool: Pool) -> &mut Option<Standing> {
        match pool {
            Pool::Classic => &mut self.classic,
            Pool::Rapid => &mut self.rapid,
        }
    }
}

impl Rules for Ssdc {
    const ID: &'static str = "ssdc";
    const ARTICLES: &'static [Article] = articles::ARTICLES;
    const TITLE: &'static str =
        "Regulations on the rating system of the Sevastopol Sports Dots Club";
    const CLUB_SIGNS: bool = false;
    const PRIOR_APPROVAL: bool = true;
    const NAME_LANGUAGE: Language = Language::Russian;
    const UNRATED: Unrated = Unrated::Named;
    const RANKS_STAY: Option<&'static str> = Some("2.5.1");
    const NEEDS: &'static [Need] = &[Need::Start];
    const IN_FORCE: InForce = InForce::Following;
    const SHOWS: RulesFeatures = RulesFeatures {
        decimals: 1,
        official: true,
        pools: true,
        categories: true,
        annuls: true,
        rates_replays: true,
        games: true,
        ranks: true,
        sign: Sign::Dots,
        ..RulesFeatures::NONE
    };

    const STANDING: &'static [StandingField] = &[
        StandingField::new_required("classic.rating", StandingKind::Number(-5000.0, 5000.0)),
        StandingField::new("classic.games", StandingKind::Whole(0, 100_000)),
        StandingField::new("classic.last_played", StandingKind::Day),
        StandingField::new_required("rapid.rating", StandingKind::Number(-5000.0, 5000.0)),
        StandingField::new("rapid.games", StandingKind::Whole(0, 100_000)),
        StandingField::new("rapid.last_played", StandingKind::Day),
        StandingField::new(
            "rank",
            StandingKind::Words(&["N", "3", "2", "1", "C", "M", "H", "G"]),
        ),
    ];

    type Record = Record;
    type Parameters = Parameters;

    fn read_standing(value: &serde_json::Value) -> Result<Record, String> {
        ranks::read_standing(value)
    }

    fn adapt_entered(p: &Parameters, record: &mut Record) {
        ranks::raise_entered_rank(p, record);
    }

    fn rate_tournament(
        p: &Parameters,
        book: &mut Book<Record>,
        t: &Tournament,
        log: &mut impl Log,
    ) -> Result<Rated, Refused> {
        Ok(rate_tournament(p, book, t, log))
    }

    fn publish_list(p: &Parameters, book: &mut Book<Record>, date: NaiveDate) -> Published {
        ranks::publish_list(p, book, date)
    }

    fn view_record(p: &Parameters, record: &Record) -> View {
        ranks::view_record(p, record)
    }

    /// Articles 1.6, 1.6.1, 4.3: a player without a known or reported rating or rank begins anew.
    fn missing_data(p: &Parameters, people: &[ParticipantFacts]) -> Vec<Lack> {
        let rating = p.initial_rating.0.round() as i64;
        find_lack(
            people,
            |known| !known.rated && !known.ranked && !known.stated,
            |players| LackKind::Start { players, rating },
        )
    }

    fn newcomer_rule(p: &Parameters) -> Newcomer {
        Newcomer::Begins {
            rating: Points(p.initial_rating.0),
            rank: None,
            article: "1.6.1",
        }
    }

    /// Article 2.4.1. Places in tournaments give ranks too (2.4.2).
    fn next_rank(p: &Parameters, held: u8) -> Option<NextRank> {
        let (rank, from) = p.rank_ratings.next_rank_above(held)?;
        Some(NextRank {
            rank: rank.to_rank(),
            from: Points(from.0),
            by_list: false,
            article: "2.4.1",
        })
    }

    fn pools_of_record(record: &Record) -> Vec<InPool> {
        ranks::record_pools(record)
    }

    fn list_games(p: &Parameters) -> Option<ListGames> {
        (p.list_games.0 > 0).then_some(ListGames {
            games: p.list_games.0,
            article: "4.5",
        })
    }

    fn results_due(p: &Parameters, end: NaiveDate) -> Option<NaiveDate> {
        Some(deadlines::results_due(p, end))
    }

    fn regulations_due(p: &Parameters, registration: NaiveDate) -> Option<NaiveDate> {
        Some(deadlines::regulations_due(p, registration))
    }

    /// Article 1.4.1: Ea, with the brackets that the text omits (A0).
    fn expected_score(_: &Parameters, own: Strength, other: Strength) -> Option<f64> {
        Some(expected_scores(Rating(own.rating.0), Rating(other.rating.0)).0)
    }

    fn reference_tables(p: &Parameters) -> Vec<ReferenceTable> {
        reference_tables::all_tables(p)
    }

    /// A rated game needs two different players and a result, another game different players only.
    fn check_tournament(t: &Tournament) -> Result<(), String> {
        check_games(t, |game| match game.played && !game.annulled {
            true => game.find_flaw(),
            false => game.against_himself(),
        })
    }
}

/// Articles 1.2, 1.3, 2.2, 3.5: only official tournaments are rated, friendly ones not (A9, A17).
fn is_official(t: &Tournament) -> bool {
    t.official && t.category != Category::Friendly
}

/// Articles 1.7, 1.7.1, 1.7.2, 1.7.3: a drawn game and each replay are rated (A10 to A12). Returns
/// the second player and the score of `a`.
fn rated_game(game: &Game) -> Option<(PlayerKey, Score)> {
    game.b
        .zip(game.score)
        .filter(|_| game.played && !game.annulled)
}

#[derive(Debug, Clone)]
struct Seat {
    player: PlayerKey,
    /// `None`: newcomer to the pool.
    before: Option<Rating>,
    held: SportsRank,
    rank: SportsRank,
    /// The rating that last raised the rank during the games.
    reached: Option<Rating>,
    /// The rank after the games, and the place that raised it.
    placed: Option<(SportsRank, u32)>,
    /// The own rating, or the initial one.
    start: Rating,
    now: Rating,
    /// Games are computed from `from`, which was taken for `moment`.
    from: Rating,
    taken_at: u32,
    /// Including earlier tournaments.
    games: u32,
    games_before: u32,
    played: bool,
    last: Option<NaiveDate>,
}

impl Seat {
    /// Articles 1.6, 1.6.1: a newcomer gets the initial rating, also without a game (A8, A8a).
    fn for_player(p: &Parameters, book: &Book<Record>, player: PlayerKey, pool: Pool) -> Seat {
        let record = &book.records[player.index()];
        let own = record.pool(pool);
        let now = own.map_or(p.initial_rating, |own| own.rating);
        let games = own.map_or(0, |own| own.games);
        Seat {
            player,
            before: own.map(|own| own.rating),
            held: record.rank,
            rank: record.rank,
            reached: None,
            placed: None,
            start: now,
            now,
            from: now,
            taken_at: 0,
            games,
            games_before: games,
            played: false,
            last: own.and_then(|own| own.last),
        }
    }

    /// The rating from which a game at this moment is computed (A1).
    #[inline]
    fn rating_at(&mut self, moment: u32) -> Rating {
        if self.taken_at != moment {
            self.taken_at = moment;
            self.from = self.now;
        }
        self.from
    }

    /// Article 1.4.2: by the rating before the game (A3a) and games counted one by one (A4); new
    /// precedes strong (A3).
    #[inline]
    fn k_factor(&self, p: &Parameters, rating: Rating) -> (u32, f64) {
        let games = if p.k_count == Count::Game {
            self.games
        } else {
            self.games_before
        };
        (games, p.k_factor(games, rating))
    }

    /// Articles 2.4, 2.4.1; a rank is never lowered (2.5.1).
    #[inline]
    fn raise_rank(&mut self, p: &Parameters) {
        let given = p.rank_ratings.rank_of_rating(self.now);
        if given > self.rank {
            (self.rank, self.reached) = (given, Some(self.now));
        }
    }

    /// Article 2.4.2: in both pools (A14), also without a game (A15), whatever the category (A24).
    fn raise_rank_by_place(&mut self, p: &Parameters, category: Category, place: u32) {
        let given = p.rank_places.rank_of_place(category, place);
        if given > self.rank {
            self.placed = Some((self.placed.map_or(self.rank, |(held, _)| held), place));
            self.rank = given;
        }
    }
}

#[derive(Debug, Clone, Copy)]
struct Counted {
    /// Own and opponent's rating.
    from: (Rating, Rating),
    expected: f64,
    games: u32,
    k: f64,
    score: f64,
    change: f64,
    before: Rating,
    exact: Rating,
}

/// Article 1.4.2: Ra' = Ra + K(Sa - Ea).
#[inline]
fn rate_game(
    p: &Parameters,
    seat: &mut Seat,
    from: (Rating, Rating),
    expected: f64,
    score: f64,
    end: NaiveDate,
) -> Counted {
    let (games, k) = seat.k_factor(p, from.0);
    let change = k * (score - expected);
    let before = seat.now;
    let exact = Rating(before.0 + change);
    seat.now = if p.rounding == Rounding::Game {
        exact.round_to_whole()
    } else {
        exact
    };
    seat.games = seat.games.saturating_add(1);
    seat.played = true;
    seat.last = seat.last.max(Some(end));
    Counted {
        from,
        expected,
        games,
        k,
        score,
        change,
        before,
        exact,
    }
}

struct Table {
    seats: Vec<Seat>,
    taken: SeatIndex,
}

impl Table {
    /// All named players, also those without a rated game.
    fn from_tournament(p: &Parameters, book: &Book<Record>, t: &Tournament) -> Table {
        let named = t.participants.len() + t.places.len() + 2 * t.games.len();
        let (mut seats, mut taken) = (
            Vec::with_capacity(named.min(32)),
            SeatIndex::with_room(named.min(32)),
        );
        for player in all_participants(t) {
            taken.seat_or_insert(player, || {
                seats.push(Seat::for_player(p, book, player, t.pool))
            });
        }
        Table { seats, taken }
    }

    #[inline]
    fn seat(&self, player: PlayerKey) -> usize {
        self.taken.seat(player).unwrap_or_default() as usize
    }
}

/// Some players occur more than once.
fn all_participants(t: &Tournament) -> impl Iterator<Item = PlayerKey> {
    let placed = t.places.iter().map(|(player, _)| *player);
    let playing = t
        .games
        .iter()
        .flat_map(|game| [Some(game.a), game.b])
        .flatten();
    t.participants.iter().copied().chain(placed).chain(playing)
}

fn rate_tournament<L: Log>(
    p: &Parameters,
    book: &mut Book<Record>,
    t: &Tournament,
    log: &mut L,
) -> Rated {
    if !is_official(t) {
        if L::ACTIVE {
            steps::log_unofficial(t, log);
        }
        return Rated {
            passes: 1,
            ..Rated::default()
        };
    }
    let mut table = Table::from_tournament(p, book, t);
    for seat in &mut table.seats {
        if L::ACTIVE && log.is_recorded(seat.player) {
            steps::log_start(seat, log);
        }
        if seat.before.is_none() && t.pool == Pool::Classic && p.rank_moment == RankMoment::Game {
            raise_and_log_rank(p, seat, log);
        }
    }
    rate_games(p, &mut table, t, log);
    for seat in &mut table.seats {
        end_of_games(p, seat, t.pool, log);
    }
    for (player, place) in &t.places {
        let index = table.seat(*player);
        let seat = &mut table.seats[index];
        let held = seat.rank;
        seat.raise_rank_by_place(p, t.category, *place);
        if L::ACTIVE && log.is_recorded(seat.player) {
            steps::log_place(p, seat, held, t.category, *place, log);
        }
    }
    for seat in &table.seats {
        store_record(seat, book, t.pool);
        if L::ACTIVE && log.is_recorded(seat.player) {
            steps::log_end(seat, log);
        }
    }
    let mut touched: Vec<&Seat> = table
        .seats
        .iter()
        .filter(|seat| seat.before.is_none() || seat.played || seat.rank > seat.held)
        .collect();
    touched.sort_unstable_by_key(|seat| book.order_of(seat.player));
    Rated {
        passes: 1,
        lines: touched
            .into_iter()
            .map(|seat| result_line(p, seat, t))
            .collect(),
        frozen: Vec::new(),
    }
}

/// Articles 1.7, 2.4: games in the order of the table, from the ratings by parameter `update` (A1).
/// A classic rating gives its rank as soon as it is reached, even if it is lost again (A5).
fn rate_games<L: Log>(p: &Parameters, table: &mut Table, t: &Tournament, log: &mut L) {
    let ranked = t.pool == Pool::Classic && p.rank_moment == RankMoment::Game;
    let mut moment = 0;
    let mut round = None;
    for game in &t.games {
        let Some((other, score)) = rated_game(game) else {
            if L::ACTIVE {
                steps::left_out(game, log);
            }
            continue;
        };
        let (a, b) = (table.seat(game.a), table.seat(other));
        let seats = &mut table.seats;
        match p.update {
            Update::Game => moment += 1,
            Update::Round if round != Some(game.round) => moment += 1,
            Update::Round | Update::Tournament => {}
        }
        round = Some(game.round);
        let (ra, rb) = (seats[a].rating_at(moment), seats[b].rating_at(moment));
        let score = score.half_points() as f64 / 2.0;
        let (ea, eb) = expected_scores(ra, rb);
        for (me, opponent, from, expected, score) in [
            (a, other, (ra, rb), ea, score),
            (b, game.a, (rb, ra), eb, 1.0 - score),
        ] {
            let counted = rate_game(p, &mut seats[me], from, expected, score, t.end);
            if L::ACTIVE && log.is_recorded(seats[me].player) {
                steps::log_game(&seats[me], &counted, opponent, game.round, log);
            }
            if ranked {
                raise_and_log_rank(p, &mut seats[me], log);
            }
        }
    }
}

#[inline]
fn raise_and_log_rank<L: Log>(p: &Parameters, seat: &mut Seat, log: &mut L) {
    let held = seat.rank;
    seat.raise_rank(p);
    if L::ACTIVE && seat.rank > held && log.is_recorded(seat.player) {
        steps::log_rank_reached(p, seat, held, log);
    }
}

/// Parameters `rounding` (A2) and `rank_moment` (A5); a rounded rating may reach a rank.
fn end_of_games<L: Log>(p: &Parameters, seat: &mut Seat, pool: Pool, log: &mut L) {
    let exact = seat.now;
    if p.rounding == Rounding::Tournament {
        seat.now = exact.round_to_whole();
        if L::ACTIVE && log.is_recorded(seat.player) {
            steps::log_rounding(exact, seat, log);
        }
    }
    if pool == Pool::Classic && (p.rank_moment == RankMoment::Tournament || seat.now != exact) {
        raise_and_log_rank(p, seat, log);
    }
}

fn store_record(seat: &Seat, book: &mut Book<Record>, pool: Pool) {
    let record = &mut book.records[seat.player.index()];
    *record.pool_mut(pool) = Some(Standing {
        rating: seat.now,
        games: seat.games,
        last: seat.last,
    });
    record.rank = seat.rank;
}

/// Articles 2.4.1, 2.4.2: first by the rating during the games, then by the place.
fn rank_changes(p: &Parameters, seat: &Seat, category: Category) -> Vec<RankChange> {
    let after_games = seat.placed.map_or(seat.rank, |(held, _)| held);
    let by_rating = seat.reached.map(|rating| RankChange {
        article: "2.4.1",
        before: Some(seat.held.to_rank()),
        after: Some(after_games.to_rank()),
        ground: RankGround::Rating {
            rating: Points(rating.0),
            from: p
                .rank_ratings
                .rank_reached(rating)
                .map(|(_, bound)| Points(bound.0)),
        },
    });
    let by_place = seat.placed.map(|(held, place)| RankChange {
        article: "2.4.2",
        before: Some(held.to_rank()),
        after: Some(seat.rank.to_rank()),
        ground: RankGround::Place { category, place },
    });
    by_rating.into_iter().chain(by_place).collect()
}

fn result_line(p: &Parameters, seat: &Seat, t: &Tournament) -> Line {
    Line {
        player: seat.player,
        before: seat.before.map(|rating| Points(rating.0)),
        after: Some(Points(seat.now.0)),
        rank_before: Some(seat.held.to_rank()),
        rank: Some(seat.rank.to_rank()),
        pool: Some((t.pool, seat.games)),
        deviation: None,
        anomalous: false,
        provisional: false,
        provisional_before: false,
        rank_changes: rank_changes(p, seat, t.category),
    }
}
