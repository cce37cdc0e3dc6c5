//! Bounds of the monitored measures of a rating. A measure beyond its bounds raises an alarm (rgf
//! 1).

use chrono::NaiveDateTime;

use super::audit::{self, Entry, Subject};
use super::authorization::{Duty, check_allowed};
use super::{ActionError, Actor, FormMistake, FormProblem};
use crate::db::Conn;
use crate::db::federations::{self, Federation};
use crate::domain::audit::Action;
use crate::domain::rating_monitor::{Bound, Bounds, Measure};

pub fn available_measures(federation: &Federation) -> impl Iterator<Item = Measure> + use<> {
    let deviation = federation.rules.shows.deviation;
    Measure::ALL
        .into_iter()
        .filter(move |measure| deviation || !measure.needs_deviations())
}

/// An empty text removes a bound. Ratings don't change.
pub fn set(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    typed: &[(Measure, String)],
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    check_allowed(actor, &federation.id, Duty::Commission)?;
    let mut problems = Vec::new();
    let mut bounds = Bounds::new();
    for (measure, text) in typed.iter().filter(|(_, text)| !text.trim().is_empty()) {
        match Bound::parse(text) {
            Some(bound) => drop(bounds.insert(*measure, bound)),
            None => problems.push(FormProblem::new(measure.word(), FormMistake::NotANumber)),
        }
    }
    if !problems.is_empty() {
        return Err(ActionError::Form(problems));
    }
    if federation.bounds() == bounds {
        return Ok(());
    }
    federations::update_bounds(conn, federation.id, &bounds)?;
    let told: Vec<String> = bounds
        .iter()
        .map(|(measure, bound)| format!("{measure} {bound}"))
        .collect();
    let entry = Entry::new(
        Action::Settings,
        Subject::Federation(federation.slug.clone()),
    )
    .with(format!("bounds: {}", told.join(", ")));
    audit::write_entry(conn, actor, Some(federation.id), entry, now)?;
    Ok(())
}
