//! News: the public notes of officials, and their form.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::actions::authorization::Duty;
use crate::actions::news::{self as office, BODY_LONGEST, Change, NewsInput, TITLE_LONGEST};
use crate::actions::{ActionError, FormMistake, FormProblem, form_version};
use crate::db::news::{self, Note};
use crate::db::{Conn, NewsId};
use crate::error::WebError;
use crate::frame::edit_conflict;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_public, render_with_status};
use crate::frame::markdown;
use crate::frame::options::{Choice, language_choices};
use crate::frame::page_titles::TitledPage;
use crate::frame::path::id;
use crate::frame::query::QueryParams;
use crate::frame::request::{
    By, Commission, Inside, Moment, read_inside, write_form, write_inside,
};
use crate::frame::sentences::{FieldMistakes, field_label};
use crate::i18n::{L10nLanguage, Language};

const PER_PAGE: i64 = 20;

pub struct NoteView {
    pub id: i64,
    pub language: &'static str,
    pub title: String,
    /// Only the day is shown.
    pub day: Moment,
    /// With the time of the last change, if any.
    pub by: String,
    /// HTML; of a shortened text its first paragraph.
    pub body: String,
    pub more: bool,
}

impl NoteView {
    pub fn from_note(inside: &Inside, note: &Note) -> NoteView {
        let spelling = inside.spelling();
        let (t, language) = (inside.t(), inside.language);
        let by = spelling.name(&note.text.by_name, None);
        let changed = note
            .changed_at
            .map(|at| t.msg_news_changed(inside.moment(at)));
        NoteView {
            id: note.id.0,
            language: note.text.language.word(),
            title: note.text.title.clone(),
            day: Moment::new(
                note.text.created_at,
                language.format_day(
                    inside
                        .federation
                        .zone()
                        .local_time(note.text.created_at)
                        .at
                        .date(),
                ),
            ),
            by: changed.map_or(by.clone(), |changed| format!("{by}, {changed}")),
            body: markdown::to_html(&note.text.body),
            more: false,
        }
    }

    pub fn from_note_shortened(inside: &Inside, note: &Note) -> NoteView {
        let first = markdown::first_paragraph(&note.text.body);
        NoteView {
            body: markdown::to_html(first),
            more: first.len() < note.text.body.trim().len(),
            ..NoteView::from_note(inside, note)
        }
    }
}

#[derive(Deserialize)]
pub struct Older {
    before: Option<i64>,
}

#[derive(Template)]
#[template(path = "news/list.html")]
struct ListPage {
    page: Layout,
    slug: String,
    notes: Vec<NoteView>,
    /// The last note of this page, if there are older ones.
    older: Option<i64>,
    commission: bool,
}

pub async fn list(inside: Inside, asked: QueryParams<Older>) -> Result<HttpResponse, WebError> {
    let before = asked.before.map(NewsId);
    let mut found = read_inside(&inside, move |c, f| {
        Ok::<_, ActionError>(news::load_newest(c, f.id, before, PER_PAGE + 1)?)
    })
    .await?;
    let more = found.len() > PER_PAGE as usize;
    found.truncate(PER_PAGE as usize);
    render_public(&ListPage {
        page: Layout::for_federation(&inside, "home", inside.t().msg_news_title())
            .with_picture(TitledPage::News.path_below()),
        slug: inside.federation.slug.clone(),
        older: found.last().filter(|_| more).map(|last| last.id.0),
        notes: found
            .iter()
            .map(|note| NoteView::from_note_shortened(&inside, note))
            .collect(),
        commission: inside.has_duty(Duty::Commission),
    })
}

#[derive(Template)]
#[template(path = "news/note.html")]
struct NotePage {
    page: Layout,
    slug: String,
    note: NoteView,
    commission: bool,
}

async fn find(inside: &Inside, id: NewsId) -> Result<Note, WebError> {
    read_inside(inside, move |c: &mut Conn, f| {
        news::find(c, f.id, id)?.ok_or(ActionError::NotFound)
    })
    .await
}

pub async fn show_note(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let note = find(&inside, id(&path.1)?).await?;
    let mut page = Layout::for_federation(&inside, "home", note.text.title.clone())
        .with_picture(&format!("/news/{}", note.id));
    page.about = markdown::to_plain_text(markdown::first_paragraph(&note.text.body))
        .chars()
        .take(200)
        .collect();
    render_public(&NotePage {
        page,
        slug: inside.federation.slug.clone(),
        note: NoteView::from_note(&inside, &note),
        commission: inside.has_duty(Duty::Commission),
    })
}

#[derive(Template)]
#[template(path = "news/form.html")]
struct FormPage {
    page: Layout,
    slug: String,
    action: String,
    back: String,
    languages: Vec<Choice>,
    title: String,
    body: String,
    seen: String,
    most_title: usize,
    most_body: usize,
    preview: Option<String>,
    /// The address of an existing note with the same text.
    there: Option<String>,
    mistakes: FieldMistakes,
}

fn form_label(t: &L10nLanguage, name: &str) -> String {
    match name {
        "title" => t.msg_news_headline(),
        "language" => t.msg_regulation_text_language(),
        "body" => t.msg_order_text(),
        other => field_label(t, other),
    }
}

struct Outcome {
    typed: NewsInput,
    problems: Vec<FormProblem>,
    /// True if only a preview was requested.
    preview: bool,
    /// Version mark of the note when the form was loaded.
    seen: String,
}

fn render_form(
    by: &By<Commission>,
    changed: Option<NewsId>,
    outcome: Outcome,
) -> Result<HttpResponse, WebError> {
    let (t, slug) = (by.t(), &by.federation.slug);
    let Outcome {
        typed,
        problems,
        preview,
        seen,
    } = outcome;
    let page = Layout::for_federation(
        by,
        "home",
        if changed.is_some() {
            t.msg_news_change()
        } else {
            t.msg_news_new()
        },
    );
    let view = FormPage {
        page,
        action: changed.map_or_else(
            || format!("/{slug}/news/new"),
            |id| format!("/{slug}/news/{id}/edit"),
        ),
        back: changed.map_or_else(
            || format!("/{slug}/news"),
            |id| format!("/{slug}/news/{id}"),
        ),
        slug: slug.clone(),
        languages: language_choices(Language::from_word(&typed.language).unwrap_or(by.language)),
        preview: (preview && problems.is_empty()).then(|| markdown::to_html(&typed.body)),
        title: typed.title,
        body: typed.body,
        seen,
        most_title: TITLE_LONGEST,
        most_body: BODY_LONGEST,
        there: problems.iter().find_map(|problem| match problem.kind {
            FormMistake::StandsAlready(id) => Some(format!("/{slug}/news/{id}")),
            _ => None,
        }),
        mistakes: FieldMistakes::from_problems(t, &problems, |name| form_label(t, name)),
    };
    render_with_status(&view, edit_conflict::status_code(&problems))
}

fn parse_form(form: &Form) -> NewsInput {
    let text = |name: &str| form.text(name).to_owned();
    NewsInput {
        language: text("language"),
        title: text("title"),
        body: text("body"),
    }
}

pub async fn new_page(by: By<Commission>) -> Result<HttpResponse, WebError> {
    render_form(
        &by,
        None,
        Outcome {
            typed: NewsInput::default(),
            problems: Vec::new(),
            preview: false,
            seen: String::new(),
        },
    )
}

pub async fn enter_note(by: By<Commission>, sent: Form) -> Result<HttpResponse, WebError> {
    let typed = parse_form(&sent);
    if sent.has_field("preview") {
        let problems = office::find_problems(&typed);
        return render_form(
            &by,
            None,
            Outcome {
                typed,
                problems,
                preview: true,
                seen: String::new(),
            },
        );
    }
    let given = typed.clone();
    match write_form(
        &by,
        sent.run_once_with_location(
            |f, id| format!("/{}/news/{id}", f.slug),
            move |tx| office::enter_note(tx, &given),
        ),
    )
    .await?
    {
        Ok(id) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/news/{id}", by.federation.slug),
            "saved",
        )),
        Err(problems) => render_form(
            &by,
            None,
            Outcome {
                typed,
                problems,
                preview: false,
                seen: String::new(),
            },
        ),
    }
}

pub async fn edit_page(
    by: By<Commission>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let note = find(&by, id).await?;
    let seen = office::compute_mark(&note);
    let typed = NewsInput {
        language: note.text.language.word().to_owned(),
        title: note.text.title,
        body: note.text.body,
    };
    render_form(
        &by,
        Some(id),
        Outcome {
            typed,
            problems: Vec::new(),
            preview: false,
            seen,
        },
    )
}

pub async fn change_note(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    sent: Form,
) -> Result<HttpResponse, WebError> {
    let (id, typed, seen) = (
        id(&path.1)?,
        parse_form(&sent),
        sent.text(form_version::FIELD).to_owned(),
    );
    let now_there = office::compute_mark(&find(&by, id).await?);
    if sent.has_field("preview") {
        let outcome = Outcome {
            problems: office::find_problems(&typed),
            typed,
            preview: true,
            seen,
        };
        return render_form(&by, Some(id), outcome);
    }
    let change = Change {
        id,
        given: typed.clone(),
        seen: seen.clone(),
    };
    match write_form(&by, move |tx| office::change_note(tx, &change)).await? {
        Ok(()) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/news/{id}", by.federation.slug),
            "saved",
        )),
        Err(problems) => {
            // After a conflict the user has seen the change and may overwrite it.
            let seen = if form_version::is_stale(&problems) {
                now_there
            } else {
                seen
            };
            render_form(
                &by,
                Some(id),
                Outcome {
                    typed,
                    problems,
                    preview: false,
                    seen,
                },
            )
        }
    }
}

pub async fn remove_note(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    write_inside(&by, move |tx| office::remove_note(tx, id)).await?;
    Ok(redirect_to(
        &by.inside.visit,
        &format!("/{}/news", by.federation.slug),
        "removed",
    ))
}
