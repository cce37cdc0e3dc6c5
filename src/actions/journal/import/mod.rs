//! The import of a journal: calculated to its end first, then again and stored on the way.

use std::collections::HashMap;

use chrono::NaiveDateTime;

use super::drafts::store_draft;
use super::{ImportError, decisions};
use crate::audit;
use crate::audit::Subject;
use crate::authorization::{OnSite, Site, check_allowed};
use crate::db::editions::{self, Amendment};
use crate::db::federations::{Federation, NewFederation};
use crate::db::{
    ClubId, Conn, DbError, FederationId, OrderId, PlanLineId, clubs, federations, with_room,
};
use crate::domain::accent::Accent;
use crate::domain::audit::Action;
use crate::domain::calendar_plan::format_citation;
use crate::domain::journal::{
    Bad, Calendar, EditionLine, FederationSite, Journal, Line, Names, replay_journal,
};
use crate::domain::licence::Licensing;
use crate::domain::name::normalize_text;
use crate::domain::slug::{is_of_the_site, is_slug};
use crate::editions::Governing;
use crate::players::club_named;
use crate::{ActionError, Actor, calendar_plans, licences};

mod chronicle;
mod people;

/// The first calculation yields the final state of the players; a journal that can't be calculated
/// isn't stored at all. Events are stored during the second one, so that they are never all in
/// memory.
pub fn import_journal(
    conn: &mut Conn,
    actor: &Actor,
    journal: &Journal,
    slug: Option<&str>,
    now: NaiveDateTime,
) -> Result<FederationId, ImportError> {
    import_watched(conn, actor, journal, slug, now, &mut |_| ())
}

/// As [`import_journal`]; calls `far` with the number of stored lines after each line.
pub fn import_watched(
    conn: &mut Conn,
    actor: &Actor,
    journal: &Journal,
    slug: Option<&str>,
    now: NaiveDateTime,
    far: &mut dyn FnMut(usize),
) -> Result<FederationId, ImportError> {
    check_allowed(actor, &Site, OnSite::Run).map_err(ActionError::from)?;
    with_room(conn, |conn| {
        import_all(conn, actor, journal, slug, now, far)
    })?
}

fn import_all(
    conn: &mut Conn,
    actor: &Actor,
    journal: &Journal,
    slug: Option<&str>,
    now: NaiveDateTime,
    far: &mut dyn FnMut(usize),
) -> Result<FederationId, ImportError> {
    let slug = slug
        .or(journal.federation.slug.as_deref())
        .unwrap_or(&journal.federation.rules);
    check_slug(conn, slug)?;
    let federation = store_federation(conn, journal, slug, now)?;
    let first = federations::take_positions(conn, federation.id, journal.lines.len() as i64)?;
    let plans = store_plans(conn, &federation, journal)?;
    let site = journal.federation.site.as_ref();
    licences::import_licences(
        conn,
        &federation,
        site.map_or(&[][..], |site| &site.licences),
    )?;
    let orders = decisions::store_decisions(conn, federation.id, journal.rulebook, site, now)?;
    let (editions, clubs) = (Vec::new(), HashMap::new());
    let mut import = Import {
        conn: &mut *conn,
        federation: &federation,
        journal,
        first,
        now,
        clubs,
        editions,
        plans,
        orders,
        far,
    };
    import.store_clubs()?;
    import.store_editions()?;
    let ids = {
        let engine = replay_journal(journal, drop).map_err(ImportError::Bad)?;
        import.store_people(&*engine)?
    };
    import.store_chronicle(ids)?;
    import.store_drafts()?;
    let entry = audit::Entry::new(Action::Import, Subject::Federation(slug.to_owned()));
    audit::write_entry(
        conn,
        actor,
        Some(federation.id),
        entry.with(format_args!("{} lines", journal.lines.len() + 1)),
        now,
    )?;
    Ok(federation.id)
}

fn check_slug(conn: &mut Conn, slug: &str) -> Result<(), ImportError> {
    if !is_slug(slug) {
        return Err(ImportError::Slug(format!(
            "{slug:?} can't be an address: 2 to 40 of a-z, 0-9 and -; give another one with --as"
        )));
    }
    if is_of_the_site(slug) {
        return Err(ImportError::Slug(format!(
            "addresses of the site itself begin with {slug:?}; give another slug with --as"
        )));
    }
    if federations::find_by_slug(conn, slug)?.is_some() {
        return Err(ImportError::Slug(format!(
            "there is a federation {slug:?} already; give another slug with --as"
        )));
    }
    Ok(())
}

fn store_federation(
    conn: &mut Conn,
    journal: &Journal,
    slug: &str,
    now: NaiveDateTime,
) -> Result<Federation, ImportError> {
    let line = &journal.federation;
    let site = line.site.clone().unwrap_or_default();
    let by_language = |names: Option<Names>| -> HashMap<&str, String> {
        names
            .unwrap_or_default()
            .iter()
            .map(|(language, text)| (language.word(), text.to_owned()))
            .collect()
    };
    let (names, notes) = (
        by_language(site.names.clone()),
        by_language(site.list_note.clone()),
    );
    let accent = match site.accent.as_deref() {
        None => None,
        Some(hex) => Some(Accent::from_hex(hex).ok_or_else(|| {
            let known = Accent::ALL.map(Accent::hex).join(", ");
            ImportError::Bad(Bad {
                line: journal.federation_line,
                reason: format!("accent: {hex} is none of {known}"),
            })
        })?),
    };
    let id = federations::add(
        conn,
        &NewFederation {
            slug,
            name: line.name.as_deref().unwrap_or(slug),
            names: &serde_json::to_string(&names).unwrap_or_default(),
            rules: journal.rulebook,
            parameters: line.parameters.text(),
            accent,
            prior_approval: journal.rulebook.prior_approval,
        },
        now,
    )?;
    if !notes.is_empty() {
        federations::update_list_note(
            conn,
            id,
            &serde_json::to_string(&notes).unwrap_or_default(),
        )?;
    }
    store_settings(conn, id, &site)?;
    Ok(federations::find(conn, id)?
        .ok_or_else(|| DbError::Corrupt("the federation was not stored".to_owned()))?)
}

fn store_settings(conn: &mut Conn, id: FederationId, site: &FederationSite) -> Result<(), DbError> {
    if let Some(zone) = site.time_zone {
        federations::update_zone(conn, id, zone)?;
    }
    if site.name_language.is_some() {
        federations::update_name_language(conn, id, site.name_language)?;
    }
    if let Some(country) = &site.country {
        federations::update_country(conn, id, country)?;
    }
    if site.appeal_days.is_some() {
        federations::update_appeal_days(conn, id, site.appeal_days)?;
    }
    if site.members.wants_membership() || site.dues {
        federations::update_members(conn, id, site.members, site.dues)?;
    }
    if site.licensing != Licensing::default() {
        federations::update_licensing(conn, id, site.licensing)?;
    }
    if !site.bounds.is_empty() {
        federations::update_bounds(conn, id, &site.bounds)?;
    }
    if !site.categories.is_empty() {
        federations::update_divisions(conn, id, &site.categories)?;
    }
    Ok(())
}

/// Returns the lines of the plans by citation.
fn store_plans(
    conn: &mut Conn,
    federation: &Federation,
    journal: &Journal,
) -> Result<HashMap<String, PlanLineId>, ImportError> {
    for plan in journal.federation.site.iter().flat_map(|site| &site.plans) {
        if let Err(reason) = calendar_plans::import_plan(conn, federation, plan)? {
            return Err(ImportError::Bad(Bad {
                line: journal.federation_line,
                reason,
            }));
        }
    }
    let mut lines = HashMap::new();
    for plan in crate::db::calendar_plans::list(conn, federation.id)? {
        for line in crate::db::calendar_plans::load_lines(conn, plan.id)? {
            lines.insert(
                format_citation(plan.heading.year, &plan.heading.title, line.number),
                line.id,
            );
        }
    }
    Ok(lines)
}

struct Import<'a> {
    conn: &'a mut Conn,
    federation: &'a Federation,
    journal: &'a Journal,
    /// Position of the first line.
    first: i64,
    now: NaiveDateTime,
    clubs: HashMap<String, ClubId>,
    /// The edition of each edition line, in order.
    editions: Vec<Governing>,
    /// Lines of the calendar plans by citation.
    plans: HashMap<String, PlanLineId>,
    /// Orders by citation.
    orders: HashMap<String, OrderId>,
    /// Called with the number of stored lines.
    far: &'a mut dyn FnMut(usize),
}

impl<'a> Import<'a> {
    fn lines_with_positions(&self) -> impl Iterator<Item = (i64, &'a Line)> + use<'a> {
        (self.first..).zip(self.journal.lines.iter().map(|(_, line)| line))
    }

    /// `None` is the text as first approved.
    fn governing_at(&self, place: Option<usize>) -> Governing {
        place
            .and_then(|place| self.editions.get(place))
            .cloned()
            .unwrap_or_else(|| Governing::first(self.federation))
    }

    fn club(&mut self, name: &str) -> Result<ClubId, DbError> {
        if let Some(id) = self.clubs.get(name) {
            return Ok(*id);
        }
        let id = club_named(self.conn, self.federation.id, &normalize_text(name))?;
        self.clubs.insert(name.to_owned(), id);
        Ok(id)
    }

    fn store_clubs(&mut self) -> Result<(), DbError> {
        for (position, line) in self.lines_with_positions() {
            if let Line::Club(club) = line {
                let (latin, city) = (
                    club.latin.as_deref().map(normalize_text),
                    club.city.as_deref().map(normalize_text),
                );
                let (name, latin, city) = (
                    normalize_text(&club.name),
                    latin.as_deref(),
                    city.as_deref(),
                );
                let id = clubs::add(
                    self.conn,
                    self.federation.id,
                    &name,
                    latin,
                    city,
                    Some(position),
                )?;
                self.clubs.insert(club.name.clone(), id);
                let known = (club.contacts.as_ref(), club.founded, club.closed);
                if known != (None, None, None)
                    && let Some(stored) = clubs::find(self.conn, self.federation.id, id)?
                {
                    let founded = club.founded.map(|day| day.to_string());
                    let contacts = club.contacts.clone().unwrap_or_default();
                    clubs::update(
                        self.conn,
                        &clubs::Club {
                            contacts,
                            founded,
                            closed_on: club.closed,
                            ..stored
                        },
                    )?;
                }
            }
        }
        Ok(())
    }

    fn store_editions(&mut self) -> Result<(), DbError> {
        let calendar = Calendar::for_journal(self.journal);
        for (position, line) in self.lines_with_positions() {
            let Line::Edition(line) = line else { continue };
            let amendment = self.to_amendment(line, position, &calendar);
            self.editions.push(Governing {
                edition: Some(editions::add(self.conn, &amendment)?),
                parameters: amendment.parameters,
            });
        }
        Ok(())
    }

    fn to_amendment(&self, line: &EditionLine, position: i64, calendar: &Calendar) -> Amendment {
        let force = calendar.first_day(line);
        let site = line.site.clone().unwrap_or_default();
        Amendment {
            federation_id: self.federation.id,
            number: i32::try_from(self.editions.len())
                .unwrap_or(i32::MAX)
                .saturating_add(1),
            title: line.id.to_string(),
            published: line.published,
            since: force.flatten(),
            position: force.map(|_| position),
            parameters: line.parameters.text().to_owned(),
            note: site.note.unwrap_or_default(),
            by_name: site.by.unwrap_or_default(),
            created_at: site.entered.unwrap_or(self.now),
            order_id: self.orders.get(&*line.id).copied(),
        }
    }

    fn store_drafts(&mut self) -> Result<(), ImportError> {
        for (number, line) in &self.journal.lines {
            if let Line::Draft(draft) = line {
                store_draft(
                    self.conn,
                    self.federation,
                    *number,
                    draft,
                    &self.plans,
                    self.now,
                )?;
            }
        }
        Ok(())
    }
}
