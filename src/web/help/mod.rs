//! The handbook: its contents, its pages, and all of it as a PDF for printing.

mod body;
mod pictures;

use std::sync::OnceLock;

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::{self, Bytes};
use askama::Template;
use chrono::NaiveDate;

use self::body::Part;
use crate::app::run_blocking;
use crate::db::CacheScope;
use crate::documents::paper::book::{Book, Chapter};
use crate::error::WebError;
use crate::frame::cache::SharedCacheMarker;
use crate::frame::cache_scope::made_of;
use crate::frame::layout::{Layout, render_public};
use crate::frame::request::Visit;
use crate::i18n::handbook::{self, Page};
use crate::i18n::{Language, Speaks};

struct Linked {
    slug: &'static str,
    title: &'static str,
}

impl Linked {
    fn from_page(page: &Page, language: Language) -> Linked {
        Linked {
            slug: page.slug,
            title: page.text(language).title,
        }
    }
}

#[derive(Template)]
#[template(path = "help/contents.html")]
struct ContentsPage {
    page: Layout,
    chapters: Vec<(Linked, Vec<String>)>,
}

#[derive(Template)]
#[template(path = "help/task.html")]
struct TaskPage {
    page: Layout,
    parts: Vec<Part>,
    before: Option<Linked>,
    after: Option<Linked>,
}

pub async fn show_contents(visit: Visit) -> Result<HttpResponse, WebError> {
    let (language, shows) = (
        visit.language,
        visit
            .above
            .as_ref()
            .map(|federation| federation.rules.shows),
    );
    let chapter = |page: &Page| {
        (
            Linked::from_page(page, language),
            body::section_titles(&handbook::fit_to_rules(page.text(language).body, shows)),
        )
    };
    let mut page = Layout::for_site(&visit, visit.t().msg_help_title());
    page.about = visit.t().msg_help_lead();
    let contents = ContentsPage {
        page,
        chapters: handbook::all_pages().iter().map(chapter).collect(),
    };
    Ok(made_of(render_public(&contents)?, CacheScope::Program))
}

pub async fn show_task(visit: Visit, path: web::Path<String>) -> Result<HttpResponse, WebError> {
    let (language, pages) = (visit.language, handbook::all_pages());
    let at = pages
        .iter()
        .position(|page| page.slug == path.as_str())
        .ok_or(WebError::NotFound)?;
    let linked = |at: Option<usize>| {
        at.and_then(|at| pages.get(at))
            .map(|page| Linked::from_page(page, language))
    };
    let text = pages.get(at).ok_or(WebError::NotFound)?.text(language);
    let body = handbook::fit_to_rules(
        text.body,
        visit
            .above
            .as_ref()
            .map(|federation| federation.rules.shows),
    );
    let page = Layout::for_site(&visit, text.title.to_owned());
    let task = TaskPage {
        parts: body::page_parts(&body, language, &page.tail()),
        page,
        before: linked(at.checked_sub(1)),
        after: linked(at.checked_add(1)),
    };
    Ok(made_of(render_public(&task)?, CacheScope::Program))
}

/// The text is a part of the program, so the cache never expires.
fn book_cache(language: Language) -> &'static OnceLock<Bytes> {
    static KEPT: [OnceLock<Bytes>; Language::COUNT] = [const { OnceLock::new() }; Language::COUNT];
    &KEPT[language as usize]
}

fn build_book(language: Language, day: NaiveDate) -> Book {
    let t = language.messages();
    let chapter = |page: &Page| {
        let text = page.text(language);
        Chapter {
            title: text.title.to_owned(),
            blocks: body::page_blocks(&handbook::fit_to_rules(text.body, None), language),
        }
    };
    Book {
        language: language.word(),
        title: t.msg_help_title(),
        lead: t.msg_help_lead(),
        author: "Crosstable".to_owned(),
        contents: t.msg_help_contents(),
        day,
        chapters: handbook::all_pages().iter().map(chapter).collect(),
    }
}

/// Typeset once for each language and kept as long as the process runs.
pub async fn download_pdf(visit: Visit) -> Result<HttpResponse, WebError> {
    let (language, day) = (visit.language, visit.app.now().date());
    let kept = book_cache(language);
    let bytes = match kept.get() {
        Some(bytes) => bytes.clone(),
        None => {
            let turn = visit.app.drawing.take(visit.reader).await?;
            let made = run_blocking(move || {
                let _turn = turn;
                match kept.get() {
                    Some(bytes) => Ok(bytes.clone()),
                    None => build_book(language, day)
                        .render_pdf()
                        .map(|pdf| kept.get_or_init(|| pdf.into()).clone()),
                }
            });
            made.await?.map_err(|e| WebError::Page(e.0))?
        }
    };
    let mut response = HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "application/pdf"))
        .body(bytes);
    response.extensions_mut().insert(SharedCacheMarker);
    Ok(made_of(response, CacheScope::Program))
}
