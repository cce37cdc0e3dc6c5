//! The requirements for costs: one wide integer or, at any size of the field, lists of criteria.

use std::fmt::Debug;

/// A cost. Every operation is exact as long as [`Weight::has_headroom`] is true for its operands.
pub trait Weight: Copy + Ord + Debug {
    /// The neutral element.
    const ZERO: Self;

    /// The sum.
    #[must_use]
    fn plus(self, other: Self) -> Self;

    /// The difference.
    #[must_use]
    fn minus(self, other: Self) -> Self;

    /// Half of an even value.
    #[must_use]
    fn half(self) -> Self;

    /// True if sums of eight such values are still exact.
    fn has_headroom(self) -> bool;

    /// About `part / whole` of the value; only used for guesses.
    #[must_use]
    fn approximate_share(self, part: i64, whole: i64) -> Self;

    /// Twice the value.
    #[must_use]
    fn twice(self) -> Self {
        self.plus(self)
    }
}

impl Weight for i64 {
    const ZERO: i64 = 0;

    #[inline]
    fn plus(self, other: i64) -> i64 {
        self.wrapping_add(other)
    }

    #[inline]
    fn minus(self, other: i64) -> i64 {
        self.wrapping_sub(other)
    }

    #[inline]
    fn half(self) -> i64 {
        debug_assert!(self & 1 == 0, "half of an odd value");
        self >> 1
    }

    #[inline]
    fn has_headroom(self) -> bool {
        self.unsigned_abs() < 1 << 60
    }

    fn approximate_share(self, part: i64, whole: i64) -> i64 {
        (self / whole).wrapping_mul(part)
    }
}

impl Weight for i128 {
    const ZERO: i128 = 0;

    #[inline]
    fn plus(self, other: i128) -> i128 {
        self.wrapping_add(other)
    }

    #[inline]
    fn minus(self, other: i128) -> i128 {
        self.wrapping_sub(other)
    }

    #[inline]
    fn half(self) -> i128 {
        debug_assert!(self & 1 == 0, "half of an odd value");
        self >> 1
    }

    #[inline]
    fn has_headroom(self) -> bool {
        self.unsigned_abs() < 1 << 124
    }

    fn approximate_share(self, part: i64, whole: i64) -> i128 {
        (self / i128::from(whole)).wrapping_mul(i128::from(part))
    }
}

/// Several costs; an earlier one always outweighs all later ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Lexicographic<const N: usize>(pub [i64; N]);

impl<const N: usize> Weight for Lexicographic<N> {
    const ZERO: Lexicographic<N> = Lexicographic([0; N]);

    #[inline]
    fn plus(mut self, other: Self) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = mine.plus(theirs);
        }
        self
    }

    #[inline]
    fn minus(mut self, other: Self) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = mine.minus(theirs);
        }
        self
    }

    #[inline]
    fn half(mut self) -> Self {
        for mine in &mut self.0 {
            *mine = mine.half();
        }
        self
    }

    #[inline]
    fn has_headroom(self) -> bool {
        self.0.iter().all(|one| one.has_headroom())
    }

    fn approximate_share(self, part: i64, whole: i64) -> Self {
        Lexicographic(self.0.map(|one| one.approximate_share(part, whole)))
    }
}

/// A cost, with a second one that decides between equal first ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct WithSecondCost<W>(pub W, pub i128);

impl<W: Weight> Weight for WithSecondCost<W> {
    const ZERO: WithSecondCost<W> = WithSecondCost(W::ZERO, 0);

    #[inline]
    fn plus(self, other: Self) -> Self {
        WithSecondCost(self.0.plus(other.0), self.1.plus(other.1))
    }

    #[inline]
    fn minus(self, other: Self) -> Self {
        WithSecondCost(self.0.minus(other.0), self.1.minus(other.1))
    }

    #[inline]
    fn half(self) -> Self {
        WithSecondCost(self.0.half(), self.1.half())
    }

    #[inline]
    fn has_headroom(self) -> bool {
        self.0.has_headroom() && self.1.has_headroom()
    }

    fn approximate_share(self, part: i64, whole: i64) -> Self {
        WithSecondCost(
            self.0.approximate_share(part, whole),
            self.1.approximate_share(part, whole),
        )
    }
}
