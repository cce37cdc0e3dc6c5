//! What the fuzz targets share: the domain itself and the formats, the journals that are contrived for its rules, and what must hold of
//! every journal and of every exchange file.

#[path = "../../src/domain/mod.rs"]
pub mod domain;
#[path = "../../src/formats/mod.rs"]
pub mod formats;

pub mod check;
pub mod contrived;
pub mod exchange;
