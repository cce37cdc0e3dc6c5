//! Deterministic random numbers: splitmix64.

pub(super) struct Dice(u64);

impl Dice {
    /// A generator; equal seeds give equal numbers.
    pub(super) fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n`; 0 if `n` is 0.
    pub(super) fn below(&mut self, n: u64) -> u64 {
        self.next().checked_rem(n).unwrap_or(0)
    }

    /// A number from `low` to `high`, both included.
    pub(super) fn between(&mut self, low: i64, high: i64) -> i64 {
        low + self.below((high - low + 1).max(1) as u64) as i64
    }

    /// Nearly normal around 0: the sum of four numbers from `-half` to `half`.
    pub(super) fn random_spread(&mut self, half: i64) -> i64 {
        (0..4).map(|_| self.between(-half, half)).sum()
    }

    /// True with a probability of `per_mille` in a thousand.
    pub(super) fn chance(&mut self, per_mille: u64) -> bool {
        self.below(1000) < per_mille
    }

    /// A random element.
    pub(super) fn pick<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all.get(self.below(all.len() as u64) as usize)
            .copied()
            .unwrap_or_default()
    }

    /// Shuffles a list.
    pub(super) fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i as u64 + 1) as usize);
        }
    }
}
