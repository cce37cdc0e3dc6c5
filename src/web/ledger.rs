//! The change ledger, for everybody; the audit log, for the commission.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;
use std::collections::HashMap;

use crate::db::{CorrectionId, PlayerId, TournamentId, audit, corrections, players, tournaments};
use crate::office::OfficeError;
use crate::text::terms;
use crate::web::error::WebError;
use crate::web::figures::Figures;
use crate::web::frame::layout::{Layout, html, public};
use crate::web::frame::pager::{PER_PAGE, Pager};
use crate::web::frame::request::{By, Commission, Inside, read};

/// Which page.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Query {
    page: String,
}

struct Change {
    id: i64,
    at: String,
    by: String,
    reason: String,
    tournament: Option<(i64, String)>,
    lines: String,
}

#[derive(Template)]
#[template(path = "ledger/changes.html")]
struct ChangesPage {
    page: Layout,
    slug: String,
    changes: Vec<Change>,
    pager: Pager,
}

/// `GET /{federation}/changes`
pub async fn changes(inside: Inside, query: web::Query<Query>) -> Result<HttpResponse, WebError> {
    let asked: Option<i64> = query.page.parse().ok();
    let path = format!("/{}/changes", inside.federation.slug);
    let (rows, counts, names, pager) = read(&inside, move |c, f| {
        let pager = Pager::new(asked, corrections::count(c, f.id)?, PER_PAGE, &path, &[]);
        let rows = corrections::list_page(c, f.id, pager.offset(PER_PAGE), PER_PAGE)?;
        let counts: HashMap<CorrectionId, i64> =
            corrections::line_counts(c, &rows.iter().map(|r| r.id).collect::<Vec<_>>())?.into_iter().collect();
        let names = tournaments::names(c, &rows.iter().filter_map(|r| r.tournament_id).collect::<Vec<_>>())?;
        Ok::<_, OfficeError>((rows, counts, names, pager))
    })
    .await?;
    let language = inside.language;
    let page = Layout::inside(&inside, "changes", inside.t().msg_changes_title());
    public(&ChangesPage {
        slug: inside.federation.slug.clone(),
        changes: rows
            .into_iter()
            .map(|r| Change {
                id: r.id.0,
                at: language.moment(r.at),
                by: language.name(&r.by_name, None),
                reason: r.reason,
                tournament: r.tournament_id.and_then(|t| Some((t.0, names.get(&t)?.0.clone()))),
                lines: page.t.msg_count_changes(counts.get(&r.id).copied().unwrap_or(0)),
            })
            .collect(),
        pager,
        page,
    })
}

struct ChangeLine {
    player: i64,
    name: String,
    tournament: Option<(i64, String)>,
    rating: (String, String),
    rank: Option<(String, String)>,
}

#[derive(Template)]
#[template(path = "ledger/change.html")]
struct ChangePage {
    page: Layout,
    slug: String,
    at: String,
    by: String,
    reason: String,
    tournament: Option<(i64, String)>,
    count: String,
    lines: Vec<ChangeLine>,
    pager: Pager,
}

/// `GET /{federation}/changes/{correction}`
pub async fn change(inside: Inside, path: web::Path<(String, String)>, query: web::Query<Query>) -> Result<HttpResponse, WebError> {
    let id: CorrectionId = path.1.parse().map_err(|_| WebError::NotFound)?;
    let asked: Option<i64> = query.page.parse().ok();
    let address = format!("/{}/changes/{id}", inside.federation.slug);
    let (row, lines, count, people, held, pager) = read(&inside, move |c, f| {
        let row = corrections::find(c, f.id, id)?.ok_or(OfficeError::NotFound)?;
        let count = corrections::line_counts(c, &[id])?.first().map_or(0, |l| l.1);
        let pager = Pager::new(asked, count, PER_PAGE, &address, &[]);
        let lines = corrections::lines(c, id, pager.offset(PER_PAGE), PER_PAGE)?;
        let people = players::names(c, &lines.iter().map(|l| l.player_id).collect::<Vec<PlayerId>>())?;
        let mut ids: Vec<TournamentId> = lines.iter().filter_map(|l| l.tournament_id).collect();
        ids.extend(row.tournament_id);
        let held = tournaments::names(c, &ids)?;
        Ok::<_, OfficeError>((row, lines, count, people, held, pager))
    })
    .await?;
    let language = inside.language;
    let t = inside.t();
    let figures = Figures::of(&inside);
    let rating = |r: Option<f64>| figures.rating(r);
    let rank = |r: &Option<String>| r.as_deref().map_or_else(|| "–".to_owned(), |r| terms::rank(language, r));
    let named = |t: TournamentId| held.get(&t).map(|n| (t.0, n.0.clone()));
    public(&ChangePage {
        page: Layout::inside(&inside, "changes", t.msg_change_title(language.moment(row.at))),
        slug: inside.federation.slug.clone(),
        at: language.moment(row.at),
        by: language.name(&row.by_name, None),
        reason: row.reason,
        tournament: row.tournament_id.and_then(named),
        count: t.msg_count_changes(count),
        lines: lines
            .iter()
            .map(|l| ChangeLine {
                player: l.player_id.0,
                name: people.get(&l.player_id).map(|(n, latin)| language.name(n, latin.as_deref())).unwrap_or_default(),
                tournament: l.tournament_id.and_then(named),
                rating: (rating(l.rating_before), rating(l.rating_after)),
                rank: (l.rank_before != l.rank_after).then(|| (rank(&l.rank_before), rank(&l.rank_after))),
            })
            .collect(),
        pager,
    })
}

struct AuditRow {
    seq: i64,
    at: String,
    actor: String,
    act: String,
    subject: String,
    detail: String,
    hash: String,
}

#[derive(Template)]
#[template(path = "ledger/audit.html")]
struct AuditPage {
    page: Layout,
    rows: Vec<AuditRow>,
    pager: Pager,
}

/// `GET /{federation}/audit`
pub async fn audit(by: By<Commission>, query: web::Query<Query>) -> Result<HttpResponse, WebError> {
    let asked: Option<i64> = query.page.parse().ok();
    let path = format!("/{}/audit", by.federation.slug);
    let (rows, pager) = read(&by, move |c, f| {
        let pager = Pager::new(asked, audit::count(c, f.id)?, PER_PAGE, &path, &[]);
        Ok::<_, OfficeError>((audit::list_page(c, f.id, pager.offset(PER_PAGE), PER_PAGE)?, pager))
    })
    .await?;
    let language = by.language;
    html(&AuditPage {
        page: Layout::inside(&by, "audit", by.t().msg_audit_title()),
        rows: rows
            .into_iter()
            .map(|l| AuditRow {
                seq: l.seq,
                at: language.moment(l.at),
                actor: l.actor,
                act: crate::web::frame::sentences::act(by.t(), &l.act),
                subject: crate::web::frame::sentences::subject(by.t(), &l.subject),
                detail: l.detail,
                hash: l.hash.chars().take(16).collect(),
            })
            .collect(),
        pager,
    })
}
