//! The source of a list: an archive with one file, or the file itself.

use std::io::{BufRead, BufReader, ErrorKind, Read, Seek, SeekFrom};

use zip::ZipArchive;

use super::{About, MAX_UNPACKED};
use crate::refusal::{Code, Refusal};

/// Most other files in the archive.
const MOST_FILES: usize = 16;
const ROOM: usize = 256 << 10;

fn damage_refusal(why: impl std::fmt::Display) -> Refusal {
    Refusal::new(Code::Broken, format!("the archive is damaged: {why}"))
}

/// A reader of the list: gets its bytes and its file name.
type Reading<'r> = &'r mut dyn FnMut(&mut dyn BufRead, &str) -> Result<About, Refusal>;

pub(super) fn open_source(
    mut source: impl Read + Seek,
    name: &str,
    read: Reading<'_>,
) -> Result<About, Refusal> {
    let mut begin = [0; 4];
    let count = source.read(&mut begin).map_err(damage_refusal)?;
    source.seek(SeekFrom::Start(0)).map_err(damage_refusal)?;
    if !begin[..count].starts_with(b"PK\x03\x04") {
        return read(
            &mut BufReader::with_capacity(
                ROOM,
                Bounded {
                    inner: source,
                    left: MAX_UNPACKED,
                },
            ),
            name,
        );
    }
    let mut archive = ZipArchive::new(BufReader::new(source)).map_err(damage_refusal)?;
    if archive.len() > MOST_FILES {
        return Err(Refusal::new(Code::Unrecognised, "an archive of many files"));
    }
    let mut lists = Vec::new();
    for index in 0..archive.len() {
        let inside = archive
            .name_for_index(index)
            .transpose()
            .map_err(damage_refusal)?
            .unwrap_or_default()
            .to_lowercase();
        if [".txt", ".xml", ".html", ".htm"]
            .iter()
            .any(|end| inside.ends_with(end))
        {
            lists.push((index, inside));
        }
    }
    let [(index, inside)] = lists.as_slice() else {
        return Err(Refusal::new(
            Code::Unrecognised,
            "the archive has to hold one list",
        ));
    };
    let file = archive.by_index(*index).map_err(damage_refusal)?;
    // Either of the two names may contain the month.
    let name = format!("{inside} {name}");
    read(
        &mut BufReader::with_capacity(
            ROOM,
            Bounded {
                inner: file,
                left: MAX_UNPACKED,
            },
        ),
        &name,
    )
}

struct Bounded<R> {
    inner: R,
    left: u64,
}

impl<R: Read> Read for Bounded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let count = self.inner.read(buffer)?;
        self.left = self
            .left
            .checked_sub(count as u64)
            .ok_or(ErrorKind::FileTooLarge)?;
        Ok(count)
    }
}
