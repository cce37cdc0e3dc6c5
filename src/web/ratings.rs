//! Rating lists: the current one, the published ones, and the publication.

use std::collections::HashMap;

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::error::WebError;
use super::figures::Figures;
use super::form::Form;
use super::home::Ranked;
use super::layout::{Layout, PER_PAGE, Pager, file, go, html, public};
use super::visit::{By, Commission, Inside, read, write};
use crate::db::clubs;
use crate::db::lists::{DecisionRow, Entry, List};
use crate::db::players::{Filter, ListRow};
use crate::db::pools::{self, PoolRow};
use crate::db::{ClubId, Conn, PlayerId, corrections, editions, lists, players, tournaments};
use crate::domain::name;
use crate::domain::player::parse_date;
use crate::domain::tournament::Pool;
use crate::office::OfficeError;
use crate::office::lists as office;
use crate::text::{L10nLanguage, Language, words};

/// What the address of a list may ask; anything unreadable is as if not asked.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Query {
    q: String,
    club: String,
    page: String,
    date: String,
    pool: String,
}

impl Query {
    /// The pool that was asked for, of rules with pools.
    fn pool(&self, figures: Figures) -> Option<Pool> {
        figures.shows.pools.then(|| Pool::from_word(&self.pool).unwrap_or_default())
    }
}

/// A pool in the menu of a list: its word, its name, whether it is this one.
type Tab = (&'static str, String, bool);

fn tabs(t: &L10nLanguage, chosen: Option<Pool>) -> Vec<Tab> {
    chosen.map(|chosen| Pool::ALL.into_iter().map(|p| (p.word(), words::pool(t, p), p == chosen)).collect()).unwrap_or_default()
}

#[derive(Template)]
#[template(path = "ratings/current.html")]
struct CurrentPage {
    page: Layout,
    slug: String,
    figures: Figures,
    tabs: Vec<Tab>,
    pool: &'static str,
    rows: Vec<Ranked>,
    pager: Pager,
    q: String,
    clubs: Vec<(i64, String, bool)>,
    found: String,
    last: Option<(i64, String, String)>,
    newest: Option<String>,
    lists: Vec<(String, String)>,
    searched: bool,
}

/// `GET /{federation}/ratings`
pub async fn current(inside: Inside, query: web::Query<Query>) -> Result<HttpResponse, WebError> {
    let q: String = query.q.trim().chars().take(100).collect();
    let words: Vec<String> = name::search_key(&q).split_whitespace().take(6).map(str::to_owned).collect();
    let club: Option<ClubId> = query.club.parse().ok();
    let asked: Option<i64> = query.page.parse().ok();
    // A search for something without any letter finds nobody.
    let hopeless = !q.is_empty() && words.is_empty();
    let path = format!("/{}/ratings", inside.federation.slug);
    let club_text = club.map(|c| c.to_string()).unwrap_or_default();
    let figures = Figures::of(&inside);
    let pool = query.pool(figures);
    let pool_word = pool.map(Pool::word).unwrap_or_default();
    let parts = [("q", q.clone()), ("club", club_text), ("pool", pool_word.to_owned())];
    let (rows, count, pager, club_list, last, published, moved) = read(&inside, move |c, f| {
        let mut filter = Filter { words, club, offset: 0, limit: PER_PAGE };
        let count = match pool {
            _ if hopeless => 0,
            Some(pool) => pools::list_count(c, f.id, pool.word(), &filter)?,
            None => players::list_count(c, f.id, &filter)?,
        };
        let pairs: Vec<(&str, &str)> = parts.iter().map(|(k, v)| (*k, v.as_str())).collect();
        let pager = Pager::new(asked, count, PER_PAGE, &path, &pairs);
        filter.offset = pager.offset(PER_PAGE);
        let rows: Vec<Row> = match pool {
            _ if hopeless => Vec::new(),
            Some(pool) => pools::list_page(c, f.id, pool.word(), &filter)?.into_iter().map(Row::Pool).collect(),
            None => players::list_page(c, f.id, &filter)?.into_iter().map(Row::Plain).collect(),
        };
        let published = lists::list(c, f.id)?;
        let moved = match published.first() {
            Some(list) => movement(c, list, pool, &rows.iter().map(Row::id).collect::<Vec<_>>())?,
            None => HashMap::new(),
        };
        Ok::<_, OfficeError>((rows, count, pager, clubs::list(c, f.id)?, tournaments::last_rated(c, f.id)?, published, moved))
    })
    .await?;
    let language = inside.language;
    let page = Layout::inside(&inside, "ratings", inside.t().msg_ratings_title());
    let offset = pager.offset(PER_PAGE);
    let rows = rows
        .iter()
        .zip(offset + 1..)
        .map(|(row, place)| {
            let (mut ranked, rating) = match row {
                Row::Plain(row) => (Ranked::of(row, place, figures, language), row.rating),
                Row::Pool(row) => (Ranked::in_pool(row, place, figures, language), Some(row.rating)),
            };
            ranked.movement = rating.and_then(|now| Some(figures.change(now - moved.get(&row.id())?)));
            ranked
        })
        .collect();
    public(&CurrentPage {
        slug: inside.federation.slug.clone(),
        figures,
        tabs: tabs(page.t, pool),
        pool: pool_word,
        rows,
        pager,
        searched: !q.is_empty() || club.is_some(),
        q,
        clubs: club_list.into_iter().map(|c| (c.id.0, c.name, Some(c.id) == club)).collect(),
        found: page.t.msg_count_players(count),
        last: last.map(|t| (t.id.0, t.name, language.day(t.ends))),
        newest: published.first().map(|l| language.day(l.date)),
        lists: published.iter().map(|l| (l.date.to_string(), page.t.msg_list_number(i64::from(l.number), language.day(l.date)))).collect(),
        page,
    })
}

enum Row {
    Plain(ListRow),
    Pool(PoolRow),
}

impl Row {
    fn id(&self) -> PlayerId {
        match self {
            Row::Plain(row) => row.id,
            Row::Pool(row) => row.id,
        }
    }
}

/// What these players had in a list, or in one pool of it.
fn movement(c: &mut Conn, list: &List, pool: Option<Pool>, ids: &[PlayerId]) -> Result<HashMap<PlayerId, f64>, OfficeError> {
    let word = pool.map(Pool::word).unwrap_or_default();
    let entries = lists::entries_of(c, list.id, ids)?.into_iter().filter(|e| e.pool == word);
    Ok(entries.map(|e| (e.player_id, e.rating)).collect())
}

#[derive(Serialize)]
struct Line {
    #[serde(skip_serializing_if = "String::is_empty")]
    pool: String,
    place: i64,
    player: String,
    name: String,
    latin: String,
    club: String,
    rating: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    deviation: Option<f64>,
    rank: Option<String>,
    provisional: bool,
}

async fn whole(inside: &Inside) -> Result<Vec<Line>, WebError> {
    let pooled = Figures::of(inside).shows.pools;
    read(inside, move |c, f| {
        let latin = |latin: Option<String>, called: &str| latin.unwrap_or_else(|| name::latin(called, name::Language::Ukrainian));
        let called = |name: String, code: &str| if name.is_empty() { code.to_owned() } else { name };
        let mut lines = Vec::new();
        for pool in Pool::ALL.into_iter().filter(|_| pooled) {
            for (r, place) in pools::list_all(c, f.id, pool.word())?.into_iter().zip(1..) {
                let called = called(r.name, &r.code);
                lines.push(Line {
                    pool: pool.word().to_owned(),
                    place,
                    latin: latin(r.latin, &called),
                    name: called,
                    player: r.code,
                    club: r.club.unwrap_or_default(),
                    rating: r.rating,
                    deviation: None,
                    rank: r.rank,
                    provisional: false,
                });
            }
        }
        if !pooled {
            for (r, place) in players::list_all(c, f.id)?.into_iter().zip(1..) {
                let called = called(r.name, &r.code);
                lines.push(Line {
                    pool: String::new(),
                    place,
                    latin: latin(r.latin, &called),
                    name: called,
                    player: r.code,
                    club: r.club.unwrap_or_default(),
                    rating: r.rating.unwrap_or_default(),
                    deviation: r.deviation,
                    rank: r.rank,
                    provisional: r.provisional,
                });
            }
        }
        Ok::<_, OfficeError>(lines)
    })
    .await
}

/// `GET /{federation}/ratings.csv`
pub async fn current_csv(inside: Inside) -> Result<HttpResponse, WebError> {
    let lines = whole(&inside).await?;
    let mut out = csv::Writer::from_writer(Vec::new());
    let failed = |e: &dyn std::fmt::Display| WebError::Page(format!("csv: {e}"));
    out.write_record(["pool", "place", "player", "name", "latin", "club", "rating", "deviation", "rank", "provisional"])
        .map_err(|e| failed(&e))?;
    for l in &lines {
        out.write_record([
            l.pool.as_str(),
            &l.place.to_string(),
            &l.player,
            &l.name,
            &l.latin,
            &l.club,
            &office::number(l.rating),
            &l.deviation.map(office::number).unwrap_or_default(),
            l.rank.as_deref().unwrap_or(""),
            if l.provisional { "*" } else { "" },
        ])
        .map_err(|e| failed(&e))?;
    }
    let bytes = out.into_inner().map_err(|e| failed(&e))?;
    let body = String::from_utf8(bytes).map_err(|e| failed(&e))?;
    Ok(file("text/csv; charset=utf-8", &format!("{}-ratings.csv", inside.federation.slug), body))
}

/// `GET /{federation}/ratings.json`
pub async fn current_json(inside: Inside) -> Result<HttpResponse, WebError> {
    let lines = whole(&inside).await?;
    let body = serde_json::json!({ "federation": inside.federation.slug, "list": null, "entries": lines }).to_string();
    Ok(file("application/json", &format!("{}-ratings.json", inside.federation.slug), body))
}

struct EntryRow {
    place: i32,
    id: i64,
    name: String,
    club: String,
    rating: String,
    interval: String,
    rank: String,
    movement: Option<(String, &'static str)>,
    new: bool,
}

struct Decided {
    id: i64,
    says: String,
    name: String,
    article: String,
    before: String,
    after: String,
    norm: String,
}

#[derive(Template)]
#[template(path = "ratings/list.html")]
struct ListPage {
    page: Layout,
    slug: String,
    date: String,
    lead: String,
    published: String,
    by: String,
    note: String,
    fingerprint: String,
    rows: Vec<EntryRow>,
    decisions: Vec<Decided>,
    pager: Pager,
    players: String,
    previous: Option<(String, String)>,
    corrections: Vec<(i64, String, String)>,
    figures: Figures,
    tabs: Vec<Tab>,
    edition: Option<(i32, String)>,
    dropped: Vec<EntryRow>,
    forgotten: Option<String>,
}

async fn find(inside: &Inside, date: &str) -> Result<List, WebError> {
    let day = parse_date(date).ok_or(WebError::NotFound)?;
    read(inside, move |c, f| lists::find_by_date(c, f.id, day)?.ok_or(OfficeError::NotFound)).await
}

/// `GET /{federation}/ratings/{date}`
pub async fn list(inside: Inside, path: web::Path<(String, String)>, query: web::Query<Query>) -> Result<HttpResponse, WebError> {
    let list = find(&inside, &path.1).await?;
    let asked: Option<i64> = query.page.parse().ok();
    let address = format!("/{}/ratings/{}", inside.federation.slug, list.date);
    let figures = Figures::of(&inside);
    let pool = query.pool(figures);
    let (id, position, this) = (list.id, list.position, list.clone());
    let ((entries, pager, forgotten), decisions, names, (previous, dropped), before, later, edition) = read(&inside, move |c, f| {
        let word = pool.map(Pool::word).unwrap_or_default();
        let count = if pool.is_some() { lists::count_in(c, id, word)? } else { this.players.into() };
        let pager = Pager::new(asked, count, PER_PAGE, &address, &[("pool", word)]);
        let entries = lists::entries_page(c, id, word, pager.offset(PER_PAGE), PER_PAGE)?;
        let decisions = lists::decisions(c, id)?;
        let ids: Vec<PlayerId> = decisions.iter().map(|d| d.player_id).collect();
        let names = players::names(c, &ids)?;
        let previous = lists::previous(c, f.id, position)?;
        let before = match &previous {
            Some(list) => movement(c, list, pool, &entries.iter().map(|e| e.player_id).collect::<Vec<_>>())?,
            None => HashMap::new(),
        };
        let edition = editions::list(c, f.id)?.into_iter().find(|e| Some(e.id) == this.edition_id).map(|e| (e.number, e.title));
        let dropped = match &previous {
            Some(previous) => lists::dropped(c, previous.id, id, word, SHOWN as i64)?,
            None => Vec::new(),
        };
        let later = corrections::since_list(c, &this)?;
        let forgotten = lists::forgotten_in(c, id)?;
        Ok::<_, OfficeError>(((entries, pager, forgotten), decisions, names, (previous, dropped), before, later, edition))
    })
    .await?;
    let language = inside.language;
    let page = Layout::inside(&inside, "ratings", inside.t().msg_list_title(language.day(list.date)));
    public(&ListPage {
        slug: inside.federation.slug.clone(),
        date: list.date.to_string(),
        lead: page.t.msg_list_lead(i64::from(list.number)),
        published: language.moment(list.published_at),
        forgotten: (forgotten > 0).then(|| page.t.msg_names_forgotten(forgotten)),
        by: list.published_by.clone(),
        note: list.note.clone(),
        fingerprint: list.fingerprint.clone(),
        rows: entries.iter().map(|e| entry_row(e, previous.is_some(), &before, figures, language)).collect(),
        decisions: decided(&decisions, &names, language),
        pager,
        figures,
        tabs: tabs(page.t, pool),
        dropped: dropped.iter().map(|e| entry_row(e, false, &HashMap::new(), figures, language)).collect(),
        edition,
        players: page.t.msg_count_players(i64::from(list.players)),
        previous: previous.map(|l| (l.date.to_string(), language.day(l.date))),
        corrections: later.iter().map(|c| (c.id.0, language.moment(c.at), c.reason.clone())).collect(),
        page,
    })
}

fn entry_row(e: &Entry, compared: bool, before: &HashMap<PlayerId, f64>, figures: Figures, language: Language) -> EntryRow {
    EntryRow {
        place: e.place,
        id: e.player_id.0,
        name: language.name(&e.name, Some(&e.latin)),
        club: e.club.clone(),
        rating: figures.starred(Some(e.rating), e.provisional),
        interval: figures.interval(e.deviation),
        rank: e.rank.as_deref().map(|r| words::rank(language, r)).unwrap_or_default(),
        movement: before.get(&e.player_id).map(|old| figures.change(e.rating - old)),
        new: compared && !before.contains_key(&e.player_id),
    }
}

fn decided(decisions: &[DecisionRow], names: &HashMap<PlayerId, (String, Option<String>)>, language: Language) -> Vec<Decided> {
    let rank = |name: &Option<String>| name.as_deref().map(|r| words::rank(language, r)).unwrap_or_else(|| "–".to_owned());
    decisions
        .iter()
        .map(|d| Decided {
            id: d.player_id.0,
            says: match d.article.as_str() {
                "2.5" => language.messages().msg_decision_assigned(),
                "2.6" => language.messages().msg_decision_lost(),
                "2.7" => language.messages().msg_decision_kept(),
                "1" => language.messages().msg_decision_shifted(),
                _ => String::new(),
            },
            name: names.get(&d.player_id).map(|(n, l)| language.name(n, l.as_deref())).unwrap_or_default(),
            article: d.article.clone(),
            before: rank(&d.rank_before),
            after: rank(&d.rank),
            norm: d.norm.map(|n| language.number(n, 0)).unwrap_or_default(),
        })
        .collect()
}

/// `GET /{federation}/ratings/{date}.csv`: the canonical CSV that the fingerprint is taken of.
pub async fn list_csv(inside: Inside, path: web::Path<(String, String)>) -> Result<HttpResponse, WebError> {
    let list = find(&inside, &path.1).await?;
    let name = format!("{}-{}.csv", inside.federation.slug, list.date);
    let body = read(&inside, move |c, f| Ok(office::csv_of(c, f, &list)?)).await?;
    Ok(file("text/csv; charset=utf-8", &name, body))
}

/// `GET /{federation}/ratings/{date}.json`
pub async fn list_json(inside: Inside, path: web::Path<(String, String)>) -> Result<HttpResponse, WebError> {
    let list = find(&inside, &path.1).await?;
    let name = format!("{}-{}.json", inside.federation.slug, list.date);
    let (id, slug) = (list.id, inside.federation.slug.clone());
    let (entries, codes) = read(&inside, move |c, f| {
        let entries = lists::entries(c, id)?;
        let ids: Vec<PlayerId> = entries.iter().map(|e| e.player_id).collect();
        let codes: HashMap<PlayerId, String> = players::find_many(c, f.id, &ids)?.into_iter().map(|p| (p.id, p.code)).collect();
        Ok::<_, OfficeError>((entries, codes))
    })
    .await?;
    let lines: Vec<Line> = entries
        .into_iter()
        .map(|e| Line {
            pool: e.pool,
            place: e.place.into(),
            player: codes.get(&e.player_id).cloned().unwrap_or_default(),
            name: e.name,
            latin: e.latin,
            club: e.club,
            rating: e.rating,
            deviation: e.deviation,
            rank: e.rank,
            provisional: e.provisional,
        })
        .collect();
    let body = serde_json::json!({
        "federation": slug, "list": list.date.to_string(), "number": list.number, "published": format!("{}Z", list.published_at.format("%Y-%m-%dT%H:%M:%S")),
        "by": list.published_by, "note": list.note, "fingerprint": list.fingerprint, "entries": lines,
    })
    .to_string();
    Ok(file("application/json", &name, body))
}

#[derive(Template)]
#[template(path = "ratings/new.html")]
struct ProposalPage {
    page: Layout,
    slug: String,
    date: String,
    day: String,
    unusual: bool,
    decisions: Vec<Decided>,
    fingerprint: String,
    players: String,
    waiting: Vec<(i64, String)>,
    exists: bool,
    future: bool,
    unknown_births: usize,
    figures: Figures,
    pooled: Vec<(String, Vec<EntryRow>, usize)>,
    shift: Option<Shift>,
}

/// A correction of everybody's rating, as the page shows it before it is done (rgf 1).
struct Shift {
    by: String,
    anchors: Vec<(i64, String, String, String, String)>,
    players: Vec<(i64, String, String, String)>,
    more: usize,
}

fn shift(proposal: &office::Proposal, figures: Figures, language: Language) -> Option<Shift> {
    let correction = proposal.correction.as_ref()?;
    let named = |key| proposal.player(key).map(|p| (p.id.0, language.name(p.called(), p.latin.as_deref())));
    let anchors = correction.anchors.iter().filter_map(|a| {
        let (id, name) = named(a.player)?;
        Some((id, name, figures.points(Some(a.before)), figures.points(Some(a.now)), figures.interval(Some(a.deviation))))
    });
    let shown = correction.players.iter().take(SHOWN).filter_map(|p| {
        let (id, name) = named(p.player)?;
        Some((id, name, figures.points(Some(p.before)), figures.points(Some(p.after))))
    });
    Some(Shift {
        by: language.signed(correction.shift, 2),
        anchors: anchors.collect(),
        players: shown.collect(),
        more: correction.players.len().saturating_sub(SHOWN),
    })
}

/// Rows of a proposal that the page shows.
const SHOWN: usize = 100;

/// `GET /{federation}/ratings/new`: what the list would say.
pub async fn proposal(by: By<Commission>, query: web::Query<Query>) -> Result<HttpResponse, WebError> {
    let today = by.app.now().date();
    let asked = parse_date(query.date.trim());
    let figures = Figures::of(&by);
    let (quarterly, language) = (figures.shows.quarterly, by.language);
    let (date, proposal, names, published, before, waiting, unknown) = read(&by, move |c, f| {
        // The list that is due; when it is out, the next one.
        let due = if quarterly { office::last_quarter(today) } else { today };
        let out = lists::list(c, f.id)?.first().is_some_and(|l| l.date >= due);
        let next = today.succ_opt().unwrap_or(today);
        let date = asked.unwrap_or_else(|| if out && quarterly { office::next_quarter(next) } else { due });
        let proposal = office::propose(c, f, date)?;
        let ids: Vec<PlayerId> = proposal.decisions.iter().map(|d| d.player_id).collect();
        let names = players::names(c, &ids)?;
        let published = lists::list(c, f.id)?;
        // Pool by pool what the page shows of each, and what they had before.
        let mut before: HashMap<String, HashMap<PlayerId, f64>> = HashMap::new();
        for part in proposal.entries.chunk_by(|a, b| a.pool == b.pool) {
            let shown: Vec<PlayerId> = part.iter().take(SHOWN).map(|e| e.player_id).collect();
            if let (Some(list), Some(first)) = (published.first(), part.first()) {
                before.insert(first.pool.clone(), movement(c, list, Pool::from_word(&first.pool), &shown)?);
            }
        }
        let states = vec!["planned", "submitted", "cosigned", "returned", "reopened"];
        let open = tournaments::list_page(c, f.id, &tournaments::Filter { states, limit: 200, ascending: true, ..Default::default() })?;
        let waiting: Vec<(i64, String)> =
            open.into_iter().filter(|t| t.ends <= date && t.ends <= today).map(|t| (t.id.0, t.name)).collect();
        let unknown = proposal.unknown_births();
        Ok::<_, OfficeError>((
            date,
            (shift(&proposal, figures, language), proposal.entries, proposal.decisions, proposal.fingerprint),
            names,
            published,
            before,
            waiting,
            unknown,
        ))
    })
    .await?;
    let (shift, entries, decisions, fingerprint) = proposal;
    let page = Layout::inside(&by, "ratings", by.t().msg_publish_list());
    let compared = !published.is_empty();
    html(&ProposalPage {
        slug: by.federation.slug.clone(),
        date: date.to_string(),
        day: language.day(date),
        unusual: quarterly && office::next_quarter(date) != date,
        exists: published.iter().any(|l| l.date >= date),
        future: date > today,
        players: page.t.msg_count_players(entries.len() as i64),
        pooled: entries
            .chunk_by(|a, b| a.pool == b.pool)
            .map(|part| {
                let word = part.first().map(|e| e.pool.as_str()).unwrap_or_default();
                let none = HashMap::new();
                let before = before.get(word).unwrap_or(&none);
                let rows = part.iter().take(SHOWN).map(|e| entry_row(e, compared, before, figures, language)).collect();
                let title = Pool::from_word(word).map(|p| words::pool(page.t, p)).unwrap_or_default();
                (title, rows, part.len().saturating_sub(SHOWN))
            })
            .collect(),
        shift,
        figures,
        decisions: decided(&decisions, &names, language),
        fingerprint,
        waiting,
        // Only there an age decides about a rank.
        unknown_births: if quarterly { unknown } else { 0 },
        page,
    })
}

/// `POST /{federation}/ratings/new`
pub async fn publish(by: By<Commission>, form: Form) -> Result<HttpResponse, WebError> {
    let date: NaiveDate = parse_date(form.text("date")).ok_or(WebError::Form(super::error::FormFault::Field))?;
    let (note, seen, actor, now) = (form.text("note").to_owned(), form.text("fingerprint").to_owned(), by.actor.clone(), by.app.now());
    write(&by, move |c, f| office::publish(c, &actor, f, date, &note, &seen, now)).await?;
    Ok(go(&by.inside.visit, &format!("/{}/ratings/{date}", by.federation.slug), "published"))
}
