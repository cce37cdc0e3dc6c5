//! Pages without cookies: embedded pages of other sites, and the pictures in link previews.

use actix_web::http::header::HeaderValue;

const EMBEDS: &str = "/embed/";
pub const PREVIEW: &str = "/preview.png";

/// Embedded pages only display themselves.
pub const FRAMED: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; object-src 'none'; worker-src 'none'; script-src 'none'; style-src \
        'self'; img-src 'self'; font-src 'self'; \
    connect-src 'none'; form-action 'none'; frame-ancestors *; base-uri 'none'",
);

/// The response depends only on address and requested language. No cookie is read or set.
pub fn is_bare(path: &str) -> bool {
    path.starts_with(EMBEDS) || path.ends_with(PREVIEW)
}

#[cfg(test)]
mod tests {
    use super::is_bare;

    #[test]
    fn only_embeds_and_pictures_of_previews_read_no_cookies() {
        for bare in [
            "/embed/steppe/ratings",
            "/steppe/preview.png",
            "/steppe/players/1/preview.png",
        ] {
            assert!(is_bare(bare), "{bare}");
        }
        for own in [
            "/",
            "/steppe",
            "/embed",
            "/embedded/ratings",
            "/steppe/tournaments/1/preview",
            "/steppe/emblem.png",
        ] {
            assert!(!is_bare(own), "{own}");
        }
    }
}
