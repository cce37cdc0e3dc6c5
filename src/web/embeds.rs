//! Embedded pages for other sites: a federation's list and tournaments, a player, a badge.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::actions::ActionError;
use crate::db::players::Player;
use crate::db::tournaments::Filter;
use crate::db::{PlayerId, clubs, players, tournaments};
use crate::domain::approval::State;
use crate::domain::tournament::Pool;
use crate::error::WebError;
use crate::frame::embedding::{frameable_drawing, render_frameable};
use crate::frame::layout::Layout;
use crate::frame::query::QueryParams;
use crate::frame::request::{Inside, load_roster, read_inside};
use crate::home::{Ranked, TournamentRow};
use crate::i18n::terms;
use crate::newcomers::empty_list_text;
use crate::players::glance::Place;
use crate::rating_format::RatingFormat;

const ROWS: [u32; 3] = [5, 10, 50];
const TOURNAMENTS: usize = 10;
/// Planned tournaments, more than shown: some may be over, and wait for their results.
const LOOKED_AT: i64 = 40;
/// Days after its planned end on which a tournament may still be in play.
const LONGER: i64 = 7;
/// Pixels for the name, and its maximum and minimum font size.
const BADGE_ROOM: f64 = 296.0;
const BADGE_LETTERS: (f64, f64) = (21.0, 12.0);
/// Assumed width in ems; hardly any name is wider.
const LETTER: f64 = 0.6;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Rows {
    rows: String,
    pool: String,
}

#[derive(Template)]
#[template(path = "embeds/ratings.html")]
struct RatingsEmbed {
    page: Layout,
    slug: String,
    figures: RatingFormat,
    pool: String,
    rows: Vec<Ranked>,
    empty: String,
}

pub async fn show_ratings(
    inside: Inside,
    query: QueryParams<Rows>,
) -> Result<HttpResponse, WebError> {
    let figures = RatingFormat::for_federation(&inside);
    let pool = figures
        .shows
        .pools
        .then(|| Pool::from_word(&query.pool).unwrap_or_default());
    let roster = load_roster(&inside, pool).await?;
    let [least, usual, most] = ROWS;
    let asked = query
        .rows
        .parse::<u32>()
        .map_or(usual, |rows| rows.clamp(least, most));
    let count = u32::try_from(roster.listed_count())
        .unwrap_or(u32::MAX)
        .min(asked);
    render_frameable(&RatingsEmbed {
        page: Layout::for_federation(&inside, "ratings", inside.t().msg_ratings_title()),
        slug: inside.federation.slug.clone(),
        figures,
        pool: pool
            .map(|pool| terms::pool_name(inside.t(), pool))
            .unwrap_or_default(),
        rows: (0..count)
            .map(|index| Ranked::from_roster(&roster, index, figures, inside.spelling()))
            .collect(),
        empty: empty_list_text(&inside),
    })
}

#[derive(Template)]
#[template(path = "embeds/tournaments.html")]
struct TournamentsEmbed {
    page: Layout,
    slug: String,
    rows: Vec<TournamentRow>,
}

pub async fn show_tournaments(inside: Inside) -> Result<HttpResponse, WebError> {
    let (today, desks) = (inside.today(), inside.app.desks.clone());
    let (rows, progress) = read_inside(&inside, move |c, f| {
        let from = Some(today - chrono::TimeDelta::days(LONGER));
        let filter = Filter {
            states: vec![State::Planned],
            from,
            limit: LOOKED_AT,
            ascending: true,
            ..Filter::default()
        };
        let rows = tournaments::list_page(c, f.id, &filter)?;
        let progress = desks.load_progress(c, rows.iter().map(|t| t.id).collect())?;
        Ok::<_, ActionError>((rows, progress))
    })
    .await?;
    let (now, next): (Vec<_>, Vec<_>) = rows.iter().partition(|t| progress.is_playing(t.id));
    let next = next
        .into_iter()
        .filter(|t| t.conditions.ends >= today && !progress.is_finished(t.id));
    let shown = now.into_iter().chain(next).take(TOURNAMENTS);
    render_frameable(&TournamentsEmbed {
        slug: inside.federation.slug.clone(),
        rows: shown
            .map(|t| TournamentRow::from_summary(t, inside.spelling(), today, &progress))
            .collect(),
        page: Layout::for_federation(&inside, "tournaments", inside.t().msg_menu_tournaments()),
    })
}

struct PlayerCard {
    id: i64,
    name: String,
    rating: String,
    rank: String,
    club: String,
    /// Place in the list, with pools in the first that has the player; empty if there is none.
    place: String,
}

/// Follows a merger of players.
async fn load_card(inside: &Inside, player: &str) -> Result<PlayerCard, WebError> {
    let spelling = inside.spelling();
    let asked: PlayerId = player.parse().map_err(|_| WebError::NotFound)?;
    let (player, club) = read_inside(inside, move |c, f| {
        let id = players::find_merge_targets(c, f.id, &[asked])?
            .remove(&asked)
            .unwrap_or(asked);
        let player: Player = players::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
        let club = match player.club_id {
            Some(club) => clubs::find(c, f.id, club)?,
            None => None,
        };
        Ok::<_, ActionError>((player, club))
    })
    .await?;
    let places = if player.state.shown.rating.is_some() {
        Place::all(inside, player.id).await?
    } else {
        Vec::new()
    };
    let (language, state) = (inside.language, &player.state);
    Ok(PlayerCard {
        id: player.id.0,
        name: spelling.name(player.display_name(), player.latin()),
        rating: RatingFormat::for_federation(inside)
            .format_starred(state.shown.rating, state.shown.provisional),
        rank: state
            .shown
            .rank
            .as_deref()
            .map(|rank| terms::rank_name(language, rank))
            .unwrap_or_default(),
        club: club
            .map(|club| spelling.name(&club.name, club.latin.as_deref()))
            .unwrap_or_default(),
        place: places
            .into_iter()
            .next()
            .map(|place| place.says)
            .unwrap_or_default(),
    })
}

#[derive(Template)]
#[template(path = "embeds/player.html")]
struct PlayerEmbed {
    page: Layout,
    slug: String,
    told: PlayerCard,
}

pub async fn show_player(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let told = load_card(&inside, &path.1).await?;
    let page = Layout::for_federation(&inside, "ratings", told.name.clone());
    render_frameable(&PlayerEmbed {
        page,
        slug: inside.federation.slug.clone(),
        told,
    })
}

#[derive(Template)]
#[template(path = "embeds/badge.svg")]
struct Badge {
    federation: String,
    accent: &'static str,
    told: PlayerCard,
    /// Font size of the name, and true if it must be condensed.
    letters: (f64, bool),
}

/// The largest font size that fits. True if even the smallest must be condensed.
fn badge_letters(name: &str) -> (f64, bool) {
    let (most, least) = BADGE_LETTERS;
    let fits = BADGE_ROOM / (LETTER * name.chars().count().max(1) as f64);
    (fits.clamp(least, most).floor(), fits < least)
}

pub async fn show_badge(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let told = load_card(&inside, &path.1).await?;
    let badge = Badge {
        federation: inside.federation.name_in(inside.language),
        accent: inside.federation.accent.unwrap_or_default().page_colour(),
        letters: badge_letters(&told.name),
        told,
    };
    Ok(frameable_drawing(badge.render()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_has_smaller_letters_and_a_very_long_one_is_squeezed() {
        assert_eq!(badge_letters("Vira Tkach"), (21.0, false));
        assert_eq!(badge_letters(""), (21.0, false));
        let (size, squeezed) = badge_letters(&"o".repeat(35));
        assert!((12.0..21.0).contains(&size) && !squeezed, "{size}");
        assert_eq!(badge_letters(&"o".repeat(80)), (12.0, true));
    }
}
