//! The publication of a list: what it would say, and the act.

use std::collections::HashMap;

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::NaiveDate;

use crate::db::{PlayerId, lists, players, tournaments};
use crate::domain::approval::State;
use crate::domain::player::parse_date;
use crate::domain::tournament::Pool;
use crate::office::OfficeError;
use crate::office::lists as office;
use crate::text::{Language, terms};
use crate::web::error::WebError;
use crate::web::figures::Figures;
use crate::web::frame::form::Form;
use crate::web::frame::layout::{Layout, go, html};
use crate::web::frame::request::{By, Commission, read, write};
use crate::web::ratings::Query;
use crate::web::ratings::published::{Decided, EntryRow, SHOWN, decided, entry_row, movement};

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
        let mut before: HashMap<Option<Pool>, HashMap<PlayerId, f64>> = HashMap::new();
        for part in proposal.entries.chunk_by(|a, b| a.pool == b.pool) {
            let shown: Vec<PlayerId> = part.iter().take(SHOWN).map(|e| e.player_id).collect();
            if let (Some(list), Some(first)) = (published.first(), part.first()) {
                before.insert(first.pool, movement(c, list, first.pool, &shown)?);
            }
        }
        let states = State::OPEN.to_vec();
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
                let pool = part.first().and_then(|e| e.pool);
                let none = HashMap::new();
                let before = before.get(&pool).unwrap_or(&none);
                let rows = part.iter().take(SHOWN).map(|e| entry_row(e, compared, before, figures, language)).collect();
                let title = pool.map(|p| terms::pool(page.t, p)).unwrap_or_default();
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
    let date: NaiveDate = parse_date(form.text("date")).ok_or(WebError::Form(crate::web::error::FormFault::Field))?;
    let (note, seen, actor, now) = (form.text("note").to_owned(), form.text("fingerprint").to_owned(), by.actor.clone(), by.app.now());
    write(&by, move |c, f| office::publish(c, &actor, f, date, &note, &seen, now)).await?;
    Ok(go(&by.inside.visit, &format!("/{}/ratings/{date}", by.federation.slug), "published"))
}
