#![doc = include_str!("../ARCHITECTURE.md")]

pub mod commands;
pub mod config;

pub use crosstable_actions as actions;
pub use crosstable_db as db;
pub use crosstable_documents as documents;
pub use crosstable_domain as domain;
pub use crosstable_formats as formats;
pub use crosstable_i18n as i18n;
pub use crosstable_web as web;
