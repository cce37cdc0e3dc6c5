//! Request ids, in a header of the response and, after a failure, on the error page, in the API's
//! problem and in the log: a reader's report can be found there.

use actix_web::http::header::{HeaderMap, HeaderName, HeaderValue};
use actix_web::{HttpMessage, HttpRequest};

use crate::app::App;

const NUMBER: HeaderName = HeaderName::from_static("x-request-id");
const LONGEST: usize = 64;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequestId(String);

impl RequestId {
    /// The id of a trusted proxy, else a new one: ids of clients get into no log.
    pub fn for_request(req: &HttpRequest, app: &App) -> RequestId {
        let trusted = app
            .settings
            .proxies
            .is_trusted(req.peer_addr().map(|address| address.ip()));
        let given = if trusted {
            req.headers()
                .get(NUMBER)
                .and_then(|value| value.to_str().ok())
                .filter(|id| is_plain(id))
        } else {
            None
        };
        RequestId(given.map_or_else(|| app.numbering.next_id(), str::to_owned))
    }

    pub fn write_header(&self, headers: &mut HeaderMap) {
        if let Ok(value) = HeaderValue::from_str(&self.0) {
            headers.insert(NUMBER, value);
        }
    }
}

/// The id; empty before the middleware has seen the request.
pub fn request_id(req: &HttpRequest) -> String {
    req.extensions()
        .get::<RequestId>()
        .map(|id| id.0.clone())
        .unwrap_or_default()
}

/// True for a single word in the log.
fn is_plain(id: &str) -> bool {
    (1..=LONGEST).contains(&id.len())
        && id
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b"-_.:".contains(&b))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_words_of_some_length_are_taken_over() {
        for good in [
            "a",
            "7f000001:9C40_7F000001:0050_5e-1",
            &"x".repeat(LONGEST),
        ] {
            assert!(is_plain(good), "{good}");
        }
        for bad in [
            "",
            "a b",
            "a\"b",
            "ä",
            "a=b",
            "a\tb",
            "<x>",
            &"x".repeat(LONGEST + 1),
        ] {
            assert!(!is_plain(bad), "{bad}");
        }
    }
}
