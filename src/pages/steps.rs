//! The steps of a calculation as pages explain them, each with its article and quantities.

use std::collections::HashMap;

use askama::Template;

use crate::domain::explain::{Step, StepKind};
use crate::domain::player::{PlayerKey, parse_date};
use crate::domain::tournament::Category;
use crate::explanation_summary::{Opponent, SummaryView};
use crate::frame::request::Inside;
use crate::i18n::{L10nLanguage, Language, Speaks, steps as words, terms};
use crate::rating_format::RatingFormat;
use crate::regulation_texts::links::{ArticleLinks, Part};

struct Quantity {
    symbol: String,
    value: String,
    meaning: String,
}

struct StepView {
    article: Vec<Part>,
    says: String,
    about: Option<String>,
    opponent: Option<Opponent>,
    quantities: Vec<Quantity>,
    sum: bool,
}

#[derive(Template)]
#[template(path = "tournaments/_steps.html")]
pub struct Explained {
    slug: String,
    short: Option<SummaryView>,
    groups: Vec<(String, Vec<StepView>)>,
    legend: Vec<(&'static str, String)>,
    language: Language,
}

impl Explained {
    /// `opponents`: one for each step.
    pub fn from_steps(
        inside: &Inside,
        steps: &[Step],
        opponents: Vec<Option<Opponent>>,
        links: &ArticleLinks,
    ) -> Explained {
        let (language, t) = (inside.language, inside.t());
        let rules = inside.federation.rules.id;
        let mut groups: Vec<(String, Vec<StepView>)> = Vec::new();
        let mut legend: Vec<(&'static str, String)> = Vec::new();
        let met = steps
            .iter()
            .zip(&opponents)
            .filter_map(|(step, who)| Some((step.opponent?, who.clone()?)));
        let met: HashMap<PlayerKey, Opponent> = met.collect();
        let short =
            SummaryView::from_steps(steps, &met, RatingFormat::for_federation(inside), language);
        let mut last = None;
        for (step, opponent) in steps.iter().zip(opponents) {
            if last != Some(step.pass) {
                groups.push((title_of_pass(inside, step.pass), Vec::new()));
                last = Some(step.pass);
            }
            for (symbol, _) in &step.values {
                if !legend.iter().any(|l| l.0 == *symbol) && format_symbol(symbol, "") == *symbol {
                    legend.push((symbol, words::symbol_meaning(t, rules, symbol)));
                }
            }
            let about = step.round.map(|r| t.msg_round_number(r));
            let view = StepView {
                article: links.split_citation(step.article),
                says: words::in_round(t, step.what, step.pass, step.opponent),
                about,
                opponent,
                quantities: step
                    .values
                    .iter()
                    .map(|(symbol, value)| format_quantity(symbol, value, rules, language))
                    .collect(),
                sum: is_sum(step.what),
            };
            if let Some(group) = groups.last_mut() {
                group.1.push(view);
            }
        }
        Explained {
            slug: inside.federation.slug.clone(),
            short,
            groups,
            legend,
            language,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }

    fn t(&self) -> &'static L10nLanguage {
        self.language.messages()
    }
}

fn title_of_pass(inside: &Inside, pass: u32) -> String {
    let t = inside.t();
    match pass {
        0 => t.msg_pass_none(),
        _ if !RatingFormat::for_federation(inside).shows.boards => t.msg_why_steps(),
        pass => t.msg_pass_number(i64::from(pass)),
    }
}

/// True for a step that sums up those before it.
fn is_sum(what: StepKind) -> bool {
    matches!(
        what,
        StepKind::Final
            | StepKind::Round
            | StepKind::AfterTournament
            | StepKind::Recalculation
            | StepKind::DevelopedRating
            | StepKind::Entry
            | StepKind::RoundedPoints
    )
}

fn format_quantity(
    symbol: &&'static str,
    value: &str,
    rules: &str,
    language: Language,
) -> Quantity {
    let exact = value;
    let value = &round_decimals(value);
    let value = match *symbol {
        "rank" | "table" | "held" | "norm" => terms::rank_name(language, value),
        "from" | "to" => {
            parse_date(value).map_or_else(|| value.to_owned(), |day| language.format_day(day))
        }
        "category" => Category::from_word(value).map_or_else(
            || value.to_owned(),
            |c| terms::category_name(language.messages(), c),
        ),
        _ => language.localize_decimals(value.replace('-', "\u{2212}")),
    };
    let meaning = words::symbol_meaning(language.messages(), rules, symbol);
    let title = if exact.len() > value.len() {
        format!("{meaning}: {exact}")
    } else {
        meaning.clone()
    };
    Quantity {
        symbol: format_symbol(symbol, &meaning),
        value,
        meaning: title,
    }
}

/// Only the tooltip has all decimals.
const SHOWN: usize = 6;

/// Rounds long fractions, in plain notation for a calculator; everything else as it is.
fn round_decimals(value: &str) -> String {
    let long = value.split_once('.').is_some_and(|(_, decimals)| {
        decimals.len() > SHOWN && decimals.bytes().all(|b| b.is_ascii_digit())
    });
    match value.parse::<f64>() {
        Ok(number) if long => {
            let text = format!("{number:.SHOWN$}");
            text.trim_end_matches('0').trim_end_matches('.').to_owned()
        }
        _ => value.to_owned(),
    }
}

/// Symbols of the regulation stay; our words are in the reader's language.
fn format_symbol(symbol: &str, meaning: &str) -> String {
    if matches!(
        symbol,
        "rank"
            | "table"
            | "age"
            | "minutes"
            | "limit"
            | "bound"
            | "held"
            | "norm"
            | "category"
            | "place"
            | "min"
            | "max"
            | "from"
            | "to"
    ) {
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
        assert_eq!(round_decimals("1503.614800810277"), "1503.614801");
        assert_eq!(round_decimals("0.29999999999999999"), "0.3");
        assert_eq!(round_decimals("-2.0000000004"), "-2");
        for same in [
            "0.46",
            "12",
            "1345*",
            "3/11",
            "1 dan",
            "2010.01.02",
            "-",
            "",
        ] {
            assert_eq!(round_decimals(same), same);
        }
    }
}
