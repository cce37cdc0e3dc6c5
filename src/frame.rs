//! The infrastructure of all pages of Crosstable.

/// The base of the web layer.
pub mod web {
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
}

use crosstable_house::{db, domain};
use crosstable_office::office;
use crosstable_papers::{documents, text};
