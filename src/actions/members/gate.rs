//! Decides whether players are members on the first day of a tournament. No other place decides
//! this.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;

use crate::db::federations::Federation;
use crate::db::memberships;
use crate::db::tournaments::Tournament;
use crate::db::{Conn, DbError, PlayerId};
use crate::domain::desk::{Act, Desk, Entrant};
use crate::domain::membership::{Gate, is_member};
use crate::domain::name;
use crate::domain::player::births_agree;
use crate::domain::table::{Field, Place, Problem, ProblemKind, Sheet, TypedPlayer};
use crate::preview::Preview;
use crate::{ActionError, Refusal, name_matching};

/// Empty if the federation doesn't require membership.
pub fn find_non_members(
    conn: &mut Conn,
    federation: &Federation,
    day: NaiveDate,
    players: &[PlayerId],
) -> Result<HashSet<PlayerId>, DbError> {
    if !federation.members.wants_membership() {
        return Ok(HashSet::new());
    }
    let held = memberships::of_players(conn, players)?;
    let is_in = |id: &PlayerId| {
        held.get(id)
            .is_some_and(|own| is_member(own.iter().map(|m| m.to_term()), day, federation.dues))
    };
    Ok(players.iter().copied().filter(|id| !is_in(id)).collect())
}

/// A person named by text, or chosen among the players.
#[derive(Debug, Clone, Copy)]
pub struct Named<'a> {
    pub player: Option<i64>,
    pub name: &'a str,
    /// Birth as far as typed.
    pub born: &'a str,
}

/// Returns indexes of `people`. An unchosen person counts as a member if a player of this name is
/// one.
pub fn non_member_indexes(
    conn: &mut Conn,
    federation: &Federation,
    day: NaiveDate,
    people: &[Named<'_>],
) -> Result<Vec<usize>, DbError> {
    if !federation.members.wants_membership() {
        return Ok(Vec::new());
    }
    let row = |named: &Named<'_>| TypedPlayer {
        player: named.player,
        name: named.name.to_owned(),
        born: named.born.to_owned(),
        ..TypedPlayer::default()
    };
    let sheet = Sheet {
        rows: people.iter().map(row).collect(),
        ..Sheet::default()
    };
    let known = name_matching::find_candidates(conn, federation.id, &sheet)?;
    let meant: Vec<Vec<PlayerId>> = people
        .iter()
        .zip(known)
        .map(|(named, known)| match named.player {
            Some(id) => vec![PlayerId(id)],
            None => {
                let key = name::likeness_key(named.name);
                let fits = |born: Option<&str>| {
                    born.is_none_or(|born| births_agree(named.born.trim(), born))
                };
                let same = known
                    .alike
                    .into_iter()
                    .filter(|p| known.by_number || p.folded.likeness_key == key);
                same.filter(|p| fits(p.personal.born.as_deref()))
                    .map(|p| p.id)
                    .collect()
            }
        })
        .collect();
    let outside = find_non_members(conn, federation, day, &meant.concat())?;
    Ok(meant
        .iter()
        .enumerate()
        .filter(|(_, ids)| ids.iter().all(|id| outside.contains(id)))
        .map(|(at, _)| at)
        .collect())
}

/// A refused registration is a mistake of the name field.
pub fn can_register(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    named: Named<'_>,
) -> Result<bool, DbError> {
    Ok(federation.members != Gate::Entry
        || non_member_indexes(conn, federation, t.conditions.starts, &[named])?.is_empty())
}

/// Reports all refused entrants at once.
pub fn refuse_non_members(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    entrants: &[&Entrant],
) -> Result<(), ActionError> {
    if federation.members != Gate::Entry {
        return Ok(());
    }
    let people: Vec<Named<'_>> = entrants
        .iter()
        .map(|e| Named {
            player: e.player,
            name: &e.name,
            born: &e.born,
        })
        .collect();
    let found = non_member_indexes(conn, federation, t.conditions.starts, &people)?;
    let names: Vec<String> = found
        .iter()
        .filter_map(|at| people.get(*at))
        .map(|named| named.name.to_owned())
        .collect();
    if names.is_empty() {
        Ok(())
    } else {
        Err(Refusal::MembersOnly(names).into())
    }
}

/// New entrants, and an entrant whose identity changes.
pub fn entrants_of_act<'a>(desk: &Desk, act: &'a Act) -> Vec<&'a Entrant> {
    match act {
        Act::Enter { entrants } | Act::Late { entrants, .. } => entrants.iter().collect(),
        Act::Amend { entrant } => {
            let stays = desk.entrant(entrant.id).is_some_and(|known| {
                (known.player, &known.name) == (entrant.player, &entrant.name)
            });
            if stays { Vec::new() } else { vec![entrant] }
        }
        _ => Vec::new(),
    }
}

/// These remarks don't prevent signing.
pub fn list_remarks(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    sheet: &Sheet,
) -> Result<Vec<Problem>, DbError> {
    let people: Vec<Named<'_>> = sheet
        .rows
        .iter()
        .map(|row| Named {
            player: row.player,
            name: row.name.trim(),
            born: row.born.trim(),
        })
        .collect();
    let blank = |at: &usize| sheet.rows.get(*at).is_none_or(TypedPlayer::is_blank);
    let found = non_member_indexes(conn, federation, t.conditions.starts, &people)?;
    let remark = |at: usize| Problem {
        place: Place {
            row: Some(at + 1),
            round: None,
            field: Some(Field::Name),
        },
        kind: ProblemKind::NoMember,
        near: people.get(at).map(|named| named.name.to_owned()),
    };
    Ok(found
        .into_iter()
        .filter(|at| !blank(at))
        .map(remark)
        .collect())
}

/// Names all non-members. Participants of an already rated table stay.
pub fn refuse_rating(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    sheet: &Sheet,
    preview: &Preview,
) -> Result<(), ActionError> {
    if federation.members != Gate::Rating {
        return Ok(());
    }
    let chosen: HashMap<usize, Option<i64>> = sheet
        .rows
        .iter()
        .enumerate()
        .map(|(at, row)| (at + 1, row.player))
        .collect();
    let rated: Vec<_> = preview
        .lines
        .iter()
        .filter(|line| line.after.is_some() && line.rated.is_none())
        .collect();
    let ids: Vec<PlayerId> = rated
        .iter()
        .filter_map(|line| chosen.get(&line.row).copied().flatten())
        .map(PlayerId)
        .collect();
    let outside = find_non_members(conn, federation, t.conditions.starts, &ids)?;
    let is_out = |row: &usize| {
        chosen
            .get(row)
            .copied()
            .flatten()
            .is_none_or(|id| outside.contains(&PlayerId(id)))
    };
    let names: Vec<String> = rated
        .iter()
        .filter(|line| is_out(&line.row))
        .map(|line| line.name.clone())
        .collect();
    if names.is_empty() {
        Ok(())
    } else {
        Err(Refusal::NotMembers(names).into())
    }
}
