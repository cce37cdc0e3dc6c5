//! The points that a federation may decide, and the numbers that an amendment (5.1) may change.

use serde_json::Value;

use super::tables::{RANK_PLACES, RANK_RATINGS, SportsRank};
use super::units::Rating;
use crate::rules::form::{Column, Kind, Rows};
use crate::rules::parameter::{
    Mistakes, Number, Parameter, Real, RowLabel, Whole, Wrong, choice, parameters, read_named_rows,
};
use crate::tournament::Category;

parameters! {
    /// The parameters of the regulation.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Parameters {
        /// 1.4.2 (A1): from which ratings a game is computed.
        pub update: Update,
        /// 1.4.2 (A2): whether ratings are rounded.
        pub rounding: Rounding,
        /// 1.4.2 (A3): the coefficient of a new player who is strong.
        pub k_precedence: Precedence,
        /// 1.4.2 (A4): how the games of a new player are counted.
        pub k_count: Count,
        /// 2.4 (A5): when the classic rating must be reached for a rank.
        pub rank_moment: RankMoment,
        /// 4.5 (A6): what a calendar year without a game is.
        pub year: Year,
        /// 3.4.1, 3.4.4 (C1): what a ceiling below 2200 or C costs.
        pub ceiling: Ceiling,
        /// 3.4.5 (C2): what a title holder shut out of an ordinary tournament costs.
        pub title_holder: TitleHolder,
        /// 3.4.6 (C3): whether the fourth category is the bound or the start of a match.
        pub matches as "match": Matches,
        /// 1.6.1: initial rating.
        pub initial_rating: Rating = Rating(1200.0),
        /// 1.4.2: K of players with `strong_from` and above.
        pub k_strong: Real<0, 1000> = Real(10.0),
        /// 1.4.2: K of all the others.
        pub k_ordinary: Real<0, 1000> = Real(20.0),
        /// 1.4.2: K of new players.
        pub k_new: Real<0, 1000> = Real(40.0),
        /// 1.4.2: the rating from which `k_strong` is used.
        pub strong_from: Rating = Rating(2400.0),
        /// 1.4.2: how many games a player is new.
        pub new_games: Whole<1_000_000> = Whole(30),
        /// 4.5: how many rated games a place in the list needs.
        pub list_games: Whole<1_000_000> = Whole(5),
        /// 4.2: days from the sending of a tournament's regulations to the start of registration,
        /// at least.
        pub registration_days: Whole<1_000_000> = Whole(7),
        /// 4.3: days from the end of a tournament to the handing in of the results, at most.
        pub results_days: Whole<1_000_000> = Whole(3),
        /// 2.4.1: ratings of the ranks.
        pub rank_ratings: RankRatings,
        /// 2.4.2: ranks of the places.
        pub rank_places: RankPlaces,
    }
}

choice! {
    /// A1: the ratings from which a game is computed.
    pub enum Update {
        /// The ratings before the game.
        Game = "game",
        /// The ratings before the round.
        Round = "round",
        /// The ratings before the tournament.
        Tournament = "tournament",
    }
}

choice! {
    /// A2: rounding of ratings to whole points.
    pub enum Rounding {
        /// Never.
        None = "none",
        /// After every game.
        Game = "game",
        /// After the tournament, for all participants.
        Tournament = "tournament",
    }
}

choice! {
    /// A3: K of a new player at 2400 or above.
    pub enum Precedence {
        /// K of new players.
        New = "new",
        /// K of strong players.
        Strong = "2400",
    }
}

choice! {
    /// A4: the number of games that decides if a player is new.
    pub enum Count {
        /// The number before the game.
        Game = "game",
        /// The number before the tournament.
        Tournament = "tournament",
    }
}

choice! {
    /// A5: the classic ratings that give a rank.
    pub enum RankMoment {
        /// The rating after any game.
        Game = "game",
        /// The rating after the tournament.
        Tournament = "tournament",
    }
}

choice! {
    /// A6: the time for which the last game keeps a player in the list.
    pub enum Year {
        /// To the end of the next year.
        Calendar = "calendar",
        /// To the same day of the next year.
        Rolling = "rolling",
    }
}

choice! {
    /// C1: the cost of a severe ceiling.
    pub enum Ceiling {
        /// The two levels of 3.4.4.
        Replace = "replace",
        /// The level of 3.4.1 and the two of 3.4.4.
        Add = "add",
    }
}

choice! {
    /// C2: the cost of excluding a title holder from a tournament that seeks no challenger.
    pub enum TitleHolder {
        /// No cost.
        Closed = "closed",
        /// The same as a ceiling.
        Factor = "factor",
    }
}

choice! {
    /// C3: the meaning of the fourth category for a match.
    pub enum Matches {
        /// The upper bound.
        Cap = "cap",
        /// The start, from which the factors lower it.
        Start = "start",
    }
}

impl Parameters {
    /// Article 1.4.2. The caller decides which games count (A4); new precedes strong (A3).
    #[inline]
    pub(super) fn k_factor(&self, games: u32, rating: Rating) -> f64 {
        let strong = rating.has_reached(self.strong_from);
        if games < self.new_games.0 && !(strong && self.k_precedence == Precedence::Strong) {
            self.k_new.0
        } else if strong {
            self.k_strong.0
        } else {
            self.k_ordinary.0
        }
    }
}

impl Number for Rating {
    const MIN: f64 = -Rating::LIMIT;
    const MAX: f64 = Rating::LIMIT;
    const REACHED: (bool, bool) = (false, false);

    fn new(number: f64) -> Rating {
        Rating(number)
    }

    fn number(self) -> f64 {
        self.0
    }
}

/// 2.4.1: the least classic rating of each rank, highest rank first; JSON `{"G": 2550}`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RankRatings([(SportsRank, Rating); 7]);

impl Default for RankRatings {
    fn default() -> RankRatings {
        RankRatings(RANK_RATINGS)
    }
}

impl RankRatings {
    /// `None` below the lowest rank.
    #[inline]
    pub(super) fn rank_reached(&self, rating: Rating) -> Option<(SportsRank, Rating)> {
        self.0
            .iter()
            .find(|(_, bound)| rating.has_reached(*bound))
            .copied()
    }

    pub(super) fn rows(&self) -> [(SportsRank, Rating); 7] {
        self.0
    }

    pub(super) fn next_rank_above(&self, held: u8) -> Option<(SportsRank, Rating)> {
        self.0
            .iter()
            .rev()
            .find(|(rank, _)| *rank as u8 > held)
            .copied()
    }

    #[inline]
    pub(super) fn rank_of_rating(&self, rating: Rating) -> SportsRank {
        self.rank_reached(rating)
            .map_or(SportsRank::None, |(rank, _)| rank)
    }
}

impl Parameter for RankRatings {
    fn kind() -> Kind {
        let rows = Rows::Named(RANK_RATINGS.map(|(rank, _)| rank.letter()).to_vec());
        Kind::Table {
            rows,
            columns: vec![Column {
                name: "rating",
                kind: Rating::kind(),
            }],
        }
    }

    fn read(&mut self, value: &Value) -> Result<(), Mistakes> {
        let mut mistakes = Mistakes::default();
        for (letter, value) in read_named_rows(value)? {
            match self.0.iter_mut().find(|(rank, _)| rank.letter() == letter) {
                Some((_, bound)) => {
                    mistakes.in_cell(&RowLabel::Name(letter.clone()), None, bound.read(value))
                }
                None => {
                    mistakes.no_row(letter, RANK_RATINGS.map(|(rank, _)| rank.letter()).to_vec())
                }
            }
        }
        if mistakes.0.is_empty()
            && !self
                .0
                .is_sorted_by(|(_, higher), (_, lower)| higher > lower)
        {
            mistakes.push(Wrong::RankOrder);
        }
        mistakes.into_result()
    }

    fn written(&self) -> Value {
        self.0
            .iter()
            .map(|(rank, bound)| (rank.letter(), bound.to_json()))
            .collect()
    }
}

/// 2.4.2: ranks of the places 1, 2, 3 ... by category; JSON `{"third": ["1", "2", "3", "3"]}`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankPlaces([(Category, Vec<SportsRank>); 5]);

impl Default for RankPlaces {
    fn default() -> RankPlaces {
        RankPlaces(RANK_PLACES.map(|(category, ranks)| (category, ranks.to_vec())))
    }
}

impl RankPlaces {
    const PLACES: usize = 100;

    pub(super) fn last_place(&self, category: Category) -> u32 {
        let places = self
            .0
            .iter()
            .find(|row| row.0 == category)
            .map_or(0, |(_, ranks)| ranks.len());
        u32::try_from(places).unwrap_or(u32::MAX)
    }

    /// Players who share a place all have its number (A13).
    pub(super) fn rank_of_place(&self, category: Category, place: u32) -> SportsRank {
        let row = self.0.iter().find(|row| row.0 == category);
        let index = usize::try_from(place)
            .ok()
            .and_then(|place| place.checked_sub(1));
        row.zip(index)
            .and_then(|((_, ranks), index)| ranks.get(index))
            .copied()
            .unwrap_or_default()
    }
}

impl Parameter for RankPlaces {
    fn kind() -> Kind {
        let rows = Rows::Named(RANK_PLACES.map(|(category, _)| category.word()).to_vec());
        let ranks = Kind::List {
            words: SportsRank::ALL.map(SportsRank::letter).to_vec(),
            max: RankPlaces::PLACES,
        };
        Kind::Table {
            rows,
            columns: vec![Column {
                name: "ranks",
                kind: ranks,
            }],
        }
    }

    fn read(&mut self, value: &Value) -> Result<(), Mistakes> {
        let mut mistakes = Mistakes::default();
        for (word, value) in read_named_rows(value)? {
            let letters = value
                .as_array()
                .filter(|letters| letters.len() <= RankPlaces::PLACES);
            let read = |letter: &Value| letter.as_str().and_then(SportsRank::from_letter);
            let given =
                letters.and_then(|letters| letters.iter().map(read).collect::<Option<Vec<_>>>());
            match (
                self.0
                    .iter_mut()
                    .find(|(category, _)| category.word() == word),
                given,
            ) {
                (Some((_, ranks)), Some(given)) => *ranks = given,
                (Some(_), None) => {
                    let words = Wrong::Words(SportsRank::ALL.map(SportsRank::letter).to_vec());
                    mistakes.in_cell(&RowLabel::Name(word.clone()), None, Err(words.into()));
                }
                (None, _) => mistakes.no_row(
                    word,
                    RANK_PLACES.map(|(category, _)| category.word()).to_vec(),
                ),
            }
        }
        mistakes.into_result()
    }

    fn written(&self) -> Value {
        let letters =
            |ranks: &[SportsRank]| ranks.iter().map(|rank| rank.letter()).collect::<Value>();
        self.0
            .iter()
            .map(|(category, ranks)| (category.word(), letters(ranks)))
            .collect()
    }
}
