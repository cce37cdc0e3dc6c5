//! Explains a rating change step by step, by the same code that rated.

use std::collections::HashMap;

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::actions::ActionError;
use crate::actions::authorization::Duty;
use crate::actions::rating::{self, Explanation};
use crate::db::federations::Federation;
use crate::db::tournaments::{self, Tournament};
use crate::db::{Conn, PlayerId, TournamentId, players};
use crate::domain::explain::{Step, without_ages};
use crate::domain::rules::Line;
use crate::error::WebError;
use crate::frame::layout::{Layout, render_public};
use crate::frame::path::id;
use crate::frame::request::{Inside, read_inside};
use crate::i18n::{L10nLanguage, Spelling, terms};
use crate::rating_format::RatingFormat;
use crate::regulation_texts::links::ArticleLinks;
use crate::steps::Explained;

#[derive(Template)]
#[template(path = "tournaments/why.html")]
struct WhyPage {
    page: Layout,
    slug: String,
    id: i64,
    player: i64,
    tournament: String,
    name: String,
    outcome: Option<(String, String)>,
    change: Option<(String, &'static str)>,
    pool: Option<String>,
    intervals: Option<(String, String)>,
    rank: Option<String>,
    anomalous: bool,
    anomaly: &'static str,
    passes: Option<String>,
    frozen: bool,
    explained: Explained,
    ages_left_out: bool,
    rules: String,
}

#[derive(Debug, Deserialize)]
pub struct ResultAddress {
    tournament: String,
    player: String,
}

struct ExplanationPageData {
    tournament: Tournament,
    steps: Vec<Step>,
    /// True if steps that reveal ages are left out for this reader.
    ages_left_out: bool,
    /// `None` if the tournament didn't rate the player.
    line: Option<Line>,
    frozen: bool,
    /// `None` for a step without an opponent.
    opponents: Vec<Option<PlayerId>>,
    names: HashMap<PlayerId, (String, Option<String>)>,
    passes: u32,
}

impl ExplanationPageData {
    fn find(
        c: &mut Conn,
        f: &Federation,
        id: TournamentId,
        player: PlayerId,
        officer: bool,
    ) -> Result<ExplanationPageData, ActionError> {
        let tournament = tournaments::find(c, f.id, id)?.ok_or(ActionError::NotFound)?;
        let Explanation {
            steps: all,
            rated,
            rater,
        } = rating::explain_result(c, f, &tournament, player)?;
        let public = without_ages(all.clone());
        let ages_left_out = !officer && public != all;
        let steps = if officer { all } else { public };
        let key = rater.key(player)?;
        let line = rated.lines.iter().find(|l| l.player == key).cloned();
        let frozen = rated.frozen.contains(&key);
        let opponents: Vec<Option<PlayerId>> = steps
            .iter()
            .map(|s| s.opponent.map(|k| rater.id(k)).transpose())
            .collect::<Result<_, _>>()?;
        let mut ids: Vec<PlayerId> = opponents.iter().flatten().copied().collect();
        ids.push(player);
        let names = players::names_told_apart(c, &ids)?;
        Ok(ExplanationPageData {
            tournament,
            steps,
            ages_left_out,
            line,
            frozen,
            opponents,
            names,
            passes: rated.passes,
        })
    }

    fn name_of(&self, id: PlayerId, spelling: Spelling) -> String {
        self.names
            .get(&id)
            .map(|(n, l)| spelling.name(n, l.as_deref()))
            .unwrap_or_default()
    }
}

fn describe_outcome(t: &L10nLanguage, l: &Line, figures: RatingFormat) -> (String, String) {
    let before = l.before.map_or_else(
        || t.msg_why_newcomer(),
        |p| figures.format_starred(Some(p.0), l.provisional_before),
    );
    (
        before,
        figures.format_starred(l.after.map(|p| p.0), l.provisional),
    )
}

pub async fn show_explanation(
    inside: Inside,
    path: web::Path<ResultAddress>,
) -> Result<HttpResponse, WebError> {
    let spelling = inside.spelling();
    let id = id(&path.tournament)?;
    let player: PlayerId = path.player.parse().map_err(|_| WebError::NotFound)?;
    let officer = inside.has_duty(Duty::Officer);
    let found = read_inside(&inside, move |c, f| {
        ExplanationPageData::find(c, f, id, player, officer)
    })
    .await?;
    let language = inside.language;
    let t = inside.t();
    let link_to = |id: PlayerId| (Some(id.0), found.name_of(id, spelling));
    let linked = found.opponents.iter().map(|o| o.map(link_to)).collect();
    let articles = ArticleLinks::load_links(&inside).await?;
    let explained = Explained::from_steps(&inside, &found.steps, linked, &articles);
    let name = found.name_of(player, spelling);
    let (figures, line) = (RatingFormat::for_federation(&inside), found.line.as_ref());
    let title = match line.filter(|line| line.before != line.after) {
        Some(_) => t.msg_why_title(name.as_str()),
        None => t.msg_why_unchanged_title(name.as_str()),
    };
    render_public(&WhyPage {
        page: Layout::for_federation(&inside, "tournaments", title),
        slug: inside.federation.slug.clone(),
        id: id.0,
        player: player.0,
        tournament: found.tournament.conditions.name,
        outcome: line.map(|l| describe_outcome(t, l, figures)),
        change: line.and_then(|l| figures.format_step(l.before.map(|p| p.0), l.after.map(|p| p.0))),
        pool: line
            .and_then(|l| l.pool)
            .map(|(pool, _)| terms::pool_name(t, pool)),
        intervals: line.and_then(|l| l.deviation).map(|d| {
            (
                figures.format_interval(d.before),
                figures.format_interval(d.after),
            )
        }),
        rank: line
            .and_then(|l| l.rank)
            .filter(|r| r.name != "N")
            .map(|r| terms::rank_name(language, r.name)),
        anomalous: line.is_some_and(|l| l.anomalous),
        anomaly: figures.shows.anomaly,
        passes: (found.passes > 1 && figures.shows.boards)
            .then(|| t.msg_count_passes(i64::from(found.passes))),
        frozen: found.frozen,
        name,
        explained,
        ages_left_out: found.ages_left_out,
        rules: terms::rules_name(t, inside.federation.rules),
    })
}
