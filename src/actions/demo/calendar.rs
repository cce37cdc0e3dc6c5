//! The calendar plan of the demo's first federation: adopted when the site opened, amended the next
//! day. Includes the draft for the next year.

use chrono::{Datelike, NaiveDate, NaiveDateTime, TimeDelta};

use super::open::OpenTournament;
use crate::calendar_plans::{self, Adoption, GivenAmendment, PlanInput, PlanVersion, TypedLine};
use crate::db::calendar_plans as storage;
use crate::db::federations::Federation;
use crate::db::{CalendarPlanId, Conn, DbError, PlanLineId};
use crate::domain::name::to_stored_title;
use crate::{ActionError, Actor, Tx};

/// Names of the tournaments played today.
pub(super) const TODAY: [&str; 2] = ["Чемпіонат міста, головна група", "Кубок голови федерації"];

fn build_line(name: &str, starts: NaiveDate, ends: NaiveDate, city: &str, kind: &str) -> TypedLine {
    let text = str::to_owned;
    TypedLine {
        number: None,
        name: text(name),
        starts: starts.to_string(),
        ends: ends.to_string(),
        city: text(city),
        kind: text(kind),
    }
}

/// Performs acts half a minute apart.
struct Acts<'a> {
    conn: &'a mut Conn,
    federation: &'a Federation,
    official: &'a Actor,
    chair: &'a Actor,
    now: NaiveDateTime,
}

impl Acts<'_> {
    fn next(&mut self) -> NaiveDateTime {
        self.now += TimeDelta::seconds(30);
        self.now
    }

    fn draft_plan(
        &mut self,
        year: i32,
        lines: Vec<TypedLine>,
    ) -> Result<CalendarPlanId, ActionError> {
        let (at, given) = (
            self.next(),
            PlanInput {
                year: year.to_string(),
                title: self.federation.name.clone(),
                lines,
            },
        );
        calendar_plans::draft_plan(
            &mut Tx::new(self.conn, self.official, self.federation, at),
            &given,
        )
    }

    fn read_version(&mut self, id: CalendarPlanId) -> Result<PlanVersion, ActionError> {
        let version = storage::find(self.conn, self.federation.id, id)?
            .ok_or(ActionError::NotFound)?
            .lock_version;
        Ok(PlanVersion { id, version })
    }

    fn adopt_plan(&mut self, id: CalendarPlanId) -> Result<(), ActionError> {
        let (at, read) = (self.next(), self.read_version(id)?);
        let adoption = Adoption {
            day: (at.date() - TimeDelta::days(30)).to_string(),
            by: "Президія федерації".to_owned(),
        };
        calendar_plans::adopt_plan(
            &mut Tx::new(self.conn, self.chair, self.federation, at),
            read,
            &adoption,
        )
    }

    /// Strikes the last line and adds others.
    fn amend_plan(
        &mut self,
        id: CalendarPlanId,
        more: impl IntoIterator<Item = TypedLine>,
    ) -> Result<(), ActionError> {
        let (at, read) = (self.next(), self.read_version(id)?);
        let mut lines: Vec<TypedLine> = storage::load_lines(self.conn, id)?
            .iter()
            .map(TypedLine::from_line)
            .collect();
        lines.pop();
        lines.extend(more);
        let source = "Рішення президії федерації, протокол № 7".to_owned();
        let amendment = GivenAmendment {
            day: (at.date() - TimeDelta::days(5)).to_string(),
            source,
            lines,
        };
        calendar_plans::amend_plan(
            &mut Tx::new(self.conn, self.chair, self.federation, at),
            read,
            &amendment,
        )
    }
}

/// The official drafts the plans of the years with open tournaments, and the chairman adopts them.
/// An amendment adds the tournaments of today. The plan of the next year stays a draft.
pub(super) fn adopt_plans(
    conn: &mut Conn,
    federation: &Federation,
    [official, chair]: [&Actor; 2],
    open: &[OpenTournament],
    today: NaiveDate,
    at: NaiveDateTime,
) -> Result<(), ActionError> {
    let mut acts = Acts {
        conn,
        federation,
        official,
        chair,
        now: at,
    };
    let all: Vec<TypedLine> = open
        .iter()
        .filter(|t| t.official)
        .map(|t| build_open_line(t, today))
        .collect();
    let of_year = |year: i32| {
        all.iter()
            .filter(move |line| line.starts.starts_with(&year.to_string()))
            .cloned()
            .collect::<Vec<_>>()
    };
    for year in today.year() - 1..=today.year() {
        let mut lines = of_year(year);
        if year == today.year() {
            lines.push(build_line("Кубок сорока партій", today, today, "", "кубок"));
        } else if lines.is_empty() {
            continue;
        }
        let id = acts.draft_plan(year, lines)?;
        acts.adopt_plan(id)?;
        if year == today.year() {
            acts.amend_plan(
                id,
                TODAY.map(|name| build_line(name, today, today, "Дубограддя", "чемпіонат")),
            )?;
        }
    }
    let next = today.year() + 1;
    draft_next_plan(&mut acts, next, of_year(next))
}

/// The plan line of an open tournament.
fn build_open_line(t: &OpenTournament, today: NaiveDate) -> TypedLine {
    let ends = today - TimeDelta::days(t.days_ago);
    build_line(
        &t.name,
        ends - TimeDelta::days(t.days - 1),
        ends,
        &t.city,
        "відкритий турнір",
    )
}

/// Drafts the plan of the next year with its open tournaments and one more.
fn draft_next_plan(
    acts: &mut Acts<'_>,
    year: i32,
    open: Vec<TypedLine>,
) -> Result<(), ActionError> {
    let starts = NaiveDate::from_ymd_opt(year, 3, 1).unwrap_or(acts.now.date());
    // Open tournaments must stand in an adopted plan.
    let adopted = !open.is_empty();
    let mut coming = open;
    coming.push(build_line(
        "Весняний відкритий турнір",
        starts,
        starts + TimeDelta::days(1),
        "Дубограддя",
        "відкритий турнір",
    ));
    let id = acts.draft_plan(year, coming)?;
    if adopted { acts.adopt_plan(id) } else { Ok(()) }
}

/// The plan line of a tournament; `None` if it isn't in a plan.
pub(super) fn line_of(
    conn: &mut Conn,
    federation: &Federation,
    name: &str,
) -> Result<Option<PlanLineId>, DbError> {
    Ok(storage::load_standing_lines(conn, federation.id, 0)?
        .into_iter()
        .find(|s| s.line.name == to_stored_title(name))
        .map(|s| s.line.id))
}
