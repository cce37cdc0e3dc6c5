//! The page of one player.

use std::collections::{HashMap, HashSet};

use actix_web::http::header::LOCATION;
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::NaiveDate;
use serde_json::{Map, Value};

use crate::actions::ActionError;
use crate::actions::authorization::Duty;
use crate::actions::editions;
use crate::actions::history::{
    Past, compute_performances as performances_in, load_past as past_of, past_in,
};
use crate::actions::members::{PublicMembership, load_public_memberships};
use crate::actions::persons::find_elsewhere;
use crate::actions::rating::rank_changes as rank_changes_of;
use crate::app::rosters::{MediansByDay, Rosters};
use crate::db::certificates::Certificate;
use crate::db::clubs::Club;
use crate::db::external_ids::{self as stored_numbers, PlayerNumber};
use crate::db::federations::Federation;
use crate::db::initial_ratings::{self, InitialRatingAct, StandingEntry};
use crate::db::lists::{Brief, DecisionRow};
use crate::db::merges::{Names, Recommendation};
use crate::db::players::Player;
use crate::db::pools::PoolRating;
use crate::db::results::PlayedTournament;
use crate::db::tables::RatedTable;
use crate::db::tournament_imports::{self, Recorded};
use crate::db::{
    CacheScope, CertificateId, Conn, DbError, PlayerId, TournamentId, certificates, clubs,
    contradictions, foreign_ratings, lists, merges, players, pools, results, tables,
};
use crate::domain::external_id::ListedRating;
use crate::domain::history::Performance;
use crate::domain::membership::is_member;
use crate::domain::name;
use crate::domain::player::{Born, Gender, Mark};
use crate::domain::rules::{Newcomer, NextRank, RankChange as RankGiven};
use crate::domain::tournament::Pool;
use crate::error::WebError;
use crate::frame::cache_scope::made_of;
use crate::frame::layout::{Layout, render_page, render_public};
use crate::frame::request::{Inside, read_inside};
use crate::i18n::{Language, Speaks, Spelling, arg, terms};
use crate::members;
use crate::players::external_ids::{Numbers, RatingElsewhere};
use crate::players::glance::{self, Glance, OverviewData, Place};
use crate::players::history::{Feats, GameRow, OpponentRow, Picture, RatingSources, View};
use crate::players::initial_rating::InitialRecord;
use crate::players::lines::{
    Dan, FactRow, LastList, Listing, Paper, PoolLine, RankChange, club_changes, rank_changes,
};
use crate::players::record::{History, INLINE, any_anomalous, newest_tournaments};
use crate::rating_format::RatingFormat;

#[derive(Template)]
#[template(path = "players/player.html")]
struct PlayerPage {
    page: Layout,
    slug: String,
    id: i64,
    /// With the code of its language.
    original: Option<(String, &'static str)>,
    code: String,
    figures: RatingFormat,
    rating: Option<String>,
    interval: String,
    provisional: bool,
    pools: Vec<PoolLine>,
    /// Empty if the player isn't listed, or the pools show the places.
    places: Vec<Place>,
    rank: String,
    kept: bool,
    next_rank: Option<String>,
    glance: Glance,
    own: Particulars,
    history: Vec<History>,
    unrated: Unrated,
    facts: Vec<FactRow>,
    games: Vec<GameRow>,
    opponents: Vec<OpponentRow>,
    /// Set if the page shows only the newest tournaments, and the opponents have a page of their
    /// own.
    more: Option<i64>,
    pictures: Vec<Picture>,
    performs: bool,
    feats: Feats,
    lists: Vec<Listing>,
    ranks: Vec<RankChange>,
    commission: bool,
}

struct Particulars {
    last_list: Option<LastList>,
    dan: Option<Dan>,
    mark: String,
    recommended: Option<String>,
    club: Option<(i64, String)>,
    memberships: Vec<String>,
    /// True if a membership holds today.
    member: bool,
    /// Pages of the same person in other federations.
    persons: Vec<(String, String)>,
    clubs: Vec<(String, String)>,
    country: Option<String>,
    born: Option<String>,
    /// True if the public sees less of the birth than this reader.
    birth_hidden: bool,
    brought: Option<InitialRecord>,
    numbers: Numbers,
    elsewhere: Vec<RatingElsewhere>,
    certificates: Vec<Paper>,
}

struct PlayerPageData {
    player: Player,
    club: Option<Club>,
    history: Vec<PlayedTournament>,
    past: Past,
    performances: HashMap<TournamentId, Performance>,
    lists: Vec<(Brief, lists::Entry)>,
    decisions: Vec<(DecisionRow, NaiveDate)>,
    names: HashMap<PlayerId, (String, Option<String>)>,
    pools: Vec<PoolRating>,
    certificates: Vec<Certificate>,
    contradicted: HashSet<CertificateId>,
    memberships: Vec<PublicMembership>,
    persons: Vec<(Federation, PlayerId)>,
    /// Changes of club, newest first.
    moves: Vec<(NaiveDate, Option<Names>)>,
    recommendation: Option<Recommendation>,
    numbers: Vec<PlayerNumber>,
    facts: Vec<Recorded>,
    elsewhere: Vec<ListedRating>,
    /// Initial records that officials entered, newest first.
    standings: Vec<(InitialRatingAct, StandingEntry)>,
    /// Places among the first three only.
    places: Vec<(TournamentId, i32)>,
    next_rank: Option<NextRank>,
    middles: Vec<(Option<Pool>, MediansByDay)>,
    /// Rated tournaments that gave the player no rating.
    unrated: Vec<RatedTable>,
    grounds: HashMap<TournamentId, Vec<RankGiven>>,
}

impl PlayerPageData {
    fn rating_course(&self, federation: &Federation) -> RatingSources<'_> {
        RatingSources {
            results: &self.history,
            lists: &self.lists,
            decisions: &self.decisions,
            middles: &self.middles,
            grounds: &self.grounds,
            ranks_follow: federation.rules.ranks_follow,
            begins: match federation.rules.newcomer_rule(&Value::Object(Map::new())) {
                Some(Newcomer::Begins {
                    rank: Some(rank),
                    article,
                    ..
                }) => Some((rank, article)),
                _ => None,
            },
        }
    }

    fn name_of(&self, id: PlayerId, spelling: Spelling) -> String {
        self.names
            .get(&id)
            .map(|(n, l)| spelling.name(n, l.as_deref()))
            .unwrap_or_default()
    }

    /// Empty unless the games are complete.
    fn read_games(&self, seen: View, whole: bool) -> (Vec<OpponentRow>, Feats) {
        if !whole {
            return (Vec::new(), Feats::default());
        }
        let name_of = |id: PlayerId| self.name_of(id, seen.spelling);
        (
            seen.opponent_rows(&self.past, name_of),
            seen.best_feats(&self.past, name_of),
        )
    }

    fn newest_history(&self, seen: View) -> Vec<History> {
        self.history
            .iter()
            .rev()
            .take(INLINE)
            .map(|result| History::of(result, &self.performances, seen))
            .collect()
    }

    fn listings(&self, seen: View) -> Vec<Listing> {
        self.lists
            .iter()
            .rev()
            .map(|(list, entry)| Listing::from_entry(seen, list, entry))
            .collect()
    }

    /// `whole`: the games are complete.
    fn overview_data(&self, whole: bool) -> OverviewData<'_> {
        OverviewData {
            past: &self.past,
            whole,
            history: &self.history,
            facts: &self.facts,
            places: &self.places,
        }
    }
}

fn find(
    c: &mut Conn,
    f: &Federation,
    rosters: &Rosters,
    id: PlayerId,
    today: NaiveDate,
) -> Result<PlayerPageData, ActionError> {
    let player = players::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
    let step = u8::try_from(player.state.shown.rank_step).unwrap_or_default();
    let next_rank = if f.rules.shows.ranks {
        editions::next_rank(c, f, step, today)?
    } else {
        None
    };
    let club = match player.club_id {
        Some(club) => clubs::find(c, f.id, club)?,
        None => None,
    };
    let history = results::of_player(c, id)?;
    let past = if history.len() > INLINE {
        past_in(c, f, id, &newest_tournaments(&history, 0))?
    } else {
        past_of(c, f, id)?
    };
    let certificates = certificates::of_player(c, id)?;
    Ok(PlayerPageData {
        player,
        club,
        performances: performances_in(c, f, &past)?,
        lists: lists::of_player(c, id)?,
        decisions: lists::decisions_of(c, id)?,
        names: players::names_told_apart(c, &past.list_opponents())?,
        pools: pools::of_player(c, id)?,
        contradicted: contradictions::find_contradicted(c, &certificates)?,
        certificates,
        memberships: load_public_memberships(c, f, id)?,
        persons: find_elsewhere(c, &[id])?.remove(&id).unwrap_or_default(),
        moves: merges::clubs_of(c, id)?,
        recommendation: merges::find_recommendation(c, id)?,
        numbers: stored_numbers::of_player(c, id)?,
        facts: tournament_imports::load_recorded(c, id)?,
        elsewhere: foreign_ratings::of_player(c, id)?,
        standings: initial_ratings::of_player(c, id)?,
        places: tables::first_places(c, id)?,
        next_rank,
        grounds: rank_changes_of(c, f, id, &explained_changes(f, &history))?,
        middles: View::pools_of_rules(f.rules.shows)
            .into_iter()
            .map(|pool| Ok::<_, DbError>((pool, rosters.medians_by_list(c, f.id, pool)?)))
            .collect::<Result<_, DbError>>()?,
        unrated: unrated_tables(c, id, &history)?,
        history,
        past,
    })
}

fn unrated_tables(
    c: &mut Conn,
    id: PlayerId,
    history: &[PlayedTournament],
) -> Result<Vec<RatedTable>, DbError> {
    let rated: HashSet<TournamentId> = history
        .iter()
        .map(|played| played.result.tournament_id)
        .collect();
    let mut unrated = tables::rated_tables_of(c, id)?;
    unrated.retain(|table| !rated.contains(&table.id));
    Ok(unrated)
}

/// Ranks that follow ratings change often, and their ground is the rating. Only other changes of
/// rank, few in a life, get their ground stated.
fn explained_changes(f: &Federation, history: &[PlayedTournament]) -> Vec<TournamentId> {
    history
        .iter()
        .filter(|_| f.rules.shows.ranks && f.rules.ranks_follow.is_none())
        .map(|played| &played.result)
        .filter(|row| row.rank != row.rank_before)
        .map(|row| row.tournament_id)
        .collect()
}

pub async fn show_player(
    inside: Inside,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let id: PlayerId = path.1.parse().map_err(|_| WebError::NotFound)?;
    let merged = read_inside(&inside, move |c, f| {
        Ok::<_, ActionError>(players::find_merge_targets(c, f.id, &[id])?.remove(&id))
    })
    .await?;
    if let Some(kept) = merged {
        let to = format!("/{}/players/{kept}", inside.federation.slug);
        return Ok(HttpResponse::SeeOther()
            .insert_header((LOCATION, to))
            .finish());
    }
    let today = inside.today();
    let rosters = inside.app.rosters.clone();
    let found = read_inside(&inside, move |c, f| find(c, f, &rosters, id, today)).await?;
    let places = if found.player.state.shown.rating.is_some() {
        Place::all(&inside, id).await?
    } else {
        Vec::new()
    };
    // The page names other federations of the same person, and their names can change.
    let extent = if found.persons.is_empty() {
        CacheScope::Federation(inside.federation.id)
    } else {
        CacheScope::Site
    };
    let view = PlayerPage::of(&inside, found, places);
    if view.commission {
        render_page(&view)
    } else {
        Ok(made_of(render_public(&view)?, extent))
    }
}

impl PlayerPage {
    fn facts_tell(&self) -> (bool, bool) {
        (
            self.facts.iter().any(|fact| !fact.place.is_empty()),
            self.facts.iter().any(|fact| !fact.points.is_empty()),
        )
    }

    fn embed(&self, below: &str) -> String {
        self.page.embed(&format!("players/{}{below}", self.id))
    }

    fn any_anomalous(&self) -> bool {
        any_anomalous(&self.history)
    }

    fn newest(&self) -> Option<&Paper> {
        self.own
            .certificates
            .iter()
            .filter(|paper| !paper.revoked)
            .max_by_key(|paper| paper.number)
    }

    fn of(inside: &Inside, found: PlayerPageData, mut places: Vec<Place>) -> PlayerPage {
        let spelling = inside.spelling();
        let (seen, slug) = (View::for_request(inside), &inside.federation.slug);
        let View {
            language, figures, ..
        } = seen;
        let player = &found.player;
        let name_of = |id: PlayerId| found.name_of(id, spelling);
        let more = (found.history.len() > INLINE)
            .then(|| i64::try_from(found.history.len()).unwrap_or(i64::MAX));
        let (opponents, feats) = found.read_games(seen, more.is_none());
        let glance = Glance::from_data(seen, &found.overview_data(more.is_none()), name_of);
        let pools = found
            .pools
            .iter()
            .map(|held| PoolLine::from_rating(seen, held, &mut places))
            .collect();
        let course = found.rating_course(&inside.federation);
        let title = spelling.name(player.display_name(), player.latin());
        let who = Who::from_data(seen, &found);
        PlayerPage {
            slug: slug.clone(),
            id: player.id.0,
            original: original_name(player, &title, inside.federation.name_language()),
            code: player.code.clone(),
            facts: found
                .facts
                .iter()
                .map(|fact| FactRow::from_fact(language, fact))
                .collect(),
            rating: who.rating,
            interval: figures.format_interval(player.state.shown.deviation),
            provisional: player.state.shown.provisional,
            pools,
            places,
            next_rank: distance_to_rank(seen, &found),
            glance,
            rank: who.rank.unwrap_or_default(),
            kept: player.state.shown.rank_kept && !figures.shows.pools,
            own: Particulars::from_data(inside, &found, who.club),
            history: found.newest_history(seen),
            unrated: Unrated::new(&found.unrated, language),
            games: seen.game_rows(&found.past, name_of),
            opponents,
            more,
            pictures: seen.rating_charts(slug, &course),
            performs: !found.performances.is_empty(),
            feats,
            lists: found.listings(seen),
            ranks: rank_changes(seen, slug, &course),
            commission: inside.has_duty(Duty::Commission),
            figures,
            page: Layout {
                about: who.about,
                ..Layout::for_federation(inside, "ratings", title)
                    .with_picture(&format!("/players/{}", player.id))
            },
        }
    }
}

impl Particulars {
    fn from_data(inside: &Inside, found: &PlayerPageData, club: Option<String>) -> Particulars {
        let (seen, language) = (View::for_request(inside), inside.language);
        let (player, commission) = (&found.player, inside.has_duty(Duty::Commission));
        let (born, public) = (
            visible_birth(player, commission, inside),
            visible_birth(player, false, inside),
        );
        Particulars {
            last_list: LastList::from_lists(seen, &found.lists),
            dan: Dan::from_decisions(seen, &found.decisions),
            mark: mark(language, player),
            recommended: found
                .recommendation
                .as_ref()
                .filter(|_| player.standing.is_some())
                .map(|r| format_recommendation(inside, r)),
            club: found.club.as_ref().map(|club| club.id.0).zip(club),
            memberships: members::format_memberships(
                seen.spelling,
                &inside.federation,
                &found.memberships,
            ),
            member: is_member(
                found.memberships.iter().map(|joined| joined.term),
                inside.today(),
                false,
            ),
            persons: found
                .persons
                .iter()
                .map(|(f, id)| (format!("/{}/players/{id}", f.slug), f.name_in(language)))
                .collect(),
            clubs: club_changes(seen, &found.moves),
            country: player
                .personal
                .country
                .as_deref()
                .map(|country| language.country_name(country)),
            birth_hidden: born != public,
            born,
            brought: InitialRecord::of_player(inside, player, &found.standings),
            numbers: Numbers::visible_to(&found.numbers, commission, language),
            elsewhere: RatingElsewhere::all(&found.elsewhere, language),
            certificates: found
                .certificates
                .iter()
                .filter_map(|c| Paper::from_certificate(c, &found.contradicted, language))
                .collect(),
        }
    }
}

struct Unrated {
    /// Newest first.
    rows: Vec<(i64, String)>,
    more: i64,
}

impl Unrated {
    const MOST: usize = 12;

    fn new(tables: &[RatedTable], language: Language) -> Unrated {
        let row = |table: &RatedTable| {
            (
                table.id.0,
                format!("{}, {}", table.name, language.format_day(table.ends)),
            )
        };
        let more = tables.len().saturating_sub(Unrated::MOST);
        Unrated {
            rows: tables.iter().take(Unrated::MOST).map(row).collect(),
            more: i64::try_from(more).unwrap_or(i64::MAX),
        }
    }
}

struct Who {
    rating: Option<String>,
    rank: Option<String>,
    club: Option<String>,
    about: String,
}

impl Who {
    fn from_data(seen: View, found: &PlayerPageData) -> Who {
        let (state, language) = (&found.player.state, seen.language);
        let rating = state.shown.rating.map(|r| {
            seen.figures
                .format_starred(Some(r), state.shown.provisional)
        });
        let rank = state
            .shown
            .rank
            .as_deref()
            .map(|r| terms::rank_name(language, r));
        let club = found
            .club
            .as_ref()
            .map(|c| seen.spelling.name(&c.name, c.latin.as_deref()));
        let about = [&rating, &rank, &club]
            .into_iter()
            .flatten()
            .cloned()
            .collect::<Vec<_>>()
            .join(", ");
        Who {
            rating,
            rank,
            club,
            about,
        }
    }
}

fn distance_to_rank(seen: View, found: &PlayerPageData) -> Option<String> {
    // Ranks follow the rating of the first pool, which is the main one.
    let main = found
        .pools
        .first()
        .map(|held| held.rating)
        .or(found.player.state.shown.rating);
    found
        .next_rank
        .zip(main)
        .and_then(|(next, rating)| glance::next_rank(seen, next, rating))
}

/// `None` if the page writes the name in its original spelling.
fn original_name(
    player: &Player,
    shown: &str,
    names: name::Language,
) -> Option<(String, &'static str)> {
    let called = player.display_name();
    (shown != called).then(|| {
        (
            called.to_owned(),
            name::guess_language(called).unwrap_or(names).word(),
        )
    })
}

/// The day for the commission, the year for the public, nothing of minors.
fn visible_birth(player: &Player, commission: bool, inside: &Inside) -> Option<String> {
    // The remaining birth of a forgotten person is for the rules alone.
    let born = player
        .personal
        .parse_birth()
        .filter(|_| !player.is_forgotten())?;
    let today = inside.today();
    match born {
        Born::Day(day) if commission => Some(inside.language.format_day(day)),
        born if commission => Some(born.year().to_string()),
        born => born.public_year(today).map(|year| year.to_string()),
    }
}

fn format_recommendation(inside: &Inside, by: &Recommendation) -> String {
    let article = inside.federation.rules.recommended.unwrap_or_default();
    inside.t().msg_recommended_by(
        arg::Article(article),
        arg::First(inside.spelling().name(&by.first_name, None)),
        arg::Second(inside.spelling().name(&by.second_name, None)),
    )
}

/// Empty for an active member.
fn mark(language: Language, player: &Player) -> String {
    let t = language.messages();
    let says = player.mark.map(|mark| match mark {
        Mark::Deceased => t.msg_mark_deceased(player.personal.gender.map_or("", Gender::word)),
        Mark::Withdrawn => t.msg_mark_withdrawn(),
        Mark::Forgotten => t.msg_mark_forgotten(),
    });
    let since = player
        .marked_on
        .filter(|_| says.is_some())
        .map(|day| language.format_day(day));
    player
        .guest
        .then(|| t.msg_field_guest())
        .into_iter()
        .chain(says)
        .chain(since)
        .collect::<Vec<_>>()
        .join(", ")
}
