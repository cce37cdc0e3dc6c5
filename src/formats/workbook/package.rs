//! The parts of a workbook: an untrusted ZIP archive. Sections 1.1 and 10.6.

use std::cell::Cell;
use std::collections::HashMap;
use std::io::{BufReader, Cursor, ErrorKind, Read};
use std::rc::Rc;

use zip::ZipArchive;

use crate::limits::MAX_UNPACKED;
use crate::refusal::{Code, Refusal};
use crate::xml::{Step, Xml};

pub(super) type Part<'p> = Xml<BufReader<Box<dyn Read + 'p>>>;

pub(super) struct Package<'a> {
    archive: ZipArchive<Cursor<&'a [u8]>>,
    /// Lower case, forward slashes.
    names: HashMap<String, usize>,
}

fn damage_refusal(why: impl std::fmt::Display) -> Refusal {
    Refusal::new(Code::Broken, format!("the workbook is damaged: {why}"))
}

pub(super) fn too_long() -> Refusal {
    Refusal::new(Code::TooLong, "the workbook unpacks to more than 128 MiB")
}

impl<'a> Package<'a> {
    /// Scans the archive once: total unpacked size, well-formed XML, no entity declarations.
    pub(super) fn open(bytes: &'a [u8]) -> Result<Self, Refusal> {
        Self::open_up_to(bytes, MAX_UNPACKED)
    }

    pub(super) fn open_up_to(bytes: &'a [u8], max: u64) -> Result<Self, Refusal> {
        let archive = ZipArchive::new(Cursor::new(bytes)).map_err(damage_refusal)?;
        let mut package = Self {
            archive,
            names: HashMap::new(),
        };
        let mut texts = Vec::new();
        for index in 0..package.archive.len() {
            let name = package
                .archive
                .name_for_index(index)
                .transpose()
                .map_err(damage_refusal)?
                .unwrap_or_default();
            let name = normalize_name(&name);
            texts.push(name.ends_with(".xml") || name.ends_with(".rels"));
            package.names.insert(name, index);
        }
        if !package.has_part("[Content_Types].xml") && !package.has_part("_rels/.rels") {
            return Err(Refusal::new(
                Code::Unrecognised,
                "a ZIP file that is no workbook",
            ));
        }
        package.check_parts(&texts, max)?;
        Ok(package)
    }

    fn check_parts(&mut self, texts: &[bool], max: u64) -> Result<(), Refusal> {
        let left = Rc::new(Cell::new(max));
        for (index, is_text) in texts.iter().enumerate() {
            let file = self.archive.by_index(index).map_err(damage_refusal)?;
            if file.is_dir() {
                continue;
            }
            let mut part = Bounded {
                inner: file,
                left: Rc::clone(&left),
            };
            let read = if *is_text {
                well_formed(part)
            } else {
                std::io::copy(&mut part, &mut std::io::sink())
                    .map(drop)
                    .map_err(damage_refusal)
            };
            if left.get() == 0 {
                return Err(too_long());
            }
            read?;
        }
        Ok(())
    }

    pub(super) fn has_part(&self, name: &str) -> bool {
        self.names.contains_key(&normalize_name(name))
    }

    pub(super) fn open_part(&mut self, name: &str) -> Result<Option<Part<'_>>, Refusal> {
        let Some(index) = self.names.get(&normalize_name(name)).copied() else {
            return Ok(None);
        };
        let bytes: Box<dyn Read> = Box::new(self.archive.by_index(index).map_err(damage_refusal)?);
        Ok(Some(Xml::of_bytes(BufReader::new(bytes))))
    }
}

fn normalize_name(name: &str) -> String {
    name.replace('\\', "/")
        .trim_start_matches('/')
        .to_lowercase()
}

fn well_formed(part: impl Read) -> Result<(), Refusal> {
    let mut xml = Xml::of_bytes(BufReader::new(part));
    while !matches!(xml.next()?, Step::Eof) {}
    Ok(())
}

struct Bounded<R> {
    inner: R,
    left: Rc<Cell<u64>>,
}

impl<R: Read> Read for Bounded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let count = self.inner.read(buffer)?;
        let left = self
            .left
            .get()
            .saturating_sub(u64::try_from(count).unwrap_or(u64::MAX));
        self.left.set(left);
        if left == 0 {
            Err(ErrorKind::FileTooLarge.into())
        } else {
            Ok(count)
        }
    }
}
