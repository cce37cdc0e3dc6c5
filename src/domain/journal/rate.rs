//! Calculating a journal: players enter, tournaments are rated and lists published in the order of the lines.

use std::io::BufRead;

use super::read::read_until_bad;
use super::write::write_outcome;
use chrono::NaiveDate;

use super::{Bad, EditionLine, Journal, Json, Line, ListLine, TournamentLine};
use crate::domain::edition::{Edition, Held, governing};
use crate::domain::rules::{Engine, Published, Rated, Refused, RefusedKind, Rulebook};

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
    let mut editions = Editions::of(journal);
    for (number, line) in &journal.lines {
        match line {
            Line::Player(player) => {
                let standing = player.standing.as_ref().map(Json::value);
                engine.enter(player.person(), standing.as_ref()).map_err(bad(*number))?;
            }
            Line::Tournament(tournament) => {
                editions.govern(&mut *engine, tournament.tournament.start);
                let rated = engine.rate(&tournament.tournament).map_err(|refused| bad(*number)(sentence(&refused, tournament, journal)))?;
                each(Outcome::Rated(tournament, rated));
            }
            Line::List(list) => {
                editions.govern(&mut *engine, list.date);
                each(Outcome::Published(list, engine.publish(list.date)));
            }
            Line::Edition(edition) => {
                editions.enter(&mut *engine, edition).map_err(bad(*number))?;
            }
            Line::Club(_) | Line::Draft(_) => {}
        }
    }
    Ok(engine)
}

/// The editions of a journal while it is calculated.
pub struct Editions<'a> {
    rulebook: &'static Rulebook,
    /// What an amendment of ssdc waits for.
    calendar: Vec<Held<'a>>,
    /// Those that stand before the current line and have come into force or will; `id` is the number the engine gave.
    entered: Vec<Edition<(usize, usize)>>,
    count: usize,
    used: usize,
}

impl<'a> Editions<'a> {
    /// The editions of a journal, none of which is entered yet.
    pub fn of(journal: &'a Journal) -> Editions<'a> {
        let amended = journal.lines.iter().any(|(_, line)| matches!(line, Line::Edition(_)));
        let held = journal.lines.iter().filter(|_| amended).filter_map(|(_, line)| match line {
            Line::Tournament(t) => Some(Held {
                id: &t.id,
                start: t.tournament.start,
                end: t.tournament.end,
                official: t.tournament.official,
                category: t.tournament.category,
            }),
            _ => None,
        });
        Editions { rulebook: journal.rulebook, calendar: held.collect(), entered: Vec::new(), count: 0, used: 0 }
    }

    /// The first day of an edition, as the line or else the regulation says it; `None`: it isn't in force in this journal.
    pub fn since(&self, line: &EditionLine) -> Option<Option<NaiveDate>> {
        match line.since {
            Some(since) => Some(Some(since)),
            None => self.rulebook.in_force.since(line.published, &self.calendar),
        }
    }

    /// An edition line was reached.
    pub fn enter(&mut self, engine: &mut dyn Engine, line: &EditionLine) -> Result<(), String> {
        let number = engine.add_edition(&line.parameters.value()).map_err(|wrong| format!("parameters: {wrong}"))?;
        if let Some(since) = self.since(line) {
            self.entered.push(Edition { id: (self.count, number), published: line.published, since });
        }
        self.count += 1;
        Ok(())
    }

    /// Makes the engine calculate by the edition that governs a day. Returns its place among the edition lines; `None`: the text as
    /// first approved.
    pub fn govern(&mut self, engine: &mut dyn Engine, day: NaiveDate) -> Option<usize> {
        let edition = governing(&self.entered, day);
        let number = edition.map_or(0, |(_, number)| number);
        if number != self.used {
            engine.use_edition(number);
            self.used = number;
        }
        edition.map(|(place, _)| place)
    }
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
