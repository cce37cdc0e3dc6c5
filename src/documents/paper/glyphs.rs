//! Glyphs set one by one into a PDF, by the widths of the fonts: PT Sans, regular and bold.

use std::sync::LazyLock;

use krilla::color::rgb;
use krilla::paint::Fill;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use ttf_parser::Face;

use super::{FONTS, PaperError};

/// Indexes in the list of fonts.
const REGULAR: usize = 3;
const BOLD: usize = 4;

static FACES: LazyLock<Option<[Face<'static>; 2]>> = LazyLock::new(|| {
    let face = |at: usize| Face::parse(FONTS[at], 0).ok();
    Some([face(REGULAR)?, face(BOLD)?])
});

pub(super) struct Glyphs {
    regular: Font,
    bold: Font,
}

impl Glyphs {
    pub(super) fn new() -> Result<Glyphs, PaperError> {
        let font = |at: usize| {
            Font::new(FONTS[at].to_vec().into(), 0)
                .ok_or_else(|| PaperError("a font can't be read".to_owned()))
        };
        Ok(Glyphs {
            regular: font(REGULAR)?,
            bold: font(BOLD)?,
        })
    }

    pub(super) fn choose_font(&self, bold: bool) -> &Font {
        if bold { &self.bold } else { &self.regular }
    }

    pub(super) fn glyphs_of(text: &str, bold: bool) -> impl Iterator<Item = KrillaGlyph> {
        let face = FACES.as_ref().map(|faces| &faces[usize::from(bold)]);
        let glyph = move |(at, c): (usize, char)| {
            let face = face?;
            let glyph = face.glyph_index(c)?;
            let advance =
                f32::from(face.glyph_hor_advance(glyph)?) / f32::from(face.units_per_em());
            Some(KrillaGlyph::new(
                GlyphId::new(glyph.0.into()),
                advance,
                0.0,
                0.0,
                0.0,
                at..at + c.len_utf8(),
                None,
            ))
        };
        text.char_indices().filter_map(glyph)
    }

    /// Width of a text in ems.
    pub(super) fn width(text: &str, bold: bool) -> f32 {
        Glyphs::glyphs_of(text, bold)
            .map(|glyph| glyph.x_advance)
            .sum()
    }
}

pub(super) fn fill_of(colour: &str) -> Fill {
    let part = |at: usize| {
        colour
            .get(at..at + 2)
            .and_then(|hex| u8::from_str_radix(hex, 16).ok())
            .unwrap_or_default()
    };
    Fill {
        paint: rgb::Color::new(part(1), part(3), part(5)).into(),
        ..Fill::default()
    }
}
