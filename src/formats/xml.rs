//! Reads untrusted XML as events, bounded in depth and size, without entities declared by the file.

use std::borrow::Cow;
use std::io::BufRead;

use quick_xml::Reader;
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesStart, Event};

use super::refusal::{Code, Refusal};

/// Deepest nesting; the formats need at most a dozen levels.
const MAX_DEPTH: usize = 256;
const MAX_ATTRIBUTES: usize = 200;
const MAX_EVENT: usize = 8 << 20;

pub(super) enum Step<'a> {
    /// Start of an element; an empty one has start and end.
    Start(Element<'a>),
    End,
    Text(Cow<'a, str>),
    Eof,
}

pub(super) struct Element<'a> {
    start: BytesStart<'a>,
}

impl<'a> Element<'a> {
    /// Name as written, possibly with a prefix.
    pub(super) fn name(&self) -> &str {
        self.start.name().into_inner()
    }

    pub(super) fn local_name(&self) -> &str {
        let name = self.name();
        name.split_once(':').map_or(name, |(_, local)| local)
    }

    /// An attribute by its name without a prefix.
    pub(super) fn find_attribute(&self, wanted: &str) -> Result<Option<String>, Refusal> {
        for attribute in self
            .start
            .attributes()
            .with_checks(false)
            .take(MAX_ATTRIBUTES)
        {
            let attribute = attribute.map_err(malformed_refusal)?;
            let name = attribute.key.into_inner();
            if name.split_once(':').map_or(name, |(_, local)| local) == wanted {
                return unescape_value(attribute.value).map(|value| Some(value.into_owned()));
            }
        }
        Ok(None)
    }

    /// Several attributes in one pass, by their names as written.
    pub(super) fn find_attributes<const N: usize>(
        &self,
        wanted: [&str; N],
    ) -> Result<[Option<Cow<'_, str>>; N], Refusal> {
        let mut found = [const { None }; N];
        for attribute in self
            .start
            .attributes()
            .with_checks(false)
            .take(MAX_ATTRIBUTES)
        {
            let attribute = attribute.map_err(malformed_refusal)?;
            let name = attribute.key.into_inner();
            if let Some((_, place)) = wanted
                .iter()
                .zip(&mut found)
                .find(|(wanted, _)| **wanted == name)
            {
                *place = Some(unescape_value(attribute.value)?);
            }
        }
        Ok(found)
    }

    /// All attributes as written, without duplicates.
    pub(super) fn all_attributes(&self) -> Result<Attributes, Refusal> {
        let mut found = Attributes::default();
        for attribute in self.start.attributes().with_checks(false) {
            let attribute = attribute.map_err(malformed_refusal)?;
            let name = attribute.key.into_inner();
            if found.ends.len() >= MAX_ATTRIBUTES || found.get(name).is_some() {
                return Err(malformed_refusal("an attribute stands twice in an element"));
            }
            found.push(name, &unescape_value(attribute.value)?);
        }
        Ok(found)
    }
}

/// The attributes of an element: names and values concatenated in one text.
#[derive(Debug, Clone, Default)]
pub(super) struct Attributes {
    text: String,
    /// End of the name and of the value of each.
    ends: Vec<(usize, usize)>,
}

impl Attributes {
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        let mut begin = 0;
        for (named, end) in &self.ends {
            if self.text.get(begin..*named) == Some(name) {
                return self.text.get(*named..*end);
            }
            begin = *end;
        }
        None
    }

    fn push(&mut self, name: &str, value: &str) {
        self.text.push_str(name);
        let named = self.text.len();
        self.text.push_str(value);
        self.ends.push((named, self.text.len()));
    }
}

/// Character references and the five predefined entities; white space becomes spaces.
fn unescape_value(value: Cow<'_, str>) -> Result<Cow<'_, str>, Refusal> {
    if !value
        .bytes()
        .any(|byte| matches!(byte, b'&' | b'<' | b'\t' | b'\n' | b'\r'))
    {
        return Ok(value);
    }
    if value.contains('<') {
        return Err(malformed_refusal("< in an attribute"));
    }
    let value = value.replace("\r\n", " ").replace(['\t', '\n', '\r'], " ");
    quick_xml::escape::unescape(&value)
        .map(|plain| Cow::Owned(plain.into_owned()))
        .map_err(malformed_refusal)
}

fn malformed_refusal(why: impl std::fmt::Display) -> Refusal {
    Refusal::new(Code::Broken, format!("the XML is not well-formed: {why}"))
}

pub(super) struct Xml<R> {
    reader: Reader<R>,
    buffer: Vec<u8>,
    depth: usize,
    over: bool,
}

impl<'a> Xml<&'a [u8]> {
    pub(super) fn of_text(text: &'a str) -> Self {
        Self::from_reader(Reader::from_str(text))
    }
}

impl<R: BufRead> Xml<R> {
    /// Reads bytes in UTF-8 or in a declared encoding.
    pub(super) fn of_bytes(bytes: R) -> Self {
        Self::from_reader(Reader::from_reader(bytes))
    }

    fn from_reader(mut reader: Reader<R>) -> Self {
        let config = reader.config_mut();
        config.expand_empty_elements = true;
        config.check_end_names = true;
        config.check_comments = true;
        Self {
            reader,
            buffer: Vec::new(),
            depth: 0,
            over: false,
        }
    }

    /// The next event. Malformed XML and entity declarations are refused.
    pub(super) fn next(&mut self) -> Result<Step<'_>, Refusal> {
        let Self {
            reader,
            buffer,
            depth,
            over,
        } = self;
        buffer.clear();
        let event = reader.read_event_into(buffer).map_err(malformed_refusal)?;
        if event.len() > MAX_EVENT {
            return Err(Refusal::new(Code::TooLong, "a text in the XML is too long"));
        }
        Ok(match event {
            Event::Start(start) | Event::Empty(start) => {
                if *over || *depth >= MAX_DEPTH {
                    return Err(malformed_refusal("elements too deep or behind the end"));
                }
                *depth += 1;
                Step::Start(Element { start })
            }
            Event::End(_) => {
                *depth = depth
                    .checked_sub(1)
                    .ok_or_else(|| malformed_refusal("an end without a beginning"))?;
                *over = *depth == 0;
                Step::End
            }
            Event::Text(text) => Step::Text(check_outside_text(text.into_inner(), *depth)?),
            Event::CData(text) => Step::Text(check_outside_text(text.into_inner(), *depth)?),
            Event::GeneralRef(reference) => {
                let text = match reference.resolve_char_ref().map_err(malformed_refusal)? {
                    Some(c) => Cow::Owned(c.to_string()),
                    None => Cow::Borrowed(
                        resolve_predefined_entity(&reference)
                            .ok_or_else(|| malformed_refusal("an entity that is not declared"))?,
                    ),
                };
                Step::Text(check_outside_text(text, *depth)?)
            }
            Event::DocType(declared) if declared.contains("<!ENTITY") => {
                return Err(Refusal::new(Code::Entities, "the XML declares entities"));
            }
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) => {
                Step::Text(Cow::Borrowed(""))
            }
            Event::Eof if *over => Step::Eof,
            Event::Eof => return Err(malformed_refusal("the end is missing")),
        })
    }
}

/// Outside of all elements only white space is allowed.
fn check_outside_text(text: Cow<'_, str>, depth: usize) -> Result<Cow<'_, str>, Refusal> {
    if depth == 0 && text.contains(|c: char| !c.is_ascii_whitespace() && c != '\u{feff}') {
        return Err(malformed_refusal("text outside of the elements"));
    }
    Ok(text)
}
