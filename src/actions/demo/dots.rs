//! Demo federation of sports dots (rules `ssdc`): two pools, ranks by rating and by place, replays,
//! an amendment.

use chrono::{Datelike, Days, NaiveDate};
use serde_json::{Value, json};

use super::dice::Dice;
use super::grow;
use super::land::{Amendment, Event, Group, Land, Person, event, man, random_score, woman};
use super::people::club;
use crate::domain::name::Language;
use crate::domain::number::Score;
use crate::domain::player::Gender;
use crate::domain::tournament::{Category, Game, Pool};

/// Its two years up to `today`, as a canonical journal.
pub(super) fn build_journal(today: NaiveDate) -> Vec<u8> {
    grow::build_journal(&LAND, today)
}

pub(super) const LAND: Land = Land {
    slug: "dots",
    rules: "ssdc",
    parameters: || json!({}),
    amendments: &[Amendment {
        id: "2-П",
        ago: 243,
        note: "К статье 1.4.2: коэффициент новых игроков 32 вместо 40.",
        parameters: || json!({ "k_new": 32 }),
    }],
    names: [
        "Dots Federation of Solntseberezhye",
        "Федерация точек Солнцебережья",
        "Федерація крапок Сонцебережжя",
    ],
    accent: "#1d4ed8",
    language: Language::Russian,
    clubs: &[
        club(
            "Чернильная бухта",
            "Chernilnaya Bukhta",
            "Солнцебрег",
            "Штурвалова Тамара",
        ),
        club("Окружение", "Okruzheniye", "Верхнемаяк", "Боцманков Юлий"),
        club(
            "Тетрадь в клетку",
            "Tetrad v Kletku",
            "Ракушинск",
            "Косогорцев Фома",
        ),
        club(
            "Последняя точка",
            "Poslednyaya Tochka",
            "Песчанолуг",
            "Дельтина Эмилия",
        ),
        // In cities known to the map, without heads.
        club("Точка у моря", "Tochka u Morya", "Одесса", ""),
        club("Клетчатый лист", "Kletchaty List", "Киев", ""),
        club("Красный и синий", "Krasny i Siniy", "Львов", ""),
    ],
    official: "Компасова Регина",
    people: &PEOPLE,
    plan: "Календарь Солнцебережья",
    calendar: &CALENDAR,
    groups: &GROUPS,
    lists: &[728, 560, 340, 200, 110, 5],
    members: true,
    seed: 0x5EED_00AF,
    initial_record,
    decide_game,
};

/// The player whose last game was in the year before the first list, which still contains them.
/// They drop out at New Year, and one game brings them back.
pub(super) const AWAY: usize = 11;

/// Divisions of the list that the Federation considers sportingly significant (4.1.1).
const GROUPS: [Group; 3] = [
    Group {
        code: "women",
        names: ["Women", "Женщины", "Жінки"],
        gender: Some(Gender::Female),
        ages: [None, None],
    },
    Group {
        code: "juniors",
        names: ["Juniors", "Юниоры", "Юніори"],
        gender: None,
        ages: [None, Some(19)],
    },
    Group {
        code: "veterans",
        names: ["Veterans", "Ветераны", "Ветерани"],
        gender: None,
        ages: [Some(50), None],
    },
];

const PEOPLE: [Person; 32] = [
    // 0 to 7: the strongest, the first two with K 10.
    man("Янтарёв Глеб", 31, 0, 2470).with_rating(2462),
    woman("Прибоева Инна", 27, 1, 2425).with_rating(2418),
    man("Дюнников Савелий", 44, 2, 2390).with_rating(2371),
    man("Ракушников Артём", 22, 0, 2390).with_rating(2291),
    woman("Солнцебродова Майя", 35, 3, 2240).with_rating(2262),
    man("Причалин Родион", 51, 1, 2240).with_rating(2193),
    man("Лагуненко Остап", 29, 2, 2230).with_rating(2148),
    woman("Волнорезова Ульяна", 19, 0, 2110).with_rating(1991),
    // 8 to 13: the middle.
    man("Штильников Тимофей", 38, 3, 2040).with_rating(1985),
    man("Парусенко Мирослав", 47, 1, 1890).with_rating(1902),
    woman("Бухтина Агата", 24, 2, 1890).with_rating(1792),
    man("Отмелев Даниил", 33, 0, 1780).with_rating(1790),
    woman("Галечкина Вероника", 56, 3, 1700).with_rating(1712),
    man("Песчаников Лев", 41, 1, 1660).with_rating(1655),
    // 14 to 19: with fewer than thirty games.
    man("Медузин Кирилл", 17, 2, 1740).with_rating(1588),
    woman("Крабович Стефания", 20, 0, 1640).with_rating(1571),
    man("Водорослин Егор", 26, 3, 1400).with_rating(1430),
    woman("Якоренко Зоряна", 15, 1, 1390).with_rating(1345),
    man("Кормчев Матвей", 62, 2, 1230).with_rating(1260),
    woman("Шлюпкина Василиса", 14, 0, 1240).with_rating(1185),
    // 20 to 31: newcomers.
    man("Тюленков Назар", 16, 1, 1900),
    woman("Морянкина Есения", 13, 3, 1180),
    man("Фарватеров Пётр", 30, 0, 2280),
    man("Килевой Захар", 45, 2, 1420),
    woman("Бризова Алиса", 12, 1, 1050),
    man("Устричников Ян", 28, 3, 1840),
    woman("Барашкова-Пенная Милана", 18, 0, 1340),
    man("Гарпунов Елисей", 11, 2, 980),
    woman("Чешуйкина Рада", 23, 1, 1270),
    man("Рифович Адам", 37, 3, 1500),
    woman("Креветкина Анфиса", 10, 0, 920),
    man("Скатовский Всеволод", 68, 2, 1150),
];

/// Every category, a friendly tournament and an unofficial one. The first tournament after the
/// amendment is still governed by the old text (5.1).
const CALENDAR: [Event; 19] = [
    event(
        "Кубок «Чернильной бухты» {}",
        714,
        0,
        7,
        &[8, 9, 10, 12, 13, 14, 15, 20],
    )
    .with_category(Category::Third),
    event(
        "Быстрые точки Верхнемаяка, III",
        686,
        1,
        5,
        &[2, 4, 6, 8, 10, 13, 16, 18, 20, 21],
    )
    .in_rapid_pool(),
    event(
        "Мемориал первой тетради, XI",
        651,
        2,
        7,
        &[4, 5, 6, 7, 8, 9, 13, 22],
    )
    .with_category(Category::Second),
    event(
        "Турнир новых имён, 14-й",
        616,
        3,
        7,
        &[14, 16, 17, 18, 19, 21, 23, 24],
    ),
    event(
        "Кубок Солнцебережья, IX",
        581,
        0,
        7,
        &[0, 1, 2, 3, 4, 5, 6, 7],
    )
    .with_category(Category::First),
    event(
        "Встреча друзей на набережной {}",
        546,
        1,
        5,
        &[0, 3, 9, 12, 20, 25],
    )
    .with_category(Category::Friendly),
    event(
        "Осада Ракушинска, 5-я",
        511,
        2,
        6,
        &[12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24],
    ),
    event(
        "Рапид «Последней точки», 1-й",
        476,
        3,
        5,
        &[1, 3, 5, 7, 9, 12, 14, 22, 23, 26],
    )
    .in_rapid_pool()
    .with_category(Category::Third),
    event(
        "Чемпионат Солнцебережья {}",
        441,
        0,
        7,
        &[0, 1, 2, 3, 4, 5, 6, 22],
    )
    .with_category(Category::Highest),
    event(
        "Домашний турнир «Окружения» {}",
        406,
        1,
        5,
        &[8, 10, 15, 19, 27, 28],
    )
    .off_plan(),
    event(
        "Кубок Ракушинска {}",
        371,
        2,
        7,
        &[10, 13, 15, 16, 18, 21, 24, 25],
    )
    .with_category(Category::Third),
    event(
        "Мемориал первой тетради, XII",
        315,
        2,
        7,
        &[3, 5, 7, 8, 9, 12, 20, 22],
    )
    .with_category(Category::Second),
    event(
        "Быстрые точки Верхнемаяка, IV",
        280,
        1,
        5,
        &[0, 2, 4, 6, 10, 16, 20, 24, 27, 29],
    )
    .in_rapid_pool(),
    event(
        "Турнир новых имён, 15-й",
        222,
        3,
        7,
        &[14, 15, 17, 19, 23, 25, 27, 28],
    ),
    event(
        "Кубок Песчанолуга {}",
        180,
        3,
        7,
        &[AWAY, 13, 16, 18, 21, 26, 29, 30],
    ),
    event(
        "Кубок Солнцебережья, X",
        140,
        0,
        7,
        &[0, 1, 2, 3, 4, 7, 9, 22],
    )
    .with_category(Category::First),
    event(
        "Рапид «Последней точки», 2-й",
        95,
        3,
        5,
        &[1, 5, 6, 8, AWAY, 13, 22, 26, 30, 31],
    )
    .in_rapid_pool()
    .with_category(Category::Third),
    event(
        "Осада Ракушинска, 6-я",
        60,
        2,
        6,
        &[14, 15, 17, 19, 20, 23, 24, 25, 26, 28, 29, 31],
    ),
    event(
        "Мемориал первой тетради, XIII",
        22,
        2,
        7,
        &[4, 6, 8, 10, AWAY, 12, 20, 28],
    )
    .with_category(Category::Second),
];

/// Initial records: experienced and newer players, most with a rapid rating too. Some last days are
/// unknown.
fn initial_record(number: usize, rating: i64, first: NaiveDate) -> Value {
    let games = if (14..20).contains(&number) {
        18 + 2 * (number - 14)
    } else {
        45 + 7 * (number % 13)
    };
    let last = match number {
        AWAY => NaiveDate::from_ymd_opt(first.year() - 1, 10, 30),
        _ if number % 4 == 2 => None,
        _ => Some(first - Days::new(9 + 13 * number as u64)),
    };
    let mut standing = json!({ "classic": { "rating": rating, "games": games } });
    if let Some(last) = last {
        standing["classic"]["last_played"] = last.to_string().into();
    }
    if number % 3 != 2 {
        standing["rapid"] = json!({ "rating": rating - 60, "games": games / 3 });
    }
    standing
}

/// Decides a game. Drawn classic games and the few annulled ones are replayed at once. Few are
/// forfeited, by one player or by both.
fn decide_game(
    dice: &mut Dice,
    event: &Event,
    [a, b]: [&Person; 2],
    game: Game,
    out: &mut Vec<Game>,
) {
    if dice.chance(22) {
        let score = match dice.below(3) {
            0 => None,
            1 => Some(Score::Win),
            _ => Some(Score::Loss),
        };
        return out.push(Game {
            played: false,
            score,
            ..game
        });
    }
    let luck = if event.pool == Pool::Rapid { 310 } else { 240 };
    let ahead = a.strength - b.strength;
    let first = random_score(dice, ahead, luck, 22);
    let drawn = first == Score::Draw && event.pool == Pool::Classic;
    let annulled = !drawn && dice.chance(12);
    out.push(Game {
        score: Some(first),
        annulled,
        ..game
    });
    if drawn || annulled {
        out.push(Game {
            score: Some(random_score(dice, ahead, luck, 0)),
            ..game
        });
    }
}
