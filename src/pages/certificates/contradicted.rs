//! Certificates and lists that a correction contradicts, as rows for several pages.

use super::{list_address, wording};
use crate::actions::certificates::verified_facts;
use crate::actions::contradictions::Contradictions;
use crate::domain::certificate::Stage;
use crate::i18n::{Speaks, Spelling, arg};

pub struct ContradictedRow {
    pub href: String,
    pub says: String,
    /// Its later state; empty if nothing has happened since.
    pub since: String,
    pub starred: bool,
}

/// `office`: certificates link to the page where they can be revoked.
pub fn contradicted_rows(
    contradicted: &Contradictions,
    slug: &str,
    office: bool,
    spelling: Spelling,
) -> Vec<ContradictedRow> {
    let language = spelling.language;
    let t = language.messages();
    let papers = contradicted.certificates.iter().filter_map(|c| {
        let (code, number) = (c.code.as_deref()?, c.number?);
        // If the player was forgotten, only the number is left.
        let facts = verified_facts(c);
        let starred = facts.as_ref().is_some_and(wording::is_starred);
        let says = match facts {
            Some(facts) => t.msg_contradicted_certificate(
                arg::Number(i64::from(number)),
                arg::Name(spelling.name(&facts.name, Some(&facts.latin))),
                arg::Value(wording::format_value(&facts, language)),
            ),
            None => t.msg_certificate_number(i64::from(number)),
        };
        let href = if office {
            format!("/{slug}/certificates/{}", c.id)
        } else {
            format!("/certificates/{code}")
        };
        let since = if c.request.stage == Stage::Revoked {
            t.msg_certificate_was_revoked()
        } else {
            String::new()
        };
        Some(ContradictedRow {
            href,
            says,
            since,
            starred,
        })
    });
    let lists = contradicted
        .lists
        .iter()
        .map(|(list, players)| ContradictedRow {
            href: list_address(slug, list.date),
            says: t.msg_contradicted_list(
                arg::Players(i64::try_from(*players).unwrap_or(i64::MAX)),
                arg::Day(language.format_day(list.date)),
            ),
            since: String::new(),
            starred: false,
        });
    papers.chain(lists).collect()
}
