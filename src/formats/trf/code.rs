//! The codes of lines. Section 4.1.

use crate::document::Fact;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Code {
    Name,
    City,
    Country,
    Start,
    End,
    AnnouncedPlayers,
    AnnouncedTeams,
    ChiefArbiter,
    Arbiter,
    Time,
    RoundDates,
    Rounds,
    Scoring,
    OldScoring,
    Fact(Fact),
    Player,
    OldTeam,
    Team,
    Byes,
    /// 801, 802: repetitions of other lines.
    Skipped,
    /// Known, but the document has no place for it.
    NotTaken,
}

impl Code {
    /// The table of section 4.1, and section 4.3.
    pub(super) fn from_word(code: &str) -> Option<Self> {
        Some(match code {
            "001" => Self::Player,
            "012" => Self::Name,
            "013" => Self::OldTeam,
            "022" => Self::City,
            "032" => Self::Country,
            "042" => Self::Start,
            "052" => Self::End,
            "062" => Self::AnnouncedPlayers,
            "072" => Self::Fact(Fact::RatedPlayers),
            "082" => Self::AnnouncedTeams,
            "092" => Self::Fact(Fact::Type),
            "102" => Self::ChiefArbiter,
            "112" => Self::Arbiter,
            "122" => Self::Time,
            "132" => Self::RoundDates,
            "142" | "XXR" => Self::Rounds,
            "152" => Self::Fact(Fact::InitialColour),
            "162" => Self::Scoring,
            "XXS" => Self::OldScoring,
            "172" => Self::Fact(Fact::RankMethod),
            "182" => Self::Fact(Fact::Controller),
            "192" => Self::Fact(Fact::TypeCode),
            "202" => Self::Fact(Fact::Tiebreaks),
            "212" => Self::Fact(Fact::Standings),
            "222" => Self::Fact(Fact::TimeCode),
            "240" => Self::Byes,
            "310" => Self::Team,
            "352" => Self::Fact(Fact::BoardColours),
            "362" => Self::Fact(Fact::TeamScoring),
            "XXC" => Self::Fact(Fact::Config),
            "801" | "802" => Self::Skipped,
            "250" | "260" | "299" | "300" | "320" | "330" | "XXZ" | "XXA" | "XXP" | "DAT"
            | "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => Self::NotTaken,
            _ => return None,
        })
    }

    /// True if the line makes the file a TRF26. Section 4.
    pub(super) fn is_of_2026(code: &str) -> bool {
        matches!(
            code,
            "142"
                | "152"
                | "162"
                | "172"
                | "182"
                | "192"
                | "202"
                | "212"
                | "222"
                | "240"
                | "250"
                | "260"
                | "299"
                | "300"
                | "310"
                | "320"
                | "330"
                | "352"
                | "362"
                | "801"
                | "802"
        )
    }

    pub(super) fn is_unique(self) -> bool {
        matches!(
            self,
            Self::Name
                | Self::City
                | Self::Country
                | Self::Start
                | Self::End
                | Self::AnnouncedPlayers
                | Self::AnnouncedTeams
                | Self::Time
                | Self::Rounds
                | Self::Fact(_)
        )
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Positions {
    /// Characters (`docs/spec/exchange.md` A1).
    #[default]
    Characters,
    /// Bytes: the writing program doesn't support multi-byte letters.
    Bytes,
}

impl Positions {
    /// Bytes, if more players' lines with multi-byte letters fit only that way than by characters.
    pub(super) fn from_lines<'a>(lines: impl Iterator<Item = &'a str>) -> Self {
        let (mut characters, mut bytes) = (0_usize, 0_usize);
        for text in lines.filter(|text| text.starts_with("001 ") && !text.is_ascii()) {
            let fits = |positions| {
                Line {
                    number: 0,
                    text,
                    positions,
                }
                .is_well_aligned()
            };
            match (fits(Self::Characters), fits(Self::Bytes)) {
                (true, false) => characters += 1,
                (false, true) => bytes += 1,
                _ => {}
            }
        }
        if bytes > characters {
            Self::Bytes
        } else {
            Self::Characters
        }
    }
}

/// Positions between the fields of a player's line.
const GAPS: [usize; 8] = [9, 14, 48, 53, 57, 69, 80, 85];

/// A non-empty line. Files may have millions of them, so it is kept small.
#[derive(Debug, Clone, Copy)]
pub(super) struct Line<'a> {
    pub(super) number: usize,
    pub(super) text: &'a str,
    positions: Positions,
}

/// Most characters of a player's line: the end of 99 rounds.
pub(super) const LINE_LENGTH: usize = super::ROUNDS_FROM - 1 + 99 * super::ROUND_WIDTH;

impl<'a> Line<'a> {
    /// Parses a line; its fourth character, if any, must be a space.
    pub(super) fn parse_line(number: usize, text: &'a str, positions: Positions) -> Option<Self> {
        let mut letters = text.chars();
        letters.nth(2)?;
        letters
            .next()
            .is_none_or(char::is_whitespace)
            .then_some(Self {
                number,
                text,
                positions,
            })
    }

    /// True for a player's line with spaces between fields and only results in their columns.
    fn is_well_aligned(&self) -> bool {
        let blank = |position: usize| self.text_between(position, position).trim().is_empty();
        let rating = self.field(49, 52);
        let cells: Vec<char> = self.from(super::ROUNDS_FROM).chars().collect();
        let is_cell = |cell: &[char]| {
            [0, 1, 6, 8]
                .into_iter()
                .all(|at| cell.get(at).is_none_or(|c| c.is_whitespace()))
        };
        GAPS.into_iter().all(blank)
            && (rating.is_empty() || is_number(&rating))
            && cells.chunks(super::ROUND_WIDTH).all(is_cell)
    }

    pub(super) fn code(&self) -> &'a str {
        self.split_after(3).0
    }

    pub(super) fn content(&self) -> &'a str {
        self.split_after(3).1
    }

    fn split_after(&self, positions: usize) -> (&'a str, &'a str) {
        let end = match self.positions {
            Positions::Characters => self
                .text
                .char_indices()
                .nth(positions)
                .map_or(self.text.len(), |(at, _)| at),
            // A letter belongs to the position of its last byte.
            Positions::Bytes => (positions..self.text.len())
                .find(|at| self.text.is_char_boundary(*at))
                .unwrap_or(self.text.len()),
        };
        self.text.split_at_checked(end).unwrap_or((self.text, ""))
    }

    /// The text from a position, counted from 1.
    pub(super) fn from(&self, position: usize) -> &'a str {
        self.split_after(position.saturating_sub(1)).1
    }

    /// The text between two positions, counted from 1 and included.
    pub(super) fn text_between(&self, from: usize, to: usize) -> &'a str {
        let (before, upto) = (
            self.split_after(from.saturating_sub(1)).0,
            self.split_after(to).0,
        );
        upto.get(before.len()..).unwrap_or_default()
    }

    pub(super) fn field(&self, from: usize, to: usize) -> String {
        self.text_between(from, to).trim().to_owned()
    }

    pub(super) fn words_from(&self, position: usize) -> impl Iterator<Item = &'a str> {
        self.from(position).split_whitespace()
    }

    /// True if text follows the last possible round.
    pub(super) fn goes_on(&self) -> bool {
        self.text.len() > LINE_LENGTH && !self.split_after(LINE_LENGTH).1.trim().is_empty()
    }

    /// Section 4.3: three capitals that are no other code, then digits in 5-8.
    pub(super) fn is_national(&self) -> bool {
        let code = self.code();
        Code::from_word(code).is_none()
            && code.bytes().all(|b| b.is_ascii_uppercase())
            && is_number(&self.field(5, 8))
    }
}

pub(super) fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}
