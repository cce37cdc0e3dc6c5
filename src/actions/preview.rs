//! The preview of a table: the effect of approving it, by the same calculation. Nothing is stored.

use std::collections::HashMap;

use super::contradictions::{self, Contradictions, Foresight};
use super::official::day::{self, OfficialRatings};
use super::rating::{self, Rater, Start};
use super::replay::{self, Replacement};
use super::sheets::{birth_rests_on_register, born_by_table, non_empty, refuse_mistakes, to_rows};
use super::{ActionError, Refusal, editions, plan_lines};
use crate::db::corrections::CorrectionLine;
use crate::db::federations::Federation;
use crate::db::players::{self, Personal, Player, ReplayPlayer as SeatedPlayer};
use crate::db::tournaments::{Conditions, Tournament};
use crate::db::{Conn, DbError, PlayerId, results};
use crate::domain::external_id::ListedRating;
use crate::domain::name;
use crate::domain::number::Points;
use crate::domain::player::{Born, PlayerKey};
use crate::domain::rules::{BirthEntry, Lack, Newcomer, ParticipantFacts, Rank, RankChange, Rated};
use crate::domain::table::{self, Sheet, Table, TableRow, TypedPlayer};
use crate::domain::tournament;

#[derive(Debug, Clone)]
pub struct PreviewLine {
    /// Row of the sheet, from 1.
    pub row: usize,
    pub player: Option<PlayerId>,
    pub typed_born: Option<Born>,
    /// The birth that the table adds to the register.
    pub added_born: Option<Born>,
    pub registered_born: Option<Born>,
    pub name: String,
    /// Empty if none was typed.
    pub latin: String,
    /// True if the player would be entered anew.
    pub new: bool,
    pub before: Option<Points>,
    /// The rating before has a star.
    pub provisional_before: bool,
    /// `None` if it isn't recalculated.
    pub after: Option<Points>,
    /// In a correction, the rating after the tournament as it is rated at present.
    pub rated: Option<Points>,
    /// `None` if the rules have none.
    pub deviation: Option<f64>,
    /// The rating after has a star.
    pub provisional: bool,
    pub rank_before: Option<Rank>,
    pub rank: Option<Rank>,
    pub rank_changes: Vec<RankChange>,
    /// In a correction, the rank after the tournament as it is rated at present; `None` without a
    /// result.
    pub rated_rank: Option<String>,
    /// The result is marked with `!`.
    pub anomalous: bool,
    /// Takes part in the calculation without being recalculated (ufgo 1.7).
    pub frozen: bool,
    /// No played game.
    pub idle: bool,
    /// From another system's list of the first day.
    pub listed: Option<ListedRating>,
    /// The starting rating of FIDE from the table.
    pub stated_fide_rating: Option<i32>,
    /// `Some` if it differs from the site's.
    pub typed_rating: Option<String>,
    pub typed_rank: Option<String>,
    known: ParticipantFacts,
}

/// A game that does not count.
#[derive(Debug, Clone, Copy)]
pub struct IdleGame {
    /// Played, but not rated.
    pub played: bool,
    /// From 1.
    pub round: usize,
    /// Row number, from 1.
    pub a: usize,
    /// `None` for a bye.
    pub b: Option<usize>,
}

#[derive(Debug, Clone)]
pub struct Preview {
    pub lines: Vec<PreviewLine>,
    /// 0 if no player would be recalculated.
    pub passes: u32,
    pub left_out: Vec<IdleGame>,
    /// Number of played games in the table.
    pub games: usize,
    /// The tournament is rated already.
    pub correction: bool,
    pub official: bool,
    /// `Some` if the tournament is linked to a line, or a free line has its name.
    pub otherwise: Option<OfficialStatusEffect>,
    /// By the edition that governs the tournament.
    pub newcomer: Option<Newcomer>,
    /// `None` if it isn't a correction, or this wasn't requested.
    pub follows: Option<CorrectionEffects>,
    /// Data that the regulation needs and the site lacks, by the index of the line.
    pub lacks: Vec<Lack>,
}

#[derive(Debug, Clone, Default)]
pub struct CorrectionEffects {
    pub outcome: replay::Outcome,
    pub ranks: Vec<RankEffect>,
    pub contradicted: Contradictions,
}

#[derive(Debug, Clone)]
pub struct RankEffect {
    /// The second one is in Latin letters.
    pub name: (String, Option<String>),
    pub before: Option<String>,
    pub after: Option<String>,
    /// The player is in the table as it is rated at present.
    pub leaves: bool,
}

/// Differences if the tournament were official, or weren't (ufgo 4.3).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct OfficialStatusEffect {
    pub players: usize,
    /// The greatest difference, in points.
    pub largest_difference: f64,
}

pub fn preview_sheet(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    typed: &Sheet,
) -> Result<Preview, ActionError> {
    let read = refuse_mistakes(table::check_sheet(typed))?;
    let preview = preview_table(conn, federation, t, typed, &read)?;
    let follows = preview_consequences(conn, federation, t, typed, &read)?;
    Ok(Preview { follows, ..preview })
}

/// `None` for a tournament that isn't rated.
fn preview_consequences(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    typed: &Sheet,
    read: &Table,
) -> Result<Option<CorrectionEffects>, ActionError> {
    let Some(position) = t.position else {
        return Ok(None);
    };
    let ids: Vec<PlayerId> = typed
        .rows
        .iter()
        .enumerate()
        .map(|(i, row)| row.player.map_or(placeholder_id(i), PlayerId))
        .collect();
    let (mut people, games) = to_rows(t.id, typed, read, &ids);
    day::store_day_ratings(conn, federation, &t.conditions, read, &mut people)?;
    let entering = find_entering(conn, federation, t, position, typed, read)?;
    let table = Replacement {
        people: &people,
        games: &games,
        entering,
    };
    let (outcome, foresight) = replay::foresee_correction(conn, federation, t, position, table)?;
    Ok(Some(CorrectionEffects {
        outcome,
        ranks: rank_effects_elsewhere(conn, &ids, t, &foresight)?,
        contradicted: contradictions::of_foresight(conn, federation, &foresight)?,
    }))
}

/// Players who would enter the chronicle just before the tournament: new ones, and those who
/// entered it later.
fn find_entering(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    position: i64,
    typed: &Sheet,
    read: &Table,
) -> Result<Vec<SeatedPlayer>, ActionError> {
    let chosen: Vec<PlayerId> = typed
        .rows
        .iter()
        .filter_map(|row| row.player.map(PlayerId))
        .collect();
    let mut entering = players::replay_players_of(conn, federation.id, &chosen)?;
    entering.retain(|player| player.position > position);
    let mut rater = Rater::new(federation)?;
    rater.use_parameters(&editions::for_tournament(conn, federation, t)?.parameters)?;
    for (i, (row, parsed)) in typed
        .rows
        .iter()
        .zip(&read.rows)
        .enumerate()
        .filter(|(_, (row, _))| row.player.is_none())
    {
        let id = placeholder_id(i);
        rater.enter_newcomer(id, parsed.born)?;
        let born = parsed.born.map(|born| born.to_string());
        entering.push(SeatedPlayer {
            id,
            code: late_code(i),
            personal: Personal {
                name: row.name.clone(),
                latin: None,
                born,
                gender: None,
                country: None,
            },
            guest: false,
            standing: None,
            position,
            state: rater.player_state(rater.key(id)?, None),
        });
    }
    entering
        .iter_mut()
        .for_each(|player| player.position = position);
    Ok(entering)
}

/// Outside the corrected table.
fn rank_effects_elsewhere(
    conn: &mut Conn,
    table: &[PlayerId],
    t: &Tournament,
    foresight: &Foresight,
) -> Result<Vec<RankEffect>, DbError> {
    let current = foresight
        .lines
        .iter()
        .filter(|line| line.tournament_id.is_none() && line.rank_before != line.rank_after);
    let beside: Vec<_> = current
        .filter(|line| !table.contains(&line.player_id))
        .collect();
    let mut names = players::names_told_apart(
        conn,
        &beside.iter().map(|line| line.player_id).collect::<Vec<_>>(),
    )?;
    let row = |line: &CorrectionLine| {
        Some(RankEffect {
            name: names.remove(&line.player_id)?,
            before: line.rank_before.clone(),
            after: line.rank_after.clone(),
            leaves: foresight.gone.contains(&(t.id, line.player_id)),
        })
    };
    Ok(beside.into_iter().filter_map(row).collect())
}

/// For a row whose player isn't entered yet.
fn placeholder_id(row: usize) -> PlayerId {
    PlayerId(-1 - row as i64)
}

/// New players get codes after all others.
fn late_code(row: usize) -> String {
    format!("\u{10ffff}{row:05}")
}

pub(super) fn preview_table(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    typed: &Sheet,
    read: &Table,
) -> Result<Preview, ActionError> {
    let so = one_way(conn, federation, t, typed, read)?;
    let otherwise = match federation.rules.shows.plan
        && (t.conditions.official || plan_lines::find_caveat(conn, federation, t)?.is_some())
    {
        true => Some(compare_other_way(conn, federation, t, typed, read, &so)?),
        false => None,
    };
    Ok(Preview { otherwise, ..so })
}

/// Compares with the tournament being unofficial, or official.
fn compare_other_way(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    typed: &Sheet,
    read: &Table,
    so: &Preview,
) -> Result<OfficialStatusEffect, ActionError> {
    let conditions = Conditions {
        official: !t.conditions.official,
        ..t.conditions.clone()
    };
    let turned = one_way(
        conn,
        federation,
        &Tournament {
            conditions,
            ..t.clone()
        },
        typed,
        read,
    )?;
    let after = |line: &PreviewLine| line.after.map(|points| points.0);
    let differences = so
        .lines
        .iter()
        .zip(&turned.lines)
        .filter(|(a, b)| after(a) != after(b));
    let differences: Vec<f64> = differences
        .map(|(a, b)| (after(a).unwrap_or_default() - after(b).unwrap_or_default()).abs())
        .collect();
    Ok(OfficialStatusEffect {
        players: differences.len(),
        largest_difference: differences.iter().copied().fold(0.0, f64::max),
    })
}

fn one_way(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    typed: &Sheet,
    read: &Table,
) -> Result<Preview, ActionError> {
    let TableParticipants {
        known,
        mut rater,
        ids,
        seats,
    } = TableParticipants::load_seated(conn, federation, t, typed, read)?;
    let (mut people, games) = to_rows(t.id, typed, read, &ids);
    let recognised = day::store_day_ratings(conn, federation, &t.conditions, read, &mut people)?;
    let tournament = rater.to_tournament(t.id, &t.conditions, &people, &games)?;
    let rated = rate_or_refuse(&mut rater, &tournament, typed, &seats)?;
    let newcomer = editions::newcomer_treatment(conn, federation, t)?;
    let begins = match newcomer {
        Some(Newcomer::Begins { rating, .. }) => Some(rating.0),
        _ => None,
    };
    let calculation = Calculation {
        tournament: &tournament,
        rated: &rated,
        recognised: &recognised,
    };
    let mut lines = preview_lines(typed, read, &known, &seats, calculation, begins);
    add_rated_results(conn, t, typed, &mut lines)?;
    add_codes_to_namesakes(conn, &mut lines)?;
    let known: Vec<_> = lines.iter().map(|line| line.known).collect();
    let lacks = rater.engine.missing_data(&known);
    Ok(Preview {
        follows: None,
        lines,
        passes: rated.passes,
        left_out: collect_idle_games(read),
        games: read
            .games
            .iter()
            .filter(|game| game.played && game.b.is_some())
            .count(),
        correction: t.position.is_some(),
        official: t.conditions.official,
        otherwise: None,
        newcomer,
        lacks,
    })
}

/// A refusal names the players as in the rows.
fn rate_or_refuse(
    rater: &mut Rater,
    tournament: &tournament::Tournament,
    typed: &Sheet,
    seats: &[TableParticipant],
) -> Result<Rated, Refusal> {
    rater
        .engine
        .check_tournament(tournament)
        .map_err(Refusal::Unratable)?;
    rater.engine.rate_tournament(tournament).map_err(|refused| {
        rating::to_refusal(&refused, |key| {
            let row = seats.iter().position(|seat| seat.key == key);
            row.map_or_else(|| "?".to_owned(), |i| typed.rows[i].name.clone())
        })
    })
}

fn collect_idle_games(read: &Table) -> Vec<IdleGame> {
    read.games
        .iter()
        .filter(|g| !g.played || g.annulled)
        .map(|g| IdleGame {
            played: g.played,
            round: g.round,
            a: g.a,
            b: g.b,
        })
        .collect()
}

/// Adds the present results to the lines of a correction.
fn add_rated_results(
    conn: &mut Conn,
    t: &Tournament,
    typed: &Sheet,
    lines: &mut [PreviewLine],
) -> Result<(), DbError> {
    if t.position.is_none() {
        return Ok(());
    }
    let mut stored: HashMap<PlayerId, _> = results::of_tournament(conn, t.id)?
        .into_iter()
        .map(|r| (r.player_id, r))
        .collect();
    for (line, row) in lines.iter_mut().zip(&typed.rows) {
        let result = row
            .player
            .and_then(|player| stored.remove(&PlayerId(player)));
        line.rated = result.as_ref().and_then(|result| result.after).map(Points);
        line.rated_rank = result.and_then(|result| result.rank);
    }
    Ok(())
}

/// The rating before the tournament if it is rated already, else the present one.
pub fn starting_ratings(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    typed: &Sheet,
    read: &Table,
) -> Result<Vec<Start>, ActionError> {
    let seats = TableParticipants::load_seated(conn, federation, t, typed, read)?.seats;
    Ok(seats
        .iter()
        .map(|seat| Start {
            rating: seat.rating.map(|p| p.0),
            provisional: seat.provisional,
        })
        .collect())
}

/// The participants of a table before the tournament.
struct TableParticipants {
    known: HashMap<PlayerId, Player>,
    rater: Rater,
    /// Negative for a player who isn't entered yet.
    ids: Vec<PlayerId>,
    seats: Vec<TableParticipant>,
}

impl TableParticipants {
    fn load_seated(
        conn: &mut Conn,
        federation: &Federation,
        t: &Tournament,
        typed: &Sheet,
        read: &Table,
    ) -> Result<TableParticipants, ActionError> {
        let chosen: Vec<PlayerId> = typed
            .rows
            .iter()
            .filter_map(|r| r.player.map(PlayerId))
            .collect();
        let known: HashMap<PlayerId, _> = players::find_many(conn, federation.id, &chosen)?
            .into_iter()
            .map(|p| (p.id, p))
            .collect();
        // The preview of a rated table starts from the ratings of its participants before it.
        let before: HashMap<PlayerId, String> = match t.position {
            None => HashMap::new(),
            Some(position) => replay::records_before(conn, federation, position, &chosen)?,
        };
        let mut rater = Rater::new(federation)?;
        rater.use_parameters(&editions::for_tournament(conn, federation, t)?.parameters)?;
        let ids = seat_participants(&mut rater, federation, t, typed, read, &known, &before)?;
        let mut seats = ids
            .iter()
            .map(|id| TableParticipant::from_rater(&rater, *id, &t.conditions))
            .collect::<Result<Vec<_>, _>>()?;
        for ((seat, row), parsed) in seats.iter_mut().zip(&typed.rows).zip(&read.rows) {
            let player = row.player.and_then(|id| known.get(&PlayerId(id)));
            seat.added_born =
                player.and_then(|player| born_by_table(federation, t, player, parsed));
            if player.is_some_and(|player| birth_rests_on_register(federation, t, player)) {
                let entry = if parsed.born.is_some() {
                    BirthEntry::Stated
                } else {
                    BirthEntry::Register
                };
                seat.unborn = seat.unborn.map(|_| entry);
            }
        }
        Ok(TableParticipants {
            known,
            rater,
            ids,
            seats,
        })
    }
}

/// Known players with their records before the tournament, the others as newcomers.
fn seat_participants(
    rater: &mut Rater,
    federation: &Federation,
    t: &Tournament,
    typed: &Sheet,
    read: &Table,
    known: &HashMap<PlayerId, Player>,
    before: &HashMap<PlayerId, String>,
) -> Result<Vec<PlayerId>, ActionError> {
    let mut ids = Vec::with_capacity(typed.rows.len());
    let mut codes = Vec::with_capacity(typed.rows.len());
    for (i, (row, parsed)) in typed.rows.iter().zip(&read.rows).enumerate() {
        let id = match row.player.map(PlayerId) {
            Some(id) => {
                let player = known.get(&id).ok_or(ActionError::NotFound)?;
                let record = before.get(&id).unwrap_or(&player.state.record);
                match born_by_table(federation, t, player, parsed) {
                    Some(born) => {
                        let personal = Personal {
                            born: Some(born.to_string()),
                            ..player.personal.clone()
                        };
                        rater.resume_players(&[(
                            &Player {
                                personal,
                                ..player.clone()
                            },
                            record,
                        )])?;
                    }
                    None => rater.resume_players(&[(player, record)])?,
                }
                codes.push(player.code.clone());
                id
            }
            None => {
                let seat = placeholder_id(i);
                rater.enter_newcomer(seat, parsed.born)?;
                codes.push(late_code(i));
                seat
            }
        };
        ids.push(id);
    }
    rater.set_code_order(codes.iter().map(String::as_str));
    Ok(ids)
}

struct TableParticipant {
    id: PlayerId,
    /// `Some` while neither the register nor the table has the year of birth.
    unborn: Option<BirthEntry>,
    added_born: Option<Born>,
    /// The last game is known, as far as the rules ask for it.
    dated: bool,
    key: PlayerKey,
    rating: Option<Points>,
    rank: Option<Rank>,
    provisional: bool,
}

impl TableParticipant {
    fn from_rater(
        rater: &Rater,
        id: PlayerId,
        conditions: &Conditions,
    ) -> Result<TableParticipant, DbError> {
        let key = rater.key(id)?;
        let view = rater.engine.view_player(key);
        let (born, dated) = (rater.engine.person(key).born, rater.engine.is_dated(key));
        let rating = rater.rating_for(id, conditions)?;
        Ok(TableParticipant {
            id,
            unborn: born.is_none().then_some(BirthEntry::Table),
            added_born: None,
            dated,
            key,
            rating,
            rank: view.rank,
            provisional: view.provisional,
        })
    }
}

fn add_codes_to_namesakes(conn: &mut Conn, lines: &mut [PreviewLine]) -> Result<(), DbError> {
    let named = lines
        .iter()
        .filter_map(|line| Some((line.player?, line.name.as_str())));
    let codes = players::codes_of_namesakes(conn, named)?;
    for line in lines {
        if let Some(code) = line.player.and_then(|id| codes.get(&id)) {
            line.name = name::with_code(&line.name, code);
            if !line.latin.is_empty() {
                line.latin = name::with_code(&line.latin, code);
            }
        }
    }
    Ok(())
}

#[derive(Clone, Copy)]
struct Calculation<'a> {
    tournament: &'a tournament::Tournament,
    rated: &'a Rated,
    recognised: &'a OfficialRatings,
}

/// `begins`: the starting rating of newcomers.
fn preview_lines(
    typed: &Sheet,
    read: &Table,
    known: &HashMap<PlayerId, Player>,
    seats: &[TableParticipant],
    Calculation {
        tournament,
        rated,
        recognised,
    }: Calculation<'_>,
    begins: Option<f64>,
) -> Vec<PreviewLine> {
    let outcome: HashMap<_, _> = rated.lines.iter().map(|l| (l.player, l)).collect();
    let line =
        |(i, ((seat, row), parsed)): (usize, ((&TableParticipant, &TypedPlayer), &TableRow))| {
            let line = outcome.get(&seat.key);
            let plays = plays_in(tournament, seat.key);
            let player = row.player.and_then(|id| known.get(&PlayerId(id)));
            let listed = find_listed_rating(row, recognised);
            let tabled = recognised.tabled.get(&seat.id).copied();
            let ours = choose_rating(seat, listed).or(begins);
            PreviewLine {
                row: i + 1,
                player: row.player.map(PlayerId),
                typed_born: parsed.born,
                added_born: seat.added_born,
                registered_born: player.and_then(|player| player.personal.parse_birth()),
                name: player.map_or(&*row.name, Player::display_name).to_owned(),
                latin: player
                    .map_or(&*row.latin, |p| p.latin().unwrap_or_default())
                    .to_owned(),
                new: row.player.is_none(),
                before: line.map_or(seat.rating, |l| l.before),
                provisional_before: line.map_or(seat.provisional, |l| l.provisional_before),
                after: line.and_then(|l| l.after),
                rated: None,
                deviation: line.and_then(|l| l.deviation.and_then(|d| d.after)),
                provisional: line.is_some_and(|l| l.provisional),
                rank_before: seat.rank,
                rank: line.and_then(|l| l.rank),
                rank_changes: line.map(|l| l.rank_changes.clone()).unwrap_or_default(),
                rated_rank: None,
                anomalous: line.is_some_and(|l| l.anomalous),
                frozen: rated.frozen.contains(&seat.key),
                idle: !plays,
                listed: listed.filter(|_| seat.rating.is_none()),
                stated_fide_rating: tabled.filter(|_| seat.rating.is_none()),
                typed_rating: non_empty(&row.rating)
                    .filter(|text| rating_differs(text, parsed.rating, ours)),
                typed_rank: non_empty(&row.rank),
                known: collect_facts(seat, row, plays, line.and_then(|l| l.rank)),
            }
        };
    let rows = seats.iter().zip(&typed.rows).zip(&read.rows);
    rows.enumerate().map(line).collect()
}

fn plays_in(tournament: &tournament::Tournament, player: PlayerKey) -> bool {
    tournament
        .games
        .iter()
        .any(|g| g.played && (g.a == player || g.b == Some(player)))
}

fn find_listed_rating(row: &TypedPlayer, recognised: &OfficialRatings) -> Option<ListedRating> {
    row.player
        .and_then(|id| recognised.listed.get(&PlayerId(id)))
        .copied()
}

/// The rating here, else on another system's list.
fn choose_rating(seat: &TableParticipant, listed: Option<ListedRating>) -> Option<f64> {
    let listed = listed.map(|listed| f64::from(listed.rating));
    seat.rating.map(|points| points.0).or(listed)
}

/// `after`: the rank after the tournament.
fn collect_facts(
    seat: &TableParticipant,
    row: &TypedPlayer,
    plays: bool,
    after: Option<Rank>,
) -> ParticipantFacts {
    ParticipantFacts {
        played: plays,
        missing_birth_entry: seat.unborn,
        rated: seat.rating.is_some(),
        ranked: seat.rank.is_some_and(|rank| rank.step > 0),
        dated: seat.dated,
        stated: !row.rank.trim().is_empty() || !row.rating.trim().is_empty(),
        loses_rank: after
            .is_some_and(|after| seat.rank.is_some_and(|before| after.step < before.step)),
    }
}

/// A typed rating with fewer decimals than the rules have counts as rounded.
fn rating_differs(text: &str, typed: Option<f64>, ours: Option<f64>) -> bool {
    let Some(typed) = typed else { return false };
    let decimals = text
        .trim_end_matches(['*', '!', '?'])
        .rsplit_once(['.', ','])
        .map_or(0, |(_, decimals)| decimals.len());
    let rounding = 0.5 / 10_f64.powi(i32::try_from(decimals).unwrap_or_default());
    ours.is_none_or(|ours| (typed - ours).abs() > rounding + 1e-9)
}

#[cfg(test)]
mod tests {
    use super::rating_differs;

    #[test]
    fn ratings_are_compared_by_value_and_not_by_text() {
        let same =
            |text: &str, typed: f64, ours: f64| !rating_differs(text, Some(typed), Some(ours));
        assert!(
            same("1200", 1200.0, 1200.0)
                && same("1200.0", 1200.0, 1200.0)
                && same("1512,3", 1512.3, 1512.33)
        );
        assert!(
            same("1512", 1512.0, 1512.3)
                && same("1512", 1512.0, 1511.5)
                && same("1450*", 1450.0, 1450.0)
        );
        assert!(
            !same("1512", 1512.0, 1513.0)
                && !same("1512.3", 1512.3, 1512.4)
                && !same("1512", 1512.0, 1511.4)
        );
        assert!(
            rating_differs("1512", Some(1512.0), None) && !rating_differs("", None, Some(1512.0))
        );
    }
}
