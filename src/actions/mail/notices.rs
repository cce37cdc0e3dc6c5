//! Notices by e-mail. A letter is written in the transaction of its act, so that neither exists
//! without the other. It is stored as data and worded when it is sent. Only confirmed addresses get
//! notices. Without mail settings nothing is written.

use chrono::{Duration, NaiveDateTime};
use serde::{Deserialize, Serialize};

use crate::Tx;
use crate::db::accounts::{self, Account};
use crate::db::appeals::Appeal;
use crate::db::federations::{self, Federation};
use crate::db::outbox::{self, NewLetter};
use crate::db::players::Player;
use crate::db::proposals::Proposal;
use crate::db::tournaments::{self, Filter, Tournament};
use crate::db::{AccountId, CertificateId, ClubId, Conn, DbError, lists, players};
use crate::domain::appeal::Stage;
use crate::domain::approval::State;
use crate::domain::language::Language;
use crate::domain::log_in::{Browser, System};
use crate::domain::name;
pub use crate::domain::notice::{Audience, Notice};
use crate::domain::rating_monitor::Alarm;
use crate::domain::string_enum::known;
use crate::domain::tournament::Pool;
use crate::domain::zone::Zone;
use crate::lists::last_quarter;
use crate::{Actor, Role, editions, statistics};

/// Age at which an unsent notice is outdated.
pub const NEWS: Duration = Duration::days(7);

/// The data for the sentences of a letter. Irrelevant fields are empty.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Facts {
    /// Name of the reader.
    pub to: String,
    pub by: String,
    pub federation: String,
    /// Name of the federation in addresses; links lead to its host.
    pub house: String,
    #[serde(with = "known")]
    pub zone: Option<Zone>,
    /// Language of the federation's names whose letters don't determine it.
    #[serde(with = "known")]
    pub names: Option<name::Language>,
    /// Name of the tournament, or of another subject.
    pub name: String,
    /// Absolute path of the subject on the site.
    pub path: String,
    pub reason: String,
    /// The commission's decision about an appeal.
    #[serde(with = "known")]
    pub stage: Option<Stage>,
    /// Rating in question, with the digits shown under the rules.
    pub rating: String,
    pub login: String,
    #[serde(with = "known")]
    pub role: Option<Role>,
    #[serde(with = "known")]
    pub browser: Option<Browser>,
    #[serde(with = "known")]
    pub system: Option<System>,
    pub network: String,
}

pub struct Matter {
    pub name: String,
    /// Absolute path on the site.
    pub path: String,
    /// Club concerned.
    pub club: Option<ClubId>,
    pub owner: Option<AccountId>,
    /// Kind, id and version of the subject: the same notice about the same version is sent once.
    pub version: String,
    pub reason: String,
    /// The commission's decision, if the subject is an appeal.
    pub stage: Option<Stage>,
}

impl Matter {
    /// A tournament in its state before the act.
    pub fn for_tournament(federation: &Federation, t: &Tournament, reason: &str) -> Matter {
        Matter {
            name: t.conditions.display_name(t.id),
            path: format!("/{}/tournaments/{}", federation.slug, t.id),
            club: t.conditions.club_id,
            owner: t.conditions.referee_id,
            version: format!("tournament {} version {}", t.id, t.lock_version),
            reason: reason.to_owned(),
            stage: None,
        }
    }

    /// A proposed tournament in its state before the act.
    pub fn for_proposal(federation: &Federation, p: &Proposal, reason: &str) -> Matter {
        Matter {
            name: if p.written.name.is_empty() {
                format!("№ {}", p.id)
            } else {
                p.written.name.clone()
            },
            path: format!("/{}/proposals/{}", federation.slug, p.id),
            club: None,
            owner: p.organizer_id,
            version: format!("proposal {} version {}", p.id, p.lock_version),
            reason: reason.to_owned(),
            stage: None,
        }
    }

    pub fn for_appeal(appeal: &Appeal, t: &Tournament, path: String) -> Matter {
        Matter {
            name: t.conditions.display_name(t.id),
            path,
            club: None,
            owner: appeal.objection.account_id,
            version: format!("appeal {}", appeal.id),
            reason: appeal.answer.clone(),
            stage: Some(appeal.stage),
        }
    }

    /// The requester's name was typed by a visitor, so it isn't put into letters.
    pub fn for_certificate(federation: &Federation, id: CertificateId, player: &Player) -> Matter {
        Matter {
            name: player.display_name().to_owned(),
            path: format!("/{}/certificates/{id}", federation.slug),
            club: None,
            owner: None,
            version: format!("certificate {id}"),
            reason: String::new(),
            stage: None,
        }
    }
}

/// Sends a notice to all accounts concerned except the actor.
pub fn write_notice(tx: &mut Tx<'_>, notice: Notice, matter: &Matter) -> Result<(), DbError> {
    for account in find_audience(tx.conn, tx.federation, notice, matter)? {
        let Some(address) = account
            .mail
            .as_deref()
            .filter(|_| account.notices && !account.disabled)
        else {
            continue;
        };
        if Some(account.id) == tx.actor.account {
            continue;
        }
        let language = account.language.unwrap_or_default();
        let facts = build_facts(tx.actor, tx.federation, &account.name, language, matter);
        let dedup = format!(
            "{} {} for account {}",
            notice.word(),
            matter.version,
            account.id
        );
        write_letter(
            tx.conn,
            notice,
            Recipient {
                account: Some(account.id),
                address,
                language,
            },
            &facts,
            &dedup,
            tx.now + NEWS,
            tx.now,
        )?;
    }
    Ok(())
}

/// A visitor who left an address, by the name in the register.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Visitor<'a> {
    pub(crate) name: &'a str,
    pub(crate) address: &'a str,
}

/// Uses the language of the federation's names, because the visitor chose none.
pub(crate) fn tell_visitor(
    tx: &mut Tx<'_>,
    notice: Notice,
    visitor: Visitor<'_>,
    matter: &Matter,
) -> Result<(), DbError> {
    let language = Language::from_word(tx.federation.name_language().word()).unwrap_or_default();
    let facts = build_facts(tx.actor, tx.federation, visitor.name, language, matter);
    let dedup = format!("{} {} for its visitor", notice.word(), matter.version);
    write_letter(
        tx.conn,
        notice,
        Recipient {
            account: None,
            address: visitor.address,
            language,
        },
        &facts,
        &dedup,
        tx.now + NEWS,
        tx.now,
    )
}

fn build_facts(
    actor: &Actor,
    federation: &Federation,
    to: &str,
    language: Language,
    matter: &Matter,
) -> Facts {
    Facts {
        to: to.to_owned(),
        by: actor.name.clone(),
        federation: federation.name_in(language),
        house: federation.slug.clone(),
        zone: Some(federation.zone()),
        names: Some(federation.name_language()),
        name: matter.name.clone(),
        path: matter.path.clone(),
        reason: matter.reason.clone(),
        stage: matter.stage,
        ..Facts::default()
    }
}

/// Reminders of due lists and overdue results, each sent once to those who can act on it.
pub fn write_reminders(conn: &mut Conn, now: NaiveDateTime) -> Result<(), DbError> {
    let nobody = Actor::console();
    for federation in federations::list(conn)? {
        let today = federation.local_day(now);
        // Without rated players there is nothing to publish.
        if federation.rules.shows.quarterly
            && !players::load_best(conn, federation.id, 1)?.is_empty()
        {
            let due = last_quarter(today);
            if lists::list(conn, federation.id)?
                .first()
                .is_none_or(|l| l.issue.date < due)
            {
                let matter = Matter {
                    name: due.to_string(),
                    path: format!("/{}/ratings/new", federation.slug),
                    club: None,
                    owner: None,
                    version: format!("list {} {due}", federation.id),
                    reason: String::new(),
                    stage: None,
                };
                write_notice(
                    &mut Tx::new(conn, &nobody, &federation, now),
                    Notice::ListDue,
                    &matter,
                )?;
            }
        }
        write_alarms(conn, &federation, now)?;
        remind_of_overdue_results(&mut Tx::new(conn, &nobody, &federation, now))?;
    }
    Ok(())
}

fn remind_of_overdue_results(tx: &mut Tx<'_>) -> Result<(), DbError> {
    let today = tx.federation.local_day(tx.now);
    let states = State::AWAITING.to_vec();
    let open = tournaments::list_page(
        tx.conn,
        tx.federation.id,
        &Filter {
            states,
            limit: 1000,
            ascending: true,
            ..Filter::default()
        },
    )?;
    let days: Vec<_> = open
        .iter()
        .map(|t| (t.conditions.starts, t.conditions.ends))
        .collect();
    for (t, due) in open
        .iter()
        .zip(editions::results_due(tx.conn, tx.federation, &days)?)
    {
        let late = t.position.is_none() && due.is_some_and(|due| due < today);
        if let (true, Some(t)) = (late, tournaments::find(tx.conn, tx.federation.id, t.id)?) {
            let mut matter = Matter::for_tournament(tx.federation, &t, "");
            matter.version = format!("tournament {} overdue", t.id);
            write_notice(tx, Notice::Overdue, &matter)?;
        }
    }
    Ok(())
}

/// Notifies the commission once a month while the alarms stay the same.
fn write_alarms(
    conn: &mut Conn,
    federation: &Federation,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    let alarms = statistics::find_alarms(conn, federation, federation.local_day(now))?;
    if alarms.is_empty() {
        return Ok(());
    }
    let of = |(pool, alarm): &(Option<Pool>, Alarm)| {
        format!(
            "{} {}",
            alarm.measure,
            pool.map(Pool::word).unwrap_or_default()
        )
    };
    let which: Vec<String> = alarms.iter().map(of).collect();
    let matter = Matter {
        name: String::new(),
        path: format!("/{}/numbers", federation.slug),
        club: None,
        owner: None,
        version: format!(
            "alarm {} {}: {}",
            federation.id,
            now.format("%Y-%m"),
            which.join(", ")
        ),
        reason: String::new(),
        stage: None,
    };
    write_notice(
        &mut Tx::new(conn, &Actor::console(), federation, now),
        Notice::Alarm,
        &matter,
    )
}

fn find_audience(
    conn: &mut Conn,
    federation: &Federation,
    notice: Notice,
    matter: &Matter,
) -> Result<Vec<Account>, DbError> {
    let audience = notice.audience();
    if matches!(
        audience,
        Audience::Owner | Audience::Addressee | Audience::Holder
    ) {
        return Ok(match matter.owner {
            Some(owner) => accounts::find(conn, owner)?.into_iter().collect(),
            None => Vec::new(),
        });
    }
    let mut found: Vec<Account> = Vec::new();
    for (account, row) in accounts::load_officers(conn, federation.id)? {
        let fits = match row.role {
            Role::ClubHead => {
                audience == Audience::ClubHeads
                    && row.club_id.is_some()
                    && row.club_id == matter.club
            }
            Role::Official | Role::Chairman => audience == Audience::Commission,
            Role::Organizer | Role::Referee | Role::Administrator => false,
        };
        if fits && found.iter().all(|a| a.id != account.id) {
            found.push(account);
        }
    }
    Ok(found)
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct Recipient<'a> {
    pub(crate) account: Option<AccountId>,
    pub(crate) address: &'a str,
    pub(crate) language: Language,
}

pub(crate) fn write_letter(
    conn: &mut Conn,
    notice: Notice,
    recipient: Recipient<'_>,
    facts: &Facts,
    dedup: &str,
    expires_at: NaiveDateTime,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    let Recipient {
        account,
        address,
        language,
    } = recipient;
    let facts = serde_json::to_string(facts).unwrap_or_default();
    outbox::add(
        conn,
        &NewLetter {
            account,
            address,
            language,
            kind: notice,
            facts: &facts,
            dedup,
            expires_at,
        },
        now,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_back() {
        for notice in Notice::ALL {
            assert_eq!(Notice::from_word(notice.word()), Some(notice));
        }
        assert_eq!(Notice::from_word("nonsense"), None);
    }

    #[test]
    fn facts_of_an_older_program_are_read() {
        let facts: Facts = serde_json::from_str(r#"{"name": "Cup", "weather": "fine"}"#).unwrap();
        assert_eq!(
            facts,
            Facts {
                name: "Cup".to_owned(),
                ..Facts::default()
            }
        );
    }

    #[test]
    fn a_word_that_only_another_program_knows_is_none() {
        let facts: Facts = serde_json::from_str(
            r#"{"browser": "lynx", "system": "linux", "role": "", "zone": "Mars/Olympus"}"#,
        )
        .unwrap();
        assert_eq!(
            facts,
            Facts {
                system: Some(System::Linux),
                ..Facts::default()
            }
        );
        assert_eq!(
            serde_json::from_str::<Facts>(&serde_json::to_string(&facts).unwrap()).unwrap(),
            facts
        );
    }
}
