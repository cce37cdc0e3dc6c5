//! Decides which requests a finished page answers, and makes the response.

use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use chrono::NaiveDateTime;

use crate::app::pages::{Body, Page};
use crate::frame::cookieless::{PREVIEW, is_bare};
use crate::frame::cookies::{FLASH, SESSION, read_cookie};
use crate::frame::request::find_language;
use crate::frame::{api_middleware, site_header};

/// Bytes; the bound limits the memory that keys of the cache can take.
const LONGEST: usize = 300;

/// The header of files whose address changes with their content.
pub const FOR_GOOD: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

/// Marks what is the same for every visitor who isn't logged in, until the data changes.
#[derive(Clone, Copy)]
pub struct SharedCacheMarker;

/// `body` is the encoding for this reader; `None` answers 304.
pub fn build_response(page: &Page, body: Option<Body>) -> HttpResponse {
    let mut response = match body {
        None => HttpResponse::NotModified().finish(),
        Some(Body { encoding, bytes }) => {
            let mut response = HttpResponse::Ok().body(bytes);
            response
                .headers_mut()
                .insert(header::CONTENT_TYPE, page.content_type.clone());
            if let Some(encoding) = encoding {
                response
                    .headers_mut()
                    .insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
            }
            response
        }
    };
    let headers = response.headers_mut();
    headers.insert(header::ETAG, page.etag.clone());
    headers.insert(
        header::VARY,
        HeaderValue::from_static("accept-encoding, accept-language, cookie"),
    );
    headers.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static("private, no-cache"),
    );
    for (name, value) in &page.extra {
        headers.insert(name.clone(), value.clone());
    }
    response
}

pub fn etag_matches(headers: &HeaderMap, etag: &HeaderValue) -> bool {
    headers.get(header::IF_NONE_MATCH).is_some_and(|v| {
        v.to_str().is_ok_and(|v| {
            v.split(',')
                .any(|tag| tag.trim().trim_start_matches("W/").as_bytes() == etag.as_bytes())
        })
    })
}

/// `None` if the reader is logged in, carries a flash message or sends a change.
pub fn request_key(req: &HttpRequest, now: NaiveDateTime) -> Option<String> {
    if req.method() != actix_web::http::Method::GET && req.method() != actix_web::http::Method::HEAD
    {
        return None;
    }
    let path = req.uri().path_and_query()?.as_str();
    let short = path.len() <= LONGEST;
    // Responses of the API are the same for all readers and languages.
    if api_middleware::is_api(path) {
        return short.then(|| format!("{}{path}", current_quarter(now)));
    }
    // An embedded page depends on address and language only; a preview picture ignores the query.
    if is_bare(req.path()) {
        let asked = if req.path().ends_with(PREVIEW) {
            req.path()
        } else {
            path
        };
        return short.then(|| {
            format!(
                "{}{}{asked}",
                current_quarter(now),
                find_language(req).word()
            )
        });
    }
    if read_cookie(req, SESSION).is_some() || read_cookie(req, FLASH).is_some() {
        return None;
    }
    if !short || path.contains("lang=") {
        return None;
    }
    Some(format!(
        "{}{}{}{path}",
        current_quarter(now),
        find_language(req).word(),
        site_header::cache_mark(req)
    ))
}

/// A part of each key: pages that distinguish past from coming expire where a day may end, a
/// quarter of an hour in every time zone.
fn current_quarter(now: NaiveDateTime) -> i64 {
    now.and_utc().timestamp().div_euclid(15 * 60)
}
