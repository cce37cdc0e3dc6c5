//! A book on paper (A4): title page, table of contents with page numbers, chapters. Glyphs are set
//! one by one, as in a crosstable; lines break between words, by the widths of the fonts.

use chrono::NaiveDate;
use krilla::Document;
use krilla::geom::{PathBuilder, Point, Rect, Size, Transform};
use krilla::image::Image;
use krilla::page::PageSettings;
use krilla::surface::Surface;
use krilla::text::KrillaGlyph;

use super::glyphs::{self, Glyphs};
use super::{Format, Headline, PaperError, fit, new_archival_document, pdf_metadata};

/// Lengths are in points if no other unit is stated.
const MARGIN: f32 = 62.0;
/// Font sizes; `SMALL` is that of captions.
const TEXT: f32 = 10.5;
const HEADING: f32 = 13.0;
const CHAPTER: f32 = 21.0;
const TITLE: f32 = 34.0;
const SMALL: f32 = 8.5;
/// In ems.
const LINE: f32 = 1.42;
const INDENT: f32 = 20.0;
const BEFORE_PARAGRAPH: f32 = 7.0;
const BEFORE_ITEM: f32 = 4.0;
const BEFORE_HEADING: f32 = 15.0;
/// For pictures: space before, border, largest width of a pixel, largest height.
const BEFORE_PICTURE: f32 = 12.0;
const EDGE: f32 = 0.7;
const MAX_PIXEL_WIDTH: f32 = 0.62;
const TALLEST: f32 = 560.0;
/// Lines of text that must fit below a heading, so that it is never the last line of a page.
const KEPT: f32 = 3.0;
const INK: &str = "#1d2125";
const ACCENT: &str = "#0f5f5c";
const FAINT: &str = "#565b63";
/// Border of pictures, because screenshots of pages are white too.
const FRAME: &str = "#c9cdd2";

/// A text in one weight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// Lines break at its spaces.
    pub text: String,
    pub bold: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// Section title; listed in the contents.
    Heading(String),
    Paragraph {
        /// True if it continues a list item.
        indented: bool,
        runs: Vec<Run>,
    },
    Item {
        /// Number or bullet.
        mark: String,
        runs: Vec<Run>,
    },
    Picture {
        webp: Vec<u8>,
        /// In pixels.
        size: (u32, u32),
        /// The caption.
        caption: String,
    },
}

/// A chapter; it begins on a new page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    pub title: String,
    pub blocks: Vec<Block>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Book {
    pub language: &'static str,
    pub title: String,
    /// Subtitle of one or two sentences.
    pub lead: String,
    /// Author in the document's metadata.
    pub author: String,
    /// Heading of the contents.
    pub contents: String,
    pub day: NaiveDate,
    pub chapters: Vec<Chapter>,
}

impl Book {
    /// A PDF/A-2u with selectable text. Equal books give equal bytes.
    pub fn render_pdf(&self) -> Result<Vec<u8>, PaperError> {
        let letters = Glyphs::new()?;
        let pages = self.lay_out_pages();
        let mut document = new_archival_document()?;
        for (at, page) in pages.iter().enumerate() {
            self.draw_page(&mut document, &letters, page, at + 1)?;
        }
        let said = Headline {
            title: self.title.clone(),
            language: self.language,
            author: self.author.clone(),
            day: self.day,
        };
        document.set_metadata(pdf_metadata(said));
        document.finish().map_err(|e| PaperError(format!("{e:?}")))
    }

    fn lay_out_pages(&self) -> Vec<Page> {
        let mut entries = Vec::new();
        let mut text = Flow::default();
        for chapter in &self.chapters {
            text.start_page();
            entries.push(Entry {
                title: chapter.title.clone(),
                chapter: true,
                page: text.pages.len(),
            });
            text.lines(
                &[new_run(&chapter.title, true)],
                &Style {
                    size: CHAPTER,
                    colour: ACCENT,
                    ..Style::TEXT
                },
            );
            for block in &chapter.blocks {
                text.add_block(block);
                if let Block::Heading(title) = block {
                    entries.push(Entry {
                        title: title.clone(),
                        chapter: false,
                        page: text.pages.len(),
                    });
                }
            }
        }
        // Page numbers depend on the length of the contents, which doesn't depend on the numbers.
        let before = 1 + self.contents_pages(&entries, 0).len();
        let mut pages = vec![self.title_page()];
        pages.extend(self.contents_pages(&entries, before));
        pages.extend(text.pages);
        pages
    }

    fn title_page(&self) -> Page {
        let mut flow = Flow::default();
        flow.start_page();
        flow.top += 190.0;
        flow.lines(
            &[new_run(&self.title, true)],
            &Style {
                size: TITLE,
                colour: ACCENT,
                ..Style::TEXT
            },
        );
        flow.lines(
            &[new_run(&self.lead, false)],
            &Style {
                size: HEADING,
                before: 14.0,
                ..Style::TEXT
            },
        );
        flow.lines(
            &[new_run(&self.author, false)],
            &Style {
                size: TEXT,
                colour: FAINT,
                before: 22.0,
                ..Style::TEXT
            },
        );
        flow.pages.pop().unwrap_or_default()
    }

    /// The contents, with `before` pages before the first chapter.
    fn contents_pages(&self, entries: &[Entry], before: usize) -> Vec<Page> {
        let mut flow = Flow::default();
        flow.start_page();
        flow.lines(
            &[new_run(&self.contents, true)],
            &Style {
                size: CHAPTER,
                colour: ACCENT,
                ..Style::TEXT
            },
        );
        for entry in entries {
            let style = match entry.chapter {
                true => Style {
                    size: TEXT,
                    before: 9.0,
                    right: INDENT * 2.0,
                    ..Style::TEXT
                },
                false => Style {
                    size: TEXT - 0.8,
                    left: INDENT,
                    right: INDENT * 2.0,
                    ..Style::TEXT
                },
            };
            flow.lines(&[new_run(&entry.title, entry.chapter)], &style);
            flow.number(entry.page + before, &style);
        }
        flow.pages
    }

    fn draw_page(
        &self,
        document: &mut Document,
        letters: &Glyphs,
        page: &Page,
        number: usize,
    ) -> Result<(), PaperError> {
        let (width, height) = Format::A4.size_in_points();
        let size = Size::from_wh(width, height).ok_or_else(|| PaperError("no size".to_owned()))?;
        let mut sheet = document.start_page_with(PageSettings::new(size));
        {
            let mut surface = sheet.surface();
            for placed in &page.pictures {
                placed.draw(&mut surface)?;
            }
            for piece in &page.pieces {
                draw_piece(&mut surface, letters, piece);
            }
            if number == 1 {
                fill_area(&mut surface, ACCENT, (MARGIN, MARGIN), (54.0, 5.0));
            } else {
                let base = height - MARGIN * 0.55;
                draw_piece(
                    &mut surface,
                    letters,
                    &Piece::new(&self.title, MARGIN, base, SMALL, FAINT),
                );
                let number = number.to_string();
                let left = width - MARGIN - Glyphs::width(&number, false) * SMALL;
                draw_piece(
                    &mut surface,
                    letters,
                    &Piece::new(&number, left, base, SMALL, FAINT),
                );
            }
        }
        sheet.finish();
        Ok(())
    }
}

/// A line of the contents: a chapter or section with its page in the text, from 1.
struct Entry {
    title: String,
    chapter: bool,
    page: usize,
}

struct Piece {
    text: String,
    bold: bool,
    left: f32,
    base: f32,
    size: f32,
    colour: &'static str,
}

impl Piece {
    fn new(text: &str, left: f32, base: f32, size: f32, colour: &'static str) -> Piece {
        Piece {
            text: fit::with_known_letters(text),
            bold: false,
            left,
            base,
            size,
            colour,
        }
    }
}

/// A picture with its upper left corner, width and height.
struct Placed {
    webp: Vec<u8>,
    at: (f32, f32),
    size: (f32, f32),
}

impl Placed {
    fn draw(&self, surface: &mut Surface<'_>) -> Result<(), PaperError> {
        let image = Image::from_webp(self.webp.clone().into(), false).map_err(PaperError)?;
        let ((left, top), (width, height)) = (self.at, self.size);
        let size = Size::from_wh(width, height).ok_or_else(|| PaperError("no size".to_owned()))?;
        fill_area(
            surface,
            FRAME,
            (left - EDGE, top - EDGE),
            (width + 2.0 * EDGE, height + 2.0 * EDGE),
        );
        surface.push_transform(&Transform::from_translate(left, top));
        surface.draw_image(image, size);
        surface.pop();
        Ok(())
    }
}

#[derive(Default)]
struct Page {
    pieces: Vec<Piece>,
    pictures: Vec<Placed>,
}

#[derive(Clone, Copy)]
struct Style {
    size: f32,
    colour: &'static str,
    left: f32,
    right: f32,
    before: f32,
    /// Height that must fit below the first line.
    kept: f32,
}

impl Style {
    const TEXT: Style = Style {
        size: TEXT,
        colour: INK,
        left: 0.0,
        right: 0.0,
        before: 0.0,
        kept: 0.0,
    };
}

#[derive(Default)]
struct Flow {
    pages: Vec<Page>,
    top: f32,
}

impl Flow {
    fn start_page(&mut self) {
        self.pages.push(Page::default());
        self.top = MARGIN;
    }

    fn add_block(&mut self, block: &Block) {
        match block {
            Block::Heading(title) => {
                let kept = KEPT * TEXT * LINE + BEFORE_PARAGRAPH;
                let style = Style {
                    size: HEADING,
                    colour: ACCENT,
                    before: BEFORE_HEADING,
                    kept,
                    ..Style::TEXT
                };
                self.lines(&[new_run(title, true)], &style);
            }
            Block::Paragraph { indented, runs } => {
                let left = if *indented { INDENT } else { 0.0 };
                self.lines(
                    runs,
                    &Style {
                        before: BEFORE_PARAGRAPH,
                        left,
                        ..Style::TEXT
                    },
                );
            }
            Block::Item { mark, runs } => {
                let at = self.lines(
                    runs,
                    &Style {
                        before: BEFORE_ITEM,
                        left: INDENT,
                        ..Style::TEXT
                    },
                );
                if let Some((page, base)) = at
                    && let Some(page) = self.pages.get_mut(page)
                {
                    page.pieces.push(Piece::new(mark, MARGIN, base, TEXT, INK));
                }
            }
            Block::Picture {
                webp,
                size,
                caption: says,
            } => self.add_picture(webp, *size, says),
        }
    }

    /// Sets a picture with its caption on one page.
    fn add_picture(&mut self, webp: &[u8], pixels: (u32, u32), says: &str) {
        let (width, height) = Format::A4.size_in_points();
        let (wide, high) = (pixels.0.max(1) as f32, pixels.1.max(1) as f32);
        let scale = ((width - 2.0 * MARGIN) / wide)
            .min(TALLEST / high)
            .min(MAX_PIXEL_WIDTH);
        let size = (wide * scale, high * scale);
        let below = BEFORE_ITEM + SMALL * LINE;
        if self.pages.is_empty() || self.top + BEFORE_PICTURE + size.1 + below > height - MARGIN {
            self.start_page();
        } else {
            self.top += BEFORE_PICTURE;
        }
        let at = (MARGIN, self.top);
        self.top += size.1;
        if let Some(page) = self.pages.last_mut() {
            page.pictures.push(Placed {
                webp: webp.to_vec(),
                at,
                size,
            });
        }
        self.lines(
            &[new_run(says, false)],
            &Style {
                size: SMALL,
                colour: FAINT,
                before: BEFORE_ITEM,
                ..Style::TEXT
            },
        );
    }

    /// Sets runs in lines, on new pages if needed. Returns the page and depth of the first line.
    fn lines(&mut self, runs: &[Run], style: &Style) -> Option<(usize, f32)> {
        let (width, height) = Format::A4.size_in_points();
        let room = (width - 2.0 * MARGIN - style.left - style.right) / style.size;
        let line = style.size * LINE;
        let mut first = None;
        for (at, pieces) in break_lines(runs, room).into_iter().enumerate() {
            let (before, kept) = if at == 0 {
                (style.before, style.kept)
            } else {
                (0.0, 0.0)
            };
            let full = self.top + before + line + kept > height - MARGIN;
            if full || self.pages.is_empty() {
                self.start_page();
            } else {
                self.top += before;
            }
            let base = self.top + style.size * 1.05;
            self.top += line;
            first.get_or_insert((self.pages.len().saturating_sub(1), base));
            let Some(page) = self.pages.last_mut() else {
                continue;
            };
            let mut left = MARGIN + style.left;
            for run in pieces {
                let wide = Glyphs::width(&run.text, run.bold) * style.size;
                page.pieces.push(Piece {
                    text: run.text,
                    bold: run.bold,
                    left,
                    base,
                    size: style.size,
                    colour: style.colour,
                });
                left += wide;
            }
        }
        first
    }

    /// Sets a page number at the right of the last line.
    fn number(&mut self, number: usize, style: &Style) {
        let (width, _) = Format::A4.size_in_points();
        let number = number.to_string();
        let left = width - MARGIN - Glyphs::width(&number, false) * style.size;
        let base = self.top - style.size * (LINE - 1.05);
        if let Some(page) = self.pages.last_mut() {
            page.pieces
                .push(Piece::new(&number, left, base, style.size, FAINT));
        }
    }
}

fn new_run(text: &str, bold: bool) -> Run {
    Run {
        text: text.to_owned(),
        bold,
    }
}

/// The words of a text, each as pieces of one weight without a break between them.
fn split_words(runs: &[Run]) -> Vec<Vec<Run>> {
    let mut words: Vec<Vec<Run>> = Vec::new();
    let mut open = false;
    for run in runs {
        let text = fit::with_known_letters(&run.text);
        for (at, part) in text.split(' ').enumerate() {
            open &= at == 0;
            if part.is_empty() {
                continue;
            }
            let piece = new_run(part, run.bold);
            match words.last_mut() {
                Some(word) if open => word.push(piece),
                _ => words.push(vec![piece]),
            }
            open = true;
        }
    }
    words
}

/// Breaks runs into lines of at most `room` ems. A longer word has a line of its own.
fn break_lines(runs: &[Run], room: f32) -> Vec<Vec<Run>> {
    let mut lines: Vec<Vec<Run>> = Vec::new();
    let mut used = 0.0;
    for word in split_words(runs) {
        let wide: f32 = word
            .iter()
            .map(|piece| Glyphs::width(&piece.text, piece.bold))
            .sum();
        let line = lines
            .last_mut()
            .filter(|_| used + Glyphs::width(" ", false) + wide <= room);
        match line {
            None => {
                lines.push(word);
                used = wide;
            }
            Some(line) => {
                if let Some(last) = line.last_mut() {
                    last.text.push(' ');
                    used += Glyphs::width(" ", last.bold);
                }
                for piece in word {
                    match line.last_mut() {
                        Some(last) if last.bold == piece.bold => last.text.push_str(&piece.text),
                        _ => line.push(piece),
                    }
                }
                used += wide;
            }
        }
    }
    lines
}

fn draw_piece(surface: &mut Surface<'_>, letters: &Glyphs, piece: &Piece) {
    let glyphs: Vec<KrillaGlyph> = Glyphs::glyphs_of(&piece.text, piece.bold).collect();
    if glyphs.is_empty() {
        return;
    }
    surface.set_fill(Some(glyphs::fill_of(piece.colour)));
    let font = letters.choose_font(piece.bold).clone();
    surface.draw_glyphs(
        Point::from_xy(piece.left, piece.base),
        &glyphs,
        font,
        &piece.text,
        piece.size,
        false,
    );
}

fn fill_area(surface: &mut Surface<'_>, colour: &str, at: (f32, f32), size: (f32, f32)) {
    let mut path = PathBuilder::new();
    if let Some(rect) = Rect::from_xywh(at.0, at.1, size.0, size.1) {
        path.push_rect(rect);
    }
    if let Some(path) = path.finish() {
        surface.set_fill(Some(glyphs::fill_of(colour)));
        surface.draw_path(&path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words_of(count: usize) -> Vec<Run> {
        let text: Vec<String> = (0..count).map(|at| format!("слово{at}")).collect();
        vec![new_run(&text.join(" "), false)]
    }

    fn book(chapters: usize) -> Book {
        let blocks = |at: usize| {
            vec![
                Block::Paragraph {
                    indented: false,
                    runs: words_of(60),
                },
                Block::Heading(format!("Розділ {at}, Ґрунтовний")),
                Block::Item {
                    mark: "1.".to_owned(),
                    runs: vec![
                        new_run("Натисніть ", false),
                        new_run("Зберегти", true),
                        new_run(".", false),
                    ],
                },
                Block::Paragraph {
                    indented: true,
                    runs: words_of(400),
                },
                Block::Paragraph {
                    indented: false,
                    runs: Vec::new(),
                },
            ]
        };
        Book {
            language: "uk",
            title: "Довідник".to_owned(),
            lead: "Як це робиться.".to_owned(),
            author: "Crosstable".to_owned(),
            contents: "Зміст".to_owned(),
            day: NaiveDate::from_ymd_opt(2026, 11, 15).unwrap(),
            chapters: (1..=chapters)
                .map(|at| Chapter {
                    title: format!("Частина {at}"),
                    blocks: blocks(at),
                })
                .collect(),
        }
    }

    #[test]
    fn the_same_book_is_the_same_bytes() {
        let bytes = book(3).render_pdf().unwrap();
        assert!(bytes.starts_with(b"%PDF-1.7"));
        assert_eq!(book(3).render_pdf().unwrap(), bytes);
        assert_ne!(book(4).render_pdf().unwrap(), bytes);
        assert!(book(0).render_pdf().is_ok());
    }

    #[test]
    fn the_contents_name_the_pages_on_which_chapters_begin() {
        for chapters in [1, 9, 60] {
            let book = book(chapters);
            let pages = book.lay_out_pages();
            let says = |page: &Page, text: &str| page.pieces.iter().any(|piece| piece.text == text);
            let title = format!("Частина {chapters}");
            let at = pages.iter().rposition(|page| says(page, &title)).unwrap();
            assert!(
                pages
                    .iter()
                    .any(|page| says(page, &title) && says(page, &(at + 1).to_string())),
                "{chapters}: page {}",
                at + 1
            );
            assert!(says(&pages[0], "Довідник") && says(&pages[1], "Зміст"));
        }
    }

    #[test]
    fn nothing_stands_outside_the_margins_and_no_heading_at_a_foot() {
        let (width, height) = Format::A4.size_in_points();
        for page in book(12).lay_out_pages() {
            for piece in &page.pieces {
                let right = piece.left + Glyphs::width(&piece.text, piece.bold) * piece.size;
                assert!(
                    piece.left >= MARGIN - 0.1 && right <= width - MARGIN + 3.0,
                    "{}",
                    piece.text
                );
                assert!(piece.base <= height - MARGIN, "{}", piece.text);
                let heading = piece.size == HEADING && piece.bold;
                assert!(
                    !heading || piece.base + KEPT * TEXT * LINE <= height - MARGIN,
                    "{}",
                    piece.text
                );
            }
        }
    }

    #[test]
    fn pictures_stand_on_the_page_with_what_they_show() {
        let picture = || Block::Picture {
            webp: include_bytes!("../../../static/help/editor-uk.webp").to_vec(),
            size: (728, 460),
            caption: "Таблиця".to_owned(),
        };
        let mut book = book(1);
        book.chapters[0].blocks = (0..5).map(|_| picture()).collect();
        let (width, height) = Format::A4.size_in_points();
        let pages = book.lay_out_pages();
        for page in &pages {
            let said = page
                .pieces
                .iter()
                .filter(|piece| piece.text == "Таблиця")
                .count();
            assert_eq!(page.pictures.len(), said);
            for placed in &page.pictures {
                assert!(
                    placed.at.0 + placed.size.0 <= width - MARGIN + 0.1
                        && placed.at.1 + placed.size.1 <= height - MARGIN
                );
            }
        }
        assert_eq!(
            pages.iter().map(|page| page.pictures.len()).sum::<usize>(),
            5
        );
        let bytes = book.render_pdf().unwrap();
        assert!(bytes.windows(6).any(|part| part == b"/Image"));
        assert_eq!(book.render_pdf().unwrap(), bytes);
    }

    #[test]
    fn lines_break_between_words_and_marks_stay_with_theirs() {
        let runs = [
            new_run("Press ", false),
            new_run("Save it", true),
            new_run(", then go on.", false),
        ];
        let text = |lines: &[Vec<Run>]| -> Vec<String> {
            lines
                .iter()
                .map(|line| line.iter().map(|run| run.text.as_str()).collect())
                .collect()
        };
        assert_eq!(
            text(&break_lines(&runs, 1000.0)),
            ["Press Save it, then go on."]
        );
        assert_eq!(
            text(&break_lines(&runs, 0.1)),
            ["Press", "Save", "it,", "then", "go", "on."]
        );
        let whole = break_lines(&runs, 1000.0);
        assert_eq!(
            whole[0].iter().map(|run| run.bold).collect::<Vec<_>>(),
            [false, true, false]
        );
        assert!(break_lines(&[], 10.0).is_empty());
    }
}
