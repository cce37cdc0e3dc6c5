use std::io::Cursor;

use super::*;
use crate::archive::{Entry, build_archive};

/// The headings of FIDE's combined list, with rows of invented people.
const EVERYBODY: &str = "\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag
14109990       Kovalenko-Vigadana, Anna                                     UKR F   WFM  WFM  NI             AFM 1822  5   20 1790  0   20 0     0   0  1988  w
34109991       Probnyi, Lev                                                 FID M                                0     0   0  0     0   0  1504  3   40 2012
               Without a number                                             RUS M                                1500  0   20 0     0   0  0     0   0  1990
";

const ONE_KIND: &str = "\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SEP26 Gms K  B-day Flag
14109990       Kovalenko-Vigadana, Anna                                     UKR F   WFM  WFM  NI                 1822  5   20 1988  w
";

const OLD: &str = "\
ID number Name                            TitlFed  Mar11 GamesBorn  Flag
 14109990 Kovalenko-Vigadana, Anna         wf  UKR  1801   0  1988  w
";

const XML: &str = "<?xml version='1.0' encoding=\"UTF-8\"?>\n<playerslist>\n<player>\n<fideid>14109990</fideid>\n<name>Kovalenko &amp; Co, Anna</name>\n\
<country>UKR</country>\n<sex>F</sex>\n<title>WFM</title>\n<w_title>WFM</w_title>\n<o_title></o_title>\n<foa_title></foa_title>\n\
<rating>1822</rating>\n<games>5</games>\n<k>20</k>\n<rapid_rating>1790</rapid_rating>\n<blitz_rating></blitz_rating>\n<birthday>1988</birthday>\n<flag>w</flag>\n</player>\n\
<player><fideid>34109991</fideid><name>Probnyi, Lev</name><country>FID</country><sex>M</sex><rating>0</rating><birthday>0000</birthday></player>\n</playerslist>\n";

const GO: &str = "<html><body><pre>\n                 European Go Federation\n(23 Nov 2026)\n\n\
   Pin     Name                                 Co Club  Grade  ..  GoR  Tour  Last\n\n\
 19999001  Vigadana Olha                         UA  Kyiv   1d    --   2078    31  T261101A\n\
 19999002  Van Der Probe Jan                     NL  xxxx   20k   19k   105     2  T200202B\n\
 19999003  Bezklubnyi Petro                      UK  5k     --   1600    12  T261101A\n\
 19999004  Anonymous                             (undefined)\n</pre></body></html>\n";

fn rows(
    bytes: &[u8],
    name: &str,
    kind: Option<Kind>,
) -> Result<(About, Vec<ListedPlayer>), Refusal> {
    let mut rows = Vec::new();
    let about = read_list(Cursor::new(bytes), &Hints { name, kind }, &mut |_, row| {
        rows.push(row.clone())
    })?;
    Ok((about, rows))
}

fn day(year: i32, month: u32, day: u32) -> Option<NaiveDate> {
    NaiveDate::from_ymd_opt(year, month, day)
}

#[test]
fn the_list_of_everybody_has_three_ratings() {
    let (about, rows) = rows(EVERYBODY.as_bytes(), "players_list_foa.txt", None).unwrap();
    assert_eq!(
        about,
        About {
            system: System::Fide,
            dated: None,
            rows: 2
        }
    );
    let anna = ListedPlayer {
        number: "14109990".into(),
        name: "Kovalenko-Vigadana, Anna".into(),
        country: Some("UA"),
        born: Some(1988),
        gender: Some(Gender::Female),
        title: "WFM".into(),
        grade: String::new(),
        ratings: vec![(Kind::Standard, 1822), (Kind::Rapid, 1790)],
    };
    assert_eq!(rows[0], anna);
    assert_eq!(
        (rows[1].country, &rows[1].ratings),
        (None, &vec![(Kind::Blitz, 1504)])
    );
}

#[test]
fn a_list_of_one_kind_says_its_month_and_its_name_says_the_kind() {
    for (name, asked, kind) in [
        ("standard_rating_list.txt", None, Kind::Standard),
        ("rapid_rating_list.txt", None, Kind::Rapid),
        ("BLITZ_SEP26FRL.TXT", None, Kind::Blitz),
        ("list.txt", Some(Kind::Rapid), Kind::Rapid),
    ] {
        let (about, rows) = rows(ONE_KIND.as_bytes(), name, asked).unwrap();
        assert_eq!(
            (about.dated, rows[0].ratings.as_slice()),
            (day(2026, 9, 1), [(kind, 1822)].as_slice()),
            "{name}"
        );
    }
    let (about, rows) = rows(OLD.as_bytes(), "mar11frl.txt", None).unwrap();
    assert_eq!(
        (about.dated, rows[0].born, rows[0].country),
        (day(2011, 3, 1), Some(1988), Some("UA"))
    );
    assert_eq!(
        (rows[0].name.as_str(), rows[0].ratings.as_slice()),
        (
            "Kovalenko-Vigadana, Anna",
            [(Kind::Standard, 1801)].as_slice()
        )
    );
}

#[test]
fn xml_is_read_tag_by_tag() {
    let (about, rows) = rows(XML.as_bytes(), "standard_sep26frl_xml.xml", None).unwrap();
    assert_eq!(
        about,
        About {
            system: System::Fide,
            dated: day(2026, 9, 1),
            rows: 2
        }
    );
    assert_eq!(rows[0].name, "Kovalenko & Co, Anna");
    assert_eq!(
        rows[0].ratings,
        [(Kind::Standard, 1822), (Kind::Rapid, 1790)]
    );
    assert_eq!((rows[1].born, rows[1].ratings.len()), (None, 0));
    let cut = &XML[..XML.len() - 30];
    assert_eq!(
        super::tests::rows(cut.as_bytes(), "", None)
            .unwrap_err()
            .code,
        Code::Broken
    );
    let declared = XML.replacen(
        "<playerslist>",
        "<!DOCTYPE a [<!ENTITY b \"c\">]><playerslist>",
        1,
    );
    assert_eq!(
        super::tests::rows(declared.as_bytes(), "", None)
            .unwrap_err()
            .code,
        Code::Entities
    );
}

#[test]
fn what_a_player_says_twice_is_not_put_together() {
    let twice = XML.replacen(
        "<name>",
        "<fideid>34109993</fideid><name>Another, One</name><name>",
        1,
    );
    let (_, rows) = rows(twice.as_bytes(), "", None).unwrap();
    assert_eq!(
        (rows[0].number.as_str(), rows[0].name.as_str()),
        ("34109993", "Kovalenko & Co, Anna")
    );
}

#[test]
fn the_go_database_is_known_by_its_pins() {
    let (about, rows) = rows(GO.as_bytes(), "allworld_lp.html", None).unwrap();
    assert_eq!(
        about,
        About {
            system: System::EgfPin,
            dated: day(2026, 11, 23),
            rows: 3
        }
    );
    let told: Vec<_> = rows
        .iter()
        .map(|row| {
            (
                row.name.as_str(),
                row.country,
                row.grade.as_str(),
                row.ratings[0],
            )
        })
        .collect();
    assert_eq!(
        told,
        [
            ("Vigadana Olha", Some("UA"), "1d", (Kind::Gor, 2078)),
            ("Van Der Probe Jan", Some("NL"), "20k", (Kind::Gor, 105)),
            ("Bezklubnyi Petro", Some("GB"), "5k", (Kind::Gor, 1600)),
        ]
    );
}

#[test]
fn any_letter_may_stand_where_a_grade_does() {
    let odd = GO
        .replace(" 1d ", " 1d\u{feff} ")
        .replace("Olha", "Olha\u{feff} Â");
    let (about, rows) = rows(odd.as_bytes(), "", None).unwrap();
    assert_eq!(
        (about.rows, rows.len(), rows[0].number.as_str()),
        (2, 2, "19999002")
    );
}

#[test]
fn an_archive_holds_one_list() {
    let entry = |name: &str, text: &str| Entry {
        name: name.to_owned(),
        bytes: text.as_bytes().to_vec(),
    };
    let one = build_archive(&[entry("standard_rating_list.txt", ONE_KIND)]).unwrap();
    assert_eq!(
        rows(&one, "standard_rating_list.zip", None)
            .unwrap()
            .0
            .dated,
        day(2026, 9, 1)
    );
    let beside = build_archive(&[entry("allworld_lp.html", GO), entry("READ.ME", "x")]).unwrap();
    assert_eq!(rows(&beside, "a.zip", None).unwrap().0.rows, 3);
    let two = build_archive(&[entry("a.txt", ONE_KIND), entry("b.txt", ONE_KIND)]).unwrap();
    assert_eq!(
        rows(&two, "a.zip", None).unwrap_err().code,
        Code::Unrecognised
    );
    assert_eq!(
        rows(&one[..one.len() - 40], "a.zip", None)
            .unwrap_err()
            .code,
        Code::Broken
    );
}

#[test]
fn what_is_no_list_is_refused() {
    for (bytes, code) in [
        (&b""[..], Code::Unrecognised),
        (b"hello\nworld\n", Code::Unrecognised),
        (
            b"<?xml version='1.0'?><playerslist></playerslist>",
            Code::NoPlayers,
        ),
        (b"ID Number      Name      Fed SEP26\n", Code::NoPlayers),
        (&[b'x'; 40_000], Code::TooLong),
        (&[0xff; 3_000], Code::Unrecognised),
    ] {
        assert_eq!(
            rows(bytes, "", None).unwrap_err().code,
            code,
            "{:?}",
            String::from_utf8_lossy(&bytes[..bytes.len().min(40)])
        );
    }
}

#[test]
fn letters_of_old_encodings_are_read_and_move_no_column() {
    let mut bytes = ONE_KIND
        .replace("Kovalenko-Vigadana, Anna", "Kovalenko-Vigadana, Ann?")
        .into_bytes();
    let at = bytes.iter().position(|b| *b == b'?').unwrap();
    bytes[at] = 0xe9;
    let (_, rows) = rows(&bytes, "", None).unwrap();
    assert_eq!(
        (rows[0].name.as_str(), rows[0].born),
        ("Kovalenko-Vigadana, Anné", Some(1988))
    );
}

#[test]
fn countries_are_told_in_two_letters() {
    for (code, told) in [
        ("UKR", Some("UA")),
        ("GER", Some("DE")),
        ("ENG", Some("GB")),
        ("UA", Some("UA")),
        ("UK", Some("GB")),
        ("SUI", Some("CH")),
        ("SRI", Some("LK")),
        ("RSA", Some("ZA")),
        ("FID", None),
    ] {
        assert_eq!(country_code(code), told, "{code}");
    }
}
