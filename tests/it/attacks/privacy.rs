//! Nobody learns what isn't public: not from pages that were made for others, not from filters and calculations, not from what is left of
//! somebody who asked to be forgotten.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use chrono::TimeDelta;
use crosstable::db::{PlayerId, accounts, federations, results};
use crosstable::domain::journal;
use crosstable::office::replay::Progress;
use crosstable::office::{Actor, journal as office_journal, registry};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::Value;

use crate::app::{App, noon};
use crate::client::Client;
use crate::database::{Kind, Stage, on_both};

/// One cookie as no browser writes it: its name, what stands around the sign, its value.
type Wild = (&'static str, &'static str, usize);

/// Lines of cookies, some of which are a session or a message to whoever reads them kindly.
fn wild_cookies() -> impl Strategy<Value = Vec<(Vec<Wild>, &'static str)>> {
    let names = prop::sample::select(vec![
        "session",
        "%73ession",
        "sess%69on",
        "Session",
        "\"session\"",
        "flash",
        "%66lash",
        " flash",
        "other",
        "visitor",
    ]);
    let signs = prop::sample::select(vec!["=", " =", "= ", " = ", "=\"", "%3D"]);
    let cookie = (names, signs, 0..5_usize);
    let ends = prop::sample::select(vec!["; ", ";", " ; ", ";;", "\t;"]);
    prop::collection::vec((prop::collection::vec(cookie, 1..4), ends), 1..4)
}

fn written(lines: &[(Vec<Wild>, &str)], session: &str) -> Vec<String> {
    let quoted = format!("{session}\"");
    let encoded = format!("%{:02x}{}", session.as_bytes()[0], &session[1..]);
    let values = [session, &encoded, &quoted, "forgotten", "%66orgotten"];
    let cookie = |(name, sign, value): &Wild| format!("{name}{sign}{}", values[*value]);
    lines.iter().map(|(cookies, end)| cookies.iter().map(cookie).collect::<Vec<_>>().join(end)).collect()
}

/// What a page has of its reader: the name of an account, the message of the page before.
fn own(body: &str) -> (bool, bool) {
    (body.contains("Head-Two"), body.contains("Forgotten."))
}

#[test]
fn no_cookie_header_gets_a_page_of_one_reader_to_another() {
    let Some(app) = App::on(Kind::Sqlite) else { return };
    let session = app.login("head-two").cookie("session").unwrap();
    let english = ("accept-language", "en");
    let (number, personal) = (Cell::new(0), Cell::new(0));
    let mut runner = TestRunner::new(Config { cases: 120, failure_persistence: None, ..Config::default() });
    let outcome = runner.run(&wild_cookies(), |lines| {
        number.set(number.get() + 1);
        let number = number.get();
        let lines = written(&lines, &session);
        let mut headers = vec![english];
        headers.extend(lines.iter().map(|line| ("cookie", line.as_str())));
        let ask = |path: &str, headers: &[(&str, &str)]| own(&Client::new(&app.base).get_with(path, headers).ok().body);
        // A chosen language is never answered with a finished page: so much the handlers see.
        let seen = ask(&format!("/steppe/ratings?q=o{number}&lang=en"), &headers);
        personal.set(personal.get() + usize::from(seen != (false, false)));
        let poisoned = format!("/steppe/ratings?q=p{number}");
        prop_assert_eq!(ask(&poisoned, &headers), seen, "{:?}", lines);
        for _ in 0..2 {
            prop_assert_eq!(ask(&poisoned, &[english]), (false, false), "kept for strangers: {:?}", lines);
        }
        let finished = format!("/steppe/ratings?q=f{number}");
        prop_assert_eq!(ask(&finished, &[english]), (false, false));
        prop_assert_eq!(ask(&finished, &headers), seen, "answered with the page of strangers: {:?}", lines);
        Ok(())
    });
    outcome.unwrap();
    assert!(personal.get() > 10, "nothing was tried: {}", personal.get());
}

impl App {
    /// The players in the current list that an address asks for.
    fn asked(&self, client: &Client, question: &str) -> BTreeSet<String> {
        let list: Value = serde_json::from_str(&client.page(&format!("/steppe/ratings.json{question}")).body).unwrap();
        list["entries"].as_array().unwrap().iter().map(|entry| entry["player"].as_str().unwrap().to_owned()).collect()
    }

    /// The list by age groups.
    fn by_age(&self, client: &Client) -> Vec<BTreeSet<String>> {
        ["0-17", "18-29", "30-44", "45-59", "60"].map(|age| self.asked(client, &format!("?age={age}"))).to_vec()
    }

    /// Everything that strangers can be told about the birth of a player.
    fn told_of_birth(&self, code: &str, year: &str) -> bool {
        let (visitor, id) = (self.visitor(), self.player(code));
        let page = visitor.page(&format!("/steppe/players/{id}")).text();
        let api = visitor.page(&format!("/api/v1/federations/steppe/players/{id}")).body;
        let journal = visitor.page("/api/v1/federations/steppe/journal").body;
        let told = [page.contains(year), api.contains(year), journal.contains(&format!("\"born\": \"{year}"))];
        assert!(told.iter().all(|one| *one == told[0]), "{told:?}");
        told[0]
    }
}

on_both! {
    fn strangers_learn_neither_who_is_a_minor_nor_when_a_birthday_is(app: App) {
        app.database.tamper("UPDATE players SET born = '2008-05-20' WHERE code = 'p06'");
        app.database.tamper("UPDATE players SET born = '1996-05-20' WHERE code = 'p03'");
        let (visitor, official) = (app.visitor(), app.official());
        let everybody = app.asked(&visitor, "");
        let before = app.by_age(&visitor);
        assert_eq!(before[0], everybody, "who is a minor can't be asked");
        assert!(before[1..].iter().all(|group| !group.contains("p06") && !group.contains("p07")));
        assert!(before[2].contains("p03"), "strangers ask by the year");
        assert!(!visitor.page("/steppe/ratings").body.contains("value=\"0-17\""));
        assert!(official.page("/steppe/ratings").body.contains("value=\"0-17\""));
        let of_officers = app.by_age(&official);
        assert!(of_officers[0].contains("p06") && of_officers[0].contains("p07") && of_officers[1].contains("p03"));
        assert!(!app.told_of_birth("p06", "2008") && !app.told_of_birth("p07", "2015"));
        // The birthday of both.
        app.pass(TimeDelta::days(10));
        assert_eq!(app.by_age(&app.visitor()), before);
        let of_officers = app.by_age(&app.official());
        assert!(of_officers[1].contains("p06") && of_officers[2].contains("p03"));
        assert!(!app.told_of_birth("p06", "2008"));
        app.pass(TimeDelta::days(226));
        assert!(app.told_of_birth("p06", "2008") && app.by_age(&app.visitor())[1].contains("p06"), "on 1 January");
        assert!(!app.told_of_birth("p07", "2015"));
    }

    fn what_is_kept_of_a_forgotten_birth_answers_no_question(app: App) {
        let official = app.official();
        assert!(app.by_age(&official)[4].contains("p02"));
        let (actor, steppe, id) = (app.actor("official"), app.federation("steppe"), PlayerId(app.player("p02")));
        app.write(|c| registry::forget(c, &actor, &steppe, id, "asked", noon(), &Progress::default()));
        assert!(app.by_age(&official).iter().all(|group| !group.contains("p02")));
        assert!(app.by_age(&app.visitor())[1..].iter().all(|group| !group.contains("p02")));
    }

    fn an_explanation_tells_the_ages_of_children_to_officers_only(app: App) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/orr");
        let mut hidden = 0;
        let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).filter(|path| {
            path.to_str().is_some_and(|path| path.ends_with(".jsonl") && !path.ends_with(".expected.jsonl"))
        });
        for (number, file) in files.enumerate() {
            let (slug, text) = (format!("orr-{number}"), fs::read_to_string(file).unwrap());
            let spare = app.account("spare");
            let rows = app.write(|c| {
                let read = journal::read(text.as_bytes()).unwrap();
                office_journal::import(c, &Actor::console(), &read, Some(&slug), noon()).unwrap();
                let federation = federations::find_by_slug(c, &slug)?.unwrap().id;
                accounts::add_role(c, spare, Some(federation), "official".parse().unwrap(), None)?;
                Ok(results::from_position(c, federation, 0)?)
            });
            let (visitor, officer) = (app.visitor(), app.login("spare"));
            for row in rows.iter().take(12) {
                let address = format!("/{slug}/tournaments/{}/players/{}?lang=en", row.tournament_id, row.player_id);
                let (open, full) = (visitor.page(&address), officer.page(&address));
                open.says_nothing_of("Yср").says_nothing_of("ΣY");
                let tells = full.text().contains("Yср");
                hidden += usize::from(tells);
                assert!(!tells || open.text().contains("shown to officers of the federation only"), "{address}");
            }
        }
        assert!(hidden > 0, "no explanation tells an age");
    }
}
