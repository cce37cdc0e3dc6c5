//! Rating lists: the current one, and the published ones, which never change.

use std::collections::HashMap;

use actix_web::{HttpRequest, HttpResponse, web};
use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::answers::{Unknown, Usual};
use super::paging::{Page, Paging, RequestParams, page_response};
use super::players::PlayerRef;
use super::{ApiFederation, both_spellings, to_utc};
use crate::actions::ActionError;
use crate::api::vocabulary::PoolWord;
use crate::app::rosters::Rosters;
use crate::db::federations::Federation;
use crate::db::lists::{Entry, List};
use crate::db::{Conn, PlayerId, lists, players};
use crate::domain::name::Language;
use crate::domain::player::parse_date;
use crate::domain::roster::division::{Division, DivisionMembers};
use crate::domain::roster::{Member, Roster};
use crate::domain::tournament::Pool;
use crate::error::WebError;
use crate::frame::request::load_roster;
use crate::frame::request::read_inside;
use crate::rating_format::RatingFormat;
use crate::ratings::divided::{ChosenOfList, DivisionChoice, newest_date};
use crate::ratings::usage::ListUsage;

/// The last entry of a page: place (0: none), rating, code. A cursor holds it as an array.
#[derive(Serialize, Deserialize)]
struct Behind(i64, f64, String);

/// A row of the current list.
#[derive(Serialize, ToSchema)]
pub struct Rating {
    /// Place, from 1; equal ratings are in the order of the codes. Null: no place yet, the player
    /// has fewer rated games than required (`games_wanted`); these players come behind all others.
    pub place: Option<i64>,
    pub player: PlayerRef,
    /// Name of the club; null: none.
    pub club: Option<String>,
    /// The pool; null: the rules have none.
    pub pool: Option<String>,
    pub rating: f64,
    /// Standard deviation of the rating, in points; null: the rules have none.
    pub deviation: Option<f64>,
    /// Rank in the words of the exchange format; null: none.
    pub rank: Option<String>,
    /// The rank is higher than the rating gives, kept by the rules.
    pub rank_kept: bool,
    /// The rating is provisional (the star).
    pub provisional: bool,
    /// Rated games (in the pool); null: they don't matter by these rules.
    pub games: Option<i32>,
    /// The rated games required for a place; null: a rating is enough.
    pub games_wanted: Option<u32>,
    /// Last day of the last rated tournament (of the pool); null: none, or before the first
    /// tournament on this site.
    pub last_played: Option<NaiveDate>,
}

/// A page of the current list.
#[derive(Serialize, ToSchema)]
pub struct CurrentList {
    /// Terms of use of the list.
    pub usage: ListUsage,
    /// The rows of this page.
    pub items: Vec<Rating>,
    /// Address of the next page, also in the header `Link`; null: this is the last one.
    pub next: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub struct PublishedList {
    /// Date of the list, its key in addresses.
    pub date: NaiveDate,
    /// Its number in the federation, from 1.
    pub number: i32,
    /// Time of publication, UTC.
    pub published_at: DateTime<Utc>,
    /// Name of the person who published it; empty: imported.
    pub published_by: String,
    /// Note of the publisher; may be empty.
    pub note: String,
    /// SHA-256 of its canonical CSV, hexadecimal.
    pub fingerprint: String,
    /// Players in it.
    pub players: i32,
}

/// Entries of a published list.
#[derive(Serialize, ToSchema)]
pub struct ListEntries {
    pub list: PublishedList,
    /// Terms of use of the list.
    pub usage: ListUsage,
    /// The entries of this page.
    pub items: Vec<ListEntry>,
    /// Address of the next page, also in the header `Link`; null: this is the last one.
    pub next: Option<String>,
}

/// An entry of a published list, as it was published.
#[derive(Serialize, ToSchema)]
pub struct ListEntry {
    pub place: i32,
    /// The player with the names at that time. Of a player who has asked to be forgotten since then
    /// only the code remains.
    pub player: PlayerRef,
    /// Name of the club; null: none.
    pub club: Option<String>,
    /// The pool; null: the rules have none.
    pub pool: Option<String>,
    pub rating: f64,
    /// Standard deviation of the rating, in points; null: the rules have none.
    pub deviation: Option<f64>,
    /// Rank in the words of the exchange format; null: none.
    pub rank: Option<String>,
    /// The rating is provisional (the star).
    pub provisional: bool,
}

fn non_empty(text: String) -> Option<String> {
    (!text.is_empty()).then_some(text)
}

fn player_ref(
    id: PlayerId,
    code: String,
    name: &str,
    latin: Option<&str>,
    names: Language,
) -> PlayerRef {
    let (name, latin) = both_spellings(name, latin, &code, names);
    PlayerRef {
        id: id.0,
        code,
        name,
        latin,
    }
}

/// The position after a rating and code, wherever it is by now.
fn place_behind(roster: &Roster, behind: &Behind) -> usize {
    let Behind(place, rating, code) = behind;
    let (listed, apart) = roster.members().split_at(roster.listed_count());
    let passed = |part: &[Member]| {
        part.partition_point(|m| m.rating > *rating || (m.rating == *rating && *m.code <= **code))
    };
    if *place == 0 {
        listed.len() + passed(apart)
    } else {
        passed(listed)
    }
}

/// `index`: the position in the roster; `part`: the chosen category.
fn rating_row(
    roster: &Roster,
    part: Option<&DivisionMembers>,
    pool: Option<Pool>,
    m: &Member,
    index: u32,
) -> Rating {
    Rating {
        place: roster
            .is_listed(index)
            .then(|| part.map_or_else(|| i64::from(index) + 1, |part| part.place_of(index))),
        player: player_ref(
            PlayerId(m.id),
            m.code.to_string(),
            &m.name,
            m.latin.as_deref(),
            roster.name_language(),
        ),
        club: roster.club_of(m).map(|c| c.name.clone()),
        pool: pool.map(|p| p.word().to_owned()),
        rating: m.rating,
        deviation: m.deviation,
        rank: roster.rank_of(m).map(|r| r.name.to_string()),
        rank_kept: m.kept,
        provisional: m.provisional,
        games: m.games,
        games_wanted: roster.required_games().map(|wanted| wanted.games),
        last_played: m.last,
    }
}

/// The current rating list
///
/// Best rating first. It follows every rated tournament; published lists are under `lists`. If a
/// tournament is rated between two pages, a player may come twice or not at all: read again if the
/// first page has another ETag.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/ratings", tag = "ratings", operation_id = "listRatings",
    params(
        ("federation" = String, Path, description = "Slug of the federation."),
        ("pool" = Option<PoolWord>, Query, description = "The pool, where the rules have pools; \
            else it is a mistake. Without it: classic."),
        ("category" = Option<String>, Query, description = "A category of players by its code, \
            as the federation tells them: with places of its own."),
        Paging,
    ),
    responses((status = 200, description = "A page of the current \
        list.", body = CurrentList), Unknown, Usual))]
pub async fn current(at: ApiFederation, req: HttpRequest) -> Result<HttpResponse, WebError> {
    let mut asked = RequestParams::from_request(&req, &["pool", "category", "cursor", "limit"]);
    let (pool, division) = (
        asked.pool(RatingFormat::for_federation(&at).shows.pools),
        asked.parse_division(&at.federation),
    );
    let list = pool.map_or("ratings", Pool::word);
    let (behind, limit): (Option<Behind>, i64) = (asked.parse_cursor(list), asked.page_limit());
    asked.finish_parsing()?;
    let roster = load_roster(&at, pool).await?;
    let newest = match &division {
        Some(division) => newest_date(&at, division).await?,
        None => None,
    };
    let chosen = division.map(|d| {
        DivisionChoice::of_current(&d, &roster, at.federation.local_day(at.app.now()), newest)
    });
    let part = chosen.as_ref().map(|chosen| &chosen.part);
    let first = behind.map_or(0, |behind| place_behind(&roster, &behind));
    let wanted = usize::try_from(limit + 1).unwrap_or(0);
    let mut found: Vec<Rating> = {
        let members = roster.members().iter().zip(0..).skip(first);
        members
            .filter(|(_, index)| part.is_none_or(|part| part.has_member(*index)))
            .take(wanted)
            .map(|(m, index)| rating_row(&roster, part, pool, m, index))
            .collect()
    };
    let next = asked.cut_page(&at, list, limit, &mut found, |last| {
        Behind(
            last.place.unwrap_or(0),
            last.rating,
            last.player.code.clone(),
        )
    })?;
    let body = CurrentList {
        usage: usage_of_list(&at, "ratings"),
        items: found,
        next,
    };
    page_response(&body, body.next.as_deref())
}

fn usage_of_list(at: &ApiFederation, path: &str) -> ListUsage {
    ListUsage::in_all_languages(
        &at.federation,
        &at.home_url(),
        &format!("/{}/{path}", at.federation.slug),
    )
}

fn to_published(list: List) -> PublishedList {
    let issue = list.issue;
    PublishedList {
        date: issue.date,
        number: issue.number,
        published_at: to_utc(issue.published_at),
        published_by: issue.published_by,
        note: issue.note,
        fingerprint: issue.fingerprint,
        players: issue.players,
    }
}

/// The published lists
///
/// Newest first. A published list is a fact: it never changes.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/lists", tag = "ratings", operation_id = "listLists",
    params(("federation" = String, Path, description = "Slug of the federation."), Paging),
    responses((status = 200, description = "A page of \
        lists.", body = Page<PublishedList>), Unknown, Usual))]
pub async fn all(at: ApiFederation, req: HttpRequest) -> Result<HttpResponse, WebError> {
    let mut asked = RequestParams::from_request(&req, &["cursor", "limit"]);
    let (before, limit): (Option<i64>, i64) = (asked.parse_cursor("lists"), asked.page_limit());
    asked.finish_parsing()?;
    let mut found = read_inside(&at, move |c, f| {
        Ok::<_, ActionError>(lists::load_before(
            c,
            f.id,
            before.unwrap_or(i64::MAX),
            limit + 1,
        )?)
    })
    .await?;
    let next = asked.cut_page(&at, "lists", limit, &mut found, |last| last.issue.position)?;
    page_response(
        &Page {
            items: found.into_iter().map(to_published).collect(),
            next: next.clone(),
        },
        next.as_deref(),
    )
}

struct ListData {
    list: List,
    entries: Vec<Entry>,
    codes: HashMap<PlayerId, String>,
}

struct ListQuery {
    date: NaiveDate,
    pool: Option<Pool>,
    division: Option<Division>,
    /// Number of the list, and the place after which the entries begin.
    behind: Option<(i32, i32)>,
    limit: i64,
}

impl ListData {
    fn find(
        c: &mut Conn,
        f: &Federation,
        rosters: &Rosters,
        wanted: &ListQuery,
    ) -> Result<ListData, ActionError> {
        let (pool, limit) = (wanted.pool, wanted.limit);
        let list = lists::find_by_date(c, f.id, wanted.date)?.ok_or(ActionError::NotFound)?;
        let place = wanted
            .behind
            .filter(|(number, _)| *number == list.issue.number)
            .map_or(0, |(_, place)| place);
        let entries = match &wanted.division {
            Some(d) => ChosenOfList::load_chosen(c, f, rosters, &list, pool, d)?.load_entries(
                c,
                &list,
                pool,
                place.into(),
                limit + 1,
            )?,
            None => lists::entries_page(c, list.id, pool, place.into(), limit + 1)?,
        };
        let ids: Vec<PlayerId> = entries.iter().map(|e| e.player_id).collect();
        let codes = players::find_many(c, f.id, &ids)?
            .into_iter()
            .map(|p| (p.id, p.code))
            .collect();
        Ok(ListData {
            list,
            entries,
            codes,
        })
    }
}

fn to_list_entry(e: Entry, codes: &HashMap<PlayerId, String>, names: Language) -> ListEntry {
    ListEntry {
        place: e.place,
        player: player_ref(
            e.player_id,
            codes.get(&e.player_id).cloned().unwrap_or_default(),
            &e.name,
            Some(&e.latin),
            names,
        ),
        club: non_empty(e.club),
        pool: e.pool.map(|p| p.word().to_owned()),
        rating: e.rating,
        deviation: e.deviation,
        rank: e.rank,
        provisional: e.provisional,
    }
}

/// A published list
///
/// With its entries by place, as they were published.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/lists/{date}", tag = "ratings", operation_id = "getList",
    params(
        ("federation" = String, Path, description = "Slug of the federation."),
        ("date" = NaiveDate, Path, description = "Date of the list."),
        ("pool" = Option<PoolWord>, Query, description = "The pool, where the rules have pools; \
            else it is a mistake. Without it: classic."),
        ("category" = Option<String>, Query, description = "A category of players by its code, \
            as the federation tells them: with places of its own."),
        Paging,
    ),
    responses((status = 200, description = "The list with a page of its \
        entries.", body = ListEntries), Unknown, Usual))]
pub async fn list(
    at: ApiFederation,
    path: web::Path<(String, String)>,
    req: HttpRequest,
) -> Result<HttpResponse, WebError> {
    let date = parse_date(&path.1).ok_or(WebError::NotFound)?;
    let mut asked = RequestParams::from_request(&req, &["pool", "category", "cursor", "limit"]);
    let (pool, division) = (
        asked.pool(RatingFormat::for_federation(&at).shows.pools),
        asked.parse_division(&at.federation),
    );
    // With the list's number: a second list of the same day starts from its beginning.
    let (behind, limit): (Option<(i32, i32)>, i64) =
        (asked.parse_cursor("entries"), asked.page_limit());
    asked.finish_parsing()?;
    let rosters = at.app.rosters.clone();
    let wanted = ListQuery {
        date,
        pool,
        division,
        behind,
        limit,
    };
    let ListData {
        list,
        mut entries,
        codes,
    } = read_inside(&at, move |c, f| ListData::find(c, f, &rosters, &wanted)).await?;
    let number = list.issue.number;
    let next = asked.cut_page(&at, "entries", limit, &mut entries, |last| {
        (number, last.place)
    })?;
    let names = at.federation.name_language();
    let items = entries.into_iter().map(|e| to_list_entry(e, &codes, names));
    let usage = usage_of_list(&at, &format!("ratings/{}", list.issue.date));
    let body = ListEntries {
        list: to_published(list),
        usage,
        items: items.collect(),
        next,
    };
    page_response(&body, body.next.as_deref())
}
