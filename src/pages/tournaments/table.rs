//! The editor of a tournament's table, with a draft that saves itself and the referee's signature.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};

use crate::actions::authorization::{self, OnTournament};
use crate::actions::tournaments::{self as office, TournamentVersion};
use crate::actions::{ActionError, Refusal, name_matching, sheets};
use crate::app::run_blocking;
use crate::db::TournamentId;
use crate::db::tournaments::Tournament;
use crate::domain::approval::Act;
use crate::domain::table::{Problem, Sheet};
use crate::error::WebError;
use crate::formats::document::{Document, Format};
use crate::formats::options::Options;
use crate::formats::recognise;
use crate::formats::refusal::{Code, Refusal as Unread};
use crate::formats::sheet::{self as tables, Gap};
use crate::frame::form::Form;
use crate::frame::layout::redirect_to;
use crate::frame::request::{By, TableWorker, attempt_inside, read_inside, write_inside};
use crate::frame::signing::check_proof;
use crate::tournaments::editor_page::{EditorState, page_response, render_oversize};
use crate::tournaments::form_parsing::{parse_sheet, resize_sheet, taken_out};
use crate::tournaments::id;
use crate::tournaments::import::{keep_file, unread_reason};
use crate::tournaments::pasted::Pasted;

async fn find(by: &By<TableWorker>, id: TournamentId) -> Result<Tournament, WebError> {
    let actor = by.actor.clone();
    read_inside(by, move |c, f| {
        authorization::find_permitted_tournament(c, &actor, f, id, OnTournament::Step(Act::Edit))
    })
    .await
}

pub async fn show_editor(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let t = find(&by, id(&path.1)?).await?;
    let sheet = sheets::parse_sheet(&t).map_err(WebError::Db)?;
    page_response(
        &by,
        &t,
        sheet,
        EditorState {
            status: Some(StatusCode::OK),
            ..EditorState::default()
        },
    )
    .await
}

/// The button decides: save, check, preview, or change of the size.
pub async fn submit_form(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let mut typed = parse_sheet(&form)?;
    let what = form.text("do").to_owned();
    if what == "all-new" {
        typed = read_inside(&by, move |c, f| {
            Ok::<_, ActionError>(name_matching::said_new(c, f.id, typed)?)
        })
        .await?;
    } else if taken_out(&what).is_none() {
        resize_sheet(&mut typed, &what);
    }
    save_and_show(&by, id, form.number("version")?, typed, &what).await
}

/// A stale sheet comes back with the differences between both versions.
async fn save_and_show(
    by: &By<TableWorker>,
    id: TournamentId,
    version: i64,
    typed: Sheet,
    what: &str,
) -> Result<HttpResponse, WebError> {
    let t = find(by, id).await?;
    let outcome = attempt_save(by, id, version, sheets::without_blank_rows(typed.clone())).await?;
    match outcome {
        Ok(version) if what == "save" => {
            let _ = version;
            Ok(redirect_to(
                &by.inside.visit,
                &format!("/{}/tournaments/{id}/table", by.federation.slug),
                "saved",
            ))
        }
        Ok(version) => show_saved(by, with_version(t, version), typed, what).await,
        Err(ActionError::Refused(Refusal::Stale)) => show_stale(by, id, typed).await,
        Err(ActionError::Table(problems)) => {
            render_unsaved(by, with_version(t, version), typed, &problems, None).await
        }
        Err(other) => Err(other.into()),
    }
}

fn with_version(t: Tournament, version: i64) -> Tournament {
    Tournament {
        lock_version: version,
        ..t
    }
}

/// `what`: the pressed button.
async fn show_saved(
    by: &By<TableWorker>,
    fresh: Tournament,
    mut typed: Sheet,
    what: &str,
) -> Result<HttpResponse, WebError> {
    let gone = taken_out(what).filter(|number| (1..=typed.rows.len()).contains(number));
    // The row is gone from the page but still stored: opening the table again undoes the deletion.
    if gone.is_some() {
        resize_sheet(&mut typed, what);
    }
    let resized = gone.is_some() || matches!(what, "rows" | "round" | "unround" | "all-new");
    let shown = EditorState {
        checked: matches!(what, "check" | "all-new"),
        preview: what == "preview",
        status: resized.then_some(StatusCode::OK),
        taken_out: gone,
        ..EditorState::default()
    };
    page_response(by, &fresh, typed, shown).await
}

async fn show_stale(
    by: &By<TableWorker>,
    id: TournamentId,
    typed: Sheet,
) -> Result<HttpResponse, WebError> {
    let fresh = find(by, id).await?;
    let stored = sheets::parse_sheet(&fresh).map_err(WebError::Db)?;
    let shown = EditorState {
        stale: Some(stored),
        status: Some(StatusCode::CONFLICT),
        ..EditorState::default()
    };
    page_response(by, &fresh, typed, shown).await
}

/// Shows everything that was typed if only texts are too long.
async fn render_unsaved(
    by: &By<TableWorker>,
    t: Tournament,
    typed: Sheet,
    problems: &[Problem],
    pasted: Option<(String, Pasted)>,
) -> Result<HttpResponse, WebError> {
    if !problems.iter().all(Problem::is_about_length) {
        return render_oversize(by, &t, problems);
    }
    page_response(
        by,
        &t,
        typed,
        EditorState {
            checked: true,
            pasted,
            status: Some(StatusCode::UNPROCESSABLE_ENTITY),
            ..EditorState::default()
        },
    )
    .await
}

/// Saves in the background.
pub async fn save_draft(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let typed = sheets::without_blank_rows(parse_sheet(&form)?);
    let (version, now) = (form.number("version")?, by.app.now());
    let version = write_inside(&by, move |tx| office::save_draft(tx, id, version, &typed)).await?;
    let saved = by
        .federation
        .zone()
        .local_time(now)
        .at
        .format("%H:%M")
        .to_string();
    Ok(HttpResponse::Ok().json(serde_json::json!({ "version": version, "saved": saved })))
}

enum PasteWay {
    Table(Box<Document>),
    /// Reviewed like a file.
    Review,
    Refusal(Pasted),
}

async fn read_pasted(by: &By<TableWorker>, text: &str) -> Result<PasteWay, WebError> {
    let source = text.to_owned();
    let document =
        run_blocking(move || recognise::read(source.as_bytes(), &Options::for_pasted())).await?;
    let document = match document {
        // A report or a wall list says more than a table holds.
        Ok(document) if !matches!(document.format, Format::Table | Format::List) => {
            return Ok(PasteWay::Review);
        }
        Ok(document) if document.format == Format::List => {
            Err(Unread::new(Code::NoResults, "there are no rounds"))
        }
        other => other,
    };
    let document = match document {
        Ok(document) => document,
        // For a pasted table with unknown headings the user states their meaning, as for a file.
        Err(why) if why.is_about_columns() && unread_reason(text.as_bytes()).is_none() => {
            return Ok(PasteWay::Review);
        }
        Err(why) => return Ok(PasteWay::Refusal(Pasted::Unread(why))),
    };
    let beyond: Vec<Gap> = tables::find_gaps(&document, by.federation.rules.shows)
        .into_iter()
        .filter(|gap| gap.is_blocking())
        .collect();
    Ok(if beyond.is_empty() {
        PasteWay::Table(Box::new(document))
    } else {
        PasteWay::Refusal(Pasted::Beyond(beyond))
    })
}

pub async fn paste_table(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let text = form.text("text").to_owned();
    let version = form.number("version")?;
    let t = find(&by, id).await?;
    let document = match read_pasted(&by, &text).await? {
        PasteWay::Table(document) => document,
        PasteWay::Review => {
            return keep_file(&by, id, "pasted.txt".to_owned(), text.into_bytes()).await;
        }
        PasteWay::Refusal(why) => return render_refused_paste(&by, &t, text, why).await,
    };
    // Players are recognised before the draft is stored, so that the next page has them.
    let mut sheet = tables::build_sheet(&document).sheet;
    let sheet = read_inside(&by, move |c, f| {
        sheets::prepare_sheet(c, f, &mut sheet)?;
        Ok::<_, ActionError>(sheet)
    })
    .await?;
    let outcome = attempt_save(&by, id, version, sheets::without_blank_rows(sheet.clone())).await?;
    let pasted = Some((text, Pasted::Table(document)));
    match outcome {
        Ok(version) => {
            let shown = EditorState {
                checked: true,
                pasted,
                status: Some(StatusCode::OK),
                ..EditorState::default()
            };
            page_response(&by, &with_version(t, version), sheet, shown).await
        }
        Err(ActionError::Refused(Refusal::Stale)) => show_stale(&by, id, sheet).await,
        Err(ActionError::Table(problems)) => {
            render_unsaved(&by, with_version(t, version), sheet, &problems, pasted).await
        }
        Err(other) => Err(other.into()),
    }
}

/// The draft is unchanged.
async fn render_refused_paste(
    by: &By<TableWorker>,
    t: &Tournament,
    text: String,
    why: Pasted,
) -> Result<HttpResponse, WebError> {
    let stored = sheets::parse_sheet(t).map_err(WebError::Db)?;
    let status = Some(StatusCode::UNPROCESSABLE_ENTITY);
    page_response(
        by,
        t,
        stored,
        EditorState {
            pasted: Some((text, why)),
            status,
            ..EditorState::default()
        },
    )
    .await
}

/// Returns the version of the trimmed sheet, or the reason why it isn't stored.
async fn attempt_save(
    by: &By<TableWorker>,
    id: TournamentId,
    version: i64,
    sheet: Sheet,
) -> Result<Result<i64, ActionError>, WebError> {
    attempt_inside(by, move |tx| office::save_draft(tx, id, version, &sheet)).await
}

async fn show_unsigned(
    by: &By<TableWorker>,
    id: TournamentId,
    typed: Sheet,
    shown: EditorState,
) -> Result<HttpResponse, WebError> {
    let t = find(by, id).await?;
    page_response(by, &t, typed, shown).await
}

/// Signs the table as it stands in this form.
pub async fn submit_table(
    req: HttpRequest,
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let version = form.number("version")?;
    let typed = sheets::without_blank_rows(parse_sheet(&form)?);
    if let Err(refusal) = check_proof(&req, &by).await {
        // Saves the draft first: a missing proof must not cost the typed table.
        attempt_save(&by, id, version, typed).await?.ok();
        return Err(refusal);
    }
    let asked = format!("{} {}", form.text("asked"), form.text("sure"));
    let signed = typed.clone();
    let read = TournamentVersion { id, version };
    let outcome = attempt_inside(&by, move |tx| {
        office::submit_with_confirmations(tx, read, &signed, &asked)
    })
    .await?;
    match outcome {
        Ok(()) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/tournaments/{id}", by.federation.slug),
            "submitted",
        )),
        // The typed table is stored before its mistakes are shown.
        Err(ActionError::Table(_)) => save_and_show(&by, id, version, typed, "check").await,
        Err(ActionError::Refused(Refusal::Stale)) => {
            save_and_show(&by, id, version, typed, "check").await
        }
        Err(ActionError::Refused(refusal @ Refusal::Unasked)) => {
            let shown = EditorState {
                refusal: Some(refusal),
                preview: true,
                ..EditorState::default()
            };
            show_unsigned(&by, id, typed, shown).await
        }
        Err(ActionError::Refused(
            refusal @ (Refusal::Endless(..)
            | Refusal::Unratable(_)
            | Refusal::RoundWithoutDay(_)
            | Refusal::ClubMissing),
        )) => {
            let shown = EditorState {
                refusal: Some(refusal),
                status: Some(StatusCode::UNPROCESSABLE_ENTITY),
                ..EditorState::default()
            };
            show_unsigned(&by, id, typed, shown).await
        }
        Err(other) => Err(other.into()),
    }
}
