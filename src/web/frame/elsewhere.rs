//! The pages of federations that have moved to another installation.

use actix_web::HttpRequest;
use actix_web::http::Method;
use actix_web::http::uri::PathAndQuery;

use crate::db::federations::Federation;
use crate::domain::moved::Moved;
use crate::web::error::WebError;

/// What stays at the installation that a federation has left, by what follows its name in addresses: what a journal doesn't carry and printed
/// papers lead to, what was done here, what is taken along, and the pictures on these pages.
const STAYS: [&str; 9] =
    ["verification", "certificates", "certificates.pdf", "audit", "moving", "emblem.png", "mark.png", "icon.svg", "ornament.svg"];

/// Leads who reads a page of a federation that has moved to the same page at the other installation. What is sent here is refused where it
/// would change something, with the new address.
///
/// # Errors
/// The page is there ([`WebError::Elsewhere`]).
pub fn look_elsewhere(req: &HttpRequest, federation: &Federation) -> Result<(), WebError> {
    let Some(Moved::To(there)) = &federation.moved else { return Ok(()) };
    // The shell has taken HEAD for GET.
    if req.method() != Method::GET || stays(req.path(), &federation.slug) {
        return Ok(());
    }
    let path = req.uri().path_and_query().map_or("/", PathAndQuery::as_str);
    Err(WebError::Elsewhere(format!("{there}{path}")))
}

/// Whether the page of a federation stays where it was.
fn stays(path: &str, slug: &str) -> bool {
    let inside = path.strip_prefix('/').and_then(|path| path.strip_prefix(slug)).and_then(|path| path.strip_prefix('/'));
    inside.and_then(|path| path.split('/').next()).is_some_and(|noun| STAYS.contains(&noun))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn papers_and_the_log_stay() {
        for path in ["/steppe/verification", "/steppe/certificates/17", "/steppe/audit", "/steppe/moving", "/steppe/mark.png"] {
            assert!(stays(path, "steppe"), "{path}");
        }
        for path in ["/steppe", "/steppe/", "/steppe/ratings", "/steppe/players/1/certificates", "/steppe-2/audit", "/embed/steppe/ratings"]
        {
            assert!(!stays(path, "steppe"), "{path}");
        }
    }
}
