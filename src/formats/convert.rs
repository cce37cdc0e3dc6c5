//! The pure part of the command `convert`: from bytes to bytes and losses, or a refusal. Section 1.

use std::borrow::Cow;

use super::document::{Document, Player};
use super::losses::Loss;
use super::options::Options;
use super::output::OutputFile;
use super::recognise::read;
use super::refusal::{Code, Refusal};
use super::transliterate::Latin;
use super::{crosstable, h9, opengotha, tou, trf, workbook};
use crate::domain::language::Language;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Target {
    #[default]
    Json,
    Trf16,
    Trf26,
    H9,
    OpenGotha,
    Tou,
    Csv,
    Xlsx,
}

impl Target {
    /// All formats by their words. Section 1.
    pub const WORDS: [(&'static str, Self); 8] = [
        ("json", Self::Json),
        ("trf16", Self::Trf16),
        ("trf26", Self::Trf26),
        ("h9", Self::H9),
        ("opengotha", Self::OpenGotha),
        ("tou", Self::Tou),
        ("csv", Self::Csv),
        ("xlsx", Self::Xlsx),
    ];

    pub fn from_word(word: &str) -> Option<Self> {
        Self::WORDS
            .into_iter()
            .find(|(name, _)| *name == word)
            .map(|(_, target)| target)
    }

    /// True if only Go programs read it.
    pub fn is_of_go(self) -> bool {
        matches!(self, Self::H9 | Self::OpenGotha | Self::Tou)
    }

    pub fn media_type(self) -> &'static str {
        match self {
            Self::Json => "application/json; charset=utf-8",
            Self::Trf16 | Self::Trf26 | Self::H9 => "text/plain; charset=utf-8",
            // Encoded in ISO 8859-15.
            Self::Tou => "application/octet-stream",
            Self::OpenGotha => "application/xml; charset=utf-8",
            Self::Csv => "text/csv; charset=utf-8",
            Self::Xlsx => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        }
    }

    pub fn file_extension(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Trf16 | Self::Trf26 => "trf",
            Self::H9 => "h9",
            Self::OpenGotha => "xml",
            Self::Tou => "tou",
            Self::Csv => "csv",
            Self::Xlsx => "xlsx",
        }
    }
}

pub fn convert_file(
    bytes: &[u8],
    options: &Options,
    target: Target,
    language: Language,
) -> Result<OutputFile, Refusal> {
    write_document(&read(bytes, options)?, target, language)
}

pub fn write_document(
    document: &Document,
    target: Target,
    language: Language,
) -> Result<OutputFile, Refusal> {
    let document = &*document.with_cities_in_clubs();
    match target {
        Target::Json => write_json(document),
        Target::Trf16 => one_rating(document, |document| {
            trf::write(document, trf::Edition::Trf16)
        }),
        Target::Trf26 => one_rating(document, |document| {
            trf::write(document, trf::Edition::Trf26)
        }),
        Target::H9 => one_rating(document, h9::write),
        Target::OpenGotha => one_rating(document, opengotha::write),
        Target::Tou => one_rating(document, tou::write),
        Target::Csv => Ok(crosstable::write::write_csv(
            &with_latin_names(document),
            language,
        )),
        Target::Xlsx => workbook::write(&with_latin_names(document), language),
    }
}

/// For documents of the site: a table has a column for Latin names.
fn with_latin_names(document: &Document) -> Cow<'_, Document> {
    if document.home.is_none() {
        return Cow::Borrowed(document);
    }
    let (latin, mut spelled) = (Latin::from_document(document), document.clone());
    for player in spelled
        .players
        .iter_mut()
        .filter(|player| player.latin.is_none())
    {
        player.latin = player
            .name
            .as_deref()
            .map(|name| latin.text(name))
            .filter(|latin| Some(latin) != player.name.as_ref());
    }
    Cow::Owned(spelled)
}

/// A conditional rating takes the place of the rating and can't be distinguished from it.
fn one_rating(
    document: &Document,
    write: impl FnOnce(&Document) -> Result<OutputFile, Refusal>,
) -> Result<OutputFile, Refusal> {
    let conditional = |player: &Player| player.rating.is_none() && player.conditional.is_some();
    if !document.players.iter().any(conditional) {
        return write(document);
    }
    let mut same = document.clone();
    for player in &mut same.players {
        player.rating = player.rating.or(player.conditional);
    }
    let mut written = write(&same)?;
    // A format without ratings has lost them all.
    if !written.lost.contains(&Loss::Ratings) {
        written.lost.push(Loss::ConditionalAsRatings);
    }
    Ok(written)
}

/// One object on one line, without escaped letters. Section 2.
fn write_json(document: &Document) -> Result<OutputFile, Refusal> {
    let mut bytes = serde_json::to_vec(document)
        .map_err(|error| Refusal::new(Code::Target, error.to_string()))?;
    bytes.push(b'\n');
    Ok(OutputFile {
        bytes,
        lost: Vec::new(),
    })
}
