//! Of what data an answer is made: as long as nothing of that changes, it holds.

use actix_web::dev::ServiceResponse;
use actix_web::{HttpMessage, HttpRequest, HttpResponse};

use crate::db::{Extent, FederationId};
use crate::web::frame::masthead;

/// Notes that a request is about a federation: its answer shows the data of this one alone, unless it says more ([`made_of`]).
pub fn about(req: &HttpRequest, federation: FederationId) {
    req.extensions_mut().insert(Extent::Federation(federation));
}

/// Says of what data an answer was made, where that isn't what its address says: a page of a federation that shows something of others, a
/// page outside of them that shows nothing of any.
pub fn made_of(mut response: HttpResponse, extent: Extent) -> HttpResponse {
    response.extensions_mut().insert(extent);
    response
}

/// Of what data an answer was made: of all, where nobody says it.
pub fn extent<B>(response: &ServiceResponse<B>) -> Extent {
    let said = response.response().extensions().get::<Extent>().copied();
    let said = said.or_else(|| response.request().extensions().get::<Extent>().copied()).unwrap_or(Extent::Site);
    masthead::with_name(response.request(), said)
}
