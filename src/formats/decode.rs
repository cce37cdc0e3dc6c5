//! Decodes bytes to text and lines. Section 3.2.

use encoding_rs::{WINDOWS_1251, WINDOWS_1252};

use super::document::{Remark, RemarkKind};
use super::refusal::{Code, Refusal};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Text {
    /// Text without byte order mark.
    pub text: String,
    /// Guessed encoding; `None` if it was certain.
    pub guessed: Option<&'static str>,
}

impl Text {
    pub fn encoding_remark(&self) -> Option<Remark> {
        self.guessed.map(|name| {
            Remark::on_file(
                RemarkKind::Encoding,
                format!("the file is not UTF-8; it was read as {name}"),
            )
        })
    }

    pub fn lines(&self) -> impl Iterator<Item = &str> {
        split_lines(&self.text)
    }
}

/// Splits lines at CRLF, LF or CR; ignores a trailing Ctrl-Z.
pub fn split_lines(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.trim_end_matches('\u{1a}').split('\n');
    lines.flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r'))
}

/// Decodes a text of any format but XML: UTF-8, UTF-16 with a byte order mark, otherwise guessed.
pub fn decode_text(bytes: &[u8]) -> Result<Text, Refusal> {
    if let Some(decoded) = decode_utf16(bytes)? {
        return Ok(Text {
            text: decoded,
            guessed: None,
        });
    }
    Ok(decode_utf8(bytes).unwrap_or_else(|| guess_encoding(bytes)))
}

pub fn decode_json(bytes: &[u8]) -> Result<Text, Refusal> {
    decode_utf8(bytes).ok_or_else(|| Refusal::new(Code::Encoding, "JSON has to be UTF-8"))
}

/// By its declaration; a text that should be UTF-8 and isn't has a guessed encoding.
pub fn decode_xml(bytes: &[u8]) -> Result<Text, Refusal> {
    if let Some(decoded) = decode_utf16(bytes)? {
        return Ok(Text {
            text: decoded,
            guessed: None,
        });
    }
    let declared = declared_encoding(bytes).map(|name| name.to_ascii_lowercase());
    match declared.as_deref() {
        None | Some("utf-8" | "utf8") => {
            Ok(decode_utf8(bytes).unwrap_or_else(|| guess_encoding(bytes)))
        }
        // Latin-1 of the standard, not the superset used by browsers.
        Some("iso-8859-1" | "latin1" | "latin-1" | "iso8859-1") => Ok(Text {
            text: bytes.iter().map(|byte| char::from(*byte)).collect(),
            guessed: None,
        }),
        Some(name) => match encoding_rs::Encoding::for_label_no_replacement(name.as_bytes()) {
            Some(encoding)
                if encoding != encoding_rs::UTF_16LE && encoding != encoding_rs::UTF_16BE =>
            {
                let (text, _) = encoding.decode_without_bom_handling(bytes);
                let text = if encoding.is_single_byte() {
                    without_controls(&text)
                } else {
                    text.into_owned()
                };
                Ok(Text {
                    text: without_mark(text),
                    guessed: None,
                })
            }
            _ => Ok(decode_utf8(bytes).unwrap_or_else(|| guess_encoding(bytes))),
        },
    }
}

fn declared_encoding(bytes: &[u8]) -> Option<&str> {
    let bytes = bytes
        .strip_prefix(b"\xef\xbb\xbf")
        .unwrap_or(bytes)
        .trim_ascii_start();
    let end = bytes.iter().take(1024).position(|byte| *byte == b'>')?;
    let declaration = std::str::from_utf8(bytes.get(..end)?)
        .ok()?
        .strip_prefix("<?xml")?;
    let (_, after) = declaration.split_once("encoding")?;
    let after = after.trim_start().strip_prefix('=')?.trim_start();
    let quote = after.chars().next().filter(|c| matches!(c, '"' | '\''))?;
    after.get(1..)?.split(quote).next()
}

fn without_mark(text: String) -> String {
    match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_owned(),
        None => text,
    }
}

fn decode_utf8(bytes: &[u8]) -> Option<Text> {
    let text = std::str::from_utf8(bytes).ok()?;
    Some(Text {
        text: text.strip_prefix('\u{feff}').unwrap_or(text).to_owned(),
        guessed: None,
    })
}

fn decode_utf16(bytes: &[u8]) -> Result<Option<String>, Refusal> {
    let (rest, unit): (_, fn([u8; 2]) -> u16) = match bytes {
        [0xff, 0xfe, rest @ ..] => (rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => (rest, u16::from_be_bytes),
        _ => return Ok(None),
    };
    let (pairs, odd) = rest.as_chunks::<2>();
    let decoded: Result<String, _> =
        char::decode_utf16(pairs.iter().map(|pair| unit(*pair))).collect();
    match decoded {
        Ok(text) if odd.is_empty() => Ok(Some(without_mark(text))),
        _ => Err(Refusal::new(Code::Encoding, "the text is broken UTF-16")),
    }
}

/// True for a Cyrillic letter in Windows-1251.
fn is_cyrillic(byte: u8) -> bool {
    matches!(
        byte,
        0xc0..=0xff | 0xa5 | 0xa8 | 0xaa | 0xaf | 0xb2 | 0xb3 | 0xb4 | 0xb8 | 0xba | 0xbf
    )
}

/// Windows-1251 if half of the possible Cyrillic letters are followed by another one, otherwise
/// Windows-1252 (`docs/spec/exchange.md` A2).
fn guess_encoding(bytes: &[u8]) -> Text {
    let letters = bytes.iter().filter(|byte| is_cyrillic(**byte)).count();
    let pairs = bytes
        .windows(2)
        .filter(|pair| pair.iter().all(|byte| is_cyrillic(*byte)))
        .count();
    let cyrillic = letters > 0 && pairs * 2 >= letters;
    let (encoding, name) = if cyrillic {
        (WINDOWS_1251, "Windows-1251")
    } else {
        (WINDOWS_1252, "Windows-1252")
    };
    let (text, _) = encoding.decode_without_bom_handling(bytes);
    Text {
        text: without_mark(without_controls(&text)),
        guessed: Some(name),
    }
}

/// Replaces bytes without a character by U+FFFD; the web's tables map them to control characters.
fn without_controls(text: &str) -> String {
    text.chars()
        .map(|c| {
            if matches!(c, '\u{80}'..='\u{9f}') {
                '\u{fffd}'
            } else {
                c
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_told_apart() {
        let cases: [(&[u8], &str, Option<&str>); 6] = [
            (b"\xef\xbb\xbfabc", "abc", None),
            (b"\xff\xfea\0\x31\x04", "aб", None),
            (b"\xfe\xff\0a\x04\x31", "aб", None),
            (b"\xc0\xe1\xf0", "Абр", Some("Windows-1251")),
            (b"Caf\xe9 M\xfcll", "Café Müll", Some("Windows-1252")),
            (b"a\x81\xe9b", "a\u{fffd}éb", Some("Windows-1252")),
        ];
        for (bytes, expected, guessed) in cases {
            assert_eq!(
                decode_text(bytes),
                Ok(Text {
                    text: expected.to_owned(),
                    guessed
                })
            );
        }
        assert_eq!(
            decode_text(b"\xff\xfea").map_err(|refusal| refusal.code),
            Err(Code::Encoding)
        );
        assert_eq!(
            decode_text(b"\xff\xfe\x00\xd8").map_err(|refusal| refusal.code),
            Err(Code::Encoding)
        );
    }

    #[test]
    fn lines_end_in_three_ways() {
        assert_eq!(
            split_lines("a\r\nb\rc\n\nd\u{1a}").collect::<Vec<_>>(),
            ["a", "b", "c", "", "d"]
        );
    }

    #[test]
    fn xml_says_how_it_is_encoded() {
        let latin = decode_xml(b"<?xml version='1.0' encoding='ISO-8859-1'?><a>\xe9</a>");
        assert!(latin.is_ok_and(|text| text.text.ends_with("<a>é</a>") && text.guessed.is_none()));
        assert!(decode_xml(b"<a>\xe9</a>").is_ok_and(|text| text.guessed == Some("Windows-1252")));
    }
}
