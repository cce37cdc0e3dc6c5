//! Middleware of the API: CORS, rate limits and cache headers, for any content of a response.

use actix_web::HttpResponse;
use actix_web::dev::ServiceRequest;
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use actix_web::http::{Method, StatusCode};

use crate::app::App;
use crate::app::rate_limits::BucketState;
use crate::frame::problem::{self, METHODS};
use crate::frame::request;
use crate::frame::security::{self, Incident};

/// Response headers that pages of other sites may read.
const EXPOSED: &str =
    "ETag, Link, Last-Modified, Retry-After, RateLimit, RateLimit-Policy, X-Request-Id";
/// Request headers that pages of other sites may send.
const ACCEPTED: &str = "Accept, Accept-Encoding, Accept-Language, If-Modified-Since, If-None-Match";

/// Nothing in the API is ever HTML.
pub fn is_api(path: &str) -> bool {
    path.starts_with("/api/")
}

pub enum ApiAdmission {
    Elsewhere,
    /// The ticket adds headers to the response of the admitted request.
    Open(RateLimitHeaders),
    /// Rate limit exceeded, or a CORS preflight.
    Answered(HttpResponse),
}

pub struct RateLimitHeaders(BucketState);

/// Precedes everything else. Every request counts, however cheap its response.
pub fn check_request(req: &ServiceRequest, app: &App) -> ApiAdmission {
    if !is_api(req.path()) {
        return ApiAdmission::Elsewhere;
    }
    if req.method() == Method::OPTIONS {
        let mut response = HttpResponse::NoContent().finish();
        let headers = response.headers_mut();
        allow_other_sites(headers);
        for (name, value) in [
            (header::ALLOW, METHODS),
            (header::ACCESS_CONTROL_ALLOW_METHODS, METHODS),
            (header::ACCESS_CONTROL_ALLOW_HEADERS, ACCEPTED),
            (header::ACCESS_CONTROL_MAX_AGE, "86400"),
        ] {
            headers.insert(name, HeaderValue::from_static(value));
        }
        return ApiAdmission::Answered(response);
    }
    let ration = app
        .limiter
        .count_request(&request::network_text(req.request(), app));
    let Some(wait) = ration.wait else {
        return ApiAdmission::Open(RateLimitHeaders(ration));
    };
    if ration.first {
        security::log_incident(Incident::ApiThrottled, req.request(), app, None);
    }
    let mut response = problem::build_response(
        &app.settings.base_url,
        StatusCode::TOO_MANY_REQUESTS,
        Vec::new(),
        None,
    );
    response
        .headers_mut()
        .insert(header::RETRY_AFTER, HeaderValue::from(wait));
    RateLimitHeaders(ration).add_headers(&mut response);
    ApiAdmission::Answered(response)
}

impl RateLimitHeaders {
    pub fn add_headers<B>(&self, response: &mut HttpResponse<B>) {
        let made = matches!(response.status(), StatusCode::OK | StatusCode::NOT_MODIFIED);
        let headers = response.headers_mut();
        allow_other_sites(headers);
        self.0.write_headers(headers);
        // The same for all readers; caches must revalidate.
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        headers.insert(
            header::CACHE_CONTROL,
            HeaderValue::from_static(if made { "public, no-cache" } else { "no-store" }),
        );
        headers.remove(header::SET_COOKIE);
    }
}

fn allow_other_sites(headers: &mut HeaderMap) {
    headers.insert(
        header::ACCESS_CONTROL_ALLOW_ORIGIN,
        HeaderValue::from_static("*"),
    );
    headers.insert(
        header::ACCESS_CONTROL_EXPOSE_HEADERS,
        HeaderValue::from_static(EXPOSED),
    );
    headers.insert(
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("cross-origin"),
    );
}
