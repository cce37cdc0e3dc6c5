//! One type for each table, so that no primary key can be taken for another.

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
    JobId;
    FederationId;
    AmendmentProposalId;
    ClubId;
    PlayerId;
    TournamentId;
    ListId;
    AccountId;
    LetterId;
    /// An asked or agreed identity of players of two federations.
    PersonLinkId;
    LicenceId;
    CorrectionId;
    EditionId;
    OrderId;
    CalendarPlanId;
    PlanLineId;
    RegulationTextId;
    /// A note among the news.
    NewsId;
    AppealId;
    ProposalId;
    FileId;
    /// A set of files with past tournaments.
    TournamentImportId;
    /// A certificate or a request for one.
    CertificateId;
    /// A request to members to recommend an initial rating.
    RecommendationRequestId;
    /// A member who is asked for a recommendation.
    RecommendationMemberId;
    MergeId;
    /// A key that signs documents.
    KeyId;
    MembershipId;
    /// A player's external id.
    NumberId;
    OfficialListId;
    /// A player's rating in a list of another system.
    ForeignRatingId;
    /// An act by which officers entered initial records of players.
    InitialRatingActId;
    PasskeyId;
    /// A person who enters results of a tournament through a link.
    AssistantId;
    RegistrationId;
}
