//! All acts that change data. Each takes a connection inside
//! [`Db::write_in`](crate::db::Db::write_in), the [`Actor`] and the time; nothing here depends on
//! HTTP.

use chrono::{NaiveDate, NaiveDateTime};
use crosstable_db as db;
use crosstable_domain as domain;
use crosstable_formats as formats;

use crate::db::accounts::RoleRow;
use crate::db::{AccountId, ClubId, DbError, FederationId, NewsId, PlayerId};
use crate::domain::approval::{Act, State};
use crate::domain::moved::Moved;
use crate::domain::name::{self, has_letter};
use crate::domain::proposal::Stage;
use crate::domain::registration::Hindrance;
pub use crate::domain::role::Role;
use crate::domain::rules::mistake::Mistakes;
use crate::domain::table::Problem;
pub use crate::tx::Tx;

pub mod accounts;
pub mod amendments;
pub mod annulments;
pub mod appeals;
pub mod approval;
pub mod audit;
pub mod authorization;
pub mod calculator;
pub mod calendar_plans;
pub mod cancel_correction;
pub mod category;
pub mod certifiable_facts;
pub mod certificate_facts;
pub mod certificate_keys;
pub mod certificates;
pub mod clubs;
pub mod conditions;
pub mod contradictions;
pub mod correction_snapshot;
pub mod demo;
pub mod desk;
pub mod divisions;
pub mod documents;
pub mod doubts;
pub mod duplicates;
pub mod editions;
pub mod examples;
pub mod export_archive;
pub mod exports;
pub mod external_ids;
pub mod factors;
pub mod federation_transfer;
pub mod federations;
mod forgetting;
pub mod form_version;
pub mod history;
pub mod hosts;
pub mod initial_ratings;
pub mod jobs;
pub mod journal;

pub mod licences;
pub mod links;
mod list_basis;
pub mod lists;
pub mod log_ins;
pub mod mail;
pub mod master_key;
pub mod members;
pub mod name_matching;
pub mod news;
pub mod official;
pub mod one_time_secrets;
pub mod orders;
pub mod passwords;
pub mod personal;
pub mod persons;
pub mod plan_lines;
pub mod players;
pub mod preview;
pub mod profiles;
pub mod proposals;
pub mod rating;
pub mod rating_list_import;
pub mod rating_monitor;
pub mod recommendations;
pub mod registrations;
pub mod registry;
pub mod regulation_texts;
pub mod replay;
pub mod retention;
pub mod roster;
pub mod setup;
pub mod sheets;
pub mod signatures;
pub mod statistics;
pub mod stored_desk;
pub mod table_import;
pub mod throttle;
pub mod tournament_import;
pub mod tournaments;
mod tx;
pub mod verification;
pub mod waiting;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Grant {
    pub role: Role,
    /// Federation; `None` for the administrator.
    pub federation: Option<FederationId>,
    pub club: Option<ClubId>,
}

impl Grant {
    pub fn from_row(row: &RoleRow) -> Grant {
        Grant {
            role: row.role,
            federation: row.federation_id,
            club: row.club_id,
        }
    }
}

/// The account of an act with its roles, or a console command.
#[derive(Debug, Clone)]
pub struct Actor {
    /// `None` for a console command.
    pub account: Option<AccountId>,
    /// The name in signatures and in the log.
    pub name: String,
    pub grants: Vec<Grant>,
}

impl Actor {
    /// The visitor in the audit log: an unverified name doesn't count as an identity.
    pub fn visitor() -> Actor {
        Actor {
            account: None,
            name: "visitor".to_owned(),
            grants: Vec::new(),
        }
    }

    /// The actor as the audit log names it: a name that a visitor typed isn't written to it.
    pub(crate) fn without_typed_name(&self) -> Actor {
        match self.account {
            Some(_) => self.clone(),
            None => Actor {
                grants: self.grants.clone(),
                ..Actor::visitor()
            },
        }
    }

    /// The actor of a console command. Its user has full access to the database anyway.
    pub fn console() -> Actor {
        Actor {
            account: None,
            name: "console".to_owned(),
            grants: vec![Grant {
                role: Role::Administrator,
                federation: None,
                club: None,
            }],
        }
    }
}

/// Refused by policy, as opposed to a mistake in a form.
#[derive(Debug, Clone, PartialEq)]
pub enum Refusal {
    NotAllowed,
    NotYours,
    State(Act, State),
    /// The form was made from an older version and differs from the stored data.
    Stale,
    ReasonMissing,
    /// The table changed after it was signed.
    SignatureBroken,
    /// The table has an unusual feature that the signatory was not asked about.
    Unasked,
    /// A caveat of an import isn't ticked.
    Unticked,
    /// The federation has the maximum number of divisions.
    TooManyDivisions,
    ClubUsed,
    /// ufgo 1.3: no club is named whose head could sign.
    ClubMissing,
    /// The limit of passes, and the anomalous players with their start ratings. A replay puts the
    /// tournament and its last day first.
    Endless(u32, Vec<(String, String)>),
    /// The table can't be rated; holds the sentence of the rules.
    Unratable(String),
    /// The tournament is calculated by months, and the day of this round is missing; `None` for a
    /// game without a round.
    RoundWithoutDay(Option<i64>),
    ListExists,
    /// The list's date lies in the future or before the last list.
    ListDate,
    ListEmpty,
    /// The result has changed since it was shown for confirmation.
    Changed,
    /// A wrong password, or a disabled or missing account. Pages never say which.
    LogIn,
    /// The repeated password is wrong.
    Password,
    Factor,
    Passkey,
    /// The log-in waited too long for its second factor.
    HalfEnded,
    /// The federation demands a second factor of signatories, and the account has none.
    FactorMissing,
    /// The signatory's last proof of the second factor is too old.
    ProofStale,
    /// Too many failed attempts; holds the end of the delay.
    Throttled(NaiveDateTime),
    /// The one-time link was used, has expired, or never existed.
    Link,
    LastAdministrator,
    Taken,
    /// A correction is being calculated in this federation.
    Working,
    /// The worker sent no heartbeat for so long that its job is considered lost.
    Overdue,
    NothingChanged,
    /// A calculation used the edition, or a later one was published.
    EditionUsed,
    /// The proposed amendment is closed already.
    AmendmentSettled,
    TooManyAmendments,
    /// An amendment or a text of the regulation refers to the order.
    OrderUsed,
    /// Adopted plans change only by amendments, and drafts can't be amended.
    PlanStage,
    /// A tournament, named here, uses a line of the calendar plan that would be struck.
    PlanLineUsed(String),
    /// The appeal period hasn't begun or is over.
    AppealLate,
    AppealAnswered,
    /// The proposal isn't at a stage where this is possible.
    Stage(Stage),
    /// The federation requires an approved proposal first.
    PriorApproval,
    /// The regulations came after this day, and no exception is granted (ssdc 4.2).
    Late(NaiveDate),
    /// The regulations came after this day: the reason for the exception is missing.
    ExceptionMissing(NaiveDate),
    /// ssdc 3.4.7.
    CategoryTooHigh,
    /// ssdc 4.2.2.
    Frozen,
    /// The tournament begins before it could be approved.
    Begun,
    FileKind,
    /// The uploaded drawing has too many pixels or elements.
    FileTooMuch,
    FileActive,
    /// The player has no rank, or wasn't on the list in force on that day.
    NothingToCertify,
    TooManyRequests,
    /// Visitors from the same network have made too many requests within the hour.
    AskedTooOften,
    /// One of the players was merged, separated or erased before.
    Merged,
    /// Both players stand in the table of this tournament.
    BothIn(String),
    /// The player stands in this unfinished table.
    InUnfinished(String),
    RatedAlready,
    /// A player without an initial record gets an initial rating only by this article.
    Recommendation(&'static str),
    RecommendationWaits,
    StandingChanged,
    StandingSame,
    /// The request was refused or the certificate revoked already.
    CertificateEnded,
    /// The signing key is encrypted, and the master key is missing.
    KeyClosed,
    /// The file isn't a rating list: it is a table, or has no ratings.
    NotAList,
    RowsOpen,
    /// A tournament was rated or a list published since a list was imported.
    ListRestedOn,
    /// Tables or people of past tournaments are open or wrong.
    TablesOpen,
    /// Also if something was added to one of the past tournaments.
    YearsRestedOn,
    /// The official list has no day, and none was typed.
    ListUndated,
    NothingTicked,
    /// Two ticked lines of an official list have the same player or the same row.
    LinesTorn,
    FileMissing,
    Unwritable(crate::formats::refusal::Refusal),
    /// The seeds of one-time codes are encrypted by an unknown master key.
    CodesClosed,
    /// The key is retired, or was revoked from an earlier day.
    KeyEnded,
    /// The uploaded file is larger than this number of megabytes.
    FileSize(usize),
    /// The form with this idempotency key was submitted already. Holds the address of the result,
    /// or an empty string.
    Done(String),
    /// Players who aren't members on the first day; only members are rated in this federation.
    NotMembers(Vec<String>),
    /// The entries of one person contradict each other.
    SomebodyElse,
    /// The chief referee has no required licence; holds the name, which may be empty.
    Unlicensed(String, name::Language),
    /// These players aren't members on the first day, and can't take part.
    MembersOnly(Vec<String>),
    /// Memberships created by a list have changed since.
    MembersChanged,
    /// The player can't be registered, or the registration can't be changed.
    Registration(Hindrance),
    /// The federation is moving or has moved to another installation, so it can't be changed here.
    Moved(Moved),
}

/// The name must be normalized.
pub(crate) fn name_mistake(name: &str, most: usize) -> Option<FormMistake> {
    match name.chars().count() {
        0 => Some(FormMistake::Missing),
        letters if letters > most => Some(FormMistake::TooLong(most)),
        _ => (!has_letter(name)).then_some(FormMistake::NoLetter),
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormProblem {
    pub field: &'static str,
    pub kind: FormMistake,
}

impl FormProblem {
    pub fn new(field: &'static str, kind: FormMistake) -> FormProblem {
        FormProblem { field, kind }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FormMistake {
    Missing,
    ChangedMeanwhile,
    /// The line with this number names no article with its page.
    NoArticle(usize),
    NoLetter,
    TooLong(usize),
    TooShort(usize),
    NotADate,
    EndsEarly,
    /// A day that the tournament doesn't have.
    OutsideTournament,
    /// Not a number, or out of range.
    NotANumber,
    Unknown,
    Taken,
    /// This licence is registered already.
    Licensed,
    /// A licence is registered for a person of this name.
    NameLicensed,
    Differs,
    Characters,
    /// A single character repeated.
    Weak,
    /// One of the commonest passwords.
    Common,
    /// A password composed of names of the person and the site.
    Personal,
    /// Only a match between two players can be for a title.
    NeedsMatch,
    /// Neither the first nor the last day lies in the year of the plan.
    OtherYear,
    /// More than this many lines.
    TooMany(usize),
    Unchanged,
    /// Before the last adoption or amendment of the plan.
    BeforeLast,
    /// Registration would begin after the tournament.
    RegistrationLate,
    /// Neither a text nor a document.
    TextMissing,
    /// Neither a number nor a title.
    NameMissing,
    /// Not a whole number between these bounds.
    OutOfRange(i64, i64),
    /// A division without a condition on gender or age.
    NoCondition,
    AgesCrossed,
    /// Not a PDF, or a broken one.
    NotAPdf,
    /// In megabytes.
    FileTooLarge(usize),
    SamePerson,
    /// Births or external ids contradict each other.
    SomebodyElse,
    Future,
    /// A day or month after the day of its list.
    LaterThanList,
    NotAnAddress,
    /// This player is registered for the tournament already.
    Registered,
    /// The same, although the form has a year of birth.
    Namesake,
    NotTicked,
    /// Not the one-time code of this secret at this time.
    Code,
    /// A hidden field was filled in, as bots do.
    Hidden,
    /// The system has no such ids.
    NoSuchNumber,
    HeldBy(PlayerId),
    StandsAlready(NewsId),
    /// The log-in name belongs to this account, which has another name.
    LoginOf(AccountId),
    /// Overlaps another membership of the player in the same club.
    Overlaps,
    /// No single player has this name or external id.
    NoSuchPlayer,
    /// The player isn't a member on the first day.
    NoMember,
    /// A person of this name and birth is entered already.
    Entered(PlayerId),
    NoSuchClub,
    /// Not the two letters of a country.
    NotACountry,
    /// A referee names another person as the chief referee.
    OthersReferee,
    /// A referee may not declare a tournament official.
    NotToDeclare,
    /// The regulation doesn't allow this combination of values.
    StandingRefused,
    /// Not the name of a host.
    NotAHost,
    TooManyHosts(usize),
}

#[derive(Debug)]
pub enum ActionError {
    /// Mistakes in the table, all at once.
    Table(Vec<Problem>),
    /// Mistakes in a form, all at once.
    Form(Vec<FormProblem>),
    /// Mistakes in parameters of a regulation, all at once.
    Parameters(Mistakes),
    Refused(Refusal),
    Desk(crate::domain::desk::Refusal),
    /// The object doesn't exist, or isn't visible here.
    NotFound,
    Db(DbError),
}

impl From<DbError> for ActionError {
    fn from(error: DbError) -> ActionError {
        match error {
            DbError::Moved(moved) => ActionError::Refused(Refusal::Moved(moved)),
            other => ActionError::Db(other),
        }
    }
}

impl From<Refusal> for ActionError {
    fn from(refusal: Refusal) -> ActionError {
        ActionError::Refused(refusal)
    }
}

/// In characters.
pub const TEXT_MAX: usize = 2000;
