//! The preview picture for links in messengers and social networks: a card as a PNG.

use std::sync::Arc;

use askama::Template;
use resvg::tiny_skia::{Pixmap, Transform};

use super::{PaperError, fit, parse_svg};
use crate::ornament;

/// Width and height in pixels, as previews require.
const SIZE: (u32, u32) = (1200, 630);
/// Width for text between the margins, with an emblem at the right and without.
const ROOM: [usize; 2] = [760, 1040];
const TITLE_TOP: usize = 170;
const LOWEST: usize = 600;

#[derive(Debug, Clone, Default, PartialEq)]
pub struct Card {
    /// Colour of the federation: `#rrggbb`, dark enough for white letters on it.
    pub accent: &'static str,
    /// Name of the federation from which the ornament is derived.
    pub own_name: String,
    /// Name of the federation in the card's language; empty if it equals the title.
    pub federation: String,
    pub emblem: Option<Arc<Vec<u8>>>,
    pub title: String,
    /// Empty lines and those without room are left out.
    pub lines: Vec<String>,
}

struct Words {
    text: String,
    size: usize,
    y: usize,
}

#[derive(Template)]
#[template(path = "embeds/card.svg")]
struct Drawing {
    accent: &'static str,
    ornament: String,
    emblem: Option<String>,
    federation: Vec<Words>,
    title: Vec<Words>,
    lines: Vec<Words>,
}

/// Returns the lines with the last baseline.
fn stack_lines(lines: Vec<String>, size: usize, top: usize) -> (Vec<Words>, usize) {
    let below = |i: usize| top + size + i * size * 6 / 5;
    let end = below(lines.len().saturating_sub(1));
    (
        lines
            .into_iter()
            .enumerate()
            .map(|(i, text)| Words {
                text,
                size,
                y: below(i),
            })
            .collect(),
        end,
    )
}

impl Card {
    fn lay_out(&self) -> Drawing {
        let clean = fit::with_known_letters;
        let room = ROOM[usize::from(self.emblem.is_none())];
        let (federation, size) = fit::fit_lines(&clean(&self.federation), room, &[40, 34]);
        let (federation, _) = stack_lines(federation, size, 60);
        let (title, size) = fit::fit_lines(&clean(&self.title), room, &[92, 76, 62]);
        let (title, mut end) = stack_lines(title, size, TITLE_TOP);
        let mut lines = Vec::new();
        for text in self.lines.iter().filter(|text| !text.trim().is_empty()) {
            let (words, size) = fit::fit_lines(&clean(text), ROOM[1], &[42]);
            let (words, foot) = stack_lines(words, size, end + 24);
            if foot > LOWEST {
                break;
            }
            lines.extend(words);
            end = foot;
        }
        Drawing {
            accent: self.accent,
            ornament: ornament::render_band(&self.own_name),
            emblem: self.emblem.as_ref().map(|png| {
                format!(
                    "data:image/png;base64,{}",
                    data_encoding::BASE64.encode(png)
                )
            }),
            federation,
            title,
            lines,
        }
    }

    /// Characters that the fonts lack become question marks.
    pub fn render_png(&self) -> Result<Vec<u8>, PaperError> {
        let tree = parse_svg(self.lay_out().render())?;
        let mut pixels =
            Pixmap::new(SIZE.0, SIZE.1).ok_or_else(|| PaperError("no size".to_owned()))?;
        resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
        pixels.encode_png().map_err(|e| PaperError(e.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::accent::Accent;

    fn card<const N: usize>(title: &str, lines: [&str; N]) -> Card {
        Card {
            accent: Accent::Teal.hex(),
            own_name: "Степова федерація".to_owned(),
            federation: "Steppe <Federation> & Co".to_owned(),
            emblem: None,
            title: title.to_owned(),
            lines: lines.map(str::to_owned).into(),
        }
    }

    fn size(png: &[u8]) -> (u32, u32) {
        let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
        assert!(png.starts_with(b"\x89PNG"));
        (number(16), number(20))
    }

    #[test]
    fn whatever_stands_on_it_a_card_has_its_size() {
        let long = "Відкритий командний чемпіонат ".repeat(12);
        for title in ["Cup", "", "囲碁 \u{202e}🀄 <b>&", long.as_str()] {
            let png = card(title, ["10–12 May 2026", ""]).render_png().unwrap();
            assert_eq!(size(&png), SIZE, "{title}");
        }
        assert_eq!(
            card("Cup", ["a", "b"]).render_png(),
            card("Cup", ["a", "b"]).render_png()
        );
    }

    #[test]
    fn an_emblem_and_the_words_are_drawn() {
        let plain = card("Cup", ["", ""]);
        let emblem =
            super::super::redraw_emblem(br##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#e00" d="M0 0h9v9z"/></svg>"##);
        let with_emblem = Card {
            emblem: Some(Arc::new(emblem.unwrap())),
            ..plain.clone()
        };
        let drawings = [
            plain.render_png(),
            with_emblem.render_png(),
            card("Cup of May", ["", ""]).render_png(),
            card("Cup", ["a", ""]).render_png(),
        ];
        for (i, one) in drawings.iter().enumerate() {
            assert!(drawings[..i].iter().all(|other| other != one), "{i}");
        }
    }

    #[test]
    fn words_stay_on_the_card() {
        for title in [
            "Cup",
            "Championship of the federation among the veterans of the eastern steppe and its neighbours",
        ] {
            for card in [
                card(title, ["10–12 May 2026", "Poltava"]),
                card(title, ["64 players"; 9]),
            ] {
                let drawn = card.lay_out();
                assert!(
                    drawn
                        .lines
                        .iter()
                        .chain(&drawn.title)
                        .all(|words| words.y < SIZE.1 as usize - 20),
                    "{title}"
                );
            }
        }
        let list = card(
            "Current rating",
            [
                "64 players",
                "1. Anna Koval · 2345",
                "2. Lev Bondar · 2301",
                "3. Inna Koval · 2290",
            ],
        );
        assert_eq!(list.lay_out().lines.len(), 4);
    }
}
