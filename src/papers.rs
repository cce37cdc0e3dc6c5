//! The texts, documents and file formats of Crosstable: messages in every language, PDFs, files of
//! other programs.

pub mod documents;
pub mod formats;
pub mod text;

use crosstable_house::domain;
