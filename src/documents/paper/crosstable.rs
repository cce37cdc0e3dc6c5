//! The crosstable of a tournament on paper: A4, portrait or landscape depending on its width.
//! Glyphs are set into the PDF without shaping: a table of 500 players has ten thousand cells, and
//! loading a font for each of them takes seconds.

use std::sync::Arc;

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
const MARGIN: f32 = 34.0;
/// Font size in points if the table isn't too wide.
const LARGEST: f32 = 9.0;
/// Row height in ems.
const ROW: f32 = 1.6;
/// Space between columns in ems.
const GAP: f32 = 0.9;
/// Largest column width in ems; longer texts are written smaller.
const WIDEST: f32 = 17.0;
/// Largest extra width of a column in ems, if there is room.
const SPARE: f32 = 1.2;
/// Heights of the head of the first page, of later heads, and of the foot.
const HEAD: f32 = 62.0;
const HEAD_AGAIN: f32 = 24.0;
const FOOT: f32 = 18.0;
/// Height of each further line of the legend.
const FOOT_LINE: f32 = 9.0;
const EMBLEM: f32 = 46.0;
const INK: &str = "#1d2125";
const FAINT: &str = "#565b63";
const LINE: &str = "#d5d8dc";

/// Words are on the left, numbers on the right, results in the middle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    Left,
    Right,
    Middle,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    pub heading: String,
    pub side: Side,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    pub language: &'static str,
    /// `#rrggbb`.
    pub accent: String,
    pub federation: String,
    /// A PNG.
    pub emblem: Option<Arc<Vec<u8>>>,
    pub title: String,
    /// Days, city, referee and the like.
    pub facts: Vec<String>,
    /// Last day of the tournament.
    pub day: NaiveDate,
    pub columns: Vec<Column>,
    pub rows: Vec<Vec<String>>,
    pub legend: Vec<String>,
}

impl Table {
    /// A PDF/A-2u with selectable text. Equal tables give equal bytes.
    pub fn render_pdf(&self) -> Result<Vec<u8>, PaperError> {
        let table = self.with_known_letters();
        let letters = Glyphs::new()?;
        let layout = Layout::for_table(&table);
        let mut document = new_archival_document()?;
        let pages = layout.split_pages(table.rows.len());
        for (at, rows) in pages.iter().enumerate() {
            let mut page = document.start_page_with(PageSettings::new(layout.page_size()?));
            {
                let mut drawing = Drawing {
                    table: &table,
                    letters: &letters,
                    layout: &layout,
                    surface: page.surface(),
                };
                drawing.head(at == 0)?;
                drawing.draw_rows(
                    layout.top(at == 0),
                    table.rows.get(rows.clone()).unwrap_or_default(),
                );
                drawing.foot(at + 1, pages.len());
            }
            page.finish();
        }
        table.finish_document(document)
    }

    fn finish_document(&self, mut document: Document) -> Result<Vec<u8>, PaperError> {
        let said = Headline {
            title: self.title.clone(),
            language: self.language,
            author: self.federation.clone(),
            day: self.day,
        };
        document.set_metadata(pdf_metadata(said));
        document.finish().map_err(|e| PaperError(format!("{e:?}")))
    }

    fn with_known_letters(&self) -> Table {
        let clean = |text: &String| fit::with_known_letters(text);
        let column = |c: &Column| Column {
            heading: clean(&c.heading),
            side: c.side,
        };
        Table {
            federation: clean(&self.federation),
            title: clean(&self.title),
            facts: self.facts.iter().map(clean).collect(),
            columns: self.columns.iter().map(column).collect(),
            rows: self
                .rows
                .iter()
                .map(|row| row.iter().map(clean).collect())
                .collect(),
            legend: self.legend.iter().map(clean).collect(),
            ..self.clone()
        }
    }
}

struct Place {
    left: f32,
    width: f32,
}

struct Layout {
    page: (f32, f32),
    size: f32,
    columns: Vec<Place>,
    foot: f32,
}

impl Layout {
    fn for_table(table: &Table) -> Layout {
        let natural = |(at, column): (usize, &Column)| {
            let cells = table
                .rows
                .iter()
                .filter_map(|row| row.get(at))
                .map(|cell| Glyphs::width(cell, false));
            cells
                .fold(Glyphs::width(&column.heading, true), f32::max)
                .min(WIDEST)
                + GAP
        };
        let widths: Vec<f32> = table.columns.iter().enumerate().map(natural).collect();
        let whole = widths.iter().sum::<f32>().max(1.0);
        let (narrow, high) = Format::A4.size_in_points();
        let page = if whole * LARGEST <= narrow - 2.0 * MARGIN {
            (narrow, high)
        } else {
            (high, narrow)
        };
        let room = page.0 - 2.0 * MARGIN;
        let size = LARGEST.min(room / whole);
        let spare = ((room / size - whole) / widths.len().max(1) as f32).clamp(0.0, SPARE);
        let mut left = MARGIN;
        let place = |width: f32| {
            let place = Place {
                left,
                width: (width + spare) * size,
            };
            left += place.width;
            place
        };
        let foot = FOOT + FOOT_LINE * table.legend.len().saturating_sub(1) as f32;
        Layout {
            columns: widths.into_iter().map(place).collect(),
            page,
            size,
            foot,
        }
    }

    fn page_size(&self) -> Result<Size, PaperError> {
        Size::from_wh(self.page.0, self.page.1).ok_or_else(|| PaperError("no size".to_owned()))
    }

    fn right_edge(&self) -> f32 {
        self.columns
            .last()
            .map_or(MARGIN, |last| last.left + last.width)
    }

    fn row_height(&self) -> f32 {
        self.size * ROW
    }

    fn top(&self, first: bool) -> f32 {
        MARGIN + if first { HEAD } else { HEAD_AGAIN }
    }

    fn split_pages(&self, rows: usize) -> Vec<std::ops::Range<usize>> {
        let fit = |first: bool| {
            let room = self.page.1 - MARGIN - self.foot - self.top(first);
            // One row is the table's head.
            ((room / self.row_height()) as usize)
                .saturating_sub(1)
                .max(1)
        };
        let mut pages = Vec::new();
        let mut from = 0;
        while from < rows || pages.is_empty() {
            let to = rows.min(from + fit(pages.is_empty()));
            pages.push(from..to);
            from = to.max(from + 1);
        }
        pages
    }
}

struct Text<'a> {
    text: &'a str,
    size: f32,
    bold: bool,
    colour: &'a str,
}

struct Drawing<'a, 'b> {
    table: &'a Table,
    letters: &'a Glyphs,
    layout: &'a Layout,
    surface: Surface<'b>,
}

impl Drawing<'_, '_> {
    fn set_fill(&mut self, colour: &str) {
        self.surface.set_fill(Some(glyphs::fill_of(colour)));
    }

    fn fill_area(&mut self, at: (f32, f32), size: (f32, f32), colour: &str) {
        let mut path = PathBuilder::new();
        if let Some(rect) = Rect::from_xywh(at.0, at.1, size.0, size.1) {
            path.push_rect(rect);
        }
        if let Some(path) = path.finish() {
            self.set_fill(colour);
            self.surface.draw_path(&path);
        }
    }

    /// Writes a text in its place, smaller if there is no room.
    fn draw_text(&mut self, text: &Text<'_>, place: &Place, base: f32, side: Side) {
        if text.text.trim().is_empty() {
            return;
        }
        let glyphs: Vec<KrillaGlyph> = Glyphs::glyphs_of(text.text, text.bold).collect();
        let ems: f32 = glyphs.iter().map(|glyph| glyph.x_advance).sum();
        let size = text.size.min(place.width / ems.max(0.001));
        let spare = (place.width - ems * size).max(0.0);
        let left = place.left
            + match side {
                Side::Left => 0.0,
                Side::Right => spare,
                Side::Middle => spare / 2.0,
            };
        self.set_fill(text.colour);
        let font = self.letters.choose_font(text.bold).clone();
        self.surface.draw_glyphs(
            Point::from_xy(left, base),
            &glyphs,
            font,
            text.text,
            size,
            false,
        );
    }

    fn head(&mut self, first: bool) -> Result<(), PaperError> {
        if !first {
            self.write_running_head();
            return Ok(());
        }
        let (table, whole) = (self.table, self.layout.page.0 - 2.0 * MARGIN);
        let text = |text, size, bold, colour| Text {
            text,
            size,
            bold,
            colour,
        };
        let mut left = MARGIN;
        if let Some(png) = &table.emblem {
            self.draw_emblem(png)?;
            left += EMBLEM + 10.0;
        }
        let place = Place {
            left,
            width: MARGIN + whole - left,
        };
        self.draw_text(
            &text(&table.federation, 9.0, false, FAINT),
            &place,
            MARGIN + 10.0,
            Side::Left,
        );
        self.draw_text(
            &text(&table.title, 17.0, true, &table.accent),
            &place,
            MARGIN + 29.0,
            Side::Left,
        );
        self.draw_text(
            &text(&table.facts.join(" · "), 9.0, false, INK),
            &place,
            MARGIN + 44.0,
            Side::Left,
        );
        Ok(())
    }

    fn write_running_head(&mut self) {
        let (table, whole) = (self.table, self.layout.page.0 - 2.0 * MARGIN);
        let title = Text {
            text: &table.title,
            size: 9.0,
            bold: true,
            colour: &table.accent,
        };
        let left = Place {
            left: MARGIN,
            width: whole * 0.6,
        };
        self.draw_text(&title, &left, MARGIN + 9.0, Side::Left);
        let federation = Text {
            text: &table.federation,
            size: 8.0,
            bold: false,
            colour: FAINT,
        };
        let right = Place {
            left: MARGIN + whole * 0.62,
            width: whole * 0.38,
        };
        self.draw_text(&federation, &right, MARGIN + 9.0, Side::Right);
    }

    fn draw_emblem(&mut self, png: &[u8]) -> Result<(), PaperError> {
        let image = Image::from_png(png.to_vec().into(), false).map_err(PaperError)?;
        let side = Size::from_wh(EMBLEM, EMBLEM).ok_or_else(|| PaperError("no size".to_owned()))?;
        self.surface
            .push_transform(&Transform::from_translate(MARGIN, MARGIN));
        self.surface.draw_image(image, side);
        self.surface.pop();
        Ok(())
    }

    fn draw_rows(&mut self, top: f32, rows: &[Vec<String>]) {
        let (table, layout) = (self.table, self.layout);
        let (height, width) = (layout.row_height(), layout.right_edge() - MARGIN);
        self.fill_area(
            (MARGIN, top),
            (width, height),
            &super::light_tint(&table.accent),
        );
        self.fill_area((MARGIN, top + height - 0.8), (width, 0.8), &table.accent);
        let headings: Vec<&str> = table
            .columns
            .iter()
            .map(|column| column.heading.as_str())
            .collect();
        self.draw_row(top, &headings, true);
        for (at, row) in (1_u16..).zip(rows) {
            let top = top + height * f32::from(at);
            let cells: Vec<&str> = row.iter().map(String::as_str).collect();
            self.draw_row(top, &cells, false);
            self.fill_area((MARGIN, top + height - 0.3), (width, 0.3), LINE);
        }
    }

    fn draw_row(&mut self, top: f32, texts: &[&str], bold: bool) {
        let (layout, size) = (self.layout, self.layout.size);
        for ((place, column), text) in layout.columns.iter().zip(&self.table.columns).zip(texts) {
            let inside = Place {
                left: place.left + size * GAP / 2.0,
                width: place.width - size * GAP,
            };
            let colour = if bold { FAINT } else { INK };
            self.draw_text(
                &Text {
                    text,
                    size,
                    bold,
                    colour,
                },
                &inside,
                top + size * (ROW / 2.0 + 0.34),
                column.side,
            );
        }
    }

    fn foot(&mut self, page: usize, of: usize) {
        let (whole, base) = (
            self.layout.page.0 - 2.0 * MARGIN,
            self.layout.page.1 - MARGIN,
        );
        let legend = Place {
            left: MARGIN,
            width: whole - 60.0,
        };
        let table = self.table;
        for (line, text) in table.legend.iter().rev().enumerate() {
            let at = base - FOOT_LINE * line as f32;
            self.draw_text(
                &Text {
                    text,
                    size: 7.0,
                    bold: false,
                    colour: FAINT,
                },
                &legend,
                at,
                Side::Left,
            );
        }
        let place = Place {
            left: MARGIN + whole - 50.0,
            width: 50.0,
        };
        self.draw_text(
            &Text {
                text: &format!("{page} / {of}"),
                size: 8.0,
                bold: false,
                colour: FAINT,
            },
            &place,
            base,
            Side::Right,
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(rows: usize, rounds: usize) -> Table {
        let column = |heading: String, side| Column { heading, side };
        let mut columns = vec![
            column("№".to_owned(), Side::Right),
            column("Ім’я".to_owned(), Side::Left),
        ];
        columns.extend((1..=rounds).map(|round| column(round.to_string(), Side::Middle)));
        let row = |at: usize| {
            let mut row = vec![
                at.to_string(),
                format!("Верхньодніпровська-Задунайська Єлизавета {at}"),
            ];
            row.extend((0..rounds).map(|round| format!("{}+b/2", (at + round) % rows + 1)));
            row
        };
        Table {
            language: "uk",
            accent: "#4d7c0f".to_owned(),
            federation: "Федерація ґо Надозер’я".to_owned(),
            emblem: None,
            title: "Кубок Надозер’я".to_owned(),
            facts: vec!["14–15 листопада 2026".to_owned(), "Степове".to_owned()],
            day: NaiveDate::from_ymd_opt(2026, 11, 15).unwrap(),
            columns,
            rows: (1..=rows).map(row).collect(),
            legend: vec!["12+ виграш у номера 12".to_owned()],
        }
    }

    #[test]
    fn the_same_table_is_the_same_bytes() {
        let bytes = table(30, 5).render_pdf().unwrap();
        assert!(
            bytes.starts_with(b"%PDF-1.7") && bytes.len() < 200_000,
            "{}",
            bytes.len()
        );
        assert_eq!(table(30, 5).render_pdf().unwrap(), bytes);
        assert_ne!(table(31, 5).render_pdf().unwrap(), bytes);
    }

    #[test]
    fn a_wide_table_lies_across_and_each_row_is_on_one_page() {
        let (narrow, wide) = (
            Layout::for_table(&table(10, 3)),
            Layout::for_table(&table(10, 11)),
        );
        assert!(narrow.page.0 < narrow.page.1 && wide.page.0 > wide.page.1);
        for (rows, rounds) in [(0, 3), (1, 3), (10, 3), (500, 11), (1000, 9), (250, 40)] {
            let layout = Layout::for_table(&table(rows.max(1), rounds));
            let pages = layout.split_pages(rows);
            assert_eq!(
                pages.iter().cloned().flatten().collect::<Vec<_>>(),
                (0..rows).collect::<Vec<_>>(),
                "{rows} rows"
            );
            assert!(
                layout.right_edge() <= layout.page.0 - MARGIN + 0.1,
                "{rounds} rounds"
            );
        }
    }

    #[test]
    fn five_hundred_players_are_some_pages() {
        let bytes = table(500, 11).render_pdf().unwrap();
        assert!(bytes.len() < 2_000_000, "{}", bytes.len());
    }

    #[test]
    fn texts_of_every_length_and_kind_have_room() {
        let mut odd = table(3, 40);
        odd.title = "Дуже довга назва ".repeat(20);
        odd.rows[0][1] = "本 ★\u{202f}→".to_owned();
        odd.rows[1].truncate(1);
        odd.emblem = Some(Arc::new(
            super::super::redraw_emblem(br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>"#)
                .unwrap(),
        ));
        odd.render_pdf().unwrap();
        odd.emblem = Some(Arc::new(b"no picture".to_vec()));
        assert!(odd.render_pdf().is_err());
    }
}
