//! Official lists of FIDE and of the European Go Database. While a list waits for review
//! ([`lists`], [`plan`]), only the rows that may belong to players are stored ([`find`]). The
//! import is one act that can be undone as a whole ([`take`]). A tournament is rated with the
//! ratings of its first day ([`day`]).

pub mod day;
pub mod find;
pub mod lists;
pub mod plan;
pub mod take;
