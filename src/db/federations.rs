//! Federations: the tenants of an installation.

use chrono::{NaiveDate, NaiveDateTime};

use super::erased_query::prelude::*;
use super::schema::federations;
use super::words::EmptyAsNone;
use super::{Conn, DbError, FederationId, FileId};
use crate::domain::accent::Accent;
use crate::domain::language::Language;
use crate::domain::licence::Licensing;
use crate::domain::membership::Gate;
use crate::domain::moved::Moved;
use crate::domain::name;
use crate::domain::rating_monitor::Bounds;
use crate::domain::roster::division::Division;
use crate::domain::rules::Rulebook;
use crate::domain::zone::Zone;
use crate::words::Stored;

#[derive(Debug, Clone, Queryable)]
pub struct Federation {
    pub id: FederationId,
    /// Name in addresses.
    pub slug: String,
    /// Plain name, used in languages without one in `names`.
    pub name: String,
    /// By language, a JSON object.
    pub names: String,
    pub rules: &'static Rulebook,
    /// Parameters of the rules that differ from the default, a JSON object.
    pub parameters: String,
    /// `None` if none was chosen.
    #[diesel(deserialize_as = EmptyAsNone<Accent>)]
    pub accent: Option<Accent>,
    /// Next free position of the chronicle.
    pub next_position: i64,
    /// Grows with every public change.
    pub version: i64,
    pub created_at: NaiveDateTime,
    /// Tournaments are approved before they are held (ssdc 4.2).
    pub prior_approval: bool,
    /// A PNG file.
    pub emblem_id: Option<FileId>,
    /// Office of the person who signs the federation's documents.
    pub signatory_post: String,
    pub signatory_name: String,
    /// Signing requires a second factor.
    pub second_factor: bool,
    /// The chairman has hidden the list of what is missing to begin.
    pub setup_hidden: bool,
    /// `None` if none was chosen.
    #[diesel(deserialize_as = EmptyAsNone<Zone>)]
    pub time_zone: Option<Zone>,
    /// Days for an objection after a result, a table or a rating; `None` for no limit.
    pub appeal_days: Option<i32>,
    /// Note on the use of the federation's lists by language, a JSON object.
    pub list_note: String,
    /// The categories of players that divide the lists, a JSON array.
    pub divisions: String,
    /// The rule of admission to tournaments and ratings.
    pub members: Gate,
    /// A player with unpaid dues is no member.
    pub dues: bool,
    /// The treatment of a tournament whose chief referee has no licence.
    pub licensing: Licensing,
    /// The bounds beyond which the commission is alarmed, a JSON object.
    pub bounds: String,
    /// Under way or finished; `None` if the federation is here.
    #[diesel(deserialize_as = EmptyAsNone<Moved>)]
    pub moved: Option<Moved>,
    /// The language of names whose letters don't show theirs; `None` for that of the regulation.
    #[diesel(deserialize_as = EmptyAsNone<name::Language>)]
    pub chosen_names: Option<name::Language>,
    /// ISO 3166-1, two letters; empty if unknown.
    pub country: String,
}

impl Federation {
    /// `None` if the federation has written no note.
    pub fn list_note_in(&self, language: Language) -> Option<String> {
        let notes =
            serde_json::from_str::<std::collections::BTreeMap<String, String>>(&self.list_note)
                .ok()?;
        notes
            .get(language.word())
            .filter(|note| !note.trim().is_empty())
            .cloned()
    }

    pub fn divisions(&self) -> Vec<Division> {
        serde_json::from_str(&self.divisions).unwrap_or_default()
    }

    pub fn bounds(&self) -> Bounds {
        serde_json::from_str(&self.bounds).unwrap_or_default()
    }

    pub fn name_language(&self) -> name::Language {
        self.chosen_names.unwrap_or(self.rules.name_language)
    }

    pub fn zone(&self) -> Zone {
        self.time_zone.unwrap_or(Zone::UTC)
    }

    /// `now` is UTC.
    pub fn local_day(&self, now: NaiveDateTime) -> NaiveDate {
        self.zone().local_time(now).at.date()
    }

    /// In UTC.
    pub fn day_bounds(&self, day: NaiveDate) -> (NaiveDateTime, NaiveDateTime) {
        let next = day.succ_opt().unwrap_or(day);
        (
            self.zone().start_of_day(day),
            self.zone().start_of_day(next),
        )
    }

    pub fn name_in(&self, language: Language) -> String {
        serde_json::from_str::<std::collections::BTreeMap<String, String>>(&self.names)
            .ok()
            .and_then(|mut names| names.remove(language.word()))
            .unwrap_or_else(|| self.name.clone())
    }
}

pub struct NewFederation<'a> {
    pub slug: &'a str,
    pub name: &'a str,
    pub names: &'a str,
    pub rules: &'static Rulebook,
    pub parameters: &'a str,
    pub accent: Option<Accent>,
    pub prior_approval: bool,
}

pub fn list(conn: &mut Conn) -> Result<Vec<Federation>, DbError> {
    Ok(federations::table.order(federations::name).load(conn)?)
}

/// `None` if there are several, or none.
pub fn find_only_slug(conn: &mut Conn) -> Result<Option<String>, DbError> {
    let mut first: Vec<String> = federations::table
        .select(federations::slug)
        .order(federations::id)
        .limit(2)
        .load(conn)?;
    Ok(if first.len() == 1 { first.pop() } else { None })
}

pub fn find_by_slug(conn: &mut Conn, slug: &str) -> Result<Option<Federation>, DbError> {
    Ok(federations::table
        .filter(federations::slug.eq(slug))
        .first(conn)
        .optional()?)
}

pub fn find(conn: &mut Conn, id: FederationId) -> Result<Option<Federation>, DbError> {
    Ok(federations::table
        .filter(federations::id.eq(id))
        .first(conn)
        .optional()?)
}

pub fn add(
    conn: &mut Conn,
    new: &NewFederation<'_>,
    now: NaiveDateTime,
) -> Result<FederationId, DbError> {
    use federations as f;
    Ok(diesel::insert_into(f::table)
        .values((
            f::slug.eq(new.slug),
            f::name.eq(new.name),
            f::names.eq(new.names),
            f::rules.eq(Stored(new.rules)),
            f::parameters.eq(new.parameters),
            f::accent.eq(EmptyAsNone::from(new.accent)),
            f::prior_approval.eq(new.prior_approval),
            f::created_at.eq(now),
        ))
        .returning(f::id)
        .get_result(conn)?)
}

pub fn update_prior_approval(
    conn: &mut Conn,
    id: FederationId,
    wanted: bool,
) -> Result<(), DbError> {
    use federations as f;
    diesel::update(f::table.filter(f::id.eq(id)))
        .set(f::prior_approval.eq(wanted))
        .execute(conn)?;
    Ok(())
}

pub fn update_second_factor(
    conn: &mut Conn,
    id: FederationId,
    wanted: bool,
) -> Result<(), DbError> {
    use federations as f;
    diesel::update(f::table.filter(f::id.eq(id)))
        .set(f::second_factor.eq(wanted))
        .execute(conn)?;
    Ok(())
}

pub fn update_appeal_days(
    conn: &mut Conn,
    id: FederationId,
    days: Option<i32>,
) -> Result<(), DbError> {
    use federations as f;
    diesel::update(f::table.filter(f::id.eq(id)))
        .set(f::appeal_days.eq(days))
        .execute(conn)?;
    Ok(())
}

pub fn update_names(conn: &mut Conn, id: FederationId, names: &str) -> Result<(), DbError> {
    use federations as f;
    diesel::update(f::table.filter(f::id.eq(id)))
        .set(f::names.eq(names))
        .execute(conn)?;
    Ok(())
}

pub fn update_list_note(conn: &mut Conn, id: FederationId, note: &str) -> Result<(), DbError> {
    use federations as f;
    diesel::update(f::table.filter(f::id.eq(id)))
        .set(f::list_note.eq(note))
        .execute(conn)?;
    Ok(())
}

pub fn update_divisions(
    conn: &mut Conn,
    id: FederationId,
    divisions: &[Division],
) -> Result<(), DbError> {
    use federations as f;
    let text = serde_json::to_string(divisions).map_err(|e| DbError::Corrupt(e.to_string()))?;
    diesel::update(f::table.filter(f::id.eq(id)))
        .set(f::divisions.eq(text))
        .execute(conn)?;
    Ok(())
}

pub fn update_bounds(conn: &mut Conn, id: FederationId, bounds: &Bounds) -> Result<(), DbError> {
    use federations as f;
    let text = serde_json::to_string(bounds).map_err(|e| DbError::Corrupt(e.to_string()))?;
    diesel::update(f::table.filter(f::id.eq(id)))
        .set(f::bounds.eq(text))
        .execute(conn)?;
    Ok(())
}

pub fn update_licensing(
    conn: &mut Conn,
    id: FederationId,
    licensing: Licensing,
) -> Result<(), DbError> {
    use federations as f;
    diesel::update(f::table.filter(f::id.eq(id)))
        .set(f::licensing.eq(Stored(licensing)))
        .execute(conn)?;
    Ok(())
}

pub fn update_members(
    conn: &mut Conn,
    id: FederationId,
    gate: Gate,
    dues: bool,
) -> Result<(), DbError> {
    use federations as f;
    diesel::update(f::table.filter(f::id.eq(id)))
        .set((f::members.eq(Stored(gate)), f::dues.eq(dues)))
        .execute(conn)?;
    Ok(())
}

pub fn update_setup_hidden(conn: &mut Conn, id: FederationId, hidden: bool) -> Result<(), DbError> {
    use federations as f;
    diesel::update(f::table.filter(f::id.eq(id)))
        .set(f::setup_hidden.eq(hidden))
        .execute(conn)?;
    Ok(())
}

pub fn update_zone(conn: &mut Conn, id: FederationId, zone: Zone) -> Result<(), DbError> {
    use federations as f;
    diesel::update(f::table.filter(f::id.eq(id)))
        .set(f::time_zone.eq(Stored(zone)))
        .execute(conn)?;
    Ok(())
}

pub fn update_name_language(
    conn: &mut Conn,
    id: FederationId,
    language: Option<name::Language>,
) -> Result<(), DbError> {
    use federations as f;
    diesel::update(f::table.filter(f::id.eq(id)))
        .set(f::name_language.eq(EmptyAsNone::from(language)))
        .execute(conn)?;
    Ok(())
}

pub fn update_country(conn: &mut Conn, id: FederationId, country: &str) -> Result<(), DbError> {
    use federations as f;
    diesel::update(f::table.filter(f::id.eq(id)))
        .set(f::country.eq(country))
        .execute(conn)?;
    Ok(())
}

pub fn update_papers(
    conn: &mut Conn,
    id: FederationId,
    accent: Option<Accent>,
    emblem: Option<FileId>,
    post: &str,
    name: &str,
) -> Result<(), DbError> {
    use federations as f;
    diesel::update(f::table.filter(f::id.eq(id)))
        .set((
            f::accent.eq(EmptyAsNone::from(accent)),
            f::emblem_id.eq(emblem),
            f::signatory_post.eq(post),
            f::signatory_name.eq(name),
        ))
        .execute(conn)?;
    Ok(())
}

/// `None` if the federation is here again.
pub fn update_moved(
    conn: &mut Conn,
    id: FederationId,
    moved: Option<Moved>,
) -> Result<(), DbError> {
    use federations as f;
    diesel::update(f::table.filter(f::id.eq(id)))
        .set(f::moved.eq(EmptyAsNone::from(moved)))
        .execute(conn)?;
    Ok(())
}

/// Returns [`DbError::Moved`] if a federation is on its way to another installation or has moved
/// there.
pub(super) fn check_not_moved(conn: &mut Conn, ids: &[FederationId]) -> Result<(), DbError> {
    use federations as f;
    if ids.is_empty() {
        return Ok(());
    }
    let closed: Option<Moved> = f::table
        .filter(f::id.eq_any(ids))
        .filter(f::moved.ne(Stored("")))
        .select(f::moved)
        .first(conn)
        .optional()?;
    closed.map_or(Ok(()), |moved| Err(DbError::Moved(moved)))
}

/// Returns the first of `count` consecutive positions of the chronicle.
pub fn take_positions(conn: &mut Conn, id: FederationId, count: i64) -> Result<i64, DbError> {
    use federations as f;
    let first: i64 = f::table
        .filter(f::id.eq(id))
        .select(f::next_position)
        .first(conn)?;
    diesel::update(f::table.filter(f::id.eq(id)))
        .set(f::next_position.eq(first + count))
        .execute(conn)?;
    Ok(first)
}

/// Frees the position: everything at or after it moves on by one.
pub fn make_room(conn: &mut Conn, id: FederationId, position: i64) -> Result<(), DbError> {
    use super::schema::{clubs, corrections, editions, lists, players, results, tournaments};
    use federations as f;
    diesel::update(f::table.filter(f::id.eq(id)))
        .set(f::next_position.eq(f::next_position + 1))
        .execute(conn)?;
    diesel::update(
        clubs::table
            .filter(clubs::federation_id.eq(id))
            .filter(clubs::position.ge(position)),
    )
    .set(clubs::position.eq(clubs::position + 1))
    .execute(conn)?;
    diesel::update(
        players::table
            .filter(players::federation_id.eq(id))
            .filter(players::position.ge(position)),
    )
    .set(players::position.eq(players::position + 1))
    .execute(conn)?;
    let own: Vec<super::TournamentId> = tournaments::table
        .filter(tournaments::federation_id.eq(id))
        .filter(tournaments::position.ge(position))
        .select(tournaments::id)
        .load(conn)?;
    diesel::update(
        tournaments::table
            .filter(tournaments::federation_id.eq(id))
            .filter(tournaments::position.ge(position)),
    )
    .set(tournaments::position.eq(tournaments::position + 1))
    .execute(conn)?;
    for part in own.chunks(super::BATCH) {
        diesel::update(results::table.filter(results::tournament_id.eq_any(part)))
            .set(results::position.eq(results::position + 1))
            .execute(conn)?;
    }
    diesel::update(
        corrections::table
            .filter(corrections::federation_id.eq(id))
            .filter(corrections::since.ge(position)),
    )
    .set(corrections::since.eq(corrections::since + 1))
    .execute(conn)?;
    diesel::update(
        editions::table
            .filter(editions::federation_id.eq(id))
            .filter(editions::position.ge(position)),
    )
    .set(editions::position.eq(editions::position + 1))
    .execute(conn)?;
    diesel::update(
        lists::table
            .filter(lists::federation_id.eq(id))
            .filter(lists::position.ge(position)),
    )
    .set(lists::position.eq(lists::position + 1))
    .execute(conn)?;
    Ok(())
}

pub fn increment_version(conn: &mut Conn, id: FederationId) -> Result<(), DbError> {
    use federations as f;
    diesel::update(f::table.filter(f::id.eq(id)))
        .set(f::version.eq(f::version + 1))
        .execute(conn)?;
    Ok(())
}

/// The version is the number of public changes.
pub(super) fn load_versions(
    conn: &mut Conn,
    of: Option<&[FederationId]>,
) -> Result<Vec<(FederationId, u64)>, DbError> {
    let all = federations::table.select((federations::id, federations::version));
    let all: Vec<(FederationId, i64)> = match of {
        Some(ids) => all.filter(federations::id.eq_any(ids)).load(conn)?,
        None => all.load(conn)?,
    };
    Ok(all
        .into_iter()
        .map(|(id, version)| (id, version.unsigned_abs()))
        .collect())
}
