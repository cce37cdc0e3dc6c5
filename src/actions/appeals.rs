//! Appeals of participants and officers against a result, a table or a rating. The commission
//! answers with a reason. Visitors may file them, so an appeal is published only after its answer.

use chrono::NaiveDate;

use super::audit::{self, Entry, Subject};
use super::authorization::{Duty, OnAppeal, check_allowed};
use super::mail::notices::{Matter, Notice, Visitor, tell_visitor, write_notice};
use super::mail::parse_address;
use super::{ActionError, FormMistake, FormProblem, Refusal, TEXT_MAX, Tx};
use crate::db::appeals::{self, Appeal, Objection};
use crate::db::federations::{self, Federation};
use crate::db::tables::{self, Participant};
use crate::db::tournaments::{self, Tournament};
use crate::db::{AppealId, Conn, PlayerId, TournamentId, players};
use crate::domain::appeal::{About, DAYS_MAX, Stage, last_day};
use crate::domain::approval::State;
use crate::domain::audit::Action;
use crate::domain::name::normalize_name;

/// In characters.
const NAME_MAX: usize = 200;
/// Only for appeals by visitors.
const OPEN_PER_PARTICIPANT: i64 = 2;
const OPEN_PER_FEDERATION: i64 = 1000;

#[derive(Debug, Clone, Default)]
pub struct AppealInput {
    pub about: String,
    pub player: String,
    pub name: String,
    /// Of an appellant who isn't logged in.
    pub contact: String,
    pub body: String,
}

impl AppealInput {
    /// `people` are the participants of the tournament.
    fn find_problems(
        &self,
        officer: bool,
        about: Option<About>,
        player: Option<PlayerId>,
        people: &[Participant],
    ) -> Vec<FormProblem> {
        let mut problems: Vec<FormProblem> = missing_or_long("body", &self.body, TEXT_MAX)
            .into_iter()
            .collect();
        if about.is_none() {
            problems.push(FormProblem::new("about", FormMistake::Unknown));
        }
        let plays = player.is_some_and(|player| people.iter().any(|p| p.player_id == player));
        if (player.is_some() && !plays) || (!officer && !people.is_empty() && !plays) {
            problems.push(FormProblem::new("player", FormMistake::Unknown));
        }
        if !officer {
            problems.extend(missing_or_long("name", &self.name, NAME_MAX));
            problems.extend(missing_or_long("contact", &self.contact, NAME_MAX));
        }
        problems
    }
}

/// The inner `None` means no limit. `None` if there is nothing to appeal against, yet or any more.
pub fn appeal_deadline(
    federation: &Federation,
    t: &Tournament,
    today: NaiveDate,
) -> Option<Option<NaiveDate>> {
    let begun = t.conditions.starts <= today && !State::OFF.contains(&t.state);
    let came = t
        .rated_at
        .map_or(t.conditions.ends, |at| federation.local_day(at));
    begun.then(|| last_day(came, federation.appeal_days))
}

pub fn is_open(federation: &Federation, t: &Tournament, today: NaiveDate) -> bool {
    appeal_deadline(federation, t, today).is_some_and(|last| last.is_none_or(|last| today <= last))
}

fn missing_or_long(field: &'static str, text: &str, most: usize) -> Option<FormProblem> {
    let kind = match text.trim().chars().count() {
        0 => FormMistake::Missing,
        n if n > most => FormMistake::TooLong(most),
        _ => return None,
    };
    Some(FormProblem { field, kind })
}

/// An appellant without an office here must be a participant and give a contact.
pub fn file_appeal(
    tx: &mut Tx<'_>,
    tournament: TournamentId,
    given: &AppealInput,
) -> Result<AppealId, ActionError> {
    let t =
        tournaments::find(tx.conn, tx.federation.id, tournament)?.ok_or(ActionError::NotFound)?;
    if !is_open(tx.federation, &t, tx.federation.local_day(tx.now)) {
        return Err(Refusal::AppealLate.into());
    }
    let officer = check_allowed(tx.actor, &tx.federation.id, Duty::Officer).is_ok();
    let about = About::from_word(&given.about);
    let player: Option<PlayerId> = given.player.trim().parse().ok();
    let people = tables::load_participants(tx.conn, tournament)?;
    let problems = given.find_problems(officer, about, player, &people);
    let (Some(about), true) = (about, problems.is_empty()) else {
        return Err(ActionError::Form(problems));
    };
    if !officer {
        refuse_flood(tx.conn, tx.federation, tournament, player)?;
    }
    let (name, contact) = match officer {
        true => (tx.actor.name.clone(), String::new()),
        false => (normalize_name(&given.name), given.contact.trim().to_owned()),
    };
    let objection = Objection {
        federation_id: tx.federation.id,
        tournament_id: tournament,
        player_id: player,
        account_id: tx.actor.account,
        name,
        contact,
        about,
        body: given.body.trim().to_owned(),
        filed_at: tx.now,
    };
    let id = appeals::add(tx.conn, &objection, Stage::Open)?;
    let by = &tx.actor.without_typed_name();
    let entry = Entry::new(Action::Appeal, Subject::Appeal(id))
        .with(format!("{}, {about}", Subject::Tournament(tournament)));
    audit::write_entry(tx.conn, by, Some(tx.federation.id), entry, tx.now)?;
    let path = format!("/{}/appeals/{id}", tx.federation.slug);
    let appeal = appeals::find(tx.conn, tx.federation.id, id)?.ok_or(ActionError::NotFound)?;
    write_notice(
        &mut Tx::new(tx.conn, by, tx.federation, tx.now),
        Notice::Appealed,
        &Matter {
            owner: None,
            ..Matter::for_appeal(&appeal, &t, path)
        },
    )?;
    Ok(id)
}

/// The second limit is per participant, so that visitors can't block the appeals of others.
fn refuse_flood(
    conn: &mut Conn,
    federation: &Federation,
    tournament: TournamentId,
    player: Option<PlayerId>,
) -> Result<(), ActionError> {
    if appeals::count_open(conn, federation.id)? >= OPEN_PER_FEDERATION
        || appeals::count_open_for(conn, tournament, player)? >= OPEN_PER_PARTICIPANT
    {
        return Err(Refusal::TooManyRequests.into());
    }
    Ok(())
}

pub fn answer_appeal(
    tx: &mut Tx<'_>,
    id: AppealId,
    stage: &str,
    why: &str,
) -> Result<Appeal, ActionError> {
    let appeal = appeals::find(tx.conn, tx.federation.id, id)?.ok_or(ActionError::NotFound)?;
    check_allowed(tx.actor, &appeal, OnAppeal::Answer)?;
    let why = super::tournaments::check_reason(why)?;
    let stage = Stage::from_word(stage)
        .filter(|s| *s != Stage::Open)
        .ok_or(ActionError::NotFound)?;
    appeals::store_answer(tx.conn, id, stage, why, &tx.actor.name, tx.now)?;
    let entry =
        Entry::new(Action::AnswerAppeal, Subject::Appeal(id)).with(format!("{stage}: {why}"));
    tx.audit(entry)?;
    tell_answer(tx, id)?;
    Ok(appeal)
}

/// Only if there is an account or an address.
fn tell_answer(tx: &mut Tx<'_>, id: AppealId) -> Result<(), ActionError> {
    let appeal = appeals::find(tx.conn, tx.federation.id, id)?.ok_or(ActionError::NotFound)?;
    let t = tournaments::find(tx.conn, tx.federation.id, appeal.objection.tournament_id)?
        .ok_or(ActionError::NotFound)?;
    // The appeal's own page is hidden if the appeal was dismissed.
    let matter = Matter::for_appeal(
        &appeal,
        &t,
        format!("/{}/tournaments/{}", tx.federation.slug, t.id),
    );
    let Objection {
        account_id,
        player_id,
        contact,
        ..
    } = &appeal.objection;
    let (None, Ok(to)) = (account_id, parse_address(contact)) else {
        return Ok(write_notice(tx, Notice::AppealAnswered, &matter)?);
    };
    // Letters to addresses that strangers typed are few: what is no appeal gets none.
    if appeal.stage == Stage::Dismissed {
        return Ok(());
    }
    // The letter has the name of the register, not the one that a visitor typed.
    let player = player_id
        .map(|id| players::find(tx.conn, tx.federation.id, id))
        .transpose()?
        .flatten();
    if let Some(player) = player {
        let visitor = Visitor {
            name: player.display_name(),
            address: &to,
        };
        tell_visitor(tx, Notice::AppealAnswered, visitor, &matter)?;
    }
    Ok(())
}

/// In days; empty for no limit.
pub fn set_days(tx: &mut Tx<'_>, typed: &str) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    let days = match typed.trim() {
        "" => None,
        text => match text.parse::<i32>() {
            Ok(days) if (0..=DAYS_MAX).contains(&days) => Some(days),
            _ => {
                return Err(ActionError::Form(vec![FormProblem::new(
                    "appeal_days",
                    FormMistake::NotANumber,
                )]));
            }
        },
    };
    if days == tx.federation.appeal_days {
        return Ok(());
    }
    federations::update_appeal_days(tx.conn, tx.federation.id, days)?;
    let told = days.map_or_else(
        || "appeal_days".to_owned(),
        |days| format!("appeal_days {days}"),
    );
    let entry = Entry::new(
        Action::Settings,
        Subject::Federation(tx.federation.slug.clone()),
    )
    .with(told);
    tx.audit(entry)?;
    Ok(())
}
