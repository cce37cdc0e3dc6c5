//! Sentences of the desk in the reader's language.

use super::arg;
use super::{L10nLanguage, Language, Speaks, Spelling, terms};
use crate::domain::desk::{
    Act, Answer, BadLine, Board, Cause, CriterionDifference, DeadEnd, Desk, Entrant, EntrantId,
    Entry, LineFault, Outcome, Refusal, Replays, Stage, System, Tie,
};
use crate::domain::pairing::mcmahon::Fault;
use crate::domain::rules::{RulesFeatures, Sides};
use crate::domain::table::MAX_HANDICAP;

pub fn entrant_name(entrant: &Entrant, spelling: Spelling) -> String {
    spelling.name(&entrant.name, Some(&entrant.latin))
}

/// With the number of the round lists for namesakes; the number alone of a removed participant.
pub fn name(desk: &Desk, who: EntrantId, spelling: Spelling) -> String {
    let t = spelling.language.messages();
    let Some(entrant) = desk.entrant(who) else {
        return t.msg_numbered(who.to_string());
    };
    match desk.number_among_namesakes(who) {
        Some(number) => format!(
            "{} · {}",
            entrant_name(entrant, spelling),
            t.msg_numbered(number.to_string())
        ),
        None => entrant_name(entrant, spelling),
    }
}

fn join_names(desk: &Desk, all: &[EntrantId], spelling: Spelling) -> String {
    all.iter()
        .map(|who| name(desk, *who, spelling))
        .collect::<Vec<_>>()
        .join(", ")
}

pub fn system_name(t: &L10nLanguage, system: System) -> String {
    match system {
        System::Swiss => t.msg_desk_system_swiss(),
        System::McMahon => t.msg_desk_system_mcmahon(),
        System::RoundRobin => t.msg_desk_system_round_robin(),
        System::Knockout => t.msg_desk_system_knockout(),
    }
}

pub fn stage_name(t: &L10nLanguage, stage: Stage) -> String {
    match stage {
        Stage::Paired => t.msg_desk_stage_paired(),
        Stage::Published => t.msg_desk_stage_published(),
        Stage::Started => t.msg_desk_stage_started(),
        Stage::Closed => t.msg_desk_stage_closed(),
    }
}

/// Formats half points as in tables: 3, 2½; a won game is 1.
pub fn format_points(halves: i64) -> String {
    if halves < 0 {
        format!("\u{2212}{}", terms::format_points(-halves))
    } else {
        terms::format_points(halves)
    }
}

/// Points with their unit, as shown beside a name: 2½ pts, 1 pt.
pub fn with_points(t: &L10nLanguage, points: &str) -> String {
    match points.trim_start_matches('\u{2212}') {
        "1" | "½" => t.msg_live_with_point(points),
        _ => t.msg_live_with_points(points),
    }
}

/// Parses typed points to half points: 1, 1.5, 1,5, 1½.
pub fn typed_points(text: &str) -> Option<i64> {
    let text = text.trim().replace('½', ".5").replace(',', ".");
    let halves = 2.0 * text.parse::<f64>().ok()?;
    (halves.fract() == 0.0 && halves.abs() < 1e6).then_some(halves as i64)
}

/// The desk counts half points, and quarter points for Sonneborn-Berger.
pub fn format_tie(language: Language, tie: Tie, value: i64) -> String {
    format_parts(
        language,
        value,
        if tie == Tie::SonnebornBerger { 4 } else { 2 },
    )
}

/// In points if it consists of points: the bye player's score, and squared differences.
pub fn format_criterion_value(language: Language, criterion: usize, value: i64) -> String {
    match criterion {
        2 => format_points(value),
        3 => format_parts(language, value, 4),
        _ => value.to_string().replace('-', "\u{2212}"),
    }
}

fn format_parts(language: Language, value: i64, parts: i32) -> String {
    let Ok(value) = i32::try_from(value) else {
        return String::new();
    };
    let decimals = match value.rem_euclid(parts) * 4 / parts {
        0 => 0,
        2 => 1,
        _ => 2,
    };
    language.number(f64::from(value) / f64::from(parts), decimals)
}

/// From the side of the player written first. `!` marks an unplayed game; empty without a result.
pub fn format_score(sides: Sides, outcome: Option<Outcome>) -> &'static str {
    let [own, other] = [outcome, outcome.map(Outcome::with_colours_exchanged)];
    let [first, _] = sides.in_written_order([own, other]);
    match first {
        None => "",
        Some(Outcome::Black) => "1–0",
        Some(Outcome::White) => "0–1",
        Some(Outcome::Draw) => "½–½",
        Some(Outcome::BlackByForfeit) => "1–0!",
        Some(Outcome::WhiteByForfeit) => "0–1!",
        Some(Outcome::NoOne) => "0–0!",
        Some(Outcome::AwardedDraw) => "½–½!",
    }
}

pub fn outcome_words(t: &L10nLanguage, sides: Sides, outcome: Option<Outcome>) -> String {
    let sides = sides.word();
    match outcome {
        None => t.msg_desk_outcome_none(),
        Some(Outcome::Black) => t.msg_desk_outcome_black(sides),
        Some(Outcome::White) => t.msg_desk_outcome_white(sides),
        Some(Outcome::Draw) => t.msg_desk_outcome_draw(),
        Some(Outcome::BlackByForfeit) => t.msg_desk_outcome_black_forfeit(sides),
        Some(Outcome::WhiteByForfeit) => t.msg_desk_outcome_white_forfeit(sides),
        Some(Outcome::NoOne) => t.msg_desk_outcome_no_one(),
        Some(Outcome::AwardedDraw) => t.msg_desk_outcome_awarded(),
    }
}

pub fn more_acts(t: &L10nLanguage, shows: &RulesFeatures) -> String {
    match (shows.sign.stones(), shows.annuls) {
        (true, true) => t.msg_desk_more_acts(),
        (false, true) => t.msg_desk_more_acts_plain(),
        (true, false) => t.msg_desk_more_acts_stones(),
        (false, false) => t.msg_desk_more_acts_replay(),
    }
}

/// The treatment of drawn games; `rated` is true if the regulation rates every replay.
pub fn replays_rule(t: &L10nLanguage, replays: Replays, rated: bool) -> String {
    match replays {
        Replays::None if rated => t.msg_desk_replays_none_rated(),
        Replays::None => t.msg_desk_replays_none(),
        Replays::Rated => t.msg_desk_replays_rated(),
        Replays::Unrated => t.msg_desk_replays_unrated(),
    }
}

/// A pairing criterion, from 1; 0 is a rematch.
pub fn criterion_name(t: &L10nLanguage, sides: Sides, criterion: usize) -> String {
    match criterion {
        0 => t.msg_desk_criterion_met(),
        1 => t.msg_desk_criterion_bye_twice(),
        2 => t.msg_desk_criterion_bye_score(),
        3 => t.msg_desk_criterion_score(),
        4 => t.msg_desk_criterion_float(),
        5 => t.msg_desk_criterion_colour(sides.word()),
        6 => t.msg_desk_criterion_ideal(),
        _ => t.msg_desk_criterion_order(),
    }
}

pub fn worse_sentence(language: Language, sides: Sides, worse: &CriterionDifference) -> String {
    let t = language.messages();
    let what = criterion_name(t, sides, worse.criterion);
    let value = |value| format_criterion_value(language, worse.criterion, value);
    if worse.criterion > 6 {
        t.msg_desk_worse_order(what)
    } else {
        t.msg_desk_worse(
            arg::What(what),
            arg::Worse(value(worse.worse)),
            arg::Better(value(worse.better)),
        )
    }
}

/// The reason why a round can't be paired, as a sentence that can be checked by hand.
fn dead_end(t: &L10nLanguage, desk: &Desk, end: &DeadEnd, spelling: Spelling) -> String {
    let mut without = join_names(desk, &end.without, spelling);
    if end.bye {
        let bye = t.msg_desk_bye();
        without = if without.is_empty() {
            bye
        } else {
            format!("{without}, {bye}")
        };
    }
    let groups = end
        .groups
        .iter()
        .map(|group| join_names(desk, group, spelling))
        .collect::<Vec<_>>()
        .join(" | ");
    let count = end.groups.len() as i64;
    if without.is_empty() {
        t.msg_desk_dead_end_alone(groups.as_str())
    } else {
        t.msg_desk_dead_end(
            arg::Count(count),
            arg::Without(without.as_str()),
            arg::Groups(groups.as_str()),
        )
    }
}

pub fn refusal_sentence(
    t: &L10nLanguage,
    desk: Option<&Desk>,
    refusal: &Refusal,
    spelling: Spelling,
) -> String {
    match refusal {
        Refusal::RefereeOnly => t.msg_desk_no_referee_only(),
        Refusal::Finished => t.msg_desk_no_finished(),
        Refusal::Begun => t.msg_desk_no_begun(),
        Refusal::Unknown(_) => t.msg_desk_no_unknown(),
        Refusal::NameMissing => t.msg_desk_no_name(),
        Refusal::TooLong(text) => t.msg_desk_no_too_long(text.as_str()),
        Refusal::NoCountry(text) => t.msg_desk_no_country(text.as_str()),
        Refusal::Twice(name) => t.msg_desk_no_twice(name.as_str()),
        Refusal::PastedTwice(name) => t.msg_desk_no_pasted_twice(name.as_str()),
        Refusal::Lines(lines) => join_sentences(lines.iter().map(|line| bad_line(t, line))),
        Refusal::TooMany => t.msg_desk_no_too_many(),
        Refusal::Nobody => t.msg_desk_no_nobody(),
        Refusal::NotDrawn => t.msg_desk_no_not_drawn(),
        Refusal::Seed => t.msg_desk_no_seed(),
        Refusal::NumberMissing => t.msg_desk_no_number(),
        Refusal::SameNumber(number) => {
            t.msg_desk_no_same_number(i64::try_from(*number).unwrap_or(i64::MAX))
        }
        Refusal::Groups(faults) => join_sentences(faults.iter().map(|fault| group_fault(t, fault))),
        Refusal::Plan => t.msg_desk_no_plan(),
        Refusal::Round => t.msg_desk_no_round(),
        Refusal::Stale => t.msg_desk_no_stale(),
        Refusal::Outdated => t.msg_desk_no_outdated(),
        Refusal::Started => t.msg_desk_no_started(),
        Refusal::ReasonMissing => t.msg_desk_no_reason(),
        Refusal::NotBoth => t.msg_desk_no_not_both(),
        Refusal::BreaksRules => t.msg_desk_no_breaks(),
        Refusal::DeadEnd(end) => match desk {
            Some(desk) => dead_end(t, desk, end, spelling),
            None => t.msg_desk_dead_end_alone(""),
        },
        Refusal::Champion(who) => champion_refusal(t, desk, *who, spelling),
        Refusal::Nothing => t.msg_desk_no_nothing(),
        Refusal::NoMoreRounds => t.msg_desk_no_more_rounds(),
        Refusal::NotPublished => t.msg_desk_no_not_published(),
        Refusal::Repaired => t.msg_desk_no_repaired(),
        Refusal::Closed => t.msg_desk_no_closed(),
        Refusal::Unfinished(count) => t.msg_desk_no_unfinished(*count as i64),
        Refusal::Disputed(count) => t.msg_desk_no_disputed(*count as i64),
        Refusal::LaterRound => t.msg_desk_no_later_round(),
        Refusal::Time => t.msg_desk_no_time(),
        Refusal::TooLarge => t.msg_desk_no_too_large(),
        Refusal::NoLateEntry => t.msg_desk_no_late(),
        Refusal::LatePoints(most) => t.msg_desk_no_late_points(format_points(*most)),
        Refusal::NoResult => t.msg_desk_no_result(),
        Refusal::NoAnnulment => t.msg_desk_no_annulment(),
        Refusal::ReplayRated => t.msg_desk_no_replay_unrated(),
        Refusal::Annulled => t.msg_desk_no_annulled(),
        Refusal::Replayed => t.msg_desk_no_replayed(),
        Refusal::NoReplay => t.msg_desk_no_replay(),
        Refusal::Stones => t.msg_desk_no_stones(i64::from(MAX_HANDICAP)),
    }
}

fn join_sentences(all: impl Iterator<Item = String>) -> String {
    all.collect::<Vec<_>>().join(" ")
}

fn champion_refusal(
    t: &L10nLanguage,
    desk: Option<&Desk>,
    champion: Option<EntrantId>,
    spelling: Spelling,
) -> String {
    match (champion, desk) {
        (Some(champion), Some(desk)) => t.msg_desk_no_champion(name(desk, champion, spelling)),
        _ => t.msg_desk_no_champion_none(),
    }
}

/// The reason why the draft of the next round was discarded; `None` if it wasn't.
pub fn discarded_sentence(desk: &Desk, spelling: Spelling) -> Option<String> {
    let t = spelling.language.messages();
    let discarded = desk.discarded_draft()?;
    let of = |who: EntrantId| name(desk, who, spelling);
    let cause = match discarded.cause {
        Cause::Withdrawn { who } => t.msg_desk_cause_withdrawn(of(who)),
        Cause::Back { who } => t.msg_desk_cause_back(of(who)),
        Cause::Absent { who } => t.msg_desk_cause_absent(of(who)),
        Cause::Participants => t.msg_desk_cause_participants(),
        Cause::Lots => t.msg_desk_cause_lots(),
        Cause::Settings => t.msg_desk_cause_settings(),
        Cause::Result { round, board } => {
            t.msg_desk_cause_result(arg::Round(round as i64), arg::Board(board as i64))
        }
        Cause::Earlier => t.msg_desk_cause_earlier(),
    };
    Some(t.msg_desk_discarded(arg::Round(discarded.round as i64), arg::Cause(cause)))
}

fn bad_line(t: &L10nLanguage, bad: &BadLine) -> String {
    let (line, field) = (bad.line as i64, bad.field.as_str());
    match &bad.fault {
        LineFault::Nameless => t.msg_desk_no_line_name(arg::Line(line), arg::Field(field)),
        LineFault::Number => t.msg_desk_no_line_number(arg::Line(line), arg::Field(field)),
        LineFault::YearOrRating => t.msg_desk_no_line_year(arg::Line(line), arg::Field(field)),
        LineFault::Club(club) => {
            t.msg_desk_no_line_club(arg::Line(line), arg::Field(field), arg::Club(club.as_str()))
        }
    }
}

fn group_fault(t: &L10nLanguage, fault: &Fault) -> String {
    match fault {
        Fault::Nobody => t.msg_desk_no_nobody(),
        Fault::Width(_) => t.msg_desk_no_width(),
        Fault::Bars => t.msg_desk_no_bars(),
        Fault::Rating(_, rating) => t.msg_desk_no_rating(*rating),
    }
}

pub fn answer_sentence(t: &L10nLanguage, answer: Answer) -> String {
    match answer {
        Answer::Done | Answer::Nothing => t.msg_desk_entry_stored(),
        Answer::Disputed => t.msg_desk_entry_disputed(),
        Answer::Replays(count) => t.msg_desk_replays(count as i64),
    }
}

fn pair_names(desk: &Desk, two: [EntrantId; 2], spelling: Spelling) -> String {
    spelling
        .language
        .join_with_dash(&name(desk, two[0], spelling), &name(desk, two[1], spelling))
}

pub fn act_line(
    spelling: Spelling,
    sides: Sides,
    desk: &Desk,
    act: &Act,
    answer: Answer,
) -> String {
    let t = spelling.language.messages();
    let of = |who: &EntrantId| name(desk, *who, spelling);
    match act {
        // 0: as many rounds as the number of participants suggests.
        Act::Plan { plan } if plan.rounds == 0 => t.msg_desk_log_plan(system_name(t, plan.system)),
        Act::Plan { plan } => t.msg_desk_log_plan_rounds(
            arg::System(system_name(t, plan.system)),
            arg::Rounds(plan.rounds as i64),
        ),
        Act::Enter { entrants } => t.msg_desk_log_enter(entrants.len() as i64),
        Act::Late {
            entrants,
            points,
            reason,
        } => with_reason(late_line(t, entrants.len(), *points), reason),
        Act::Amend { entrant } => t.msg_desk_log_amend(entrant_name(entrant, spelling)),
        Act::Remove { who } => t.msg_desk_log_remove(of(who)),
        Act::Draw { seed } => t.msg_desk_log_draw(seed.as_str()),
        Act::Number { .. } => t.msg_desk_log_number(),
        Act::Absent { who, absent: true } => t.msg_desk_log_absent(of(who)),
        Act::Absent { who, .. } => t.msg_desk_log_present(of(who)),
        Act::Withdraw { who, withdrawn } => match withdrawn {
            true => t.msg_desk_log_withdraw(of(who)),
            false => t.msg_desk_log_again(of(who)),
        },
        Act::Pair { round, reason } => with_reason(t.msg_desk_log_pair(*round as i64), reason),
        Act::Swap {
            round, two, reason, ..
        } => {
            let pair = arg::Pair(pair_names(desk, *two, spelling));
            let line = t.msg_desk_log_swap(arg::Round(*round as i64), pair);
            with_reason(line, reason)
        }
        Act::Publish { round } => t.msg_desk_log_publish(*round as i64),
        Act::Start { round } => t.msg_desk_log_start(*round as i64),
        Act::Close { round } => match answer {
            // The round stays open for the replays.
            Answer::Replays(count) => {
                t.msg_desk_log_replays(arg::Count(count as i64), arg::Round(*round as i64))
            }
            _ => t.msg_desk_log_close(*round as i64),
        },
        Act::Back { round, .. } => t.msg_desk_log_back(*round as i64),
        Act::Finish => t.msg_desk_log_finish(),
        Act::Resume => t.msg_desk_log_resume(),
        Act::Result { .. }
        | Act::Stones { .. }
        | Act::Annul { .. }
        | Act::Replay { .. }
        | Act::Rate { .. } => board_act(spelling, sides, desk, act),
    }
}

fn late_line(t: &L10nLanguage, entrants: usize, late_points: i64) -> String {
    let line = t.msg_desk_log_late(entrants as i64);
    match late_points {
        0 => line,
        late => format!(
            "{line}, {}",
            t.msg_desk_log_late_points(format_points(late))
        ),
    }
}

fn board_act(spelling: Spelling, sides: Sides, desk: &Desk, act: &Act) -> String {
    let t = spelling.language.messages();
    match act {
        Act::Result { .. } => format_result_act(spelling, sides, desk, act),
        Act::Stones {
            round,
            board,
            stones,
        } => t.msg_desk_log_stones(
            arg::Round(*round as i64),
            arg::Board(*board as i64),
            arg::Stones(i64::from(*stones)),
        ),
        Act::Annul {
            round,
            board,
            annulled: true,
            reason,
        } => with_reason(
            t.msg_desk_log_annul(arg::Round(*round as i64), arg::Board(*board as i64)),
            reason,
        ),
        Act::Annul { round, board, .. } => {
            t.msg_desk_log_restore(arg::Round(*round as i64), arg::Board(*board as i64))
        }
        Act::Replay {
            round,
            board,
            again: true,
        } => t.msg_desk_log_again_at(arg::Round(*round as i64), arg::Board(*board as i64)),
        Act::Replay { round, board, .. } => {
            t.msg_desk_log_stands(arg::Round(*round as i64), arg::Board(*board as i64))
        }
        Act::Rate { round, board, .. } => {
            t.msg_desk_log_rate(arg::Round(*round as i64), arg::Board(*board as i64))
        }
        _ => String::new(),
    }
}

/// The line of a result at a board; empty for other acts.
fn format_result_act(spelling: Spelling, sides: Sides, desk: &Desk, act: &Act) -> String {
    let Act::Result {
        round,
        board,
        black,
        white,
        outcome,
        decide,
        ..
    } = act
    else {
        return String::new();
    };
    let t = spelling.language.messages();
    let result = match outcome {
        // Prevents a line break within a score.
        Some(_) => format_score(sides, *outcome).replace('–', "\u{2060}–\u{2060}"),
        None => t.msg_desk_taken_back(),
    };
    let two = pair_names(desk, sides.in_written_order([*black, *white]), spelling);
    let line = t.msg_desk_log_result(
        arg::Round(*round as i64),
        arg::Board(*board as i64),
        arg::Pair(two),
        arg::Result(result),
    );
    if *decide {
        format!("{line} ({})", t.msg_desk_decided())
    } else {
        line
    }
}

fn with_reason(line: String, reason: &str) -> String {
    if reason.is_empty() {
        line
    } else {
        format!("{line}: {reason}")
    }
}

/// Formats the remaining time, `1:05:09` or `5:09`.
pub fn format_clock(seconds: u32) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// Parses a time: seconds, `minutes:seconds` or `hours:minutes:seconds`.
pub fn parse_clock(text: &str) -> Option<u32> {
    let parts: Vec<u32> = text
        .trim()
        .split(':')
        .map(|part| part.parse().ok())
        .collect::<Option<_>>()?;
    match parts.as_slice() {
        [s] => Some(*s),
        [m, s] => m.checked_mul(60)?.checked_add(*s),
        [h, m, s] => h
            .checked_mul(3600)?
            .checked_add(m.checked_mul(60)?)?
            .checked_add(*s),
        _ => None,
    }
}

pub struct Claim {
    pub by: String,
    pub says: String,
    /// Form value of the result; `-` for none.
    pub word: &'static str,
}

/// The claims about a board, the valid entry first; empty without a dispute.
pub fn list_claims(spelling: Spelling, sides: Sides, board: &Board) -> Vec<Claim> {
    let language = spelling.language;
    if board.claims.is_empty() {
        return Vec::new();
    }
    let claim = |entry: &Entry| Claim {
        by: spelling.name(&entry.by, None),
        says: outcome_words(language.messages(), sides, entry.outcome),
        word: entry.outcome.map_or("-", Outcome::word),
    };
    board
        .entries
        .last()
        .into_iter()
        .chain(&board.claims)
        .map(claim)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_written_from_the_side_of_who_is_written_first() {
        let won = [
            Some(Outcome::Black),
            Some(Outcome::White),
            Some(Outcome::WhiteByForfeit),
            Some(Outcome::Draw),
            None,
        ];
        assert_eq!(
            won.map(|outcome| format_score(Sides::Black, outcome)),
            ["1–0", "0–1", "0–1!", "½–½", ""]
        );
        assert_eq!(
            won.map(|outcome| format_score(Sides::White, outcome)),
            ["0–1", "1–0", "1–0!", "½–½", ""]
        );
        assert_eq!(
            won.map(|outcome| format_score(Sides::Order, outcome)),
            ["1–0", "0–1", "0–1!", "½–½", ""]
        );
        assert_eq!(
            Sides::White.in_written_order(["black", "white"]),
            ["white", "black"]
        );
    }

    #[test]
    fn points_are_written_and_read_as_in_a_table() {
        assert_eq!([0, 1, 2, 5].map(format_points), ["0", "½", "1", "2½"]);
        let said = |points| with_points(Language::English.messages(), points);
        assert_eq!(
            ["0", "½", "1", "1½", "\u{2212}1", "11"].map(said),
            [
                "0\u{a0}pts",
                "½\u{a0}pt",
                "1\u{a0}pt",
                "1½\u{a0}pts",
                "\u{2212}1\u{a0}pt",
                "11\u{a0}pts"
            ]
        );
        assert_eq!(
            ["0", "½", "1½", "1.5", "1,5", "2"].map(typed_points),
            [0, 1, 3, 3, 3, 4].map(Some)
        );
        assert_eq!(["", "x", "0.3", "1e9"].map(typed_points), [None; 4]);
        assert_eq!(
            (
                format_tie(Language::English, Tie::Sos(0), 13),
                format_tie(Language::English, Tie::SonnebornBerger, 13)
            ),
            ("6.5".to_owned(), "3.25".to_owned())
        );
        assert_eq!(
            (
                format_criterion_value(Language::English, 3, 4),
                format_criterion_value(Language::English, 5, 4)
            ),
            ("1".to_owned(), "4".to_owned())
        );
    }

    #[test]
    fn clocks_are_read_as_they_are_written() {
        for (text, left) in [
            ("600", 600),
            ("10:00", 600),
            ("1:05:09", 3909),
            ("0:45", 45),
        ] {
            assert_eq!(parse_clock(text), Some(left), "{text}");
        }
        assert_eq!(
            (format_clock(3909), format_clock(309)),
            ("1:05:09".to_owned(), "5:09".to_owned())
        );
        assert_eq!(
            (parse_clock("soon"), parse_clock("4000000000:0")),
            (None, None)
        );
    }
}
