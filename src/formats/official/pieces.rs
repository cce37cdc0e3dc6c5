//! Splits bytes into lines, or tags with the text before them, of bounded length in one buffer.

use std::borrow::Cow;
use std::io::{BufRead, Read};

use encoding_rs::WINDOWS_1252;

use crate::refusal::{Code, Refusal};

const MOST: u64 = 16 << 10;

pub(super) struct Pieces<B> {
    bytes: B,
    piece: Vec<u8>,
    text: String,
}

pub(super) struct Tag<'a> {
    /// Text without entities.
    pub(super) before: Cow<'a, str>,
    pub(super) tag: &'a str,
}

fn damage_refusal(why: impl std::fmt::Display) -> Refusal {
    Refusal::new(Code::Broken, format!("the list is damaged: {why}"))
}

impl<B: BufRead> Pieces<B> {
    pub(super) fn new(bytes: B) -> Pieces<B> {
        Pieces {
            bytes,
            piece: Vec::new(),
            text: String::new(),
        }
    }

    /// True if the stream begins as XML and not as HTML.
    pub(super) fn begins_as_xml(&mut self) -> Result<bool, Refusal> {
        let begin = self.bytes.fill_buf().map_err(read_refusal)?;
        let begin = begin
            .strip_prefix(b"\xef\xbb\xbf")
            .unwrap_or(begin)
            .trim_ascii_start();
        let begins = |with: &[u8]| {
            begin
                .get(..with.len())
                .is_some_and(|head| head.eq_ignore_ascii_case(with))
        };
        Ok(begins(b"<?xml") || begins(b"<playerslist") || begins(b"<players"))
    }

    pub(super) fn next_line(&mut self) -> Result<Option<&str>, Refusal> {
        if !self.take(b'\n')? {
            return Ok(None);
        }
        Ok(Some(
            decode_into(&self.piece, &mut self.text).trim_end_matches(['\n', '\r']),
        ))
    }

    /// The next line as bytes, in which columns are counted.
    pub(super) fn next_line_bytes(&mut self) -> Result<Option<&[u8]>, Refusal> {
        Ok(self.take(b'\n')?.then(|| self.piece.trim_ascii_end()))
    }

    /// Text after the last tag is ignored.
    pub(super) fn next_tag(&mut self) -> Result<Option<Tag<'_>>, Refusal> {
        if !self.take(b'>')? || self.piece.last() != Some(&b'>') {
            return Ok(None);
        }
        let piece = decode_into(&self.piece, &mut self.text).trim_end_matches('>');
        // Ignores a tag with a bracket in its text, and the text before it.
        let Some((before, tag)) = piece.rsplit_once('<') else {
            return Ok(Some(Tag {
                before: Cow::Borrowed(""),
                tag: "",
            }));
        };
        if tag.starts_with("!ENTITY") || before.contains("<!DOCTYPE") && before.contains("<!ENTITY")
        {
            return Err(Refusal::new(Code::Entities, "the XML declares entities"));
        }
        let before = before.trim();
        let before = if before.contains('&') {
            quick_xml::escape::unescape(before).map_err(damage_refusal)?
        } else {
            Cow::Borrowed(before)
        };
        Ok(Some(Tag {
            before,
            tag: tag.trim(),
        }))
    }

    fn take(&mut self, end: u8) -> Result<bool, Refusal> {
        self.piece.clear();
        let count = (&mut self.bytes)
            .take(MOST)
            .read_until(end, &mut self.piece)
            .map_err(read_refusal)?;
        if count as u64 == MOST && self.piece.last() != Some(&end) {
            return Err(Refusal::new(
                Code::TooLong,
                "a line of the list is too long",
            ));
        }
        Ok(count > 0)
    }
}

fn read_refusal(error: std::io::Error) -> Refusal {
    match error.kind() {
        std::io::ErrorKind::FileTooLarge => {
            Refusal::new(Code::TooLong, "the list unpacks to too many bytes")
        }
        _ => damage_refusal(error),
    }
}

/// Decodes UTF-8 or the former encoding of the lists.
fn decode_into<'a>(bytes: &'a [u8], text: &'a mut String) -> &'a str {
    match decode_bytes(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)) {
        Cow::Borrowed(plain) => plain,
        Cow::Owned(decoded) => {
            *text = decoded;
            text
        }
    }
}

pub(super) fn decode_bytes(bytes: &[u8]) -> Cow<'_, str> {
    std::str::from_utf8(bytes).map_or_else(
        |_| WINDOWS_1252.decode_without_bom_handling(bytes).0,
        Cow::Borrowed,
    )
}
