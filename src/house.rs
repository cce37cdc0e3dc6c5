//! The two lowest layers of Crosstable: the regulations and the storage.

pub mod db;
#[warn(missing_docs)]
pub mod domain;
