//! Query parameters that pages use, by address pattern, learned from their first answers. Requests
//! with invented parameters get the same finished page and don't fill the memory with copies.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use actix_web::http::Uri;
use actix_web::http::uri::PathAndQuery;
use percent_encoding::percent_decode_str;

#[derive(Debug, Clone, Copy)]
pub enum Names {
    Fixed(&'static [&'static str]),
    Matching(fn(&str) -> bool),
}

/// All that the page uses for any reader.
#[derive(Debug, Clone, Default)]
pub struct PageParameters(Vec<Names>);

impl PageParameters {
    pub fn add_names(&mut self, names: Names) {
        self.0.push(names);
    }

    fn has_name(&self, name: &str) -> bool {
        self.0.iter().any(|names| match names {
            Names::Fixed(these) => these.contains(&name),
            Names::Matching(such) => such(name),
        })
    }

    pub fn strip_unknown(&self, address: &Uri) -> Option<Uri> {
        let query = address.query()?;
        let known = |pair: &&str| {
            let name = pair.split('=').next().unwrap_or_default().replace('+', " ");
            percent_decode_str(&name)
                .decode_utf8()
                .is_ok_and(|name| self.has_name(&name))
        };
        let kept: Vec<&str> = query.split('&').filter(known).collect();
        if kept.len() == query.split('&').count() {
            return None;
        }
        let path = address.path();
        let short = if kept.is_empty() {
            path.to_owned()
        } else {
            format!("{path}?{}", kept.join("&"))
        };
        let mut parts = address.clone().into_parts();
        parts.path_and_query = Some(PathAndQuery::try_from(short).ok()?);
        Uri::from_parts(parts).ok()
    }
}

#[derive(Clone, Default)]
pub struct Addresses(Arc<RwLock<HashMap<String, PageParameters>>>);

impl Addresses {
    /// `None` if no page of the pattern has answered yet.
    pub fn find_parameters(&self, pattern: &str) -> Option<PageParameters> {
        self.0
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .get(pattern)
            .cloned()
    }

    /// The first answer stays.
    pub fn store_parameters(&self, pattern: String, known: PageParameters) {
        self.0
            .write()
            .unwrap_or_else(PoisonError::into_inner)
            .entry(pattern)
            .or_insert(known);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_page_does_not_know_is_taken_out_of_the_address() {
        let mut known = PageParameters::default();
        known.add_names(Names::Fixed(&["q", "from"]));
        known.add_names(Names::Matching(|name| name.starts_with('o')));
        let strip = |address: &str| {
            known
                .strip_unknown(&address.parse().unwrap())
                .map(|uri| uri.to_string())
        };
        for whole in ["/a", "/a?q=1", "/a?q=&from=2&q=3", "/a?o12=x", "/a?%71=1"] {
            assert_eq!(strip(whole), None, "{whole}");
        }
        for (long, short) in [
            ("/a?utm=1", "/a"),
            ("/a?", "/a"),
            ("/a?x=1&q=2&y", "/a?q=2"),
            ("/a?&q=1", "/a?q=1"),
            ("/a?%ff=1&from=1", "/a?from=1"),
            ("https://host/a?Q=1", "https://host/a"),
        ] {
            assert_eq!(strip(long).as_deref(), Some(short), "{long}");
        }
        assert_eq!(
            PageParameters::default()
                .strip_unknown(&"/a?q=1".parse().unwrap())
                .unwrap(),
            "/a"
        );
    }
}
