//! The standings after every round, with the tie-break that decided between neighbours.

use std::collections::HashMap;

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::domain::desk::{
    Board, EntrantId, Outcome, PublicDesk, Round, Standing, Standings, System, Tie,
};
use crate::domain::pairing::ByePoints;
use crate::domain::rules::Sides;
use crate::error::WebError;
use crate::frame::layout::{Layout, render_public};
use crate::frame::query::QueryParams;
use crate::frame::request::Inside;
use crate::i18n::L10nLanguage;
use crate::i18n::desk::{self as phrases, format_points};
use crate::live::parts::{Head, Here, Live, Person};

/// The cell of a bye without points; an absence is `0-`.
const BYE_WITHOUT_POINTS: &str = "–";

#[derive(Default)]
pub struct RoundCell {
    /// For example `12+b`.
    pub text: String,
    pub class: &'static str,
    /// Links to the reason of the pairing.
    pub href: Option<String>,
    pub says: String,
}

pub struct Line {
    /// The place; `2–3` if it is shared.
    pub place: String,
    pub shared: bool,
    pub person: Person,
    pub start: String,
    pub points: String,
    /// True marks a tie-break that decided against the row above.
    pub ties: Vec<(String, bool)>,
    pub cells: Vec<RoundCell>,
}

pub struct TieColumn {
    pub name: String,
    pub says: String,
}

pub struct Table {
    /// The number of counted rounds.
    pub after: usize,
    pub ties: Vec<TieColumn>,
    /// True if there are more tie-breaks than displayed.
    pub more: bool,
    pub lines: Vec<Line>,
    /// False for a knockout.
    pub scored: bool,
    /// True if players have initial points.
    pub started: bool,
    /// Unfinished games of the last round.
    pub open: usize,
    /// True if there was a bye without points.
    pub free: bool,
}

pub fn tie_column(t: &L10nLanguage, tie: Tie) -> TieColumn {
    match tie {
        Tie::Sos(0) => TieColumn {
            name: t.msg_live_sos(),
            says: t.msg_live_sos_says(),
        },
        Tie::Sos(k) => TieColumn {
            name: t.msg_live_sos_less(k as i64),
            says: t.msg_live_sos_less_says(k as i64),
        },
        Tie::SonnebornBerger => TieColumn {
            name: t.msg_live_berger(),
            says: t.msg_live_berger_says(),
        },
    }
}

/// Leading rounds with all games decided. A knockout has standings only after these, and the screen
/// of the hall shows them.
pub(super) fn decided_rounds(desk: &PublicDesk, after: usize) -> usize {
    desk.rounds
        .iter()
        .take(after)
        .take_while(|round| round.count_open() == 0)
        .count()
}

impl Table {
    pub fn title(&self, t: &L10nLanguage) -> String {
        match self.open {
            _ if self.after == 0 => t.msg_live_standings(),
            0 => t.msg_live_standings_after(self.after as i64),
            _ => t.msg_live_standings_during(self.after as i64),
        }
    }

    /// `all`: also the tie-breaks that decide nothing.
    pub fn after_round(live: &Live, after: usize, all: bool) -> Table {
        let (t, desk) = (live.reader_messages(), &live.desk);
        let scored = desk.plan.system != System::Knockout;
        let after = if scored {
            after.min(desk.rounds.len())
        } else {
            decided_rounds(desk, after)
        };
        let standings = desk.standings(after);
        let shown = if all {
            standings.ties.len()
        } else {
            standings.telling
        };
        let started = desk.plan.system == System::McMahon
            || desk.entrants.iter().any(|entrant| entrant.granted > 0);
        Table {
            after,
            lines: Line::all(live, &standings, after, shown),
            ties: standings
                .ties
                .iter()
                .take(shown)
                .map(|one| tie_column(t, *one))
                .collect(),
            more: shown < standings.ties.len(),
            scored,
            started,
            open: desk
                .rounds
                .get(after.wrapping_sub(1))
                .map(Round::count_open)
                .unwrap_or(0),
            free: scored
                && desk.plan.bye_points() == ByePoints::Zero
                && desk
                    .rounds
                    .iter()
                    .take(after)
                    .any(|round| !round.byes.is_empty()),
        }
    }
}

impl Line {
    /// `ties`: the number of leading tie-breaks.
    fn all(live: &Live, standings: &Standings, after: usize, ties: usize) -> Vec<Line> {
        let desk = &live.desk;
        let mut sharing: HashMap<usize, usize> = HashMap::new();
        standings
            .rows
            .iter()
            .for_each(|row| *sharing.entry(row.place).or_default() += 1);
        let rounds: Vec<_> = desk
            .rounds
            .iter()
            .take(after)
            .enumerate()
            .map(|(at, round)| (at + 1, round, boards_by_player(round)))
            .collect();
        let line = |row: &Standing| {
            let entrant = desk.entrants.get(row.index)?;
            let share = sharing.get(&row.place).copied().unwrap_or(1);
            let granted = if entrant.missed_rounds() <= after {
                entrant.granted
            } else {
                0
            };
            Some(Line {
                place: if share > 1 {
                    format!("{}–{}", row.place, row.place + share - 1)
                } else {
                    row.place.to_string()
                },
                shared: share > 1,
                person: live.person_view(entrant.id),
                start: format_points(entrant.start + granted),
                points: format_points(row.points),
                ties: tie_values(live, row, &standings.ties, ties),
                cells: rounds
                    .iter()
                    .map(|(number, round, seats)| {
                        round_cell(live, *number, round, seats, entrant.id)
                    })
                    .collect(),
            })
        };
        standings.rows.iter().filter_map(line).collect()
    }
}

fn tie_values(live: &Live, row: &Standing, ties: &[Tie], count: usize) -> Vec<(String, bool)> {
    row.ties
        .iter()
        .zip(ties)
        .take(count)
        .enumerate()
        .map(|(at, (value, tie))| {
            (
                phrases::format_tie(live.language(), *tie, *value),
                row.decided == Some(at + 1),
            )
        })
        .collect()
}

/// A knockout may have several boards of a player in a round.
fn boards_by_player(round: &Round) -> HashMap<EntrantId, Vec<&Board>> {
    let mut seats: HashMap<EntrantId, Vec<&Board>> = HashMap::new();
    for board in &round.boards {
        seats.entry(board.black).or_default().push(board);
        seats.entry(board.white).or_default().push(board);
    }
    seats
}

fn round_cell(
    live: &Live,
    number: usize,
    round: &Round,
    seats: &HashMap<EntrantId, Vec<&Board>>,
    who: EntrantId,
) -> RoundCell {
    let t = live.reader_messages();
    let href = Some(format!("{}/rounds/{number}/why/{who}", live.base_path()));
    if let Some(boards) = seats.get(&who) {
        return RoundCell {
            href,
            ..game_cell(live, boards, who)
        };
    }
    if round.byes.contains(&who) {
        return RoundCell {
            text: bye_sign(&live.desk).to_owned(),
            class: "unplayed",
            href,
            says: t.msg_live_bye(),
        };
    }
    if live.desk.plan.system == System::Knockout {
        return RoundCell {
            class: "unplayed",
            ..RoundCell::default()
        };
    }
    if live
        .desk
        .entrant(who)
        .is_some_and(|entrant| number <= entrant.missed_rounds())
    {
        return RoundCell {
            class: "unplayed",
            ..RoundCell::default()
        };
    }
    RoundCell {
        text: "0-".to_owned(),
        class: "unplayed",
        href: None,
        says: t.msg_live_absent(),
    }
}

fn game_cell(live: &Live, boards: &[&Board], who: EntrantId) -> RoundCell {
    let texts: Vec<String> = boards
        .iter()
        .map(|board| format_game(live, board, who))
        .collect();
    let last = boards
        .last()
        .and_then(|board| Some((board.known_outcome()?, board.black == who)));
    let annulled = boards.last().is_some_and(|board| board.annulled.is_some());
    let class = match last {
        None => "open",
        Some((outcome, _)) if annulled || outcome.is_forfeit() => "unplayed",
        Some((outcome, black)) => match outcome.half_points()[usize::from(!black)] {
            2 => "win",
            1 => "draw",
            _ => "loss",
        },
    };
    RoundCell {
        text: texts.join(" "),
        class,
        href: None,
        says: boards
            .last()
            .map(|board| live.name(board.opponent(who)))
            .unwrap_or_default(),
    }
}

fn bye_sign(desk: &PublicDesk) -> &'static str {
    match desk.plan.bye_points() {
        _ if desk.plan.system == System::Knockout => "0+",
        ByePoints::Two => "0+",
        ByePoints::One => "0=",
        ByePoints::Zero => BYE_WITHOUT_POINTS,
    }
}

/// `12+b`: opponent, result, colour where the game has colours; `5+!` was not played, `7?w` isn't
/// finished.
fn format_game(live: &Live, board: &Board, who: EntrantId) -> String {
    let black = board.black == who;
    let number = live
        .desk
        .entrant(board.opponent(who))
        .and_then(|entrant| entrant.number)
        .unwrap_or(0);
    let outcome = board.known_outcome();
    let sign = match outcome.map(|outcome| outcome.half_points()[usize::from(!black)]) {
        None => "?",
        Some(2) => "+",
        Some(1) => "=",
        Some(_) => "-",
    };
    let tail = match (outcome.is_some_and(Outcome::is_forfeit), black) {
        (true, _) => "!",
        (false, _) if live.side_names() == Sides::Order => "",
        (false, true) => "b",
        (false, false) => "w",
    };
    let annulled = if board.annulled.is_some() { "x" } else { "" };
    let stones = if board.stones > 0 {
        format!("/{}", board.stones)
    } else {
        String::new()
    };
    format!("{number}{sign}{annulled}{tail}{stones}")
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct StandingsView {
    after: String,
    all: String,
    blank: String,
}

impl StandingsView {
    /// The last round by default.
    fn after(&self, live: &Live) -> Result<usize, WebError> {
        let last = live.desk.rounds.len();
        if self.after.is_empty() {
            return Ok(last);
        }
        let after: usize = self.after.parse().map_err(|_| WebError::NotFound)?;
        if after > last {
            Err(WebError::NotFound)
        } else {
            Ok(after)
        }
    }
}

#[derive(Template)]
#[template(path = "live/standings.html")]
struct StandingsPage {
    page: Layout,
    head: Head,
    table: Table,
    title: String,
    /// True marks the current page.
    others: Vec<(usize, bool)>,
    all: bool,
}

pub async fn show_standings(
    inside: Inside,
    path: web::Path<(String, String)>,
    query: QueryParams<StandingsView>,
) -> Result<HttpResponse, WebError> {
    let live = Live::load_by_id(inside, &path.1).await?;
    let after = query.after(&live)?;
    let all = query.all == "1";
    let table = Table::after_round(&live, after, all);
    let t = live.reader_messages();
    let last = if table.scored {
        live.desk.rounds.len()
    } else {
        decided_rounds(&live.desk, usize::MAX)
    };
    render_public(&StandingsPage {
        page: live.page_layout(&t.msg_live_standings()),
        head: live.head(Here::Standings),
        title: table.title(t),
        others: (1..=last).map(|n| (n, n == table.after)).collect(),
        table,
        all,
    })
}

#[derive(Template)]
#[template(path = "live/standings_paper.html")]
struct PaperPage {
    page: Layout,
    head: Head,
    table: Table,
    title: String,
    /// The rounds to come.
    empty: Vec<usize>,
    blank: bool,
}

/// A blank sheet has space for the results of the rounds to come.
pub async fn print_standings(
    inside: Inside,
    path: web::Path<(String, String)>,
    query: QueryParams<StandingsView>,
) -> Result<HttpResponse, WebError> {
    let live = Live::load_by_id(inside, &path.1).await?;
    let blank = query.blank == "1";
    let after = if blank { 0 } else { query.after(&live)? };
    let t = live.reader_messages();
    let mut table = Table::after_round(&live, after, true);
    if blank {
        // The rows on the wall keep their order, so they follow the lots.
        table
            .lines
            .sort_by_key(|line| line.person.number.parse::<u64>().unwrap_or(u64::MAX));
        table.ties.clear();
    }
    let title = if blank {
        t.msg_live_standings()
    } else {
        table.title(t)
    };
    let planned = live
        .desk
        .planned_rounds()
        .min(crate::domain::table::MAX_ROUNDS);
    render_public(&PaperPage {
        page: live.page_layout(&t.msg_live_standings()),
        head: live.head(Here::Standings),
        empty: if blank {
            (1..=planned.max(live.desk.rounds.len())).collect()
        } else {
            Vec::new()
        },
        table,
        title,
        blank,
    })
}
