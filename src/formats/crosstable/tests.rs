//! Tests of tables beyond the cases of the exchange formats.

use super::cells::{self, Cell};
use super::headings::{Aliases, HeadingMeaning};
use super::write::write_csv;
use crate::column_kind::Meaning;
use crate::convert::{self, Target};
use crate::decode::Text;
use crate::document::{ByeKind, Colour, Document, GameKind, IdSystem, RemarkKind, Score, System};
use crate::domain::language::Language;
use crate::losses::Loss;
use crate::number::Number;
use crate::options::Options;
use crate::recognise;
use crate::reconcile::{Claim, Manner, RoundStatement, SideResult};
use crate::refusal::{Code, Refusal};
use crate::sheet;

fn table(text: &str) -> Result<Document, Refusal> {
    super::read(
        &Text {
            text: text.to_owned(),
            guessed: None,
        },
        &Options::default(),
    )
}

fn read(text: &str) -> Document {
    table(text).expect("a table")
}

fn kinds(document: &Document) -> Vec<(Option<usize>, RemarkKind)> {
    document
        .remarks
        .iter()
        .map(|remark| (remark.line, remark.kind))
        .collect()
}

fn won(manner: Manner) -> Option<SideResult> {
    Some(SideResult {
        score: Score::Win,
        manner,
    })
}

fn spellings_of_cells() -> [(&'static str, RoundStatement); 24] {
    let claim = claim_against_12();
    let side = |colour: Option<Colour>, result: Option<SideResult>| Claim {
        colour,
        result,
        ..claim
    };
    let white = side(Some(Colour::White), claim.result);
    let stones = Claim {
        handicap: Some(3),
        ..white
    };
    let forfeit = side(None, won(Manner::Forfeit));
    let white_forfeit = side(Some(Colour::White), won(Manner::Forfeit));
    let draw = Some(SideResult {
        score: Score::Draw,
        manner: Manner::Played,
    });
    let (drawn, white_drawn) = (side(None, draw), side(Some(Colour::White), draw));
    let (open, white_open) = (side(None, None), side(Some(Colour::White), None));
    [
        ("12+", RoundStatement::Game(claim)),
        ("12 +", RoundStatement::Game(claim)),
        ("１２＋", RoundStatement::Game(claim)),
        ("12+Б", RoundStatement::Game(white)),
        ("12+w3", RoundStatement::Game(stones)),
        ("12+/3w", RoundStatement::Game(stones)),
        ("12+w/3", RoundStatement::Game(stones)),
        ("12+!", RoundStatement::Game(forfeit)),
        ("12!+", RoundStatement::Game(forfeit)),
        ("12w1", RoundStatement::Game(white)),
        ("12w+", RoundStatement::Game(white_forfeit)),
        ("12½", RoundStatement::Game(drawn)),
        ("12w0,5", RoundStatement::Game(white_drawn)),
        ("+12", RoundStatement::Game(claim)),
        ("+12W", RoundStatement::Game(white)),
        ("W12", RoundStatement::Game(claim)),
        ("D12", RoundStatement::Game(drawn)),
        ("12?", RoundStatement::Game(open)),
        ("12w", RoundStatement::Game(white_open)),
        ("Вільний", RoundStatement::Bye(ByeKind::Full)),
        ("F---", RoundStatement::Bye(ByeKind::Full)),
        ("0,5", RoundStatement::Bye(ByeKind::Half)),
        ("—", RoundStatement::Bye(ByeKind::Zero)),
        (" ", RoundStatement::Nothing),
    ]
}

fn claim_against_12() -> Claim {
    Claim {
        opponent: 12,
        result: won(Manner::Played),
        colour: None,
        handicap: None,
    }
}

#[test]
fn cells_are_read_in_all_spellings() {
    for (text, said) in spellings_of_cells() {
        assert_eq!(
            cells::parse_cell(text),
            Ok(Cell {
                said,
                annulled: false
            }),
            "{text}"
        );
    }
    let annulled = Claim {
        result: won(Manner::Unplayed),
        ..claim_against_12()
    };
    assert_eq!(
        cells::parse_cell("12+x"),
        Ok(Cell {
            said: RoundStatement::Game(annulled),
            annulled: true
        })
    );
    for text in [
        "12", "1 2+", "12++", "12+ww", "12+w3b", "12+/", "12+//3", "0+w", "00+", "0w1", "12w3",
        "12+в", "bye-", "+12wb", "12+100", "м",
    ] {
        assert!(cells::parse_cell(text).is_err(), "{text}");
    }
}

#[test]
fn headings_are_known_by_their_meaning() {
    let known = Aliases::new(&[
        ("Player's handle".to_owned(), "name".to_owned()),
        ("3rd".to_owned(), "round 3".to_owned()),
    ]);
    let rows = [
        ("№ п/п", Some(Meaning::Number)),
        ("Прізвище, ім’я", Some(Meaning::Name)),
        ("Имя и фамилия", Some(Meaning::Name)),
        ("П.І.Б.", Some(Meaning::Name)),
        ("LAST_NAME", Some(Meaning::Surname)),
        ("Місто/Клуб", Some(Meaning::ClubOrCity)),
        ("team / town", Some(Meaning::ClubOrCity)),
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
        assert_eq!(
            known.find_meaning(heading).map(|found| found.meaning),
            meaning,
            "{heading}"
        );
    }
    let by_hand = |heading: &str| known.find_meaning(heading).filter(|found| found.by_hand);
    assert_eq!(
        by_hand("player’s HANDLE"),
        Some(HeadingMeaning {
            meaning: Meaning::Name,
            by_hand: true
        })
    );
    assert_eq!(
        by_hand("3rd"),
        Some(HeadingMeaning {
            meaning: Meaning::Round(3),
            by_hand: true
        })
    );
    assert_eq!(Meaning::from_word("round 100"), None);
    assert_eq!(Meaning::from_word("nonsense"), None);
}

#[test]
fn what_is_said_by_hand_comes_first() {
    let options = Options {
        map: vec![("Full".to_owned(), "name".to_owned())],
        ..Options::default()
    };
    let text = Text {
        text: "Name,Full,Rating\nAnt,Ant Ann,1500\n".to_owned(),
        guessed: None,
    };
    let document = super::read(&text, &options).expect("a list");
    assert_eq!(
        document
            .players
            .first()
            .and_then(|player| player.name.as_deref()),
        Some("Ant Ann")
    );
    assert_eq!(kinds(&document), [(Some(1), RemarkKind::UnknownColumn)]);
}

#[test]
fn quotes_hold_separators_and_line_ends() {
    let document =
        read("No,Name,Club,R1\r\n1,\"Quill, \"\"Q\"\"\",\"Hill\r\nNorth\",2+\r\n2,Reed,,1-\r\n");
    let first = document.players.first().expect("a player");
    assert_eq!(
        (first.name.as_deref(), first.club.as_deref()),
        (Some("Quill, \"Q\""), Some("Hill North"))
    );
    assert_eq!(kinds(&document), []);
    // With an odd number of quotes, they are ordinary characters.
    let document = read("No,Name,R1\n1,\"Quill,2+\n2,Reed,1-\nfooter\n");
    assert_eq!(
        document
            .players
            .first()
            .and_then(|player| player.name.as_deref()),
        Some("\"Quill")
    );
    assert_eq!(kinds(&document), [(Some(4), RemarkKind::UnknownLine)]);
}

#[test]
fn lines_are_counted_through_quotes_and_rulers() {
    let document = read("No|Name|R1\n--|----|--\n\n1|\"A\nnt\"|2+\n2|Bee|1-\nend|here|\n");
    assert_eq!(kinds(&document), [(Some(7), RemarkKind::UnknownLine)]);
}

#[test]
fn columns_begin_where_dashes_begin() {
    let document = read(
        "Name  Club   R1  R2\n----- ------ --- ---\nAnt   Ґанок  2+   3+\nBee          1-\nЖук   Яр         1-\n",
    );
    let clubs: Vec<_> = document
        .players
        .iter()
        .map(|player| player.club.as_deref())
        .collect();
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
    let written = write_csv(&document, Language::Ukrainian);
    let text = String::from_utf8(written.bytes).expect("UTF-8");
    assert_eq!(text.lines().nth(3), Some("1;'=SUM(A1);'@home;2+;1"));
    let again = read(text.trim_start_matches('\u{feff}'));
    assert_eq!(
        again.players.first().map(|player| &player.name),
        document.players.first().map(|player| &player.name)
    );
    assert_eq!(
        write_csv(&again, Language::Ukrainian).bytes,
        text.into_bytes()
    );
}

#[test]
fn conditional_ratings_have_a_column_of_their_own() {
    let document = read("No,Name,Rating,Conditional rating,R1\n1,Ant,1800,,2+\n2,Bee,,1450.5,1-\n");
    let ratings = |document: &Document| {
        document
            .players
            .iter()
            .map(|p| (p.rating, p.conditional))
            .collect::<Vec<_>>()
    };
    let number = Number::parse;
    assert_eq!(
        (ratings(&document), kinds(&document)),
        (
            vec![(number("1800"), None), (None, number("1450.5"))],
            Vec::new()
        )
    );
    for (language, heading) in [
        (Language::English, ",Rating,Conditional rating,"),
        (Language::Russian, ";Условный рейтинг;"),
        (Language::Ukrainian, ";Умовний рейтинг;"),
    ] {
        let written = write_csv(&document, language);
        let text = String::from_utf8(written.bytes).expect("UTF-8");
        assert!(text.contains(heading) && written.lost.is_empty(), "{text}");
        assert_eq!(
            ratings(&read(text.trim_start_matches('\u{feff}'))),
            ratings(&document)
        );
    }
    // The referee's table has one column for both.
    let typed = sheet::build_sheet(&document).sheet.rows;
    assert_eq!(
        typed
            .iter()
            .map(|row| row.rating.as_str())
            .collect::<Vec<_>>(),
        ["1800", "1450.5"]
    );
    // Other forms have one rating a player, and report the loss.
    for target in [Target::Trf16, Target::Trf26, Target::OpenGotha] {
        let written =
            convert::write_document(&document, target, Language::English).expect("a file");
        let text = String::from_utf8(written.bytes).expect("UTF-8");
        assert!(
            text.contains("145") && written.lost.contains(&Loss::ConditionalAsRatings),
            "{text}"
        );
    }
    let rated = read("No,Name,Rating,R1\n1,Ant,1800,2+\n2,Bee,1500,1-\n");
    let written =
        convert::write_document(&rated, Target::Trf16, Language::English).expect("a file");
    assert!(!written.lost.contains(&Loss::ConditionalAsRatings));
}

#[test]
fn a_provisional_rating_has_its_star_and_is_read_back_as_a_number() {
    let mut document = read("No,Name,Rating,R1\n1,Ant,1800,2+\n2,Bee,1500,1-\n");
    document
        .players
        .iter_mut()
        .skip(1)
        .for_each(|player| player.provisional = true);
    let text = String::from_utf8(write_csv(&document, Language::English).bytes).expect("UTF-8");
    assert!(
        text.contains("1,Ant,1800,") && text.contains("2,Bee,1500*,"),
        "{text}"
    );
    let again = read(text.trim_start_matches('\u{feff}'));
    assert_eq!(
        (
            again.players.last().and_then(|player| player.rating),
            kinds(&again)
        ),
        (Number::parse("1500"), Vec::new())
    );
}

#[test]
fn a_tie_break_with_another_meaning_keeps_its_name() {
    let document = read("Place,Name,R1,SOS,tie Rating,tie c2\n1,Ant,2+,4,7,9\n2,Bee,1-,5,8,1\n");
    let written = write_csv(&document, Language::English);
    let text = String::from_utf8(written.bytes).expect("UTF-8");
    assert!(
        text.contains("R1,Points,SOS,tie Rating,tie c2\r\n"),
        "{text}"
    );
}

#[test]
fn refused_are_tables_of_nobody_and_of_too_many() {
    let code = |text: &str| {
        table(text)
            .map_err(|refusal| (refusal.code, refusal.line))
            .err()
    };
    assert_eq!(code("No,Name,R1\n"), Some((Code::NoPlayers, None)));
    assert_eq!(code("No,Name,R1\n0,Ant,\n"), Some((Code::Number, Some(2))));
    assert_eq!(
        code("No,Name,R1\n1,Ant,\n1,Bee,\n"),
        Some((Code::NumberTwice, Some(3)))
    );
    assert_eq!(
        code("Rounds,100\nNo,Name,R1\n1,Ant,\n"),
        Some((Code::TooManyRounds, Some(1)))
    );
    assert_eq!(code("just words"), Some((Code::Unrecognised, None)));
    let many = (0..10_001).fold(String::from("Name,R1\n"), |text, n| {
        text + &format!("Ant {n},\n")
    });
    assert_eq!(code(&many), Some((Code::TooManyPlayers, None)));
}

#[test]
fn headings_that_say_nothing_are_asked_for() {
    let asked = |text: &str| {
        let refusal = recognise::read(text.as_bytes(), &Options::default()).expect_err("no table");
        let columns =
            recognise::find_unexplained(text.as_bytes(), &Options::default(), &refusal).into_iter();
        columns
            .map(|column| (column.heading, column.meaning))
            .collect::<Vec<_>>()
    };
    let unknown = |headings: &[&str]| {
        headings
            .iter()
            .map(|heading| ((*heading).to_owned(), None))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        asked("Cup\nLfd;Spieler;Wertung\n1;Ant;1500\n2;Bee;1400\n"),
        unknown(&["Lfd", "Spieler", "Wertung"])
    );
    assert_eq!(
        asked("Lfd  Spieler  Wertung\n--- -------- -------\n1   Ant      1500\n"),
        unknown(&["Lfd", "Spieler", "Wertung"])
    );
    let known = asked("No,Name,Club\n1,Ant,X\n");
    assert_eq!(
        known
            .into_iter()
            .map(|(_, meaning)| meaning)
            .collect::<Vec<_>>(),
        [Meaning::Number, Meaning::Name, Meaning::Club].map(Some)
    );
    for text in [
        "Dear Ant, dear Bee, dear Cat,\nhello\n",
        "just words",
        "No,Name,R1\n",
        "Lfd;Spieler;Wertung\n",
    ] {
        assert_eq!(asked(text), [], "{text}");
    }
}

#[test]
fn large_files_of_nothing_cost_little() {
    let bytes = 1 << 18;
    for unit in [
        ",", "a,", "\"", "\",", "-", "- ", "\n", "x\n", "1,", "|", "№;", "\r",
    ] {
        let text = format!("No,Name,R1\n1,Ant,2+\n{}", unit.repeat(bytes / unit.len()));
        let _ = table(&text);
        let _ = table(&unit.repeat(bytes / unit.len()));
    }
}

fn byes(document: &Document) -> Vec<(u32, u8, String)> {
    document
        .byes
        .iter()
        .map(|bye| (bye.player.0, bye.round, bye.points.to_string()))
        .collect()
}

#[test]
fn a_dash_before_points_is_a_bye_where_numbers_stand_first() {
    let table = "No.;Name;Rtg;FED;1.Rd;2.Rd;3.Rd;Pts.\n1;Alder Ivo;2400;UKR;-½;4b1;2w½;2\n2;Birch Olga;2300;UKR;6w1;5w1;1b½;2,5\n\
        3;Cedar Taras;2200;UKR;4b1;6w1;5w0;2\n4;Dahlia Nina;2100;UKR;3w0;1w0;6b1;1\n5;Elm Petro;2000;UKR;-1;2b0;3b1;2\n\
        6;Fern Ira;1900;UKR;2b0;3b0;4w0;0\n";
    let without_points: String = table
        .lines()
        .map(|line| format!("{}\n", line.rsplit_once(';').unwrap().0))
        .collect();
    for text in [table, &without_points] {
        for document in [
            read(text),
            recognise::read(text.as_bytes(), &Options::for_pasted()).unwrap(),
        ] {
            assert_eq!(
                byes(&document),
                [(1, 1, "0.5".into()), (5, 1, "1".into())],
                "{text}"
            );
            assert_eq!((document.games.len(), kinds(&document)), (8, Vec::new()));
        }
    }
    let absent = read(
        "No.;Name;1.Rd;2.Rd;Pts.\n1;Alder;2w1;3b1;2\n2;Birch;1b0;-0;0\n3;Cedar;−0;1w0;0\n4;Dahlia;- 1;-0,5;1,5\n",
    );
    assert_eq!(
        byes(&absent),
        [
            (3, 1, "0".into()),
            (4, 1, "1".into()),
            (2, 2, "0".into()),
            (4, 2, "0.5".into())
        ]
    );
    assert_eq!((absent.games.len(), kinds(&absent)), (2, Vec::new()));
}

#[test]
fn a_dash_before_one_is_a_loss_where_results_stand_first_and_asked_where_it_may_be_either() {
    let lost = read("No;Name;R1;R2;R3\n1;Ant;+2;+3;\n2;Bee;-1;;-3\n3;Cat;;-1;+2\n");
    assert_eq!((lost.games.len(), byes(&lost).len()), (3, 0));
    // The row of number 1 confirms the game.
    let confirmed = read("No;Name;R1\n1;Ant;2+\n2;Bee;-1\n");
    assert_eq!((confirmed.games.len(), kinds(&confirmed)), (1, Vec::new()));
    // Number 1 can't have lost to number 1.
    let first = read("No;Name;R1\n1;Ant;-1\n2;Bee;3w1\n3;Cat;2b0\n");
    assert_eq!(
        (byes(&first), first.games.len()),
        (vec![(1, 1, "1".into())], 1)
    );
    for text in [
        "No;Name;R1\n1;Ant;\n2;Bee;-1\n",
        "No;Name;R1;R2\n1;Ant;2+;3+\n2;Bee;1-;+3\n3;Cat;-1;-2\n",
    ] {
        let document = read(text);
        let unread: Vec<_> = document
            .unread
            .iter()
            .map(|cell| (cell.round, cell.text.as_str()))
            .collect();
        assert_eq!(unread, [(1, "-1")], "{text}");
        assert!(
            kinds(&document)
                .iter()
                .any(|(_, kind)| *kind == RemarkKind::UnreadCell),
            "{text}"
        );
    }
}

#[test]
fn a_matrix_of_a_round_robin_is_games() {
    let text = "No.;Name;Rtg;1;2;3;4;Pts.;Rk.\n1;Alder, Ivo;1936;*;0;1;½;1,5;2\n2;Birch, Ola;1746;1;*;1;+;3;1\n\
        3;Cedar, Eva;1787;0;0;*;1;1;3\n4;Dahlia, Ann;1903;½;-;0;*;0,5;4\n";
    for document in [
        read(text),
        recognise::read(text.as_bytes(), &Options::for_pasted()).unwrap(),
    ] {
        let games: Vec<_> = document
            .games
            .iter()
            .map(|g| (g.round, g.a.0, g.b.0, g.score, g.kind))
            .collect();
        let (won, lost, drawn) = (Some(Score::Win), Some(Score::Loss), Some(Score::Draw));
        assert_eq!(
            games,
            [
                (1, 1, 4, drawn, GameKind::Played),
                (1, 2, 3, won, GameKind::Played),
                (2, 1, 2, lost, GameKind::Played),
                (2, 3, 4, won, GameKind::Played),
                (3, 1, 3, won, GameKind::Played),
                (3, 2, 4, won, GameKind::Forfeit),
            ]
        );
        assert_eq!(
            (document.rounds, document.system, document.byes.len()),
            (3, Some(System::RoundRobin), 0)
        );
        assert_eq!(kinds(&document), [(Some(1), RemarkKind::RoundsAssigned)]);
        let places: Vec<_> = document
            .standings
            .iter()
            .map(|standing| standing.place)
            .collect();
        assert_eq!(places, [Some(2), Some(1), Some(3), Some(4)]);
    }
    // An unreadable result of a matrix stays with its line.
    let unread = read(&text.replace(";½;-;0;*", ";2:1;-;0;*"));
    assert!(kinds(&unread).contains(&(Some(5), RemarkKind::UnreadCell)));
    let rounds = read("No;Name;1;2\n1;Ant;2+;0=\n2;Bee;1-;0+\n");
    assert_eq!(
        (rounds.games.len(), rounds.byes.len(), rounds.rounds),
        (1, 2, 2)
    );
}

#[test]
fn a_name_beside_a_given_name_is_the_surname() {
    let document = read(
        "Name;FirstName;Rank;Rating;Country;Club\nVeselka;Ihor;2D;2210;UA;35Re\nVeselka;Olha;4K;1720;UA;31Ba\n",
    );
    let names: Vec<_> = document
        .players
        .iter()
        .map(|p| (p.name.as_deref(), p.surname.as_deref(), p.given.as_deref()))
        .collect();
    assert_eq!(
        names,
        [
            (Some("Veselka Ihor"), Some("Veselka"), Some("Ihor")),
            (Some("Veselka Olha"), Some("Veselka"), Some("Olha"))
        ]
    );
    let whole = read("Name;Given name;Rating\nVeselka Ihor;Ihor;2210\n");
    assert_eq!(
        whole
            .players
            .first()
            .and_then(|player| player.name.as_deref()),
        Some("Veselka Ihor")
    );
    let three = read("Surname;Name;Rating\nVeselka;Ihor;2210\n");
    assert_eq!(
        three
            .players
            .first()
            .and_then(|player| player.name.as_deref()),
        Some("Veselka Ihor")
    );
}

#[test]
fn rk_is_the_place_in_chess_and_the_rank_in_go() {
    let chess = read(
        "No.;Name;Rtg;FED;1.Rd;2.Rd;Pts.;Rk.;TB1\n1;Alder Ivo;2400;UKR;3w0;2b1;1;2;3,5\n2;Birch Olga;2300;UKR;4b1;1w0;1;3;2\n\
         3;Cedar Taras;2200;UKR;1b1;4w½;1,5;1;1,5\n4;Dahlia Nina;2100;UKR;2w0;3b½;0,5;4;2,5\n",
    );
    assert!(chess.players.iter().all(|player| player.rank.is_none()) && kinds(&chess).is_empty());
    assert_eq!(
        chess
            .standings
            .iter()
            .map(|standing| standing.place)
            .collect::<Vec<_>>(),
        [Some(2), Some(3), Some(1), Some(4)]
    );
    let go = read("Pl;Name;Rk;Co;R1\n1;Ant Ann;2D;UA;2+\n2;Bee Bob;4K;UA;1-\n");
    let ranks: Vec<_> = go
        .players
        .iter()
        .filter_map(|player| player.rank.as_ref().map(ToString::to_string))
        .collect();
    assert_eq!(
        (ranks, go.standings.len()),
        (vec!["2 dan".to_owned(), "4 kyu".to_owned()], 2)
    );
    let dots = read("No;Name;Rank;R1\n1;Ant;2;2+\n2;Bee;3;1-\n");
    assert_eq!(
        dots.players
            .iter()
            .filter(|player| player.rank.is_some())
            .count(),
        2
    );
    let swiss =
        read("Rank;SNo.;Name;Rtg\n1;4;Ant;2000\n2;1;Bee;1900\n3;3;Cat;1800\n4;2;Dog;1700\n");
    assert!(swiss.players.iter().all(|player| player.rank.is_none()));
}

#[test]
fn the_words_of_the_regulations_are_headings() {
    let known = Aliases::new(&[]);
    let headings = [
        (
            Meaning::Rating,
            "ІК, ИК, Ик (рейтинг), Індивідуальний коефіцієнт, Индивидуальный коэффициент, Рейтинг-коэффициент, R",
        ),
        (
            Meaning::Rating,
            "Классический, Класичний, Classic Dots, Rapid, Быстрый, Швидкий, Стартовый рейтинг, Rating at the start",
        ),
        (
            Meaning::Rank,
            "Разряд ТВКС, Розряд ТВКС, Sports rank, Спортивный разряд, Ранг",
        ),
        (Meaning::Title, "Звание, Звання, Спортивное звание"),
        (Meaning::Deviation, "S, Отклонение рейтинга, Відхилення"),
        (Meaning::Conditional, "Условный рейтинг"),
        (Meaning::Group, "Группа Мак-Магона, Група Мак-Магона"),
        (Meaning::Games, "Число партий, Зіграно партій, Сыграно"),
        (Meaning::Born, "Дата рождения, Год рождения, Г.р., Рік нар."),
        (Meaning::Number, "Номер жеребкуванням, Ст.№, Нач. ном."),
        (Meaning::City, "Город, Місто, City, Town"),
        (
            Meaning::ClubOrCity,
            "Club or city, Клуб или город, Клуб/Місто, Club/City, Клуб (город)",
        ),
        (Meaning::Country, "ФЕД, FED, Страна, Країна, Nat."),
        (Meaning::TieBreak, "TB1, Wtg1, Доп1, SOS-1, Ш-Б"),
        (Meaning::Name, "Фамилия, имя, отчество"),
    ];
    for (meaning, words) in headings {
        let words: Vec<&str> = if meaning == Meaning::Name {
            vec![words]
        } else {
            words.split(", ").collect()
        };
        for word in words {
            assert_eq!(
                known.find_meaning(word).map(|found| found.meaning),
                Some(meaning),
                "{word}"
            );
        }
    }
    assert_eq!(
        known.find_meaning("1-й тур").map(|found| found.meaning),
        Some(Meaning::Round(1))
    );
}

#[test]
fn a_title_heads_no_rank() {
    let list =
        read("№;Фамилия, имя;Звание;Классический;Город\n1;Ясень, Олег;мастер;2310;Полтава\n");
    let first = list.players.first().expect("a player");
    assert_eq!(
        (
            first.title.as_deref(),
            first.rating.map(|r| r.to_string()).as_deref()
        ),
        (Some("мастер"), Some("2310"))
    );
    assert_eq!(
        sheet::build_sheet(&list)
            .sheet
            .rows
            .first()
            .map(|row| row.rank.clone())
            .as_deref(),
        Some("мастер")
    );
    assert_eq!(kinds(&list), []);
}

#[test]
fn a_city_is_no_club() {
    let both = read("No;Name;Club;City;R1\n1;Ant;Honey;Lviv;2+\n2;Bee;;Kyiv;1-\n");
    let homes = |document: &Document| {
        document
            .players
            .iter()
            .map(|p| (p.club.clone(), p.city.clone()))
            .collect::<Vec<_>>()
    };
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(
        homes(&both),
        [(some("Honey"), some("Lviv")), (None, some("Kyiv"))]
    );
    let rows = sheet::build_sheet(&both).sheet.rows;
    assert_eq!(
        rows.iter()
            .map(|row| (row.club.as_str(), row.city.as_str()))
            .collect::<Vec<_>>(),
        [("Honey", "Lviv"), ("", "Kyiv")]
    );
    let either = read("No;Name;Клуб или город;R1\n1;Ant;Полтава;2+\n2;Bee;Чёрная жемчужина;1-\n");
    assert_eq!(
        homes(&either),
        [(None, some("Полтава")), (some("Чёрная жемчужина"), None)]
    );
}

#[test]
fn a_city_that_is_called_town_is_no_heading() {
    for text in [
        "Tournament,Evening cup\nCity,Town\n\nNo,Name,R1,Points\n1,Alder Ivo,2+w,1\n2,Birch Ola,1-b,0\n",
        "City\tClub\nName\tR1\nAnt\t2+\nBee\t1-\n",
    ] {
        for document in [
            read(text),
            recognise::read(text.as_bytes(), &Options::for_pasted()).unwrap(),
        ] {
            assert_eq!(
                (document.players.len(), document.games.len()),
                (2, 1),
                "{text}"
            );
            assert!(document.city.is_some(), "{text}");
        }
    }
}

#[test]
fn a_country_that_nobody_knows_is_said_with_its_line() {
    let document = read(
        "Name,Rating,Country\nAnt,1500,UKR\nBee,1490,Україна\nCat,1480,GER\nDog,1470,UA\nElk,1460,Konoha\nFox,1450,-\n",
    );
    assert_eq!(kinds(&document), [(Some(6), RemarkKind::UnreadValue)]);
    assert_eq!(
        document
            .remarks
            .first()
            .and_then(|remark| remark.at.as_deref()),
        Some("Konoha")
    );
    let rows = sheet::build_sheet(&document).sheet.rows;
    assert_eq!(
        rows.iter()
            .map(|row| row.country.as_str())
            .collect::<Vec<_>>(),
        ["UA", "UA", "DE", "UA", "", ""]
    );
    let shows = crate::domain::rules::by_id("elo").expect("rules").shows;
    assert!(sheet::find_gaps(&document, shows).contains(&sheet::Gap::Countries(1)));
}

#[test]
fn french_tables_name_white_b_and_black_n() {
    let text = "Pl;Nom;Elo;Gr;Fede;Rd 1;Rd 2;Pts\n1;ALDER Ivo;1900;SenM;FRA;+ 3B;= 2N;1,5\n2;BIRCH Ola;1800;U14;UKR;EXE;= 1B;1,5\n\
        3;CEDAR Eva;1700;VetF;FRA;- 1N;> 4B;1\n4;DAHLIA Ann;1600;5 kyu;FRA; ;< 3N;0\n";
    let document = read(text);
    let games: Vec<_> = document
        .games
        .iter()
        .map(|g| (g.round, g.a.0, g.b.0, g.score, g.kind, g.colour))
        .collect();
    let (won, drawn) = (Some(Score::Win), Some(Score::Draw));
    assert_eq!(
        games,
        [
            (1, 1, 3, won, GameKind::Played, Some(Colour::White)),
            (2, 1, 2, drawn, GameKind::Played, Some(Colour::Black)),
            (2, 3, 4, won, GameKind::Forfeit, Some(Colour::White)),
        ]
    );
    assert_eq!(
        document
            .byes
            .iter()
            .map(|bye| (bye.round, bye.player.0, bye.kind))
            .collect::<Vec<_>>(),
        [(1, 2, ByeKind::Full)]
    );
    let ranks: Vec<_> = document
        .players
        .iter()
        .map(|player| player.rank.as_ref().map(ToString::to_string))
        .collect();
    assert_eq!(ranks, [None, None, None, Some("5 kyu".to_owned())]);
    assert_eq!(document.players[1].country.as_deref(), Some("UKR"));
    // Without an N, b is black.
    let plain = read("No;Name;R1\n1;Ant;+2b\n2;Bee;-1w\n");
    assert_eq!(plain.games[0].colour, Some(Colour::Black));
}

#[test]
fn german_tables_name_black_s() {
    for text in [
        "Nr;Name;1.Rd\n1;Alder;2S1\n2;Birch;1W0\n",
        "Nr;Name;R1\n1;Alder;+2S\n2;Birch;-1W\n",
        "Nr;Name;R1\n1;Alder;2+S\n2;Birch;1-W\n",
    ] {
        let document = read(text);
        let games: Vec<_> = document
            .games
            .iter()
            .map(|g| (g.a.0, g.score, g.colour))
            .collect();
        assert_eq!(
            (games, document.unread.len()),
            (vec![(1, Some(Score::Win), Some(Colour::Black))], 0),
            "{text}"
        );
    }
}
