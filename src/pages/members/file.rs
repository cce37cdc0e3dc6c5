//! Import of a list of members: uploaded, reviewed on one page, applied, undone.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use crate::actions::members::lists::{self as office, Effect, Plan, Planned};
use crate::actions::rating_list_import::files::Whom;
use crate::actions::table_import::{Came, Recognised};
use crate::actions::{ActionError, FormProblem, Refusal};
use crate::app::aside;
use crate::db::FileId;
use crate::db::memberships::MemberFileEntry;
use crate::domain::membership::Term;
use crate::error::WebError;
use crate::formats::document::Document;
use crate::formats::recognise;
use crate::formats::refusal::{Code, Refusal as Unread};
use crate::frame::form::Form;
use crate::frame::layout::{Layout, go, status};
use crate::frame::options::Choice;
use crate::frame::request::{By, Commission, attempt, read, write};
use crate::frame::sentences::{field, mistake, refused};
use crate::frame::upload::Upload;
use crate::i18n::{L10nLanguage, arg, exchange};
use crate::ratings::people::{self, MistakeRow};

/// Maximum of mistakes and of rows on the page; more are counted.
const LISTED: usize = 1000;

/// A row on the page.
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

/// The pending list as parsed.
struct Understood {
    id: i64,
    name: String,
    /// Number of rows that are matched, doubtful, and unknown, in words.
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
#[template(path = "members/file.html")]
struct FilePage {
    page: Layout,
    slug: String,
    /// The reason why a file was refused.
    unread: Option<String>,
    refusal: Option<String>,
    understood: Option<Understood>,
    kept: Vec<KeptRow>,
}

/// The reasons why the page is shown again.
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

/// Parses a list off the async threads.
async fn looked_through(
    by: &By<Commission>,
    bytes: Vec<u8>,
) -> Result<(Vec<u8>, Result<Document, Unread>), WebError> {
    let turn = by.app.files.take(by.reader).await?;
    aside(move || {
        let _turn = turn;
        let document = recognise::read(&bytes, &office::options());
        (bytes, document)
    })
    .await
}

/// The pending list, with its plan.
async fn waiting(by: &By<Commission>) -> Result<Option<(MemberFileEntry, Plan)>, WebError> {
    let actor = by.actor.clone();
    let kept = read(by, move |c, f| match office::waiting(c, &actor, f) {
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
    let plan = read(by, move |c, f| office::plan(c, f, &list, &document)).await?;
    Ok(Some((listed, plan)))
}

async fn view(by: &By<Commission>, again: Again) -> Result<HttpResponse, WebError> {
    let actor = by.actor.clone();
    let all = read(by, move |c, f| office::all(c, &actor, f)).await?;
    let code = if again.unread.is_some() || again.refusal.is_some() {
        StatusCode::UNPROCESSABLE_ENTITY
    } else {
        StatusCode::OK
    };
    let kept = all
        .into_iter()
        .filter(|kept| kept.list.taken_at.is_some())
        .map(|kept| KeptRow::of(kept, by));
    let t = by.t();
    let page = FilePage {
        page: Layout::inside(by, "people", t.msg_members_file()),
        slug: by.federation.slug.clone(),
        unread: again.unread.map(|why| unread(t, &why)),
        refusal: again.refusal.map(|why| refused(by.language, &why)),
        understood: waiting(by)
            .await?
            .map(|(listed, plan)| understood(by, &listed, &plan)),
        kept: kept.collect::<Result<_, _>>()?,
    };
    status(&page, code)
}

/// The reason why a list can't be read. A list without results and ratings also lacks the columns
/// of members.
fn unread(t: &L10nLanguage, why: &Unread) -> String {
    if why.code == Code::NoResults {
        t.msg_members_file_columns()
    } else {
        exchange::refusal(t, why)
    }
}

impl KeptRow {
    fn of(kept: MemberFileEntry, by: &By<Commission>) -> Result<KeptRow, WebError> {
        let t = by.t();
        let (entered, changed) = office::done(&kept.list).map_err(WebError::Db)?;
        let mut done = vec![
            t.msg_members_file_done(arg::Entered(entered as i64), arg::Changed(changed as i64)),
        ];
        if let Some(at) = kept.list.undone_at {
            done.push(t.msg_past_undone(
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

fn understood(by: &By<Commission>, listed: &MemberFileEntry, plan: &Plan) -> Understood {
    let t = by.t();
    let count = |wanted: fn(&&Planned) -> bool| plan.rows.iter().filter(wanted).count() as i64;
    let mut order: Vec<&Planned> = plan.rows.iter().collect();
    // Open decisions come first.
    order.sort_by_key(|row| {
        (
            row.whom != Whom::Open,
            row.problems.is_empty(),
            row.whom == Whom::Left,
        )
    });
    Understood {
        id: listed.list.file_id.0,
        name: listed.name.clone(),
        counts: t.msg_members_file_counts(
            arg::Matched(count(|row| matches!(row.whom, Whom::Known(_)))),
            arg::Doubtful(count(|row| row.whom == Whom::Open)),
            arg::Unknown(count(|row| row.whom == Whom::Left)),
        ),
        mistakes: plan
            .rows
            .iter()
            .filter(|row| row.whom != Whom::Left)
            .flat_map(|row| mistakes(t, row))
            .take(LISTED)
            .collect(),
        more: order.len().saturating_sub(LISTED),
        rows: order
            .into_iter()
            .take(LISTED)
            .map(|row| FileRow::of(by, row))
            .collect(),
        fingerprint: plan.fingerprint.clone(),
    }
}

fn mistakes(t: &L10nLanguage, row: &Planned) -> Vec<MistakeRow> {
    let one = |problem: &FormProblem| MistakeRow {
        number: row.number,
        name: row.name.clone(),
        column: field(t, problem.field),
        says: mistake(t, problem.kind),
    };
    row.problems.iter().map(one).collect()
}

impl FileRow {
    fn of(by: &By<Commission>, row: &Planned) -> FileRow {
        let t = by.t();
        let (how, badge) = match row.found.how {
            Recognised::ByNumber => ("rated", t.msg_file_by_number()),
            Recognised::ByName => ("rated", t.msg_file_by_name()),
            Recognised::Not if row.found.offered.is_empty() => ("friendly", t.msg_file_unknown()),
            Recognised::Torn | Recognised::Not => ("waiting", t.msg_file_torn()),
        };
        let choice =
            |whom: Whom, text: String| Choice::new(people::word(whom), text, whom == row.whom);
        let mut choices = vec![choice(Whom::Open, t.msg_choose_player())];
        choices.extend(
            row.found
                .offered
                .iter()
                .map(|player| choice(Whom::Known(player.id), people::candidate(by, player))),
        );
        choices.push(choice(Whom::Left, t.msg_past_leave_out()));
        FileRow {
            number: row.number,
            name: row.name.clone(),
            how,
            badge,
            was: people::word(row.whom),
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
                        arg::Before(day(before.term()).join(" · ")),
                        arg::After(day(*wanted).join(" · ")),
                    )
                }
            },
        }
    }
}

fn address(by: &By<Commission>) -> String {
    format!("/{}/members/file", by.federation.slug)
}

/// `GET /{federation}/members/file`: the pending list, the form to upload one, and the applied
/// lists.
pub async fn page(by: By<Commission>) -> Result<HttpResponse, WebError> {
    view(&by, Again::default()).await
}

/// `POST /{federation}/members/file`: uploads a list.
pub async fn upload(by: By<Commission>, upload: Upload) -> Result<HttpResponse, WebError> {
    if upload.oversize {
        let unread = Unread::new(Code::TooLong, "too many bytes");
        return view(&by, Again::of_unread(unread)).await;
    }
    let Some((name, bytes)) = upload.file else {
        return view(&by, Again::of_refusal(Refusal::FileMissing)).await;
    };
    let (bytes, document) = looked_through(&by, bytes).await?;
    match document {
        Err(why) => return view(&by, Again::of_unread(why)).await,
        Ok(document) if document.format != crate::formats::document::Format::List => {
            return view(&by, Again::of_refusal(Refusal::NotAList)).await;
        }
        Ok(_) => {}
    }
    let (actor, now) = (by.actor.clone(), by.app.now());
    write(&by, move |c, f| {
        office::keep(
            c,
            &actor,
            f,
            &Came {
                name: &name,
                content: &bytes,
            },
            now,
        )
    })
    .await?;
    Ok(go(&by.inside.visit, &address(&by), "saved"))
}

/// `POST .../members/file/rows`: saves the matching of players; applies the list if that was asked.
pub async fn rows(by: By<Commission>, form: Form) -> Result<HttpResponse, WebError> {
    let (file, chosen, actor) = (
        FileId(form.number("file")?),
        people::chosen(&form),
        by.actor.clone(),
    );
    write(&by, move |c, f| office::choose(c, &actor, f, file, &chosen)).await?;
    if form.text("do") != "take" {
        return Ok(go(&by.inside.visit, &address(&by), "saved"));
    }
    let (seen, actor, now) = (form.text("seen").to_owned(), by.actor.clone(), by.app.now());
    match attempt(&by, move |c, f| {
        office::take(c, &actor, f, file, &seen, now)
    })
    .await?
    {
        Ok(()) => Ok(go(&by.inside.visit, &address(&by), "saved")),
        Err(ActionError::Refused(why)) => {
            view(
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

/// `POST .../members/file/{file}/removal`: discards a pending list.
pub async fn discard(
    by: By<Commission>,
    path: web::Path<(String, i64)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let (file, actor) = (FileId(path.1), by.actor.clone());
    write(&by, move |c, f| office::discard(c, &actor, f, file)).await?;
    Ok(go(&by.inside.visit, &address(&by), "removed"))
}

/// `POST .../members/file/{file}/undoing`: undoes the application of a list.
pub async fn undo(
    by: By<Commission>,
    path: web::Path<(String, i64)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let (file, actor, now) = (FileId(path.1), by.actor.clone(), by.app.now());
    match attempt(&by, move |c, f| office::undo(c, &actor, f, file, now)).await? {
        Ok(()) => Ok(go(&by.inside.visit, &address(&by), "saved")),
        Err(ActionError::Refused(why)) => {
            view(
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
