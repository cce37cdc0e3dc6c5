//! Imports a file of another program as a table's draft, or as participants of a desk.

use std::collections::HashMap;

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::actions::authorization::{self, OnTournament};
use crate::actions::table_import::{
    self as office, ColumnSettings, TableImport, Taking, UploadedFile,
};
use crate::actions::{ActionError, Refusal, name_matching, sheets};
use crate::app::run_blocking;
use crate::db::files::File;
use crate::db::table_files::{self, TableFileEntry};
use crate::db::tournaments::Tournament;
use crate::db::{FileId, PlayerId, TournamentId};
use crate::domain::approval::Act;
use crate::domain::table::Sheet;
use crate::error::WebError;
use crate::formats::document::{Column, Document, PlayerNo};
use crate::formats::options::Options;
use crate::formats::recognise;
use crate::formats::refusal::Refusal as Unread;
use crate::formats::sheet::{self as tables, SheetWithPlayers};
use crate::frame::form::{Form, page_key};
use crate::frame::layout::{Layout, redirect_to, render_with_status};
use crate::frame::request::{By, TableWorker, attempt_inside, read_inside, write_inside};
use crate::frame::sentences::format_refusal;
use crate::frame::upload::Upload;
use crate::i18n::exchange;
use crate::tournaments::id;
use crate::tournaments::import_review::{Screen, Understood, Unexplained, review_document};

struct KeptRow {
    id: i64,
    name: String,
    sha256: String,
    when: String,
    by: String,
    erased: bool,
}

#[derive(Template)]
#[template(path = "tournaments/import.html")]
struct ImportPage {
    page: Layout,
    slug: String,
    id: i64,
    name: String,
    version: i64,
    unread: Option<String>,
    refusal: Option<String>,
    understood: Option<Understood>,
    at: String,
    /// Idempotency key of the form on the desk's page.
    desk: Option<String>,
    /// The columns of a table whose headings are not enough to read it.
    unexplained: Option<Unexplained>,
    kept: Vec<KeptRow>,
    /// True if the table has rows, which a file would replace.
    replaces: bool,
    /// True if files can be uploaded now.
    open: bool,
    accept: &'static str,
}

#[derive(Default)]
pub struct Again {
    unread: Option<Unread>,
    refusal: Option<String>,
}

impl Again {
    pub fn after_refusal(why: String) -> Again {
        Again {
            refusal: Some(why),
            ..Again::default()
        }
    }
}

pub struct ReadFile {
    kept: TableImport,
    pub document: Result<Document, Unread>,
    /// Filled if the file can't be read without the meaning of these columns.
    unexplained: Vec<Column>,
}

/// By default the newest file.
pub async fn read_file(
    by: &By<TableWorker>,
    id: TournamentId,
    file: Option<FileId>,
) -> Result<Option<ReadFile>, WebError> {
    let actor = by.actor.clone();
    let kept = read_inside(by, move |c, f| match office::find(c, &actor, f, id, file) {
        Ok(kept) => Ok(Some(kept)),
        Err(ActionError::NotFound) => Ok(None),
        Err(other) => Err(other),
    });
    let Some(kept) = kept.await? else {
        return Ok(None);
    };
    let turn = by.app.files.take(by.reader).await?;
    let read = run_blocking(move || {
        let _turn = turn;
        let document = recognise::read(&kept.file.content, &kept.options);
        let asked =
            |why: &Unread| recognise::find_unexplained(&kept.file.content, &kept.options, why);
        let unexplained = document.as_ref().err().map(asked).unwrap_or_default();
        ReadFile {
            kept,
            document,
            unexplained,
        }
    });
    Ok(Some(read.await?))
}

async fn find(by: &By<TableWorker>, id: TournamentId) -> Result<Tournament, WebError> {
    let actor = by.actor.clone();
    read_inside(by, move |c, f| {
        authorization::find_permitted_tournament(c, &actor, f, id, OnTournament::Work)
    })
    .await
}

async fn is_editable(by: &By<TableWorker>, id: TournamentId) -> Result<bool, WebError> {
    let actor = by.actor.clone();
    let edits = OnTournament::Step(Act::Edit);
    read_inside(by, move |c, f| {
        let found = authorization::find_permitted_tournament(c, &actor, f, id, edits);
        Ok::<_, ActionError>(found.is_ok())
    })
    .await
}

pub async fn page_response(
    by: &By<TableWorker>,
    t: &Tournament,
    screen: Screen,
    file: Option<FileId>,
    again: Again,
) -> Result<HttpResponse, WebError> {
    let id = t.id;
    let listed = read_inside(by, move |c, _| {
        Ok::<_, ActionError>(table_files::of_tournament(c, id)?)
    })
    .await?;
    let open = is_editable(by, id).await?;
    // A desk reviews a file once; a table shows its file afterwards, too.
    let shown = |kept: &&TableFileEntry| {
        kept.file.erased_at.is_none() && (screen == Screen::Table || kept.file.taken_at.is_none())
    };
    let newest = listed.iter().find(shown).map(|kept| kept.file.file_id);
    let review = match file.or(newest).filter(|_| again.unread.is_none()) {
        Some(file) => review_file(by, t, screen, file, open).await?,
        None => FileReview::default(),
    };
    let (unread, unexplained) = (again.unread.or(review.unread), review.unexplained);
    let m = by.t();
    let failed = (unread.is_some() && unexplained.is_none()) || again.refusal.is_some();
    let code = match failed {
        true => StatusCode::UNPROCESSABLE_ENTITY,
        false => StatusCode::OK,
    };
    let stored = sheets::parse_sheet(t).map_err(WebError::Db)?;
    let page = ImportPage {
        page: Layout::for_federation(by, "tournaments", screen.page_title(m, &t.conditions.name)),
        at: screen.address(by, id),
        desk: (screen == Screen::Desk).then(page_key).transpose()?,
        slug: by.federation.slug.clone(),
        id: id.0,
        name: t.conditions.name.clone(),
        version: t.lock_version,
        unread: unread.map(|why| exchange::refusal_sentence(m, &why)),
        refusal: again.refusal,
        understood: review.understood,
        unexplained,
        kept: list_kept(by, screen, listed),
        replaces: stored.count_participants() > 0,
        open,
        accept: ".trf,.trfx,.txt,.h9,.xml,.tour,.json,.tou,.csv,.tsv,.xlsx",
    };
    render_with_status(&page, code)
}

#[derive(Default)]
struct FileReview {
    unread: Option<Unread>,
    understood: Option<Understood>,
    unexplained: Option<Unexplained>,
}

/// `open`: files can be uploaded now.
async fn review_file(
    by: &By<TableWorker>,
    t: &Tournament,
    screen: Screen,
    file: FileId,
    open: bool,
) -> Result<FileReview, WebError> {
    let Some(found) = read_file(by, t.id, Some(file)).await? else {
        return Ok(FileReview::default());
    };
    Ok(match found.document {
        Ok(document) => FileReview {
            understood: Some(review_document(by, t, found.kept, document, screen, open).await?),
            ..FileReview::default()
        },
        Err(why) => {
            let asks = open && found.kept.beside.taken_at.is_none();
            FileReview {
                unread: Some(why),
                unexplained: Unexplained::from_columns(by.t(), &found.unexplained).filter(|_| asks),
                understood: None,
            }
        }
    })
}

/// A desk lists no files.
fn list_kept(by: &By<TableWorker>, screen: Screen, listed: Vec<TableFileEntry>) -> Vec<KeptRow> {
    if screen == Screen::Table {
        listed
            .into_iter()
            .map(|kept| KeptRow::from_entry(kept, by))
            .collect()
    } else {
        Vec::new()
    }
}

impl KeptRow {
    fn from_entry(kept: TableFileEntry, by: &By<TableWorker>) -> KeptRow {
        KeptRow {
            id: kept.file.file_id.0,
            name: kept.name,
            sha256: kept.sha256,
            when: by.moment(kept.created_at),
            by: by.spelling().name(&kept.file.uploaded_by, None),
            erased: kept.file.erased_at.is_some(),
        }
    }
}

pub async fn show_newest(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let t = find(&by, id(&path.1)?).await?;
    page_response(&by, &t, Screen::Table, None, Again::default()).await
}

#[derive(Deserialize)]
pub struct OneFile {
    tournament: String,
    file: i64,
}

pub async fn show_file(
    by: By<TableWorker>,
    path: web::Path<OneFile>,
) -> Result<HttpResponse, WebError> {
    let t = find(&by, id(&path.tournament)?).await?;
    page_response(
        &by,
        &t,
        Screen::Table,
        Some(FileId(path.file)),
        Again::default(),
    )
    .await
}

pub async fn download_content(
    by: By<TableWorker>,
    path: web::Path<OneFile>,
) -> Result<HttpResponse, WebError> {
    let (id, file, actor) = (id(&path.tournament)?, FileId(path.file), by.actor.clone());
    let kept = read_inside(&by, move |c, f| office::find(c, &actor, f, id, Some(file))).await?;
    if kept.beside.erased_at.is_some() {
        return Err(WebError::NotFound);
    }
    Ok(as_attachment(kept.file))
}

/// Browsers save the response and don't display it.
pub fn as_attachment(file: File) -> HttpResponse {
    let mut response = HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "application/octet-stream"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(file.content);
    let name =
        percent_encoding::utf8_percent_encode(&file.name, percent_encoding::NON_ALPHANUMERIC)
            .to_string();
    if let Ok(value) = HeaderValue::from_str(&format!("attachment; filename*=UTF-8''{name}")) {
        response
            .headers_mut()
            .insert(header::CONTENT_DISPOSITION, value);
    }
    response
}

pub async fn upload_file(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    upload: Upload,
) -> Result<HttpResponse, WebError> {
    store_upload(&by, id(&path.1)?, Screen::Table, upload).await
}

/// An unreadable file isn't kept, except a table whose columns the user can explain.
pub async fn store_upload(
    by: &By<TableWorker>,
    id: TournamentId,
    screen: Screen,
    upload: Upload,
) -> Result<HttpResponse, WebError> {
    let t = find(by, id).await?;
    if upload.oversize {
        return page_response(
            by,
            &t,
            screen,
            None,
            Again {
                unread: Some(too_long()),
                refusal: None,
            },
        )
        .await;
    }
    let Some((name, bytes)) = upload.file else {
        return page_response(
            by,
            &t,
            screen,
            None,
            Again::after_refusal(format_refusal(by.language, &Refusal::FileMissing)),
        )
        .await;
    };
    let turn = by.app.files.take(by.reader).await?;
    let (bytes, unread) = run_blocking(move || {
        let _turn = turn;
        let unread = unread_reason(&bytes);
        (bytes, unread)
    })
    .await?;
    if let Some(why) = unread {
        return page_response(
            by,
            &t,
            screen,
            None,
            Again {
                unread: Some(why),
                refusal: None,
            },
        )
        .await;
    }
    put_beside(by, id, name, bytes, screen).await
}

/// `None` if the file can be read, perhaps with the meaning of its columns.
pub fn unread_reason(bytes: &[u8]) -> Option<Unread> {
    let options = Options::default();
    recognise::read(bytes, &options)
        .err()
        .filter(|why| recognise::find_unexplained(bytes, &options, why).is_empty())
}

pub(super) async fn keep_file(
    by: &By<TableWorker>,
    id: TournamentId,
    name: String,
    bytes: Vec<u8>,
) -> Result<HttpResponse, WebError> {
    put_beside(by, id, name, bytes, Screen::Table).await
}

async fn put_beside(
    by: &By<TableWorker>,
    id: TournamentId,
    name: String,
    bytes: Vec<u8>,
    screen: Screen,
) -> Result<HttpResponse, WebError> {
    write_inside(by, move |tx| {
        office::attach_file(
            tx,
            id,
            &UploadedFile {
                name: &name,
                content: &bytes,
            },
        )
    })
    .await?;
    Ok(HttpResponse::SeeOther()
        .insert_header((header::LOCATION, screen.address(by, id)))
        .finish())
}

fn too_long() -> Unread {
    Unread::new(crate::formats::refusal::Code::TooLong, "too many bytes")
}

pub async fn columns_by_hand(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    set_meanings(&by, id(&path.1)?, Screen::Table, &form).await
}

pub async fn set_meanings(
    by: &By<TableWorker>,
    id: TournamentId,
    screen: Screen,
    form: &Form,
) -> Result<HttpResponse, WebError> {
    let mut columns: Vec<(usize, office::Meaning)> = Vec::new();
    for (at, meaning) in form.with_prefix("meaning-") {
        let heading = form.text(&format!("heading-{at}")).to_owned();
        if let (Ok(at), false) = (at.parse(), meaning.is_empty() || heading.is_empty()) {
            columns.push((
                at,
                office::Meaning {
                    heading,
                    meaning: meaning.to_owned(),
                },
            ));
        }
    }
    columns.sort_by_key(|(at, _)| *at);
    let reading = ColumnSettings {
        columns: columns.into_iter().map(|(_, meaning)| meaning).collect(),
    };
    write_inside(by, move |tx| {
        office::say_columns(tx.conn, tx.actor, tx.federation, id, &reading)
    })
    .await?;
    Ok(HttpResponse::SeeOther()
        .insert_header((header::LOCATION, screen.address(by, id)))
        .finish())
}

pub async fn make_draft(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let (file, version) = (FileId(form.number("file")?), form.number("version")?);
    let found = read_file(&by, id, Some(file))
        .await?
        .ok_or(WebError::NotFound)?;
    let Ok(document) = found.document else {
        return Err(WebError::NotFound);
    };
    let mut tabled = tables::build_sheet(&document);
    enter_choices(&form, &document, &mut tabled);
    let mut sheet = tabled.sheet;
    if form.text("do") == "new" {
        sheet = read_inside(&by, move |c, f| {
            Ok::<_, ActionError>(name_matching::said_new(c, f.id, sheet)?)
        })
        .await?;
    }
    let outcome = attempt_inside(&by, move |tx| {
        office::import_draft(
            tx,
            id,
            &Taking {
                file,
                version,
                sheet: &sheet,
            },
        )
    })
    .await?;
    match outcome {
        Ok(_) => Ok(redirect_to(
            &by.inside.visit,
            &format!("/{}/tournaments/{id}/table", by.federation.slug),
            "file-taken",
        )),
        Err(ActionError::Refused(why @ Refusal::Stale)) => {
            let t = find(&by, id).await?;
            page_response(
                &by,
                &t,
                Screen::Table,
                Some(file),
                Again::after_refusal(format_refusal(by.language, &why)),
            )
            .await
        }
        Err(other) => Err(other.into()),
    }
}

/// External ids of the file come along if they are to be stored.
pub fn enter_choices(form: &Form, document: &Document, tabled: &mut SheetWithPlayers) {
    let known: HashMap<PlayerNo, _> = document
        .players
        .iter()
        .map(|player| (player.no, player))
        .collect();
    let with_numbers = form.has_field("numbers");
    let Sheet { rows, .. } = &mut tabled.sheet;
    for (at, (row, no)) in rows.iter_mut().zip(&tabled.players).enumerate() {
        let who = form.text(&format!("who-{}", at + 1));
        row.player = who.parse().ok().map(|PlayerId(id)| id);
        row.new = row.player.is_none() && who == "new";
        if with_numbers && let Some(player) = known.get(no) {
            row.numbers = player
                .ids
                .iter()
                .map(|(system, number)| format!("{} {number}", system.word()))
                .collect::<Vec<_>>()
                .join("; ");
        }
    }
}
