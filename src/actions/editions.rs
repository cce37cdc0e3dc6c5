//! Editions of a federation's regulation: published by the chairman, in force as the regulation
//! says, never retroactive.

use chrono::NaiveDate;

use super::audit::{Entry, Subject};
use super::authorization::{Duty, check_allowed};
use super::{ActionError, FormMistake, FormProblem, Refusal, Tx, orders};
use crate::db::editions::{self, Edition};
use crate::db::federations::{self, Federation};
use crate::db::orders::Order;
use crate::db::tournaments::Tournament;
use crate::db::{Conn, DbError, EditionId, tournaments};
use crate::domain::audit::Action;
use crate::domain::caveat::Requirements;
use crate::domain::edition::{
    Edition as Candidate, InForce, TournamentFacts, following_tournament, governing_edition,
    order_cited,
};
use crate::domain::rules::{Newcomer, NextRank};
use crate::domain::tournament::Category;

/// In characters.
const TITLE_MAX: usize = 200;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Governing {
    /// `None` for the text as first approved.
    pub edition: Option<EditionId>,
    /// A JSON object.
    pub parameters: String,
}

impl Governing {
    pub fn first(federation: &Federation) -> Governing {
        Governing {
            edition: None,
            parameters: federation.parameters.clone(),
        }
    }
}

/// For a tournament starting on the day, or a list of this date, if it is calculated now.
pub fn find_governing(
    conn: &mut Conn,
    federation: &Federation,
    day: NaiveDate,
) -> Result<Governing, DbError> {
    Ok(Editions::load_all(conn, federation)?.governing_on(federation, day))
}

/// With their first days in force as far as the calendar determines them.
struct Editions {
    all: Vec<Edition>,
    candidates: Vec<Candidate<usize>>,
}

impl Editions {
    fn load_all(conn: &mut Conn, federation: &Federation) -> Result<Editions, DbError> {
        let all = editions::list(conn, federation.id)?;
        let mut candidates = Vec::with_capacity(all.len());
        for (place, edition) in all.iter().enumerate() {
            if let Some(since) = find_force_day(conn, federation, edition)? {
                candidates.push(Candidate {
                    id: place,
                    published: edition.amendment.published,
                    since,
                });
            }
        }
        Ok(Editions { all, candidates })
    }

    fn governing_on(&self, federation: &Federation, day: NaiveDate) -> Governing {
        match governing_edition(&self.candidates, day).and_then(|place| self.all.get(place)) {
            Some(edition) => Governing {
                edition: Some(edition.id),
                parameters: edition.amendment.parameters.clone(),
            },
            None => Governing::first(federation),
        }
    }
}

/// For tournaments with these first and last days, in the same order (ssdc 4.3); `None` if the
/// rules set none.
pub fn results_due(
    conn: &mut Conn,
    federation: &Federation,
    days: &[(NaiveDate, NaiveDate)],
) -> Result<Vec<Option<NaiveDate>>, DbError> {
    let (rulebook, editions) = (federation.rules, Editions::load_all(conn, federation)?);
    let due = |&(start, end): &(NaiveDate, NaiveDate)| {
        let parameters =
            serde_json::from_str(&editions.governing_on(federation, start).parameters).ok()?;
        rulebook.results_due(&parameters, end)
    };
    Ok(days.iter().map(due).collect())
}

/// Its own edition if the tournament is rated already (ssdc 5.2), else the one that governs it now.
pub fn for_tournament(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
) -> Result<Governing, DbError> {
    match (&t.position, &t.parameters) {
        (Some(_), Some(parameters)) => Ok(Governing {
            edition: t.edition_id,
            parameters: parameters.clone(),
        }),
        _ => find_governing(conn, federation, t.conditions.starts),
    }
}

/// Empty for an unofficial tournament.
pub fn load_requirements(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
) -> Result<Requirements, DbError> {
    if federation.rules.shows.official && !t.conditions.official {
        return Ok(Requirements::default());
    }
    let parameters = for_tournament(conn, federation, t)?.parameters;
    Ok(serde_json::from_str(&parameters)
        .ok()
        .and_then(|parameters| federation.rules.requirements(&parameters))
        .unwrap_or_default())
}

/// Above the held rank, by the edition that governs the day.
pub fn next_rank(
    conn: &mut Conn,
    federation: &Federation,
    held: u8,
    day: NaiveDate,
) -> Result<Option<NextRank>, DbError> {
    let parameters = find_governing(conn, federation, day)?.parameters;
    Ok(serde_json::from_str(&parameters)
        .ok()
        .and_then(|parameters| federation.rules.next_rank(&parameters, held)))
}

/// The factor of rating changes; `None` if categories have no weight.
pub fn category_weight(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
) -> Result<Option<f64>, DbError> {
    if !federation.rules.shows.weights {
        return Ok(None);
    }
    let parameters = for_tournament(conn, federation, t)?.parameters;
    Ok(serde_json::from_str(&parameters)
        .ok()
        .and_then(|parameters| {
            federation
                .rules
                .category_weight(&parameters, t.conditions.category)
        }))
}

/// For tournaments that begin on the day.
pub fn has_weights(
    conn: &mut Conn,
    federation: &Federation,
    day: NaiveDate,
) -> Result<bool, DbError> {
    if !federation.rules.shows.weights {
        return Ok(false);
    }
    let parameters = find_governing(conn, federation, day)?.parameters;
    let weight = |parameters| {
        federation
            .rules
            .category_weight(&parameters, Category::default())
    };
    Ok(serde_json::from_str(&parameters)
        .ok()
        .and_then(weight)
        .is_some())
}

pub fn newcomer_treatment(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
) -> Result<Option<Newcomer>, DbError> {
    let parameters = for_tournament(conn, federation, t)?.parameters;
    Ok(serde_json::from_str(&parameters)
        .ok()
        .and_then(|parameters| federation.rules.newcomer_rule(&parameters)))
}

/// As far as the calendar determines it. The inner `None` means from its publication, whatever the
/// day.
pub fn find_force_day(
    conn: &mut Conn,
    federation: &Federation,
    edition: &Edition,
) -> Result<Option<Option<NaiveDate>>, DbError> {
    if edition.amendment.position.is_some() {
        return Ok(Some(edition.amendment.since));
    }
    let rulebook = federation.rules;
    let rows = tournaments::calendar_after(conn, federation.id, edition.amendment.published)?;
    Ok(rulebook
        .in_force
        .first_day(edition.amendment.published, &to_calendar(&rows)))
}

fn to_calendar(rows: &[tournaments::Calendared]) -> Vec<TournamentFacts<'_>> {
    rows.iter()
        .map(|t| TournamentFacts {
            id: &t.code,
            start: t.conditions.starts,
            end: t.conditions.ends,
            official: true,
            category: t.conditions.category,
        })
        .collect()
}

/// ssdc 5.1.
pub fn awaited_tournament(
    conn: &mut Conn,
    federation: &Federation,
    edition: &Edition,
) -> Result<Option<String>, DbError> {
    if edition.amendment.position.is_some() || federation.rules.in_force != InForce::Following {
        return Ok(None);
    }
    let rows = tournaments::calendar_after(conn, federation.id, edition.amendment.published)?;
    let calendar = to_calendar(&rows);
    let awaited =
        following_tournament(&calendar, edition.amendment.published).map(|t| t.id.to_owned());
    Ok(awaited
        .and_then(|code| rows.into_iter().find(|t| t.code == code))
        .map(|t| t.conditions.name))
}

/// Later changes of the calendar don't move the fixed positions. Called before every calculation.
pub(super) fn fix_positions(
    conn: &mut Conn,
    federation: &Federation,
    today: NaiveDate,
) -> Result<(), DbError> {
    for edition in editions::list(conn, federation.id)?
        .into_iter()
        .filter(|e| e.amendment.position.is_none())
    {
        if let Some(since) = find_force_day(conn, federation, &edition)?
            && since.is_none_or(|since| since <= today)
        {
            let position = federations::take_positions(conn, federation.id, 1)?;
            editions::update_force(conn, edition.id, since, position)?;
        }
    }
    Ok(())
}

#[derive(Debug, Clone, Default)]
pub struct Amendment {
    /// Id of a stored order; its date becomes the amendment's.
    pub order: String,
    /// Number and date of an order that isn't stored.
    pub title: String,
    pub note: String,
    /// Only those that differ from the defaults.
    pub parameters: serde_json::Map<String, serde_json::Value>,
}

/// `all` are the editions so far.
fn parse_order_and_title(
    conn: &mut Conn,
    federation: &Federation,
    amendment: &Amendment,
    all: &[Edition],
) -> Result<(Option<Order>, String), ActionError> {
    let mut problems = Vec::new();
    let order =
        orders::parse_chosen(conn, federation, &amendment.order)?.unwrap_or_else(|problem| {
            problems.push(problem);
            None
        });
    let title = match &order {
        Some(order) => order_cited(&order.paper.number, &order.paper.title, order.paper.day),
        None => amendment.title.trim().to_owned(),
    };
    match title.chars().count() {
        _ if order.is_some() => {}
        0 => problems.push(FormProblem::new("title", FormMistake::Missing)),
        n if n > TITLE_MAX => {
            problems.push(FormProblem::new("title", FormMistake::TooLong(TITLE_MAX)))
        }
        _ => {}
    }
    if amendment.note.chars().count() > super::TEXT_MAX {
        problems.push(FormProblem::new(
            "note",
            FormMistake::TooLong(super::TEXT_MAX),
        ));
    }
    if all.iter().any(|e| e.amendment.title == title) {
        problems.push(FormProblem {
            field: if order.is_some() { "order" } else { "title" },
            kind: FormMistake::Taken,
        });
    }
    if problems.is_empty() {
        Ok((order, title))
    } else {
        Err(ActionError::Form(problems))
    }
}

/// `amendment` contains the full set of parameters from now on.
pub fn publish_amendment(tx: &mut Tx<'_>, amendment: &Amendment) -> Result<EditionId, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    let all = editions::list(tx.conn, tx.federation.id)?;
    let (order, title) = parse_order_and_title(tx.conn, tx.federation, amendment, &all)?;
    let rulebook = tx.federation.rules;
    let canonical = rulebook
        .normalize_parameters(&serde_json::Value::Object(amendment.parameters.clone()))
        .map_err(ActionError::Parameters)?;
    let parameters = serde_json::Value::Object(canonical).to_string();
    let last = all.last().map_or(tx.federation.parameters.as_str(), |e| {
        e.amendment.parameters.as_str()
    });
    if is_same_json(last, &parameters) {
        return Err(Refusal::NothingChanged.into());
    }
    // An amendment has the date of its order. If that is in the past, earlier calculations don't
    // change.
    let published = order
        .as_ref()
        .map_or(tx.federation.local_day(tx.now), |order| order.paper.day);
    let since = Some(published).filter(|_| rulebook.in_force == InForce::Starting);
    let position = match rulebook.in_force {
        InForce::Calculated | InForce::Starting => {
            Some(federations::take_positions(tx.conn, tx.federation.id, 1)?)
        }
        // Waits for the end of a tournament.
        InForce::Following => None,
    };
    let number = all.last().map_or(0, |e| e.amendment.number) + 1;
    let id = editions::add(
        tx.conn,
        &editions::Amendment {
            federation_id: tx.federation.id,
            number,
            title,
            published,
            since,
            position,
            parameters: parameters.clone(),
            note: amendment.note.trim().to_owned(),
            by_name: tx.actor.name.clone(),
            created_at: tx.now,
            order_id: order.map(|o| o.id),
        },
    )?;
    tx.audit(Entry::new(Action::Amend, Subject::Edition(number)).with(&parameters))?;
    Ok(id)
}

fn is_same_json(a: &str, b: &str) -> bool {
    let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).ok();
    read(a) == read(b)
}

/// The edition is the newest of `all` and was never used. `uses` counts tournaments and lists
/// calculated with it.
pub fn is_withdrawable(edition: &Edition, all: &[Edition], uses: (i64, i64)) -> bool {
    all.last().is_some_and(|newest| newest.id == edition.id) && uses == (0, 0)
}

pub fn withdraw_amendment(tx: &mut Tx<'_>, number: i32) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    let edition =
        editions::find(tx.conn, tx.federation.id, number)?.ok_or(ActionError::NotFound)?;
    let all = editions::list(tx.conn, tx.federation.id)?;
    if !is_withdrawable(
        &edition,
        &all,
        editions::count_uses(tx.conn, tx.federation.id, Some(edition.id))?,
    ) {
        return Err(Refusal::EditionUsed.into());
    }
    editions::remove(tx.conn, edition.id)?;
    let entry = Entry::new(Action::WithdrawAmendment, Subject::Edition(number))
        .with(&edition.amendment.title);
    tx.audit(entry)?;
    Ok(())
}
