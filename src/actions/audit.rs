//! The audit log: each act writes an entry with the hash of the previous entry in the chain of its
//! federation, or of the site.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use chrono::{NaiveDate, NaiveDateTime, Timelike};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::Actor;
use crate::db::accounts;
use crate::db::audit::{self, AuditLine};
use crate::db::chains::{self, EMPTY_CHAIN_HASH, End};
use crate::db::{
    AccountId, AmendmentProposalId, AppealId, CalendarPlanId, CertificateId, ClubId, Conn, DbError,
    FederationId, LetterId, LicenceId, ListId, NewsId, OrderId, PlayerId, ProposalId,
    RegulationTextId, TournamentId, federations, forgetting,
};
use crate::domain::audit::{Action, Kind};
use crate::domain::slug::is_slug;

/// Stored as kind and id: `tournament 17`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Subject {
    Tournament(TournamentId),
    Player(PlayerId),
    Club(ClubId),
    List(ListId),
    /// An edition of a federation's regulation, by number.
    Edition(i32),
    Amendment(AmendmentProposalId),
    Order(OrderId),
    CalendarPlan(CalendarPlanId),
    Wording(RegulationTextId),
    News(NewsId),
    Appeal(AppealId),
    Proposal(ProposalId),
    Certificate(CertificateId),
    Licence(LicenceId),
    /// A federation, by its name in addresses.
    Federation(String),
    Account(AccountId),
    Letter(LetterId),
}

impl Subject {
    pub fn kind(&self) -> Kind {
        match self {
            Subject::Tournament(_) => Kind::Tournament,
            Subject::Player(_) => Kind::Player,
            Subject::Club(_) => Kind::Club,
            Subject::List(_) => Kind::List,
            Subject::Edition(_) => Kind::Edition,
            Subject::Amendment(_) => Kind::Amendment,
            Subject::Order(_) => Kind::Order,
            Subject::CalendarPlan(_) => Kind::CalendarPlan,
            Subject::Wording(_) => Kind::Wording,
            Subject::News(_) => Kind::News,
            Subject::Appeal(_) => Kind::Appeal,
            Subject::Proposal(_) => Kind::Proposal,
            Subject::Certificate(_) => Kind::Certificate,
            Subject::Licence(_) => Kind::Licence,
            Subject::Federation(_) => Kind::Federation,
            Subject::Account(_) => Kind::Account,
            Subject::Letter(_) => Kind::Letter,
        }
    }

    pub fn id_text(&self) -> String {
        match self {
            Subject::Tournament(id) => id.to_string(),
            Subject::Player(id) => id.to_string(),
            Subject::Club(id) => id.to_string(),
            Subject::List(id) => id.to_string(),
            Subject::Edition(number) => number.to_string(),
            Subject::Amendment(id) => id.to_string(),
            Subject::Order(id) => id.to_string(),
            Subject::CalendarPlan(id) => id.to_string(),
            Subject::Wording(id) => id.to_string(),
            Subject::News(id) => id.to_string(),
            Subject::Appeal(id) => id.to_string(),
            Subject::Proposal(id) => id.to_string(),
            Subject::Certificate(id) => id.to_string(),
            Subject::Licence(id) => id.to_string(),
            Subject::Federation(slug) => slug.clone(),
            Subject::Account(id) => id.to_string(),
            Subject::Letter(id) => id.to_string(),
        }
    }

    /// `None` if the entry is malformed or of a kind known only to a newer program.
    pub fn from_stored(stored: &str) -> Option<Subject> {
        let (kind, which) = stored.split_once(' ')?;
        let subject = match Kind::from_word(kind)? {
            Kind::Tournament => Subject::Tournament(which.parse().ok()?),
            Kind::Player => Subject::Player(which.parse().ok()?),
            Kind::Club => Subject::Club(which.parse().ok()?),
            Kind::List => Subject::List(which.parse().ok()?),
            Kind::Edition => Subject::Edition(which.parse().ok()?),
            Kind::Amendment => Subject::Amendment(which.parse().ok()?),
            Kind::Order => Subject::Order(which.parse().ok()?),
            Kind::CalendarPlan => Subject::CalendarPlan(which.parse().ok()?),
            Kind::Wording => Subject::Wording(which.parse().ok()?),
            Kind::News => Subject::News(which.parse().ok()?),
            Kind::Appeal => Subject::Appeal(which.parse().ok()?),
            Kind::Proposal => Subject::Proposal(which.parse().ok()?),
            Kind::Certificate => Subject::Certificate(which.parse().ok()?),
            Kind::Licence => Subject::Licence(which.parse().ok()?),
            Kind::Federation if is_slug(which) => Subject::Federation(which.to_owned()),
            Kind::Federation => return None,
            Kind::Account => Subject::Account(which.parse().ok()?),
            Kind::Letter => Subject::Letter(which.parse().ok()?),
        };
        // Parsing numbers accepts more than formatting produces.
        (subject.to_string() == stored).then_some(subject)
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind(), self.id_text())
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    action: Action,
    subject: Subject,
    detail: String,
}

impl Entry {
    pub fn new(action: Action, subject: Subject) -> Entry {
        Entry {
            action,
            subject,
            detail: String::new(),
        }
    }

    /// The detail's meaning stands at the [`Action`].
    pub fn with(self, detail: impl fmt::Display) -> Entry {
        Entry {
            detail: detail.to_string(),
            ..self
        }
    }
}

/// Separates the actor's name from the maker of the link through which the password was set.
const BY_LINK: &str = " [password by a link of ";

/// Marks an account whose password was set through another person's link: either may have acted.
/// The mark belongs to the name, since the meaning of the detail depends on the act. All entries
/// are written here, so no act can omit it.
fn name_of_actor(conn: &mut Conn, actor: &Actor) -> Result<String, DbError> {
    let Some(id) = actor.account else {
        return Ok(actor.name.clone());
    };
    let person = format!("{} (#{id})", actor.name);
    Ok(match accounts::password_link(conn, id)? {
        Some(link) => {
            let by = link
                .made_by
                .map_or_else(|| CONSOLE.to_owned(), |by| format!("#{by}"));
            format!("{person}{BY_LINK}{by}, {}]", link.made_at.date())
        }
        None => person,
    })
}

/// Maker of links that no account has made.
const CONSOLE: &str = "the console";

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person<'a> {
    pub name: &'a str,
    /// Another person's link through which the password was set.
    pub link: Option<ByLink>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ByLink {
    /// `None` for a console command.
    pub by: Option<AccountId>,
    pub on: NaiveDate,
}

pub fn parse_person(line: &AuditLine) -> Person<'_> {
    let marked = || {
        let (name, mark) = line.actor.strip_suffix(']')?.rsplit_once(BY_LINK)?;
        let (by, on) = mark.split_once(", ")?;
        let by = if by == CONSOLE {
            None
        } else {
            Some(by.strip_prefix('#')?.parse().ok()?)
        };
        Some(Person {
            name,
            link: Some(ByLink {
                by,
                on: on.parse().ok()?,
            }),
        })
    };
    marked().unwrap_or(Person {
        name: &line.actor,
        link: None,
    })
}

/// Must run inside the transaction of the act, so that neither exists without the other. An entry
/// of a federation makes its cached pages stale.
pub fn write_entry(
    conn: &mut Conn,
    actor: &Actor,
    federation: Option<FederationId>,
    entry: Entry,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    let (number, previous) = chains::take_position(conn, federation)?;
    let seq = chains::next_seq(conn)?;
    let mut line = AuditLine {
        seq,
        at: now.with_nanosecond(0).unwrap_or(now),
        federation_id: federation,
        actor: name_of_actor(conn, actor)?,
        act: entry.action.word().to_owned(),
        subject: entry.subject.to_string(),
        detail: entry.detail,
        previous,
        hash: String::new(),
        number,
    };
    line.hash = hash(&line);
    audit::add(conn, &line)?;
    chains::store_last(conn, federation, seq, &line.hash)?;
    match federation {
        Some(id) => federations::increment_version(conn, id),
        None => Ok(()),
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Redacted {
    seq: i64,
    /// Hash of its present content.
    hash: String,
}

/// Separates the reason from the redacted entries in the detail of the redacting act.
const REDACTED: &str = "\nredacted ";

/// `change` returns a detail without the words. An entry keeps the hash of its original content, so
/// that the chain holds. The redacting act must record the new hashes ([`format_redactions`]):
/// [`verify_log`] accepts a changed entry only if a later entry of the chain names it.
pub(super) fn redact_details(
    conn: &mut Conn,
    federation: FederationId,
    words: &str,
    change: impl Fn(&str) -> Option<String>,
) -> Result<Vec<Redacted>, DbError> {
    let mut redacted = Vec::new();
    for mut line in forgetting::audit_lines(conn, federation, words)? {
        let Some(detail) = change(&line.detail) else {
            continue;
        };
        forgetting::update_detail(conn, line.seq, &detail)?;
        line.detail = detail;
        redacted.push(Redacted {
            seq: line.seq,
            hash: hash(&line),
        });
    }
    Ok(redacted)
}

/// The reason in one line, then the hashes of the redacted entries.
pub(super) fn format_redactions(why: &str, redacted: &[Redacted]) -> String {
    let why = why.split_whitespace().collect::<Vec<_>>().join(" ");
    let lines: Vec<String> = redacted
        .iter()
        .map(|line| format!("{}={}", line.seq, line.hash))
        .collect();
    if lines.is_empty() {
        why
    } else {
        format!("{why}{REDACTED}{}", lines.join(" "))
    }
}

fn redacted_by(line: &AuditLine) -> Vec<(i64, String)> {
    let told = line
        .detail
        .split_once(REDACTED)
        .filter(|_| line.act == Action::ForgetPlayer.word());
    let one = |text: &str| {
        text.split_once('=')
            .and_then(|(seq, hash)| Some((seq.parse().ok()?, hash.to_owned())))
    };
    told.map(|(_, lines)| lines.split(' ').filter_map(one).collect())
        .unwrap_or_default()
}

/// The numbers are those of the entries that the act redacted.
pub fn readable_detail(line: &AuditLine) -> (&str, Vec<i64>) {
    let redacted = redacted_by(line);
    let text = if redacted.is_empty() {
        Some(line.detail.as_str())
    } else {
        line.detail.split(REDACTED).next()
    };
    (
        text.unwrap_or_default(),
        redacted.into_iter().map(|(seq, _)| seq).collect(),
    )
}

#[derive(Default)]
struct Changes {
    /// Hashes of the present content of changed entries.
    changed: BTreeMap<i64, String>,
    redacted_by: BTreeMap<i64, Vec<(i64, String)>>,
}

impl Changes {
    fn look_at(&mut self, line: &AuditLine) {
        let now = hash(line);
        if now != line.hash {
            self.changed.insert(line.seq, now);
        }
        let redacted = redacted_by(line);
        if !redacted.is_empty() {
            self.redacted_by.insert(line.seq, redacted);
        }
    }

    /// A changed entry without a later, itself unsuspicious entry that names its present content.
    fn first_unexplained(&self) -> Option<i64> {
        let mut named: BTreeMap<i64, &str> = BTreeMap::new();
        let mut fault = None;
        let lines: BTreeSet<i64> = self
            .changed
            .keys()
            .chain(self.redacted_by.keys())
            .copied()
            .collect();
        for seq in lines.into_iter().rev() {
            if self
                .changed
                .get(&seq)
                .is_some_and(|hash| named.get(&seq) != Some(&hash.as_str()))
            {
                fault = Some(seq);
                continue;
            }
            for (earlier, hash) in self
                .redacted_by
                .get(&seq)
                .into_iter()
                .flatten()
                .filter(|(earlier, _)| *earlier < seq)
            {
                named.entry(*earlier).or_insert(hash);
            }
        }
        fault
    }
}

/// SHA-256 over fields that are each preceded by their length, so different entries never serialize
/// alike.
fn hash(line: &AuditLine) -> String {
    let mut sha = Sha256::new();
    let federation = line
        .federation_id
        .map(|f| f.to_string())
        .unwrap_or_default();
    let at = line.at.format("%Y-%m-%dT%H:%M:%S").to_string();
    let seq = line.seq.to_string();
    for field in [
        &seq,
        &at,
        &federation,
        &line.actor,
        &line.act,
        &line.subject,
        &line.detail,
        &line.previous,
    ] {
        sha.update((field.len() as u64).to_be_bytes());
        sha.update(field.as_bytes());
    }
    HEXLOWER.encode(&sha.finalize())
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChainFault {
    /// An entry of the chain is missing before this one.
    Gap(i64),
    /// The entry doesn't carry the hash of the previous entry in its chain.
    Chain(i64),
    /// The newest entries of a federation are missing, or of the site for `None`.
    Cut(Option<FederationId>),
    /// The entry was changed without a redacting act.
    Changed(i64),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Whole {
    pub lines: i64,
    /// Over the ends of all chains. Any change in the log changes it.
    pub hash: String,
}

/// Reads the entries in the order of their numbers.
#[derive(Default)]
struct Walk {
    lines: i64,
    ends: BTreeMap<Option<FederationId>, End>,
    changes: Changes,
}

impl Walk {
    fn verify_next(&mut self, line: AuditLine) -> Result<(), ChainFault> {
        let federation = line.federation_id;
        let (expected, previous) = match self.ends.get(&federation) {
            None => (1, EMPTY_CHAIN_HASH),
            Some(end) => (end.number + 1, end.hash.as_str()),
        };
        if line.number != expected {
            return Err(ChainFault::Gap(line.seq));
        }
        if line.previous != previous {
            return Err(ChainFault::Chain(line.seq));
        }
        self.changes.look_at(&line);
        self.lines += 1;
        let end = End {
            federation,
            number: line.number,
            hash: line.hash,
        };
        self.ends.insert(federation, end);
        Ok(())
    }

    /// `noted` are the ends of the chains as stored separately.
    fn finish_walk(self, noted: Vec<End>) -> Result<Whole, ChainFault> {
        if let Some(seq) = self.changes.first_unexplained() {
            return Err(ChainFault::Changed(seq));
        }
        let noted: BTreeMap<_, _> = noted.into_iter().map(|end| (end.federation, end)).collect();
        let mut all = self.ends.keys().chain(noted.keys());
        if let Some(cut) = all.find(|federation| self.ends.get(federation) != noted.get(federation))
        {
            return Err(ChainFault::Cut(*cut));
        }
        let hash = match self.ends.is_empty() {
            true => EMPTY_CHAIN_HASH.to_owned(),
            false => hash_ends(self.ends.values()),
        };
        Ok(Whole {
            lines: self.lines,
            hash,
        })
    }
}

fn hash_ends<'a>(ends: impl Iterator<Item = &'a End>) -> String {
    let mut sha = Sha256::new();
    for end in ends {
        let federation = end.federation.map(|f| f.to_string()).unwrap_or_default();
        sha.update(format!("{federation} {} {}\n", end.number, end.hash));
    }
    HEXLOWER.encode(&sha.finalize())
}

pub fn verify_log(conn: &mut Conn) -> Result<Result<Whole, ChainFault>, DbError> {
    let (mut walk, mut last) = (Walk::default(), 0);
    loop {
        let part = audit::load_after(conn, last, 5000)?;
        let Some(seq) = part.last().map(|line| line.seq) else {
            return Ok(walk.finish_walk(chains::load_ends(conn)?));
        };
        last = seq;
        for line in part {
            if let Err(broken) = walk.verify_next(line) {
                return Ok(Err(broken));
            }
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
            Subject::Club(ClubId(8)),
            Subject::List(ListId(2)),
            Subject::Edition(3),
            Subject::Amendment(AmendmentProposalId(5)),
            Subject::Order(OrderId(9)),
            Subject::CalendarPlan(CalendarPlanId(4)),
            Subject::Wording(RegulationTextId(10)),
            Subject::News(NewsId(12)),
            Subject::Appeal(AppealId(11)),
            Subject::Proposal(ProposalId(4)),
            Subject::Certificate(CertificateId(6)),
            Subject::Licence(LicenceId(4)),
            Subject::Federation("two-words".to_owned()),
            Subject::Account(AccountId(5)),
            Subject::Letter(LetterId(i64::MAX)),
        ];
        assert_eq!(all.each_ref().map(Subject::kind), Kind::ALL);
        for subject in all {
            assert_eq!(Subject::from_stored(&subject.to_string()), Some(subject));
        }
        assert_eq!(
            Subject::Tournament(TournamentId(17)).to_string(),
            "tournament 17"
        );
    }

    /// A changed way to hash would break every log that exists.
    #[test]
    fn lines_are_hashed_as_they_always_were() {
        let line = AuditLine {
            seq: 2,
            at: NaiveDate::from_ymd_opt(2026, 5, 10)
                .unwrap()
                .and_hms_opt(12, 14, 2)
                .unwrap(),
            federation_id: Some(FederationId(1)),
            actor: "Сливко Ніна (#1)".to_owned(),
            act: "found".to_owned(),
            subject: "federation steppe".to_owned(),
            detail: "Steppe Federation".to_owned(),
            previous: "923e9064b19a8ebae932bf108c089bc7fa12770a875a8a1ae515d3abeb963f0b".to_owned(),
            hash: "351f3db3586d5e1f17b37b0c6f87c72e3155abde480d7a4fb1ee0e72ed487d70".to_owned(),
            number: 1,
        };
        assert_eq!(hash(&line), line.hash);
        let of_no_federation = AuditLine {
            federation_id: None,
            ..line.clone()
        };
        assert_ne!(hash(&of_no_federation), line.hash);
    }

    #[test]
    fn a_marked_actor_is_told_from_others() {
        let line = |actor: &str| AuditLine {
            seq: 1,
            at: NaiveDate::default().into(),
            federation_id: None,
            actor: actor.to_owned(),
            act: String::new(),
            subject: String::new(),
            detail: String::new(),
            previous: String::new(),
            hash: String::new(),
            number: 1,
        };
        let on = NaiveDate::from_ymd_opt(2026, 5, 10).unwrap();
        for (actor, name, link) in [
            ("Anna (#5)", "Anna (#5)", None),
            (
                "Anna (#5) [password by a link of #9, 2026-05-10]",
                "Anna (#5)",
                Some(ByLink {
                    by: Some(AccountId(9)),
                    on,
                }),
            ),
            (
                "Anna (#5) [password by a link of the console, 2026-05-10]",
                "Anna (#5)",
                Some(ByLink { by: None, on }),
            ),
            (
                "Anna [password by a link of nobody, 2026-05-10]",
                "Anna [password by a link of nobody, 2026-05-10]",
                None,
            ),
            ("console", "console", None),
        ] {
            assert_eq!(parse_person(&line(actor)), Person { name, link }, "{actor}");
        }
    }

    #[test]
    fn what_we_would_not_write_is_no_subject() {
        for text in [
            "",
            "tournament",
            "tournament ",
            "tournament +17",
            "tournament 017",
            "tournament 17 ",
            "moon 3",
            "federation A/b",
        ] {
            assert_eq!(Subject::from_stored(text), None, "{text}");
        }
    }
}
