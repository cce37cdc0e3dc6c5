//! Sentences for refusals and mistakes in forms: what happened, and what to do.

use actix_web::http::StatusCode;
use data_encoding::HEXLOWER;

use crate::actions::{FormMistake, FormProblem, Refusal, form_version};
use crate::domain::moved::Moved;
use crate::domain::name;
use crate::domain::tournament::Pool;
use crate::domain::zone::Zone;
use crate::error::{FormFault, Outage, Sentence};
use crate::i18n::{L10nLanguage, Language, Speaks, arg, terms};

pub struct FieldMistake {
    pub field: &'static str,
    pub label: String,
    pub says: String,
}

#[derive(Default)]
pub struct FieldMistakes(Vec<FieldMistake>);

impl FieldMistakes {
    pub fn from_problems(
        t: &L10nLanguage,
        problems: &[FormProblem],
        label: impl Fn(&'static str) -> String,
    ) -> FieldMistakes {
        let told = |p: &FormProblem| FieldMistake {
            field: p.field,
            label: label(p.field),
            says: format_mistake(t, p.kind),
        };
        FieldMistakes(problems.iter().map(told).collect())
    }

    pub fn with_others(mut self, others: Vec<FieldMistake>) -> FieldMistakes {
        self.0.extend(others);
        self
    }

    #[must_use]
    pub fn with_wording(mut self, field: &str, says: &str) -> FieldMistakes {
        self.0
            .iter_mut()
            .filter(|mistake| mistake.field == field)
            .for_each(|mistake| says.clone_into(&mut mistake.says));
        self
    }

    pub fn with(&self, field: &str) -> Option<&str> {
        self.0
            .iter()
            .find(|m| m.field == field)
            .map(|m| m.says.as_str())
    }
}

impl std::ops::Deref for FieldMistakes {
    type Target = [FieldMistake];

    fn deref(&self) -> &[FieldMistake] {
        &self.0
    }
}

pub fn format_sentence(sentence: &Sentence, language: Language) -> String {
    let t = language.messages();
    match sentence {
        Sentence::Refused(refusal) => format_refusal(language, refusal),
        Sentence::Desk(refusal) => crate::i18n::desk::refusal_sentence(
            t,
            None,
            refusal,
            language.spelling(name::Language::default()),
        ),
        Sentence::Form(FormFault::Type) => t.msg_error_form_type(),
        Sentence::Form(FormFault::Encoding) => t.msg_error_form_encoding(),
        Sentence::Form(FormFault::Size) => t.msg_error_form_size(),
        Sentence::Form(FormFault::Field | FormFault::Cut) => t.msg_error_form_field(),
        Sentence::Form(FormFault::Slow) => t.msg_error_form_slow(),
        Sentence::TooLong(long) => t.msg_error_form_long(
            arg::Field(field_label(t, &long.field)),
            arg::Most(long.most as i64),
        ),
        Sentence::Token => t.msg_error_token(),
        Sentence::OldForm => t.msg_error_old_form(),
        Sentence::LogIn => t.msg_error_log_in(),
        Sentence::Mistakes => t.msg_error_mistakes(),
        Sentence::Outage(Outage::Away) => t.msg_error_unavailable(),
        Sentence::Outage(Outage::Busy) => t.msg_error_busy(),
        Sentence::Outage(Outage::Unwritable) => t.msg_error_unwritable(),
        Sentence::Outage(Outage::Unknown) => t.msg_error_unknown(),
        Sentence::Status(code) => format_status(*code, language),
    }
}

pub fn format_status(status: StatusCode, language: Language) -> String {
    let t = language.messages();
    match status {
        StatusCode::NOT_FOUND => t.msg_error_not_found(),
        StatusCode::METHOD_NOT_ALLOWED => t.msg_error_method(),
        StatusCode::FORBIDDEN => t.msg_error_forbidden(),
        StatusCode::PAYLOAD_TOO_LARGE => t.msg_error_form_size(),
        StatusCode::SERVICE_UNAVAILABLE => t.msg_error_unavailable(),
        s if s.is_client_error() => t.msg_error_form_field(),
        _ => t.msg_error_internal(),
    }
}

pub fn format_refusal(language: Language, refusal: &Refusal) -> String {
    let t = language.messages();
    match refusal {
        Refusal::NotAllowed => t.msg_refused_not_allowed(),
        Refusal::NotYours => t.msg_refused_not_yours(),
        Refusal::State(_, state) => t.msg_refused_state(terms::state_name(t, *state)),
        Refusal::Stale => t.msg_refused_stale(),
        Refusal::ReasonMissing => t.msg_refused_reason(),
        Refusal::Unasked => t.msg_refused_unasked(),
        Refusal::Unticked => t.msg_refused_unticked(),
        Refusal::SignatureBroken => t.msg_refused_signature(),
        Refusal::ClubMissing => t.msg_refused_club(),
        Refusal::Endless(limit, who) => {
            let who: Vec<String> = who
                .iter()
                .map(|(name, start)| format!("{name} ({start})"))
                .collect();
            t.msg_refused_endless(arg::Limit(i64::from(*limit)), arg::Who(who.join(", ")))
        }
        Refusal::RoundWithoutDay(Some(round)) => t.msg_refused_round_without_day(*round),
        Refusal::RoundWithoutDay(None) => t.msg_refused_game_without_round(),
        Refusal::Unratable(sentence) => t.msg_refused_unratable(sentence),
        Refusal::ListExists => t.msg_refused_list_exists(),
        Refusal::ListDate => t.msg_refused_list_date(),
        Refusal::ListEmpty => t.msg_refused_list_empty(),
        Refusal::Changed => t.msg_refused_changed(),
        Refusal::LogIn => t.msg_refused_log_in(),
        Refusal::Password => t.msg_refused_password(),
        Refusal::Factor => t.msg_refused_factor(),
        Refusal::Passkey => t.msg_refused_passkey(),
        Refusal::HalfEnded => t.msg_refused_half_ended(),
        Refusal::FactorMissing => t.msg_refused_factor_missing(),
        Refusal::ProofStale => t.msg_refused_proof_stale(),
        Refusal::Throttled(until) => t.msg_refused_throttled(language.moment(*until, Zone::UTC)),
        Refusal::Link => t.msg_refused_link(),
        Refusal::LastAdministrator => t.msg_refused_last_administrator(),
        Refusal::Taken => t.msg_mistake_taken(),
        Refusal::Working => t.msg_refused_working(),
        Refusal::Overdue => t.msg_refused_overdue(),
        Refusal::NothingChanged => t.msg_refused_nothing_changed(),
        Refusal::EditionUsed => t.msg_refused_edition_used(),
        Refusal::AmendmentSettled => t.msg_refused_amendment_settled(),
        Refusal::TooManyAmendments => t.msg_refused_too_many_amendments(),
        Refusal::OrderUsed => t.msg_refused_order_used(),
        Refusal::TooManyDivisions => t.msg_refused_divisions(),
        Refusal::PlanStage => t.msg_refused_plan_stage(),
        Refusal::PlanLineUsed(tournament) => t.msg_refused_plan_line_used(tournament),
        Refusal::AppealLate => t.msg_refused_appeal_late(),
        Refusal::AppealAnswered => t.msg_refused_appeal_answered(),
        Refusal::Stage(stage) => t.msg_refused_stage(terms::stage_name(t, *stage)),
        Refusal::PriorApproval => t.msg_refused_prior_approval(),
        Refusal::Late(due) => t.msg_refused_late(language.format_day(*due)),
        Refusal::ExceptionMissing(due) => t.msg_refused_exception(language.format_day(*due)),
        Refusal::CategoryTooHigh => t.msg_refused_category(),
        Refusal::Frozen => t.msg_refused_frozen(),
        Refusal::Begun => t.msg_refused_begun(),
        Refusal::FileKind => t.msg_refused_file_kind(),
        Refusal::FileTooMuch => t.msg_refused_file_too_much(),
        Refusal::FileActive => t.msg_refused_file_active(),
        Refusal::NothingToCertify => t.msg_refused_nothing_to_certify(),
        Refusal::TooManyRequests => t.msg_refused_too_many_requests(),
        Refusal::AskedTooOften => t.msg_refused_asked_too_often(),
        Refusal::Merged => t.msg_refused_merged(),
        Refusal::BothIn(tournament) => t.msg_refused_both_in(tournament),
        Refusal::InUnfinished(tournament) => t.msg_refused_in_unfinished(tournament),
        Refusal::RatedAlready => t.msg_refused_rated_already(),
        Refusal::Recommendation(article) => t.msg_refused_recommendation(*article),
        Refusal::RecommendationWaits => t.msg_refused_recommendation_waits(),
        Refusal::StandingChanged => t.msg_refused_standing_changed(),
        Refusal::StandingSame => t.msg_refused_standing_same(),
        Refusal::CertificateEnded => t.msg_refused_certificate_ended(),
        Refusal::KeyClosed => t.msg_refused_key_closed(),
        Refusal::CodesClosed => t.msg_refused_codes_closed(),
        Refusal::NotAList => t.msg_refused_not_a_list(),
        Refusal::RowsOpen => t.msg_refused_rows_open(),
        Refusal::TablesOpen => t.msg_refused_tables_open(),
        Refusal::YearsRestedOn => t.msg_refused_years_rested_on(),
        Refusal::ListRestedOn => t.msg_refused_list_rested_on(),
        Refusal::ListUndated => t.msg_refused_list_undated(),
        Refusal::NothingTicked => t.msg_refused_nothing_ticked(),
        Refusal::LinesTorn => t.msg_refused_lines_torn(),
        Refusal::FileMissing => t.msg_file_missing(),
        Refusal::Unwritable(why) => crate::i18n::exchange::refusal_sentence(t, why),
        Refusal::ClubUsed => t.msg_refused_club_used(),
        Refusal::KeyEnded => t.msg_refused_key_ended(),
        Refusal::Done(_) => t.msg_refused_done(),
        Refusal::NotMembers(who) => t.msg_refused_not_members(who.join(", ")),
        Refusal::SomebodyElse => t.msg_refused_somebody_else(),
        Refusal::Unlicensed(who, _) if who.trim().is_empty() => t.msg_refused_no_referee(),
        Refusal::Unlicensed(who, names) => {
            t.msg_refused_unlicensed(language.spelling(*names).name(who, None))
        }
        Refusal::MembersOnly(who) => t.msg_refused_members_only(who.join(", ")),
        Refusal::MembersChanged => t.msg_refused_members_changed(),
        Refusal::Registration(hindrance) => terms::hindrance_sentence(language, *hindrance),
        Refusal::Moved(Moved::Leaving) => t.msg_refused_moving(),
        Refusal::Moved(Moved::To(there)) => t.msg_refused_moved(there.word()),
        Refusal::FileSize(megabytes) => t.msg_refused_file_size(*megabytes as i64),
    }
}

/// Only the officers' page names the owner of a login name.
pub fn format_mistake(t: &L10nLanguage, kind: FormMistake) -> String {
    match kind {
        FormMistake::Missing => t.msg_mistake_missing(),
        FormMistake::NoArticle(line) => t.msg_mistake_no_article(line as i64),
        FormMistake::TooLong(most) => t.msg_mistake_too_long(most as i64),
        FormMistake::TooShort(least) => t.msg_mistake_too_short(least as i64),
        FormMistake::NotADate => t.msg_mistake_date(),
        FormMistake::EndsEarly => t.msg_mistake_ends_early(),
        FormMistake::OutsideTournament => t.msg_mistake_outside_tournament(),
        FormMistake::NotANumber => t.msg_mistake_number(),
        FormMistake::Unknown => t.msg_mistake_unknown(),
        FormMistake::Taken | FormMistake::LoginOf(_) => t.msg_mistake_taken(),
        FormMistake::Licensed => t.msg_mistake_licensed(),
        FormMistake::NameLicensed => t.msg_mistake_name_licensed(),
        FormMistake::Differs => t.msg_mistake_differs(),
        FormMistake::Characters => t.msg_mistake_characters(),
        FormMistake::Weak => t.msg_mistake_weak(),
        FormMistake::Common => t.msg_mistake_common(),
        FormMistake::Personal => t.msg_mistake_personal(),
        FormMistake::NeedsMatch => t.msg_mistake_needs_match(),
        FormMistake::OtherYear => t.msg_mistake_other_year(),
        FormMistake::TooMany(most) => t.msg_mistake_too_many(most as i64),
        FormMistake::Unchanged => t.msg_mistake_unchanged(),
        FormMistake::BeforeLast => t.msg_mistake_before_last(),
        FormMistake::RegistrationLate => t.msg_mistake_registration_late(),
        FormMistake::TextMissing => t.msg_mistake_text_missing(),
        FormMistake::NameMissing => t.msg_mistake_name_missing(),
        FormMistake::OutOfRange(from, to) => t.msg_mistake_range(arg::From(from), arg::To(to)),
        FormMistake::ChangedMeanwhile => t.msg_mistake_changed_meanwhile(),
        FormMistake::NoCondition => t.msg_mistake_no_condition(),
        FormMistake::AgesCrossed => t.msg_mistake_ages_crossed(),
        FormMistake::NotAPdf => t.msg_mistake_not_a_pdf(),
        FormMistake::FileTooLarge(megabytes) => t.msg_mistake_file_too_large(megabytes as i64),
        FormMistake::SamePerson => t.msg_mistake_same_person(),
        FormMistake::SomebodyElse => t.msg_refused_somebody_else(),
        FormMistake::LaterThanList => t.msg_mistake_later_than_list(),
        FormMistake::Future => t.msg_mistake_future(),
        FormMistake::NotAnAddress => t.msg_mistake_address(),
        FormMistake::Registered => t.msg_mistake_registered(),
        FormMistake::Namesake => t.msg_mistake_namesake(),
        FormMistake::NoLetter => t.msg_mistake_no_letter(),
        FormMistake::NotTicked => t.msg_mistake_not_ticked(),
        FormMistake::Code => t.msg_mistake_code(),
        FormMistake::Overlaps => t.msg_mistake_overlaps(),
        FormMistake::NoSuchPlayer => t.msg_mistake_no_such_player(),
        FormMistake::NoMember => t.msg_mistake_no_member(),
        FormMistake::Hidden => t.msg_mistake_hidden(),
        FormMistake::NoSuchNumber => t.msg_mistake_no_such_number(),
        FormMistake::HeldBy(_) => t.msg_mistake_held_by(),
        FormMistake::StandsAlready(_) => t.msg_mistake_stands_already(),
        FormMistake::Entered(_) => t.msg_mistake_entered(),
        FormMistake::NoSuchClub => t.msg_mistake_no_such_club(),
        FormMistake::NotACountry => t.msg_mistake_country(),
        FormMistake::OthersReferee => t.msg_mistake_others_referee(),
        FormMistake::NotToDeclare => t.msg_official_not_yours(),
        FormMistake::StandingRefused => t.msg_mistake_standing_refused(),
        FormMistake::NotAHost => t.msg_mistake_host(),
        FormMistake::TooManyHosts(most) => t.msg_mistake_many_hosts(most as i64),
    }
}

fn field_in(t: &L10nLanguage, field: &str, language: Language) -> Option<String> {
    let own = language.fields();
    if field == own.note {
        return Some(t.msg_field_note_in(language.own_name()));
    }
    (field == own.name).then(|| t.msg_field_name_in(language.own_name()))
}

pub fn field_label(t: &L10nLanguage, field: &str) -> String {
    if let Some(said) = Language::ALL
        .into_iter()
        .find_map(|language| field_in(t, field, language))
    {
        return said;
    }
    match field {
        form_version::FIELD => t.msg_field_seen(),
        "time_zone" => t.msg_field_time_zone(),
        "name_language" => t.msg_field_name_language(),
        "name" => t.msg_field_name(),
        "latin" => t.msg_field_latin(),
        "born" => t.msg_field_born(),
        "country" => t.msg_field_country(),
        "guest" => t.msg_field_guest(),
        "club" => t.msg_col_club(),
        "starts" => t.msg_field_starts(),
        "ends" => t.msg_field_ends(),
        "city" => t.msg_field_city(),
        "referee" | "referee_name" => t.msg_field_referee(),
        "minutes" => t.msg_field_minutes(),
        "official" => t.msg_field_official(),
        "board" => t.msg_field_board(),
        "plan" => t.msg_field_plan(),
        "pool" => t.msg_field_pool(),
        "year" => t.msg_plan_year(),
        "plan_title" => t.msg_plan_title(),
        "kind" => t.msg_plan_kind(),
        "adopted_by" => t.msg_plan_adopted_by(),
        "source" => t.msg_plan_source(),
        "category" => t.msg_field_category(),
        "title" => t.msg_order_other(),
        "order" => t.msg_order_chosen(),
        "pages" => t.msg_regulation_text_index(),
        "day" => t.msg_order_day(),
        "player" => t.msg_col_player(),
        "other_player" => t.msg_persons_other(),
        "federation" => t.msg_persons_federation(),
        "since" => t.msg_member_first_day(),
        "until" | "last_day" => t.msg_member_last_day(),
        "paid_until" | "paid" => t.msg_member_paid_until(),
        "members" => t.msg_setting_members(),
        "round_days" => t.msg_field_round_days(),
        "appeal_days" => t.msg_setting_appeal_days(),
        "note" => t.msg_field_amendment(),
        "remark" => t.msg_field_remark(),
        "rating" | "asked_rating" => t.msg_col_rating(),
        "first_name" => t.msg_field_first_member(),
        "second_name" => t.msg_field_second_member(),
        "first_member" | "first_player" | "first_mail" => t.msg_recommendation_first(),
        "second_member" | "second_player" | "second_mail" => t.msg_recommendation_second(),
        "words" => t.msg_recommendation_words(),
        "first_day" | "second_day" => t.msg_field_recommended_on(),
        "contacts" => t.msg_field_contacts(),
        "founded" => t.msg_field_founded(),
        "marked_on" => t.msg_field_marked_on(),
        "club_since" => t.msg_field_club_since(),
        "asked_by" => t.msg_field_asked_by(),
        "contact" => t.msg_field_contact(),
        "delivery" => t.msg_field_delivery(),
        "on_day" => t.msg_field_on_day(),
        "signatory_post" => t.msg_field_signatory_post(),
        "signatory_name" => t.msg_field_signatory_name(),
        "registration" => t.msg_field_registration(),
        "body" => t.msg_field_body(),
        "document" => t.msg_field_document(),
        "plea" => t.msg_field_plea(),
        "rating_max" => t.msg_cat_rating_max(),
        "rating_below" => t.msg_cat_rating_below(),
        "rank_max" => t.msg_cat_rank_max(),
        "gender" => t.msg_cat_gender(),
        "age_min" => t.msg_cat_age_min(),
        "age_max" => t.msg_cat_age_max(),
        "territory" => t.msg_cat_territory(),
        "time_control" => t.msg_cat_time(),
        "division" => t.msg_cat_division(),
        "guaranteed_players" => t.msg_cat_guaranteed(),
        "title_match" => t.msg_cat_title_match(),
        "organizer_category" => t.msg_cat_wish(),
        "login" => t.msg_login_name(),
        "mail" => t.msg_mail_address(),
        "role" => t.msg_role(),
        "number_aga" => t.msg_number_aga(),
        "number_egf_pin" => t.msg_number_egf_pin(),
        "number_ffg" => t.msg_number_ffg(),
        "number_fide" => t.msg_number_fide(),
        "number_national" => t.msg_number_national(),
        "standing" => t.msg_standing_title(),
        "dan" => t.msg_standing_dan(),
        "deviation" => t.msg_standing_deviation(),
        "fide" => t.msg_standing_fide(),
        "games" => t.msg_standing_games(),
        "last_played" => t.msg_standing_last_played(),
        "rank" => t.msg_col_rank(),
        other => in_pool(t, other).unwrap_or_else(|| other.to_owned()),
    }
}

/// Label of a field that exists once for each pool: `classic.rating`.
fn in_pool(t: &L10nLanguage, name: &str) -> Option<String> {
    let (pool, name) = name.split_once('.')?;
    Some(format!(
        "{}: {}",
        terms::pool_name(t, Pool::from_word(pool)?),
        field_label(t, name)
    ))
}

/// The encoded name of the person follows.
const APPOINTED: &str = "appointed.";

pub fn appointment_message(name: &str) -> String {
    format!("{APPOINTED}{}", HEXLOWER.encode(name.as_bytes()))
}

pub fn format_flash(t: &L10nLanguage, word: &str) -> Option<String> {
    if let Some(name) = word.strip_prefix(APPOINTED) {
        let name = HEXLOWER
            .decode(name.as_bytes())
            .ok()
            .and_then(|bytes| String::from_utf8(bytes).ok())?;
        return Some(t.msg_flash_appointed(name));
    }
    Some(match word {
        "desk-open" => t.msg_flash_desk_open(),
        "desk-done" => t.msg_flash_desk_done(),
        "desk-stored" => t.msg_flash_desk_stored(),
        "desk-disputed" => t.msg_desk_entry_disputed(),
        "desk-replays" => t.msg_flash_desk_replays(),
        "planned" => t.msg_flash_planned(),
        "recommendation-asked" => t.msg_flash_recommendation_asked(),
        "recommendation-answered" => t.msg_flash_recommendation_answered(),
        "recommendation-withdrawn" => t.msg_flash_recommendation_withdrawn(),
        "plan-adopted" => t.msg_flash_plan_adopted(),
        "plan-amended" => t.msg_flash_plan_amended(),
        "saved" => t.msg_flash_saved(),
        "person-asked" => t.msg_flash_person_asked(),
        "rating-list-import-taken" => t.msg_flash_rating_list_import_taken(),
        "tournament-import-taken" => t.msg_flash_tournament_import_taken(),
        "tournament-import-discarded" => t.msg_flash_tournament_import_discarded(),
        "tournament-import-undone" => t.msg_flash_tournament_import_undone(),
        "tournament-import-undone-some" => t.msg_flash_tournament_import_undone_some(),
        "past-undone" => t.msg_flash_rating_list_import_undone(),
        "past-undone-some" => t.msg_flash_rating_list_import_undone_some(),
        "official-taken" => t.msg_flash_official_taken(),
        "official-discarded" => t.msg_flash_official_discarded(),
        "official-undone" => t.msg_flash_official_undone(),
        "file-taken" => t.msg_flash_file_taken(),
        "session-ended" => t.msg_flash_session_ended(),
        "done-already" => t.msg_refused_done(),
        "submitted" => t.msg_flash_submitted(),
        "cosigned" => t.msg_flash_cosigned(),
        "taken-back" => t.msg_flash_taken_back(),
        "returned" => t.msg_flash_returned(),
        "approved" => t.msg_flash_approved(),
        "corrected" => t.msg_flash_corrected(),
        "reopened" => t.msg_flash_reopened(),
        "abandoned" => t.msg_flash_abandoned(),
        "seen" => t.msg_flash_seen(),
        "closed" => t.msg_flash_closed(),
        "cancelled" => t.msg_flash_cancelled(),
        "published" => t.msg_flash_published(),
        "welcome" => t.msg_flash_welcome(),
        "logged-out" => t.msg_flash_logged_out(),
        "password" => t.msg_flash_password(),
        "factor-added" => t.msg_flash_factor_added(),
        "factor-removed" => t.msg_flash_factor_removed(),
        "half-ended" => t.msg_refused_half_ended(),
        "proved" => t.msg_flash_proved(),
        "revoked" => t.msg_flash_revoked(),
        "founded" => t.msg_flash_founded(),
        "amended" => t.msg_flash_amended(),
        "removed" => t.msg_flash_removed(),
        "order-entered" => t.msg_flash_order_entered(),
        "wording-entered" => t.msg_flash_wording_entered(),
        "appeal-filed" => t.msg_flash_appeal_filed(),
        "appeal-answered" => t.msg_flash_appeal_answered(),
        "proposed" => t.msg_flash_proposed(),
        "asked" => t.msg_flash_asked(),
        "merged" => t.msg_flash_merged(),
        "parted" => t.msg_flash_parted(),
        "recommended" => t.msg_flash_recommended(),
        "standing-entered" => t.msg_flash_standing_entered(),
        "forgotten" => t.msg_flash_forgotten(),
        "issued" => t.msg_flash_issued(),
        "nothing-issued" => t.msg_flash_nothing_issued(),
        "ended" => t.msg_flash_ended(),
        "certificate-reissued" => t.msg_flash_certificate_reissued(),
        "certificate-revoked" => t.msg_flash_certificate_revoked(),
        "request-refused" => t.msg_flash_request_refused(),
        "proposal-approved" => t.msg_flash_proposal_approved(),
        "proposal-rejected" => t.msg_flash_proposal_rejected(),
        "proposal-returned" => t.msg_flash_proposal_returned(),
        "proposal-withdrawn" => t.msg_flash_proposal_withdrawn(),
        "amendment-withdrawn" => t.msg_flash_amendment_withdrawn(),
        "amendment-proposed" => t.msg_flash_amendment_proposed(),
        "amendment-declined" => t.msg_flash_amendment_declined(),
        "amendment-dropped" => t.msg_flash_amendment_dropped(),
        "mail-asked" => t.msg_flash_mail_asked(),
        "mail-confirmed" => t.msg_flash_mail_confirmed(),
        "letter-again" => t.msg_flash_letter_again(),
        "registration-asked" => t.msg_flash_registration_asked(),
        "registration-done" => t.msg_flash_registration_done(),
        "registration-confirmed" => t.msg_flash_registration_confirmed(),
        "registration-withdrawn" => t.msg_flash_registration_withdrawn(),
        "registration-added" => t.msg_flash_registration_added(),
        "registrations-taken" => t.msg_flash_registrations_taken(),
        "registrations-none" => t.msg_flash_registrations_none(),
        _ => return None,
    })
}
