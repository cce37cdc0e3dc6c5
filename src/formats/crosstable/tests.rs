//! Tests of tables beyond the cases of the exchange formats.

use super::cells::{self, Cell};
use super::headings::{Found, Known};
use super::write::write;
use crate::domain::language::Language;
use crate::formats::convert::{self, Target};
use crate::formats::decode::Text;
use crate::formats::document::{ByeKind, Colour, Document, IdSystem, RemarkKind, Score};
use crate::formats::loss::Loss;
use crate::formats::meaning::Meaning;
use crate::formats::number::Number;
use crate::formats::options::Options;
use crate::formats::recognise;
use crate::formats::refusal::{Code, Refusal};
use crate::formats::sheet;
use crate::formats::sides::{Claim, Manner, Said, SideResult};

fn table(text: &str) -> Result<Document, Refusal> {
    super::read(&Text { text: text.to_owned(), guessed: None }, &Options::default())
}

fn read(text: &str) -> Document {
    table(text).expect("a table")
}

fn kinds(document: &Document) -> Vec<(Option<usize>, RemarkKind)> {
    document.remarks.iter().map(|remark| (remark.line, remark.kind)).collect()
}

fn won(manner: Manner) -> Option<SideResult> {
    Some(SideResult { score: Score::Win, manner })
}

#[test]
fn cells_are_read_in_all_spellings() {
    let claim = Claim { opponent: 12, result: won(Manner::Played), colour: None, handicap: None };
    let white = Claim { colour: Some(Colour::White), ..claim };
    let stones = Claim { handicap: Some(3), ..white };
    let forfeit = Claim { result: won(Manner::Forfeit), ..claim };
    let drawn = Claim { result: Some(SideResult { score: Score::Draw, manner: Manner::Played }), ..claim };
    let rows: [(&str, Said); 24] = [
        ("12+", Said::Game(claim)),
        ("12 +", Said::Game(claim)),
        ("１２＋", Said::Game(claim)),
        ("12+Б", Said::Game(white)),
        ("12+w3", Said::Game(stones)),
        ("12+/3w", Said::Game(stones)),
        ("12+w/3", Said::Game(stones)),
        ("12+!", Said::Game(forfeit)),
        ("12!+", Said::Game(forfeit)),
        ("12w1", Said::Game(white)),
        ("12w+", Said::Game(Claim { result: won(Manner::Forfeit), ..white })),
        ("12½", Said::Game(drawn)),
        ("12w0,5", Said::Game(Claim { colour: Some(Colour::White), ..drawn })),
        ("+12", Said::Game(claim)),
        ("+12W", Said::Game(white)),
        ("W12", Said::Game(claim)),
        ("D12", Said::Game(drawn)),
        ("12?", Said::Game(Claim { result: None, ..claim })),
        ("12w", Said::Game(Claim { result: None, ..white })),
        ("Вільний", Said::Bye(ByeKind::Full)),
        ("F---", Said::Bye(ByeKind::Full)),
        ("0,5", Said::Bye(ByeKind::Half)),
        ("—", Said::Bye(ByeKind::Zero)),
        (" ", Said::Nothing),
    ];
    for (text, said) in rows {
        assert_eq!(cells::read(text), Ok(Cell { said, annulled: false }), "{text}");
    }
    let annulled = Claim { result: won(Manner::Unplayed), ..claim };
    assert_eq!(cells::read("12+x"), Ok(Cell { said: Said::Game(annulled), annulled: true }));
    for text in
        ["12", "1 2+", "12++", "12+ww", "12+w3b", "12+/", "12+//3", "0+w", "00+", "0w1", "12w3", "12+в", "bye-", "+12wb", "12+100", "м"]
    {
        assert!(cells::read(text).is_err(), "{text}");
    }
}

#[test]
fn headings_are_known_by_their_meaning() {
    let known = Known::new(&[("Player's handle".to_owned(), "name".to_owned()), ("3rd".to_owned(), "round 3".to_owned())]);
    let rows = [
        ("№ п/п", Some(Meaning::Number)),
        ("Прізвище, ім’я", Some(Meaning::Name)),
        ("Имя и фамилия", Some(Meaning::Name)),
        ("П.І.Б.", Some(Meaning::Name)),
        ("LAST_NAME", Some(Meaning::Surname)),
        ("Місто/Клуб", Some(Meaning::Club)),
        ("team / town", Some(Meaning::Club)),
        ("City/Town", None),
        ("Р.Н.", Some(Meaning::Born)),
        ("Name (Latin)", Some(Meaning::Latin)),
        ("ID FIDE", Some(Meaning::Id(IdSystem::Fide))),
        ("Тур 3", Some(Meaning::Round(3))),
        ("3 тур", Some(Meaning::Round(3))),
        ("R40", Some(Meaning::Round(40))),
        ("R41", None),
        ("ІХ", Some(Meaning::Round(9))),
        ("xxxix", Some(Meaning::Round(39))),
        ("iiii", None),
        ("0", None),
        ("RD", Some(Meaning::Deviation)),
        ("Rd 2", Some(Meaning::Round(2))),
        ("MM0", Some(Meaning::Group)),
        ("MMS", Some(Meaning::TieBreak)),
        ("tie c2", Some(Meaning::TieBreak)),
        ("Рейтинг₂", None),
        ("", None),
    ];
    for (heading, meaning) in rows {
        assert_eq!(known.meaning(heading).map(|found| found.meaning), meaning, "{heading}");
    }
    let by_hand = |heading: &str| known.meaning(heading).filter(|found| found.by_hand);
    assert_eq!(by_hand("player’s HANDLE"), Some(Found { meaning: Meaning::Name, by_hand: true }));
    assert_eq!(by_hand("3rd"), Some(Found { meaning: Meaning::Round(3), by_hand: true }));
    assert_eq!(Meaning::named("round 100"), None);
    assert_eq!(Meaning::named("nonsense"), None);
}

#[test]
fn what_is_said_by_hand_comes_first() {
    let options = Options { map: vec![("Full".to_owned(), "name".to_owned())], ..Options::default() };
    let text = Text { text: "Name,Full,Rating\nAnt,Ant Ann,1500\n".to_owned(), guessed: None };
    let document = super::read(&text, &options).expect("a list");
    assert_eq!(document.players.first().and_then(|player| player.name.as_deref()), Some("Ant Ann"));
    assert_eq!(kinds(&document), [(Some(1), RemarkKind::UnknownColumn)]);
}

#[test]
fn quotes_hold_separators_and_line_ends() {
    let document = read("No,Name,Club,R1\r\n1,\"Quill, \"\"Q\"\"\",\"Hill\r\nNorth\",2+\r\n2,Reed,,1-\r\n");
    let first = document.players.first().expect("a player");
    assert_eq!((first.name.as_deref(), first.club.as_deref()), (Some("Quill, \"Q\""), Some("Hill North")));
    assert_eq!(kinds(&document), []);
    // An odd number of quotes: they are ordinary characters.
    let document = read("No,Name,R1\n1,\"Quill,2+\n2,Reed,1-\nfooter\n");
    assert_eq!(document.players.first().and_then(|player| player.name.as_deref()), Some("\"Quill"));
    assert_eq!(kinds(&document), [(Some(4), RemarkKind::UnknownLine)]);
}

#[test]
fn lines_are_counted_through_quotes_and_rulers() {
    let document = read("No|Name|R1\n--|----|--\n\n1|\"A\nnt\"|2+\n2|Bee|1-\nend|here|\n");
    assert_eq!(kinds(&document), [(Some(7), RemarkKind::UnknownLine)]);
}

#[test]
fn columns_begin_where_dashes_begin() {
    let document = read("Name  Club   R1  R2\n----- ------ --- ---\nAnt   Ґанок  2+   3+\nBee          1-\nЖук   Яр         1-\n");
    let clubs: Vec<_> = document.players.iter().map(|player| player.club.as_deref()).collect();
    assert_eq!(clubs, [Some("Ґанок"), None, Some("Яр")]);
    assert_eq!((document.games.len(), document.rounds), (2, 2));
}

#[test]
fn a_repeated_heading_row_is_skipped() {
    let document = read("No;Name;R1\n1;Ant;2+\nNO.;name;R1\n2;Bee;1-\n");
    assert_eq!((document.players.len(), kinds(&document)), (2, Vec::new()));
}

#[test]
fn totals_are_compared_with_groups_and_without() {
    let unchecked = read("No,Name,R1,Points\n1,Ant,2+,31\n2,Bee,1-,30\n");
    assert_eq!(kinds(&unchecked), [(Some(1), RemarkKind::PointsUnchecked)]);
    let bare = read("No,Name,Group,R1,Points\n1,Ant,5,2+,1\n2,Bee,4,1-,0\n");
    assert_eq!(kinds(&bare), []);
    let grouped = read("No,Name,Group,R1,Points\n1,Ant,5,2+,6\n2,Bee,4,1-,5\n");
    assert_eq!(kinds(&grouped), [(Some(3), RemarkKind::PointsDiffer)]);
}

#[test]
fn what_looks_like_a_formula_comes_back() {
    let document = read("No,Name,Club,R1\n1,'=SUM(A1),'@home,2+\n2,'-b,\"'+a\",1-\n3,-x,,\n");
    let written = write(&document, Language::Ukrainian);
    let text = String::from_utf8(written.bytes).expect("UTF-8");
    assert_eq!(text.lines().nth(3), Some("1;'=SUM(A1);'@home;2+;1"));
    let again = read(text.trim_start_matches('\u{feff}'));
    assert_eq!(again.players.first().map(|player| &player.name), document.players.first().map(|player| &player.name));
    assert_eq!(write(&again, Language::Ukrainian).bytes, text.into_bytes());
}

#[test]
fn conditional_ratings_have_a_column_of_their_own() {
    let document = read("No,Name,Rating,Conditional rating,R1\n1,Ant,1800,,2+\n2,Bee,,1450.5,1-\n");
    let ratings = |document: &Document| document.players.iter().map(|p| (p.rating, p.conditional)).collect::<Vec<_>>();
    let number = Number::parse;
    assert_eq!((ratings(&document), kinds(&document)), (vec![(number("1800"), None), (None, number("1450.5"))], Vec::new()));
    for (language, heading) in [
        (Language::English, ",Rating,Conditional rating,"),
        (Language::Russian, ";Условный рейтинг;"),
        (Language::Ukrainian, ";Умовний рейтинг;"),
    ] {
        let written = write(&document, language);
        let text = String::from_utf8(written.bytes).expect("UTF-8");
        assert!(text.contains(heading) && written.lost.is_empty(), "{text}");
        assert_eq!(ratings(&read(text.trim_start_matches('\u{feff}'))), ratings(&document));
    }
    // The referee's table has one column for both.
    let typed = sheet::sheet(&document).sheet.rows;
    assert_eq!(typed.iter().map(|row| row.rating.as_str()).collect::<Vec<_>>(), ["1800", "1450.5"]);
    // Other forms have one rating of a player, and say so.
    for target in [Target::Trf16, Target::Trf26, Target::OpenGotha] {
        let written = convert::write(&document, target, Language::English).expect("a file");
        let text = String::from_utf8(written.bytes).expect("UTF-8");
        assert!(text.contains("145") && written.lost.contains(&Loss::ConditionalAsRatings), "{text}");
    }
    let rated = read("No,Name,Rating,R1\n1,Ant,1800,2+\n2,Bee,1500,1-\n");
    let written = convert::write(&rated, Target::Trf16, Language::English).expect("a file");
    assert!(!written.lost.contains(&Loss::ConditionalAsRatings));
}

#[test]
fn a_provisional_rating_has_its_star_and_is_read_back_as_a_number() {
    let mut document = read("No,Name,Rating,R1\n1,Ant,1800,2+\n2,Bee,1500,1-\n");
    document.players.iter_mut().skip(1).for_each(|player| player.provisional = true);
    let text = String::from_utf8(write(&document, Language::English).bytes).expect("UTF-8");
    assert!(text.contains("1,Ant,1800,") && text.contains("2,Bee,1500*,"), "{text}");
    let again = read(text.trim_start_matches('\u{feff}'));
    assert_eq!((again.players.last().and_then(|player| player.rating), kinds(&again)), (Number::parse("1500"), Vec::new()));
}

#[test]
fn a_tie_break_with_another_meaning_keeps_its_name() {
    let document = read("Place,Name,R1,SOS,tie Rating,tie c2\n1,Ant,2+,4,7,9\n2,Bee,1-,5,8,1\n");
    let written = write(&document, Language::English);
    let text = String::from_utf8(written.bytes).expect("UTF-8");
    assert!(text.contains("R1,Points,SOS,tie Rating,tie c2\r\n"), "{text}");
}

#[test]
fn refused_are_tables_of_nobody_and_of_too_many() {
    let code = |text: &str| table(text).map_err(|refusal| (refusal.code, refusal.line)).err();
    assert_eq!(code("No,Name,R1\n"), Some((Code::NoPlayers, None)));
    assert_eq!(code("No,Name,R1\n0,Ant,\n"), Some((Code::Number, Some(2))));
    assert_eq!(code("No,Name,R1\n1,Ant,\n1,Bee,\n"), Some((Code::NumberTwice, Some(3))));
    assert_eq!(code("Rounds,100\nNo,Name,R1\n1,Ant,\n"), Some((Code::TooManyRounds, Some(1))));
    assert_eq!(code("just words"), Some((Code::Unrecognised, None)));
    let many = (0..10_001).fold(String::from("Name,R1\n"), |text, n| text + &format!("Ant {n},\n"));
    assert_eq!(code(&many), Some((Code::TooManyPlayers, None)));
}

#[test]
fn headings_that_say_nothing_are_asked_for() {
    let asked = |text: &str| {
        let refusal = recognise::read(text.as_bytes(), &Options::default()).expect_err("no table");
        let columns = recognise::unexplained(text.as_bytes(), &Options::default(), &refusal).into_iter();
        columns.map(|column| (column.heading, column.meaning)).collect::<Vec<_>>()
    };
    let unknown = |headings: &[&str]| headings.iter().map(|heading| ((*heading).to_owned(), None)).collect::<Vec<_>>();
    assert_eq!(asked("Cup\nLfd;Spieler;Wertung\n1;Ant;1500\n2;Bee;1400\n"), unknown(&["Lfd", "Spieler", "Wertung"]));
    assert_eq!(asked("Lfd  Spieler  Wertung\n--- -------- -------\n1   Ant      1500\n"), unknown(&["Lfd", "Spieler", "Wertung"]));
    let known = asked("No,Name,Club\n1,Ant,X\n");
    assert_eq!(
        known.into_iter().map(|(_, meaning)| meaning).collect::<Vec<_>>(),
        [Meaning::Number, Meaning::Name, Meaning::Club].map(Some)
    );
    for text in ["Dear Ant, dear Bee, dear Cat,\nhello\n", "just words", "No,Name,R1\n", "Lfd;Spieler;Wertung\n"] {
        assert_eq!(asked(text), [], "{text}");
    }
}

#[test]
fn large_files_of_nothing_cost_little() {
    let bytes = 1 << 18;
    for unit in [",", "a,", "\"", "\",", "-", "- ", "\n", "x\n", "1,", "|", "№;", "\r"] {
        let text = format!("No,Name,R1\n1,Ant,2+\n{}", unit.repeat(bytes / unit.len()));
        let _ = table(&text);
        let _ = table(&unit.repeat(bytes / unit.len()));
    }
}
