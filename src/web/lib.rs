//! HTTP and HTML.
//!
//! From bottom to top: [`app`] holds the state of a process, `frame` is around every page, above
//! them is a file or a folder for each noun, and [`routes`] lists every address.

mod api;
mod calculator;
mod calendar;
mod clubs;
mod desk;
mod divisions;
mod embeds;
mod factors;
mod feeds;
mod help;
mod hosts;
mod inbox;
pub mod keeper;
mod ledger;
pub mod mail;
mod marks;
mod moving;
mod numbers;
mod orders;
mod people;
mod personal;
mod persons;
mod previews;
mod privacy;
mod profiles;
mod routes;
mod search;
pub mod server;
mod settings;
mod style;
mod unseen;
mod verified;
pub mod verifier;
mod years;

pub use routes::routes;

use crosstable_db as db;
use crosstable_documents as documents;
use crosstable_domain as domain;
use crosstable_formats as formats;
pub use crosstable_http::app;
pub use crosstable_http::frame::shell::shell;
use crosstable_http::{chart, error, figures, frame, map, newcomers, order_names, progress, telling};
use crosstable_office as office;
use crosstable_pages::{
    certificates, changed_ratings, editions, home, licences, live, log_ins, page_routes, players, proposals, ratings, session, setup,
    steps, tournaments, wordings,
};
use crosstable_text as text;
