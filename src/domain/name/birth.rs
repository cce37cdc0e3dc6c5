//! Separates a name from the birth that is typed behind it: `Lysenko Ira 1980`,
//! `Lysenko Ira (28.06.2014)`, `Лысенко Ира, 1980 г. р.`

use super::normal::normalize_text;
use crate::player::Born;

/// Numbers behind a name that are years of birth; other numbers belong to the name.
const YEARS: std::ops::RangeInclusive<i32> = 1900..=2099;
/// Words before a birth, without their full stops. None is a single letter, which would be an
/// initial.
const WORDS_BEFORE_BIRTH: [&str; 12] = [
    "born",
    "нар",
    "народ",
    "народився",
    "народилася",
    "род",
    "рожд",
    "родился",
    "родилась",
    "рн",
    "гр",
    "yob",
];
/// Words after a year of birth, without their full stops.
const WORDS_AFTER_BIRTH: [&str; 14] = [
    "р",
    "н",
    "рн",
    "г",
    "гр",
    "род",
    "рожд",
    "нар",
    "року",
    "рік",
    "года",
    "год",
    "народження",
    "рождения",
];

/// Splits typed text into the stored name and the year or day of birth.
pub fn name_and_birth(typed: &str) -> (String, Option<Born>) {
    let text = normalize_text(typed);
    let words: Vec<&str> = text.split(' ').collect();
    for at in (1..words.len()).rev() {
        let Some(born) = parse_birth(words[at]) else {
            match is_word(&WORDS_AFTER_BIRTH, words[at]) {
                true => continue,
                false => break,
            }
        };
        let mut end = at;
        while end > 0
            && (is_word(&WORDS_BEFORE_BIRTH, words[end - 1])
                || words[end - 1] == "b."
                || trim_signs(words[end - 1]).is_empty())
        {
            end -= 1;
        }
        let name = words[..end].join(" ");
        let name = name.trim_end_matches([',', '(', '[', '*', ' ']);
        if name.chars().any(char::is_alphabetic) {
            return (name.to_owned(), Some(born));
        }
        break;
    }
    (text, None)
}

/// Parses a separate field that can only be a birth: a day, or a year with a word or a sign that
/// marks it.
pub fn marked_birth(field: &str) -> Option<Born> {
    let field = normalize_text(field);
    if field.chars().all(|c| c.is_ascii_digit()) {
        return None;
    }
    let said = |word: &&str| {
        *word != "b."
            && !trim_signs(word).is_empty()
            && !is_word(&WORDS_BEFORE_BIRTH, word)
            && !is_word(&WORDS_AFTER_BIRTH, word)
    };
    match field.split(' ').filter(said).collect::<Vec<_>>()[..] {
        [only] => parse_birth(only),
        _ => None,
    }
}

/// Parses a plausible year of birth.
pub fn parse_year(field: &str) -> Option<Born> {
    Born::from_input(field)
        .filter(|born| matches!(born, Born::Year(_)) && YEARS.contains(&born.year()))
}

/// Parses a word as a birth: with signs around it, or with an abbreviation of "year of birth"
/// attached.
fn parse_birth(word: &str) -> Option<Born> {
    let word = trim_signs(word);
    let word = word.strip_prefix("b.").unwrap_or(word);
    let end = word.find(|c: char| c.is_alphabetic()).unwrap_or(word.len());
    let (figures, behind) = word.split_at(end);
    let glued = behind.is_empty() || is_word(&WORDS_AFTER_BIRTH, behind);
    Born::from_input(figures).filter(|born| glued && YEARS.contains(&born.year()))
}

fn trim_signs(word: &str) -> &str {
    word.trim_matches(['(', ')', '[', ']', ',', ';', '*', '.'])
}

fn is_word(words: &[&str], word: &str) -> bool {
    let plain: String = trim_signs(word)
        .chars()
        .filter(|c| *c != '.')
        .flat_map(char::to_lowercase)
        .collect();
    words.contains(&plain.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_birth_behind_a_name_is_no_part_of_it() {
        let births = [
            ("Lysenko Ira 1980", "1980"),
            ("Lysenko Ira (1980)", "1980"),
            ("Lysenko Ira, 1980", "1980"),
            ("Lysenko  Ira\t1980 ", "1980"),
            ("Lysenko Ira *1980", "1980"),
            ("Lysenko Ira b. 1980", "1980"),
            ("Lysenko Ira born 1980", "1980"),
            ("Lysenko Ira (b.1980)", "1980"),
            ("Lysenko Ira 1980 р. н.", "1980"),
            ("Lysenko Ira 1980г.р.", "1980"),
            ("Lysenko Ira, 1980 г. р.", "1980"),
            ("Lysenko Ira 1980 року народження", "1980"),
            ("Lysenko Ira 28.06.1980", "1980-06-28"),
            ("Lysenko Ira (1980-06-28)", "1980-06-28"),
        ];
        for (typed, born) in births {
            let (name, found) = name_and_birth(typed);
            assert_eq!(
                (name.as_str(), found.map(|b| b.to_string()).as_deref()),
                ("Lysenko Ira", Some(born)),
                "{typed}"
            );
        }
    }

    #[test]
    fn what_is_no_birth_stays_in_the_name() {
        for name in [
            "Lysenko Ira",
            "Lysenko Ira 2",
            "Lysenko Ira 1812",
            "1980",
            "Lysenko Н",
            "Player 20145",
            "Lysenko 1980 Ira",
            "(1980)",
            "",
        ] {
            assert_eq!(name_and_birth(name), (name.to_owned(), None), "{name}");
        }
        let initial = name_and_birth("Лысенко Н. 1980");
        assert_eq!(
            (initial.0.as_str(), initial.1),
            ("Лысенко Н.", Some(Born::Year(1980))),
            "an initial is no word for a birth"
        );
    }

    #[test]
    fn a_field_of_its_own_is_a_birth_where_it_says_so() {
        let read = |field: &str| marked_birth(field).map(|born| born.to_string());
        for field in [
            "born 1980",
            "*1980",
            "1980 р.н.",
            "1980 г. р.",
            "b. 1980",
            "(1980)",
            "р. н. 1980",
        ] {
            assert_eq!(read(field).as_deref(), Some("1980"), "{field}");
        }
        assert_eq!(read("28.06.2014").as_deref(), Some("2014-06-28"));
        for field in [
            "1980",
            "1980.5",
            "2 дан",
            "Kyiv 1980 club",
            "Чорна перлина",
            "UA",
            "",
        ] {
            assert_eq!(read(field), None, "{field}");
        }
        assert_eq!(
            (
                parse_year("1980"),
                parse_year("1812"),
                parse_year("28.06.2014")
            ),
            (Some(Born::Year(1980)), None, None)
        );
    }
}
