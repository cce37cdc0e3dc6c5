//! Common parts of reading the rows of players in h9 and tou. Sections 5.1 and 8.

use std::collections::HashSet;

use crate::document::{Document, IdSystem, Player, PlayerNo, Remark, RemarkKind, Standing};
use crate::limits::MAX_ROUNDS;
use crate::number::Number;
use crate::reconcile::{self, RoundStatement, Statements};
use crate::refusal::{Code, Refusal};
use crate::text::{by_comma, go_rank, id, name_part, tidy_or_none};

/// Words of a line that are examined; a name, scores and 99 rounds have far fewer.
pub(crate) const MAX_WORDS: usize = 500;

#[derive(Debug, Clone, Default)]
pub(crate) struct Entry {
    pub(crate) line: usize,
    pub(crate) printed: Option<u32>,
    /// The player, without a number.
    pub(crate) player: Player,
    /// The scores after the first one by column; `None` if unreadable.
    pub(crate) scores: Vec<Option<Number>>,
    pub(crate) said: Vec<RoundStatement>,
}

/// Two words are surname and given name, a comma separates them, other names stay undivided
/// (`docs/spec/exchange.md` A6).
pub(crate) fn set_name(player: &mut Player, name: &str) {
    let divided = if name.contains(',') {
        by_comma(name)
    } else {
        let mut words = name.split_whitespace();
        match (words.next(), words.next(), words.next()) {
            (Some(surname), Some(given), None) => name_part(surname).zip(name_part(given)),
            _ => None,
        }
    };
    (player.surname, player.given) = divided.unzip();
    player.name = tidy_or_none(name);
}

pub(crate) fn set_id(player: &mut Player, system: IdSystem, text: &str) {
    if let Some(id) = id(text) {
        player.ids.insert(system, id);
    }
}

/// A word of digits as a number; `None` for 0 and numbers that are too large.
pub(crate) fn parse_number(word: &str) -> Option<u32> {
    let digits = !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit());
    word.parse().ok().filter(|number| digits && *number > 0)
}

pub(crate) fn is_rank(word: &str) -> bool {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let unit = word.get(digits..).unwrap_or_default();
    (1..=2).contains(&digits)
        && matches!(unit, "k" | "d" | "p" | "K" | "D" | "P")
        && go_rank(word).is_some()
}

/// `names`: the names of the columns of scores.
pub(crate) fn add_entries(
    document: &mut Document,
    entries: Vec<Entry>,
    max_players: usize,
    names: &[String],
) -> Result<Vec<Statements>, Refusal> {
    let longest = check_size(&entries, max_players)?;
    let mut seen = HashSet::new();
    let by_print = entries
        .iter()
        .all(|entry| entry.printed.is_some_and(|number| seen.insert(number)));
    let (mut above, mut rows) = (None, Vec::with_capacity(entries.len()));
    for (at, entry) in (1..).zip(entries) {
        above = entry.printed.or(above);
        let no = PlayerNo(if by_print {
            entry.printed.unwrap_or(at)
        } else {
            at
        });
        let found = entry.said.len();
        if found < longest {
            let text = format!("{found} rounds where others have {longest}");
            Remark::at_line(entry.line, RemarkKind::CountDiffers, text)
                .add_to(&mut document.remarks);
        }
        let tiebreaks = names
            .iter()
            .zip(entry.scores)
            .filter_map(|(name, score)| Some((name.clone(), score?)))
            .collect();
        document.standings.push(Standing {
            place: above,
            player: no,
            points: entry.player.points,
            tiebreaks,
        });
        document.players.push(Player { no, ..entry.player });
        rows.push(Statements {
            line: entry.line,
            no,
            said: entry.said,
        });
    }
    document.rounds = u8::try_from(longest).unwrap_or(MAX_ROUNDS);
    reconcile::add_reconciled(document, &rows);
    Ok(rows)
}

fn check_size(entries: &[Entry], max_players: usize) -> Result<usize, Refusal> {
    if entries.is_empty() {
        return Err(Refusal::new(
            Code::NoPlayers,
            "there are no players in the file",
        ));
    }
    if entries.len() > max_players {
        return Err(Refusal::new(
            Code::TooManyPlayers,
            format!("there are more than {max_players} players"),
        ));
    }
    let longest = entries
        .iter()
        .map(|entry| entry.said.len())
        .max()
        .unwrap_or_default();
    if longest > usize::from(MAX_ROUNDS) {
        return Err(Refusal::new(
            Code::TooManyRounds,
            "there are more than 99 rounds",
        ));
    }
    Ok(longest)
}
