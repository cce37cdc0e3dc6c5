//! Sentences for data of the domain: states, ranks, mistakes in tables.

use chrono::NaiveDate;

use super::arg;
use super::{L10nLanguage, Language, Speaks};
use crate::domain::approval::State;
use crate::domain::caveat::Caveat;
use crate::domain::external_id::{Kind, System};
use crate::domain::name;
use crate::domain::proposal::Stage;
use crate::domain::publication::{Cause, Cut};
use crate::domain::registration::{Hindrance, State as Registration};
use crate::domain::rules::{BirthEntry, LackKind, Need, Rulebook, RulesFeatures, Sign};
use crate::domain::table::{self, Cell, CellProblem, Field, Problem, ProblemKind};
use crate::domain::tournament::{Category, Pool};

pub fn pool_name(t: &L10nLanguage, pool: Pool) -> String {
    match pool {
        Pool::Classic => t.msg_pool_classic(),
        Pool::Rapid => t.msg_pool_rapid(),
    }
}

/// The pool in which a tournament counts: blitz and rapid are one (ssdc 1.5.2).
pub fn pool_held(t: &L10nLanguage, held: Pool) -> String {
    match held {
        Pool::Classic => pool_name(t, held),
        Pool::Rapid => t.msg_pool_rapid_and_blitz(),
    }
}

pub fn registration_state(t: &L10nLanguage, state: Registration) -> String {
    match state {
        Registration::Unconfirmed => t.msg_registration_unconfirmed(),
        Registration::Registered => t.msg_registration_registered(),
        Registration::Waiting => t.msg_registration_waiting(),
        Registration::Withdrawn => t.msg_registration_withdrawn(),
    }
}

pub fn hindrance_sentence(language: Language, hindrance: Hindrance) -> String {
    let t = language.messages();
    match hindrance {
        Hindrance::Over => t.msg_registration_over(),
        Hindrance::Begun => t.msg_registration_begun(),
        Hindrance::Closed => t.msg_registration_closed(),
        Hindrance::Early(day) => t.msg_registration_early(language.format_day(day)),
        Hindrance::Past(day) => t.msg_registration_past(language.format_day(day)),
        Hindrance::Lapsed => t.msg_registration_lapsed(),
        Hindrance::Twice => t.msg_registration_twice(),
        Hindrance::Taken => t.msg_registration_taken(),
    }
}

/// For a reader who manages the registrations: the sentence says how to open them.
pub fn hindrance_to_organizer(language: Language, reason: Hindrance) -> String {
    let t = language.messages();
    match reason {
        Hindrance::Closed => t.msg_registration_closed_own(),
        Hindrance::Past(day) => t.msg_registration_past_own(language.format_day(day)),
        other => hindrance_sentence(language, other),
    }
}

pub fn category_name(t: &L10nLanguage, category: Category) -> String {
    match category {
        Category::Highest => t.msg_category_highest(),
        Category::First => t.msg_category_first(),
        Category::Second => t.msg_category_second(),
        Category::Third => t.msg_category_third(),
        Category::Fourth => t.msg_category_fourth(),
        Category::Friendly => t.msg_category_friendly(),
    }
}

pub fn category_step(t: &L10nLanguage, code: &str) -> String {
    match code {
        "ceiling" => t.msg_category_step_ceiling(),
        "gender" => t.msg_category_step_gender(),
        "age" => t.msg_category_step_age(),
        "territory" => t.msg_category_step_territory(),
        "time" => t.msg_category_step_time(),
        "format" => t.msg_category_step_format(),
        "correspondence" => t.msg_category_step_correspondence(),
        "division" => t.msg_category_step_division(),
        "guaranteed" => t.msg_category_step_guaranteed(),
        "ceiling_2200" => t.msg_category_step_severe(),
        "challenger" => t.msg_category_step_challenger(),
        "match" => t.msg_category_step_match(),
        "organizer" => t.msg_category_step_organizer(),
        "friendly" => t.msg_category_step_friendly(),
        other => other.to_owned(),
    }
}

/// In any language and abbreviation: 4 dan, 4d, 4 дан; C, candidate master, КМ.
pub fn means_rank(typed: &str, name: &str) -> bool {
    let fold = |text: &str| -> String {
        text.chars()
            .filter(|c| c.is_alphanumeric())
            .flat_map(char::to_lowercase)
            .collect()
    };
    let typed = fold(typed);
    let digits: String = name.chars().take_while(char::is_ascii_digit).collect();
    let short = |letters: [char; 2]| letters.iter().any(|l| typed == format!("{digits}{l}"));
    let initials = |text: String| -> String {
        text.split([' ', '\u{a0}'])
            .filter_map(|w| w.chars().next())
            .flat_map(char::to_lowercase)
            .collect()
    };
    let said = Language::ALL
        .into_iter()
        .map(|l| rank_name(l, name))
        .any(|r| fold(&r) == typed || (r.contains(' ') && initials(r) == typed));
    let kyu_or_dan = (name.ends_with(" kyu") && short(['k', 'к']))
        || (name.ends_with(" dan") && short(['d', 'д']));
    fold(name) == typed || said || kyu_or_dan
}

/// Includes usual forms of sports ranks: 3р, 1st category, КМС.
pub fn read_rank(typed: &str, names: &[&'static str]) -> Option<&'static str> {
    let folded: String = typed
        .chars()
        .filter(|c| c.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect();
    let named = |name: &str| names.iter().copied().find(|known| *known == name);
    if folded.is_empty() {
        return None;
    }
    names
        .iter()
        .copied()
        .find(|name| means_rank(typed, name))
        .or_else(|| named(sports_rank(&folded)?))
}

/// The sports rank of a word in lower case without spaces and dots.
fn sports_rank(folded: &str) -> Option<&'static str> {
    const CLASS: [&str; 20] = [
        "р",
        "йр",
        "раз",
        "разр",
        "разряд",
        "йразряд",
        "розр",
        "розряд",
        "йрозряд",
        "йрозр",
        "йразр",
        "class",
        "category",
        "cat",
        "stclass",
        "stcategory",
        "ndclass",
        "ndcategory",
        "rdclass",
        "rdcategory",
    ];
    match folded {
        "кмс" | "км" | "cm" | "candidate" | "кандидат" => return Some("C"),
        "мс" => return Some("M"),
        "змс" | "зм" => return Some("H"),
        "гм" | "гр" | "gm" => return Some("G"),
        _ => {}
    }
    let roman = [("iii", "3"), ("ii", "2"), ("i", "1")];
    let arabic = [("3", "3"), ("2", "2"), ("1", "1")];
    let class = |(sign, name): &(&str, &'static str)| {
        folded
            .strip_prefix(*sign)
            .filter(|rest| CLASS.contains(rest))
            .map(|_| *name)
    };
    roman.iter().chain(&arabic).find_map(class)
}

/// A rank in the language's notation: 4 dan, 4 дан; 12 kyu, 12 кю; a sports rank by name.
pub fn rank_name(language: Language, name: &str) -> String {
    let t = language.messages();
    match name {
        "N" => return "–".to_owned(),
        "3" => return t.msg_sports_rank_third(),
        "2" => return t.msg_sports_rank_second(),
        "1" => return t.msg_sports_rank_first(),
        "C" => return t.msg_sports_rank_candidate(),
        "M" => return t.msg_sports_rank_master(),
        "H" => return t.msg_sports_rank_honoured(),
        "G" => return t.msg_sports_rank_grandmaster(),
        _ => {}
    }
    let mut said = name.to_owned();
    if said.contains(" kyu") {
        said = said.replace(" kyu", &format!("\u{a0}{}", t.msg_rank_kyu()));
    }
    if said.contains(" dan") {
        said = said.replace(" dan", &format!("\u{a0}{}", t.msg_rank_dan()));
    }
    said
}

pub fn rules_name(t: &L10nLanguage, rules: &Rulebook) -> String {
    match rules.id {
        "ufgo" => t.msg_rules_ufgo(),
        "ssdc" => t.msg_rules_ssdc(),
        "orr" => t.msg_rules_orr(),
        "rgf" => t.msg_rules_rgf(),
        "elo" => t.msg_rules_elo(),
        _ => rules.title.to_owned(),
    }
}

/// The code of a reading, as in `4.4 (A14)`, is meaningful only beside the program's rules.
fn without_reading(article: &str) -> &str {
    let is_code = |code: &str| {
        let mut signs = code.trim().chars();
        signs.next().is_some_and(|first| first.is_ascii_uppercase())
            && signs.next().is_some_and(|second| second.is_ascii_digit())
    };
    let coded = article
        .strip_suffix(')')
        .and_then(|inner| inner.rsplit_once(" ("));
    coded
        .filter(|(_, codes)| codes.split(',').all(is_code))
        .map_or(article, |(number, _)| number)
}

/// In the nominative: "article 4.3", or "section 9" if the text has sections.
pub fn cite_place(t: &L10nLanguage, shows: RulesFeatures, number: &str) -> String {
    if shows.sections {
        t.msg_cited_section(number)
    } else {
        t.msg_cited_article(number)
    }
}

pub fn article_name(t: &L10nLanguage, article: &str) -> String {
    let article = without_reading(article);
    article
        .strip_prefix("Table ")
        .map_or_else(|| article.to_owned(), |number| t.msg_article_table(number))
}

/// As typed, except the reasons that the program generates.
pub fn correction_reason(language: Language, reason: &str) -> String {
    let t = language.messages();
    match Cause::parse(reason) {
        Some(Cause::AsOf { number, date }) => t.msg_change_list_as_of(
            arg::Number(i64::from(number)),
            arg::Day(language.format_day(date)),
        ),
        Some(Cause::Shift { number, shift }) => t.msg_change_list_shift(
            arg::Number(i64::from(number)),
            arg::Shift(language.signed(shift, 4)),
        ),
        None => changed_fields(t, reason).unwrap_or_else(|| reason.to_owned()),
    }
}

/// The reason that a changed player's entry generates; `None` for another reason.
fn changed_fields(t: &L10nLanguage, reason: &str) -> Option<String> {
    let (fields, name) = reason.split_once(": ")?;
    let field = |field: &str| match field {
        "date of birth" => Some(t.msg_field_born()),
        "guest" => Some(t.msg_field_guest()),
        _ => None,
    };
    let fields: Option<Vec<String>> = fields.split(", ").map(field).collect();
    Some(format!("{}: {name}", fields?.join(", ")))
}

pub fn state_name(t: &L10nLanguage, state: State) -> String {
    match state {
        State::Planned => t.msg_state_planned(),
        State::Submitted => t.msg_state_submitted(),
        State::Cosigned => t.msg_state_cosigned(),
        State::Returned => t.msg_state_returned(),
        State::Rated => t.msg_state_rated(),
        State::Reopened => t.msg_state_reopened(),
        State::Friendly => t.msg_state_friendly(),
        State::Cancelled => t.msg_state_cancelled(),
        State::Recorded => t.msg_state_recorded(),
    }
}

pub fn stage_name(t: &L10nLanguage, stage: Stage) -> String {
    match stage {
        Stage::Draft => t.msg_stage_draft(),
        Stage::Sent => t.msg_stage_sent(),
        Stage::Returned => t.msg_stage_returned(),
        Stage::Approved => t.msg_stage_approved(),
        Stage::Rejected => t.msg_stage_rejected(),
        Stage::Withdrawn => t.msg_stage_withdrawn(),
    }
}

/// `own` is true for readers who may change the proposal.
pub fn stage_waits(t: &L10nLanguage, stage: Stage, own: bool) -> String {
    match stage {
        Stage::Draft if !own => t.msg_stage_waits_draft_organizer(),
        Stage::Returned if !own => t.msg_stage_waits_returned_organizer(),
        Stage::Draft => t.msg_stage_waits_draft(),
        Stage::Sent => t.msg_stage_waits_sent(),
        Stage::Returned => t.msg_stage_waits_returned(),
        Stage::Approved => t.msg_stage_waits_approved(),
        Stage::Rejected => t.msg_stage_waits_rejected(),
        Stage::Withdrawn => t.msg_stage_waits_withdrawn(),
    }
}

/// The CSS class of a proposal's badge.
pub fn stage_badge(stage: Stage) -> &'static str {
    match stage {
        Stage::Draft => "planned",
        Stage::Sent => "waiting",
        Stage::Returned => "returned",
        Stage::Approved => "rated",
        Stage::Rejected | Stage::Withdrawn => "cancelled",
    }
}

/// `corrected` is true if the tournament was rated before.
pub fn next_step_sentence(t: &L10nLanguage, state: State, over: bool, corrected: bool) -> String {
    match state {
        State::Planned if over => t.msg_waits_table(),
        State::Planned => t.msg_waits_start(),
        State::Submitted if corrected => t.msg_waits_club_correction(),
        State::Submitted => t.msg_waits_club(),
        State::Cosigned => t.msg_waits_commission(),
        State::Returned => t.msg_waits_referee(),
        State::Rated => t.msg_waits_nothing(),
        State::Reopened => t.msg_waits_correction(),
        State::Friendly => t.msg_waits_not_rated(),
        State::Cancelled => t.msg_waits_cancelled(),
        State::Recorded => t.msg_waits_recorded(),
    }
}

/// The actual progress of a tournament whose state is planned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayProgress {
    Ahead,
    /// Rounds are published.
    Playing,
    /// All rounds are played, or the last day has passed and it isn't in play.
    Over,
}

impl PlayProgress {
    /// `over`: the last day has passed or the desk is closed. `playing`: rounds are published and
    /// more may follow, even after the planned last day.
    pub fn from_state(over: bool, playing: bool) -> PlayProgress {
        match (over, playing) {
            (_, true) => PlayProgress::Playing,
            (true, false) => PlayProgress::Over,
            (false, false) => PlayProgress::Ahead,
        }
    }
}

/// A tournament in play isn't called planned, nor one without a calculation pass rated.
pub fn badge_of(
    t: &L10nLanguage,
    now: State,
    going: PlayProgress,
    passes: Option<i64>,
) -> (&'static str, String) {
    match (now, going) {
        (now, _) if now.is_unchanged(passes) => ("friendly", t.msg_state_unchanged()),
        (State::Planned, PlayProgress::Playing) => ("planned", t.msg_state_playing()),
        (State::Planned, PlayProgress::Over) => ("waiting", t.msg_state_over()),
        _ => (badge_class(now), state_name(t, now)),
    }
}

fn badge_class(state: State) -> &'static str {
    match state {
        State::Planned => "planned",
        State::Submitted | State::Cosigned => "waiting",
        State::Returned | State::Reopened => "returned",
        State::Rated => "rated",
        State::Friendly | State::Recorded => "friendly",
        State::Cancelled => "cancelled",
    }
}

/// Typed points with halves as fractions: `2.5` becomes 2½.
pub fn typed_points(typed: &str) -> String {
    match typed
        .strip_suffix(".5")
        .or_else(|| typed.strip_suffix(",5"))
    {
        Some("" | "0") => "½".to_owned(),
        Some(whole) if whole.bytes().all(|digit| digit.is_ascii_digit()) => format!("{whole}½"),
        _ => typed.to_owned(),
    }
}

fn split_decimals(typed: &str) -> Option<(&str, &str)> {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|digit| digit.is_ascii_digit());
    typed
        .trim()
        .split_once(['.', ','])
        .filter(|(whole, part)| digits(whole) && digits(part))
}

pub fn typed_decimals(language: Language, typed: &str) -> String {
    split_decimals(typed).map_or_else(
        || typed.to_owned(),
        |(whole, part)| language.localize_decimals(format!("{whole}.{part}")),
    )
}

/// A typed decimal number in stored form: with a point.
pub fn stored_decimals(typed: &str) -> String {
    split_decimals(typed).map_or_else(
        || typed.to_owned(),
        |(whole, part)| format!("{whole}.{part}"),
    )
}

/// Formats half points: 7, 3½.
pub fn format_points(halves: i64) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// The place of a problem: `Row 3, round 2`.
pub fn problem_place(t: &L10nLanguage, problem: &Problem) -> String {
    let field = problem.place.field.map(|f| field_name(t, f));
    match (problem.place.row, problem.place.round, field) {
        (Some(row), Some(round), _) => {
            t.msg_place_cell(arg::Row(row as i64), arg::Round(round as i64))
        }
        (Some(row), None, Some(field)) => {
            t.msg_place_field(arg::Row(row as i64), arg::Field(field))
        }
        (Some(row), None, None) => t.msg_place_row(row as i64),
        _ => t.msg_place_table(),
    }
}

fn field_name(t: &L10nLanguage, field: Field) -> String {
    match field {
        Field::Player | Field::Name => t.msg_col_name(),
        Field::Latin => t.msg_field_latin(),
        Field::Born => t.msg_registration_born(),
        Field::Club => t.msg_col_club(),
        Field::City => t.msg_field_city(),
        Field::Rank => t.msg_col_rank(),
        Field::Rating => t.msg_col_rating(),
        Field::Group => t.msg_col_group(),
        Field::Points => t.msg_col_points(),
        Field::Place => t.msg_col_place(),
    }
}

pub fn problem_sentence(t: &L10nLanguage, p: &Problem) -> String {
    let near = p.near.as_deref().unwrap_or("");
    let n = |n: usize| n as i64;
    match &p.kind {
        ProblemKind::Cell(CellProblem::Unreadable) => t.msg_problem_cell(near),
        ProblemKind::Cell(CellProblem::ResultMissing) => t.msg_problem_result_missing(near),
        ProblemKind::Cell(CellProblem::NumberTooLarge) => t.msg_problem_cell(near),
        ProblemKind::Cell(CellProblem::HandicapTooLarge) => t.msg_problem_handicap(near),
        ProblemKind::OpponentUnknown { opponent, rows } => {
            t.msg_problem_opponent_unknown(arg::Number(n(*opponent)), arg::Rows(n(*rows)))
        }
        ProblemKind::AgainstOneself => t.msg_problem_oneself(),
        ProblemKind::MirrorMissing { .. }
        | ProblemKind::MirrorElsewhere { .. }
        | ProblemKind::MirrorResult { .. }
        | ProblemKind::MirrorForfeit { .. }
        | ProblemKind::ForfeitScores { .. }
        | ProblemKind::MirrorColour { .. }
        | ProblemKind::MirrorHandicap { .. } => mirror_sentence(t, &p.kind),
        ProblemKind::ClaimedTwice { by } => {
            let rows: Vec<String> = by.iter().map(ToString::to_string).collect();
            t.msg_problem_claimed_twice(rows.join(", "))
        }
        ProblemKind::PlayerTwice { row } => t.msg_problem_player_twice(n(*row)),
        ProblemKind::NameTwice { row } => t.msg_problem_name_twice(n(*row)),
        ProblemKind::NameMissing => t.msg_problem_name_missing(),
        ProblemKind::NoMember => t.msg_problem_no_member(),
        ProblemKind::PlayerUnknown => t.msg_problem_player_unknown(near),
        ProblemKind::TotalDisagrees {
            typed,
            cells,
            group,
        } => total_sentence(t, *typed, *cells, *group),
        ProblemKind::PointsUnreadable | ProblemKind::GroupUnreadable => t.msg_problem_points(near),
        ProblemKind::PlaceUnreadable => t.msg_problem_place(near),
        ProblemKind::RatingUnreadable => t.msg_problem_rating(near),
        ProblemKind::BornUnreadable => t.msg_problem_born(near),
        ProblemKind::TextTooLong { .. }
        | ProblemKind::ReasonTooLong { .. }
        | ProblemKind::TooManyRows { .. }
        | ProblemKind::TooManyRounds { .. }
        | ProblemKind::TooManyCells { .. } => size_sentence(t, &p.kind),
        ProblemKind::AnnulledWithoutReason => t.msg_problem_annulled(),
        ProblemKind::AnnulmentUnknown => t.msg_problem_annulment_unknown(near),
        ProblemKind::CellBeyondRounds { rounds } => t.msg_problem_beyond(n(*rounds)),
        ProblemKind::NoParticipants => t.msg_problem_nobody(),
        ProblemKind::TooFewParticipants => t.msg_problem_alone(),
        ProblemKind::NoGames => t.msg_problem_no_games(),
        ProblemKind::MeetAgain { opponent, round } => {
            t.msg_problem_meet_again(arg::Row(n(*opponent)), arg::Round(n(*round)))
        }
    }
}

fn mirror_sentence(t: &L10nLanguage, kind: &ProblemKind) -> String {
    let row = |row: usize| arg::Row(row as i64);
    let seen = |cell: &Cell| arg::Found(cell.to_string());
    match kind {
        ProblemKind::MirrorMissing { named_by, expected } => {
            t.msg_problem_mirror_missing(row(*named_by), arg::Expected(expected.to_string()))
        }
        ProblemKind::MirrorElsewhere { opponent, found } => {
            t.msg_problem_mirror_elsewhere(row(*opponent), seen(found))
        }
        ProblemKind::MirrorResult {
            opponent,
            expected,
            found,
        } => t.msg_problem_mirror_result(
            row(*opponent),
            seen(found),
            arg::Expected(expected.to_string()),
        ),
        ProblemKind::MirrorForfeit { opponent, found } => {
            t.msg_problem_mirror_forfeit(row(*opponent), seen(found))
        }
        ProblemKind::ForfeitScores { opponent, found } => {
            t.msg_problem_forfeit_scores(row(*opponent), seen(found))
        }
        ProblemKind::MirrorColour { opponent, found } => {
            t.msg_problem_mirror_colour(row(*opponent), seen(found))
        }
        ProblemKind::MirrorHandicap { opponent, found } => {
            t.msg_problem_mirror_handicap(row(*opponent), seen(found))
        }
        _ => String::new(),
    }
}

fn total_sentence(t: &L10nLanguage, typed: i64, cells: i64, group: Option<i64>) -> String {
    match group {
        Some(group) => t.msg_problem_total_group(
            arg::Cells(format_points(cells)),
            arg::Group(format_points(group)),
            arg::Typed(format_points(typed)),
        ),
        None => t.msg_problem_total(
            arg::Cells(format_points(cells)),
            arg::Typed(format_points(typed)),
        ),
    }
}

fn size_sentence(t: &L10nLanguage, kind: &ProblemKind) -> String {
    let n = |n: usize| n as i64;
    let most = |most: usize| arg::Most(most as i64);
    match kind {
        ProblemKind::TextTooLong { chars } => {
            t.msg_problem_long(arg::Chars(n(*chars)), most(table::MAX_TEXT))
        }
        ProblemKind::ReasonTooLong { chars } => {
            t.msg_problem_long(arg::Chars(n(*chars)), most(table::MAX_REASON))
        }
        ProblemKind::TooManyRows { rows } => {
            t.msg_problem_rows(arg::Rows(n(*rows)), most(table::MAX_ROWS))
        }
        ProblemKind::TooManyRounds { rounds } => {
            t.msg_problem_rounds(arg::Rounds(n(*rounds)), most(table::MAX_ROUNDS))
        }
        ProblemKind::TooManyCells { cells } => {
            t.msg_problem_cells(arg::Cells(n(*cells)), most(table::MAX_CELLS))
        }
        _ => String::new(),
    }
}

/// The origin of an external id.
pub fn external_id_system_name(t: &L10nLanguage, system: System) -> String {
    match system {
        System::Aga => t.msg_number_aga(),
        System::EgfPin => t.msg_number_egf_pin(),
        System::Ffg => t.msg_number_ffg(),
        System::Fide => t.msg_number_fide(),
        System::National => t.msg_number_national(),
    }
}

pub fn foreign_rating(t: &L10nLanguage, kind: Kind) -> String {
    match kind {
        Kind::Standard => t.msg_foreign_rating_standard(),
        Kind::Rapid => t.msg_foreign_rating_rapid(),
        Kind::Blitz => t.msg_foreign_rating_blitz(),
        Kind::Gor => t.msg_foreign_rating_gor(),
    }
}

pub fn caveat_sentence(language: Language, caveat: Caveat) -> String {
    let t = language.messages();
    match caveat {
        Caveat::Early(day) => t.msg_caveat_early(language.format_day(day)),
        Caveat::Rounds { played, planned } => {
            t.msg_caveat_rounds(arg::Played(played as i64), arg::Planned(planned as i64))
        }
        Caveat::FewRounds { played, least } => {
            t.msg_caveat_few_rounds(arg::Played(played as i64), arg::Least(least as i64))
        }
        Caveat::ShortTime(least) => t.msg_caveat_short_time(i64::from(least)),
        Caveat::NoReferee => t.msg_caveat_no_referee(),
        Caveat::Unlicensed => t.msg_caveat_unlicensed(),
        Caveat::Minutes => t.msg_caveat_minutes(),
        Caveat::Places(count) => t.msg_caveat_places(count as i64),
        Caveat::Newcomers(count) => t.msg_caveat_newcomers(count as i64),
        Caveat::Clubs(count) => t.msg_caveat_clubs(count as i64),
        Caveat::Duplicate => t.msg_caveat_duplicate(),
        Caveat::Unplanned(days) => {
            t.msg_caveat_unplanned(language.format_days(days.starts, days.ends))
        }
        Caveat::PlanDays(days) => {
            t.msg_caveat_plan_days(language.format_days(days.starts, days.ends))
        }
        Caveat::Lack(kind) => lack_sentence(t, kind),
    }
}

pub fn birth_hint(t: &L10nLanguage, needs: &[Need]) -> String {
    needs.iter().find(|need| need.is_birth()).map_or_else(
        || t.msg_registration_born_hint(),
        |one| need_sentence(t, *one),
    )
}

/// A requirement of a regulation on player data, for officials who enter players.
pub fn need_sentence(t: &L10nLanguage, need: Need) -> String {
    match need {
        Need::Ages => t.msg_need_ages(),
        Need::Protection => t.msg_need_protection(),
        Need::LastPlayed => t.msg_need_last_played(),
        Need::Start => t.msg_need_start(),
    }
}

/// Player data that a regulation needs and a list of the past lacks, with the consequence.
pub fn lack_of_list(t: &L10nLanguage, kind: LackKind) -> String {
    match kind {
        LackKind::Ages {
            players,
            years: Some(years),
            ..
        } => t.msg_rating_list_import_lack_ages(
            arg::Count(players as i64),
            arg::Years(i64::from(years)),
        ),
        LackKind::Ages {
            players,
            years: None,
            ..
        } => t.msg_rating_list_import_lack_ages_left_out(players as i64),
        LackKind::Protection { players, years, .. } => t.msg_rating_list_import_lack_protection(
            arg::Count(players as i64),
            arg::Years(i64::from(years)),
        ),
        LackKind::LastPlayed { players } => {
            t.msg_rating_list_import_lack_last_played(players as i64)
        }
        LackKind::Start { players, rating } => {
            t.msg_rating_list_import_lack_start(arg::Count(players as i64), arg::Rating(rating))
        }
    }
}

pub fn lack_sentence(t: &L10nLanguage, kind: LackKind) -> String {
    match kind {
        LackKind::Ages {
            players,
            years,
            entry,
        } => {
            let count = players as i64;
            let follows = years.map_or_else(
                || t.msg_lack_ages_left_out(count),
                |years| t.msg_lack_ages(arg::Count(count), arg::Years(i64::from(years))),
            );
            format!("{follows} {}", birth_entry(t, count, entry))
        }
        LackKind::Protection {
            players,
            years,
            entry,
        } => {
            let count = players as i64;
            format!(
                "{} {}",
                t.msg_lack_protection(arg::Count(count), arg::Years(i64::from(years))),
                birth_entry(t, count, entry)
            )
        }
        LackKind::LastPlayed { players } => t.msg_lack_last_played(players as i64),
        LackKind::Start { players, rating } => {
            t.msg_lack_start(arg::Count(players as i64), arg::Rating(rating))
        }
    }
}

fn birth_entry(t: &L10nLanguage, players: i64, entry: BirthEntry) -> String {
    match entry {
        BirthEntry::Table => t.msg_lack_birth_table(players),
        BirthEntry::Register => t.msg_lack_birth_register(players),
        BirthEntry::Stated => t.msg_lack_birth_stated(players),
    }
}

/// The table by which names of a language are spelled in Latin letters.
pub fn name_table(t: &L10nLanguage, language: name::Language) -> String {
    match language {
        name::Language::Ukrainian => t.msg_spelling_ukrainian(),
        name::Language::Russian => t.msg_spelling_russian(),
    }
}

pub fn cell_legend(t: &L10nLanguage, sign: Sign) -> String {
    match sign {
        Sign::Stones => t.msg_cell_legend(),
        Sign::Pieces => t.msg_cell_legend_even(),
        Sign::Dots | Sign::Board => t.msg_cell_legend_plain(),
    }
}

pub fn cell_hint(t: &L10nLanguage, sign: Sign) -> String {
    match sign {
        Sign::Stones => t.msg_cell_hint(),
        Sign::Pieces => t.msg_cell_hint_even(),
        Sign::Dots | Sign::Board => t.msg_cell_hint_plain(),
    }
}

/// The rule that selects the tournaments of a list.
pub fn cut_rule(t: &L10nLanguage, cut: Cut) -> String {
    match cut {
        Cut::Ended => t.msg_publish_cut_ended(),
        Cut::Rated => t.msg_publish_cut_rated(),
    }
}

/// The days by which the tournaments of a list ended and were rated. Empty without tournaments.
pub fn basis_sentence(
    language: Language,
    ended: Option<NaiveDate>,
    rated: Option<NaiveDate>,
) -> String {
    let t = language.messages();
    match (ended, rated) {
        (None, _) => String::new(),
        (Some(ended), None) => t.msg_list_basis_ended(language.format_day(ended)),
        (Some(ended), Some(rated)) => t.msg_list_basis_says(
            arg::Ended(language.format_day(ended)),
            arg::Rated(language.format_day(rated)),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_written_alike_however_they_were_typed() {
        for (typed, written) in [
            ("2.5", "2½"),
            ("0,5", "½"),
            (".5", "½"),
            ("3½", "3½"),
            ("12", "12"),
            ("a.5", "a.5"),
            ("2.25", "2.25"),
            ("", ""),
        ] {
            assert_eq!(typed_points(typed), written, "{typed}");
        }
    }

    #[test]
    fn decimals_are_shown_as_the_reader_writes_them_and_kept_in_one_way() {
        let shown = |language| {
            ["2.5", "2,5", "12", "2½", "1.5.2010", "a.5", "5.", ""]
                .map(|typed| typed_decimals(language, typed))
        };
        assert_eq!(
            shown(Language::Ukrainian),
            ["2,5", "2,5", "12", "2½", "1.5.2010", "a.5", "5.", ""]
        );
        assert_eq!(
            shown(Language::English),
            ["2.5", "2.5", "12", "2½", "1.5.2010", "a.5", "5.", ""]
        );
        assert_eq!(
            ["2,5", "2.5", "½", "x,5"].map(stored_decimals),
            ["2.5", "2.5", "½", "x,5"]
        );
    }

    #[test]
    fn blitz_counts_with_rapid_and_a_tournament_says_so() {
        for language in Language::ALL {
            let t = language.messages();
            let [blitz, rapid] =
                [t.msg_time_blitz(), t.msg_pool_rapid()].map(|word| word.to_lowercase());
            let held = pool_held(t, Pool::Rapid).to_lowercase();
            assert!(held.contains(&blitz) && held.contains(&rapid), "{held}");
            assert_eq!(pool_held(t, Pool::Classic), pool_name(t, Pool::Classic));
        }
    }

    #[test]
    fn what_is_being_played_is_never_called_planned_nor_over() {
        for language in Language::ALL {
            let t = language.messages();
            for over in [false, true] {
                assert_eq!(
                    badge_of(
                        t,
                        State::Planned,
                        PlayProgress::from_state(over, true),
                        None
                    ),
                    ("planned", t.msg_state_playing())
                );
            }
            assert_eq!(
                badge_of(
                    t,
                    State::Planned,
                    PlayProgress::from_state(true, false),
                    None
                )
                .1,
                t.msg_state_over()
            );
            assert_eq!(
                badge_of(
                    t,
                    State::Planned,
                    PlayProgress::from_state(false, false),
                    None
                )
                .1,
                t.msg_state_planned()
            );
            assert_eq!(
                badge_of(
                    t,
                    State::Rated,
                    PlayProgress::from_state(true, true),
                    Some(2)
                )
                .1,
                t.msg_state_rated()
            );
            assert_eq!(
                badge_of(
                    t,
                    State::Rated,
                    PlayProgress::from_state(true, true),
                    Some(0)
                )
                .1,
                t.msg_state_unchanged()
            );
        }
    }

    #[test]
    fn a_sports_rank_is_read_however_people_write_it() {
        let ranks = ["N", "3", "2", "1", "C", "M", "H", "G"];
        let same = [
            ("3р", "3"),
            ("3 р.", "3"),
            ("II разряд", "2"),
            ("1st category", "1"),
            ("1", "1"),
            ("КМС", "C"),
            ("candidate master", "C"),
        ];
        for (typed, name) in same {
            assert_eq!(read_rank(typed, &ranks), Some(name), "{typed}");
        }
        for typed in ["Ivory", "–", "", "1500", "UA", "Рига"] {
            assert_eq!(read_rank(typed, &ranks), None, "{typed}");
        }
        assert_eq!(read_rank("КМС", &["1 kyu", "1 dan"]), None);
    }

    #[test]
    fn a_correction_is_signed_by_others_than_the_chief_referee_too() {
        for language in Language::ALL {
            let t = language.messages();
            assert_eq!(
                next_step_sentence(t, State::Submitted, true, false),
                t.msg_waits_club()
            );
            assert_eq!(
                next_step_sentence(t, State::Submitted, true, true),
                t.msg_waits_club_correction()
            );
        }
    }

    #[test]
    fn what_a_parameter_belongs_to_is_said_in_the_language() {
        let said = |language: Language, text: &str| article_name(language.messages(), text);
        assert_eq!(said(Language::Ukrainian, "Table 4 (A33)"), "Таблиця\u{a0}4");
        assert_eq!(said(Language::Ukrainian, "4.4 (A14)"), "4.4");
        assert_eq!(said(Language::English, "2.7 (A06a, A06c)"), "2.7");
        assert_eq!(
            said(Language::English, "2.7 (b)"),
            "2.7 (b)",
            "a part of the article stays"
        );
    }

    #[test]
    fn a_rank_is_known_however_it_is_typed() {
        let same = [
            ("4 dan", "4 dan"),
            ("4D", "4 dan"),
            ("4 дан", "4 dan"),
            ("12к", "12 kyu"),
            ("c", "C"),
            ("candidate master", "C"),
        ];
        for (typed, name) in same {
            assert!(means_rank(typed, name), "{typed} is {name}");
        }
        for (typed, name) in [
            ("3 dan", "4 dan"),
            ("4 kyu", "4 dan"),
            ("4k", "4 dan"),
            ("M", "C"),
            ("?", "1 kyu"),
        ] {
            assert!(!means_rank(typed, name), "{typed} is not {name}");
        }
    }
}
