//! Chance that can be had again.

/// Chance that comes out the same for the same seed (splitmix64).
#[derive(Clone)]
pub(crate) struct Chance(u64);

impl Chance {
    /// Chance of a seed.
    pub(crate) fn of(seed: u64) -> Chance {
        Chance(seed)
    }

    /// Any number.
    pub(crate) fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `most`, which is not 0.
    pub(crate) fn below(&mut self, most: u64) -> u64 {
        self.number() % most.max(1)
    }

    /// A word that nobody has said before, as good as certainly.
    pub(crate) fn word(&mut self) -> String {
        let mut word = String::new();
        for at in 0..10 {
            let letters: &[u8] = if at % 2 == 0 {
                b"bdfghklmnprstvz"
            } else {
                b"aeiou"
            };
            let at_random = usize::try_from(self.below(letters.len() as u64)).unwrap_or_default();
            word.push(char::from(letters[at_random]));
        }
        word[..1].to_uppercase() + &word[1..]
    }
}
