//! Import of rating lists of the past, by which a new federation enters its players. A list is
//! stored unchanged ([`files`]), reviewed as often as needed ([`plan`]), and imported in one act,
//! which can be undone as a whole until a rating or a published list rests on it ([`take`]).

pub mod files;
pub mod plan;
pub mod take;
