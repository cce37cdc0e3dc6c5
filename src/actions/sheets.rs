//! Converts typed sheets to players, participants and games, and back.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDateTime;

use super::rating::Start;
use super::{ActionError, external_ids, name_matching, players as office_players};
use crate::db::federations::Federation;
use crate::db::players::{Personal, Player};
use crate::db::tables::{Game as GameRow, Participant};
use crate::db::tournaments::Tournament;
use crate::db::{Conn, DbError, PlayerId, TournamentId, players, tables};
use crate::domain::country;
use crate::domain::desk::Desk;
use crate::domain::external_id;
use crate::domain::name;
use crate::domain::number::Score;
use crate::domain::player::Born;
use crate::domain::rules::Sides;
use crate::domain::table::{
    self, Cell, Problem, Sheet, Table, TableGame, TableRow, Total, TypedPlayer,
};
use crate::domain::tournament::Colour;

pub fn parse_sheet(t: &Tournament) -> Result<Sheet, DbError> {
    serde_json::from_str(&t.sheet)
        .map_err(|e| DbError::Corrupt(format!("tournament {}: sheet: {e}", t.id)))
}

/// From a recorded table that is older than the site.
pub fn stated_ratings(
    t: &Tournament,
    people: &[Participant],
) -> Result<HashMap<PlayerId, f64>, DbError> {
    let rows = parse_sheet(t)?.rows;
    let rating = |p: &Participant| {
        let row = usize::try_from(p.number - 1)
            .ok()
            .and_then(|at| rows.get(at))?;
        Some((
            p.player_id,
            row.rating
                .trim()
                .replace(',', ".")
                .parse::<f64>()
                .ok()
                .filter(|rating| rating.is_finite())?,
        ))
    };
    Ok(people.iter().filter_map(rating).collect())
}

/// For participants who have no rating by the rules (rgf 6). `starts`: their starting ratings, in
/// their order; a participant beyond its end gets none.
pub fn note_conditional(
    federation: &Federation,
    read: &Table,
    starts: &[Start],
    people: &mut [Participant],
) {
    if federation.rules.shows.conditional {
        for ((participant, row), start) in people.iter_mut().zip(&read.rows).zip(starts) {
            participant.conditional = row.rating.filter(|_| start.rating.is_none());
        }
    }
}

/// Empty if the rules know none.
pub fn conditional_ratings(
    federation: &Federation,
    people: &[Participant],
) -> HashMap<PlayerId, f64> {
    if !federation.rules.shows.conditional {
        return HashMap::new();
    }
    people
        .iter()
        .filter_map(|p| Some((p.player_id, p.conditional?)))
        .collect()
}

/// If the rules know conditional ratings, it states the ratings of participants without a rating by
/// the rules: they are stored nowhere else.
pub fn sheet_of_desk(
    conn: &mut Conn,
    federation: &Federation,
    desk: &Desk,
) -> Result<Sheet, DbError> {
    if !federation.rules.shows.conditional {
        let mut sheet = desk.to_sheet();
        // The first player is black to the desk alone.
        if federation.rules.shows.sign.sides() == Sides::Order {
            sheet.forget_colours();
        }
        return Ok(sheet);
    }
    let ids: Vec<PlayerId> = desk
        .entrants
        .iter()
        .filter_map(|entrant| entrant.player)
        .map(PlayerId)
        .collect();
    let known = players::find_many(conn, federation.id, &ids)?;
    let rated: HashSet<i64> = known
        .iter()
        .filter(|player| player.state.shown.rating.is_some())
        .map(|player| player.id.0)
        .collect();
    Ok(desk.sheet_stating(|entrant| !entrant.player.is_some_and(|player| rated.contains(&player))))
}

/// Blank rows are room for typing, not participants.
pub fn without_blank_rows(mut typed: Sheet) -> Sheet {
    let used = typed.count_participants();
    typed.rows.truncate(used);
    typed
}

/// Every other mistake is allowed in a draft.
pub(super) fn refuse_oversize(typed: &Sheet) -> Result<(), ActionError> {
    let cells = typed.rows.len().saturating_mul(typed.rounds);
    if typed.rows.len() > table::MAX_ROWS
        || typed.rounds > table::MAX_ROUNDS
        || cells > table::MAX_CELLS
    {
        let problems = table::check_sheet(typed).err().unwrap_or_default();
        return Err(ActionError::Table(
            problems
                .into_iter()
                .filter(Problem::is_about_size)
                .collect(),
        ));
    }
    let long = table::too_long(typed);
    if long.is_empty() {
        Ok(())
    } else {
        Err(ActionError::Table(long))
    }
}

pub(super) fn sheet_json(typed: &Sheet) -> String {
    // Texts and numbers: serialization can't fail.
    serde_json::to_string(typed).unwrap_or_default()
}

/// A table with mere warnings passes.
pub(super) fn refuse_mistakes(read: Result<Table, Vec<Problem>>) -> Result<Table, ActionError> {
    read.map_err(ActionError::Table)
}

/// Returns the player of each row. A player whom a correction brings into a past tournament gets a
/// position in the chronicle before it. External ids in the rows are stored with the players.
pub(super) fn enter_players(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    typed: &Sheet,
    read: &Table,
    now: NaiveDateTime,
) -> Result<Vec<PlayerId>, ActionError> {
    let chosen: Vec<PlayerId> = typed
        .rows
        .iter()
        .filter_map(|r| r.player.map(PlayerId))
        .collect();
    let known: HashMap<PlayerId, Player> = players::find_many(conn, federation.id, &chosen)?
        .into_iter()
        .map(|p| (p.id, p))
        .collect();
    let mut ids = Vec::with_capacity(read.rows.len());
    for (row, read) in typed.rows.iter().zip(&read.rows) {
        ids.push(match row.player.map(PlayerId) {
            Some(id) => {
                let player = known.get(&id).ok_or(ActionError::NotFound)?;
                if t.position.is_some_and(|own| own < player.position) {
                    office_players::enter_before(conn, federation, id, t.id)?;
                }
                let personal = completed_personal(federation, t, player, row, read);
                if personal != player.personal {
                    players::update_personal(conn, player, &personal, player.club_id)?;
                }
                id
            }
            None => {
                let entry = build_newcomer_entry(federation, row, read);
                let id = office_players::enter_newcomer(conn, federation, &entry)?;
                if t.position.is_some() {
                    office_players::enter_before(conn, federation, id, t.id)?;
                }
                id
            }
        });
    }
    for (row, id) in typed.rows.iter().zip(&ids) {
        let origin = external_ids::Origin {
            source: &t.code,
            since: federation.local_day(now),
        };
        external_ids::adopt_ids(
            conn,
            federation.id,
            *id,
            &external_id::parse_listed(&row.numbers),
            origin,
        )?;
    }
    Ok(ids)
}

fn build_newcomer_entry(
    federation: &Federation,
    row: &TypedPlayer,
    read: &TableRow,
) -> office_players::Entry {
    office_players::Entry {
        personal: Personal {
            name: row.name.trim().to_owned(),
            // A file of the site contains the spelling by the table, which isn't the player's own.
            latin: non_empty(&row.latin).filter(|latin| {
                *latin != name::to_latin(row.name.trim(), federation.name_language())
            }),
            born: read.born.map(|b| b.to_string()),
            country: country::find(&row.country).map(|country| country.alpha2.to_owned()),
            ..Personal::default()
        },
        club: non_empty(&row.club),
        club_since: None,
        guest: false,
        numbers: Vec::new(),
        sure: office_players::EntryConfirmations::default(),
    }
}

/// Adds what the table states and the register lacks.
fn completed_personal(
    federation: &Federation,
    t: &Tournament,
    player: &Player,
    row: &TypedPlayer,
    read: &TableRow,
) -> Personal {
    let mut personal = player.personal.clone();
    if let Some(born) = born_by_table(federation, t, player, read) {
        personal.born = Some(born.to_string());
    }
    let country = country::find(&row.country).map(|country| country.alpha2.to_owned());
    personal.country = personal
        .country
        .or(country.filter(|_| !player.is_forgotten()));
    personal
}

/// For a player without a birth in the register, if ratings or ranks depend on ages. After the
/// first rated tournament the past rests on the register: then an official changes it there, and
/// everything is calculated again.
pub(super) fn born_by_table(
    federation: &Federation,
    t: &Tournament,
    player: &Player,
    row: &TableRow,
) -> Option<Born> {
    row.born.filter(|_| {
        player.personal.parse_birth().is_none() && !birth_rests_on_register(federation, t, player)
    })
}

/// Earlier tournaments, or the one under correction, rest on the register.
pub(super) fn birth_rests_on_register(
    federation: &Federation,
    t: &Tournament,
    player: &Player,
) -> bool {
    !federation.rules.needs_birth()
        || t.position.is_some()
        || player.state.shown.last_tournament_id.is_some()
}

pub(super) fn non_empty(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

/// Typesets names and replaces merged players by the kept ones.
pub(super) fn without_duplicates(
    conn: &mut Conn,
    federation: &Federation,
    typed: &Sheet,
) -> Result<Sheet, DbError> {
    let chosen: Vec<PlayerId> = typed
        .rows
        .iter()
        .filter_map(|r| r.player.map(PlayerId))
        .collect();
    let merged = players::find_merge_targets(conn, federation.id, &chosen)?;
    let mut sheet = typed.clone().with_normalized_names();
    for row in &mut sheet.rows {
        row.player = row
            .player
            .map(|id| merged.get(&PlayerId(id)).map_or(id, |kept| kept.0));
    }
    Ok(sheet)
}

pub fn to_rows(
    of: TournamentId,
    typed: &Sheet,
    read: &Table,
    ids: &[PlayerId],
) -> (Vec<Participant>, Vec<GameRow>) {
    let people = typed
        .rows
        .iter()
        .zip(&read.rows)
        .zip(ids)
        .enumerate()
        .map(|(i, ((row, parsed), id))| Participant {
            tournament_id: of,
            number: i as i32 + 1,
            player_id: *id,
            place: parsed.place.and_then(|p| i32::try_from(p).ok()),
            points: non_empty(&row.points),
            listed: true,
            fide: None,
            conditional: None,
        })
        .collect();
    let games = read
        .games
        .iter()
        .enumerate()
        .map(|(seq, g)| (seq, giver_first(g)))
        .map(|(seq, g)| GameRow {
            tournament_id: of,
            seq: seq as i32,
            round: Some(g.round as i64),
            a_id: ids[g.a - 1],
            b_id: g.b.map(|b| ids[b - 1]),
            half_points: g.score.map(|s| s.half_points() as i32),
            played: g.played,
            annulled: g.annulled,
            handicap: g.handicap.into(),
            colour: g.colour,
        })
        .collect();
    (people, games)
}

/// In a handicap game the first player gives the stones: white.
fn giver_first(g: &TableGame) -> TableGame {
    match (g.b, g.colour) {
        (Some(b), Some(Colour::Black)) if g.handicap > 0 => TableGame {
            a: b,
            b: Some(g.a),
            score: g.score.map(Score::opposite),
            colour: Some(Colour::White),
            ..*g
        },
        _ => *g,
    }
}

/// The typed sheet, with its new players replaced by the entered ones. For a table that came with a
/// journal and was never typed: the rated one.
pub(super) fn sheet_of_correction(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
) -> Result<Sheet, ActionError> {
    let mut typed = parse_sheet(t)?;
    if typed.rows.is_empty() {
        return sheet_of_rated(conn, federation, t);
    }
    for p in tables::load_participants(conn, t.id)? {
        if let Some(row) = usize::try_from(p.number - 1)
            .ok()
            .and_then(|i| typed.rows.get_mut(i))
        {
            row.player = Some(p.player_id.0);
            row.new = false;
        }
    }
    Ok(typed)
}

pub(super) fn sheet_of_rated(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
) -> Result<Sheet, ActionError> {
    let people = tables::load_participants(conn, t.id)?;
    let mut typed = table_of(&people, &tables::load_games(conn, t.id)?);
    let ids: Vec<PlayerId> = people.iter().map(|p| p.player_id).collect();
    let known: HashMap<PlayerId, _> = players::find_many(conn, federation.id, &ids)?
        .into_iter()
        .map(|p| (p.id, p))
        .collect();
    let conditional = conditional_ratings(federation, &people);
    for row in &mut typed.rows {
        let Some(id) = row.player.map(PlayerId) else {
            continue;
        };
        if let Some(player) = known.get(&id) {
            player.display_name().clone_into(&mut row.name);
        }
        // No other place shows the rating to an officer who corrects a table that was never typed.
        if let Some(rating) = conditional.get(&id) {
            row.rating = rating.to_string();
        }
    }
    Ok(typed)
}

/// Without the names of the players.
pub fn table_of(people: &[Participant], games: &[GameRow]) -> Sheet {
    let ids: Vec<PlayerId> = people.iter().map(|p| p.player_id).collect();
    let numbers: HashMap<PlayerId, usize> =
        ids.iter().enumerate().map(|(i, id)| (*id, i)).collect();
    let rounds = games
        .iter()
        .filter_map(|g| g.round)
        .max()
        .unwrap_or(0)
        .max(0) as usize;
    let mut typed = Sheet {
        rounds,
        ..Sheet::default()
    };
    for p in people {
        typed.rows.push(TypedPlayer {
            player: Some(p.player_id.0),
            points: p.points.clone().unwrap_or_default(),
            place: p.place.map(|p| p.to_string()).unwrap_or_default(),
            cells: vec![String::new(); rounds],
            ..TypedPlayer::default()
        });
    }
    for g in games {
        let Some(round) = g
            .round
            .and_then(|r| usize::try_from(r).ok())
            .filter(|r| (1..=rounds).contains(r))
        else {
            continue;
        };
        let Some(&a) = numbers.get(&g.a_id) else {
            continue;
        };
        let b = g.b_id.and_then(|b| numbers.get(&b)).copied();
        let (own, other) = cells_of_game(g, a + 1, b.map(|b| b + 1));
        for (i, cell) in [(Some(a), own), (b, other)] {
            if let (Some(i), Some(cell)) = (i, cell) {
                typed.rows[i].cells[round - 1] = cell.to_string();
            }
        }
    }
    typed.rows.iter_mut().for_each(state_start);
    typed
}

pub fn is_same_play(one: &Sheet, other: &Sheet) -> bool {
    one.rows.len() == other.rows.len()
        && one
            .rows
            .iter()
            .zip(&other.rows)
            .all(|(one, other)| is_same_row(one, other))
}

fn is_same_row(one: &TypedPlayer, other: &TypedPlayer) -> bool {
    let results = |row: &TypedPlayer| {
        let result = |cell: &String| match Cell::from_text(cell) {
            Ok(Cell::Game {
                opponent,
                score,
                played,
                annulled,
                ..
            }) => Some((opponent, score, played, annulled)),
            _ => None,
        };
        let mut results: Vec<_> = row.cells.iter().map(result).collect();
        // A table has no columns for last rounds without a game.
        while results.pop_if(|last| last.is_none()).is_some() {}
        results
    };
    table::parse_half_points(one.points.trim()) == table::parse_half_points(other.points.trim())
        && results(one) == results(other)
}

/// The points of a rated row beyond those of its cells.
fn state_start(row: &mut TypedPlayer) {
    let cells: Vec<Cell> = row
        .cells
        .iter()
        .filter_map(|cell| Cell::from_text(cell).ok())
        .collect();
    let start = Total::new(&cells, table::parse_half_points(row.points.trim())).start;
    if start > 0 && start % 2 == 0 {
        row.group = (start / 2).to_string();
    }
}

/// `a` and `b` are the numbers of the rows.
pub fn cells_of_game(g: &GameRow, a: usize, b: Option<usize>) -> (Option<Cell>, Option<Cell>) {
    let score = g.half_points.and_then(|h| Score::from_halves(h.into()));
    let Some(b) = b else {
        return match score {
            Some(Score::Win) => (Some(Cell::Bye), None),
            Some(Score::Draw) => (Some(Cell::HalfBye), None),
            _ => (None, None),
        };
    };
    let handicap = u8::try_from(g.handicap).unwrap_or(u8::MAX);
    let game = |opponent, score, colour| Cell::Game {
        opponent,
        score,
        played: g.played,
        annulled: g.annulled,
        colour,
        handicap,
    };
    match score {
        Some(score) => {
            let own = game(b, score, g.colour);
            (Some(own), Some(table::mirror_cell(own, a)))
        }
        // Neither player came: both have lost.
        None => (
            Some(game(b, Score::Loss, g.colour)),
            Some(game(a, Score::Loss, None)),
        ),
    }
}

/// Fills mirrors, recognises players, lists every problem.
pub fn prepare_sheet(
    conn: &mut Conn,
    federation: &Federation,
    typed: &mut Sheet,
) -> Result<(Vec<name_matching::Candidates>, Vec<Problem>), ActionError> {
    *typed = std::mem::take(typed).with_normalized_names();
    let known = name_matching::find_candidates(conn, federation.id, typed)?;
    name_matching::choose_undoubted(typed, &known);
    table::fill_mirrors(typed);
    let problems = match table::check_sheet(typed) {
        Ok(_) => Vec::new(),
        Err(problems) => problems,
    };
    Ok((known, problems))
}
