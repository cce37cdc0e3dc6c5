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

/// A line that is not empty: its number, its code, its letters.
#[derive(Debug, Clone)]
pub(super) struct Line<'a> {
    pub(super) number: usize,
    pub(super) code: &'a str,
    /// What stands behind the code.
    pub(super) content: &'a str,
    letters: Vec<char>,
}

/// The most letters of a line that are looked at: 99 rounds end before.
pub(super) const LINE_LENGTH: usize = super::ROUNDS_FROM - 1 + 99 * super::ROUND_WIDTH;

impl<'a> Line<'a> {
    /// A line whose fourth character is a blank, if there is one.
    pub(super) fn of(number: usize, text: &'a str) -> Option<Self> {
        let (end, _) = text.char_indices().nth(3).unwrap_or((text.len(), ' '));
        let (code, content) = text.split_at_checked(end)?;
        if code.chars().count() < 3 || content.chars().next().is_some_and(|c| !c.is_whitespace()) {
            return None;
        }
        Some(Self { number, code, content, letters: text.chars().take(LINE_LENGTH).collect() })
    }

    /// The characters at positions, counted from 1.
    pub(super) fn at(&self, from: usize, to: usize) -> String {
        self.letters.iter().take(to).skip(from.saturating_sub(1)).collect()
    }

    /// The same without blanks around.
    pub(super) fn field(&self, from: usize, to: usize) -> String {
        self.at(from, to).trim().to_owned()
    }

    /// The words from a position on.
    pub(super) fn words_from(&self, position: usize) -> Vec<String> {
        let rest: String = self.letters.iter().skip(position.saturating_sub(1)).collect();
        rest.split_whitespace().map(str::to_owned).collect()
    }

    /// How many characters there are, as far as they are looked at.
    pub(super) fn len(&self) -> usize {
        self.letters.len()
    }

    /// Whether something stands behind the last round that a file may have.
    pub(super) fn goes_on(&self) -> bool {
        let longer = self.code.len() + self.content.len() > LINE_LENGTH;
        longer && self.code.chars().chain(self.content.chars()).skip(LINE_LENGTH).any(|c| !c.is_whitespace())
    }

    /// A national record: three capitals that are no other code, then digits in 5-8. Section 4.3.
    pub(super) fn is_national(&self) -> bool {
        Code::named(self.code).is_none() && self.code.bytes().all(|b| b.is_ascii_uppercase()) && is_number(&self.field(5, 8))
    }
}

/// Digits and nothing else.
pub(super) fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}
