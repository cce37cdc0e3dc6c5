//! The positions of cities of Ukraine, its neighbours, and capitals, drawn without an external map.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::language::Language;

/// The languages of the names; others use the first of these with the same alphabet.
const NAMED_IN: [&str; 3] = ["en", "ru", "uk"];

/// A city of the list.
#[derive(Debug, PartialEq)]
pub struct City {
    names: [&'static str; NAMED_IN.len()],
    /// Latitude in degrees north, exact to a tenth.
    pub north: f64,
    /// Longitude in degrees east; negative values are west.
    pub east: f64,
}

impl City {
    /// The name of the city in a language.
    pub fn name(&self, language: Language) -> &'static str {
        let own = NAMED_IN.iter().position(|code| *code == language.word());
        let alike = || {
            NAMED_IN.iter().position(|code| {
                Language::from_word(code).is_some_and(|l| l.cyrillic() == language.cyrillic())
            })
        };
        self.names[own.or_else(alike).unwrap_or_default()]
    }
}

const fn new_city(
    english: &'static str,
    russian: &'static str,
    ukrainian: &'static str,
    north: f64,
    east: f64,
) -> City {
    City {
        names: [english, russian, ukrainian],
        north,
        east,
    }
}

static BY_NAME: LazyLock<HashMap<String, &'static City>> = LazyLock::new(|| {
    let names = |city: &'static City| city.names.map(|name| (fold_name(name), city));
    CITIES.iter().flat_map(names).collect()
});

fn fold_name(name: &str) -> String {
    name.trim().to_lowercase().replace(['’', 'ʼ', '`'], "'")
}

/// The city of this name in any of its languages; matches exact names only.
pub fn find(name: &str) -> Option<&'static City> {
    BY_NAME.get(&fold_name(name)).copied()
}

static CITIES: [City; 159] = [
    new_city("Kyiv", "Киев", "Київ", 50.5, 30.5),
    new_city("Kharkiv", "Харьков", "Харків", 50.0, 36.2),
    new_city("Odesa", "Одесса", "Одеса", 46.5, 30.7),
    new_city("Dnipro", "Днепр", "Дніпро", 48.5, 35.0),
    new_city("Donetsk", "Донецк", "Донецьк", 48.0, 37.8),
    new_city("Zaporizhzhia", "Запорожье", "Запоріжжя", 47.8, 35.2),
    new_city("Lviv", "Львов", "Львів", 49.8, 24.0),
    new_city("Kryvyi Rih", "Кривой Рог", "Кривий Ріг", 47.9, 33.4),
    new_city("Mykolaiv", "Николаев", "Миколаїв", 47.0, 32.0),
    new_city("Mariupol", "Мариуполь", "Маріуполь", 47.1, 37.5),
    new_city("Luhansk", "Луганск", "Луганськ", 48.6, 39.3),
    new_city("Vinnytsia", "Винница", "Вінниця", 49.2, 28.5),
    new_city("Simferopol", "Симферополь", "Сімферополь", 45.0, 34.1),
    new_city("Sevastopol", "Севастополь", "Севастополь", 44.6, 33.5),
    new_city("Kherson", "Херсон", "Херсон", 46.6, 32.6),
    new_city("Poltava", "Полтава", "Полтава", 49.6, 34.6),
    new_city("Chernihiv", "Чернигов", "Чернігів", 51.5, 31.3),
    new_city("Cherkasy", "Черкассы", "Черкаси", 49.4, 32.1),
    new_city("Khmelnytskyi", "Хмельницкий", "Хмельницький", 49.4, 27.0),
    new_city("Zhytomyr", "Житомир", "Житомир", 50.3, 28.7),
    new_city("Chernivtsi", "Черновцы", "Чернівці", 48.3, 25.9),
    new_city("Sumy", "Сумы", "Суми", 50.9, 34.8),
    new_city("Rivne", "Ровно", "Рівне", 50.6, 26.3),
    new_city(
        "Ivano-Frankivsk",
        "Ивано-Франковск",
        "Івано-Франківськ",
        48.9,
        24.7,
    ),
    new_city("Ternopil", "Тернополь", "Тернопіль", 49.6, 25.6),
    new_city("Kropyvnytskyi", "Кропивницкий", "Кропивницький", 48.5, 32.3),
    new_city("Lutsk", "Луцк", "Луцьк", 50.7, 25.3),
    new_city("Uzhhorod", "Ужгород", "Ужгород", 48.6, 22.3),
    new_city("Bila Tserkva", "Белая Церковь", "Біла Церква", 49.8, 30.1),
    new_city("Kremenchuk", "Кременчуг", "Кременчук", 49.1, 33.4),
    new_city("Kamianske", "Каменское", "Кам’янське", 48.5, 34.6),
    new_city("Melitopol", "Мелитополь", "Мелітополь", 46.8, 35.4),
    new_city("Berdiansk", "Бердянск", "Бердянськ", 46.8, 36.8),
    new_city("Nikopol", "Никополь", "Нікополь", 47.6, 34.4),
    new_city("Pavlohrad", "Павлоград", "Павлоград", 48.5, 35.9),
    new_city("Sloviansk", "Славянск", "Слов’янськ", 48.9, 37.6),
    new_city("Kramatorsk", "Краматорск", "Краматорськ", 48.7, 37.6),
    new_city("Bakhmut", "Бахмут", "Бахмут", 48.6, 38.0),
    new_city(
        "Sievierodonetsk",
        "Северодонецк",
        "Сєвєродонецьк",
        48.9,
        38.5,
    ),
    new_city("Lysychansk", "Лисичанск", "Лисичанськ", 48.9, 38.4),
    new_city("Kerch", "Керчь", "Керч", 45.4, 36.5),
    new_city("Yevpatoria", "Евпатория", "Євпаторія", 45.2, 33.4),
    new_city("Yalta", "Ялта", "Ялта", 44.5, 34.2),
    new_city("Feodosia", "Феодосия", "Феодосія", 45.0, 35.4),
    new_city(
        "Kamianets-Podilskyi",
        "Каменец-Подольский",
        "Кам’янець-Подільський",
        48.7,
        26.6,
    ),
    new_city("Mukachevo", "Мукачево", "Мукачево", 48.4, 22.7),
    new_city("Drohobych", "Дрогобыч", "Дрогобич", 49.4, 23.5),
    new_city("Stryi", "Стрый", "Стрий", 49.3, 23.9),
    new_city("Truskavets", "Трускавец", "Трускавець", 49.3, 23.5),
    new_city("Chervonohrad", "Червоноград", "Червоноград", 50.4, 24.2),
    new_city("Kalush", "Калуш", "Калуш", 49.0, 24.4),
    new_city("Kolomyia", "Коломыя", "Коломия", 48.5, 25.0),
    new_city("Kovel", "Ковель", "Ковель", 51.2, 24.7),
    new_city("Korosten", "Коростень", "Коростень", 51.0, 28.6),
    new_city("Berdychiv", "Бердичев", "Бердичів", 49.9, 28.6),
    new_city("Zviahel", "Звягель", "Звягель", 50.6, 27.6),
    new_city("Shepetivka", "Шепетовка", "Шепетівка", 50.2, 27.1),
    new_city("Uman", "Умань", "Умань", 48.7, 30.2),
    new_city("Smila", "Смела", "Сміла", 49.2, 31.9),
    new_city("Oleksandriia", "Александрия", "Олександрія", 48.7, 33.1),
    new_city("Zhovti Vody", "Жёлтые Воды", "Жовті Води", 48.3, 33.5),
    new_city("Pervomaisk", "Первомайск", "Первомайськ", 48.0, 30.9),
    new_city("Voznesensk", "Вознесенск", "Вознесенськ", 47.6, 31.3),
    new_city(
        "Pivdennoukrainsk",
        "Южноукраинск",
        "Південноукраїнськ",
        47.8,
        31.2,
    ),
    new_city("Izmail", "Измаил", "Ізмаїл", 45.4, 28.8),
    new_city("Chornomorsk", "Черноморск", "Чорноморськ", 46.3, 30.7),
    new_city(
        "Bilhorod-Dnistrovskyi",
        "Белгород-Днестровский",
        "Білгород-Дністровський",
        46.2,
        30.3,
    ),
    new_city("Podilsk", "Подольск", "Подільськ", 47.7, 29.5),
    new_city("Nova Kakhovka", "Новая Каховка", "Нова Каховка", 46.8, 33.4),
    new_city("Enerhodar", "Энергодар", "Енергодар", 47.5, 34.7),
    new_city("Lubny", "Лубны", "Лубни", 50.0, 33.0),
    new_city("Myrhorod", "Миргород", "Миргород", 50.0, 33.6),
    new_city(
        "Horishni Plavni",
        "Горишние Плавни",
        "Горішні Плавні",
        49.0,
        33.6,
    ),
    new_city("Konotop", "Конотоп", "Конотоп", 51.2, 33.2),
    new_city("Shostka", "Шостка", "Шостка", 51.9, 33.5),
    new_city("Romny", "Ромны", "Ромни", 50.8, 33.5),
    new_city("Okhtyrka", "Ахтырка", "Охтирка", 50.3, 34.9),
    new_city("Nizhyn", "Нежин", "Ніжин", 51.0, 31.9),
    new_city("Pryluky", "Прилуки", "Прилуки", 50.6, 32.4),
    new_city("Brovary", "Бровары", "Бровари", 50.5, 30.8),
    new_city("Boryspil", "Борисполь", "Бориспіль", 50.4, 31.0),
    new_city("Irpin", "Ирпень", "Ірпінь", 50.5, 30.3),
    new_city("Bucha", "Буча", "Буча", 50.5, 30.2),
    new_city("Fastiv", "Фастов", "Фастів", 50.1, 29.9),
    new_city("Vyshneve", "Вишнёвое", "Вишневе", 50.4, 30.4),
    new_city("Obukhiv", "Обухов", "Обухів", 50.1, 30.6),
    new_city("Slavutych", "Славутич", "Славутич", 51.5, 30.8),
    new_city("Izium", "Изюм", "Ізюм", 49.2, 37.3),
    new_city("Lozova", "Лозовая", "Лозова", 48.9, 36.3),
    new_city("Chuhuiv", "Чугуев", "Чугуїв", 49.8, 36.7),
    new_city("Warsaw", "Варшава", "Варшава", 52.2, 21.0),
    new_city("Kraków", "Краков", "Краків", 50.1, 19.9),
    new_city("Wrocław", "Вроцлав", "Вроцлав", 51.1, 17.0),
    new_city("Gdańsk", "Гданьск", "Гданськ", 54.4, 18.6),
    new_city("Poznań", "Познань", "Познань", 52.4, 16.9),
    new_city("Łódź", "Лодзь", "Лодзь", 51.8, 19.5),
    new_city("Lublin", "Люблин", "Люблін", 51.2, 22.6),
    new_city("Rzeszów", "Жешув", "Жешув", 50.0, 22.0),
    new_city("Przemyśl", "Перемышль", "Перемишль", 49.8, 22.8),
    new_city("Minsk", "Минск", "Мінськ", 53.9, 27.6),
    new_city("Brest", "Брест", "Берестя", 52.1, 23.7),
    new_city("Homel", "Гомель", "Гомель", 52.4, 31.0),
    new_city("Chișinău", "Кишинёв", "Кишинів", 47.0, 28.9),
    new_city("Bălți", "Бельцы", "Бєльці", 47.8, 27.9),
    new_city("Bucharest", "Бухарест", "Бухарест", 44.4, 26.1),
    new_city("Cluj-Napoca", "Клуж-Напока", "Клуж-Напока", 46.8, 23.6),
    new_city("Iași", "Яссы", "Ясси", 47.2, 27.6),
    new_city("Budapest", "Будапешт", "Будапешт", 47.5, 19.0),
    new_city("Debrecen", "Дебрецен", "Дебрецен", 47.5, 21.6),
    new_city("Bratislava", "Братислава", "Братислава", 48.1, 17.1),
    new_city("Košice", "Кошице", "Кошиці", 48.7, 21.3),
    new_city("Prague", "Прага", "Прага", 50.1, 14.4),
    new_city("Brno", "Брно", "Брно", 49.2, 16.6),
    new_city("Vienna", "Вена", "Відень", 48.2, 16.4),
    new_city("Berlin", "Берлин", "Берлін", 52.5, 13.4),
    new_city("Hamburg", "Гамбург", "Гамбург", 53.6, 10.0),
    new_city("Munich", "Мюнхен", "Мюнхен", 48.1, 11.6),
    new_city("Paris", "Париж", "Париж", 48.9, 2.4),
    new_city("London", "Лондон", "Лондон", 51.5, -0.1),
    new_city("Dublin", "Дублин", "Дублін", 53.3, -6.3),
    new_city("Brussels", "Брюссель", "Брюссель", 50.9, 4.4),
    new_city("Amsterdam", "Амстердам", "Амстердам", 52.4, 4.9),
    new_city("Luxembourg", "Люксембург", "Люксембург", 49.6, 6.1),
    new_city("Bern", "Берн", "Берн", 46.9, 7.4),
    new_city("Vaduz", "Вадуц", "Вадуц", 47.1, 9.5),
    new_city("Monaco", "Монако", "Монако", 43.7, 7.4),
    new_city("Rome", "Рим", "Рим", 41.9, 12.5),
    new_city("San Marino", "Сан-Марино", "Сан-Марино", 43.9, 12.4),
    new_city("Valletta", "Валлетта", "Валлетта", 35.9, 14.5),
    new_city("Madrid", "Мадрид", "Мадрид", 40.4, -3.7),
    new_city(
        "Andorra la Vella",
        "Андорра-ла-Велья",
        "Андорра-ла-Велья",
        42.5,
        1.5,
    ),
    new_city("Lisbon", "Лиссабон", "Лісабон", 38.7, -9.1),
    new_city("Copenhagen", "Копенгаген", "Копенгаген", 55.7, 12.6),
    new_city("Oslo", "Осло", "Осло", 59.9, 10.8),
    new_city("Stockholm", "Стокгольм", "Стокгольм", 59.3, 18.1),
    new_city("Helsinki", "Хельсинки", "Гельсінкі", 60.2, 24.9),
    new_city("Reykjavik", "Рейкьявик", "Рейк’явік", 64.1, -21.9),
    new_city("Tallinn", "Таллин", "Таллінн", 59.4, 24.8),
    new_city("Riga", "Рига", "Рига", 56.9, 24.1),
    new_city("Vilnius", "Вильнюс", "Вільнюс", 54.7, 25.3),
    new_city("Kaunas", "Каунас", "Каунас", 54.9, 23.9),
    new_city("Sofia", "София", "Софія", 42.7, 23.3),
    new_city("Varna", "Варна", "Варна", 43.2, 27.9),
    new_city("Belgrade", "Белград", "Белград", 44.8, 20.5),
    new_city("Zagreb", "Загреб", "Загреб", 45.8, 16.0),
    new_city("Ljubljana", "Любляна", "Любляна", 46.1, 14.5),
    new_city("Sarajevo", "Сараево", "Сараєво", 43.9, 18.4),
    new_city("Podgorica", "Подгорица", "Подгориця", 42.4, 19.3),
    new_city("Skopje", "Скопье", "Скоп’є", 42.0, 21.4),
    new_city("Tirana", "Тирана", "Тирана", 41.3, 19.8),
    new_city("Pristina", "Приштина", "Приштина", 42.7, 21.2),
    new_city("Athens", "Афины", "Афіни", 38.0, 23.7),
    new_city("Nicosia", "Никосия", "Нікосія", 35.2, 33.4),
    new_city("Ankara", "Анкара", "Анкара", 39.9, 32.9),
    new_city("Istanbul", "Стамбул", "Стамбул", 41.0, 29.0),
    new_city("Tbilisi", "Тбилиси", "Тбілісі", 41.7, 44.8),
    new_city("Yerevan", "Ереван", "Єреван", 40.2, 44.5),
    new_city("Baku", "Баку", "Баку", 40.4, 49.9),
    new_city("Moscow", "Москва", "Москва", 55.8, 37.6),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_city_is_found_in_each_language_and_by_its_own_name_only() {
        for name in ["Kyiv", "Киев", "київ", "  КИЇВ "] {
            assert_eq!(
                find(name).map(|city| city.name(Language::English)),
                Some("Kyiv"),
                "{name}"
            );
        }
        for name in ["Кам’янське", "Кам'янське", "камʼянське"] {
            assert_eq!(
                find(name).map(|city| city.name(Language::Russian)),
                Some("Каменское"),
                "{name}"
            );
        }
        assert_eq!(find("Чорнильна бухта"), None);
        assert_eq!(find(""), None);
    }

    #[test]
    fn every_city_lies_in_europe_or_beside_it_and_no_two_share_a_name() {
        for city in &CITIES {
            assert!(
                (34.0..66.0).contains(&city.north) && (-25.0..51.0).contains(&city.east),
                "{city:?}"
            );
            for language in Language::ALL {
                assert_eq!(find(city.name(language)), Some(city));
            }
        }
    }
}
