//! What a federation says of itself on its home page, in each of the site's languages.

use super::run::prelude::*;
use super::schema::profiles;
use super::{Conn, DbError, FederationId};
use crate::domain::language::Language;

/// What it says in one language.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Insertable)]
#[diesel(table_name = profiles, treat_none_as_default_value = false)]
pub struct Profile {
    /// The federation.
    pub federation_id: FederationId,
    /// The language.
    pub language: Language,
    /// What it is, in Markdown.
    pub about: String,
    /// How it is reached, in Markdown.
    pub contacts: String,
}

/// What a federation says of itself.
pub fn of(conn: &mut Conn, federation: FederationId) -> Result<Vec<Profile>, DbError> {
    Ok(profiles::table.filter(profiles::federation_id.eq(federation)).load(conn)?)
}

/// Stores what a federation says of itself in place of what it said before.
pub fn put(conn: &mut Conn, federation: FederationId, said: &[Profile]) -> Result<(), DbError> {
    diesel::delete(profiles::table.filter(profiles::federation_id.eq(federation))).execute(conn)?;
    for profile in said {
        diesel::insert_into(profiles::table).values(profile.clone()).execute(conn)?;
    }
    Ok(())
}
