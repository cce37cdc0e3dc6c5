//! A whole federation as a journal: import and export. An import is complete or doesn't happen.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::ActionError;
use crate::db::DbError;
use crate::db::players::Player;
use crate::domain::approval::State;
use crate::domain::journal::Bad;
use crate::domain::player::Born;
use crate::domain::string_enum::plain;
use crate::domain::table::Sheet;
use crate::domain::tournament::{Board, Category, Pool, RoundDays};

mod decisions;
mod drafts;
mod export;
mod import;
mod person;

pub use export::{export_journal, export_public};
pub use import::{import_journal, import_watched};

/// The reader for whom a journal is written.
#[derive(Clone, Copy)]
enum Reader {
    /// The owner of the database, who sees everything.
    Owner,
    /// The public on this day: what pages show to visitors.
    Public(NaiveDate),
}

impl Reader {
    fn is_public(self) -> bool {
        matches!(self, Reader::Public(_))
    }

    /// The public sees the year of adults who aren't forgotten.
    fn born(self, player: &Player) -> Option<Born> {
        let born = player.personal.parse_birth()?;
        match self {
            Reader::Owner => Some(born),
            Reader::Public(today) => born
                .public_year(today)
                .filter(|_| !player.is_forgotten())
                .map(Born::Year),
        }
    }
}

#[derive(Debug)]
pub enum ImportError {
    Bad(Bad),
    /// The slug is invalid or taken.
    Slug(String),
    /// The database or a rule of the site.
    Action(ActionError),
}

impl From<DbError> for ImportError {
    fn from(error: DbError) -> ImportError {
        ImportError::Action(ActionError::Db(error))
    }
}

impl From<ActionError> for ImportError {
    fn from(error: ActionError) -> ImportError {
        ImportError::Action(error)
    }
}

/// An unrated tournament in the exchange format; the sheet names players by code.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Draft {
    id: String,
    name: String,
    start: NaiveDate,
    end: NaiveDate,
    #[serde(default)]
    city: String,
    #[serde(default)]
    club: Option<String>,
    #[serde(default)]
    referee: String,
    #[serde(default)]
    official: bool,
    #[serde(default)]
    plan: String,
    #[serde(default = "full_board")]
    board: i64,
    #[serde(default)]
    minutes: Option<f64>,
    #[serde(default, with = "plain")]
    pool: Pool,
    #[serde(default, with = "plain")]
    category: Category,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    rated_by_fide: bool,
    #[serde(default, skip_serializing_if = "RoundDays::is_empty")]
    days: RoundDays,
    #[serde(default)]
    remark: String,
    #[serde(with = "plain")]
    state: State,
    #[serde(default)]
    reason: String,
    #[serde(default)]
    codes: Vec<Option<String>>,
    sheet: Sheet,
    /// Its appeals, each as in `tournament.site`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    appeals: Vec<serde_json::Value>,
}

fn full_board() -> i64 {
    Board::default().size()
}
