//! The page of an import: its tables, and their outcome.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use serde::Deserialize;

use super::{Waiting, load_waiting};
use crate::actions::Refusal;
use crate::actions::tournament_import::files::{
    self as office, ImportMode, ImportOrder, Outcome, TableDecisions,
};
use crate::actions::tournament_import::plan::PlannedTable;
use crate::actions::tournament_import::read::Refused as RefusedFile;
use crate::db::tournament_imports::TournamentImport;
use crate::domain::tournament::{Category, Pool};
use crate::error::WebError;
use crate::formats::refusal::Refusal as Unread;
use crate::frame::layout::{Layout, render_with_status};
use crate::frame::options::Choice;
use crate::frame::query::QueryParams;
use crate::frame::request::{By, Chair, Inside, read_inside};
use crate::frame::sentences::{field_label as label, format_mistake, format_refusal};
use crate::i18n::{arg, exchange, terms};
use crate::ratings::people::Doubts;

const PER_PAGE: usize = 50;
const TOLD: usize = 5;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct TablesAsked {
    page: String,
}

impl TablesAsked {
    pub(super) fn number(&self) -> usize {
        self.page.parse().unwrap_or(1)
    }
}

/// A condition of a table, or of all: a menu, or a text field if there are no choices.
struct Term {
    name: String,
    label: String,
    choices: Vec<Choice<String>>,
    text: String,
}

struct TableRow {
    number: u32,
    file: String,
    take: bool,
    told: TableDecisions,
    terms: Vec<Term>,
    counts: String,
    known: Option<i64>,
    /// The obstacles, unless the table is left out.
    wrong: Vec<String>,
    more: usize,
    notes: Vec<String>,
}

struct RefusedRow {
    name: String,
    why: String,
}

struct ImportView {
    id: i64,
    name: String,
    counts: String,
    lists: Vec<String>,
    refused: Vec<RefusedRow>,
    recorded: bool,
    starts: bool,
    rest: Vec<Term>,
    rows: Vec<TableRow>,
    page: usize,
    pages: Vec<usize>,
    people: i64,
    doubts: Option<Doubts>,
    open_people: i64,
    /// Included tables with mistakes.
    wrong: i64,
    fingerprint: String,
    reason: String,
    /// The person who ordered the import, if a restart has interrupted it.
    interrupted: Option<String>,
    going: bool,
}

struct DoneRow {
    id: i64,
    name: String,
    when: String,
    by: String,
    done: String,
    undoable: bool,
}

#[derive(Template)]
#[template(path = "tournament_import/import.html")]
struct YearsPage {
    page: Layout,
    slug: String,
    unread: Option<String>,
    refusal: Option<String>,
    shown: Option<ImportView>,
    done: Vec<DoneRow>,
}

#[derive(Default)]
pub struct Again {
    pub(super) unread: Option<Unread>,
    pub(super) refusal: Option<Refusal>,
    pub(super) page: usize,
}

impl Again {
    pub(super) fn refused(refusal: Refusal) -> Again {
        Again {
            refusal: Some(refusal),
            ..Again::default()
        }
    }
}

pub async fn show_page(
    by: By<Chair>,
    asked: QueryParams<TablesAsked>,
) -> Result<HttpResponse, WebError> {
    page_response(
        &by,
        Again {
            page: asked.number(),
            ..Again::default()
        },
    )
    .await
}

pub(super) async fn page_response(by: &By<Chair>, again: Again) -> Result<HttpResponse, WebError> {
    let waiting = load_waiting(by).await?;
    let going = waiting.is_some()
        && by
            .app
            .last_change(by.federation.id)
            .await?
            .is_some_and(|work| work.is_going());
    let shown = waiting.map(|waiting| import_view(by, waiting, again.page, going));
    let actor = by.actor.clone();
    let all = read_inside(by, move |c, f| office::all(c, &actor, f)).await?;
    let code = if again.unread.is_some() || again.refusal.is_some() {
        StatusCode::UNPROCESSABLE_ENTITY
    } else {
        StatusCode::OK
    };
    let done = all
        .into_iter()
        .filter(|bundle| bundle.taken_at.is_some())
        .map(|bundle| DoneRow::from_import(by, bundle));
    let page = YearsPage {
        page: Layout::for_federation(by, "tournaments", by.t().msg_tournament_import_title()),
        slug: by.federation.slug.clone(),
        unread: again
            .unread
            .map(|why| exchange::refusal_sentence(by.t(), &why)),
        refusal: again.refusal.map(|why| format_refusal(by.language, &why)),
        shown,
        done: done.collect::<Result<_, _>>()?,
    };
    render_with_status(&page, code)
}

impl DoneRow {
    fn from_import(by: &Inside, bundle: TournamentImport) -> Result<DoneRow, WebError> {
        let (m, outcome) = (by.t(), Outcome::from_stored(&bundle).map_err(WebError::Db)?);
        let (tournaments, players) = (
            outcome.tournaments.len() as i64,
            outcome.players.len() as i64,
        );
        let mut done = vec![match outcome.way {
            ImportMode::Rated => m.msg_tournament_import_done_rated(
                arg::Tournaments(tournaments),
                arg::Players(players),
            ),
            ImportMode::Recorded => m.msg_tournament_import_done_recorded(
                arg::Tournaments(tournaments),
                arg::Players(players),
            ),
        }];
        if let Some(at) = bundle.undone_at {
            done.push(m.msg_rating_list_import_undone(
                arg::When(by.moment(at)),
                arg::By(by.spelling().name(&bundle.undone_by, None)),
            ));
        }
        if outcome.stayed > 0 {
            done.push(m.msg_rating_list_import_stayed(outcome.stayed as i64));
        }
        Ok(DoneRow {
            id: bundle.id.0,
            name: bundle.name,
            when: by.moment(bundle.created_at),
            by: by.spelling().name(&bundle.uploaded_by, None),
            done: done.join("; "),
            undoable: bundle.undone_at.is_none(),
        })
    }
}

fn import_view(
    by: &Inside,
    Waiting { kept, plan }: Waiting,
    page: usize,
    going: bool,
) -> ImportView {
    let m = by.t();
    let pages = plan.tables.len().div_ceil(PER_PAGE).max(1);
    let page = page.clamp(1, pages);
    let games: usize = plan.included_tables().map(|table| table.games).sum();
    let counts = [
        m.msg_tournament_import_tables(plan.included_tables().count() as i64),
        m.msg_tournament_import_games(games as i64),
    ];
    let ordered = ImportOrder::from_stored(&kept.bundle);
    let going = ordered.is_some() && going;
    let decisions = &kept.reading.tables;
    let table_row = |table: &PlannedTable| {
        let decided = decisions.get(&table.number).cloned().unwrap_or_default();
        build_row(by, table, &decided)
    };
    let rows = plan
        .tables
        .chunks(PER_PAGE)
        .nth(page - 1)
        .unwrap_or_default();
    let refused_row = |refused: &RefusedFile| RefusedRow {
        name: refused.name.clone(),
        why: exchange::refusal_sentence(m, &refused.why),
    };
    ImportView {
        id: kept.bundle.id.0,
        counts: counts.join(", "),
        recorded: kept.reading.way == ImportMode::Recorded,
        starts: kept.reading.starts,
        rest: condition_terms(by, &kept.reading.rest, None),
        rows: rows.iter().map(table_row).collect(),
        page,
        pages: (1..=pages).filter(|_| pages > 1).collect(),
        people: plan.people.rows.len() as i64,
        doubts: Doubts::from_plan(by, &plan.people),
        open_people: plan.open_people() as i64,
        wrong: plan
            .included_tables()
            .filter(|table| !table.can_import())
            .count() as i64,
        fingerprint: plan.fingerprint.clone(),
        interrupted: ordered
            .as_ref()
            .filter(|_| !going)
            .map(|ordered| ordered.by.clone()),
        going,
        // The reason is public; the name of the file would tell readers nothing.
        reason: ordered.map_or_else(|| m.msg_tournament_import_reason(), |ordered| ordered.why),
        refused: plan.refused.iter().map(refused_row).collect(),
        lists: plan.lists,
        name: kept.bundle.name,
    }
}

/// Conditions of all tables or of one. The empty choice means: as in its file, as for all tables,
/// or the usual value. Conditions that affect ratings have no usual value.
fn condition_terms(by: &Inside, told: &TableDecisions, table: Option<&PlannedTable>) -> Vec<Term> {
    let (m, shows) = (by.t(), by.federation.rules.shows);
    let prefix = table.map_or_else(|| "all".to_owned(), |table| format!("t{}", table.number));
    let empty = |name: &str| match table {
        Some(table) if table.in_journal => m.msg_tournament_import_as_file(),
        Some(_) => m.msg_tournament_import_as_all(),
        None if name == "board" => m.msg_tournament_import_usual(),
        None => m.msg_tournament_import_unsaid(),
    };
    let menu = |name: &str, label: String, held: &str, choices: Vec<(&str, String)>| {
        let first = Choice::new(String::new(), empty(name), held.is_empty());
        let choices = choices.into_iter();
        let others = choices.map(|(word, text)| Choice::new(word.to_owned(), text, word == held));
        Term {
            name: format!("{prefix}-{name}"),
            label,
            choices: std::iter::once(first).chain(others).collect(),
            text: String::new(),
        }
    };
    let yes_no = || vec![("yes", m.msg_yes()), ("no", m.msg_no())];
    let mut terms = Vec::new();
    if shows.rated_by_fide {
        let label = m.msg_field_rated_by_fide();
        terms.push(menu("rated_by_fide", label, &told.rated_by_fide, yes_no()));
    }
    if shows.official {
        let label = m.msg_field_official();
        terms.push(menu("official", label, &told.official, yes_no()));
    }
    if shows.pools {
        let choice = |pool: Pool| (pool.word(), terms::pool_name(m, pool));
        let pools = Pool::ALL.map(choice).into();
        terms.push(menu("pool", m.msg_field_pool(), &told.pool, pools));
    }
    if shows.categories {
        let categories = Category::ALL
            .into_iter()
            .map(|category| (category.word(), terms::category_name(m, category)))
            .collect();
        let label = m.msg_field_category();
        terms.push(menu("category", label, &told.category, categories));
    }
    if shows.boards {
        let sizes = ["19", "13", "9"]
            .map(|size| (size, format!("{size}×{size}")))
            .into();
        terms.push(menu("board", m.msg_field_board(), &told.board, sizes));
    }
    if shows.minutes {
        terms.push(Term {
            name: format!("{prefix}-minutes"),
            label: m.msg_field_minutes(),
            choices: Vec::new(),
            text: told.minutes.clone(),
        });
    }
    terms
}

/// The typed pool, else the one that the file names.
fn shown_pool(table: &PlannedTable, hand: &TableDecisions) -> String {
    let named = table
        .pool_named
        .filter(|_| hand.pool.is_empty() && !table.in_journal);
    named.map_or_else(|| hand.pool.clone(), |pool| pool.word().to_owned())
}

fn build_row(by: &Inside, table: &PlannedTable, hand: &TableDecisions) -> TableRow {
    let m = by.t();
    let mut wrong: Vec<String> = table
        .mistakes
        .iter()
        .map(|problem| {
            format!(
                "{}: {}",
                label(m, problem.field),
                format_mistake(m, problem.kind)
            )
        })
        .collect();
    wrong.extend(
        table
            .gaps
            .iter()
            .filter(|gap| gap.is_blocking())
            .map(|gap| exchange::gap_sentence(m, *gap)),
    );
    wrong.extend(table.problems.iter().map(|problem| {
        format!(
            "{} {}",
            terms::problem_place(m, problem),
            terms::problem_sentence(m, problem)
        )
    }));
    wrong.extend(table.unratable.clone());
    let harmless_gaps = table.gaps.iter().filter(|gap| !gap.is_blocking());
    let mut notes: Vec<String> = harmless_gaps
        .map(|gap| exchange::gap_sentence(m, *gap))
        .collect();
    if table.remarks > 0 {
        notes.push(m.msg_tournament_import_remarks(table.remarks as i64));
    }
    TableRow {
        number: table.number,
        file: table.file_name.clone(),
        take: !table.left,
        told: table.told.clone(),
        terms: condition_terms(
            by,
            &TableDecisions {
                pool: shown_pool(table, hand),
                ..hand.clone()
            },
            Some(table),
        ),
        counts: [
            m.msg_count_players(table.people.len() as i64),
            m.msg_tournament_import_games(table.games as i64),
        ]
        .join(", "),
        known: table.known.map(|id| id.0),
        more: wrong.len().saturating_sub(TOLD),
        wrong: wrong.into_iter().take(TOLD).collect(),
        notes,
    }
}
