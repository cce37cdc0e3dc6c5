//! The text of mails, in the language of their readers.

use crate::actions::accounts::FIRST;
use crate::actions::mail::notices::{Facts, Notice};
use crate::db::Lenient;
use crate::db::outbox::Letter;
use crate::domain::appeal::Stage;
use crate::domain::language::Language;
use crate::domain::log_in::{Browser, Device, System};
use crate::domain::zone::Zone;
use crate::i18n::choices::role_name;
use crate::i18n::{L10nLanguage, Speaks, arg, device};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Words {
    pub to: String,
    pub subject: String,
    pub body: String,
}

/// Uses the reader's script; the recipient is addressed as in the account.
fn spell_names(facts: &mut Facts, notice: Notice, language: Language) {
    let spelling = language.spelling(facts.names.unwrap_or_default());
    // The program gave the first account a role for a name.
    facts.by = if facts.by == FIRST {
        language.messages().msg_letter_first_administrator()
    } else {
        spelling.name(&facts.by, None)
    };
    if matches!(notice, Notice::Asked | Notice::Recommendation) {
        facts.name = spelling.name(&facts.name, None);
    }
}

/// `None` if this program doesn't know the kind, or if the content was erased. `home` gives base
/// addresses by slug, that of the site for an empty one.
pub fn render_letter(letter: &Letter, home: impl FnOnce(&str) -> String) -> Option<Words> {
    let notice = letter.notice()?;
    let mut facts: Facts = serde_json::from_str(&letter.facts).ok()?;
    if facts.path.is_empty() {
        return None;
    }
    let base_url = &home(&facts.house);
    let language = letter.language();
    let zone = facts.zone.unwrap_or(Zone::UTC);
    let t = language.messages();
    spell_names(&mut facts, notice, language);
    // Names were typed by people: a subject is one line.
    let subject = subject_line(t, notice, &facts)
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    if language.cyrillic() {
        (facts.name, facts.federation) =
            (within_quotes(&facts.name), within_quotes(&facts.federation));
    }
    let mut parts = vec![t.msg_letter_hello(&facts.to)];
    if notice.is_security() {
        parts.extend(security_paragraphs(
            t,
            notice,
            &facts,
            &language.moment(letter.created_at, zone),
        ));
    } else {
        parts.extend(body_paragraphs(
            t,
            notice,
            &facts,
            base_url,
            &language.moment(letter.expires_at, zone),
        ));
    }
    parts.push(format!("{base_url}{}", facts.path));
    parts.extend(closing_text(t, notice));
    let end = match notice {
        _ if notice.carries_link() || letter.account_id.is_none() => base_url.clone(),
        _ if notice.is_security() => format!("{}\n{base_url}/account", t.msg_letter_security_why()),
        _ => format!("{}\n{base_url}/account", t.msg_letter_why()),
    };
    // Programs that search and copy plain text expect ordinary spaces.
    let body = format!("{}\n\n-- \n{end}\n", parts.join("\n\n")).replace('\u{a0}', " ");
    Some(Words {
        to: facts.to,
        subject,
        body,
    })
}

/// The name for a sentence that quotes by « »: quotation marks within are „ “.
fn within_quotes(name: &str) -> String {
    name.replace('«', "„").replace('»', "“")
}

fn subject_line(t: &L10nLanguage, notice: Notice, facts: &Facts) -> String {
    match notice {
        Notice::Submitted => t.msg_letter_submitted_subject(&facts.name),
        Notice::Cosigned => t.msg_letter_cosigned_subject(&facts.name),
        Notice::Returned => t.msg_letter_returned_subject(&facts.name),
        Notice::Rated => t.msg_letter_rated_subject(&facts.name),
        Notice::Unchanged => t.msg_letter_unchanged_subject(&facts.name),
        Notice::Reopened => t.msg_letter_reopened_subject(&facts.name),
        Notice::Proposed => t.msg_letter_proposed_subject(&facts.name),
        Notice::Admitted => t.msg_letter_admitted_subject(&facts.name),
        Notice::ProposalReturned => t.msg_letter_proposal_returned_subject(&facts.name),
        Notice::ProposalRejected => t.msg_letter_proposal_rejected_subject(&facts.name),
        Notice::AmendmentAdopted => t.msg_letter_amendment_adopted_subject(&facts.federation),
        Notice::AmendmentDeclined => t.msg_letter_amendment_declined_subject(&facts.federation),
        Notice::Asked => t.msg_letter_asked_subject(&facts.name),
        Notice::Appealed => t.msg_letter_appealed_subject(&facts.name),
        Notice::AppealAnswered => t.msg_letter_appeal_answered_subject(&facts.name),
        Notice::ListDue => t.msg_letter_list_due_subject(&facts.federation),
        Notice::Alarm => t.msg_letter_alarm_subject(&facts.federation),
        Notice::Overdue => t.msg_letter_overdue_subject(&facts.name),
        Notice::Invitation => t.msg_letter_invitation_subject(&facts.federation),
        Notice::Reset => t.msg_letter_reset_subject(),
        Notice::Confirmation => t.msg_letter_confirmation_subject(),
        Notice::Registration => t.msg_letter_registration_subject(&facts.name),
        Notice::Recommendation => t.msg_letter_recommendation_subject(&facts.name),
        Notice::MovedUp => t.msg_letter_moved_up_subject(&facts.name),
        Notice::NewDevice => t.msg_letter_new_device_subject(),
        Notice::PasswordChanged => t.msg_letter_password_changed_subject(),
        Notice::AddressChanged => t.msg_letter_address_changed_subject(),
        Notice::FactorChanged => t.msg_letter_factor_changed_subject(),
        Notice::ResetMade => t.msg_letter_reset_made_subject(),
    }
}

/// The event and its time, before the link of a mail on the security of an account.
fn security_paragraphs(t: &L10nLanguage, notice: Notice, facts: &Facts, at: &str) -> Vec<String> {
    let login = &facts.login;
    match notice {
        Notice::PasswordChanged => {
            vec![t.msg_letter_password_changed(arg::Login(login), arg::At(at))]
        }
        Notice::AddressChanged => {
            vec![t.msg_letter_address_changed(arg::Login(login), arg::At(at))]
        }
        Notice::FactorChanged => vec![t.msg_letter_factor_changed(arg::Login(login), arg::At(at))],
        Notice::ResetMade => {
            vec![t.msg_letter_reset_made(arg::At(at), arg::By(&facts.by), arg::Login(login))]
        }
        _ => {
            let (browser, system) = (
                facts.browser.unwrap_or(Browser::Other),
                facts.system.unwrap_or(System::Other),
            );
            let device = t.msg_letter_device(device::device_name(t, Device { browser, system }));
            let network = t.msg_letter_network(&facts.network);
            vec![
                t.msg_letter_new_device(arg::Login(login), arg::At(at)),
                format!("{device}\n{network}"),
                t.msg_letter_new_device_do(),
            ]
        }
    }
}

fn body_paragraphs(
    t: &L10nLanguage,
    notice: Notice,
    facts: &Facts,
    site: &str,
    until: &str,
) -> Vec<String> {
    let (name, federation, by) = (&facts.name, &facts.federation, &facts.by);
    match notice {
        Notice::Submitted => {
            vec![t.msg_letter_submitted(arg::Name(name), arg::Federation(federation))]
        }
        Notice::Cosigned => {
            vec![t.msg_letter_cosigned(arg::Name(name), arg::Federation(federation))]
        }
        Notice::Rated => vec![t.msg_letter_rated(arg::Name(name), arg::Federation(federation))],
        Notice::Unchanged => {
            vec![t.msg_letter_unchanged(arg::Name(name), arg::Federation(federation))]
        }
        Notice::Proposed => {
            vec![t.msg_letter_proposed(arg::Name(name), arg::Federation(federation), arg::By(by))]
        }
        Notice::Admitted => {
            vec![t.msg_letter_admitted(arg::Name(name), arg::Federation(federation))]
        }
        Notice::AmendmentAdopted => vec![t.msg_letter_amendment_adopted(federation)],
        Notice::Asked => vec![t.msg_letter_asked(arg::Name(name), arg::Federation(federation))],
        Notice::Appealed => {
            vec![t.msg_letter_appealed(arg::Name(name), arg::Federation(federation))]
        }
        Notice::ListDue => {
            vec![t.msg_letter_list_due(arg::Federation(federation), arg::Name(name))]
        }
        Notice::Alarm => vec![t.msg_letter_alarm(federation)],
        Notice::Overdue => vec![t.msg_letter_overdue(arg::Name(name), arg::Federation(federation))],
        Notice::MovedUp => {
            vec![t.msg_letter_moved_up(arg::Name(name), arg::Federation(federation))]
        }
        Notice::Returned
        | Notice::Reopened
        | Notice::ProposalReturned
        | Notice::ProposalRejected
        | Notice::AmendmentDeclined
        | Notice::AppealAnswered => decided_with_reason(t, notice, facts),
        Notice::Invitation
        | Notice::Reset
        | Notice::Confirmation
        | Notice::Registration
        | Notice::Recommendation => asks_by_link(t, notice, facts, site, until),
        Notice::NewDevice
        | Notice::PasswordChanged
        | Notice::AddressChanged
        | Notice::FactorChanged
        | Notice::ResetMade => Vec::new(),
    }
}

fn decided_with_reason(t: &L10nLanguage, notice: Notice, facts: &Facts) -> Vec<String> {
    let name = arg::Name(&facts.name);
    let (federation, by) = (arg::Federation(&facts.federation), arg::By(&facts.by));
    let says = match notice {
        Notice::Returned => t.msg_letter_returned(name, federation, by),
        Notice::Reopened => t.msg_letter_reopened(name, federation, by),
        Notice::ProposalReturned => t.msg_letter_proposal_returned(name, federation, by),
        Notice::ProposalRejected => t.msg_letter_proposal_rejected(name, federation, by),
        Notice::AmendmentDeclined => t.msg_letter_amendment_declined(federation, by),
        Notice::AppealAnswered => t.msg_letter_appeal_answered(name, federation, by),
        _ => return Vec::new(),
    };
    let answered = (notice == Notice::AppealAnswered).then_some(facts.stage);
    let decision = answered.flatten().map(|stage| decision_text(t, stage));
    let reason = Some(facts.reason.clone()).filter(|reason| !reason.is_empty());
    [says].into_iter().chain(decision).chain(reason).collect()
}

fn asks_by_link(
    t: &L10nLanguage,
    notice: Notice,
    facts: &Facts,
    site: &str,
    until: &str,
) -> Vec<String> {
    let (name, federation, by) = (&facts.name, &facts.federation, &facts.by);
    match notice {
        Notice::Invitation => {
            let office = facts.role.map(|r| role_name(t, r)).unwrap_or_default();
            vec![
                t.msg_letter_invitation(
                    arg::Federation(federation),
                    arg::Office(office),
                    arg::By(by),
                ),
                t.msg_letter_login(&facts.login),
                t.msg_letter_invitation_do(until),
            ]
        }
        Notice::Reset => vec![
            t.msg_letter_login(&facts.login),
            t.msg_letter_reset(arg::Site(site), arg::Until(until)),
        ],
        Notice::Confirmation => vec![t.msg_letter_confirmation(arg::Site(site), arg::Until(until))],
        Notice::Registration => vec![t.msg_letter_registration(
            arg::Name(name),
            arg::Federation(federation),
            arg::Until(until),
        )],
        Notice::Recommendation => vec![t.msg_letter_recommendation(
            arg::By(by),
            arg::Name(name),
            arg::Rating(&facts.rating),
            arg::Federation(federation),
            arg::Until(until),
        )],
        _ => Vec::new(),
    }
}

fn decision_text(t: &L10nLanguage, stage: Stage) -> String {
    match stage {
        Stage::Open => t.msg_appeal_open(),
        Stage::Upheld => t.msg_letter_appeal_upheld(),
        Stage::Rejected => t.msg_letter_appeal_rejected(),
        Stage::Dismissed => t.msg_letter_appeal_dismissed(),
    }
}

fn closing_text(t: &L10nLanguage, notice: Notice) -> Option<String> {
    match notice {
        Notice::Invitation | Notice::Reset => Some(t.msg_letter_secret()),
        Notice::Confirmation => Some(t.msg_letter_stranger()),
        Notice::Registration => Some(t.msg_letter_registration_keep()),
        Notice::MovedUp => Some(t.msg_letter_moved_up_withdraw()),
        _ if notice.is_security() => Some(t.msg_letter_security_do()),
        _ => None,
    }
}

pub fn kind_name(t: &L10nLanguage, kind: &Lenient<Notice>) -> String {
    let notice = match kind {
        Lenient::Known(notice) => notice,
        Lenient::Other(word) => return word.clone(),
    };
    match notice {
        Notice::Submitted => t.msg_letter_kind_submitted(),
        Notice::Cosigned => t.msg_letter_kind_cosigned(),
        Notice::Returned => t.msg_letter_kind_returned(),
        Notice::Rated => t.msg_letter_kind_rated(),
        Notice::Unchanged => t.msg_letter_kind_unchanged(),
        Notice::Reopened => t.msg_letter_kind_reopened(),
        Notice::Proposed => t.msg_letter_kind_proposed(),
        Notice::Admitted => t.msg_letter_kind_admitted(),
        Notice::ProposalReturned => t.msg_letter_kind_proposal_returned(),
        Notice::ProposalRejected => t.msg_letter_kind_proposal_rejected(),
        Notice::AmendmentAdopted => t.msg_letter_kind_amendment_adopted(),
        Notice::AmendmentDeclined => t.msg_letter_kind_amendment_declined(),
        Notice::Asked => t.msg_letter_kind_asked(),
        Notice::Appealed => t.msg_letter_kind_appealed(),
        Notice::AppealAnswered => t.msg_letter_kind_appeal_answered(),
        Notice::ListDue => t.msg_letter_kind_list_due(),
        Notice::Alarm => t.msg_letter_kind_alarm(),
        Notice::Overdue => t.msg_letter_kind_overdue(),
        Notice::Invitation => t.msg_letter_kind_invitation(),
        Notice::Reset => t.msg_letter_kind_reset(),
        Notice::Confirmation => t.msg_letter_kind_confirmation(),
        Notice::Registration => t.msg_letter_kind_registration(),
        Notice::Recommendation => t.msg_letter_kind_recommendation(),
        Notice::MovedUp => t.msg_letter_kind_moved_up(),
        Notice::NewDevice => t.msg_letter_kind_new_device(),
        Notice::PasswordChanged => t.msg_letter_kind_password_changed(),
        Notice::AddressChanged => t.msg_letter_kind_address_changed(),
        Notice::FactorChanged => t.msg_letter_kind_factor_changed(),
        Notice::ResetMade => t.msg_letter_kind_reset_made(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::Role;
    use crate::db::{AccountId, LetterId};
    use crate::i18n::Language;

    fn letter(notice: Notice, language: Language, facts: &Facts) -> Letter {
        let noon = chrono::NaiveDate::from_ymd_opt(2026, 5, 10)
            .and_then(|d| d.and_hms_opt(12, 0, 0))
            .unwrap();
        Letter {
            id: LetterId(1),
            account_id: (!notice.carries_link()).then_some(AccountId(3)),
            address: "reader@example.org".to_owned(),
            language: Lenient::Known(language),
            kind: Lenient::Known(notice),
            facts: serde_json::to_string(facts).unwrap(),
            dedup: String::new(),
            created_at: noon,
            expires_at: noon,
            next_try_at: noon,
            attempts: 0,
            claimed_until: None,
            sent_at: None,
            given_up_at: None,
            last_error: String::new(),
        }
    }

    fn facts() -> Facts {
        Facts {
            to: "Анна Коваль".to_owned(),
            by: "Official".to_owned(),
            federation: "Go Federation of the Steppe".to_owned(),
            house: "steppe".to_owned(),
            zone: Some(Zone::UTC),
            names: None,
            name: "Spring\nCup".to_owned(),
            stage: Some(Stage::Upheld),
            path: "/steppe/tournaments/17".to_owned(),
            reason: "Round 3 is missing".to_owned(),
            rating: "1450.0".to_owned(),
            login: "anna".to_owned(),
            role: Some(Role::Referee),
            browser: Some(Browser::Firefox),
            system: Some(System::Linux),
            network: "192.0.2.1".to_owned(),
        }
    }

    #[test]
    fn every_letter_has_words_in_every_language() {
        for language in Language::ALL {
            for notice in Notice::ALL {
                let words = render_letter(&letter(notice, language, &facts()), |house| {
                    format!("https://{house}.example")
                })
                .unwrap();
                assert!(
                    !words.subject.is_empty() && !words.subject.contains(['\n', '{', '$']),
                    "{notice:?}: {}",
                    words.subject
                );
                assert!(
                    words
                        .body
                        .contains("\n\nhttps://steppe.example/steppe/tournaments/17\n"),
                    "{notice:?}: {}",
                    words.body
                );
                assert!(
                    !words.body.contains(['{', '$']),
                    "{notice:?}: {}",
                    words.body
                );
                assert_eq!(
                    words.body.contains("https://steppe.example/account\n"),
                    !notice.carries_link()
                );
                let refused = matches!(
                    notice,
                    Notice::ProposalReturned | Notice::ProposalRejected | Notice::AmendmentDeclined
                );
                let told = refused
                    || matches!(
                        notice,
                        Notice::Returned | Notice::Reopened | Notice::AppealAnswered
                    );
                assert_eq!(
                    words.body.contains("Round 3 is missing"),
                    told,
                    "{notice:?}"
                );
                assert_eq!(
                    words.body.contains("Firefox, Linux\n"),
                    notice == Notice::NewDevice,
                    "{}",
                    words.body
                );
                assert!(
                    !notice.is_security() || words.body.contains(" anna"),
                    "{}",
                    words.body
                );
                assert!(!kind_name(language.messages(), &Lenient::Known(notice)).is_empty());
            }
        }
    }

    #[test]
    fn quotation_marks_within_others_differ_from_them() {
        let facts = Facts {
            name: "Турнир «Весна»".to_owned(),
            federation: "Клуб «Камень»".to_owned(),
            ..facts()
        };
        for language in Language::ALL {
            let body = render_letter(&letter(Notice::Rated, language, &facts), str::to_owned)
                .unwrap()
                .body;
            let within = if language.cyrillic() {
                "«Турнир „Весна“»"
            } else {
                "“Турнир «Весна»”"
            };
            assert!(body.contains(within), "{body}");
            assert!(
                !language.cyrillic() || body.contains("Клуб „Камень“"),
                "{body}"
            );
        }
    }

    #[test]
    fn the_first_administrator_is_named_by_the_role() {
        let facts = Facts {
            by: FIRST.to_owned(),
            ..facts()
        };
        let said: Vec<String> = Language::ALL
            .map(|language| {
                render_letter(&letter(Notice::Invitation, language, &facts), str::to_owned)
                    .unwrap()
                    .body
            })
            .into();
        assert!(said.iter().all(|body| !body.contains(FIRST)), "{said:?}");
        assert!(
            said.iter()
                .any(|body| body.contains("Приглашение от: администратор сайта.")),
            "{said:?}"
        );
    }

    #[test]
    fn a_letter_that_was_forgotten_or_is_unknown_has_no_words() {
        assert_eq!(
            render_letter(
                &letter(Notice::Rated, Language::English, &Facts::default()),
                str::to_owned
            ),
            None
        );
        let mut unknown = letter(Notice::Rated, Language::English, &facts());
        unknown.kind = Lenient::Other("birthday".to_owned());
        assert_eq!(render_letter(&unknown, str::to_owned), None);
    }
}
