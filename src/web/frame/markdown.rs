//! Turns organizers' Markdown into HTML that can do no harm: no HTML of theirs, no pictures, links to pages and mail only.

use pulldown_cmark::{CowStr, Event, HeadingLevel, LinkType, Options, Parser, Tag, TagEnd, html};

use crate::domain::article::Beginning;

/// The text as HTML: headings begin two levels down, below those of the page.
pub fn render(text: &str) -> String {
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
    written(text, Parser::new_ext(text, options).map(harmless))
}

/// The same where every line that was typed is one: what is written in lines, such as addresses and numbers.
pub fn in_lines(text: &str) -> String {
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
    let events = Parser::new_ext(text, options);
    written(text, events.map(|event| if matches!(event, Event::SoftBreak) { Event::HardBreak } else { harmless(event) }))
}

/// A text of a regulation in which a line with the number of a section and its title is a heading, where what comes next has a number within
/// that section: to Markdown the line is an item of a list, to which the numbers below it don't belong.
pub fn with_sections(text: &str) -> String {
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let mut out = String::with_capacity(text.len() + 64);
    let mut fenced = false;
    for (i, line) in lines.iter().enumerate() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        }
        let next = lines.iter().skip(i + 1).find(|next| !next.trim().is_empty());
        if !fenced && next.is_some_and(|next| begins_section(line, next)) {
            out.push_str("## ");
        }
        out.push_str(line);
    }
    out
}

/// Whether a line is `4. Title` and the next one begins with `4.1`.
fn begins_section(line: &str, next: &str) -> bool {
    let digits = line.len() - line.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, title) = line.split_at(digits);
    let titled = title.strip_prefix(". ").is_some_and(|title| !title.trim().is_empty());
    let within = next.strip_prefix(number).and_then(|rest| rest.strip_prefix('.'));
    digits > 0 && titled && within.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// Harmless events of a text as HTML; a table that is wider than the screen is drawn along in a box of its own.
fn written<'a>(text: &str, events: impl Iterator<Item = Event<'a>>) -> String {
    let mut out = String::with_capacity(text.len() * 3 / 2);
    html::push_html(&mut out, events);
    // Nobody else writes these: what looks like HTML in a text is escaped.
    out.replace("<table>", "<div class=\"scroll\" tabindex=\"0\"><table>").replace("</table>", "</table></div>")
}

/// A text of a regulation as HTML; where an article begins stands a mark that links lead to, `a-4.2`.
pub fn with_articles(text: &str, beginnings: &[Beginning]) -> String {
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
    let mut events = Vec::new();
    let mut left = beginnings.iter().peekable();
    // Of each list around what is read, the number of its next item; none: it has no numbers.
    let mut lists: Vec<Option<u64>> = Vec::new();
    for (event, range) in Parser::new_ext(text, options).into_offset_iter() {
        // The number of an article may be that of a list, or stand in the text itself: the mark is before what is read next.
        while let Some(begun) = left.next_if(|b| matches!(event, Event::Text(_) | Event::Code(_)) && range.end > b.at) {
            events.push(Event::Html(format!("<a id=\"a-{}\"></a>", begun.number).into()));
        }
        match &event {
            Event::Start(Tag::List(first)) => lists.push(*first),
            Event::End(TagEnd::List(_)) => _ = lists.pop(),
            _ => {}
        }
        let skipped = match (&event, lists.last_mut()) {
            (Event::Start(Tag::Item), Some(Some(next))) => skips(text.get(range.start..).unwrap_or_default(), next),
            _ => None,
        };
        // An article that was repealed leaves a gap in the numbers, which a list would close.
        events.push(skipped.map_or_else(|| harmless(event), |number| Event::Html(format!("<li value=\"{number}\">").into())));
    }
    written(text, events.into_iter())
}

/// The number with which an item begins, if it isn't the next one; `next` is the one after it.
fn skips(item: &str, next: &mut u64) -> Option<u64> {
    let digits = item.trim_start().split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
    let number = digits.parse().unwrap_or(*next);
    let skips = number != *next;
    *next = number.saturating_add(1);
    skips.then_some(number)
}

/// The first paragraph of a text that is not a heading, as it was typed; of a text without paragraphs the whole.
pub fn first_paragraph(text: &str) -> &str {
    let mut depth = 0_usize;
    for (event, range) in Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH).into_offset_iter() {
        match event {
            Event::Start(Tag::Paragraph) if depth == 0 => return text.get(range).unwrap_or_default().trim(),
            Event::Start(_) => depth += 1,
            Event::End(_) => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    text.trim()
}

/// A text in one line without the signs of Markdown.
pub fn plain(text: &str) -> String {
    let mut out = String::new();
    for event in Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH) {
        match event {
            Event::Text(said) | Event::Code(said) | Event::Html(said) | Event::InlineHtml(said) => out.push_str(&said),
            Event::SoftBreak | Event::HardBreak | Event::End(TagEnd::Paragraph | TagEnd::Heading(_) | TagEnd::Item | TagEnd::TableCell) => {
                out.push(' ');
            }
            _ => {}
        }
    }
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn harmless(event: Event<'_>) -> Event<'_> {
    match event {
        // What looks like HTML is shown as it was typed.
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            Event::Start(Tag::Link { link_type, dest_url: address(link_type, dest_url), title, id })
        }
        Event::Start(Tag::Image { dest_url, title, id, .. }) => {
            Event::Start(Tag::Link { link_type: LinkType::Inline, dest_url: address(LinkType::Inline, dest_url), title, id })
        }
        Event::End(TagEnd::Image) => Event::End(TagEnd::Link),
        Event::Start(Tag::Heading { level, .. }) => {
            Event::Start(Tag::Heading { level: below(level), id: None, classes: Vec::new(), attrs: Vec::new() })
        }
        Event::End(TagEnd::Heading(level)) => Event::End(TagEnd::Heading(below(level))),
        other => other,
    }
}

fn address(kind: LinkType, to: CowStr<'_>) -> CowStr<'_> {
    let lower = to.trim().to_ascii_lowercase();
    let known = ["http://", "https://", "mailto:"].iter().any(|scheme| lower.starts_with(scheme));
    if known || kind == LinkType::Email { to } else { CowStr::Borrowed("#") }
}

fn below(level: HeadingLevel) -> HeadingLevel {
    match level {
        HeadingLevel::H1 => HeadingLevel::H3,
        HeadingLevel::H2 => HeadingLevel::H4,
        HeadingLevel::H3 => HeadingLevel::H5,
        _ => HeadingLevel::H6,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_headings_lists_and_tables_are_rendered() {
        let html = render("# Cup\n\n1. one\n2. *two*\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n[site](https://example.org)");
        for part in ["<h3>Cup</h3>", "<ol>", "<em>two</em>", "<td>1</td>", "<a href=\"https://example.org\">site</a>"] {
            assert!(html.contains(part), "{part}: {html}");
        }
    }

    #[test]
    fn a_summary_is_the_first_paragraph_without_signs() {
        let text = "# Cup\n\n- an item\n\nThe **first** of\n[many](https://example.org), *a\\*b*.\n\nMore.";
        assert_eq!(first_paragraph(text), "The **first** of\n[many](https://example.org), *a\\*b*.");
        assert_eq!(plain(first_paragraph(text)), "The first of many, a*b.");
        assert_eq!(first_paragraph("# Only a heading"), "# Only a heading");
        assert_eq!(plain("# Only a heading"), "Only a heading");
        assert_eq!(plain("| a | b |\n|---|---|\n| 1 | 2 |"), "a b 1 2");
    }

    #[test]
    fn nothing_harmful_comes_through() {
        let evil = "<script>alert(1)</script>\n\na <img src=x onerror=alert(1)> b\n\n[x](javascript:alert(1)) ![p](http://example.org/p.png)\n\n\
            <javascript:alert(1)> [d](data:text/html,x) [t](\"onclick=alert(1)) # h {onclick=alert(1)}\n\n[j](JaVaScRiPt:alert(1)) [v]( vbscript:x)";
        let html = render(evil).to_lowercase();
        for bad in ["<script", "<img", "href=\"javascript", "href=\"data", "href=\"vbscript", " onclick=\"", "<a href=\" "] {
            assert!(!html.contains(bad), "{bad}: {html}");
        }
        // Every tag that is left is one of Markdown's own.
        for tag in html.split('<').skip(1) {
            let name: String = tag.trim_start_matches('/').chars().take_while(char::is_ascii_alphanumeric).collect();
            assert!(["p", "a", "h3", "em", "strong", "code", "pre"].contains(&name.as_str()), "{name}: {html}");
        }
    }

    #[test]
    fn items_keep_the_numbers_that_they_were_given() {
        let html = with_articles("1. General\n3. Other\n4. More\n   1. inner\n   7. last\n5. End\n\n- plain", &[]);
        for part in ["<li>General", "<li value=\"3\">Other", "<li>More", "<li>inner", "<li value=\"7\">last", "<li>End", "<li>plain"] {
            assert!(html.contains(part), "{part}: {html}");
        }
    }

    #[test]
    fn the_title_of_a_section_is_a_heading_and_lists_stay_lists() {
        let text = "1. General\n1.1 These rules.\n\n2. Ranks\n\n2.1. There are ranks:\n\n1. one\n2. two\n\n10. Ends\n10.1 At last.\n";
        let html = with_articles(&with_sections(text), &[]);
        for part in [
            "<h4>1. General</h4>",
            "<p>1.1 These rules.</p>",
            "<h4>2. Ranks</h4>",
            "<p>2.1. There",
            "<li>one</li>",
            "<li>two</li>",
            "<h4>10. Ends</h4>",
        ] {
            assert!(html.contains(part), "{part}: {html}");
        }
        for other in ["1. one\n2. two", "1. one\n\n11.5 kg", "```\n1. General\n1.1 These\n```"] {
            assert_eq!(with_sections(other), other);
        }
    }

    #[test]
    fn lines_stay_lines_where_they_are_asked_for() {
        assert_eq!(in_lines("Main Street 1\nPhone 2"), "<p>Main Street 1<br />\nPhone 2</p>\n");
    }

    #[test]
    fn articles_are_marked_where_they_begin() {
        let text = "## 1. First\n\n4.2. Of <b>pay</b>.\n\n1. one\n2. two";
        let begin = |number: &'static str, before: &str| Beginning { at: text.find(before).unwrap(), number };
        let html = with_articles(text, &[begin("1", "1. First"), begin("4.2", "4.2. Of"), begin("2", "2. two")]);
        for part in ["<h4><a id=\"a-1\"></a>1. First</h4>", "<p><a id=\"a-4.2\"></a>4.2. Of &lt;b&gt;pay", "<li><a id=\"a-2\"></a>two</li>"]
        {
            assert!(html.contains(part), "{part}: {html}");
        }
    }
}
