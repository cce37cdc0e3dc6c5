//! The tables of a regulation for its readers, made from the constants, functions and parameters of
//! the calculation: a page shows no value that the calculation does not use. Titles, heads and
//! cells are language-neutral; `i18n/reference_tables.rs` puts them into words.

use std::fmt;

use super::super::tournament::{Board, Category};

/// A table of a regulation.
#[derive(Debug, Clone, PartialEq)]
pub struct ReferenceTable {
    /// Unique in its regulation; letters, digits and hyphens, as in an address.
    pub key: &'static str,
    /// The repeated article or table, as
    /// [`Article::number`](super::super::article::Article::number).
    pub article: &'static str,
    /// The title, language-neutral.
    pub title: TableTitle,
    /// The column heads.
    pub columns: Vec<ColumnHead>,
    /// The rows, each with one cell for each column.
    pub rows: Vec<Vec<Cell>>,
}

impl ReferenceTable {
    /// The rows with cells separated by ` | `, for comparison with the printed text.
    #[cfg(test)]
    pub(super) fn plain_rows(&self) -> Vec<String> {
        let row = |cells: &Vec<Cell>| {
            cells
                .iter()
                .map(Cell::to_string)
                .collect::<Vec<_>>()
                .join(" | ")
        };
        self.rows.iter().map(row).collect()
    }
}

/// The title of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TableTitle {
    /// Ratings and ranks.
    Ranks,
    /// Ranks that the publication of a list gives and takes.
    PublishedRanks,
    /// The expected score by the difference of two ratings.
    ExpectedScore,
    /// The expected score at some differences of two ratings.
    ExpectedExamples,
    /// Coefficients by rating.
    Coefficients,
    /// Coefficients by games and rating; the last row that a player has reached holds.
    CoefficientsReached,
    /// The limit of the bonus coefficients in a tournament.
    BonusLimit,
    /// The divisor of changes on small boards.
    BoardDivisor,
    /// Games between two players below a bound.
    GamesBelow(i64),
    /// Games of a player above a bound against one below it.
    GamesAbove(i64),
    /// Additional points for a win of a player below a bound against one above it.
    AdditionalPoints(i64),
    /// The number of additional points from which a result is anomalous.
    AnomalousPoints,
    /// Ranks of places by category.
    RanksOfPlaces,
    /// Categories by the number of levels that restrictions deduct.
    Categories,
    /// The levels that each restriction deducts.
    CategoryLevels,
    /// The share of the coefficient of anomaly by the number of games.
    AnomalyByGames,
    /// The factor of anomaly by rating.
    AnomalyByRating,
    /// The factor of K by category.
    CategoryFactors,
}

/// The head of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ColumnHead {
    /// Rating of the player.
    Rating,
    /// Rating of the opponent.
    OpponentRating,
    /// Ratings that round to the row.
    NearestRatings,
    /// Difference of two ratings.
    Difference,
    /// Rank of the player.
    Rank,
    /// Rating from which a publication gives the rank.
    GivenFrom,
    /// Rating at which, or below which, a publication takes the rank away.
    LostAt,
    /// Expected score of the lower rated player.
    ExpectedLower,
    /// Expected score of the higher rated player.
    ExpectedHigher,
    /// A symbol of the formulas, the same in every language.
    Sign(&'static str),
    /// K for a success.
    KSuccess,
    /// K for a failure.
    KFailure,
    /// Greatest sum in a tournament.
    GreatestSum,
    /// Size of the board.
    Board,
    /// Divisor of the changes.
    Divisor,
    /// Points for a win.
    Win,
    /// Points for a loss.
    Loss,
    /// Additional points.
    Additional,
    /// Additional points on a board.
    On(Board),
    /// Rated games so far.
    GamesBefore,
    /// Games in the rating period.
    Games,
    /// Category of the tournament.
    Category,
    /// Place in the tournament.
    Place,
    /// Restriction of a tournament.
    Restriction,
    /// Levels of the category.
    Levels,
    /// Factor of a coefficient.
    Factor,
}

/// A cell of a table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Cell {
    /// A number without a sign for plus.
    Number(f64),
    /// Points won or lost, with a sign.
    Signed(i64),
    /// Hundredths, always with two decimals.
    Hundredths(u8),
    /// The range from the first number on and below the second; a missing end is open.
    Span(Option<f64>, Option<f64>),
    /// A fraction: numerator, denominator.
    Fraction(u8, u8),
    /// A rank by its name in the exchange format.
    Rank(&'static str),
    /// A board by its size.
    Board(Board),
    /// A category of tournaments.
    Category(Category),
    /// Places, from the first to the last.
    Places(u32, u32),
    /// A restriction by the code of its [step](super::super::category::Step::reason_code).
    Restriction(&'static str),
    /// One level for each division above.
    EachDivision,
    /// As many levels as needed: the result is at most this category.
    AtMost(Category),
    /// A count of at least this.
    AtLeast(u32),
    /// Any rating.
    Any,
    /// Any place in the tournament.
    AnyPlace,
    /// No rank is given.
    NotGiven,
}

impl Cell {
    /// The whole numbers from the first to the last.
    pub fn whole_span(from: i64, to: Option<i64>) -> Cell {
        Cell::Span(Some(from as f64), to.map(|to| (to + 1) as f64))
    }

    /// True if the cell is written with digits, which are right-aligned.
    pub fn is_numeric(&self) -> bool {
        matches!(
            self,
            Cell::Number(_)
                | Cell::Signed(_)
                | Cell::Hundredths(_)
                | Cell::Span(..)
                | Cell::Fraction(..)
                | Cell::Places(..)
                | Cell::AtLeast(_)
        )
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Cell::Number(number) => write!(f, "{number}"),
            Cell::Signed(points) => write!(f, "{points}"),
            Cell::Hundredths(hundredths) => {
                write!(f, "{}.{:02}", hundredths / 100, hundredths % 100)
            }
            Cell::Span(None, None) | Cell::Any | Cell::AnyPlace => f.write_str("any"),
            Cell::AtLeast(count) => write!(f, ">={count}"),
            Cell::Span(None, Some(below)) => write!(f, "<{below}"),
            Cell::Span(Some(from), None) => write!(f, ">={from}"),
            Cell::Span(Some(from), Some(below)) if from.fract() == 0.0 && below.fract() == 0.0 => {
                write!(f, "{from}-{}", below - 1.0)
            }
            Cell::Span(Some(from), Some(below)) => write!(f, ">={from} <{below}"),
            Cell::Fraction(above, below) => write!(f, "{above}/{below}"),
            Cell::Rank(name) => f.write_str(name),
            Cell::Board(board) => write!(f, "{0}x{0}", board.size()),
            Cell::Category(category) => f.write_str(category.word()),
            Cell::Places(first, last) if first == last => write!(f, "{first}"),
            Cell::Places(first, last) => write!(f, "{first}-{last}"),
            Cell::Restriction(code) => f.write_str(code),
            Cell::EachDivision => f.write_str("1 each"),
            Cell::AtMost(category) => write!(f, "at most {}", category.word()),
            Cell::NotGiven => f.write_str("-"),
        }
    }
}

/// The ranges that begin at these numbers; the last has no end, the first may have no beginning.
pub(super) fn spans_between(begins: &[Option<f64>]) -> Vec<Cell> {
    let next = begins.iter().skip(1).copied().chain([None]);
    begins
        .iter()
        .zip(next)
        .map(|(from, below)| Cell::Span(*from, below))
        .collect()
}
