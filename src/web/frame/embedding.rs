//! What other sites show of this one: small pages in their frames, pictures in the previews of links.

use actix_web::HttpResponse;
use actix_web::http::header::{self, HeaderValue};
use askama::Template;

use crate::web::error::WebError;
use crate::web::frame::cache::Public;
use crate::web::frame::layout::{public, shown};

/// How the addresses of pages begin that other sites may frame.
const EMBEDS: &str = "/embed/";
/// How the addresses of the pictures of previews end.
pub const PREVIEW: &str = "/preview.png";

/// The content security policy of what other sites may frame: it does nothing but show itself.
pub const FRAMED: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; object-src 'none'; worker-src 'none'; script-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; \
    connect-src 'none'; form-action 'none'; frame-ancestors *; base-uri 'none'",
);

/// Whether what is at an address depends on nothing but the address and the language that is asked for: no cookie is read or set there.
pub fn is_bare(path: &str) -> bool {
    path.starts_with(EMBEDS) || path.ends_with(PREVIEW)
}

/// A page that other sites may frame.
///
/// # Errors
/// It can't be written.
pub fn framed(page: &impl Template) -> Result<HttpResponse, WebError> {
    let mut response = public(page)?;
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, FRAMED);
    Ok(response)
}

/// A drawing that other sites may show.
pub fn drawn(svg: String) -> HttpResponse {
    let mut response = shown("image/svg+xml; charset=utf-8", svg);
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, FRAMED);
    response
}

/// A picture for the preview of a link.
pub fn picture(png: Vec<u8>) -> HttpResponse {
    let mut response = HttpResponse::Ok().insert_header((header::CONTENT_TYPE, "image/png")).body(png);
    response.extensions_mut().insert(Public);
    response
}

#[cfg(test)]
mod tests {
    use super::is_bare;

    #[test]
    fn only_embeds_and_pictures_of_previews_read_no_cookies() {
        for bare in ["/embed/steppe/ratings", "/steppe/preview.png", "/steppe/players/1/preview.png"] {
            assert!(is_bare(bare), "{bare}");
        }
        for own in ["/", "/steppe", "/embed", "/embedded/ratings", "/steppe/tournaments/1/preview", "/steppe/emblem.png"] {
            assert!(!is_bare(own), "{own}");
        }
    }
}
