//! The European wall list, h9. Section 5.

pub(in crate::formats) mod cell;
pub(in crate::formats) mod out;
pub(in crate::formats) mod read;
pub(in crate::formats) mod rows;
#[cfg(test)]
mod tests;
pub(in crate::formats) mod write;

pub use read::read;
pub use write::write;
