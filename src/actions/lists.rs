//! Published lists: the proposal of a list, and its publication as a fact that never changes.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;

use chrono::{Datelike, NaiveDate};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::audit::{self, Subject};
use super::editions::{self, Governing};
pub use super::list_basis::Basis;
use super::replay::{self, Progress};
use crate::authorization::{Duty, check_allowed};
use crate::db::corrections::{self, CorrectionLine};
use crate::db::federations::Federation;
use crate::db::lists::{self, DecisionRow, Entry, Issue, List};
use crate::db::players::{self, Personal, Player};
use crate::db::{ClubId, Conn, DbError, ListId, PlayerId, clubs, federations, tournaments};
use crate::domain::audit::Action;
use crate::domain::name;
use crate::domain::player::{Born, PlayerKey};
use crate::domain::publication::{Cause, Cut};
use crate::domain::rules::{
    BirthEntry, Correction, Decision, LackKind, ListGames, ParticipantFacts, Published,
};
use crate::domain::tournament::Pool;
use crate::rating::{Keys, Rater};
use crate::{ActionError, Actor, Refusal, Tx};

pub struct Proposal {
    /// The id of the list is a placeholder.
    pub entries: Vec<Entry>,
    pub decisions: Vec<DecisionRow>,
    /// The correction of all ratings by the publication, if the rules know one.
    pub correction: Option<Correction>,
    /// Of the canonical CSV.
    pub fingerprint: String,
    pub basis: Basis,
    date: NaiveDate,
    by: Governing,
    rater: Rater,
    people: Vec<Player>,
}

impl Proposal {
    pub fn player(&self, key: PlayerKey) -> Option<&Player> {
        // All players were seated in the order of `people`.
        self.people.get(key.index())
    }

    /// For a place in the list.
    pub fn games_wanted(&self, federation: &Federation) -> Option<ListGames> {
        federation
            .rules
            .list_games(&serde_json::from_str(&self.by.parameters).ok()?)
    }

    /// Players of whom it is unknown whether they have reached the age from which a rank is kept.
    /// No birth is known, or only the year in which that age falls (ufgo 2.7).
    pub fn unknown_births(&self) -> usize {
        let asked = ParticipantFacts {
            loses_rank: true,
            missing_birth_entry: Some(BirthEntry::Register),
            ..ParticipantFacts::default()
        };
        let Some(LackKind::Protection { years, .. }) = self
            .rater
            .engine
            .missing_data(&[asked])
            .first()
            .map(|lack| lack.kind)
        else {
            return 0;
        };
        let unsure = |birth: Option<Born>| match birth {
            None => true,
            Some(Born::Year(year)) => {
                i64::from(self.date.year()) - i64::from(year) == i64::from(years)
            }
            Some(Born::Day(_)) => false,
        };
        let listed: HashSet<PlayerId> = self.entries.iter().map(|entry| entry.player_id).collect();
        self.people
            .iter()
            .filter(|p| listed.contains(&p.id) && unsure(p.personal.parse_birth()))
            .count()
    }
}

/// 1 January, 1 April, 1 July or 1 October (ufgo 1.5).
pub fn next_quarter(day: NaiveDate) -> NaiveDate {
    (day.year()..=day.year() + 1)
        .flat_map(|year| {
            [1, 4, 7, 10]
                .into_iter()
                .filter_map(move |month| NaiveDate::from_ymd_opt(year, month, 1))
        })
        .find(|quarter| *quarter >= day)
        .unwrap_or(day)
}

/// Stores nothing.
pub fn propose_list(
    conn: &mut Conn,
    federation: &Federation,
    date: NaiveDate,
    cut: Cut,
) -> Result<Proposal, ActionError> {
    let mut people = players::list(conn, federation.id)?;
    let basis = Basis::of_day(conn, federation, date, cut)?;
    let clubs: HashMap<ClubId, String> = clubs::list(conn, federation.id)?
        .into_iter()
        .map(|c| (c.id, c.name))
        .collect();
    let mut rater = Rater::new(federation)?;
    let by = editions::find_governing(conn, federation, date)?;
    rater.use_parameters(&by.parameters)?;
    rater.engine.set_first_day(first_day(conn, federation)?);
    resume_players(conn, federation, &mut rater, &mut people, basis.position)?;
    // The proposal shows the effect of the publication on all ratings beforehand (rgf 1).
    let correction = rater
        .engine
        .next_correction()
        .filter(|c| c.players.iter().any(|p| p.before != p.after));
    let published = rater.engine.publish_list(date);
    // All players were seated in the order of `people`.
    let entries = list_entries(&rater.keys, &published, |key| {
        let player = people.get(key.index())?;
        let club = player
            .club_id
            .and_then(|club| clubs.get(&club))
            .map(String::as_str);
        Some(EntryNames::new(
            &player.code,
            &player.personal,
            club,
            federation.name_language(),
        ))
    })?;
    let decisions = decision_rows(&rater.keys, &published)?;
    let fingerprint = compute_fingerprint(&entries, &people);
    Ok(Proposal {
        entries,
        decisions,
        correction,
        fingerprint,
        basis,
        date,
        by,
        rater,
        people,
    })
}

/// In the middle of the chronicle, with the records of that time.
fn resume_players(
    conn: &mut Conn,
    federation: &Federation,
    rater: &mut Rater,
    people: &mut Vec<Player>,
    position: Option<i64>,
) -> Result<(), ActionError> {
    match position {
        None => rater.resume_players(
            &people
                .iter()
                .map(|p| (p, p.state.record.as_str()))
                .collect::<Vec<_>>(),
        )?,
        Some(position) => {
            people.retain(|p| p.position < position);
            let ids: Vec<PlayerId> = people.iter().map(|p| p.id).collect();
            let records = replay::records_before(conn, federation, position, &ids)?;
            let record = |p: &Player| records.get(&p.id).map_or("", String::as_str).to_owned();
            let records: Vec<String> = people.iter().map(record).collect();
            rater.resume_players(
                &people
                    .iter()
                    .zip(&records)
                    .map(|(p, record)| (p, record.as_str()))
                    .collect::<Vec<_>>(),
            )?;
        }
    }
    Ok(())
}

/// The start of the first tournament or the date of the first list (ssdc 4.5,
/// `docs/readings/ssdc.md` A7).
fn first_day(conn: &mut Conn, federation: &Federation) -> Result<Option<NaiveDate>, DbError> {
    let tournament = tournaments::first_rated(conn, federation.id)?;
    let list = lists::list(conn, federation.id)?
        .last()
        .map(|l| (l.issue.position, l.issue.date));
    Ok(tournament
        .into_iter()
        .chain(list)
        .min_by_key(|(position, _)| *position)
        .map(|(_, day)| day))
}

#[derive(Clone)]
pub(super) struct EntryNames {
    name: String,
    latin: String,
    club: String,
}

impl EntryNames {
    /// `names`: the language of names whose letters don't tell theirs.
    pub(super) fn new(
        code: &str,
        personal: &Personal,
        club: Option<&str>,
        names: name::Language,
    ) -> EntryNames {
        let name = personal.display_name(code);
        let latin = personal
            .latin
            .clone()
            .unwrap_or_else(|| name::to_latin(name, names));
        EntryNames {
            name: name.to_owned(),
            latin,
            club: club.unwrap_or_default().to_owned(),
        }
    }
}

pub(super) fn list_entries(
    keys: &Keys,
    published: &Published,
    called: impl Fn(PlayerKey) -> Option<EntryNames>,
) -> Result<Vec<Entry>, DbError> {
    let mut entries =
        Vec::with_capacity(published.pools.iter().map(|(_, listed)| listed.len()).sum());
    for (pool, listed) in &published.pools {
        for (i, l) in listed.iter().enumerate() {
            let EntryNames { name, latin, club } = called(l.player)
                .ok_or_else(|| DbError::Corrupt(format!("key {} is nobody's", l.player.0)))?;
            entries.push(Entry {
                list_id: ListId(0),
                pool: *pool,
                place: i as i32 + 1,
                player_id: keys.id(l.player)?,
                name,
                latin,
                club,
                rating: l.rating.0,
                deviation: l.deviation,
                rank: l.rank.map(|r| r.name.to_owned()),
                provisional: l.provisional,
            });
        }
    }
    Ok(entries)
}

pub(super) fn decision_rows(
    keys: &Keys,
    published: &Published,
) -> Result<Vec<DecisionRow>, DbError> {
    let row = |(seq, d): (usize, &Decision)| {
        Ok(DecisionRow {
            list_id: ListId(0),
            seq: seq as i32,
            player_id: keys.id(d.player)?,
            article: d.article.to_owned(),
            rank_before: d.before.map(|r| r.name.to_owned()),
            rank: d.after.map(|r| r.name.to_owned()),
            norm: d.norm.map(|n| n.0),
        })
    };
    published.decisions.iter().enumerate().map(row).collect()
}

/// The input of the fingerprint, and the content of `.csv`. Columns
/// `pool,place,player,name,latin,club,rating,deviation,rank,provisional`; lines end with LF; UTF-8
/// without a mark.
pub fn canonical_csv(
    entries: &[Entry],
    codes: &HashMap<PlayerId, String>,
) -> Result<String, DbError> {
    let failed = |e: &dyn std::fmt::Display| DbError::Corrupt(format!("list as CSV: {e}"));
    let mut out = csv::WriterBuilder::new()
        .terminator(csv::Terminator::Any(b'\n'))
        .from_writer(Vec::new());
    out.write_record([
        "pool",
        "place",
        "player",
        "name",
        "latin",
        "club",
        "rating",
        "deviation",
        "rank",
        "provisional",
    ])
    .map_err(|e| failed(&e))?;
    for e in entries {
        out.write_record([
            e.pool.map_or("", Pool::word),
            &e.place.to_string(),
            codes.get(&e.player_id).map_or("", String::as_str),
            &e.name,
            &e.latin,
            &e.club,
            &format_number(e.rating),
            &e.deviation.map(format_number).unwrap_or_default(),
            e.rank.as_deref().unwrap_or(""),
            if e.provisional { "*" } else { "" },
        ])
        .map_err(|e| failed(&e))?;
    }
    let bytes = out.into_inner().map_err(|e| failed(&e))?;
    String::from_utf8(bytes).map_err(|e| failed(&e))
}

/// The shortest decimal text: 1500, 1500.25.
pub fn format_number(value: f64) -> String {
    let mut text = String::new();
    let _ = write!(text, "{value}");
    text
}

fn compute_fingerprint(entries: &[Entry], people: &[Player]) -> String {
    let codes = people.iter().map(|p| (p.id, p.code.clone())).collect();
    fingerprint_of(&canonical_csv(entries, &codes).unwrap_or_default())
}

/// SHA-256 of the canonical CSV.
pub fn fingerprint_of(csv: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(csv.as_bytes()))
}

/// Lists follow each other by date, one a day, and none lies in the future.
fn may_be_of(lists: &[List], date: NaiveDate, today: NaiveDate) -> Result<(), Refusal> {
    if lists.iter().any(|list| list.issue.date == date) {
        return Err(Refusal::ListExists);
    }
    if lists.first().is_some_and(|newest| newest.issue.date > date) || date > today {
        Err(Refusal::ListDate)
    } else {
        Ok(())
    }
}

#[derive(Debug, Clone, Copy)]
pub struct Publication<'a> {
    pub date: NaiveDate,
    pub cut: Cut,
    pub note: &'a str,
    /// Of the proposal that the official confirmed.
    pub confirmed_fingerprint: &'a str,
}

/// Dans and ranks change by the act of publication (ufgo 2.5-2.7); the entries are stored as a
/// fact.
pub fn publish_list(
    tx: &mut Tx<'_>,
    publication: Publication<'_>,
    progress: &Progress,
) -> Result<ListId, ActionError> {
    let Publication {
        date,
        cut,
        note,
        confirmed_fingerprint: seen,
    } = publication;
    check_allowed(tx.actor, &tx.federation.id, Duty::Commission)?;
    let newest = lists::list(tx.conn, tx.federation.id)?;
    may_be_of(&newest, date, tx.federation.local_day(tx.now))?;
    editions::fix_positions(tx.conn, tx.federation, tx.federation.local_day(tx.now))?;
    let proposal = propose_list(tx.conn, tx.federation, date, cut)?;
    check_proposal(&proposal, seen)?;
    let position = match proposal.basis.position {
        None => federations::take_positions(tx.conn, tx.federation.id, 1)?,
        Some(position) => {
            federations::make_room(tx.conn, tx.federation.id, position)?;
            position
        }
    };
    let number = newest.first().map_or(0, |l| l.issue.number) + 1;
    let issue = Issue {
        federation_id: tx.federation.id,
        number,
        date,
        position,
        parameters: proposal.by.parameters.clone(),
        edition_id: proposal.by.edition,
        note: note.trim().chars().take(super::TEXT_MAX).collect(),
        published_at: tx.now,
        published_by: tx.actor.name.clone(),
        fingerprint: proposal.fingerprint.clone(),
        players: players_in(&proposal.entries),
    };
    let id = store_list(tx.conn, &issue, proposal.entries, proposal.decisions)?;
    let done = Done {
        people: proposal.people,
        rater: proposal.rater,
        correction: proposal.correction,
    };
    match proposal.basis.position {
        None => done.apply_changes(tx.conn, tx.actor, tx.federation, &issue)?,
        Some(_) => recalculate_later(tx.conn, tx.federation, &issue, progress)?,
    }
    tx.audit(audit::Entry::new(Action::Publish, Subject::List(id)).with(&issue.fingerprint))?;
    Ok(id)
}

fn check_proposal(proposal: &Proposal, seen: &str) -> Result<(), Refusal> {
    // A list is permanent, and an empty one states nothing.
    if proposal.entries.is_empty() {
        return Err(Refusal::ListEmpty);
    }
    if proposal.fingerprint != seen {
        return Err(Refusal::Changed);
    }
    Ok(())
}

/// Later calculations rest on the effect of the publication, as if it had happened on its day.
fn recalculate_later(
    conn: &mut Conn,
    federation: &Federation,
    issue: &Issue,
    progress: &Progress,
) -> Result<(), ActionError> {
    let reason = Cause::AsOf {
        number: issue.number,
        date: issue.date,
    };
    let correction = corrections::add(
        conn,
        federation.id,
        None,
        issue.published_at,
        &issue.published_by,
        &reason.to_string(),
        issue.position,
    )?;
    if replay::replay_all(conn, federation, Some(correction), progress)?
        == replay::Outcome::default()
    {
        corrections::remove(conn, correction)?;
    }
    Ok(())
}

/// A player with a rating in two pools counts once.
pub(super) fn players_in(entries: &[Entry]) -> i32 {
    let players: HashSet<PlayerId> = entries.iter().map(|entry| entry.player_id).collect();
    i32::try_from(players.len()).unwrap_or(i32::MAX)
}

struct Done {
    people: Vec<Player>,
    rater: Rater,
    correction: Option<Correction>,
}

impl Done {
    fn apply_changes(
        &self,
        conn: &mut Conn,
        actor: &Actor,
        federation: &Federation,
        issue: &Issue,
    ) -> Result<(), ActionError> {
        for player in &self.people {
            let state = self.rater.player_state(
                self.rater.key(player.id)?,
                player.state.shown.last_tournament_id,
            );
            if state.record != player.state.record
                || state.shown.rank != player.state.shown.rank
                || state.shown.rank_kept != player.state.shown.rank_kept
            {
                players::update_state(conn, player.id, &state)?;
            }
        }
        if let Some(correction) = &self.correction {
            let reason = Cause::Shift {
                number: issue.number,
                shift: correction.shift,
            }
            .to_string();
            let entered = corrections::add(
                conn,
                federation.id,
                None,
                issue.published_at,
                &actor.name,
                &reason,
                issue.position,
            )?;
            corrections::add_lines(conn, entered, &correction_lines(&self.rater, correction)?)?;
        }
        Ok(())
    }
}

fn correction_lines(
    rater: &Rater,
    correction: &Correction,
) -> Result<Vec<CorrectionLine>, DbError> {
    let changed = correction.players.iter().filter(|p| p.before != p.after);
    changed
        .map(|p| {
            Ok(CorrectionLine {
                player_id: rater.id(p.player)?,
                tournament_id: None,
                rating_before: Some(p.before.0),
                rating_after: Some(p.after.0),
                rank_before: p.rank_before.map(|r| r.name.to_owned()),
                rank_after: p.rank.map(|r| r.name.to_owned()),
            })
        })
        .collect()
}

pub(super) fn store_list(
    conn: &mut Conn,
    issue: &Issue,
    mut entries: Vec<Entry>,
    mut decisions: Vec<DecisionRow>,
) -> Result<ListId, DbError> {
    let id = lists::add(conn, issue)?;
    entries.iter_mut().for_each(|e| e.list_id = id);
    decisions.iter_mut().for_each(|d| d.list_id = id);
    lists::add_rows(conn, entries, &decisions)?;
    Ok(id)
}

pub fn csv_of(conn: &mut Conn, federation: &Federation, list: &List) -> Result<String, DbError> {
    let entries = lists::load_entries(conn, list.id)?;
    csv_of_entries(conn, federation, &entries)
}

pub fn csv_of_entries(
    conn: &mut Conn,
    federation: &Federation,
    entries: &[Entry],
) -> Result<String, DbError> {
    let ids: Vec<PlayerId> = entries.iter().map(|e| e.player_id).collect();
    let codes = players::find_many(conn, federation.id, &ids)?
        .into_iter()
        .map(|p| (p.id, p.code))
        .collect();
    canonical_csv(entries, &codes)
}

/// As `next_quarter` (ufgo 1.5).
pub fn last_quarter(day: NaiveDate) -> NaiveDate {
    (day.year() - 1..=day.year())
        .flat_map(|year| {
            [1, 4, 7, 10]
                .into_iter()
                .filter_map(move |month| NaiveDate::from_ymd_opt(year, month, 1))
        })
        .rfind(|quarter| *quarter <= day)
        .unwrap_or(day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarters_begin_in_january_april_july_and_october() {
        let d = |m, d| NaiveDate::from_ymd_opt(2026, m, d).unwrap();
        assert_eq!(
            next_quarter(d(11, 21)),
            NaiveDate::from_ymd_opt(2027, 1, 1).unwrap()
        );
        assert_eq!(next_quarter(d(4, 1)), d(4, 1));
        assert_eq!(last_quarter(d(11, 21)), d(10, 1));
        assert_eq!(last_quarter(d(4, 1)), d(4, 1));
        assert_eq!(last_quarter(d(3, 31)), d(1, 1));
    }
}
