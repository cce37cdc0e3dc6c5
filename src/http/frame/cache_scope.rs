//! Records the data behind a response: a finished page is valid as long as none of it changes.

use actix_web::dev::ServiceResponse;
use actix_web::{HttpMessage, HttpRequest, HttpResponse};

use crate::db::{CacheScope, FederationId};
use crate::frame::site_header;

/// The response depends on this federation alone, unless [`made_of`] states more.
pub fn set_federation(req: &HttpRequest, federation: FederationId) {
    req.extensions_mut()
        .insert(CacheScope::Federation(federation));
}

/// Serves a federation's page that shows something of others, or a site page without data of
/// federations.
pub fn made_of(mut response: HttpResponse, extent: CacheScope) -> HttpResponse {
    response.extensions_mut().insert(extent);
    response
}

/// The stated data, else all data.
pub fn response_extent<B>(response: &ServiceResponse<B>) -> CacheScope {
    let said = response
        .response()
        .extensions()
        .get::<CacheScope>()
        .copied();
    let said = said
        .or_else(|| response.request().extensions().get::<CacheScope>().copied())
        .unwrap_or(CacheScope::Site);
    site_header::with_name(response.request(), said)
}
