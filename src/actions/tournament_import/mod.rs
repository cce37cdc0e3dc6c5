//! Import of past tournaments of a federation that moves in. Files are stored unchanged
//! ([`files`]), read into tables ([`read`]), and their people matched across files ([`people`]).
//! The plan can be reviewed any number of times ([`plan`]). The import is one act, and can be
//! undone as a whole until later data depends on it ([`take`]).

pub mod compare;
pub mod files;
mod journal;
pub mod people;
pub mod plan;
pub mod read;
pub mod take;
