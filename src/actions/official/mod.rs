//! Official lists of FIDE and of the European Go Database. While an uploaded list waits for review
//! ([`lists`], [`plan`]), only the rows that may belong to players of the federation are stored
//! ([`find`]). The import is one act ([`take`]): it gives players external ids, and ratings dated
//! by the list. It can be undone as a whole. A tournament is rated with the ratings of its first
//! day ([`day`]).

pub mod day;
pub mod find;
pub mod lists;
pub mod plan;
pub mod take;
