//! Host names of a federation's own address. The operator of the installation enters them, since
//! DNS has to point to this machine and its proxy needs their certificates.

use chrono::NaiveDateTime;

use super::audit::{self, Entry, Subject};
use super::authorization::{OnSite, Site, check_allowed};
use super::{ActionError, Actor, FormMistake, FormProblem};
use crate::db::federations::Federation;
use crate::db::hosts::{self, Named};
use crate::db::{Conn, DbError};
use crate::domain::audit::Action;
use crate::domain::host::{self, Host};

pub const MOST: usize = 20;
/// In characters of any alphabet.
pub const LONGEST: usize = 253;

/// The first host name is the main one. `site` is the address of the installation.
pub fn add_host(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    site: &str,
    typed: &str,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    check_allowed(actor, &Site, OnSite::Run)?;
    let refused = |kind| {
        ActionError::Form(vec![FormProblem {
            field: "host",
            kind,
        }])
    };
    let host = Host::from_word(typed).ok_or_else(|| refused(FormMistake::NotAHost))?;
    if host.word() == host::name_in(site) || hosts::find(conn, &host)?.is_some() {
        return Err(refused(FormMistake::Taken));
    }
    let own = hosts::of_federation(conn, federation.id)?;
    if own.len() >= MOST {
        return Err(refused(FormMistake::TooManyHosts(MOST)));
    }
    let named = Named {
        host,
        federation_id: federation.id,
        main: own.is_empty(),
        created_at: now,
    };
    hosts::add(conn, &named)?;
    Ok(log_change(
        conn,
        actor,
        federation,
        Action::EnterHost,
        &named.host,
        now,
    )?)
}

/// Pages get their addresses at the main host name.
pub fn make_main(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    host: &str,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    check_allowed(actor, &Site, OnSite::Run)?;
    let named = find(conn, federation, host)?;
    if !named.main {
        hosts::set_main(conn, &named)?;
        log_change(
            conn,
            actor,
            federation,
            Action::PreferHost,
            &named.host,
            now,
        )?;
    }
    Ok(())
}

/// The oldest remaining host name replaces a removed main one.
pub fn remove_host(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    host: &str,
    now: NaiveDateTime,
) -> Result<(), ActionError> {
    check_allowed(actor, &Site, OnSite::Run)?;
    let named = find(conn, federation, host)?;
    hosts::remove(conn, &named.host)?;
    if named.main
        && let Some(next) = hosts::of_federation(conn, federation.id)?.first()
    {
        hosts::set_main(conn, next)?;
    }
    Ok(log_change(
        conn,
        actor,
        federation,
        Action::RemoveHost,
        &named.host,
        now,
    )?)
}

fn find(conn: &mut Conn, federation: &Federation, host: &str) -> Result<Named, ActionError> {
    let host = Host::from_word(host).ok_or(ActionError::NotFound)?;
    hosts::find(conn, &host)?
        .filter(|named| named.federation_id == federation.id)
        .ok_or(ActionError::NotFound)
}

fn log_change(
    conn: &mut Conn,
    actor: &Actor,
    federation: &Federation,
    action: Action,
    host: &Host,
    now: NaiveDateTime,
) -> Result<(), DbError> {
    let entry = Entry::new(action, Subject::Federation(federation.slug.clone())).with(host.word());
    audit::write_entry(conn, actor, Some(federation.id), entry, now).map(|_| ())
}
