//! What must hold of every file of an exchange format: a document or a refusal, never a panic; what was written can be read, and written
//! again it is the same.

use crate::formats::convert::{Target, write};
use crate::formats::document::{Document, Format, GameKind};
use crate::formats::options::Options;
use crate::formats::recognise::read;
use crate::formats::written::Headings;

/// The targets whose second writing changes nothing. Section 9 of the exchange formats. What tou writes is not always read in the encoding
/// that it was written in, and a damaged table may have lost the order of its columns.
const SAME_AGAIN: [Target; 3] = [Target::Trf16, Target::Trf26, Target::H9];

/// Reads a file, as a format that is named or as whatever it is, and writes it into everything.
pub fn check(bytes: &[u8], from: Option<Format>) {
    let Ok(document) = read(bytes, &Options { from, ..Options::default() }) else { return };
    for headings in [Headings::En, Headings::Ru, Headings::Uk] {
        for target in [Target::Json, Target::OpenGotha, Target::Tou, Target::Csv, Target::Xlsx] {
            let _ = write(&document, target, headings);
        }
    }
    for target in SAME_AGAIN {
        let Ok(first) = write(&document, target, Headings::En) else { continue };
        let again = read(&first.bytes, &Options::default());
        let again = again.unwrap_or_else(|refusal| panic!("{target:?} can't be read again: {refusal}"));
        assert_eq!(again.players.len(), document.players.len());
        assert!(one_game_a_round(&again));
        let second = write(&again, target, Headings::En);
        let second = second.unwrap_or_else(|refusal| panic!("{target:?} can't be written again: {refusal}"));
        assert_eq!(String::from_utf8_lossy(&first.bytes), String::from_utf8_lossy(&second.bytes));
    }
}

/// What two sides agreed on: the smaller number first, nobody twice in a round, results only where there is one.
fn one_game_a_round(document: &Document) -> bool {
    let mut seen = std::collections::HashSet::new();
    document.games.iter().all(|game| {
        let open = matches!(game.kind, GameKind::Open | GameKind::Disputed);
        game.a < game.b && seen.insert((game.round, game.a)) && seen.insert((game.round, game.b)) && open == game.score.is_none()
    })
}
