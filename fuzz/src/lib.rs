//! What the fuzz targets share: the domain and the formats, the journals that are contrived for its rules, and what must hold of
//! every journal and of every exchange file.

pub use crosstable_house::domain;
pub use crosstable_papers::formats;

pub mod check;
pub mod contrived;
pub mod exchange;
