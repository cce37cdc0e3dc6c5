//! What is said of files of other programs.

use super::{L10nLanguage, Language, terms};
use crate::domain::table::{MAX_CELLS, MAX_ROUNDS, MAX_ROWS};
use crate::formats::convert::Target;
use crate::formats::document::{Format, RemarkKind, System};
use crate::formats::meaning::Meaning;
use crate::formats::refusal::{Code, Refusal};
use crate::formats::sheet::{About, Difference, Gap};
use crate::formats::written::Headings;

/// The name of a format.
pub fn format(t: &L10nLanguage, format: Format) -> String {
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

/// The name of a system of pairing.
pub fn system(t: &L10nLanguage, system: System) -> String {
    match system {
        System::Swiss => t.msg_system_swiss(),
        System::McMahon => t.msg_system_mcmahon(),
        System::RoundRobin => t.msg_system_round_robin(),
        System::Knockout => t.msg_system_knockout(),
    }
}

/// What a regulation makes of something in a file.
pub fn gap(t: &L10nLanguage, gap: Gap) -> String {
    let n = |n: usize| n as i64;
    match gap {
        Gap::Handicaps(count) => t.msg_gap_handicaps(n(count)),
        Gap::HandicapsOfNobody(count) => t.msg_gap_handicaps_of_nobody(n(count)),
        Gap::NotRated(count) => t.msg_gap_not_rated(n(count)),
        Gap::Undecided(count) => t.msg_gap_undecided(n(count)),
        Gap::Begun(count) => t.msg_gap_begun(n(count)),
        Gap::Time => t.msg_gap_time(),
        Gap::Pool => t.msg_gap_pool(),
        Gap::Teams(count) => t.msg_gap_teams(n(count)),
        Gap::TooManyRows(count) => t.msg_gap_rows(n(count), n(MAX_ROWS)),
        Gap::TooManyRounds(count) => t.msg_gap_rounds(n(count), n(MAX_ROUNDS)),
        Gap::TooManyCells(count) => t.msg_gap_cells(n(count), n(MAX_CELLS)),
    }
}

/// Something doubtful in a file.
pub fn remark(t: &L10nLanguage, kind: RemarkKind) -> String {
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
    }
}

/// Why a file isn't read, or a table not written.
pub fn refusal(t: &L10nLanguage, refusal: &Refusal) -> String {
    match refusal.line {
        Some(line) => t.msg_refused_file_line(line as i64, code(t, refusal.code)),
        None => code(t, refusal.code),
    }
}

/// The same without the line.
pub fn code(t: &L10nLanguage, code: Code) -> String {
    match code {
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
        Code::Target => t.msg_refused_file_target(),
        Code::NeedsRank => t.msg_refused_file_needs_rank(),
    }
}

/// The name of a form in which tables go out.
pub fn target(t: &L10nLanguage, target: Target) -> String {
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

/// The headings of tables in a language.
pub fn headings(language: Language) -> Headings {
    match language {
        Language::English => Headings::En,
        Language::Russian => Headings::Ru,
        Language::Ukrainian => Headings::Uk,
    }
}

/// What a column may mean: the word for it, and its name.
pub fn meaning(t: &L10nLanguage, meaning: Meaning) -> String {
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
        Meaning::Country => t.msg_field_country(),
        Meaning::Rank => t.msg_col_rank(),
        Meaning::Title => t.msg_meaning_title(),
        Meaning::Rating => t.msg_col_rating(),
        Meaning::Deviation => t.msg_meaning_deviation(),
        Meaning::Games => t.msg_file_games(),
        Meaning::Group => t.msg_col_group(),
        Meaning::Points => t.msg_col_points(),
        Meaning::Id(system) => terms::number_system(t, system),
        Meaning::Round(number) => t.msg_meaning_round(i64::from(number)),
        Meaning::TieBreak => t.msg_meaning_tie_break(),
        Meaning::Ignore => t.msg_file_ignored(),
    }
}

/// What the file and the site say differently of somebody.
pub fn difference(t: &L10nLanguage, difference: &Difference) -> String {
    let about = match difference.about {
        About::Name => t.msg_col_name(),
        About::Born => t.msg_field_born(),
        About::Rank => t.msg_col_rank(),
        About::Rating => t.msg_col_rating(),
    };
    format!("{about}: {} ≠ {}", difference.file, difference.site)
}
