//! Transfer of federations to another installation.

use std::fmt;
use std::str::FromStr;

use super::host::{Host, name_in};
use super::string_enum::UnknownWord;

/// The base URL of an installation: `https://`, a host, an unusual port, and nothing behind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Installation(Box<str>);

impl Installation {
    /// Reads a typed base URL, with or without a slash at the end; `None` if it is not valid.
    pub fn from_word(typed: &str) -> Option<Installation> {
        let typed = typed.trim();
        let authority = typed
            .strip_suffix('/')
            .unwrap_or(typed)
            .strip_prefix("https://")?;
        let Some((name, port)) = authority.split_once(':') else {
            return Some(Installation(
                format!("https://{}", Host::from_word(authority)?).into(),
            ));
        };
        let port: u16 = port.parse().ok().filter(|port| *port > 0)?;
        Some(Installation(
            format!("https://{}:{port}", Host::from_word(name)?).into(),
        ))
    }

    /// The URL, without a slash at the end.
    pub fn word(&self) -> &str {
        &self.0
    }

    /// The host name.
    pub fn host_name(&self) -> String {
        name_in(&self.0)
    }
}

impl fmt::Display for Installation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

const LEAVING: &str = "-";

/// The state of a federation that is being transferred or was transferred.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Moved {
    /// Being transferred: its data is read-only until it has arrived or is opened again.
    Leaving,
    /// Transferred: it is at another installation now.
    To(Installation),
}

impl Moved {
    /// The stored form: `-`, or the address of the other installation.
    pub fn word(&self) -> &str {
        match self {
            Moved::Leaving => LEAVING,
            Moved::To(there) => there.word(),
        }
    }

    /// Reads the stored form; `None` if it is neither.
    pub fn from_word(word: &str) -> Option<Moved> {
        if word == LEAVING {
            Some(Moved::Leaving)
        } else {
            Installation::from_word(word).map(Moved::To)
        }
    }
}

impl FromStr for Moved {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Moved, UnknownWord> {
        Moved::from_word(word).ok_or_else(|| UnknownWord {
            set: "Moved",
            word: word.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_installation_is_written_in_one_way() {
        for (typed, word) in [
            ("https://rating.example", "https://rating.example"),
            (" https://Rating.Example/ ", "https://rating.example"),
            ("https://rating.example:8443", "https://rating.example:8443"),
            (
                "https://го-степу.укр/",
                Host::from_word("го-степу.укр")
                    .map(|host| format!("https://{host}"))
                    .unwrap()
                    .as_str(),
            ),
        ] {
            let there = Installation::from_word(typed).unwrap();
            assert_eq!(there.to_string(), word, "{typed}");
            assert_eq!(
                Installation::from_word(there.word()),
                Some(there),
                "{typed}"
            );
        }
        assert_eq!(
            Installation::from_word("https://rating.example:8443")
                .map(|there| there.host_name())
                .as_deref(),
            Some("rating.example")
        );
        for bad in [
            "",
            "-",
            "rating.example",
            "http://rating.example",
            "https://",
            "https://x",
            "https://a.example/b",
            "https://a.example:0",
        ] {
            assert_eq!(Installation::from_word(bad), None, "{bad}");
        }
        for bad in [
            "https://a@b.example",
            "https://a.example?x",
            "https://a.example#x",
            "https://192.0.2.1",
            "https://a.example:b",
        ] {
            assert_eq!(Installation::from_word(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_word_is_read_back() {
        let there = Installation::from_word("https://rating.example").map(Moved::To);
        for moved in [Some(Moved::Leaving), there].into_iter().flatten() {
            assert_eq!(moved.word().parse(), Ok(moved.clone()));
        }
        assert!("".parse::<Moved>().is_err() && "x".parse::<Moved>().is_err());
    }
}
