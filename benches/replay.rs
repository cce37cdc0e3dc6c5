//! Corrects the first of 20,000 tournaments: everything after it is calculated again and stored.
//!
//! `cargo bench --bench replay` enters a federation of 50,000 players and 1,000,000 games, turns some results of its first tournament
//! round (and back), and measures the replay in its transaction against merely writing the same result rows, one by one with one prepared
//! statement in one transaction. SQLite always; PostgreSQL, too, where `CROSSTABLE_TEST_POSTGRES` names a server.
//! `CROSSTABLE_BENCH_TOURNAMENTS` makes it smaller.

mod generator;
mod tools;

use std::fmt::Debug;
use std::time::Instant;

use chrono::{NaiveDate, NaiveDateTime};
use crosstable::db::results::ResultRow;
use crosstable::db::tournaments::Outcome;
use crosstable::db::{Conn, Db, DbError, TournamentId, corrections, federations, results, tables, tournaments};
use crosstable::domain::journal;
use crosstable::office::{Actor, OfficeError, journal as office_journal, replay};
use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection};
use generator::{SLUG, Size};
use tools::{median, met, say};

const RUNS: usize = 3;
/// At most this many times as long as writing the result rows.
const RATIO: f64 = 3.0;

#[expect(clippy::disallowed_methods, reason = "a bench is told its size and its server by the environment")]
fn told_by(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

fn told(error: impl Debug) -> String {
    format!("{error:?}")
}

fn main() -> Result<(), String> {
    let tournaments = told_by("CROSSTABLE_BENCH_TOURNAMENTS").and_then(|n| n.parse().ok()).unwrap_or(20_000u32);
    let size = Size { players: 50_000.min(tournaments * 5), tournaments, games: tournaments * 50, lists: 4 };
    let folder = tempfile::tempdir().map_err(told)?;
    // In ufgo whole points soon swallow a small change; in ssdc nothing is rounded, and nearly every result changes.
    for rules in ["ufgo", "ssdc"] {
        let url = format!("sqlite:{}", folder.path().join(format!("{rules}.sqlite")).display());
        measure("SQLite", &url, rules, size)?;
    }
    let Some(url) = told_by("CROSSTABLE_TEST_POSTGRES") else {
        say("PostgreSQL: CROSSTABLE_TEST_POSTGRES names no server, nothing measured");
        return Ok(());
    };
    let (server, _) = url.rsplit_once('/').ok_or("CROSSTABLE_TEST_POSTGRES names no database")?;
    let name = format!("crosstable_bench_{}", std::process::id());
    let mut admin = PgConnection::establish(&url).map_err(told)?;
    admin.batch_execute(&format!("CREATE DATABASE {name}")).map_err(told)?;
    let outcome = measure("PostgreSQL", &format!("{server}/{name}"), "ssdc", size);
    admin.batch_execute(&format!("DROP DATABASE {name} WITH (FORCE)")).map_err(told)?;
    outcome
}

fn now() -> NaiveDateTime {
    NaiveDate::from_ymd_opt(2026, 3, 1).unwrap_or_default().and_hms_opt(12, 0, 0).unwrap_or_default()
}

fn measure(name: &str, url: &str, rules: &str, size: Size) -> Result<(), String> {
    let mut text = Vec::new();
    generator::write(rules, size, &mut text).map_err(told)?;
    let journal = journal::read(&*text).map_err(told)?;
    drop(text);
    let db = Db::open(url, 2).map_err(told)?;
    db.migrate().map_err(told)?;
    db.write(|c| office_journal::import(c, &Actor::console(), &journal, None, now())).map_err(told)?;
    let (mut replays, mut writes) = (Vec::new(), Vec::new());
    let (mut changed, mut results_there) = ((0, 0), 0);
    for _ in 0..RUNS {
        let start = Instant::now();
        let outcome = db.write(turn_round).map_err(told)?;
        replays.push(start.elapsed().as_secs_f64());
        changed = (outcome.tournaments, outcome.lines);
        let (held, rows) = db.read(stored).map_err(told)?;
        db.write(|c| results::remove(c, &held)).map_err(told)?;
        let start = Instant::now();
        db.write(|c| rows.iter().try_for_each(|row| results::add_one(c, row))).map_err(told)?;
        writes.push(start.elapsed().as_secs_f64());
        results_there = rows.len();
    }
    let ratio = median(&replays) / median(&writes);
    say(format_args!(
        "{name}, {rules}: {} players, {} tournaments, {} games; {} results, {} tournaments and {} lines changed; medians of {RUNS}, in turn:",
        size.players, size.tournaments, size.games, results_there, changed.0, changed.1
    ));
    say(format_args!("  correcting the first tournament  {:8.2} s", median(&replays)));
    say(format_args!("  writing the result rows          {:8.2} s", median(&writes)));
    say(format_args!("  correcting / writing: {ratio:.2}  (target: at most {RATIO}) {}", met(ratio <= RATIO)));
    Ok(())
}

fn federation(c: &mut Conn) -> Result<federations::Federation, DbError> {
    federations::find_by_slug(c, SLUG)?.ok_or_else(|| DbError::Corrupt("the federation is missing".to_owned()))
}

/// The rated tournaments and their result rows.
fn stored(c: &mut Conn) -> Result<(Vec<TournamentId>, Vec<ResultRow>), DbError> {
    let id = federation(c)?.id;
    Ok((tournaments::rated(c, id)?.iter().map(|t| t.id).collect(), results::from_position(c, id, 0)?))
}

/// Corrects the first tournament, as an approval does: its first decided game went the other way.
fn turn_round(c: &mut Conn) -> Result<replay::Outcome, OfficeError> {
    let federation = federation(c)?;
    let first = tournaments::rated(c, federation.id)?.into_iter().next().ok_or(OfficeError::NotFound)?;
    let position = first.position.unwrap_or_default();
    let (people, mut games) = (tables::participants(c, first.id)?, tables::games(c, first.id)?);
    for game in games.iter_mut().filter(|g| g.played && g.halves != Some(1)).take(3) {
        game.halves = game.halves.map(|h| 2 - h);
    }
    tables::remove(c, first.id)?;
    tables::add(c, &people, &games)?;
    let outcome =
        Outcome { position: Some(position), passes: first.passes, parameters: first.parameters, edition_id: None, rated_at: Some(now()) };
    tournaments::update_rated(c, first.id, &outcome)?;
    let correction = corrections::add(c, federation.id, Some(first.id), now(), "bench", "turned round", position)?;
    replay::replay(c, &federation, Some(correction), &replay::Progress::default())
}
