//! Forms of the desk as acts.

use std::collections::BTreeMap;

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::domain::desk::{Act, Entrant, EntrantId, Outcome, Plan, Replays, Stage, System};
use crate::domain::pairing::mcmahon::Boundary;
use crate::domain::pairing::{ByePoints, DrawPoints, Ideal, Parity};
use crate::text::desk::seconds;
use crate::web::error::{FormFault, WebError};
use crate::web::frame::form::Form;

/// Most lines of one paste.
const LINES: usize = 1000;

fn fault() -> WebError {
    WebError::Form(FormFault::Field)
}

fn who(form: &Form, name: &str) -> Result<EntrantId, WebError> {
    form.text(name).parse().map(EntrantId).map_err(|_| fault())
}

fn count(form: &Form, name: &str) -> Result<usize, WebError> {
    form.text(name).trim().parse().map_err(|_| fault())
}

fn result(text: &str) -> Result<Option<Outcome>, WebError> {
    if text == "-" { Ok(None) } else { Outcome::from_word(text).map(Some).ok_or_else(fault) }
}

/// The act that a form of the desk asks for.
pub fn act(form: &Form) -> Result<Act, WebError> {
    let reason = || form.text("reason").trim().to_owned();
    if let Some((word, id)) = form.text("do").split_once(' ') {
        // One form, a button for each participant.
        let who = id.parse().map(EntrantId).map_err(|_| fault())?;
        return match word {
            "absent" | "present" => Ok(Act::Absent { who, absent: word == "absent" }),
            "withdraw" | "again" => Ok(Act::Withdraw { who, withdrawn: word == "withdraw" }),
            _ => Err(fault()),
        };
    }
    Ok(match form.text("act") {
        "plan" => Act::Plan { plan: plan(form)? },
        "enter" => entering(form, pasted(form.text("people")))?,
        "amend" => Act::Amend { entrant: amended(form)? },
        "remove" => Act::Remove { who: who(form, "who")? },
        "draw" => Act::Draw { seed: form.text("seed").to_owned() },
        "number" => Act::Number { numbers: numbers(form)? },
        "pair" => Act::Pair { round: count(form, "round")?, reason: reason() },
        "swap" => Act::Swap {
            round: count(form, "round")?,
            edition: count(form, "edition")?,
            two: [who(form, "a")?, who(form, "b")?],
            reason: reason(),
            confirmed: form.has("confirmed"),
        },
        "publish" => Act::Publish { round: count(form, "round")? },
        "start" => Act::Start { round: count(form, "round")? },
        "close" => Act::Close { round: count(form, "round")? },
        "rate" => Act::Rate { round: count(form, "round")?, board: count(form, "board")?, rated: form.has("rated") },
        "back" => Act::Back {
            round: count(form, "round")?,
            stage: match form.text("stage") {
                "paired" => Stage::Paired,
                "published" => Stage::Published,
                "started" => Stage::Started,
                "closed" => Stage::Closed,
                _ => return Err(fault()),
            },
        },
        "finish" => Act::Finish,
        "resume" => Act::Resume,
        _ => return Err(fault()),
    })
}

/// Participants come in: before round 1 with everybody, later by themselves.
pub fn entering(form: &Form, entrants: Vec<Entrant>) -> Result<Act, WebError> {
    if !form.has("late") {
        return Ok(Act::Enter { entrants });
    }
    // What is no number is no number of points: the page says which there are.
    let points = form.some("points").map_or(0, |text| text.trim().parse().unwrap_or(-1));
    Ok(Act::Late { entrants, points, reason: form.text("reason").trim().to_owned() })
}

/// What else is entered at a board: stones, an annulment, a replay.
pub fn at_board(form: &Form, round: usize) -> Result<Act, WebError> {
    let board = count(form, "board")?;
    Ok(match form.text("act") {
        "stones" => {
            let stones = form.text("stones").trim();
            Act::Stones { round, board, stones: stones.parse().map_err(|_| fault())? }
        }
        "annul" => Act::Annul { round, board, annulled: true, reason: form.text("reason").trim().to_owned() },
        "restore" => Act::Annul { round, board, annulled: false, reason: String::new() },
        "replay" => Act::Replay { round, board, again: true },
        "stand" => Act::Replay { round, board, again: false },
        _ => return Err(fault()),
    })
}

/// The word of a stage in forms.
pub fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Paired => "paired",
        Stage::Published => "published",
        Stage::Started => "started",
        Stage::Closed => "closed",
    }
}

/// A result as a button of the page has it: board, black, white, the result that was seen, the result; `-` for none. A time that can't be
/// read is none: it is asked for again where it matters.
pub fn entry(form: &Form, round: usize) -> Result<Act, WebError> {
    let decide = form.has("decide");
    let parts: Vec<&str> = form.text(if decide { "decide" } else { "entry" }).split(' ').collect();
    let [board, black, white, seen, outcome] = parts.as_slice() else { return Err(fault()) };
    let id = |text: &str| text.parse().map(EntrantId).map_err(|_| fault());
    let time = |side: &str| seconds(form.text(&format!("left-{side}-{board}")));
    Ok(Act::Result {
        round,
        board: board.parse().map_err(|_| fault())?,
        black: id(black)?,
        white: id(white)?,
        outcome: result(outcome)?,
        seen: result(seen)?,
        left: time("black").zip(time("white")).map(|(black, white)| [black, white]),
        decide,
    })
}

/// The board that something is entered at.
pub fn board(act: &Act) -> usize {
    match act {
        Act::Result { board, .. } | Act::Stones { board, .. } | Act::Annul { board, .. } | Act::Replay { board, .. } => *board,
        _ => 0,
    }
}

/// What tells this act from every other: the key of the page, and what is asked. The same press sent twice has the same one; another
/// button of the same page has not.
pub fn key(form: &Form, act: &Act) -> String {
    let page: String = form.text("key").chars().filter(char::is_ascii_alphanumeric).take(32).collect();
    if page.is_empty() {
        return String::new();
    }
    let asked = serde_json::to_vec(act).unwrap_or_default();
    format!("{page}-{}", &HEXLOWER.encode(&Sha256::digest(asked))[..16])
}

/// The same for the people of a file: what is asked are the players who were chosen.
pub fn key_of_file(form: &Form, file: i64) -> String {
    let page: String = form.text("key").chars().filter(char::is_ascii_alphanumeric).take(32).collect();
    if page.is_empty() {
        return page;
    }
    let chosen: BTreeMap<&str, &str> = form.starting("who-").collect();
    let asked = format!("{file} {chosen:?}");
    format!("{page}-{}", &HEXLOWER.encode(&Sha256::digest(asked))[..16])
}

fn plan(form: &Form) -> Result<Plan, WebError> {
    let optional = |name: &str| match form.some(name) {
        None => Ok(None),
        Some(text) => text.parse().map(Some).map_err(|_| fault()),
    };
    Ok(Plan {
        system: System::from_word(form.text("system")).ok_or_else(fault)?,
        rounds: form.some("rounds").map_or(Ok(0), |text| text.parse().map_err(|_| fault()))?,
        ideal: if form.text("ideal") == "halves" { Ideal::Halves } else { Ideal::Neighbours },
        parity: if form.text("parity") == "swapped" { Parity::Swapped } else { Parity::Text },
        bye: match form.text("bye") {
            "0" => ByePoints::Zero,
            "1" => ByePoints::One,
            _ => ByePoints::Two,
        },
        draw: if form.text("draw") == "0" { DrawPoints::Zero } else { DrawPoints::One },
        boundary: match form.text("boundary") {
            "up" => Boundary::NearestUp,
            "down" => Boundary::NearestDown,
            _ => Boundary::Floor,
        },
        width: form.some("width").map_or(Ok(100), |text| text.parse().map_err(|_| fault()))?,
        top: optional("top")?,
        bottom: optional("bottom")?,
        replays: Replays::from_word(form.text("replays")).unwrap_or_default(),
        first_board: form.some("first_board").map_or(Ok(1), |text| text.parse().map_err(|_| fault()))?,
    })
}

fn amended(form: &Form) -> Result<Entrant, WebError> {
    let text = |name: &str| form.text(name).trim().to_owned();
    Ok(Entrant {
        id: who(form, "who")?,
        player: form.some("player").and_then(|id| id.parse().ok()),
        latin: text("latin"),
        born: text("born"),
        club: text("club"),
        country: text("country").to_uppercase(),
        rank: text("rank"),
        rating: form.some("rating").and_then(|text| text.parse().ok()),
        ..Entrant::named(&text("name"))
    })
}

fn numbers(form: &Form) -> Result<Vec<(EntrantId, u64)>, WebError> {
    let typed = form.starting("number-").filter(|(_, value)| !value.trim().is_empty());
    typed.map(|(id, value)| Ok((EntrantId(id.parse().map_err(|_| fault())?), value.trim().parse().map_err(|_| fault())?))).collect()
}

/// One participant a line: the name first; then, in any order, a rating, a country in two capitals, a rank, a club. Between them tabs or
/// semicolons.
pub fn pasted(text: &str) -> Vec<Entrant> {
    text.lines().filter_map(person).take(LINES).collect()
}

fn person(line: &str) -> Option<Entrant> {
    // A number in front is that of the list it was copied from.
    let line = line.trim().trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches(['.', ')', '\t', ';', ' ']);
    let mut fields = line.split(['\t', ';']).map(str::trim).filter(|field| !field.is_empty());
    let mut entrant = Entrant::named(fields.next()?);
    for field in fields {
        let rank = field.chars().take_while(char::is_ascii_digit).count();
        let letters: String = field.chars().skip(rank).filter(|c| !c.is_whitespace()).collect::<String>().to_lowercase();
        if let Ok(rating) = field.parse() {
            entrant.rating = Some(rating);
        } else if field.len() == 2 && field.chars().all(|c| c.is_ascii_uppercase()) {
            field.clone_into(&mut entrant.country);
        } else if rank > 0 && ["k", "d", "kyu", "dan", "кю", "дан"].contains(&letters.as_str()) {
            field.clone_into(&mut entrant.rank);
        } else {
            field.clone_into(&mut entrant.club);
        }
    }
    Some(entrant)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pasted_lines_are_understood_in_any_order() {
        let people = pasted("1. Сокіл Лада; Чорна перлина; UA; 2 kyu; 1812\n\nSmith John\t1500\n  ;;\n12\tКіт Орест\t3 дан");
        let told: Vec<_> = people.iter().map(|e| (&*e.name, &*e.club, &*e.country, &*e.rank, e.rating)).collect();
        assert_eq!(
            told,
            [
                ("Сокіл Лада", "Чорна перлина", "UA", "2 kyu", Some(1812)),
                ("Smith John", "", "", "", Some(1500)),
                ("Кіт Орест", "", "", "3 дан", None)
            ]
        );
    }

    #[test]
    fn another_button_of_the_same_page_is_another_act() {
        let form = Form::of(&[("key", "abc")]);
        let (one, two) = (Act::Publish { round: 1 }, Act::Start { round: 1 });
        assert_eq!(key(&form, &one), key(&form, &one));
        assert_ne!(key(&form, &one), key(&form, &two));
        assert_eq!(key(&Form::of(&[]), &one), "");
    }
}
