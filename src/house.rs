//! The two lowest layers of Crosstable: the regulations and the storage.

pub mod db;
pub mod domain;
