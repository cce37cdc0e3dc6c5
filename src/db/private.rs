//! Writes files that nobody but their owner can read, whatever the umask says. This holds on Unix; elsewhere the rights of the folder
//! decide.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::Path;

/// The rights of a file.
#[cfg(unix)]
const FILE: u32 = 0o600;
/// The rights of a folder.
#[cfg(unix)]
const FOLDER: u32 = 0o700;

/// Makes a folder, and those above it, where they are missing. A folder that is there keeps its rights: it may have other uses.
pub fn make_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, FOLDER);
    builder.create(path)
}

/// Makes an empty file.
///
/// # Errors
/// Among others: it is there already.
pub fn make_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, FILE);
    options.open(path)
}

/// Makes a file if it is missing, and takes it away from everybody else if it is there and ours.
pub(super) fn keep_file(path: &Path) -> io::Result<()> {
    match make_file(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => close_file(path),
        outcome => outcome.map(|_| ()),
    }
}

/// Takes a file away from everybody else, if it is there and ours.
#[cfg(unix)]
pub(super) fn close_file(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let closed = match path.metadata() {
        Ok(file) if file.is_file() && file.permissions().mode() & 0o777 & !FILE != 0 => {
            std::fs::set_permissions(path, std::fs::Permissions::from_mode(FILE))
        }
        other => other.map(|_| ()),
    };
    match closed {
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::PermissionDenied) => Ok(()),
        outcome => outcome,
    }
}

/// Takes a file away from everybody else: the rights of its folder do.
#[cfg(not(unix))]
pub(super) fn close_file(_: &Path) -> io::Result<()> {
    Ok(())
}
