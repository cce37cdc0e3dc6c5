//! Lists of members: stored as uploaded, reviewed, imported as one act, undone as one.

use std::collections::{BTreeMap, HashMap};

use chrono::NaiveDate;
use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::has_overlap;
use crate::audit::{self, Subject};
use crate::authorization::{Duty, check_allowed};
use crate::db::clubs::ClubNames;
use crate::db::federations::Federation;
use crate::db::files::{self, File};
use crate::db::memberships::{
    self as storage, MemberFile, MemberFileEntry, Membership, NewMembership,
};
use crate::db::players::{self, Player};
use crate::db::{ClubId, Conn, DbError, FileId, MembershipId, PlayerId};
use crate::domain::audit::Action;
use crate::domain::membership::Term;
use crate::domain::name::normalize_name;
use crate::formats::dates::parse_date;
use crate::formats::document::{Document, Format, Terms};
use crate::formats::options::Options;
use crate::formats::recognise;
use crate::formats::sheet as tables;
use crate::rating_list_import::files::{RowChoice, RowChoices};
use crate::table_import::{self, Match, UploadedFile};
use crate::{ActionError, Actor, FormMistake, FormProblem, Refusal, Tx};

const HEADINGS: [(&str, &str); 3] = [
    (
        "since",
        "since,member since,joined,from,з,від,член з,член від,вступ,вступив,с,от,член с,вступил,\
            дата вступления,дата вступу",
    ),
    (
        "until",
        "until,member until,left,to,до,по,член до,член по,вибув,выбыл",
    ),
    (
        "paid_until",
        "paid until,paid,dues until,dues,сплачено до,сплачено,внесок,внесок до,уплачено по,\
            уплачено до,уплачено,взнос,взнос по",
    ),
];

pub fn read_options() -> Options {
    let all = HEADINGS.iter().flat_map(|(word, headings)| {
        headings
            .split(',')
            .map(|heading| (heading.to_owned(), (*word).to_owned()))
    });
    Options {
        map: all.collect(),
        ..Options::default()
    }
}

/// Decisions about rows that differ from the proposal.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Reading {
    choices: BTreeMap<u32, RowChoice>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct MembershipSnapshot {
    id: MembershipId,
    player: PlayerId,
    club: Option<ClubId>,
    since: Option<NaiveDate>,
    until: Option<NaiveDate>,
    paid_until: Option<NaiveDate>,
}

impl MembershipSnapshot {
    fn from_membership(m: &Membership) -> MembershipSnapshot {
        let NewMembership {
            player_id: player,
            club_id: club,
            since,
            until,
            paid_until,
            ..
        } = m.enrolled;
        MembershipSnapshot {
            id: m.id,
            player,
            club,
            since,
            until,
            paid_until,
        }
    }

    fn to_term(&self) -> Term {
        Term {
            since: self.since,
            until: self.until,
            paid_until: self.paid_until,
        }
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Outcome {
    entered: Vec<MembershipSnapshot>,
    changed: Vec<(MembershipSnapshot, MembershipSnapshot)>,
}

pub fn count_imported(list: &MemberFile) -> Result<(usize, usize), DbError> {
    let Outcome { entered, changed } = parse_outcome(list)?;
    Ok((entered.len(), changed.len()))
}

fn parse_outcome(list: &MemberFile) -> Result<Outcome, DbError> {
    serde_json::from_str(&list.outcome)
        .map_err(|e| DbError::Corrupt(format!("outcome of list {}: {e}", list.file_id)))
}

fn parse_reading(list: &MemberFile) -> Result<Reading, DbError> {
    serde_json::from_str(&list.reading)
        .map_err(|e| DbError::Corrupt(format!("list {}: {e}", list.file_id)))
}

fn to_json<T: Serialize>(value: &T) -> String {
    // Serializing numbers and dates can't fail.
    serde_json::to_string(value).unwrap_or_default()
}

/// Replaces an earlier list that waits. The caller has parsed it.
pub fn store_list(tx: &mut Tx<'_>, came: &UploadedFile<'_>) -> Result<FileId, ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    for waiting in storage::load_files(tx.conn, tx.federation.id)?
        .into_iter()
        .filter(|kept| kept.list.taken_at.is_none())
    {
        storage::remove_file(tx.conn, waiting.list.file_id)?;
    }
    let file = table_import::store_file(tx.conn, tx.federation, came, tx.now)?;
    let list = MemberFile {
        file_id: file,
        reading: to_json(&Reading::default()),
        uploaded_by: tx.actor.name.clone(),
        taken_at: None,
        outcome: String::new(),
        undone_at: None,
        undone_by: String::new(),
        erased_at: None,
    };
    storage::add_file(tx.conn, &list)?;
    Ok(file)
}

/// Newest list first.
pub fn all(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
) -> Result<Vec<MemberFileEntry>, ActionError> {
    check_allowed(actor, &federation.id, Duty::Commission)?;
    Ok(storage::load_files(conn, federation.id)?)
}

pub fn find_waiting(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
) -> Result<(MemberFileEntry, File), ActionError> {
    let all = all(conn, actor, federation)?;
    let listed = all
        .into_iter()
        .find(|kept| kept.list.taken_at.is_none() && kept.list.erased_at.is_none())
        .ok_or(ActionError::NotFound)?;
    let file =
        files::find(conn, federation.id, listed.list.file_id)?.ok_or(ActionError::NotFound)?;
    Ok((listed, file))
}

/// Earlier decisions about other rows stay.
pub fn store_choices(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    file: FileId,
    chosen: &RowChoices,
) -> Result<(), ActionError> {
    let (listed, _) = find_waiting(conn, actor, federation)?;
    if listed.list.file_id != file {
        return Err(ActionError::NotFound);
    }
    let mut reading = parse_reading(&listed.list)?;
    reading
        .choices
        .extend(chosen.choices.iter().map(|(row, whom)| (*row, *whom)));
    Ok(storage::update_reading(conn, file, &to_json(&reading))?)
}

pub fn discard_list(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    file: FileId,
) -> Result<(), ActionError> {
    let (listed, _) = find_waiting(conn, actor, federation)?;
    if listed.list.file_id != file {
        return Err(ActionError::NotFound);
    }
    Ok(storage::remove_file(conn, file)?)
}

/// Removes forgotten players from the outcome of a list, so that an undo doesn't touch them.
pub fn forget_players(conn: &mut Conn, list: &MemberFile, who: &[PlayerId]) -> Result<(), DbError> {
    let Some(taken) = list.taken_at else {
        return Ok(());
    };
    let mut outcome = parse_outcome(list)?;
    outcome.entered.retain(|row| !who.contains(&row.player));
    outcome
        .changed
        .retain(|(row, _)| !who.contains(&row.player));
    storage::take_file(conn, list.file_id, &to_json(&outcome), taken)
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    Enters(Term),
    Changes(Membership, Term),
    /// Changes nothing: the membership is known already.
    Known,
}

#[derive(Debug, Clone)]
pub struct Planned {
    /// From 1.
    pub number: u32,
    pub name: String,
    /// Empty for the federation itself.
    pub club: String,
    /// First day, last day and paid-until day as written.
    pub texts: [String; 3],
    pub found: Match,
    /// `Left` if no player matches or the row was left out.
    pub whom: RowChoice,
    /// `None` while the player is open or the row has mistakes.
    pub effect: Option<Effect>,
    pub problems: Vec<FormProblem>,
    club_id: Option<ClubId>,
}

#[derive(Debug, Clone, Default)]
pub struct Plan {
    pub rows: Vec<Planned>,
    pub fingerprint: String,
}

pub fn plan_import(
    conn: &mut Conn,
    federation: &Federation,
    list: &MemberFile,
    document: &Document,
) -> Result<Plan, ActionError> {
    if document.format != Format::List {
        return Err(Refusal::NotAList.into());
    }
    let choices = parse_reading(list)?.choices;
    let tabled = tables::build_sheet(document);
    let matches = table_import::match_players(conn, federation, document, &tabled)?;
    let clubs = ClubNames::load(conn, federation.id)?;
    let people: HashMap<_, _> = document
        .players
        .iter()
        .map(|player| (player.no, player))
        .collect();
    let mut rows = Vec::with_capacity(matches.len());
    for (((no, typed), found), number) in tabled
        .players
        .iter()
        .zip(&tabled.sheet.rows)
        .zip(matches)
        .zip(1..)
    {
        let Some(player) = people.get(no) else {
            continue;
        };
        let Terms {
            since,
            until,
            paid_until,
        } = player.terms.clone();
        let texts = [since, until, paid_until].map(Option::unwrap_or_default);
        let club = typed.club.trim().to_owned();
        let mut problems = Vec::new();
        let club_id = find_club(&clubs, federation, &club, &mut problems);
        let whom = choices
            .get(&number)
            .copied()
            .unwrap_or_else(|| propose_player(&found));
        rows.push(Planned {
            number,
            name: typed.name.clone(),
            club,
            texts,
            found,
            whom,
            effect: None,
            problems,
            club_id,
        });
    }
    determine_effects(conn, federation, &mut rows)?;
    let fingerprint = compute_fingerprint(&rows);
    Ok(Plan { rows, fingerprint })
}

/// The federation itself stands for no club.
fn find_club(
    clubs: &ClubNames,
    federation: &Federation,
    club: &str,
    problems: &mut Vec<FormProblem>,
) -> Option<ClubId> {
    let id = clubs.find(club).map(|club| club.id);
    if id.is_none() && !club.is_empty() && normalize_name(club) != normalize_name(&federation.name)
    {
        problems.push(FormProblem::new("club", FormMistake::Unknown));
    }
    id
}

/// A row without a similar player is left out, because it can't be a member.
fn propose_player(found: &Match) -> RowChoice {
    match found.chosen {
        Some(id) => RowChoice::Known(id),
        None if found.offered.is_empty() => RowChoice::Left,
        None => RowChoice::Open,
    }
}

/// A row sees the effects of earlier rows.
fn determine_effects(
    conn: &mut Conn,
    federation: &Federation,
    rows: &mut [Planned],
) -> Result<(), DbError> {
    let ids: Vec<PlayerId> = rows
        .iter()
        .filter_map(|row| known_player(row.whom))
        .collect();
    let real: HashMap<PlayerId, Player> = players::find_many(conn, federation.id, &ids)?
        .into_iter()
        .map(|p| (p.id, p))
        .collect();
    let mut held = storage::of_players(conn, &ids)?;
    for (row, order) in rows.iter_mut().zip(1..) {
        let term = parse_term(&row.texts, &mut row.problems);
        let Some(player) = known_player(row.whom) else {
            continue;
        };
        if real
            .get(&player)
            .is_none_or(|p| p.merged_into.is_some() || p.is_forgotten())
        {
            row.problems
                .push(FormProblem::new("player", FormMistake::NoSuchPlayer));
        }
        if !row.problems.is_empty() {
            continue;
        }
        let own = held.entry(player).or_default();
        let effect = find_effect(own, row.club_id, term);
        let (but, wanted) = match &effect {
            Effect::Changes(m, wanted) => (Some(m.id), *wanted),
            Effect::Enters(term) => (None, *term),
            Effect::Known => {
                row.effect = Some(effect);
                continue;
            }
        };
        if wanted.is_crossed() {
            row.problems
                .push(FormProblem::new("until", FormMistake::EndsEarly));
        } else if has_overlap(own, but, row.club_id, wanted) {
            row.problems
                .push(FormProblem::new("since", FormMistake::Overlaps));
        } else {
            apply_effect(own, &effect, player, row.club_id, federation, order);
            row.effect = Some(effect);
        }
    }
    Ok(())
}

fn find_effect(own: &[Membership], club: Option<ClubId>, term: Term) -> Effect {
    let here = || own.iter().filter(|m| m.enrolled.club_id == club);
    let runs = |held: Term| {
        term.since.is_none_or(|since| held.since == Some(since)) && held.until.is_none()
    };
    let same = here().find(|m| runs(m.to_term()));
    match same.or_else(|| here().find(|m| m.enrolled.since == term.since)) {
        Some(m) => {
            let held = m.to_term();
            let wanted = Term {
                since: held.since,
                until: term.until.or(held.until),
                paid_until: term.paid_until.or(held.paid_until),
            };
            match held == wanted {
                true => Effect::Known,
                false => Effect::Changes(m.clone(), wanted),
            }
        }
        None => Effect::Enters(term),
    }
}

/// Applies a row's effect for the rows after it. New memberships get negative ids, which no stored
/// one has.
fn apply_effect(
    own: &mut Vec<Membership>,
    effect: &Effect,
    player: PlayerId,
    club: Option<ClubId>,
    federation: &Federation,
    order: i64,
) {
    match effect {
        Effect::Enters(Term {
            since,
            until,
            paid_until,
        }) => own.push(Membership {
            id: MembershipId(-order),
            enrolled: NewMembership {
                federation_id: federation.id,
                player_id: player,
                club_id: club,
                since: *since,
                until: *until,
                paid_until: *paid_until,
            },
        }),
        Effect::Changes(before, wanted) => {
            if let Some(m) = own.iter_mut().find(|m| m.id == before.id) {
                (m.enrolled.until, m.enrolled.paid_until) = (wanted.until, wanted.paid_until);
            }
        }
        Effect::Known => {}
    }
}

fn known_player(whom: RowChoice) -> Option<PlayerId> {
    match whom {
        RowChoice::Known(id) => Some(id),
        RowChoice::Open | RowChoice::Left | RowChoice::New | RowChoice::Guest => None,
    }
}

/// A dash counts as empty.
fn parse_term(texts: &[String; 3], problems: &mut Vec<FormProblem>) -> Term {
    let mut read = |field: &'static str, text: &String| {
        let text = text.trim();
        if text.is_empty() || text.chars().all(|c| matches!(c, '-' | '–' | '—')) {
            return None;
        }
        let day = parse_date(text);
        if day.is_none() {
            problems.push(FormProblem::new(field, FormMistake::NotADate));
        }
        day
    };
    let [since, until, paid_until] = texts;
    Term {
        since: read("since", since),
        until: read("until", until),
        paid_until: read("paid_until", paid_until),
    }
}

fn compute_fingerprint(rows: &[Planned]) -> String {
    let mut hash = Sha256::new();
    for row in rows {
        hash.update(format!(
            "{} {:?} {:?} {:?} {:?}\n",
            row.number, row.found.chosen, row.name, row.texts, row.club
        ));
    }
    HEXLOWER.encode(&hash.finalize())
}

/// Leaves out rows without a known player. Fails if the plan has changed since it was shown.
pub fn import_list(tx: &mut Tx<'_>, file: FileId, seen: &str) -> Result<(), ActionError> {
    let (listed, content) = find_waiting(tx.conn, tx.actor, tx.federation)?;
    let document =
        recognise::read(&content.content, &read_options()).map_err(|_| ActionError::NotFound)?;
    let plan = plan_import(tx.conn, tx.federation, &listed.list, &document)?;
    if listed.list.file_id != file || plan.fingerprint != seen {
        return Err(Refusal::Changed.into());
    }
    if plan.rows.iter().any(|row| {
        row.whom == RowChoice::Open || (row.whom != RowChoice::Left && !row.problems.is_empty())
    }) {
        return Err(Refusal::RowsOpen.into());
    }
    let outcome = store_effects(tx.conn, tx.federation, &plan.rows)?;
    if outcome == Outcome::default() {
        return Err(Refusal::NothingChanged.into());
    }
    storage::take_file(tx.conn, file, &to_json(&outcome), tx.now)?;
    let detail = format!(
        "{} +{} ≠{}",
        listed.sha256,
        outcome.entered.len(),
        outcome.changed.len()
    );
    let entry = audit::Entry::new(
        Action::TakeMembers,
        Subject::Federation(tx.federation.slug.clone()),
    )
    .with(detail);
    tx.audit(entry)?;
    Ok(())
}

fn store_effects(
    conn: &mut Conn,
    federation: &Federation,
    rows: &[Planned],
) -> Result<Outcome, DbError> {
    let mut outcome = Outcome::default();
    // A row may change a membership created by an earlier row.
    let mut made: HashMap<MembershipId, MembershipId> = HashMap::new();
    for (row, order) in rows.iter().zip(1..) {
        let (Some(effect), Some(player_id)) = (&row.effect, known_player(row.whom)) else {
            continue;
        };
        match effect {
            Effect::Enters(Term {
                since,
                until,
                paid_until,
            }) => {
                let (since, until, paid_until) = (*since, *until, *paid_until);
                let enrolled = NewMembership {
                    federation_id: federation.id,
                    player_id,
                    club_id: row.club_id,
                    since,
                    until,
                    paid_until,
                };
                let id = storage::add(conn, &enrolled)?;
                made.insert(MembershipId(-order), id);
                outcome.entered.push(MembershipSnapshot {
                    id,
                    player: player_id,
                    club: row.club_id,
                    since,
                    until,
                    paid_until,
                });
            }
            Effect::Changes(before, wanted) => {
                outcome.change_membership(conn, before, *wanted, made.get(&before.id).copied())?
            }
            Effect::Known => {}
        }
    }
    Ok(outcome)
}

impl Outcome {
    /// `made` is the real id of the membership if this list created it.
    fn change_membership(
        &mut self,
        conn: &mut Conn,
        before: &Membership,
        wanted: Term,
        made: Option<MembershipId>,
    ) -> Result<(), DbError> {
        let id = made.unwrap_or(before.id);
        storage::update(conn, id, before.enrolled.club_id, wanted)?;
        if let Some(own) = self.entered.iter_mut().find(|row| row.id == id) {
            (own.until, own.paid_until) = (wanted.until, wanted.paid_until);
        } else if let Some((_, own)) = self.changed.iter_mut().find(|(_, row)| row.id == id) {
            (own.until, own.paid_until) = (wanted.until, wanted.paid_until);
        } else {
            let after = MembershipSnapshot {
                until: wanted.until,
                paid_until: wanted.paid_until,
                ..MembershipSnapshot::from_membership(before)
            };
            self.changed
                .push((MembershipSnapshot::from_membership(before), after));
        }
        Ok(())
    }
}

pub fn undo_import(tx: &mut Tx<'_>, file: FileId) -> Result<(), ActionError> {
    let taken = all(tx.conn, tx.actor, tx.federation)?
        .into_iter()
        .find(|kept| kept.list.file_id == file && kept.list.taken_at.is_some());
    let listed = taken
        .filter(|kept| kept.list.undone_at.is_none())
        .ok_or(ActionError::NotFound)?;
    let Outcome { entered, changed } = parse_outcome(&listed.list)?;
    for wanted in entered.iter().chain(changed.iter().map(|(_, after)| after)) {
        let stored = storage::find(tx.conn, tx.federation.id, wanted.id)?;
        if stored
            .as_ref()
            .map(MembershipSnapshot::from_membership)
            .as_ref()
            != Some(wanted)
        {
            return Err(Refusal::MembersChanged.into());
        }
    }
    storage::remove(
        tx.conn,
        &entered.iter().map(|row| row.id).collect::<Vec<_>>(),
    )?;
    for (before, _) in &changed {
        storage::update(tx.conn, before.id, before.club, before.to_term())?;
    }
    storage::undo_file(tx.conn, file, &tx.actor.name, tx.now)?;
    let detail = format!("{} −{} ≠{}", listed.sha256, entered.len(), changed.len());
    let entry = audit::Entry::new(
        Action::UndoMembers,
        Subject::Federation(tx.federation.slug.clone()),
    )
    .with(detail);
    tx.audit(entry)?;
    Ok(())
}
