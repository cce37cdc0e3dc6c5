//! A page of the handbook, written in Markdown, as HTML and as the blocks of a printed book.

use pulldown_cmark::{CowStr, Event, HeadingLevel, Parser, Tag, TagEnd, html};

use super::pictures::{self, Picture};
use crate::documents::paper::book::{Block, Run};
use crate::i18n::Language;
use crate::i18n::handbook::NAME;

pub enum Part {
    Text(String),
    Picture(Picture, String),
}

/// A line of the form `![description](name)`.
fn parse_picture(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("![")?.strip_suffix(')')?.split_once("](")
}

/// Leaves out missing pictures. `tail` is appended to links to other pages of the handbook.
pub fn page_parts(body: &str, language: Language, tail: &str) -> Vec<Part> {
    let (mut parts, mut text) = (Vec::new(), String::new());
    for line in body.lines() {
        match parse_picture(line) {
            None => {
                text.push_str(line);
                text.push('\n');
            }
            Some((says, name)) => {
                if let Some(picture) = pictures::find(name, language) {
                    parts.push(Part::Text(render_text(&std::mem::take(&mut text), tail)));
                    parts.push(Part::Picture(picture, says.to_owned()));
                }
            }
        }
    }
    parts.push(Part::Text(render_text(&text, tail)));
    parts
}

/// Our own Markdown: names of site elements are bold, everything else is as written.
fn render_text(text: &str, tail: &str) -> String {
    let mut out = String::with_capacity(text.len() * 3 / 2);
    html::push_html(
        &mut out,
        Parser::new(text)
            .map(|event| extend_link(event, tail))
            .flat_map(embolden_name),
    );
    out
}

fn extend_link<'a>(event: Event<'a>, tail: &str) -> Event<'a> {
    match event {
        Event::Start(Tag::Link {
            link_type,
            dest_url,
            title,
            id,
        }) if dest_url.starts_with("/help/") => Event::Start(Tag::Link {
            link_type,
            dest_url: format!("{dest_url}{tail}").into(),
            title,
            id,
        }),
        other => other,
    }
}

fn embolden_name(event: Event<'_>) -> Vec<Event<'_>> {
    let name = match &event {
        Event::Code(said) => said.strip_prefix(NAME).map(str::to_owned),
        _ => None,
    };
    match name {
        Some(name) => vec![
            Event::InlineHtml("<b>".into()),
            Event::Text(CowStr::from(name)),
            Event::InlineHtml("</b>".into()),
        ],
        None => vec![event],
    }
}

pub fn section_titles(body: &str) -> Vec<String> {
    let title = |block: Block| match block {
        Block::Heading(title) => Some(title),
        _ => None,
    };
    set(body).into_iter().filter_map(title).collect()
}

pub fn page_blocks(body: &str, language: Language) -> Vec<Block> {
    let (mut blocks, mut text) = (Vec::new(), String::new());
    for line in body.lines() {
        match parse_picture(line) {
            None => {
                text.push_str(line);
                text.push('\n');
            }
            Some((says, name)) => {
                if let Some((webp, size)) = pictures::picture_for_book(name, language) {
                    blocks.append(&mut set(&std::mem::take(&mut text)));
                    blocks.push(Block::Picture {
                        webp,
                        size,
                        caption: says.to_owned(),
                    });
                }
            }
        }
    }
    blocks.append(&mut set(&text));
    blocks
}

fn set(text: &str) -> Vec<Block> {
    let mut reading = Reading::default();
    for event in Parser::new(text) {
        reading.take(event);
    }
    reading.blocks
}

#[derive(Default)]
struct Reading {
    blocks: Vec<Block>,
    runs: Vec<Run>,
    bold: bool,
    /// The next item's number of each open list; `None` for bullets.
    lists: Vec<Option<u64>>,
    mark: Option<String>,
}

impl Reading {
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Start(Tag::Strong) => self.bold = true,
            Event::End(TagEnd::Strong) => self.bold = false,
            Event::Start(Tag::List(first)) => {
                self.end_paragraph();
                self.lists.push(first);
            }
            Event::End(TagEnd::List(_)) => _ = self.lists.pop(),
            Event::Start(Tag::Item) => {
                self.mark = match self.lists.last_mut() {
                    Some(Some(next)) => {
                        let mark = format!("{next}.");
                        *next = next.saturating_add(1);
                        Some(mark)
                    }
                    _ => Some("•".to_owned()),
                };
            }
            Event::End(TagEnd::Heading(level)) => self.end_heading(level),
            Event::End(TagEnd::Item | TagEnd::Paragraph) => self.end_paragraph(),
            Event::Text(said) => self.push_text(&said, self.bold),
            Event::Code(said) => match said.strip_prefix(NAME) {
                Some(name) => self.push_text(name, true),
                None => self.push_text(&said, self.bold),
            },
            Event::SoftBreak | Event::HardBreak => self.push_text(" ", self.bold),
            _ => {}
        }
    }

    fn push_text(&mut self, text: &str, bold: bool) {
        match self.runs.last_mut() {
            Some(last) if last.bold == bold => last.text.push_str(text),
            _ => self.runs.push(Run {
                text: text.to_owned(),
                bold,
            }),
        }
    }

    fn end_heading(&mut self, level: HeadingLevel) {
        let title: String = std::mem::take(&mut self.runs)
            .into_iter()
            .map(|run| run.text)
            .collect();
        if level == HeadingLevel::H2 {
            self.blocks.push(Block::Heading(title));
        }
    }

    /// Ends a paragraph or an item, or the first paragraph of one.
    fn end_paragraph(&mut self) {
        let runs = std::mem::take(&mut self.runs);
        if runs.is_empty() {
            return;
        }
        self.blocks.push(match self.mark.take() {
            Some(mark) => Block::Item { mark, runs },
            None => Block::Paragraph {
                indented: !self.lists.is_empty(),
                runs,
            },
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "Before.\n\n## A part & more\n\n1. Press `\u{e000}Save & go`.\n2. **Two**\n   lines, `12+`.\n\n   More.\n\n\
        - point\n\n![A picture that isn’t there](nothing)\n\nLast [page](/help/table).";

    fn run(text: &str, bold: bool) -> Run {
        Run {
            text: text.to_owned(),
            bold,
        }
    }

    #[test]
    fn names_are_bold_and_a_missing_picture_leaves_no_trace() {
        let parts = page_parts(TEXT, Language::English, "?of=steppe");
        let [Part::Text(html)] = parts.as_slice() else {
            panic!("{} parts", parts.len())
        };
        for part in [
            "<h2>A part &amp; more</h2>",
            "<b>Save &amp; go</b>",
            "<code>12+</code>",
            "<a href=\"/help/table?of=steppe\">page</a>",
        ] {
            assert!(html.contains(part), "{part}: {html}");
        }
        assert!(!html.contains("picture") && !html.contains(NAME), "{html}");
    }

    #[test]
    fn a_text_is_read_block_by_block() {
        let blocks = page_blocks(TEXT, Language::English);
        assert_eq!(
            blocks,
            [
                Block::Paragraph {
                    indented: false,
                    runs: vec![run("Before.", false)]
                },
                Block::Heading("A part & more".to_owned()),
                Block::Item {
                    mark: "1.".to_owned(),
                    runs: vec![
                        run("Press ", false),
                        run("Save & go", true),
                        run(".", false)
                    ]
                },
                Block::Item {
                    mark: "2.".to_owned(),
                    runs: vec![run("Two", true), run(" lines, 12+.", false)]
                },
                Block::Paragraph {
                    indented: true,
                    runs: vec![run("More.", false)]
                },
                Block::Item {
                    mark: "•".to_owned(),
                    runs: vec![run("point", false)]
                },
                Block::Paragraph {
                    indented: false,
                    runs: vec![run("Last page.", false)]
                },
            ]
        );
        assert_eq!(section_titles(TEXT), ["A part & more"]);
    }

    #[test]
    fn a_book_has_the_pictures_of_its_language_between_its_texts() {
        let read = page_blocks(
            "Before.\n\n![The table](editor)\n\nAfter.",
            Language::Ukrainian,
        );
        let [
            Block::Paragraph { .. },
            Block::Picture {
                webp,
                size,
                caption: says,
            },
            Block::Paragraph { .. },
        ] = read.as_slice()
        else {
            panic!("{} blocks", read.len())
        };
        assert!(webp.starts_with(b"RIFF") && size.0 > 300 && says == "The table");
    }
}
