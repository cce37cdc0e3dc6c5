//! Texts, names, ranks and external ids as the document holds them. Section 2.

use std::borrow::Cow;

use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc_quick};

use super::document::{Gender, Rank};

/// "Texts": Unicode NFC, collapsed white space, no control or format characters; `None` if empty.
pub fn tidy_or_none(text: &str) -> Option<String> {
    let tidied = tidy_text(text);
    (!tidied.is_empty()).then(|| tidied.into_owned())
}

/// As [`tidy_or_none`], without a copy if possible; empty if nothing is left.
pub fn tidy_text(text: &str) -> Cow<'_, str> {
    if is_tidy_ascii(text) {
        return Cow::Borrowed(text);
    }
    let mut tidied = String::with_capacity(text.len());
    let mut blank = false;
    for c in text.chars() {
        if c.is_whitespace() {
            blank = true;
        } else if !is_control(c) {
            if blank && !tidied.is_empty() {
                tidied.push(' ');
            }
            blank = false;
            tidied.push(c);
        }
    }
    if is_nfc_quick(tidied.chars()) == IsNormalized::Yes {
        Cow::Owned(tidied)
    } else {
        Cow::Owned(tidied.nfc().collect())
    }
}

/// True for printable ASCII with single spaces: nearly every field of nearly every file.
fn is_tidy_ascii(text: &str) -> bool {
    let mut blank = true;
    for byte in text.bytes() {
        if !(byte.is_ascii_graphic() || (byte == b' ' && !blank)) {
            return false;
        }
        blank = byte == b' ';
    }
    !blank || text.is_empty()
}

/// The categories Cc and Cf of Unicode.
fn is_control(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}' | '\u{890}'..='\u{891}' | '\u{8e2}' | '\u{180e}'
            | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}' | '\u{2066}'..='\u{206f}' | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}' | '\u{110bd}' | '\u{110cd}' | '\u{13430}'..='\u{1343f}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0001}' | '\u{e0020}'..='\u{e007f}')
}

/// A part of a name: `_` stands for a space. Section 2.2.
pub fn name_part(text: &str) -> Option<String> {
    if text.contains('_') {
        tidy_or_none(&text.replace('_', " "))
    } else {
        tidy_or_none(text)
    }
}

/// Surname and given name of a name with a comma; `None` if either is missing. Section 2.2.
pub fn by_comma(name: &str) -> Option<(String, String)> {
    let (surname, given) = name.split_once(',')?;
    Some((name_part(surname)?, name_part(given)?))
}

/// A rank: a number 1-99 and a unit, otherwise as written. Section 2.2.
pub fn parse_rank(text: &str) -> Option<Rank> {
    let text = tidy_or_none(text)?;
    Some(go_rank(&text).unwrap_or(Rank::Other(text)))
}

/// A kyu, dan or pro rank; `None` for other texts. Section 2.2.
pub fn go_rank(text: &str) -> Option<Rank> {
    let text = text.trim();
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, unit) = (
        text.get(..digits)?.trim_start_matches('0'),
        text.get(digits..)?,
    );
    if number.is_empty() || number.len() > 2 {
        return None;
    }
    let number: u8 = number.parse().ok()?;
    let unit = unit
        .trim_start_matches([' ', '-', '‐', '‑', '–'])
        .trim_end();
    let unit = unit.strip_suffix('.').unwrap_or(unit).trim_end();
    let small = if unit.bytes().all(|byte| byte.is_ascii_lowercase()) {
        Cow::Borrowed(unit)
    } else {
        Cow::Owned(unit.to_lowercase())
    };
    match &*small {
        "k" | "kyu" | "кю" | "к" => Some(Rank::Kyu(number)),
        "d" | "dan" | "дан" | "д" => Some(Rank::Dan(number)),
        "p" | "pro" => Some(Rank::Pro(number)),
        _ => None,
    }
}

/// An external id; `None` for zeros or a dash. Section 2.2.
pub fn id(text: &str) -> Option<String> {
    tidy_or_none(text).filter(|id| {
        !id.chars().all(|c| c == '0')
            && !matches!(id.as_str(), "-" | "‐" | "‑" | "‒" | "–" | "—" | "―" | "−")
    })
}

/// Section 3.4: male or female; `None` without letters.
pub fn parse_gender(text: &str) -> Result<Option<Gender>, UnreadableValue> {
    let word = text.trim().to_lowercase();
    match word.strip_suffix('.').unwrap_or(&word) {
        "m" | "м" | "ч" | "male" | "man" | "чол" | "муж" => Ok(Some(Gender::Male)),
        "w" | "f" | "ж" | "female" | "woman" | "жін" | "жен" => Ok(Some(Gender::Female)),
        other if other.chars().any(char::is_alphabetic) => Err(UnreadableValue),
        _ => Ok(None),
    }
}

/// An unreadable field: a remark `unread-value`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnreadableValue;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_lose_what_nobody_sees() {
        assert_eq!(
            tidy_or_none(" a\t\u{a0} b\u{200b}c\u{7} ").as_deref(),
            Some("a bc")
        );
        assert_eq!(tidy_or_none("e\u{301}").as_deref(), Some("é"));
        assert_eq!(tidy_or_none(" \u{feff} "), None);
        for (text, expected) in [
            ("a b", "a b"),
            (" a", "a"),
            ("a ", "a"),
            ("a  b", "a b"),
            ("Ко валь", "Ко валь"),
            ("и\u{306}", "й"),
        ] {
            assert_eq!(tidy_or_none(text).as_deref(), Some(expected), "{text:?}");
        }
    }

    #[test]
    fn ranks_are_read_in_all_spellings() {
        for (text, expected) in [
            ("05k", "5 kyu"),
            ("3-Dan", "3 dan"),
            ("1 p", "1 pro"),
            ("10 кю.", "10 kyu"),
            ("КМС", "КМС"),
            ("0k", "0k"),
            ("100d", "100d"),
        ] {
            assert_eq!(
                parse_rank(text).map(|r| r.to_string()).as_deref(),
                Some(expected),
                "{text}"
            );
        }
    }
}
