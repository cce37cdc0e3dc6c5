//! Pasted texts: tables as federations publish them, with headings and without.

use proptest::prelude::*;

use crate::column_kind::Meaning;
use crate::document::{Column, Document, IdSystem, RemarkKind};
use crate::domain::rules::RulesFeatures;
use crate::domain::table::{self, MAX_ROWS, Sheet};
use crate::limits::MAX_PASTED;
use crate::options::Options;
use crate::recognise;
use crate::refusal::{Code, Refusal};
use crate::sheet::{Gap, build_sheet, find_gaps};
use crate::warnings::Stranger;

const CUP: &str = include_str!("../../../tests/fixtures/cup-18p.txt");

/// The European form, with invented people.
const EUROPEAN: &str = "\u{feff}; EV[Invented Open]\r
; HA[h9]\r
;.\r
1 Verbniak Ostap       2k UA  Kani  21   2    42   21.5 3+/b0   2=/w0   4+/w2  |10000001\r
2 Haievyk Rostyslav   10k UA  Lubn  20.5 1.5  41.5 20   4+/w0   1=/b0   3-/b0  |10000002\r
3 Kalynchuk Solomiia   1d UA  Kani  20   2    40   20.5 1-/w0   0+      2+/w0  |10000003\r
4 M'iatnyi Zakhar      3k UA  Kani  19   0    39   0    2-/b0   0=      1-/b2  |10000004\r
";

struct Pasted {
    document: Document,
    sheet: Sheet,
}

fn read_pasted(text: &str) -> Result<Pasted, Refusal> {
    let document = recognise::read(text.as_bytes(), &Options::for_pasted())?;
    Ok(Pasted {
        sheet: build_sheet(&document).sheet,
        document,
    })
}

#[track_caller]
fn expect_understood(text: &str) -> Pasted {
    match read_pasted(text) {
        Ok(pasted) => pasted,
        Err(refusal) => panic!("{refusal}"),
    }
}

#[track_caller]
fn check_table(pasted: &Pasted) -> table::Table {
    let mut sheet = pasted.sheet.clone();
    sheet.rows.iter_mut().for_each(|row| row.new = true);
    match table::check_sheet(&sheet) {
        Ok(table) => table,
        Err(problems) => panic!("{problems:#?}"),
    }
}

fn column_meanings(pasted: &Pasted) -> Vec<Option<Meaning>> {
    pasted
        .document
        .columns
        .iter()
        .map(|column| column.meaning)
        .collect()
}

fn remark_kinds(pasted: &Pasted) -> Vec<(Option<usize>, RemarkKind)> {
    pasted
        .document
        .remarks
        .iter()
        .map(|remark| (remark.line, remark.kind))
        .collect()
}

fn find_refusal(text: &str) -> Option<(Option<usize>, Code)> {
    read_pasted(text)
        .err()
        .map(|refusal| (refusal.line, refusal.code))
}

fn with_separator(separator: char) -> String {
    let mut lines = Vec::new();
    for line in CUP
        .lines()
        .filter(|line| !line.starts_with('-') && !line.is_empty())
    {
        let chars: Vec<char> = line.chars().collect();
        let edges = [0, 3, 24, 30, 36, 44, 50, 54, 58, 62, 66, 70, 75, 80, 86, 92];
        let field = |w: &[usize]| {
            chars[w[0]..w[1].min(chars.len())]
                .iter()
                .collect::<String>()
                .trim()
                .to_owned()
        };
        let quoted = |text: String| {
            if text.contains(separator) {
                format!("\"{text}\"")
            } else {
                text
            }
        };
        lines.push(
            edges
                .windows(2)
                .map(|w| quoted(field(w)))
                .collect::<Vec<_>>()
                .join(&separator.to_string()),
        );
    }
    lines.join("\r\n")
}

#[test]
fn the_table_of_the_federation_is_read() {
    let pasted = expect_understood(CUP);
    let table = check_table(&pasted);
    assert_eq!(
        (table.rows.len(), table.rounds, table.games.len()),
        (18, 5, 45)
    );
    assert!(table.warnings.is_empty() && pasted.document.remarks.is_empty());
    let first = &pasted.sheet.rows[0];
    assert_eq!(
        (
            first.club.as_str(),
            first.rank.as_str(),
            first.group.as_str()
        ),
        ("Київ", "3 кю", "2")
    );
    assert!(!first.name.contains(','));
    let mut expected = vec![
        Meaning::Number,
        Meaning::Name,
        Meaning::Club,
        Meaning::Rank,
        Meaning::Rating,
        Meaning::Group,
    ];
    expected.extend((1..=5).map(Meaning::Round));
    expected.extend([
        Meaning::Points,
        Meaning::TieBreak,
        Meaning::TieBreak,
        Meaning::TieBreak,
    ]);
    assert_eq!(
        column_meanings(&pasted),
        expected.into_iter().map(Some).collect::<Vec<_>>()
    );
    assert_eq!(pasted.document.columns[14].heading, "кБух₂");
}

#[test]
fn every_separator_gives_the_same_table() {
    let expected = expect_understood(CUP).sheet;
    for separator in ['\t', ';', ',', '|'] {
        assert_eq!(
            expect_understood(&with_separator(separator)).sheet,
            expected,
            "{separator:?}"
        );
    }
    let without_rule: Vec<&str> = CUP.lines().filter(|line| !line.starts_with('-')).collect();
    assert_eq!(expect_understood(&without_rule.join("\n")).sheet, expected);
    assert_eq!(
        expect_understood(&CUP.replace(' ', "\u{a0}").replace('\n', "\r")).sheet,
        expected
    );
}

#[test]
fn without_a_header_the_content_speaks() {
    let expected = expect_understood(CUP).sheet;
    let tabs = with_separator('\t');
    let body = tabs.split_once('\n').map(|(_, body)| body).unwrap();
    assert_eq!(expect_understood(body).sheet, expected);
    let blanks: Vec<&str> = CUP.lines().skip(3).collect();
    let pasted = expect_understood(&blanks.join("\n"));
    assert_eq!(pasted.sheet, expected);
    assert!(column_meanings(&pasted).contains(&Some(Meaning::TieBreak)));
}

#[test]
fn the_european_wall_list_is_read_without_its_head() {
    let pasted = expect_understood(
        &EUROPEAN
            .replace("; EV[", "; of [")
            .replace("; HA[", "; by ["),
    );
    let table = check_table(&pasted);
    assert_eq!(
        (table.rows.len(), table.rounds, table.games.len()),
        (4, 3, 7)
    );
    let row = &pasted.sheet.rows[3];
    assert_eq!(
        (
            row.name.as_str(),
            row.rank.as_str(),
            row.club.as_str(),
            row.place.as_str()
        ),
        ("M'iatnyi Zakhar", "3k", "Kani", "4")
    );
    assert_eq!(table.games[4].handicap, 0);
    assert!(
        table
            .games
            .iter()
            .any(|game| game.handicap == 2 && game.a == 1)
    );
    assert_eq!(
        remark_kinds(&pasted)
            .iter()
            .filter(|(_, kind)| *kind == RemarkKind::UnknownLine)
            .count(),
        3
    );
    assert_eq!(
        column_meanings(&pasted).last(),
        Some(&Some(Meaning::Id(IdSystem::EgfPin)))
    );
    assert_eq!(
        pasted.document.players[0]
            .ids
            .get(&IdSystem::EgfPin)
            .map(String::as_str),
        Some("10000001")
    );
    // With its head it is a wall list like any file.
    let file = expect_understood(EUROPEAN);
    assert_eq!(
        (file.sheet.rows.len(), check_table(&file).games.len()),
        (4, 7)
    );
}

#[test]
fn decimal_commas_and_foreign_headers_are_understood() {
    let text = "Відкрита першість\n№;Фамилия;Имя;Город;Год рождения;Тренер;Тур 1;Тур 2;Очки\n\
        1;Ясенев;Олег;Канев;2009;Х;2=;3+;1,5\n2;Клёнова;Вера;Лубны;2010;Х;1=;0-;0,5\n\
        3;Дубов;Лев;Канев;2011;Х;;1-;0\nСудья: Х;;;;;;;;\n";
    let pasted = expect_understood(text);
    let table = check_table(&pasted);
    assert_eq!(table.rows[0].name, "Ясенев Олег");
    assert_eq!(
        (
            table.rows[1].club.as_str(),
            pasted.sheet.rows[1].city.as_str(),
            table.rows[1].points
        ),
        ("", "Лубны", Some(1))
    );
    assert_eq!(
        pasted.document.columns[5],
        Column {
            heading: "Тренер".to_owned(),
            meaning: None
        }
    );
    let ignored: Vec<_> = remark_kinds(&pasted)
        .into_iter()
        .filter(|(_, kind)| *kind == RemarkKind::UnknownLine)
        .collect();
    assert_eq!(
        ignored,
        [
            (Some(1), RemarkKind::UnknownLine),
            (Some(6), RemarkKind::UnknownLine)
        ]
    );
}

#[test]
fn printed_numbers_are_mapped_to_rows() {
    let pasted = expect_understood(
        "№\tName\t1\t2\n7\tYasen Oleh\t3+w\t0-\n3\tKlen Vira\t7-b\t5=\n5\tDub Lev\t\t3=\n",
    );
    assert_eq!(pasted.sheet.rows[0].cells, ["2+w", "0-"]);
    assert_eq!(pasted.sheet.rows[2].cells, ["", "2="]);
    check_table(&pasted);
    let unknown = expect_understood("№\tName\t1\n7\tA B\t3+\n3\tC D\t2-\n");
    assert_eq!(
        remark_kinds(&unknown),
        [
            (Some(2), RemarkKind::Contradiction),
            (Some(3), RemarkKind::UnknownOpponent)
        ]
    );
    // Number 2 is not in the table, and must not be taken for the second row.
    assert_eq!(unknown.sheet.rows[1].cells, ["2-?"]);
    assert!(table::check_sheet(&unknown.sheet).is_err());
    assert_eq!(
        find_refusal("№\tName\t1\n1\tA B\t2+\n1\tC D\t1-\n"),
        Some((Some(3), Code::NumberTwice))
    );
    assert_eq!(
        find_refusal("№\tName\t1\n1\tA B\t2+\nx\tC D\t1-\n"),
        Some((Some(3), Code::Number))
    );
}

#[test]
fn a_result_against_nobody_stays_as_it_stands_and_is_named() {
    let pasted = expect_understood(
        "№\tName\t1\t2\n1\tYasen Oleh\t2+\t4+\n2\tKlen Vira\t1-\t3=\n3\tDub Lev\t\t2=\n",
    );
    assert_eq!(pasted.sheet.rows[0].cells, ["2+", "4+"]);
    let strangers: Vec<_> = pasted
        .document
        .remarks
        .iter()
        .filter_map(|remark| remark.stranger.clone())
        .collect();
    assert_eq!(
        strangers,
        [Stranger {
            round: 2,
            number: 4,
            cell: "4+".to_owned()
        }]
    );
    assert!(table::check_sheet(&pasted.sheet).is_err());
}

#[test]
fn a_group_that_totals_leave_out_is_left_out() {
    let pasted = expect_understood(
        "№\tName\tGroup\tI\tPoints\n1\tYasen Oleh\t2\t2+\t1\n2\tKlen Vira\t1\t1-\t0\n",
    );
    assert!(find_gaps(&pasted.document, RulesFeatures::NONE).contains(&Gap::GroupsNotCounted));
    assert!(pasted.sheet.rows.iter().all(|row| row.group.is_empty()));
    check_table(&pasted);
    let counted = expect_understood(
        "№\tName\tGroup\tI\tPoints\n1\tYasen Oleh\t2\t2+\t3\n2\tKlen Vira\t1\t1-\t1\n",
    );
    assert!(!find_gaps(&counted.document, RulesFeatures::NONE).contains(&Gap::GroupsNotCounted));
    assert_eq!(counted.sheet.rows[0].group, "2");
}

#[test]
fn a_cell_that_cannot_be_read_stays_for_the_referee() {
    let pasted = expect_understood(
        "№\tName\t1\t2\n1\tYasen Oleh\t2+\t3~~\n2\tKlen Vira\t1-\t0+\n3\tDub Lev\tx y\t\n",
    );
    assert_eq!(pasted.sheet.rows[0].cells, ["2+", "3~~"]);
    assert_eq!(pasted.sheet.rows[2].cells, ["x y", ""]);
    assert!(remark_kinds(&pasted).contains(&(Some(4), RemarkKind::UnreadCell)));
}

#[test]
fn ranks_and_annulled_games_stay_as_they_were_typed() {
    let pasted =
        expect_understood("№\tName\tRank\t1\n1\tYasen Oleh\t3 кю\t2+x\n2\tKlen Vira\tКМС\t1-x\n");
    let rows: Vec<_> = pasted
        .sheet
        .rows
        .iter()
        .map(|row| (row.rank.as_str(), row.cell(1)))
        .collect();
    assert_eq!(rows, [("3 кю", "2+x"), ("КМС", "1-x")]);
}

#[test]
fn what_is_no_table_is_said_to_be_none() {
    assert_eq!(find_refusal(""), Some((None, Code::Empty)));
    assert_eq!(
        find_refusal("Dear friends,\nthe cup was won by A.\n"),
        Some((None, Code::Unrecognised))
    );
    assert_eq!(
        find_refusal("№\tName\tClub\n1\tYasen\tKaniv\n"),
        Some((Some(1), Code::NoResults))
    );
    assert_eq!(
        find_refusal("№;I;II\n1;2+;2-\n2;1-;1+\n"),
        Some((Some(1), Code::NoNames))
    );
    let longer = expect_understood("№;Name;I\n1;Yasen;2+\n2;Klen;1-;0;0\n");
    assert_eq!(
        remark_kinds(&longer),
        [(Some(3), RemarkKind::UnreadCell); 2]
    );
    let shorter = expect_understood("№;Name;I\n1;Yasen;2+\n2;1-\n");
    assert!(remark_kinds(&shorter).contains(&(Some(3), RemarkKind::UnknownLine)));
    assert_eq!(
        find_refusal(&"x".repeat(MAX_PASTED + 1)),
        Some((None, Code::TooLong))
    );
    assert_eq!(
        find_refusal(&"1\tYasen\t2+\n".repeat(MAX_ROWS + 1)),
        Some((None, Code::TooManyPlayers))
    );
    let many = expect_understood(&format!(
        "1\tYasen{}\n2\tKlen{}\n",
        "\t2+".repeat(41),
        "\t1-".repeat(41)
    ));
    assert!(find_gaps(&many.document, RulesFeatures::NONE).contains(&Gap::TooManyRounds(41)));
}

#[test]
fn lines_are_counted_as_the_referee_sees_them() {
    let pasted = expect_understood("\n\nCup\n\n№;Name;I\n\n\n1;Yasen;2+\n\n2;1-\n");
    let ignored: Vec<_> = remark_kinds(&pasted)
        .into_iter()
        .filter(|(_, kind)| *kind == RemarkKind::UnknownLine)
        .collect();
    assert_eq!(
        ignored,
        [
            (Some(3), RemarkKind::UnknownLine),
            (Some(10), RemarkKind::UnknownLine)
        ]
    );
}

#[test]
fn a_hostile_text_costs_little() {
    let dashes = format!("{}\n{}", "- ".repeat(60_000), "1 A 2+\n".repeat(15_000));
    let words = format!("1 {} 2+\n", "A ".repeat(40_000)).repeat(3);
    let tabs = format!(
        "№\tName{}\n{}",
        "\tI".repeat(50_000),
        "1\tA\t2+\n".repeat(10_000)
    );
    for text in [dashes, words, tabs] {
        assert!(text.len() <= MAX_PASTED && read_pasted(&text).is_err());
    }
}

#[test]
fn a_broken_line_is_named() {
    let broken = CUP.replacen(" 4  ", "    ", 1);
    assert!(
        read_pasted(&broken).is_ok()
            || find_refusal(&broken).is_some_and(|(line, _)| line.is_some())
    );
    let short = EUROPEAN
        .replace("; EV[", "; of [")
        .replace("; HA[", "; by [")
        .replace("1-/w0   0+      2+/w0", "1-/w0   2+/w0");
    assert_eq!(find_refusal(&short), Some((Some(6), Code::Number)));
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".*") {
        let _ = read_pasted(&text);
    }

    #[test]
    fn any_lines_of_a_table_are_read_or_refused(
        words in prop::collection::vec("№|Name|I|II|Ім'я|Очки|Rank|---|[0-9]{1,3}|[0-9]{1,\
            2}[-+=]|4 кю|5k|Ян|\"|;|,|\\||\t|\n| |  |½|\u{feff}|, Ян|[a-zа-я]{2,5}", 0..80)
    ) {
        if let Ok(pasted) = read_pasted(&words.join("")) {
            prop_assert!(pasted.sheet.rows.iter().all(|row| row.cells.len() == pasted.sheet.rounds));
            let _ = table::check_sheet(&pasted.sheet);
        }
    }

    #[test]
    fn a_damaged_table_is_read_or_refused(at in 0..CUP.chars().count(), length in 0_usize..40, with in "[ \t\n;|,0-9+-]{0,4}") {
        let damaged: String = CUP.chars().take(at).chain(with.chars()).chain(CUP.chars().skip(at + length)).collect();
        let _ = read_pasted(&damaged);
    }
}
