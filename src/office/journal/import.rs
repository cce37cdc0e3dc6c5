//! The import of a journal: everything is calculated first, then stored in one transaction.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDateTime;

use super::drafts::store_draft;
use super::{ImportError, decisions, is_slug, person};
use crate::db::annulments::Annulment;
use crate::db::editions::{self, NewEdition};
use crate::db::federations::{Federation, NewFederation};
use crate::db::foreign_ratings::NewRating;
use crate::db::lists::{Entry, NewList};
use crate::db::memberships::NewMembership;
use crate::db::players::{Folded, NewPlayer, Player};
use crate::db::results::ResultRow;
use crate::db::tables::{Game as GameRow, Participant, RecordsBefore};
use crate::db::tournaments::{Conditions, NewTournament};
use crate::db::{
    ClubId, Conn, DbError, FederationId, ListId, OrderId, PlanLineId, PlayerId, TournamentId, annulments, clubs, federations,
    foreign_ratings, memberships, numbers, players, pools, results, tables, tournaments,
};
use crate::domain::accent::Accent;
use crate::domain::approval::State;
use crate::domain::audit::Action;
use crate::domain::calendar_plan::cited;
use crate::domain::caveat;
use crate::domain::chronicle::{Stop, Visitor, Walk};
use crate::domain::foreign::ListedRating;
use crate::domain::journal::{Bad, Calendar, EditionLine, Joined, Journal, Line, ListLine, Names, Place, SiteEntry, TournamentLine};
use crate::domain::licence::Licensing;
use crate::domain::player::PlayerKey;
use crate::domain::rules::{Engine, Published, Rated};
use crate::domain::table::Sheet;
use crate::domain::tournament::{Game, Tournament};
use crate::office::audit;
use crate::office::audit::Subject;
use crate::office::editions::Governing;
use crate::office::may::{OnSite, Site, may};
use crate::office::numbers::of_journal;
use crate::office::players::club_named;
use crate::office::rating::{Keys, pools_of, result_row, state_of};
use crate::office::{Actor, OfficeError, calendar_plans, licences, lists as office_lists};

/// A tournament of the journal, calculated.
struct RatedLine<'a> {
    line: &'a TournamentLine,
    position: i64,
    /// Place of its edition among the edition lines.
    edition: Option<usize>,
    rated: Rated,
    /// What the rules remembered of everybody before it.
    records: Vec<String>,
}

/// A list of the journal, calculated.
struct PublishedLine<'a> {
    line: &'a ListLine,
    number: usize,
    position: i64,
    /// Place of its edition among the edition lines.
    edition: Option<usize>,
    published: Published,
}

/// What the walk along the journal has led to.
struct Calculated<'a> {
    journal: &'a Journal,
    /// The position of its first line.
    first: i64,
    tournaments: Vec<RatedLine<'a>>,
    lists: Vec<PublishedLine<'a>>,
    /// What the rules remember of the participants of the tournament that is about to be rated.
    records: Vec<String>,
}

impl<'a> Calculated<'a> {
    /// Calculates the journal; what comes of it, and the engine at its end.
    fn of(journal: &'a Journal, first: i64) -> Result<(Calculated<'a>, Box<dyn Engine>), Bad> {
        let mut engine = journal.engine()?;
        let mut calculated = Calculated { journal, first, tournaments: Vec::new(), lists: Vec::new(), records: Vec::new() };
        Walk::new(&mut *engine).along(journal.events().map(Ok), &mut calculated)?;
        Ok((calculated, engine))
    }
}

impl<'a> Visitor<Place<'a>> for Calculated<'a> {
    type Error = Bad;

    fn stopped(&self, at: &Place<'a>, why: Stop) -> Bad {
        self.journal.bad(at, why)
    }

    fn before(&mut self, _: &Place<'a>, engine: &dyn Engine, tournament: &Tournament) -> Result<(), Bad> {
        self.records = everybody(tournament).iter().map(|(key, _)| engine.record(*key)).collect();
        Ok(())
    }

    fn rated(&mut self, at: Place<'a>, edition: Option<usize>, rated: Rated) -> Result<(), Bad> {
        if let Line::Tournament(line) = at.line {
            let (position, records) = (self.first + at.index as i64, std::mem::take(&mut self.records));
            self.tournaments.push(RatedLine { line, position, edition, rated, records });
        }
        Ok(())
    }

    fn published(&mut self, at: Place<'a>, edition: Option<usize>, published: Published) -> Result<(), Bad> {
        if let Line::List(line) = at.line {
            let position = self.first + at.index as i64;
            self.lists.push(PublishedLine { line, number: at.number, position, edition, published });
        }
        Ok(())
    }
}

/// Imports a federation: everything is calculated first, then stored in this one transaction.
///
/// # Errors
/// The slug is taken or can't be an address; a line can't be calculated.
pub fn import(
    conn: &mut Conn,
    actor: &Actor,
    journal: &Journal,
    slug: Option<&str>,
    now: NaiveDateTime,
) -> Result<FederationId, ImportError> {
    may(actor, &Site, OnSite::Run).map_err(OfficeError::from)?;
    let slug = slug.or(journal.federation.slug.as_deref()).unwrap_or(&journal.federation.rules);
    check_slug(conn, slug)?;
    let federation = store_federation(conn, journal, slug, now)?;
    let first = federations::take_positions(conn, federation.id, journal.lines.len() as i64)?;
    let plans = store_plans(conn, &federation, journal)?;
    licences::take(conn, &federation, journal.federation.site.as_ref().map_or(&[][..], |site| &site.licences))?;
    let orders = decisions::take(conn, (federation.id, journal.rulebook), journal.federation.site.as_ref(), now)?;
    let mut import = Import { conn: &mut *conn, federation: &federation, journal, first, now, editions: Vec::new(), plans, orders };
    import.store_clubs()?;
    import.store_editions()?;
    let (calculated, engine) = Calculated::of(journal, first).map_err(ImportError::Bad)?;
    let ids = import.store_players(&*engine)?;
    let keys = Keys::of(ids.iter().copied());
    import.store_pools(&*engine, &ids)?;
    import.store_tournaments(&calculated.tournaments, &keys)?;
    import.store_lists(calculated.lists, &keys)?;
    import.store_drafts()?;
    let entry = audit::Entry::new(Action::Import, Subject::Federation(slug.to_owned()));
    audit::note(conn, actor, Some(federation.id), entry.with(format_args!("{} lines", journal.lines.len() + 1)), now)?;
    Ok(federation.id)
}

fn check_slug(conn: &mut Conn, slug: &str) -> Result<(), ImportError> {
    if !is_slug(slug) {
        return Err(ImportError::Slug(format!("{slug:?} can't be an address: 2 to 40 of a-z, 0-9 and -; give another one with --as")));
    }
    if federations::find_by_slug(conn, slug)?.is_some() {
        return Err(ImportError::Slug(format!("there is a federation {slug:?} already; give another slug with --as")));
    }
    Ok(())
}

fn store_federation(conn: &mut Conn, journal: &Journal, slug: &str, now: NaiveDateTime) -> Result<Federation, ImportError> {
    let line = &journal.federation;
    let site = line.site.clone().unwrap_or_default();
    let by_language = |names: Option<Names>| -> HashMap<&str, String> {
        names.unwrap_or_default().iter().map(|(language, text)| (language.word(), text.to_owned())).collect()
    };
    let (names, notes) = (by_language(site.names), by_language(site.list_note));
    let accent = match site.accent.as_deref() {
        None => None,
        Some(hex) => Some(Accent::from_hex(hex).ok_or_else(|| {
            let known = Accent::ALL.map(Accent::hex).join(", ");
            ImportError::Bad(Bad { line: journal.federation_line, reason: format!("accent: {hex} is none of {known}") })
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
        federations::update_list_note(conn, id, &serde_json::to_string(&notes).unwrap_or_default())?;
    }
    if let Some(zone) = site.time_zone {
        federations::update_zone(conn, id, zone)?;
    }
    if site.appeal_days.is_some() {
        federations::update_appeal_days(conn, id, site.appeal_days)?;
    }
    if site.members.asks() || site.dues {
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
    Ok(federations::find(conn, id)?.ok_or_else(|| DbError::Corrupt("the federation was not stored".to_owned()))?)
}

/// Stores the calendar plans; their lines, as tournaments cite them.
fn store_plans(conn: &mut Conn, federation: &Federation, journal: &Journal) -> Result<HashMap<String, PlanLineId>, ImportError> {
    for plan in journal.federation.site.iter().flat_map(|site| &site.plans) {
        if let Err(reason) = calendar_plans::take(conn, federation, plan)? {
            return Err(ImportError::Bad(Bad { line: journal.federation_line, reason }));
        }
    }
    let mut lines = HashMap::new();
    for plan in crate::db::calendar_plans::list(conn, federation.id)? {
        for line in crate::db::calendar_plans::lines(conn, plan.id)? {
            lines.insert(cited(plan.year, &plan.title, line.number), line.id);
        }
    }
    Ok(lines)
}

/// The participants of a journal's tournament in order: those named first, then who only appears in a place or game.
fn everybody(t: &Tournament) -> Vec<(PlayerKey, bool)> {
    let mut seen = HashSet::new();
    let named = t.participants.iter().map(|p| (*p, true));
    let placed = t.places.iter().map(|p| (p.0, false));
    let playing = t.games.iter().flat_map(|g| std::iter::once(g.a).chain(g.b)).map(|p| (p, false));
    let listed = t.fide.iter().map(|p| (p.0, false));
    named.chain(placed).chain(playing).chain(listed).filter(|(key, _)| seen.insert(*key)).collect()
}

/// A journal while it is stored.
struct Import<'a> {
    conn: &'a mut Conn,
    federation: &'a Federation,
    journal: &'a Journal,
    /// The position of its first line.
    first: i64,
    now: NaiveDateTime,
    /// What each edition line says, in their order.
    editions: Vec<Governing>,
    /// The lines of the calendar plans, as tournaments cite them.
    plans: HashMap<String, PlanLineId>,
    /// The orders, as editions cite them.
    orders: HashMap<String, OrderId>,
}

/// The rows of all tournaments, stored many at a time.
#[derive(Default)]
struct Rows {
    people: Vec<Participant>,
    games: Vec<GameRow>,
    results: Vec<ResultRow>,
    records: Vec<RecordsBefore>,
    annulled: Vec<Annulment>,
}

impl<'a> Import<'a> {
    /// The lines with their positions.
    fn positioned(&self) -> impl Iterator<Item = (i64, &'a Line)> + use<'a> {
        (self.first..).zip(self.journal.lines.iter().map(|(_, line)| line))
    }

    /// The edition with this place among the edition lines, else the text as first approved.
    fn governing(&self, place: Option<usize>) -> Governing {
        place.and_then(|place| self.editions.get(place)).cloned().unwrap_or_else(|| Governing::first(self.federation))
    }

    fn store_clubs(&mut self) -> Result<(), DbError> {
        for (position, line) in self.positioned() {
            if let Line::Club(club) = line {
                let (latin, city) = (club.latin.as_deref(), club.city.as_deref());
                let id = clubs::add(self.conn, self.federation.id, &club.name, latin, city, Some(position))?;
                let known = (club.contacts.as_ref(), club.founded, club.closed);
                if known != (None, None, None)
                    && let Some(stored) = clubs::find(self.conn, self.federation.id, id)?
                {
                    let founded = club.founded.map(|day| day.to_string());
                    let contacts = club.contacts.clone().unwrap_or_default();
                    clubs::update(self.conn, &clubs::Club { contacts, founded, closed_on: club.closed, ..stored })?;
                }
            }
        }
        Ok(())
    }

    fn store_editions(&mut self) -> Result<(), DbError> {
        let calendar = Calendar::of(self.journal);
        for (position, line) in self.positioned() {
            let Line::Edition(line) = line else { continue };
            let new = self.edition(line, position, &calendar);
            self.editions.push(Governing { edition: Some(editions::add(self.conn, &new)?), parameters: new.parameters });
        }
        Ok(())
    }

    fn edition(&self, line: &EditionLine, position: i64, calendar: &Calendar) -> NewEdition {
        let force = calendar.since(line);
        let site = line.site.clone().unwrap_or_default();
        NewEdition {
            federation_id: self.federation.id,
            number: i32::try_from(self.editions.len()).unwrap_or(i32::MAX).saturating_add(1),
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

    /// Stores the players as they are at the end; their ids, by key.
    fn store_players(&mut self, engine: &dyn Engine) -> Result<Vec<PlayerId>, DbError> {
        let federation = self.federation.id;
        let mut club_ids: HashMap<String, ClubId> = clubs::list(self.conn, federation)?.into_iter().map(|c| (c.name, c.id)).collect();
        let mut rows = Vec::with_capacity(self.journal.ids.len());
        for (position, line) in self.positioned() {
            let Line::Player(p) = line else { continue };
            let key = PlayerKey(rows.len() as u32);
            let club_id = match p.club.as_deref() {
                None => None,
                Some(name) => Some(match club_ids.get(name) {
                    Some(id) => *id,
                    None => {
                        let id = club_named(self.conn, federation, name)?;
                        club_ids.insert(name.to_owned(), id);
                        id
                    }
                }),
            };
            let standing = p.standing.as_ref().map(|s| s.text().to_owned());
            let (code, personal) = (p.id.to_string(), person::personal(p));
            rows.push(NewPlayer {
                federation_id: federation,
                folded: Folded::of(&code, &personal),
                code,
                personal,
                club_id,
                guest: p.guest,
                standing,
                position,
                state: state_of(&engine.view(key), engine.record(key), None),
            });
        }
        let ids = players::add(self.conn, &rows)?;
        self.store_numbers(&ids)?;
        self.store_ratings(&ids)?;
        self.store_memberships(&ids)?;
        Ok(ids)
    }

    /// Stores the numbers that the players have elsewhere.
    fn store_numbers(&mut self, ids: &[PlayerId]) -> Result<(), DbError> {
        let (federation, day) = (self.federation.id, self.now.date());
        let people = self.positioned().filter_map(|(_, line)| match line {
            Line::Player(player) => Some(player),
            _ => None,
        });
        let each = people.zip(ids).flat_map(|(player, id)| player.ids.iter().map(move |(system, number)| (*id, *system, number)));
        let new = each.map(|(id, system, number)| of_journal(federation, id, (system, number.to_string()), day));
        numbers::add(self.conn, &new.collect::<Vec<_>>())
    }

    /// Stores the ratings that the players have elsewhere.
    fn store_ratings(&mut self, ids: &[PlayerId]) -> Result<(), DbError> {
        let federation_id = self.federation.id;
        let people = self.positioned().filter_map(|(_, line)| match line {
            Line::Player(player) => Some(player),
            _ => None,
        });
        let each = people.zip(ids).flat_map(|(player, id)| player.ratings.iter().map(move |listed| (*id, *listed)));
        let new = each.map(|(player_id, ListedRating { kind, date: dated, rating })| NewRating {
            federation_id,
            player_id,
            kind,
            dated,
            rating,
            list_id: None,
        });
        foreign_ratings::add(self.conn, &new.collect::<Vec<_>>())
    }

    /// Stores what the players are members of.
    fn store_memberships(&mut self, ids: &[PlayerId]) -> Result<(), DbError> {
        let federation_id = self.federation.id;
        let people = self.positioned().filter_map(|(_, line)| match line {
            Line::Player(player) => Some(player),
            _ => None,
        });
        let mut new = Vec::new();
        for (player, player_id) in people.zip(ids) {
            for joined in player.site.iter().flat_map(|site| &site.memberships) {
                let club_id = joined.club.as_deref().map(|club| club_named(self.conn, federation_id, club)).transpose()?;
                let Joined { since, until, paid_until, .. } = *joined;
                new.push(NewMembership { federation_id, player_id: *player_id, club_id, since, until, paid_until });
            }
        }
        memberships::add_all(self.conn, &new)
    }

    fn store_pools(&mut self, engine: &dyn Engine, ids: &[PlayerId]) -> Result<(), DbError> {
        let own = (0..).map(PlayerKey).zip(ids).flat_map(|(key, id)| pools_of(engine, key, *id, self.federation.id));
        let in_pools: Vec<_> = own.collect();
        pools::store(self.conn, &[], &in_pools)
    }

    fn store_tournaments(&mut self, tournaments: &[RatedLine], keys: &Keys) -> Result<(), DbError> {
        let mut rows = Rows::default();
        let mut last: HashMap<PlayerId, TournamentId> = HashMap::new();
        let of_codes: HashMap<&str, PlayerId> =
            (0..).map(PlayerKey).zip(&self.journal.ids).filter_map(|(key, code)| Some((&**code, keys.id(key).ok()?))).collect();
        for t in tournaments {
            let id = self.store_tournament(t)?;
            let appeals = t.line.site.as_deref().map_or(&[][..], |site| &site.appeals);
            decisions::take_appeals(self.conn, self.federation.id, id, appeals, |code| of_codes.get(code).copied())?;
            rows.annulled.extend(decisions::annulled(id, t.line.site.as_deref(), |code| of_codes.get(code).copied()));
            let from = rows.results.len();
            rows.take(id, t, keys)?;
            last.extend(rows.results[from..].iter().map(|result| (result.player_id, id)));
        }
        tables::add(self.conn, &rows.people, &rows.games)?;
        annulments::add(self.conn, &rows.annulled)?;
        tables::store_records_before(self.conn, &rows.records)?;
        results::add(self.conn, &rows.results)?;
        for (player, tournament) in last {
            players::update_last_tournament(self.conn, player, tournament)?;
        }
        Ok(())
    }

    /// Stores the conditions and signatures of a tournament.
    fn store_tournament(&mut self, t: &RatedLine) -> Result<TournamentId, DbError> {
        let site = t.line.site.as_deref().cloned().unwrap_or_default();
        let rules = &t.line.tournament;
        let club_id = site.club.as_deref().map(|club| club_named(self.conn, self.federation.id, club)).transpose()?;
        let by = self.governing(t.edition);
        let id = tournaments::add(
            self.conn,
            NewTournament {
                federation_id: self.federation.id,
                code: t.line.id.to_string(),
                conditions: Conditions {
                    name: t.line.name.as_deref().unwrap_or_default().to_owned(),
                    starts: rules.start,
                    ends: rules.end,
                    city: site.city.unwrap_or_default(),
                    club_id,
                    referee_id: None,
                    referee_name: site.referee.unwrap_or_default(),
                    official: rules.official,
                    plan_line_id: site.plan.as_ref().and_then(|plan| self.plans.get(plan)).copied().filter(|_| rules.official),
                    plan: site.plan.unwrap_or_default(),
                    board: rules.board,
                    minutes: rules.minutes,
                    pool: rules.pool,
                    category: rules.category,
                    rated_by_fide: rules.rated_by_fide,
                    round_days: rules.days.clone(),
                    remark: String::new(),
                },
                state: State::Rated,
                sheet: serde_json::to_string(&Sheet::default()).unwrap_or_default(),
                position: Some(t.position),
                passes: Some(t.rated.passes.into()),
                parameters: Some(by.parameters),
                rated_at: site.rated,
                changed_at: self.now,
                edition_id: by.edition,
            },
        )?;
        for s in &site.signatures {
            tournaments::sign(self.conn, id, s.office, None, &s.name, s.at, "")?;
            if !s.caveats.is_empty() {
                tournaments::note_caveats(self.conn, id, s.office, &caveat::written(&s.caveats))?;
            }
        }
        Ok(id)
    }

    fn store_lists(&mut self, lists: Vec<PublishedLine>, keys: &Keys) -> Result<(), ImportError> {
        if lists.is_empty() {
            return Ok(());
        }
        let people = players::list(self.conn, self.federation.id)?;
        let clubs: HashMap<ClubId, String> = clubs::list(self.conn, self.federation.id)?.into_iter().map(|c| (c.id, c.name)).collect();
        let codes: HashMap<PlayerId, String> = people.iter().map(|p| (p.id, p.code.clone())).collect();
        let forgotten: HashSet<PlayerId> = people.iter().filter(|p| p.is_forgotten()).map(|p| p.id).collect();
        let mut number = 0;
        for list in lists {
            let computed = office_lists::entries(keys, &list.published, &people, &clubs)?;
            let entries = match list.line.site.as_deref().and_then(|site| site.entries.as_ref()) {
                // A published list is a fact: it stays as it was handed over, whatever would be calculated today.
                Some(published) => facts(published, &people, &computed),
                None => computed,
            };
            let given = list.line.site.as_deref().and_then(|site| site.number).and_then(|n| i32::try_from(n).ok());
            number = given.filter(|n| *n > number).unwrap_or(number + 1);
            // Of a list that somebody is forgotten in, the fingerprint is that of what was published, and nothing can be compared with it.
            let whole = !entries.iter().any(|entry| forgotten.contains(&entry.player_id));
            let computed = office_lists::fingerprint_of(&office_lists::canonical_csv(&entries, &codes)?);
            let fingerprint = fingerprint(&list, computed, whole)?;
            let decisions = office_lists::decisions(keys, &list.published)?;
            let new = self.list(&list, number, fingerprint, entries.len() as i32)?;
            office_lists::store(self.conn, &new, entries, decisions)?;
        }
        Ok(())
    }

    fn list(&self, list: &PublishedLine, number: i32, fingerprint: String, players: i32) -> Result<NewList, ImportError> {
        let site = list.line.site.as_deref().cloned().unwrap_or_default();
        let by = self.governing(list.edition);
        Ok(NewList {
            federation_id: self.federation.id,
            number,
            date: list.line.date,
            position: list.position,
            parameters: by.parameters,
            edition_id: by.edition,
            note: site.note.unwrap_or_default(),
            published_at: site.published.unwrap_or(self.now),
            published_by: site.by.unwrap_or_default(),
            fingerprint,
            players,
        })
    }

    fn store_drafts(&mut self) -> Result<(), ImportError> {
        for (number, line) in &self.journal.lines {
            if let Line::Draft(draft) = line {
                store_draft(self.conn, self.federation, (*number, draft), &self.plans, self.now)?;
            }
        }
        Ok(())
    }
}

impl Rows {
    /// Takes in what a tournament has.
    fn take(&mut self, id: TournamentId, t: &RatedLine, keys: &Keys) -> Result<(), DbError> {
        let rules = &t.line.tournament;
        self.records.push(RecordsBefore::of(id, &t.records));
        let places: HashMap<PlayerKey, u32> = rules.places.iter().copied().collect();
        let fide: HashMap<PlayerKey, i32> = rules.fide.iter().copied().collect();
        let conditional: HashMap<PlayerKey, f64> = t.line.site.iter().flat_map(|site| &site.conditional).copied().collect();
        for (i, (key, listed)) in everybody(rules).into_iter().enumerate() {
            self.people.push(Participant {
                tournament_id: id,
                number: i as i32 + 1,
                player_id: keys.id(key)?,
                place: places.get(&key).and_then(|p| i32::try_from(*p).ok()),
                points: None,
                listed,
                fide: fide.get(&key).copied(),
                conditional: conditional.get(&key).copied(),
            });
        }
        for (seq, g) in rules.games.iter().enumerate() {
            self.games.push(game_row(id, seq as i32, g, keys)?);
        }
        for line in &t.rated.lines {
            self.results.push(result_row(line, keys.id(line.player)?, id, t.position));
        }
        Ok(())
    }
}

fn game_row(tournament: TournamentId, seq: i32, g: &Game, keys: &Keys) -> Result<GameRow, DbError> {
    Ok(GameRow {
        tournament_id: tournament,
        seq,
        round: g.round,
        a_id: keys.id(g.a)?,
        b_id: g.b.map(|b| keys.id(b)).transpose()?,
        halves: g.score.map(|s| s.halves() as i32),
        played: g.played,
        annulled: g.annulled,
        handicap: i32::try_from(g.handicap).unwrap_or(i32::MAX),
        colour: g.colour,
    })
}

/// The fingerprint of a list: the one that is told, which has to be that of the entries where all of them are told.
fn fingerprint(list: &PublishedLine, computed: String, whole: bool) -> Result<String, ImportError> {
    match list.line.site.as_deref().and_then(|site| site.fingerprint.clone()) {
        Some(given) if whole && given != computed => {
            let reason = "the fingerprint of the list is not that of its entries".to_owned();
            Err(ImportError::Bad(Bad { line: list.number, reason }))
        }
        told => Ok(told.unwrap_or(computed)),
    }
}

/// The entries of a list as they were published; what is not told is as calculated.
fn facts(published: &[SiteEntry], people: &[Player], computed: &[Entry]) -> Vec<Entry> {
    let by_code: HashMap<&str, PlayerId> = people.iter().map(|p| (p.code.as_str(), p.id)).collect();
    let computed: HashMap<PlayerId, &Entry> = computed.iter().map(|e| (e.player_id, e)).collect();
    published.iter().filter_map(|p| Some(fact(p, *by_code.get(&*p.player)?, &computed))).collect()
}

fn fact(p: &SiteEntry, id: PlayerId, computed: &HashMap<PlayerId, &Entry>) -> Entry {
    let now = computed.get(&id);
    Entry {
        list_id: ListId(0),
        pool: p.pool,
        place: i32::try_from(p.place).unwrap_or(i32::MAX),
        player_id: id,
        name: p.name.to_string(),
        latin: match &p.latin {
            Some(latin) => latin.to_string(),
            None => now.map(|e| e.latin.clone()).unwrap_or_default(),
        },
        club: p.club.as_deref().unwrap_or_default().to_owned(),
        rating: p.rating.0,
        deviation: p.deviation,
        rank: p.rank.as_deref().map(str::to_owned),
        provisional: p.provisional,
    }
}
