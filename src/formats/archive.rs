//! Several files as one: a ZIP archive.

use std::io::{Cursor, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use super::refusal::{Code, Refusal};

/// A file of an archive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its name, which no other one has.
    pub name: String,
    /// Its content.
    pub bytes: Vec<u8>,
}

/// The archive of these files, in their order. The same files give the same bytes: no clock is looked at.
///
/// # Errors
/// Two files of one name, or one that is too large for an archive.
pub fn archive(entries: &[Entry]) -> Result<Vec<u8>, Refusal> {
    let refused = |why: &dyn std::fmt::Display| Refusal::new(Code::Target, format!("the archive can't be written: {why}"));
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    for entry in entries {
        archive.start_file(&entry.name, options).map_err(|e| refused(&e))?;
        archive.write_all(&entry.bytes).map_err(|e| refused(&e))?;
    }
    Ok(archive.finish().map_err(|e| refused(&e))?.into_inner())
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use zip::ZipArchive;

    use super::*;

    #[test]
    fn what_goes_in_comes_out_and_the_same_again() {
        let entries = ["a.csv", "вгд.txt"].map(|name| Entry { name: name.to_owned(), bytes: name.repeat(100).into_bytes() });
        let bytes = archive(&entries).unwrap();
        assert_eq!(archive(&entries).unwrap(), bytes);
        let mut read = ZipArchive::new(Cursor::new(bytes)).unwrap();
        for entry in &entries {
            let mut content = Vec::new();
            read.by_name(&entry.name).unwrap().read_to_end(&mut content).unwrap();
            assert_eq!(content, entry.bytes);
        }
        let twice = [entries[0].clone(), entries[0].clone()];
        assert_eq!(archive(&twice).unwrap_err().code, Code::Target);
    }
}
