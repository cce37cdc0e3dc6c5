//! Bounds of the monitored measures of a rating. A measure beyond its bounds raises an alarm (rgf
//! 1).

use super::audit::{Entry, Subject};
use super::authorization::{Duty, check_allowed};
use super::{ActionError, FormMistake, FormProblem, Tx};
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
pub fn set(tx: &mut Tx<'_>, typed: &[(Measure, String)]) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
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
    if tx.federation.bounds() == bounds {
        return Ok(());
    }
    federations::update_bounds(tx.conn, tx.federation.id, &bounds)?;
    let told: Vec<String> = bounds
        .iter()
        .map(|(measure, bound)| format!("{measure} {bound}"))
        .collect();
    let entry = Entry::new(
        Action::Settings,
        Subject::Federation(tx.federation.slug.clone()),
    )
    .with(format!("bounds: {}", told.join(", ")));
    tx.audit(entry)?;
    Ok(())
}
