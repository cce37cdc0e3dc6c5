//! The articles of the appendix. Its last paragraph (knockout) has no number and is called KO here.

use crate::article::{Article, Deed};

/// Id of the regulation in citations elsewhere in the program.
pub const ID: &str = "wmsg";

/// Every article, in order.
pub const ARTICLES: &[Article] = &[
    Article::new("1", Deed::Lots),
    Article::new("2", Deed::Rounds),
    Article::new("3(1)", Deed::NoRematch),
    Article::new("3(2)", Deed::EqualPoints),
    Article::new("3(3)", Deed::Colours),
    Article::new("3(4)", Deed::Tiebreaks),
    Article::new("P.S. 1", Deed::Halves),
    Article::new("P.S. 2", Deed::Floats),
    Article::new("P.S. 3", Deed::NoChoice),
    Article::new("P.S. 4", Deed::NotKeptApart),
    Article::new("KO", Deed::Knockout),
];
