//! Requests to the host of a federation. The host only selects the address that is meant; no page
//! depends on it, so that finished pages are the same under every host.

use std::time::Duration;

use actix_web::HttpResponse;
use actix_web::dev::ServiceRequest;
use actix_web::http::Method;
use actix_web::http::Uri;
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::http::uri::PathAndQuery;

use crate::app::hosts::FederationHost;
use crate::app::{App, run_blocking};
use crate::frame::cookieless::is_bare;
use crate::frame::cookies::{SESSION, read_cookie};

/// Paths of the site and of a federation: `/` at its host is `/{federation}` of the site.
const OF_THE_HOUSE: [&str; 3] = ["/", "/robots.txt", "/sitemap.xml"];
/// The search, limited at a federation's host to its players.
const SEARCH: &str = "/search";
/// Maximum delay of a request for reading the hosts.
const PATIENCE: Duration = Duration::from_millis(500);
/// Covers this host only: its subdomains are the federation's own business.
const STRICT: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// The wait is bounded; the former hosts stay valid until then.
pub async fn reload_hosts(app: &App) {
    if app.hosts.is_current() || app.db.is_silent() {
        return;
    }
    let hosts = app.hosts.clone();
    match tokio::time::timeout(PATIENCE, run_blocking(move || hosts.reload_cache())).await {
        Ok(Ok(Ok(()))) => {}
        outcome => tracing::warn!(?outcome, "the hosts of federations can't be read"),
    }
}

pub fn is_the_site(req: &ServiceRequest, app: &App) -> bool {
    let asked = req
        .headers()
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    asked.is_some_and(|asked| app.hosts.is_the_site(asked))
}

/// Ignores `X-Forwarded-Host`: any client can send it.
pub fn find_house(req: &ServiceRequest, app: &App) -> Option<FederationHost> {
    app.hosts
        .find_host_federation(req.headers().get(header::HOST)?.to_str().ok()?)
}

/// Forms and requests of logged-in users are never redirected: the other host doesn't know their
/// session, and browsers follow no redirect of a form to another host.
pub fn rewrite_or_redirect(
    req: &mut ServiceRequest,
    house: &FederationHost,
    app: &App,
) -> Option<HttpResponse> {
    let elsewhere = house
        .elsewhere
        .clone()
        .or_else(|| app.hosts.home_of_other(&house.slug, req.path()));
    if let Some(home) = elsewhere
        && req.method() == Method::GET
        && (is_bare(req.path()) || read_cookie(req.request(), SESSION).is_none())
    {
        let path = req.uri().path_and_query().map_or("/", PathAndQuery::as_str);
        let to = HeaderValue::from_str(&format!("{home}{path}")).ok()?;
        // Permanent, but not cached: the administrator may name another host later.
        return Some(
            HttpResponse::PermanentRedirect()
                .insert_header((header::LOCATION, to))
                .finish(),
        );
    }
    if OF_THE_HOUSE.contains(&req.path())
        && let Some(inside) = to_site_address(req.uri(), &house.slug)
    {
        req.match_info_mut().get_mut().update(&inside);
        req.head_mut().uri = inside;
    } else if req.path() == SEARCH
        && let Some(within) = search_within(req.uri(), &house.slug)
    {
        req.head_mut().uri = within;
    }
    None
}

fn search_within(address: &Uri, slug: &str) -> Option<Uri> {
    let asked = address
        .query()
        .unwrap_or_default()
        .split('&')
        .filter(|part| !part.is_empty() && !part.starts_with("in="));
    let asked: String = asked.map(|part| format!("{part}&")).collect();
    PathAndQuery::try_from(format!("{SEARCH}?{asked}in={slug}"))
        .ok()
        .map(Uri::from)
}

fn to_site_address(address: &Uri, slug: &str) -> Option<Uri> {
    let path = address.path().trim_end_matches('/');
    let whole = address.query().map_or_else(
        || format!("/{slug}{path}"),
        |query| format!("/{slug}{path}?{query}"),
    );
    PathAndQuery::try_from(whole).ok().map(Uri::from)
}

/// Serves every host but the site's own: it belongs to a federation, or may do so later.
pub fn weaken_transport_security(headers: &mut HeaderMap) {
    if headers.contains_key(header::STRICT_TRANSPORT_SECURITY) {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, STRICT);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_of_the_house_is_one_of_the_site() {
        for (asked, meant) in [
            ("/", "/steppe"),
            ("/?lang=uk", "/steppe?lang=uk"),
            ("/robots.txt", "/steppe/robots.txt"),
        ] {
            let meant_here = to_site_address(&asked.parse().unwrap(), "steppe");
            assert_eq!(meant_here, Some(meant.parse().unwrap()), "{asked}");
        }
        for (asked, meant) in [
            ("/search", "/search?in=steppe"),
            (
                "/search?q=a%26b&in=valley&lang=uk",
                "/search?q=a%26b&lang=uk&in=steppe",
            ),
        ] {
            assert_eq!(
                search_within(&asked.parse().unwrap(), "steppe"),
                Some(meant.parse().unwrap()),
                "{asked}"
            );
        }
    }
}
