//! The organizer's settings, the marks of officers at the entrance, and the transfer of arrived
//! players into the tournament.

use chrono::{Duration, NaiveDateTime};

use super::super::audit::{self, Entry, Subject};
use super::super::authorization::{self, OnTournament};
use super::super::desk::{self, DeskActor};
use super::super::links::{Secrets, token_hash};
use super::super::{ActionError, Actor, FormMistake, FormProblem, Refusal, TEXT_MAX, Tx};
use super::{
    RegistrationInput, changes_state, delete_with_letters, duplicate_error, fill_free_places,
    find_problems, format_detail, give_place, insert, letter_prefix, line_up, load_moment, new,
    next_turn, refuse_non_member, stands_already, to_registrant,
};
use crate::db::registrations::{self as storage, Registration, Settings};
use crate::db::{Conn, DbError, RegistrationId, TournamentId, outbox};
use crate::domain::audit::Action;
use crate::domain::desk::{Act as DeskAct, Desk, Entrant, EntrantId};
use crate::domain::player::parse_date;
use crate::domain::registration::{Act, CONFIRMATION_TIME, Hindrance, State};
use crate::domain::table::MAX_ROWS;

/// Longest hall with its address, and longest fee, in characters.
const LINE_MAX: usize = 200;
/// Longest directions to the hall, in characters.
const WAY_MAX: usize = 500;

/// Empty texts are unset.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SettingsInput {
    pub open: bool,
    pub until: String,
    pub places: String,
    pub venue: String,
    pub way: String,
    pub fee: String,
    pub note: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayerUpdate {
    Here(bool),
    /// Gives a place, takes from the queue, or lets into it again.
    Act(Act),
}

/// A larger limit moves waiting players up. Fails if the form was made from an older version of the
/// settings.
pub fn set(
    tx: &mut Tx<'_>,
    id: TournamentId,
    version: i64,
    wishes: &SettingsInput,
) -> Result<(), ActionError> {
    let t = authorization::find_permitted_tournament(
        tx.conn,
        tx.actor,
        tx.federation,
        id,
        OnTournament::Register,
    )?;
    let stored = storage::find_settings(tx.conn, id)?;
    let known = stored.as_ref().map_or(0, |s| s.lock_version);
    let wanted = parse_settings(id, wishes, known + 1, tx.now).map_err(ActionError::Form)?;
    let same = |s: &Settings| {
        Settings {
            lock_version: wanted.lock_version,
            changed_at: tx.now,
            ..s.clone()
        } == wanted
    };
    if stored.as_ref().is_some_and(same) {
        return Ok(());
    }
    if version != known {
        return Err(Refusal::Stale.into());
    }
    let moment = load_moment(tx.conn, tx.federation, &t, tx.now)?;
    if let Some(hindrance) = moment
        .addition_hindrance()
        .or_else(|| moment.opening_hindrance())
        .filter(|_| wishes.open)
    {
        return Err(Refusal::Registration(hindrance).into());
    }
    storage::put_settings(tx.conn, &wanted)?;
    tx.audit(Entry::new(
        Action::RegistrationSettings,
        Subject::Tournament(id),
    ))?;
    fill_free_places(tx.conn, tx.federation, &t, tx.now)
}

fn parse_settings(
    id: TournamentId,
    wishes: &SettingsInput,
    lock_version: i64,
    now: NaiveDateTime,
) -> Result<Settings, Vec<FormProblem>> {
    let mut problems = Vec::new();
    let until_day = match wishes.until.trim() {
        "" => None,
        text => parse_date(text).or_else(|| {
            problems.push(FormProblem::new("until", FormMistake::NotADate));
            None
        }),
    };
    let most = i32::try_from(MAX_ROWS).unwrap_or(i32::MAX);
    let places = match wishes.places.trim() {
        "" => None,
        text => text
            .parse()
            .ok()
            .filter(|places| (1..=most).contains(places))
            .or_else(|| {
                problems.push(FormProblem::new("places", FormMistake::NotANumber));
                None
            }),
    };
    let mut text = |field: &'static str, typed: &str, most: usize| {
        let typed = typed.trim();
        if typed.chars().count() > most {
            problems.push(FormProblem::new(field, FormMistake::TooLong(most)));
        }
        typed.to_owned()
    };
    let settings = Settings {
        tournament_id: id,
        open: wishes.open,
        until_day,
        places,
        venue: text("venue", &wishes.venue, LINE_MAX),
        way: text("way", &wishes.way, WAY_MAX),
        fee: text("fee", &wishes.fee, LINE_MAX),
        note: text("note", &wishes.note, TEXT_MAX),
        lock_version,
        changed_at: now,
    };
    if problems.is_empty() {
        Ok(settings)
    } else {
        Err(problems)
    }
}

/// Adds a player on the spot, who is marked as arrived and has a place.
pub fn add_on_site(
    tx: &mut Tx<'_>,
    id: TournamentId,
    typed: &RegistrationInput,
    secrets: &dyn Secrets,
) -> Result<RegistrationId, ActionError> {
    let t = authorization::find_permitted_tournament(
        tx.conn,
        tx.actor,
        tx.federation,
        id,
        OnTournament::Register,
    )?;
    if let Some(hindrance) = load_moment(tx.conn, tx.federation, &t, tx.now)?.addition_hindrance() {
        return Err(Refusal::Registration(hindrance).into());
    }
    let typed = &typed.kept();
    let problems = find_problems(typed, tx.federation.local_day(tx.now));
    if !problems.is_empty() {
        return Err(ActionError::Form(problems));
    }
    refuse_non_member(tx.conn, tx.federation, &t, typed)?;
    let all = storage::list(tx.conn, id)?;
    let mut new = new(
        id,
        to_registrant(typed, ""),
        None,
        token_hash(&secrets.token()?),
        tx.now,
    );
    if stands_already(&all, None, (&new.who.name_key, &new.who.born)) {
        return Err(duplicate_error(&new.who.born));
    }
    new.state = State::Registered;
    new.turn = Some(next_turn(&all));
    new.here = Some(true);
    let added = insert(tx.conn, &all, new)?.id;
    tx.audit(Entry::new(Action::Register, Subject::Tournament(id)).with(format_detail(added)))?;
    Ok(added)
}

/// Several officers may mark players at once: repeating an act has the effect of once. Fails once
/// the table is handed in.
pub fn mark_player(
    tx: &mut Tx<'_>,
    id: TournamentId,
    registration: RegistrationId,
    mark: PlayerUpdate,
) -> Result<(), ActionError> {
    let t = authorization::find_permitted_tournament(
        tx.conn,
        tx.actor,
        tx.federation,
        id,
        OnTournament::Register,
    )?;
    let r = storage::find(tx.conn, id, registration)?.ok_or(ActionError::NotFound)?;
    let before = r.state;
    let act = match mark {
        PlayerUpdate::Here(here) => return mark_arrival(tx, &r, here),
        PlayerUpdate::Act(act) => act,
    };
    if !changes_state(&r, act)? {
        return Ok(());
    }
    if act != Act::Withdraw
        && !before.stands()
        && stands_already(
            &storage::list(tx.conn, id)?,
            Some(r.id),
            (&r.who.name_key, &r.who.born),
        )
    {
        return Err(Refusal::Registration(Hindrance::Twice).into());
    }
    let action = match act {
        Act::Confirm | Act::Admit => Action::Admit,
        Act::Withdraw => Action::WithdrawRegistration,
        Act::Restore => Action::RestoreRegistration,
    };
    match (act, before) {
        (Act::Withdraw, _) => storage::update_state(tx.conn, r.id, State::Withdrawn, None)?,
        (Act::Admit, State::Waiting) => give_place(tx.conn, tx.federation, &t, &r, tx.now)?,
        _ => line_up(tx.conn, &r, act)?,
    }
    tx.audit(Entry::new(action, Subject::Tournament(id)).with(format_detail(r.id)))?;
    fill_free_places(tx.conn, tx.federation, &t, tx.now)
}

fn mark_arrival(tx: &mut Tx<'_>, r: &Registration, here: bool) -> Result<(), ActionError> {
    if r.here == Some(here) {
        return Ok(());
    }
    storage::update_here(tx.conn, r.id, here)?;
    let said = if here { "here" } else { "not here" };
    let entry = Entry::new(Action::CheckIn, Subject::Tournament(r.tournament_id))
        .with(format_args!("{} {said}", format_detail(r.id)));
    Ok(tx.audit(entry)?)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayerSelection {
    Here,
    All,
    One(RegistrationId),
}

impl PlayerSelection {
    fn is_selected(self, r: &Registration) -> bool {
        match self {
            PlayerSelection::Here => r.here == Some(true),
            PlayerSelection::All => true,
            PlayerSelection::One(id) => r.id == id,
        }
    }
}

/// Includes players whom the referee has removed meanwhile, but not players marked as absent.
pub fn list_available(
    conn: &mut Conn,
    id: TournamentId,
    desk: &Desk,
) -> Result<Vec<Registration>, DbError> {
    let stands = |entrant: i64| {
        u32::try_from(entrant).is_ok_and(|entrant| desk.entrant(EntrantId(entrant)).is_some())
    };
    let mut all = storage::list(conn, id)?;
    all.retain(|r| {
        r.state == State::Registered && r.here != Some(false) && !r.entrant.is_some_and(stands)
    });
    Ok(all)
}

/// Takes each player once, and sets the desk up if there is none. In a running tournament they play
/// from the next round, without points for earlier ones. If the desk refuses one player, none is
/// taken.
pub fn take_into_tournament(
    tx: &mut Tx<'_>,
    id: TournamentId,
    chosen: PlayerSelection,
) -> Result<usize, ActionError> {
    authorization::find_permitted_tournament(
        tx.conn,
        tx.actor,
        tx.federation,
        id,
        OnTournament::Register,
    )?;
    desk::open_desk(tx, id)?;
    let desk = desk::find(tx.conn, id)?.ok_or(ActionError::NotFound)?;
    let mut taken = list_available(tx.conn, id, &desk)?;
    taken.retain(|r| chosen.is_selected(r));
    let Some(first) = taken.first() else {
        return Ok(0);
    };
    // A player is taken at most once per state of the desk, so no other act has this key.
    let key = format!("{} {}", format_detail(first.id), desk.seq);
    let entrants = desk::recognise_entrants(
        tx.conn,
        tx.federation,
        taken.iter().map(to_entrant).collect(),
    )?;
    let act = match desk.has_begun() {
        true => DeskAct::Late {
            entrants,
            points: 0,
            reason: String::new(),
        },
        false => DeskAct::Enter { entrants },
    };
    desk::perform_act(
        tx.conn,
        &DeskActor::Actor(tx.actor),
        tx.federation,
        id,
        &key,
        act,
        tx.now,
    )?;
    let desk: Desk = desk::find(tx.conn, id)?.ok_or(ActionError::NotFound)?;
    let entered = desk
        .entrants
        .iter()
        .skip(desk.entrants.len().saturating_sub(taken.len()));
    for (r, entrant) in taken.iter().zip(entered) {
        storage::update_entrant(tx.conn, r.id, i64::from(entrant.id.0))?;
    }
    let entry = Entry::new(Action::TakeRegistrations, Subject::Tournament(id)).with(taken.len());
    tx.audit(entry)?;
    Ok(taken.len())
}

fn to_entrant(r: &Registration) -> Entrant {
    Entrant {
        born: r.who.born.clone(),
        club: r.who.club.clone(),
        city: r.who.city.clone(),
        country: r.who.country.clone(),
        rank: r.who.rank.clone(),
        ..Entrant::from_name(&r.who.name)
    }
}

pub fn is_erasing_due(
    conn: &mut Conn,
    kept: Duration,
    now: NaiveDateTime,
) -> Result<bool, DbError> {
    let lapsed = storage::sent_until(conn, State::Unconfirmed, now - CONFIRMATION_TIME)?;
    Ok(!lapsed.is_empty() || !storage::ended_before(conn, (now - kept).date())?.is_empty())
}

/// Deletes registrations that were never confirmed in time. Once `kept` has passed since the
/// tournament, erases addresses, births and remarks, and deletes withdrawn registrations.
pub fn erase_old(conn: &mut Conn, kept: Duration, now: NaiveDateTime) -> Result<usize, DbError> {
    let mut done: Vec<Registration> = Vec::new();
    for r in storage::sent_until(conn, State::Unconfirmed, now - CONFIRMATION_TIME)? {
        delete_with_letters(conn, &r)?;
        done.push(r);
    }
    for r in storage::ended_before(conn, (now - kept).date())? {
        if r.state.stands() {
            outbox::remove_about(conn, &letter_prefix(r.id))?;
            storage::erase_personal(conn, r.id, now)?;
        } else {
            delete_with_letters(conn, &r)?;
        }
        done.push(r);
    }
    let mut of: Vec<TournamentId> = done.iter().map(|r| r.tournament_id).collect();
    of.sort_unstable();
    of.dedup();
    let nobody = Actor::console();
    for id in of {
        let federation = storage::federation_of(conn, id)?;
        let count = done.iter().filter(|r| r.tournament_id == id).count();
        audit::write_entry(
            conn,
            &nobody,
            federation,
            Entry::new(Action::EraseRegistrations, Subject::Tournament(id)).with(count),
            now,
        )?;
    }
    Ok(done.len())
}
