//! The codes of lines. Section 4.1.

use crate::formats::document::Fact;

/// What a line is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Code {
    Name,
    City,
    Country,
    Start,
    End,
    AnnouncedPlayers,
    AnnouncedTeams,
    /// 102
    ChiefArbiter,
    /// 112
    Arbiter,
    Time,
    RoundDates,
    /// 142, `XXR`
    Rounds,
    /// 162
    Scoring,
    /// `XXS`
    OldScoring,
    /// Lines that are a fact of the tournament.
    Fact(Fact),
    Player,
    /// 013
    OldTeam,
    /// 310
    Team,
    /// 240
    Byes,
    /// 801, 802: they repeat.
    Skipped,
    /// Known, without a place in the document.
    NotTaken,
}

impl Code {
    /// The table of section 4.1, and section 4.3.
    pub(super) fn named(code: &str) -> Option<Self> {
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
            "250" | "260" | "299" | "300" | "320" | "330" | "XXZ" | "XXA" | "XXP" | "DAT" | "BBW" | "BBD" | "BBL" | "BBZ" | "BBF"
            | "BBU" => Self::NotTaken,
            _ => return None,
        })
    }

    /// Whether a line makes the file a TRF26. Section 4.
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

    /// What may stand once.
    pub(super) fn once(self) -> bool {
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

/// A line that is not empty. There may be millions of them, so it holds no more than it must.
#[derive(Debug, Clone, Copy)]
pub(super) struct Line<'a> {
    pub(super) number: usize,
    pub(super) text: &'a str,
}

/// The most letters of a player's line: 99 rounds end there.
pub(super) const LINE_LENGTH: usize = super::ROUNDS_FROM - 1 + 99 * super::ROUND_WIDTH;

impl<'a> Line<'a> {
    /// A line whose fourth character is a blank, if there is one.
    pub(super) fn of(number: usize, text: &'a str) -> Option<Self> {
        let mut letters = text.chars();
        letters.nth(2)?;
        letters.next().is_none_or(char::is_whitespace).then_some(Self { number, text })
    }

    /// The first three letters.
    pub(super) fn code(&self) -> &'a str {
        self.split(3).0
    }

    /// What stands behind the code.
    pub(super) fn content(&self) -> &'a str {
        self.split(3).1
    }

    /// The line before and behind so many letters.
    fn split(&self, letters: usize) -> (&'a str, &'a str) {
        let end = self.text.char_indices().nth(letters).map_or(self.text.len(), |(at, _)| at);
        self.text.split_at_checked(end).unwrap_or((self.text, ""))
    }

    /// The characters at positions, counted from 1.
    pub(super) fn at(&self, from: usize, to: usize) -> String {
        self.text.chars().take(to).skip(from.saturating_sub(1)).collect()
    }

    /// The same without blanks around.
    pub(super) fn field(&self, from: usize, to: usize) -> String {
        self.at(from, to).trim().to_owned()
    }

    /// The words from a position on.
    pub(super) fn words_from(&self, position: usize) -> impl Iterator<Item = &'a str> {
        self.split(position.saturating_sub(1)).1.split_whitespace()
    }

    /// Whether something stands behind the last round that a file may have.
    pub(super) fn goes_on(&self) -> bool {
        self.text.len() > LINE_LENGTH && !self.split(LINE_LENGTH).1.trim().is_empty()
    }

    /// A national record: three capitals that are no other code, then digits in 5-8. Section 4.3.
    pub(super) fn is_national(&self) -> bool {
        let code = self.code();
        Code::named(code).is_none() && code.bytes().all(|b| b.is_ascii_uppercase()) && is_number(&self.field(5, 8))
    }
}

/// Digits and nothing else.
pub(super) fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}
