//! Crosstable without its pages: the floors below the web.

pub mod db;
pub mod documents;
pub mod domain;
pub mod formats;
pub mod office;
pub mod text;
