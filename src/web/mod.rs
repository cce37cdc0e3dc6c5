//! HTTP and HTML.
//!
//! From the ground up: [`app`] holds what a process keeps, `frame` is around every page, above them stands a file or a folder for each
//! noun, and [`routes`] names every address.

mod api;
pub mod app;
mod appeals;
mod calculator;
mod calendar;
mod calendar_plans;
mod certificates;
mod chart;
mod clubs;
mod desk;
mod divisions;
mod editions;
mod error;
mod factors;
mod feeds;
mod figures;
mod frame;
mod help;
mod home;
mod inbox;
pub mod keeper;
mod ledger;
mod licences;
mod live;
mod log_ins;
pub mod mail;
mod map;
mod marks;
mod members;
mod moving;
mod newcomers;
mod news;
mod numbers;
mod orders;
mod people;
mod personal;
mod persons;
mod players;
mod privacy;
mod profiles;
mod progress;
mod proposals;
mod ratings;
mod recommendations;
mod registration;
mod routes;
mod search;
pub mod server;
mod session;
mod settings;
mod setup;
mod steps;
mod style;
mod telling;
mod tournaments;
mod unseen;
mod verified;
pub mod verifier;
mod wordings;
mod years;

pub use frame::shell::shell;
pub use routes::routes;
