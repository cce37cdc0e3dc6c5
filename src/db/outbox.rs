//! Letters on their way out: written in the transaction of an act, sent afterwards, one at a time.

use chrono::NaiveDateTime;

use super::run::prelude::*;
use super::schema::outbox;
use super::{AccountId, Conn, DbError, Lenient, LetterId, on_each};
use crate::domain::language::Language;
use crate::domain::notice::Notice;

/// What is left of the facts of a letter that was sent.
const NO_FACTS: &str = "{}";

/// A letter.
#[derive(Debug, Clone, PartialEq, Queryable)]
pub struct Letter {
    /// Identity.
    pub id: LetterId,
    /// The account that it is for, if it is one of this site.
    pub account_id: Option<AccountId>,
    /// The e-mail address that it is sent to.
    pub address: String,
    /// The language it is written in: see [`Letter::language`].
    pub language: Lenient<Language>,
    /// What it tells: see [`Letter::notice`].
    pub kind: Lenient<Notice>,
    /// What its sentences need, a JSON object; empty once it was sent.
    pub facts: String,
    /// The same for the same news: written once.
    pub dedup: String,
    /// When it was written.
    pub created_at: NaiveDateTime,
    /// From when on it is worth nothing.
    pub expires_at: NaiveDateTime,
    /// Not before.
    pub next_try_at: NaiveDateTime,
    /// How often a sender took it.
    pub attempts: i32,
    /// Until when it is a sender's.
    pub claimed_until: Option<NaiveDateTime>,
    /// When it was sent.
    pub sent_at: Option<NaiveDateTime>,
    /// When it was given up.
    pub given_up_at: Option<NaiveDateTime>,
    /// Why the last attempt failed.
    pub last_error: String,
}

impl Letter {
    /// What it tells; none: a letter of another version of the program. Unlike other words this one is no error of storage: one letter that
    /// can't be read must not keep all others from going out.
    pub fn notice(&self) -> Option<Notice> {
        self.kind.known()
    }

    /// The language it is written in; one of another version of the program is no error of storage either.
    pub fn language(&self) -> Language {
        self.language.known().unwrap_or_default()
    }
}

/// A letter to be written.
pub struct NewLetter<'a> {
    /// The account that it is for, if it is one of this site.
    pub account: Option<AccountId>,
    /// The e-mail address that it is sent to.
    pub address: &'a str,
    /// The language it is written in.
    pub language: Language,
    /// The kind of news that it tells.
    pub kind: Notice,
    /// What its sentences need, a JSON object.
    pub facts: &'a str,
    /// The same for the same news.
    pub dedup: &'a str,
    /// From when on it is worth nothing.
    pub expires_at: NaiveDateTime,
}

/// Writes a letter, unless the same is there already.
pub fn add(conn: &mut Conn, new: &NewLetter<'_>, now: NaiveDateTime) -> Result<(), DbError> {
    let known: i64 = outbox::table.filter(outbox::dedup.eq(new.dedup)).count().get_result(conn)?;
    if known > 0 {
        return Ok(());
    }
    // Two federations may have the same to say to somebody at once.
    let letter = diesel::insert_into(outbox::table)
        .values((
            outbox::account_id.eq(new.account),
            outbox::address.eq(new.address),
            outbox::language.eq(new.language),
            outbox::kind.eq(new.kind),
            outbox::facts.eq(new.facts),
            outbox::dedup.eq(new.dedup),
            outbox::created_at.eq(now),
            outbox::expires_at.eq(new.expires_at),
            outbox::next_try_at.eq(now),
        ))
        .on_conflict(outbox::dedup)
        .do_nothing();
    on_each!(conn, letter)?;
    Ok(())
}

/// A letter by its id.
pub fn find(conn: &mut Conn, id: LetterId) -> Result<Option<Letter>, DbError> {
    Ok(outbox::table.filter(outbox::id.eq(id)).first(conn).optional()?)
}

/// The letter whose turn it is: due, and no sender has it.
pub fn next(conn: &mut Conn, now: NaiveDateTime) -> Result<Option<Letter>, DbError> {
    Ok(outbox::table
        .filter(outbox::sent_at.is_null())
        .filter(outbox::given_up_at.is_null())
        .filter(outbox::next_try_at.le(now))
        .filter(outbox::claimed_until.is_null().or(outbox::claimed_until.le(now)))
        .order((outbox::next_try_at, outbox::id))
        .first(conn)
        .optional()?)
}

/// Makes a letter a sender's own until a moment, and counts the attempt; `false`: another sender was quicker.
pub fn claim(conn: &mut Conn, id: LetterId, now: NaiveDateTime, until: NaiveDateTime) -> Result<bool, DbError> {
    let taken = diesel::update(
        outbox::table
            .filter(outbox::id.eq(id))
            .filter(outbox::sent_at.is_null())
            .filter(outbox::given_up_at.is_null())
            .filter(outbox::claimed_until.is_null().or(outbox::claimed_until.le(now))),
    )
    .set((outbox::claimed_until.eq(until), outbox::attempts.eq(outbox::attempts + 1)))
    .execute(conn)?;
    Ok(taken == 1)
}

/// Leaves a letter to the sender of this attempt until a later moment.
pub fn renew(conn: &mut Conn, id: LetterId, attempt: i32, until: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(
        outbox::table.filter(outbox::id.eq(id)).filter(outbox::attempts.eq(attempt)).filter(outbox::claimed_until.is_not_null()),
    )
    .set(outbox::claimed_until.eq(until))
    .execute(conn)?;
    Ok(())
}

/// Notes that a letter was sent; what it said is forgotten.
pub fn note_sent(conn: &mut Conn, id: LetterId, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(outbox::table.filter(outbox::id.eq(id)).filter(outbox::sent_at.is_null()))
        .set((
            outbox::sent_at.eq(now),
            outbox::given_up_at.eq(None::<NaiveDateTime>),
            outbox::claimed_until.eq(None::<NaiveDateTime>),
            outbox::last_error.eq(""),
            outbox::facts.eq(NO_FACTS),
        ))
        .execute(conn)?;
    Ok(())
}

/// Puts a letter off after its attempt number `attempt` failed. If another sender has taken it meanwhile, it is theirs.
pub fn put_off(conn: &mut Conn, id: LetterId, attempt: i32, error: &str, until: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(outbox::table.filter(outbox::id.eq(id)).filter(outbox::attempts.eq(attempt)).filter(outbox::sent_at.is_null()))
        .set((outbox::next_try_at.eq(until), outbox::claimed_until.eq(None::<NaiveDateTime>), outbox::last_error.eq(error)))
        .execute(conn)?;
    Ok(())
}

/// Gives a letter up after its attempt number `attempt`.
pub fn give_up(conn: &mut Conn, id: LetterId, attempt: i32, error: &str, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(outbox::table.filter(outbox::id.eq(id)).filter(outbox::attempts.eq(attempt)).filter(outbox::sent_at.is_null()))
        .set((outbox::given_up_at.eq(now), outbox::claimed_until.eq(None::<NaiveDateTime>), outbox::last_error.eq(error)))
        .execute(conn)?;
    Ok(())
}

/// Forgets what a letter said.
pub fn forget(conn: &mut Conn, id: LetterId) -> Result<(), DbError> {
    diesel::update(outbox::table.filter(outbox::id.eq(id))).set(outbox::facts.eq(NO_FACTS)).execute(conn)?;
    Ok(())
}

/// Takes a letter up again from the beginning.
pub fn resume(conn: &mut Conn, id: LetterId, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(outbox::table.filter(outbox::id.eq(id)))
        .set((outbox::given_up_at.eq(None::<NaiveDateTime>), outbox::attempts.eq(0), outbox::next_try_at.eq(now)))
        .execute(conn)?;
    Ok(())
}

/// Throws a letter away.
pub fn remove(conn: &mut Conn, id: LetterId) -> Result<(), DbError> {
    diesel::delete(outbox::table.filter(outbox::id.eq(id))).execute(conn)?;
    Ok(())
}

/// How many letters of a kind were written to an address since a moment.
pub fn count_to_since(conn: &mut Conn, address: &str, kind: Notice, since: NaiveDateTime) -> Result<i64, DbError> {
    let address = address.to_lowercase();
    let written = outbox::table.filter(outbox::kind.eq(kind)).filter(outbox::created_at.gt(since)).select(outbox::address);
    let written: Vec<String> = written.load(conn)?;
    Ok(i64::try_from(written.iter().filter(|to| to.to_lowercase() == address).count()).unwrap_or(i64::MAX))
}

/// Throws the letters away whose marks begin so.
pub fn remove_about(conn: &mut Conn, beginning: &str) -> Result<(), DbError> {
    diesel::delete(outbox::table.filter(outbox::dedup.like(format!("{beginning}%")))).execute(conn)?;
    Ok(())
}

/// Letters that were not sent, newest first.
pub fn unsent(conn: &mut Conn, limit: i64) -> Result<Vec<Letter>, DbError> {
    Ok(outbox::table.filter(outbox::sent_at.is_null()).order(outbox::id.desc()).limit(limit).load(conn)?)
}

/// How many letters were given up.
pub fn count_given_up(conn: &mut Conn) -> Result<i64, DbError> {
    Ok(outbox::table.filter(outbox::given_up_at.is_not_null()).count().get_result(conn)?)
}

/// How many letters have not gone out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Letters {
    /// They are tried, now or later.
    pub waiting: i64,
    /// They were given up.
    pub given_up: i64,
}

/// How many letters have not gone out.
pub fn count_unsent(conn: &mut Conn) -> Result<Letters, DbError> {
    let waiting = outbox::table.filter(outbox::sent_at.is_null()).filter(outbox::given_up_at.is_null()).count().get_result(conn)?;
    Ok(Letters { waiting, given_up: count_given_up(conn)? })
}

/// How many letters of a kind were written for an account since a moment.
pub fn count_since(conn: &mut Conn, account: AccountId, kind: Notice, since: NaiveDateTime) -> Result<i64, DbError> {
    Ok(outbox::table
        .filter(outbox::account_id.eq(account))
        .filter(outbox::kind.eq(kind))
        .filter(outbox::created_at.gt(since))
        .count()
        .get_result(conn)?)
}

/// How many letters were sent or given up before a moment.
pub fn count_before(conn: &mut Conn, before: NaiveDateTime) -> Result<usize, DbError> {
    let count: i64 = outbox::table.filter(outbox::sent_at.lt(before).or(outbox::given_up_at.lt(before))).count().get_result(conn)?;
    Ok(usize::try_from(count).unwrap_or(0))
}

/// Forgets letters that were sent or given up before a moment, and what those said that were given up and are worth nothing now.
pub fn sweep(conn: &mut Conn, before: NaiveDateTime, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::delete(outbox::table.filter(outbox::sent_at.lt(before).or(outbox::given_up_at.lt(before)))).execute(conn)?;
    diesel::update(outbox::table.filter(outbox::given_up_at.is_not_null()).filter(outbox::expires_at.le(now)))
        .set(outbox::facts.eq(NO_FACTS))
        .execute(conn)?;
    Ok(())
}
