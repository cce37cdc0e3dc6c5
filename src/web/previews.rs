//! The pictures that messengers and networks show beside a link to a federation, a list, a tournament, a player.

use std::sync::Arc;

use actix_web::{HttpResponse, web};

use crate::db::{PlayerId, clubs, files, lists, players, tournaments};
use crate::documents::paper::Card;
use crate::domain::player::parse_date;
use crate::domain::tournament::Pool;
use crate::office::OfficeError;
use crate::text::terms;
use crate::web::app::aside;
use crate::web::error::WebError;
use crate::web::figures::Figures;
use crate::web::frame::embedding::picture;
use crate::web::frame::request::{Inside, read, roster};
use crate::web::tournaments::id;

/// Draws the card of a page.
async fn drawn(inside: &Inside, title: String, lines: [String; 2]) -> Result<HttpResponse, WebError> {
    let emblem = read(inside, |c, f| match f.emblem_id {
        Some(id) => Ok::<_, OfficeError>(files::find(c, f.id, id)?.map(|file| Arc::new(file.content)).filter(|png| !png.is_empty())),
        None => Ok(None),
    })
    .await?;
    let name = inside.federation.name_in(inside.language);
    let card = Card {
        accent: inside.federation.accent.unwrap_or_default().drawn(),
        own_name: inside.federation.name.clone(),
        federation: if name == title { String::new() } else { name },
        emblem,
        title,
        lines,
    };
    // Drawing costs milliseconds of the processor: few at a time, and a reader who goes away ends nothing early.
    let turn = inside.app.drawing.take(inside.reader).await?;
    let made = aside(move || {
        let _turn = turn;
        card.png()
    });
    Ok(picture(made.await?.map_err(|e| WebError::Page(e.0))?))
}

/// `GET /{federation}/preview.png`
pub async fn federation(inside: Inside) -> Result<HttpResponse, WebError> {
    let pool = Figures::of(&inside).shows.pools.then(Pool::default);
    let count = roster(&inside, pool).await?.members().len();
    let players = inside.t().msg_count_players(i64::try_from(count).unwrap_or(i64::MAX));
    let lines = [terms::rules(inside.t(), inside.federation.rules), players];
    drawn(&inside, inside.federation.name_in(inside.language), lines).await
}

/// `GET /{federation}/ratings/{date}/preview.png`
pub async fn list(inside: Inside, path: web::Path<(String, String)>) -> Result<HttpResponse, WebError> {
    let day = parse_date(&path.1).ok_or(WebError::NotFound)?;
    let list = read(&inside, move |c, f| lists::find_by_date(c, f.id, day)?.ok_or(OfficeError::NotFound)).await?;
    let t = inside.t();
    let lines = [t.msg_count_players(i64::from(list.players)), t.msg_list_lead(i64::from(list.number))];
    drawn(&inside, t.msg_list_title(inside.language.day(list.date)), lines).await
}

/// `GET /{federation}/tournaments/{tournament}/preview.png`
pub async fn tournament(inside: Inside, path: web::Path<(String, String)>) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let held = read(&inside, move |c, f| tournaments::find(c, f.id, id)?.ok_or(OfficeError::NotFound)).await?;
    let language = inside.language;
    let lines = [language.days(held.conditions.starts, held.conditions.ends), language.name(&held.conditions.city, None)];
    drawn(&inside, held.conditions.called(held.id), lines).await
}

/// `GET /{federation}/players/{player}/preview.png`
pub async fn player(inside: Inside, path: web::Path<(String, String)>) -> Result<HttpResponse, WebError> {
    let id: PlayerId = path.1.parse().map_err(|_| WebError::NotFound)?;
    let (player, club) = read(&inside, move |c, f| {
        let player = players::find(c, f.id, id)?.ok_or(OfficeError::NotFound)?;
        let club = match player.club_id {
            Some(club) => clubs::find(c, f.id, club)?,
            None => None,
        };
        Ok::<_, OfficeError>((player, club))
    })
    .await?;
    let (language, figures) = (inside.language, Figures::of(&inside));
    let rating = player.state.rating.map(|rating| figures.starred(Some(rating), player.state.provisional));
    let rank = player.state.rank.as_deref().map(|rank| terms::rank(language, rank));
    let figures = rating.into_iter().chain(rank).collect::<Vec<_>>().join(", ");
    let club = club.map(|club| language.name(&club.name, club.latin.as_deref())).unwrap_or_default();
    drawn(&inside, language.name(player.called(), player.latin()), [figures, club]).await
}
