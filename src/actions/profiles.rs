//! The description and contacts of a federation on its home page.

use super::audit::{Entry, Subject};
use super::authorization::{Duty, check_allowed};
use super::{ActionError, FormMistake, FormProblem, Tx, form_version};
use crate::db::federations::Federation;
use crate::db::profiles::{self, Profile};
use crate::db::{Conn, DbError};
use crate::domain::audit::Action;
use crate::domain::language::Language;

/// In characters, per language.
pub const LONGEST: usize = 10_000;

pub fn field_names(language: Language) -> [&'static str; 2] {
    [language.fields().about, language.fields().contacts]
}

pub fn find_problems(said: &[Profile]) -> Vec<FormProblem> {
    let long = |text: &str| text.chars().count() > LONGEST;
    let mistakes = |profile: &Profile| {
        let [about, contacts] = field_names(profile.language);
        [
            (about, long(&profile.about)),
            (contacts, long(&profile.contacts)),
        ]
    };
    let problem = |(field, long): (&'static str, bool)| {
        long.then_some(FormProblem::new(field, FormMistake::TooLong(LONGEST)))
    };
    said.iter().flat_map(mistakes).filter_map(problem).collect()
}

pub fn compute_mark(said: &[Profile]) -> String {
    let of = |language| {
        said.iter()
            .find(|profile| profile.language == language)
            .map_or(["", ""], |p| [p.about.as_str(), p.contacts.as_str()])
    };
    form_version::compute_mark(Language::ALL.into_iter().flat_map(of))
}

#[derive(Debug, Clone)]
pub struct Wording {
    pub said: Vec<Profile>,
    /// The form version of the texts that were shown.
    pub seen: String,
}

pub fn store_texts(tx: &mut Tx<'_>, wording: &Wording) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    let said = &wording.said;
    let mut problems = find_problems(said);
    problems.extend(form_version::check_seen(
        &wording.seen,
        &compute_mark(&profiles::of_federation(tx.conn, tx.federation.id)?),
    ));
    if !problems.is_empty() {
        return Err(ActionError::Form(problems));
    }
    let said: Vec<Profile> = said
        .iter()
        .filter(|p| !p.about.trim().is_empty() || !p.contacts.trim().is_empty())
        .cloned()
        .collect();
    profiles::replace_profile(tx.conn, tx.federation.id, &said)?;
    let entry = Entry::new(
        Action::Settings,
        Subject::Federation(tx.federation.slug.clone()),
    )
    .with("home page");
    tx.audit(entry)?;
    Ok(())
}

/// Each text falls back to another language.
pub fn load_texts(
    conn: &mut Conn,
    federation: &Federation,
    language: Language,
) -> Result<ProfileTexts, DbError> {
    Ok(texts_in_language(
        &profiles::of_federation(conn, federation.id)?,
        language,
    ))
}

pub fn texts_in_language(all: &[Profile], language: Language) -> ProfileTexts {
    let wanted: Vec<Language> = std::iter::once(language).chain(Language::ALL).collect();
    let in_order: Vec<&Profile> = wanted
        .iter()
        .filter_map(|l| all.iter().find(|p| p.language == *l))
        .collect();
    let first = |text: fn(&Profile) -> &String| {
        let found = in_order.iter().find(|p| !text(p).trim().is_empty());
        found.map(|p| Worded {
            language: p.language,
            text: text(p).clone(),
        })
    };
    ProfileTexts {
        about: first(|p| &p.about),
        contacts: first(|p| &p.contacts),
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Worded {
    pub language: Language,
    /// In Markdown.
    pub text: String,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ProfileTexts {
    pub about: Option<Worded>,
    pub contacts: Option<Worded>,
}
