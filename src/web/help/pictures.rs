//! The pictures of the handbook: WebP files in `static/help/`, made by the gallery
//! (`tests/gallery`), one for each language. Missing pictures are left out.

use crate::frame::assets;
use crate::i18n::Language;

pub struct Picture {
    pub src: String,
    /// Width and height in pixels, so that the page doesn't shift when it loads.
    pub size: (u32, u32),
}

fn file_name(name: &str, language: Language) -> String {
    format!("help/{name}-{language}.webp")
}

pub fn find(name: &str, language: Language) -> Option<Picture> {
    let file = file_name(name, language);
    let size = picture_size(&assets::bytes(&file)?)?;
    Some(Picture {
        src: assets::asset_address(&file),
        size,
    })
}

pub fn picture_for_book(name: &str, language: Language) -> Option<(Vec<u8>, (u32, u32))> {
    let webp = assets::bytes(&file_name(name, language))?;
    let size = picture_size(&webp)?;
    Some((webp.into_owned(), size))
}

/// Reads WebP as Chromium writes it: lossy, alone or in a container.
fn picture_size(webp: &[u8]) -> Option<(u32, u32)> {
    let number = |at: usize, bytes: usize| {
        let part = webp.get(at..at.checked_add(bytes)?)?;
        Some(
            part.iter()
                .rev()
                .fold(0_u32, |number, byte| (number << 8) | u32::from(*byte)),
        )
    };
    match (webp.get(..4)?, webp.get(8..16)?) {
        // The frame: a tag of three bytes, a start code of three, and 14 bits for each side.
        (b"RIFF", b"WEBPVP8 ") => Some((number(26, 2)? & 0x3fff, number(28, 2)? & 0x3fff)),
        // The canvas: flags, then each side less one in three bytes.
        (b"RIFF", b"WEBPVP8X") => Some((number(24, 3)? + 1, number(27, 3)? + 1)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_size_is_read_of_both_kinds_and_of_nothing_else() {
        let plain = b"RIFF\x24\0\0\0WEBPVP8 \x18\0\0\0\x30\x01\0\x9d\x01\x2a\xf8\x02\xe0\x01";
        assert_eq!(picture_size(plain), Some((760, 480)));
        let canvas = b"RIFF\x24\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\xf7\x02\0\xdf\x01\0";
        assert_eq!(picture_size(canvas), Some((760, 480)));
        for broken in [
            &plain[..27],
            &canvas[..29],
            b"RIFF\x24\0\0\0WEBPVP8L\x18\0\0\0\x2f\0\0\0\0\0\0\0\0\0\0\0\0".as_slice(),
            b"",
            b"\x89PNG",
        ] {
            assert_eq!(picture_size(broken), None);
        }
    }

    #[test]
    fn a_picture_that_is_not_there_is_none() {
        assert!(
            find("nothing", Language::English).is_none()
                && picture_for_book("nothing", Language::English).is_none()
        );
    }
}
