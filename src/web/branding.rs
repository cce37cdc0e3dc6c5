//! A federation's emblem, icon and ornament. Their addresses change with their content.

use actix_web::HttpResponse;

use crate::actions::ActionError;
use crate::app::run_blocking;
use crate::db::files;
use crate::documents::{icon, ornament, paper};
use crate::error::WebError;
use crate::frame::layout::lasting_file;
use crate::frame::request::{Inside, read_inside};

const SVG: &str = "image/svg+xml; charset=utf-8";

pub async fn emblem_image(inside: Inside) -> Result<HttpResponse, WebError> {
    let file = read_inside(&inside, |c, f| {
        let id = f.emblem_id.ok_or(ActionError::NotFound)?;
        files::find(c, f.id, id)?.ok_or(ActionError::NotFound)
    })
    .await?;
    let turn = inside.app.calculation_limit.take(inside.reader).await?;
    let drawn = run_blocking(move || {
        let _turn = turn;
        paper::small_emblem(&file.content)
    });
    Ok(lasting_file(
        "image/png",
        drawn.await?.ok_or(WebError::NotFound)?,
    ))
}

pub async fn icon_image(inside: Inside) -> Result<HttpResponse, WebError> {
    let federation = &inside.federation;
    Ok(lasting_file(
        SVG,
        icon::render_icon(
            federation.accent.unwrap_or_default(),
            federation.rules.shows.sign,
        ),
    ))
}

pub async fn ornament_image(inside: Inside) -> Result<HttpResponse, WebError> {
    Ok(lasting_file(
        SVG,
        ornament::render_band(&inside.federation.name),
    ))
}
