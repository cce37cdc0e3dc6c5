//! Calculates a journal in the order of its lines.

use std::borrow::Cow;
use std::io::BufRead;

use chrono::NaiveDate;

use super::read::read_until_bad;
use super::write::write_outcome;
use super::{Bad, EditionLine, Journal, Json, Line, Outcome, TournamentLine};
use crate::chronicle::{EditionChoice, Event, Stop, Visitor, Walk, id_order};
use crate::edition::TournamentFacts;
use crate::rules::{Engine, Published, Rated, Refused, RefusedKind, Rulebook};

/// The line of an event.
#[derive(Debug, Clone, Copy)]
pub struct Place<'a> {
    /// Its index among the lines after the first, from 0.
    pub index: usize,
    /// Its line number, from 1.
    pub number: usize,
    /// The line itself.
    pub line: &'a Line,
}

/// Decides when the amendments of a journal come into force.
pub struct Calendar<'a> {
    rulebook: &'static Rulebook,
    /// The tournaments that may bring an amendment of ssdc into force; empty without amendments.
    held: Vec<TournamentFacts<'a>>,
}

impl<'a> Calendar<'a> {
    /// The calendar of a journal.
    pub fn for_journal(journal: &'a Journal) -> Calendar<'a> {
        let amended = journal
            .lines
            .iter()
            .any(|(_, line)| matches!(line, Line::Edition(_)));
        let held = journal
            .lines
            .iter()
            .filter(|_| amended)
            .filter_map(|(_, line)| match line {
                Line::Tournament(t) => Some(TournamentFacts {
                    id: &t.id,
                    start: t.tournament.start,
                    end: t.tournament.end,
                    official: t.tournament.official,
                    category: t.tournament.category,
                }),
                _ => None,
            });
        Calendar {
            rulebook: journal.rulebook,
            held: held.collect(),
        }
    }

    /// The first day by the line, else by the regulation; `None`: not in force in this journal.
    pub fn first_day(&self, line: &EditionLine) -> Option<Option<NaiveDate>> {
        match line.since {
            Some(since) => Some(Some(since)),
            None => self.rulebook.in_force.first_day(line.published, &self.held),
        }
    }
}

impl Journal {
    /// The chronicle of the journal.
    pub fn chronicle_events(&self) -> impl Iterator<Item = (Place<'_>, Event<'_>)> {
        let calendar = Calendar::for_journal(self);
        self.lines
            .iter()
            .enumerate()
            .filter_map(move |(index, (number, line))| {
                let event = match line {
                    Line::Player(player) => Event::Player {
                        person: player.to_person(),
                        standing: player.standing.as_ref().map(Json::value),
                    },
                    Line::Tournament(t) => Event::Tournament {
                        tournament: Cow::Borrowed(&t.tournament),
                        by: EditionChoice::Day,
                    },
                    Line::List(list) => Event::List {
                        date: list.date,
                        by: EditionChoice::Day,
                    },
                    Line::Edition(edition) => Event::Edition {
                        parameters: edition.parameters.value(),
                        published: edition.published,
                        since: calendar.first_day(edition),
                    },
                    Line::Club(_) | Line::Draft(_) => return None,
                };
                Some((
                    Place {
                        index,
                        number: *number,
                        line,
                    },
                    event,
                ))
            })
    }

    /// The line at which a calculation stopped, with the reason.
    pub fn stopped_at(&self, at: &Place<'_>, why: Stop) -> Bad {
        let reason = match (why, at.line) {
            (Stop::Standing(reason), _) => reason,
            (Stop::Parameters(wrong), _) => format!("parameters: {wrong}"),
            (Stop::Refused(refused), Line::Tournament(tournament)) => {
                refusal_sentence(&refused, tournament, self)
            }
            (Stop::Refused(refused), _) => format!("article {}", refused.article),
        };
        Bad {
            line: at.number,
            reason,
        }
    }

    /// An engine with the rules and parameters of the journal, without players.
    pub fn new_engine(&self) -> Result<Box<dyn Engine>, Bad> {
        let bad = |reason| Bad {
            line: self.federation_line,
            reason,
        };
        let mut engine = self
            .rulebook
            .empty_engine(&self.federation.parameters.value())
            .map_err(bad)?;
        engine.set_id_order(id_order(self.ids.iter().map(|id| &**id)));
        Ok(engine)
    }
}

struct OutcomeVisitor<'a, F> {
    journal: &'a Journal,
    each: F,
}

impl<'a, F: FnMut(Outcome<'a>)> Visitor<Place<'a>> for OutcomeVisitor<'a, F> {
    type Error = Bad;

    fn stop_error(&self, at: &Place<'a>, why: Stop) -> Bad {
        self.journal.stopped_at(at, why)
    }

    fn after_tournament(
        &mut self,
        at: Place<'a>,
        _: Option<usize>,
        rated: Rated,
    ) -> Result<(), Bad> {
        if let Line::Tournament(tournament) = at.line {
            (self.each)(Outcome::Rated(tournament, rated));
        }
        Ok(())
    }

    fn after_list(
        &mut self,
        at: Place<'a>,
        _: Option<usize>,
        published: Published,
    ) -> Result<(), Bad> {
        if let Line::List(list) = at.line {
            (self.each)(Outcome::Published(list, published));
        }
        Ok(())
    }
}

/// Calculates a journal and passes all outcomes to `each`; returns the engine at the end.
pub fn replay_journal<'a>(
    journal: &'a Journal,
    each: impl FnMut(Outcome<'a>),
) -> Result<Box<dyn Engine>, Bad> {
    let mut engine = journal.new_engine()?;
    Walk::new(&mut *engine).walk_along(
        journal.chronicle_events().map(Ok),
        &mut OutcomeVisitor { journal, each },
    )?;
    Ok(engine)
}

/// The results, a line per tournament and list; the error is the line that fails.
pub fn rate_journal(journal: &Journal) -> Result<Vec<u8>, Bad> {
    let mut out = Vec::new();
    replay_journal(journal, |outcome| {
        write_outcome(&outcome, journal.rulebook, &journal.ids, &mut out)
    })?;
    Ok(out)
}

/// Reads and calculates a journal; the error is the first bad line.
pub fn calculate_input(input: impl BufRead) -> Result<Vec<u8>, Bad> {
    let (journal, bad) = read_until_bad(input)?;
    let out = rate_journal(&journal)?;
    bad.map_or(Ok(out), Err)
}

fn refusal_sentence(refused: &Refused, tournament: &TournamentLine, journal: &Journal) -> String {
    let id = |index: usize| journal.ids.get(index).map_or("", |id| &**id);
    let (limit, anomalous) = match &refused.kind {
        RefusedKind::Endless { limit, anomalous } => (limit, anomalous),
        RefusedKind::RoundWithoutDay { round: Some(round) } => {
            return format!(
                "tournament {}: days has no day of round {round}",
                tournament.id
            );
        }
        RefusedKind::RoundWithoutDay { round: None } => {
            return format!(
                "tournament {}: a game has no round, so no day",
                tournament.id
            );
        }
        RefusedKind::OutOfRange { player, sentence } => {
            return format!(
                "tournament {}: {}: {sentence}",
                tournament.id,
                id(player.index())
            );
        }
    };
    let who: Vec<String> = anomalous
        .iter()
        .map(|(player, start)| format!("{} ({})", id(player.index()), start.0))
        .collect();
    format!(
        "tournament {}: the recalculation of article {} did not end within {limit} passes; \
            still anomalous, with their start values: {}; \
         look for many games in one round, wrong ratings, wrong results",
        tournament.id,
        refused.article,
        who.join(", ")
    )
}
