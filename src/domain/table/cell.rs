//! One cell of a table: the opponent and the result of a round.
//!
//! `12+` `7-` `3=` (`3½`): won, lost, drew; `12+w/2` `12+/2w` `12+/w2`: as white (`б`; `b`, `ч`:
//! black), handicap 2. `5+!` (`5!+`): decided without a game. `5+x`: played and not rated: annulled
//! (ssdc 1.7.2) or an unrated replay (`docs/readings/wmsg.md` A31). `0+` `0=`: bye, half-point bye.
//! `0-` `0` `-` `--`, empty: absent.

use std::fmt;

use super::super::number::Score;
use super::super::tournament::Colour;

/// The largest handicap in a cell; a larger number is a typing error.
pub const MAX_HANDICAP: u8 = 25;

/// The content of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cell {
    /// Not paired in this round.
    Absent,
    /// A bye: one point without an opponent.
    Bye,
    /// A half-point bye.
    HalfBye,
    /// Paired with another row.
    Game {
        /// Row number of the opponent, from 1.
        opponent: usize,
        /// The score of the row that the cell belongs to.
        score: Score,
        /// False: forfeit.
        played: bool,
        /// Played and not rated: annulled by the arbiter, or an unrated replay.
        annulled: bool,
        /// The colour of the row that the cell belongs to, if recorded.
        colour: Option<Colour>,
        /// Stones that white gives to black; 0 if not recorded.
        handicap: u8,
    },
}

/// The reason why a cell cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CellProblem {
    /// It is not in the notation.
    Unreadable,
    /// An opponent without a result: `12`, `12?`.
    ResultMissing,
    /// The opponent's number has more than six digits.
    NumberTooLarge,
    /// The handicap is above [`MAX_HANDICAP`].
    HandicapTooLarge,
}

impl Cell {
    /// Reads one cell; the notation is in the module's table.
    pub fn from_text(text: &str) -> Result<Cell, CellProblem> {
        let symbols = read_symbols(text)?;
        if symbols.iter().all(|c| *c == '-') {
            return Ok(Cell::Absent);
        }
        let digits = symbols.iter().take_while(|c| c.is_ascii_digit()).count();
        let (number, mut rest) = symbols.split_at(digits);
        let opponent = match digits {
            0 => return Err(CellProblem::Unreadable),
            1..=6 => number.iter().fold(0, |n, c| n * 10 + digit_value(*c)),
            _ => return Err(CellProblem::NumberTooLarge),
        };
        if opponent == 0 && rest.is_empty() {
            return Ok(Cell::Absent);
        }
        let mut played = true;
        if let ['!', tail @ ..] = rest {
            (played, rest) = (false, tail);
        }
        let (score, rest) = match rest {
            ['+', tail @ ..] => (Score::Win, tail),
            ['-', tail @ ..] => (Score::Loss, tail),
            ['=', tail @ ..] => (Score::Draw, tail),
            [] | ['?'] => return Err(CellProblem::ResultMissing),
            _ => return Err(CellProblem::Unreadable),
        };
        let marks = read_marks(rest, played)?;
        Ok(match (opponent, score) {
            (0, Score::Win) => Cell::Bye,
            (0, Score::Draw) => Cell::HalfBye,
            (0, Score::Loss) => Cell::Absent,
            _ => Cell::Game {
                opponent,
                score,
                played: marks.played,
                annulled: marks.annulled,
                colour: marks.colour,
                handicap: marks.handicap.unwrap_or(0),
            },
        })
    }

    /// The half points of the cell for its row: 0 if the result is not rated.
    pub fn half_points(self) -> i64 {
        match self {
            Cell::Absent | Cell::Game { annulled: true, .. } => 0,
            Cell::Bye => Score::Win.half_points(),
            Cell::HalfBye => Score::Draw.half_points(),
            Cell::Game { score, .. } => score.half_points(),
        }
    }
}

pub(super) fn opponent_of(text: &str) -> Option<usize> {
    match Cell::from_text(text) {
        Ok(Cell::Game { opponent, .. }) => Some(opponent),
        Ok(_) => None,
        Err(_) => split_digits(text).0.parse().ok(),
    }
}

/// The cell against another row; all other text stays as typed, if the number is visible in it.
pub(super) fn with_opponent(text: &str, opponent: usize) -> String {
    match (split_digits(text), Cell::from_text(text)) {
        (
            ("", _),
            Ok(Cell::Game {
                score,
                played,
                annulled,
                colour,
                handicap,
                ..
            }),
        ) => Cell::Game {
            opponent,
            score,
            played,
            annulled,
            colour,
            handicap,
        }
        .to_string(),
        ((_, rest), _) => format!("{opponent}{rest}"),
    }
}

fn split_digits(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    text.split_at(text.bytes().take_while(u8::is_ascii_digit).count())
}

/// The opponent's cell, with `own_row` as the opponent; [`Cell::Absent`] without one.
pub fn mirror_cell(cell: Cell, own_row: usize) -> Cell {
    match cell {
        Cell::Game {
            score,
            played,
            annulled,
            colour,
            handicap,
            ..
        } => Cell::Game {
            opponent: own_row,
            score: score.opposite(),
            played,
            annulled,
            colour: colour.map(other_colour),
            handicap,
        },
        Cell::Absent | Cell::Bye | Cell::HalfBye => Cell::Absent,
    }
}

pub(super) fn other_colour(colour: Colour) -> Colour {
    match colour {
        Colour::White => Colour::Black,
        Colour::Black => Colour::White,
    }
}

/// The canonical notation; reading it gives the same cell.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Cell::Game {
            opponent,
            score,
            played,
            annulled,
            colour,
            handicap,
        } = self
        else {
            return f.write_str(match self {
                Cell::Bye => "0+",
                Cell::HalfBye => "0=",
                _ => "0-",
            });
        };
        let sign = match score {
            Score::Win => '+',
            Score::Draw => '=',
            Score::Loss => '-',
        };
        write!(f, "{opponent}{sign}")?;
        if !played {
            f.write_str("!")?;
        }
        if *annulled {
            f.write_str("x")?;
        }
        match colour {
            Some(Colour::White) => f.write_str("w")?,
            Some(Colour::Black) => f.write_str("b")?,
            None => {}
        }
        if *handicap > 0 {
            write!(f, "/{handicap}")?;
        }
        Ok(())
    }
}

struct CellMarks {
    played: bool,
    annulled: bool,
    colour: Option<Colour>,
    handicap: Option<u8>,
}

fn read_marks(mut rest: &[char], played: bool) -> Result<CellMarks, CellProblem> {
    let mut marks = CellMarks {
        played,
        annulled: false,
        colour: None,
        handicap: None,
    };
    while let [first, tail @ ..] = rest {
        rest = match (first, tail) {
            ('!', _) if marks.played => {
                marks.played = false;
                tail
            }
            ('x', _) if !marks.annulled => {
                marks.annulled = true;
                tail
            }
            ('w' | 'b', _) if marks.colour.is_none() => {
                marks.colour = Some(if *first == 'w' {
                    Colour::White
                } else {
                    Colour::Black
                });
                match tail {
                    [c, ..] if c.is_ascii_digit() => read_handicap(tail, &mut marks.handicap)?,
                    _ => tail,
                }
            }
            ('/', [c, ..]) if c.is_ascii_digit() => read_handicap(tail, &mut marks.handicap)?,
            ('/', ['w' | 'b', ..]) if marks.colour.is_none() => tail,
            _ => return Err(CellProblem::Unreadable),
        };
    }
    Ok(marks)
}

fn read_handicap<'a>(
    symbols: &'a [char],
    handicap: &mut Option<u8>,
) -> Result<&'a [char], CellProblem> {
    let digits = symbols.iter().take_while(|c| c.is_ascii_digit()).count();
    let (number, rest) = symbols.split_at(digits);
    if handicap.is_some() {
        return Err(CellProblem::Unreadable);
    }
    if digits > 3 {
        return Err(CellProblem::HandicapTooLarge);
    }
    let stones = number.iter().fold(0, |n, c| n * 10 + digit_value(*c));
    match u8::try_from(stones) {
        Ok(n) if n <= MAX_HANDICAP => *handicap = Some(n),
        _ => return Err(CellProblem::HandicapTooLarge),
    }
    Ok(rest)
}

fn digit_value(digit: char) -> usize {
    digit.to_digit(10).unwrap_or(0) as usize
}

/// The symbols of the notation. Spaces are dropped; between two digits they are a mistake.
fn read_symbols(text: &str) -> Result<Vec<char>, CellProblem> {
    let mut symbols: Vec<char> = Vec::new();
    let mut blank = false;
    for c in text.chars() {
        let symbol = match c {
            c if c.is_whitespace() || matches!(c, '\u{feff}' | '\u{200b}') => {
                blank = true;
                continue;
            }
            '0'..='9' | '+' | '-' | '=' | '!' | '/' | '?' => c,
            '０'..='９' => char::from_digit(u32::from(c) - u32::from('０'), 10)
                .ok_or(CellProblem::Unreadable)?,
            '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}' => '-',
            '＋' => '+',
            '＝' | '½' => '=',
            '！' => '!',
            '／' => '/',
            // The letters that look like the digit 0 have no other meaning in the notation.
            'o' | 'O' | 'о' | 'О' => '0',
            // The Cyrillic letter б for "white" must not be taken for the Latin b for "black".
            'w' | 'W' | 'б' | 'Б' => 'w',
            'b' | 'B' | 'ч' | 'Ч' => 'b',
            'x' | 'X' | 'х' | 'Х' | '×' => 'x',
            _ => return Err(CellProblem::Unreadable),
        };
        if blank && symbol.is_ascii_digit() && symbols.last().is_some_and(char::is_ascii_digit) {
            return Err(CellProblem::Unreadable);
        }
        blank = false;
        symbols.push(symbol);
    }
    Ok(symbols)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn game(
        opponent: usize,
        score: Score,
        played: bool,
        colour: Option<Colour>,
        handicap: u8,
    ) -> Cell {
        Cell::Game {
            opponent,
            score,
            played,
            annulled: false,
            colour,
            handicap,
        }
    }

    fn annulled(cell: Cell) -> Cell {
        let Cell::Game {
            opponent,
            score,
            played,
            colour,
            handicap,
            ..
        } = cell
        else {
            return cell;
        };
        Cell::Game {
            opponent,
            score,
            played,
            annulled: true,
            colour,
            handicap,
        }
    }

    #[test]
    fn every_form_of_the_notation_is_read() {
        use Colour::{Black, White};
        use Score::{Draw, Loss, Win};
        let rows = [
            ("", Cell::Absent),
            ("  ", Cell::Absent),
            ("-", Cell::Absent),
            ("--", Cell::Absent),
            ("—", Cell::Absent),
            ("0", Cell::Absent),
            ("0-", Cell::Absent),
            ("О", Cell::Absent),
            ("0+", Cell::Bye),
            ("0+/w0", Cell::Bye),
            ("0=", Cell::HalfBye),
            ("12+", game(12, Win, true, None, 0)),
            (" 7-", game(7, Loss, true, None, 0)),
            ("7−", game(7, Loss, true, None, 0)),
            ("7–", game(7, Loss, true, None, 0)),
            ("3=", game(3, Draw, true, None, 0)),
            ("3½", game(3, Draw, true, None, 0)),
            ("１２＋", game(12, Win, true, None, 0)),
            ("1О+", game(10, Win, true, None, 0)),
            ("12 +", game(12, Win, true, None, 0)),
            ("12+w", game(12, Win, true, Some(White), 0)),
            ("12+W", game(12, Win, true, Some(White), 0)),
            ("12+б", game(12, Win, true, Some(White), 0)),
            ("12+Ч", game(12, Win, true, Some(Black), 0)),
            ("12+/b", game(12, Win, true, Some(Black), 0)),
            ("12+/2", game(12, Win, true, None, 2)),
            ("12+w/2", game(12, Win, true, Some(White), 2)),
            ("12+/2w", game(12, Win, true, Some(White), 2)),
            ("12+/w2", game(12, Win, true, Some(White), 2)),
            ("12-/b2", game(12, Loss, true, Some(Black), 2)),
            ("12+/w0", game(12, Win, true, Some(White), 0)),
            ("5+!", game(5, Win, false, None, 0)),
            ("5!+", game(5, Win, false, None, 0)),
            ("5-!", game(5, Loss, false, None, 0)),
            ("5=!", game(5, Draw, false, None, 0)),
            ("5-w!", game(5, Loss, false, Some(White), 0)),
            ("5+x", annulled(game(5, Win, true, None, 0))),
            ("5=Хб", annulled(game(5, Draw, true, Some(White), 0))),
            ("5-!x", annulled(game(5, Loss, false, None, 0))),
        ];
        for (text, cell) in rows {
            assert_eq!(Cell::from_text(text), Ok(cell), "{text:?}");
        }
    }

    #[test]
    fn what_is_not_in_the_notation_is_refused() {
        use CellProblem::{HandicapTooLarge, NumberTooLarge, ResultMissing, Unreadable};
        let rows = [
            ("12", ResultMissing),
            ("12?", ResultMissing),
            ("12!", ResultMissing),
            ("+", Unreadable),
            ("+12", Unreadable),
            ("-5", Unreadable),
            ("1 2+", Unreadable),
            ("12++", Unreadable),
            ("12+!!", Unreadable),
            ("12+ww", Unreadable),
            ("12+xx", Unreadable),
            ("x", Unreadable),
            ("12+/", Unreadable),
            ("12+2", Unreadable),
            ("12+/2/3", Unreadable),
            ("3-5", Unreadable),
            ("12+в", Unreadable),
            ("win", Unreadable),
            ("1234567+", NumberTooLarge),
            ("12+/26", HandicapTooLarge),
            ("12+/99999", HandicapTooLarge),
        ];
        for (text, problem) in rows {
            assert_eq!(Cell::from_text(text), Err(problem), "{text:?}");
        }
    }

    fn any_cell() -> impl Strategy<Value = Cell> {
        let colour = prop_oneof![
            Just(None),
            Just(Some(Colour::White)),
            Just(Some(Colour::Black))
        ];
        let score = prop_oneof![Just(Score::Loss), Just(Score::Draw), Just(Score::Win)];
        prop_oneof![
            Just(Cell::Absent),
            Just(Cell::Bye),
            Just(Cell::HalfBye),
            (
                1_usize..=999_999,
                score,
                any::<bool>(),
                any::<bool>(),
                colour,
                0..=MAX_HANDICAP
            )
                .prop_map(|(o, s, p, x, c, h)| if x {
                    annulled(game(o, s, p, c, h))
                } else {
                    game(o, s, p, c, h)
                }),
        ]
    }

    proptest! {
        #[test]
        fn the_canonical_notation_reads_back(cell in any_cell()) {
            prop_assert_eq!(Cell::from_text(&cell.to_string()), Ok(cell));
        }

        #[test]
        fn the_mirror_of_the_mirror_is_the_cell(cell in any_cell(), row in 1_usize..1000) {
            if let Cell::Game { opponent, .. } = cell {
                prop_assert_eq!(mirror_cell(mirror_cell(cell, row), opponent), cell);
            }
        }

        #[test]
        fn any_text_is_read_or_refused(text in ".*") {
            let _ = Cell::from_text(&text);
        }
    }
}
