//! Federations: the tenants of this installation.

use std::collections::BTreeMap;

use actix_web::{HttpRequest, HttpResponse};
use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::answers::{Unknown, Usual};
use super::paging::{Page, RequestParams};
use super::{ApiFederation, Site, json_response, to_utc};
use crate::actions::ActionError;
use crate::actions::certificate_keys::{format_fingerprint, is_signing};
use crate::db::certificates;
use crate::db::federations::Federation;
use crate::db::lists::{self, List};
use crate::db::{Conn, clubs, federations as storage, players};
use crate::domain::player::Gender;
use crate::domain::roster::division::Division;
use crate::error::WebError;
use crate::frame::request::read_inside;

/// A federation.
#[derive(Serialize, ToSchema)]
pub struct FederationSummary {
    /// The slug, `{federation}` in all other addresses. It never changes.
    #[schema(example = "steppe")]
    pub slug: String,
    pub name: String,
    /// Its names by language (`en`, `ru`, `uk`); languages without a name of their own are missing.
    pub names: BTreeMap<String, String>,
    /// Id of the rating regulation it follows.
    #[schema(example = "ufgo")]
    pub rules: String,
    /// True if its players have a rating in each of two pools, classic and rapid, instead of one.
    pub pools: bool,
    /// True if its regulation has ranks.
    pub ranks: bool,
    /// True if its ratings have a deviation.
    pub deviations: bool,
    /// Decimals of its displayed ratings; the API returns unrounded ones.
    pub decimals: u8,
    /// The time zone of its pages, by its name in the IANA database; the API returns all times in
    /// UTC.
    #[schema(example = "Europe/Kyiv")]
    pub time_zone: String,
    /// Time of its registration here, UTC.
    pub created_at: DateTime<Utc>,
}

/// A federation in full.
#[derive(Serialize, ToSchema)]
pub struct FederationDetail {
    pub federation: FederationSummary,
    /// Players in its current list; where there are pools, in any of them.
    pub rated_players: i64,
    /// Date of the newest published list; null: none was published yet.
    pub newest_list: Option<NaiveDate>,
    /// The admission of players by their membership on the first day of a tournament: `open` (all
    /// players), `marked` (all players, with guests marked), `entry` (members only take part),
    /// `rating` (members only are rated).
    #[schema(example = "open")]
    pub members: String,
    /// True if dues count: a player who hasn't paid them for a day is no member on it.
    pub dues: bool,
    /// True if its tournaments are approved before they are held.
    pub prior_approval: bool,
    /// The categories of players by which its lists are divided, in its order.
    pub categories: Vec<PlayerCategory>,
    /// Its clubs, by name.
    pub clubs: Vec<Club>,
    /// The keys that its certificates are signed with, newest first.
    pub keys: Vec<Key>,
}

/// A category of players.
#[derive(Serialize, ToSchema)]
pub struct PlayerCategory {
    /// The value of the parameter `category`.
    #[schema(example = "women")]
    pub code: String,
    /// Its names by language (`en`, `ru`, `uk`).
    pub names: BTreeMap<String, String>,
    /// Only women (`f`) or only men (`m`); null: all players.
    pub only: Option<&'static str>,
    /// The least age in completed years; null: none.
    pub least: Option<u8>,
    /// The greatest age in completed years; null: none.
    pub greatest: Option<u8>,
    /// The day on which ages are counted: `january` and `december`: the first and the last day of
    /// the year of the list, `list`: its own day.
    pub counted: &'static str,
}

impl PlayerCategory {
    fn from_division(division: Division) -> PlayerCategory {
        let Division {
            code,
            names,
            gender,
            least,
            greatest,
            counted,
        } = division;
        PlayerCategory {
            code,
            names,
            only: gender.map(Gender::word),
            least,
            greatest,
            counted: counted.word(),
        }
    }
}

/// A club of a federation.
#[derive(Serialize, ToSchema)]
pub struct Club {
    /// Its id, the value of the parameter `club`.
    pub id: i64,
    /// Name as it is written.
    pub name: String,
    /// Name in Latin letters.
    pub latin: String,
    /// City; null: unknown.
    pub city: Option<String>,
}

/// A public key.
#[derive(Serialize, ToSchema)]
pub struct Key {
    /// The Ed25519 public key, 64 hexadecimal digits.
    pub public: String,
    /// Its first 32 digits in groups of four, as printed on certificates.
    pub fingerprint: String,
    /// Time of its creation, UTC.
    pub created_at: DateTime<Utc>,
    /// True if it signs new certificates; the others verify older ones.
    pub signs: bool,
    /// Time of its retirement, UTC; null: not retired.
    pub retired_at: Option<DateTime<Utc>>,
    /// The first day of which its signatures are not trusted; null: not revoked.
    pub revoked_from: Option<NaiveDate>,
    /// The reason of its revocation; empty: not revoked.
    pub reason: String,
}

impl Key {
    fn from_stored(key: &certificates::Key, all: &[certificates::Key]) -> Key {
        Key {
            public: key.public.clone(),
            fingerprint: format_fingerprint(&key.public),
            created_at: to_utc(key.created_at),
            signs: is_signing(key, all),
            retired_at: key.retired_at.map(to_utc),
            revoked_from: key.revoked_from,
            reason: key.reason.clone(),
        }
    }
}

fn to_summary(f: &Federation) -> FederationSummary {
    let shows = f.rules.shows;
    FederationSummary {
        slug: f.slug.clone(),
        name: f.name.clone(),
        names: serde_json::from_str(&f.names).unwrap_or_default(),
        rules: f.rules.id.to_owned(),
        pools: shows.pools,
        ranks: shows.ranks,
        deviations: shows.deviation,
        decimals: u8::try_from(shows.decimals).unwrap_or(0),
        time_zone: f.zone().word().to_owned(),
        created_at: to_utc(f.created_at),
    }
}

/// All federations
///
/// There are few: they come on one page, by name.
#[utoipa::path(get, path = "/api/v1/federations", tag = "federations", operation_id = "listFederations",
    responses((status = 200, description = "The \
        federations.", body = Page<FederationSummary>), Usual))]
pub async fn list(Site(visit): Site, req: HttpRequest) -> Result<HttpResponse, WebError> {
    RequestParams::from_request(&req, &[]).finish_parsing()?;
    let all = visit.app.read(storage::list).await?;
    json_response(&Page {
        items: all.iter().map(to_summary).collect(),
        next: None,
    })
}

struct FederationData {
    clubs: Vec<clubs::Club>,
    keys: Vec<certificates::Key>,
    newest_list: Option<List>,
    rated_players: i64,
}

fn find(c: &mut Conn, f: &Federation) -> Result<FederationData, ActionError> {
    Ok(FederationData {
        clubs: clubs::list(c, f.id)?,
        keys: certificates::load_keys(c, f.id)?,
        newest_list: lists::load_before(c, f.id, i64::MAX, 1)?.pop(),
        rated_players: players::count_rated(c, f.id, !f.rules.shows.unlisted_guests)?,
    })
}

/// A federation
///
/// With its clubs and the keys of its certificates.
#[utoipa::path(get, path = "/api/v1/federations/{federation}", tag = "federations", operation_id = "getFederation",
    params(("federation" = String, Path, description = "Slug of the federation.")),
    responses((status = 200, description = "The \
        federation.", body = FederationDetail), Unknown, Usual))]
pub async fn federation(at: ApiFederation, req: HttpRequest) -> Result<HttpResponse, WebError> {
    RequestParams::from_request(&req, &[]).finish_parsing()?;
    let found = read_inside(&at, find).await?;
    let names = at.federation.name_language();
    json_response(&FederationDetail {
        federation: to_summary(&at.federation),
        rated_players: found.rated_players,
        newest_list: found.newest_list.map(|list| list.issue.date),
        members: at.federation.members.word().to_owned(),
        dues: at.federation.dues,
        prior_approval: at.federation.prior_approval,
        categories: at
            .federation
            .divisions()
            .into_iter()
            .map(PlayerCategory::from_division)
            .collect(),
        clubs: found
            .clubs
            .into_iter()
            .map(|club| {
                let (name, latin) =
                    super::both_spellings(&club.name, club.latin.as_deref(), "", names);
                Club {
                    id: club.id.0,
                    name,
                    latin,
                    city: club.city,
                }
            })
            .collect(),
        keys: found
            .keys
            .iter()
            .map(|key| Key::from_stored(key, &found.keys))
            .collect(),
    })
}
