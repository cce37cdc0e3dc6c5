//! Calculating a journal: players enter, tournaments are rated and lists published in the order of the lines.

use std::io::BufRead;

use super::read::read_until_bad;
use super::write::write_outcome;
use super::{Bad, Journal, Json, Line, ListLine, TournamentLine};
use crate::domain::rules::{Engine, Published, Rated, Refused, RefusedKind};

/// What a line of the journal led to.
#[derive(Debug)]
pub enum Outcome<'a> {
    /// A tournament was rated.
    Rated(&'a TournamentLine, Rated),
    /// A list was published.
    Published(&'a ListLine, Published),
}

/// Calculates a journal line by line and hands every outcome over; the engine as it stands at the end.
pub fn replay<'a>(journal: &'a Journal, mut each: impl FnMut(Outcome<'a>)) -> Result<Box<dyn Engine>, Bad> {
    let bad = |line| move |reason| Bad { line, reason };
    let mut engine = journal.rulebook.engine(&journal.federation.parameters.value()).map_err(bad(journal.federation_line))?;
    engine.set_id_order(id_order(&journal.ids));
    for (number, line) in &journal.lines {
        match line {
            Line::Player(player) => {
                let standing = player.standing.as_ref().map(Json::value);
                engine.enter(player.person(), standing.as_ref()).map_err(bad(*number))?;
            }
            Line::Tournament(tournament) => {
                let rated = engine.rate(&tournament.tournament).map_err(|refused| bad(*number)(sentence(&refused, tournament, journal)))?;
                each(Outcome::Rated(tournament, rated));
            }
            Line::List(list) => each(Outcome::Published(list, engine.publish(list.date))),
            Line::Club(_) | Line::Draft(_) => {}
        }
    }
    Ok(engine)
}

/// The answer to a journal: one line per tournament and list, or the line that can't be calculated.
pub fn rate(journal: &Journal) -> Result<Vec<u8>, Bad> {
    let mut out = Vec::new();
    replay(journal, |outcome| write_outcome(&outcome, journal.rulebook, &journal.ids, &mut out))?;
    Ok(out)
}

/// Reads and calculates a journal: the answer, or its first bad line, be it one that can't be read or one that can't be calculated.
pub fn answer(input: impl BufRead) -> Result<Vec<u8>, Bad> {
    let (journal, bad) = read_until_bad(input)?;
    let out = rate(&journal)?;
    bad.map_or(Ok(out), Err)
}

/// For each key its place in the order of the ids by code point, which is that of their bytes.
fn id_order(ids: &[Box<str>]) -> Vec<u32> {
    let mut sorted: Vec<u32> = (0u32..).take(ids.len()).collect();
    sorted.sort_unstable_by_key(|key| &ids[*key as usize]);
    let mut order = vec![0; ids.len()];
    for (place, key) in (0u32..).zip(sorted) {
        order[key as usize] = place;
    }
    order
}

/// Why a tournament has no result, with the names of the journal.
fn sentence(refused: &Refused, tournament: &TournamentLine, journal: &Journal) -> String {
    let id = |index: usize| journal.ids.get(index).map_or("", |id| &**id);
    let (limit, anomalous) = match &refused.kind {
        RefusedKind::Endless { limit, anomalous } => (limit, anomalous),
        RefusedKind::OutOfRange { player, sentence } => return format!("tournament {}: {}: {sentence}", tournament.id, id(player.index())),
    };
    let who: Vec<String> = anomalous.iter().map(|(player, start)| format!("{} ({})", id(player.index()), start.0)).collect();
    format!(
        "tournament {}: the recalculation of article {} did not end within {limit} passes; still anomalous, with their start values: {}; \
         look for many games in one round, wrong ratings, wrong results",
        tournament.id,
        refused.article,
        who.join(", ")
    )
}
