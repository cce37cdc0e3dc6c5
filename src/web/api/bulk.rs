//! Whole federations as files: a journal, made at most once a day, and the current list as CSV.

use std::io::Read as _;

use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse};
use chrono::DateTime;
use flate2::read::GzDecoder;
use futures_util::stream;

use super::ApiFederation;
use super::answers::{Unknown, Usual};
use super::paging::RequestParams;
use crate::app::journals::Journal;
use crate::app::pages;
use crate::error::WebError;
use crate::frame::cache;
use crate::ratings;

/// Bytes sent at a time to clients that accept no compression.
const PIECE: usize = 64 * 1024;
const MEDIA: &str = "application/x-ndjson";

/// The whole federation as a journal
///
/// Players, rated tournaments, published lists and editions of the rules in the order in which they
/// happened, one JSON object a line, in the exchange format of this program (docs/spec/journal.md):
/// the ratings can be calculated again from it. It contains only what the public pages show: of
/// births the year, of minors none; no tournaments that are not rated; of players who asked to be
/// forgotten only the code.
///
/// It is generated at most once a day, at the first request: the file may be up to 24 hours old,
/// see `Last-Modified`. Ask with `If-None-Match`. It is large; take it compressed.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/journal", tag = "bulk", operation_id = "getJournal",
    params(("federation" = String, Path, description = "Slug of the federation.")),
    responses(
        (status = 200, description = "The \
            journal.", body = String, content_type = "application/x-ndjson",
            headers(("Last-Modified" = String, description = "When it was made."))),
        Unknown, Usual,
    ))]
pub async fn journal(at: ApiFederation, req: HttpRequest) -> Result<HttpResponse, WebError> {
    RequestParams::from_request(&req, &[]).finish_parsing()?;
    let journal = at
        .app
        .journals
        .of_today(&at.app, at.reader, at.federation.id)
        .await?;
    let mut response = if is_not_modified(&journal, req.headers()) {
        HttpResponse::NotModified().finish()
    } else {
        let name = format!("attachment; filename=\"{}.jsonl\"", at.federation.slug);
        let mut answer = HttpResponse::Ok();
        answer
            .insert_header((header::CONTENT_TYPE, MEDIA))
            .insert_header((header::CONTENT_DISPOSITION, name));
        if pages::accepts_encoding(req.headers(), "gzip") {
            answer
                .insert_header((header::CONTENT_ENCODING, "gzip"))
                .body(journal.gzip.clone())
        } else {
            answer.streaming(stream::iter(Pieces(GzDecoder::new(std::io::Cursor::new(
                journal.gzip.clone(),
            )))))
        }
    };
    let headers = response.headers_mut();
    headers.insert(header::ETAG, journal.etag.clone());
    if let Ok(modified) = HeaderValue::from_str(&journal.last_modified()) {
        headers.insert(header::LAST_MODIFIED, modified);
    }
    Ok(response)
}

fn is_not_modified(journal: &Journal, headers: &HeaderMap) -> bool {
    if headers.contains_key(header::IF_NONE_MATCH) {
        return cache::etag_matches(headers, &journal.etag);
    }
    let since = headers
        .get(header::IF_MODIFIED_SINCE)
        .and_then(|v| v.to_str().ok());
    let since = since.and_then(|text| DateTime::parse_from_rfc2822(text).ok());
    since.is_some_and(|since| journal.made.and_utc().timestamp() <= since.timestamp())
}

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
/// The same file as on the site: a line with the names of the columns, then a row for each player
/// by place, pool by pool where there are pools. Where the federation has any, columns with
/// external ids follow (`aga`, `egf_pin`, `ffg`, `fide`, `national`), and a column `guest` (`yes`).
/// The header `Link` with `rel="license"` leads to the terms of use.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/ratings.csv", tag = "bulk", operation_id = "getRatingsCsv",
    params(("federation" = String, Path, description = "Slug of the federation.")),
    responses(
        (status = 200, description = "The current list.", body = String, content_type = "text/csv",
            headers(("Link" = String, description = "The page with the note on the use of the \
                list, with `rel=\"license\"`."))),
        Unknown, Usual,
    ))]
pub async fn ratings_csv(at: ApiFederation, req: HttpRequest) -> Result<HttpResponse, WebError> {
    RequestParams::from_request(&req, &[]).finish_parsing()?;
    ratings::downloads::current_csv(
        at.0,
        crate::frame::query::QueryParams(ratings::RatingListFilter::default()),
    )
    .await
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDateTime;

    use super::*;
    use crate::db::{CacheScope, State};

    #[test]
    fn what_is_unpacked_piece_by_piece_is_the_whole() {
        let plain: Vec<u8> = (0..200_000_u32).flat_map(u32::to_le_bytes).collect();
        let journal = Journal::from_text(
            NaiveDateTime::MIN,
            State::default().stamp(CacheScope::Site),
            0,
            &plain,
        );
        let pieces = Pieces(GzDecoder::new(std::io::Cursor::new(journal.gzip.clone())));
        let whole: Vec<u8> = pieces.flat_map(|piece| piece.unwrap().to_vec()).collect();
        assert_eq!(whole, plain);
    }
}
