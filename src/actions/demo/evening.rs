//! Demo club that plays by plain Elo (rules `elo`) with its own table of K, amended once so that
//! the highest category weighs more.

use chrono::NaiveDate;
use serde_json::json;

use super::decisions::BOTH;
use super::dice::Dice;
use super::grow;
use super::land::{Amendment, Event, Land, Person, event, man, random_score, woman};
use super::people::club;
use crate::domain::name::Language;
use crate::domain::tournament::{Category, Colour, Game};

/// Its two years up to `today`, as a canonical journal.
pub(super) fn build_journal(today: NaiveDate) -> Vec<u8> {
    grow::build_journal(&LAND, today)
}

const LAND: Land = Land {
    slug: "evening",
    rules: "elo",
    parameters: || json!({ "initial_rating": 1000 }),
    amendments: &[Amendment {
        id: "№ 2",
        ago: 250,
        note: "Новачки перших десяти партій змінюють рейтинг швидше; нижче за 100 рейтинг не \
            падає; турніри вищої категорії важать більше.",
        parameters: || {
            let k_table = json!([[0, "none", 60], [10, "none", 30], [30, "none", 16]]);
            json!({ "initial_rating": 1000, "k_table": k_table, "factors": { "highest": 1.5 }, "floor": 100 })
        },
    }],
    names: [
        "Lantern Chess Club",
        "Шахматный клуб «Фонарь»",
        "Шаховий клуб «Ліхтар»",
    ],
    accent: "#4d7c0f",
    language: Language::Ukrainian,
    clubs: &[
        club(
            "Субота о сьомій",
            "Subota o Somii",
            "Ліхтарне",
            "Гасниця Оверко",
        ),
        club("Друга стопа", "Druha Stopa", "Ліхтарне", "Світличенко Дора"),
    ],
    official: "Годинниченко Лана",
    people: &PEOPLE,
    plan: "Розклад клубу",
    calendar: &CALENDAR,
    groups: &[],
    lists: &[420, 180, 10],
    members: false,
    seed: 0xE10_E7E1,
    initial_record: |_, rating, _| json!({ "rating": rating, "games": 60 }),
    decide_game,
};

const PEOPLE: [Person; 16] = [
    man("Гасниця Оверко", 54, 0, 1780).with_rating(1760),
    woman("Світличенко Дора", 47, 1, 1690).with_rating(1710),
    man("Каганець Филимон", 61, 0, 1540).with_rating(1500),
    woman("Смолоскип Ада", 33, 1, 1480).with_rating(1455),
    man("Жарівко Тит", 29, 0, 1390).with_rating(1340),
    man("Вогник Сава", 24, 1, 1300),
    woman("Промінська Рута", 21, 0, 1220),
    man("Іскра Лаврін", 18, 1, 1450),
    woman("Свічкар Юлина", 40, 0, 1010),
    // Also plays in the chess federation, which doesn't know the birth.
    man(BOTH, 50, 1, 930),
    woman("Зорянка Лукерія", 15, 0, 860),
    man("Полумень Ярема", 37, 1, 1160),
    man("Сірник Гордій", 13, 0, 620),
    woman("Лампадко Віола", 12, 1, 480),
    man("Ґнотик Остап", 44, 0, 1090),
    woman("Блимань Тея", 26, 1, 760),
];

const CALENDAR: [Event; 12] = [
    event("Вечори клубу {}", 700, 0, 5, &[0, 1, 2, 3, 4, 5, 6, 8]),
    event(
        "Довгий марафон, 4-й",
        628,
        0,
        9,
        &[0, 1, 2, 3, 4, 7, 5, 6, 11, 9],
    ),
    event("Кубок гасу {}", 560, 1, 5, &[1, 2, 4, 5, 7, 8, 9, 10, 14]),
    event("Дружній вечір при свічках", 515, 1, 3, &[0, 3, 6, 12]).off_plan(),
    event(
        "Турнір на терасі {}",
        470,
        0,
        5,
        &[3, 4, 5, 6, 11, 14, 12, 15],
    ),
    event(
        "Вечори клубу {}, другі",
        395,
        0,
        5,
        &[0, 1, 7, 2, 3, 5, 11, 14],
    ),
    event(
        "Кубок першого ліхтаря",
        330,
        1,
        5,
        &[4, 5, 6, 8, 9, 10, 12, 13],
    ),
    event(
        "Довгий марафон, 5-й",
        262,
        0,
        9,
        &[0, 1, 7, 2, 3, 4, 5, 11, 6, 14],
    ),
    event("Кубок гасу {}", 205, 1, 5, &[1, 7, 3, 5, 8, 9, 10, 15]),
    event(
        "Турнір на терасі {}",
        120,
        0,
        5,
        &[2, 4, 6, 11, 14, 12, 13, 15],
    ),
    event(
        "Кубок другого ліхтаря",
        66,
        1,
        5,
        &[7, 5, 11, 8, 9, 10, 12, 13],
    )
    .with_category(Category::Highest),
    event(
        "Вечори клубу {}, треті",
        20,
        0,
        5,
        &[0, 7, 1, 2, 3, 4, 5, 6],
    ),
];

/// Decides a game in which the first player has white.
fn decide_game(dice: &mut Dice, _: &Event, [a, b]: [&Person; 2], game: Game, out: &mut Vec<Game>) {
    if dice.chance(15) {
        return out.push(Game {
            played: false,
            score: Some(crate::domain::number::Score::Win),
            ..game
        });
    }
    let score = random_score(dice, a.strength - b.strength + 20, 230, 25);
    out.push(Game {
        score: Some(score),
        colour: Some(Colour::White),
        ..game
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::journal;
    use crate::domain::rules;

    #[test]
    fn the_amendment_changes_k_from_its_day_on() {
        let today = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
        let read = journal::read_journal(&*build_journal(today)).unwrap();
        let parameters = (LAND.amendments[0].parameters)();
        assert!(
            rules::by_id("elo")
                .unwrap()
                .normalize_parameters(&parameters)
                .is_ok()
        );
        let mut largest = [0.0f64; 2];
        let amended = today - chrono::Days::new(250);
        journal::replay_journal(&read, |outcome| {
            if let journal::Outcome::Rated(line, rated) = outcome {
                let side = usize::from(line.tournament.start >= amended);
                for l in &rated.lines {
                    let change = l
                        .before
                        .zip(l.after)
                        .map_or(0.0, |(before, after)| (after.0 - before.0).abs());
                    largest[side] = largest[side].max(change);
                }
            }
        })
        .unwrap();
        assert!(largest.iter().all(|change| *change > 5.0), "{largest:?}");
    }
}
