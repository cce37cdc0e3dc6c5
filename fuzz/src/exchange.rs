//! What must hold of every file of an exchange format: a document or a refusal, never a panic; what
//! was written can be read, and written again it is the same.

use std::io::Cursor;

use crate::domain::language::Language;
use crate::formats::convert::{Target, write_document};
use crate::formats::document::{Document, Format, GameKind};
use crate::formats::official::{self, Hints};
use crate::formats::options::Options;
use crate::formats::recognise::read;
use crate::formats::sheet::build_sheet;

/// The targets whose second writing changes nothing. Section 9 of the exchange formats. What tou
/// writes is not always read in the encoding that it was written in, and a damaged table may have
/// lost the order of its columns.
const SAME_AGAIN: [Target; 3] = [Target::Trf16, Target::Trf26, Target::H9];

/// Writing takes ten times as long as reading, and a workbook a hundred times: one input of so many
/// is written, one of so many as a workbook.
const WRITTEN: u32 = 16;
const AS_WORKBOOK: u32 = 256;

/// Reads a pasted text, and makes a sheet of it. Says whether it was understood, as all of these
/// do.
pub fn check_pasted(bytes: &[u8]) -> bool {
    let Ok(document) = read(bytes, &Options::for_pasted()) else {
        return false;
    };
    let tabled = build_sheet(&document);
    assert!(
        tabled
            .sheet
            .rows
            .iter()
            .all(|row| row.cells.len() == tabled.sheet.rounds)
    );
    true
}

/// Reads an official list: no row is without a number and a name.
pub fn check_official(bytes: &[u8]) -> bool {
    let mut rows = 0;
    let read = official::read_list(Cursor::new(bytes), &Hints::default(), &mut |system, row| {
        rows += 1;
        assert!(
            system.normalize_id(&row.number).is_some() && !row.name.is_empty(),
            "{row:?}"
        );
    });
    read.is_ok_and(|about| {
        assert_eq!(about.rows, rows);
        true
    })
}

/// Reads a file, as a format that is named or as whatever it is, makes a sheet of it, and writes it
/// into everything.
pub fn check(bytes: &[u8], from: Option<Format>) -> bool {
    let Ok(document) = read(
        bytes,
        &Options {
            from,
            ..Options::default()
        },
    ) else {
        return false;
    };
    let tabled = build_sheet(&document);
    assert!(
        tabled
            .sheet
            .rows
            .iter()
            .all(|row| row.cells.len() == tabled.sheet.rounds)
    );
    // The same input is always treated alike.
    let lot = bytes.iter().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193)
    }) >> 8;
    if lot.is_multiple_of(AS_WORKBOOK) {
        let _ = write_document(&document, Target::Xlsx, Language::Ukrainian);
    }
    if !lot.is_multiple_of(WRITTEN) {
        return true;
    }
    for target in [Target::Json, Target::OpenGotha, Target::Tou] {
        let _ = write_document(&document, target, Language::English);
    }
    for headings in Language::ALL {
        let _ = write_document(&document, Target::Csv, headings);
    }
    for target in SAME_AGAIN {
        let Ok(first) = write_document(&document, target, Language::English) else {
            continue;
        };
        let again = read(&first.bytes, &Options::default());
        let again =
            again.unwrap_or_else(|refusal| panic!("{target:?} can't be read again: {refusal}"));
        assert_eq!(again.players.len(), document.players.len());
        assert!(one_game_a_round(&again));
        let second = write_document(&again, target, Language::English);
        let second =
            second.unwrap_or_else(|refusal| panic!("{target:?} can't be written again: {refusal}"));
        assert_eq!(
            String::from_utf8_lossy(&first.bytes),
            String::from_utf8_lossy(&second.bytes)
        );
    }
    true
}

/// What two sides agreed on: the smaller number first, nobody twice in a round, results only where
/// there is one.
fn one_game_a_round(document: &Document) -> bool {
    let mut seen = std::collections::HashSet::new();
    document.games.iter().all(|game| {
        let open = matches!(game.kind, GameKind::Open | GameKind::Disputed);
        game.a < game.b
            && seen.insert((game.round, game.a))
            && seen.insert((game.round, game.b))
            && open == game.score.is_none()
    })
}
