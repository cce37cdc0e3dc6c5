//! Messages of the table editor about a pasted text.

use crate::formats::document::{Column, Document};
use crate::formats::refusal::Refusal as Unread;
use crate::formats::sheet::{self as tables, Gap};
use crate::frame::request::{By, TableWorker};
use crate::i18n::exchange;

/// Remarks on one page.
const LISTED: usize = 100;

#[derive(Default)]
pub(super) struct Paste {
    /// Header and meaning of each column.
    pub(super) understood: Vec<(String, String)>,
    /// Doubtful places, and parts that were left out.
    pub(super) notes: Vec<String>,
    pub(super) problems: Vec<String>,
    /// For the user to mend.
    pub(super) text: String,
}

pub(super) enum Pasted {
    Table(Box<Document>),
    Unread(Unread),
    /// The text holds more than a table can.
    Beyond(Vec<Gap>),
}

impl Paste {
    /// A refused text is kept in the form.
    pub(super) fn from_outcome(by: &By<TableWorker>, text: String, pasted: Pasted) -> Paste {
        let m = by.t();
        let failed = |problems: Vec<String>| Paste {
            problems,
            text,
            ..Paste::default()
        };
        match pasted {
            Pasted::Unread(why) => failed(vec![exchange::paste_refusal(m, &why)]),
            Pasted::Beyond(gaps) => failed(
                gaps.into_iter()
                    .map(|gap| exchange::gap_sentence(m, gap))
                    .collect(),
            ),
            Pasted::Table(document) => {
                let meaning = |meaning| exchange::meaning_name(m, meaning);
                let understood = |c: &Column| {
                    (
                        c.heading.clone(),
                        c.meaning.map_or_else(|| m.msg_column_unknown(), meaning),
                    )
                };
                let gaps = tables::find_gaps(&document, by.federation.rules.shows);
                let notes = gaps
                    .into_iter()
                    .filter(|gap| gap.is_about_the_file())
                    .map(|gap| exchange::gap_sentence(m, gap));
                Paste {
                    understood: document.columns.iter().map(understood).collect(),
                    notes: notes
                        .chain(
                            document
                                .remarks
                                .iter()
                                .take(LISTED)
                                .map(|remark| exchange::remark_in_full(m, remark)),
                        )
                        .collect(),
                    ..Paste::default()
                }
            }
        }
    }
}
