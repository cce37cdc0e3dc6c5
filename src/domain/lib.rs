//! The rules as pure code: no clock, database, HTTP, randomness or environment; all are arguments.

#![warn(missing_docs)]

pub mod accent;
pub mod amendment;
pub mod appeal;
pub mod approval;
pub mod article;
pub mod audit;
pub mod calculator;
pub mod calendar_plan;
pub mod caveat;
pub mod certificate;
pub mod chronicle;
pub mod cities;
pub mod collation;
pub mod comparison;
pub mod country;
pub mod desk;
pub mod edition;
pub mod explain;
pub mod explanation_summary;
pub mod external_id;
pub mod history;
pub mod host;
pub mod job;
pub mod journal;
pub mod language;
pub mod licence;
pub mod log_in;
pub mod membership;
pub mod moved;
pub mod name;
pub mod notice;
pub mod number;
pub mod pairing;
pub mod person_link;
pub mod player;
pub mod proposal;
pub mod publication;
pub mod rating_monitor;
pub mod recommendation;
pub mod registration;
pub mod role;
pub mod roster;
pub mod rules;
pub mod slug;
pub mod statistics;
pub mod string_enum;
pub mod surprise;
pub mod table;
pub mod tiebreak;
pub mod tournament;
pub mod zone;

pub use self::rules::ssdc::category;
