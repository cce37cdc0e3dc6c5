//! The storage side of the tournament desk: each act is applied once, logged, and stored with its
//! result.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::{NaiveDate, NaiveDateTime, TimeDelta};
use serde::Deserialize;

use super::audit::{self, Entry, Subject};
use super::authorization::{self, Object, OnTournament, TournamentCase};
use super::forgetting::person::Person;
use super::links::{Secrets, token_hash};
use super::members::gate;
use super::sheets::{sheet_json, sheet_of_desk};
pub use super::stored_desk::find;
use super::stored_desk::to_stored;
use super::{
    ActionError, Actor, FormMistake, FormProblem, Refusal, Tx, name_matching, table_import,
};
use crate::db::clubs::ClubNames;
use crate::db::desks::{self, Assistant, StoredAct};
use crate::db::federations::Federation;
use crate::db::players::Player;
use crate::db::tournaments::Tournament;
use crate::db::{
    AssistantId, Conn, DbError, FileId, PlayerId, TournamentId, clubs, forgetting, players,
    table_files, tournaments,
};
use crate::domain::audit::Action;
use crate::domain::country;
use crate::domain::desk::{Act, Answer, Desk, DeskUser, Entrant, EntrantId, Rulings};
use crate::domain::name;
use crate::domain::table::{Sheet, TypedPlayer};
use crate::formats::document::{Document, PlayerNo};
use crate::formats::sheet::SheetWithPlayers;

/// After the last day. Bounds the use of old links in a phone's history.
const ASSISTANTS_HOLD: TimeDelta = TimeDelta::days(7);
const ASSISTANTS: usize = 40;
const KEY_MAX: usize = 64;

#[derive(Debug, Clone)]
pub enum DeskActor<'a> {
    Actor(&'a Actor),
    Assistant(&'a Assistant),
}

/// Takes the participants of a table typed before. Idempotent.
pub fn open_desk(tx: &mut Tx<'_>, id: TournamentId) -> Result<(), ActionError> {
    let t = authorization::find_permitted_tournament(
        tx.conn,
        tx.actor,
        tx.federation,
        id,
        OnTournament::OpenDesk,
    )?;
    if desks::load_seq(tx.conn, id)?.is_some() {
        return Ok(());
    }
    let mut desk = Desk {
        rulings: Rulings::from(&tx.federation.rules.shows),
        ..Desk::default()
    };
    let typed = super::sheets::parse_sheet(&t)?;
    let entrants: Vec<Entrant> = typed
        .rows
        .iter()
        .filter(|row| !row.name.trim().is_empty())
        .map(of_row)
        .collect();
    if !entrants.is_empty() {
        let entrants = recognise_entrants(tx.conn, tx.federation, entrants)?;
        gate::refuse_non_members(
            tx.conn,
            tx.federation,
            &t,
            &entrants.iter().collect::<Vec<_>>(),
        )?;
        let by = DeskUser {
            name: tx.actor.name.clone(),
            referee: true,
        };
        desk.apply(Act::Enter { entrants }, &by, tx.now)
            .map_err(ActionError::Desk)?;
    }
    desks::add(tx.conn, &to_stored(id, &desk, tx.now)?)?;
    tx.audit(Entry::new(Action::OpenDesk, Subject::Tournament(id)))?;
    Ok(())
}

fn of_row(row: &TypedPlayer) -> Entrant {
    Entrant {
        player: row.player,
        new: row.new && row.player.is_none(),
        latin: row.latin.clone(),
        born: row.born.clone(),
        club: row.club.clone(),
        city: row.city.clone(),
        rank: row.rank.clone(),
        rating: row.rating.trim().parse().ok(),
        ..Entrant::from_name(row.name.trim())
    }
}

/// A name that exactly one player has is that player. Fills in missing rating, rank, club and
/// country.
pub fn recognise_entrants(
    conn: &mut Conn,
    federation: &Federation,
    mut entrants: Vec<Entrant>,
) -> Result<Vec<Entrant>, ActionError> {
    entrants.iter_mut().for_each(Entrant::normalize_names);
    let row = |e: &Entrant| TypedPlayer {
        player: e.player,
        name: e.name.clone(),
        born: e.born.clone(),
        ..TypedPlayer::default()
    };
    let mut sheet = Sheet {
        rows: entrants.iter().map(row).collect(),
        ..Sheet::default()
    };
    let known = name_matching::find_candidates(conn, federation.id, &sheet)?;
    name_matching::choose_undoubted(&mut sheet, &known);
    let clubs = ClubNames::load(conn, federation.id)?;
    for entrant in &mut entrants {
        // A typed city may be the name of a club.
        if entrant.club.is_empty() && clubs.find(&entrant.city).is_some() {
            entrant.club = std::mem::take(&mut entrant.city);
        }
    }
    for ((entrant, row), candidates) in entrants.iter_mut().zip(&sheet.rows).zip(&known) {
        let found = row.player.and_then(|id| {
            candidates
                .chosen
                .iter()
                .chain(&candidates.alike)
                .find(|p| p.id.0 == id)
        });
        entrant.player = found.map(|player| player.id.0);
        if let Some(player) = found {
            let club = player
                .club_id
                .and_then(|id| clubs.get(id))
                .map(|club| club.name.clone());
            fill_entrant(entrant, player, club);
        }
    }
    Ok(entrants)
}

fn fill_entrant(entrant: &mut Entrant, player: &Player, club: Option<String>) {
    let empty = |text: &str| text.trim().is_empty();
    entrant.name = player.display_name().to_owned();
    if empty(&entrant.latin) {
        entrant.latin = player.personal.latin.clone().unwrap_or_default();
    }
    if empty(&entrant.club) {
        entrant.club = club.unwrap_or_default();
    }
    if empty(&entrant.country) {
        entrant.country = player.personal.country.clone().unwrap_or_default();
    }
    if empty(&entrant.rank) {
        entrant.rank = player.state.shown.rank.clone().unwrap_or_default();
    }
    entrant.rating = entrant.rating.or(player
        .state
        .shown
        .rating
        .map(|rating| rating.round() as i64));
}

/// For each participant without a decision, by index in the list.
pub fn find_alike(
    conn: &mut Conn,
    federation: &Federation,
    desk: &Desk,
) -> Result<Vec<Vec<Player>>, ActionError> {
    let row = |e: &Entrant| TypedPlayer {
        player: e.player,
        name: e.name.clone(),
        born: e.born.clone(),
        ..TypedPlayer::default()
    };
    let sheet = Sheet {
        rows: desk.entrants.iter().map(row).collect(),
        ..Sheet::default()
    };
    let known = name_matching::find_candidates(conn, federation.id, &sheet)?;
    let open = |entrant: &Entrant| entrant.player.is_none() && !entrant.new;
    Ok(known
        .into_iter()
        .zip(&desk.entrants)
        .map(|(known, entrant)| {
            if open(entrant) {
                known.alike
            } else {
                Vec::new()
            }
        })
        .collect())
}

#[derive(Debug, Clone, Copy)]
pub struct Identity {
    pub entrant: EntrantId,
    /// `None` for a new player.
    pub player: Option<i64>,
}

pub fn choose_identity(
    tx: &mut Tx<'_>,
    id: TournamentId,
    key: &str,
    identity: Identity,
) -> Result<Answer, ActionError> {
    let desk = find(tx.conn, id)?.ok_or(ActionError::NotFound)?;
    let mut entrant = desk
        .entrant(identity.entrant)
        .cloned()
        .ok_or(ActionError::NotFound)?;
    (entrant.player, entrant.new) = (None, identity.player.is_none());
    if let Some(player) = identity.player {
        let player = crate::db::PlayerId(player);
        let found = players::find_many(tx.conn, tx.federation.id, &[player])?
            .pop()
            .ok_or(ActionError::NotFound)?;
        let club = match found.club_id {
            Some(club) => clubs::find(tx.conn, tx.federation.id, club)?.map(|c| c.name),
            None => None,
        };
        entrant.player = Some(player.0);
        fill_entrant(&mut entrant, &found, club);
    }
    perform_act(
        tx.conn,
        &DeskActor::Actor(tx.actor),
        tx.federation,
        id,
        key,
        Act::Amend { entrant },
        tx.now,
    )
}

/// The people of the file become participants.
pub struct Brought<'a> {
    pub file: FileId,
    pub document: &'a Document,
    pub tabled: &'a SheetWithPlayers,
}

/// Appends in the order of the file; existing participants don't change. The federation's data of a
/// known player takes precedence over the file.
pub fn enter_file(
    tx: &mut Tx<'_>,
    id: TournamentId,
    brought: &Brought<'_>,
    key: &str,
) -> Result<Answer, ActionError> {
    let kept = table_import::find(tx.conn, tx.actor, tx.federation, id, Some(brought.file))?;
    let desk = find(tx.conn, id)?.ok_or(ActionError::NotFound)?;
    let there = |entrant: &Entrant| {
        desk.entrants
            .iter()
            .any(|e| match (e.player, entrant.player) {
                (Some(a), Some(b)) => a == b,
                _ => e.name.trim() == entrant.name.trim() && e.born.trim() == entrant.born.trim(),
            })
    };
    let mut entrants = people_of(tx.conn, tx.federation, brought)?;
    entrants.retain(|entrant| !there(entrant));
    let answer = perform_act(
        tx.conn,
        &DeskActor::Actor(tx.actor),
        tx.federation,
        id,
        key,
        Act::Enter { entrants },
        tx.now,
    )?;
    table_files::mark_as_source(tx.conn, kept.file.id, tx.now)?;
    if answer != Answer::Nothing {
        let detail = format!("{} {}", kept.file.sha256, kept.file.name);
        tx.audit(Entry::new(Action::TakeFile, Subject::Tournament(id)).with(detail))?;
    }
    Ok(answer)
}

fn people_of(
    conn: &mut Conn,
    federation: &Federation,
    brought: &Brought<'_>,
) -> Result<Vec<Entrant>, ActionError> {
    let rows = &brought.tabled.sheet.rows;
    let chosen: Vec<PlayerId> = rows
        .iter()
        .filter_map(|row| row.player.map(PlayerId))
        .collect();
    let known: HashMap<PlayerId, Player> = players::find_many(conn, federation.id, &chosen)?
        .into_iter()
        .map(|p| (p.id, p))
        .collect();
    let clubs = ClubNames::load(conn, federation.id)?;
    let countries: HashMap<PlayerNo, &String> = brought
        .document
        .players
        .iter()
        .filter_map(|player| Some((player.no, player.country.as_ref()?)))
        .collect();
    let mut entrants = Vec::with_capacity(rows.len());
    for (row, no) in rows.iter().zip(&brought.tabled.players) {
        let rating = row
            .rating
            .trim()
            .parse::<f64>()
            .ok()
            .map(|rating| rating.round() as i64);
        let country = countries
            .get(no)
            .map(|written| country::normalize_country(written))
            .unwrap_or_default();
        let typed = Entrant {
            rating,
            country,
            ..of_row(row)
        };
        entrants.push(match row.player {
            None => typed,
            Some(id) => {
                let player = known.get(&PlayerId(id)).ok_or(ActionError::NotFound)?;
                let club = player
                    .club_id
                    .and_then(|id| clubs.get(id))
                    .map(|club| club.name.clone());
                let mut entrant = Entrant {
                    player: Some(id),
                    ..Entrant::from_name(player.display_name())
                };
                fill_entrant(&mut entrant, player, club);
                fill_from(entrant, typed)
            }
        });
    }
    Ok(entrants)
}

/// Fills the empty fields of `known`.
fn fill_from(known: Entrant, other: Entrant) -> Entrant {
    let or = |own: String, other: String| if own.trim().is_empty() { other } else { own };
    Entrant {
        club: or(known.club, other.club),
        city: or(known.city, other.city),
        country: or(known.country, other.country),
        rank: or(known.rank, other.rank),
        rating: known.rating.or(other.rating),
        ..known
    }
}

fn check_key(key: &str) -> Result<(), ActionError> {
    let usable = (1..=KEY_MAX).contains(&key.len());
    if usable {
        Ok(())
    } else {
        Err(ActionError::Form(vec![FormProblem::new(
            "key",
            FormMistake::Missing,
        )]))
    }
}

/// Applies each idempotency key once; a repeated request gets the stored answer.
pub fn perform_act(
    conn: &mut Conn,
    hand: &DeskActor<'_>,
    federation: &Federation,
    id: TournamentId,
    key: &str,
    act: Act,
    now: NaiveDateTime,
) -> Result<Answer, ActionError> {
    let t = hand.find_tournament(conn, federation, id)?;
    let actor = hand.to_actor();
    check_key(key)?;
    if let Some(answer) = desks::find_answer(conn, id, key)? {
        return Ok(answer);
    }
    TournamentCase::load_with_proposal(conn, federation, &t)?.check_state(OnTournament::Desk)?;
    let mut desk = find(conn, id)?.ok_or(ActionError::NotFound)?;
    desk.rulings = Rulings::from(&federation.rules.shows);
    let act = act.with_normalized_names();
    let text = serde_json::to_string(&act).map_err(|e| DbError::Corrupt(format!("act: {e}")))?;
    let finished = desk.finished;
    gate::refuse_non_members(conn, federation, &t, &gate::entrants_of_act(&desk, &act))?;
    let by = DeskUser {
        name: actor.name.clone(),
        referee: matches!(hand, DeskActor::Actor(_)),
    };
    let answer = desk.apply(act, &by, now).map_err(ActionError::Desk)?;
    if answer == Answer::Nothing {
        return Ok(answer);
    }
    let stored = to_stored(id, &desk, now)?;
    desks::update(conn, &stored)?;
    let note = StoredAct {
        tournament_id: id,
        act_key: key.to_owned(),
        account_id: actor.account,
        name: by.name,
        act: text,
        answer,
        at: now,
    };
    desks::add_act(conn, &note)?;
    if desk.finished && !finished {
        let sheet = sheet_of_desk(conn, federation, &desk)?;
        let sheet = with_new_rows(conn, federation, &desk, sheet)?;
        tournaments::update_sheet(conn, id, &sheet_json(&sheet), now)?;
    }
    // The log gets only the kind of act; the whole act is stored with the desk.
    let detail: Kind =
        serde_json::from_str(&note.act).map_err(|e| DbError::Corrupt(format!("act: {e}")))?;
    let entry = Entry::new(Action::Desk, Subject::Tournament(id))
        .with(format_args!("{} {}", stored.seq, detail.act));
    audit::write_entry(conn, &actor, Some(federation.id), entry, now)?;
    Ok(answer)
}

impl DeskActor<'_> {
    fn find_tournament(
        &self,
        conn: &mut Conn,
        federation: &Federation,
        id: TournamentId,
    ) -> Result<Tournament, ActionError> {
        match self {
            DeskActor::Actor(actor) => authorization::find_permitted_tournament(
                conn,
                actor,
                federation,
                id,
                OnTournament::Work,
            ),
            DeskActor::Assistant(assistant) => {
                let t = tournaments::find(conn, federation.id, id)?.ok_or(ActionError::NotFound)?;
                if assistant.tournament_id != id || assistant.revoked_at.is_some() {
                    return Err(Refusal::Link.into());
                }
                Ok(t)
            }
        }
    }

    fn to_actor(&self) -> Actor {
        match self {
            DeskActor::Actor(actor) => (*actor).clone(),
            DeskActor::Assistant(assistant) => Actor {
                account: None,
                name: assistant.name.clone(),
                grants: Vec::new(),
            },
        }
    }
}

/// Rows stay open if their name resembles known players and no decision was made.
fn with_new_rows(
    conn: &mut Conn,
    federation: &Federation,
    desk: &Desk,
    mut sheet: Sheet,
) -> Result<Sheet, DbError> {
    for (row, entrant) in sheet.rows.iter_mut().zip(desk.in_table()) {
        row.new = entrant.new && entrant.player.is_none();
    }
    name_matching::said_new(conn, federation.id, sheet)
}

#[derive(Deserialize)]
struct Kind {
    act: String,
}

/// The acts and their results stay. Returns the person's entrants by desk.
pub(super) fn erase_person(
    conn: &mut Conn,
    federation: &Federation,
    person: &Person,
    now: NaiveDateTime,
) -> Result<BTreeMap<TournamentId, BTreeSet<EntrantId>>, DbError> {
    let mut seats = BTreeMap::new();
    for id in forgetting::load_matching_desks(conn, federation.id, person.traces())? {
        let Some(mut desk) = find(conn, id)? else {
            continue;
        };
        let stored = forgetting::load_acts(conn, id)?;
        let read = |text: &str| {
            serde_json::from_str(text)
                .map_err(|e| DbError::Corrupt(format!("tournament {id}: act: {e}")))
        };
        let before: Vec<Act> = stored
            .iter()
            .map(|(_, act)| read(act))
            .collect::<Result<_, _>>()?;
        let mut acts = before.clone();
        let is = |entrant: &Entrant| person.is_person(entrant.player, &entrant.name, &entrant.born);
        let found = desk.forget_person(&mut acts, &is, person.id().0, person.code());
        if !found.is_empty() {
            desks::update(conn, &to_stored(id, &desk, now)?)?;
        }
        for (((number, _), _), after) in stored
            .iter()
            .zip(&before)
            .zip(&acts)
            .filter(|((_, before), after)| before != after)
        {
            let text = serde_json::to_string(after)
                .map_err(|e| DbError::Corrupt(format!("tournament {id}: act: {e}")))?;
            forgetting::update_act(conn, *number, &text)?;
        }
        seats.insert(id, found);
    }
    Ok(seats)
}

/// Returns the token of the link.
pub fn invite_assistant(
    tx: &mut Tx<'_>,
    id: TournamentId,
    name: &str,
    secrets: &dyn Secrets,
) -> Result<String, ActionError> {
    authorization::find_permitted_tournament(
        tx.conn,
        tx.actor,
        tx.federation,
        id,
        OnTournament::Work,
    )?;
    let name = name::normalize_name(name);
    let name = name.as_str();
    let known = desks::load_assistants(tx.conn, id)?;
    let wrong = match name.chars().count() {
        0 => Some(FormMistake::Missing),
        _ if !name::has_letter(name) => Some(FormMistake::NoLetter),
        n if n > 60 => Some(FormMistake::TooLong(60)),
        _ if known.len() >= ASSISTANTS => Some(FormMistake::TooLong(ASSISTANTS)),
        // Entries of results are attributed by name.
        _ if known.iter().any(|a| a.name == name) || tx.actor.name == name => {
            Some(FormMistake::Taken)
        }
        _ => None,
    };
    if let Some(kind) = wrong {
        return Err(ActionError::Form(vec![FormProblem {
            field: "assistant",
            kind,
        }]));
    }
    let token = secrets.token()?;
    desks::add_assistant(tx.conn, id, name, &token_hash(&token), tx.now)?;
    tx.audit(Entry::new(Action::InviteAssistant, Subject::Tournament(id)).with(name))?;
    Ok(token)
}

/// The entered results stay. Idempotent.
pub fn revoke_assistant(
    tx: &mut Tx<'_>,
    id: TournamentId,
    assistant: AssistantId,
) -> Result<(), ActionError> {
    authorization::find_permitted_tournament(
        tx.conn,
        tx.actor,
        tx.federation,
        id,
        OnTournament::Work,
    )?;
    if desks::revoke_assistant(tx.conn, id, assistant, tx.now)? > 0 {
        tx.audit(Entry::new(Action::RevokeAssistant, Subject::Tournament(id)).with(assistant))?;
    }
    Ok(())
}

/// The link isn't revoked, and the tournament ended recently or not yet.
pub fn find_assistant(
    conn: &mut Conn,
    token: &str,
    today: NaiveDate,
) -> Result<Option<Assistant>, DbError> {
    let found = desks::find_assistant(conn, &token_hash(token))?
        .filter(|assistant| assistant.revoked_at.is_none());
    let Some(assistant) = found else {
        return Ok(None);
    };
    let Some(federation) = tournaments::federation_of(conn, assistant.tournament_id)? else {
        return Ok(None);
    };
    let tournament = tournaments::find(conn, federation, assistant.tournament_id)?;
    Ok(tournament
        .filter(|t| today <= t.conditions.ends + ASSISTANTS_HOLD)
        .map(|_| assistant))
}
