//! What the program does about articles, in the reader's language.

use super::L10nLanguage;
use crate::domain::article::Deed;

macro_rules! sentences {
    ($t:ident; $($deed:ident: $message:ident,)*) => {
        /// What the program does, in a sentence.
        pub fn deed($t: &L10nLanguage, deed: Deed) -> String {
            match deed {
                $(Deed::$deed => $t.$message(),)*
            }
        }
    };
}

sentences! { t;
    Definition: msg_deed_definition,
    Ratings: msg_deed_ratings,
    Groups: msg_deed_groups,
    Signatures: msg_deed_signatures,
    EachTournament: msg_deed_each_tournament,
    ListsDue: msg_deed_lists_due,
    CurrentList: msg_deed_current_list,
    TimeControl: msg_deed_time_control,
    RankOfRating: msg_deed_rank_of_rating,
    RankFloats: msg_deed_rank_floats,
    RankPublished: msg_deed_rank_published,
    AgeProtects: msg_deed_age_protects,
    InitialRating: msg_deed_initial_rating,
    Recommendation: msg_deed_recommendation,
    PlayedGames: msg_deed_played_games,
    Formula: msg_deed_formula,
    Expectation: msg_deed_expectation,
    Coefficient: msg_deed_coefficient,
    Bonus: msg_deed_bonus,
    Anomaly: msg_deed_anomaly,
    AnomalyBound: msg_deed_anomaly_bound,
    Recalculation: msg_deed_recalculation,
    AnomalyCorrected: msg_deed_anomaly_corrected,
    Boards: msg_deed_boards,
    Rounding: msg_deed_rounding,
    FixedPoints: msg_deed_fixed_points,
    Crossing: msg_deed_crossing,
    Official: msg_deed_official,
    Pools: msg_deed_pools,
    AllGames: msg_deed_all_games,
    Replays: msg_deed_replays,
    Annulled: msg_deed_annulled,
    OfficialsOnly: msg_deed_officials_only,
    NoOtherWay: msg_deed_no_other_way,
    RankNames: msg_deed_rank_names,
    RankGrounds: msg_deed_rank_grounds,
    RankOfPlace: msg_deed_rank_of_place,
    RankKept: msg_deed_rank_kept,
    Category: msg_deed_category,
    CategoryStep: msg_deed_category_step,
    CategoryKept: msg_deed_category_kept,
    OwnCategory: msg_deed_own_category,
    Friendly: msg_deed_friendly,
    ListDivided: msg_deed_list_divided,
    Proposal: msg_deed_proposal,
    Support: msg_deed_support,
    Frozen: msg_deed_frozen,
    ResultsDue: msg_deed_results_due,
    PublicList: msg_deed_public_list,
    Listed: msg_deed_listed,
    Certificates: msg_deed_certificates,
    Amendments: msg_deed_amendments,
    NotBackwards: msg_deed_not_backwards,
    Estimate: msg_deed_estimate,
    Provisional: msg_deed_provisional,
    Deviation: msg_deed_deviation,
    Handicap: msg_deed_handicap,
    Absence: msg_deed_absence,
    Entry: msg_deed_entry,
    Symbols: msg_deed_symbols,
    Lots: msg_deed_lots,
    Rounds: msg_deed_rounds,
    NoRematch: msg_deed_no_rematch,
    EqualPoints: msg_deed_equal_points,
    Colours: msg_deed_colours,
    Tiebreaks: msg_deed_tiebreaks,
    Halves: msg_deed_halves,
    Floats: msg_deed_floats,
    NoChoice: msg_deed_no_choice,
    NotKeptApart: msg_deed_not_kept_apart,
    Knockout: msg_deed_knockout,
    AllListed: msg_deed_all_listed,
}
