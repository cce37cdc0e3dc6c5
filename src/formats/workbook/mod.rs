//! Workbooks (`.xlsx`). Section 10.6.
//!
//! Reading goes through the parts as a stream and keeps the cells that hold something: nothing is reserved because a file says how much there
//! will be, no style is kept but whether a number is a date, and a cell far out in the sheet costs as much as any other.

mod package;
mod parts;
mod read;
mod sheet;
mod write;

#[cfg(test)]
mod tests;

pub use read::{read, unexplained};
pub use write::{Note, write, write_noted};
