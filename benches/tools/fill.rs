//! The database of a bench with one federation in it.

use std::path::Path;

use crosstable::actions::{Actor, journal as office_journal};
use crosstable::db::Db;
use crosstable::domain::journal;

use crate::generator::{self, Size};
use crate::site::{noon, told};

/// A federation in the database that `serve` finds in this folder.
pub fn fill(folder: &Path, size: Size) -> Result<(), String> {
    let now = noon();
    let mut text = Vec::new();
    generator::write("ufgo", size, &mut text).map_err(told)?;
    let journal = journal::read_journal(&*text).map_err(told)?;
    let db = Db::open(
        &format!("sqlite:{}", folder.join("crosstable.sqlite").display()),
        1,
    )
    .map_err(told)?;
    db.run_migrations().map_err(told)?;
    db.write(|c| office_journal::import_journal(c, &Actor::console(), &journal, None, now))
        .map_err(told)?;
    Ok(())
}
