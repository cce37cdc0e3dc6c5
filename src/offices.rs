//! The offices of Crosstable, above its floors and below the web.

pub mod office;

use crosstable_house::{db, domain, formats};
