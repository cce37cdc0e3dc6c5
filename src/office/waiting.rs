//! Tournaments that wait: who can move each on, in whose inbox it is shown, and what is missing where nobody can.

use std::collections::HashSet;

use chrono::NaiveDate;

use super::may::{Duty, Object, OnTournament, TournamentCase, may};
use super::{Actor, OfficeError, Role};
use crate::db::federations::{self, Federation};
use crate::db::tournaments::Tournament;
use crate::db::{AccountId, ClubId, Conn, DbError, accounts};
use crate::domain::approval::{Act, State};

/// The offices that tournaments wait for, as far as somebody holds them.
#[derive(Debug, Clone, Default)]
pub struct Offices {
    referees: HashSet<AccountId>,
    /// Whoever holds any office.
    anybody: HashSet<AccountId>,
    heads: HashSet<ClubId>,
    officials: bool,
    chairman: bool,
}

/// The office that has to act next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Waits {
    /// The chief referee: hands the table in.
    Referee,
    /// The head of the holding club: signs.
    Head,
    /// The rating commission: approves, or corrects.
    Commission,
    /// Nobody can, before something else is done.
    Nobody(Missing),
}

/// Why nobody can act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Missing {
    /// No chief referee is named who holds the office.
    Referee,
    /// The club has no head.
    Head,
    /// No holding club is named.
    Club,
    /// The federation has neither an official nor a chairman.
    Commission,
}

impl Offices {
    /// The offices of a federation. A locked account holds none.
    ///
    /// # Errors
    /// The database doesn't answer.
    pub fn read(conn: &mut Conn, federation: &Federation) -> Result<Offices, DbError> {
        let held = accounts::officers(conn, federation.id)?;
        Ok(Offices::of(held.into_iter().filter(|(account, _)| !account.disabled).map(|(account, role)| Held {
            account: account.id,
            role: role.role,
            club: role.club_id,
        })))
    }

    /// The offices that somebody holds.
    pub fn of(held: impl Iterator<Item = Held>) -> Offices {
        let mut offices = Offices::default();
        for Held { account, role, club } in held {
            offices.anybody.insert(account);
            match role {
                Role::Referee => drop(offices.referees.insert(account)),
                Role::ClubHead => offices.heads.extend(club),
                Role::Official => offices.officials = true,
                Role::Chairman => offices.chairman = true,
                Role::Organizer | Role::Administrator => {}
            }
        }
        offices
    }

    /// Whether somebody holds any office here.
    pub fn holds(&self, account: AccountId) -> bool {
        self.anybody.contains(&account)
    }

    /// The office that has to act next on a tournament; `None`: it waits for nobody.
    pub fn waits(&self, case: &TournamentCase) -> Option<Waits> {
        let commission = if self.officials || self.chairman { Waits::Commission } else { Waits::Nobody(Missing::Commission) };
        Some(match case.state {
            State::Planned | State::Returned | State::Reopened => match case.referee {
                Some(referee) if self.referees.contains(&referee) && !case.rated => Waits::Referee,
                // The commission corrects and signs for it.
                _ if case.rated => commission,
                _ => Waits::Nobody(Missing::Referee),
            },
            State::Submitted => match case.club {
                None => Waits::Nobody(Missing::Club),
                Some(club) if self.heads.contains(&club) => Waits::Head,
                Some(_) => Waits::Nobody(Missing::Head),
            },
            State::Cosigned => commission,
            State::Rated | State::Friendly | State::Cancelled | State::Recorded => return None,
        })
    }

    /// What is missing so that nobody can move a tournament on; before it is over it waits for nobody.
    pub fn missing(&self, case: &TournamentCase, over: bool) -> Option<Missing> {
        match self.waits(case)? {
            Waits::Nobody(missing) if over || case.state != State::Planned => Some(missing),
            _ => None,
        }
    }

    /// Whether a tournament that waits so is the actor's concern: that of whoever can act, and where nobody can, of whoever can provide
    /// for it, at last of the chairman or, where there is none, of the commission.
    pub fn concern(&self, actor: &Actor, case: &TournamentCase, waits: Waits) -> bool {
        let has = |duty: Duty| case.federation.who(actor, duty).is_ok();
        let step = |act| may(actor, case, OnTournament::Step(act)).is_ok();
        match waits {
            Waits::Referee => step(Act::Submit),
            Waits::Head => step(Act::Cosign),
            Waits::Commission => step(Act::Approve) || (case.rated && step(Act::Edit) && has(Duty::Commission)),
            Waits::Nobody(Missing::Commission) => has(Duty::Appoint),
            Waits::Nobody(Missing::Referee) => has(Duty::Assign) || has(Duty::Appoint),
            Waits::Nobody(Missing::Head | Missing::Club) if self.chairman => has(Duty::Chair),
            Waits::Nobody(Missing::Head | Missing::Club) => has(Duty::Commission) || has(Duty::Appoint),
        }
    }
}

/// What is missing so that nobody can move a tournament on; `None`: somebody can, or it doesn't wait yet, as its days aren't over.
///
/// # Errors
/// The database doesn't answer.
pub fn missing(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    case: &TournamentCase,
    today: NaiveDate,
) -> Result<Option<Missing>, DbError> {
    let offices = Offices::read(conn, federation)?;
    Ok(offices.missing(case, t.conditions.ends < today))
}

/// The federations that have no chairman: the administrator appoints one.
///
/// # Errors
/// The database doesn't answer.
pub fn without_chairman(conn: &mut Conn) -> Result<Vec<Federation>, OfficeError> {
    let all = accounts::list(conn)?;
    let chairs = |f: &Federation| {
        let mut able = all.iter().filter(|(account, _)| !account.disabled);
        able.any(|(_, roles)| roles.iter().any(|held| held.role == Role::Chairman && held.federation_id == Some(f.id)))
    };
    Ok(federations::list(conn)?.into_iter().filter(|f| !chairs(f)).collect())
}

/// An office that somebody holds.
#[derive(Debug, Clone, Copy)]
pub struct Held {
    /// The account that holds it.
    pub account: AccountId,
    /// The role that it is held in.
    pub role: Role,
    /// The club of a head.
    pub club: Option<ClubId>,
}
