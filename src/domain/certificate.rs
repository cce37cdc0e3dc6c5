//! The text of a certificate by which it can be checked without the site: it is short, signed, and stands in the QR code.
//!
//! Nine lines, each without line breaks: `CT2`, slug of the federation, number, code, kind (`rank` or `extract`), name, value, date
//! (`YYYY-MM-DD`), and the SHA-256 of everything that the certificate says, in 64 hexadecimal digits. The first papers begin with `CT1` and end
//! with 16 of these digits; they go on to be good.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::word::words;

/// The first line: how the rest is to be read, and how many digits the fingerprint has.
const VERSIONS: [(&str, usize); 2] = [("CT2", 64), ("CT1", 16)];

/// The letters and digits of codes: none that is easily taken for another.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// The length of a code.
const CODE: usize = 10;

/// A code of these bits.
pub fn code(bits: &[u8]) -> String {
    bits.iter().take(CODE).map(|b| LETTERS[usize::from(b & 31)] as char).collect()
}

/// The one spelling of a code that somebody typed: in capitals, `O` as `0`, `I` and `L` as `1`. `None`: it is no code.
pub fn spelled(typed: &str) -> Option<String> {
    let letter = |c: char| match c.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    let code: String = typed.chars().map(letter).collect();
    (code.len() == CODE && code.bytes().all(|b| LETTERS.contains(&b))).then_some(code)
}

words! {
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

words! {
    /// Where a certificate is, from the request on.
    pub enum Stage {
        /// Asked for.
        Requested = "requested",
        /// Issued: it is valid.
        Issued = "issued",
        /// Not issued.
        Refused = "refused",
        /// Issued, and valid no more.
        Revoked = "revoked",
    }
}

impl Stage {
    /// What the commission makes of it when it says no: a request is refused, a certificate revoked. `None`: that was said before.
    pub fn ended(self) -> Option<Stage> {
        match self {
            Stage::Requested => Some(Stage::Refused),
            Stage::Issued => Some(Stage::Revoked),
            Stage::Refused | Stage::Revoked => None,
        }
    }
}

/// The signed text as its parts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement {
    /// Slug of the federation.
    pub slug: String,
    /// Number of the certificate in the federation.
    pub number: i32,
    /// Code of its page.
    pub code: String,
    /// Kind.
    pub kind: Kind,
    /// Name in the original script.
    pub name: String,
    /// Rank or rating in the words of the paper.
    pub value: String,
    /// Day of issue.
    pub date: NaiveDate,
    /// The fingerprint of everything it says; of the first papers, its beginning.
    pub digest: String,
}

impl Statement {
    /// The text that is signed.
    pub fn text(&self) -> String {
        let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let version = VERSIONS.iter().find(|(_, digits)| *digits == self.digest.len()).map_or(VERSIONS[0].0, |(version, _)| version);
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

    /// The parts of a text; `None`: it is none of ours.
    pub fn read(text: &str) -> Option<Statement> {
        let parts: Vec<&str> = text.split('\n').collect();
        let [version, slug, number, code, kind, name, value, date, digest] = parts[..] else { return None };
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
            date: crate::domain::player::parse_date(date)?,
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
        assert_eq!(s.text(), format!("CT2\nsteppe\n33\n7K2MQ9XDAB\nrank\nҐалаґан Єлизавета\n1 кю\n2026-09-01\n{digest}"));
        assert_eq!(Statement::read(&s.text()), Some(s.clone()));
        let text = s.text();
        for bad in
            ["", "CT2", &text.replace("CT2", "CT1"), &text.replace("CT2", "CT3"), &text.replace("rank", "king"), &format!("{text}\n")]
        {
            assert_eq!(Statement::read(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn the_first_papers_are_still_read() {
        let text = "CT1\nsteppe\n33\n7K2MQ9XDAB\nrank\nҐалаґан Єлизавета\n1 кю\n2026-09-01\n00ff00ff00ff00ff";
        let read = Statement::read(text).unwrap();
        assert_eq!((read.text().as_str(), read.digest.as_str()), (text, "00ff00ff00ff00ff"));
        assert_eq!(Statement::read(&text.replace("CT1", "CT2")), None, "nobody shortens the fingerprint of a new paper");
    }

    #[test]
    fn a_code_has_one_spelling() {
        assert_eq!(spelled("7k2mq9xdab").as_deref(), Some("7K2MQ9XDAB"));
        assert_eq!(spelled("oOiIlL7777").as_deref(), Some("0011117777"));
        for bad in ["", "7K2MQ9XDA", "7K2MQ9XDABC", "UUUUUUUUUU", "7K2MQ9XDA!", "7K2MQ9XDÄ"] {
            assert_eq!(spelled(bad), None, "{bad}");
        }
        let every: Vec<u8> = (0..=255).collect();
        assert!(every.chunks_exact(10).all(|bits| spelled(&code(bits)) == Some(code(bits))));
    }

    proptest! {
        #[test]
        fn no_name_can_forge_another_line(name in "\\PC{0,40}|.*\n.*", value in "\\PC{0,20}") {
            let text = statement(&name, &value).text();
            let read = Statement::read(&text).unwrap();
            prop_assert_eq!(read.text(), text);
            prop_assert_eq!(read.number, 33);
        }
    }
}
