//! Regulation texts of a federation, entered by the chairman in any language of the site. Nothing
//! is calculated from them: the parameters of editions serve that purpose.

use std::collections::BTreeMap;

use chrono::{NaiveDate, NaiveDateTime};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::audit::{Entry, Subject};
use super::authorization::{Duty, check_allowed};
use super::documents::Document;
use super::orders::{self, TEXT_LONGEST, past_day};
use super::{ActionError, FormMistake, FormProblem, Tx};
use crate::db::federations::Federation;
use crate::db::regulation_texts::{self, Label, Text};
use crate::db::{Conn, DbError, OrderId, RegulationTextId, files};
use crate::domain::article;
use crate::domain::audit::Action;
use crate::domain::language::Language;

const PAGE_MAX: u32 = 9_999;

#[derive(Debug, Clone, Default)]
pub struct RegulationTextInput {
    pub language: String,
    /// Empty for the day of the order.
    pub day: String,
    pub order: String,
    pub body: String,
    pub document: Document,
    /// The page on which each article begins: `4.2 = 7`, one per line.
    pub pages: String,
}

/// The page of the document by article number; 0 without pages.
pub type Articles = BTreeMap<String, u32>;

pub fn parse_articles(stored: &str) -> Articles {
    serde_json::from_str(stored).unwrap_or_default()
}

/// Each line has an article and its page.
fn index(federation: &Federation, typed: &str) -> Result<Articles, FormProblem> {
    let known = |number: &str| federation.rules.articles.iter().any(|a| a.number == number);
    let mut found = Articles::new();
    for (number, line) in (1..)
        .zip(typed.lines())
        .filter(|(_, line)| !line.trim().is_empty())
    {
        let read = line
            .split_once('=')
            .map(|(article, page)| (article.trim(), page.trim().parse::<u32>()));
        match read {
            Some((article, Ok(page @ 1..=PAGE_MAX))) if known(article) => {
                _ = found.insert(article.to_owned(), page)
            }
            _ => {
                return Err(FormProblem::new("pages", FormMistake::NoArticle(number)));
            }
        }
    }
    Ok(found)
}

struct Checked {
    language: Language,
    day: NaiveDate,
    order: Option<OrderId>,
    articles: Articles,
}

fn check_text(
    conn: &mut Conn,
    federation: &Federation,
    given: &RegulationTextInput,
    now: NaiveDateTime,
) -> Result<Checked, ActionError> {
    let mut problems: Vec<FormProblem> = given.document.mistake().into_iter().collect();
    let language = Language::from_word(&given.language);
    if language.is_none() {
        problems.push(FormProblem::new("language", FormMistake::Unknown));
    }
    if given.body.chars().count() > TEXT_LONGEST {
        problems.push(FormProblem::new("body", FormMistake::TooLong(TEXT_LONGEST)));
    }
    if given.body.trim().is_empty() && given.document.file.is_none() && !given.document.oversize {
        problems.push(FormProblem::new("body", FormMistake::TextMissing));
    }
    let order = orders::parse_chosen(conn, federation, &given.order)?.unwrap_or_else(|problem| {
        problems.push(problem);
        None
    });
    let day = match &order {
        Some(order) if given.day.trim().is_empty() => Some(order.paper.day),
        _ => past_day(&given.day, federation.local_day(now))
            .map_err(|problem| problems.push(problem))
            .ok(),
    };
    let mut articles = index(federation, &given.pages).unwrap_or_else(|problem| {
        problems.push(problem);
        Articles::new()
    });
    let (Some(language), Some(day), true) = (language, day, problems.is_empty()) else {
        return Err(ActionError::Form(problems));
    };
    for place in article::find_places(&given.body, federation.rules.articles) {
        articles.entry(place.number.to_owned()).or_insert(0);
    }
    Ok(Checked {
        language,
        day,
        order: order.map(|order| order.id),
        articles,
    })
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// Begin in the text or stand in the document's index.
    pub found: usize,
    /// Only articles with a printed number.
    pub missing: Vec<&'static str>,
}

pub fn preview_text(tx: &mut Tx<'_>, given: &RegulationTextInput) -> Result<Preview, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    let articles = check_text(tx.conn, tx.federation, given, tx.now)?.articles;
    let printed = tx
        .federation
        .rules
        .articles
        .iter()
        .map(|article| article.number)
        .filter(|number| article::is_printed(number));
    let missing = printed
        .filter(|number| !articles.contains_key(*number))
        .collect();
    Ok(Preview {
        found: articles.len(),
        missing,
    })
}

pub fn enter_text(
    tx: &mut Tx<'_>,
    given: &RegulationTextInput,
) -> Result<RegulationTextId, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    let Checked {
        language,
        day,
        order,
        articles,
    } = check_text(tx.conn, tx.federation, given, tx.now)?;
    let file_id = given.document.store_file(tx.conn, tx.federation, tx.now)?;
    let text = Text {
        federation_id: tx.federation.id,
        language,
        day,
        order_id: order,
        body: given.body.clone(),
        file_id,
        articles: serde_json::to_string(&articles).unwrap_or_default(),
        by_name: tx.actor.name.clone(),
        created_at: tx.now,
    };
    let id = regulation_texts::add(tx.conn, &text)?;
    let document = given
        .document
        .file
        .as_ref()
        .map_or_else(String::new, |(_, bytes)| {
            format!(" {}", HEXLOWER.encode(&Sha256::digest(bytes)))
        });
    let told = format!(
        "{} {day} {}{document}",
        language.word(),
        HEXLOWER.encode(&Sha256::digest(&given.body))
    );
    tx.audit(Entry::new(Action::EnterWording, Subject::Wording(id)).with(told))?;
    Ok(id)
}

/// For a text that was entered by mistake.
pub fn remove_text(tx: &mut Tx<'_>, id: RegulationTextId) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    let text = regulation_texts::find(tx.conn, tx.federation.id, id)?
        .ok_or(ActionError::NotFound)?
        .text;
    regulation_texts::remove(tx.conn, id)?;
    if let Some(file) = text.file_id {
        files::remove(tx.conn, file)?;
    }
    let entry = Entry::new(Action::RemoveWording, Subject::Wording(id)).with(format!(
        "{} {}",
        text.language.word(),
        text.day
    ));
    tx.audit(entry)?;
    Ok(())
}

/// Preferably in the language; of two of one day the later one.
pub fn current_text(
    conn: &mut Conn,
    federation: &Federation,
    language: Language,
    day: NaiveDate,
) -> Result<Option<Label>, DbError> {
    let all: Vec<Label> = regulation_texts::load_labels(conn, federation.id)?
        .into_iter()
        .filter(|l| l.day <= day)
        .collect();
    let wanted = std::iter::once(language).chain(Language::ALL);
    Ok(wanted
        .into_iter()
        .find_map(|language| all.iter().find(|l| l.language == language))
        .cloned())
}

/// In the same language.
pub fn previous_text(
    conn: &mut Conn,
    federation: &Federation,
    of: &Label,
) -> Result<Option<Label>, DbError> {
    let all = regulation_texts::load_labels(conn, federation.id)?;
    Ok(all
        .into_iter()
        .find(|l| l.language == of.language && (l.day, l.id) < (of.day, of.id)))
}
