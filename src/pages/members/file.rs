//! Import of a list of members, with review and undoing.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use crate::actions::members::lists::{self as office, Effect, Plan, Planned};
use crate::actions::rating_list_import::files::RowChoice;
use crate::actions::table_import::{MatchBasis, UploadedFile};
use crate::actions::{ActionError, FormProblem, Refusal};
use crate::app::run_blocking;
use crate::db::FileId;
use crate::db::memberships::MemberFileEntry;
use crate::domain::membership::Term;
use crate::error::WebError;
use crate::formats::document::Document;
use crate::formats::recognise;
use crate::formats::refusal::{Code, Refusal as Unread};
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_with_status};
use crate::frame::options::Choice;
use crate::frame::request::{By, Commission, attempt_inside, read_inside, write_inside};
use crate::frame::sentences::{field_label, format_mistake, format_refusal};
use crate::frame::upload::Upload;
use crate::i18n::{L10nLanguage, arg, exchange};
use crate::ratings::people::{self, MistakeRow};

/// Further mistakes and rows are counted.
const LISTED: usize = 1000;

struct FileRow {
    number: u32,
    name: String,
    how: &'static str,
    badge: String,
    was: String,
    choices: Vec<Choice<String>>,
    club: String,
    days: String,
    does: String,
}

struct MemberListReview {
    id: i64,
    name: String,
    /// Matched, doubtful, and unknown rows.
    counts: String,
    mistakes: Vec<MistakeRow>,
    rows: Vec<FileRow>,
    more: usize,
    fingerprint: String,
}

struct KeptRow {
    id: i64,
    name: String,
    sha256: String,
    when: String,
    by: String,
    done: String,
    undoable: bool,
}

#[derive(Template)]
#[template(path = "members/import.html")]
struct FilePage {
    page: Layout,
    slug: String,
    unread: Option<String>,
    refusal: Option<String>,
    understood: Option<MemberListReview>,
    kept: Vec<KeptRow>,
}

#[derive(Default)]
struct Again {
    unread: Option<Unread>,
    refusal: Option<Refusal>,
}

impl Again {
    fn of_unread(why: Unread) -> Again {
        Again {
            unread: Some(why),
            refusal: None,
        }
    }

    fn of_refusal(why: Refusal) -> Again {
        Again {
            unread: None,
            refusal: Some(why),
        }
    }
}

/// Runs off the async threads.
async fn looked_through(
    by: &By<Commission>,
    bytes: Vec<u8>,
) -> Result<(Vec<u8>, Result<Document, Unread>), WebError> {
    let turn = by.app.files.take(by.reader).await?;
    run_blocking(move || {
        let _turn = turn;
        let document = recognise::read(&bytes, &office::read_options());
        (bytes, document)
    })
    .await
}

async fn load_waiting(by: &By<Commission>) -> Result<Option<(MemberFileEntry, Plan)>, WebError> {
    let actor = by.actor.clone();
    let kept = read_inside(by, move |c, f| match office::find_waiting(c, &actor, f) {
        Ok(kept) => Ok(Some(kept)),
        Err(ActionError::NotFound) => Ok(None),
        Err(other) => Err(other),
    });
    let Some((listed, file)) = kept.await? else {
        return Ok(None);
    };
    let (_, document) = looked_through(by, file.content).await?;
    let Ok(document) = document else {
        return Ok(None);
    };
    let list = listed.list.clone();
    let plan = read_inside(by, move |c, f| office::plan_import(c, f, &list, &document)).await?;
    Ok(Some((listed, plan)))
}

async fn page_response(by: &By<Commission>, again: Again) -> Result<HttpResponse, WebError> {
    let actor = by.actor.clone();
    let all = read_inside(by, move |c, f| office::all(c, &actor, f)).await?;
    let code = if again.unread.is_some() || again.refusal.is_some() {
        StatusCode::UNPROCESSABLE_ENTITY
    } else {
        StatusCode::OK
    };
    let kept = all
        .into_iter()
        .filter(|kept| kept.list.taken_at.is_some())
        .map(|kept| KeptRow::from_entry(kept, by));
    let t = by.t();
    let page = FilePage {
        page: Layout::for_federation(by, "people", t.msg_members_file()),
        slug: by.federation.slug.clone(),
        unread: again.unread.map(|why| unread_reason(t, &why)),
        refusal: again.refusal.map(|why| format_refusal(by.language, &why)),
        understood: load_waiting(by)
            .await?
            .map(|(listed, plan)| review_plan(by, &listed, &plan)),
        kept: kept.collect::<Result<_, _>>()?,
    };
    render_with_status(&page, code)
}

/// A list without results and ratings also lacks the columns of members.
fn unread_reason(t: &L10nLanguage, why: &Unread) -> String {
    if why.code == Code::NoResults {
        t.msg_members_file_columns()
    } else {
        exchange::refusal_sentence(t, why)
    }
}

impl KeptRow {
    fn from_entry(kept: MemberFileEntry, by: &By<Commission>) -> Result<KeptRow, WebError> {
        let t = by.t();
        let (entered, changed) = office::count_imported(&kept.list).map_err(WebError::Db)?;
        let mut done = vec![
            t.msg_members_file_done(arg::Entered(entered as i64), arg::Changed(changed as i64)),
        ];
        if let Some(at) = kept.list.undone_at {
            done.push(t.msg_rating_list_import_undone(
                arg::When(by.moment(at)),
                arg::By(by.spelling().name(&kept.list.undone_by, None)),
            ));
        }
        Ok(KeptRow {
            id: kept.list.file_id.0,
            name: kept.name,
            sha256: kept.sha256,
            when: by.moment(kept.created_at),
            by: by.spelling().name(&kept.list.uploaded_by, None),
            done: done.join("; "),
            undoable: kept.list.undone_at.is_none(),
        })
    }
}

fn review_plan(by: &By<Commission>, listed: &MemberFileEntry, plan: &Plan) -> MemberListReview {
    let t = by.t();
    let count = |wanted: fn(&&Planned) -> bool| plan.rows.iter().filter(wanted).count() as i64;
    let mut order: Vec<&Planned> = plan.rows.iter().collect();
    // Open decisions come first.
    order.sort_by_key(|row| {
        (
            row.whom != RowChoice::Open,
            row.problems.is_empty(),
            row.whom == RowChoice::Left,
        )
    });
    MemberListReview {
        id: listed.list.file_id.0,
        name: listed.name.clone(),
        counts: t.msg_members_file_counts(
            arg::Matched(count(|row| matches!(row.whom, RowChoice::Known(_)))),
            arg::Doubtful(count(|row| row.whom == RowChoice::Open)),
            arg::Unknown(count(|row| row.whom == RowChoice::Left)),
        ),
        mistakes: plan
            .rows
            .iter()
            .filter(|row| row.whom != RowChoice::Left)
            .flat_map(|row| list_mistakes(t, row))
            .take(LISTED)
            .collect(),
        more: order.len().saturating_sub(LISTED),
        rows: order
            .into_iter()
            .take(LISTED)
            .map(|row| FileRow::from_planned(by, row))
            .collect(),
        fingerprint: plan.fingerprint.clone(),
    }
}

fn list_mistakes(t: &L10nLanguage, row: &Planned) -> Vec<MistakeRow> {
    let one = |problem: &FormProblem| MistakeRow {
        number: row.number,
        name: row.name.clone(),
        column: field_label(t, problem.field),
        says: format_mistake(t, problem.kind),
    };
    row.problems.iter().map(one).collect()
}

impl FileRow {
    fn from_planned(by: &By<Commission>, row: &Planned) -> FileRow {
        let t = by.t();
        let (how, badge) = match row.found.how {
            MatchBasis::ByNumber => ("rated", t.msg_file_by_number()),
            MatchBasis::ByName => ("rated", t.msg_file_by_name()),
            MatchBasis::Not if row.found.offered.is_empty() => ("friendly", t.msg_file_unknown()),
            MatchBasis::Conflicting | MatchBasis::Not => ("waiting", t.msg_file_torn()),
        };
        let choice = |whom: RowChoice, text: String| {
            Choice::new(people::choice_word(whom), text, whom == row.whom)
        };
        let mut choices = vec![choice(RowChoice::Open, t.msg_choose_player())];
        choices.extend(row.found.offered.iter().map(|player| {
            choice(
                RowChoice::Known(player.id),
                people::candidate_label(by, player),
            )
        }));
        choices.push(choice(
            RowChoice::Left,
            t.msg_rating_list_import_leave_out(),
        ));
        FileRow {
            number: row.number,
            name: row.name.clone(),
            how,
            badge,
            was: people::choice_word(row.whom),
            choices,
            club: row.club.clone(),
            days: row
                .texts
                .iter()
                .map(|text| {
                    if text.is_empty() {
                        "–"
                    } else {
                        text.as_str()
                    }
                })
                .collect::<Vec<_>>()
                .join(" · "),
            does: match &row.effect {
                None => String::new(),
                Some(Effect::Known) => t.msg_members_file_known(),
                Some(Effect::Enters(_)) => t.msg_members_file_enters(),
                Some(Effect::Changes(before, wanted)) => {
                    let day = |term: Term| {
                        [term.until, term.paid_until]
                            .map(|day| day.map_or_else(|| "–".to_owned(), |day| day.to_string()))
                    };
                    t.msg_members_file_changes(
                        arg::Before(day(before.to_term()).join(" · ")),
                        arg::After(day(*wanted).join(" · ")),
                    )
                }
            },
        }
    }
}

fn page_path(by: &By<Commission>) -> String {
    format!("/{}/members/file", by.federation.slug)
}

pub async fn show_page(by: By<Commission>) -> Result<HttpResponse, WebError> {
    page_response(&by, Again::default()).await
}

pub async fn upload_list(by: By<Commission>, upload: Upload) -> Result<HttpResponse, WebError> {
    if upload.oversize {
        let unread = Unread::new(Code::TooLong, "too many bytes");
        return page_response(&by, Again::of_unread(unread)).await;
    }
    let Some((name, bytes)) = upload.file else {
        return page_response(&by, Again::of_refusal(Refusal::FileMissing)).await;
    };
    let (bytes, document) = looked_through(&by, bytes).await?;
    match document {
        Err(why) => return page_response(&by, Again::of_unread(why)).await,
        Ok(document) if document.format != crate::formats::document::Format::List => {
            return page_response(&by, Again::of_refusal(Refusal::NotAList)).await;
        }
        Ok(_) => {}
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
    Ok(redirect_to(&by.inside.visit, &page_path(&by), "saved"))
}

/// Applies the list if that was asked.
pub async fn submit_rows(by: By<Commission>, form: Form) -> Result<HttpResponse, WebError> {
    let (file, chosen) = (FileId(form.number("file")?), people::changed_choices(&form));
    write_inside(&by, move |tx| {
        office::store_choices(tx.conn, tx.actor, tx.federation, file, &chosen)
    })
    .await?;
    if form.text("do") != "take" {
        return Ok(redirect_to(&by.inside.visit, &page_path(&by), "saved"));
    }
    let seen = form.text("seen").to_owned();
    match attempt_inside(&by, move |tx| office::import_list(tx, file, &seen)).await? {
        Ok(()) => Ok(redirect_to(&by.inside.visit, &page_path(&by), "saved")),
        Err(ActionError::Refused(why)) => {
            page_response(
                &by,
                Again {
                    refusal: Some(why),
                    ..Again::default()
                },
            )
            .await
        }
        Err(other) => Err(other.into()),
    }
}

pub async fn discard_list(
    by: By<Commission>,
    path: web::Path<(String, i64)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let file = FileId(path.1);
    write_inside(&by, move |tx| {
        office::discard_list(tx.conn, tx.actor, tx.federation, file)
    })
    .await?;
    Ok(redirect_to(&by.inside.visit, &page_path(&by), "removed"))
}

pub async fn undo_import(
    by: By<Commission>,
    path: web::Path<(String, i64)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let file = FileId(path.1);
    match attempt_inside(&by, move |tx| office::undo_import(tx, file)).await? {
        Ok(()) => Ok(redirect_to(&by.inside.visit, &page_path(&by), "saved")),
        Err(ActionError::Refused(why)) => {
            page_response(
                &by,
                Again {
                    refusal: Some(why),
                    ..Again::default()
                },
            )
            .await
        }
        Err(other) => Err(other.into()),
    }
}
