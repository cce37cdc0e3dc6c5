//! Converts forms of the desk to acts.

use std::collections::BTreeMap;

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::domain::desk::{
    Act, BadLine, Entrant, EntrantId, LineFault, Outcome, Plan, Refusal, Replays, Stage, System,
};
use crate::domain::name;
use crate::domain::pairing::mcmahon::Boundary;
use crate::domain::pairing::{ByePoints, DrawPoints, Ideal, Parity};
use crate::domain::player::Born;
use crate::domain::rules::Rulebook;
use crate::domain::{cities, country};
use crate::error::{FormFault, WebError};
use crate::frame::form::Form;
use crate::i18n::desk::{parse_clock, typed_points};
use crate::i18n::{Language, terms};

/// Maximum of one paste.
const PASTED_LINES_MAX: usize = 1000;
/// Maximum of reported mistakes of one paste, and of letters shown of a field.
const MISTAKES: usize = 5;
const MISTAKE_LETTERS_MAX: usize = 40;
/// Ratings stay below this bound.
const RATING_BOUND: f64 = 1e6;

fn field_fault() -> WebError {
    WebError::Form(FormFault::Field)
}

fn parse_entrant(form: &Form, name: &str) -> Result<EntrantId, WebError> {
    form.text(name)
        .parse()
        .map(EntrantId)
        .map_err(|_| field_fault())
}

fn parse_count(form: &Form, name: &str) -> Result<usize, WebError> {
    form.text(name).trim().parse().map_err(|_| field_fault())
}

fn parse_result(text: &str) -> Result<Option<Outcome>, WebError> {
    if text == "-" {
        Ok(None)
    } else {
        Outcome::from_word(text).map(Some).ok_or_else(field_fault)
    }
}

fn act_on_one(word: &str, id: &str) -> Result<Act, WebError> {
    let who = id.parse().map(EntrantId).map_err(|_| field_fault())?;
    match word {
        "absent" | "present" => Ok(Act::Absent {
            who,
            absent: word == "absent",
        }),
        "withdraw" | "again" => Ok(Act::Withdraw {
            who,
            withdrawn: word == "withdraw",
        }),
        _ => Err(field_fault()),
    }
}

fn read_stage(word: &str) -> Result<Stage, WebError> {
    match word {
        "paired" => Ok(Stage::Paired),
        "published" => Ok(Stage::Published),
        "started" => Ok(Stage::Started),
        "closed" => Ok(Stage::Closed),
        _ => Err(field_fault()),
    }
}

pub fn parse_act(form: &Form, rules: &Rulebook) -> Result<Act, WebError> {
    let reason = || form.text("reason").trim().to_owned();
    let round = || parse_count(form, "round");
    if let Some((word, id)) = form.text("do").split_once(' ') {
        // One form has a button for each participant.
        return act_on_one(word, id);
    }
    Ok(match form.text("act") {
        "plan" => Act::Plan {
            plan: parse_plan(form)?,
        },
        "enter" => entering_act(
            form,
            parse_pasted(form.text("people"), &rules.rank_names())
                .map_err(|lines| WebError::Desk(Refusal::Lines(lines)))?,
        )?,
        "amend" => Act::Amend {
            entrant: parse_amended(form, &rules.rank_names())?,
        },
        "remove" => Act::Remove {
            who: parse_entrant(form, "who")?,
        },
        "draw" => Act::Draw {
            seed: form.text("seed").to_owned(),
        },
        "number" => Act::Number {
            numbers: parse_numbers(form)?,
        },
        "pair" => Act::Pair {
            round: parse_count(form, "round")?,
            reason: reason(),
        },
        "swap" => Act::Swap {
            round: parse_count(form, "round")?,
            edition: parse_count(form, "edition")?,
            two: [parse_entrant(form, "a")?, parse_entrant(form, "b")?],
            reason: reason(),
            confirmed: form.has_field("confirmed"),
        },
        "publish" => Act::Publish { round: round()? },
        "start" => Act::Start { round: round()? },
        "close" => Act::Close { round: round()? },
        "rate" => Act::Rate {
            round: parse_count(form, "round")?,
            board: parse_count(form, "board")?,
            rated: form.has_field("rated"),
        },
        "back" => Act::Back {
            round: parse_count(form, "round")?,
            stage: read_stage(form.text("stage"))?,
        },
        "finish" => Act::Finish,
        "resume" => Act::Resume,
        _ => return Err(field_fault()),
    })
}

/// [`Act::Enter`] before round 1, [`Act::Late`] afterwards.
pub fn entering_act(form: &Form, entrants: Vec<Entrant>) -> Result<Act, WebError> {
    if !form.has_field("late") {
        return Ok(Act::Enter { entrants });
    }
    // Unreadable points become -1, an invalid number: the page then lists the valid ones.
    let points = form
        .non_empty("points")
        .map_or(0, |text| typed_points(&text).unwrap_or(-1));
    Ok(Act::Late {
        entrants,
        points,
        reason: form.text("reason").trim().to_owned(),
    })
}

pub fn parse_board_act(form: &Form, round: usize) -> Result<Act, WebError> {
    let board = parse_count(form, "board")?;
    Ok(match form.text("act") {
        "stones" => {
            let stones = form.text("stones").trim();
            Act::Stones {
                round,
                board,
                stones: stones.parse().map_err(|_| field_fault())?,
            }
        }
        "annul" => Act::Annul {
            round,
            board,
            annulled: true,
            reason: form.text("reason").trim().to_owned(),
        },
        "restore" => Act::Annul {
            round,
            board,
            annulled: false,
            reason: String::new(),
        },
        "replay" => Act::Replay {
            round,
            board,
            again: true,
        },
        "stand" => Act::Replay {
            round,
            board,
            again: false,
        },
        _ => return Err(field_fault()),
    })
}

pub fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Paired => "paired",
        Stage::Published => "published",
        Stage::Started => "started",
        Stage::Closed => "closed",
    }
}

/// A button names board, black, white, shown result, new result; `-` for none. An unreadable time
/// counts as missing: it is asked for again where it matters.
pub fn parse_entry(form: &Form, round: usize) -> Result<Act, WebError> {
    let decide = form.has_field("decide");
    let parts: Vec<&str> = form
        .text(if decide { "decide" } else { "entry" })
        .split(' ')
        .collect();
    let [board, black, white, seen, outcome] = parts.as_slice() else {
        return Err(field_fault());
    };
    let id = |text: &str| text.parse().map(EntrantId).map_err(|_| field_fault());
    let time = |side: &str| parse_clock(form.text(&format!("left-{side}-{board}")));
    Ok(Act::Result {
        round,
        board: board.parse().map_err(|_| field_fault())?,
        black: id(black)?,
        white: id(white)?,
        outcome: parse_result(outcome)?,
        seen: parse_result(seen)?,
        left: time("black")
            .zip(time("white"))
            .map(|(black, white)| [black, white]),
        decide,
    })
}

/// 0 for an act without a board.
pub fn board_number(act: &Act) -> usize {
    match act {
        Act::Result { board, .. }
        | Act::Stones { board, .. }
        | Act::Annul { board, .. }
        | Act::Replay { board, .. } => *board,
        _ => 0,
    }
}

/// The page's key and a hash of the act: a repetition has the same key, another button another.
pub fn idempotency_key(form: &Form, act: &Act) -> String {
    let page: String = form
        .text("key")
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .take(32)
        .collect();
    if page.is_empty() {
        return String::new();
    }
    let asked = serde_json::to_vec(act).unwrap_or_default();
    format!("{page}-{}", &HEXLOWER.encode(&Sha256::digest(asked))[..16])
}

/// The page's key and a hash of the chosen players.
pub fn key_of_file(form: &Form, file: i64) -> String {
    let page: String = form
        .text("key")
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .take(32)
        .collect();
    if page.is_empty() {
        return page;
    }
    let chosen: BTreeMap<&str, &str> = form.with_prefix("who-").collect();
    let asked = format!("{file} {chosen:?}");
    format!("{page}-{}", &HEXLOWER.encode(&Sha256::digest(asked))[..16])
}

fn parse_plan(form: &Form) -> Result<Plan, WebError> {
    let optional = |name: &str| match form.non_empty(name) {
        None => Ok(None),
        Some(text) => text.parse().map(Some).map_err(|_| field_fault()),
    };
    Ok(Plan {
        system: System::from_word(form.text("system")).ok_or_else(field_fault)?,
        rounds: form
            .non_empty("rounds")
            .map_or(Ok(0), |text| text.parse().map_err(|_| field_fault()))?,
        ideal: if form.text("ideal") == "halves" {
            Ideal::Halves
        } else {
            Ideal::Neighbours
        },
        parity: if form.text("parity") == "swapped" {
            Parity::Swapped
        } else {
            Parity::Text
        },
        bye: match form.text("bye") {
            "0" => ByePoints::Zero,
            "1" => ByePoints::One,
            _ => ByePoints::Two,
        },
        draw: if form.text("draw") == "0" {
            DrawPoints::Zero
        } else {
            DrawPoints::One
        },
        boundary: match form.text("boundary") {
            "up" => Boundary::NearestUp,
            "down" => Boundary::NearestDown,
            _ => Boundary::Floor,
        },
        width: form
            .non_empty("width")
            .map_or(Ok(100), |text| text.parse().map_err(|_| field_fault()))?,
        top: optional("top")?,
        bottom: optional("bottom")?,
        replays: Replays::from_word(form.text("replays")).unwrap_or_default(),
        first_board: form
            .non_empty("first_board")
            .map_or(Ok(1), |text| text.parse().map_err(|_| field_fault()))?,
    })
}

/// A rank in the reader's language if it reads back as the same rank; otherwise as typed.
pub fn shown_rank(language: Language, stored: &str, ranks: &[&'static str]) -> String {
    let said = terms::rank_name(language, stored);
    if parse_rank(&said, ranks).as_deref() == Some(stored) {
        said
    } else {
        stored.to_owned()
    }
}

/// A date in the order of the reader's country. A year or other text stays.
pub fn shown_birth(language: Language, stored: &str) -> String {
    match Born::parse(stored) {
        Some(Born::Day(day)) if language.cyrillic() => day.format("%d.%m.%Y").to_string(),
        _ => stored.to_owned(),
    }
}

fn parse_amended(form: &Form, ranks: &[&'static str]) -> Result<Entrant, WebError> {
    let text = |name: &str| form.text(name).trim().to_owned();
    let (born, country, typed) = (text("born"), text("country"), text("rank"));
    Ok(Entrant {
        id: parse_entrant(form, "who")?,
        player: form.non_empty("player").and_then(|id| id.parse().ok()),
        latin: text("latin"),
        born: Born::from_input(&born).map_or(born, |day| day.to_string()),
        club: text("club"),
        city: text("city"),
        new: form.has_field("new"),
        country: country::parse_country(&country)
            .map_err(|_| WebError::Desk(Refusal::NoCountry(country.clone())))?
            .unwrap_or_default()
            .to_owned(),
        rank: parse_rank(&typed, ranks).unwrap_or(typed),
        rating: form.non_empty("rating").and_then(|text| text.parse().ok()),
        ..Entrant::from_name(&text("name"))
    })
}

fn parse_numbers(form: &Form) -> Result<Vec<(EntrantId, u64)>, WebError> {
    let typed = form
        .with_prefix("number-")
        .filter(|(_, value)| !value.trim().is_empty());
    typed
        .map(|(id, value)| {
            Ok((
                EntrantId(id.parse().map_err(|_| field_fault())?),
                value.trim().parse().map_err(|_| field_fault())?,
            ))
        })
        .collect()
}

/// Parses one participant a line: the name with an optional birth, then in any order a rating, a
/// country by code or name, a rank, a club, a known city, a day of birth. Tabs or semicolons
/// separate fields. `ranks`: those of the rules, stored by their names. Mistakes are fields of no
/// such kind, second births and clubs, and empty first fields. A lone number that may be a year of
/// birth is one, too, unless another line has a rating.
fn parse_pasted(text: &str, ranks: &[&'static str]) -> Result<Vec<Entrant>, Vec<BadLine>> {
    let (mut people, mut bad) = (Vec::new(), Vec::new());
    let mut doubtful = Vec::new();
    let mut with_ratings = false;
    for (line, number) in text.lines().zip(1..) {
        match parse_person(line, ranks) {
            Ok(Some(Participant { entrant, lone })) => {
                match lone {
                    Some(field) if name::parse_year(field).is_some() => {
                        doubtful.push(BadLine {
                            line: number,
                            field: field.to_owned(),
                            fault: LineFault::YearOrRating,
                        });
                    }
                    Some(_) => with_ratings = true,
                    None => {}
                }
                people.push(entrant);
            }
            Ok(None) => {}
            Err(Unread { field, fault }) => bad.push(BadLine {
                line: number,
                field: field.chars().take(MISTAKE_LETTERS_MAX).collect(),
                fault,
            }),
        }
    }
    if !with_ratings {
        bad.extend(doubtful);
        bad.sort_by_key(|bad| bad.line);
    }
    bad.truncate(MISTAKES);
    people.truncate(PASTED_LINES_MAX);
    if bad.is_empty() { Ok(people) } else { Err(bad) }
}

struct Unread {
    field: String,
    fault: LineFault,
}

/// `lone`: the number that stands alone in the line, without a word and a birth.
struct Participant<'a> {
    entrant: Entrant,
    lone: Option<&'a str>,
}

const RATING_WORDS: [&str; 5] = ["rating", "рейтинг", "elo", "эло", "ело"];

fn marked_rating(field: &str) -> Option<&str> {
    let (word, number) = field.split_once([' ', ':', '='])?;
    let marked = RATING_WORDS.contains(&word.to_lowercase().as_str());
    marked.then(|| number.trim_start_matches([' ', ':', '=']))
}

/// A rank by the names of the rules; kyu and dan if the rules list none.
fn parse_rank(field: &str, ranks: &[&'static str]) -> Option<String> {
    if let Some(name) = terms::read_rank(field, ranks) {
        return Some(name.to_owned());
    }
    let digits = field.chars().take_while(char::is_ascii_digit).count();
    let letters: String = field
        .chars()
        .skip(digits)
        .filter(|c| !c.is_whitespace())
        .collect::<String>()
        .to_lowercase();
    let rank = match letters.as_str() {
        "k" | "kyu" | "кю" => "kyu",
        "d" | "dan" | "дан" => "dan",
        _ => return None,
    };
    (digits > 0).then(|| format!("{} {rank}", &field[..digits]))
}

/// A rounded rating; `None` if the field isn't numeric, an error if the number is invalid.
fn parse_rating(field: &str) -> Option<Result<i64, ()>> {
    let figures = |c: char| {
        c.is_ascii_digit() || matches!(c, '.' | ',' | '-' | '+' | '\u{2212}' | ' ' | '\u{a0}')
    };
    if !field.chars().all(figures) {
        return None;
    }
    let number = field
        .replace(',', ".")
        .replace('\u{2212}', "-")
        .parse::<f64>()
        .ok();
    Some(
        number
            .filter(|number| number.abs() < RATING_BOUND)
            .map(|number| number.round() as i64)
            .ok_or(()),
    )
}

fn country_of(field: &str) -> Option<&'static str> {
    let code =
        country::by_code(field).filter(|_| field.bytes().all(|byte| byte.is_ascii_uppercase()));
    code.or_else(|| country::by_name(field))
        .map(|country| country.alpha2)
}

fn behind_number(line: &str) -> &str {
    let line = line
        .trim_matches(|c: char| c.is_whitespace() && c != '\t')
        .trim_end();
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.len() == line.len() {
        return line;
    }
    let rest = rest.trim_start_matches(['.', ')', ' ']);
    rest.strip_prefix(['\t', ';']).unwrap_or(rest)
}

fn unread_number(field: &str) -> Unread {
    Unread {
        field: field.to_owned(),
        fault: LineFault::Number,
    }
}

fn parse_person<'a>(
    line: &'a str,
    ranks: &[&'static str],
) -> Result<Option<Participant<'a>>, Unread> {
    let mut fields = behind_number(line).split(['\t', ';']).map(str::trim);
    let name = fields.next().unwrap_or_default();
    let mut fields = fields.filter(|field| !field.is_empty());
    if name.is_empty() {
        // Without a name the next field would be taken for it.
        let behind = fields.next().map(|field| Unread {
            field: field.to_owned(),
            fault: LineFault::Nameless,
        });
        return behind.map_or(Ok(None), Err);
    }
    let (name, mut born) = name::name_and_birth(name);
    let mut entrant = Entrant::from_name(&name);
    let mut numbers: Vec<&str> = Vec::new();
    let mut marked: Option<i64> = None;
    // A dash means unknown.
    for field in fields.filter(|field| field.chars().any(char::is_alphanumeric)) {
        if let Some(rank) = parse_rank(field, ranks) {
            entrant.rank = rank;
        } else if let Some(day) = name::marked_birth(field) {
            if born.replace(day).is_some_and(|before| before != day) {
                return Err(unread_number(field));
            }
        } else if let Some(rating) = marked_rating(field).and_then(parse_rating) {
            marked = Some(rating.map_err(|()| unread_number(field))?);
        } else if let Some(rating) = parse_rating(field) {
            entrant.rating = Some(rating.map_err(|()| unread_number(field))?);
            numbers.push(field);
        } else if let Some(country) = country_of(field).filter(|_| entrant.country.is_empty()) {
            country.clone_into(&mut entrant.country);
        } else if entrant.city.is_empty() && cities::find(field).is_some() {
            field.clone_into(&mut entrant.city);
        } else if entrant.club.is_empty() {
            field.clone_into(&mut entrant.club);
        } else {
            return Err(Unread {
                field: field.to_owned(),
                fault: LineFault::Club(entrant.club),
            });
        }
    }
    let lone = match numbers.as_slice() {
        [only] if born.is_none() && marked.is_none() => Some(*only),
        _ => None,
    };
    if marked.is_some() {
        entrant.rating = marked;
        born = birth_beside_rating(born, &numbers).map_err(unread_number)?;
    } else {
        (entrant.rating, born) =
            rating_and_birth(entrant.rating, born, &numbers).map_err(unread_number)?;
    }
    entrant.born = born.map(|born| born.to_string()).unwrap_or_default();
    Ok(Some(Participant { entrant, lone }))
}

/// A number can only be the year here, and otherwise is an error.
fn birth_beside_rating<'a>(
    born: Option<Born>,
    numbers: &[&'a str],
) -> Result<Option<Born>, &'a str> {
    match numbers {
        [] => Ok(born),
        [year] if born.is_none() => name::parse_year(year).map(Some).ok_or(*year),
        [first, ..] => Err(first),
    }
}

/// Takes one of two numbers as the year if only one can be; otherwise the second is an error.
fn rating_and_birth<'a>(
    last: Option<i64>,
    born: Option<Born>,
    numbers: &[&'a str],
) -> Result<(Option<i64>, Option<Born>), &'a str> {
    match (numbers, born) {
        ([] | [_], _) => Ok((last, born)),
        ([one, two], None) => {
            let (number, year) = match (name::parse_year(one), name::parse_year(two)) {
                (Some(year), None) => (two, year),
                (None, Some(year)) => (one, year),
                _ => return Err(two),
            };
            Ok((parse_rating(number).and_then(Result::ok), Some(year)))
        }
        ([_, two, ..], _) => Err(two),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pasted_lines_are_understood_in_any_order() {
        let text = "1. Сокіл Лада; Чорна перлина; Україна; 2 kyu; 1812\n\nSmith John\t1500\tGER\n  ;;\n12\tКіт Орест\t3 дан; –";
        let people = parse_pasted(text, &[]).unwrap();
        let told: Vec<_> = people
            .iter()
            .map(|e| (&*e.name, &*e.club, &*e.country, &*e.rank, e.rating))
            .collect();
        assert_eq!(
            told,
            [
                ("Сокіл Лада", "Чорна перлина", "UA", "2 kyu", Some(1812)),
                ("Smith John", "", "DE", "", Some(1500)),
                ("Кіт Орест", "", "", "3 dan", None)
            ]
        );
    }

    #[test]
    fn a_line_without_a_name_is_refused_and_an_empty_one_is_none() {
        let bad =
            parse_pasted("Кіт Орест\n; Beta\n3;;Gamma\n\t1500\n;;\n4.\n5\t", &[]).unwrap_err();
        let told: Vec<_> = bad
            .iter()
            .map(|bad| (bad.line, bad.field.as_str(), bad.fault.clone()))
            .collect();
        let nameless = LineFault::Nameless;
        assert_eq!(
            told,
            [
                (2, "Beta", nameless.clone()),
                (3, "Gamma", nameless.clone()),
                (4, "1500", nameless)
            ]
        );
    }

    #[test]
    fn ranks_are_those_of_the_rules_and_never_a_club() {
        let ranks = crate::domain::rules::by_id("ssdc").unwrap().rank_names();
        for (typed, rank) in [
            ("3р", "3"),
            ("1st category", "1"),
            ("КМС", "C"),
            ("C", "C"),
            ("мастер", "M"),
            ("2", "2"),
            ("гроссмейстер", "G"),
        ] {
            let people = parse_pasted(
                &format!("Сокіл Лада; Чорна перлина; {typed}; 1812,4"),
                &ranks,
            )
            .unwrap();
            let told: Vec<_> = people
                .iter()
                .map(|e| (&*e.club, &*e.rank, e.rating))
                .collect();
            assert_eq!(told, [("Чорна перлина", rank, Some(1812))], "{typed}");
        }
        let ranks = crate::domain::rules::by_id("ufgo").unwrap().rank_names();
        assert_eq!(parse_pasted("Ash; 4d", &ranks).unwrap()[0].rank, "4 dan");
    }

    #[test]
    fn what_is_shown_in_the_readers_words_is_stored_as_it_was() {
        let [stones, dots] =
            ["ufgo", "ssdc"].map(|id| crate::domain::rules::by_id(id).unwrap().rank_names());
        for language in Language::ALL {
            let stored = [
                ("6 dan", &stones),
                ("12 kyu", &stones),
                ("3", &dots),
                ("C", &dots),
                ("N", &dots),
                ("6 dan EGF", &stones),
            ];
            for (name, ranks) in stored {
                let (shown, born) = (
                    shown_rank(language, name, ranks),
                    shown_birth(language, "1990-05-03"),
                );
                let form = Form::from_fields(&[
                    ("who", "1"),
                    ("name", "Ash"),
                    ("rank", &shown),
                    ("born", &born),
                    ("country", "ua"),
                ]);
                let kept = parse_amended(&form, ranks).unwrap();
                assert_eq!(
                    (
                        kept.rank.as_str(),
                        kept.born.as_str(),
                        kept.country.as_str()
                    ),
                    (name, "1990-05-03", "UA"),
                    "{language:?}"
                );
            }
        }
        assert_eq!(
            shown_rank(Language::Russian, "6 dan", &stones),
            "6\u{a0}дан"
        );
        assert_eq!(
            ["1990-05-03", "1990", "May"].map(|born| shown_birth(Language::Ukrainian, born)),
            ["03.05.1990", "1990", "May"]
        );
    }

    #[test]
    fn what_would_be_a_second_club_or_is_no_rating_is_a_mistake_of_its_line() {
        let bad = parse_pasted(
            "Ash; Ivory\n\nElm; Ivory; Granite\nOak; 99999999999999999999999",
            &[],
        )
        .unwrap_err();
        let told: Vec<_> = bad
            .iter()
            .map(|bad| (bad.line, &*bad.field, bad.fault.clone()))
            .collect();
        assert_eq!(
            told,
            [
                (3, "Granite", LineFault::Club("Ivory".to_owned())),
                (4, "99999999999999999999999", LineFault::Number)
            ]
        );
    }

    #[test]
    fn a_birth_is_no_part_of_the_name_and_no_rating() {
        let ranks = crate::domain::rules::by_id("ufgo").unwrap().rank_names();
        let read = |line: &str| {
            let entrant = parse_pasted(line, &ranks).unwrap().remove(0);
            (
                entrant.name,
                entrant.born,
                entrant.rating,
                entrant.rank,
                entrant.country,
            )
        };
        let told = |born: &str, rating, rank: &str, country: &str| {
            (
                "Lysenko Ira".into(),
                born.into(),
                rating,
                rank.into(),
                country.into(),
            )
        };
        assert_eq!(
            read("Lysenko Ira 1980;UA;2d"),
            told("1980", None, "2 dan", "UA")
        );
        assert_eq!(
            read("3. Lysenko Ira (2001)\tUA\t1k\t1980"),
            told("2001", Some(1980), "1 kyu", "UA")
        );
        assert_eq!(
            read("Lysenko Ira; 28.06.2014; 1812"),
            told("2014-06-28", Some(1812), "", "")
        );
        assert_eq!(
            read("Lysenko Ira; 1812; 1980"),
            told("1980", Some(1812), "", "")
        );
        assert_eq!(
            read("Lysenko Ira; 1980; 812"),
            told("1980", Some(812), "", "")
        );
        assert_eq!(read("Lysenko Ira; born 1980"), told("1980", None, "", ""));
        assert_eq!(read("Lysenko Ira; 1980 г. р."), told("1980", None, "", ""));
        for marked in ["rating 1980", "Rating: 1980", "рейтинг 1980", "elo 1980"] {
            assert_eq!(
                read(&format!("Lysenko Ira; {marked}")),
                told("", Some(1980), "", "")
            );
        }
        assert_eq!(read("Lysenko Ira; 1899"), told("", Some(1899), "", ""));
        assert_eq!(
            read("Lysenko Ira; rating 1812; 1980"),
            told("1980", Some(1812), "", "")
        );
    }

    #[test]
    fn a_second_birth_or_rating_is_a_mistake() {
        let ranks = crate::domain::rules::by_id("ufgo").unwrap().rank_names();
        for (line, field) in [
            ("Lysenko Ira; 1980; 1990", "1990"),
            ("Lysenko Ira; 812; 813", "813"),
            ("Lysenko Ira 1980; 28.06.2014", "28.06.2014"),
            ("Lysenko Ira 1980; 1812; 1990", "1990"),
        ] {
            assert_eq!(
                parse_pasted(line, &ranks).unwrap_err()[0].field,
                field,
                "{line}"
            );
        }
    }

    #[test]
    fn a_lone_number_that_may_be_a_year_is_asked_unless_the_list_has_ratings() {
        let bad = parse_pasted("Ash Ada\nElm Ian; Ivory; 2012\nOak Eva; 1950", &[]).unwrap_err();
        let told: Vec<_> = bad
            .iter()
            .map(|bad| (bad.line, &*bad.field, bad.fault.clone()))
            .collect();
        assert_eq!(
            told,
            [
                (2, "2012", LineFault::YearOrRating),
                (3, "1950", LineFault::YearOrRating)
            ]
        );
        let people = parse_pasted("Elm Ian; 1950\nOak Eva; 1812", &[]).unwrap();
        assert_eq!(
            people
                .iter()
                .map(|entrant| entrant.rating)
                .collect::<Vec<_>>(),
            [Some(1950), Some(1812)]
        );
    }

    #[test]
    fn another_button_of_the_same_page_is_another_act() {
        let form = Form::from_fields(&[("key", "abc")]);
        let (one, two) = (Act::Publish { round: 1 }, Act::Start { round: 1 });
        assert_eq!(idempotency_key(&form, &one), idempotency_key(&form, &one));
        assert_ne!(idempotency_key(&form, &one), idempotency_key(&form, &two));
        assert_eq!(idempotency_key(&Form::from_fields(&[]), &one), "");
    }
}
