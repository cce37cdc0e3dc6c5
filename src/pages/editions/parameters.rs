//! The parameters of an edition with their values, as text and as tables.

use serde_json::{Map, Value};

use crate::domain::rules::form::{Described, Kind, Rows};
use crate::frame::request::Inside;
use crate::i18n::{L10nLanguage, Language, Speaks, parameters as texts, terms};
use crate::regulation_texts::links::{ArticleLinks, Part};

pub(super) struct ParameterView {
    pub(super) name: &'static str,
    pub(super) article: Vec<Part>,
    pub(super) about: String,
    pub(super) value: String,
    pub(super) table: Option<Grid>,
    pub(super) differs: Option<String>,
}

pub struct Grid {
    pub(super) columns: Vec<String>,
    pub(super) rows: Vec<Vec<String>>,
}

pub(super) fn format_value(
    language: Language,
    rules: &str,
    d: &Described,
    value: &Value,
) -> String {
    let text = d.kind.to_text(value);
    match &d.kind {
        Kind::Choice(_) => {
            texts::value_meaning(language.messages(), rules, d.name, &text).unwrap_or(text)
        }
        Kind::Number { optional: true, .. } if text.is_empty() => {
            language.messages().msg_parameter_none()
        }
        Kind::Number { .. } => language.localize_decimals(text),
        _ => text,
    }
}

pub(super) fn column_heads(t: &L10nLanguage, rules: &str, d: &Described) -> Vec<String> {
    let Kind::Table { rows, columns } = &d.kind else {
        return Vec::new();
    };
    let named = matches!(rows, Rows::Named(_)).then(|| t.msg_parameter_row());
    let heads = columns.iter().map(|c| {
        texts::value_meaning(t, rules, d.name, c.name).unwrap_or_else(|| c.name.to_owned())
    });
    named.into_iter().chain(heads).collect()
}

/// `None` if the parameter is no table.
pub(super) fn build_grid(
    language: Language,
    rules: &str,
    d: &Described,
    value: &Value,
) -> Option<Grid> {
    let Kind::Table { rows: kind, .. } = &d.kind else {
        return None;
    };
    let named = matches!(kind, Rows::Named(_));
    let mut rows = d.to_cells(value);
    for row in rows.iter_mut().filter(|_| named) {
        if let Some(name) = row.first_mut() {
            *name = texts::row_name(language, name);
        }
    }
    Some(Grid {
        columns: column_heads(language.messages(), rules, d),
        rows,
    })
}

pub(super) fn parameter_views(
    inside: &Inside,
    links: &ArticleLinks,
    described: &[Described],
    differing: &Map<String, Value>,
) -> Vec<ParameterView> {
    let (language, rules) = (inside.language, inside.federation.rules.id);
    let t = language.messages();
    let one = |d: &Described| {
        let table = build_grid(language, rules, d, d.value(differing));
        ParameterView {
            name: d.name,
            article: links.split_citation(&terms::article_name(t, d.article)),
            about: texts::parameter_text(t, rules, d),
            value: if table.is_some() {
                String::new()
            } else {
                format_value(language, rules, d, d.value(differing))
            },
            differs: differing.contains_key(d.name).then(|| {
                if table.is_some() {
                    String::new()
                } else {
                    format_value(language, rules, d, &d.default)
                }
            }),
            table,
        }
    };
    described.iter().map(one).collect()
}

pub(super) fn parse_parameters(parameters: &str) -> Map<String, Value> {
    serde_json::from_str(parameters).unwrap_or_default()
}
