//! Import of past tournaments: files uploaded together, reviewed table by table and person by
//! person, applied, undone.

mod compare;
mod people;
mod resume;
mod tables;

use std::collections::BTreeMap;

use actix_web::http::header;
use actix_web::{HttpResponse, web};

pub use self::compare::show_comparison;
pub use self::people::{show_page as people_page, submit_choices};
pub use self::resume::{resume_interrupted, take_up};
pub use self::tables::show_page;

use crate::actions::rating_list_import::plan::Spellings;
use crate::actions::tournament_import::files::{
    self as office, BundleImport, ImportDecisions, ImportMode, TableDecisions,
};
use crate::actions::tournament_import::plan::{self, Plan};
use crate::actions::tournament_import::read::{Sources, read_sources};
use crate::actions::tournament_import::take::{self, ImportRequest};
use crate::actions::{ActionError, Refusal, Tx};
use crate::app::run_blocking;
use crate::db::{Conn, TournamentImportId};
use crate::error::WebError;
use crate::formats::refusal::{Code, Refusal as Unread};
use crate::frame::form::Form;
use crate::frame::layout::redirect_to;
use crate::frame::request::{By, Chair, read_inside, write_inside};
use crate::frame::upload::Upload;
use crate::progress;
use crate::ratings::people::rank_spellings;

struct Waiting {
    kept: BundleImport,
    plan: Plan,
}

async fn read_files(
    by: &By<Chair>,
    kept: BundleImport,
) -> Result<(BundleImport, Sources), WebError> {
    let turn = by.app.files.take(by.reader).await?;
    let rules = by.federation.rules;
    let read = run_blocking(move || {
        let _turn = turn;
        let sources = read_sources(&kept.files, rules);
        (kept, sources)
    });
    read.await
}

async fn load_waiting(by: &By<Chair>) -> Result<Option<Waiting>, WebError> {
    let actor = by.actor.clone();
    let kept = read_inside(by, move |c, f| match office::find_waiting(c, &actor, f) {
        Ok(kept) => Ok(Some(kept)),
        Err(ActionError::NotFound) => Ok(None),
        Err(other) => Err(other),
    });
    let Some(kept) = kept.await? else {
        return Ok(None);
    };
    let (kept, sources) = read_files(by, kept).await?;
    let found = read_inside(by, move |c, f| {
        let plan = plan::plan_import(c, f, sources, &kept.reading, &known_spellings(f))?;
        Ok::<_, ActionError>(Waiting { kept, plan })
    });
    Ok(Some(found.await?))
}

fn known_spellings(federation: &crate::db::federations::Federation) -> Spellings {
    rank_spellings(federation.rules.standing)
}

fn page_path(by: &By<Chair>) -> String {
    format!("/{}/years", by.federation.slug)
}

fn redirect_to_part(address: &str, page: usize) -> HttpResponse {
    let to = if page > 1 {
        format!("{address}?page={page}")
    } else {
        address.to_owned()
    };
    HttpResponse::SeeOther()
        .insert_header((header::LOCATION, to))
        .finish()
}

/// An archive that can't be unpacked isn't stored; unreadable files in it are listed.
pub async fn upload_files(by: By<Chair>, upload: Upload) -> Result<HttpResponse, WebError> {
    if upload.oversize {
        let unread = Some(Unread::new(Code::TooLong, "too many bytes"));
        return tables::page_response(
            &by,
            tables::Again {
                unread,
                ..Default::default()
            },
        )
        .await;
    }
    let Some((name, bytes)) = upload.file else {
        return tables::page_response(
            &by,
            tables::Again {
                refusal: Some(Refusal::FileMissing),
                ..Default::default()
            },
        )
        .await;
    };
    let turn = by.app.files.take(by.reader).await?;
    let (name, files) = run_blocking(move || {
        let _turn = turn;
        let files = office::unpack_upload(&name, bytes);
        (name, files)
    })
    .await?;
    let files = match files {
        Ok(files) => files,
        Err(why) => {
            return tables::page_response(
                &by,
                tables::Again {
                    unread: Some(why),
                    ..Default::default()
                },
            )
            .await;
        }
    };
    write_inside(&by, move |tx| office::store_bundle(tx, &name, &files)).await?;
    Ok(redirect_to_part(&page_path(&by), 1))
}

fn parse_conditions(form: &Form, prefix: &str) -> TableDecisions {
    let text = |field: &str| form.text(&format!("{prefix}-{field}")).trim().to_owned();
    TableDecisions {
        left: None,
        name: text("name"),
        city: text("city"),
        starts: text("starts"),
        ends: text("ends"),
        official: text("official"),
        rated_by_fide: text("rated_by_fide"),
        board: text("board"),
        minutes: text("minutes"),
        pool: text("pool"),
        category: text("category"),
        round_days: String::new(),
    }
}

fn parse_form(form: &Form) -> ImportDecisions {
    let mut tables = BTreeMap::new();
    for (number, _) in form.with_prefix("row-") {
        if let Ok(parsed) = number.parse::<u32>() {
            let left = form.text(&format!("t{parsed}-take")).is_empty();
            tables.insert(
                parsed,
                TableDecisions {
                    left: Some(left),
                    ..parse_conditions(form, &format!("t{parsed}"))
                },
            );
        }
    }
    let way = if form.text("way") == "recorded" {
        ImportMode::Recorded
    } else {
        ImportMode::Rated
    };
    ImportDecisions {
        way,
        starts: !form.text("starts").is_empty(),
        rest: parse_conditions(form, "all"),
        tables,
    }
}

/// Saves one page's conditions; then shows another page, applies the import, or discards it.
pub async fn submit_tables(by: By<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let bundle = TournamentImportId(form.number("bundle")?);
    let back = page_path(&by);
    if form.text("do") == "discard" {
        write_inside(&by, move |tx| {
            office::discard_bundle(tx.conn, tx.actor, tx.federation, bundle)
        })
        .await?;
        return Ok(redirect_to(
            &by.inside.visit,
            &back,
            "tournament-import-discarded",
        ));
    }
    let said = parse_form(&form);
    match write_inside(&by, move |tx| {
        office::store_table_choices(tx.conn, tx.actor, tx.federation, bundle, said)
    })
    .await
    {
        // Applied or discarded meanwhile, or submitted twice: the page shows its state.
        Err(WebError::NotFound) => return Ok(redirect_to_part(&back, 1)),
        other => other?,
    }
    let page = form.text("page").parse().unwrap_or(1);
    match form.text("do") {
        "take" => {
            take_over(
                &by,
                bundle,
                ["seen", "reason", "sure"].map(|field| form.text(field).to_owned()),
            )
            .await
        }
        go => Ok(redirect_to_part(
            &back,
            go.strip_prefix("page-")
                .and_then(|number| number.parse().ok())
                .unwrap_or(page),
        )),
    }
}

async fn take_over(
    by: &By<Chair>,
    bundle: TournamentImportId,
    [seen, why, ticked]: [String; 3],
) -> Result<HttpResponse, WebError> {
    // Only what was ticked is ordered: the continuation of an interrupted order isn't asked again.
    if let Some(waiting) = load_waiting(by).await?
        && waiting.plan.people.refuse_unticked(&ticked).is_err()
    {
        return tables::page_response(by, tables::Again::refused(Refusal::Unticked)).await;
    }
    let (actor, federation) = (by.actor.clone(), by.federation.clone());
    let (shown, reason) = (seen.clone(), why.clone());
    let noted = progress::Ordered {
        ordered: move |c: &mut Conn| {
            office::store_order(c, &actor, &federation, bundle, &shown, &reason)
        },
        refused: move |c: &mut Conn| office::take_order_back(c, bundle),
    };
    let (actor, now, back) = (by.actor.clone(), by.app.now(), page_path(by));
    let outcome = progress::run_ordered(
        by,
        by.t().msg_tournament_import_title(),
        back.clone(),
        noted,
        move |c, f, progress| {
            take::import_bundle(
                &mut Tx::new(c, &actor, f, now),
                &ImportRequest {
                    bundle,
                    seen: &seen,
                    why: &why,
                    spellings: &known_spellings(f),
                },
                progress,
            )?;
            Ok((back, "tournament-import-taken"))
        },
    )
    .await;
    match outcome {
        Err(WebError::Refused(
            why @ (Refusal::TablesOpen
            | Refusal::Changed
            | Refusal::ReasonMissing
            | Refusal::NothingChanged),
        )) => tables::page_response(by, tables::Again::refused(why)).await,
        other => other,
    }
}

pub async fn undo_import(
    by: By<Chair>,
    path: web::Path<(String, i64)>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let (bundle, actor, now, back) = (
        TournamentImportId(path.1),
        by.actor.clone(),
        by.app.now(),
        page_path(&by),
    );
    progress::run_job(
        &by,
        by.t().msg_tournament_import_title(),
        back.clone(),
        move |c, f, progress| {
            let outcome = take::undo_import(&mut Tx::new(c, &actor, f, now), bundle, progress)?;
            Ok((
                back,
                if outcome.stayed > 0 {
                    "tournament-import-undone-some"
                } else {
                    "tournament-import-undone"
                },
            ))
        },
    )
    .await
}
