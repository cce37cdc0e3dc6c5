//! The lines of adopted calendar plans from which a tournament becomes official: the choice in a
//! form, and the search by name and days (ufgo 4.3).

use chrono::{Datelike, NaiveDate};

use crate::db::calendar_plans::{self as storage, PlanLine, Standing};
use crate::db::federations::Federation;
use crate::db::tournaments::{Conditions, Tournament};
use crate::db::{Conn, DbError, PlanLineId, TournamentId};
use crate::domain::calendar_plan::Fit;
use crate::domain::caveat::{Caveat, Days};

const PREFIX: &str = "line-";

/// `None` for no line, or for a plan typed as text.
pub fn parse_chosen_line(typed: &str) -> Option<PlanLineId> {
    typed.trim().strip_prefix(PREFIX)?.parse().ok()
}

pub fn named_line(id: PlanLineId) -> String {
    format!("{PREFIX}{id}")
}

/// Keeps a tournament out of every plan. An empty value leaves the choice to name and days.
pub const NO_LINE: &str = "none";

/// A line, or the free text used before plans were kept here.
pub fn names_a_line(typed: &str) -> bool {
    !matches!(typed.trim(), "" | NO_LINE)
}

/// A free line of an adopted plan with the name of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fitting {
    pub fit: Fit,
    pub standing: Standing,
}

/// Lines with the days of the tournament come first. `own` is the tournament, if it is stored.
pub fn find_fitting_lines(
    conn: &mut Conn,
    federation: &Federation,
    c: &Conditions,
    own: Option<TournamentId>,
) -> Result<Vec<Fitting>, DbError> {
    if !federation.rules.shows.plan {
        return Ok(Vec::new());
    }
    let standing = storage::load_standing_lines(conn, federation.id, c.starts.year() - 1)?;
    let mut fitting: Vec<Fitting> = standing
        .into_iter()
        .filter_map(|standing| {
            let fit = standing
                .line
                .to_numbered()
                .line
                .compare_with(&c.name, c.starts, c.ends)?;
            Some(Fitting { fit, standing })
        })
        .collect();
    let ids: Vec<PlanLineId> = fitting.iter().map(|found| found.standing.line.id).collect();
    let held: Vec<PlanLineId> = storage::load_held_tournaments(conn, &ids)?
        .into_iter()
        .filter(|held| Some(held.id) != own)
        .filter_map(|held| held.line)
        .collect();
    fitting.retain(|found| !held.contains(&found.standing.line.id));
    fitting.sort_by_key(|found| found.fit);
    Ok(fitting)
}

/// Tournaments in an adopted plan are official, no matter who enters them (ufgo 4.3). Needs the
/// only line with name and days; of two such lines neither is chosen.
pub fn link_to_line(
    conn: &mut Conn,
    federation: &Federation,
    c: &mut Conditions,
    own: Option<TournamentId>,
) -> Result<(), DbError> {
    if c.official {
        return Ok(());
    }
    let whole: Vec<Fitting> = find_fitting_lines(conn, federation, c, own)?
        .into_iter()
        .filter(|found| found.fit == Fit::Whole)
        .collect();
    if let [only] = whole.as_slice() {
        (c.official, c.plan_line_id) = (true, Some(only.standing.line.id));
    }
    Ok(())
}

/// The question is for a table's signatories.
pub fn find_caveat(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
) -> Result<Option<Caveat>, DbError> {
    let c = &t.conditions;
    let days = |line: &PlanLine| Days {
        starts: line.starts,
        ends: line.ends,
    };
    match c.plan_line_id {
        Some(id) => {
            let standing = storage::find_line(conn, federation.id, id)?;
            let days = standing.map(|standing| days(&standing.line));
            Ok(days
                .filter(|days| (days.starts, days.ends) != (c.starts, c.ends))
                .map(Caveat::PlanDays))
        }
        None if c.official => Ok(None),
        None => Ok(find_fitting_lines(conn, federation, c, Some(t.id))?
            .first()
            .map(|found| Caveat::Unplanned(days(&found.standing.line)))),
    }
}

/// Includes `own`.
pub fn list_free_lines(
    conn: &mut Conn,
    federation: &Federation,
    own: Option<PlanLineId>,
    today: NaiveDate,
) -> Result<Vec<Standing>, DbError> {
    if !federation.rules.shows.plan {
        return Ok(Vec::new());
    }
    let mut standing = storage::load_standing_lines(conn, federation.id, today.year() - 1)?;
    let ids: Vec<PlanLineId> = standing.iter().map(|s| s.line.id).collect();
    let held = storage::load_held_tournaments(conn, &ids)?;
    standing.retain(|s| own == Some(s.line.id) || !held.iter().any(|h| h.line == Some(s.line.id)));
    if let Some(own) = own.filter(|own| !ids.contains(own)) {
        standing.extend(storage::find_line(conn, federation.id, own)?);
    }
    Ok(standing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_named_as_it_is_read() {
        assert_eq!(
            parse_chosen_line(&named_line(PlanLineId(17))),
            Some(PlanLineId(17))
        );
        assert_eq!(
            (
                parse_chosen_line("17"),
                parse_chosen_line("Plan 2026"),
                parse_chosen_line("")
            ),
            (None, None, None)
        );
    }
}
