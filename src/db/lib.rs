//! Storage: the only module that names diesel. Plain functions over a connection, one file per
//! noun.
//!
//! Reads go through [`Db::read`], writes through [`Db::write_in`]; nothing else opens a
//! transaction.

use crosstable_domain as domain;

pub mod accounts;
mod age;
pub mod amendment_proposals;
pub mod annulments;
pub mod appeals;
pub mod audit;
mod backend;
pub mod bundles;
pub mod calendar;
pub mod calendar_plans;
pub mod certificates;
pub mod chains;
pub mod clubs;
pub mod contradictions;
mod copies;
pub mod corrections;
pub mod desks;
pub mod editions;
mod error;
pub mod factors;
pub mod federations;
pub mod files;
pub mod foreign_ratings;
pub mod forgetting;
pub mod history;
pub mod hosts;
pub mod ids;
pub mod licences;
mod lifelines;
pub mod list_files;
pub mod lists;
pub mod log_ins;
pub mod memberships;
pub mod merges;
pub mod news;
mod nodes;
pub mod numbers;
pub mod official_lists;
pub mod orders;
pub mod outbox;
pub mod person_links;
pub mod personal;
pub mod players;
pub mod pools;
pub mod presses;
pub mod private;
pub mod profiles;
pub mod proposals;
mod pulse;
pub mod recommendations;
pub mod registrations;
pub mod relocation;
mod replicas;
pub mod results;
pub mod retention;
pub mod roster;
mod run;
mod schema;
mod scope;
mod slot;
mod sql_types;
pub mod standings;
pub mod statistics;
pub mod table_files;
pub mod tables;
mod tls;
mod told;
pub mod tournaments;
pub mod unseen;
pub mod upkeep;
pub mod verifications;
mod wal;
pub mod wordings;
mod words;
pub mod works;

pub use backend::conn::with_room;
pub use backend::conn::{Conn, MultiBackend};
pub(crate) use backend::conn::{add_rows, on_each};
pub use backend::upgrade::Tables;
pub use backend::{Connections, Db, Look};
pub use copies::{Copied, restore};
pub use error::DbError;
pub use ids::{
    AccountId, AmendmentProposalId, AppealId, AssistantId, BundleId, CalendarPlanId, CertificateId, ClubId, CorrectionId, EditionId,
    FederationId, FileId, ForeignRatingId, KeyId, LetterId, LicenceId, ListId, MembershipId, MergeId, NewsId, NumberId, OfficialListId,
    OrderId, PasskeyId, PersonLinkId, PlanLineId, PlayerId, ProposalId, RatingRequestId, RecommenderId, RegistrationId, StandingActId,
    TournamentId, WordingId, WorkId,
};
pub use lifelines::{Heart, Lifeline, Lifelines};
pub use pulse::{Extent, Stamp, State};
pub use replicas::{Position, Reader, ReplicaState, Standing};
pub use scope::{Lane, Own, Scope};
pub use words::Lenient;

/// Rows per batch insert. SQLite binds at most 32,766 values in a statement (a player has 21),
/// PostgreSQL 65,535.
const BATCH: usize = 1500;
