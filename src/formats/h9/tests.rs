//! Tests beyond the cases of the exchange formats.

use super::cell::parse_cell;
use super::{read, write};
use crate::decode::Text;
use crate::document::{ByeKind, Document};
use crate::losses::Loss;
use crate::reconcile::RoundStatement;
use crate::refusal::{Code, Refusal};

fn document(text: &str) -> Result<Document, Refusal> {
    read(
        &Text {
            text: text.to_owned(),
            guessed: None,
        },
        10,
    )
}

#[test]
fn cells_have_a_number_and_a_result() {
    for word in [
        "12+/w0", "12!+", "12+!", "12+!w0", "12=", "12?/b0", "12+/?0", "12-/", "7+w3",
    ] {
        assert!(
            matches!(parse_cell(word), Some(RoundStatement::Game(claim)) if claim.opponent == 12 || claim.opponent == 7),
            "{word}"
        );
    }
    for (word, kind) in [
        ("0+", ByeKind::Full),
        ("0=/w0", ByeKind::Half),
        ("0-", ByeKind::Zero),
        ("0?", ByeKind::Zero),
        ("--", ByeKind::Zero),
    ] {
        assert_eq!(parse_cell(word), Some(RoundStatement::Bye(kind)), "{word}");
    }
    for word in ["0", "12", "+", "12+/x", "12+/w123", "12+!!", "a+", ""] {
        assert_eq!(parse_cell(word), None, "{word}");
    }
}

#[test]
fn a_name_that_would_end_the_line_stays_readable() {
    let text = "; EV[x]\n1 Moth;s Ann 5k UA Kyiv 1 2+/w0\n2 Bee Ann 5k UA Kyiv 0 1-/b0 |12345678\n";
    let read = document(text).unwrap_or_else(|refusal| panic!("{refusal}"));
    // The first line ends at its semicolon, before a rank.
    assert_eq!(read.players.len(), 1);
    let mut changed = read;
    if let Some(player) = changed.players.first_mut() {
        (player.name, player.surname, player.given) = (Some("Bee; | Ann".to_owned()), None, None);
    }
    let written = write(&changed).unwrap_or_else(|refusal| panic!("{refusal}"));
    let again = document(&String::from_utf8_lossy(&written.bytes))
        .unwrap_or_else(|refusal| panic!("{refusal}"));
    assert_eq!(
        again
            .players
            .first()
            .and_then(|player| player.name.as_deref()),
        Some("Bee Ann")
    );
}

#[test]
fn a_header_of_which_no_letters_are_left_is_not_written() {
    let text = "; EV[Ь]\n; PC[, ь]\n; HA[ь]\n; CM[ь]\n1 Moth Ann 5k UA Kyiv 1 0+\n";
    let read = document(text).unwrap_or_else(|refusal| panic!("{refusal}"));
    let written = |document: &Document| {
        write(document).map(|written| String::from_utf8_lossy(&written.bytes).into_owned())
    };
    let first = written(&read).unwrap_or_else(|refusal| panic!("{refusal}"));
    assert!(first.starts_with("; HA[h9]\n;\n"), "{first}");
    let again = document(&first).unwrap_or_else(|refusal| panic!("{refusal}"));
    assert_eq!(written(&again), Ok(first));
}

#[test]
fn a_wall_list_needs_ranks() {
    let read = document("1 Moth Ann 5k 1 0+").unwrap_or_else(|refusal| panic!("{refusal}"));
    let mut without = read;
    for player in &mut without.players {
        player.rank = None;
    }
    let refusal = write(&without).err();
    assert_eq!(
        refusal.map(|refusal| (refusal.code, refusal.players)),
        Some((Code::NeedsRank, vec!["Moth Ann".to_owned()]))
    );
}

#[test]
fn a_rated_newcomer_without_a_rank_has_the_lowest_one() {
    let mut read = document("1 Moth Ann 5k 1 2+\n2 Bee Bob 7k 0 1-").unwrap();
    let newcomer = &mut read.players[1];
    (newcomer.rank, newcomer.unranked) = (None, true);
    let written = write(&read).unwrap();
    assert!(written.lost.contains(&Loss::ThirtyKyu));
    let ranks: Vec<_> = document(&String::from_utf8_lossy(&written.bytes))
        .unwrap()
        .players
        .into_iter()
        .map(|player| player.rank)
        .collect();
    assert_eq!(
        ranks,
        [
            Some(crate::document::Rank::Kyu(5)),
            Some(crate::document::Rank::Kyu(30))
        ]
    );
}

#[test]
fn a_name_that_would_be_read_as_the_rank_is_written_as_one_word() {
    let mut read =
        document("1 Moth Ann 5k UA Kyiv 1 0+").unwrap_or_else(|refusal| panic!("{refusal}"));
    // In the second name, the first thirty characters end after the apparent rank.
    for (surname, given) in [("Moth", "65D"), ("Mothmothmothmothmothmothmot", "5D Ann")] {
        if let Some(player) = read.players.first_mut() {
            (player.surname, player.given) = (Some(surname.to_owned()), Some(given.to_owned()));
        }
        let written = write(&read).unwrap_or_else(|refusal| panic!("{refusal}"));
        let again = document(&String::from_utf8_lossy(&written.bytes))
            .unwrap_or_else(|refusal| panic!("{refusal}"));
        assert_eq!(
            again.players.first().and_then(|player| player.rank.clone()),
            Some(crate::document::Rank::Kyu(5)),
            "{given}"
        );
    }
}

#[test]
fn countries_of_three_letters_are_read_and_clubs_stay() {
    let text = "; EV[Cup]\n; PC[GER, Bonn]\n1 Ant Ada 5k UKR Kyiv 1 2+\n2 Bee Bob 6k DEU Bonn 0 1-\n3 Cat Cyd 7k GER 0 0-\n4 Dog Dan 8k Ank 0 0-\n";
    let document = document(text).unwrap();
    let told: Vec<_> = document
        .players
        .iter()
        .map(|p| (p.country.as_deref(), p.club.as_deref()))
        .collect();
    assert_eq!(
        told,
        [
            (Some("UA"), Some("Kyiv")),
            (Some("DE"), Some("Bonn")),
            (Some("DE"), None),
            (None, Some("Ank"))
        ]
    );
    assert_eq!(document.country.as_deref(), Some("DE"));
}
