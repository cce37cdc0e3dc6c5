//! Limits of all files. Section 1.1.

/// Most bytes of a file.
pub const MAX_BYTES: usize = 16 << 20;
/// Most unpacked bytes of a workbook or archive.
pub const MAX_UNPACKED: u64 = 128 << 20;
/// Most bytes of a pasted text.
pub const MAX_PASTED: usize = 256 << 10;
/// Default for the most players of a file.
pub const MAX_PLAYERS: usize = 10_000;
/// Most rounds of a file.
pub const MAX_ROUNDS: u8 = 99;
