//! The graphics of a federation's pages: its emblem, its icon, its ornament. Their addresses change
//! with their content.

use actix_web::HttpResponse;

use crate::actions::ActionError;
use crate::app::aside;
use crate::db::files;
use crate::documents::{icon, ornament, paper};
use crate::error::WebError;
use crate::frame::layout::lasting;
use crate::frame::request::{Inside, read};

/// The media type of drawings.
const SVG: &str = "image/svg+xml; charset=utf-8";

/// `GET /{federation}/mark.png`: the emblem in the size of the page header.
pub async fn mark(inside: Inside) -> Result<HttpResponse, WebError> {
    let file = read(&inside, |c, f| {
        let id = f.emblem_id.ok_or(ActionError::NotFound)?;
        files::find(c, f.id, id)?.ok_or(ActionError::NotFound)
    })
    .await?;
    let turn = inside.app.reckoning.take(inside.reader).await?;
    let drawn = aside(move || {
        let _turn = turn;
        paper::small_emblem(&file.content)
    });
    Ok(lasting(
        "image/png",
        drawn.await?.ok_or(WebError::NotFound)?,
    ))
}

/// `GET /{federation}/icon.svg`
pub async fn icon(inside: Inside) -> Result<HttpResponse, WebError> {
    let federation = &inside.federation;
    Ok(lasting(
        SVG,
        icon::icon(
            federation.accent.unwrap_or_default(),
            federation.rules.shows.sign,
        ),
    ))
}

/// `GET /{federation}/ornament.svg`
pub async fn band(inside: Inside) -> Result<HttpResponse, WebError> {
    Ok(lasting(SVG, ornament::band(&inside.federation.name)))
}
