//! Import of past tournaments of a federation that moves in. Files uploaded together are stored
//! unchanged ([`files`]) and read into tables ([`read`]). A person who stands in several files is
//! matched to one ([`people`]). The plan can be reviewed any number of times ([`plan`]). The import
//! is one act, as rated tournaments or as facts, and can be undone as a whole until later data
//! depends on it ([`take`]).

pub mod compare;
pub mod files;
mod journal;
pub mod people;
pub mod plan;
pub mod read;
pub mod take;
