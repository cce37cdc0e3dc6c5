//! The audit log: every act leaves a line that carries the hash of the line before.

use chrono::{NaiveDateTime, Timelike};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::Actor;
use crate::db::audit::{self, AuditLine};
use crate::db::{Conn, DbError, FederationId, federations};

/// The hash before the first line.
const BEGINNING: &str = "0000000000000000000000000000000000000000000000000000000000000000";

/// Notes an act. Called inside the transaction of the act itself, so that neither can be without the other.
/// An act in a federation makes its finished pages stale.
pub fn note(
    conn: &mut Conn,
    actor: &Actor,
    federation: Option<FederationId>,
    act: &str,
    subject: &str,
    detail: &str,
    now: NaiveDateTime,
) -> Result<(), DbError> {
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
        act: act.to_owned(),
        subject: subject.to_owned(),
        detail: detail.to_owned(),
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
