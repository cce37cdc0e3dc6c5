//! The profile of a federation on its home page, in each of the site's languages.

use super::erased_query::prelude::*;
use super::schema::profiles;
use super::{Conn, DbError, FederationId};
use crate::domain::language::Language;
use crate::words::Stored;

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Insertable)]
#[diesel(table_name = profiles, treat_none_as_default_value = false)]
pub struct Profile {
    pub federation_id: FederationId,
    #[diesel(serialize_as = Stored<Language>)]
    pub language: Language,
    /// Markdown.
    pub about: String,
    /// Markdown.
    pub contacts: String,
}

pub fn of_federation(conn: &mut Conn, federation: FederationId) -> Result<Vec<Profile>, DbError> {
    Ok(profiles::table
        .filter(profiles::federation_id.eq(federation))
        .load(conn)?)
}

pub fn replace_profile(
    conn: &mut Conn,
    federation: FederationId,
    said: &[Profile],
) -> Result<(), DbError> {
    diesel::delete(profiles::table.filter(profiles::federation_id.eq(federation))).execute(conn)?;
    for profile in said {
        diesel::insert_into(profiles::table)
            .values(profile.clone())
            .execute(conn)?;
    }
    Ok(())
}
