//! Search for players of all federations by name.

use std::sync::Arc;

use actix_web::HttpResponse;
use askama::Template;
use serde::Deserialize;

use crate::db::{DbError, federations};
use crate::domain::roster::{Question, Roster};
use crate::domain::tournament::Pool;
use crate::error::WebError;
use crate::frame::layout::{Layout, render_public};
use crate::frame::query::QueryParams;
use crate::frame::request::Visit;
use crate::home::Ranked;
use crate::i18n::Spelling;
use crate::rating_format::RatingFormat;

const SHOWN: usize = 10;
/// Searched federations, in the order of their names.
const SEARCHED: usize = 50;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct SiteSearch {
    q: String,
    /// The only federation that is searched; empty for all.
    #[serde(rename = "in")]
    within: String,
}

struct Group {
    slug: String,
    name: String,
    ranks: bool,
    rows: Vec<Ranked>,
    count: i64,
    nearly: bool,
}

#[derive(Template)]
#[template(path = "home/search.html")]
struct SearchPage {
    page: Layout,
    q: String,
    asked: String,
    groups: Vec<Group>,
}

pub async fn search_players(
    visit: Visit,
    query: QueryParams<SiteSearch>,
) -> Result<HttpResponse, WebError> {
    let q: String = query.q.trim().chars().take(100).collect();
    let question = Question {
        text: q.clone(),
        ..Question::default()
    };
    let (rosters, language, now) = (visit.app.rosters.clone(), visit.language, visit.app.now());
    let within = query.within.clone();
    let found = if q.is_empty() {
        Vec::new()
    } else {
        visit
            .app
            .read(move |c| {
                let mut groups: Vec<Group> = Vec::new();
                let searched = federations::list(c)?
                    .into_iter()
                    .filter(|f| within.is_empty() || f.slug == within);
                for f in searched.take(SEARCHED) {
                    let figures = RatingFormat::in_language(f.rules, language);
                    let roster = rosters.get(c, f.id, figures.shows.pools.then(Pool::default))?;
                    groups.extend(federation_group(
                        f.slug.clone(),
                        f.name_in(language),
                        &roster,
                        &question,
                        f.local_day(now),
                        figures,
                        language.spelling(f.name_language()),
                    ));
                }
                // If there is an exact match somewhere, approximate ones are dropped.
                if groups.iter().any(|g| !g.nearly) {
                    groups.retain(|g| !g.nearly);
                }
                Ok::<_, DbError>(groups)
            })
            .await?
    };
    let page = Layout::for_site(&visit, visit.t().msg_search_title());
    let asked =
        percent_encoding::utf8_percent_encode(&q, percent_encoding::NON_ALPHANUMERIC).to_string();
    render_public(&SearchPage {
        page,
        q,
        asked,
        groups: found,
    })
}

fn federation_group(
    slug: String,
    name: String,
    roster: &Arc<Roster>,
    question: &Question,
    today: chrono::NaiveDate,
    figures: RatingFormat,
    spelling: Spelling,
) -> Option<Group> {
    let found = roster.find(question, today);
    (!found.rows.is_empty()).then(|| Group {
        slug,
        name,
        ranks: figures.shows.ranks,
        count: found.rows.len() as i64,
        nearly: found.nearly,
        rows: found
            .rows
            .iter()
            .take(SHOWN)
            .map(|i| Ranked::from_roster(roster, *i, figures, spelling))
            .collect(),
    })
}
