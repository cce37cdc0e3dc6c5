//! Finds the largest font size of a text and its line breaks. A long text is smaller, never cut.

use std::sync::LazyLock;

use super::FONTS;

/// Upper bounds of glyph widths in thousandths of an em in PT Serif bold.
fn letter_width(letter: char) -> usize {
    match letter {
        '№' => 1172,
        'W' | 'Ш' | 'Щ' | 'Ж' | 'Ю' => 1045,
        '…' | '&' => 950,
        'M' | 'm' | 'М' | 'Ф' | 'Ы' | 'ш' | 'щ' | 'ю' => 930,
        '—' => 890,
        'w' | 'ж' | 'м' | 'ф' | 'ы' | '–' => 830,
        'H' | 'N' | 'O' | 'Q' | 'И' | 'Й' | 'Н' | 'О' | 'П' | 'Ц' | 'Ъ' => 780,
        'h' | 'n' | 'u' | 'и' | 'й' | 'н' | 'п' | 'ц' | 'ъ' => 670,
        '0'..='9' => 565,
        'c' | 'r' | 's' | 't' | 'z' | 'с' | 'з' | 'г' | 'є' | 'э' | '«' | '»' => 520,
        '-' => 415,
        ' ' | '\u{a0}' | 'I' | 'J' | 'f' | 'i' | 'j' | 'l' | 'І' | 'Ї' | 'і' | 'ї' | '.' | ','
        | ':' | ';' | '\'' | '’' | 'ʼ' | '(' | ')' | '|' | '·' => 380,
        other if other.is_uppercase() => 740,
        _ => 610,
    }
}

fn text_width(text: &str) -> usize {
    text.chars().map(letter_width).sum::<usize>().max(1)
}

fn all_splits(words: &[&str], lines: usize) -> Vec<Vec<String>> {
    if lines == 1 {
        return vec![vec![words.join(" ")]];
    }
    let mut all = Vec::new();
    for first in 1..=words.len() + 1 - lines {
        for mut rest in all_splits(&words[first..], lines - 1) {
            rest.insert(0, words[..first].join(" "));
            all.push(rest);
        }
    }
    all
}

fn largest_size(lines: &[String], room: usize, most: usize) -> usize {
    let widest = lines.iter().map(|l| text_width(l)).max().unwrap_or(1);
    most.min(room * 1000 / widest)
}

/// As few lines as look well, and their size. `sizes`: the largest for one line, two lines, ...
pub(super) fn fit_lines(text: &str, room: usize, sizes: &[usize]) -> (Vec<String>, usize) {
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.is_empty() {
        return (Vec::new(), sizes.first().copied().unwrap_or(1));
    }
    // Limits the number of splits: a long text is treated as at most twelve parts.
    let few: Vec<String> = words
        .chunks(words.len().div_ceil(12))
        .map(|part| part.join(" "))
        .collect();
    let few: Vec<&str> = few.iter().map(String::as_str).collect();
    let best_of = |(i, most): (usize, &usize)| {
        all_splits(&few, i + 1)
            .into_iter()
            .map(|lines| (largest_size(&lines, room, *most), lines))
            .max_by_key(|(size, lines)| (*size, line_evenness(lines)))
    };
    let ways: Vec<(usize, Vec<String>)> = sizes
        .iter()
        .take(few.len())
        .enumerate()
        .filter_map(best_of)
        .collect();
    let best = ways.iter().map(|w| w.0).max().unwrap_or(1);
    ways.into_iter()
        .find(|w| w.0 * 100 >= best * 85)
        .map(|(size, lines)| (lines, size.max(1)))
        .unwrap_or_default()
}

/// A greater value is more even.
fn line_evenness(lines: &[String]) -> std::cmp::Reverse<usize> {
    let widths: Vec<usize> = lines.iter().map(|l| text_width(l)).collect();
    std::cmp::Reverse(widths.iter().max().unwrap_or(&0) - widths.iter().min().unwrap_or(&0))
}

/// The family name is first. Two lines break after it unless that makes letters much smaller.
pub(super) fn fit_name(text: &str, room: usize, sizes: &[usize]) -> (Vec<String>, usize) {
    let (lines, size) = fit_lines(text, room, sizes);
    if lines.len() == 2
        && let Some((family, rest)) = text.split_once(' ')
    {
        let natural = vec![family.to_owned(), rest.trim().to_owned()];
        let own = largest_size(&natural, room, sizes.get(1).copied().unwrap_or(size));
        if own * 4 >= size * 3 {
            return (natural, own);
        }
    }
    (lines, size)
}

/// Lines of at most `most` characters: the fewest lines, as even as possible.
pub(super) fn wrap_evenly(text: &str, most: usize) -> Vec<String> {
    let count = wrap_greedily(text, most).len();
    let mut limit = most;
    while limit > 1 && wrap_greedily(text, limit - 1).len() == count && widest_word(text) < limit {
        limit -= 1;
    }
    wrap_greedily(text, limit)
}

fn widest_word(text: &str) -> usize {
    text.split_whitespace()
        .map(|w| w.chars().count())
        .max()
        .unwrap_or(0)
}

fn wrap_greedily(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

pub(super) fn split_address(text: &str, most: usize) -> Vec<String> {
    if text.chars().count() <= most {
        return vec![text.to_owned()];
    }
    match text.rsplit_once('/') {
        Some((before, after)) => vec![format!("{before}/"), after.to_owned()],
        None => vec![text.to_owned()],
    }
}

static FACES: LazyLock<Vec<ttf_parser::Face<'static>>> = LazyLock::new(|| {
    FONTS
        .iter()
        .filter_map(|font| ttf_parser::Face::parse(font, 0).ok())
        .collect()
});

fn has_glyph(letter: char) -> bool {
    FACES.iter().all(|face| face.glyph_index(letter).is_some())
}

/// True if a character has no glyph and is omitted: marks for line breaks and directions.
fn is_shapeless(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

pub fn has_all_glyphs(text: &str) -> bool {
    text.chars().all(|c| is_shapeless(c) || has_glyph(c))
}

/// Spaces are plain, invisible characters are omitted, missing ones become question marks: an
/// archival PDF must not contain a character without a glyph.
pub(super) fn with_known_letters(text: &str) -> String {
    let unseen = |c: char| c.is_control() || is_shapeless(c);
    text.chars()
        .map(|c| {
            if c.is_whitespace() && c != '\u{a0}' {
                ' '
            } else {
                c
            }
        })
        .filter(|c| !unseen(*c))
        .map(|c| if has_glyph(c) { c } else { '?' })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_texts_are_large_and_long_ones_small_but_whole() {
        assert_eq!(
            fit_lines("3 dan", 1500, &[152, 108]),
            (vec!["3 dan".to_owned()], 152)
        );
        let long = "Міжрегіональна громадська організація любителів інтелектуальних ігор \
            Надозер’я та сусідніх земель";
        let (lines, size) = fit_lines(long, 1500, &[56, 52]);
        assert_eq!(lines.join(" "), long);
        assert!(
            lines.len() == 2
                && size <= 52
                && lines.iter().all(|l| text_width(l) * size <= 1500 * 1000),
            "{lines:?} {size}"
        );
        let many = vec!["слово"; 60].join(" ");
        let (lines, size) = fit_lines(&many, 1500, &[56, 52]);
        assert_eq!(lines.join(" "), many);
        assert!(lines.iter().all(|l| text_width(l) * size <= 1500 * 1000));
        assert_eq!(fit_lines("  ", 1500, &[56]).0.len(), 0);
    }

    #[test]
    fn names_break_after_the_family_name() {
        let (lines, _) = fit_name(
            "Верхньодніпровська-Задунайська Єлизавета Костянтинівна",
            1500,
            &[138, 112],
        );
        assert_eq!(
            lines,
            ["Верхньодніпровська-Задунайська", "Єлизавета Костянтинівна"]
        );
    }

    #[test]
    fn lines_are_even() {
        let lines = wrap_evenly(
            "за рейтинг 2203 після турніру «Кубок Надозер’я пам’яті Остапа Верби» 14 листопада \
                2026 року",
            66,
        );
        assert_eq!(lines.len(), 2);
        assert!(
            lines.iter().all(|l| (30..=66).contains(&l.chars().count())),
            "{lines:?}"
        );
        assert_eq!(wrap_evenly("", 66), Vec::<String>::new());
        assert_eq!(
            split_address("crosstable.example/certificates/7K2MQ9XD", 30),
            ["crosstable.example/certificates/", "7K2MQ9XD"]
        );
    }

    #[test]
    fn the_fonts_have_the_letters_of_the_three_languages() {
        assert!(has_all_glyphs(
            "Ґґ Єє Її Іі Ёё Ыы Ъъ Щщ ʼ’ «№» – — AaZz 0-9 ½"
        ));
        assert!(!has_all_glyphs("本因坊"));
        assert_eq!(
            with_known_letters("Кубок ★\u{200b} «Я»\u{2009}2026\u{7}"),
            "Кубок ? «Я» 2026"
        );
    }
}
