//! What the tests read off a page: its text, its tables, its forms.

/// A form as a browser without scripts would send it.
#[derive(Debug, Clone, Default)]
pub(crate) struct FormOnPage {
    /// Where it is posted to.
    pub(crate) action: String,
    /// Fields in the order of the page; buttons are not among them.
    pub(crate) fields: Vec<(String, String)>,
    /// The names of the fields that somebody types into.
    pub(crate) typed: Vec<String>,
    /// Whether it is sent in parts, as one with a file is.
    pub(crate) in_parts: bool,
}

impl FormOnPage {
    /// Types into a field, whether the page had it or not.
    pub(crate) fn set(mut self, name: &str, value: &str) -> Self {
        match self.fields.iter_mut().find(|f| f.0 == name) {
            Some(field) => field.1 = value.to_owned(),
            None => self.fields.push((name.to_owned(), value.to_owned())),
        }
        self
    }

    /// What stands in a field.
    #[track_caller]
    pub(crate) fn value(&self, name: &str) -> &str {
        match self.fields.iter().find(|f| f.0 == name) {
            Some(field) => &field.1,
            None => panic!("the form for {} has no field {name}", self.action),
        }
    }

    /// The same fields for another address (a button with `formaction`).
    pub(crate) fn to(mut self, action: &str) -> Self {
        action.clone_into(&mut self.action);
        self
    }
}

/// One tag: its name (`/p` for the end of `p`), its attributes as text, and the text after it up to
/// the next tag.
struct Tag<'a> {
    name: &'a str,
    attributes: &'a str,
    text: &'a str,
}

impl Tag<'_> {
    fn attribute(&self, name: &str) -> Option<String> {
        let mut rest = self.attributes;
        while let Some(at) = rest.find(|c: char| !c.is_whitespace()) {
            rest = &rest[at..];
            let end = rest
                .find(|c: char| c == '=' || c.is_whitespace())
                .unwrap_or(rest.len());
            let (own, after) = rest.split_at(end);
            let (value, after) = match after.strip_prefix("=\"") {
                Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
                None => ("", after.strip_prefix('=').unwrap_or(after)),
            };
            if own == name {
                return Some(unescape(value));
            }
            rest = after;
        }
        None
    }
}

/// Walks the tags. Values of attributes are escaped by the templates, so a `>` always ends a tag.
fn tags(html: &str) -> impl Iterator<Item = Tag<'_>> {
    html.split('<').skip(1).map(|part| {
        let (tag, text) = part.split_once('>').unwrap_or((part, ""));
        let (name, attributes) = tag.split_once(char::is_whitespace).unwrap_or((tag, ""));
        Tag {
            name,
            attributes,
            text,
        }
    })
}

/// Every form of a page that is posted.
pub(crate) fn forms(html: &str) -> Vec<FormOnPage> {
    let mut forms: Vec<FormOnPage> = Vec::new();
    let mut inside = false;
    let mut select: Option<(String, Option<String>)> = None;
    for tag in tags(html) {
        if tag.name == "form" {
            inside = tag.attribute("method").as_deref() == Some("post");
            if inside {
                let in_parts = tag.attribute("enctype").is_some();
                forms.push(FormOnPage {
                    action: tag.attribute("action").unwrap_or_default(),
                    in_parts,
                    ..FormOnPage::default()
                });
            }
        }
        let Some(form) = forms.last_mut().filter(|_| inside) else {
            continue;
        };
        match tag.name {
            "/form" => inside = false,
            "input" => {
                let kind = tag.attribute("type").unwrap_or_default();
                let ticked = !matches!(kind.as_str(), "checkbox" | "radio" | "file")
                    || tag.attribute("checked").is_some();
                if let Some(name) = tag.attribute("name").filter(|_| ticked) {
                    if !matches!(
                        kind.as_str(),
                        "checkbox" | "radio" | "file" | "hidden" | "submit"
                    ) {
                        form.typed.push(name.clone());
                    }
                    form.fields
                        .push((name, tag.attribute("value").unwrap_or_default()));
                }
            }
            "textarea" => {
                if let Some(name) = tag.attribute("name") {
                    form.typed.push(name.clone());
                    form.fields.push((name, unescape(tag.text)));
                }
            }
            "select" => select = tag.attribute("name").map(|name| (name, None)),
            "option" => {
                if let Some((_, value)) = &mut select
                    && (value.is_none() || tag.attribute("selected").is_some())
                {
                    *value = tag.attribute("value");
                }
            }
            "/select" => {
                if let Some((name, value)) = select.take() {
                    form.fields.push((name, value.unwrap_or_default()));
                }
            }
            _ => {}
        }
    }
    forms
}

/// The text of a page as a reader sees it, with single spaces.
pub(crate) fn text(html: &str) -> String {
    let mut out = String::new();
    for tag in tags(html) {
        if !matches!(
            tag.name,
            "a" | "/a" | "strong" | "/strong" | "code" | "/code" | "b" | "/b" | "i" | "/i" | "wbr"
        ) {
            out.push(' ');
        }
        out.push_str(&unescape(tag.text));
    }
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The rows of all tables of a page, cell by cell.
pub(crate) fn rows(html: &str) -> Vec<Vec<String>> {
    html.split("<tr")
        .skip(1)
        .map(|row| {
            let row = row.split("</tr>").next().unwrap_or_default();
            row.split("<t")
                .skip(1)
                .filter(|c| c.starts_with('d') || c.starts_with("h ") || c.starts_with("h>"))
                .map(|cell| text(&format!("<t{cell}")))
                .collect()
        })
        .collect()
}

/// The values of an attribute (`href`), unescaped.
pub(crate) fn attributes(html: &str, name: &str) -> Vec<String> {
    tags(html).filter_map(|tag| tag.attribute(name)).collect()
}

fn unescape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let Some(end) = rest.find(';').filter(|end| *end < 9) else {
            out.push('&');
            rest = &rest[1..];
            continue;
        };
        let entity = &rest[1..end];
        let numeric = entity.strip_prefix('#').and_then(|n| {
            n.strip_prefix('x')
                .map_or_else(|| n.parse().ok(), |h| u32::from_str_radix(h, 16).ok())
        });
        match (entity, numeric.and_then(char::from_u32)) {
            (_, Some(c)) => out.push(c),
            ("amp", _) => out.push('&'),
            ("lt", _) => out.push('<'),
            ("gt", _) => out.push('>'),
            ("quot", _) => out.push('"'),
            ("nbsp", _) => out.push('\u{a0}'),
            _ => out.push_str(&rest[..=end]),
        }
        rest = &rest[end + 1..];
    }
    out.push_str(rest);
    out
}
