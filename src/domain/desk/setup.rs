//! The desk before round 1: the plan, the participants, the draw of lots.

use std::collections::BTreeSet;

use chrono::NaiveDateTime;

use super::act::{Act, Answer, DeskUser, Refusal};
use super::{Desk, Entrant, EntrantId, Lot, Plan, System};
use crate::name::has_letter;
use crate::pairing;
use crate::pairing::mcmahon::propose_groups;
use crate::table::{MAX_CELLS, MAX_ROUNDS, MAX_ROWS, MAX_TEXT};

/// The erasure of a person's data; `chosen` is the participant who gets the player's id.
struct Erasure<'a> {
    player: i64,
    chosen: Option<EntrantId>,
    code: &'a str,
}

impl Erasure<'_> {
    fn blank_entrant(&self, entrant: &mut Entrant, id: EntrantId) {
        if entrant.player.is_none() && self.chosen == Some(id) {
            entrant.player = Some(self.player);
        }
        self.code.clone_into(&mut entrant.name);
        entrant.latin.clear();
        entrant.born.clear();
        entrant.club.clear();
        entrant.city.clear();
    }

    fn blank_acts(
        &self,
        acts: &mut [Act],
        mut last: u32,
        is: &dyn Fn(&Entrant, EntrantId) -> bool,
    ) {
        for act in acts {
            match act {
                Act::Enter { entrants } | Act::Late { entrants, .. } => {
                    for entrant in entrants {
                        last += 1;
                        if is(&*entrant, EntrantId(last)) {
                            self.blank_entrant(entrant, EntrantId(last));
                        }
                    }
                }
                Act::Amend { entrant } if is(&*entrant, entrant.id) => {
                    let id = entrant.id;
                    self.blank_entrant(entrant, id);
                }
                _ => {}
            }
        }
    }
}

impl Desk {
    pub(super) fn find_entrant_mut(&mut self, who: EntrantId) -> Result<&mut Entrant, Refusal> {
        let at = self.index(who).ok_or(Refusal::Unknown(who))?;
        self.entrants.get_mut(at).ok_or(Refusal::Unknown(who))
    }

    fn not_begun(&self) -> Result<(), Refusal> {
        if self.has_begun() {
            Err(Refusal::Begun)
        } else {
            Ok(())
        }
    }

    fn discard_draft(&mut self) {
        self.rounds.clear();
    }

    pub(super) fn plan_for(&mut self, plan: Plan) -> Result<Answer, Refusal> {
        self.not_begun()?;
        if plan == self.plan {
            return Ok(Answer::Nothing);
        }
        if plan.rounds > MAX_ROUNDS || plan.first_board == 0 || plan.first_board > 9_000 {
            return Err(Refusal::Plan);
        }
        self.plan = plan;
        self.discard_draft();
        self.set_starting_points()?;
        Ok(Answer::Done)
    }

    fn set_starting_points(&mut self) -> Result<(), Refusal> {
        if self.plan.system != System::McMahon {
            self.entrants
                .iter_mut()
                .for_each(|entrant| entrant.start = 0);
            return Ok(());
        }
        if self.entrants.is_empty() {
            return propose_groups(&[0], self.plan.groups())
                .map(|_| ())
                .map_err(Refusal::Groups);
        }
        let least = self
            .entrants
            .iter()
            .filter_map(|entrant| entrant.rating)
            .min()
            .unwrap_or(0);
        let ratings: Vec<i64> = self
            .entrants
            .iter()
            .map(|entrant| entrant.rating.unwrap_or(least))
            .collect();
        let groups = propose_groups(&ratings, self.plan.groups()).map_err(Refusal::Groups)?;
        self.entrants
            .iter_mut()
            .zip(groups.start)
            .for_each(|(entrant, start)| entrant.start = start);
        Ok(())
    }

    pub(super) fn enter_entrants(&mut self, entrants: Vec<Entrant>) -> Result<Answer, Refusal> {
        self.not_begun()?;
        if entrants.is_empty() {
            return Ok(Answer::Nothing);
        }
        let before = self.next_id;
        for mut entrant in entrants {
            check_entrant(&entrant)?;
            self.next_id += 1;
            entrant.id = EntrantId(self.next_id);
            entrant.number = None;
            entrant.start = 0;
            entrant.withdrawn = false;
            (entrant.since, entrant.granted) = (0, 0);
            self.refuse_twice(&entrant, before)?;
            self.entrants.push(entrant);
        }
        if self.entrants.len() > MAX_ROWS
            || self.entrants.len() * self.plan.rounds.max(1) > MAX_CELLS
        {
            return Err(Refusal::TooMany);
        }
        self.new_field()
    }

    fn new_field(&mut self) -> Result<Answer, Refusal> {
        self.entrants
            .iter_mut()
            .for_each(|entrant| entrant.number = None);
        self.discard_draft();
        self.set_starting_points()?;
        Ok(Answer::Done)
    }

    /// Refuses a second entry of a participant; ids above `before` belong to the current act.
    pub(super) fn refuse_twice(&self, entrant: &Entrant, before: u32) -> Result<(), Refusal> {
        let same = |other: &&Entrant| {
            other.id != entrant.id
                && match (other.player, entrant.player) {
                    (Some(a), Some(b)) => a == b,
                    _ => {
                        other.name.trim() == entrant.name.trim()
                            && other.born.trim() == entrant.born.trim()
                    }
                }
        };
        match self.entrants.iter().find(same) {
            None => Ok(()),
            Some(other) if other.id.0 > before => Err(Refusal::PastedTwice(other.name.clone())),
            Some(other) => Err(Refusal::Twice(other.name.clone())),
        }
    }

    pub(super) fn amend_entrant(&mut self, mut entrant: Entrant) -> Result<Answer, Refusal> {
        check_entrant(&entrant)?;
        self.refuse_twice(&entrant, u32::MAX)?;
        let begun = self.has_begun();
        let stored = self.find_entrant_mut(entrant.id)?;
        entrant.number = stored.number;
        entrant.start = stored.start;
        entrant.withdrawn = stored.withdrawn;
        (entrant.since, entrant.granted) = (stored.since, stored.granted);
        if begun && entrant.country != stored.country {
            // The lots of a knockout depend on the country.
            return Err(Refusal::Begun);
        }
        if *stored == entrant {
            return Ok(Answer::Nothing);
        }
        let regroup = !begun && stored.rating != entrant.rating;
        *stored = entrant;
        if regroup {
            self.discard_draft();
            self.set_starting_points()?;
        }
        Ok(Answer::Done)
    }

    /// Erases a person here and in the acts, so that a replay leads to the same desk. The country
    /// stays because the lots depend on it. Returns the erased participants.
    pub fn forget_person(
        &mut self,
        acts: &mut [Act],
        is: &dyn Fn(&Entrant) -> bool,
        player: i64,
        code: &str,
    ) -> BTreeSet<EntrantId> {
        let found: BTreeSet<EntrantId> = self
            .entrants
            .iter()
            .filter(|entrant| is(entrant))
            .map(|entrant| entrant.id)
            .collect();
        // Without a player id a participant of an unfinished tournament would become a new player.
        let seated = self
            .entrants
            .iter()
            .any(|entrant| entrant.player == Some(player));
        let chosen = found.first().copied().filter(|_| !seated);
        let erasure = Erasure {
            player,
            chosen,
            code,
        };
        for entrant in self
            .entrants
            .iter_mut()
            .filter(|entrant| found.contains(&entrant.id))
        {
            let id = entrant.id;
            erasure.blank_entrant(entrant, id);
        }
        self.seq += u64::from(!found.is_empty());
        // Ids ascend by entry; participants of a table typed before entered without an act.
        let entering = |act: &Act| {
            if let Act::Enter { entrants } | Act::Late { entrants, .. } = act {
                entrants.len()
            } else {
                0
            }
        };
        let entered: usize = acts.iter().map(entering).sum();
        let last = self
            .next_id
            .saturating_sub(u32::try_from(entered).unwrap_or(u32::MAX));
        erasure.blank_acts(acts, last, &|entrant, id| {
            is(entrant) || found.contains(&id)
        });
        found
    }

    pub(super) fn remove_entrant(&mut self, who: EntrantId) -> Result<Answer, Refusal> {
        self.not_begun()?;
        let Some(at) = self.index(who) else {
            return Ok(Answer::Nothing);
        };
        self.entrants.remove(at);
        self.absent.remove(&who);
        self.new_field()
    }

    pub(super) fn draw_lots(
        &mut self,
        seed: &str,
        by: &DeskUser,
        at: NaiveDateTime,
    ) -> Result<Answer, Refusal> {
        self.not_begun()?;
        let seed = seed.trim();
        if seed.is_empty() || seed.chars().count() > MAX_TEXT {
            return Err(Refusal::Seed);
        }
        if self.entrants.is_empty() {
            return Err(Refusal::Nobody);
        }
        self.lots.push(Lot {
            seed: Some(seed.to_owned()),
            count: self.entrants.len(),
            by: by.name.clone(),
            at,
        });
        self.entrants
            .iter_mut()
            .for_each(|entrant| entrant.number = None);
        let numbers = pairing::draw_numbers(&self.state_with_absent(&[]));
        self.entrants
            .iter_mut()
            .zip(numbers)
            .for_each(|(entrant, number)| entrant.number = Some(number));
        self.discard_draft();
        Ok(Answer::Done)
    }

    pub(super) fn number(
        &mut self,
        numbers: &[(EntrantId, u64)],
        by: &DeskUser,
        at: NaiveDateTime,
    ) -> Result<Answer, Refusal> {
        self.not_begun()?;
        if self.plan.system == System::Knockout {
            // Every round of a knockout is drawn anew, from a seed.
            return Err(Refusal::Seed);
        }
        let mut seen = BTreeSet::new();
        if let Some(twice) = numbers.iter().find(|(_, number)| !seen.insert(*number)) {
            return Err(Refusal::SameNumber(twice.1));
        }
        for (who, number) in numbers {
            if *number == 0 || *number > 1_000_000 {
                return Err(Refusal::NumberMissing);
            }
            self.find_entrant_mut(*who)?.number = Some(*number);
        }
        let given: BTreeSet<EntrantId> = numbers.iter().map(|(who, _)| *who).collect();
        if self.entrants.is_empty()
            || self
                .entrants
                .iter()
                .any(|entrant| !given.contains(&entrant.id))
        {
            return Err(Refusal::NumberMissing);
        }
        self.lots.push(Lot {
            seed: None,
            count: self.entrants.len(),
            by: by.name.clone(),
            at,
        });
        self.discard_draft();
        Ok(Answer::Done)
    }
}

pub(super) fn check_entrant(entrant: &Entrant) -> Result<(), Refusal> {
    // A known player without a name is called by the code.
    if entrant.name.trim().is_empty() || (entrant.player.is_none() && !has_letter(&entrant.name)) {
        return Err(Refusal::NameMissing);
    }
    let texts = [
        &entrant.name,
        &entrant.latin,
        &entrant.born,
        &entrant.club,
        &entrant.city,
        &entrant.country,
        &entrant.rank,
    ];
    match texts
        .into_iter()
        .find(|text| text.chars().count() > MAX_TEXT)
    {
        Some(text) => Err(Refusal::TooLong(text.chars().take(40).collect())),
        None => Ok(()),
    }
}
