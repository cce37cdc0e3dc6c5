//! News: short notes of a federation's officials, on its home page and in its feed.

use chrono::{NaiveDateTime, TimeDelta};

use super::audit::{Entry, Subject};
use super::authorization::{Duty, check_allowed};
use super::{ActionError, Actor, FormMistake, FormProblem, Tx, form_version};
use crate::db::federations::Federation;
use crate::db::news::{self, Note, Text};
use crate::db::{Conn, DbError, NewsId};
use crate::domain::audit::Action;
use crate::domain::language::Language;

/// In characters.
pub const TITLE_LONGEST: usize = 160;
/// In characters.
pub const BODY_LONGEST: usize = 20_000;
/// Within this time an identical note is a repeated submission.
const AGAIN: TimeDelta = TimeDelta::days(1);

#[derive(Debug, Clone, Default)]
pub struct NewsInput {
    pub language: String,
    pub title: String,
    pub body: String,
}

pub fn find_problems(given: &NewsInput) -> Vec<FormProblem> {
    let mut problems = Vec::new();
    if Language::from_word(&given.language).is_none() {
        problems.push(FormProblem::new("language", FormMistake::Unknown));
    }
    match given.title.trim().chars().count() {
        0 => problems.push(FormProblem::new("title", FormMistake::Missing)),
        1..=TITLE_LONGEST => {}
        _ => problems.push(FormProblem::new(
            "title",
            FormMistake::TooLong(TITLE_LONGEST),
        )),
    }
    if given.body.chars().count() > BODY_LONGEST {
        problems.push(FormProblem::new("body", FormMistake::TooLong(BODY_LONGEST)));
    }
    problems
}

fn build_text(
    actor: &Actor,
    federation: &Federation,
    given: &NewsInput,
    now: NaiveDateTime,
) -> Result<Text, ActionError> {
    let problems = find_problems(given);
    let Some(language) = Language::from_word(&given.language).filter(|_| problems.is_empty())
    else {
        return Err(ActionError::Form(problems));
    };
    Ok(Text {
        federation_id: federation.id,
        language,
        title: given.title.trim().to_owned(),
        body: given.body.clone(),
        by_name: actor.name.clone(),
        created_at: now,
    })
}

/// The identical recent note is a repeated submission of the form.
fn find_repeated(conn: &mut Conn, new: &Text) -> Result<Option<NewsId>, DbError> {
    let newest = news::newest_by(conn, new.federation_id, &new.by_name)?;
    let lately =
        |text: &Text| text.created_at > new.created_at - AGAIN && text.created_at <= new.created_at;
    let says_the_same = |text: &Text| {
        (text.language, text.title.as_str(), text.body.trim())
            == (new.language, new.title.as_str(), new.body.trim())
    };
    Ok(newest
        .filter(|note| lately(&note.text) && says_the_same(&note.text))
        .map(|note| note.id))
}

/// Refuses the same note if the author has just entered it.
pub fn enter_note(tx: &mut Tx<'_>, given: &NewsInput) -> Result<NewsId, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    let new = build_text(tx.actor, tx.federation, given, tx.now)?;
    if let Some(same) = find_repeated(tx.conn, &new)? {
        return Err(ActionError::Form(vec![FormProblem::new(
            "title",
            FormMistake::StandsAlready(same),
        )]));
    }
    let id = news::add(tx.conn, &new)?;
    tx.audit(Entry::new(Action::EnterNews, Subject::News(id)).with(new.title))?;
    Ok(id)
}

#[derive(Debug, Clone)]
pub struct Change {
    pub id: NewsId,
    pub given: NewsInput,
    /// The form version of the content that was shown.
    pub seen: String,
}

pub fn compute_mark(note: &Note) -> String {
    form_version::compute_mark([note.text.language.word(), &note.text.title, &note.text.body])
}

/// Refuses if the note was changed since it was shown.
pub fn change_note(tx: &mut Tx<'_>, change: &Change) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    let was = news::find(tx.conn, tx.federation.id, change.id)?.ok_or(ActionError::NotFound)?;
    if let Some(stale) = form_version::check_seen(&change.seen, &compute_mark(&was)) {
        return Err(ActionError::Form(vec![stale]));
    }
    let new = build_text(tx.actor, tx.federation, &change.given, tx.now)?;
    news::update(tx.conn, change.id, &new, tx.now)?;
    tx.audit(Entry::new(Action::ChangeNews, Subject::News(change.id)).with(new.title))?;
    Ok(())
}

pub fn remove_note(tx: &mut Tx<'_>, id: NewsId) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    let gone = news::find(tx.conn, tx.federation.id, id)?.ok_or(ActionError::NotFound)?;
    news::remove(tx.conn, id)?;
    tx.audit(Entry::new(Action::RemoveNews, Subject::News(id)).with(gone.text.title))?;
    Ok(())
}
