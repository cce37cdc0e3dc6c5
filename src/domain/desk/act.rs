//! The acts of the users at the desk.

use std::fmt;
use std::str::FromStr;

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use super::{Desk, Entrant, EntrantId, Outcome, Plan, Stage};
use crate::pairing::mcmahon::Fault;
use crate::string_enum::UnknownWord;

/// An act at the desk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum Act {
    /// Sets the plan; before round 1 is published.
    Plan {
        /// The new settings.
        plan: Plan,
    },
    /// Enters participants; before round 1 is published. The lots have to be drawn again then.
    Enter {
        /// The participants. Their ids are assigned by the desk.
        entrants: Vec<Entrant>,
    },
    /// Enters participants after round 1 is public. They play from the next round that is paired.
    Late {
        /// The participants. Their ids are assigned by the desk.
        entrants: Vec<Entrant>,
        /// Points for the missed rounds by the referee's decision, in half points; usually 0.
        points: i64,
        /// Reason for the points.
        reason: String,
    },
    /// Changes the data of a participant, except the number and the starting points.
    Amend {
        /// The participant with the new data.
        entrant: Entrant,
    },
    /// Removes a participant; before round 1 is published.
    Remove {
        /// Id of the participant.
        who: EntrantId,
    },
    /// Draws lots from a seed (article 1).
    Draw {
        /// A number or a text that was announced in public.
        seed: String,
    },
    /// Enters numbers that were drawn by hand.
    Number {
        /// A number for each participant.
        numbers: Vec<(EntrantId, u64)>,
    },
    /// Marks a participant as absent from the round to be paired, or as present again.
    Absent {
        /// Id of the participant.
        who: EntrantId,
        /// True if the participant misses the next round.
        absent: bool,
    },
    /// Excludes a participant from pairings, or takes that back (`docs/readings/wmsg.md` A17).
    Withdraw {
        /// Id of the participant.
        who: EntrantId,
        /// True if the participant withdraws.
        withdrawn: bool,
    },
    /// Pairs a round, or pairs it again before it starts.
    Pair {
        /// Number of the round, from 1.
        round: usize,
        /// Reason for a new pairing; empty the first time.
        reason: String,
    },
    /// Swaps the places of two players, or the colours of the two players of one board.
    Swap {
        /// Number of the round, from 1.
        round: usize,
        /// The edition of the pairing that the form showed, see [`super::Round::pairing_edition`].
        edition: usize,
        /// The two players.
        two: [EntrantId; 2],
        /// Reason for the change.
        reason: String,
        /// The user has confirmed a change that breaks rules.
        confirmed: bool,
    },
    /// Publishes the pairing.
    Publish {
        /// Number of the round, from 1.
        round: usize,
    },
    /// Starts the games of a round.
    Start {
        /// Number of the round, from 1.
        round: usize,
    },
    /// Enters a result, or takes one back.
    Result {
        /// Number of the round, from 1.
        round: usize,
        /// Number of the board in the round.
        board: usize,
        /// The participant with black at the board.
        black: EntrantId,
        /// The participant with white at the board.
        white: EntrantId,
        /// The result; `None` takes it back.
        outcome: Option<Outcome>,
        /// The stored result that the form showed.
        seen: Option<Outcome>,
        /// Drawn games of a knockout: the time left of black and white, in seconds.
        left: Option<[u32; 2]>,
        /// True if the referee decides a dispute.
        decide: bool,
    },
    /// Sets the handicap stones that white gives to black.
    Stones {
        /// Number of the round, from 1.
        round: usize,
        /// Number of the board in the round.
        board: usize,
        /// Number of stones.
        stones: u8,
    },
    /// Annuls a result, or restores it (ssdc 1.7.2).
    Annul {
        /// Number of the round, from 1.
        round: usize,
        /// Number of the board in the round.
        board: usize,
        /// True if the result is annulled.
        annulled: bool,
        /// Reason for the annulment.
        reason: String,
    },
    /// Orders the replay of a drawn or annulled game, or takes the order back.
    Replay {
        /// Number of the round, from 1.
        round: usize,
        /// Number of the board in the round.
        board: usize,
        /// True if the game is replayed.
        again: bool,
    },
    /// Sets the flag that a replay is rated.
    Rate {
        /// Number of the round, from 1.
        round: usize,
        /// Number of the board in the round.
        board: usize,
        /// True if the game is rated.
        rated: bool,
    },
    /// Closes a round without open results, or pairs the replays of its drawn games instead.
    Close {
        /// Number of the round, from 1.
        round: usize,
    },
    /// Takes a step back: reopens, resets to published (without results), hides or removes a round.
    Back {
        /// Number of the round, from 1.
        round: usize,
        /// The stage that the form showed.
        stage: Stage,
    },
    /// Ends the tournament.
    Finish,
    /// Resumes an ended tournament: the table is given up, the desk continues.
    Resume,
}

/// The user who does an act.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeskUser {
    /// The name recorded with the act.
    pub name: String,
    /// True for the referee, who may do every act. Others enter results and stones.
    pub referee: bool,
}

/// Outcome of an accepted act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// The act has changed the desk.
    Done,
    /// Nothing to change: the desk was in that state already.
    Nothing,
    /// Another person entered a different result. Both are shown.
    Disputed,
    /// Number of drawn games that are to be replayed.
    Replays(usize),
}

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
        let replays = || {
            word.strip_prefix(REPLAYS)?
                .parse()
                .ok()
                .map(Answer::Replays)
        };
        match word {
            "done" => Ok(Answer::Done),
            "nothing" => Ok(Answer::Nothing),
            "disputed" => Ok(Answer::Disputed),
            _ => replays().ok_or_else(|| UnknownWord {
                set: "Answer",
                word: word.to_owned(),
            }),
        }
    }
}

/// Reasons why no round exists, see [`crate::pairing::Refusal`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeadEnd {
    /// Players that too many groups need as opponents.
    pub without: Vec<EntrantId>,
    /// True if the bye is needed too.
    pub bye: bool,
    /// Groups whose members can't meet a player outside, except those in `without`.
    pub groups: Vec<Vec<EntrantId>>,
}

/// A line of a pasted list that can't be parsed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadLine {
    /// Number of the line in the pasted text, from 1.
    pub line: usize,
    /// The field that can't be read; if the name is missing, the next field.
    pub field: String,
    /// The mistake.
    pub fault: LineFault,
}

/// A mistake in a line of a pasted list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineFault {
    /// The line begins with an empty field instead of a name.
    Nameless,
    /// The field is a number that is too large.
    Number,
    /// The field is a number, and no pasted line tells if it is a year of birth or a rating.
    YearOrRating,
    /// The field could only be a club, and the line has this club already.
    Club(String),
}

/// Reason why an act is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// Only the referee may do the act.
    RefereeOnly,
    /// The tournament is finished: it has become a table.
    Finished,
    /// Round 1 is published.
    Begun,
    /// There is no such participant.
    Unknown(EntrantId),
    /// A participant has no name.
    NameMissing,
    /// A text is longer than [`MAX_TEXT`](crate::table::MAX_TEXT) characters.
    TooLong(String),
    /// A text names no known country.
    NoCountry(String),
    /// The participant is in the list already.
    Twice(String),
    /// The participant occurs twice in the submitted list.
    PastedTwice(String),
    /// Lines of a pasted list that can't be parsed.
    Lines(Vec<BadLine>),
    /// More participants or rounds than a table can hold.
    TooMany,
    /// There are no participants.
    Nobody,
    /// The lots have not been drawn.
    NotDrawn,
    /// The seed is missing or too long.
    Seed,
    /// A participant has no number, or an invalid one.
    NumberMissing,
    /// Two participants have this number.
    SameNumber(u64),
    /// The McMahon groups can't be formed.
    Groups(Vec<Fault>),
    /// The values of the plan are out of range.
    Plan,
    /// There is no such round, or the preceding one is not closed.
    Round,
    /// The pairing has changed since the form was rendered.
    Stale,
    /// The facts have changed since the round was paired.
    Outdated,
    /// The round has started: a player who doesn't come loses by forfeit.
    Started,
    /// A change by hand or a new pairing needs a reason.
    ReasonMissing,
    /// The two don't both play in this round, or are the same player.
    NotBoth,
    /// The change breaks rules and needs a confirmation.
    BreaksRules,
    /// No round without a rematch exists.
    DeadEnd(DeadEnd),
    /// The knockout is decided; `None` if no player is left as champion.
    Champion(Option<EntrantId>),
    /// All players have met each other.
    NoMoreRounds,
    /// The round is not published.
    NotPublished,
    /// The board has other players now.
    Repaired,
    /// The round is closed: only the referee may correct.
    Closed,
    /// No round was played, so there are no results for a table.
    Nothing,
    /// Number of games without a result.
    Unfinished(usize),
    /// Number of disputed results.
    Disputed(usize),
    /// Knockout: the next round depends on this result.
    LaterRound,
    /// The time left of a drawn game of a knockout must be at most a day, in seconds.
    Time,
    /// Values too large for the calculation.
    TooLarge,
    /// The games are fixed from the beginning, so participants can't be added.
    NoLateEntry,
    /// Points for rounds that were not missed; the value is the maximum in half points.
    LatePoints(i64),
    /// There is no result that can be annulled.
    NoResult,
    /// The regulation knows no annulled results.
    NoAnnulment,
    /// The regulation rates every replay.
    ReplayRated,
    /// The result is annulled.
    Annulled,
    /// The replay has been played, so its result stands.
    Replayed,
    /// Only a drawn or annulled game can be replayed.
    NoReplay,
    /// More stones than a table can record.
    Stones,
}

impl Act {
    /// The act with names in stored form.
    pub fn with_normalized_names(mut self) -> Act {
        match &mut self {
            Act::Enter { entrants } | Act::Late { entrants, .. } => {
                entrants.iter_mut().for_each(Entrant::normalize_names)
            }
            Act::Amend { entrant } => entrant.normalize_names(),
            _ => {}
        }
        self
    }
}

#[derive(Debug, Clone, Copy)]
pub(super) struct ResultEntry {
    pub(super) round: usize,
    pub(super) board: usize,
    pub(super) players: [EntrantId; 2],
    pub(super) outcome: Option<Outcome>,
    pub(super) seen: Option<Outcome>,
    pub(super) left: Option<[u32; 2]>,
    pub(super) decide: bool,
}

impl Desk {
    /// Applies an act; a refused one leaves the desk unchanged.
    pub fn apply(&mut self, act: Act, by: &DeskUser, at: NaiveDateTime) -> Result<Answer, Refusal> {
        let mut next = self.clone();
        next.seq += 1;
        let answer = next.perform_act(act.clone(), by, at)?;
        if answer != Answer::Nothing {
            next.drop_outdated_draft();
            next.note_discarded(self, &act, by, at);
            *self = next;
        }
        Ok(answer)
    }

    fn perform_act(
        &mut self,
        act: Act,
        by: &DeskUser,
        at: NaiveDateTime,
    ) -> Result<Answer, Refusal> {
        if !by.referee && !matches!(act, Act::Result { .. } | Act::Stones { .. }) {
            return Err(Refusal::RefereeOnly);
        }
        if self.finished && act != Act::Resume && act != Act::Finish {
            return Err(Refusal::Finished);
        }
        match act {
            Act::Plan { plan } => self.plan_for(plan),
            Act::Enter { entrants } => self.enter_entrants(entrants),
            Act::Late {
                entrants,
                points,
                reason,
            } => self.enter_late(entrants, points, &reason),
            Act::Amend { entrant } => self.amend_entrant(entrant),
            Act::Remove { who } => self.remove_entrant(who),
            Act::Draw { seed } => self.draw_lots(&seed, by, at),
            Act::Number { numbers } => self.number(&numbers, by, at),
            Act::Absent { who, absent } => self.mark_absent(who, absent),
            Act::Withdraw { who, withdrawn } => self.mark_withdrawn(who, withdrawn),
            Act::Pair { round, reason } => self.pair_round(round, &reason, by, at),
            Act::Swap {
                round,
                edition,
                two,
                reason,
                confirmed,
            } => self.swap_players(round, edition, two, &reason, confirmed, by, at),
            Act::Publish { round } => self.advance_round(round, Stage::Paired, Stage::Published),
            Act::Start { round } => self.advance_round(round, Stage::Published, Stage::Started),
            Act::Result { .. }
            | Act::Stones { .. }
            | Act::Annul { .. }
            | Act::Replay { .. }
            | Act::Rate { .. } => self.act_on_board(act, by, at),
            Act::Close { round } => self.close_round(round),
            Act::Back { round, stage } => self.back(round, stage),
            Act::Finish => self.finish_tournament(),
            Act::Resume => {
                let was = std::mem::replace(&mut self.finished, false);
                Ok(if was { Answer::Done } else { Answer::Nothing })
            }
        }
    }

    fn mark_absent(&mut self, who: EntrantId, absent: bool) -> Result<Answer, Refusal> {
        self.find_entrant_mut(who)?;
        let changed = if absent {
            self.absent.insert(who)
        } else {
            self.absent.remove(&who)
        };
        Ok(if changed {
            Answer::Done
        } else {
            Answer::Nothing
        })
    }

    fn mark_withdrawn(&mut self, who: EntrantId, withdrawn: bool) -> Result<Answer, Refusal> {
        let entrant = self.find_entrant_mut(who)?;
        let changed = entrant.withdrawn != withdrawn;
        entrant.withdrawn = withdrawn;
        Ok(if changed {
            Answer::Done
        } else {
            Answer::Nothing
        })
    }

    fn act_on_board(
        &mut self,
        act: Act,
        by: &DeskUser,
        at: NaiveDateTime,
    ) -> Result<Answer, Refusal> {
        match act {
            Act::Result {
                round,
                board,
                black,
                white,
                outcome,
                seen,
                left,
                decide,
            } => self.enter_result(
                ResultEntry {
                    round,
                    board,
                    players: [black, white],
                    outcome,
                    seen,
                    left,
                    decide,
                },
                by,
                at,
            ),
            Act::Stones {
                round,
                board,
                stones,
            } => self.note_stones(round, board, stones, by),
            Act::Annul {
                round,
                board,
                annulled: true,
                reason,
            } => self.annul_result(round, board, &reason, by, at),
            Act::Annul { round, board, .. } => self.restore_result(round, board),
            Act::Replay {
                round,
                board,
                again: true,
            } => self.order_replay(round, board),
            Act::Replay { round, board, .. } => self.let_stand(round, board),
            Act::Rate {
                round,
                board,
                rated,
            } => self.set_rated(round, board, rated),
            _ => Ok(Answer::Nothing),
        }
    }
}
