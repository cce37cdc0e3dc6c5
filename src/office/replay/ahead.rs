//! Calculates a replay ahead of the transaction that stores it, so that nobody waits for the calculation at the turn of writing.
//!
//! First the act is done as far as the replay and rolled back, which tells what it alters of the ground state. Then the replay is
//! calculated on a snapshot with these alterations applied, while others write. Then the act is done again and stores what was calculated,
//! if nothing it depends on has changed in between: the act alters the same, and whatever the audit log tells of since the snapshot leaves
//! alone what ratings rest on. Otherwise it is calculated anew, a few times, and in the end within the transaction itself.

use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::altered::{Altered, Alters};
use super::changes::Calculated;
use super::{Before, Outcome, Progress};
use crate::db::corrections::CorrectionLine;
use crate::db::federations::Federation;
use crate::db::{Conn, Db, DbError, FederationId, Scope, audit, federations};
use crate::domain::audit::Action;
use crate::office::{OfficeError, Refusal};

/// So often it is calculated on a snapshot.
const TRIES: usize = 3;
/// After so many acts of others nobody looks any more what they were.
const ACTS: i64 = 1_000;

/// What is to be calculated, as an act asks for it.
pub(super) struct Asking<'a> {
    /// The tournament that is corrected, as it was rated before; none: everything is calculated.
    pub(super) before: Option<&'a Before>,
    pub(super) alters: Alters<'a>,
    /// Whether the lines of the ledger are wanted.
    pub(super) ledger: bool,
}

/// The same, so that it can be answered elsewhere.
#[derive(PartialEq)]
struct Question {
    before: Option<Before>,
    altered: Altered,
    ledger: bool,
}

impl Question {
    fn of(conn: &mut Conn, federation: &Federation, asking: &Asking<'_>) -> Result<Question, DbError> {
        let altered = Altered::read(conn, federation.id, asking.alters, asking.before)?;
        Ok(Question { before: asking.before.cloned(), altered, ledger: asking.ledger })
    }
}

/// What comes of a question.
struct Answer {
    question: Question,
    mark: Mark,
    calculated: Calculated,
}

/// The newest line of a federation in the audit log.
struct Mark(Option<Line>);

#[derive(PartialEq)]
struct Line {
    seq: i64,
    hash: String,
}

impl Mark {
    fn of(conn: &mut Conn, federation: FederationId) -> Result<Mark, DbError> {
        let newest = audit::list_page(conn, federation, 0, 1)?.into_iter().next();
        Ok(Mark(newest.map(|line| Line { seq: line.seq, hash: line.hash })))
    }

    /// Whether nothing that a calculation rests on was changed since.
    fn holds(&self, conn: &mut Conn, federation: FederationId) -> Result<bool, DbError> {
        let from = self.0.as_ref().map_or(0, |line| line.seq - 1);
        let mut lines = audit::of_federation(conn, federation, from, ACTS)?.into_iter();
        if let Some(known) = &self.0 {
            // A line that is gone, or another one: the data went back to an earlier state.
            let still = lines.next().map(|line| Line { seq: line.seq, hash: line.hash });
            if still.as_ref() != Some(known) {
                return Ok(false);
            }
        }
        let few = lines.len() < usize::try_from(ACTS).unwrap_or_default() - 1;
        Ok(few && lines.all(|line| Action::from_word(&line.act).is_some_and(Action::leaves_the_ground)))
    }
}

/// Where the next replay of an act is calculated.
#[derive(Default)]
enum Stage {
    /// In the transaction of the act.
    #[default]
    Within,
    /// Outside of it: the act only says what it asks.
    Wanted,
    Asked(Box<Question>),
    Answered(Box<Answer>),
}

/// How far the calculation ahead of a transaction is; without one, everything is calculated within.
#[derive(Default)]
pub(super) struct Ahead(Mutex<Standing>);

#[derive(Default)]
struct Standing {
    /// The federation whose replay it is.
    federation: Option<FederationId>,
    /// It isn't calculated ahead once more.
    last: bool,
    stage: Stage,
}

impl fmt::Debug for Ahead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Ahead")
    }
}

impl Ahead {
    fn standing(&self) -> MutexGuard<'_, Standing> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, stage: Stage) {
        self.standing().stage = stage;
    }

    /// From here on everything is calculated in the transaction.
    pub(super) fn stay_within(&self) {
        self.set(Stage::Within);
    }

    /// A transaction begins.
    fn begin(&self, conn: &mut Conn, federation: FederationId, last: bool) -> Result<(), DbError> {
        let stage = std::mem::take(&mut self.standing().stage);
        let stage = match stage {
            Stage::Answered(answer) if answer.mark.holds(conn, federation)? => Stage::Answered(answer),
            _ if last => Stage::Within,
            _ => Stage::Wanted,
        };
        *self.standing() = Standing { federation: Some(federation), last, stage };
        Ok(())
    }

    /// What the act has asked, if it has.
    fn asked(&self) -> Option<Box<Question>> {
        let mut standing = self.standing();
        match std::mem::take(&mut standing.stage) {
            Stage::Asked(question) => Some(question),
            other => {
                standing.stage = other;
                None
            }
        }
    }

    fn is_asked(&self) -> bool {
        matches!(self.standing().stage, Stage::Asked(_))
    }

    /// Whether a replay of this federation may be calculated outside of the transaction. Where the act has taken places in the chronicle, somebody
    /// or something is new in it, whom no snapshot knows.
    fn is_for(&self, conn: &mut Conn, federation: &Federation) -> Result<bool, DbError> {
        let ours = {
            let standing = self.standing();
            standing.federation == Some(federation.id) && !matches!(standing.stage, Stage::Within)
        };
        Ok(ours && federations::find(conn, federation.id)?.is_some_and(|now| now.next_position == federation.next_position))
    }

    /// The answer to a question; `None`: the act calculates it itself.
    ///
    /// # Errors
    /// It has to be calculated first: the act ends here, and is done again.
    fn answer(&self, question: Question) -> Result<Option<Calculated>, OfficeError> {
        let mut standing = self.standing();
        match std::mem::take(&mut standing.stage) {
            Stage::Answered(answer) if answer.question == question => Ok(Some(answer.calculated)),
            _ if standing.last => Ok(None),
            _ => {
                standing.stage = Stage::Asked(Box::new(question));
                Err(Refusal::Working.into())
            }
        }
    }
}

/// What an act's replay comes to: as it was calculated ahead, or calculated now.
///
/// # Errors
/// A tournament that can't be calculated any more; or the act is to be ended and done again ([`act`]).
pub(super) fn ask(conn: &mut Conn, federation: &Federation, asking: &Asking<'_>, progress: &Progress) -> Result<Calculated, OfficeError> {
    if progress.ahead.is_for(conn, federation)? {
        let question = Question::of(conn, federation, asking)?;
        if let Some(calculated) = progress.ahead.answer(question)? {
            return Ok(calculated);
        }
    }
    progress.ahead.stay_within();
    super::calculate(conn, federation, asking.before, &Altered::default(), asking.ledger, progress)
}

/// Does an act of a federation that may end in a replay. Wherever possible, the replay is calculated outside of the transaction that stores
/// it, and others write meanwhile. `scope`: what it changes beside the federation. `work` is done several times, each time in a transaction
/// of its own, of which only the last one stays.
///
/// # Errors
/// As `work`.
pub fn act<T>(
    db: &Db,
    (scope, id): (Scope, FederationId),
    progress: &Progress,
    work: impl Fn(&mut Conn, &Federation) -> Result<T, OfficeError>,
) -> Result<T, OfficeError> {
    act_between(db, (scope, id), progress, || (), work)
}

/// The same; `between` is done whenever something was calculated and isn't stored yet: for tests of what comes between.
///
/// # Errors
/// As `work`.
pub fn act_between<T>(
    db: &Db,
    (scope, id): (Scope, FederationId),
    progress: &Progress,
    mut between: impl FnMut(),
    work: impl Fn(&mut Conn, &Federation) -> Result<T, OfficeError>,
) -> Result<T, OfficeError> {
    let attempt = |last: bool| {
        db.write_in(scope, |c| {
            let federation = super::federation(c, id)?;
            // Who writes everything is not asked for the federation by the database.
            if let Some(moved) = &federation.moved {
                return Err(Refusal::Moved(moved.clone()).into());
            }
            progress.ahead.begin(c, id, last)?;
            let done = work(c, &federation);
            // Without its replay nothing of it stays.
            if progress.ahead.is_asked() { Err(Refusal::Working.into()) } else { done }
        })
    };
    for _ in 0..TRIES {
        let outcome = attempt(false);
        let Some(question) = progress.ahead.asked() else {
            progress.ahead.stay_within();
            return outcome;
        };
        let stage = db.read(|c| found_out(c, id, *question, progress))?;
        progress.ahead.set(stage);
        between();
    }
    let outcome = attempt(true);
    progress.ahead.stay_within();
    outcome
}

/// What an act would change that ends in a replay.
#[derive(Debug, Clone, Default)]
pub struct Trial {
    /// How much.
    pub outcome: Outcome,
    /// The lines of the ledger.
    pub lines: Vec<CorrectionLine>,
}

/// Does an act as far as its replay, rolls it back, and calculates the replay on a snapshot: nothing is stored, and others write meanwhile.
///
/// # Errors
/// As `work`.
pub fn trial<T>(
    db: &Db,
    (scope, id): (Scope, FederationId),
    work: impl Fn(&mut Conn, &Federation, &Progress) -> Result<T, OfficeError>,
) -> Result<Trial, OfficeError> {
    let progress = Progress::default();
    let begun: Result<(), OfficeError> = db.write_in(scope, |c| {
        let federation = super::federation(c, id)?;
        progress.ahead.begin(c, id, false)?;
        let done = work(c, &federation, &progress);
        let asked = progress.ahead.is_asked();
        // Nothing of it stays, whatever comes of it.
        Err(done.err().filter(|_| !asked).unwrap_or_else(|| Refusal::Working.into()))
    });
    let Some(question) = progress.ahead.asked() else { return begun.map(|()| Trial::default()) };
    match db.read(|c| found_out(c, id, *question, &progress))? {
        Stage::Answered(answer) => {
            let Calculated { ledger, outcome, .. } = answer.calculated;
            Ok(Trial { outcome: Outcome { lines: ledger.lines.len(), ..outcome }, lines: ledger.lines })
        }
        _ => Err(Refusal::Working.into()),
    }
}

/// Answers a question on a snapshot.
fn found_out(conn: &mut Conn, id: FederationId, question: Question, progress: &Progress) -> Result<Stage, OfficeError> {
    let federation = super::federation(conn, id)?;
    let mark = Mark::of(conn, id)?;
    let Question { before, altered, ledger } = &question;
    // What the closure knows of its players is what is stored.
    if before.is_some() && !altered.has_players_as_stored(conn, id)? {
        return Ok(Stage::Wanted);
    }
    let calculated = super::calculate(conn, &federation, before.as_ref(), altered, *ledger, progress)?;
    Ok(Stage::Answered(Box::new(Answer { question, mark, calculated })))
}
