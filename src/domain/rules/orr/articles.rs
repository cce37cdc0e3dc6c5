//! The articles of the regulation; the one about provisional ratings has no number there, and is 3 here.

use crate::domain::article::{Article, Deed};

/// Every article, in order.
pub(super) const ARTICLES: &[Article] =
    &[Article::new("1", Deed::Formula), Article::new("2", Deed::Estimate), Article::new("3", Deed::Provisional)];
