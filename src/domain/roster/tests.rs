use super::*;

/// Name, rating, club, rank step, birth, gender, last day.
type Row = (
    &'static str,
    f64,
    Option<u16>,
    i32,
    &'static str,
    Option<Gender>,
    &'static str,
);

const ROWS: [Row; 6] = [
    (
        "Гречко Олесь",
        2100.0,
        Some(0),
        5,
        "1960-05-01",
        Some(Gender::Male),
        "2026-10-01",
    ),
    (
        "Щур Юлія",
        1900.0,
        Some(1),
        4,
        "2010",
        Some(Gender::Female),
        "2026-11-01",
    ),
    (
        "Дерев'янчик Ян",
        1800.0,
        Some(1),
        3,
        "1990",
        Some(Gender::Male),
        "2024-02-01",
    ),
    (
        "Бабенко Ніна",
        1700.0,
        None,
        3,
        "2000-11-22",
        Some(Gender::Female),
        "",
    ),
    (
        "Щербинка Сергій",
        1600.0,
        Some(2),
        1,
        "",
        Some(Gender::Male),
        "2026-01-31",
    ),
    ("", 1500.0, None, 1, "", None, ""),
];

fn day(text: &str) -> Option<NaiveDate> {
    super::super::player::parse_date(text)
}

fn today() -> NaiveDate {
    day("2026-11-21").unwrap()
}

fn roster() -> Roster {
    let clubs = [
        ("Клуб «Дуб»", "Київ"),
        ("Клуб «Явір»", "Львів"),
        ("Клуб «Ясен»", "Львів"),
    ];
    let clubs = clubs.iter().zip(10..).map(|((name, city), id)| Club {
        id,
        name: (*name).to_owned(),
        latin: None,
        city: Some((*city).to_owned()),
    });
    let steps: Vec<i32> = vec![1, 3, 4, 5];
    let ranks = steps
        .iter()
        .map(|s| Rank {
            step: *s,
            name: format!("{s} dan").into(),
        })
        .collect();
    let members = ROWS.iter().zip(1..).map(
        |((name, rating, club, step, born, gender, last), id)| Member {
            id,
            code: format!("p{id}").into(),
            name: (*name).into(),
            latin: None,
            club: *club,
            rank: steps.iter().position(|s| s == step).map(|i| i as u16),
            country: Some(if id == 5 { *b"PL" } else { *b"UA" }),
            gender: *gender,
            born: Born::parse(born),
            outside: false,
            kept: false,
            provisional: false,
            rated: true,
            rating: *rating,
            deviation: None,
            before: [
                Some(2110.0),
                Some(1850.0),
                None,
                Some(1700.0),
                Some(1599.0),
                None,
            ][id as usize - 1],
            games: None,
            last: day(last),
        },
    );
    let members: Vec<Member> = members.collect();
    let keys: String = members
        .iter()
        .map(|m| name::search_key(m.display_name()) + "\n")
        .collect();
    Roster::new(members, keys, clubs.collect(), ranks)
}

#[test]
fn members_without_enough_games_stand_apart_in_every_order() {
    let Roster {
        mut members,
        clubs,
        ranks,
        ..
    } = roster();
    members
        .iter_mut()
        .zip([9, 5, 7, 4, 0])
        .for_each(|(member, games)| member.games = Some(games));
    let keys: String = members
        .iter()
        .map(|m| name::search_key(m.display_name()) + "\n")
        .collect();
    let roster = Roster::new(members, keys, clubs, ranks).with_minimum(ListGames {
        games: 5,
        article: "4.5",
    });
    let listed = |index| roster.is_listed(index);
    assert_eq!(
        (roster.listed_count(), listed(2), listed(3)),
        (3, true, false)
    );
    let missing: Vec<_> = roster
        .members()
        .iter()
        .map(|m| roster.missing_games_of(m))
        .collect();
    assert_eq!(
        missing,
        [None, None, None, Some((4, 5)), Some((0, 5)), Some((0, 5))]
    );
    for (order, reverse) in [Column::Rating, Column::Name, Column::Games, Column::Last]
        .into_iter()
        .flat_map(|o| [(o, false), (o, true)])
    {
        let question = Question {
            order,
            reverse,
            ..Question::default()
        };
        let rows = roster.find(&question, today()).rows.into_owned();
        assert!(
            rows[..3].iter().all(|row| roster.is_listed(*row)) && rows.len() == 6,
            "{order:?} {reverse}: {rows:?}"
        );
    }
    let worst = Question {
        reverse: true,
        ..Question::default()
    };
    assert_eq!(
        roster.find(&worst, today()).rows.into_owned(),
        [2, 1, 0, 5, 4, 3]
    );
}

fn found(question: &Question) -> Vec<u32> {
    roster().find(question, today()).rows.into_owned()
}

fn text(text: &str) -> Question {
    Question {
        text: text.to_owned(),
        ..Question::default()
    }
}

#[test]
fn a_name_is_found_in_either_script_and_order_and_in_part() {
    for query in [
        "Гречко",
        "oles hrechko",
        "Grechko",
        "речк",
        "ГРЕЧКО, Олесь",
        "олес",
    ] {
        assert_eq!(
            roster().find(&text(query), today()),
            RosterMatches {
                rows: vec![0].into(),
                nearly: false
            },
            "{query}"
        );
    }
    assert_eq!(found(&text("щ")), [1, 4], "part of several names");
    assert_eq!(found(&text("derevyanchik")), [2]);
}

#[test]
fn one_typing_error_is_overlooked_where_nobody_is_called_so() {
    for query in ["Гречок", "Гречуо", "Грчко", "Hrehcko"] {
        let roster = roster();
        let found = roster.find(&text(query), today());
        assert_eq!(found.nearly, !found.rows.is_empty(), "{query}");
    }
    assert_eq!(
        roster().find(&text("Гретко"), today()),
        RosterMatches {
            rows: vec![0].into(),
            nearly: true
        }
    );
    assert_eq!(
        roster().find(&text("Щарбинка сергий"), today()),
        RosterMatches {
            rows: vec![4].into(),
            nearly: true
        }
    );
    assert_eq!(
        found(&text("Гритко")),
        Vec::<u32>::new(),
        "two errors are too many"
    );
    assert_eq!(
        found(&text("щир")),
        Vec::<u32>::new(),
        "three letters say too little"
    );
}

#[test]
fn an_id_finds_its_player() {
    assert_eq!(found(&text("P3")), [2]);
    assert_eq!(found(&text("p6")), [5]);
    assert_eq!(found(&text("…")), Vec::<u32>::new());
}

#[test]
fn each_filter_keeps_its_players() {
    let all = Question::default;
    assert_eq!(
        found(&Question {
            club: Some(11),
            ..all()
        }),
        [1, 2]
    );
    assert_eq!(
        found(&Question {
            city: Some("Львів".to_owned()),
            ..all()
        }),
        [1, 2, 4]
    );
    assert_eq!(
        found(&Question {
            country: Some(*b"PL"),
            ..all()
        }),
        [4]
    );
    assert_eq!(
        found(&Question {
            gender: Some(Gender::Female),
            ..all()
        }),
        [1, 3]
    );
    assert_eq!(
        found(&Question {
            rank_from: Some(3),
            rank_to: Some(4),
            ..all()
        }),
        [1, 2, 3]
    );
    assert_eq!(
        found(&Question {
            active: day("2026-01-31"),
            ..all()
        }),
        [0, 1, 4]
    );
}

#[test]
fn filters_go_together() {
    let all = Question::default;
    assert_eq!(
        found(&Question {
            gender: Some(Gender::Female),
            city: Some("Львів".to_owned()),
            text: "ю".to_owned(),
            ..all()
        }),
        [1]
    );
    assert_eq!(
        found(&Question {
            club: Some(10),
            city: Some("Львів".to_owned()),
            ..all()
        }),
        Vec::<u32>::new()
    );
    assert!(
        !all().has_filters()
            && !Question {
                order: Column::Club,
                reverse: true,
                ..all()
            }
            .has_filters()
    );
    assert!(text("x").has_filters());
}

#[test]
fn an_age_is_that_of_the_day() {
    let of = |age| {
        found(&Question {
            age: Some(age),
            exact_ages: true,
            ..Question::default()
        })
    };
    assert_eq!(
        Age::ALL.map(of),
        [vec![1], vec![3], vec![2], vec![], vec![0]],
        "who is 26 tomorrow is 25 today"
    );
}

#[test]
fn strangers_ask_by_years_of_birth_of_adults() {
    let of = |age| {
        found(&Question {
            age: Some(age),
            ..Question::default()
        })
    };
    assert_eq!(
        Age::ALL.map(of),
        [vec![], vec![3], vec![2], vec![], vec![0]]
    );
    assert!(
        !Question {
            exact_ages: true,
            ..Question::default()
        }
        .has_filters()
    );
}

#[test]
fn every_column_sorts_both_ways_and_keeps_the_unknown_at_the_end() {
    let by = |order, reverse| {
        found(&Question {
            order,
            reverse,
            ..Question::default()
        })
    };
    assert_eq!(by(Column::Rating, false), [0, 1, 2, 3, 4, 5]);
    assert_eq!(by(Column::Rating, true), [5, 4, 3, 2, 1, 0]);
    let by_name = |language| {
        found(&Question {
            order: Column::Name,
            language,
            ..Question::default()
        })
    };
    assert_eq!(
        by_name(Language::Ukrainian),
        [3, 0, 2, 4, 1, 5],
        "Latin ids behind Cyrillic names"
    );
    assert_eq!(
        by_name(Language::English),
        [3, 2, 0, 5, 4, 1],
        "by the Latin spelling"
    );
    assert_eq!(by(Column::Rank, false), [0, 1, 2, 3, 4, 5]);
    assert_eq!(by(Column::Rank, true), [5, 4, 3, 2, 1, 0]);
    assert_eq!(by(Column::Movement, false), [1, 4, 3, 0, 2, 5]);
    assert_eq!(by(Column::Movement, true), [0, 3, 4, 1, 2, 5]);
    assert_eq!(by(Column::Last, false), [1, 0, 4, 2, 3, 5]);
    assert_eq!(by(Column::Last, true), [2, 4, 0, 1, 3, 5]);
    assert_eq!(by(Column::Club, false), [0, 1, 2, 4, 3, 5]);
    assert_eq!(
        by(Column::Games, true),
        [0, 1, 2, 3, 4, 5],
        "nothing to compare: as the list"
    );
}

#[test]
fn menus_are_what_there_is() {
    let roster = roster();
    assert_eq!(roster.cities(), ["Київ", "Львів"]);
    assert_eq!(roster.countries(), [*b"PL", *b"UA"]);
    assert!(roster.has_genders() && roster.has_births());
    assert_eq!(roster.rank_of(&roster.members()[4]).unwrap().step, 1);
    assert_eq!(
        roster.club_of(&roster.members()[0]).unwrap().name,
        "Клуб «Дуб»"
    );
}

#[test]
fn a_number_elsewhere_finds_its_bearers() {
    let roster = roster().with_numbers(
        [(2, "12345678"), (4, "77"), (5, "77"), (99, "1")]
            .map(|(id, key)| (id, key.to_owned()))
            .into_iter(),
    );
    let found = |asked: &str| roster.find(&text(asked), today()).rows.into_owned();
    assert_eq!(found("12345678"), [1]);
    assert_eq!(found(" 0012 345 678"), [1]);
    assert_eq!(found("077"), [3, 4], "of two systems");
    assert!(found("1").is_empty(), "of somebody who isn't in the list");
    assert_eq!(found("Гречко"), [0]);
}

#[test]
fn nobody_is_no_trouble() {
    let nobody = Roster::new(Vec::new(), String::new(), Vec::new(), Vec::new());
    assert_eq!(nobody.find(&text("а"), today()).rows, Vec::<u32>::new());
    assert!(nobody.cities().is_empty() && !nobody.has_births());
}

proptest::proptest! {
    #[test]
    fn age_groups_are_by_completed_years(days in 700_000..740_000i32, back in -400..40_000i32, bare in proptest::bool::ANY) {
        let today = NaiveDate::from_num_days_from_ce_opt(days).unwrap();
        let day = NaiveDate::from_num_days_from_ce_opt(days - back).unwrap();
        let born = if bare { Born::Year(day.year()) } else { Born::Day(day) };
        let of: Vec<Age> = Age::ALL.into_iter().filter(|age| age.birth_range(today).contains(&birth_number(born))).collect();
        let years = born.age_on(today);
        let (from, below) = of[0].year_bounds();
        proptest::prop_assert!(of.len() == 1 && from.is_none_or(|from| years >= from) && below.is_none_or(|below| years < below), "{born} {today} {of:?}");
        proptest::prop_assert!(Age::ALL.into_iter().all(|age| !age.birth_range(today).contains(&UNKNOWN_BIRTH)));
    }

    #[test]
    fn for_strangers_a_group_tells_no_more_than_the_year_that_is_told(days in 700_000..740_000i32, back in -400..40_000i32) {
        let today = NaiveDate::from_num_days_from_ce_opt(days).unwrap();
        let day = NaiveDate::from_num_days_from_ce_opt(days - back).unwrap();
        let of = |born: Born| Age::ALL.into_iter().filter(|age| age.public_births(today).contains(&birth_number(born))).collect::<Vec<_>>();
        let (exact, bare) = (of(Born::Day(day)), of(Born::Year(day.year())));
        proptest::prop_assert_eq!(&exact, &bare);
        proptest::prop_assert_eq!(exact.len(), usize::from(Born::Day(day).public_year(today).is_some()));
        proptest::prop_assert!(!exact.contains(&Age::UnderEighteen));
        proptest::prop_assert!(exact.is_empty() || Born::Day(day).age_on(today) >= OF_AGE);
        proptest::prop_assert!(Age::ALL.into_iter().all(|age| !age.public_births(today).contains(&UNKNOWN_BIRTH)));
    }
}

#[test]
fn who_is_typed_is_suggested_by_the_beginning_first() {
    let roster = roster();
    let name = roster.members()[3].display_name().to_owned();
    let start: String = name.chars().take(3).collect();
    let key = name::search_key(&start);
    let suggested = roster.suggest_members(&start, today(), 8);
    assert!(
        suggested.iter().any(|m| m.display_name() == name),
        "{start}"
    );
    let begins = |m: &&Member| {
        name::search_key(m.display_name())
            .split(' ')
            .any(|word| word.starts_with(&key))
    };
    assert!(suggested.is_sorted_by_key(|m| !begins(m)));
    assert_eq!(roster.suggest_members(&start, today(), 1).len(), 1);
    assert!(
        roster.suggest_members(" ,. ", today(), 8).is_empty(),
        "nothing is typed yet"
    );
    assert!(
        roster
            .suggest_members(&"я".repeat(10_000), today(), 8)
            .is_empty()
    );
}
