//! Import of files into the table of a tournament. Each file is stored unchanged, parsed anew for
//! every view, matched with players, and imported as the draft.

use std::collections::HashMap;

use chrono::NaiveDateTime;
use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::audit::{Entry, Subject};
use super::authorization::{self, OnTournament};
use super::name_matching::{self, Stated};
use super::{ActionError, Actor, Tx, tournaments as office};
use crate::db::external_ids::PlayerNumber;
use crate::db::federations::Federation;
use crate::db::files::{self, File};
use crate::db::players::{self, Player};
use crate::db::table_files::{self as storage, TableFile};
use crate::db::{Conn, DbError, FileId, PlayerId, TournamentId, external_ids};
use crate::domain::approval::Act;
use crate::domain::audit::Action;
use crate::domain::external_id::{self, System};
use crate::domain::name;
use crate::domain::player::births_agree;
use crate::domain::table::{Sheet, TypedPlayer};
use crate::formats::document::{self, Document};
use crate::formats::options::Options;
use crate::formats::sheet::{About, Difference, SheetWithPlayers};

const NAME_MAX: usize = 120;
const OFFERED: usize = 8;

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ColumnSettings {
    /// By the headings of the columns.
    pub columns: Vec<Meaning>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meaning {
    /// As written in the file.
    pub heading: String,
    pub meaning: String,
}

pub fn read_options(beside: &TableFile) -> Result<Options, DbError> {
    Ok(with_columns(parse_reading(beside)?.columns))
}

pub(super) fn with_columns(columns: Vec<Meaning>) -> Options {
    let map = columns
        .into_iter()
        .map(|column| (column.heading, column.meaning))
        .collect();
    Options {
        map,
        ..Options::default()
    }
}

fn parse_reading(beside: &TableFile) -> Result<ColumnSettings, DbError> {
    serde_json::from_str(&beside.reading)
        .map_err(|e| DbError::Corrupt(format!("file {}: {e}", beside.file_id)))
}

pub struct UploadedFile<'a> {
    pub name: &'a str,
    pub content: &'a [u8],
}

pub struct TableImport {
    pub file: File,
    pub beside: TableFile,
    pub options: Options,
}

/// Replaces an earlier file that waits. The caller has parsed it, so unreadable files aren't
/// stored.
pub fn attach_file(
    tx: &mut Tx<'_>,
    id: TournamentId,
    came: &UploadedFile<'_>,
) -> Result<FileId, ActionError> {
    authorization::find_permitted_tournament(
        tx.conn,
        tx.actor,
        tx.federation,
        id,
        OnTournament::Step(Act::Edit),
    )?;
    for waiting in storage::of_tournament(tx.conn, id)?
        .into_iter()
        .filter(|kept| kept.file.taken_at.is_none())
    {
        storage::remove(tx.conn, waiting.file.file_id)?;
    }
    let file = store_file(tx.conn, tx.federation, came, tx.now)?;
    let beside = TableFile {
        file_id: file,
        tournament_id: id,
        reading: to_json(&ColumnSettings::default()),
        uploaded_by: tx.actor.name.clone(),
        taken_at: None,
        erased_at: None,
    };
    storage::add(tx.conn, &beside)?;
    Ok(file)
}

pub(super) fn store_file(
    conn: &mut Conn,
    federation: &Federation,
    came: &UploadedFile<'_>,
    now: NaiveDateTime,
) -> Result<FileId, DbError> {
    let sha256 = HEXLOWER.encode(&Sha256::digest(came.content));
    files::add(
        conn,
        federation.id,
        &file_name(came.name),
        "application/octet-stream",
        &sha256,
        came.content,
        now,
    )
}

pub(super) fn file_name(name: &str) -> String {
    name.chars()
        .filter(|c| !c.is_control() && !matches!(c, '/' | '\\' | '"'))
        .take(NAME_MAX)
        .collect()
}

fn to_json(reading: &ColumnSettings) -> String {
    // Serializing strings can't fail.
    serde_json::to_string(reading).unwrap_or_default()
}

/// The given file, or the newest. None is found after its content was erased.
pub fn find(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: TournamentId,
    file: Option<FileId>,
) -> Result<TableImport, ActionError> {
    authorization::find_permitted_tournament(conn, actor, federation, id, OnTournament::Work)?;
    let kept = storage::of_tournament(conn, id)?;
    let wanted = kept
        .into_iter()
        .find(|kept| file.is_none_or(|file| kept.file.file_id == file))
        .ok_or(ActionError::NotFound)?;
    let file =
        files::find(conn, federation.id, wanted.file.file_id)?.ok_or(ActionError::NotFound)?;
    let options = read_options(&wanted.file)?;
    Ok(TableImport {
        file,
        beside: wanted.file,
        options,
    })
}

/// `None` if the draft was typed or the content was erased. The caller may see the table.
pub fn find_imported(
    conn: &mut Conn,
    federation: &Federation,
    id: TournamentId,
) -> Result<Option<TableImport>, DbError> {
    let kept = storage::of_tournament(conn, id)?
        .into_iter()
        .map(|kept| kept.file);
    let Some(beside) = kept
        .filter(|file| file.taken_at.is_some())
        .max_by_key(|file| file.taken_at)
    else {
        return Ok(None);
    };
    if beside.erased_at.is_some() {
        return Ok(None);
    }
    let options = read_options(&beside)?;
    Ok(
        files::find(conn, federation.id, beside.file_id)?.map(|file| TableImport {
            file,
            beside,
            options,
        }),
    )
}

pub fn say_columns(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    id: TournamentId,
    reading: &ColumnSettings,
) -> Result<(), ActionError> {
    authorization::find_permitted_tournament(
        conn,
        actor,
        federation,
        id,
        OnTournament::Step(Act::Edit),
    )?;
    let waiting = storage::of_tournament(conn, id)?
        .into_iter()
        .find(|kept| kept.file.taken_at.is_none())
        .ok_or(ActionError::NotFound)?;
    Ok(storage::update_reading(
        conn,
        waiting.file.file_id,
        &to_json(reading),
    )?)
}

/// Without games, in the order of the file: a list of participants.
pub fn people_of(mut document: Document) -> Document {
    (document.format, document.rounds) = (document::Format::List, 0);
    document.games.clear();
    document.byes.clear();
    document.standings.clear();
    document
        .players
        .iter_mut()
        .for_each(|player| player.points = None);
    document
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MatchBasis {
    ByNumber,
    ByName,
    /// Ids or rows lead to different players, so none is chosen.
    Conflicting,
    Not,
}

#[derive(Debug, Clone)]
pub struct Match {
    pub chosen: Option<PlayerId>,
    pub how: MatchBasis,
    /// The likeliest first.
    pub offered: Vec<Player>,
}

pub fn numbers_of(player: &document::Player) -> Vec<(System, String)> {
    player
        .ids
        .iter()
        .map(|(system, number)| (*system, external_id::comparison_key(number)))
        .collect()
}

fn sort_players<'a>(
    document: &'a Document,
    tabled: &SheetWithPlayers,
) -> Vec<&'a document::Player> {
    let people: HashMap<_, _> = document
        .players
        .iter()
        .map(|player| (player.no, player))
        .collect();
    tabled
        .players
        .iter()
        .filter_map(|no| people.get(no).copied())
        .collect()
}

fn find_by_number(
    conn: &mut Conn,
    federation: &Federation,
    rows: &[&document::Player],
) -> Result<Vec<Vec<PlayerId>>, DbError> {
    let asked: Vec<(System, String)> = rows.iter().flat_map(|player| numbers_of(player)).collect();
    let holders = external_ids::find_holders(conn, federation.id, &asked)?;
    let found = |player: &&document::Player| {
        let mut found: Vec<PlayerId> = numbers_of(player)
            .iter()
            .filter_map(|asked| holders.get(asked).copied())
            .collect();
        found.sort_unstable();
        found.dedup();
        found
    };
    Ok(rows.iter().map(found).collect())
}

fn has_other_numbers(player: &document::Player, own: &[PlayerNumber]) -> bool {
    numbers_of(player).iter().any(|(system, key)| {
        own.iter()
            .any(|n| n.given.system == *system && n.given.number_key != *key)
    })
}

/// By external ids, then by names in either script. No player is chosen for two rows.
pub fn match_players(
    conn: &mut Conn,
    federation: &Federation,
    document: &Document,
    tabled: &SheetWithPlayers,
) -> Result<Vec<Match>, DbError> {
    let rows = sort_players(document, tabled);
    let by_number = find_by_number(conn, federation, &rows)?;
    let alike = name_matching::find_candidates(conn, federation.id, &tabled.sheet)?;
    let holding: Vec<PlayerId> = by_number.iter().flatten().copied().collect();
    let held: HashMap<PlayerId, Player> = players::find_many(conn, federation.id, &holding)?
        .into_iter()
        .map(|p| (p.id, p))
        .collect();
    let numbered = external_ids::load_current(
        conn,
        &alike
            .iter()
            .flat_map(|c| c.alike.iter().map(|p| p.id))
            .collect::<Vec<_>>(),
    )?;
    let mut found = Vec::with_capacity(rows.len());
    for (((player, row), numbers), known) in rows
        .iter()
        .zip(&tabled.sheet.rows)
        .zip(&by_number)
        .zip(alike)
    {
        let others = |candidate: &Player| {
            numbered
                .get(&candidate.id)
                .is_some_and(|own| has_other_numbers(player, own))
        };
        let mut offered: Vec<Player> = numbers
            .iter()
            .filter_map(|id| held.get(id).cloned())
            .collect();
        offered.extend(known.alike.into_iter().filter(|p| !numbers.contains(&p.id)));
        let (chosen, how) = match numbers.as_slice() {
            [only] => (Some(*only), MatchBasis::ByNumber),
            [_, ..] => (None, MatchBasis::Conflicting),
            [] => by_name(player, row, &offered, &others)
                .map_or((None, MatchBasis::Not), |id| (Some(id), MatchBasis::ByName)),
        };
        nearest_first(player, &mut offered);
        offered.truncate(OFFERED);
        found.push(Match {
            chosen,
            how,
            offered,
        });
    }
    nobody_twice(&mut found, &tabled.sheet.rows);
    Ok(found)
}

/// By [`name_matching::only_match`], without players who have other external ids than the row.
fn by_name(
    player: &document::Player,
    row: &TypedPlayer,
    offered: &[Player],
    differs: &dyn Fn(&Player) -> bool,
) -> Option<PlayerId> {
    let free: Vec<&Player> = offered.iter().filter(|player| !differs(player)).collect();
    name_matching::only_match(
        Stated {
            name: &row.name,
            born: &row.born,
        },
        &likeness_keys(player),
        &free,
    )
    .map(|player| player.id)
}

pub(super) fn likeness_keys(player: &document::Player) -> Vec<String> {
    let divided = player
        .surname
        .iter()
        .zip(&player.given)
        .map(|(surname, given)| format!("{surname} {given}"));
    let whole = [&player.name, &player.latin].into_iter().flatten().cloned();
    whole
        .chain(divided)
        .map(|name| name::likeness_key(&name))
        .filter(|key| !key.is_empty())
        .collect()
}

fn births_contradict(player: &document::Player, site: &Player) -> bool {
    let (Some(file), Some(site)) = (
        player.born.map(|b| b.to_string()),
        site.personal.born.as_deref(),
    ) else {
        return false;
    };
    !births_agree(&file, site)
}

/// Same club first, then births that agree, then the nearest rating.
fn nearest_first(player: &document::Player, offered: &mut [Player]) {
    let rating = player.rating.map(|r| r.to_string().parse().unwrap_or(0.0));
    let far = |p: &Player| match (rating, p.state.shown.rating) {
        (Some(a), Some(b)) => (a - b).abs(),
        _ => f64::MAX,
    };
    offered.sort_by(|a, b| {
        births_contradict(player, a)
            .cmp(&births_contradict(player, b))
            .then(far(a).total_cmp(&far(b)))
    });
}

/// Keeps a player in the row that states them for certain: two rows are never one person.
fn nobody_twice(found: &mut [Match], rows: &[TypedPlayer]) {
    let told = |m: &Match, row: &TypedPlayer, id: PlayerId| {
        m.how == MatchBasis::ByNumber
            || m.offered
                .iter()
                .any(|player| player.id == id && name_matching::is_told(&row.born, player))
    };
    let meant: Vec<_> = found
        .iter()
        .zip(rows)
        .map(|(m, row)| m.chosen.map(|id| (id, told(m, row, id))))
        .collect();
    for (row, chosen) in found
        .iter_mut()
        .zip(name_matching::undisputed_players(&meant))
    {
        if chosen != row.chosen {
            (row.chosen, row.how) = (None, MatchBasis::Conflicting);
        }
    }
}

/// The file's values aren't adopted.
pub fn list_differences(player: &document::Player, site: &Player) -> Vec<Difference> {
    let text = |value: Option<String>| value.unwrap_or_default();
    let born = site.personal.born.clone();
    let mut found = Vec::new();
    let mut differs = |about, file: String, site: String, same: bool| {
        if !same && !file.is_empty() && !site.is_empty() {
            found.push(Difference { about, file, site });
        }
    };
    let same_name = likeness_keys(player).contains(&site.folded.likeness_key);
    differs(
        About::Name,
        text(player.name.clone()),
        site.display_name().to_owned(),
        same_name,
    );
    differs(
        About::Born,
        text(player.born.map(|b| b.to_string())),
        text(born),
        !births_contradict(player, site),
    );
    let (file, known) = (
        text(player.rank.as_ref().map(ToString::to_string)),
        text(site.state.shown.rank.clone()),
    );
    let same = file.split_whitespace().eq(known.split_whitespace());
    differs(About::Rank, file, known, same);
    found
}

pub struct Taking<'a> {
    pub file: FileId,
    /// Version of the table that the page showed.
    pub version: i64,
    pub sheet: &'a Sheet,
}

/// Returns the new version of the table.
pub fn import_draft(
    tx: &mut Tx<'_>,
    id: TournamentId,
    taking: &Taking<'_>,
) -> Result<i64, ActionError> {
    let kept = find(tx.conn, tx.actor, tx.federation, id, Some(taking.file))?;
    let version = office::save_draft(tx, id, taking.version, taking.sheet)?;
    storage::mark_as_source(tx.conn, kept.file.id, tx.now)?;
    let detail = format!("{} {}", kept.file.sha256, kept.file.name);
    tx.audit(Entry::new(Action::TakeFile, Subject::Tournament(id)).with(detail))?;
    Ok(version)
}
