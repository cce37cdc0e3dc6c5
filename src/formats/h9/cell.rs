//! Cells of wall lists. Section 5.1.

use std::borrow::Cow;

use crate::document::{ByeKind, Colour, Score};
use crate::reconcile::{Claim, Manner, RoundStatement, SideResult};

/// Parses a cell: `N`, `+ - = ?`, then optionally `/`, a colour, the handicap; `!` anywhere behind
/// the number. `-` and `--` are absences.
pub(crate) fn parse_cell(word: &str) -> Option<RoundStatement> {
    if matches!(word, "-" | "--") {
        return Some(RoundStatement::Bye(ByeKind::Zero));
    }
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = word
        .split_at_checked(digits)
        .filter(|(number, _)| !number.is_empty())?;
    let forfeit = rest.contains('!');
    if rest.matches('!').count() > 1 {
        return None;
    }
    let rest = if forfeit {
        Cow::Owned(rest.replace('!', ""))
    } else {
        Cow::Borrowed(rest)
    };
    let mut letters = rest.chars();
    let score = match letters.next()? {
        '+' => Some(Score::Win),
        '-' => Some(Score::Loss),
        '=' => Some(Score::Draw),
        '?' => None,
        _ => return None,
    };
    let rest = letters.as_str();
    let rest = rest.strip_prefix('/').unwrap_or(rest);
    let colour = match rest.bytes().next().map(|byte| byte.to_ascii_lowercase()) {
        Some(b'w') => Some(Colour::White),
        Some(b'b') => Some(Colour::Black),
        _ => None,
    };
    let handicap = rest.strip_prefix(['w', 'W', 'b', 'B', '?']).unwrap_or(rest);
    if handicap.len() > 2 || !handicap.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    if number.bytes().all(|b| b == b'0') {
        return Some(RoundStatement::Bye(match score {
            Some(Score::Win) => ByeKind::Full,
            Some(Score::Draw) => ByeKind::Half,
            Some(Score::Loss) | None => ByeKind::Zero,
        }));
    }
    let manner = if forfeit {
        Manner::Forfeit
    } else {
        Manner::Played
    };
    let result = score.map(|score| SideResult { score, manner });
    // A number that is too large becomes an opponent that doesn't exist.
    Some(RoundStatement::Game(Claim {
        opponent: number.parse().unwrap_or(u32::MAX),
        result,
        colour,
        handicap: handicap.parse().ok(),
    }))
}
