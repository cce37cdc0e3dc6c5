//! Rating lists of the past: how a federation that moves in brings its players along. A list is kept as it came ([`files`]), looked through
//! as often as anybody likes ([`plan`]), and taken over as one act, which is undone as a whole while nothing rests on it ([`take`]).

pub mod files;
pub mod plan;
pub mod take;
