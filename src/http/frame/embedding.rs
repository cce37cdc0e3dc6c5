//! Responses that other sites display: small pages in frames, drawings, pictures of link previews.

use actix_web::HttpResponse;
use actix_web::http::header;
use askama::Template;

use crate::error::WebError;
use crate::frame::cache::SharedCacheMarker;
use crate::frame::cookieless::FRAMED;
use crate::frame::layout::{public_text, render_public};

pub fn render_frameable(page: &impl Template) -> Result<HttpResponse, WebError> {
    let mut response = render_public(page)?;
    response
        .headers_mut()
        .insert(header::CONTENT_SECURITY_POLICY, FRAMED);
    Ok(response)
}

pub fn frameable_drawing(svg: String) -> HttpResponse {
    let mut response = public_text("image/svg+xml; charset=utf-8", svg);
    response
        .headers_mut()
        .insert(header::CONTENT_SECURITY_POLICY, FRAMED);
    response
}

pub fn preview_picture(png: Vec<u8>) -> HttpResponse {
    let mut response = HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "image/png"))
        .body(png);
    response.extensions_mut().insert(SharedCacheMarker);
    response
}
