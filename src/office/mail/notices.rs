//! Notices by e-mail: who is told of which act. A letter is written in the transaction of the act itself, so that neither can be without
//! the other; it is stored as data, and the words are found when it is sent. Only confirmed addresses get notices, and an address can
//! only be confirmed by mail: where no mail is set up, nothing is written.

use chrono::{Duration, NaiveDateTime};
use serde::{Deserialize, Serialize};

use crate::db::accounts::{self, Account};
use crate::db::federations::{self, Federation};
use crate::db::outbox::{self, NewLetter};
use crate::db::players::Player;
use crate::db::proposals::Proposal;
use crate::db::tournaments::{self, Filter, Tournament};
use crate::db::{AccountId, CertificateId, ClubId, Conn, DbError, lists};
use crate::office::federations::rulebook;
use crate::office::lists::last_quarter;
use crate::office::{Actor, Role, editions};

/// A notice that could not be sent for so long is no news any more.
pub const NEWS: Duration = Duration::days(7);

/// What is told. A new kind is a variant here, its word, its audience, a line where the act is done, and its sentences.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notice {
    /// A table was handed in and waits for the signature of the club's head.
    Submitted,
    /// A table carries all signatures and waits for the commission.
    Cosigned,
    /// A table was sent back.
    Returned,
    /// A tournament was rated.
    Rated,
    /// A tournament was opened for a correction.
    Reopened,
    /// A tournament was proposed and waits for the commission.
    Proposed,
    /// A proposed tournament was approved and stands in the calendar.
    Admitted,
    /// A proposed tournament was sent back.
    ProposalReturned,
    /// A proposed tournament was refused for good.
    ProposalRejected,
    /// A certificate was asked for and waits for the commission.
    Asked,
    /// A rating list is due (ufgo 1.5).
    ListDue,
    /// The results of a tournament should have come already (ssdc 4.3).
    Overdue,
    /// Somebody was invited: a link for the first password.
    Invitation,
    /// A link for a new password.
    Reset,
    /// A link that confirms an address.
    Confirmation,
    /// A link by which a player confirms a registration.
    Registration,
    /// A player who waited for a place in a tournament has one.
    MovedUp,
}

/// To whom a notice goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// The heads of the club that the matter concerns.
    ClubHeads,
    /// Officials and chairman.
    Commission,
    /// The person whose matter it is: the chief referee of a tournament, the organizer of a proposed one.
    Owner,
    /// Whoever the link is for.
    Addressee,
}

impl Notice {
    /// Every notice.
    pub const ALL: [Notice; 17] = [
        Notice::Submitted,
        Notice::Cosigned,
        Notice::Returned,
        Notice::Rated,
        Notice::Reopened,
        Notice::Proposed,
        Notice::Admitted,
        Notice::ProposalReturned,
        Notice::ProposalRejected,
        Notice::Asked,
        Notice::ListDue,
        Notice::Overdue,
        Notice::Invitation,
        Notice::Reset,
        Notice::Confirmation,
        Notice::Registration,
        Notice::MovedUp,
    ];

    /// Its word in storage.
    pub fn word(self) -> &'static str {
        match self {
            Notice::Submitted => "submitted",
            Notice::Cosigned => "cosigned",
            Notice::Returned => "returned",
            Notice::Rated => "rated",
            Notice::Reopened => "reopened",
            Notice::Proposed => "proposed",
            Notice::Admitted => "admitted",
            Notice::ProposalReturned => "proposal_returned",
            Notice::ProposalRejected => "proposal_rejected",
            Notice::Asked => "asked",
            Notice::ListDue => "list_due",
            Notice::Overdue => "overdue",
            Notice::Invitation => "invitation",
            Notice::Reset => "reset",
            Notice::Confirmation => "confirmation",
            Notice::Registration => "registration",
            Notice::MovedUp => "moved_up",
        }
    }

    /// The notice with this word.
    pub fn from_word(word: &str) -> Option<Notice> {
        Notice::ALL.into_iter().find(|n| n.word() == word)
    }

    /// To whom it goes.
    pub fn audience(self) -> Audience {
        match self {
            Notice::Submitted => Audience::ClubHeads,
            Notice::Cosigned | Notice::Proposed | Notice::Asked | Notice::ListDue => Audience::Commission,
            Notice::Returned | Notice::Rated | Notice::Reopened | Notice::Overdue => Audience::Owner,
            Notice::Admitted | Notice::ProposalReturned | Notice::ProposalRejected => Audience::Owner,
            Notice::Invitation | Notice::Reset | Notice::Confirmation | Notice::Registration | Notice::MovedUp => Audience::Addressee,
        }
    }

    /// Whether it is for whoever uses a link, with an account or without; such a letter is no notice that could be switched off.
    pub fn carries_link(self) -> bool {
        self.audience() == Audience::Addressee
    }
}

/// What the sentences of a letter need. What doesn't matter is empty.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Facts {
    /// Name of the reader.
    pub to: String,
    /// Who did it.
    pub by: String,
    /// Name of the federation.
    pub federation: String,
    /// Name of the tournament, or whatever it is about.
    pub name: String,
    /// Where it is on the site: an absolute path.
    pub path: String,
    /// The reason that was given.
    pub reason: String,
    /// What the reader types to log in.
    pub login: String,
    /// The role by word.
    pub role: String,
}

/// What a notice is about.
pub struct Matter {
    /// Its name.
    pub name: String,
    /// Where it is on the site: an absolute path.
    pub path: String,
    /// Its club.
    pub club: Option<ClubId>,
    /// The person whose matter it is.
    pub owner: Option<AccountId>,
    /// What it is and its version: the same notice of the same version is told once.
    pub version: String,
    /// The reason that was given.
    pub reason: String,
}

impl Matter {
    /// A tournament, as it was before the act.
    pub fn tournament(federation: &Federation, t: &Tournament, reason: &str) -> Matter {
        Matter {
            name: if t.name.is_empty() { format!("№ {}", t.id) } else { t.name.clone() },
            path: format!("/{}/tournaments/{}", federation.slug, t.id),
            club: t.club_id,
            owner: t.referee_id,
            version: format!("tournament {} version {}", t.id, t.lock_version),
            reason: reason.to_owned(),
        }
    }

    /// A proposed tournament, as it was before the act.
    pub fn proposal(federation: &Federation, p: &Proposal, reason: &str) -> Matter {
        Matter {
            name: if p.name.is_empty() { format!("№ {}", p.id) } else { p.name.clone() },
            path: format!("/{}/proposals/{}", federation.slug, p.id),
            club: None,
            owner: p.organizer_id,
            version: format!("proposal {} version {}", p.id, p.lock_version),
            reason: reason.to_owned(),
        }
    }

    /// A request for a certificate of a player. Who asks, a visitor typed: that is read on the page and goes into no letter.
    pub fn certificate(federation: &Federation, id: CertificateId, player: &Player) -> Matter {
        Matter {
            name: player.called().to_owned(),
            path: format!("/{}/certificates/{id}", federation.slug),
            club: None,
            owner: None,
            version: format!("certificate {id}"),
            reason: String::new(),
        }
    }
}

/// Tells everybody concerned but the actor, who knows.
pub fn tell(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    notice: Notice,
    matter: &Matter,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    for account in concerned(conn, federation, notice, matter)? {
        let Some(address) = account.mail.as_deref().filter(|_| account.notices && !account.disabled) else { continue };
        if Some(account.id) == actor.account {
            continue;
        }
        let language = account.language.as_deref().unwrap_or("en");
        let facts = Facts {
            to: account.name.clone(),
            by: actor.name.clone(),
            federation: federation.name_in(language),
            name: matter.name.clone(),
            path: matter.path.clone(),
            reason: matter.reason.clone(),
            ..Facts::default()
        };
        let dedup = format!("{} {} for account {}", notice.word(), matter.version, account.id);
        write(conn, notice, Some(account.id), (address, language), &facts, &dedup, now + NEWS, now)?;
    }
    Ok(())
}

/// Once a day: lists that are due and results that should have come are told to whoever can do something about it, each once.
pub fn remind(conn: &mut Conn, now: NaiveDateTime) -> Result<(), DbError> {
    let (nobody, today) = (Actor::console(), now.date());
    for federation in federations::list(conn)? {
        if rulebook(&federation)?.shows.quarterly {
            let due = last_quarter(today);
            if lists::list(conn, federation.id)?.first().is_none_or(|l| l.date < due) {
                let matter = Matter {
                    name: due.to_string(),
                    path: format!("/{}/ratings/new", federation.slug),
                    club: None,
                    owner: None,
                    version: format!("list {} {due}", federation.id),
                    reason: String::new(),
                };
                tell(conn, &nobody, &federation, Notice::ListDue, &matter, now)?;
            }
        }
        let states = vec!["planned", "returned"];
        let open = tournaments::list_page(conn, federation.id, &Filter { states, limit: 1000, ascending: true, ..Filter::default() })?;
        let days: Vec<_> = open.iter().map(|t| (t.starts, t.ends)).collect();
        for (t, due) in open.iter().zip(editions::results_due(conn, &federation, &days)?) {
            let late = t.position.is_none() && due.is_some_and(|due| due < today);
            if let (true, Some(t)) = (late, tournaments::find(conn, federation.id, t.id)?) {
                let mut matter = Matter::tournament(&federation, &t, "");
                matter.version = format!("tournament {} overdue", t.id);
                tell(conn, &nobody, &federation, Notice::Overdue, &matter, now)?;
            }
        }
    }
    Ok(())
}

/// Who is concerned, each once.
fn concerned(conn: &mut Conn, federation: &Federation, notice: Notice, matter: &Matter) -> Result<Vec<Account>, DbError> {
    let audience = notice.audience();
    if audience == Audience::Owner || audience == Audience::Addressee {
        return Ok(match matter.owner {
            Some(owner) => accounts::find(conn, owner)?.into_iter().collect(),
            None => Vec::new(),
        });
    }
    let mut found: Vec<Account> = Vec::new();
    for (account, row) in accounts::officers(conn, federation.id)? {
        let fits = match Role::from_word(&row.role) {
            Some(Role::ClubHead) => audience == Audience::ClubHeads && row.club_id.is_some() && row.club_id == matter.club,
            Some(Role::Official | Role::Chairman) => audience == Audience::Commission,
            _ => false,
        };
        if fits && found.iter().all(|a| a.id != account.id) {
            found.push(account);
        }
    }
    Ok(found)
}

/// Writes a letter to an address, in the language with this code.
#[expect(clippy::too_many_arguments, reason = "all of it is one letter")]
pub(crate) fn write(
    conn: &mut Conn,
    notice: Notice,
    account: Option<AccountId>,
    (address, language): (&str, &str),
    facts: &Facts,
    dedup: &str,
    expires_at: NaiveDateTime,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    let facts = serde_json::to_string(facts).unwrap_or_default();
    outbox::add(conn, &NewLetter { account, address, language, kind: notice.word(), facts: &facts, dedup, expires_at }, now)
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
        assert_eq!(facts, Facts { name: "Cup".to_owned(), ..Facts::default() });
    }
}
