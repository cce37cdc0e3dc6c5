//! The steps before a federation can begin: the inbox lists all, the home page the next one.

use crate::actions::setup::{Progress, Step};
use crate::frame::request::Inside;
use crate::i18n::{Speaks, choices::role_name, terms::name_table};

pub struct SetupStep {
    pub done: bool,
    pub what: String,
    pub missing: String,
    pub href: String,
}

/// `None` if nothing is missing.
pub fn next_step(inside: &Inside, progress: &Progress) -> Option<SetupStep> {
    setup_steps(inside, progress)
        .into_iter()
        .find(|step| !step.done)
}

/// Empty if nothing is missing.
pub fn setup_steps(by: &Inside, progress: &Progress) -> Vec<SetupStep> {
    let slug = &by.federation.slug;
    let step = |step: Step| {
        let done = !progress.missing.contains(&step);
        SetupStep {
            done,
            what: describe_step(by, step),
            missing: if done {
                String::new()
            } else {
                describe_gap(by, progress, step)
            },
            href: format!("/{slug}/{}", page_of(step)),
        }
    };
    if progress.missing.is_empty() {
        Vec::new()
    } else {
        Step::ALL.into_iter().map(step).collect()
    }
}

fn describe_step(by: &Inside, step: Step) -> String {
    let t = by.t();
    match step {
        Step::Names => t.msg_setup_names(),
        Step::Zone => t.msg_setup_zone(),
        Step::Spelling => t.msg_setup_spelling(name_table(t, by.federation.name_language())),
        Step::Emblem => t.msg_setup_emblem(),
        Step::Clubs => t.msg_setup_clubs(),
        Step::People => t.msg_setup_people(),
        Step::Edition => t.msg_setup_edition(),
        Step::Text => t.msg_setup_text(),
        Step::Tournament => t.msg_setup_tournament(),
        Step::List => t.msg_setup_list(),
    }
}

fn describe_gap(by: &Inside, progress: &Progress, step: Step) -> String {
    let t = by.t();
    match step {
        Step::Names => {
            let languages: Vec<_> = progress.languages.iter().map(|l| l.own_name()).collect();
            t.msg_setup_names_missing(languages.join(", "))
        }
        Step::Zone => t.msg_setup_zone_missing(),
        Step::Spelling => {
            t.msg_setup_spelling_missing(name_table(t, by.federation.name_language()))
        }
        Step::Emblem => t.msg_setup_emblem_missing(),
        Step::Clubs => t.msg_setup_clubs_missing(),
        Step::People => {
            let roles: Vec<_> = progress.roles.iter().map(|r| role_name(t, *r)).collect();
            t.msg_setup_people_missing(roles.join(", "))
        }
        Step::Edition => t.msg_setup_edition_missing(),
        Step::Text => t.msg_setup_text_missing(),
        Step::Tournament => t.msg_setup_tournament_missing(),
        Step::List => t.msg_setup_list_missing(),
    }
}

/// Inside the federation.
fn page_of(step: Step) -> &'static str {
    match step {
        Step::Names | Step::Emblem => "settings",
        Step::Zone => "settings#time_zone",
        Step::Spelling => "settings#name_language",
        Step::Clubs => "clubs/new",
        Step::People => "people",
        Step::Edition => "rules",
        Step::Text => "rules/text/new",
        Step::Tournament => "tournaments/new",
        Step::List => "ratings/new",
    }
}
