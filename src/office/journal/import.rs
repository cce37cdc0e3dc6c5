//! Import: everything is calculated first, then stored in one transaction.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDateTime;

use super::{ACCENTS, Draft, ImportError, is_slug};
use crate::db::editions::{self, NewEdition};
use crate::db::federations::{Federation, NewFederation};
use crate::db::lists::{DecisionRow, Entry, NewList};
use crate::db::tables::{Game as GameRow, Participant, RecordsBefore};
use crate::db::tournaments::{Conditions, NewTournament};
use crate::db::{
    ClubId, Conn, DbError, FederationId, ListId, PlayerId, TournamentId, clubs, federations, players, pools, results, tables, tournaments,
};
use crate::domain::approval::State;
use crate::domain::audit::Action;
use crate::domain::journal::{Bad, Editions, Gender, Journal, Json, Line, ListLine, SiteEntry};
use crate::domain::player::PlayerKey;
use crate::domain::rules::{self, Rated};
use crate::domain::table::Sheet;
use crate::domain::tournament::{Category, Colour, Pool, Tournament};
use crate::office::audit::{self, Subject};
use crate::office::editions::Governing;
use crate::office::players::{Entry as PlayerEntry, club_named, row as player_row};
use crate::office::rating::{Desk, result_row, state_of};
use crate::office::{Actor, OfficeError, Refusal, lists as office_lists};

/// One moment of the chronicle, calculated.
struct Moment {
    position: i64,
    rated: Option<Rated>,
    /// Place of its edition among the edition lines.
    edition: Option<usize>,
    records: Vec<String>,
    entries: Vec<Entry>,
    decisions: Vec<DecisionRow>,
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
    if !actor.is_administrator() {
        return Err(OfficeError::from(Refusal::NotAllowed).into());
    }
    let line = &journal.federation;
    let slug = slug.or(line.slug.as_deref()).unwrap_or(&line.rules);
    if !is_slug(slug) {
        return Err(ImportError::Slug(format!("{slug:?} can't be an address: 2 to 40 of a-z, 0-9 and -; give another one with --as")));
    }
    if federations::find_by_slug(conn, slug)?.is_some() {
        return Err(ImportError::Slug(format!("there is a federation {slug:?} already; give another slug with --as")));
    }
    let site = line.site.clone().unwrap_or_default();
    let names: HashMap<&str, String> = site
        .names
        .map(|n| [("en", n.en), ("ru", n.ru), ("uk", n.uk)].into_iter().filter_map(|(l, n)| Some((l, n?))).collect())
        .unwrap_or_default();
    let accent = match site.accent.as_deref() {
        None => "",
        Some(hex) => ACCENTS.iter().find(|a| a.1 == hex.to_ascii_lowercase()).map(|a| a.0).ok_or_else(|| {
            let known: Vec<&str> = ACCENTS.iter().map(|a| a.1).collect();
            ImportError::Bad(Bad { line: journal.federation_line, reason: format!("accent: {hex} is none of {}", known.join(", ")) })
        })?,
    };
    let id = federations::add(
        conn,
        &NewFederation {
            slug,
            name: line.name.as_deref().unwrap_or(slug),
            names: &serde_json::to_string(&names).unwrap_or_default(),
            rules: &line.rules,
            parameters: line.parameters.text(),
            accent,
            prior_approval: rules::by_id(&line.rules).is_some_and(|book| book.prior_approval),
        },
        now,
    )?;
    let first = federations::take_positions(conn, id, journal.lines.len() as i64)?;
    let federation = federations::find(conn, id)?.ok_or_else(|| DbError::Corrupt("the federation was not stored".to_owned()))?;

    store_clubs(conn, &federation, journal, first)?;
    let amended = store_editions(conn, &federation, journal, first, now)?;
    let (desk, moments) = calculate(&federation, journal, first)?;
    let last = last_tournaments(journal, &moments);
    let ids = store_players(conn, &federation, journal, first, &desk)?;
    let mut in_pools = Vec::new();
    for (key, id) in (0..).map(PlayerKey).zip(&ids) {
        in_pools.extend(desk.pools(key, *id, federation.id));
    }
    pools::store(conn, &[], &in_pools)?;
    let stored = store_tournaments(conn, &federation, journal, &moments, &ids, &amended, now)?;
    store_lists(conn, &federation, journal, moments, &ids, &amended, now)?;
    for (key, code) in last {
        if let Some(tournament) = stored.get(code) {
            players::update_last_tournament(conn, ids[key.index()], *tournament)?;
        }
    }
    for (number, line) in &journal.lines {
        if let Line::Draft(draft) = line {
            store_draft(conn, &federation, *number, draft, now)?;
        }
    }
    let entry =
        audit::Entry::new(Action::Import, Subject::Federation(slug.to_owned())).with(format_args!("{} lines", journal.lines.len() + 1));
    audit::note(conn, actor, Some(id), entry, now)?;
    Ok(id)
}

fn positioned(journal: &Journal, first: i64) -> impl Iterator<Item = (i64, usize, &Line)> {
    journal.lines.iter().zip(first..).map(|((number, line), position)| (position, *number, line))
}

fn store_clubs(conn: &mut Conn, federation: &Federation, journal: &Journal, first: i64) -> Result<(), DbError> {
    for (position, _, line) in positioned(journal, first) {
        if let Line::Club(club) = line {
            clubs::add(conn, federation.id, &club.name, club.latin.as_deref(), club.city.as_deref(), Some(position))?;
        }
    }
    Ok(())
}

fn calculate(federation: &Federation, journal: &Journal, first: i64) -> Result<(Desk, Vec<Moment>), ImportError> {
    let mut desk = Desk::new(federation)?;
    let mut editions = Editions::of(journal);
    desk.order(journal.ids.iter().map(|id| &**id));
    let bad = |line: usize, reason: String| ImportError::Bad(Bad { line, reason });
    let mut moments = Vec::new();
    let mut seats = 0;
    for (position, number, line) in positioned(journal, first) {
        match line {
            Line::Player(player) => {
                let standing = player.standing.as_ref().map(Json::value);
                desk.engine.enter(player.person(), standing.as_ref()).map_err(|reason| bad(number, reason))?;
                seats += 1;
            }
            Line::Tournament(t) => {
                let edition = editions.govern(&mut *desk.engine, t.tournament.start);
                let records = everybody(&t.tournament).iter().map(|(key, _)| desk.engine.record(*key)).collect();
                let rated = desk
                    .engine
                    .rate(&t.tournament)
                    .map_err(|refused| bad(number, format!("tournament {}: article {}: {:?}", t.id, refused.article, refused.kind)))?;
                moments.push(Moment { position, rated: Some(rated), edition, records, entries: Vec::new(), decisions: Vec::new() });
            }
            Line::Edition(line) => editions.enter(&mut *desk.engine, line).map_err(|reason| bad(number, reason))?,
            Line::List(list) => {
                let edition = editions.govern(&mut *desk.engine, list.date);
                let published = desk.engine.publish(list.date);
                let mut entries = Vec::new();
                for (pool, listed) in &published.pools {
                    for (i, l) in listed.iter().enumerate() {
                        entries.push(Entry {
                            list_id: ListId(0),
                            pool: pool.map(|p| p.word().to_owned()).unwrap_or_default(),
                            place: i as i32 + 1,
                            // Keys for now: the players have no ids yet.
                            player_id: PlayerId(l.player.0.into()),
                            name: String::new(),
                            latin: String::new(),
                            club: String::new(),
                            rating: l.rating.0,
                            deviation: l.deviation,
                            rank: l.rank.map(|r| r.name.to_owned()),
                            provisional: l.provisional,
                        });
                    }
                }
                let decisions = published
                    .decisions
                    .iter()
                    .enumerate()
                    .map(|(seq, d)| DecisionRow {
                        list_id: ListId(0),
                        seq: seq as i32,
                        player_id: PlayerId(d.player.0.into()),
                        article: d.article.to_owned(),
                        rank_before: d.before.map(|r| r.name.to_owned()),
                        rank: d.after.map(|r| r.name.to_owned()),
                        norm: d.norm.map(|n| n.0),
                    })
                    .collect();
                moments.push(Moment { position, rated: None, edition, records: Vec::new(), entries, decisions });
            }
            Line::Club(_) | Line::Draft(_) => {}
        }
    }
    debug_assert_eq!(seats, journal.ids.len());
    Ok((desk, moments))
}

/// The participants of a journal's tournament in order: those named first, then who only appears in a place or game.
fn everybody(t: &Tournament) -> Vec<(PlayerKey, bool)> {
    let mut seen = HashSet::new();
    let named = t.participants.iter().map(|p| (*p, true));
    let placed = t.places.iter().map(|p| (p.0, false));
    let playing = t.games.iter().flat_map(|g| std::iter::once(g.a).chain(g.b)).map(|p| (p, false));
    named.chain(placed).chain(playing).filter(|(key, _)| seen.insert(*key)).collect()
}

fn last_tournaments<'a>(journal: &'a Journal, moments: &[Moment]) -> HashMap<PlayerKey, &'a str> {
    let tournaments = journal.lines.iter().filter_map(|(_, line)| match line {
        Line::Tournament(t) => Some(&*t.id),
        _ => None,
    });
    let mut last = HashMap::new();
    for (rated, code) in moments.iter().filter_map(|m| m.rated.as_ref()).zip(tournaments) {
        for line in &rated.lines {
            last.insert(line.player, code);
        }
    }
    last
}

/// Stores the editions; what each edition line says, in their order.
fn store_editions(
    conn: &mut Conn,
    federation: &Federation,
    journal: &Journal,
    first: i64,
    now: NaiveDateTime,
) -> Result<Vec<Governing>, DbError> {
    let rules = Editions::of(journal);
    let mut stored = Vec::new();
    for (position, _, line) in positioned(journal, first) {
        let Line::Edition(line) = line else { continue };
        let force = rules.since(line);
        let site = line.site.clone().unwrap_or_default();
        let new = NewEdition {
            federation_id: federation.id,
            number: i32::try_from(stored.len()).unwrap_or(i32::MAX).saturating_add(1),
            title: line.id.to_string(),
            published: line.published,
            since: force.flatten(),
            position: force.map(|_| position),
            parameters: line.parameters.text().to_owned(),
            note: site.note.unwrap_or_default(),
            by_name: site.by.unwrap_or_default(),
            created_at: site.entered.unwrap_or(now),
        };
        stored.push(Governing { edition: Some(editions::add(conn, &new)?), parameters: new.parameters });
    }
    Ok(stored)
}

fn store_players(conn: &mut Conn, federation: &Federation, journal: &Journal, first: i64, desk: &Desk) -> Result<Vec<PlayerId>, DbError> {
    let mut club_ids: HashMap<String, ClubId> = clubs::list(conn, federation.id)?.into_iter().map(|c| (c.name, c.id)).collect();
    let mut rows = Vec::with_capacity(journal.ids.len());
    for (position, _, line) in positioned(journal, first) {
        let Line::Player(p) = line else { continue };
        let key = PlayerKey(rows.len() as u32);
        let club_id = match p.club.as_deref() {
            None => None,
            Some(name) => Some(match club_ids.get(name) {
                Some(id) => *id,
                None => {
                    let id = club_named(conn, federation.id, name)?;
                    club_ids.insert(name.to_owned(), id);
                    id
                }
            }),
        };
        let site = p.site.as_deref().cloned().unwrap_or_default();
        let entry = PlayerEntry {
            code: Some(p.id.to_string()),
            name: p.name.as_deref().unwrap_or_default().to_owned(),
            latin: site.latin,
            born: p.born.map(|b| b.to_string()),
            gender: site.gender.map(|g| if g == Gender::Female { "f" } else { "m" }.to_owned()),
            country: p.country.as_deref().map(str::to_owned),
            club: None,
            club_since: None,
        };
        let standing = p.standing.as_ref().map(|s| s.text().to_owned());
        let state = state_of(&desk.engine.view(key), desk.engine.record(key), None);
        let mut row = player_row(federation.id, &entry, p.id.to_string(), club_id, position, standing, &state);
        row.guest = p.guest;
        rows.push(row);
    }
    players::add(conn, &rows)
}

fn store_tournaments<'a>(
    conn: &mut Conn,
    federation: &Federation,
    journal: &'a Journal,
    moments: &[Moment],
    ids: &[PlayerId],
    amended: &[Governing],
    now: NaiveDateTime,
) -> Result<HashMap<&'a str, TournamentId>, DbError> {
    let id_of = |key: PlayerKey| ids.get(key.index()).copied().unwrap_or(PlayerId(0));
    let (mut people, mut games, mut outcome, mut records) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let first = Governing::first(federation);
    let mut stored = HashMap::new();
    let lines = journal.lines.iter().filter_map(|(_, line)| match line {
        Line::Tournament(t) => Some(t),
        _ => None,
    });
    for (t, moment) in lines.zip(moments.iter().filter(|m| m.rated.is_some())) {
        let Some(rated) = &moment.rated else { continue };
        let site = t.site.as_deref().cloned().unwrap_or_default();
        let rules = &t.tournament;
        let club_id = site.club.as_deref().map(|club| club_named(conn, federation.id, club)).transpose()?;
        let by = moment.edition.and_then(|place| amended.get(place)).unwrap_or(&first);
        let id = tournaments::add(
            conn,
            NewTournament {
                federation_id: federation.id,
                code: t.id.to_string(),
                conditions: Conditions {
                    name: t.name.as_deref().unwrap_or_default().to_owned(),
                    starts: rules.start,
                    ends: rules.end,
                    city: site.city.unwrap_or_default(),
                    club_id,
                    referee_id: None,
                    referee_name: site.referee.unwrap_or_default(),
                    official: rules.official,
                    plan: site.plan.unwrap_or_default(),
                    board: rules.board.size() as i32,
                    minutes: rules.minutes,
                    pool: rules.pool.word().to_owned(),
                    category: rules.category.word().to_owned(),
                    remark: String::new(),
                },
                state: State::Rated.word().to_owned(),
                sheet: serde_json::to_string(&Sheet::default()).unwrap_or_default(),
                position: Some(moment.position),
                passes: Some(rated.passes.into()),
                parameters: Some(by.parameters.clone()),
                rated_at: site.rated,
                changed_at: now,
                edition_id: by.edition,
            },
        )?;
        for s in &site.signatures {
            tournaments::sign(conn, id, s.office.word(), None, &s.name, s.at, "")?;
        }
        let places: HashMap<PlayerKey, u32> = rules.places.iter().copied().collect();
        records.push(RecordsBefore::of(id, &moment.records));
        for (i, (key, listed)) in everybody(rules).into_iter().enumerate() {
            people.push(Participant {
                tournament_id: id,
                number: i as i32 + 1,
                player_id: id_of(key),
                place: places.get(&key).and_then(|p| i32::try_from(*p).ok()),
                points: None,
                listed,
            });
        }
        games.extend(rules.games.iter().enumerate().map(|(seq, g)| GameRow {
            tournament_id: id,
            seq: seq as i32,
            round: g.round,
            a_id: id_of(g.a),
            b_id: g.b.map(id_of),
            halves: g.score.map(|s| s.halves() as i32),
            played: g.played,
            annulled: g.annulled,
            handicap: i32::try_from(g.handicap).unwrap_or(i32::MAX),
            colour: g.colour.map(|c| if c == Colour::White { "w" } else { "b" }.to_owned()),
        }));
        outcome.extend(rated.lines.iter().map(|line| result_row(line, id_of(line.player), id, moment.position)));
        stored.insert(&*t.id, id);
    }
    tables::add(conn, &people, &games)?;
    tables::store_records_before(conn, &records)?;
    results::add(conn, &outcome)?;
    Ok(stored)
}

fn store_lists(
    conn: &mut Conn,
    federation: &Federation,
    journal: &Journal,
    moments: Vec<Moment>,
    ids: &[PlayerId],
    amended: &[Governing],
    now: NaiveDateTime,
) -> Result<(), ImportError> {
    let id_of = |key: i64| usize::try_from(key).ok().and_then(|k| ids.get(k)).copied().unwrap_or(PlayerId(0));
    let lines: Vec<(usize, &ListLine)> =
        journal.lines.iter().filter_map(|(n, l)| if let Line::List(l) = l { Some((*n, l)) } else { None }).collect();
    if lines.is_empty() {
        return Ok(());
    }
    let people: HashMap<PlayerId, _> = players::list(conn, federation.id)?.into_iter().map(|p| (p.id, p)).collect();
    let codes: HashMap<PlayerId, String> = people.iter().map(|(id, p)| (*id, p.code.clone())).collect();
    let by_code: HashMap<&str, PlayerId> = codes.iter().map(|(id, code)| (code.as_str(), *id)).collect();
    let clubs: HashMap<ClubId, String> = clubs::list(conn, federation.id)?.into_iter().map(|c| (c.id, c.name)).collect();
    let mut number = 0;
    for ((line_number, line), moment) in lines.into_iter().zip(moments.into_iter().filter(|m| m.rated.is_none())) {
        let site = line.site.as_deref().cloned().unwrap_or_default();
        let mut entries = moment.entries;
        for e in &mut entries {
            e.player_id = id_of(e.player_id.0);
            if let Some(p) = people.get(&e.player_id) {
                e.name = p.called().to_owned();
                e.latin =
                    p.latin.clone().unwrap_or_else(|| crate::domain::name::latin(p.called(), crate::domain::name::Language::Ukrainian));
                e.club = p.club_id.and_then(|c| clubs.get(&c).cloned()).unwrap_or_default();
            }
        }
        if let Some(published) = site.entries {
            // A published list is a fact: it stays as it was handed over, whatever would be calculated today.
            let computed: HashMap<PlayerId, &Entry> = entries.iter().map(|e| (e.player_id, e)).collect();
            entries = published.iter().filter_map(|p| Some(fact(p, *by_code.get(&*p.player)?, &computed))).collect();
        }
        let first = Governing::first(federation);
        let by = moment.edition.and_then(|place| amended.get(place)).unwrap_or(&first);
        let mut decisions = moment.decisions;
        decisions.iter_mut().for_each(|d| d.player_id = id_of(d.player_id.0));
        number = site.number.and_then(|n| i32::try_from(n).ok()).filter(|n| *n > number).unwrap_or(number + 1);
        let csv = office_lists::canonical_csv(&entries, &codes)?;
        let fingerprint = office_lists::fingerprint_of(&csv);
        if site.fingerprint.is_some_and(|given| given != fingerprint) {
            let reason = "the fingerprint of the list is not that of its entries".to_owned();
            return Err(ImportError::Bad(Bad { line: line_number, reason }));
        }
        office_lists::store(
            conn,
            &NewList {
                federation_id: federation.id,
                number,
                date: line.date,
                position: moment.position,
                parameters: by.parameters.clone(),
                edition_id: by.edition,
                note: site.note.unwrap_or_default(),
                published_at: site.published.unwrap_or(now),
                published_by: site.by.unwrap_or_default(),
                fingerprint,
                players: entries.len() as i32,
            },
            entries,
            decisions,
        )?;
    }
    Ok(())
}

fn fact(p: &SiteEntry, id: PlayerId, computed: &HashMap<PlayerId, &Entry>) -> Entry {
    let now = computed.get(&id);
    Entry {
        list_id: ListId(0),
        pool: p.pool.map(|pool| pool.word().to_owned()).unwrap_or_default(),
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

fn store_draft(conn: &mut Conn, federation: &Federation, line: usize, draft: &Json, now: NaiveDateTime) -> Result<(), ImportError> {
    let mut draft: Draft =
        serde_json::from_value(draft.value()).map_err(|e| ImportError::Bad(Bad { line, reason: format!("draft: {e}") }))?;
    let club_id = draft.club.as_deref().map(|club| club_named(conn, federation.id, club)).transpose()?;
    let wanted: HashSet<&String> = draft.codes.iter().flatten().collect();
    let known: HashMap<String, PlayerId> = if wanted.is_empty() {
        HashMap::new()
    } else {
        players::list(conn, federation.id)?.into_iter().filter(|p| wanted.contains(&p.code)).map(|p| (p.code, p.id)).collect()
    };
    for (row, code) in draft.sheet.rows.iter_mut().zip(draft.codes.iter().map(Some).chain(std::iter::repeat(None))) {
        row.player = code.and_then(|c| c.as_ref()).and_then(|c| known.get(c)).map(|id| id.0);
    }
    // Signatures don't travel with a draft: what was signed elsewhere is signed here again.
    let state = match State::from_word(&draft.state) {
        Some(State::Submitted | State::Cosigned) | None => State::Planned,
        Some(State::Rated | State::Reopened) => State::Planned,
        Some(state) => state,
    };
    if tournaments::code_taken(conn, federation.id, &draft.id)? {
        return Err(ImportError::Bad(Bad { line, reason: format!("draft: tournament {} was declared before", draft.id) }));
    }
    let (code, reason) = (draft.id, draft.reason);
    let id = tournaments::add(
        conn,
        NewTournament {
            federation_id: federation.id,
            code,
            conditions: Conditions {
                name: draft.name,
                starts: draft.start,
                ends: draft.end,
                city: draft.city,
                club_id,
                referee_id: None,
                referee_name: draft.referee,
                official: draft.official,
                plan: draft.plan,
                board: draft.board,
                minutes: draft.minutes,
                pool: Pool::from_word(&draft.pool).unwrap_or_default().word().to_owned(),
                category: Category::from_word(&draft.category).unwrap_or_default().word().to_owned(),
                remark: draft.remark,
            },
            state: state.word().to_owned(),
            sheet: serde_json::to_string(&draft.sheet).unwrap_or_default(),
            position: None,
            passes: None,
            parameters: None,
            rated_at: None,
            changed_at: now,
            edition_id: None,
        },
    )?;
    if !reason.is_empty() {
        tournaments::update_state(conn, id, state.word(), &reason, now)?;
    }
    Ok(())
}
