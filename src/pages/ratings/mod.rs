//! The current list: search, filters, order, downloads. The whole query is in the address.

pub mod comparison;
pub mod divided;
pub mod official;
pub mod people;
pub mod publication;
pub mod published;
pub mod rating_list_import;
pub mod usage;

use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt::Write as _;
use std::sync::Arc;

use actix_web::HttpResponse;
use askama::Template;
use chrono::NaiveDate;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::{Deserialize, Serialize};

use crate::actions::ActionError;
use crate::actions::authorization::Duty;
use crate::actions::lists::number;
use crate::app::aside;
use crate::app::concurrency_limits::Turn;
use crate::db::external_ids::{self, PlayerNumber};
use crate::db::federations::Federation;
use crate::db::lists::{self, Brief};
use crate::db::tournaments::{self, Summary};
use crate::db::{Conn, PlayerId, players};
use crate::domain::external_id::System;
use crate::domain::name;
use crate::domain::player::{Gender, parse_date};
use crate::domain::roster::division::{Division, Part};
use crate::domain::roster::{Age, Column, Question, Roster};
use crate::domain::tournament::Pool;
use crate::error::WebError;
use crate::frame::csv::cell;
use crate::frame::layout::{Layout, file, public};
use crate::frame::options::Choice;
use crate::frame::pager::{PER_PAGE, Pager};
use crate::frame::query::FromAddress;
use crate::frame::request::roster;
use crate::frame::request::{Inside, read};
use crate::home::Ranked;
use crate::i18n::{L10nLanguage, Language, Speaks, Spelling, arg, terms};
use crate::newcomers::empty;
use crate::rating_format::Figures;
use crate::ratings::divided::{Divided, DivisionChoice};
use crate::ratings::usage::{ListUsage, Usage, linked};

/// Query of a list; an unreadable value counts as missing.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct RatingListFilter {
    q: String,
    club: String,
    city: String,
    country: String,
    gender: String,
    age: String,
    from: String,
    to: String,
    active: String,
    sort: String,
    /// Page number, from 1.
    pub page: String,
    /// Date of a list to be published.
    pub date: String,
    /// The tournaments that count for the list, a value of `Cut`.
    pub cut: String,
    pool: String,
    category: String,
}

/// Sort columns with their values in addresses.
const SORTS: [(&str, Column); 8] = [
    ("rating", Column::Rating),
    ("name", Column::Name),
    ("rank", Column::Rank),
    ("movement", Column::Movement),
    ("games", Column::Games),
    ("last", Column::Last),
    ("deviation", Column::Deviation),
    ("club", Column::Club),
];

/// Columns that are sorted in ascending order by default.
const ASCENDING: [Column; 3] = [Column::Name, Column::Deviation, Column::Club];

impl RatingListFilter {
    /// The pool of the query; `None` if the rules have no pools.
    pub fn pool(&self, figures: Figures) -> Option<Pool> {
        figures
            .shows
            .pools
            .then(|| Pool::from_word(&self.pool).unwrap_or_default())
    }

    /// The category of players of the query; `None` for an unknown one.
    pub fn division(&self, federation: &Federation) -> Option<Division> {
        if self.category.is_empty() {
            None
        } else {
            federation
                .divisions()
                .into_iter()
                .find(|d| d.code == self.category)
        }
    }

    /// The query as a question to the roster. `officer`: officers may filter by exact age and by
    /// minors.
    fn question(&self, roster: &Roster, language: Language, officer: bool) -> Question {
        let (sort, reverse) = self
            .sort
            .strip_prefix('-')
            .map_or((self.sort.as_str(), false), |sort| (sort, true));
        let (order, reverse) = SORTS
            .iter()
            .find(|(word, _)| *word == sort)
            .map_or_else(Default::default, |(_, column)| (*column, reverse));
        let club = self
            .club
            .parse()
            .ok()
            .filter(|id| roster.clubs().iter().any(|c| c.id == *id));
        let step = |text: &str| {
            text.parse()
                .ok()
                .filter(|step| roster.ranks().iter().any(|r| r.step == *step))
        };
        Question {
            text: self.q.trim().chars().take(100).collect(),
            club,
            city: roster.cities().iter().find(|c| **c == self.city).cloned(),
            country: roster
                .countries()
                .iter()
                .find(|c| **c == *self.country.as_bytes())
                .copied(),
            gender: Gender::from_word(&self.gender),
            age: Age::from_word(&self.age).filter(|age| officer || *age != Age::UnderEighteen),
            exact_ages: officer,
            rank_from: step(&self.from),
            rank_to: step(&self.to),
            active: parse_date(self.active.trim()),
            order,
            reverse,
            language,
        }
    }
}

/// Query parameters of a question. Parameters with default values are left out.
fn parts(
    question: &Question,
    division: Option<&Division>,
    pool: Option<Pool>,
) -> Vec<(&'static str, String)> {
    let step = |step: Option<i32>| step.map(|s| s.to_string()).unwrap_or_default();
    let mut parts = vec![
        ("q", question.text.clone()),
        (
            "club",
            question.club.map(|c| c.to_string()).unwrap_or_default(),
        ),
        ("city", question.city.clone().unwrap_or_default()),
        (
            "country",
            question
                .country
                .map(|c| String::from_utf8_lossy(&c).into_owned())
                .unwrap_or_default(),
        ),
        (
            "gender",
            question
                .gender
                .map(|g| g.word().to_owned())
                .unwrap_or_default(),
        ),
        (
            "age",
            question
                .age
                .map(|a| a.word().to_owned())
                .unwrap_or_default(),
        ),
        ("from", step(question.rank_from)),
        ("to", step(question.rank_to)),
        (
            "active",
            question.active.map(|d| d.to_string()).unwrap_or_default(),
        ),
        (
            "category",
            division.map(|d| d.code.clone()).unwrap_or_default(),
        ),
        (
            "pool",
            pool.map(|p| p.word().to_owned()).unwrap_or_default(),
        ),
    ];
    parts.retain(|(_, value)| !value.is_empty());
    parts
}

fn sort_word(question: &Question) -> Option<String> {
    let (word, _) = SORTS.iter().find(|(_, column)| *column == question.order)?;
    (question.order != Column::Rating || question.reverse)
        .then(|| format!("{}{word}", if question.reverse { "-" } else { "" }))
}

/// The menu of pools; empty if the rules have none.
pub fn tabs(t: &L10nLanguage, chosen: Option<Pool>) -> Vec<Choice> {
    chosen
        .map(|chosen| {
            Pool::ALL
                .into_iter()
                .map(|p| Choice::new(p.word(), terms::pool(t, p), p == chosen))
                .collect()
        })
        .unwrap_or_default()
}

struct LastRated {
    id: i64,
    name: String,
    /// Last day of the tournament.
    day: String,
}

/// The filters of the form; a menu without choices is empty.
struct Filters {
    clubs: Vec<Choice<String>>,
    cities: Vec<Choice<String>>,
    countries: Vec<Choice<String>>,
    genders: Vec<Choice<String>>,
    ages: Vec<Choice<String>>,
    ranks_from: Vec<Choice<String>>,
    ranks_to: Vec<Choice<String>>,
    active: String,
    /// A filter beyond name and club is set.
    more: bool,
}

fn filters(
    roster: &Roster,
    question: &Question,
    figures: Figures,
    spelling: Spelling,
    today: NaiveDate,
) -> Filters {
    let language = spelling.language;
    let t = language.messages();
    let ranks = |chosen: Option<i32>| -> Vec<Choice<String>> {
        let one = |r: &crate::domain::roster::Rank| {
            Choice::new(
                r.step.to_string(),
                terms::rank(language, &r.name),
                chosen == Some(r.step),
            )
        };
        if figures.shows.ranks {
            roster.ranks().iter().rev().map(one).collect()
        } else {
            Vec::new()
        }
    };
    let age = |a: Age| match a {
        Age::UnderEighteen => t.msg_filter_age_minors(),
        Age::Senior => t.msg_filter_age_seniors(),
        other => other.word().replace('-', "–"),
    };
    let ages_known = if question.exact_ages {
        roster.has_births()
    } else {
        roster.has_public_births(today)
    };
    let several = |choices: Vec<Choice<String>>| {
        if choices.len() > 1 {
            choices
        } else {
            Vec::new()
        }
    };
    let country = |c: &[u8; 2]| {
        let code = String::from_utf8_lossy(c).into_owned();
        let name = language.country(&code);
        Choice::new(code, name, question.country == Some(*c))
    };
    Filters {
        clubs: roster
            .clubs()
            .iter()
            .map(|c| {
                Choice::new(
                    c.id.to_string(),
                    spelling.name(&c.name, c.latin.as_deref()),
                    question.club == Some(c.id),
                )
            })
            .collect(),
        cities: several(
            roster
                .cities()
                .iter()
                .map(|c| {
                    Choice::new(
                        c.clone(),
                        spelling.city(c),
                        question.city.as_ref() == Some(c),
                    )
                })
                .collect(),
        ),
        countries: several(roster.countries().iter().map(country).collect()),
        genders: if roster.has_genders() {
            [
                (Gender::Female, t.msg_filter_women()),
                (Gender::Male, t.msg_filter_men()),
            ]
            .into_iter()
            .map(|(g, text)| Choice::new(g.word().to_owned(), text, question.gender == Some(g)))
            .collect()
        } else {
            Vec::new()
        },
        ages: if ages_known {
            let offered = Age::ALL
                .into_iter()
                .filter(|a| question.exact_ages || *a != Age::UnderEighteen);
            offered
                .map(|a| Choice::new(a.word().to_owned(), age(a), question.age == Some(a)))
                .collect()
        } else {
            Vec::new()
        },
        ranks_from: several(ranks(question.rank_from)),
        ranks_to: several(ranks(question.rank_to)),
        active: question.active.map(|d| d.to_string()).unwrap_or_default(),
        more: Question {
            text: String::new(),
            club: None,
            ..question.clone()
        }
        .filters(),
    }
}

/// Head of a sortable column.
struct Head {
    text: String,
    /// Long form of an abbreviated text.
    long: String,
    href: String,
    /// `ascending`, `descending` or empty, for `aria-sort`.
    sorted: &'static str,
    class: &'static str,
}

/// The heads of the columns in the order of the cells.
fn heads(
    base: &str,
    question: &Question,
    figures: Figures,
    t: &L10nLanguage,
    pooled: bool,
    compared: bool,
) -> Vec<Head> {
    let mut heads = Vec::new();
    let mut head = |column: Column, text: String, long: String, class: &'static str| {
        let word = SORTS
            .iter()
            .find(|(_, c)| *c == column)
            .map(|(w, _)| *w)
            .unwrap_or_default();
        let chosen = question.order == column;
        let turned = chosen && !question.reverse;
        let up = ASCENDING.contains(&column) != question.reverse;
        let sorted = if !chosen {
            ""
        } else if up {
            "ascending"
        } else {
            "descending"
        };
        let sort = if word == "rating" && !turned {
            String::new()
        } else {
            format!("sort={}{word}", if turned { "-" } else { "" })
        };
        heads.push(Head {
            href: format!("{base}{sort}"),
            text,
            long,
            sorted,
            class,
        });
    };
    head(Column::Name, t.msg_col_name(), String::new(), "");
    head(Column::Rating, t.msg_col_rating(), String::new(), "num");
    if figures.shows.deviation {
        head(
            Column::Deviation,
            "±2S".to_owned(),
            t.msg_col_interval_long(),
            "num wide-only",
        );
    }
    if figures.shows.ranks {
        head(Column::Rank, t.msg_col_rank(), String::new(), "wide-only");
    }
    if pooled {
        head(
            Column::Games,
            t.msg_games(),
            t.msg_col_games_long(),
            "num wide-only",
        );
    }
    if compared {
        head(
            Column::Movement,
            t.msg_col_movement(),
            t.msg_col_movement_long(),
            "num",
        );
    }
    head(
        Column::Last,
        t.msg_col_last_game(),
        t.msg_col_last_long(),
        "wide-only",
    );
    head(Column::Club, t.msg_col_club(), String::new(), "wide-only");
    heads
}

#[derive(Template)]
#[template(path = "ratings/current.html")]
struct CurrentPage {
    page: Layout,
    slug: String,
    figures: Figures,
    tabs: Vec<Choice>,
    pool: &'static str,
    divided: Divided,
    unfiltered: String,
    heads: Vec<Head>,
    rows: Vec<Ranked>,
    pager: Pager,
    q: String,
    filters: Filters,
    sort: String,
    found: String,
    /// The reason why players without a place are listed separately at the end.
    apart: String,
    nearly: bool,
    last: Option<LastRated>,
    compared: bool,
    lists: Vec<(String, String)>,
    /// The reader may import lists of the past.
    commission: bool,
    searched: bool,
    /// Message if no player has a rating.
    empty: String,
    /// The question as a query string.
    asked: String,
    usage: Usage,
}

impl CurrentPage {
    /// True if the row with this index is the first one without a place.
    fn begins_apart(&self, row: &usize) -> bool {
        let apart = |row: usize| {
            self.rows
                .get(row)
                .is_some_and(|row| !row.missing.is_empty())
        };
        apart(*row) && row.checked_sub(1).is_none_or(|before| !apart(before))
    }

    /// True if a row has a kept rank, so that the page explains the term.
    fn any_kept(&self) -> bool {
        self.figures.shows.ranks && self.rows.iter().any(|row| row.kept)
    }
}

/// Data of the page of the current list.
struct RosterData {
    roster: Arc<Roster>,
    last: Option<Summary>,
    /// The published lists, newest first.
    published: Vec<Brief>,
}

/// `GET /{federation}/ratings`
pub async fn current(
    inside: Inside,
    query: FromAddress<RatingListFilter>,
) -> Result<HttpResponse, WebError> {
    let (figures, language) = (Figures::of(&inside), inside.language);
    let (pool, division) = (query.pool(figures), query.division(&inside.federation));
    let rosters = inside.app.rosters.clone();
    let RosterData {
        roster,
        last,
        published,
    } = read(&inside, move |c, f| {
        Ok(RosterData {
            roster: rosters.get(c, f.id, pool)?,
            last: tournaments::last_rated(c, f.id)?,
            published: lists::brief(c, f.id)?,
        })
    })
    .await?;
    let today = inside.today();
    let question = query.question(&roster, language, inside.may(Duty::Officer));
    let newest = published.first().map(|list| list.date);
    let chosen = division
        .as_ref()
        .map(|d| DivisionChoice::current(d, &roster, today, newest));
    let part = chosen.as_ref().map(|chosen| &chosen.part);
    let answer = roster.find_in(part, &question, today);
    let path = format!("/{}/ratings", inside.federation.slug);
    let mut asked = parts(&question, division.as_ref(), pool);
    let mut base = String::from("?");
    for (key, value) in &asked {
        let _ = write!(
            base,
            "{key}={}&",
            utf8_percent_encode(value, NON_ALPHANUMERIC)
        );
    }
    let sort = sort_word(&question);
    asked.extend(sort.iter().map(|s| ("sort", s.clone())));
    let pairs: Vec<(&str, &str)> = asked.iter().map(|(k, v)| (*k, v.as_str())).collect();
    let count = answer.rows.len() as i64;
    let pager = Pager::new(query.page.parse().ok(), count, PER_PAGE, &path, &pairs);
    let divided = Divided::of(&inside, &path, chosen.as_ref(), pool);
    let mut page = Layout::inside(
        &inside,
        "ratings",
        divided.title(inside.t().msg_ratings_title()),
    )
    .pictured("/ratings");
    let listed = answer
        .rows
        .iter()
        .filter(|index| roster.is_listed(**index))
        .count() as i64;
    page.about = page.t.msg_count_players(listed);
    let compared = !published.is_empty();
    let from = usize::try_from(pager.offset(PER_PAGE)).unwrap_or(0);
    let ranked = |i: &u32| Ranked {
        place: place(part, *i),
        ..Ranked::of(&roster, *i, figures, inside.spelling())
    };
    let rows = told_apart(
        &roster,
        answer
            .rows
            .iter()
            .skip(from)
            .take(PER_PAGE as usize)
            .map(ranked),
    );
    public(&CurrentPage {
        slug: inside.federation.slug.clone(),
        tabs: tabs(page.t, pool),
        pool: pool.map(Pool::word).unwrap_or_default(),
        heads: heads(
            &base,
            &question,
            figures,
            page.t,
            pool.is_some() || roster.wanted().is_some(),
            compared,
        ),
        rows,
        filters: filters(&roster, &question, figures, inside.spelling(), today),
        searched: question.filters(),
        empty: if divided.chosen() {
            page.t.msg_division_nobody()
        } else {
            empty(&inside)
        },
        unfiltered: divided.here.clone(),
        divided,
        found: found(page.t, &roster, listed, count - listed),
        apart: apart(page.t, &roster),
        nearly: answer.nearly,
        last: last.map(|t| LastRated {
            id: t.id.0,
            name: t.conditions.name,
            day: language.day(t.conditions.ends),
        }),
        compared,
        lists: published
            .iter()
            .map(|list| (list.date.to_string(), numbered(list, language)))
            .collect(),
        commission: inside.may(Duty::Commission),
        usage: Usage::of(&inside.federation, language, &page.base, &path),
        q: question.text,
        sort: sort.unwrap_or_default(),
        asked: if base.len() > 1 {
            base.trim_end_matches('&').to_owned()
        } else {
            String::new()
        },
        pager,
        figures,
        page,
    })
}

/// The rows of a page, with the code behind a name that several of them have.
fn told_apart(roster: &Roster, rows: impl Iterator<Item = Ranked>) -> Vec<Ranked> {
    let mut rows: Vec<Ranked> = rows.collect();
    let mut bearers: HashMap<String, usize> = HashMap::new();
    for row in &rows {
        *bearers.entry(row.name.clone()).or_default() += 1;
    }
    for row in rows
        .iter_mut()
        .filter(|row| bearers.get(&row.name).is_some_and(|bearers| *bearers > 1))
    {
        if let Some(member) = roster.members().iter().find(|member| member.id == row.id) {
            row.name = name::with_code(&row.name, &member.code);
        }
    }
    rows
}

/// A published list by number and day.
fn numbered(list: &Brief, language: Language) -> String {
    language.messages().msg_list_number(
        arg::Number(i64::from(list.number)),
        arg::Day(language.day(list.date)),
    )
}

/// Heading of the players without a place, with the article that requires games; empty without such
/// an article.
fn apart(t: &L10nLanguage, roster: &Roster) -> String {
    let wanted = roster.wanted();
    wanted
        .map(|wanted| {
            t.msg_ratings_apart(
                arg::Games(i64::from(wanted.games)),
                arg::Article(wanted.article),
            )
        })
        .unwrap_or_default()
}

/// Text on the number of players found, and of those without a place yet.
fn found(t: &L10nLanguage, roster: &Roster, listed: i64, apart: i64) -> String {
    match roster.wanted() {
        Some(wanted) if apart > 0 => t.msg_ratings_found_apart(
            arg::Apart(apart),
            arg::Players(t.msg_count_players(listed)),
            arg::Games(i64::from(wanted.games)),
        ),
        _ => t.msg_count_players(listed + apart),
    }
}

/// The place of a member within a category of players, or in the whole list.
fn place(part: Option<&Part>, index: u32) -> i64 {
    part.map_or_else(|| i64::from(index) + 1, |part| part.place(index))
}

/// A line of a downloaded list.
#[derive(Serialize)]
pub struct Line {
    #[serde(skip)]
    pub id: PlayerId,
    /// Pool; empty if the rules have no pools.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub pool: String,
    /// Place in the list; `None` if rated games are missing.
    pub place: Option<i64>,
    /// Id in the exchange format.
    pub player: String,
    pub name: String,
    /// Name in Latin script.
    pub latin: String,
    pub club: String,
    pub rating: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deviation: Option<f64>,
    pub rank: Option<String>,
    /// The rating has a star.
    pub provisional: bool,
    /// Rated games; only in the current list, if the rules demand some for a place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games: Option<i32>,
    /// Number of rated games that a place needs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games_wanted: Option<u32>,
}

/// A whole list in JSON.
#[derive(Serialize)]
struct WholeList<'a> {
    federation: &'a str,
    /// Date of a published list; `None` for the current one.
    list: Option<&'a str>,
    /// Code of the category of players; `None` for the whole list.
    #[serde(skip_serializing_if = "Option::is_none")]
    category: Option<&'a str>,
    usage: &'a ListUsage,
    entries: &'a [Line],
}

/// Writes a file of the list of the query: of all pools, if it names none. A blocking thread writes
/// it, one file at a time. The permit is held until the middleware has made the answer's body.
async fn whole(
    inside: &Inside,
    filter: RatingListFilter,
    kind: &'static str,
    write: impl FnOnce(&[Line]) -> Result<String, WebError> + Send + 'static,
) -> Result<HttpResponse, WebError> {
    let figures = Figures::of(inside);
    let pools: Vec<Option<Pool>> = match filter.pool(figures) {
        Some(_) if filter.pool.is_empty() => Pool::ALL.into_iter().map(Some).collect(),
        pool => vec![pool],
    };
    let mut rosters = Vec::new();
    for pool in pools {
        rosters.push((pool, roster(inside, pool).await?));
    }
    let division = filter.division(&inside.federation);
    let newest = match &division {
        Some(division) => divided::newest(inside, division).await?,
        None => None,
    };
    let (language, officer, today) = (inside.language, inside.may(Duty::Officer), inside.today());
    let turn = inside.app.writing.take(inside.reader).await?;
    // The task owns the permit, because it goes on when the reader disconnects.
    let (body, turn) = aside(move || {
        let of_pool = |(pool, roster): &(Option<Pool>, Arc<Roster>)| {
            let chosen = division
                .as_ref()
                .map(|d| DivisionChoice::current(d, roster, today, newest));
            lines(
                roster,
                *pool,
                chosen.map(|chosen| chosen.part).as_ref(),
                &filter.question(roster, language, officer),
                today,
            )
        };
        let lines: Vec<Line> = rosters.iter().flat_map(of_pool).collect();
        (write(&lines), turn)
    })
    .await?;
    let body = body?;
    let ending = if kind.starts_with("text/csv") {
        "csv"
    } else {
        "json"
    };
    Ok(in_turn(
        file(
            kind,
            &format!("{}-ratings.{ending}", inside.federation.slug),
            body,
        ),
        turn,
    ))
}

/// Attaches the permit to an answer, which keeps it until it is sent.
fn in_turn(mut answer: HttpResponse, turn: Turn) -> HttpResponse {
    answer.extensions_mut().insert(turn);
    answer
}

/// The lines of a list that match a question.
fn lines(
    roster: &Roster,
    pool: Option<Pool>,
    part: Option<&Part>,
    question: &Question,
    today: NaiveDate,
) -> Vec<Line> {
    let found = roster.find_in(part, question, today);
    let wanted = roster.wanted();
    let placed = |index: u32| roster.is_listed(index).then(|| place(part, index));
    let member = |index: &u32| {
        roster
            .members()
            .get(*index as usize)
            .map(|m| (placed(*index), m))
    };
    let lines = found.rows.iter().filter_map(member).map(|(place, m)| Line {
        id: PlayerId(m.id),
        pool: pool.map(|p| p.word().to_owned()).unwrap_or_default(),
        place,
        player: m.code.to_string(),
        name: m.called().to_owned(),
        latin: m
            .latin
            .as_deref()
            .map_or_else(|| name::latin(m.called(), roster.names()), str::to_owned),
        club: roster
            .club_of(m)
            .map(|c| c.name.clone())
            .unwrap_or_default(),
        rating: m.rating,
        deviation: m.deviation,
        rank: roster.rank_of(m).map(|r| r.name.to_string()),
        provisional: m.provisional,
        games: m.games.filter(|_| wanted.is_some()),
        games_wanted: wanted.map(|wanted| wanted.games),
    });
    lines.collect()
}

/// The columns of every list.
const COLUMNS: [&str; 10] = [
    "pool",
    "place",
    "player",
    "name",
    "latin",
    "club",
    "rating",
    "deviation",
    "rank",
    "provisional",
];

/// Additional data of players, shown if the federation has any: external ids and guests.
#[derive(Default)]
struct Beside {
    systems: BTreeSet<System>,
    numbers: HashMap<PlayerId, Vec<PlayerNumber>>,
    guests: HashSet<PlayerId>,
}

impl Beside {
    fn read(c: &mut Conn, f: &Federation) -> Result<Beside, ActionError> {
        let mut beside = Beside {
            guests: players::guests(c, f.id)?,
            ..Beside::default()
        };
        for number in external_ids::all(c, f.id)? {
            beside.systems.insert(number.given.system);
            beside
                .numbers
                .entry(number.given.player_id)
                .or_default()
                .push(number);
        }
        Ok(beside)
    }

    fn headings(&self) -> impl Iterator<Item = &'static str> {
        self.systems
            .iter()
            .map(|system| system.word())
            .chain((!self.guests.is_empty()).then_some("guest"))
    }

    fn cells(&self, of: PlayerId) -> impl Iterator<Item = String> {
        let own = self.numbers.get(&of).map(Vec::as_slice).unwrap_or_default();
        let number = |system: &System| {
            own.iter()
                .find(|n| n.given.system == *system)
                .map(|n| cell(&n.given.number).into_owned())
        };
        let guest = if self.guests.contains(&of) { "yes" } else { "" };
        self.systems
            .iter()
            .map(move |system| number(system).unwrap_or_default())
            .chain((!self.guests.is_empty()).then(|| guest.to_owned()))
    }
}

fn csv_of(lines: &[Line], beside: &Beside) -> Result<String, WebError> {
    let mut out = csv::Writer::from_writer(Vec::new());
    let failed = |e: &dyn std::fmt::Display| WebError::Page(format!("csv: {e}"));
    // If a place needs rated games, the file tells their numbers.
    let counted: &[&str] = if lines.iter().any(|line| line.games_wanted.is_some()) {
        &["games", "games_wanted"]
    } else {
        &[]
    };
    let headings = COLUMNS
        .into_iter()
        .chain(counted.iter().copied())
        .chain(beside.headings());
    out.write_record(headings).map_err(|e| failed(&e))?;
    for l in lines {
        let own = [
            l.pool.clone(),
            l.place.map(|place| place.to_string()).unwrap_or_default(),
            cell(&l.player).into_owned(),
            cell(&l.name).into_owned(),
            cell(&l.latin).into_owned(),
            cell(&l.club).into_owned(),
            number(l.rating),
            l.deviation.map(number).unwrap_or_default(),
            cell(l.rank.as_deref().unwrap_or("")).into_owned(),
            if l.provisional { "*" } else { "" }.to_owned(),
        ];
        let games = [
            l.games.map(|games| games.to_string()),
            l.games_wanted.map(|wanted| wanted.to_string()),
        ];
        let games = games
            .into_iter()
            .map(Option::unwrap_or_default)
            .take(counted.len());
        out.write_record(own.into_iter().chain(games).chain(beside.cells(l.id)))
            .map_err(|e| failed(&e))?;
    }
    let bytes = out.into_inner().map_err(|e| failed(&e))?;
    String::from_utf8(bytes).map_err(|e| failed(&e))
}

/// `GET /{federation}/ratings.csv`: a header links to the note on the list's use.
pub async fn current_csv(
    inside: Inside,
    query: FromAddress<RatingListFilter>,
) -> Result<HttpResponse, WebError> {
    let beside = read(&inside, Beside::read).await?;
    let answer = whole(
        &inside,
        query.into_inner(),
        "text/csv; charset=utf-8",
        move |lines| csv_of(lines, &beside),
    )
    .await?;
    Ok(linked(
        answer,
        &inside.home(),
        &format!("/{}/ratings", inside.federation.slug),
    ))
}

/// `GET /{federation}/ratings.json`
pub async fn current_json(
    inside: Inside,
    query: FromAddress<RatingListFilter>,
) -> Result<HttpResponse, WebError> {
    let (slug, category) = (
        inside.federation.slug.clone(),
        query.division(&inside.federation).map(|d| d.code),
    );
    let usage = ListUsage::of(
        &inside.federation,
        &inside.home(),
        &format!("/{slug}/ratings"),
    );
    let write = move |lines: &[Line]| {
        let list = WholeList {
            federation: &slug,
            list: None,
            category: category.as_deref(),
            usage: &usage,
            entries: lines,
        };
        serde_json::to_string(&list).map_err(|e| WebError::Page(format!("json: {e}")))
    };
    whole(&inside, query.into_inner(), "application/json", write).await
}
