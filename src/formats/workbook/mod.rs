//! Workbooks (`.xlsx`). Section 10.6. Reading streams the parts and keeps only non-empty cells; of
//! styles only the dates matter. No memory is reserved by declared sizes, and a distant cell costs
//! as much as any other.

mod package;
mod parts;
mod read;
mod sheet;
mod write;

#[cfg(test)]
mod tests;

pub use read::{find_unexplained, read};
pub use write::{Note, write, write_noted};
