//! The pages of Crosstable that depend on each other: tournaments, players, lists, regulations.

pub mod account;
pub mod appeals;
pub mod calendar_plans;
pub mod certificates;
pub mod changed_ratings;
pub mod editions;
pub mod home;
pub mod licences;
pub mod live;
pub mod log_ins;
pub mod members;
pub mod news;
pub mod page_routes;
pub mod players;
pub mod proposals;
pub mod ratings;
pub mod recommendations;
pub mod registration;
pub mod regulation_texts;
pub mod session;
pub mod setup;
pub mod steps;
pub mod tournaments;

use crosstable_actions as actions;
use crosstable_db as db;
use crosstable_documents as documents;
use crosstable_domain as domain;
use crosstable_formats as formats;
use crosstable_http::{
    app, chart, error, explanation_summary, frame, map, newcomers, order_label, progress,
    rating_format,
};
use crosstable_i18n as i18n;
