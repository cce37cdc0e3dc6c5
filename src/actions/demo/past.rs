//! A past tournament that the chairman has imported as a fact.

use std::fmt::Write as _;

use chrono::{NaiveDateTime, TimeDelta};

use crate::db::federations::Federation;
use crate::db::{Conn, players};
use crate::formats::archive::Entry;
use crate::rating_list_import::plan::Spellings;
use crate::replay::Progress;
use crate::tournament_import::files::{self, ImportDecisions, ImportMode, TableDecisions};
use crate::tournament_import::plan;
use crate::tournament_import::read::read_sources;
use crate::tournament_import::take::{self, ImportRequest};
use crate::{ActionError, Actor, Tx};

/// Days since it was held.
const AGO: i64 = 4_400;

/// A round robin of the four best players of today.
const CELLS: [[&str; 3]; 4] = [
    ["4+", "3-", "2+"],
    ["3+", "4+", "1-"],
    ["2-", "1+", "4-"],
    ["1-", "2-", "3+"],
];

/// The file with the table of the tournament.
fn write_table(conn: &mut Conn, federation: &Federation) -> Result<Entry, ActionError> {
    let mut table = "No,Name,Rating,R1,R2,R3\n".to_owned();
    for ((number, player), cells) in (1..)
        .zip(players::load_best(conn, federation.id, 4)?)
        .zip(CELLS)
    {
        let rating =
            player.state.shown.rating.unwrap_or_default() - 300.0 + 40.0 * f64::from(number);
        let _ = writeln!(
            table,
            "{number},{},{rating:.0},{}",
            player.personal.name,
            cells.join(",")
        );
    }
    Ok(Entry {
        name: "cup.csv".to_owned(),
        bytes: table.into_bytes(),
    })
}

/// Imports the tournament.
pub(super) fn import_tournament(
    conn: &mut Conn,
    federation: &Federation,
    chair: &Actor,
    at: NaiveDateTime,
) -> Result<(), ActionError> {
    let file = write_table(conn, federation)?;
    let bundle = files::store_bundle(
        &mut Tx::new(conn, chair, federation, at),
        &file.name,
        std::slice::from_ref(&file),
    )?;
    let ends = at.date() - TimeDelta::days(AGO);
    let told = TableDecisions {
        left: Some(false),
        name: "Кубок старої брами".to_owned(),
        starts: (ends - TimeDelta::days(1)).to_string(),
        ends: ends.to_string(),
        ..TableDecisions::default()
    };
    let said = ImportDecisions {
        way: ImportMode::Recorded,
        tables: [(1, told)].into(),
        ..ImportDecisions::default()
    };
    files::store_table_choices(conn, chair, federation, bundle, said)?;
    let (kept, spellings) = (
        files::find_waiting(conn, chair, federation)?,
        Spellings::new(),
    );
    let seen = plan::plan_import(
        conn,
        federation,
        read_sources(&kept.files, federation.rules),
        &kept.reading,
        &spellings,
    )?
    .fingerprint;
    let taking = ImportRequest {
        bundle,
        seen: &seen,
        why: "Архів федерації",
        spellings: &spellings,
    };
    take::import_bundle(
        &mut Tx::new(conn, chair, federation, at),
        &taking,
        &Progress::default(),
    )?;
    Ok(())
}
