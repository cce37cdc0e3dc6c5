//! What the cases of the exchange formats don't say.

use super::{Edition, read, write};
use crate::formats::decode::Text;
use crate::formats::document::{Document, Format, GameKind, RemarkKind};
use crate::formats::refusal::{Code, Refusal};

fn document(text: &str) -> Result<Document, Refusal> {
    read(&Text { text: text.to_owned(), guessed: None }, 10)
}

/// A player's line with cells of ten characters.
fn player(no: u32, cells: &str) -> String {
    format!("001 {no:>4}      {:<33} {:>4} {:<3} {:>11} {:<10} {:>4} {:>4}{cells}\n", format!("Moth, N{no}"), 0, "", "", "", "", "")
}

#[test]
fn two_who_claim_one_opponent_get_one_game() {
    let text = [player(1, "     3 w 1"), player(2, "     3 w 1"), player(3, "")].concat();
    let read = document(&text).unwrap_or_else(|refusal| panic!("{refusal}"));
    assert_eq!(read.games.len(), 1);
    let kinds: Vec<RemarkKind> = read.remarks.iter().map(|remark| remark.kind).collect();
    assert_eq!(kinds, [RemarkKind::OneSided, RemarkKind::Contradiction]);
}

#[test]
fn missing_results_count_as_draws_where_162_gives_points_for_draws() {
    let text = ["162 W 1.0    D 0.5\n".to_owned(), player(1, "     2 w  "), player(2, "     1 b  ")].concat();
    let read = document(&text).unwrap_or_else(|refusal| panic!("{refusal}"));
    assert_eq!((read.format, read.games.len()), (Format::Trf26, 1));
    assert!(read.games.iter().all(|game| game.kind == GameKind::Open));
}

#[test]
fn a_hundredth_round_is_refused() {
    let text = player(1, &format!("{}     2 w 1", " ".repeat(990)));
    assert_eq!(document(&text).map_err(|refusal| (refusal.code, refusal.line)).err(), Some((Code::TooManyRounds, None)));
    let text = ["XXR 100\n".to_owned(), player(1, "")].concat();
    assert_eq!(document(&text).map_err(|refusal| refusal.code).err(), Some(Code::TooManyRounds));
}

#[test]
fn what_goes_out_comes_back() {
    let text = ["012 Moth Cup\n".to_owned(), player(1, "     2 w 1  0000 - H"), player(2, "     1 b 0          ")].concat();
    let read = document(&text).unwrap_or_else(|refusal| panic!("{refusal}"));
    for edition in [Edition::Trf16, Edition::Trf26] {
        let written = write(&read, edition).unwrap_or_else(|refusal| panic!("{refusal}"));
        let again = document(&String::from_utf8_lossy(&written.bytes)).unwrap_or_else(|refusal| panic!("{refusal}"));
        assert_eq!((again.games, again.byes), (read.games.clone(), read.byes.clone()));
    }
}
