//! The files of the repository.

use std::fs;
use std::path::{Path, PathBuf};

/// A text file of the repository.
pub(super) struct File {
    /// From the root of the repository, with `/`.
    pub(super) path: String,
    pub(super) text: String,
}

/// Where a file of the repository lies.
pub(super) fn path(relative: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(relative)
}

/// The names in a folder, sorted; none if there is no such folder.
pub(super) fn names_in(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(path(folder)).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// All files below a folder whose names end in `.{ending}`.
pub(super) fn files(folder: &str, ending: &str) -> Vec<File> {
    let mut found = Vec::new();
    for name in names_in(folder) {
        let below = format!("{folder}/{name}");
        if path(&below).is_dir() {
            found.extend(files(&below, ending));
        } else if name.ends_with(&format!(".{ending}")) {
            let text = fs::read_to_string(path(&below))
                .unwrap_or_else(|error| panic!("{below} can't be read: {error}"));
            found.push(File { path: below, text });
        }
    }
    found
}

/// A file that a scanner is tried on.
pub(super) fn file(path: &str, text: &str) -> File {
    File {
        path: path.to_owned(),
        text: text.to_owned(),
    }
}
