//! A tournament as the rules see it: conditions, participants, games. A player is a [`PlayerKey`].

use std::fmt;
use std::str::FromStr;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::number::Score;
use super::player::{PlayerKey, parse_date};
use super::string_enum::string_enum;

/// The greatest number of rounds of a tournament that is typed or recorded round by round.
pub const MOST_ROUNDS: usize = 40;

/// The data of a tournament that a rating calculation needs.
#[derive(Debug, Clone, PartialEq)]
pub struct Tournament {
    /// First day.
    pub start: NaiveDate,
    /// Last day; it decides ages (ufgo 2.7).
    pub end: NaiveDate,
    /// True if it is in the calendar plan of a federation (ufgo 4.3).
    pub official: bool,
    /// Size of the board (ufgo 4.8).
    pub board: Board,
    /// Main time per player for a game, in minutes; `None`: long enough for all (ufgo 1.7).
    pub minutes: Option<f64>,
    /// Rating pool (ssdc).
    pub pool: Pool,
    /// Category (ssdc).
    pub category: Category,
    /// True if FIDE rates it too (orr 2).
    pub rated_by_fide: bool,
    /// The days of its rounds, if recorded (rgf 2).
    pub days: RoundDays,
    /// Additional participants; every player in a game is a participant anyway.
    pub participants: Vec<PlayerKey>,
    /// Prize places (ssdc); places may be shared.
    pub places: Vec<(PlayerKey, u32)>,
    /// FIDE ratings by the list of the first day (orr); fixed once the tournament is rated.
    pub fide: Vec<(PlayerKey, i32)>,
    /// The games in chronological order.
    pub games: Vec<Game>,
}

/// The days of the rounds, first round first; empty if not recorded. As text separated by spaces.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct RoundDays(String);

impl RoundDays {
    /// The greatest number of rounds whose days are recorded.
    pub const MOST: usize = MOST_ROUNDS;

    /// Makes the text of these days; `None` if there are too many.
    pub fn from_days(days: &[NaiveDate]) -> Option<RoundDays> {
        let days: Vec<String> = days.iter().map(NaiveDate::to_string).collect();
        days.join(" ").parse().ok()
    }

    /// The day of a round, counted from 1; `None` if not recorded.
    pub fn day_of_round(&self, round: Option<i64>) -> Option<NaiveDate> {
        let place = usize::try_from(round?).ok()?.checked_sub(1)?;
        self.all().nth(place)
    }

    /// All recorded days.
    pub fn all(&self) -> impl Iterator<Item = NaiveDate> {
        self.0.split(' ').filter_map(parse_date)
    }

    /// True if no day is recorded.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The stored text.
    pub fn word(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for RoundDays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The error for a text that does not contain days of rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoRoundDays;

impl fmt::Display for NoRoundDays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the days of rounds")
    }
}

impl std::error::Error for NoRoundDays {}

/// Parses days as `YYYY-MM-DD` with any of the usual separators between them.
impl FromStr for RoundDays {
    type Err = NoRoundDays;

    fn from_str(text: &str) -> Result<RoundDays, NoRoundDays> {
        let days = text
            .split([' ', '\t', '\r', '\n', ',', ';'])
            .filter(|part| !part.is_empty())
            .take(RoundDays::MOST + 1);
        let days: Vec<&str> = days
            .map(|day| parse_date(day).map(|_| day))
            .collect::<Option<_>>()
            .ok_or(NoRoundDays)?;
        if days.len() > RoundDays::MOST {
            Err(NoRoundDays)
        } else {
            Ok(RoundDays(days.join(" ")))
        }
    }
}

impl TryFrom<String> for RoundDays {
    type Error = NoRoundDays;

    fn try_from(text: String) -> Result<RoundDays, NoRoundDays> {
        text.parse()
    }
}

impl From<RoundDays> for String {
    fn from(days: RoundDays) -> String {
        days.0
    }
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
    /// The score of `a`; `None` only if nothing was played.
    pub score: Option<Score>,
    /// False: forfeit, bye, no-show.
    pub played: bool,
    /// True if the game is not rated: annulled (ssdc 1.7.2), or an unrated replay.
    pub annulled: bool,
    /// Stones that a gives to b; 1: b plays first without komi (rgf).
    pub handicap: u32,
    /// Colour of `a`, if recorded; no rules use it.
    pub colour: Option<Colour>,
}

impl Game {
    /// The mistake in a game that is to be rated; `None` if there is none.
    pub fn find_flaw(&self) -> Option<&'static str> {
        match (self.b, self.score) {
            (None, _) => Some("b is missing"),
            (Some(_), None) => self.against_himself().or(Some("score is missing")),
            (Some(_), Some(_)) => self.against_himself(),
        }
    }

    /// The mistake if a player is paired with themselves, which is wrong in any game; else `None`.
    pub fn against_himself(&self) -> Option<&'static str> {
        (self.b == Some(self.a)).then_some("a and b are the same player")
    }
}

string_enum! {
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
    /// Number of lines of the board.
    pub fn size(self) -> i64 {
        match self {
            Board::Full => 19,
            Board::Thirteen => 13,
            Board::Nine => 9,
        }
    }

    /// The board with this many lines; `None` if there is none.
    pub fn from_size(size: i64) -> Option<Board> {
        [Board::Full, Board::Thirteen, Board::Nine]
            .into_iter()
            .find(|b| b.size() == size)
    }
}

string_enum! {
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

impl Pool {
    /// The pool that texts name; `None`: neither or both. Blitz counts as rapid (ssdc 1.5.2).
    pub fn named_in<'a>(texts: impl IntoIterator<Item = &'a str>) -> Option<Pool> {
        const RAPID: [&str; 8] = [
            "rapid",
            "blitz",
            "рапид",
            "рапід",
            "блиц",
            "бліц",
            "быстры",
            "швидк",
        ];
        const CLASSIC: [&str; 5] = ["classic", "классич", "классик", "класич", "класик"];
        let text = texts
            .into_iter()
            .map(str::to_lowercase)
            .collect::<Vec<_>>()
            .join(" ");
        let words: Vec<&str> = text.split(|c: char| !c.is_alphabetic()).collect();
        let names = |stems: &[&str]| {
            words
                .iter()
                .any(|word| stems.iter().any(|stem| word.starts_with(stem)))
        };
        match (names(&CLASSIC), names(&RAPID)) {
            (true, false) => Some(Pool::Classic),
            (false, true) => Some(Pool::Rapid),
            _ => None,
        }
    }
}

string_enum! {
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
    /// True if a tournament of this category may be given the same or a lower one (ssdc 3.4.7).
    pub fn can_be_lowered_to(self, other: Category) -> bool {
        let place = |c| Category::ALL.iter().position(|known| *known == c);
        place(other) >= place(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pool_is_taken_from_clear_words_alone() {
        for (text, pool) in [
            ("Moscow Rapid Open", Some(Pool::Rapid)),
            ("Чемпионат по быстрым точкам", Some(Pool::Rapid)),
            ("Кубок (рапид)", Some(Pool::Rapid)),
            ("Бліц-турнір", Some(Pool::Rapid)),
            ("Швидкі крапки", Some(Pool::Rapid)),
            ("Классический турнир", Some(Pool::Classic)),
            ("Classic and Rapid", None),
            ("Grapid Cup", None),
            ("Кубок весны", None),
            ("90 min", None),
        ] {
            assert_eq!(Pool::named_in([text]), pool, "{text}");
        }
        assert_eq!(
            Pool::named_in(["Spring Cup", "15 min rapid"]),
            Some(Pool::Rapid)
        );
    }

    #[test]
    fn days_of_rounds_are_written_as_they_are_read() {
        let days: RoundDays = " 2026-01-10,2026-02-07\r\n2026-02-28 ".parse().unwrap();
        assert_eq!(days.to_string(), "2026-01-10 2026-02-07 2026-02-28");
        assert_eq!(
            RoundDays::from_days(&days.all().collect::<Vec<_>>()),
            Some(days.clone())
        );
        assert_eq!(
            (
                days.day_of_round(Some(2)),
                days.day_of_round(Some(4)),
                days.day_of_round(Some(0)),
                days.day_of_round(None)
            ),
            (parse_date("2026-02-07"), None, None, None)
        );
        assert_eq!("".parse(), Ok(RoundDays::default()));
        for text in ["10.01.2026", "2026-02-30", "2026-01-10 x"] {
            assert_eq!(text.parse::<RoundDays>(), Err(NoRoundDays), "{text}");
        }
        let many = vec!["2026-01-10"; RoundDays::MOST + 1].join(" ");
        assert_eq!(many.parse::<RoundDays>(), Err(NoRoundDays));
    }

    #[test]
    fn a_lower_category_is_allowed_and_a_higher_one_is_not() {
        assert!(
            Category::Second.can_be_lowered_to(Category::Second)
                && Category::Second.can_be_lowered_to(Category::Friendly)
        );
        assert!(
            !Category::Second.can_be_lowered_to(Category::First)
                && Category::Highest.can_be_lowered_to(Category::Fourth)
        );
        assert!(!Category::Friendly.can_be_lowered_to(Category::Fourth));
    }
}
