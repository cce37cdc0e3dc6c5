//! The infrastructure of all pages of Crosstable.

pub mod app;
pub mod chart;
pub mod error;
pub mod explanation_summary;
pub mod frame;
pub mod map;
pub mod newcomers;
pub mod order_label;
pub mod progress;
pub mod rating_format;

use crosstable_actions as actions;
use crosstable_db as db;
use crosstable_documents as documents;
use crosstable_domain as domain;
use crosstable_i18n as i18n;
