//! The orders and other documents of a federation, and the references to them.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use crate::actions::authorization::Duty;
use crate::actions::documents::Document;
use crate::actions::orders::{self as office, OrderInput};
use crate::actions::{ActionError, FormProblem};
use crate::db::federations::Federation;
use crate::db::orders::{self as storage, Label, Order};
use crate::db::{Conn, OrderId, editions, files, regulation_texts};
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_public, render_with_status};
use crate::frame::markdown;
use crate::frame::page_titles::TitledPage;
use crate::frame::path::id;
use crate::frame::request::{By, Chair, Inside, read_inside, write_form, write_inside};
use crate::frame::sentences::{FieldMistakes, field_label};
use crate::frame::signing::SigningOfficer;
use crate::frame::upload::Upload;
use crate::i18n::{L10nLanguage, Language, Speaks};
use crate::order_label::format_name;
use crate::proposals::regulations::{download_file, known_tags, not_modified};

struct OrderRow {
    id: i64,
    name: String,
    day: String,
    document: bool,
}

#[derive(Template)]
#[template(path = "orders/list.html")]
struct ListPage {
    page: Layout,
    slug: String,
    lines: Vec<OrderRow>,
    chair: bool,
}

pub async fn list(inside: Inside) -> Result<HttpResponse, WebError> {
    let language = inside.language;
    let all = read_inside(&inside, |c, f| {
        Ok::<_, ActionError>(storage::load_labels(c, f.id)?)
    })
    .await?;
    let line = |o: &Label| OrderRow {
        id: o.id.0,
        name: format_name(language, &o.number, &o.title, None),
        day: language.format_day(o.day),
        document: o.file_id.is_some(),
    };
    render_public(&ListPage {
        page: Layout::for_federation(&inside, "rules", inside.t().msg_orders_title())
            .with_picture(TitledPage::Orders.path_below()),
        slug: inside.federation.slug.clone(),
        lines: all.iter().map(line).collect(),
        chair: inside.has_duty(Duty::Chair),
    })
}

#[derive(Template)]
#[template(path = "orders/order.html")]
struct OrderPage {
    page: Layout,
    slug: String,
    id: i64,
    entered: String,
    body: String,
    document: Option<String>,
    amendments: Vec<(i32, String)>,
    /// Regulation texts that the order introduced: id, and language with day.
    texts: Vec<(i64, String)>,
    removable: bool,
}

struct OrderPageData {
    order: Order,
    document: Option<String>,
    amendments: Vec<(i32, String)>,
    texts: Vec<(i64, String)>,
    removable: bool,
}

fn find(
    c: &mut Conn,
    f: &Federation,
    id: OrderId,
    language: Language,
    may: bool,
) -> Result<OrderPageData, ActionError> {
    let order = storage::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
    let document = match order.paper.file_id {
        Some(file) => files::find_label(c, f.id, file)?.map(|(name, _)| name),
        None => None,
    };
    let amendments = editions::list(c, f.id)?
        .into_iter()
        .map(|e| e.amendment)
        .filter(|a| a.order_id == Some(id));
    let texts = regulation_texts::load_labels(c, f.id)?
        .into_iter()
        .filter(|w| w.order_id == Some(id));
    Ok(OrderPageData {
        order,
        document,
        // Not named after this order, which would repeat the heading.
        amendments: amendments
            .map(|a| {
                (
                    a.number,
                    language.messages().msg_order_edition(i64::from(a.number)),
                )
            })
            .collect(),
        texts: texts
            .map(|w| {
                (
                    w.id.0,
                    format!("{}, {}", w.language.own_name(), language.format_day(w.day)),
                )
            })
            .collect(),
        removable: may && office::is_removable(c, id)?,
    })
}

pub async fn show_order(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let spelling = inside.spelling();
    let (id, language) = (id(&path.1)?, inside.language);
    let may = inside.has_duty(Duty::Chair);
    let found = read_inside(&inside, move |c, f| find(c, f, id, language, may)).await?;
    let OrderPageData {
        order,
        document,
        amendments,
        texts,
        removable,
    } = found;
    render_public(&OrderPage {
        page: Layout::for_federation(
            &inside,
            "rules",
            format_name(
                language,
                &order.paper.number,
                &order.paper.title,
                Some(order.paper.day),
            ),
        ),
        slug: inside.federation.slug.clone(),
        id: order.id.0,
        entered: format!(
            "{}, {}",
            spelling.name(&order.paper.by_name, None),
            inside.moment(order.paper.created_at)
        ),
        body: markdown::to_html(&order.paper.body),
        document,
        amendments,
        texts,
        removable,
    })
}

pub async fn download_document(
    req: HttpRequest,
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let (id, has) = (id(&path.1)?, known_tags(&req));
    let file = read_inside(&inside, move |c, f| {
        let file = storage::find(c, f.id, id)?
            .and_then(|o| o.paper.file_id)
            .ok_or(ActionError::NotFound)?;
        files::find(c, f.id, file)?.ok_or(ActionError::NotFound)
    })
    .await?;
    Ok(if has.contains(&file.sha256) {
        not_modified(&file.sha256)
    } else {
        download_file(file, "private, no-cache")
    })
}

#[derive(Template)]
#[template(path = "orders/new.html")]
struct NewPage {
    page: Layout,
    slug: String,
    number: String,
    title: String,
    day: String,
    body: String,
    mistakes: FieldMistakes,
}

fn form_label(t: &L10nLanguage, name: &str) -> String {
    match name {
        "number" => t.msg_order_number(),
        "title" => t.msg_order_title(),
        "day" => t.msg_order_day(),
        "body" => t.msg_order_text(),
        "document" => t.msg_order_document(),
        other => field_label(t, other),
    }
}

fn render_form(
    by: &By<Chair>,
    typed: OrderInput,
    problems: &[FormProblem],
) -> Result<HttpResponse, WebError> {
    let t = by.t();
    let view = NewPage {
        page: Layout::for_federation(by, "rules", t.msg_orders_new()),
        slug: by.federation.slug.clone(),
        number: typed.number,
        title: typed.title,
        day: typed.day,
        body: typed.body,
        mistakes: FieldMistakes::from_problems(t, problems, |name| form_label(t, name)),
    };
    render_with_status(
        &view,
        if problems.is_empty() {
            StatusCode::OK
        } else {
            StatusCode::UNPROCESSABLE_ENTITY
        },
    )
}

pub async fn new_page(by: SigningOfficer<Chair>) -> Result<HttpResponse, WebError> {
    render_form(
        &by,
        OrderInput {
            day: by.today().to_string(),
            ..OrderInput::default()
        },
        &[],
    )
}

pub async fn enter_order(
    by: SigningOfficer<Chair>,
    upload: Upload,
) -> Result<HttpResponse, WebError> {
    let text = |name: &str| upload.form.text(name).to_owned();
    let document = Document {
        file: upload.file,
        oversize: upload.oversize,
    };
    let given = OrderInput {
        number: text("number"),
        title: text("title"),
        day: text("day"),
        body: text("body"),
        document,
    };
    let typed = given.clone();
    match write_form(
        &by,
        upload.form.run_once_with_location(
            |f, id| format!("/{}/orders/{id}", f.slug),
            move |tx| office::enter_order(tx, &given),
        ),
    )
    .await?
    {
        Ok(id) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/orders/{id}", by.federation.slug),
            "order-entered",
        )),
        Err(problems) => render_form(&by, typed, &problems),
    }
}

pub async fn remove_order(
    by: SigningOfficer<Chair>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    write_inside(&by, move |tx| office::remove_order(tx, id)).await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/orders", by.federation.slug),
        "removed",
    ))
}
