//! The pictures that messengers and networks show beside a link, one for each page. They show data
//! or a title of the program, never a text of the address, and none has two addresses: as many
//! pictures as pages, each drawn once.

use std::str::FromStr;
use std::sync::Arc;

use actix_web::{HttpResponse, web};

use crate::actions::ActionError;
use crate::app::run_blocking;
use crate::db::{
    ClubId, NewsId, PlayerId, TournamentId, clubs, editions as storage, files, lists, news,
    players, tournaments,
};
use crate::documents::paper::Card;
use crate::domain::player::parse_date;
use crate::domain::roster::Question;
use crate::domain::tournament::Pool;
use crate::editions;
use crate::error::WebError;
use crate::frame::address::RoundAddress;
use crate::frame::embedding::preview_picture;
use crate::frame::page_titles::TitledPage;
use crate::frame::request::{Inside, load_roster, read_inside};
use crate::home::Ranked;
use crate::i18n::{Speaks, terms};
use crate::live;
use crate::rating_format::RatingFormat;

const FIRST: u32 = 3;

/// Accepts only the canonical spelling.
fn parse_exact<T: FromStr + ToString>(text: &str) -> Result<T, WebError> {
    text.parse()
        .ok()
        .filter(|read: &T| read.to_string() == text)
        .ok_or(WebError::NotFound)
}

async fn draw_card(
    inside: &Inside,
    title: String,
    lines: Vec<String>,
) -> Result<HttpResponse, WebError> {
    let emblem = read_inside(inside, |c, f| match f.emblem_id {
        Some(id) => Ok::<_, ActionError>(
            files::find(c, f.id, id)?
                .map(|file| Arc::new(file.content))
                .filter(|png| !png.is_empty()),
        ),
        None => Ok(None),
    })
    .await?;
    let name = inside.federation.name_in(inside.language);
    let card = Card {
        accent: inside.federation.accent.unwrap_or_default().page_colour(),
        own_name: inside.federation.name.clone(),
        federation: if name == title { String::new() } else { name },
        emblem,
        title,
        lines,
    };
    // Drawing takes CPU time: a cancelled request doesn't release its permit early.
    let turn = inside.app.drawing.take(inside.reader).await?;
    let made = run_blocking(move || {
        let _turn = turn;
        card.render_png()
    });
    Ok(preview_picture(
        made.await?.map_err(|e| WebError::Page(e.0))?,
    ))
}

pub async fn federation_card(inside: Inside) -> Result<HttpResponse, WebError> {
    let pool = RatingFormat::for_federation(&inside)
        .shows
        .pools
        .then(Pool::default);
    let count = load_roster(&inside, pool).await?.listed_count();
    let players = inside
        .t()
        .msg_count_players(i64::try_from(count).unwrap_or(i64::MAX));
    let lines = vec![
        terms::rules_name(inside.t(), inside.federation.rules),
        players,
    ];
    draw_card(&inside, inside.federation.name_in(inside.language), lines).await
}

pub async fn page_card(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let kind = TitledPage::from_word(&path.1).ok_or(WebError::NotFound)?;
    draw_card(&inside, kind.title(inside.t()), Vec::new()).await
}

pub async fn ratings_card(inside: Inside) -> Result<HttpResponse, WebError> {
    let figures = RatingFormat::for_federation(&inside);
    let roster = load_roster(&inside, figures.shows.pools.then(Pool::default)).await?;
    let (t, count) = (
        inside.t(),
        u32::try_from(roster.listed_count()).unwrap_or(u32::MAX),
    );
    let mut lines = vec![t.msg_count_players(i64::from(count))];
    for index in 0..count.min(FIRST) {
        let Ranked {
            place,
            name,
            rating,
            ..
        } = Ranked::from_roster(&roster, index, figures, inside.spelling());
        lines.push(format!("{place}. {name} · {rating}"));
    }
    draw_card(&inside, t.msg_ratings_title(), lines).await
}

pub async fn list(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let day = parse_date(&path.1).ok_or(WebError::NotFound)?;
    let list = read_inside(&inside, move |c, f| {
        lists::find_by_date(c, f.id, day)?.ok_or(ActionError::NotFound)
    })
    .await?;
    let t = inside.t();
    let lines = vec![
        t.msg_count_players(i64::from(list.issue.players)),
        t.msg_list_lead(i64::from(list.issue.number)),
    ];
    draw_card(
        &inside,
        t.msg_list_title(inside.language.format_day(list.issue.date)),
        lines,
    )
    .await
}

pub async fn tournament_card(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let spelling = inside.spelling();
    let id: TournamentId = parse_exact(&path.1)?;
    let held = read_inside(&inside, move |c, f| {
        tournaments::find(c, f.id, id)?.ok_or(ActionError::NotFound)
    })
    .await?;
    let language = inside.language;
    let lines = vec![
        language.format_days(held.conditions.starts, held.conditions.ends),
        spelling.city_name(&held.conditions.city),
    ];
    draw_card(&inside, held.conditions.display_name(held.id), lines).await
}

/// `round`: `None` for the newest published one.
async fn draw_playing(
    inside: &Inside,
    id: TournamentId,
    round: Option<usize>,
) -> Result<HttpResponse, WebError> {
    let spelling = inside.spelling();
    let (held, desk) = live::find(inside, id).await?;
    if round.is_some_and(|number| desk.public_round(number).is_none()) {
        return Err(WebError::NotFound);
    }
    let (number, language) = (
        round.unwrap_or_else(|| desk.published_rounds()),
        inside.language,
    );
    let shown = (number > 0).then(|| {
        inside
            .t()
            .msg_round_number(i64::try_from(number).unwrap_or(i64::MAX))
    });
    let mut lines: Vec<String> = shown.into_iter().collect();
    lines.push(language.format_days(held.conditions.starts, held.conditions.ends));
    lines.push(spelling.city_name(&held.conditions.city));
    draw_card(inside, held.conditions.display_name(held.id), lines).await
}

pub async fn live_card(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    draw_playing(&inside, parse_exact(&path.1)?, None).await
}

pub async fn round_card(
    inside: Inside,
    path: web::Path<RoundAddress>,
) -> Result<HttpResponse, WebError> {
    draw_playing(
        &inside,
        parse_exact(&path.tournament)?,
        Some(parse_exact(&path.round)?),
    )
    .await
}

pub async fn note_card(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let id: NewsId = parse_exact(&path.1)?;
    let note = read_inside(&inside, move |c, f| {
        news::find(c, f.id, id)?.ok_or(ActionError::NotFound)
    })
    .await?;
    let day = inside
        .federation
        .zone()
        .local_time(note.text.created_at)
        .at
        .date();
    draw_card(
        &inside,
        note.text.title,
        vec![inside.language.format_day(day)],
    )
    .await
}

pub async fn club_card(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let spelling = inside.spelling();
    let (id, rosters): (ClubId, _) = (parse_exact(&path.1)?, inside.app.rosters.clone());
    let (club, roster) = read_inside(&inside, move |c, f| {
        let club = clubs::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
        Ok::<_, ActionError>((club, rosters.all_players(c, f.id)?))
    })
    .await?;
    let question = Question {
        club: Some(id.0),
        ..Question::default()
    };
    let count = roster.find(&question, inside.today()).rows.len();
    let t = inside.t();
    let city = spelling.city_name(club.city.as_deref().unwrap_or_default());
    let lines = vec![
        city,
        t.msg_count_players(i64::try_from(count).unwrap_or(i64::MAX)),
    ];
    draw_card(
        &inside,
        spelling.name(&club.name, club.latin.as_deref()),
        lines,
    )
    .await
}

/// Number 0 is the text as first approved.
pub async fn edition_card(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let (number, language): (i32, _) = (parse_exact(&path.1)?, inside.language);
    let (title, published) = read_inside(&inside, move |c, f| {
        let edition = storage::find(c, f.id, number)?;
        if edition.is_none() && number != 0 {
            return Err(ActionError::NotFound);
        }
        let published = edition
            .as_ref()
            .map(|edition| language.format_day(edition.amendment.published));
        Ok((
            editions::edition_title(c, f, edition.as_ref(), language)?,
            published,
        ))
    })
    .await?;
    draw_card(&inside, title, published.into_iter().collect()).await
}

pub async fn player_card(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let spelling = inside.spelling();
    let id: PlayerId = parse_exact(&path.1)?;
    let (player, club) = read_inside(&inside, move |c, f| {
        let player = players::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
        let club = match player.club_id {
            Some(club) => clubs::find(c, f.id, club)?,
            None => None,
        };
        Ok::<_, ActionError>((player, club))
    })
    .await?;
    let (language, figures) = (inside.language, RatingFormat::for_federation(&inside));
    let rating = player
        .state
        .shown
        .rating
        .map(|rating| figures.format_starred(Some(rating), player.state.shown.provisional));
    let rank = player
        .state
        .shown
        .rank
        .as_deref()
        .map(|rank| terms::rank_name(language, rank));
    let figures = rating
        .into_iter()
        .chain(rank)
        .collect::<Vec<_>>()
        .join(", ");
    let club = club
        .map(|club| spelling.name(&club.name, club.latin.as_deref()))
        .unwrap_or_default();
    draw_card(
        &inside,
        spelling.name(player.display_name(), player.latin()),
        vec![figures, club],
    )
    .await
}

#[cfg(test)]
mod tests {
    use super::parse_exact;
    use crate::frame::page_titles::TitledPage;

    #[test]
    fn an_address_names_each_picture_in_one_way() {
        for kind in TitledPage::ALL {
            assert_eq!(
                TitledPage::from_word(kind.path_below().trim_start_matches('/')),
                Some(kind)
            );
        }
        assert_eq!(TitledPage::from_word("Calendar"), None);
        assert_eq!(parse_exact::<i64>("12").ok(), Some(12));
        for other in ["012", "+12", "", "x", "12 "] {
            assert!(parse_exact::<i64>(other).is_err(), "{other:?}");
        }
    }
}
