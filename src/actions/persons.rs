//! Links between players of different federations who are one person, confirmed by officials of
//! both. Birth and external ids are then shared, and erasing the person in one federation erases
//! them in the other. Each federation keeps its own rating.

use std::collections::{BTreeMap, HashMap};

use chrono::NaiveDateTime;

use super::audit::{Entry, Subject};
use super::authorization::{Duty, check_allowed};
use super::members::player_called;
use super::{ActionError, Actor, FormMistake, FormProblem, Refusal, Tx, external_ids, replay};
use crate::db::external_ids as stored_numbers;
use crate::db::federations::{self, Federation};
use crate::db::person_links::{self as storage, PersonLink};
use crate::db::players::{self, Player};
use crate::db::{Conn, DbError, FederationId, PersonLinkId, PlayerId, Scope};
use crate::domain::audit::Action;
use crate::domain::person_link::{Contradiction, LinkStage, PersonData};

/// Open or agreed, as officials of one federation see it.
#[derive(Debug, Clone)]
pub struct Standing {
    pub link: PersonLink,
    pub own: Player,
    pub other: Player,
    pub elsewhere: Federation,
    /// This federation has to answer.
    pub asked_here: bool,
    /// Present in the other entry, absent in this one.
    pub lacks: PersonData,
    pub contradictions: Vec<Contradiction>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Question {
    /// A name, a code or an external id.
    pub player: String,
    /// By its name in addresses.
    pub federation: String,
    pub other: String,
}

fn check_commission(actor: &Actor, federation: &Federation) -> Result<(), ActionError> {
    Ok(check_allowed(actor, &federation.id, Duty::Commission)?)
}

fn load_known_data(conn: &mut Conn, player: &Player) -> Result<PersonData, DbError> {
    let numbers = stored_numbers::load_current(conn, &[player.id])?
        .remove(&player.id)
        .unwrap_or_default();
    let numbers = numbers
        .into_iter()
        .map(|number| (number.given.system, number.given.number))
        .collect();
    Ok(PersonData {
        born: player.personal.born.clone(),
        numbers,
    })
}

fn find_anywhere(conn: &mut Conn, id: PlayerId) -> Result<(Player, Federation), DbError> {
    let missing = || DbError::Corrupt(format!("player {id} is missing"));
    let player = players::find_anywhere(conn, id)?.ok_or_else(missing)?;
    let federation = federations::find(conn, player.federation_id)?.ok_or_else(missing)?;
    Ok((player, federation))
}

fn load_standing(
    conn: &mut Conn,
    federation: &Federation,
    link: PersonLink,
) -> Result<Option<Standing>, DbError> {
    let (asking, of_asking) = find_anywhere(conn, link.player_id)?;
    let (asked, of_asked) = find_anywhere(conn, link.other_id)?;
    let asked_here = of_asked.id == federation.id;
    let (own, other, elsewhere) = match (asked_here, of_asking.id == federation.id) {
        (true, _) => (asked, asking, of_asking),
        (false, true) => (asking, asked, of_asked),
        (false, false) => return Ok(None),
    };
    let (here, there) = (load_known_data(conn, &own)?, load_known_data(conn, &other)?);
    let (lacks, contradictions) = (here.data_to_add(&there), here.find_contradictions(&there));
    Ok(Some(Standing {
        link,
        own,
        other,
        elsewhere,
        asked_here,
        lacks,
        contradictions,
    }))
}

/// Open and agreed links.
pub fn all(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
) -> Result<Vec<Standing>, ActionError> {
    check_commission(actor, federation)?;
    let mut found = Vec::new();
    for link in storage::of_federation(conn, federation.id)? {
        found.extend(load_standing(conn, federation, link)?);
    }
    Ok(found)
}

pub fn other_federations(
    conn: &mut Conn,
    federation: &Federation,
) -> Result<Vec<Federation>, DbError> {
    Ok(federations::list(conn)?
        .into_iter()
        .filter(|other| other.id != federation.id)
        .collect())
}

/// The agreed links as public data, by player.
pub fn find_elsewhere(
    conn: &mut Conn,
    of: &[PlayerId],
) -> Result<HashMap<PlayerId, Vec<(Federation, PlayerId)>>, DbError> {
    let agreed = storage::load_agreed(conn, of)?;
    let beyond: Vec<PlayerId> = agreed.iter().map(|(_, other)| *other).collect();
    let mut found: HashMap<PlayerId, Vec<(Federation, PlayerId)>> = HashMap::new();
    if beyond.is_empty() {
        return Ok(found);
    }
    let homes = players::load_federations(conn, &beyond)?;
    let federations: HashMap<FederationId, Federation> = federations::list(conn)?
        .into_iter()
        .map(|f| (f.id, f))
        .collect();
    for (own, other) in agreed {
        if let Some(federation) = homes.get(&other).and_then(|home| federations.get(home)) {
            found
                .entry(own)
                .or_default()
                .push((federation.clone(), other));
        }
    }
    Ok(found)
}

/// At any stage.
pub fn linked_federations(
    conn: &mut Conn,
    id: PersonLinkId,
) -> Result<[FederationId; 2], ActionError> {
    let link = storage::find(conn, id)?.ok_or(ActionError::NotFound)?;
    Ok([
        find_anywhere(conn, link.player_id)?.1.id,
        find_anywhere(conn, link.other_id)?.1.id,
    ])
}

/// In all federations, without the player.
pub fn same_person(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Vec<(Player, Federation)>, DbError> {
    let (mut known, mut next) = (vec![player], vec![player]);
    while let Some(one) = next.pop() {
        for link in storage::of_player(conn, one)?
            .into_iter()
            .filter(|link| link.stage == LinkStage::Agreed)
        {
            let other = link.counterpart_of(one);
            if !known.contains(&other) {
                known.push(other);
                next.push(other);
            }
        }
    }
    known
        .into_iter()
        .skip(1)
        .map(|id| find_anywhere(conn, id))
        .collect()
}

/// The player's federation and those of the same person. If one of these is closed because it moves
/// or has moved, the act locks everything and is done there too.
pub fn scope_of(
    conn: &mut Conn,
    federation: FederationId,
    player: PlayerId,
) -> Result<Scope, DbError> {
    let everywhere = same_person(conn, player)?
        .into_iter()
        .map(|(_, other)| other);
    let others: BTreeMap<FederationId, bool> = everywhere
        .filter(|other| other.id != federation)
        .map(|other| (other.id, other.moved.is_some()))
        .collect();
    Ok(match (others.first_key_value(), others.len()) {
        (None, _) => Scope::Federation(federation),
        (Some((other, false)), 1) => Scope::Federations(federation, *other),
        _ => Scope::Installation,
    })
}

pub fn ask_federation(tx: &mut Tx<'_>, question: &Question) -> Result<PersonLinkId, ActionError> {
    check_commission(tx.actor, tx.federation)?;
    let mut problems = Vec::new();
    let here = find_typed_player(
        tx.conn,
        tx.federation,
        "player",
        &question.player,
        &mut problems,
    )?;
    let elsewhere = federations::find_by_slug(tx.conn, &question.federation)?
        .filter(|elsewhere| elsewhere.id != tx.federation.id);
    let there = match &elsewhere {
        Some(elsewhere) => find_typed_player(
            tx.conn,
            elsewhere,
            "other_player",
            &question.other,
            &mut problems,
        )?,
        None => None,
    };
    if elsewhere.is_none() {
        problems.push(FormProblem::new("federation", FormMistake::Unknown));
    }
    let (Some(here), Some(there), Some(elsewhere)) = (here, there, elsewhere) else {
        return Err(ActionError::Form(problems));
    };
    let refuse = |kind| ActionError::Form(vec![FormProblem::new("other_player", kind)]);
    if is_linked_in(tx.conn, here.id, &elsewhere)?
        || is_linked_in(tx.conn, there.id, tx.federation)?
    {
        return Err(refuse(FormMistake::Taken));
    }
    if !load_known_data(tx.conn, &here)?
        .find_contradictions(&load_known_data(tx.conn, &there)?)
        .is_empty()
    {
        return Err(refuse(FormMistake::SomebodyElse));
    }
    let id = storage::add_question(tx.conn, here.id, there.id, &tx.actor.name, tx.now)?;
    log_act(tx, Action::AskPerson, here.id, &elsewhere)?;
    log_act(
        &mut Tx::new(tx.conn, tx.actor, &elsewhere, tx.now),
        Action::AskPerson,
        there.id,
        tx.federation,
    )?;
    Ok(id)
}

/// Notes a mistake at the field if there is no such player.
fn find_typed_player(
    conn: &mut Conn,
    federation: &Federation,
    field: &'static str,
    typed: &str,
    problems: &mut Vec<FormProblem>,
) -> Result<Option<Player>, DbError> {
    let found = player_called(conn, federation, typed)?.filter(|player| !player.is_forgotten());
    if found.is_none() {
        let kind = if typed.trim().is_empty() {
            FormMistake::Missing
        } else {
            FormMistake::NoSuchPlayer
        };
        problems.push(FormProblem { field, kind });
    }
    Ok(found)
}

/// Counts open and agreed links.
fn is_linked_in(
    conn: &mut Conn,
    player: PlayerId,
    federation: &Federation,
) -> Result<bool, DbError> {
    let beyond: Vec<PlayerId> = storage::of_player(conn, player)?
        .iter()
        .map(|link| link.counterpart_of(player))
        .collect();
    Ok(!players::find_many(conn, federation.id, &beyond)?.is_empty())
}

fn log_act(
    tx: &mut Tx<'_>,
    action: Action,
    player: PlayerId,
    elsewhere: &Federation,
) -> Result<(), DbError> {
    let entry = Entry::new(action, Subject::Player(player)).with(&elsewhere.slug);
    tx.audit(entry)
}

/// Finds open and agreed links.
fn find_link(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: PersonLinkId,
) -> Result<Standing, ActionError> {
    check_commission(actor, federation)?;
    let link = storage::find(conn, id)?
        .filter(|link| LinkStage::STANDING.contains(&link.stage))
        .ok_or(ActionError::NotFound)?;
    load_standing(conn, federation, link)?.ok_or(ActionError::NotFound)
}

/// Each entry then adopts the data that only the other one has.
pub fn agree_link(
    tx: &mut Tx<'_>,
    id: PersonLinkId,
    progress: &replay::Progress,
) -> Result<(), ActionError> {
    let asked = find_link(tx.conn, tx.actor, tx.federation, id)?;
    if !asked.asked_here || asked.link.stage != LinkStage::Asked {
        return Err(Refusal::NotAllowed.into());
    }
    if !asked.contradictions.is_empty() {
        return Err(Refusal::SomebodyElse.into());
    }
    storage::store_outcome(tx.conn, id, LinkStage::Agreed, &tx.actor.name, tx.now)?;
    log_act(tx, Action::AgreePerson, asked.own.id, &asked.elsewhere)?;
    log_act(
        &mut Tx::new(tx.conn, tx.actor, &asked.elsewhere, tx.now),
        Action::AgreePerson,
        asked.other.id,
        tx.federation,
    )?;
    let backwards =
        load_known_data(tx.conn, &asked.other)?.data_to_add(&load_known_data(tx.conn, &asked.own)?);
    let (own, other) = (
        FederationPlayer {
            federation: tx.federation,
            player: &asked.own,
        },
        FederationPlayer {
            federation: &asked.elsewhere,
            player: &asked.other,
        },
    );
    adopt_data(
        tx.conn,
        tx.actor,
        own,
        &asked.lacks,
        &asked.elsewhere,
        tx.now,
        progress,
    )?;
    adopt_data(
        tx.conn,
        tx.actor,
        other,
        &backwards,
        tx.federation,
        tx.now,
        progress,
    )
}

/// Refuses or withdraws a request, or ends an agreed link, as either federation. Adopted data stay.
pub fn end_link(tx: &mut Tx<'_>, id: PersonLinkId) -> Result<(), ActionError> {
    let standing = find_link(tx.conn, tx.actor, tx.federation, id)?;
    let stage = if standing.link.stage == LinkStage::Asked {
        LinkStage::Refused
    } else {
        LinkStage::Ended
    };
    storage::store_outcome(tx.conn, id, stage, &tx.actor.name, tx.now)?;
    log_act(tx, Action::EndPerson, standing.own.id, &standing.elsewhere)?;
    log_act(
        &mut Tx::new(tx.conn, tx.actor, &standing.elsewhere, tx.now),
        Action::EndPerson,
        standing.other.id,
        tx.federation,
    )?;
    Ok(())
}

pub fn take_over(
    tx: &mut Tx<'_>,
    id: PersonLinkId,
    progress: &replay::Progress,
) -> Result<(), ActionError> {
    let standing = find_link(tx.conn, tx.actor, tx.federation, id)?;
    if standing.link.stage != LinkStage::Agreed {
        return Err(Refusal::NotAllowed.into());
    }
    let own = FederationPlayer {
        federation: tx.federation,
        player: &standing.own,
    };
    adopt_data(
        tx.conn,
        tx.actor,
        own,
        &standing.lacks,
        &standing.elsewhere,
        tx.now,
        progress,
    )
}

#[derive(Debug, Clone, Copy)]
struct FederationPlayer<'a> {
    federation: &'a Federation,
    player: &'a Player,
}

/// If ages influence ratings, everything is recalculated.
fn adopt_data(
    conn: &mut Conn,
    actor: &Actor,
    FederationPlayer { federation, player }: FederationPlayer<'_>,
    lacking: &PersonData,
    from: &Federation,
    now: NaiveDateTime,
    progress: &replay::Progress,
) -> Result<(), ActionError> {
    if lacking.is_empty() {
        return Ok(());
    }
    let origin = external_ids::Origin {
        source: &from.slug,
        since: federation.local_day(now),
    };
    external_ids::adopt_ids(conn, federation.id, player.id, &lacking.numbers, origin)?;
    if let Some(born) = &lacking.born {
        super::players::learn_birth(conn, federation, player, born, &actor.name, now, progress)?;
    }
    log_act(
        &mut Tx::new(conn, actor, federation, now),
        Action::LearnPerson,
        player.id,
        from,
    )?;
    Ok(())
}
