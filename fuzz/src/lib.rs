//! What the fuzz targets share: the domain and the formats, the journals that are contrived for its
//! rules, and what must hold of every journal and of every exchange file.

pub use crosstable_domain as domain;
pub use crosstable_formats as formats;

pub mod check;
pub mod contrived;
pub mod exchange;
