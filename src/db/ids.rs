//! Primary keys, one type for each table, so that none can be taken for another.

use std::fmt;
use std::str::FromStr;

use diesel::backend::Backend;
use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::expression::AsExpression;
use diesel::serialize::{self, Output, ToSql};
use diesel::sql_types::BigInt;
use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, AsExpression, FromSqlRow)]
        #[diesel(sql_type = BigInt)]
        #[serde(transparent)]
        pub struct $name(pub i64);

        impl<DB: Backend> FromSql<BigInt, DB> for $name
        where
            i64: FromSql<BigInt, DB>,
        {
            fn from_sql(bytes: DB::RawValue<'_>) -> deserialize::Result<Self> {
                i64::from_sql(bytes).map($name)
            }
        }

        impl<DB: Backend> ToSql<BigInt, DB> for $name
        where
            i64: ToSql<BigInt, DB>,
        {
            fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
                self.0.to_sql(out)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = std::num::ParseIntError;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map($name)
            }
        }
    )*};
}

ids! {
    /// Id of a background job.
    JobId;
    /// Id of a federation.
    FederationId;
    /// Id of a proposed amendment of a federation's regulation.
    AmendmentProposalId;
    /// Id of a club of a federation.
    ClubId;
    /// Id of a player of a federation.
    PlayerId;
    /// Id of a tournament.
    TournamentId;
    /// Id of a published list.
    ListId;
    /// Id of an account.
    AccountId;
    /// Id of a letter in the outbox.
    LetterId;
    /// Id of a question: are players of two federations one person?
    PersonLinkId;
    /// Id of a licence of a referee or an organizer.
    LicenceId;
    /// Id of a correction in the change ledger.
    CorrectionId;
    /// Id of an edition of a federation's regulation.
    EditionId;
    /// Id of an order of a federation.
    OrderId;
    /// Id of a calendar plan of a federation.
    CalendarPlanId;
    /// Id of a line in a calendar plan.
    PlanLineId;
    /// Id of a text of a regulation.
    RegulationTextId;
    /// Id of a note among the news.
    NewsId;
    /// Id of an appeal against a result, a table or a rating.
    AppealId;
    /// Id of a proposed tournament.
    ProposalId;
    /// Id of an uploaded file.
    FileId;
    /// Id of a set of files with past tournaments.
    TournamentImportId;
    /// Id of a certificate or a request for one.
    CertificateId;
    /// Id of a request to members to recommend an initial rating.
    RecommendationRequestId;
    /// Id of a member who is asked for a recommendation.
    RecommendationMemberId;
    /// Id of a merge of two players.
    MergeId;
    /// Id of a key that signs documents.
    KeyId;
    /// Id of a membership of a player.
    MembershipId;
    /// Id of a player's external id.
    NumberId;
    /// Id of an official list of another system.
    OfficialListId;
    /// Id of a player's rating in a list of another system.
    ForeignRatingId;
    /// Id of an act by which officers entered initial records of players.
    InitialRatingActId;
    /// Id of a passkey of an account.
    PasskeyId;
    /// Id of a person who enters results of a tournament through a link.
    AssistantId;
    /// Id of the registration of a player for a tournament.
    RegistrationId;
}
