//! The integration tests: the real server on a free port, its own database for each test, no mocks.

mod browser;
mod tidy;

// What the stories are told with.
#[cfg(test)]
mod any_federation;
#[cfg(test)]
mod app;
#[cfg(test)]
mod client;
#[cfg(test)]
#[path = "../fault/cluster.rs"]
#[expect(
    dead_code,
    reason = "the harness of faults does more to servers than is done here"
)]
mod cluster;
#[cfg(test)]
mod corrections;
#[cfg(test)]
mod database;
#[cfg(test)]
mod field_data;
#[cfg(test)]
mod html;
#[cfg(test)]
mod new_federation;
#[cfg(test)]
mod smtp_server;
#[cfg(test)]
mod template_db;
#[cfg(test)]
#[path = "../fault/util.rs"]
mod util;

// The stories.
#[cfg(test)]
mod accounts;
#[cfg(test)]
mod addresses;
#[cfg(test)]
mod amendments;
#[cfg(test)]
mod api;
#[cfg(test)]
mod articles;
#[cfg(test)]
mod attacks;
#[cfg(test)]
mod audit;
#[cfg(test)]
mod authorization;
#[cfg(test)]
mod bad_input;
#[cfg(test)]
mod blocked_tournaments;
#[cfg(test)]
mod branding;
#[cfg(test)]
mod calculator;
#[cfg(test)]
mod calendar;
#[cfg(test)]
mod calendar_plans;
#[cfg(test)]
mod caveats;
#[cfg(test)]
mod certificates;
#[cfg(test)]
mod clubs;
#[cfg(test)]
mod command_line;
#[cfg(test)]
mod decisions;
#[cfg(test)]
mod demo;
#[cfg(test)]
mod desk;
#[cfg(test)]
mod desk_other_games;
#[cfg(test)]
mod docs;
#[cfg(test)]
mod embeds;
#[cfg(test)]
mod exchange;
#[cfg(test)]
mod export_archive;
#[cfg(test)]
mod external_ids;
#[cfg(test)]
mod factors;
#[cfg(test)]
mod faults;
#[cfg(test)]
mod federation_transfer;
#[cfg(test)]
mod federations;
#[cfg(test)]
mod guards;
#[cfg(test)]
mod help;
#[cfg(test)]
mod history;
#[cfg(test)]
mod hosts;
#[cfg(test)]
mod identity;
#[cfg(test)]
mod imports;
#[cfg(test)]
mod jobs;
#[cfg(test)]
mod journal;
#[cfg(test)]
mod keys;
#[cfg(test)]
mod languages;
#[cfg(test)]
mod leagues;
#[cfg(test)]
mod licences;
#[cfg(test)]
mod lists;
#[cfg(test)]
mod live;
#[cfg(test)]
mod locales;
#[cfg(test)]
mod mail;
#[cfg(test)]
mod members;
#[cfg(test)]
mod migrations;
#[cfg(test)]
mod needs;
#[cfg(test)]
mod newcomers;
#[cfg(test)]
mod official;
#[cfg(test)]
mod one_time_secrets;
#[cfg(test)]
mod operations;
#[cfg(test)]
mod pairing;
#[cfg(test)]
mod persons;
#[cfg(test)]
mod process;
#[cfg(test)]
mod proposals;
#[cfg(test)]
mod proxy;
#[cfg(test)]
mod publishing;
#[cfg(test)]
mod rank_changes;
#[cfg(test)]
mod rating_list_import;
#[cfg(test)]
mod real_data;
#[cfg(test)]
mod recommendations;
#[cfg(test)]
mod registration;
#[cfg(test)]
mod registry;
#[cfg(test)]
mod regulations;
#[cfg(test)]
mod replicas;
#[cfg(test)]
mod retention;
#[cfg(test)]
mod security;
#[cfg(test)]
mod spelling;
#[cfg(test)]
mod standings;
#[cfg(test)]
mod statistics;
#[cfg(test)]
mod storage;
#[cfg(test)]
mod stored_words;
#[cfg(test)]
mod suggestions;
#[cfg(test)]
mod tls;
#[cfg(test)]
mod tournament_import;
#[cfg(test)]
mod tournament_lifecycle;
#[cfg(test)]
mod tournament_page;
#[cfg(test)]
mod verification;
#[cfg(test)]
mod weights;
