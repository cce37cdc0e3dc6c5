//! Section 2: a rating period is a tournament (A33) or a month of a league.

use std::collections::BTreeMap;

use chrono::{Datelike, Months, NaiveDate};

use super::parameters::{Parameters, Period};
use super::{Record, steps};
use crate::explain::Log;
use crate::player::PlayerKey;
use crate::rules::{Book, Line, RankChange, Rated, Refused, RefusedKind};
use crate::tournament::{RoundDays, Tournament};

/// A tournament with more days is a league.
const LEAGUE_DAYS: i64 = 31;

/// If one period is refused, the book is unchanged.
pub(super) fn rate_tournament<L: Log>(
    p: &Parameters,
    book: &mut Book<Record>,
    t: &Tournament,
    log: &mut L,
) -> Result<Rated, Refused> {
    if p.period == Period::Tournament || (t.end - t.start).num_days() < LEAGUE_DAYS {
        return super::rate_period(p, book, t, log);
    }
    let parts = split_months(t)?;
    let players: Vec<PlayerKey> = t
        .games
        .iter()
        .flat_map(|game| [Some(game.a), game.b])
        .flatten()
        .collect();
    let before: Vec<(PlayerKey, Record)> = players
        .into_iter()
        .map(|player| (player, book.records[player.index()]))
        .collect();
    let mut lines: Vec<Line> = Vec::new();
    for part in &parts {
        if L::ACTIVE {
            steps::log_period(part, log);
        }
        match super::rate_period(p, book, part, log) {
            Ok(rated) => rated
                .lines
                .into_iter()
                .for_each(|line| join_line(&mut lines, line)),
            Err(refused) => {
                before
                    .into_iter()
                    .for_each(|(player, record)| book.records[player.index()] = record);
                return Err(refused);
            }
        }
    }
    lines.sort_unstable_by_key(|line| book.order_of(line.player));
    Ok(Rated {
        passes: 1,
        lines,
        frozen: Vec::new(),
    })
}

/// Each month is a tournament within the days of the league. An unplayed pairing needs no day.
fn split_months(t: &Tournament) -> Result<Vec<Tournament>, Refused> {
    let mut parts: BTreeMap<NaiveDate, Tournament> = BTreeMap::new();
    for game in &t.games {
        let day = match t.days.day_of_round(game.round) {
            Some(day) => day,
            None if !game.played => t.start,
            None => {
                return Err(Refused {
                    article: "2",
                    kind: RefusedKind::RoundWithoutDay { round: game.round },
                });
            }
        };
        let first = day.with_day(1).unwrap_or(day);
        let last = first
            .checked_add_months(Months::new(1))
            .and_then(|next| next.pred_opt())
            .unwrap_or(day);
        let part = parts.entry(first).or_insert_with(|| Tournament {
            start: first.max(t.start),
            end: last.min(t.end),
            days: RoundDays::default(),
            participants: Vec::new(),
            places: Vec::new(),
            fide: Vec::new(),
            games: Vec::new(),
            ..*t
        });
        part.games.push(*game);
    }
    Ok(parts.into_values().collect())
}

/// The largest anomaly counts.
fn join_line(lines: &mut Vec<Line>, later: Line) {
    let Some(line) = lines.iter_mut().find(|line| line.player == later.player) else {
        lines.push(later);
        return;
    };
    line.after = later.after;
    line.rank = later.rank;
    // One change over all periods, on the ground of the last period with a change.
    let last = later
        .rank_changes
        .last()
        .or(line.rank_changes.last())
        .copied();
    let changed = last.filter(|_| line.rank_before != line.rank);
    line.rank_changes = changed
        .map(|change| RankChange {
            before: line.rank_before,
            ..change
        })
        .into_iter()
        .collect();
    line.anomalous |= later.anomalous;
    if let (Some(own), Some(other)) = (line.deviation.as_mut(), later.deviation) {
        own.after = other.after;
        own.anomaly = own.anomaly.max(other.anomaly);
    }
}
