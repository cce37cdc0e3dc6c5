//! Limits of all files. Section 1.1.

pub const MAX_BYTES: usize = 16 << 20;
pub const MAX_UNPACKED: u64 = 128 << 20;
pub const MAX_PASTED: usize = 256 << 10;
/// The default of `Options::max_players`.
pub const MAX_PLAYERS: usize = 10_000;
pub const MAX_ROUNDS: u8 = 99;
