//! Why a rating changed: every step with its article and quantities, by the same code that rated.

use actix_web::{HttpResponse, web};
use askama::Template;

use super::error::WebError;
use super::layout::{Layout, public};
use super::ratings::signed;
use super::tournaments::id;
use super::visit::{Inside, read};
use crate::db::{PlayerId, players, tournaments};
use crate::office::{OfficeError, rating};
use crate::text::{Language, words};

struct Quantity {
    symbol: String,
    value: String,
    meaning: String,
}

struct StepView {
    article: String,
    says: String,
    about: Option<String>,
    opponent: Option<(i64, String)>,
    quantities: Vec<Quantity>,
    sum: bool,
}

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
    rank: Option<String>,
    anomalous: bool,
    passes: String,
    frozen: bool,
    groups: Vec<(String, Vec<StepView>)>,
    legend: Vec<(&'static str, String)>,
    rules: String,
}

/// `GET /{federation}/tournaments/{tournament}/players/{player}`
pub async fn why(inside: Inside, path: web::Path<(String, String, String)>) -> Result<HttpResponse, WebError> {
    let id = id(&path.1)?;
    let player: PlayerId = path.2.parse().map_err(|_| WebError::NotFound)?;
    let (row, steps, line, frozen, opponents, names, passes) = read(&inside, move |c, f| {
        let row = tournaments::find(c, f.id, id)?.ok_or(OfficeError::NotFound)?;
        let (steps, rated, desk) = rating::explain(c, f, &row, player)?;
        let key = desk.key(player)?;
        let line = rated.lines.iter().find(|l| l.player == key).cloned();
        let frozen = rated.frozen.contains(&key);
        let opponents: Vec<Option<PlayerId>> =
            steps.iter().map(|s| s.opponent.map(|k| desk.id(k)).transpose()).collect::<Result<_, _>>()?;
        let mut ids: Vec<PlayerId> = opponents.iter().flatten().copied().collect();
        ids.push(player);
        let names = players::names(c, &ids)?;
        Ok::<_, OfficeError>((row, steps, line, frozen, opponents, names, rated.passes))
    })
    .await?;
    let language = inside.language;
    let t = inside.t();
    let name_of = |id: PlayerId| names.get(&id).map(|(n, l)| language.name(n, l.as_deref())).unwrap_or_default();
    let mut groups: Vec<(String, Vec<StepView>)> = Vec::new();
    let mut legend: Vec<(&'static str, String)> = Vec::new();
    let mut last = None;
    for (step, opponent) in steps.iter().zip(&opponents) {
        if last != Some(step.pass) {
            let title = if step.pass == 0 { t.msg_pass_none() } else { t.msg_pass_number(i64::from(step.pass)) };
            groups.push((title, Vec::new()));
            last = Some(step.pass);
        }
        for (symbol, _) in &step.values {
            if !legend.iter().any(|l| l.0 == *symbol) && sign(symbol, "") == *symbol {
                legend.push((symbol, words::symbol(t, symbol)));
            }
        }
        let about = step.round.map(|r| t.msg_round_number(r));
        let view = StepView {
            article: step.article.to_owned(),
            says: words::step(t, step.what, step.pass),
            about,
            opponent: opponent.map(|o| (o.0, name_of(o))),
            quantities: step.values.iter().map(|(symbol, value)| quantity(symbol, value, language)).collect(),
            sum: matches!(step.what, crate::domain::explain::What::Final | crate::domain::explain::What::Round),
        };
        if let Some(group) = groups.last_mut() {
            group.1.push(view);
        }
    }
    let name = name_of(player);
    let number = |p: Option<crate::domain::number::Points>| p.map_or_else(|| "–".to_owned(), |p| language.number(p.0, 0));
    public(&WhyPage {
        page: Layout::inside(&inside, "tournaments", t.msg_why_title(name.as_str())),
        slug: inside.federation.slug.clone(),
        id: id.0,
        player: player.0,
        tournament: row.name,
        outcome: line.as_ref().map(|l| (number(l.before), number(l.after))),
        change: line.as_ref().map(|l| signed(language, l.after.map_or(0.0, |p| p.0) - l.before.map_or(0.0, |p| p.0))),
        rank: line.as_ref().and_then(|l| l.rank).map(|r| words::rank(language, r.name)),
        anomalous: line.as_ref().is_some_and(|l| l.anomalous),
        passes: t.msg_count_passes(i64::from(passes)),
        frozen,
        name,
        groups,
        legend,
        rules: words::rules(t, &inside.federation.rules),
    })
}

fn quantity(symbol: &&'static str, value: &str, language: Language) -> Quantity {
    let value = match *symbol {
        "rank" | "table" | "held" | "norm" => words::rank(language, value),
        _ if language == Language::English => value.replace('-', "\u{2212}"),
        _ => value.replace('-', "\u{2212}").replace('.', ","),
    };
    let meaning = words::symbol(language.messages(), symbol);
    Quantity { symbol: sign(symbol, &meaning), value, meaning }
}

/// A sign of the regulation as it is; a word of ours in the reader's language.
fn sign(symbol: &str, meaning: &str) -> String {
    if matches!(symbol, "rank" | "table" | "age" | "minutes" | "limit" | "bound" | "held" | "norm" | "category" | "place" | "min" | "max") {
        meaning.to_owned()
    } else {
        symbol.to_owned()
    }
}
