//! The actions of Crosstable: above its storage, below the web.

pub mod office;

use crosstable_house::{db, domain};
use crosstable_papers::formats;
