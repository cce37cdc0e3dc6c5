//! Explains why two participants meet in a round, and why others don't.

use super::{Board, Desk, EntrantId, Round, System};
use crate::pairing::{
    self, Cause, CriterionDifference, CriterionValue, Pair, PairedRoundContext, Seat, SeatFacts,
    Seed, black_lot, draw_ticket,
};

/// Explanation of a round for one participant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PairingExplanation {
    /// The participant neither plays nor has a bye.
    Absent,
    /// The round-robin: Berger's table.
    Berger,
    /// The knockout: the consequences of the draw.
    Draw(Vec<DrawReason>),
    /// The results before the round.
    Results {
        /// The referee has changed the round by hand.
        by_hand: bool,
        /// Reasons for this pair, or the bye.
        causes: Vec<Cause>,
        /// The data of the two before the round: black, white; or of the participant with the bye.
        known: Vec<SeatFacts>,
        /// Values of the pair, or the bye, by each criterion.
        judged: Vec<CriterionValue>,
    },
}

/// A reason in a knockout.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DrawReason {
    /// Every round is drawn anew.
    Lot,
    /// The bye was drawn.
    Bye,
    /// Both are of this nation or territory: it could not be avoided, or it was made by hand.
    OneNation(String),
    /// The lot gave black to this participant, in the first game of the two.
    Black(EntrantId),
    /// A drawn game is played again with colours exchanged.
    Replay,
}

/// A possible partner in a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PossiblePartner {
    /// The bye of the round.
    Bye,
    /// A participant.
    Entrant(EntrantId),
}

/// Explanation why two participants don't meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoMeetingReason {
    /// They do meet.
    Same,
    /// Both are the same participant.
    Oneself,
    /// This partner doesn't play the round, or isn't available in it.
    Away(PossiblePartner),
    /// An even number plays, so there is no bye.
    Even,
    /// They met in this round.
    Met(usize),
    /// The remaining players could not be paired.
    DeadEnd,
    /// The best round in which they meet is worse than the actual one.
    Worse {
        /// The criterion by which it is worse, with its values in both rounds.
        worse: CriterionDifference,
        /// Criterion 7: the first participant with another partner.
        first: Option<EntrantId>,
    },
    /// The best round in which they meet is as good or better.
    NoWorse,
    /// Numbers too large for the calculation.
    TooLarge,
}

impl Desk {
    /// Explains a round for a participant; `None` if there is no such round or participant.
    pub fn explain_pairing(&self, number: usize, who: EntrantId) -> Option<PairingExplanation> {
        let round = self.public_round(number)?;
        let seat = Seat(self.index(who)?);
        let board = round.board_of(who);
        if board.is_none() && !round.byes.contains(&who) {
            return Some(PairingExplanation::Absent);
        }
        match self.plan.system {
            System::RoundRobin => Some(PairingExplanation::Berger),
            System::Knockout => Some(PairingExplanation::Draw(
                self.drawn_reasons(number, round, board),
            )),
            System::Swiss | System::McMahon => self.reasons_by_results(number, round, board, seat),
        }
    }

    fn reasons_by_results(
        &self,
        number: usize,
        round: &Round,
        board: Option<&Board>,
        seat: Seat,
    ) -> Option<PairingExplanation> {
        let moment = self.moment(number)?;
        let scene = PairedRoundContext::for_next_round(
            &moment.state,
            self.plan.pairing_settings(),
            moment.reason.as_ref(),
        );
        let (causes, who) = match board {
            Some(board) => {
                let pair = Pair {
                    black: Seat(self.index(board.black)?),
                    white: Seat(self.index(board.white)?),
                };
                (scene.pair_causes(pair), vec![pair.black, pair.white])
            }
            None => (vec![scene.bye_cause()], vec![seat]),
        };
        Some(PairingExplanation::Results {
            by_hand: board.is_some() && !round.by_hand.is_empty(),
            causes,
            known: who
                .into_iter()
                .filter_map(|seat| scene.seat_facts(seat))
                .collect(),
            judged: scene.criterion_values(seat),
        })
    }

    fn drawn_reasons(
        &self,
        number: usize,
        round: &Round,
        board: Option<&Board>,
    ) -> Vec<DrawReason> {
        let Some(board) = board else {
            return vec![DrawReason::Lot, DrawReason::Bye];
        };
        let mut reasons = vec![DrawReason::Lot];
        let country = |id: EntrantId| {
            self.entrant(id)
                .map(|entrant| entrant.country.trim())
                .unwrap_or_default()
        };
        let (one, two) = (country(board.black), country(board.white));
        if !one.is_empty() && one == two {
            reasons.push(DrawReason::OneNation(one.to_owned()));
        }
        let first = round
            .boards
            .iter()
            .find(|other| {
                !other.replay && other.has_player(board.black) && other.has_player(board.white)
            })
            .unwrap_or(board);
        let seed = Seed(self.last_seed().unwrap_or("0").to_owned());
        let lot = |id: EntrantId| draw_ticket(&seed, &black_lot(number, &id.to_string()));
        // A change by hand may have given other colours.
        if lot(first.black) < lot(first.white) {
            reasons.push(DrawReason::Black(first.black));
        }
        if board.replay {
            reasons.push(DrawReason::Replay);
        }
        reasons
    }

    /// The partners to ask about: all other players, and a bye of another; empty if not by results.
    pub fn other_partners(&self, number: usize, who: EntrantId) -> Vec<PossiblePartner> {
        let Some(round) = self.public_round(number) else {
            return Vec::new();
        };
        if !self.plan.system.by_results() || (number == 1 && self.plan.system == System::Swiss) {
            return Vec::new();
        }
        let own = round.board_of(who).map(|board| board.opponent(who));
        let plays = round
            .boards
            .iter()
            .flat_map(|board| [board.black, board.white])
            .chain(round.byes.iter().copied());
        let mut others: Vec<EntrantId> =
            plays.filter(|id| *id != who && Some(*id) != own).collect();
        others.sort_by_key(|id| {
            self.entrant(*id)
                .and_then(|entrant| entrant.number)
                .unwrap_or(u64::MAX)
        });
        let bye =
            (!round.byes.is_empty() && !round.byes.contains(&who)).then_some(PossiblePartner::Bye);
        others
            .into_iter()
            .map(PossiblePartner::Entrant)
            .chain(bye)
            .collect()
    }

    /// Compares the best round in which two participants meet with the actual one.
    pub fn why_not(
        &self,
        number: usize,
        who: EntrantId,
        other: PossiblePartner,
    ) -> Option<NoMeetingReason> {
        let round = self.public_round(number)?;
        let plays = |id: EntrantId| round.byes.contains(&id) || round.board_of(id).is_some();
        let same = match other {
            PossiblePartner::Bye => round.byes.contains(&who),
            PossiblePartner::Entrant(other) => {
                other != who
                    && round
                        .board_of(who)
                        .is_some_and(|board| board.has_player(other))
            }
        };
        let partner = match other {
            _ if same => return Some(NoMeetingReason::Same),
            PossiblePartner::Entrant(id) if id == who => return Some(NoMeetingReason::Oneself),
            _ if !plays(who) => return Some(NoMeetingReason::Away(PossiblePartner::Entrant(who))),
            PossiblePartner::Bye if round.byes.is_empty() => return Some(NoMeetingReason::Even),
            PossiblePartner::Bye => None,
            PossiblePartner::Entrant(id) if !plays(id) => {
                return Some(NoMeetingReason::Away(other));
            }
            PossiblePartner::Entrant(id) => Some(id),
        };
        let met = partner.and_then(|id| {
            self.rounds.iter().take(number - 1).position(|round| {
                round
                    .boards
                    .iter()
                    .any(|b| b.has_player(who) && b.has_player(id))
            })
        });
        if let Some(at) = met {
            return Some(NoMeetingReason::Met(at + 1));
        }
        let seat = |id: EntrantId| self.index(id).map(Seat);
        let partner = partner.map(|id| seat(id).ok_or(())).transpose().ok()?;
        self.compare_rounds(number, seat(who)?, partner, other)
    }

    fn compare_rounds(
        &self,
        number: usize,
        seat: Seat,
        partner: Option<Seat>,
        other: PossiblePartner,
    ) -> Option<NoMeetingReason> {
        let moment = self.moment(number)?;
        let reason = moment.reason.as_ref()?;
        let settings = self.plan.pairing_settings();
        let alternative = match pairing::with_pair(&moment.state, settings, seat, partner) {
            Err(_) => return Some(NoMeetingReason::TooLarge),
            Ok(Err(None)) => return Some(NoMeetingReason::Away(other)),
            Ok(Err(Some(_))) => return Some(NoMeetingReason::DeadEnd),
            Ok(Ok(alternative)) => alternative,
        };
        let Some(worse) = pairing::find_consequences(reason, &alternative.reason) else {
            return Some(NoMeetingReason::NoWorse);
        };
        let scene = PairedRoundContext::for_next_round(&moment.state, settings, Some(reason));
        let first = worse
            .player
            .and_then(|place| scene.seat_at(place))
            .map(|seat| self.entrant_in_seat(seat));
        Some(NoMeetingReason::Worse { worse, first })
    }
}
