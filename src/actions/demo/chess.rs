//! Demo federation of chess (rules `orr`): many children, newcomers whose first ratings have a
//! star, guests, byes.

use chrono::NaiveDate;
use serde_json::{Value, json};

use super::decisions::BOTH;
use super::dice::Dice;
use super::grow;
use super::land::{Event, Land, Person, event, man, random_score, woman};
use super::people::club;
use crate::domain::name::Language;
use crate::domain::number::Score;
use crate::domain::tournament::{Colour, Game};

/// Its two years up to `today`, as a canonical journal.
pub(super) fn build_journal(today: NaiveDate) -> Vec<u8> {
    grow::build_journal(&LAND, today)
}

pub(super) const LAND: Land = Land {
    slug: "chess",
    rules: "orr",
    parameters: || json!({}),
    amendments: &[],
    names: [
        "Chess Federation of Dubohraddia",
        "Шахматная федерация Дубоградья",
        "Шахова федерація Дубограддя",
    ],
    accent: "#b45309",
    language: Language::Ukrainian,
    clubs: &[
        club(
            "Кінь і жолудь",
            "Kin i Zholud",
            "Дубоград",
            "Коренюк Антонія",
        ),
        club(
            "Лісова тура",
            "Lisova Tura",
            "Мохове Поле",
            "Трутовик Макар",
        ),
        club(
            "Пішак на пні",
            "Pishak na Pni",
            "Верхні Сови",
            "Живичко Емма",
        ),
        club(
            "Школа «Маленький ферзь»",
            "Little Queen School",
            "Дубоград",
            "Гніздюк Павлина",
        ),
    ],
    official: "Просікович Віталіна",
    people: &PEOPLE,
    plan: "Календарний план Дубограддя",
    calendar: &CALENDAR,
    groups: &[],
    lists: &[570, 400, 255, 120, 4],
    members: false,
    seed: 0x5EED_C4E5,
    initial_record,
    decide_game,
};

/// Players with a FIDE rating only, including a guest.
const FIDE: [usize; 3] = [12, 13, 14];

const PEOPLE: [Person; 34] = [
    // 0 to 11: settled.
    man("Дуболіс Арсен", 41, 0, 2190).with_rating(2174),
    woman("Жолуденко Мирослава", 36, 1, 1990).with_rating(1985),
    man("Моховик Іван", 58, 1, 1850).with_rating(1893),
    man("Пугачич Левко", 28, 2, 1790).with_rating(1764),
    woman("Совинська Ярина", 24, 2, 1660).with_rating(1640),
    man("Ведмедюк Гнат", 63, 0, 1480).with_rating(1525),
    woman("Лисичкун Орися", 19, 1, 1450).with_rating(1410),
    man("Вовкобій Устим", 17, 0, 1330).with_rating(1260),
    woman("Ожинська Мілана", 14, 3, 1190).with_rating(1105),
    man("Борсуковець Данко", 13, 3, 1000).with_rating(930),
    woman("Їжаківна Софійка", 12, 3, 760).with_rating(640),
    man("Зайчун Северин", 11, 3, 420).with_rating(310),
    // 12 to 15: two with a rating of FIDE, a guest with one and a guest without.
    man("Ясенівський Модест", 33, 0, 2020).with_rating(2040),
    woman("Кленівна Тереза", 26, 1, 1750).with_rating(1718),
    man("Dębowicz Kacper", 39, 0, 2090)
        .with_rating(2105)
        .from("PL"),
    woman("Mechová Alžběta", 22, 0, 1550).from("CZ"),
    // 16 to 19: newcomers.
    man("Грабченюк Тарас", 45, 1, 1520),
    woman("Берізко Лукія", 30, 2, 1370),
    man(BOTH, 50, 0, 1210).without_birth(),
    man("Осиковий Панас", 52, 1, 1690),
    // 20 to 33: children and, last, one more newcomer.
    man("Горіхун Матвійко", 11, 3, 930),
    woman("Суничка Василинка", 10, 3, 720),
    man("Чорничний Юрко", 9, 1, 520),
    woman("Малинюк Злата", 8, 2, 430),
    man("Грибочук Ростик", 7, 3, 240),
    woman("Опенько Поліна", 6, 0, 150),
    man("Рижичук Богданко", 12, 2, 1650),
    woman("Маслючка Дана", 9, 1, 330).without_birth(),
    man("Лисичук Орест", 10, 0, 480),
    woman("Шишкова Меланка", 8, 2, 90),
    man("Хвойний Тимко", 7, 3, 130),
    woman("Ялинчук Єва", 7, 0, 180),
    man("Сосновик Гліб", 13, 1, 1120),
    woman("Квітневич Адель", 29, 2, 1590),
];

/// The first event has only players without a rating.
const CALENDAR: [Event; 16] = [
    event(
        "Перший хід {}",
        716,
        3,
        5,
        &[26, 20, 21, 22, 23, 24, 25, 27, 29],
    ),
    event(
        "Стара тура Дубограда {}",
        682,
        0,
        9,
        &[1, 2, 12, 3, 13, 4, 5, 16, 6, 7],
    ),
    event(
        "Кубок Мохового Поля, VII",
        640,
        1,
        4,
        &[2, 4, 5, 6, 7, 17, 8, 18, 9, 19, 20, 26],
    ),
    event(
        "Маленький ферзь, 21-й турнір",
        598,
        3,
        7,
        &[9, 10, 11, 21, 22, 23, 27, 29],
    ),
    event(
        "Меморіал старого дуба, IV",
        545,
        0,
        5,
        &[14, 0, 12, 1, 3, 15, 4, 5, 19, 17],
    ),
    event(
        "Вечір у Верхніх Совах, перший",
        502,
        2,
        4,
        &[3, 4, 17, 18, 6, 8, 20, 26],
    ),
    event(
        "Дитячий кубок жолудів, 12-й",
        464,
        3,
        5,
        &[10, 11, 24, 25, 28, 29, 30, 31, 22],
    ),
    event(
        "Чемпіонат Дубограддя, 30-й",
        425,
        0,
        9,
        &[0, 12, 1, 2, 3, 13, 19, 4, 16, 33],
    ),
    event(
        "Кубок Мохового Поля, VIII",
        378,
        1,
        4,
        &[5, 6, 7, 32, 8, 9, 18, 20, 21, 28],
    ),
    event(
        "Маленький ферзь, 22-й турнір",
        330,
        3,
        7,
        &[10, 21, 11, 22, 23, 24, 25, 30],
    ),
    event(
        "Меморіал старого дуба, V",
        282,
        0,
        5,
        &[14, 0, 12, 1, 2, 15, 33, 4, 26, 7, 32],
    ),
    event(
        "Вечір у Верхніх Совах, другий",
        238,
        2,
        4,
        &[3, 13, 4, 17, 7, 32, 9, 20],
    ),
    event(
        "Дитячий кубок жолудів, 13-й",
        196,
        3,
        6,
        &[20, 10, 28, 27, 31, 29, 30],
    ),
    event(
        "Чемпіонат Дубограддя, 31-й",
        144,
        0,
        9,
        &[0, 12, 1, 2, 19, 13, 3, 33, 26, 4],
    ),
    event(
        "Кубок Мохового Поля, IX",
        84,
        1,
        4,
        &[5, 16, 6, 7, 8, 18, 9, 32, 20, 10, 21, 28],
    ),
    event(
        "Маленький ферзь, 23-й турнір",
        24,
        3,
        7,
        &[21, 11, 22, 23, 24, 25, 31, 29],
    ),
];

/// The initial record: a settled rating, or a FIDE rating.
fn initial_record(number: usize, rating: i64, _: NaiveDate) -> Value {
    if FIDE.contains(&number) {
        json!({ "fide": rating })
    } else {
        json!({ "rating": rating })
    }
}

/// Decides a game in which the first player has white. Weaker players draw less often; few games
/// are forfeited.
fn decide_game(dice: &mut Dice, _: &Event, [a, b]: [&Person; 2], game: Game, out: &mut Vec<Game>) {
    if dice.chance(20) {
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
    let score = random_score(
        dice,
        a.strength - b.strength + 15,
        220,
        (a.strength + b.strength) / 60,
    );
    out.push(Game {
        score: Some(score),
        colour: Some(Colour::White),
        ..game
    });
}
