#![doc = include_str!("../ARCHITECTURE.md")]

pub mod commands;
pub mod config;
pub mod web;

pub use crosstable_house::{db, domain};
pub use crosstable_office::office;
pub use crosstable_papers::{documents, formats, text};
