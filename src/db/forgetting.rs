//! Finds the texts, documents and copies that may contain the name of a forgotten person, apart
//! from the person's own row.

use std::collections::BTreeSet;

use super::erased_query::prelude::*;
use super::players::escape_like;
use super::schema::{
    annulments, appeals, audit, calendar_plans, certificates, club_changes, corrections,
    country_changes, desk_acts, desks, editions, initial_rating_acts, jobs, licences, list_entries,
    lists, merges, news, orders, outbox, plan_amendments, plan_lines, players, profiles,
    recommendation_members, recommendation_requests, recommendations, registrations,
    regulation_texts, signatures, tournaments,
};
use super::{
    BATCH, CalendarPlanId, Conn, DbError, FederationId, LetterId, PlayerId, RegistrationId,
    TournamentId,
};
use crate::domain::language::Language;
use crate::domain::player::Mark;
use crate::words::Stored;

/// Marks of the person in a stored document.
#[derive(Debug, Clone)]
pub struct PersonReferences {
    pub players: Vec<PlayerId>,
    /// Every known spelling of the name.
    pub spellings: Vec<String>,
}

fn like_pattern(words: &str) -> String {
    format!("%{}%", escape_like(words))
}

impl PersonReferences {
    pub(super) fn like_patterns(&self) -> Vec<String> {
        // The field as it is serialized: the number and the character after it.
        let numbers = self
            .players
            .iter()
            .flat_map(|id| [',', '}'].map(|end| format!("\"player\":{id}{end}")));
        let names = self.spellings.iter().map(|name| {
            let quoted = serde_json::to_string(name).unwrap_or_default();
            quoted.trim_matches('"').to_owned()
        });
        numbers
            .chain(names)
            .map(|text| like_pattern(&text))
            .collect()
    }
}

pub fn merged_into(
    conn: &mut Conn,
    federation: FederationId,
    kept: &[PlayerId],
) -> Result<Vec<PlayerId>, DbError> {
    use players as p;
    Ok(p::table
        .filter(p::federation_id.eq(federation))
        .filter(p::merged_into.eq_any(kept))
        .select(p::id)
        .load(conn)?)
}

/// All unrated tournaments, and the rated ones that match.
pub fn load_matching_tables(
    conn: &mut Conn,
    federation: FederationId,
    traces: &PersonReferences,
) -> Result<BTreeSet<TournamentId>, DbError> {
    use tournaments as t;
    let own = || t::table.filter(t::federation_id.eq(federation));
    let mut found: BTreeSet<TournamentId> = own()
        .filter(t::position.is_null())
        .select(t::id)
        .load(conn)?
        .into_iter()
        .collect();
    for pattern in traces.like_patterns() {
        found.extend(
            own()
                .filter(t::sheet.like(pattern).escape('\\'))
                .select(t::id)
                .load::<TournamentId>(conn)?,
        );
    }
    Ok(found)
}

/// All unrated tournaments, and the rated ones that match.
pub fn load_matching_desks(
    conn: &mut Conn,
    federation: FederationId,
    traces: &PersonReferences,
) -> Result<BTreeSet<TournamentId>, DbError> {
    let own = || {
        desks::table
            .inner_join(tournaments::table.on(tournaments::id.eq(desks::tournament_id)))
            .filter(tournaments::federation_id.eq(federation))
            .select(desks::tournament_id)
    };
    let mut found: BTreeSet<TournamentId> = own()
        .filter(tournaments::position.is_null())
        .load(conn)?
        .into_iter()
        .collect();
    for pattern in traces.like_patterns() {
        found.extend(
            own()
                .filter(desks::state.like(pattern.clone()).escape('\\'))
                .load::<TournamentId>(conn)?,
        );
        let acted: Vec<TournamentId> = desk_acts::table
            .filter(desk_acts::act.like(pattern).escape('\\'))
            .select(desk_acts::tournament_id)
            .distinct()
            .load(conn)?;
        found.extend(
            own()
                .filter(desks::tournament_id.eq_any(acted))
                .load::<TournamentId>(conn)?,
        );
    }
    Ok(found)
}

pub fn load_acts(conn: &mut Conn, tournament: TournamentId) -> Result<Vec<(i64, String)>, DbError> {
    use desk_acts as a;
    Ok(a::table
        .filter(a::tournament_id.eq(tournament))
        .order(a::id)
        .select((a::id, a::act))
        .load(conn)?)
}

pub fn update_act(conn: &mut Conn, id: i64, act: &str) -> Result<(), DbError> {
    diesel::update(desk_acts::table.filter(desk_acts::id.eq(id)))
        .set(desk_acts::act.eq(act))
        .execute(conn)?;
    Ok(())
}

/// Moves the signatures under a table to its new fingerprint.
pub fn carry_signatures(
    conn: &mut Conn,
    tournament: TournamentId,
    before: &str,
    after: &str,
) -> Result<(), DbError> {
    use signatures as s;
    diesel::update(
        s::table
            .filter(s::tournament_id.eq(tournament))
            .filter(s::fingerprint.eq(before)),
    )
    .set(s::fingerprint.eq(after))
    .execute(conn)?;
    Ok(())
}

/// The code replaces the name.
pub fn anonymize_list_entries(
    conn: &mut Conn,
    player: PlayerId,
    code: &str,
) -> Result<(), DbError> {
    use list_entries as l;
    diesel::update(l::table.filter(l::player_id.eq(player)))
        .set((l::name.eq(code), l::latin.eq(code), l::club.eq("")))
        .execute(conn)?;
    Ok(())
}

/// Also deletes changes of country.
pub fn delete_club_changes(conn: &mut Conn, player: PlayerId) -> Result<(), DbError> {
    diesel::delete(club_changes::table.filter(club_changes::player_id.eq(player))).execute(conn)?;
    diesel::delete(country_changes::table.filter(country_changes::player_id.eq(player)))
        .execute(conn)?;
    Ok(())
}

#[derive(Debug, Clone, Queryable)]
pub struct Registered {
    pub id: RegistrationId,
    pub tournament_id: TournamentId,
    pub name: String,
    pub born: String,
    /// The participant created from the registration.
    pub entrant: Option<i64>,
}

pub fn load_registrations(
    conn: &mut Conn,
    federation: FederationId,
) -> Result<Vec<Registered>, DbError> {
    use registrations as r;
    Ok(r::table
        .inner_join(tournaments::table.on(tournaments::id.eq(r::tournament_id)))
        .filter(tournaments::federation_id.eq(federation))
        .select((r::id, r::tournament_id, r::name, r::born, r::entrant))
        .load(conn)?)
}

/// Also erases everything else that identifies the person.
pub fn blank_registration(
    conn: &mut Conn,
    id: RegistrationId,
    name: &str,
    key: &str,
) -> Result<(), DbError> {
    use registrations as r;
    let nothing = (
        r::club.eq(""),
        r::city.eq(""),
        r::country.eq(""),
        r::player_rank.eq(""),
        r::mail.eq(""),
        r::born.eq(""),
        r::remark.eq(""),
    );
    diesel::update(r::table.filter(r::id.eq(id)))
        .set((r::name.eq(name), r::name_key.eq(key)))
        .execute(conn)?;
    diesel::update(r::table.filter(r::id.eq(id)))
        .set(nothing)
        .execute(conn)?;
    Ok(())
}

/// Letters whose facts still contain the spelling, with the facts.
pub fn load_letters(conn: &mut Conn, spelling: &str) -> Result<Vec<(LetterId, String)>, DbError> {
    let quoted = serde_json::to_string(spelling).unwrap_or_default();
    let pattern = like_pattern(quoted.trim_matches('"'));
    Ok(outbox::table
        .filter(outbox::facts.like(pattern).escape('\\'))
        .select((outbox::id, outbox::facts))
        .load(conn)?)
}

/// A sent letter has no facts left; it may have been sent meanwhile.
pub fn update_letter(conn: &mut Conn, id: LetterId, facts: &str) -> Result<(), DbError> {
    diesel::update(
        outbox::table
            .filter(outbox::id.eq(id))
            .filter(outbox::sent_at.is_null()),
    )
    .set(outbox::facts.eq(facts))
    .execute(conn)?;
    Ok(())
}

pub fn audit_lines(
    conn: &mut Conn,
    federation: FederationId,
    spelling: &str,
) -> Result<Vec<super::audit::AuditLine>, DbError> {
    use audit as a;
    Ok(a::table
        .filter(a::federation_id.eq(federation.0))
        .filter(a::detail.like(like_pattern(spelling)).escape('\\'))
        .order(a::seq)
        .load(conn)?)
}

/// The hash of the line stays that of the original.
pub fn update_detail(conn: &mut Conn, seq: i64, detail: &str) -> Result<(), DbError> {
    diesel::update(audit::table.filter(audit::seq.eq(seq)))
        .set(audit::detail.eq(detail))
        .execute(conn)?;
    Ok(())
}

macro_rules! replace_in {
    ($conn:ident, $table:ident.$column:ident by $id:ident, $own:expr, $words:expr, $change:expr) => {{
        let found: Vec<(i64, String)> = $table::table
            .filter($own)
            .filter($table::$column.like(like_pattern($words)).escape('\\'))
            .select(($table::$id, $table::$column))
            .load($conn)?;
        for (id, text) in found {
            if let Some(changed) = $change(&text) {
                diesel::update($table::table.filter($table::$id.eq(id)))
                    .set($table::$column.eq(changed))
                    .execute($conn)?;
            }
        }
    }};
}

/// Covers the reasons and remarks that officers have typed. `change` returns the text without the
/// words; `None` if it doesn't contain them.
pub fn replace_texts(
    conn: &mut Conn,
    federation: FederationId,
    words: &str,
    change: impl Fn(&str) -> Option<String>,
) -> Result<(), DbError> {
    let members = || {
        players::table
            .filter(players::federation_id.eq(federation))
            .select(players::id)
    };
    replace_in!(conn, corrections.reason by id, corrections::federation_id.eq(federation), words, change);
    replace_in!(conn, appeals.name by id, appeals::federation_id.eq(federation), words, change);
    replace_in!(conn, appeals.body by id, appeals::federation_id.eq(federation), words, change);
    replace_in!(conn, appeals.answer by id, appeals::federation_id.eq(federation), words, change);
    replace_in!(conn, licences.name by id, licences::federation_id.eq(federation), words, change);
    replace_in!(conn, orders.body by id, orders::federation_id.eq(federation), words, change);
    replace_in!(conn, orders.number by id, orders::federation_id.eq(federation), words, change);
    replace_in!(conn, orders.title by id, orders::federation_id.eq(federation), words, change);
    // Titles of editions cite the order.
    replace_in!(conn, editions.title by id, editions::federation_id.eq(federation), words, change);
    replace_in!(conn, regulation_texts.body by id, regulation_texts::federation_id.eq(federation), words, change);
    replace_in!(conn, news.title by id, news::federation_id.eq(federation), words, change);
    replace_in!(conn, news.body by id, news::federation_id.eq(federation), words, change);
    replace_in!(conn, calendar_plans.title by id, calendar_plans::federation_id.eq(federation), words, change);
    replace_in!(conn, calendar_plans.adopted_by by id, calendar_plans::federation_id.eq(federation), words, change);
    let plans: Vec<CalendarPlanId> = calendar_plans::table
        .filter(calendar_plans::federation_id.eq(federation))
        .select(calendar_plans::id)
        .load(conn)?;
    replace_in!(conn, plan_lines.name by id, plan_lines::plan_id.eq_any(&plans), words, change);
    replace_in!(conn, plan_amendments.source by id, plan_amendments::plan_id.eq_any(&plans), words, change);
    replace_in!(conn, plan_amendments.changes by id, plan_amendments::plan_id.eq_any(&plans), words, change);
    replace_in!(conn, merges.reason by id, merges::federation_id.eq(federation), words, change);
    replace_in!(conn, initial_rating_acts.reason by id, initial_rating_acts::federation_id.eq(federation), words, change);
    replace_in!(conn, certificates.reason by id, certificates::federation_id.eq(federation), words, change);
    replace_in!(conn, tournaments.reason by id, tournaments::federation_id.eq(federation), words, change);
    replace_in!(conn, tournaments.remark by id, tournaments::federation_id.eq(federation), words, change);
    let held = || {
        tournaments::table
            .filter(tournaments::federation_id.eq(federation))
            .select(tournaments::id)
    };
    replace_in!(conn, annulments.reason by id, annulments::tournament_id.eq_any(held()), words, change);
    replace_in!(conn, lists.note by id, lists::federation_id.eq(federation), words, change);
    replace_in!(conn, recommendations.reason by player_id, recommendations::player_id.eq_any(members()), words, change);
    replace_in!(conn, recommendations.first_name by player_id, recommendations::player_id.eq_any(members()), words, change);
    replace_in!(conn, recommendation_requests.reason by id, recommendation_requests::federation_id.eq(federation), words, change);
    let asked = || {
        recommendation_requests::table
            .filter(recommendation_requests::federation_id.eq(federation))
            .select(recommendation_requests::id)
    };
    replace_in!(conn, recommendation_members.name by id, recommendation_members::request_id.eq_any(asked()), words, change);
    replace_in!(conn, recommendation_members.remark by id, recommendation_members::request_id.eq_any(asked()), words, change);
    replace_in!(conn, recommendations.second_name by player_id, recommendations::player_id.eq_any(members()), words, change);
    replace_in!(conn, jobs.about by id, jobs::federation_id.eq(federation), words, change);
    replace_in!(conn, jobs.result by id, jobs::federation_id.eq(federation), words, change);
    replace_in_profiles(conn, federation, change)
}

/// Profiles have a row for each language.
fn replace_in_profiles(
    conn: &mut Conn,
    federation: FederationId,
    change: impl Fn(&str) -> Option<String>,
) -> Result<(), DbError> {
    use profiles as p;
    let own = || p::table.filter(p::federation_id.eq(federation));
    let said: Vec<(Language, String, String)> = own()
        .select((p::language, p::about, p::contacts))
        .load(conn)?;
    for (language, about, contacts) in said {
        let changed = (
            change(&about).unwrap_or(about),
            change(&contacts).unwrap_or(contacts),
        );
        diesel::update(own().filter(p::language.eq(Stored(language))))
            .set((p::about.eq(changed.0), p::contacts.eq(changed.1)))
            .execute(conn)?;
    }
    Ok(())
}

/// No other player has one of these folded names; `own`, forgotten players and duplicates don't
/// count.
pub fn nobody_else(
    conn: &mut Conn,
    federation: FederationId,
    keys: &[String],
    own: &[PlayerId],
) -> Result<bool, DbError> {
    use players as p;
    for part in keys.chunks(BATCH) {
        let called: Vec<PlayerId> = p::table
            .filter(p::federation_id.eq(federation))
            .filter(p::likeness_key.eq_any(part))
            .filter(p::mark.ne(Stored(Mark::Forgotten)))
            .filter(p::merged_into.is_null())
            .select(p::id)
            .load(conn)?;
        if called.iter().any(|id| !own.contains(id)) {
            return Ok(false);
        }
    }
    Ok(true)
}
