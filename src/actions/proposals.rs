//! Proposed tournaments: an organizer writes a proposal and an official decides (ssdc 3, 4.2). An
//! approved one becomes a tournament of the calendar.

use chrono::{NaiveDate, NaiveDateTime};
use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::conditions::{
    self, ConditionsInput as TypedConditions, ParsedConditions as ReadConditions,
};
use super::documents::{DOCUMENT_MAX, document_name, is_pdf};
use crate::audit::{Entry, Subject};
use crate::authorization::{Duty, Object, OnProposal, check_allowed, is_own};
use crate::category::Terms;
use crate::db::federations::Federation;
use crate::db::proposals::{self, Proposal, ProposalContent};
use crate::db::tournaments::Conditions;
use crate::db::{
    AccountId, Conn, DbError, FileId, ProposalId, TournamentId, accounts, files, tournaments,
};
use crate::domain::audit::Action;
use crate::domain::category::Assessment;
use crate::domain::name::normalize_name;
use crate::domain::player::parse_date;
use crate::domain::proposal::{Act, Stage};
use crate::domain::rules::RulesFeatures;
use crate::domain::rules::ssdc::deadlines;
use crate::domain::tournament::{Category, Pool};
use crate::mail::notices::{Matter, Notice, write_notice};
use crate::{
    ActionError, Actor, FormMistake, FormProblem, Refusal, TEXT_MAX, Tx, editions,
    tournaments as office,
};
use crate::{category, plan_lines};

/// In characters.
const BODY_MAX: usize = 100_000;

/// The form as typed; a draft is stored with its mistakes.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ProposalForm {
    pub name: String,
    pub registration: String,
    pub starts: String,
    pub ends: String,
    pub city: String,
    pub club: String,
    /// Account id.
    pub referee: String,
    /// Only in older drafts; now the plan line determines it.
    #[serde(skip_serializing)]
    pub official: bool,
    /// True if FIDE rates it too.
    pub rated_by_fide: bool,
    /// As a form value.
    pub plan: String,
    pub board: String,
    pub minutes: String,
    /// Under rules with categories the time control determines it.
    pub pool: String,
    pub remark: String,
    /// Held by the federation itself, so that article 4.2 requires no approval.
    pub own: bool,
    pub terms: Terms,
}

#[derive(Debug, Clone, Default)]
pub struct ProposalInput {
    pub typed: ProposalForm,
    /// In Markdown.
    pub body: String,
    /// Name and bytes.
    pub document: Option<(String, Vec<u8>)>,
    pub remove: bool,
    /// The uploaded document was too large to be read.
    pub oversize: bool,
}

pub struct Read {
    pub conditions: Conditions,
    pub registration: NaiveDate,
}

pub fn parse_form(p: &Proposal) -> Result<ProposalForm, DbError> {
    serde_json::from_str(&p.written.form)
        .map_err(|e| DbError::Corrupt(format!("proposal {}: {e}", p.id)))
}

/// `None` if the tournament has no proposal.
pub fn registration_day(conn: &mut Conn, id: TournamentId) -> Result<Option<NaiveDate>, DbError> {
    Ok(proposals::of_tournament(conn, id)?.and_then(|p| first_day(&p)))
}

pub fn first_day(p: &Proposal) -> Option<NaiveDate> {
    parse_date(parse_form(p).ok()?.registration.trim())
}

fn document_mistake(given: &ProposalInput) -> Option<FormProblem> {
    let kind = match &given.document {
        _ if given.oversize => FormMistake::FileTooLarge(DOCUMENT_MAX),
        Some((_, content)) if content.len() > DOCUMENT_MAX * 1024 * 1024 => {
            FormMistake::FileTooLarge(DOCUMENT_MAX)
        }
        Some((_, content)) if !is_pdf(content) => FormMistake::NotAPdf,
        _ => return None,
    };
    Some(FormProblem {
        field: "document",
        kind,
    })
}

fn find_oversize(given: &ProposalInput) -> Vec<FormProblem> {
    let mut problems: Vec<FormProblem> = document_mistake(given).into_iter().collect();
    let form = serde_json::to_string(&given.typed).map_or(0, |f| f.len());
    if form > 20_000 {
        problems.push(FormProblem::new("remark", FormMistake::TooLong(TEXT_MAX)));
    }
    if given.typed.name.chars().count() > 200 {
        problems.push(FormProblem::new("name", FormMistake::TooLong(200)));
    }
    if given.body.chars().count() > BODY_MAX {
        problems.push(FormProblem::new("body", FormMistake::TooLong(BODY_MAX)));
    }
    problems
}

/// Mistakes other than too long texts and invalid documents are reported on submission.
pub fn draft_proposal(tx: &mut Tx<'_>, given: &ProposalInput) -> Result<ProposalId, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Plan)?;
    let written = prepare_content(tx, given, None)?;
    let id = proposals::add(
        tx.conn,
        tx.federation.id,
        (tx.actor.account, &tx.actor.name),
        Stage::Draft,
        &written,
        tx.now,
    )?;
    // The commission reads the log, so a private draft leaves no details there.
    tx.audit(Entry::new(Action::Draft, Subject::Proposal(id)))?;
    Ok(id)
}

pub fn save_draft(
    tx: &mut Tx<'_>,
    id: ProposalId,
    version: i64,
    given: &ProposalInput,
) -> Result<(), ActionError> {
    let (p, after) = find_for_step(tx.conn, tx.actor, tx.federation, id, Act::Edit)?;
    let unchanged = parse_form(&p)? == given.typed
        && p.written.body == given.body
        && given.document.is_none()
        && !given.remove
        && !given.oversize;
    if unchanged {
        return Ok(());
    }
    if p.lock_version != version {
        return Err(Refusal::Stale.into());
    }
    let written = prepare_content(tx, given, p.written.file_id)?;
    proposals::update_written(tx.conn, id, &written, tx.now)?;
    if let Some(old) = p
        .written
        .file_id
        .filter(|old| Some(*old) != written.file_id)
    {
        files::remove(tx.conn, old)?;
    }
    if p.step.stage != after {
        let step = proposals::Step {
            stage: after,
            ..p.step.clone()
        };
        proposals::update_step(tx.conn, id, &step, tx.now)?;
    }
    tx.audit(Entry::new(Action::Draft, Subject::Proposal(id)))?;
    Ok(())
}

fn prepare_content(
    tx: &mut Tx<'_>,
    given: &ProposalInput,
    stored: Option<FileId>,
) -> Result<ProposalContent, ActionError> {
    let problems = find_oversize(given);
    if !problems.is_empty() {
        return Err(ActionError::Form(problems));
    }
    // Only the federation may declare a tournament its own, which exempts it from the deadline
    // (`docs/readings/ssdc.md` D1).
    if given.typed.own {
        check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    }
    let file_id = match &given.document {
        Some((name, content)) => {
            let name = document_name(name);
            let mark = HEXLOWER.encode(&Sha256::digest(content));
            Some(files::add(
                tx.conn,
                tx.federation.id,
                &name,
                "application/pdf",
                &mark,
                content,
                tx.now,
            )?)
        }
        None if given.remove => None,
        None => stored,
    };
    let form = serde_json::to_string(&given.typed).unwrap_or_default();
    Ok(ProposalContent {
        name: normalize_name(given.typed.name.trim()),
        form,
        body: given.body.clone(),
        file_id,
    })
}

pub fn parse_proposal(
    conn: &mut Conn,
    federation: &Federation,
    p: &Proposal,
) -> Result<Read, ActionError> {
    let typed = parse_form(p)?;
    let shows = federation.rules.shows;
    let mut problems = Vec::new();
    let registration = parse_registration(&typed.registration, &mut problems);
    // Proposals submitted before the main time became mandatory can still be decided.
    let form = TypedConditions {
        timed: shows.minutes && p.step.stage != Stage::Sent,
        ..typed.typed_conditions(shows)
    };
    let dates = form
        .parse_fields()
        .map_err(|more| problems.extend(more))
        .ok();
    if let (Some(registration), Some(read)) = (registration, &dates)
        && registration > read.starts
    {
        problems.push(FormProblem::new(
            "registration",
            FormMistake::RegistrationLate,
        ));
    }
    let dated = registration.is_some() && dates.is_some();
    problems.extend(find_undated_mistakes(p, &typed, shows, dated));
    let (Some(registration), Some(read)) = (registration, dates) else {
        return Err(ActionError::Form(problems));
    };
    let mut planned = typed.planned_conditions(conn, shows, read)?;
    if shows.plan && typed.plan.trim().is_empty() {
        plan_lines::link_to_line(conn, federation, &mut planned, p.step.tournament_id)?;
    }
    let conditions = conditions::normalize_conditions(conn, federation, planned)?;
    let stored = match p.step.tournament_id {
        Some(id) => tournaments::find(conn, federation.id, id)?,
        None => None,
    };
    match conditions::check_conditions(conn, federation, &conditions, stored.as_ref()) {
        Err(ActionError::Form(more)) => problems.extend(more),
        other => other?,
    }
    if problems.is_empty() {
        Ok(Read {
            conditions,
            registration,
        })
    } else {
        Err(ActionError::Form(problems))
    }
}

fn parse_registration(typed: &str, problems: &mut Vec<FormProblem>) -> Option<NaiveDate> {
    let registration = parse_date(typed.trim());
    if registration.is_none() {
        let kind = if typed.trim().is_empty() {
            FormMistake::Missing
        } else {
            FormMistake::NotADate
        };
        problems.push(FormProblem::new("registration", kind));
    }
    registration
}

/// `dated`: the days are known, so the check of the conditions finds missing fields.
fn find_undated_mistakes(
    p: &Proposal,
    typed: &ProposalForm,
    shows: RulesFeatures,
    dated: bool,
) -> Vec<FormProblem> {
    let mut problems = Vec::new();
    if !dated {
        for (field, text) in [("name", &typed.name), ("referee", &typed.referee)] {
            if text.trim().is_empty() {
                problems.push(FormProblem::new(field, FormMistake::Missing));
            }
        }
    }
    if shows.categories {
        problems.extend(typed.terms.parse_conditions().err().unwrap_or_default());
    }
    if p.written.body.trim().is_empty() && p.written.file_id.is_none() {
        problems.push(FormProblem::new("body", FormMistake::TextMissing));
    }
    problems
}

impl ProposalForm {
    fn typed_conditions(&self, shows: RulesFeatures) -> TypedConditions {
        let pool = match shows.categories {
            // ssdc 1.5: classic time control is one pool, blitz and rapid are the other.
            true if matches!(self.terms.time_control.as_str(), "rapid" | "blitz") => {
                Pool::Rapid.word().to_owned()
            }
            true => Pool::Classic.word().to_owned(),
            false => self.pool.clone(),
        };
        TypedConditions {
            starts: self.starts.clone(),
            ends: self.ends.clone(),
            minutes: self.minutes.clone(),
            timed: false,
            board: self.board.clone(),
            club: self.club.clone(),
            pool,
            category: String::new(),
            // Known only after the tournament.
            round_days: String::new(),
        }
    }

    fn planned_conditions(
        &self,
        conn: &mut Conn,
        shows: RulesFeatures,
        read: ReadConditions,
    ) -> Result<Conditions, DbError> {
        let referee_id: Option<AccountId> = self.referee.parse().ok();
        let referee_name = match referee_id {
            Some(id) => accounts::find(conn, id)?
                .map(|a| a.name)
                .unwrap_or_default(),
            None => String::new(),
        };
        // Approved tournaments are official; under rules with plans, those in a plan.
        let official = !shows.plan || plan_lines::names_a_line(&self.plan);
        Ok(Conditions {
            name: self.name.trim().to_owned(),
            starts: read.starts,
            ends: read.ends,
            city: self.city.trim().to_owned(),
            club_id: read.club,
            referee_id,
            referee_name,
            official,
            plan: if shows.plan && official {
                self.plan.trim().to_owned()
            } else {
                String::new()
            },
            plan_line_id: plan_lines::parse_chosen_line(&self.plan),
            board: read.board,
            minutes: read.minutes,
            pool: read.pool,
            category: Category::default(),
            rated_by_fide: self.rated_by_fide,
            round_days: read.round_days,
            remark: self.remark.trim().to_owned(),
        })
    }
}

/// By the edition in force at the start; `None` under rules without categories.
pub fn assess_category(
    conn: &mut Conn,
    federation: &Federation,
    p: &Proposal,
    starts: NaiveDate,
) -> Result<Option<Assessment>, ActionError> {
    match federation.rules.shows.categories {
        true => {
            category::assess_category(conn, federation, &parse_form(p)?.terms, starts).map(Some)
        }
        false => Ok(None),
    }
}

/// `None` if the rules set none (ssdc 4.2), or the federation holds the tournament itself
/// (`docs/readings/ssdc.md` D1).
pub fn submission_deadline(
    conn: &mut Conn,
    federation: &Federation,
    p: &Proposal,
    read: &Read,
) -> Result<Option<NaiveDate>, ActionError> {
    if parse_form(p)?.own {
        return Ok(None);
    }
    let governing = editions::find_governing(conn, federation, read.conditions.starts)?;
    let parameters = serde_json::from_str(&governing.parameters)
        .map_err(|e| DbError::Corrupt(format!("parameters: {e}")))?;
    Ok(federation
        .rules
        .regulations_due(&parameters, read.registration))
}

/// Article 4.2 sets a deadline for submission but none for the decision, so a timely proposal can
/// be decided on any later day. Tournaments that the federation holds itself need no approval.
fn refuse_begun(
    federation: &Federation,
    p: &Proposal,
    read: &Read,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    let sent = federation.local_day(p.step.first_sent_at.unwrap_or(now));
    let begun = read.conditions.starts < sent && !parse_form(p)?.own;
    if begun {
        Err(Refusal::Begun.into())
    } else {
        Ok(())
    }
}

/// The first submission counts: changes after a return needn't be early again
/// (`docs/readings/ssdc.md` D2). A submitted proposal keeps the deadline of that time.
pub fn missed_deadline(
    conn: &mut Conn,
    federation: &Federation,
    p: &Proposal,
    read: &Read,
    now: NaiveDateTime,
) -> Result<Option<NaiveDate>, ActionError> {
    let sent = federation.local_day(p.step.first_sent_at.unwrap_or(now));
    let due = if p.step.stage == Stage::Sent {
        p.step.due_on
    } else {
        submission_deadline(conn, federation, p, read)?
    };
    Ok(due.filter(|due| !deadlines::in_time(sent, *due)))
}

fn find_for_step(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: ProposalId,
    act: Act,
) -> Result<(Proposal, Stage), ActionError> {
    let p = proposals::find(conn, federation.id, id)?.ok_or(ActionError::NotFound)?;
    check_allowed(actor, &p, OnProposal::Step(act))?;
    let after = p
        .step
        .stage
        .after(act)
        .ok_or(Refusal::Stage(p.step.stage))?;
    Ok((p, after))
}

/// A late proposal needs a plea for an exception, on which an official decides.
pub fn submit_proposal(tx: &mut Tx<'_>, id: ProposalId, plea: &str) -> Result<(), ActionError> {
    let found = proposals::find(tx.conn, tx.federation.id, id)?.ok_or(ActionError::NotFound)?;
    if is_own(tx.actor, &found) && found.step.stage == Stage::Sent {
        // Idempotent.
        return Ok(());
    }
    let (p, after) = find_for_step(tx.conn, tx.actor, tx.federation, id, Act::Send)?;
    let read = self::parse_proposal(tx.conn, tx.federation, &p)?;
    refuse_begun(tx.federation, &p, &read, tx.now)?;
    let plea = plea.trim();
    if plea.chars().count() > TEXT_MAX {
        return Err(ActionError::Form(vec![FormProblem::new(
            "plea",
            FormMistake::TooLong(TEXT_MAX),
        )]));
    }
    if let Some(due) = missed_deadline(tx.conn, tx.federation, &p, &read, tx.now)?
        && plea.is_empty()
        && p.step.plea.is_empty()
    {
        return Err(Refusal::Late(due).into());
    }
    let mut step = p.step.clone();
    step.stage = after;
    step.first_sent_at = Some(p.step.first_sent_at.unwrap_or(tx.now));
    step.sent_at = Some(tx.now);
    // The earlier decision was about another text.
    (step.reason, step.decided_by, step.decided_at) = (String::new(), String::new(), None);
    step.due_on = submission_deadline(tx.conn, tx.federation, &p, &read)?;
    if !plea.is_empty() {
        step.plea = plea.to_owned();
    }
    proposals::update_step(tx.conn, id, &step, tx.now)?;
    let mark = compute_fingerprint(tx.conn, tx.federation, &p)?;
    tx.audit(Entry::new(Action::Propose, Subject::Proposal(id)).with(mark))?;
    write_notice(
        tx,
        Notice::Proposed,
        &Matter::for_proposal(tx.federation, &p, ""),
    )?;
    Ok(())
}

/// Over form, text and document; a decision refers to it.
pub fn compute_fingerprint(
    conn: &mut Conn,
    federation: &Federation,
    p: &Proposal,
) -> Result<String, DbError> {
    let document = match p.written.file_id {
        Some(id) => files::find_label(conn, federation.id, id)?.map(|(_, mark)| mark),
        None => None,
    };
    let what = serde_json::json!([p.organizer_name, p.written.form, p.written.body, document]);
    Ok(HEXLOWER.encode(&Sha256::digest(what.to_string().as_bytes())))
}

/// Withdraws the proposal for changes, or deletes it.
pub fn step_back(tx: &mut Tx<'_>, id: ProposalId, act: Act) -> Result<(), ActionError> {
    let (p, after) = find_for_step(tx.conn, tx.actor, tx.federation, id, act)?;
    if act == Act::Withdraw && p.step.first_sent_at.is_none() {
        // An unsubmitted draft leaves no trace.
        proposals::remove(tx.conn, id)?;
        if let Some(file) = p.written.file_id {
            files::remove(tx.conn, file)?;
        }
        tx.audit(Entry::new(Action::WithdrawProposal, Subject::Proposal(id)))?;
        return Ok(());
    }
    let mut step = p.step.clone();
    step.stage = after;
    proposals::update_step(tx.conn, id, &step, tx.now)?;
    let action = if act == Act::Withdraw {
        Action::WithdrawProposal
    } else {
        Action::TakeBack
    };
    tx.audit(Entry::new(action, Subject::Proposal(id)))?;
    Ok(())
}

#[derive(Debug, Clone, Default)]
pub struct Decision {
    pub version: i64,
    /// The computed category or a lower one; any if categories are only weights.
    pub category: Option<Category>,
    /// Empty if the proposal isn't late.
    pub exception: String,
}

/// Freezes the regulations of the planned tournament (ssdc 4.2.1, 4.2.2). Idempotent. Refuses a
/// category above the computed one (ssdc 3.4.7).
pub fn approve_proposal(
    tx: &mut Tx<'_>,
    id: ProposalId,
    decision: &Decision,
) -> Result<TournamentId, ActionError> {
    let found = proposals::find(tx.conn, tx.federation.id, id)?.ok_or(ActionError::NotFound)?;
    found.check_actor(tx.actor, OnProposal::Step(Act::Approve))?;
    if let Some(tournament) = found.step.tournament_id
        && found.step.decided_by == tx.actor.name
    {
        return Ok(tournament);
    }
    let (p, after) = find_for_step(tx.conn, tx.actor, tx.federation, id, Act::Approve)?;
    if p.lock_version != decision.version {
        return Err(Refusal::Stale.into());
    }
    let mut read = self::parse_proposal(tx.conn, tx.federation, &p)?;
    refuse_begun(tx.federation, &p, &read, tx.now)?;
    let exception = decision.exception.trim();
    let late = missed_deadline(tx.conn, tx.federation, &p, &read, tx.now)?;
    if let Some(due) = late
        && exception.is_empty()
    {
        return Err(Refusal::ExceptionMissing(due).into());
    }
    let assessment = assess_category(tx.conn, tx.federation, &p, read.conditions.starts)?;
    set_category(
        tx.conn,
        tx.federation,
        assessment.as_ref(),
        decision,
        &mut read.conditions,
    )?;
    let tournament = office::store_planned(tx.conn, tx.federation, read.conditions, tx.now)?;
    let mark = compute_fingerprint(tx.conn, tx.federation, &p)?;
    let mut step = p.step.clone();
    step.stage = after;
    step.exception = if late.is_some() {
        exception.chars().take(TEXT_MAX).collect()
    } else {
        String::new()
    };
    step.reason = String::new();
    step.decided_at = Some(tx.now);
    step.decided_by = tx.actor.name.clone();
    step.assessment = assessment
        .as_ref()
        .map(|a| serde_json::to_string(a).unwrap_or_default());
    step.fingerprint = Some(mark.clone());
    step.tournament_id = Some(tournament);
    proposals::update_step(tx.conn, id, &step, tx.now)?;
    announce_approval(tx, &p, tournament, &mark)?;
    Ok(tournament)
}

fn announce_approval(
    tx: &mut Tx<'_>,
    p: &Proposal,
    tournament: TournamentId,
    mark: &str,
) -> Result<(), ActionError> {
    tx.audit(Entry::new(Action::Approve, Subject::Proposal(p.id)).with(mark))?;
    let admitted = Matter {
        path: format!("/{}/tournaments/{tournament}", tx.federation.slug),
        ..Matter::for_proposal(tx.federation, p, "")
    };
    write_notice(tx, Notice::Admitted, &admitted)?;
    Ok(())
}

/// ssdc 3.4.7.
fn set_category(
    conn: &mut Conn,
    federation: &Federation,
    assessment: Option<&Assessment>,
    decision: &Decision,
    conditions: &mut Conditions,
) -> Result<(), ActionError> {
    if let Some(assessment) = assessment {
        let chosen = decision.category.unwrap_or(assessment.category);
        if !assessment.category.can_be_lowered_to(chosen) {
            return Err(Refusal::CategoryTooHigh.into());
        }
        conditions.category = chosen;
        conditions.official = chosen != Category::Friendly;
    }
    if assessment.is_none() && editions::has_weights(conn, federation, conditions.starts)? {
        conditions.category = decision.category.unwrap_or_default();
    }
    Ok(())
}

#[derive(Debug, Clone, Copy)]
pub struct ProposalVersion {
    pub id: ProposalId,
    pub version: i64,
}

/// Applies only to the version that was read.
pub fn return_or_reject(
    tx: &mut Tx<'_>,
    ProposalVersion { id, version }: ProposalVersion,
    act: Act,
    why: &str,
) -> Result<(), ActionError> {
    let (p, after) = find_for_step(tx.conn, tx.actor, tx.federation, id, act)?;
    if p.lock_version != version {
        return Err(Refusal::Stale.into());
    }
    let why = office::check_reason(why)?;
    let mut step = p.step.clone();
    step.stage = after;
    step.reason = why.to_owned();
    step.decided_at = Some(tx.now);
    step.decided_by = tx.actor.name.clone();
    proposals::update_step(tx.conn, id, &step, tx.now)?;
    let (action, notice) = match act {
        Act::Reject => (Action::Reject, Notice::ProposalRejected),
        _ => (Action::Return, Notice::ProposalReturned),
    };
    tx.audit(Entry::new(action, Subject::Proposal(id)).with(why))?;
    write_notice(tx, notice, &Matter::for_proposal(tx.federation, &p, why))?;
    Ok(())
}
