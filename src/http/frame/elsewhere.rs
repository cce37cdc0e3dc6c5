//! Redirects for federations that have moved to another installation.

use actix_web::HttpRequest;
use actix_web::http::Method;
use actix_web::http::uri::PathAndQuery;

use crate::db::federations::Federation;
use crate::domain::moved::Moved;
use crate::error::WebError;

/// Path segments of pages at the old installation that an exported journal doesn't carry: targets
/// of printed documents, the audit log, the export, and their pictures.
const UNMOVED_SEGMENTS: [&str; 9] = [
    "verification",
    "certificates",
    "certificates.pdf",
    "audit",
    "moving",
    "emblem.png",
    "mark.png",
    "icon.svg",
    "ornament.svg",
];

/// Redirects reads to the same page of the new installation ([`WebError::MovedTo`]). Forms are
/// refused where they would change something.
pub fn look_elsewhere(req: &HttpRequest, federation: &Federation) -> Result<(), WebError> {
    let Some(Moved::To(there)) = &federation.moved else {
        return Ok(());
    };
    // HEAD has become GET in the middleware.
    if req.method() != Method::GET || is_kept_here(req.path(), &federation.slug) {
        return Ok(());
    }
    let path = req.uri().path_and_query().map_or("/", PathAndQuery::as_str);
    Err(WebError::MovedTo(format!("{there}{path}")))
}

fn is_kept_here(path: &str, slug: &str) -> bool {
    let inside = path
        .strip_prefix('/')
        .and_then(|path| path.strip_prefix(slug))
        .and_then(|path| path.strip_prefix('/'));
    inside
        .and_then(|path| path.split('/').next())
        .is_some_and(|noun| UNMOVED_SEGMENTS.contains(&noun))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn papers_and_the_log_stay() {
        for path in [
            "/steppe/verification",
            "/steppe/certificates/17",
            "/steppe/audit",
            "/steppe/moving",
            "/steppe/mark.png",
        ] {
            assert!(is_kept_here(path, "steppe"), "{path}");
        }
        for path in [
            "/steppe",
            "/steppe/",
            "/steppe/ratings",
            "/steppe/players/1/certificates",
            "/steppe-2/audit",
            "/embed/steppe/ratings",
        ] {
            assert!(!is_kept_here(path, "steppe"), "{path}");
        }
    }
}
