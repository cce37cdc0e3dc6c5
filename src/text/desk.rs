//! What the desk says, in the reader's language.

use super::{L10nLanguage, Language};
use crate::domain::desk::{Act, Answer, Board, DeadEnd, Desk, Entrant, EntrantId, Entry, Outcome, Refusal, Replays, Stage, System, Worse};
use crate::domain::pairing::mcmahon::Fault;
use crate::domain::table::MAX_HANDICAP;

/// The name of a participant in the reader's script.
pub fn called(entrant: &Entrant, language: Language) -> String {
    language.name(&entrant.name, Some(&entrant.latin))
}

/// The name of a participant; his number where he was removed.
pub fn name(desk: &Desk, who: EntrantId, language: Language) -> String {
    desk.entrant(who).map_or_else(|| language.messages().msg_numbered(who.to_string()), |entrant| called(entrant, language))
}

fn names(desk: &Desk, all: &[EntrantId], language: Language) -> String {
    all.iter().map(|who| name(desk, *who, language)).collect::<Vec<_>>().join(", ")
}

/// A system.
pub fn system(t: &L10nLanguage, system: System) -> String {
    match system {
        System::Swiss => t.msg_desk_system_swiss(),
        System::McMahon => t.msg_desk_system_mcmahon(),
        System::RoundRobin => t.msg_desk_system_round_robin(),
        System::Knockout => t.msg_desk_system_knockout(),
    }
}

/// Where a round is.
pub fn stage(t: &L10nLanguage, stage: Stage) -> String {
    match stage {
        Stage::Paired => t.msg_desk_stage_paired(),
        Stage::Published => t.msg_desk_stage_published(),
        Stage::Started => t.msg_desk_stage_started(),
        Stage::Closed => t.msg_desk_stage_closed(),
    }
}

/// A result as the field writes it, black first; `!` marks what was not played; nothing: not yet.
pub fn score(outcome: Option<Outcome>) -> &'static str {
    match outcome {
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

/// A result in words.
pub fn outcome(t: &L10nLanguage, outcome: Option<Outcome>) -> String {
    match outcome {
        None => t.msg_desk_outcome_none(),
        Some(Outcome::Black) => t.msg_desk_outcome_black(),
        Some(Outcome::White) => t.msg_desk_outcome_white(),
        Some(Outcome::Draw) => t.msg_desk_outcome_draw(),
        Some(Outcome::BlackByForfeit) => t.msg_desk_outcome_black_forfeit(),
        Some(Outcome::WhiteByForfeit) => t.msg_desk_outcome_white_forfeit(),
        Some(Outcome::NoOne) => t.msg_desk_outcome_no_one(),
        Some(Outcome::AwardedDraw) => t.msg_desk_outcome_awarded(),
    }
}

/// What becomes of drawn games.
pub fn replays(t: &L10nLanguage, replays: Replays) -> String {
    match replays {
        Replays::None => t.msg_desk_replays_none(),
        Replays::Rated => t.msg_desk_replays_rated(),
        Replays::Unrated => t.msg_desk_replays_unrated(),
    }
}

/// A criterion of the pairing, from 1; 0: a rematch.
pub fn criterion(t: &L10nLanguage, criterion: usize) -> String {
    match criterion {
        0 => t.msg_desk_criterion_met(),
        1 => t.msg_desk_criterion_bye_twice(),
        2 => t.msg_desk_criterion_bye_score(),
        3 => t.msg_desk_criterion_score(),
        4 => t.msg_desk_criterion_float(),
        5 => t.msg_desk_criterion_colour(),
        6 => t.msg_desk_criterion_ideal(),
        _ => t.msg_desk_criterion_order(),
    }
}

/// What gets worse.
pub fn worse(t: &L10nLanguage, worse: &Worse) -> String {
    let what = criterion(t, worse.criterion);
    if worse.criterion > 6 { t.msg_desk_worse_order(what.as_str()) } else { t.msg_desk_worse(what.as_str(), worse.worse, worse.better) }
}

/// Why there is no round: a sentence that can be checked by hand.
fn dead_end(t: &L10nLanguage, desk: &Desk, end: &DeadEnd, language: Language) -> String {
    let mut without = names(desk, &end.without, language);
    if end.bye {
        let bye = t.msg_desk_bye();
        without = if without.is_empty() { bye } else { format!("{without}, {bye}") };
    }
    let groups = end.groups.iter().map(|group| names(desk, group, language)).collect::<Vec<_>>().join(" | ");
    let count = end.groups.len() as i64;
    if without.is_empty() {
        t.msg_desk_dead_end_alone(groups.as_str())
    } else {
        t.msg_desk_dead_end(count, groups.as_str(), without.as_str())
    }
}

/// Why an act is not done, and what to do.
pub fn refused(t: &L10nLanguage, desk: Option<&Desk>, refusal: &Refusal, language: Language) -> String {
    match refusal {
        Refusal::RefereeOnly => t.msg_desk_no_referee_only(),
        Refusal::Finished => t.msg_desk_no_finished(),
        Refusal::Begun => t.msg_desk_no_begun(),
        Refusal::Unknown(_) => t.msg_desk_no_unknown(),
        Refusal::NameMissing => t.msg_desk_no_name(),
        Refusal::TooLong(text) => t.msg_desk_no_too_long(text.as_str()),
        Refusal::Twice(name) => t.msg_desk_no_twice(name.as_str()),
        Refusal::TooMany => t.msg_desk_no_too_many(),
        Refusal::Nobody => t.msg_desk_no_nobody(),
        Refusal::NotDrawn => t.msg_desk_no_not_drawn(),
        Refusal::Seed => t.msg_desk_no_seed(),
        Refusal::NumberMissing => t.msg_desk_no_number(),
        Refusal::SameNumber(number) => t.msg_desk_no_same_number(i64::try_from(*number).unwrap_or(i64::MAX)),
        Refusal::Groups(faults) => faults.iter().map(|fault| group_fault(t, fault)).collect::<Vec<_>>().join(" "),
        Refusal::Plan => t.msg_desk_no_plan(),
        Refusal::Round => t.msg_desk_no_round(),
        Refusal::Stale => t.msg_desk_no_stale(),
        Refusal::Started => t.msg_desk_no_started(),
        Refusal::ReasonMissing => t.msg_desk_no_reason(),
        Refusal::NotBoth => t.msg_desk_no_not_both(),
        Refusal::BreaksRules => t.msg_desk_no_breaks(),
        Refusal::DeadEnd(end) => match desk {
            Some(desk) => dead_end(t, desk, end, language),
            None => t.msg_desk_dead_end_alone(""),
        },
        Refusal::Champion(who) => match (who, desk) {
            (Some(who), Some(desk)) => t.msg_desk_no_champion(name(desk, *who, language)),
            _ => t.msg_desk_no_champion_none(),
        },
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
        Refusal::LatePoints(most) => t.msg_desk_no_late_points(most.to_string()),
        Refusal::NoResult => t.msg_desk_no_result(),
        Refusal::Annulled => t.msg_desk_no_annulled(),
        Refusal::Replayed => t.msg_desk_no_replayed(),
        Refusal::NoReplay => t.msg_desk_no_replay(),
        Refusal::Stones => t.msg_desk_no_stones(i64::from(MAX_HANDICAP)),
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

/// What came of a result.
pub fn answered(t: &L10nLanguage, answer: Answer) -> String {
    match answer {
        Answer::Done | Answer::Nothing => t.msg_desk_entry_stored(),
        Answer::Disputed => t.msg_desk_entry_disputed(),
        Answer::Replays(count) => t.msg_desk_replays(count as i64),
    }
}

fn pair(desk: &Desk, two: [EntrantId; 2], language: Language) -> String {
    format!("{} – {}", name(desk, two[0], language), name(desk, two[1], language))
}

/// An act as a line of the log.
pub fn done(t: &L10nLanguage, desk: &Desk, act: &Act, language: Language) -> String {
    let of = |who: &EntrantId| name(desk, *who, language);
    match act {
        Act::Plan { plan } => t.msg_desk_log_plan(system(t, plan.system)),
        Act::Enter { entrants } => t.msg_desk_log_enter(entrants.len() as i64),
        Act::Late { entrants, points, reason } => {
            let line = t.msg_desk_log_late(entrants.len() as i64);
            let line = if *points == 0 { line } else { format!("{line}, {}", t.msg_desk_log_late_points(points.to_string())) };
            with(line, reason)
        }
        Act::Amend { entrant } => t.msg_desk_log_amend(called(entrant, language)),
        Act::Remove { who } => t.msg_desk_log_remove(of(who)),
        Act::Draw { seed } => t.msg_desk_log_draw(seed.as_str()),
        Act::Number { .. } => t.msg_desk_log_number(),
        Act::Absent { who, absent: true } => t.msg_desk_log_absent(of(who)),
        Act::Absent { who, .. } => t.msg_desk_log_present(of(who)),
        Act::Withdraw { who, withdrawn: true } => t.msg_desk_log_withdraw(of(who)),
        Act::Withdraw { who, .. } => t.msg_desk_log_again(of(who)),
        Act::Pair { round, reason } => with(t.msg_desk_log_pair(*round as i64), reason),
        Act::Swap { round, two, reason, .. } => with(t.msg_desk_log_swap(*round as i64, pair(desk, *two, language)), reason),
        Act::Publish { round } => t.msg_desk_log_publish(*round as i64),
        Act::Start { round } => t.msg_desk_log_start(*round as i64),
        Act::Result { round, board, black, white, outcome, decide, .. } => {
            let result = match outcome {
                // No line ends within a score.
                Some(_) => score(*outcome).replace('–', "\u{2060}–\u{2060}"),
                None => t.msg_desk_taken_back(),
            };
            let two = pair(desk, [*black, *white], language);
            let line = t.msg_desk_log_result(*round as i64, *board as i64, two, result);
            if *decide { format!("{line} ({})", t.msg_desk_decided()) } else { line }
        }
        Act::Stones { round, board, stones } => t.msg_desk_log_stones(*round as i64, *board as i64, i64::from(*stones)),
        Act::Annul { round, board, annulled: true, reason } => with(t.msg_desk_log_annul(*round as i64, *board as i64), reason),
        Act::Annul { round, board, .. } => t.msg_desk_log_restore(*round as i64, *board as i64),
        Act::Replay { round, board, again: true } => t.msg_desk_log_again_at(*round as i64, *board as i64),
        Act::Replay { round, board, .. } => t.msg_desk_log_stands(*round as i64, *board as i64),
        Act::Rate { round, board, .. } => t.msg_desk_log_rate(*round as i64, *board as i64),
        Act::Close { round } => t.msg_desk_log_close(*round as i64),
        Act::Back { round, .. } => t.msg_desk_log_back(*round as i64),
        Act::Finish => t.msg_desk_log_finish(),
        Act::Resume => t.msg_desk_log_resume(),
    }
}

fn with(line: String, reason: &str) -> String {
    if reason.is_empty() { line } else { format!("{line}: {reason}") }
}

/// The time that is left, `1:05:09` or `5:09`.
pub fn clock(seconds: u32) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Reads a time: seconds, `minutes:seconds` or `hours:minutes:seconds`.
pub fn seconds(text: &str) -> Option<u32> {
    let parts: Vec<u32> = text.trim().split(':').map(|part| part.parse().ok()).collect::<Option<_>>()?;
    match parts.as_slice() {
        [s] => Some(*s),
        [m, s] => m.checked_mul(60)?.checked_add(*s),
        [h, m, s] => h.checked_mul(3600)?.checked_add(m.checked_mul(60)?)?.checked_add(*s),
        _ => None,
    }
}

/// A result that somebody claims of a board.
pub struct Claim {
    /// The person who claims it.
    pub by: String,
    /// The result in words.
    pub says: String,
    /// The result as a form sends it; `-`: none.
    pub word: &'static str,
}

/// The claims about a board, the entry that holds first; none where nobody disagrees.
pub fn claims(t: &L10nLanguage, board: &Board) -> Vec<Claim> {
    if board.claims.is_empty() {
        return Vec::new();
    }
    let claim =
        |entry: &Entry| Claim { by: entry.by.clone(), says: outcome(t, entry.outcome), word: entry.outcome.map_or("-", Outcome::word) };
    board.entries.last().into_iter().chain(&board.claims).map(claim).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_as_they_are_written() {
        for (text, left) in [("600", 600), ("10:00", 600), ("1:05:09", 3909), ("0:45", 45)] {
            assert_eq!(seconds(text), Some(left), "{text}");
        }
        assert_eq!((clock(3909), clock(309)), ("1:05:09".to_owned(), "5:09".to_owned()));
        assert_eq!((seconds("soon"), seconds("4000000000:0")), (None, None));
    }
}
