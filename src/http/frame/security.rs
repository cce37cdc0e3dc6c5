//! Logs suspected attacks, one line each, in a format for a program beside the site that may block
//! offending addresses (see docs/operations.md).

use actix_web::{HttpMessage, HttpRequest};

use crate::app::App;
use crate::frame::request::{Caller, reader_address};
use crate::frame::trace;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Incident {
    /// A wrong password, or an account that doesn't exist.
    LogInFailed,
    /// A wrong second factor after a correct password, or an unknown passkey.
    FactorFailed,
    /// A log-in refused unchecked: too many had failed.
    LogInThrottled,
    /// A page or an act without the right to it.
    ActRefused,
    FormRefused,
    /// No page of ours sends such a form: type, encoding, size, speed or length of a field.
    FormBroken,
    /// A one-time link that was used, has expired, or never existed.
    LinkUnknown,
    AskedTooOften,
    ApiThrottled,
    FileRefused,
    /// The queue for log-ins or expensive pages is full.
    TurnedAway,
}

impl Incident {
    fn word(self) -> &'static str {
        match self {
            Incident::LogInFailed => "log-in-failed",
            Incident::FactorFailed => "second-factor-failed",
            Incident::LogInThrottled => "log-in-throttled",
            Incident::ActRefused => "act-refused",
            Incident::FormRefused => "form-refused",
            Incident::FormBroken => "form-broken",
            Incident::LinkUnknown => "link-unknown",
            Incident::AskedTooOften => "asked-too-often",
            Incident::ApiThrottled => "api-throttled",
            Incident::FileRefused => "file-refused",
            Incident::TurnedAway => "turned-away",
        }
    }
}

/// The pattern instead of a path that holds a secret (a one-time link).
pub fn loggable_path(req: &HttpRequest) -> String {
    match req.match_pattern() {
        Some(pattern) if SECRETS.iter().any(|part| pattern.contains(part)) => pattern,
        _ => req.path().to_owned(),
    }
}

const SECRETS: [&str; 1] = ["{token}"];

/// Names the account of a log-in, if it exists, else the logged-in user. Other typed names are
/// never logged: people type their passwords into the wrong field.
pub fn log_incident(incident: Incident, req: &HttpRequest, app: &App, account: Option<&str>) {
    app.metrics.count_incident(incident.word());
    let extensions = req.extensions();
    let caller = extensions
        .get::<Caller>()
        .map(|caller| caller.login.as_str());
    // Word and address precede any text that a client controls. The route is the pattern: paths
    // contain one-time links.
    tracing::warn!(
        target: "crosstable::security",
        address = %reader_address(req, app),
        account = account.or(caller).unwrap_or_default(),
        method = %req.method(),
        route = req.match_pattern().unwrap_or_default(),
        request = trace::request_id(req),
        "{}",
        incident.word()
    );
}

#[cfg(test)]
mod tests {
    use actix_web::dev::Service as _;
    use actix_web::test::{TestRequest, init_service, read_body};
    use actix_web::{App, HttpResponse, web};

    use super::*;

    #[test]
    fn a_one_time_link_is_no_path_of_the_log() {
        actix_web::rt::System::new().block_on(async {
            let say = async |req: HttpRequest| HttpResponse::Ok().body(loggable_path(&req));
            let site = App::new()
                .route("/invitation/{token}", web::get().to(say))
                .route("/{federation}/ratings", web::get().to(say));
            let site = init_service(site).await;
            for (asked, told) in [
                ("/invitation/secret", "/invitation/{token}"),
                ("/steppe/ratings", "/steppe/ratings"),
            ] {
                let answer = site
                    .call(TestRequest::get().uri(asked).to_request())
                    .await
                    .unwrap();
                assert_eq!(read_body(answer).await, told);
            }
        });
    }
}
