//! The table of a tournament in the forms that other programs and offices take.

use std::collections::HashSet;
use std::fmt;

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpResponse, web};
use serde::Deserialize;

use crate::db::federations::Federation;
use crate::db::results::ResultRow;
use crate::db::tables::Participant;
use crate::db::tournaments::{self, Tournament};
use crate::db::{Conn, PlayerId, TournamentId};
use crate::domain::name;
use crate::domain::table::Sheet;
use crate::formats::archive::{self, Entry};
use crate::formats::convert::{self, Target};
use crate::formats::document::Document;
use crate::formats::refusal::Refusal as Refused;
use crate::formats::text::go_rank;
use crate::office::exports::{self, Reader};
use crate::office::may::{OnTournament, TournamentCase, may};
use crate::office::{Actor, OfficeError, sheets};
use crate::text::{L10nLanguage, Language, exchange};
use crate::web::app::{App, aside};
use crate::web::error::WebError;
use crate::web::frame::cache::Public;
use crate::web::frame::request::{Inside, read};
use crate::web::tournaments::id;

/// A form in which the table goes out.
pub struct Download {
    /// The word in its address.
    pub word: &'static str,
    /// Its name.
    pub name: String,
}

/// What decides which forms can hold a table.
pub struct Holds {
    /// Everybody has a grade of go.
    pub graded: bool,
    /// No two have the same name, and there are no more rounds than OpenGotha has.
    pub told_apart: bool,
}

/// The forms that can hold a table, for the tournament's page.
pub fn downloads(t: &L10nLanguage, holds: &Holds) -> Vec<Download> {
    let can = |target: Target| match target {
        Target::H9 | Target::Tou => holds.graded,
        Target::OpenGotha => holds.told_apart,
        Target::Json | Target::Trf16 | Target::Trf26 | Target::Csv | Target::Xlsx => true,
    };
    let wanted = Target::WORDS.into_iter().filter(|(_, target)| can(*target));
    wanted.map(|(word, target)| Download { word, name: exchange::target(t, target) }).collect()
}

/// Whether OpenGotha tells people of these names apart in so many rounds.
pub fn told_apart<'a>(names: impl Iterator<Item = &'a str>, rounds: usize) -> bool {
    let mut seen = HashSet::new();
    let mut keys = names.map(name::likeness_key);
    rounds <= 20 && keys.all(|key| seen.insert(key))
}

/// Whether everybody in a rated table has a grade of go.
pub fn graded(people: &[Participant], results: &[ResultRow]) -> bool {
    let grade = |row: &&ResultRow| row.rank_before.as_deref().or(row.rank.as_deref()).and_then(go_rank).is_some();
    let graded: HashSet<PlayerId> = results.iter().filter(grade).map(|row| row.player_id).collect();
    !people.is_empty() && people.iter().all(|person| graded.contains(&person.player_id))
}

/// What one reader may have of a table.
struct Allowed {
    tournament: Tournament,
    document: Document,
    public: bool,
}

/// The table as everybody may have it: what was rated, or a tournament that is being played. Who works on the table gets all of it, births
/// too. `None`: there is nothing for this reader.
fn allowed(c: &mut Conn, f: &Federation, id: TournamentId, asks: Option<&Actor>, app: &App) -> Result<Option<Allowed>, OfficeError> {
    let t = tournaments::find(c, f.id, id)?.ok_or(OfficeError::NotFound)?;
    let case = TournamentCase::read(c, f, &t)?;
    let works = asks.is_some_and(|actor| may(actor, &case, OnTournament::Work).is_ok());
    let running = |c: &mut Conn| -> Result<Option<Sheet>, OfficeError> {
        Ok(if works { app.desks.get(c, id)?.map(|desk| desk.sheet()) } else { app.desks.public(c, id)?.map(|desk| desk.sheet()) })
    };
    let unrated = match (t.position, running(c)?) {
        (Some(_), _) => Sheet::default(),
        (None, Some(sheet)) => sheet,
        (None, None) if works => sheets::sheet(&t)?,
        (None, None) => return Ok(None),
    };
    let reader = if works { Reader::Officer } else { Reader::Public(app.now().date()) };
    let document = exports::document(c, f, &t, &unrated, reader)?;
    Ok(Some(Allowed { tournament: t, document, public: !works }))
}

/// The table of a tournament in a format.
#[derive(Deserialize)]
pub struct OneFormat {
    tournament: String,
    format: String,
}

/// `GET /{federation}/tournaments/{tournament}/files/{format}`: the table in a format.
pub async fn download(inside: Inside, path: web::Path<OneFormat>) -> Result<HttpResponse, WebError> {
    let id = id(&path.tournament)?;
    let target = Target::named(&path.format).ok_or(WebError::NotFound)?;
    let (actor, app, language) = (inside.actor.clone(), inside.app.clone(), inside.language);
    let found = read(&inside, move |c, f| allowed(c, f, id, actor.as_ref(), &app)).await?;
    let Some(found) = found else { return Err(if inside.actor.is_some() { WebError::Forbidden } else { WebError::LogIn }) };
    let name = format!("{}-{}.{}", inside.federation.slug, found.tournament.code, target.ending());
    let (public, anonymous) = (found.public, inside.actor.is_none());
    let turn = inside.app.files.take(inside.reader).await?;
    let written = aside(move || {
        let _turn = turn;
        convert::write(&found.document, target, exchange::headings(language))
    })
    .await?;
    match written {
        Ok(written) => Ok(attached(target.media_type(), &name, written.bytes, public && anonymous)),
        Err(why) => Err(WebError::Refused(crate::office::Refusal::Unwritable(why.code))),
    }
}

/// `GET /{federation}/tournaments/{tournament}/files.zip`: the table in every form that can hold it, the participants, and what each form can't
/// hold, as one archive.
pub async fn all(inside: Inside, path: web::Path<(String, String)>) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let (actor, app, language) = (inside.actor.clone(), inside.app.clone(), inside.language);
    let found = read(&inside, move |c, f| allowed(c, f, id, actor.as_ref(), &app)).await?;
    let Some(found) = found else { return Err(if inside.actor.is_some() { WebError::Forbidden } else { WebError::LogIn }) };
    let name = format!("{}-{}", inside.federation.slug, found.tournament.code);
    let (public, anonymous, stem) = (found.public, inside.actor.is_none(), name.clone());
    let turn = inside.app.files.take(inside.reader).await?;
    let written = aside(move || {
        let _turn = turn;
        archive::archive(&entries(&found.document, &stem, language))
    })
    .await?;
    let bytes = written.map_err(|why| WebError::Refused(crate::office::Refusal::Unwritable(why.code)))?;
    Ok(attached("application/zip", &format!("{name}.zip"), bytes, public && anonymous))
}

/// What the files of a table say in a language.
pub fn words(language: Language, refusal: &dyn Fn(&Refused) -> String) -> exports::Words<'_> {
    let t = language.messages();
    exports::Words { headings: exchange::headings(language), people: t.msg_download_people(), lost: t.msg_download_lost(), refusal }
}

/// The files of an archive.
fn entries(document: &Document, stem: &str, language: Language) -> Vec<Entry> {
    let refusal = |why: &Refused| exchange::refusal(language.messages(), why);
    exports::files(document, stem, &words(language, &refusal))
}

/// A file to be kept by whoever asks for it.
fn attached(media_type: &'static str, name: &impl fmt::Display, bytes: Vec<u8>, public: bool) -> HttpResponse {
    let mut response = HttpResponse::Ok().insert_header((header::CONTENT_TYPE, media_type)).body(bytes);
    if let Ok(value) = HeaderValue::from_str(&format!("attachment; filename=\"{name}\"")) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, value);
    }
    if public {
        response.extensions_mut().insert(Public);
    } else {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}
