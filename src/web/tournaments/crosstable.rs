//! A crosstable as the page of a tournament shows it.

use std::collections::HashMap;

use crate::db::PlayerId;
use crate::db::results::ResultRow;
use crate::db::tables::{Game, Participant};
use crate::domain::number::Score;
use crate::domain::table::Cell;
use crate::office::sheets;
use crate::text::{Language, terms};
use crate::web::figures::Figures;

/// What a crosstable is made of.
pub struct Table<'a> {
    /// Participants in the order of their numbers.
    pub people: &'a [Participant],
    /// Games.
    pub games: &'a [Game],
    /// Results; none of who was not rated.
    pub results: &'a [ResultRow],
    /// Names, and Latin ones.
    pub names: &'a HashMap<PlayerId, (String, Option<String>)>,
    /// What those had who have no result.
    pub before: &'a HashMap<PlayerId, Option<f64>>,
    /// Points that were expected of a player in a round, as far as the page says it.
    pub expected: &'a HashMap<(PlayerId, Option<i64>), f64>,
    /// The signed table that waits, not a rated one.
    pub signed: bool,
}

/// A cell of a crosstable.
pub struct CrossCell {
    /// What stands in it.
    pub text: String,
    /// The class that colours it.
    pub class: &'static str,
    /// What the pointer tells; may be empty.
    pub says: String,
}

/// One row of a crosstable.
pub struct CrossRow {
    /// Number in the table.
    pub number: i32,
    /// The player; negative: not entered yet.
    pub id: i64,
    /// Name.
    pub name: String,
    /// Rank after.
    pub rank: String,
    /// Rating before.
    pub before: String,
    /// Rating after.
    pub after: String,
    /// Its interval.
    pub interval: String,
    /// Change, with its class.
    pub change: Option<(String, &'static str)>,
    /// Marked `!`.
    pub anomalous: bool,
    /// Why there is no result.
    pub note: Option<String>,
    /// A cell for each round: text, class, what was expected.
    pub cells: Vec<CrossCell>,
    /// Points.
    pub points: String,
    /// Place.
    pub place: String,
    /// There is a page that says why.
    pub explained: bool,
    /// The player has a page.
    pub known: bool,
}

/// The numbers of the rounds and the rows of a table.
pub fn crosstable(found: &Table<'_>, figures: Figures, language: Language) -> (Vec<i64>, Vec<CrossRow>) {
    let t = language.messages();
    let mut rounds: Vec<i64> = found.games.iter().filter_map(|g| g.round).collect();
    rounds.sort_unstable();
    rounds.dedup();
    let column: HashMap<i64, usize> = rounds.iter().enumerate().map(|(i, r)| (*r, i)).collect();
    let row: HashMap<PlayerId, usize> = found.people.iter().enumerate().map(|(i, p)| (p.player_id, i)).collect();
    let mut cells = vec![vec![Vec::<(String, &'static str)>::new(); rounds.len()]; found.people.len()];
    let mut halves = vec![0; found.people.len()];
    let mut played = vec![false; found.people.len()];
    for g in found.games {
        let Some(&a) = row.get(&g.a_id) else { continue };
        let b = g.b_id.and_then(|b| row.get(&b)).copied();
        let number = |i: usize| usize::try_from(found.people[i].number).unwrap_or(0);
        let (own, other) = sheets::cells(g, number(a), b.map(number));
        for (i, cell) in [(Some(a), own), (b, other)] {
            let (Some(i), Some(cell)) = (i, cell) else { continue };
            halves[i] += cell.halves();
            played[i] |= g.played;
            if let Some(&c) = g.round.and_then(|r| column.get(&r)) {
                cells[i][c].push(shown(&cell));
            }
        }
    }
    let results: HashMap<PlayerId, &ResultRow> = found.results.iter().map(|r| (r.player_id, r)).collect();
    let rows = found
        .people
        .iter()
        .enumerate()
        .map(|(i, p)| {
            let result = results.get(&p.player_id);
            CrossRow {
                number: p.number,
                id: p.player_id.0,
                name: found.names.get(&p.player_id).map(|(n, l)| language.name(n, l.as_deref())).unwrap_or_default(),
                rank: result.and_then(|r| r.rank.as_deref()).map(|r| terms::rank(language, r)).unwrap_or_default(),
                before: figures.rating(result.map_or_else(|| found.before.get(&p.player_id).copied().flatten(), |r| r.before)),
                after: result.map(|r| figures.starred(r.after, r.provisional)).unwrap_or_default(),
                interval: result.map(|r| figures.interval(r.deviation)).unwrap_or_default(),
                change: result.and_then(|r| figures.step(r.before, r.after)),
                anomalous: result.is_some_and(|r| r.anomalous),
                note: match result {
                    _ if found.signed => None,
                    Some(_) => None,
                    None if played[i] && figures.shows.minutes => Some(t.msg_not_recalculated()),
                    None if played[i] => Some(t.msg_not_rated()),
                    None => Some(t.msg_no_played_game()),
                },
                cells: cells[i]
                    .iter()
                    .zip(&rounds)
                    .map(|(own, round)| {
                        let (text, class) = match own.as_slice() {
                            [] => (String::new(), "unplayed"),
                            [(text, class)] => (text.clone(), *class),
                            many => (many.iter().map(|c| c.0.as_str()).collect::<Vec<_>>().join(" "), "draw"),
                        };
                        let expected = found.expected.get(&(p.player_id, Some(*round)));
                        CrossCell { text, class, says: expected.map(|e| t.msg_course_cell(language.number(*e, 2))).unwrap_or_default() }
                    })
                    .collect(),
                points: terms::points(halves[i]),
                place: p.place.map(|p| p.to_string()).unwrap_or_default(),
                explained: !found.signed,
                known: p.player_id.0 > 0,
            }
        })
        .collect();
    (rounds, rows)
}

fn shown(cell: &Cell) -> (String, &'static str) {
    let class = match cell {
        Cell::Game { played: false, .. } | Cell::Game { annulled: true, .. } | Cell::Bye | Cell::HalfBye | Cell::Absent => "unplayed",
        Cell::Game { score: Score::Win, .. } => "win",
        Cell::Game { score: Score::Draw, .. } => "draw",
        Cell::Game { score: Score::Loss, .. } => "loss",
    };
    (cell.to_string(), class)
}
