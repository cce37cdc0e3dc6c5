//! The people of the main demo federation: clubs, officers and players. None of them exists.

use std::collections::HashSet;

use chrono::{Datelike, Days, NaiveDate};

use super::dice::Dice;
use crate::Role;
use crate::db::federations::Federation;
use crate::db::{ClubId, Conn, DbError, clubs};
use crate::domain::name::{self, Language};
use crate::domain::player::Born;

/// An invented club: name, name in Latin letters, city, head.
pub(super) struct Club {
    pub(super) name: &'static str,
    pub(super) latin: &'static str,
    pub(super) city: &'static str,
    pub(super) head: &'static str,
}

pub(super) const fn club(
    name: &'static str,
    latin: &'static str,
    city: &'static str,
    head: &'static str,
) -> Club {
    Club {
        name,
        latin,
        city,
        head,
    }
}

/// The clubs; the first two have heads with accounts.
pub(super) const CLUBS: [Club; 9] = [
    club("Білий камінь", "Bilyi Kamin", "Верболозів", HEAD),
    club("Чорна перлина", "Chorna Perlyna", "Соснобір", HEAD2),
    club("Тенген", "Tengen", "Журавлинськ", "Луговець Антоніна"),
    club(
        "Дев’ять ліній",
        "Deviat Linii",
        "Яворжин",
        "Проскурняк Михайло",
    ),
    club("Сад каменів", "Sad Kameniv", "Тихоліс", "Оболончук Віра"),
    club(
        "Живая группа",
        "Zhivaya Gruppa",
        "Медоград",
        "Перелесов Савелий",
    ),
    club(
        "Кіт і камінь",
        "Kit i Kamin",
        "Озерянка",
        "Засулько Геннадій",
    ),
    club("Сімка", "Simka", "Кам’яноріччя", "Вітрянчук Любов"),
    club(
        "Школа го «Жолудь»",
        "Zholud Go School",
        "Старий Броварець",
        "Дібровчук Ганна",
    ),
];

pub(super) const HEAD: &str = "Гречкосій Василина";
const HEAD2: &str = "Лозинець Марко";
/// Tournament organizer with an account.
pub(super) const ORGANIZER: &str = "Яблунець Юхим";
/// Chief referees with accounts.
pub(super) const REFEREES: [&str; 2] = ["Мурашкевич Павло", "Кропивко Зоя"];
/// Officials with accounts.
pub(super) const OFFICIALS: [&str; 2] = ["Ряснюк Олена", "Топольчук Ігнат"];

/// People with accounts: log-in name, name, role, and for a head the index of the club.
pub(super) const OFFICERS: [(&str, &str, Role, Option<usize>); 9] = [
    ("admin", "Сливко Ніна", Role::Administrator, None),
    ("chair", "Гайдубович Степан", Role::Chairman, None),
    ("official", OFFICIALS[0], Role::Official, None),
    ("official2", OFFICIALS[1], Role::Official, None),
    ("referee", REFEREES[0], Role::Referee, None),
    ("referee2", REFEREES[1], Role::Referee, None),
    ("head", HEAD, Role::ClubHead, Some(0)),
    ("head2", HEAD2, Role::ClubHead, Some(1)),
    ("organizer", ORGANIZER, Role::Organizer, None),
];

/// A player as generated.
#[derive(Debug, Clone)]
pub(super) struct Member {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) latin: Option<String>,
    pub(super) female: bool,
    pub(super) born: Option<Born>,
    /// Age on the first day of the demo; determines eligibility for youth and veterans'
    /// tournaments.
    pub(super) age: i32,
    pub(super) country: &'static str,
    pub(super) club: Option<usize>,
    pub(super) rating: Option<i64>,
    pub(super) dan: Option<u8>,
    pub(super) rank: Option<&'static str>,
    /// True strength in points; negative for absolute beginners.
    pub(super) strength: i64,
    /// Number of the first tournament in which a newcomer may play.
    pub(super) debut: usize,
}

impl Member {
    /// True if the player is from abroad.
    pub(super) fn is_guest(&self) -> bool {
        self.country != HOME
    }
}

const HOME: &str = "UA";

const MEN: [&str; 32] = [
    "Андрій",
    "Богдан",
    "Василь",
    "Віталій",
    "Гліб",
    "Данило",
    "Денис",
    "Дмитро",
    "Євген",
    "Захар",
    "Ігор",
    "Кирило",
    "Лев",
    "Максим",
    "Матвій",
    "Микола",
    "Назар",
    "Олег",
    "Олександр",
    "Остап",
    "Павло",
    "Петро",
    "Роман",
    "Руслан",
    "Святослав",
    "Сергій",
    "Тарас",
    "Тимофій",
    "Федір",
    "Юрій",
    "Ярема",
    "Ярослав",
];

const WOMEN: [&str; 26] = [
    "Аліна",
    "Богдана",
    "Валерія",
    "Вікторія",
    "Галина",
    "Дарина",
    "Злата",
    "Зоряна",
    "Ірина",
    "Катерина",
    "Ксенія",
    "Леся",
    "Людмила",
    "Марта",
    "Марія",
    "Надія",
    "Наталія",
    "Оксана",
    "Олена",
    "Ольга",
    "Соломія",
    "Софія",
    "Тетяна",
    "Уляна",
    "Христина",
    "Яна",
];

const SURNAMES: [&str; 76] = [
    "Верболозенко",
    "Журавлинчук",
    "Лепешко",
    "Кропив’янчук",
    "Ожиненко",
    "Терновчук",
    "Мальвенко",
    "Барвінчук",
    "Горобчак",
    "Сойченко",
    "Дятличук",
    "Снігуренко",
    "Зябличук",
    "Щиглюк",
    "Чижевко",
    "Вільшанчук",
    "Ясененко",
    "Берестюк",
    "Осиченко",
    "Каштанюк",
    "Яворчак",
    "Смеречук",
    "Ялівченко",
    "Дубровчак",
    "Левадюк",
    "Лугівко",
    "Степчук",
    "Криниченко",
    "Джерельчук",
    "Озерчак",
    "Рінченко",
    "Потічук",
    "Заплавко",
    "Острівчук",
    "Бережчук",
    "Кам’янчак",
    "Піщаненко",
    "Глинчук",
    "Крейденко",
    "Вапнюк",
    "Медуниченко",
    "Полинчук",
    "Деревійко",
    "Ромашенко",
    "Чебречук",
    "М’ятченко",
    "Хмеленчук",
    "Ячменюк",
    "Вівсюк",
    "Просяненко",
    "Гречкунь",
    "Квасоленко",
    "Бобрівчак",
    "Борсученко",
    "Їжаченко",
    "Видренко",
    "Куничук",
    "Тхоренко",
    "Рись-Яринчук",
    "Лисовчук",
    "Заозерський",
    "Підлісний",
    "Надрічний",
    "Тихолозький",
    "Верхоставський",
    "Польовий",
    "Єжевиченко",
    "Грабовчак",
    "Липовенко",
    "Кленчук",
    "Суничук",
    "Малинчак",
    "Калюжненко",
    "Росинчук",
    "Інейко",
    "Хуртовенко",
];

const RUSSIAN_MEN: [&str; 12] = [
    "Аркадий",
    "Борис",
    "Вадим",
    "Виктор",
    "Геннадий",
    "Егор",
    "Илья",
    "Константин",
    "Никита",
    "Семён",
    "Тимур",
    "Фёдор",
];
const RUSSIAN_WOMEN: [&str; 9] = [
    "Алёна",
    "Вера",
    "Дарья",
    "Жанна",
    "Ксения",
    "Лидия",
    "Полина",
    "Раиса",
    "Таисия",
];
const RUSSIAN_SURNAMES: [&str; 22] = [
    "Горелкин",
    "Ельничков",
    "Брусникин",
    "Камышкин",
    "Рябинников",
    "Верескин",
    "Осочкин",
    "Журавкин",
    "Клюквин",
    "Ольховкин",
    "Просёлков",
    "Туманкин",
    "Изморозин",
    "Подъездков",
    "Выхухолев",
    "Ёлочкин",
    "Ручейкин",
    "Стрижкин",
    "Сычиков",
    "Хвощёв",
    "Чабрецов",
    "Эхов",
];

/// Guests from abroad: name, country, true for a woman.
const GUESTS: [(&str, &str, bool); 25] = [
    ("Brzozałek Tomasz", "PL", false),
    ("Wierzbowiec Anna", "PL", true),
    ("Klonowiak Piotr", "PL", false),
    ("Jesionek Marta", "PL", true),
    ("Olszynek Jakub", "PL", false),
    ("Borůvčák Jan", "CZ", false),
    ("Vřesníček Petr", "CZ", false),
    ("Kapradinová Lenka", "CZ", true),
    ("Lískovčan Ondřej", "CZ", false),
    ("Jalovčiak Martin", "SK", false),
    ("Brusnicová Zuzana", "SK", true),
    ("Birkenwaldt Jonas", "DE", false),
    ("Erlbachner Lena", "DE", true),
    ("Moosgrubel Felix", "DE", false),
    ("Tannhöfler Klaus", "AT", false),
    ("Stejăruș Andrei", "RO", false),
    ("Alunișan Ioana", "RO", true),
    ("Mesteceanu Radu", "RO", false),
    ("Nyírfalvai Gábor", "HU", false),
    ("Égerházy Réka", "HU", true),
    ("Beržėnas Tomas", "LT", false),
    ("Ąžuolytė Rūta", "LT", true),
    ("Ozolkalniņš Jānis", "LV", false),
    ("Koivurantanen Mikko", "FI", false),
    ("Noisetier-Duval Camille", "FR", true),
];

/// A player with a planned career.
struct Meant {
    rating: i64,
    dan: Option<u8>,
    /// Rank held.
    rank: Option<&'static str>,
    strength: i64,
    age: i32,
}

const fn meant_member(
    rating: i64,
    dan: Option<u8>,
    rank: Option<&'static str>,
    strength: i64,
    age: i32,
) -> Meant {
    Meant {
        rating,
        dan,
        rank,
        strength,
        age,
    }
}

/// Players with planned careers: dans are won and lost at lists, ranks are kept for age.
const MEANT: [Meant; 18] = [
    meant_member(2648, Some(6), None, 2640, 34),
    meant_member(2575, Some(5), None, 2780, 29),
    meant_member(2470, Some(5), None, 1980, 47),
    meant_member(2455, Some(4), None, 2640, 19),
    meant_member(2430, Some(4), None, 2420, 38),
    meant_member(2372, None, None, 2660, 16),
    meant_member(2331, None, None, 2640, 24),
    meant_member(2410, None, None, 2400, 31),
    meant_member(2258, Some(4), None, 2060, 52),
    meant_member(2243, Some(4), None, 2220, 44),
    meant_member(2225, Some(4), None, 2150, 71),
    meant_member(2150, None, Some("2 dan"), 2080, 66),
    meant_member(1890, None, Some("1 kyu"), 1840, 74),
    meant_member(2345, Some(5), None, 1990, 41),
    meant_member(2060, None, None, 1900, 63),
    meant_member(85, None, Some("15 kyu"), 60, 79),
    meant_member(2310, None, None, 2600, 17),
    meant_member(2290, Some(4), None, 2040, 58),
];

/// Number of players with an initial record, including guests.
const STANDING: usize = 142;
/// Number of newcomers.
const NEWCOMERS: usize = 40;
/// Number of last newcomers who never play: members without a game.
const NEVER: usize = 3;

fn feminine_form(surname: &str) -> String {
    if let Some(stem) = surname
        .strip_suffix("ський")
        .or_else(|| surname.strip_suffix("зький"))
    {
        let ending = if surname.ends_with("ський") {
            "ська"
        } else {
            "зька"
        };
        return format!("{stem}{ending}");
    }
    if let Some(stem) = surname.strip_suffix("ний") {
        return format!("{stem}на");
    }
    if let Some(stem) = surname.strip_suffix("вий") {
        return format!("{stem}ва");
    }
    match surname.ends_with("ов")
        || surname.ends_with("ев")
        || surname.ends_with("ёв")
        || surname.ends_with("ин")
    {
        true => format!("{surname}а"),
        false => surname.to_owned(),
    }
}

/// A spelling that differs from the official table: Russian names as in passports, and a few by
/// their bearers' wish.
fn own_latin_spelling(called: &str, russian: bool) -> Option<String> {
    let official = name::to_latin(called, Language::Ukrainian);
    let own = if russian {
        name::to_latin(called, Language::Russian)
            .replace(" Semen", " Semyon")
            .replace(" Fedor", " Fyodor")
    } else {
        official
            .replace(" Kseniia", " Xenia")
            .replace(" Yevhen", " Eugene")
            .replace(" Sofiia", " Sophia")
    };
    (own != official).then_some(own)
}

/// A new name that is unique in every script and word order. All surnames are used in turn.
fn invent_name(
    dice: &mut Dice,
    taken: &mut HashSet<String>,
    female: bool,
    russian: bool,
) -> String {
    let surnames: &[&str] = if russian {
        &RUSSIAN_SURNAMES
    } else {
        &SURNAMES
    };
    loop {
        let given = dice.pick(match (russian, female) {
            (true, true) => RUSSIAN_WOMEN.as_slice(),
            (true, false) => &RUSSIAN_MEN,
            (false, true) => &WOMEN,
            (false, false) => &MEN,
        });
        let surname = surnames[taken.len() % surnames.len()];
        let surname = if female {
            feminine_form(surname)
        } else {
            surname.to_owned()
        };
        let called = format!("{surname} {given}");
        if taken.insert(name::likeness_key(&called)) {
            return called;
        }
    }
}

fn random_birth(dice: &mut Dice, age: i32, start: NaiveDate) -> Option<Born> {
    let birthday = start
        .with_day(1)
        .and_then(|d| d.with_year(start.year() - age))
        .and_then(|d| d.checked_sub_days(Days::new(dice.below(330))));
    match dice.below(100) {
        0..8 => None,
        8..24 => Some(Born::Year(start.year() - age)),
        _ => birthday.map(Born::Day),
    }
}

/// All players in the order of their ids; ages are those on `start`.
pub(super) fn build_members(start: NaiveDate) -> Vec<Member> {
    let mut dice = Dice::new(0x5EED_0001);
    let mut taken: HashSet<String> = OFFICERS.iter().map(|o| name::likeness_key(o.1)).collect();
    let mut all = Vec::with_capacity(STANDING + NEWCOMERS);
    for i in 0..STANDING + NEWCOMERS {
        let newcomer = i >= STANDING;
        let guest = (STANDING - GUESTS.len()..STANDING)
            .contains(&i)
            .then(|| GUESTS[i + GUESTS.len() - STANDING]);
        let meant = MEANT.get(i);
        let age = choose_age(&mut dice, i, meant);
        let russian = guest.is_none() && dice.below(100) < 24;
        let female = guest.map_or_else(|| dice.below(100) < 30, |g| g.2);
        let called = match guest {
            Some(guest) => guest.0.to_owned(),
            None => invent_name(&mut dice, &mut taken, female, russian),
        };
        let Level {
            rating,
            dan,
            rank,
            strength,
        } = choose_level(&mut dice, newcomer, age, meant);
        // Age protection needs an exact date of birth.
        let born = match meant {
            Some(_) if age > 60 => {
                NaiveDate::from_ymd_opt(start.year() - age, 1, 1 + (i as u32 % 28)).map(Born::Day)
            }
            _ => random_birth(&mut dice, age, start),
        };
        let club = match (guest, dice.below(12)) {
            (Some(_), _) | (None, 0) => None,
            // Children belong to the school.
            (None, 1..5) if age < 14 => Some(8),
            _ => Some(dice.below(CLUBS.len() as u64) as usize),
        };
        all.push(Member {
            id: format!("p{:03}", i + 1),
            latin: own_latin_spelling(&called, russian),
            name: called,
            female,
            born,
            age,
            country: guest.map_or(HOME, |g| g.1),
            club,
            rating,
            dan,
            rank,
            strength,
            debut: match newcomer {
                true if i + NEVER >= STANDING + NEWCOMERS => usize::MAX,
                true => (i - STANDING) * 3 / 2,
                false => 0,
            },
        });
    }
    all
}

/// The age of the player with this number; newcomers are mostly children.
fn choose_age(dice: &mut Dice, i: usize, meant: Option<&Meant>) -> i32 {
    match meant {
        Some(meant) => meant.age,
        None if i >= STANDING => dice.between(7, if i.is_multiple_of(3) { 45 } else { 13 }) as i32,
        None if i.is_multiple_of(5) => dice.between(8, 15) as i32,
        None if i.is_multiple_of(11) => dice.between(61, 80) as i32,
        None => dice.between(16, 60) as i32,
    }
}

/// Initial record and true strength of a player.
struct Level {
    rating: Option<i64>,
    dan: Option<u8>,
    rank: Option<&'static str>,
    strength: i64,
}

fn choose_level(dice: &mut Dice, newcomer: bool, age: i32, meant: Option<&Meant>) -> Level {
    if let Some(m) = meant {
        return Level {
            rating: Some(m.rating),
            dan: m.dan,
            rank: m.rank,
            strength: m.strength,
        };
    }
    if newcomer {
        return Level {
            rating: None,
            dan: None,
            rank: None,
            strength: dice.between(-500, 750),
        };
    }
    let top = if age < 16 { 1500 } else { 2340 };
    let rating = if dice.below(100) < 9 {
        dice.between(0, 99)
    } else {
        (dice.between(100, top) + dice.between(100, top)) / 2
    };
    let gift = if age < 20 && dice.below(3) == 0 {
        320
    } else {
        0
    };
    let plain = if rating < 100 {
        100 - 10 * (100 - rating)
    } else {
        rating
    };
    Level {
        rating: Some(rating),
        dan: None,
        rank: None,
        strength: plain + gift + dice.random_spread(60),
    }
}

/// The federation's club with this name.
pub(super) fn club_of(
    conn: &mut Conn,
    federation: &Federation,
    name: &str,
) -> Result<Option<ClubId>, DbError> {
    Ok(clubs::find_by_name(conn, federation.id, name)?.map(|club| club.id))
}
