//! The two lowest floors of Crosstable: the regulations and the storage.

pub mod db;
pub mod domain;
