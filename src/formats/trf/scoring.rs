//! Points for results. Section 4.4.

use super::code::is_number;
use crate::document::{ByeKind, Colour, Score};
use crate::number::Number;
use crate::reconcile::{Claim, Manner, RoundStatement};
use crate::text::UnreadableValue;

/// The points of each result: white, then black.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Scoring {
    win: [Number; 2],
    draw: [Number; 2],
    loss: [Number; 2],
    zero_bye: Number,
    half_bye: Number,
    full_bye: Number,
    allocated: Number,
    forfeit_win: Number,
    forfeit_loss: Number,
    no_result: Number,
    /// True if `P` or `X` is stated; otherwise they follow from `W` and `D`.
    allocated_said: bool,
    no_result_said: bool,
    pairs: Vec<String>,
}

impl Default for Scoring {
    fn default() -> Self {
        Self {
            win: [Number::ONE; 2],
            draw: [Number::HALF; 2],
            loss: [Number::ZERO; 2],
            zero_bye: Number::ZERO,
            half_bye: Number::HALF,
            full_bye: Number::ONE,
            allocated: Number::ONE,
            forfeit_win: Number::ONE,
            forfeit_loss: Number::ZERO,
            no_result: Number::ZERO,
            allocated_said: false,
            no_result_said: false,
            pairs: Vec::new(),
        }
    }
}

impl Scoring {
    /// A line 162: pairs of a letter and a number.
    pub(super) fn add_values(&mut self, content: &str) -> Result<(), UnreadableValue> {
        let pairs = parse_pairs(content);
        let complete = pairs.complete;
        for Pair {
            code,
            number,
            value,
        } in pairs.found
        {
            match code.as_str() {
                "W" => {
                    self.set_win(value);
                    if !self.allocated_said {
                        self.allocated = value;
                    }
                }
                "D" => {
                    self.set_draw(value);
                    if !self.no_result_said {
                        self.no_result = value;
                    }
                }
                "L" => self.loss = [value; 2],
                "A" => (self.zero_bye, self.forfeit_loss) = (value, value),
                "P" => (self.allocated, self.allocated_said) = (value, true),
                "X" => (self.no_result, self.no_result_said) = (value, true),
                _ => return Err(UnreadableValue),
            }
            self.pairs.push(format!("{code} {number}"));
        }
        if complete {
            Ok(())
        } else {
            Err(UnreadableValue)
        }
    }

    /// A line `XXS`: pairs `CODE=VALUE`.
    pub(super) fn add_old(&mut self, content: &str) -> Result<(), UnreadableValue> {
        let pairs = parse_pairs(content);
        let complete = pairs.complete;
        for Pair {
            code,
            number,
            value,
        } in pairs.found
        {
            match code.as_str() {
                "W" => self.set_win(value),
                "D" => self.set_draw(value),
                "L" => self.loss = [value; 2],
                "WW" => self.win = [value, self.black_points(self.win)],
                "BW" => self.win = [self.white_points(self.win), value],
                "WD" => self.draw = [value, self.black_points(self.draw)],
                "BD" => self.draw = [self.white_points(self.draw), value],
                "WL" => self.loss = [value, self.black_points(self.loss)],
                "BL" => self.loss = [self.white_points(self.loss), value],
                "ZPB" => self.zero_bye = value,
                "HPB" => self.half_bye = value,
                "FPB" => self.full_bye = value,
                "PAB" => (self.allocated, self.allocated_said) = (value, true),
                "FW" => self.forfeit_win = value,
                "FL" => self.forfeit_loss = value,
                _ => return Err(UnreadableValue),
            }
            self.pairs.push(format!("{code} {number}"));
        }
        if complete {
            Ok(())
        } else {
            Err(UnreadableValue)
        }
    }

    fn white_points(&self, [white, _]: [Number; 2]) -> Number {
        white
    }

    fn black_points(&self, [_, black]: [Number; 2]) -> Number {
        black
    }

    /// `W` = WW BW FW FPB.
    fn set_win(&mut self, value: Number) {
        (self.win, self.forfeit_win, self.full_bye) = ([value; 2], value, value);
    }

    /// `D` = WD BD HPB.
    fn set_draw(&mut self, value: Number) {
        (self.draw, self.half_bye) = ([value; 2], value);
    }

    pub(super) fn scoring_fact(&self) -> Option<String> {
        (!self.pairs.is_empty()).then(|| self.pairs.join(" "))
    }

    pub(super) fn bye_points(&self, kind: ByeKind) -> Number {
        match kind {
            ByeKind::Full => self.full_bye,
            ByeKind::Half => self.half_bye,
            ByeKind::Zero => self.zero_bye,
            ByeKind::Allocated => self.allocated,
        }
    }

    pub(super) fn cell(&self, said: RoundStatement) -> Number {
        match said {
            RoundStatement::Nothing => Number::ZERO,
            RoundStatement::Bye(kind) => self.bye_points(kind),
            RoundStatement::Game(claim) => self.game(claim),
        }
    }

    /// Unknown colours count as white.
    fn game(&self, claim: Claim) -> Number {
        let Some(result) = claim.result else {
            return self.no_result;
        };
        let of = |values: [Number; 2]| {
            if claim.colour == Some(Colour::Black) {
                self.black_points(values)
            } else {
                self.white_points(values)
            }
        };
        match (result.manner, result.score) {
            (Manner::Forfeit, Score::Win) => self.forfeit_win,
            (Manner::Forfeit, Score::Loss) => self.forfeit_loss,
            (_, Score::Win) => of(self.win),
            (_, Score::Draw) => of(self.draw),
            (_, Score::Loss) => of(self.loss),
        }
    }
}

pub(super) struct Pairs {
    pub(super) found: Vec<Pair>,
    /// True if there is no other text.
    pub(super) complete: bool,
}

pub(super) struct Pair {
    pub(super) code: String,
    pub(super) number: String,
    pub(super) value: Number,
}

/// Parses pairs of letters and a number with spaces or `=` between; `.5` is `0.5`.
pub(super) fn parse_pairs(content: &str) -> Pairs {
    let mut found = Vec::new();
    let mut rest = content.trim();
    while !rest.is_empty() {
        let letters = rest.bytes().take_while(u8::is_ascii_uppercase).count();
        let (code, after) = rest.split_at_checked(letters).unwrap_or((rest, ""));
        let after = after.trim_start();
        let after = after.strip_prefix('=').unwrap_or(after).trim_start();
        let digits = after
            .bytes()
            .take_while(|b| b.is_ascii_digit() || matches!(b, b'.' | b',' | b'-'))
            .count();
        let (number, behind) = after.split_at_checked(digits).unwrap_or((after, ""));
        let Some(value) = Number::parse(number).filter(|_| !code.is_empty()) else {
            return Pairs {
                found,
                complete: false,
            };
        };
        let shown = if number
            .split(['.', ','])
            .next()
            .is_some_and(|whole| is_number(whole) || whole.starts_with('-'))
        {
            number.to_owned()
        } else {
            format!("0{number}")
        };
        found.push(Pair {
            code: code.to_owned(),
            number: shown,
            value,
        });
        rest = behind.trim_start();
    }
    Pairs {
        found,
        complete: true,
    }
}
