//! Caches of the current lists, tournament counts and list comparisons of federations.
//!
//! An entry that may change is valid for one data version of its federation. Entries about
//! published lists never change.

use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chrono::NaiveDate;
use moka::sync::Cache;

use crate::actions;
use crate::actions::lists::Basis;
use crate::actions::roster::ListedPlayers;
use crate::db::lists::List;
use crate::db::roster::Size;
use crate::db::tournaments::{self, Filter};
use crate::db::{Conn, Db, DbError, FederationId, ListId, lists, roster};
use crate::domain::approval::State;
use crate::domain::comparison::{Comparison, ComparisonEntry, Part};
use crate::domain::roster::Roster;
use crate::domain::statistics::median;
use crate::domain::tournament::Pool;

/// Capacity of the caches of lists, in members of some 250 bytes each.
const MEMBERS: u64 = 500_000;

/// Number of locks, which bounds how many federations' data is made at once.
const MAKERS: usize = 16;

/// Capacity of the caches of small entries.
const COUNTS: u64 = 10_000;

type Key = (FederationId, Option<Pool>);
/// The median rating of each published list with its day, oldest first.
pub type Middles = Arc<Vec<(NaiveDate, f64)>>;
/// Key of a tournament count: a federation, optionally a year and a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Counted {
    federation: FederationId,
    year: Option<i32>,
    state: Option<State>,
}

/// Key of a comparison: two published lists, or one pool of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct TwoLists {
    earlier: ListId,
    later: ListId,
    pool: Option<Pool>,
}

/// Caches of lists and of figures derived from them, by federation and pool.
#[derive(Clone)]
pub struct Rosters {
    db: Db,
    /// The database epoch of the entries. It advances when the data goes back to an earlier state.
    epoch: Arc<AtomicU64>,
    kept: Cache<Key, (i64, Arc<Roster>)>,
    /// All players of a federation, rated or not, with the data version.
    everybody: Cache<FederationId, (i64, Arc<Roster>)>,
    /// Differences of published lists; these never change.
    compared: Cache<TwoLists, Arc<Comparison>>,
    /// Number of players in the earlier list who are not in the later one.
    gone: Cache<TwoLists, usize>,
    /// Number of tournaments, with the data version.
    counts: Cache<Counted, (i64, i64)>,
    /// Players of published lists, with their division into groups and the data version.
    listed: Cache<(ListId, Option<Pool>), (i64, Arc<ListedPlayers>)>,
    /// Tournament dates that published lists are based on, with the data version.
    bases: Cache<ListId, (i64, Arc<Basis>)>,
    /// Median rating of each published list; it never changes.
    middle_of: Cache<(ListId, Option<Pool>), Option<f64>>,
    /// Median ratings of all published lists, with the newest list at that time.
    middles: Cache<Key, (ListId, Middles)>,
    /// Locks by federation number modulo [`MAKERS`], so that an entry is made once.
    making: Arc<[Mutex<()>; MAKERS]>,
}

impl Rosters {
    /// Empty caches.
    pub fn new(db: Db) -> Rosters {
        let members =
            |roster: &Roster| u32::try_from(roster.members().len() + 100).unwrap_or(u32::MAX);
        let weigh = move |_: &Key, (_, roster): &(i64, Arc<Roster>)| members(roster);
        let weigh_all = move |_: &FederationId, (_, roster): &(i64, Arc<Roster>)| members(roster);
        let weigh_listed = |_: &(ListId, Option<Pool>), (_, listed): &(i64, Arc<ListedPlayers>)| {
            u32::try_from(listed.players.len() + 100).unwrap_or(u32::MAX)
        };
        let bulk = |_: &TwoLists, c: &Arc<Comparison>| {
            u32::try_from(
                [Part::Both, Part::New, Part::Gone]
                    .map(|p| c.len(p))
                    .iter()
                    .sum::<usize>()
                    + 100,
            )
            .unwrap_or(u32::MAX)
        };
        Rosters {
            epoch: Arc::new(AtomicU64::new(db.epoch())),
            db,
            kept: Cache::builder()
                .max_capacity(MEMBERS)
                .weigher(weigh)
                .build(),
            everybody: Cache::builder()
                .max_capacity(MEMBERS)
                .weigher(weigh_all)
                .build(),
            compared: Cache::builder().max_capacity(MEMBERS).weigher(bulk).build(),
            gone: Cache::new(COUNTS),
            counts: Cache::new(COUNTS),
            listed: Cache::builder()
                .max_capacity(MEMBERS)
                .weigher(weigh_listed)
                .build(),
            bases: Cache::new(COUNTS),
            middle_of: Cache::new(COUNTS),
            middles: Cache::new(COUNTS),
            making: Arc::default(),
        }
    }

    /// Clears the caches if the data went back to an earlier state: the same version numbers then
    /// come again, with other data.
    pub fn keep_up(&self) {
        if self.db.has_gone_back(&self.epoch) {
            tracing::warn!(
                "the data went back to an earlier state (a copy was restored, or another server \
                    took over): nothing kept is shown"
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

    /// The lock for making an entry. `number` is that of the federation or of one of its lists.
    fn lock_for(&self, number: i64) -> MutexGuard<'_, ()> {
        let place = number.unsigned_abs() as usize % MAKERS;
        self.making[place]
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// The current list of a federation, or of one pool of its rules.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn get(
        &self,
        conn: &mut Conn,
        federation: FederationId,
        pool: Option<Pool>,
    ) -> Result<Arc<Roster>, DbError> {
        self.keep_up();
        let version = roster::load_version(conn, federation)?;
        let known = || {
            self.kept
                .get(&(federation, pool))
                .filter(|(of, _)| *of >= version)
                .map(|(_, roster)| roster)
        };
        if let Some(roster) = known() {
            return Ok(roster);
        }
        // One at a time: a request that waited finds the entry made.
        let _turn = self.lock_for(federation.0);
        if let Some(roster) = known() {
            return Ok(roster);
        }
        let roster = Arc::new(actions::roster::build_current(conn, federation, pool)?);
        self.kept
            .insert((federation, pool), (version, roster.clone()));
        Ok(roster)
    }

    /// Fills the cache with the current lists of the largest federations, up to half of its
    /// capacity. The first reader after a start then doesn't wait for a list.
    ///
    /// # Errors
    /// The database doesn't answer, or not for one of the lists; the others are made all the same.
    pub fn make_ahead(&self) -> Result<(), DbError> {
        let (mut room, mut outcome) = (MEMBERS / 2, Ok(()));
        for Size {
            federation,
            rules,
            players,
        } in self.db.read(roster::load_sizes)?
        {
            match room.checked_sub(players.unsigned_abs()) {
                None => continue,
                Some(left) => room = left,
            }
            let made = self
                .db
                .read(|c| self.get(c, federation, rules.shows.pools.then(Pool::default)));
            outcome = outcome.and(made.map(drop));
        }
        outcome
    }

    /// All players of a federation as of a data version; `None` if that isn't cached.
    pub fn everybody_kept(&self, federation: FederationId, version: i64) -> Option<Arc<Roster>> {
        self.keep_up();
        self.everybody
            .get(&federation)
            .filter(|(of, _)| *of >= version)
            .map(|(_, roster)| roster)
    }

    /// All players of a federation, rated or not.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn all_players(
        &self,
        conn: &mut Conn,
        federation: FederationId,
    ) -> Result<Arc<Roster>, DbError> {
        let version = roster::load_version(conn, federation)?;
        if let Some(roster) = self.everybody_kept(federation, version) {
            return Ok(roster);
        }
        let _turn = self.lock_for(federation.0);
        if let Some(roster) = self.everybody_kept(federation, version) {
            return Ok(roster);
        }
        let roster = Arc::new(actions::roster::build_all_players(conn, federation)?);
        self.everybody.insert(federation, (version, roster.clone()));
        Ok(roster)
    }

    /// The players of a published list, or of one pool of it.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn listed_players(
        &self,
        conn: &mut Conn,
        federation: FederationId,
        list: ListId,
        pool: Option<Pool>,
    ) -> Result<Arc<ListedPlayers>, DbError> {
        self.keep_up();
        let version = roster::load_version(conn, federation)?;
        let known = || {
            self.listed
                .get(&(list, pool))
                .filter(|(of, _)| *of >= version)
                .map(|(_, listed)| listed)
        };
        if let Some(listed) = known() {
            return Ok(listed);
        }
        let _turn = self.lock_for(federation.0);
        if let Some(listed) = known() {
            return Ok(listed);
        }
        let listed = Arc::new(actions::roster::load_published(conn, list, pool)?);
        self.listed.insert((list, pool), (version, listed.clone()));
        Ok(listed)
    }

    /// The number of tournaments of a federation, optionally of a year and a state. Each page of
    /// their list shows it.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn count(
        &self,
        conn: &mut Conn,
        federation: FederationId,
        year: Option<i32>,
        state: Option<State>,
    ) -> Result<i64, DbError> {
        self.keep_up();
        let (key, version) = (
            Counted {
                federation,
                year,
                state,
            },
            roster::load_version(conn, federation)?,
        );
        if let Some((_, count)) = self.counts.get(&key).filter(|(of, _)| *of >= version) {
            return Ok(count);
        }
        let count = tournaments::count(
            conn,
            federation,
            &Filter {
                year,
                states: state.into_iter().collect(),
                ..Filter::default()
            },
        )?;
        self.counts.insert(key, (version, count));
        Ok(count)
    }

    /// The basis of a published list: the dates of all tournaments before it.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn basis_of_list(&self, conn: &mut Conn, list: &List) -> Result<Arc<Basis>, DbError> {
        self.keep_up();
        let version = roster::load_version(conn, list.issue.federation_id)?;
        if let Some((_, basis)) = self.bases.get(&list.id).filter(|(of, _)| *of >= version) {
            return Ok(basis);
        }
        let basis = Arc::new(Basis::of_list(conn, list)?);
        self.bases.insert(list.id, (version, basis.clone()));
        Ok(basis)
    }

    /// The median rating of each published list of a federation, or of one pool of its rules. They
    /// change when a list is published.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn medians_by_list(
        &self,
        conn: &mut Conn,
        federation: FederationId,
        pool: Option<Pool>,
    ) -> Result<Middles, DbError> {
        self.keep_up();
        let Some(newest) = lists::find_newest(conn, federation)? else {
            return Ok(Middles::default());
        };
        let known = || {
            self.middles
                .get(&(federation, pool))
                .filter(|(of, _)| *of == newest)
                .map(|(_, middles)| middles)
        };
        if let Some(middles) = known() {
            return Ok(middles);
        }
        let _turn = self.lock_for(federation.0);
        if let Some(middles) = known() {
            return Ok(middles);
        }
        let mut all = Vec::new();
        for list in lists::load_brief(conn, federation)?.into_iter().rev() {
            all.extend(
                self.median_of_list(conn, list.id, pool)?
                    .map(|middle| (list.date, middle)),
            );
        }
        // Of two lists of the same day the later one counts.
        all.reverse();
        all.dedup_by_key(|(day, _)| *day);
        all.reverse();
        let middles: Middles = Arc::new(all);
        self.middles
            .insert((federation, pool), (newest, middles.clone()));
        Ok(middles)
    }

    /// The median rating of a published list, or of one pool of it; `None` if the list is empty.
    fn median_of_list(
        &self,
        conn: &mut Conn,
        list: ListId,
        pool: Option<Pool>,
    ) -> Result<Option<f64>, DbError> {
        if let Some(middle) = self.middle_of.get(&(list, pool)) {
            return Ok(middle);
        }
        let mut ratings = lists::load_ratings(conn, list, pool)?;
        ratings.sort_by(f64::total_cmp);
        let middle = median(&ratings);
        self.middle_of.insert((list, pool), middle);
        Ok(middle)
    }

    /// The differences between two published lists, or in one pool of them.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn compare_lists(
        &self,
        conn: &mut Conn,
        earlier: ListId,
        later: ListId,
        pool: Option<Pool>,
    ) -> Result<Arc<Comparison>, DbError> {
        self.keep_up();
        let key = TwoLists {
            earlier,
            later,
            pool,
        };
        if let Some(known) = self.compared.get(&key) {
            return Ok(known);
        }
        let _turn = self.lock_for(later.0);
        if let Some(known) = self.compared.get(&key) {
            return Ok(known);
        }
        let mut figures = |list| -> Result<Vec<ComparisonEntry>, DbError> {
            let listed = |entry: roster::ListedRating| {
                let roster::ListedRating {
                    player,
                    rating,
                    rank,
                    provisional,
                } = entry;
                ComparisonEntry {
                    player: player.0,
                    rating,
                    rank,
                    provisional,
                }
            };
            Ok(roster::load_listed(conn, list, pool)?
                .into_iter()
                .map(listed)
                .collect())
        };
        let comparison = Arc::new(Comparison::new(&figures(earlier)?, &figures(later)?));
        self.gone.insert(key, comparison.len(Part::Gone));
        self.compared.insert(key, comparison.clone());
        Ok(comparison)
    }

    /// The number of players in a published list, or in one pool of it, who are not in a later
    /// list. It is cached longer than the comparison itself.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn count_gone(
        &self,
        conn: &mut Conn,
        earlier: ListId,
        later: ListId,
        pool: Option<Pool>,
    ) -> Result<usize, DbError> {
        self.keep_up();
        match self.gone.get(&TwoLists {
            earlier,
            later,
            pool,
        }) {
            Some(gone) => Ok(gone),
            None => Ok(self
                .compare_lists(conn, earlier, later, pool)?
                .len(Part::Gone)),
        }
    }
}
