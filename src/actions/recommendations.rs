//! Initial ratings on recommendation (ufgo 3.2). The commission chooses two members. Each gets a
//! letter and answers by its link or logged in. The rating is entered when both have confirmed.

use std::collections::HashSet;

use chrono::NaiveDateTime;

use super::audit::{self, Entry, Subject};
use super::authorization::{Duty, OnRequest, check_allowed};
use super::links::{Secrets, token_hash};
use super::mail::notices::{self, Facts, Notice, Recipient};
use super::mail::parse_address;
use super::registry::{self, Recommended};
use super::replay::Progress;
use super::{ActionError, Actor, FormMistake, FormProblem, Refusal, TEXT_MAX, Tx, members};
use crate::db::accounts::{self, Account};
use crate::db::federations::Federation;
use crate::db::players::{self, Player};
use crate::db::recommendations::{self as storage, Proposed, RecommendationMember, Request};
use crate::db::{AccountId, Conn, DbError, PlayerId, RecommendationRequestId};
use crate::domain::audit::Action;
use crate::domain::language::Language;
use crate::domain::name::likeness_key;
use crate::domain::recommendation::{Answer, Stage, VALIDITY};

/// An account, or a player with an address.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MemberInput {
    /// Empty for a player.
    pub account: String,
    /// Name or external id.
    pub player: String,
    /// Address for the letter.
    pub mail: String,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RequestInput {
    pub rating: String,
    pub reason: String,
    pub first: MemberInput,
    pub second: MemberInput,
}

pub struct Sending<'a> {
    pub secrets: &'a dyn Secrets,
    /// Mail is set up.
    pub by_mail: bool,
    /// For members who haven't chosen one.
    pub language: Language,
}

struct Member {
    account: Option<AccountId>,
    player: Option<PlayerId>,
    name: String,
    mail: Option<String>,
    language: Language,
}

impl Member {
    fn is_same_member(&self, other: &Member) -> bool {
        (self.account.is_some() && self.account == other.account)
            || (self.player.is_some() && self.player == other.player)
            || likeness_key(&self.name) == likeness_key(&other.name)
    }
}

/// Account, player, address.
type Fields = [&'static str; 3];
const FIRST: Fields = ["first_member", "first_player", "first_mail"];
const SECOND: Fields = ["second_member", "second_player", "second_mail"];

pub fn list_candidates(
    conn: &mut Conn,
    federation: &Federation,
) -> Result<Vec<(AccountId, String)>, DbError> {
    let mut officers: Vec<Account> = accounts::load_officers(conn, federation.id)?
        .into_iter()
        .map(|(account, _)| account)
        .collect();
    let mut seen = HashSet::new();
    // One account may hold several offices.
    officers.retain(|account| !account.disabled && seen.insert(account.id));
    let alone = |name: &str| officers.iter().filter(|other| other.name == name).count() == 1;
    let label = |account: &Account| {
        if alone(&account.name) {
            account.name.clone()
        } else {
            format!("{} ({})", account.name, account.login)
        }
    };
    Ok(officers
        .iter()
        .map(|account| (account.id, label(account)))
        .collect())
}

fn parse_member(
    conn: &mut Conn,
    federation: &Federation,
    who: &MemberInput,
    fields: Fields,
    sending: &Sending,
) -> Result<Result<Member, FormProblem>, DbError> {
    let wrong = |place: usize, kind| {
        Ok(Err(FormProblem {
            field: fields[place],
            kind,
        }))
    };
    if !who.account.trim().is_empty() {
        return match find_officer(conn, federation, who.account.trim(), sending)? {
            Some(officer) => Ok(Ok(officer)),
            None => wrong(0, FormMistake::Unknown),
        };
    }
    let typed = who.player.trim();
    if typed.is_empty() {
        return wrong(0, FormMistake::Missing);
    }
    let found = members::player_called(conn, federation, typed)?;
    let may_recommend =
        |player: &Player| player.merged_into.is_none() && !player.guest && player.mark.is_none();
    let Some(found) = found else {
        return wrong(1, FormMistake::NoSuchPlayer);
    };
    let Some(player) = Some(found).filter(may_recommend) else {
        return wrong(1, FormMistake::Unknown);
    };
    match parse_address(&who.mail) {
        Ok(mail) if sending.by_mail => {
            let name = player.display_name().to_owned();
            Ok(Ok(Member {
                account: None,
                player: Some(player.id),
                name,
                mail: Some(mail),
                language: sending.language,
            }))
        }
        // Without mail only account holders can answer.
        Ok(_) => wrong(1, FormMistake::Unknown),
        Err(kind) => wrong(2, kind),
    }
}

/// `None` if no such officer can log in.
fn find_officer(
    conn: &mut Conn,
    federation: &Federation,
    account: &str,
    sending: &Sending,
) -> Result<Option<Member>, DbError> {
    let officer = accounts::load_officers(conn, federation.id)?
        .into_iter()
        .map(|(officer, _)| officer)
        .find(|officer| !officer.disabled && officer.id.to_string() == account);
    Ok(officer.map(|officer| Member {
        account: Some(officer.id),
        player: None,
        name: officer.name,
        mail: officer.mail.filter(|_| sending.by_mail),
        language: officer.language.unwrap_or(sending.language),
    }))
}

fn parse_both(
    conn: &mut Conn,
    federation: &Federation,
    player: &Player,
    asked: &RequestInput,
    sending: &Sending,
) -> Result<Result<[Member; 2], Vec<FormProblem>>, DbError> {
    let first = parse_member(conn, federation, &asked.first, FIRST, sending)?;
    let second = parse_member(conn, federation, &asked.second, SECOND, sending)?;
    let (first, second) = match (first, second) {
        (Ok(first), Ok(second)) => (first, second),
        (first, second) => {
            return Ok(Err([first.err(), second.err()]
                .into_iter()
                .flatten()
                .collect()));
        }
    };
    let place = |who: &Member| usize::from(who.player.is_some());
    let mut problems = Vec::new();
    // A player can't recommend themselves.
    for (who, fields) in [(&first, FIRST), (&second, SECOND)] {
        if who.player == Some(player.id) || likeness_key(&who.name) == player.folded.likeness_key {
            problems.push(FormProblem::new(
                fields[place(who)],
                FormMistake::SamePerson,
            ));
        }
    }
    if first.is_same_member(&second) {
        problems.push(FormProblem::new(
            SECOND[place(&second)],
            FormMistake::SamePerson,
        ));
    }
    Ok(if problems.is_empty() {
        Ok([first, second])
    } else {
        Err(problems)
    })
}

pub fn request_recommendation(
    tx: &mut Tx<'_>,
    id: PlayerId,
    asked: &RequestInput,
    sending: &Sending,
) -> Result<RecommendationRequestId, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    tx.federation
        .rules
        .recommended
        .ok_or(ActionError::NotFound)?;
    let player = players::find(tx.conn, tx.federation.id, id)?.ok_or(ActionError::NotFound)?;
    registry::check_unrated(&player)?;
    refuse_second_request(tx.conn, id, tx.now)?;
    let (rating, members) = parse_request(tx.conn, tx.federation, &player, asked, sending)?;
    let proposed = Proposed {
        federation_id: tx.federation.id,
        player_id: id,
        rating,
        reason: asked.reason.trim().to_owned(),
        by_name: tx.actor.name.clone(),
        created_at: tx.now,
        expires_at: tx.now + VALIDITY,
    };
    let request_id = storage::add(tx.conn, &proposed)?;
    let names = format!("{rating} ({}; {})", members[0].name, members[1].name);
    for member in members {
        invite_member(
            tx,
            &Asking {
                player: &player,
                id: request_id,
                rating,
            },
            member,
            sending,
        )?;
    }
    tx.audit(Entry::new(Action::AskRecommendation, Subject::Player(id)).with(names))?;
    Ok(request_id)
}

/// Ends open requests that have lapsed.
fn refuse_second_request(
    conn: &mut Conn,
    player: PlayerId,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    for request in storage::of_player(conn, player)? {
        match request.stage_at(now) {
            Stage::Waiting => return Err(Refusal::RecommendationWaits.into()),
            Stage::Lapsed if request.stage == Stage::Waiting => {
                storage::end_request(conn, request.id, Stage::Lapsed, now)?
            }
            _ => {}
        }
    }
    Ok(())
}

fn parse_request(
    conn: &mut Conn,
    federation: &Federation,
    player: &Player,
    asked: &RequestInput,
    sending: &Sending,
) -> Result<(f64, [Member; 2]), ActionError> {
    let rating = registry::parse_initial_rating(federation.rules, player, &asked.rating);
    let mut problems: Vec<FormProblem> = rating
        .is_none()
        .then_some(FormProblem::new("asked_rating", FormMistake::NotANumber))
        .into_iter()
        .collect();
    if asked.reason.chars().count() > TEXT_MAX {
        problems.push(FormProblem::new("reason", FormMistake::TooLong(TEXT_MAX)));
    }
    match (
        rating,
        parse_both(conn, federation, player, asked, sending)?,
    ) {
        (Some((rating, _)), Ok(members)) if problems.is_empty() => Ok((rating, members)),
        (_, members) => Err(ActionError::Form(
            problems
                .into_iter()
                .chain(members.err().into_iter().flatten())
                .collect(),
        )),
    }
}

struct Asking<'a> {
    player: &'a Player,
    id: RecommendationRequestId,
    rating: f64,
}

fn invite_member(
    tx: &mut Tx<'_>,
    asking: &Asking<'_>,
    member: Member,
    sending: &Sending,
) -> Result<(), ActionError> {
    let token = sending.secrets.token()?;
    let hash = token_hash(&token);
    if let Some(to) = &member.mail {
        let facts = Facts {
            to: member.name.clone(),
            by: tx.actor.name.clone(),
            federation: tx.federation.name_in(member.language),
            house: tx.federation.slug.clone(),
            zone: Some(tx.federation.zone()),
            names: Some(tx.federation.name_language()),
            name: asking.player.display_name().to_owned(),
            path: format!("/{}/recommendations/by-link/{token}", tx.federation.slug),
            rating: format!("{:.*}", tx.federation.rules.shows.decimals, asking.rating),
            ..Facts::default()
        };
        let dedup = format!("{} {hash}", Notice::Recommendation.word());
        let recipient = Recipient {
            account: member.account,
            address: to,
            language: member.language,
        };
        notices::write_letter(
            tx.conn,
            Notice::Recommendation,
            recipient,
            &facts,
            &dedup,
            tx.now + VALIDITY,
            tx.now,
        )?;
    }
    let asked = storage::Member {
        request_id: asking.id,
        account_id: member.account,
        player_id: member.player,
        name: member.name,
        mail: member.mail.unwrap_or_default(),
        token_hash: hash,
    };
    storage::add_recommender(tx.conn, &asked)?;
    Ok(())
}

#[derive(Debug, Clone)]
pub enum Key {
    Link(String),
    Account(AccountId, RecommendationRequestId),
}

#[derive(Debug, Clone)]
pub struct Question {
    pub request: Request,
    pub who: RecommendationMember,
}

pub fn find_question(
    conn: &mut Conn,
    federation: &Federation,
    key: &Key,
    now: NaiveDateTime,
) -> Result<Question, ActionError> {
    let who = match key {
        Key::Link(token) => storage::by_token(conn, &token_hash(token))?,
        Key::Account(account, request) => storage::load_recommenders(conn, &[*request])?
            .into_iter()
            .find(|who| who.member.account_id == Some(*account)),
    };
    let who = who
        .filter(|who| who.answer == Answer::Open)
        .ok_or(Refusal::Link)?;
    // A member chosen as officer can answer only while in office.
    if let Some(account) = who.member.account_id
        && !accounts::load_officers(conn, federation.id)?
            .iter()
            .any(|(officer, _)| officer.id == account && !officer.disabled)
    {
        return Err(Refusal::Link.into());
    }
    let request = storage::find(conn, federation.id, who.member.request_id)?;
    let request = request
        .filter(|r| r.stage_at(now) == Stage::Waiting)
        .ok_or(Refusal::Link)?;
    let player =
        players::find(conn, federation.id, request.proposed.player_id)?.ok_or(Refusal::Link)?;
    // A player who was rated, merged or erased meanwhile needs no answer.
    registry::check_unrated(&player).map_err(|_| Refusal::Link)?;
    Ok(Question { request, who })
}

pub fn is_answered(conn: &mut Conn, federation: &Federation, token: &str) -> Result<bool, DbError> {
    let Some(who) =
        storage::by_token(conn, &token_hash(token))?.filter(|who| who.answer != Answer::Open)
    else {
        return Ok(false);
    };
    Ok(storage::find(conn, federation.id, who.member.request_id)?.is_some())
}

/// A player is named by code, which remains after erasure.
fn name_for_log(
    conn: &mut Conn,
    federation: &Federation,
    who: &RecommendationMember,
) -> Result<String, DbError> {
    let player = who
        .member
        .player_id
        .map(|id| players::find(conn, federation.id, id))
        .transpose()?
        .flatten();
    Ok(player.map_or_else(|| who.member.name.clone(), |player| player.code))
}

#[derive(Debug, Clone, Default)]
pub struct AnswerInput {
    pub confirmed: bool,
    pub words: String,
}

/// Enters the rating when both have confirmed; a refusal ends the request.
pub fn answer_question(
    conn: &mut Conn,
    federation: &Federation,
    key: &Key,
    given: &AnswerInput,
    now: NaiveDateTime,
    progress: &Progress,
) -> Result<Stage, ActionError> {
    let Question { request, who } = find_question(conn, federation, key, now)?;
    let words = given.words.trim();
    if words.chars().count() > TEXT_MAX {
        return Err(ActionError::Form(vec![FormProblem::new(
            "words",
            FormMistake::TooLong(TEXT_MAX),
        )]));
    }
    let actor = Actor {
        account: who.member.account_id,
        name: name_for_log(conn, federation, &who)?,
        grants: Vec::new(),
    };
    let answer = if given.confirmed {
        Answer::Confirmed
    } else {
        Answer::Refused
    };
    storage::store_answer(conn, who.id, answer, words, now)?;
    let entry = Entry::new(
        Action::AnswerRecommendation,
        Subject::Player(request.proposed.player_id),
    )
    .with(answer);
    audit::write_entry(conn, &actor, Some(federation.id), entry, now)?;
    if !given.confirmed {
        storage::end_request(conn, request.id, Stage::Refused, now)?;
        return Ok(Stage::Refused);
    }
    let both = storage::load_recommenders(conn, &[request.id])?;
    let [first, second] = both.as_slice() else {
        return Err(DbError::Corrupt(format!("request {}: not two members", request.id)).into());
    };
    if both.iter().any(|who| who.answer != Answer::Confirmed) {
        return Ok(Stage::Waiting);
    }
    let recommended = to_recommended(federation, &request, [first, second], now);
    registry::enter_recommended(
        &mut Tx::new(conn, &actor, federation, now),
        request.proposed.player_id,
        &recommended,
        progress,
    )?;
    storage::end_request(conn, request.id, Stage::Entered, now)?;
    Ok(Stage::Entered)
}

/// Both members have confirmed.
fn to_recommended(
    federation: &Federation,
    request: &Request,
    [first, second]: [&RecommendationMember; 2],
    now: NaiveDateTime,
) -> Recommended {
    let day = |who: &RecommendationMember| federation.local_day(who.answered_at.unwrap_or(now));
    Recommended {
        rating: request.proposed.rating.to_string(),
        first: (first.member.name.clone(), day(first)),
        second: (second.member.name.clone(), day(second)),
        reason: request.proposed.reason.clone(),
        by: request.proposed.by_name.clone(),
    }
}

/// The links of the request end.
pub fn withdraw_request(
    tx: &mut Tx<'_>,
    id: RecommendationRequestId,
) -> Result<PlayerId, ActionError> {
    let request = storage::find(tx.conn, tx.federation.id, id)?.ok_or(ActionError::NotFound)?;
    check_allowed(tx.actor, &request, OnRequest::Withdraw)?;
    storage::end_request(tx.conn, id, Stage::Withdrawn, tx.now)?;
    let entry = Entry::new(
        Action::WithdrawRecommendation,
        Subject::Player(request.proposed.player_id),
    );
    tx.audit(entry)?;
    Ok(request.proposed.player_id)
}

/// Also ends obsolete requests, and deletes the addresses of their letters. Returns the number of
/// requests.
pub(super) fn end_overdue(conn: &mut Conn, now: NaiveDateTime) -> Result<usize, DbError> {
    for (federation, id) in storage::load_waiting(conn)? {
        if players::find(conn, federation, id)?
            .is_none_or(|player| registry::check_unrated(&player).is_err())
        {
            storage::end_about(conn, id, now)?;
        }
    }
    let ids = storage::load_lapsed(conn, now)?;
    for id in &ids {
        storage::end_request(conn, *id, Stage::Lapsed, now)?;
    }
    Ok(ids.len())
}
