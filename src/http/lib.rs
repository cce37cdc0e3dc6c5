//! The infrastructure of all pages of Crosstable.

pub mod app;
pub mod chart;
pub mod error;
pub mod figures;
pub mod frame;
pub mod map;
pub mod newcomers;
pub mod order_names;
pub mod progress;
pub mod telling;

use crosstable_db as db;
use crosstable_documents as documents;
use crosstable_domain as domain;
use crosstable_office as office;
use crosstable_text as text;
