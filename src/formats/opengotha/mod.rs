//! OpenGotha's XML. Section 6.

pub(in crate::formats) mod games;
mod keys;
mod read;
pub(in crate::formats) mod time;
mod write;

#[cfg(test)]
mod tests;

pub use read::read;
pub use write::write;
