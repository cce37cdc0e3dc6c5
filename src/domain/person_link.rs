//! Links between players of several federations that are one person, and the data that must agree.

use super::external_id::System;
use super::player::births_agree;
use super::string_enum::string_enum;

string_enum! {
    /// The stage of a link between two players.
    pub enum LinkStage {
        /// One federation has asked; the other has not answered.
        Asked = "asked",
        /// Officials of both federations have confirmed.
        Agreed = "agreed",
        /// The other federation has refused, or the request was withdrawn.
        Refused = "refused",
        /// The link was confirmed and later ended by one federation.
        Ended = "ended",
    }
}

impl LinkStage {
    /// Stages in which no new request is possible.
    pub const STANDING: [LinkStage; 2] = [LinkStage::Asked, LinkStage::Agreed];
}

/// The data of a player that belong to the person, in every federation.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PersonData {
    /// Date or year of birth, as far as known.
    pub born: Option<String>,
    /// The current external ids.
    pub numbers: Vec<(System, String)>,
}

/// A contradiction between two entries of one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Contradiction {
    /// The dates of birth differ.
    Born,
    /// The external ids in this system differ.
    Number(System),
}

impl PersonData {
    /// All contradictions between the two entries.
    pub fn find_contradictions(&self, other: &PersonData) -> Vec<Contradiction> {
        let births = self.born.as_deref().zip(other.born.as_deref());
        let born = births
            .filter(|(one, another)| !births_agree(one, another))
            .map(|_| Contradiction::Born);
        let differs = |(system, number): &&(System, String)| {
            other
                .numbers
                .iter()
                .any(|(of, its)| of == system && its != number)
        };
        let numbers = self
            .numbers
            .iter()
            .filter(differs)
            .map(|(system, _)| Contradiction::Number(*system));
        born.into_iter().chain(numbers).collect()
    }

    /// The data that only the other has: a more exact birth, external ids of other systems.
    pub fn data_to_add(&self, other: &PersonData) -> PersonData {
        let length = |born: &Option<String>| born.as_ref().map_or(0, String::len);
        let agree = self
            .born
            .as_deref()
            .zip(other.born.as_deref())
            .is_none_or(|(one, another)| births_agree(one, another));
        let born = other
            .born
            .clone()
            .filter(|_| agree && length(&other.born) > length(&self.born));
        let has = |system: System| self.numbers.iter().any(|(of, _)| *of == system);
        PersonData {
            born,
            numbers: other
                .numbers
                .iter()
                .filter(|(system, _)| !has(*system))
                .cloned()
                .collect(),
        }
    }

    /// True if nothing is known.
    pub fn is_empty(&self) -> bool {
        self.born.is_none() && self.numbers.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(born: Option<&str>, numbers: &[(System, &str)]) -> PersonData {
        PersonData {
            born: born.map(str::to_owned),
            numbers: numbers
                .iter()
                .map(|(system, number)| (*system, (*number).to_owned()))
                .collect(),
        }
    }

    #[test]
    fn what_is_known_more_exactly_is_lacking_elsewhere() {
        let here = known(Some("1980"), &[(System::Fide, "100")]);
        let there = known(Some("1980-05-01"), &[(System::EgfPin, "200")]);
        assert_eq!(
            here.data_to_add(&there),
            known(Some("1980-05-01"), &[(System::EgfPin, "200")])
        );
        assert_eq!(
            there.data_to_add(&here),
            known(None, &[(System::Fide, "100")])
        );
        assert!(here.data_to_add(&here).is_empty() && here.find_contradictions(&there).is_empty());
        assert_eq!(known(None, &[]).data_to_add(&here), here);
    }

    #[test]
    fn a_contradiction_is_named_and_nothing_is_taken_over_of_it() {
        let here = known(
            Some("1980"),
            &[(System::Fide, "100"), (System::EgfPin, "5")],
        );
        let there = known(
            Some("1981-05-01"),
            &[(System::Fide, "101"), (System::EgfPin, "5")],
        );
        assert_eq!(
            here.find_contradictions(&there),
            [Contradiction::Born, Contradiction::Number(System::Fide)]
        );
        assert!(here.data_to_add(&there).is_empty());
    }
}
