//! Files of other programs become drafts of tables, and tables go out in every format.

use crosstable::actions::{Tx, approval, tournaments as office};
use crosstable::db::TournamentId;
use crosstable::domain::language::Language;
use crosstable::formats::convert::{self, Target};
use crosstable::formats::options::Options;
use crosstable::formats::recognise;
use serde_json::Value;

use crate::app::{App, noon};
use crate::client::Page;
use crate::database::on_both;

/// A wall list with a player whom everybody knows by name, one by number, and one whom nobody
/// knows.
const FILE: &str = "; EV[Lantern Cup]\n; PC[UA, Stepove]\n; DT[2026-05-02,2026-05-03]\n;\n\
     1 Koval Anna              1k UA Ivor 22 2+/w0 3+/b0 0+    |10000001\n\
     2 Nobody Known            5k UA Ivor 20 1-/b0 0+    3+/w2 |10000002\n\
     3 Somebody Else           7k UA Ivor 19 0+    1-/w0 2-/b2 |10000003\n";

/// Two players of one name, whose births tell them apart.
const TWINS: &str = r#"{"federation": {"slug": "twins", "name": "Twins", "rules": "ufgo"}}
{"player": {"id": "a", "name": "Коваль Анна", "born": "1980", "standing": {"rating": 1500}}}
{"player": {"id": "b", "name": "Коваль Анна", "born": "2001", "standing": {"rating": 1400}}}
{"player": {"id": "c", "name": "Мельник Іван", "born": "1990", "standing": {"rating": 1450}}}
{"tournament": {"id": "t1", "name": "Twins Cup", "start": "2026-02-02", "games": [{"round": 1, "a": "a", "b": "b", "score": 1}]}}
{"tournament": {"id": "t2", "name": "Other Cup", "start": "2026-03-02", "games": [{"round": 1, "a": "a", "b": "c", "score": 1}]}}
"#;

impl App {
    #[track_caller]
    fn upload_to(&self, id: i64, name: &str, bytes: &[u8]) -> Page {
        let referee = self.referee();
        referee.page(&format!("/steppe/tournaments/{id}/table/file"));
        referee.upload(
            &format!("/steppe/tournaments/{id}/table/file?lang=en"),
            &[],
            Some((name, bytes)),
        )
    }

    /// Brings a draft to its rating.
    fn rate(&self, id: i64) {
        let (head, official, steppe) = (
            self.actor("head"),
            self.actor("official"),
            self.federation("steppe"),
        );
        let version = |app: &App| app.stored(id).lock_version;
        let (referee, sheet) = (
            self.actor("referee"),
            serde_json::from_str(&self.stored(id).sheet).unwrap(),
        );
        let now = version(self);
        self.write(|c| {
            office::submit_table(
                &mut Tx::new(c, &referee, &steppe, noon()),
                TournamentId(id),
                now,
                &sheet,
            )
        });
        let now = version(self);
        self.write(|c| {
            office::cosign_table(
                &mut Tx::new(c, &head, &steppe, noon()),
                TournamentId(id),
                now,
            )
        });
        let now = version(self);
        self.write(|c| {
            approval::approve_table(
                &mut Tx::new(c, &official, &steppe, noon()),
                TournamentId(id),
                now,
                &Default::default(),
            )
        });
    }

    fn sheet_of(&self, id: i64) -> Value {
        serde_json::from_str(&self.stored(id).sheet).unwrap()
    }
}

on_both! {
    fn a_file_becomes_the_draft_with_the_players_who_were_chosen(app: App) {
        let id = app.tournament_in("Lantern Cup", "planned");
        let to = app.upload_to(id, "lantern.h9", FILE.as_bytes()).is(303).location();
        let referee = app.referee();
        let page = referee.page(&format!("{to}?lang=en"));
        page.says("European wall list").says("Lantern Cup").says("by name").says("not recognised").says("10000001");
        page.says("1 player was recognised").says("2 rows have no player");
        assert!(app.sheet_of(id)["rows"].as_array().is_none_or(Vec::is_empty), "nothing is taken over by looking");
        // Nobody becomes a new player unasked.
        let koval = app.player("p01");
        let form = page.form("/table/file/draft").set("who-2", "new");
        referee.submit(&form).is(303);
        let sheet = app.sheet_of(id);
        let row = |n: usize| sheet["rows"][n].clone();
        assert_eq!(row(0)["player"], koval);
        assert_eq!((row(1)["player"].clone(), row(1)["new"].clone()), (Value::Null, Value::Bool(true)));
        assert_eq!((row(2)["player"].clone(), row(2)["new"].clone()), (Value::Null, Value::Bool(false)));
        assert_eq!(row(1)["cells"], serde_json::json!(["1-b", "0+", "3+w/2"]));
        assert_eq!(row(1)["group"], "18", "the total holds the start score");
        // The file stays beside the table as it came.
        let page = referee.page(&format!("{to}?lang=en"));
        page.says("lantern.h9").says("Referee");
        let link = page.body.split('"').find(|part| part.ends_with("/content")).unwrap().to_owned();
        assert_eq!(referee.get(&link).ok().body, FILE);
        app.visitor().get(&link).is(303);
        app.login("referee-two").get(&link).is(403);
        app.chairman().page("/steppe/audit?lang=en").says("lantern.h9");
    }

    fn what_cannot_be_read_is_not_kept(app: App) {
        let id = app.tournament_in("Lantern Cup", "planned");
        for (bytes, why) in [
            (&b"   "[..], "The file is empty."),
            (b"nothing of a table", "not a supported format"),
            (b"<!DOCTYPE a [<!ENTITY b 'c'>]><Tournament/>", "declares XML entities"),
            (b"\xd0\xcf\x11\xe0old", "old workbook"),
        ] {
            app.upload_to(id, "file", bytes).is(422).says("The file could not be read").says(why);
        }
        app.referee().page(&format!("/steppe/tournaments/{id}/table/file?lang=en")).says_nothing_of("SHA‑256");
        app.upload_to(id, "", b"").is(422).says("Choose a file first.");
    }

    fn a_table_whose_headings_say_nothing_is_explained_by_hand(app: App) {
        let id = app.tournament_in("Lantern Cup", "planned");
        let file = "Lfd,Spieler,Runde A,Runde B\n1,Koval Anna,2+,3+\n2,Nobody Known,1-,0+\n3,Somebody Else,0+,1-\n";
        let to = app.upload_to(id, "cup.csv", file.as_bytes()).is(303).location();
        let referee = app.referee();
        let page = referee.page(&format!("{to}?lang=en"));
        page.says("not a supported format").says("The file is kept.").says("Spieler");
        let form = page.form("/table/file/columns").set("meaning-1", "number").set("meaning-3", "round 1").set("meaning-4", "round 2");
        // Half an answer is asked for the other half.
        referee.submit(&form).is(303);
        let page = referee.page(&format!("{to}?lang=en"));
        page.says("No column contains names.");
        let form = page.form("/table/file/columns");
        assert_eq!((form.value("meaning-1"), form.value("meaning-2"), form.value("meaning-4")), ("number", "", "round 2"));
        referee.submit(&form.set("meaning-2", "name")).is(303);
        let page = referee.page(&format!("{to}?lang=en"));
        page.says("by name").says("Somebody Else").says_nothing_of("The file is kept.");
        referee.submit(&page.form("/table/file/draft").set("do", "new")).is(303);
        assert_eq!(app.sheet_of(id)["rows"][1]["cells"], serde_json::json!(["1-", "0+"]));
        // So is a table that is pasted; what is none stays in the editor.
        let id = app.tournament_in("Second Cup", "planned");
        let paste = |text: &str| {
            let form = referee.page(&format!("/steppe/tournaments/{id}/table")).form("/table/paste").set("text", text);
            referee.submit(&form)
        };
        let to = paste("Lfd\tSpieler\tVerein\n1\tKoval Anna\tIvor\n2\tNobody Known\tIvor\n").is(303).location();
        referee.page(&format!("{to}?lang=en")).says("Verein").says("pasted.txt");
        paste("no table at all").is(422);
        // Words with commas are no table either.
        app.upload_to(id, "letter.txt", b"Dear Anna, dear Bo, dear Clara,\nthe cup was won by you.\n").is(422);
    }

    fn remarks_of_the_file_stand_at_its_rows_until_they_are_changed(app: App) {
        let id = app.tournament_in("Lantern Cup", "planned");
        let file = "No,Name,R1,R2\n1,Koval Anna,2+,3+\n2,Nobody Known,1-,x y\n3,Somebody Else,2+,1-\n";
        let to = app.upload_to(id, "cup.csv", file.as_bytes()).is(303).location();
        let referee = app.referee();
        referee.submit(&referee.page(&to).form("/table/file/draft").set("do", "new")).is(303);
        let table = format!("/steppe/tournaments/{id}/table");
        let page = referee.page(&format!("{table}?lang=en"));
        page.says("In the file, line 3:").says("In the file, line 4:").says_nothing_of("In the file, line 2:");
        assert_eq!(page.form("/table").value("cell-2-2"), "x y", "what can't be read is the referee's to mend");
        let form = page.form("/table").set("cell-2-2", "0+").set("do", "save");
        referee.submit(&form).is(303);
        referee.page(&format!("{table}?lang=en")).says_nothing_of("In the file, line 3:").says("In the file, line 4:");
    }

    fn a_wall_list_that_is_pasted_is_looked_through_like_a_file(app: App) {
        let id = app.tournament_in("Lantern Cup", "planned");
        let referee = app.referee();
        let form = referee.page(&format!("/steppe/tournaments/{id}/table")).form("/table/paste").set("text", FILE);
        let to = referee.submit(&form).location();
        referee.page(&format!("{to}?lang=en")).says("European wall list").says("pasted.txt").says("by name");
    }

    fn numbers_of_the_file_lead_to_players_and_are_stored_with_them(app: App) {
        let id = app.tournament_in("Lantern Cup", "planned");
        let to = app.upload_to(id, "lantern.h9", FILE.as_bytes()).is(303).location();
        let referee = app.referee();
        let form = referee.page(&to).form("/table/file/draft").set("do", "new").set("numbers", "1");
        referee.submit(&form).is(303);
        app.rate(id);
        // The same file again finds everybody, by numbers.
        let again = app.tournament_in("Second Cup", "planned");
        let to = app.upload_to(again, "lantern.h9", FILE.as_bytes()).is(303).location();
        referee.page(&format!("{to}?lang=en")).says("3 players were recognised").says("by number").says_nothing_of("rows have no player");
    }

    fn a_table_gives_new_players_their_country_and_makes_no_clubs_of_cities(app: App) {
        let id = app.tournament_in("Lantern Cup", "planned");
        let file = "No;Name;Club;City;FED;1.Rd;2.Rd\n1;Koval Anna;;Poltava;UKR;2b1;-½\n2;Nobody Known;Honey;Lviv;Німеччина;1w0;-1\n\
             3;Somebody Else;;Kyiv;Konoha;-1;-0\n";
        let to = app.upload_to(id, "cup.csv", file.as_bytes()).is(303).location();
        let referee = app.referee();
        let page = referee.page(&format!("{to}?lang=en"));
        page.says("1 player has an unknown country").says("2 players have a city but no club").says("Konoha");
        referee.submit(&page.form("/table/file/draft").set("do", "new")).is(303);
        let rows = app.sheet_of(id)["rows"].clone();
        let homes: Vec<_> = (0..3).map(|n| (rows[n]["club"].clone(), rows[n]["city"].clone())).collect();
        assert_eq!(homes, [("".into(), "Poltava".into()), ("Honey".into(), "Lviv".into()), ("".into(), "Kyiv".into())]);
        assert_eq!((rows[0]["cells"].clone(), rows[2]["cells"].clone()), (serde_json::json!(["2+b", "0="]), serde_json::json!(["0+", "0-"])));
        app.rate(id);
        let after = app.export("steppe");
        for told in [
            r#""name": "Nobody Known", "born": null, "country": "DE", "club": "Honey""#,
            r#""name": "Somebody Else", "born": null, "country": null, "club": null"#,
        ] {
            assert!(after.contains(told), "{told}: {after}");
        }
    }

    fn only_formats_that_can_hold_the_table_are_offered(app: App) {
        app.write(|c| {
            crate::app::import(c, TWINS);
            Ok(())
        });
        let (visitor, twins) = (app.visitor(), app.federation("twins").id);
        let filter = crosstable::db::tournaments::Filter { limit: 9, ..Default::default() };
        let cups = app.read(|c| crosstable::db::tournaments::list_page(c, twins, &filter));
        let page = |name: &str| {
            let cup = cups.iter().find(|t| t.conditions.name == name).unwrap();
            visitor.page(&format!("/twins/tournaments/{}?lang=en", cup.id))
        };
        let offered = |page: &Page| -> Vec<String> { page.links().into_iter().filter(|link| link.contains("/files/")).collect() };
        let (twins, others) = (offered(&page("Twins Cup")), offered(&page("Other Cup")));
        // OpenGotha can't tell two players of one name apart.
        assert!(!twins.iter().any(|link| link.ends_with("/opengotha")), "{twins:?}");
        assert!(others.iter().any(|link| link.ends_with("/opengotha")), "{others:?}");
        assert!(twins.len() > 4, "{twins:?}");
        for link in twins.iter().chain(&others) {
            visitor.get(link).is(200);
        }
    }

    fn a_rated_table_goes_out_in_every_format_and_comes_back(app: App) {
        let id = app.tournament_in("Spring Cup", "rated");
        let visitor = app.visitor();
        let json: Value = serde_json::from_str(&visitor.page(&format!("/steppe/tournaments/{id}/files/json")).body).unwrap();
        assert_eq!((json["name"].clone(), json["players"].as_array().unwrap().len()), ("Spring Cup".into(), 3));
        let games = |document: &Value| {
            let all = document["games"].as_array().unwrap().iter();
            all.map(|g| format!("{} {} {} {}", g["round"], g["a"], g["b"], g["score"])).collect::<Vec<_>>()
        };
        for word in ["trf16", "trf26", "opengotha", "csv"] {
            let file = visitor.page(&format!("/steppe/tournaments/{id}/files/{word}")).body;
            let again = recognise::read(file.as_bytes(), &Options::default()).unwrap();
            assert_eq!(games(&serde_json::to_value(&again).unwrap()), games(&json), "{word}");
        }
        let uk = visitor.page(&format!("/steppe/tournaments/{id}/files/csv?lang=uk")).body;
        assert!(uk.contains("Турнір"), "{uk}");
        // No birth of a minor, and no day of anybody's, goes out to everybody.
        assert!(json["players"].as_array().unwrap().iter().all(|p| p["gender"].is_null() && p["born"].as_str().is_none_or(|b| b.len() == 4)));
        let whole: Value = serde_json::from_str(&app.official().page(&format!("/steppe/tournaments/{id}/files/json")).body).unwrap();
        assert!(whole["players"].as_array().unwrap().iter().any(|p| p["born"].as_str().is_some_and(|b| b.len() == 10)));
        for language in crosstable::domain::language::Language::ALL.map(|language| language.word()) {
            let pdf = visitor.get(&format!("/steppe/tournaments/{id}/files/pdf?lang={language}")).is(200);
            assert_eq!((pdf.header("content-type"), &pdf.bytes[..5]), ("application/pdf", &b"%PDF-"[..]));
        }
        visitor.page(&format!("/steppe/tournaments/{id}?lang=en")).says("printable PDF");
        let zip = visitor.get(&format!("/steppe/tournaments/{id}/files.zip")).is(200);
        assert_eq!(zip.header("content-type"), "application/zip");
        visitor.get(&format!("/steppe/tournaments/{id}/files/doc")).is(404);
        let planned = app.tournament_in("Planned Cup", "drafted");
        visitor.get(&format!("/steppe/tournaments/{planned}/files/csv")).is(303);
        app.referee().page(&format!("/steppe/tournaments/{planned}/files/csv"));
        assert!(convert::write_document(&recognise::read(FILE.as_bytes(), &Options::default()).unwrap(), Target::Xlsx, Language::Ukrainian).is_ok());
    }

    fn a_list_brings_participants_to_a_desk(app: App) {
        let id = app.tournament_in("Open Cup", "planned");
        let (actor, steppe) = (app.actor("referee"), app.federation("steppe"));
        let there = vec![crosstable::domain::desk::Entrant { player: Some(app.player("p02")), ..crosstable::domain::desk::Entrant::from_name("Бондар Лев") }];
        app.write(|c| {
            crosstable::actions::desk::open_desk(&mut Tx::new(c, &actor, &steppe, noon()), TournamentId(id))?;
            let hand = crosstable::actions::desk::DeskActor::Actor(&actor);
            let enter = crosstable::domain::desk::Act::Enter { entrants: there };
            crosstable::actions::desk::perform_act(c, &hand, &steppe, TournamentId(id), "first", enter, noon())
        });
        let at = format!("/steppe/tournaments/{id}/desk/players");
        let referee = app.referee();
        assert!(referee.page(&at).links().contains(&format!("{at}/file")));
        referee.page(&format!("{at}/file?lang=en")).says("Participants from a file: Open Cup");
        let list = "No,Name,Rating,Club\n1,Somebody Else,1210,Jade\n2,Koval Anna,9999,Jade\n3,Bondar Lev,1300,\n";
        assert_eq!(referee.upload(&format!("{at}/file"), &[], Some(("list.csv", list.as_bytes()))).is(303).location(), format!("{at}/file"));
        let page = referee.page(&format!("{at}/file?lang=en"));
        page.says("2 players were recognised").says("Current participants stay").says_nothing_of("it can’t become a tournament table");
        let entrants = |app: &App| app.read(|c| crosstable::actions::desk::find(c, TournamentId(id))).unwrap().entrants;
        assert_eq!(entrants(&app).len(), 1, "nothing is taken over by looking");
        let form = page.form("/file/entry");
        referee.submit(&form).is(303);
        let now = entrants(&app);
        let said: Vec<(&str, Option<i64>)> = now.iter().map(|e| (e.name.as_str(), e.player)).collect();
        let (koval, bondar) = (app.player("p01"), app.player("p02"));
        assert_eq!(said, [("Бондар Лев", Some(bondar)), ("Somebody Else", None), ("Коваль Анна", Some(koval))]);
        assert_eq!((now[1].club.as_str(), now[1].rating), ("Jade", Some(1210)));
        assert_eq!(now[2].club, "Ivory", "the federation knows it better");
        assert_ne!(now[2].rating, Some(9999));
        // The same press once more changes nothing.
        referee.submit(&form).is(303);
        assert_eq!(entrants(&app), now);
        app.chairman().page("/steppe/audit?lang=en").says("list.csv");
        app.login("referee-two").get(&format!("{at}/file")).is(403);
        let (begun, _) = app.desk_at("Begun Cup");
        referee.get(&format!("/steppe/tournaments/{begun}/desk/players/file")).is(409);
        let planned = app.tournament_in("No Desk Cup", "planned");
        referee.get(&format!("/steppe/tournaments/{planned}/desk/players/file")).is(404);
    }

    fn a_table_brings_its_players_without_its_games(app: App) {
        let id = app.tournament_in("Open Cup", "planned");
        let (actor, steppe) = (app.actor("referee"), app.federation("steppe"));
        app.write(|c| crosstable::actions::desk::open_desk(&mut Tx::new(c, &actor, &steppe, noon()), TournamentId(id)));
        let at = format!("/steppe/tournaments/{id}/desk/players");
        let referee = app.referee();
        referee.page(&at);
        referee.upload(&format!("{at}/file"), &[], Some(("lantern.h9", FILE.as_bytes()))).is(303);
        referee.submit(&referee.page(&format!("{at}/file")).form("/file/entry")).is(303);
        let desk = app.read(|c| crosstable::actions::desk::find(c, TournamentId(id))).unwrap();
        assert_eq!((desk.entrants.len(), desk.rounds.len()), (3, 0));
        let twice = "No,Name,Rating\n1,Twin One,1\n2,Twin One,2\n";
        referee.upload(&format!("{at}/file"), &[], Some(("twice.csv", twice.as_bytes())));
        let page = referee.page(&format!("{at}/file?lang=en"));
        if page.has_form("/file/entry") {
            referee.submit(&page.form("/file/entry")).is(422).says("Twin One");
        }
        assert_eq!(app.read(|c| crosstable::actions::desk::find(c, TournamentId(id))).unwrap().entrants.len(), 3);
    }
}
