//! Conversion between a document and a tournament's table. Section 12.1.

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::NaiveDate;

use super::crosstable::headings::is_chess_title;
use super::document::{
    Bye, ByeKind, Colour, Document, Fact, Format, Game, GameKind, Home, Player, PlayerNo, Remark,
    RemarkKind, Score, Standing, System,
};
use super::number::Number;
use super::round_matrix::computed_points;
use crate::domain::country;
use crate::domain::rules::RulesFeatures;
use crate::domain::table::{
    Cell, CellProblem, MAX_CELLS, MAX_ROUNDS, MAX_ROWS, Sheet, Total, TypedPlayer,
};

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SheetWithPlayers {
    /// Without chosen players.
    pub sheet: Sheet,
    /// Player of each row.
    pub players: Vec<PlayerNo>,
}

impl SheetWithPlayers {
    /// The row of each player, from 1.
    pub fn rows_by_player(&self) -> HashMap<PlayerNo, usize> {
        self.players
            .iter()
            .enumerate()
            .map(|(at, no)| (*no, at + 1))
            .collect()
    }
}

/// A feature that a regulation ignores or that the referee has to decide. Section 12.3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Gap {
    /// This number of handicaps stay in the table and don't count.
    Handicaps(usize),
    /// This number of handicap games don't state who gave the handicap.
    HandicapsOfNobody(usize),
    /// This number of forfeits, unfinished games and byes aren't rated.
    NotRated(usize),
    /// This number of games have no usable result; the referee decides.
    Undecided(usize),
    /// This number of games count only for places: "began, not rated".
    Begun(usize),
    /// The file has a time control, but board and minutes come from the tournament's form.
    Time,
    /// The pool is chosen in the tournament's form: a file doesn't state it.
    Pool,
    /// The totals contain only the rounds; the groups are left out.
    GroupsNotCounted,
    /// This number of players have unknown countries, which are left out.
    Countries(usize),
    /// This number of players have a city and no club; cities don't become clubs.
    Cities(usize),
    /// This number of teams; the games of their boards are rated one by one.
    Teams(usize),
    TooManyRows(usize),
    TooManyRounds(usize),
    /// More cells (players times rounds) than a table has.
    TooManyCells(usize),
}

impl Gap {
    /// True if the document can't become a table.
    pub fn is_blocking(self) -> bool {
        matches!(
            self,
            Gap::TooManyRows(_) | Gap::TooManyRounds(_) | Gap::TooManyCells(_)
        )
    }

    /// True if it concerns the file's content, and not only its treatment by a regulation.
    pub fn is_about_the_file(self) -> bool {
        matches!(
            self,
            Gap::Undecided(_)
                | Gap::GroupsNotCounted
                | Gap::HandicapsOfNobody(_)
                | Gap::Countries(_)
        )
    }
}

pub fn find_gaps(document: &Document, shows: RulesFeatures) -> Vec<Gap> {
    let games =
        |wanted: &dyn Fn(&Game) -> bool| document.games.iter().filter(|game| wanted(game)).count();
    let (rows, rounds) = (document.players.len(), usize::from(document.rounds));
    let counted = |count: usize, gap: fn(usize) -> Gap| (count > 0).then(|| gap(count));
    let beyond =
        |count: usize, most: usize, gap: fn(usize) -> Gap| (count > most).then(|| gap(count));
    let handicaps = games(&|game| game.handicap > 0);
    let nobody = games(&|game| game.handicap > 0 && game.colour.is_none());
    let unrated = games(&|game| matches!(game.kind, GameKind::Forfeit | GameKind::DoubleForfeit))
        + document.byes.len();
    let found = [
        beyond(rows, MAX_ROWS, Gap::TooManyRows),
        beyond(rounds, MAX_ROUNDS, Gap::TooManyRounds),
        beyond(rows.saturating_mul(rounds), MAX_CELLS, Gap::TooManyCells),
        counted(games(&|game| is_undecided(game.kind)), Gap::Undecided),
        if shows.handicap {
            counted(nobody, Gap::HandicapsOfNobody)
        } else {
            counted(handicaps, Gap::Handicaps)
        },
        counted(games(&|game| game.kind == GameKind::Unplayed), Gap::Begun),
        counted(unrated, Gap::NotRated),
        groups_not_counted(document).then_some(Gap::GroupsNotCounted),
        counted(
            document
                .players
                .iter()
                .filter(|player| has_unknown_country(player))
                .count(),
            Gap::Countries,
        ),
        counted(
            document
                .players
                .iter()
                .filter(|player| player.city.is_some() && player.club.is_none())
                .count(),
            Gap::Cities,
        ),
        counted(document.teams.len(), Gap::Teams),
        shows.categories.then_some(Gap::Pool),
        (shows.minutes && document.time.is_some()).then_some(Gap::Time),
    ];
    found.into_iter().flatten().collect()
}

fn has_unknown_country(player: &Player) -> bool {
    player
        .country
        .as_deref()
        .is_some_and(|country| country::parse_country(country).is_err())
}

fn is_undecided(kind: GameKind) -> bool {
    matches!(
        kind,
        GameKind::BothLost | GameKind::BothWon | GameKind::Open | GameKind::Disputed
    )
}

fn groups_not_counted(document: &Document) -> bool {
    let stated = |player: &Player| player.group.is_some_and(|group| group != Number::ZERO);
    if !document.players.iter().any(stated) {
        return false;
    }
    let sums = computed_points(document);
    document
        .players
        .iter()
        .all(|player| player.points.is_some() && player.points == sums.get(player.no).copied())
}

/// The rows are the players in the order of the standings, then the others in file order. An
/// unreadable cell stays as written for the referee, unless the opponent states the game.
pub fn build_sheet(document: &Document) -> SheetWithPlayers {
    let players = player_order(document);
    let mut tabled = SheetWithPlayers {
        players,
        sheet: Sheet {
            rounds: usize::from(document.rounds),
            ..Sheet::default()
        },
    };
    let rows = tabled.rows_by_player();
    add_rows(&mut tabled, document);
    let mut fill = |no: PlayerNo, round: u8, text: String| {
        let row = rows
            .get(&no)
            .and_then(|row| tabled.sheet.rows.get_mut(row - 1));
        if let Some(cell) =
            row.and_then(|row| row.cells.get_mut(usize::from(round).wrapping_sub(1)))
        {
            *cell = text;
        }
    };
    for bye in &document.byes {
        let cell = match bye.kind {
            ByeKind::Full | ByeKind::Allocated => "0+",
            ByeKind::Half => "0=",
            ByeKind::Zero => "0-",
        };
        fill(bye.player, bye.round, cell.to_owned());
    }
    for game in &document.games {
        for (own, other) in [(game.a, game.b), (game.b, game.a)] {
            if let Some(opponent) = rows.get(&other) {
                let annulled = document.format == Format::Table && game.kind == GameKind::Unplayed;
                fill(own, game.round, format_cell(game, own, *opponent, annulled));
            }
        }
    }
    for unread in &document.unread {
        let row = rows
            .get(&unread.player)
            .and_then(|row| tabled.sheet.rows.get_mut(row - 1));
        let cell = row.and_then(|row| row.cells.get_mut(usize::from(unread.round).wrapping_sub(1)));
        if let Some(cell) = cell.filter(|cell| cell.is_empty()) {
            cell.clone_from(&unread.text);
        }
    }
    if groups_not_counted(document) {
        tabled
            .sheet
            .rows
            .iter_mut()
            .for_each(|row| row.group.clear());
    }
    if holds_start_scores(document) {
        tabled.sheet.rows.iter_mut().for_each(start_score);
    }
    tabled
}

fn add_rows(tabled: &mut SheetWithPlayers, document: &Document) {
    let known: HashMap<PlayerNo, &Player> = document
        .players
        .iter()
        .map(|player| (player.no, player))
        .collect();
    let places: HashMap<PlayerNo, u32> = document
        .standings
        .iter()
        .filter_map(|s| Some((s.player, s.place?)))
        .collect();
    for no in &tabled.players {
        let row = known
            .get(no)
            .map(|player| to_typed_player(player, places.get(no).copied()))
            .unwrap_or_default();
        tabled.sheet.rows.push(TypedPlayer {
            cells: vec![String::new(); tabled.sheet.rounds],
            ..row
        });
    }
}

/// True for wall lists (section 5.1), and for tables in which most totals indicate it.
fn holds_start_scores(document: &Document) -> bool {
    document.format == Format::H9
        || document
            .remarks
            .iter()
            .any(|remark| remark.kind == RemarkKind::PointsUnchecked)
}

/// Sets the group to the part of the total that isn't explained by results.
fn start_score(row: &mut TypedPlayer) {
    let sum: Option<i64> = row
        .cells
        .iter()
        .map(|cell| Cell::from_text(cell).ok().map(Cell::half_points))
        .sum();
    if let (true, Some(total), Some(sum)) = (row.group.is_empty(), Number::parse(&row.points), sum)
    {
        let start = total.minus(Number::from_halves(sum));
        if start != Number::ZERO {
            row.group = start.to_string();
        }
    }
}

fn player_order(document: &Document) -> Vec<PlayerNo> {
    let mut seen = HashSet::new();
    let standing = document.standings.iter().map(|standing| standing.player);
    standing
        .chain(document.players.iter().map(|player| player.no))
        .filter(|no| seen.insert(*no))
        .collect()
}

fn to_typed_player(player: &Player, place: Option<u32>) -> TypedPlayer {
    let text = |value: &Option<String>| value.clone().unwrap_or_default();
    let name = match (&player.surname, &player.given) {
        (Some(surname), Some(given)) => format!("{surname} {given}"),
        _ => player
            .name
            .clone()
            .or_else(|| player.latin.clone())
            .unwrap_or_default(),
    };
    TypedPlayer {
        name,
        latin: text(&player.latin),
        // Tables have years or dates, no months.
        born: player
            .born
            .map(|born| {
                if born.day.is_some() {
                    born.to_string()
                } else {
                    born.year.to_string()
                }
            })
            .unwrap_or_default(),
        club: text(&player.club),
        city: text(&player.city),
        country: player
            .country
            .as_deref()
            .and_then(country::find)
            .map(|country| country.alpha2.to_owned())
            .unwrap_or_default(),
        rank: format_rank(player).unwrap_or_default(),
        rating: player
            .rating
            .or(player.conditional)
            .map(|rating| rating.to_string())
            .unwrap_or_default(),
        group: player
            .group
            .map(|group| group.to_string())
            .unwrap_or_default(),
        points: player
            .points
            .map(|points| points.to_string())
            .unwrap_or_default(),
        place: place.map(|place| place.to_string()).unwrap_or_default(),
        ..TypedPlayer::default()
    }
}

/// A title that isn't a chess title counts as a rank: sports with both call ranks titles.
fn format_rank(player: &Player) -> Option<String> {
    let rank = || player.rank.as_ref().map(ToString::to_string);
    let title = || player.title.clone().filter(|title| !is_chess_title(title));
    player.rank_as_written.clone().or_else(rank).or_else(title)
}

fn format_cell(game: &Game, own: PlayerNo, opponent: usize, annulled: bool) -> String {
    let Some(side) = game.side_of(own).filter(|_| !is_undecided(game.kind)) else {
        return format!("{opponent}?");
    };
    let sign = match side.score {
        Some(Score::Win) => '+',
        Some(Score::Draw) => '=',
        Some(Score::Loss) => '-',
        None => '?',
    };
    let forfeit = match game.kind {
        GameKind::Played => "",
        _ if annulled => "x",
        _ => "!",
    };
    let colour = match side.colour {
        Some(Colour::White) => "w",
        Some(Colour::Black) => "b",
        None => "",
    };
    let handicap = if game.handicap > 0 {
        format!("/{}", game.handicap)
    } else {
        String::new()
    };
    format!("{opponent}{sign}{forfeit}{colour}{handicap}")
}

/// The data of a document beside its table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Head {
    pub name: Option<String>,
    pub city: Option<String>,
    /// First and last day.
    pub days: Option<(NaiveDate, NaiveDate)>,
    pub system: Option<System>,
    pub time: Option<String>,
    /// Chief referee.
    pub arbiter: Option<String>,
    /// Two-letter country code of the federation.
    pub country: Option<String>,
    pub facts: BTreeMap<Fact, String>,
    pub home: Option<Home>,
}

/// The inverse of [`build_sheet`]. `players` are those of the rows, in order; numbers, totals and
/// groups come from the rows. Unreadable or contradicted cells are left out.
pub fn build_document(sheet: &Sheet, players: Vec<Player>, head: Head) -> Document {
    let mut document = Document::new(Format::Table);
    (document.name, document.city, document.time, document.system) =
        (head.name, head.city, head.time, head.system);
    (document.start, document.end) = (head.days.map(|days| days.0), head.days.map(|days| days.1));
    document.arbiters = head.arbiter.into_iter().collect();
    document.rounds = u8::try_from(sheet.rounds).unwrap_or(u8::MAX);
    (document.country, document.facts, document.home) = (head.country, head.facts, head.home);
    for (at, (row, player)) in sheet.rows.iter().zip(players).enumerate() {
        let no = player_of(at);
        let (group, points) = (Number::parse(&row.group), stated_points(row));
        document.players.push(Player {
            no,
            group,
            points,
            ..player
        });
        let place = row
            .place
            .split('-')
            .next()
            .and_then(|place| place.trim().parse().ok());
        if place.is_some() {
            document.standings.push(Standing {
                place,
                player: no,
                points,
                tiebreaks: Vec::new(),
            });
        }
        for round in 1..=sheet.rounds {
            cell_of(&mut document, sheet, at, round);
        }
    }
    document
        .standings
        .sort_by_key(|standing| (standing.place, standing.player));
    document
        .games
        .sort_by_key(|game| (game.round, game.a, game.b));
    document.byes.sort_by_key(|bye| (bye.round, bye.player));
    document
}

/// The stated points of a row. If none are stated and a result isn't rated, the sum of its cells,
/// because unrated results count nothing in a table.
fn stated_points(row: &TypedPlayer) -> Option<Number> {
    let stated = Number::parse(&row.points);
    let cells: Vec<Cell> = row
        .cells
        .iter()
        .filter_map(|cell| Cell::from_text(cell).ok())
        .collect();
    let unrated = cells
        .iter()
        .any(|cell| matches!(cell, Cell::Game { annulled: true, .. }));
    stated.or_else(|| unrated.then(|| Number::from_halves(Total::new(&cells, None).points)))
}

fn player_of(row: usize) -> PlayerNo {
    PlayerNo(u32::try_from(row + 1).unwrap_or(u32::MAX))
}

/// `row` counts from 0.
fn cell_of(document: &mut Document, sheet: &Sheet, row: usize, round: usize) {
    let Ok(round_no) = u8::try_from(round) else {
        return;
    };
    let text = sheet.rows.get(row).map_or("", |row| row.cell(round)).trim();
    let bye = |kind: ByeKind| Bye {
        round: round_no,
        player: player_of(row),
        points: kind.points(),
        kind,
    };
    match Cell::from_text(text) {
        // A bye by the pairing gives a full point. A table can't state a granted bye.
        Ok(Cell::Bye) => document.byes.push(bye(ByeKind::Allocated)),
        Ok(Cell::HalfBye) => document.byes.push(bye(ByeKind::Half)),
        // An empty cell states nothing.
        Ok(Cell::Absent) if !text.is_empty() => document.byes.push(bye(ByeKind::Zero)),
        Ok(Cell::Absent) => {}
        Ok(Cell::Game { opponent, .. }) if opponent > row + 1 => {
            let other = sheet
                .rows
                .get(opponent - 1)
                .map(|row| Cell::from_text(row.cell(round)));
            document
                .games
                .extend(build_game(Cell::from_text(text), other, row, round_no));
        }
        Err(CellProblem::ResultMissing) => {
            let opponent: Option<usize> = text.trim_end_matches('?').trim().parse().ok();
            if let Some(opponent) =
                opponent.filter(|opponent| *opponent > row + 1 && *opponent <= sheet.rows.len())
            {
                let blank = unfinished_game(round_no, player_of(row), player_of(opponent - 1));
                document.games.push(blank);
            }
        }
        Ok(Cell::Game { .. }) | Err(_) => {}
    }
}

/// The game of two cells, the smaller row first.
fn build_game(
    own: Result<Cell, CellProblem>,
    other: Option<Result<Cell, CellProblem>>,
    row: usize,
    round: u8,
) -> Option<Game> {
    let Ok(Cell::Game {
        opponent,
        score,
        played,
        annulled,
        colour,
        handicap,
    }) = own
    else {
        return None;
    };
    let Some(Ok(Cell::Game {
        opponent: back,
        score: theirs,
        ..
    })) = other
    else {
        return None;
    };
    let both_lost = !played && score == Score::Loss && theirs == Score::Loss;
    if back != row + 1 || (theirs != score.opposite() && !both_lost) {
        return None;
    }
    let kind = match (played, annulled) {
        _ if both_lost => GameKind::DoubleForfeit,
        (true, false) => GameKind::Played,
        (true, true) => GameKind::Unplayed,
        (false, _) => GameKind::Forfeit,
    };
    Some(Game {
        score: Some(score),
        colour,
        handicap,
        kind,
        ..unfinished_game(round, player_of(row), player_of(opponent - 1))
    })
}

fn unfinished_game(round: u8, a: PlayerNo, b: PlayerNo) -> Game {
    Game {
        round,
        a,
        b,
        score: None,
        colour: None,
        handicap: 0,
        kind: GameKind::Open,
        board: None,
    }
}

/// Remarks on rows that still agree with the document, by row from 1.
pub fn remarks_at_rows<'a>(
    document: &'a Document,
    sheet: &Sheet,
) -> HashMap<usize, Vec<&'a Remark>> {
    let tabled = self::build_sheet(document);
    let rows = tabled.rows_by_player();
    let row_of = |remark: &Remark| rows.get(document.lines.get(&remark.line?)?).copied();
    let as_in_file = |row: usize| {
        let both = tabled.sheet.rows.get(row - 1).zip(sheet.rows.get(row - 1));
        both.is_some_and(|(file, typed)| {
            is_same_row(file, typed, tabled.sheet.rounds.max(sheet.rounds))
        })
    };
    let mut found: HashMap<usize, Vec<&Remark>> = HashMap::new();
    for remark in &document.remarks {
        if let Some(row) = row_of(remark).filter(|row| as_in_file(*row)) {
            found.entry(row).or_default().push(remark);
        }
    }
    found
}

/// True if two rows agree, regardless of chosen players.
fn is_same_row(file: &TypedPlayer, typed: &TypedPlayer, rounds: usize) -> bool {
    let texts = |row: &TypedPlayer| {
        [
            &row.name,
            &row.latin,
            &row.born,
            &row.club,
            &row.city,
            &row.rank,
            &row.rating,
            &row.group,
            &row.points,
            &row.place,
        ]
        .map(|text| text.trim().to_owned())
    };
    texts(file) == texts(typed)
        && (1..=rounds).all(|round| file.cell(round).trim() == typed.cell(round).trim())
}

/// A difference between file and site about a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    pub about: About,
    pub file: String,
    pub site: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum About {
    Name,
    Born,
    Rank,
    Rating,
}
