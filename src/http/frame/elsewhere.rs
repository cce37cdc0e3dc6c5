//! Redirects for federations that have moved to another installation.

use actix_web::HttpRequest;
use actix_web::http::Method;
use actix_web::http::uri::PathAndQuery;

use crate::db::federations::Federation;
use crate::domain::moved::Moved;
use crate::error::WebError;

/// Pages that stay at the old installation, by the path segment after the slug: targets of printed
/// documents, the audit log, the export, and the pictures on these pages. An exported journal
/// doesn't carry them.
const STAYS: [&str; 9] = [
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

/// Redirects reads of a moved federation to the same page of its new installation. Forms are
/// refused where they would change something, with the new address.
///
/// # Errors
/// The page has moved ([`WebError::Elsewhere`]).
pub fn look_elsewhere(req: &HttpRequest, federation: &Federation) -> Result<(), WebError> {
    let Some(Moved::To(there)) = &federation.moved else {
        return Ok(());
    };
    // HEAD has become GET in the middleware.
    if req.method() != Method::GET || is_kept_here(req.path(), &federation.slug) {
        return Ok(());
    }
    let path = req.uri().path_and_query().map_or("/", PathAndQuery::as_str);
    Err(WebError::Elsewhere(format!("{there}{path}")))
}

/// True if this page of a federation stays at the old installation.
fn is_kept_here(path: &str, slug: &str) -> bool {
    let inside = path
        .strip_prefix('/')
        .and_then(|path| path.strip_prefix(slug))
        .and_then(|path| path.strip_prefix('/'));
    inside
        .and_then(|path| path.split('/').next())
        .is_some_and(|noun| STAYS.contains(&noun))
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
