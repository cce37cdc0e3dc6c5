//! The European wall list, h9. Section 5.

pub(crate) mod cell;
pub(crate) mod out;
pub(crate) mod read;
pub(crate) mod rows;
#[cfg(test)]
mod tests;
pub(crate) mod write;

pub use read::read;
pub use write::write;
