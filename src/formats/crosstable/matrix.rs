//! Round robins as a matrix, with a column for each opponent. Section 10.7 (`docs/spec/exchange.md`
//! A16). Such a table doesn't tell the rounds: they are those of Berger's tables for the numbers of
//! the columns, and a remark reports it.

use std::collections::HashMap;

use super::cells::is_dash;
use crate::document::{PlayerNo, Score};
use crate::domain::pairing::round_robin;
use crate::limits::MAX_ROUNDS;
use crate::reconcile::{Claim, Manner, RoundStatement, SideResult};

/// A cell: a result for each game of the two.
type Meetings = Vec<Option<SideResult>>;

pub(super) struct MatrixRow<'a> {
    pub(super) no: PlayerNo,
    /// The cells of the columns 1, 2, 3 ...
    pub(super) cells: &'a [String],
}

pub(super) struct Matrix {
    pub(super) said: Vec<Vec<RoundStatement>>,
    /// The unreadable cells as row and column, both from 0.
    pub(super) unread: Vec<(usize, usize)>,
}

/// Reads a matrix; `None` if the columns are no opponents.
pub(super) fn read_matrix(rows: &[MatrixRow<'_>]) -> Option<Matrix> {
    let count = rows.len();
    let mut at: HashMap<PlayerNo, usize> = HashMap::with_capacity(count);
    for (place, row) in rows.iter().enumerate() {
        let number = usize::try_from(row.no.0)
            .ok()
            .filter(|number| (1..=count).contains(number))?;
        at.insert(row.no, place);
        row.cells
            .get(number - 1)
            .filter(|_| row.cells.len() == count)?;
    }
    if count < 2 || at.len() != count {
        return None;
    }
    let grid: Vec<Vec<Option<Meetings>>> = rows
        .iter()
        .map(|row| row.cells.iter().map(|cell| parse_meetings(cell)).collect())
        .collect();
    let cells = Cells { rows, grid };
    match cells.find_diagonal()? {
        Diagonal::Marked => {}
        Diagonal::Blank => {
            if !cells.is_certain(&at) {
                return None;
            }
        }
    }
    cells.in_rounds()
}

/// The cell in which a player would meet themselves.
enum Diagonal {
    /// The same sign in every row.
    Marked,
    Blank,
}

struct Cells<'a> {
    rows: &'a [MatrixRow<'a>],
    grid: Vec<Vec<Option<Meetings>>>,
}

/// The column of a player's number, from 0.
fn number_to_column(no: PlayerNo) -> usize {
    usize::try_from(no.0).unwrap_or(usize::MAX).wrapping_sub(1)
}

fn column_to_number(column: usize) -> PlayerNo {
    PlayerNo(u32::try_from(column + 1).unwrap_or(u32::MAX))
}

impl Cells<'_> {
    fn get(&self, row: usize, column: usize) -> Option<&Meetings> {
        self.grid.get(row)?.get(column)?.as_ref()
    }

    fn find_diagonal(&self) -> Option<Diagonal> {
        let own = |row: &MatrixRow<'_>| {
            row.cells
                .get(number_to_column(row.no))
                .cloned()
                .unwrap_or_default()
        };
        let first = own(self.rows.first()?);
        let same = self.rows.iter().all(|row| own(row) == first);
        match first.as_str() {
            "" => same.then_some(Diagonal::Blank),
            text if text.chars().all(is_dash) => same.then_some(Diagonal::Blank),
            text => (same && text.chars().all(is_mark)).then_some(Diagonal::Marked),
        }
    }

    /// Without marks on the diagonal, every cell must be readable, both cells of a pair must agree,
    /// and one cell must be a bare `1`, which no cell of a round is.
    fn is_certain(&self, at: &HashMap<PlayerNo, usize>) -> bool {
        let mut ones = false;
        for (place, row) in self.rows.iter().enumerate() {
            for (other, text) in row
                .cells
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != number_to_column(row.no))
            {
                ones |= text == "1";
                let back = at
                    .get(&column_to_number(other))
                    .and_then(|there| self.get(*there, number_to_column(row.no)));
                if self
                    .get(place, other)
                    .zip(back)
                    .is_none_or(|(own, back)| !is_consistent(own, back))
                {
                    return false;
                }
            }
        }
        ones
    }

    /// Pairs with several games repeat Berger's tables.
    fn in_rounds(&self) -> Option<Matrix> {
        let count = self.rows.len();
        let mut round_of: HashMap<(usize, usize), usize> = HashMap::new();
        let tables = round_robin::berger_tables(count).ok()?;
        for (round, meeting) in tables
            .iter()
            .enumerate()
            .flat_map(|(round, table)| table.games.iter().map(move |game| (round, game)))
        {
            round_of.insert((meeting.black, meeting.white), round);
            round_of.insert((meeting.white, meeting.black), round);
        }
        let cycles = self
            .grid
            .iter()
            .flatten()
            .flatten()
            .map(Vec::len)
            .max()
            .unwrap_or_default()
            .max(1);
        let rounds = tables
            .len()
            .checked_mul(cycles)
            .filter(|rounds| *rounds <= usize::from(MAX_ROUNDS))?;
        let mut matrix = Matrix {
            said: vec![vec![RoundStatement::Nothing; rounds]; count],
            unread: Vec::new(),
        };
        for (place, row) in self.rows.iter().enumerate() {
            for other in (0..count).filter(|other| *other != number_to_column(row.no)) {
                let Some(meetings) = self.get(place, other) else {
                    matrix.unread.push((place, other));
                    continue;
                };
                let Some(round) = round_of.get(&(number_to_column(row.no) + 1, other + 1)) else {
                    continue;
                };
                for (cycle, result) in meetings.iter().enumerate() {
                    let said = matrix
                        .said
                        .get_mut(place)
                        .and_then(|said| said.get_mut(cycle * tables.len() + round));
                    if let Some(said) = said {
                        *said = RoundStatement::Game(Claim {
                            opponent: column_to_number(other).0,
                            result: *result,
                            colour: None,
                            handicap: None,
                        });
                    }
                }
            }
        }
        Some(matrix)
    }
}

fn is_consistent(own: &Meetings, back: &Meetings) -> bool {
    own.len() == back.len()
        && own.iter().zip(back).all(|pair| match pair {
            (Some(own), Some(back)) => {
                own.score == back.score.opposite() || own.manner == Manner::Forfeit
            }
            (own, back) => own.is_none() && back.is_none(),
        })
}

fn is_mark(c: char) -> bool {
    matches!(
        c.to_ascii_lowercase(),
        '*' | 'x'
            | 'х'
            | 'Х'
            | '×'
            | '#'
            | '\\'
            | '■'
            | '█'
            | '▓'
            | '▒'
            | '░'
            | '●'
            | '•'
            | '⬛'
            | '/'
    )
}

/// `+` and `-` are games that were not played; several results if the two met several times.
fn parse_meetings(cell: &str) -> Option<Meetings> {
    let text = cell
        .replace("1/2", "½")
        .replace("0.5", "½")
        .replace("0,5", "½");
    let result = |score, manner| Some(Some(SideResult { score, manner }));
    let read = |c: char| match c {
        '1' => result(Score::Win, Manner::Played),
        '0' => result(Score::Loss, Manner::Played),
        '½' | '=' => result(Score::Draw, Manner::Played),
        '+' => result(Score::Win, Manner::Forfeit),
        '?' => Some(None),
        c if is_dash(c) => result(Score::Loss, Manner::Forfeit),
        _ => None,
    };
    text.chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, '/' | ';' | '|'))
        .map(read)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(rows: &[&[&str]]) -> Option<(Vec<String>, usize)> {
        let cells: Vec<Vec<String>> = rows
            .iter()
            .map(|row| row.iter().map(|cell| (*cell).to_owned()).collect())
            .collect();
        let rows: Vec<MatrixRow<'_>> = cells
            .iter()
            .enumerate()
            .map(|(at, cells)| MatrixRow {
                no: column_to_number(at),
                cells,
            })
            .collect();
        let matrix = read_matrix(&rows)?;
        let word = |said: &RoundStatement| match said {
            RoundStatement::Game(Claim {
                opponent,
                result: Some(SideResult { score, manner }),
                ..
            }) => {
                let sign = match score {
                    Score::Win => '+',
                    Score::Draw => '=',
                    Score::Loss => '-',
                };
                format!(
                    "{opponent}{sign}{}",
                    if *manner == Manner::Forfeit { "!" } else { "" }
                )
            }
            RoundStatement::Game(Claim { opponent, .. }) => format!("{opponent}?"),
            _ => ".".to_owned(),
        };
        Some((
            matrix
                .said
                .iter()
                .map(|said| said.iter().map(word).collect::<Vec<_>>().join(" "))
                .collect(),
            matrix.unread.len(),
        ))
    }

    #[test]
    fn rounds_are_those_of_bergers_tables() {
        // Four players: 1-4 2-3, 4-3 1-2, 2-4 3-1.
        let four = said(&[
            &["*", "0", "1", "½"],
            &["1", "*", "1", "+"],
            &["0", "0", "*", "1"],
            &["½", "-", "0", "*"],
        ]);
        let rows = ["4= 2- 3+", "3+ 1+ 4+!", "2- 4+ 1-", "1= 3- 2-!"].map(str::to_owned);
        assert_eq!(four, Some((rows.into(), 0)));
        // Three players: one of them is free in each round.
        let three = said(&[&["x", "1", "0"], &["0", "x", "?"], &["1", "?", "x"]]);
        assert_eq!(
            three,
            Some((
                vec![". 2+ 3-".into(), "3? 1- .".into(), "2? . 1+".into()],
                0
            ))
        );
    }

    #[test]
    fn who_met_twice_goes_through_the_tables_twice() {
        let rows = said(&[
            &["■", "1½", "10"],
            &["0½", "■", "=="],
            &["0 1", "½0.5", "■"],
        ]);
        assert_eq!(
            rows,
            Some((
                vec![
                    ". 2+ 3+ . 2= 3-".into(),
                    "3= 1- . 3= 1= .".into(),
                    "2= . 1- 2= . 1+".into()
                ],
                0
            ))
        );
    }

    #[test]
    fn a_blank_diagonal_needs_cells_that_agree() {
        assert!(said(&[&["", "1"], &["0", ""]]).is_some());
        assert!(said(&[&["-", "1"], &["0", "-"]]).is_some());
        for rows in [
            [["", "1"], ["1", ""]],
            [["", "+"], ["-", ""]],
            [["", "2+"], ["1-", ""]],
            [["*", "1"], ["0", "x"]],
            [["1", "0"], ["0", "1"]],
        ] {
            assert_eq!(said(&[&rows[0], &rows[1]]), None, "{rows:?}");
        }
        // An unreadable cell stays for the referee.
        assert_eq!(
            said(&[&["*", "2:0"], &["0", "*"]]),
            Some((vec![".".into(), "1-".into()], 1))
        );
    }
}
