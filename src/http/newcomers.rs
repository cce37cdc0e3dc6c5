//! Sentences about players without a rating: each regulation treats them in its own way.

use crate::domain::rules::Newcomer;
use crate::frame::request::Inside;
use crate::i18n::{Language, Speaks, arg, terms};
use crate::rating_format::RatingFormat;

pub fn format_initial_rating(
    newcomer: Newcomer,
    figures: RatingFormat,
    language: Language,
) -> String {
    let t = language.messages();
    match newcomer {
        Newcomer::Begins {
            rating,
            rank: Some(rank),
            article,
        } => t.msg_newcomer_begins_rank(
            arg::Article(article),
            arg::Rating(figures.format_points(Some(rating))),
            arg::Rank(terms::rank_name(language, rank)),
        ),
        Newcomer::Begins {
            rating,
            rank: None,
            article,
        } => t.msg_newcomer_begins(
            arg::Article(article),
            arg::Rating(figures.format_points(Some(rating))),
        ),
        Newcomer::Estimated { article } => t.msg_newcomer_estimated(article),
        Newcomer::Measured { article } => t.msg_newcomer_measured(article),
    }
}

/// The reason, after a tournament; `None` if the rules give a rating.
pub fn stays_unrated(newcomer: Newcomer, language: Language) -> Option<String> {
    let t = language.messages();
    match newcomer {
        Newcomer::Begins { .. } => None,
        Newcomer::Estimated { article } => Some(t.msg_newcomer_pointless(article)),
        Newcomer::Measured { article } => Some(t.msg_newcomer_unmeasured(article)),
    }
}

pub fn empty_list_text(inside: &Inside) -> String {
    match inside
        .federation
        .rules
        .newcomer_rule(&serde_json::json!({}))
    {
        Some(Newcomer::Measured { article }) => inside.t().msg_ratings_empty_measured(article),
        _ => inside.t().msg_ratings_empty(),
    }
}
