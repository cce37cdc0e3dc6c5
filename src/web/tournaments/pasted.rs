//! What the editor of a table says about a text that was pasted.

use crate::formats::document::{Column, Document};
use crate::formats::refusal::Refusal as Unread;
use crate::formats::sheet::{self as tables, Gap};
use crate::text::exchange;
use crate::web::frame::request::{By, TableWorker};

/// Remarks that one page lists.
const LISTED: usize = 100;

/// What the editor says of a pasted table.
#[derive(Default)]
pub(super) struct Paste {
    /// The columns that were understood: header and meaning.
    pub(super) understood: Vec<(String, String)>,
    /// What is doubtful, and what was left out.
    pub(super) notes: Vec<String>,
    /// Why nothing was taken over.
    pub(super) problems: Vec<String>,
    /// The text that couldn't be read, to be mended.
    pub(super) text: String,
}

/// What was made of a pasted text.
pub(super) enum Pasted {
    /// A table.
    Table(Box<Document>),
    /// Nothing, for this reason.
    Unread(Unread),
    /// It is more than a table holds.
    Beyond(Vec<Gap>),
}

impl Paste {
    /// The sentences for what was made of it; a text that was refused stands there to be mended.
    pub(super) fn of(by: &By<TableWorker>, text: String, pasted: Pasted) -> Paste {
        let m = by.t();
        let failed = |problems: Vec<String>| Paste { problems, text, ..Paste::default() };
        match pasted {
            Pasted::Unread(why) => failed(vec![exchange::pasted(m, &why)]),
            Pasted::Beyond(gaps) => failed(gaps.into_iter().map(|gap| exchange::gap(m, gap)).collect()),
            Pasted::Table(document) => {
                let meaning = |meaning| exchange::meaning(m, meaning);
                let understood = |c: &Column| (c.heading.clone(), c.meaning.map_or_else(|| m.msg_column_unknown(), meaning));
                let gaps = tables::gaps(&document, by.federation.rules.shows);
                let notes = gaps.into_iter().filter(|gap| gap.is_about_the_file()).map(|gap| exchange::gap(m, gap));
                Paste {
                    understood: document.columns.iter().map(understood).collect(),
                    notes: notes.chain(document.remarks.iter().take(LISTED).map(|remark| exchange::remark_in_full(m, remark))).collect(),
                    ..Paste::default()
                }
            }
        }
    }
}
