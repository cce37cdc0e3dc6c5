//! Storage: the only module that names diesel. Plain functions over a connection, one file per
//! noun.
//!
//! Reads go through [`Db::read`], writes through [`Db::write_in`]; nothing else opens a
//! transaction. Stored times are UTC.

use crosstable_domain as domain;

pub mod accounts;
mod age;
pub mod amendment_proposals;
pub mod annulments;
pub mod appeals;
pub mod audit;
mod backend;
mod backup;
pub mod calendar;
pub mod calendar_plans;
pub mod certificates;
pub mod chains;
mod change_notify;
pub mod clubs;
pub mod contradictions;
pub mod corrections;
mod data_version;
pub mod desks;
pub mod editions;
mod erased_query;
mod error;
pub mod external_ids;
pub mod factors;
pub mod federation_transfer;
pub mod federations;
pub mod files;
pub mod foreign_ratings;
pub mod forgetting;
pub mod history;
pub mod hosts;
pub mod idempotency_keys;
pub mod ids;
pub mod initial_ratings;
mod job_heartbeat;
pub mod jobs;
pub mod licences;
pub mod lists;
mod lock_scope;
pub mod log_ins;
mod lsn;
pub mod memberships;
pub mod merges;
pub mod news;
pub mod official_lists;
pub mod one_time_secrets;
pub mod orders;
pub mod outbox;
pub mod person_links;
pub mod personal;
pub mod players;
pub mod pools;
pub mod profiles;
pub mod proposals;
pub mod rating_list_imports;
mod raw_json;
pub mod recommendations;
pub mod registrations;
pub mod regulation_texts;
mod replicas;
pub mod results;
pub mod retention;
pub mod roster;
mod schema;
pub mod secure_file;
mod sql_types;
pub mod statistics;
pub mod table_files;
pub mod tables;
mod tls;
pub mod tournament_imports;
pub mod tournaments;
pub mod verifications;
mod words;
mod write_queue;

pub use backend::conn::with_room;
pub use backend::conn::{Conn, MultiBackend};
pub(crate) use backend::conn::{add_rows, on_each};
pub use backend::upgrade::Tables;
pub use backend::{Connections, Db, Look};
pub use backup::{BackupSummary, restore_backup};
pub use data_version::{CacheScope, Stamp, State};
pub use error::DbError;
pub use ids::{
    AccountId, AmendmentProposalId, AppealId, AssistantId, CalendarPlanId, CertificateId, ClubId,
    CorrectionId, EditionId, FederationId, FileId, ForeignRatingId, InitialRatingActId, JobId,
    KeyId, LetterId, LicenceId, ListId, MembershipId, MergeId, NewsId, NumberId, OfficialListId,
    OrderId, PasskeyId, PersonLinkId, PlanLineId, PlayerId, ProposalId, RecommendationMemberId,
    RecommendationRequestId, RegistrationId, RegulationTextId, TournamentId, TournamentImportId,
};
pub use job_heartbeat::{HeartbeatThread, JobLock, JobLocks};
pub use lock_scope::{LockKey, Scope, WriteLock};
pub use replicas::{Position, Reader, ReplicaState, Standing};
pub use words::Lenient;

/// Rows per batch insert. SQLite binds at most 32,766 values in a statement (a player has 21),
/// PostgreSQL 65,535.
const BATCH: usize = 1500;
