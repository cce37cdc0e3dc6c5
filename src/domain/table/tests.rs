use proptest::prelude::*;

use super::super::super::tournament::Colour;
use super::super::{CellProblem, fill_mirrors, points_by_row};
use super::*;

/// A line has the cells of a row, separated by spaces, `.` for an empty one.
fn sheet(lines: &[&str]) -> Sheet {
    let names = [
        "Ясень Олег",
        "Береза Дана",
        "Клен Юрій",
        "Липа Віра",
        "Дуб Назар",
        "Верба Інна",
    ];
    let cells = |line: &str| {
        line.split_whitespace()
            .map(|c| {
                if c == "." {
                    String::new()
                } else {
                    c.to_owned()
                }
            })
            .collect::<Vec<_>>()
    };
    let rows: Vec<TypedPlayer> = lines
        .iter()
        .enumerate()
        .map(|(i, line)| TypedPlayer {
            new: true,
            name: names[i].to_owned(),
            cells: cells(line),
            ..TypedPlayer::default()
        })
        .collect();
    Sheet {
        rounds: rows.iter().map(|row| row.cells.len()).max().unwrap_or(0),
        rows,
        ..Sheet::default()
    }
}

fn problems(sheet: &Sheet) -> Vec<(Option<usize>, Option<usize>, ProblemKind)> {
    match check_sheet(sheet) {
        Ok(table) => table.warnings,
        Err(problems) => problems,
    }
    .into_iter()
    .map(|p| (p.place.row, p.place.round, p.kind))
    .collect()
}

#[track_caller]
fn complains(lines: &[&str], expected: &[(usize, usize, ProblemKind)]) {
    let found = problems(&sheet(lines));
    let expected: Vec<_> = expected
        .iter()
        .cloned()
        .map(|(row, round, kind)| (Some(row), Some(round), kind))
        .collect();
    assert_eq!(found, expected);
}

fn cell(text: &str) -> Cell {
    Cell::from_text(text).unwrap()
}

#[test]
fn a_small_table_becomes_games() {
    let table = check_sheet(&sheet(&[
        "2+w/2 3= 0+",
        "1- 4-! .",
        "4-! 1= 4=",
        "3-! 2+! 3=",
    ]))
    .unwrap();
    let game = |round, a, b, score, played| TableGame {
        round,
        a,
        b: Some(b),
        score,
        played,
        annulled: false,
        colour: None,
        handicap: 0,
    };
    let expected = [
        TableGame {
            colour: Some(Colour::White),
            handicap: 2,
            ..game(1, 1, 2, Some(Score::Win), true)
        },
        game(1, 3, 4, None, false),
        game(2, 1, 3, Some(Score::Draw), true),
        game(2, 2, 4, Some(Score::Loss), false),
        TableGame {
            b: None,
            ..game(3, 1, 0, Some(Score::Win), false)
        },
        game(3, 3, 4, Some(Score::Draw), true),
    ];
    assert_eq!(table.games, expected);
    assert_eq!(points_by_row(&table), [5, 0, 2, 3]);
    assert_eq!(table.warnings.len(), 1, "rows 3 and 4 meet twice");
}

#[test]
fn each_contradiction_has_its_place_and_kind() {
    use ProblemKind as K;
    complains(
        &["2+ 3+", "1- x", ". 1-"],
        &[(2, 2, K::Cell(CellProblem::Unreadable))],
    );
    complains(
        &["2+", "1-", "7+"],
        &[(
            3,
            1,
            K::OpponentUnknown {
                opponent: 7,
                rows: 3,
            },
        )],
    );
    complains(&["2+", "1-", "3+"], &[(3, 1, K::AgainstOneself)]);
}

#[test]
fn a_cell_without_its_mirror_has_its_place() {
    use ProblemKind as K;
    complains(
        &["2+b", "."],
        &[(
            2,
            1,
            K::MirrorMissing {
                named_by: 1,
                expected: cell("1-w"),
            },
        )],
    );
    complains(
        &["2+", "3+", "2-"],
        &[
            (
                1,
                1,
                K::MirrorElsewhere {
                    opponent: 2,
                    found: cell("3+"),
                },
            ),
            (2, 1, K::ClaimedTwice { by: vec![1, 3] }),
        ],
    );
    complains(
        &["2+", "0+", "."],
        &[(
            1,
            1,
            K::MirrorElsewhere {
                opponent: 2,
                found: Cell::Bye,
            },
        )],
    );
    complains(
        &["3+", "3+", "."],
        &[(3, 1, K::ClaimedTwice { by: vec![1, 2] })],
    );
}

#[test]
fn each_contradiction_of_results_has_its_kind() {
    use ProblemKind as K;
    complains(
        &["2+", "1+"],
        &[(
            1,
            1,
            K::MirrorResult {
                opponent: 2,
                expected: cell("1-"),
                found: cell("1+"),
            },
        )],
    );
    complains(
        &["2+!", "1-"],
        &[(
            1,
            1,
            K::MirrorForfeit {
                opponent: 2,
                found: cell("1-"),
            },
        )],
    );
    complains(
        &["2+!", "1=!"],
        &[(
            1,
            1,
            K::ForfeitScores {
                opponent: 2,
                found: cell("1=!"),
            },
        )],
    );
}

#[test]
fn each_contradiction_of_colours_and_handicaps_has_its_kind() {
    use ProblemKind as K;
    complains(
        &["2+w", "1-w"],
        &[(
            1,
            1,
            K::MirrorColour {
                opponent: 2,
                found: cell("1-w"),
            },
        )],
    );
    complains(
        &["2+w/2", "1-b/3"],
        &[(
            1,
            1,
            K::MirrorHandicap {
                opponent: 2,
                found: cell("1-b/3"),
            },
        )],
    );
}

#[test]
fn a_pair_that_meets_again_has_its_place() {
    use ProblemKind as K;
    complains(
        &["2+ 2-", "1- 1+"],
        &[(
            1,
            2,
            K::MeetAgain {
                opponent: 2,
                round: 1,
            },
        )],
    );
}

#[test]
fn the_sheet_as_a_whole_can_be_wrong() {
    assert_eq!(
        problems(&Sheet::default()),
        [(None, None, ProblemKind::NoParticipants)]
    );
    assert_eq!(
        problems(&sheet(&["0+"])),
        [(None, None, ProblemKind::TooFewParticipants)]
    );
    assert_eq!(
        problems(&sheet(&["0+", "0-"])),
        [(None, None, ProblemKind::NoGames)]
    );
    let rows = |n| Sheet {
        rows: vec![TypedPlayer::default(); n],
        ..Sheet::default()
    };
    assert_eq!(
        problems(&rows(1001)),
        [(None, None, ProblemKind::TooManyRows { rows: 1001 })]
    );
    assert_eq!(
        problems(&Sheet {
            rounds: 41,
            ..rows(2)
        }),
        [(None, None, ProblemKind::TooManyRounds { rounds: 41 })]
    );
    assert_eq!(
        problems(&Sheet {
            rounds: 10,
            ..rows(1000)
        }),
        [(None, None, ProblemKind::TooManyCells { cells: 10_000 })]
    );
    let mut beyond = sheet(&["2+ .", "1- ."]);
    (beyond.rounds, beyond.rows[1].cells[1]) = (1, "1+".to_owned());
    assert_eq!(
        problems(&beyond),
        [(
            Some(2),
            Some(2),
            ProblemKind::CellBeyondRounds { rounds: 1 }
        )]
    );
}

#[track_caller]
fn with_first_row(change: impl Fn(&mut TypedPlayer), expected: &[(Field, ProblemKind)]) {
    let mut sheet = sheet(&["2+ 3=", "1- 0+", ". 1="]);
    change(&mut sheet.rows[0]);
    let found: Vec<_> = check_sheet(&sheet)
        .err()
        .unwrap_or_default()
        .into_iter()
        .map(|p| (p.place.row, p.place.field, p.kind))
        .collect();
    let expected: Vec<_> = expected
        .iter()
        .cloned()
        .map(|(field, kind)| (Some(1), Some(field), kind))
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn points_and_group_of_a_row_are_read_or_complained_about() {
    use ProblemKind as K;
    for good in ["1.5", "1,5", "1½", " 1.50 ", "", "-"] {
        with_first_row(|row| row.points = good.to_owned(), &[]);
    }
    let off = |typed, group| {
        [(
            Field::Points,
            K::TotalDisagrees {
                typed,
                cells: 3,
                group,
            },
        )]
    };
    with_first_row(|row| row.points = "2".to_owned(), &off(4, None));
    with_first_row(
        |row| (row.points, row.group) = ("3,5".to_owned(), "2".to_owned()),
        &[],
    );
    with_first_row(
        |row| (row.points, row.group) = ("1,5".to_owned(), "2".to_owned()),
        &off(3, Some(4)),
    );
    with_first_row(
        |row| row.points = "1.3".to_owned(),
        &[(Field::Points, K::PointsUnreadable)],
    );
    with_first_row(
        |row| row.points = "99999999999999999999".to_owned(),
        &[(Field::Points, K::PointsUnreadable)],
    );
    with_first_row(
        |row| row.group = "A".to_owned(),
        &[(Field::Group, K::GroupUnreadable)],
    );
}

#[test]
fn the_fields_of_a_row_are_read_or_complained_about() {
    use ProblemKind as K;
    for good in ["1", "1.", "3-5", "12"] {
        with_first_row(|row| row.place = good.to_owned(), &[]);
    }
    for bad in ["0", "first", "5-3", "1001"] {
        with_first_row(
            |row| row.place = bad.to_owned(),
            &[(Field::Place, K::PlaceUnreadable)],
        );
    }
    for good in ["2011", "2011-05-30", "30.05.2011", "1.5.2011"] {
        with_first_row(|row| row.born = good.to_owned(), &[]);
    }
    for bad in ["11", "1899", "2100", "2011-02-30", "31.02.2011", "year"] {
        with_first_row(
            |row| row.born = bad.to_owned(),
            &[(Field::Born, K::BornUnreadable)],
        );
    }
    for good in ["1937", "1937,5", "-120", "0", "1450*"] {
        with_first_row(|row| row.rating = good.to_owned(), &[]);
    }
    with_first_row(
        |row| row.rating = "1k".to_owned(),
        &[(Field::Rating, K::RatingUnreadable)],
    );
    with_first_row(
        |row| row.club = "ї".repeat(121),
        &[(Field::Club, K::TextTooLong { chars: 121 })],
    );
    with_first_row(|row| row.club = "ї".repeat(120), &[]);
    with_first_row(|row| row.name.clear(), &[(Field::Name, K::NameMissing)]);
    with_first_row(|row| row.new = false, &[(Field::Name, K::PlayerUnknown)]);
    with_first_row(|row| (row.new, row.player) = (false, Some(7)), &[]);
}

#[test]
fn nobody_is_in_two_rows() {
    let mut twice = sheet(&["2+", "1-"]);
    twice.rows[1].name = "Yasen Oleh".to_owned();
    assert_eq!(
        problems(&twice),
        [(Some(2), None, ProblemKind::NameTwice { row: 1 })]
    );
    (twice.rows[0].born, twice.rows[1].born) = ("2009".to_owned(), "1975-01-01".to_owned());
    assert_eq!(problems(&twice), [], "father and son");
    (twice.rows[0].player, twice.rows[1].player) = (Some(4), Some(4));
    assert_eq!(
        problems(&twice),
        [(Some(2), None, ProblemKind::PlayerTwice { row: 1 })]
    );
}

#[test]
fn blank_rows_at_the_end_are_no_participants() {
    let mut sheet = sheet(&["2+", "1-"]);
    sheet.rows.push(TypedPlayer::default());
    assert_eq!(check_sheet(&sheet).unwrap().rows.len(), 2);
    sheet.rows.insert(0, TypedPlayer::default());
    assert!(problems(&sheet).contains(&(Some(1), None, ProblemKind::NameMissing)));
}

#[test]
fn a_quotation_is_cut() {
    let problems = check_sheet(&sheet(&["2+", &"й".repeat(500)])).unwrap_err();
    assert!(problems.iter().all(|p| {
        p.near
            .as_ref()
            .is_none_or(|near| near.chars().count() <= 40)
    }));
}

#[test]
fn mirrors_are_filled_but_nothing_typed_is_touched() {
    let mut typed = sheet(&["2+w/2 3-! x 5+", ". . 0 .", ". 9 1+ 5-", ". . 3- ."]);
    typed.rows[3].cells.truncate(3);
    let before = typed.clone();
    fill_mirrors(&mut typed);
    assert_eq!(typed.rows[1].cells[0], "1-b/2");
    for (old, new) in before.rows.iter().zip(&typed.rows) {
        for (i, text) in old.cells.iter().enumerate() {
            assert!(text.trim().is_empty() || new.cells[i] == *text);
        }
    }
    let mut claimed = sheet(&["3+", "3+", "."]);
    fill_mirrors(&mut claimed);
    assert_eq!(claimed.rows[2].cells[0], "");
}

#[test]
fn a_sheet_survives_storage_and_missing_fields() {
    let sheet = sheet(&["2+ 3=", "1- 0+", ". 1="]);
    let stored = serde_json::to_string(&sheet).unwrap();
    assert_eq!(serde_json::from_str::<Sheet>(&stored).unwrap(), sheet);
    assert_eq!(
        serde_json::from_str::<Sheet>(r#"{"rows":[{"name":"Ясень"}]}"#)
            .unwrap()
            .rows[0]
            .name,
        "Ясень"
    );
}

fn round_robin(players: usize, rounds: usize, fates: &[u8]) -> Vec<TableGame> {
    let even = players + players % 2;
    let mut fates = fates.iter().copied().cycle();
    let mut games = Vec::new();
    for round in 0..rounds.min(even - 1) {
        let seat = |i: usize| {
            if i == 0 {
                1
            } else {
                (i - 1 + round) % (even - 1) + 2
            }
        };
        for i in 0..even / 2 {
            let (x, y) = (seat(i), seat(even - 1 - i));
            let (a, b) = (x.min(y), x.max(y));
            let fate = fates.next().unwrap_or(0);
            let bye = b > players || fate % 16 == 15;
            let game = TableGame {
                round: round + 1,
                a,
                b: (!bye).then_some(b),
                score: [
                    Some(Score::Win),
                    Some(Score::Loss),
                    Some(Score::Draw),
                    Some(Score::Win),
                ][usize::from(fate % 4)],
                played: !bye && fate % 16 < 12,
                annulled: false,
                colour: [None, Some(Colour::White), Some(Colour::Black)]
                    [usize::from(fate / 16 % 3)]
                .filter(|_| !bye),
                handicap: if bye { 0 } else { fate / 64 },
            };
            match (fate % 32 == 7, bye, fate % 16 == 13) {
                (true, _, _) => {}
                (_, true, _) => games.push(TableGame {
                    score: Some(Score::Win),
                    ..game
                }),
                (_, _, true) => games.push(TableGame {
                    score: None,
                    ..game
                }),
                _ => games.push(game),
            }
        }
    }
    games.sort_by_key(|game| (game.round, game.a));
    games
}

fn sheet_of(players: usize, rounds: usize, games: &[TableGame]) -> Sheet {
    let blank = TypedPlayer {
        cells: vec![String::new(); rounds],
        ..TypedPlayer::default()
    };
    let mut rows: Vec<TypedPlayer> = (0..players)
        .map(|i| TypedPlayer {
            player: Some(i as i64),
            ..blank.clone()
        })
        .collect();
    for game in games {
        let score = game.score.unwrap_or(Score::Loss);
        let Some(b) = game.b else {
            rows[game.a - 1].cells[game.round - 1] = "0+".to_owned();
            continue;
        };
        let cell = Cell::Game {
            opponent: b,
            score,
            played: game.played,
            annulled: game.annulled,
            colour: game.colour,
            handicap: game.handicap,
        };
        rows[game.a - 1].cells[game.round - 1] = cell.to_string();
        let back = if game.score.is_none() {
            Cell::from_text(&format!("{}-!", game.a)).unwrap()
        } else {
            mirror_cell(cell, game.a)
        };
        rows[b - 1].cells[game.round - 1] = back.to_string();
    }
    Sheet {
        rounds,
        rows,
        ..Sheet::default()
    }
}

proptest! {
    #[test]
    fn a_valid_table_gives_its_games_back(players in 2_usize..14, rounds in 1_usize..9, fates in prop::collection::vec(any::<u8>(), 1..60)) {
        let games = round_robin(players, rounds, &fates);
        prop_assume!(games.iter().any(|game| game.b.is_some()));
        let sheet = sheet_of(players, rounds, &games);
        prop_assert_eq!(check_sheet(&sheet).map(|table| table.games), Ok(games));
    }

    #[test]
    fn one_side_is_enough_once_mirrors_are_filled(players in 2_usize..14, rounds in 1_usize..9, fates in prop::collection::vec(any::<u8>(), 1..60)) {
        let games: Vec<_> = round_robin(players, rounds, &fates).into_iter().filter(|game| game.score.is_some()).collect();
        prop_assume!(games.iter().any(|game| game.b.is_some()));
        let mut sheet = sheet_of(players, rounds, &games);
        for game in &games {
            if let Some(b) = game.b {
                sheet.rows[b - 1].cells[game.round - 1].clear();
            }
        }
        fill_mirrors(&mut sheet);
        prop_assert_eq!(check_sheet(&sheet).map(|table| table.games), Ok(games));
    }

    #[test]
    fn one_wrong_cell_is_noticed_at_its_row_or_its_opponents(
        players in 2_usize..12, rounds in 1_usize..7, fates in prop::collection::vec(any::<u8>(), 1..60), pick in any::<prop::sample::Index>(), how in 0..4,
    ) {
        let games: Vec<_> = round_robin(players, rounds, &fates).into_iter().filter(|game| game.score.is_some()).collect();
        let met: Vec<_> = games.iter().filter(|game| game.b.is_some()).collect();
        prop_assume!(!met.is_empty());
        let mut sheet = sheet_of(players, rounds, &games);
        let game = met[pick.index(met.len())];
        let cell = &mut sheet.rows[game.a - 1].cells[game.round - 1];
        let Ok(Cell::Game { opponent, score, played, annulled, colour, handicap }) = Cell::from_text(cell) else { panic!("a game") };
        *cell = match how {
            0 => String::new(),
            1 => Cell::Game { opponent: opponent % players + 1, score, played, annulled, colour, handicap }.to_string(),
            2 => Cell::Game { opponent, score: if score == Score::Win { Score::Draw } else { Score::Win }, played, annulled, colour, handicap }.to_string(),
            _ => "0+".to_owned(),
        };
        let problems = check_sheet(&sheet).err().unwrap_or_default();
        prop_assert!(problems.iter().any(|p| p.is_blocking() && (p.place.row == Some(game.a) || p.place.row == game.b)));
    }

    #[test]
    fn any_text_anywhere_is_checked(texts in prop::collection::vec(".{0,12}|[0-9]{1,2}[-+=!wb/]{0,3}", 0..60), rounds in 0_usize..6) {
        let rows = texts.chunks(9).map(|t| {
            let text = |i: usize| t.get(i).cloned().unwrap_or_default();
            TypedPlayer { new: true, name: text(0), born: text(1), rating: text(2), points: text(3), place: text(4), cells: t.to_vec(), ..TypedPlayer::default() }
        });
        let mut sheet = Sheet { rounds, rows: rows.collect(), ..Sheet::default() };
        let _ = check_sheet(&sheet);
        fill_mirrors(&mut sheet);
        let _ = check_sheet(&sheet);
    }
}

#[test]
fn who_is_taken_out_leaves_no_game_behind() {
    let row = |cells: [&str; 2]| TypedPlayer {
        cells: cells.map(str::to_owned).into(),
        ..TypedPlayer::default()
    };
    let mut sheet = Sheet {
        rounds: 2,
        rows: vec![
            row(["2+", " 3+b/2"]),
            row(["1-", "4 ="]),
            row(["4=!", "1-w/2"]),
            row(["３=!", "2=x"]),
        ],
        ..Sheet::default()
    };
    let before = sheet.clone();
    sheet.take_out(0);
    sheet.take_out(5);
    assert_eq!(sheet, before);
    sheet.take_out(2);
    let cells: Vec<&[String]> = sheet.rows.iter().map(|r| &*r.cells).collect();
    assert_eq!(cells, [["", "2+b/2"], ["3=!", "1-w/2"], ["2=!", ""]]);
}
