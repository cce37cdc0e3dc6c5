//! The OpenAPI document, generated from the code, and a page for readers, from the document.

use std::sync::LazyLock;

use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use serde_json::Value;
use utoipa::openapi::path::Operation;
use utoipa::openapi::{RefOr, Schema, ServerBuilder};
use utoipa::{Modify, OpenApi, ToSchema};

use super::answers::{Usual, header};
use super::paging::RequestParams;
use super::tournaments::{Conditions, TournamentSummary};
use super::{
    Site, bulk, calendar, certificates, corrections, federations, json_response, lists, plans,
    players, regulation, tournaments,
};
use crate::api::vocabulary::PoolWord;
use crate::db::CacheScope;
use crate::error::WebError;
use crate::frame::cache_scope::made_of;
use crate::frame::layout::{Layout, render_public};
use crate::frame::problem::{self, KINDS, NamedProblem, Problem};
use crate::frame::request::Visit;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Crosstable",
        version = "1",
        description = "Players, ratings, tournaments and certificates of the federations on \
            this site: what its pages show to everybody, as \
            JSON. Read only, without keys and accounts; pages of other sites may read it, too.\n\n\
            Names stand in the script they are written in (`name`) and in Latin letters \
            (`latin`). Days are `YYYY-MM-DD`, times are UTC. \
            Ids never change, nor do the codes of the exchange format. Fields may be added; \
            none is taken away or changes its meaning \
            within a version.\n\n\
            Every answer has an ETag: ask with `If-None-Match`, and an answer that hasn't \
            changed costs you nothing. Long lists come in \
            pages: go on at `next`, which also stands in the header `Link`. How much you may \
            ask is told by the headers \
            `RateLimit-Policy` and `RateLimit`. What can't be answered is a problem by RFC \
            9457, with all mistakes at once.",
    ),
    paths(
        federations::list,
        federations::federation,
        regulation::texts,
        regulation::licences,
        regulation::all_orders,
        regulation::order,
        players::list,
        players::player,
        players::history,
        lists::current,
        lists::all,
        lists::list,
        tournaments::list,
        tournaments::tournament,
        calendar::calendar,
        plans::list,
        plans::plan,
        corrections::list,
        corrections::correction,
        certificates::certificate,
        bulk::journal,
        bulk::ratings_csv,
        openapi,
    ),
    components(schemas(Problem, PoolWord)),
    tags(
        (name = "federations", description = "Who is here."),
        (name = "players", description = "Who plays, with which ratings, and how they came to \
            them."),
        (name = "ratings", description = "The current lists and the published ones."),
        (name = "tournaments", description = "What was held and will be, with the tables of \
            what was rated; what was corrected since."),
        (name = "certificates", description = "Whether a paper is what it says."),
        (name = "bulk", description = "Everything at once."),
        (name = "about", description = "This description."),
    ),
    modifiers(&Whole),
)]
struct Document;

const OF_SOME_RULES: [&str; 2] = ["pool", "category"];

/// Headers and properties that all operations and schemas share.
struct Whole;

impl Modify for Whole {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        // utoipa enters the licence of the program, which is not that of the data.
        document.info.license = None;
        for operation in document
            .paths
            .paths
            .values_mut()
            .filter_map(|path| path.get.as_mut())
        {
            carry(operation);
        }
        // Unknown values are null. Only problems omit absent fields, and tournaments what rules
        // don't know.
        for (name, schema) in document
            .components
            .iter_mut()
            .flat_map(|components| components.schemas.iter_mut())
        {
            if let RefOr::T(Schema::Object(object)) = schema
                && *name != Problem::name()
            {
                let held = *name == TournamentSummary::name() || *name == Conditions::name();
                let always = |field: &&String| !(held && OF_SOME_RULES.contains(&field.as_str()));
                object.required = object.properties.keys().filter(always).cloned().collect();
            }
        }
    }
}

fn carry(operation: &mut Operation) {
    let paged = operation
        .parameters
        .iter()
        .flatten()
        .any(|p| matches!(p, RefOr::T(p) if p.name == "cursor"));
    for (status, response) in &mut operation.responses.responses {
        let RefOr::T(response) = response else {
            continue;
        };
        let headers = &mut response.headers;
        headers.insert(
            "RateLimit-Policy".to_owned(),
            header("How much one address may ask: `q` requests in `w` seconds."),
        );
        headers.insert(
            "RateLimit".to_owned(),
            header("What is left: `r` requests; all of it is back after `t` seconds."),
        );
        if matches!(status.as_str(), "200" | "304") {
            headers.insert(
                "ETag".to_owned(),
                header("Changes when the answer does; for `If-None-Match`."),
            );
        }
        if matches!(status.as_str(), "429" | "503") {
            headers.insert("Retry-After".to_owned(), header("Seconds."));
        }
        if paged && status == "200" {
            headers.insert(
                "Link".to_owned(),
                header("The next page, with `rel=\"next\"`; missing on the last one."),
            );
        }
    }
}

static DOCUMENT: LazyLock<utoipa::openapi::OpenApi> = LazyLock::new(Document::openapi);

fn document(base: &str) -> utoipa::openapi::OpenApi {
    let mut document = DOCUMENT.clone();
    document.servers = Some(vec![ServerBuilder::new().url(base).build()]);
    document
}

/// This description
///
/// An OpenAPI document, from which clients can be made.
#[utoipa::path(get, path = "/api/v1/openapi.json", tag = "about", operation_id = "getOpenApi",
    responses((status = 200, description = "An OpenAPI \
        document.", body = Object, content_type = "application/json"), Usual))]
pub async fn openapi(Site(visit): Site, req: HttpRequest) -> Result<HttpResponse, WebError> {
    RequestParams::from_request(&req, &[]).finish_parsing()?;
    Ok(made_of(
        json_response(&document(&visit.app.settings.base_url))?,
        CacheScope::Program,
    ))
}

#[derive(Template)]
#[template(path = "api/api.html")]
struct ApiPage {
    page: Layout,
    about: Vec<String>,
    sections: Vec<Section>,
    types: Vec<Type>,
    problems: &'static [NamedProblem],
}

struct Section {
    name: String,
    about: String,
    operations: Vec<OperationView>,
}

struct OperationView {
    id: String,
    path: String,
    summary: String,
    about: Vec<String>,
    parameters: Vec<DescribedField>,
    answers: Vec<DescribedAnswer>,
}

struct DescribedAnswer {
    status: String,
    about: String,
    kind: Option<Kind>,
}

struct Type {
    name: String,
    about: String,
    fields: Vec<DescribedField>,
}

struct DescribedField {
    name: String,
    kind: Kind,
    required: bool,
    about: String,
}

/// The name of a type, with a link to it on this page.
struct Kind {
    says: String,
    link: Option<String>,
}

fn text_at(value: &Value, key: &str) -> String {
    value
        .get(key)
        .and_then(Value::as_str)
        .unwrap_or_default()
        .to_owned()
}

fn items_at<'a>(value: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> {
    value
        .get(key)
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
}

fn entries_at<'a>(value: &'a Value, key: &str) -> impl Iterator<Item = (&'a String, &'a Value)> {
    value
        .get(key)
        .and_then(Value::as_object)
        .into_iter()
        .flatten()
}

fn description_text(value: &Value) -> String {
    text_at(value, "description")
        .replace('`', "")
        .replace('\n', " ")
}

fn split_paragraphs(value: &Value) -> Vec<String> {
    text_at(value, "description")
        .replace('`', "")
        .split("\n\n")
        .map(|part| part.replace('\n', " "))
        .filter(|part| !part.is_empty())
        .collect()
}

fn schema_kind(schema: &Value) -> Kind {
    if let Some(name) = schema
        .get("$ref")
        .and_then(Value::as_str)
        .and_then(|path| path.rsplit('/').next())
    {
        return Kind {
            says: name.to_owned(),
            link: Some(name.to_owned()),
        };
    }
    if let Some(items) = schema.get("items").filter(|items| items.is_object()) {
        let of = schema_kind(items);
        return Kind {
            says: format!("{}[]", of.says),
            link: of.link,
        };
    }
    let choices: Vec<Kind> = items_at(schema, "oneOf").map(schema_kind).collect();
    if !choices.is_empty() {
        let link = choices.iter().find_map(|choice| choice.link.clone());
        let says: Vec<String> = choices.into_iter().map(|choice| choice.says).collect();
        let says = says.join(" | ");
        return Kind { says, link };
    }
    let words: Vec<&str> = items_at(schema, "enum").filter_map(Value::as_str).collect();
    if !words.is_empty() {
        return Kind {
            says: words.join(" | "),
            link: None,
        };
    }
    let types = match schema.get("type") {
        Some(Value::String(one)) => one.clone(),
        Some(Value::Array(several)) => several
            .iter()
            .filter_map(Value::as_str)
            .collect::<Vec<_>>()
            .join(" | "),
        _ => "object".to_owned(),
    };
    match schema
        .get("format")
        .and_then(Value::as_str)
        .filter(|format| format.starts_with("date"))
    {
        Some(format) => Kind {
            says: types.replace("string", format),
            link: None,
        },
        None => Kind {
            says: types + &format_bounds(schema),
            link: None,
        },
    }
}

fn format_bounds(schema: &Value) -> String {
    let number = |key: &str| {
        schema
            .get(key)
            .and_then(Value::as_f64)
            .map(|number| number.to_string())
    };
    let span = match (number("minimum"), number("maximum")) {
        (Some(least), Some(most)) => format!(" {least}–{most}"),
        (Some(least), None) => format!(" ≥ {least}"),
        _ => String::new(),
    };
    span + &number("default")
        .map(|usual| format!(" ({usual})"))
        .unwrap_or_default()
}

fn operation_view(path: &str, operation: &Value) -> OperationView {
    let parameters = items_at(operation, "parameters").map(|parameter| DescribedField {
        name: text_at(parameter, "name"),
        kind: parameter.get("schema").map_or(
            Kind {
                says: String::new(),
                link: None,
            },
            schema_kind,
        ),
        required: parameter
            .get("required")
            .and_then(Value::as_bool)
            .unwrap_or(false),
        about: description_text(parameter),
    });
    let answers = entries_at(operation, "responses").map(|(status, response)| {
        let schema =
            entries_at(response, "content").find_map(|(media, content)| match media.as_str() {
                "application/json" | problem::MEDIA => content.get("schema").map(schema_kind),
                media => Some(Kind {
                    says: media.to_owned(),
                    link: None,
                }),
            });
        DescribedAnswer {
            status: status.clone(),
            about: description_text(response),
            kind: schema,
        }
    });
    OperationView {
        id: text_at(operation, "operationId"),
        path: path.to_owned(),
        summary: text_at(operation, "summary"),
        about: split_paragraphs(operation),
        parameters: parameters.collect(),
        answers: answers.collect(),
    }
}

fn type_view(name: &str, schema: &Value) -> Type {
    let required: Vec<&str> = items_at(schema, "required")
        .filter_map(Value::as_str)
        .collect();
    let field = |(name, schema): (&String, &Value)| DescribedField {
        name: name.clone(),
        kind: schema_kind(schema),
        required: required.contains(&name.as_str()),
        about: description_text(schema),
    };
    let mut fields: Vec<DescribedField> = entries_at(schema, "properties").map(field).collect();
    if fields.is_empty() {
        fields.push(DescribedField {
            name: String::new(),
            kind: schema_kind(schema),
            required: true,
            about: String::new(),
        });
    }
    Type {
        name: name.to_owned(),
        about: description_text(schema),
        fields,
    }
}

pub async fn show_docs(visit: Visit) -> Result<HttpResponse, WebError> {
    let document = document(&visit.app.settings.base_url);
    let document =
        serde_json::to_value(&document).map_err(|e| WebError::Page(format!("openapi: {e}")))?;
    let of_tag = |tag: &str| -> Vec<OperationView> {
        let operations = entries_at(&document, "paths")
            .filter_map(|(path, methods)| Some((path, methods.get("get")?)));
        operations
            .filter(|(_, o)| items_at(o, "tags").any(|t| t.as_str() == Some(tag)))
            .map(|(path, o)| operation_view(path, o))
            .collect()
    };
    let sections = items_at(&document, "tags").map(|tag| {
        let name = text_at(tag, "name");
        Section {
            operations: of_tag(&name),
            about: description_text(tag),
            name,
        }
    });
    let schemas = document.pointer("/components").unwrap_or(&Value::Null);
    let page = ApiPage {
        about: document
            .get("info")
            .map(split_paragraphs)
            .unwrap_or_default(),
        sections: sections.collect(),
        types: entries_at(schemas, "schemas")
            .map(|(name, schema)| type_view(name, schema))
            .collect(),
        problems: &KINDS,
        page: Layout::for_site(&visit, visit.t().msg_api_title()),
    };
    Ok(made_of(render_public(&page)?, CacheScope::Program))
}
