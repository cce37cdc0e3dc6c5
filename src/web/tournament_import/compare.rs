//! Comparison of the rating lists in an import of past tournaments with the ratings after it.

use actix_web::{HttpResponse, web};
use askama::Template;

use crate::actions::ActionError;
use crate::actions::tournament_import::compare::{self, Compared};
use crate::actions::tournament_import::files as office;
use crate::db::TournamentImportId;
use crate::error::WebError;
use crate::frame::layout::{Layout, render_page};
use crate::frame::request::{By, Chair, Inside, read_inside};
use crate::rating_format::RatingFormat;

const SHOWN: usize = 1000;

struct ComparedRow {
    id: i64,
    name: String,
    listed: String,
    now: String,
    difference: String,
    why: String,
}

struct ListPart {
    name: String,
    rows: Vec<ComparedRow>,
    more: usize,
    same: i64,
    unknown: i64,
}

#[derive(Template)]
#[template(path = "tournament_import/comparison.html")]
struct ComparisonPage {
    page: Layout,
    slug: String,
    lists: Vec<ListPart>,
}

/// Each list beside the current ratings, the greatest differences first.
pub async fn show_comparison(
    by: By<Chair>,
    path: web::Path<(String, i64)>,
) -> Result<HttpResponse, WebError> {
    let (bundle, actor) = (TournamentImportId(path.1), by.actor.clone());
    let turn = by.app.files.take(by.reader).await?;
    let lists = read_inside(&by, move |c, f| {
        let _turn = turn;
        let kept = office::find(c, &actor, f, bundle)?;
        if kept.bundle.taken_at.is_none() || kept.bundle.undone_at.is_some() {
            return Err(ActionError::NotFound);
        }
        Ok(compare::compare_lists(c, f, &kept)?)
    });
    let lists = lists.await?;
    let figures = RatingFormat::for_federation(&by);
    let parts = lists.into_iter().map(|list| {
        let differs = |row: &&Compared| row.difference().is_none_or(|by| by.abs() >= 0.0005);
        let same = list.rows.iter().filter(|row| !differs(row)).count();
        let rows: Vec<&Compared> = list.rows.iter().filter(differs).collect();
        ListPart {
            more: rows.len().saturating_sub(SHOWN),
            rows: rows
                .into_iter()
                .take(SHOWN)
                .map(|row| build_row(&by, figures, row))
                .collect(),
            same: same as i64,
            unknown: list.unknown as i64,
            name: list.name,
        }
    });
    render_page(&ComparisonPage {
        page: Layout::for_federation(
            &by,
            "tournaments",
            by.t().msg_tournament_import_comparison(),
        ),
        slug: by.federation.slug.clone(),
        lists: parts.collect(),
    })
}

fn build_row(by: &Inside, figures: RatingFormat, row: &Compared) -> ComparedRow {
    let m = by.t();
    ComparedRow {
        id: row.player.id.0,
        name: by
            .spelling()
            .name(row.player.display_name(), row.player.latin()),
        listed: figures.format_rating(Some(row.listed)),
        now: figures.format_rating(row.now),
        difference: figures
            .format_step(Some(row.listed), row.now)
            .map(|(text, _)| text)
            .unwrap_or_default(),
        why: match (row.tables, row.now) {
            (_, None) => m.msg_tournament_import_why_unrated(),
            (0, Some(_)) => m.msg_tournament_import_why_no_table(),
            (tables, Some(_)) => m.msg_tournament_import_why_tables(tables as i64),
        },
    }
}
