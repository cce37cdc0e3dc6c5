//! News: the public notes of officials, and the form by which they are entered and changed.

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
use crate::frame::layout::{Layout, go, public, status};
use crate::frame::markdown;
use crate::frame::options::{Choice, languages};
use crate::frame::page_titles::Titled;
use crate::frame::path::id;
use crate::frame::query::FromAddress;
use crate::frame::request::{By, Commission, Inside, Moment, read, write, write_form};
use crate::frame::sentences::{FieldMistakes, field};
use crate::i18n::{L10nLanguage, Language};

/// Notes on a page.
const PER_PAGE: i64 = 20;

/// A note on a page.
pub struct NoteView {
    pub id: i64,
    /// Code of its language.
    pub language: &'static str,
    /// Its headline.
    pub title: String,
    /// Time of entry; only the day is shown.
    pub day: Moment,
    /// Its author, with the time of the last change, if any.
    pub by: String,
    /// The text as HTML; of a shortened one its first paragraph.
    pub body: String,
    /// True if the text is shortened.
    pub more: bool,
}

impl NoteView {
    /// The whole note.
    pub fn of(inside: &Inside, note: &Note) -> NoteView {
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
                language.day(
                    inside
                        .federation
                        .zone()
                        .shown(note.text.created_at)
                        .at
                        .date(),
                ),
            ),
            by: changed.map_or(by.clone(), |changed| format!("{by}, {changed}")),
            body: markdown::render(&note.text.body),
            more: false,
        }
    }

    /// The shortened note.
    pub fn short(inside: &Inside, note: &Note) -> NoteView {
        let first = markdown::first_paragraph(&note.text.body);
        NoteView {
            body: markdown::render(first),
            more: first.len() < note.text.body.trim().len(),
            ..NoteView::of(inside, note)
        }
    }
}

/// Query parameters: the end of the page before.
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

/// `GET /{federation}/news`
pub async fn list(inside: Inside, asked: FromAddress<Older>) -> Result<HttpResponse, WebError> {
    let before = asked.before.map(NewsId);
    let mut found = read(&inside, move |c, f| {
        Ok::<_, ActionError>(news::newest(c, f.id, before, PER_PAGE + 1)?)
    })
    .await?;
    let more = found.len() > PER_PAGE as usize;
    found.truncate(PER_PAGE as usize);
    public(&ListPage {
        page: Layout::inside(&inside, "home", inside.t().msg_news_title())
            .pictured(Titled::News.below()),
        slug: inside.federation.slug.clone(),
        older: found.last().filter(|_| more).map(|last| last.id.0),
        notes: found
            .iter()
            .map(|note| NoteView::short(&inside, note))
            .collect(),
        commission: inside.may(Duty::Commission),
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
    read(inside, move |c: &mut Conn, f| {
        news::find(c, f.id, id)?.ok_or(ActionError::NotFound)
    })
    .await
}

/// `GET /{federation}/news/{note}`
pub async fn one(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let note = find(&inside, id(&path.1)?).await?;
    let mut page = Layout::inside(&inside, "home", note.text.title.clone())
        .pictured(&format!("/news/{}", note.id));
    page.about = markdown::plain(markdown::first_paragraph(&note.text.body))
        .chars()
        .take(200)
        .collect();
    public(&NotePage {
        page,
        slug: inside.federation.slug.clone(),
        note: NoteView::of(&inside, &note),
        commission: inside.may(Duty::Commission),
    })
}

#[derive(Template)]
#[template(path = "news/form.html")]
struct FormPage {
    page: Layout,
    slug: String,
    /// The address that the form is sent to.
    action: String,
    /// The address of the link "cancel".
    back: String,
    languages: Vec<Choice>,
    title: String,
    body: String,
    seen: String,
    most_title: usize,
    most_body: usize,
    /// The preview of the text.
    preview: Option<String>,
    /// The address of an existing note with the same text.
    there: Option<String>,
    mistakes: FieldMistakes,
}

/// The label of a field.
fn label(t: &L10nLanguage, name: &str) -> String {
    match name {
        "title" => t.msg_news_headline(),
        "language" => t.msg_wordings_language(),
        "body" => t.msg_order_text(),
        other => field(t, other),
    }
}

/// The result of the form.
struct Outcome {
    typed: NewsInput,
    problems: Vec<FormProblem>,
    /// True if only a preview was requested.
    preview: bool,
    /// The version mark of the note when the form was loaded.
    seen: String,
}

fn form(
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
    let page = Layout::inside(
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
        languages: languages(Language::from_word(&typed.language).unwrap_or(by.language)),
        preview: (preview && problems.is_empty()).then(|| markdown::render(&typed.body)),
        title: typed.title,
        body: typed.body,
        seen,
        most_title: TITLE_LONGEST,
        most_body: BODY_LONGEST,
        there: problems.iter().find_map(|problem| match problem.kind {
            FormMistake::StandsAlready(id) => Some(format!("/{slug}/news/{id}")),
            _ => None,
        }),
        mistakes: FieldMistakes::of(t, &problems, |name| label(t, name)),
    };
    status(&view, edit_conflict::code(&problems))
}

fn typed(form: &Form) -> NewsInput {
    let text = |name: &str| form.text(name).to_owned();
    NewsInput {
        language: text("language"),
        title: text("title"),
        body: text("body"),
    }
}

/// `GET /{federation}/news/new`
pub async fn new_page(by: By<Commission>) -> Result<HttpResponse, WebError> {
    form(
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

/// `POST /{federation}/news/new`
pub async fn enter(by: By<Commission>, sent: Form) -> Result<HttpResponse, WebError> {
    let typed = typed(&sent);
    if sent.has("preview") {
        let problems = office::check(&typed);
        return form(
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
    let (given, actor, now) = (typed.clone(), by.actor.clone(), by.app.now());
    match write_form(
        &by,
        sent.once_to(
            now,
            |f, id| format!("/{}/news/{id}", f.slug),
            move |c, f| office::enter(c, &actor, f, &given, now),
        ),
    )
    .await?
    {
        Ok(id) => Ok(go(
            &by.inside.visit,
            &format!("/{}/news/{id}", by.federation.slug),
            "saved",
        )),
        Err(problems) => form(
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

/// `GET /{federation}/news/{note}/edit`
pub async fn edit_page(
    by: By<Commission>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let note = find(&by, id).await?;
    let seen = office::mark(&note);
    let typed = NewsInput {
        language: note.text.language.word().to_owned(),
        title: note.text.title,
        body: note.text.body,
    };
    form(
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

/// `POST /{federation}/news/{note}/edit`
pub async fn change(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    sent: Form,
) -> Result<HttpResponse, WebError> {
    let (id, typed, seen) = (
        id(&path.1)?,
        typed(&sent),
        sent.text(form_version::FIELD).to_owned(),
    );
    let now_there = office::mark(&find(&by, id).await?);
    if sent.has("preview") {
        let problems = office::check(&typed);
        return form(
            &by,
            Some(id),
            Outcome {
                typed,
                problems,
                preview: true,
                seen,
            },
        );
    }
    let (change, actor, now) = (
        Change {
            id,
            given: typed.clone(),
            seen: seen.clone(),
        },
        by.actor.clone(),
        by.app.now(),
    );
    match write_form(&by, move |c, f| office::change(c, &actor, f, &change, now)).await? {
        Ok(()) => Ok(go(
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
            form(
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

/// `POST /{federation}/news/{note}/removal`
pub async fn remove(
    by: By<Commission>,
    path: web::Path<(String, String)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let (id, actor, now) = (id(&path.1)?, by.actor.clone(), by.app.now());
    write(&by, move |c, f| office::remove(c, &actor, f, id, now)).await?;
    Ok(go(
        &by.inside.visit,
        &format!("/{}/news", by.federation.slug),
        "removed",
    ))
}
