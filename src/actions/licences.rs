//! The register of licensed referees and organizers with category and period, and the licence
//! required of a chief referee.

use chrono::NaiveDate;

use super::audit::{Entry, Subject};
use super::authorization::{Duty, check_allowed};
use super::form_version::Fields;
use super::{ActionError, Actor, FormMistake, FormProblem, Refusal, Tx, name_mistake};
use crate::db::federations::{self, Federation};
use crate::db::licences::{self as storage, LicenceRow};
use crate::db::tournaments::{Conditions, Tournament};
use crate::db::{Conn, DbError, LicenceId};
use crate::domain::audit::Action;
use crate::domain::caveat::Caveat;
use crate::domain::licence::{Licence, LicenceKind, Licensing, of_referee};
use crate::domain::name::normalize_name;
use crate::domain::player::parse_date;

/// In characters.
const NAME_MAX: usize = 100;
/// In characters.
const CATEGORY_MAX: usize = 60;
/// In characters.
const NUMBER_MAX: usize = 40;
/// Per federation.
const MOST: usize = 2000;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LicenceInput {
    pub kind: String,
    pub name: String,
    /// May be empty.
    pub category: String,
    /// May be empty.
    pub number: String,
    pub since: String,
    pub until: String,
}

impl LicenceInput {
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

/// Rejects a duplicate. `but` is the licence being corrected.
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

pub fn find(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: LicenceId,
) -> Result<LicenceRow, ActionError> {
    check_allowed(actor, &federation.id, Duty::Commission)?;
    storage::find(conn, federation.id, id)?.ok_or(ActionError::NotFound)
}

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
    tx: &mut Tx<'_>,
    action: Action,
    id: LicenceId,
    detail: String,
) -> Result<(), DbError> {
    tx.audit(Entry::new(action, Subject::Licence(id)).with(detail))
}

pub fn enter_licence(tx: &mut Tx<'_>, typed: &LicenceInput) -> Result<LicenceId, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    let licence = check_licence(tx.conn, tx.federation, None, typed)?;
    let id = storage::add(tx.conn, tx.federation.id, &licence)?;
    log_change(tx, Action::EnterLicence, id, format_licence(&licence))?;
    Ok(id)
}

pub fn correct_licence(
    tx: &mut Tx<'_>,
    id: LicenceId,
    typed: &LicenceInput,
) -> Result<(), ActionError> {
    let before = find(tx.conn, tx.actor, tx.federation, id)?.into_licence();
    let licence = check_licence(tx.conn, tx.federation, Some(id), typed)?;
    if before == licence {
        return Ok(());
    }
    storage::update(tx.conn, id, &licence)?;
    log_change(
        tx,
        Action::CorrectLicence,
        id,
        format!("{} → {}", format_licence(&before), format_licence(&licence)),
    )?;
    Ok(())
}

/// For a licence that was entered by mistake.
pub fn remove_licence(tx: &mut Tx<'_>, id: LicenceId) -> Result<(), ActionError> {
    let licence = find(tx.conn, tx.actor, tx.federation, id)?.into_licence();
    storage::remove(tx.conn, id)?;
    log_change(tx, Action::RemoveLicence, id, format_licence(&licence))?;
    Ok(())
}

/// Rated tournaments don't change.
pub fn set_licensing(tx: &mut Tx<'_>, word: &str) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    let unknown = || ActionError::Form(vec![FormProblem::new("licensing", FormMistake::Unknown)]);
    let wanted = Licensing::from_word(word).ok_or_else(unknown)?;
    if tx.federation.licensing == wanted {
        return Ok(());
    }
    federations::update_licensing(tx.conn, tx.federation.id, wanted)?;
    let entry = Entry::new(
        Action::Settings,
        Subject::Federation(tx.federation.slug.clone()),
    )
    .with(format!("licensing: {wanted}"));
    tx.audit(entry)?;
    Ok(())
}

pub fn export_licences(conn: &mut Conn, federation: &Federation) -> Result<Vec<Licence>, DbError> {
    Ok(storage::all(conn, federation.id)?
        .into_iter()
        .map(LicenceRow::into_licence)
        .collect())
}

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

/// On the first day of the tournament; empty if no referee is named.
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

/// On the first day. An empty list is shown only if the federation requires a licence; `None` if no
/// referee is named.
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

/// A missing referee is another question.
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

/// Only if the federation requires a licence. A rated tournament stays rated and may be corrected.
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
