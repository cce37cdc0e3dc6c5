//! Years of tournaments from before the site: how a federation that moves in brings its past along. Files that come together, in whatever
//! forms, are kept as they came ([`files`]) and read into tables ([`read`]); whoever stands in several of them is one person
//! ([`people`]). They are looked through as often as anybody likes ([`plan`]), and taken over as one act, rated from the beginning or as
//! facts, which is undone as a whole while nothing rests on it ([`take`]).

pub mod compare;
pub mod files;
mod journal;
pub mod people;
pub mod plan;
pub mod read;
pub mod take;
