//! What programs read of the public pages: the feed of a federation and the sitemap.

use std::collections::HashMap;

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::NaiveDateTime;

use crate::db::news::{self, Note};
use crate::db::{DbError, FederationId, calendar, federations, lists};
use crate::office::OfficeError;
use crate::web::app::App;
use crate::web::error::WebError;
use crate::web::frame::layout::shown;
use crate::web::frame::markdown;
use crate::web::frame::request::{Inside, read};

/// Entries of a feed.
const NEWEST: usize = 50;
/// Addresses that a sitemap may have.
const MOST_ADDRESSES: usize = 50_000;
/// Pages of a federation that are always there.
const MAIN_PAGES: [&str; 7] = ["", "/ratings", "/tournaments", "/calendar", "/rules", "/numbers", "/changes"];

struct Entry {
    title: String,
    address: String,
    id: String,
    at: NaiveDateTime,
    summary: String,
}

impl Entry {
    fn updated(&self) -> String {
        stamp(self.at)
    }
}

impl Entry {
    fn of_note(address: &str, note: &Note) -> Entry {
        let page = format!("{address}/news/{}", note.id);
        Entry {
            title: text(&note.title),
            id: page.clone(),
            address: page,
            at: note.changed_at.unwrap_or(note.created_at),
            summary: text(&markdown::plain(markdown::first_paragraph(&note.body))),
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
    address: String,
    updated: String,
    entries: Vec<Entry>,
}

#[derive(Template)]
#[template(path = "calendar/sitemap.xml")]
struct Sitemap {
    addresses: Vec<String>,
}

fn stamp(at: NaiveDateTime) -> String {
    at.format("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// Text without the characters that XML doesn't have.
fn text(text: &str) -> String {
    text.chars().filter(|c| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}')).collect()
}

/// `GET /{federation}/feed.atom`
pub async fn atom(inside: Inside) -> Result<HttpResponse, WebError> {
    let most = i64::try_from(NEWEST).unwrap_or(0);
    let (rated, published, notes) = read(&inside, move |c, f| {
        Ok::<_, OfficeError>((calendar::newest_rated(c, f.id, most)?, lists::list(c, f.id)?, news::newest(c, f.id, None, most)?))
    })
    .await?;
    let (language, t) = (inside.language, inside.t());
    let address = format!("{}/{}", inside.app.settings.base_url, inside.federation.slug);
    let mut entries: Vec<Entry> = notes.iter().map(|note| Entry::of_note(&address, note)).collect();
    for tournament in &rated {
        let page = format!("{address}/tournaments/{}", tournament.id);
        let days = language.days(tournament.conditions.starts, tournament.conditions.ends);
        entries.push(Entry {
            title: text(&t.msg_feed_rated(tournament.conditions.called(tournament.id))),
            id: page.clone(),
            address: page,
            at: tournament.rated_at.unwrap_or(tournament.changed_at),
            summary: text(&if tournament.conditions.city.is_empty() { days } else { format!("{days}, {}", tournament.conditions.city) }),
        });
    }
    for list in published.iter().take(NEWEST) {
        let page = format!("{address}/ratings/{}", list.date);
        entries.push(Entry {
            title: t.msg_feed_list(language.day(list.date)),
            // The same day may have had two lists.
            id: format!("{page}#{}", list.number),
            address: page,
            at: list.published_at,
            summary: t.msg_count_players(i64::from(list.players)),
        });
    }
    entries.sort_by_key(|entry| std::cmp::Reverse(entry.at));
    entries.truncate(NEWEST);
    let name = text(&inside.federation.name_in(language));
    let feed = Feed {
        language: language.word(),
        title: t.msg_feed_title(name.as_str()),
        author: name,
        own: format!("{address}/feed.atom"),
        updated: stamp(entries.first().map_or(inside.federation.created_at, |entry| entry.at)),
        address,
        entries,
    };
    Ok(shown("application/atom+xml; charset=utf-8", feed.render()?))
}

/// `GET /sitemap.xml`
pub async fn sitemap(app: web::Data<App>) -> Result<HttpResponse, WebError> {
    let most = i64::try_from(MOST_ADDRESSES).unwrap_or(0);
    let (federations, tournaments, players) = app
        .read(move |c| Ok::<_, DbError>((federations::list(c)?, calendar::all_tournaments(c, most)?, calendar::all_players(c, most)?)))
        .await?;
    let base = &app.settings.base_url;
    let slugs: HashMap<_, _> = federations.iter().map(|f| (f.id, f.slug.as_str())).collect();
    let mut addresses = vec![format!("{base}/")];
    for federation in &federations {
        addresses.extend(MAIN_PAGES.iter().map(|page| format!("{base}/{}{page}", federation.slug)));
    }
    let slug = |id: FederationId| slugs.get(&id).copied().unwrap_or_default();
    addresses.extend(tournaments.into_iter().map(|(f, id)| format!("{base}/{}/tournaments/{id}", slug(f))));
    addresses.extend(players.into_iter().map(|(f, id)| format!("{base}/{}/players/{id}", slug(f))));
    addresses.truncate(MOST_ADDRESSES);
    Ok(shown("application/xml; charset=utf-8", Sitemap { addresses }.render()?))
}
