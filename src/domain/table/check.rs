//! Checks a sheet.

use std::collections::HashMap;

use super::super::name;
use super::super::number::Score;
use super::super::player::Born;
use super::super::tournament::Colour;
use super::cell::other_colour;
use super::mirror_cell;
use super::total::possible_sums;
use super::{
    Cell, Field, MAX_CELLS, MAX_NEAR, MAX_REASON, MAX_ROUNDS, MAX_ROWS, MAX_TEXT, Place, Problem,
    ProblemKind, Sheet, Table, TableGame, TableRow, TypedPlayer,
};

/// The table of a sheet; an error has all problems, warnings included, those of the sheet last.
pub fn check_sheet(sheet: &Sheet) -> Result<Table, Vec<Problem>> {
    let mut problems = check_limits(sheet);
    if !problems.is_empty() {
        return Err(problems);
    }
    let rows = &sheet.rows[..sheet.count_participants()];
    let mut table = Table {
        rounds: sheet.rounds,
        ..Table::default()
    };
    for (i, row) in rows.iter().enumerate() {
        table
            .rows
            .push(parse_row(i + 1, row, sheet.rounds, &mut problems));
    }
    check_players(rows, &table.rows, &mut problems);
    let cells = read_cells(rows, sheet.rounds, &mut problems);
    for (i, row) in table.rows.iter().enumerate() {
        check_total(i + 1, &rows[i], row, &cells[i], &mut problems);
    }
    for round in 1..=sheet.rounds {
        pair_up(round, rows, &cells, &mut table.games, &mut problems);
    }
    check_meetings(&table.games, &mut problems);
    // Stable: within a row, fields stay before cells and rounds ascend.
    problems.sort_by_key(|problem| {
        (
            problem.place.row.is_none(),
            problem.place.row,
            problem.place.round,
        )
    });
    match rows.len() {
        0 => problems.push(problem_of_sheet(ProblemKind::NoParticipants)),
        1 => problems.push(problem_of_sheet(ProblemKind::TooFewParticipants)),
        _ if cells
            .iter()
            .flatten()
            .all(|cell| matches!(cell, Some(Cell::Absent | Cell::Bye | Cell::HalfBye))) =>
        {
            problems.push(problem_of_sheet(ProblemKind::NoGames));
        }
        _ => {}
    }
    problems.extend(reason_length(sheet));
    if problems.iter().any(Problem::is_blocking) {
        return Err(problems);
    }
    table.warnings = problems;
    Ok(table)
}

fn check_limits(sheet: &Sheet) -> Vec<Problem> {
    let (rows, rounds) = (sheet.rows.len(), sheet.rounds);
    let cells = rows.saturating_mul(rounds);
    let mut problems = Vec::new();
    if rows > MAX_ROWS {
        problems.push(problem_of_sheet(ProblemKind::TooManyRows { rows }));
    }
    if rounds > MAX_ROUNDS {
        problems.push(problem_of_sheet(ProblemKind::TooManyRounds { rounds }));
    }
    if problems.is_empty() && cells > MAX_CELLS {
        problems.push(problem_of_sheet(ProblemKind::TooManyCells { cells }));
    }
    problems
}

/// The texts of a sheet that are longer than [`MAX_TEXT`]: a draft with such texts is not stored.
pub fn too_long(sheet: &Sheet) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (i, row) in sheet.rows.iter().enumerate() {
        check_lengths(i + 1, row, sheet.rounds, &mut problems);
    }
    problems.retain(Problem::is_about_length);
    problems.extend(reason_length(sheet));
    problems
}

fn reason_length(sheet: &Sheet) -> Option<Problem> {
    let chars = sheet.annulled.chars().count();
    (chars > MAX_REASON).then(|| problem_of_sheet(ProblemKind::ReasonTooLong { chars }))
}

/// True if a text is longer than [`MAX_TEXT`].
pub fn is_too_long(text: &str) -> bool {
    length_beyond(text).is_some()
}

fn check_lengths(number: usize, row: &TypedPlayer, rounds: usize, problems: &mut Vec<Problem>) {
    let texts = [
        (Field::Name, &row.name),
        (Field::Latin, &row.latin),
        (Field::Born, &row.born),
        (Field::Club, &row.club),
        (Field::City, &row.city),
        (Field::Rank, &row.rank),
        (Field::Rating, &row.rating),
        (Field::Group, &row.group),
        (Field::Points, &row.points),
        (Field::Place, &row.place),
    ];
    for (field, text) in texts {
        if let Some(chars) = length_beyond(text) {
            problems.push(at_field(
                number,
                field,
                ProblemKind::TextTooLong { chars },
                text,
            ));
        }
    }
    for (i, text) in row.cells.iter().enumerate() {
        if i >= rounds && !text.trim().is_empty() {
            problems.push(at_cell(
                number,
                i + 1,
                ProblemKind::CellBeyondRounds { rounds },
                text,
            ));
        } else if let Some(chars) = length_beyond(text) {
            problems.push(at_cell(
                number,
                i + 1,
                ProblemKind::TextTooLong { chars },
                text,
            ));
        }
    }
}

fn parse_row(
    number: usize,
    row: &TypedPlayer,
    rounds: usize,
    problems: &mut Vec<Problem>,
) -> TableRow {
    check_lengths(number, row, rounds, problems);
    if row.player.is_none() {
        if row.name.trim().is_empty() {
            problems.push(at_field(number, Field::Name, ProblemKind::NameMissing, ""));
        } else if !row.new {
            problems.push(at_field(
                number,
                Field::Name,
                ProblemKind::PlayerUnknown,
                &row.name,
            ));
        } else if !name::has_letter(&row.name) {
            problems.push(at_field(
                number,
                Field::Name,
                ProblemKind::NameMissing,
                &row.name,
            ));
        }
    }
    let mut unreadable =
        |field, kind, text: &str| problems.push(at_field(number, field, kind, text));
    let mut table_row = TableRow {
        player: row.player,
        name: row.name.trim().to_owned(),
        latin: row.latin.trim().to_owned(),
        club: row.club.trim().to_owned(),
        rank: row.rank.trim().to_owned(),
        ..TableRow::default()
    };
    match parse_optional(&row.born, parse_birth) {
        Ok(born) => table_row.born = born,
        Err(text) => unreadable(Field::Born, ProblemKind::BornUnreadable, text),
    }
    match parse_optional(&row.rating, parse_rating) {
        Ok(rating) => table_row.rating = rating,
        Err(text) => unreadable(Field::Rating, ProblemKind::RatingUnreadable, text),
    }
    match parse_optional(&row.group, parse_half_points) {
        Ok(group) => table_row.group = group,
        Err(text) => unreadable(Field::Group, ProblemKind::GroupUnreadable, text),
    }
    match parse_optional(&row.points, parse_half_points) {
        Ok(points) => table_row.points = points,
        Err(text) => unreadable(Field::Points, ProblemKind::PointsUnreadable, text),
    }
    match parse_optional(&row.place, parse_place) {
        Ok(place) => table_row.place = place,
        Err(text) => unreadable(Field::Place, ProblemKind::PlaceUnreadable, text),
    }
    table_row
}

fn check_players(rows: &[TypedPlayer], read: &[TableRow], problems: &mut Vec<Problem>) {
    let mut chosen: HashMap<i64, usize> = HashMap::new();
    let mut named: HashMap<String, Vec<usize>> = HashMap::new();
    for (i, row) in rows.iter().enumerate() {
        let number = i + 1;
        if let Some(player) = row.player {
            let first = *chosen.entry(player).or_insert(number);
            if first != number {
                problems.push(at_field(
                    number,
                    Field::Player,
                    ProblemKind::PlayerTwice { row: first },
                    &row.name,
                ));
            }
        } else if row.new && !row.name.trim().is_empty() {
            let year = |n: usize| read.get(n - 1).and_then(|row| row.born).map(Born::year);
            let earlier = named.entry(name::search_key(&row.name)).or_default();
            let same =
                |&n: &usize| year(n).is_none() || year(number).is_none() || year(n) == year(number);
            if let Some(first) = earlier.iter().copied().find(same) {
                problems.push(at_field(
                    number,
                    Field::Name,
                    ProblemKind::NameTwice { row: first },
                    &row.name,
                ));
            }
            earlier.push(number);
        }
    }
}

fn read_cells(
    rows: &[TypedPlayer],
    rounds: usize,
    problems: &mut Vec<Problem>,
) -> Vec<Vec<Option<Cell>>> {
    let mut read = |row: usize, round: usize, text: &str| match Cell::from_text(text) {
        Ok(cell) => Some(cell),
        Err(kind) => {
            problems.push(at_cell(row, round, ProblemKind::Cell(kind), text));
            None
        }
    };
    rows.iter()
        .enumerate()
        .map(|(i, row)| {
            (1..=rounds)
                .map(|round| read(i + 1, round, row.cell(round)))
                .collect()
        })
        .collect()
}

/// Compares the total with the cells and the group, which some federations include in it.
fn check_total(
    number: usize,
    row: &TypedPlayer,
    read: &TableRow,
    cells: &[Option<Cell>],
    problems: &mut Vec<Problem>,
) {
    let read_cells: Option<Vec<Cell>> = cells.iter().copied().collect();
    let group_is_unreadable = read.group.is_none() && !is_blank(&row.group);
    if let (Some(typed), Some(cells), false) = (read.points, read_cells, group_is_unreadable) {
        let sums = possible_sums(&cells);
        if !sums.contains(&(typed - read.group.unwrap_or(0))) {
            let kind = ProblemKind::TotalDisagrees {
                typed,
                cells: sums[0],
                group: read.group,
            };
            problems.push(at_field(number, Field::Points, kind, &row.points));
        }
    }
}

fn claimed_by(round: usize, cells: &[Vec<Option<Cell>>]) -> Vec<Vec<usize>> {
    let mut claims: Vec<Vec<usize>> = vec![Vec::new(); cells.len()];
    for (number, cells) in (1..).zip(cells) {
        if let Some(Cell::Game { opponent, .. }) = cells[round - 1]
            && opponent != number
            && opponent <= claims.len()
        {
            claims[opponent - 1].push(number);
        }
    }
    claims
}

struct RoundCells<'a> {
    round: usize,
    rows: &'a [TypedPlayer],
    cells: &'a [Vec<Option<Cell>>],
    claims: Vec<Vec<usize>>,
}

impl RoundCells<'_> {
    fn cell_of(&self, row: usize) -> Option<Cell> {
        self.cells[row - 1][self.round - 1]
    }

    fn text_of(&self, row: usize) -> &str {
        self.rows[row - 1].cell(self.round)
    }

    fn report_claims(&self, problems: &mut Vec<Problem>) {
        for (i, by) in self.claims.iter().enumerate() {
            if by.len() > 1 {
                problems.push(at_cell(
                    i + 1,
                    self.round,
                    ProblemKind::ClaimedTwice { by: by.clone() },
                    self.text_of(i + 1),
                ));
            }
        }
    }

    fn bye_of(&self, a: usize, score: Score) -> TableGame {
        TableGame {
            round: self.round,
            a,
            b: None,
            score: Some(score),
            played: false,
            annulled: false,
            colour: None,
            handicap: 0,
        }
    }

    fn game_of(&self, a: usize, problems: &mut Vec<Problem>) -> Option<TableGame> {
        let cell = match self.cell_of(a)? {
            Cell::Absent => return None,
            Cell::Bye => return Some(self.bye_of(a, Score::Win)),
            Cell::HalfBye => return Some(self.bye_of(a, Score::Draw)),
            cell => cell,
        };
        let Cell::Game { opponent, .. } = cell else {
            return None;
        };
        let problem = |kind| at_cell(a, self.round, kind, self.text_of(a));
        if opponent == a {
            problems.push(problem(ProblemKind::AgainstOneself));
            return None;
        }
        let rows = self.rows.len();
        if opponent > rows {
            problems.push(problem(ProblemKind::OpponentUnknown { opponent, rows }));
            return None;
        }
        let found = self.cell_of(opponent)?;
        if matches!(found, Cell::Game { opponent: back, .. } if back == a) {
            if a < opponent {
                match agree_on_game(a, cell, opponent, found) {
                    Ok(game) => {
                        return Some(TableGame {
                            round: self.round,
                            ..game
                        });
                    }
                    Err(kind) => problems.push(problem(kind)),
                }
            }
        } else if self.text_of(opponent).trim().is_empty() {
            // If several rows name this one, the missing cell is undecided.
            if self.claims[opponent - 1].len() == 1 {
                let kind = ProblemKind::MirrorMissing {
                    named_by: a,
                    expected: mirror_cell(cell, a),
                };
                problems.push(at_cell(opponent, self.round, kind, ""));
            }
        } else {
            problems.push(problem(ProblemKind::MirrorElsewhere { opponent, found }));
        }
        None
    }
}

fn pair_up(
    round: usize,
    rows: &[TypedPlayer],
    cells: &[Vec<Option<Cell>>],
    games: &mut Vec<TableGame>,
    problems: &mut Vec<Problem>,
) {
    let column = RoundCells {
        round,
        rows,
        cells,
        claims: claimed_by(round, cells),
    };
    column.report_claims(problems);
    for a in 1..=rows.len() {
        games.extend(column.game_of(a, problems));
    }
}

struct CellGame {
    score: Score,
    played: bool,
    annulled: bool,
    colour: Option<Colour>,
    handicap: u8,
}

impl CellGame {
    fn of(cell: Cell) -> Option<CellGame> {
        let Cell::Game {
            opponent: _,
            score,
            played,
            annulled,
            colour,
            handicap,
        } = cell
        else {
            return None;
        };
        Some(CellGame {
            score,
            played,
            annulled,
            colour,
            handicap,
        })
    }

    fn is_silent(&self) -> bool {
        self.colour.is_none() && self.handicap == 0
    }
}

fn agree_on_game(a: usize, cell: Cell, b: usize, found: Cell) -> Result<TableGame, ProblemKind> {
    let expected = mirror_cell(cell, a);
    let (Some(own), Some(their)) = (CellGame::of(cell), CellGame::of(found)) else {
        return Err(ProblemKind::MirrorElsewhere { opponent: b, found });
    };
    if own.played != their.played {
        return Err(ProblemKind::MirrorForfeit { opponent: b, found });
    }
    let double_forfeit = !own.played && own.score == Score::Loss && their.score == Score::Loss;
    if own.score != their.score.opposite() && !double_forfeit {
        return Err(match own.played {
            true => ProblemKind::MirrorResult {
                opponent: b,
                expected,
                found,
            },
            false => ProblemKind::ForfeitScores { opponent: b, found },
        });
    }
    if own.annulled != their.annulled {
        return Err(ProblemKind::MirrorResult {
            opponent: b,
            expected,
            found,
        });
    }
    if own.colour.is_some() && own.colour == their.colour {
        return Err(ProblemKind::MirrorColour { opponent: b, found });
    }
    if own.handicap != their.handicap && !own.is_silent() && !their.is_silent() {
        return Err(ProblemKind::MirrorHandicap { opponent: b, found });
    }
    Ok(TableGame {
        round: 0,
        a,
        b: Some(b),
        score: (!double_forfeit).then_some(own.score),
        played: own.played,
        annulled: own.annulled,
        colour: own.colour.or(their.colour.map(other_colour)),
        handicap: own.handicap.max(their.handicap),
    })
}

/// Warns if a pair meets again: usual in a match of two, but a mistake in a Swiss tournament.
fn check_meetings(games: &[TableGame], problems: &mut Vec<Problem>) {
    let mut met: HashMap<(usize, usize), usize> = HashMap::new();
    for game in games {
        if let Some(b) = game.b {
            let earlier = met.insert((game.a, b), game.round);
            if let Some(round) = earlier {
                problems.push(at_cell(
                    game.a,
                    game.round,
                    ProblemKind::MeetAgain { opponent: b, round },
                    "",
                ));
            }
        }
    }
}

fn problem_of_sheet(kind: ProblemKind) -> Problem {
    Problem {
        place: Place::default(),
        kind,
        near: None,
    }
}

fn at_field(row: usize, field: Field, kind: ProblemKind, text: &str) -> Problem {
    Problem {
        place: Place {
            row: Some(row),
            round: None,
            field: Some(field),
        },
        kind,
        near: shorten_text(text),
    }
}

/// The first annulment; an unrated replay is none (`docs/readings/wmsg.md` A31).
pub fn unknown_annulment(sheet: &Sheet, table: &Table) -> Option<Problem> {
    let replays = |game: &TableGame, first: &TableGame| {
        let pair = [
            (first.a, first.b),
            (first.b.unwrap_or_default(), Some(first.a)),
        ];
        first.round < game.round
            && !first.annulled
            && first.score == Some(Score::Draw)
            && pair.contains(&(game.a, game.b))
    };
    let mut annulled = table
        .games
        .iter()
        .filter(|game| game.annulled && game.b.is_some());
    let game = annulled.find(|game| !table.games.iter().any(|first| replays(game, first)))?;
    let text = game
        .a
        .checked_sub(1)
        .and_then(|at| sheet.rows.get(at))
        .map_or("", |row| row.cell(game.round));
    Some(at_cell(
        game.a,
        game.round,
        ProblemKind::AnnulmentUnknown,
        text,
    ))
}

fn at_cell(row: usize, round: usize, kind: ProblemKind, text: &str) -> Problem {
    Problem {
        place: Place {
            row: Some(row),
            round: Some(round),
            field: None,
        },
        kind,
        near: shorten_text(text),
    }
}

fn shorten_text(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.is_empty()).then(|| text.chars().take(MAX_NEAR).collect())
}

fn length_beyond(text: &str) -> Option<usize> {
    // Counts characters only if the number of bytes does not decide.
    let chars = if text.len() > MAX_TEXT {
        text.chars().count()
    } else {
        0
    };
    (chars > MAX_TEXT).then_some(chars)
}

fn is_blank(text: &str) -> bool {
    matches!(text.trim(), "" | "-" | "–" | "—")
}

fn parse_optional<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, &str> {
    if is_blank(text) {
        Ok(None)
    } else {
        read(text.trim()).map(Some).ok_or(text)
    }
}

/// Reads a number of half points: `7`, `3.5`, `3,5`, `3½`, `½`, `-1`.
pub fn parse_half_points(text: &str) -> Option<i64> {
    let (negative, text) = match text.strip_prefix(['-', '−']) {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (whole, half) = match text.strip_suffix('½') {
        Some(whole) => (whole.trim_end(), 1),
        None => match text.split_once(['.', ',']) {
            Some((whole, "5" | "50")) => (whole, 1),
            Some((whole, "0" | "00")) => (whole, 0),
            Some(_) => return None,
            None => (text, 0),
        },
    };
    let whole = match (whole, half) {
        ("", 1) => 0,
        _ if whole.len() <= 6 && !whole.is_empty() && whole.bytes().all(|b| b.is_ascii_digit()) => {
            whole.parse::<i64>().ok()?
        }
        _ => return None,
    };
    let halves = whole * 2 + half;
    Some(if negative { -halves } else { halves })
}

fn parse_rating(text: &str) -> Option<f64> {
    let text = text
        .trim_end_matches(['*', '!', '?'])
        .replace(',', ".")
        .replace('−', "-");
    let digits = text.strip_prefix('-').unwrap_or(&text);
    if digits.is_empty()
        || digits.len() > 9
        || !digits.bytes().all(|b| b.is_ascii_digit() || b == b'.')
    {
        return None;
    }
    text.parse().ok()
}

pub(super) fn parse_place(text: &str) -> Option<u32> {
    let number = |text: &str| {
        text.trim()
            .parse::<u32>()
            .ok()
            .filter(|n| (1..=MAX_ROWS).contains(&(*n as usize)))
    };
    let text = text.trim_end_matches('.');
    match text.split_once(['-', '–', '—', '−']) {
        Some((first, last)) => {
            number(first).filter(|first| number(last).is_some_and(|last| *first < last))
        }
        None => number(text),
    }
}

fn parse_birth(text: &str) -> Option<Born> {
    Born::from_input(text).filter(|born| (1900..=2099).contains(&born.year()))
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
