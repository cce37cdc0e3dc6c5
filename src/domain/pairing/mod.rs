//! Pairing.
pub mod matching;
