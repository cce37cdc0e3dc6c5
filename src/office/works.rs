//! Works that take long are known to the database: everybody on it sees how far they are and how they ended, also after a restart. In a
//! federation, one work of each kind is done at a time.
//!
//! The transaction that does a work also stores that it was done, and doesn't begin if somebody may have found the work lost. So what is
//! said of a work is true, whatever process dies when.

use std::collections::{BTreeMap, HashMap};

use chrono::{NaiveDateTime, TimeDelta};
use serde::{Deserialize, Serialize};

use super::{OfficeError, Refusal};
use crate::db::works::{self as storage, Begun, Work};
use crate::db::{Conn, DbError, FederationId, Lifeline, Lifelines, WorkId};
use crate::domain::language::Language;
use crate::domain::work::{Ending, WorkKind};

/// So many works that have ended are kept of each kind in each federation.
const KEPT: usize = 10;
/// And not for longer.
const SHOWN: TimeDelta = TimeDelta::days(7);
/// Work that was lost so often within a day is what kills the programs that do it: no program begins it again by itself.
const LOSSES: i64 = 3;

/// A work that is to be done.
#[derive(Debug, Clone)]
pub struct Order {
    /// The federation in which it is done.
    pub federation: FederationId,
    /// The kind of work.
    pub kind: WorkKind,
    /// What it is about, in words.
    pub about: String,
    /// Where a refusal leads back to.
    pub back: String,
    /// The person who wants it, by name.
    pub by: String,
}

/// A work that this process does.
#[derive(Debug)]
pub struct Taken {
    /// The number of the work.
    pub id: WorkId,
    /// The lifeline by which others know that the work is being done.
    pub line: Lifeline,
}

/// Where the browser goes when a work is done, and with which message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Then {
    /// An address.
    pub to: String,
    /// The word of a message.
    pub flash: String,
}

/// Why a work wasn't done, by the word of each language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Why(BTreeMap<String, String>);

impl Why {
    /// The reason in every language, each as `say` words it.
    pub fn of(say: impl Fn(Language) -> String) -> Why {
        Why(Language::ALL.into_iter().map(|language| (language.word().to_owned(), say(language))).collect())
    }

    /// The reason in a language.
    pub fn says(&self, language: Language) -> &str {
        self.0.get(language.word()).map_or("", String::as_str)
    }
}

/// How a work stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Standing {
    /// So much is done of so much; both 0 before that is known.
    Going(i64, i64),
    /// It was done.
    Done(Then),
    /// Nothing was stored, and why.
    Refused(Why),
    /// The program that did it stopped, and nothing was stored.
    Lost,
}

/// A work as everybody on the database sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seen {
    /// What it is about, in words.
    pub about: String,
    /// Where a refusal leads back to.
    pub back: String,
    /// The person who began it, by name.
    pub by: String,
    /// When it was begun (UTC).
    pub begun_at: NaiveDateTime,
    /// How far it is, or how it ended.
    pub standing: Standing,
}

impl Seen {
    /// Whether it is being done.
    pub fn is_going(&self) -> bool {
        matches!(self.standing, Standing::Going(..))
    }
}

/// The machine and the process: for whoever asks who does a work.
fn here() -> String {
    format!("{}:{}", rustix::system::uname().nodename().to_string_lossy(), std::process::id())
}

fn read<'a, T: Deserialize<'a>>(work: &'a Work) -> Result<T, DbError> {
    serde_json::from_str(&work.says).map_err(|e| DbError::Corrupt(format!("outcome of work {}: {e}", work.id)))
}

fn written(says: &impl Serialize) -> String {
    serde_json::to_string(says).unwrap_or_default()
}

fn standing(conn: &mut Conn, lines: &Lifelines, work: &Work) -> Result<Standing, DbError> {
    Ok(match work.outcome {
        Some(Ending::Done) => Standing::Done(read(work)?),
        Some(Ending::Refused) => Standing::Refused(read(work)?),
        Some(Ending::Lost) => Standing::Lost,
        None if lines.is_alive(conn, work)? => {
            let (done, total) = lines.progress(work);
            Standing::Going(done, total)
        }
        None => Standing::Lost,
    })
}

/// The last work of a kind in a federation. Whoever finds it lost looks again in another transaction before saying so: it may have ended
/// meanwhile.
///
/// # Errors
/// The database doesn't answer.
pub fn last(conn: &mut Conn, lines: &Lifelines, federation: FederationId, kind: WorkKind) -> Result<Option<Seen>, DbError> {
    let Some(work) = storage::last(conn, federation, kind)? else { return Ok(None) };
    let standing = standing(conn, lines, &work)?;
    Ok(Some(Seen { about: work.begun.about, back: work.begun.back, by: work.begun.by_name, begun_at: work.begun.begun_at, standing }))
}

/// How far the works of a kind are that are being done, by their federations: so much is done of so much.
///
/// # Errors
/// The database doesn't answer.
pub fn going(conn: &mut Conn, lines: &Lifelines, kind: WorkKind) -> Result<HashMap<FederationId, (i64, i64)>, DbError> {
    let mut going = HashMap::new();
    for work in storage::all_going(conn)?.into_iter().filter(|work| work.begun.kind == kind) {
        if lines.is_alive(conn, &work)? {
            going.insert(work.begun.federation_id, lines.progress(&work));
        }
    }
    Ok(going)
}

/// Takes a work, unless one of its kind is being done in this federation; what a dead program has left is noted as lost.
///
/// # Errors
/// Among others: one is being done ([`Refusal::Working`]).
pub fn take(conn: &mut Conn, lines: &Lifelines, order: &Order, now: NaiveDateTime) -> Result<Taken, OfficeError> {
    if let Some(going) = storage::going(conn, order.federation, order.kind)? {
        if lines.is_alive(conn, &going)? {
            return Err(Refusal::Working.into());
        }
        bury_one(conn, lines, &going, now)?;
    }
    storage::prune(conn, order.federation, order.kind, KEPT)?;
    let line = lines.tie()?;
    let new = Begun {
        federation_id: order.federation,
        kind: order.kind,
        about: order.about.clone(),
        back: order.back.clone(),
        by_name: order.by.clone(),
        node: here(),
        lifeline: line.name(),
        begun_at: now,
        beat_at: lines.clock(conn)?,
    };
    Ok(Taken { id: storage::add(conn, &new)?, line })
}

/// Begins the transaction of a work: nobody finds the work lost as long as it lasts.
///
/// # Errors
/// Among others: this process was not heard of for so long that others take the work for lost ([`Refusal::Overdue`]).
pub fn enter(conn: &mut Conn, lines: &Lifelines, id: WorkId) -> Result<(), OfficeError> {
    if lines.hold(conn, id)? { Ok(()) } else { Err(Refusal::Overdue.into()) }
}

/// Notes at the end of its transaction that a work is done.
///
/// # Errors
/// Among others: it has ended before ([`Refusal::Overdue`]); nothing may stay of it then.
pub fn done(conn: &mut Conn, id: WorkId, then: &Then, now: NaiveDateTime) -> Result<(), OfficeError> {
    if storage::end(conn, id, Ending::Done, &written(then), now)? { Ok(()) } else { Err(Refusal::Overdue.into()) }
}

/// Notes why a work wasn't done; one that has ended all the same stays as it ended.
///
/// # Errors
/// The database doesn't answer.
pub fn refused(conn: &mut Conn, id: WorkId, why: &Why, now: NaiveDateTime) -> Result<(), DbError> {
    storage::end(conn, id, Ending::Refused, &written(why), now).map(drop)
}

fn bury_one(conn: &mut Conn, lines: &Lifelines, work: &Work, now: NaiveDateTime) -> Result<(), DbError> {
    if storage::end(conn, work.id, Ending::Lost, "", now)? {
        lines.cut(work);
    }
    Ok(())
}

/// The works that have not ended and are done by nobody.
fn dead(conn: &mut Conn, lines: &Lifelines) -> Result<Vec<Work>, DbError> {
    let mut dead = Vec::new();
    for work in storage::all_going(conn)? {
        if !lines.is_alive(conn, &work)? {
            dead.push(work);
        }
    }
    Ok(dead)
}

/// Whether a dead program seems to have left a work.
///
/// # Errors
/// The database doesn't answer.
pub fn is_burying_due(conn: &mut Conn, lines: &Lifelines) -> Result<bool, DbError> {
    Ok(!dead(conn, lines)?.is_empty())
}

/// Notes as lost what dead programs have left; returns by which programs on which machines.
///
/// # Errors
/// The database doesn't answer.
pub fn bury(conn: &mut Conn, lines: &Lifelines, now: NaiveDateTime) -> Result<Vec<String>, DbError> {
    let dead = dead(conn, lines)?;
    dead.iter().try_for_each(|work| bury_one(conn, lines, work, now))?;
    Ok(dead.into_iter().map(|work| work.begun.node).collect())
}

/// Whether a program may begin again by itself what was lost in a federation: the last change was lost, and that doesn't happen again and again.
///
/// # Errors
/// The database doesn't answer.
pub fn may_begin_again(conn: &mut Conn, lines: &Lifelines, federation: FederationId, now: NaiveDateTime) -> Result<bool, DbError> {
    let lost = last(conn, lines, federation, WorkKind::Change)?.is_some_and(|work| work.standing == Standing::Lost);
    Ok(lost && !is_lost_again_and_again(conn, federation, now)?)
}

/// Whether changes of a federation were lost so often that whoever does them seems to die of it.
///
/// # Errors
/// The database doesn't answer.
pub fn is_lost_again_and_again(conn: &mut Conn, federation: FederationId, now: NaiveDateTime) -> Result<bool, DbError> {
    Ok(storage::lost_since(conn, federation, WorkKind::Change, now - TimeDelta::days(1))? >= LOSSES)
}

/// Whether there are works that have ended long ago.
///
/// # Errors
/// The database doesn't answer.
pub fn is_sweeping_due(conn: &mut Conn, now: NaiveDateTime) -> Result<bool, DbError> {
    Ok(storage::count_before(conn, now - SHOWN)? > 0)
}

/// Forgets those; returns how many it were.
///
/// # Errors
/// The database doesn't answer.
pub fn sweep(conn: &mut Conn, now: NaiveDateTime) -> Result<usize, DbError> {
    storage::sweep(conn, now - SHOWN)
}
