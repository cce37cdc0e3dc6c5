//! Officers who sign, with a recent proof of the second factor if the federation demands one.

use std::future::Future;
use std::ops::Deref;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};

use crate::actions::authorization::{OnSignature, Signature, check_allowed};
use crate::actions::factors::log_in;
use crate::error::WebError;
use crate::frame::cookies::session_cookie;
use crate::frame::request::{By, Office};

/// An officer who approves, signs, publishes or issues. [`By`] gives the role.
pub struct SigningOfficer<O: Office>(By<O>);

impl<O: Office> Deref for SigningOfficer<O> {
    type Target = By<O>;
    fn deref(&self) -> &By<O> {
        &self.0
    }
}

impl<O: Office + 'static> FromRequest for SigningOfficer<O> {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<SigningOfficer<O>, WebError>>>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (req, by) = (req.clone(), By::<O>::from_request(req, payload));
        Box::pin(async move {
            let by = by.await?;
            check_proof(&req, &by).await?;
            Ok(SigningOfficer(by))
        })
    }
}

/// Serves handlers that keep the typed text before the refusal; others take [`SigningOfficer`]. Fails if a
/// demanded second factor is missing, or has to be proved anew.
pub async fn check_proof<O: Office>(req: &HttpRequest, by: &By<O>) -> Result<(), WebError> {
    let (session, now) = (session_cookie(req).ok_or(WebError::LogIn)?, by.app.now());
    let proof = by
        .app
        .read_newest(move |c| log_in::load_proof_state(c, &session, now))
        .await?;
    let signature = Signature {
        demanded: by.federation.second_factor,
        proof,
    };
    check_allowed(&by.actor, &signature, OnSignature::Put).map_err(WebError::Refused)
}
