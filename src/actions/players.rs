//! Players: entered by an official or with a table, and changed.

use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

use chrono::{NaiveDate, NaiveDateTime};
use serde_json::Value;

use super::audit::{self, Subject};
use super::authorization::{Duty, check_allowed};
use super::form_version::Fields;
use super::name_matching::{self, Stated};
use super::replay::Alters;
use super::{
    ActionError, FormMistake, FormProblem, Refusal, Tx, external_ids, name_mistake, rating, replay,
};
use crate::db::clubs::ClubNames;
use crate::db::federations::Federation;
use crate::db::players::{self, NameKeys, NewPlayer, Personal, Player};
use crate::db::{
    ClubId, Conn, CorrectionId, DbError, FederationId, PlayerId, TournamentId, clubs, corrections,
    federations, merges, tournaments,
};
use crate::domain::audit::Action;
use crate::domain::country;
use crate::domain::external_id::System;
use crate::domain::name::{name_and_birth, normalize_name};
use crate::domain::player::Person;

/// In characters.
const NAME_MAX: usize = 120;

/// Ticked answers in the form of an entry.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct EntryConfirmations {
    /// Another person than the entered one of the same name and birth.
    pub another: bool,
    pub new_club: bool,
}

#[derive(Debug, Clone, Default)]
pub struct Entry {
    pub personal: Personal,
    /// By name; an unknown club is entered, too.
    pub club: Option<String>,
    /// `None` for today.
    pub club_since: Option<NaiveDate>,
    /// No member; the rules may leave guests out (orr 2).
    pub guest: bool,
    /// As [`external_ids::ExternalIdInput`].
    pub numbers: Vec<(System, String)>,
    pub sure: EntryConfirmations,
}

impl Entry {
    /// Without the day of a change of club, which isn't stored with the player.
    pub fn fields(&self) -> Fields {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        let Personal {
            name,
            latin,
            born,
            gender,
            country,
        } = &self.personal;
        let own = [
            ("name", name.clone()),
            ("latin", text(latin)),
            ("born", text(born)),
            (
                "gender",
                gender
                    .map(|gender| gender.word().to_owned())
                    .unwrap_or_default(),
            ),
            ("country", text(country)),
            ("club", text(&self.club)),
            (
                "guest",
                if self.guest {
                    "1".to_owned()
                } else {
                    String::new()
                },
            ),
        ];
        let number = |system: System| {
            let typed = self
                .numbers
                .iter()
                .find(|(of, _)| *of == system)
                .map(|(_, number)| number.clone());
            (external_ids::field_name(system), typed.unwrap_or_default())
        };
        Fields::from_pairs(own.into_iter().chain(System::ALL.into_iter().map(number)))
    }
}

pub fn load_entry(
    conn: &mut Conn,
    federation: &Federation,
    id: PlayerId,
) -> Result<Entry, ActionError> {
    let player = players::find(conn, federation.id, id)?.ok_or(ActionError::NotFound)?;
    let club = match player.club_id {
        Some(club) => clubs::find(conn, federation.id, club)?.map(|club| club.name),
        None => None,
    };
    let held = crate::db::external_ids::load_current(conn, &[id])?
        .remove(&id)
        .unwrap_or_default();
    let (name, guest) = (player.display_name().to_owned(), player.guest);
    Ok(Entry {
        personal: Personal {
            name,
            ..player.personal
        },
        club,
        club_since: None,
        guest,
        numbers: held
            .into_iter()
            .map(|held| (held.given.system, held.given.number))
            .collect(),
        sure: EntryConfirmations::default(),
    })
}

impl Entry {
    /// A birth behind the name moves to its field.
    fn normalize_names(&self) -> Entry {
        let kept = |text: &Option<String>| {
            text.as_deref()
                .map(normalize_name)
                .filter(|text| !text.is_empty())
        };
        let (mut name, mut born) = (
            normalize_name(&self.personal.name),
            self.personal.born.clone(),
        );
        if born.is_none()
            && let (rest, Some(behind)) = name_and_birth(&name)
        {
            (name, born) = (rest, Some(behind.to_string()));
        }
        let personal = Personal {
            name,
            born,
            latin: kept(&self.personal.latin),
            ..self.personal.clone()
        };
        Entry {
            personal,
            club: kept(&self.club),
            ..self.clone()
        }
    }
}

/// At the end of the chronicle.
pub(super) fn enter_newcomer(
    conn: &mut Conn,
    federation: &Federation,
    entry: &Entry,
) -> Result<PlayerId, ActionError> {
    let newcomer = Newcomer {
        entry: entry.clone(),
        standing: None,
    };
    enter_all(conn, federation, &[newcomer])?
        .players
        .pop()
        .ok_or(ActionError::NotFound)
}

pub(super) struct Newcomer {
    pub(super) entry: Entry,
    /// In the form of the journal.
    pub(super) standing: Option<Value>,
}

pub(super) struct Entered {
    /// In the order of the input.
    pub(super) players: Vec<PlayerId>,
    /// The clubs that were unknown before.
    pub(super) clubs: Vec<ClubId>,
}

/// At the end of the chronicle. The next replay calculates the ratings in pools.
pub(super) fn enter_all(
    conn: &mut Conn,
    federation: &Federation,
    newcomers: &[Newcomer],
) -> Result<Entered, ActionError> {
    let newcomer = |n: &Newcomer| Newcomer {
        entry: n.entry.normalize_names(),
        standing: n.standing.clone(),
    };
    let newcomers: Vec<Newcomer> = newcomers.iter().map(newcomer).collect();
    let (clubs, made) = clubs_named(
        conn,
        federation.id,
        newcomers
            .iter()
            .filter_map(|newcomer| newcomer.entry.club.as_deref()),
    )?;
    let first = federations::take_positions(conn, federation.id, newcomers.len() as i64)?;
    let positions = first..first + newcomers.len() as i64;
    let codes = make_free_codes(conn, federation.id, positions.clone())?;
    let mut engine = federation
        .rules
        .empty_engine(&serde_json::json!({}))
        .map_err(DbError::Corrupt)?;
    let mut new = Vec::with_capacity(newcomers.len());
    for ((Newcomer { entry, standing }, code), position) in
        newcomers.iter().zip(codes).zip(positions)
    {
        let person = Person {
            born: entry.personal.parse_birth(),
            guest: entry.guest,
        };
        let key = engine
            .enter_player(person, standing.as_ref())
            .map_err(DbError::Corrupt)?;
        new.push(NewPlayer {
            federation_id: federation.id,
            folded: NameKeys::from_personal(&code, &entry.personal),
            code,
            personal: entry.personal.clone(),
            club_id: entry
                .club
                .as_deref()
                .and_then(|club| clubs.get(club).copied()),
            guest: entry.guest,
            standing: standing.as_ref().map(Value::to_string),
            position,
            state: rating::state_of(&engine.view_player(key), engine.stored_record(key), None),
            mark: None,
            marked_on: None,
        });
    }
    Ok(Entered {
        players: players::add(conn, new)?,
        clubs: made,
    })
}

fn make_free_codes(
    conn: &mut Conn,
    federation: FederationId,
    positions: Range<i64>,
) -> Result<Vec<String>, DbError> {
    let mut codes: Vec<String> = positions.map(|position| format!("p{position}")).collect();
    loop {
        let taken = players::codes_taken(conn, federation, &codes)?;
        if taken.is_empty() {
            return Ok(codes);
        }
        codes
            .iter_mut()
            .filter(|code| taken.contains(*code))
            .for_each(|code| code.push('x'));
    }
}

/// Also returns the newly entered clubs. The names are typeset.
fn clubs_named<'a>(
    conn: &mut Conn,
    federation: FederationId,
    names: impl Iterator<Item = &'a str>,
) -> Result<(HashMap<String, ClubId>, Vec<ClubId>), DbError> {
    let wanted: BTreeSet<&str> = names.collect();
    let (mut known, mut made) = (HashMap::new(), Vec::new());
    if wanted.is_empty() {
        return Ok((known, made));
    }
    let stored = ClubNames::load(conn, federation)?;
    for name in wanted {
        let id = match stored.find(name) {
            Some(club) => club.id,
            None => {
                let id = clubs::add(conn, federation, name, None, None, None)?;
                made.push(id);
                id
            }
        };
        known.insert(name.to_owned(), id);
    }
    Ok((known, made))
}

/// Moves a player just before the tournament that a correction adds the player to. The player had
/// no events before, so nothing else changes.
pub(super) fn enter_before(
    conn: &mut Conn,
    federation: &Federation,
    id: PlayerId,
    tournament: TournamentId,
) -> Result<(), DbError> {
    let Some(position) =
        tournaments::find(conn, federation.id, tournament)?.and_then(|t| t.position)
    else {
        return Ok(());
    };
    federations::make_room(conn, federation.id, position)?;
    players::update_position(conn, id, position)
}

/// A new club is entered.
pub(super) fn club_named(
    conn: &mut Conn,
    federation: FederationId,
    club: &str,
) -> Result<ClubId, DbError> {
    match clubs::find_by_name(conn, federation, club)? {
        Some(club) => Ok(club.id),
        None => clubs::add(conn, federation, club, None, None, None),
    }
}

pub fn find_problems(entry: &Entry) -> Vec<FormProblem> {
    let entry = &entry.normalize_names();
    let Personal {
        name,
        latin,
        born,
        gender: _,
        country,
    } = &entry.personal;
    let mut problems: Vec<FormProblem> = Vec::new();
    problems.extend(name_mistake(name, NAME_MAX).map(|kind| FormProblem {
        field: "name",
        kind,
    }));
    for (field, text) in [("latin", latin.as_ref()), ("club", entry.club.as_ref())] {
        let mistake = text
            .filter(|text| !text.is_empty())
            .and_then(|text| name_mistake(text, NAME_MAX));
        problems.extend(mistake.map(|kind| FormProblem { field, kind }));
    }
    if born.is_some()
        && entry
            .personal
            .parse_birth()
            .is_none_or(|b| !(1850..=2200).contains(&b.year()))
    {
        problems.push(FormProblem::new("born", FormMistake::NotADate));
    }
    if country
        .as_deref()
        .is_some_and(|typed| country::find(typed).is_none_or(|country| country.alpha2 != typed))
    {
        problems.push(FormProblem::new("country", FormMistake::NotACountry));
    }
    problems
}

/// Asks about similar names and unknown clubs, except what is ticked. `player`: the player to
/// change.
pub fn find_doubts(
    conn: &mut Conn,
    federation: &Federation,
    player: Option<PlayerId>,
    entry: &Entry,
) -> Result<Vec<FormProblem>, DbError> {
    let mut doubts = Vec::new();
    if player.is_none() && !entry.sure.another {
        let born = entry.personal.born.as_deref().unwrap_or_default();
        let alike = name_matching::find_resembling(
            conn,
            federation.id,
            &[Stated {
                name: &entry.personal.name,
                born,
            }],
        )?;
        let same = alike.iter().flatten().next();
        doubts.extend(same.map(|same| FormProblem {
            field: "name",
            kind: FormMistake::Entered(same.id),
        }));
    }
    if let Some(club) = entry.club.as_deref().filter(|_| !entry.sure.new_club)
        && clubs::find_by_name(conn, federation.id, club)?.is_none()
    {
        doubts.push(FormProblem::new("club", FormMistake::NoSuchClub));
    }
    Ok(doubts)
}

pub fn add_player(tx: &mut Tx<'_>, entry: &Entry) -> Result<PlayerId, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    let entry = &entry.normalize_names();
    let mut problems = find_problems(entry);
    problems.extend(find_doubts(tx.conn, tx.federation, None, entry)?);
    problems.extend(external_ids::find_problems(
        tx.conn,
        tx.federation.id,
        None,
        &entry.numbers,
    )?);
    if !problems.is_empty() {
        return Err(ActionError::Form(problems));
    }
    let id = enter_newcomer(tx.conn, tx.federation, entry)?;
    tx.audit(audit::Entry::new(Action::EnterPlayer, Subject::Player(id)))?;
    external_ids::store_ids(
        tx.conn,
        tx.actor,
        tx.federation.id,
        id,
        &entry.numbers,
        "",
        tx.now,
    )?;
    Ok(id)
}

/// Calculates everything again where ages count.
pub(super) fn learn_birth(
    conn: &mut Conn,
    federation: &Federation,
    player: &Player,
    born: &str,
    by: &str,
    now: NaiveDateTime,
    progress: &replay::Progress,
) -> Result<(), ActionError> {
    let personal = Personal {
        born: Some(born.to_owned()),
        ..player.personal.clone()
    };
    players::update_personal(conn, player, &personal, player.club_id)?;
    let why = format!("date of birth: {}", player.display_name());
    let correction = corrections::add(conn, federation.id, None, now, by, &why, player.position)?;
    let alters = Alters {
        players: &[player.id],
        ..Alters::default()
    };
    replay::replay_altered(conn, federation, correction, alters, progress)?;
    Ok(())
}

/// The rules use the date of birth (ufgo 2.7) and the mark of a guest (orr 2): a change of either
/// calculates everything again. Returns the correction, if it changed a result.
pub fn change_player(
    tx: &mut Tx<'_>,
    id: PlayerId,
    entry: &Entry,
    progress: &replay::Progress,
) -> Result<Option<CorrectionId>, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    let player: Player =
        players::find(tx.conn, tx.federation.id, id)?.ok_or(ActionError::NotFound)?;
    if player.merged_into.is_some() || player.is_forgotten() {
        return Err(Refusal::Merged.into());
    }
    let entry = &entry.normalize_names();
    let problems = find_change_problems(tx.conn, tx.federation, id, entry, tx.now)?;
    if !problems.is_empty() {
        return Err(ActionError::Form(problems));
    }
    // The second click on a button changes nothing and leaves no second line in the audit log.
    if entry.club_since.is_none()
        && load_entry(tx.conn, tx.federation, id)?.fields().mark() == entry.fields().mark()
    {
        return Ok(None);
    }
    let club_id = entry
        .club
        .as_deref()
        .map(|club| club_named(tx.conn, tx.federation.id, club))
        .transpose()?;
    players::update_personal(tx.conn, &player, &entry.personal, club_id)?;
    players::update_guest(tx.conn, id, entry.guest)?;
    external_ids::store_ids(
        tx.conn,
        tx.actor,
        tx.federation.id,
        id,
        &entry.numbers,
        "",
        tx.now,
    )?;
    store_moves(tx, &player, entry, club_id)?;
    let changed = rating_relevant_changes(&player.personal, player.guest, entry);
    let made = match changed.is_empty() {
        true => None,
        false => {
            let why = format!("{}: {}", changed.join(", "), player.display_name());
            recalculate_after_change(tx, &player, &why, progress)?
        }
    };
    tx.audit(audit::Entry::new(Action::ChangePlayer, Subject::Player(id)))?;
    Ok(made)
}

/// Returns the correction, if it changed a result.
fn recalculate_after_change(
    tx: &mut Tx<'_>,
    player: &Player,
    why: &str,
    progress: &replay::Progress,
) -> Result<Option<CorrectionId>, ActionError> {
    let correction = corrections::add(
        tx.conn,
        tx.federation.id,
        None,
        tx.now,
        &tx.actor.name,
        why,
        player.position,
    )?;
    let alters = Alters {
        players: &[player.id],
        ..Alters::default()
    };
    let outcome = replay::replay_altered(tx.conn, tx.federation, correction, alters, progress)?;
    Ok(Some(correction).filter(|_| outcome.lines > 0))
}

fn find_change_problems(
    conn: &mut Conn,
    federation: &Federation,
    id: PlayerId,
    entry: &Entry,
    now: NaiveDateTime,
) -> Result<Vec<FormProblem>, DbError> {
    let mut problems = find_problems(entry);
    if entry
        .club_since
        .is_some_and(|day| day > federation.local_day(now))
    {
        problems.push(FormProblem::new("club_since", FormMistake::NotADate));
    }
    problems.extend(find_doubts(conn, federation, Some(id), entry)?);
    problems.extend(external_ids::find_problems(
        conn,
        federation.id,
        Some(id),
        &entry.numbers,
    )?);
    Ok(problems)
}

fn store_moves(
    tx: &mut Tx<'_>,
    player: &Player,
    entry: &Entry,
    club_id: Option<ClubId>,
) -> Result<(), DbError> {
    if player.club_id != club_id {
        let day = entry.club_since.unwrap_or(tx.federation.local_day(tx.now));
        merges::change_club(
            tx.conn,
            player.id,
            day,
            player.club_id,
            club_id,
            &tx.actor.name,
            tx.now,
        )?;
    }
    // A country that was unknown before is no move.
    if let Some(before) = player
        .personal
        .country
        .as_deref()
        .filter(|before| entry.personal.country.as_deref() != Some(*before))
    {
        let after = entry.personal.country.as_deref().unwrap_or_default();
        merges::change_country(
            tx.conn,
            player.id,
            tx.federation.local_day(tx.now),
            [before, after],
            &tx.actor.name,
            tx.now,
        )?;
    }
    Ok(())
}

/// In the words of the correction's reason.
fn rating_relevant_changes(personal: &Personal, guest: bool, entry: &Entry) -> Vec<&'static str> {
    let counts = [
        ("date of birth", personal.born != entry.personal.born),
        ("guest", guest != entry.guest),
    ];
    counts
        .into_iter()
        .filter_map(|(what, changed)| changed.then_some(what))
        .collect()
}

pub fn needs_recalculation(stored: &Entry, entry: &Entry) -> bool {
    !rating_relevant_changes(&stored.personal, stored.guest, &entry.normalize_names()).is_empty()
}
