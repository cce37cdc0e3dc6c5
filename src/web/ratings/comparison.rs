//! Any two published lists side by side.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::db::lists::Brief;
use crate::db::{PlayerId, lists, players};
use crate::domain::comparison::{Compared, Order, Part, Standing};
use crate::domain::player::parse_date;
use crate::domain::tournament::Pool;
use crate::office::OfficeError;
use crate::text::terms;
use crate::web::error::WebError;
use crate::web::figures::Figures;
use crate::web::frame::layout::{Layout, public};
use crate::web::frame::pager::{PER_PAGE, Pager};
use crate::web::frame::request::{Inside, read};
use crate::web::ratings::{Tab, tabs};

/// What the address of a comparison asks; anything unreadable is as if not asked.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Query {
    earlier: String,
    later: String,
    pool: String,
    part: String,
    sort: String,
    page: String,
}

const PARTS: [(&str, Part); 3] = [("", Part::Both), ("new", Part::New), ("gone", Part::Gone)];
const ORDERS: [(&str, Order); 3] = [("", Order::Place), ("gain", Order::Gain), ("loss", Order::Loss)];

fn chosen<T: Copy + Default>(menu: &[(&str, T)], word: &str) -> T {
    menu.iter().find(|(w, _)| *w == word).map(|(_, value)| *value).unwrap_or_default()
}

struct Row {
    id: i64,
    name: String,
    places: (String, String),
    ratings: (String, String),
    change: Option<(String, &'static str)>,
    ranks: (String, String),
}

#[derive(Template)]
#[template(path = "ratings/comparison.html")]
struct ComparisonPage {
    page: Layout,
    slug: String,
    figures: Figures,
    tabs: Vec<Tab>,
    /// Dates of the lists with whether each is the earlier, the later of the two.
    lists: Vec<(String, String, bool, bool)>,
    /// The question without pool, part and order, as the beginning of an address.
    base: String,
    pool: &'static str,
    part: &'static str,
    sort: &'static str,
    parts: Vec<(&'static str, String, String)>,
    rows: Vec<Row>,
    pager: Pager,
    sums: Vec<(String, String)>,
    lead: String,
}

/// Of two dates the list of each; what isn't asked: the newest and the one before it.
fn two(lists: &[Brief], query: &Query) -> Option<(Brief, Brief)> {
    let find = |date: &str| parse_date(date).and_then(|day| lists.iter().find(|l| l.date == day));
    let later = find(&query.later).or(lists.first())?;
    let before = lists.iter().find(|l| l.position < later.position).or(lists.last())?;
    let earlier = find(&query.earlier).unwrap_or(before);
    // Whatever was chosen first: the earlier one is the earlier one.
    let (earlier, later) = if earlier.position <= later.position { (earlier, later) } else { (later, earlier) };
    Some((earlier.clone(), later.clone()))
}

/// `GET /{federation}/ratings/comparison`
pub async fn comparison(inside: Inside, query: web::Query<Query>) -> Result<HttpResponse, WebError> {
    let (figures, language, slug) = (Figures::of(&inside), inside.language, inside.federation.slug.clone());
    let pool = figures.shows.pools.then(|| Pool::from_word(&query.pool).unwrap_or_default());
    let (part, order) = (chosen(&PARTS, &query.part), chosen(&ORDERS, &query.sort));
    let (rosters, query) = (inside.app.rosters.clone(), query.into_inner());
    let found = read(&inside, move |c, f| {
        let all = lists::brief(c, f.id)?;
        let Some((earlier, later)) = two(&all, &query).filter(|_| all.len() > 1) else { return Ok(None) };
        let compared = rosters.compare(c, earlier.id, later.id, pool)?;
        let word = |menu: &[(&'static str, Part)]| menu.iter().find(|(_, p)| *p == part).map(|(w, _)| *w).unwrap_or_default();
        let sort = ORDERS.iter().find(|(_, o)| *o == order).map(|(w, _)| *w).unwrap_or_default();
        let (from, to) = (earlier.date.to_string(), later.date.to_string());
        let path = format!("/{}/ratings/comparison", f.slug);
        let pool_word = pool.map(Pool::word).unwrap_or_default();
        let asked = [("earlier", from.as_str()), ("later", to.as_str()), ("pool", pool_word), ("part", word(&PARTS)), ("sort", sort)];
        let pager = Pager::new(query.page.parse().ok(), compared.len(part) as i64, PER_PAGE, &path, &asked);
        let first = usize::try_from(pager.offset(PER_PAGE)).unwrap_or(0);
        let rows = compared.rows(part, order, first, PER_PAGE as usize);
        let ids: Vec<PlayerId> = rows.iter().map(|r| PlayerId(r.id)).collect();
        let names = players::names(c, &ids)?;
        Ok::<_, OfficeError>(Some((all, earlier, later, compared, rows, pager, names)))
    })
    .await?;
    let page = Layout::inside(&inside, "ratings", inside.t().msg_compare_title());
    let Some((all, earlier, later, compared, rows, pager, names)) = found else {
        return public(&ComparisonPage {
            slug,
            figures,
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
            lead: page.t.msg_compare_one(),
            page,
        });
    };
    let t = page.t;
    let rank = |of: Option<Standing>| of.and_then(|s| compared.rank(s)).map(|r| terms::rank(language, r)).unwrap_or_default();
    let row = |r: &Compared| Row {
        id: r.id,
        name: names.get(&PlayerId(r.id)).map(|(n, l)| language.name(n, l.as_deref())).unwrap_or_default(),
        places: (r.earlier.map(|s| s.place.to_string()).unwrap_or_default(), r.later.map(|s| s.place.to_string()).unwrap_or_default()),
        ratings: (figures.points(r.earlier.map(|s| s.rating)), figures.points(r.later.map(|s| s.rating))),
        change: r.change().map(|c| figures.change(c)),
        ranks: (rank(r.earlier), rank(r.later)),
    };
    let sum = compared.sum();
    let (word, sort) = (
        PARTS.iter().find(|(_, p)| *p == part).map(|(w, _)| *w).unwrap_or_default(),
        ORDERS.iter().find(|(_, o)| *o == order).map(|(w, _)| *w).unwrap_or_default(),
    );
    public(&ComparisonPage {
        lead: t.msg_compare_lead(language.day(earlier.date), language.day(later.date)),
        tabs: tabs(t, pool),
        lists: all
            .iter()
            .map(|l| {
                (l.date.to_string(), t.msg_list_number(i64::from(l.number), language.day(l.date)), l.id == earlier.id, l.id == later.id)
            })
            .collect(),
        base: format!("?earlier={}&later={}", earlier.date, later.date),
        pool: pool.map(Pool::word).unwrap_or_default(),
        part: word,
        sort,
        parts: vec![
            ("", t.msg_compare_both(), compared.len(Part::Both).to_string()),
            ("new", t.msg_compare_new(), compared.len(Part::New).to_string()),
            ("gone", t.msg_compare_gone(), compared.len(Part::Gone).to_string()),
        ],
        rows: rows.iter().map(row).collect(),
        pager,
        sums: vec![
            (t.msg_compare_gained(), sum.gained.to_string()),
            (t.msg_compare_lost(), sum.lost.to_string()),
            (t.msg_compare_same(), sum.same.to_string()),
            (t.msg_compare_mean(), sum.mean.map_or_else(|| "–".to_owned(), |m| language.signed(m, figures.shows.decimals.max(1)))),
        ],
        slug,
        figures,
        page,
    })
}
