//! Why a rating changed: every step with its article and quantities, by the same code that rated.

use actix_web::{HttpResponse, web};
use askama::Template;

use super::error::WebError;
use super::figures::Figures;
use super::layout::{Layout, public};
use super::tournaments::id;
use super::visit::{Inside, read};
use crate::db::{PlayerId, players, tournaments};
use crate::domain::explain::What;
use crate::domain::tournament::Category;
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
    pool: Option<String>,
    intervals: Option<(String, String)>,
    rank: Option<String>,
    anomalous: bool,
    passes: Option<String>,
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
    let rules = inside.federation.rules.as_str();
    let name_of = |id: PlayerId| names.get(&id).map(|(n, l)| language.name(n, l.as_deref())).unwrap_or_default();
    let mut groups: Vec<(String, Vec<StepView>)> = Vec::new();
    let mut legend: Vec<(&'static str, String)> = Vec::new();
    let mut last = None;
    for (step, opponent) in steps.iter().zip(&opponents) {
        if last != Some(step.pass) {
            let title = match step.pass {
                0 => t.msg_pass_none(),
                _ if !Figures::of(&inside).shows.boards => t.msg_why_steps(),
                pass => t.msg_pass_number(i64::from(pass)),
            };
            groups.push((title, Vec::new()));
            last = Some(step.pass);
        }
        for (symbol, _) in &step.values {
            if !legend.iter().any(|l| l.0 == *symbol) && sign(symbol, "") == *symbol {
                legend.push((symbol, words::symbol(t, rules, symbol)));
            }
        }
        let about = step.round.map(|r| t.msg_round_number(r));
        let view = StepView {
            article: step.article.to_owned(),
            says: words::step(t, step.what, step.pass),
            about,
            opponent: opponent.map(|o| (o.0, name_of(o))),
            quantities: step.values.iter().map(|(symbol, value)| quantity(symbol, value, rules, language)).collect(),
            sum: matches!(
                step.what,
                What::Final
                    | What::Round
                    | What::AfterTournament
                    | What::Recalculation
                    | What::DevelopedRating
                    | What::Entry
                    | What::RoundedPoints
            ),
        };
        if let Some(group) = groups.last_mut() {
            group.1.push(view);
        }
    }
    let name = name_of(player);
    let figures = Figures::of(&inside);
    public(&WhyPage {
        page: Layout::inside(&inside, "tournaments", t.msg_why_title(name.as_str())),
        slug: inside.federation.slug.clone(),
        id: id.0,
        player: player.0,
        tournament: row.name,
        outcome: line.as_ref().map(|l| (figures.points(l.before), figures.starred(l.after.map(|p| p.0), l.provisional))),
        change: line.as_ref().and_then(|l| figures.step(l.before.map(|p| p.0), l.after.map(|p| p.0))),
        pool: line.as_ref().and_then(|l| l.pool).map(|(pool, _)| words::pool(t, pool)),
        intervals: line.as_ref().and_then(|l| l.deviation).map(|(before, after, _)| (figures.interval(before), figures.interval(after))),
        rank: line.as_ref().and_then(|l| l.rank).map(|r| words::rank(language, r.name)),
        anomalous: line.as_ref().is_some_and(|l| l.anomalous),
        passes: figures.shows.boards.then(|| t.msg_count_passes(i64::from(passes))),
        frozen,
        name,
        groups,
        legend,
        rules: words::rules(t, &inside.federation.rules),
    })
}

fn quantity(symbol: &&'static str, value: &str, rules: &str, language: Language) -> Quantity {
    let exact = value;
    let value = &rounded(value);
    let value = match *symbol {
        "rank" | "table" | "held" | "norm" => words::rank(language, value),
        "category" => Category::from_word(value).map_or_else(|| value.to_owned(), |c| words::category(language.messages(), c)),
        _ if language == Language::English => value.replace('-', "\u{2212}"),
        _ => value.replace('-', "\u{2212}").replace('.', ","),
    };
    let meaning = words::symbol(language.messages(), rules, symbol);
    let title = if exact.len() > value.len() { format!("{meaning}: {exact}") } else { meaning.clone() };
    Quantity { symbol: sign(symbol, &meaning), value, meaning: title }
}

/// Decimals that a page shows of a quantity; all of them are in its title.
const SHOWN: usize = 6;

/// A long decimal fraction as people copy it into a calculator; everything else as it is.
fn rounded(value: &str) -> String {
    let long = value.split_once('.').is_some_and(|(_, decimals)| decimals.len() > SHOWN && decimals.bytes().all(|b| b.is_ascii_digit()));
    match value.parse::<f64>() {
        Ok(number) if long => {
            let text = format!("{number:.SHOWN$}");
            text.trim_end_matches('0').trim_end_matches('.').to_owned()
        }
        _ => value.to_owned(),
    }
}

/// A sign of the regulation as it is; a word of ours in the reader's language.
fn sign(symbol: &str, meaning: &str) -> String {
    if matches!(symbol, "rank" | "table" | "age" | "minutes" | "limit" | "bound" | "held" | "norm" | "category" | "place" | "min" | "max") {
        meaning.to_owned()
    } else {
        symbol.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_decimals_are_rounded_and_nothing_else() {
        assert_eq!(rounded("1503.614800810277"), "1503.614801");
        assert_eq!(rounded("0.29999999999999999"), "0.3");
        assert_eq!(rounded("-2.0000000004"), "-2");
        for same in ["0.46", "12", "1345*", "3/11", "1 dan", "2010.01.02", "-", ""] {
            assert_eq!(rounded(same), same);
        }
    }
}
