//! The exchange format: the complete input of a rating calculation as text, one JSON object per
//! line, applied in line order. Every line and field is specified in `docs/spec/journal.md`.
//!
//! [`read_journal`] refuses everything unknown. [`write_line`] writes the canonical text, which
//! reading and writing keeps byte for byte: separators `", "` and `": "`, no escapes to ASCII, of a
//! tournament and a game only the fields that differ from the default (`end`, `games` always), of a
//! player all fields. The key `site` and the kinds `club` and `draft` change no result.

mod decisions;
mod object;
mod player;
mod rate;
mod read;
mod scan;
#[cfg(test)]
mod tests;
mod tournaments;
mod write;

use std::fmt;

use chrono::{NaiveDate, NaiveDateTime};

pub use self::decisions::{AnnulmentLine, AppealLine, OrderLine, TextLine};
pub use self::player::{Joined, PlayerLine, PlayerSite};
pub use self::rate::{Calendar, Place, calculate_input, rate_journal, replay_journal};
pub use self::read::read_journal;
pub use self::write::{write_federation, write_journal, write_line};
use super::approval::Office;
use super::calendar_plan::PlanDocument;
use super::caveat::Caveat;
use super::language::Language;
use super::licence::{Licence, Licensing};
use super::membership::Gate;
use super::name;
use super::number::Points;
use super::player::{Born, PlayerKey};
use super::rating_monitor::Bounds;
use super::roster::division::Division;
use super::rules::{Published, Rated, Rulebook};
use super::tournament::{Pool, Tournament};
use super::zone::Zone;

/// A journal that was read completely.
#[derive(Debug, Clone)]
pub struct Journal {
    /// Its first line.
    pub federation: FederationLine,
    /// Line number of the federation line; blank lines may precede it.
    pub federation_line: usize,
    /// The rules that it names.
    pub rulebook: &'static Rulebook,
    /// The other lines with their line numbers, in order.
    pub lines: Vec<(usize, Line)>,
    /// Ids of the players by key: a player's key is the index among the player lines.
    pub ids: Vec<Box<str>>,
}

/// The result of a line of the journal.
#[derive(Debug)]
pub enum Outcome<'a> {
    /// A tournament was rated.
    Rated(&'a TournamentLine, Rated),
    /// A list was published.
    Published(&'a ListLine, Published),
}

/// A line after the first.
#[derive(Debug, Clone, PartialEq)]
pub enum Line {
    /// A player is entered.
    Player(PlayerLine),
    /// A club of the site.
    Club(Box<ClubLine>),
    /// A tournament is rated.
    Tournament(Box<TournamentLine>),
    /// A list is published.
    List(ListLine),
    /// The regulation is amended.
    Edition(Box<EditionLine>),
    /// A tournament that is not rated yet, as an object in the form of the site.
    Draft(Json),
}

/// The first line.
#[derive(Debug, Clone, PartialEq)]
pub struct FederationLine {
    /// Short name in addresses; not used in calculations.
    pub slug: Option<String>,
    /// Name; not used in calculations.
    pub name: Option<String>,
    /// Id of the rules.
    pub rules: String,
    /// Parameters that differ from the default; an object.
    pub parameters: Json,
    /// Data that only the site uses.
    pub site: Option<FederationSite>,
}

/// Extension of the federation line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FederationSite {
    /// Name in each language.
    pub names: Option<Names>,
    /// Accent colour, `#rrggbb`.
    pub accent: Option<String>,
    /// The note on the use of its lists.
    pub list_note: Option<Names>,
    /// The time zone that decides when its days begin.
    pub time_zone: Option<Zone>,
    /// The language of names whose letters do not tell it, if chosen.
    pub name_language: Option<name::Language>,
    /// The country of the federation, two letters of ISO 3166-1.
    pub country: Option<String>,
    /// The number of days for appeals.
    pub appeal_days: Option<i32>,
    /// The categories of players by which its lists are divided.
    pub categories: Vec<Division>,
    /// Its calendar plans.
    pub plans: Vec<PlanDocument>,
    /// The rule by which players are admitted and rated.
    pub members: Gate,
    /// True if players who have not paid the dues are no members.
    pub dues: bool,
    /// The licences of its referees and organizers.
    pub licences: Vec<Licence>,
    /// The consequence for a tournament whose chief referee has no licence.
    pub licensing: Licensing,
    /// The bounds beyond which the commission is alarmed.
    pub bounds: Bounds,
    /// The orders, oldest first.
    pub orders: Vec<OrderLine>,
    /// The texts of its regulation, oldest first.
    pub texts: Vec<TextLine>,
}

/// A text in the languages of the site.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Names([Option<String>; Language::COUNT]);

impl Names {
    /// Sets the text in a language.
    pub fn set(&mut self, language: Language, text: String) {
        self.0[language as usize] = Some(text);
    }

    /// The existing texts, in the order of the languages.
    pub fn iter(&self) -> impl Iterator<Item = (Language, &str)> {
        Language::ALL
            .into_iter()
            .zip(&self.0)
            .filter_map(|(language, text)| Some((language, text.as_deref()?)))
    }
}

impl FromIterator<(Language, String)> for Names {
    fn from_iter<T: IntoIterator<Item = (Language, String)>>(all: T) -> Names {
        let mut names = Names::default();
        all.into_iter()
            .for_each(|(language, text)| names.set(language, text));
        names
    }
}

/// A club's line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ClubLine {
    /// Name; unique among club lines.
    pub name: String,
    /// Name in Latin letters.
    pub latin: Option<String>,
    /// City of the club.
    pub city: Option<String>,
    /// Contacts of the club.
    pub contacts: Option<String>,
    /// Day or year of its founding.
    pub founded: Option<Born>,
    /// The day of closing: no players are entered in the club from this day on.
    pub closed: Option<NaiveDate>,
}

/// A tournament's line.
#[derive(Debug, Clone, PartialEq)]
pub struct TournamentLine {
    /// The id, unique among tournaments.
    pub id: Box<str>,
    /// Name of the tournament.
    pub name: Option<Box<str>>,
    /// The data that the rules need.
    pub tournament: Tournament,
    /// Data that only the site uses.
    pub site: Option<Box<TournamentSite>>,
}

/// Extension of a tournament's line.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct TournamentSite {
    /// City of the tournament.
    pub city: Option<String>,
    /// Holding club.
    pub club: Option<String>,
    /// Chief referee.
    pub referee: Option<String>,
    /// Entry of the calendar plan.
    pub plan: Option<String>,
    /// The moment of the rating (UTC).
    pub rated: Option<NaiveDateTime>,
    /// The signatures under the table.
    pub signatures: Vec<Signature>,
    /// The conditional ratings of participants without a rating (rgf 6); no calculation uses them.
    pub conditional: Vec<(PlayerKey, f64)>,
    /// The appeals against it, oldest first.
    pub appeals: Vec<AppealLine>,
    /// The annulled results, with author, time and reason.
    pub annulled: Vec<AnnulmentLine>,
}

/// A signature under a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Signature {
    /// The office in which the person signed.
    pub office: Office,
    /// Name of the person.
    pub name: String,
    /// The moment of signing (UTC).
    pub at: NaiveDateTime,
    /// The doubts that the signer confirmed before.
    pub caveats: Vec<Caveat>,
}

/// A list's line.
#[derive(Debug, Clone, PartialEq)]
pub struct ListLine {
    /// Date of the list.
    pub date: NaiveDate,
    /// Data that only the site uses.
    pub site: Option<Box<ListSite>>,
}

/// An edition's line.
#[derive(Debug, Clone, PartialEq)]
pub struct EditionLine {
    /// Number of the order.
    pub id: Box<str>,
    /// Day of publication.
    pub published: NaiveDate,
    /// First day, if it differs from the one that the regulation sets.
    pub since: Option<NaiveDate>,
    /// Parameters that differ from the default; an object.
    pub parameters: Json,
    /// Data that only the site uses.
    pub site: Option<EditionSite>,
}

/// Extension of an edition's line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EditionSite {
    /// Text of the amendment.
    pub note: Option<String>,
    /// The person who published it.
    pub by: Option<String>,
    /// The moment of entry (UTC).
    pub entered: Option<NaiveDateTime>,
}

/// Extension of a list's line: the list as published.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct ListSite {
    /// The number of the list in the federation.
    pub number: Option<u32>,
    /// A note under it.
    pub note: Option<String>,
    /// The moment of publication (UTC).
    pub published: Option<NaiveDateTime>,
    /// The person who published it.
    pub by: Option<String>,
    /// The entries as published; `None` if not included.
    pub entries: Option<Vec<SiteEntry>>,
    /// Fingerprint of the published list, hexadecimal.
    pub fingerprint: Option<String>,
}

/// An entry of a published list.
#[derive(Debug, Clone, PartialEq)]
pub struct SiteEntry {
    /// Place in the list, from 1.
    pub place: u32,
    /// Id of the player at publication.
    pub player: Box<str>,
    /// Name at publication.
    pub name: Box<str>,
    /// Name in Latin letters at publication.
    pub latin: Option<Box<str>>,
    /// Club at publication.
    pub club: Option<Box<str>>,
    /// Rating in points.
    pub rating: Points,
    /// Rank by name.
    pub rank: Option<Box<str>>,
    /// Pool, for rules with pools.
    pub pool: Option<Pool>,
    /// Deviation, if the rules have one.
    pub deviation: Option<f64>,
    /// True if the rating had a star.
    pub provisional: bool,
}

/// A JSON value kept as text in the spacing of this format, with the keys in their original order.
#[derive(Clone, PartialEq, Eq)]
pub struct Json(Box<str>);

impl Json {
    /// The empty object.
    pub fn empty() -> Json {
        Json("{}".into())
    }

    /// Parses the text.
    pub fn value(&self) -> serde_json::Value {
        // The text comes from the scanner or from a value, so it is valid JSON.
        serde_json::from_str(&self.0).unwrap_or_default()
    }

    /// The text in the spacing of this format.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// True if it is the empty object.
    pub fn is_empty(&self) -> bool {
        &*self.0 == "{}"
    }
}

impl From<&serde_json::Value> for Json {
    fn from(value: &serde_json::Value) -> Json {
        let mut out = Vec::new();
        let text = value.to_string();
        // A value has no repeated keys; a value nested deeper than a line allows becomes null.
        match scan::Scan::new(&text)
            .any(&mut out)
            .map(|()| String::from_utf8(out))
        {
            Ok(Ok(text)) => Json(text.into()),
            _ => Json("null".into()),
        }
    }
}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The reason why a journal is refused: the first bad line, from 1, blank lines counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bad {
    /// Line number.
    pub line: usize,
    /// An English sentence.
    pub reason: String,
}

impl fmt::Display for Bad {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for Bad {}

const TIME: &str = "%Y-%m-%dT%H:%M:%SZ";
