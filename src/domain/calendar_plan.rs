//! The calendar plan of a year. If rules ask for one, only its tournaments are official (ufgo 4.3).

use chrono::{Datelike, NaiveDate, NaiveDateTime};
use serde::{Deserialize, Serialize};

use super::name::search_key;
use super::string_enum::string_enum;

string_enum! {
    /// The stage of a plan.
    pub enum Stage {
        /// Officials write it; only they see it.
        Draft = "draft",
        /// Adopted: from then on only amendments change it.
        Adopted = "adopted",
    }
}

/// The greatest number of tournaments in a plan.
pub const LINES_MAX: usize = 300;

/// A tournament as a plan names it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// Name of the tournament.
    pub name: String,
    /// First day.
    pub starts: NaiveDate,
    /// Last day.
    pub ends: NaiveDate,
    /// Place.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub city: String,
    /// The kind of tournament, in the federation's own words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub kind: String,
}

impl Line {
    /// True if one of its days is in the year.
    pub fn is_in(&self, year: i32) -> bool {
        (self.starts.year()..=self.ends.year()).contains(&year)
    }
}

/// The agreement of a tournament with a line of the same name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    /// The days agree too.
    Whole,
    /// The tournament has other days.
    OtherDays,
}

/// The greatest number of days by which a tournament of the same name may have been postponed.
const POSTPONED_MAX: i64 = 92;

impl Line {
    /// The agreement with a tournament; `None`: another name, or another time of the year.
    pub fn compare_with(&self, name: &str, starts: NaiveDate, ends: NaiveDate) -> Option<Fit> {
        if comparison_key(&self.name, self.starts) != comparison_key(name, starts) {
            return None;
        }
        match (self.starts, self.ends) == (starts, ends) {
            true => Some(Fit::Whole),
            false => {
                ((starts - self.starts).num_days().abs() <= POSTPONED_MAX).then_some(Fit::OtherDays)
            }
        }
    }
}

/// Without the year: a plan has it in its title, a tournament often in its name.
fn comparison_key(name: &str, starts: NaiveDate) -> String {
    let year = starts.year().to_string();
    let key = search_key(name);
    key.split(' ')
        .filter(|word| *word != year)
        .collect::<Vec<_>>()
        .join(" ")
}

/// A line with the number by which it is cited.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbered {
    /// The number; it stays when other lines are struck.
    pub number: i32,
    /// The current content of the line.
    pub line: Line,
    /// True if an amendment has struck the line.
    #[serde(default, skip_serializing_if = "is_false")]
    pub struck: bool,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over a reference"
)]
fn is_false(value: &bool) -> bool {
    !*value
}

/// The change of a line by an amendment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Change {
    /// The number of the line.
    pub number: i32,
    /// The line before; `None` if the line is new.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Line>,
    /// The line after; `None` if the line is struck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Line>,
}

/// An amendment in the form of journals.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Amendment {
    /// The number of the amendment in the plan.
    pub number: i32,
    /// The day of the amendment.
    pub day: NaiveDate,
    /// The decision that it follows.
    pub source: String,
    /// The changes of lines.
    pub changes: Vec<Change>,
    /// The person who entered it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
    /// The moment of entry (UTC).
    pub entered: NaiveDateTime,
}

/// A plan in the form of journals.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanDocument {
    /// The calendar year of the plan.
    pub year: i32,
    /// The name of the body that issues the plan.
    pub title: String,
    /// The stage: the word of a [`Stage`].
    pub stage: String,
    /// The day of its adoption.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adopted: Option<NaiveDate>,
    /// The person or body that adopted it, as typed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub adopted_by: String,
    /// The person who drafted or adopted it on the site.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
    /// The moment of the last change (UTC).
    pub changed: NaiveDateTime,
    /// The tournaments, by number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Numbered>,
    /// The amendments, by number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub amendments: Vec<Amendment>,
}

impl PlanDocument {
    /// Checks the stage, ascending numbers, and that only an adopted plan has a day of adoption.
    pub fn check_plan(&self) -> Result<Stage, String> {
        let stage = Stage::from_word(&self.stage)
            .ok_or_else(|| format!("plan: unknown stage {:?}", self.stage))?;
        let ascends = |numbers: Vec<i32>| {
            numbers.is_sorted_by(|a, b| a < b) && numbers.iter().all(|n| *n > 0)
        };
        let lines = self.lines.iter().map(|line| line.number).collect();
        if !ascends(lines)
            || !ascends(
                self.amendments
                    .iter()
                    .map(|amendment| amendment.number)
                    .collect(),
            )
        {
            return Err("plan: numbers are not in ascending order".to_owned());
        }
        if (stage == Stage::Adopted) != self.adopted.is_some() {
            return Err("plan: only an adopted plan has a day of adoption".to_owned());
        }
        Ok(stage)
    }
}

/// A line as documents and tournaments cite it; unique in a federation.
pub fn format_citation(year: i32, title: &str, number: i32) -> String {
    format!("{title}, {year}, № {number}")
}

/// The changes from `held` to `wanted` lines: numbers stay, others are new or struck.
pub fn find_changes(held: &[Numbered], wanted: &[(Option<i32>, Line)]) -> Vec<Change> {
    let mut next = held.iter().map(|line| line.number).max().unwrap_or(0);
    let mut changes = Vec::new();
    for line in held.iter().filter(|line| !line.struck) {
        let after = wanted
            .iter()
            .find(|(number, _)| *number == Some(line.number))
            .map(|(_, after)| after.clone());
        if after.as_ref() != Some(&line.line) {
            changes.push(Change {
                number: line.number,
                before: Some(line.line.clone()),
                after,
            });
        }
    }
    for (_, line) in wanted.iter().filter(|(number, _)| number.is_none()) {
        next += 1;
        changes.push(Change {
            number: next,
            before: None,
            after: Some(line.clone()),
        });
    }
    changes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(name: &str) -> Line {
        let day = NaiveDate::from_ymd_opt(2026, 5, 2).unwrap();
        Line {
            name: name.to_owned(),
            starts: day,
            ends: day,
            city: String::new(),
            kind: String::new(),
        }
    }

    fn held(number: i32, name: &str, struck: bool) -> Numbered {
        Numbered {
            number,
            line: line(name),
            struck,
        }
    }

    #[test]
    fn a_tournament_fits_a_line_by_its_name_and_its_days() {
        let day = |month, day| NaiveDate::from_ymd_opt(2026, month, day).unwrap();
        let cup = Line {
            ends: day(5, 3),
            ..line("Кубок Києва")
        };
        let fit = |name: &str, starts, ends| cup.compare_with(name, starts, ends);
        for name in ["Кубок Києва", "«Кубок  києва»", "Кубок Києва 2026"]
        {
            assert_eq!(fit(name, day(5, 2), day(5, 3)), Some(Fit::Whole), "{name}");
        }
        assert_eq!(
            fit("Кубок Києва", day(5, 2), day(5, 2)),
            Some(Fit::OtherDays)
        );
        assert_eq!(
            fit("Кубок Києва", day(6, 20), day(6, 21)),
            Some(Fit::OtherDays)
        );
        assert_eq!(
            (
                fit("Кубок Києва", day(10, 3), day(10, 4)),
                fit("Кубок Львова", day(5, 2), day(5, 3))
            ),
            (None, None)
        );
    }

    #[test]
    fn an_amendment_changes_strikes_and_adds() {
        let now = [
            held(1, "Cup", false),
            held(2, "Open", false),
            held(3, "Old", true),
            held(4, "Match", false),
        ];
        let wanted = [
            (Some(1), line("Cup")),
            (Some(4), line("Great match")),
            (None, line("New")),
            (None, line("Newer")),
        ];
        let found = find_changes(&now, &wanted);
        let told: Vec<_> = found
            .iter()
            .map(|c| {
                (
                    c.number,
                    c.before.is_some(),
                    c.after.as_ref().map(|l| l.name.as_str()),
                )
            })
            .collect();
        assert_eq!(
            told,
            [
                (2, true, None),
                (4, true, Some("Great match")),
                (5, false, Some("New")),
                (6, false, Some("Newer"))
            ]
        );
        assert!(
            find_changes(
                &now,
                &[
                    (Some(1), line("Cup")),
                    (Some(2), line("Open")),
                    (Some(4), line("Match"))
                ]
            )
            .is_empty()
        );
    }

    #[test]
    fn a_line_over_new_year_is_in_both_years() {
        let over = Line {
            starts: NaiveDate::from_ymd_opt(2025, 12, 28).unwrap(),
            ends: NaiveDate::from_ymd_opt(2026, 1, 3).unwrap(),
            ..line("X")
        };
        assert!(over.is_in(2025) && over.is_in(2026) && !over.is_in(2024) && !over.is_in(2027));
    }

    #[test]
    fn what_a_journal_says_of_a_plan_is_read_strictly() {
        let good = r#"{"year": 2026, "title": "City", "stage": "adopted", "adopted": "2026-01-10", "changed": "2026-01-10T10:00:00",
            "lines": [{"number": 1, "line": {"name": "Cup", "starts": "2026-05-02", "ends": "2026-05-02"}}]}"#;
        let read = |text: &str| {
            serde_json::from_str::<PlanDocument>(text)
                .map_err(|e| e.to_string())
                .and_then(|plan| plan.check_plan())
        };
        assert_eq!(read(good), Ok(Stage::Adopted));
        for (from, to) in [
            ("\"adopted\",", "\"kept\","),
            ("\"adopted\": \"2026-01-10\", ", ""),
            ("\"number\": 1", "\"number\": 0"),
            ("\"year\"", "\"jahr\""),
        ] {
            assert!(read(&good.replace(from, to)).is_err(), "{from}");
        }
    }
}
