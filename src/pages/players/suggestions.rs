//! Suggests players to the scripts of tables and desks while the user types a name.

use actix_web::HttpResponse;
use actix_web::http::header::RETRY_AFTER;
use serde::{Deserialize, Serialize};

use crate::actions::authorization::Duty;
use crate::app::run_blocking;
use crate::domain::roster::{Member, Roster};
use crate::error::WebError;
use crate::frame::query::QueryParams;
use crate::frame::request::{By, Inside, TableWorker};
use crate::i18n::terms;
use crate::rating_format::RatingFormat;

pub const MOST: usize = 8;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct SuggestionQuery {
    q: String,
}

#[derive(Serialize)]
struct Suggestion {
    id: i64,
    name: String,
    about: String,
}

#[derive(Serialize)]
struct Suggestions {
    players: Vec<Suggestion>,
}

/// Club, year of birth if visible to the reader, rating and rank; else the code.
pub fn distinguishing_text(inside: &Inside, roster: &Roster, member: &Member) -> String {
    let spelling = inside.spelling();
    let (language, figures) = (inside.language, RatingFormat::for_federation(inside));
    let year = match member.born {
        Some(born) if inside.has_duty(Duty::Commission) => Some(born.year()),
        born => born.and_then(|born| born.public_year(inside.today())),
    };
    let mut parts: Vec<String> = Vec::new();
    parts.extend(
        roster
            .club_of(member)
            .map(|club| spelling.name(&club.name, club.latin.as_deref())),
    );
    parts.extend(year.map(|year| year.to_string()));
    parts.extend(
        member
            .rated
            .then(|| figures.format_starred(Some(member.rating), member.provisional)),
    );
    parts.extend(
        roster
            .rank_of(member)
            .map(|rank| terms::rank_name(language, &rank.name)),
    );
    if parts.is_empty() {
        parts.push(member.code.to_string());
    }
    parts.join(" · ")
}

/// Searches in memory: apart from user and federation, nothing is read from the database as long as
/// the data stay the same.
pub async fn suggest_players(
    by: By<TableWorker>,
    query: QueryParams<SuggestionQuery>,
) -> Result<HttpResponse, WebError> {
    let account = by
        .actor
        .account
        .map(|id| id.to_string())
        .unwrap_or_default();
    if let Some(wait) = by
        .app
        .suggestions
        .count_request(&format!("account {account}"))
        .wait
    {
        return Ok(HttpResponse::TooManyRequests()
            .insert_header((RETRY_AFTER, wait))
            .finish());
    }
    let (federation, today) = (&by.federation, by.today());
    let kept = by
        .app
        .rosters
        .everybody_kept(federation.id, federation.version);
    let roster = match kept {
        Some(roster) => roster,
        None => {
            let (rosters, id) = (by.app.rosters.clone(), federation.id);
            by.app.read(move |c| rosters.all_players(c, id)).await?
        }
    };
    let inside = by.inside.clone();
    let players = run_blocking(move || {
        let suggestion = |member: &Member| Suggestion {
            id: member.id,
            name: inside
                .spelling()
                .name(member.display_name(), member.latin.as_deref()),
            about: distinguishing_text(&inside, &roster, member),
        };
        roster
            .suggest_members(&query.q, today, MOST)
            .into_iter()
            .map(suggestion)
            .collect()
    })
    .await?;
    Ok(HttpResponse::Ok().json(Suggestions { players }))
}
