//! The replay of a correction that isn't approved yet, calculated and not stored, for its preview.

use super::changes::{Calculated, Differences};
use super::overlay::{Altered, Alters, Replacement};
use super::{CorrectedTournament, Outcome, Progress};
use crate::ActionError;
use crate::contradictions::Foresight;
use crate::db::Conn;
use crate::db::federations::Federation;
use crate::db::tournaments::Tournament;

/// New players have negative ids.
pub(crate) fn foresee_correction(
    conn: &mut Conn,
    federation: &Federation,
    t: &Tournament,
    position: i64,
    table: Replacement<'_>,
) -> Result<(Outcome, Foresight), ActionError> {
    let before = CorrectedTournament::load_rated(conn, t, position)?;
    let mut altered = Altered::load_altered(
        conn,
        federation.id,
        Alters {
            tournaments: &[t.id],
            players: &[],
        },
        None,
    )?;
    // The walk by who is touched knows only players who are stored.
    let stored = table.entering.iter().all(|player| player.id.0 > 0);
    altered.replace(t, table);
    let Calculated {
        differences,
        ledger,
        outcome,
        ..
    } = super::calculate_effects(
        conn,
        federation,
        Some(&before).filter(|_| stored),
        &altered,
        true,
        &Progress::default(),
    )?;
    let Differences {
        results,
        removed_results: gone,
        ..
    } = differences;
    let outcome = Outcome {
        lines: ledger.lines.len(),
        ..outcome
    };
    Ok((
        outcome,
        Foresight {
            lines: ledger.lines,
            results,
            gone,
            ..Foresight::default()
        },
    ))
}
