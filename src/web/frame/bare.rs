//! Answers that depend only on their address and the requested language, so that no cookie is read or set: what other sites frame, and the
//! pictures in previews of links.

use actix_web::http::header::HeaderValue;

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
