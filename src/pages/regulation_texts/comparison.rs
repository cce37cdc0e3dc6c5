//! Two versions of the regulation text side by side, with deletions and insertions.

use std::time::Duration;

use actix_web::{HttpResponse, web};
use askama::Template;
use similar::{ChangeTag, DiffOp, TextDiff};

use crate::actions::ActionError;
use crate::actions::regulation_texts as office;
use crate::app::run_blocking;
use crate::db::regulation_texts;
use crate::error::WebError;
use crate::frame::layout::{Layout, render_public};
use crate::frame::request::{Inside, read_inside};

/// Context lines around a change.
const AROUND: usize = 2;
/// The rest then counts as changed.
const PATIENCE: Duration = Duration::from_millis(500);

/// For words in differing lines.
const PATIENCE_WITH_WORDS: Duration = Duration::from_millis(50);

#[derive(Debug, PartialEq, Eq)]
struct Span {
    text: String,
    differs: bool,
}

#[derive(Debug, PartialEq, Eq)]
struct LinePair {
    old: Vec<Span>,
    new: Vec<Span>,
}

/// Without the markup of headings and tables, and without empty lines. Lines stay lines.
fn strip_markup(text: &str) -> String {
    let rule = |line: &&str| {
        line.contains("--")
            && line
                .chars()
                .all(|sign| matches!(sign, '|' | '-' | ':' | ' '))
    };
    let line = |line: &str| {
        let words = line.trim_start_matches('#');
        let heading = words.len() < line.len() && words.starts_with(' ');
        let words = if heading { words.trim_start() } else { line };
        let cells = |row: &str| {
            row.trim()
                .trim_end_matches('|')
                .trim_end()
                .replace(" | ", " · ")
        };
        format!(
            "{}\n",
            words
                .strip_prefix('|')
                .map_or_else(|| words.to_owned(), cells)
        )
    };
    text.lines()
        .filter(|line| !rule(line) && !line.trim().is_empty())
        .map(line)
        .collect()
}

/// Markup counts only if nothing else differs.
fn find_differences(old: &str, new: &str) -> Vec<Vec<LinePair>> {
    let places = compare_lines(&strip_markup(old), &strip_markup(new));
    if places.is_empty() {
        compare_lines(old, new)
    } else {
        places
    }
}

fn compare_lines(old: &str, new: &str) -> Vec<Vec<LinePair>> {
    let diff = TextDiff::configure().timeout(PATIENCE).diff_lines(old, new);
    let whole = |text: String, differs| {
        if text.is_empty() {
            Vec::new()
        } else {
            vec![Span { text, differs }]
        }
    };
    let beside = |op: &DiffOp| {
        let was: String = op
            .old_range()
            .filter_map(|line| diff.old_slice(line))
            .collect();
        let is: String = op
            .new_range()
            .filter_map(|line| diff.new_slice(line))
            .collect();
        match op {
            DiffOp::Equal { .. } => LinePair {
                old: whole(was, false),
                new: whole(is, false),
            },
            DiffOp::Replace { .. } => compare_words(&was, &is),
            DiffOp::Delete { .. } | DiffOp::Insert { .. } => LinePair {
                old: whole(was, true),
                new: whole(is, true),
            },
        }
    };
    diff.grouped_ops(AROUND)
        .iter()
        .map(|group| group.iter().map(beside).collect())
        .collect()
}

fn compare_words(old: &str, new: &str) -> LinePair {
    let diff = TextDiff::configure()
        .timeout(PATIENCE_WITH_WORDS)
        .diff_words(old, new);
    let mut beside = LinePair {
        old: Vec::new(),
        new: Vec::new(),
    };
    let push = |side: &mut Vec<Span>, text: &str, differs: bool| {
        // The space before the first differing word isn't marked.
        let differs =
            differs && (!text.trim().is_empty() || side.last().is_some_and(|last| last.differs));
        match side.last_mut().filter(|last| last.differs == differs) {
            Some(last) => last.text.push_str(text),
            None => side.push(Span {
                text: text.to_owned(),
                differs,
            }),
        }
    };
    for change in diff.iter_all_changes() {
        let text = change.value();
        match change.tag() {
            ChangeTag::Equal => {
                push(&mut beside.old, text, false);
                push(&mut beside.new, text, false);
            }
            ChangeTag::Delete => push(&mut beside.old, text, true),
            ChangeTag::Insert => push(&mut beside.new, text, true),
        }
    }
    beside
}

#[derive(Template)]
#[template(path = "regulation_texts/comparison.html")]
struct ComparisonPage {
    page: Layout,
    slug: String,
    language: &'static str,
    old: (i64, String),
    new: (i64, String),
    places: Vec<Vec<LinePair>>,
    /// True if one of them consists of a document only.
    documents: bool,
}

pub async fn show_comparison(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let (id, language) = (super::id(&path.1)?, inside.language);
    let (old, new) = read_inside(&inside, move |c, f| {
        let all = regulation_texts::load_labels(c, f.id)?;
        let new = all
            .iter()
            .find(|l| l.id == id)
            .ok_or(ActionError::NotFound)?;
        let old = office::previous_text(c, f, new)?.ok_or(ActionError::NotFound)?;
        let text =
            |c: &mut _, id| regulation_texts::find(c, f.id, id)?.ok_or(ActionError::NotFound);
        Ok((text(c, old.id)?, text(c, id)?))
    })
    .await?;
    let turn = inside.app.calculation_limit.take(inside.reader).await?;
    let (was, is) = (old.text.body.clone(), new.text.body.clone());
    let places = run_blocking(move || {
        let _turn = turn;
        find_differences(&was, &is)
    })
    .await?;
    render_public(&ComparisonPage {
        page: Layout::for_federation(
            &inside,
            "rules",
            inside.t().msg_regulation_text_comparison(),
        ),
        slug: inside.federation.slug.clone(),
        language: new.text.language.word(),
        old: (old.id.0, language.format_day(old.text.day)),
        new: (new.id.0, language.format_day(new.text.day)),
        documents: old.text.body.is_empty() || new.text.body.is_empty(),
        places,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_is_marked() {
        let places = compare_lines(
            "1. One.\n2. Two points.\n3. Three.\n",
            "1. One.\n2. Three points.\n3. Three.\n4. Four.\n",
        );
        let said = |side: &dyn Fn(&LinePair) -> &Vec<Span>| {
            let spans = places.iter().flatten().flat_map(|b| side(b).iter());
            spans
                .filter(|s| s.differs)
                .map(|s| s.text.trim().to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(said(&|b| &b.old), ["Two"]);
        assert_eq!(said(&|b| &b.new), ["Three", "4. Four."]);
        let more = compare_words("Two points.\n", "Two points. And more.\n");
        assert!(
            more.new
                .iter()
                .filter(|s| s.differs)
                .all(|s| !s.text.starts_with(' ')),
            "{more:?}"
        );
        assert_eq!(
            more.new.iter().map(|s| s.text.as_str()).collect::<String>(),
            "Two points. And more.\n"
        );
        assert_eq!(
            compare_lines("same\n", "same\n"),
            Vec::<Vec<LinePair>>::new()
        );
    }

    #[test]
    fn marks_are_compared_only_where_nothing_else_differs() {
        assert_eq!(
            strip_markup("## 1. Ranks\n\n#1 stays\n| a | b |\n|---|:-:|\n| 1 | 2 |\n- one\n"),
            "1. Ranks\n#1 stays\na · b\n1 · 2\n- one\n"
        );
        let shown = |old, new| {
            let spans = find_differences(old, new)
                .into_iter()
                .flatten()
                .flat_map(|b| b.new);
            spans.map(|span| span.text).collect::<String>()
        };
        assert_eq!(
            shown("## 1. Ranks\nTwo\n", "## 1. Ranks\nThree\n"),
            "1. Ranks\nThree\n"
        );
        assert_eq!(shown("# Ranks\n", "## Ranks\n"), "## Ranks\n");
        assert!(find_differences("# Ranks\n", "# Ranks\n").is_empty());
    }
}
