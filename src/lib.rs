#![doc = include_str!("../ARCHITECTURE.md")]

pub mod commands;
pub mod config;

pub use crosstable_db as db;
pub use crosstable_documents as documents;
pub use crosstable_domain as domain;
pub use crosstable_formats as formats;
pub use crosstable_office as office;
pub use crosstable_text as text;
pub use crosstable_web as web;
