//! Previews: what approving a table would do, exactly as it would be calculated.

use std::collections::HashMap;

use super::rating::{self, Rater};
use super::sheets::{blocked, rows, some};
use super::{OfficeError, Refusal, editions, replay};
use crate::db::federations::Federation;
use crate::db::tournaments::Tournament;
use crate::db::{Conn, PlayerId, players};
use crate::domain::number::Points;
use crate::domain::rules::{Rank, Rated};
use crate::domain::table::{self, Sheet, Table};

/// One row of a preview.
#[derive(Debug, Clone)]
pub struct PreviewLine {
    /// Row of the sheet, from 1.
    pub row: usize,
    /// Name.
    pub name: String,
    /// A player entered anew.
    pub new: bool,
    /// Rating before.
    pub before: Option<Points>,
    /// Rating after; `None`: not recalculated.
    pub after: Option<Points>,
    /// Deviation after, where the rules have one.
    pub deviation: Option<f64>,
    /// The rating after has a star.
    pub provisional: bool,
    /// Rank before.
    pub rank_before: Option<Rank>,
    /// Rank after.
    pub rank: Option<Rank>,
    /// `!`.
    pub anomalous: bool,
    /// Takes part in the calculation, but isn't recalculated (ufgo 1.7).
    pub frozen: bool,
    /// Has no played game.
    pub idle: bool,
    /// Rating as the referee typed it differs from ours.
    pub typed_rating: Option<String>,
    /// Rank as the referee typed it.
    pub typed_rank: Option<String>,
}

/// What approving a table would do.
#[derive(Debug, Clone)]
pub struct Preview {
    /// One line per row.
    pub lines: Vec<PreviewLine>,
    /// Calculation passes; 0: nobody would be recalculated.
    pub passes: u32,
    /// Games that don't count: round and row numbers.
    pub not_played: Vec<(usize, usize, Option<usize>)>,
    /// Games in the table.
    pub games: usize,
}

/// Shows what the rating of a sheet would do, exactly as it would be calculated; stores nothing.
pub fn preview(conn: &mut Conn, federation: &Federation, t: &Tournament, typed: &Sheet) -> Result<Preview, OfficeError> {
    let read = blocked(table::check(typed))?;
    preview_table(conn, federation, t, typed, &read)
}

pub(super) fn preview_table(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    typed: &Sheet,
    read: &Table,
) -> Result<Preview, OfficeError> {
    let chosen: Vec<PlayerId> = typed.rows.iter().filter_map(|r| r.player.map(PlayerId)).collect();
    let known: HashMap<PlayerId, _> = players::find_many(conn, federation.id, &chosen)?.into_iter().map(|p| (p.id, p)).collect();
    // A table that is rated already is previewed from the ratings its participants had before it.
    let before: HashMap<PlayerId, String> = match t.position {
        None => HashMap::new(),
        Some(position) => replay::records_before(conn, federation, position, &chosen)?,
    };
    let mut rater = Rater::new(federation)?;
    rater.govern(&editions::for_tournament(conn, federation, t)?.parameters)?;
    let mut ids = Vec::with_capacity(typed.rows.len());
    let mut codes = Vec::with_capacity(typed.rows.len());
    for (i, (row, parsed)) in typed.rows.iter().zip(&read.rows).enumerate() {
        let id = match row.player.map(PlayerId) {
            Some(id) => {
                let player = known.get(&id).ok_or(OfficeError::NotFound)?;
                let record = before.get(&id).unwrap_or(&player.record);
                rater.resume(&[(player, record)])?;
                codes.push(player.code.clone());
                id
            }
            None => {
                let seat = PlayerId(-1 - i as i64);
                rater.enter_newcomer(seat, parsed.born)?;
                // New players get codes after all others.
                codes.push(format!("\u{10ffff}{i:05}"));
                seat
            }
        };
        ids.push(id);
    }
    rater.order(codes.iter().map(String::as_str));
    let terms = t.terms();
    let views: Vec<_> = ids.iter().map(|id| rater.key(*id).map(|k| rater.engine.view(k))).collect::<Result<_, _>>()?;
    let ratings: Vec<_> = ids.iter().map(|id| rater.rating_for(*id, &terms)).collect::<Result<_, _>>()?;
    let (people, games) = rows(t, typed, read, &ids);
    let tournament = rater.tournament(t.id, &terms, &people, &games)?;
    rater.engine.check(&tournament).map_err(Refusal::Unratable)?;
    let rated: Rated = rater.engine.rate(&tournament).map_err(|refused| {
        rating::refusal(&refused, |key| {
            let row = rater.id(key).ok().and_then(|id| ids.iter().position(|own| *own == id));
            row.map_or_else(|| "?".to_owned(), |i| typed.rows[i].name.clone())
        })
    })?;
    let outcome: HashMap<_, _> = rated.lines.iter().map(|l| (l.player, l)).collect();
    let mut lines = Vec::with_capacity(ids.len());
    for (i, (id, row)) in ids.iter().zip(&typed.rows).enumerate() {
        let key = rater.key(*id)?;
        let line = outcome.get(&key);
        let view = &views[i];
        let plays = tournament.games.iter().any(|g| g.played && (g.a == key || g.b == Some(key)));
        let typed_rating = some(&row.rating).filter(|text| {
            let number: Option<f64> = text.replace(',', ".").parse().ok();
            number.is_some() && number != ratings[i].map(|p| p.0)
        });
        lines.push(PreviewLine {
            row: i + 1,
            name: row.player.and_then(|id| known.get(&PlayerId(id))).map_or_else(|| row.name.clone(), |p| p.called().to_owned()),
            new: row.player.is_none(),
            before: line.map_or(ratings[i], |l| l.before),
            after: line.and_then(|l| l.after),
            deviation: line.and_then(|l| l.deviation.and_then(|d| d.1)),
            provisional: line.is_some_and(|l| l.provisional),
            rank_before: view.rank,
            rank: line.and_then(|l| l.rank),
            anomalous: line.is_some_and(|l| l.anomalous),
            frozen: rated.frozen.contains(&key),
            idle: !plays,
            typed_rating,
            typed_rank: some(&row.rank),
        });
    }
    Ok(Preview {
        lines,
        passes: rated.passes,
        not_played: read.games.iter().filter(|g| !g.played).map(|g| (g.round, g.a, g.b)).collect(),
        games: read.games.len(),
    })
}
