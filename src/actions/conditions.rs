//! The conditions of a tournament: name, days, place, board, time, plan. Parses the form and checks
//! them.

use chrono::{Datelike, NaiveDate};

use super::{ActionError, FormMistake, FormProblem, Role, cancel_correction};
use crate::db::federations::Federation;
use crate::db::tournaments::{self, Conditions, Tournament};
use crate::db::{ClubId, Conn, DbError, TournamentId, accounts, calendar_plans, clubs};
use crate::domain::calendar_plan::Stage;
use crate::domain::name::{has_letter, normalize_name, to_stored_title};
use crate::domain::player::parse_date;
use crate::domain::tournament::{Board, Category, Pool, RoundDays};

/// In characters.
const NAME_MAX: usize = 200;

/// Affects the conditions that the rules ignore.
pub(super) fn with_defaults(federation: &Federation, mut c: Conditions) -> Conditions {
    let shows = federation.rules.shows;
    if !(c.official && shows.plan) {
        c.plan_line_id = None;
    }
    if shows.plan && !c.official {
        c.plan = String::new();
    }
    if !shows.official {
        c.official = true;
        c.plan = String::new();
    }
    if !shows.pools {
        c.pool = Pool::default();
    }
    if !shows.categories && !shows.weights {
        c.category = Category::default();
    }
    if !shows.boards {
        c.board = Board::default();
    }
    if !shows.rated_by_fide {
        c.rated_by_fide = false;
    }
    if !shows.periods {
        c.round_days = RoundDays::default();
    }
    if !shows.clock {
        c.minutes = None;
    }
    c
}

/// Also normalizes names, and cites the plan line.
pub(super) fn normalize_conditions(
    conn: &mut Conn,
    federation: &Federation,
    c: Conditions,
) -> Result<Conditions, DbError> {
    let mut c = with_defaults(federation, c);
    c.name = to_stored_title(&c.name);
    c.city = normalize_name(&c.city);
    c.referee_name = normalize_name(&c.referee_name);
    if let Some(id) = c.plan_line_id
        && let Some(standing) = calendar_plans::find_line(conn, federation.id, id)?
    {
        c.plan = standing.format_citation();
    }
    Ok(c)
}

/// For every source of conditions: texts, days and time.
pub(super) fn find_problems(c: &Conditions) -> Vec<FormProblem> {
    let mut problems = Vec::new();
    let mut text = |field, value: &str, max, required: bool| {
        if required && value.trim().is_empty() {
            problems.push(FormProblem::new(field, FormMistake::Missing));
        } else if value.chars().count() > max {
            problems.push(FormProblem::new(field, FormMistake::TooLong(max)));
        }
    };
    text("name", &c.name, NAME_MAX, true);
    text("city", &c.city, 100, false);
    text("plan", &c.plan, 200, false);
    text("remark", &c.remark, super::TEXT_MAX, false);
    // A missing referee is reported by another check.
    text("referee_name", &c.referee_name, 100, c.referee_id.is_some());
    if !c.city.trim().is_empty() && !has_letter(&c.city) {
        problems.push(FormProblem::new("city", FormMistake::NoLetter));
    }
    if c.ends < c.starts {
        problems.push(FormProblem::new("ends", FormMistake::EndsEarly));
    }
    for (field, day) in [("starts", c.starts), ("ends", c.ends)] {
        if !(1900..=2200).contains(&day.year()) {
            problems.push(FormProblem::new(field, FormMistake::NotADate));
        }
    }
    if c.round_days
        .all()
        .any(|day| !(c.starts..=c.ends).contains(&day))
    {
        problems.push(FormProblem::new(
            "round_days",
            FormMistake::OutsideTournament,
        ));
    }
    if c.minutes
        .is_some_and(|m| !m.is_finite() || !(0.0..=10_000.0).contains(&m))
    {
        problems.push(FormProblem::new("minutes", FormMistake::NotANumber));
    }
    problems
}

/// Only if the rules require a plan (ufgo 4.3). The line must belong to an adopted plan, and no
/// other tournament may use it. A text typed before plans were kept here may stay.
pub(super) fn plan_mistake(
    conn: &mut Conn,
    federation: &Federation,
    c: &Conditions,
    stored: Option<&Tournament>,
) -> Result<Option<FormMistake>, DbError> {
    if !(c.official && federation.rules.shows.plan) {
        return Ok(None);
    }
    let Some(id) = c.plan_line_id else {
        let had = stored
            .map(|t| &t.conditions)
            .filter(|had| had.official && had.plan_line_id.is_none());
        return Ok(match c.plan.trim() {
            "" => Some(FormMistake::Missing),
            _ if had.is_some_and(|had| had.plan == c.plan) => None,
            _ => Some(FormMistake::Unknown),
        });
    };
    let found = calendar_plans::find_line(conn, federation.id, id)?;
    if found.is_none_or(|standing| {
        standing.plan.heading.stage != Stage::Adopted || standing.line.struck
    }) {
        return Ok(Some(FormMistake::Unknown));
    }
    let mut held: Vec<TournamentId> = calendar_plans::load_held_tournaments(conn, &[id])?
        .into_iter()
        .map(|held| held.id)
        .collect();
    // A tournament under correction uses its line again if the correction is cancelled.
    held.extend(
        cancel_correction::on_lines(conn, federation.id, &[id])?
            .into_iter()
            .map(|(id, _)| id),
    );
    let taken = held.iter().any(|held| stored.is_none_or(|t| t.id != *held));
    Ok(taken.then_some(FormMistake::Taken))
}

/// `stored` is the tournament before the change.
pub(super) fn check_conditions(
    conn: &mut Conn,
    federation: &Federation,
    c: &Conditions,
    stored: Option<&Tournament>,
) -> Result<(), ActionError> {
    let mut problems = find_problems(c);
    let held_by = stored.and_then(|t| t.conditions.club_id);
    problems.extend(
        plan_mistake(conn, federation, c, stored)?.map(|kind| FormProblem {
            field: "plan",
            kind,
        }),
    );
    match c.club_id {
        // A closed club keeps the tournaments it already hosts.
        Some(club)
            if clubs::find(conn, federation.id, club)?
                .is_none_or(|found| found.closed_on.is_some() && held_by != Some(club)) =>
        {
            problems.push(FormProblem::new("club", FormMistake::Unknown));
        }
        None if federation.rules.club_signs => {
            problems.push(FormProblem::new("club", FormMistake::Missing))
        }
        _ => {}
    }
    if let Some(account) = c.referee_id {
        let officers = accounts::load_officers(conn, federation.id)?;
        if !officers
            .iter()
            .any(|(a, r)| a.id == account && r.role == Role::Referee)
        {
            problems.push(FormProblem::new("referee", FormMistake::Unknown));
        }
    } else {
        problems.push(FormProblem::new("referee", FormMistake::Missing));
    }
    if problems.is_empty() {
        Ok(())
    } else {
        Err(ActionError::Form(problems))
    }
}

/// For partly unparsable conditions, so that all mistakes are reported together.
pub fn collect_mistakes(
    conn: &mut Conn,
    federation: &Federation,
    c: Conditions,
    stored: Option<TournamentId>,
) -> Result<Vec<FormProblem>, ActionError> {
    let stored = match stored {
        Some(id) => tournaments::find(conn, federation.id, id)?,
        None => None,
    };
    let c = normalize_conditions(conn, federation, c)?;
    match check_conditions(conn, federation, &c, stored.as_ref()) {
        Ok(()) => Ok(Vec::new()),
        Err(ActionError::Form(problems)) => Ok(problems),
        Err(other) => Err(other),
    }
}

#[derive(Debug, Clone, Default)]
pub struct ConditionsInput {
    pub starts: String,
    pub ends: String,
    pub minutes: String,
    /// Set for a new tournament under rules that use the main time (ufgo 1.7).
    pub timed: bool,
    pub board: String,
    pub club: String,
    /// Empty if the form has none.
    pub pool: String,
    /// Empty if the form has none.
    pub category: String,
    pub round_days: String,
}

pub struct ParsedConditions {
    pub starts: NaiveDate,
    pub ends: NaiveDate,
    pub minutes: Option<f64>,
    pub board: Board,
    pub club: Option<ClubId>,
    /// The default under rules without pools.
    pub pool: Pool,
    /// The default under rules without categories.
    pub category: Category,
    pub round_days: RoundDays,
}

impl ConditionsInput {
    pub fn parse_fields(&self) -> Result<ParsedConditions, Vec<FormProblem>> {
        let (read, problems) = self.parse();
        if problems.is_empty() {
            Ok(read)
        } else {
            Err(problems)
        }
    }

    fn main_time(&self, problems: &mut Vec<FormProblem>) -> Option<f64> {
        match self.minutes.trim() {
            "" => {
                if self.timed {
                    problems.push(FormProblem::new("minutes", FormMistake::Missing));
                }
                None
            }
            text => {
                let number: Option<f64> = text
                    .replace(',', ".")
                    .parse()
                    .ok()
                    .filter(|m: &f64| m.is_finite());
                if number.is_none() {
                    problems.push(FormProblem::new("minutes", FormMistake::NotANumber));
                }
                number
            }
        }
    }

    fn parse_club(&self, problems: &mut Vec<FormProblem>) -> Option<ClubId> {
        match self.club.trim() {
            "" => None,
            text => {
                let id: Option<ClubId> = text.parse().ok();
                if id.is_none() {
                    problems.push(FormProblem::new("club", FormMistake::Unknown));
                }
                id
            }
        }
    }

    /// A wrong field counts as empty, a wrong day as the other day.
    pub fn parse(&self) -> (ParsedConditions, Vec<FormProblem>) {
        let mut problems = Vec::new();
        let starts = parse_required_day("starts", &self.starts, &mut problems);
        let ends = if self.ends.trim().is_empty() {
            starts
        } else {
            parse_required_day("ends", &self.ends, &mut problems)
        };
        let minutes = self.main_time(&mut problems);
        let board = if self.board.is_empty() {
            Some(Board::default())
        } else {
            self.board.parse().ok().and_then(Board::from_size)
        };
        let club = self.parse_club(&mut problems);
        let pool = if self.pool.is_empty() {
            Some(Pool::default())
        } else {
            Pool::from_word(&self.pool)
        };
        let category = if self.category.is_empty() {
            Some(Category::default())
        } else {
            Category::from_word(&self.category)
        };
        for (field, known) in [
            ("board", board.is_some()),
            ("pool", pool.is_some()),
            ("category", category.is_some()),
        ] {
            if !known {
                problems.push(FormProblem::new(field, FormMistake::Unknown));
            }
        }
        let round_days: RoundDays = self.round_days.parse().unwrap_or_else(|_| {
            problems.push(FormProblem::new("round_days", FormMistake::NotADate));
            RoundDays::default()
        });
        let known = starts.zip(ends).is_some();
        let read = ParsedConditions {
            starts: starts.or(ends).unwrap_or_default(),
            ends: ends.or(starts).unwrap_or_default(),
            minutes,
            board: board.unwrap_or_default(),
            club,
            pool: pool.unwrap_or_default(),
            category: category.unwrap_or_default(),
            round_days: if known {
                round_days
            } else {
                RoundDays::default()
            },
        };
        (read, problems)
    }
}

fn parse_required_day(
    field: &'static str,
    text: &str,
    problems: &mut Vec<FormProblem>,
) -> Option<NaiveDate> {
    let day = parse_date(text.trim());
    if day.is_none() {
        let kind = if text.trim().is_empty() {
            FormMistake::Missing
        } else {
            FormMistake::NotADate
        };
        problems.push(FormProblem { field, kind });
    }
    day
}
