//! Writing tables and lists. Section 10.5.

use std::borrow::Cow;
use std::collections::HashSet;
use std::fmt::Write as _;
use std::rc::Rc;

use super::captions::{Captions, captions_for, csv_separator};
use super::headings::Aliases;
use crate::document::{
    ByeKind, Colour, Document, Format, Game, GameKind, GameSide, Gender, IdSystem, Player,
    PlayerNo, Score, Standing,
};
use crate::domain::language::Language;
use crate::number::Number;
use crate::output::{Loss, LossCollector, OutputFile};
use crate::round_matrix::{ByNumber, Cell, Grid, computed_points};

/// The highest round that a heading can name.
const MAX_COLUMNS: u8 = 40;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Value<'a> {
    Empty,
    /// A text; never a formula.
    Text(Cow<'a, str>),
    Number(Number),
    Starred(Number),
}

impl<'a> Value<'a> {
    fn text(text: Option<impl Into<Cow<'a, str>>>) -> Self {
        text.map_or(Self::Empty, |text| Self::Text(text.into()))
    }

    fn number(number: Option<Number>) -> Self {
        number.map_or(Self::Empty, Self::Number)
    }
}

pub(crate) struct Sheet<'a> {
    pub(crate) above: Vec<(&'static str, String)>,
    pub(crate) columns: Vec<Column<'a>>,
    /// By number.
    pub(crate) players: Vec<&'a Player>,
    pub(crate) lost: LossCollector,
}

pub(crate) struct Column<'a> {
    pub(crate) heading: String,
    pub(crate) value: Box<dyn Fn(&'a Player) -> Value<'a> + 'a>,
}

/// The fields of a player in the order of the columns up to the group.
const FIELDS: [fn(&Player) -> Value<'_>; 20] = [
    |player| Value::Number(Number::from_whole(player.no.0.into())),
    // The place is in the standings.
    |_| Value::Empty,
    |player| Value::text(player.name.as_ref()),
    |player| Value::text(player.latin.as_ref()),
    |player| Value::text(player.title.as_ref()),
    |player| Value::text(player.rank.as_ref().map(ToString::to_string)),
    rating_value,
    |player| Value::number(player.conditional),
    |player| Value::number(player.deviation),
    |player| Value::number(player.games),
    |player| Value::text(player.country.as_ref()),
    |player| Value::text(player.club.as_ref()),
    |player| id(player, IdSystem::Fide),
    |player| id(player, IdSystem::EgfPin),
    |player| id(player, IdSystem::National),
    |player| id(player, IdSystem::Ffg),
    |player| id(player, IdSystem::Aga),
    |player| Value::text(player.born.map(|born| born.to_string())),
    |player| {
        player.gender.map_or(Value::Empty, |gender| {
            Value::Text(gender_letter(gender).into())
        })
    },
    |player| Value::number(player.group),
];
const NUMBER: usize = 0;
const PLACE: usize = 1;
const NAME: usize = 2;
const RATING: usize = 6;

fn gender_letter(gender: Gender) -> &'static str {
    match gender {
        Gender::Male => "m",
        Gender::Female => "f",
    }
}

fn rating_value(player: &Player) -> Value<'_> {
    match player.rating {
        Some(rating) if player.provisional => Value::Starred(rating),
        rating => Value::number(rating),
    }
}

fn id(player: &Player, system: IdSystem) -> Value<'_> {
    Value::text(player.ids.get(&system))
}

/// Section 10.5: the rows of a document.
pub(crate) fn build_sheet(document: &Document, language: Language) -> Sheet<'_> {
    let captions = captions_for(language);
    let mut players: Vec<&Player> = document.players.iter().collect();
    players.sort_by_key(|player| player.no);
    let mut columns = personal_columns(document, captions);
    if document.format != Format::List {
        columns.extend(round_columns(document, captions));
        columns.push(points_column(document, captions));
    } else if document
        .players
        .iter()
        .any(|player| player.points.is_some())
    {
        columns.push(Column {
            heading: captions.points.to_owned(),
            value: Box::new(|player| Value::number(player.points)),
        });
    }
    columns.extend(tie_break_columns(document));
    Sheet {
        above: build_rows_above(document, captions),
        columns,
        players,
        lost: find_losses(document),
    }
}

fn build_rows_above(document: &Document, captions: &Captions) -> Vec<(&'static str, String)> {
    let [name, city, country, start, end, rounds, time, arbiter] = captions.above;
    let single = [
        (name, document.name.clone()),
        (city, document.city.clone()),
        (country, document.country.clone()),
        (start, document.start.map(|date| date.to_string())),
        (end, document.end.map(|date| date.to_string())),
        (
            rounds,
            (document.rounds > 0).then(|| document.rounds.to_string()),
        ),
        (time, document.time.clone()),
    ];
    let single = single
        .into_iter()
        .filter_map(|(word, value)| Some((word, value?)));
    single
        .chain(document.arbiters.iter().map(|name| (arbiter, name.clone())))
        .collect()
}

/// Number and name always, the rating in lists, the others if a player has a value.
fn personal_columns<'a>(document: &'a Document, captions: &Captions) -> Vec<Column<'a>> {
    let places: ByNumber<u32> = document
        .standings
        .iter()
        .filter_map(|row| Some((row.player, row.place?)))
        .collect();
    let places = Rc::new(places);
    let mut columns = Vec::new();
    for (at, (heading, field)) in captions.columns.into_iter().zip(FIELDS).enumerate() {
        let value: Box<dyn Fn(&'a Player) -> Value<'a> + 'a> = if at == PLACE {
            let places = Rc::clone(&places);
            Box::new(move |player| {
                Value::number(
                    places
                        .get(player.no)
                        .map(|place| Number::from_whole((*place).into())),
                )
            })
        } else {
            Box::new(field)
        };
        let always =
            at == NUMBER || at == NAME || (at == RATING && document.format == Format::List);
        if always
            || document
                .players
                .iter()
                .any(|player| value(player) != Value::Empty)
        {
            columns.push(Column {
                heading: heading.to_owned(),
                value,
            });
        }
    }
    columns
}

fn round_columns<'a>(
    document: &'a Document,
    captions: &'a Captions,
) -> impl Iterator<Item = Column<'a>> {
    let grid = Rc::new(Grid::by_player(document));
    (1..=document.rounds.min(MAX_COLUMNS)).map(move |round| {
        let grid = Rc::clone(&grid);
        let value = move |player: &Player| {
            Value::text(
                grid.get(player.no, round)
                    .and_then(|played| format_cell(player.no, &played)),
            )
        };
        Column {
            heading: format!("{}{round}", captions.round),
            value: Box::new(value),
        }
    })
}

fn points_column<'a>(document: &Document, captions: &Captions) -> Column<'a> {
    let computed = computed_points(document);
    let value = move |player: &Player| {
        Value::number(player.points.or_else(|| computed.get(player.no).copied()))
    };
    Column {
        heading: captions.points.to_owned(),
        value: Box::new(value),
    }
}

fn tie_break_columns(document: &Document) -> impl Iterator<Item = Column<'_>> {
    let known = Aliases::new(&[]);
    let names = document.tiebreak_names();
    let rows: ByNumber<&Standing> = document
        .standings
        .iter()
        .map(|row| (row.player, row))
        .collect();
    let rows = Rc::new(rows);
    names.into_iter().map(move |name| {
        let rows = Rc::clone(&rows);
        let heading = if known.is_tie_break(name) {
            name.to_owned()
        } else {
            format!("tie {name}")
        };
        let find = move |player: &Player| {
            rows.get(player.no)?
                .tiebreaks
                .iter()
                .find(|(of, _)| of == name)
                .map(|(_, value)| *value)
        };
        Column {
            heading,
            value: Box::new(move |player| Value::number(find(player))),
        }
    })
}

/// Section 10.5: number, `+ = - ?`, `!` if not rated, colour, `/handicap`; `0+ 0= 0-`.
pub fn format_cell(of: PlayerNo, cell: &Cell<'_>) -> Option<Cow<'static, str>> {
    match cell {
        Cell::Bye(bye) => Some(
            match bye.kind {
                ByeKind::Full | ByeKind::Allocated => "0+",
                ByeKind::Half => "0=",
                ByeKind::Zero => "0-",
            }
            .into(),
        ),
        Cell::Game(game) => game.side_of(of).map(|side| game_cell(game, side).into()),
    }
}

fn game_cell(game: &Game, side: GameSide) -> String {
    let result = match side.score {
        Some(Score::Win) => "+",
        Some(Score::Draw) => "=",
        Some(Score::Loss) => "-",
        None => "?",
    };
    let unrated = matches!(
        game.kind,
        GameKind::Forfeit | GameKind::Unplayed | GameKind::DoubleForfeit
    );
    let colour = match side.colour {
        Some(Colour::White) => "w",
        Some(Colour::Black) => "b",
        None => "",
    };
    let mut cell = String::with_capacity(12);
    let _ = write!(cell, "{}", side.opponent);
    [result, if unrated { "!" } else { "" }, colour]
        .into_iter()
        .for_each(|part| cell.push_str(part));
    if game.handicap > 0 {
        let _ = write!(cell, "/{}", game.handicap);
    }
    cell
}

/// Section 9: data that a table loses.
fn find_losses(document: &Document) -> LossCollector {
    let mut lost = LossCollector::default();
    let game = |test: fn(&Game) -> bool| document.games.iter().any(test);
    let player = |test: fn(&Player) -> bool| document.players.iter().any(test);
    let split = |player: &Player| {
        player.surname.is_some() && !player.name.as_ref().is_some_and(|name| name.contains(','))
    };
    lost.say_if(!document.facts.is_empty(), Loss::FurtherFacts);
    lost.say_if(document.system.is_some(), Loss::SystemOfTables);
    lost.say_if(!document.teams.is_empty(), Loss::TeamsOfTables);
    lost.say_if(document.rounds > MAX_COLUMNS, Loss::FortyRounds);
    lost.say_if(
        player(|player| player.name.is_none()),
        Loss::NamelessOfTables,
    );
    lost.say_if(
        player(|player| player.national_rating.is_some()),
        Loss::NationalRatingsOfTables,
    );
    lost.say_if(document.players.iter().any(split), Loss::NamesByComma);
    lost.say_if(game(|game| game.board.is_some()), Loss::BoardsOfTables);
    lost.say_if(
        game(|game| game.kind == GameKind::Unplayed),
        Loss::BegunBecomeForfeits,
    );
    lost.say_if(
        game(|game| game.kind == GameKind::Disputed),
        Loss::DisputedBecomeOpen,
    );
    lost.say_if(
        document
            .byes
            .iter()
            .any(|bye| bye.kind == ByeKind::Allocated),
        Loss::AllocatedBecomeFull,
    );
    lost.say_if(
        document
            .byes
            .iter()
            .any(|bye| bye.points != bye.kind.points()),
        Loss::UsualPoints,
    );
    lost.say_if(
        Grid::by_player(document).count() < document.games.len() * 2 + document.byes.len(),
        Loss::OneGameARound,
    );
    lost
}

/// A mark on some players of a list, in a column of its own.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Mark {
    pub heading: String,
    pub word: String,
    /// The marked players; without any there is no such column.
    pub players: HashSet<PlayerNo>,
}

impl<'a> Sheet<'a> {
    pub(crate) fn marked(mut self, mark: &'a Mark) -> Sheet<'a> {
        if !mark.players.is_empty() {
            let value = |player: &Player| {
                Value::text(
                    mark.players
                        .contains(&player.no)
                        .then_some(mark.word.as_str()),
                )
            };
            self.columns.push(Column {
                heading: mark.heading.clone(),
                value: Box::new(value),
            });
        }
        self
    }
}

/// CSV: UTF-8 with byte order mark, CRLF, quotes where needed. Section 10.5.
pub fn write_csv(document: &Document, language: Language) -> OutputFile {
    let separator = csv_separator(language);
    let sheet = build_sheet(document, language);
    let mut csv = Csv {
        text: String::from("\u{feff}"),
        separator,
    };
    for (word, value) in &sheet.above {
        csv.write_row([Value::Text((*word).into()), Value::Text(value.into())]);
    }
    if !sheet.above.is_empty() {
        csv.text.push_str("\r\n");
    }
    csv.write_row(
        sheet
            .columns
            .iter()
            .map(|column| Value::Text(column.heading.as_str().into())),
    );
    for player in &sheet.players {
        csv.write_row(sheet.columns.iter().map(|column| (column.value)(player)));
    }
    sheet.lost.with(csv.text.into_bytes())
}

struct Csv {
    text: String,
    separator: u8,
}

impl Csv {
    fn write_row<'a>(&mut self, fields: impl IntoIterator<Item = Value<'a>>) {
        for (at, field) in fields.into_iter().enumerate() {
            if at > 0 {
                self.text.push(char::from(self.separator));
            }
            match field {
                Value::Empty => {}
                Value::Number(number) => {
                    let _ = write!(self.text, "{number}");
                }
                Value::Starred(number) => {
                    let _ = write!(self.text, "{number}*");
                }
                Value::Text(text) => self.field(&text),
            }
        }
        self.text.push_str("\r\n");
    }

    /// Writes a text. An apostrophe precedes text that a spreadsheet would take for a formula.
    fn field(&mut self, text: &str) {
        let formula = text.starts_with(['=', '+', '-', '@', '\t']) && Number::parse(text).is_none();
        let mark = if formula { "'" } else { "" };
        if text
            .bytes()
            .any(|byte| byte == self.separator || matches!(byte, b'"' | b'\r' | b'\n'))
        {
            let _ = write!(self.text, "\"{mark}{}\"", text.replace('"', "\"\""));
        } else {
            self.text.push_str(mark);
            self.text.push_str(text);
        }
    }
}
