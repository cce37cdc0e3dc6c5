//! Bundles as they came, and what was decided about their tables and people.

use std::collections::BTreeMap;

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use crate::db::bundles::{self as storage, Bundle};
use crate::db::federations::Federation;
use crate::db::files::File;
use crate::db::{AccountId, BundleId, ClubId, Conn, DbError, NumberId, PlayerId, TournamentId};
use crate::domain::approval::State;
use crate::formats::archive;
use crate::formats::refusal::{Code, Refusal as Unread};
use crate::office::accounts;
use crate::office::imports::{self, Came};
use crate::office::may::{Duty, may};
use crate::office::past::files::{Chosen, Reading as ListReading};
use crate::office::{Actor, OfficeError, conditions};

/// What becomes of the tables.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// They are rated from the beginning.
    #[default]
    Rated,
    /// They are facts: shown and searched, not calculated.
    Recorded,
}

impl Way {
    /// The state of a tournament that was taken over so.
    pub fn state(self) -> State {
        match self {
            Way::Rated => State::Rated,
            Way::Recorded => State::Recorded,
        }
    }
}

/// What is said of a table by hand, as typed; an empty text: what its file says, or what is said for all.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Told {
    /// Whether it is left out.
    pub left: Option<bool>,
    /// Name of the tournament.
    pub name: String,
    /// City.
    pub city: String,
    /// First day.
    pub starts: String,
    /// Last day.
    pub ends: String,
    /// `yes` or `no`: official.
    pub official: String,
    /// `yes` or `no`: FIDE rates it, too.
    pub rated_by_fide: String,
    /// Board.
    pub board: String,
    /// Minutes.
    pub minutes: String,
    /// Pool.
    pub pool: String,
    /// Category.
    pub category: String,
    /// The days of the rounds.
    pub round_days: String,
}

impl Told {
    /// The conditions as a form would have them.
    pub(super) fn typed(&self) -> conditions::Typed {
        conditions::Typed {
            starts: self.starts.clone(),
            ends: self.ends.clone(),
            minutes: self.minutes.clone(),
            // What a file of a past year doesn't say, nobody may know any more.
            timed: false,
            board: self.board.clone(),
            club: String::new(),
            pool: self.pool.clone(),
            category: self.category.clone(),
            round_days: self.round_days.clone(),
        }
    }
}

/// What becomes of a bundle.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Reading {
    /// What becomes of the tables.
    pub way: Way,
    /// New players bring along the rating that the first table in which they stand says.
    pub starts: bool,
    /// What holds for all tables of which nothing else is said.
    pub rest: Told,
    /// What is said of tables by hand, by their numbers.
    pub tables: BTreeMap<u32, Told>,
    /// The people whom rows are taken for, and what new players bring along.
    pub people: ListReading,
}

impl Reading {
    fn of(bundle: &Bundle) -> Result<Reading, DbError> {
        serde_json::from_str(&bundle.reading).map_err(|e| DbError::Corrupt(format!("bundle {}: {e}", bundle.id)))
    }

    fn json(&self) -> String {
        // Texts and numbers: writing them has no way to fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The order to take a bundle over.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Ordered {
    /// The person, by name.
    pub by: String,
    /// The person's account, with whose rights it is done.
    pub account: Option<AccountId>,
    /// The reason given for it.
    pub why: String,
    /// The fingerprint of what was shown.
    pub seen: String,
}

/// What taking a bundle over did, and what was left of it when it was undone.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Outcome {
    /// What became of the tables.
    pub way: Way,
    /// The tournaments.
    pub tournaments: Vec<TournamentId>,
    /// The players who were entered.
    pub players: Vec<PlayerId>,
    /// The clubs that were made.
    pub clubs: Vec<ClubId>,
    /// The numbers elsewhere that were stored.
    pub numbers: Vec<NumberId>,
    /// The players whom the people of its files turned out to be, by their numbers.
    pub people: BTreeMap<u32, PlayerId>,
    /// How many of the players stayed when it was undone.
    pub stayed: usize,
}

impl Outcome {
    /// What is stored with a bundle that was taken over.
    ///
    /// # Errors
    /// What is stored is none.
    pub fn of(bundle: &Bundle) -> Result<Outcome, DbError> {
        serde_json::from_str(&bundle.outcome).map_err(|e| DbError::Corrupt(format!("outcome of bundle {}: {e}", bundle.id)))
    }

    pub(super) fn json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// A bundle with its files.
pub struct Kept {
    /// The bundle.
    pub bundle: Bundle,
    /// What becomes of it.
    pub reading: Reading,
    /// Its files.
    pub files: Vec<File>,
}

impl Ordered {
    /// The order to take this bundle over, while that is neither done nor refused.
    pub fn of(bundle: &Bundle) -> Option<Ordered> {
        serde_json::from_str(&bundle.ordered).ok()
    }
}

/// An order that was given before the site was stopped, and whose work isn't done.
pub struct Interrupted {
    /// What is to be taken over.
    pub bundle: Bundle,
    /// The order.
    pub ordered: Ordered,
    /// The person who ordered it, with the rights of now.
    pub actor: Actor,
}

/// The orders of all federations that wait for nobody but the site. An order of somebody who can't log in any more is none of them.
///
/// # Errors
/// The database doesn't answer.
pub fn interrupted(conn: &mut Conn) -> Result<Vec<Interrupted>, DbError> {
    let mut found = Vec::new();
    for bundle in storage::ordered(conn)? {
        let Some(ordered) = Ordered::of(&bundle) else { continue };
        let Some(account) = ordered.account else { continue };
        if let Some(actor) = accounts::actor(conn, account)? {
            found.push(Interrupted { bundle, ordered, actor });
        }
    }
    Ok(found)
}

/// What was uploaded, as the files that it is: an archive is unpacked, anything else is one file.
///
/// # Errors
/// The archive is broken or too large; there is no file in it.
pub fn unpack(name: &str, content: Vec<u8>) -> Result<Vec<archive::Entry>, Unread> {
    if !archive::is_archive(&content) {
        return Ok(vec![archive::Entry { name: name.to_owned(), bytes: content }]);
    }
    let files = archive::unpack(&content)?;
    if files.is_empty() { Err(Unread::new(Code::Empty, "there is no file in the archive")) } else { Ok(files) }
}

/// Keeps files that came together, which wait to be looked through; what waited before goes.
///
/// # Errors
/// Not the chairman.
pub fn keep(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    name: &str,
    files: &[archive::Entry],
    now: NaiveDateTime,
) -> Result<BundleId, OfficeError> {
    may(actor, &federation.id, Duty::Chair)?;
    let waiting = storage::of_federation(conn, federation.id)?;
    for waiting in waiting.into_iter().filter(|bundle| bundle.taken_at.is_none()) {
        storage::remove(conn, waiting.id)?;
    }
    let reading = Reading { starts: true, ..Reading::default() };
    let bundle = storage::add(conn, federation.id, &imports::file_name(name), &reading.json(), &actor.name, now)?;
    let mut kept = Vec::with_capacity(files.len());
    for file in files {
        // In a folder of an archive the name of the file is what tells it.
        let name = file.name.rsplit(['/', '\\']).next().unwrap_or_default();
        kept.push(imports::store(conn, federation, &Came { name, content: &file.bytes }, now)?);
    }
    storage::add_files(conn, bundle, &kept)?;
    Ok(bundle)
}

/// The bundles of a federation, newest first.
///
/// # Errors
/// Not the chairman.
pub fn all(conn: &mut Conn, actor: &Actor, federation: &Federation) -> Result<Vec<Bundle>, OfficeError> {
    may(actor, &federation.id, Duty::Chair)?;
    Ok(storage::of_federation(conn, federation.id)?)
}

/// One of the bundles, with its files.
///
/// # Errors
/// Not the chairman; there is none.
pub fn find(conn: &mut Conn, actor: &Actor, federation: &Federation, id: BundleId) -> Result<Kept, OfficeError> {
    let bundle = all(conn, actor, federation)?.into_iter().find(|bundle| bundle.id == id).ok_or(OfficeError::NotFound)?;
    Ok(Kept { reading: Reading::of(&bundle)?, files: storage::contents(conn, bundle.id)?, bundle })
}

/// The bundle that waits to be looked through.
///
/// # Errors
/// Not the chairman; none waits.
pub fn waiting(conn: &mut Conn, actor: &Actor, federation: &Federation) -> Result<Kept, OfficeError> {
    let waiting = all(conn, actor, federation)?.into_iter().find(|bundle| bundle.taken_at.is_none());
    find(conn, actor, federation, waiting.ok_or(OfficeError::NotFound)?.id)
}

/// Changes what becomes of the bundle that waits.
fn change(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: BundleId,
    with: impl FnOnce(&mut Reading),
) -> Result<(), OfficeError> {
    let bundle = all(conn, actor, federation)?.into_iter().find(|bundle| bundle.id == id && bundle.taken_at.is_none());
    let bundle = bundle.ok_or(OfficeError::NotFound)?;
    let mut reading = Reading::of(&bundle)?;
    with(&mut reading);
    Ok(storage::update_reading(conn, id, &reading.json())?)
}

/// What is said on a page of the tables.
#[derive(Debug, Clone, Default)]
pub struct Said {
    /// What becomes of the tables.
    pub way: Way,
    /// New players bring along the rating of their first table.
    pub starts: bool,
    /// What holds for all.
    pub rest: Told,
    /// What is said of the tables of the page.
    pub tables: BTreeMap<u32, Told>,
}

/// Notes what is said of tables; what was said on other pages stays.
///
/// # Errors
/// Not the chairman; the bundle doesn't wait any more.
pub fn say(conn: &mut Conn, actor: &Actor, federation: &Federation, id: BundleId, said: Said) -> Result<(), OfficeError> {
    change(conn, actor, federation, id, |reading| {
        (reading.way, reading.starts, reading.rest) = (said.way, said.starts, said.rest);
        reading.tables.extend(said.tables);
    })
}

/// Notes who is who on a page of the people; what was chosen on other pages stays.
///
/// # Errors
/// Not the chairman; the bundle doesn't wait any more.
pub fn choose(conn: &mut Conn, actor: &Actor, federation: &Federation, id: BundleId, chosen: Chosen) -> Result<(), OfficeError> {
    change(conn, actor, federation, id, |reading| {
        reading.people.choices.extend(chosen.choices);
        reading.people.all_new |= chosen.all_new;
    })
}

/// Notes that somebody orders to take the bundle over, so that it is done after a restart in the midst of it. `seen`: the fingerprint of
/// what was shown.
///
/// # Errors
/// Not the chairman; the bundle doesn't wait any more.
pub fn order(conn: &mut Conn, actor: &Actor, federation: &Federation, id: BundleId, (seen, why): (&str, &str)) -> Result<(), OfficeError> {
    let kept = waiting(conn, actor, federation)?;
    if kept.bundle.id != id {
        return Err(OfficeError::NotFound);
    }
    let ordered = Ordered { by: actor.name.clone(), account: actor.account, why: why.to_owned(), seen: seen.to_owned() };
    Ok(storage::update_ordered(conn, id, &serde_json::to_string(&ordered).unwrap_or_default())?)
}

/// Nobody orders any more to take a bundle over: that was refused.
///
/// # Errors
/// The database doesn't answer.
pub fn take_order_back(conn: &mut Conn, id: BundleId) -> Result<(), DbError> {
    storage::update_ordered(conn, id, "")
}

/// Removes the bundle that waits, with its files.
///
/// # Errors
/// Not the chairman; it doesn't wait any more.
pub fn discard(conn: &mut Conn, actor: &Actor, federation: &Federation, id: BundleId) -> Result<(), OfficeError> {
    let kept = waiting(conn, actor, federation)?;
    if kept.bundle.id != id {
        return Err(OfficeError::NotFound);
    }
    Ok(storage::remove(conn, id)?)
}
