//! Limits that no file may exceed. Section 1.1.

/// The most bytes of a file.
pub const MAX_BYTES: usize = 16 << 20;
/// The most bytes to which a workbook or an archive unpacks.
pub const MAX_UNPACKED: u64 = 128 << 20;
/// The most bytes of a pasted text.
pub const MAX_PASTED: usize = 256 << 10;
/// The most players of a file, unless the options say otherwise.
pub const MAX_PLAYERS: usize = 10_000;
/// The most rounds of a file.
pub const MAX_ROUNDS: u8 = 99;
