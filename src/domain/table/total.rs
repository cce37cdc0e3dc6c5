//! The points of a row, defined once for all uses. Stated points hold: they may include start
//! points (McMahon), and of a replayed game only the last result.

use super::Cell;

/// The points of a row, in halves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Total {
    /// All points.
    pub points: i64,
    /// The points that no cell explains: the start points.
    pub start: i64,
}

impl Total {
    /// The points of a row from its cells, in the order of rounds, and from the stated points.
    pub fn new(cells: &[Cell], stated: Option<i64>) -> Total {
        let sums = possible_sums(cells);
        let [plain, ..] = sums;
        match stated {
            None => Total {
                points: plain,
                start: 0,
            },
            Some(points) if sums.contains(&points) => Total { points, start: 0 },
            Some(points) => Total {
                points,
                start: points - plain,
            },
        }
    }
}

/// The sums of a row: each cell for itself; of a game and its replays only the last one, an unrated
/// replay (`docs/readings/wmsg.md` A31) as 0; or as the game that decided the pair.
pub fn possible_sums(cells: &[Cell]) -> [i64; 3] {
    let plain = cells.iter().map(|cell| cell.half_points()).sum();
    let pairs = |value: fn(Cell) -> i64| {
        let superseded = |at: usize| {
            cells
                .get(at + 1)
                .is_some_and(|next| is_replay(cells[at], *next))
        };
        cells
            .iter()
            .enumerate()
            .filter(|(at, _)| !superseded(*at))
            .map(|(_, cell)| value(*cell))
            .sum()
    };
    [plain, pairs(Cell::half_points), pairs(result_half_points)]
}

fn is_replay(first: Cell, next: Cell) -> bool {
    match (first, next) {
        (
            Cell::Game {
                opponent, annulled, ..
            },
            Cell::Game {
                opponent: other, ..
            },
        ) => opponent == other && (annulled || first.half_points() == 1),
        _ => false,
    }
}

fn result_half_points(cell: Cell) -> i64 {
    match cell {
        Cell::Game { score, .. } => score.half_points(),
        other => other.half_points(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(texts: &str) -> Vec<Cell> {
        texts
            .split(' ')
            .map(|text| Cell::from_text(text).unwrap())
            .collect()
    }

    #[test]
    fn an_annulled_game_is_worth_nothing() {
        assert_eq!(
            Total::new(&cells("2+ 3+x 0+"), None),
            Total {
                points: 4,
                start: 0
            }
        );
        assert_eq!(
            Total::new(&cells("2+x 2-"), None),
            Total {
                points: 0,
                start: 0
            }
        );
    }

    #[test]
    fn stated_points_hold_and_what_no_cell_explains_is_the_start() {
        assert_eq!(
            Total::new(&cells("2+ 3="), Some(9)),
            Total {
                points: 9,
                start: 6
            }
        );
        assert_eq!(
            Total::new(&cells("2= 2+ 3+"), Some(4)),
            Total {
                points: 4,
                start: 0
            }
        );
        assert_eq!(
            Total::new(&cells("2= 2+x 3+"), Some(4)),
            Total {
                points: 4,
                start: 0
            }
        );
        assert_eq!(
            Total::new(&cells("2= 2+ 2+"), Some(5)),
            Total {
                points: 5,
                start: 0
            }
        );
        assert_eq!(
            Total::new(&cells("2= 2+ 2+"), None),
            Total {
                points: 5,
                start: 0
            }
        );
    }
}
