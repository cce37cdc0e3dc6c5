//! Tests beyond the cases of the exchange formats.

use super::{Edition, read, write};
use crate::decode::Text;
use crate::document::{
    ByeKind, Document, Fact, Format, Game, GameKind, Gender, Home, IdSystem, Player, PlayerNo,
    RemarkKind, Score, Team,
};
use crate::domain::name::Language;
use crate::losses::Loss;
use crate::number::Number;
use crate::refusal::{Code, Refusal};
use crate::sheet;

fn document(text: &str) -> Result<Document, Refusal> {
    read(
        &Text {
            text: text.to_owned(),
            guessed: None,
        },
        10,
    )
}

/// The cells have ten characters.
fn player(no: u32, cells: &str) -> String {
    format!(
        "001 {no:>4}      {:<33} {:>4} {:<3} {:>11} {:<10} {:>4} {:>4}{cells}\n",
        format!("Moth, N{no}"),
        0,
        "",
        "",
        "",
        "",
        ""
    )
}

/// Regressions found with random input: each was written differently the second time.
#[test]
fn what_was_written_is_written_again_the_same() {
    let head = "012 Cup\n042 2026/01/10\n052 2026/01/11\n142 2\n";
    for rest in [
        "001    1 m    Shcherban Ь, Gedeon               1700 UKR             1990/00/00  0.0    1\n",
        "362 TW 2.0   TD 1.0Ь   TL 0.0\n001    1 m    Shcherban, Gedeon                 1700 UKR             1990/00/00  0.0    1\n",
        "001    1 w    Flax, Rada                           0 UKR       55Ь50 2012/09/00  0.0    1\nUKR    1                                        1432\n",
    ] {
        for edition in [Edition::Trf16, Edition::Trf26] {
            let written = |text: &str| {
                String::from_utf8(write(&document(text).unwrap(), edition).unwrap().bytes).unwrap()
            };
            let once = written(&format!("{head}{rest}"));
            assert_eq!(once, written(&once));
        }
    }
}

#[test]
fn two_who_claim_one_opponent_get_one_game() {
    let text = [
        player(1, "     3 w 1"),
        player(2, "     3 w 1"),
        player(3, ""),
    ]
    .concat();
    let read = document(&text).unwrap_or_else(|refusal| panic!("{refusal}"));
    assert_eq!(read.games.len(), 1);
    let kinds: Vec<RemarkKind> = read.remarks.iter().map(|remark| remark.kind).collect();
    assert_eq!(kinds, [RemarkKind::OneSided, RemarkKind::Contradiction]);
}

#[test]
fn dates_of_rounds_that_are_none_make_none() {
    let dates = format!("132{}26/01/10  26/01/10\n", " ".repeat(88));
    for edition in [Edition::Trf16, Edition::Trf26] {
        let read =
            document(&["012 Cup\nXXR 0\n".to_owned(), dates.clone(), player(1, "")].concat())
                .unwrap_or_else(|refusal| panic!("{refusal}"));
        assert_eq!(
            (read.rounds, read.facts.contains_key(&Fact::RoundDates)),
            (0, true)
        );
        assert_eq!(comes_back_as_it_was(&read, edition).rounds, 0);
    }
}

#[test]
fn missing_results_count_as_draws_where_162_gives_points_for_draws() {
    let text = [
        "162 W 1.0    D 0.5\n".to_owned(),
        player(1, "     2 w  "),
        player(2, "     1 b  "),
    ]
    .concat();
    let read = document(&text).unwrap_or_else(|refusal| panic!("{refusal}"));
    assert_eq!((read.format, read.games.len()), (Format::Trf26, 1));
    assert!(read.games.iter().all(|game| game.kind == GameKind::Open));
}

#[test]
fn a_hundredth_round_is_refused() {
    let text = player(1, &format!("{}     2 w 1", " ".repeat(990)));
    assert_eq!(
        document(&text)
            .map_err(|refusal| (refusal.code, refusal.line))
            .err(),
        Some((Code::TooManyRounds, None))
    );
    let text = ["XXR 100\n".to_owned(), player(1, "")].concat();
    assert_eq!(
        document(&text).map_err(|refusal| refusal.code).err(),
        Some(Code::TooManyRounds)
    );
}

#[test]
fn what_goes_out_comes_back() {
    let text = [
        "012 Moth Cup\n".to_owned(),
        player(1, "     2 w 1  0000 - H"),
        player(2, "     1 b 0          "),
    ]
    .concat();
    let read = document(&text).unwrap_or_else(|refusal| panic!("{refusal}"));
    for edition in [Edition::Trf16, Edition::Trf26] {
        let written = write(&read, edition).unwrap_or_else(|refusal| panic!("{refusal}"));
        let again = document(&String::from_utf8_lossy(&written.bytes))
            .unwrap_or_else(|refusal| panic!("{refusal}"));
        assert_eq!(
            (again.games, again.byes),
            (read.games.clone(), read.byes.clone())
        );
    }
}

fn comes_back_as_it_was(document: &Document, edition: Edition) -> Document {
    let first = write(document, edition).unwrap_or_else(|refusal| panic!("{refusal}"));
    let again = self::document(&String::from_utf8_lossy(&first.bytes))
        .unwrap_or_else(|refusal| panic!("{refusal}"));
    let second = write(&again, edition).unwrap_or_else(|refusal| panic!("{refusal}"));
    assert_eq!(
        String::from_utf8_lossy(&first.bytes),
        String::from_utf8_lossy(&second.bytes)
    );
    again
}

/// A game of the first round that the first player won.
fn game(a: u32, b: u32) -> Game {
    let (a, b) = (PlayerNo(a), PlayerNo(b));
    Game {
        round: 1,
        a,
        b,
        score: Some(Score::Win),
        colour: None,
        handicap: 0,
        kind: GameKind::Played,
        board: None,
    }
}

#[test]
fn nobody_goes_out_with_an_opponent_who_has_another_one() {
    let mut read = document(&[player(1, ""), player(2, ""), player(3, ""), player(4, "")].concat())
        .unwrap_or_else(|refusal| panic!("{refusal}"));
    (read.rounds, read.games) = (1, vec![game(1, 2), game(1, 3), game(3, 4)]);
    for edition in [Edition::Trf16, Edition::Trf26] {
        let again = comes_back_as_it_was(&read, edition);
        assert_eq!(
            again
                .games
                .iter()
                .map(|game| (game.a.0, game.b.0))
                .collect::<Vec<_>>(),
            [(1, 2), (3, 4)]
        );
    }
}

#[test]
fn what_is_wider_than_its_column_stays_out() {
    let mut read = document(&[player(1, "     2 w 1"), player(2, "     1 b 0")].concat())
        .unwrap_or_else(|refusal| panic!("{refusal}"));
    let wide = Some(Number::from_whole(14_100));
    read.teams = vec![Team {
        no: 1,
        name: Some("East".to_owned()),
        players: vec![PlayerNo(2)],
        place: Some(1000),
        points: wide,
        game_points: wide,
    }];
    let again = comes_back_as_it_was(&read, Edition::Trf26);
    assert!(
        again.teams.iter().all(|team| team.place.is_none()
            && team.points.is_none()
            && team.game_points.is_none())
    );
    assert!(
        write(&read, Edition::Trf26).is_ok_and(|written| written.lost.contains(&Loss::TeamPlaces))
    );
}

#[test]
fn a_word_without_latin_letters_leaves_no_blank() {
    let text = [
        "132 Ь 05.28.07 05.29.07\n".to_owned(),
        player(1, "     2 w 1"),
        player(2, "     1 b 0"),
    ]
    .concat();
    let read = document(&text).unwrap_or_else(|refusal| panic!("{refusal}"));
    comes_back_as_it_was(&read, Edition::Trf16);
}

#[test]
fn a_fact_without_latin_letters_is_not_written() {
    let text = [
        "XXR 1\n102 Ь\n112 Moth\n132 Ь\n202 Ь\n".to_owned(),
        player(1, "     2 w 1"),
        player(2, "     1 b 0"),
    ]
    .concat();
    let read = document(&text).unwrap_or_else(|refusal| panic!("{refusal}"));
    assert!(read.facts.contains_key(&Fact::RoundDates));
    for edition in [Edition::Trf16, Edition::Trf26] {
        let again = comes_back_as_it_was(&read, edition);
        assert_eq!(
            (again.arbiters, again.facts.contains_key(&Fact::RoundDates)),
            (vec!["Moth".to_owned()], false)
        );
    }
}

#[test]
fn a_name_without_latin_letters_leaves_no_comma() {
    let mut read = document(&[player(1, "     2 w 1"), player(2, "     1 b 0")].concat())
        .unwrap_or_else(|refusal| panic!("{refusal}"));
    for (surname, given) in [("Ь", "Moth"), ("Moth", "ь"), ("Ь", "ь")] {
        let player = &mut read.players[0];
        player.latin = None;
        (player.surname, player.given) = (Some(surname.to_owned()), Some(given.to_owned()));
        player.name = Some(format!("{surname} {given}"));
        let again = comes_back_as_it_was(&read, Edition::Trf16);
        assert!(
            !again.players[0]
                .name
                .as_deref()
                .unwrap_or_default()
                .contains(',')
        );
    }
}

#[test]
fn a_national_rating_of_nothing_is_told_as_lost() {
    let mut read = document(&[player(1, "     2 w 1"), player(2, "     1 b 0")].concat())
        .unwrap_or_else(|refusal| panic!("{refusal}"));
    for (rating, kept) in [
        ("0.15", None),
        ("0", None),
        ("12000", None),
        ("1432", Number::parse("1432")),
    ] {
        // The rating belongs to the tournament's federation, wherever the player is from.
        read.country = Some("UKR".to_owned());
        let player = &mut read.players[0];
        player.country = Some("POL".to_owned());
        player.national_rating = Number::parse(rating);
        player.ids.insert(IdSystem::National, "1234".to_owned());
        let again = comes_back_as_it_was(&read, Edition::Trf26);
        assert_eq!(again.players[0].national_rating, kept, "{rating}");
        assert_eq!(
            again.players[0]
                .ids
                .get(&IdSystem::National)
                .map(String::as_str),
            Some("1234")
        );
        assert_eq!(
            write(&read, Edition::Trf26)
                .is_ok_and(|written| written.lost.contains(&Loss::NationalRatings)),
            kept.is_none()
        );
    }
}

#[test]
fn a_total_that_is_too_wide_is_the_sum_of_the_cells() {
    let mut read = document(
        &[
            player(1, "  0000 - H     2 w 1"),
            player(2, "  0000 - Z     1 b 0"),
        ]
        .concat(),
    )
    .unwrap();
    read.format = Format::OpenGotha;
    read.byes
        .iter_mut()
        .for_each(|bye| bye.points = Number::from_whole(1_000_000));
    let written = write(&read, Edition::Trf16).unwrap();
    let text = String::from_utf8(written.bytes).unwrap();
    let again = document(&text).unwrap();
    assert_eq!(
        again.players.first().and_then(|player| player.points),
        Number::parse("1.5"),
        "{text}"
    );
}

#[test]
fn a_comma_in_a_name_is_written_as_it_is_read() {
    let mut read = document(&[player(1, "     2 w 1"), player(2, "     1 b 0")].concat()).unwrap();
    for player in &mut read.players {
        (player.surname, player.given, player.latin, player.name) =
            (None, None, None, Some("Moth,Ann".to_owned()));
    }
    let once = String::from_utf8(write(&read, Edition::Trf16).unwrap().bytes).unwrap();
    assert!(once.contains("Moth, Ann"), "{once}");
}

fn padded(no: u32, name: &str, rating: u32, bytes: bool, cells: &str) -> String {
    let width = if bytes {
        name.len()
    } else {
        name.chars().count()
    };
    let blanks = " ".repeat(33 - width);
    format!(
        "001 {no:>4} w    {name}{blanks} {rating:>4} UKR             1990/01/01  1.0 {no:>4}{cells}\n"
    )
}

#[test]
fn columns_that_are_counted_in_bytes_are_read_as_such() {
    let names = [
        "Łąkowa, Żaneta",
        "Müllner, Jörg",
        "Cedar, Eva",
        "Beržas, Tomas",
    ];
    let cells = ["     2 w 1", "     1 b 0", "     4 w =", "     3 b ="];
    let head = "012 Cup\n022 Łódź\nXXR 1\n";
    for bytes in [true, false] {
        let lines = (1..)
            .zip(names.iter().zip(cells))
            .map(|(no, (name, cells))| padded(no, name, 1700 + no, bytes, cells));
        let read = document(&(head.to_owned() + &lines.collect::<String>()))
            .unwrap_or_else(|refusal| panic!("{refusal}"));
        assert_eq!(
            read.players
                .iter()
                .filter_map(|player| player.name.as_deref())
                .collect::<Vec<_>>(),
            names,
            "{bytes}"
        );
        let ratings: Vec<_> = read
            .players
            .iter()
            .filter_map(|player| player.rating?.as_whole())
            .collect();
        assert_eq!(
            (ratings, read.games.len()),
            (vec![1701, 1702, 1703, 1704], 2),
            "{bytes}"
        );
        assert!(
            read.players
                .iter()
                .all(|p| p.country.as_deref() == Some("UKR") && p.born.is_some()),
            "{bytes}"
        );
        assert!(
            read.remarks
                .iter()
                .all(|remark| remark.kind == RemarkKind::PointsDiffer),
            "{:?}",
            read.remarks
        );
        assert_eq!(read.standings.len(), 4);
    }
}

fn report(document: &Document) -> String {
    String::from_utf8(write(document, Edition::Trf16).unwrap().bytes).unwrap()
}

#[test]
fn genders_are_written_as_m_and_w() {
    let mut read = document(
        &[
            player(1, "     2 w 1"),
            player(2, "     1 b 0"),
            player(3, ""),
        ]
        .concat(),
    )
    .unwrap();
    let genders = [Some(Gender::Male), Some(Gender::Female), None];
    read.players
        .iter_mut()
        .zip(genders)
        .for_each(|(player, gender)| player.gender = gender);
    let text = report(&read);
    let column: Vec<char> = text
        .lines()
        .filter(|line| line.starts_with("001"))
        .filter_map(|line| line.chars().nth(9))
        .collect();
    assert_eq!(column, ['m', 'w', ' ']);
    let again = comes_back_as_it_was(&read, Edition::Trf16);
    assert_eq!(
        again
            .players
            .iter()
            .map(|player| player.gender)
            .collect::<Vec<_>>(),
        genders
    );
}

/// H, F and U give points, Z is a known absence, and ten blanks say nothing.
#[test]
fn codes_without_an_opponent_come_back_as_they_were() {
    let cells = "  0000 - H  0000 - F  0000 - U  0000 - Z          ";
    let text = ["XXR 5\n".to_owned(), player(1, cells)].concat();
    let again = comes_back_as_it_was(&document(&text).unwrap(), Edition::Trf16);
    let kinds: Vec<_> = again.byes.iter().map(|bye| (bye.round, bye.kind)).collect();
    assert_eq!(
        kinds,
        [
            (1, ByeKind::Half),
            (2, ByeKind::Full),
            (3, ByeKind::Allocated),
            (4, ByeKind::Zero)
        ]
    );
}

#[test]
fn who_has_no_game_in_a_played_round_of_the_site_was_absent() {
    // The second round isn't played yet; player 3 has a bye in the first one.
    let text = [
        "XXR 2\n".to_owned(),
        player(1, "     2 w 1"),
        player(2, "     1 b 0"),
        player(3, "  0000 - H"),
        player(4, ""),
    ]
    .concat();
    let mut read = document(&text).unwrap();
    assert_eq!(
        report(&read).matches("0000 - Z").count(),
        0,
        "blanks of other files stay blank"
    );
    read.empty_is_absent = true;
    for edition in [Edition::Trf16, Edition::Trf26] {
        let again = comes_back_as_it_was(&read, edition);
        let byes: Vec<_> = again
            .byes
            .iter()
            .map(|bye| ((bye.round, bye.player.0), bye.kind))
            .collect();
        assert_eq!(byes, [((1, 3), ByeKind::Half), ((1, 4), ByeKind::Zero)]);
        assert_eq!(
            (again.rounds, again.players[3].points),
            (2, Some(Number::ZERO))
        );
    }
    // The table of the site counts it as an absence again.
    let again = document(&report(&read)).unwrap();
    assert_eq!(sheet::build_sheet(&again).sheet.rows[3].cells, ["0-", ""]);
}

#[test]
fn a_second_game_without_a_place_is_no_absence() {
    let mut read = document(&[player(1, ""), player(2, ""), player(3, "")].concat()).unwrap();
    (read.rounds, read.games) = (1, vec![game(1, 2), game(1, 3)]);
    read.empty_is_absent = true;
    assert!(!report(&read).contains("0000 - Z"));
}

#[test]
fn a_name_of_two_words_of_the_site_is_divided_and_leads_to_the_same_player() {
    let mut read = document(
        &[
            player(1, "     2 w 1"),
            player(2, "     1 b 0"),
            player(3, ""),
            player(4, ""),
        ]
        .concat(),
    )
    .unwrap();
    let names = [
        "Коваль Анна",
        "Haida van Doorn Rem",
        "Moth",
        "Dovha Nyva Olha",
    ];
    for (player, name) in read.players.iter_mut().zip(names) {
        *player = Player {
            no: player.no,
            name: Some(name.to_owned()),
            ..Player::default()
        };
    }
    // The stored data divide the last one.
    (read.players[3].surname, read.players[3].given) =
        (Some("Dovha Nyva".to_owned()), Some("Olha".to_owned()));
    // The order of the names in files of other programs is unknown.
    assert!(report(&read).contains("Koval Anna "));
    read.home = Some(Home {
        names: Language::Ukrainian,
    });
    let again = comes_back_as_it_was(&read, Edition::Trf16);
    let written: Vec<_> = again
        .players
        .iter()
        .filter_map(|player| player.name.as_deref())
        .collect();
    assert_eq!(
        written,
        [
            "Koval, Anna",
            "Haida van Doorn Rem",
            "Moth",
            "Dovha Nyva, Olha"
        ]
    );
    let rows = sheet::build_sheet(&again).sheet.rows;
    assert_eq!(
        rows.iter().map(|row| row.name.as_str()).collect::<Vec<_>>(),
        ["Koval Anna", names[1], names[2], names[3]]
    );
    // A spelling of the passport is divided the same way.
    read.players[0].latin = Some("Kowal Hanna".to_owned());
    assert!(report(&read).contains("Kowal, Hanna "));
}
