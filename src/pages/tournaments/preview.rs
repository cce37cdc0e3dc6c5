//! The preview of a rating: in the editor, on a page of its own, and for the officers who check a
//! table.

use std::collections::HashMap;

use actix_web::{HttpResponse, web};
use askama::Template;

use crate::actions::authorization::{self, Duty, OnTournament};
use crate::actions::{ActionError, preview as office, replay, sheets};
use crate::certificates::contradicted::{self, ContradictedRow};
use crate::domain::number::Points;
use crate::domain::player::Born;
use crate::domain::rules::{BirthEntry, Lack, Newcomer, RankChange, rank_place};
use crate::error::WebError;
use crate::frame::layout::{Layout, render_page};
use crate::frame::path::id;
use crate::frame::request::{By, TableWorker, read_inside};
use crate::frame::sentences::format_refusal;
use crate::i18n::{Language, Speaks, Spelling, arg, terms};
use crate::newcomers::{format_initial_rating, stays_unrated};
use crate::rating_format::RatingFormat;

pub struct PreviewTable {
    /// Number of games, and of passes that the calculation takes.
    pub summary: String,
    /// True if the summary names passes. The page then explains them, as only some rules need
    /// several.
    pub passes: bool,
    pub anomaly: &'static str,
    pub warning: Option<String>,
    /// The present rating then stands beside the new one.
    pub correction: bool,
    /// True if a phone has no room for the ratings before.
    pub tight: bool,
    pub otherwise: Option<String>,
    /// Data that the regulation needs and the site lacks, with the consequences.
    pub lacks: Vec<LackRow>,
    /// Each remark stands once, with its rows.
    pub remarks: Vec<String>,
    /// Effects of the correction beyond its table.
    pub follows: Option<String>,
    /// A correction compares with the present ranks.
    pub ranks: Vec<RankRow>,
    pub more_ranks: usize,
    /// Certificates and lists that the correction would contradict.
    pub contradicted: Vec<ContradictedRow>,
    pub lines: Vec<PreviewRow>,
    pub left_out: Vec<String>,
}

pub struct PreviewRow {
    pub row: usize,
    pub name: String,
    /// True if the player would be entered anew.
    pub new: bool,
    /// True if the result is marked with `!`.
    pub anomalous: bool,
    pub before: String,
    /// The rating after the tournament as it is rated at present.
    pub rated: String,
    /// True if the correction changes that rating.
    pub differs: bool,
    pub after: String,
    pub change: Option<(String, &'static str)>,
    /// If the rank changes, the rank before stands in front.
    pub rank: String,
}

pub struct LackRow {
    pub says: String,
    /// The forms for entering what the register lacks: address and name.
    pub links: Vec<(String, String)>,
}

pub struct RankRow {
    /// `None` for players outside the table.
    pub row: Option<usize>,
    pub name: String,
    pub before: String,
    pub after: String,
    pub rises: bool,
    pub ground: String,
    /// Article; empty if the rank only falls away with the corrected result.
    pub article: String,
}

fn rank_or_dash(rank: Option<&str>, language: Language) -> String {
    rank.map_or_else(|| "–".to_owned(), |name| terms::rank_name(language, name))
}

/// Limit for players outside the corrected table.
const LISTED: usize = 40;

/// A correction compares with the present ranks, each player once.
fn rank_changes(
    preview: &office::Preview,
    figures: RatingFormat,
    spelling: Spelling,
) -> Vec<RankRow> {
    let language = spelling.language;
    let t = language.messages();
    let cite = |place| terms::cite_place(t, figures.shows, place);
    let cited = |change: &RankChange| format!("({})", cite(change.article));
    let mut rows = Vec::new();
    for line in &preview.lines {
        let name = spelling.name(&line.name, Some(&line.latin));
        let Some(rated) = &line.rated_rank else {
            rows.extend(line.rank_changes.iter().map(|change| RankRow {
                row: Some(line.row),
                name: name.clone(),
                before: rank_or_dash(change.before.map(|rank| rank.name), language),
                after: rank_or_dash(change.after.map(|rank| rank.name), language),
                rises: change.after > change.before,
                ground: figures.rank_ground(change),
                article: cited(change),
            }));
            continue;
        };
        if line.rank.is_none_or(|rank| rank.name == *rated) {
            continue;
        }
        let given = line.rank_changes.last();
        rows.push(RankRow {
            row: Some(line.row),
            name,
            before: rank_or_dash(Some(rated), language),
            after: rank_or_dash(line.rank.map(|rank| rank.name), language),
            rises: is_rise(Some(rated), line.rank.map(|rank| rank.name)),
            ground: given.map_or_else(
                || t.msg_rank_by_correction(),
                |change| figures.rank_ground(change),
            ),
            article: given.map(cited).unwrap_or_default(),
        });
    }
    let beside = preview
        .follows
        .iter()
        .flat_map(|follows| &follows.ranks)
        .take(LISTED);
    rows.extend(beside.map(|change| RankRow {
        row: None,
        name: spelling.name(&change.name.0, change.name.1.as_deref()),
        before: rank_or_dash(change.before.as_deref(), language),
        after: rank_or_dash(change.after.as_deref(), language),
        rises: is_rise(change.before.as_deref(), change.after.as_deref()),
        ground: match change.leaves {
            true => t.msg_rank_by_leaving(),
            false => t.msg_rank_by_following(),
        },
        article: String::new(),
    }));
    rows
}

fn is_rise(before: Option<&str>, after: Option<&str>) -> bool {
    rank_place(after) > rank_place(before)
}

/// The reasons why nothing changes, and where the referee's report differs from the site's data
/// (ssdc 4.3).
fn line_remarks(
    l: &office::PreviewLine,
    newcomer: Option<Newcomer>,
    figures: RatingFormat,
    language: Language,
) -> Vec<String> {
    let t = language.messages();
    let begins = newcomer.map(|newcomer| format_initial_rating(newcomer, figures, language));
    let mut said = Vec::new();
    if l.frozen {
        said.push(t.msg_not_recalculated());
    } else if l.idle {
        said.push(t.msg_no_played_game());
    } else if l.before.is_none() && l.after.is_none() {
        said.extend(newcomer.and_then(|newcomer| stays_unrated(newcomer, language)));
    }
    if let Some(listed) = l.listed {
        said.push(t.msg_preview_listed(
            arg::Rating(listed.rating.to_string()),
            arg::Kind(terms::foreign_rating(t, listed.kind)),
            arg::Day(language.format_day(listed.date)),
        ));
    }
    if let Some(tabled) = l.stated_fide_rating {
        said.push(t.msg_preview_tabled(tabled.to_string()));
    }
    if let Some(typed) = l
        .typed_rating
        .as_deref()
        .filter(|_| l.stated_fide_rating.is_none())
    {
        said.push(remark_typed_rating(l, typed, begins, figures, language));
    }
    let birth = |born: Born| language.typed_day(&born.to_string());
    if let Some(added) = l.added_born {
        said.push(t.msg_typed_born_added(birth(added)));
    }
    if let (Some(typed), Some(registered)) = (l.typed_born, l.registered_born)
        && births_contradict(typed, registered)
    {
        said.push(
            t.msg_typed_born_differs(arg::Typed(birth(typed)), arg::Registered(birth(registered))),
        );
    }
    let ours = l.rank_before.map(|r| r.name).filter(|r| *r != "N");
    if let (Some(typed), Some(ours)) = (l.typed_rank.as_deref(), ours)
        && !terms::means_rank(typed, ours)
    {
        said.push(t.msg_typed_rank(
            arg::Typed(typed),
            arg::Ours(terms::rank_name(language, ours)),
        ));
    }
    said
}

/// `begins`: the way newcomers begin, in words.
fn remark_typed_rating(
    l: &office::PreviewLine,
    typed: &str,
    begins: Option<String>,
    figures: RatingFormat,
    language: Language,
) -> String {
    let t = language.messages();
    match begins.filter(|_| l.before.is_none() && l.listed.is_none()) {
        // A table that is to name such a rating contradicts nothing.
        _ if figures.shows.conditional && l.before.is_none() => {
            t.msg_typed_rating_conditional(typed)
        }
        Some(begins) => t.msg_typed_rating_new(arg::Typed(typed), arg::Newcomer(begins)),
        None if l.before.is_some() => t.msg_typed_rating_other(
            arg::Typed(typed),
            arg::Rating(figures.format_points(l.before)),
        ),
        None => t.msg_typed_rating(typed),
    }
}

/// Other years contradict, and other days, but not a year and a day within it.
fn births_contradict(one: Born, other: Born) -> bool {
    one.year() != other.year()
        || matches!((one, other), (Born::Day(one), Born::Day(other)) if one != other)
}

/// Each remark once, with the rows that it concerns: `Rows 3, 7, 9: no played game`.
fn grouped_remarks(
    preview: &office::Preview,
    figures: RatingFormat,
    language: Language,
) -> Vec<String> {
    let mut said: Vec<(String, Vec<usize>)> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    for line in &preview.lines {
        for remark in line_remarks(line, preview.newcomer, figures, language) {
            let at = *places.entry(remark.clone()).or_insert(said.len());
            match said.get_mut(at) {
                Some((_, rows)) => rows.push(line.row),
                None => said.push((remark, vec![line.row])),
            }
        }
    }
    let rows = |rows: &[usize]| {
        rows.iter()
            .map(usize::to_string)
            .collect::<Vec<_>>()
            .join(", ")
    };
    let t = language.messages();
    said.iter()
        .map(|(remark, about)| {
            t.msg_preview_rows(
                arg::Count(about.len() as i64),
                arg::Rows(rows(about)),
                arg::Says(remark.as_str()),
            )
        })
        .collect()
}

fn no_rating_reason(
    preview: &office::Preview,
    figures: RatingFormat,
    language: Language,
) -> String {
    let t = language.messages();
    let played = preview.lines.iter().any(|l| !l.idle);
    let unrated = preview.lines.iter().all(|l| l.before.is_none());
    match preview.newcomer {
        _ if !played => t.msg_preview_no_games(),
        Some(Newcomer::Measured { article }) if unrated => t.msg_preview_newcomers_only(article),
        _ if figures.shows.minutes && preview.lines.iter().any(|l| l.frozen) => {
            t.msg_preview_frozen()
        }
        _ if figures.shows.official && !figures.shows.plan && !preview.official => {
            t.msg_preview_unofficial()
        }
        _ => t.msg_preview_nobody(),
    }
}

/// An official gets links to data that only the register may state.
fn lack_row(
    lack: &Lack,
    preview: &office::Preview,
    slug: &str,
    official: bool,
    spelling: Spelling,
) -> LackRow {
    let t = spelling.language.messages();
    let rows: Vec<String> = lack
        .who
        .iter()
        .map(|place| (place + 1).to_string())
        .collect();
    let registered = matches!(
        lack.kind.birth_entry(),
        Some(BirthEntry::Register | BirthEntry::Stated)
    );
    let about = lack
        .who
        .iter()
        .filter(|_| official && registered)
        .filter_map(|place| preview.lines.get(*place));
    let link = |line: &office::PreviewLine| {
        let born = line
            .typed_born
            .map(|born| format!("?born={born}"))
            .unwrap_or_default();
        let name = t.msg_lack_birth_enter(spelling.name(&line.name, Some(&line.latin)));
        Some((format!("/{slug}/players/{}/edit{born}", line.player?), name))
    };
    LackRow {
        says: t.msg_preview_rows(
            arg::Count(rows.len() as i64),
            arg::Rows(rows.join(", ")),
            arg::Says(terms::lack_sentence(t, lack.kind)),
        ),
        links: about.filter_map(link).collect(),
    }
}

fn describe_consequences(follows: &office::CorrectionEffects, language: Language) -> String {
    let (t, replay::Outcome { tournaments, lines }) = (language.messages(), follows.outcome);
    if lines == 0 {
        t.msg_correction_follows_nothing()
    } else {
        t.msg_correction_follows(
            arg::Tournaments(tournaments as i64),
            arg::Lines(lines as i64),
        )
    }
}

fn describe_plan_effect(
    official: bool,
    turned: office::OfficialStatusEffect,
    figures: RatingFormat,
    language: Language,
) -> String {
    let (t, players) = (language.messages(), turned.players as i64);
    let most = figures.format_points(Some(Points(turned.largest_difference)));
    match (official, turned.players) {
        (_, 0) => t.msg_preview_plan_same(),
        (true, _) => t.msg_preview_by_plan(arg::Count(players), arg::Most(most)),
        (false, _) => t.msg_preview_without_plan(arg::Count(players), arg::Most(most)),
    }
}

impl PreviewRow {
    fn from_line(l: &office::PreviewLine, figures: RatingFormat, spelling: Spelling) -> PreviewRow {
        let language = spelling.language;
        PreviewRow {
            row: l.row,
            name: spelling.name(&l.name, Some(&l.latin)),
            new: l.new,
            anomalous: l.anomalous,
            rated: figures.format_points(l.rated),
            differs: figures.format_points(l.rated) != figures.format_points(l.after),
            before: figures.format_starred(l.before.map(|p| p.0), l.provisional_before),
            after: match l.after {
                Some(after) => format!(
                    "{} {}",
                    figures.format_starred(Some(after.0), l.provisional),
                    figures.format_interval(l.deviation)
                ),
                None => String::new(),
            },
            change: figures.format_step(l.before.map(|p| p.0), l.after.map(|p| p.0)),
            rank: match (l.rank_before.map(|r| r.name), l.rank.map(|r| r.name)) {
                (before, Some(after)) if !l.rank_changes.is_empty() => {
                    format!(
                        "{} → {}",
                        rank_or_dash(before, language),
                        terms::rank_name(language, after)
                    )
                }
                (_, after) => after
                    .map(|name| terms::rank_name(language, name))
                    .unwrap_or_default(),
            },
        }
    }
}

fn summarize_work(preview: &office::Preview, told: bool, language: Language) -> String {
    let t = language.messages();
    let games = t.msg_count_games(preview.games as i64);
    if told {
        format!(
            "{games}, {}.",
            t.msg_count_passes(i64::from(preview.passes))
        )
    } else {
        format!("{games}.")
    }
}

fn describe_idle_game(
    preview: &office::Preview,
    idle: &office::IdleGame,
    spelling: Spelling,
) -> String {
    let t = spelling.language.messages();
    let name = |row: usize| {
        preview
            .lines
            .get(row - 1)
            .map(|l| spelling.name(&l.name, Some(&l.latin)))
            .unwrap_or_default()
    };
    match idle.b {
        Some(b) if idle.played => t.msg_left_out_unrated(
            arg::Round(idle.round as i64),
            arg::A(name(idle.a)),
            arg::B(name(b)),
        ),
        Some(b) => t.msg_left_out_game(
            arg::Round(idle.round as i64),
            arg::A(name(idle.a)),
            arg::B(name(b)),
        ),
        None => t.msg_left_out_bye(arg::Round(idle.round as i64), arg::A(name(idle.a))),
    }
}

impl PreviewTable {
    pub fn any_anomalous(&self) -> bool {
        self.lines.iter().any(|line| line.anomalous)
    }

    /// A first rating is a change only if newcomers begin with nothing.
    pub fn any_change(&self) -> bool {
        self.lines.iter().any(|line| line.change.is_some())
    }

    /// `official`: the reader is an official of the federation.
    pub fn from_preview(
        preview: &office::Preview,
        slug: &str,
        official: bool,
        figures: RatingFormat,
        spelling: Spelling,
    ) -> PreviewTable {
        let language = spelling.language;
        // One pass is the usual case and isn't mentioned.
        let told = figures.shows.boards && preview.passes > 1;
        PreviewTable {
            anomaly: figures.shows.anomaly,
            passes: told,
            summary: summarize_work(preview, told, language),
            warning: preview
                .lines
                .iter()
                .all(|l| l.after.is_none())
                .then(|| no_rating_reason(preview, figures, language)),
            correction: preview.correction,
            tight: preview.correction || figures.shows.deviation,
            lacks: preview
                .lacks
                .iter()
                .map(|lack| lack_row(lack, preview, slug, official, spelling))
                .collect(),
            follows: preview
                .follows
                .as_ref()
                .map(|follows| describe_consequences(follows, language)),
            more_ranks: preview
                .follows
                .as_ref()
                .map_or(0, |follows| follows.ranks.len().saturating_sub(LISTED)),
            otherwise: preview
                .otherwise
                .map(|turned| describe_plan_effect(preview.official, turned, figures, language)),
            remarks: grouped_remarks(preview, figures, language),
            ranks: rank_changes(preview, figures, spelling),
            contradicted: match &preview.follows {
                Some(follows) => {
                    contradicted::contradicted_rows(&follows.contradicted, slug, false, spelling)
                }
                None => Vec::new(),
            },
            lines: preview
                .lines
                .iter()
                .map(|line| PreviewRow::from_line(line, figures, spelling))
                .collect(),
            left_out: preview
                .left_out
                .iter()
                .map(|idle| describe_idle_game(preview, idle, spelling))
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
    name: String,
    preview: Option<PreviewTable>,
    refusal: Option<String>,
}

/// The rating changes of the stored draft.
pub async fn show_preview(
    by: By<TableWorker>,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let actor = by.actor.clone();
    let (name, outcome) = read_inside(&by, move |c, f| {
        let t = authorization::find_permitted_tournament(c, &actor, f, id, OnTournament::Work)?;
        match office::preview_sheet(c, f, &t, &sheets::parse_sheet(&t)?) {
            Err(ActionError::Db(error)) => Err(ActionError::Db(error)),
            outcome => Ok((t.conditions.display_name(t.id), outcome)),
        }
    })
    .await?;
    let (preview, refusal) = match outcome {
        Ok(preview) => (
            Some(PreviewTable::from_preview(
                &preview,
                &by.federation.slug,
                by.has_duty(Duty::Commission),
                RatingFormat::for_federation(&by),
                by.spelling(),
            )),
            None,
        ),
        Err(ActionError::Refused(refusal)) => (None, Some(format_refusal(by.language, &refusal))),
        Err(_) => (None, Some(by.t().msg_table_has_mistakes())),
    };
    render_page(&PreviewPage {
        page: Layout::for_federation(&by, "tournaments", by.t().msg_preview()),
        slug: by.federation.slug.clone(),
        id: id.0,
        name,
        preview,
        refusal,
    })
}
