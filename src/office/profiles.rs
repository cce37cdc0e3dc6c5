//! The description of a federation on its home page: what it is, and how it can be reached.

use chrono::NaiveDateTime;

use super::audit::{self, Entry, Subject};
use super::may::{Duty, may};
use super::{Actor, FormMistake, FormProblem, OfficeError, seen};
use crate::db::federations::Federation;
use crate::db::profiles::{self, Profile};
use crate::db::{Conn, DbError};
use crate::domain::audit::Action;
use crate::domain::language::Language;

/// Longest text in one language.
pub const LONGEST: usize = 10_000;

/// The field of a form for what the federation is, and that for how it is reached.
pub fn fields(language: Language) -> [&'static str; 2] {
    [language.fields().about, language.fields().contacts]
}

/// What is wrong with these texts, if anything is.
pub fn check(said: &[Profile]) -> Vec<FormProblem> {
    let long = |text: &str| text.chars().count() > LONGEST;
    let mistakes = |profile: &Profile| {
        let [about, contacts] = fields(profile.language);
        [(about, long(&profile.about)), (contacts, long(&profile.contacts))]
    };
    let problem = |(field, long): (&'static str, bool)| long.then_some(FormProblem { field, kind: FormMistake::TooLong(LONGEST) });
    said.iter().flat_map(mistakes).filter_map(problem).collect()
}

/// The mark of what a federation says of itself.
pub fn mark(said: &[Profile]) -> String {
    let of =
        |language| said.iter().find(|profile| profile.language == language).map_or(["", ""], |p| [p.about.as_str(), p.contacts.as_str()]);
    seen::mark(Language::ALL.into_iter().flat_map(of))
}

/// What a federation is to say of itself.
#[derive(Debug, Clone)]
pub struct Wording {
    /// The texts.
    pub said: Vec<Profile>,
    /// The mark of what it said when it was shown.
    pub seen: String,
}

/// The chairman words what the federation says of itself.
///
/// # Errors
/// Only the chairman may; a text that is too long; it was changed since it was shown.
pub fn word(conn: &mut Conn, actor: &Actor, federation: &Federation, wording: &Wording, now: NaiveDateTime) -> Result<(), OfficeError> {
    may(actor, &federation.id, Duty::Chair)?;
    let said = &wording.said;
    let mut problems = check(said);
    problems.extend(seen::check(&wording.seen, &mark(&profiles::of(conn, federation.id)?)));
    if !problems.is_empty() {
        return Err(OfficeError::Form(problems));
    }
    let said: Vec<Profile> = said.iter().filter(|p| !p.about.trim().is_empty() || !p.contacts.trim().is_empty()).cloned().collect();
    profiles::put(conn, federation.id, &said)?;
    let entry = Entry::new(Action::Settings, Subject::Federation(federation.slug.clone())).with("home page");
    audit::note(conn, actor, Some(federation.id), entry, now)?;
    Ok(())
}

/// What the federation says of itself in a language; each of both texts in another one where it has none.
///
/// # Errors
/// The database doesn't answer.
pub fn read(conn: &mut Conn, federation: &Federation, language: Language) -> Result<Said, DbError> {
    Ok(said_in(&profiles::of(conn, federation.id)?, language))
}

/// What these texts say in a language; each of both in another one where it has none.
pub fn said_in(all: &[Profile], language: Language) -> Said {
    let wanted: Vec<Language> = std::iter::once(language).chain(Language::ALL).collect();
    let in_order: Vec<&Profile> = wanted.iter().filter_map(|l| all.iter().find(|p| p.language == *l)).collect();
    let first = |text: fn(&Profile) -> &String| {
        let found = in_order.iter().find(|p| !text(p).trim().is_empty());
        found.map(|p| Worded { language: p.language, text: text(p).clone() })
    };
    Said { about: first(|p| &p.about), contacts: first(|p| &p.contacts) }
}

/// A text, and the language it is in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Worded {
    /// Its language.
    pub language: Language,
    /// Markdown.
    pub text: String,
}

/// What a federation says of itself.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Said {
    /// What the federation is.
    pub about: Option<Worded>,
    /// How it is reached.
    pub contacts: Option<Worded>,
}
