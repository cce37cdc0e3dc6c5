//! Snapshot of a rated tournament under correction: its conditions and its table as rated.

use std::collections::HashMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::db::federations::Federation;
use crate::db::tournaments::{self, Conditions};
use crate::db::{AccountId, ClubId, Conn, DbError, PlanLineId, TournamentId, accounts, clubs};
use crate::domain::table::Sheet;
use crate::domain::tournament::{Board, Category, Pool, RoundDays};
use crate::domain::word::plain;

/// The rated state of a tournament.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct RatedAs {
    /// Name of the tournament.
    pub name: String,
    /// First day.
    pub starts: NaiveDate,
    /// Last day.
    pub ends: NaiveDate,
    /// City of the tournament.
    pub city: String,
    pub(super) club: Option<i64>,
    pub(super) referee: Option<i64>,
    /// True if it stands in the calendar plan.
    pub official: bool,
    /// Citation of the plan; may be empty.
    pub plan: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) plan_line: Option<i64>,
    /// Size of the board.
    pub board: i64,
    /// Main time in minutes.
    pub minutes: Option<f64>,
    /// Pool in which it is rated.
    #[serde(with = "plain")]
    pub pool: Pool,
    /// Category of the tournament.
    #[serde(with = "plain")]
    pub category: Category,
    /// True if FIDE rates it too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated_by_fide: bool,
    /// Days of the rounds.
    #[serde(default, skip_serializing_if = "RoundDays::is_empty")]
    pub round_days: RoundDays,
    /// Table without names and other personal data.
    pub sheet: Sheet,
    /// Reason for the correction; not in the ledger, where the correction has it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) reason: String,
    /// Ids of its signatures, which are withdrawn during the correction.
    pub(super) signed: Vec<i64>,
}

/// Parses a snapshot; `None` if the text is empty.
pub(super) fn parse_snapshot(kept: &str, of: TournamentId) -> Result<Option<RatedAs>, DbError> {
    if kept.is_empty() {
        return Ok(None);
    }
    serde_json::from_str(kept)
        .map(Some)
        .map_err(|e| DbError::Corrupt(format!("tournament {of}: {e}")))
}

/// Replaces the conditions of tournaments under correction by those they are rated with. Changes
/// take effect only when they are rated again.
///
/// # Errors
/// A snapshot can't be parsed.
pub(super) fn put_as_rated<'a>(
    conn: &mut Conn,
    of: impl Iterator<Item = (TournamentId, &'a mut Conditions)>,
) -> Result<(), DbError> {
    let mut of: HashMap<TournamentId, &mut Conditions> = of.collect();
    let ids: Vec<TournamentId> = of.keys().copied().collect();
    for (id, text) in tournaments::rated_as_of(conn, &ids)? {
        if let (Some(rated), Some(conditions)) = (parse_snapshot(&text, id)?, of.get_mut(&id)) {
            **conditions = rated.to_conditions(conditions);
        }
    }
    Ok(())
}

impl RatedAs {
    /// A snapshot of these conditions and this table.
    pub(super) fn new(had: &Conditions, sheet: Sheet) -> RatedAs {
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
            reason: String::new(),
            signed: Vec::new(),
        }
    }

    /// Serializes the snapshot.
    pub(super) fn text(&self, of: TournamentId) -> Result<String, DbError> {
        serde_json::to_string(self).map_err(|e| DbError::Corrupt(format!("tournament {of}: {e}")))
    }

    /// Present names of the host club and the chief referee, if known.
    pub fn load_holders(
        &self,
        conn: &mut Conn,
        federation: &Federation,
    ) -> Result<Holders, DbError> {
        let club = self
            .club
            .map(|id| clubs::find(conn, federation.id, ClubId(id)))
            .transpose()?
            .flatten();
        let referee = self
            .referee
            .map(|id| accounts::find(conn, AccountId(id)))
            .transpose()?
            .flatten();
        Ok(Holders {
            club: club.map(|club| club.name).unwrap_or_default(),
            referee: referee.map(|account| account.name).unwrap_or_default(),
        })
    }

    /// The conditions of the snapshot; remark and referee's name keep their present values.
    pub(super) fn to_conditions(&self, now: &Conditions) -> Conditions {
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

/// Names of the host club and the chief referee; empty if there is none or it is unknown.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Holders {
    /// Name of the host club.
    pub club: String,
    /// Name of the chief referee.
    pub referee: String,
}
