//! The tournament desk. A [`Desk`] is the complete state of a tournament in play. It changes only
//! by [`Act`]s ([`Desk::apply`]), each of which is applied completely or refused with its reason.
//! [`super::pairing`] makes the pairs; the desk supplies the facts.

mod act;
mod arbiter;
mod draft;
mod late_entries;
mod pairing_state;
mod public;
mod result_entry;
mod rounds;
mod setup;
mod sheet;
#[cfg(test)]
mod tests;
mod transitions;
mod why;

use std::collections::BTreeSet;

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use super::country;
use super::name::{name_and_birth, normalize_name};
pub use super::pairing::CriterionDifference;
use super::pairing::mcmahon::{Boundary, Plan as Groups};
use super::pairing::{ByePoints, DrawPoints, Ideal, Parity, Settings};
use super::rules::RulesFeatures;
use super::string_enum::string_enum;
pub use act::{Act, Answer, BadLine, DeadEnd, DeskUser, LineFault, Refusal};
pub use arbiter::Decisions;
pub use draft::{Basis, Cause, Discarded};
pub use pairing_state::{Consequences, RoundSnapshot, Standing, Standings, Tie};
pub use public::PublicDesk;
pub use transitions::Step;
pub use why::{DrawReason, NoMeetingReason, PairingExplanation, PossiblePartner};

/// A participant of one tournament, numbered by the order of entry; as text the `id` of the lots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct EntrantId(pub u32);

impl std::fmt::Display for EntrantId {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

string_enum! {
    /// The system of a tournament, in the order of the menu.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum System {
        /// Pairing by results.
        #[default]
        Swiss = "swiss",
        /// Pairing by results, with starting points by groups of rating.
        McMahon = "mcmahon",
        /// Every participant meets every other.
        RoundRobin = "round-robin",
        /// Losers are out.
        Knockout = "knockout",
    }
}

impl System {
    /// True if its rounds are paired by results.
    pub fn by_results(self) -> bool {
        matches!(self, System::Swiss | System::McMahon)
    }
}

string_enum! {
    /// Treatment of drawn games, by the regulations of the tournament (ssdc 1.7.1).
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Replays {
        /// The draw stands; a knockout replays it unrated (`docs/readings/wmsg.md` A31).
        #[default]
        None = "none",
        /// It is replayed, and both games are rated.
        Rated = "rated",
        /// It is replayed, and the replay isn't rated.
        Unrated = "unrated",
    }
}

/// The organizer's settings, fixed when round 1 is published.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Plan {
    /// The system by which rounds are paired.
    pub system: System,
    /// Planned number of rounds, as advice only. 0: the number that article 2 suggests.
    pub rounds: usize,
    /// Criterion 6.
    pub ideal: Ideal,
    /// The rank list of colours.
    pub parity: Parity,
    /// Points of a bye.
    pub bye: ByePoints,
    /// Points of a draw.
    pub draw: DrawPoints,
    /// McMahon: the boundary of a group.
    pub boundary: Boundary,
    /// McMahon: width of a group in rating points.
    pub width: i64,
    /// McMahon: the upper bar.
    pub top: Option<i64>,
    /// McMahon: the lower bar.
    pub bottom: Option<i64>,
    /// The number of the first board.
    pub first_board: usize,
    /// Treatment of drawn games.
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
    /// The settings for the pairing.
    pub fn pairing_settings(&self) -> Settings {
        Settings {
            ideal: self.ideal,
            parity: self.parity,
            bye: self.bye_points(),
            draw: self.draw,
        }
    }

    /// Points of a bye; zero in a round-robin, where every participant has one.
    pub fn bye_points(&self) -> ByePoints {
        if self.system == System::RoundRobin {
            ByePoints::Zero
        } else {
            self.bye
        }
    }

    /// The McMahon groups.
    pub fn groups(&self) -> Groups {
        Groups {
            boundary: self.boundary,
            width: self.width,
            top: self.top,
            bottom: self.bottom,
        }
    }
}

/// A participant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    /// Id in this tournament.
    pub id: EntrantId,
    /// Name as entered, or of the known player.
    pub name: String,
    /// Id of the known player; `None` if the participant isn't linked to one.
    #[serde(default)]
    pub player: Option<i64>,
    /// The referee has confirmed that the participant is a player unknown to the federation.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub new: bool,
    /// Name in Latin letters, if it differs from the official transliteration.
    #[serde(default)]
    pub latin: String,
    /// Year or date of birth, as typed.
    #[serde(default)]
    pub born: String,
    /// Club; empty if unknown.
    #[serde(default)]
    pub club: String,
    /// City, which is not the club.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub city: String,
    /// Nation or territory; empty if unknown.
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
    /// McMahon: the starting points.
    #[serde(default)]
    pub start: i64,
    /// The participant is not paired any more.
    #[serde(default)]
    pub withdrawn: bool,
    /// The first round that a late entrant plays; 0 for a participant from the beginning.
    #[serde(default)]
    pub since: usize,
    /// Points for missed rounds by the referee's decision, in half points.
    #[serde(default)]
    pub granted: i64,
}

impl Entrant {
    /// A participant with a name and no other data.
    pub fn from_name(name: &str) -> Entrant {
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

    /// Converts the names to stored form, and moves a birth typed behind the name to its own field.
    pub fn normalize_names(&mut self) {
        self.country = country::normalize_country(&self.country);
        // The name of a known player comes from the federation's record.
        if self.player.is_none() && self.born.trim().is_empty() {
            let (name, born) = name_and_birth(&self.name);
            (self.name, self.born) = (name, born.map(|born| born.to_string()).unwrap_or_default());
        }
        for text in [
            &mut self.name,
            &mut self.latin,
            &mut self.club,
            &mut self.city,
            &mut self.country,
            &mut self.rank,
            &mut self.born,
        ] {
            *text = normalize_name(text);
        }
    }

    /// Number of rounds that were paired before the participant came.
    pub fn missed_rounds(&self) -> usize {
        self.since.saturating_sub(1)
    }
}

/// A draw of lots. All stay listed, so that none is repeated in secret until the result pleases.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lot {
    /// The seed; `None` for numbers drawn by hand.
    pub seed: Option<String>,
    /// Number of participants in the draw.
    pub count: usize,
    /// Name of the person who drew.
    pub by: String,
    /// Time of the draw (UTC).
    pub at: NaiveDateTime,
}

/// Stage of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Visible to the referee only.
    Paired,
    /// Public.
    Published,
    /// Being played.
    Started,
    /// All results are known.
    Closed,
}

/// A round of a tournament with its pairing and games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// The stage of the round.
    pub stage: Stage,
    /// The games, including replays, which come after the game that they repeat.
    pub boards: Vec<Board>,
    /// The participants with a bye.
    pub byes: Vec<EntrantId>,
    /// The participants who are neither paired nor have a bye, though they have not withdrawn.
    pub absent: Vec<EntrantId>,
    /// The participants who were marked as absent when it was paired.
    #[serde(default)]
    pub marked: Vec<EntrantId>,
    /// Digest of the facts of the pairing.
    #[serde(default)]
    pub basis: Basis,
    /// Number of the act that paired the round. Later entries had no influence on it.
    pub seq: u64,
    /// Changes by hand.
    #[serde(default)]
    pub by_hand: Vec<Change>,
    /// Earlier pairings of this round.
    #[serde(default)]
    pub earlier: Vec<Earlier>,
    /// No further round can be paired after this one, even if all participants stay.
    #[serde(default)]
    pub last: bool,
}

impl Round {
    /// Number of replaced pairings and of changes by hand. A form with an older edition is stale.
    pub fn pairing_edition(&self) -> usize {
        self.by_hand.len()
            + self
                .earlier
                .iter()
                .map(|earlier| 1 + earlier.by_hand.len())
                .sum::<usize>()
    }

    /// The board of a participant; with replays the last one.
    pub fn board_of(&self, who: EntrantId) -> Option<&Board> {
        self.boards.iter().rev().find(|board| board.has_player(who))
    }

    /// Number of boards without a result.
    pub fn count_open(&self) -> usize {
        self.boards
            .iter()
            .filter(|board| board.known_outcome().is_none())
            .count()
    }

    /// Number of games with an undisputed result, which the public sees as finished.
    pub fn count_settled(&self) -> usize {
        self.boards
            .iter()
            .filter(|board| board.known_outcome().is_some() && board.claims.is_empty())
            .count()
    }

    /// Number of boards with contradictory entries.
    pub fn count_disputed(&self) -> usize {
        self.boards
            .iter()
            .filter(|board| !board.claims.is_empty())
            .count()
    }
}

/// A change of the pairing by hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// The two participants who were swapped.
    pub two: [EntrantId; 2],
    /// Reason for the change.
    pub reason: String,
    /// Name of the person who made the change.
    pub by: String,
    /// Time of the change (UTC).
    pub at: NaiveDateTime,
}

/// A pairing that was replaced.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Earlier {
    /// Black and white of each board.
    pub pairs: Vec<[EntrantId; 2]>,
    /// The participants with a bye.
    pub byes: Vec<EntrantId>,
    /// Reason for the replacement.
    pub reason: String,
    /// Name of the person who replaced it.
    pub by: String,
    /// Time of the replacement (UTC).
    pub at: NaiveDateTime,
    /// The pairing had been public.
    pub published: bool,
    /// Its changes by hand.
    #[serde(default)]
    pub by_hand: Vec<Change>,
}

/// A game of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// Number of the board, unique in the round.
    pub number: usize,
    /// The participant who plays black.
    pub black: EntrantId,
    /// The participant who plays white.
    pub white: EntrantId,
    /// The game is a replay of a drawn or annulled game.
    #[serde(default)]
    pub replay: bool,
    /// Replays: the game counts for the rating (`docs/readings/wmsg.md` A31).
    #[serde(default)]
    pub rated: bool,
    /// Replays: the starting times of black and white, in seconds.
    #[serde(default)]
    pub time: Option<[u32; 2]>,
    /// Drawn games of a knockout: the times left of black and white, in seconds.
    #[serde(default)]
    pub left: Option<[u32; 2]>,
    /// The entered results; the last one is valid.
    #[serde(default)]
    pub entries: Vec<Entry>,
    /// Contradictory results from other people. The referee decides.
    #[serde(default)]
    pub claims: Vec<Entry>,
    /// Handicap stones that white gives to black.
    #[serde(default)]
    pub stones: u8,
    /// The annulment of the result: only a replay of the game is rated (ssdc 1.7.2).
    #[serde(default)]
    pub annulled: Option<Annulment>,
    /// The referee has decided that this drawn game is not replayed.
    #[serde(default)]
    pub stands: bool,
    /// Replays: number of the act that ordered the game.
    #[serde(default)]
    pub since: u64,
}

/// The decision that a result doesn't count.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Annulment {
    /// Reason for the annulment.
    pub reason: String,
    /// Name of the person who annulled the result.
    pub by: String,
    /// Time of the annulment (UTC).
    pub at: NaiveDateTime,
    /// Number of the act.
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

    /// The result as far as it counts; `None` after an annulment.
    pub fn counted(&self) -> Option<Outcome> {
        self.counted_before(u64::MAX)
    }

    fn same_two(&self, other: &Board) -> bool {
        self.has_player(other.black) && self.has_player(other.white)
    }

    fn counted_before(&self, seq: u64) -> Option<Outcome> {
        let outcome = if seq == u64::MAX {
            self.known_outcome()
        } else {
            self.outcome_before(seq)
        };
        outcome.filter(|_| {
            self.annulled
                .as_ref()
                .is_none_or(|annulled| annulled.seq >= seq)
        })
    }

    /// The known result of the game.
    pub fn known_outcome(&self) -> Option<Outcome> {
        self.entries.last().and_then(|entry| entry.outcome)
    }

    fn outcome_before(&self, seq: u64) -> Option<Outcome> {
        self.entries
            .iter()
            .rev()
            .find(|entry| entry.seq < seq)
            .and_then(|entry| entry.outcome)
    }

    /// True if the participant plays at this board.
    pub fn has_player(&self, who: EntrantId) -> bool {
        self.black == who || self.white == who
    }

    /// The opponent of one of the two players.
    pub fn opponent(&self, of: EntrantId) -> EntrantId {
        if self.black == of {
            self.white
        } else {
            self.black
        }
    }

    /// True if a known result was changed.
    pub fn is_corrected(&self) -> bool {
        self.entries.len() > 1
    }
}

string_enum! {
    /// The result of a game, in the order of the menu.
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
        /// Neither player came.
        NoOne = "no-one",
        /// A draw awarded by the referee.
        AwardedDraw = "awarded-draw",
    }
}

impl Outcome {
    /// True if the game was not played.
    pub fn is_forfeit(self) -> bool {
        !matches!(self, Outcome::Black | Outcome::White | Outcome::Draw)
    }

    /// The same result with exchanged colours.
    pub fn with_colours_exchanged(self) -> Outcome {
        match self {
            Outcome::Black => Outcome::White,
            Outcome::White => Outcome::Black,
            Outcome::BlackByForfeit => Outcome::WhiteByForfeit,
            Outcome::WhiteByForfeit => Outcome::BlackByForfeit,
            Outcome::Draw | Outcome::NoOne | Outcome::AwardedDraw => self,
        }
    }

    /// Half points of black and of white.
    pub fn half_points(self) -> [i64; 2] {
        match self {
            Outcome::Black | Outcome::BlackByForfeit => [2, 0],
            Outcome::White | Outcome::WhiteByForfeit => [0, 2],
            Outcome::Draw | Outcome::AwardedDraw => [1, 1],
            Outcome::NoOne => [0, 0],
        }
    }
}

/// A result as entered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The result; `None` if it was taken back.
    pub outcome: Option<Outcome>,
    /// Name of the person who entered it.
    pub by: String,
    /// Time of the entry (UTC).
    pub at: NaiveDateTime,
    /// Number of the act.
    pub seq: u64,
}

/// Advice about an unusual number of rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundsAdvice {
    /// There are too few opponents.
    Opponents {
        /// The greatest number of rounds that can be paired.
        most: usize,
    },
    /// The number is far from twice the rounds of a knockout.
    Unusual {
        /// The least number that article 2 suggests.
        least: usize,
        /// The greatest number.
        greatest: usize,
    },
}

/// Rules of the federation's regulation about single games. The organizer can't change them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rulings {
    /// An arbiter may annul a result (ssdc 1.7.2).
    pub annuls: bool,
    /// Every replay is rated (ssdc 1.7.1).
    pub rates_replays: bool,
}

impl Default for Rulings {
    fn default() -> Rulings {
        Rulings {
            annuls: true,
            rates_replays: false,
        }
    }
}

impl From<&RulesFeatures> for Rulings {
    fn from(shows: &RulesFeatures) -> Rulings {
        Rulings {
            annuls: shows.annuls,
            rates_replays: shows.rates_replays,
        }
    }
}

/// A tournament at the desk.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Desk {
    /// The organizer's settings.
    pub plan: Plan,
    /// The rules of the regulation.
    pub rulings: Rulings,
    /// The participants in the order of entry, which is also that of their ids.
    pub entrants: Vec<Entrant>,
    /// All draws of lots; the last one is valid.
    pub lots: Vec<Lot>,
    /// The rounds in order, including a draft that only the referee sees.
    pub rounds: Vec<Round>,
    /// The participants who miss the round to be paired.
    pub absent: BTreeSet<EntrantId>,
    /// The last draft that was discarded because its facts had changed.
    pub discarded: Option<Discarded>,
    /// The tournament has become a table.
    pub finished: bool,
    /// Number of acts done.
    pub seq: u64,
    /// The next id to be assigned.
    pub next_id: u32,
}

impl Desk {
    /// The participant with an id; `None` if there is none.
    pub fn entrant(&self, id: EntrantId) -> Option<&Entrant> {
        self.index(id).and_then(|at| self.entrants.get(at))
    }

    /// The number that tells a participant from namesakes; `None` without any or before the draw.
    pub fn number_among_namesakes(&self, id: EntrantId) -> Option<u64> {
        let entrant = self.entrant(id)?;
        let namesake = |other: &Entrant| other.id != id && other.name == entrant.name;
        entrant
            .number
            .filter(|_| self.entrants.iter().any(namesake))
    }

    /// The index of a participant in `entrants`.
    pub fn index(&self, id: EntrantId) -> Option<usize> {
        // Ids ascend; removed participants leave gaps.
        self.entrants
            .binary_search_by_key(&id, |entrant| entrant.id)
            .ok()
    }

    /// True if lots were drawn for all participants.
    pub fn has_drawn_lots(&self) -> bool {
        !self.entrants.is_empty() && self.entrants.iter().all(|entrant| entrant.number.is_some())
    }

    /// True if round 1 is public: plan, numbers and participants are fixed from then on.
    pub fn has_begun(&self) -> bool {
        self.rounds.len() > 1
            || self
                .rounds
                .first()
                .is_some_and(|round| round.stage > Stage::Paired)
    }

    /// Number and data of the round that is not closed; `None` if there is none.
    pub fn current_round(&self) -> Option<(usize, &Round)> {
        self.rounds
            .last()
            .filter(|round| round.stage != Stage::Closed)
            .map(|round| (self.rounds.len(), round))
    }

    /// Number of public rounds.
    pub fn published_rounds(&self) -> usize {
        self.rounds
            .iter()
            .filter(|round| round.stage > Stage::Paired)
            .count()
    }

    /// True while games are played: a round is public, and the tournament isn't finished.
    pub fn is_playing(&self) -> bool {
        self.published_rounds() > 0 && !self.finished
    }

    /// The number of rounds: the planned one, else the one that suits the system.
    pub fn planned_rounds(&self) -> usize {
        let count = self.entrants.len();
        match self.plan.system {
            System::Knockout => {
                self.rounds.len()
                    + self
                        .count_remaining_players()
                        .max(1)
                        .next_power_of_two()
                        .ilog2() as usize
            }
            System::RoundRobin => (count + count % 2).saturating_sub(1),
            _ if self.plan.rounds > 0 => self.plan.rounds,
            // Late entrants don't make the tournament longer.
            _ => {
                let first = self
                    .entrants
                    .iter()
                    .filter(|entrant| entrant.missed_rounds() == 0 && self.takes_part(entrant))
                    .count();
                (2 * first.max(1).next_power_of_two().ilog2() as usize).min(self.most_rounds())
            }
        }
    }

    /// The number of players left for the next round of a knockout; an undecided game leaves one.
    fn count_remaining_players(&self) -> usize {
        let active = |id: EntrantId| self.entrant(id).is_some_and(|entrant| !entrant.withdrawn);
        let Some(round) = self.rounds.last() else {
            return self
                .entrants
                .iter()
                .filter(|entrant| !entrant.withdrawn)
                .count();
        };
        let comes_through =
            |board: &&Board| match pairing_state::decide_pair(round, board, u64::MAX)
                .map(Outcome::half_points)
            {
                Some([2, 0]) => active(board.black),
                Some([0, 2]) => active(board.white),
                Some([0, 0]) => false,
                _ => active(board.black) || active(board.white),
            };
        let through = round
            .boards
            .iter()
            .filter(|board| !board.replay)
            .filter(comes_through)
            .count();
        through + round.byes.iter().filter(|id| active(**id)).count()
    }

    fn takes_part(&self, entrant: &Entrant) -> bool {
        !entrant.withdrawn || self.had_round(entrant)
    }

    /// The numbers of played and planned rounds, if fewer were played and there is no champion.
    pub fn shortfall(&self) -> Option<(usize, usize)> {
        let (played, planned) = (self.rounds.len(), self.planned_rounds());
        let short = match self.plan.system {
            System::Knockout => self.champion().is_none(),
            System::RoundRobin => true,
            // In these systems an unset number is only advice.
            System::Swiss | System::McMahon => self.plan.rounds > 0,
        };
        (short && played < planned).then_some((played, planned))
    }

    /// Advice by article 2: twice the rounds of a knockout, two more or fewer, at most one per
    /// opponent (`docs/readings/wmsg.md` A2, A35). Fewer are usual if more can't be paired safely.
    pub fn rounds_advice(&self) -> Option<RoundsAdvice> {
        let (count, planned, most) = (
            self.entrants
                .iter()
                .filter(|entrant| self.takes_part(entrant))
                .count(),
            self.plan.rounds,
            self.most_rounds(),
        );
        if !self.plan.system.by_results() || count < 2 || planned == 0 {
            return None;
        }
        let usual = 2 * count.next_power_of_two().ilog2() as usize;
        let (least, greatest) = (
            usual.saturating_sub(2).clamp(1, most),
            (usual + 2).min(most),
        );
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
        let count = self
            .entrants
            .iter()
            .filter(|entrant| self.takes_part(entrant))
            .count();
        (if count.is_multiple_of(2) {
            count.saturating_sub(1)
        } else {
            count
        })
        .max(1)
    }

    /// The number of rounds that even a small field can be expected to pair without a rematch.
    pub fn safe_rounds(&self) -> usize {
        self.most_rounds().saturating_sub(2).max(1)
    }

    /// The seed of the last draw; `None` for numbers drawn by hand.
    pub fn last_seed(&self) -> Option<&str> {
        self.lots.last().and_then(|lot| lot.seed.as_deref())
    }
}
