//! Demo federation of go (rules `rgf`): deviations, handicap games, anomalous results, lists
//! corrected by their anchors.

use chrono::{Months, NaiveDate};
use serde_json::{Value, json};

use super::dice::Dice;
use super::grow;
use super::land::{Event, Land, Person, event, man, random_score, woman};
use super::people::club;
use crate::domain::name::Language;
use crate::domain::number::Score;
use crate::domain::tournament::Game;

/// Its two years up to `today`, as a canonical journal.
pub(super) fn build_journal(today: NaiveDate) -> Vec<u8> {
    grow::build_journal(&LAND, today)
}

pub(super) const LAND: Land = Land {
    slug: "stones",
    rules: "rgf",
    parameters: || json!({ "anchors": 3 }),
    amendments: &[],
    names: [
        "Go Federation of Belokamenye",
        "Федерация го Белокаменья",
        "Федерація го Білокам’яння",
    ],
    accent: "#86198f",
    language: Language::Russian,
    clubs: &[
        club(
            "Камень на холме",
            "Kamen na Kholme",
            "Белокаменск-на-Росе",
            "Гранитова Лариса",
        ),
        club(
            "Семь ступеней",
            "Sem Stupeney",
            "Сланцевый Брод",
            "Базальтов Климент",
        ),
        club(
            "Ночной гобан",
            "Nochnoy Goban",
            "Кремнёвка",
            "Яшмина Капитолина",
        ),
        club(
            "Тёплый лишайник",
            "Tyoply Lishaynik",
            "Малахитово",
            "Шпатов Герман",
        ),
    ],
    official: "Слюдянкина Инесса",
    people: &PEOPLE,
    plan: "Календарный план Белокаменья",
    calendar: &CALENDAR,
    groups: &[],
    lists: &[560, 410, 270, 130, 6],
    members: false,
    seed: 0x5EED_00B6,
    initial_record,
    decide_game,
};

/// Plays once, then not for a year and a half.
pub(super) const AWAY: usize = 12;

const PEOPLE: [Person; 34] = [
    // 0 to 4: near the ideal player.
    man("Алмазников Ростислав", 24, 0, 2912).with_rating(2905),
    woman("Рубинцева Аделина", 21, 1, 2850).with_rating(2861),
    man("Сапфирский Вениамин", 30, 0, 2795).with_rating(2788),
    man("Изумрудин Игнат", 27, 2, 2752).with_rating(2744),
    woman("Топазова Стелла", 33, 1, 2745).with_rating(2728),
    // 5 to 20: members.
    man("Опалёв Данила", 41, 3, 2500).with_rating(2514),
    man("Гранатюк Богдан", 36, 0, 2390).with_rating(2380),
    woman("Агатова Злата", 29, 2, 2230).with_rating(2212),
    man("Ониксов Пахом", 52, 1, 2080).with_rating(2094),
    woman("Бирюзенко Леся", 44, 3, 1990).with_rating(1976),
    man("Нефритов Касьян", 67, 2, 1860).with_rating(1875),
    man("Лазуренко Орест", 38, 0, 1770).with_rating(1762),
    man("Кварцев Трофим", 49, 1, 1640).with_rating(1650),
    woman("Халцедонова Ия", 31, 2, 1555).with_rating(1538),
    man("Сердоликов Наум", 58, 3, 1410).with_rating(1424),
    woman("Аметистова Роза", 26, 0, 1310).with_rating(1296),
    man("Змеевиков Сидор", 73, 1, 1140).with_rating(1153),
    woman("Перлова Клара", 19, 2, 1010).with_rating(987),
    man("Кораллов Филат", 16, 3, 850).with_rating(801),
    woman("Гнейсова Настасья", 12, 0, 640).with_rating(604),
    man("Галькин Прохор", 10, 1, 420).with_rating(352),
    // 21, 22: much stronger than their initial ratings.
    man("Щебнев Яков", 14, 2, 1750).with_rating(905),
    woman("Гравийная Ева", 13, 3, 2080).with_rating(1180),
    // 23, 24: much weaker than their initial ratings.
    man("Дресвянов Иона", 71, 0, 850).with_rating(1910),
    man("Мергелев Осип", 77, 1, 900).with_rating(2020),
    // 25 to 33: newcomers.
    man("Доломитов Марк", 22, 2, 1480),
    woman("Туфова Лина", 18, 3, 1020),
    man("Пемзенко Гордий", 34, 0, 760),
    woman("Мраморнова Ася", 11, 1, 330),
    man("Порфирьин Лука", 9, 2, 210),
    woman("Известкина Тая", 10, 3, 120),
    man("Глинозёмов Вася", 8, 0, 60),
    woman("Меловая Уля", 9, 1, -40),
    man("Доменчук Роман", 40, 2, 1890),
];

/// Small and large fields. The two beginners' events have one member, who can't meet all players;
/// the others stay outside the rating.
const CALENDAR: [Event; 17] = [
    event("Кубок белого камня, XVI", 715, 0, 5, &[0, 1, 2, 3, 4, 5]),
    event(
        "Открытый турнир Сланцевого Брода, 8-й",
        684,
        1,
        6,
        &[5, 6, 7, 8, 9, 10, 11, AWAY, 13, 14],
    ),
    event(
        "Фора на холме, II",
        648,
        0,
        5,
        &[9, 10, 11, 13, 14, 15, 16, 17],
    )
    .with_handicaps(),
    event(
        "Кремнёвая искра, 4-я",
        610,
        2,
        7,
        &[13, 14, 15, 16, 17, 18, 21, 25],
    ),
    event(
        "Первые камни, набор первый",
        580,
        3,
        3,
        &[14, 26, 27, 28, 29, 30, 31, 32],
    ),
    event(
        "Кубок Малахитово, VI",
        530,
        3,
        7,
        &[7, 8, 9, 10, 11, 23, 33, 13],
    ),
    event("Кубок белого камня, XVII", 490, 0, 5, &[0, 1, 2, 3, 4, 6]),
    event(
        "Ночная фора {}",
        450,
        2,
        6,
        &[8, 10, 11, 14, 15, 17, 18, 19, 25, 26],
    )
    .with_handicaps(),
    event(
        "Четыре партии {}",
        395,
        1,
        4,
        &[11, 13, 14, 22, 15, 16, 17, 26],
    ),
    event(
        "Кремнёвая искра, 5-я",
        355,
        2,
        7,
        &[14, 15, 16, 17, 18, 19, 26, 27],
    ),
    event("Пять ветров {}", 310, 3, 5, &[6, 7, 8, 24, 9, 10, 22, 33]),
    event(
        "Первые камни, набор второй",
        250,
        3,
        3,
        &[15, 31, 30, 32, 29, 28],
    ),
    event(
        "Открытый турнир Сланцевого Брода, 9-й",
        215,
        1,
        6,
        &[5, 6, 7, 8, 21, 22, 23, 9, 10, 33],
    ),
    event("Кубок белого камня, XVIII", 165, 0, 5, &[0, 1, 2, 3, 4, 5]),
    event(
        "Фора на холме, III",
        105,
        0,
        5,
        &[10, 11, AWAY, 13, 15, 18, 19, 20],
    )
    .with_handicaps(),
    event(
        "Кубок Малахитово, VII",
        62,
        3,
        7,
        &[AWAY, 13, 14, 15, 16, 21, 25, 26],
    ),
    event(
        "Кремнёвая искра, 6-я",
        23,
        2,
        7,
        &[17, 18, 19, 20, 27, 28, 29, 32],
    ),
];

/// Initial records: strong players have low deviations, the others vary. For some the last month is
/// unknown.
fn initial_record(number: usize, rating: i64, first: NaiveDate) -> Value {
    let most = (3000 - rating) / 4;
    let mut standing =
        json!({ "rating": rating, "deviation": most * (30 + 8 * (number as i64 % 5)) / 100 });
    if number % 7 == 6 {
        standing = json!({ "rating": rating });
    } else if number % 5 != 3 {
        let month = first
            .checked_sub_months(Months::new(1 + number as u32 % 4))
            .unwrap_or(first);
        standing["last_played"] = month.format("%Y-%m").to_string().into();
    }
    standing
}

/// Decides a game. Handicap follows the initial ratings. Luck decreases towards the ideal player,
/// and jigo is rare.
fn decide_game(
    dice: &mut Dice,
    event: &Event,
    [a, b]: [&Person; 2],
    game: Game,
    out: &mut Vec<Game>,
) {
    if dice.chance(15) {
        let score = if dice.chance(500) {
            Score::Win
        } else {
            Score::Loss
        };
        return out.push(Game {
            played: false,
            score: Some(score),
            ..game
        });
    }
    let known = |person: &Person| person.rating.unwrap_or(person.strength);
    let gap = known(a) - known(b);
    let handicap = if event.handicap {
        (gap.abs() / 100).min(9)
    } else {
        0
    };
    let given = (100 * handicap - 50).max(0);
    let (a, b, game) = match (gap < 0, game.b) {
        (true, Some(other)) if handicap > 0 => (
            b,
            a,
            Game {
                a: other,
                b: Some(game.a),
                ..game
            },
        ),
        _ => (a, b, game),
    };
    let distance = 3000 - (a.strength + b.strength) / 2;
    let score = random_score(
        dice,
        a.strength - b.strength - given,
        distance / 4,
        distance / 130,
    );
    out.push(Game {
        score: Some(score),
        handicap: handicap as u32,
        ..game
    });
}
