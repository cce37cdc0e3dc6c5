//! Members of the federation and of its clubs: first and last day, paid dues, and the tournaments
//! that membership admits to.

pub mod gate;
pub mod lists;
pub(super) mod merging;

use chrono::NaiveDate;

use super::audit::{self, Subject};
use super::authorization::{Duty, Memberships, OnMemberships, check_allowed};
use super::form_version::Fields;
use super::{ActionError, Actor, FormMistake, FormProblem, Tx, name_matching};
use crate::db::clubs::{self, Club};
use crate::db::federations::{self, Federation};
use crate::db::memberships::{self as storage, Membership, NewMembership};
use crate::db::players::{self, Player};
use crate::db::{ClubId, Conn, DbError, MembershipId, PlayerId};
use crate::domain::audit::Action;
use crate::domain::membership::{Gate, Term};
use crate::domain::player::parse_date;
use crate::domain::table::{Sheet, TypedPlayer};

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MembershipInput {
    /// Empty for the federation itself.
    pub club: String,
    pub since: String,
    pub until: String,
    pub paid_until: String,
}

impl MembershipInput {
    pub fn from_membership(stored: &Membership) -> MembershipInput {
        let day = |day: Option<NaiveDate>| day.map(|day| day.to_string()).unwrap_or_default();
        MembershipInput {
            club: stored
                .enrolled
                .club_id
                .map(|club| club.to_string())
                .unwrap_or_default(),
            since: day(stored.enrolled.since),
            until: day(stored.enrolled.until),
            paid_until: day(stored.enrolled.paid_until),
        }
    }

    pub fn fields(&self) -> Fields {
        let MembershipInput {
            club,
            since,
            until,
            paid_until,
        } = self.clone();
        Fields::from_pairs([
            ("club", club),
            ("since", since),
            ("until", until),
            ("paid_until", paid_until),
        ])
    }
}

/// Clubs by name; true if the actor also manages memberships of the federation itself.
pub fn managed_clubs(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
) -> Result<(Vec<Club>, bool), DbError> {
    let keeps = |club| {
        check_allowed(
            actor,
            &Memberships {
                federation: federation.id,
                club,
            },
            OnMemberships::Keep,
        )
        .is_ok()
    };
    let own = clubs::list(conn, federation.id)?
        .into_iter()
        .filter(|club| keeps(Some(club.id)))
        .collect();
    Ok((own, keeps(None)))
}

/// Only memberships that the actor manages, grouped by player.
pub fn all(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
) -> Result<Vec<Membership>, ActionError> {
    check_allowed(actor, &federation.id, Duty::Members)?;
    let of = |m: &Membership| Memberships {
        federation: federation.id,
        club: m.enrolled.club_id,
    };
    Ok(storage::all(conn, federation.id)?
        .into_iter()
        .filter(|m| check_allowed(actor, &of(m), OnMemberships::Keep).is_ok())
        .collect())
}

pub fn find(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: MembershipId,
) -> Result<Membership, ActionError> {
    check_allowed(actor, &federation.id, Duty::Members)?;
    let found = storage::find(conn, federation.id, id)?.ok_or(ActionError::NotFound)?;
    check_allowed(
        actor,
        &Memberships {
            federation: federation.id,
            club: found.enrolled.club_id,
        },
        OnMemberships::Keep,
    )?;
    Ok(found)
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicMembership {
    /// Name, also in Latin letters; `None` for the federation itself.
    pub club: Option<(String, Option<String>)>,
    pub term: Term,
}

/// Leaves out data that isn't public.
pub fn load_public_memberships(
    conn: &mut Conn,
    federation: &Federation,
    player: PlayerId,
) -> Result<Vec<PublicMembership>, DbError> {
    let own = storage::of_players(conn, &[player])?
        .remove(&player)
        .unwrap_or_default();
    if own.is_empty() {
        return Ok(Vec::new());
    }
    let clubs = clubs::list(conn, federation.id)?;
    let name = |id| {
        clubs
            .iter()
            .find(|club| club.id == id)
            .map(|club| (club.name.clone(), club.latin.clone()))
    };
    Ok(own
        .iter()
        .map(|m| PublicMembership {
            club: m.enrolled.club_id.and_then(name),
            term: Term {
                paid_until: None,
                ..m.to_term()
            },
        })
        .collect())
}

/// Finds a player by name, external id or code; `None` if there isn't exactly one.
pub fn player_called(
    conn: &mut Conn,
    federation: &Federation,
    typed: &str,
) -> Result<Option<Player>, DbError> {
    let typed = typed.trim();
    if let Some(coded) = players::find_coded(conn, federation.id, &[typed])?.pop() {
        return Ok(Some(coded).filter(|player| !player.is_forgotten()));
    }
    let row = TypedPlayer {
        name: typed.to_owned(),
        ..TypedPlayer::default()
    };
    let mut sheet = Sheet {
        rows: vec![row],
        ..Sheet::default()
    };
    let known = name_matching::find_candidates(conn, federation.id, &sheet)?;
    name_matching::choose_undoubted(&mut sheet, &known);
    let chosen = sheet.rows.first().and_then(|row| row.player).map(PlayerId);
    Ok(match chosen {
        Some(id) => players::find(conn, federation.id, id)?,
        None => None,
    })
}

/// An empty text is `None`.
fn parse_day(
    field: &'static str,
    typed: &str,
    problems: &mut Vec<FormProblem>,
) -> Option<NaiveDate> {
    let typed = typed.trim();
    let read = parse_date(typed);
    if read.is_none() && !typed.is_empty() {
        problems.push(FormProblem::new(field, FormMistake::NotADate));
    }
    read
}

fn parse_term(typed: &MembershipInput, problems: &mut Vec<FormProblem>) -> Term {
    let term = Term {
        since: parse_day("since", &typed.since, problems),
        until: parse_day("until", &typed.until, problems),
        paid_until: parse_day("paid_until", &typed.paid_until, problems),
    };
    if term.is_crossed() {
        problems.push(FormProblem::new("until", FormMistake::EndsEarly));
    }
    term
}

/// Only clubs managed by the actor are valid.
fn parse_club(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    typed: &str,
) -> Result<Result<Option<ClubId>, FormProblem>, DbError> {
    let unknown = Err(FormProblem::new("club", FormMistake::Unknown));
    let (clubs, itself) = managed_clubs(conn, actor, federation)?;
    Ok(match typed {
        "" if itself => Ok(None),
        number => match clubs.iter().find(|club| club.id.to_string() == number) {
            Some(club) => Ok(Some(club.id)),
            None => unknown,
        },
    })
}

/// An overlap is a common day in the same club.
fn has_overlap(
    own: &[Membership],
    but: Option<MembershipId>,
    club: Option<ClubId>,
    term: Term,
) -> bool {
    own.iter().any(|other| {
        Some(other.id) != but
            && other.enrolled.club_id == club
            && other.to_term().has_common_day(term)
    })
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Affiliation {
    club: Option<ClubId>,
    term: Term,
}

/// Reports all mistakes at once. `but` is the membership being corrected.
fn check_form(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    player: Option<PlayerId>,
    but: Option<MembershipId>,
    typed: &MembershipInput,
) -> Result<Affiliation, ActionError> {
    let mut problems = Vec::new();
    let club = parse_club(conn, actor, federation, &typed.club)?
        .map_err(|problem| problems.push(problem))
        .ok();
    let term = parse_term(typed, &mut problems);
    if let (Some(player), Some(club), true) = (player, club, problems.is_empty()) {
        let own = storage::of_players(conn, &[player])?
            .remove(&player)
            .unwrap_or_default();
        if has_overlap(&own, but, club, term) {
            problems.push(FormProblem::new("since", FormMistake::Overlaps));
        }
    }
    match club {
        Some(club) if problems.is_empty() => Ok(Affiliation { club, term }),
        _ => Err(ActionError::Form(problems)),
    }
}

/// Doesn't name the player, who is the subject of the audit entry.
fn format_membership(
    conn: &mut Conn,
    federation: &Federation,
    club: Option<ClubId>,
    term: Term,
) -> Result<String, DbError> {
    let name = match club {
        Some(id) => clubs::find(conn, federation.id, id)?
            .map(|club| club.name)
            .unwrap_or_default(),
        None => federation.name.clone(),
    };
    let day = |day: Option<NaiveDate>| day.map_or_else(|| "…".to_owned(), |day| day.to_string());
    let paid = term
        .paid_until
        .map(|day| format!(" (→ {day})"))
        .unwrap_or_default();
    Ok(format!(
        "{name}: {} – {}{paid}",
        day(term.since),
        day(term.until)
    ))
}

pub fn enter_membership(
    tx: &mut Tx<'_>,
    player: &str,
    typed: &MembershipInput,
) -> Result<MembershipId, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Members)?;
    let found = player_called(tx.conn, tx.federation, player)?;
    let mut problems = Vec::new();
    if found.is_none() {
        let kind = if player.trim().is_empty() {
            FormMistake::Missing
        } else {
            FormMistake::NoSuchPlayer
        };
        problems.push(FormProblem {
            field: "player",
            kind,
        });
    }
    let id = found.as_ref().map(|player| player.id);
    let (player, Affiliation { club, term }) = match (
        id,
        check_form(tx.conn, tx.actor, tx.federation, id, None, typed),
    ) {
        (Some(player), Ok(read)) => (player, read),
        (None, Ok(_)) => return Err(ActionError::Form(problems)),
        (_, Err(ActionError::Form(others))) => {
            problems.extend(others);
            return Err(ActionError::Form(problems));
        }
        (_, Err(other)) => return Err(other),
    };
    let Term {
        since,
        until,
        paid_until,
    } = term;
    let enrolled = NewMembership {
        federation_id: tx.federation.id,
        player_id: player,
        club_id: club,
        since,
        until,
        paid_until,
    };
    let id = storage::add(tx.conn, &enrolled)?;
    let detail = format_membership(tx.conn, tx.federation, club, term)?;
    log_change(tx, Action::EnterMember, player, detail)?;
    Ok(id)
}

fn log_change(
    tx: &mut Tx<'_>,
    action: Action,
    player: PlayerId,
    detail: String,
) -> Result<(), DbError> {
    tx.audit(audit::Entry::new(action, Subject::Player(player)).with(detail))
}

pub fn correct_membership(
    tx: &mut Tx<'_>,
    id: MembershipId,
    typed: &MembershipInput,
) -> Result<(), ActionError> {
    let stored = find(tx.conn, tx.actor, tx.federation, id)?;
    let affiliation = check_form(
        tx.conn,
        tx.actor,
        tx.federation,
        Some(stored.enrolled.player_id),
        Some(id),
        typed,
    )?;
    store_change(tx, &stored, Action::CorrectMember, affiliation)
}

fn store_change(
    tx: &mut Tx<'_>,
    stored: &Membership,
    action: Action,
    affiliation: Affiliation,
) -> Result<(), ActionError> {
    let Affiliation { club, term } = affiliation;
    if (stored.enrolled.club_id, stored.to_term()) == (club, term) {
        return Ok(());
    }
    let before = format_membership(
        tx.conn,
        tx.federation,
        stored.enrolled.club_id,
        stored.to_term(),
    )?;
    let after = format_membership(tx.conn, tx.federation, club, term)?;
    storage::update(tx.conn, stored.id, club, term)?;
    let detail = if action == Action::CorrectMember {
        format!("{before} → {after}")
    } else {
        after
    };
    log_change(tx, action, stored.enrolled.player_id, detail)?;
    Ok(())
}

fn one_day(field: &'static str, typed: &str) -> Result<NaiveDate, ActionError> {
    let kind = if typed.trim().is_empty() {
        FormMistake::Missing
    } else {
        FormMistake::NotADate
    };
    parse_date(typed.trim()).ok_or_else(|| ActionError::Form(vec![FormProblem { field, kind }]))
}

pub fn end_membership(tx: &mut Tx<'_>, id: MembershipId, typed: &str) -> Result<(), ActionError> {
    let stored = find(tx.conn, tx.actor, tx.federation, id)?;
    let term = Term {
        until: Some(one_day("last_day", typed)?),
        ..stored.to_term()
    };
    let own = storage::of_players(tx.conn, &[stored.enrolled.player_id])?
        .remove(&stored.enrolled.player_id)
        .unwrap_or_default();
    let kind = match (
        term.is_crossed(),
        has_overlap(&own, Some(id), stored.enrolled.club_id, term),
    ) {
        (true, _) => FormMistake::EndsEarly,
        (false, true) => FormMistake::Overlaps,
        (false, false) => {
            let affiliation = Affiliation {
                club: stored.enrolled.club_id,
                term,
            };
            return store_change(tx, &stored, Action::EndMember, affiliation);
        }
    };
    Err(ActionError::Form(vec![FormProblem {
        field: "last_day",
        kind,
    }]))
}

pub fn set_paid_until(tx: &mut Tx<'_>, id: MembershipId, typed: &str) -> Result<(), ActionError> {
    let stored = find(tx.conn, tx.actor, tx.federation, id)?;
    let term = Term {
        paid_until: Some(one_day("paid", typed)?),
        ..stored.to_term()
    };
    let affiliation = Affiliation {
        club: stored.enrolled.club_id,
        term,
    };
    store_change(tx, &stored, Action::NoteDues, affiliation)
}

/// For memberships entered by mistake.
pub fn remove_membership(tx: &mut Tx<'_>, id: MembershipId) -> Result<(), ActionError> {
    let stored = find(tx.conn, tx.actor, tx.federation, id)?;
    let detail = format_membership(
        tx.conn,
        tx.federation,
        stored.enrolled.club_id,
        stored.to_term(),
    )?;
    storage::remove(tx.conn, &[id])?;
    log_change(tx, Action::RemoveMember, stored.enrolled.player_id, detail)?;
    Ok(())
}

/// Rated tournaments don't change.
pub fn set_gate(tx: &mut Tx<'_>, word: &str, dues: bool) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    let unknown = || ActionError::Form(vec![FormProblem::new("members", FormMistake::Unknown)]);
    let gate = Gate::from_word(word).ok_or_else(unknown)?;
    if (tx.federation.members, tx.federation.dues) == (gate, dues) {
        return Ok(());
    }
    federations::update_members(tx.conn, tx.federation.id, gate, dues)?;
    let detail = format!("members: {gate}, dues: {}", if dues { "yes" } else { "no" });
    let entry = audit::Entry::new(
        Action::Settings,
        Subject::Federation(tx.federation.slug.clone()),
    )
    .with(detail);
    tx.audit(entry)?;
    Ok(())
}
