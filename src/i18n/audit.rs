//! Sentences of the audit log.

use super::{L10nLanguage, Language};
use crate::domain::audit::{Action, Kind};

mod detail;

/// The kind of subject matters: approving a table rates it, approving a proposal doesn't.
pub fn action_sentence(t: &L10nLanguage, action: Action, kind: Option<Kind>) -> String {
    match action {
        Action::Approve if kind == Some(Kind::Proposal) => t.msg_act_approve_proposal(),
        Action::Plan => t.msg_act_plan(),
        Action::Conditions => t.msg_act_conditions(),
        Action::Submit => t.msg_act_submit(),
        Action::Cosign => t.msg_act_cosign(),
        Action::TakeFile => t.msg_act_take_file(),
        Action::TakeBack => t.msg_act_take_back(),
        Action::Return => t.msg_act_return(),
        Action::Approve => t.msg_act_approve(),
        Action::Reopen => t.msg_act_reopen(),
        Action::Abandon => t.msg_act_abandon(),
        Action::Close => t.msg_act_close(),
        Action::Cancel => t.msg_act_cancel(),
        Action::OpenDesk => t.msg_act_open_desk(),
        Action::Desk => t.msg_act_desk(),
        Action::InviteAssistant => t.msg_act_invite_assistant(),
        Action::RevokeAssistant => t.msg_act_revoke_assistant(),
        Action::RegistrationSettings => t.msg_act_registration_settings(),
        Action::Register => t.msg_act_register(),
        Action::ConfirmRegistration => t.msg_act_confirm_registration(),
        Action::Admit => t.msg_act_admit(),
        Action::WithdrawRegistration => t.msg_act_withdraw_registration(),
        Action::RestoreRegistration => t.msg_act_restore_registration(),
        Action::CheckIn => t.msg_act_check_in(),
        Action::TakeRegistrations => t.msg_act_take_registrations(),
        Action::EraseRegistrations => t.msg_act_erase_registrations(),
        Action::Draft => t.msg_act_draft(),
        Action::Propose => t.msg_act_propose(),
        Action::WithdrawProposal => t.msg_act_withdraw_proposal(),
        Action::Reject => t.msg_act_reject(),
        Action::EnterMember => t.msg_act_enter_member(),
        Action::CorrectMember => t.msg_act_correct_member(),
        Action::EndMember => t.msg_act_end_member(),
        Action::NoteDues => t.msg_act_note_dues(),
        Action::RemoveMember => t.msg_act_remove_member(),
        Action::TakeMembers => t.msg_act_take_members(),
        Action::UndoMembers => t.msg_act_undo_members(),
        Action::EnterPlayer => t.msg_act_enter_player(),
        Action::ChangePlayer => t.msg_act_change_player(),
        Action::MergePlayers => t.msg_act_merge_players(),
        Action::PartPlayers => t.msg_act_part_players(),
        Action::AskRecommendation => t.msg_act_ask_recommendation(),
        Action::AnswerRecommendation => t.msg_act_answer_recommendation(),
        Action::WithdrawRecommendation => t.msg_act_withdraw_recommendation(),
        Action::InitialRating => t.msg_act_initial_rating(),
        Action::EnterStanding => t.msg_act_enter_standing(),
        Action::UndoStanding => t.msg_act_undo_standing(),
        Action::TakeList => t.msg_act_take_list(),
        Action::UndoList => t.msg_act_undo_list(),
        Action::TakeYears => t.msg_act_take_years(),
        Action::UndoYears => t.msg_act_undo_years(),
        Action::TakeOfficialList => t.msg_act_take_official_list(),
        Action::UndoOfficialList => t.msg_act_undo_official_list(),
        Action::SetNumber => t.msg_act_set_number(),
        Action::EndNumber => t.msg_act_end_number(),
        Action::MarkPlayer => t.msg_act_mark_player(),
        Action::ForgetPlayer => t.msg_act_forget_player(),
        Action::ExportPerson => t.msg_act_export_person(),
        Action::EnterClub => t.msg_act_enter_club(),
        Action::ChangeClub => t.msg_act_change_club(),
        Action::CloseClub => t.msg_act_close_club(),
        Action::ReopenClub => t.msg_act_reopen_club(),
        Action::RemoveClub => t.msg_act_remove_club(),
        Action::AskCertificate => t.msg_act_ask_certificate(),
        Action::IssueCertificate => t.msg_act_issue_certificate(),
        Action::RefuseCertificate => t.msg_act_refuse_certificate(),
        Action::RevokeCertificate => t.msg_act_revoke_certificate(),
        Action::RotateKey => t.msg_act_rotate_key(),
        Action::RetireKey => t.msg_act_retire_key(),
        Action::RevokeKey => t.msg_act_revoke_key(),
        Action::Publish => t.msg_act_publish(),
        Action::Amend => t.msg_act_amend(),
        Action::ProposeAmendment => t.msg_act_propose_amendment(),
        Action::AdoptAmendment => t.msg_act_adopt_amendment(),
        Action::DeclineAmendment => t.msg_act_decline_amendment(),
        Action::DropAmendment => t.msg_act_drop_amendment(),
        Action::WithdrawAmendment => t.msg_act_withdraw_amendment(),
        Action::AskPerson => t.msg_act_ask_person(),
        Action::AgreePerson => t.msg_act_agree_person(),
        Action::EndPerson => t.msg_act_end_person(),
        Action::LearnPerson => t.msg_act_learn_person(),
        Action::EnterLicence => t.msg_act_enter_licence(),
        Action::CorrectLicence => t.msg_act_correct_licence(),
        Action::RemoveLicence => t.msg_act_remove_licence(),
        Action::EnterOrder => t.msg_act_enter_order(),
        Action::RemoveOrder => t.msg_act_remove_order(),
        Action::DraftPlan => t.msg_act_draft_plan(),
        Action::AdoptPlan => t.msg_act_adopt_plan(),
        Action::AmendPlan => t.msg_act_amend_plan(),
        Action::RemovePlan => t.msg_act_remove_plan(),
        Action::EnterWording => t.msg_act_enter_wording(),
        Action::RemoveWording => t.msg_act_remove_wording(),
        Action::EnterNews => t.msg_act_enter_news(),
        Action::ChangeNews => t.msg_act_change_news(),
        Action::RemoveNews => t.msg_act_remove_news(),
        Action::Appeal => t.msg_act_appeal(),
        Action::AnswerAppeal => t.msg_act_answer_appeal(),
        Action::Settings => t.msg_act_settings(),
        Action::Import => t.msg_act_import(),
        Action::Found => t.msg_act_found(),
        Action::TakeAlong => t.msg_act_take_along(),
        Action::CloseToMove => t.msg_act_close_to_move(),
        Action::MoveAway => t.msg_act_move_away(),
        Action::MoveBack => t.msg_act_move_back(),
        Action::EnterHost => t.msg_act_enter_host(),
        Action::PreferHost => t.msg_act_prefer_host(),
        Action::RemoveHost => t.msg_act_remove_host(),
        Action::Invite => t.msg_act_invite(),
        Action::Revoke => t.msg_act_revoke(),
        Action::Reset => t.msg_act_reset(),
        Action::Password => t.msg_act_password(),
        Action::Rename => t.msg_act_rename(),
        Action::AddFactor => t.msg_act_add_factor(),
        Action::RemoveFactor => t.msg_act_remove_factor(),
        Action::RenewRecoveryCodes => t.msg_act_renew_recovery_codes(),
        Action::UseRecoveryCode => t.msg_act_use_recovery_code(),
        Action::LogIn => t.msg_act_log_in(),
        Action::EndSession => t.msg_act_end_session(),
        Action::LogOutEverywhere => t.msg_act_log_out_everywhere(),
        Action::Disable => t.msg_act_disable(),
        Action::Enable => t.msg_act_enable(),
        Action::Mail => t.msg_act_mail(),
        Action::ConfirmMail => t.msg_act_confirm_mail(),
        Action::RetryLetter => t.msg_act_retry_letter(),
    }
}

pub fn kind_name(t: &L10nLanguage, kind: Kind) -> String {
    match kind {
        Kind::Tournament => t.msg_subject_tournament(),
        Kind::Player => t.msg_subject_player(),
        Kind::Club => t.msg_subject_club(),
        Kind::List => t.msg_subject_list(),
        Kind::Edition => t.msg_subject_edition(),
        Kind::Amendment => t.msg_subject_amendment(),
        Kind::Licence => t.msg_subject_licence(),
        Kind::Order => t.msg_subject_order(),
        Kind::CalendarPlan => t.msg_subject_plan(),
        Kind::Wording => t.msg_subject_wording(),
        Kind::News => t.msg_subject_news(),
        Kind::Appeal => t.msg_subject_appeal(),
        Kind::Proposal => t.msg_subject_proposal(),
        Kind::Certificate => t.msg_subject_certificate(),
        Kind::Federation => t.msg_subject_federation(),
        Kind::Account => t.msg_subject_account(),
        Kind::Letter => t.msg_subject_letter(),
    }
}

/// The name of an actor that isn't a person; names of people stay as they are.
pub fn actor_name(t: &L10nLanguage, stored: &str) -> String {
    match stored {
        "visitor" => t.msg_audit_visitor(),
        "console" => t.msg_audit_console(),
        name => name.to_owned(),
    }
}

/// Typed texts stay. `rules` is empty for acts of the whole site.
pub fn detail_text(
    language: Language,
    rules: &str,
    action: Option<Action>,
    stored: &str,
) -> String {
    action
        .and_then(|action| detail::in_words(language, rules, action, stored))
        .unwrap_or_else(|| stored.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Speaks;

    #[test]
    fn the_words_of_the_log_are_in_the_language_of_its_reader() {
        let (t, language) = (Language::Ukrainian.messages(), Language::Ukrainian);
        for (action, stored, said) in [
            (Action::Desk, "22 result", "запис 22: результат"),
            (Action::Desk, "23 something new", "запис 23: something new"),
            (Action::Register, "registration 7", "заявка №\u{a0}7"),
            (
                Action::CheckIn,
                "registration 7 not here",
                "заявка №\u{a0}7: ще немає",
            ),
            (
                Action::MergePlayers,
                "player 5: the same person",
                "гравець №\u{a0}5: the same person",
            ),
            (Action::Import, "260 lines", "260 рядків"),
            (
                Action::Close,
                "registration of all is void",
                "registration of all is void",
            ),
        ] {
            assert_eq!(
                without_isolates(&detail_text(language, "ufgo", Some(action), stored)),
                said
            );
        }
        assert_eq!(
            [actor_name(t, "console"), actor_name(t, "Яна")],
            ["консоль сервера", "Яна"]
        );
    }

    fn without_isolates(text: &str) -> String {
        text.replace(['\u{2068}', '\u{2069}'], "")
    }

    #[test]
    fn every_act_and_every_kind_is_said_in_every_language() {
        let english = Language::English.messages();
        for language in Language::ALL {
            let t = language.messages();
            let acts = Action::ALL.map(|a| {
                (
                    a.word(),
                    action_sentence(english, a, None),
                    action_sentence(t, a, None),
                )
            });
            let proposals = [Action::Approve].map(|a| {
                (
                    "approve proposal",
                    action_sentence(english, a, Some(Kind::Proposal)),
                    action_sentence(t, a, Some(Kind::Proposal)),
                )
            });
            assert_ne!(
                proposals[0].2,
                action_sentence(t, Action::Approve, Some(Kind::Tournament)),
                "a proposal that is approved is not rated"
            );
            let kinds = Kind::ALL.map(|k| (k.word(), kind_name(english, k), kind_name(t, k)));
            for (word, in_english, said) in acts.into_iter().chain(proposals).chain(kinds) {
                assert!(!said.trim().is_empty(), "{word}");
                if language.cyrillic() {
                    assert!(said != word && said != in_english, "{word}: {said}");
                    assert!(
                        !said.contains(|c: char| c.is_ascii_alphabetic()),
                        "{word}: {said}"
                    );
                }
            }
        }
    }
}
