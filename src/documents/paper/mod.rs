//! Certificates on paper, A4 and A6, as SVG for the page and as PDF with embedded fonts. Equal
//! papers give equal bytes: no clock and no randomness is used.

pub mod book;
mod card;
pub mod crosstable;
mod emblem;
mod fit;
mod glyphs;
mod qr;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use askama::Template;
use chrono::{Datelike, NaiveDate};
use krilla::Document;
use krilla::SerializeSettings;
use krilla::configure::{Archival, ConfigurationBuilder};
use krilla::geom::Size;
use krilla::metadata::{DateTime, Metadata};
use krilla::page::PageSettings;
use krilla_svg::{SurfaceExt, SvgSettings};
use usvg::{Indent, Options, Tree, WriteOptions, fontdb};

pub use card::Card;
pub use emblem::{EmblemFault, redraw_emblem, small_emblem};
pub use fit::has_all_glyphs;
pub use qr::draw_path as qr_path;

/// PT Serif and PT Sans, under the SIL Open Font License (`fonts/OFL.txt`).
const FONTS: [&[u8]; 5] = [
    include_bytes!("fonts/pt-serif-bold.ttf"),
    include_bytes!("fonts/pt-serif-regular.ttf"),
    include_bytes!("fonts/pt-serif-italic.ttf"),
    include_bytes!("fonts/pt-sans-regular.ttf"),
    include_bytes!("fonts/pt-sans-bold.ttf"),
];

static DATABASE: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut database = fontdb::Database::new();
    for font in FONTS {
        database.load_font_data(font.to_vec());
    }
    database.set_serif_family("PT Serif");
    database.set_sans_serif_family("PT Sans");
    Arc::new(database)
});

/// A4 is a certificate for framing, A6 a badge for wearing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    A4,
    A6,
}

impl Format {
    fn size_in_points(self) -> (f32, f32) {
        match self {
            Format::A4 => (595.28, 841.89),
            Format::A6 => (297.64, 419.53),
        }
    }
}

/// The content of the paper in one language.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Paper {
    pub language: &'static str,
    /// Colour of the federation: `#rrggbb`, dark enough for white letters on it.
    pub accent: String,
    /// Day of issue.
    pub date: NaiveDate,
    pub federation: String,
    /// Emblem as a PNG; `None` for a lattice in the federation's colour.
    pub emblem: Option<Arc<Vec<u8>>>,
    pub heading: String,
    /// Text before the name.
    pub intro: String,
    /// Name in the original script.
    pub name: String,
    /// Name in Latin letters; empty if it is the same.
    pub latin: String,
    /// Text between the name and the value.
    pub statement: String,
    /// Rank or rating.
    pub value: String,
    /// Ground on which it is issued.
    pub detail: String,
    /// Number, date and the like: label and text.
    pub facts: Vec<(String, String)>,
    pub signatory_post: String,
    pub signatory_name: String,
    /// Text before the address.
    pub verify: String,
    /// Address of the certificate's page, without `https://`.
    pub address: String,
    pub qr: String,
    /// The content of the badge's QR code.
    pub qr_small: String,
    pub fingerprint: String,
    /// Word across a revoked certificate, in capitals.
    pub revoked: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaperError(pub String);

/// The variables of the drawing templates; lengths in tenths of a millimetre.
struct Sheet {
    accent: String,
    emblem: Option<String>,
    federation_lines: Vec<String>,
    federation_size: usize,
    heading: String,
    heading_size: usize,
    intro: String,
    name_lines: Vec<String>,
    name_size: usize,
    latin_lines: Vec<String>,
    latin_size: usize,
    statement: String,
    value_lines: Vec<String>,
    value_size: usize,
    detail_lines: Vec<String>,
    facts: Vec<(String, String)>,
    signatory_post: String,
    post_size: usize,
    signatory_name: String,
    signatory_size: usize,
    verify: String,
    verify_lines: Vec<String>,
    verify_line: String,
    qr_path: String,
    qr_side: f64,
    fingerprint: String,
    revoked: Option<String>,
    revoked_half: usize,
}

macro_rules! drawing {
    ($name:ident, $of:ident, $path:literal) => {
        #[derive(Template)]
        #[template(path = $path)]
        struct $name($of);

        impl std::ops::Deref for $name {
            type Target = $of;
            fn deref(&self) -> &$of {
                &self.0
            }
        }
    };
}

drawing!(Certificate, Sheet, "certificates/a4.svg");
drawing!(Badge, Sheet, "certificates/a6.svg");
drawing!(CertificateFrame, Colours, "certificates/a4-frame.svg");
drawing!(BadgeFrame, Colours, "certificates/a6-frame.svg");

struct Colours {
    accent: String,
    paper: String,
}

/// Cached: ornaments take nine tenths of the time and are the same for all papers of a colour.
struct Frame {
    tree: Tree,
    svg: String,
}

type Frames = HashMap<(Format, String), Arc<Frame>>;

static FRAMES: LazyLock<Mutex<Frames>> = LazyLock::new(Mutex::default);

/// Most cached frames; more than the colours of any site.
const FRAMES_MAX: usize = 64;

impl Frame {
    fn for_accent(format: Format, accent: &str) -> Result<Arc<Frame>, PaperError> {
        let key = (format, accent.to_owned());
        if let Some(known) = FRAMES
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .get(&key)
        {
            return Ok(known.clone());
        }
        let colours = Colours {
            accent: accent.to_owned(),
            paper: light_tint(accent),
        };
        let svg = match format {
            Format::A4 => CertificateFrame(colours).render(),
            Format::A6 => BadgeFrame(colours).render(),
        };
        let tree = parse_svg(svg)?;
        let frame = Arc::new(Frame {
            svg: write_outlines(&tree, "f"),
            tree,
        });
        let mut known = FRAMES.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() < FRAMES_MAX {
            known.insert(key, frame.clone());
        }
        Ok(frame)
    }
}

fn parse_svg(svg: askama::Result<String>) -> Result<Tree, PaperError> {
    let svg = svg.map_err(|e| PaperError(e.to_string()))?;
    Tree::from_str(&svg, &parse_options()).map_err(|e| PaperError(e.to_string()))
}

/// Outlines replace letters, rounded to 0.01 mm. The prefix of ids allows combining drawings.
fn write_outlines(tree: &Tree, prefix: &str) -> String {
    let id_prefix = Some(prefix.to_owned());
    tree.to_string(&WriteOptions {
        id_prefix,
        preserve_text: false,
        coordinates_precision: 1,
        indent: Indent::None,
        ..WriteOptions::default()
    })
}

impl Paper {
    fn lay_out(&self, format: Format) -> Result<Sheet, PaperError> {
        let big = format == Format::A4;
        let room = if big { 1500 } else { 770 };
        let pick = |a4: &'static [usize], a6: &'static [usize]| if big { a4 } else { a6 };
        let (federation_lines, federation_size) =
            fit::fit_lines(&self.federation, room, pick(&[56, 52], &[42, 40, 36]));
        let (_, heading_size) = fit::fit_lines(&self.heading, room, pick(&[96], &[36]));
        let (name_lines, name_size) =
            fit::fit_name(&self.name, room, pick(&[138, 112], &[96, 80, 58]));
        let (latin_lines, latin_size) = match self.latin.is_empty() {
            true => (Vec::new(), 48),
            false => fit::fit_lines(&self.latin, room, pick(&[48, 42], &[34, 30])),
        };
        let (value_lines, value_size) =
            fit::fit_lines(&self.value, room, pick(&[152, 108], &[92, 54]));
        let crowded = !big && name_lines.len() + latin_lines.len() + value_lines.len() > 5;
        let (qr_path, side) = qr::draw_path(if big { &self.qr } else { &self.qr_small })?;
        let letters = self.revoked.as_ref().map_or(0, |word| word.chars().count());
        Ok(Sheet {
            accent: self.accent.clone(),
            emblem: self.embed_emblem(),
            federation_lines,
            federation_size,
            heading: self.heading.clone(),
            heading_size,
            intro: self.intro.clone(),
            name_lines,
            name_size,
            latin_lines,
            latin_size,
            statement: self.statement.clone(),
            value_lines,
            value_size,
            detail_lines: self.fit_detail(big, crowded),
            facts: self
                .facts
                .iter()
                .take(if big { 4 } else { 3 })
                .cloned()
                .collect(),
            post_size: fit::fit_lines(&self.signatory_post, 1100, &[32]).1,
            signatory_size: fit::fit_lines(&self.signatory_name, 1100, &[42]).1,
            signatory_post: self.signatory_post.clone(),
            signatory_name: self.signatory_name.clone(),
            verify: self.verify.clone(),
            verify_lines: fit::split_address(&self.address, 30),
            verify_line: self.address.clone(),
            qr_path,
            qr_side: side as f64,
            fingerprint: self.fingerprint.clone(),
            revoked: self.revoked.clone(),
            revoked_half: if big {
                61 * letters + 60
            } else {
                31 * letters + 30
            },
        })
    }

    /// The lines of the ground; none without room, as the certificate's page shows it.
    fn fit_detail(&self, big: bool, crowded: bool) -> Vec<String> {
        let details = fit::wrap_evenly(&self.detail, if big { 66 } else { 52 });
        if details.len() > if big { 4 } else { 2 } || crowded {
            Vec::new()
        } else {
            details
        }
    }

    fn embed_emblem(&self) -> Option<String> {
        self.emblem.as_ref().map(|png| {
            format!(
                "data:image/png;base64,{}",
                data_encoding::BASE64.encode(png)
            )
        })
    }

    fn with_known_letters(&self) -> Paper {
        let clean = fit::with_known_letters;
        Paper {
            federation: clean(&self.federation),
            heading: clean(&self.heading),
            intro: clean(&self.intro),
            name: clean(&self.name),
            latin: clean(&self.latin),
            statement: clean(&self.statement),
            value: clean(&self.value),
            detail: clean(&self.detail),
            facts: self
                .facts
                .iter()
                .map(|(label, text)| (clean(label), clean(text)))
                .collect(),
            signatory_post: clean(&self.signatory_post),
            signatory_name: clean(&self.signatory_name),
            verify: clean(&self.verify),
            address: clean(&self.address),
            fingerprint: clean(&self.fingerprint),
            revoked: self.revoked.as_deref().map(clean),
            ..self.clone()
        }
    }

    fn draw_text(&self, format: Format) -> Result<Tree, PaperError> {
        let sheet = self.with_known_letters().lay_out(format)?;
        parse_svg(match format {
            Format::A4 => Certificate(sheet).render(),
            Format::A6 => Badge(sheet).render(),
        })
    }

    /// Without fonts: letters are outlines, so that it looks the same in every browser. The error
    /// means that the text of a QR code is too long.
    pub fn render_svg(&self, format: Format) -> Result<String, PaperError> {
        let (frame, text) = (
            Frame::for_accent(format, &self.accent)?,
            self.draw_text(format)?,
        );
        let (width, height) = (text.size().width(), text.size().height());
        let text = write_outlines(&text, "t");
        Ok(format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">{}{text}</svg>"#,
            frame.svg
        ))
    }
}

/// Embedded fonts, and no external files.
fn parse_options() -> Options<'static> {
    Options {
        fontdb: DATABASE.clone(),
        image_href_resolver: usvg::ImageHrefResolver {
            resolve_string: Box::new(|_, _| None),
            ..usvg::ImageHrefResolver::default()
        },
        ..Options::default()
    }
}

/// Papers as one PDF/A-2u, one page each, with embedded fonts and selectable text.
pub fn render_pdf<'a>(
    papers: impl IntoIterator<Item = &'a Paper>,
    format: Format,
) -> Result<Vec<u8>, PaperError> {
    let wrong = |what: String| PaperError(what);
    let mut document = new_archival_document()?;
    let (width, height) = format.size_in_points();
    let size = Size::from_wh(width, height).ok_or_else(|| wrong("no size".to_owned()))?;
    let mut first: Option<&Paper> = None;
    for paper in papers {
        first.get_or_insert(paper);
        let (frame, text) = (
            Frame::for_accent(format, &paper.accent)?,
            paper.draw_text(format)?,
        );
        let mut page = document.start_page_with(PageSettings::new(size));
        let mut surface = page.surface();
        for tree in [&frame.tree, &text] {
            surface
                .draw_svg(tree, size, SvgSettings::default())
                .ok_or_else(|| wrong("the drawing can't be made a PDF".to_owned()))?;
        }
        surface.finish();
        page.finish();
    }
    if let Some(paper) = first {
        let paper = paper.with_known_letters();
        let title = format!("{}: {}", paper.heading, paper.name);
        document.set_metadata(pdf_metadata(Headline {
            title,
            language: paper.language,
            author: paper.federation.clone(),
            day: paper.date,
        }));
    }
    document.finish().map_err(|e| wrong(format!("{e:?}")))
}

fn new_archival_document() -> Result<Document, PaperError> {
    let configuration = ConfigurationBuilder::new()
        .with_archival_validator(Archival::A2_U)
        .finish();
    let configuration = configuration.map_err(|e| PaperError(format!("{e:?}")))?;
    Ok(Document::new_with(SerializeSettings {
        configuration,
        enable_tagging: false,
        ..SerializeSettings::default()
    }))
}

struct Headline {
    title: String,
    language: &'static str,
    author: String,
    day: NaiveDate,
}

/// Builds PDF metadata; the day has no time, so that equal papers give equal bytes.
fn pdf_metadata(said: Headline) -> Metadata {
    let day = DateTime::new(u16::try_from(said.day.year()).unwrap_or(1))
        .month(said.day.month() as u8)
        .day(said.day.day() as u8);
    let metadata = Metadata::new()
        .creation_date(day)
        .title(said.title)
        .language(said.language.to_owned());
    metadata
        .authors(vec![said.author])
        .creator("Crosstable".to_owned())
}

fn light_tint(accent: &str) -> String {
    let part = |i: usize| {
        accent
            .get(i..i + 2)
            .and_then(|hex| u8::from_str_radix(hex, 16).ok())
            .unwrap_or(255)
    };
    let light = |c: u8| 255 - ((255 - u32::from(c)) * 45 + 500) / 1000;
    format!(
        "#{:02x}{:02x}{:02x}",
        light(part(1)),
        light(part(3)),
        light(part(5))
    )
}
