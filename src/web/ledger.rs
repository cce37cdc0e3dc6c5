//! The public list of corrections, and the audit logs of a federation and of the installation.

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::NaiveDate;
use serde::Deserialize;
use std::collections::HashMap;

use crate::actions::audit::{Subject, parse_person, readable_detail};
use crate::actions::authorization::{Duty, OnPlan, OnProposal, check_allowed};
use crate::actions::cancel_correction;
use crate::actions::contradictions::{self, Contradictions};
use crate::actions::correction_snapshot::{Holders, RatedAs};
use crate::actions::{ActionError, Actor};
use crate::certificates::contradicted::{self, ContradictedRow};
use crate::changed_ratings::{self, ChangeRow, LineNames};
use crate::db::audit::AuditLine;
use crate::db::corrections::{self, Correction, CorrectionLine};
use crate::db::federations::{self, Federation};
use crate::db::{
    AccountId, CalendarPlanId, ClubId, Conn, CorrectionId, DbError, ListId, NewsId, OrderId,
    PlayerId, ProposalId, RegulationTextId, TournamentId, accounts, appeals, audit, calendar_plans,
    clubs, editions, lists, news, orders, players, proposals, regulation_texts, tournaments,
};
use crate::domain::audit::{Action, Kind};
use crate::domain::rules::RulesFeatures;
use crate::domain::table::{Sheet, TypedPlayer};
use crate::domain::zone::Zone;
use crate::error::WebError;
use crate::frame::layout::{Layout, render_page, render_public};
use crate::frame::page_titles::TitledPage;
use crate::frame::pager::{PER_PAGE, Pager};
use crate::frame::query::QueryParams;
use crate::frame::request::{Administrator, By, Commission, Inside, Moment, read_inside};
use crate::i18n::{Speaks, Spelling, arg, audit as said, terms};
use crate::officers::spelling_of;
use crate::rating_format::RatingFormat;
use crate::tournaments::differences::{self, ChangedCell, Names};

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct LedgerPage {
    page: String,
}

struct Change {
    id: i64,
    at: Moment,
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

struct FoundChanges {
    rows: Vec<Correction>,
    counts: HashMap<CorrectionId, i64>,
    tournaments: HashMap<TournamentId, (String, NaiveDate)>,
    pager: Pager,
}

pub async fn show_changes(
    inside: Inside,
    query: QueryParams<LedgerPage>,
) -> Result<HttpResponse, WebError> {
    let spelling = inside.spelling();
    let asked: Option<i64> = query.page.parse().ok();
    let path = format!("/{}/changes", inside.federation.slug);
    let found = read_inside(&inside, move |c, f| {
        let pager = Pager::new(asked, corrections::count(c, f.id)?, PER_PAGE, &path, &[]);
        let rows = corrections::list_page(c, f.id, pager.row_offset(PER_PAGE), PER_PAGE)?;
        let counts = corrections::line_counts(c, &rows.iter().map(|r| r.id).collect::<Vec<_>>())?
            .into_iter()
            .collect();
        let tournaments = tournaments::load_names(
            c,
            &rows
                .iter()
                .filter_map(|r| r.tournament_id)
                .collect::<Vec<_>>(),
        )?;
        Ok(FoundChanges {
            rows,
            counts,
            tournaments,
            pager,
        })
    })
    .await?;
    let language = inside.language;
    let page = Layout::for_federation(&inside, "changes", inside.t().msg_changes_title())
        .with_picture(TitledPage::Changes.path_below());
    render_public(&ChangesPage {
        slug: inside.federation.slug.clone(),
        changes: found
            .rows
            .into_iter()
            .map(|r| Change {
                id: r.id.0,
                at: inside.timed_moment(r.at),
                by: spelling.name(&r.by_name, None),
                reason: terms::correction_reason(language, &r.reason),
                tournament: r
                    .tournament_id
                    .and_then(|t| Some((t.0, found.tournaments.get(&t)?.0.clone()))),
                lines: page
                    .t
                    .msg_count_changes(found.counts.get(&r.id).copied().unwrap_or(0)),
            })
            .collect(),
        pager: found.pager,
        page,
    })
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
    appeals: Vec<i64>,
    count: String,
    contradicted: Vec<ContradictedRow>,
    cells: Vec<ChangedCell>,
    old_table: Option<OldTable>,
    changes: Vec<ChangeRow>,
    pager: Pager,
}

struct OldTable {
    rounds: Vec<usize>,
    rows: Vec<OldRow>,
}

struct OldRow {
    player: i64,
    name: String,
    cells: Vec<String>,
    points: String,
    place: String,
}

impl OldTable {
    fn from_sheet(sheet: &Sheet, names: &Names, spelling: Spelling) -> OldTable {
        let row = |row: &TypedPlayer| {
            let player = row.player.unwrap_or_default();
            OldRow {
                player,
                name: names
                    .get(&PlayerId(player))
                    .map(|(n, l)| spelling.name(n, l.as_deref()))
                    .unwrap_or_default(),
                cells: (1..=sheet.rounds)
                    .map(|round| row.cell(round).to_owned())
                    .collect(),
                points: terms::typed_points(&row.points),
                place: row.place.clone(),
            }
        };
        OldTable {
            rounds: (1..=sheet.rounds).collect(),
            rows: sheet.rows.iter().map(row).collect(),
        }
    }
}

fn people_in(tables: &Option<(RatedAs, RatedAs)>) -> Vec<PlayerId> {
    let sheets = tables
        .iter()
        .flat_map(|(before, after)| [&before.sheet, &after.sheet]);
    sheets
        .flat_map(|sheet| &sheet.rows)
        .filter_map(|row| row.player.map(PlayerId))
        .collect()
}

struct FoundChange {
    row: Correction,
    lines: Vec<CorrectionLine>,
    count: i64,
    people: Names,
    tournaments: HashMap<TournamentId, (String, NaiveDate)>,
    pager: Pager,
    appeals: Vec<i64>,
    contradicted: Contradictions,
    /// The table before and after, if one was corrected.
    tables: Option<(RatedAs, RatedAs)>,
    holders: (Holders, Holders),
}

impl FoundChange {
    fn find(
        c: &mut Conn,
        f: &Federation,
        id: CorrectionId,
        turn_to: impl FnOnce(i64) -> Pager,
    ) -> Result<FoundChange, ActionError> {
        let row = corrections::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
        let appeals = appeals::of_correction(c, id)?
            .into_iter()
            .map(|a| a.id.0)
            .collect();
        let count = corrections::line_counts(c, &[id])?
            .first()
            .map_or(0, |l| l.1);
        let pager = turn_to(count);
        let lines = corrections::load_lines(c, id, pager.row_offset(PER_PAGE), PER_PAGE)?;
        let tables = cancel_correction::tables_of(&row)?;
        let mut ids = people_in(&tables);
        ids.extend(lines.iter().map(|l| l.player_id));
        let people = players::names_told_apart(c, &ids)?;
        let mut ids: Vec<TournamentId> = lines.iter().filter_map(|l| l.tournament_id).collect();
        ids.extend(row.tournament_id);
        let tournaments = tournaments::load_names(c, &ids)?;
        let holders = match &tables {
            Some((before, after)) => (before.load_holders(c, f)?, after.load_holders(c, f)?),
            None => Default::default(),
        };
        let contradicted = contradictions::of_correction(c, f, id)?;
        Ok(FoundChange {
            row,
            lines,
            count,
            people,
            tournaments,
            pager,
            appeals,
            contradicted,
            tables,
            holders,
        })
    }
}

impl FoundChange {
    fn changed_cells(&self, shows: RulesFeatures, spelling: Spelling) -> Vec<ChangedCell> {
        let Some((before, after)) = &self.tables else {
            return Vec::new();
        };
        let mut cells = differences::condition_differences(
            (before, &self.holders.0),
            (after, &self.holders.1),
            shows,
            spelling,
        );
        let (before, after) = (&before.sheet, &after.sheet);
        cells.extend(differences::table_differences(
            before,
            after,
            &self.people,
            spelling,
        ));
        cells
    }
}

pub async fn show_change(
    inside: Inside,
    path: web::Path<(String, String)>,
    query: QueryParams<LedgerPage>,
) -> Result<HttpResponse, WebError> {
    let spelling = inside.spelling();
    let id: CorrectionId = path.1.parse().map_err(|_| WebError::NotFound)?;
    let asked: Option<i64> = query.page.parse().ok();
    let address = format!("/{}/changes/{id}", inside.federation.slug);
    let turn_to = move |count| Pager::new(asked, count, PER_PAGE, &address, &[]);
    let found = read_inside(&inside, move |c, f| FoundChange::find(c, f, id, turn_to)).await?;
    let (row, people) = (&found.row, &found.people);
    let language = inside.language;
    let t = inside.t();
    let figures = RatingFormat::for_federation(&inside);
    let names = LineNames {
        players: people,
        tournaments: &found.tournaments,
    };
    let cells = found.changed_cells(figures.shows, spelling);
    let named = |t: TournamentId| found.tournaments.get(&t).map(|n| (t.0, n.0.clone()));
    render_public(&ChangePage {
        page: Layout::for_federation(
            &inside,
            "changes",
            t.msg_change_title(inside.moment(row.at)),
        )
        .with_picture(TitledPage::Changes.path_below()),
        slug: inside.federation.slug.clone(),
        at: inside.moment(row.at),
        by: spelling.name(&row.by_name, None),
        reason: terms::correction_reason(language, &row.reason),
        tournament: row.tournament_id.and_then(named),
        appeals: found.appeals,
        count: t.msg_count_changes(found.count),
        contradicted: contradicted::contradicted_rows(
            &found.contradicted,
            &inside.federation.slug,
            inside.has_duty(Duty::Commission),
            spelling,
        ),
        cells,
        old_table: found
            .tables
            .as_ref()
            .map(|(before, _)| OldTable::from_sheet(&before.sheet, people, spelling)),
        changes: changed_ratings::change_rows(found.lines.iter(), &names, &figures, spelling),
        pager: found.pager,
    })
}

struct AuditRow {
    seq: i64,
    at: String,
    actor: String,
    /// Note if another person made the link for the actor's password.
    by_link: Option<String>,
    act: String,
    subject: String,
    address: Option<String>,
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

struct FoundAudit {
    lines: Vec<AuditLine>,
    pages: Pages,
    pager: Pager,
}

pub async fn show_audit(
    by: By<Commission>,
    query: QueryParams<LedgerPage>,
) -> Result<HttpResponse, WebError> {
    let asked: Option<i64> = query.page.parse().ok();
    let path = format!("/{}/audit", by.federation.slug);
    let actor = by.actor.clone();
    let spelling = by.spelling();
    let FoundAudit {
        lines,
        pages,
        pager,
    } = read_inside(&by, move |c, f| {
        let pager = Pager::new(asked, audit::count(c, f.id)?, PER_PAGE, &path, &[]);
        let lines = audit::list_page(c, f.id, pager.row_offset(PER_PAGE), PER_PAGE)?;
        let subjects: Vec<Subject> = lines
            .iter()
            .filter_map(|line| Subject::from_stored(&line.subject))
            .collect();
        let mut pages = Pages::load_pages(c, f, &actor, &subjects)?;
        for by in lines.iter().filter_map(|line| parse_person(line).link?.by) {
            if let Some(account) = accounts::find(c, by)? {
                pages.makers.insert(by, spelling.name(&account.name, None));
            }
        }
        Ok(FoundAudit {
            lines,
            pages,
            pager,
        })
    })
    .await?;
    render_page(&AuditPage {
        page: Layout::for_federation(&by, "audit", by.t().msg_audit_title()),
        rows: lines
            .into_iter()
            .map(|line| {
                audit_row(
                    line,
                    &pages,
                    by.spelling(),
                    by.federation.rules.id,
                    by.federation.zone(),
                )
            })
            .collect(),
        pager,
    })
}

pub async fn site_audit(
    admin: Administrator,
    query: QueryParams<LedgerPage>,
) -> Result<HttpResponse, WebError> {
    let spelling = admin.visit.spelling();
    let asked: Option<i64> = query.page.parse().ok();
    let FoundAudit {
        lines,
        pages,
        pager,
    } = admin
        .visit
        .app
        .read(move |c| {
            let pager = Pager::new(
                asked,
                audit::site_count(c)?,
                PER_PAGE,
                "/accounts/audit",
                &[],
            );
            let lines = audit::site_page(c, pager.row_offset(PER_PAGE), PER_PAGE)?;
            let (all, federations) = (accounts::list(c)?, federations::list(c)?);
            let spelled = all.iter().map(|(a, roles)| {
                (
                    a,
                    spelling_of(roles, &federations, spelling).name(&a.name, None),
                )
            });
            let mut pages = Pages::default();
            for (account, name) in spelled {
                pages
                    .accounts
                    .insert(account.id, format!("{name} ({})", account.login));
                pages.makers.insert(account.id, name.clone());
                pages.spelled.insert(account.name.clone(), name);
            }
            Ok::<_, DbError>(FoundAudit {
                lines,
                pages,
                pager,
            })
        })
        .await?;
    render_page(&AuditPage {
        page: Layout::for_site(&admin.visit, admin.visit.t().msg_audit_title()),
        rows: lines
            .into_iter()
            .map(|line| audit_row(line, &pages, spelling, "", Zone::UTC))
            .collect(),
        pager,
    })
}

/// A line by the rules of its federation. Acts of a newer program are shown as stored.
fn audit_row(
    line: AuditLine,
    pages: &Pages,
    spelling: Spelling,
    rules: &str,
    zone: Zone,
) -> AuditRow {
    let language = spelling.language;
    let t = language.messages();
    let subject = Subject::from_stored(&line.subject);
    let kind = subject.as_ref().map(Subject::kind);
    let (text, shorter) = readable_detail(&line);
    let action = Action::from_word(&line.act);
    let mut detail = said::detail_text(language, rules, action, text);
    if !shorter.is_empty() {
        let numbers: Vec<String> = shorter.iter().map(i64::to_string).collect();
        detail = format!("{detail} ({})", t.msg_audit_redacted(numbers.join(", ")));
    }
    let who = parse_person(&line);
    let by_link = who.link.map(|link| {
        let by = link.by.and_then(|id| pages.makers.get(&id)).cloned();
        let by = by.unwrap_or_else(|| t.msg_by_link_console());
        t.msg_by_link(arg::By(by), arg::Day(language.format_day(link.on)))
    });
    AuditRow {
        seq: line.seq,
        at: language.moment(line.at, zone),
        actor: match pages.spelled.get(who.name) {
            Some(name) => name.clone(),
            None => said::actor_name(t, &spelling.name(who.name, None)),
        },
        by_link,
        act: action.map_or(line.act, |action| said::action_sentence(t, action, kind)),
        address: subject.as_ref().and_then(|subject| pages.address(subject)),
        subject: subject.map_or(line.subject, |subject| {
            format!(
                "{} {}",
                said::kind_name(t, subject.kind()),
                pages.subject_name(&subject)
            )
        }),
        detail,
        hash: line.hash.chars().take(16).collect(),
    }
}

fn existing_news(
    c: &mut Conn,
    f: &Federation,
    subjects: &[Subject],
) -> Result<Vec<NewsId>, DbError> {
    let named = subjects.iter().filter_map(|subject| match subject {
        Subject::News(id) => Some(*id),
        _ => None,
    });
    let named: Vec<NewsId> = named.collect();
    if named.is_empty() {
        return Ok(Vec::new());
    }
    news::filter_existing(c, f.id, &named)
}

fn visible_proposals(
    c: &mut Conn,
    f: &Federation,
    actor: &Actor,
    subjects: &[Subject],
) -> Result<Vec<ProposalId>, DbError> {
    let named = subjects.iter().filter_map(|subject| match subject {
        Subject::Proposal(id) => Some(*id),
        _ => None,
    });
    let mut named: Vec<ProposalId> = named.collect();
    named.sort_unstable();
    named.dedup();
    let mut visible = Vec::new();
    for id in named {
        let found = proposals::find(c, f.id, id)?;
        let seen = found.filter(|proposal| check_allowed(actor, proposal, OnProposal::See).is_ok());
        visible.extend(seen.map(|proposal| proposal.id));
    }
    Ok(visible)
}

/// Pages of the subjects of acts. Proposals and editions may be gone, and a draft is visible only
/// to its organizer. In the site's log only federations have pages.
#[derive(Default)]
struct Pages {
    slug: String,
    accounts: HashMap<AccountId, String>,
    lists: HashMap<ListId, NaiveDate>,
    clubs: Vec<ClubId>,
    editions: Vec<i32>,
    orders: Vec<OrderId>,
    plans: Vec<CalendarPlanId>,
    wordings: Vec<RegulationTextId>,
    news: Vec<NewsId>,
    proposals: Vec<ProposalId>,
    /// Names of those who made links for passwords.
    makers: HashMap<AccountId, String>,
    /// Names for the reader, by the names in the log.
    spelled: HashMap<String, String>,
}

impl Pages {
    fn load_pages(
        c: &mut Conn,
        f: &Federation,
        actor: &Actor,
        subjects: &[Subject],
    ) -> Result<Pages, DbError> {
        let has = |kind: Kind| subjects.iter().any(|s| s.kind() == kind);
        let lists = match has(Kind::List) {
            true => lists::load_brief(c, f.id)?,
            false => Vec::new(),
        };
        let clubs = match has(Kind::Club) {
            true => clubs::list(c, f.id)?,
            false => Vec::new(),
        };
        let editions = match has(Kind::Edition) {
            true => editions::list(c, f.id)?,
            false => Vec::new(),
        };
        let orders = match has(Kind::Order) {
            true => orders::load_labels(c, f.id)?,
            false => Vec::new(),
        };
        let mut plans = match has(Kind::CalendarPlan) {
            true => calendar_plans::list(c, f.id)?,
            false => Vec::new(),
        };
        plans.retain(|plan| check_allowed(actor, plan, OnPlan::See).is_ok());
        let wordings = match has(Kind::Wording) {
            true => regulation_texts::load_labels(c, f.id)?,
            false => Vec::new(),
        };
        Ok(Pages {
            slug: f.slug.clone(),
            accounts: HashMap::new(),
            lists: lists.into_iter().map(|l| (l.id, l.date)).collect(),
            clubs: clubs.into_iter().map(|club| club.id).collect(),
            editions: editions.into_iter().map(|e| e.amendment.number).collect(),
            orders: orders.into_iter().map(|order| order.id).collect(),
            plans: plans.into_iter().map(|plan| plan.id).collect(),
            wordings: wordings.into_iter().map(|wording| wording.id).collect(),
            news: existing_news(c, f, subjects)?,
            proposals: visible_proposals(c, f, actor, subjects)?,
            makers: HashMap::new(),
            spelled: HashMap::new(),
        })
    }

    fn subject_name(&self, subject: &Subject) -> String {
        match subject {
            Subject::Account(id) => self
                .accounts
                .get(id)
                .cloned()
                .unwrap_or_else(|| subject.id_text()),
            _ => subject.id_text(),
        }
    }

    fn address(&self, subject: &Subject) -> Option<String> {
        let here = &self.slug;
        match subject {
            Subject::Federation(slug) => Some(format!("/{slug}")),
            _ if here.is_empty() => None,
            Subject::Tournament(id) => Some(format!("/{here}/tournaments/{id}")),
            Subject::Player(id) => Some(format!("/{here}/players/{id}")),
            Subject::Club(id) => self
                .clubs
                .contains(id)
                .then(|| format!("/{here}/clubs/{id}")),
            Subject::List(id) => self
                .lists
                .get(id)
                .map(|date| format!("/{here}/ratings/{date}")),
            Subject::Edition(number) => self
                .editions
                .contains(number)
                .then(|| format!("/{here}/rules/{number}")),
            Subject::Amendment(_) => Some(format!("/{here}/rules")),
            Subject::Order(id) => self
                .orders
                .contains(id)
                .then(|| format!("/{here}/orders/{id}")),
            Subject::CalendarPlan(id) => self
                .plans
                .contains(id)
                .then(|| format!("/{here}/plan/{id}")),
            Subject::Wording(id) => self
                .wordings
                .contains(id)
                .then(|| format!("/{here}/rules/text/{id}")),
            Subject::News(id) => self.news.contains(id).then(|| format!("/{here}/news/{id}")),
            Subject::Appeal(id) => Some(format!("/{here}/appeals/{id}")),
            Subject::Proposal(id) => self
                .proposals
                .contains(id)
                .then(|| format!("/{here}/proposals/{id}")),
            Subject::Certificate(id) => Some(format!("/{here}/certificates/{id}")),
            Subject::Licence(_) => Some(format!("/{here}/referees")),
            Subject::Account(_) | Subject::Letter(_) => None,
        }
    }
}
