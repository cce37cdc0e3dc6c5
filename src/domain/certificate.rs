//! The signed text of a certificate, verifiable without the site and short enough for the QR code.
//! Nine lines: `CT2`, slug of the federation, number, code, kind (`rank` or `extract`), name,
//! value, date (`YYYY-MM-DD`), and the SHA-256 of the whole content in 64 hexadecimal digits. Early
//! certificates begin with `CT1` and end with 16 of these digits; they remain valid.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::string_enum::string_enum;

const VERSIONS: [(&str, usize); 2] = [("CT2", 64), ("CT1", 16)];

const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE: usize = 10;

/// Makes a code from random bits.
pub fn code_from_bits(bits: &[u8]) -> String {
    bits.iter()
        .take(CODE)
        .map(|b| LETTERS[usize::from(b & 31)] as char)
        .collect()
}

/// The canonical spelling of a typed code: capitals, `O` as `0`, `I` and `L` as `1`.
pub fn parse_code(typed: &str) -> Option<String> {
    let letter = |c: char| match c.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    let code: String = typed.chars().map(letter).collect();
    (code.len() == CODE && code.bytes().all(|b| LETTERS.contains(&b))).then_some(code)
}

string_enum! {
    /// The kinds of certificate.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Kind {
        /// A rank.
        Rank = "rank",
        /// A rating on a date.
        Extract = "extract",
    }
}

string_enum! {
    /// The stage of a certificate, from the request on.
    pub enum Stage {
        /// Requested.
        Requested = "requested",
        /// Issued and valid.
        Issued = "issued",
        /// Refused.
        Refused = "refused",
        /// Issued and then revoked.
        Revoked = "revoked",
    }
}

impl Stage {
    /// The stage after the commission's rejection; `None` if it was rejected before.
    pub fn after_rejection(self) -> Option<Stage> {
        match self {
            Stage::Requested => Some(Stage::Refused),
            Stage::Issued => Some(Stage::Revoked),
            Stage::Refused | Stage::Revoked => None,
        }
    }
}

/// The parts of the signed text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement {
    /// Slug of the federation.
    pub slug: String,
    /// Number of the certificate in the federation.
    pub number: i32,
    /// Code in the address of its page.
    pub code: String,
    /// Kind of the certificate.
    pub kind: Kind,
    /// Name in the original script.
    pub name: String,
    /// Rank or rating, in the words of the certificate.
    pub value: String,
    /// Day of issue.
    pub date: NaiveDate,
    /// Fingerprint of the whole content; in a `CT1` text its first 16 digits.
    pub digest: String,
}

impl Statement {
    /// The text to be signed.
    pub fn text(&self) -> String {
        let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let version = VERSIONS
            .iter()
            .find(|(_, digits)| *digits == self.digest.len())
            .map_or(VERSIONS[0].0, |(version, _)| version);
        [
            version.to_owned(),
            one_line(&self.slug),
            self.number.to_string(),
            one_line(&self.code),
            self.kind.word().to_owned(),
            one_line(&self.name),
            one_line(&self.value),
            self.date.to_string(),
            one_line(&self.digest),
        ]
        .join("\n")
    }

    /// Parses a text; `None` if it is not a certificate's.
    pub fn from_text(text: &str) -> Option<Statement> {
        let parts: Vec<&str> = text.split('\n').collect();
        let [version, slug, number, code, kind, name, value, date, digest] = parts[..] else {
            return None;
        };
        if !VERSIONS.contains(&(version, digest.len())) {
            return None;
        }
        Some(Statement {
            slug: slug.to_owned(),
            number: number.parse().ok()?,
            code: code.to_owned(),
            kind: Kind::from_word(kind)?,
            name: name.to_owned(),
            value: value.to_owned(),
            date: crate::player::parse_date(date)?,
            digest: digest.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn statement(name: &str, value: &str) -> Statement {
        Statement {
            slug: "steppe".into(),
            number: 33,
            code: "7K2MQ9XDAB".into(),
            kind: Kind::Rank,
            name: name.into(),
            value: value.into(),
            date: NaiveDate::from_ymd_opt(2026, 9, 1).unwrap(),
            digest: "00ff".repeat(16),
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let s = statement("Ґалаґан Єлизавета", "1 кю");
        let digest = "00ff".repeat(16);
        assert_eq!(
            s.text(),
            format!(
                "CT2\nsteppe\n33\n7K2MQ9XDAB\nrank\nҐалаґан Єлизавета\n1 кю\n2026-09-01\n{digest}"
            )
        );
        assert_eq!(Statement::from_text(&s.text()), Some(s.clone()));
        let text = s.text();
        for bad in [
            "",
            "CT2",
            &text.replace("CT2", "CT1"),
            &text.replace("CT2", "CT3"),
            &text.replace("rank", "king"),
            &format!("{text}\n"),
        ] {
            assert_eq!(Statement::from_text(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn the_first_papers_are_still_read() {
        let text = "CT1\nsteppe\n33\n7K2MQ9XDAB\nrank\nҐалаґан Єлизавета\n1 кю\n2026-09-01\n00ff00ff00ff00ff";
        let read = Statement::from_text(text).unwrap();
        assert_eq!(
            (read.text().as_str(), read.digest.as_str()),
            (text, "00ff00ff00ff00ff")
        );
        assert_eq!(
            Statement::from_text(&text.replace("CT1", "CT2")),
            None,
            "nobody shortens the fingerprint of a new paper"
        );
    }

    #[test]
    fn a_code_has_one_spelling() {
        assert_eq!(parse_code("7k2mq9xdab").as_deref(), Some("7K2MQ9XDAB"));
        assert_eq!(parse_code("oOiIlL7777").as_deref(), Some("0011117777"));
        for bad in [
            "",
            "7K2MQ9XDA",
            "7K2MQ9XDABC",
            "UUUUUUUUUU",
            "7K2MQ9XDA!",
            "7K2MQ9XDÄ",
        ] {
            assert_eq!(parse_code(bad), None, "{bad}");
        }
        let every: Vec<u8> = (0..=255).collect();
        assert!(
            every
                .chunks_exact(10)
                .all(|bits| parse_code(&code_from_bits(bits)) == Some(code_from_bits(bits)))
        );
    }

    proptest! {
        #[test]
        fn no_name_can_forge_another_line(name in "\\PC{0,40}|.*\n.*", value in "\\PC{0,20}") {
            let text = statement(&name, &value).text();
            let read = Statement::from_text(&text).unwrap();
            prop_assert_eq!(read.text(), text);
            prop_assert_eq!(read.number, 33);
        }
    }
}
