//! Appeals: a participant or an officer objects to a result, a table or a rating; the commission answers with a reason, and both stand with
//! the tournament. Since anybody may write, an appeal is shown to everybody only after it was answered.

use chrono::{NaiveDate, NaiveDateTime};

use super::audit::{self, Entry, Subject};
use super::may::{Duty, OnAppeal, may};
use super::{Actor, FormMistake, FormProblem, OfficeError, Refusal, TEXT_MAX};
use crate::db::appeals::{self, Appeal, Objection};
use crate::db::federations::{self, Federation};
use crate::db::tournaments::{self, Tournament};
use crate::db::{AppealId, Conn, PlayerId, TournamentId, tables};
use crate::domain::appeal::{About, DAYS_MAX, Stage, last_day};
use crate::domain::approval::State;
use crate::domain::audit::Action;
use crate::domain::name::typeset;

/// Longest name, and longest address at which somebody is reached.
const NAME_MAX: usize = 200;
/// Open appeals for one participant of a tournament, and in a federation, after which strangers file no more.
const OPEN_PER_PARTICIPANT: i64 = 2;
const OPEN_PER_FEDERATION: i64 = 1000;

/// An appeal as typed.
#[derive(Debug, Clone, Default)]
pub struct Given {
    /// What the appeal objects to, as a word.
    pub about: String,
    /// The participant who objects.
    pub player: String,
    /// The person who objects, by name.
    pub name: String,
    /// How a person who isn't logged in can be reached.
    pub contact: String,
    /// The reason given for the appeal.
    pub body: String,
}

/// The last day on which somebody may object to what came of a tournament; the inner `None`: there is no bound. `None`: there is nothing yet
/// to object to, or not any more.
pub fn due(federation: &Federation, t: &Tournament, today: NaiveDate) -> Option<Option<NaiveDate>> {
    let begun = t.conditions.starts <= today && !State::OFF.contains(&t.state);
    let came = t.rated_at.map_or(t.conditions.ends, |at| federation.today(at));
    begun.then(|| last_day(came, federation.appeal_days))
}

/// Whether somebody may object today.
pub fn is_open(federation: &Federation, t: &Tournament, today: NaiveDate) -> bool {
    due(federation, t, today).is_some_and(|last| last.is_none_or(|last| today <= last))
}

fn missing_or_long(field: &'static str, text: &str, most: usize) -> Option<FormProblem> {
    let kind = match text.trim().chars().count() {
        0 => FormMistake::Missing,
        n if n > most => FormMistake::TooLong(most),
        _ => return None,
    };
    Some(FormProblem { field, kind })
}

/// Somebody objects. Who has no office here is one of the participants, and says how to be reached.
///
/// # Errors
/// Mistakes of the form; the time is over; so many wait already that strangers file no more.
pub fn file(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    tournament: TournamentId,
    given: &Given,
    now: NaiveDateTime,
) -> Result<AppealId, OfficeError> {
    let t = tournaments::find(conn, federation.id, tournament)?.ok_or(OfficeError::NotFound)?;
    if !is_open(federation, &t, federation.today(now)) {
        return Err(Refusal::AppealLate.into());
    }
    let officer = may(actor, &federation.id, Duty::Officer).is_ok();
    let about = About::from_word(&given.about);
    let mut problems: Vec<FormProblem> = missing_or_long("body", &given.body, TEXT_MAX).into_iter().collect();
    if about.is_none() {
        problems.push(FormProblem { field: "about", kind: FormMistake::Unknown });
    }
    let player: Option<PlayerId> = given.player.trim().parse().ok();
    let people = tables::participants(conn, tournament)?;
    let plays = player.is_some_and(|player| people.iter().any(|p| p.player_id == player));
    if (player.is_some() && !plays) || (!officer && !people.is_empty() && !plays) {
        problems.push(FormProblem { field: "player", kind: FormMistake::Unknown });
    }
    if !officer {
        problems.extend(missing_or_long("name", &given.name, NAME_MAX));
        problems.extend(missing_or_long("contact", &given.contact, NAME_MAX));
    }
    let (Some(about), true) = (about, problems.is_empty()) else { return Err(OfficeError::Form(problems)) };
    // What strangers write for one participant keeps no other from objecting.
    if !officer
        && (appeals::count_open(conn, federation.id)? >= OPEN_PER_FEDERATION
            || appeals::count_open_for(conn, tournament, player)? >= OPEN_PER_PARTICIPANT)
    {
        return Err(Refusal::TooManyRequests.into());
    }
    let objection = Objection {
        federation_id: federation.id,
        tournament_id: tournament,
        player_id: player,
        account_id: actor.account,
        name: if officer { actor.name.clone() } else { typeset(&given.name) },
        contact: if officer { String::new() } else { given.contact.trim().to_owned() },
        about,
        body: given.body.trim().to_owned(),
        filed_at: now,
    };
    let id = appeals::add(conn, &objection, Stage::Open)?;
    // What a stranger typed is no name for the log.
    let visitor = Actor { name: "visitor".to_owned(), ..actor.clone() };
    let by = if actor.account.is_none() { &visitor } else { actor };
    let entry = Entry::new(Action::Appeal, Subject::Appeal(id)).with(format!("{}, {about}", Subject::Tournament(tournament)));
    audit::note(conn, by, Some(federation.id), entry, now)?;
    Ok(id)
}

/// The commission answers an appeal, with a reason.
///
/// # Errors
/// Somebody has answered it; the reason is missing; it is no answer.
pub fn answer(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: AppealId,
    (stage, why): (&str, &str),
    now: NaiveDateTime,
) -> Result<Appeal, OfficeError> {
    let appeal = appeals::find(conn, federation.id, id)?.ok_or(OfficeError::NotFound)?;
    may(actor, &appeal, OnAppeal::Answer)?;
    let why = super::tournaments::reason(why)?;
    let stage = Stage::from_word(stage).filter(|s| *s != Stage::Open).ok_or(OfficeError::NotFound)?;
    appeals::answer(conn, id, stage, why, &actor.name, now)?;
    let entry = Entry::new(Action::AnswerAppeal, Subject::Appeal(id)).with(format!("{stage}: {why}"));
    audit::note(conn, actor, Some(federation.id), entry, now)?;
    Ok(appeal)
}

/// The chairman sets how many days after it somebody may object; empty: there is no bound.
///
/// # Errors
/// No number of days.
pub fn set_days(conn: &mut Conn, actor: &Actor, federation: &Federation, typed: &str, now: NaiveDateTime) -> Result<(), OfficeError> {
    may(actor, &federation.id, Duty::Chair)?;
    let days = match typed.trim() {
        "" => None,
        text => match text.parse::<i32>() {
            Ok(days) if (0..=DAYS_MAX).contains(&days) => Some(days),
            _ => return Err(OfficeError::Form(vec![FormProblem { field: "appeal_days", kind: FormMistake::NotANumber }])),
        },
    };
    if days == federation.appeal_days {
        return Ok(());
    }
    federations::update_appeal_days(conn, federation.id, days)?;
    let told = days.map_or_else(|| "appeal_days".to_owned(), |days| format!("appeal_days {days}"));
    let entry = Entry::new(Action::Settings, Subject::Federation(federation.slug.clone())).with(told);
    audit::note(conn, actor, Some(federation.id), entry, now)?;
    Ok(())
}
