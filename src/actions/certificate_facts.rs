//! The content of an issued certificate: stored as JSON, bound by the signature, and never changed.

use chrono::NaiveDate;
use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::db::certificates::Certificate;
use crate::domain::accent::Accent;
use crate::domain::certificate::{Kind, Statement};
use crate::domain::tournament::Pool;
use crate::domain::word::blank;

/// The event on which a rank or rating is based: date, and a reference that needs no translation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ground {
    /// A tournament: id, name, last day.
    Tournament(i64, String, NaiveDate),
    /// A published list: number, date, article of the decision (empty for the list itself).
    List(i32, NaiveDate, String),
    /// The initial record of the player.
    Standing,
}

/// The content of a certificate; stored as JSON and never changed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Facts {
    /// Kind of certificate.
    pub kind: Kind,
    /// Name of the federation in the paper's language.
    pub federation: String,
    /// Accent colour of the federation.
    #[serde(with = "blank")]
    pub accent: Option<Accent>,
    /// Emblem of the federation, a stored file.
    pub emblem: Option<i64>,
    /// Name in the original script.
    pub name: String,
    /// Name in Latin script.
    pub latin: String,
    /// Rank in the exchange format; `None` on an extract of a player without a rank.
    pub rank: Option<String>,
    /// Rating, for an extract.
    pub rating: Option<f64>,
    /// Deviation, for an extract, where the rules have one.
    pub deviation: Option<f64>,
    /// True if the rating has a star.
    pub provisional: bool,
    /// Pool, under rules with pools.
    #[serde(with = "blank")]
    pub pool: Option<Pool>,
    /// Place in the list, on an extract.
    pub place: Option<i32>,
    /// Reference day of an extract.
    pub on_day: Option<NaiveDate>,
    /// Event on which the rank or rating is based.
    pub ground: Ground,
    /// Day of issue.
    pub date: NaiveDate,
    /// Office of the signatory.
    pub signatory_post: String,
    /// Name of the signatory.
    pub signatory_name: String,
}

/// SHA-256 of the stored facts.
pub(super) fn digest_facts(facts: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(facts.as_bytes()))
}

/// The facts of an issued certificate; `None` if there are none, or they changed since they were
/// signed.
pub fn verified_facts(c: &Certificate) -> Option<Facts> {
    let text = c.facts.as_deref()?;
    let statement = Statement::from_text(c.statement.as_deref()?)?;
    // The first papers signed only the beginning of the fingerprint; the signed text determines its
    // length.
    digest_facts(text)
        .starts_with(&statement.digest)
        .then(|| serde_json::from_str(text).ok())
        .flatten()
}
