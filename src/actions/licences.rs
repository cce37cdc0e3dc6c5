//! The register of licensed referees and organizers with category and period, and the licence
//! required of a chief referee.

use chrono::{NaiveDate, NaiveDateTime};

use super::audit::{self, Entry, Subject};
use super::authorization::{Duty, check_allowed};
use super::form_version::Fields;
use super::{ActionError, Actor, FormMistake, FormProblem, Refusal, name_mistake};
use crate::db::federations::{self, Federation};
use crate::db::licences::{self as storage, LicenceRow};
use crate::db::tournaments::{Conditions, Tournament};
use crate::db::{Conn, DbError, LicenceId};
use crate::domain::audit::Action;
use crate::domain::caveat::Caveat;
use crate::domain::licence::{Licence, LicenceKind, Licensing, of_referee};
use crate::domain::name::normalize_name;
use crate::domain::player::parse_date;

/// Longest name in characters.
const NAME_MAX: usize = 100;
/// Longest category in characters.
const CATEGORY_MAX: usize = 60;
/// Longest number in characters.
const NUMBER_MAX: usize = 40;
/// Most licences of a federation.
const MOST: usize = 2000;

/// A licence as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LicenceInput {
    /// Word of the kind.
    pub kind: String,
    /// The person.
    pub name: String,
    /// Category; may be empty.
    pub category: String,
    /// Number; may be empty.
    pub number: String,
    /// First day.
    pub since: String,
    /// Last day.
    pub until: String,
}

impl LicenceInput {
    /// The form values of a stored licence.
    pub fn from_licence(stored: &Licence) -> LicenceInput {
        let day = |day: Option<NaiveDate>| day.map(|day| day.to_string()).unwrap_or_default();
        LicenceInput {
            kind: stored.kind.word().to_owned(),
            name: stored.name.clone(),
            category: stored.category.clone(),
            number: stored.number.clone(),
            since: day(stored.since),
            until: day(stored.until),
        }
    }

    /// The fields of the form.
    pub fn fields(&self) -> Fields {
        let LicenceInput {
            kind,
            name,
            category,
            number,
            since,
            until,
        } = self.clone();
        Fields::from_pairs([
            ("kind", kind),
            ("name", name),
            ("category", category),
            ("number", number),
            ("since", since),
            ("until", until),
        ])
    }

    /// Parses the form; reports all mistakes at once.
    fn parse_form(&self) -> Result<Licence, Vec<FormProblem>> {
        let mut problems = Vec::new();
        let kind = LicenceKind::from_word(&self.kind);
        if kind.is_none() {
            problems.push(FormProblem::new("kind", FormMistake::Unknown));
        }
        problems.extend(
            name_mistake(&normalize_name(&self.name), NAME_MAX).map(|kind| FormProblem {
                field: "name",
                kind,
            }),
        );
        let bounded = [
            ("category", &self.category, CATEGORY_MAX),
            ("number", &self.number, NUMBER_MAX),
        ];
        for (field, text, most) in bounded {
            if text.trim().chars().count() > most {
                problems.push(FormProblem::new(field, FormMistake::TooLong(most)));
            }
        }
        let mut day = |field, typed: &str| {
            let read = parse_date(typed.trim());
            if read.is_none() && !typed.trim().is_empty() {
                problems.push(FormProblem::new(field, FormMistake::NotADate));
            }
            read
        };
        let (since, until) = (day("since", &self.since), day("until", &self.until));
        let text = |text: &str| text.trim().to_owned();
        let licence = Licence {
            kind: kind.unwrap_or_default(),
            name: normalize_name(self.name.trim()),
            category: text(&self.category),
            number: text(&self.number),
            since,
            until,
        };
        if licence.is_crossed() {
            problems.push(FormProblem::new("until", FormMistake::EndsEarly));
        }
        if problems.is_empty() {
            Ok(licence)
        } else {
            Err(problems)
        }
    }
}

/// Parses the form and rejects a duplicate licence. `but` is the licence being corrected.
fn check_licence(
    conn: &mut Conn,
    federation: &Federation,
    but: Option<LicenceId>,
    typed: &LicenceInput,
) -> Result<Licence, ActionError> {
    let licence = typed.parse_form().map_err(ActionError::Form)?;
    let others = storage::all(conn, federation.id)?;
    if but.is_none() && others.len() >= MOST {
        return Err(ActionError::Form(vec![FormProblem::new(
            "name",
            FormMistake::TooMany(MOST),
        )]));
    }
    if others
        .into_iter()
        .any(|other| Some(other.id) != but && other.into_licence() == licence)
    {
        return Err(ActionError::Form(vec![FormProblem::new(
            "name",
            FormMistake::Licensed,
        )]));
    }
    Ok(licence)
}

/// A licence of this federation, for the commission.
///
/// # Errors
/// Not the commission; there is none.
pub fn find(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: LicenceId,
) -> Result<LicenceRow, ActionError> {
    check_allowed(actor, &federation.id, Duty::Commission)?;
    storage::find(conn, federation.id, id)?.ok_or(ActionError::NotFound)
}

/// The audit text of a licence.
fn format_licence(licence: &Licence) -> String {
    let Licence {
        kind,
        name,
        category,
        number,
        since,
        until,
    } = licence;
    let day = |day: &Option<NaiveDate>| day.map_or_else(|| "…".to_owned(), |day| day.to_string());
    let said = [kind.word(), name, category, number]
        .into_iter()
        .filter(|part| !part.is_empty());
    format!(
        "{}: {} – {}",
        said.collect::<Vec<_>>().join(", "),
        day(since),
        day(until)
    )
}

fn log_change(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    action: Action,
    id: LicenceId,
    detail: String,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    audit::write_entry(
        conn,
        actor,
        Some(federation.id),
        Entry::new(action, Subject::Licence(id)).with(detail),
        now,
    )
}

/// Adds a licence.
///
/// # Errors
/// Not the commission; all mistakes at once.
pub fn enter_licence(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    typed: &LicenceInput,
    now: NaiveDateTime,
) -> Result<LicenceId, ActionError> {
    check_allowed(actor, &federation.id, Duty::Commission)?;
    let licence = check_licence(conn, federation, None, typed)?;
    let id = storage::add(conn, federation.id, &licence)?;
    log_change(
        conn,
        actor,
        federation,
        Action::EnterLicence,
        id,
        format_licence(&licence),
        now,
    )?;
    Ok(id)
}

/// Corrects a licence, including its last day.
///
/// # Errors
/// Not the commission; all mistakes at once.
pub fn correct_licence(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: LicenceId,
    typed: &LicenceInput,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let before = find(conn, actor, federation, id)?.into_licence();
    let licence = check_licence(conn, federation, Some(id), typed)?;
    if before == licence {
        return Ok(());
    }
    storage::update(conn, id, &licence)?;
    log_change(
        conn,
        actor,
        federation,
        Action::CorrectLicence,
        id,
        format!("{} → {}", format_licence(&before), format_licence(&licence)),
        now,
    )?;
    Ok(())
}

/// Removes a licence that was entered by mistake.
///
/// # Errors
/// Not the commission.
pub fn remove_licence(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: LicenceId,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let licence = find(conn, actor, federation, id)?.into_licence();
    storage::remove(conn, id)?;
    log_change(
        conn,
        actor,
        federation,
        Action::RemoveLicence,
        id,
        format_licence(&licence),
        now,
    )?;
    Ok(())
}

/// Sets the treatment of tournaments whose chief referee has no licence, as the chairman. Rated
/// tournaments don't change.
///
/// # Errors
/// Not the chairman; unknown word.
pub fn set_licensing(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    word: &str,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    check_allowed(actor, &federation.id, Duty::Chair)?;
    let unknown = || ActionError::Form(vec![FormProblem::new("licensing", FormMistake::Unknown)]);
    let wanted = Licensing::from_word(word).ok_or_else(unknown)?;
    if federation.licensing == wanted {
        return Ok(());
    }
    federations::update_licensing(conn, federation.id, wanted)?;
    let entry = Entry::new(
        Action::Settings,
        Subject::Federation(federation.slug.clone()),
    )
    .with(format!("licensing: {wanted}"));
    audit::write_entry(conn, actor, Some(federation.id), entry, now)?;
    Ok(())
}

/// The licences of a federation in the form of the journal.
///
/// # Errors
/// The database doesn't answer.
pub fn export_licences(conn: &mut Conn, federation: &Federation) -> Result<Vec<Licence>, DbError> {
    Ok(storage::all(conn, federation.id)?
        .into_iter()
        .map(LicenceRow::into_licence)
        .collect())
}

/// Stores the licences of a journal.
///
/// # Errors
/// The database doesn't answer.
pub fn import_licences(
    conn: &mut Conn,
    federation: &Federation,
    all: &[Licence],
) -> Result<(), DbError> {
    for licence in all {
        storage::add(conn, federation.id, licence)?;
    }
    Ok(())
}

/// Licences of a tournament's chief referee that are valid on its first day; empty if no referee is
/// named.
///
/// # Errors
/// The database doesn't answer.
fn of_chief(
    conn: &mut Conn,
    federation: &Federation,
    conditions: &Conditions,
) -> Result<Vec<Licence>, DbError> {
    let all = export_licences(conn, federation)?;
    Ok(
        of_referee(&all, &conditions.referee_name, conditions.starts)
            .into_iter()
            .cloned()
            .collect(),
    )
}

/// The chief referee's licences for the tournament's page, valid on its first day. An empty list is
/// shown only if the federation requires a licence; `None` if no referee is named.
///
/// # Errors
/// The database doesn't answer.
pub fn licences_to_show(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
) -> Result<Option<Vec<Licence>>, DbError> {
    if t.conditions.referee_name.trim().is_empty() {
        return Ok(None);
    }
    let held = of_chief(conn, federation, &t.conditions)?;
    Ok(Some(held).filter(|held| !held.is_empty() || federation.licensing != Licensing::Shown))
}

/// The question to signatories about a chief referee without a licence. A missing referee is
/// another question.
///
/// # Errors
/// The database doesn't answer.
pub fn find_caveat(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
) -> Result<Option<Caveat>, DbError> {
    let named = !t.conditions.referee_name.trim().is_empty();
    let asked = federation.licensing != Licensing::Shown && named;
    Ok(
        (asked && of_chief(conn, federation, &t.conditions)?.is_empty())
            .then_some(Caveat::Unlicensed),
    )
}

/// Rejects a tournament whose chief referee has no licence, if one is required. A rated one stays
/// rated and may be corrected.
///
/// # Errors
/// The referee has no licence.
pub fn refuse_unlicensed(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
) -> Result<(), ActionError> {
    if federation.licensing != Licensing::Wanted
        || t.position.is_some()
        || !of_chief(conn, federation, &t.conditions)?.is_empty()
    {
        return Ok(());
    }
    Err(Refusal::Unlicensed(
        t.conditions.referee_name.clone(),
        federation.name_language(),
    )
    .into())
}
