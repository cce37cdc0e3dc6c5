//! Players in the API: their personal data, current ratings and history.

use std::collections::HashMap;

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::NaiveDate;
use serde::Serialize;
use utoipa::ToSchema;

use super::answers::{Moved, Unknown, Usual};
use super::paging::{Page, Paging, RequestParams, page_response};
use super::{ApiFederation, both_spellings, json_response, player_names, rating_change};
use crate::actions::external_ids::find_bearers;
use crate::actions::{ActionError, persons};
use crate::db::federations::Federation;
use crate::db::memberships::Membership;
use crate::db::players::{Filter, Player as Stored};
use crate::db::results::PlayedTournament;
use crate::db::{
    CacheScope, ClubId, Conn, FederationId, PlayerId, clubs, external_ids, foreign_ratings, lists,
    memberships, players, pools, results,
};
use crate::domain::external_id::ListedRating;
use crate::domain::name::{Language, search_key};
use crate::error::WebError;
use crate::frame::cache_scope::made_of;
use crate::frame::path::id;
use crate::frame::request::read_inside;
use crate::rating_format::RatingFormat;

/// A player, as other objects refer to one.
#[derive(Serialize, ToSchema)]
pub struct PlayerRef {
    /// Id in the addresses of the site and of the API.
    pub id: i64,
    /// Id in the exchange format (journals), unique in the federation.
    #[schema(example = "p01")]
    pub code: String,
    /// Name as it is written; the code if there is none or the player asked to be forgotten.
    pub name: String,
    /// Name in Latin letters.
    pub latin: String,
}

impl PlayerRef {
    pub fn from_player(player: &Stored, spelled: Language) -> PlayerRef {
        let (name, latin) = player_names(player, spelled);
        PlayerRef {
            id: player.id.0,
            code: player.code.clone(),
            name,
            latin,
        }
    }
}

/// A player with current ratings.
#[derive(Serialize, ToSchema)]
pub struct Player {
    /// Id in the addresses of the site and of the API.
    pub id: i64,
    /// Id in the exchange format (journals), unique in the federation.
    #[schema(example = "p01")]
    pub code: String,
    /// Name as it is written; the code if there is none.
    pub name: String,
    /// Name in Latin letters.
    pub latin: String,
    /// Year of birth; null: unknown, or withheld until the year after the one in which the player
    /// comes of age.
    pub birth_year: Option<i32>,
    /// Country, two letters of ISO 3166-1; null: unknown.
    pub country: Option<String>,
    /// Club; null: none.
    pub club: Option<ClubRef>,
    /// A guest of the federation.
    pub guest: bool,
    /// The reason why the player plays no more: `deceased` or `withdrawn`; null: the player is
    /// active.
    pub mark: Option<String>,
    /// The day from which this holds; null: the player is active, or it is unknown.
    pub marked_on: Option<NaiveDate>,
    /// Rating; where the rules have pools, that of the first pool in which there is one. Null: none
    /// yet.
    pub rating: Option<f64>,
    /// Standard deviation of the rating, in points; null: the rules have none.
    pub deviation: Option<f64>,
    /// Rank in the words of the exchange format: `4 kyu`, `1 dan`, a sports rank by its letter
    /// (`N`: none). Null: none.
    #[schema(example = "4 kyu")]
    pub rank: Option<String>,
    /// The rank is higher than the rating gives, kept by the rules; never where they have pools.
    pub rank_kept: bool,
    /// The rating is provisional (the star).
    pub provisional: bool,
    /// The player's external ids, at most one of each system.
    pub numbers: Vec<PlayerNumber>,
    /// The newest of the player's external ratings, at most one of each kind.
    pub foreign_ratings: Vec<ForeignRating>,
    /// The player's memberships, present and past; empty: none that the federation keeps a list of.
    pub memberships: Vec<PlayerMembership>,
    /// The same person in other federations of this site.
    pub elsewhere: Vec<PlayerElsewhere>,
}

/// The same person in another federation of this site.
#[derive(Serialize, ToSchema)]
pub struct PlayerElsewhere {
    /// Slug of the federation.
    pub federation: String,
    /// Id of the player there.
    pub id: i64,
}

/// A membership of the federation or of one of its clubs.
#[derive(Serialize, ToSchema)]
pub struct PlayerMembership {
    /// The club; null: of the federation itself.
    pub club: Option<ClubRef>,
    /// The first day; null: unknown.
    pub since: Option<NaiveDate>,
    /// The last day; null: still.
    pub until: Option<NaiveDate>,
}

/// An external id of a player.
#[derive(Serialize, ToSchema)]
pub struct PlayerNumber {
    /// The system of the id: `aga`, `egf_pin` (European Go Database), `ffg` (French licence),
    /// `fide`, `national`.
    #[schema(example = "egf_pin")]
    pub system: String,
    /// The id, as it is written there.
    #[schema(example = "12345678")]
    pub number: String,
}

/// An external rating of a player from an official list.
#[derive(Serialize, ToSchema)]
pub struct ForeignRating {
    /// The kind of rating: `standard`, `rapid`, `blitz` (FIDE), `gor` (European Go Database).
    #[schema(example = "standard")]
    pub kind: String,
    /// The day of the list.
    pub date: NaiveDate,
    #[schema(example = 1822)]
    pub rating: i32,
}

impl ForeignRating {
    fn from_listed(listed: &ListedRating) -> ForeignRating {
        ForeignRating {
            kind: listed.kind.word().to_owned(),
            date: listed.date,
            rating: listed.rating,
        }
    }

    /// `listed` is ordered by kind and day.
    fn newest(listed: &[ListedRating]) -> Vec<ForeignRating> {
        listed
            .chunk_by(|a, b| a.kind == b.kind)
            .filter_map(|kind| kind.last().map(ForeignRating::from_listed))
            .collect()
    }
}

struct PlayerExtras {
    clubs: HashMap<ClubId, ClubRef>,
    ratings: HashMap<PlayerId, Vec<ListedRating>>,
    numbers: HashMap<PlayerId, Vec<external_ids::PlayerNumber>>,
    memberships: HashMap<PlayerId, Vec<Membership>>,
    elsewhere: HashMap<PlayerId, Vec<(Federation, PlayerId)>>,
}

impl PlayerExtras {
    /// Includes another federation's name of a person, which that federation may change.
    fn data_extent(&self, at: &ApiFederation) -> CacheScope {
        if self.elsewhere.is_empty() {
            CacheScope::Federation(at.federation.id)
        } else {
            CacheScope::Site
        }
    }

    fn load_extras(
        c: &mut Conn,
        federation: &Federation,
        players: &[PlayerId],
    ) -> Result<PlayerExtras, ActionError> {
        let clubs = clubs::list(c, federation.id)?;
        Ok(PlayerExtras {
            clubs: clubs
                .into_iter()
                .map(|club| {
                    (
                        club.id,
                        ClubRef::from_club(club, federation.name_language()),
                    )
                })
                .collect(),
            ratings: foreign_ratings::of_players(c, players)?,
            numbers: external_ids::load_current(c, players)?,
            memberships: memberships::of_players(c, players)?,
            elsewhere: persons::find_elsewhere(c, players)?,
        })
    }
}

/// A club by name.
#[derive(Clone, Serialize, ToSchema)]
pub struct ClubRef {
    /// Its id, the value of the parameter `club`.
    pub id: i64,
    /// Name as it is written.
    pub name: String,
    /// Name in Latin letters.
    pub latin: String,
}

impl ClubRef {
    pub fn from_club(club: clubs::Club, names: Language) -> ClubRef {
        let (name, latin) = both_spellings(&club.name, club.latin.as_deref(), "", names);
        ClubRef {
            id: club.id.0,
            name,
            latin,
        }
    }
}

/// A player in full.
#[derive(Serialize, ToSchema)]
pub struct PlayerDetail {
    pub player: Player,
    /// The player's ratings in the pools; empty where the rules have none.
    pub pools: Vec<PoolRating>,
    /// Id of the last tournament that changed the player's rating; null: none.
    pub last_tournament: Option<i64>,
}

/// A rating in a pool.
#[derive(Serialize, ToSchema)]
pub struct PoolRating {
    /// The pool: `classic` or `rapid`.
    pub pool: String,
    pub rating: f64,
    /// Rated games in the pool.
    pub games: i32,
    /// Last day of the last tournament in the pool; null: before the first tournament on this site.
    pub last_played: Option<NaiveDate>,
}

/// The history of a player.
#[derive(Serialize, ToSchema)]
pub struct PlayerHistory {
    pub player: PlayerRef,
    /// The effect of each rated tournament, in the order of rating.
    pub tournaments: Vec<PastTournament>,
    /// The player's entries in published lists, oldest first.
    pub lists: Vec<PastList>,
    /// The player's external ratings from official lists, by kind and then oldest first.
    pub foreign_ratings: Vec<ForeignRating>,
}

/// The effect of a tournament on a player.
#[derive(Serialize, ToSchema)]
pub struct PastTournament {
    /// Id of the tournament.
    pub tournament: i64,
    pub name: String,
    /// Its last day.
    pub ends: NaiveDate,
    /// The change of the rating.
    pub result: Outcome,
}

/// The effect of a tournament on a rating.
#[derive(Serialize, ToSchema)]
pub struct Outcome {
    /// Rating before; null: none.
    pub before: Option<f64>,
    /// Rating after; null: none.
    pub after: Option<f64>,
    /// The difference; null: one of the two is missing.
    pub change: Option<f64>,
    /// Deviation before; null: none.
    pub deviation_before: Option<f64>,
    /// Deviation after; null: none.
    pub deviation: Option<f64>,
    /// Rank before; null: none.
    pub rank_before: Option<String>,
    /// Rank after; null: none.
    pub rank: Option<String>,
    /// The pool it counted in; null: the rules have none.
    pub pool: Option<String>,
    /// Rated games after it; null: not counted by the rules.
    pub rated_games: Option<i32>,
    /// The result was anomalous and was measured differently (the mark `!`).
    pub anomalous: bool,
    /// The rating after it is provisional (the star).
    pub provisional: bool,
    /// The rating before it is provisional (the star).
    pub provisional_before: bool,
}

impl Outcome {
    pub fn from_row(row: results::ResultRow) -> Outcome {
        Outcome {
            change: rating_change(row.before, row.after),
            before: row.before,
            after: row.after,
            deviation_before: row.deviation_before,
            deviation: row.deviation,
            rank_before: row.rank_before,
            rank: row.rank,
            pool: row.pool.map(|pool| pool.word().to_owned()),
            rated_games: row.rated_games,
            anomalous: row.anomalous,
            provisional: row.provisional,
            provisional_before: row.provisional_before,
        }
    }
}

/// An entry of a player in a published list.
#[derive(Serialize, ToSchema)]
pub struct PastList {
    /// Date of the list.
    pub date: NaiveDate,
    pub number: i32,
    /// The pool; null: the rules have none.
    pub pool: Option<String>,
    pub place: i32,
    /// Rating as published.
    pub rating: f64,
    /// Deviation as published; null: none.
    pub deviation: Option<f64>,
    /// Rank as published; null: none.
    pub rank: Option<String>,
    /// Published with a star.
    pub provisional: bool,
}

fn player_of(at: &ApiFederation, stored: &Stored, known: &PlayerExtras) -> Player {
    let today = at.federation.local_day(at.app.now());
    let born = stored
        .personal
        .parse_birth()
        .filter(|_| !stored.is_forgotten());
    let PlayerRef {
        id,
        code,
        name,
        latin,
    } = PlayerRef::from_player(stored, at.federation.name_language());
    Player {
        id,
        code,
        name,
        latin,
        birth_year: born.and_then(|born| born.public_year(today)),
        country: stored.personal.country.clone(),
        club: stored.club_id.and_then(|id| known.clubs.get(&id)).cloned(),
        guest: stored.guest,
        mark: stored.mark.map(|mark| mark.word().to_owned()),
        marked_on: stored.marked_on,
        rating: stored.state.shown.rating,
        deviation: stored.state.shown.deviation,
        rank: stored.state.shown.rank.clone(),
        rank_kept: stored.state.shown.rank_kept && !RatingFormat::for_federation(at).shows.pools,
        provisional: stored.state.shown.provisional,
        numbers: known
            .numbers
            .get(&stored.id)
            .into_iter()
            .flatten()
            .map(PlayerNumber::from_stored)
            .collect(),
        foreign_ratings: known
            .ratings
            .get(&stored.id)
            .map(|listed| ForeignRating::newest(listed))
            .unwrap_or_default(),
        memberships: known
            .memberships
            .get(&stored.id)
            .into_iter()
            .flatten()
            .map(|m| PlayerMembership::from_stored(m, known))
            .collect(),
        elsewhere: known
            .elsewhere
            .get(&stored.id)
            .into_iter()
            .flatten()
            .map(PlayerElsewhere::from_pair)
            .collect(),
    }
}

impl PlayerElsewhere {
    fn from_pair((federation, player): &(Federation, PlayerId)) -> PlayerElsewhere {
        PlayerElsewhere {
            federation: federation.slug.clone(),
            id: player.0,
        }
    }
}

impl PlayerMembership {
    fn from_stored(stored: &Membership, known: &PlayerExtras) -> PlayerMembership {
        let club = stored
            .enrolled
            .club_id
            .and_then(|id| known.clubs.get(&id))
            .cloned();
        PlayerMembership {
            club,
            since: stored.enrolled.since,
            until: stored.enrolled.until,
        }
    }
}

impl PlayerNumber {
    fn from_stored(held: &external_ids::PlayerNumber) -> PlayerNumber {
        PlayerNumber {
            system: held.given.system.word().to_owned(),
            number: held.given.number.clone(),
        }
    }
}

/// The players of a federation
///
/// All players, with or without a rating, in the order of the codes, except duplicates that were
/// merged and players who asked to be forgotten.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/players", tag = "players", operation_id = "listPlayers",
    params(
        ("federation" = String, Path, description = "Slug of the federation."),
        ("q" = Option<String>, Query, description = "Words of the name or parts of them, in \
            either script, in any order; or a number that somebody has \
            elsewhere.", max_length = 100),
        ("club" = Option<i64>, Query, description = "Id of a club: only its players.", minimum = 1),
        Paging,
    ),
    responses((status = 200, description = "A page of \
        players.", body = Page<Player>), Unknown, Usual))]
pub async fn list(at: ApiFederation, req: HttpRequest) -> Result<HttpResponse, WebError> {
    let mut asked = RequestParams::from_request(&req, &["q", "club", "cursor", "limit"]);
    let q = asked.text("q");
    let club = asked.id("club").map(ClubId);
    let (after, limit): (Option<String>, i64) = (asked.parse_cursor("players"), asked.page_limit());
    asked.finish_parsing()?;
    let words: Vec<String> = search_key(q.as_deref().unwrap_or_default())
        .split_whitespace()
        .take(6)
        .map(str::to_owned)
        .collect();
    // A query without any letter matches no player.
    let hopeless = q.is_some() && words.is_empty();
    let (mut found, known) = read_inside(&at, move |c, f| {
        let after = after.as_deref().unwrap_or_default();
        let mut found = find_bearers(c, f.id, q.as_deref().unwrap_or_default())?;
        if !found.is_empty() {
            found.retain(|player| {
                club.is_none_or(|club| player.club_id == Some(club)) && player.code.as_str() > after
            });
            found.truncate(limit.unsigned_abs() as usize + 1);
        } else if !hopeless {
            let filter = Filter {
                words,
                club,
                limit: limit + 1,
            };
            found = players::load_after(c, f.id, &filter, after)?;
        }
        let known = PlayerExtras::load_extras(
            c,
            f,
            &found.iter().map(|player| player.id).collect::<Vec<_>>(),
        )?;
        Ok::<_, ActionError>((found, known))
    })
    .await?;
    let next = asked.cut_page(&at, "players", limit, &mut found, |last| last.code.clone())?;
    let items = found
        .iter()
        .map(|stored| player_of(&at, stored, &known))
        .collect();
    Ok(made_of(
        page_response(
            &Page {
                items,
                next: next.clone(),
            },
            next.as_deref(),
        )?,
        known.data_extent(&at),
    ))
}

enum PlayerLookup {
    Here(Box<Stored>),
    Moved(PlayerId),
}

fn find(c: &mut Conn, federation: FederationId, id: PlayerId) -> Result<PlayerLookup, ActionError> {
    let stored = players::find(c, federation, id)?.ok_or(ActionError::NotFound)?;
    match stored.merged_into {
        Some(kept) => Ok(PlayerLookup::Moved(kept)),
        // A forgotten player occurs in tables and lists by code, and nowhere else.
        None if stored.is_forgotten() => Err(ActionError::NotFound),
        None => Ok(PlayerLookup::Here(Box::new(stored))),
    }
}

fn redirect_to_player(at: &ApiFederation, to: PlayerId, rest: &str) -> HttpResponse {
    let to = format!(
        "/api/v1/federations/{}/players/{to}{rest}",
        at.federation.slug
    );
    HttpResponse::PermanentRedirect()
        .insert_header((header::LOCATION, to))
        .finish()
}

struct FoundPlayer {
    stored: Box<Stored>,
    known: PlayerExtras,
    pools: Vec<pools::PoolRating>,
}

/// A player
///
/// The player with the current ratings and ranks. A duplicate that was merged leads to the
/// remaining player.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/players/{player}", tag = "players", operation_id = "getPlayer",
    params(
        ("federation" = String, Path, description = "Slug of the federation."),
        ("player" = i64, Path, description = "Id of the player."),
    ),
    responses((status = 200, description = "The \
        player.", body = PlayerDetail), Moved, Unknown, Usual))]
pub async fn player(
    at: ApiFederation,
    path: web::Path<(String, String)>,
    req: HttpRequest,
) -> Result<HttpResponse, WebError> {
    let id = id::<PlayerId>(&path.1)?;
    RequestParams::from_request(&req, &[]).finish_parsing()?;
    let found = read_inside(&at, move |c, f| {
        Ok::<_, ActionError>(match find(c, f.id, id)? {
            PlayerLookup::Moved(kept) => Err(kept),
            PlayerLookup::Here(stored) => Ok(FoundPlayer {
                stored,
                known: PlayerExtras::load_extras(c, f, &[id])?,
                pools: pools::of_player(c, id)?,
            }),
        })
    });
    let FoundPlayer {
        stored,
        known,
        pools,
    } = match found.await? {
        Ok(found) => found,
        Err(kept) => return Ok(redirect_to_player(&at, kept, "")),
    };
    let detail = PlayerDetail {
        player: player_of(&at, &stored, &known),
        pools: pools
            .into_iter()
            .map(|p| PoolRating {
                pool: p.pool.word().to_owned(),
                rating: p.rating,
                games: p.games,
                last_played: p.last_played,
            })
            .collect(),
        last_tournament: stored.state.shown.last_tournament_id.map(|id| id.0),
    };
    Ok(made_of(json_response(&detail)?, known.data_extent(&at)))
}

struct FoundPast {
    stored: Box<Stored>,
    rated: Vec<PlayedTournament>,
    listed: Vec<(lists::Brief, lists::Entry)>,
    foreign: Vec<ListedRating>,
}

/// The history of a player
///
/// Every rated tournament with its effect, and every entry in a published list.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/players/{player}/history", tag = "players", operation_id = "getPlayerHistory",
    params(
        ("federation" = String, Path, description = "Slug of the federation."),
        ("player" = i64, Path, description = "Id of the player."),
    ),
    responses((status = 200, description = "The past of the \
        player.", body = PlayerHistory), Moved, Unknown, Usual))]
pub async fn history(
    at: ApiFederation,
    path: web::Path<(String, String)>,
    req: HttpRequest,
) -> Result<HttpResponse, WebError> {
    let id = id::<PlayerId>(&path.1)?;
    RequestParams::from_request(&req, &[]).finish_parsing()?;
    let found = read_inside(&at, move |c, f| {
        Ok::<_, ActionError>(match find(c, f.id, id)? {
            PlayerLookup::Moved(kept) => Err(kept),
            PlayerLookup::Here(stored) => Ok(FoundPast {
                stored,
                rated: results::of_player(c, id)?,
                listed: lists::of_player(c, id)?,
                foreign: foreign_ratings::of_player(c, id)?,
            }),
        })
    });
    let FoundPast {
        stored,
        rated,
        listed,
        foreign,
    } = match found.await? {
        Ok(found) => found,
        Err(kept) => return Ok(redirect_to_player(&at, kept, "/history")),
    };
    json_response(&PlayerHistory {
        player: PlayerRef::from_player(&stored, at.federation.name_language()),
        tournaments: rated
            .into_iter()
            .map(|PlayedTournament { result, name, ends }| PastTournament {
                tournament: result.tournament_id.0,
                name,
                ends,
                result: Outcome::from_row(result),
            })
            .collect(),
        lists: listed
            .into_iter()
            .map(|(list, entry)| PastList {
                date: list.date,
                number: list.number,
                pool: entry.pool.map(|pool| pool.word().to_owned()),
                place: entry.place,
                rating: entry.rating,
                deviation: entry.deviation,
                rank: entry.rank,
                provisional: entry.provisional,
            })
            .collect(),
        foreign_ratings: foreign.iter().map(ForeignRating::from_listed).collect(),
    })
}
