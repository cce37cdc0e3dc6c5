//! The acts of people at the desk.

use std::fmt;
use std::str::FromStr;

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use super::{Desk, Entrant, EntrantId, Outcome, Plan, Stage};
use crate::domain::pairing::mcmahon::Fault;
use crate::domain::word::UnknownWord;

/// An act at the desk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum Act {
    /// Decides how it is held; before round 1 is published.
    Plan {
        /// The plan.
        plan: Plan,
    },
    /// Enters participants; before round 1 is published. Numbers are to be drawn again then.
    Enter {
        /// They; identities are given here.
        entrants: Vec<Entrant>,
    },
    /// Enters participants when round 1 is public: they play from the next round that is paired.
    Late {
        /// They; identities are given here.
        entrants: Vec<Entrant>,
        /// Points for the rounds that they missed, by the referee's word: two for a won game, mostly none.
        points: i64,
        /// Why they get points.
        reason: String,
    },
    /// Changes what is known about a participant, but neither the number nor the starting points.
    Amend {
        /// The participant as wanted.
        entrant: Entrant,
    },
    /// Takes a participant from the list; before round 1 is published.
    Remove {
        /// The participant.
        who: EntrantId,
    },
    /// Draws lots from a seed (article 1).
    Draw {
        /// A number or a text that was named in public.
        seed: String,
    },
    /// Enters numbers that were drawn by hand.
    Number {
        /// A number for everybody.
        numbers: Vec<(EntrantId, u64)>,
    },
    /// Somebody misses the round to be paired, or doesn't after all.
    Absent {
        /// The participant.
        who: EntrantId,
        /// Whether the participant misses the next round.
        absent: bool,
    },
    /// Somebody is not paired any more, or is again (reading A17).
    Withdraw {
        /// The participant.
        who: EntrantId,
        /// Whether the participant has withdrawn.
        withdrawn: bool,
    },
    /// Pairs a round, or pairs it again before it starts.
    Pair {
        /// The round, from 1.
        round: usize,
        /// Why the round is paired again; empty the first time.
        reason: String,
    },
    /// Two players change their places; two of one board their colours.
    Swap {
        /// The round.
        round: usize,
        /// The pairing that was seen, see [`super::Round::edition`].
        edition: usize,
        /// The two.
        two: [EntrantId; 2],
        /// Why the pairing is changed.
        reason: String,
        /// Rules that are broken were confirmed.
        confirmed: bool,
    },
    /// Everybody sees the pairing.
    Publish {
        /// The round.
        round: usize,
    },
    /// The games begin.
    Start {
        /// The round.
        round: usize,
    },
    /// Enters a result, or takes one back.
    Result {
        /// The round.
        round: usize,
        /// The board.
        board: usize,
        /// The participant who plays black there.
        black: EntrantId,
        /// The participant who plays white there.
        white: EntrantId,
        /// The result.
        outcome: Option<Outcome>,
        /// The result that stood there when it was entered.
        seen: Option<Outcome>,
        /// Knockout, draws: the seconds that black and white have left.
        left: Option<[u32; 2]>,
        /// The referee decides between two who disagree.
        decide: bool,
    },
    /// Notes the stones that white gives to black.
    Stones {
        /// The round.
        round: usize,
        /// The board.
        board: usize,
        /// The number of stones.
        stones: u8,
    },
    /// The arbiter annuls a result, or takes that back (ssdc 1.7.2).
    Annul {
        /// The round.
        round: usize,
        /// The board.
        board: usize,
        /// Whether the result is annulled.
        annulled: bool,
        /// Why it is annulled.
        reason: String,
    },
    /// A drawn or annulled game is played again, or it isn't after all.
    Replay {
        /// The round.
        round: usize,
        /// The board.
        board: usize,
        /// Whether it is played again.
        again: bool,
    },
    /// Whether a replay counts for the rating.
    Rate {
        /// The round.
        round: usize,
        /// The board.
        board: usize,
        /// Whether the game is rated.
        rated: bool,
    },
    /// Everything is known. Where drawn games are played again, they are paired again instead.
    Close {
        /// The round.
        round: usize,
    },
    /// One step back: a closed round is open, a started one without results not started, a published one seen by the referee only, a
    /// paired one gone.
    Back {
        /// The round.
        round: usize,
        /// The stage that was seen.
        stage: Stage,
    },
    /// The tournament is over.
    Finish,
    /// It is not: the table is given up, the desk goes on.
    Resume,
}

/// The person who does an act.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct By {
    /// The name that stands beside it.
    pub name: String,
    /// The referee, who may do everything; all others enter results.
    pub referee: bool,
}

/// What came of an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// It is done.
    Done,
    /// It had been done.
    Nothing,
    /// Somebody else entered another result: both are shown.
    Disputed,
    /// So many drawn games are to be played again.
    Replays(usize),
}

/// What stands before the number of games that are to be played again.
const REPLAYS: &str = "replays ";

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Done => f.write_str("done"),
            Answer::Nothing => f.write_str("nothing"),
            Answer::Disputed => f.write_str("disputed"),
            Answer::Replays(count) => write!(f, "{REPLAYS}{count}"),
        }
    }
}

impl FromStr for Answer {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Answer, UnknownWord> {
        let replays = || word.strip_prefix(REPLAYS)?.parse().ok().map(Answer::Replays);
        match word {
            "done" => Ok(Answer::Done),
            "nothing" => Ok(Answer::Nothing),
            "disputed" => Ok(Answer::Disputed),
            _ => replays().ok_or_else(|| UnknownWord { set: "Answer", word: word.to_owned() }),
        }
    }
}

/// Why no round exists, see [`crate::domain::pairing::Refusal`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeadEnd {
    /// Players wanted by too many.
    pub without: Vec<EntrantId>,
    /// The bye is wanted too.
    pub bye: bool,
    /// Groups that can meet nobody outside but those.
    pub groups: Vec<Vec<EntrantId>>,
}

/// A line of a pasted list that is not understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadLine {
    /// Its number in what was pasted, from 1.
    pub line: usize,
    /// The field that can't be read; where the name is missing, the field behind it.
    pub field: String,
    /// What is wrong with it.
    pub fault: LineFault,
}

/// What is wrong with a line of a pasted list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineFault {
    /// The line begins with an empty field, where the name stands in others.
    Nameless,
    /// The field is a number that is too large.
    Number,
    /// The field could only be a club, and this one stands in the line already.
    Club(String),
}

/// Why an act is not done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// Only the referee does that.
    RefereeOnly,
    /// The tournament has become a table.
    Finished,
    /// Round 1 was published.
    Begun,
    /// There is no such participant.
    Unknown(EntrantId),
    /// A participant without a name.
    NameMissing,
    /// A text is longer than [`MAX_TEXT`](crate::domain::table::MAX_TEXT) characters.
    TooLong(String),
    /// A text that names no country that is known.
    NoCountry(String),
    /// Somebody stands in the list already.
    Twice(String),
    /// Somebody stands twice among those who are entered.
    PastedTwice(String),
    /// Lines of a pasted list that are not understood.
    Lines(Vec<BadLine>),
    /// More participants or rounds than a table holds.
    TooMany,
    /// Nobody takes part.
    Nobody,
    /// Lots are to be drawn first.
    NotDrawn,
    /// The seed is missing or too long.
    Seed,
    /// Not everybody has a number, or a number isn't one.
    NumberMissing,
    /// Two have this number.
    SameNumber(u64),
    /// McMahon groups can't be made.
    Groups(Vec<Fault>),
    /// The plan is beyond all reason.
    Plan,
    /// There is no such round, or the one before is not closed.
    Round,
    /// The pairing has changed since.
    Stale,
    /// The facts have changed since the round was paired.
    Outdated,
    /// The round has started: who doesn't come loses by forfeit.
    Started,
    /// A change by hand or a new pairing wants a reason.
    ReasonMissing,
    /// The two don't both play in this round, or are one.
    NotBoth,
    /// The change breaks rules, which is to be confirmed.
    BreaksRules,
    /// No round exists in which nobody meets again.
    DeadEnd(DeadEnd),
    /// The knockout is decided; without a champion when nobody is left.
    Champion(Option<EntrantId>),
    /// Everybody has met everybody.
    NoMoreRounds,
    /// The round was not published.
    NotPublished,
    /// The board has other players now.
    Repaired,
    /// The round is closed: the referee corrects.
    Closed,
    /// No round was played: there is nothing to make a table of.
    Nothing,
    /// So many games have no result.
    Unfinished(usize),
    /// So many results are disputed.
    Disputed(usize),
    /// Knockout: the next round stands on this result.
    LaterRound,
    /// A drawn game of a knockout wants no other time than seconds of a day.
    Time,
    /// Values too large to be calculated with.
    TooLarge,
    /// Everybody's games are fixed from the beginning: nobody can be added.
    NoLateEntry,
    /// Points for rounds that were not missed; this many half points at most.
    LatePoints(i64),
    /// There is no result that can be annulled.
    NoResult,
    /// The regulation knows no annulled results.
    NoAnnulment,
    /// The regulation rates every replay.
    ReplayRated,
    /// The result was annulled.
    Annulled,
    /// The game was played again: its result stands.
    Replayed,
    /// Only a drawn or annulled game is played again.
    NoReplay,
    /// More stones than a table can note.
    Stones,
}

impl Act {
    /// The act with names as they are kept.
    pub fn typeset(mut self) -> Act {
        match &mut self {
            Act::Enter { entrants } | Act::Late { entrants, .. } => entrants.iter_mut().for_each(Entrant::typeset),
            Act::Amend { entrant } => entrant.typeset(),
            _ => {}
        }
        self
    }
}

impl Desk {
    /// Does an act, as a whole or not at all.
    ///
    /// # Errors
    ///
    /// Why it is not done; the desk is as it was then.
    pub fn apply(&mut self, act: Act, by: &By, at: NaiveDateTime) -> Result<Answer, Refusal> {
        let mut next = self.clone();
        next.seq += 1;
        let answer = next.done(act.clone(), by, at)?;
        if answer != Answer::Nothing {
            next.drop_outdated_draft();
            next.note_discarded(self, &act, by, at);
            *self = next;
        }
        Ok(answer)
    }

    fn done(&mut self, act: Act, by: &By, at: NaiveDateTime) -> Result<Answer, Refusal> {
        if !by.referee && !matches!(act, Act::Result { .. } | Act::Stones { .. }) {
            return Err(Refusal::RefereeOnly);
        }
        if self.finished && act != Act::Resume && act != Act::Finish {
            return Err(Refusal::Finished);
        }
        match act {
            Act::Plan { plan } => self.plan_for(plan),
            Act::Enter { entrants } => self.enter(entrants),
            Act::Late { entrants, points, reason } => self.enter_late(entrants, points, &reason),
            Act::Amend { entrant } => self.amend(entrant),
            Act::Remove { who } => self.remove(who),
            Act::Draw { seed } => self.draw(&seed, by, at),
            Act::Number { numbers } => self.number(&numbers, by, at),
            Act::Absent { who, absent } => {
                self.known(who)?;
                let changed = if absent { self.absent.insert(who) } else { self.absent.remove(&who) };
                Ok(if changed { Answer::Done } else { Answer::Nothing })
            }
            Act::Withdraw { who, withdrawn } => {
                let entrant = self.known(who)?;
                let changed = entrant.withdrawn != withdrawn;
                entrant.withdrawn = withdrawn;
                Ok(if changed { Answer::Done } else { Answer::Nothing })
            }
            Act::Pair { round, reason } => self.pair(round, &reason, by, at),
            Act::Swap { round, edition, two, reason, confirmed } => self.swap(round, edition, two, &reason, confirmed, by, at),
            Act::Publish { round } => self.advance(round, Stage::Paired, Stage::Published),
            Act::Start { round } => self.advance(round, Stage::Published, Stage::Started),
            Act::Result { round, board, black, white, outcome, seen, left, decide } => {
                self.enter_result(round, board, [black, white], (outcome, seen), left, decide, by, at)
            }
            Act::Stones { round, board, stones } => self.note_stones(round, board, stones, by),
            Act::Annul { round, board, annulled: true, reason } => self.annul(round, board, &reason, by, at),
            Act::Annul { round, board, .. } => self.restore(round, board),
            Act::Replay { round, board, again: true } => self.replay(round, board),
            Act::Replay { round, board, .. } => self.let_stand(round, board),
            Act::Rate { round, board, rated } => self.rate(round, board, rated),
            Act::Close { round } => self.close(round),
            Act::Back { round, stage } => self.back(round, stage),
            Act::Finish => self.finish(),
            Act::Resume => {
                let was = std::mem::replace(&mut self.finished, false);
                Ok(if was { Answer::Done } else { Answer::Nothing })
            }
        }
    }
}
