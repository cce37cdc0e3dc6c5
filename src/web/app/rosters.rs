//! What this process makes once for each state of a federation's data: the rosters, counts of tournaments; and the published lists that
//! were compared.

use std::sync::{Arc, Mutex, PoisonError};

use moka::sync::Cache;

use crate::db::tournaments::{self, Filter};
use crate::db::{Conn, DbError, FederationId, ListId, roster};
use crate::domain::approval::State;
use crate::domain::comparison::{Comparison, Listed, Part};
use crate::domain::roster::Roster;
use crate::domain::tournament::Pool;
use crate::office;

/// Members that are kept in all, some 250 bytes each.
const MEMBERS: u64 = 500_000;

/// Counts of tournaments that are kept in all.
const COUNTS: u64 = 10_000;

type Key = (FederationId, Option<Pool>);
/// Which tournaments were counted: those of a federation, of a year and of a state if asked so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Counted {
    federation: FederationId,
    year: Option<i32>,
    state: Option<State>,
}

/// Two published lists, or one pool of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct TwoLists {
    earlier: ListId,
    later: ListId,
    pool: Option<Pool>,
}

/// Rosters by federation and pool, each with the version of the data that it was made of.
#[derive(Clone)]
pub struct Rosters {
    kept: Cache<Key, (i64, Arc<Roster>)>,
    /// Everybody of a federation, rated or not, with the version of the data.
    everybody: Cache<FederationId, (i64, Arc<Roster>)>,
    /// Published lists never change, and neither does what they differ in.
    compared: Cache<TwoLists, Arc<Comparison>>,
    /// How many tournaments there are, with the version of the data.
    counts: Cache<Counted, (i64, i64)>,
    making: Arc<Mutex<()>>,
}

impl Default for Rosters {
    fn default() -> Rosters {
        let members = |roster: &Roster| u32::try_from(roster.members().len() + 100).unwrap_or(u32::MAX);
        let weigh = move |_: &Key, (_, roster): &(i64, Arc<Roster>)| members(roster);
        let weigh_all = move |_: &FederationId, (_, roster): &(i64, Arc<Roster>)| members(roster);
        let bulk = |_: &TwoLists, c: &Arc<Comparison>| {
            u32::try_from([Part::Both, Part::New, Part::Gone].map(|p| c.len(p)).iter().sum::<usize>() + 100).unwrap_or(u32::MAX)
        };
        Rosters {
            kept: Cache::builder().max_capacity(MEMBERS).weigher(weigh).build(),
            everybody: Cache::builder().max_capacity(MEMBERS).weigher(weigh_all).build(),
            compared: Cache::builder().max_capacity(MEMBERS).weigher(bulk).build(),
            counts: Cache::new(COUNTS),
            making: Arc::default(),
        }
    }
}

impl Rosters {
    /// The current list of a federation, or of one pool of its rules.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn get(&self, conn: &mut Conn, federation: FederationId, pool: Option<Pool>) -> Result<Arc<Roster>, DbError> {
        let version = roster::version(conn, federation)?;
        let known = || self.kept.get(&(federation, pool)).filter(|(of, _)| *of >= version).map(|(_, roster)| roster);
        if let Some(roster) = known() {
            return Ok(roster);
        }
        // One at a time: who waited finds it made.
        let _turn = self.making.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(roster) = known() {
            return Ok(roster);
        }
        let roster = Arc::new(office::roster::roster(conn, federation, pool)?);
        self.kept.insert((federation, pool), (version, roster.clone()));
        Ok(roster)
    }

    /// Everybody of a federation as of a version of its data, if that is kept.
    pub fn everybody_kept(&self, federation: FederationId, version: i64) -> Option<Arc<Roster>> {
        self.everybody.get(&federation).filter(|(of, _)| *of >= version).map(|(_, roster)| roster)
    }

    /// Everybody of a federation, rated or not.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn everybody(&self, conn: &mut Conn, federation: FederationId) -> Result<Arc<Roster>, DbError> {
        let version = roster::version(conn, federation)?;
        if let Some(roster) = self.everybody_kept(federation, version) {
            return Ok(roster);
        }
        let _turn = self.making.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(roster) = self.everybody_kept(federation, version) {
            return Ok(roster);
        }
        let roster = Arc::new(office::roster::everybody(conn, federation)?);
        self.everybody.insert(federation, (version, roster.clone()));
        Ok(roster)
    }

    /// How many tournaments a federation has, of a year and of a state if asked so: each page of their list says it.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn count(&self, conn: &mut Conn, federation: FederationId, year: Option<i32>, state: Option<State>) -> Result<i64, DbError> {
        let (key, version) = (Counted { federation, year, state }, roster::version(conn, federation)?);
        if let Some((_, count)) = self.counts.get(&key).filter(|(of, _)| *of >= version) {
            return Ok(count);
        }
        let count = tournaments::count(conn, federation, &Filter { year, states: state.into_iter().collect(), ..Filter::default() })?;
        self.counts.insert(key, (version, count));
        Ok(count)
    }

    /// What differs between two published lists, or in one pool of them.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn compare(&self, conn: &mut Conn, earlier: ListId, later: ListId, pool: Option<Pool>) -> Result<Arc<Comparison>, DbError> {
        let key = TwoLists { earlier, later, pool };
        if let Some(known) = self.compared.get(&key) {
            return Ok(known);
        }
        let _turn = self.making.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = self.compared.get(&key) {
            return Ok(known);
        }
        let mut figures = |list| -> Result<Vec<Listed>, DbError> {
            let listed = |entry: roster::ListedRating| Listed { player: entry.player.0, rating: entry.rating, rank: entry.rank };
            Ok(roster::listed(conn, list, pool)?.into_iter().map(listed).collect())
        };
        let comparison = Arc::new(Comparison::new(&figures(earlier)?, &figures(later)?));
        self.compared.insert(key, comparison.clone());
        Ok(comparison)
    }
}
