//! Host names of a federation's own address. The operator of the installation enters them, since
//! DNS has to point to this machine and its proxy needs their certificates.

use super::audit::{Entry, Subject};
use super::authorization::{OnSite, Site, check_allowed};
use super::{ActionError, FormMistake, FormProblem, Tx};
use crate::db::federations::Federation;
use crate::db::hosts::{self, Named};
use crate::db::{Conn, DbError};
use crate::domain::audit::Action;
use crate::domain::host::{self, Host};

pub const MOST: usize = 20;
/// In characters of any alphabet.
pub const LONGEST: usize = 253;

/// The first host name is the main one. `site` is the address of the installation.
pub fn add_host(tx: &mut Tx<'_>, site: &str, typed: &str) -> Result<(), ActionError> {
    check_allowed(tx.actor, &Site, OnSite::Run)?;
    let refused = |kind| {
        ActionError::Form(vec![FormProblem {
            field: "host",
            kind,
        }])
    };
    let host = Host::from_word(typed).ok_or_else(|| refused(FormMistake::NotAHost))?;
    if host.word() == host::name_in(site) || hosts::find(tx.conn, &host)?.is_some() {
        return Err(refused(FormMistake::Taken));
    }
    let own = hosts::of_federation(tx.conn, tx.federation.id)?;
    if own.len() >= MOST {
        return Err(refused(FormMistake::TooManyHosts(MOST)));
    }
    let named = Named {
        host,
        federation_id: tx.federation.id,
        main: own.is_empty(),
        created_at: tx.now,
    };
    hosts::add(tx.conn, &named)?;
    Ok(log_change(tx, Action::EnterHost, &named.host)?)
}

/// Pages get their addresses at the main host name.
pub fn make_main(tx: &mut Tx<'_>, host: &str) -> Result<(), ActionError> {
    check_allowed(tx.actor, &Site, OnSite::Run)?;
    let named = find(tx.conn, tx.federation, host)?;
    if !named.main {
        hosts::set_main(tx.conn, &named)?;
        log_change(tx, Action::PreferHost, &named.host)?;
    }
    Ok(())
}

/// The oldest remaining host name replaces a removed main one.
pub fn remove_host(tx: &mut Tx<'_>, host: &str) -> Result<(), ActionError> {
    check_allowed(tx.actor, &Site, OnSite::Run)?;
    let named = find(tx.conn, tx.federation, host)?;
    hosts::remove(tx.conn, &named.host)?;
    if named.main
        && let Some(next) = hosts::of_federation(tx.conn, tx.federation.id)?.first()
    {
        hosts::set_main(tx.conn, next)?;
    }
    Ok(log_change(tx, Action::RemoveHost, &named.host)?)
}

fn find(conn: &mut Conn, federation: &Federation, host: &str) -> Result<Named, ActionError> {
    let host = Host::from_word(host).ok_or(ActionError::NotFound)?;
    hosts::find(conn, &host)?
        .filter(|named| named.federation_id == federation.id)
        .ok_or(ActionError::NotFound)
}

fn log_change(tx: &mut Tx<'_>, action: Action, host: &Host) -> Result<(), DbError> {
    let entry =
        Entry::new(action, Subject::Federation(tx.federation.slug.clone())).with(host.word());
    tx.audit(entry).map(|_| ())
}
