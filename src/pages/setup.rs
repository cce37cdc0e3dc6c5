//! The missing steps before a federation can begin. The officers' inbox lists all, the home page
//! the next one.

use crate::actions::setup::{Progress, Step};
use crate::frame::request::Inside;
use crate::i18n::{Speaks, choices::role, terms::name_table};

pub struct SetupStep {
    pub done: bool,
    /// Text of the step.
    pub what: String,
    /// Text on the missing data, if any.
    pub missing: String,
    /// Address of the page for the step.
    pub href: String,
}

/// The next step of a federation; `None` if nothing is missing.
pub fn next_step(inside: &Inside, progress: &Progress) -> Option<SetupStep> {
    setup_steps(inside, progress)
        .into_iter()
        .find(|step| !step.done)
}

/// All steps; empty if nothing is missing.
pub fn setup_steps(by: &Inside, progress: &Progress) -> Vec<SetupStep> {
    let (t, slug) = (by.t(), &by.federation.slug);
    let listed = |names: Vec<String>| names.join(", ");
    let step = |step: Step| {
        let (what, missing, address) = match step {
            Step::Names => {
                let languages = progress
                    .languages
                    .iter()
                    .map(|l| l.own_name().to_owned())
                    .collect();
                (
                    t.msg_setup_names(),
                    t.msg_setup_names_missing(listed(languages)),
                    "settings",
                )
            }
            Step::Zone => (
                t.msg_setup_zone(),
                t.msg_setup_zone_missing(),
                "settings#time_zone",
            ),
            Step::Spelling => {
                let table = name_table(t, by.federation.name_language());
                (
                    t.msg_setup_spelling(table.as_str()),
                    t.msg_setup_spelling_missing(table),
                    "settings#name_language",
                )
            }
            Step::Emblem => (
                t.msg_setup_emblem(),
                t.msg_setup_emblem_missing(),
                "settings",
            ),
            Step::Clubs => (
                t.msg_setup_clubs(),
                t.msg_setup_clubs_missing(),
                "clubs/new",
            ),
            Step::People => {
                let roles = progress.roles.iter().map(|r| role(t, *r)).collect();
                (
                    t.msg_setup_people(),
                    t.msg_setup_people_missing(listed(roles)),
                    "people",
                )
            }
            Step::Edition => (
                t.msg_setup_edition(),
                t.msg_setup_edition_missing(),
                "rules",
            ),
            Step::Text => (
                t.msg_setup_text(),
                t.msg_setup_text_missing(),
                "rules/text/new",
            ),
            Step::Tournament => (
                t.msg_setup_tournament(),
                t.msg_setup_tournament_missing(),
                "tournaments/new",
            ),
            Step::List => (
                t.msg_setup_list(),
                t.msg_setup_list_missing(),
                "ratings/new",
            ),
        };
        let done = !progress.missing.contains(&step);
        SetupStep {
            done,
            what,
            missing: if done { String::new() } else { missing },
            href: format!("/{slug}/{address}"),
        }
    };
    if progress.missing.is_empty() {
        Vec::new()
    } else {
        Step::ALL.into_iter().map(step).collect()
    }
}
