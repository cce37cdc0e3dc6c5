//! Collects all stored data about one person, for that person: as tables for a page and for a file.

use chrono::NaiveDateTime;
use serde_json::{Map, Value, json};

use super::audit::{Entry, Subject};
use super::authorization::{Duty, check_allowed};
use super::forgetting::person::Person;
use super::{ActionError, Actor, Tx};
use crate::db::federations::Federation;
use crate::db::personal::{self as storage, OF_ACCOUNTS, OF_PLAYERS, PersonalTable};
use crate::db::players;
use crate::db::{AccountId, Conn, DbError, PlayerId, accounts, forgetting};
use crate::domain::audit::Action;

#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    pub name: &'static str,
    /// Each row is a value by column.
    pub rows: Vec<Map<String, Value>>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Everything {
    /// The person, as a sentence for programs.
    pub about: String,
    /// The searched spellings of the name.
    pub spellings: Vec<String>,
    pub tables: Vec<Table>,
}

impl Everything {
    pub fn to_file(&self, now: NaiveDateTime) -> Value {
        let tables: Map<String, Value> = self
            .tables
            .iter()
            .map(|table| (table.name.to_owned(), json!(table.rows)))
            .collect();
        json!({ "about": self.about, "made_at": now.and_utc().to_rfc3339(), "spellings": self.spellings, "tables": tables })
    }
}

/// Of documents about several people, includes only the parts about this one.
fn table_rows(
    kept: &PersonalTable,
    rows: &[String],
    person: Option<&Person>,
) -> Result<Option<Table>, ActionError> {
    let mut read = Vec::with_capacity(rows.len());
    for row in rows {
        let Ok(Value::Object(mut row)) = serde_json::from_str(row) else {
            return Err(DbError::Corrupt(format!("a row of {}", kept.table)).into());
        };
        for column in kept.documents {
            if let (Some(Value::String(text)), Some(person)) = (row.get(*column), person) {
                // An unreadable document is left out, because it may be about other people.
                let document: Value = serde_json::from_str(text).unwrap_or_default();
                let mut parts = Vec::new();
                person.collect_parts(&document, &mut parts);
                row.insert((*column).to_owned(), Value::Array(parts));
            }
        }
        read.push(row);
    }
    Ok((!read.is_empty()).then_some(Table {
        name: kept.table,
        rows: read,
    }))
}

/// Includes merged duplicates.
pub fn of_player(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: PlayerId,
) -> Result<Everything, ActionError> {
    check_allowed(actor, &federation.id, Duty::Commission)?;
    let player = players::find(conn, federation.id, id)?.ok_or(ActionError::NotFound)?;
    let about = format!(
        "player {} ({}) of {}",
        player.id.0, player.code, federation.slug
    );
    let person = Person::load_person(conn, federation, player)?;
    let numbers: Vec<i64> = person.traces().players.iter().map(|id| id.0).collect();
    let registered = forgetting::load_registrations(conn, federation.id)?;
    let registered: Vec<i64> = registered
        .iter()
        .filter(|r| person.is_person(None, &r.name, &r.born))
        .map(|r| r.id.0)
        .collect();
    let mut tables = Vec::new();
    for kept in OF_PLAYERS {
        let numbers = if kept.table == "registrations" {
            &registered
        } else {
            &numbers
        };
        let rows = storage::load_rows_about(conn, kept, federation.id, numbers, person.traces())?;
        tables.extend(table_rows(kept, &rows, Some(&person))?);
    }
    Ok(Everything {
        about,
        spellings: person.traces().spellings.clone(),
        tables,
    })
}

/// As [`of_player`], for a file; writes an audit entry.
pub fn hand_over(tx: &mut Tx<'_>, id: PlayerId) -> Result<Everything, ActionError> {
    let everything = of_player(tx.conn, tx.actor, tx.federation, id)?;
    tx.audit(Entry::new(Action::ExportPerson, Subject::Player(id)))?;
    Ok(everything)
}

/// For the owner of the account.
pub fn of_account(conn: &mut Conn, id: AccountId) -> Result<Everything, ActionError> {
    let account = accounts::find(conn, id)?.ok_or(ActionError::NotFound)?;
    let mut tables = Vec::new();
    for kept in OF_ACCOUNTS {
        let rows = storage::of_account(conn, kept, id)?;
        tables.extend(table_rows(kept, &rows, None)?);
    }
    let acts = storage::acts_of_account(conn, id)?;
    let rows = acts
        .iter()
        .filter_map(|row| serde_json::from_str(row).ok())
        .collect::<Vec<_>>();
    if !rows.is_empty() {
        tables.push(Table {
            name: "audit",
            rows,
        });
    }
    Ok(Everything {
        about: format!("account {} ({})", id.0, account.login),
        spellings: vec![account.name],
        tables,
    })
}
