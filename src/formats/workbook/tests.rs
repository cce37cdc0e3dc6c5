//! Tests of workbooks beyond the cases of the exchange formats.

use std::io::{Cursor, Read, Write};

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::parts::is_date_code;
use super::{Note, read, write, write_noted};
use crate::crosstable::write::Mark;
use crate::document::{Document, Format, Player, PlayerNo, RemarkKind};
use crate::domain::language::Language;
use crate::number::Number;
use crate::options::Options;
use crate::refusal::Code;

const RELATIONSHIPS: &str = "<Relationships><Relationship Id='r1' Type='x/worksheet' Target='worksheets/s1.xml'/>\
    <Relationship Id='r2' Type='x/styles' Target='styles.xml'/><Relationship Id='r3' Type='x/sharedStrings' Target='/xl/strings.xml'/></Relationships>";
const HEAD: &str = "<row r='2'><c r='A2' t='inlineStr'><is><t>Name</t></is></c><c r='C2' t='inlineStr'><is><r><t>Ra</t></r><r><t>ting</t></r>\
    <rPh><t>no</t></rPh></is></c><c r='D2' t='s'><v>1</v></c></row>";

fn workbook(rows: &str, parts: &[(&str, &str)]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let sheet = format!("<worksheet><sheetData>{HEAD}{rows}</sheetData></worksheet>");
    let usual = [
        (
            "_rels/.rels",
            "<Relationships><Relationship Id='a' Type='x/officeDocument' Target='/xl/workbook.xml'/></Relationships>",
        ),
        (
            "xl/workbook.xml",
            "<workbook><workbookPr date1904='0'/><sheets><sheet name='One' r:id='r1'/></sheets></workbook>",
        ),
        ("xl/_rels/workbook.xml.rels", RELATIONSHIPS),
        (
            "xl/styles.xml",
            "<s><numFmts><numFmt numFmtId='200' formatCode='dd/mm/yyyy'/></numFmts><cellXfs><xf numFmtId='0'/><xf numFmtId='200'/></cellXfs></s>",
        ),
        (
            "xl/strings.xml",
            "<sst uniqueCount='99999999999999'><si><t>x</t></si><si><t>Born</t></si></sst>",
        ),
        ("xl/worksheets/s1.xml", &sheet),
    ];
    for (name, content) in usual
        .iter()
        .filter(|(name, _)| parts.iter().all(|(own, _)| own != name))
        .chain(parts)
    {
        zip.start_file(*name, SimpleFileOptions::default())
            .expect("a part");
        zip.write_all(content.as_bytes()).expect("a part");
    }
    zip.finish().expect("an archive").into_inner()
}

fn code(bytes: &[u8]) -> Option<Code> {
    read(bytes, &Options::default())
        .err()
        .map(|refusal| refusal.code)
}

#[test]
fn values_become_texts() {
    let rows = "<row><c t='str'><f>A1</f><v>Ant_x0041_</v></c><c/><c><v>1500.12345678</v></c><c s='1'><v>33000</v></c></row>\
        <row r='9'><c r='A9' t='b'><v>1</v></c><c r='C9' t='e'><v>#N/A</v></c><c r='XFD9'><v>7</v></c></row>";
    let document = read(&workbook(rows, &[]), &Options::default()).expect("a list");
    let shown: Vec<_> = document
        .players
        .iter()
        .map(|p| {
            (
                p.name.clone(),
                p.rating,
                p.born.map(|born| born.to_string()),
            )
        })
        .collect();
    let rating = Number::parse("1500.123457");
    assert_eq!(
        shown,
        [
            (
                Some("AntA".to_owned()),
                rating,
                Some("1990-05-07".to_owned())
            ),
            (Some("true".to_owned()), None, None)
        ]
    );
    assert_eq!(
        document
            .remarks
            .iter()
            .map(|remark| (remark.line, remark.kind))
            .collect::<Vec<_>>(),
        [(Some(9), RemarkKind::UnreadCell)]
    );
}

#[test]
fn formats_of_dates_are_told_from_others() {
    for (code, expected) in [
        ("yyyy\\-mm\\-dd", true),
        ("[$-419]D MMMM", true),
        ("General", false),
        ("0.00", false),
        ("#,##0\" days\"", false),
        ("0\\d", false),
        ("[Red]0", false),
        ("0;yyyy", false),
        ("h:mm", false),
    ] {
        assert_eq!(is_date_code(code), expected, "{code}");
    }
}

#[test]
fn damaged_workbooks_are_refused() {
    assert_eq!(code(b"PK\x03\x04"), Some(Code::Broken));
    let whole = workbook("", &[]);
    assert_eq!(
        code(whole.get(..whole.len() / 2).unwrap_or_default()),
        Some(Code::Broken)
    );
    assert_eq!(code(&whole), Some(Code::NoPlayers));
    assert_eq!(code(&workbook("<row r='3'>", &[])), Some(Code::Broken));
    assert_eq!(
        code(&workbook("<row r='1'><c/></row>", &[])),
        Some(Code::Broken)
    );
    assert_eq!(
        code(&workbook("<row r='99999999999'><c/></row>", &[])),
        Some(Code::Broken)
    );
    assert_eq!(
        code(&workbook("<row><c r='ZZZZZZZZ3'><v>1</v></c></row>", &[])),
        Some(Code::Broken)
    );
    assert_eq!(
        code(&workbook("<row><c t='s'><v>7</v></c></row>", &[])),
        Some(Code::Broken)
    );
    let entities = "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b 'c'>]><a/>";
    assert_eq!(
        code(&workbook("", &[("docProps/core.xml", entities)])),
        Some(Code::Entities)
    );
    assert_eq!(
        code(&workbook(
            "",
            &[("xl/workbook.xml", "<workbook><sheets/></workbook>")]
        )),
        Some(Code::Unrecognised)
    );
}

#[test]
fn bombs_are_not_unpacked() {
    let zeros = "0".repeat(2 << 20);
    let packed = workbook("", &[("xl/media/picture.png", &zeros)]);
    let opened = |max: u64| {
        super::package::Package::open_up_to(&packed, max)
            .map(drop)
            .map_err(|refusal| refusal.code)
    };
    assert_eq!(
        (opened(1 << 20), opened(3 << 20)),
        (Err(Code::TooLong), Ok(()))
    );
}

#[test]
fn a_star_is_how_a_number_is_shown() {
    let mut document = Document::new(Format::List);
    let player = Player {
        no: PlayerNo(1),
        name: Some("Ant".to_owned()),
        rating: Number::parse("1345"),
        ..Player::default()
    };
    document.players.push(Player {
        provisional: true,
        ..player.clone()
    });
    let bytes = write(&document, Language::English)
        .expect("a workbook")
        .bytes;
    let mut styles = String::new();
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes.clone())).expect("an archive");
    archive
        .by_name("xl/styles.xml")
        .expect("styles")
        .read_to_string(&mut styles)
        .expect("text");
    assert!(styles.contains("General&quot;*&quot;"), "{styles}");
    assert_eq!(
        read(&bytes, &Options::default()).expect("a list").players,
        [player]
    );
}

#[test]
fn a_note_has_a_sheet_of_its_own() {
    let mut document = Document::new(Format::List);
    document.players.push(Player {
        no: PlayerNo(1),
        name: Some("Ant".to_owned()),
        rating: Number::parse("1345"),
        ..Player::default()
    });
    let note = Note {
        sheet: "Use of the list".to_owned(),
        lines: vec!["=Cite us".to_owned(), "https://example.org/list".to_owned()],
    };
    let bytes = write_noted(&document, Language::English, &Mark::default(), Some(&note))
        .expect("a workbook")
        .bytes;
    let again = read(&bytes, &Options::default()).expect("a list");
    assert_eq!(again.players, document.players);
    assert_eq!(
        again
            .remarks
            .iter()
            .map(|remark| remark.kind)
            .collect::<Vec<_>>(),
        [RemarkKind::NotTaken]
    );
    let mut texts = String::new();
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).expect("an archive");
    archive
        .by_name("xl/sharedStrings.xml")
        .expect("texts")
        .read_to_string(&mut texts)
        .expect("text");
    assert!(
        note.lines.iter().all(|line| texts.contains(line.as_str())),
        "{texts}"
    );
}

#[test]
fn the_same_document_gives_the_same_bytes() {
    let mut document = Document::new(Format::List);
    document.players.push(Player {
        no: PlayerNo(1),
        name: Some("=Ant".to_owned()),
        rating: Number::parse("1500.5"),
        ..Player::default()
    });
    let bytes = write(&document, Language::Ukrainian)
        .expect("a workbook")
        .bytes;
    assert_eq!(
        write(&document, Language::Ukrainian)
            .expect("a workbook")
            .bytes,
        bytes
    );
    assert_eq!(
        read(&bytes, &Options::default()).expect("a list").players,
        document.players
    );
}
