//! The tournament desk: the participants, the draw of lots, the rounds as they are paired, published, played and closed, and the table that
//! results from them.
//!
//! A [`Desk`] is everything that is known about a tournament in play. It changes only by [`Act`]s ([`Desk::apply`]), each of which is done
//! as a whole or refused with its reason. Who pairs whom is decided by [`super::pairing`]; the desk keeps the facts that it asks for.
//!
//! | file | what |
//! | --- | --- |
//! | `act` | what people do, and what comes of it |
//! | `roll` | before round 1: plan, participants, lots |
//! | `rounds` | a round from its pairing to its end |
//! | `steps` | which of these steps may follow, and why another one may not |
//! | `entry` | results, entered by several at once |
//! | `arbiter` | what the referee decides at a board: stones, annulled results, games that are played again |
//! | `late` | participants who come when the tournament has begun |
//! | `draft` | the pairing that only the referee has seen, and the facts that it rests on |
//! | `course` | the tournament as the pairing sees it: standings, reasons, warnings |
//! | `public` | what everybody may see of it |
//! | `why` | why a participant meets somebody, and why not somebody else |
//! | `sheet` | the finished tournament as the table that is rated |

mod act;
mod arbiter;
mod course;
mod draft;
mod entry;
mod late;
mod public;
mod roll;
mod rounds;
mod sheet;
mod steps;
#[cfg(test)]
mod tests;
mod why;

use std::collections::BTreeSet;

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use super::country;
use super::name::{name_and_birth, typeset};
pub use super::pairing::Worse;
use super::pairing::mcmahon::{Boundary, Plan as Groups};
use super::pairing::{ByePoints, DrawPoints, Ideal, Parity, Settings};
use super::rules::Shows;
use super::word::words;
pub use act::{Act, Answer, BadLine, By, DeadEnd, LineFault, Refusal};
pub use arbiter::Decisions;
pub use course::{Consequences, Moment, Standing, Standings, Tie};
pub use draft::{Basis, Cause, Discarded};
pub use public::PublicDesk;
pub use steps::Step;
pub use why::{Drawn, Other, Why, WhyNot};

/// A participant of one tournament, numbered by the order of entry; the text of the number is the `id` of the lots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct EntrantId(pub u32);

impl std::fmt::Display for EntrantId {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

words! {
    /// How a tournament is held, in the order in which the systems are offered.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum System {
        /// Pairing by results.
        #[default]
        Swiss = "swiss",
        /// Pairing by results, with starting points by groups of rating.
        McMahon = "mcmahon",
        /// Everybody meets everybody.
        RoundRobin = "round-robin",
        /// Losers are out.
        Knockout = "knockout",
    }
}

impl System {
    /// Whether its rounds are paired by results.
    pub fn by_results(self) -> bool {
        matches!(self, System::Swiss | System::McMahon)
    }
}

words! {
    /// What becomes of a drawn game, by the regulations of the tournament (ssdc 1.7.1).
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Replays {
        /// It stands; in a knockout it is played again, and the replay isn't rated (reading A31).
        #[default]
        None = "none",
        /// It is played again, and both games are rated.
        Rated = "rated",
        /// It is played again, and the replay isn't rated.
        Unrated = "unrated",
    }
}

/// What the organizer decides before round 1 is published.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Plan {
    /// The system.
    pub system: System,
    /// How many rounds are meant to be played; advice only. 0: as many as article 2 suggests.
    pub rounds: usize,
    /// Criterion 6.
    pub ideal: Ideal,
    /// The rank list of colours.
    pub parity: Parity,
    /// What a bye is worth.
    pub bye: ByePoints,
    /// What a draw is worth.
    pub draw: DrawPoints,
    /// McMahon: where a group begins.
    pub boundary: Boundary,
    /// McMahon: rating points of a group.
    pub width: i64,
    /// McMahon: the upper bar.
    pub top: Option<i64>,
    /// McMahon: the lower bar.
    pub bottom: Option<i64>,
    /// The number of the first board.
    pub first_board: usize,
    /// What becomes of drawn games.
    pub replays: Replays,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            system: System::Swiss,
            rounds: 0,
            ideal: Ideal::default(),
            parity: Parity::default(),
            bye: ByePoints::default(),
            draw: DrawPoints::default(),
            boundary: Boundary::Floor,
            width: 100,
            top: None,
            bottom: None,
            first_board: 1,
            replays: Replays::None,
        }
    }
}

impl Plan {
    /// What the pairing takes of it.
    pub fn settings(&self) -> Settings {
        Settings { ideal: self.ideal, parity: self.parity, bye: self.bye(), draw: self.draw }
    }

    /// What a bye is worth: nothing where everybody has one.
    pub fn bye(&self) -> ByePoints {
        if self.system == System::RoundRobin { ByePoints::Zero } else { self.bye }
    }

    /// The McMahon groups.
    pub fn groups(&self) -> Groups {
        Groups { boundary: self.boundary, width: self.width, top: self.top, bottom: self.bottom }
    }
}

/// A participant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    /// Identity in this tournament.
    pub id: EntrantId,
    /// Name.
    pub name: String,
    /// The known player.
    #[serde(default)]
    pub player: Option<i64>,
    /// The referee has said that it is a player whom the federation doesn't know.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub new: bool,
    /// Name in Latin letters, where it is not the official transliteration.
    #[serde(default)]
    pub latin: String,
    /// Year or date of birth, as typed.
    #[serde(default)]
    pub born: String,
    /// Club.
    #[serde(default)]
    pub club: String,
    /// City; it is no club.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub city: String,
    /// Nation or territory; empty: unknown.
    #[serde(default)]
    pub country: String,
    /// Rank as written.
    #[serde(default)]
    pub rank: String,
    /// Rating, for the McMahon groups.
    #[serde(default)]
    pub rating: Option<i64>,
    /// The number drawn by lot.
    #[serde(default)]
    pub number: Option<u64>,
    /// McMahon: the points that he begins with.
    #[serde(default)]
    pub start: i64,
    /// Not paired any more.
    #[serde(default)]
    pub withdrawn: bool,
    /// The first round that is played, where the participant came when the tournament had begun; 0: from the beginning.
    #[serde(default)]
    pub since: usize,
    /// Points that the referee gave for the rounds before: two for a won game.
    #[serde(default)]
    pub granted: i64,
}

impl Entrant {
    /// A participant of whom only the name is known.
    pub fn named(name: &str) -> Entrant {
        Entrant {
            id: EntrantId(0),
            name: name.to_owned(),
            player: None,
            new: false,
            latin: String::new(),
            born: String::new(),
            club: String::new(),
            city: String::new(),
            country: String::new(),
            rank: String::new(),
            rating: None,
            number: None,
            start: 0,
            withdrawn: false,
            since: 0,
            granted: 0,
        }
    }

    /// Gives the names the form in which they are kept, and the birth that was typed behind the name its own field.
    pub fn typeset(&mut self) {
        self.country = country::stored(&self.country);
        // The name of a known player is what the federation says it is.
        if self.player.is_none() && self.born.trim().is_empty() {
            let (name, born) = name_and_birth(&self.name);
            (self.name, self.born) = (name, born.map(|born| born.to_string()).unwrap_or_default());
        }
        for text in [&mut self.name, &mut self.latin, &mut self.club, &mut self.city, &mut self.country, &mut self.rank, &mut self.born] {
            *text = typeset(text);
        }
    }

    /// How many rounds were paired before the participant came.
    pub fn missed(&self) -> usize {
        self.since.saturating_sub(1)
    }
}

/// A draw of lots that was made; all of them stay listed, so that nobody draws until it pleases.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lot {
    /// What it was made from; none: numbers drawn by hand.
    pub seed: Option<String>,
    /// How many took part.
    pub count: usize,
    /// The person who drew.
    pub by: String,
    /// When the lots were drawn (UTC).
    pub at: NaiveDateTime,
}

/// Where a round is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Seen by the referee only.
    Paired,
    /// Seen by everybody.
    Published,
    /// Being played.
    Started,
    /// Everything is known.
    Closed,
}

/// A round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// The stage of the round.
    pub stage: Stage,
    /// The games; in a knockout also replays, each after the drawn game.
    pub boards: Vec<Board>,
    /// The participants with a bye.
    pub byes: Vec<EntrantId>,
    /// The participants who are neither paired nor have a bye, though they have not withdrawn.
    pub absent: Vec<EntrantId>,
    /// The participants who were marked as absent when it was paired.
    #[serde(default)]
    pub marked: Vec<EntrantId>,
    /// What it was made from.
    #[serde(default)]
    pub basis: Basis,
    /// The act by which it was paired: what was entered later played no part.
    pub seq: u64,
    /// Changes by hand.
    #[serde(default)]
    pub by_hand: Vec<Change>,
    /// Earlier pairings of this round.
    #[serde(default)]
    pub earlier: Vec<Earlier>,
    /// If everybody stays, no further round can be paired after this one.
    #[serde(default)]
    pub last: bool,
}

impl Round {
    /// How often it was made or changed: a form that shows an older pairing is out of date.
    pub fn edition(&self) -> usize {
        self.by_hand.len() + self.earlier.iter().map(|earlier| 1 + earlier.by_hand.len()).sum::<usize>()
    }

    /// The board where somebody plays; in a knockout the last one.
    pub fn board_of(&self, who: EntrantId) -> Option<&Board> {
        self.boards.iter().rev().find(|board| board.has(who))
    }

    /// Boards without a result.
    pub fn open(&self) -> usize {
        self.boards.iter().filter(|board| board.outcome().is_none()).count()
    }

    /// Games of which the result is known and nobody says otherwise: those that everybody sees as finished.
    pub fn settled(&self) -> usize {
        self.boards.iter().filter(|board| board.outcome().is_some() && board.claims.is_empty()).count()
    }

    /// Boards about which two entries disagree.
    pub fn disputed(&self) -> usize {
        self.boards.iter().filter(|board| !board.claims.is_empty()).count()
    }
}

/// A change of the pairing by hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// The two who changed their places.
    pub two: [EntrantId; 2],
    /// Why it was changed.
    pub reason: String,
    /// The person who changed it.
    pub by: String,
    /// When it was changed (UTC).
    pub at: NaiveDateTime,
}

/// A pairing that was replaced.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Earlier {
    /// Black and white of each board.
    pub pairs: Vec<[EntrantId; 2]>,
    /// The participants who had a bye.
    pub byes: Vec<EntrantId>,
    /// Why it was replaced.
    pub reason: String,
    /// The person who replaced it.
    pub by: String,
    /// When it was replaced (UTC).
    pub at: NaiveDateTime,
    /// Everybody had seen it.
    pub published: bool,
    /// How it had been changed by hand.
    #[serde(default)]
    pub by_hand: Vec<Change>,
}

/// A game of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// Its number, which no other board of the round has.
    pub number: usize,
    /// The participant who plays black.
    pub black: EntrantId,
    /// The participant who plays white.
    pub white: EntrantId,
    /// Knockout: a drawn game is played again.
    #[serde(default)]
    pub replay: bool,
    /// Replays: whether the game counts for the rating (reading A31).
    #[serde(default)]
    pub rated: bool,
    /// Replays: the seconds that black and white begin with.
    #[serde(default)]
    pub time: Option<[u32; 2]>,
    /// Knockout, drawn games: the seconds that black and white had left.
    #[serde(default)]
    pub left: Option<[u32; 2]>,
    /// What was entered, the last one holds.
    #[serde(default)]
    pub entries: Vec<Entry>,
    /// What somebody else says: the referee decides.
    #[serde(default)]
    pub claims: Vec<Entry>,
    /// Stones that white gives to black.
    #[serde(default)]
    pub stones: u8,
    /// The result was annulled: only a replay of the game is rated (ssdc 1.7.2).
    #[serde(default)]
    pub annulled: Option<Annulment>,
    /// The referee has said that this drawn game is not played again.
    #[serde(default)]
    pub stands: bool,
    /// Replays: the act by which the game was ordered.
    #[serde(default)]
    pub since: u64,
}

/// A decision that a result doesn't count.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Annulment {
    /// Why the result was annulled.
    pub reason: String,
    /// The person who annulled it.
    pub by: String,
    /// When it was annulled (UTC).
    pub at: NaiveDateTime,
    /// The act.
    pub seq: u64,
}

impl Board {
    fn new(number: usize, black: EntrantId, white: EntrantId) -> Board {
        Board {
            number,
            black,
            white,
            replay: false,
            rated: false,
            time: None,
            left: None,
            entries: Vec::new(),
            claims: Vec::new(),
            stones: 0,
            annulled: None,
            stands: false,
            since: 0,
        }
    }

    /// How the game ended, as far as that counts: nothing does once it was annulled.
    pub fn counted(&self) -> Option<Outcome> {
        self.counted_before(u64::MAX)
    }

    /// Whether these two are the players of the other board, too.
    fn same_two(&self, other: &Board) -> bool {
        self.has(other.black) && self.has(other.white)
    }

    /// How the game ended before an act, if the result had not been annulled then.
    fn counted_before(&self, seq: u64) -> Option<Outcome> {
        let outcome = if seq == u64::MAX { self.outcome() } else { self.outcome_before(seq) };
        outcome.filter(|_| self.annulled.as_ref().is_none_or(|annulled| annulled.seq >= seq))
    }

    /// How the game ended, as far as is known.
    pub fn outcome(&self) -> Option<Outcome> {
        self.entries.last().and_then(|entry| entry.outcome)
    }

    /// How it had ended before an act.
    fn outcome_before(&self, seq: u64) -> Option<Outcome> {
        self.entries.iter().rev().find(|entry| entry.seq < seq).and_then(|entry| entry.outcome)
    }

    /// Whether somebody plays here.
    pub fn has(&self, who: EntrantId) -> bool {
        self.black == who || self.white == who
    }

    /// The opponent of one of the two.
    pub fn opponent(&self, of: EntrantId) -> EntrantId {
        if self.black == of { self.white } else { self.black }
    }

    /// Whether a known result was changed.
    pub fn corrected(&self) -> bool {
        self.entries.len() > 1
    }
}

words! {
    /// How a game ended, in the order in which the outcomes are offered.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Outcome {
        /// Black won.
        Black = "black",
        /// A draw.
        Draw = "draw",
        /// White won.
        White = "white",
        /// White didn't come: black has won.
        BlackByForfeit = "black-by-forfeit",
        /// Black didn't come: white has won.
        WhiteByForfeit = "white-by-forfeit",
        /// Nobody came.
        NoOne = "no-one",
        /// A draw awarded by the referee.
        AwardedDraw = "awarded-draw",
    }
}

impl Outcome {
    /// Whether the game was not played.
    pub fn forfeit(self) -> bool {
        !matches!(self, Outcome::Black | Outcome::White | Outcome::Draw)
    }

    /// The same result where the two had exchanged their colours.
    pub fn mirrored(self) -> Outcome {
        match self {
            Outcome::Black => Outcome::White,
            Outcome::White => Outcome::Black,
            Outcome::BlackByForfeit => Outcome::WhiteByForfeit,
            Outcome::WhiteByForfeit => Outcome::BlackByForfeit,
            Outcome::Draw | Outcome::NoOne | Outcome::AwardedDraw => self,
        }
    }

    /// Half points of black and of white.
    pub fn halves(self) -> [i64; 2] {
        match self {
            Outcome::Black | Outcome::BlackByForfeit => [2, 0],
            Outcome::White | Outcome::WhiteByForfeit => [0, 2],
            Outcome::Draw | Outcome::AwardedDraw => [1, 1],
            Outcome::NoOne => [0, 0],
        }
    }
}

/// A result as somebody entered it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The result; none: it was taken back.
    pub outcome: Option<Outcome>,
    /// The person who entered it.
    pub by: String,
    /// When it was entered (UTC).
    pub at: NaiveDateTime,
    /// The act.
    pub seq: u64,
}

/// Why a number of rounds is unusual.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundsAdvice {
    /// There are too few opponents.
    Opponents {
        /// The most rounds that can be paired.
        most: usize,
    },
    /// It is far from twice the rounds of a knockout.
    Unusual {
        /// The fewest that article 2 suggests.
        least: usize,
        /// The most.
        greatest: usize,
    },
}

/// What the regulation of the federation says about single games. It is no choice of the organizer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rulings {
    /// An arbiter may annul a result (ssdc 1.7.2).
    pub annuls: bool,
    /// Every replay is rated (ssdc 1.7.1).
    pub rates_replays: bool,
}

impl Default for Rulings {
    /// Where nothing is known of a regulation, the referee decides.
    fn default() -> Rulings {
        Rulings { annuls: true, rates_replays: false }
    }
}

impl From<&Shows> for Rulings {
    fn from(shows: &Shows) -> Rulings {
        Rulings { annuls: shows.annuls, rates_replays: shows.rates_replays }
    }
}

/// A tournament at the desk.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Desk {
    /// How it is held.
    pub plan: Plan,
    /// What the regulation says.
    pub rulings: Rulings,
    /// The participants, in the order of entry.
    pub entrants: Vec<Entrant>,
    /// Every draw of lots; the last one holds.
    pub lots: Vec<Lot>,
    /// The rounds.
    pub rounds: Vec<Round>,
    /// The participants who miss the round to be paired.
    pub absent: BTreeSet<EntrantId>,
    /// The last draft that was discarded because its facts had changed.
    pub discarded: Option<Discarded>,
    /// It was turned into the table.
    pub finished: bool,
    /// How many acts were done.
    pub seq: u64,
    /// The next identity.
    pub next_id: u32,
}

impl Desk {
    /// A participant.
    pub fn entrant(&self, id: EntrantId) -> Option<&Entrant> {
        self.index(id).and_then(|at| self.entrants.get(at))
    }

    /// The number that tells a participant from others of the same name; none where there are none, and before the lots are drawn.
    pub fn told_apart(&self, id: EntrantId) -> Option<u64> {
        let entrant = self.entrant(id)?;
        let namesake = |other: &Entrant| other.id != id && other.name == entrant.name;
        entrant.number.filter(|_| self.entrants.iter().any(namesake))
    }

    /// The place of a participant in the list.
    pub fn index(&self, id: EntrantId) -> Option<usize> {
        // Identities ascend; participants who were removed leave gaps.
        self.entrants.binary_search_by_key(&id, |entrant| entrant.id).ok()
    }

    /// Whether lots were drawn for everybody.
    pub fn drawn(&self) -> bool {
        !self.entrants.is_empty() && self.entrants.iter().all(|entrant| entrant.number.is_some())
    }

    /// Whether everybody has seen round 1: nothing of the plan, of the numbers and of the list of participants changes any more.
    pub fn begun(&self) -> bool {
        self.rounds.len() > 1 || self.rounds.first().is_some_and(|round| round.stage > Stage::Paired)
    }

    /// The round that is not closed.
    pub fn current(&self) -> Option<(usize, &Round)> {
        self.rounds.last().filter(|round| round.stage != Stage::Closed).map(|round| (self.rounds.len(), round))
    }

    /// How many rounds everybody may see.
    pub fn published(&self) -> usize {
        self.rounds.iter().filter(|round| round.stage > Stage::Paired).count()
    }

    /// Whether people are playing: everybody has seen a round, and the desk isn't closed.
    pub fn is_playing(&self) -> bool {
        self.published() > 0 && !self.finished
    }

    /// How many rounds are meant to be played: as planned, else what suits the system.
    pub fn planned(&self) -> usize {
        let count = self.entrants.len();
        let knockout = count.max(1).next_power_of_two().ilog2() as usize;
        match self.plan.system {
            System::Knockout => knockout,
            System::RoundRobin => (count + count % 2).saturating_sub(1),
            _ if self.plan.rounds > 0 => self.plan.rounds,
            // Whoever comes late makes the tournament no longer.
            _ => {
                let first = self.entrants.iter().filter(|entrant| entrant.missed() == 0).count();
                (2 * first.max(1).next_power_of_two().ilog2() as usize).min(self.most_rounds())
            }
        }
    }

    /// How many rounds were played, and how many were planned, where these are more; in a knockout until it has a champion.
    pub fn shortfall(&self) -> Option<(usize, usize)> {
        let (played, planned) = (self.rounds.len(), self.planned());
        let short = match self.plan.system {
            System::Knockout => self.champion().is_none(),
            System::RoundRobin => true,
            // Else the number is advice.
            System::Swiss | System::McMahon => self.plan.rounds > 0,
        };
        (short && played < planned).then_some((played, planned))
    }

    /// What is wrong with the number of planned rounds by article 2, which is advice: about twice the rounds of a knockout, two more or fewer,
    /// and never more than there are opponents (readings A2, A35). Fewer are not unusual as long as more could not be paired safely.
    pub fn rounds_advice(&self) -> Option<RoundsAdvice> {
        let (count, planned, most) = (self.entrants.len(), self.plan.rounds, self.most_rounds());
        if !self.plan.system.by_results() || count < 2 || planned == 0 {
            return None;
        }
        let usual = 2 * count.next_power_of_two().ilog2() as usize;
        let (least, greatest) = (usual.saturating_sub(2).clamp(1, most), (usual + 2).min(most));
        if planned > most {
            Some(RoundsAdvice::Opponents { most })
        } else if planned < least.min(self.safe_rounds()) || planned > greatest {
            Some(RoundsAdvice::Unusual { least, greatest })
        } else {
            None
        }
    }

    /// Article 2: never more rounds than there are opponents.
    pub fn most_rounds(&self) -> usize {
        let count = self.entrants.len();
        (if count.is_multiple_of(2) { count.saturating_sub(1) } else { count }).max(1)
    }

    /// The rounds that a small field can be expected to pair without meeting again; of larger fields at least as many as there would be.
    pub fn safe_rounds(&self) -> usize {
        self.most_rounds().saturating_sub(2).max(1)
    }

    /// The seed of the draw that holds.
    pub fn seed(&self) -> Option<&str> {
        self.lots.last().and_then(|lot| lot.seed.as_deref())
    }
}
