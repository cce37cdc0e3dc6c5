//! Corrections cost what they change, and come to the same as calculating everything again.

use crosstable::db::federations::Federation;
use crosstable::db::tournaments::Outcome as Rated;
use crosstable::db::{Conn, DbError, TournamentId, corrections, tables, tournaments};
use crosstable::domain::journal;
use crosstable::office::replay::{self, Before, Outcome, Progress};
use crosstable::office::{Actor, OfficeError, Refusal, journal as office_journal};

use crate::app::{App, noon};
use crate::database::on_both;
use crate::regulations::golden;

/// Numbers that look random, the same on every machine.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

/// What is done to a rated table.
#[derive(Debug, Clone, Copy)]
enum Change {
    /// Up to so many results are turned round.
    TurnRound(usize),
    /// The last participant and the games of that row are taken out.
    TakeOut,
    /// Somebody who plays in another tournament stands in the place of the last participant.
    Replace(TournamentId),
    /// The tournament leaves the chronicle.
    Leave,
}

/// Changes a rated table as a correction does, and calculates what follows: by what it changes, or everything.
fn corrected(c: &mut Conn, federation: &Federation, id: TournamentId, change: Change, whole: bool) -> Result<Outcome, OfficeError> {
    let t = tournaments::find(c, federation.id, id)?.ok_or(OfficeError::NotFound)?;
    let position = t.position.ok_or(OfficeError::NotFound)?;
    let before = Before::of(c, &t, position)?;
    let (mut people, mut games) = (tables::participants(c, id)?, tables::games(c, id)?);
    let out = people.last().map(|p| p.player_id).ok_or(OfficeError::NotFound)?;
    match change {
        Change::TurnRound(most) => games
            .iter_mut()
            .filter(|g| g.played && g.halves != Some(1))
            .take(most)
            .for_each(|game| game.halves = game.halves.map(|halves| 2 - halves)),
        Change::TakeOut => {
            people.pop();
            games.retain(|g| g.a_id != out && g.b_id != Some(out));
        }
        Change::Replace(other) => {
            let new = tables::participants(c, other)?.into_iter().map(|p| p.player_id).find(|id| people.iter().all(|p| p.player_id != *id));
            let new = new.ok_or(OfficeError::NotFound)?;
            let swap = |id| if id == out { new } else { id };
            people.iter_mut().for_each(|p| p.player_id = swap(p.player_id));
            games.iter_mut().for_each(|g| (g.a_id, g.b_id) = (swap(g.a_id), g.b_id.map(swap)));
        }
        Change::Leave => {}
    }
    let outcome = Rated {
        position: Some(position),
        passes: t.passes,
        parameters: t.parameters.clone(),
        edition_id: t.edition_id,
        rated_at: t.rated_at,
    };
    if matches!(change, Change::Leave) {
        tournaments::update_rated(c, id, &Rated::default())?;
    } else {
        tables::remove(c, id)?;
        tables::add(c, &people, &games)?;
        tournaments::update_rated(c, id, &outcome)?;
    }
    let correction = corrections::add(c, federation.id, Some(id), noon(), "test", "turned round", position)?;
    let outcome = match whole {
        true => replay::replay(c, federation, Some(correction), &Progress::default())?,
        false => replay::correct(c, federation, correction, &before, &Progress::default())?,
    };
    assert!(!replay::moves(c, federation, &Progress::default())?, "{}: {id} {change:?}", federation.slug);
    Ok(outcome)
}

/// What a transaction would come to that is rolled back.
fn tried(app: &App, work: impl Fn(&mut Conn) -> Result<Outcome, OfficeError>) -> Result<Outcome, String> {
    let came = std::cell::Cell::new(None);
    let undone = app.db.write(|c| -> Result<(), OfficeError> {
        came.set(Some(work(c).map_err(|error| format!("{error:?}"))));
        Err(Refusal::Stale.into())
    });
    assert!(matches!(undone, Err(OfficeError::Refused(Refusal::Stale))));
    came.take().unwrap()
}

/// Corrects some tournaments of a federation in every way, each alone and then all one after the other. Returns how many corrections moved a
/// rating.
fn agrees(app: &App, slug: &str, seed: u64, rounds: usize) -> usize {
    let federation = app.federation(slug);
    let all: Vec<TournamentId> = app.read(|c| Ok::<_, DbError>(tournaments::rated(c, federation.id)?.into_iter().map(|t| t.id).collect()));
    let mut dice = Dice(seed);
    let mut changed = 0;
    for round in 0..rounds {
        // The first, the last, and any.
        let id = match round {
            0 => all[0],
            1 => all[all.len() - 1],
            _ => all[dice.below(all.len())],
        };
        let other = all[dice.below(all.len())];
        let changes = [Change::TurnRound(1), Change::TurnRound(9), Change::TakeOut, Change::Replace(other), Change::Leave];
        for change in changes {
            let whole = tried(app, |c| corrected(c, &federation, id, change, true));
            let part = tried(app, |c| corrected(c, &federation, id, change, false));
            changed += usize::from(whole.as_ref().is_ok_and(|outcome| outcome.lines > 0));
            assert_eq!(part, whole, "{slug}: {id} {change:?}");
        }
        // What was corrected is the ground for the next one.
        let change = changes[dice.below(3)];
        drop(app.db.write(|c| corrected(c, &federation, id, change, false)));
    }
    changed
}

on_both! {
    fn a_correction_comes_to_what_calculating_everything_comes_to(app: App) {
        app.with_demo();
        for (number, slug) in ["dots", "chess", "stones", "evening"].into_iter().enumerate() {
            assert!(agrees(&app, slug, 7 + number as u64, 5) > 10, "{slug}");
        }
    }

    fn so_it_does_in_every_worked_journal(app: App) {
        for rules in ["ufgo", "ssdc", "orr", "rgf", "elo"] {
            let mut changed = 0;
            for (number, file) in golden(rules).iter().enumerate() {
                let (text, slug) = (std::fs::read_to_string(file).unwrap(), format!("{rules}-{number}"));
                let read = journal::read(text.as_bytes()).unwrap();
                app.write(|c| {
                    office_journal::import(c, &Actor::console(), &read, Some(&slug), noon()).unwrap();
                    Ok(())
                });
                let federation = app.federation(&slug);
                if app.read(|c| tournaments::rated(c, federation.id)).len() > 1 {
                    changed += agrees(&app, &slug, number as u64, 2);
                }
            }
            assert!(changed >= 10, "{rules}: only {changed} corrections were possible");
        }
    }
}
