//! The federation in the header of site pages: that of the host, else the only one, else the one in
//! the address, else the one in which an officer has all offices.
//!
//! Links carry it on by the parameter `of` ([`Layout::tail`]), those to the log-in by the page to
//! return to. `Referer` is ignored, so that an address has the same finished page for all readers.
//!
//! [`Layout::tail`]: super::layout::Layout::tail

use actix_web::{HttpMessage, HttpRequest};
use percent_encoding::percent_decode_str;

use crate::actions::Actor;
use crate::app::App;
use crate::db::federations::{self, Federation};
use crate::db::{CacheScope, DbError, FederationId};
use crate::frame::cookies::PersonalDataMarker;

pub const FEDERATION_PARAMETER: &str = "of";

/// Request extension: the slug for the header of site pages.
struct Above(String);

/// Request extension: the federation whose name the site page shows.
struct SiteFederation(FederationId);

pub fn put_above(req: &HttpRequest, slug: String) {
    req.extensions_mut().insert(Above(slug));
}

/// Part of the cache key; empty for the federation's own pages, which are the same everywhere.
pub fn cache_mark(req: &HttpRequest) -> String {
    let first = req.path().split('/').nth(1).unwrap_or_default();
    req.extensions()
        .get::<Above>()
        .filter(|above| above.0 != first)
        .map(|above| format!("{} ", above.0))
        .unwrap_or_default()
}

/// `page`: path and query; `actor`: the reader. Without the database the header has no name and the
/// page isn't cached.
pub async fn find_federation(
    req: &HttpRequest,
    app: &App,
    page: &str,
    actor: Option<&Actor>,
) -> Option<Federation> {
    let found = find(req, app, page, actor).await;
    if !names_what_is_shown(
        req.query_string(),
        found.as_ref().map(|federation| federation.slug.as_str()),
    ) {
        // There are infinitely many such addresses, so their pages aren't cached.
        req.extensions_mut().insert(PersonalDataMarker);
    }
    found
}

async fn find(
    req: &HttpRequest,
    app: &App,
    page: &str,
    actor: Option<&Actor>,
) -> Option<Federation> {
    let noted = req.extensions().get::<Above>().map(|above| above.0.clone());
    let (slug, office) = (
        noted
            .or_else(|| named_slug(page))
            .or_else(|| came_from(page)),
        actor.and_then(federation_of_offices),
    );
    if slug.is_none() && office.is_none() {
        return None;
    }
    let found = app.read(move |c| match (slug, office) {
        (Some(slug), _) => federations::find_by_slug(c, &slug),
        (None, Some(id)) => federations::find(c, id),
        (None, None) => Ok::<_, DbError>(None),
    });
    let Ok(found) = found.await else {
        req.extensions_mut().insert(PersonalDataMarker);
        return None;
    };
    if let Some(federation) = &found {
        req.extensions_mut().insert(SiteFederation(federation.id));
    }
    found
}

/// `said` is what the page states. Without any data it still shows a federation's name and depends
/// on its data.
pub fn with_name(req: &HttpRequest, said: CacheScope) -> CacheScope {
    match (said, req.extensions().get::<SiteFederation>()) {
        (CacheScope::Program, Some(shown)) => CacheScope::Federation(shown.0),
        _ => said,
    }
}

/// The only federation of the actor's offices.
fn federation_of_offices(actor: &Actor) -> Option<FederationId> {
    let first = actor.grants.first()?.federation?;
    actor
        .grants
        .iter()
        .all(|grant| grant.federation == Some(first))
        .then_some(first)
}

/// The slug in the query; the federation may not exist.
fn named_slug(page: &str) -> Option<String> {
    let (_, query) = page.split_once('?')?;
    let slug = query
        .split('&')
        .find_map(|part| part.strip_prefix(FEDERATION_PARAMETER)?.strip_prefix('='))?;
    (!slug.is_empty()).then(|| slug.to_owned())
}

/// True if the query names no federation, or exactly once and unencoded the one that is shown.
fn names_what_is_shown(query: &str, shown: Option<&str>) -> bool {
    let name = |part: &str| part.split('=').next().unwrap_or_default().replace('+', " ");
    let mut naming = query.split('&').filter(|part| {
        percent_decode_str(&name(part))
            .decode_utf8()
            .is_ok_and(|name| name == FEDERATION_PARAMETER)
    });
    match (naming.next(), naming.next()) {
        (None, _) => true,
        (Some(one), None) => {
            shown.is_some()
                && one
                    .strip_prefix(FEDERATION_PARAMETER)
                    .and_then(|rest| rest.strip_prefix('='))
                    == shown
        }
        (Some(_), Some(_)) => false,
    }
}

/// The slug of the page to return to, or the one in its query; the federation may not exist.
fn came_from(page: &str) -> Option<String> {
    let (_, query) = page.split_once('?')?;
    let back = query
        .split('&')
        .find_map(|part| part.strip_prefix("back="))?;
    let back = percent_decode_str(back).decode_utf8().ok()?;
    let first = back
        .strip_prefix('/')?
        .split(['/', '?'])
        .next()
        .unwrap_or_default();
    named_slug(&back).or_else(|| (!first.is_empty()).then(|| first.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::{came_from, named_slug, names_what_is_shown};

    #[test]
    fn a_page_leads_back_to_a_federation() {
        for (page, slug) in [
            ("/login?back=%2Fsteppe%2Fratings", Some("steppe")),
            ("/login?lang=uk&back=/steppe?q=1", Some("steppe")),
            ("/login?back=%2Fhelp%3Fof%3Dsteppe", Some("steppe")),
            ("/login?back=%2F", None),
            ("/login?back=steppe", None),
            ("/login?back=%ff", None),
            ("/login", None),
        ] {
            assert_eq!(came_from(page).as_deref(), slug, "{page}");
        }
    }

    #[test]
    fn an_address_names_a_federation() {
        for (page, slug) in [
            ("/help?of=steppe", Some("steppe")),
            ("/search?q=of&of=steppe", Some("steppe")),
            ("/help?of=", None),
            ("/help?off=steppe", None),
            ("/help", None),
        ] {
            assert_eq!(named_slug(page).as_deref(), slug, "{page}");
        }
        for query in ["", "q=1", "of=steppe", "q=1&of=steppe"] {
            assert!(names_what_is_shown(query, Some("steppe")), "{query}");
        }
        for query in [
            "of=valley",
            "of=",
            "of",
            "of=steppe&of=steppe",
            "%6ff=steppe",
            "of=steppe&o%66",
            "of=st%65ppe",
        ] {
            assert!(!names_what_is_shown(query, Some("steppe")), "{query}");
        }
        assert!(names_what_is_shown("q=1", None) && !names_what_is_shown("of=", None));
    }
}
