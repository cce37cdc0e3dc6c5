//! Markdown of organizers as HTML that can do no harm: no HTML of theirs, no pictures, links to pages and mail only.

use pulldown_cmark::{CowStr, Event, HeadingLevel, LinkType, Options, Parser, Tag, TagEnd, html};

/// The text as HTML: headings begin two levels down, below those of the page.
pub fn render(text: &str) -> String {
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
    let mut out = String::with_capacity(text.len() * 3 / 2);
    html::push_html(&mut out, Parser::new_ext(text, options).map(harmless));
    out
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
}
