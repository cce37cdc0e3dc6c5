//! Converts the rows of a table to the document. Section 10.3.

use std::collections::{HashMap, HashSet};

use super::cells::{self, Notation, is_dash};
use super::cut::HEAD;
use super::headings::{
    Aliases, HeaderField, find_above, is_chess_title, place_or_rank, rating_or_draws,
};
use super::layout::Layout;
use super::matrix::{self, MatrixRow};
use super::player::{Fields, has_given_name, number_of, printed_number, without_marks};
use super::row::FieldRow;
use crate::column_kind::Meaning;
use crate::dates;
use crate::document::{
    ByeKind, Colour, Document, Format, Player, PlayerNo, Remark, RemarkKind, Standing, System,
    UnreadCell,
};
use crate::domain::table::MAX_TEXT;
use crate::limits::MAX_ROUNDS;
use crate::number::Number;
use crate::options::Options;
use crate::reconcile::{self, RoundStatement};
use crate::refusal::{Code, Refusal};
use crate::text::UnreadableValue;

pub(crate) fn read_rows(
    mut rows: impl Iterator<Item = FieldRow>,
    known: &Aliases,
    options: &Options,
    remarks: Vec<Remark>,
) -> Result<Document, Refusal> {
    let mut document = Document::new(Format::Table);
    document.remarks = remarks;
    let mut first: Vec<FieldRow> = rows.by_ref().take(HEAD).collect();
    let unrecognised = || Refusal::new(Code::Unrecognised, "no row of headings is understood");
    let at = known.heading_row(&first).ok_or_else(unrecognised)?;
    let mut first_below = first.split_off(at + 1);
    let head = first.pop().ok_or_else(unrecognised)?;
    for row in &first {
        row_above(&mut document, row)?;
    }
    first_below.extend(rows.by_ref().take(SAMPLE));
    let said = said_by_contents(&head, &first_below);
    let layout = Layout::from_heading(head, known, &said, &mut document.remarks)?;
    read_below(
        document,
        layout,
        first_below.into_iter().chain(rows),
        options,
    )
}

/// Further columns are not examined.
const MOST_COLUMNS: u32 = 100;

/// Number of rows that are examined to decide about a heading with two meanings.
const SAMPLE: usize = 60;

pub(super) fn said_by_contents(head: &FieldRow, rows: &[FieldRow]) -> HashMap<u32, Meaning> {
    let texts = |column: u32| rows.iter().map(move |row| row.get(column));
    let meaning = |(column, heading)| {
        let found = place_or_rank(heading, texts(column))
            .or_else(|| rating_or_draws(heading, texts(column)));
        Some((column, found?))
    };
    let mut said: HashMap<u32, Meaning> = head.fields().filter_map(meaning).collect();
    // chess-results has titles in a column without a heading.
    let last = head.fields().last().map_or(0, |(column, _)| column);
    let titles = |column: &u32| {
        let mut filled = texts(*column).filter(|text| !text.is_empty()).peekable();
        head.get(*column).is_empty() && filled.peek().is_some() && filled.all(is_chess_title)
    };
    said.extend(
        (0..last.min(MOST_COLUMNS))
            .filter(titles)
            .map(|column| (column, Meaning::Title)),
    );
    said
}

pub(super) fn read_below(
    mut document: Document,
    layout: Layout,
    rows: impl Iterator<Item = FieldRow>,
    options: &Options,
) -> Result<Document, Refusal> {
    document.columns = layout.understood.clone();
    let mut reader = Reader {
        layout,
        document,
        entries: Vec::new(),
        unheaded: HashSet::new(),
    };
    for row in rows {
        reader.read_row(&row)?;
        if reader.entries.len() > options.max_players {
            return Err(Refusal::new(
                Code::TooManyPlayers,
                format!("more than {} players", options.max_players),
            ));
        }
    }
    reader.finish()
}

/// Section 10.2: reads a row above the headings.
pub(super) fn row_above(document: &mut Document, row: &FieldRow) -> Result<(), Refusal> {
    let mut fields = row.fields().map(|(_, field)| field);
    let (key, value, more) = (fields.next(), fields.next(), fields.next());
    let said = key
        .and_then(find_above)
        .zip(value)
        .filter(|_| more.is_none());
    let Some((what, value)) = said else {
        Remark::at_line(row.line, RemarkKind::UnknownLine, "a line above the table")
            .add_to(&mut document.remarks);
        return Ok(());
    };
    let owned = || Some(value.to_owned());
    match what {
        HeaderField::Name => document.name = owned(),
        HeaderField::City => document.city = owned(),
        HeaderField::Country => document.country = owned(),
        HeaderField::Time => document.time = owned(),
        HeaderField::Arbiter => document.arbiters.extend(owned()),
        HeaderField::Start | HeaderField::End => {
            let date = dates::parse_date(value);
            if date.is_none() {
                Remark::at_line(
                    row.line,
                    RemarkKind::UnreadValue,
                    format!("{value} is no date"),
                )
                .add_to(&mut document.remarks);
            }
            *(if what == HeaderField::Start {
                &mut document.start
            } else {
                &mut document.end
            }) = date;
        }
        HeaderField::Rounds => {
            if let Some(rounds) = Number::parse(value).and_then(Number::as_whole) {
                document.rounds = u8::try_from(rounds.max(0))
                    .ok()
                    .filter(|rounds| *rounds <= MAX_ROUNDS)
                    .ok_or_else(|| {
                        Refusal::at_line(
                            row.line,
                            Code::TooManyRounds,
                            format!("more than {MAX_ROUNDS} rounds"),
                        )
                    })?;
            }
        }
    }
    Ok(())
}

struct Reader {
    layout: Layout,
    document: Document,
    entries: Vec<Entry>,
    /// Columns that hold a value without having a heading.
    unheaded: HashSet<u32>,
}

#[derive(Default)]
struct Entry {
    line: usize,
    player: Player,
    /// `None` without a column of numbers.
    number: Option<u32>,
    place: Option<Place>,
    tie_breaks: Vec<(String, Number)>,
    said: Vec<RoundStatement>,
    /// Round and text of each cell, as in `games`.
    unread: Vec<(u8, String)>,
    games: Vec<(u8, String)>,
    /// The texts of the cells, until the columns are known to be rounds or opponents.
    cells: Vec<String>,
}

#[derive(Clone, Copy)]
struct Place {
    number: u32,
    /// Not shared, unlike `3-5`.
    alone: bool,
}

impl Reader {
    /// Section 10.3: reads one row below the headings.
    fn read_row(&mut self, row: &FieldRow) -> Result<(), Refusal> {
        if self.layout.is_repeated(row) {
            return Ok(());
        }
        for field in self.layout.fields_beyond(row) {
            Remark::at_line(
                row.line,
                RemarkKind::UnreadCell,
                format!("{field} stands beyond the last column"),
            )
            .add_to(&mut self.document.remarks);
        }
        let name = self.name(row);
        let number = self
            .layout
            .has_column(Meaning::Number)
            .then(|| printed_number(self.layout.get(row, Meaning::Number)));
        if !name.chars().any(char::is_alphabetic) || number == Some(None) {
            return self.read_footer(row);
        }
        if number == Some(Some(0)) {
            return Err(Refusal::at_line(
                row.line,
                Code::Number,
                "a player has the number 0",
            ));
        }
        self.unheaded.extend(self.layout.without_heading(row));
        let entry = self.read_entry(row, name, number.flatten());
        self.entries.push(entry);
        Ok(())
    }

    /// The name; if it is missing, surname and given name, else the name in Latin letters.
    fn name(&self, row: &FieldRow) -> String {
        let name = self.layout.get(row, Meaning::Name);
        if !name.is_empty() {
            return name.to_owned();
        }
        let parts = [
            self.layout.get(row, Meaning::Surname),
            self.layout.get(row, Meaning::Given),
        ];
        let joined = match parts {
            [surname, given] if has_given_name(surname, given) => surname.to_owned(),
            parts => parts
                .into_iter()
                .filter(|part| !part.is_empty())
                .collect::<Vec<_>>()
                .join(" "),
        };
        if joined.is_empty() {
            self.layout.get(row, Meaning::Latin).to_owned()
        } else {
            joined
        }
    }

    /// Handles a row without a player; refuses it if it has results.
    fn read_footer(&mut self, row: &FieldRow) -> Result<(), Refusal> {
        let results = self
            .layout
            .rounds
            .iter()
            .any(|column| matches!(cells::parse_cell(row.get(*column)), Ok(cell) if cell.said != RoundStatement::Nothing));
        if results {
            return Err(Refusal::at_line(
                row.line,
                Code::Number,
                "results of a player without number or name",
            ));
        }
        Remark::at_line(
            row.line,
            RemarkKind::UnknownLine,
            "no player is in this line",
        )
        .add_to(&mut self.document.remarks);
        Ok(())
    }

    fn read_entry(&mut self, row: &FieldRow, name: String, number: Option<u32>) -> Entry {
        let layout = &self.layout;
        let mut fields = Fields {
            layout,
            row,
            remarks: Vec::new(),
        };
        let player = fields.player(name);
        let place = fields.take_value(parse_place(fields.get(Meaning::Place)), "place");
        let mut tie_breaks = Vec::new();
        for (column, name) in &layout.tie_breaks {
            if let Some(value) = fields.take_value(number_of(row.get(*column)), name) {
                tie_breaks.push((name.clone(), value));
            }
        }
        let cells: Vec<String> = layout
            .rounds
            .iter()
            .map(|column| row.get(*column).to_owned())
            .collect();
        let remarks = fields.remarks;
        let mut entry = Entry {
            line: row.line,
            player,
            number,
            place,
            tie_breaks,
            cells,
            ..Entry::default()
        };
        if !layout.bare_rounds {
            entry.read_cells(&mut self.document.remarks);
        }
        for found in remarks {
            found.add_to(&mut self.document.remarks);
        }
        entry
    }

    /// The pending cells are a matrix of opponents or rounds. Returns the number of rounds.
    fn settle_cells(&mut self) -> usize {
        let mut rounds = self.layout.rounds.len();
        if self.layout.bare_rounds {
            let rows: Vec<MatrixRow<'_>> = self
                .entries
                .iter()
                .map(|entry| MatrixRow {
                    no: entry.player.no,
                    cells: &entry.cells,
                })
                .collect();
            if let Some(matrix) = matrix::read_matrix(&rows) {
                rounds = matrix.said.first().map_or(0, Vec::len);
                self.take_matrix(matrix);
                return rounds;
            }
            for entry in &mut self.entries {
                entry.read_cells(&mut self.document.remarks);
            }
        }
        self.settle_minus_ones();
        self.settle_french_colours();
        rounds
    }

    /// Makes B white in all cells if a cell has N for black, as French programs do.
    fn settle_french_colours(&mut self) {
        if !self
            .entries
            .iter()
            .any(|entry| entry.games.iter().any(|(_, text)| cells::is_french(text)))
        {
            return;
        }
        for entry in &mut self.entries {
            for (round, _) in entry
                .games
                .iter()
                .filter(|(_, text)| cells::ends_in_b(text))
            {
                if let Some(RoundStatement::Game(claim)) =
                    entry.said.get_mut(usize::from(*round).saturating_sub(1))
                {
                    claim.colour = Some(Colour::White);
                }
            }
        }
    }

    fn take_matrix(&mut self, matrix: matrix::Matrix) {
        self.document.system = Some(System::RoundRobin);
        let text = "the columns are opponents; the rounds are those of Berger's tables";
        Remark::at_line(self.layout.line, RemarkKind::RoundsAssigned, text)
            .add_to(&mut self.document.remarks);
        for (row, column) in matrix.unread {
            let Some(entry) = self.entries.get(row) else {
                continue;
            };
            let cell = entry.cells.get(column).map_or("", String::as_str);
            let text = format!("column {}: {cell} can't be read", column + 1);
            Remark::at_line(entry.line, RemarkKind::UnreadCell, text)
                .add_to(&mut self.document.remarks);
        }
        for (entry, said) in self.entries.iter_mut().zip(matrix.said) {
            entry.said = said;
        }
    }

    /// `-1` is a loss to number 1 if row 1 confirms it, else what the notation of the cells says.
    fn settle_minus_ones(&mut self) {
        if !self.entries.iter().any(|entry| {
            entry
                .games
                .iter()
                .any(|(_, text)| cells::is_minus_one(text))
        }) {
            return;
        }
        let notation = Notation::from_cells(
            self.entries
                .iter()
                .flat_map(|entry| &entry.games)
                .map(|(_, text)| text.as_str()),
        );
        let first = self
            .entries
            .iter()
            .find(|entry| entry.player.no == PlayerNo(1))
            .map(|entry| entry.said.clone())
            .unwrap_or_default();
        for entry in &mut self.entries {
            let no = entry.player.no;
            for (round, text) in std::mem::take(&mut entry.games) {
                let at = usize::from(round).saturating_sub(1);
                let confirmed = no != PlayerNo(1)
                    && matches!(first.get(at), Some(RoundStatement::Game(claim)) if claim.opponent == no.0);
                if confirmed || !cells::is_minus_one(&text) {
                    entry.games.push((round, text));
                    continue;
                }
                // Number 1 can't meet itself.
                let said = if no == PlayerNo(1) {
                    Ok(RoundStatement::Bye(ByeKind::Full))
                } else {
                    notation.minus_one()
                };
                if let Some(cell) = entry.said.get_mut(at) {
                    *cell = said.unwrap_or_default();
                }
                match said {
                    Ok(RoundStatement::Game(_)) => entry.games.push((round, text)),
                    Ok(_) => {}
                    Err(UnreadableValue) => {
                        entry.note_unreadable(round, &text, &mut self.document.remarks)
                    }
                }
            }
        }
    }

    fn finish(mut self) -> Result<Document, Refusal> {
        if self.entries.is_empty() {
            return Err(Refusal::new(Code::NoPlayers, "nobody is in the table"));
        }
        self.number_players()?;
        let table = !self.layout.rounds.is_empty();
        let rounds = self.settle_cells();
        for column in std::mem::take(&mut self.unheaded) {
            let text = format!("column {} has no heading", u64::from(column) + 1);
            Remark::at_line(self.layout.line, RemarkKind::UnknownColumn, text)
                .add_to(&mut self.document.remarks);
        }
        if table {
            self.check_points();
            self.document.standings = self.collect_standings();
            self.document.rounds = self
                .document
                .rounds
                .max(u8::try_from(rounds).unwrap_or(MAX_ROUNDS));
        } else {
            self.document.format = Format::List;
            self.document.rounds = 0;
        }
        let strangers = self.find_strangers();
        let mut rows = Vec::with_capacity(self.entries.len());
        for entry in self.entries {
            let unread = entry.unread.into_iter().map(|(round, text)| UnreadCell {
                player: entry.player.no,
                round,
                text,
            });
            self.document.unread.extend(unread);
            rows.push(reconcile::Statements {
                line: entry.line,
                no: entry.player.no,
                said: entry.said,
            });
            self.document.players.push(entry.player);
        }
        if table {
            reconcile::add_reconciled(&mut self.document, &rows);
            name_strangers(&mut self.document, strangers);
        }
        Ok(self.document.finish())
    }

    /// Cells with an unknown opponent, by line and round, stay for the referee to correct. A mark
    /// is added if a row would otherwise be taken for the opponent by its position.
    fn find_strangers(&mut self) -> HashMap<(usize, u8), String> {
        let (known, rows): (HashSet<u32>, usize) = (
            self.entries.iter().map(|entry| entry.player.no.0).collect(),
            self.entries.len(),
        );
        let mut found = HashMap::new();
        for entry in &mut self.entries {
            for (round, text) in std::mem::take(&mut entry.games) {
                let Some(RoundStatement::Game(claim)) =
                    entry.said.get(usize::from(round).saturating_sub(1))
                else {
                    continue;
                };
                if known.contains(&claim.opponent) {
                    continue;
                }
                let answers = usize::try_from(claim.opponent).is_ok_and(|number| number <= rows);
                entry.unread.push((
                    round,
                    if answers {
                        format!("{text}?")
                    } else {
                        text.clone()
                    },
                ));
                found.insert((entry.line, round), text);
            }
        }
        found
    }

    /// From the column of numbers, else from places that are all different, else from row order.
    fn number_players(&mut self) -> Result<(), Refusal> {
        let mut seen = HashSet::with_capacity(self.entries.len());
        if self.layout.has_column(Meaning::Number) {
            for entry in &mut self.entries {
                entry.player.no = PlayerNo(entry.number.unwrap_or_default());
                if !seen.insert(entry.player.no) {
                    let text = format!("number {} belongs to two players", entry.player.no);
                    return Err(Refusal::at_line(entry.line, Code::NumberTwice, text));
                }
            }
            return Ok(());
        }
        let whole = |entry: &Entry| {
            entry
                .place
                .filter(|place| place.alone && place.number > 0)
                .map(|place| PlayerNo(place.number))
        };
        let by_place = !self.layout.rounds.is_empty()
            && self
                .entries
                .iter()
                .all(|entry| whole(entry).is_some_and(|no| seen.insert(no)));
        for (entry, order) in self.entries.iter_mut().zip(1..) {
            entry.player.no = whole(entry).filter(|_| by_place).unwrap_or(PlayerNo(order));
        }
        Ok(())
    }

    /// Section 2.6: the stated places and tie-breaks.
    fn collect_standings(&mut self) -> Vec<Standing> {
        let stated = self
            .entries
            .iter_mut()
            .filter(|entry| entry.place.is_some() || !entry.tie_breaks.is_empty());
        let standing = |entry: &mut Entry| Standing {
            place: entry.place.map(|place| place.number),
            player: entry.player.no,
            points: entry.player.points,
            tiebreaks: std::mem::take(&mut entry.tie_breaks),
        };
        stated.map(standing).collect()
    }

    /// Reports totals that differ from the cells; groups count unless all totals are bare sums.
    fn check_points(&mut self) {
        let totals: Vec<_> = self
            .entries
            .iter()
            .filter_map(|entry| Some((entry, entry.player.points?, sum_points(&entry.said))))
            .collect();
        let bare = totals.iter().all(|(_, total, sum)| total == sum);
        let group = |entry: &Entry| entry.player.group.unwrap_or_default();
        let differ: Vec<_> = totals
            .iter()
            .map(|(entry, total, sum)| {
                (
                    entry,
                    *total,
                    if bare { *sum } else { sum.plus(group(entry)) },
                )
            })
            .filter(|(_, total, expected)| total != expected)
            .collect();
        if (totals.len() - differ.len()) * 2 < totals.len() {
            let text =
                "most totals don't agree with the rounds: there is a start score that isn't shown";
            self.document.remarks.push(Remark::at_line(
                self.layout.line,
                RemarkKind::PointsUnchecked,
                text,
            ));
            return;
        }
        for (entry, total, expected) in differ {
            let text = format!(
                "{}: the total says {total}, the rounds give {expected}",
                entry.player.no
            );
            Remark::at_line(entry.line, RemarkKind::PointsDiffer, text)
                .add_to(&mut self.document.remarks);
        }
    }
}

/// Adds the texts of the cells to the remarks about unknown opponents.
fn name_strangers(document: &mut Document, mut cells: HashMap<(usize, u8), String>) {
    for remark in &mut document.remarks {
        if let (Some(stranger), Some(line)) = (&mut remark.stranger, remark.line)
            && let Some(text) = cells.remove(&(line, stranger.round))
        {
            stranger.cell = text;
        }
    }
}

impl Entry {
    fn read_cells(&mut self, remarks: &mut Vec<Remark>) {
        let texts = std::mem::take(&mut self.cells);
        self.said.reserve(texts.len());
        for (text, round) in texts.into_iter().zip(1..) {
            let cell = cells::parse_cell(&text);
            let says = cell.map_or(RoundStatement::Nothing, |cell| cell.said);
            self.said.push(says);
            match cell {
                Err(UnreadableValue) => self.note_unreadable(round, &text, remarks),
                Ok(cell) if cell.annulled => {
                    let text = format!("round {round}: the game is annulled");
                    Remark::at_line(self.line, RemarkKind::NotTaken, text).add_to(remarks);
                }
                Ok(_) => {}
            }
            if matches!(says, RoundStatement::Game(_)) {
                self.games
                    .push((round, text.chars().take(MAX_TEXT).collect()));
            }
        }
    }

    /// Keeps the text of a cell for the referee to correct.
    fn note_unreadable(&mut self, round: u8, text: &str, remarks: &mut Vec<Remark>) {
        self.unread
            .push((round, text.chars().take(MAX_TEXT).collect()));
        Remark::at_line(
            self.line,
            RemarkKind::UnreadCell,
            format!("round {round}: {text} can't be read"),
        )
        .add_to(remarks);
    }
}

/// A place; of shared ones (`3-5`) the first.
fn parse_place(field: &str) -> Result<Option<Place>, UnreadableValue> {
    if field.chars().all(is_dash) {
        return Ok(None);
    }
    let field = without_marks(field);
    if let Some(number) = printed_number(field) {
        return Ok(Some(Place {
            number,
            alone: true,
        }));
    }
    let (first, last) = field.split_once(is_dash).ok_or(UnreadableValue)?;
    printed_number(first.trim())
        .filter(|_| printed_number(last.trim()).is_some())
        .map(|number| {
            Some(Place {
                number,
                alone: false,
            })
        })
        .ok_or(UnreadableValue)
}

pub(super) fn sum_points(said: &[RoundStatement]) -> Number {
    let value = |said: &RoundStatement| match said {
        RoundStatement::Nothing => Number::ZERO,
        RoundStatement::Bye(kind) => kind.points(),
        RoundStatement::Game(claim) => claim
            .result
            .map_or(Number::ZERO, |result| Number::from(result.score)),
    };
    said.iter()
        .fold(Number::ZERO, |sum, said| sum.plus(value(said)))
}
