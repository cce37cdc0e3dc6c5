//! The numbers that players have elsewhere: typed, found, replaced, moved with a merge, forgotten,
//! and carried by journals.

use crosstable::actions::replay::Progress;
use crosstable::actions::{
    ActionError, Actor, FormMistake, Refusal, Tx, external_ids as office,
    journal as office_journal, registry, sheets,
};
use crosstable::db::external_ids::{self, PlayerNumber};
use crosstable::db::federations::Federation;
use crosstable::db::{Conn, PlayerId, merges};
use crosstable::domain::external_id::System;
use crosstable::domain::journal;
use crosstable::domain::table::{Sheet, TypedPlayer};
use serde_json::Value;

use crate::app::{App, noon};
use crate::client::{Client, Page};
use crate::database::{Kind, on_both};

impl App {
    /// The numbers of a player, each as `system number`, with `-` before those that ended.
    fn numbers(&self, code: &str) -> Vec<String> {
        let player = PlayerId(self.player(code));
        let all = self.read(|c| external_ids::of_player(c, player));
        let told = |n: &PlayerNumber| {
            format!(
                "{}{} {}",
                if n.ended.is_some() { "-" } else { "" },
                n.given.system,
                n.given.number
            )
        };
        all.iter().map(told).collect()
    }

    /// An official sets a number.
    fn numbered(&self, code: &str, system: System, number: &str) {
        let (official, steppe, player) = (
            self.actor("official"),
            self.federation("steppe"),
            PlayerId(self.player(code)),
        );
        self.write(|c| {
            office::set(
                &mut Tx::new(c, &official, &steppe, noon()),
                player,
                &[(system, number.to_owned())],
                "",
            )
        });
    }

    /// Whether any table of the database holds a text.
    fn holds(&self, needle: &str) -> bool {
        assert_eq!(self.database.kind, Kind::Sqlite);
        let url = self.database.url.trim_start_matches("sqlite:");
        let folder = std::path::Path::new(url).parent().unwrap();
        let found = |file: std::fs::DirEntry| {
            let bytes = std::fs::read(file.path()).unwrap_or_default();
            bytes
                .windows(needle.len())
                .any(|window| window == needle.as_bytes())
        };
        std::fs::read_dir(folder)
            .unwrap()
            .any(|file| found(file.unwrap()))
    }
}

/// The answer to a form of a player with these numbers.
fn typed(official: &Client, player: i64, given: &[(&str, &str)]) -> Page {
    let form = official
        .page(&format!("/steppe/players/{player}/edit?lang=en"))
        .form("/edit");
    official.submit(
        &given
            .iter()
            .fold(form, |form, (field, number)| form.set(field, number)),
    )
}

fn set(
    c: &mut Conn,
    actor: &Actor,
    f: &Federation,
    player: i64,
    given: &[(System, &str)],
) -> Result<(), ActionError> {
    let typed: Vec<(System, String)> = given
        .iter()
        .map(|(system, number)| (*system, (*number).to_owned()))
        .collect();
    office::set(
        &mut Tx::new(c, actor, f, noon()),
        PlayerId(player),
        &typed,
        "",
    )
}

on_both! {
    fn officials_type_numbers_and_everybody_reads_them(app: App) {
        let (official, visitor) = (app.official(), app.visitor());
        let (first, second) = (app.player("p01"), app.player("p02"));
        typed(&official, first, &[("number_fide", " 0141 00010 "), ("number_egf_pin", "12345678")]).is(303);
        assert_eq!(app.numbers("p01"), ["egf_pin 12345678", "fide 014100010"]);
        visitor.page(&format!("/steppe/players/{first}?lang=en")).says("FIDE ID").says("014100010").says("12345678");
        // All mistakes at once; of the one that is somebody else's it is said whose.
        let page = typed(&official, second, &[("number_fide", "14100010"), ("number_egf_pin", "123"), ("number_ffg", "1234567")]).is(422);
        page.says("already belongs to another player").says("Koval Anna").says("no such number");
        assert!(page.links().contains(&format!("/steppe/players/{first}")), "{:?}", page.links());
        assert_eq!(page.form("/edit").value("number_ffg"), "1234567", "what was typed is still there");
        assert!(app.numbers("p02").is_empty());
        // A number that is replaced ends, for officials to read.
        typed(&official, first, &[("number_fide", "14100029"), ("number_egf_pin", "")]).is(303);
        assert_eq!(app.numbers("p01")[0], "fide 14100029");
        assert_eq!(app.numbers("p01").len(), 3);
        let address = format!("/steppe/players/{first}?lang=en");
        visitor.page(&address).says("14100029").says_nothing_of("014100010");
        official.page(&address).says("Former numbers").says("014100010").says("Official");
        official.page("/steppe/audit?lang=en").says("set a number elsewhere").says("ended a number elsewhere");
        // What ended is free for another.
        typed(&official, second, &[("number_egf_pin", "12345678")]).is(303);
        assert_eq!(app.numbers("p02"), ["egf_pin 12345678"]);
        // A newcomer comes with a number, or with somebody else's not at all.
        let form = official.page("/steppe/players/new").form("/players/new").set("name", "Новий Ян");
        official.submit(&form.clone().set("number_egf_pin", "12345678")).is(422);
        official.submit(&form.set("number_national", "км-7")).is(303);
    }

    fn only_who_may_change_the_player_sets_numbers(app: App) {
        let steppe = app.federation("steppe");
        let player = app.player("p01");
        for login in ["referee", "organizer", "head", "nobody", "official-valley", "admin"] {
            let actor = app.actor(login);
            let refused = app.db.write(|c| set(c, &actor, &steppe, player, &[(System::Fide, "1")]));
            assert!(matches!(refused, Err(ActionError::Refused(Refusal::NotAllowed))), "{login}");
        }
        let official = app.actor("official");
        let stranger = app.db.write(|c| set(c, &official, &steppe, 999_999, &[(System::Fide, "1")]));
        assert!(matches!(stranger, Err(ActionError::NotFound)));
        app.numbered("p02", System::Fide, "77");
        let wrong = app.db.write(|c| set(c, &official, &steppe, player, &[(System::Fide, "077"), (System::Ffg, "x")]));
        let Err(ActionError::Form(problems)) = wrong else { panic!("{wrong:?}") };
        let kinds: Vec<FormMistake> = problems.iter().map(|p| p.kind).collect();
        assert_eq!(kinds, [FormMistake::HeldBy(PlayerId(app.player("p02"))), FormMistake::NoSuchNumber]);
        // In another federation it is another's.
        let (valley, official) = (app.federation("valley"), app.actor("official-valley"));
        let other = app.read(|c| crosstable::db::players::list(c, valley.id))[0].id;
        app.write(|c| set(c, &official, &valley, other.0, &[(System::Fide, "77")]));
    }

    fn a_number_finds_its_bearer(app: App) {
        app.numbered("p03", System::EgfPin, "12345678");
        app.numbered("p05", System::Fide, "0014100010");
        let visitor = app.visitor();
        visitor.page("/search?q=12345678&lang=en").says("Melnyk").says_nothing_of("Tkach");
        visitor.page("/steppe/ratings?q=14100010&lang=en").says("Tkach Irena").says_nothing_of("Melnyk");
        let official = app.official();
        official.page(&format!("/steppe/players/{}/office?q=1234+5678&lang=en", app.player("p01"))).says("Melnyk");
        let api: Value = serde_json::from_str(&visitor.page("/api/v1/federations/steppe/players?q=14100010").body).unwrap();
        assert_eq!(api["items"].as_array().unwrap().len(), 1);
        assert_eq!(api["items"][0]["numbers"], serde_json::json!([{"system": "fide", "number": "0014100010"}]));
        let api: Value = serde_json::from_str(&visitor.page(&format!("/api/v1/federations/steppe/players/{}", app.player("p03"))).body).unwrap();
        assert_eq!(api["player"]["numbers"][0]["number"], "12345678");
        // In the grid of a table the number becomes the name.
        let steppe = app.federation("steppe");
        let row = |name: &str| TypedPlayer { name: name.to_owned(), ..TypedPlayer::default() };
        let mut sheet = Sheet { rounds: 0, rows: vec![row("1234 5678"), row("14100010"), row("99999999"), row("Бондар Лев")], ..Sheet::default() };
        app.read(|c| Ok(sheets::prepare_sheet(c, &steppe, &mut sheet).unwrap()));
        let chosen: Vec<Option<i64>> = sheet.rows.iter().map(|row| row.player).collect();
        assert_eq!(chosen, [Some(app.player("p03")), Some(app.player("p05")), None, Some(app.player("p02"))]);
        assert_eq!(sheet.rows[0].name, "Мельник Богдан");
        // Many at once, as an importer asks.
        let asked = [(System::EgfPin, "12345678"), (System::Fide, "12345678"), (System::Fide, "14100010")].map(|(s, n)| (s, n.to_owned()));
        let held = app.read(|c| external_ids::find_holders(c, steppe.id, &asked));
        assert_eq!((held.len(), held[&asked[0]].0, held[&asked[2]].0), (2, app.player("p03"), app.player("p05")));
    }

    fn numbers_move_with_a_merge_and_come_back(app: App) {
        app.numbered("p08", System::Fide, "1001");
        app.numbered("p06", System::Fide, "2002");
        app.numbered("p06", System::EgfPin, "12345678");
        app.numbered("p06", System::National, "old");
        app.numbered("p06", System::National, "new");
        let before = (app.numbers("p08"), app.numbers("p06"));
        let merge = app.merged("p08", "p06");
        let mut now = app.numbers("p08");
        now.sort();
        // What the one who is kept had stays current; the other's ended.
        assert_eq!(now, ["-fide 2002", "-national old", "egf_pin 12345678", "fide 1001", "national new"]);
        assert!(app.numbers("p06").is_empty());
        let (official, steppe) = (app.actor("official"), app.federation("steppe"));
        let part = |c: &mut Conn| registry::undo_merge(&mut Tx::new(c, &official, &steppe, noon()), crosstable::db::MergeId(merge), &Progress::default());
        app.write(part);
        assert_eq!((app.numbers("p08"), app.numbers("p06")), before);
        // A number that somebody else has by then stays ended.
        app.merged("p08", "p06");
        app.numbered("p03", System::Fide, "2002");
        let again = app.read(|c| merges::load_into(c, PlayerId(app.player("p08"))))[0].id;
        app.write(|c| registry::undo_merge(&mut Tx::new(c, &official, &steppe, noon()), again, &Progress::default()));
        assert!(app.numbers("p06").contains(&"-fide 2002".to_owned()), "{:?}", app.numbers("p06"));
        assert!(app.numbers("p06").contains(&"egf_pin 12345678".to_owned()));
    }

    fn a_person_is_told_the_numbers_and_forgotten_with_them(app: App) {
        app.numbered("p01", System::Fide, "90909090909");
        app.numbered("p01", System::Fide, "80808080808");
        app.numbered("p08", System::EgfPin, "70707070");
        app.merged("p01", "p08");
        let (official, player) = (app.official(), app.player("p01"));
        let address = format!("/steppe/players/{player}/data");
        official.page(&address);
        let told: Value = serde_json::from_str(&official.post(&address, &[]).is(200).body).unwrap();
        assert_eq!(told["tables"]["external_ids"].as_array().unwrap().len(), 3, "with those that ended");
        let (actor, steppe) = (app.actor("official"), app.federation("steppe"));
        app.write(|c| registry::erase_person(&mut Tx::new(c, &actor, &steppe, noon()), PlayerId(player), "asked", &Progress::default()));
        assert!(app.numbers("p01").is_empty() && app.numbers("p08").is_empty());
        if app.database.kind == Kind::Sqlite {
            app.database.tamper("PRAGMA wal_checkpoint(TRUNCATE); VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
            assert!(app.holds("steppe"), "nothing was looked at");
            for number in ["90909090909", "80808080808", "70707070"] {
                assert!(!app.holds(number), "{number} is still stored");
            }
        }
        assert!(!app.export("steppe").contains("\"ids\""));
    }

    fn journals_carry_numbers(app: App) {
        assert!(!app.export("steppe").contains("\"ids\""), "nobody has any");
        app.numbered("p01", System::Fide, "14100010");
        app.numbered("p01", System::Fide, "014100029");
        app.numbered("p01", System::EgfPin, "12345678");
        let text = app.export("steppe");
        assert!(text.contains(r#""standing": {"rating": 1500}, "ids": {"egf_pin": "12345678", "fide": "014100029"}}"#), "{text}");
        let again = text.replacen("\"slug\": \"steppe\"", "\"slug\": \"again\"", 1);
        app.write(|c| {
            let read = journal::read_journal(again.as_bytes()).unwrap();
            office_journal::import_journal(c, &Actor::console(), &read, None, noon()).unwrap();
            Ok(())
        });
        assert_eq!(app.export("again"), again);
        let (public, journal) = (app.federation("again").id, app.visitor().page("/api/v1/federations/steppe/journal").body);
        assert!(journal.contains("\"ids\": {\"egf_pin\": \"12345678\""), "numbers are as public as names");
        assert_eq!(app.read(|c| external_ids::all(c, public)).len(), 2);
    }

    fn lists_that_are_downloaded_carry_numbers_and_guests(app: App) {
        let visitor = app.visitor();
        let plain = visitor.page("/steppe/ratings.csv").body;
        assert_eq!(plain.lines().next().unwrap(), "pool,place,player,name,latin,club,rating,deviation,rank,provisional");
        app.numbered("p01", System::Fide, "14100010");
        app.numbered("p02", System::EgfPin, "12345678");
        let numbered = visitor.page("/steppe/ratings.csv").body;
        let of = |code: &str, text: &str| text.lines().find(|line| line.contains(&format!(",{code},"))).unwrap().to_owned();
        assert!(numbered.lines().next().unwrap().ends_with(",provisional,egf_pin,fide"));
        assert!(of("p01", &numbered).ends_with(",,14100010") && of("p02", &numbered).ends_with(",12345678,"));
        assert_eq!(visitor.page("/api/v1/federations/steppe/ratings.csv").body, numbered);
        let player = |id: &str, guest: bool| {
            format!(
                r#"{{"player": {{"id": "{id}", "name": "Гравець {id}", "born": null, "country": "UA", "club": null, "guest": {guest}, "standing": {{"rating": 1500}}}}}}"#
            )
        };
        let federation = r#"{"federation": {"slug": "guests", "name": "Guests", "rules": "ufgo"}}"#.to_owned();
        let journal = [federation, player("g1", true), player("g2", false)].join("
");
        app.write(|c| {
            crate::app::import(c, &journal);
            Ok(())
        });
        let marked = visitor.page("/guests/ratings.csv").body;
        assert!(marked.lines().next().unwrap().ends_with(",provisional,guest"), "{marked}");
        assert!(of("g1", &marked).ends_with(",yes") && of("g2", &marked).ends_with(','), "{marked}");
    }
}
