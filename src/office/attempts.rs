//! Limits on how often passwords may be tried, and on how often anybody may ask for something that costs others. An attempt is counted
//! before the password is looked at, in the transaction that admits it, so that trying many at once is no way round; a right password takes
//! the count back, and so does one that nobody could look at.
//!
//! Counted are an account and an address together, so that nobody locks an officer out from everywhere; each address over all accounts;
//! and, far more generously, each account over all addresses. A browser that has logged in to the account before is known by a cookie and
//! counts by itself.

use chrono::{Duration, NaiveDateTime};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::links::token_hash;
use crate::db::accounts::{self, Account, Failures};
use crate::db::{Conn, DbError, Own, Scope};
use crate::office::{OfficeError, Refusal};

/// Wrong passwords without any delay for an account at one address, or in a browser that it knows.
const FREE: i32 = 5;
/// The same for an address over all accounts.
const FREE_AT_ADDRESS: i32 = 4 * FREE;
/// The same for an account over all addresses: so many people don't share one account, and few attackers have so many addresses.
const FREE_FROM_EVERYWHERE: i32 = 20 * FREE;
/// The first delay, in seconds; each further attempt doubles it.
const FIRST_DELAY: i64 = 15;
/// The longest delay, in seconds.
const LONGEST_DELAY: i64 = 3600;
/// The longest delay for an account over all addresses: whoever causes it is somebody else.
const LONGEST_FROM_EVERYWHERE: i64 = 900;
/// So often strangers from one network may ask for something within an hour.
const ASKED_PER_HOUR: i32 = 10;
/// So often they may register for tournaments: a whole playing hall has one network.
const REGISTERED_PER_HOUR: i32 = 60;
/// That hour; it begins with the first question.
const ASKING: Duration = Duration::hours(1);
/// So long after the last failure all before are forgiven.
pub(super) const FORGIVEN: Duration = Duration::days(1);
/// A token, or its hash, as text.
const TOKEN: usize = 64;
/// So many accounts are known by one browser.
const KNOWN: usize = 4;

/// Somebody who tries to log in.
#[derive(Debug, Clone)]
pub struct Trial {
    /// What was typed for the account, folded.
    login: String,
    /// The network that it comes from.
    network: String,
    /// The cookie by which accounts know the browser; empty if there is none.
    browser: String,
}

impl Trial {
    /// An attempt with what was typed, folded, from a network, with the cookie of [`remember`].
    pub fn of(login: &str, network: &str, browser: &str) -> Trial {
        Trial { login: login.to_owned(), network: network.to_owned(), browser: browser.to_owned() }
    }

    /// Where it is counted: whoever tries from another network for another account is not waited for.
    pub fn scope(&self) -> Scope {
        Scope::Own([Own::of(&account_subject(&self.login)), Own::of(&address_subject(&self.network))])
    }

    /// What it counts for.
    fn counts(&self, account: Option<&Account>) -> Vec<Count> {
        if let Some(secret) = account.and_then(|a| known_by(a, &self.browser)) {
            let subject = format!("{}#{}", account_subject(&self.login), short_hash(secret));
            return vec![Count { subject, free: FREE, longest: LONGEST_DELAY, shared: false }];
        }
        let pair = format!("{}@{}", account_subject(&self.login), short_hash(&self.network));
        let address = address_subject(&self.network);
        let account = account_subject(&self.login);
        vec![
            Count { subject: pair, free: FREE, longest: LONGEST_DELAY, shared: false },
            Count { subject: address, free: FREE_AT_ADDRESS, longest: LONGEST_DELAY, shared: true },
            Count { subject: account, free: FREE_FROM_EVERYWHERE, longest: LONGEST_FROM_EVERYWHERE, shared: false },
        ]
    }
}

/// What an attempt counts for, and when it is slowed down.
#[derive(Debug, Clone)]
struct Count {
    /// The key under which attempts are counted: of an account in a known browser, of an account at an address, of an address, or of an
    /// account.
    subject: String,
    /// So many without any delay.
    free: i32,
    /// The longest delay in seconds.
    longest: i64,
    /// Somebody else's attempts count, too, and are not forgiven with one's own.
    shared: bool,
}

/// An attempt that was admitted, and counts as failed until something else is said of it.
#[derive(Debug, Clone)]
#[must_use]
pub struct Attempt {
    counts: Vec<Count>,
    scope: Scope,
}

impl Attempt {
    /// Where what becomes of it is written.
    pub fn scope(&self) -> Scope {
        self.scope
    }
}

/// What is known before a password is looked at.
#[derive(Debug)]
pub struct Outlook {
    /// The account with this log-in, whether or not it may log in.
    pub account: Option<Account>,
    /// Too many attempts have failed: until when nobody is admitted.
    pub blocked_until: Option<NaiveDateTime>,
}

/// An attempt that may go on.
pub struct Admission {
    /// The account, if it may log in.
    pub account: Option<Account>,
    /// The attempt.
    pub attempt: Attempt,
}

/// What a subject is called in storage. A log-in can be anything that was typed: stored as a hash, short and without personal data.
/// Everything that is counted for an account begins like this.
fn account_subject(login: &str) -> String {
    format!("account:{}", short_hash(login))
}

/// What a network is called in storage.
fn address_subject(network: &str) -> String {
    format!("address:{}", short_hash(network))
}

fn short_hash(text: &str) -> String {
    token_hash(text).chars().take(32).collect()
}

/// Looks whether somebody would be admitted, without writing anything: who is slowed down costs little.
pub fn look(conn: &mut Conn, trial: &Trial, now: NaiveDateTime) -> Result<Outlook, DbError> {
    let account = accounts::find_by_login(conn, &trial.login)?;
    let blocked_until = blocked(conn, &trial.counts(account.as_ref()), now)?;
    Ok(Outlook { account, blocked_until })
}

/// Admits somebody who tries to log in, and counts the attempt.
///
/// # Errors
/// Too many attempts have failed.
pub fn admit(conn: &mut Conn, trial: &Trial, now: NaiveDateTime) -> Result<Admission, OfficeError> {
    let account = accounts::find_by_login(conn, &trial.login)?;
    let counts = reserve(conn, trial.counts(account.as_ref()), now)?;
    let attempt = Attempt { counts, scope: trial.scope() };
    Ok(Admission { account: account.filter(|a| !a.disabled && a.password.is_some()), attempt })
}

/// Admits somebody who is logged in and types the old password, and counts the attempt: guessing it through a borrowed session is slowed down
/// from wherever it is done.
///
/// # Errors
/// Too many attempts have failed.
pub fn admit_change(conn: &mut Conn, account: &Account, now: NaiveDateTime) -> Result<Attempt, OfficeError> {
    admit_own(conn, format!("{}/change", account_subject(&account.login)), now)
}

/// Admits somebody who shows a second factor, and counts the attempt: who does so knows the password, so it counts from wherever it is done.
///
/// # Errors
/// Too many attempts have failed.
pub(super) fn admit_factor(conn: &mut Conn, account: &Account, now: NaiveDateTime) -> Result<Attempt, OfficeError> {
    admit_own(conn, format!("{}/factor", account_subject(&account.login)), now)
}

fn admit_own(conn: &mut Conn, subject: String, now: NaiveDateTime) -> Result<Attempt, OfficeError> {
    let counts = reserve(conn, vec![Count { subject, free: FREE, longest: LONGEST_DELAY, shared: false }], now)?;
    Ok(Attempt { counts, scope: Scope::Accounts })
}

/// Notes that the password was right: what failed before is forgiven.
pub fn succeed(conn: &mut Conn, attempt: &Attempt) -> Result<(), DbError> {
    for count in &attempt.counts {
        match count.shared {
            true => uncount(conn, count)?,
            false => accounts::clear_failures(conn, &count.subject)?,
        }
    }
    Ok(())
}

/// Takes an attempt back whose password nobody could look at.
pub fn take_back(conn: &mut Conn, attempt: &Attempt) -> Result<(), DbError> {
    attempt.counts.iter().try_for_each(|count| uncount(conn, count))
}

/// Forgives everything that was counted for an account.
pub(super) fn forgive(conn: &mut Conn, account: &Account) -> Result<(), DbError> {
    accounts::clear_failures_beginning(conn, &account_subject(&account.login))
}

/// What is asked for only so often; each is counted by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asking {
    /// To take part in a tournament.
    Registration,
    /// A certificate.
    Certificate,
    /// An answer to an objection.
    Appeal,
    /// Another own name, which is noted wherever the account has a role, so that everybody's acts wait for it.
    OwnName,
}

impl Asking {
    /// What it is counted under: what strangers of one network, or the holder of one account, ask for together, on whatever pages and at
    /// whatever node they ask.
    fn subject(self, asker: &str) -> String {
        let kind = match self {
            Asking::Registration => "registration",
            Asking::Certificate => "certificate",
            Asking::Appeal => "appeal",
            Asking::OwnName => "own-name",
        };
        format!("asked:{kind}:{}", short_hash(asker))
    }

    /// So often within an hour.
    fn most(self) -> i32 {
        if self == Asking::Registration { REGISTERED_PER_HOUR } else { ASKED_PER_HOUR }
    }
}

/// When the hour began in which strangers from a network, or the holder of an account, ask for something, and how often they have asked in it.
fn asked(conn: &mut Conn, what: Asking, asker: &str, now: NaiveDateTime) -> Result<Option<Failures>, DbError> {
    let counted = accounts::failures(conn, &what.subject(asker))?;
    // What was counted while the clock went wrong doesn't hold.
    Ok(counted.filter(|asked| asked.last_at > now - ASKING && asked.last_at <= now))
}

/// Whether strangers from a network, or the holder of an account, may ask for something once more, without writing anything: who asks too often
/// costs little.
///
/// # Errors
/// Storage failed.
pub fn may_ask(conn: &mut Conn, what: Asking, asker: &str, now: NaiveDateTime) -> Result<bool, DbError> {
    Ok(asked(conn, what, asker, now)?.is_none_or(|asked| asked.failures < what.most()))
}

/// Where it is counted that somebody asks for something.
pub fn asking(what: Asking, asker: &str) -> Scope {
    let own = Own::of(&what.subject(asker));
    Scope::Own([own, own])
}

/// Counts that a stranger from a network, or the holder of an account, asks for something. It counts before anybody looks at what it is, in
/// the transaction that admits it: so asking many times at once, or at several nodes, is no way round, and what is refused afterwards
/// counts, too.
///
/// # Errors
/// Too much was asked for from there within the hour.
pub fn ask(conn: &mut Conn, what: Asking, asker: &str, now: NaiveDateTime) -> Result<(), OfficeError> {
    let (count, began) = asked(conn, what, asker, now)?.map_or((0, now), |asked| (asked.failures, asked.last_at));
    if count >= what.most() {
        return Err(Refusal::AskedTooOften.into());
    }
    Ok(accounts::set_failures(conn, &what.subject(asker), count + 1, began, None)?)
}

fn blocked(conn: &mut Conn, counts: &[Count], now: NaiveDateTime) -> Result<Option<NaiveDateTime>, DbError> {
    let mut latest = None;
    for count in counts {
        // No delay is longer: what lies further ahead was noted while the clock went wrong.
        let longest = now + Duration::seconds(count.longest);
        let until = accounts::failures(conn, &count.subject)?.and_then(|f| f.blocked_until);
        let until = until.filter(|until| *until > now && *until <= longest);
        latest = latest.max(until);
    }
    Ok(latest)
}

/// Counts an attempt as failed before it begins: after some free ones each doubles the delay.
fn reserve(conn: &mut Conn, counts: Vec<Count>, now: NaiveDateTime) -> Result<Vec<Count>, OfficeError> {
    if let Some(until) = blocked(conn, &counts, now)? {
        return Err(Refusal::Throttled(until).into());
    }
    for count in &counts {
        let before = accounts::failures(conn, &count.subject)?.filter(|f| f.last_at > now - FORGIVEN && f.last_at <= now + FORGIVEN);
        let failures = before.map_or(0, |f| f.failures).saturating_add(1);
        let over = (failures - count.free).clamp(0, 12);
        let delay = || Duration::seconds((FIRST_DELAY << (over - 1)).min(count.longest));
        accounts::set_failures(conn, &count.subject, failures, now, (over > 0).then(|| now + delay()))?;
    }
    Ok(counts)
}

fn uncount(conn: &mut Conn, count: &Count) -> Result<(), DbError> {
    let Some(Failures { failures, last_at, blocked_until, .. }) = accounts::failures(conn, &count.subject)? else { return Ok(()) };
    match failures - 1 {
        ..=0 => accounts::clear_failures(conn, &count.subject),
        left => accounts::set_failures(conn, &count.subject, left, last_at, blocked_until.filter(|_| left > count.free)),
    }
}

/// Whether an account knows a browser by its cookie.
pub fn knows(account: &Account, cookie: &str) -> bool {
    known_by(account, cookie).is_some()
}

/// The secret of the browser in the entry of its cookie that belongs to this account.
///
/// An entry is a random secret and its seal, which nobody makes who doesn't have the stored password: a new password ends all of them, and
/// nothing needs to be stored.
fn known_by<'a>(account: &Account, cookie: &'a str) -> Option<&'a str> {
    let entries = cookie.split('.').take(KNOWN).filter(|entry| entry.len() == 2 * TOKEN && entry.is_ascii());
    let mut halves = entries.map(|entry| entry.split_at(TOKEN));
    // Hashes are compared: how far they agree says nothing about the seal.
    halves.find(|(secret, given)| seal(account, secret).is_some_and(|seal| token_hash(&seal) == token_hash(given))).map(|entry| entry.0)
}

/// The seal by which an account knows a secret again. Secrets have one length, so that no seal can be made of another.
fn seal(account: &Account, secret: &str) -> Option<String> {
    let password = account.password.as_ref()?;
    Some(HEXLOWER.encode(&Sha256::digest(format!("browser:{}:{password}:{secret}", account.id).as_bytes())))
}

/// The cookie by which an account knows a browser that has logged in to it: what it had before, with a seal for this account. `fresh` is a
/// new token, for a browser that the account doesn't know yet.
pub fn remember(account: &Account, cookie: &str, fresh: String) -> String {
    let secret = known_by(account, cookie).map_or(fresh, str::to_owned);
    let Some(seal) = seal(account, &secret) else { return cookie.to_owned() };
    let entry = format!("{secret}{seal}");
    let others = cookie.split('.').filter(|other| other.len() == entry.len() && *other != entry);
    let kept: Vec<&str> = std::iter::once(entry.as_str()).chain(others).take(KNOWN).collect();
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
        // Of one password even, which no two accounts have but in tests.
        let (one, two) = (account(1, "$hash"), account(2, "$hash"));
        let cookie = remember(&one, "", token('a'));
        assert_eq!(known_by(&one, &cookie), Some(token('a').as_str()));
        assert_eq!(known_by(&two, &cookie), None);
        let both = remember(&two, &cookie, token('b'));
        assert_eq!((known_by(&one, &both).unwrap(), known_by(&two, &both).unwrap()), (token('a').as_str(), token('b').as_str()));
        assert_eq!(remember(&two, &both, token('c')), both, "what is known keeps its secret");
    }

    #[test]
    fn a_browser_is_not_known_after_a_new_password_or_with_a_forged_cookie() {
        let cookie = remember(&account(1, "$old"), "", token('a'));
        assert_eq!(known_by(&account(1, "$new"), &cookie), None);
        let forged = [token('a'), token('a').repeat(2), format!("{}é", &cookie[..2 * TOKEN - 2]), cookie.replace('a', "b"), ".".to_owned()];
        for forged in forged {
            assert_eq!(known_by(&account(1, "$old"), &forged), None, "{forged}");
        }
    }

    #[test]
    fn a_cookie_does_not_grow_for_ever() {
        let cookie = (0..10).fold("garbage".to_owned(), |cookie, n| remember(&account(n, &format!("${n}")), &cookie, token('a')));
        assert_eq!(cookie.split('.').count(), KNOWN);
        assert!(known_by(&account(9, "$9"), &cookie).is_some() && known_by(&account(5, "$5"), &cookie).is_none());
    }
}
