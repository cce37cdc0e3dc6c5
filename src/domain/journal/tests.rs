//! All kinds of refusal, the canonical text, and the worked journals of `tests/golden`.

use std::fs;
use std::path::Path;

use super::*;

const FEDERATION: &str = r#"{"federation": {"rules": "ufgo"}}"#;
const TWO: &str = r#"{"player": {"id": "p1", "standing": {"rating": 1500}}}
{"player": {"id": "p2", "standing": {"rating": 1500}}}"#;

fn text(journal: &Journal) -> String {
    let mut out = Vec::new();
    write_journal(journal, &mut out);
    String::from_utf8(out).unwrap()
}

#[track_caller]
fn refused(journal: impl AsRef<[u8]>, line: usize, sentence: &str) {
    match calculate_input(journal.as_ref()) {
        Ok(out) => panic!("accepted: {}", String::from_utf8_lossy(&out)),
        Err(bad) => assert!(bad.line == line && bad.reason.contains(sentence), "{bad}"),
    }
}

#[track_caller]
fn refused_line(line: &str, sentence: &str) {
    refused(format!("{FEDERATION}\n{TWO}\n{line}\n"), 4, sentence);
}

#[track_caller]
fn accepted_line(line: &str) {
    if let Err(bad) = calculate_input(format!("{FEDERATION}\n{TWO}\n{line}\n").as_bytes()) {
        panic!("{bad}");
    }
}

fn tournament(fields: &str) -> String {
    format!(r#"{{"tournament": {{"id": "t1", "start": "2025-01-01"{fields}}}}}"#)
}

fn game(fields: &str) -> String {
    tournament(&format!(
        r#", "games": [{{"round": 1, "a": "p1", "b": "p2", "score": 1}}, {{{fields}}}]"#
    ))
}

#[track_caller]
fn refused_game(fields: &str, sentence: &str) {
    refused_line(&game(fields), sentence);
}

#[test]
fn numbers_elsewhere_are_read_strictly_and_written_in_order() {
    let player = |ids: &str| format!(r#"{{"player": {{"id": "p3", "ids": {ids}}}}}"#);
    refused_line(&player(r#"{"egf": "12345678"}"#), "unknown key");
    refused_line(
        &player(r#"{"egf_pin": "1234567"}"#),
        "is no number of egf_pin",
    );
    refused_line(&player(r#"{"egf_pin": 12345678}"#), "is not a string");
    refused_line(&player(r#"{"fide": "1 2"}"#), "is no number of fide");
    refused_line(&player("null"), "not an object");
    let one = r#"{"player": {"id": "p3", "name": null, "born": null, "country": null, "club": null, "guest": false, "standing": null, "ids": {"egf_pin": "12345678", "fide": "0141"}}}"#;
    let other = r#"{"player": {"id": "p4", "ids": {"fide": "141"}}}"#;
    refused(
        format!("{FEDERATION}\n{one}\n{other}\n"),
        3,
        "declared twice",
    );
    let journal = format!(
        "{FEDERATION}\n{}\n",
        one.replace(
            r#""egf_pin": "12345678", "fide": "0141""#,
            r#""fide": "0141", "egf_pin": "12345678""#
        )
    );
    assert_eq!(
        text(&read_journal(journal.as_bytes()).unwrap()),
        format!("{FEDERATION}\n{one}\n")
    );
}

#[test]
fn ratings_elsewhere_are_read_strictly_and_written_in_order() {
    let player = |ratings: &str| format!(r#"{{"player": {{"id": "p3", "ratings": {ratings}}}}}"#);
    let rating = |kind: &str, date: &str, rating: &str| {
        format!(r#"{{"kind": "{kind}", "date": "{date}", "rating": {rating}}}"#)
    };
    refused_line(
        &player(&format!("[{}]", rating("elo", "2026-01-01", "1800"))),
        "kind",
    );
    refused_line(
        &player(&format!("[{}]", rating("rapid", "2026-01-32", "1800"))),
        "date",
    );
    refused_line(
        &player(&format!("[{}]", rating("rapid", "2026-01-01", "0"))),
        "so high",
    );
    refused_line(
        &player(&format!("[{}]", rating("rapid", "2026-01-01", "1.5"))),
        "rating",
    );
    refused_line(
        &player(r#"[{"kind": "rapid", "date": "2026-01-01"}]"#),
        "rating",
    );
    let (early, late) = (
        rating("standard", "2026-01-01", "1800"),
        rating("standard", "2026-02-01", "1790"),
    );
    let gor = rating("gor", "2026-01-15", "-40");
    refused_line(&player(&format!("[{early}, {early}]")), "two of a kind");
    let one = |ratings: &str| {
        let rest = r#""name": null, "born": null, "country": null, "club": null, "guest": false, "standing": null"#;
        format!(r#"{{"player": {{"id": "p3", {rest}, "ratings": {ratings}}}}}"#)
    };
    let journal = format!(
        "{FEDERATION}\n{}\n",
        one(&format!("[{gor}, {late}, {early}]"))
    );
    assert_eq!(
        text(&read_journal(journal.as_bytes()).unwrap()),
        format!(
            "{FEDERATION}\n{}\n",
            one(&format!("[{early}, {late}, {gor}]"))
        )
    );
}

#[test]
fn the_ratings_of_fide_of_a_tournament_are_carried_as_they_are() {
    let player = r#"{"player": {"id": "p3", "name": null, "born": null, "country": null, "club": null, "guest": false, "standing": null}}"#;
    let tournament = |fide: &str| {
        let rest = r#""start": "2026-01-05", "end": "2026-01-06", "participants": ["p3"]"#;
        format!(r#"{{"tournament": {{"id": "t9", {rest}, "fide": {fide}, "games": []}}}}"#)
    };
    let journal = |fide: &str| format!("{FEDERATION}\n{player}\n{}\n", tournament(fide));
    refused(journal(r#"{"p3": 0}"#), 3, "");
    refused(journal(r#"{"p3": 1800, "p3": 1800}"#), 3, "twice");
    refused(journal(r#"{"p9": 1800}"#), 3, "not declared");
    let kept = journal(r#"{"p3": 1800}"#);
    assert_eq!(text(&read_journal(kept.as_bytes()).unwrap()), kept);
}

#[test]
fn conditional_ratings_of_a_tournament_are_carried_as_they_are() {
    let player = r#"{"player": {"id": "p3", "name": null, "born": null, "country": null, "club": null, "guest": false, "standing": null}}"#;
    let journal = |people: &str, conditional: &str| {
        let rest = format!(r#""start": "2026-01-05", "end": "2026-01-06"{people}, "games": []"#);
        format!(
            "{FEDERATION}\n{player}\n{{\"tournament\": {{\"id\": \"t9\", {rest}, \"site\": {{\"conditional\": {conditional}}}}}}}\n"
        )
    };
    let one = r#", "participants": ["p3"]"#;
    refused(journal(one, r#"{"p3": 1450, "p3": 1450}"#), 3, "twice");
    refused(journal(one, r#"{"p9": 1450}"#), 3, "not declared");
    refused(journal(one, r#"{"p3": 1e9}"#), 3, "so high");
    refused(journal(one, r#"{"p3": "1450"}"#), 3, "not a number");
    refused(journal("", r#"{"p3": 1450}"#), 3, "take part");
    for rating in ["1450", "1450.25", "-3"] {
        let kept = journal(one, &format!(r#"{{"p3": {rating}}}"#));
        assert_eq!(text(&read_journal(kept.as_bytes()).unwrap()), kept);
    }
}

#[test]
fn a_line_must_be_an_object_with_one_key() {
    refused(
        format!("{FEDERATION}\n\u{feff}{{}}\n"),
        2,
        "byte order mark",
    );
    refused(
        b"{\"federation\": {\"rules\": \"ufgo\", \"name\": \"\xff\"}}\n",
        1,
        "UTF-8",
    );
    refused(
        b"\n{\"federation\": {\"rules\": \"ufgo\"}}\n\n\xc3\n",
        4,
        "UTF-8",
    );
    refused_line("[]", "not an object");
    refused_line("7", "not an object");
    refused_line("{", "not JSON");
    refused_line("{'player': {}}", "not JSON");
    refused_line(r#"{"list": {"date": "2025-01-01"},}"#, "not JSON");
    refused_line(r#"{"list": {"date": "2025-01-01"}} x"#, "not JSON");
    refused_line(r#"{"list": {"date": "2025-01-01"}}{}"#, "not JSON");
    refused_line("{}", "without a key");
    refused_line(
        r#"{"list": {"date": "2025-01-01"}, "club": {"name": "Ivory"}}"#,
        "more than one key",
    );
    refused_line(r#"{"match": {}}"#, "unknown kind");
    refused_line(&tournament(r#", "minutes": NaN"#), "not a number");
    refused_line(&tournament(r#", "minutes": Infinity"#), "not a number");
    refused_line(&tournament(r#", "minutes": 045"#), "not JSON");
    refused_line(&tournament(r#", "minutes": 1e999"#), "out of range");
    refused_line(
        &format!(
            r#"{{"draft": {}1{}}}"#,
            r#"{"x": "#.repeat(2000),
            "}".repeat(2000)
        ),
        "deep",
    );
    refused_line("{\"list\": {\"date\": \"2025-01-01\t\"}}", "not JSON");
    refused_line(r#"{"player": {"id": "\ud800"}}"#, "not JSON");
    refused_line(r#"{"player": {"id": "\x41"}}"#, "not JSON");
}

#[test]
fn no_key_comes_twice() {
    refused_line(
        r#"{"list": {"date": "2025-01-01", "date": "2025-01-01"}}"#,
        "twice",
    );
    refused_line(
        r#"{"list": {"date": "2025-01-01", "d\u0061te": "2025-01-01"}}"#,
        "twice",
    );
    refused_line(
        r#"{"player": {"id": "p3", "standing": {"rating": 1, "rating": 1}}}"#,
        "twice",
    );
    refused_line(&tournament(r#", "places": {"p1": 1, "p1": 1}"#), "twice");
    refused_game(
        r#""a": "p1", "played": false, "score": {"x": 1, "y": 2, "x": 3}"#,
        "twice",
    );
    refused_line(r#"{"draft": {"rows": [{"x": 1, "x": 1}]}}"#, "twice");
    refused(
        r#"{"federation": {"rules": "ufgo", "parameters": {"dan_loss": "cascade", "dan_loss": "cascade"}}}"#,
        1,
        "twice",
    );
}

#[test]
fn the_federation_comes_first_and_once() {
    refused("", 1, "no line");
    refused("\n \r\n", 3, "no line");
    refused(TWO, 1, "federation");
    refused_line(FEDERATION, "second federation");
    for rules in [r#"{"rules": "chess"}"#, r#"{"rules": "UFGO"}"#] {
        refused(format!(r#"{{"federation": {rules}}}"#), 1, "unknown rules");
    }
    refused(r#"{"federation": {}}"#, 1, "rules is missing");
    refused(
        r#"{"federation": {"rules": "ufgo", "slug": null}}"#,
        1,
        "slug",
    );
    refused(
        r#"{"federation": {"rules": "ufgo", "parameters": null}}"#,
        1,
        "parameters",
    );
    refused(
        r#"{"federation": {"rules": "ufgo", "parameters": {"age_protection_years": 62}}}"#,
        1,
        "age_protection_years",
    );
    refused(
        r#"{"federation": {"rules": "ufgo", "parameters": {"anchors": 2}}}"#,
        1,
        "anchors",
    );
}

#[test]
fn unknown_and_missing_keys_are_refused() {
    refused_line(r#"{"player": {"id": "p3", "rating": 1500}}"#, "unknown key");
    refused_line(
        r#"{"player": {"id": "p3", "standing": {"rating": 1500, "games": 3}}}"#,
        "unknown key",
    );
    refused_line(
        r#"{"player": {"id": "p3", "standing": {}}}"#,
        "rating is missing",
    );
    refused_line(r#"{"player": {"name": "Anna Koval"}}"#, "id is missing");
    refused_line(r#"{"tournament": {"id": "t1"}}"#, "start is missing");
    refused_line(
        r#"{"tournament": {"start": "2025-01-01"}}"#,
        "id is missing",
    );
    refused_line(&tournament(r#", "rounds": 5"#), "unknown key");
    refused_line(r#"{"list": {}}"#, "date is missing");
    refused_game(
        r#""round": 1, "a": "p1", "b": "p2""#,
        "game 2: score is missing",
    );
    refused_game(
        r#""round": 1, "a": "p1", "score": 1"#,
        "game 2: b is missing",
    );
    refused_game(
        r#""round": 1, "b": "p1", "score": 1"#,
        "game 2: a is missing",
    );
    refused_game(
        r#""a": "p1", "b": "p2", "score": 1"#,
        "game 2: round is missing",
    );
    refused_game(
        r#""round": 1, "a": "p1", "b": "p2", "score": 1, "komi": 7"#,
        "game 2: game: unknown key",
    );
}

#[test]
fn values_of_another_type_are_refused() {
    for (fields, sentence) in [
        (r#""id": """#, "empty"),
        (r#""id": 3"#, "string"),
        (r#""id": "p3", "name": 3"#, "name"),
        (r#""id": "p3", "born": "2025-02-29""#, "born"),
        (r#""id": "p3", "born": "80""#, "born"),
        (r#""id": "p3", "born": 1980"#, "born"),
        (r#""id": "p3", "guest": 0"#, "guest"),
        (r#""id": "p3", "guest": null"#, "guest"),
        (r#""id": "p3", "guest": "yes""#, "guest"),
        (r#""id": "p3", "standing": [1500]"#, "standing"),
        (r#""id": "p3", "standing": {"rating": -1}"#, "rating"),
        (r#""id": "p3", "standing": {"rating": 1500.0}"#, "rating"),
        (r#""id": "p3", "standing": {"rating": true}"#, "rating"),
    ] {
        refused_line(&format!(r#"{{"player": {{{fields}}}}}"#), sentence);
    }
    for (fields, sentence) in [
        (r#", "end": "2025-1-02""#, "end"),
        (r#", "end": null"#, "end"),
        (r#", "name": null"#, "name"),
        (r#", "official": 1"#, "official"),
        (r#", "board": 15"#, "board"),
        (r#", "board": 19.0"#, "board"),
        (r#", "board": "19""#, "board"),
        (r#", "minutes": -1"#, "minutes"),
        (r#", "minutes": true"#, "minutes"),
        (r#", "pool": "blitz""#, "pool"),
        (r#", "category": "fifth""#, "category"),
        (r#", "participants": {}"#, "participants"),
        (r#", "participants": [1]"#, "participant"),
        (r#", "places": {"p1": 0}"#, "place"),
        (r#", "places": {"p1": 1.5}"#, "place"),
        (r#", "games": null"#, "games"),
        (r#", "games": [[]]"#, "game 1"),
    ] {
        refused_line(&tournament(fields), sentence);
    }
    refused_line(r#"{"list": {"date": "2025-13-01"}}"#, "date");
    refused_line(r#"{"list": {"date": "0000-01-01"}}"#, "date");
}

#[test]
fn values_of_another_type_are_refused_in_games() {
    for score in ["2", "0.25", "-1", r#""1""#, "true", "null", "[1]", "1e1"] {
        refused_game(
            &format!(r#""round": 1, "a": "p1", "b": "p2", "score": {score}"#),
            "game 2: score is not 1, 0.5 or 0",
        );
    }
    for (field, sentence) in [
        (r#""round": 1.0"#, "round"),
        (r#""round": "1""#, "round"),
        (r#""round": 1e0"#, "round"),
        (r#""round": null"#, "round"),
        (r#""round": 1, "played": 1"#, "played"),
        (r#""round": 1, "annulled": null"#, "annulled"),
        (r#""round": 1, "handicap": -1"#, "handicap"),
        (r#""round": 1, "handicap": 0.5"#, "handicap"),
    ] {
        refused_game(
            &format!(r#""a": "p1", "b": "p2", "score": 1, {field}"#),
            sentence,
        );
    }
}

#[test]
fn ids_are_declared_once_and_before_they_are_used() {
    refused_line(r#"{"player": {"id": "p1"}}"#, "declared twice");
    refused(
        format!("{FEDERATION}\n{0}\n\n{0}\n", tournament("")),
        4,
        "declared twice",
    );
    refused_line(&tournament(r#", "participants": ["p3"]"#), "not declared");
    refused_line(&tournament(r#", "places": {"p1 ": 1}"#), "not declared");
    refused_game(
        r#""round": 1, "a": "P1", "b": "p2", "score": 1"#,
        "not declared",
    );
    refused_game(
        r#""round": 1, "a": "p1", "b": "p3", "score": 1"#,
        "not declared",
    );
    refused_game(r#""a": "p1", "b": "p3", "played": false"#, "not declared");
}

#[test]
fn nobody_plays_himself_and_time_does_not_run_backwards() {
    refused_game(
        r#""round": 1, "a": "p1", "b": "p1", "score": 1"#,
        "same player",
    );
    refused_game(r#""a": "p1", "b": "p1", "played": false"#, "same player");
    refused_line(
        &tournament(r#", "end": "2024-12-31""#),
        "end is before start",
    );
}

#[test]
fn a_rank_must_fit_rating_and_dan() {
    refused_line(
        r#"{"player": {"id": "p3", "standing": {"rating": 1500, "rank": "7 kyu"}}}"#,
        "lower",
    );
    refused_line(
        r#"{"player": {"id": "p3", "standing": {"rating": 2450, "rank": "4 dan"}}}"#,
        "4 dan",
    );
    accepted_line(
        r#"{"player": {"id": "p3", "standing": {"rating": 2450, "dan": 4, "rank": "4 dan"}}}"#,
    );
}

fn endless() -> String {
    let games: Vec<String> = (0..216)
        .map(|n| {
            format!(
                r#"{{"round": 1, "a": "q1", "b": "q2", "score": {}}}"#,
                n % 2
            )
        })
        .collect();
    format!(
        "{{\"player\": {{\"id\": \"q1\", \"standing\": {{\"rating\": 2000}}}}}}\n{{\"player\": {{\"id\": \"q2\", \"standing\": {{\"rating\": 2520}}}}}}\n{}",
        format_args!(
            r#"{{"tournament": {{"id": "t9", "start": "2025-01-01", "official": false, "games": [{}]}}}}"#,
            games.join(", ")
        )
    )
}

#[test]
fn a_calculation_without_end_is_a_bad_line() {
    refused(format!("{FEDERATION}\n{}\n", endless()), 4, "5000 passes");
    refused(
        format!("{FEDERATION}\n{}\n{{\n", endless()),
        4,
        "still anomalous, with their start values: q",
    );
}

#[test]
fn what_the_format_allows_is_accepted() {
    accepted_line("\t{ \"list\" :{\"date\":\"2025-01-01\"}}\r");
    accepted_line(&tournament(
        r#", "games": [], "minutes": null, "pool": "rapid", "category": "friendly", "places": {"p2": 1, "p1": 1}"#,
    ));
    accepted_line(&game(r#""a": "p1", "played": false"#));
    accepted_line(&game(
        r#""a": "p1", "b": null, "score": {"any": ["thing"]}, "played": false"#,
    ));
    accepted_line(&game(
        r#""round": -3, "a": "p2", "b": "p1", "score": 5e-1, "annulled": true, "handicap": 300"#,
    ));
    accepted_line(
        r#"{"player": {"id": "p3", "name": null, "born": null, "country": null, "club": null, "standing": null}}"#,
    );
    accepted_line(r#"{"player": {"id": "Ян \ud83d\ude00\u0000", "born": "1950"}}"#);
}

#[test]
fn a_list_names_only_who_was_entered_before_it() {
    let out = calculate_input(
        format!("{FEDERATION}\n{{\"list\": {{\"date\": \"2025-01-01\"}}}}\n{TWO}\n{{\"list\": {{\"date\": \"2025-01-01\"}}}}\n").as_bytes(),
    );
    let out = String::from_utf8(out.unwrap()).unwrap();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], r#"{"list": "2025-01-01", "entries": []}"#);
    assert!(lines[1].starts_with(r#"{"list": "2025-01-01", "entries": [{"place": 1, "player": "p1", "rating": 1500, "rank": "6 kyu"}, {"#));
}

#[test]
fn results_stand_in_the_order_of_the_ids() {
    let ids = ["p2", "p10", "я", "Z"];
    let players: String = ids
        .iter()
        .map(|id| format!("{{\"player\": {{\"id\": \"{id}\"}}}}\n"))
        .collect();
    let games = r#"[{"round": 1, "a": "p2", "b": "p10", "score": 1}, {"round": 1, "a": "я", "b": "Z", "score": 0}]"#;
    let journal = format!(
        "{FEDERATION}\n{players}{}\n",
        tournament(&format!(r#", "games": {games}"#))
    );
    let out = String::from_utf8(calculate_input(journal.as_bytes()).unwrap()).unwrap();
    let places: Vec<usize> = ["Z", "p10", "p2", "я"]
        .iter()
        .map(|id| out.find(&format!("\"player\": \"{id}\"")).unwrap())
        .collect();
    assert!(places.is_sorted(), "{out}");
}

const CANONICAL: &str = r##"{"federation": {"slug": "steppe", "name": "Го", "rules": "ufgo", "parameters": {"dan_loss": "cascade"}, "site": {"names": {"en": "Go", "ru": "Го", "uk": "Ґо"}, "accent": "#10aBff"}}}
{"club": {"name": "Ivory", "latin": "Ivory", "city": "Lviv", "contacts": "ivory@example.org\\nLviv", "founded": "1987", "closed": "2025-03-01"}}
{"player": {"id": "p1", "name": "Anna \"Fox\" Koval\\\n\u0001", "born": "1950", "country": "UA", "club": "Ivory", "guest": true, "standing": {"rating": 2150, "rank": "2 dan"}, "site": {"latin": "Anna Koval", "gender": "f", "mark": "withdrawn", "marked": "2025-12-31"}}}
{"player": {"id": "p2", "name": null, "born": "1980-05-01", "country": null, "club": null, "guest": false, "standing": null}}
{"tournament": {"id": "t1", "name": "Cup", "start": "2025-01-01", "end": "2025-01-02", "board": 9, "official": false, "minutes": 47.5, "pool": "rapid", "category": "first", "participants": ["p2", "p1"], "places": {"p2": 1, "p1": 2}, "games": [{"round": 1, "a": "p1", "b": "p2", "score": 0.5, "annulled": true, "handicap": 2, "site": {"colour": "w"}}, {"a": "p2", "played": false}], "site": {"city": "Lviv", "club": "Ivory", "referee": "Lev Bondar", "plan": "Plan 3", "rated": "2025-01-02T10:11:12Z", "signatures": [{"office": "referee", "name": "Lev Bondar", "at": "2025-01-02T09:00:00Z"}, {"office": "club", "name": "Vira Tkach", "at": "2025-01-02T09:30:00Z"}]}}}
{"list": {"date": "2025-04-01", "site": {"number": 3, "note": "Spring", "published": "2025-04-01T08:00:00Z", "by": "Olha Moroz", "entries": [{"place": 1, "player": "p1", "name": "Anna Koval", "club": "Ivory", "rating": 2150, "rank": "2 dan"}, {"place": 2, "player": "p2", "name": "P", "rating": 3.5}], "fingerprint": "0a1b"}}}
{"draft": {"zeta": [1, 2.50, {"a": null}], "alpha": "я", "empty": {}, "none": []}}
"##;

#[test]
fn a_canonical_journal_is_written_as_it_was_read() {
    assert_eq!(
        text(&read_journal(CANONICAL.as_bytes()).unwrap()),
        CANONICAL
    );
    let loose = CANONICAL
        .replace("\": ", "\" :  ")
        .replace(", \"", " ,\"")
        .replace('\n', "\r\n\n");
    assert_eq!(text(&read_journal(loose.as_bytes()).unwrap()), CANONICAL);
}

#[test]
fn what_was_decided_is_written_as_it_was_read() {
    let federation = r#"{"federation": {"rules": "ufgo", "site": {"orders": [{"number": "2-M", "day": "2017-01-27", "text": "It is *ordered*.\n", "by": "Olha Moroz", "entered": "2025-01-02T10:11:12Z"}, {"number": "2-M", "title": "On members", "day": "2018-10-12"}, {"title": "Statute", "day": "2018-10-12"}], "texts": [{"language": "en", "day": "2017-01-27", "order": "2-M, 2017-01-27", "text": "4.2. A formula.", "by": "Olha Moroz", "entered": "2025-01-02T10:11:12Z"}, {"language": "uk", "day": "2019-02-01", "text": "4.2. Формула."}]}}}"#;
    let site = r#", "games": [], "site": {"appeals": [{"about": "result", "player": "p1", "name": "Anna Koval", "text": "I won", "filed": "2025-01-02T10:11:12Z", "stage": "upheld", "answer": "So it was", "by": "Olha Moroz", "answered": "2025-01-03T10:11:12Z"}, {"about": "table", "filed": "2025-01-02T10:11:12Z", "stage": "open"}], "annulled": [{"round": 1, "a": "p1", "b": "p2", "by": "Lev Bondar", "at": "2025-01-02T10:11:12Z", "reason": "Noise"}]}"#;
    let line = tournament(site).replacen(
        r#""start": "2025-01-01""#,
        r#""start": "2025-01-01", "end": "2025-01-01""#,
        1,
    );
    let written = text(&read_journal(format!("{federation}\n{TWO}\n{line}\n").as_bytes()).unwrap());
    assert_eq!(written.lines().next(), Some(federation));
    assert_eq!(written.lines().last(), Some(line.as_str()));
    refused(
        federation.replace("2018-10-12", "2017-01-27"),
        1,
        "declared twice",
    );
    refused(
        federation.replace("\"2-M, 2017-01-27\"", "\"3, 2017-01-27\""),
        1,
        "is not declared",
    );
    refused(
        federation.replace("\"4.2. A formula.\"", "\" \""),
        1,
        "text 1: text is empty",
    );
    refused(federation.replace("ordered", "\\u0000"), 1, "order 1: text");
    refused(
        federation.replace("\"title\": \"Statute\", ", ""),
        1,
        "order 3: number is missing",
    );
    refused_line(
        &line.replace(r#""stage": "open""#, r#""stage": "rejected""#),
        "appeal 2: answered",
    );
    refused_line(
        &line.replace("Anna Koval", &"A".repeat(401)),
        "appeal 1: name",
    );
    refused_line(
        &line.replace(r#""player": "p1""#, r#""player": "p3""#),
        "appeals: player",
    );
    refused_line(
        &line.replace(r#""b": "p2", "by""#, r#""b": "p1", "by""#),
        "the same player",
    );
    refused_line(
        &line.replace(r#""b": "p2", "by""#, r#""b": "p3", "by""#),
        "annulled: player",
    );
    refused_line(
        &line.replace(r#""reason": "Noise""#, r#""why": "Noise""#),
        "unknown key",
    );
}

#[test]
fn what_only_the_site_knows_changes_no_result() {
    let mut bare = read_journal(CANONICAL.as_bytes()).unwrap();
    let full = rate_journal(&bare).unwrap();
    bare.lines
        .retain(|(_, line)| !matches!(line, Line::Club(_) | Line::Draft(_)));
    for (_, line) in &mut bare.lines {
        match line {
            Line::Player(player) => player.site = None,
            Line::Tournament(tournament) => tournament.site = None,
            Line::List(list) => list.site = None,
            _ => {}
        }
    }
    assert!(!full.is_empty());
    assert_eq!(full, rate_journal(&bare).unwrap());
}

#[test]
fn extensions_of_federations_and_players_are_read_strictly() {
    refused(
        r##"{"federation": {"rules": "ufgo", "site": {"accent": "#12345"}}}"##,
        1,
        "accent",
    );
    refused(
        r#"{"federation": {"rules": "ufgo", "site": {"names": {"de": "Go"}}}}"#,
        1,
        "unknown key",
    );
    refused_line(
        r#"{"player": {"id": "p3", "site": {"gender": "x"}}}"#,
        "gender",
    );
    refused_line(
        r#"{"player": {"id": "p3", "site": {"mark": "gone"}}}"#,
        "mark",
    );
    refused_line(
        r#"{"player": {"id": "p3", "site": {"marked": "2025-12-31"}}}"#,
        "marked without a mark",
    );
    refused_line(r#"{"player": {"id": "p3", "site": null}}"#, "site");
    refused_line(r#"{"club": {"city": "Lviv"}}"#, "name is missing");
    refused(
        format!("{FEDERATION}\n{0}\n{0}\n", r#"{"club": {"name": "Ivory"}}"#),
        3,
        "declared twice",
    );
    refused_line(r#"{"draft": []}"#, "draft is not an object");
}

#[test]
fn players_are_merged_into_declared_ones() {
    refused_line(
        r#"{"player": {"id": "p3", "site": {"merged": "p4"}}}"#,
        "not declared",
    );
    refused_line(
        r#"{"player": {"id": "p3", "site": {"merged": "p3"}}}"#,
        "merged himself",
    );
    let merged =
        |id, into| format!(r#"{{"player": {{"id": "{id}", "site": {{"merged": "{into}"}}}}}}"#);
    refused(
        format!(
            "{FEDERATION}\n{}\n{}\n",
            merged("p8", "p9"),
            merged("p9", "p8")
        ),
        2,
        "merged himself",
    );
    assert!(
        read_journal(
            format!(
                "{FEDERATION}\n{}\n{}\n",
                merged("p8", "p9"),
                r#"{"player": {"id": "p9"}}"#
            )
            .as_bytes()
        )
        .is_ok()
    );
}

#[test]
fn extensions_of_tournaments_and_lists_are_read_strictly() {
    refused_line(
        &tournament(r#", "site": {"rated": "2025-01-02 10:11:12"}"#),
        "rated",
    );
    refused_line(
        &tournament(r#", "site": {"rated": "2025-01-02T10:61:12Z"}"#),
        "rated",
    );
    for time in [
        "2025-01-02T10:11:60Z",
        "+12345-01-02T10:11:12Z",
        "-0044-01-02T10:11:12Z",
        "0000-01-02T10:11:12Z",
    ] {
        refused_line(
            &tournament(&format!(r#", "site": {{"rated": "{time}"}}"#)),
            "rated",
        );
    }
    refused_line(
        &tournament(r#", "site": {"signatures": [{"office": "referee", "name": "Lev"}]}"#),
        "at is missing",
    );
    refused_line(
        &tournament(
            r#", "site": {"signatures": [{"office": "boss", "name": "L", "at": "2025-01-02T10:11:12Z"}]}"#,
        ),
        "office",
    );
    refused_game(
        r#""round": 1, "a": "p1", "b": "p2", "score": 1, "site": {"colour": "white"}"#,
        "colour",
    );
    refused_line(
        r#"{"list": {"date": "2025-01-01", "site": {"entries": [{"place": 1}]}}}"#,
        "entry 1: player is missing",
    );
    refused_line(
        r#"{"list": {"date": "2025-01-01", "site": {"fingerprint": "XY"}}}"#,
        "fingerprint",
    );
}

#[track_caller]
fn worked_journals(rules: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/golden")
        .join(rules);
    let mut seen = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let Some(stem) = name
            .strip_suffix(".jsonl")
            .filter(|stem| !stem.ends_with(".expected"))
        else {
            continue;
        };
        let given = fs::read_to_string(&path).unwrap();
        let expected =
            fs::read_to_string(path.with_file_name(format!("{stem}.expected.jsonl"))).unwrap();
        assert_eq!(
            String::from_utf8(calculate_input(given.as_bytes()).unwrap()).unwrap(),
            expected,
            "{name}"
        );
        assert_eq!(
            text(&read_journal(given.as_bytes()).unwrap()),
            given,
            "{name}"
        );
        seen += 1;
    }
    assert!(seen >= 20, "only {seen} journals");
}

#[test]
fn the_worked_journals_of_ufgo() {
    worked_journals("ufgo");
}

#[test]
fn the_worked_journals_of_orr() {
    worked_journals("orr");
}

proptest::proptest! {
    #[test]
    fn numbers_are_written_shortly(bits in proptest::prelude::any::<u64>(), small in -5000.0f64..5000.0) {
        for value in [f64::from_bits(bits), small, small * 1e-9, small * 1e13] {
            if value.is_finite() && value.fract() != 0.0 {
                let mut out = Vec::new();
                super::object::write_number(&mut out, value);
                let text = String::from_utf8(out).unwrap();
                proptest::prop_assert_eq!(text.parse::<f64>(), Ok(value));
                proptest::prop_assert!(!text.contains('e') && text.len() == value.to_string().len(), "{}", text);
            }
        }
    }
}
