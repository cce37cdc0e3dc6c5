//! Orders and other documents of a federation, including those from before the site.

use chrono::NaiveDate;

use super::audit::{Entry, Subject};
use super::authorization::{Duty, check_allowed};
use super::documents::Document;
use super::{ActionError, FormMistake, FormProblem, Refusal, Tx};
use crate::db::federations::Federation;
use crate::db::orders::{self, NewOrder, Order};
use crate::db::{Conn, DbError, OrderId, files};
use crate::domain::audit::Action;
use crate::domain::edition::order_cited;
use crate::domain::player::parse_date;

/// In characters.
const NUMBER_MAX: usize = 40;
/// In characters.
const TITLE_MAX: usize = 200;
/// In characters, of an order or regulation.
pub const TEXT_LONGEST: usize = 200_000;

#[derive(Debug, Clone, Default)]
pub struct OrderInput {
    /// May be empty.
    pub number: String,
    /// May be empty.
    pub title: String,
    pub day: String,
    pub body: String,
    pub document: Document,
}

/// Not after today.
pub(super) fn past_day(text: &str, today: NaiveDate) -> Result<NaiveDate, FormProblem> {
    let mistake = |kind| FormProblem { field: "day", kind };
    if text.trim().is_empty() {
        return Err(mistake(FormMistake::Missing));
    }
    let day = parse_date(text.trim()).ok_or(mistake(FormMistake::NotADate))?;
    if day > today {
        Err(mistake(FormMistake::Future))
    } else {
        Ok(day)
    }
}

/// `alike`: another order has the same citation.
fn find_problems(given: &OrderInput, alike: bool) -> Vec<FormProblem> {
    let mut problems: Vec<FormProblem> = given.document.mistake().into_iter().collect();
    let (number, title) = (given.number.trim(), given.title.trim());
    for (field, text, most) in [("number", number, NUMBER_MAX), ("title", title, TITLE_MAX)] {
        if number.is_empty() && title.is_empty() {
            problems.push(FormProblem::new(field, FormMistake::NameMissing));
        } else if text.chars().count() > most {
            problems.push(FormProblem::new(field, FormMistake::TooLong(most)));
        }
    }
    if alike {
        problems.push(FormProblem {
            field: if number.is_empty() { "title" } else { "number" },
            kind: FormMistake::Taken,
        });
    }
    if given.body.chars().count() > TEXT_LONGEST {
        problems.push(FormProblem::new("body", FormMistake::TooLong(TEXT_LONGEST)));
    }
    if given.body.trim().is_empty() && given.document.file.is_none() && !given.document.oversize {
        problems.push(FormProblem::new("body", FormMistake::TextMissing));
    }
    problems
}

pub fn enter_order(tx: &mut Tx<'_>, given: &OrderInput) -> Result<OrderId, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    let (number, title) = (given.number.trim(), given.title.trim());
    let day = past_day(&given.day, tx.federation.local_day(tx.now));
    let cited = day
        .as_ref()
        .ok()
        .map(|day| order_cited(number, title, *day));
    let all = orders::load_labels(tx.conn, tx.federation.id)?;
    let alike = all
        .iter()
        .any(|o| Some(order_cited(&o.number, &o.title, o.day)) == cited);
    let mut problems = find_problems(given, alike);
    let day = day.map_err(|problem| problems.push(problem)).ok();
    let (Some(day), true) = (day, problems.is_empty()) else {
        return Err(ActionError::Form(problems));
    };
    let file_id = given.document.store_file(tx.conn, tx.federation, tx.now)?;
    let paper = NewOrder {
        federation_id: tx.federation.id,
        number: number.to_owned(),
        title: title.to_owned(),
        day,
        body: given.body.clone(),
        file_id,
        by_name: tx.actor.name.clone(),
        created_at: tx.now,
    };
    let id = orders::add(tx.conn, &paper)?;
    let entry =
        Entry::new(Action::EnterOrder, Subject::Order(id)).with(format_order(number, title, day));
    tx.audit(entry)?;
    Ok(id)
}

fn format_order(number: &str, title: &str, day: NaiveDate) -> String {
    match (number, title) {
        (_, "") | ("", _) => order_cited(number, title, day),
        _ => format!("{}: {title}", order_cited(number, title, day)),
    }
}

/// No amendment and no regulation text refers to the order.
pub fn is_removable(conn: &mut Conn, id: OrderId) -> Result<bool, DbError> {
    Ok(orders::count_uses(conn, id)? == 0)
}

/// For an order that was entered by mistake.
pub fn remove_order(tx: &mut Tx<'_>, id: OrderId) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    let paper = orders::find(tx.conn, tx.federation.id, id)?
        .ok_or(ActionError::NotFound)?
        .paper;
    if !is_removable(tx.conn, id)? {
        return Err(Refusal::OrderUsed.into());
    }
    orders::remove(tx.conn, id)?;
    if let Some(file) = paper.file_id {
        files::remove(tx.conn, file)?;
    }
    let entry = Entry::new(Action::RemoveOrder, Subject::Order(id)).with(format_order(
        &paper.number,
        &paper.title,
        paper.day,
    ));
    tx.audit(entry)?;
    Ok(())
}

/// `None` if no order was chosen.
pub(super) fn parse_chosen(
    conn: &mut Conn,
    federation: &Federation,
    typed: &str,
) -> Result<Result<Option<Order>, FormProblem>, DbError> {
    if typed.trim().is_empty() {
        return Ok(Ok(None));
    }
    let found = match typed.trim().parse() {
        Ok(id) => orders::find(conn, federation.id, id)?,
        Err(_) => None,
    };
    Ok(found
        .map(Some)
        .ok_or(FormProblem::new("order", FormMistake::Unknown)))
}
