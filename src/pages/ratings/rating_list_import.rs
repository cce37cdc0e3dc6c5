//! Import of a list of the past, with review and undoing.

use std::collections::BTreeMap;

use actix_web::http::StatusCode;
use actix_web::http::header;
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::actions::rating_list_import::files::{
    self as office, ListChoices, ListImport, Outcome, RowChoice,
};
use crate::actions::rating_list_import::plan::{self, Plan, PlannedRow};
use crate::actions::rating_list_import::take::{self, ImportRequest};
use crate::actions::table_import::{Meaning, UploadedFile};
use crate::actions::{ActionError, Refusal, Tx};
use crate::app::run_blocking;
use crate::db::FileId;
use crate::db::rating_list_imports::ListFileEntry;
use crate::domain::rules::Rulebook;
use crate::domain::rules::initial_rating::StandingKind;
use crate::error::WebError;
use crate::formats::document::{Column, Document, Format};
use crate::formats::options::Options;
use crate::formats::recognise;
use crate::formats::refusal::{Code, Refusal as Unread};
use crate::frame::form::Form;
use crate::frame::layout::{Layout, render_with_status};
use crate::frame::options::Choice;
use crate::frame::query::QueryParams;
use crate::frame::request::{By, Commission, read_inside, write_inside};
use crate::frame::sentences::{field_label as label, format_refusal};
use crate::frame::upload::Upload;
use crate::i18n::{L10nLanguage, arg, exchange};
use crate::progress;
use crate::ratings::people;
use crate::tournaments::import::as_attachment;
use crate::tournaments::import_review::{
    ColumnRow, RemarkRow, Unexplained, column_rows, remark_row,
};

const PER_PAGE: usize = 200;
/// Further remarks and mistakes are only counted.
const LISTED: usize = 300;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct RowsAsked {
    page: String,
}

/// Applies to all rows.
struct CommonField {
    name: &'static str,
    label: String,
    kind: &'static str,
    value: String,
}

struct RatingListReview {
    id: i64,
    name: String,
    count: i64,
    counts: String,
    columns: Vec<ColumnRow>,
    fields: Vec<Choice<String>>,
    rest: Vec<CommonField>,
    /// True if a field for all rows is still empty.
    asks: bool,
    remarks: Vec<RemarkRow>,
    more: usize,
    mistakes: Vec<people::MistakeRow>,
    more_mistakes: usize,
    rows: Vec<people::PersonRow>,
    page: usize,
    pages: Vec<usize>,
    doubts: Option<people::Doubts>,
    fingerprint: String,
    reason: String,
}

struct KeptRow {
    id: i64,
    name: String,
    sha256: String,
    when: String,
    by: String,
    erased: bool,
    done: String,
    undoable: bool,
}

#[derive(Template)]
#[template(path = "ratings/rating_list_import.html")]
struct PastPage {
    page: Layout,
    slug: String,
    unread: Option<String>,
    refusal: Option<String>,
    understood: Option<RatingListReview>,
    /// Columns of a list whose headings don't suffice.
    unexplained: Option<Unexplained>,
    kept: Vec<KeptRow>,
}

#[derive(Default)]
struct Again {
    unread: Option<Unread>,
    refusal: Option<Refusal>,
    page: usize,
}

struct ReadList {
    kept: ListImport,
    document: Result<Document, Unread>,
    /// The user has to set the meaning of these columns before the list can be read.
    unexplained: Vec<Column>,
}

async fn load_waiting(by: &By<Commission>) -> Result<Option<ReadList>, WebError> {
    let actor = by.actor.clone();
    let kept = read_inside(by, move |c, f| match office::find_waiting(c, &actor, f) {
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
        let (options, content) = (kept.options(), &kept.file.content);
        let document = recognise::read(content, &options);
        let unexplained = match &document {
            Ok(table) if table.format != Format::List => table.columns.clone(),
            Ok(_) => Vec::new(),
            Err(why) => recognise::find_unexplained(content, &options, why),
        };
        ReadList {
            kept,
            document,
            unexplained,
        }
    });
    Ok(Some(read.await?))
}

async fn page_response(by: &By<Commission>, again: Again) -> Result<HttpResponse, WebError> {
    let (mut unread, mut refusal, mut understood) = (again.unread, again.refusal, None);
    let (shown_again, mut unexplained) = (unread.is_some() || refusal.is_some(), None);
    if let Some(list) = load_waiting(by).await? {
        unexplained = Unexplained::from_columns(by.t(), &list.unexplained).filter(|_| !shown_again);
        match list.document {
            Ok(document) if document.format == Format::List => {
                understood = Some(self::review_plan(by, list.kept, document, again.page).await?);
            }
            Ok(_) => refusal = refusal.or(Some(Refusal::NotAList)),
            Err(why) => unread = unread.or(Some(why)),
        }
    }
    let actor = by.actor.clone();
    let listed = read_inside(by, move |c, f| office::all(c, &actor, f)).await?;
    let failed = (unread.is_some() || refusal.is_some()) && unexplained.is_none();
    let code = if failed {
        StatusCode::UNPROCESSABLE_ENTITY
    } else {
        StatusCode::OK
    };
    let kept = listed
        .into_iter()
        .filter(|kept| kept.list.taken_at.is_some())
        .map(|kept| KeptRow::from_entry(kept, by));
    let page = PastPage {
        page: Layout::for_federation(by, "ratings", by.t().msg_rating_list_import_title()),
        slug: by.federation.slug.clone(),
        unread: unread.map(|why| exchange::refusal_sentence(by.t(), &why)),
        refusal: refusal.map(|why| format_refusal(by.language, &why)),
        understood,
        unexplained,
        kept: kept.collect::<Result<_, _>>()?,
    };
    render_with_status(&page, code)
}

impl KeptRow {
    fn from_entry(kept: ListFileEntry, by: &By<Commission>) -> Result<KeptRow, WebError> {
        let (m, outcome) = (
            by.t(),
            Outcome::from_stored(&kept.list).map_err(WebError::Db)?,
        );
        let mut done = vec![m.msg_rating_list_import_done(
            arg::Players(outcome.players.len() as i64),
            arg::Changed(outcome.changed as i64),
        )];
        if let Some(at) = kept.list.undone_at {
            done.push(m.msg_rating_list_import_undone(
                arg::When(by.moment(at)),
                arg::By(by.spelling().name(&kept.list.undone_by, None)),
            ));
        }
        if outcome.stayed > 0 {
            done.push(m.msg_rating_list_import_stayed(outcome.stayed as i64));
        }
        Ok(KeptRow {
            id: kept.list.file_id.0,
            name: kept.name,
            sha256: kept.sha256,
            when: by.moment(kept.created_at),
            by: by.spelling().name(&kept.list.uploaded_by, None),
            erased: kept.list.erased_at.is_some(),
            done: done.join("; "),
            undoable: kept.list.undone_at.is_none(),
        })
    }
}

async fn review_plan(
    by: &By<Commission>,
    kept: ListImport,
    document: Document,
    page: usize,
) -> Result<RatingListReview, WebError> {
    let (reading, book, today) = (kept.reading.clone(), by.federation.rules, by.today());
    let (document, plan) = read_inside(by, move |c, f| {
        let plan = plan::plan_import(
            c,
            f,
            &document,
            &reading,
            &people::rank_spellings(f.rules.standing),
            today,
        )?;
        Ok::<_, ActionError>((document, plan))
    })
    .await?;
    let m = by.t();
    let fields = rating_choices(m, book, &kept.reading);
    let rest = common_fields(m, book, &kept.reading);
    let mistakes: Vec<people::MistakeRow> = plan
        .rows
        .iter()
        .flat_map(|row| people::list_mistakes(by, row))
        .collect();
    let pages = plan.rows.len().div_ceil(PER_PAGE).max(1);
    let page = page.clamp(1, pages);
    Ok(RatingListReview {
        id: kept.file.id.0,
        count: plan.rows.len() as i64,
        counts: format_counts(by, &plan),
        columns: column_rows(m, &document.columns, document.rounds),
        asks: kept.reading.field.is_empty() && (fields.len() > 1 || !rest.is_empty()),
        fields,
        rest,
        more: document.remarks.len().saturating_sub(LISTED),
        remarks: document
            .remarks
            .iter()
            .take(LISTED)
            .map(|r| remark_row(m, r))
            .collect(),
        more_mistakes: mistakes.len().saturating_sub(LISTED),
        mistakes: mistakes.into_iter().take(LISTED).collect(),
        rows: rows_of_page(by, &plan, page),
        page,
        pages: if pages > 1 {
            (1..=pages).collect()
        } else {
            Vec::new()
        },
        doubts: people::Doubts::from_plan(by, &plan),
        fingerprint: plan.fingerprint,
        reason: kept.file.name.clone(),
        name: kept.file.name,
    })
}

/// Fields of the regulation that can take the list's ratings.
fn rating_choices(
    m: &L10nLanguage,
    book: &Rulebook,
    reading: &office::Reading,
) -> Vec<Choice<String>> {
    let rating = plan::rating_field(book, reading).map_or("", |field| field.name);
    plan::rating_fields(book)
        .into_iter()
        .map(|field| {
            Choice::new(
                field.name.to_owned(),
                label(m, field.name),
                field.name == rating,
            )
        })
        .collect()
}

fn common_fields(m: &L10nLanguage, book: &Rulebook, reading: &office::Reading) -> Vec<CommonField> {
    plan::asked_once(book, reading)
        .into_iter()
        .map(|field| CommonField {
            name: field.name,
            label: label(m, field.name),
            kind: if matches!(field.kind, StandingKind::Day) {
                "date"
            } else {
                "text"
            },
            value: reading.rest.get(field.name).cloned().unwrap_or_default(),
        })
        .collect()
}

/// Most doubtful first.
fn rows_of_page(by: &By<Commission>, plan: &Plan, page: usize) -> Vec<people::PersonRow> {
    let mut order: Vec<&PlannedRow> = plan.rows.iter().collect();
    order.sort_by_key(|row| people::doubt_order(row));
    order
        .into_iter()
        .skip((page - 1) * PER_PAGE)
        .take(PER_PAGE)
        .map(|row| people::person_row(by, row, true))
        .collect()
}

fn format_counts(by: &By<Commission>, plan: &Plan) -> String {
    let m = by.t();
    let count = |wanted: fn(RowChoice) -> bool| plan.count(wanted) as i64;
    [
        m.msg_rating_list_import_open(count(|whom| whom == RowChoice::Open)),
        m.msg_rating_list_import_new(count(RowChoice::is_new)),
        m.msg_rating_list_import_known(count(|whom| matches!(whom, RowChoice::Known(_)))),
        m.msg_rating_list_import_left(count(|whom| whom == RowChoice::Left)),
    ]
    .join(", ")
}

pub async fn show_page(
    by: By<Commission>,
    asked: QueryParams<RowsAsked>,
) -> Result<HttpResponse, WebError> {
    page_response(
        &by,
        Again {
            page: asked.page.parse().unwrap_or(1),
            ..Again::default()
        },
    )
    .await
}

async fn show_unread(by: &By<Commission>, why: Unread) -> Result<HttpResponse, WebError> {
    let again = Again {
        unread: Some(why),
        ..Again::default()
    };
    page_response(by, again).await
}

async fn show_refusal(by: &By<Commission>, why: Refusal) -> Result<HttpResponse, WebError> {
    let again = Again {
        refusal: Some(why),
        ..Again::default()
    };
    page_response(by, again).await
}

/// An unreadable file isn't stored, except a list whose columns a user has to explain.
pub async fn upload_list(by: By<Commission>, upload: Upload) -> Result<HttpResponse, WebError> {
    if upload.oversize {
        return show_unread(&by, Unread::new(Code::TooLong, "too many bytes")).await;
    }
    let Some((name, bytes)) = upload.file else {
        return show_refusal(&by, Refusal::FileMissing).await;
    };
    let turn = by.app.files.take(by.reader).await?;
    let (bytes, document) = run_blocking(move || {
        let _turn = turn;
        let document = recognise::read(&bytes, &Options::default());
        (bytes, document)
    })
    .await?;
    match document {
        Err(why) if recognise::find_unexplained(&bytes, &Options::default(), &why).is_empty() => {
            return show_unread(&by, why).await;
        }
        Ok(document) if document.format != Format::List => {
            return show_refusal(&by, Refusal::NotAList).await;
        }
        Ok(_) | Err(_) => {}
    }
    write_inside(&by, move |tx| {
        office::store_list(
            tx,
            &UploadedFile {
                name: &name,
                content: &bytes,
            },
        )
    })
    .await?;
    Ok(to_page(&by, 1))
}

fn to_page(by: &By<Commission>, page: usize) -> HttpResponse {
    let address = page_path(by);
    let to = if page > 1 {
        format!("{address}?page={page}")
    } else {
        address
    };
    HttpResponse::SeeOther()
        .insert_header((header::LOCATION, to))
        .finish()
}

fn page_path(by: &By<Commission>) -> String {
    format!("/{}/ratings/past", by.federation.slug)
}

/// Also the fields for all rows.
pub async fn columns_by_hand(by: By<Commission>, form: Form) -> Result<HttpResponse, WebError> {
    let mut columns: Vec<(usize, Meaning)> = Vec::new();
    for (at, meaning) in form.with_prefix("meaning-") {
        let heading = form.text(&format!("heading-{at}")).to_owned();
        if let (Ok(at), false) = (at.parse(), meaning.is_empty() || heading.is_empty()) {
            columns.push((
                at,
                Meaning {
                    heading,
                    meaning: meaning.to_owned(),
                },
            ));
        }
    }
    columns.sort_by_key(|(at, _)| *at);
    let rest = form
        .with_prefix("rest-")
        .filter(|(_, text)| !text.trim().is_empty());
    let rest: BTreeMap<String, String> = rest
        .map(|(name, text)| (name.to_owned(), text.trim().to_owned()))
        .collect();
    let book = by.federation.rules;
    let field = form.text("field");
    let field = plan::rating_fields(book)
        .into_iter()
        .find(|known| known.name == field)
        .or(plan::rating_fields(book).first().copied());
    let said = ListChoices {
        columns: columns.into_iter().map(|(_, meaning)| meaning).collect(),
        field: field.map_or("", |field| field.name).to_owned(),
        rest,
    };
    write_inside(&by, move |tx| {
        office::store_list_choices(tx.conn, tx.actor, tx.federation, said)
    })
    .await?;
    Ok(to_page(&by, 1))
}

/// Stores the chosen players of one page, then shows another page or imports the list.
pub async fn submit_rows(by: By<Commission>, form: Form) -> Result<HttpResponse, WebError> {
    let file = FileId(form.number("file")?);
    let chosen = people::changed_choices(&form);
    let page = form.text("page").parse().unwrap_or(1);
    write_inside(&by, move |tx| {
        office::store_row_choices(tx.conn, tx.actor, tx.federation, file, &chosen)
    })
    .await?;
    match form.text("do") {
        "take" => {
            take_over(
                &by,
                file,
                ["seen", "reason", "sure"].map(|field| form.text(field).to_owned()),
            )
            .await
        }
        to => Ok(to_page(
            &by,
            to.strip_prefix("page-")
                .and_then(|number| number.parse().ok())
                .unwrap_or(page),
        )),
    }
}

async fn take_over(
    by: &By<Commission>,
    file: FileId,
    [seen, why, ticked]: [String; 3],
) -> Result<HttpResponse, WebError> {
    let (actor, now, to) = (by.actor.clone(), by.app.now(), page_path(by));
    let outcome = progress::run_job(
        by,
        by.t().msg_rating_list_import_title(),
        to.clone(),
        move |c, f, progress| {
            let spellings = people::rank_spellings(f.rules.standing);
            take::import_list(
                &mut Tx::new(c, &actor, f, now),
                &ImportRequest {
                    file,
                    seen: &seen,
                    why: &why,
                    ticked: &ticked,
                    spellings: &spellings,
                },
                progress,
            )?;
            Ok((to, "rating-list-import-taken"))
        },
    )
    .await;
    match outcome {
        Err(WebError::Refused(
            why @ (Refusal::RowsOpen
            | Refusal::Changed
            | Refusal::ReasonMissing
            | Refusal::NothingChanged
            | Refusal::Unticked),
        )) => {
            page_response(
                by,
                Again {
                    refusal: Some(why),
                    ..Again::default()
                },
            )
            .await
        }
        other => other,
    }
}

pub async fn undo_import(
    by: By<Commission>,
    path: web::Path<(String, i64)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let (file, actor, now, to) = (
        FileId(path.1),
        by.actor.clone(),
        by.app.now(),
        page_path(&by),
    );
    progress::run_job(
        &by,
        by.t().msg_rating_list_import_title(),
        to.clone(),
        move |c, f, progress| {
            let outcome = take::undo_import(&mut Tx::new(c, &actor, f, now), file, progress)?;
            Ok((
                to,
                if outcome.stayed > 0 {
                    "past-undone-some"
                } else {
                    "past-undone"
                },
            ))
        },
    )
    .await
}

pub async fn download_content(
    by: By<Commission>,
    path: web::Path<(String, i64)>,
) -> Result<HttpResponse, WebError> {
    let (file, actor) = (FileId(path.1), by.actor.clone());
    let kept = read_inside(&by, move |c, f| office::find(c, &actor, f, file)).await?;
    Ok(as_attachment(kept.file))
}
