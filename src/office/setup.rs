//! What a new federation must have before it can begin, and what of it is missing.

use chrono::NaiveDateTime;

use super::audit::{self, Entry, Subject};
use super::may::{Duty, may};
use super::seen::Fields;
use super::{Actor, FormMistake, FormProblem, OfficeError, Role};
use crate::db::federations::{self, Federation};
use crate::db::tournaments::{self, Filter};
use crate::db::{Conn, DbError, accounts, clubs, editions, lists, wordings};
use crate::domain::audit::Action;
use crate::domain::country;
use crate::domain::language::Language;
use crate::domain::name::{self, typeset};
use crate::domain::zone::Zone;

/// The longest name of a federation.
const MOST_NAME: usize = 200;

/// A step of setting up, in the order in which they are done: clubs come before their heads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Names in every language of the site.
    Names,
    /// An emblem for the papers.
    Emblem,
    /// The time zone in which times are shown.
    Zone,
    /// The language by whose table names are spelled in Latin letters.
    Spelling,
    /// Clubs.
    Clubs,
    /// Somebody in every office.
    People,
    /// The edition of the regulation that is in force was looked at.
    Edition,
    /// The text of the regulation.
    Text,
    /// A tournament.
    Tournament,
    /// A list.
    List,
}

impl Step {
    /// Every step in order.
    pub const ALL: [Step; 10] = [
        Step::Names,
        Step::Emblem,
        Step::Zone,
        Step::Spelling,
        Step::Clubs,
        Step::People,
        Step::Edition,
        Step::Text,
        Step::Tournament,
        Step::List,
    ];
}

/// How far a federation is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Progress {
    /// The steps that are not done yet.
    pub missing: Vec<Step>,
    /// Languages in which the federation has no name.
    pub languages: Vec<Language>,
    /// Offices in which there is nobody.
    pub roles: Vec<Role>,
}

/// The names of a federation that were entered, by language.
pub fn names(federation: &Federation) -> Vec<(Language, String)> {
    let stored: std::collections::BTreeMap<String, String> = serde_json::from_str(&federation.names).unwrap_or_default();
    Language::ALL.into_iter().map(|l| (l, stored.get(l.word()).cloned().unwrap_or_default())).collect()
}

/// The same as its form has them.
pub fn name_fields(names: &[(Language, String)]) -> Fields {
    Fields::of(names.iter().map(|(language, name)| (field(*language), name.clone())))
}

/// The offices of a federation in which there is nobody, the most needed first. Nobody heads a club before there is one.
///
/// # Errors
/// The database doesn't answer.
pub fn vacant(conn: &mut Conn, federation: &Federation) -> Result<Vec<Role>, DbError> {
    let officers = accounts::officers(conn, federation.id)?;
    let has = |role: Role| officers.iter().any(|(account, own)| own.role == role && !account.disabled);
    let mut wanted = vec![Role::Chairman, Role::Official, Role::Referee];
    if federation.rules.club_signs && !clubs::open(conn, federation.id)?.is_empty() {
        wanted.insert(2, Role::ClubHead);
    }
    if federation.prior_approval {
        wanted.push(Role::Organizer);
    }
    Ok(wanted.into_iter().filter(|role| !has(*role)).collect())
}

/// What is missing to begin.
///
/// # Errors
/// The database doesn't answer.
pub fn progress(conn: &mut Conn, federation: &Federation) -> Result<Progress, DbError> {
    let languages: Vec<Language> = names(federation).into_iter().filter(|(_, name)| name.is_empty()).map(|(l, _)| l).collect();
    let roles = vacant(conn, federation)?;
    let clubs = !clubs::open(conn, federation.id)?.is_empty();
    let listed = lists::newest(conn, federation.id)?.is_some();
    let played = tournaments::count(conn, federation.id, &Filter::default())? > 0;
    let amended = !editions::list(conn, federation.id)?.is_empty();
    let worded = !wordings::labels(conn, federation.id)?.is_empty();
    let done = |step: &Step| match step {
        Step::Names => languages.is_empty(),
        Step::Emblem => federation.emblem_id.is_some(),
        Step::Zone => federation.time_zone.is_some(),
        Step::Spelling => federation.chosen_names.is_some() || !federation.rules.asks_name_language,
        Step::Clubs => clubs,
        Step::People => roles.is_empty(),
        // Who publishes no amendment follows the text as it was first approved: that is settled with the first tournament.
        Step::Edition => amended || played,
        Step::Text => worded,
        Step::Tournament => played,
        Step::List => listed,
    };
    let missing = Step::ALL.into_iter().filter(|step| !done(step)).collect();
    Ok(Progress { missing, languages, roles })
}

/// The chairman gives the federation its names, one for each language; what is left out is called as it was founded.
///
/// # Errors
/// Only the chairman may; every mistake of the form.
pub fn rename(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    names: &[(Language, String)],
    now: NaiveDateTime,
) -> Result<(), OfficeError> {
    may(actor, &federation.id, Duty::Chair)?;
    let long = |name: &String| name.chars().count() > MOST_NAME;
    let too_long = |(language, name): &(Language, String)| {
        long(name).then_some(FormProblem { field: field(*language), kind: FormMistake::TooLong(MOST_NAME) })
    };
    let problems: Vec<FormProblem> = names.iter().filter_map(too_long).collect();
    if !problems.is_empty() {
        return Err(OfficeError::Form(problems));
    }
    let given: serde_json::Map<String, serde_json::Value> = names
        .iter()
        .filter(|(_, name)| !name.trim().is_empty())
        .map(|(language, name)| (language.word().to_owned(), typeset(name.trim()).into()))
        .collect();
    federations::update_names(conn, federation.id, &serde_json::Value::Object(given).to_string())?;
    note(conn, actor, federation, "names", now)
}

/// The chairman chooses the time zone in which the federation's times are shown.
///
/// # Errors
/// Only the chairman may.
pub fn choose_zone(conn: &mut Conn, actor: &Actor, federation: &Federation, zone: Zone, now: NaiveDateTime) -> Result<(), OfficeError> {
    may(actor, &federation.id, Duty::Chair)?;
    if federation.time_zone == Some(zone) {
        return Ok(());
    }
    federations::update_zone(conn, federation.id, zone)?;
    note(conn, actor, federation, zone.word(), now)
}

/// What the files of other programs ask of a federation beside its names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spelling<'a> {
    /// The language of names whose letters don't tell theirs; none: that of the regulation.
    pub names: Option<name::Language>,
    /// The country, by any of its codes; empty: it isn't said.
    pub country: &'a str,
}

/// The chairman chooses by which table names are spelled in Latin letters, and says whose federation it is.
///
/// # Errors
/// Only the chairman may; an unknown country.
pub fn choose_spelling(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    chosen: Spelling<'_>,
    now: NaiveDateTime,
) -> Result<(), OfficeError> {
    may(actor, &federation.id, Duty::Chair)?;
    let country = match chosen.country.trim() {
        "" => "",
        typed => match country::by_code(typed) {
            Some(known) => known.alpha2,
            None => return Err(OfficeError::Form(vec![FormProblem { field: "country", kind: FormMistake::NotACountry }])),
        },
    };
    if federation.chosen_names == chosen.names && federation.country == country {
        return Ok(());
    }
    federations::update_name_language(conn, federation.id, chosen.names)?;
    federations::update_country(conn, federation.id, country)?;
    note(conn, actor, federation, &format!("spelling: {}, country: {country}", chosen.names.map_or("", name::Language::word)), now)
}

/// The field of a form for the name in a language.
pub fn field(language: Language) -> &'static str {
    language.fields().name
}

/// The chairman hides what is missing to begin, or shows it again.
///
/// # Errors
/// Only the chairman may.
pub fn hide(conn: &mut Conn, actor: &Actor, federation: &Federation, hidden: bool, now: NaiveDateTime) -> Result<(), OfficeError> {
    may(actor, &federation.id, Duty::Chair)?;
    if federation.setup_hidden == hidden {
        return Ok(());
    }
    federations::update_setup_hidden(conn, federation.id, hidden)?;
    note(conn, actor, federation, if hidden { "setting up: hidden" } else { "setting up: shown" }, now)
}

fn note(conn: &mut Conn, actor: &Actor, federation: &Federation, detail: &str, now: NaiveDateTime) -> Result<(), OfficeError> {
    let entry = Entry::new(Action::Settings, Subject::Federation(federation.slug.clone())).with(detail);
    audit::note(conn, actor, Some(federation.id), entry, now)?;
    Ok(())
}
