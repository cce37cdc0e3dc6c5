//! Pairs, publishes, starts and closes rounds, and steps back.

use chrono::NaiveDateTime;

use super::act::{Answer, DeadEnd, DeskUser, Refusal};
use super::{Board, Change, Desk, Entrant, EntrantId, Outcome, Round, Stage, System};
use crate::pairing::{self, PairedRound, knockout, round_robin};

pub(super) struct KnockoutRound {
    pairs: Vec<pairing::Pair>,
    byes: Vec<pairing::Seat>,
}

struct RoundPairs {
    pairs: Vec<[EntrantId; 2]>,
    byes: Vec<EntrantId>,
}

const LONGEST: usize = 500;

fn forfeit_outcome(black_is_missing: bool, white_is_missing: bool) -> Option<Outcome> {
    match (black_is_missing, white_is_missing) {
        (false, false) => None,
        (false, true) => Some(Outcome::BlackByForfeit),
        (true, false) => Some(Outcome::WhiteByForfeit),
        (true, true) => Some(Outcome::NoOne),
    }
}

impl Desk {
    pub(super) fn pair_round(
        &mut self,
        round: usize,
        reason: &str,
        by: &DeskUser,
        at: NaiveDateTime,
    ) -> Result<Answer, Refusal> {
        self.refuse_pair(round)?;
        let before = if round == self.rounds.len() {
            self.rounds.pop()
        } else {
            None
        };
        if before.is_some() {
            self.forget_missed();
        }
        let mut new = self.calculate_pairing(round, by, at)?;
        if let Some(old) = before {
            if same_pairs(&old, &new)
                && old.by_hand.is_empty()
                && (old.basis == new.basis || old.wants_reason())
            {
                return Ok(Answer::Nothing);
            }
            if old.wants_reason() && reason.trim().is_empty() {
                return Err(Refusal::ReasonMissing);
            }
            refuse_long(reason)?;
            let replaced = old.to_earlier(reason, by, at);
            new.earlier = old.earlier;
            new.earlier.push(replaced);
        } else if let Some(discarded) = self
            .discarded
            .take()
            .filter(|discarded| discarded.round == round)
        {
            new.earlier = discarded.earlier;
        }
        self.rounds.push(new);
        self.look_ahead();
        Ok(Answer::Done)
    }

    /// The error is a replay that is due before, or the champion if at most one player is left.
    pub(super) fn next_knockout_round(&self, round: usize) -> Result<KnockoutRound, Refusal> {
        match knockout::next(&self.state_after(round.saturating_sub(1), u64::MAX, &[])) {
            knockout::Next::Round { pairs, byes } => Ok(KnockoutRound { pairs, byes }),
            knockout::Next::Replays(_) => Err(Refusal::Round),
            knockout::Next::Over { champion } => Err(Refusal::Champion(
                champion.map(|seat| self.entrant_in_seat(seat)),
            )),
        }
    }

    pub(super) fn calculate_pairing(
        &self,
        number: usize,
        by: &DeskUser,
        at: NaiveDateTime,
    ) -> Result<Round, Refusal> {
        let RoundPairs { pairs, mut byes } = match self.plan.system {
            System::Swiss | System::McMahon => self.pair_by_results()?,
            System::Knockout => self.pair_knockout(number)?,
            System::RoundRobin => self.pair_by_table(number)?,
        };
        let mut boards: Vec<Board> = pairs
            .iter()
            .zip(self.plan.first_board..)
            .map(|(pair, n)| Board::new(n, pair[0], pair[1]))
            .collect();
        if self.plan.system == System::RoundRobin {
            byes.retain(|who| !self.is_missing(*who));
            self.forfeit_missing(&mut boards, by, at);
        }
        let plays =
            |id: EntrantId| byes.contains(&id) || boards.iter().any(|board| board.has_player(id));
        let absent = match self.plan.system {
            System::Knockout => Vec::new(),
            _ => self
                .entrants
                .iter()
                .filter(|e| !e.withdrawn && !plays(e.id))
                .map(|e| e.id)
                .collect(),
        };
        Ok(Round {
            stage: Stage::Paired,
            boards,
            byes,
            absent,
            marked: self.absent.iter().copied().collect(),
            basis: self.pairing_basis(number),
            seq: self.seq,
            by_hand: Vec::new(),
            earlier: Vec::new(),
            last: false,
        })
    }

    fn pair_by_results(&self) -> Result<RoundPairs, Refusal> {
        let state = self.state_with_absent(&self.absent.iter().copied().collect::<Vec<_>>());
        if state.present_players().next().is_none() {
            return Err(Refusal::Nobody);
        }
        let refused = |refusal: pairing::Refusal| {
            let ids = |seats: &[pairing::Seat]| {
                seats
                    .iter()
                    .map(|seat| self.entrant_in_seat(*seat))
                    .collect()
            };
            let groups = refusal.groups.iter().map(|group| ids(group)).collect();
            Refusal::DeadEnd(DeadEnd {
                without: ids(&refusal.without),
                bye: refusal.bye,
                groups,
            })
        };
        let PairedRound { pairs, bye } = pairing::pair_round(&state, self.plan.pairing_settings())
            .map_err(|_| Refusal::TooLarge)?
            .map_err(refused)?;
        Ok(self.seat_round(&pairs, bye))
    }

    fn pair_knockout(&self, number: usize) -> Result<RoundPairs, Refusal> {
        let KnockoutRound { pairs, byes } = self.next_knockout_round(number)?;
        Ok(self.seat_round(&pairs, byes))
    }

    fn seat_round(
        &self,
        pairs: &[pairing::Pair],
        byes: impl IntoIterator<Item = pairing::Seat>,
    ) -> RoundPairs {
        RoundPairs {
            pairs: pairs
                .iter()
                .map(|pair| {
                    [
                        self.entrant_in_seat(pair.black),
                        self.entrant_in_seat(pair.white),
                    ]
                })
                .collect(),
            byes: byes
                .into_iter()
                .map(|seat| self.entrant_in_seat(seat))
                .collect(),
        }
    }

    fn pair_by_table(&self, number: usize) -> Result<RoundPairs, Refusal> {
        let tables =
            round_robin::berger_tables(self.entrants.len()).map_err(|fault| match fault {
                round_robin::NoTables::TooFew => Refusal::Nobody,
                round_robin::NoTables::TooMany => Refusal::TooMany,
            })?;
        let table = tables.get(number - 1).ok_or(Refusal::NoMoreRounds)?;
        let mut order: Vec<&Entrant> = self.entrants.iter().collect();
        order.sort_by_key(|entrant| entrant.number);
        let at = |place: usize| {
            order
                .get(place - 1)
                .map_or(EntrantId(0), |entrant| entrant.id)
        };
        Ok(RoundPairs {
            pairs: table
                .games
                .iter()
                .map(|game| [at(game.black), at(game.white)])
                .collect(),
            byes: table.bye.map(at).into_iter().collect(),
        })
    }

    fn is_missing(&self, who: EntrantId) -> bool {
        self.absent.contains(&who)
            || self
                .entrants
                .iter()
                .any(|entrant| entrant.withdrawn && entrant.id == who)
    }

    fn forfeit_missing(&self, boards: &mut [Board], by: &DeskUser, at: NaiveDateTime) {
        for board in boards {
            let Some(outcome) =
                forfeit_outcome(self.is_missing(board.black), self.is_missing(board.white))
            else {
                continue;
            };
            board.entries.push(super::Entry {
                outcome: Some(outcome),
                by: by.name.clone(),
                at,
                seq: self.seq,
            });
        }
    }

    #[expect(clippy::too_many_arguments, reason = "the fields of one act")]
    pub(super) fn swap_players(
        &mut self,
        round: usize,
        edition: usize,
        two: [EntrantId; 2],
        reason: &str,
        confirmed: bool,
        by: &DeskUser,
        at: NaiveDateTime,
    ) -> Result<Answer, Refusal> {
        let current = self
            .rounds
            .last()
            .filter(|_| round == self.rounds.len())
            .ok_or(Refusal::Round)?;
        if current.pairing_edition() != edition {
            return Err(Refusal::Stale);
        }
        if !current.is_swappable() {
            return Err(Refusal::Started);
        }
        if reason.trim().is_empty() {
            return Err(Refusal::ReasonMissing);
        }
        refuse_long(reason)?;
        let after = self.swap_consequences(two).ok_or(Refusal::NotBoth)?;
        if after.breaks_rules() && !confirmed {
            return Err(Refusal::BreaksRules);
        }
        let first = self.plan.first_board;
        let current = self.rounds.last_mut().ok_or(Refusal::Round)?;
        current.boards = after
            .pairs
            .iter()
            .zip(first..)
            .map(|(pair, number)| Board::new(number, pair[0], pair[1]))
            .collect();
        current.byes = after.byes;
        current.by_hand.push(Change {
            two,
            reason: reason.trim().to_owned(),
            by: by.name.clone(),
            at,
        });
        self.look_ahead();
        Ok(Answer::Done)
    }

    pub(super) fn advance_round(
        &mut self,
        round: usize,
        from: Stage,
        to: Stage,
    ) -> Result<Answer, Refusal> {
        let last = self.rounds.len();
        let valid = self.refuse_publish();
        let current = self
            .rounds
            .last_mut()
            .filter(|_| round == last)
            .ok_or(Refusal::Round)?;
        if to == Stage::Published {
            valid?;
        }
        if current.stage >= to {
            return Ok(Answer::Nothing);
        }
        if current.stage < from {
            return Err(Refusal::NotPublished);
        }
        current.stage = to;
        if to == Stage::Published {
            // An absence holds for one round only.
            self.absent.clear();
        }
        Ok(Answer::Done)
    }

    pub(super) fn close_round(&mut self, round: usize) -> Result<Answer, Refusal> {
        let current = self
            .rounds
            .get(round.wrapping_sub(1))
            .ok_or(Refusal::Round)?;
        match current.stage {
            Stage::Closed => return Ok(Answer::Nothing),
            Stage::Paired => return Err(Refusal::NotPublished),
            Stage::Published | Stage::Started => {}
        }
        current.refuse_close()?;
        let replays = if self.plan.system == System::Knockout {
            self.replay_boards()
        } else {
            self.replays_of_draws(round)
        };
        if !replays.is_empty() {
            let count = replays.len();
            let current = self
                .rounds
                .get_mut(round.wrapping_sub(1))
                .ok_or(Refusal::Round)?;
            current.boards.extend(replays);
            return Ok(Answer::Replays(count));
        }
        let current = self.rounds.last_mut().ok_or(Refusal::Round)?;
        current.stage = Stage::Closed;
        Ok(Answer::Done)
    }

    pub(super) fn back(&mut self, round: usize, seen: Stage) -> Result<Answer, Refusal> {
        let last = self.rounds.len();
        let current = self
            .rounds
            .last_mut()
            .filter(|_| round == last)
            .ok_or(Refusal::Round)?;
        if current.stage != seen {
            return Err(Refusal::Stale);
        }
        current.refuse_back()?;
        match current.stage {
            Stage::Closed => current.stage = Stage::Started,
            Stage::Started => current.stage = Stage::Published,
            Stage::Published => {
                current.stage = Stage::Paired;
                // An absent player of a round-robin is at a board, not in `absent`.
                self.absent = current
                    .marked
                    .iter()
                    .chain(&current.absent)
                    .copied()
                    .collect();
            }
            Stage::Paired => {
                self.rounds.pop();
                self.forget_missed();
            }
        }
        Ok(Answer::Done)
    }

    pub(super) fn finish_tournament(&mut self) -> Result<Answer, Refusal> {
        if self.finished {
            return Ok(Answer::Nothing);
        }
        self.refuse_finish()?;
        self.finished = true;
        Ok(Answer::Done)
    }
}

fn same_pairs(a: &Round, b: &Round) -> bool {
    let pairs = |round: &Round| {
        round
            .boards
            .iter()
            .map(|board| [board.black, board.white])
            .collect::<Vec<_>>()
    };
    pairs(a) == pairs(b) && a.byes == b.byes && a.absent == b.absent
}

pub(super) fn refuse_long(text: &str) -> Result<(), Refusal> {
    if text.chars().count() > LONGEST {
        Err(Refusal::TooLong(text.chars().take(40).collect()))
    } else {
        Ok(())
    }
}
