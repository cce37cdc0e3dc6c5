//! Time controls in the words of sections 6.1 and 7.

use std::fmt;

use crate::formats::number::Number;

/// A basic time in minutes and what follows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::formats) struct TimeControl {
    /// Minutes of the basic time.
    pub(in crate::formats) minutes: Number,
    /// The time that follows it.
    pub(in crate::formats) overtime: Overtime,
}

/// What follows the basic time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::formats) enum Overtime {
    /// Nothing.
    SuddenDeath,
    /// So many seconds a move once the basic time is used up.
    Byoyomi {
        /// Seconds.
        seconds: u32,
    },
    /// So many moves in so many seconds.
    Canadian {
        /// Moves.
        moves: u32,
        /// Seconds.
        seconds: u32,
    },
    /// So many seconds are added with every move.
    Fischer {
        /// Seconds.
        seconds: u32,
    },
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} min", self.minutes)?;
        match self.overtime {
            Overtime::SuddenDeath => Ok(()),
            Overtime::Byoyomi { seconds } => write!(f, " + {seconds} s byoyomi"),
            Overtime::Canadian { moves, seconds } => write!(f, " + {moves} moves in {seconds} s"),
            Overtime::Fischer { seconds } => write!(f, " + {seconds} s per move"),
        }
    }
}

impl TimeControl {
    /// The time control of a text, if it is in this form.
    pub(in crate::formats) fn parse(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |word: &str| word.parse::<u32>().ok().filter(|number| number.to_string() == word);
        let (minutes, overtime) = match words.as_slice() {
            [minutes, "min"] => (minutes, Overtime::SuddenDeath),
            [minutes, "min", "+", seconds, "s", "byoyomi"] => (minutes, Overtime::Byoyomi { seconds: number(seconds)? }),
            [minutes, "min", "+", moves, "moves", "in", seconds, "s"] => {
                (minutes, Overtime::Canadian { moves: number(moves)?, seconds: number(seconds)? })
            }
            [minutes, "min", "+", seconds, "s", "per", "move"] => (minutes, Overtime::Fischer { seconds: number(seconds)? }),
            _ => return None,
        };
        let minutes = Number::parse(minutes).filter(|number| *number >= Number::ZERO && number.to_string() == *minutes)?;
        Some(Self { minutes, overtime })
    }
}
