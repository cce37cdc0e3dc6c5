//! Logs what looks like an attack, one line each, in a form that another program can read
//! (docs/operations.md says how). So the operator of the site sees it, and addresses can be shut out
//! before they reach it.

use actix_web::{HttpMessage, HttpRequest};

use crate::web::app::App;
use crate::web::frame::request::{Caller, address};
use crate::web::frame::trace;

/// An incident that looks like an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Incident {
    /// A wrong password, or an account that doesn't exist.
    LogInFailed,
    /// A wrong second factor after a right password, or a passkey that is none of ours.
    FactorFailed,
    /// A log-in that was not looked at: too many had failed.
    LogInThrottled,
    /// A page or an act that the account, or a stranger, has no right to.
    ActRefused,
    /// A form that doesn't carry the token of its session.
    FormRefused,
    /// A form that no page of ours sends: of another type or encoding, too large, too slow, with too long a field.
    FormBroken,
    /// A one-time link that was used, has ended, or never was.
    LinkUnknown,
    /// Something that strangers may ask a few times an hour, asked again.
    AskedTooOften,
    /// More requests than one address may make of the API.
    ApiThrottled,
    /// A drawing that does more than show something.
    FileRefused,
    /// A request that found too many before it in the queue of log-ins or of dear pages.
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

/// The path of a request as the log may have it: where it holds a secret (a one-time link), only the pattern of the address.
pub fn path(req: &HttpRequest) -> String {
    match req.match_pattern() {
        Some(pattern) if SECRETS.iter().any(|part| pattern.contains(part)) => pattern,
        _ => req.path().to_owned(),
    }
}

/// The parts of addresses that open something for whoever knows them.
const SECRETS: [&str; 1] = ["{token}"];

/// Writes an incident to the log, with the account that somebody tried to log in to, if there is one, or else who is logged in. What was
/// typed for an account that doesn't exist is never written: people type their passwords into the wrong field.
pub fn note(incident: Incident, req: &HttpRequest, app: &App, account: Option<&str>) {
    app.metrics.incident(incident.word());
    let extensions = req.extensions();
    let caller = extensions.get::<Caller>().map(|caller| caller.login.as_str());
    // The word and the address stand first: nothing that a stranger has written comes before them. The route is no path: there are one-time
    // links among the paths.
    tracing::warn!(
        target: "crosstable::security",
        address = %address(req, app),
        account = account.or(caller).unwrap_or_default(),
        method = %req.method(),
        route = req.match_pattern().unwrap_or_default(),
        request = trace::number(req),
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
            let say = async |req: HttpRequest| HttpResponse::Ok().body(path(&req));
            let site = App::new().route("/invitation/{token}", web::get().to(say)).route("/{federation}/ratings", web::get().to(say));
            let site = init_service(site).await;
            for (asked, told) in [("/invitation/secret", "/invitation/{token}"), ("/steppe/ratings", "/steppe/ratings")] {
                let answer = site.call(TestRequest::get().uri(asked).to_request()).await.unwrap();
                assert_eq!(read_body(answer).await, told);
            }
        });
    }
}
