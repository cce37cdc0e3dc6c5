//! Power cuts: what was written and not synced is there or not, sector by sector, as chance has it.
//! `power.c` keeps what was synced.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use crate::report::{Row, say};
use crate::rng::Chance;
use crate::{Failed, told};

/// What a disk writes whole or not at all.
const SECTOR: usize = 512;
/// SQLite makes it anew when nobody has the database open; it is memory, not a file.
const SHARED: &str = "-shm";

/// The power of a site on SQLite.
pub(crate) struct Power {
    shim: PathBuf,
    folder: PathBuf,
    synced: PathBuf,
    /// Sectors that were not synced, and of them those that a cut left.
    unsynced: usize,
    survived: usize,
}

impl Power {
    /// Over the data of a site that isn't running: what is there counts as synced.
    ///
    /// # Errors
    /// It can't be copied.
    pub(crate) fn over(folder: &Path, shim: &Path) -> Result<Power, Failed> {
        let folder = folder.canonicalize().map_err(told)?;
        let synced = folder.with_extension("synced");
        fs::create_dir_all(&synced).map_err(told)?;
        let power = Power {
            shim: shim.to_owned(),
            folder,
            synced,
            unsynced: 0,
            survived: 0,
        };
        for name in names(&power.folder)? {
            fs::copy(power.folder.join(&name), power.synced.join(&name)).map_err(told)?;
        }
        Ok(power)
    }

    /// What a shell does before it starts the server.
    pub(crate) fn limits(&self) -> String {
        let [shim, folder, synced] =
            [&self.shim, &self.folder, &self.synced].map(|path| path.display());
        format!("export LD_PRELOAD='{shim}' FAULT_FOLDER='{folder}' FAULT_SYNCED='{synced}'")
    }

    /// The power was cut: each file becomes what was synced of it, with as much of the rest as
    /// chance lets through.
    ///
    /// # Errors
    /// A file can't be read or written.
    pub(crate) fn cut(&mut self, chance: &mut Chance) -> Result<(), Failed> {
        let all: BTreeSet<OsString> = names(&self.folder)?
            .into_iter()
            .chain(names(&self.synced)?)
            .collect();
        // Mostly some of it; in a third of all cuts nothing.
        let percent = if chance.below(3) == 0 {
            0
        } else {
            chance.below(101)
        };
        for name in all {
            let (here, kept) = (self.folder.join(&name), self.synced.join(&name));
            let (written, synced) = (read(&here)?, read(&kept)?);
            match self.left(
                written.as_deref(),
                synced.as_deref(),
                |most| chance.below(100) < most,
                percent,
            ) {
                Some(left) => {
                    fs::write(&here, &left).map_err(told)?;
                    fs::write(&kept, &left).map_err(told)?;
                }
                None if here.exists() => fs::remove_file(&here).map_err(told)?,
                None => {}
            }
        }
        Ok(())
    }

    /// What was cut off. Where nothing was, no power was cut.
    pub(crate) fn tell(&self, row: &mut Row) {
        say(format_args!(
            "{} sectors were not synced, {} of them were left",
            self.unsynced, self.survived
        ));
        if self.unsynced == self.survived {
            row.complain("nothing was ever lost: no power was cut");
        }
    }

    /// What is left of a file; `None`: nothing, not even its name.
    fn left(
        &mut self,
        written: Option<&[u8]>,
        synced: Option<&[u8]>,
        mut goes: impl FnMut(u64) -> bool,
        percent: u64,
    ) -> Option<Vec<u8>> {
        let (written, synced) = match (written, synced) {
            // A file that was made and never synced, and one that was removed without a sync of the
            // folder: either.
            (Some(written), None) => (goes(percent).then_some(written)?, &[][..]),
            (None, synced) => return synced.filter(|_| !goes(percent)).map(<[u8]>::to_vec),
            (Some(written), Some(synced)) => (written, synced),
        };
        let mut left = if written.len() == synced.len() || goes(percent) {
            vec![0; written.len()]
        } else {
            vec![0; synced.len()]
        };
        for (at, sector) in left.chunks_mut(SECTOR).enumerate() {
            let from = at * SECTOR;
            let of = |file: &[u8]| -> Vec<u8> {
                file.iter().skip(from).take(sector.len()).copied().collect()
            };
            let (new, old) = (of(written), of(synced));
            let differs = new != old;
            let lives = differs && !new.is_empty() && goes(percent);
            self.unsynced += usize::from(differs);
            self.survived += usize::from(lives);
            let source = if lives { new } else { old };
            sector[..source.len()].copy_from_slice(&source);
        }
        Some(left)
    }
}

/// The files of a folder that are on the disk.
fn names(folder: &Path) -> Result<Vec<OsString>, Failed> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))? {
        let entry = entry.map_err(told)?;
        if entry.file_type().map_err(told)?.is_file()
            && !entry.file_name().to_string_lossy().ends_with(SHARED)
        {
            names.push(entry.file_name());
        }
    }
    Ok(names)
}

fn read(path: &Path) -> Result<Option<Vec<u8>>, Failed> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(format!("{}: {error}", path.display())),
    }
}
