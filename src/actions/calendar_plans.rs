//! Calendar plans: officials draft the plan of a year, the commission adopts it, and later
//! amendments change it (ufgo 1.7, 4.3).

use chrono::NaiveDate;
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::audit::{Entry, Subject};
use super::authorization::{Duty, OnPlan, check_allowed};
use super::orders::past_day;
use super::{ActionError, Actor, FormMistake, FormProblem, Refusal, Tx, cancel_correction};
use crate::db::calendar_plans::{self as storage, CalendarPlan, Heading, PlanAmendment, PlanLine};
use crate::db::federations::Federation;
use crate::db::{CalendarPlanId, Conn, DbError, PlanLineId};
use crate::domain::audit::Action;
use crate::domain::calendar_plan::{
    self, Amendment, Change, LINES_MAX, Line, Numbered, PlanDocument, Stage,
};
use crate::domain::name::{normalize_name, to_stored_title};
use crate::formats::dates;

/// In characters.
const NAME_MAX: usize = 200;
/// In characters.
const WORD_MAX: usize = 100;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedLine {
    /// `None` for a new line.
    pub number: Option<i32>,
    pub name: String,
    pub starts: String,
    /// Empty for the first day.
    pub ends: String,
    pub city: String,
    pub kind: String,
}

impl TypedLine {
    pub fn from_line(line: &PlanLine) -> TypedLine {
        TypedLine {
            number: Some(line.number),
            name: line.name.clone(),
            starts: line.starts.to_string(),
            ends: line.ends.to_string(),
            city: line.city.clone(),
            kind: line.kind.clone(),
        }
    }

    /// An existing line is struck this way; a new one is ignored.
    pub fn is_blank(&self) -> bool {
        [&self.name, &self.starts, &self.ends, &self.city, &self.kind]
            .iter()
            .all(|text| text.trim().is_empty())
    }

    fn parse_line(&self, year: i32) -> Result<Line, Vec<FormProblem>> {
        let mut problems = Vec::new();
        for (field, text, most) in [
            ("name", &self.name, NAME_MAX),
            ("city", &self.city, WORD_MAX),
            ("kind", &self.kind, WORD_MAX),
        ] {
            if text.chars().count() > most {
                problems.push(FormProblem::new(field, FormMistake::TooLong(most)));
            }
        }
        if self.name.trim().is_empty() {
            problems.push(FormProblem::new("name", FormMistake::Missing));
        }
        let mut day = |field, text: &str| {
            let found = dates::parse_date(text);
            if found.is_none() {
                let kind = if text.trim().is_empty() {
                    FormMistake::Missing
                } else {
                    FormMistake::NotADate
                };
                problems.push(FormProblem { field, kind });
            }
            found
        };
        let starts = day("starts", &self.starts);
        let ends = if self.ends.trim().is_empty() {
            starts
        } else {
            day("ends", &self.ends)
        };
        let (Some(starts), Some(ends)) = (starts, ends) else {
            return Err(problems);
        };
        let text = |text: &str| normalize_name(text.trim());
        let line = Line {
            name: to_stored_title(self.name.trim()),
            starts,
            ends,
            city: text(&self.city),
            kind: self.kind.trim().to_owned(),
        };
        if ends < starts {
            problems.push(FormProblem::new("ends", FormMistake::EndsEarly));
        } else if !line.is_in(year) {
            problems.push(FormProblem::new("starts", FormMistake::OtherYear));
        }
        if problems.is_empty() {
            Ok(line)
        } else {
            Err(problems)
        }
    }
}

/// Name, first day, last day, place and kind, separated by tabs or semicolons.
pub fn parse_pasted(text: &str) -> Vec<TypedLine> {
    let rows = text
        .lines()
        .filter(|row| !row.trim().is_empty())
        .take(LINES_MAX + 1);
    rows.map(|row| {
        let mut cells = row
            .split(if row.contains('\t') { '\t' } else { ';' })
            .map(|cell| cell.trim().to_owned());
        let mut next = || cells.next().unwrap_or_default();
        TypedLine {
            number: None,
            name: next(),
            starts: next(),
            ends: next(),
            city: next(),
            kind: next(),
        }
    })
    .collect()
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineProblem {
    /// Index among the typed lines.
    pub line: usize,
    pub problem: FormProblem,
}

/// With the numbers of existing lines.
type Wanted = Vec<(Option<i32>, Line)>;

pub fn read_lines(year: i32, typed: &[TypedLine]) -> Result<Wanted, Vec<LineProblem>> {
    let mut wanted = Vec::new();
    let mut problems = Vec::new();
    for (line, row) in typed.iter().enumerate().filter(|(_, row)| !row.is_blank()) {
        match row.parse_line(year) {
            Ok(read) => wanted.push((row.number, read)),
            Err(found) => problems.extend(
                found
                    .into_iter()
                    .map(|problem| LineProblem { line, problem }),
            ),
        }
    }
    if problems.is_empty() {
        Ok(wanted)
    } else {
        Err(problems)
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlanInput {
    pub year: String,
    /// Name of the body whose plan it is.
    pub title: String,
    pub lines: Vec<TypedLine>,
}

#[derive(Debug, Clone, Copy)]
pub struct PlanVersion {
    pub id: CalendarPlanId,
    pub version: i64,
}

fn no_plans(federation: &Federation) -> Result<(), ActionError> {
    if federation.rules.shows.plan {
        Ok(())
    } else {
        Err(ActionError::NotFound)
    }
}

pub fn parse_year(text: &str) -> Option<i32> {
    text.trim()
        .parse()
        .ok()
        .filter(|year| (1900..=2200).contains(year))
}

struct ReadDraft {
    year: i32,
    title: String,
    lines: Vec<Numbered>,
}

fn read_draft(given: &PlanInput) -> Result<ReadDraft, Vec<FormProblem>> {
    let mut problems = Vec::new();
    let title = given.title.trim().to_owned();
    match title.chars().count() {
        0 => problems.push(FormProblem::new("plan_title", FormMistake::Missing)),
        n if n > NAME_MAX => problems.push(FormProblem::new(
            "plan_title",
            FormMistake::TooLong(NAME_MAX),
        )),
        _ => {}
    }
    let Some(year) = parse_year(&given.year) else {
        problems.push(FormProblem::new("year", FormMistake::NotANumber));
        return Err(problems);
    };
    if given.lines.len() > LINES_MAX {
        problems.push(FormProblem::new("people", FormMistake::TooMany(LINES_MAX)));
    }
    match read_lines(year, &given.lines) {
        Ok(lines) if problems.is_empty() => {
            let lines = (1..).zip(lines).map(|(number, (_, line))| Numbered {
                number,
                line,
                struck: false,
            });
            Ok(ReadDraft {
                year,
                title,
                lines: lines.collect(),
            })
        }
        lines => Err(problems
            .into_iter()
            .chain(lines.err().into_iter().flatten().map(|wrong| wrong.problem))
            .collect()),
    }
}

fn refuse_taken(
    conn: &mut Conn,
    federation: &Federation,
    year: i32,
    title: &str,
    own: Option<CalendarPlanId>,
) -> Result<(), ActionError> {
    let same = |plan: &CalendarPlan| {
        plan.heading.year == year && plan.heading.title == title && Some(plan.id) != own
    };
    let taken = storage::list(conn, federation.id)?.iter().any(same);
    if taken {
        Err(ActionError::Form(vec![FormProblem::new(
            "plan_title",
            FormMistake::Taken,
        )]))
    } else {
        Ok(())
    }
}

pub fn draft_plan(tx: &mut Tx<'_>, given: &PlanInput) -> Result<CalendarPlanId, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    no_plans(tx.federation)?;
    let ReadDraft { year, title, lines } = read_draft(given).map_err(ActionError::Form)?;
    refuse_taken(tx.conn, tx.federation, year, &title, None)?;
    let heading = Heading {
        federation_id: tx.federation.id,
        year,
        title,
        stage: Stage::Draft,
        adopted_on: None,
        adopted_by: String::new(),
        by_name: tx.actor.name.clone(),
        changed_at: tx.now,
    };
    let id = storage::add(tx.conn, &heading)?;
    storage::add_lines(tx.conn, id, &lines)?;
    let entry = Entry::new(Action::DraftPlan, Subject::CalendarPlan(id))
        .with(format_args!("{}, {year}", heading.title));
    tx.audit(entry)?;
    Ok(id)
}

/// Refuses if the version isn't the one that was read.
fn find_for_act(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    read: PlanVersion,
    act: OnPlan,
) -> Result<CalendarPlan, ActionError> {
    let plan = storage::find(conn, federation.id, read.id)?.ok_or(ActionError::NotFound)?;
    check_allowed(actor, &plan, act)?;
    if plan.lock_version == read.version {
        Ok(plan)
    } else {
        Err(Refusal::Stale.into())
    }
}

pub fn change_draft(
    tx: &mut Tx<'_>,
    read: PlanVersion,
    given: &PlanInput,
) -> Result<(), ActionError> {
    let plan = find_for_act(tx.conn, tx.actor, tx.federation, read, OnPlan::Draft)?;
    let ReadDraft { year, title, lines } = read_draft(given).map_err(ActionError::Form)?;
    refuse_taken(tx.conn, tx.federation, year, &title, Some(plan.id))?;
    storage::remove_lines(tx.conn, plan.id)?;
    storage::add_lines(tx.conn, plan.id, &lines)?;
    let entry = Entry::new(Action::DraftPlan, Subject::CalendarPlan(plan.id))
        .with(format_args!("{title}, {year}"));
    storage::update(
        tx.conn,
        plan.id,
        &Heading {
            year,
            title,
            by_name: tx.actor.name.clone(),
            changed_at: tx.now,
            ..plan.heading
        },
    )?;
    tx.audit(entry)?;
    Ok(())
}

pub fn remove_draft(tx: &mut Tx<'_>, id: CalendarPlanId) -> Result<(), ActionError> {
    let plan = storage::find(tx.conn, tx.federation.id, id)?.ok_or(ActionError::NotFound)?;
    check_allowed(tx.actor, &plan, OnPlan::Draft)?;
    storage::remove(tx.conn, id)?;
    let entry = Entry::new(Action::RemovePlan, Subject::CalendarPlan(id)).with(format_args!(
        "{}, {}",
        plan.heading.title, plan.heading.year
    ));
    tx.audit(entry)?;
    Ok(())
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Adoption {
    pub day: String,
    /// Person or body.
    pub by: String,
}

fn check_text(field: &'static str, text: &str) -> Result<String, FormProblem> {
    match text.trim().chars().count() {
        0 => Err(FormProblem::new(field, FormMistake::Missing)),
        n if n > NAME_MAX => Err(FormProblem::new(field, FormMistake::TooLong(NAME_MAX))),
        _ => Ok(text.trim().to_owned()),
    }
}

fn fingerprint_lines(lines: &[PlanLine]) -> String {
    let told: Vec<Numbered> = lines.iter().map(PlanLine::to_numbered).collect();
    HEXLOWER.encode(&Sha256::digest(
        serde_json::to_string(&told).unwrap_or_default().as_bytes(),
    ))
}

/// From now on the tournaments of the plan are official.
pub fn adopt_plan(tx: &mut Tx<'_>, read: PlanVersion, given: &Adoption) -> Result<(), ActionError> {
    let plan = find_for_act(tx.conn, tx.actor, tx.federation, read, OnPlan::Draft)?;
    let (day, by) = (
        past_day(&given.day, tx.federation.local_day(tx.now)),
        check_text("adopted_by", &given.by),
    );
    let lines = storage::load_lines(tx.conn, plan.id)?;
    let empty = lines
        .is_empty()
        .then_some(FormProblem::new("people", FormMistake::Missing));
    let (day, by) = match (day, by, empty) {
        (Ok(day), Ok(by), None) => (day, by),
        (day, by, empty) => {
            return Err(ActionError::Form(
                [day.err(), by.err(), empty].into_iter().flatten().collect(),
            ));
        }
    };
    let entry = Entry::new(Action::AdoptPlan, Subject::CalendarPlan(plan.id))
        .with(fingerprint_lines(&lines));
    let (stage, adopted_on, by_name) = (Stage::Adopted, Some(day), tx.actor.name.clone());
    let adopted = Heading {
        stage,
        adopted_on,
        adopted_by: by,
        by_name,
        changed_at: tx.now,
        ..plan.heading
    };
    storage::update(tx.conn, plan.id, &adopted)?;
    tx.audit(entry)?;
    Ok(())
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GivenAmendment {
    pub day: String,
    /// Decision on which the amendment is based.
    pub source: String,
    pub lines: Vec<TypedLine>,
}

/// An official tournament stays official until its conditions change.
fn refuse_struck(
    conn: &mut Conn,
    federation: &Federation,
    lines: &[PlanLine],
    struck: &[i32],
) -> Result<(), ActionError> {
    let ids: Vec<PlanLineId> = lines
        .iter()
        .filter(|line| struck.contains(&line.number))
        .map(|line| line.id)
        .collect();
    let held = storage::load_held_tournaments(conn, &ids)?
        .into_iter()
        .map(|held| held.name);
    // A tournament under correction refers to the line again if the correction is cancelled.
    let rated = cancel_correction::on_lines(conn, federation.id, &ids)?
        .into_iter()
        .map(|(_, name)| name);
    match held.chain(rated).next() {
        Some(name) => Err(Refusal::PlanLineUsed(name).into()),
        None => Ok(()),
    }
}

struct ReadAmendment {
    day: NaiveDate,
    source: String,
    wanted: Wanted,
}

/// `last` is the earliest possible day.
fn read_amendment(
    plan: &CalendarPlan,
    given: &GivenAmendment,
    last: NaiveDate,
    today: NaiveDate,
) -> Result<ReadAmendment, Vec<FormProblem>> {
    let day = past_day(&given.day, today).and_then(|day| match day < last {
        true => Err(FormProblem::new("day", FormMistake::BeforeLast)),
        false => Ok(day),
    });
    let many = (given.lines.len() > LINES_MAX)
        .then_some(FormProblem::new("people", FormMistake::TooMany(LINES_MAX)));
    match (
        day,
        check_text("source", &given.source),
        read_lines(plan.heading.year, &given.lines),
        many,
    ) {
        (Ok(day), Ok(source), Ok(wanted), None) => Ok(ReadAmendment {
            day,
            source,
            wanted,
        }),
        (day, source, lines, many) => {
            let lines = lines.err().into_iter().flatten().map(|wrong| wrong.problem);
            Err([day.err(), source.err(), many]
                .into_iter()
                .flatten()
                .chain(lines)
                .collect())
        }
    }
}

pub fn amend_plan(
    tx: &mut Tx<'_>,
    read: PlanVersion,
    given: &GivenAmendment,
) -> Result<(), ActionError> {
    let plan = find_for_act(tx.conn, tx.actor, tx.federation, read, OnPlan::Amend)?;
    let before = storage::load_amendments(tx.conn, plan.id)?;
    let last = before
        .last()
        .map(|a| a.day)
        .or(plan.heading.adopted_on)
        .unwrap_or(NaiveDate::MIN);
    let ReadAmendment {
        day,
        source,
        wanted,
    } = read_amendment(&plan, given, last, tx.federation.local_day(tx.now))
        .map_err(ActionError::Form)?;
    let lines = storage::load_lines(tx.conn, plan.id)?;
    let held: Vec<Numbered> = lines.iter().map(PlanLine::to_numbered).collect();
    let changes = calendar_plan::find_changes(&held, &wanted);
    if changes.is_empty() {
        return Err(ActionError::Form(vec![FormProblem::new(
            "people",
            FormMistake::Unchanged,
        )]));
    }
    let struck = changes.iter().filter(|change| change.after.is_none());
    let struck: Vec<i32> = struck.map(|change| change.number).collect();
    refuse_struck(tx.conn, tx.federation, &lines, &struck)?;
    store_changes(tx.conn, plan.id, &changes)?;
    let number = before.last().map_or(0, |a| a.number) + 1;
    let entry = Entry::new(Action::AmendPlan, Subject::CalendarPlan(plan.id))
        .with(format_args!("{number}, {day}: {source}"));
    let text = serde_json::to_string(&changes).map_err(|e| DbError::Corrupt(e.to_string()))?;
    let amendment = PlanAmendment {
        plan_id: plan.id,
        number,
        day,
        source,
        changes: text,
        by_name: tx.actor.name.clone(),
        created_at: tx.now,
    };
    storage::add_amendment(tx.conn, &amendment)?;
    storage::update(
        tx.conn,
        plan.id,
        &Heading {
            changed_at: tx.now,
            ..plan.heading
        },
    )?;
    tx.audit(entry)?;
    Ok(())
}

fn store_changes(conn: &mut Conn, plan: CalendarPlanId, changes: &[Change]) -> Result<(), DbError> {
    for change in changes {
        match (&change.before, &change.after) {
            (None, Some(line)) => {
                storage::add_lines(
                    conn,
                    plan,
                    &[Numbered {
                        number: change.number,
                        line: line.clone(),
                        struck: false,
                    }],
                )?;
            }
            (Some(line), after) => {
                let line = after.as_ref().unwrap_or(line).clone();
                storage::update_line(
                    conn,
                    plan,
                    &Numbered {
                        number: change.number,
                        line,
                        struck: after.is_none(),
                    },
                )?;
            }
            (None, None) => {}
        }
    }
    Ok(())
}

/// In the form of the journal; `public` limits it to adopted plans.
pub fn export_plans(
    conn: &mut Conn,
    federation: &Federation,
    public: bool,
) -> Result<Vec<PlanDocument>, DbError> {
    let mut all = storage::list(conn, federation.id)?;
    all.sort_by(|a, b| (a.heading.year, &a.heading.title).cmp(&(b.heading.year, &b.heading.title)));
    all.retain(|plan| !public || plan.heading.stage == Stage::Adopted);
    let mut handed = Vec::with_capacity(all.len());
    for CalendarPlan { id, heading, .. } in all {
        let mut amendments = Vec::new();
        for a in storage::load_amendments(conn, id)? {
            let changes = a.parse_changes()?;
            amendments.push(Amendment {
                number: a.number,
                day: a.day,
                source: a.source,
                changes,
                by: a.by_name,
                entered: a.created_at,
            });
        }
        handed.push(PlanDocument {
            year: heading.year,
            title: heading.title,
            stage: heading.stage.word().to_owned(),
            adopted: heading.adopted_on,
            adopted_by: heading.adopted_by,
            by: heading.by_name,
            changed: heading.changed_at,
            lines: storage::load_lines(conn, id)?
                .iter()
                .map(PlanLine::to_numbered)
                .collect(),
            amendments,
        });
    }
    Ok(handed)
}

/// The inner error is a sentence about the impossible.
pub(super) fn import_plan(
    conn: &mut Conn,
    federation: &Federation,
    plan: &PlanDocument,
) -> Result<Result<(), String>, DbError> {
    let stage = match plan.check_plan() {
        Ok(stage) => stage,
        Err(wrong) => return Ok(Err(wrong)),
    };
    let heading = Heading {
        federation_id: federation.id,
        year: plan.year,
        title: plan.title.clone(),
        stage,
        adopted_on: plan.adopted,
        adopted_by: plan.adopted_by.clone(),
        by_name: plan.by.clone(),
        changed_at: plan.changed,
    };
    let same = |plan: &CalendarPlan| {
        plan.heading.year == heading.year && plan.heading.title == heading.title
    };
    if storage::list(conn, federation.id)?.iter().any(same) {
        return Ok(Err(format!(
            "plan: {:?} of {} comes twice",
            heading.title, heading.year
        )));
    }
    let id = storage::add(conn, &heading)?;
    storage::add_lines(conn, id, &plan.lines)?;
    for a in &plan.amendments {
        let changes =
            serde_json::to_string(&a.changes).map_err(|e| DbError::Corrupt(e.to_string()))?;
        let (source, by_name) = (a.source.clone(), a.by.clone());
        storage::add_amendment(
            conn,
            &PlanAmendment {
                plan_id: id,
                number: a.number,
                day: a.day,
                source,
                changes,
                by_name,
                created_at: a.entered,
            },
        )?;
    }
    Ok(Ok(()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pasted_lines_are_cut_at_tabs_or_semicolons() {
        let found = parse_pasted(
            "Cup; 2026-05-02; 03.05.2026; Kyiv; cup\n\nOpen, the great\t1.6.2026\t\t\n",
        );
        assert_eq!(
            (found.len(), found[0].ends.as_str(), found[0].kind.as_str()),
            (2, "03.05.2026", "cup")
        );
        assert_eq!(
            (found[1].name.as_str(), found[1].ends.as_str()),
            ("Open, the great", "")
        );
        let read = read_lines(2026, &found).unwrap();
        assert_eq!(
            (read[0].1.ends.to_string(), read[1].1.ends.to_string()),
            ("2026-05-03".to_owned(), "2026-06-01".to_owned())
        );
    }

    #[test]
    fn every_mistake_of_every_line_is_told() {
        let found = parse_pasted(
            "Cup; 2026-05-02; 2026-05-01\n; 2026-05-02\nOpen; soon\nMatch; 2025-05-02",
        );
        let wrong: Vec<_> = read_lines(2026, &found)
            .unwrap_err()
            .into_iter()
            .map(|w| (w.line, w.problem.field, w.problem.kind))
            .collect();
        assert_eq!(
            wrong,
            [
                (0, "ends", FormMistake::EndsEarly),
                (1, "name", FormMistake::Missing),
                (2, "starts", FormMistake::NotADate),
                (3, "starts", FormMistake::OtherYear)
            ]
        );
    }
}
