//! Identities of stored things: one type each, so that none can be taken for another.

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
    /// A work that takes long.
    WorkId;
    /// A federation.
    FederationId;
    /// A proposed amendment of a federation's regulation.
    AmendmentProposalId;
    /// A club of a federation.
    ClubId;
    /// A player of a federation.
    PlayerId;
    /// A tournament.
    TournamentId;
    /// A published list.
    ListId;
    /// An account.
    AccountId;
    /// A letter in the outbox.
    LetterId;
    /// A question whether players of two federations are one person.
    PersonLinkId;
    /// A licence of a referee or an organizer.
    LicenceId;
    /// A correction in the change ledger.
    CorrectionId;
    /// An edition of a federation's regulation.
    EditionId;
    /// An order of a federation.
    OrderId;
    /// A calendar plan of a federation.
    CalendarPlanId;
    /// A tournament in a calendar plan.
    PlanLineId;
    /// A text of a regulation.
    WordingId;
    /// A note among the news.
    NewsId;
    /// An appeal against a result, a table or a rating.
    AppealId;
    /// A proposed tournament.
    ProposalId;
    /// An uploaded file.
    FileId;
    /// Files of past tournaments that came together.
    BundleId;
    /// A certificate or a request for one.
    CertificateId;
    /// Members are asked to recommend an initial rating.
    RatingRequestId;
    /// A member who is asked.
    RecommenderId;
    /// A merge of two players.
    MergeId;
    /// A key that papers are signed with.
    KeyId;
    /// A membership of a player.
    MembershipId;
    /// A number that a player has elsewhere.
    NumberId;
    /// An official list of another system.
    OfficialListId;
    /// A rating that a player has elsewhere by a list.
    ForeignRatingId;
    /// An act by which officials entered what players brought along.
    StandingActId;
    /// A passkey of an account.
    PasskeyId;
    /// A person who enters results at a tournament's desk by a link.
    AssistantId;
    /// The registration of a player for a tournament.
    RegistrationId;
}
