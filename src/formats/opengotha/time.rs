//! Time controls in the notation of sections 6.1 and 7.

use std::fmt;

use crate::number::Number;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TimeControl {
    pub(crate) minutes: Number,
    pub(crate) overtime: Overtime,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Overtime {
    /// No overtime.
    SuddenDeath,
    /// Seconds for each move after the basic time.
    Byoyomi { seconds: u32 },
    /// A number of moves in a number of seconds.
    Canadian { moves: u32, seconds: u32 },
    /// Seconds added with every move.
    Fischer { seconds: u32 },
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
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |word: &str| {
            word.parse::<u32>()
                .ok()
                .filter(|number| number.to_string() == word)
        };
        let (minutes, overtime) = match words.as_slice() {
            [minutes, "min"] => (minutes, Overtime::SuddenDeath),
            [minutes, "min", "+", seconds, "s", "byoyomi"] => (
                minutes,
                Overtime::Byoyomi {
                    seconds: number(seconds)?,
                },
            ),
            [minutes, "min", "+", moves, "moves", "in", seconds, "s"] => (
                minutes,
                Overtime::Canadian {
                    moves: number(moves)?,
                    seconds: number(seconds)?,
                },
            ),
            [minutes, "min", "+", seconds, "s", "per", "move"] => (
                minutes,
                Overtime::Fischer {
                    seconds: number(seconds)?,
                },
            ),
            _ => return None,
        };
        let minutes = Number::parse(minutes)
            .filter(|number| *number >= Number::ZERO && number.to_string() == *minutes)?;
        Some(Self { minutes, overtime })
    }
}
