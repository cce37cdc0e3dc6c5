//! A tournament as the rules see it: conditions, participants, games. Who is who is a [`PlayerKey`].

use chrono::NaiveDate;

use super::number::Score;
use super::player::PlayerKey;
use super::word::words;

/// Everything a rating calculation needs of a tournament.
#[derive(Debug, Clone, PartialEq)]
pub struct Tournament {
    /// First day.
    pub start: NaiveDate,
    /// Last day; it decides about ages (ufgo 2.7).
    pub end: NaiveDate,
    /// In the calendar plan of a federation (ufgo 4.3).
    pub official: bool,
    /// Size of the board (ufgo 4.8).
    pub board: Board,
    /// Main time per player per game in minutes; `None`: long enough for everybody (ufgo 1.7).
    pub minutes: Option<f64>,
    /// Rating pool (ssdc).
    pub pool: Pool,
    /// Category (ssdc).
    pub category: Category,
    /// FIDE rates it, too (orr 2).
    pub rated_by_fide: bool,
    /// Participants named beside the games; who is in a game is a participant anyway.
    pub participants: Vec<PlayerKey>,
    /// Prize places (ssdc); places may be shared.
    pub places: Vec<(PlayerKey, u32)>,
    /// Ratings of FIDE by its list of the first day (orr), for rules that take them; they stay what they were when it was rated.
    pub fide: Vec<(PlayerKey, i32)>,
    /// The games in chronological order.
    pub games: Vec<Game>,
}

/// One game, or a pairing that was not played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    /// Round number, if given.
    pub round: Option<i64>,
    /// First player.
    pub a: PlayerKey,
    /// Second player; `None`: a bye.
    pub b: Option<PlayerKey>,
    /// The score of `a`; `None` only where nothing was played.
    pub score: Option<Score>,
    /// False: forfeit, bye, no-show.
    pub played: bool,
    /// Not rated (ssdc 1.7.2).
    pub annulled: bool,
    /// Stones a gives to b; 1 = b plays first without komi (rgf).
    pub handicap: u32,
    /// Colour of `a`, if noted; no rules use it.
    pub colour: Option<Colour>,
}

impl Game {
    /// What is wrong with a game that shall be rated.
    pub fn flaw(&self) -> Option<&'static str> {
        match (self.b, self.score) {
            (None, _) => Some("b is missing"),
            (Some(_), None) => self.against_himself().or(Some("score is missing")),
            (Some(_), Some(_)) => self.against_himself(),
        }
    }

    /// Whether somebody plays against himself, which is wrong in any game.
    pub fn against_himself(&self) -> Option<&'static str> {
        (self.b == Some(self.a)).then_some("a and b are the same player")
    }
}

words! {
    /// Colour of a player in a game.
    pub enum Colour {
        /// White.
        White = "w",
        /// Black.
        Black = "b",
    }
}

impl Colour {
    /// The colour of the opponent.
    pub fn opposite(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }
}

/// The go boards of ufgo 4.8.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Board {
    /// 19 x 19.
    #[default]
    Full,
    /// 13 x 13.
    Thirteen,
    /// 9 x 9.
    Nine,
}

impl Board {
    /// Lines of the board.
    pub fn size(self) -> i64 {
        match self {
            Board::Full => 19,
            Board::Thirteen => 13,
            Board::Nine => 9,
        }
    }

    /// The board with this many lines.
    pub fn from_size(size: i64) -> Option<Board> {
        [Board::Full, Board::Thirteen, Board::Nine].into_iter().find(|b| b.size() == size)
    }
}

words! {
    /// Rating pools of ssdc, in the order of the lists (ssdc 1.5, 1.5.1, 1.5.2).
    #[derive(Default, PartialOrd, Ord)]
    pub enum Pool {
        /// Classic.
        #[default]
        Classic = "classic",
        /// Rapid.
        Rapid = "rapid",
    }
}

words! {
    /// Tournament categories of ssdc, highest first (ssdc 3.1, 3.2).
    #[derive(Default)]
    pub enum Category {
        /// Highest category.
        Highest = "highest",
        /// First.
        First = "first",
        /// Second.
        Second = "second",
        /// Third.
        Third = "third",
        /// Fourth.
        #[default]
        Fourth = "fourth",
        /// Friendly: not rated.
        Friendly = "friendly",
    }
}

impl Category {
    /// Whether a tournament whose conditions give this category may be given another one: the same or a lower one (ssdc 3.4.7).
    pub fn allows(self, other: Category) -> bool {
        let place = |c| Category::ALL.iter().position(|known| *known == c);
        place(other) >= place(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lower_category_is_allowed_and_a_higher_one_is_not() {
        assert!(Category::Second.allows(Category::Second) && Category::Second.allows(Category::Friendly));
        assert!(!Category::Second.allows(Category::First) && Category::Highest.allows(Category::Fourth));
        assert!(!Category::Friendly.allows(Category::Fourth));
    }
}
