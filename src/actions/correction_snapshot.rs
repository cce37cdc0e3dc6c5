//! Snapshot of a rated tournament under correction: its conditions and its table as rated.

use std::collections::HashMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::db::federations::Federation;
use crate::db::tournaments::{self, Conditions};
use crate::db::{AccountId, ClubId, Conn, DbError, PlanLineId, TournamentId, accounts, clubs};
use crate::domain::string_enum::plain;
use crate::domain::table::Sheet;
use crate::domain::tournament::{Board, Category, Pool, RoundDays};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct RatedAs {
    pub name: String,
    pub starts: NaiveDate,
    pub ends: NaiveDate,
    pub city: String,
    pub(super) club: Option<i64>,
    pub(super) referee: Option<i64>,
    /// Stands in the calendar plan.
    pub official: bool,
    /// May be empty.
    pub plan: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) plan_line: Option<i64>,
    pub board: i64,
    pub minutes: Option<f64>,
    #[serde(with = "plain")]
    pub pool: Pool,
    #[serde(with = "plain")]
    pub category: Category,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated_by_fide: bool,
    #[serde(default, skip_serializing_if = "RoundDays::is_empty")]
    pub round_days: RoundDays,
    /// Without names and other personal data.
    pub sheet: Sheet,
    /// Not in the ledger, where the correction has it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) reason: String,
    /// These signatures are withdrawn during the correction.
    pub(super) signed: Vec<i64>,
}

/// `None` if the text is empty.
pub(super) fn parse_snapshot(kept: &str, of: TournamentId) -> Result<Option<RatedAs>, DbError> {
    if kept.is_empty() {
        return Ok(None);
    }
    serde_json::from_str(kept)
        .map(Some)
        .map_err(|e| DbError::Corrupt(format!("tournament {of}: {e}")))
}

/// Changes of conditions under correction take effect only when the tournament is rated again.
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

    pub(super) fn text(&self, of: TournamentId) -> Result<String, DbError> {
        serde_json::to_string(self).map_err(|e| DbError::Corrupt(format!("tournament {of}: {e}")))
    }

    /// Present names, if known.
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

    /// Remark and referee's name keep their present values.
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

/// Empty if there is none or it is unknown.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Holders {
    pub club: String,
    pub referee: String,
}
