//! Tables and rating lists: CSV, ruled text, and the rows of workbooks. Section 10.

mod cells;
mod cut;
pub mod headings;
mod layout;
pub(in crate::formats) mod row;
pub(in crate::formats) mod rows;
pub mod write;

#[cfg(test)]
mod tests;

use super::decode::Text;
use super::document::Document;
use super::options::Options;
use super::refusal::{Code, Refusal};

/// Reads a table or a list as text. Section 10.
pub fn read(text: &Text, options: &Options) -> Result<Document, Refusal> {
    let known = headings::Known::new(&options.map);
    let unrecognised = || Refusal::new(Code::Unrecognised, "no format that is known; a table without headings");
    let rows = cut::cut(&text.text, &known).ok_or_else(unrecognised)?;
    rows::read(rows, &known, options, text.remark().into_iter().collect())
}
