//! Files as they circulate in the field: the real ones where the machine has them, else their
//! twins, the same shapes with invented names.

use std::path::{Path, PathBuf};

use crate::database::setting;

/// The folder of an archive of tournaments: `players.csv`, `tournaments.csv`, `entries.csv`,
/// `pairings.csv`.
pub(crate) fn archive() -> PathBuf {
    real("csv-ugd").unwrap_or_else(|| twin("archive"))
}

/// A wall list of 18 players as the federation publishes it.
pub(crate) fn wall_list() -> PathBuf {
    real("go-ufgo-table/cup2-18p.txt").unwrap_or_else(|| twin("cup-18p.txt"))
}

fn real(name: &str) -> Option<PathBuf> {
    setting("CROSSTABLE_TEST_DATA").map(|folder| Path::new(&folder).join(name))
}

fn twin(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fixtures")
        .join(name)
}
