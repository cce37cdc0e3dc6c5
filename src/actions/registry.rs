//! The commission's acts on players beside ratings and initial records: merges and their undoing,
//! initial ratings on recommendation, marks, and forgetting.

use chrono::NaiveDate;
use serde_json::{Value, json};

use super::audit::{self, Entry, Subject};
use super::authorization::{Duty, check_allowed};
use super::rating::parse_json as stored_json;
use super::replay::{self, Alters, Progress};
use super::{
    ActionError, Actor, FormMistake, FormProblem, Refusal, TEXT_MAX, Tx, external_ids, forgetting,
    persons, sheets, tournaments as office,
};
use crate::db::external_ids::PlayerNumber;
use crate::db::federations::Federation;
use crate::db::merges::{self, Joined, Merge, Recommendation};
use crate::db::players::{self, NameKeys, Player};
use crate::db::tournaments::Filter;
use crate::db::{
    Conn, CorrectionId, DbError, MergeId, PlayerId, TournamentId, annulments, corrections, tables,
    tournaments,
};
use crate::domain::approval::State;
use crate::domain::audit::Action;
use crate::domain::external_id::System;
use crate::domain::name::{self, Spelling};
use crate::domain::player::{Mark, births_agree};
use crate::domain::rules::{Rulebook, initial_rating};

fn check_commission(actor: &Actor, federation: &Federation) -> Result<(), Refusal> {
    check_allowed(actor, &federation.id, Duty::Commission)
}

fn find(conn: &mut Conn, federation: &Federation, id: PlayerId) -> Result<Player, ActionError> {
    players::find(conn, federation.id, id)?.ok_or(ActionError::NotFound)
}

#[derive(Debug, Clone, Copy)]
pub struct MergeRequest<'a> {
    pub kept: PlayerId,
    pub gone: PlayerId,
    pub why: &'a str,
}

/// The tournaments of `gone` become those of `kept`, and everything is calculated again. The
/// initial record of `kept` stays; missing values come from `gone`
/// ([`initial_rating::join_standings`]).
pub fn merge_players(
    tx: &mut Tx<'_>,
    MergeRequest { kept, gone, why }: MergeRequest<'_>,
    progress: &Progress,
) -> Result<CorrectionId, ActionError> {
    check_commission(tx.actor, tx.federation)?;
    let one = find(tx.conn, tx.federation, kept)?;
    let other = find(tx.conn, tx.federation, gone)?;
    if kept == gone || one.merged_into.is_some() || other.merged_into.is_some() {
        return Err(Refusal::Merged.into());
    }
    let why = office::check_reason(why)?;
    let moved = check_movable_tournaments(tx.conn, tx.federation, kept, gone)?;
    // The earlier position counts: no player plays before being entered.
    let swapped = other.position < one.position;
    if swapped {
        swap_positions(tx.conn, &one, &other)?;
    }
    join_entries(tx.conn, tx.federation.rules, &one, &other)?;
    tables::replace_player(tx.conn, &moved, gone, kept)?;
    annulments::replace_player(tx.conn, &moved, gone, kept)?;
    let numbers = external_ids::merge_ids(tx.conn, kept, gone, tx.federation.local_day(tx.now))?;
    merges::add(
        tx.conn,
        &Joined {
            federation_id: tx.federation.id,
            kept_id: kept,
            gone_id: gone,
            kept_standing: one.standing.clone(),
            gone_standing: other.standing.clone(),
            swapped,
            tournaments: serde_json::to_string(&moved).unwrap_or_default(),
            reason: why.to_owned(),
            at: tx.now,
            by_name: tx.actor.name.clone(),
            numbers,
        },
    )?;
    let reason = format!("{} = {}: {why}", one.display_name(), other.display_name());
    let since = one.position.min(other.position);
    let correction = corrections::add(
        tx.conn,
        tx.federation.id,
        None,
        tx.now,
        &tx.actor.name,
        &reason,
        since,
    )?;
    let altered = Alters {
        players: &[kept, gone],
        tournaments: &moved,
    };
    replay::replay_altered(tx.conn, tx.federation, correction, altered, progress)?;
    let entry = Entry::new(Action::MergePlayers, Subject::Player(kept))
        .with(format_args!("{}: {why}", Subject::Player(gone)));
    tx.audit(entry)?;
    Ok(correction)
}

/// Refuses if both stand in one table, or the one who goes in an unfinished one.
fn check_movable_tournaments(
    conn: &mut Conn,
    federation: &Federation,
    kept: PlayerId,
    gone: PlayerId,
) -> Result<Vec<TournamentId>, ActionError> {
    let (own, moved) = (
        tables::tournaments_of(conn, kept)?,
        tables::tournaments_of(conn, gone)?,
    );
    if let Some(both) = moved.iter().find(|t| own.contains(t)) {
        return Err(Refusal::BothIn(name_of(conn, *both)?).into());
    }
    match unfinished_with(conn, federation, gone)? {
        Some(open) => Err(Refusal::InUnfinished(open).into()),
        None => Ok(moved),
    }
}

/// Stores that `other` goes into `one`.
fn join_entries(
    conn: &mut Conn,
    book: &Rulebook,
    one: &Player,
    other: &Player,
) -> Result<(), DbError> {
    let standing = merged_record(book, one.standing.as_deref(), other.standing.as_deref())?;
    players::update_standing(conn, one.id, standing.as_deref())?;
    players::update_standing(conn, other.id, None)?;
    players::update_merged(conn, other.id, Some(one.id))?;
    // A search finds the player by both names.
    let search_key = format!("{} {}", one.folded.search_key, other.folded.search_key);
    players::update_search_key(conn, one.id, &search_key)
}

fn merged_record(
    book: &Rulebook,
    kept: Option<&str>,
    gone: Option<&str>,
) -> Result<Option<String>, DbError> {
    let read = |text: Option<&str>| text.map(|text| stored_json(text, "standing")).transpose();
    let (one, other) = (read(kept)?, read(gone)?);
    // A single record stays as it is written.
    let both = one.is_some() && other.is_some();
    let joined = both
        .then(|| initial_rating::join_standings(book.standing, one.as_ref(), other.as_ref()))
        .flatten();
    Ok(joined
        .map(|value| value.to_string())
        .or_else(|| kept.or(gone).map(str::to_owned)))
}

/// Speaks against two entries being one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Contradiction {
    /// Neither spelling of one name resembles one of the other.
    Name,
    /// Births that can't be the same.
    Born,
    Gender,
    /// Different external ids in one system.
    Number(System),
}

pub fn find_contradictions(
    conn: &mut Conn,
    one: &Player,
    other: &Player,
) -> Result<Vec<Contradiction>, DbError> {
    let spellings = |player: &Player| -> Vec<Spelling> {
        [Some(player.display_name()), player.latin()]
            .into_iter()
            .flatten()
            .map(Spelling::new)
            .collect()
    };
    let others = spellings(other);
    let alike = spellings(one)
        .iter()
        .any(|a| others.iter().any(|b| a.may_be(b)));
    let (a, b) = (&one.personal, &other.personal);
    let differs =
        |a: Option<&str>, b: Option<&str>| a.zip(b).is_some_and(|(a, b)| !births_agree(a, b));
    let mut held = crate::db::external_ids::load_current(conn, &[one.id, other.id])?;
    let (own, theirs) = (
        held.remove(&one.id).unwrap_or_default(),
        held.remove(&other.id).unwrap_or_default(),
    );
    let torn = |system: System| {
        let key = |numbers: &[PlayerNumber]| {
            numbers
                .iter()
                .find(|n| n.given.system == system)
                .map(|n| n.given.number_key.clone())
        };
        key(&own).zip(key(&theirs)).is_some_and(|(a, b)| a != b)
    };
    let mut found = Vec::new();
    found.extend((!alike).then_some(Contradiction::Name));
    found.extend(differs(a.born.as_deref(), b.born.as_deref()).then_some(Contradiction::Born));
    found.extend(
        a.gender
            .zip(b.gender)
            .is_some_and(|(a, b)| a != b)
            .then_some(Contradiction::Gender),
    );
    found.extend(
        System::ALL
            .into_iter()
            .filter(|system| torn(*system))
            .map(Contradiction::Number),
    );
    Ok(found)
}

/// As [`merge_players`], by an officer who has seen the contradictions and changes.
pub fn merge_confirmed(
    tx: &mut Tx<'_>,
    request: MergeRequest<'_>,
    sure: bool,
    progress: &Progress,
) -> Result<CorrectionId, ActionError> {
    check_commission(tx.actor, tx.federation)?;
    let (one, other) = (
        find(tx.conn, tx.federation, request.kept)?,
        find(tx.conn, tx.federation, request.gone)?,
    );
    if !sure && !find_contradictions(tx.conn, &one, &other)?.is_empty() {
        return Err(ActionError::Form(vec![FormProblem::new(
            "sure",
            FormMistake::NotTicked,
        )]));
    }
    merge_players(tx, request, progress)
}

fn name_of(conn: &mut Conn, id: TournamentId) -> Result<String, DbError> {
    Ok(tournaments::load_names(conn, &[id])?
        .remove(&id)
        .map(|(name, _)| name)
        .unwrap_or_default())
}

fn unfinished_with(
    conn: &mut Conn,
    federation: &Federation,
    id: PlayerId,
) -> Result<Option<String>, ActionError> {
    let states = State::OPEN.to_vec();
    let open = tournaments::list_page(
        conn,
        federation.id,
        &Filter {
            states,
            limit: i64::MAX,
            ..Filter::default()
        },
    )?;
    for t in open {
        let Some(found) = tournaments::find(conn, federation.id, t.id)? else {
            continue;
        };
        if sheets::parse_sheet(&found)?
            .rows
            .iter()
            .any(|row| row.player == Some(id.0))
        {
            return Ok(Some(found.conditions.name));
        }
    }
    Ok(None)
}

fn swap_positions(conn: &mut Conn, one: &Player, other: &Player) -> Result<(), DbError> {
    players::update_position(conn, one.id, other.position)?;
    players::update_position(conn, other.id, one.position)
}

/// No other player was merged into the kept one since, and the kept one was not merged. `held`: the
/// merges into the kept player that hold, newest first.
pub fn is_undoable(merge: &Merge, kept: &Player, held: &[Merge]) -> bool {
    // Merges are undone in reverse order.
    let newest = held.first().is_some_and(|newest| newest.id == merge.id);
    newest && merge.undone_at.is_none() && kept.merged_into.is_none()
}

/// Both entries are as before, except that later events stay with the kept one. Everything is
/// calculated again.
pub fn undo_merge(
    tx: &mut Tx<'_>,
    id: MergeId,
    progress: &Progress,
) -> Result<CorrectionId, ActionError> {
    check_commission(tx.actor, tx.federation)?;
    let merge = merges::find(tx.conn, tx.federation.id, id)?.ok_or(ActionError::NotFound)?;
    let (kept, gone) = (
        find(tx.conn, tx.federation, merge.joined.kept_id)?,
        find(tx.conn, tx.federation, merge.joined.gone_id)?,
    );
    if !is_undoable(&merge, &kept, &merges::load_into(tx.conn, kept.id)?) {
        return Err(Refusal::Merged.into());
    }
    let joined = &merge.joined;
    let moved: Vec<TournamentId> = serde_json::from_str(&joined.tournaments)
        .map_err(|e| DbError::Corrupt(format!("merge {id}: {e}")))?;
    tables::replace_player(tx.conn, &moved, kept.id, gone.id)?;
    annulments::replace_player(tx.conn, &moved, kept.id, gone.id)?;
    if joined.swapped {
        swap_positions(tx.conn, &kept, &gone)?;
    }
    external_ids::undo_merge(
        tx.conn,
        tx.federation.id,
        joined.kept_id,
        gone.id,
        &joined.numbers,
    )?;
    separate_entries(tx.conn, tx.federation.rules, joined, &kept)?;
    merges::mark_undone(tx.conn, id, &tx.actor.name, tx.now)?;
    let reason = format!("{} ≠ {}", kept.display_name(), gone.display_name());
    let correction = corrections::add(
        tx.conn,
        tx.federation.id,
        None,
        tx.now,
        &tx.actor.name,
        &reason,
        kept.position.min(gone.position),
    )?;
    let altered = Alters {
        players: &[kept.id, gone.id],
        tournaments: &moved,
    };
    replay::replay_altered(tx.conn, tx.federation, correction, altered, progress)?;
    let entry =
        Entry::new(Action::PartPlayers, Subject::Player(kept.id)).with(Subject::Player(gone.id));
    tx.audit(entry)?;
    Ok(correction)
}

fn separate_entries(
    conn: &mut Conn,
    book: &Rulebook,
    joined: &Joined,
    kept: &Player,
) -> Result<(), DbError> {
    // A record that an official entered since stays with the kept player.
    let (own, other) = (
        joined.kept_standing.as_deref(),
        joined.gone_standing.as_deref(),
    );
    // Earlier merges took over one of both records as a whole.
    if kept.standing == merged_record(book, own, other)?
        || kept.standing.as_deref() == own.or(other)
    {
        players::update_standing(conn, kept.id, own)?;
    }
    players::update_standing(conn, joined.gone_id, other)?;
    players::update_merged(conn, joined.gone_id, None)?;
    let NameKeys { search_key, .. } = NameKeys::from_personal(&kept.code, &kept.personal);
    players::update_search_key(conn, kept.id, &search_key)
}

/// The greatest initial rating: the ratings of the best players are below it.
const INITIAL_MAX: f64 = 3000.0;

/// ufgo 3.2.
#[derive(Debug, Clone, Default)]
pub struct Proposed {
    pub rating: String,
    /// Name, and the day of the recommendation as typed.
    pub first: (String, String),
    pub second: (String, String),
    pub reason: String,
}

/// The recommendation of two members (ufgo 3.2).
pub fn recommend_rating(
    tx: &mut Tx<'_>,
    id: PlayerId,
    proposed: &Proposed,
    progress: &Progress,
) -> Result<CorrectionId, ActionError> {
    check_commission(tx.actor, tx.federation)?;
    let book = tx.federation.rules;
    book.recommended.ok_or(ActionError::NotFound)?;
    let player = find(tx.conn, tx.federation, id)?;
    check_unrated(&player)?;
    let read = read_proposed(proposed, book, &player, tx.federation.local_day(tx.now))
        .map_err(ActionError::Form)?;
    let recommended = Recommended {
        rating: proposed.rating.clone(),
        first: (name::normalize_name(&proposed.first.0), read.first_day),
        second: (name::normalize_name(&proposed.second.0), read.second_day),
        reason: proposed.reason.trim().to_owned(),
        by: tx.actor.name.clone(),
    };
    enter_recommended(tx, id, &recommended, progress)
}

pub(super) struct Recommended {
    pub(super) rating: String,
    /// Name, and the day of the recommendation.
    pub(super) first: (String, NaiveDate),
    pub(super) second: (String, NaiveDate),
    pub(super) reason: String,
    /// The proposer in the commission.
    pub(super) by: String,
}

pub fn check_unrated(player: &Player) -> Result<(), Refusal> {
    match player.state.shown.rating.is_some()
        || player.standing.is_some()
        || player.merged_into.is_some()
        || player.mark.is_some()
    {
        true => Err(Refusal::RatedAlready),
        false => Ok(()),
    }
}

/// `None` if the rules don't accept the rating.
pub(super) fn parse_initial_rating(
    book: &Rulebook,
    player: &Player,
    typed: &str,
) -> Option<(f64, Value)> {
    let rating: f64 = typed.trim().replace(',', ".").parse().ok()?;
    let standing = json!({ "rating": if rating.fract() == 0.0 { json!(rating as i64) } else { json!(rating) } });
    let readable = || {
        book.empty_engine(&json!({})).is_ok_and(|mut engine| {
            engine
                .enter_player(player.to_person(), Some(&standing))
                .is_ok()
        })
    };
    ((0.0..=INITIAL_MAX).contains(&rating) && readable()).then_some((rating, standing))
}

pub(super) fn enter_recommended(
    tx: &mut Tx<'_>,
    id: PlayerId,
    recommended: &Recommended,
    progress: &Progress,
) -> Result<CorrectionId, ActionError> {
    let article = tx
        .federation
        .rules
        .recommended
        .ok_or(ActionError::NotFound)?;
    let player = find(tx.conn, tx.federation, id)?;
    check_unrated(&player)?;
    let wrong = || ActionError::Form(vec![FormProblem::new("rating", FormMistake::NotANumber)]);
    let (rating, standing) =
        parse_initial_rating(tx.federation.rules, &player, &recommended.rating)
            .ok_or_else(wrong)?;
    players::update_standing(tx.conn, id, Some(&standing.to_string()))?;
    let Recommended {
        first,
        second,
        reason,
        by,
        ..
    } = recommended;
    let recommendation = Recommendation {
        player_id: id,
        rating,
        first_name: first.0.clone(),
        first_day: first.1,
        second_name: second.0.clone(),
        second_day: second.1,
        reason: reason.clone(),
        by_name: by.clone(),
        at: tx.now,
    };
    merges::store_recommendation(tx.conn, &recommendation)?;
    let told = format!(
        "{article}: {}, {rating} ({}; {})",
        player.display_name(),
        first.0,
        second.0
    );
    let correction = corrections::add(
        tx.conn,
        tx.federation.id,
        None,
        tx.now,
        by,
        &told,
        player.position,
    )?;
    let altered = Alters {
        players: &[id],
        ..Alters::default()
    };
    replay::replay_altered(tx.conn, tx.federation, correction, altered, progress)?;
    tx.audit(Entry::new(Action::InitialRating, Subject::Player(id)).with(&told))?;
    Ok(correction)
}

struct ReadProposal {
    first_day: NaiveDate,
    second_day: NaiveDate,
}

fn read_proposed(
    proposed: &Proposed,
    book: &Rulebook,
    player: &Player,
    today: NaiveDate,
) -> Result<ReadProposal, Vec<FormProblem>> {
    let mut problems = Vec::new();
    if parse_initial_rating(book, player, &proposed.rating).is_none() {
        problems.push(FormProblem::new("rating", FormMistake::NotANumber));
    }
    let first_day = read_member(
        ["first_name", "first_day"],
        &proposed.first,
        player,
        today,
        &mut problems,
    );
    let second_day = read_member(
        ["second_name", "second_day"],
        &proposed.second,
        player,
        today,
        &mut problems,
    );
    if name::likeness_key(&proposed.first.0) == name::likeness_key(&proposed.second.0)
        && !proposed.first.0.trim().is_empty()
    {
        problems.push(FormProblem::new("second_name", FormMistake::SamePerson));
    }
    if proposed.reason.chars().count() > TEXT_MAX {
        problems.push(FormProblem::new("reason", FormMistake::TooLong(TEXT_MAX)));
    }
    match (first_day, second_day) {
        (Some(first_day), Some(second_day)) if problems.is_empty() => Ok(ReadProposal {
            first_day,
            second_day,
        }),
        _ => Err(problems),
    }
}

/// Adds the mistakes in name and day to the problems.
fn read_member(
    fields: [&'static str; 2],
    (who, day): &(String, String),
    player: &Player,
    today: NaiveDate,
    problems: &mut Vec<FormProblem>,
) -> Option<NaiveDate> {
    let kind = match name::normalize_name(who).chars().count() {
        0 => Some(FormMistake::Missing),
        121.. => Some(FormMistake::TooLong(120)),
        1..=4 => Some(FormMistake::TooShort(5)),
        _ if !name::has_letter(who) => Some(FormMistake::NoLetter),
        // Members can't recommend themselves.
        _ if name::likeness_key(who) == player.folded.likeness_key => Some(FormMistake::SamePerson),
        _ => None,
    };
    problems.extend(kind.map(|kind| FormProblem {
        field: fields[0],
        kind,
    }));
    let day = crate::domain::player::parse_date(day.trim());
    let kind = match day {
        None => Some(FormMistake::NotADate),
        Some(day) if day > today => Some(FormMistake::Future),
        Some(_) => None,
    };
    problems.extend(kind.map(|kind| FormProblem {
        field: fields[1],
        kind,
    }));
    day.filter(|d| *d <= today)
}

/// Ratings and lists follow the rules alone; forgetting is an act of its own.
pub fn mark_player(
    tx: &mut Tx<'_>,
    id: PlayerId,
    mark: Option<Mark>,
    on: Option<NaiveDate>,
) -> Result<(), ActionError> {
    check_commission(tx.actor, tx.federation)?;
    let player = find(tx.conn, tx.federation, id)?;
    if player.is_forgotten() || player.merged_into.is_some() {
        return Err(Refusal::Merged.into());
    }
    if mark == Some(Mark::Forgotten) {
        return Err(ActionError::Form(vec![FormProblem::new(
            "mark",
            FormMistake::Unknown,
        )]));
    }
    if on.is_some_and(|day| day > tx.federation.local_day(tx.now)) {
        return Err(ActionError::Form(vec![FormProblem::new(
            "marked_on",
            FormMistake::NotADate,
        )]));
    }
    players::update_mark(tx.conn, id, mark, on.filter(|_| mark.is_some()))?;
    tx.audit(
        Entry::new(Action::MarkPlayer, Subject::Player(id)).with(mark.map_or("", Mark::word)),
    )?;
    Ok(())
}

/// Deletes name, spelling, gender, country and club everywhere (`actions::forgetting`). The code in
/// the federation stays, so that tables remain as they were, and no rating changes.
pub fn erase_person(
    tx: &mut Tx<'_>,
    id: PlayerId,
    why: &str,
    progress: &Progress,
) -> Result<(), ActionError> {
    check_commission(tx.actor, tx.federation)?;
    let player = find(tx.conn, tx.federation, id)?;
    if player.is_forgotten() || player.merged_into.is_some() {
        return Err(Refusal::Merged.into());
    }
    let why = office::check_reason(why)?;
    // A person is forgotten in every federation.
    let elsewhere = persons::same_person(tx.conn, id)?;
    let (own, redacted) =
        forgetting::erase_person(tx.conn, tx.federation, player, why, tx.now, progress)?;
    for (other, home) in elsewhere
        .into_iter()
        .filter(|(other, _)| !other.is_forgotten() && other.merged_into.is_none())
    {
        let id = other.id;
        let (why, redacted) =
            forgetting::erase_person(tx.conn, &home, other, why, tx.now, progress)?;
        let entry = Entry::new(Action::ForgetPlayer, Subject::Player(id))
            .with(audit::format_redactions(&why, &redacted));
        audit::write_entry(tx.conn, tx.actor, Some(home.id), entry, tx.now)?;
    }
    let why = own;
    let entry = Entry::new(Action::ForgetPlayer, Subject::Player(id))
        .with(audit::format_redactions(&why, &redacted));
    tx.audit(entry)?;
    Ok(())
}
