//! Translates the details of the audit log. They are stored in the log's own format, because they
//! are hashed, and parsed for display. `None` everywhere means: not understood, shown as stored.

use chrono::NaiveDate;

use crate::domain::appeal::{About, Stage};
use crate::domain::audit::{Action, Kind};
use crate::domain::certificate::Statement;
use crate::domain::external_id::System;
use crate::domain::licence::{LicenceKind, Licensing};
use crate::domain::membership::Gate;
use crate::domain::player::Mark;
use crate::domain::rating_monitor::{Bound, Measure};
use crate::domain::recommendation::Answer;
use crate::domain::role::Role;
use crate::domain::roster::division::Division;
use crate::domain::zone::Zone;
use crate::{L10nLanguage, Language, Speaks, arg, choices, parameters, terms};

const UNKNOWN_DAY: &str = "…";

pub(super) fn in_words(
    language: Language,
    rules: &str,
    action: Action,
    stored: &str,
) -> Option<String> {
    let t = language.messages();
    let (first, rest) = stored.split_once(' ').unwrap_or((stored, ""));
    match action {
        Action::Desk => Some(t.msg_detail_desk(arg::Number(parse_number(first)?), arg::Act(rest))),
        Action::AskCertificate | Action::PartPlayers => {
            Some(t.msg_detail_player(parse_number(stored.strip_prefix("player ")?)?))
        }
        Action::MergePlayers => merger_detail(t, stored),
        Action::Import if rest == "lines" => Some(t.msg_detail_lines(parse_number(first)?)),
        Action::MarkPlayer => mark_name(t, stored),
        Action::SetNumber | Action::EndNumber => Some(terms::external_id_system_name(
            t,
            System::from_word(stored)?,
        )),
        Action::AnswerRecommendation => Some(choices::recommendation_answer(
            t,
            Answer::from_word(stored)?,
        )),
        Action::Appeal => appeal_detail(t, stored),
        Action::AnswerAppeal => appeal_answer_detail(t, stored),
        Action::IssueCertificate => parse_number(stored)
            .map(|count| t.msg_detail_issued(count))
            .or_else(|| statement_detail(language, stored)),
        Action::InitialRating => initial_rating_detail(t, stored),
        Action::EnterMember
        | Action::CorrectMember
        | Action::EndMember
        | Action::NoteDues
        | Action::RemoveMember => format_change(stored, |one| membership_detail(language, one)),
        Action::EnterLicence | Action::CorrectLicence | Action::RemoveLicence => {
            format_change(stored, |one| licence_detail(language, one))
        }
        Action::EnterWording | Action::RemoveWording => wording_detail(language, stored),
        Action::TakeOfficialList | Action::TakeList | Action::TakeMembers => {
            import_detail(language, action, stored)
        }
        Action::UndoOfficialList | Action::UndoList | Action::UndoMembers => {
            undo_detail(t, action, stored)
        }
        Action::TakeYears => years_taken(t, stored),
        Action::UndoYears => years_undone(t, stored),
        Action::Amend => amendment_detail(language, rules, stored),
        Action::ProposeAmendment => proposal_detail(language, rules, stored),
        Action::AdoptAmendment => adopted_edition(t, stored),
        Action::Settings => setting_detail(language, stored),
        _ => account_detail(t, action, stored).or_else(|| registration_detail(t, action, stored)),
    }
}

fn registration_detail(t: &L10nLanguage, action: Action, stored: &str) -> Option<String> {
    match action {
        Action::TakeRegistrations | Action::EraseRegistrations => {
            Some(t.msg_detail_registrations(parse_number(stored)?))
        }
        Action::CheckIn => {
            let (which, here) = stored.strip_prefix("registration ")?.split_once(' ')?;
            Some(t.msg_detail_arrival(
                arg::Number(parse_number(which)?),
                arg::Here(if here == "here" { "yes" } else { "no" }),
            ))
        }
        Action::Register
        | Action::ConfirmRegistration
        | Action::Admit
        | Action::WithdrawRegistration
        | Action::RestoreRegistration => {
            Some(t.msg_detail_registration(parse_number(stored.strip_prefix("registration ")?)?))
        }
        _ => None,
    }
}

fn merger_detail(t: &L10nLanguage, stored: &str) -> Option<String> {
    let (which, reason) = stored.strip_prefix("player ")?.split_once(": ")?;
    Some(format!(
        "{}: {reason}",
        t.msg_detail_player(parse_number(which)?)
    ))
}

fn account_detail(t: &L10nLanguage, action: Action, stored: &str) -> Option<String> {
    match action {
        Action::Invite | Action::Revoke => Some(choices::role_name(t, Role::from_word(stored)?)),
        Action::AddFactor | Action::RemoveFactor => factor_name(t, stored),
        Action::UseRecoveryCode => Some(t.msg_detail_codes_left(parse_number(stored)?)),
        Action::LogOutEverywhere => Some(t.msg_detail_sessions(parse_number(stored)?)),
        _ => None,
    }
}

fn adopted_edition(t: &L10nLanguage, stored: &str) -> Option<String> {
    let number = parse_number(stored.strip_prefix("edition ")?)?;
    Some(format!(
        "{} {}",
        super::kind_name(t, Kind::Edition),
        t.msg_numbered(number.to_string())
    ))
}

fn parse_number(text: &str) -> Option<i64> {
    text.parse().ok()
}

fn parse_day(text: &str) -> Option<NaiveDate> {
    text.parse().ok()
}

/// The text before the last space, and the number with this sign behind it.
fn split_last_count(text: &str, sign: char) -> Option<(&str, i64)> {
    let (before, last) = text.rsplit_once(' ')?;
    Some((before, parse_signed_count(last, sign)?))
}

/// A number with its sign: `+3`.
fn parse_signed_count(text: &str, sign: char) -> Option<i64> {
    parse_number(text.strip_prefix(sign)?)
}

/// Names may contain the sign too: the first position at which both halves parse counts.
fn split_at_sign<T>(stored: &str, sign: &str, read: impl Fn(&str, &str) -> Option<T>) -> Option<T> {
    stored
        .match_indices(sign)
        .find_map(|(at, _)| read(stored.get(..at)?, stored.get(at + sign.len()..)?))
}

/// A value, or an old and a new value.
fn format_change(stored: &str, read: impl Fn(&str) -> Option<String>) -> Option<String> {
    split_at_sign(stored, " → ", |before, after| {
        Some(format!("{} → {}", read(before)?, read(after)?))
    })
    .or_else(|| read(stored))
}

fn factor_name(t: &L10nLanguage, stored: &str) -> Option<String> {
    match stored {
        "one-time codes" => Some(t.msg_detail_one_time_codes()),
        "passkey" => Some(t.msg_detail_passkey()),
        "all" => Some(t.msg_detail_all_factors()),
        _ => None,
    }
}

fn mark_name(t: &L10nLanguage, stored: &str) -> Option<String> {
    match Mark::from_word(stored) {
        Some(Mark::Deceased) => Some(t.msg_detail_deceased()),
        Some(Mark::Withdrawn) => Some(t.msg_mark_withdrawn()),
        Some(Mark::Forgotten) => Some(t.msg_mark_forgotten()),
        None => stored.is_empty().then(|| t.msg_mark_none()),
    }
}

/// `tournament 17, result`
fn appeal_detail(t: &L10nLanguage, stored: &str) -> Option<String> {
    let (subject, about) = stored.split_once(", ")?;
    let (kind, which) = subject.split_once(' ')?;
    let about = choices::appeal_subject(t, About::from_word(about)?);
    (Kind::from_word(kind) == Some(Kind::Tournament)).then(|| {
        format!(
            "{} {}, {about}",
            super::kind_name(t, Kind::Tournament),
            t.msg_numbered(which)
        )
    })
}

fn appeal_answer_detail(t: &L10nLanguage, stored: &str) -> Option<String> {
    let (stage, why) = stored.split_once(": ")?;
    Some(format!(
        "{}: {why}",
        choices::appeal_stage(t, Stage::from_word(stage)?)
    ))
}

/// The signed statement: kind and number of the certificate, name, value, day and fingerprint.
fn statement_detail(language: Language, stored: &str) -> Option<String> {
    let Statement {
        number,
        kind,
        name,
        value,
        date,
        digest,
        ..
    } = Statement::from_text(stored)?;
    let t = language.messages();
    let (kind, number) = (
        choices::certificate_kind(t, kind),
        t.msg_numbered(number.to_string()),
    );
    // Keeps a rank or rating on one line.
    let value = value.replace(' ', "\u{a0}");
    Some(format!(
        "{number}, {kind}: {name}, {value}, {}; {digest}",
        language.format_day(date)
    ))
}

/// `3.3: Kovalenko Ivan, 1450 (Petrenko Yana; Bondar Oleh)`: article, player, rating, recommenders.
fn initial_rating_detail(t: &L10nLanguage, stored: &str) -> Option<String> {
    let (told, names) = stored.rsplit_once(" (")?;
    let (whose, rating) = told.rsplit_once(", ")?;
    rating
        .parse::<f64>()
        .is_ok()
        .then(|| format!("{whose}, {} ({names}", t.msg_detail_initial(rating)))
}

/// `1990-05-31 – …`
fn parse_term(text: &str) -> Option<(Option<NaiveDate>, Option<NaiveDate>)> {
    let (since, until) = text.split_once(" – ")?;
    let read = |text: &str| {
        if text == UNKNOWN_DAY {
            Some(None)
        } else {
            Some(Some(parse_day(text)?))
        }
    };
    Some((read(since)?, read(until)?))
}

/// A membership or licence (`of`) with its term, worded like in the list of members.
fn format_term(
    language: Language,
    of: &str,
    term: (Option<NaiveDate>, Option<NaiveDate>),
) -> String {
    let t = language.messages();
    match term {
        (Some(since), Some(until)) => t.msg_member_between(
            arg::Of(of),
            arg::Since(language.format_day(since)),
            arg::Until(language.format_day(until)),
        ),
        (Some(since), None) => {
            t.msg_member_since(arg::Of(of), arg::Day(language.format_day(since)))
        }
        (None, Some(until)) => {
            t.msg_member_until(arg::Of(of), arg::Day(language.format_day(until)))
        }
        (None, None) => of.to_owned(),
    }
}

/// `Riverside: 2020-01-01 – … (→ 2026-12-31)`
fn membership_detail(language: Language, stored: &str) -> Option<String> {
    let (of, term) = stored.rsplit_once(": ")?;
    let (term, paid) = match term
        .strip_suffix(')')
        .and_then(|term| term.split_once(" (→ "))
    {
        Some((term, paid)) => (term, Some(parse_day(paid)?)),
        None => (term, None),
    };
    let told = format_term(language, of, parse_term(term)?);
    Some(match paid {
        Some(paid) => language
            .messages()
            .msg_detail_paid(arg::Told(told), arg::Day(language.format_day(paid))),
        None => told,
    })
}

/// `referee, Ivan Kovalenko, first, 17: 2020-01-01 – …`
fn licence_detail(language: Language, stored: &str) -> Option<String> {
    let (said, term) = stored.rsplit_once(": ")?;
    let (kind, whose) = said.split_once(", ")?;
    let kind = choices::licence_kind(language.messages(), LicenceKind::from_word(kind)?);
    Some(format_term(
        language,
        &format!("{kind}: {whose}"),
        parse_term(term)?,
    ))
}

/// `uk 2026-01-01`, followed by fingerprints.
fn wording_detail(language: Language, stored: &str) -> Option<String> {
    let mut parts = stored.split(' ');
    let (written, since) = (
        Language::from_word(parts.next()?)?,
        parse_day(parts.next()?)?,
    );
    let told = language.messages().msg_detail_wording(
        arg::Language(written.word()),
        arg::Day(language.format_day(since)),
    );
    Some(
        std::iter::once(told.as_str())
            .chain(parts)
            .collect::<Vec<_>>()
            .join(" "),
    )
}

/// The import of a file: fingerprint and counts.
fn import_detail(language: Language, action: Action, stored: &str) -> Option<String> {
    let t = language.messages();
    let (sum, told) = stored.split_once(' ')?;
    let said = match action {
        Action::TakeOfficialList => {
            let [system, dated, numbers, ratings] = told.split(' ').collect::<Vec<_>>()[..] else {
                return None;
            };
            let system = terms::external_id_system_name(t, System::from_word(system)?);
            t.msg_detail_official(
                arg::System(system),
                arg::Day(language.format_day(parse_day(dated)?)),
                arg::Numbers(parse_signed_count(numbers, '#')?),
                arg::Ratings(parse_signed_count(ratings, '+')?),
            )
        }
        Action::TakeList => {
            let (done, why) = told.split_once(": ")?;
            let (players, changed) = done.split_once(' ')?;
            format!(
                "{}: {why}",
                t.msg_rating_list_import_done(
                    arg::Players(parse_signed_count(players, '+')?),
                    arg::Changed(parse_signed_count(changed, '≠')?)
                )
            )
        }
        _ => {
            let (entered, changed) = told.split_once(' ')?;
            t.msg_members_file_done(
                arg::Entered(parse_signed_count(entered, '+')?),
                arg::Changed(parse_signed_count(changed, '≠')?),
            )
        }
    };
    Some(format!("{said}; {sum}"))
}

/// `1998.zip +3 +12: so it was`
fn years_taken(t: &L10nLanguage, stored: &str) -> Option<String> {
    split_at_sign(stored, ": ", |took, why| {
        let (rest, players) = split_last_count(took, '+')?;
        let (name, tournaments) = split_last_count(rest, '+')?;
        Some(format!(
            "{name}; {}: {why}",
            t.msg_detail_years(arg::Tournaments(tournaments), arg::Players(players))
        ))
    })
}

/// `1998.zip −3 −12 (4)`
fn years_undone(t: &L10nLanguage, stored: &str) -> Option<String> {
    let (took, stayed) = stored.strip_suffix(')')?.rsplit_once(" (")?;
    let (rest, players) = split_last_count(took, '−')?;
    let (name, tournaments) = split_last_count(rest, '−')?;
    Some(format!(
        "{name}; {}",
        t.msg_detail_years_undone(
            arg::Tournaments(tournaments),
            arg::Players(players),
            arg::Stayed(parse_number(stayed)?)
        )
    ))
}

fn undo_detail(t: &L10nLanguage, action: Action, stored: &str) -> Option<String> {
    let (sum, told) = stored.split_once(' ')?;
    let (first, second) = told.split_once(' ')?;
    let said = match action {
        Action::UndoOfficialList => t.msg_detail_official_undone(
            arg::Numbers(parse_signed_count(first, '#')?),
            arg::Ratings(parse_signed_count(second, '−')?),
        ),
        Action::UndoList => t.msg_detail_list_undone(
            arg::Players(parse_signed_count(first, '−')?),
            arg::Stayed(parse_number(second.strip_prefix('(')?.strip_suffix(')')?)?),
        ),
        _ => t.msg_detail_members_undone(
            arg::Removed(parse_signed_count(first, '−')?),
            arg::Changed(parse_signed_count(second, '≠')?),
        ),
    };
    Some(format!("{said}; {sum}"))
}

/// Tables only by name, since the edition's page shows them.
fn amendment_detail(language: Language, rules: &str, stored: &str) -> Option<String> {
    let t = language.messages();
    let written: serde_json::Map<String, serde_json::Value> = serde_json::from_str(stored).ok()?;
    if written.is_empty() {
        return Some(t.msg_detail_as_printed());
    }
    let one = |(name, value): (&String, &serde_json::Value)| {
        let about = parameters::parameter_meaning(t, rules, name)?;
        let word = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        let value = match value {
            serde_json::Value::Array(_)
            | serde_json::Value::Object(_)
            | serde_json::Value::Null => return Some(about),
            serde_json::Value::Number(number)
                if parameters::value_meaning(t, rules, name, &word).is_none() =>
            {
                parameters::format_number(language, number.as_f64()?)
            }
            _ => parameters::value_meaning(t, rules, name, &word).or_else(|| {
                word.parse()
                    .ok()
                    .map(|number| parameters::format_number(language, number))
            })?,
        };
        Some(format!("{about}: {value}"))
    };
    Some(
        written
            .iter()
            .map(one)
            .collect::<Option<Vec<_>>>()?
            .join("; "),
    )
}

fn proposal_detail(language: Language, rules: &str, stored: &str) -> Option<String> {
    split_at_sign(stored, ": ", |why, changes| {
        Some(format!(
            "{why}: {}",
            amendment_detail(language, rules, changes)?
        ))
    })
}

fn setting_detail(language: Language, stored: &str) -> Option<String> {
    let t = language.messages();
    let plain = match stored {
        "note on the use of lists" => t.msg_detail_list_note(),
        "papers" => t.msg_detail_papers(),
        "home page" => t.msg_detail_home_page(),
        "names" => t.msg_detail_names(),
        "appeal_days" => t.msg_detail_appeals_unbounded(),
        "setting up: hidden" => t.msg_detail_setup("no"),
        "setting up: shown" => t.msg_detail_setup("yes"),
        "prior approval: yes" => t.msg_detail_prior_approval("yes"),
        "prior approval: no" => t.msg_detail_prior_approval("no"),
        "second factor: yes" => t.msg_detail_second_factor("yes"),
        "second factor: no" => t.msg_detail_second_factor("no"),
        _ => return with_value(language, stored),
    };
    Some(plain)
}

fn with_value(language: Language, stored: &str) -> Option<String> {
    let t = language.messages();
    if let Some(days) = stored.strip_prefix("appeal_days ") {
        return Some(t.msg_detail_appeal_days(parse_number(days)?));
    }
    if let Some(zone) = Zone::from_word(stored) {
        return Some(t.msg_detail_zone(zone.word()));
    }
    let (name, value) = stored.split_once(": ")?;
    match name {
        "spelling" => {
            let (names, country) = value.split_once(", country: ")?;
            let country = if country.is_empty() {
                "none".to_owned()
            } else {
                language.country_name(country)
            };
            Some(t.msg_detail_spelling(arg::Names(names), arg::Country(country)))
        }
        "licensing" => {
            Some(t.msg_detail_licensing(choices::licensing_name(t, Licensing::from_word(value)?)))
        }
        "members" => {
            let (gate, dues) = value.split_once(", dues: ")?;
            Some(t.msg_detail_members(
                arg::Gate(choices::gate_condition(t, Gate::from_word(gate)?)),
                arg::Dues(dues),
            ))
        }
        "category of players" => {
            let division: Division = serde_json::from_str(value).ok()?;
            let who =
                choices::describe_division(t, &division, choices::age_day(t, division.counted));
            Some(t.msg_detail_division(arg::Name(division.name_in(language)), arg::Who(who)))
        }
        "category of players removed" => Some(t.msg_detail_division_removed(value)),
        "bounds" if value.is_empty() => Some(t.msg_detail_bounds_none()),
        "bounds" => {
            let one = |text: &str| {
                let (measure, bound) = text.split_once(' ')?;
                let bound = parameters::format_number(language, Bound::parse(bound)?.value());
                Some(format!(
                    "{}: {bound}",
                    choices::measure_name(t, Measure::from_word(measure)?)
                ))
            };
            Some(
                t.msg_detail_bounds(
                    value
                        .split(", ")
                        .map(one)
                        .collect::<Option<Vec<_>>>()?
                        .join("; "),
                ),
            )
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::desk::Act;

    const SUM: &str = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
    /// Names of systems and places written in Latin letters in every language.
    const NAMES: [&str; 8] = ["AGA", "EGF", "PIN", "FFG", "ID", "Europe", "Kyiv", "zip"];

    fn words<T: std::fmt::Display>(
        all: impl IntoIterator<Item = T>,
        before: &str,
        after: &str,
    ) -> Vec<String> {
        all.into_iter()
            .map(|word| format!("{before}{word}{after}"))
            .collect()
    }

    /// The words of all acts of a desk, taken from the parser's error for an unknown one.
    fn acts() -> Vec<String> {
        let told = serde_json::from_str::<Act>(r#"{"act":"no such act"}"#)
            .unwrap_err()
            .to_string();
        let all: Vec<String> = told
            .split('`')
            .skip(3)
            .step_by(2)
            .map(str::to_owned)
            .collect();
        assert!(
            all.len() >= 20 && all.iter().any(|act| act == "late"),
            "{told}"
        );
        all
    }

    fn settings() -> Vec<String> {
        let plain = [
            "prior approval: yes",
            "prior approval: no",
            "second factor: yes",
            "second factor: no",
            "note on the use of lists",
            "papers",
            "home page",
            "names",
            "setting up: hidden",
            "setting up: shown",
            "Europe/Kyiv",
            "spelling: , country: ",
            "spelling: uk, country: UA",
            "spelling: ru, country: ",
            "appeal_days",
            "appeal_days 1",
            "appeal_days 22",
            "bounds: ",
            "bounds: anomalous 12.5, drift 3",
            r#"category of players: {"code":"01","names":{"uk":"Юніори"},"gender":"f","least":null,"greatest":18,"counted":"january"}"#,
            "category of players removed: 01",
        ];
        let mut all: Vec<String> = plain.map(str::to_owned).into();
        all.extend(words(Licensing::ALL, "licensing: ", ""));
        all.extend(words(Gate::ALL, "members: ", ", dues: yes"));
        all.extend(words(Gate::ALL, "members: ", ", dues: no"));
        all
    }

    /// Examples of details in the log's format. A new kind of detail must be added here.
    fn written(action: Action) -> Vec<String> {
        let term = |day: &str| format!("Шахи: Клуб: 2020-01-01 – {day} (→ 2026-12-31)");
        match action {
            Action::Desk => words(acts(), "22 ", ""),
            Action::CheckIn => vec![
                "registration 7 here".to_owned(),
                "registration 7 not here".to_owned(),
            ],
            Action::Register | Action::ConfirmRegistration | Action::Admit => {
                vec!["registration 7".to_owned()]
            }
            Action::WithdrawRegistration | Action::RestoreRegistration => {
                vec!["registration 7".to_owned()]
            }
            Action::AskCertificate | Action::PartPlayers => vec!["player 5".to_owned()],
            Action::MergePlayers => vec!["player 5: та сама людина".to_owned()],
            Action::Import => vec!["260 lines".to_owned()],
            Action::Invite | Action::Revoke => words(Role::ALL, "", ""),
            Action::AddFactor => vec!["one-time codes".to_owned(), "passkey".to_owned()],
            Action::RemoveFactor => vec![
                "one-time codes".to_owned(),
                "passkey".to_owned(),
                "all".to_owned(),
            ],
            Action::MarkPlayer => [words(Mark::ALL, "", ""), vec![String::new()]].concat(),
            Action::SetNumber | Action::EndNumber => words(System::ALL, "", ""),
            Action::AnswerRecommendation => words(Answer::ALL, "", ""),
            Action::Appeal => words(About::ALL, "tournament 17, ", ""),
            Action::AnswerAppeal => words(Stage::ALL, "", ": бо так"),
            Action::IssueCertificate => {
                let text = |kind: &str| {
                    format!(
                        "CT2\n01\n33\n7022209999\n{kind}\nГалаган Єлизавета\n1 кю\n2026-09-01\n{SUM}"
                    )
                };
                vec![text("rank"), text("extract"), "12".to_owned()]
            }
            Action::EnterMember | Action::EndMember | Action::NoteDues | Action::RemoveMember => {
                vec![
                    term("…"),
                    "Клуб: … – 2026-05-01".to_owned(),
                    "Клуб: … – …".to_owned(),
                ]
            }
            Action::CorrectMember => vec![format!("{} → {}", term("…"), term("2026-05-01"))],
            Action::EnterLicence | Action::RemoveLicence => {
                words(LicenceKind::ALL, "", ", Олег, перша, 17: 2020-01-01 – …")
            }
            Action::CorrectLicence => {
                vec!["referee, А → Б: … – … → organizer, А → Б: … – 2026-05-01".to_owned()]
            }
            Action::EnterWording => words(
                Language::ALL.map(Language::word),
                "",
                &format!(" 2026-05-01 {SUM} {SUM}"),
            ),
            Action::RemoveWording => words(Language::ALL.map(Language::word), "", " 2026-05-01"),
            Action::TakeOfficialList => words(System::ALL, &format!("{SUM} "), " 2026-05-01 #2 +5"),
            Action::TakeList => vec![format!("{SUM} +21 ≠2: так було")],
            Action::TakeMembers => vec![format!("{SUM} +21 ≠2")],
            Action::Amend => vec![
                "{}".to_owned(),
                r#"{"dan_loss":"cascade","table_4_loss_9x9_600":-20}"#.to_owned(),
            ],
            Action::ProposeAmendment => {
                vec![r#"бо так: саме так: {"dan_loss":"cascade"}"#.to_owned()]
            }
            Action::AdoptAmendment => vec!["edition 3".to_owned()],
            Action::Settings => settings(),
            Action::UndoOfficialList => vec![format!("{SUM} #2 −5")],
            Action::UndoList => vec![format!("{SUM} −5 (2)")],
            Action::UndoMembers => vec![format!("{SUM} −5 ≠2")],
            Action::TakeYears => vec!["роки: 1, 2.zip +3 +12: так було: справді".to_owned()],
            Action::UndoYears => vec!["роки: 1, 2.zip −3 −12 (4)".to_owned()],
            Action::UseRecoveryCode | Action::LogOutEverywhere => vec!["9".to_owned()],
            Action::TakeRegistrations | Action::EraseRegistrations => vec!["9".to_owned()],
            // No detail, a number, a fingerprint, or a typed text.
            Action::Plan
            | Action::Conditions
            | Action::Submit
            | Action::Cosign
            | Action::TakeFile
            | Action::TakeBack
            | Action::Return => {
                vec![]
            }
            Action::Approve
            | Action::Reopen
            | Action::Abandon
            | Action::Close
            | Action::Cancel
            | Action::OpenDesk => vec![],
            Action::InviteAssistant
            | Action::RevokeAssistant
            | Action::RegistrationSettings
            | Action::Draft => vec![],
            Action::Propose
            | Action::WithdrawProposal
            | Action::Reject
            | Action::EnterPlayer
            | Action::ChangePlayer
            | Action::AskRecommendation => vec![],
            Action::InitialRating => vec!["3.3: Галаган Єлизавета, 1450 (Олег; Яна)".to_owned()],
            Action::WithdrawRecommendation | Action::EnterStanding | Action::UndoStanding => vec![],
            Action::ForgetPlayer
            | Action::ExportPerson
            | Action::EnterClub
            | Action::ChangeClub
            | Action::CloseClub
            | Action::ReopenClub => vec![],
            Action::RemoveClub
            | Action::RefuseCertificate
            | Action::RevokeCertificate
            | Action::RotateKey
            | Action::RetireKey => vec![],
            Action::RevokeKey
            | Action::Publish
            | Action::WithdrawAmendment
            | Action::AskPerson
            | Action::AgreePerson => vec![],
            Action::EndPerson
            | Action::LearnPerson
            | Action::EnterOrder
            | Action::RemoveOrder
            | Action::DraftPlan => vec![],
            Action::AdoptPlan
            | Action::AmendPlan
            | Action::RemovePlan
            | Action::EnterNews
            | Action::ChangeNews => vec![],
            Action::RemoveNews
            | Action::Found
            | Action::TakeAlong
            | Action::Reset
            | Action::Password => vec![],
            Action::RenewRecoveryCodes
            | Action::LogIn
            | Action::EndSession
            | Action::Disable
            | Action::Enable => vec![],
            Action::DeclineAmendment | Action::DropAmendment => vec![],
            Action::Mail | Action::ConfirmMail | Action::RetryLetter | Action::Rename => vec![],
            Action::EnterHost | Action::PreferHost | Action::RemoveHost => vec![],
            Action::CloseToMove | Action::MoveAway | Action::MoveBack => vec![],
        }
    }

    /// Words in Latin letters that are neither names nor fingerprints.
    fn left(told: &str) -> Vec<&str> {
        let words = told.split(|c: char| !c.is_alphanumeric());
        words
            .filter(|word| {
                word.contains(|c: char| c.is_ascii_alphabetic())
                    && !NAMES.contains(word)
                    && *word != SUM
            })
            .collect()
    }

    #[test]
    fn whatever_the_office_writes_beside_an_act_is_told_in_the_readers_language() {
        let mut told = 0;
        for (action, stored) in Action::ALL.into_iter().flat_map(|action| {
            written(action)
                .into_iter()
                .map(move |stored| (action, stored))
        }) {
            for language in Language::ALL {
                let said = super::super::detail_text(language, "ufgo", Some(action), &stored);
                assert!(!said.contains(['{', '}']), "{action} {stored}: {said}");
                if language.cyrillic() {
                    assert_eq!(left(&said), Vec::<&str>::new(), "{action} {stored}: {said}");
                }
            }
            told += 1;
        }
        assert!(told > 100, "{told}");
    }

    #[test]
    fn what_is_not_understood_stays_as_it_stands() {
        for (action, stored) in [
            (Action::Settings, "teleport: yes"),
            (Action::Settings, "bounds: nonsense 3"),
            (Action::MarkPlayer, "asleep"),
            (Action::CorrectMember, "a → b"),
            (Action::EnterLicence, "cook, A: … – …"),
            (Action::Amend, r#"{"nonsense":1}"#),
            (Action::TakeList, "no sum"),
            (Action::Appeal, "player 5, result"),
        ] {
            for language in Language::ALL {
                assert_eq!(
                    super::super::detail_text(language, "ufgo", Some(action), stored),
                    stored
                );
            }
        }
    }

    #[test]
    fn what_past_years_brought_and_took_is_counted() {
        let told = |action, stored| in_words(Language::English, "elo", action, stored);
        let taken = told(Action::TakeYears, "a: b +1.zip +3 +12: so: it was");
        assert_eq!(
            taken.as_deref(),
            Some("a: b +1.zip; tournaments: 3, players: 12: so: it was")
        );
        let undone = told(Action::UndoYears, "a (2) −3 −12 (4)");
        assert_eq!(
            undone.as_deref(),
            Some("a (2); removed: tournaments 3, players 12; players who stayed: 4")
        );
        assert_eq!(told(Action::TakeYears, "a +x +1: no"), None);
    }

    #[test]
    fn names_may_hold_what_stands_between_the_parts() {
        let told = in_words(
            Language::English,
            "ufgo",
            Action::CorrectLicence,
            "referee, A → B: … – … → referee, A: B: 2026-05-01 – …",
        );
        let rating = in_words(
            Language::English,
            "ufgo",
            Action::InitialRating,
            "3.3: Ivan (junior), 1450 (A; B)",
        )
        .unwrap();
        assert_eq!(
            rating.replace(['\u{2068}', '\u{2069}'], ""),
            "3.3: Ivan (junior), initial rating\u{a0}1450 (A; B)"
        );
        assert_eq!(
            told.as_deref(),
            Some("referee: A → B → referee: A: B, since\u{a0}1\u{a0}May\u{a0}2026")
        );
    }
}
