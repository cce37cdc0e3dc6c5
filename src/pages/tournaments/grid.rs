//! The rows of the table editor's grid, and the list of problems above it.

use std::collections::HashMap;

use crate::actions::name_matching::Candidates;
use crate::db::players::Player;
use crate::db::tournaments::Tournament;
use crate::domain::table::{Field, Place, Problem, ProblemKind, Sheet, TypedPlayer};
use crate::error::WebError;
use crate::frame::options::Choice;
use crate::frame::request::{By, TableWorker};
use crate::i18n::{L10nLanguage, arg, terms};
use crate::tournaments::{candidate_label, import_warnings};

/// Further problems are counted.
pub(super) const LISTED: usize = 100;

pub(super) struct GridCell {
    pub(super) name: String,
    pub(super) value: String,
    pub(super) label: String,
    pub(super) problem: Option<String>,
}

pub(super) struct GridRow {
    pub(super) number: usize,
    pub(super) name: String,
    pub(super) numbers: String,
    pub(super) country: String,
    pub(super) latin: String,
    pub(super) born: String,
    pub(super) club: String,
    pub(super) city: String,
    pub(super) rank: String,
    pub(super) rating: String,
    pub(super) group: String,
    pub(super) points: String,
    pub(super) place: String,
    pub(super) cells: Vec<GridCell>,
    pub(super) choices: Vec<Choice<String>>,
    pub(super) asked: bool,
    pub(super) new: bool,
    /// True if the rules need a birth, and the register has none for the chosen player.
    pub(super) unborn: bool,
    pub(super) notes: Vec<String>,
    /// From the imported file.
    pub(super) remarks: Vec<String>,
    pub(super) bad_name: bool,
    pub(super) bad_points: bool,
}

pub(super) struct ProblemRow {
    pub(super) anchor: String,
    pub(super) text: String,
    pub(super) warning: bool,
}

pub(super) async fn remarked_grid(
    by: &By<TableWorker>,
    t: &Tournament,
    sheet: &Sheet,
    known: &[Candidates],
    problems: &[&Problem],
) -> Result<Vec<GridRow>, WebError> {
    let mut rows = grid_rows(by, sheet, known, problems);
    for (number, remarks) in import_warnings::load_remarks(by, t.id, sheet).await? {
        if let Some(row) = rows.get_mut(number - 1) {
            row.remarks = remarks;
        }
    }
    Ok(rows)
}

pub(super) fn blank_grid(by: &By<TableWorker>, rounds: usize) -> Vec<GridRow> {
    let sheet = Sheet {
        rounds,
        rows: vec![TypedPlayer::default()],
        ..Sheet::default()
    };
    grid_rows(by, &sheet, &[], &[])
}

pub(super) fn count_unlisted(problems: &[&Problem]) -> usize {
    problems
        .iter()
        .filter(|p| p.kind != ProblemKind::PlayerUnknown)
        .count()
        .saturating_sub(LISTED)
}

fn grid_column(place: Place) -> usize {
    match (place.round, place.field) {
        (Some(round), _) => round,
        (None, None | Some(Field::Name | Field::Latin | Field::Born)) => 0,
        (None, Some(Field::Group)) => usize::MAX - 6,
        (None, Some(Field::Points)) => usize::MAX - 5,
        (None, Some(Field::Place)) => usize::MAX - 4,
        (None, Some(Field::Player)) => usize::MAX - 3,
        (None, Some(Field::Club | Field::City)) => usize::MAX - 2,
        (None, Some(Field::Rank)) => usize::MAX - 1,
        (None, Some(Field::Rating)) => usize::MAX,
    }
}

/// Problems of the sheet as a whole come first.
pub(super) fn in_order<'a>(problems: impl Iterator<Item = &'a Problem>) -> Vec<&'a Problem> {
    let mut problems: Vec<&Problem> = problems.collect();
    problems.sort_by_key(|p| (p.place.row, grid_column(p.place)));
    problems
}

/// Unknown names first, as no player is rated before they are resolved; then the rest by rows. Many
/// unknown names become a single entry.
pub(super) fn problem_list(by: &By<TableWorker>, problems: &[&Problem]) -> Vec<ProblemRow> {
    let (unknown, others): (Vec<&Problem>, Vec<&Problem>) = problems
        .iter()
        .partition(|p| p.kind == ProblemKind::PlayerUnknown);
    let others = others.into_iter().take(LISTED).map(|p| problem_row(by, p));
    match unknown.as_slice() {
        [first, _, _, _, ..] => {
            let text = by.t().msg_problem_players_unknown(unknown.len() as i64);
            [ProblemRow {
                text,
                ..problem_row(by, first)
            }]
            .into_iter()
            .chain(others)
            .collect()
        }
        few => few
            .iter()
            .map(|p| problem_row(by, p))
            .chain(others)
            .collect(),
    }
}

pub(super) fn problem_row(by: &By<TableWorker>, p: &Problem) -> ProblemRow {
    let m = by.t();
    let anchor = match (p.place.row, p.place.round, p.place.field) {
        (Some(row), Some(round), _) => format!("cell-{row}-{round}"),
        (Some(row), None, Some(Field::Points | Field::Group)) => format!("points-{row}"),
        (Some(row), None, Some(Field::Place)) => format!("place-{row}"),
        (Some(row), None, Some(Field::Rating)) => format!("rating-{row}"),
        (Some(row), None, Some(Field::Born)) => format!("born-{row}"),
        (Some(row), ..) => format!("name-{row}"),
        _ if matches!(
            p.kind,
            ProblemKind::AnnulledWithoutReason | ProblemKind::ReasonTooLong { .. }
        ) =>
        {
            "annulled".to_owned()
        }
        _ => "editor".to_owned(),
    };
    ProblemRow {
        anchor,
        text: format!(
            "{} {}",
            terms::problem_place(m, p),
            terms::problem_sentence(m, p)
        ),
        warning: !p.is_blocking(),
    }
}

/// By row, and by round if they are about a cell.
type ProblemsByPlace<'a> = HashMap<(usize, Option<usize>), Vec<&'a Problem>>;

fn problems_by_place<'a>(problems: &[&'a Problem]) -> ProblemsByPlace<'a> {
    let mut at = ProblemsByPlace::new();
    for &p in problems {
        if let Some(row) = p.place.row {
            at.entry((row, p.place.round)).or_default().push(p);
        }
    }
    at
}

fn say_problems(m: &L10nLanguage, problems: &[&Problem]) -> String {
    problems
        .iter()
        .map(|p| terms::problem_sentence(m, p))
        .collect::<Vec<_>>()
        .join(" ")
}

fn grid_cell(
    m: &L10nLanguage,
    row: &TypedPlayer,
    number: usize,
    round: usize,
    at: &ProblemsByPlace<'_>,
) -> GridCell {
    GridCell {
        name: format!("cell-{number}-{round}"),
        value: row.cell(round).to_owned(),
        label: m.msg_place_cell(arg::Row(number as i64), arg::Round(round as i64)),
        problem: at
            .get(&(number, Some(round)))
            .map(|problems| say_problems(m, problems)),
    }
}

fn notes_of_row(m: &L10nLanguage, problems: &[&Problem], number: usize) -> Vec<String> {
    problems
        .iter()
        .filter(|p| p.place.row == Some(number) && p.kind != ProblemKind::PlayerUnknown)
        .map(|p| {
            format!(
                "{} {}",
                terms::problem_place(m, p),
                terms::problem_sentence(m, p)
            )
        })
        .collect()
}

fn grid_rows(
    by: &By<TableWorker>,
    sheet: &Sheet,
    known: &[Candidates],
    problems: &[&Problem],
) -> Vec<GridRow> {
    let m = by.t();
    let at = problems_by_place(problems);
    let empty = Candidates::default();
    sheet
        .rows
        .iter()
        .enumerate()
        .map(|(i, row)| {
            let number = i + 1;
            let known = known.get(i).unwrap_or(&empty);
            let own = at.get(&(number, None));
            let is = |fields: &[Field]| {
                own.is_some_and(|ps| {
                    ps.iter()
                        .any(|p| p.place.field.is_some_and(|f| fields.contains(&f)))
                })
            };
            GridRow {
                number,
                name: row.name.clone(),
                numbers: row.numbers.clone(),
                country: row.country.clone(),
                latin: row.latin.clone(),
                born: row.born.clone(),
                club: row.club.clone(),
                city: row.city.clone(),
                rank: row.rank.clone(),
                rating: terms::typed_decimals(by.language, &row.rating),
                group: terms::typed_decimals(by.language, &row.group),
                points: terms::typed_decimals(by.language, &row.points),
                place: row.place.clone(),
                cells: (1..=sheet.rounds)
                    .map(|round| grid_cell(m, row, number, round, &at))
                    .collect(),
                choices: player_choices(by, row, known),
                asked: row.player.is_none() && !row.new && !row.is_blank(),
                new: row.new && row.player.is_none(),
                unborn: by.federation.rules.needs_birth()
                    && known
                        .chosen
                        .as_ref()
                        .is_some_and(|player| player.personal.parse_birth().is_none()),
                notes: notes_of_row(m, problems, number),
                remarks: Vec::new(),
                bad_name: is(&[Field::Name, Field::Player]),
                bad_points: is(&[Field::Points, Field::Group]),
            }
        })
        .collect()
}

/// The chosen player, players of a similar name, a new player.
fn player_choices(
    by: &By<TableWorker>,
    row: &TypedPlayer,
    known: &Candidates,
) -> Vec<Choice<String>> {
    let m = by.t();
    let mut players: Vec<&Player> = known.chosen.iter().collect();
    players.extend(
        known
            .alike
            .iter()
            .filter(|p| known.chosen.as_ref().is_none_or(|chosen| chosen.id != p.id)),
    );
    let mut choices = vec![Choice {
        value: String::new(),
        label: m.msg_choose_player(),
        chosen: row.player.is_none() && !row.new,
    }];
    choices.extend(players.into_iter().map(|p| Choice {
        value: p.id.to_string(),
        label: candidate_label(by, &row.name, p),
        chosen: row.player == Some(p.id.0),
    }));
    choices.push(Choice {
        value: "new".to_owned(),
        label: m.msg_choose_new(),
        chosen: row.player.is_none() && row.new,
    });
    choices
}
