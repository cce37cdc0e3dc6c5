//! Names of the choices of officials, shared by pages and the audit log.

use super::L10nLanguage;
use super::arg;
use crate::domain::appeal::{About, Stage};
use crate::domain::certificate::Kind;
use crate::domain::licence::{LicenceKind, Licensing};
use crate::domain::membership::Gate;
use crate::domain::player::Gender;
use crate::domain::rating_monitor::Measure;
use crate::domain::recommendation::Answer;
use crate::domain::role::Role;
use crate::domain::roster::division::{AgeDay, Division};

pub fn role_name(t: &L10nLanguage, role: Role) -> String {
    match role {
        Role::Organizer => t.msg_role_organizer(),
        Role::Referee => t.msg_role_referee(),
        Role::ClubHead => t.msg_role_club_head(),
        Role::Official => t.msg_role_official(),
        Role::Chairman => t.msg_role_chairman(),
        Role::Administrator => t.msg_role_administrator(),
    }
}

pub fn gate_condition(t: &L10nLanguage, gate: Gate) -> String {
    match gate {
        Gate::Open => t.msg_gate_open(),
        Gate::Marked => t.msg_gate_marked(),
        Gate::Entry => t.msg_gate_entry(),
        Gate::Rating => t.msg_gate_rating(),
    }
}

pub fn licensing_name(t: &L10nLanguage, licensing: Licensing) -> String {
    match licensing {
        Licensing::Shown => t.msg_licensing_shown(),
        Licensing::Asked => t.msg_licensing_asked(),
        Licensing::Wanted => t.msg_licensing_wanted(),
    }
}

pub fn licence_kind(t: &L10nLanguage, kind: LicenceKind) -> String {
    match kind {
        LicenceKind::Referee => t.msg_licence_referee(),
        LicenceKind::Organizer => t.msg_licence_organizer(),
    }
}

pub fn recommendation_answer(t: &L10nLanguage, answer: Answer) -> String {
    match answer {
        Answer::Open => t.msg_recommendation_open(),
        Answer::Confirmed => t.msg_recommendation_confirmed(),
        Answer::Refused => t.msg_recommendation_declined(),
    }
}

pub fn appeal_subject(t: &L10nLanguage, about: About) -> String {
    match about {
        About::Result => t.msg_appeal_about_result(),
        About::Table => t.msg_appeal_about_table(),
        About::Rating => t.msg_appeal_about_rating(),
    }
}

pub fn appeal_stage(t: &L10nLanguage, stage: Stage) -> String {
    match stage {
        Stage::Open => t.msg_appeal_open(),
        Stage::Upheld => t.msg_appeal_upheld(),
        Stage::Rejected => t.msg_appeal_rejected(),
        Stage::Dismissed => t.msg_appeal_dismissed(),
    }
}

pub fn certificate_kind(t: &L10nLanguage, kind: Kind) -> String {
    match kind {
        Kind::Rank => t.msg_certificate_rank(),
        Kind::Extract => t.msg_certificate_extract(),
    }
}

pub fn measure_name(t: &L10nLanguage, measure: Measure) -> String {
    match measure {
        Measure::Anomalous => t.msg_bound_anomalous(),
        Measure::Deviation => t.msg_bound_deviation(),
        Measure::Excess => t.msg_bound_excess(),
        Measure::Drift => t.msg_bound_drift(),
    }
}

pub fn age_day(t: &L10nLanguage, counted: AgeDay) -> String {
    match counted {
        AgeDay::January => t.msg_division_january(),
        AgeDay::December => t.msg_division_december(),
        AgeDay::List => t.msg_division_list(),
    }
}

pub fn describe_division(t: &L10nLanguage, division: &Division, counted: String) -> String {
    let aged = division.least.is_some() || division.greatest.is_some();
    // A division is mostly named after its gender, so its description uses another word.
    let gender = division.gender.map(|gender| match (gender, aged) {
        (Gender::Female, true) => t.msg_filter_women(),
        (Gender::Male, true) => t.msg_filter_men(),
        (Gender::Female, false) => t.msg_division_women(),
        (Gender::Male, false) => t.msg_division_men(),
    });
    let ages = match (division.least, division.greatest) {
        (None, None) => None,
        (Some(least), None) => Some(t.msg_division_from(i64::from(least))),
        (None, Some(greatest)) => Some(t.msg_division_to(i64::from(greatest))),
        (Some(least), Some(greatest)) => Some(t.msg_division_between(
            arg::Least(i64::from(least)),
            arg::Greatest(i64::from(greatest)),
        )),
    };
    let day = ages.is_some().then_some(counted);
    gender
        .into_iter()
        .chain(ages)
        .chain(day)
        .collect::<Vec<_>>()
        .join(", ")
}
