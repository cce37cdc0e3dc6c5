//! Responses of API operations beside the successful one, for the OpenAPI document.

use std::collections::BTreeMap;

use utoipa::openapi::header::{Header, HeaderBuilder};
use utoipa::openapi::{Content, ContentBuilder, RefOr, Response, ResponseBuilder};
use utoipa::{IntoResponses, PartialSchema, ToSchema};

use crate::frame::problem::{self, Problem};

pub struct Usual;

pub struct Unknown;

/// The response about a player who was merged into another one.
pub struct Moved;

type Responses = BTreeMap<String, RefOr<Response>>;

fn problem(description: &str) -> RefOr<Response> {
    let content: Content = ContentBuilder::new()
        .schema(Some(
            utoipa::openapi::Ref::from_schema_name(Problem::name()),
        ))
        .build();
    ResponseBuilder::new()
        .description(description)
        .content(problem::MEDIA, content)
        .build()
        .into()
}

pub fn header(description: &str) -> RefOr<Header> {
    RefOr::T(
        HeaderBuilder::new()
            .schema(Some(<String as PartialSchema>::schema()))
            .description(Some(description))
            .build(),
    )
}

impl IntoResponses for Usual {
    fn responses() -> Responses {
        let unchanged = ResponseBuilder::new()
            .description("Nothing has changed since the ETag in `If-None-Match`.")
            .build();
        BTreeMap::from([
            ("304".to_owned(), unchanged.into()),
            (
                "400".to_owned(),
                problem("The parameters can’t be understood; all mistakes are told."),
            ),
            (
                "429".to_owned(),
                problem("Too many requests: come back after the seconds in `Retry-After`."),
            ),
            (
                "503".to_owned(),
                problem("Busy: come back after the seconds in `Retry-After`."),
            ),
        ])
    }
}

impl IntoResponses for Unknown {
    fn responses() -> Responses {
        BTreeMap::from([("404".to_owned(), problem("There is no such resource."))])
    }
}

impl IntoResponses for Moved {
    fn responses() -> Responses {
        let mut response =
            Response::new("This player turned out to be another one, who is at `Location`.");
        response.headers.insert(
            "Location".to_owned(),
            header("The path of the other player."),
        );
        BTreeMap::from([("308".to_owned(), response.into())])
    }
}
