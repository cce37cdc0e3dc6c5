//! Divisions of a federation's lists by gender and age (ssdc 4.1.1), defined by the chairman.

use super::audit::{Entry, Subject};
use super::authorization::{Duty, check_allowed};
use super::{ActionError, FormMistake, FormProblem, Refusal, Tx, form_version, setup};
use crate::db::federations::{self};
use crate::domain::audit::Action;
use crate::domain::language::Language;
use crate::domain::player::Gender;
use crate::domain::roster::division::{AgeDay, Division};

/// In characters.
pub const MOST_NAME: usize = 60;
pub const MOST_DIVISIONS: usize = 20;

#[derive(Debug, Clone, Default)]
pub struct DivisionInput {
    /// Empty for a new division.
    pub was: String,
    pub code: String,
    pub names: Vec<(Language, String)>,
    /// Empty for any.
    pub gender: String,
    /// Empty for none.
    pub least: String,
    /// Empty for none.
    pub greatest: String,
    /// Reference day of ages.
    pub counted: String,
    /// The form version of the division when it was shown.
    pub seen: String,
}

pub fn compute_mark(division: &Division) -> String {
    form_version::compute_mark([serde_json::to_string(division).unwrap_or_default().as_str()])
}

fn parse_division(
    given: &DivisionInput,
    others: &[&Division],
) -> Result<Division, Vec<FormProblem>> {
    let mut problems = Vec::new();
    let mut wrong = |field, kind| problems.push(FormProblem { field, kind });
    let code = given.code.trim().to_owned();
    if !Division::is_code(&code) {
        wrong("code", FormMistake::Characters);
    } else if others.iter().any(|d| d.code == code) {
        wrong("code", FormMistake::Taken);
    }
    let mut division = Division {
        code,
        ..Division::default()
    };
    parse_names(given, &mut division, &mut wrong);
    if !given.gender.is_empty() {
        division.gender = Gender::from_word(&given.gender);
        if division.gender.is_none() {
            wrong("gender", FormMistake::Unknown);
        }
    }
    parse_ages(given, &mut division, &mut wrong);
    match AgeDay::from_word(&given.counted) {
        Some(counted) => division.counted = counted,
        None => wrong("counted", FormMistake::Unknown),
    }
    if given.gender.is_empty() && given.least.trim().is_empty() && given.greatest.trim().is_empty()
    {
        wrong("gender", FormMistake::NoCondition);
    }
    if problems.is_empty() {
        Ok(division)
    } else {
        Err(problems)
    }
}

fn parse_names(
    given: &DivisionInput,
    division: &mut Division,
    wrong: &mut impl FnMut(&'static str, FormMistake),
) {
    for (language, name) in &given.names {
        let name = name.trim();
        if name.chars().count() > MOST_NAME {
            wrong(
                setup::field_of_name(*language),
                FormMistake::TooLong(MOST_NAME),
            );
        } else if !name.is_empty() {
            division
                .names
                .insert(language.word().to_owned(), name.to_owned());
        } else {
            wrong(setup::field_of_name(*language), FormMistake::Missing);
        }
    }
}

fn parse_ages(
    given: &DivisionInput,
    division: &mut Division,
    wrong: &mut impl FnMut(&'static str, FormMistake),
) {
    let mut age = |field, typed: &str| {
        let age = (!typed.trim().is_empty()).then(|| {
            typed
                .trim()
                .parse()
                .ok()
                .filter(|age| *age <= Division::OLDEST)
        });
        if age == Some(None) {
            wrong(
                field,
                FormMistake::OutOfRange(0, i64::from(Division::OLDEST)),
            );
        }
        age.flatten()
    };
    (division.least, division.greatest) = (
        age("age_min", &given.least),
        age("age_max", &given.greatest),
    );
    if division
        .least
        .zip(division.greatest)
        .is_some_and(|(least, greatest)| least > greatest)
    {
        wrong("age_max", FormMistake::AgesCrossed);
    }
}

fn log_change(tx: &mut Tx<'_>, detail: String) -> Result<(), ActionError> {
    let entry = Entry::new(
        Action::Settings,
        Subject::Federation(tx.federation.slug.clone()),
    )
    .with(detail);
    tx.audit(entry)?;
    Ok(())
}

/// The lists of every date use the new divisions. Refuses if the division was changed since it was
/// shown.
pub fn save_division(tx: &mut Tx<'_>, given: &DivisionInput) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    let mut all = tx.federation.divisions();
    let at = all.iter().position(|d| d.code == given.was);
    if at.is_none() && !given.was.is_empty() {
        return Err(ActionError::NotFound);
    }
    if let Some(stale) =
        at.and_then(|at| form_version::check_seen(&given.seen, &compute_mark(&all[at])))
    {
        return Err(ActionError::Form(vec![stale]));
    }
    let others: Vec<&Division> = all.iter().filter(|d| d.code != given.was).collect();
    let division = parse_division(given, &others).map_err(ActionError::Form)?;
    if others.len() >= MOST_DIVISIONS {
        return Err(ActionError::Refused(Refusal::TooManyDivisions));
    }
    let detail = format!(
        "category of players: {}",
        serde_json::to_string(&division).unwrap_or_default()
    );
    match at.and_then(|at| all.get_mut(at)) {
        Some(place) => *place = division,
        None => all.push(division),
    }
    federations::update_divisions(tx.conn, tx.federation.id, &all)?;
    log_change(tx, detail)
}

pub fn remove_division(tx: &mut Tx<'_>, code: &str) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    let (gone, left): (Vec<Division>, Vec<Division>) = tx
        .federation
        .divisions()
        .into_iter()
        .partition(|d| d.code == code);
    if gone.is_empty() {
        return Err(ActionError::NotFound);
    }
    federations::update_divisions(tx.conn, tx.federation.id, &left)?;
    log_change(tx, format!("category of players removed: {code}"))
}
