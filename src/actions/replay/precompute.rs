//! Calculates a replay ahead of the transaction that stores it, so that other writers needn't wait.
//! The act runs up to the replay and is rolled back, which yields its alterations of the ground
//! state. The replay is calculated on a snapshot with these alterations, while others write. Then
//! the act runs again and stores the result, if it alters the same parts, and no audit entry since
//! the snapshot touches the ground of the ratings. Otherwise the calculation is repeated up to
//! `TRIES` times, and at last runs within the transaction.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::changes::{Calculated, Differences};
use super::overlay::{Altered, Alters};
use super::{CorrectedTournament, Outcome, Progress};
use crate::contradictions::{self, Contradictions, Foresight};
use crate::db::corrections::{self, CorrectionLine};
use crate::db::federations::Federation;
use crate::db::{
    Conn, CorrectionId, Db, DbError, FederationId, PlayerId, Scope, audit, federations, players,
};
use crate::domain::audit::Action;
use crate::{ActionError, Refusal, form_version};

const MAX_ATTEMPTS: usize = 3;
/// Most audit entries that are checked for other writers' changes.
const MAX_CHECKED_ENTRIES: i64 = 1_000;

pub(super) struct ReplayRequest<'a> {
    /// The rated tournament before its correction; `None` to calculate everything.
    pub(super) before: Option<&'a CorrectedTournament>,
    pub(super) alters: Alters<'a>,
    /// True if the ledger lines are needed.
    pub(super) ledger: bool,
}

/// An owned request, which can be answered outside of the transaction.
#[derive(PartialEq)]
struct Question {
    before: Option<CorrectedTournament>,
    altered: Altered,
    /// The merged ones of the altered players, with the kept ones.
    merged: HashMap<PlayerId, PlayerId>,
    ledger: bool,
}

impl Question {
    fn load_question(
        conn: &mut Conn,
        federation: &Federation,
        asking: &ReplayRequest<'_>,
    ) -> Result<Question, DbError> {
        let altered = Altered::load_altered(conn, federation.id, asking.alters, asking.before)?;
        let merged = players::find_merge_targets(conn, federation.id, asking.alters.players)?;
        Ok(Question {
            before: asking.before.cloned(),
            altered,
            merged,
            ledger: asking.ledger,
        })
    }
}

struct Answer {
    question: Question,
    mark: AuditPosition,
    calculated: Calculated,
}

/// The newest audit entry of a federation.
struct AuditPosition(Option<EntryId>);

#[derive(PartialEq)]
struct EntryId {
    seq: i64,
    hash: String,
}

impl AuditPosition {
    fn load_newest(conn: &mut Conn, federation: FederationId) -> Result<AuditPosition, DbError> {
        let newest = audit::list_page(conn, federation, 0, 1)?.into_iter().next();
        Ok(AuditPosition(newest.map(|line| EntryId {
            seq: line.seq,
            hash: line.hash,
        })))
    }

    /// True if nothing that the calculation depends on has changed since.
    fn is_unchanged(&self, conn: &mut Conn, federation: FederationId) -> Result<bool, DbError> {
        let from = self.0.as_ref().map_or(0, |line| line.seq - 1);
        let mut lines =
            audit::of_federation(conn, federation, from, MAX_CHECKED_ENTRIES)?.into_iter();
        if let Some(known) = &self.0 {
            // A missing or different entry means that the database went back to an earlier state.
            let still = lines.next().map(|line| EntryId {
                seq: line.seq,
                hash: line.hash,
            });
            if still.as_ref() != Some(known) {
                return Ok(false);
            }
        }
        let few = lines.len() < usize::try_from(MAX_CHECKED_ENTRIES).unwrap_or_default() - 1;
        Ok(few
            && lines.all(|line| {
                Action::from_word(&line.act).is_some_and(Action::keeps_calculation_input)
            }))
    }
}

/// The place where the next replay of an act is calculated.
#[derive(Default)]
enum Stage {
    #[default]
    InTransaction,
    /// Outside of the transaction: the act only states its request.
    Wanted,
    Asked(Box<Question>),
    Answered(Box<Answer>),
}

/// By default everything is calculated within the transaction.
#[derive(Default)]
pub(super) struct Precomputation(Mutex<Standing>);

#[derive(Default)]
struct Standing {
    federation: Option<FederationId>,
    /// The last attempt calculates in the transaction.
    last: bool,
    stage: Stage,
}

impl fmt::Debug for Precomputation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Ahead")
    }
}

impl Precomputation {
    fn lock_standing(&self) -> MutexGuard<'_, Standing> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, stage: Stage) {
        self.lock_standing().stage = stage;
    }

    /// From here on everything is calculated in the transaction.
    pub(super) fn stay_within(&self) {
        self.set(Stage::InTransaction);
    }

    fn prepare_attempt(
        &self,
        conn: &mut Conn,
        federation: FederationId,
        last: bool,
    ) -> Result<(), DbError> {
        let stage = std::mem::take(&mut self.lock_standing().stage);
        let stage = match stage {
            Stage::Answered(answer) if answer.mark.is_unchanged(conn, federation)? => {
                Stage::Answered(answer)
            }
            _ if last => Stage::InTransaction,
            _ => Stage::Wanted,
        };
        *self.lock_standing() = Standing {
            federation: Some(federation),
            last,
            stage,
        };
        Ok(())
    }

    fn take_question(&self) -> Option<Box<Question>> {
        let mut standing = self.lock_standing();
        match std::mem::take(&mut standing.stage) {
            Stage::Asked(question) => Some(question),
            other => {
                standing.stage = other;
                None
            }
        }
    }

    fn is_asked(&self) -> bool {
        matches!(self.lock_standing().stage, Stage::Asked(_))
    }

    /// An act that has taken positions in the chronicle adds players or events that no snapshot
    /// contains. Its replay stays within the transaction.
    fn is_for(&self, conn: &mut Conn, federation: &Federation) -> Result<bool, DbError> {
        let ours = {
            let standing = self.lock_standing();
            standing.federation == Some(federation.id)
                && !matches!(standing.stage, Stage::InTransaction)
        };
        Ok(ours
            && federations::find(conn, federation.id)?
                .is_some_and(|now| now.next_position == federation.next_position))
    }

    /// `None` if the act calculates the result itself. `Refusal::Working` ends the act, which is
    /// repeated.
    fn take_answer(&self, question: Question) -> Result<Option<Calculated>, ActionError> {
        let mut standing = self.lock_standing();
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

pub(super) fn calculate_or_reuse(
    conn: &mut Conn,
    federation: &Federation,
    asking: &ReplayRequest<'_>,
    progress: &Progress,
) -> Result<Calculated, ActionError> {
    if progress.ahead.is_for(conn, federation)? {
        let question = Question::load_question(conn, federation, asking)?;
        if let Some(calculated) = progress.ahead.take_answer(question)? {
            return Ok(calculated);
        }
    }
    progress.ahead.stay_within();
    super::calculate_effects(
        conn,
        federation,
        asking.before,
        &Altered::default(),
        asking.ledger,
        progress,
    )
}

/// Runs an act that may end in a replay, calculated outside of the transaction if possible. `scope`
/// is what the act changes beside the federation. `work` runs several times, each time in its own
/// transaction; only the last one is committed.
pub fn run_act<T>(
    db: &Db,
    scope: Scope,
    id: FederationId,
    progress: &Progress,
    work: impl Fn(&mut Conn, &Federation) -> Result<T, ActionError>,
) -> Result<T, ActionError> {
    act_between(db, scope, id, progress, || (), work)
}

/// As [`run_act`]; for tests. Calls `between` whenever a result was calculated and isn't stored
/// yet.
pub fn act_between<T>(
    db: &Db,
    scope: Scope,
    id: FederationId,
    progress: &Progress,
    mut between: impl FnMut(),
    work: impl Fn(&mut Conn, &Federation) -> Result<T, ActionError>,
) -> Result<T, ActionError> {
    let attempt = |last: bool| {
        db.write_in(scope, |c| {
            let federation = super::load_federation(c, id)?;
            // With the scope of everything the database doesn't check whether the federation has
            // moved.
            if let Some(moved) = &federation.moved {
                return Err(Refusal::Moved(moved.clone()).into());
            }
            progress.ahead.prepare_attempt(c, id, last)?;
            let done = work(c, &federation);
            // Rolls back an act whose replay isn't calculated yet.
            if progress.ahead.is_asked() {
                Err(Refusal::Working.into())
            } else {
                done
            }
        })
    };
    for _ in 0..MAX_ATTEMPTS {
        let outcome = attempt(false);
        let Some(question) = progress.ahead.take_question() else {
            progress.ahead.stay_within();
            return outcome;
        };
        let stage = db.read(|c| answer_question(c, id, *question, progress))?;
        progress.ahead.set(stage);
        between();
    }
    let outcome = attempt(true);
    progress.ahead.stay_within();
    outcome
}

/// The effect that an act with a replay would have.
#[derive(Debug, Clone, Default)]
pub struct Trial {
    pub outcome: Outcome,
    pub lines: Vec<CorrectionLine>,
    /// The documents and lists that it would contradict.
    pub contradicted: Contradictions,
}

impl Trial {
    /// The version of the changes, for the form that confirms them.
    pub fn mark(&self) -> String {
        mark_of(&self.lines)
    }
}

fn mark_of(lines: &[CorrectionLine]) -> String {
    let mut texts: Vec<String> = lines.iter().map(|line| format!("{line:.6?}")).collect();
    texts.sort_unstable();
    form_version::compute_mark(texts.iter().map(String::as_str))
}

/// Checks that a correction changes what its preview showed. `mark`: the [`Trial::mark`] of the
/// preview.
/// A tournament rated since the preview gives [`Refusal::Stale`].
pub fn check_shown(
    conn: &mut Conn,
    correction: Option<CorrectionId>,
    mark: &str,
) -> Result<(), ActionError> {
    let lines = correction
        .map(|id| corrections::load_lines(conn, id, 0, i64::from(i32::MAX)))
        .transpose()?
        .unwrap_or_default();
    if mark_of(&lines) == mark {
        Ok(())
    } else {
        Err(Refusal::Stale.into())
    }
}

/// Runs an act up to its replay, rolls it back, and calculates the replay on a snapshot. Nothing is
/// stored, and other writers aren't blocked.
pub fn try_act<T>(
    db: &Db,
    scope: Scope,
    id: FederationId,
    work: impl Fn(&mut Conn, &Federation, &Progress) -> Result<T, ActionError>,
) -> Result<Trial, ActionError> {
    let progress = Progress::default();
    let begun: Result<(), ActionError> = db.write_in(scope, |c| {
        let federation = super::load_federation(c, id)?;
        progress.ahead.prepare_attempt(c, id, false)?;
        let done = work(c, &federation, &progress);
        let asked = progress.ahead.is_asked();
        // Always rolls back.
        Err(done
            .err()
            .filter(|_| !asked)
            .unwrap_or_else(|| Refusal::Working.into()))
    });
    let Some(question) = progress.ahead.take_question() else {
        return begun.map(|()| Trial::default());
    };
    db.read(|c| match answer_question(c, id, *question, &progress)? {
        Stage::Answered(answer) => {
            let (merged, standings) = (
                answer.question.merged,
                answer.question.altered.initial_records(),
            );
            let Calculated {
                differences,
                ledger,
                outcome,
                ..
            } = answer.calculated;
            let Differences {
                results,
                removed_results: gone,
                ..
            } = differences;
            let foresight = Foresight {
                lines: ledger.lines,
                results,
                gone,
                merged,
                standings,
            };
            let federation = super::load_federation(c, id)?;
            let contradicted = contradictions::of_foresight(c, &federation, &foresight)?;
            let Foresight { lines, .. } = foresight;
            Ok(Trial {
                outcome: Outcome {
                    lines: lines.len(),
                    ..outcome
                },
                lines,
                contradicted,
            })
        }
        _ => Err(Refusal::Working.into()),
    })
}

/// Answers a request on a snapshot.
fn answer_question(
    conn: &mut Conn,
    id: FederationId,
    question: Question,
    progress: &Progress,
) -> Result<Stage, ActionError> {
    let federation = super::load_federation(conn, id)?;
    let mark = AuditPosition::load_newest(conn, id)?;
    let Question {
        before,
        altered,
        ledger,
        ..
    } = &question;
    // The closure uses the stored data of its players.
    if before.is_some() && !altered.has_players_as_stored(conn, id)? {
        return Ok(Stage::Wanted);
    }
    let calculated = super::calculate_effects(
        conn,
        &federation,
        before.as_ref(),
        altered,
        *ledger,
        progress,
    )?;
    Ok(Stage::Answered(Box::new(Answer {
        question,
        mark,
        calculated,
    })))
}
