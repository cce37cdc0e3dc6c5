//! What looks like an attack goes to the log, one line each, in a form that a program beside the site can read (README.md says how): so that
//! whoever runs the site sees it, and addresses can be shut out before they reach it.

use actix_web::{HttpMessage, HttpRequest};

use crate::web::app::App;
use crate::web::frame::request::{Caller, address};

/// What somebody did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Incident {
    /// A wrong password, or an account that doesn't exist.
    LogInFailed,
    /// A log-in that was not looked at: too many had failed.
    LogInThrottled,
    /// A page or an act that the account, or a stranger, has no right to.
    ActRefused,
    /// A form that doesn't carry the token of its session.
    FormRefused,
}

impl Incident {
    fn word(self) -> &'static str {
        match self {
            Incident::LogInFailed => "log-in-failed",
            Incident::LogInThrottled => "log-in-throttled",
            Incident::ActRefused => "act-refused",
            Incident::FormRefused => "form-refused",
        }
    }
}

/// Writes an incident to the log, with the account that somebody tried to log in to, if there is one, or else who is logged in. What was
/// typed for an account that doesn't exist is never written: people type their passwords into the wrong field.
pub fn note(incident: Incident, req: &HttpRequest, app: &App, account: Option<&str>) {
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
        "{}",
        incident.word()
    );
}
