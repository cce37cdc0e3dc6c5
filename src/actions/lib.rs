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
pub mod keys;
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
pub mod verification;
pub mod waiting;

/// A granted role.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Grant {
    /// Role that is granted.
    pub role: Role,
    /// Federation; `None` for the administrator.
    pub federation: Option<FederationId>,
    /// Club of a club head.
    pub club: Option<ClubId>,
}

impl Grant {
    /// The grant of a stored role.
    pub fn from_row(row: &RoleRow) -> Grant {
        Grant {
            role: row.role,
            federation: row.federation_id,
            club: row.club_id,
        }
    }
}

/// The actor of an act: an account with its roles, or a console command.
#[derive(Debug, Clone)]
pub struct Actor {
    /// Account; `None` for a console command.
    pub account: Option<AccountId>,
    /// Name in signatures and in the log.
    pub name: String,
    /// Roles.
    pub grants: Vec<Grant>,
}

impl Actor {
    /// The visitor in the audit log: an unverified name doesn't count as an identity.
    pub(crate) fn visitor() -> Actor {
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

/// A reason why an act is refused by policy, as opposed to a mistake in a form.
#[derive(Debug, Clone, PartialEq)]
pub enum Refusal {
    /// The account has no such right here.
    NotAllowed,
    /// The tournament is another's.
    NotYours,
    /// The act isn't possible in this state.
    State(Act, State),
    /// The form was made from an older version and differs from the stored data.
    Stale,
    /// A required reason is missing.
    ReasonMissing,
    /// The table changed after it was signed.
    SignatureBroken,
    /// The table has an unusual feature that the signatory was not asked about.
    Unasked,
    /// A caveat of an import isn't ticked.
    Unticked,
    /// The federation has the maximum number of divisions.
    TooManyDivisions,
    /// The club is referred to and can't be removed.
    ClubUsed,
    /// ufgo 1.3: no club is named whose head could sign.
    ClubMissing,
    /// The rating could not be calculated: limit of passes, and the anomalous players with their
    /// start ratings. A replay puts the tournament and its last day first.
    Endless(u32, Vec<(String, String)>),
    /// The table can't be rated; holds the sentence of the rules.
    Unratable(String),
    /// The tournament is calculated by months, and the day of this round is missing; `None` for a
    /// game without a round.
    RoundWithoutDay(Option<i64>),
    /// A list of this date exists already.
    ListExists,
    /// The list's date lies in the future or before the last list.
    ListDate,
    /// The list would be empty.
    ListEmpty,
    /// The result has changed since it was shown for confirmation.
    Changed,
    /// The account is disabled, the password is wrong, or the account doesn't exist. Pages never
    /// say which.
    LogIn,
    /// The repeated password is wrong.
    Password,
    /// The second factor is wrong.
    Factor,
    /// The passkey is invalid or unknown.
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
    /// The last administrator can't be removed.
    LastAdministrator,
    /// The name is taken.
    Taken,
    /// A correction is being calculated in this federation.
    Working,
    /// The worker sent no heartbeat for so long that its job is considered lost.
    Overdue,
    /// The amendment changes no parameter.
    NothingChanged,
    /// A calculation used the edition, or a later one was published.
    EditionUsed,
    /// The proposed amendment is closed already.
    AmendmentSettled,
    /// Too many open proposals of amendments.
    TooManyAmendments,
    /// An amendment or a text of the regulation refers to the order.
    OrderUsed,
    /// The calendar plan is at the wrong stage: adopted plans are changed only by amendments, and
    /// drafts can't be amended.
    PlanStage,
    /// A tournament, named here, uses a line of the calendar plan that would be struck.
    PlanLineUsed(String),
    /// The appeal period hasn't begun or is over.
    AppealLate,
    /// The appeal was answered already.
    AppealAnswered,
    /// The proposal isn't at a stage where this is possible.
    Stage(Stage),
    /// The federation requires an approved proposal first.
    PriorApproval,
    /// The regulations came after this day, and no exception is granted (ssdc 4.2).
    Late(NaiveDate),
    /// The regulations came after this day: the reason for the exception is missing.
    ExceptionMissing(NaiveDate),
    /// The category is higher than the conditions allow (ssdc 3.4.7).
    CategoryTooHigh,
    /// The approved regulations of a tournament can't be changed (ssdc 4.2.2).
    Frozen,
    /// The tournament begins before it could be approved.
    Begun,
    /// The uploaded file has the wrong type.
    FileKind,
    /// The uploaded drawing has too many pixels or elements.
    FileTooMuch,
    /// The uploaded drawing contains active content.
    FileActive,
    /// The player has no rank, or wasn't on the list in force on that day.
    NothingToCertify,
    /// Too many open requests.
    TooManyRequests,
    /// Visitors from the same network have made too many requests within the hour.
    AskedTooOften,
    /// One of the players was merged, separated or erased before.
    Merged,
    /// Both players stand in the table of this tournament.
    BothIn(String),
    /// The player stands in this unfinished table.
    InUnfinished(String),
    /// The player has a rating already.
    RatedAlready,
    /// A player without an initial record gets an initial rating only by this article.
    Recommendation(&'static str),
    /// An open request to members for this player exists.
    RecommendationWaits,
    /// The players' initial records have changed since.
    StandingChanged,
    /// The initial records stay the same.
    StandingSame,
    /// The request was refused or the certificate revoked already.
    CertificateEnded,
    /// The signing key is encrypted, and the master key is missing.
    KeyClosed,
    /// The file isn't a rating list: it is a table, or has no ratings.
    NotAList,
    /// Rows of a list are open or wrong.
    RowsOpen,
    /// A tournament was rated or a list published since a list was imported.
    ListRestedOn,
    /// Tables or people of past tournaments are open or wrong.
    TablesOpen,
    /// A tournament was rated or a list published since past tournaments were imported, or
    /// something was added to one of them.
    YearsRestedOn,
    /// The official list has no day, and none was typed.
    ListUndated,
    /// No line of an official list is ticked.
    NothingTicked,
    /// Two ticked lines of an official list have the same player or the same row.
    LinesTorn,
    /// No file was chosen for upload.
    FileMissing,
    /// A format can't hold the table.
    Unwritable(crate::formats::refusal::Refusal),
    /// The seeds of one-time codes are encrypted by an unknown master key.
    CodesClosed,
    /// The key is retired, or was revoked from an earlier day.
    KeyEnded,
    /// The uploaded file is larger than this number of megabytes.
    FileSize(usize),
    /// The form with this idempotency key was submitted already. Holds the address of the result;
    /// empty if there is none.
    Done(String),
    /// These players aren't members on the first day, and only members are rated in this
    /// federation.
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

/// The mistake in a normalized name of a person, club or federation.
pub(crate) fn name_mistake(name: &str, most: usize) -> Option<FormMistake> {
    match name.chars().count() {
        0 => Some(FormMistake::Missing),
        letters if letters > most => Some(FormMistake::TooLong(most)),
        _ => (!has_letter(name)).then_some(FormMistake::NoLetter),
    }
}

/// A mistake in a form, at its field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormProblem {
    /// Form field.
    pub field: &'static str,
    /// The kind of mistake.
    pub kind: FormMistake,
}

impl FormProblem {
    /// A mistake at a field.
    pub fn new(field: &'static str, kind: FormMistake) -> FormProblem {
        FormProblem { field, kind }
    }
}

/// The kinds of mistakes in a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FormMistake {
    /// The field is empty.
    Missing,
    /// Another user has changed the object since it was shown.
    ChangedMeanwhile,
    /// The line with this number names no article with its page.
    NoArticle(usize),
    /// A name, club or city without a letter.
    NoLetter,
    /// Longer than this many characters.
    TooLong(usize),
    /// Shorter than this many characters.
    TooShort(usize),
    /// The text isn't a date.
    NotADate,
    /// Ends before it starts.
    EndsEarly,
    /// A day that the tournament doesn't have.
    OutsideTournament,
    /// Not a number, or out of range.
    NotANumber,
    /// Not one of the choices.
    Unknown,
    /// Already used.
    Taken,
    /// This licence is registered already.
    Licensed,
    /// A licence is registered for a person of this name.
    NameLicensed,
    /// The two passwords differ.
    Differs,
    /// Characters that are not allowed here.
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
    /// Nothing is changed.
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
    /// The greatest age is below the least.
    AgesCrossed,
    /// Not a PDF, or a broken one.
    NotAPdf,
    /// A file larger than this number of megabytes.
    FileTooLarge(usize),
    /// The same person twice.
    SamePerson,
    /// Births or external ids contradict each other.
    SomebodyElse,
    /// In the future.
    Future,
    /// A day or month after the day of its list.
    LaterThanList,
    /// Not an e-mail address.
    NotAnAddress,
    /// This player is registered for the tournament already.
    Registered,
    /// The same, although the form has a year of birth.
    Namesake,
    /// The box was not ticked.
    NotTicked,
    /// Not the one-time code of this secret at this time.
    Code,
    /// A hidden field was filled in, as bots do.
    Hidden,
    /// The system has no such ids.
    NoSuchNumber,
    /// The id belongs to this player.
    HeldBy(PlayerId),
    /// This note has the same content.
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
    /// No club has this name.
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
    /// The federation has this many host names already.
    TooManyHosts(usize),
}

/// The error of an act.
#[derive(Debug)]
pub enum ActionError {
    /// Mistakes in the table, all at once.
    Table(Vec<Problem>),
    /// Mistakes in a form, all at once.
    Form(Vec<FormProblem>),
    /// Mistakes in parameters of a regulation, all at once.
    Parameters(Mistakes),
    /// Not this actor, or not now.
    Refused(Refusal),
    /// The tournament desk refused.
    Desk(crate::domain::desk::Refusal),
    /// The object doesn't exist here.
    NotFound,
    /// The database failed.
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

/// Longest remark, note or reason in characters.
pub const TEXT_MAX: usize = 2000;
