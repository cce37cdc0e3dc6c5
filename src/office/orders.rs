//! Orders of a federation: each with its number, its day, its text and its document; also those of a time before this site.

use chrono::{NaiveDate, NaiveDateTime};

use super::audit::{self, Entry, Subject};
use super::documents::Document;
use super::may::{Duty, may};
use super::{Actor, FormMistake, FormProblem, OfficeError, Refusal};
use crate::db::federations::Federation;
use crate::db::orders::{self, NewOrder, Order};
use crate::db::{Conn, DbError, OrderId, files};
use crate::domain::audit::Action;
use crate::domain::player::parse_date;

/// Longest number of an order.
const NUMBER_MAX: usize = 40;
/// Longest text of an order or of a regulation.
pub const TEXT_LONGEST: usize = 200_000;

/// An order as typed.
#[derive(Debug, Clone, Default)]
pub struct Given {
    /// Its number.
    pub number: String,
    /// Its day.
    pub day: String,
    /// What it says, in Markdown.
    pub body: String,
    /// The document.
    pub document: Document,
}

/// The day of a decision: not after today.
pub(super) fn past_day(text: &str, today: NaiveDate) -> Result<NaiveDate, FormProblem> {
    let mistake = |kind| FormProblem { field: "day", kind };
    if text.trim().is_empty() {
        return Err(mistake(FormMistake::Missing));
    }
    let day = parse_date(text.trim()).ok_or(mistake(FormMistake::NotADate))?;
    if day > today { Err(mistake(FormMistake::Future)) } else { Ok(day) }
}

/// The chairman enters an order.
///
/// # Errors
/// Mistakes of the form.
pub fn enter(conn: &mut Conn, actor: &Actor, federation: &Federation, given: &Given, now: NaiveDateTime) -> Result<OrderId, OfficeError> {
    may(actor, &federation.id, Duty::Chair)?;
    let number = given.number.trim();
    let mut problems: Vec<FormProblem> = given.document.mistake().into_iter().collect();
    match number.chars().count() {
        0 => problems.push(FormProblem { field: "number", kind: FormMistake::Missing }),
        n if n > NUMBER_MAX => problems.push(FormProblem { field: "number", kind: FormMistake::TooLong(NUMBER_MAX) }),
        _ => {}
    }
    if given.body.chars().count() > TEXT_LONGEST {
        problems.push(FormProblem { field: "body", kind: FormMistake::TooLong(TEXT_LONGEST) });
    }
    let day = past_day(&given.day, federation.today(now)).map_err(|problem| problems.push(problem)).ok();
    let all = orders::labels(conn, federation.id)?;
    if all.iter().any(|o| Some(o.day) == day && o.number == number) {
        problems.push(FormProblem { field: "number", kind: FormMistake::Taken });
    }
    let (Some(day), true) = (day, problems.is_empty()) else { return Err(OfficeError::Form(problems)) };
    let file_id = given.document.store(conn, federation, now)?;
    let order = NewOrder {
        federation_id: federation.id,
        number: number.to_owned(),
        day,
        body: given.body.clone(),
        file_id,
        by_name: actor.name.clone(),
        created_at: now,
    };
    let id = orders::add(conn, &order)?;
    let entry = Entry::new(Action::EnterOrder, Subject::Order(id)).with(format!("{number}, {day}"));
    audit::note(conn, actor, Some(federation.id), entry, now)?;
    Ok(id)
}

/// The chairman removes an order that was entered by mistake.
///
/// # Errors
/// Something refers to it.
pub fn remove(conn: &mut Conn, actor: &Actor, federation: &Federation, id: OrderId, now: NaiveDateTime) -> Result<(), OfficeError> {
    may(actor, &federation.id, Duty::Chair)?;
    let order = orders::find(conn, federation.id, id)?.ok_or(OfficeError::NotFound)?;
    if orders::uses(conn, id)? > 0 {
        return Err(Refusal::OrderUsed.into());
    }
    orders::remove(conn, id)?;
    if let Some(file) = order.file_id {
        files::remove(conn, file)?;
    }
    let entry = Entry::new(Action::RemoveOrder, Subject::Order(id)).with(format!("{}, {}", order.number, order.day));
    audit::note(conn, actor, Some(federation.id), entry, now)?;
    Ok(())
}

/// The order that a form names; `None`: none was chosen.
///
/// # Errors
/// There is no such order.
pub(super) fn chosen(conn: &mut Conn, federation: &Federation, typed: &str) -> Result<Result<Option<Order>, FormProblem>, DbError> {
    if typed.trim().is_empty() {
        return Ok(Ok(None));
    }
    let found = match typed.trim().parse() {
        Ok(id) => orders::find(conn, federation.id, id)?,
        Err(_) => None,
    };
    Ok(found.map(Some).ok_or(FormProblem { field: "order", kind: FormMistake::Unknown }))
}
