//! Clubs: creation, renaming, closing.

use super::audit::{self, Subject};
use super::authorization::{Duty, check_allowed};
use super::cancel_correction;
use super::form_version::Fields;
use super::{ActionError, FormMistake, FormProblem, Refusal, Tx, name_mistake};
use crate::db::clubs::{self, Club};
use crate::db::federations::{self, Federation};
use crate::db::{ClubId, Conn, DbError};
use crate::domain::audit::Action;
use crate::domain::name::normalize_name;
use crate::domain::player::Born;

/// In characters.
const MOST_NAME: usize = 120;
/// In characters.
const MOST_CONTACTS: usize = 500;

#[derive(Debug, Clone, Default)]
pub struct Entry {
    pub name: String,
    /// `None` for the official transliteration.
    pub latin: Option<String>,
    pub city: Option<String>,
    /// Public.
    pub contacts: String,
    /// A day or a year.
    pub founded: Option<String>,
}

impl Entry {
    pub fn from_club(club: Club) -> Entry {
        Entry {
            name: club.name,
            latin: club.latin,
            city: club.city,
            contacts: club.contacts,
            founded: club.founded,
        }
    }

    pub fn fields(&self) -> Fields {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        let Entry {
            name,
            latin,
            city,
            contacts,
            founded,
        } = self;
        Fields::from_pairs([
            ("name", name.clone()),
            ("latin", text(latin)),
            ("city", text(city)),
            ("contacts", contacts.clone()),
            ("founded", text(founded)),
        ])
    }

    fn normalize_names(&self) -> Entry {
        let kept = |text: &Option<String>| text.as_deref().map(normalize_name);
        Entry {
            name: normalize_name(&self.name),
            latin: kept(&self.latin),
            city: kept(&self.city),
            ..self.clone()
        }
    }
}

/// `own` is the club being changed.
fn find_problems(
    conn: &mut Conn,
    federation: &Federation,
    entry: &Entry,
    own: Option<ClubId>,
) -> Result<Vec<FormProblem>, ActionError> {
    let mut problems = Vec::new();
    if let Some(kind) = name_mistake(&entry.name, MOST_NAME) {
        problems.push(FormProblem {
            field: "name",
            kind,
        });
    } else if clubs::find_by_name(conn, federation.id, &entry.name)?
        .is_some_and(|other| Some(other.id) != own)
    {
        problems.push(FormProblem::new("name", FormMistake::Taken));
    }
    for (field, text) in [
        ("latin", entry.latin.as_ref()),
        ("city", entry.city.as_ref()),
    ] {
        let mistake = text
            .filter(|text| !text.is_empty())
            .and_then(|text| name_mistake(text, MOST_NAME));
        problems.extend(mistake.map(|kind| FormProblem { field, kind }));
    }
    if entry.contacts.chars().count() > MOST_CONTACTS {
        problems.push(FormProblem::new(
            "contacts",
            FormMistake::TooLong(MOST_CONTACTS),
        ));
    }
    let year = |text: &String| Born::parse(text).map(|day| day.year());
    if entry
        .founded
        .as_ref()
        .is_some_and(|text| year(text).is_none_or(|year| !(1000..=2200).contains(&year)))
    {
        problems.push(FormProblem::new("founded", FormMistake::NotADate));
    }
    Ok(problems)
}

/// From then on the club has a line of its own in the journal.
fn apply_entry(
    conn: &mut Conn,
    federation: &Federation,
    club: Club,
    entry: &Entry,
) -> Result<Club, ActionError> {
    let position = match club.position {
        Some(position) => position,
        None => federations::take_positions(conn, federation.id, 1)?,
    };
    Ok(Club {
        name: entry.name.clone(),
        latin: entry.latin.clone(),
        city: entry.city.clone(),
        contacts: entry.contacts.clone(),
        founded: entry
            .founded
            .as_deref()
            .and_then(Born::parse)
            .map(|day| day.to_string()),
        position: Some(position),
        ..club
    })
}

fn find(conn: &mut Conn, federation: &Federation, id: ClubId) -> Result<Club, ActionError> {
    clubs::find(conn, federation.id, id)?.ok_or(ActionError::NotFound)
}

pub fn create_club(tx: &mut Tx<'_>, entry: &Entry) -> Result<ClubId, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    let entry = &entry.normalize_names();
    let problems = find_problems(tx.conn, tx.federation, entry, None)?;
    if !problems.is_empty() {
        return Err(ActionError::Form(problems));
    }
    let id = clubs::add(tx.conn, tx.federation.id, &entry.name, None, None, None)?;
    let club = find(tx.conn, tx.federation, id)?;
    let club = apply_entry(tx.conn, tx.federation, club, entry)?;
    clubs::update(tx.conn, &club)?;
    let line = audit::Entry::new(Action::EnterClub, Subject::Club(id)).with(&entry.name);
    tx.audit(line)?;
    Ok(id)
}

/// Players and tournaments stay linked; published lists keep the old name.
pub fn change_club(tx: &mut Tx<'_>, id: ClubId, entry: &Entry) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    let club = find(tx.conn, tx.federation, id)?;
    let entry = &entry.normalize_names();
    let problems = find_problems(tx.conn, tx.federation, entry, Some(id))?;
    if !problems.is_empty() {
        return Err(ActionError::Form(problems));
    }
    let detail = if club.name == entry.name {
        String::new()
    } else {
        format!("{} → {}", club.name, entry.name)
    };
    let club = apply_entry(tx.conn, tx.federation, club, entry)?;
    clubs::update(tx.conn, &club)?;
    let line = audit::Entry::new(Action::ChangeClub, Subject::Club(id)).with(detail);
    tx.audit(line)?;
    Ok(())
}

/// A closed club gets no new players; present ones stay.
pub fn set_closed(tx: &mut Tx<'_>, id: ClubId, wanted: bool) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    let club = find(tx.conn, tx.federation, id)?;
    if club.closed_on.is_some() == wanted {
        return Ok(());
    }
    let position = match club.position {
        Some(position) => position,
        None => federations::take_positions(tx.conn, tx.federation.id, 1)?,
    };
    clubs::update(
        tx.conn,
        &Club {
            closed_on: wanted.then(|| tx.federation.local_day(tx.now)),
            position: Some(position),
            ..club
        },
    )?;
    let action = if wanted {
        Action::CloseClub
    } else {
        Action::ReopenClub
    };
    tx.audit(audit::Entry::new(action, Subject::Club(id)))?;
    Ok(())
}

/// No player has ever belonged to the club, and it has hosted no tournament, including those that a
/// cancelled correction would restore.
pub fn is_removable(conn: &mut Conn, federation: &Federation, id: ClubId) -> Result<bool, DbError> {
    Ok(!clubs::is_used(conn, id)? && !cancel_correction::is_held_by(conn, federation, id)?)
}

/// For a club that was created by mistake.
pub fn remove_club(tx: &mut Tx<'_>, id: ClubId) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    let club = find(tx.conn, tx.federation, id)?;
    if !is_removable(tx.conn, tx.federation, id)? {
        return Err(Refusal::ClubUsed.into());
    }
    clubs::remove(tx.conn, id)?;
    let line = audit::Entry::new(Action::RemoveClub, Subject::Club(id)).with(club.name);
    tx.audit(line)?;
    Ok(())
}
