//! Downloads of a tournament's table, in other programs' formats and as PDF.

use std::collections::HashSet;
use std::fmt;

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpResponse, web};
use serde::Deserialize;

use crate::actions::authorization::{OnTournament, TournamentCase, check_allowed};
use crate::actions::exports::{self, Reader, Source};
use crate::actions::{ActionError, Actor, Refusal, sheets};
use crate::app::{App, run_blocking};
use crate::db::federations::Federation;
use crate::db::results::ResultRow;
use crate::db::tournaments::{self, Tournament};
use crate::db::{Conn, TournamentId};
use crate::domain::approval::State;
use crate::domain::desk::{Desk, Entrant, PublicDesk};
use crate::domain::name;
use crate::domain::rules::Sign;
use crate::domain::table::Sheet;
use crate::error::WebError;
use crate::formats::archive;
use crate::formats::convert::{self, Target};
use crate::formats::document::Document;
use crate::formats::refusal::Refusal as Refused;
use crate::formats::text::go_rank;
use crate::frame::cache::SharedCacheMarker;
use crate::frame::path::id;
use crate::frame::request::{Inside, read_inside};
use crate::i18n::{L10nLanguage, Language, Speaks, exchange};
use crate::ratings::usage;
use crate::tournaments::paper::{self, Issuer};

/// In addresses, and as file extension.
const PDF: &str = "pdf";

pub struct Download {
    pub word: &'static str,
    pub name: String,
}

/// Decides which formats can hold a table.
pub struct Holds {
    /// True if every player has a grade of go.
    pub graded: bool,
    /// True if all names differ, and there are no more rounds than OpenGotha has.
    pub told_apart: bool,
}

impl Holds {
    /// `ranks`: players of the federation have grades.
    pub fn at_desk(desk: &PublicDesk, ranks: bool) -> Holds {
        let graded = |entrant: &Entrant| {
            (ranks && entrant.player.is_some()) || go_rank(&entrant.rank).is_some()
        };
        Holds {
            graded: !desk.entrants.is_empty() && desk.entrants.iter().all(graded),
            told_apart: told_apart(
                desk.entrants.iter().map(|entrant| entrant.name.as_str()),
                desk.rounds.len(),
            ),
        }
    }
}

pub fn list_downloads(t: &L10nLanguage, holds: &Holds, sign: Sign) -> Vec<Download> {
    let can = |target: Target| match target {
        _ if target.is_of_go() && !sign.stones() => false,
        Target::H9 | Target::Tou => holds.graded,
        Target::OpenGotha => holds.told_apart,
        Target::Json | Target::Trf16 | Target::Trf26 | Target::Csv | Target::Xlsx => true,
    };
    // Formats for people come first, formats for programs last.
    let wanted = Target::WORDS
        .into_iter()
        .rev()
        .filter(|(_, target)| can(*target));
    let files = wanted.map(|(word, target)| Download {
        word,
        name: exchange::target_name(t, target),
    });
    [Download {
        word: PDF,
        name: t.msg_format_pdf(),
    }]
    .into_iter()
    .chain(files)
    .collect()
}

/// True if OpenGotha can tell players apart, in so many rounds. Only pages write a code behind the
/// names of namesakes.
pub fn told_apart<'a>(names: impl Iterator<Item = &'a str>, rounds: usize) -> bool {
    let mut seen = HashSet::new();
    let mut keys = names.map(|name| name::likeness_key(name::without_code(name)));
    rounds <= 20 && keys.all(|key| seen.insert(key))
}

/// The file gives the lowest grade to a player without one.
pub fn has_go_grades(results: &[ResultRow]) -> bool {
    results.iter().any(|row| {
        row.rank_before
            .as_deref()
            .or(row.rank.as_deref())
            .and_then(go_rank)
            .is_some()
    })
}

struct Allowed {
    tournament: Tournament,
    document: Document,
    issuer: Issuer,
    public: bool,
}

/// The public gets a rated table or a tournament in play. An officer who works on the table gets
/// all of it, births too. `None` if there is nothing for this reader.
fn load_for_reader(
    c: &mut Conn,
    f: &Federation,
    id: TournamentId,
    asks: Option<&Actor>,
    app: &App,
) -> Result<Option<Allowed>, ActionError> {
    let t = tournaments::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
    let case = TournamentCase::load_with_proposal(c, f, &t)?;
    let works = asks.is_some_and(|actor| check_allowed(actor, &case, OnTournament::Work).is_ok());
    let (whole, public) = if works {
        (app.desks.get(c, id)?, None)
    } else {
        (None, app.desks.find_public(c, id)?)
    };
    let desk: Option<&Desk> = whole.as_deref().or(public.as_deref().map(|desk| &**desk));
    let unrated = match (t.position, desk) {
        (Some(_), _) => Sheet::default(),
        (None, Some(desk)) => sheets::sheet_of_desk(c, f, desk)?,
        // A recorded table, older than the site, is public as it was taken over.
        (None, None) if works || t.state == State::Recorded => sheets::parse_sheet(&t)?,
        (None, None) => return Ok(None),
    };
    let reader = if works {
        Reader::Officer
    } else {
        Reader::Public(f.local_day(app.now()))
    };
    let document = exports::load_document(
        c,
        f,
        &t,
        Source {
            sheet: &unrated,
            desk,
        },
        reader,
    )?;
    Ok(Some(Allowed {
        tournament: t,
        document,
        issuer: Issuer::load_issuer(c, f)?,
        public: !works,
    }))
}

#[derive(Deserialize)]
pub struct OneFormat {
    tournament: String,
    format: String,
}

pub async fn download_file(
    inside: Inside,
    path: web::Path<OneFormat>,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.tournament)?;
    let stones = inside.federation.rules.shows.sign.stones();
    let target = Form::from_word(&path.format)
        .filter(|form| stones || !form.is_of_go())
        .ok_or(WebError::NotFound)?;
    let (actor, app, language) = (inside.actor.clone(), inside.app.clone(), inside.language);
    let found = read_inside(&inside, move |c, f| {
        load_for_reader(c, f, id, actor.as_ref(), &app)
    })
    .await?;
    let Some(found) = found else {
        return Err(if inside.actor.is_some() {
            WebError::Forbidden
        } else {
            WebError::LogIn
        });
    };
    let name = format!(
        "{}-{}.{}",
        inside.federation.slug,
        found.tournament.code,
        target.file_ending()
    );
    let (public, anonymous) = (found.public, inside.actor.is_none());
    let turn = inside.app.files.take(inside.reader).await?;
    let written = run_blocking(move || {
        let _turn = turn;
        target.write_file(&found, language)
    })
    .await?;
    Ok(into_attachment(
        target.media_type(),
        &name,
        written?,
        public && anonymous,
    ))
}

#[derive(Clone, Copy)]
enum Form {
    Of(Target),
    Paper,
}

impl Form {
    fn from_word(word: &str) -> Option<Form> {
        if word == PDF {
            Some(Form::Paper)
        } else {
            Target::from_word(word).map(Form::Of)
        }
    }

    fn is_of_go(self) -> bool {
        matches!(self, Form::Of(target) if target.is_of_go())
    }

    fn media_type(self) -> &'static str {
        match self {
            Form::Of(target) => target.media_type(),
            Form::Paper => "application/pdf",
        }
    }

    fn file_ending(self) -> &'static str {
        match self {
            Form::Of(target) => target.file_extension(),
            Form::Paper => PDF,
        }
    }

    fn write_file(self, found: &Allowed, language: Language) -> Result<Vec<u8>, WebError> {
        let unwritable = |why: Refused| WebError::Refused(Refusal::Unwritable(why));
        match self {
            Form::Of(target) => convert::write_document(&found.document, target, language)
                .map(|written| written.bytes)
                .map_err(unwritable),
            Form::Paper => paper::render_pdf(
                &found.document,
                &found.issuer,
                language.spelling(found.issuer.federation().name_language()),
            )
            .map_err(|why| WebError::Page(why.0)),
        }
    }
}

/// The archive also has the participants, and the losses of each format.
pub async fn all(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let (actor, app, language) = (inside.actor.clone(), inside.app.clone(), inside.language);
    let found = read_inside(&inside, move |c, f| {
        load_for_reader(c, f, id, actor.as_ref(), &app)
    })
    .await?;
    let Some(found) = found else {
        return Err(if inside.actor.is_some() {
            WebError::Forbidden
        } else {
            WebError::LogIn
        });
    };
    let name = format!("{}-{}", inside.federation.slug, found.tournament.code);
    let (public, anonymous, stem) = (found.public, inside.actor.is_none(), name.clone());
    let base = inside.home_url();
    let turn = inside.app.files.take(inside.reader).await?;
    let written = run_blocking(move || {
        let _turn = turn;
        archive::build_archive(&with_words(language, &base, &found.issuer, |words| {
            exports::render_files(&found.document, &stem, words)
        }))
    })
    .await?;
    let bytes = written.map_err(|why| WebError::Refused(Refusal::Unwritable(why)))?;
    Ok(into_attachment(
        "application/zip",
        &format!("{name}.zip"),
        bytes,
        public && anonymous,
    ))
}

/// `base`: the address of the site.
pub fn with_words<T>(
    language: Language,
    base: &str,
    issuer: &Issuer,
    work: impl FnOnce(&exports::Words<'_>) -> T,
) -> T {
    let t = language.messages();
    let loss = |language: Language, loss| exchange::loss_sentence(language.messages(), loss);
    work(&exports::Words {
        language,
        stones: issuer.federation().rules.shows.sign.stones(),
        loss,
        people: t.msg_download_people(),
        lost: t.msg_download_lost(),
        guest: [t.msg_list_guest(), t.msg_list_guest_yes()],
        usage: exports::Usage {
            sheet: t.msg_list_use_sheet(),
            note: usage::note_text(issuer.federation(), language),
            source: t.msg_list_source(),
            base: base.to_owned(),
        },
        refusal: &|why| exchange::refusal_sentence(t, why),
        paper: &|document| {
            paper::render_pdf(
                document,
                issuer,
                language.spelling(issuer.federation().name_language()),
            )
            .ok()
        },
    })
}

/// Only a public file may be cached.
fn into_attachment(
    media_type: &'static str,
    name: &impl fmt::Display,
    bytes: Vec<u8>,
    public: bool,
) -> HttpResponse {
    let mut response = HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, media_type))
        .body(bytes);
    if let Ok(value) = HeaderValue::from_str(&format!("attachment; filename=\"{name}\"")) {
        response
            .headers_mut()
            .insert(header::CONTENT_DISPOSITION, value);
    }
    if public {
        response.extensions_mut().insert(SharedCacheMarker);
    } else {
        response
            .headers_mut()
            .insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}
