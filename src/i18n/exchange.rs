//! Sentences about files of other programs.

use super::arg;
use super::{L10nLanguage, Language, Speaks, terms};
use crate::domain::table::{MAX_CELLS, MAX_ROUNDS, MAX_ROWS};
use crate::formats::column_kind::Meaning;
use crate::formats::convert::Target;
use crate::formats::document::{Format, Remark, RemarkKind, System};
use crate::formats::losses::Loss;
use crate::formats::refusal::{Code, Refusal};
use crate::formats::sheet::{About, Difference, Gap};

pub fn format_name(t: &L10nLanguage, format: Format) -> String {
    match format {
        Format::Trf16 => t.msg_format_trf16(),
        Format::Trf26 => t.msg_format_trf26(),
        Format::H9 => t.msg_format_h9(),
        Format::OpenGotha => t.msg_format_opengotha(),
        Format::Pairgoth => t.msg_format_pairgoth(),
        Format::Tou => t.msg_format_tou(),
        Format::Table => t.msg_format_table(),
        Format::List => t.msg_format_list(),
    }
}

pub fn system_name(t: &L10nLanguage, system: System) -> String {
    match system {
        System::Swiss => t.msg_system_swiss(),
        System::McMahon => t.msg_system_mcmahon(),
        System::RoundRobin => t.msg_system_round_robin(),
        System::Knockout => t.msg_system_knockout(),
    }
}

pub fn gap_sentence(t: &L10nLanguage, gap: Gap) -> String {
    let n = |n: usize| n as i64;
    match gap {
        Gap::Handicaps(count) => t.msg_gap_handicaps(n(count)),
        Gap::HandicapsOfNobody(count) => t.msg_gap_handicaps_of_nobody(n(count)),
        Gap::NotRated(count) => t.msg_gap_not_rated(n(count)),
        Gap::Undecided(count) => t.msg_gap_undecided(n(count)),
        Gap::Begun(count) => t.msg_gap_begun(n(count)),
        Gap::Time => t.msg_gap_time(),
        Gap::Pool => t.msg_gap_pool(),
        Gap::GroupsNotCounted => t.msg_gap_groups(),
        Gap::Teams(count) => t.msg_gap_teams(n(count)),
        Gap::Countries(count) => t.msg_gap_countries(n(count)),
        Gap::Cities(count) => t.msg_gap_cities(n(count)),
        Gap::TooManyRows(count) => t.msg_gap_rows(arg::Count(n(count)), arg::Most(n(MAX_ROWS))),
        Gap::TooManyRounds(count) => {
            t.msg_gap_rounds(arg::Count(n(count)), arg::Most(n(MAX_ROUNDS)))
        }
        Gap::TooManyCells(count) => t.msg_gap_cells(arg::Count(n(count)), arg::Most(n(MAX_CELLS))),
    }
}

fn remark_sentence(t: &L10nLanguage, kind: RemarkKind) -> String {
    match kind {
        RemarkKind::Encoding => t.msg_remark_encoding(),
        RemarkKind::UnknownLine => t.msg_remark_unknown_line(),
        RemarkKind::UnknownColumn => t.msg_remark_unknown_column(),
        RemarkKind::UnreadValue => t.msg_remark_unread_value(),
        RemarkKind::UnreadCell => t.msg_remark_unread_cell(),
        RemarkKind::UnknownOpponent => t.msg_remark_unknown_opponent(),
        RemarkKind::Oneself => t.msg_remark_self(),
        RemarkKind::OneSided => t.msg_remark_one_sided(),
        RemarkKind::Contradiction => t.msg_remark_contradiction(),
        RemarkKind::Twice => t.msg_remark_twice(),
        RemarkKind::PointsDiffer => t.msg_remark_points_differ(),
        RemarkKind::PointsUnchecked => t.msg_remark_points_unchecked(),
        RemarkKind::CountDiffers => t.msg_remark_count_differs(),
        RemarkKind::DuplicatePlayer => t.msg_remark_duplicate_player(),
        RemarkKind::Preliminary => t.msg_remark_preliminary(),
        RemarkKind::NotTaken => t.msg_remark_not_taken(),
        RemarkKind::RoundsAssigned => t.msg_remark_rounds_assigned(),
    }
}

/// As `remark_sentence`, for one that may contain more than its kind.
pub fn doubtful_sentence(t: &L10nLanguage, doubtful: &Remark) -> String {
    match &doubtful.stranger {
        Some(stranger) if stranger.cell.is_empty() => t.msg_remark_no_participant(
            arg::Round(i64::from(stranger.round)),
            arg::Number(i64::from(stranger.number)),
        ),
        Some(stranger) => t.msg_remark_cell_of_nobody(
            arg::Round(i64::from(stranger.round)),
            arg::Cell(stranger.cell.as_str()),
            arg::Number(i64::from(stranger.number)),
        ),
        None => remark_sentence(t, doubtful.kind),
    }
}

/// As [`doubtful_sentence`], with the row of the table.
pub fn remark_at_row(t: &L10nLanguage, doubtful: &Remark) -> String {
    let said = self::doubtful_sentence(t, doubtful);
    t.msg_remark_at_row(
        arg::Line(doubtful.line.unwrap_or_default() as i64),
        arg::Text(
            doubtful
                .at
                .as_ref()
                .map_or_else(|| said.clone(), |at| format!("{at}: {said}")),
        ),
    )
}

/// As [`doubtful_sentence`], with the line and its text.
pub fn remark_in_full(t: &L10nLanguage, doubtful: &Remark) -> String {
    let said = self::doubtful_sentence(t, doubtful);
    let said = doubtful
        .at
        .as_ref()
        .map_or_else(|| said.clone(), |at| format!("{at}: {said}"));
    doubtful.line.map_or_else(
        || said.clone(),
        |line| format!("{} {said}", t.msg_paste_line(line as i64)),
    )
}

pub fn paste_refusal(t: &L10nLanguage, refusal: &Refusal) -> String {
    let said = match refusal.code {
        Code::Empty | Code::Unrecognised => t.msg_paste_not_a_table(),
        Code::TooLong => t.msg_paste_too_long(),
        Code::TooManyPlayers => t.msg_paste_too_many(MAX_ROWS as i64),
        Code::Number => t.msg_paste_row(),
        other => refusal_reason(t, &Refusal::new(other, "")),
    };
    refusal.line.map_or_else(
        || said.clone(),
        |line| format!("{} {said}", t.msg_paste_line(line as i64)),
    )
}

pub fn refusal_sentence(t: &L10nLanguage, refusal: &Refusal) -> String {
    match refusal.line {
        Some(line) => t.msg_refused_file_line(
            arg::Line(line as i64),
            arg::Text(refusal_reason(t, refusal)),
        ),
        None => refusal_reason(t, refusal),
    }
}

/// At most this number of names is in a refusal.
const NAMED: usize = 20;

/// As [`refusal_sentence`], without the line.
fn refusal_reason(t: &L10nLanguage, refusal: &Refusal) -> String {
    let named = || {
        let more = if refusal.players.len() > NAMED {
            " …"
        } else {
            ""
        };
        let names: Vec<&str> = refusal
            .players
            .iter()
            .take(NAMED)
            .map(String::as_str)
            .collect();
        format!("{}{more}", names.join(", "))
    };
    match refusal.code {
        Code::Empty => t.msg_refused_file_empty(),
        Code::TooLong => t.msg_refused_file_too_long(),
        Code::Unrecognised => t.msg_refused_file_unrecognised(),
        Code::OldExcel => t.msg_refused_file_old_excel(),
        Code::Encoding => t.msg_refused_file_encoding(),
        Code::Broken => t.msg_refused_file_broken(),
        Code::Entities => t.msg_refused_file_entities(),
        Code::NoPlayers => t.msg_refused_file_no_players(),
        Code::Number => t.msg_refused_file_number(),
        Code::NumberTwice => t.msg_refused_file_number_twice(),
        Code::PlayerTwice => t.msg_refused_file_player_twice(),
        Code::NoNames => t.msg_refused_file_no_names(),
        Code::NoResults => t.msg_refused_file_no_results(),
        Code::TeamsAsPlayers => t.msg_refused_file_teams(),
        Code::TooManyPlayers => t.msg_refused_file_too_many_players(),
        Code::TooManyRounds => t.msg_refused_file_too_many_rounds(),
        Code::Target if refusal.players.is_empty() => t.msg_refused_file_target(),
        Code::Target => t.msg_refused_file_same_names(named()),
        Code::NeedsRank => t.msg_refused_file_needs_rank(named()),
    }
}

pub fn target_name(t: &L10nLanguage, target: Target) -> String {
    match target {
        Target::Json => t.msg_format_json(),
        Target::Trf16 => t.msg_format_trf16(),
        Target::Trf26 => t.msg_format_trf26(),
        Target::H9 => t.msg_format_h9(),
        Target::OpenGotha => t.msg_format_opengotha(),
        Target::Tou => t.msg_format_tou(),
        Target::Csv => t.msg_format_csv(),
        Target::Xlsx => t.msg_format_xlsx(),
    }
}

pub fn loss_sentence(t: &L10nLanguage, loss: Loss) -> String {
    match loss {
        Loss::PointsAndPlacesComputed | Loss::Totals => t.msg_lost_totals(),
        Loss::GroupsComputed | Loss::Groups => t.msg_lost_groups(),
        Loss::TeamResultsComputed | Loss::TeamPlaces => t.msg_lost_team_results(),
        Loss::FideAndNationalNumbers
        | Loss::LongNumbers
        | Loss::NotPins
        | Loss::NotLicences
        | Loss::OtherNumbers => t.msg_lost_numbers(),
        Loss::BirthsAndGenders => t.msg_lost_births_and_genders(),
        Loss::CountryOfOpenGotha | Loss::Country => t.msg_lost_country(),
        Loss::FactsOfOpenGotha
        | Loss::FurtherFacts
        | Loss::FactsWithoutHeader
        | Loss::FactsWithoutLine => t.msg_lost_facts(),
        Loss::TitlesOfOpenGotha | Loss::Titles => t.msg_lost_titles(),
        Loss::OneDirector => t.msg_lost_arbiters_but_one(),
        Loss::OneFullBye => t.msg_lost_full_byes_but_one(),
        Loss::OneRating => t.msg_lost_rating_details(),
        Loss::OneSpelling => t.msg_lost_latin(),
        Loss::TwoLetterCountries | Loss::LongCountries | Loss::OddCountries => {
            t.msg_lost_long_countries()
        }
        Loss::WholeRatings | Loss::Decimals => t.msg_lost_decimals(),
        Loss::SixCriteria => t.msg_lost_criteria(),
        Loss::OtherSystems | Loss::SystemOfTables | Loss::System => t.msg_lost_system(),
        Loss::NamesByComma => t.msg_lost_divided_names(),
        Loss::BoardsOfTables | Loss::Boards => t.msg_lost_boards(),
        Loss::FortyRounds => t.msg_lost_rounds_beyond(),
        Loss::NationalRatingsOfTables | Loss::NationalRatings => t.msg_lost_national_ratings(),
        Loss::NamelessOfTables => t.msg_lost_nameless_left_out(),
        Loss::TeamsOfTables | Loss::Teams => t.msg_lost_teams(),
        Loss::OneGameARound | Loss::SecondGames => t.msg_lost_second_games(),
        Loss::Arbiters => t.msg_lost_arbiters(),
        Loss::AllocatedBecomeFull => t.msg_lost_allocated_become_full(),
        Loss::UsualPoints => t.msg_lost_unusual_points(),
        Loss::Clubs => t.msg_lost_clubs(),
        Loss::CountriesOfPlayers => t.msg_lost_player_countries(),
        Loss::Births => t.msg_lost_births(),
        Loss::DeviationsAndGames => t.msg_lost_deviations(),
        Loss::FullBecomeAllocated => t.msg_lost_full_become_allocated(),
        Loss::DisputedBecomeOpen => t.msg_lost_disputed_become_open(),
        Loss::BegunBecomeForfeits => t.msg_lost_begun_become_forfeits(),
        Loss::UnplayedBecomeFree => t.msg_lost_unplayed_become_free(),
        Loss::HandicapsWithoutColour => t.msg_lost_handicaps_without_colour(),
        Loss::Handicaps => t.msg_lost_handicaps(),
        Loss::HalfBecomeZero => t.msg_lost_half_become_zero(),
        Loss::PlacesBeyond => t.msg_lost_places_beyond(),
        Loss::NamelessByNumber => t.msg_lost_nameless_by_number(),
        Loss::OldPoints => t.msg_lost_old_points(),
        Loss::Ranks => t.msg_lost_ranks(),
        Loss::RatingsBeyond => t.msg_lost_ratings_beyond(),
        Loss::Ratings => t.msg_lost_ratings(),
        Loss::ConditionalAsRatings => t.msg_lost_conditional_as_ratings(),
        Loss::Genders => t.msg_lost_genders(),
        Loss::Disputes => t.msg_lost_disputes(),
        Loss::LastDay => t.msg_lost_last_day(),
        Loss::PointsForMissing => t.msg_lost_points_for_missing(),
        Loss::OtherTime | Loss::Time => t.msg_lost_time(),
        Loss::TieBreaksBeyond => t.msg_lost_tie_breaks_beyond(),
        Loss::TieBreaks => t.msg_lost_tie_breaks(),
        Loss::OddTitles => t.msg_lost_odd_titles(),
        Loss::LongTotals => t.msg_lost_long_totals(),
        Loss::OtherTotals => t.msg_lost_other_totals(),
        Loss::NamesBeyond24 | Loss::NamesBeyond30 | Loss::NamesBeyond33 => t.msg_lost_long_names(),
        Loss::ClubsBeyond4 => t.msg_lost_long_clubs(),
        Loss::TeamsBeyond32 => t.msg_lost_long_teams(),
        Loss::ThirtyKyu => t.msg_lost_thirty_kyu(),
    }
}

pub fn meaning_name(t: &L10nLanguage, meaning: Meaning) -> String {
    match meaning {
        Meaning::Number => t.msg_column_number(),
        Meaning::Place => t.msg_col_place(),
        Meaning::Name => t.msg_col_name(),
        Meaning::Surname => t.msg_meaning_surname(),
        Meaning::Given => t.msg_meaning_given(),
        Meaning::Latin => t.msg_field_latin(),
        Meaning::Born => t.msg_field_born(),
        Meaning::Gender => t.msg_meaning_gender(),
        Meaning::Club => t.msg_col_club(),
        Meaning::City => t.msg_field_city(),
        Meaning::ClubOrCity => t.msg_meaning_club_or_city(),
        Meaning::Country => t.msg_field_country(),
        Meaning::Rank => t.msg_col_rank(),
        Meaning::Title => t.msg_meaning_title(),
        Meaning::Rating => t.msg_col_rating(),
        Meaning::Conditional => t.msg_meaning_conditional(),
        Meaning::Deviation => t.msg_meaning_deviation(),
        Meaning::Games => t.msg_file_games(),
        Meaning::LastPlayed => t.msg_standing_last_played(),
        Meaning::Group => t.msg_col_group(),
        Meaning::Points => t.msg_col_points(),
        Meaning::Id(system) => terms::external_id_system_name(t, system),
        Meaning::Round(number) => t.msg_meaning_round(i64::from(number)),
        Meaning::Since => t.msg_member_first_day(),
        Meaning::Until => t.msg_member_last_day(),
        Meaning::PaidUntil => t.msg_member_paid_until(),
        Meaning::TieBreak => t.msg_meaning_tie_break(),
        Meaning::Ignore => t.msg_file_ignored(),
    }
}

pub fn difference_sentence(language: Language, difference: &Difference) -> String {
    let t = language.messages();
    let about = match difference.about {
        About::Name => t.msg_col_name(),
        About::Born => t.msg_field_born(),
        About::Rank => t.msg_col_rank(),
        About::Rating => t.msg_col_rating(),
    };
    let said = |text: &str| {
        if difference.about == About::Rank {
            terms::rank_name(language, text)
        } else {
            text.to_owned()
        }
    };
    format!(
        "{about}: {} ≠ {}",
        said(&difference.file),
        said(&difference.site)
    )
}
