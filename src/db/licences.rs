//! Licences of referees and organizers.

use chrono::NaiveDate;

use super::erased_query::prelude::*;
use super::schema::licences;
use super::{Conn, DbError, FederationId, LicenceId};
use crate::domain::licence::{Licence, LicenceKind};
use crate::words::Stored;

#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct LicenceRow {
    pub id: LicenceId,
    pub federation_id: FederationId,
    pub kind: LicenceKind,
    /// As printed.
    pub name: String,
    /// In the words of the federation.
    pub category: String,
    pub number: String,
    pub since: Option<NaiveDate>,
    pub until: Option<NaiveDate>,
}

impl LicenceRow {
    pub fn into_licence(self) -> Licence {
        let LicenceRow {
            kind,
            name,
            category,
            number,
            since,
            until,
            ..
        } = self;
        Licence {
            kind,
            name,
            category,
            number,
            since,
            until,
        }
    }
}

pub fn add(
    conn: &mut Conn,
    federation: FederationId,
    licence: &Licence,
) -> Result<LicenceId, DbError> {
    use licences as l;
    let Licence {
        kind,
        name,
        category,
        number,
        since,
        until,
    } = licence;
    let said = (
        l::kind.eq(Stored(kind)),
        l::name.eq(name),
        l::category.eq(category),
        l::number.eq(number),
        l::since.eq(since),
        l::until.eq(until),
    );
    Ok(diesel::insert_into(l::table)
        .values((l::federation_id.eq(federation), said))
        .returning(l::id)
        .get_result(conn)?)
}

pub fn update(conn: &mut Conn, id: LicenceId, licence: &Licence) -> Result<(), DbError> {
    use licences as l;
    let Licence {
        kind,
        name,
        category,
        number,
        since,
        until,
    } = licence;
    let said = (
        l::kind.eq(Stored(kind)),
        l::name.eq(name),
        l::category.eq(category),
        l::number.eq(number),
        l::since.eq(since),
        l::until.eq(until),
    );
    diesel::update(l::table.filter(l::id.eq(id)))
        .set(said)
        .execute(conn)?;
    Ok(())
}

pub fn remove(conn: &mut Conn, id: LicenceId) -> Result<(), DbError> {
    diesel::delete(licences::table.filter(licences::id.eq(id))).execute(conn)?;
    Ok(())
}

pub fn find(
    conn: &mut Conn,
    federation: FederationId,
    id: LicenceId,
) -> Result<Option<LicenceRow>, DbError> {
    use licences as l;
    Ok(l::table
        .filter(l::federation_id.eq(federation))
        .filter(l::id.eq(id))
        .first(conn)
        .optional()?)
}

pub fn has_any(conn: &mut Conn, federation: FederationId) -> Result<bool, DbError> {
    use licences as l;
    Ok(l::table
        .filter(l::federation_id.eq(federation))
        .select(l::id)
        .first::<LicenceId>(conn)
        .optional()?
        .is_some())
}

/// In the order of entry.
pub fn all(conn: &mut Conn, federation: FederationId) -> Result<Vec<LicenceRow>, DbError> {
    use licences as l;
    Ok(l::table
        .filter(l::federation_id.eq(federation))
        .order(l::id)
        .load(conn)?)
}

/// Licensed persons of all federations.
pub fn load_bearer_names(conn: &mut Conn) -> Result<Vec<String>, DbError> {
    use licences as l;
    Ok(l::table.select(l::name).distinct().load(conn)?)
}
