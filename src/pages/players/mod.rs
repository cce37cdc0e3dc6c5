//! The pages of players, and the form for their entries.

mod changes;
mod external_ids;
pub mod form;
pub mod glance;
pub mod history;
pub mod initial_rating;
mod lines;
pub mod merging;
pub mod name_matches;
pub mod office;
pub mod player;
pub mod record;
pub mod suggestions;
