//! The preview of a rating as pages show it: in the editor, on a page of its own, and to those who check a table.

use actix_web::{HttpResponse, web};
use askama::Template;

use crate::office::may::{self, OnTournament};
use crate::office::{OfficeError, preview as office, sheets};
use crate::text::{Language, terms};
use crate::web::error::WebError;
use crate::web::figures::Figures;
use crate::web::frame::layout::{Layout, html};
use crate::web::frame::request::{By, TableWorker, read};
use crate::web::frame::sentences::refused;
use crate::web::tournaments::id;

/// A preview as a page shows it.
pub struct PreviewTable {
    /// How many games the table has and how many passes the calculation takes.
    pub summary: String,
    /// The warning that nobody would be recalculated.
    pub warning: Option<String>,
    /// One line per row.
    pub lines: Vec<PreviewRow>,
    /// Games that don't count.
    pub not_played: Vec<String>,
}

/// One line of a preview.
pub struct PreviewRow {
    /// Number of the row.
    pub row: usize,
    /// Name.
    pub name: String,
    /// Whether the player would be entered anew.
    pub new: bool,
    /// Whether the result is marked with `!`.
    pub anomalous: bool,
    /// Remark.
    pub note: Option<String>,
    /// Rating before.
    pub before: String,
    /// Rating after, with its interval.
    pub after: String,
    /// Change of the rating, with the class that colours it.
    pub change: Option<(String, &'static str)>,
    /// Rank after.
    pub rank: String,
}

/// The remark about a line: why nothing changes, and where the referee's report differs from what the site knows (ssdc 4.3).
fn note(l: &office::PreviewLine, language: Language) -> Option<String> {
    let t = language.messages();
    let mut said = Vec::new();
    if l.frozen {
        said.push(t.msg_not_recalculated());
    } else if l.idle {
        said.push(t.msg_no_played_game());
    }
    if let Some(listed) = l.listed {
        said.push(t.msg_preview_listed(listed.rating.to_string(), language.day(listed.date), terms::foreign_rating(t, listed.kind)));
    }
    if let Some(typed) = l.typed_rating.as_deref() {
        said.push(if l.before.is_none() { t.msg_typed_rating_new(typed) } else { t.msg_typed_rating(typed) });
    }
    let ours = l.rank_before.map(|r| r.name).filter(|r| *r != "N");
    if let (Some(typed), Some(ours)) = (l.typed_rank.as_deref(), ours)
        && !terms::means_rank(typed, ours)
    {
        said.push(t.msg_typed_rank(typed, terms::rank(language, ours)));
    }
    (!said.is_empty()).then(|| said.join(" "))
}

impl PreviewTable {
    /// A preview in a language.
    pub fn of(preview: &office::Preview, figures: Figures, language: Language) -> PreviewTable {
        let t = language.messages();
        PreviewTable {
            summary: match figures.shows.boards {
                // Only these rules calculate a tournament more than once.
                true => format!("{}, {}.", t.msg_count_games(preview.games as i64), t.msg_count_passes(i64::from(preview.passes))),
                false => format!("{}.", t.msg_count_games(preview.games as i64)),
            },
            warning: preview.lines.iter().all(|l| l.after.is_none()).then(|| t.msg_preview_nobody()),
            lines: preview
                .lines
                .iter()
                .map(|l| PreviewRow {
                    row: l.row,
                    name: l.name.clone(),
                    new: l.new,
                    anomalous: l.anomalous,
                    note: note(l, language),
                    before: figures.points(l.before),
                    after: match l.after {
                        Some(after) => format!("{} {}", figures.starred(Some(after.0), l.provisional), figures.interval(l.deviation)),
                        None => String::new(),
                    },
                    change: figures.step(l.before.map(|p| p.0), l.after.map(|p| p.0)),
                    rank: l.rank.map(|r| terms::rank(language, r.name)).unwrap_or_default(),
                })
                .collect(),
            not_played: preview
                .not_played
                .iter()
                .map(|idle| {
                    let name = |row: usize| preview.lines.get(row - 1).map(|l| l.name.clone()).unwrap_or_default();
                    match idle.b {
                        Some(b) => t.msg_left_out_game(idle.round as i64, name(idle.a), name(b)),
                        None => t.msg_left_out_bye(idle.round as i64, name(idle.a)),
                    }
                })
                .collect(),
        }
    }
}

#[derive(Template)]
#[template(path = "tournaments/preview.html")]
struct PreviewPage {
    page: Layout,
    slug: String,
    id: i64,
    preview: Option<PreviewTable>,
    refusal: Option<String>,
}

/// `GET .../preview`: the rating changes of the stored draft.
pub async fn preview(by: By<TableWorker>, path: web::Path<(String, String)>) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let actor = by.actor.clone();
    let outcome = read(&by, move |c, f| {
        let t = may::tournament(c, &actor, f, id, OnTournament::Work)?;
        match office::preview(c, f, &t, &sheets::sheet(&t)?) {
            Err(OfficeError::Db(error)) => Err(OfficeError::Db(error)),
            outcome => Ok(outcome),
        }
    })
    .await?;
    let (preview, refusal) = match outcome {
        Ok(preview) => (Some(PreviewTable::of(&preview, Figures::of(&by), by.language)), None),
        Err(OfficeError::Refused(refusal)) => (None, Some(refused(by.language, &refusal))),
        Err(_) => (None, Some(by.t().msg_table_has_mistakes())),
    };
    html(&PreviewPage {
        page: Layout::inside(&by, "tournaments", by.t().msg_preview()),
        slug: by.federation.slug.clone(),
        id: id.0,
        preview,
        refusal,
    })
}
