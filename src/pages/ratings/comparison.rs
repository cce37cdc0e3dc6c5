//! The page that compares two published lists.

use std::collections::HashMap;
use std::sync::Arc;

use actix_web::HttpResponse;
use askama::Template;
use serde::Deserialize;

use crate::actions::ActionError;
use crate::app::rosters::Rosters;
use crate::db::federations::Federation;
use crate::db::lists::Brief;
use crate::db::{Conn, PlayerId, lists, players};
use crate::domain::comparison::{Compared, Comparison, Order, Part, Standing};
use crate::domain::player::parse_date;
use crate::domain::tournament::Pool;
use crate::error::WebError;
use crate::frame::layout::{Layout, render_public};
use crate::frame::options::Choice;
use crate::frame::pager::{PER_PAGE, Pager};
use crate::frame::query::QueryParams;
use crate::frame::request::{Inside, read_inside};
use crate::i18n::{L10nLanguage, Language, Speaks, Spelling, arg, terms};
use crate::rating_format::RatingFormat;
use crate::ratings::pool_tabs;

/// An unreadable value counts as missing.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct ComparisonFilter {
    earlier: String,
    later: String,
    pool: String,
    part: String,
    sort: String,
    page: String,
}

const PARTS: [(&str, Part); 3] = [("", Part::Both), ("new", Part::New), ("gone", Part::Gone)];
const ORDERS: [(&str, Order); 3] = [
    ("", Order::Place),
    ("gain", Order::Gain),
    ("loss", Order::Loss),
];

fn find_chosen<T: Copy + Default>(menu: &[(&str, T)], word: &str) -> T {
    menu.iter()
        .find(|(w, _)| *w == word)
        .map(|(_, value)| *value)
        .unwrap_or_default()
}

/// In each pair the earlier list comes first.
struct ComparedPlayer {
    id: i64,
    name: String,
    places: (String, String),
    ratings: (String, String),
    change: Option<(String, &'static str)>,
    ranks: (String, String),
}

struct ListChoice {
    /// As in addresses.
    date: String,
    label: String,
    earlier: bool,
    later: bool,
}

struct PartTab {
    word: &'static str,
    name: String,
    count: usize,
}

#[derive(Template)]
#[template(path = "ratings/comparison.html")]
struct ComparisonPage {
    page: Layout,
    slug: String,
    figures: RatingFormat,
    tabs: Vec<Choice>,
    lists: Vec<ListChoice>,
    /// The query without pool, part and order.
    base: String,
    pool: &'static str,
    part: &'static str,
    sort: &'static str,
    parts: Vec<PartTab>,
    rows: Vec<ComparedPlayer>,
    pager: Pager,
    sums: Vec<(String, String)>,
    lead: String,
}

/// By default the newest list and its predecessor, the earlier one first.
fn choose_lists(lists: &[Brief], query: &ComparisonFilter) -> Option<(Brief, Brief)> {
    let find = |date: &str| parse_date(date).and_then(|day| lists.iter().find(|l| l.date == day));
    let later = find(&query.later).or(lists.first())?;
    let before = lists
        .iter()
        .find(|l| l.position < later.position)
        .or(lists.last())?;
    let earlier = find(&query.earlier).unwrap_or(before);
    // The query may name them in either order.
    let (earlier, later) = if earlier.position <= later.position {
        (earlier, later)
    } else {
        (later, earlier)
    };
    Some((earlier.clone(), later.clone()))
}

#[derive(Clone, Copy)]
struct ComparisonQuery {
    pool: Option<Pool>,
    part: Part,
    order: Order,
}

impl ComparisonQuery {
    fn from_filter(query: &ComparisonFilter, figures: RatingFormat) -> ComparisonQuery {
        ComparisonQuery {
            pool: figures
                .shows
                .pools
                .then(|| Pool::from_word(&query.pool).unwrap_or_default()),
            part: find_chosen(&PARTS, &query.part),
            order: find_chosen(&ORDERS, &query.sort),
        }
    }

    fn pool_word(self) -> &'static str {
        self.pool.map(Pool::word).unwrap_or_default()
    }

    fn part_word(self) -> &'static str {
        PARTS
            .iter()
            .find(|(_, part)| *part == self.part)
            .map(|(word, _)| *word)
            .unwrap_or_default()
    }

    fn sort_word(self) -> &'static str {
        ORDERS
            .iter()
            .find(|(_, order)| *order == self.order)
            .map(|(word, _)| *word)
            .unwrap_or_default()
    }
}

struct ComparisonPageData {
    all: Vec<Brief>,
    earlier: Brief,
    later: Brief,
    compared: Arc<Comparison>,
    rows: Vec<Compared>,
    pager: Pager,
    names: HashMap<PlayerId, (String, Option<String>)>,
}

/// `None` if fewer than two lists are published.
fn find(
    c: &mut Conn,
    f: &Federation,
    rosters: &Rosters,
    query: &ComparisonFilter,
    asked: ComparisonQuery,
) -> Result<Option<ComparisonPageData>, ActionError> {
    let all = lists::load_brief(c, f.id)?;
    let Some((earlier, later)) = choose_lists(&all, query).filter(|_| all.len() > 1) else {
        return Ok(None);
    };
    let compared = rosters.compare_lists(c, earlier.id, later.id, asked.pool)?;
    let (from, to) = (earlier.date.to_string(), later.date.to_string());
    let parts = [
        ("earlier", from.as_str()),
        ("later", to.as_str()),
        ("pool", asked.pool_word()),
        ("part", asked.part_word()),
        ("sort", asked.sort_word()),
    ];
    let path = format!("/{}/ratings/comparison", f.slug);
    let pager = Pager::new(
        query.page.parse().ok(),
        compared.len(asked.part) as i64,
        PER_PAGE,
        &path,
        &parts,
    );
    let first = usize::try_from(pager.row_offset(PER_PAGE)).unwrap_or(0);
    let rows = compared.page_of_rows(asked.part, asked.order, first, PER_PAGE as usize);
    let names =
        players::names_told_apart(c, &rows.iter().map(|r| PlayerId(r.id)).collect::<Vec<_>>())?;
    Ok(Some(ComparisonPageData {
        all,
        earlier,
        later,
        compared,
        rows,
        pager,
        names,
    }))
}

pub async fn show_comparison(
    inside: Inside,
    query: QueryParams<ComparisonFilter>,
) -> Result<HttpResponse, WebError> {
    let asked = ComparisonQuery::from_filter(&query, RatingFormat::for_federation(&inside));
    let (rosters, query) = (inside.app.rosters.clone(), query.into_inner());
    let found = read_inside(&inside, move |c, f| find(c, f, &rosters, &query, asked)).await?;
    render_public(&match found {
        Some(found) => ComparisonPage::from_data(&inside, found, asked),
        None => ComparisonPage::of_nothing(&inside),
    })
}

impl ComparisonPage {
    /// For fewer than two lists.
    fn of_nothing(inside: &Inside) -> ComparisonPage {
        ComparisonPage {
            slug: inside.federation.slug.clone(),
            figures: RatingFormat::for_federation(inside),
            tabs: Vec::new(),
            lists: Vec::new(),
            base: String::new(),
            pool: "",
            part: "",
            sort: "",
            parts: Vec::new(),
            rows: Vec::new(),
            pager: Pager::new(None, 0, PER_PAGE, "", &[]),
            sums: Vec::new(),
            lead: inside.t().msg_compare_one(),
            page: Layout::for_federation(inside, "ratings", inside.t().msg_compare_title()),
        }
    }

    fn from_data(
        inside: &Inside,
        found: ComparisonPageData,
        asked: ComparisonQuery,
    ) -> ComparisonPage {
        let (t, language, figures) = (
            inside.t(),
            inside.language,
            RatingFormat::for_federation(inside),
        );
        let ComparisonPageData {
            earlier,
            later,
            compared,
            ..
        } = &found;
        let lists = found.all.iter().map(|l| ListChoice {
            date: l.date.to_string(),
            label: t.msg_list_number(
                arg::Number(i64::from(l.number)),
                arg::Day(language.format_day(l.date)),
            ),
            earlier: l.id == earlier.id,
            later: l.id == later.id,
        });
        ComparisonPage {
            page: Layout::for_federation(inside, "ratings", t.msg_compare_title()),
            slug: inside.federation.slug.clone(),
            lead: t.msg_compare_lead(
                arg::Earlier(language.format_day(earlier.date)),
                arg::Later(language.format_day(later.date)),
            ),
            tabs: pool_tabs(t, asked.pool),
            lists: lists.collect(),
            base: format!("?earlier={}&later={}", earlier.date, later.date),
            pool: asked.pool_word(),
            part: asked.part_word(),
            sort: asked.sort_word(),
            parts: part_tabs(t, compared),
            rows: found
                .rows
                .iter()
                .map(|r| ComparedPlayer::from_compared(r, &found, figures, inside.spelling()))
                .collect(),
            sums: sum_lines(compared, language, figures),
            figures,
            pager: found.pager,
        }
    }
}

fn part_tabs(t: &L10nLanguage, compared: &Comparison) -> Vec<PartTab> {
    let tab = |word, name, part| PartTab {
        word,
        name,
        count: compared.len(part),
    };
    vec![
        tab("", t.msg_compare_both(), Part::Both),
        tab("new", t.msg_compare_new(), Part::New),
        tab("gone", t.msg_compare_gone(), Part::Gone),
    ]
}

fn sum_lines(
    compared: &Comparison,
    language: Language,
    figures: RatingFormat,
) -> Vec<(String, String)> {
    let (t, sum) = (language.messages(), compared.change_counts());
    let mean = sum.mean.map_or_else(
        || "–".to_owned(),
        |m| language.signed(m, figures.shows.decimals.max(1)),
    );
    vec![
        (t.msg_compare_gained(), sum.gained.to_string()),
        (t.msg_compare_lost(), sum.lost.to_string()),
        (t.msg_compare_same(), sum.same.to_string()),
        (t.msg_compare_mean(), mean),
    ]
}

impl ComparedPlayer {
    fn from_compared(
        r: &Compared,
        found: &ComparisonPageData,
        figures: RatingFormat,
        spelling: Spelling,
    ) -> ComparedPlayer {
        let language = spelling.language;
        let rank = |of: Option<Standing>| {
            of.and_then(|s| found.compared.rank(s))
                .map(|r| terms::rank_name(language, r))
                .unwrap_or_default()
        };
        let place = |of: Option<Standing>| of.map(|s| s.place.to_string()).unwrap_or_default();
        ComparedPlayer {
            id: r.id,
            name: found
                .names
                .get(&PlayerId(r.id))
                .map(|(n, l)| spelling.name(n, l.as_deref()))
                .unwrap_or_default(),
            places: (place(r.earlier), place(r.later)),
            ratings: (
                figures.format_listed(r.earlier),
                figures.format_listed(r.later),
            ),
            change: r.rating_change().map(|c| figures.format_change(c)),
            ranks: (rank(r.earlier), rank(r.later)),
        }
    }
}
