//! Official lists of FIDE and of the European Go Database. Of a list that is uploaded only the rows are kept that may be about players of the
//! federation ([`find`]), while it waits to be looked through ([`lists`], [`plan`]). Taken over as one act ([`take`]), it gives players numbers
//! and ratings by the day of the list; undone as one, these go again. A tournament is rated with the ratings of its first day ([`day`]).

pub mod day;
pub mod find;
pub mod lists;
pub mod plan;
pub mod take;
