//! Finds out what the columns of a pasted table mean, by their headers and by what stands in them.

use super::fields::{integer, is_decimal, is_game, is_rank, may_be_cell};
use super::{Column, Grid};
use crate::domain::table::{Cell, MAX_ROUNDS, Sheet};

/// Headers as they are met, in small letters and without dots and apostrophes.
const HEADERS: [(Column, &[&str]); 15] = [
    (Column::Number, &["№", "#", "no", "nr", "n", "num", "номер", "number", "п/п", "№ п/п", "№п/п", "з/п", "№ з/п", "start no"]),
    (Column::Place, &["місце", "место", "м", "place", "pl", "pos", "position"]),
    (
        Column::Name,
        &[
            "імя",
            "имя",
            "name",
            "player",
            "гравець",
            "игрок",
            "учасник",
            "участник",
            "піб",
            "фио",
            "імя прізвище",
            "прізвище імя",
            "прізвище та імя",
            "прізвище, імя",
            "фамилия имя",
            "фамилия и имя",
            "фамилия, имя",
            "имя фамилия",
            "full name",
            "фи",
            "пі",
            "participant",
            "спортсмен",
        ],
    ),
    (Column::Surname, &["прізвище", "фамилия", "surname", "last name", "family name", "lastname"]),
    (Column::Given, &["given", "given name", "first name", "firstname", "имя игрока", "імя гравця"]),
    (Column::Latin, &["latin", "latin name", "латиницею", "латиницей", "латинкою", "name (latin)"]),
    (
        Column::Born,
        &[
            "рік",
            "рн",
            "гр",
            "рік народження",
            "год",
            "год рождения",
            "дата народження",
            "дата рождения",
            "born",
            "birth",
            "year",
            "birthday",
            "date of birth",
        ],
    ),
    (Column::Club, &["клуб", "club", "команда", "team", "місто/клуб", "клуб/місто", "клуб/город", "город/клуб", "club/city", "city/club"]),
    (Column::City, &["місто", "город", "city", "town", "область", "регион", "регіон"]),
    (Column::Country, &["країна", "страна", "country", "co", "fed", "nat", "федерація", "федерация"]),
    (
        Column::Rank,
        &["ранг", "розряд", "разряд", "rank", "rk", "кю", "кю/дан", "дан/кю", "grade", "gr", "звання", "звание", "level", "lvl", "title"],
    ),
    (Column::Rating, &["рейтинг", "рейт", "rating", "rtg", "elo", "ело", "эло", "gor", "rat"]),
    (Column::Group, &["група", "группа", "group", "grp", "старт", "mm0"]),
    (Column::Points, &["очки", "очок", "бали", "баллы", "points", "pts", "score", "сума", "сумма", "разом", "total", "о", "рез"]),
    (Column::Id, &["pin", "egd pin", "id", "egd"]),
];

/// Beginnings of the names of tie-breaks.
const TIE_BREAKS: [&str; 27] = [
    "кбух",
    "бух",
    "buch",
    "bh",
    "кберг",
    "берг",
    "berg",
    "sb",
    "sos",
    "sods",
    "sodos",
    "sds",
    "sdos",
    "кбл",
    "mms",
    "mm",
    "nbw",
    "wins",
    "перемог",
    "побед",
    "прогрес",
    "progr",
    "cuss",
    "коеф",
    "коэф",
    "tie",
    "тай",
];

/// What a header says, by itself.
pub(super) fn by_header(header: &str) -> Option<Column> {
    let text = plain(header);
    if text.is_empty() {
        return None;
    }
    if let Some(round) = round(&text) {
        return Some(Column::Round(round));
    }
    if let Some((column, _)) = HEADERS.iter().find(|(_, names)| names.contains(&text.as_str())) {
        return Some(*column);
    }
    TIE_BREAKS.iter().any(|start| text.starts_with(start)).then_some(Column::TieBreak)
}

/// At least two headers that are known, one of them not a mere number.
pub(super) fn is_header(fields: &[String]) -> bool {
    let known: Vec<Column> = fields.iter().filter_map(|field| by_header(field)).collect();
    known.len() >= 2 && known.iter().any(|column| !matches!(column, Column::Round(_)))
}

fn plain(header: &str) -> String {
    let kept: String =
        header.to_lowercase().chars().filter(|c| !matches!(c, '.' | ':' | '\'' | '’' | 'ʼ' | '`' | '"' | '‘' | '*')).collect();
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// `III`, `3`, `R3`, `Тур 3`, `3 тур`: the number of a round.
fn round(text: &str) -> Option<usize> {
    const WORDS: [&str; 9] = ["тур", "раунд", "коло", "round", "rd", "tour", "r", "t", "т"];
    let rest = WORDS.iter().find_map(|word| text.strip_prefix(word).or_else(|| text.strip_suffix(word))).unwrap_or(text);
    let rest = rest.trim_matches(|c: char| c.is_whitespace() || matches!(c, '-' | '#' | '№'));
    integer(rest).or_else(|| roman(rest)).filter(|n| (1..=MAX_ROUNDS).contains(n))
}

/// A small Roman number; the Cyrillic і and х that look like its letters count too.
fn roman(text: &str) -> Option<usize> {
    if text.is_empty() || text.len() > 16 {
        return None;
    }
    let digits: Option<Vec<usize>> = text
        .chars()
        .map(|c| match c {
            'i' | 'і' => Some(1),
            'v' => Some(5),
            'x' | 'х' => Some(10),
            _ => None,
        })
        .collect();
    let digits = digits?;
    let signed = |(i, &digit): (usize, &usize)| {
        let digit = i64::try_from(digit).unwrap_or(0);
        if digits.get(i + 1).is_some_and(|next| *next > digits[i]) { -digit } else { digit }
    };
    usize::try_from(digits.iter().enumerate().map(signed).sum::<i64>()).ok()
}

/// The meaning of every column; the rounds are 1, 2, 3 ... without gaps.
pub(super) fn meanings(grid: &Grid) -> Vec<Option<Column>> {
    let columns = Columns { grid };
    let mut meanings = columns.by_headers();
    number_rounds(&mut meanings);
    columns.find_numbers(&mut meanings);
    // "Прізвище" alone and "Ім'я" beside it are two halves of a name.
    if has(&meanings, &[Column::Surname])
        && let Some(i) = meanings.iter().position(|m| *m == Some(Column::Name))
    {
        meanings[i] = Some(Column::Given);
    }
    if !has(&meanings, &[Column::Name, Column::Surname, Column::Given]) {
        columns.find_names(&mut meanings);
    }
    if !grid.has_header {
        columns.find_ranks(&mut meanings);
        numeric(grid, &mut meanings);
    }
    meanings
}

fn has(meanings: &[Option<Column>], wanted: &[Column]) -> bool {
    meanings.iter().flatten().any(|m| wanted.contains(m))
}

/// What stands in the columns of a grid, as far as it tells their meaning.
struct Columns<'a> {
    grid: &'a Grid,
}

impl Columns<'_> {
    fn count(&self) -> usize {
        self.grid.headers.len()
    }

    fn texts(&self, i: usize) -> impl Iterator<Item = &str> {
        self.grid.rows.iter().filter_map(move |row| row.fields.get(i).map(String::as_str))
    }

    fn filled(&self, i: usize) -> impl Iterator<Item = &str> {
        self.texts(i).filter(|text| !text.is_empty())
    }

    /// Whether at least four of five cells that are filled are so.
    fn most(&self, i: usize, is: fn(&str) -> bool) -> bool {
        let (all, good) = self.filled(i).fold((0, 0), |(all, good), text| (all + 1, good + usize::from(is(text))));
        all > 0 && good * 10 >= all * 8
    }

    fn looks_like_round(&self, i: usize) -> bool {
        self.filled(i).any(is_game) && self.most(i, may_be_cell)
    }

    /// What hints and headers say, and which columns hold games.
    fn by_headers(&self) -> Vec<Option<Column>> {
        let meaning = |i: usize| match self.grid.hints.get(i).copied().flatten().or_else(|| by_header(&self.grid.headers[i])) {
            // A bare number in the header may count anything.
            Some(Column::Round(_)) if !(self.looks_like_round(i) || self.texts(i).all(|text| Cell::read(text).is_ok())) => None,
            None if self.looks_like_round(i) => Some(Column::Round(0)),
            other => other,
        };
        (0..self.count()).map(meaning).collect()
    }

    /// The first column without a header, if it holds nothing but numbers.
    fn find_numbers(&self, meanings: &mut [Option<Column>]) {
        if !has(meanings, &[Column::Number])
            && let Some(first) = (0..self.count()).find(|&i| self.filled(i).next().is_some())
            && meanings[first].is_none()
            && self.grid.headers[first].is_empty()
            && self.texts(first).all(|text| integer(text).is_some())
        {
            meanings[first] = Some(Column::Number);
        }
    }

    /// The names among the columns of text that have no meaning yet: a name or its two halves, and the club after it.
    fn find_names(&self, meanings: &mut [Option<Column>]) {
        let is_text = |text: &str| text.chars().any(char::is_alphabetic) && !is_rank(text) && !may_be_cell(text);
        let texts: Vec<usize> = (0..self.count()).filter(|&i| meanings[i].is_none() && self.most(i, is_text)).collect();
        let has_header = self.grid.has_header;
        let single = |i: usize| self.filled(i).all(|text| text.split_whitespace().count() == 1);
        let country = |i: usize| self.filled(i).all(|text| text.len() == 2 && text.bytes().all(|b| b.is_ascii_uppercase()));
        let mut texts = texts.into_iter().filter(|&i| {
            if country(i) && !has_header {
                meanings[i] = Some(Column::Country);
            }
            meanings[i].is_none()
        });
        let found: Vec<usize> = texts.by_ref().take(3).collect();
        let halves = matches!(found[..], [a, b, ..] if b == a + 1 && single(a) && single(b) && !has_header);
        let names = if halves { &[Column::Surname, Column::Given, Column::Club][..] } else { &[Column::Name, Column::Club][..] };
        for (i, meaning) in found.into_iter().zip(names) {
            if *meaning != Column::Club || !has_header {
                meanings[i] = Some(*meaning);
            }
        }
    }

    /// The first column that holds ranks.
    fn find_ranks(&self, meanings: &mut [Option<Column>]) {
        for i in 0..self.count() {
            if meanings[i].is_none() && !has(meanings, &[Column::Rank]) && self.most(i, is_rank) {
                meanings[i] = Some(Column::Rank);
            }
        }
    }
}

/// Numbers the round columns: as their headers say if those are 1, 2, 3 ... in any order, else from left to right.
fn number_rounds(meanings: &mut [Option<Column>]) {
    let mut named: Vec<usize> = meanings.iter().filter_map(|m| if let Some(Column::Round(n)) = m { Some(*n) } else { None }).collect();
    named.sort_unstable();
    if named.iter().enumerate().all(|(i, n)| *n == i + 1) {
        return;
    }
    let mut next = 0;
    for meaning in meanings {
        if let Some(Column::Round(n)) = meaning {
            next += 1;
            *n = next;
        }
    }
}

/// Guesses the columns of numbers where no header helps: the total is what the cells add up to, with a group or without.
fn numeric(grid: &Grid, meanings: &mut [Option<Column>]) {
    let numbers = |i: usize| -> Option<Vec<f64>> {
        let mut numbers = Vec::new();
        for row in &grid.rows {
            let text = row.fields.get(i).map(String::as_str).unwrap_or_default();
            if !is_decimal(text) {
                return None;
            }
            numbers.push(text.replace(',', ".").replace('½', ".5").trim_end_matches(|c: char| !c.is_ascii_digit()).parse().ok()?);
        }
        Some(numbers)
    };
    let sums: Vec<f64> = grid
        .rows
        .iter()
        .map(|row| {
            let cells = row.fields.iter().zip(&*meanings).filter(|(_, m)| matches!(m, Some(Column::Round(_))));
            cells.filter_map(|(text, _)| Cell::read(text).ok()).map(|cell| cell.halves() as f64 / 2.0).sum()
        })
        .collect();
    let open: Vec<(usize, Vec<f64>)> =
        (0..meanings.len()).filter(|&i| meanings[i].is_none()).filter_map(|i| numbers(i).map(|column| (i, column))).take(12).collect();
    for (i, column) in &open {
        let all = |test: fn(f64) -> bool| column.iter().all(|n| test(*n));
        meanings[*i] = Some(if all(|n| (1900.0..=2099.0).contains(&n) && n.fract() == 0.0) && column.len() > 1 {
            Column::Born
        } else if all(|n| n.fract() == 0.0) && column.iter().any(|n| *n >= 500.0) && !meanings.contains(&Some(Column::Rating)) {
            Column::Rating
        } else {
            Column::TieBreak
        });
    }
    let open: Vec<&(usize, Vec<f64>)> = open.iter().filter(|(i, _)| meanings[*i] == Some(Column::TieBreak)).collect();
    if grid.rows.len() < 2 {
        return;
    }
    if let Some((i, _)) = open.iter().find(|(_, column)| *column == sums) {
        meanings[*i] = Some(Column::Points);
        return;
    }
    for (g, group) in &open {
        let total: Vec<f64> = group.iter().zip(&sums).map(|(group, sum)| group + sum).collect();
        if let Some((p, _)) = open.iter().find(|(p, column)| p != g && *column == total) {
            (meanings[*g], meanings[*p]) = (Some(Column::Group), Some(Column::Points));
            return;
        }
    }
}

/// Whether every typed total is the bare sum of its cells although a group is given beside it.
pub(super) fn group_is_not_counted(sheet: &Sheet) -> bool {
    let halves = |text: &str| text.replace(',', ".").replace('½', ".5").parse::<f64>().ok().map(|n| n * 2.0);
    let mut groups = sheet.rows.iter().filter(|row| !row.group.is_empty() && halves(&row.group) != Some(0.0)).peekable();
    groups.peek().is_some()
        && sheet.rows.iter().all(|row| {
            let sum: Option<i64> = row.cells.iter().map(|cell| Cell::read(cell).ok().map(Cell::halves)).sum();
            sum.map(|sum| sum as f64) == halves(&row.points)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_in_three_languages_are_known() {
        let rows = [
            ("№", Some(Column::Number)),
            ("№ п/п", Some(Column::Number)),
            ("Місце", Some(Column::Place)),
            ("Ім'я", Some(Column::Name)),
            ("Прізвище, ім’я", Some(Column::Name)),
            ("Фамилия", Some(Column::Surname)),
            ("Club", Some(Column::Club)),
            ("Город", Some(Column::City)),
            ("Rank", Some(Column::Rank)),
            ("Розряд", Some(Column::Rank)),
            ("Рейтинг", Some(Column::Rating)),
            ("Группа", Some(Column::Group)),
            ("Очки", Some(Column::Points)),
            ("кБух₂", Some(Column::TieBreak)),
            ("SODOS", Some(Column::TieBreak)),
            ("SOS-1", Some(Column::TieBreak)),
            ("I", Some(Column::Round(1))),
            ("ІV", Some(Column::Round(4))),
            ("XIX", Some(Column::Round(19))),
            ("7", Some(Column::Round(7))),
            ("R3", Some(Column::Round(3))),
            ("Тур 2", Some(Column::Round(2))),
            ("2 тур", Some(Column::Round(2))),
            ("Rd.5", Some(Column::Round(5))),
            ("41", None),
            ("Тренер", None),
            ("", None),
        ];
        for (header, meaning) in rows {
            assert_eq!(by_header(header), meaning, "{header:?}");
        }
    }
}
