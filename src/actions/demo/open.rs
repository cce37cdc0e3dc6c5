//! The current tournaments of the main demo federation: at least one in every state except rated.

use chrono::NaiveDate;

use super::dice::Dice;
use super::history::first_day;
use super::people::{CLUBS, Member, build_members};
use super::swiss::{self, Manner};
use crate::domain::table::{Sheet, TypedPlayer};
use crate::domain::tournament::Board;

/// The stage of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Planned only.
    Planned,
    /// The referee is filling in the table, with mistakes.
    Draft,
    /// The referee has signed; the head of the club hasn't.
    Submitted,
    /// Both have signed; the commission has to rate it.
    Cosigned,
    /// Returned by the commission, with this remark.
    Returned(&'static str),
    /// Cancelled, for this reason.
    Cancelled(&'static str),
    /// Closed without rating, for this reason.
    Friendly(&'static str),
}

/// A tournament that isn't rated.
#[derive(Debug, Clone)]
pub struct OpenTournament {
    /// Name of the tournament.
    pub name: String,
    /// City of the tournament.
    pub city: String,
    /// Name of the host club.
    pub club: String,
    /// Last day, in days before today; negative for a future day.
    pub days_ago: i64,
    /// Duration in days.
    pub days: i64,
    /// True if it stands in a calendar plan.
    pub official: bool,
    /// Board size.
    pub board: Board,
    /// Main time in minutes.
    pub minutes: Option<f64>,
    /// Log-in name of the chief referee.
    pub referee: &'static str,
    /// Stage.
    pub step: Step,
    /// Table as typed.
    pub sheet: Sheet,
}

/// The field of a tournament: number of players and rounds, the luck, and the eligible members.
struct Field {
    count: usize,
    rounds: usize,
    luck: i64,
    fits: fn(&Member) -> bool,
}

impl Field {
    /// Club members at an evening tournament.
    fn for_evening(count: usize, rounds: usize) -> Field {
        Field {
            count,
            rounds,
            luck: 175,
            fits: |m| !m.is_guest() && m.debut == 0 && m.age > 15,
        }
    }

    /// All who play at all.
    fn for_all(count: usize) -> Field {
        Field {
            count,
            rounds: 5,
            luck: 175,
            fits: |m| m.debut < usize::MAX,
        }
    }

    fn for_youth(count: usize) -> Field {
        Field {
            count,
            rounds: 5,
            luck: 240,
            fits: |m| !m.is_guest() && m.age < 16 && m.debut < usize::MAX,
        }
    }
}

/// Tournaments in every state: future, in progress, with and without mistakes, signed by one or
/// both, returned, cancelled, unrated.
pub fn open_tournaments(today: NaiveDate) -> Vec<OpenTournament> {
    let people = build_members(first_day(today));
    let mut dice = Dice::new(0x5EED_0003);
    let mut sheet = |field: Field| typed_sheet(&mut dice, &people, &field);
    let mut all = to_come();
    all.extend(in_work(&mut sheet, today));
    all.extend(never_rated(&mut sheet));
    // A total typed as `3,5` must count like `3.5`.
    if let Some(last) = all.last_mut() {
        last.sheet
            .rows
            .iter_mut()
            .for_each(|row| row.points = row.points.replace('.', ","));
    }
    all
}

fn to_come() -> Vec<OpenTournament> {
    vec![
        base_tournament(
            "Відкритий кубок «Перша зоря»",
            0,
            -17,
            Step::Planned,
            Sheet::default(),
        ),
        OpenTournament {
            board: Board::Thirteen,
            minutes: None,
            referee: "referee2",
            days: 1,
            ..base_tournament(
                "Дитячий турнір 13×13 «Вільха»",
                8,
                -40,
                Step::Planned,
                Sheet::default(),
            )
        },
    ]
}

/// Tournaments whose tables are being entered, signed and checked; `sheet` makes the table of a
/// field.
fn in_work(mut sheet: impl FnMut(Field) -> Sheet, today: NaiveDate) -> Vec<OpenTournament> {
    let mut all = build_uncosigned(&mut sheet);
    all.extend(build_cosigned(&mut sheet, today));
    all
}

/// Tournaments that the head of the club hasn't signed.
fn build_uncosigned(mut sheet: impl FnMut(Field) -> Sheet) -> Vec<OpenTournament> {
    vec![
        OpenTournament {
            official: false,
            days: 1,
            ..base_tournament(
                "Вечір у «Чорній перлині»",
                1,
                1,
                Step::Draft,
                spoil_sheet(sheet(Field::for_evening(10, 4))),
            )
        },
        base_tournament(
            "Кубок трьох мостів",
            0,
            3,
            Step::Submitted,
            sheet(Field::for_all(18)),
        ),
        OpenTournament {
            official: false,
            referee: "referee2",
            days: 1,
            ..base_tournament(
                "Зустріч двох клубів",
                1,
                4,
                Step::Submitted,
                sheet(Field::for_evening(8, 3)),
            )
        },
    ]
}

/// Tournaments that the commission has to rate or has returned.
fn build_cosigned(mut sheet: impl FnMut(Field) -> Sheet, today: NaiveDate) -> Vec<OpenTournament> {
    vec![
        OpenTournament {
            referee: "referee2",
            ..base_tournament(
                "Відкритий турнір «Лозове коло»",
                0,
                4,
                Step::Cosigned,
                sheet(Field::for_all(24)),
            )
        },
        OpenTournament {
            board: Board::Nine,
            minutes: None,
            days: 1,
            ..base_tournament(
                "Дитячий турнір 9×9 «Перлинка»",
                1,
                3,
                Step::Cosigned,
                with_newcomer(sheet(Field::for_youth(11)), today),
            )
        },
        OpenTournament {
            official: false,
            days: 1,
            ..base_tournament(
                "Вечір при свічках",
                0,
                3,
                Step::Returned(
                    "Гравець № 2 за списком реєстрації приїхав лише на другий тур. Перевірте, \
                     будь ласка, чи партію першого туру справді зіграно.",
                ),
                sheet(Field::for_evening(12, 4)),
            )
        },
    ]
}

/// Tournaments that ended without a rating; `sheet` makes the table of a field.
fn never_rated(mut sheet: impl FnMut(Field) -> Sheet) -> Vec<OpenTournament> {
    vec![
        OpenTournament {
            referee: "referee2",
            ..base_tournament(
                "Турнір на човнах",
                1,
                -9,
                Step::Cancelled("Пристань закрита на ремонт, іншого місця не знайшли."),
                Sheet::default(),
            )
        },
        OpenTournament {
            official: false,
            minutes: Some(20.0),
            days: 1,
            ..base_tournament(
                "Бліц після чаю",
                0,
                5,
                Step::Friendly("Основний час 20 хвилин: за пунктом 1.7 такі турніри не рахуються."),
                sheet(Field::for_evening(10, 5)),
            )
        },
    ]
}

fn base_tournament(
    name: &str,
    club: usize,
    days_ago: i64,
    step: Step,
    sheet: Sheet,
) -> OpenTournament {
    let club = &CLUBS[club];
    OpenTournament {
        name: name.to_owned(),
        city: club.city.to_owned(),
        club: club.name.to_owned(),
        days_ago,
        days: 2,
        official: true,
        board: Board::Full,
        minutes: Some(60.0),
        referee: "referee",
        step,
        sheet,
    }
}

/// A table without mistakes.
fn typed_sheet(dice: &mut Dice, people: &[Member], field: &Field) -> Sheet {
    let mut who: Vec<&Member> = people.iter().filter(|m| (field.fits)(m)).collect();
    dice.shuffle(&mut who);
    who.truncate(field.count);
    who.sort_by_key(|m| (-m.rating.unwrap_or(0), &m.id));
    let strengths: Vec<i64> = who.iter().map(|m| m.strength).collect();
    let how = Manner {
        rounds: field.rounds,
        luck: field.luck,
        careless: who.len() > 10,
        colours: false,
    };
    let games = swiss::play_tournament(dice, &strengths, how);
    let rows: Vec<(&str, &str)> = who
        .iter()
        .map(|m| (m.name.as_str(), m.club.map_or("", |c| CLUBS[c].name)))
        .collect();
    swiss::to_sheet(&rows, &games, field.rounds)
}

/// Replaces the last player of a table by a person unknown to the federation.
fn with_newcomer(mut sheet: Sheet, today: NaiveDate) -> Sheet {
    if let Some(row) = sheet.rows.last_mut() {
        let kept = std::mem::take(row);
        *row = TypedPlayer {
            new: true,
            name: "Ковилинка Мелася".to_owned(),
            born: (chrono::Datelike::year(&today) - 9).to_string(),
            club: CLUBS[1].name.to_owned(),
            ..kept
        };
    }
    sheet
}

/// A half-filled table with typical mistakes: the last rounds are empty, but the totals are those
/// of the full table.
fn spoil_sheet(mut sheet: Sheet) -> Sheet {
    let rounds = sheet.rounds;
    for row in &mut sheet.rows {
        row.place.clear();
        row.points.clear();
        row.cells
            .iter_mut()
            .skip(rounds / 2)
            .for_each(String::clear);
    }
    if let [first, second, third, fourth, .., last] = sheet.rows.as_mut_slice() {
        // A missing result, a player against themselves, an impossible total, an unknown name.
        first.cells[0] = first.cells[0].replace(['+', '-', '='], "");
        second.cells[1] = "2+".to_owned();
        third.points = "7".to_owned();
        fourth.name = "Невідомець Остап".to_owned();
        last.cells[1] = "14-".to_owned();
    }
    sheet
}
