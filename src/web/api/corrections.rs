//! Corrections in the API: changes of rated tournaments, and their consequences.

use std::collections::HashMap;

use actix_web::{HttpRequest, HttpResponse, web};
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::answers::{Unknown, Usual};
use super::paging::{Page, Paging, RequestParams, page_response};
use super::players::PlayerRef;
use super::{ApiFederation, to_utc};
use crate::actions::ActionError;
use crate::actions::cancel_correction;
use crate::actions::correction_snapshot::{Holders, RatedAs};
use crate::db::corrections::{self as storage, Correction, CorrectionLine};
use crate::db::federations::Federation;
use crate::db::players::{self, Player};
use crate::db::{Conn, CorrectionId, PlayerId};
use crate::domain::name::Language;
use crate::domain::table::{Difference, DifferenceKind, find_differences};
use crate::error::WebError;
use crate::frame::request::read_inside;

/// A correction of the past.
#[derive(Serialize, ToSchema)]
pub struct CorrectionEntry {
    pub id: i64,
    /// Time of the correction, UTC.
    pub at: DateTime<Utc>,
    /// Name of the person who made it, as printed.
    pub by: String,
    /// The reason given for it.
    pub reason: String,
    /// Id of the corrected tournament; null: the correction concerned initial ratings or the
    /// identity of players.
    pub tournament: Option<i64>,
    /// Number of ratings and ranks that changed.
    pub consequences: i64,
}

/// A cell of a table that a correction changed.
#[derive(Serialize, ToSchema)]
pub struct CorrectedCell {
    /// The player in whose row it is.
    pub player: PlayerRef,
    /// The kind of change: `came` (the player wasn't in the table before), `left` (isn't any more),
    /// `round`, `points`, `place`.
    #[schema(example = "round")]
    pub what: &'static str,
    /// The round, of `round`; else null.
    pub round: Option<u64>,
    /// The former content: in a round the number of the opponent's row and the result.
    pub before: String,
    /// The present content.
    pub after: String,
}

/// A condition that a correction changed.
#[derive(Serialize, ToSchema)]
pub struct CorrectedCondition {
    /// The name of the condition: `name`, or a field of the conditions of a tournament.
    #[schema(example = "minutes")]
    pub what: &'static str,
    /// The former value as text: days as `2026-05-31`, several with commas, `true` or `false`,
    /// words as in the conditions; empty: nothing.
    pub before: String,
    /// The present value.
    pub after: String,
}

/// A rating that changed.
#[derive(Serialize, ToSchema)]
pub struct Consequence {
    /// The player whose rating it is.
    pub player: PlayerRef,
    /// Id of the tournament whose result changed; null: the player's current rating.
    pub tournament: Option<i64>,
    /// Rating before the correction; null: none.
    pub rating_before: Option<f64>,
    /// Rating after the correction; null: none.
    pub rating: Option<f64>,
    /// Rank before the correction, in the words of the exchange format; null: none.
    pub rank_before: Option<String>,
    /// Rank after the correction; null: none.
    pub rank: Option<String>,
}

/// A correction with what it changed and a page of its consequences.
#[derive(Serialize, ToSchema)]
pub struct CorrectionPage {
    pub correction: CorrectionEntry,
    /// The changes of the table, row by row; empty: no table was corrected, or the former one is
    /// unknown.
    pub cells: Vec<CorrectedCell>,
    /// The changes of the conditions; empty: there are none, or the former ones are unknown.
    pub conditions: Vec<CorrectedCondition>,
    /// Its consequences, tournament by tournament.
    pub items: Vec<Consequence>,
    /// Address of the next page; null: this is the last one.
    pub next: Option<String>,
}

fn to_entry(c: Correction, consequences: i64) -> CorrectionEntry {
    CorrectionEntry {
        id: c.id.0,
        at: to_utc(c.at),
        by: c.by_name,
        reason: c.reason,
        tournament: c.tournament_id.map(|t| t.0),
        consequences,
    }
}

/// The corrections of a federation
///
/// Corrections of rated tournaments and of players, newest first.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/corrections", tag = "tournaments", operation_id = "listCorrections",
    params(("federation" = String, Path, description = "Slug of the federation."), Paging),
    responses((status = 200, description = "A page of \
        corrections.", body = Page<CorrectionEntry>), Unknown, Usual))]
pub async fn list(at: ApiFederation, req: HttpRequest) -> Result<HttpResponse, WebError> {
    let mut asked = RequestParams::from_request(&req, &["cursor", "limit"]);
    let (behind, limit): (Option<i64>, i64) =
        (asked.parse_cursor("corrections"), asked.page_limit());
    asked.finish_parsing()?;
    let (mut found, counts) = read_inside(&at, move |c, f| {
        let found = storage::load_before(c, f.id, behind.map(CorrectionId), limit + 1)?;
        let ids: Vec<CorrectionId> = found.iter().map(|row| row.id).collect();
        let counts: HashMap<CorrectionId, i64> =
            storage::line_counts(c, &ids)?.into_iter().collect();
        Ok::<_, ActionError>((found, counts))
    })
    .await?;
    let next = asked.cut_page(&at, "corrections", limit, &mut found, |last| last.id.0)?;
    let items = found.into_iter().map(|row| {
        let count = counts.get(&row.id).copied().unwrap_or(0);
        to_entry(row, count)
    });
    page_response(
        &Page {
            items: items.collect(),
            next: next.clone(),
        },
        next.as_deref(),
    )
}

fn changed_conditions(
    before: (&RatedAs, &Holders),
    after: (&RatedAs, &Holders),
) -> Vec<CorrectedCondition> {
    let told = |(of, held): (&RatedAs, &Holders)| {
        [
            ("name", of.name.clone()),
            ("starts", of.starts.to_string()),
            ("ends", of.ends.to_string()),
            ("city", of.city.clone()),
            ("club", held.club.clone()),
            ("referee", held.referee.clone()),
            ("official", of.official.to_string()),
            ("plan", of.plan.clone()),
            ("board", of.board.to_string()),
            (
                "minutes",
                of.minutes
                    .map(|minutes| minutes.to_string())
                    .unwrap_or_default(),
            ),
            ("pool", of.pool.word().to_owned()),
            ("category", of.category.word().to_owned()),
            ("rated_by_fide", of.rated_by_fide.to_string()),
            (
                "round_days",
                of.round_days
                    .all()
                    .map(|day| day.to_string())
                    .collect::<Vec<_>>()
                    .join(","),
            ),
        ]
    };
    let pairs = told(before)
        .into_iter()
        .zip(told(after))
        .filter(|(old, new)| old != new);
    pairs
        .map(|((what, before), (_, after))| CorrectedCondition {
            what,
            before,
            after,
        })
        .collect()
}

struct CorrectionData {
    row: Correction,
    count: i64,
    cells: Vec<Difference>,
    conditions: Vec<CorrectedCondition>,
    lines: Vec<CorrectionLine>,
    people: HashMap<PlayerId, Player>,
    names: Language,
}

impl CorrectionData {
    /// `before`: the number of consequences before those of the page.
    fn find(
        c: &mut Conn,
        f: &Federation,
        id: CorrectionId,
        before: i64,
        limit: i64,
    ) -> Result<CorrectionData, ActionError> {
        let row = storage::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
        let count = storage::line_counts(c, &[id])?
            .first()
            .map_or(0, |counted| counted.1);
        let tables = cancel_correction::tables_of(&row)?;
        let cells = tables
            .as_ref()
            .map(|(old, new)| find_differences(&old.sheet, &new.sheet))
            .unwrap_or_default();
        let conditions = match &tables {
            Some((old, new)) => changed_conditions(
                (old, &old.load_holders(c, f)?),
                (new, &new.load_holders(c, f)?),
            ),
            None => Vec::new(),
        };
        let lines = storage::load_lines(c, id, before.min(count), limit + 1)?;
        let of_cells = cells.iter().map(|d| PlayerId(d.player));
        let ids: Vec<PlayerId> = of_cells
            .chain(lines.iter().map(|line| line.player_id))
            .collect();
        let people = players::find_many(c, f.id, &ids)?
            .into_iter()
            .map(|p| (p.id, p))
            .collect();
        Ok(CorrectionData {
            row,
            count,
            cells,
            conditions,
            lines,
            people,
            names: f.name_language(),
        })
    }

    /// Only the id is known of a deleted player.
    fn player_ref(&self, id: PlayerId) -> PlayerRef {
        let gone = || PlayerRef {
            id: id.0,
            code: String::new(),
            name: String::new(),
            latin: String::new(),
        };
        self.people
            .get(&id)
            .map_or_else(gone, |player| PlayerRef::from_player(player, self.names))
    }

    fn cell(&self, d: &Difference) -> CorrectedCell {
        let (what, round) = match d.kind {
            DifferenceKind::Came => ("came", None),
            DifferenceKind::Left => ("left", None),
            DifferenceKind::Cell(round) => ("round", u64::try_from(round).ok()),
            DifferenceKind::Points => ("points", None),
            DifferenceKind::Place => ("place", None),
        };
        CorrectedCell {
            player: self.player_ref(PlayerId(d.player)),
            what,
            round,
            before: d.before.clone(),
            after: d.after.clone(),
        }
    }

    fn to_consequence(&self, line: &CorrectionLine) -> Consequence {
        Consequence {
            player: self.player_ref(line.player_id),
            tournament: line.tournament_id.map(|t| t.0),
            rating_before: line.rating_before,
            rating: line.rating_after,
            rank_before: line.rank_before.clone(),
            rank: line.rank_after.clone(),
        }
    }
}

/// A correction
///
/// With its changes of the table, cell by cell, and the ratings that changed.
#[utoipa::path(get, path = "/api/v1/federations/{federation}/corrections/{correction}", tag = "tournaments", operation_id = "getCorrection",
    params(
        ("federation" = String, Path, description = "Slug of the federation."),
        ("correction" = i64, Path, description = "Id of the correction."),
        Paging,
    ),
    responses((status = 200, description = "The correction with a page of its \
        consequences.", body = CorrectionPage), Unknown, Usual))]
pub async fn correction(
    at: ApiFederation,
    path: web::Path<(String, String)>,
    req: HttpRequest,
) -> Result<HttpResponse, WebError> {
    let id: CorrectionId = path.1.parse().map_err(|_| WebError::NotFound)?;
    let mut asked = RequestParams::from_request(&req, &["cursor", "limit"]);
    // Consequences never change, so the cursor counts those before the page.
    let (behind, limit): (Option<(i64, i64)>, i64) =
        (asked.parse_cursor("consequences"), asked.page_limit());
    asked.finish_parsing()?;
    let before = behind
        .filter(|(of, before)| *of == id.0 && *before >= 0)
        .map_or(0, |(_, before)| before);
    let mut found = read_inside(&at, move |c, f| {
        CorrectionData::find(c, f, id, before, limit)
    })
    .await?;
    let next = asked.cut_page(&at, "consequences", limit, &mut found.lines, |_| {
        (id.0, before + limit)
    })?;
    let body = CorrectionPage {
        cells: found.cells.iter().map(|d| found.cell(d)).collect(),
        items: found
            .lines
            .iter()
            .map(|line| found.to_consequence(line))
            .collect(),
        conditions: found.conditions,
        correction: to_entry(found.row, found.count),
        next,
    };
    page_response(&body, body.next.as_deref())
}
