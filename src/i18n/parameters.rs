//! Sentences about the parameters of regulations and their values, in the reader's language.

use super::arg;
use super::{L10nLanguage, Language, Speaks, terms};
use crate::domain::rules::form::{Described, Kind};
use crate::domain::rules::mistake::{Mistake, RowLabel, Wrong};
use crate::domain::tournament::Category;

/// The meaning of a parameter; `None` if only the regulation's own words exist.
pub fn parameter_meaning(t: &L10nLanguage, rules: &str, name: &str) -> Option<String> {
    Some(match (rules, name) {
        ("ufgo", "gain_measured_on") => t.msg_parameter_ufgo_gain_measured_on(),
        ("ufgo", "small_board_anomaly_limit") => t.msg_parameter_ufgo_small_board_anomaly_limit(),
        ("ufgo", "table_4_loss_9x9_600") => t.msg_parameter_ufgo_table_4_loss_9x9_600(),
        ("ufgo", "age_protection_years") => t.msg_parameter_ufgo_age_protection_years(),
        ("ufgo", "dan_loss") => t.msg_parameter_ufgo_dan_loss(),
        ("ssdc", "update") => t.msg_parameter_ssdc_update(),
        ("ssdc", "rounding") => t.msg_parameter_ssdc_rounding(),
        ("ssdc", "k_precedence") => t.msg_parameter_ssdc_k_precedence(),
        ("ssdc", "k_count") => t.msg_parameter_ssdc_k_count(),
        ("ssdc", "rank_moment") => t.msg_parameter_ssdc_rank_moment(),
        ("ssdc", "year") => t.msg_parameter_ssdc_year(),
        ("ssdc", "ceiling") => t.msg_parameter_ssdc_ceiling(),
        ("ssdc", "title_holder") => t.msg_parameter_ssdc_title_holder(),
        ("ssdc", "match") => t.msg_parameter_ssdc_match(),
        ("ssdc", "initial_rating") => t.msg_parameter_ssdc_initial_rating(),
        ("ssdc", "k_strong") => t.msg_parameter_ssdc_k_strong(),
        ("ssdc", "k_ordinary") => t.msg_parameter_ssdc_k_ordinary(),
        ("ssdc", "k_new") => t.msg_parameter_ssdc_k_new(),
        ("ssdc", "strong_from") => t.msg_parameter_ssdc_strong_from(),
        ("ssdc", "new_games") => t.msg_parameter_ssdc_new_games(),
        ("ssdc", "list_games") => t.msg_parameter_ssdc_list_games(),
        ("ssdc", "registration_days") => t.msg_parameter_ssdc_registration_days(),
        ("ssdc", "results_days") => t.msg_parameter_ssdc_results_days(),
        ("ssdc", "rank_ratings") => t.msg_parameter_ssdc_rank_ratings(),
        ("ssdc", "rank_places") => t.msg_parameter_ssdc_rank_places(),
        ("orr", "halves") => t.msg_parameter_orr_halves(),
        ("orr", "pd_rounded") => t.msg_parameter_orr_pd_rounded(),
        ("orr", "change_rounded") => t.msg_parameter_orr_change_rounded(),
        ("orr", "k_gap") => t.msg_parameter_orr_k_gap(),
        ("orr", "lower_bound") => t.msg_parameter_orr_lower_bound(),
        ("orr", "np") => t.msg_parameter_orr_np(),
        ("orr", "kt_rated") => t.msg_parameter_orr_kt_rated(),
        ("orr", "kt_rounded") => t.msg_parameter_orr_kt_rounded(),
        ("orr", "age") => t.msg_parameter_orr_age(),
        ("orr", "unknown_year") => t.msg_parameter_orr_unknown_year(),
        ("orr", "age_weight") => t.msg_parameter_orr_age_weight(),
        ("orr", "fictitious_in_rsr") => t.msg_parameter_orr_fictitious_in_rsr(),
        ("orr", "fictitious_in_sr") => t.msg_parameter_orr_fictitious_in_sr(),
        ("orr", "rp_in_corridor") => t.msg_parameter_orr_rp_in_corridor(),
        ("orr", "newcomer_opponents") => t.msg_parameter_orr_newcomer_opponents(),
        ("orr", "fide_recognised") => t.msg_parameter_orr_fide_recognised(),
        ("orr", "settled_at") => t.msg_parameter_orr_settled_at(),
        ("orr", "stored_opponent") => t.msg_parameter_orr_stored_opponent(),
        ("orr", "kor_fictitious") => t.msg_parameter_orr_kor_fictitious(),
        ("orr", "kor_rsr") => t.msg_parameter_orr_kor_rsr(),
        ("orr", "kor_games") => t.msg_parameter_orr_kor_games(),
        ("orr", "kor_k") => t.msg_parameter_orr_kor_k(),
        ("rgf", "anchors") => t.msg_parameter_rgf_anchors(),
        ("rgf", "anomaly_confidence") => t.msg_parameter_rgf_anomaly_confidence(),
        ("rgf", "top_reduction") => t.msg_parameter_rgf_top_reduction(),
        ("rgf", "criterion_factor") => t.msg_parameter_rgf_criterion_factor(),
        ("rgf", "top_reduction_start") => t.msg_parameter_rgf_top_reduction_start(),
        ("rgf", "small_statistics") => t.msg_parameter_rgf_small_statistics(),
        ("rgf", "months") => t.msg_parameter_rgf_months(),
        ("rgf", "deviation_before") => t.msg_parameter_rgf_deviation_before(),
        ("rgf", "unrated_rows") => t.msg_parameter_rgf_unrated_rows(),
        ("rgf", "rank") => t.msg_parameter_rgf_rank(),
        ("rgf", "pi") => t.msg_parameter_rgf_pi(),
        ("rgf", "max_rating") => t.msg_parameter_rgf_max_rating(),
        ("rgf", "period") => t.msg_parameter_rgf_period(),
        ("rgf", "required_rounds") => t.msg_parameter_rgf_required_rounds(),
        ("rgf", "required_minutes") => t.msg_parameter_rgf_required_minutes(),
        ("rgf", "required_referee") => t.msg_parameter_rgf_required_referee(),
        ("rgf", "rating_floor") => t.msg_parameter_rgf_rating_floor(),
        ("elo", "initial_rating") => t.msg_parameter_elo_initial_rating(),
        ("elo", "unofficial") => t.msg_parameter_elo_unofficial(),
        ("elo", "difference_cap") => t.msg_parameter_elo_difference_cap(),
        ("elo", "k_table") => t.msg_parameter_elo_k_table(),
        ("elo", "factors") => t.msg_parameter_elo_factors(),
        ("elo", "rounding") => t.msg_parameter_elo_rounding(),
        ("elo", "floor") => t.msg_parameter_elo_floor(),
        ("elo", "list_games") => t.msg_parameter_elo_list_games(),
        _ => return None,
    })
}

/// A choice, or the content of a table's column; `None` if only the word itself exists.
pub fn value_meaning(t: &L10nLanguage, rules: &str, name: &str, value: &str) -> Option<String> {
    Some(match (rules, name, value) {
        ("ufgo", "gain_measured_on", "rounded") => t.msg_value_ufgo_gain_measured_on_rounded(),
        ("ufgo", "gain_measured_on", "unrounded") => t.msg_value_ufgo_gain_measured_on_unrounded(),
        ("ufgo", "small_board_anomaly_limit", "reduced") => {
            t.msg_value_ufgo_small_board_anomaly_limit_reduced()
        }
        ("ufgo", "small_board_anomaly_limit", "full") => {
            t.msg_value_ufgo_small_board_anomaly_limit_full()
        }
        ("ufgo", "table_4_loss_9x9_600", "0") => t.msg_value_ufgo_table_4_loss_9x9_600_zero(),
        ("ufgo", "table_4_loss_9x9_600", "-20") => t.msg_value_ufgo_table_4_loss_9x9_600_twenty(),
        ("ufgo", "age_protection_years", "61") => t.msg_value_ufgo_age_protection_years_sixty_one(),
        ("ufgo", "age_protection_years", "60") => t.msg_value_ufgo_age_protection_years_sixty(),
        ("ufgo", "dan_loss", "one_step") => t.msg_value_ufgo_dan_loss_one_step(),
        ("ufgo", "dan_loss", "cascade") => t.msg_value_ufgo_dan_loss_cascade(),
        ("ssdc", "update", "game") => t.msg_value_ssdc_update_game(),
        ("ssdc", "update", "round") => t.msg_value_ssdc_update_round(),
        ("ssdc", "update", "tournament") => t.msg_value_ssdc_update_tournament(),
        ("ssdc", "rounding", "none") => t.msg_value_ssdc_rounding_none(),
        ("ssdc", "rounding", "game") => t.msg_value_ssdc_rounding_game(),
        ("ssdc", "rounding", "tournament") => t.msg_value_ssdc_rounding_tournament(),
        ("ssdc", "k_precedence", "new") => t.msg_value_ssdc_k_precedence_new(),
        ("ssdc", "k_precedence", "2400") => t.msg_value_ssdc_k_precedence_strong(),
        ("ssdc", "k_count", "game") => t.msg_value_ssdc_k_count_game(),
        ("ssdc", "k_count", "tournament") => t.msg_value_ssdc_k_count_tournament(),
        ("ssdc", "rank_moment", "game") => t.msg_value_ssdc_rank_moment_game(),
        ("ssdc", "rank_moment", "tournament") => t.msg_value_ssdc_rank_moment_tournament(),
        ("ssdc", "year", "calendar") => t.msg_value_ssdc_year_calendar(),
        ("ssdc", "year", "rolling") => t.msg_value_ssdc_year_rolling(),
        ("ssdc", "ceiling", "replace") => t.msg_value_ssdc_ceiling_replace(),
        ("ssdc", "ceiling", "add") => t.msg_value_ssdc_ceiling_add(),
        ("ssdc", "title_holder", "closed") => t.msg_value_ssdc_title_holder_closed(),
        ("ssdc", "title_holder", "factor") => t.msg_value_ssdc_title_holder_factor(),
        ("ssdc", "match", "cap") => t.msg_value_ssdc_match_cap(),
        ("ssdc", "match", "start") => t.msg_value_ssdc_match_start(),
        ("ssdc", "rank_ratings", "rating") => t.msg_value_ssdc_rank_ratings_rating(),
        ("ssdc", "rank_places", "ranks") => t.msg_value_ssdc_rank_places_ranks(),
        ("orr", "halves", "away") => t.msg_value_orr_halves_away(),
        ("orr", "halves", "up") => t.msg_value_orr_halves_up(),
        ("orr", "halves", "even") => t.msg_value_orr_halves_even(),
        ("orr", "pd_rounded", "yes") => t.msg_value_orr_pd_rounded_yes(),
        ("orr", "pd_rounded", "no") => t.msg_value_orr_pd_rounded_no(),
        ("orr", "change_rounded", "sum") => t.msg_value_orr_change_rounded_sum(),
        ("orr", "change_rounded", "change") => t.msg_value_orr_change_rounded_change(),
        ("orr", "k_gap", "1700") => t.msg_value_orr_k_gap_row_1700(),
        ("orr", "k_gap", "2000") => t.msg_value_orr_k_gap_row_2000(),
        ("orr", "lower_bound", "none") => t.msg_value_orr_lower_bound_none(),
        ("orr", "lower_bound", "1") => t.msg_value_orr_lower_bound_one(),
        ("orr", "lower_bound", "0") => t.msg_value_orr_lower_bound_zero(),
        ("orr", "lower_bound", "published") => t.msg_value_orr_lower_bound_published(),
        ("orr", "np", "participants") => t.msg_value_orr_np_participants(),
        ("orr", "np", "played") => t.msg_value_orr_np_played(),
        ("orr", "kt_rated", "all") => t.msg_value_orr_kt_rated_all(),
        ("orr", "kt_rated", "settled") => t.msg_value_orr_kt_rated_settled(),
        ("orr", "kt_rounded", "always") => t.msg_value_orr_kt_rounded_always(),
        ("orr", "kt_rounded", "corrected") => t.msg_value_orr_kt_rounded_corrected(),
        ("orr", "age", "whole") => t.msg_value_orr_age_whole(),
        ("orr", "age", "fraction") => t.msg_value_orr_age_fraction(),
        ("orr", "age", "year") => t.msg_value_orr_age_year(),
        ("orr", "unknown_year", "5") => t.msg_value_orr_unknown_year_five(),
        ("orr", "unknown_year", "13") => t.msg_value_orr_unknown_year_thirteen(),
        ("orr", "unknown_year", "skip") => t.msg_value_orr_unknown_year_skip(),
        ("orr", "age_weight", "game") => t.msg_value_orr_age_weight_game(),
        ("orr", "age_weight", "opponent") => t.msg_value_orr_age_weight_opponent(),
        ("orr", "fictitious_in_rsr", "yes") => t.msg_value_orr_fictitious_in_rsr_yes(),
        ("orr", "fictitious_in_rsr", "no") => t.msg_value_orr_fictitious_in_rsr_no(),
        ("orr", "fictitious_in_sr", "no") => t.msg_value_orr_fictitious_in_sr_no(),
        ("orr", "fictitious_in_sr", "yes") => t.msg_value_orr_fictitious_in_sr_yes(),
        ("orr", "rp_in_corridor", "no") => t.msg_value_orr_rp_in_corridor_no(),
        ("orr", "rp_in_corridor", "yes") => t.msg_value_orr_rp_in_corridor_yes(),
        ("orr", "newcomer_opponents", "rp") => t.msg_value_orr_newcomer_opponents_rp(),
        ("orr", "newcomer_opponents", "rs") => t.msg_value_orr_newcomer_opponents_rs(),
        ("orr", "fide_recognised", "always") => t.msg_value_orr_fide_recognised_always(),
        ("orr", "fide_recognised", "tournament") => t.msg_value_orr_fide_recognised_tournament(),
        ("orr", "settled_at", "9") => t.msg_value_orr_settled_at_nine(),
        ("orr", "settled_at", "10") => t.msg_value_orr_settled_at_ten(),
        ("orr", "stored_opponent", "rp") => t.msg_value_orr_stored_opponent_rp(),
        ("orr", "stored_opponent", "rs") => t.msg_value_orr_stored_opponent_rs(),
        ("orr", "kor_fictitious", "start") => t.msg_value_orr_kor_fictitious_start(),
        ("orr", "kor_fictitious", "rs") => t.msg_value_orr_kor_fictitious_rs(),
        ("orr", "kor_rsr", "one") => t.msg_value_orr_kor_rsr_one(),
        ("orr", "kor_rsr", "parts") => t.msg_value_orr_kor_rsr_parts(),
        ("orr", "kor_rsr", "exact") => t.msg_value_orr_kor_rsr_exact(),
        ("orr", "kor_games", "all") => t.msg_value_orr_kor_games_all(),
        ("orr", "kor_games", "new") => t.msg_value_orr_kor_games_new(),
        ("orr", "kor_k", "rkor") => t.msg_value_orr_kor_k_rkor(),
        ("orr", "kor_k", "start") => t.msg_value_orr_kor_k_start(),
        ("rgf", "anomaly_confidence", "root") => t.msg_value_rgf_anomaly_confidence_root(),
        ("rgf", "anomaly_confidence", "linear") => t.msg_value_rgf_anomaly_confidence_linear(),
        ("rgf", "anomaly_confidence", "interpolate") => {
            t.msg_value_rgf_anomaly_confidence_interpolate()
        }
        ("rgf", "anomaly_confidence", "none") => t.msg_value_rgf_anomaly_confidence_none(),
        ("rgf", "top_reduction", "coefficient") => t.msg_value_rgf_top_reduction_coefficient(),
        ("rgf", "top_reduction", "criterion") => t.msg_value_rgf_top_reduction_criterion(),
        ("rgf", "small_statistics", "members") => t.msg_value_rgf_small_statistics_members(),
        ("rgf", "small_statistics", "all") => t.msg_value_rgf_small_statistics_all(),
        ("rgf", "months", "between") => t.msg_value_rgf_months_between(),
        ("rgf", "months", "difference") => t.msg_value_rgf_months_difference(),
        ("rgf", "deviation_before", "standing") => t.msg_value_rgf_deviation_before_standing(),
        ("rgf", "deviation_before", "timed") => t.msg_value_rgf_deviation_before_timed(),
        ("rgf", "unrated_rows", "list") => t.msg_value_rgf_unrated_rows_list(),
        ("rgf", "unrated_rows", "omit") => t.msg_value_rgf_unrated_rows_omit(),
        ("rgf", "rank", "nearest") => t.msg_value_rgf_rank_nearest(),
        ("rgf", "rank", "floor") => t.msg_value_rgf_rank_floor(),
        ("rgf", "pi", "text") => t.msg_value_rgf_pi_text(),
        ("rgf", "pi", "exact") => t.msg_value_rgf_pi_exact(),
        ("rgf", "period", "tournament") => t.msg_value_rgf_period_tournament(),
        ("rgf", "period", "month") => t.msg_value_rgf_period_month(),
        ("rgf", "required_referee", "no") => t.msg_value_rgf_required_referee_no(),
        ("rgf", "required_referee", "yes") => t.msg_value_rgf_required_referee_yes(),
        ("elo", "unofficial", "skip") => t.msg_value_elo_unofficial_skip(),
        ("elo", "unofficial", "rate") => t.msg_value_elo_unofficial_rate(),
        ("elo", "k_table", "games") => t.msg_value_elo_k_table_games(),
        ("elo", "k_table", "rating") => t.msg_value_elo_k_table_rating(),
        ("elo", "k_table", "k") => t.msg_value_elo_k_table_k(),
        ("elo", "factors", "factor") => t.msg_value_elo_factors_factor(),
        ("elo", "rounding", "whole") => t.msg_value_elo_rounding_whole(),
        ("elo", "rounding", "none") => t.msg_value_elo_rounding_none(),
        _ => return None,
    })
}

pub fn parameter_text(t: &L10nLanguage, rules: &str, known: &Described) -> String {
    parameter_meaning(t, rules, known.name).unwrap_or_else(|| known.about.to_owned())
}

pub fn row_name(language: Language, name: &str) -> String {
    Category::from_word(name).map_or_else(
        || terms::rank_name(language, name),
        |category| terms::category_name(language.messages(), category),
    )
}

fn row_label(language: Language, row: &RowLabel) -> String {
    match row {
        RowLabel::Number(number) => number.to_string(),
        RowLabel::Name(name) => row_name(language, name),
    }
}

/// A number with all its decimals.
pub fn format_number(language: Language, number: f64) -> String {
    language.localize_decimals(number.to_string())
}

/// From this value on, a limit only guards against typing errors and isn't mentioned.
pub const GUARD: f64 = 100_000.0;

pub fn mistake_sentence(
    language: Language,
    rules: &str,
    described: &[Described],
    mistake: &Mistake,
) -> String {
    let t = language.messages();
    let named = |name: &str| {
        described
            .iter()
            .find(|known| known.name == name)
            .map_or_else(|| name.to_owned(), |known| parameter_text(t, rules, known))
    };
    let joined = |texts: Vec<String>| texts.join(", ");
    let column = |name: &str| {
        value_meaning(t, rules, &mistake.parameter, name).unwrap_or_else(|| name.to_owned())
    };
    let wrong = match &mistake.wrong {
        Wrong::NotAnObject | Wrong::NamedRows => t.msg_wrong_shape(),
        Wrong::Unknown => t.msg_wrong_unknown(),
        Wrong::Number { .. } => wrong_number(language, &mistake.wrong),
        Wrong::Whole(max) if f64::from(*max) >= GUARD => t.msg_wrong_whole_least(),
        Wrong::Whole(max) => t.msg_wrong_whole(max.to_string()),
        Wrong::Choice(values) => {
            let said = |choice| {
                let word = Kind::Choice(Vec::new()).to_text(choice);
                value_meaning(t, rules, &mistake.parameter, &word).unwrap_or(word)
            };
            t.msg_wrong_choice(joined(values.iter().map(said).collect()))
        }
        Wrong::Rows(most) => t.msg_wrong_rows(most.to_string()),
        Wrong::Columns(columns) => {
            t.msg_wrong_columns(joined(columns.iter().map(|name| column(name)).collect()))
        }
        Wrong::RowName(names) => t.msg_wrong_name(joined(
            names.iter().map(|name| row_name(language, name)).collect(),
        )),
        Wrong::Words(letters) => t.msg_wrong_words(letters.join(" ")),
        Wrong::RankOrder => t.msg_wrong_order(),
        Wrong::NeverHolds(later) => t.msg_wrong_never(later.to_string()),
        Wrong::NotForAll => t.msg_wrong_all(),
        Wrong::Below(other) => t.msg_wrong_below(named(other)),
        Wrong::Above(other) => t.msg_wrong_above(named(other)),
    };
    let row = mistake.row.as_ref().map(|row| row_label(language, row));
    match (row, mistake.column) {
        (Some(row), Some(name)) => t.msg_wrong_cell(
            arg::Parameter(named(&mistake.parameter)),
            arg::Row(row),
            arg::Column(column(name)),
            arg::Wrong(wrong),
        ),
        (Some(row), None) => t.msg_wrong_row(
            arg::Parameter(named(&mistake.parameter)),
            arg::Row(row),
            arg::Wrong(wrong),
        ),
        (None, _) => t.msg_wrong_at(arg::Parameter(named(&mistake.parameter)), arg::Wrong(wrong)),
    }
}

fn wrong_number(language: Language, wrong: &Wrong) -> String {
    let t = language.messages();
    match wrong {
        Wrong::Number {
            min,
            max,
            reached,
            optional,
        } => {
            let bounds = match reached {
                (true, true) => "both",
                (true, false) => "lower",
                (false, true) => "upper",
                (false, false) => "none",
            };
            let sentence = t.msg_wrong_number(
                arg::Bounds(bounds),
                arg::Min(format_number(language, *min)),
                arg::Max(format_number(language, *max)),
            );
            if *optional {
                t.msg_wrong_optional(sentence)
            } else {
                sentence
            }
        }
        _ => String::new(),
    }
}
