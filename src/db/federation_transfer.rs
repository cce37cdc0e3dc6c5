//! The transfer of a federation to another installation: the amount of its data, and the data that
//! no journal carries.

use super::erased_query::prelude::*;
use super::schema::{
    amendment_proposals, certificates, corrections, desks, files, games, hosts, lists, merges,
    news, official_lists, players, profiles, proposals, recommendation_requests, registrations,
    roles, signing_keys, tournament_imports, tournaments,
};
use super::{Conn, DbError, FederationId};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    /// Without merged duplicates.
    pub players: i64,
    pub tournaments: i64,
    /// Games of the rated tournaments.
    pub games: i64,
    pub lists: i64,
}

pub fn count_data(conn: &mut Conn, federation: FederationId) -> Result<Counts, DbError> {
    let seated = players::table
        .filter(players::federation_id.eq(federation))
        .filter(players::merged_into.is_null());
    let rated = tournaments::table
        .filter(tournaments::federation_id.eq(federation))
        .filter(tournaments::position.is_not_null());
    let played = games::table
        .inner_join(tournaments::table.on(tournaments::id.eq(games::tournament_id)))
        .filter(tournaments::federation_id.eq(federation))
        .filter(tournaments::position.is_not_null());
    Ok(Counts {
        players: seated.count().get_result(conn)?,
        tournaments: rated.count().get_result(conn)?,
        games: played.count().get_result(conn)?,
        lists: lists::table
            .filter(lists::federation_id.eq(federation))
            .count()
            .get_result(conn)?,
    })
}

/// A kind of data that no journal carries, and its amount.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UntransferredData {
    /// For the operator at the console.
    pub what: &'static str,
    pub count: i64,
}

macro_rules! own {
    ($conn:expr, $federation:expr; $($table:ident: $what:literal,)+) => {
        vec![$(UntransferredData { what: $what, count: $table::table.filter($table::federation_id.eq($federation)).count().get_result($conn)? },)+]
    };
}

/// Leaves out kinds without any data.
pub fn left_behind(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Vec<UntransferredData>, DbError> {
    let mut left = own![conn, federation;
        roles: "roles of officers: they are invited again",
        certificates: "certificates and requests for them: they stay here, with their verification",
        signing_keys: "keys that certificates were signed with: the other installation makes a \
            new one",
        files: "uploaded files: documents, tables, the emblem",
        profiles: "texts of the home page",
        news: "news",
        proposals: "proposals of tournaments",
        amendment_proposals: "proposed amendments of the regulation",
        recommendation_requests: "questions to members whether they recommend an initial rating",
        corrections: "corrections in the ledger of changes",
        merges: "merges of duplicates, which can't be parted any more",
        tournament_imports: "uploads of past years, which can't be undone any more",
        official_lists: "official lists that were taken over, which can't be undone any more",
        hosts: "names of hosts",
    ];
    let held = desks::table
        .inner_join(tournaments::table.on(tournaments::id.eq(desks::tournament_id)))
        .filter(tournaments::federation_id.eq(federation));
    left.push(UntransferredData {
        what: "desks of tournaments, with what was done there",
        count: held.count().get_result(conn)?,
    });
    let registered = registrations::table
        .inner_join(tournaments::table.on(tournaments::id.eq(registrations::tournament_id)))
        .filter(tournaments::federation_id.eq(federation));
    left.push(UntransferredData {
        what: "registrations for tournaments",
        count: registered.count().get_result(conn)?,
    });
    left.retain(|left| left.count > 0);
    Ok(left)
}
