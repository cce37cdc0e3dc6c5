//! The first pages: the site, a federation.

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{NaiveDate, TimeDelta};

use crate::db::federations::Federation;
use crate::db::tournaments::{Filter, Summary};
use crate::db::{desks, federations, lists, tournaments};
use crate::domain::approval::State;
use crate::domain::roster::Roster;
use crate::domain::tournament::Pool;
use crate::office::OfficeError;
use crate::text::{Language, terms};
use crate::web::error::WebError;
use crate::web::figures::Figures;
use crate::web::frame::layout::{Layout, public};
use crate::web::frame::request::roster;
use crate::web::frame::request::{Inside, Visit, read};
use crate::web::live;

/// A federation on the first page of the site.
struct FederationCard {
    slug: String,
    name: String,
    /// Its rules by name.
    rules: String,
}

#[derive(Template)]
#[template(path = "home/site.html")]
struct SitePage {
    page: Layout,
    federations: Vec<FederationCard>,
}

/// `GET /`
pub async fn site(visit: Visit) -> Result<HttpResponse, WebError> {
    let all = visit.app.read(federations::list).await?;
    let page = Layout::site(&visit, visit.t().msg_site_title());
    let card =
        |f: &Federation| FederationCard { slug: f.slug.clone(), name: f.name_in(visit.language), rules: terms::rules(visit.t(), f.rules) };
    let federations = all.iter().map(card).collect();
    public(&SitePage { page, federations })
}

/// `GET /health`: whether the server and its database answer.
pub async fn health(app: web::Data<crate::web::app::App>) -> Result<HttpResponse, WebError> {
    app.read(|c| federations::list(c).map(|_| ())).await?;
    Ok(HttpResponse::Ok().content_type("text/plain; charset=utf-8").body("ok\n"))
}

/// `GET /robots.txt`
pub async fn robots(app: web::Data<crate::web::app::App>) -> HttpResponse {
    let rules = "User-agent: *\nDisallow: /login\nDisallow: /account\nDisallow: /invitation/\nDisallow: /confirmation/\nDisallow: /registrations/\n";
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "max-age=3600"))
        .content_type("text/plain; charset=utf-8")
        .body(format!("{rules}\nSitemap: {}/sitemap.xml\n", app.settings.base_url))
}

/// `GET /.well-known/security.txt` (RFC 9116)
pub async fn security(app: web::Data<crate::web::app::App>) -> Result<HttpResponse, WebError> {
    let contact = app.settings.security_contact.as_deref().ok_or(WebError::NotFound)?;
    // Whoever runs the site keeps the setting: it holds for a quarter from each reading.
    let expires = (app.now() + TimeDelta::days(90)).format("%Y-%m-%dT00:00:00Z");
    let base = &app.settings.base_url;
    let text =
        format!("Contact: {contact}\nExpires: {expires}\nPreferred-Languages: en, uk, ru\nCanonical: {base}/.well-known/security.txt\n");
    Ok(HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "max-age=3600")).content_type("text/plain; charset=utf-8").body(text))
}

/// Everything that has no address.
pub async fn nowhere() -> Result<HttpResponse, WebError> {
    Err(WebError::NotFound)
}

/// A tournament in a list.
pub struct Listed {
    /// Id.
    pub id: i64,
    /// Name.
    pub name: String,
    /// Days.
    pub days: String,
    /// Place.
    pub city: String,
    /// State in words.
    pub state: String,
    /// Class of the badge.
    pub badge: &'static str,
}

impl Listed {
    /// A row of storage in a language.
    pub fn of(t: &Summary, language: Language, today: NaiveDate) -> Listed {
        let over = t.state == State::Planned && t.conditions.ends < today;
        Listed {
            id: t.id.0,
            name: t.conditions.called(t.id),
            days: language.days(t.conditions.starts, t.conditions.ends),
            city: t.conditions.city.clone(),
            state: if over { language.messages().msg_state_over() } else { terms::state(language.messages(), t.state) },
            badge: if over { "waiting" } else { terms::badge(t.state) },
        }
    }
}

/// A player in a list.
#[derive(Default)]
pub struct Ranked {
    /// Place.
    pub place: i64,
    /// Id.
    pub id: i64,
    /// Name.
    pub name: String,
    /// Club.
    pub club: String,
    /// Rating.
    pub rating: String,
    /// Rank.
    pub rank: String,
    /// The rank stands above the rating.
    pub kept: bool,
    /// Movement since the last published list.
    pub movement: Option<(String, &'static str)>,
    /// Interval of the rating.
    pub interval: String,
    /// Rated games in the pool.
    pub games: Option<i32>,
    /// Day of the last rated tournament.
    pub last: String,
}

impl Ranked {
    /// A member of a roster in a language, by index.
    pub fn of(roster: &Roster, index: u32, figures: Figures, language: Language) -> Ranked {
        let place = i64::from(index) + 1;
        let Some(m) = roster.members().get(index as usize) else { return Ranked { place, ..Ranked::default() } };
        Ranked {
            place,
            id: m.id,
            name: language.name(m.called(), m.latin.as_deref()),
            club: roster.club_of(m).map(|c| language.name(&c.name, c.latin.as_deref())).unwrap_or_default(),
            rating: figures.starred(Some(m.rating), m.provisional),
            rank: roster.rank_of(m).map(|r| terms::rank(language, &r.name)).unwrap_or_default(),
            kept: m.kept,
            movement: m.movement().map(|change| figures.change(change)),
            interval: figures.interval(m.deviation),
            games: m.games,
            last: m.last.map(|day| language.day(day)).unwrap_or_default(),
        }
    }
}

/// A tournament that is being played.
struct Playing {
    id: i64,
    name: String,
    /// How far it is, in words.
    progress: String,
}

#[derive(Template)]
#[template(path = "home/federation.html")]
struct FederationPage {
    page: Layout,
    slug: String,
    rules: String,
    figures: Figures,
    tops: Vec<(String, Vec<Ranked>)>,
    rated: Vec<Listed>,
    coming: Vec<Listed>,
    playing: Vec<Playing>,
    lists: Vec<(String, String)>,
    players: String,
    /// Where names are searched.
    ratings: String,
}

/// `GET /{federation}`
pub async fn federation(inside: Inside) -> Result<HttpResponse, WebError> {
    let today = inside.app.now().date();
    let figures = Figures::of(&inside);
    let language = inside.language;
    let pools: Vec<Option<Pool>> = if figures.shows.pools { Pool::ALL.into_iter().map(Some).collect() } else { vec![None] };
    let mut tops = Vec::new();
    let mut count = None;
    for pool in pools {
        let roster = roster(&inside, pool).await?;
        // Of rules with pools the list that the link leads to is the first one.
        count.get_or_insert(roster.members().len() as i64);
        let rows: Vec<Ranked> = (0..10.min(roster.members().len() as u32)).map(|i| Ranked::of(&roster, i, figures, language)).collect();
        if !rows.is_empty() {
            tops.push((pool.map(|p| terms::pool(language.messages(), p)).unwrap_or_default(), rows));
        }
    }
    let (kept, t) = (inside.app.desks.clone(), inside.t());
    let (rated, coming, published, playing) = read(&inside, move |c, f| {
        let newest = Filter { states: State::RATED.to_vec(), limit: 8, ..Filter::default() };
        let next = Filter { states: vec![State::Planned], from: Some(today), limit: 8, ascending: true, ..Filter::default() };
        let coming = tournaments::list_page(c, f.id, &next)?;
        // What lasts longer than was planned is still being played.
        let begun = Filter { from: Some(today - TimeDelta::days(7)), limit: 40, ..next };
        let begun = tournaments::list_page(c, f.id, &begun)?;
        let mut playing = Vec::new();
        for id in desks::among(c, &begun.iter().map(|t| t.id).collect::<Vec<_>>())? {
            if let (Some(desk), Some(row)) = (kept.public(c, id)?, begun.iter().find(|row| row.id == id))
                && desk.published() > 0
                && !desk.finished
            {
                playing.push(Playing { id: id.0, name: row.conditions.name.clone(), progress: live::progress(t, &desk) });
            }
        }
        Ok::<_, OfficeError>((tournaments::list_page(c, f.id, &newest)?, coming, lists::brief(c, f.id)?, playing))
    })
    .await?;
    let page = Layout::inside(&inside, "home", inside.federation.name_in(language));
    public(&FederationPage {
        slug: inside.federation.slug.clone(),
        rules: terms::rules(page.t, inside.federation.rules),
        figures,
        tops,
        rated: rated.iter().map(|t| Listed::of(t, language, today)).collect(),
        coming: coming.iter().map(|t| Listed::of(t, language, today)).collect(),
        playing,
        lists: published.iter().take(5).map(|l| (l.date.to_string(), language.day(l.date))).collect(),
        players: page.t.msg_count_players(count.unwrap_or(0)),
        ratings: format!("/{}/ratings", inside.federation.slug),
        page,
    })
}
