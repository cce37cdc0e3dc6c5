//! What an issued certificate says: stored as JSON, bound by the signature, and never changed.

use chrono::NaiveDate;
use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::db::certificates::Certificate;
use crate::domain::accent::Accent;
use crate::domain::certificate::{Kind, Statement};
use crate::domain::tournament::Pool;
use crate::domain::word::blank;

/// Why the player has it: with its date, as a reference and in words that need no translation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ground {
    /// A tournament: id, name, last day.
    Tournament(i64, String, NaiveDate),
    /// A published list: number, date, article of the decision (empty: the list itself).
    List(i32, NaiveDate, String),
    /// Brought along when the player was entered.
    Standing,
}

/// Everything that a certificate says; stored as JSON and never changed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Facts {
    /// Kind.
    pub kind: Kind,
    /// Name of the federation in the language of the paper.
    pub federation: String,
    /// Accent colour of the federation.
    #[serde(with = "blank")]
    pub accent: Option<Accent>,
    /// The emblem of the federation, a stored file.
    pub emblem: Option<i64>,
    /// Name in the original script.
    pub name: String,
    /// Name in Latin script.
    pub latin: String,
    /// Rank in the exchange format; none: an extract of somebody without a rank.
    pub rank: Option<String>,
    /// Rating, for an extract.
    pub rating: Option<f64>,
    /// Deviation, for an extract, where the rules have one.
    pub deviation: Option<f64>,
    /// The rating has a star.
    pub provisional: bool,
    /// Pool, where the rules have them.
    #[serde(with = "blank")]
    pub pool: Option<Pool>,
    /// Place in the list, for an extract.
    pub place: Option<i32>,
    /// The day of which an extract tells.
    pub on_day: Option<NaiveDate>,
    /// The ground.
    pub ground: Ground,
    /// Day of issue.
    pub date: NaiveDate,
    /// The office of the signatory.
    pub signatory_post: String,
    /// The name of the signatory.
    pub signatory_name: String,
}

/// The fingerprint of the facts as stored.
pub(super) fn digest(facts: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(facts.as_bytes()))
}

/// The facts of an issued certificate; none, or changed since they were signed: `None`.
pub fn told(c: &Certificate) -> Option<Facts> {
    let text = c.facts.as_deref()?;
    let statement = Statement::read(c.statement.as_deref()?)?;
    // Of the first papers only the beginning of the fingerprint was signed; how long it is, the signed text says.
    digest(text).starts_with(&statement.digest).then(|| serde_json::from_str(text).ok()).flatten()
}
