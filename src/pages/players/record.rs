//! A player with many tournaments has separate pages of tournaments and of opponents.

use std::collections::HashMap;

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::actions::ActionError;
use crate::actions::history::{Past, compute_performances, load_past, past_in};
use crate::db::federations::Federation;
use crate::db::players::Player;
use crate::db::results::PlayedTournament;
use crate::db::{Conn, PlayerId, TournamentId, players, results};
use crate::domain::history::Performance;
use crate::error::WebError;
use crate::frame::layout::{Layout, render_public};
use crate::frame::pager::{PER_PAGE, Pager};
use crate::frame::query::QueryParams;
use crate::frame::request::{Inside, read_inside};
use crate::i18n::terms;
use crate::players::history::{Feats, GameRow, OpponentRow, PerformanceCell, View};
use crate::rating_format::RatingFormat;

/// Tournaments on one page.
pub const INLINE: usize = 40;

pub struct History {
    pub id: i64,
    pub name: String,
    pub day: String,
    pub before: String,
    pub after: String,
    pub interval: String,
    pub pool: String,
    pub change: Option<(String, &'static str)>,
    /// Points beyond the expected ones.
    pub performance: Option<PerformanceCell>,
    pub rank: String,
    pub rank_changed: bool,
    /// True if the result is marked with `!`.
    pub anomalous: bool,
}

impl History {
    pub fn of(
        PlayedTournament {
            result: row,
            name,
            ends,
        }: &PlayedTournament,
        performances: &HashMap<TournamentId, Performance>,
        seen: View,
    ) -> History {
        let rank = row
            .rank
            .as_deref()
            .map(|r| terms::rank_name(seen.language, r))
            .unwrap_or_default();
        let pool = row
            .pool
            .map(|p| terms::pool_name(seen.t, p))
            .unwrap_or_default();
        History {
            id: row.tournament_id.0,
            name: name.clone(),
            day: seen.language.format_day(*ends),
            before: seen
                .figures
                .format_starred(row.before, row.provisional_before),
            after: seen.figures.format_starred(row.after, row.provisional),
            interval: seen.figures.format_interval(row.deviation),
            pool,
            change: seen.figures.format_step(row.before, row.after),
            performance: performances
                .get(&row.tournament_id)
                .map(|p| seen.performance_cell(p)),
            rank,
            rank_changed: row.rank != row.rank_before,
            anomalous: row.anomalous,
        }
    }
}

/// Newest first; `page` from 0.
pub fn newest_tournaments(history: &[PlayedTournament], page: usize) -> Vec<TournamentId> {
    history
        .iter()
        .rev()
        .skip(page * INLINE)
        .take(INLINE)
        .map(|played| played.result.tournament_id)
        .collect()
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct RecordPage {
    page: String,
}

#[derive(Template)]
#[template(path = "players/tournaments.html")]
struct TournamentsPage {
    page: Layout,
    slug: String,
    id: i64,
    name: String,
    figures: RatingFormat,
    history: Vec<History>,
    performs: bool,
    games: Vec<GameRow>,
    pager: Pager,
}

impl TournamentsPage {
    fn any_anomalous(&self) -> bool {
        any_anomalous(&self.history)
    }
}

pub(super) fn any_anomalous(history: &[History]) -> bool {
    history.iter().any(|row| row.anomalous)
}

#[derive(Template)]
#[template(path = "players/opponents.html")]
struct OpponentsPage {
    page: Layout,
    slug: String,
    id: i64,
    name: String,
    feats: Feats,
    opponents: Vec<OpponentRow>,
    pager: Pager,
}

fn called(player: &Player, inside: &Inside) -> String {
    inside
        .spelling()
        .name(player.display_name(), player.latin())
}

struct FoundTournaments {
    player: Player,
    history: Vec<PlayedTournament>,
    pager: Pager,
    shown: Vec<TournamentId>,
    past: Past,
    performances: HashMap<TournamentId, Performance>,
    names: HashMap<PlayerId, (String, Option<String>)>,
}

impl FoundTournaments {
    /// `asked`: the page; `address`: of the first page.
    fn load(
        c: &mut Conn,
        f: &Federation,
        id: PlayerId,
        asked: Option<i64>,
        address: &str,
    ) -> Result<FoundTournaments, ActionError> {
        let player = players::find(c, f.id, id)?
            .filter(|p| p.merged_into.is_none())
            .ok_or(ActionError::NotFound)?;
        let history = results::of_player(c, id)?;
        let pager = Pager::new(asked, history.len() as i64, INLINE as i64, address, &[]);
        let shown = newest_tournaments(&history, usize::try_from(pager.current - 1).unwrap_or(0));
        let past = past_in(c, f, id, &shown)?;
        let performances = compute_performances(c, f, &past)?;
        let names = players::names_told_apart(c, &past.list_opponents())?;
        Ok(FoundTournaments {
            player,
            history,
            pager,
            shown,
            past,
            performances,
            names,
        })
    }
}

pub async fn show_tournaments(
    inside: Inside,
    path: web::Path<(String, String)>,
    query: QueryParams<RecordPage>,
) -> Result<HttpResponse, WebError> {
    let id: PlayerId = path.1.parse().map_err(|_| WebError::NotFound)?;
    let address = format!("/{}/players/{id}/tournaments", inside.federation.slug);
    let asked = query.page.parse().ok();
    let found = read_inside(&inside, move |c, f| {
        FoundTournaments::load(c, f, id, asked, &address)
    })
    .await?;
    let seen = View::for_request(&inside);
    let name_of = |id: PlayerId| {
        found
            .names
            .get(&id)
            .map(|(n, l)| inside.spelling().name(n, l.as_deref()))
            .unwrap_or_default()
    };
    let name = called(&found.player, &inside);
    let rows = found
        .history
        .iter()
        .rev()
        .filter(|played| found.shown.contains(&played.result.tournament_id));
    render_public(&TournamentsPage {
        page: Layout::for_federation(
            &inside,
            "ratings",
            seen.t.msg_record_tournaments_of(name.as_str()),
        ),
        slug: inside.federation.slug.clone(),
        id: id.0,
        name,
        figures: seen.figures,
        history: rows
            .map(|result| History::of(result, &found.performances, seen))
            .collect(),
        performs: !found.performances.is_empty(),
        games: seen.game_rows(&found.past, name_of),
        pager: found.pager,
    })
}

struct FoundOpponents {
    player: Player,
    past: Past,
    names: HashMap<PlayerId, (String, Option<String>)>,
}

pub async fn show_opponents(
    inside: Inside,
    path: web::Path<(String, String)>,
    query: QueryParams<RecordPage>,
) -> Result<HttpResponse, WebError> {
    let id: PlayerId = path.1.parse().map_err(|_| WebError::NotFound)?;
    let FoundOpponents {
        player,
        past,
        names,
    } = read_inside(&inside, move |c, f| {
        let player = players::find(c, f.id, id)?
            .filter(|p| p.merged_into.is_none())
            .ok_or(ActionError::NotFound)?;
        let past = load_past(c, f, id)?;
        let names = players::names_told_apart(c, &past.list_opponents())?;
        Ok(FoundOpponents {
            player,
            past,
            names,
        })
    })
    .await?;
    let seen = View::for_request(&inside);
    let name_of = |id: PlayerId| {
        names
            .get(&id)
            .map(|(n, l)| inside.spelling().name(n, l.as_deref()))
            .unwrap_or_default()
    };
    let name = called(&player, &inside);
    let mut rows = seen.opponent_rows(&past, name_of);
    let address = format!("/{}/players/{id}/opponents", inside.federation.slug);
    let pager = Pager::new(
        query.page.parse().ok(),
        rows.len() as i64,
        PER_PAGE,
        &address,
        &[],
    );
    let from = usize::try_from(pager.row_offset(PER_PAGE))
        .unwrap_or(0)
        .min(rows.len());
    rows.drain(..from);
    rows.truncate(PER_PAGE as usize);
    render_public(&OpponentsPage {
        page: Layout::for_federation(
            &inside,
            "ratings",
            seen.t.msg_record_opponents_of(name.as_str()),
        ),
        slug: inside.federation.slug.clone(),
        id: id.0,
        name,
        feats: seen.best_feats(&past, name_of),
        opponents: rows,
        pager,
    })
}
