//! Static files, compiled in, compressed at the first use and kept by browsers for good: their address changes with them.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use actix_web::http::header::HeaderValue;
use actix_web::{HttpRequest, HttpResponse, web};
use data_encoding::HEXLOWER;
use rust_embed::Embed;

use crate::web::app::pages::{Accepted, Page};
use crate::web::error::WebError;
use crate::web::frame::cache;

#[derive(Embed)]
#[folder = "static/"]
struct Files;

static ASSETS: LazyLock<HashMap<String, (Arc<Page>, String)>> = LazyLock::new(|| {
    Files::iter()
        .filter_map(|name| {
            let file = Files::get(&name)?;
            let mark = HEXLOWER.encode(&file.metadata.sha256_hash()[..6]);
            let page = Page::make(0, HeaderValue::from_static(content_type(&name)), Vec::new(), file.data.into_owned().into());
            Some((name.to_string(), (Arc::new(page), mark)))
        })
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

/// The address of a static file; it changes when the file does. (The fonts are named in the style sheet, without a mark: a changed one
/// takes a new name.)
pub fn address(name: &str) -> String {
    match ASSETS.get(name) {
        Some((_, mark)) => format!("/static/{name}?v={mark}"),
        None => format!("/static/{name}"),
    }
}

/// The bytes of a static file.
pub fn bytes(name: &str) -> Option<Cow<'static, [u8]>> {
    Files::get(name).map(|file| file.data)
}

/// `GET /static/{name}`
pub async fn serve(req: HttpRequest, name: web::Path<String>) -> Result<HttpResponse, WebError> {
    answer(&req, &name)
}

/// `GET /static/help/{name}`: a picture of the handbook.
pub async fn serve_picture(req: HttpRequest, name: web::Path<String>) -> Result<HttpResponse, WebError> {
    answer(&req, &format!("help/{name}"))
}

fn answer(req: &HttpRequest, name: &str) -> Result<HttpResponse, WebError> {
    let (page, _) = ASSETS.get(name).ok_or(WebError::NotFound)?;
    let body = (!cache::known(req.headers(), &page.etag)).then(|| page.body(Accepted::of(req.headers())));
    let mut response = cache::answer(page, body);
    response.headers_mut().insert(actix_web::http::header::CACHE_CONTROL, cache::FOR_GOOD);
    Ok(response)
}
