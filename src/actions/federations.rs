//! Federations: foundation by the administrator, and settings by the chairman.

use chrono::NaiveDateTime;
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::audit::{self, Entry, Subject};
use super::authorization::{Duty, OnSite, Site, check_allowed};
use super::{ActionError, Actor, FormMistake, FormProblem, Refusal, Tx, name_mistake};
use crate::db::federations::{self, NewFederation};
use crate::db::{Conn, FederationId, factors, files};
use crate::domain::accent::Accent;
use crate::domain::audit::Action;
use crate::domain::language::Language;
use crate::domain::name::normalize_name;
use crate::domain::rules::{self};
use crate::domain::slug::{is_of_the_site, is_slug};

pub fn create_federation(
    conn: &mut Conn,
    actor: &Actor,
    slug: &str,
    name: &str,
    rules_id: &str,
    now: NaiveDateTime,
) -> Result<FederationId, ActionError> {
    check_allowed(actor, &Site, OnSite::Run)?;
    let name = normalize_name(name);
    let name = name.as_str();
    let mut problems = Vec::new();
    if !is_slug(slug) {
        problems.push(FormProblem::new("slug", FormMistake::Characters));
    } else if is_of_the_site(slug) || federations::find_by_slug(conn, slug)?.is_some() {
        problems.push(FormProblem::new("slug", FormMistake::Taken));
    }
    problems.extend(name_mistake(name, 200).map(|kind| FormProblem {
        field: "name",
        kind,
    }));
    let book = rules::by_id(rules_id);
    if book.is_none() {
        problems.push(FormProblem::new("rules", FormMistake::Unknown));
    }
    let Some(rules) = book.filter(|_| problems.is_empty()) else {
        return Err(ActionError::Form(problems));
    };
    let new = NewFederation {
        slug,
        name,
        names: "{}",
        rules,
        parameters: "{}",
        accent: None,
        prior_approval: rules.prior_approval,
    };
    let id = federations::add(conn, &new, now)?;
    audit::write_entry(
        conn,
        actor,
        Some(id),
        Entry::new(Action::Found, Subject::Federation(slug.to_owned())).with(name),
        now,
    )?;
    Ok(id)
}

/// ssdc 4.2; optional in any federation.
pub fn require_approval(tx: &mut Tx<'_>, wanted: bool) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    if tx.federation.prior_approval != wanted {
        federations::update_prior_approval(tx.conn, tx.federation.id, wanted)?;
        let detail = if wanted {
            "prior approval: yes"
        } else {
            "prior approval: no"
        };
        let entry = Entry::new(
            Action::Settings,
            Subject::Federation(tx.federation.slug.clone()),
        )
        .with(detail);
        tx.audit(entry)?;
    }
    Ok(())
}

/// For signing, approving and publishing. The chairman must have a second factor to demand it.
pub fn demand_factor(tx: &mut Tx<'_>, wanted: bool) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    let own = match tx.actor.account {
        Some(account) => factors::has_factor(tx.conn, account)?,
        None => true,
    };
    if wanted && !own {
        return Err(Refusal::FactorMissing.into());
    }
    if tx.federation.second_factor != wanted {
        federations::update_second_factor(tx.conn, tx.federation.id, wanted)?;
        let detail = if wanted {
            "second factor: yes"
        } else {
            "second factor: no"
        };
        let entry = Entry::new(
            Action::Settings,
            Subject::Federation(tx.federation.slug.clone()),
        )
        .with(detail);
        tx.audit(entry)?;
    }
    Ok(())
}

/// In characters.
const MOST_NOTE: usize = 500;

pub fn note_field(language: Language) -> &'static str {
    language.fields().note
}

/// Shown on each list with its source (ssdc 4.4).
pub fn word_list_note(tx: &mut Tx<'_>, notes: &[(Language, String)]) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    let long = notes
        .iter()
        .filter(|(_, note)| note.chars().count() > MOST_NOTE);
    let problems: Vec<FormProblem> = long
        .map(|(language, _)| FormProblem {
            field: note_field(*language),
            kind: FormMistake::TooLong(MOST_NOTE),
        })
        .collect();
    if !problems.is_empty() {
        return Err(ActionError::Form(problems));
    }
    let given: serde_json::Map<String, serde_json::Value> = notes
        .iter()
        .filter(|(_, note)| !note.trim().is_empty())
        .map(|(language, note)| (language.word().to_owned(), note.trim().into()))
        .collect();
    federations::update_list_note(
        tx.conn,
        tx.federation.id,
        &serde_json::Value::Object(given).to_string(),
    )?;
    let entry = Entry::new(
        Action::Settings,
        Subject::Federation(tx.federation.slug.clone()),
    )
    .with("note on the use of lists");
    tx.audit(entry)?;
    Ok(())
}

#[derive(Debug, Clone, Default)]
pub struct Papers {
    /// `None` for the default.
    pub accent: Option<Accent>,
    /// Converted to PNG: name and bytes.
    pub emblem: Option<(String, Vec<u8>)>,
    pub remove: bool,
    pub post: String,
    pub name: String,
}

/// Issued papers don't change.
pub fn change_papers(tx: &mut Tx<'_>, papers: &Papers) -> Result<(), ActionError> {
    check_allowed(tx.actor, &tx.federation.id, Duty::Chair)?;
    let mut problems = Vec::new();
    for (field, text) in [
        ("signatory_post", &papers.post),
        ("signatory_name", &papers.name),
    ] {
        if text.chars().count() > 80 {
            problems.push(FormProblem::new(field, FormMistake::TooLong(80)));
        }
    }
    if !problems.is_empty() {
        return Err(ActionError::Form(problems));
    }
    let emblem = match &papers.emblem {
        Some((name, png)) => {
            let mark = HEXLOWER.encode(&Sha256::digest(png));
            let name: String = name.chars().filter(|c| !c.is_control()).take(120).collect();
            Some(files::add(
                tx.conn,
                tx.federation.id,
                &name,
                "image/png",
                &mark,
                png,
                tx.now,
            )?)
        }
        None if papers.remove => None,
        None => tx.federation.emblem_id,
    };
    federations::update_papers(
        tx.conn,
        tx.federation.id,
        papers.accent,
        emblem,
        papers.post.trim(),
        papers.name.trim(),
    )?;
    let entry = Entry::new(
        Action::Settings,
        Subject::Federation(tx.federation.slug.clone()),
    )
    .with("papers");
    tx.audit(entry)?;
    Ok(())
}
