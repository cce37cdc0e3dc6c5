//! The crosstable of a tournament: a row for each participant, a column for each round.

use std::collections::{HashMap, HashSet};

use crate::actions::rating::Start;
use crate::actions::sheets;
use crate::db::PlayerId;
use crate::db::results::ResultRow;
use crate::db::tables::{Game, Participant};
use crate::domain::number::Score;
use crate::domain::table::{Cell, Total, parse_half_points};
use crate::i18n::{Speaks, Spelling, desk, terms};
use crate::rating_format::RatingFormat;

pub struct Table<'a> {
    /// In the order of their numbers.
    pub people: &'a [Participant],
    pub games: &'a [Game],
    /// Participants who were not rated have none.
    pub results: &'a [ResultRow],
    /// Latin names come second.
    pub names: &'a HashMap<PlayerId, (String, Option<String>)>,
    /// Only for participants without a result.
    pub before: &'a HashMap<PlayerId, Start>,
    /// Conditional ratings of participants without a rating, if the rules know such.
    pub conditional: &'a HashMap<PlayerId, f64>,
    /// Filled if the rules keep guests out of the lists.
    pub guests: &'a HashSet<PlayerId>,
    /// Players who are no members on the first day, if the federation marks them.
    pub marked: &'a HashSet<PlayerId>,
    /// Filled only as far as the page shows the expectations.
    pub expected: HashMap<(PlayerId, Option<i64>), f64>,
    /// True if it has no results of a rating: it waits, or is kept as it is.
    pub has_no_results: bool,
}

pub struct CrossCell {
    pub text: String,
    pub class: &'static str,
    pub says: String,
}

pub struct CrossRow {
    pub number: i32,
    /// Negative for a player who isn't entered yet.
    pub id: i64,
    pub name: String,
    pub rank: String,
    pub before: String,
    /// Concerns the rating before.
    pub conditional: bool,
    pub after: String,
    pub interval: String,
    pub change: Option<(String, &'static str)>,
    /// True if the result is marked with `!`.
    pub anomalous: bool,
    /// A player outside the lists, or no member.
    pub guest: bool,
    /// The reason for a missing result.
    pub note: Option<String>,
    pub cells: Vec<CrossCell>,
    pub points: String,
    /// Empty if no participant has any.
    pub start: String,
    pub ties: Vec<String>,
    pub place: String,
    /// True if a page explains the result.
    pub explained: bool,
    /// True if the player has a page.
    pub known: bool,
}

pub struct Crosstable {
    pub rounds: Vec<i64>,
    pub rows: Vec<CrossRow>,
    /// The points are those of the desk, where drawn games count nothing.
    pub worthless_draws: bool,
}

#[derive(Clone)]
struct Achieved {
    all: Vec<Cell>,
    played: bool,
    /// Entries by round: text and CSS class, one per game.
    cells: Vec<Vec<(String, &'static str)>>,
}

pub fn build_crosstable(
    found: &Table<'_>,
    figures: RatingFormat,
    spelling: Spelling,
) -> Crosstable {
    let mut rounds: Vec<i64> = found.games.iter().filter_map(|g| g.round).collect();
    rounds.sort_unstable();
    rounds.dedup();
    let scores = collect_scores(found.people, found.games, &rounds);
    let results: HashMap<PlayerId, &ResultRow> =
        found.results.iter().map(|r| (r.player_id, r)).collect();
    let writer = Writer {
        found,
        rounds: &rounds,
        figures,
        spelling,
    };
    let people = found.people.iter().zip(&scores);
    let mut rows: Vec<CrossRow> = people
        .map(|(p, score)| writer.build_row(p, score, results.get(&p.player_id).copied()))
        .collect();
    let totals: Vec<Total> = found
        .people
        .iter()
        .zip(&scores)
        .map(|(p, score)| score.total_points(p))
        .collect();
    if has_starts(&totals) {
        rows.iter_mut()
            .zip(&totals)
            .for_each(|(row, total)| row.start = desk::format_points(total.start));
    }
    Crosstable {
        rounds,
        rows,
        worthless_draws: false,
    }
}

impl Achieved {
    fn total_points(&self, p: &Participant) -> Total {
        Total::new(
            &self.all,
            p.points
                .as_deref()
                .map(str::trim)
                .and_then(parse_half_points),
        )
    }
}

/// True if the points that no cell explains are starting points: all are whole and none is
/// negative.
fn has_starts(totals: &[Total]) -> bool {
    totals.iter().any(|total| total.start > 0)
        && totals
            .iter()
            .all(|total| total.start >= 0 && total.start % 2 == 0)
}

pub fn list_totals(people: &[Participant], games: &[Game]) -> Vec<Total> {
    collect_scores(people, games, &[])
        .iter()
        .zip(people)
        .map(|(score, p)| score.total_points(p))
        .collect()
}

fn collect_scores(people: &[Participant], games: &[Game], rounds: &[i64]) -> Vec<Achieved> {
    let column: HashMap<i64, usize> = rounds.iter().enumerate().map(|(i, r)| (*r, i)).collect();
    let row: HashMap<PlayerId, usize> = people
        .iter()
        .enumerate()
        .map(|(i, p)| (p.player_id, i))
        .collect();
    let none = Achieved {
        all: Vec::new(),
        played: false,
        cells: vec![Vec::new(); rounds.len()],
    };
    let mut scores = vec![none; people.len()];
    for g in games {
        let Some(&a) = row.get(&g.a_id) else { continue };
        let b = g.b_id.and_then(|b| row.get(&b)).copied();
        let number = |i: usize| usize::try_from(people[i].number).unwrap_or(0);
        let (own, other) = sheets::cells_of_game(g, number(a), b.map(number));
        for (i, cell) in [(Some(a), own), (b, other)] {
            let (Some(i), Some(cell)) = (i, cell) else {
                continue;
            };
            scores[i].all.push(cell);
            scores[i].played |= g.played;
            if let Some(&c) = g.round.and_then(|r| column.get(&r)) {
                scores[i].cells[c].push(format_cell(&cell));
            }
        }
    }
    scores
}

struct Writer<'a> {
    found: &'a Table<'a>,
    rounds: &'a [i64],
    figures: RatingFormat,
    spelling: Spelling,
}

impl Writer<'_> {
    fn build_row(&self, p: &Participant, score: &Achieved, result: Option<&ResultRow>) -> CrossRow {
        let Writer {
            found,
            figures,
            spelling,
            ..
        } = *self;
        let language = spelling.language;
        let unrated = || found.before.get(&p.player_id).copied().unwrap_or_default();
        let start = result.map_or_else(unrated, |r| Start {
            rating: r.before,
            provisional: r.provisional_before,
        });
        CrossRow {
            number: p.number,
            id: p.player_id.0,
            name: found
                .names
                .get(&p.player_id)
                .map(|(n, l)| spelling.name(n, l.as_deref()))
                .unwrap_or_default(),
            rank: result
                .and_then(|r| r.rank.as_deref())
                .map(|r| terms::rank_name(language, r))
                .unwrap_or_default(),
            conditional: start.rating.is_none() && found.conditional.contains_key(&p.player_id),
            before: match (start.rating, found.conditional.get(&p.player_id)) {
                (None, Some(rating)) => figures.format_conditional(*rating),
                _ => figures.format_starred(start.rating, start.provisional),
            },
            after: result
                .map(|r| figures.format_starred(r.after, r.provisional))
                .unwrap_or_default(),
            interval: result
                .map(|r| figures.format_interval(r.deviation))
                .unwrap_or_default(),
            change: result.and_then(|r| figures.format_step(r.before, r.after)),
            anomalous: result.is_some_and(|r| r.anomalous),
            guest: found.guests.contains(&p.player_id) || found.marked.contains(&p.player_id),
            note: self.missing_result_note(p.player_id, score.played, result.is_some()),
            cells: score
                .cells
                .iter()
                .zip(self.rounds)
                .map(|(games, round)| self.cell(p.player_id, *round, games))
                .collect(),
            points: desk::format_points(score.total_points(p).points),
            start: String::new(),
            ties: Vec::new(),
            place: p.place.map(|p| p.to_string()).unwrap_or_default(),
            explained: !found.has_no_results,
            known: p.player_id.0 > 0,
        }
    }

    fn missing_result_note(
        &self,
        player: PlayerId,
        played: bool,
        has_result: bool,
    ) -> Option<String> {
        let t = self.spelling.language.messages();
        if self.found.has_no_results || has_result {
            return None;
        }
        Some(match played {
            true if self.found.guests.contains(&player) => t.msg_guest_unlisted(),
            true if self.figures.shows.minutes => t.msg_not_recalculated(),
            true => t.msg_not_rated(),
            false => t.msg_no_played_game(),
        })
    }

    fn cell(&self, player: PlayerId, round: i64, games: &[(String, &'static str)]) -> CrossCell {
        let (text, class) = match games {
            [] => (String::new(), "unplayed"),
            [(text, class)] => (text.clone(), *class),
            many => (
                many.iter()
                    .map(|c| c.0.as_str())
                    .collect::<Vec<_>>()
                    .join(" "),
                "draw",
            ),
        };
        let expected = self.found.expected.get(&(player, Some(round)));
        let says = expected
            .map(|e| {
                self.spelling
                    .language
                    .messages()
                    .msg_course_cell(self.spelling.language.number(*e, 2))
            })
            .unwrap_or_default();
        CrossCell { text, class, says }
    }
}

fn format_cell(cell: &Cell) -> (String, &'static str) {
    let class = match cell {
        Cell::Game { played: false, .. }
        | Cell::Game { annulled: true, .. }
        | Cell::Bye
        | Cell::HalfBye
        | Cell::Absent => "unplayed",
        Cell::Game {
            score: Score::Win, ..
        } => "win",
        Cell::Game {
            score: Score::Draw, ..
        } => "draw",
        Cell::Game {
            score: Score::Loss, ..
        } => "loss",
    };
    (cell.to_string(), class)
}
