//! The overview on a player's page, beside the rating itself.

use std::collections::HashMap;

use chrono::NaiveDate;

use crate::actions::history::Past;
use crate::db::results::PlayedTournament;
use crate::db::tournament_imports::Recorded;
use crate::db::{PlayerId, TournamentId};
use crate::domain::history::{by_strength, last_counted};
use crate::domain::roster::Roster;
use crate::domain::rules::NextRank;
use crate::domain::tournament::Pool;
use crate::error::WebError;
use crate::frame::request::{Inside, load_roster};
use crate::home::missing_games_text;
use crate::i18n::{arg, terms};
use crate::players::history::{GameRow, View};
use crate::rating_format::RatingFormat;

/// Games in the list of the last ones.
const LAST_GAMES: usize = 10;
/// Opponents count as equally strong up to this difference.
const EQUAL_STRENGTH_MARGIN: f64 = 100.0;

pub struct Place {
    pub pool: Option<Pool>,
    /// The place and the length of the list.
    pub says: String,
    /// Compared with the last published list, with the CSS class; `None` without movement.
    pub movement: Option<(String, &'static str)>,
}

impl Place {
    fn find_in_roster(
        roster: &Roster,
        id: PlayerId,
        pool: Option<Pool>,
        inside: &Inside,
    ) -> Option<Place> {
        let at = roster
            .members()
            .iter()
            .position(|member| member.id == id.0)?;
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        let member = roster.members().get(at)?;
        let movement = member.rating_change();
        let missing = missing_games_text(roster, member, inside.language);
        Some(Place {
            pool,
            says: if missing.is_empty() {
                inside.t().msg_figure_place(
                    arg::Place(count(at + 1)),
                    arg::All(count(roster.listed_count())),
                )
            } else {
                missing
            },
            movement: movement
                .map(|change| RatingFormat::for_federation(inside).format_change(change))
                .filter(|(_, class)| !class.is_empty()),
        })
    }

    /// One place per pool.
    pub async fn all(inside: &Inside, id: PlayerId) -> Result<Vec<Place>, WebError> {
        let pools: Vec<Option<Pool>> = if inside.federation.rules.shows.pools {
            Pool::ALL.into_iter().map(Some).collect()
        } else {
            vec![None]
        };
        let mut places = Vec::new();
        for pool in pools {
            let list = load_roster(inside, pool).await?;
            places.extend(Place::find_in_roster(&list, id, pool, inside));
        }
        Ok(places)
    }
}

/// `None` if there is nothing to say, or the rating is high enough already.
pub fn next_rank(seen: View, next: NextRank, rating: f64) -> Option<String> {
    let scale = 10_f64.powi(i32::try_from(seen.figures.shows.decimals).unwrap_or(0));
    // Rounded up: the text must not understate the missing points.
    let missing = ((next.from.0 - rating) * scale - 1e-6).ceil() / scale;
    let (t, rank, from) = (
        seen.t,
        terms::rank_name(seen.language, next.rank.name),
        seen.figures.format_rating(Some(next.from.0)),
    );
    let place = terms::cite_place(t, seen.figures.shows, next.article);
    match (missing > 0.0, next.by_list) {
        (true, false) => Some(t.msg_figure_next(
            arg::Rank(rank),
            arg::From(from),
            arg::Missing(seen.figures.format_rating(Some(missing))),
            arg::Place(place),
        )),
        (true, true) => Some(t.msg_figure_next_by_list(
            arg::Rank(rank),
            arg::From(from),
            arg::Missing(seen.figures.format_rating(Some(missing))),
            arg::Place(place),
        )),
        (false, true) => Some(t.msg_figure_next_waits(arg::Rank(rank), arg::Place(place))),
        (false, false) => None,
    }
}

pub struct StrengthRow {
    pub says: String,
    pub games: usize,
    /// The player's score and that of the opponents.
    pub score: String,
    /// Percentage of the points.
    pub share: String,
}

pub struct Medal {
    pub place: i32,
    pub tournament: i64,
    pub name: String,
    pub day: String,
}

#[derive(Default)]
pub struct Glance {
    /// Newest at the end.
    pub form: Vec<GameRow>,
    /// Stronger, equal, weaker opponents; empty if not all games are read.
    pub strengths: Vec<StrengthRow>,
    /// Best and newest first.
    pub medals: Vec<Medal>,
}

pub struct OverviewData<'a> {
    pub past: &'a Past,
    /// False if only the games of the newest tournaments are read.
    pub whole: bool,
    pub history: &'a [PlayedTournament],
    /// Tournaments taken over as facts.
    pub facts: &'a [Recorded],
    pub places: &'a [(TournamentId, i32)],
}

impl Glance {
    pub fn from_data(
        seen: View,
        looked: &OverviewData<'_>,
        name_of: impl Fn(PlayerId) -> String,
    ) -> Glance {
        Glance {
            form: last_counted(&looked.past.games, LAST_GAMES)
                .into_iter()
                .map(|game| seen.game(looked.past, game, &name_of))
                .collect(),
            strengths: if looked.whole {
                strength_rows(seen, looked.past)
            } else {
                Vec::new()
            },
            medals: list_medals(seen, looked),
        }
    }

    /// Pairs of place and count.
    pub fn counted(&self) -> Vec<(i32, usize)> {
        let count = |place: i32| {
            (
                place,
                self.medals
                    .iter()
                    .filter(|medal| medal.place == place)
                    .count(),
            )
        };
        (1..=3).map(count).filter(|(_, count)| *count > 0).collect()
    }
}

fn strength_rows(seen: View, past: &Past) -> Vec<StrengthRow> {
    let (t, gap) = (seen.t, seen.language.number(EQUAL_STRENGTH_MARGIN, 0));
    let names = [
        t.msg_figure_stronger(gap.clone()),
        t.msg_figure_equal(gap.clone()),
        t.msg_figure_weaker(gap),
    ];
    let found = by_strength(&past.games, EQUAL_STRENGTH_MARGIN);
    let rows = names
        .into_iter()
        .zip(found)
        .filter(|(_, against)| against.games > 0);
    rows.map(|(says, against)| StrengthRow {
        says,
        games: against.games,
        score: seen.format_score(against.halves, against.opponent_halves()),
        share: t.msg_percent(
            (50.0 * against.halves as f64 / against.games as f64)
                .round()
                .to_string(),
        ),
    })
    .collect()
}

struct PodiumPlace<'a> {
    place: i32,
    tournament: TournamentId,
    name: &'a str,
    ends: NaiveDate,
}

fn list_medals(seen: View, looked: &OverviewData<'_>) -> Vec<Medal> {
    let rated: HashMap<TournamentId, &PlayedTournament> = looked
        .history
        .iter()
        .map(|t| (t.result.tournament_id, t))
        .collect();
    let own = looked.places.iter().filter_map(|(id, place)| {
        let t = rated.get(id)?;
        Some(PodiumPlace {
            place: *place,
            tournament: *id,
            name: &t.name,
            ends: t.ends,
        })
    });
    let facts = looked.facts.iter().filter_map(|t| {
        let place = t.place.filter(|place| (1..=3).contains(place))?;
        Some(PodiumPlace {
            place,
            tournament: t.tournament,
            name: &t.name,
            ends: t.ends,
        })
    });
    let mut all: Vec<PodiumPlace<'_>> = own.chain(facts).collect();
    all.sort_by_key(|taken| {
        (
            taken.place,
            std::cmp::Reverse((taken.ends, taken.tournament)),
        )
    });
    let medal = |taken: PodiumPlace<'_>| Medal {
        place: taken.place,
        tournament: taken.tournament.0,
        name: taken.name.to_owned(),
        day: seen.language.format_day(taken.ends),
    };
    all.into_iter().map(medal).collect()
}
