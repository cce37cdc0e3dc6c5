//! Renders organizers' Markdown as harmless HTML: no HTML of theirs, no pictures, links to pages
//! and mail only.

use pulldown_cmark::{CowStr, Event, HeadingLevel, LinkType, Options, Parser, Tag, TagEnd, html};

use crate::domain::article::{Beginning, url_fragment};

/// Headings begin two levels down, below those of the page.
pub fn to_html(text: &str) -> String {
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
    let text = with_tables(text);
    render_events(&text, Parser::new_ext(&text, options).map(make_harmless))
}

/// Keeps line breaks: for texts written in lines, such as addresses and numbers.
pub fn in_lines(text: &str) -> String {
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
    let events = Parser::new_ext(text, options);
    render_events(
        text,
        events.map(|event| {
            if matches!(event, Event::SoftBreak) {
                Event::HardBreak
            } else {
                make_harmless(event)
            }
        }),
    )
}

/// A line `4. Title` becomes a heading if the next one begins with `4.1`: Markdown would make a
/// list item without the lines below.
pub fn with_sections(text: &str) -> String {
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let mut out = String::with_capacity(text.len() + 64);
    let mut fenced = false;
    for (i, line) in lines.iter().enumerate() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        }
        let next = lines
            .iter()
            .skip(i + 1)
            .find(|next| !next.trim().is_empty());
        if !fenced && next.is_some_and(|next| begins_section(line, next)) {
            out.push_str("## ");
        }
        out.push_str(line);
    }
    out
}

fn begins_section(line: &str, next: &str) -> bool {
    let digits = line.len() - line.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, title) = line.split_at(digits);
    let titled = title
        .strip_prefix(". ")
        .is_some_and(|title| !title.trim().is_empty());
    let within = next
        .strip_prefix(number)
        .and_then(|rest| rest.strip_prefix('.'));
    digits > 0
        && titled
        && within.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// Converts pasted tables: lines with tabs, as word processors and browsers copy a table, and HTML
/// tables. Other text stays.
pub fn with_tables(text: &str) -> String {
    let text = tables_of_tags(text);
    let lines: Vec<&str> = text.split('\n').collect();
    let mut out: Vec<String> = Vec::with_capacity(lines.len());
    let (mut at, mut fenced) = (0, false);
    while let Some(line) = lines.get(at) {
        let line = line.trim_end_matches('\r');
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        }
        let block = if fenced {
            &[][..]
        } else {
            with_tabs(&lines[at..])
        };
        if block.is_empty() {
            let within = out
                .last()
                .is_some_and(|before| before.trim_start().starts_with('|'));
            separate_table(&mut out, !fenced && !within && begins_table(&lines[at..]));
            out.push(line.to_owned());
            at += 1;
            continue;
        }
        match rows_of(block) {
            Some(rows) => {
                separate_table(&mut out, true);
                out.extend(rows);
                out.push(String::new());
            }
            None => out.extend(lines_of(
                block,
                out.last().is_some_and(|before| is_item(before)),
            )),
        }
        at += block.len();
    }
    out.join("\n")
}

fn separate_table(out: &mut Vec<String>, before_table: bool) {
    if before_table && out.last().is_some_and(|before| !before.trim().is_empty()) {
        out.push(String::new());
    }
}

fn begins_table(lines: &[&str]) -> bool {
    let [head, rule, ..] = lines else {
        return false;
    };
    let rule = rule.trim();
    head.trim_start().starts_with('|')
        && rule.contains("--")
        && rule.chars().all(|c| "|-: ".contains(c))
}

/// The leading lines with tabs, if the first has a tab before some text.
fn with_tabs<'a, 'b>(lines: &'b [&'a str]) -> &'b [&'a str] {
    let first = lines
        .first()
        .is_some_and(|line| line.trim_end().contains('\t'));
    let count = if first {
        lines
            .iter()
            .take_while(|line| !line.trim().is_empty() && line.contains('\t'))
            .count()
    } else {
        0
    };
    &lines[..count]
}

/// `None` if they are no table: at least two rows, and most, must have more than one cell, since
/// texts have a tab here and there.
fn rows_of(lines: &[&str]) -> Option<Vec<String>> {
    let cells: Vec<Vec<&str>> = lines
        .iter()
        .map(|line| line.trim_end().split('\t').map(str::trim).collect())
        .collect();
    let full = cells
        .iter()
        .filter(|row| row.iter().filter(|cell| !cell.is_empty()).count() > 1)
        .count();
    let columns = cells.iter().map(Vec::len).max().unwrap_or_default();
    (full > 1 && 2 * full > lines.len() && !lines.iter().any(|line| is_item(line)))
        .then(|| format_table(&cells, columns))
}

/// A leading tab would make a line code. In a list it shows what belongs to an item.
fn lines_of(lines: &[&str], in_list: bool) -> Vec<String> {
    let list = in_list || lines.iter().any(|line| is_item(line));
    let line = |line: &&str| {
        if line.starts_with('\t') && !list {
            format!("{}  ", line.trim())
        } else {
            (*line).to_owned()
        }
    };
    lines.iter().map(line).collect()
}

fn is_item(line: &str) -> bool {
    let line = line.trim_start();
    let digits = line.trim_start_matches(|c: char| c.is_ascii_digit());
    ["- ", "* ", "+ "].iter().any(|sign| line.starts_with(sign))
        || (digits.len() < line.len() && (digits.starts_with(". ") || digits.starts_with(") ")))
}

fn format_table<S: AsRef<str>>(rows: &[Vec<S>], columns: usize) -> Vec<String> {
    let escaped = |cell: &str| cell.replace('|', "\\|");
    let line = |row: &Vec<S>| {
        let cells = row
            .iter()
            .map(|cell| escaped(cell.as_ref()))
            .chain(std::iter::repeat_n(
                String::new(),
                columns.saturating_sub(row.len()),
            ));
        format!("| {} |", cells.collect::<Vec<_>>().join(" | "))
    };
    let mut lines: Vec<String> = rows.iter().map(line).collect();
    lines.insert(lines.len().min(1), format!("|{}", "---|".repeat(columns)));
    lines
}

/// A table without end tag stays as it was typed.
fn tables_of_tags(text: &str) -> String {
    let lower = text.to_ascii_lowercase();
    let mut out = String::with_capacity(text.len());
    let mut done = 0;
    while let Some(start) = lower[done..].find("<table").map(|at| done + at) {
        let Some(end) = lower[start..]
            .find("</table>")
            .map(|at| start + at + "</table>".len())
        else {
            break;
        };
        let rows: Vec<Vec<String>> = contents_of_tag(&text[start..end], "tr")
            .into_iter()
            .map(cells_of_tags)
            .filter(|row| !row.is_empty())
            .collect();
        let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
        out.push_str(&text[done..start]);
        if columns > 0 {
            out.push_str(&format!(
                "\n\n{}\n\n",
                format_table(&rows, columns).join("\n")
            ));
        }
        done = end;
    }
    out.push_str(&text[done..]);
    out
}

/// Contents that end at the next start tag or the end tag.
fn contents_of_tag<'a>(html: &'a str, tag: &str) -> Vec<&'a str> {
    let lower = html.to_ascii_lowercase();
    let (open, close) = (format!("<{tag}"), format!("</{tag}"));
    let starts: Vec<usize> = lower
        .match_indices(&open)
        .map(|(at, _)| at)
        .filter(|at| {
            lower[at + open.len()..].starts_with(|c: char| c == '>' || c.is_ascii_whitespace())
        })
        .collect();
    let next = starts.iter().skip(1).copied().chain([html.len()]);
    let content = |(start, next): (&usize, usize)| {
        let inner = html[*start..next]
            .split_once('>')
            .map_or("", |(_, inner)| inner);
        let end = inner
            .to_ascii_lowercase()
            .find(&close)
            .unwrap_or(inner.len());
        &inner[..end]
    };
    starts.iter().zip(next).map(content).collect()
}

fn cells_of_tags(row: &str) -> Vec<String> {
    let heads = contents_of_tag(row, "th");
    let all = if heads.is_empty() {
        contents_of_tag(row, "td")
    } else {
        heads
            .into_iter()
            .chain(contents_of_tag(row, "td"))
            .collect()
    };
    let plain = |cell: &str| {
        let mut text = String::new();
        for (n, part) in cell.split('<').enumerate() {
            text.push_str(if n == 0 {
                part
            } else {
                part.split_once('>').map_or("", |(_, after)| after)
            });
            text.push(' ');
        }
        let text = ["&nbsp;", "&#160;"]
            .iter()
            .fold(text, |text, space| text.replace(space, " "));
        let text = text
            .replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("&amp;", "&");
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    all.into_iter().map(plain).collect()
}

/// A table that is wider than the screen scrolls in a box of its own.
fn render_events<'a>(text: &str, events: impl Iterator<Item = Event<'a>>) -> String {
    let mut out = String::with_capacity(text.len() * 3 / 2);
    html::push_html(&mut out, events);
    // Only the renderer writes these tags: anything like HTML in the text is escaped.
    out.replace("<table>", "<div class=\"scroll\" tabindex=\"0\"><table>")
        .replace("</table>", "</table></div>")
}

/// Begins each article with an anchor such as `a-4.2`.
pub fn with_articles(text: &str, beginnings: &[Beginning]) -> String {
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
    let mut events = Vec::new();
    let mut left = beginnings.iter().peekable();
    // The next item's number of each open list; `None` if it isn't numbered.
    let mut lists: Vec<Option<u64>> = Vec::new();
    for (event, range) in Parser::new_ext(text, options).into_offset_iter() {
        // A number may be that of a list or of the text: the anchor comes before the next text.
        while let Some(begun) =
            left.next_if(|b| matches!(event, Event::Text(_) | Event::Code(_)) && range.end > b.at)
        {
            events.push(Event::Html(
                format!("<a id=\"a-{}\"></a>", url_fragment(begun.number)).into(),
            ));
        }
        match &event {
            Event::Start(Tag::List(first)) => lists.push(*first),
            Event::End(TagEnd::List(_)) => _ = lists.pop(),
            _ => {}
        }
        let skipped = match (&event, lists.last_mut()) {
            (Event::Start(Tag::Item), Some(Some(next))) => {
                skipped_number(text.get(range.start..).unwrap_or_default(), next)
            }
            _ => None,
        };
        // A repealed article leaves a gap in the numbers, which a list would close.
        events.push(skipped.map_or_else(
            || make_harmless(event),
            |number| Event::Html(format!("<li value=\"{number}\">").into()),
        ));
    }
    render_events(text, events.into_iter())
}

/// `None` for the expected number. Advances `next`.
fn skipped_number(item: &str, next: &mut u64) -> Option<u64> {
    let digits = item
        .trim_start()
        .split(|c: char| !c.is_ascii_digit())
        .next()
        .unwrap_or_default();
    let number = digits.parse().unwrap_or(*next);
    let skips = number != *next;
    *next = number.saturating_add(1);
    skips.then_some(number)
}

/// The paragraph as typed, not a heading; the whole text if it has no paragraphs.
pub fn first_paragraph(text: &str) -> &str {
    let mut depth = 0_usize;
    for (event, range) in
        Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH)
            .into_offset_iter()
    {
        match event {
            Event::Start(Tag::Paragraph) if depth == 0 => {
                return text.get(range).unwrap_or_default().trim();
            }
            Event::Start(_) => depth += 1,
            Event::End(_) => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    text.trim()
}

pub fn to_plain_text(text: &str) -> String {
    let mut out = String::new();
    for event in Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH) {
        match event {
            Event::Text(said) | Event::Code(said) | Event::Html(said) | Event::InlineHtml(said) => {
                out.push_str(&said)
            }
            Event::SoftBreak
            | Event::HardBreak
            | Event::End(
                TagEnd::Paragraph | TagEnd::Heading(_) | TagEnd::Item | TagEnd::TableCell,
            ) => {
                out.push(' ');
            }
            _ => {}
        }
    }
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn make_harmless(event: Event<'_>) -> Event<'_> {
    match event {
        // Anything like HTML is shown as it was typed.
        Event::Html(text) | Event::InlineHtml(text) => Event::Text(text),
        Event::Start(Tag::Link {
            link_type,
            dest_url,
            title,
            id,
        }) => Event::Start(Tag::Link {
            link_type,
            dest_url: safe_address(link_type, dest_url),
            title,
            id,
        }),
        Event::Start(Tag::Image {
            dest_url,
            title,
            id,
            ..
        }) => Event::Start(Tag::Link {
            link_type: LinkType::Inline,
            dest_url: safe_address(LinkType::Inline, dest_url),
            title,
            id,
        }),
        Event::End(TagEnd::Image) => Event::End(TagEnd::Link),
        Event::Start(Tag::Heading { level, .. }) => Event::Start(Tag::Heading {
            level: lowered_heading(level),
            id: None,
            classes: Vec::new(),
            attrs: Vec::new(),
        }),
        Event::End(TagEnd::Heading(level)) => Event::End(TagEnd::Heading(lowered_heading(level))),
        other => other,
    }
}

fn safe_address(kind: LinkType, to: CowStr<'_>) -> CowStr<'_> {
    let lower = to.trim().to_ascii_lowercase();
    let known = ["http://", "https://", "mailto:"]
        .iter()
        .any(|scheme| lower.starts_with(scheme));
    if known || kind == LinkType::Email {
        to
    } else {
        CowStr::Borrowed("#")
    }
}

fn lowered_heading(level: HeadingLevel) -> HeadingLevel {
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
        let html = to_html(
            "# Cup\n\n1. one\n2. *two*\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n[site](https://example.org)",
        );
        for part in [
            "<h3>Cup</h3>",
            "<ol>",
            "<em>two</em>",
            "<td>1</td>",
            "<a href=\"https://example.org\">site</a>",
        ] {
            assert!(html.contains(part), "{part}: {html}");
        }
    }

    #[test]
    fn tables_that_were_pasted_are_tables() {
        let rows = |html: &str| {
            let cell = |row: &str| {
                row.split("<t")
                    .skip(1)
                    .filter_map(|c| c.split_once('>')?.1.split_once('<').map(|c| c.0.to_owned()))
                    .collect()
            };
            html.split("<tr>")
                .skip(1)
                .map(cell)
                .collect::<Vec<Vec<String>>>()
        };
        let expected = [["Rating", "K"], ["1-99", "100"], ["100|199", ""]]
            .map(|row| row.map(str::to_owned).to_vec());
        let pasted = [
            "Before.\nRating\tK\n1-99\t100\n100|199\t\nAfter.",
            "Before.\r\nRating\tK\r\n1-99\t100\r\n100|199\r\n\r\nAfter.",
            "Before. <TABLE border=1><tr><th>Rating</th><th>K</th></tr><tr><td><p>1-99</p></td><td>&nbsp;100</td></tr><tr><td>100|199<td></table> After.",
            "Before.\n| Rating | K |\n|---|---|\n| 1-99 | 100 |\n| 100\\|199 | |\n\nAfter.",
        ];
        for (number, text) in pasted.into_iter().enumerate() {
            let html = to_html(text);
            if number == 1 {
                // A last row of one cell has no tab, so it looks like a line of text.
                assert_eq!(rows(&html)[..2], expected[..2], "{html}");
            } else {
                assert_eq!(rows(&html), expected, "{html}");
            }
            assert!(
                html.contains("Before.")
                    && html.contains("After.")
                    && html.matches("<table>").count() == 1,
                "{html}"
            );
        }
    }

    #[test]
    fn what_is_no_table_stays_as_it_was_typed() {
        for text in [
            "- a\n\t- b\n\t- c",
            "1. a\tb\n2. c\td",
            "Kt = 1,\t\tKt is rounded.\t\nIf Kt is less\t\t",
            "a\n\nb",
            "1. one\n2. two",
            "```\na\tb\nc\td\n```",
            "<table> never closed",
            "a | b",
        ] {
            assert_eq!(with_tables(text), text);
        }
        // One cell a line, as some converters write them, would be code.
        assert_eq!(
            to_html("\tRating\n\t30 kyu\n"),
            "<p>Rating<br />\n30 kyu</p>\n"
        );
        assert!(
            !to_html("<table><tr><td><script>alert(1)</script></td></tr></table>")
                .contains("<script")
        );
    }

    #[test]
    fn a_summary_is_the_first_paragraph_without_signs() {
        let text = "# Cup\n\n- an item\n\nThe **first** of\n[many](https://example.org), *a\\*b*.\n\nMore.";
        assert_eq!(
            first_paragraph(text),
            "The **first** of\n[many](https://example.org), *a\\*b*."
        );
        assert_eq!(
            to_plain_text(first_paragraph(text)),
            "The first of many, a*b."
        );
        assert_eq!(first_paragraph("# Only a heading"), "# Only a heading");
        assert_eq!(to_plain_text("# Only a heading"), "Only a heading");
        assert_eq!(to_plain_text("| a | b |\n|---|---|\n| 1 | 2 |"), "a b 1 2");
    }

    #[test]
    fn nothing_harmful_comes_through() {
        let evil = "<script>alert(1)</script>\n\na <img src=x onerror=alert(1)> b\n\n[x](javascript:alert(1)) ![p](http://example.org/p.png)\n\n\
            <javascript:alert(1)> [d](data:text/html,x) [t](\"onclick=alert(1)) # h {onclick=alert(1)}\n\n[j](JaVaScRiPt:alert(1)) [v]( vbscript:x)";
        let html = to_html(evil).to_lowercase();
        for bad in [
            "<script",
            "<img",
            "href=\"javascript",
            "href=\"data",
            "href=\"vbscript",
            " onclick=\"",
            "<a href=\" ",
        ] {
            assert!(!html.contains(bad), "{bad}: {html}");
        }
        // All remaining tags come from Markdown.
        for tag in html.split('<').skip(1) {
            let name: String = tag
                .trim_start_matches('/')
                .chars()
                .take_while(char::is_ascii_alphanumeric)
                .collect();
            assert!(
                ["p", "a", "h3", "em", "strong", "code", "pre"].contains(&name.as_str()),
                "{name}: {html}"
            );
        }
    }

    #[test]
    fn items_keep_the_numbers_that_they_were_given() {
        let html = with_articles(
            "1. General\n3. Other\n4. More\n   1. inner\n   7. last\n5. End\n\n- plain",
            &[],
        );
        for part in [
            "<li>General",
            "<li value=\"3\">Other",
            "<li>More",
            "<li>inner",
            "<li value=\"7\">last",
            "<li>End",
            "<li>plain",
        ] {
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
        for other in [
            "1. one\n2. two",
            "1. one\n\n11.5 kg",
            "```\n1. General\n1.1 These\n```",
        ] {
            assert_eq!(with_sections(other), other);
        }
    }

    #[test]
    fn lines_stay_lines_where_they_are_asked_for() {
        assert_eq!(
            in_lines("Main Street 1\nPhone 2"),
            "<p>Main Street 1<br />\nPhone 2</p>\n"
        );
    }

    #[test]
    fn articles_are_marked_where_they_begin() {
        let text = "## 1. First\n\n4.2. Of <b>pay</b>.\n\n1. one\n2. two";
        let begin = |number: &'static str, before: &str| Beginning {
            at: text.find(before).unwrap(),
            number,
        };
        let html = with_articles(
            text,
            &[
                begin("1", "1. First"),
                begin("4.2", "4.2. Of"),
                begin("2", "2. two"),
            ],
        );
        for part in [
            "<h4><a id=\"a-1\"></a>1. First</h4>",
            "<p><a id=\"a-4.2\"></a>4.2. Of &lt;b&gt;pay",
            "<li><a id=\"a-2\"></a>two</li>",
        ] {
            assert!(html.contains(part), "{part}: {html}");
        }
    }
}
