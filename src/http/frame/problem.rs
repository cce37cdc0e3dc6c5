//! Error responses of the API: `application/problem+json` (RFC 9457), with all mistakes at once.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::{Mistake, OwnPage};

pub const MEDIA: &str = "application/problem+json";
pub const METHODS: &str = "GET, HEAD, OPTIONS";
const LATER: &str = "60";

/// The reason why a request was not answered (RFC 9457).
#[derive(Debug, Serialize, ToSchema)]
pub struct Problem {
    /// URL that identifies the kind of problem and leads to its explanation; `about:blank` if there
    /// is nothing beyond the status.
    #[serde(rename = "type")]
    pub kind: String,
    /// The kind of problem in words.
    pub title: &'static str,
    /// The HTTP status of the response.
    pub status: u16,
    /// The defect of this request, and the remedy.
    pub detail: String,
    /// Every mistake in the parameters; absent if there are none.
    #[serde(skip_serializing_if = "<[Mistake]>::is_empty")]
    pub errors: Vec<Mistake>,
    /// The request id under which the operators find the cause in their log, as in the header
    /// X-Request-Id; absent unless the fault is ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log: Option<String>,
}

pub struct NamedProblem {
    pub status: StatusCode,
    pub word: &'static str,
    pub title: &'static str,
    pub about: &'static str,
}

pub static KINDS: [NamedProblem; 5] = [
    NamedProblem {
        status: StatusCode::BAD_REQUEST,
        word: "bad-parameters",
        title: "The parameters can’t be understood",
        about: "Each mistake is told with the parameter. Unknown parameters are mistakes, too: \
            what you misspelt would otherwise be ignored.",
    },
    NamedProblem {
        status: StatusCode::NOT_FOUND,
        word: "not-found",
        title: "There is no such resource",
        about: "Nothing is at this address, or not any more.",
    },
    NamedProblem {
        status: StatusCode::METHOD_NOT_ALLOWED,
        word: "method-not-allowed",
        title: "The API is read only",
        about: "Only GET, HEAD and OPTIONS are answered.",
    },
    NamedProblem {
        status: StatusCode::TOO_MANY_REQUESTS,
        word: "too-many-requests",
        title: "Too many requests",
        about: "Come back after the seconds that Retry-After tells. RateLimit-Policy and \
            RateLimit on every answer tell how much is left.",
    },
    NamedProblem {
        status: StatusCode::SERVICE_UNAVAILABLE,
        word: "unavailable",
        title: "Not available for a moment",
        about: "The server is busy with something large, or going down. Come back after the \
            seconds that Retry-After tells.",
    },
];

pub fn build_response(
    base: &str,
    status: StatusCode,
    errors: Vec<Mistake>,
    log: Option<String>,
) -> HttpResponse {
    let kind = KINDS.iter().find(|kind| kind.status == status);
    let detail = match errors.as_slice() {
        [] => kind
            .map_or("The request could not be answered.", |kind| kind.about)
            .to_owned(),
        mistakes => mistakes
            .iter()
            .map(|m| format!("{}: {}", m.parameter, m.detail))
            .collect::<Vec<_>>()
            .join(" "),
    };
    let problem = Problem {
        kind: kind.map_or_else(
            || "about:blank".to_owned(),
            |kind| format!("{base}/api#{}", kind.word),
        ),
        title: kind.map_or_else(
            || status.canonical_reason().unwrap_or("Problem"),
            |kind| kind.title,
        ),
        status: status.as_u16(),
        detail,
        errors,
        log,
    };
    let body = serde_json::to_string(&problem).unwrap_or_else(|_| "{}".to_owned());
    let mut response = HttpResponse::build(status)
        .insert_header((header::CONTENT_TYPE, MEDIA))
        .body(body);
    let headers = response.headers_mut();
    if status == StatusCode::METHOD_NOT_ALLOWED {
        headers.insert(header::ALLOW, HeaderValue::from_static(METHODS));
    }
    if status == StatusCode::SERVICE_UNAVAILABLE {
        headers.insert(header::RETRY_AFTER, HeaderValue::from_static(LATER));
    }
    response.extensions_mut().insert(OwnPage);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_mistakes_are_told_at_once() {
        let mistake = |parameter: &str| Mistake {
            parameter: parameter.to_owned(),
            detail: "Wrong.".to_owned(),
        };
        let problem = build_response(
            "https://x.example",
            StatusCode::BAD_REQUEST,
            vec![mistake("limit"), mistake("cursor")],
            None,
        );
        assert_eq!(problem.status(), StatusCode::BAD_REQUEST);
        assert_eq!(problem.headers().get(header::CONTENT_TYPE).unwrap(), MEDIA);
    }
}
