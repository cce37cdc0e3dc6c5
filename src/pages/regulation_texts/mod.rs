//! The regulation text: its versions, and the chairman's form for a new one.

pub mod comparison;
pub mod links;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use crate::actions::documents::Document;
use crate::actions::editions;
use crate::actions::regulation_texts::{self as office, RegulationTextInput};
use crate::actions::{ActionError, FormProblem};
use crate::db::federations::Federation;
use crate::db::regulation_texts::{self, Label, Wording};
use crate::db::{Conn, RegulationTextId, files, orders};
use crate::domain::article;
use crate::domain::rules::Rulebook;
use crate::editions::reference::{self, TableView};
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_public, render_with_status};
use crate::frame::markdown;
use crate::frame::options::{Choice, language_choices};
use crate::frame::page_titles::TitledPage;
use crate::frame::path::id;
use crate::frame::request::{
    By, Chair, Inside, attempt_inside, read_inside, write_form, write_inside,
};
use crate::frame::sentences::{FieldMistakes, field_label};
use crate::frame::signing::SigningOfficer;
use crate::frame::upload::Upload;
use crate::i18n::{L10nLanguage, Language, Speaks, arg, terms};
use crate::proposals::regulations::{download_file, known_tags, not_modified};
use crate::regulation_texts::links::ArticleLinks;

struct VersionRow {
    id: i64,
    language: &'static str,
    named: &'static str,
    since: String,
    order: Option<(i64, String)>,
    /// True if there is an earlier one in its language to compare it with.
    compared: bool,
    now: bool,
    shown: bool,
}

struct Indexed {
    number: String,
    page: u32,
}

#[derive(Template)]
#[template(path = "regulation_texts/text.html")]
struct TextPage {
    page: Layout,
    slug: String,
    rules: String,
    lines: Vec<VersionRow>,
    /// The period in force of a replaced text.
    past: Option<String>,
    id: i64,
    language: &'static str,
    body: String,
    document: Option<String>,
    index: Vec<Indexed>,
    /// Only if no entered text has the tables.
    tables: Vec<TableView>,
    chair: bool,
}

struct TextPageData {
    shown: Option<Wording>,
    all: Vec<Label>,
    orders: Vec<orders::Label>,
    document: Option<String>,
    now: Vec<RegulationTextId>,
}

fn find(
    c: &mut Conn,
    f: &Federation,
    shown: Option<RegulationTextId>,
    today: chrono::NaiveDate,
) -> Result<TextPageData, ActionError> {
    let all = regulation_texts::load_labels(c, f.id)?;
    let mut now = Vec::new();
    for language in Language::ALL {
        now.extend(
            all.iter()
                .find(|l| l.language == language && l.day <= today)
                .map(|l| l.id),
        );
    }
    let shown = match shown {
        Some(id) => Some(regulation_texts::find(c, f.id, id)?.ok_or(ActionError::NotFound)?),
        None => None,
    };
    let document = match shown.as_ref().and_then(|s| s.text.file_id) {
        Some(file) => files::find_label(c, f.id, file)?.map(|(name, _)| name),
        None => None,
    };
    Ok(TextPageData {
        shown,
        all,
        orders: orders::load_labels(c, f.id)?,
        document,
        now,
    })
}

fn build_page(inside: &Inside, found: TextPageData, tables: Vec<TableView>) -> TextPage {
    let (t, language, rules) = (inside.t(), inside.language, inside.federation.rules);
    let order = |id| {
        found
            .orders
            .iter()
            .find(|o| Some(o.id) == id)
            .map(|o| (o.id.0, crate::order_label::format_with_day(language, o)))
    };
    let shown = found.shown.as_ref().map(|s| s.id);
    let line = |l: &Label| VersionRow {
        id: l.id.0,
        language: l.language.word(),
        named: l.language.own_name(),
        since: language.format_day(l.day),
        order: order(l.order_id),
        compared: found
            .all
            .iter()
            .any(|o| o.language == l.language && (o.day, o.id) < (l.day, l.id)),
        now: found.now.contains(&l.id),
        shown: shown == Some(l.id),
    };
    let wording = found.shown.as_ref();
    TextPage {
        page: Layout::for_federation(inside, "rules", t.msg_regulation_text_title())
            .with_picture(TitledPage::Text.path_below()),
        slug: inside.federation.slug.clone(),
        rules: terms::rules_name(t, rules),
        lines: found.all.iter().map(line).collect(),
        past: wording.and_then(|s| past_period(inside, &found.all, s)),
        id: shown.map_or(0, |id| id.0),
        language: wording.map_or("", |s| s.text.language.word()),
        body: wording.map_or_else(String::new, |s| render_body(&s.text.body, rules)),
        index: wording.map_or_else(Vec::new, |s| index_articles(rules, s)),
        document: found.document,
        tables,
        chair: inside.has_duty(crate::actions::authorization::Duty::Chair),
    }
}

fn past_period(inside: &Inside, all: &[Label], s: &Wording) -> Option<String> {
    let (language, today) = (inside.language, inside.today());
    let later = all.iter().filter(|l| {
        l.language == s.text.language && (l.day, l.id) > (s.text.day, s.id) && l.day <= today
    });
    later.map(|l| l.day).min().map(|until| {
        inside.t().msg_regulation_text_past(
            arg::Since(language.format_day(s.text.day)),
            arg::Until(language.format_day(until)),
        )
    })
}

/// In the order of the rules.
fn index_articles(rules: &Rulebook, s: &Wording) -> Vec<Indexed> {
    let pages = office::parse_articles(&s.text.articles);
    let paged = rules.articles.iter().filter_map(|a| {
        pages
            .get(a.number)
            .filter(|page| **page > 0)
            .map(|page| (a.number, *page))
    });
    paged
        .map(|(number, page)| Indexed {
            number: number.to_owned(),
            page,
        })
        .collect()
}

/// In the reader's language if there is such a text.
pub async fn show_current(inside: Inside) -> Result<HttpResponse, WebError> {
    let (language, today) = (inside.language, inside.today());
    let (found, governing) = read_inside(&inside, move |c, f| {
        let id = office::current_text(c, f, language, today)?.map(|l| l.id);
        Ok((
            find(c, f, id, today)?,
            editions::find_governing(c, f, today)?,
        ))
    })
    .await?;
    let tables = if found.shown.is_none() {
        let parameters = serde_json::from_str(&governing.parameters).unwrap_or_default();
        reference::build_tables(
            &inside,
            &ArticleLinks::load_links(&inside).await?,
            &parameters,
        )
    } else {
        Vec::new()
    };
    render_public(&build_page(&inside, found, tables))
}

pub async fn show_text(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let (id, today) = (id(&path.1)?, inside.today());
    let found = read_inside(&inside, move |c, f| find(c, f, Some(id), today)).await?;
    render_public(&build_page(&inside, found, Vec::new()))
}

pub async fn download_document(
    req: HttpRequest,
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let (id, has) = (id(&path.1)?, known_tags(&req));
    let file = read_inside(&inside, move |c, f| {
        let file = regulation_texts::find(c, f.id, id)?
            .and_then(|w| w.text.file_id)
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
#[template(path = "regulation_texts/new.html")]
struct NewPage {
    page: Layout,
    slug: String,
    languages: Vec<Choice>,
    orders: Vec<Choice<i64>>,
    day: String,
    body: String,
    pages: String,
    preview: Option<PreviewView>,
    mistakes: FieldMistakes,
}

struct PreviewView {
    language: &'static str,
    body: String,
    found: String,
    missing: String,
    /// True if a document was chosen: the browser doesn't send it again.
    document: bool,
}

impl PreviewView {
    fn new(by: &Inside, typed: &RegulationTextInput, preview: &office::Preview) -> PreviewView {
        let t = by.t();
        let numbers: Vec<String> = preview
            .missing
            .iter()
            .map(|number| terms::article_name(t, number))
            .collect();
        PreviewView {
            language: Language::from_word(&typed.language)
                .unwrap_or(by.language)
                .word(),
            body: render_body(&typed.body, by.federation.rules),
            found: t.msg_regulation_text_preview_found(
                i64::try_from(preview.found).unwrap_or(i64::MAX),
            ),
            missing: if numbers.is_empty() {
                String::new()
            } else {
                t.msg_regulation_text_preview_missing(numbers.join(", "))
            },
            document: typed.document.file.is_some(),
        }
    }
}

/// An anchor marks the beginning of each article.
fn render_body(body: &str, rules: &Rulebook) -> String {
    let text = markdown::with_sections(&markdown::with_tables(body));
    markdown::with_articles(&text, &article::find_places(&text, rules.articles))
}

fn form_label(t: &L10nLanguage, name: &str) -> String {
    match name {
        "language" => t.msg_regulation_text_language(),
        "day" => t.msg_regulation_text_since(),
        "body" => t.msg_order_text(),
        "document" => t.msg_order_document(),
        "pages" => t.msg_regulation_text_index(),
        other => field_label(t, other),
    }
}

async fn render_form(
    by: &By<Chair>,
    typed: RegulationTextInput,
    preview: Option<office::Preview>,
    problems: &[FormProblem],
) -> Result<HttpResponse, WebError> {
    let (t, language) = (by.t(), by.language);
    let all = read_inside(by, |c, f| {
        Ok::<_, ActionError>(orders::load_labels(c, f.id)?)
    })
    .await?;
    let view = NewPage {
        page: Layout::for_federation(by, "rules", t.msg_regulation_text_new()),
        slug: by.federation.slug.clone(),
        languages: language_choices(Language::from_word(&typed.language).unwrap_or(language)),
        orders: crate::order_label::build_choices(language, &all, &typed.order),
        preview: preview.map(|preview| PreviewView::new(by, &typed, &preview)),
        day: typed.day,
        body: typed.body,
        pages: typed.pages,
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

/// The form begins with the current text.
pub async fn new_page(by: SigningOfficer<Chair>) -> Result<HttpResponse, WebError> {
    let (language, today) = (by.language, by.today());
    let body = read_inside(&by, move |c, f| {
        let now = office::current_text(c, f, language, today)?.filter(|l| l.language == language);
        let text = match now {
            Some(label) => regulation_texts::find(c, f.id, label.id)?,
            None => None,
        };
        Ok::<_, ActionError>(text.map(|w| w.text.body).unwrap_or_default())
    })
    .await?;
    render_form(
        &by,
        RegulationTextInput {
            body,
            ..RegulationTextInput::default()
        },
        None,
        &[],
    )
    .await
}

pub async fn enter_text(
    by: SigningOfficer<Chair>,
    upload: Upload,
) -> Result<HttpResponse, WebError> {
    let text = |name: &str| upload.form.text(name).to_owned();
    let given = RegulationTextInput {
        language: text("language"),
        day: text("day"),
        order: text("order"),
        body: text("body"),
        pages: text("pages"),
        document: Document {
            file: upload.file,
            oversize: upload.oversize,
        },
    };
    let typed = given.clone();
    if upload.form.has_field("preview") {
        return match attempt_inside(&by, move |tx| office::preview_text(tx, &given)).await? {
            Ok(preview) => render_form(&by, typed, Some(preview), &[]).await,
            Err(ActionError::Form(problems)) => render_form(&by, typed, None, &problems).await,
            Err(other) => Err(other.into()),
        };
    }
    match write_form(
        &by,
        upload.form.run_once_with_location(
            |f, id| format!("/{}/rules/text/{id}", f.slug),
            move |tx| office::enter_text(tx, &given),
        ),
    )
    .await?
    {
        Ok(id) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/rules/text/{id}", by.federation.slug),
            "wording-entered",
        )),
        Err(problems) => render_form(&by, typed, None, &problems).await,
    }
}

pub async fn remove_text(
    by: SigningOfficer<Chair>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    write_inside(&by, move |tx| office::remove_text(tx, id)).await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/rules/text", by.federation.slug),
        "removed",
    ))
}
