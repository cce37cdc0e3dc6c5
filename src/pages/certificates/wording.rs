//! The content of a certificate in words: for the page, the drawing, and the signed text.

use std::sync::Arc;

use crate::actions::certificate_keys::format_fingerprint;
use crate::actions::certificates::{Facts, Ground, encode_seal};
use crate::certificates::list_address;
use crate::db::certificates::Certificate;
use crate::db::federations::Federation;
use crate::documents::paper::{Paper, has_all_glyphs};
use crate::domain::certificate::Kind;
use crate::domain::rules::RulesFeatures;
use crate::i18n::{L10nLanguage, Language, Speaks, arg, terms};

pub fn format_value(facts: &Facts, language: Language) -> String {
    match (facts.kind == Kind::Rank, &facts.rank, facts.rating) {
        (true, Some(rank), _) => terms::rank_name(language, rank),
        (_, _, Some(rating)) => {
            let star = if is_starred(facts) { "*" } else { "" };
            let whole = (rating * 10.0).round() / 10.0;
            format!(
                "{}{star}",
                language.number(whole, usize::from(whole.fract() != 0.0))
            )
        }
        _ => String::new(),
    }
}

/// The star marks a provisional rating.
pub fn is_starred(facts: &Facts) -> bool {
    facts.provisional && facts.rating.is_some() && facts.kind != Kind::Rank
}

pub fn format_ground(facts: &Facts, shows: RulesFeatures, language: Language) -> String {
    let t = language.messages();
    match &facts.ground {
        Ground::Tournament(_, name, day) => {
            t.msg_ground_tournament(arg::Name(name), arg::Day(language.format_day(*day)))
        }
        Ground::List(number, day, article) if article.is_empty() => match facts.place {
            Some(place) => t.msg_ground_list_place(
                arg::Place(i64::from(place)),
                arg::Number(i64::from(*number)),
                arg::Day(language.format_day(*day)),
            ),
            None => t.msg_ground_list(
                arg::Number(i64::from(*number)),
                arg::Day(language.format_day(*day)),
            ),
        },
        Ground::List(_, day, article) => {
            let (article, day) = (arg::Article(article), arg::Day(language.format_day(*day)));
            if shows.sections {
                t.msg_ground_decision_section(article, day)
            } else {
                t.msg_ground_decision(article, day)
            }
        }
        Ground::Standing => t.msg_ground_standing(),
    }
}

/// `None` if the ground has no page.
pub fn ground_address(facts: &Facts, slug: &str) -> Option<String> {
    match &facts.ground {
        Ground::Tournament(id, ..) => Some(format!("/{slug}/tournaments/{id}")),
        Ground::List(_, day, _) => Some(list_address(slug, *day)),
        Ground::Standing => None,
    }
}

/// A provisional rating is called so, as the drawing has no legend.
fn value_heading(facts: &Facts, t: &L10nLanguage) -> String {
    match facts.kind {
        Kind::Rank => t.msg_paper_holds(),
        Kind::Extract if is_starred(facts) => t.msg_paper_rated_provisional(),
        Kind::Extract => t.msg_paper_rated(),
    }
}

/// Adds the Latin form if both are written. It stands alone for letters that the fonts lack.
fn written_name(facts: &Facts) -> (String, String) {
    match has_all_glyphs(&facts.name) {
        true if facts.latin == facts.name => (facts.name.clone(), String::new()),
        true => (facts.name.clone(), facts.latin.clone()),
        false => (facts.latin.clone(), String::new()),
    }
}

fn paper_details(facts: &Facts, shows: RulesFeatures, language: Language) -> String {
    let rank = facts.kind == Kind::Rank;
    let mut details = vec![format_ground(facts, shows, language)];
    if let Some(pool) = facts.pool.filter(|_| !rank) {
        details.insert(0, terms::pool_name(language.messages(), pool));
    }
    // A card has room for four rows only.
    if let Some(deviation) = facts.deviation.filter(|_| !rank) {
        details.insert(0, format!("±2S {}", language.number(deviation * 2.0, 1)));
    }
    details.join(", ")
}

fn paper_facts(number: i32, facts: &Facts, language: Language) -> Vec<(String, String)> {
    let t = language.messages();
    let mut rows = vec![
        (t.msg_field_number(), t.msg_numbered(number.to_string())),
        (t.msg_field_date(), language.format_day(facts.date)),
    ];
    rows.extend(
        facts
            .on_day
            .map(|day| (t.msg_field_on_day(), language.format_day(day))),
    );
    let rank = facts.kind == Kind::Rank;
    if let Some(held) = facts.rank.as_deref().filter(|_| !rank) {
        rows.push((t.msg_col_rank(), terms::rank_name(language, held)));
    }
    rows
}

/// `holds`: the certificate is still valid.
pub fn build_paper(
    c: &Certificate,
    facts: &Facts,
    holds: bool,
    emblem: Option<Arc<Vec<u8>>>,
    key: &str,
    federation: &Federation,
    base: &str,
) -> Option<Paper> {
    let language = c.request.language;
    let t = language.messages();
    let address = format!("{base}/certificates/{}", c.code.as_deref()?);
    let rank = facts.kind == Kind::Rank;
    let (name, latin) = written_name(facts);
    Some(Paper {
        language: language.word(),
        accent: facts.accent.unwrap_or_default().hex().to_owned(),
        date: facts.date,
        federation: facts.federation.clone(),
        emblem,
        heading: if rank {
            t.msg_paper_rank()
        } else {
            t.msg_paper_extract()
        },
        intro: if rank {
            t.msg_paper_certifies()
        } else {
            String::new()
        },
        name,
        latin,
        statement: value_heading(facts, t),
        value: format_value(facts, language),
        detail: paper_details(facts, federation.rules.shows, language),
        facts: paper_facts(c.number.unwrap_or_default(), facts, language),
        signatory_post: facts.signatory_post.clone(),
        // In the script of the certificate: a reader elsewhere must be able to ask for the person.
        signatory_name: language
            .spelling(federation.name_language())
            .name(&facts.signatory_name, None),
        verify: t.msg_paper_verify(),
        qr: format!("{address}#{}", encode_seal(c)?),
        qr_small: address.clone(),
        address: address
            .trim_start_matches("https://")
            .trim_start_matches("http://")
            .to_owned(),
        fingerprint: t.msg_paper_key(format_fingerprint(key)),
        revoked: (!holds).then(|| t.msg_paper_revoked()),
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_drawing_says_that_a_rating_is_provisional() {
        let facts = |kind: &str, provisional: bool| -> Facts {
            let facts = json!({
                "kind": kind, "federation": "F", "accent": "", "emblem": null, "name": "A", "latin": "A", "rank": "5 kyu",
                "rating": 1450.0, "deviation": null, "provisional": provisional, "pool": "", "place": null, "on_day": null,
                "ground": "standing", "date": "2026-05-03", "signatory_post": "", "signatory_name": ""
            });
            serde_json::from_value(facts).unwrap()
        };
        for language in Language::ALL {
            let t = language.messages();
            let provisional = value_heading(&facts("extract", true), t);
            assert!(
                provisional.contains('*')
                    && !value_heading(&facts("extract", false), t).contains('*'),
                "{provisional}"
            );
            assert_eq!(
                value_heading(&facts("rank", true), t),
                value_heading(&facts("rank", false), t)
            );
        }
    }
}
