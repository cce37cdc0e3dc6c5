//! Creates files that only their owner can read, independent of the umask. Elsewhere than on Unix
//! the permissions of the folder apply.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::Path;

#[cfg(unix)]
const FILE: u32 = 0o600;
#[cfg(unix)]
const FOLDER: u32 = 0o700;

/// An existing folder keeps its mode: it may have other uses.
pub fn make_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, FOLDER);
    builder.create(path)
}

/// Fails if the file exists.
pub fn make_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, FILE);
    options.open(path)
}

/// Restricts an existing file to its owner if it is ours.
pub(super) fn keep_file(path: &Path) -> io::Result<()> {
    match make_file(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => close_file(path),
        outcome => outcome.map(|_| ()),
    }
}

/// Does nothing if the file doesn't exist or isn't ours.
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
        Err(error)
            if matches!(
                error.kind(),
                io::ErrorKind::NotFound | io::ErrorKind::PermissionDenied
            ) =>
        {
            Ok(())
        }
        outcome => outcome,
    }
}

#[cfg(not(unix))]
pub(super) fn close_file(_: &Path) -> io::Result<()> {
    Ok(())
}
