//! The articles of the appendix. Its last paragraph (knockout) has no number and is called KO here.

use crate::article::{Article, Implementation};

/// Id of the regulation in citations elsewhere in the program.
pub const ID: &str = "wmsg";

/// Every article, in order.
pub const ARTICLES: &[Article] = &[
    Article::new("1", Implementation::Lots),
    Article::new("2", Implementation::Rounds),
    Article::new("3(1)", Implementation::NoRematch),
    Article::new("3(2)", Implementation::EqualPoints),
    Article::new("3(3)", Implementation::Colours),
    Article::new("3(4)", Implementation::Tiebreaks),
    Article::new("P.S. 1", Implementation::Halves),
    Article::new("P.S. 2", Implementation::Floats),
    Article::new("P.S. 3", Implementation::NoChoice),
    Article::new("P.S. 4", Implementation::NotKeptApart),
    Article::new("KO", Implementation::Knockout),
];
