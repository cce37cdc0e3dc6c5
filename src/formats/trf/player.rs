//! Players' lines. Section 4.2.

use super::code::{LINE_LENGTH, Line, is_number};
use super::{ROUND_WIDTH, ROUNDS_FROM, too_many_rounds};
use crate::dates::parse_birth;
use crate::document::{ByeKind, Colour, IdSystem, Player, PlayerNo, Remark, RemarkKind, Score};
use crate::number::Number;
use crate::reconcile::{Claim, Manner, RoundStatement, SideResult, Statements};
use crate::refusal::{Code as Refused, Refusal};
use crate::text::{UnreadableValue, by_comma, id, parse_gender, tidy_or_none};

pub(super) struct Read {
    pub(super) player: Player,
    pub(super) row: Statements,
    /// `None` for 0 and spaces.
    pub(super) place: Option<u32>,
}

/// Smallest FIDE number: six digits (`docs/spec/exchange.md` A4).
const FIRST_FIDE_NUMBER: u64 = 100_000;

/// One player's line; the table of section 4.2.
pub(super) fn read_line(line: &Line<'_>, remarks: &mut Vec<Remark>) -> Result<Read, Refusal> {
    if line.goes_on() {
        return Err(too_many_rounds());
    }
    let no = parse_number(line)?;
    let mut unread = |what: &str| {
        Remark::at_line(
            line.number,
            RemarkKind::UnreadValue,
            format!("the {what} can't be read"),
        )
        .add_to(remarks)
    };
    let name = tidy_or_none(line.text_between(15, 47));
    if name.is_none() {
        unread("name");
    }
    let mut player = Player {
        no,
        title: expand_title(&line.field(11, 13)),
        country: tidy_or_none(line.text_between(54, 56)),
        ..Player::default()
    };
    (player.surname, player.given) = name.as_deref().and_then(by_comma).unzip();
    player.name = name;
    match parse_gender(line.text_between(10, 10)) {
        Ok(said) => player.gender = said,
        Err(UnreadableValue) => unread("sex"),
    }
    match parse_rating(&line.field(49, 52)) {
        Ok(said) => player.rating = said,
        Err(UnreadableValue) => unread("rating"),
    }
    if let Some(id) = id(line.text_between(58, 68)) {
        player.ids.insert(system_of(&id), id);
    }
    match parse_birth(line.text_between(70, 79)) {
        Ok(said) => player.born = said,
        Err(UnreadableValue) => unread("date of birth"),
    }
    match parse_points(&line.field(81, 84)) {
        Ok(said) => player.points = said,
        Err(UnreadableValue) => unread("points"),
    }
    let place = parse_place(&line.field(86, 89)).unwrap_or_else(|UnreadableValue| {
        unread("place");
        None
    });
    let row = Statements {
        line: line.number,
        no,
        said: parse_rounds(line, remarks),
    };
    Ok(Read { player, row, place })
}

fn system_of(id: &str) -> IdSystem {
    let number = id.parse::<u64>().ok().filter(|_| is_number(id));
    match number {
        Some(number) if number >= FIRST_FIDE_NUMBER => IdSystem::Fide,
        _ => IdSystem::National,
    }
}

fn parse_number(line: &Line<'_>) -> Result<PlayerNo, Refusal> {
    let field = line.field(5, 8);
    let number = field
        .parse()
        .ok()
        .filter(|number| *number > 0 && is_number(&field));
    number
        .map(PlayerNo)
        .ok_or_else(|| Refusal::at_line(line.number, Refused::Number, "the player has no number"))
}

/// Parses a rating; `None` for 0 and spaces.
pub(super) fn parse_rating(field: &str) -> Result<Option<Number>, UnreadableValue> {
    if field.is_empty() {
        return Ok(None);
    }
    let rating = Number::parse(field)
        .filter(|rating| *rating >= Number::ZERO)
        .ok_or(UnreadableValue)?;
    Ok(Some(rating).filter(|rating| *rating > Number::ZERO))
}

fn parse_points(field: &str) -> Result<Option<Number>, UnreadableValue> {
    if field.is_empty() {
        return Ok(None);
    }
    Number::parse(field).map(Some).ok_or(UnreadableValue)
}

/// Parses a place; `None` for 0 and spaces.
fn parse_place(field: &str) -> Result<Option<u32>, UnreadableValue> {
    if field.is_empty() {
        return Ok(None);
    }
    if !is_number(field) {
        return Err(UnreadableValue);
    }
    Ok(field.parse().ok().filter(|place| *place > 0))
}

/// Expands letters of older files; others in capitals.
pub(super) fn expand_title(field: &str) -> Option<String> {
    let title = tidy_or_none(field)?;
    Some(match title.to_lowercase().as_str() {
        "g" => "GM".to_owned(),
        "m" => "IM".to_owned(),
        "f" => "FM".to_owned(),
        "c" => "CM".to_owned(),
        "wg" => "WGM".to_owned(),
        "wm" => "WIM".to_owned(),
        "wf" => "WFM".to_owned(),
        "wc" => "WCM".to_owned(),
        _ => title.to_uppercase(),
    })
}

fn parse_rounds(line: &Line<'_>, remarks: &mut Vec<Remark>) -> Vec<RoundStatement> {
    let letters: Vec<char> = line.from(ROUNDS_FROM).chars().take(LINE_LENGTH).collect();
    let mut said = Vec::with_capacity(letters.len().div_ceil(ROUND_WIDTH));
    for (round, cell_letters) in letters.chunks(ROUND_WIDTH).enumerate() {
        let text: String = cell_letters.iter().collect();
        said.push(
            parse_cell(cell_letters, text.trim()).unwrap_or_else(|UnreadableValue| {
                let text = format!("round {}: '{}' can't be read", round + 1, text.trim());
                Remark::at_line(line.number, RemarkKind::UnreadCell, text).add_to(remarks);
                RoundStatement::Nothing
            }),
        );
    }
    while said.last() == Some(&RoundStatement::Nothing) {
        said.pop();
    }
    said
}

/// Parses two spaces, opponent, space, colour, space, result.
fn parse_cell(letters: &[char], text: &str) -> Result<RoundStatement, UnreadableValue> {
    let letter = |at: usize| letters.get(at).copied().unwrap_or(' ');
    if [0, 1, 6, 8]
        .into_iter()
        .any(|at| !letter(at).is_whitespace())
    {
        return Err(UnreadableValue);
    }
    let opponent: String = letters.iter().take(6).skip(2).collect();
    let opponent = opponent.trim();
    if !opponent.is_empty() && !is_number(opponent) {
        return Err(UnreadableValue);
    }
    let colour = match letter(7).to_ascii_lowercase() {
        'w' => Some(Colour::White),
        'b' | 's' => Some(Colour::Black),
        c if c == '-' || c.is_whitespace() => None,
        _ => return Err(UnreadableValue),
    };
    let result = if letter(9).is_whitespace() {
        ' '
    } else {
        letter(9).to_ascii_uppercase()
    };
    match opponent.parse().unwrap_or_default() {
        0 => parse_bye(result, !text.is_empty()),
        opponent => Ok(RoundStatement::Game(Claim {
            opponent,
            result: parse_game(result)?,
            colour,
            handicap: None,
        })),
    }
}

fn parse_game(result: char) -> Result<Option<SideResult>, UnreadableValue> {
    use Manner::{Forfeit, Played, Unplayed};
    use Score::{Draw, Loss, Win};
    let (score, manner) = match result {
        '1' => (Win, Played),
        '=' => (Draw, Played),
        '0' => (Loss, Played),
        '+' => (Win, Forfeit),
        '-' => (Loss, Forfeit),
        'W' => (Win, Unplayed),
        'D' => (Draw, Unplayed),
        'L' => (Loss, Unplayed),
        ' ' | '*' => return Ok(None),
        _ => return Err(UnreadableValue),
    };
    Ok(Some(SideResult { score, manner }))
}

fn parse_bye(result: char, written: bool) -> Result<RoundStatement, UnreadableValue> {
    Ok(RoundStatement::Bye(match result {
        '1' | '+' | 'F' => ByeKind::Full,
        '=' | 'H' => ByeKind::Half,
        '0' | '-' | 'Z' => ByeKind::Zero,
        'U' => ByeKind::Allocated,
        ' ' if written => ByeKind::Zero,
        ' ' => return Ok(RoundStatement::Nothing),
        _ => return Err(UnreadableValue),
    }))
}
