//! Results and current ratings that an act on a player's entry would change.

use std::collections::HashMap;

use chrono::NaiveDate;

use crate::actions::ActionError;
use crate::actions::replay::{self, Progress, Trial};
use crate::app::run_blocking;
use crate::changed_ratings::{self, ChangeRow, LineNames};
use crate::db::corrections::CorrectionLine;
use crate::db::federations::Federation;
use crate::db::{Conn, DbError, PlayerId, Scope, TournamentId, players, tournaments};
use crate::error::WebError;
use crate::frame::request::{By, Commission, Inside};
use crate::rating_format::RatingFormat;

/// Further changes are counted.
const LISTED: usize = 40;

pub struct ChangeList {
    pub rows: Vec<ChangeRow>,
    pub more: usize,
}

pub struct ChangeNames {
    people: HashMap<PlayerId, (String, Option<String>)>,
    tournaments: HashMap<TournamentId, (String, NaiveDate)>,
}

/// Stores nothing. One calculation runs at a time, so that others keep their connections.
pub async fn tried_out<T: Send + 'static>(
    by: &By<Commission>,
    act: impl Fn(&mut Conn, &Federation, &Progress) -> Result<T, ActionError> + Send + 'static,
) -> Result<Trial, WebError> {
    let (db, federation) = (by.app.db.with_long_patience(), by.federation.id);
    let turn = by.app.calculation_limit.take(by.reader).await?;
    let trial = run_blocking(move || {
        // The work holds the permit, because it goes on when the request is cancelled.
        let _turn = turn;
        replay::try_act(&db, Scope::Federation(federation), federation, act)
    });
    Ok(trial.await??)
}

impl ChangeNames {
    pub fn find(c: &mut Conn, lines: &[CorrectionLine]) -> Result<ChangeNames, DbError> {
        let listed = || lines.iter().take(LISTED);
        let people: Vec<PlayerId> = listed().map(|line| line.player_id).collect();
        let held: Vec<TournamentId> = listed().filter_map(|line| line.tournament_id).collect();
        Ok(ChangeNames {
            people: players::names_told_apart(c, &people)?,
            tournaments: tournaments::load_names(c, &held)?,
        })
    }
}

impl ChangeList {
    pub fn from_trial(inside: &Inside, trial: &Trial, names: &ChangeNames) -> ChangeList {
        let names = LineNames {
            players: &names.people,
            tournaments: &names.tournaments,
        };
        let rows = changed_ratings::change_rows(
            trial.lines.iter().take(LISTED),
            &names,
            &RatingFormat::for_federation(inside),
            inside.spelling(),
        );
        ChangeList {
            rows,
            more: trial.lines.len().saturating_sub(LISTED),
        }
    }
}
