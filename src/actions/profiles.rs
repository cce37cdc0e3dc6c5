//! The description and contacts of a federation on its home page.

use chrono::NaiveDateTime;

use super::audit::{self, Entry, Subject};
use super::authorization::{Duty, check_allowed};
use super::{ActionError, Actor, FormMistake, FormProblem, form_version};
use crate::db::federations::Federation;
use crate::db::profiles::{self, Profile};
use crate::db::{Conn, DbError};
use crate::domain::audit::Action;
use crate::domain::language::Language;

/// Longest text in one language in characters.
pub const LONGEST: usize = 10_000;

/// The form fields of description and contacts in a language.
pub fn field_names(language: Language) -> [&'static str; 2] {
    [language.fields().about, language.fields().contacts]
}

/// The mistakes in these texts.
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

/// The form version of a federation's texts.
pub fn compute_mark(said: &[Profile]) -> String {
    let of = |language| {
        said.iter()
            .find(|profile| profile.language == language)
            .map_or(["", ""], |p| [p.about.as_str(), p.contacts.as_str()])
    };
    form_version::compute_mark(Language::ALL.into_iter().flat_map(of))
}

/// New texts of a federation.
#[derive(Debug, Clone)]
pub struct Wording {
    /// Texts by language.
    pub said: Vec<Profile>,
    /// Form version of the texts that were shown.
    pub seen: String,
}

/// Stores the federation's texts, as the chairman.
///
/// # Errors
/// Not the chairman; a text that is too long; the texts were changed since they were shown.
pub fn store_texts(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    wording: &Wording,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    check_allowed(actor, &federation.id, Duty::Chair)?;
    let said = &wording.said;
    let mut problems = find_problems(said);
    problems.extend(form_version::check_seen(
        &wording.seen,
        &compute_mark(&profiles::of_federation(conn, federation.id)?),
    ));
    if !problems.is_empty() {
        return Err(ActionError::Form(problems));
    }
    let said: Vec<Profile> = said
        .iter()
        .filter(|p| !p.about.trim().is_empty() || !p.contacts.trim().is_empty())
        .cloned()
        .collect();
    profiles::replace_profile(conn, federation.id, &said)?;
    let entry = Entry::new(
        Action::Settings,
        Subject::Federation(federation.slug.clone()),
    )
    .with("home page");
    audit::write_entry(conn, actor, Some(federation.id), entry, now)?;
    Ok(())
}

/// Description and contacts in a language; each falls back to another language.
///
/// # Errors
/// The database doesn't answer.
pub fn load_texts(
    conn: &mut Conn,
    federation: &Federation,
    language: Language,
) -> Result<ProfileTexts, DbError> {
    Ok(said_in(
        &profiles::of_federation(conn, federation.id)?,
        language,
    ))
}

/// As [`load_texts`], from given texts.
pub fn said_in(all: &[Profile], language: Language) -> ProfileTexts {
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

/// A text with its language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Worded {
    /// Language of the text.
    pub language: Language,
    /// Text in Markdown.
    pub text: String,
}

/// Description and contacts of a federation in one language.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ProfileTexts {
    /// Description.
    pub about: Option<Worded>,
    /// Contacts of the federation.
    pub contacts: Option<Worded>,
}
