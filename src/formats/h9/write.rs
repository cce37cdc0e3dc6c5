//! Writing the wall list as the European database accepts it. Section 5.2.

use std::fmt::Write as _;

use super::out::{CellForm, Line, build_lines, in_column, name, truncate_text};
use crate::document::{Document, Fact, IdSystem, Player, Standing};
use crate::number::Number;
use crate::output::{Loss, LossCollector, OutputFile};
use crate::refusal::Refusal;
use crate::round_matrix::ByNumber;
use crate::transliterate::{Latin, to_ascii};

const NAME: usize = 30;
const SCORE: usize = 6;

const CELLS: CellForm = CellForm {
    separator: "/",
    put: |row, cell| {
        let _ = write!(row, " {cell:<8}");
    },
};

/// Writes an h9. Section 5.2.
pub fn write(document: &Document) -> Result<OutputFile, Refusal> {
    let mut lost = LossCollector::default();
    let players = build_lines(document, &CELLS, &mut lost)?;
    let latin = Latin::from_document(document);
    let mut text = format_headers(document, latin);
    let columns = tie_break_columns(document);
    text.push_str(";\n; Pl Name                           Rk  Co Club  Score");
    for shown in shown_columns(&columns, latin) {
        text.push_str(&format!(" {shown:>SCORE$}"));
    }
    text.push('\n');
    let standings: ByNumber<&Standing> = document
        .standings
        .iter()
        .map(|standing| (standing.player, standing))
        .collect();
    for line in &players {
        text.push_str(
            format_row(
                line,
                &columns,
                standings.get(line.player.no).copied(),
                latin,
                &mut lost,
            )
            .trim_end(),
        );
        text.push('\n');
    }
    report_losses(document, &columns, &mut lost);
    Ok(lost.with(text.into_bytes()))
}

/// The known ones of TC CL EV PC DT HA KM TM CM that have Latin letters (a soft sign has none).
fn format_headers(document: &Document, latin: Latin) -> String {
    let ascii = |text: Option<&str>| {
        text.map(|text| latin.to_ascii(text))
            .filter(|text| !text.is_empty())
    };
    let fact = |fact: Fact| ascii(document.facts.get(&fact).map(String::as_str));
    let country = document
        .country
        .as_deref()
        .filter(|country| is_two_letters(country))
        .unwrap_or_default();
    let city = ascii(
        latin
            .city(document)
            .as_deref()
            .map(|city| city.trim_matches([',', ' '])),
    )
    .unwrap_or_default();
    let day =
        |date: Option<chrono::NaiveDate>| date.map(|date| date.to_string()).unwrap_or_default();
    let dates = match (document.start, document.end) {
        (None, None) => None,
        (start, None) => Some(day(start)),
        (start, end) => Some(format!("{},{}", day(start), day(end))),
    };
    let place = (!country.is_empty() || !city.is_empty()).then(|| format!("{country}, {city}"));
    let headers = [
        ("TC", fact(Fact::Code)),
        ("CL", fact(Fact::Class)),
        ("EV", ascii(document.name.as_deref())),
        ("PC", place),
        ("DT", dates),
        (
            "HA",
            Some(fact(Fact::Handicap).unwrap_or_else(|| "h9".to_owned())),
        ),
        ("KM", fact(Fact::Komi)),
        ("TM", fact(Fact::AdjustedMinutes)),
        ("CM", fact(Fact::Comment)),
    ];
    let mut text = String::new();
    for (code, value) in headers {
        if let Some(value) = value {
            text.push_str(&format!("; {code}[{value}]\n"));
        }
    }
    text
}

fn is_two_letters(text: &str) -> bool {
    text.len() == 2 && text.bytes().all(|b| b.is_ascii_alphabetic())
}

/// Up to three tie-breaks in the order of the standings; `None` for a column of 0.
fn tie_break_columns(document: &Document) -> [Option<&str>; 3] {
    let mut names = document.tiebreak_names().into_iter();
    std::array::from_fn(|_| names.next())
}

/// ASCII, `_` for blanks, six characters, each once; not `R1` or `1`: a round ends the names.
fn shown_columns(columns: &[Option<&str>; 3], latin: Latin) -> Vec<String> {
    let mut shown: Vec<String> = Vec::with_capacity(columns.len());
    for column in columns {
        let name = column
            .map(|name| truncate_text(&latin.to_ascii(name).replace(' ', "_"), SCORE).to_owned())
            .unwrap_or_default();
        shown.push(column_name(&shown, &name));
    }
    shown
}

/// The name of the next column of scores: its own, else `c2`, `c3` ...
pub(super) fn column_name(before: &[String], name: &str) -> String {
    let held = |name: &str| before.iter().any(|known| known == name);
    if !name.is_empty() && !matches!(name, "R1" | "1") && !held(name) {
        return name.to_owned();
    }
    (before.len() + 2..)
        .map(|number| format!("c{number}"))
        .find(|name| !held(name))
        .unwrap_or_default()
}

fn format_row(
    line: &Line<'_>,
    columns: &[Option<&str>; 3],
    standing: Option<&Standing>,
    latin: Latin,
    lost: &mut LossCollector,
) -> String {
    let own = latin.of_name(line.player);
    let full = name(line.player, |text| own.to_ascii(text));
    lost.say_if(full.chars().count() > NAME, Loss::NamesBeyond30);
    let country = line.player.country.as_deref();
    lost.say_if(
        country.is_some_and(|country| !is_two_letters(country)),
        Loss::OddCountries,
    );
    let country = country
        .filter(|country| is_two_letters(country))
        .unwrap_or("XX")
        .to_ascii_uppercase();
    let mut row = format!(
        "{:>4} {:<NAME$} {:>3} {country} {:<4} {:>SCORE$}",
        line.number,
        in_column(&full, NAME),
        line.rank,
        format_club(line.player, latin, lost),
        line.points.to_string()
    );
    for column in columns {
        let value = column
            .and_then(|name| standing?.tiebreaks.iter().find(|(known, _)| known == name))
            .map_or(Number::ZERO, |(_, v)| *v);
        let _ = write!(row, " {:>SCORE$}", value.to_string());
    }
    row.push(' ');
    row.push_str(&line.cells);
    if let Some(pin) = egf_pin(line.player) {
        row.push_str(&format!(" |{pin}"));
    }
    row
}

fn format_club(player: &Player, latin: Latin, lost: &mut LossCollector) -> String {
    let club = club_letters(&to_ascii(&latin.club(player)));
    lost.say_if(
        player.club.as_deref().is_some_and(|name| name != club),
        Loss::ClubsBeyond4,
    );
    if club.is_empty() {
        "xxxx".to_owned()
    } else {
        club
    }
}

/// The first four letters and digits of a name; a number gets a `C` before it.
pub(crate) fn club_letters(name: &str) -> String {
    let mut letters: String = name
        .chars()
        .filter(|c| c.is_alphanumeric())
        .take(4)
        .collect();
    if !letters.is_empty() && letters.chars().all(|c| c.is_ascii_digit()) {
        letters.insert(0, 'C');
    }
    truncate_text(&letters, 4).to_owned()
}

fn egf_pin(player: &Player) -> Option<&String> {
    player
        .ids
        .get(&IdSystem::EgfPin)
        .filter(|pin| pin.len() == 8 && pin.bytes().all(|b| b.is_ascii_digit()))
}

fn report_losses(document: &Document, columns: &[Option<&str>; 3], lost: &mut LossCollector) {
    let others = document
        .players
        .iter()
        .any(|player| player.ids.values().any(|id| Some(id) != egf_pin(player)));
    lost.say_if(others, Loss::NotPins);
    let kept = |name: &str| columns.contains(&Some(name));
    lost.say_if(
        document
            .standings
            .iter()
            .any(|s| s.tiebreaks.iter().any(|(name, _)| !kept(name))),
        Loss::TieBreaksBeyond,
    );
    let held = [
        Fact::Code,
        Fact::Class,
        Fact::Handicap,
        Fact::Komi,
        Fact::AdjustedMinutes,
        Fact::Comment,
    ];
    lost.say_if(
        document.facts.keys().any(|fact| !held.contains(fact)),
        Loss::FactsWithoutHeader,
    );
    let minutes = document.facts.get(&Fact::AdjustedMinutes);
    let told = |time: &str| {
        minutes.is_some_and(|minutes| time.strip_suffix(" min").unwrap_or(time) == minutes)
    };
    lost.say_if(
        document.time.as_deref().is_some_and(|time| !told(time)),
        Loss::Time,
    );
    lost.say_if(
        document
            .country
            .as_deref()
            .is_some_and(|country| !is_two_letters(country)),
        Loss::Country,
    );
}
