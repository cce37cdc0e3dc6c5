//! The exchange format: everything a rating calculation needs as text, one JSON object per line, applied in line order.
//!
//! Every line is an object with exactly one key, its kind. The federation comes first and once; a player's line stands before the
//! first line that names him.
//!
//! * `federation`: `slug`, `name`, `rules`, `parameters`: those of the rules that differ from the default
//! * `player`: `id`, `name`, `born`, `country`, `club`, `guest`, `standing`: what he has before his first tournament here
//! * `tournament`: `id`, `name`, `start`, `end`, `board`, `official`, `minutes`, `pool`, `category`, `rated_by_fide`, `days`: of the rounds,
//!   `participants`, `places`, `fide`, `games`
//! * a game: `round`, `a`, `b`, `score` of a, `played`, `annulled`, `handicap`
//! * `list`: `date`: a rating list is published here
//! * `edition`: `id`, `published`, `since`, `parameters`: the regulation as amended, those that differ from the default
//!
//! A reader refuses what it doesn't know: unknown keys, keys that come twice, wrong types, undeclared or repeated ids. [`read`] tells
//! the first bad line. [`answer`] calculates, [`write_line`] writes the canonical text of a line: reading and writing a canonical
//! journal gives the same bytes. Canonical: separators `", "` and `": "`, text not escaped to ASCII, the fields in the order above, of
//! a tournament and a game only what differs from the default (`end`, `games` always), of a player all fields.
//!
//! # Editions
//!
//! An edition governs what stands after its line and is not earlier than its first day: a tournament by `start`, a list by `date`. Of
//! several in force the one published last governs, of one day the later line. `since` is the first day; where it is missing the
//! regulation says it: ufgo has none (everything after the line), ssdc the day after the end of the official tournament of this journal
//! that follows the publication (not in force while there is none), the others the day of publication. Players are entered by the
//! edition that was used last. `id` (required) is the number of the order, which no other edition has; `published` is required.
//!
//! # Extension
//!
//! A site holds more than a calculation needs. For that there are two more kinds of lines and one optional key `site` in federations,
//! players, tournaments, games, lists and editions. All of it is read strictly and changes no result.
//!
//! All fields are optional unless said otherwise.
//!
//! `federation.site`:
//!
//! * `names` (`en`, `ru`, `uk`)
//! * `accent` (`"#rrggbb"`)
//! * `list_note`: the note on the use of lists (`en`, `ru`, `uk`)
//! * `time_zone` (a name of the IANA database)
//! * `name_language`: of names whose letters don't tell theirs (`"uk"`, `"ru"`); missing: that of the regulation
//! * `country`: of the federation, two letters of ISO 3166-1
//! * `appeal_days`: how many days after it somebody may object
//! * `categories`: of players, by which lists are divided, each with `code` (2 to 20 of `a-z 0-9 -`) and `names` (both required), `gender`
//!   (`"f"`, `"m"`), `least` and `greatest` age in completed years, `counted` (`"january"`: on the first day of the year of the list, which holds
//!   where it is missing, `"december"`: on the last, `"list"`: on the day of the list)
//! * `plans`: calendar plans, each with the fields of [`Handed`]
//! * `members`: whom it lets in (`"marked"`: everybody, with guests marked, `"entry"`: members only take part, `"rating"`: members only are
//!   rated)
//! * `dues`: whoever hasn't paid is no member (`true`)
//! * `licences`: of referees and organizers, each with the fields of [`Licence`]
//! * `licensing`: what becomes of a tournament whose chief referee has none (`"asked"`, `"wanted"`)
//! * `bounds`: beyond which the commission is alarmed, in thousandths (1 to 1000000) of per cent or points (`anomalous`, `deviation`, `excess`,
//!   `drift`)
//! * `orders`: each with the fields of [`OrderLine`] (required: `day`, and `number` or `title`; no two have the same day and the same number,
//!   or without a number the same title)
//! * `texts`: of the regulation, each with the fields of [`TextLine`] (required: `language`, `day`, `text`; `order`: an order of the list, as
//!   `number, day`, without a number as `title, day`)
//!
//! `player.site`: the fields of [`PlayerSite`].
//!
//! `tournament.site`:
//!
//! * `city`, `club`, `referee`
//! * `plan`: in words, or a line of a calendar plan as it is cited (`title, year, № number`)
//! * `rated` (time)
//! * `signatures`: each with `office` (`"referee"`, `"club"`, `"official"`), `name`, `at` (time), all required, and `caveats`: what the
//!   signatory was asked about (words)
//! * `conditional`: an object of id to the conditional rating of a participant without a rating (rgf 6)
//! * `appeals`: each with the fields of [`AppealLine`] (required: `about` (`"result"`, `"table"`, `"rating"`), `filed` (time), `stage`
//!   (`"open"`, `"upheld"`, `"rejected"`, `"dismissed"`); `player`: id of somebody declared before; `answered` (time): required of all that
//!   aren't open, of no other)
//! * `annulled`: who annulled which result, when and why, each with the fields of [`AnnulmentLine`] (all required; `a`, `b`: ids declared
//!   before)
//!
//! A game's `site`: `colour` of a: `"w"` or `"b"`.
//!
//! `edition.site`: `note`: text of the amendment, `by`, `entered` (time).
//!
//! `list.site`: `number`, `note`, `published` (time), `by`, `entries`: the published fact, each with `place`, `player`, `name`, `latin`, `club`,
//! `rating`, `rank`, `pool`, `deviation`, `provisional` (required: `place`, `player`, `name`, `rating`), `fingerprint` (lower-case
//! hexadecimal).
//!
//! `club`, a line: `name` (required, no other club has it), `latin`, `city`, `contacts`, `founded` (day or year), `closed` (day). A player may
//! name a club without a line.
//!
//! `draft`, a line: any object: a tournament that is not rated yet.
//!
//! Times are `YYYY-MM-DDTHH:MM:SSZ`.
//!
//! Documents are no part of it: of an order and a text of the regulation that have one, the journal carries everything else, and nothing of a text
//! that is a document only; nor how to reach who appealed. An edition follows the order whose citation (`number, day` or `title, day`) is its `id`.

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
pub use self::rate::{Calendar, Place, answer, rate, replay};
pub use self::read::read;
pub use self::write::{write, write_federation, write_line};
use super::approval::Office;
use super::calendar_plan::Handed;
use super::caveat::Caveat;
use super::language::Language;
use super::licence::{Licence, Licensing};
use super::membership::Gate;
use super::name;
use super::number::Points;
use super::player::{Born, PlayerKey};
use super::roster::division::Division;
use super::rules::{Published, Rated, Rulebook};
use super::tournament::{Pool, Tournament};
use super::watch::Bounds;
use super::zone::Zone;

/// A journal that was read completely.
#[derive(Debug, Clone)]
pub struct Journal {
    /// Its first line.
    pub federation: FederationLine,
    /// Line number of the federation line; blank lines may precede it.
    pub federation_line: usize,
    /// The rules it names.
    pub rulebook: &'static Rulebook,
    /// The other lines with their line numbers, in order.
    pub lines: Vec<(usize, Line)>,
    /// Ids of the players by key: a player's key is his place among the player lines.
    pub ids: Vec<Box<str>>,
}

/// What a line of the journal led to.
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
    /// A tournament that is not rated yet, as the site keeps it: an object.
    Draft(Json),
}

/// The first line.
#[derive(Debug, Clone, PartialEq)]
pub struct FederationLine {
    /// Short name in addresses; changes nothing.
    pub slug: Option<String>,
    /// Name; changes nothing.
    pub name: Option<String>,
    /// Id of the rules.
    pub rules: String,
    /// Parameters that differ from the default; an object.
    pub parameters: Json,
    /// What else the site knows.
    pub site: Option<FederationSite>,
}

/// Extension of the federation line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FederationSite {
    /// Its name in each language.
    pub names: Option<Names>,
    /// Colour of its pages, `#rrggbb`.
    pub accent: Option<String>,
    /// The note on the use of its lists.
    pub list_note: Option<Names>,
    /// The time zone by whose clocks its days begin.
    pub time_zone: Option<Zone>,
    /// The language of names whose letters don't tell theirs, if one was chosen.
    pub name_language: Option<name::Language>,
    /// The country whose federation it is, two letters of ISO 3166-1.
    pub country: Option<String>,
    /// How many days after it somebody may object.
    pub appeal_days: Option<i32>,
    /// The categories of players by which its lists are divided.
    pub categories: Vec<Division>,
    /// Its calendar plans.
    pub plans: Vec<Handed>,
    /// Whom the federation lets take part and be rated.
    pub members: Gate,
    /// Whoever hasn't paid the dues is no member.
    pub dues: bool,
    /// The licences of its referees and organizers.
    pub licences: Vec<Licence>,
    /// What becomes of a tournament whose chief referee has no licence.
    pub licensing: Licensing,
    /// The bounds beyond which its commission is alarmed.
    pub bounds: Bounds,
    /// Its orders, oldest first.
    pub orders: Vec<OrderLine>,
    /// The texts of its regulation, oldest first.
    pub texts: Vec<TextLine>,
}

/// A text in the languages of the site.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Names([Option<String>; Language::COUNT]);

impl Names {
    /// Says it in a language.
    pub fn set(&mut self, language: Language, text: String) {
        self.0[language as usize] = Some(text);
    }

    /// What is said, in the order of the languages.
    pub fn iter(&self) -> impl Iterator<Item = (Language, &str)> {
        Language::ALL.into_iter().zip(&self.0).filter_map(|(language, text)| Some((language, text.as_deref()?)))
    }
}

impl FromIterator<(Language, String)> for Names {
    fn from_iter<T: IntoIterator<Item = (Language, String)>>(all: T) -> Names {
        let mut names = Names::default();
        all.into_iter().for_each(|(language, text)| names.set(language, text));
        names
    }
}

/// A club's line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ClubLine {
    /// Name; no other club line has it.
    pub name: String,
    /// Name in Latin letters.
    pub latin: Option<String>,
    /// City.
    pub city: Option<String>,
    /// How to reach it.
    pub contacts: Option<String>,
    /// Day or year of its founding.
    pub founded: Option<Born>,
    /// Nobody is entered in it since this day.
    pub closed: Option<NaiveDate>,
}

/// A tournament's line.
#[derive(Debug, Clone, PartialEq)]
pub struct TournamentLine {
    /// Its id.
    pub id: Box<str>,
    /// Name.
    pub name: Option<Box<str>>,
    /// What the rules need.
    pub tournament: Tournament,
    /// What else the site knows.
    pub site: Option<Box<TournamentSite>>,
}

/// Extension of a tournament's line.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct TournamentSite {
    /// City.
    pub city: Option<String>,
    /// Holding club.
    pub club: Option<String>,
    /// Chief referee.
    pub referee: Option<String>,
    /// Entry of the calendar plan.
    pub plan: Option<String>,
    /// When it was rated.
    pub rated: Option<NaiveDateTime>,
    /// The signatures under the table.
    pub signatures: Vec<Signature>,
    /// The conditional ratings of participants who have none (rgf 6): nothing is calculated of them.
    pub conditional: Vec<(PlayerKey, f64)>,
    /// The appeals about it, oldest first.
    pub appeals: Vec<AppealLine>,
    /// The annulled results: who annulled each, when and why.
    pub annulled: Vec<AnnulmentLine>,
}

/// An approval of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Signature {
    /// The office in which the person signed.
    pub office: Office,
    /// Name of the person.
    pub name: String,
    /// When it was signed (UTC).
    pub at: NaiveDateTime,
    /// What the signatory was asked about before.
    pub caveats: Vec<Caveat>,
}

/// A list's line.
#[derive(Debug, Clone, PartialEq)]
pub struct ListLine {
    /// Date of the list.
    pub date: NaiveDate,
    /// What else the site knows.
    pub site: Option<Box<ListSite>>,
}

/// An edition's line.
#[derive(Debug, Clone, PartialEq)]
pub struct EditionLine {
    /// Number of the order.
    pub id: Box<str>,
    /// Day of publication.
    pub published: NaiveDate,
    /// First day, where it is not the one that the regulation sets.
    pub since: Option<NaiveDate>,
    /// Parameters that differ from the default; an object.
    pub parameters: Json,
    /// What else the site knows.
    pub site: Option<EditionSite>,
}

/// Extension of an edition's line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EditionSite {
    /// Text of the amendment.
    pub note: Option<String>,
    /// The person who published it.
    pub by: Option<String>,
    /// When it was entered.
    pub entered: Option<NaiveDateTime>,
}

/// Extension of a list's line: the list as it was published.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct ListSite {
    /// Its number.
    pub number: Option<u32>,
    /// A note under it.
    pub note: Option<String>,
    /// When it was published.
    pub published: Option<NaiveDateTime>,
    /// The person who published it.
    pub by: Option<String>,
    /// The entries as they were published; `None`: not handed over.
    pub entries: Option<Vec<SiteEntry>>,
    /// Fingerprint of the published list, hexadecimal.
    pub fingerprint: Option<String>,
}

/// An entry of a published list.
#[derive(Debug, Clone, PartialEq)]
pub struct SiteEntry {
    /// Place.
    pub place: u32,
    /// Id of the player then.
    pub player: Box<str>,
    /// Name then.
    pub name: Box<str>,
    /// Name in Latin letters then.
    pub latin: Option<Box<str>>,
    /// Club then.
    pub club: Option<Box<str>>,
    /// Rating.
    pub rating: Points,
    /// Rank.
    pub rank: Option<Box<str>>,
    /// Pool, for rules with pools.
    pub pool: Option<Pool>,
    /// Deviation, where the rules have one.
    pub deviation: Option<f64>,
    /// The rating had a star.
    pub provisional: bool,
}

/// A JSON value kept as text in the spacing of this format, its keys in the order they were written in.
#[derive(Clone, PartialEq, Eq)]
pub struct Json(Box<str>);

impl Json {
    /// The empty object.
    pub fn empty() -> Json {
        Json("{}".into())
    }

    /// The value.
    pub fn value(&self) -> serde_json::Value {
        // The text comes from the scanner or from a value, so it is JSON.
        serde_json::from_str(&self.0).unwrap_or_default()
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Whether it is the empty object.
    pub fn is_empty(&self) -> bool {
        &*self.0 == "{}"
    }
}

impl From<&serde_json::Value> for Json {
    fn from(value: &serde_json::Value) -> Json {
        let mut out = Vec::new();
        let text = value.to_string();
        // A value has no key twice; one that is nested deeper than any line may be is left out.
        match scan::Scan::new(&text).any(&mut out).map(|()| String::from_utf8(out)) {
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

/// Why a journal is refused: the first bad line, from 1, blank lines counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bad {
    /// Line number.
    pub line: usize,
    /// A sentence.
    pub reason: String,
}

impl fmt::Display for Bad {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for Bad {}

/// How times are written.
const TIME: &str = "%Y-%m-%dT%H:%M:%SZ";
