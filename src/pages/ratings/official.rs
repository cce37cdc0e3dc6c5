//! Import of an official list of FIDE or of the European Go Database, with review and undoing.

use std::cmp::Reverse;
use std::io::BufReader;

use actix_web::http::StatusCode;
use actix_web::http::header;
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::actions::official::find::{CandidateRow, Finder, Index};
use crate::actions::official::lists::{self as office, Outcome, ReviewChoices, UploadedList};
use crate::actions::official::plan::{self, Compared, Doubt, Line, Plan};
use crate::actions::official::take::{self, ImportRequest};
use crate::actions::{ActionError, Refusal, Tx};
use crate::app::run_blocking;
use crate::db::OfficialListId;
use crate::db::official_lists::OfficialList;
use crate::domain::external_id::{Kind, System};
use crate::domain::player::parse_date;
use crate::error::WebError;
use crate::formats::official::{self as format, About, Hints};
use crate::formats::refusal::{Code, Refusal as Unread};
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_with_status};
use crate::frame::options::Choice;
use crate::frame::query::QueryParams;
use crate::frame::request::{By, Commission, read_inside, write_inside};
use crate::frame::sentences::format_refusal;
use crate::frame::upload::{LIST_MAX, ListUpload, StoredFile};
use crate::i18n::{L10nLanguage, arg, exchange, terms};
use crate::progress;

const PER_PAGE: usize = 200;
const KINDS: [Kind; 3] = [Kind::Standard, Kind::Rapid, Kind::Blitz];

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct LinesAsked {
    page: String,
}

struct LineRow {
    key: String,
    ticked: bool,
    player: i64,
    called: String,
    listed: String,
    facts: String,
    number: String,
    has_number: bool,
    ratings: String,
    before: String,
    doubts: String,
    torn: bool,
}

struct OfficialListReview {
    id: i64,
    name: String,
    about: String,
    dated: String,
    counts: String,
    rows: Vec<LineRow>,
    page: usize,
    pages: Vec<usize>,
    fingerprint: String,
}

struct KeptRow {
    id: i64,
    name: String,
    about: String,
    sha256: String,
    when: String,
    by: String,
    done: String,
    undoable: bool,
}

#[derive(Template)]
#[template(path = "ratings/official.html")]
struct OfficialPage {
    page: Layout,
    slug: String,
    kinds: Vec<Choice>,
    unread: Option<String>,
    refusal: Option<String>,
    understood: Option<OfficialListReview>,
    kept: Vec<KeptRow>,
}

#[derive(Default)]
struct Again {
    unread: Option<Unread>,
    refusal: Option<Refusal>,
    page: usize,
}

async fn page_response(by: &By<Commission>, again: Again) -> Result<HttpResponse, WebError> {
    let actor = by.actor.clone();
    let (listed, waiting) = read_inside(by, move |c, f| {
        let listed = office::all(c, &actor, f)?;
        let waiting = match listed.iter().find(|list| list.taken_at.is_none()) {
            Some(list) => Some((list.clone(), plan::plan_import(c, f, list)?)),
            None => None,
        };
        Ok::<_, ActionError>((listed, waiting))
    })
    .await?;
    let code = if again.unread.is_some() || again.refusal.is_some() {
        StatusCode::UNPROCESSABLE_ENTITY
    } else {
        StatusCode::OK
    };
    let kept = listed
        .into_iter()
        .filter(|list| list.taken_at.is_some())
        .map(|list| KeptRow::from_list(list, by));
    let m = by.t();
    let mut layout = Layout::for_federation(by, "ratings", m.msg_official_title());
    if let Some(title) = layout.official_lists() {
        layout.title = title;
    }
    let page = OfficialPage {
        page: layout,
        slug: by.federation.slug.clone(),
        kinds: KINDS
            .map(|kind| Choice::new(kind.word(), terms::foreign_rating(m, kind), false))
            .into(),
        unread: again.unread.map(|why| unread_reason(m, &why)),
        refusal: again.refusal.map(|why| format_refusal(by.language, &why)),
        understood: waiting.map(|(list, plan)| review_plan(by, list, &plan, again.page)),
        kept: kept.collect::<Result<_, _>>()?,
    };
    render_with_status(&page, code)
}

/// A list may be larger than other files, and is in none of the formats of tables.
fn unread_reason(m: &L10nLanguage, why: &Unread) -> String {
    match why.code {
        Code::TooLong => m.msg_official_too_large(),
        Code::Unrecognised => m.msg_official_unknown(),
        _ => exchange::refusal_sentence(m, why),
    }
}

fn system_name(m: &L10nLanguage, system: System) -> String {
    if system == System::Fide {
        m.msg_official_fide()
    } else {
        m.msg_official_egd()
    }
}

fn summary_of_list(by: &By<Commission>, list: &OfficialList) -> String {
    let m = by.t();
    let upload = &list.upload;
    let day = upload.dated.map(|day| by.language.format_day(day));
    [
        Some(system_name(m, upload.system)),
        day,
        Some(m.msg_official_rows(upload.entries)),
    ]
    .into_iter()
    .flatten()
    .collect::<Vec<_>>()
    .join(", ")
}

impl KeptRow {
    fn from_list(list: OfficialList, by: &By<Commission>) -> Result<KeptRow, WebError> {
        let (m, outcome) = (by.t(), Outcome::from_stored(&list).map_err(WebError::Db)?);
        let mut done = vec![m.msg_official_done(
            arg::Numbers(outcome.numbers.len() as i64),
            arg::Players(outcome.players as i64),
        )];
        if let Some(at) = list.undone_at {
            done.push(m.msg_rating_list_import_undone(
                arg::When(by.moment(at)),
                arg::By(by.spelling().name(&list.undone_by, None)),
            ));
        }
        Ok(KeptRow {
            id: list.id.0,
            about: summary_of_list(by, &list),
            when: by.moment(list.upload.created_at),
            done: done.join("; "),
            undoable: list.undone_at.is_none(),
            by: by.spelling().name(&list.upload.uploaded_by, None),
            name: list.upload.name,
            sha256: list.upload.sha256,
        })
    }
}

fn review_plan(
    by: &By<Commission>,
    list: OfficialList,
    plan: &Plan,
    page: usize,
) -> OfficialListReview {
    let pages = plan.lines.len().div_ceil(PER_PAGE).max(1);
    let page = page.clamp(1, pages);
    let mut order: Vec<&Line> = plan.lines.iter().collect();
    // Doubtful lines come first. The reader's choices don't change the order, so a line stays on
    // its page.
    order.sort_by_key(|line| (line.doubts.is_empty(), Reverse(line.has_number)));
    OfficialListReview {
        id: list.id.0,
        about: summary_of_list(by, &list),
        dated: list
            .upload
            .dated
            .map(|day| day.to_string())
            .unwrap_or_default(),
        counts: format_counts(by.t(), plan),
        rows: order
            .into_iter()
            .skip((page - 1) * PER_PAGE)
            .take(PER_PAGE)
            .map(|line| LineRow::of(by, line))
            .collect(),
        page,
        pages: if pages > 1 {
            (1..=pages).collect()
        } else {
            Vec::new()
        },
        fingerprint: plan.fingerprint.clone(),
        name: list.upload.name,
    }
}

/// Ticked lines by effect, and doubtful lines.
fn format_counts(m: &L10nLanguage, plan: &Plan) -> String {
    let ticked =
        |wanted: fn(&Line) -> bool| plan.ticked_lines().filter(|line| wanted(line)).count() as i64;
    let doubtful = plan
        .lines
        .iter()
        .filter(|line| !line.doubts.is_empty())
        .count() as i64;
    [
        m.msg_official_numbers(ticked(|line| !line.has_number)),
        m.msg_official_rated(ticked(|line| !line.ratings.is_empty())),
        m.msg_official_differing(ticked(|line| {
            line.ratings
                .iter()
                .any(|compared| compared.before.is_some())
        })),
        m.msg_official_doubtful(doubtful),
    ]
    .join("; ")
}

fn doubt_text(m: &L10nLanguage, doubt: Doubt) -> String {
    match doubt {
        Doubt::Name => m.msg_official_doubt_name(),
        Doubt::Born => m.msg_official_doubt_born(),
        Doubt::Alone => m.msg_official_doubt_alone(),
        Doubt::Rows => m.msg_official_doubt_rows(),
        Doubt::Players => m.msg_official_doubt_players(),
    }
}

fn listed_facts(found: &CandidateRow) -> String {
    let facts = [
        found.born.map(|year| year.to_string()),
        found.country.clone(),
        Some(found.title.clone()),
        Some(found.grade.clone()),
    ];
    facts
        .into_iter()
        .flatten()
        .filter(|fact| !fact.is_empty())
        .collect::<Vec<_>>()
        .join(", ")
}

impl LineRow {
    fn of(by: &By<Commission>, line: &Line) -> LineRow {
        let m = by.t();
        let one = |compared: &Compared| {
            format!(
                "{} {}",
                terms::foreign_rating(m, compared.kind),
                compared.rating
            )
        };
        let before = |compared: &Compared| {
            compared
                .before
                .map(|before| format!("{} {before}", terms::foreign_rating(m, compared.kind)))
        };
        let name = by
            .spelling()
            .name(line.player.display_name(), line.player.latin());
        let own = [Some(name), line.player.personal.born.clone()];
        LineRow {
            key: line.key.clone(),
            ticked: line.ticked,
            player: line.player.id.0,
            called: own.into_iter().flatten().collect::<Vec<_>>().join(", "),
            listed: line.found.name.clone(),
            facts: listed_facts(&line.found),
            number: line.found.number.clone(),
            has_number: line.has_number,
            ratings: line.ratings.iter().map(one).collect::<Vec<_>>().join(", "),
            before: line
                .ratings
                .iter()
                .filter_map(before)
                .collect::<Vec<_>>()
                .join(", "),
            doubts: line
                .doubts
                .iter()
                .map(|why| doubt_text(m, *why))
                .collect::<Vec<_>>()
                .join("; "),
            torn: line.torn,
        }
    }
}

fn address(by: &By<Commission>) -> String {
    format!("/{}/ratings/official", by.federation.slug)
}

fn to_page(by: &By<Commission>, page: usize) -> HttpResponse {
    let address = address(by);
    let to = if page > 1 {
        format!("{address}?page={page}")
    } else {
        address
    };
    HttpResponse::SeeOther()
        .insert_header((header::LOCATION, to))
        .finish()
}

pub async fn page(
    by: By<Commission>,
    asked: QueryParams<LinesAsked>,
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

/// A blocking thread parses the list.
async fn looked_through(
    by: &By<Commission>,
    file: StoredFile,
    kind: Option<Kind>,
) -> Result<Result<UploadedList, Unread>, WebError> {
    let index = read_inside(by, move |c, f| {
        Ok::<_, ActionError>(Index::load_index(c, f)?)
    })
    .await?;
    let turn = by.app.files.take(by.reader).await?;
    run_blocking(move || {
        let _turn = turn;
        let StoredFile {
            name,
            content,
            size,
            sha256,
        } = file;
        let mut finder = Finder::from_index(index);
        let about: About = format::read_list(
            BufReader::new(content),
            &Hints { name: &name, kind },
            &mut |system, row| finder.check_row(system, row),
        )?;
        Ok(UploadedList {
            name,
            sha256,
            size,
            about,
            found: finder.into_rows(),
        })
    })
    .await
}

/// Only rows that may belong to players are stored.
pub async fn upload_list(by: By<Commission>, upload: ListUpload) -> Result<HttpResponse, WebError> {
    if upload.oversize {
        let refusal = Some(Refusal::FileSize(LIST_MAX >> 20));
        return page_response(
            &by,
            Again {
                refusal,
                ..Again::default()
            },
        )
        .await;
    }
    let Some(file) = upload.file else {
        return page_response(
            &by,
            Again {
                refusal: Some(Refusal::FileMissing),
                ..Again::default()
            },
        )
        .await;
    };
    let kind = Kind::from_word(upload.form.text("kind")).filter(|kind| KINDS.contains(kind));
    let mut came = match looked_through(&by, file, kind).await? {
        Ok(came) => came,
        Err(why) => {
            return page_response(
                &by,
                Again {
                    unread: Some(why),
                    ..Again::default()
                },
            )
            .await;
        }
    };
    came.about.dated = parse_date(upload.form.text("dated").trim()).or(came.about.dated);
    write_inside(&by, move |tx| office::store_list(tx, came)).await?;
    Ok(to_page(&by, 1))
}

/// Stores the choices of one page, then shows another page or imports the list.
pub async fn submit_lines(by: By<Commission>, form: Form) -> Result<HttpResponse, WebError> {
    let list = OfficialListId(form.number("list")?);
    let mut chosen = ReviewChoices {
        dated: parse_date(form.text("dated").trim()),
        ..ReviewChoices::default()
    };
    for (key, was) in form.with_prefix("was-") {
        let ticked = form.has_field(&format!("take-{key}"));
        if ticked != (was == "1") {
            chosen.choices.insert(key.to_owned(), ticked);
        }
    }
    let page = form.text("page").parse().unwrap_or(1);
    write_inside(&by, move |tx| {
        office::store_choices(tx.conn, tx.actor, tx.federation, list, chosen)
    })
    .await?;
    match form.text("do") {
        "take" => take_over(&by, list, form.text("seen").to_owned()).await,
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
    list: OfficialListId,
    seen: String,
) -> Result<HttpResponse, WebError> {
    let (actor, now, to) = (by.actor.clone(), by.app.now(), address(by));
    let outcome = progress::run_job(
        by,
        by.t().msg_official_title(),
        to.clone(),
        move |c, f, _| {
            take::import_list(
                &mut Tx::new(c, &actor, f, now),
                &ImportRequest { list, seen: &seen },
            )?;
            Ok((to, "official-taken"))
        },
    )
    .await;
    match outcome {
        Err(WebError::Refused(
            why @ (Refusal::LinesTorn
            | Refusal::ListUndated
            | Refusal::Changed
            | Refusal::NothingTicked),
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

pub async fn discard_list(
    by: By<Commission>,
    path: web::Path<(String, i64)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let list = OfficialListId(path.1);
    write_inside(&by, move |tx| {
        office::discard_list(tx.conn, tx.actor, tx.federation, list)
    })
    .await?;
    Ok(redirect_to(
        &by.inside.visit,
        &address(&by),
        "official-discarded",
    ))
}

pub async fn undo_import(
    by: By<Commission>,
    path: web::Path<(String, i64)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let (list, actor, now, to) = (
        OfficialListId(path.1),
        by.actor.clone(),
        by.app.now(),
        address(&by),
    );
    progress::run_job(
        &by,
        by.t().msg_official_title(),
        to.clone(),
        move |c, f, _| {
            take::undo_import(&mut Tx::new(c, &actor, f, now), list)?;
            Ok((to, "official-undone"))
        },
    )
    .await
}
