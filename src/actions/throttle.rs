//! Limits password attempts and requests that cause others work. An attempt counts before the
//! password is checked, in the transaction that admits it, so parallel attempts gain nothing. A
//! right or unchecked password takes the count back.
//!
//! Counters run per account and address, so an attacker can't lock an officer out everywhere. They
//! also run per address over all accounts, and more generously per account over all addresses. A
//! browser known by its cookie counts separately.

use chrono::{Duration, NaiveDateTime};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::links::token_hash;
use crate::db::accounts::{self, Account, Failures};
use crate::db::{Conn, DbError, LockKey, Scope};
use crate::{ActionError, Refusal};

/// Wrong passwords without delay, per account and address or in a known browser.
const FREE: i32 = 5;
/// Wrong passwords without delay, per address over all accounts.
const FREE_AT_ADDRESS: i32 = 4 * FREE;
/// Per account over all addresses. So many people don't share one account, and few attackers have
/// so many addresses.
const FREE_FROM_EVERYWHERE: i32 = 20 * FREE;
/// In seconds; doubled by each further attempt.
const FIRST_DELAY: i64 = 15;
const LONGEST_DELAY: i64 = 3600;
/// In seconds, per account over all addresses. Shorter, because it hits the owner.
const LONGEST_FROM_EVERYWHERE: i64 = 900;
/// Per kind of request and network.
const ASKED_PER_HOUR: i32 = 10;
/// Most registrations per hour from one network: a whole playing hall shares one.
const REGISTERED_PER_HOUR: i32 = 60;
/// Begins with the first request.
const ASKING: Duration = Duration::hours(1);
/// Time after the last failure at which all are forgiven.
pub(super) const FORGIVEN: Duration = Duration::days(1);
/// In characters, for a token or its hash.
const TOKEN: usize = 64;
/// The most accounts that one browser's cookie remembers.
const KNOWN: usize = 4;

#[derive(Debug, Clone)]
pub struct AttemptSource {
    login: String,
    network: String,
    /// Empty if there is none.
    browser: String,
}

impl AttemptSource {
    pub fn new(login: &str, network: &str, browser: &str) -> AttemptSource {
        AttemptSource {
            login: login.to_owned(),
            network: network.to_owned(),
            browser: browser.to_owned(),
        }
    }

    /// Attempts from other networks for other accounts don't wait.
    pub fn lock_scope(&self) -> Scope {
        Scope::Own([
            LockKey::from_name(&account_subject(&self.login)),
            LockKey::from_name(&address_subject(&self.network)),
        ])
    }

    fn list_counts(&self, account: Option<&Account>) -> Vec<Count> {
        if let Some(secret) = account.and_then(|a| known_by(a, &self.browser)) {
            let subject = format!("{}#{}", account_subject(&self.login), short_hash(secret));
            return vec![Count {
                subject,
                free: FREE,
                longest: LONGEST_DELAY,
                shared: false,
            }];
        }
        let pair = format!(
            "{}@{}",
            account_subject(&self.login),
            short_hash(&self.network)
        );
        let address = address_subject(&self.network);
        let account = account_subject(&self.login);
        vec![
            Count {
                subject: pair,
                free: FREE,
                longest: LONGEST_DELAY,
                shared: false,
            },
            Count {
                subject: address,
                free: FREE_AT_ADDRESS,
                longest: LONGEST_DELAY,
                shared: true,
            },
            Count {
                subject: account,
                free: FREE_FROM_EVERYWHERE,
                longest: LONGEST_FROM_EVERYWHERE,
                shared: false,
            },
        ]
    }
}

#[derive(Debug, Clone)]
struct Count {
    /// An account in a known browser, an account at an address, an address, or an account.
    subject: String,
    /// Attempts without delay.
    free: i32,
    /// In seconds.
    longest: i64,
    /// True if others' attempts count too, and aren't forgiven by the own success.
    shared: bool,
}

/// Counts as failed until it is settled.
#[derive(Debug, Clone)]
#[must_use]
pub struct Attempt {
    counts: Vec<Count>,
    scope: Scope,
}

impl Attempt {
    pub fn lock_scope(&self) -> Scope {
        self.scope
    }
}

/// The state before a password is checked.
#[derive(Debug)]
pub struct Outlook {
    /// Set even if the account may not log in.
    pub account: Option<Account>,
    /// `None` without a delay.
    pub blocked_until: Option<NaiveDateTime>,
}

pub struct Admission {
    pub account: Option<Account>,
    /// The caller must settle the attempt.
    pub attempt: Attempt,
}

/// The typed log-in name can be anything: its hash is short and without personal data. All counters
/// of the account have this prefix.
fn account_subject(login: &str) -> String {
    format!("account:{}", short_hash(login))
}

fn address_subject(network: &str) -> String {
    format!("address:{}", short_hash(network))
}

fn short_hash(text: &str) -> String {
    token_hash(text).chars().take(32).collect()
}

/// Writes nothing, so delayed clients cost little.
pub fn check_delay(
    conn: &mut Conn,
    trial: &AttemptSource,
    now: NaiveDateTime,
) -> Result<Outlook, DbError> {
    let account = accounts::find_by_login(conn, &trial.login)?;
    let blocked_until = find_block_end(conn, &trial.list_counts(account.as_ref()), now)?;
    Ok(Outlook {
        account,
        blocked_until,
    })
}

pub fn admit_log_in(
    conn: &mut Conn,
    trial: &AttemptSource,
    now: NaiveDateTime,
) -> Result<Admission, ActionError> {
    let account = accounts::find_by_login(conn, &trial.login)?;
    let counts = reserve_attempt(conn, trial.list_counts(account.as_ref()), now)?;
    let attempt = Attempt {
        counts,
        scope: trial.lock_scope(),
    };
    Ok(Admission {
        account: account.filter(|a| !a.disabled && a.password.is_some()),
        attempt,
    })
}

/// Counts from every address, so guessing through a stolen session is slowed down.
pub fn admit_change(
    conn: &mut Conn,
    account: &Account,
    now: NaiveDateTime,
) -> Result<Attempt, ActionError> {
    admit_own(
        conn,
        format!("{}/change", account_subject(&account.login)),
        now,
    )
}

/// The user knows the password already, so the attempt counts from every address.
pub(super) fn admit_factor(
    conn: &mut Conn,
    account: &Account,
    now: NaiveDateTime,
) -> Result<Attempt, ActionError> {
    admit_own(
        conn,
        format!("{}/factor", account_subject(&account.login)),
        now,
    )
}

fn admit_own(conn: &mut Conn, subject: String, now: NaiveDateTime) -> Result<Attempt, ActionError> {
    let counts = reserve_attempt(
        conn,
        vec![Count {
            subject,
            free: FREE,
            longest: LONGEST_DELAY,
            shared: false,
        }],
        now,
    )?;
    Ok(Attempt {
        counts,
        scope: Scope::Accounts,
    })
}

/// Settles an attempt with the right password: earlier failures are forgiven.
pub fn forgive_failures(conn: &mut Conn, attempt: &Attempt) -> Result<(), DbError> {
    for count in &attempt.counts {
        match count.shared {
            true => undo_count(conn, count)?,
            false => accounts::clear_failures(conn, &count.subject)?,
        }
    }
    Ok(())
}

/// For a password that couldn't be checked.
pub fn take_back(conn: &mut Conn, attempt: &Attempt) -> Result<(), DbError> {
    attempt
        .counts
        .iter()
        .try_for_each(|count| undo_count(conn, count))
}

pub(super) fn forgive_account(conn: &mut Conn, account: &Account) -> Result<(), DbError> {
    accounts::clear_failures_beginning(conn, &account_subject(&account.login))
}

/// Each kind is counted separately.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RequestKind {
    Registration,
    Certificate,
    Appeal,
    /// Logged wherever the account has a role, so all other acts wait for it.
    OwnName,
}

impl RequestKind {
    /// One counter per network or account, on all pages and nodes.
    fn counter_key(self, asker: &str) -> String {
        let kind = match self {
            RequestKind::Registration => "registration",
            RequestKind::Certificate => "certificate",
            RequestKind::Appeal => "appeal",
            RequestKind::OwnName => "own-name",
        };
        format!("asked:{kind}:{}", short_hash(asker))
    }

    fn hourly_limit(self) -> i32 {
        if self == RequestKind::Registration {
            REGISTERED_PER_HOUR
        } else {
            ASKED_PER_HOUR
        }
    }
}

fn count_in_hour(
    conn: &mut Conn,
    what: RequestKind,
    asker: &str,
    now: NaiveDateTime,
) -> Result<Option<Failures>, DbError> {
    let counted = accounts::find_failures(conn, &what.counter_key(asker))?;
    // Ignores counts with future times, written while the clock was wrong.
    Ok(counted.filter(|asked| asked.last_at > now - ASKING && asked.last_at <= now))
}

/// Writes nothing, so refused clients cost little.
pub fn may_ask(
    conn: &mut Conn,
    what: RequestKind,
    asker: &str,
    now: NaiveDateTime,
) -> Result<bool, DbError> {
    Ok(count_in_hour(conn, what, asker, now)?
        .is_none_or(|asked| asked.failures < what.hourly_limit()))
}

pub fn request_scope(what: RequestKind, asker: &str) -> Scope {
    let own = LockKey::from_name(&what.counter_key(asker));
    Scope::Own([own, own])
}

/// Counts before the request is checked, in the transaction that admits it. So parallel requests
/// and requests to several nodes gain nothing, and refused ones count too.
pub fn count_request(
    conn: &mut Conn,
    what: RequestKind,
    asker: &str,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let (count, began) = count_in_hour(conn, what, asker, now)?
        .map_or((0, now), |asked| (asked.failures, asked.last_at));
    if count >= what.hourly_limit() {
        return Err(Refusal::AskedTooOften.into());
    }
    Ok(accounts::set_failures(
        conn,
        &what.counter_key(asker),
        count + 1,
        began,
        None,
    )?)
}

fn find_block_end(
    conn: &mut Conn,
    counts: &[Count],
    now: NaiveDateTime,
) -> Result<Option<NaiveDateTime>, DbError> {
    let mut latest = None;
    for count in counts {
        // A time further ahead than the longest delay was written while the clock was wrong.
        let longest = now + Duration::seconds(count.longest);
        let until = accounts::find_failures(conn, &count.subject)?.and_then(|f| f.blocked_until);
        let until = until.filter(|until| *until > now && *until <= longest);
        latest = latest.max(until);
    }
    Ok(latest)
}

/// Counts before the attempt begins; each one after the free ones doubles the delay.
fn reserve_attempt(
    conn: &mut Conn,
    counts: Vec<Count>,
    now: NaiveDateTime,
) -> Result<Vec<Count>, ActionError> {
    if let Some(until) = find_block_end(conn, &counts, now)? {
        return Err(Refusal::Throttled(until).into());
    }
    for count in &counts {
        let before = accounts::find_failures(conn, &count.subject)?
            .filter(|f| f.last_at > now - FORGIVEN && f.last_at <= now + FORGIVEN);
        let failures = before.map_or(0, |f| f.failures).saturating_add(1);
        let over = (failures - count.free).clamp(0, 12);
        let delay = || Duration::seconds((FIRST_DELAY << (over - 1)).min(count.longest));
        accounts::set_failures(
            conn,
            &count.subject,
            failures,
            now,
            (over > 0).then(|| now + delay()),
        )?;
    }
    Ok(counts)
}

fn undo_count(conn: &mut Conn, count: &Count) -> Result<(), DbError> {
    let Some(Failures {
        failures,
        last_at,
        blocked_until,
        ..
    }) = accounts::find_failures(conn, &count.subject)?
    else {
        return Ok(());
    };
    match failures - 1 {
        ..=0 => accounts::clear_failures(conn, &count.subject),
        left => accounts::set_failures(
            conn,
            &count.subject,
            left,
            last_at,
            blocked_until.filter(|_| left > count.free),
        ),
    }
}

pub fn is_known_browser(account: &Account, cookie: &str) -> bool {
    known_by(account, cookie).is_some()
}

/// A cookie entry is a random secret and its seal. The seal depends on the stored password hash: a
/// new password invalidates all entries, and nothing needs to be stored.
fn known_by<'a>(account: &Account, cookie: &'a str) -> Option<&'a str> {
    let entries = cookie
        .split('.')
        .take(KNOWN)
        .filter(|entry| entry.len() == 2 * TOKEN && entry.is_ascii());
    let mut halves = entries.map(|entry| entry.split_at(TOKEN));
    // Compares hashes, so that timing reveals nothing about the seal.
    halves
        .find(|(secret, given)| {
            seal_secret(account, secret).is_some_and(|seal| token_hash(&seal) == token_hash(given))
        })
        .map(|entry| entry.0)
}

/// All secrets have one length, so no seal can be derived from another.
fn seal_secret(account: &Account, secret: &str) -> Option<String> {
    let password = account.password.as_ref()?;
    Some(HEXLOWER.encode(&Sha256::digest(
        format!("browser:{}:{password}:{secret}", account.id).as_bytes(),
    )))
}

/// `fresh` is a new token, for a browser that the account doesn't know yet.
pub fn remember_browser(account: &Account, cookie: &str, fresh: String) -> String {
    let secret = known_by(account, cookie).map_or(fresh, str::to_owned);
    let Some(seal) = seal_secret(account, &secret) else {
        return cookie.to_owned();
    };
    let entry = format!("{secret}{seal}");
    let others = cookie
        .split('.')
        .filter(|other| other.len() == entry.len() && *other != entry);
    let kept: Vec<&str> = std::iter::once(entry.as_str())
        .chain(others)
        .take(KNOWN)
        .collect();
    kept.join(".")
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;
    use crate::db::AccountId;

    fn account(id: i64, password: &str) -> Account {
        Account {
            id: AccountId(id),
            login: format!("login-{id}"),
            name: String::new(),
            password: Some(password.to_owned()),
            disabled: false,
            language: None,
            created_at: NaiveDate::MIN.into(),
            mail: None,
            mail_pending: None,
            notices: false,
        }
    }

    fn token(digit: char) -> String {
        digit.to_string().repeat(TOKEN)
    }

    #[test]
    fn a_browser_is_known_by_every_account_that_it_has_logged_in_to() {
        // Even with the same password hash, which only happens in tests.
        let (one, two) = (account(1, "$hash"), account(2, "$hash"));
        let cookie = remember_browser(&one, "", token('a'));
        assert_eq!(known_by(&one, &cookie), Some(token('a').as_str()));
        assert_eq!(known_by(&two, &cookie), None);
        let both = remember_browser(&two, &cookie, token('b'));
        assert_eq!(
            (
                known_by(&one, &both).unwrap(),
                known_by(&two, &both).unwrap()
            ),
            (token('a').as_str(), token('b').as_str())
        );
        assert_eq!(
            remember_browser(&two, &both, token('c')),
            both,
            "what is known keeps its secret"
        );
    }

    #[test]
    fn a_browser_is_not_known_after_a_new_password_or_with_a_forged_cookie() {
        let cookie = remember_browser(&account(1, "$old"), "", token('a'));
        assert_eq!(known_by(&account(1, "$new"), &cookie), None);
        let forged = [
            token('a'),
            token('a').repeat(2),
            format!("{}é", &cookie[..2 * TOKEN - 2]),
            cookie.replace('a', "b"),
            ".".to_owned(),
        ];
        for forged in forged {
            assert_eq!(known_by(&account(1, "$old"), &forged), None, "{forged}");
        }
    }

    #[test]
    fn a_cookie_does_not_grow_for_ever() {
        let cookie = (0..10).fold("garbage".to_owned(), |cookie, n| {
            remember_browser(&account(n, &format!("${n}")), &cookie, token('a'))
        });
        assert_eq!(cookie.split('.').count(), KNOWN);
        assert!(
            known_by(&account(9, "$9"), &cookie).is_some()
                && known_by(&account(5, "$5"), &cookie).is_none()
        );
    }
}
