//! Licences of referees and organizers.

use chrono::NaiveDate;

use super::run::prelude::*;
use super::schema::licences;
use super::{Conn, DbError, FederationId, LicenceId};
use crate::domain::licence::{Licence, LicenceKind};

/// A licence as stored.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct LicenceRow {
    /// Identity.
    pub id: LicenceId,
    /// The federation.
    pub federation_id: FederationId,
    /// What it is for.
    pub kind: LicenceKind,
    /// The person, as printed.
    pub name: String,
    /// As the federation words it.
    pub category: String,
    /// Its number.
    pub number: String,
    /// The first day.
    pub since: Option<NaiveDate>,
    /// The last day.
    pub until: Option<NaiveDate>,
}

impl LicenceRow {
    /// The licence of this row.
    pub fn licence(self) -> Licence {
        let LicenceRow { kind, name, category, number, since, until, .. } = self;
        Licence { kind, name, category, number, since, until }
    }
}

/// Stores a licence.
pub fn add(conn: &mut Conn, federation: FederationId, licence: &Licence) -> Result<LicenceId, DbError> {
    use licences as l;
    let Licence { kind, name, category, number, since, until } = licence;
    let said = (l::kind.eq(kind), l::name.eq(name), l::category.eq(category), l::number.eq(number), l::since.eq(since), l::until.eq(until));
    Ok(diesel::insert_into(l::table).values((l::federation_id.eq(federation), said)).returning(l::id).get_result(conn)?)
}

/// Changes what a licence says.
pub fn update(conn: &mut Conn, id: LicenceId, licence: &Licence) -> Result<(), DbError> {
    use licences as l;
    let Licence { kind, name, category, number, since, until } = licence;
    let said = (l::kind.eq(kind), l::name.eq(name), l::category.eq(category), l::number.eq(number), l::since.eq(since), l::until.eq(until));
    diesel::update(l::table.filter(l::id.eq(id))).set(said).execute(conn)?;
    Ok(())
}

/// Removes a licence.
pub fn remove(conn: &mut Conn, id: LicenceId) -> Result<(), DbError> {
    diesel::delete(licences::table.filter(licences::id.eq(id))).execute(conn)?;
    Ok(())
}

/// A licence of this federation.
pub fn find(conn: &mut Conn, federation: FederationId, id: LicenceId) -> Result<Option<LicenceRow>, DbError> {
    use licences as l;
    Ok(l::table.filter(l::federation_id.eq(federation)).filter(l::id.eq(id)).first(conn).optional()?)
}

/// Whether a federation has any.
pub fn any(conn: &mut Conn, federation: FederationId) -> Result<bool, DbError> {
    use licences as l;
    Ok(l::table.filter(l::federation_id.eq(federation)).select(l::id).first::<LicenceId>(conn).optional()?.is_some())
}

/// All of a federation, in the order in which they were entered.
pub fn all(conn: &mut Conn, federation: FederationId) -> Result<Vec<LicenceRow>, DbError> {
    use licences as l;
    Ok(l::table.filter(l::federation_id.eq(federation)).order(l::id).load(conn)?)
}

/// The names of all licensed persons, in all federations.
pub fn bearers(conn: &mut Conn) -> Result<Vec<String>, DbError> {
    use licences as l;
    Ok(l::table.select(l::name).distinct().load(conn)?)
}
