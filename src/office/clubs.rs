//! Clubs: made before anybody belongs to them, renamed, closed.

use chrono::NaiveDateTime;

use super::audit::{self, Subject};
use super::correcting;
use super::may::{Duty, may};
use super::seen::Fields;
use super::{Actor, FormMistake, FormProblem, OfficeError, Refusal, name_mistake};
use crate::db::clubs::{self, Club};
use crate::db::federations::{self, Federation};
use crate::db::{ClubId, Conn, DbError};
use crate::domain::audit::Action;
use crate::domain::name::typeset;
use crate::domain::player::Born;

/// The longest name of a club or a city.
const MOST_NAME: usize = 120;
/// The longest text about whom to ask.
const MOST_CONTACTS: usize = 500;

/// A club as an official types it.
#[derive(Debug, Clone, Default)]
pub struct Entry {
    /// Name.
    pub name: String,
    /// Name in Latin letters, where it is not the official transliteration.
    pub latin: Option<String>,
    /// City.
    pub city: Option<String>,
    /// How to reach it, as everybody reads it.
    pub contacts: String,
    /// Day or year of its founding.
    pub founded: Option<String>,
}

impl Entry {
    /// A club as it is stored.
    pub fn of(club: Club) -> Entry {
        Entry { name: club.name, latin: club.latin, city: club.city, contacts: club.contacts, founded: club.founded }
    }

    /// What the fields of its form hold.
    pub fn fields(&self) -> Fields {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        let Entry { name, latin, city, contacts, founded } = self;
        Fields::of([
            ("name", name.clone()),
            ("latin", text(latin)),
            ("city", text(city)),
            ("contacts", contacts.clone()),
            ("founded", text(founded)),
        ])
    }

    /// With names as they are kept.
    fn typeset(&self) -> Entry {
        let kept = |text: &Option<String>| text.as_deref().map(typeset);
        Entry { name: typeset(&self.name), latin: kept(&self.latin), city: kept(&self.city), ..self.clone() }
    }
}

/// All mistakes of an entry at once; `own` is the club that is changed.
fn check(conn: &mut Conn, federation: &Federation, entry: &Entry, own: Option<ClubId>) -> Result<Vec<FormProblem>, OfficeError> {
    let mut problems = Vec::new();
    if let Some(kind) = name_mistake(&entry.name, MOST_NAME) {
        problems.push(FormProblem { field: "name", kind });
    } else if clubs::find_by_name(conn, federation.id, &entry.name)?.is_some_and(|other| Some(other.id) != own) {
        problems.push(FormProblem { field: "name", kind: FormMistake::Taken });
    }
    for (field, text) in [("latin", entry.latin.as_ref()), ("city", entry.city.as_ref())] {
        let mistake = text.filter(|text| !text.is_empty()).and_then(|text| name_mistake(text, MOST_NAME));
        problems.extend(mistake.map(|kind| FormProblem { field, kind }));
    }
    if entry.contacts.chars().count() > MOST_CONTACTS {
        problems.push(FormProblem { field: "contacts", kind: FormMistake::TooLong(MOST_CONTACTS) });
    }
    let year = |text: &String| Born::parse(text).map(|day| day.year());
    if entry.founded.as_ref().is_some_and(|text| year(text).is_none_or(|year| !(1000..=2200).contains(&year))) {
        problems.push(FormProblem { field: "founded", kind: FormMistake::NotADate });
    }
    Ok(problems)
}

/// The club with what was typed; from then on it is a line of the journal.
fn filled(conn: &mut Conn, federation: &Federation, club: Club, entry: &Entry) -> Result<Club, OfficeError> {
    let position = match club.position {
        Some(position) => position,
        None => federations::take_positions(conn, federation.id, 1)?,
    };
    Ok(Club {
        name: entry.name.clone(),
        latin: entry.latin.clone(),
        city: entry.city.clone(),
        contacts: entry.contacts.clone(),
        founded: entry.founded.as_deref().and_then(Born::parse).map(|day| day.to_string()),
        position: Some(position),
        ..club
    })
}

fn find(conn: &mut Conn, federation: &Federation, id: ClubId) -> Result<Club, OfficeError> {
    clubs::find(conn, federation.id, id)?.ok_or(OfficeError::NotFound)
}

/// Makes a club, before anybody belongs to it.
///
/// # Errors
/// Only the commission may; every mistake of the form.
pub fn found(conn: &mut Conn, actor: &Actor, federation: &Federation, entry: &Entry, now: NaiveDateTime) -> Result<ClubId, OfficeError> {
    may(actor, &federation.id, Duty::Commission)?;
    let entry = &entry.typeset();
    let problems = check(conn, federation, entry, None)?;
    if !problems.is_empty() {
        return Err(OfficeError::Form(problems));
    }
    let id = clubs::add(conn, federation.id, &entry.name, None, None, None)?;
    let club = find(conn, federation, id)?;
    let club = filled(conn, federation, club, entry)?;
    clubs::update(conn, &club)?;
    let line = audit::Entry::new(Action::EnterClub, Subject::Club(id)).with(&entry.name);
    audit::note(conn, actor, Some(federation.id), line, now)?;
    Ok(id)
}

/// Changes what is known about a club, its name too: players and tournaments keep it, and published lists say what they said.
///
/// # Errors
/// Only the commission may; every mistake of the form.
pub fn change(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: ClubId,
    entry: &Entry,
    now: NaiveDateTime,
) -> Result<(), OfficeError> {
    may(actor, &federation.id, Duty::Commission)?;
    let club = find(conn, federation, id)?;
    let entry = &entry.typeset();
    let problems = check(conn, federation, entry, Some(id))?;
    if !problems.is_empty() {
        return Err(OfficeError::Form(problems));
    }
    let detail = if club.name == entry.name { String::new() } else { format!("{} → {}", club.name, entry.name) };
    let club = filled(conn, federation, club, entry)?;
    clubs::update(conn, &club)?;
    let line = audit::Entry::new(Action::ChangeClub, Subject::Club(id)).with(detail);
    audit::note(conn, actor, Some(federation.id), line, now)?;
    Ok(())
}

/// Closes a club, or opens it again. Nobody can be entered in a closed one any more; whoever is in it stays.
///
/// # Errors
/// Only the commission may.
pub fn close(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: ClubId,
    wanted: bool,
    now: NaiveDateTime,
) -> Result<(), OfficeError> {
    may(actor, &federation.id, Duty::Commission)?;
    let club = find(conn, federation, id)?;
    if club.closed_on.is_some() == wanted {
        return Ok(());
    }
    let position = match club.position {
        Some(position) => position,
        None => federations::take_positions(conn, federation.id, 1)?,
    };
    clubs::update(conn, &Club { closed_on: wanted.then(|| federation.today(now)), position: Some(position), ..club })?;
    let action = if wanted { Action::CloseClub } else { Action::ReopenClub };
    audit::note(conn, actor, Some(federation.id), audit::Entry::new(action, Subject::Club(id)), now)?;
    Ok(())
}

/// Whether a club may be removed: nobody has ever belonged to it, and it has held nothing, nor would it have if a correction were given up.
///
/// # Errors
/// The database doesn't answer.
pub fn is_removable(conn: &mut Conn, federation: &Federation, id: ClubId) -> Result<bool, DbError> {
    Ok(!clubs::is_used(conn, id)? && !correcting::is_held_by(conn, federation, id)?)
}

/// Removes a club that was made by mistake: nobody has ever belonged to it, and it has held nothing.
///
/// # Errors
/// Only the commission may; something refers to it.
pub fn remove(conn: &mut Conn, actor: &Actor, federation: &Federation, id: ClubId, now: NaiveDateTime) -> Result<(), OfficeError> {
    may(actor, &federation.id, Duty::Commission)?;
    let club = find(conn, federation, id)?;
    if !is_removable(conn, federation, id)? {
        return Err(Refusal::ClubUsed.into());
    }
    clubs::remove(conn, id)?;
    let line = audit::Entry::new(Action::RemoveClub, Subject::Club(id)).with(club.name);
    audit::note(conn, actor, Some(federation.id), line, now)?;
    Ok(())
}
