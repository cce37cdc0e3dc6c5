//! The table of a tournament as a referee types it, and what it means once it holds no contradiction.
//!
//! A [`Sheet`] is exactly what was typed. [`check`] turns it into a [`Table`] or says everything that is wrong with it at once, each with
//! its place. Rows and rounds are counted from 1 throughout, as the referee sees them and as the cells name them.

mod cell;
mod check;
mod differences;
mod total;

use serde::{Deserialize, Serialize};

use super::name::{name_and_birth, normal, typeset};
use super::number::Score;
use super::player::Born;
use super::tournament::{Colour, MOST_ROUNDS};
pub use cell::{Cell, CellProblem, MAX_HANDICAP, mirror};
pub use check::{check, halves, is_too_long, too_long, unknown_annulment};
pub use differences::{Difference, DifferenceKind, differences};
pub use total::{Total, sums};

/// The most rows of a sheet.
pub const MAX_ROWS: usize = 1000;
/// The most rounds of a sheet.
pub const MAX_ROUNDS: usize = MOST_ROUNDS;
/// The most cells of a sheet, rows times rounds: what one form can carry and one page can show.
pub const MAX_CELLS: usize = 9_999;
/// The most characters of one field or cell.
pub const MAX_TEXT: usize = 120;
/// The most characters of the reason why results were annulled.
pub const MAX_REASON: usize = 500;
/// The most characters of the input that a problem quotes.
pub const MAX_NEAR: usize = 40;

/// A table exactly as it was typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Sheet {
    /// Number of rounds.
    pub rounds: usize,
    /// The participants in the order of the sheet; blank rows at the end are none.
    pub rows: Vec<TypedPlayer>,
    /// Why results were annulled: one reason for all that have none of their own.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub annulled: String,
}

/// One participant exactly as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TypedPlayer {
    /// The known player whom the referee chose; it outweighs `new`.
    pub player: Option<i64>,
    /// The referee says: nobody the federation knows yet.
    pub new: bool,
    /// Name.
    pub name: String,
    /// Name in Latin letters, where it is not the official transliteration.
    pub latin: String,
    /// Year (`2011`) or date (`2011-05-30`, `30.05.2011`) of birth.
    pub born: String,
    /// Club.
    pub club: String,
    /// City; it is no club, and no club is made of it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub city: String,
    /// Rank as written.
    pub rank: String,
    /// Rating at the start.
    pub rating: String,
    /// Group at the start (McMahon): points that the total holds beside the results.
    pub group: String,
    /// Total.
    pub points: String,
    /// Place; a shared one may be written `3-5`.
    pub place: String,
    /// Numbers of the player elsewhere, as a file has them: `fide 14100010; egf_pin 12345678`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub numbers: String,
    /// Country by its two letters, as a file or the desk has it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub country: String,
    /// One cell for each round; a missing one counts as empty.
    pub cells: Vec<String>,
}

impl TypedPlayer {
    /// True where nothing at all was typed or chosen.
    pub fn is_blank(&self) -> bool {
        let fields =
            [&self.name, &self.latin, &self.born, &self.club, &self.city, &self.rank, &self.rating, &self.group, &self.points, &self.place];
        self.player.is_none() && !self.new && fields.into_iter().chain(&self.cells).all(|text| text.trim().is_empty())
    }

    /// Gives the names the form in which they are kept, and the birth that was typed behind the name its own field.
    fn typeset(&mut self) {
        if self.player.is_none() && self.born.trim().is_empty() {
            let (name, born) = name_and_birth(&self.name);
            (self.name, self.born) = (name, born.map(|born| born.to_string()).unwrap_or_default());
        }
        for text in [&mut self.name, &mut self.latin, &mut self.club, &mut self.city] {
            *text = typeset(text);
        }
        for text in [&mut self.born, &mut self.rank] {
            *text = normal(text);
        }
    }

    /// The text of the cell of a round (from 1); empty where there is none.
    pub fn cell(&self, round: usize) -> &str {
        round.checked_sub(1).and_then(|i| self.cells.get(i)).map_or("", String::as_str)
    }
}

impl Sheet {
    /// The sheet with names as they are kept.
    pub fn typeset(mut self) -> Sheet {
        self.rows.iter_mut().for_each(TypedPlayer::typeset);
        self
    }

    /// Rounds in which somebody has a cell.
    pub fn rounds_played(&self) -> usize {
        (1..=self.rounds).filter(|round| self.rows.iter().any(|row| !row.cell(*round).trim().is_empty())).count()
    }

    /// Number of participants: the rows without the blank ones at the end.
    pub fn participants(&self) -> usize {
        self.rows.iter().rposition(|row| !row.is_blank()).map_or(0, |last| last + 1)
    }

    /// Takes the colours out of all cells.
    pub fn forget_colours(&mut self) {
        for cell in self.rows.iter_mut().flat_map(|row| &mut row.cells) {
            if let Ok(Cell::Game { opponent, score, played, annulled, colour: Some(_), handicap }) = Cell::read(cell) {
                *cell = Cell::Game { opponent, score, played, annulled, colour: None, handicap }.to_string();
            }
        }
    }

    /// Takes out a row by its number. The rows below move up and the cells of all others name them by their new numbers; cells that named
    /// the row itself become empty. Without such a row nothing changes.
    pub fn take_out(&mut self, number: usize) {
        if number == 0 || number > self.rows.len() {
            return;
        }
        self.rows.remove(number - 1);
        for cell in self.rows.iter_mut().flat_map(|row| &mut row.cells) {
            match cell::opponent(cell) {
                Some(opponent) if opponent == number => cell.clear(),
                Some(opponent) if opponent > number => *cell = cell::against(cell, opponent - 1),
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
    /// What the referee should look at again; nothing here blocks ([`Problem::blocks`]).
    pub warnings: Vec<Problem>,
}

/// One participant of a [`Table`]; the texts are trimmed.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct TableRow {
    /// The known player; `None`: a new one.
    pub player: Option<i64>,
    /// Name; may be empty for a known player.
    pub name: String,
    /// Name in Latin letters, if typed.
    pub latin: String,
    /// Year or date of birth.
    pub born: Option<Born>,
    /// Club.
    pub club: String,
    /// Rank as written.
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
    /// The score of `a`; `None`: a double forfeit, both have lost. A bye is a win, a half-point bye a draw.
    pub score: Option<Score>,
    /// False: forfeit or bye.
    pub played: bool,
    /// The arbiter annulled the result.
    pub annulled: bool,
    /// The colour of `a`, if either side noted it.
    pub colour: Option<Colour>,
    /// Stones that white gives to black. Where no colour is noted, the table doesn't say who gave them.
    pub handicap: u8,
}

/// What every row scored in its cells, in half points, in the order of the rows; starting groups are left out.
pub fn points(table: &Table) -> Vec<i64> {
    let mut points = vec![0; table.rows.len()];
    let mut add = |row: usize, score: Score| {
        if let Some(sum) = row.checked_sub(1).and_then(|i| points.get_mut(i)) {
            *sum += score.halves();
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

/// Fills the opponent's cell wherever exactly one side of a pair is typed. Typed text is never overwritten, and where two rows name the same
/// opponent in a round nothing is filled: which of them is right is for the referee to say.
pub fn fill_mirrors(sheet: &mut Sheet) {
    let count = sheet.participants();
    if count > MAX_ROWS || sheet.rounds > MAX_ROUNDS {
        return;
    }
    for round in 1..=sheet.rounds {
        let mut claims: Vec<Vec<Cell>> = vec![Vec::new(); count];
        for (i, row) in sheet.rows.iter().take(count).enumerate() {
            if let Ok(cell @ Cell::Game { opponent, .. }) = Cell::read(row.cell(round))
                && opponent != i + 1
                && let Some(claim) = opponent.checked_sub(1).and_then(|k| claims.get_mut(k))
            {
                claim.push(mirror(cell, i + 1));
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

/// One thing that is wrong, or at least odd, in a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The place of the problem.
    pub place: Place,
    /// What is wrong there.
    pub kind: ProblemKind,
    /// The input, cut to [`MAX_NEAR`] characters.
    pub near: Option<String>,
}

impl Problem {
    /// True where the table as a whole is larger than any form carries.
    pub fn is_about_size(&self) -> bool {
        matches!(self.kind, ProblemKind::TooManyRows { .. } | ProblemKind::TooManyRounds { .. } | ProblemKind::TooManyCells { .. })
    }

    /// True where a text is longer than any field takes.
    pub fn is_about_length(&self) -> bool {
        matches!(self.kind, ProblemKind::TextTooLong { .. } | ProblemKind::ReasonTooLong { .. })
    }

    /// False for a mere warning: the table can be submitted all the same.
    pub fn blocks(&self) -> bool {
        !matches!(self.kind, ProblemKind::MeetAgain { .. } | ProblemKind::NoMember)
    }
}

/// A place in a sheet; with everything `None`, the sheet as a whole.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Place {
    /// Row number, from 1.
    pub row: Option<usize>,
    /// Round, from 1: the cell of the row.
    pub round: Option<usize>,
    /// Field of the row.
    pub field: Option<Field>,
}

/// The fields of a row beside its cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Field {
    /// The chosen player.
    Player,
    /// Name.
    Name,
    /// Name in Latin letters.
    Latin,
    /// Birth.
    Born,
    /// Club.
    Club,
    /// City.
    City,
    /// Rank.
    Rank,
    /// Rating.
    Rating,
    /// Group.
    Group,
    /// Total.
    Points,
    /// Place.
    Place,
}

/// What is wrong. Points are half points; row numbers and rounds are counted from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProblemKind {
    /// The cell can't be read.
    Cell(CellProblem),
    /// The cell names a row that the table has not.
    OpponentUnknown {
        /// The number in the cell.
        opponent: usize,
        /// How many rows there are.
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
        /// What its cell says.
        found: Cell,
    },
    /// The two cells of a game disagree about the result. Placed at the lower row, as are all four kinds below.
    MirrorResult {
        /// The other row.
        opponent: usize,
        /// The cell that the other row would have to have.
        expected: Cell,
        /// The cell that the other row has.
        found: Cell,
    },
    /// One side says forfeit, the other that the game was played.
    MirrorForfeit {
        /// The other row.
        opponent: usize,
        /// What its cell says.
        found: Cell,
    },
    /// The scores of a forfeit don't go together: neither one point between the two nor both lost.
    ForfeitScores {
        /// The other row.
        opponent: usize,
        /// What its cell says.
        found: Cell,
    },
    /// Both sides note the same colour.
    MirrorColour {
        /// The other row.
        opponent: usize,
        /// What its cell says.
        found: Cell,
    },
    /// The sides note different handicaps.
    MirrorHandicap {
        /// The other row.
        opponent: usize,
        /// What its cell says.
        found: Cell,
    },
    /// Several rows name this one as their opponent in the same round.
    ClaimedTwice {
        /// Those rows, ascending.
        by: Vec<usize>,
    },
    /// The chosen player is also in an earlier row.
    PlayerTwice {
        /// The earlier row.
        row: usize,
    },
    /// A new player of the same name is in an earlier row, and birth years don't tell the two apart.
    NameTwice {
        /// The earlier row.
        row: usize,
    },
    /// Neither a name nor a chosen player.
    NameMissing,
    /// A name, but neither a known player is chosen nor is it said to be a new one.
    PlayerUnknown,
    /// The typed total is not what the cells (and the group, if typed) add up to.
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
    /// The birth is neither a year nor a date, or lies outside 1900 to 2099.
    BornUnreadable,
    /// More than [`MAX_TEXT`] characters.
    TextTooLong {
        /// How many characters there are.
        chars: usize,
    },
    /// The reason why results were annulled has more than [`MAX_REASON`] characters.
    ReasonTooLong {
        /// How many characters there are.
        chars: usize,
    },
    /// Results are annulled, and nobody says why.
    AnnulledWithoutReason,
    /// A result is annulled, which the regulation doesn't know, and the game is no replay of a draw.
    AnnulmentUnknown,
    /// More than [`MAX_ROWS`] rows.
    TooManyRows {
        /// How many rows there are.
        rows: usize,
    },
    /// More than [`MAX_ROUNDS`] rounds.
    TooManyRounds {
        /// How many rounds there are.
        rounds: usize,
    },
    /// More than [`MAX_CELLS`] cells.
    TooManyCells {
        /// How many cells there are.
        cells: usize,
    },
    /// A cell is filled although the tournament has fewer rounds.
    CellBeyondRounds {
        /// How many rounds there are.
        rounds: usize,
    },
    /// Nobody takes part.
    NoParticipants,
    /// Only one takes part.
    TooFewParticipants,
    /// Nobody met anybody.
    NoGames,
    /// Warning: who stands here is no member of the federation on the first day.
    NoMember,
    /// Warning: the two met in an earlier round already.
    MeetAgain {
        /// The other row.
        opponent: usize,
        /// The earlier round.
        round: usize,
    },
}
