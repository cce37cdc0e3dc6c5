//! The pages of players: the page of one player with its further pages, and the form by which the
//! commission enters and changes players.

mod changes;
pub mod form;
pub mod glance;
pub mod history;
mod lines;
pub mod merging;
pub mod name_matches;
mod numbers;
pub mod office;
pub mod player;
pub mod record;
pub mod standing;
pub mod suggestions;
