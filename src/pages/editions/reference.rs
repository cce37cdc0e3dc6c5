//! The tables of a regulation with the values of an edition, as its pages show them.

use serde_json::{Map, Value};

use crate::domain::rules::reference_table::{Cell, ReferenceTable};
use crate::frame::request::Inside;
use crate::i18n::{reference_tables as texts, terms};
use crate::regulation_texts::links::{ArticleLinks, Part};

/// A longer table is split into columns, as in print.
const LONG: usize = 24;

const COLUMNS: usize = 3;

pub struct TableView {
    /// Also its fragment in addresses.
    pub key: &'static str,
    /// The article that the table repeats.
    pub article: Vec<Part>,
    pub title: String,
    pub heads: Vec<Text>,
    /// Parts are shown side by side.
    pub parts: Vec<Vec<Vec<Text>>>,
}

pub struct Text {
    pub text: String,
    /// Numbers are aligned to the right.
    pub numeric: bool,
}

pub fn build_tables(
    inside: &Inside,
    links: &ArticleLinks,
    parameters: &Map<String, Value>,
) -> Vec<TableView> {
    let all = inside
        .federation
        .rules
        .reference_tables(&Value::Object(parameters.clone()));
    all.into_iter()
        .map(|table| table_view(inside, links, table))
        .collect()
}

fn table_view(inside: &Inside, links: &ArticleLinks, table: ReferenceTable) -> TableView {
    let (t, language) = (inside.t(), inside.language);
    let numeric = |column: usize| {
        table.rows.iter().all(|row| {
            row.get(column)
                .is_some_and(|cell| cell.is_numeric() || matches!(cell, Cell::Any | Cell::AnyPlace))
        })
    };
    let wide: Vec<bool> = (0..table.columns.len()).map(numeric).collect();
    let text = |(cell, numeric): (&Cell, &bool)| Text {
        text: texts::cell_text(language, *cell),
        numeric: *numeric,
    };
    let rows: Vec<Vec<Text>> = table
        .rows
        .iter()
        .map(|row| row.iter().zip(&wide).map(text).collect())
        .collect();
    let height = if rows.len() < LONG {
        rows.len()
    } else {
        rows.len().div_ceil(COLUMNS)
    };
    let mut parts: Vec<Vec<Vec<Text>>> = Vec::new();
    for row in rows {
        match parts.last_mut().filter(|part| part.len() < height) {
            Some(part) => part.push(row),
            None => parts.push(vec![row]),
        }
    }
    let head = |(head, numeric): (_, &bool)| Text {
        text: texts::column_head(t, head),
        numeric: *numeric,
    };
    TableView {
        key: table.key,
        article: links.split_citation(&terms::article_name(t, table.article)),
        title: texts::table_title(t, table.title),
        heads: table.columns.into_iter().zip(&wide).map(head).collect(),
        parts,
    }
}
