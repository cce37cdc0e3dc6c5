//! ZIP archives: several files as one.

use std::io::{self, Cursor, Read, Write};

use zip::write::{SimpleFileOptions, StreamWriter};
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

use super::limits::{MAX_BYTES, MAX_UNPACKED};
use super::refusal::{Code, Refusal};

const MAX_FILES: usize = 5_000;
/// The file that identifies a workbook.
const WORKBOOK: &str = "[Content_Types].xml";

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    pub name: String,
    pub bytes: Vec<u8>,
}

/// Written without seeking, for streaming. Equal files give equal bytes: timestamps are constant.
pub struct Archive<W: Write>(ZipWriter<StreamWriter<W>>);

impl<W: Write> Archive<W> {
    pub fn new(out: W) -> Archive<W> {
        Archive(ZipWriter::new_stream(out))
    }

    /// Further writes are the content of the file. An existing name is an error.
    pub fn start_file(&mut self, name: &str) -> Result<(), Refusal> {
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Deflated)
            .last_modified_time(DateTime::default())
            .unix_permissions(0o644);
        self.0
            .start_file(name, options)
            .map_err(|e| write_refusal(&e))
    }

    pub fn add_file(&mut self, name: &str, bytes: &[u8]) -> Result<(), Refusal> {
        self.start_file(name)?;
        self.write_all(bytes).map_err(|e| write_refusal(&e))
    }

    /// Writes the directory.
    pub fn finish(self) -> Result<W, Refusal> {
        Ok(self.0.finish().map_err(|e| write_refusal(&e))?.into_inner())
    }
}

impl<W: Write> Write for Archive<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

fn write_refusal(why: &dyn std::fmt::Display) -> Refusal {
    Refusal::new(Code::Target, format!("the archive can't be written: {why}"))
}

pub fn build_archive(entries: &[Entry]) -> Result<Vec<u8>, Refusal> {
    let mut archive = Archive::new(Vec::new());
    for entry in entries {
        archive.add_file(&entry.name, &entry.bytes)?;
    }
    archive.finish()
}

/// True if a file is an archive of other files and not a workbook.
pub fn is_archive(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK")
        && ZipArchive::new(Cursor::new(bytes))
            .is_ok_and(|archive| archive.index_for_name(WORKBOOK).is_none())
}

/// The files regardless of folders, without those that operating systems add; nothing goes to disk.
/// The size is measured while unpacking, whatever the archive declares.
pub fn unpack_entries(bytes: &[u8]) -> Result<Vec<Entry>, Refusal> {
    let broken = |why: &dyn std::fmt::Display| {
        Refusal::new(Code::Broken, format!("the archive can't be read: {why}"))
    };
    let long = || Refusal::new(Code::TooLong, "the archive unpacks to too much");
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|e| broken(&e))?;
    if archive.len() > MAX_FILES {
        return Err(Refusal::new(
            Code::TooLong,
            format!("the archive has more than {MAX_FILES} files"),
        ));
    }
    let (mut entries, mut left) = (Vec::new(), MAX_UNPACKED);
    for at in 0..archive.len() {
        let file = archive.by_index(at).map_err(|e| broken(&e))?;
        let name = file.name().map_err(|e| broken(&e))?.into_owned();
        if file.is_dir() || is_beside(&name) {
            continue;
        }
        let most = left.min(MAX_BYTES as u64 + 1);
        let mut content = Vec::new();
        file.take(most)
            .read_to_end(&mut content)
            .map_err(|e| broken(&e))?;
        left -= content.len() as u64;
        if left == 0 {
            return Err(long());
        }
        entries.push(Entry {
            name,
            bytes: content,
        });
    }
    Ok(entries)
}

fn is_beside(name: &str) -> bool {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    name.starts_with("__MACOSX/")
        || last.starts_with('.')
        || last.eq_ignore_ascii_case("thumbs.db")
        || last.eq_ignore_ascii_case("desktop.ini")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_packed_is_unpacked_without_what_lies_beside() {
        let names = [
            "2001/a.csv",
            ".DS_Store",
            "__MACOSX/2001/a.csv",
            "2001/Thumbs.db",
            "б.txt",
        ];
        let entries = names.map(|name| Entry {
            name: name.to_owned(),
            bytes: name.repeat(3).into_bytes(),
        });
        let bytes = build_archive(&entries).unwrap();
        assert!(is_archive(&bytes) && !is_archive(b"PK") && !is_archive(b"name"));
        assert_eq!(
            unpack_entries(&bytes).unwrap(),
            [entries[0].clone(), entries[4].clone()]
        );
        assert_eq!(unpack_entries(&bytes[..40]).unwrap_err().code, Code::Broken);
        let workbook = build_archive(&[Entry {
            name: WORKBOOK.to_owned(),
            bytes: Vec::new(),
        }])
        .unwrap();
        assert!(!is_archive(&workbook));
    }

    #[test]
    fn an_archive_unpacks_to_no_more_than_its_bounds() {
        let zeros = |name: usize| Entry {
            name: name.to_string(),
            bytes: vec![0; MAX_BYTES],
        };
        let all: Vec<Entry> = (0..9).map(zeros).collect();
        assert_eq!(
            unpack_entries(&build_archive(&all).unwrap())
                .unwrap_err()
                .code,
            Code::TooLong,
            "144 MiB in 150 KB"
        );
        let many: Vec<Entry> = (0..=MAX_FILES)
            .map(|name| Entry {
                name: name.to_string(),
                bytes: Vec::new(),
            })
            .collect();
        assert_eq!(
            unpack_entries(&build_archive(&many).unwrap())
                .unwrap_err()
                .code,
            Code::TooLong
        );
    }

    #[test]
    fn what_goes_in_comes_out_and_the_same_again() {
        let entries = ["a.csv", "вгд.txt"].map(|name| Entry {
            name: name.to_owned(),
            bytes: name.repeat(100).into_bytes(),
        });
        let bytes = build_archive(&entries).unwrap();
        assert_eq!(build_archive(&entries).unwrap(), bytes);
        let mut read = ZipArchive::new(Cursor::new(bytes)).unwrap();
        for entry in &entries {
            let mut content = Vec::new();
            read.by_name(&entry.name)
                .unwrap()
                .read_to_end(&mut content)
                .unwrap();
            assert_eq!(content, entry.bytes);
        }
        let twice = [entries[0].clone(), entries[0].clone()];
        assert_eq!(build_archive(&twice).unwrap_err().code, Code::Target);
    }
}
