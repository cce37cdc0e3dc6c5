//! Caches of lists, tournament counts and list comparisons of federations. Entries that may change
//! are valid for one data version; entries about published lists never change.

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

/// Capacity in members of some 250 bytes each.
const MEMBERS: u64 = 500_000;

/// Bounds how many federations' data is made at once.
const MAKERS: usize = 16;

const COUNTS: u64 = 10_000;

type Key = (FederationId, Option<Pool>);
/// Median of each published list with its day, oldest first.
pub type MediansByDay = Arc<Vec<(NaiveDate, f64)>>;
/// Key of a tournament count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct TournamentCountKey {
    federation: FederationId,
    year: Option<i32>,
    state: Option<State>,
}

/// Key of a comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct ComparisonKey {
    earlier: ListId,
    later: ListId,
    pool: Option<Pool>,
}

#[derive(Clone)]
pub struct Rosters {
    db: Db,
    /// Advances when the data goes back to an earlier state.
    epoch: Arc<AtomicU64>,
    kept: Cache<Key, (i64, Arc<Roster>)>,
    /// All players, rated or not, with the data version.
    everybody: Cache<FederationId, (i64, Arc<Roster>)>,
    /// Comparisons never change.
    compared: Cache<ComparisonKey, Arc<Comparison>>,
    /// Players of the earlier list that the later one lacks.
    missing_counts: Cache<ComparisonKey, usize>,
    /// Numbers of tournaments, with the data version.
    counts: Cache<TournamentCountKey, (i64, i64)>,
    /// Players of published lists, with the data version.
    listed: Cache<(ListId, Option<Pool>), (i64, Arc<ListedPlayers>)>,
    bases: Cache<ListId, (i64, Arc<Basis>)>,
    /// Medians of published lists never change.
    middle_of: Cache<(ListId, Option<Pool>), Option<f64>>,
    /// Medians of all published lists, with the newest list at that time.
    middles: Cache<Key, (ListId, MediansByDay)>,
    /// Locks by federation number modulo [`MAKERS`], so that an entry is made once.
    making: Arc<[Mutex<()>; MAKERS]>,
}

impl Rosters {
    pub fn new(db: Db) -> Rosters {
        let members =
            |roster: &Roster| u32::try_from(roster.members().len() + 100).unwrap_or(u32::MAX);
        let weigh = move |_: &Key, (_, roster): &(i64, Arc<Roster>)| members(roster);
        let weigh_all = move |_: &FederationId, (_, roster): &(i64, Arc<Roster>)| members(roster);
        let weigh_listed = |_: &(ListId, Option<Pool>), (_, listed): &(i64, Arc<ListedPlayers>)| {
            u32::try_from(listed.players.len() + 100).unwrap_or(u32::MAX)
        };
        let bulk = |_: &ComparisonKey, c: &Arc<Comparison>| {
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
            missing_counts: Cache::new(COUNTS),
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

    /// Clears the caches if the data went back: the same version numbers come again with other
    /// data.
    pub fn keep_up(&self) {
        if self.db.has_gone_back(&self.epoch) {
            tracing::warn!(
                "the data went back to an earlier state (a copy was restored, or another server \
                    took over): nothing kept is shown"
            );
            self.kept.invalidate_all();
            self.everybody.invalidate_all();
            self.compared.invalidate_all();
            self.missing_counts.invalidate_all();
            self.counts.invalidate_all();
            self.listed.invalidate_all();
            self.bases.invalidate_all();
            self.middle_of.invalidate_all();
            self.middles.invalidate_all();
        }
    }

    /// `number` is that of the federation or of one of its lists.
    fn lock_for(&self, number: i64) -> MutexGuard<'_, ()> {
        let place = number.unsigned_abs() as usize % MAKERS;
        self.making[place]
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

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

    /// Fills half the cache with the largest federations' lists, so that the first reader needn't
    /// wait. A failure leaves out only its own list.
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

    /// `None` if that version or a newer one isn't cached.
    pub fn everybody_kept(&self, federation: FederationId, version: i64) -> Option<Arc<Roster>> {
        self.keep_up();
        self.everybody
            .get(&federation)
            .filter(|(of, _)| *of >= version)
            .map(|(_, roster)| roster)
    }

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

    /// The number of tournaments, shown on each page of their list.
    pub fn count(
        &self,
        conn: &mut Conn,
        federation: FederationId,
        year: Option<i32>,
        state: Option<State>,
    ) -> Result<i64, DbError> {
        self.keep_up();
        let (key, version) = (
            TournamentCountKey {
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

    /// Medians change when a list is published.
    pub fn medians_by_list(
        &self,
        conn: &mut Conn,
        federation: FederationId,
        pool: Option<Pool>,
    ) -> Result<MediansByDay, DbError> {
        self.keep_up();
        let Some(newest) = lists::find_newest(conn, federation)? else {
            return Ok(MediansByDay::default());
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
        let middles: MediansByDay = Arc::new(all);
        self.middles
            .insert((federation, pool), (newest, middles.clone()));
        Ok(middles)
    }

    /// `None` if the list is empty.
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

    pub fn compare_lists(
        &self,
        conn: &mut Conn,
        earlier: ListId,
        later: ListId,
        pool: Option<Pool>,
    ) -> Result<Arc<Comparison>, DbError> {
        self.keep_up();
        let key = ComparisonKey {
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
        self.missing_counts.insert(key, comparison.len(Part::Gone));
        self.compared.insert(key, comparison.clone());
        Ok(comparison)
    }

    /// Players missing from the later list. Cached longer than the comparison itself.
    pub fn count_gone(
        &self,
        conn: &mut Conn,
        earlier: ListId,
        later: ListId,
        pool: Option<Pool>,
    ) -> Result<usize, DbError> {
        self.keep_up();
        match self.missing_counts.get(&ComparisonKey {
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
