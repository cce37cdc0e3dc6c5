//! What Crosstable says, writes and reads: texts in every language, papers, files of other programs.

pub mod documents;
pub mod formats;
pub mod text;

use crosstable_house::domain;
