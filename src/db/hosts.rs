//! The host names of federations that have addresses of their own.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::hosts;
use super::{Conn, DbError, FederationId};
use crate::domain::host::Host;
use crate::words::Stored;

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Insertable)]
#[diesel(table_name = hosts)]
pub struct Named {
    #[diesel(serialize_as = Stored<Host>)]
    pub host: Host,
    pub federation_id: FederationId,
    /// The federation's pages have this address; its other hosts redirect to it.
    pub main: bool,
    pub created_at: NaiveDateTime,
}

pub fn all(conn: &mut Conn) -> Result<Vec<Named>, DbError> {
    Ok(hosts::table.order(hosts::host).load(conn)?)
}

/// The main one, then the others by time of creation.
pub fn of_federation(conn: &mut Conn, federation: FederationId) -> Result<Vec<Named>, DbError> {
    let own = hosts::table.filter(hosts::federation_id.eq(federation));
    Ok(own
        .order((hosts::main.desc(), hosts::created_at, hosts::host))
        .load(conn)?)
}

pub fn find(conn: &mut Conn, host: &Host) -> Result<Option<Named>, DbError> {
    Ok(hosts::table
        .filter(hosts::host.eq(Stored(host)))
        .first(conn)
        .optional()?)
}

pub fn add(conn: &mut Conn, named: &Named) -> Result<(), DbError> {
    diesel::insert_into(hosts::table)
        .values(named.clone())
        .execute(conn)?;
    Ok(())
}

pub fn set_main(conn: &mut Conn, named: &Named) -> Result<(), DbError> {
    diesel::update(hosts::table.filter(hosts::federation_id.eq(named.federation_id)))
        .set(hosts::main.eq(false))
        .execute(conn)?;
    diesel::update(hosts::table.filter(hosts::host.eq(Stored(&named.host))))
        .set(hosts::main.eq(true))
        .execute(conn)?;
    Ok(())
}

pub fn remove(conn: &mut Conn, host: &Host) -> Result<(), DbError> {
    diesel::delete(hosts::table.filter(hosts::host.eq(Stored(host)))).execute(conn)?;
    Ok(())
}
