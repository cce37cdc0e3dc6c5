//! Every article is cited by the code that implements it, and no code cites an unknown article.

use std::collections::BTreeSet;

use super::*;
use crate::domain::article::{Article, Implementation};
use crate::domain::{pairing, rules};

#[path = "../../../build/citations.rs"]
#[expect(dead_code, reason = "only the build script looks for files")]
mod scanner;

fn regulations() -> impl Iterator<Item = (&'static str, &'static [Article])> {
    let rated = rules::ALL.iter().map(|book| (book.id, book.articles));
    rated.chain([(pairing::articles::ID, pairing::articles::ARTICLES)])
}

#[test]
fn every_article_is_cited_or_about_nothing_that_a_program_does() {
    let mut missing = Vec::new();
    for (id, articles) in regulations() {
        for article in articles
            .iter()
            .filter(|a| a.deed != Implementation::Definition)
        {
            if places_citing(id, article.number).next().is_none() {
                missing.push(format!("{id} {}", article.number));
            }
        }
    }
    assert!(
        missing.is_empty(),
        "articles that no code names:\n{}",
        missing.join("\n")
    );
}

#[test]
fn the_articles_about_nothing_that_a_program_does_are_few() {
    let idle: Vec<String> = regulations()
        .flat_map(|(id, articles)| {
            articles
                .iter()
                .filter(|a| a.deed == Implementation::Definition)
                .map(move |a| format!("{id} {}", a.number))
        })
        .collect();
    assert_eq!(idle, ["ssdc 2.1"]);
}

#[test]
fn no_code_cites_an_article_that_is_not_there() {
    let known: BTreeSet<(&str, &str)> = regulations()
        .flat_map(|(id, articles)| articles.iter().map(move |a| (id, a.number)))
        .collect();
    let unknown: Vec<String> = CITATIONS
        .iter()
        .filter(|c| !known.contains(&(c.regulation, c.article)) && !is_section(&known, c))
        .map(|c| format!("{} {} at {}", c.regulation, c.article, c.place))
        .collect();
    assert!(
        unknown.is_empty(),
        "articles that no regulation has:\n{}",
        unknown.join("\n")
    );
}

/// True for a section with articles: 5 of 5.1, 3 of 3(1), or a paragraph without a number.
fn is_section(known: &BTreeSet<(&str, &str)>, cited: &Citation) -> bool {
    known.iter().any(|(id, number)| {
        *id == cited.regulation
            && number
                .strip_prefix(cited.article)
                .is_some_and(|rest| rest.starts_with(['.', '(']))
    })
}

#[test]
fn no_article_stands_twice() {
    for (id, articles) in regulations() {
        assert!(!articles.is_empty(), "{id} has no articles");
        let numbers: BTreeSet<&str> = articles.iter().map(|a| a.number).collect();
        assert_eq!(numbers.len(), articles.len(), "{id}");
    }
}

fn found(files: &[(&str, &str)]) -> Vec<String> {
    let sources: Vec<_> = files
        .iter()
        .map(|(path, text)| scanner::Source {
            path: (*path).into(),
            text: (*text).into(),
        })
        .collect();
    scanner::citations(&sources)
        .into_iter()
        .map(|f| format!("{} {} {}", f.regulation, f.article, f.place))
        .collect()
}

#[test]
fn citations_are_read_from_comments_and_code() {
    let rules = "//! Articles 1-2.\nconst ID: &'static str = \"toy\";\n/// Article 3.1, 3.2: pays.\n#[inline]\nfn pay() {\n    step(\"4\", x);\n    \
                 let no = \"1500\";\n}\nstruct P {\n    /// 5.1 (A3): cost.\n    cost: u8,\n}\nmod tests {\n    // article 9\n}\n";
    let elsewhere = "/// What nobody knows (article 7; toy 6.1 and 6.2).\npub const fn asks() {}\n";
    let named = "//! Of toy.\n\n/// P.S. 2, and article 3(4).\npub struct Thing;\n";
    assert_eq!(
        found(&[
            ("domain/rules/toy.rs", rules),
            ("office/a.rs", elsewhere),
            ("office/b.rs", named)
        ]),
        [
            "toy 1 domain::rules::toy",
            "toy 2 domain::rules::toy",
            "toy 3(4) office::b::Thing",
            "toy 3.1 domain::rules::toy::pay",
            "toy 3.2 domain::rules::toy::pay",
            "toy 4 domain::rules::toy::pay",
            "toy 5.1 domain::rules::toy::P",
            "toy 6.1 office::a::asks",
            "toy 6.2 office::a::asks",
            "toy P.S. 2 office::b::Thing",
        ]
    );
}
