//! Normalizes input to names: composed, in one line, without invisible characters.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Maximum number of combining marks of one letter, including those within the composed letter.
const MARKS: usize = 3;

/// The stored form of names, clubs and cities: composed (NFC), one space between words, none around
/// them, no control or format characters, at most three marks a letter. Joiners stay between
/// letters of scripts that need them.
pub fn normalize_text(text: &str) -> String {
    clean_text(text, |_, _| false)
}

/// The stored form of the name of an event. A word joiner after a hyphen stays, since it keeps an
/// ordinal in one line.
pub fn normal_title(text: &str) -> String {
    clean_text(text, |before, c| before == '-' && c == super::JOINER)
}

fn clean_text(text: &str, stays: impl Fn(char, char) -> bool) -> String {
    if text.is_ascii() && !text.contains(|c: char| c.is_ascii_control()) && !text.contains("  ") {
        return text.trim_matches(' ').to_owned();
    }
    let mut kept = String::with_capacity(text.len());
    let (mut before, mut joiner, mut marks) = (' ', None, 0);
    for c in text.nfd() {
        let c = if c.is_whitespace() { ' ' } else { c };
        if is_joiner(c) {
            // The next character decides if the joiner stays.
            joiner = joiner.or(Some(c)).filter(|_| is_joined(before));
            continue;
        }
        if stays(before, c) {
            kept.push(c);
            continue;
        }
        if shows_nothing(c) || (c == ' ' && before == ' ') {
            continue;
        }
        let joined = joiner.take().filter(|_| is_joined(c));
        if is_combining_mark(c) {
            marks += 1;
            if before == ' ' || marks > MARKS {
                continue;
            }
        } else {
            marks = 0;
        }
        kept.extend(joined);
        kept.push(c);
        before = c;
    }
    kept.trim_end_matches(' ').nfc().collect()
}

/// True if a text has a letter of any script. A name needs one.
pub fn has_letter(text: &str) -> bool {
    text.chars().any(char::is_alphabetic)
}

/// True for the zero width non-joiner and joiner.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// True for characters of scripts in which a joiner changes the shape of letters: from Arabic to
/// Mongolian, and the Indic ones.
fn is_joined(c: char) -> bool {
    let script = matches!(c, '\u{600}'..='\u{8ff}' | '\u{900}'..='\u{dff}' | '\u{1000}'..='\u{109f}' | '\u{1780}'..='\u{18af}'
        | '\u{a840}'..='\u{a9df}' | '\u{fb50}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}');
    script && (c.is_alphabetic() || is_combining_mark(c))
}

/// True for invisible characters: control characters, format characters (category Cf), other
/// default ignorable code points, private use, noncharacters, and the Braille blank.
fn shows_nothing(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{34f}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}' | '\u{890}'..='\u{891}'
            | '\u{8e2}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}'
            | '\u{fdd0}'..='\u{fdef}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}'
            | '\u{110bd}' | '\u{110cd}' | '\u{13430}'..='\u{1343f}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}' | '\u{f0000}'..='\u{10ffff}')
        || (u32::from(c) & 0xfffe) == 0xfffe
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_normal_text_stays_as_it_is(text in "[a-zіїа\\u{301}\\u{308}\\u{323}\\u{200b}-\\u{200f}\\u{600}-\\u{660}\\u{915}\\u{94d} \\t\\n\\u{a0}]{0,20}") {
            let once = normalize_text(&text);
            prop_assert_eq!(normalize_text(&once), once.clone());
            let one_line = !once.contains(['\n', '\r', '\t', '\u{200b}', '\u{2028}']) && once.trim() == once && !once.contains("  ");
            prop_assert!(one_line);
        }
    }

    #[test]
    fn what_shows_nothing_is_gone_and_blanks_are_one() {
        let texts = [
            ("Zero\u{200b}Width", "ZeroWidth"),
            ("Line\nBreak", "Line Break"),
            ("Line\r\n Break", "Line Break"),
            ("Tab\tStop", "Tab Stop"),
            ("Line\u{2028}Break\u{85}Next", "Line Break Next"),
            ("\u{a0} Two\u{2003}\u{3000}Words \u{feff}", "Two Words"),
            (
                "So\u{ad}ft\u{2060} \u{202e}Hy\u{e0041}phen\u{0}",
                "Soft Hyphen",
            ),
            ("Va\u{fe0f}ri\u{e0100}ant", "Variant"),
            ("Cafe\u{301}", "Café"),
            ("\u{301}Mark", "Mark"),
            ("\u{fffe}\u{3164}", ""),
        ];
        for (typed, kept) in texts {
            assert_eq!(normalize_text(typed), kept, "{typed:?}");
        }
    }

    #[test]
    fn a_letter_bears_three_marks() {
        assert_eq!(
            normalize_text(&format!("a{}b", "\u{30f}".repeat(60))),
            "a\u{30f}\u{30f}\u{30f}b".nfc().collect::<String>()
        );
        assert_eq!(normalize_text("Nguyễn Thị Ngọc Ánh"), "Nguyễn Thị Ngọc Ánh");
        assert_eq!(
            normalize_text(&format!("é{}", "\u{301}".repeat(9)))
                .nfd()
                .count(),
            1 + MARKS,
            "the composed letter has one of them"
        );
    }

    #[test]
    fn joiners_stay_where_a_script_needs_them() {
        for name in ["علی\u{200c}رضا", "क्\u{200d}ष"] {
            assert_eq!(normalize_text(name), name);
        }
        assert_eq!(normalize_text("Zero\u{200c}Width\u{200d}"), "ZeroWidth");
        assert_eq!(normalize_text("علی\u{200c} رضا\u{200d}"), "علی رضا");
        assert_eq!(
            normalize_text("علی\u{200c}\u{200d}\u{200c}رضا"),
            "علی\u{200c}رضا"
        );
        assert_eq!(
            normalize_text(&format!("علی{}x", "\u{200c}".repeat(100_000))),
            "علیx"
        );
        assert_eq!(
            (
                normalize_text("9-\u{2060}й"),
                normal_title("9-\u{2060}й  кубок\u{2060}")
            ),
            ("9-й".to_owned(), "9-\u{2060}й кубок".to_owned())
        );
    }

    #[test]
    fn a_name_has_a_letter() {
        assert!(has_letter("Ї") && has_letter("李") && has_letter("O2"));
        assert!(!has_letter("") && !has_letter("123 - .") && !has_letter("\u{301}"));
    }
}
