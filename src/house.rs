//! Crosstable without its acts and pages: the floors below the offices.

pub mod db;
pub mod documents;
pub mod domain;
pub mod formats;
pub mod text;
