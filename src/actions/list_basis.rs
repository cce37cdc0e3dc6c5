//! The tournaments on which a list of a day is based. A list states the ratings of its day. So its
//! position in the chronicle is before the first tournament that doesn't count for it, no matter
//! how late it is published.

use chrono::{NaiveDate, NaiveDateTime};

use crate::db::federations::Federation;
use crate::db::tournaments::{self, Placed};
use crate::db::{Conn, DbError, TournamentId, lists};
use crate::domain::publication::Cut;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Basis {
    /// Before the first tournament that doesn't count; `None` for the end.
    pub position: Option<i64>,
    /// Of the last tournament that counts.
    pub ended: Option<NaiveDate>,
    /// In UTC.
    pub rated: Option<NaiveDateTime>,
    /// Ended or rated later; these tournaments count for the next list.
    pub for_next_list: Vec<(TournamentId, String)>,
    /// Ended by the day, but rated after one that doesn't count. The chronicle has one order, so
    /// these tournaments count for the next list too.
    pub rated_out_of_order: Vec<(TournamentId, String)>,
}

impl Basis {
    /// For a list that is published now.
    pub fn of_day(
        conn: &mut Conn,
        federation: &Federation,
        date: NaiveDate,
        cut: Cut,
    ) -> Result<Basis, DbError> {
        let newest = lists::load_brief(conn, federation.id)?
            .first()
            .map(|list| list.position);
        let placed = tournaments::load_before(conn, federation.id, i64::MAX)?;
        let counts = |t: &Placed| {
            cut.counts_for_list(t.ends, t.rated_at.map(|at| federation.local_day(at)), date)
        };
        let first = placed
            .iter()
            .find(|t| newest.is_none_or(|newest| t.position > newest) && !counts(t))
            .map(|t| t.position);
        let (before, after): (Vec<Placed>, Vec<Placed>) = placed
            .into_iter()
            .partition(|t| first.is_none_or(|first| t.position < first));
        let (behind, later): (Vec<Placed>, Vec<Placed>) = after.into_iter().partition(counts);
        let named = |all: Vec<Placed>| all.into_iter().map(|t| (t.id, t.name)).collect();
        Ok(Basis {
            position: first,
            ended: before.iter().map(|t| t.ends).max(),
            rated: before.iter().filter_map(|t| t.rated_at).max(),
            for_next_list: named(later),
            rated_out_of_order: named(behind),
        })
    }

    /// A tournament that was corrected since was rated before.
    pub fn of_list(conn: &mut Conn, list: &lists::List) -> Result<Basis, DbError> {
        let (ended, rated) = tournaments::ended_and_rated(
            conn,
            list.issue.federation_id,
            list.issue.position,
            list.issue.published_at,
        )?;
        Ok(Basis {
            ended,
            rated,
            ..Basis::default()
        })
    }
}
