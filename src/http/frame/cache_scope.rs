//! Records the data that a response is made of. A finished page is valid as long as none of that
//! data changes.

use actix_web::dev::ServiceResponse;
use actix_web::{HttpMessage, HttpRequest, HttpResponse};

use crate::db::{Extent, FederationId};
use crate::frame::site_header;

/// Notes that a request is about a federation. Its response depends on the data of this federation
/// alone, unless [`made_of`] states more.
pub fn set_federation(req: &HttpRequest, federation: FederationId) {
    req.extensions_mut().insert(Extent::Federation(federation));
}

/// States the data of a response where its address doesn't tell: a federation's page that shows
/// something of others, or a site page that shows no federation's data.
pub fn made_of(mut response: HttpResponse, extent: Extent) -> HttpResponse {
    response.extensions_mut().insert(extent);
    response
}

/// The data that a response is made of; all data if nothing is stated.
pub fn response_extent<B>(response: &ServiceResponse<B>) -> Extent {
    let said = response.response().extensions().get::<Extent>().copied();
    let said = said
        .or_else(|| response.request().extensions().get::<Extent>().copied())
        .unwrap_or(Extent::Site);
    site_header::with_name(response.request(), said)
}
