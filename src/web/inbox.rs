//! What waits for me: the first page after logging in.

use actix_web::HttpResponse;
use askama::Template;

use crate::db::tournaments::{Filter, Summary};
use crate::db::{certificates, lists, proposals, tournaments};
use crate::domain::approval::{Act, State};
use crate::domain::certificate::Stage as Requests;
use crate::domain::proposal::{Act as ProposalAct, Stage};
use crate::office::may::{Duty, OnProposal, OnTournament, TournamentCase, is_own, may};
use crate::office::{Actor, OfficeError, editions};
use crate::web::error::WebError;
use crate::web::figures::Figures;
use crate::web::frame::layout::{Layout, html};
use crate::web::frame::request::{By, Officer, read};
use crate::web::home::Listed;
use crate::web::proposals::Row;

#[derive(Template)]
#[template(path = "home/inbox.html")]
struct DeskPage {
    page: Layout,
    slug: String,
    own: Vec<Listed>,
    to_cosign: Vec<Listed>,
    to_check: Vec<Listed>,
    waiting: Vec<Listed>,
    /// Their results should have been handed in already.
    overdue: Vec<Listed>,
    corrections: Vec<Listed>,
    referee: bool,
    head: bool,
    commission: bool,
    planner: bool,
    /// Proposals that wait for the commission, and the reader's own that wait for the reader or for it.
    proposals: Vec<Row>,
    own_proposals: Vec<Row>,
    /// The reader's own proposals are listed, though there be none.
    proposes: bool,
    /// An organizer for whom there is nothing to list at all.
    idle: bool,
    prior_approval: bool,
    /// Open requests for certificates.
    requests: i64,
    list_due: Option<String>,
    /// Tournaments rated since the last list, where lists are published on demand.
    rated_since: i64,
}

/// `GET /{federation}/desk`
pub async fn desk(by: By<Officer>) -> Result<HttpResponse, WebError> {
    let account = by.actor.account;
    let (open, due, published, proposed, requests, rated) = read(&by, move |c, f| {
        let states = State::OPEN.to_vec();
        let open = tournaments::list_page(c, f.id, &Filter { states, limit: 500, ascending: true, ..Filter::default() })?;
        let days: Vec<_> = open.iter().map(|t| (t.starts, t.ends)).collect();
        let due = editions::results_due(c, f, &days)?;
        let stages = Stage::OPEN.to_vec();
        let proposed =
            proposals::list(c, f.id, &proposals::Filter { organizer: account, sent: true, stages, limit: 100, ..Default::default() })?;
        let published = lists::list(c, f.id)?;
        let rated = tournaments::rated_after(c, f.id, published.first().map_or(0, |l| l.position))?;
        Ok::<_, OfficeError>((open, due, published, proposed, certificates::count(c, f.id, Requests::Requested)?, rated))
    })
    .await?;
    let actor: &Actor = &by.actor;
    let language = by.language;
    let today = by.app.now().date();
    let pick = |test: &dyn Fn(&Summary) -> bool| open.iter().filter(|t| test(t)).map(|t| Listed::of(t, language, today)).collect();
    let mine = |t: &Summary| TournamentCase::listed(&by.federation, t).is_refereed_by(actor);
    let can = |t: &Summary, act| may(actor, &TournamentCase::listed(&by.federation, t), OnTournament::Step(act)).is_ok();
    let (commission, referee, head) = (by.may(Duty::Commission), by.may(Duty::Referee), by.may(Duty::Cosign));
    // Reports that should have come already (ssdc 4.3).
    let late = open.iter().zip(&due).filter(|(t, due)| {
        let waits = t.position.is_none() && t.state.awaits_results();
        commission && waits && due.is_some_and(|due| due < today)
    });
    let overdue = late.map(|(t, _)| Listed::of(t, language, today)).collect();
    // The last quarterly date that has passed and has no list yet (ufgo 1.5).
    let due = crate::office::lists::last_quarter(today);
    let quarterly = Figures::of(&by).shows.quarterly;
    let list_due = (quarterly && commission && published.first().is_none_or(|l| l.date < due)).then(|| language.day(due));
    let own_proposals: Vec<Row> = proposed.iter().filter(|p| is_own(actor, p)).map(|p| Row::of(p, &by)).collect();
    let prior_approval = by.federation.prior_approval;
    let proposes = !own_proposals.is_empty() || (by.may(Duty::Organize) && prior_approval);
    html(&DeskPage {
        page: Layout::inside(&by, "inbox", by.t().msg_menu_inbox()),
        slug: by.federation.slug.clone(),
        own: pick(&|t| mine(t) && can(t, Act::Edit)),
        waiting: pick(&|t| mine(t) && can(t, Act::TakeBack)),
        to_cosign: pick(&|t| can(t, Act::Cosign)),
        to_check: pick(&|t| can(t, Act::Approve)),
        overdue,
        // One that was sent back is still open; if the tournament was imported, no referee is there to see it.
        corrections: pick(&|t| commission && (t.state == State::Reopened || (t.state == State::Returned && t.position.is_some()))),
        idle: !(proposes || referee || head || commission),
        referee,
        head,
        commission,
        proposals: proposed
            .iter()
            .filter(|p| may(actor, *p, OnProposal::Step(ProposalAct::Approve)).is_ok())
            .map(|p| Row::of(p, &by))
            .collect(),
        own_proposals,
        proposes,
        requests: if commission { requests } else { 0 },
        prior_approval,
        planner: by.may(Duty::Plan),
        list_due,
        rated_since: if commission && !quarterly { rated } else { 0 },
    })
}
