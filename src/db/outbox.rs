//! Outgoing letters (e-mail): written in the transaction of an act, sent afterwards, one at a time.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::outbox;
use super::{AccountId, Conn, DbError, Lenient, LetterId, on_each};
use crate::domain::language::Language;
use crate::domain::notice::Notice;
use crate::words::Stored;

/// The facts of a letter after it was sent.
const NO_FACTS: &str = "{}";

#[derive(Debug, Clone, PartialEq, Queryable)]
pub struct Letter {
    pub id: LetterId,
    /// `None` if the recipient has no account on this site.
    pub account_id: Option<AccountId>,
    pub address: String,
    pub language: Lenient<Language>,
    pub kind: Lenient<Notice>,
    /// Facts for the sentences, a JSON object; erased once the letter was sent.
    pub facts: String,
    /// Key of the news: a letter with the same key is written once.
    pub dedup: String,
    pub created_at: NaiveDateTime,
    /// The letter isn't worth sending after this time.
    pub expires_at: NaiveDateTime,
    pub next_try_at: NaiveDateTime,
    pub attempts: i32,
    /// End of the claim of the present sender.
    pub claimed_until: Option<NaiveDateTime>,
    pub sent_at: Option<NaiveDateTime>,
    /// Time when the attempts ended without success.
    pub given_up_at: Option<NaiveDateTime>,
    pub last_error: String,
}

impl Letter {
    /// `None` for a letter of another version of the program. Unlike in other enums an unknown kind
    /// is no storage error: one unreadable letter must not block all others.
    pub fn notice(&self) -> Option<Notice> {
        self.kind.known_word()
    }

    /// An unknown language of another version is no storage error either.
    pub fn language(&self) -> Language {
        self.language.known_word().unwrap_or_default()
    }
}

pub struct NewLetter<'a> {
    pub account: Option<AccountId>,
    pub address: &'a str,
    pub language: Language,
    pub kind: Notice,
    pub facts: &'a str,
    pub dedup: &'a str,
    pub expires_at: NaiveDateTime,
}

/// Does nothing if a letter with the same key exists.
pub fn add(conn: &mut Conn, new: &NewLetter<'_>, now: NaiveDateTime) -> Result<(), DbError> {
    let known: i64 = outbox::table
        .filter(outbox::dedup.eq(new.dedup))
        .count()
        .get_result(conn)?;
    if known > 0 {
        return Ok(());
    }
    // Two federations may send the same news to one recipient at once.
    let letter = diesel::insert_into(outbox::table)
        .values((
            outbox::account_id.eq(new.account),
            outbox::address.eq(new.address),
            outbox::language.eq(Stored(new.language)),
            outbox::kind.eq(Stored(new.kind)),
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

pub fn find(conn: &mut Conn, id: LetterId) -> Result<Option<Letter>, DbError> {
    Ok(outbox::table
        .filter(outbox::id.eq(id))
        .first(conn)
        .optional()?)
}

/// The next letter that is due and not claimed by a sender.
pub fn next(conn: &mut Conn, now: NaiveDateTime) -> Result<Option<Letter>, DbError> {
    Ok(outbox::table
        .filter(outbox::sent_at.is_null())
        .filter(outbox::given_up_at.is_null())
        .filter(outbox::next_try_at.le(now))
        .filter(
            outbox::claimed_until
                .is_null()
                .or(outbox::claimed_until.le(now)),
        )
        .order((outbox::next_try_at, outbox::id))
        .first(conn)
        .optional()?)
}

/// Counts the attempt. Returns false if another sender was quicker.
pub fn claim_letter(
    conn: &mut Conn,
    id: LetterId,
    now: NaiveDateTime,
    until: NaiveDateTime,
) -> Result<bool, DbError> {
    let taken = diesel::update(
        outbox::table
            .filter(outbox::id.eq(id))
            .filter(outbox::sent_at.is_null())
            .filter(outbox::given_up_at.is_null())
            .filter(
                outbox::claimed_until
                    .is_null()
                    .or(outbox::claimed_until.le(now)),
            ),
    )
    .set((
        outbox::claimed_until.eq(until),
        outbox::attempts.eq(outbox::attempts + 1),
    ))
    .execute(conn)?;
    Ok(taken == 1)
}

/// The claim belongs to this attempt.
pub fn extend_claim(
    conn: &mut Conn,
    id: LetterId,
    attempt: i32,
    until: NaiveDateTime,
) -> Result<(), DbError> {
    diesel::update(
        outbox::table
            .filter(outbox::id.eq(id))
            .filter(outbox::attempts.eq(attempt))
            .filter(outbox::claimed_until.is_not_null()),
    )
    .set(outbox::claimed_until.eq(until))
    .execute(conn)?;
    Ok(())
}

/// Erases the facts, too.
pub fn note_sent(conn: &mut Conn, id: LetterId, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(
        outbox::table
            .filter(outbox::id.eq(id))
            .filter(outbox::sent_at.is_null()),
    )
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

/// A letter claimed by another sender meanwhile stays with that one.
pub fn put_off(
    conn: &mut Conn,
    id: LetterId,
    attempt: i32,
    error: &str,
    until: NaiveDateTime,
) -> Result<(), DbError> {
    diesel::update(
        outbox::table
            .filter(outbox::id.eq(id))
            .filter(outbox::attempts.eq(attempt))
            .filter(outbox::sent_at.is_null()),
    )
    .set((
        outbox::next_try_at.eq(until),
        outbox::claimed_until.eq(None::<NaiveDateTime>),
        outbox::last_error.eq(error),
    ))
    .execute(conn)?;
    Ok(())
}

/// `attempt` is the number of the failed attempt.
pub fn give_up(
    conn: &mut Conn,
    id: LetterId,
    attempt: i32,
    error: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    diesel::update(
        outbox::table
            .filter(outbox::id.eq(id))
            .filter(outbox::attempts.eq(attempt))
            .filter(outbox::sent_at.is_null()),
    )
    .set((
        outbox::given_up_at.eq(now),
        outbox::claimed_until.eq(None::<NaiveDateTime>),
        outbox::last_error.eq(error),
    ))
    .execute(conn)?;
    Ok(())
}

pub fn erase_facts(conn: &mut Conn, id: LetterId) -> Result<(), DbError> {
    diesel::update(outbox::table.filter(outbox::id.eq(id)))
        .set(outbox::facts.eq(NO_FACTS))
        .execute(conn)?;
    Ok(())
}

/// Begins again with the first attempt.
pub fn resume_letter(conn: &mut Conn, id: LetterId, now: NaiveDateTime) -> Result<(), DbError> {
    diesel::update(outbox::table.filter(outbox::id.eq(id)))
        .set((
            outbox::given_up_at.eq(None::<NaiveDateTime>),
            outbox::attempts.eq(0),
            outbox::next_try_at.eq(now),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn remove(conn: &mut Conn, id: LetterId) -> Result<(), DbError> {
    diesel::delete(outbox::table.filter(outbox::id.eq(id))).execute(conn)?;
    Ok(())
}

pub fn count_to_since(
    conn: &mut Conn,
    address: &str,
    kind: Notice,
    since: NaiveDateTime,
) -> Result<i64, DbError> {
    let address = address.to_lowercase();
    let written = outbox::table
        .filter(outbox::kind.eq(Stored(kind)))
        .filter(outbox::created_at.gt(since))
        .select(outbox::address);
    let written: Vec<String> = written.load(conn)?;
    Ok(i64::try_from(
        written
            .iter()
            .filter(|to| to.to_lowercase() == address)
            .count(),
    )
    .unwrap_or(i64::MAX))
}

pub fn remove_about(conn: &mut Conn, beginning: &str) -> Result<(), DbError> {
    diesel::delete(outbox::table.filter(outbox::dedup.like(format!("{beginning}%"))))
        .execute(conn)?;
    Ok(())
}

pub fn load_unsent(conn: &mut Conn, limit: i64) -> Result<Vec<Letter>, DbError> {
    Ok(outbox::table
        .filter(outbox::sent_at.is_null())
        .order(outbox::id.desc())
        .limit(limit)
        .load(conn)?)
}

pub fn count_given_up(conn: &mut Conn) -> Result<i64, DbError> {
    Ok(outbox::table
        .filter(outbox::given_up_at.is_not_null())
        .count()
        .get_result(conn)?)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Letters {
    /// Letters with further attempts, now or later.
    pub waiting: i64,
    pub given_up: i64,
}

pub fn count_unsent(conn: &mut Conn) -> Result<Letters, DbError> {
    let waiting = outbox::table
        .filter(outbox::sent_at.is_null())
        .filter(outbox::given_up_at.is_null())
        .count()
        .get_result(conn)?;
    Ok(Letters {
        waiting,
        given_up: count_given_up(conn)?,
    })
}

pub fn count_since(
    conn: &mut Conn,
    account: AccountId,
    kind: Notice,
    since: NaiveDateTime,
) -> Result<i64, DbError> {
    Ok(outbox::table
        .filter(outbox::account_id.eq(account))
        .filter(outbox::kind.eq(Stored(kind)))
        .filter(outbox::created_at.gt(since))
        .count()
        .get_result(conn)?)
}

pub fn count_before(conn: &mut Conn, before: NaiveDateTime) -> Result<usize, DbError> {
    let count: i64 = outbox::table
        .filter(
            outbox::sent_at
                .lt(before)
                .or(outbox::given_up_at.lt(before)),
        )
        .count()
        .get_result(conn)?;
    Ok(usize::try_from(count).unwrap_or(0))
}

pub fn delete_expired(
    conn: &mut Conn,
    before: NaiveDateTime,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    diesel::delete(
        outbox::table.filter(
            outbox::sent_at
                .lt(before)
                .or(outbox::given_up_at.lt(before)),
        ),
    )
    .execute(conn)?;
    diesel::update(
        outbox::table
            .filter(outbox::given_up_at.is_not_null())
            .filter(outbox::expires_at.le(now)),
    )
    .set(outbox::facts.eq(NO_FACTS))
    .execute(conn)?;
    Ok(())
}
