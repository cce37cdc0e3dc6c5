//! A [`Sheet`] is exactly the typed text; [`check_sheet`] turns it into a [`Table`] or reports all
//! problems. Rows and rounds are counted from 1, as the cells name them.

mod cell;
mod check;
mod differences;
mod total;

use serde::{Deserialize, Serialize};

use super::name::{name_and_birth, normalize_name, normalize_text};
use super::number::Score;
use super::player::Born;
use super::tournament::{Colour, MOST_ROUNDS};
pub use cell::{Cell, CellProblem, MAX_HANDICAP, mirror_cell};
pub use check::{check_sheet, is_too_long, parse_half_points, too_long, unknown_annulment};
pub use differences::{Difference, DifferenceKind, find_differences};
pub use total::{Total, possible_sums};

/// The greatest number of rows of a sheet.
pub const MAX_ROWS: usize = 1000;
/// The greatest number of rounds of a sheet.
pub const MAX_ROUNDS: usize = MOST_ROUNDS;
/// The greatest number of cells of a sheet, rows times rounds: the limit of one form and one page.
pub const MAX_CELLS: usize = 9_999;
/// The greatest length of a field or cell, in characters.
pub const MAX_TEXT: usize = 120;
/// The greatest length of the reason for annulled results, in characters.
pub const MAX_REASON: usize = 500;
/// The greatest length of the input quoted in a problem, in characters.
pub const MAX_NEAR: usize = 40;

/// A table exactly as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Sheet {
    /// Number of rounds.
    pub rounds: usize,
    /// The participants in the order of the sheet; blank rows at the end do not count.
    pub rows: Vec<TypedPlayer>,
    /// The reason for annulled results: one for all that have none of their own.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub annulled: String,
}

/// One participant exactly as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TypedPlayer {
    /// The id of the known player that the referee chose; it overrides `new`.
    pub player: Option<i64>,
    /// True if the referee states that the player is new to the federation.
    pub new: bool,
    /// Name, as typed.
    pub name: String,
    /// Name in Latin letters, if it differs from the official transliteration.
    pub latin: String,
    /// Year (`2011`) or date (`2011-05-30`, `30.05.2011`) of birth.
    pub born: String,
    /// Name of the club, as typed.
    pub club: String,
    /// City; it is not a club, and no club is made of it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub city: String,
    /// Rank, as typed.
    pub rank: String,
    /// Rating at the start, as typed.
    pub rating: String,
    /// Group at the start (McMahon): points that the total includes besides the results.
    pub group: String,
    /// Total points, as typed.
    pub points: String,
    /// Place; a shared one may be written `3-5`.
    pub place: String,
    /// External ids of the player, as a file has them: `fide 14100010; egf_pin 12345678`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub numbers: String,
    /// Country as two letters, from a file or the desk.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub country: String,
    /// One cell for each round; a missing one counts as empty.
    pub cells: Vec<String>,
}

impl TypedPlayer {
    /// True if nothing was typed or chosen.
    pub fn is_blank(&self) -> bool {
        let fields = [
            &self.name,
            &self.latin,
            &self.born,
            &self.club,
            &self.city,
            &self.rank,
            &self.rating,
            &self.group,
            &self.points,
            &self.place,
        ];
        self.player.is_none()
            && !self.new
            && fields
                .into_iter()
                .chain(&self.cells)
                .all(|text| text.trim().is_empty())
    }

    fn normalize_names(&mut self) {
        if self.player.is_none() && self.born.trim().is_empty() {
            let (name, born) = name_and_birth(&self.name);
            (self.name, self.born) = (name, born.map(|born| born.to_string()).unwrap_or_default());
        }
        for text in [
            &mut self.name,
            &mut self.latin,
            &mut self.club,
            &mut self.city,
        ] {
            *text = normalize_name(text);
        }
        for text in [&mut self.born, &mut self.rank] {
            *text = normalize_text(text);
        }
    }

    /// The text of the cell of a round (from 1); empty if there is none.
    pub fn cell(&self, round: usize) -> &str {
        round
            .checked_sub(1)
            .and_then(|i| self.cells.get(i))
            .map_or("", String::as_str)
    }
}

impl Sheet {
    /// The sheet with names in their stored form.
    pub fn with_normalized_names(mut self) -> Sheet {
        self.rows.iter_mut().for_each(TypedPlayer::normalize_names);
        self
    }

    /// The number of rounds with at least one filled cell.
    pub fn rounds_played(&self) -> usize {
        (1..=self.rounds)
            .filter(|round| {
                self.rows
                    .iter()
                    .any(|row| !row.cell(*round).trim().is_empty())
            })
            .count()
    }

    /// The number of participants: the rows without the blank ones at the end.
    pub fn count_participants(&self) -> usize {
        self.rows
            .iter()
            .rposition(|row| !row.is_blank())
            .map_or(0, |last| last + 1)
    }

    /// Removes the colours from all cells.
    pub fn forget_colours(&mut self) {
        for cell in self.rows.iter_mut().flat_map(|row| &mut row.cells) {
            if let Ok(Cell::Game {
                opponent,
                score,
                played,
                annulled,
                colour: Some(_),
                handicap,
            }) = Cell::from_text(cell)
            {
                *cell = Cell::Game {
                    opponent,
                    score,
                    played,
                    annulled,
                    colour: None,
                    handicap,
                }
                .to_string();
            }
        }
    }

    /// Removes a row by number; cells follow the rows below, and those that name it are emptied.
    pub fn take_out(&mut self, number: usize) {
        if number == 0 || number > self.rows.len() {
            return;
        }
        self.rows.remove(number - 1);
        for cell in self.rows.iter_mut().flat_map(|row| &mut row.cells) {
            match cell::opponent_of(cell) {
                Some(opponent) if opponent == number => cell.clear(),
                Some(opponent) if opponent > number => {
                    *cell = cell::with_opponent(cell, opponent - 1)
                }
                _ => {}
            }
        }
    }
}

/// A table without contradictions.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Table {
    /// Number of rounds.
    pub rounds: usize,
    /// The participants; row number `n` is `rows[n - 1]`.
    pub rows: Vec<TableRow>,
    /// Games, forfeits and byes: rounds ascending, within a round by the row of `a`.
    pub games: Vec<TableGame>,
    /// Warnings for the referee, none of which blocks ([`Problem::is_blocking`]).
    pub warnings: Vec<Problem>,
}

/// One participant of a [`Table`]; the texts are trimmed.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct TableRow {
    /// The id of the known player; `None`: a new one.
    pub player: Option<i64>,
    /// Name; may be empty for a known player.
    pub name: String,
    /// Name in Latin letters, if typed.
    pub latin: String,
    /// Year or date of birth.
    pub born: Option<Born>,
    /// Name of the club, if typed.
    pub club: String,
    /// Rank, as typed.
    pub rank: String,
    /// Rating at the start, in points.
    pub rating: Option<f64>,
    /// Group at the start, in half points.
    pub group: Option<i64>,
    /// Typed total, in half points.
    pub points: Option<i64>,
    /// Place; the first one of a shared place.
    pub place: Option<u32>,
}

/// One game of a [`Table`], or a pairing that was not played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableGame {
    /// Round, from 1.
    pub round: usize,
    /// Row number of the first player, from 1: the lower of the two.
    pub a: usize,
    /// Row number of the second player; `None`: a bye.
    pub b: Option<usize>,
    /// The score of `a`: a bye is a win, a half-point bye a draw; `None`: both players have lost.
    pub score: Option<Score>,
    /// False: forfeit or bye.
    pub played: bool,
    /// True if the arbiter annulled the result or it is an unrated replay.
    pub annulled: bool,
    /// The colour of `a`, if recorded in either cell.
    pub colour: Option<Colour>,
    /// Stones that white gives to black. Without a colour the table does not tell who gave them.
    pub handicap: u8,
}

#[cfg(test)]
fn points_by_row(table: &Table) -> Vec<i64> {
    let mut points = vec![0; table.rows.len()];
    let mut add = |row: usize, score: Score| {
        if let Some(sum) = row.checked_sub(1).and_then(|i| points.get_mut(i)) {
            *sum += score.half_points();
        }
    };
    for game in &table.games {
        if let Some(score) = game.score {
            add(game.a, score);
            if let Some(b) = game.b {
                add(b, score.opposite());
            }
        }
    }
    points
}

/// Fills an empty cell if exactly one row names its row as opponent; else the referee decides.
pub fn fill_mirrors(sheet: &mut Sheet) {
    let count = sheet.count_participants();
    if count > MAX_ROWS || sheet.rounds > MAX_ROUNDS {
        return;
    }
    for round in 1..=sheet.rounds {
        let mut claims: Vec<Vec<Cell>> = vec![Vec::new(); count];
        for (i, row) in sheet.rows.iter().take(count).enumerate() {
            if let Ok(cell @ Cell::Game { opponent, .. }) = Cell::from_text(row.cell(round))
                && opponent != i + 1
                && let Some(claim) = opponent.checked_sub(1).and_then(|k| claims.get_mut(k))
            {
                claim.push(mirror_cell(cell, i + 1));
            }
        }
        for (row, claim) in sheet.rows.iter_mut().zip(&claims) {
            if let [cell] = claim[..]
                && row.cell(round).trim().is_empty()
            {
                if row.cells.len() < round {
                    row.cells.resize(round, String::new());
                }
                row.cells[round - 1] = cell.to_string();
            }
        }
    }
}

/// A mistake or an oddity in a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The place of the problem.
    pub place: Place,
    /// The kind of problem.
    pub kind: ProblemKind,
    /// The input, cut to [`MAX_NEAR`] characters.
    pub near: Option<String>,
}

impl Problem {
    /// True if the table as a whole exceeds the limits of a form.
    pub fn is_about_size(&self) -> bool {
        matches!(
            self.kind,
            ProblemKind::TooManyRows { .. }
                | ProblemKind::TooManyRounds { .. }
                | ProblemKind::TooManyCells { .. }
        )
    }

    /// True if a text exceeds the limit of its field.
    pub fn is_about_length(&self) -> bool {
        matches!(
            self.kind,
            ProblemKind::TextTooLong { .. } | ProblemKind::ReasonTooLong { .. }
        )
    }

    /// False for a warning: the table can still be submitted.
    pub fn is_blocking(&self) -> bool {
        !matches!(
            self.kind,
            ProblemKind::MeetAgain { .. } | ProblemKind::NoMember
        )
    }
}

/// A place in a sheet; the sheet as a whole if all fields are `None`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Place {
    /// Row number, from 1.
    pub row: Option<usize>,
    /// Round, from 1: the cell of the row.
    pub round: Option<usize>,
    /// Field of the row.
    pub field: Option<Field>,
}

/// The fields of a row other than its cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Field {
    /// The chosen player.
    Player,
    /// Name in the original script.
    Name,
    /// Name in Latin letters.
    Latin,
    /// Date or year of birth.
    Born,
    /// Name of the club.
    Club,
    /// City of the player.
    City,
    /// Rank at the start.
    Rank,
    /// Rating at the start.
    Rating,
    /// Starting group.
    Group,
    /// Total.
    Points,
    /// Final place.
    Place,
}

/// The kinds of problems. Points are half points; row numbers and rounds are counted from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProblemKind {
    /// The cell cannot be read.
    Cell(CellProblem),
    /// The cell names a row that does not exist.
    OpponentUnknown {
        /// The number in the cell.
        opponent: usize,
        /// The number of rows.
        rows: usize,
    },
    /// The cell names its own row.
    AgainstOneself,
    /// This cell is empty although another row names this one as its opponent.
    MirrorMissing {
        /// The row that names this one.
        named_by: usize,
        /// The cell that belongs here.
        expected: Cell,
    },
    /// The named opponent has another opponent, a bye or an absence in this round.
    MirrorElsewhere {
        /// The named opponent.
        opponent: usize,
        /// The cell of the named opponent.
        found: Cell,
    },
    /// The cells disagree about the result; placed at the lower row, as the four kinds after it.
    MirrorResult {
        /// The other row.
        opponent: usize,
        /// The cell that the other row should have.
        expected: Cell,
        /// The cell that the other row has.
        found: Cell,
    },
    /// One side records a forfeit, the other a played game.
    MirrorForfeit {
        /// The other row.
        opponent: usize,
        /// The other row's cell.
        found: Cell,
    },
    /// The scores of a forfeit do not fit: neither one point between the two nor both lost.
    ForfeitScores {
        /// The other row.
        opponent: usize,
        /// The other row's cell.
        found: Cell,
    },
    /// Both sides record the same colour.
    MirrorColour {
        /// The other row.
        opponent: usize,
        /// The other row's cell.
        found: Cell,
    },
    /// The sides record different handicaps.
    MirrorHandicap {
        /// The other row.
        opponent: usize,
        /// The other row's cell.
        found: Cell,
    },
    /// Several rows name this one as their opponent in the same round.
    ClaimedTwice {
        /// The rows that name this one, ascending.
        by: Vec<usize>,
    },
    /// The chosen player is also in an earlier row.
    PlayerTwice {
        /// The earlier row.
        row: usize,
    },
    /// A new player has a namesake in an earlier row whom the years of birth do not distinguish.
    NameTwice {
        /// The earlier row.
        row: usize,
    },
    /// Neither a name nor a chosen player.
    NameMissing,
    /// A name without a chosen player and without the statement that the player is new.
    PlayerUnknown,
    /// The typed total differs from the sum of the cells (and the group, if typed).
    TotalDisagrees {
        /// The typed total.
        typed: i64,
        /// The sum of the cells.
        cells: i64,
        /// The typed group.
        group: Option<i64>,
    },
    /// The total is not a number of half points.
    PointsUnreadable,
    /// The group is not a number of half points.
    GroupUnreadable,
    /// The place is not a number from 1 to [`MAX_ROWS`].
    PlaceUnreadable,
    /// The rating is not a number.
    RatingUnreadable,
    /// The birth is neither a year nor a date, or is outside 1900 to 2099.
    BornUnreadable,
    /// More than [`MAX_TEXT`] characters.
    TextTooLong {
        /// The number of characters.
        chars: usize,
    },
    /// The reason for annulled results has more than [`MAX_REASON`] characters.
    ReasonTooLong {
        /// The number of characters.
        chars: usize,
    },
    /// Results are annulled without a reason.
    AnnulledWithoutReason,
    /// An annulment that the regulation doesn't know, of a game that is no replay of a draw.
    AnnulmentUnknown,
    /// More than [`MAX_ROWS`] rows.
    TooManyRows {
        /// The number of rows.
        rows: usize,
    },
    /// More than [`MAX_ROUNDS`] rounds.
    TooManyRounds {
        /// The number of rounds.
        rounds: usize,
    },
    /// More than [`MAX_CELLS`] cells.
    TooManyCells {
        /// The number of cells.
        cells: usize,
    },
    /// A cell is filled although the tournament has fewer rounds.
    CellBeyondRounds {
        /// The number of rounds.
        rounds: usize,
    },
    /// There are no participants.
    NoParticipants,
    /// There is only one participant.
    TooFewParticipants,
    /// There are no games.
    NoGames,
    /// Warning: the player of the row is no member of the federation on the first day.
    NoMember,
    /// Warning: the two players already met in an earlier round.
    MeetAgain {
        /// The other row.
        opponent: usize,
        /// The earlier round.
        round: usize,
    },
}
