//! Late entry. The lots are not drawn again (article 1): the new numbers follow the drawn ones.

use super::act::{Answer, Refusal};
use super::rounds::refuse_long;
use super::setup::check_entrant;
use super::{Desk, Entrant, EntrantId, Stage, System};
use crate::pairing::mcmahon::propose_groups;
use crate::table::{MAX_CELLS, MAX_ROWS};

impl Desk {
    /// True if participants can still enter, because later rounds are not fixed.
    pub fn takes_late(&self) -> bool {
        self.has_begun() && !self.finished && self.plan.system.by_results()
    }

    /// Points for missed rounds are the referee's decision and need a reason.
    pub(super) fn enter_late(
        &mut self,
        entrants: Vec<Entrant>,
        points: i64,
        reason: &str,
    ) -> Result<Answer, Refusal> {
        if !self.has_begun() {
            return self.enter_entrants(entrants);
        }
        if !self.plan.system.by_results() {
            return Err(Refusal::NoLateEntry);
        }
        if entrants.is_empty() {
            return Ok(Answer::Nothing);
        }
        if self
            .rounds
            .pop_if(|round| round.stage == Stage::Paired)
            .is_some()
        {
            self.forget_missed();
        }
        let most = 2 * i64::try_from(self.rounds.len()).unwrap_or(i64::MAX / 2);
        if !(0..=most).contains(&points) {
            return Err(Refusal::LatePoints(most));
        }
        if points > 0 && reason.trim().is_empty() {
            return Err(Refusal::ReasonMissing);
        }
        refuse_long(reason)?;
        let before = self.next_id;
        for entrant in entrants {
            check_entrant(&entrant)?;
            self.next_id += 1;
            let entrant = self.place_late(entrant, points)?;
            self.refuse_twice(&entrant, before)?;
            self.entrants.push(entrant);
        }
        if self.entrants.len() > MAX_ROWS
            || self.entrants.len() * self.plan.rounds.max(1) > MAX_CELLS
        {
            return Err(Refusal::TooMany);
        }
        self.look_ahead();
        Ok(Answer::Done)
    }

    fn place_late(&self, entrant: Entrant, points: i64) -> Result<Entrant, Refusal> {
        let number = self
            .entrants
            .iter()
            .filter_map(|entrant| entrant.number)
            .max()
            .unwrap_or(0)
            + 1;
        let start = self.late_start(&entrant)?;
        Ok(Entrant {
            id: EntrantId(self.next_id),
            number: Some(number),
            start,
            withdrawn: false,
            since: self.rounds.len() + 1,
            granted: points,
            ..entrant
        })
    }

    /// A participant may be paired in rounds that are made again, and has no points for them.
    pub(super) fn forget_missed(&mut self) {
        let next = self.rounds.len() + 1;
        for entrant in &mut self.entrants {
            if entrant.since > next {
                entrant.since = if next == 1 { 0 } else { next };
            }
            let most = 2 * i64::try_from(entrant.missed_rounds()).unwrap_or(i64::MAX / 2);
            entrant.granted = entrant.granted.min(most);
        }
    }

    /// Relative to the groups made at the beginning; no group is added below the lowest.
    fn late_start(&self, entrant: &Entrant) -> Result<i64, Refusal> {
        let lowest = self
            .entrants
            .iter()
            .filter(|entrant| entrant.start == 0)
            .find_map(|entrant| entrant.rating);
        let (System::McMahon, Some(lowest), Some(rating)) =
            (self.plan.system, lowest, entrant.rating)
        else {
            return Ok(0);
        };
        let groups =
            propose_groups(&[lowest, rating], self.plan.groups()).map_err(Refusal::Groups)?;
        match groups.start.as_slice() {
            [lowest, own] => Ok((own - lowest).max(0)),
            _ => Ok(0),
        }
    }
}
