//! Static files: compiled in, compressed at first use, and cached by browsers for good, since their
//! address changes with their content.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use actix_web::http::header::HeaderValue;
use actix_web::{HttpRequest, HttpResponse, web};
use data_encoding::HEXLOWER;
use rust_embed::Embed;
use sha2::{Digest, Sha256};

use crate::app::pages::{AcceptedEncodings, Page, PageVersion};
use crate::db::{CacheScope, State};
use crate::error::WebError;
use crate::frame::cache;

#[derive(Embed)]
#[folder = "../../static/"]
struct Files;

const SHEET: &str = "style.css";
const FOLDER: &str = "style/";
/// Order in which the parts are joined: of rules with equal specificity the later one wins.
const PARTS: [&str; 17] = [
    "base",
    "frame",
    "blocks",
    "charts",
    "tables",
    "tournament",
    "forms",
    "editor",
    "narrow",
    "print",
    "texts",
    "desk",
    "live",
    "screen",
    "papers",
    "home",
    "player",
];

fn join_style_sheet() -> Vec<u8> {
    let part =
        |name: &&str| Files::get(&format!("{FOLDER}{name}.css")).map(|file| file.data.into_owned());
    PARTS.iter().filter_map(part).collect::<Vec<_>>().concat()
}

static ASSETS: LazyLock<HashMap<String, (Arc<Page>, String)>> = LazyLock::new(|| {
    let asset = |name: String, mark: &[u8], data: Vec<u8>| {
        let page = Page::from_body(
            PageVersion::new(CacheScope::Program, &State::default()),
            HeaderValue::from_static(content_type(&name)),
            Vec::new(),
            data.into(),
        );
        (name, (Arc::new(page), HEXLOWER.encode(mark)))
    };
    let joined = join_style_sheet();
    let mark = Sha256::digest(&joined);
    Files::iter()
        .filter(|name| !name.starts_with(FOLDER))
        .filter_map(|name| {
            let file = Files::get(&name)?;
            Some(asset(
                name.to_string(),
                &file.metadata.sha256_hash()[..6],
                file.data.into_owned(),
            ))
        })
        .chain([asset(SHEET.to_owned(), &mark[..6], joined)])
        .collect()
});

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml; charset=utf-8",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// Changes with the file. The style sheet names fonts without a hash: a changed font is renamed.
pub fn asset_address(name: &str) -> String {
    match ASSETS.get(name) {
        Some((_, mark)) => format!("/static/{name}?v={mark}"),
        None => format!("/static/{name}"),
    }
}

pub fn bytes(name: &str) -> Option<Cow<'static, [u8]>> {
    Files::get(name).map(|file| file.data)
}

pub async fn serve_file(
    req: HttpRequest,
    name: web::Path<String>,
) -> Result<HttpResponse, WebError> {
    answer_with_file(&req, &name)
}

pub async fn serve_picture(
    req: HttpRequest,
    name: web::Path<String>,
) -> Result<HttpResponse, WebError> {
    answer_with_file(&req, &format!("help/{name}"))
}

fn answer_with_file(req: &HttpRequest, name: &str) -> Result<HttpResponse, WebError> {
    let (page, _) = ASSETS.get(name).ok_or(WebError::NotFound)?;
    let body = (!cache::etag_matches(req.headers(), &page.etag))
        .then(|| page.best_body(AcceptedEncodings::from_headers(req.headers())));
    let mut response = cache::build_response(page, body);
    response
        .headers_mut()
        .insert(actix_web::http::header::CACHE_CONTROL, cache::FOR_GOOD);
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::{FOLDER, Files, PARTS, SHEET, asset_address, join_style_sheet};

    #[test]
    fn every_part_of_the_style_sheet_is_joined_once() {
        let mut lying: Vec<String> = Files::iter()
            .filter_map(|name| name.strip_prefix(FOLDER).map(str::to_owned))
            .collect();
        let mut joined: Vec<String> = PARTS.iter().map(|part| format!("{part}.css")).collect();
        lying.sort();
        joined.sort();
        assert_eq!(lying, joined);
        // Each part ends its last line and closes its blocks, so that it doesn't affect the next.
        for part in PARTS {
            let text = Files::get(&format!("{FOLDER}{part}.css"))
                .map(|file| String::from_utf8_lossy(&file.data).into_owned())
                .unwrap_or_default();
            assert!(
                text.ends_with('\n') && text.matches('{').count() == text.matches('}').count(),
                "{part}"
            );
        }
        assert!(join_style_sheet().starts_with(b"/* Crosstable."));
        assert!(asset_address(SHEET).starts_with("/static/style.css?v="));
    }
}
