//! The current list as files: CSV and JSON.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use actix_web::HttpResponse;
use chrono::NaiveDate;
use serde::Serialize;

use crate::actions::ActionError;
use crate::actions::authorization::Duty;
use crate::actions::lists::format_number;
use crate::app::concurrency_limits::ConcurrencyPermit;
use crate::app::run_blocking;
use crate::db::external_ids::{self, PlayerNumber};
use crate::db::federations::Federation;
use crate::db::{Conn, PlayerId, players};
use crate::domain::external_id::System;
use crate::domain::name;
use crate::domain::roster::division::DivisionMembers;
use crate::domain::roster::{Question, Roster};
use crate::domain::tournament::Pool;
use crate::error::WebError;
use crate::frame::csv::escape_cell;
use crate::frame::layout::public_download;
use crate::frame::query::QueryParams;
use crate::frame::request::{Inside, load_roster, read_inside};
use crate::rating_format::RatingFormat;
use crate::ratings::divided::{self, DivisionChoice};
use crate::ratings::usage::{ListUsage, with_license_link};
use crate::ratings::{RatingListFilter, place_of};

#[derive(Serialize)]
pub struct Line {
    #[serde(skip)]
    pub id: PlayerId,
    /// Empty if the rules have no pools.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub pool: String,
    /// `None` if rated games are missing.
    pub place: Option<i64>,
    /// Id in the exchange format.
    pub player: String,
    pub name: String,
    pub latin: String,
    pub club: String,
    pub rating: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deviation: Option<f64>,
    pub rank: Option<String>,
    pub provisional: bool,
    /// Only in the current list, if the rules demand games for a place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games: Option<i32>,
    /// Rated games that a place needs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games_wanted: Option<u32>,
}

#[derive(Serialize)]
struct WholeList<'a> {
    federation: &'a str,
    /// Date of a published list; `None` for the current one.
    list: Option<&'a str>,
    /// `None` for the whole list.
    #[serde(skip_serializing_if = "Option::is_none")]
    category: Option<&'a str>,
    usage: &'a ListUsage,
    entries: &'a [Line],
}

/// Writes all pools if the query names none. One file at a time is written, and the permit is held
/// until the middleware has made the answer's body.
async fn write_whole(
    inside: &Inside,
    filter: RatingListFilter,
    kind: &'static str,
    write: impl FnOnce(&[Line]) -> Result<String, WebError> + Send + 'static,
) -> Result<HttpResponse, WebError> {
    let figures = RatingFormat::for_federation(inside);
    let pools: Vec<Option<Pool>> = match filter.pool(figures) {
        Some(_) if filter.pool.is_empty() => Pool::ALL.into_iter().map(Some).collect(),
        pool => vec![pool],
    };
    let mut rosters = Vec::new();
    for pool in pools {
        rosters.push((pool, load_roster(inside, pool).await?));
    }
    let division = filter.find_division(&inside.federation);
    let newest = match &division {
        Some(division) => divided::newest_date(inside, division).await?,
        None => None,
    };
    let (language, officer, today) = (
        inside.language,
        inside.has_duty(Duty::Officer),
        inside.today(),
    );
    let turn = inside.app.list_export_limit.take(inside.reader).await?;
    // The task owns the permit, because it goes on when the reader disconnects.
    let (body, turn) = run_blocking(move || {
        let of_pool = |(pool, roster): &(Option<Pool>, Arc<Roster>)| {
            let chosen = division
                .as_ref()
                .map(|d| DivisionChoice::of_current(d, roster, today, newest));
            matching_lines(
                roster,
                *pool,
                chosen.map(|chosen| chosen.part).as_ref(),
                &filter.to_question(roster, language, officer),
                today,
            )
        };
        let lines: Vec<Line> = rosters.iter().flat_map(of_pool).collect();
        (write(&lines), turn)
    })
    .await?;
    let body = body?;
    let ending = if kind.starts_with("text/csv") {
        "csv"
    } else {
        "json"
    };
    Ok(in_turn(
        public_download(
            kind,
            &format!("{}-ratings.{ending}", inside.federation.slug),
            body,
        ),
        turn,
    ))
}

/// The answer keeps the permit until it is sent.
pub(super) fn in_turn(mut answer: HttpResponse, turn: ConcurrencyPermit) -> HttpResponse {
    answer.extensions_mut().insert(turn);
    answer
}

fn matching_lines(
    roster: &Roster,
    pool: Option<Pool>,
    part: Option<&DivisionMembers>,
    question: &Question,
    today: NaiveDate,
) -> Vec<Line> {
    let found = roster.find_in(part, question, today);
    let wanted = roster.required_games();
    let placed = |index: u32| roster.is_listed(index).then(|| place_of(part, index));
    let member = |index: &u32| {
        roster
            .members()
            .get(*index as usize)
            .map(|m| (placed(*index), m))
    };
    let lines = found.rows.iter().filter_map(member).map(|(place, m)| Line {
        id: PlayerId(m.id),
        pool: pool.map(|p| p.word().to_owned()).unwrap_or_default(),
        place,
        player: m.code.to_string(),
        name: m.display_name().to_owned(),
        latin: m.latin.as_deref().map_or_else(
            || name::to_latin(m.display_name(), roster.name_language()),
            str::to_owned,
        ),
        club: roster
            .club_of(m)
            .map(|c| c.name.clone())
            .unwrap_or_default(),
        rating: m.rating,
        deviation: m.deviation,
        rank: roster.rank_of(m).map(|r| r.name.to_string()),
        provisional: m.provisional,
        games: m.games.filter(|_| wanted.is_some()),
        games_wanted: wanted.map(|wanted| wanted.games),
    });
    lines.collect()
}

const COLUMNS: [&str; 10] = [
    "pool",
    "place",
    "player",
    "name",
    "latin",
    "club",
    "rating",
    "deviation",
    "rank",
    "provisional",
];

/// Shown if the federation has any.
#[derive(Default)]
struct ExtraColumns {
    systems: BTreeSet<System>,
    numbers: HashMap<PlayerId, Vec<PlayerNumber>>,
    guests: HashSet<PlayerId>,
}

impl ExtraColumns {
    fn load_columns(c: &mut Conn, f: &Federation) -> Result<ExtraColumns, ActionError> {
        let mut beside = ExtraColumns {
            guests: players::load_guests(c, f.id)?,
            ..ExtraColumns::default()
        };
        for number in external_ids::all(c, f.id)? {
            beside.systems.insert(number.given.system);
            beside
                .numbers
                .entry(number.given.player_id)
                .or_default()
                .push(number);
        }
        Ok(beside)
    }

    fn column_words(&self) -> impl Iterator<Item = &'static str> {
        self.systems
            .iter()
            .map(|system| system.word())
            .chain((!self.guests.is_empty()).then_some("guest"))
    }

    fn cells_of(&self, of: PlayerId) -> impl Iterator<Item = String> {
        let own = self.numbers.get(&of).map(Vec::as_slice).unwrap_or_default();
        let number = |system: &System| {
            own.iter()
                .find(|n| n.given.system == *system)
                .map(|n| escape_cell(&n.given.number).into_owned())
        };
        let guest = if self.guests.contains(&of) { "yes" } else { "" };
        self.systems
            .iter()
            .map(move |system| number(system).unwrap_or_default())
            .chain((!self.guests.is_empty()).then(|| guest.to_owned()))
    }
}

fn csv_of(lines: &[Line], beside: &ExtraColumns) -> Result<String, WebError> {
    let mut out = csv::Writer::from_writer(Vec::new());
    let failed = |e: &dyn std::fmt::Display| WebError::Page(format!("csv: {e}"));
    // If a place needs rated games, the file tells their numbers.
    let counted: &[&str] = if lines.iter().any(|line| line.games_wanted.is_some()) {
        &["games", "games_wanted"]
    } else {
        &[]
    };
    let headings = COLUMNS
        .into_iter()
        .chain(counted.iter().copied())
        .chain(beside.column_words());
    out.write_record(headings).map_err(|e| failed(&e))?;
    for l in lines {
        let own = [
            l.pool.clone(),
            l.place.map(|place| place.to_string()).unwrap_or_default(),
            escape_cell(&l.player).into_owned(),
            escape_cell(&l.name).into_owned(),
            escape_cell(&l.latin).into_owned(),
            escape_cell(&l.club).into_owned(),
            format_number(l.rating),
            l.deviation.map(format_number).unwrap_or_default(),
            escape_cell(l.rank.as_deref().unwrap_or("")).into_owned(),
            if l.provisional { "*" } else { "" }.to_owned(),
        ];
        let games = [
            l.games.map(|games| games.to_string()),
            l.games_wanted.map(|wanted| wanted.to_string()),
        ];
        let games = games
            .into_iter()
            .map(Option::unwrap_or_default)
            .take(counted.len());
        out.write_record(own.into_iter().chain(games).chain(beside.cells_of(l.id)))
            .map_err(|e| failed(&e))?;
    }
    let bytes = out.into_inner().map_err(|e| failed(&e))?;
    String::from_utf8(bytes).map_err(|e| failed(&e))
}

/// A header links to the note on the list's use.
pub async fn current_csv(
    inside: Inside,
    query: QueryParams<RatingListFilter>,
) -> Result<HttpResponse, WebError> {
    let beside = read_inside(&inside, ExtraColumns::load_columns).await?;
    let answer = write_whole(
        &inside,
        query.into_inner(),
        "text/csv; charset=utf-8",
        move |lines| csv_of(lines, &beside),
    )
    .await?;
    Ok(with_license_link(
        answer,
        &inside.home_url(),
        &format!("/{}/ratings", inside.federation.slug),
    ))
}

pub async fn current_json(
    inside: Inside,
    query: QueryParams<RatingListFilter>,
) -> Result<HttpResponse, WebError> {
    let (slug, category) = (
        inside.federation.slug.clone(),
        query.find_division(&inside.federation).map(|d| d.code),
    );
    let usage = ListUsage::in_all_languages(
        &inside.federation,
        &inside.home_url(),
        &format!("/{slug}/ratings"),
    );
    let write = move |lines: &[Line]| {
        let list = WholeList {
            federation: &slug,
            list: None,
            category: category.as_deref(),
            usage: &usage,
            entries: lines,
        };
        serde_json::to_string(&list).map_err(|e| WebError::Page(format!("json: {e}")))
    };
    write_whole(&inside, query.into_inner(), "application/json", write).await
}
