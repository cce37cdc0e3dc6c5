//! Says which data an answer is made of. A finished page holds for as long as none of that data changes.

use actix_web::dev::ServiceResponse;
use actix_web::{HttpMessage, HttpRequest, HttpResponse};

use crate::db::{Extent, FederationId};
use crate::web::frame::masthead;

/// Notes that a request is about a federation: its answer is made of the data of this federation alone, unless it says more ([`made_of`]).
pub fn about(req: &HttpRequest, federation: FederationId) {
    req.extensions_mut().insert(Extent::Federation(federation));
}

/// States the data that an answer was made of, where its address doesn't tell: a page of a federation that shows something of others, or a
/// page outside of them that shows nothing of any.
pub fn made_of(mut response: HttpResponse, extent: Extent) -> HttpResponse {
    response.extensions_mut().insert(extent);
    response
}

/// The data that an answer was made of: all of it, where nothing else is stated.
pub fn extent<B>(response: &ServiceResponse<B>) -> Extent {
    let said = response.response().extensions().get::<Extent>().copied();
    let said = said.or_else(|| response.request().extensions().get::<Extent>().copied()).unwrap_or(Extent::Site);
    masthead::with_name(response.request(), said)
}
