//! The verbs of the house: everything that changes data. Each takes a connection inside [`Db::write_in`](crate::db::Db::write_in),
//! the [`Actor`] and the time; nothing here speaks HTTP.

use chrono::{NaiveDate, NaiveDateTime};

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
pub mod attempts;
pub mod audit;
pub mod bounds;
pub mod calculator;
pub mod calendar_plans;
pub mod category;
pub mod certificate_facts;
pub mod certificates;
pub mod clubs;
pub mod conditions;
pub mod contradictions;
pub mod correcting;
pub mod demo;
pub mod desk;
pub mod divisions;
pub mod documents;
pub mod doubts;
pub mod duplicates;
pub mod editions;
pub mod examples;
pub mod exports;
pub mod factors;
pub mod federations;
mod forgetting;
pub mod history;
pub mod hosts;
pub mod imports;
pub mod journal;
pub mod keys;
pub mod licences;
pub mod links;
mod list_basis;
pub mod lists;
pub mod log_ins;
pub mod mail;
pub mod master;
pub mod may;
pub mod members;
pub mod moving;
pub mod news;
pub mod numbers;
pub mod official;
pub mod orders;
pub mod participants;
pub mod passwords;
pub mod past;
pub mod personal;
pub mod persons;
pub mod players;
pub mod preview;
pub mod profiles;
pub mod proposals;
pub mod rated_as;
pub mod rating;
pub mod recommendations;
pub mod registrations;
pub mod registry;
pub mod relocation;
pub mod replay;
pub mod retention;
pub mod roster;
pub mod seals;
pub mod seen;
pub mod setup;
pub mod sheets;
pub mod standings;
pub mod statistics;
pub mod stored_desk;
pub mod tournaments;
pub mod unseen;
pub mod upkeep;
pub mod verification;
pub mod waiting;
pub mod wordings;
pub mod works;
pub mod years;

/// A role as granted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Grant {
    /// The role.
    pub role: Role,
    /// Where; `None` for the administrator.
    pub federation: Option<FederationId>,
    /// The club of a club head.
    pub club: Option<ClubId>,
}

impl Grant {
    /// A role as it is stored.
    pub fn of(row: &RoleRow) -> Grant {
        Grant { role: row.role, federation: row.federation_id, club: row.club_id }
    }
}

/// The one who acts: an account with its roles, or a command on the server's own console.
#[derive(Debug, Clone)]
pub struct Actor {
    /// The account; `None`: a command of the server.
    pub account: Option<AccountId>,
    /// Name as it stands in signatures and in the log.
    pub name: String,
    /// Roles.
    pub grants: Vec<Grant>,
}

impl Actor {
    /// A command on the server's console: whoever can run it owns the database anyway.
    pub fn console() -> Actor {
        Actor { account: None, name: "console".to_owned(), grants: vec![Grant { role: Role::Administrator, federation: None, club: None }] }
    }
}

/// Why somebody may not, or not now: policy, not a mistake in the form.
#[derive(Debug, Clone, PartialEq)]
pub enum Refusal {
    /// This account has no such right here.
    NotAllowed,
    /// The tournament is another's.
    NotYours,
    /// The act is not possible in this state.
    State(Act, State),
    /// The form was made from an older version, and what it says differs from what is stored now.
    Stale,
    /// A reason is wanted and missing.
    ReasonMissing,
    /// The table changed after it was signed.
    SignatureBroken,
    /// Something is unusual about the table that the signatory was not asked about.
    Unasked,
    /// The federation has as many categories of players as it may have.
    TooManyDivisions,
    /// A club that something refers to isn't removed.
    ClubUsed,
    /// ufgo 1.3: no club is named, so nobody could sign for it.
    ClubMissing,
    /// The rating could not be calculated: limit of passes, and who was anomalous with which start.
    Endless(u32, Vec<(String, String)>),
    /// The table can't be rated: the sentence of the rules.
    Unratable(String),
    /// The tournament is calculated by months, and the day of this round isn't noted; `None`: a game is in no round.
    RoundWithoutDay(Option<i64>),
    /// A list of this date exists already.
    ListExists,
    /// The list's date lies in the future or before the last list.
    ListDate,
    /// Nobody would stand in the list.
    ListEmpty,
    /// What was shown for confirmation is not what would happen now.
    Changed,
    /// The account is disabled, the password is wrong, the account doesn't exist: never said which.
    LogIn,
    /// The password that was asked for once more is wrong.
    Password,
    /// The second factor is wrong.
    Factor,
    /// The passkey is none of ours, or isn't one.
    Passkey,
    /// The log-in waited for its second factor for too long.
    HalfEnded,
    /// The federation wants a second factor of whoever signs, and the account has none.
    FactorMissing,
    /// The signatory has to prove the second factor first: the last time is too long ago.
    ProofStale,
    /// Too many failed attempts: until when.
    Throttled(NaiveDateTime),
    /// The one-time link was used, has ended, or never was.
    Link,
    /// The last administrator can't be removed.
    LastAdministrator,
    /// The name is taken.
    Taken,
    /// A correction is being calculated in this federation.
    Working,
    /// Nothing was heard of the program that did this work for so long that others take it for lost.
    Overdue,
    /// An amendment that changes no parameter.
    NothingChanged,
    /// Something was calculated with the edition, or a later one was published.
    EditionUsed,
    /// The proposed amendment was adopted, declined or withdrawn already.
    AmendmentSettled,
    /// So many amendments are proposed already that no more are taken.
    TooManyAmendments,
    /// An amendment or a text of the regulation refers to the order.
    OrderUsed,
    /// The calendar plan was adopted, and is changed by amendments only; or it wasn't yet.
    PlanStage,
    /// A tournament refers to a line of the calendar plan that would be struck: its name.
    PlanLineUsed(String),
    /// Nobody may object to this tournament yet, or not any more.
    AppealLate,
    /// The appeal was answered already.
    AppealAnswered,
    /// The proposal is not at a stage where this is possible.
    Stage(Stage),
    /// In this federation tournaments are proposed and approved first.
    PriorApproval,
    /// The regulations came after this day, and nobody has said why they should be taken all the same (ssdc 4.2).
    Late(NaiveDate),
    /// The regulations came after this day: the reason for the exception is missing.
    ExceptionMissing(NaiveDate),
    /// A category higher than the conditions allow (ssdc 3.4.7).
    CategoryTooHigh,
    /// The approved regulations of a tournament are not changed (ssdc 4.2.2).
    Frozen,
    /// The tournament begins before it could be approved.
    Begun,
    /// The uploaded file is none of the kind that is wanted here.
    FileKind,
    /// The uploaded drawing has too many pixels or elements.
    FileTooMuch,
    /// The uploaded drawing does more than show something.
    FileActive,
    /// The player has no rank, or didn't stand in the list in force on that day.
    NothingToCertify,
    /// So many requests are open already that no more are taken.
    TooManyRequests,
    /// Strangers of the same network have asked for too much within the hour.
    AskedTooOften,
    /// One of the players was merged, parted or forgotten before.
    Merged,
    /// Both players stand in the table of this tournament.
    BothIn(String),
    /// The player stands in this unfinished table.
    InUnfinished(String),
    /// The player has a rating already.
    RatedAlready,
    /// Whoever brought nothing along gets an initial rating by this article alone.
    Recommendation(&'static str),
    /// Members are asked for the player already.
    RecommendationWaits,
    /// What the players brought along was changed since.
    StandingChanged,
    /// That is what they brought along already.
    StandingSame,
    /// The request was refused or the certificate revoked already.
    CertificateEnded,
    /// The key that signs certificates is encrypted, and the program doesn't know what opens it.
    KeyClosed,
    /// The file is the table of a tournament, or has no ratings: no list.
    NotAList,
    /// Rows of a list are open or wrong.
    RowsOpen,
    /// A tournament was rated or a list published since a list was taken over.
    ListRestedOn,
    /// Tables or people of past years are open or wrong.
    TablesOpen,
    /// A tournament was rated or a list published since years were taken over, or something came to one of their tournaments.
    YearsRestedOn,
    /// An official list doesn't say its day, and nobody has.
    ListUndated,
    /// No line of an official list is ticked.
    NothingTicked,
    /// Two ticked lines of an official list have the same player or the same row.
    LinesTorn,
    /// No file was chosen to be uploaded.
    FileMissing,
    /// A format can't hold the table.
    Unwritable(crate::formats::refusal::Code),
    /// The seeds of one-time codes are encrypted by a master key that isn't there.
    CodesClosed,
    /// The key signs no more, or was revoked from an earlier day.
    KeyEnded,
    /// The uploaded file is larger than this many megabytes.
    FileSize(usize),
    /// The same press was done already; it is not done twice. Where what it made stands; empty: nowhere in particular.
    Done(String),
    /// These aren't members on the first day, and would be rated: nobody else is in this federation.
    NotMembers(Vec<String>),
    /// The entries of one person contradict each other.
    SomebodyElse,
    /// A chief referee without a licence, where one is wanted: by name, which may be empty.
    Unlicensed(String, name::Language),
    /// These aren't members on the first day, and can't take part.
    MembersOnly(Vec<String>),
    /// Memberships that a list brought were changed since.
    MembersChanged,
    /// The player can't be registered, or the registration not be changed.
    Registration(Hindrance),
    /// The federation moves to another installation or has moved there: nothing of it is changed here.
    Moved(Moved),
}

/// What is wrong with a name as it is kept: of a person, a club, a federation.
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
    /// Name of the field.
    pub field: &'static str,
    /// The kind of mistake.
    pub kind: FormMistake,
}

/// What can be wrong with a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FormMistake {
    /// Nothing was entered.
    Missing,
    /// Somebody else has changed the thing since it was shown.
    ChangedMeanwhile,
    /// The line of this number names no article and its page.
    NoArticle(usize),
    /// A name, club or city without a letter.
    NoLetter,
    /// Longer than this many characters.
    TooLong(usize),
    /// Shorter than this many characters.
    TooShort(usize),
    /// Not a date.
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
    /// Exactly this licence is registered.
    Licensed,
    /// A licence is registered for somebody of this name.
    NameLicensed,
    /// The two passwords differ.
    Differs,
    /// Characters that are not allowed here.
    Characters,
    /// One character again and again.
    Weak,
    /// One of the commonest passwords.
    Common,
    /// A password made of the names of the person and the place.
    Personal,
    /// Only a match between two players can be for a title.
    NeedsMatch,
    /// Neither the first nor the last day lies in the year of the plan.
    OtherYear,
    /// More than this many lines.
    TooMany(usize),
    /// Nothing is changed.
    Unchanged,
    /// Before the plan was adopted or amended last.
    BeforeLast,
    /// Registration would begin after the tournament.
    RegistrationLate,
    /// Neither a text nor a document.
    TextMissing,
    /// Neither a number nor a title.
    NameMissing,
    /// Not a whole number between these two.
    OutOfRange(i64, i64),
    /// A category of players by neither gender nor age.
    NoCondition,
    /// The greatest age is below the least.
    AgesCrossed,
    /// Not a PDF, or a broken one.
    NotAPdf,
    /// A file of more megabytes than this.
    FileTooLarge(usize),
    /// The same person again.
    SamePerson,
    /// Births or numbers contradict each other.
    SomebodyElse,
    /// In the future.
    Future,
    /// Not an e-mail address.
    NotAnAddress,
    /// This player is registered for the tournament already.
    Registered,
    /// The box was not ticked.
    NotTicked,
    /// Not the one-time code of this secret at this time.
    Code,
    /// A field was filled in that no reader sees.
    Hidden,
    /// The system has no such numbers.
    NoSuchNumber,
    /// The number is this player's.
    HeldBy(PlayerId),
    /// The same stands in this note.
    StandsAlready(NewsId),
    /// The log-in is that of this account, which has another name.
    LoginOf(AccountId),
    /// Another membership of the player in the same club holds on some of these days.
    Overlaps,
    /// Not one player who is found by this name or number.
    NoSuchPlayer,
    /// The player is no member on the first day.
    NoMember,
    /// Somebody of this name and birth is entered already.
    Entered(PlayerId),
    /// No club has this name.
    NoSuchClub,
    /// Not the two letters of a country.
    NotACountry,
    /// A referee names somebody else as the chief referee.
    OthersReferee,
    /// A referee declares a tournament official.
    NotToDeclare,
    /// The regulation doesn't take these figures together.
    StandingRefused,
    /// Not the name of a host.
    NotAHost,
    /// The federation has this many host names already.
    TooManyHosts(usize),
}

/// What a verb answers when it doesn't do it.
#[derive(Debug)]
pub enum OfficeError {
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
    /// There is no such thing here.
    NotFound,
    /// Storage failed.
    Db(DbError),
}

impl From<DbError> for OfficeError {
    fn from(error: DbError) -> OfficeError {
        match error {
            DbError::Moved(moved) => OfficeError::Refused(Refusal::Moved(moved)),
            other => OfficeError::Db(other),
        }
    }
}

impl From<Refusal> for OfficeError {
    fn from(refusal: Refusal) -> OfficeError {
        OfficeError::Refused(refusal)
    }
}

/// Longest remark, note or reason.
pub const TEXT_MAX: usize = 2000;
