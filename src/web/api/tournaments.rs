//! Tournaments in the API: a federation's list, and one with the public part of its table.

use std::collections::HashMap;

use actix_web::{HttpRequest, HttpResponse, web};
use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::answers::{Unknown, Usual};
use super::paging::{Page, Paging, RequestParams, page_response};
use super::players::{ClubRef, Outcome, PlayerRef};
use super::{ApiFederation, json_response, to_utc};
use crate::actions::{ActionError, sheets};
use crate::api::vocabulary::StateWord;
use crate::db::annulments::{self, Annulment};
use crate::db::appeals::{self, Appeal};
use crate::db::calendar::{Entry, newest_before};
use crate::db::federations::Federation;
use crate::db::tournaments::{Signature, Tournament as Stored};
use crate::db::{
    Conn, PlayerId, TournamentId, clubs, editions, players, results, tables, tournaments,
};
use crate::domain::approval::State;
use crate::domain::name::plain_title;
use crate::domain::rules::RulesFeatures;
use crate::error::WebError;
use crate::frame::path::id;
use crate::frame::request::read_inside;

/// A tournament in a list.
#[derive(Serialize, ToSchema)]
pub struct TournamentSummary {
    /// Id in the addresses of the site and of the API.
    pub id: i64,
    /// Id in the exchange format (journals), unique in the federation.
    pub code: String,
    /// Its name; may be empty.
    pub name: String,
    /// First day.
    pub starts: NaiveDate,
    /// Last day.
    pub ends: NaiveDate,
    /// Place of the tournament; may be empty.
    pub city: String,
    /// Name of the club that holds it; null: none.
    pub club: Option<String>,
    /// Its pool: `classic` or `rapid`; absent where the rules have no pools.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pool: Option<String>,
    /// Its category; absent where the rules have no categories.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    pub state: StateWord,
    /// Time of its approval and calculation, UTC; null: not yet.
    pub rated_at: Option<DateTime<Utc>>,
}

pub fn to_summary(entry: Entry, shows: RulesFeatures) -> TournamentSummary {
    TournamentSummary {
        id: entry.id.0,
        code: entry.code,
        name: plain_title(&entry.conditions.name),
        starts: entry.conditions.starts,
        ends: entry.conditions.ends,
        city: entry.conditions.city,
        club: entry.club,
        pool: shows.pools.then(|| entry.conditions.pool.word().to_owned()),
        category: shows
            .categories
            .then(|| entry.conditions.category.word().to_owned()),
        state: StateWord::from_state(entry.state, entry.passes),
        rated_at: entry.rated_at.map(to_utc),
    }
}

/// A tournament with its table.
#[derive(Serialize, ToSchema)]
pub struct TournamentDetail {
    /// Id in the addresses of the site and of the API.
    pub id: i64,
    /// Id in the exchange format (journals), unique in the federation.
    pub code: String,
    /// Its name; may be empty.
    pub name: String,
    pub state: StateWord,
    /// The reason why it was reopened, closed without rating or cancelled; may be empty.
    pub reason: String,
    pub conditions: Conditions,
    /// Time of its approval and calculation, UTC; null: not yet.
    pub rated_at: Option<DateTime<Utc>>,
    /// Number of the edition of the rules that it was rated by; null: the text as first approved,
    /// or not rated.
    pub edition: Option<i32>,
    /// Passes of the calculation; 0: no rating was recalculated; null: not rated.
    pub passes: Option<i64>,
    /// The signatures under the table, oldest first.
    pub signatures: Vec<SignatureLine>,
    /// The answered appeals against it, oldest first.
    pub appeals: Vec<AppealLine>,
    /// The annulled results whose annulment is on record. Empty until it is rated.
    pub annulments: Vec<AnnulmentLine>,
    /// The participants by their numbers. Empty until it is rated: drafts are private.
    pub participants: Vec<ParticipantLine>,
    /// The games in their order. Empty until it is rated.
    pub games: Vec<GameLine>,
}

/// The conditions of a tournament.
#[derive(Serialize, ToSchema)]
pub struct Conditions {
    /// First day.
    pub starts: NaiveDate,
    /// Last day.
    pub ends: NaiveDate,
    /// Place of the tournament; may be empty.
    pub city: String,
    /// The club that holds it; null: none.
    pub club: Option<ClubRef>,
    /// Name of the chief referee; may be empty.
    pub referee: String,
    /// True if it is in the calendar plan of a federation.
    pub official: bool,
    /// The calendar plan that it belongs to; may be empty.
    pub plan: String,
    /// Lines of the board; null where the rules know no boards of several sizes.
    pub board: Option<i32>,
    /// Main time of a player for a game, in minutes; null: long enough for every rule.
    pub minutes: Option<f64>,
    /// Its pool: `classic` or `rapid`; absent where the rules have no pools.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pool: Option<String>,
    /// Its category; absent where the rules have no categories.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// True if FIDE rates it, too; always false where the rules take no ratings of FIDE.
    pub rated_by_fide: bool,
    /// The days of its rounds, the first round first; empty: not recorded.
    pub round_days: Vec<NaiveDate>,
    /// A remark of the organizer; may be empty.
    pub remark: String,
}

/// An appeal, with the answer of the commission.
#[derive(Serialize, ToSchema)]
pub struct AppealLine {
    /// Its number.
    pub id: i64,
    /// The subject of the appeal: `result`, `table` or `rating`.
    pub about: String,
    /// Name of the person who objected.
    pub name: String,
    /// The reason given for the appeal.
    pub text: String,
    /// Time of filing, UTC.
    pub filed_at: DateTime<Utc>,
    /// The decision: `upheld` or `rejected`.
    pub stage: String,
    /// The reason of the commission.
    pub answer: String,
    /// Time of the answer, UTC.
    pub answered_at: Option<DateTime<Utc>>,
    /// Id of the correction that followed; null: none.
    pub correction: Option<i64>,
}

/// An annulled result.
#[derive(Serialize, ToSchema)]
pub struct AnnulmentLine {
    /// Round of the game.
    pub round: i64,
    /// Id of one of the two players.
    pub a: i64,
    /// Id of the other one.
    pub b: i64,
    /// Name of the person who annulled it.
    pub by: String,
    /// Time of the annulment, UTC.
    pub at: DateTime<Utc>,
    /// The reason given for annulling it.
    pub reason: String,
}

impl AnnulmentLine {
    fn from_annulment(a: Annulment) -> AnnulmentLine {
        AnnulmentLine {
            round: a.round,
            a: a.a_id.0,
            b: a.b_id.0,
            by: a.by_name,
            at: to_utc(a.at),
            reason: a.reason,
        }
    }
}

impl AppealLine {
    fn from_appeal(a: Appeal) -> AppealLine {
        AppealLine {
            id: a.id.0,
            about: a.objection.about.word().to_owned(),
            name: a.objection.name,
            text: a.objection.body,
            filed_at: to_utc(a.objection.filed_at),
            stage: a.stage.word().to_owned(),
            answer: a.answer,
            answered_at: a.answered_at.map(to_utc),
            correction: a.correction_id.map(|c| c.0),
        }
    }
}

/// A signature under a table.
#[derive(Serialize, ToSchema)]
pub struct SignatureLine {
    /// The office in which it was signed: `referee`, `club` or `official`.
    pub office: String,
    /// The signed name.
    pub name: String,
    /// Time of the signature, UTC.
    pub at: DateTime<Utc>,
}

/// A participant.
#[derive(Serialize, ToSchema)]
pub struct ParticipantLine {
    /// Number in the table, from 1.
    pub number: i32,
    pub player: PlayerRef,
    /// Place; null: none was given.
    pub place: Option<i32>,
    /// Points as they were given; null: none.
    pub points: Option<String>,
    /// The effect on the rating; null: none of the player's games was rated.
    pub result: Option<Outcome>,
    /// The conditional rating of a player without a rating, where the rules have such (rgf 6):
    /// nothing is calculated from it. Null: none.
    pub conditional_rating: Option<f64>,
}

/// A game.
#[derive(Serialize, ToSchema)]
pub struct GameLine {
    /// Round; null: none was given.
    pub round: Option<i64>,
    /// Id of the first player.
    pub a: i64,
    /// Id of the second player; null: a bye.
    pub b: Option<i64>,
    /// Points of the first player: 1, 0.5 or 0; null: nothing was played.
    pub score: Option<f64>,
    /// False: a forfeit or a bye.
    pub played: bool,
    /// Annulled by an arbiter: it isn't rated.
    pub annulled: bool,
    /// Stones that the first player gives.
    pub handicap: i32,
    /// Colour of the first player, `w` or `b`; null: not recorded.
    pub colour: Option<String>,
}

/// The tournaments of a federation
///
/// Newest last day first, in every state; unfinished tables are withheld.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/tournaments", tag = "tournaments", operation_id = "listTournaments",
    params(
        ("federation" = String, Path, description = "Slug of the federation."),
        ("state" = Option<StateWord>, Query, description = "Only those in this state."),
        ("year" = Option<i32>, Query, description = "Only those that end in this \
            year.", minimum = 1, maximum = 9999),
        Paging,
    ),
    responses((status = 200, description = "A page of \
        tournaments.", body = Page<TournamentSummary>), Unknown, Usual))]
pub async fn list(at: ApiFederation, req: HttpRequest) -> Result<HttpResponse, WebError> {
    let mut asked = RequestParams::from_request(&req, &["state", "year", "cursor", "limit"]);
    let words = StateWord::all_words().join(", ");
    let state = asked.parse_param(
        "state",
        &format!("One of {words}."),
        StateWord::parse_filter,
    );
    let year = asked.parse_param("year", "A year from 1 to 9999.", |text| {
        text.parse().ok().filter(|year| (1..=9999).contains(year))
    });
    let (behind, limit): (Option<(NaiveDate, i64)>, i64) =
        (asked.parse_cursor("tournaments"), asked.page_limit());
    asked.finish_parsing()?;
    let before = behind.map(|(day, id)| (day, TournamentId(id)));
    let mut found = read_inside(&at, move |c, f| {
        Ok::<_, ActionError>(newest_before(c, f.id, state, year, before, limit + 1)?)
    })
    .await?;
    let shows = at.federation.rules.shows;
    let next = asked.cut_page(&at, "tournaments", limit, &mut found, |last| {
        (last.conditions.ends, last.id)
    })?;
    page_response(
        &Page {
            items: found
                .into_iter()
                .map(|entry| to_summary(entry, shows))
                .collect(),
            next: next.clone(),
        },
        next.as_deref(),
    )
}

/// A tournament
///
/// With its conditions, and once it is rated with its whole table: participants, the effect on each
/// of them, games.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/tournaments/{tournament}", tag = "tournaments", operation_id = "getTournament",
    params(
        ("federation" = String, Path, description = "Slug of the federation."),
        ("tournament" = i64, Path, description = "Id of the tournament."),
    ),
    responses((status = 200, description = "The \
        tournament.", body = TournamentDetail), Unknown, Usual))]
pub async fn tournament(
    at: ApiFederation,
    path: web::Path<(String, String)>,
    req: HttpRequest,
) -> Result<HttpResponse, WebError> {
    let id = id::<TournamentId>(&path.1)?;
    RequestParams::from_request(&req, &[]).finish_parsing()?;
    let found = read_inside(&at, move |c, f| find(c, f, id)).await?;
    json_response(&to_detail(found))
}

struct TournamentData {
    t: Stored,
    club: Option<ClubRef>,
    edition: Option<i32>,
    signatures: Vec<Signature>,
    appeals: Vec<Appeal>,
    annulments: Vec<Annulment>,
    people: Vec<tables::Participant>,
    played: Vec<tables::Game>,
    rated: Vec<results::ResultRow>,
    known: HashMap<PlayerId, PlayerRef>,
    /// Only players without a rating.
    conditional: HashMap<PlayerId, f64>,
    shows: RulesFeatures,
}

fn find(c: &mut Conn, f: &Federation, id: TournamentId) -> Result<TournamentData, ActionError> {
    let t = tournaments::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
    let club = match t.conditions.club_id {
        Some(club) => {
            clubs::find(c, f.id, club)?.map(|club| ClubRef::from_club(club, f.name_language()))
        }
        None => None,
    };
    // Other tournaments than rated and past ones have no table here, whatever their state.
    let (people, played, rated) = match t.position {
        _ if t.state == State::Recorded => (
            tables::load_participants(c, id)?,
            tables::load_games(c, id)?,
            Vec::new(),
        ),
        Some(_) => (
            tables::load_participants(c, id)?,
            tables::load_games(c, id)?,
            results::of_tournament(c, id)?,
        ),
        None => Default::default(),
    };
    let ids: Vec<PlayerId> = people.iter().map(|p| p.player_id).collect();
    let found = players::find_many(c, f.id, &ids)?;
    let known = found
        .iter()
        .map(|player| (player.id, PlayerRef::from_player(player, f.name_language())))
        .collect();
    let conditional = conditional_ratings_played(f, &people, &rated, &found);
    let edition = number_of_edition(c, f, &t)?;
    let signatures = tournaments::load_signatures(c, id)?;
    let appeals = appeals::of_tournament(c, id)?
        .into_iter()
        .filter(|a| a.stage.is_public())
        .collect();
    let annulments = annulments::of_tournament(c, id)?;
    let shows = f.rules.shows;
    Ok(TournamentData {
        t,
        club,
        edition,
        signatures,
        appeals,
        annulments,
        people,
        played,
        rated,
        known,
        conditional,
        shows,
    })
}

fn conditional_ratings_played(
    f: &Federation,
    people: &[tables::Participant],
    rated: &[results::ResultRow],
    found: &[players::Player],
) -> HashMap<PlayerId, f64> {
    let mut conditional = sheets::conditional_ratings(f, people);
    let held = rated
        .iter()
        .filter(|row| row.before.is_some())
        .map(|row| row.player_id);
    let untouched = found.iter().filter(|player| {
        player.state.shown.rating.is_some() && !rated.iter().any(|row| row.player_id == player.id)
    });
    for rated in held.chain(untouched.map(|player| player.id)) {
        conditional.remove(&rated);
    }
    conditional
}

fn number_of_edition(c: &mut Conn, f: &Federation, t: &Stored) -> Result<Option<i32>, ActionError> {
    Ok(match t.edition_id {
        Some(edition) => editions::list(c, f.id)?
            .into_iter()
            .find(|e| e.id == edition)
            .map(|e| e.amendment.number),
        None => None,
    })
}

impl Conditions {
    fn of(c: tournaments::Conditions, club: Option<ClubRef>, shows: RulesFeatures) -> Conditions {
        Conditions {
            starts: c.starts,
            ends: c.ends,
            city: c.city,
            club,
            referee: c.referee_name,
            official: c.official,
            plan: c.plan,
            board: shows.boards.then_some(c.board.size() as i32),
            minutes: c.minutes,
            pool: shows.pools.then(|| c.pool.word().to_owned()),
            category: shows.categories.then(|| c.category.word().to_owned()),
            rated_by_fide: c.rated_by_fide,
            round_days: c.round_days.all().collect(),
            remark: c.remark,
        }
    }
}

fn to_detail(found: TournamentData) -> TournamentDetail {
    let TournamentData {
        t,
        club,
        edition,
        signatures,
        appeals,
        annulments,
        people,
        played,
        rated,
        mut known,
        mut conditional,
        shows,
    } = found;
    let mut outcomes: HashMap<PlayerId, Outcome> = rated
        .into_iter()
        .map(|row| (row.player_id, Outcome::from_row(row)))
        .collect();
    let (now, is_rated, c) = (t.state, t.position.is_some(), t.conditions);
    let participant = |p: tables::Participant| {
        Some(ParticipantLine {
            number: p.number,
            player: known.remove(&p.player_id)?,
            place: p.place,
            points: p.points.filter(|points| !points.is_empty()),
            conditional_rating: conditional.remove(&p.player_id),
            result: outcomes.remove(&p.player_id),
        })
    };
    TournamentDetail {
        id: t.id.0,
        code: t.code,
        name: c.name.clone(),
        // The reason for a return is internal; the reason of a correction is public.
        reason: if now.is_public() || now == State::Cancelled {
            t.reason
        } else {
            String::new()
        },
        state: StateWord::from_state(now, t.passes),
        conditions: Conditions::of(c, club, shows),
        rated_at: t.rated_at.map(to_utc),
        edition,
        passes: t.passes.filter(|_| is_rated),
        signatures: signatures
            .into_iter()
            .map(SignatureLine::from_signature)
            .collect(),
        appeals: appeals.into_iter().map(AppealLine::from_appeal).collect(),
        annulments: annulments
            .into_iter()
            .map(AnnulmentLine::from_annulment)
            .collect(),
        participants: people.into_iter().filter_map(participant).collect(),
        games: played.into_iter().map(GameLine::from_game).collect(),
    }
}

impl SignatureLine {
    fn from_signature(s: Signature) -> SignatureLine {
        SignatureLine {
            office: s.office.word().to_owned(),
            name: s.name,
            at: to_utc(s.signed_at),
        }
    }
}

impl GameLine {
    fn from_game(g: tables::Game) -> GameLine {
        GameLine {
            round: g.round,
            a: g.a_id.0,
            b: g.b_id.map(|b| b.0),
            score: g.half_points.map(|halves| f64::from(halves) / 2.0),
            played: g.played,
            annulled: g.annulled,
            handicap: g.handicap,
            colour: g.colour.map(|c| c.word().to_owned()),
        }
    }
}
