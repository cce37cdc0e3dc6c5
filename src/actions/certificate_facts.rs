//! The content of an issued certificate: stored as JSON, bound by the signature, and never changed.

use chrono::NaiveDate;
use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::db::certificates::Certificate;
use crate::domain::accent::Accent;
use crate::domain::certificate::{Kind, Statement};
use crate::domain::string_enum::blank;
use crate::domain::tournament::Pool;

/// Needs no translation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ground {
    /// Id, name, last day.
    Tournament(i64, String, NaiveDate),
    /// Number, date, article of the decision (empty for the list itself).
    List(i32, NaiveDate, String),
    Standing,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Facts {
    pub kind: Kind,
    /// In the paper's language.
    pub federation: String,
    #[serde(with = "blank")]
    pub accent: Option<Accent>,
    /// The id of a stored file.
    pub emblem: Option<i64>,
    /// In the original script.
    pub name: String,
    pub latin: String,
    /// In the exchange format; `None` on an extract of a player without a rank.
    pub rank: Option<String>,
    /// For an extract.
    pub rating: Option<f64>,
    /// For an extract, where the rules have one.
    pub deviation: Option<f64>,
    /// The rating has a star.
    pub provisional: bool,
    /// Under rules with pools.
    #[serde(with = "blank")]
    pub pool: Option<Pool>,
    /// In the list, on an extract.
    pub place: Option<i32>,
    pub on_day: Option<NaiveDate>,
    pub ground: Ground,
    pub date: NaiveDate,
    pub signatory_post: String,
    pub signatory_name: String,
}

pub(super) fn digest_facts(facts: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(facts.as_bytes()))
}

/// `None` if there are no facts, or they changed since they were signed.
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
