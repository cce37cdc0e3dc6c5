//! Pages and files of published lists. A published list never changes.

use std::collections::HashMap;
use std::sync::Arc;

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::NaiveDate;

use crate::actions::ActionError;
use crate::actions::lists::{self as office, Basis};
use crate::app::rosters::Rosters;
use crate::app::run_blocking;
use crate::db::corrections::Correction;
use crate::db::federations::Federation;
use crate::db::lists::{DecisionRow, Entry, List};
use crate::db::{Conn, PlayerId, clubs, corrections, lists, players};
use crate::domain::comparison::{Compared, Order, Part};
use crate::domain::name;
use crate::domain::player::parse_date;
use crate::domain::roster::division::Division;
use crate::domain::tournament::Pool;
use crate::error::WebError;
use crate::frame::layout::{Layout, public_download, render_public};
use crate::frame::options::Choice;
use crate::frame::pager::{PER_PAGE, Pager};
use crate::frame::query::QueryParams;
use crate::frame::request::{Inside, read_inside};
use crate::i18n::{Speaks, Spelling, terms};
use crate::order_label::GoverningEdition;
use crate::rating_format::RatingFormat;
use crate::ratings::divided::{ChosenOfList, DivisionView};
use crate::ratings::downloads::{Line, in_turn};
use crate::ratings::usage::{ListUsage, Usage, with_license_link};
use crate::ratings::{RatingListFilter, pool_tabs};

/// Number of shown rows of dropped players, of decisions, and of a list to be published.
pub const SHOWN: usize = 100;

pub fn ratings_in_list(
    c: &mut Conn,
    list: &List,
    pool: Option<Pool>,
    ids: &[PlayerId],
) -> Result<HashMap<PlayerId, f64>, ActionError> {
    let entries = lists::entries_of(c, list.id, ids)?
        .into_iter()
        .filter(|e| e.pool == pool);
    Ok(entries.map(|e| (e.player_id, e.rating)).collect())
}

pub struct EntryRow {
    pub place: i32,
    pub id: i64,
    pub name: String,
    pub club: String,
    pub rating: String,
    /// Empty if there is none.
    pub interval: String,
    pub rank: String,
    /// The change since the preceding list, and its CSS class.
    pub movement: Option<(String, &'static str)>,
    pub new: bool,
}

pub struct Decided {
    pub id: i64,
    pub says: String,
    pub name: String,
    pub article: String,
    pub before: String,
    pub after: String,
    /// Empty without a norm.
    pub norm: String,
}

struct LaterCorrection {
    id: i64,
    at: String,
    reason: String,
}

struct Dropped {
    id: i64,
    name: String,
    rating: String,
}

#[derive(Template)]
#[template(path = "ratings/list.html")]
struct ListPage {
    page: Layout,
    slug: String,
    date: String,
    lead: String,
    published: String,
    usage: Usage,
    basis: String,
    by: String,
    note: String,
    fingerprint: String,
    rows: Vec<EntryRow>,
    decisions: Vec<Decided>,
    more_decided: i64,
    pager: Pager,
    players: String,
    previous: Option<(String, String)>,
    corrections: Vec<LaterCorrection>,
    figures: RatingFormat,
    tabs: Vec<Choice>,
    divided: DivisionView,
    edition: Option<(i32, String)>,
    dropped: Vec<Dropped>,
    more_dropped: usize,
    forgotten: Option<String>,
}

impl ListPage {
    fn first(&self) -> String {
        self.divided.here.clone()
    }
}

/// [`SHOWN`] on the first page. The others show 0 rows about the whole list and link to it.
fn shown_row_count(pager: &Pager) -> usize {
    if pager.current == 1 { SHOWN } else { 0 }
}

async fn find(inside: &Inside, date: &str) -> Result<List, WebError> {
    let day = parse_date(date).ok_or(WebError::NotFound)?;
    read_inside(inside, move |c, f| of_day(c, f, day)).await
}

fn of_day(c: &mut Conn, f: &Federation, day: NaiveDate) -> Result<List, ActionError> {
    lists::find_by_date(c, f.id, day)?.ok_or(ActionError::NotFound)
}

#[derive(Clone)]
struct ListQuery {
    day: NaiveDate,
    pool: Option<Pool>,
    division: Option<Division>,
    page: Option<i64>,
}

struct ListPageData {
    list: List,
    entries: Vec<Entry>,
    chosen: Option<ChosenOfList>,
    pager: Pager,
    decisions: Vec<DecisionRow>,
    /// Decisions that are not shown.
    more_decided: i64,
    /// The players with a decision, and the dropped players.
    names: HashMap<PlayerId, (String, Option<String>)>,
    /// Only for listed players of one name.
    codes: HashMap<PlayerId, String>,
    /// Latin names.
    clubs: HashMap<String, String>,
    previous: Option<List>,
    before: HashMap<PlayerId, f64>,
    /// The first of the players who are only in the preceding list.
    dropped: Vec<Compared>,
    more_dropped: usize,
    /// Corrections of the past since the publication.
    corrections: Vec<Correction>,
    basis: Arc<Basis>,
    edition: Option<GoverningEdition>,
    forgotten: i64,
}

fn find_page(
    c: &mut Conn,
    f: &Federation,
    rosters: &Rosters,
    asked: ListQuery,
) -> Result<ListPageData, ActionError> {
    let (day, pool) = (asked.day, asked.pool);
    let list = of_day(c, f, day)?;
    let id = list.id;
    let chosen = asked
        .division
        .map(|d| ChosenOfList::load_chosen(c, f, rosters, &list, pool, &d))
        .transpose()?;
    let count = count_entries(c, &list, chosen.as_ref(), pool)?;
    let address = format!("/{}/ratings/{day}", f.slug);
    let category = chosen.as_ref().map(ChosenOfList::code).unwrap_or_default();
    let pool_word = pool.map(Pool::word).unwrap_or_default();
    let filter = [("category", category), ("pool", pool_word)];
    let pager = Pager::new(asked.page, count, PER_PAGE, &address, &filter);
    let previous = lists::find_previous(c, f.id, list.issue.position)?;
    // The list of a category leaves out the parts about the whole list.
    let whole = if chosen.is_none() {
        let shown = shown_row_count(&pager);
        WholeList::find(c, rosters, &list, previous.as_ref(), pool, shown)?
    } else {
        WholeList::default()
    };
    let offset = pager.row_offset(PER_PAGE);
    let entries = match &chosen {
        Some(chosen) => chosen.load_entries(c, &list, pool, offset, PER_PAGE)?,
        None => lists::entries_page(c, id, pool, offset, PER_PAGE)?,
    };
    let codes =
        players::codes_of_namesakes(c, entries.iter().map(|e| (e.player_id, e.name.as_str())))?;
    let on_page: Vec<PlayerId> = entries.iter().map(|e| e.player_id).collect();
    Ok(ListPageData {
        before: previous
            .as_ref()
            .map(|list| ratings_in_list(c, list, pool, &on_page))
            .transpose()?
            .unwrap_or_default(),
        entries,
        chosen,
        names: players::names_told_apart(c, &whole.named_players())?,
        codes,
        clubs: clubs::load_latin_names(c, f.id)?,
        edition: GoverningEdition::find(c, f.id, list.issue.edition_id)?,
        corrections: corrections::since_list(c, &list)?,
        forgotten: lists::forgotten_in(c, id)?,
        basis: rosters.basis_of_list(c, &list)?,
        list,
        pager,
        decisions: whole.decisions,
        more_decided: whole.more_decided,
        previous,
        more_dropped: whole.more_dropped,
        dropped: whole.dropped,
    })
}

fn count_entries(
    c: &mut Conn,
    list: &List,
    chosen: Option<&ChosenOfList>,
    pool: Option<Pool>,
) -> Result<i64, ActionError> {
    Ok(if let Some(chosen) = chosen {
        chosen.count()
    } else if pool.is_some() {
        lists::count_in(c, list.id, pool)?
    } else {
        list.issue.players.into()
    })
}

#[derive(Default)]
struct WholeList {
    decisions: Vec<DecisionRow>,
    more_decided: i64,
    dropped: Vec<Compared>,
    more_dropped: usize,
}

impl WholeList {
    /// `shown`: number of rows of each part.
    fn find(
        c: &mut Conn,
        rosters: &Rosters,
        list: &List,
        previous: Option<&List>,
        pool: Option<Pool>,
        shown: usize,
    ) -> Result<WholeList, ActionError> {
        let id = list.id;
        let mut decisions = lists::load_decisions(c, id, shown as i64 + 1)?;
        // Counts only if there are more than the page shows.
        let more_decided = if decisions.len() > shown {
            lists::count_decisions(c, id)? - shown as i64
        } else {
            0
        };
        decisions.truncate(shown);
        // Comparing both lists is expensive, so only the page with the dropped players does it.
        let dropped = match previous {
            Some(before) if shown > 0 => rosters
                .compare_lists(c, before.id, id, pool)?
                .page_of_rows(Part::Gone, Order::Place, 0, shown),
            _ => Vec::new(),
        };
        let gone = match previous {
            Some(before) => rosters.count_gone(c, before.id, id, pool)?,
            None => 0,
        };
        Ok(WholeList {
            decisions,
            more_decided,
            dropped,
            more_dropped: gone.saturating_sub(shown),
        })
    }

    fn named_players(&self) -> Vec<PlayerId> {
        self.decisions
            .iter()
            .map(|d| d.player_id)
            .chain(self.dropped.iter().map(|p| PlayerId(p.id)))
            .collect()
    }
}

pub async fn list(
    inside: Inside,
    path: web::Path<(String, String)>,
    query: QueryParams<RatingListFilter>,
) -> Result<HttpResponse, WebError> {
    let day = parse_date(&path.1).ok_or(WebError::NotFound)?;
    let (pool, division) = (
        query.pool(RatingFormat::for_federation(&inside)),
        query.find_division(&inside.federation),
    );
    let asked = ListQuery {
        day,
        pool,
        division,
        page: query.page.parse().ok(),
    };
    let rosters = inside.app.rosters.clone();
    // The data of categories may have to be computed, which needs a permit.
    let turn = if asked.division.is_some() {
        Some(inside.app.list_export_limit.take(inside.reader).await?)
    } else {
        None
    };
    let (found, _turn) = read_inside(&inside, move |c, f| {
        Ok::<_, ActionError>((find_page(c, f, &rosters, asked)?, turn))
    })
    .await?;
    render_public(&ListPage::from_data(&inside, found, pool))
}

impl ListPage {
    fn from_data(inside: &Inside, found: ListPageData, pool: Option<Pool>) -> ListPage {
        let spelling = inside.spelling();
        let (t, language, figures) = (
            inside.t(),
            inside.language,
            RatingFormat::for_federation(inside),
        );
        let list = &found.list;
        let path = format!("/{}/ratings/{}", inside.federation.slug, list.issue.date);
        let divided = DivisionView::for_list(
            inside,
            &path,
            found.chosen.as_ref().map(|of| &of.chosen),
            pool,
        );
        let title = divided.title(t.msg_list_title(language.format_day(list.issue.date)));
        let mut page = Layout::for_federation(inside, "ratings", title)
            .with_picture(&format!("/ratings/{}", list.issue.date));
        page.about = t.msg_list_lead(i64::from(list.issue.number));
        ListPage {
            slug: inside.federation.slug.clone(),
            date: list.issue.date.to_string(),
            lead: page.about.clone(),
            published: inside.moment(list.issue.published_at),
            usage: Usage::in_language(&inside.federation, language, &page.base, &path),
            basis: terms::basis_sentence(
                language,
                found.basis.ended,
                found.basis.rated.map(|at| inside.federation.local_day(at)),
            ),
            forgotten: (found.forgotten > 0).then(|| t.msg_names_forgotten(found.forgotten)),
            by: spelling.name(&list.issue.published_by, None),
            note: list.issue.note.clone(),
            fingerprint: list.issue.fingerprint.clone(),
            rows: listed_entries(&found, figures, spelling),
            decisions: decision_views(&found.decisions, &found.names, spelling),
            more_decided: found.more_decided,
            figures,
            tabs: pool_tabs(t, pool),
            divided,
            more_dropped: found.more_dropped,
            dropped: dropped_players(&found, figures, spelling),
            corrections: later_corrections(inside, &found.corrections),
            players: t.msg_count_players(i64::from(list.issue.players)),
            previous: found
                .previous
                .map(|l| (l.issue.date.to_string(), language.format_day(l.issue.date))),
            edition: found
                .edition
                .as_ref()
                .map(|edition| edition.number_and_name(language)),
            pager: found.pager,
            page,
        }
    }
}

fn listed_entries(
    found: &ListPageData,
    figures: RatingFormat,
    spelling: Spelling,
) -> Vec<EntryRow> {
    found
        .entries
        .iter()
        .map(|e| {
            entry_row(
                e,
                found.previous.is_some(),
                &found.before,
                &found.clubs,
                figures,
                spelling,
            )
        })
        .map(|row| row.with_code(&found.codes))
        .collect()
}

fn dropped_players(
    found: &ListPageData,
    figures: RatingFormat,
    spelling: Spelling,
) -> Vec<Dropped> {
    let name_of = |id: i64| {
        found
            .names
            .get(&PlayerId(id))
            .map(|(n, l)| spelling.name(n, l.as_deref()))
            .unwrap_or_default()
    };
    found
        .dropped
        .iter()
        .map(|p| Dropped {
            id: p.id,
            name: name_of(p.id),
            rating: figures.format_listed(p.earlier),
        })
        .collect()
}

fn later_corrections(inside: &Inside, corrections: &[Correction]) -> Vec<LaterCorrection> {
    corrections
        .iter()
        .map(|c| LaterCorrection {
            id: c.id.0,
            at: inside.moment(c.at),
            reason: terms::correction_reason(inside.language, &c.reason),
        })
        .collect()
}

impl EntryRow {
    /// Several players of one name are told apart by their code.
    #[must_use]
    pub fn with_code(mut self, codes: &HashMap<PlayerId, String>) -> EntryRow {
        if let Some(code) = codes.get(&PlayerId(self.id)) {
            self.name = name::with_code(&self.name, code);
        }
        self
    }
}

/// `before`: ratings in the preceding list; `clubs`: Latin names.
pub fn entry_row(
    e: &Entry,
    compared: bool,
    before: &HashMap<PlayerId, f64>,
    clubs: &HashMap<String, String>,
    figures: RatingFormat,
    spelling: Spelling,
) -> EntryRow {
    let language = spelling.language;
    EntryRow {
        place: e.place,
        id: e.player_id.0,
        name: spelling.name(&e.name, Some(&e.latin)),
        club: spelling.club(&e.club, clubs),
        rating: figures.format_starred(Some(e.rating), e.provisional),
        interval: figures.format_interval(e.deviation),
        rank: e
            .rank
            .as_deref()
            .map(|r| terms::rank_name(language, r))
            .unwrap_or_default(),
        movement: before
            .get(&e.player_id)
            .map(|old| figures.format_change(e.rating - old)),
        new: compared && !before.contains_key(&e.player_id),
    }
}

pub fn decision_views(
    decisions: &[DecisionRow],
    names: &HashMap<PlayerId, (String, Option<String>)>,
    spelling: Spelling,
) -> Vec<Decided> {
    let language = spelling.language;
    let rank = |name: &Option<String>| {
        name.as_deref()
            .map(|r| terms::rank_name(language, r))
            .unwrap_or_else(|| "–".to_owned())
    };
    decisions
        .iter()
        .map(|d| Decided {
            id: d.player_id.0,
            says: match d.article.as_str() {
                "2.4" => language.messages().msg_decision_follows(),
                "2.5" => language.messages().msg_decision_assigned(),
                "2.6" => language.messages().msg_decision_lost(),
                "2.7" => language.messages().msg_decision_kept(),
                "1" => language.messages().msg_decision_shifted(),
                _ => String::new(),
            },
            name: names
                .get(&d.player_id)
                .map(|(n, l)| spelling.name(n, l.as_deref()))
                .unwrap_or_default(),
            article: d.article.clone(),
            before: rank(&d.rank_before),
            after: rank(&d.rank),
            norm: d.norm.map(|n| language.number(n, 0)).unwrap_or_default(),
        })
        .collect()
}

/// The whole list, or a category of players in every pool.
fn entries_of_file(
    c: &mut Conn,
    f: &Federation,
    rosters: &Rosters,
    list: &List,
    division: Option<&Division>,
) -> Result<Vec<Entry>, ActionError> {
    let Some(division) = division else {
        return Ok(lists::load_entries(c, list.id)?);
    };
    let pools: Vec<Option<Pool>> = if f.rules.shows.pools {
        Pool::ALL.map(Some).into()
    } else {
        vec![None]
    };
    let mut entries = Vec::new();
    for pool in pools {
        let chosen = ChosenOfList::load_chosen(c, f, rosters, list, pool, division)?;
        entries.extend(chosen.load_entries(c, list, pool, 0, chosen.count())?);
    }
    Ok(entries)
}

fn file_name(inside: &Inside, list: &List, division: Option<&Division>, ending: &str) -> String {
    let category = division.map(|d| format!("-{}", d.code)).unwrap_or_default();
    format!(
        "{}-{}{category}.{ending}",
        inside.federation.slug, list.issue.date
    )
}

/// The canonical CSV, of which the fingerprint is computed, or a category of players in its
/// columns. A header links the note on its use, because the bytes must not change.
pub async fn list_csv(
    inside: Inside,
    path: web::Path<(String, String)>,
    query: QueryParams<RatingListFilter>,
) -> Result<HttpResponse, WebError> {
    let list = find(&inside, &path.1).await?;
    let (division, rosters) = (
        query.find_division(&inside.federation),
        inside.app.rosters.clone(),
    );
    let name = file_name(&inside, &list, division.as_ref(), "csv");
    let page = format!("/{}/ratings/{}", inside.federation.slug, list.issue.date);
    let turn = inside.app.list_export_limit.take(inside.reader).await?;
    // The task owns the permit, because it goes on when the reader disconnects.
    let (body, turn) = read_inside(&inside, move |c, f| {
        let entries = entries_of_file(c, f, &rosters, &list, division.as_ref())?;
        Ok::<_, ActionError>((office::csv_of_entries(c, f, &entries)?, turn))
    })
    .await?;
    let answer = with_license_link(
        public_download("text/csv; charset=utf-8", &name, body),
        &inside.home_url(),
        &page,
    );
    Ok(in_turn(answer, turn))
}

fn lines_of_file(
    c: &mut Conn,
    f: &Federation,
    rosters: &Rosters,
    list: &List,
    division: Option<&Division>,
) -> Result<Vec<Line>, ActionError> {
    let entries = entries_of_file(c, f, rosters, list, division)?;
    let ids: Vec<PlayerId> = entries.iter().map(|e| e.player_id).collect();
    let codes: HashMap<PlayerId, String> = players::find_many(c, f.id, &ids)?
        .into_iter()
        .map(|p| (p.id, p.code))
        .collect();
    let line = |e: Entry| Line {
        id: e.player_id,
        pool: e.pool.map_or("", Pool::word).to_owned(),
        place: Some(e.place.into()),
        player: codes.get(&e.player_id).cloned().unwrap_or_default(),
        name: e.name,
        latin: e.latin,
        club: e.club,
        rating: e.rating,
        deviation: e.deviation,
        rank: e.rank,
        provisional: e.provisional,
        games: None,
        games_wanted: None,
    };
    Ok(entries.into_iter().map(line).collect())
}

pub async fn list_json(
    inside: Inside,
    path: web::Path<(String, String)>,
    query: QueryParams<RatingListFilter>,
) -> Result<HttpResponse, WebError> {
    let list = find(&inside, &path.1).await?;
    let (division, rosters) = (
        query.find_division(&inside.federation),
        inside.app.rosters.clone(),
    );
    let name = file_name(&inside, &list, division.as_ref(), "json");
    let (slug, category) = (
        inside.federation.slug.clone(),
        division.as_ref().map(|d| d.code.clone()),
    );
    let usage = ListUsage::in_all_languages(
        &inside.federation,
        &inside.home_url(),
        &format!("/{slug}/ratings/{}", list.issue.date),
    );
    let of = list.clone();
    let turn = inside.app.list_export_limit.take(inside.reader).await?;
    let (lines, turn) = read_inside(&inside, move |c, f| {
        Ok::<_, ActionError>((lines_of_file(c, f, &rosters, &of, division.as_ref())?, turn))
    })
    .await?;
    let (body, turn) = run_blocking(move || {
        let mut body = serde_json::json!({
            "federation": slug, "list": list.issue.date.to_string(), "number": list.issue.number,
            "published": format!("{}Z", list.issue.published_at.format("%Y-%m-%dT%H:%M:%S")),
            "by": list.issue.published_by, "note": list.issue.note, "fingerprint": list.issue.fingerprint, "usage": usage, "entries": lines,
        });
        if let (Some(category), Some(object)) = (category, body.as_object_mut()) {
            object.insert("category".to_owned(), category.into());
        }
        (body.to_string(), turn)
    })
    .await?;
    Ok(in_turn(
        public_download("application/json", &name, body),
        turn,
    ))
}
