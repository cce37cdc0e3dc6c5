//! The tournaments of these days in the invented federation: at least one in every state but the rated ones.

use chrono::NaiveDate;

use super::dice::Dice;
use super::history::beginning;
use super::people::{CLUBS, Member, members};
use super::swiss::{self, Manner};
use crate::domain::table::{Sheet, TypedPlayer};
use crate::domain::tournament::Board;

/// How far a tournament has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Only planned.
    Planned,
    /// The referee is filling in the table, with mistakes.
    Draft,
    /// The referee has signed; the head of the club has to.
    Submitted,
    /// Both have signed; the commission has to rate it.
    Cosigned,
    /// The commission sent it back, with this remark.
    Returned(&'static str),
    /// Not held, for this reason.
    Cancelled(&'static str),
    /// Closed without rating, for this reason.
    Friendly(&'static str),
}

/// A tournament that is not rated.
#[derive(Debug, Clone)]
pub struct OpenTournament {
    /// Name.
    pub name: String,
    /// The city.
    pub city: String,
    /// The club that holds it, by name.
    pub club: String,
    /// The last day, in days before today; below zero it is still to come.
    pub days_ago: i64,
    /// How many days it takes.
    pub days: i64,
    /// In a calendar plan.
    pub official: bool,
    /// Size of the board.
    pub board: Board,
    /// Main time in minutes.
    pub minutes: Option<f64>,
    /// Log-in of the chief referee.
    pub referee: &'static str,
    /// How far it has come.
    pub step: Step,
    /// The table as typed.
    pub sheet: Sheet,
}

/// The participants of a tournament: how many, for how many rounds, and which members.
struct Field {
    count: usize,
    rounds: usize,
    luck: i64,
    fits: fn(&Member) -> bool,
}

impl Field {
    /// The members of clubs on an evening.
    fn evening(count: usize, rounds: usize) -> Field {
        Field { count, rounds, luck: 175, fits: |m| !m.guest() && m.debut == 0 && m.age > 15 }
    }

    /// Everybody who plays at all.
    fn open(count: usize) -> Field {
        Field { count, rounds: 5, luck: 175, fits: |m| m.debut < usize::MAX }
    }

    fn youth(count: usize) -> Field {
        Field { count, rounds: 5, luck: 240, fits: |m| !m.guest() && m.age < 16 && m.debut < usize::MAX }
    }
}

/// A tournament in every state: to come, in work, with and without mistakes, signed by one and by both, sent back, cancelled, not rated.
pub fn open_tournaments(today: NaiveDate) -> Vec<OpenTournament> {
    let people = members(beginning(today));
    let mut dice = Dice::new(0x5EED_0003);
    let mut sheet = |field: Field| typed(&mut dice, &people, &field);
    let mut all = to_come();
    all.extend(in_work(&mut sheet, today));
    all.extend(never_rated(&mut sheet));
    // A total that the referee has typed as `3,5` is as good as `3.5`.
    if let Some(last) = all.last_mut() {
        last.sheet.rows.iter_mut().for_each(|row| row.points = row.points.replace('.', ","));
    }
    all
}

fn to_come() -> Vec<OpenTournament> {
    vec![
        base("Відкритий кубок «Перша зоря»", 0, -17, Step::Planned, Sheet::default()),
        OpenTournament {
            board: Board::Thirteen,
            minutes: None,
            referee: "referee2",
            days: 1,
            ..base("Дитячий турнір 13×13 «Вільха»", 8, -40, Step::Planned, Sheet::default())
        },
    ]
}

/// Tournaments whose tables are being filled in, signed and checked; `sheet` makes the table of a field.
fn in_work(mut sheet: impl FnMut(Field) -> Sheet, today: NaiveDate) -> Vec<OpenTournament> {
    vec![
        OpenTournament {
            official: false,
            days: 1,
            ..base("Вечір у «Чорній перлині»", 1, 1, Step::Draft, spoiled(sheet(Field::evening(10, 4))))
        },
        base("Кубок трьох мостів", 0, 3, Step::Submitted, sheet(Field::open(18))),
        OpenTournament {
            official: false,
            referee: "referee2",
            days: 1,
            ..base("Зустріч двох клубів", 1, 4, Step::Submitted, sheet(Field::evening(8, 3)))
        },
        OpenTournament {
            referee: "referee2", ..base("Відкритий турнір «Лозове коло»", 0, 4, Step::Cosigned, sheet(Field::open(24)))
        },
        OpenTournament {
            board: Board::Nine,
            minutes: None,
            days: 1,
            ..base("Дитячий турнір 9×9 «Перлинка»", 1, 3, Step::Cosigned, with_newcomer(sheet(Field::youth(11)), today))
        },
        OpenTournament {
            official: false,
            days: 1,
            ..base(
                "Вечір при свічках",
                0,
                3,
                Step::Returned(
                    "Гравець № 2 за списком реєстрації приїхав лише на другий тур. Перевірте, будь ласка, чи партію першого туру справді зіграно.",
                ),
                sheet(Field::evening(12, 4)),
            )
        },
    ]
}

/// Tournaments that are over without a rating; `sheet` makes the table of a field.
fn never_rated(mut sheet: impl FnMut(Field) -> Sheet) -> Vec<OpenTournament> {
    vec![
        OpenTournament {
            referee: "referee2",
            ..base("Турнір на човнах", 1, -9, Step::Cancelled("Пристань закрита на ремонт, іншого місця не знайшли."), Sheet::default())
        },
        OpenTournament {
            official: false,
            minutes: Some(20.0),
            days: 1,
            ..base(
                "Бліц після чаю",
                0,
                5,
                Step::Friendly("Основний час 20 хвилин: за пунктом 1.7 такі турніри не рахуються."),
                sheet(Field::evening(10, 5)),
            )
        },
    ]
}

fn base(name: &str, club: usize, days_ago: i64, step: Step, sheet: Sheet) -> OpenTournament {
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
fn typed(dice: &mut Dice, people: &[Member], field: &Field) -> Sheet {
    let mut who: Vec<&Member> = people.iter().filter(|m| (field.fits)(m)).collect();
    dice.shuffle(&mut who);
    who.truncate(field.count);
    who.sort_by_key(|m| (-m.rating.unwrap_or(0), &m.id));
    let strengths: Vec<i64> = who.iter().map(|m| m.strength).collect();
    let how = Manner { rounds: field.rounds, luck: field.luck, careless: who.len() > 10, colours: false };
    let games = swiss::play(dice, &strengths, how);
    let rows: Vec<(&str, &str)> = who.iter().map(|m| (m.name.as_str(), m.club.map_or("", |c| CLUBS[c].name))).collect();
    swiss::sheet(&rows, &games, field.rounds)
}

/// The last one of the table is somebody the federation doesn't know yet.
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

/// Half filled, with the slips that tired fingers make: the last rounds are empty, totals stay from later.
fn spoiled(mut sheet: Sheet) -> Sheet {
    let rounds = sheet.rounds;
    for row in &mut sheet.rows {
        row.place.clear();
        row.points.clear();
        row.cells.iter_mut().skip(rounds / 2).for_each(String::clear);
    }
    if let [first, second, third, fourth, .., last] = sheet.rows.as_mut_slice() {
        // A result that was forgotten, a player against himself, a total that can't be, a name nobody has.
        first.cells[0] = first.cells[0].replace(['+', '-', '='], "");
        second.cells[1] = "2+".to_owned();
        third.points = "7".to_owned();
        fourth.name = "Невідомець Остап".to_owned();
        last.cells[1] = "14-".to_owned();
    }
    sheet
}
