//! Errors of handlers, with one table from cause to status.

use std::fmt;

use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, HttpResponseBuilder, ResponseError};
use serde::Serialize;
use utoipa::ToSchema;

use crate::actions::{ActionError, Refusal};
use crate::db::DbError;
use crate::domain::registration::Hindrance;

/// The middleware makes the page for it.
#[derive(Debug)]
pub enum WebError {
    Form(FormFault),
    TooLong(Overlong),
    LogIn,
    Forbidden,
    /// The form lacks the token of this session.
    Token,
    /// A page of this site sent it, but its session is no longer current.
    OldForm,
    NotFound,
    /// The page is at another installation, at this address.
    MovedTo(String),
    Refused(Refusal),
    /// A refusal by the tournament desk.
    Desk(crate::domain::desk::Refusal),
    /// The page could not show the mistakes.
    Mistakes,
    /// Details go to the log only.
    Db(DbError),
    Parameters(Vec<Mistake>),
    /// The queue is full.
    Busy,
    Memory,
    Page(String),
    /// The server is going down.
    ShuttingDown,
}

/// A parameter that can't be understood.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Mistake {
    /// Name of the parameter as it was sent.
    pub parameter: String,
    /// The mistake, and the valid values.
    pub detail: String,
}

/// An error that outlives the request, for a sentence in the reader's language.
#[derive(Clone)]
pub enum Sentence {
    Refused(Refusal),
    Form(FormFault),
    TooLong(Overlong),
    Token,
    OldForm,
    LogIn,
    Mistakes,
    Desk(crate::domain::desk::Refusal),
    Outage(Outage),
    Status(StatusCode),
}

/// Outages are temporary: a repetition may succeed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outage {
    /// The database doesn't answer.
    Away,
    /// Another write takes too long.
    Busy,
    Unwritable,
    /// The database went away during a commit, which may have succeeded.
    Unknown,
}

impl Outage {
    pub fn from_error(error: &WebError) -> Option<Outage> {
        match error {
            WebError::Db(DbError::Unavailable(_)) => Some(Outage::Away),
            WebError::Db(DbError::Busy) => Some(Outage::Busy),
            WebError::Db(DbError::Unwritable(_)) => Some(Outage::Unwritable),
            WebError::Db(DbError::Unknown(_)) => Some(Outage::Unknown),
            _ => None,
        }
    }

    pub fn is_dark(self) -> bool {
        matches!(self, Outage::Away | Outage::Unknown)
    }
}

impl Sentence {
    pub fn from_error(error: &WebError) -> Sentence {
        match error {
            WebError::Refused(refusal) => Sentence::Refused(refusal.clone()),
            WebError::Form(fault) => Sentence::Form(*fault),
            WebError::TooLong(field) => Sentence::TooLong(field.clone()),
            WebError::Token => Sentence::Token,
            WebError::OldForm => Sentence::OldForm,
            WebError::Desk(refusal) => Sentence::Desk(refusal.clone()),
            WebError::LogIn => Sentence::LogIn,
            WebError::Mistakes => Sentence::Mistakes,
            other => Outage::from_error(other)
                .map_or_else(|| Sentence::Status(other.status()), Sentence::Outage),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Overlong {
    pub field: String,
    /// Maximum length in characters.
    pub most: usize,
}

/// Marks an error response that is a page already.
#[derive(Clone, Copy)]
pub struct OwnPage;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FormFault {
    /// Not `application/x-www-form-urlencoded`.
    Type,
    Encoding,
    Size,
    /// A field is missing or unreadable.
    Field,
    /// The connection broke.
    Cut,
    Slow,
}

impl WebError {
    pub fn status(&self) -> StatusCode {
        match self {
            WebError::Form(FormFault::Type) => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            WebError::Form(FormFault::Size) => StatusCode::PAYLOAD_TOO_LARGE,
            WebError::Form(FormFault::Slow) => StatusCode::REQUEST_TIMEOUT,
            WebError::Form(_) | WebError::Parameters(_) => StatusCode::BAD_REQUEST,
            WebError::LogIn => StatusCode::UNAUTHORIZED,
            WebError::Forbidden | WebError::Token | WebError::OldForm => StatusCode::FORBIDDEN,
            WebError::NotFound => StatusCode::NOT_FOUND,
            WebError::MovedTo(_) => StatusCode::PERMANENT_REDIRECT,
            WebError::Refused(refusal) => refusal_status(refusal),
            WebError::Desk(_) => StatusCode::CONFLICT,
            WebError::Mistakes | WebError::TooLong(_) => StatusCode::UNPROCESSABLE_ENTITY,
            WebError::Db(
                DbError::Unavailable(_)
                | DbError::Busy
                | DbError::Unwritable(_)
                | DbError::Unknown(_),
            ) => StatusCode::SERVICE_UNAVAILABLE,
            WebError::Busy | WebError::Memory | WebError::ShuttingDown => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            WebError::Db(_) | WebError::Page(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

fn refusal_status(refusal: &Refusal) -> StatusCode {
    match refusal {
        Refusal::NotAllowed | Refusal::NotYours => StatusCode::FORBIDDEN,
        Refusal::State(..)
        | Refusal::Stale
        | Refusal::SignatureBroken
        | Refusal::Unasked
        | Refusal::Unticked
        | Refusal::Changed
        | Refusal::ListExists
        | Refusal::Taken => StatusCode::CONFLICT,
        Refusal::ReasonMissing
        | Refusal::ClubMissing
        | Refusal::Endless(..)
        | Refusal::Unratable(_)
        | Refusal::RoundWithoutDay(_)
        | Refusal::ListDate
        | Refusal::ListEmpty => StatusCode::UNPROCESSABLE_ENTITY,
        Refusal::LogIn | Refusal::Password | Refusal::Factor | Refusal::Passkey => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        Refusal::FactorMissing | Refusal::ProofStale => StatusCode::FORBIDDEN,
        Refusal::HalfEnded => StatusCode::GONE,
        Refusal::Throttled(_) => StatusCode::TOO_MANY_REQUESTS,
        Refusal::Link => StatusCode::GONE,
        Refusal::LastAdministrator
        | Refusal::EditionUsed
        | Refusal::AmendmentSettled
        | Refusal::TooManyAmendments
        | Refusal::OrderUsed
        | Refusal::TooManyDivisions
        | Refusal::Working
        | Refusal::Overdue => StatusCode::CONFLICT,
        Refusal::RecommendationWaits | Refusal::PlanStage | Refusal::PlanLineUsed(_) => {
            StatusCode::CONFLICT
        }
        Refusal::AppealLate | Refusal::AppealAnswered => StatusCode::CONFLICT,
        Refusal::Stage(_) | Refusal::PriorApproval | Refusal::Frozen => StatusCode::CONFLICT,
        Refusal::NothingChanged
        | Refusal::Late(_)
        | Refusal::ExceptionMissing(_)
        | Refusal::CategoryTooHigh
        | Refusal::Begun => StatusCode::UNPROCESSABLE_ENTITY,
        Refusal::FileKind | Refusal::FileActive => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        Refusal::NothingToCertify => StatusCode::UNPROCESSABLE_ENTITY,
        Refusal::TooManyRequests | Refusal::AskedTooOften => StatusCode::TOO_MANY_REQUESTS,
        Refusal::CertificateEnded
        | Refusal::Merged
        | Refusal::BothIn(_)
        | Refusal::InUnfinished(_)
        | Refusal::RatedAlready => StatusCode::CONFLICT,
        Refusal::FileMissing
        | Refusal::NotAList
        | Refusal::RowsOpen
        | Refusal::TablesOpen
        | Refusal::ListUndated
        | Refusal::LinesTorn
        | Refusal::NothingTicked
        | Refusal::Unwritable(_) => StatusCode::UNPROCESSABLE_ENTITY,
        Refusal::KeyClosed
        | Refusal::CodesClosed
        | Refusal::KeyEnded
        | Refusal::ClubUsed
        | Refusal::ListRestedOn
        | Refusal::YearsRestedOn => StatusCode::CONFLICT,
        Refusal::Recommendation(_) | Refusal::StandingChanged | Refusal::StandingSame => {
            StatusCode::CONFLICT
        }
        Refusal::FileSize(_) | Refusal::FileTooMuch => StatusCode::PAYLOAD_TOO_LARGE,
        Refusal::Done(_) => StatusCode::CONFLICT,
        Refusal::NotMembers(_)
        | Refusal::MembersOnly(_)
        | Refusal::Unlicensed(..)
        | Refusal::SomebodyElse => StatusCode::UNPROCESSABLE_ENTITY,
        Refusal::MembersChanged => StatusCode::CONFLICT,
        Refusal::Registration(Hindrance::Lapsed) => StatusCode::GONE,
        Refusal::Registration(_) | Refusal::Moved(_) => StatusCode::CONFLICT,
    }
}

impl fmt::Display for WebError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WebError::Db(error) => error.fmt(f),
            WebError::Page(text) => f.write_str(text),
            WebError::Busy => f.write_str("too many wait for their turn"),
            WebError::Memory => f.write_str("there is not enough memory"),
            other => write!(f, "{other:?}"),
        }
    }
}

impl ResponseError for WebError {
    fn status_code(&self) -> StatusCode {
        self.status()
    }

    fn error_response(&self) -> HttpResponse {
        let mut answer = HttpResponseBuilder::new(self.status());
        // A redirect is no failure; the middleware leaves it as it is.
        if let WebError::MovedTo(address) = self {
            answer.insert_header((header::LOCATION, address.as_str()));
        }
        // The middleware finds the error and makes the page in the reader's language.
        answer.finish()
    }
}

impl From<DbError> for WebError {
    fn from(error: DbError) -> WebError {
        match error {
            DbError::Moved(moved) => WebError::Refused(Refusal::Moved(moved)),
            other => WebError::Db(other),
        }
    }
}

impl From<ActionError> for WebError {
    fn from(error: ActionError) -> WebError {
        match error {
            ActionError::Table(_) | ActionError::Form(_) | ActionError::Parameters(_) => {
                WebError::Mistakes
            }
            ActionError::Refused(refusal) => WebError::Refused(refusal),
            ActionError::Desk(refusal) => WebError::Desk(refusal),
            ActionError::NotFound => WebError::NotFound,
            ActionError::Db(error) => WebError::Db(error),
        }
    }
}

impl From<askama::Error> for WebError {
    fn from(error: askama::Error) -> WebError {
        WebError::Page(error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cause_has_its_status() {
        for (error, status) in [
            (WebError::LogIn, 401),
            (WebError::Forbidden, 403),
            (WebError::Token, 403),
            (WebError::NotFound, 404),
            (WebError::Refused(Refusal::Stale), 409),
            (WebError::Form(FormFault::Size), 413),
            (WebError::Form(FormFault::Type), 415),
            (WebError::Form(FormFault::Encoding), 400),
            (WebError::Parameters(Vec::new()), 400),
            (WebError::Mistakes, 422),
            (WebError::Refused(Refusal::Link), 410),
            (WebError::Db(DbError::Unavailable(String::new())), 503),
            (WebError::Db(DbError::Busy), 503),
            (WebError::Db(DbError::Unwritable(String::new())), 503),
            (WebError::Db(DbError::Unknown(String::new())), 503),
            (WebError::Busy, 503),
            (WebError::Memory, 503),
            (WebError::Db(DbError::Corrupt(String::new())), 500),
        ] {
            assert_eq!(error.status().as_u16(), status, "{error:?}");
        }
    }
}
