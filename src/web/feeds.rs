//! Public data for programs: the feed of a federation and the site maps.

use crate::i18n::{Language, Speaks, Spelling};
use std::collections::HashMap;

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::NaiveDateTime;

use crate::actions::ActionError;
use crate::app::App;
use crate::db::federations::{self, Federation};
use crate::db::news::{self, Note};
use crate::db::{Conn, DbError, FederationId, calendar, lists};
use crate::error::WebError;
use crate::frame::layout::public_text;
use crate::frame::markdown;
use crate::frame::request::{Inside, read_inside};

const NEWEST: usize = 50;
const MOST_ADDRESSES: usize = 50_000;
const MAIN_PAGES: [&str; 7] = [
    "",
    "/ratings",
    "/tournaments",
    "/calendar",
    "/rules",
    "/numbers",
    "/changes",
];

struct Entry {
    title: String,
    address: String,
    id: String,
    at: NaiveDateTime,
    summary: String,
}

/// The two base addresses of a federation.
struct Addresses {
    home: String,
    /// The base address at the installation's host.
    site: String,
}

impl Addresses {
    fn address(&self, page: &str) -> String {
        format!("{}{page}", self.home)
    }

    /// Permanent, even with another host: feed readers don't show the page again.
    fn id(&self, page: &str) -> String {
        format!("{}{page}", self.site)
    }
}

impl Entry {
    fn updated(&self) -> String {
        format_stamp(self.at)
    }
}

impl Entry {
    fn of_note(of: &Addresses, note: &Note) -> Entry {
        let page = format!("/news/{}", note.id);
        Entry {
            title: xml_text(&note.text.title),
            id: of.id(&page),
            address: of.address(&page),
            at: note.changed_at.unwrap_or(note.text.created_at),
            summary: xml_text(&markdown::to_plain_text(markdown::first_paragraph(
                &note.text.body,
            ))),
        }
    }

    fn of_rated(of: &Addresses, tournament: &calendar::Entry, spelling: Spelling) -> Entry {
        let (language, t) = (spelling.language, spelling.language.messages());
        let page = format!("/tournaments/{}", tournament.id);
        let days = language.format_days(tournament.conditions.starts, tournament.conditions.ends);
        let city = spelling.city_name(&tournament.conditions.city);
        Entry {
            title: xml_text(&match (
                tournament.state.is_unchanged(tournament.passes),
                tournament.conditions.display_name(tournament.id),
            ) {
                (true, name) => t.msg_feed_unchanged(name),
                (false, name) => t.msg_feed_rated(name),
            }),
            id: of.id(&page),
            address: of.address(&page),
            at: tournament.rated_at.unwrap_or(tournament.changed_at),
            summary: xml_text(&if city.is_empty() {
                days
            } else {
                format!("{days}, {city}")
            }),
        }
    }

    fn of_list(of: &Addresses, issue: &lists::Issue, language: Language) -> Entry {
        let t = language.messages();
        let page = format!("/ratings/{}", issue.date);
        Entry {
            title: t.msg_feed_list(language.format_day(issue.date)),
            // A day may have had two lists.
            id: of.id(&format!("{page}#{}", issue.number)),
            address: of.address(&page),
            at: issue.published_at,
            summary: t.msg_count_players(i64::from(issue.players)),
        }
    }
}

#[derive(Template)]
#[template(path = "calendar/feed.xml")]
struct Feed {
    language: &'static str,
    title: String,
    author: String,
    own: String,
    id: String,
    address: String,
    updated: String,
    entries: Vec<Entry>,
}

#[derive(Template)]
#[template(path = "calendar/sitemap.xml")]
struct Sitemap {
    addresses: Vec<String>,
}

fn format_stamp(at: NaiveDateTime) -> String {
    at.format("%Y-%m-%dT%H:%M:%SZ").to_string()
}

fn xml_text(text: &str) -> String {
    text.chars()
        .filter(|c| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}'))
        .collect()
}

struct FeedData {
    rated: Vec<calendar::Entry>,
    published: Vec<lists::List>,
    notes: Vec<Note>,
}

fn find(c: &mut Conn, f: &Federation) -> Result<FeedData, ActionError> {
    let most = i64::try_from(NEWEST).unwrap_or(0);
    Ok(FeedData {
        rated: calendar::newest_rated(c, f.id, most)?,
        published: lists::list(c, f.id)?,
        notes: news::load_newest(c, f.id, None, most)?,
    })
}

pub async fn atom_feed(inside: Inside) -> Result<HttpResponse, WebError> {
    let spelling = inside.spelling();
    let found = read_inside(&inside, find).await?;
    let (language, t) = (inside.language, inside.t());
    let of = |base: &str| format!("{base}/{}", inside.federation.slug);
    let of = Addresses {
        home: of(&inside.home_url()),
        site: of(&inside.app.settings.base_url),
    };
    let mut entries: Vec<Entry> = found
        .notes
        .iter()
        .map(|note| Entry::of_note(&of, note))
        .collect();
    let rated = found.rated.iter();
    entries.extend(rated.map(|rated| Entry::of_rated(&of, rated, spelling)));
    let published = found.published.iter().take(NEWEST);
    entries.extend(published.map(|list| Entry::of_list(&of, &list.issue, language)));
    entries.sort_by_key(|entry| std::cmp::Reverse(entry.at));
    entries.truncate(NEWEST);
    let name = xml_text(&inside.federation.name_in(language));
    let feed = Feed {
        language: language.word(),
        title: t.msg_feed_title(name.as_str()),
        author: name,
        own: of.address("/feed.atom"),
        updated: format_stamp(
            entries
                .first()
                .map_or(inside.federation.created_at, |entry| entry.at),
        ),
        id: of.id("/feed.atom"),
        address: of.home,
        entries,
    };
    Ok(public_text(
        "application/atom+xml; charset=utf-8",
        feed.render()?,
    ))
}

/// Leaves out federations that have a host, and so a site map, of their own.
pub async fn site_map(app: web::Data<App>) -> Result<HttpResponse, WebError> {
    let site = app.settings.base_url.clone();
    let hosts = app.hosts.clone();
    let mut addresses = app
        .read(move |c| {
            federation_addresses(c, |slug| {
                (hosts.home_of(slug) == site).then(|| site.clone())
            })
        })
        .await?;
    addresses.insert(0, format!("{}/", app.settings.base_url));
    sitemap_of(addresses)
}

/// Served as `/sitemap.xml` at the federation's own host.
pub async fn federation_sitemap(inside: Inside) -> Result<HttpResponse, WebError> {
    let (slug, home) = (inside.federation.slug.clone(), inside.home_url());
    sitemap_of(
        inside
            .app
            .read(move |c| federation_addresses(c, |of| (of == slug).then(|| home.clone())))
            .await?,
    )
}

fn sitemap_of(mut addresses: Vec<String>) -> Result<HttpResponse, WebError> {
    addresses.truncate(MOST_ADDRESSES);
    Ok(public_text(
        "application/xml; charset=utf-8",
        Sitemap { addresses }.render()?,
    ))
}

/// `home` gives the base address of a federation, `None` if it isn't in this map.
fn federation_addresses(
    c: &mut Conn,
    home: impl Fn(&str) -> Option<String>,
) -> Result<Vec<String>, DbError> {
    let most = i64::try_from(MOST_ADDRESSES).unwrap_or(0);
    let all = federations::list(c)?;
    let homes: HashMap<FederationId, String> = all
        .iter()
        .filter_map(|f| Some((f.id, format!("{}/{}", home(&f.slug)?, f.slug))))
        .collect();
    let mut addresses = Vec::new();
    for home in all.iter().filter_map(|f| homes.get(&f.id)) {
        addresses.extend(MAIN_PAGES.iter().map(|page| format!("{home}{page}")));
    }
    let at = |id: FederationId, page: String| homes.get(&id).map(|home| format!("{home}/{page}"));
    addresses.extend(
        calendar::all_tournaments(c, most)?
            .into_iter()
            .filter_map(|(f, id)| at(f, format!("tournaments/{id}"))),
    );
    addresses.extend(
        calendar::all_players(c, most)?
            .into_iter()
            .filter_map(|(f, id)| at(f, format!("players/{id}"))),
    );
    Ok(addresses)
}
