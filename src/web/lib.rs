//! HTTP and HTML.
//!
//! From bottom to top: [`app`] holds the state of a process, `frame` is around every page, above
//! them is a file or a folder for each noun, and `routes.rs` lists every address.

mod api;
mod branding;
mod calculator;
mod calendar;
mod clubs;
mod desk;
mod divisions;
mod embeds;
mod export_archive;
mod factors;
mod feeds;
mod help;
mod hosts;
mod inbox;
mod ledger;
pub mod mail;
mod officers;
mod one_time_secrets;
mod orders;
mod personal;
mod persons;
mod previews;
mod privacy;
mod profiles;
pub mod retention_job;
mod routes;
mod search;
pub mod server;
mod settings;
mod statistics;
mod style;
mod tournament_import;
mod verification;
pub mod verification_job;

pub use routes::register_routes;

use crosstable_actions as actions;
use crosstable_db as db;
use crosstable_documents as documents;
use crosstable_domain as domain;
use crosstable_formats as formats;
pub use crosstable_http::app;
pub use crosstable_http::frame::middleware::handle_request;
use crosstable_http::{
    chart, error, explanation_summary, frame, map, newcomers, order_label, progress, rating_format,
};
use crosstable_i18n as i18n;
use crosstable_pages::{
    account, certificates, changed_ratings, editions, home, licences, live, log_ins, page_routes,
    players, proposals, ratings, regulation_texts, session, setup, steps, tournaments,
};
