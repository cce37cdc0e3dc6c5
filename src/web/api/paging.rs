//! Strict parsing of the API's query parameters, with all mistakes at once, and pagination. A
//! cursor holds the last entry's key: all pages cost the same, and new entries shift nothing.

use std::collections::BTreeMap;

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use chrono::NaiveDate;
use data_encoding::BASE64URL_NOPAD;
use percent_encoding::{NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{ApiFederation, json_response};
use crate::db::federations::Federation;
use crate::domain::player::parse_date;
use crate::domain::roster::division::Division;
use crate::domain::tournament::Pool;
use crate::error::Mistake;
use crate::error::WebError;

const USUAL: i64 = 100;
const MOST: i64 = 1000;
/// Maximum length in characters.
const LONGEST: usize = 100;

/// The parameters of all paginated operations.
#[derive(IntoParams, Deserialize)]
#[into_params(parameter_in = Query)]
#[expect(
    dead_code,
    reason = "read by RequestParams, which tells all mistakes at once; here it is described"
)]
pub struct Paging {
    /// The position to continue from: the `cursor` in the address `next` of the page before. Its
    /// content is opaque and may change.
    #[param(required = false)]
    cursor: Option<String>,
    /// Rows of the page.
    #[param(required = false, minimum = 1, maximum = 1000, default = 100)]
    limit: Option<u16>,
}

/// A page of a list.
#[derive(Serialize, ToSchema)]
pub struct Page<T> {
    /// The rows of this page.
    pub items: Vec<T>,
    /// Address of the next page, also in the header `Link`; null: this is the last one.
    pub next: Option<String>,
}

pub struct RequestParams {
    path: String,
    given: BTreeMap<String, String>,
    mistakes: Vec<Mistake>,
}

impl RequestParams {
    /// Parameters other than `known` are mistakes.
    pub fn from_request(req: &HttpRequest, known: &[&str]) -> RequestParams {
        let mut asked = RequestParams {
            path: req.path().to_owned(),
            given: BTreeMap::new(),
            mistakes: Vec::new(),
        };
        for pair in req
            .query_string()
            .split('&')
            .filter(|pair| !pair.is_empty())
        {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            let plain = |text: &str| {
                percent_decode_str(&text.replace('+', " "))
                    .decode_utf8()
                    .map(|t| t.into_owned())
            };
            match (plain(name), plain(value)) {
                (Ok(name), _) if !known.contains(&name.as_str()) => {
                    let all = if known.is_empty() {
                        "none".to_owned()
                    } else {
                        known.join(", ")
                    };
                    asked.wrong(&name, format!("Unknown. Known here: {all}."));
                }
                (Ok(name), _) if asked.given.contains_key(&name) => {
                    asked.wrong(&name, "Given twice.")
                }
                (Ok(name), Ok(value)) if !value.contains('\0') => {
                    asked.given.insert(name, value);
                }
                (name, _) => asked.wrong(&name.unwrap_or_default(), "Not UTF-8 text."),
            }
        }
        asked
    }

    pub fn wrong(&mut self, parameter: &str, detail: impl Into<String>) {
        let parameter = parameter.chars().take(LONGEST).collect();
        self.mistakes.push(Mistake {
            parameter,
            detail: detail.into(),
        });
    }

    /// An unreadable value is a mistake. `may_be` describes the valid values.
    pub fn parse_param<T>(
        &mut self,
        name: &str,
        may_be: &str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Option<T> {
        let value = read(self.given.get(name)?);
        if value.is_none() {
            self.wrong(name, may_be);
        }
        value
    }

    pub fn text(&mut self, name: &str) -> Option<String> {
        let short = |text: &str| (text.chars().count() <= LONGEST).then(|| text.trim().to_owned());
        self.parse_param(name, "At most 100 characters.", short)
            .filter(|text| !text.is_empty())
    }

    pub fn id(&mut self, name: &str) -> Option<i64> {
        self.parse_param(name, "A whole number from 1 on.", |text| {
            text.parse().ok().filter(|id| *id > 0)
        })
    }

    pub fn parse_day(&mut self, name: &str) -> Option<NaiveDate> {
        self.parse_param(name, "A day as YYYY-MM-DD.", parse_date)
    }

    /// The first pool by default. `None` if the rules have no pools.
    pub fn pool(&mut self, pools: bool) -> Option<Pool> {
        if !pools {
            if self.given.contains_key("pool") {
                self.wrong("pool", "The rules of this federation have no pools.");
            }
            return None;
        }
        Some(
            self.parse_param("pool", "One of classic, rapid.", Pool::from_word)
                .unwrap_or_default(),
        )
    }

    pub fn parse_division(&mut self, federation: &Federation) -> Option<Division> {
        let all = federation.divisions();
        let known: Vec<&str> = all.iter().map(|d| d.code.as_str()).collect();
        let known = if known.is_empty() {
            "The federation has none.".to_owned()
        } else {
            format!("One of {}.", known.join(", "))
        };
        self.parse_param("category", &known, |code| {
            all.iter().find(|d| d.code == code).cloned()
        })
    }

    pub fn page_limit(&mut self) -> i64 {
        let limit = |text: &str| text.parse().ok().filter(|limit| (1..=MOST).contains(limit));
        self.parse_param("limit", "A whole number from 1 to 1000.", limit)
            .unwrap_or(USUAL)
    }

    pub fn parse_cursor<K: DeserializeOwned>(&mut self, list: &str) -> Option<K> {
        let key = |text: &str| {
            let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).ok()?;
            let (of, key): (String, K) = serde_json::from_slice(&bytes).ok()?;
            (of == list).then_some(key)
        };
        self.parse_param(
            "cursor",
            "Not a cursor of this list. Take the address next of a page, or leave it out to begin.",
            key,
        )
    }

    /// A parameter that was not given stays the same on all pages.
    pub fn set_default(&mut self, name: &str, value: String) {
        self.given.entry(name.to_owned()).or_insert(value);
    }

    /// Fails with all mistakes.
    pub fn finish_parsing(&mut self) -> Result<(), WebError> {
        if self.mistakes.is_empty() {
            Ok(())
        } else {
            Err(WebError::Parameters(std::mem::take(&mut self.mistakes)))
        }
    }

    fn next<K: Serialize>(&self, base: &str, list: &str, key: &K) -> Result<String, WebError> {
        let cursor =
            serde_json::to_vec(&(list, key)).map_err(|e| WebError::Page(format!("cursor: {e}")))?;
        let mut address = format!("{base}{}?", self.path);
        for (name, value) in self.given.iter().filter(|(name, _)| *name != "cursor") {
            address.push_str(&format!(
                "{name}={}&",
                utf8_percent_encode(value, NON_ALPHANUMERIC)
            ));
        }
        Ok(address + "cursor=" + &BASE64URL_NOPAD.encode(&cursor))
    }

    /// Returns the next page's address. The caller fetches one row too many, which shows that there
    /// is a next page.
    pub fn cut_page<T, K: Serialize>(
        &self,
        at: &ApiFederation,
        list: &str,
        limit: i64,
        found: &mut Vec<T>,
        key: impl FnOnce(&T) -> K,
    ) -> Result<Option<String>, WebError> {
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        if found.len() <= limit {
            return Ok(None);
        }
        found.truncate(limit);
        found
            .last()
            .map(|last| self.next(&at.app.settings.base_url, list, &key(last)))
            .transpose()
    }
}

pub fn page_response(body: &impl Serialize, next: Option<&str>) -> Result<HttpResponse, WebError> {
    let mut response = json_response(body)?;
    if let Some(next) = next {
        let link = HeaderValue::from_str(&format!("<{next}>; rel=\"next\""))
            .map_err(|e| WebError::Page(format!("link: {e}")))?;
        response.headers_mut().insert(header::LINK, link);
    }
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;

    fn asked(query: &str) -> RequestParams {
        RequestParams::from_request(
            &TestRequest::with_uri(&format!("/api/v1/x?{query}")).to_http_request(),
            &["q", "limit", "cursor", "from", "pool"],
        )
    }

    #[test]
    fn every_mistake_is_told() {
        let mut bad =
            asked("limit=0&cursor=%21&from=2026-02-30&sate=rated&q=%ff&limit=5&pool=blitz");
        assert_eq!(
            (
                bad.page_limit(),
                bad.parse_cursor::<i64>("x"),
                bad.parse_day("from"),
                bad.text("q")
            ),
            (USUAL, None, None, None)
        );
        assert_eq!(bad.pool(true), Some(Pool::Classic));
        let Err(WebError::Parameters(mistakes)) = bad.finish_parsing() else {
            panic!("nothing was wrong")
        };
        let mut wrong: Vec<&str> = mistakes.iter().map(|m| m.parameter.as_str()).collect();
        wrong.sort_unstable();
        assert_eq!(
            wrong,
            ["cursor", "from", "limit", "limit", "pool", "q", "sate"]
        );
    }

    #[test]
    fn a_cursor_leads_on_in_its_own_list_only() {
        let here = asked("q=%D0%B0+%26&limit=7");
        let next = here
            .next("https://x.example", "players", &(1.1 + 2.2, "p01"))
            .unwrap();
        assert!(
            next.starts_with("https://x.example/api/v1/x?limit=7&q=%D0%B0%20%26&cursor="),
            "{next}"
        );
        let mut there = asked(next.split_once('?').unwrap().1);
        assert_eq!(
            there.parse_cursor("players"),
            Some((1.1 + 2.2, "p01".to_owned()))
        );
        assert_eq!(there.text("q"), Some("а &".to_owned()));
        assert!(there.finish_parsing().is_ok());
        assert_eq!(there.parse_cursor::<(f64, String)>("lists"), None);
        assert!(there.finish_parsing().is_err());
    }
}
