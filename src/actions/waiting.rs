//! Tournaments that wait: the office that can act next, the inboxes that show it, and the obstacle
//! if none can.

use std::collections::HashSet;

use chrono::NaiveDate;

use super::authorization::{Duty, Object, OnTournament, TournamentCase, check_allowed};
use super::{ActionError, Actor, Role};
use crate::db::federations::{self, Federation};
use crate::db::tournaments::Tournament;
use crate::db::{AccountId, ClubId, Conn, DbError, accounts};
use crate::domain::approval::{Act, State};

/// Only offices with a holder.
#[derive(Debug, Clone, Default)]
pub struct Offices {
    referees: HashSet<AccountId>,
    /// Holders of any office.
    anybody: HashSet<AccountId>,
    heads: HashSet<ClubId>,
    officials: bool,
    chairman: bool,
}

/// The office that has to act next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NextOffice {
    Referee,
    Head,
    Commission,
    /// No office can act until the obstacle is removed.
    Nobody(Missing),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Missing {
    /// No named chief referee holds the office.
    Referee,
    Head,
    Club,
    /// The federation has neither an official nor a chairman.
    Commission,
}

impl Offices {
    /// Locked accounts hold no office.
    pub fn load_offices(conn: &mut Conn, federation: &Federation) -> Result<Offices, DbError> {
        let held = accounts::load_officers(conn, federation.id)?;
        Ok(Offices::from_holders(
            held.into_iter()
                .filter(|(account, _)| !account.disabled)
                .map(|(account, role)| OfficeHolder {
                    account: account.id,
                    role: role.role,
                    club: role.club_id,
                }),
        ))
    }

    pub fn from_holders(held: impl Iterator<Item = OfficeHolder>) -> Offices {
        let mut offices = Offices::default();
        for OfficeHolder {
            account,
            role,
            club,
        } in held
        {
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

    pub fn has_office(&self, account: AccountId) -> bool {
        self.anybody.contains(&account)
    }

    /// `None` if the tournament doesn't wait.
    pub fn waits(&self, case: &TournamentCase) -> Option<NextOffice> {
        let commission = if self.officials || self.chairman {
            NextOffice::Commission
        } else {
            NextOffice::Nobody(Missing::Commission)
        };
        Some(match case.state {
            State::Planned | State::Returned | State::Reopened => match case.referee {
                Some(referee) if self.referees.contains(&referee) && !case.rated => {
                    NextOffice::Referee
                }
                // The commission corrects a rated table and signs for it.
                _ if case.rated => commission,
                _ => NextOffice::Nobody(Missing::Referee),
            },
            State::Submitted => match case.club {
                None => NextOffice::Nobody(Missing::Club),
                Some(club) if self.heads.contains(&club) => NextOffice::Head,
                Some(_) => NextOffice::Nobody(Missing::Head),
            },
            State::Cosigned => commission,
            State::Rated | State::Friendly | State::Cancelled | State::Recorded => return None,
        })
    }

    /// `None` for a planned tournament that isn't over.
    pub fn find_obstacle(&self, case: &TournamentCase, over: bool) -> Option<Missing> {
        match self.waits(case)? {
            NextOffice::Nobody(missing) if over || case.state != State::Planned => Some(missing),
            _ => None,
        }
    }

    /// Concerns the office that can act next. If none can, it concerns those who can remove the
    /// obstacle, at last the chairman or, without one, the commission.
    pub fn is_concerned(&self, actor: &Actor, case: &TournamentCase, waits: NextOffice) -> bool {
        let has = |duty: Duty| case.federation.check_actor(actor, duty).is_ok();
        let step = |act| check_allowed(actor, case, OnTournament::Step(act)).is_ok();
        match waits {
            NextOffice::Referee => step(Act::Submit),
            NextOffice::Head => step(Act::Cosign),
            NextOffice::Commission => {
                step(Act::Approve) || (case.rated && step(Act::Edit) && has(Duty::Commission))
            }
            NextOffice::Nobody(Missing::Commission) => has(Duty::Appoint),
            NextOffice::Nobody(Missing::Referee) => has(Duty::Assign) || has(Duty::Appoint),
            NextOffice::Nobody(Missing::Head | Missing::Club) if self.chairman => has(Duty::Chair),
            NextOffice::Nobody(Missing::Head | Missing::Club) => {
                has(Duty::Commission) || has(Duty::Appoint)
            }
        }
    }
}

/// `None` if an office can act, or the days of the tournament aren't over.
pub fn find_obstacle(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    case: &TournamentCase,
    today: NaiveDate,
) -> Result<Option<Missing>, DbError> {
    let offices = Offices::load_offices(conn, federation)?;
    Ok(offices.find_obstacle(case, t.conditions.ends < today))
}

/// The administrator appoints a chairman for these.
pub fn without_chairman(conn: &mut Conn) -> Result<Vec<Federation>, ActionError> {
    let all = accounts::list(conn)?;
    let chairs = |f: &Federation| {
        let mut able = all.iter().filter(|(account, _)| !account.disabled);
        able.any(|(_, roles)| {
            roles
                .iter()
                .any(|held| held.role == Role::Chairman && held.federation_id == Some(f.id))
        })
    };
    Ok(federations::list(conn)?
        .into_iter()
        .filter(|f| !chairs(f))
        .collect())
}

#[derive(Debug, Clone, Copy)]
pub struct OfficeHolder {
    pub account: AccountId,
    pub role: Role,
    pub club: Option<ClubId>,
}
