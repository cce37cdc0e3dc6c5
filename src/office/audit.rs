//! The audit log: every act leaves a line that carries the hash of the line before.

use std::fmt;

use chrono::{NaiveDateTime, Timelike};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::Actor;
use super::journal::is_slug;
use crate::db::audit::{self, AuditLine};
use crate::db::{AccountId, CertificateId, Conn, DbError, FederationId, LetterId, ListId, PlayerId, ProposalId, TournamentId, federations};
use crate::domain::audit::{Action, Kind};

/// The hash before the first line.
const BEGINNING: &str = "0000000000000000000000000000000000000000000000000000000000000000";

/// What an act was done to. It is stored as its kind and what tells it from others of the kind: `tournament 17`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Subject {
    /// A tournament.
    Tournament(TournamentId),
    /// A player.
    Player(PlayerId),
    /// A published list.
    List(ListId),
    /// An edition of a federation's regulation, by its number.
    Edition(i32),
    /// A proposed tournament.
    Proposal(ProposalId),
    /// A certificate or a request for one.
    Certificate(CertificateId),
    /// A federation, by its name in addresses.
    Federation(String),
    /// An account.
    Account(AccountId),
    /// A letter in the outbox.
    Letter(LetterId),
}

impl Subject {
    /// Its kind.
    pub fn kind(&self) -> Kind {
        match self {
            Subject::Tournament(_) => Kind::Tournament,
            Subject::Player(_) => Kind::Player,
            Subject::List(_) => Kind::List,
            Subject::Edition(_) => Kind::Edition,
            Subject::Proposal(_) => Kind::Proposal,
            Subject::Certificate(_) => Kind::Certificate,
            Subject::Federation(_) => Kind::Federation,
            Subject::Account(_) => Kind::Account,
            Subject::Letter(_) => Kind::Letter,
        }
    }

    /// What tells it from others of its kind.
    pub fn which(&self) -> String {
        match self {
            Subject::Tournament(id) => id.to_string(),
            Subject::Player(id) => id.to_string(),
            Subject::List(id) => id.to_string(),
            Subject::Edition(number) => number.to_string(),
            Subject::Proposal(id) => id.to_string(),
            Subject::Certificate(id) => id.to_string(),
            Subject::Federation(slug) => slug.clone(),
            Subject::Account(id) => id.to_string(),
            Subject::Letter(id) => id.to_string(),
        }
    }

    /// The subject of a stored line; `None`: a kind that only a newer program knows, or no subject.
    pub fn read(stored: &str) -> Option<Subject> {
        let (kind, which) = stored.split_once(' ')?;
        let subject = match Kind::from_word(kind)? {
            Kind::Tournament => Subject::Tournament(which.parse().ok()?),
            Kind::Player => Subject::Player(which.parse().ok()?),
            Kind::List => Subject::List(which.parse().ok()?),
            Kind::Edition => Subject::Edition(which.parse().ok()?),
            Kind::Proposal => Subject::Proposal(which.parse().ok()?),
            Kind::Certificate => Subject::Certificate(which.parse().ok()?),
            Kind::Federation if is_slug(which) => Subject::Federation(which.to_owned()),
            Kind::Federation => return None,
            Kind::Account => Subject::Account(which.parse().ok()?),
            Kind::Letter => Subject::Letter(which.parse().ok()?),
        };
        // Numbers are read more freely than they are written.
        (subject.to_string() == stored).then_some(subject)
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind(), self.which())
    }
}

/// What the log is told of an act.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    action: Action,
    subject: Subject,
    detail: String,
}

impl Entry {
    /// What was done to what.
    pub fn new(action: Action, subject: Subject) -> Entry {
        Entry { action, subject, detail: String::new() }
    }

    /// With a detail, whose meaning stands at the [`Action`].
    pub fn with(self, detail: impl fmt::Display) -> Entry {
        Entry { detail: detail.to_string(), ..self }
    }
}

/// Notes an act. Called inside the transaction of the act itself, so that neither can be without the other.
/// An act in a federation makes its finished pages stale.
pub fn note(conn: &mut Conn, actor: &Actor, federation: Option<FederationId>, entry: Entry, now: NaiveDateTime) -> Result<(), DbError> {
    let last = audit::last(conn)?;
    let (seq, previous) = match last {
        Some(line) => (line.seq + 1, line.hash),
        None => (1, BEGINNING.to_owned()),
    };
    let mut line = AuditLine {
        seq,
        at: now.with_nanosecond(0).unwrap_or(now),
        federation_id: federation,
        actor: match actor.account {
            Some(id) => format!("{} (#{id})", actor.name),
            None => actor.name.clone(),
        },
        act: entry.action.word().to_owned(),
        subject: entry.subject.to_string(),
        detail: entry.detail,
        previous,
        hash: String::new(),
    };
    line.hash = hash(&line);
    audit::add(conn, &line)?;
    match federation {
        Some(id) => federations::touch(conn, id),
        None => Ok(()),
    }
}

/// SHA-256 over the fields of a line, each with its length before it, so that no two lines read alike.
fn hash(line: &AuditLine) -> String {
    let mut sha = Sha256::new();
    let federation = line.federation_id.map(|f| f.to_string()).unwrap_or_default();
    let at = line.at.format("%Y-%m-%dT%H:%M:%S").to_string();
    let seq = line.seq.to_string();
    for field in [&seq, &at, &federation, &line.actor, &line.act, &line.subject, &line.detail, &line.previous] {
        sha.update((field.len() as u64).to_be_bytes());
        sha.update(field.as_bytes());
    }
    HEXLOWER.encode(&sha.finalize())
}

/// What is wrong with the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Broken {
    /// A line is missing before this one.
    Gap(i64),
    /// The line doesn't carry the hash of the line before.
    Chain(i64),
    /// The line was changed.
    Changed(i64),
}

/// Walks the whole log; the number of lines and the last hash, or the first fault.
pub fn verify(conn: &mut Conn) -> Result<Result<(i64, String), Broken>, DbError> {
    let (mut seq, mut previous) = (0, BEGINNING.to_owned());
    loop {
        let part = audit::after(conn, seq, 5000)?;
        if part.is_empty() {
            return Ok(Ok((seq, previous)));
        }
        for line in part {
            if line.seq != seq + 1 {
                return Ok(Err(Broken::Gap(line.seq)));
            }
            if line.previous != previous {
                return Ok(Err(Broken::Chain(line.seq)));
            }
            if hash(&line) != line.hash {
                return Ok(Err(Broken::Changed(line.seq)));
            }
            seq = line.seq;
            previous = line.hash;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subjects_of_every_kind_are_read_as_they_are_written() {
        let all = [
            Subject::Tournament(TournamentId(17)),
            Subject::Player(PlayerId(184)),
            Subject::List(ListId(2)),
            Subject::Edition(3),
            Subject::Proposal(ProposalId(4)),
            Subject::Certificate(CertificateId(6)),
            Subject::Federation("two-words".to_owned()),
            Subject::Account(AccountId(5)),
            Subject::Letter(LetterId(i64::MAX)),
        ];
        assert_eq!(all.each_ref().map(Subject::kind), Kind::ALL);
        for subject in all {
            assert_eq!(Subject::read(&subject.to_string()), Some(subject));
        }
        assert_eq!(Subject::Tournament(TournamentId(17)).to_string(), "tournament 17");
    }

    #[test]
    fn what_we_would_not_write_is_no_subject() {
        for text in ["", "tournament", "tournament ", "tournament +17", "tournament 017", "tournament 17 ", "moon 3", "federation A/b"] {
            assert_eq!(Subject::read(text), None, "{text}");
        }
    }
}
