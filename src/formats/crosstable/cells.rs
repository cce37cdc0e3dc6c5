//! The cells of the rounds. Section 10.4.

use crate::document::{ByeKind, Colour, Score};
use crate::reconcile::{Claim, Manner, RoundStatement, SideResult};
use crate::text::UnreadableValue;

/// Length of `not paired` without the blank, and of `отсутствует`, in letters.
const LONGEST_WORD: usize = 11;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Cell {
    pub(super) said: RoundStatement,
    /// The cell is marked as annulled (`x`), which gives a remark `not-taken`.
    pub(super) annulled: bool,
}

/// True for all dashes, which are read as `-`.
pub(super) fn is_dash(c: char) -> bool {
    matches!(
        c,
        '-' | '\u{ad}' | '\u{2010}'
            ..='\u{2015}'
                | '\u{2212}'
                | '\u{2e3a}'
                | '\u{2e3b}'
                | '\u{58a}'
                | '\u{5be}'
                | '\u{fe31}'
                | '\u{fe32}'
                | '\u{fe58}'
                | '\u{fe63}'
                | '\u{ff0d}'
    )
}

/// Reads one cell. Section 10.4.
pub(super) fn parse_cell(text: &str) -> Result<Cell, UnreadableValue> {
    if let Some(claim) = parse_usual_form(text.as_bytes()) {
        return Ok(Cell {
            said: RoundStatement::Game(claim),
            annulled: false,
        });
    }
    let signs = normalize_signs(text).ok_or(UnreadableValue)?;
    let signs = signs.as_slice();
    if let Some(said) = parse_without_opponent(signs) {
        return Ok(Cell {
            said,
            annulled: false,
        });
    }
    let mut rest = Signs { rest: signs };
    let found = match rest.number() {
        Some(opponent) => after_number(opponent, rest.rest),
        None => result_first(signs).map(|claim| Cell {
            said: RoundStatement::Game(claim),
            annulled: false,
        }),
    };
    found.ok_or(UnreadableValue)
}

/// Fast path for the commonest form: number, result and optional colour, in ASCII.
fn parse_usual_form(text: &[u8]) -> Option<Claim> {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (number, behind) = text
        .split_at_checked(digits)
        .filter(|_| (1..=6).contains(&digits))?;
    let (score, colour) = match behind {
        [sign] => (sign, None),
        [sign, b'w'] => (sign, Some(Colour::White)),
        [sign, b'b'] => (sign, Some(Colour::Black)),
        _ => return None,
    };
    let score = match score {
        b'+' => Score::Win,
        b'-' => Score::Loss,
        b'=' => Score::Draw,
        _ => return None,
    };
    let opponent = number
        .iter()
        .fold(0, |sum, digit| sum * 10 + u32::from(digit - b'0'));
    let result = Some(SideResult {
        score,
        manner: Manner::Played,
    });
    (opponent > 0).then_some(Claim {
        opponent,
        result,
        colour,
        handicap: None,
    })
}

/// Lower case, one kind of dash, no full-width forms, no blanks; `None` for a blank in a number.
fn normalize_signs(text: &str) -> Option<Vec<char>> {
    let mut signs: Vec<char> = Vec::with_capacity(text.len());
    let mut blank = false;
    for c in text.chars() {
        if c.is_whitespace() || c == '\u{3000}' {
            blank = true;
            continue;
        }
        let c = match c {
            '\u{ff01}'..='\u{ff5e}' => u32::from(c).checked_sub(0xfee0).and_then(char::from_u32)?,
            _ if is_dash(c) => '-',
            _ => c,
        };
        for small in c.to_lowercase() {
            if blank && small.is_ascii_digit() && signs.last().is_some_and(char::is_ascii_digit) {
                return None;
            }
            blank = false;
            signs.push(small);
        }
    }
    Some(signs)
}

fn parse_without_opponent(signs: &[char]) -> Option<RoundStatement> {
    if signs.len() > LONGEST_WORD && !signs.ends_with(&['-']) {
        return None;
    }
    let word: String = signs.iter().collect();
    let bye = match word.as_str() {
        "" => return Some(RoundStatement::Nothing),
        "+" | "+-" | "0+" | "+bye" | "bye" | "exe" | "exempt" | "spielfrei" | "вільний"
        | "вихідний" | "свободен" | "выходной" => ByeKind::Full,
        // chess-results writes the points of a bye behind a dash.
        "=" | "½" | "0=" | "=bye" | "0.5" | "0,5" | "-½" | "-=" | "-0.5" | "-0,5" | "-1/2" => {
            ByeKind::Half
        }
        "-"
        | "--"
        | "0"
        | "0-"
        | "-0"
        | "-bye"
        | "notpaired"
        | "absent"
        | "відсутній"
        | "відсутня"
        | "отсутствует"
        | "неявка" => ByeKind::Zero,
        _ => match word.trim_end_matches('-') {
            "b" | "f" => ByeKind::Full,
            "h" => ByeKind::Half,
            "u" | "z" => ByeKind::Zero,
            _ => return None,
        },
    };
    Some(RoundStatement::Bye(bye))
}

struct Signs<'a> {
    rest: &'a [char],
}

impl Signs<'_> {
    /// Numbers that are too large saturate, so that no player has them.
    fn number(&mut self) -> Option<u32> {
        let digits = self.rest.iter().take_while(|c| c.is_ascii_digit()).count();
        let (number, rest) = self.rest.split_at_checked(digits)?;
        self.rest = rest;
        let value = number
            .iter()
            .filter_map(|c| c.to_digit(10))
            .fold(0_u32, |sum, digit| {
                sum.saturating_mul(10).saturating_add(digit)
            });
        (digits > 0).then_some(value)
    }

    fn next(&mut self) -> Option<char> {
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(*first)
    }
}

fn parse_colour(c: char) -> Option<Colour> {
    match c {
        'w' | 'б' => Some(Colour::White),
        // German programs write `s` for black, French ones `n`, and `b` for white ([`is_french`]).
        'b' | 'ч' | 's' | 'n' => Some(Colour::Black),
        _ => None,
    }
}

/// Decides about `-1`: a game lost to number 1, or the bye of a full point in chess-results.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Notation {
    /// Games with the number first: `5w1`, `5+`.
    numbers_first: bool,
    /// Games with the result first, other than `-1`: `+5`.
    results_first: bool,
}

impl Notation {
    pub(super) fn from_cells<'a>(games: impl Iterator<Item = &'a str>) -> Self {
        let mut notation = Self::default();
        for text in games.filter(|text| !is_minus_one(text)) {
            let digit = text.trim_start().starts_with(|c: char| c.is_numeric());
            notation.numbers_first |= digit;
            notation.results_first |= !digit;
        }
        notation
    }

    /// The meaning of `-1` if number 1 doesn't confirm the game; an error if it is ambiguous.
    pub(super) fn minus_one(self) -> Result<RoundStatement, UnreadableValue> {
        match (self.numbers_first, self.results_first) {
            (true, false) => Ok(RoundStatement::Bye(ByeKind::Full)),
            (false, true) => Ok(RoundStatement::Game(Claim {
                result: LOST,
                ..GAME_AGAINST_ONE
            })),
            _ => Err(UnreadableValue),
        }
    }
}

/// A game with number 1 without further statements.
const GAME_AGAINST_ONE: Claim = Claim {
    opponent: 1,
    result: None,
    colour: None,
    handicap: None,
};
const LOST: Option<SideResult> = Some(SideResult {
    score: Score::Loss,
    manner: Manner::Played,
});

/// True for a cell `-1`, with any dash.
pub(super) fn is_minus_one(text: &str) -> bool {
    let mut signs = text.chars().filter(|c| !c.is_whitespace());
    signs.next().is_some_and(is_dash)
        && matches!(signs.next(), Some('1' | '１'))
        && signs.next().is_none()
}

/// The result of a sign; `Some(None)` for `?`.
fn parse_result(c: char) -> Option<Option<Score>> {
    match c {
        '+' => Some(Some(Score::Win)),
        '-' => Some(Some(Score::Loss)),
        '=' | '½' => Some(Some(Score::Draw)),
        '?' => Some(None),
        _ => None,
    }
}

fn after_number(opponent: u32, rest: &[char]) -> Option<Cell> {
    if opponent == 0 {
        return None;
    }
    let claim = Claim {
        opponent,
        result: None,
        colour: None,
        handicap: None,
    };
    if let [first] = rest
        && let Some(colour) = parse_colour(*first)
    {
        return Some(Cell {
            said: RoundStatement::Game(Claim {
                colour: Some(colour),
                ..claim
            }),
            annulled: false,
        });
    }
    if let Some(claim) = parse_chess_form(claim, rest) {
        return Some(Cell {
            said: RoundStatement::Game(claim),
            annulled: false,
        });
    }
    parse_marked_form(claim, rest)
}

/// The form of number, colour, result.
fn parse_chess_form(claim: Claim, rest: &[char]) -> Option<Claim> {
    let (first, rest) = rest.split_first()?;
    let colour = parse_colour(*first)?;
    let word: String = rest.iter().collect();
    let (score, manner) = match word.as_str() {
        "1" => (Score::Win, Manner::Played),
        "0" => (Score::Loss, Manner::Played),
        "½" | "=" | "0.5" | "0,5" | "1/2" => (Score::Draw, Manner::Played),
        "+" => (Score::Win, Manner::Forfeit),
        "-" => (Score::Loss, Manner::Forfeit),
        _ => return None,
    };
    Some(Claim {
        result: Some(SideResult { score, manner }),
        colour: Some(colour),
        ..claim
    })
}

/// Each at most once.
#[derive(Default)]
struct Marks {
    result: Option<Option<Score>>,
    colour: Option<Colour>,
    handicap: Option<u8>,
    slash: bool,
    forfeit: bool,
    annulled: bool,
}

/// The form of number, result, marks in any order. `!` and `x` may be before the result, too.
fn parse_marked_form(claim: Claim, rest: &[char]) -> Option<Cell> {
    let mut signs = Signs { rest };
    let mut marks = Marks::default();
    while !signs.rest.is_empty() {
        take_mark(&mut marks, &mut signs)?;
    }
    let manner = match (marks.forfeit, marks.annulled) {
        (true, _) => Manner::Forfeit,
        (false, true) => Manner::Unplayed,
        (false, false) => Manner::Played,
    };
    let result = marks.result?.map(|score| SideResult { score, manner });
    let said = RoundStatement::Game(Claim {
        result,
        colour: marks.colour,
        handicap: marks.handicap,
        ..claim
    });
    Some(Cell {
        said,
        annulled: marks.annulled,
    })
}

/// `None` if the mark is not allowed here.
fn take_mark(marks: &mut Marks, signs: &mut Signs<'_>) -> Option<()> {
    let first = *signs.rest.first()?;
    let behind = marks.result.is_some();
    if first.is_ascii_digit() {
        let number = u8::try_from(signs.number()?)
            .ok()
            .filter(|stones| *stones <= 99)?;
        return (behind && marks.handicap.replace(number).is_none()).then_some(());
    }
    signs.next();
    if let Some(result) = parse_result(first) {
        return marks.result.replace(result).is_none().then_some(());
    }
    if let Some(colour) = parse_colour(first) {
        return (behind && marks.colour.replace(colour).is_none()).then_some(());
    }
    match first {
        '!' => (!std::mem::replace(&mut marks.forfeit, true)).then_some(()),
        'x' => (!std::mem::replace(&mut marks.annulled, true)).then_some(()),
        '/' => (behind && !signs.rest.is_empty() && !std::mem::replace(&mut marks.slash, true))
            .then_some(()),
        _ => None,
    }
}

/// The form of result, number, and an optional colour before or after the number.
fn result_first(signs: &[char]) -> Option<Claim> {
    let mut signs = Signs { rest: signs };
    let (score, manner) = match signs.next()? {
        '+' | 'w' => (Score::Win, Manner::Played),
        '=' | '½' | 'd' => (Score::Draw, Manner::Played),
        '-' | 'l' => (Score::Loss, Manner::Played),
        // Papi, the French program, has signs of its own for forfeits.
        '>' => (Score::Win, Manner::Forfeit),
        '<' => (Score::Loss, Manner::Forfeit),
        _ => return None,
    };
    let before = signs.rest.first().and_then(|c| parse_colour(*c));
    if before.is_some() {
        signs.next();
    }
    let opponent = signs.number().filter(|number| *number > 0)?;
    let colour = match signs.rest {
        [] => before,
        [last] if before.is_none() => Some(parse_colour(*last)?),
        _ => return None,
    };
    Some(Claim {
        opponent,
        result: Some(SideResult { score, manner }),
        colour,
        handicap: None,
    })
}

fn last_letter(text: &str) -> Option<char> {
    text.trim_end()
        .chars()
        .next_back()
        .and_then(|c| c.to_lowercase().next())
}

/// True if a game's cell names the colour as French programs do: `- 5N`, N for black.
pub(super) fn is_french(text: &str) -> bool {
    last_letter(text) == Some('n')
}

/// True if a game's cell ends in `B`, which is white in a French table.
pub(super) fn ends_in_b(text: &str) -> bool {
    last_letter(text) == Some('b')
}
