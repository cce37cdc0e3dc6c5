//! What the fuzz targets share: the domain itself, the journals that are contrived for its rules, and what must hold of every journal.

#[path = "../../src/domain/mod.rs"]
pub mod domain;

pub mod check;
pub mod contrived;
