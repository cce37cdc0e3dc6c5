//! Whole federations as files: the journal, made at most once a day, and the current list as CSV.

use std::io::Read as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::web::{self, Bytes};
use actix_web::{HttpRequest, HttpResponse};
use chrono::{DateTime, NaiveDateTime, TimeDelta};
use flate2::read::GzDecoder;
use futures_util::stream;
use moka::sync::Cache;
use sha2::{Digest, Sha256};

use super::At;
use super::docs::{Unknown, Usual};
use super::paging::Asked;
use crate::db::{DbError, FederationId, players};
use crate::office::journal::export_public;
use crate::web::error::WebError;
use crate::web::{cache, ratings};

/// The journals that are kept have at most this many bytes together.
const CAPACITY: u64 = 128 * 1024 * 1024;
/// A journal lasts at most so many hours.
const LASTS: i64 = 24;
/// Bytes at a time for who takes nothing compressed.
const PIECE: usize = 64 * 1024;
/// JSON Lines.
const MEDIA: &str = "application/x-ndjson";

/// The finished journals of this process.
#[derive(Clone)]
pub struct Journals(Cache<FederationId, Arc<Journal>>);

impl Default for Journals {
    fn default() -> Journals {
        let weight = |_: &FederationId, journal: &Arc<Journal>| u32::try_from(journal.gzip.len()).unwrap_or(u32::MAX);
        Journals(Cache::builder().max_capacity(CAPACITY).weigher(weight).build())
    }
}

/// A finished journal.
struct Journal {
    made: NaiveDateTime,
    etag: HeaderValue,
    gzip: Bytes,
    /// How many players had asked to be forgotten when it was made: who asks is in none that is handed out later.
    forgotten: i64,
    /// The generation of the data in which this was still so.
    generation: AtomicU64,
}

impl Journal {
    fn make(made: NaiveDateTime, generation: u64, forgotten: i64, plain: &[u8]) -> Journal {
        let tag = format!("\"{}\"", &hex::encode(Sha256::digest(plain))[..20]);
        let etag = HeaderValue::from_str(&tag).unwrap_or_else(|_| HeaderValue::from_static("\"journal\""));
        Journal { made, etag, gzip: cache::gzip(plain, flate2::Compression::default()), forgotten, generation: AtomicU64::new(generation) }
    }

    /// When it was made, as headers say it.
    fn modified(&self) -> String {
        self.made.format("%a, %d %b %Y %H:%M:%S GMT").to_string()
    }

    /// Whether the reader has it already.
    fn known(&self, headers: &HeaderMap) -> bool {
        if headers.contains_key(header::IF_NONE_MATCH) {
            return cache::known(headers, &self.etag);
        }
        let since = headers.get(header::IF_MODIFIED_SINCE).and_then(|v| v.to_str().ok());
        let since = since.and_then(|text| DateTime::parse_from_rfc2822(text).ok());
        since.is_some_and(|since| self.made.and_utc().timestamp() <= since.timestamp())
    }
}

/// The journal of the day, if it is there.
async fn kept(at: &At) -> Result<Option<Arc<Journal>>, WebError> {
    let (app, id) = (&at.app, at.federation.id);
    let now = app.now();
    let young = |journal: &Arc<Journal>| journal.made.date() == now.date() && now - journal.made < TimeDelta::hours(LASTS);
    let Some(journal) = app.journals.0.get(&id).filter(young) else { return Ok(None) };
    let generation = app.db.generation();
    if journal.generation.load(Ordering::Relaxed) != generation {
        let forgotten = app.read(move |c| players::forgotten(c, id)).await?;
        if forgotten != journal.forgotten {
            return Ok(None);
        }
        journal.generation.store(generation, Ordering::Relaxed);
    }
    Ok(Some(journal))
}

/// The journal of the day; made if nobody has asked for it yet.
async fn of_today(at: &At) -> Result<Arc<Journal>, WebError> {
    if let Some(journal) = kept(at).await? {
        return Ok(journal);
    }
    let (app, id) = (&at.app, at.federation.id);
    let turn = app.turn().await?;
    // Who had the turn before may have made it.
    if let Some(journal) = kept(at).await? {
        return Ok(journal);
    }
    let (now, generation) = (app.now(), app.db.generation());
    let read = app.read(move |c| Ok::<_, DbError>((turn, players::forgotten(c, id)?, export_public(c, id, now.date())?)));
    let (turn, forgotten, plain) = read.await?;
    let journal = web::block(move || {
        let _turn = turn;
        Arc::new(Journal::make(now, generation, forgotten, &plain))
    });
    let journal = journal.await.map_err(|_| WebError::Gone)?;
    app.journals.0.insert(id, journal.clone());
    Ok(journal)
}

/// The whole federation as a journal
///
/// Players, rated tournaments, published lists and editions of the rules in the order in which they happened, one JSON object a line, in
/// the exchange format of this program (JOURNAL.md): the ratings can be calculated again from it. It says what the pages say to
/// everybody: of births the year, of minors none; nothing of tournaments that are not rated; of who asked to be forgotten the code.
///
/// It is made at most once a day, when somebody asks for it for the first time: what is handed out may be 24 hours old, `Last-Modified`
/// says how old it is. Ask with `If-None-Match`. It is large; take it compressed.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/journal", tag = "bulk", operation_id = "getJournal",
    params(("federation" = String, Path, description = "Slug of the federation.")),
    responses(
        (status = 200, description = "The journal.", body = String, content_type = "application/x-ndjson",
            headers(("Last-Modified" = String, description = "When it was made."))),
        Unknown, Usual,
    ))]
pub async fn journal(at: At, req: HttpRequest) -> Result<HttpResponse, WebError> {
    Asked::of(&req, &[]).done()?;
    let journal = of_today(&at).await?;
    let mut response = if journal.known(req.headers()) {
        HttpResponse::NotModified().finish()
    } else {
        let name = format!("attachment; filename=\"{}.jsonl\"", at.federation.slug);
        let mut answer = HttpResponse::Ok();
        answer.insert_header((header::CONTENT_TYPE, MEDIA)).insert_header((header::CONTENT_DISPOSITION, name));
        if cache::takes(req.headers(), "gzip") {
            answer.insert_header((header::CONTENT_ENCODING, "gzip")).body(journal.gzip.clone())
        } else {
            answer.streaming(stream::iter(Pieces(GzDecoder::new(std::io::Cursor::new(journal.gzip.clone())))))
        }
    };
    let headers = response.headers_mut();
    headers.insert(header::ETAG, journal.etag.clone());
    if let Ok(modified) = HeaderValue::from_str(&journal.modified()) {
        headers.insert(header::LAST_MODIFIED, modified);
    }
    Ok(response)
}

/// A journal piece by piece.
struct Pieces(GzDecoder<std::io::Cursor<Bytes>>);

impl Iterator for Pieces {
    type Item = std::io::Result<Bytes>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut piece = vec![0; PIECE];
        match self.0.read(&mut piece) {
            Ok(0) => None,
            Ok(read) => {
                piece.truncate(read);
                Some(Ok(piece.into()))
            }
            Err(error) => Some(Err(error)),
        }
    }
}

/// The current list as CSV
///
/// The same file that the site hands out: a line with the names of the columns, then a row for each player by place, pool by pool where
/// there are pools.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/ratings.csv", tag = "bulk", operation_id = "getRatingsCsv",
    params(("federation" = String, Path, description = "Slug of the federation.")),
    responses((status = 200, description = "The current list.", body = String, content_type = "text/csv"), Unknown, Usual))]
pub async fn ratings_csv(at: At, req: HttpRequest) -> Result<HttpResponse, WebError> {
    Asked::of(&req, &[]).done()?;
    ratings::current_csv(at.0, actix_web::web::Query(ratings::Query::default())).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_unpacked_piece_by_piece_is_the_whole() {
        let plain: Vec<u8> = (0..200_000_u32).flat_map(u32::to_le_bytes).collect();
        let journal = Journal::make(NaiveDateTime::MIN, 0, 0, &plain);
        let pieces = Pieces(GzDecoder::new(std::io::Cursor::new(journal.gzip.clone())));
        let whole: Vec<u8> = pieces.flat_map(|piece| piece.unwrap().to_vec()).collect();
        assert_eq!(whole, plain);
    }
}
