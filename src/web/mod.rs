//! HTTP and HTML.
//!
//! From the ground up: [`app`] holds what a process keeps, `frame` is around every page, above them stands a file or a folder for each
//! noun, and [`routes`] names every address.

mod api;
pub mod app;
mod calculator;
mod calendar;
mod certificates;
mod chart;
mod clubs;
mod desk;
mod editions;
mod error;
mod factors;
mod feeds;
mod figures;
mod frame;
mod home;
mod inbox;
pub mod keeper;
mod ledger;
mod live;
mod log_ins;
pub mod mail;
mod moving;
mod numbers;
mod people;
mod personal;
mod players;
mod privacy;
mod progress;
mod proposals;
mod ratings;
mod registration;
mod routes;
mod search;
pub mod server;
mod session;
mod settings;
mod steps;
mod tournaments;
mod years;

pub use frame::shell::shell;
pub use routes::routes;
