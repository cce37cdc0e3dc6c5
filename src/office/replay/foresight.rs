//! The replay of a correction that isn't approved yet, calculated and not stored: its preview shows what follows in later tournaments.

use super::altered::{Altered, Alters};
use super::changes::{Calculated, Differences};
use super::{Before, Outcome, Progress};
use crate::db::corrections::CorrectionLine;
use crate::db::federations::Federation;
use crate::db::players::Seated;
use crate::db::results::ResultRow;
use crate::db::tables::{Game, Participant};
use crate::db::tournaments::Tournament;
use crate::db::{Conn, PlayerId, TournamentId};
use crate::office::OfficeError;

/// What the approval of a correction would change.
#[derive(Debug, Clone, Default)]
pub struct Foresight {
    /// How much.
    pub outcome: Outcome,
    /// The lines of the ledger; new players have negative ids.
    pub lines: Vec<CorrectionLine>,
    /// The results that come out differently, as they would be.
    pub(in crate::office) results: Vec<ResultRow>,
    /// Players who would have no result in a tournament any more.
    pub(in crate::office) gone: Vec<(TournamentId, PlayerId)>,
}

/// The table that a correction would put in the place of the rated one.
pub(in crate::office) struct Replacement<'a> {
    pub(in crate::office) people: &'a [Participant],
    pub(in crate::office) games: &'a [Game],
    /// The players who are new in the federation, and those who entered it after the tournament: they enter before it.
    pub(in crate::office) entering: Vec<Seated>,
}

/// What the correction of a rated tournament would change with this table, there and in everything that follows.
///
/// # Errors
/// A tournament that can't be calculated any more; the database doesn't answer.
pub(in crate::office) fn foresee(
    conn: &mut Conn,
    federation: &Federation,
    (t, position): (&Tournament, i64),
    table: Replacement<'_>,
) -> Result<Foresight, OfficeError> {
    let before = Before::of(conn, t, position)?;
    let mut altered = Altered::read(conn, federation.id, Alters { tournaments: &[t.id], players: &[] }, None)?;
    // The walk by who is touched knows only players who are stored.
    let stored = table.entering.iter().all(|player| player.id.0 > 0);
    altered.replace(t, table);
    let Calculated { differences, ledger, outcome, .. } =
        super::calculate(conn, federation, Some(&before).filter(|_| stored), &altered, true, &Progress::default())?;
    let Differences { results, gone, .. } = differences;
    Ok(Foresight { outcome: Outcome { lines: ledger.lines.len(), ..outcome }, lines: ledger.lines, results, gone })
}
