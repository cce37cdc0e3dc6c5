//! Host names of federations that have their pages at an address of their own.

use std::borrow::Borrow;
use std::fmt;
use std::str::FromStr;

use idna::uts46::{AsciiDenyList, DnsLength, Hyphens, Uts46};

use super::string_enum::UnknownWord;

/// A host name as browsers send it: lower case, others as `xn--`, no numeric address or wildcard.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Host(Box<str>);

impl Host {
    /// Reads a typed host name in any alphabet; `None` if it is not valid.
    pub fn from_word(typed: &str) -> Option<Host> {
        let typed = typed.trim();
        let named = Uts46::new()
            .to_ascii(
                typed.as_bytes(),
                AsciiDenyList::STD3,
                Hyphens::Check,
                DnsLength::Verify,
            )
            .ok()?;
        // Browsers take a name whose last label is a number for an IP address.
        let (_, last) = named.rsplit_once('.')?;
        last.starts_with(|c: char| c.is_ascii_lowercase())
            .then(|| Host(named.into()))
    }

    /// The name as browsers send it.
    pub fn word(&self) -> &str {
        &self.0
    }

    /// The name for display, with `xn--` labels decoded.
    pub fn display_name(&self) -> String {
        Uts46::new()
            .to_unicode(self.0.as_bytes(), AsciiDenyList::STD3, Hyphens::Check)
            .0
            .into_owned()
    }
}

impl Borrow<str> for Host {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Host {
    type Err = UnknownWord;

    fn from_str(name: &str) -> Result<Host, UnknownWord> {
        Host::from_word(name).ok_or_else(|| UnknownWord {
            set: "Host",
            word: name.to_owned(),
        })
    }
}

/// The host name in a URL or `Host` header, in lower case, without port and final dot.
pub fn name_in(address: &str) -> String {
    let rest = address.split_once("://").map_or(address, |(_, rest)| rest);
    let authority = rest.split('/').next().unwrap_or_default();
    let name = authority
        .rsplit_once(':')
        .map_or(authority, |(name, _)| name);
    name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(typed: &str) -> Option<String> {
        Host::from_word(typed).map(|host| host.to_string())
    }

    #[test]
    fn a_host_is_written_in_one_way() {
        for (typed, host) in [
            ("go.example", "go.example"),
            (" GO.Example ", "go.example"),
            ("1-go.a2.example", "1-go.a2.example"),
        ] {
            assert_eq!(read(typed).as_deref(), Some(host), "{typed}");
        }
        for typed in ["го-степу.укр", "ГО-Степу.УКР", "го-степу。укр"]
        {
            let host = Host::from_word(typed).unwrap();
            assert!(
                host.word().is_ascii()
                    && host.word().starts_with("xn--")
                    && host.word().ends_with(".xn--j1amh"),
                "{host}"
            );
            assert_eq!(
                (Host::from_word(host.word()), host.display_name()),
                (Some(host.clone()), "го-степу.укр".to_owned()),
                "{typed}"
            );
        }
    }

    #[test]
    fn what_is_no_name_of_a_host_is_none() {
        for bad in [
            "",
            " ",
            ".",
            "example",
            "localhost",
            "*.example",
            "go_1.example",
            "-go.example",
            "go-.example",
            "go..example",
            ".go.example",
            "go.example.",
            "go.example:8080",
            "https://go.example",
            "go.example/x",
            "user@go.example",
            "go example.org",
            "192.0.2.1",
            "[::1]",
            "go.1",
            "go.0x7f",
            "go.example\n.org",
            "xn--.example",
            "xn--a\u{e9}.example",
        ] {
            assert_eq!(read(bad), None, "{bad:?}");
        }
        assert_eq!(read(&format!("{}.example", "a".repeat(64))), None);
        assert_eq!(
            read(&format!("{}.example", "a".repeat(63))).map(|host| host.len()),
            Some(71)
        );
        assert_eq!(
            read(&format!("{}example", "abcdefg.".repeat(32))),
            None,
            "a name has 253 letters at most"
        );
    }

    #[test]
    fn the_name_is_found_in_whatever_names_it() {
        for (address, name) in [
            ("https://Go.example:8443/x:y", "go.example"),
            ("go.example", "go.example"),
            ("go.example.:80", "go.example"),
            ("[::1]:8080", "[::1]"),
            ("", ""),
        ] {
            assert_eq!(name_in(address), name, "{address}");
        }
    }
}
