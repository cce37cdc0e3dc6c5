//! The steps of setting up a new federation, and which of them are missing.

use super::audit::{Entry, Subject};
use super::authorization::{Duty, check_allowed};
use super::form_version::Fields;
use super::{ActionError, FormMistake, FormProblem, Role, Tx};
use crate::db::federations::{self, Federation};
use crate::db::tournaments::{self, Filter};
use crate::db::{Conn, DbError, accounts, clubs, editions, lists, regulation_texts};
use crate::domain::audit::Action;
use crate::domain::country;
use crate::domain::language::Language;
use crate::domain::name::{self, normalize_name};
use crate::domain::zone::Zone;

/// In characters.
const MOST_NAME: usize = 200;

/// In the order of the work: clubs come before their heads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Names in every language of the site.
    Names,
    /// For the printed documents.
    Emblem,
    Zone,
    /// The language by whose table names are spelled in Latin letters.
    Spelling,
    Clubs,
    /// An officer in every office.
    People,
    /// The present edition of the regulation was checked.
    Edition,
    Text,
    Tournament,
    List,
}

impl Step {
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

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Progress {
    pub missing: Vec<Step>,
    /// Languages in which the federation has no name.
    pub languages: Vec<Language>,
    pub roles: Vec<Role>,
}

pub fn entered_names(federation: &Federation) -> Vec<(Language, String)> {
    let stored: std::collections::BTreeMap<String, String> =
        serde_json::from_str(&federation.names).unwrap_or_default();
    Language::ALL
        .into_iter()
        .map(|l| (l, stored.get(l.word()).cloned().unwrap_or_default()))
        .collect()
}

pub fn name_fields(names: &[(Language, String)]) -> Fields {
    Fields::from_pairs(
        names
            .iter()
            .map(|(language, name)| (field_of_name(*language), name.clone())),
    )
}

/// The most needed first. A head of a club is needed only if there is a club.
pub fn vacant_offices(conn: &mut Conn, federation: &Federation) -> Result<Vec<Role>, DbError> {
    let officers = accounts::load_officers(conn, federation.id)?;
    let has = |role: Role| {
        officers
            .iter()
            .any(|(account, own)| own.role == role && !account.disabled)
    };
    let mut wanted = vec![Role::Chairman, Role::Official, Role::Referee];
    if federation.rules.club_signs && !clubs::load_open(conn, federation.id)?.is_empty() {
        wanted.insert(2, Role::ClubHead);
    }
    if federation.prior_approval {
        wanted.push(Role::Organizer);
    }
    Ok(wanted.into_iter().filter(|role| !has(*role)).collect())
}

pub fn load_progress(conn: &mut Conn, federation: &Federation) -> Result<Progress, DbError> {
    let languages: Vec<Language> = entered_names(federation)
        .into_iter()
        .filter(|(_, name)| name.is_empty())
        .map(|(l, _)| l)
        .collect();
    let roles = vacant_offices(conn, federation)?;
    let clubs = !clubs::load_open(conn, federation.id)?.is_empty();
    let listed = lists::find_newest(conn, federation.id)?.is_some();
    let played = tournaments::count(conn, federation.id, &Filter::default())? > 0;
    let amended = !editions::list(conn, federation.id)?.is_empty();
    let worded = !regulation_texts::load_labels(conn, federation.id)?.is_empty();
    let done = |step: &Step| match step {
        Step::Names => languages.is_empty(),
        Step::Emblem => federation.emblem_id.is_some(),
        Step::Zone => federation.time_zone.is_some(),
        Step::Spelling => federation.chosen_names.is_some() || !federation.rules.asks_name_language,
        Step::Clubs => clubs,
        Step::People => roles.is_empty(),
        // A federation without amendments follows the text as it was first approved; the first
        // tournament settles that.
        Step::Edition => amended || played,
        Step::Text => worded,
        Step::Tournament => played,
        Step::List => listed,
    };
    let missing = Step::ALL.into_iter().filter(|step| !done(step)).collect();
    Ok(Progress {
        missing,
        languages,
        roles,
    })
}

/// A language without a name shows the name from the founding.
pub fn set_names(tx: &mut Tx<'_>, names: &[(Language, String)]) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    let long = |name: &String| name.chars().count() > MOST_NAME;
    let too_long = |(language, name): &(Language, String)| {
        long(name).then_some(FormProblem::new(
            field_of_name(*language),
            FormMistake::TooLong(MOST_NAME),
        ))
    };
    let problems: Vec<FormProblem> = names.iter().filter_map(too_long).collect();
    if !problems.is_empty() {
        return Err(ActionError::Form(problems));
    }
    let given: serde_json::Map<String, serde_json::Value> = names
        .iter()
        .filter(|(_, name)| !name.trim().is_empty())
        .map(|(language, name)| {
            (
                language.word().to_owned(),
                normalize_name(name.trim()).into(),
            )
        })
        .collect();
    federations::update_names(
        tx.conn,
        tx.federation.id,
        &serde_json::Value::Object(given).to_string(),
    )?;
    log_change(tx, "names")
}

pub fn choose_zone(tx: &mut Tx<'_>, zone: Zone) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    if tx.federation.time_zone == Some(zone) {
        return Ok(());
    }
    federations::update_zone(tx.conn, tx.federation.id, zone)?;
    log_change(tx, zone.word())
}

/// For files of other programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spelling<'a> {
    /// For names whose letters don't tell theirs; `None` for that of the regulation.
    pub names: Option<name::Language>,
    /// By any of its codes; empty if not stated.
    pub country: &'a str,
}

pub fn choose_spelling(tx: &mut Tx<'_>, chosen: Spelling<'_>) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    let country = match chosen.country.trim() {
        "" => "",
        typed => match country::by_code(typed) {
            Some(known) => known.alpha2,
            None => {
                return Err(ActionError::Form(vec![FormProblem::new(
                    "country",
                    FormMistake::NotACountry,
                )]));
            }
        },
    };
    if tx.federation.chosen_names == chosen.names && tx.federation.country == country {
        return Ok(());
    }
    federations::update_name_language(tx.conn, tx.federation.id, chosen.names)?;
    federations::update_country(tx.conn, tx.federation.id, country)?;
    log_change(
        tx,
        &format!(
            "spelling: {}, country: {country}",
            chosen.names.map_or("", name::Language::word)
        ),
    )
}

pub fn field_of_name(language: Language) -> &'static str {
    language.fields().name
}

/// Hides the list of missing steps, or shows it again.
pub fn set_hidden(tx: &mut Tx<'_>, hidden: bool) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    if tx.federation.setup_hidden == hidden {
        return Ok(());
    }
    federations::update_setup_hidden(tx.conn, tx.federation.id, hidden)?;
    log_change(
        tx,
        if hidden {
            "setting up: hidden"
        } else {
            "setting up: shown"
        },
    )
}

fn log_change(tx: &mut Tx<'_>, detail: &str) -> Result<(), ActionError> {
    let entry = Entry::new(
        Action::Settings,
        Subject::Federation(tx.federation.slug.clone()),
    )
    .with(detail);
    tx.audit(entry)?;
    Ok(())
}
