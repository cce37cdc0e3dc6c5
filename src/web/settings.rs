//! What the chairman decides about the federation's ways beside its rules.

use actix_web::HttpResponse;
use askama::Template;

use super::error::WebError;
use super::form::Form;
use super::layout::{Layout, go, html};
use super::visit::{By, Chair, write};
use crate::office::federations;

#[derive(Template)]
#[template(path = "people/settings.html")]
struct SettingsPage {
    page: Layout,
    slug: String,
    prior_approval: bool,
}

/// `GET /{federation}/settings`
pub async fn settings(by: By<Chair>) -> Result<HttpResponse, WebError> {
    html(&SettingsPage {
        page: Layout::inside(&by, "people", by.t().msg_settings_title()),
        slug: by.federation.slug.clone(),
        prior_approval: by.federation.prior_approval,
    })
}

/// `POST /{federation}/settings`
pub async fn change(by: By<Chair>, form: Form) -> Result<HttpResponse, WebError> {
    let (actor, now, wanted) = (by.actor.clone(), by.app.now(), form.has("prior_approval"));
    write(&by, move |c, f| federations::require_approval(c, &actor, f, wanted, now)).await?;
    Ok(go(&by.inside.visit, &format!("/{}/settings", by.federation.slug), "saved"))
}
