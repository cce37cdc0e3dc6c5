//! The page after the log-in: the tasks that wait for the reader in a federation.

use actix_web::HttpResponse;
use actix_web::http::header;
use askama::Template;
use chrono::{NaiveDate, NaiveDateTime};

use crate::actions::authorization::{
    Duty, OnProposal, OnTournament, TournamentCase, check_allowed, is_own,
};
use crate::actions::contradictions::{self, Contradictions};
use crate::actions::setup::{self, Progress};
use crate::actions::waiting::{NextOffice, Offices};
use crate::actions::{ActionError, Actor, editions};
use crate::app::desks::Underway;
use crate::certificates::contradicted::{self, ContradictedRow};
use crate::db::federations::Federation;
use crate::db::proposals::Proposal;
use crate::db::tournaments::{Filter, Summary};
use crate::db::verifications::{self, Verification};
use crate::db::{
    AccountId, Conn, amendment_proposals, appeals, certificates, factors, lists, person_links,
    players, proposals, recommendations, tournaments,
};
use crate::domain::approval::{Act, State};
use crate::domain::certificate::Stage as Requests;
use crate::domain::proposal::{Act as ProposalAct, Stage};
use crate::error::WebError;
use crate::frame::layout::{Layout, render_page};
use crate::frame::request::{By, Inside, Officer, read_inside};
use crate::home::TournamentRow;
use crate::proposals::ListedProposal;
use crate::rating_format::RatingFormat;
use crate::setup::{SetupStep, setup_steps};
use crate::tournaments::blocked_notice::Stuck;
use crate::verification::Verified;

/// Maximum of certificates, and of lists.
const CONTRADICTED: i64 = 50;

#[derive(Template)]
#[template(path = "home/inbox.html")]
struct InboxPage {
    page: Layout,
    slug: String,
    tournaments: InboxTournaments,
    /// Blocked tournaments that no present officer can move on, with the missing office.
    stuck: Vec<(TournamentRow, Stuck)>,
    /// Proposals sent back to an organizer who no longer holds an office.
    orphaned: Vec<ListedProposal>,
    referee: bool,
    head: bool,
    commission: bool,
    chair: bool,
    planner: bool,
    proposals: Vec<ListedProposal>,
    own_proposals: Vec<ListedProposal>,
    /// Shows the section of the reader's own proposals, even if empty.
    proposes: bool,
    /// An organizer without anything to list.
    idle: bool,
    prior_approval: bool,
    requests: i64,
    /// Certificates and lists that corrections contradict.
    contradicted: Vec<ContradictedRow>,
    appeals: i64,
    amendments: i64,
    alarms: i64,
    /// Questions of other federations about the identity of players.
    persons: i64,
    recommendations: i64,
    list_due: Option<String>,
    /// Tournaments since the last list, where lists are published on demand.
    rated_since: i64,
    setup: Vec<SetupStep>,
    /// The last verification if it found differences, for the chairman.
    verified: Option<Verified>,
    factor_missing: bool,
}

struct InboxTournaments {
    own: Vec<TournamentRow>,
    to_cosign: Vec<TournamentRow>,
    to_check: Vec<TournamentRow>,
    waiting: Vec<TournamentRow>,
    overdue: Vec<TournamentRow>,
    corrections: Vec<TournamentRow>,
}

impl InboxTournaments {
    fn new(by: &By<Officer>, found: &InboxPageData) -> InboxTournaments {
        let (actor, today): (&Actor, _) = (&by.actor, by.today());
        let pick = |test: &dyn Fn(&Summary, Option<NaiveDate>) -> bool| -> Vec<TournamentRow> {
            found
                .open
                .iter()
                .filter(|(t, due)| test(t, *due))
                .map(|(t, _)| TournamentRow::from_summary(t, by.spelling(), today, &found.progress))
                .collect()
        };
        let case = |t: &Summary| TournamentCase::from_summary(&by.federation, t);
        let mine = |t: &Summary| case(t).is_refereed_by(actor);
        let can =
            |t: &Summary, act| check_allowed(actor, &case(t), OnTournament::Step(act)).is_ok();
        // A table that the head of the club can sign needs no one else.
        let signs = |t: &Summary| found.offices.waits(&case(t)) == Some(NextOffice::Head);
        let commission = by.has_duty(Duty::Commission);
        InboxTournaments {
            own: pick(&|t, _| mine(t) && can(t, Act::Edit)),
            waiting: pick(&|t, _| mine(t) && can(t, Act::TakeBack)),
            to_cosign: pick(&|t, _| can(t, Act::Cosign)),
            to_check: pick(&|t, _| can(t, Act::Approve)),
            // Overdue reports (ssdc 4.3).
            overdue: pick(&|t, due| {
                commission
                    && t.position.is_none()
                    && t.state.awaits_results()
                    && due.is_some_and(|due| due < today)
            }),
            // A returned table is still open; an imported tournament has no referee who would see
            // it.
            corrections: pick(&|t, _| {
                commission && t.position.is_some() && !can(t, Act::Approve) && !signs(t)
            }),
        }
    }
}

struct InboxPageData {
    /// Open tournaments, with the last day for the results.
    open: Vec<(Summary, Option<NaiveDate>)>,
    progress: Underway,
    /// The reader's own open proposals and those that were sent.
    proposed: Vec<Proposal>,
    last_list: Option<NaiveDate>,
    listable: bool,
    requests: i64,
    contradicted: Contradictions,
    appeals: i64,
    persons: i64,
    amendments: i64,
    alarms: i64,
    recommendations: i64,
    differs: Option<Verification>,
    rated: i64,
    factor_missing: bool,
    setup: Progress,
    offices: Offices,
}

fn find(
    c: &mut Conn,
    f: &Federation,
    account: Option<AccountId>,
    now: NaiveDateTime,
) -> Result<InboxPageData, ActionError> {
    let stages = Stage::OPEN.to_vec();
    let proposed = proposals::Filter {
        organizer: account,
        sent: true,
        stages,
        limit: 100,
        ..Default::default()
    };
    let published = lists::list(c, f.id)?;
    let last = published.first();
    let factor = match account {
        Some(account) if f.second_factor => factors::has_factor(c, account)?,
        _ => true,
    };
    Ok(InboxPageData {
        factor_missing: !factor,
        setup: if f.setup_hidden {
            Progress::default()
        } else {
            setup::load_progress(c, f)?
        },
        offices: Offices::load_offices(c, f)?,
        open: list_open(c, f)?,
        progress: Underway::default(),
        proposed: proposals::list(c, f.id, &proposed)?,
        last_list: last.map(|l| l.issue.date),
        listable: !players::load_best(c, f.id, 1)?.is_empty(),
        requests: certificates::count(c, f.id, Requests::Requested)?,
        contradicted: contradictions::list_open(c, f, CONTRADICTED)?,
        appeals: appeals::count_open(c, f.id)?,
        persons: person_links::count_asked(c, f.id)?,
        amendments: amendment_proposals::count_open(c, f.id)?,
        alarms: 0,
        recommendations: match account {
            Some(account) => recommendations::count_for(c, f.id, account, now)?,
            None => 0,
        },
        differs: verifications::of_federation(c, f.id)?.filter(|last| last.differences > 0),
        rated: tournaments::rated_after(c, f.id, last.map_or(0, |l| l.issue.position))?,
    })
}

fn list_open(
    c: &mut Conn,
    f: &Federation,
) -> Result<Vec<(Summary, Option<NaiveDate>)>, ActionError> {
    let filter = Filter {
        states: State::OPEN.to_vec(),
        limit: 500,
        ascending: true,
        ..Filter::default()
    };
    let open = tournaments::list_page(c, f.id, &filter)?;
    let days: Vec<_> = open
        .iter()
        .map(|t| (t.conditions.starts, t.conditions.ends))
        .collect();
    let due = editions::results_due(c, f, &days)?;
    Ok(open.into_iter().zip(due).collect())
}

impl InboxPageData {
    fn missing_setup(&self, by: &By<Officer>) -> Vec<SetupStep> {
        match by.has_duty(Duty::Chair) {
            true => setup_steps(by, &self.setup),
            false => Vec::new(),
        }
    }

    /// The verification for the chairman, if it found differences.
    fn verified(&self, by: &By<Officer>) -> Option<Verified> {
        let last = self.differs.as_ref().filter(|_| by.has_duty(Duty::Chair))?;
        let verified = Verified::from_last(by.t(), by.language, &by.federation, Some(last));
        Some(verified)
    }

    fn stuck_tournaments(&self, by: &By<Officer>) -> Vec<(TournamentRow, Stuck)> {
        let today = by.today();
        let own = self.open.iter().filter_map(|(t, _)| {
            let case = TournamentCase::from_summary(&by.federation, t);
            let missing = self
                .offices
                .find_obstacle(&case, t.conditions.ends < today)?;
            let concern = self
                .offices
                .is_concerned(&by.actor, &case, NextOffice::Nobody(missing));
            concern.then(|| {
                (
                    TournamentRow::from_summary(t, by.spelling(), today, &self.progress),
                    Stuck::from_missing(by.t(), missing, by.has_duty(Duty::Appoint)),
                )
            })
        });
        own.collect()
    }

    fn contradicted_rows(&self, by: &By<Officer>) -> Vec<ContradictedRow> {
        if !by.has_duty(Duty::Commission) {
            return Vec::new();
        }
        contradicted::contradicted_rows(
            &self.contradicted,
            &by.federation.slug,
            true,
            by.spelling(),
        )
    }

    fn orphaned_proposals<'a>(&'a self, by: &By<Officer>) -> impl Iterator<Item = &'a Proposal> {
        let chair = by.has_duty(Duty::Chair);
        let gone = |p: &Proposal| {
            p.organizer_id
                .is_none_or(|proposer| !self.offices.has_office(proposer))
        };
        self.proposed
            .iter()
            .filter(move |p| chair && p.step.stage == Stage::Returned && gone(p))
    }
}

/// The former address of the inbox, which mails and bookmarks may still use.
pub async fn redirect_former(inside: Inside) -> HttpResponse {
    let to = inside
        .visit
        .as_asked(&format!("/{}/inbox", inside.federation.slug));
    HttpResponse::PermanentRedirect()
        .insert_header((header::LOCATION, to))
        .finish()
}

pub async fn show_inbox(by: By<Officer>) -> Result<HttpResponse, WebError> {
    let (account, now) = (by.actor.account, by.app.now());
    let (desks, alarms, today) = (by.app.desks.clone(), by.app.alarms.clone(), by.today());
    let commission = by.has_duty(Duty::Commission);
    let found = read_inside(&by, move |c, f| {
        let found = find(c, f, account, now)?;
        let planned = found
            .open
            .iter()
            .filter(|(t, _)| t.state == State::Planned)
            .map(|(t, _)| t.id);
        let progress = desks.load_progress(c, planned.collect())?;
        let alarms = if commission {
            i64::try_from(alarms.find_alarms(c, f, today)?.len()).unwrap_or(i64::MAX)
        } else {
            0
        };
        Ok::<_, ActionError>(InboxPageData {
            progress,
            alarms,
            ..found
        })
    });
    let found = found.await?;
    render_page(&InboxPage::from_data(&by, &found))
}

impl InboxPage {
    fn from_data(by: &By<Officer>, found: &InboxPageData) -> InboxPage {
        let (language, today) = (by.language, by.today());
        let (commission, referee, head) = (
            by.has_duty(Duty::Commission),
            by.has_duty(Duty::Referee),
            by.has_duty(Duty::Cosign),
        );
        let quarterly = RatingFormat::for_federation(by).shows.quarterly;
        let listed = |p| ListedProposal::from_proposal(p, by);
        let (actor, proposals): (&Actor, _) = (&by.actor, found.proposed.iter());
        let to_decide = proposals
            .clone()
            .filter(|p| check_allowed(actor, *p, OnProposal::Step(ProposalAct::Approve)).is_ok());
        let own_proposals: Vec<ListedProposal> =
            proposals.filter(|p| is_own(actor, p)).map(listed).collect();
        let prior_approval = by.federation.prior_approval;
        let proposes = !own_proposals.is_empty() || (by.has_duty(Duty::Organize) && prior_approval);
        InboxPage {
            page: Layout::for_federation(by, "inbox", by.t().msg_menu_inbox()),
            slug: by.federation.slug.clone(),
            tournaments: InboxTournaments::new(by, found),
            stuck: found.stuck_tournaments(by),
            orphaned: found.orphaned_proposals(by).map(listed).collect(),
            factor_missing: found.factor_missing && (commission || referee || head),
            setup: found.missing_setup(by),
            idle: !(proposes || referee || head || commission),
            referee,
            head,
            commission,
            chair: by.has_duty(Duty::Chair),
            proposals: to_decide.map(listed).collect(),
            own_proposals,
            proposes,
            requests: if commission { found.requests } else { 0 },
            contradicted: found.contradicted_rows(by),
            appeals: if commission { found.appeals } else { 0 },
            amendments: if by.has_duty(Duty::Chair) {
                found.amendments
            } else {
                0
            },
            alarms: found.alarms,
            verified: found.verified(by),
            persons: if commission { found.persons } else { 0 },
            recommendations: found.recommendations,
            prior_approval,
            planner: by.has_duty(Duty::Plan),
            list_due: due_list_date(found.last_list, today)
                .filter(|_| quarterly && commission && found.listable)
                .map(|day| language.format_day(day)),
            rated_since: if commission && !quarterly {
                found.rated
            } else {
                0
            },
        }
    }
}

/// The last quarterly date, if it has no list yet (ufgo 1.5).
fn due_list_date(last_list: Option<NaiveDate>, today: NaiveDate) -> Option<NaiveDate> {
    let due = crate::actions::lists::last_quarter(today);
    last_list.is_none_or(|last| last < due).then_some(due)
}
