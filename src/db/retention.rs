//! Erases personal data whose retention period is over.

use chrono::NaiveDateTime;

use super::erased_query::prelude::*;
use super::schema::{
    appeals, certificates, files, login_failures, member_imports, official_lists, one_time_links,
    proposals, sessions, tournaments,
};
use super::{Conn, DbError, FileId};
use crate::domain::approval::State;
use crate::domain::certificate::Stage as Answered;
use crate::domain::proposal::Stage;
use crate::words::Stored;

/// The sheet of a tournament without any input.
const EMPTY: &str = r#"{"rounds":0,"rows":[]}"#;

/// Older data is erased.
#[derive(Debug, Clone, Copy)]
pub struct ErasureCutoffs {
    /// Answers to requests for certificates and to appeals.
    pub requests: NaiveDateTime,
    /// Expiry of one-time links.
    pub links: NaiveDateTime,
    /// Start of sessions.
    pub sessions: NaiveDateTime,
    pub failures: NaiveDateTime,
    /// Last changes of abandoned tables and proposals, and uploads of official lists and member
    /// lists that were never imported.
    pub drafts: NaiveDateTime,
}

macro_rules! due {
    (requests, $due:expr) => {
        certificates::table
            .filter(certificates::stage.ne(Stored(Answered::Requested)))
            .filter(
                certificates::issued_at
                    .lt($due.requests)
                    .or(certificates::ended_at.lt($due.requests)),
            )
            .filter(
                certificates::contact
                    .ne("")
                    .or(certificates::delivery.ne(""))
                    .or(certificates::anonymous
                        .eq(true)
                        .and(certificates::asked_by.ne(""))),
            )
    };
    (appeals, $due:expr) => {
        appeals::table
            .filter(appeals::answered_at.lt($due.requests))
            .filter(appeals::contact.ne(""))
    };
    (links, $due:expr) => {
        one_time_links::table.filter(one_time_links::expires_at.lt($due.links))
    };
    (sessions, $due:expr) => {
        sessions::table.filter(sessions::created_at.lt($due.sessions))
    };
    (failures, $due:expr) => {
        login_failures::table.filter(login_failures::last_at.lt($due.failures))
    };
    (proposals, $due:expr) => {
        proposals::table
            .filter(proposals::stage.eq(Stored(Stage::Draft)))
            .filter(proposals::first_sent_at.is_null())
            .filter(proposals::changed_at.lt($due.drafts))
    };
    (official, $due:expr) => {
        official_lists::table
            .filter(official_lists::taken_at.is_null())
            .filter(official_lists::created_at.lt($due.drafts))
    };
    (members, $due:expr) => {
        member_imports::table
            .filter(member_imports::taken_at.is_null())
            .filter(
                member_imports::file_id.eq_any(
                    files::table
                        .filter(files::created_at.lt($due.drafts))
                        .select(files::id),
                ),
            )
    };
    (tables, $due:expr) => {
        tournaments::table
            .filter(tournaments::state.eq_any([State::Planned, State::Cancelled].map(Stored)))
            .filter(tournaments::position.is_null())
            .filter(tournaments::changed_at.lt($due.drafts))
            .filter(tournaments::ends.lt($due.drafts.date()))
            .filter(tournaments::sheet.ne(EMPTY))
    };
}

pub fn is_due(conn: &mut Conn, due: &ErasureCutoffs) -> Result<bool, DbError> {
    let counts: [i64; 9] = [
        due!(requests, due).count().get_result(conn)?,
        due!(appeals, due).count().get_result(conn)?,
        due!(links, due).count().get_result(conn)?,
        due!(sessions, due).count().get_result(conn)?,
        due!(failures, due).count().get_result(conn)?,
        due!(proposals, due).count().get_result(conn)?,
        due!(official, due).count().get_result(conn)?,
        due!(members, due).count().get_result(conn)?,
        due!(tables, due).count().get_result(conn)?,
    ];
    Ok(counts.iter().any(|count| *count > 0))
}

/// Returns the number of rows.
pub fn erase_due(conn: &mut Conn, due: &ErasureCutoffs) -> Result<usize, DbError> {
    use certificates as c;
    let mut count = 0;
    let asked: Vec<super::CertificateId> = due!(requests, due).select(c::id).load(conn)?;
    for id in asked {
        let nobody = (c::contact.eq(""), c::delivery.eq(""));
        count += diesel::update(c::table.filter(c::id.eq(id)))
            .set(nobody)
            .execute(conn)?;
        // An applicant with an account is an officer, whose name is part of the document's history.
        diesel::update(c::table.filter(c::id.eq(id)).filter(c::anonymous.eq(true)))
            .set(c::asked_by.eq(""))
            .execute(conn)?;
    }
    count += diesel::update(due!(appeals, due))
        .set(appeals::contact.eq(""))
        .execute(conn)?;
    count += diesel::delete(due!(links, due)).execute(conn)?;
    count += diesel::delete(due!(sessions, due)).execute(conn)?;
    count += diesel::delete(due!(failures, due)).execute(conn)?;
    let documents: Vec<Option<FileId>> =
        due!(proposals, due).select(proposals::file_id).load(conn)?;
    count += diesel::delete(due!(proposals, due)).execute(conn)?;
    for document in documents.into_iter().flatten() {
        diesel::delete(files::table.filter(files::id.eq(document))).execute(conn)?;
    }
    count += diesel::delete(due!(official, due)).execute(conn)?;
    let lists: Vec<FileId> = due!(members, due)
        .select(member_imports::file_id)
        .load(conn)?;
    for list in lists {
        super::memberships::remove_file(conn, list)?;
        count += 1;
    }
    count += diesel::update(due!(tables, due))
        .set(tournaments::sheet.eq(EMPTY))
        .execute(conn)?;
    Ok(count)
}
