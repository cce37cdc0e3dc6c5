//! OpenGotha's XML. Section 6.

pub(crate) mod games;
mod keys;
mod read;
pub(crate) mod time;
mod write;

#[cfg(test)]
mod tests;

pub use read::read;
pub use write::write;
