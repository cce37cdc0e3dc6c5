#![doc = include_str!("../ARCHITECTURE.md")]

pub mod commands;
pub mod config;
pub mod web;

pub use crosstable_house::{db, documents, domain, formats, text};
pub use crosstable_office::office;
