//! The question whether players of several federations are one person: its stages, and the data that should then be the same everywhere.

use super::foreign::System;
use super::player::births_agree;
use super::word::words;

words! {
    /// Where the question stands whether two players are one person.
    pub enum LinkStage {
        /// One federation has asked, the other hasn't answered.
        Asked = "asked",
        /// Officials of both federations have said so.
        Agreed = "agreed",
        /// The other federation has said no, or the question was withdrawn.
        Refused = "refused",
        /// It was so, and one of them has ended it.
        Ended = "ended",
    }
}

impl LinkStage {
    /// Those in which nobody asks again.
    pub const STANDING: [LinkStage; 2] = [LinkStage::Asked, LinkStage::Agreed];
}

/// What of a player is true of the person, whatever the federation.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Known {
    /// Birth, as far as it is known.
    pub born: Option<String>,
    /// The current numbers elsewhere.
    pub numbers: Vec<(System, String)>,
}

/// What two entries of one person can't both say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Contradiction {
    /// The births.
    Born,
    /// The numbers in a system.
    Number(System),
}

impl Known {
    /// What the entries contradict each other in, all of it.
    pub fn contradictions(&self, other: &Known) -> Vec<Contradiction> {
        let births = self.born.as_deref().zip(other.born.as_deref());
        let born = births.filter(|(one, another)| !births_agree(one, another)).map(|_| Contradiction::Born);
        let differs = |(system, number): &&(System, String)| other.numbers.iter().any(|(of, its)| of == system && its != number);
        let numbers = self.numbers.iter().filter(differs).map(|(system, _)| Contradiction::Number(*system));
        born.into_iter().chain(numbers).collect()
    }

    /// What the other entry knows and this one doesn't: a birth that is known more exactly, numbers in systems in which there is none.
    pub fn lacks(&self, other: &Known) -> Known {
        let length = |born: &Option<String>| born.as_ref().map_or(0, String::len);
        let agree = self.born.as_deref().zip(other.born.as_deref()).is_none_or(|(one, another)| births_agree(one, another));
        let born = other.born.clone().filter(|_| agree && length(&other.born) > length(&self.born));
        let has = |system: System| self.numbers.iter().any(|(of, _)| *of == system);
        Known { born, numbers: other.numbers.iter().filter(|(system, _)| !has(*system)).cloned().collect() }
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.born.is_none() && self.numbers.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(born: Option<&str>, numbers: &[(System, &str)]) -> Known {
        Known { born: born.map(str::to_owned), numbers: numbers.iter().map(|(system, number)| (*system, (*number).to_owned())).collect() }
    }

    #[test]
    fn what_is_known_more_exactly_is_lacking_elsewhere() {
        let here = known(Some("1980"), &[(System::Fide, "100")]);
        let there = known(Some("1980-05-01"), &[(System::EgfPin, "200")]);
        assert_eq!(here.lacks(&there), known(Some("1980-05-01"), &[(System::EgfPin, "200")]));
        assert_eq!(there.lacks(&here), known(None, &[(System::Fide, "100")]));
        assert!(here.lacks(&here).is_empty() && here.contradictions(&there).is_empty());
        assert_eq!(known(None, &[]).lacks(&here), here);
    }

    #[test]
    fn a_contradiction_is_named_and_nothing_is_taken_over_of_it() {
        let here = known(Some("1980"), &[(System::Fide, "100"), (System::EgfPin, "5")]);
        let there = known(Some("1981-05-01"), &[(System::Fide, "101"), (System::EgfPin, "5")]);
        assert_eq!(here.contradictions(&there), [Contradiction::Born, Contradiction::Number(System::Fide)]);
        assert!(here.lacks(&there).is_empty());
    }
}
