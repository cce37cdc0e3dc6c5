//! What must hold of every journal, whatever stands in it.

use std::collections::HashMap;

use serde_json::Value;

use crate::domain::chronicle::Walk;
use crate::domain::journal::{self, Bad, Journal, Line, Place};
use crate::domain::player::PlayerKey;
use crate::domain::rules::Engine;

/// The answer to a journal. All its numbers are finite, since nothing else is JSON, and they follow
/// from each other.
pub fn answer(text: &[u8]) -> Result<String, Bad> {
    let answer = journal::calculate_input(text)
        .map(|out| String::from_utf8(out).expect("an answer is UTF-8"));
    if let Ok(answer) = &answer {
        let lines: Vec<Value> = answer
            .lines()
            .map(|line| serde_json::from_str(line).expect("an answer is JSON"))
            .collect();
        lines.iter().for_each(finite);
        if !rounds_silently(&journal::read_journal(text).expect("what was calculated can be read"))
        {
            follow(&lines);
        }
    }
    answer
}

/// Reads a journal: what is read is written in one way, and that text reads as the same journal.
/// Says whether it was understood.
pub fn journal(text: &[u8]) -> bool {
    journal::read_journal(text).is_ok_and(|read| {
        canonical(&read);
        true
    })
}

/// Calculates a journal: the same from the canonical text, the same when it is explained. Says
/// whether it was understood.
pub fn answer_twice(text: &[u8]) -> bool {
    let first = answer(text);
    match journal::read_journal(text) {
        Ok(read) => {
            explained(&read);
            match (first, answer(&canonical(&read))) {
                (Ok(first), Ok(second)) => assert_eq!(first, second),
                // Blank lines are gone, so the number of the line may be another one.
                (Err(first), Err(second)) => assert_eq!(first.reason, second.reason),
                (first, second) => panic!("{first:?}, of the canonical text {second:?}"),
            }
            true
        }
        // What can't be read can't be calculated; a line before it may be refused by the
        // calculation.
        Err(bad) => {
            assert!(first.is_err_and(|first| first == bad || first.line < bad.line));
            false
        }
    }
}

fn finite(value: &Value) {
    match value {
        Value::Number(number) => assert!(
            number.as_f64().is_some_and(f64::is_finite),
            "{number} is not finite"
        ),
        Value::Array(values) => values.iter().for_each(finite),
        Value::Object(fields) => fields.values().for_each(finite),
        _ => {}
    }
}

/// All parameters: those of the federation and of every edition.
fn all_parameters(journal: &Journal) -> impl Iterator<Item = Value> {
    let editions = journal.lines.iter().filter_map(|(_, line)| {
        if let Line::Edition(line) = line {
            Some(&line.parameters)
        } else {
            None
        }
    });
    editions
        .chain([&journal.federation.parameters])
        .map(|parameters| parameters.value())
}

/// ssdc may round ratings of participants who get no line, since they didn't play
/// (`docs/readings/ssdc.md` A2).
fn rounds_silently(journal: &Journal) -> bool {
    journal.rulebook.id == "ssdc"
        && all_parameters(journal).any(|parameters| parameters["rounding"] == "tournament")
}

/// Nobody's rating changes between two lines that tell it.
fn follow(lines: &[Value]) {
    let mut told: HashMap<(&str, &str), &Value> = HashMap::new();
    for line in lines {
        for result in line["results"].as_array().into_iter().flatten() {
            let key = (
                result["pool"].as_str().unwrap_or(""),
                result["player"].as_str().expect("results have a player"),
            );
            if let Some(last) = told.get(&key) {
                assert_eq!(*last, &result["before"], "a rating changed before {result}");
            }
            if !result["after"].is_null() {
                told.insert(key, &result["after"]);
            }
        }
        let all = line["entries"]
            .as_array()
            .map(|entries| ("", entries))
            .into_iter();
        let pools = line["pools"].as_object().into_iter().flatten();
        for (pool, entries) in
            all.chain(pools.filter_map(|(pool, entries)| Some((&**pool, entries.as_array()?))))
        {
            for entry in entries {
                let key = (
                    pool,
                    entry["player"].as_str().expect("entries have a player"),
                );
                let last = told.insert(key, &entry["rating"]);
                // The correction of rgf changes ratings with the list.
                if let Some(last) = last.filter(|_| entry.get("deviation").is_none()) {
                    assert_eq!(last, &entry["rating"], "a rating changed before {entry}");
                }
            }
        }
    }
}

/// What was read is written in one way, and read again it is the same journal, written the same.
pub fn canonical(journal: &Journal) -> Vec<u8> {
    let mut written = Vec::new();
    journal::write_journal(journal, &mut written);
    let again = journal::read_journal(&*written)
        .unwrap_or_else(|bad| panic!("{bad}\n{}", String::from_utf8_lossy(&written)));
    assert_eq!(journal.federation, again.federation);
    assert!(
        journal
            .lines
            .iter()
            .map(|(_, line)| line)
            .eq(again.lines.iter().map(|(_, line)| line)),
        "another journal was read"
    );
    assert_eq!(journal.ids, again.ids);
    let mut twice = Vec::new();
    journal::write_journal(&again, &mut twice);
    assert_eq!(
        String::from_utf8_lossy(&written),
        String::from_utf8_lossy(&twice)
    );
    written
}

/// The explanations lead to the same results and records as the silent calculation, and a stored
/// record comes back as it was.
pub fn explained(journal: &Journal) {
    parameters(journal);
    let engine = || {
        journal
            .new_engine()
            .expect("what was read has good parameters")
    };
    let (mut silent, mut telling) = (engine(), engine());
    let (mut silently, mut aloud) = (Walk::new(&mut *silent), Walk::new(&mut *telling));
    let mut people = Vec::new();
    for (Place { number, line, .. }, event) in journal.chronicle_events() {
        for walk in [&mut silently, &mut aloud] {
            walk.handle_event(&event)
                .expect("what was read has good standings and editions");
        }
        match line {
            Line::Player(player) => people.push(player.to_person()),
            Line::Tournament(line) => {
                let games = &line.tournament.games;
                let player = games
                    .get(number % games.len().max(1))
                    .map_or(PlayerKey(0), |game| game.a);
                let records = |engine: &dyn Engine| {
                    (0u32..)
                        .map(|key| engine.stored_record(PlayerKey(key)))
                        .take(people.len())
                        .collect::<Vec<_>>()
                };
                let before = records(silently.engine());
                // What is refused after 5000 passes takes long to explain.
                let Ok(rated) = silently.engine().rate_tournament(&line.tournament) else {
                    return;
                };
                assert_eq!(
                    aloud
                        .engine()
                        .explain_tournament(&line.tournament, player)
                        .map(|(rated, _)| rated)
                        .as_ref(),
                    Ok(&rated)
                );
                // Whoever has no line is as he was.
                for (key, (before, after)) in (0u32..)
                    .map(PlayerKey)
                    .zip(before.iter().zip(records(silently.engine())))
                {
                    let told = rated.lines.iter().any(|line| line.player == key);
                    assert!(
                        told || *before == after || rounds_silently(journal),
                        "without a line: {before} {after}"
                    );
                }
            }
            Line::List(list) => {
                assert!(
                    silently
                        .engine()
                        .next_correction()
                        .is_none_or(|correction| correction.shift.is_finite())
                );
                assert_eq!(
                    silently.engine().publish_list(list.date),
                    aloud.engine().publish_list(list.date)
                );
            }
            Line::Club(_) | Line::Draft(_) | Line::Edition(_) => {}
        }
    }
    let mut stored = engine();
    for (key, person) in (0u32..).map(PlayerKey).zip(people) {
        let record = silent.stored_record(key);
        assert_eq!(record, telling.stored_record(key));
        stored
            .resume_player(person, &record)
            .expect("a stored record can be read");
        assert_eq!(stored.stored_record(key), record);
    }
}

/// The parameters of the federation and of every edition have a canonical text, which is read as
/// the same parameters.
fn parameters(journal: &Journal) {
    for given in all_parameters(journal) {
        let written = journal
            .rulebook
            .normalize_parameters(&given)
            .expect("what was read has good parameters");
        assert_eq!(
            journal
                .rulebook
                .normalize_parameters(&Value::Object(written.clone())),
            Ok(written)
        );
    }
}
