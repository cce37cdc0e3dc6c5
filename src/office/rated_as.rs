//! What a tournament is rated as while it is open for a correction: its conditions and its table as they were.

use std::collections::HashMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::db::federations::Federation;
use crate::db::tournaments::{self, Conditions};
use crate::db::{AccountId, ClubId, Conn, DbError, PlanLineId, TournamentId, accounts, clubs};
use crate::domain::table::Sheet;
use crate::domain::tournament::{Board, Category, Pool, RoundDays};
use crate::domain::word::plain;

/// What a rated tournament was before it was opened for a correction, or since.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct RatedAs {
    /// Name.
    pub name: String,
    /// First day.
    pub starts: NaiveDate,
    /// Last day.
    pub ends: NaiveDate,
    /// Place.
    pub city: String,
    pub(super) club: Option<i64>,
    pub(super) referee: Option<i64>,
    /// In the calendar plan.
    pub official: bool,
    /// The plan in which it stands; may be empty.
    pub plan: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) plan_line: Option<i64>,
    /// Lines of the board.
    pub board: i64,
    /// Main time.
    pub minutes: Option<f64>,
    /// The pool.
    #[serde(with = "plain")]
    pub pool: Pool,
    /// The category.
    #[serde(with = "plain")]
    pub category: Category,
    /// FIDE rates it, too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated_by_fide: bool,
    /// The days of the rounds.
    #[serde(default, skip_serializing_if = "RoundDays::is_empty")]
    pub round_days: RoundDays,
    /// The table; names and what else is known about the players is left out.
    pub sheet: Sheet,
    /// Its signatures, which are withdrawn while it is open.
    pub(super) signed: Vec<i64>,
}

/// Reads what was kept; `None`: nothing was.
pub(super) fn read(kept: &str, of: TournamentId) -> Result<Option<RatedAs>, DbError> {
    if kept.is_empty() {
        return Ok(None);
    }
    serde_json::from_str(kept).map(Some).map_err(|e| DbError::Corrupt(format!("tournament {of}: {e}")))
}

/// Puts the conditions as which tournaments are rated in the place of what was changed in those that are being corrected: that counts when they are
/// rated again, and not before.
///
/// # Errors
/// What is stored can't be read.
pub(super) fn put_as_rated<'a>(conn: &mut Conn, of: impl Iterator<Item = (TournamentId, &'a mut Conditions)>) -> Result<(), DbError> {
    let mut of: HashMap<TournamentId, &mut Conditions> = of.collect();
    let ids: Vec<TournamentId> = of.keys().copied().collect();
    for (id, text) in tournaments::rated_as_of(conn, &ids)? {
        if let (Some(rated), Some(conditions)) = (read(&text, id)?, of.get_mut(&id)) {
            **conditions = rated.conditions(conditions);
        }
    }
    Ok(())
}

impl RatedAs {
    /// What a tournament is under these conditions, with this table.
    pub(super) fn of(had: &Conditions, sheet: Sheet) -> RatedAs {
        RatedAs {
            name: had.name.clone(),
            starts: had.starts,
            ends: had.ends,
            city: had.city.clone(),
            club: had.club_id.map(|id| id.0),
            referee: had.referee_id.map(|id| id.0),
            official: had.official,
            plan: had.plan.clone(),
            plan_line: had.plan_line_id.map(|id| id.0),
            board: had.board.size(),
            minutes: had.minutes,
            pool: had.pool,
            category: had.category,
            rated_by_fide: had.rated_by_fide,
            round_days: had.round_days.clone(),
            sheet,
            signed: Vec::new(),
        }
    }

    /// As it is stored.
    pub(super) fn text(&self, of: TournamentId) -> Result<String, DbError> {
        serde_json::to_string(self).map_err(|e| DbError::Corrupt(format!("tournament {of}: {e}")))
    }

    /// The holding club and the chief referee by their names of today, as far as they are known.
    pub fn holders(&self, conn: &mut Conn, federation: &Federation) -> Result<Holders, DbError> {
        let club = self.club.map(|id| clubs::find(conn, federation.id, ClubId(id))).transpose()?.flatten();
        let referee = self.referee.map(|id| accounts::find(conn, AccountId(id))).transpose()?.flatten();
        Ok(Holders {
            club: club.map(|club| club.name).unwrap_or_default(),
            referee: referee.map(|account| account.name).unwrap_or_default(),
        })
    }

    /// The conditions as they were; the remark and the name of the referee stay as they are.
    pub(super) fn conditions(&self, now: &Conditions) -> Conditions {
        Conditions {
            name: self.name.clone(),
            starts: self.starts,
            ends: self.ends,
            city: self.city.clone(),
            club_id: self.club.map(ClubId),
            referee_id: self.referee.map(AccountId),
            official: self.official,
            plan: self.plan.clone(),
            plan_line_id: self.plan_line.map(PlanLineId),
            board: Board::from_size(self.board).unwrap_or(now.board),
            minutes: self.minutes,
            pool: self.pool,
            category: self.category,
            rated_by_fide: self.rated_by_fide,
            round_days: self.round_days.clone(),
            referee_name: now.referee_name.clone(),
            remark: now.remark.clone(),
        }
    }
}

/// The club and the referee who held a tournament; a name is empty where there is nobody, or nobody is known.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Holders {
    /// The holding club.
    pub club: String,
    /// The chief referee.
    pub referee: String,
}
