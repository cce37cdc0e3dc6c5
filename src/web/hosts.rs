//! The host names of a federation, for the administrator.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use crate::actions::hosts::{self as office, LONGEST};
use crate::actions::{ActionError, FormProblem, Tx};
use crate::db::federations::Federation;
use crate::db::hosts::{self as storage, Named};
use crate::db::{Conn, Scope, accounts, federations};
use crate::error::WebError;
use crate::frame::form::Form;
use crate::frame::layout::{Layout, redirect_to, render_with_status};
use crate::frame::request::Administrator;
use crate::frame::sentences::FieldMistakes;

struct HostRow {
    host: String,
    shown: String,
    leads: String,
    main: bool,
    hint: String,
}

#[derive(Template)]
#[template(path = "hosts/list.html")]
struct HostsPage {
    page: Layout,
    slug: String,
    hosts: Vec<HostRow>,
    none: String,
    typed: String,
    longest: usize,
    mistakes: FieldMistakes,
}

fn find(c: &mut Conn, slug: &str) -> Result<Federation, ActionError> {
    federations::find_by_slug(c, slug)?.ok_or(ActionError::NotFound)
}

async fn page_response(
    admin: &Administrator,
    slug: &str,
    typed: String,
    problems: &[FormProblem],
) -> Result<HttpResponse, WebError> {
    let (visit, asked) = (&admin.visit, slug.to_owned());
    let (federation, named) = visit
        .app
        .read(move |c| {
            let federation = find(c, &asked)?;
            let named = storage::of_federation(c, federation.id)?;
            Ok::<_, ActionError>((federation, named))
        })
        .await?;
    let (t, site) = (visit.t(), format!("{}/{slug}", visit.app.settings.base_url));
    let main = named
        .iter()
        .find(|one| one.main)
        .map(|one| one.host.display_name())
        .unwrap_or_default();
    let row = |one: &Named| HostRow {
        host: one.host.to_string(),
        shown: one.host.display_name(),
        leads: if one.main {
            t.msg_hosts_main()
        } else {
            t.msg_hosts_leads(main.as_str())
        },
        main: one.main,
        hint: t.msg_hosts_remove_hint(site.as_str()),
    };
    let view = HostsPage {
        page: Layout::for_site(visit, t.msg_hosts_title(federation.name_in(visit.language))),
        slug: federation.slug.clone(),
        hosts: named.iter().map(row).collect(),
        none: t.msg_hosts_empty(site.as_str()),
        typed,
        longest: LONGEST,
        mistakes: FieldMistakes::from_problems(t, problems, |_| t.msg_hosts_name()),
    };
    render_with_status(
        &view,
        if problems.is_empty() {
            StatusCode::OK
        } else {
            StatusCode::UNPROCESSABLE_ENTITY
        },
    )
}

pub async fn list(admin: Administrator, path: web::Path<String>) -> Result<HttpResponse, WebError> {
    page_response(&admin, &path, String::new(), &[]).await
}

fn redirect_to_page(admin: &Administrator, slug: &str, flash: &'static str) -> HttpResponse {
    redirect_to(
        &admin.visit,
        &format!("/accounts/federations/{slug}/hosts"),
        flash,
    )
}

pub async fn enter_host(
    admin: Administrator,
    path: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    let (slug, typed) = (path.into_inner(), form.text("host").to_owned());
    let (actor, now, site) = (
        admin.actor.clone(),
        admin.visit.app.now(),
        admin.visit.app.settings.base_url.clone(),
    );
    let (asked, host) = (slug.clone(), typed.clone());
    let scope = lock_scope(&admin, &slug).await?;
    let entered = admin.visit.app.write_form_in(scope, move |c| {
        let federation = find(c, &asked)?;
        // A host name is unique among all federations, so the change needs the lock of accounts.
        accounts::lock_accounts(c)?;
        office::add_host(&mut Tx::new(c, &actor, &federation, now), &site, &host)
    });
    match entered.await? {
        Ok(()) => Ok(redirect_to_page(&admin, &slug, "saved")),
        Err(problems) => page_response(&admin, &slug, typed, &problems).await,
    }
}

/// The federation's pages change their address. A moved federation's names are removed here, too.
async fn lock_scope(admin: &Administrator, slug: &str) -> Result<Scope, WebError> {
    let slug = slug.to_owned();
    Ok(Scope::UnexportedData(
        admin.visit.app.read(move |c| find(c, &slug)).await?.id,
    ))
}

type HostAct = fn(&mut Tx<'_>, &str) -> Result<(), ActionError>;

async fn perform_deed(
    admin: &Administrator,
    slug: &str,
    form: &Form,
    deed: HostAct,
) -> Result<(), WebError> {
    let (asked, host) = (slug.to_owned(), form.text("host").to_owned());
    let (actor, now) = (admin.actor.clone(), admin.visit.app.now());
    let scope = lock_scope(admin, slug).await?;
    admin
        .visit
        .app
        .write_in(scope, move |c| {
            let federation = find(c, &asked)?;
            accounts::lock_accounts(c)?;
            deed(&mut Tx::new(c, &actor, &federation, now), &host)
        })
        .await
}

/// Sets the address of the federation's pages.
pub async fn prefer_host(
    admin: Administrator,
    path: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    perform_deed(&admin, &path, &form, office::make_main).await?;
    Ok(redirect_to_page(&admin, &path, "saved"))
}

pub async fn remove_host(
    admin: Administrator,
    path: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, WebError> {
    perform_deed(&admin, &path, &form, office::remove_host).await?;
    Ok(redirect_to_page(&admin, &path, "removed"))
}
