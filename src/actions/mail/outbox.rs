//! The delivery of letters: one sender claims a letter, which is sent, put off, or given up at
//! last.

use chrono::{Duration, NaiveDateTime};

use super::audit::{Entry, Subject};
use super::notices::Notice;

use crate::authorization::{OnSite, Site, check_allowed};
use crate::db::outbox::{self, Letter};
use crate::db::{Conn, DbError, LetterId, accounts};
use crate::domain::audit::Action;
use crate::{ActionError, Actor, Refusal, audit};

/// Time for which a letter belongs to its sender without a heartbeat. A longer delivery renews the
/// claim ([`renew_claim`]), so that another sender takes over only if the first is dead.
pub const CLAIM: Duration = Duration::minutes(3);
/// Number of attempts after which a letter is given up.
const ATTEMPTS: i32 = 8;
/// Retention of letters that were sent or given up.
const REMEMBERED: Duration = Duration::days(90);
const ERROR_MAX: usize = 500;

/// The error of a letter that couldn't be sent in time.
pub const EXPIRED: &str = "expired";
/// The error of a letter whose senders died repeatedly.
pub const UNFINISHED: &str = "unfinished";

fn retry_delay(attempt: i32) -> Duration {
    match attempt {
        ..=1 => Duration::minutes(1),
        2 => Duration::minutes(5),
        3 => Duration::minutes(30),
        4 => Duration::hours(2),
        _ => Duration::hours(12),
    }
}

/// Gives up expired letters on the way, and deletes unwanted ones.
pub fn claim_letter(conn: &mut Conn, now: NaiveDateTime) -> Result<Option<Letter>, DbError> {
    while let Some(letter) = outbox::next(conn, now)? {
        if letter.expires_at <= now {
            outbox::give_up(conn, letter.id, letter.attempts, EXPIRED, now)?;
            outbox::erase_facts(conn, letter.id)?;
        } else if letter.attempts >= ATTEMPTS {
            outbox::give_up(conn, letter.id, letter.attempts, UNFINISHED, now)?;
        } else if !is_wanted(conn, &letter)? {
            outbox::remove(conn, letter.id)?;
        } else if outbox::claim_letter(conn, letter.id, now, now + CLAIM)? {
            return Ok(Some(Letter {
                attempts: letter.attempts + 1,
                claimed_until: Some(now + CLAIM),
                ..letter
            }));
        } else {
            return Ok(None);
        }
    }
    Ok(None)
}

/// Accounts are locked, addresses change and notices are switched off.
fn is_wanted(conn: &mut Conn, letter: &Letter) -> Result<bool, DbError> {
    let Some(id) = letter.account_id else {
        return Ok(true);
    };
    let is_security = letter.notice().is_some_and(Notice::is_security);
    let Some(account) = accounts::find(conn, id)?.filter(|a| !a.disabled || is_security) else {
        return Ok(false);
    };
    Ok(match letter.notice() {
        Some(Notice::Confirmation) => account.mail_pending.as_ref() == Some(&letter.address),
        // Security letters are wanted at their address even if it is no longer the account's.
        Some(notice) if notice.carries_link() || notice.is_security() => true,
        // A letter of another version of the program; the sender reports the problem.
        None => true,
        Some(_) => account.notices && account.mail.as_ref() == Some(&letter.address),
    })
}

pub fn renew_claim(conn: &mut Conn, letter: &Letter, now: NaiveDateTime) -> Result<(), DbError> {
    outbox::extend_claim(conn, letter.id, letter.attempts, now + CLAIM)
}

/// Deletes the content of the letter, with the secret in it.
pub fn note_sent(conn: &mut Conn, letter: &Letter, now: NaiveDateTime) -> Result<(), DbError> {
    outbox::note_sent(conn, letter.id, now)
}

/// Returns true if the letter is given up.
pub fn note_failed(
    conn: &mut Conn,
    letter: &Letter,
    error: &str,
    for_good: bool,
    now: NaiveDateTime,
) -> Result<bool, DbError> {
    let error: String = error
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .take(ERROR_MAX)
        .collect();
    let over = for_good || letter.attempts >= ATTEMPTS;
    if over {
        outbox::give_up(conn, letter.id, letter.attempts, &error, now)?;
    } else {
        outbox::put_off(
            conn,
            letter.id,
            letter.attempts,
            &error,
            now + retry_delay(letter.attempts),
        )?;
    }
    Ok(over)
}

/// A letter can be tried again until its link or news has expired.
pub fn may_try_again(letter: &Letter, now: NaiveDateTime) -> bool {
    letter.given_up_at.is_some() && letter.expires_at > now
}

/// Retries a letter from the beginning, after an administrator has removed the cause.
pub fn try_again(
    conn: &mut Conn,
    actor: &Actor,
    id: LetterId,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    check_allowed(actor, &Site, OnSite::Run)?;
    let letter = outbox::find(conn, id)?
        .filter(|l| l.given_up_at.is_some())
        .ok_or(ActionError::NotFound)?;
    if !may_try_again(&letter, now) {
        return Err(Refusal::Stale.into());
    }
    outbox::resume_letter(conn, id, now)?;
    audit::write_entry(
        conn,
        actor,
        None,
        Entry::new(Action::RetryLetter, Subject::Letter(id)),
        now,
    )?;
    Ok(())
}

pub fn delete_old(conn: &mut Conn, now: NaiveDateTime) -> Result<(), DbError> {
    outbox::delete_expired(conn, now - REMEMBERED, now)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pauses_grow_and_all_attempts_fit_into_the_time_of_a_notice() {
        assert!((1..ATTEMPTS).all(|n| retry_delay(n) <= retry_delay(n + 1)));
        let all = (1..ATTEMPTS).fold(Duration::zero(), |sum, n| sum + retry_delay(n));
        assert!(all < crate::mail::notices::NEWS, "{all}");
    }
}
