//! What templates must not contain, and how they are read.

use super::files::{File, file};

/// Longest line of a template, in characters.
pub(super) const WIDEST: usize = 160;

/// Lines that are longer than [`WIDEST`].
pub(super) fn too_wide(file: &File) -> Vec<String> {
    let widths = file
        .text
        .lines()
        .map(|line| line.chars().count())
        .enumerate();
    widths
        .filter(|(_, width)| *width > WIDEST)
        .map(|(at, width)| format!("{}:{}: {width}", file.path, at + 1))
        .collect()
}

/// Fields for text that take any number of letters. A password is not cut while it is typed: its
/// page says how long it may be.
pub(super) fn boundless(template: &File) -> Vec<String> {
    let html = blank(
        &blank(
            &blank(&blank(&template.text, "{#", "#}"), "{%", "%}"),
            "{{",
            "}}",
        ),
        "<!--",
        "-->",
    );
    let mut found = Vec::new();
    for (start, field) in html
        .match_indices("<input")
        .chain(html.match_indices("<textarea"))
    {
        let (_, attributes, _) = tag(&html, start + 1);
        let of = |wanted: &str| {
            attributes
                .iter()
                .find(|(name, _)| name == wanted)
                .map(|(_, value)| value.trim())
        };
        let typed = matches!(
            of("type"),
            None | Some("" | "text" | "search" | "email" | "url" | "tel")
        );
        if typed && of("maxlength").is_none() {
            found.push(format!(
                "{}:{}: {field}",
                template.path,
                html[..start].matches('\n').count() + 1
            ));
        }
    }
    found
}

/// What a strict content security policy refuses: code in the page and files from elsewhere.
pub(super) fn inline_code(template: &File) -> Vec<String> {
    let html = blank(
        &blank(
            &blank(&blank(&template.text, "{#", "#}"), "{%", "%}"),
            "{{",
            "}}",
        ),
        "<!--",
        "-->",
    );
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = html[at..].find('<').map(|start| at + start) {
        at = start + 1;
        if !html[at..].starts_with(|c: char| c.is_ascii_alphabetic()) {
            continue;
        }
        let line = html[..start].matches('\n').count() + 1;
        let (tag, attributes, end) = tag(&html, at);
        at = end;
        let mut complain =
            |what: &str| found.push(format!("{}:{line}: <{tag}> {what}", template.path));
        for (name, value) in attributes {
            let resource = ["link", "script", "img"].contains(&tag.as_str())
                && ["src", "href"].contains(&name.as_str());
            let value = value.to_ascii_lowercase();
            if name == "style" {
                complain("with style=");
            } else if name.len() > 2 && name.starts_with("on") {
                complain(&format!("with {name}="));
            } else if resource
                && ["http:", "https:", "//"]
                    .iter()
                    .any(|scheme| value.trim_start().starts_with(scheme))
            {
                complain(&format!("from {value}"));
            }
        }
        if tag == "script" {
            let body = html[at..]
                .find("</script")
                .map_or("(no end)", |end| &html[at..at + end]);
            if !body.trim().is_empty() || template_writes_here(&template.text, at, body.len()) {
                complain("with code in it");
            }
        }
    }
    found
}

/// Whether the template puts something where the blanked text is empty.
fn template_writes_here(original: &str, at: usize, length: usize) -> bool {
    original
        .as_bytes()
        .get(at..at + length)
        .is_some_and(|body| !body.trim_ascii().is_empty())
}

/// Reads the tag whose name begins at `at`: its name, its attributes and where it ends.
fn tag(html: &str, mut at: usize) -> (String, Vec<(String, String)>, usize) {
    let until = |at: usize, ends: &[char]| html[at..].find(ends).map_or(html.len(), |end| at + end);
    let name_end = until(at, &[' ', '\t', '\n', '\r', '/', '>']);
    let name = html[at..name_end].to_ascii_lowercase();
    let mut attributes = Vec::new();
    at = name_end;
    loop {
        at += html[at..].len()
            - html[at..]
                .trim_start_matches(|c: char| c.is_whitespace() || c == '/')
                .len();
        if at >= html.len() || html[at..].starts_with('>') {
            return (name, attributes, (at + 1).min(html.len()));
        }
        // At least one character, so that a stray `=` doesn't hold us up.
        let first = html[at..].chars().next().map_or(1, char::len_utf8);
        let end = until(at + first, &['=', ' ', '\t', '\n', '\r', '/', '>']);
        let key = html[at..end].to_ascii_lowercase();
        at = end;
        let mut value = "";
        if html[at..].starts_with('=') {
            at += 1;
            let quote = html[at..]
                .chars()
                .next()
                .filter(|c| *c == '"' || *c == '\'');
            let begin = at + usize::from(quote.is_some());
            let end = match quote {
                Some(quote) => until(begin, &[quote]),
                None => until(begin, &[' ', '\t', '\n', '\r', '>']),
            };
            value = &html[begin..end];
            at = (end + usize::from(quote.is_some())).min(html.len());
        }
        attributes.push((key, value.to_owned()));
    }
}

/// The text with everything from `open` to `close` blanked; bytes and lines stay where they are.
fn blank(text: &str, open: &str, close: &str) -> String {
    let mut blanked = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find(open) {
        let end = rest[start + open.len()..]
            .find(close)
            .map_or(rest.len(), |end| start + open.len() + end + close.len());
        blanked.push_str(&rest[..start]);
        blanked.extend(
            rest[start..end]
                .bytes()
                .map(|byte| if byte == b'\n' { '\n' } else { ' ' }),
        );
        rest = &rest[end..];
    }
    blanked + rest
}

// The scanners can fail

#[test]
fn the_scanner_sees_a_line_that_is_too_wide() {
    let template = file(
        "t.html",
        &format!("<p>\n{}\n{}\n", "ї".repeat(WIDEST), "x".repeat(WIDEST + 1)),
    );
    assert_eq!(too_wide(&template), ["t.html:3: 161"]);
}

#[test]
fn the_scanner_sees_what_a_template_must_not_contain() {
    let offences = |html: &str| inline_code(&file("t.html", html));
    for bad in [
        "<script>alert(1)</script>",
        "<script>{{ code }}</script>",
        "<p\n  class=a style='x'>",
        "<a href=\"{{ url }}\" OnClick=f()>",
        "<img alt='>' src=\"https://example.org/x.png\">",
        "<link rel=stylesheet href=//example.org/x.css>",
    ] {
        assert_eq!(offences(bad).len(), 1, "{bad}");
    }
    for good in [
        "<script src=\"/static/x.js\" defer></script>",
        "<a href=\"https://example.org\">a < b</a>",
        "{# <p style=x> #}<!-- <p style=x> --><p data-style=x title=\"onclick= style=\">one=two</p>",
        "{% if a > b %}<p>{% endif %}",
    ] {
        assert_eq!(offences(good), Vec::<String>::new(), "{good}");
    }
    assert_eq!(
        offences("<p>\n\n<p style=x>"),
        ["t.html:3: <p> with style="]
    );
}
