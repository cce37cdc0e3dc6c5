//! Home pages of the site and of a federation, and technical addresses such as `/health`.

mod federation;

use std::sync::atomic::Ordering;
use std::time::Instant;

use actix_web::http::{Method, header};
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use chrono::{NaiveDate, TimeDelta};

pub use self::federation::{show_home, show_preview};
use crate::app::clock_drift;
use crate::app::desks::Underway;
use crate::db::federations::Federation;
use crate::db::tournaments::Summary;
use crate::db::{Db, ReplicaState, Tables, federations};
use crate::domain::collation;
use crate::domain::roster::{Member, Roster};
use crate::error::{OwnPage, WebError};
use crate::frame::layout::{Layout, render_public};
use crate::frame::log_sampling::LogSampler;
use crate::frame::request::{Inside, Visit};
use crate::i18n::terms;
use crate::i18n::{Language, Speaks, Spelling, arg};
use crate::rating_format::RatingFormat;

struct FederationCard {
    slug: String,
    name: String,
    rules: String,
}

#[derive(Template)]
#[template(path = "home/site.html")]
struct SitePage {
    page: Layout,
    federations: Vec<FederationCard>,
}

pub async fn show_site(visit: Visit) -> Result<HttpResponse, WebError> {
    let all = visit.app.read(federations::list).await?;
    // The list of all federations has no federation in its header, even if there is only one.
    let page = Layout {
        federation: None,
        of: String::new(),
        ..Layout::for_site(&visit, visit.t().msg_site_title())
    };
    let card = |f: &Federation| FederationCard {
        slug: f.slug.clone(),
        name: f.name_in(visit.language),
        rules: terms::rules_name(visit.t(), f.rules),
    };
    let mut federations: Vec<FederationCard> = all.iter().map(card).collect();
    federations.sort_by_cached_key(|card| collation::sort_key_in(visit.language, &card.name));
    render_public(&SitePage { page, federations })
}

/// Answers as long as the process runs, independent of the database.
pub async fn report_health() -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .body("ok\n")
}

/// Sampler for the log: load balancers ask every other second.
static UNREADY: LogSampler = LogSampler::new();

/// 200 if pages can be served, else 503, with a line for each check. It reveals nothing else, as it
/// is public. Unknown tables count as unavailable, so that a load balancer sends readers elsewhere.
pub async fn report_readiness(app: web::Data<crate::app::App>) -> HttpResponse {
    let (able, told) = match app.compare_tables().await {
        Ok(Tables::Current) => (true, "database: ok\ntables: ok"),
        Ok(Tables::NewerCompatible) => (
            true,
            "database: ok\ntables: ok, a newer program has added to them",
        ),
        Ok(Tables::NewerIncompatible) => (
            false,
            "database: ok\ntables: a newer program has changed them; start that one",
        ),
        Ok(Tables::Older) => (
            false,
            "database: ok\ntables: of an older program; `crosstable migrate` brings them to \
                this one",
        ),
        Ok(Tables::Missing) => (
            false,
            "database: ok\ntables: there are none; `crosstable migrate` makes them",
        ),
        Err(_) => (false, "database: does not answer"),
    };
    let writing = if app.unwritable.load(Ordering::Acquire) {
        "the last act could not be stored"
    } else {
        "ok"
    };
    let streams = if app.streams.are_full() {
        "no more can wait for news"
    } else {
        "ok"
    };
    let clock = app
        .timekeeper
        .set_by(app.now())
        .map_or_else(|| "ok".to_owned(), clock_drift::describe_deviation);
    let told = format!(
        "{told}\n{}live pages: {streams}\nclock: {clock}\nwriting: {writing}\n",
        replica_lines(&app.db)
    );
    if !able && let Some(before) = UNREADY.count_occurrence(Instant::now()) {
        tracing::error!(
            told = told.trim_end().replace('\n', "; "),
            before,
            "not ready"
        );
    }
    let mut answer = if able {
        HttpResponse::Ok()
    } else {
        HttpResponse::ServiceUnavailable()
    };
    let mut answer = answer.content_type("text/plain; charset=utf-8").body(told);
    // The middleware must not replace it by an error page.
    answer.extensions_mut().insert(OwnPage);
    answer
}

/// Leaves out the names of replicas, since the page is public.
fn replica_lines(db: &Db) -> String {
    let line = |state: ReplicaState| {
        let told = if state.is_used() {
            "ok".to_owned()
        } else {
            format!("left out, {}", state.standing.left_out_reason())
        };
        format!("replica {}: {told}\n", state.number)
    };
    db.replica_states().into_iter().map(line).collect()
}

pub async fn robots_txt(app: web::Data<crate::app::App>) -> HttpResponse {
    robots_of(&format!("{}/sitemap.xml", app.settings.base_url))
}

/// Served as `/robots.txt` at the federation's own host.
pub async fn federation_robots(inside: Inside) -> HttpResponse {
    let (home, slug) = (inside.home_url(), &inside.federation.slug);
    // Without a host of its own the site map is among the federation's pages.
    let own = if home == inside.app.settings.base_url {
        format!("/{slug}")
    } else {
        String::new()
    };
    robots_of(&format!("{home}{own}/sitemap.xml"))
}

fn robots_of(map: &str) -> HttpResponse {
    let rules = "User-agent: *\nDisallow: /login\nDisallow: /account\nDisallow: /invitation/\n\
        Disallow: /confirmation/\nDisallow: /registrations/\n";
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "max-age=3600"))
        .content_type("text/plain; charset=utf-8")
        .body(format!("{rules}\nSitemap: {map}\n"))
}

/// The file of RFC 9116.
pub async fn security_txt(app: web::Data<crate::app::App>) -> Result<HttpResponse, WebError> {
    let contact = app
        .settings
        .security_contact
        .as_deref()
        .ok_or(WebError::NotFound)?;
    // The operator maintains the setting, so each copy is valid for a quarter of a year.
    let expires = (app.now() + TimeDelta::days(90)).format("%Y-%m-%dT00:00:00Z");
    let base = &app.settings.base_url;
    let languages = Language::ALL.map(Language::word).join(", ");
    let text = format!(
        "Contact: {contact}\nExpires: {expires}\nPreferred-Languages: {languages}\nCanonical: \
            {base}/.well-known/security.txt\n"
    );
    Ok(HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "max-age=3600"))
        .content_type("text/plain; charset=utf-8")
        .body(text))
}

/// A trailing slash leads to a redirect; requests of the API get an error.
pub async fn answer_unknown_address(req: HttpRequest) -> Result<HttpResponse, WebError> {
    let shorter = (req.method() == Method::GET && !req.path().starts_with("/api/"))
        .then(|| without_slash(req.path(), req.query_string()))
        .flatten();
    let to = shorter.ok_or(WebError::NotFound)?;
    Ok(HttpResponse::PermanentRedirect()
        .insert_header((header::LOCATION, to))
        .finish())
}

/// `None` if there is no slash, or if a browser would take the rest for another host.
fn without_slash(path: &str, query: &str) -> Option<String> {
    let short = path.strip_suffix('/')?.trim_end_matches('/');
    let elsewhere = short
        .strip_prefix('/')
        .is_none_or(|rest| rest.is_empty() || rest.starts_with(['/', '\\']));
    let question = if query.is_empty() { "" } else { "?" };
    (!elsewhere).then(|| format!("{short}{question}{query}"))
}

pub struct TournamentRow {
    pub id: i64,
    pub name: String,
    pub days: String,
    pub city: String,
    pub state: String,
    pub badge: &'static str,
}

impl TournamentRow {
    /// `progress` holds the progress of planned ones.
    pub fn from_summary(
        t: &Summary,
        spelling: Spelling,
        today: NaiveDate,
        progress: &Underway,
    ) -> TournamentRow {
        let language = spelling.language;
        let going = progress.display_state(t.id, t.conditions.ends < today);
        let (badge, state) = terms::badge_of(language.messages(), t.state, going, t.passes);
        TournamentRow {
            id: t.id.0,
            name: t.conditions.display_name(t.id),
            days: language.format_days(t.conditions.starts, t.conditions.ends),
            city: spelling.city_name(&t.conditions.city),
            state,
            badge,
        }
    }
}

#[derive(Default)]
pub struct Ranked {
    pub place: i64,
    pub id: i64,
    pub name: String,
    pub club: String,
    pub rating: String,
    pub rank: String,
    /// True if the rank is higher than the rating gives.
    pub kept: bool,
    pub movement: Option<(String, &'static str)>,
    pub interval: String,
    /// `None` where games aren't counted.
    pub games: Option<i32>,
    /// The unmet requirement for a place; empty if the player has a place.
    pub missing: String,
    pub last: String,
}

impl Ranked {
    pub fn from_roster(
        roster: &Roster,
        index: u32,
        figures: RatingFormat,
        spelling: Spelling,
    ) -> Ranked {
        let language = spelling.language;
        let place = i64::from(index) + 1;
        let Some(m) = roster.members().get(index as usize) else {
            return Ranked {
                place,
                ..Ranked::default()
            };
        };
        Ranked {
            place,
            id: m.id,
            name: spelling.name(m.display_name(), m.latin.as_deref()),
            club: roster
                .club_of(m)
                .map(|c| spelling.name(&c.name, c.latin.as_deref()))
                .unwrap_or_default(),
            rating: figures.format_starred(Some(m.rating), m.provisional),
            rank: roster
                .rank_of(m)
                .map(|r| terms::rank_name(language, &r.name))
                .unwrap_or_default(),
            kept: m.kept,
            movement: m
                .rating_change()
                .map(|change| figures.format_change(change)),
            interval: figures.format_interval(m.deviation),
            games: m.games,
            missing: missing_games_text(roster, m, language),
            last: m
                .last
                .map(|day| language.format_day(day))
                .unwrap_or_default(),
        }
    }
}

pub fn missing_games_text(roster: &Roster, member: &Member, language: Language) -> String {
    let says = |(games, wanted): (u32, u32)| {
        language.messages().msg_ratings_missing(
            arg::Wanted(i64::from(wanted)),
            arg::Games(games.to_string()),
        )
    };
    roster
        .missing_games_of(member)
        .map(says)
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::without_slash;

    #[test]
    fn an_address_without_its_slash_never_leads_to_another_host() {
        assert_eq!(without_slash("/ufgo/", ""), Some("/ufgo".to_owned()));
        assert_eq!(
            without_slash("/ufgo/ratings//", "q=a&page=2"),
            Some("/ufgo/ratings?q=a&page=2".to_owned())
        );
        for none in [
            "/",
            "//",
            "/ufgo",
            "//evil.example/",
            "/\\evil.example/",
            "///",
        ] {
            assert_eq!(without_slash(none, ""), None, "{none}");
        }
    }
}
