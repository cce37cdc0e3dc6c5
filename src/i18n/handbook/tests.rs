//! Tests that every page exists in every language, and that all references of a text resolve.

use std::collections::BTreeSet;

use super::*;
use crate::domain::rules::Sign;
use crate::test_locale::handbook as scanner;

#[test]
fn every_page_is_there_in_every_language_and_long_enough_to_help() {
    let slugs: Vec<&str> = all_pages().iter().map(|page| page.slug).collect();
    assert_eq!(slugs, scanner::PAGES);
    for page in all_pages() {
        for language in Language::ALL {
            let Text { title, body } = page.text(language);
            assert!(
                !title.is_empty() && !title.contains(NAME),
                "{} in {language}",
                page.slug
            );
            assert!(
                body.contains("\n## ") || body.starts_with("## "),
                "{} in {language} has no sections",
                page.slug
            );
            assert!(
                body.contains("\n1. "),
                "{} in {language} has no steps",
                page.slug
            );
            assert!(body.chars().count() > 1500, "{} in {language}", page.slug);
            assert!(
                body.contains(NAME) && !body.contains("msg:"),
                "{} in {language} names nothing on the site",
                page.slug
            );
        }
        let bodies: BTreeSet<&str> = page.texts.iter().map(|text| text.body).collect();
        assert_eq!(
            bodies.len(),
            Language::COUNT,
            "{}: the same in two languages",
            page.slug
        );
    }
}

#[test]
fn links_inside_lead_to_pages_of_the_handbook() {
    for page in all_pages() {
        for language in Language::ALL {
            for link in page.text(language).body.split("](/help/").skip(1) {
                let slug = link.split([')', '#']).next().unwrap_or_default();
                assert!(
                    all_pages().iter().any(|page| page.slug == slug),
                    "{} in {language} leads to {slug}",
                    page.slug
                );
            }
        }
    }
}

#[test]
fn names_are_filled_in_and_what_nobody_says_is_refused() {
    let ftl = "# a-b (comment) = no\na-b = My desk\nround = Pair round { $round }\ncount = { $n ->\n    [one] x\n   *[other] y\n}\nlong = a\n    b\nx = X:";
    let labels = scanner::labels(ftl);
    assert_eq!(
        labels.keys().copied().collect::<Vec<_>>(),
        ["a-b", "round", "x"]
    );
    let said = |text| scanner::resolved(text, &labels);
    assert_eq!(
        said("Press {msg:a-b}, then {msg:round round=2}.").as_deref(),
        Ok("Press `\u{e000}My desk`, then `\u{e000}Pair round 2`.")
    );
    assert_eq!(
        said("Read {msg:x}, then go on.").as_deref(),
        Ok("Read `\u{e000}X`, then go on."),
        "a label without its colon"
    );
    for wrong in [
        "{msg:c}",
        "{msg:round}",
        "{msg:round other=2}",
        "{a-b}",
        "{msg:count}",
        "{msg:a-b",
        "{msg:a-b what}",
    ] {
        assert!(said(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn languages_are_compared_by_their_parts() {
    let text = "# T\n\nwords. 1\n\n## S\n\n1. one\n2. two\n\n- point\n\n![says](desk)\n";
    assert_eq!(
        scanner::shape(text),
        ["title", "section", "step", "step", "point", "desk)"]
    );
    assert_ne!(
        scanner::shape("# T\n\n1. one"),
        scanner::shape("# T\n\n1. one\n2. two")
    );
}

#[test]
fn a_text_says_what_the_rules_have() {
    let text =
        "a\n<!-- with plan -->\nb\n<!-- end -->\n   <!-- with stones -->\nc\n   <!-- end -->\nd";
    let go = RulesFeatures {
        sign: Sign::Stones,
        ..RulesFeatures::NONE
    };
    let planned = RulesFeatures {
        plan: true,
        ..RulesFeatures::NONE
    };
    for (shows, told) in [
        (None, "a\nb\nc\nd\n"),
        (Some(go), "a\nc\nd\n"),
        (Some(planned), "a\nb\nd\n"),
        (Some(RulesFeatures::NONE), "a\nd\n"),
    ] {
        assert_eq!(fit_to_rules(text, shows), told);
    }
    // Every mark is one that is known, and is closed before the next one.
    for page in all_pages() {
        for language in Language::ALL {
            let marks = page
                .text(language)
                .body
                .lines()
                .filter_map(|line| line.trim().strip_prefix("<!-- ")?.strip_suffix(" -->"));
            let marks: Vec<&str> = marks.collect();
            for pair in marks.chunks(2) {
                assert!(
                    matches!(
                        pair,
                        [
                            "with plan" | "with colours" | "with stones" | "with ranks",
                            "end"
                        ]
                    ),
                    "{} in {language}: {marks:?}",
                    page.slug
                );
            }
        }
    }
}
