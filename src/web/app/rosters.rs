//! What this process makes once for each state of a federation's data: the rosters, counts of tournaments; and the published lists that
//! were compared.

use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chrono::NaiveDate;
use moka::sync::Cache;

use crate::db::lists::List;
use crate::db::roster::Size;
use crate::db::tournaments::{self, Filter};
use crate::db::{Conn, Db, DbError, FederationId, ListId, lists, roster};
use crate::domain::approval::State;
use crate::domain::comparison::{Comparison, Listed, Part};
use crate::domain::roster::Roster;
use crate::domain::statistics::median;
use crate::domain::tournament::Pool;
use crate::office;
use crate::office::lists::Basis;
use crate::office::roster::ListedPlayers;

/// Members that are kept in all, some 250 bytes each.
const MEMBERS: u64 = 500_000;

/// So many are made at once at most, of different federations.
const MAKERS: usize = 16;

/// Counts of tournaments that are kept in all.
const COUNTS: u64 = 10_000;

type Key = (FederationId, Option<Pool>);
/// The day of each published list, oldest first, with the middle of its ratings.
pub type Middles = Arc<Vec<(NaiveDate, f64)>>;
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
    db: Db,
    /// How often the data had gone back to an earlier state when this was made.
    epoch: Arc<AtomicU64>,
    kept: Cache<Key, (i64, Arc<Roster>)>,
    /// Everybody of a federation, rated or not, with the version of the data.
    everybody: Cache<FederationId, (i64, Arc<Roster>)>,
    /// Published lists never change, and neither does what they differ in.
    compared: Cache<TwoLists, Arc<Comparison>>,
    /// How many players of the earlier list the later one has no more.
    gone: Cache<TwoLists, usize>,
    /// How many tournaments there are, with the version of the data.
    counts: Cache<Counted, (i64, i64)>,
    /// Who stands in published lists, with what divides them and the version of the data.
    listed: Cache<(ListId, Option<Pool>), (i64, Arc<ListedPlayers>)>,
    /// What published lists stand on, with the version of the data.
    bases: Cache<ListId, (i64, Arc<Basis>)>,
    /// The middle of each published list, which never changes.
    middle_of: Cache<(ListId, Option<Pool>), Option<f64>>,
    /// The middles of published lists, with the newest list there was.
    middles: Cache<Key, (ListId, Middles)>,
    /// One is made at a time, of federations whose numbers have the same rest.
    making: Arc<[Mutex<()>; MAKERS]>,
}

impl Rosters {
    /// Nothing is kept yet.
    pub fn new(db: Db) -> Rosters {
        let members = |roster: &Roster| u32::try_from(roster.members().len() + 100).unwrap_or(u32::MAX);
        let weigh = move |_: &Key, (_, roster): &(i64, Arc<Roster>)| members(roster);
        let weigh_all = move |_: &FederationId, (_, roster): &(i64, Arc<Roster>)| members(roster);
        let weigh_listed = |_: &(ListId, Option<Pool>), (_, listed): &(i64, Arc<ListedPlayers>)| {
            u32::try_from(listed.players.len() + 100).unwrap_or(u32::MAX)
        };
        let bulk = |_: &TwoLists, c: &Arc<Comparison>| {
            u32::try_from([Part::Both, Part::New, Part::Gone].map(|p| c.len(p)).iter().sum::<usize>() + 100).unwrap_or(u32::MAX)
        };
        Rosters {
            epoch: Arc::new(AtomicU64::new(db.epoch())),
            db,
            kept: Cache::builder().max_capacity(MEMBERS).weigher(weigh).build(),
            everybody: Cache::builder().max_capacity(MEMBERS).weigher(weigh_all).build(),
            compared: Cache::builder().max_capacity(MEMBERS).weigher(bulk).build(),
            gone: Cache::new(COUNTS),
            counts: Cache::new(COUNTS),
            listed: Cache::builder().max_capacity(MEMBERS).weigher(weigh_listed).build(),
            bases: Cache::new(COUNTS),
            middle_of: Cache::new(COUNTS),
            middles: Cache::new(COUNTS),
            making: Arc::default(),
        }
    }

    /// Forgets everything if the data went back to an earlier state: the versions of then come again, with other data.
    pub fn keep_up(&self) {
        if self.db.has_gone_back(&self.epoch) {
            tracing::warn!(
                "the data went back to an earlier state (a copy was restored, or another server took over): nothing kept is shown"
            );
            self.kept.invalidate_all();
            self.everybody.invalidate_all();
            self.compared.invalidate_all();
            self.gone.invalidate_all();
            self.counts.invalidate_all();
            self.listed.invalidate_all();
            self.bases.invalidate_all();
            self.middle_of.invalidate_all();
            self.middles.invalidate_all();
        }
    }

    /// The turn at making something of a federation; of which, its number or that of something of it says.
    fn turn(&self, number: i64) -> MutexGuard<'_, ()> {
        let place = number.unsigned_abs() as usize % MAKERS;
        self.making[place].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The current list of a federation, or of one pool of its rules.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn get(&self, conn: &mut Conn, federation: FederationId, pool: Option<Pool>) -> Result<Arc<Roster>, DbError> {
        self.keep_up();
        let version = roster::version(conn, federation)?;
        let known = || self.kept.get(&(federation, pool)).filter(|(of, _)| *of >= version).map(|(_, roster)| roster);
        if let Some(roster) = known() {
            return Ok(roster);
        }
        // One at a time: who waited finds it made.
        let _turn = self.turn(federation.0);
        if let Some(roster) = known() {
            return Ok(roster);
        }
        let roster = Arc::new(office::roster::roster(conn, federation, pool)?);
        self.kept.insert((federation, pool), (version, roster.clone()));
        Ok(roster)
    }

    /// Makes the current lists of the largest federations that fit into half of what is kept, before anybody asks for them: the first
    /// reader after a start doesn't wait until a list is made.
    ///
    /// # Errors
    /// The database doesn't answer, or not for one of them: the others are made all the same.
    pub fn make_ahead(&self) -> Result<(), DbError> {
        let (mut room, mut outcome) = (MEMBERS / 2, Ok(()));
        for Size { federation, rules, players } in self.db.read(roster::sizes)? {
            match room.checked_sub(players.unsigned_abs()) {
                None => continue,
                Some(left) => room = left,
            }
            let made = self.db.read(|c| self.get(c, federation, rules.shows.pools.then(Pool::default)));
            outcome = outcome.and(made.map(drop));
        }
        outcome
    }

    /// Everybody of a federation as of a version of its data, if that is kept.
    pub fn everybody_kept(&self, federation: FederationId, version: i64) -> Option<Arc<Roster>> {
        self.keep_up();
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
        let _turn = self.turn(federation.0);
        if let Some(roster) = self.everybody_kept(federation, version) {
            return Ok(roster);
        }
        let roster = Arc::new(office::roster::everybody(conn, federation)?);
        self.everybody.insert(federation, (version, roster.clone()));
        Ok(roster)
    }

    /// Who stands in a published list of a federation, or in one pool of it.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn listed(
        &self,
        conn: &mut Conn,
        federation: FederationId,
        list: ListId,
        pool: Option<Pool>,
    ) -> Result<Arc<ListedPlayers>, DbError> {
        self.keep_up();
        let version = roster::version(conn, federation)?;
        let known = || self.listed.get(&(list, pool)).filter(|(of, _)| *of >= version).map(|(_, listed)| listed);
        if let Some(listed) = known() {
            return Ok(listed);
        }
        let _turn = self.turn(federation.0);
        if let Some(listed) = known() {
            return Ok(listed);
        }
        let listed = Arc::new(office::roster::listed(conn, list, pool)?);
        self.listed.insert((list, pool), (version, listed.clone()));
        Ok(listed)
    }

    /// How many tournaments a federation has, of a year and of a state if asked so: each page of their list says it.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn count(&self, conn: &mut Conn, federation: FederationId, year: Option<i32>, state: Option<State>) -> Result<i64, DbError> {
        self.keep_up();
        let (key, version) = (Counted { federation, year, state }, roster::version(conn, federation)?);
        if let Some((_, count)) = self.counts.get(&key).filter(|(of, _)| *of >= version) {
            return Ok(count);
        }
        let count = tournaments::count(conn, federation, &Filter { year, states: state.into_iter().collect(), ..Filter::default() })?;
        self.counts.insert(key, (version, count));
        Ok(count)
    }

    /// What a published list stands on: the dates of all tournaments before it.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn basis(&self, conn: &mut Conn, list: &List) -> Result<Arc<Basis>, DbError> {
        self.keep_up();
        let version = roster::version(conn, list.issue.federation_id)?;
        if let Some((_, basis)) = self.bases.get(&list.id).filter(|(of, _)| *of >= version) {
            return Ok(basis);
        }
        let basis = Arc::new(Basis::of_list(conn, list)?);
        self.bases.insert(list.id, (version, basis.clone()));
        Ok(basis)
    }

    /// The middle of the ratings of each published list of a federation, or of one pool of its rules: they change when a list is published.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn middles(&self, conn: &mut Conn, federation: FederationId, pool: Option<Pool>) -> Result<Middles, DbError> {
        self.keep_up();
        let Some(newest) = lists::newest(conn, federation)? else { return Ok(Middles::default()) };
        let known = || self.middles.get(&(federation, pool)).filter(|(of, _)| *of == newest).map(|(_, middles)| middles);
        if let Some(middles) = known() {
            return Ok(middles);
        }
        let _turn = self.turn(federation.0);
        if let Some(middles) = known() {
            return Ok(middles);
        }
        let mut all = Vec::new();
        for list in lists::brief(conn, federation)?.into_iter().rev() {
            all.extend(self.middle(conn, list.id, pool)?.map(|middle| (list.date, middle)));
        }
        // Of two lists of a day the later one is it.
        all.reverse();
        all.dedup_by_key(|(day, _)| *day);
        all.reverse();
        let middles: Middles = Arc::new(all);
        self.middles.insert((federation, pool), (newest, middles.clone()));
        Ok(middles)
    }

    /// The middle of the ratings of a published list, or of one pool of it; none: nobody stands in it.
    fn middle(&self, conn: &mut Conn, list: ListId, pool: Option<Pool>) -> Result<Option<f64>, DbError> {
        if let Some(middle) = self.middle_of.get(&(list, pool)) {
            return Ok(middle);
        }
        let mut ratings = lists::ratings(conn, list, pool)?;
        ratings.sort_by(f64::total_cmp);
        let middle = median(&ratings);
        self.middle_of.insert((list, pool), middle);
        Ok(middle)
    }

    /// What differs between two published lists, or in one pool of them.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn compare(&self, conn: &mut Conn, earlier: ListId, later: ListId, pool: Option<Pool>) -> Result<Arc<Comparison>, DbError> {
        self.keep_up();
        let key = TwoLists { earlier, later, pool };
        if let Some(known) = self.compared.get(&key) {
            return Ok(known);
        }
        let _turn = self.turn(later.0);
        if let Some(known) = self.compared.get(&key) {
            return Ok(known);
        }
        let mut figures = |list| -> Result<Vec<Listed>, DbError> {
            let listed = |entry: roster::ListedRating| {
                let roster::ListedRating { player, rating, rank, provisional } = entry;
                Listed { player: player.0, rating, rank, provisional }
            };
            Ok(roster::listed(conn, list, pool)?.into_iter().map(listed).collect())
        };
        let comparison = Arc::new(Comparison::new(&figures(earlier)?, &figures(later)?));
        self.gone.insert(key, comparison.len(Part::Gone));
        self.compared.insert(key, comparison.clone());
        Ok(comparison)
    }

    /// How many players of a published list a later one has no more, or one pool of them. That is kept for longer than who they are.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn gone(&self, conn: &mut Conn, earlier: ListId, later: ListId, pool: Option<Pool>) -> Result<usize, DbError> {
        self.keep_up();
        match self.gone.get(&TwoLists { earlier, later, pool }) {
            Some(gone) => Ok(gone),
            None => Ok(self.compare(conn, earlier, later, pool)?.len(Part::Gone)),
        }
    }
}
