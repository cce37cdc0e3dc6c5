//! What a certificate says so that it can be checked without the site: a short text that is signed and stands in the QR code.
//!
//! Nine lines, each without line breaks: `CT1`, slug of the federation, number, code, kind (`rank` or `extract`), name, value, date
//! (`YYYY-MM-DD`), and the first 16 hexadecimal digits of the SHA-256 of everything that the certificate says.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::word::words;

/// The first line: how the rest is to be read.
const VERSION: &str = "CT1";

words! {
    /// What is certified.
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
    /// Beginning of the fingerprint of everything it says.
    pub digest: String,
}

impl Statement {
    /// The text that is signed.
    pub fn text(&self) -> String {
        let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        [
            VERSION.to_owned(),
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
        let [VERSION, slug, number, code, kind, name, value, date, digest] = parts[..] else { return None };
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
            digest: "00ff00ff00ff00ff".into(),
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let s = statement("Ґалаґан Єлизавета", "1 кю");
        assert_eq!(s.text(), "CT1\nsteppe\n33\n7K2MQ9XDAB\nrank\nҐалаґан Єлизавета\n1 кю\n2026-09-01\n00ff00ff00ff00ff");
        assert_eq!(Statement::read(&s.text()), Some(s.clone()));
        for bad in ["", "CT1", &s.text().replace("CT1", "CT2"), &s.text().replace("rank", "king"), &format!("{}\n", s.text())] {
            assert_eq!(Statement::read(bad), None, "{bad:?}");
        }
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
