//! The complete export of a federation as an archive, and the page of its public files.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::{BufWriter, Write as _};

use actix_web::HttpResponse;
use actix_web::http::header;
use askama::Template;

use crate::actions::ActionError;
use crate::actions::Tx;
use crate::actions::authorization::Duty;
use crate::actions::export_archive as office;
use crate::certificates::paper_of;
use crate::db::certificates::Certificate;
use crate::db::federations::Federation;
use crate::db::{Conn, Db, DbError, Scope};
use crate::documents::paper::{self, Format};
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, render_page, render_public};
use crate::frame::request::{By, Chair, Inside};
use crate::frame::signing::SigningOfficer;
use crate::frame::streaming_file::{FileWriter, create_file};
use crate::i18n::{L10nLanguage, Language, Speaks};
use crate::ratings::usage::Usage;
use crate::tournaments::files::with_words;
use crate::tournaments::paper::Issuer;

const BUFFER: usize = 64 * 1024;

struct Part {
    path: &'static str,
    holds: String,
}

fn archive_parts(t: &L10nLanguage) -> Vec<Part> {
    let part = |path, holds| Part { path, holds };
    vec![
        part("journal.jsonl", t.msg_transfer_journal()),
        part("lists/", t.msg_transfer_lists()),
        part("tournaments/", t.msg_transfer_tables()),
        part("files/", t.msg_transfer_files()),
        part("home.json, news.jsonl", t.msg_transfer_house()),
        part("certificates/", t.msg_transfer_certificates()),
        part("audit.jsonl", t.msg_transfer_log()),
    ]
}

#[derive(Template)]
#[template(path = "federation_transfer/transfer.html")]
struct MovingPage {
    page: Layout,
    slug: String,
    parts: Vec<Part>,
}

pub async fn show_export(by: By<Chair>) -> Result<HttpResponse, WebError> {
    let t = by.t();
    render_page(&MovingPage {
        page: Layout::for_federation(&by, "people", t.msg_transfer_title()),
        slug: by.federation.slug.clone(),
        parts: archive_parts(t),
    })
}

pub async fn download_archive(
    by: SigningOfficer<Chair>,
    _form: Form,
) -> Result<HttpResponse, WebError> {
    let turn = by.app.archive_export_limit.take(by.reader).await?;
    let (actor, now, f) = (by.actor.clone(), by.app.now(), by.federation.clone());
    // A federation that has moved to another installation can be exported here, too.
    by.app
        .write_in(Scope::UnexportedData(f.id), move |c| {
            office::take_along(&mut Tx::new(c, &actor, &f, now))
        })
        .await?;
    let failed = |e: std::io::Error| WebError::Page(format!("an archive can't be written: {e}"));
    let (out, sent) = create_file().map_err(failed)?;
    let (db, federation, language, base) = (
        by.app.db.clone(),
        by.federation.clone(),
        by.language,
        by.app.settings.base_url.clone(),
    );
    let work = move || {
        let _turn = turn;
        if let Err(error) = write_archive(&db, &federation, language, &base, out) {
            tracing::warn!(
                error = WebError::from(error).to_string(),
                "an archive of a federation was not written to its end"
            );
        }
    };
    std::thread::Builder::new()
        .name("moving".to_owned())
        .spawn(work)
        .map_err(failed)?;
    let name = format!(
        "attachment; filename=\"{}-{}.zip\"",
        by.federation.slug,
        by.federation.local_day(now)
    );
    let mut answer = HttpResponse::Ok();
    answer
        .insert_header((header::CONTENT_TYPE, "application/zip"))
        .insert_header((header::CONTENT_DISPOSITION, name));
    Ok(answer
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .streaming(sent))
}

/// `base` is the address of the site, for links in certificates.
fn write_archive(
    db: &Db,
    federation: &Federation,
    language: Language,
    base: &str,
    out: FileWriter,
) -> Result<(), ActionError> {
    let mut out = BufWriter::with_capacity(BUFFER, out);
    // The emblem isn't repeated in thousands of files.
    let issuer = Issuer::without_emblem(federation);
    let emblems = RefCell::new(HashMap::new());
    let drawn = |c: &mut Conn, certificate: &Certificate| {
        let paper = paper_of(c, certificate, base, &mut emblems.borrow_mut())?;
        let made = paper
            .map(|paper| paper::render_pdf([&paper], Format::A4))
            .transpose();
        made.map_err(|why| DbError::Corrupt(why.0).into())
    };
    let (readme, mut write) = (readme_text(federation, base), &mut out);
    with_words(language, base, &issuer, |words| {
        db.read(|c| office::write_archive(c, federation, &readme, words, &drawn, &mut write))
    })?;
    // On a failed write the stream is dropped, which breaks the response off.
    if out.flush().is_ok()
        && let Ok(out) = out.into_inner()
    {
        out.finish();
    }
    Ok(())
}

/// A text in every language: the files, the terms of use of the lists, the import of the journal.
fn readme_text(federation: &Federation, base: &str) -> String {
    // The byte order mark tells old editors that the file is Unicode.
    let mut text = String::from("\u{feff}");
    for language in Language::ALL {
        let t = language.messages();
        let title = format!("{} · {}", federation.name_in(language), language.own_name());
        let _ = writeln!(
            text,
            "{title}\n{}\n\n{}\n",
            "=".repeat(title.chars().count()),
            t.msg_transfer_readme()
        );
        for part in archive_parts(t) {
            let _ = writeln!(text, "{}\n    {}", part.path, part.holds);
        }
        let Usage { note, source } = Usage::in_language(
            federation,
            language,
            base,
            &format!("/{}/ratings", federation.slug),
        );
        let _ = writeln!(text, "\n{note}\n{} {source}", t.msg_list_source());
        let _ = writeln!(
            text,
            "\n{}\n\n    crosstable import journal.jsonl\n\n{}\n\n",
            t.msg_transfer_back(),
            t.msg_transfer_not()
        );
    }
    text
}

struct Offer {
    address: String,
    name: String,
    holds: String,
}

#[derive(Template)]
#[template(path = "federation_transfer/data.html")]
struct DataPage {
    page: Layout,
    slug: String,
    offers: Vec<Offer>,
    parts: Vec<Part>,
    chair: bool,
}

pub async fn show_data(inside: Inside) -> Result<HttpResponse, WebError> {
    let (t, slug) = (inside.t(), inside.federation.slug.clone());
    let mut page = Layout::for_federation(&inside, "", t.msg_yours_title());
    page.about = t.msg_yours_lead();
    let offer = |address: String, name: String, holds: String| Offer {
        address,
        name,
        holds,
    };
    let offers = vec![
        offer(
            format!("/api/v1/federations/{slug}/journal"),
            t.msg_yours_journal(),
            t.msg_yours_journal_holds(),
        ),
        offer(
            format!("/{slug}/ratings.csv"),
            t.msg_yours_list(),
            t.msg_yours_list_holds(),
        ),
        offer(
            format!("/{slug}/ratings"),
            t.msg_yours_lists(),
            t.msg_yours_lists_holds(),
        ),
        offer(
            format!("/{slug}/tournaments"),
            t.msg_yours_tables(),
            t.msg_yours_tables_holds(),
        ),
        offer(
            format!("/{slug}/calendar.ics"),
            t.msg_yours_calendar(),
            t.msg_yours_calendar_holds(),
        ),
        offer(
            format!("/api{}", page.tail()),
            t.msg_yours_api(),
            t.msg_yours_api_holds(),
        ),
    ];
    render_public(&DataPage {
        slug,
        offers,
        parts: archive_parts(t),
        chair: inside.has_duty(Duty::Chair),
        page,
    })
}
