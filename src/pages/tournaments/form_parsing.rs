//! Reads the posted grid of the table editor, and changes its size on request.

use crate::domain::country;
use crate::domain::table::{MAX_ROUNDS, MAX_ROWS, Sheet, TypedPlayer};
use crate::error::{FormFault, WebError};
use crate::frame::form::Form;
use crate::i18n::terms;

/// The form itself says how many rows and rounds it has.
pub(super) fn parse_sheet(form: &Form) -> Result<Sheet, WebError> {
    let count =
        |name| usize::try_from(form.number(name)?).map_err(|_| WebError::Form(FormFault::Field));
    // Sizes are cut to one too many: enough for the message, without allocating so many rows.
    let (rows, rounds) = (
        count("rows")?.min(MAX_ROWS + 1),
        count("rounds")?.min(MAX_ROUNDS + 1),
    );
    let mut sheet = Sheet {
        rounds,
        rows: vec![TypedPlayer::default(); rows],
        annulled: form.text("annulled").to_owned(),
    };
    for (name, value) in form.with_prefix("") {
        let mut parts = name.splitn(3, '-');
        let (Some(field), Some(row)) = (
            parts.next(),
            parts.next().and_then(|r| r.parse::<usize>().ok()),
        ) else {
            continue;
        };
        let Some(row) = row.checked_sub(1).and_then(|r| sheet.rows.get_mut(r)) else {
            continue;
        };
        match (field, parts.next()) {
            ("cell", Some(round)) => fill_cell(row, round, rounds, value),
            (_, None) => fill_field(row, field, value),
            _ => {}
        }
    }
    Ok(sheet)
}

/// Skips a round beyond the `rounds` of the sheet.
fn fill_cell(row: &mut TypedPlayer, round: &str, rounds: usize, value: &str) {
    let Some(round) = round
        .parse::<usize>()
        .ok()
        .filter(|r| (1..=rounds).contains(r))
    else {
        return;
    };
    if row.cells.len() < rounds {
        row.cells.resize(rounds, String::new());
    }
    row.cells[round - 1] = value.to_owned();
}

fn fill_field(row: &mut TypedPlayer, field: &str, value: &str) {
    let text = value.to_owned();
    match field {
        "name" => row.name = text,
        "latin" => row.latin = text,
        "born" => row.born = text,
        "club" => row.club = text,
        "city" => row.city = text,
        "rank" => row.rank = text,
        "rating" => row.rating = terms::stored_decimals(value),
        "group" => row.group = terms::stored_decimals(value),
        "points" => row.points = terms::stored_decimals(value),
        "place" => row.place = text,
        "numbers" => row.numbers = text,
        "country" => {
            row.country = country::find(value)
                .map(|country| country.alpha2.to_owned())
                .unwrap_or_default()
        }
        "player" if value == "new" => row.new = true,
        "player" => row.player = value.parse().ok(),
        _ => {}
    }
}

/// The row that a button deletes.
pub(super) fn taken_out(what: &str) -> Option<usize> {
    what.strip_prefix("delete-")?.parse().ok()
}

pub(super) fn resize_sheet(sheet: &mut Sheet, what: &str) {
    match what {
        "rows" => sheet.rows.extend(vec![
            TypedPlayer::default();
            4.min(MAX_ROWS.saturating_sub(sheet.rows.len()))
        ]),
        "round" if sheet.rounds < MAX_ROUNDS => sheet.rounds += 1,
        "unround" if sheet.rounds > 1 => {
            let last = sheet.rounds;
            if sheet.rows.iter().all(|r| r.cell(last).trim().is_empty()) {
                sheet.rounds -= 1;
                sheet
                    .rows
                    .iter_mut()
                    .for_each(|r| r.cells.truncate(last - 1));
            }
        }
        _ if taken_out(what).is_some() => sheet.take_out(taken_out(what).unwrap_or_default()),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_posted_grid_is_read_as_it_was_typed() {
        let form = Form::from_fields(&[
            ("rows", "2"),
            ("rounds", "2"),
            ("name-1", "Коваль Анна"),
            ("player-1", "17"),
            ("cell-1-1", "2+"),
            ("points-1", "2,5"),
            ("rating-1", "1812,4"),
            ("points-2", "1 + x"),
            ("cell-2-2", "x y"),
            ("player-2", "new"),
            ("cell-9-9", "lost"),
            ("cell-1-3", "beyond"),
            ("junk", "1"),
        ]);
        let sheet = parse_sheet(&form).unwrap();
        assert_eq!((sheet.rows.len(), sheet.rounds), (2, 2));
        assert_eq!(sheet.rows[0].name, "Коваль Анна");
        assert_eq!(sheet.rows[0].player, Some(17));
        assert_eq!(sheet.rows[0].cell(1), "2+");
        let [one, two] = [&sheet.rows[0], &sheet.rows[1]];
        assert_eq!(
            [&*one.points, &*one.rating, &*two.points],
            ["2.5", "1812.4", "1 + x"],
            "decimals are kept in one way"
        );
        assert_eq!(sheet.rows[1].cell(2), "x y");
        assert!(sheet.rows[1].new);
    }

    #[test]
    fn a_grid_grows_and_shrinks_without_losing_a_cell() {
        let mut sheet = Sheet {
            rounds: 2,
            rows: vec![TypedPlayer {
                cells: vec!["".into(), "1+".into()],
                ..TypedPlayer::default()
            }],
            ..Sheet::default()
        };
        resize_sheet(&mut sheet, "unround");
        assert_eq!(sheet.rounds, 2, "a round with results stays");
        resize_sheet(&mut sheet, "round");
        resize_sheet(&mut sheet, "unround");
        assert_eq!(sheet.rounds, 2);
        resize_sheet(&mut sheet, "rows");
        assert_eq!(sheet.rows.len(), 5);
        resize_sheet(&mut sheet, "delete-5");
        resize_sheet(&mut sheet, "delete-0");
        resize_sheet(&mut sheet, "delete-99999999999999999999");
        assert_eq!((sheet.rows.len(), sheet.rows[0].cell(2)), (4, "1+"));
    }
}
