//! Tests of OpenGotha's XML beyond the cases of the exchange formats.

use super::time::{Overtime, TimeControl};
use super::{read, write};
use crate::decode::Text;
use crate::document::{Document, Format, Player, PlayerNo, RemarkKind};
use crate::number::Number;
use crate::options::Options;
use crate::refusal::{Code, Refusal};

fn parse(xml: &str) -> Result<Document, Refusal> {
    read(
        &Text {
            text: xml.to_owned(),
            guessed: None,
        },
        &Options::default(),
    )
}

fn code(xml: &str) -> Option<Code> {
    parse(xml).err().map(|refusal| refusal.code)
}

#[test]
fn what_is_not_well_formed_is_broken() {
    let player = "<Player name='A' firstName='B'/>";
    for xml in [
        "<Tournament>",
        "<Tournament></Tournement>",
        "<Tournament/><Tournament/>",
        "<Tournament/>text",
        "<Tournament><Player name='A' name='B'/></Tournament>",
        "<Tournament><Player name='<'/></Tournament>",
        "<Tournament><Player name=A/></Tournament>",
        "<Tournament>&nbsp;</Tournament>",
        "<Tournament><Player name='&nbsp;'/></Tournament>",
        "<Tournament>\u{1}</Tournament>",
    ] {
        assert_eq!(code(xml), Some(Code::Broken), "{xml}");
    }
    assert_eq!(
        code(&format!(
            "<!DOCTYPE t [<!ENTITY % a 'b'>]><Tournament>{player}</Tournament>"
        )),
        Some(Code::Entities)
    );
    assert_eq!(
        code(&format!(
            "<!DOCTYPE t [<!ELEMENT a ANY>]><Tournament>{player}<!-- <!ENTITY --></Tournament>"
        )),
        None
    );
    assert_eq!(code("<Tournament/>"), Some(Code::NoPlayers));
    let deep = format!(
        "<Tournament>{}{}</Tournament>",
        "<a>".repeat(1_000_000),
        "</a>".repeat(1_000_000)
    );
    assert_eq!(code(&deep), Some(Code::Broken));
}

#[test]
fn absences_are_worth_what_the_file_says() {
    let file = |criterion: &str, values: &str| {
        format!(
            "<Tournament><Players><Player name='A' firstName='B' participating='01'/></Players><TournamentParameterSet>\
             <GeneralParameterSet numberOfRounds='1' {values}/><PlacementParameterSet><PlacementCriterion name='{criterion}'/>\
             </PlacementParameterSet></TournamentParameterSet></Tournament>"
        )
    };
    for (criterion, values, points) in [
        ("MMS", "", "0.5"),
        ("NBW", "", "0"),
        ("CAT", "genNBW2ValueAbsent='2'", "1"),
        ("MMS", "genMMS2ValueAbsent='0' genNBW2ValueAbsent='2'", "0"),
    ] {
        let document = parse(&file(criterion, values)).expect("a tournament");
        let byes: Vec<String> = document
            .byes
            .iter()
            .map(|bye| bye.points.to_string())
            .collect();
        assert_eq!(byes, [points], "{criterion} {values}");
    }
}

#[test]
fn keys_without_marks_find_one_player_or_nobody() {
    let file = |second: &str| {
        format!(
            "<Tournament><Player name='Nemo' firstName='André'/><Player name='{second}' firstName='Andrè'/><Player name='Ox' firstName='P'/>\
             <Game roundNumber='1' whitePlayer='NEMOANDRE' blackPlayer='oxp' result='RESULT_EQUAL'/></Tournament>"
        )
    };
    assert_eq!(parse(&file("Other")).expect("a tournament").games.len(), 1);
    let unclear = parse(&file("Nemo")).expect("a tournament");
    assert_eq!(
        (
            unclear.games.len(),
            unclear.remarks.first().map(|remark| remark.kind)
        ),
        (0, Some(RemarkKind::UnknownOpponent))
    );
}

#[test]
fn time_controls_are_read_as_they_are_written() {
    for (text, expected) in [
        ("45 min", Some(Overtime::SuddenDeath)),
        (
            "45 min + 30 s byoyomi",
            Some(Overtime::Byoyomi { seconds: 30 }),
        ),
        (
            "45 min + 15 moves in 300 s",
            Some(Overtime::Canadian {
                moves: 15,
                seconds: 300,
            }),
        ),
        (
            "45 min + 20 s per move",
            Some(Overtime::Fischer { seconds: 20 }),
        ),
        ("45 min + 020 s per move", None),
        ("forty min", None),
        ("45", None),
    ] {
        let control = TimeControl::parse(text);
        assert_eq!(control.map(|control| control.overtime), expected, "{text}");
        assert!(
            control.is_none_or(|control| control.to_string() == text),
            "{text}"
        );
    }
}

#[test]
fn equal_keys_and_too_many_rounds_are_no_target() {
    let player = |no: u32, name: &str| Player {
        no: PlayerNo(no),
        name: Some(name.to_owned()),
        ..Player::default()
    };
    let mut document = Document::new(Format::Table);
    document.players = vec![player(1, "Ant Bee"), player(2, "ANT BEE")];
    let Err(refusal) = write(&document) else {
        panic!("no refusal")
    };
    assert_eq!(
        (refusal.code, refusal.players),
        (
            Code::Target,
            vec!["Ant Bee".to_owned(), "ANT BEE".to_owned()]
        )
    );
    document.players.pop();
    document.players.push(player(3, "Cat <&> \"Dog\""));
    document.players.push(Player {
        rating: Some(Number::HALF),
        ..player(4, "One")
    });
    document.rounds = 20;
    let written = write(&document).expect("a file");
    let again = parse(&String::from_utf8(written.bytes).expect("UTF-8")).expect("a tournament");
    let names: Vec<_> = again
        .players
        .iter()
        .map(|player| player.name.clone().unwrap_or_default())
        .collect();
    assert_eq!(names, ["Ant Bee", "Cat <&> \"Dog\"", "One x"]);
    document.rounds = 21;
    assert_eq!(
        write(&document).map_err(|refusal| refusal.code).err(),
        Some(Code::Target)
    );
}
