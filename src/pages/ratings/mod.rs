//! The current list. Its whole query is in the address.

pub mod comparison;
pub mod divided;
pub mod downloads;
pub mod official;
pub mod people;
pub mod publication;
pub mod published;
pub mod rating_list_import;
pub mod usage;

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::Arc;

use actix_web::HttpResponse;
use askama::Template;
use chrono::NaiveDate;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Deserialize;

use crate::actions::authorization::Duty;
use crate::db::federations::Federation;
use crate::db::lists::{self, Brief};
use crate::db::tournaments::{self, Summary};
use crate::domain::name;
use crate::domain::player::{Gender, parse_date};
use crate::domain::roster::division::{Division, DivisionMembers};
use crate::domain::roster::{Age, Column, Question, Roster};
use crate::domain::tournament::Pool;
use crate::error::WebError;
use crate::frame::layout::{Layout, render_public};
use crate::frame::options::Choice;
use crate::frame::pager::{PER_PAGE, Pager};
use crate::frame::query::QueryParams;
use crate::frame::request::{Inside, read_inside};
use crate::home::Ranked;
use crate::i18n::{L10nLanguage, Language, Speaks, Spelling, arg, terms};
use crate::newcomers::empty_list_text;
use crate::rating_format::RatingFormat;
use crate::ratings::divided::{DivisionChoice, DivisionView};
use crate::ratings::usage::Usage;

/// An unreadable value counts as missing.
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
    /// From 1.
    pub page: String,
    /// Date of a list to be published.
    pub date: String,
    /// A value of `Cut`: the tournaments that count for the list.
    pub cut: String,
    pool: String,
    category: String,
}

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

const ASCENDING: [Column; 3] = [Column::Name, Column::Deviation, Column::Club];

impl RatingListFilter {
    /// `None` if the rules have no pools.
    pub fn pool(&self, figures: RatingFormat) -> Option<Pool> {
        figures
            .shows
            .pools
            .then(|| Pool::from_word(&self.pool).unwrap_or_default())
    }

    /// `None` for an unknown category.
    pub fn find_division(&self, federation: &Federation) -> Option<Division> {
        if self.category.is_empty() {
            None
        } else {
            federation
                .divisions()
                .into_iter()
                .find(|d| d.code == self.category)
        }
    }

    /// `officer`: officers may filter by exact age and by minors.
    fn to_question(&self, roster: &Roster, language: Language, officer: bool) -> Question {
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

/// Parameters with default values are left out.
fn query_parts(
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

/// Empty if the rules have no pools.
pub fn pool_tabs(t: &L10nLanguage, chosen: Option<Pool>) -> Vec<Choice> {
    chosen
        .map(|chosen| {
            Pool::ALL
                .into_iter()
                .map(|p| Choice::new(p.word(), terms::pool_name(t, p), p == chosen))
                .collect()
        })
        .unwrap_or_default()
}

struct LastRated {
    id: i64,
    name: String,
    day: String,
}

/// A menu without choices is empty.
struct Filters {
    clubs: Vec<Choice<String>>,
    cities: Vec<Choice<String>>,
    countries: Vec<Choice<String>>,
    genders: Vec<Choice<String>>,
    ages: Vec<Choice<String>>,
    ranks_from: Vec<Choice<String>>,
    ranks_to: Vec<Choice<String>>,
    active: String,
    /// True with a filter beyond name and club.
    more: bool,
}

fn several(choices: Vec<Choice<String>>) -> Vec<Choice<String>> {
    if choices.len() > 1 {
        choices
    } else {
        Vec::new()
    }
}

fn rank_choices(
    roster: &Roster,
    chosen: Option<i32>,
    figures: RatingFormat,
    language: Language,
) -> Vec<Choice<String>> {
    let one = |r: &crate::domain::roster::Rank| {
        Choice::new(
            r.step.to_string(),
            terms::rank_name(language, &r.name),
            chosen == Some(r.step),
        )
    };
    if figures.shows.ranks {
        several(roster.ranks().iter().rev().map(one).collect())
    } else {
        Vec::new()
    }
}

fn club_choices(roster: &Roster, question: &Question, spelling: Spelling) -> Vec<Choice<String>> {
    roster
        .clubs()
        .iter()
        .map(|c| {
            Choice::new(
                c.id.to_string(),
                spelling.name(&c.name, c.latin.as_deref()),
                question.club == Some(c.id),
            )
        })
        .collect()
}

fn city_choices(roster: &Roster, question: &Question, spelling: Spelling) -> Vec<Choice<String>> {
    let city = |c: &String| {
        let chosen = question.city.as_ref() == Some(c);
        Choice::new(c.clone(), spelling.city_name(c), chosen)
    };
    several(roster.cities().iter().map(city).collect())
}

fn country_choices(
    roster: &Roster,
    question: &Question,
    language: Language,
) -> Vec<Choice<String>> {
    let country = |c: &[u8; 2]| {
        let code = String::from_utf8_lossy(c).into_owned();
        let name = language.country_name(&code);
        Choice::new(code, name, question.country == Some(*c))
    };
    several(roster.countries().iter().map(country).collect())
}

fn gender_choices(roster: &Roster, question: &Question, t: &L10nLanguage) -> Vec<Choice<String>> {
    if !roster.has_genders() {
        return Vec::new();
    }
    [
        (Gender::Female, t.msg_filter_women()),
        (Gender::Male, t.msg_filter_men()),
    ]
    .into_iter()
    .map(|(g, text)| Choice::new(g.word().to_owned(), text, question.gender == Some(g)))
    .collect()
}

fn age_choices(
    roster: &Roster,
    question: &Question,
    t: &L10nLanguage,
    today: NaiveDate,
) -> Vec<Choice<String>> {
    let ages_known = if question.exact_ages {
        roster.has_births()
    } else {
        roster.has_public_births(today)
    };
    if !ages_known {
        return Vec::new();
    }
    let age = |a: Age| match a {
        Age::UnderEighteen => t.msg_filter_age_minors(),
        Age::Senior => t.msg_filter_age_seniors(),
        other => other.word().replace('-', "–"),
    };
    Age::ALL
        .into_iter()
        .filter(|a| question.exact_ages || *a != Age::UnderEighteen)
        .map(|a| Choice::new(a.word().to_owned(), age(a), question.age == Some(a)))
        .collect()
}

fn build_filters(
    roster: &Roster,
    question: &Question,
    figures: RatingFormat,
    spelling: Spelling,
    today: NaiveDate,
) -> Filters {
    let language = spelling.language;
    let t = language.messages();
    Filters {
        clubs: club_choices(roster, question, spelling),
        cities: city_choices(roster, question, spelling),
        countries: country_choices(roster, question, language),
        genders: gender_choices(roster, question, t),
        ages: age_choices(roster, question, t, today),
        ranks_from: rank_choices(roster, question.rank_from, figures, language),
        ranks_to: rank_choices(roster, question.rank_to, figures, language),
        active: question.active.map(|d| d.to_string()).unwrap_or_default(),
        more: Question {
            text: String::new(),
            club: None,
            ..question.clone()
        }
        .has_filters(),
    }
}

struct Head {
    text: String,
    /// Long form of an abbreviated text.
    long: String,
    href: String,
    /// `ascending`, `descending` or empty, for `aria-sort`.
    sorted: &'static str,
    class: &'static str,
}

impl Head {
    fn of(base: &str, question: &Question, column: Column) -> Head {
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
        Head {
            href: format!("{base}{sort}"),
            text: String::new(),
            long: String::new(),
            sorted,
            class: "",
        }
    }
}

fn column_heads(
    base: &str,
    question: &Question,
    figures: RatingFormat,
    t: &L10nLanguage,
    pooled: bool,
    compared: bool,
) -> Vec<Head> {
    let mut heads = Vec::new();
    let mut head = |column: Column, text: String, long: String, class: &'static str| {
        heads.push(Head {
            text,
            long,
            class,
            ..Head::of(base, question, column)
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
    figures: RatingFormat,
    tabs: Vec<Choice>,
    pool: &'static str,
    divided: DivisionView,
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
    /// True if the reader may import lists of the past.
    commission: bool,
    searched: bool,
    empty: String,
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

struct RosterData {
    roster: Arc<Roster>,
    last: Option<Summary>,
    published: Vec<Brief>,
}

pub async fn show_current(
    inside: Inside,
    query: QueryParams<RatingListFilter>,
) -> Result<HttpResponse, WebError> {
    let pool = query.pool(RatingFormat::for_federation(&inside));
    let rosters = inside.app.rosters.clone();
    let data = read_inside(&inside, move |c, f| {
        Ok(RosterData {
            roster: rosters.get(c, f.id, pool)?,
            last: tournaments::last_rated(c, f.id)?,
            published: lists::load_brief(c, f.id)?,
        })
    })
    .await?;
    let question = query.to_question(
        &data.roster,
        inside.language,
        inside.has_duty(Duty::Officer),
    );
    let newest = data.published.first().map(|list| list.date);
    let chosen = query
        .find_division(&inside.federation)
        .map(|d| DivisionChoice::of_current(&d, &data.roster, inside.today(), newest));
    let asked = CurrentQuestion {
        pool,
        question,
        chosen,
        page: query.page.parse().ok(),
    };
    render_public(&CurrentPage::of(&inside, data, asked))
}

struct CurrentQuestion {
    pool: Option<Pool>,
    question: Question,
    chosen: Option<DivisionChoice>,
    page: Option<i64>,
}

struct QuestionLinks {
    /// The query string without the order.
    base: String,
    sort: Option<String>,
    pager: Pager,
}

impl QuestionLinks {
    /// `count`: the number of players found.
    fn of(asked: &CurrentQuestion, path: &str, count: i64) -> QuestionLinks {
        let division = asked.chosen.as_ref().map(|chosen| &chosen.division);
        let mut parts = query_parts(&asked.question, division, asked.pool);
        let mut base = String::from("?");
        for (key, value) in &parts {
            let _ = write!(
                base,
                "{key}={}&",
                utf8_percent_encode(value, NON_ALPHANUMERIC)
            );
        }
        let sort = sort_word(&asked.question);
        parts.extend(sort.iter().map(|s| ("sort", s.clone())));
        let pairs: Vec<(&str, &str)> = parts.iter().map(|(k, v)| (*k, v.as_str())).collect();
        QuestionLinks {
            pager: Pager::new(asked.page, count, PER_PAGE, path, &pairs),
            base,
            sort,
        }
    }

    fn query_string(&self) -> String {
        if self.base.len() > 1 {
            self.base.trim_end_matches('&').to_owned()
        } else {
            String::new()
        }
    }
}

impl CurrentPage {
    fn of(inside: &Inside, data: RosterData, asked: CurrentQuestion) -> CurrentPage {
        let (figures, language, today) = (
            RatingFormat::for_federation(inside),
            inside.language,
            inside.today(),
        );
        let (roster, pool, question) = (&data.roster, asked.pool, &asked.question);
        let part = asked.chosen.as_ref().map(|chosen| &chosen.part);
        let answer = roster.find_in(part, question, today);
        let path = format!("/{}/ratings", inside.federation.slug);
        let count = answer.rows.len() as i64;
        let links = QuestionLinks::of(&asked, &path, count);
        let divided = DivisionView::for_list(inside, &path, asked.chosen.as_ref(), pool);
        let listed = answer
            .rows
            .iter()
            .filter(|index| roster.is_listed(**index))
            .count() as i64;
        let page = ratings_layout(inside, &divided, listed);
        let compared = !data.published.is_empty();
        let pooled = pool.is_some() || roster.required_games().is_some();
        let from = usize::try_from(links.pager.row_offset(PER_PAGE)).unwrap_or(0);
        let shown = answer.rows.iter().skip(from).take(PER_PAGE as usize);
        CurrentPage {
            slug: inside.federation.slug.clone(),
            tabs: pool_tabs(page.t, pool),
            pool: pool.map(Pool::word).unwrap_or_default(),
            heads: column_heads(&links.base, question, figures, page.t, pooled, compared),
            rows: ranked_rows(inside, roster, part, shown.copied()),
            filters: build_filters(roster, question, figures, inside.spelling(), today),
            searched: question.has_filters(),
            empty: empty_says(inside, &divided),
            unfiltered: divided.here.clone(),
            divided,
            found: found(page.t, roster, listed, count - listed),
            apart: apart_heading(page.t, roster),
            nearly: answer.nearly,
            last: data.last.map(|t| LastRated::of(t, language)),
            compared,
            lists: dated_lists(&data.published, language),
            commission: inside.has_duty(Duty::Commission),
            usage: Usage::in_language(&inside.federation, language, &page.base, &path),
            q: question.text.clone(),
            asked: links.query_string(),
            sort: links.sort.unwrap_or_default(),
            pager: links.pager,
            figures,
            page,
        }
    }
}

/// `listed`: the number of players with a place.
fn ratings_layout(inside: &Inside, divided: &DivisionView, listed: i64) -> Layout {
    let title = divided.title(inside.t().msg_ratings_title());
    let mut page = Layout::for_federation(inside, "ratings", title).with_picture("/ratings");
    page.about = page.t.msg_count_players(listed);
    page
}

fn empty_says(inside: &Inside, divided: &DivisionView) -> String {
    if divided.chosen() {
        inside.t().msg_division_nobody()
    } else {
        empty_list_text(inside)
    }
}

fn dated_lists(published: &[Brief], language: Language) -> Vec<(String, String)> {
    published
        .iter()
        .map(|list| (list.date.to_string(), title_of_list(list, language)))
        .collect()
}

impl LastRated {
    fn of(t: Summary, language: Language) -> LastRated {
        LastRated {
            id: t.id.0,
            name: t.conditions.name,
            day: language.format_day(t.conditions.ends),
        }
    }
}

fn ranked_rows(
    inside: &Inside,
    roster: &Roster,
    part: Option<&DivisionMembers>,
    members: impl Iterator<Item = u32>,
) -> Vec<Ranked> {
    let figures = RatingFormat::for_federation(inside);
    let ranked = |i: u32| Ranked {
        place: place_of(part, i),
        ..Ranked::from_roster(roster, i, figures, inside.spelling())
    };
    told_apart(roster, members.map(ranked))
}

/// A name that several rows have is followed by the code.
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

fn title_of_list(list: &Brief, language: Language) -> String {
    language.messages().msg_list_number(
        arg::Number(i64::from(list.number)),
        arg::Day(language.format_day(list.date)),
    )
}

/// Names the article that requires games; empty without such an article.
fn apart_heading(t: &L10nLanguage, roster: &Roster) -> String {
    let wanted = roster.required_games();
    wanted
        .map(|wanted| {
            t.msg_ratings_apart(
                arg::Games(i64::from(wanted.games)),
                arg::Article(wanted.article),
            )
        })
        .unwrap_or_default()
}

fn found(t: &L10nLanguage, roster: &Roster, listed: i64, apart: i64) -> String {
    match roster.required_games() {
        Some(wanted) if apart > 0 => t.msg_ratings_found_apart(
            arg::Apart(apart),
            arg::Players(t.msg_count_players(listed)),
            arg::Games(i64::from(wanted.games)),
        ),
        _ => t.msg_count_players(listed + apart),
    }
}

/// Counts within a category of players, or in the whole list.
fn place_of(part: Option<&DivisionMembers>, index: u32) -> i64 {
    part.map_or_else(|| i64::from(index) + 1, |part| part.place_of(index))
}
