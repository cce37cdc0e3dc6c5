//! Lists of the past: looked through, taken over as one act, undone as one.

use std::fmt::Write as _;

use chrono::TimeDelta;
use crosstable::actions::rating_list_import::files::{self, RowChoices};
use crosstable::actions::rating_list_import::plan::{self, Spellings};
use crosstable::actions::rating_list_import::take::{self, ImportRequest};
use crosstable::actions::replay::{self, Progress};
use crosstable::actions::table_import::UploadedFile;
use crosstable::actions::{Tx, approval, tournaments as tables};
use crosstable::db::TournamentId;
use crosstable::domain::role::Role;
use crosstable::domain::table::{Sheet, TypedPlayer};
use crosstable::formats::recognise;

use crate::app::{App, import, noon};
use crate::client::{Client, Page};
use crate::database::on_both;

/// One who is known, two who aren't, one of them with a number, and one without a rating.
const LIST: &str = "No,Name,Rank,Rating,Club,PIN,Born\n\
     1,Koval Anna,10 kyu,1612,Ivory,10000001,1980\n\
     2,Новенька Дарина,1 dan,1750,Jade,12345678,1991\n\
     3,Старенький Петро,4 dan,2400,Jade,,\n\
     4,Юна Леся,,,Ivory,,2014\n";

fn send(client: &Client, slug: &str, list: &str) -> Page {
    client.page(&format!("/{slug}/ratings/past"));
    client.upload(
        &format!("/{slug}/ratings/past?lang=en"),
        &[],
        Some(("list.csv", list.as_bytes())),
    )
}

fn open(client: &Client, slug: &str) -> Page {
    client.page(&format!("/{slug}/ratings/past?lang=en"))
}

fn press(client: &Client, page: &Page, what: &str) -> Page {
    client.submit(
        &page
            .form("/ratings/past/rows")
            .set("sure", &page.ticked())
            .set("do", what),
    )
}

/// Uploads a list, says that all unknown are new, and takes it over.
fn move_in(client: &Client, slug: &str, list: &str) {
    send(client, slug, list).is(303);
    press(client, &open(client, slug), "new").is(303);
    press(client, &open(client, slug), "take").is(303);
}

fn undo(client: &Client, slug: &str) -> Page {
    client.submit(&open(client, slug).form("/undoing"))
}

/// A federation of which the chairman of the tests is the chairman.
fn found_here(app: &App, journal: &str) {
    app.write(|c| {
        import(c, journal);
        let slug = journal
            .split("\"slug\": \"")
            .nth(1)
            .and_then(|rest| rest.split('"').next())
            .unwrap();
        let own = crosstable::db::federations::find_by_slug(c, slug)?.unwrap();
        let chairman = crosstable::db::accounts::find_by_login(c, "chairman")?
            .unwrap()
            .id;
        crosstable::db::accounts::add_role(c, chairman, Some(own.id), Role::Chairman, None)?;
        Ok(())
    });
}

impl App {
    /// A list that waits to be looked through.
    pub(crate) fn list_waiting(&self, list: &str) -> i64 {
        let (official, steppe) = (self.actor("official"), self.federation("steppe"));
        let came = UploadedFile {
            name: "list.csv",
            content: list.as_bytes(),
        };
        self.write(|c| files::store_list(&mut Tx::new(c, &official, &steppe, noon()), &came))
            .0
    }

    /// A list that was taken over, everybody in it being new.
    pub(crate) fn list_taken(&self, list: &str) -> i64 {
        let (official, steppe) = (self.actor("official"), self.federation("steppe"));
        self.list_waiting(list);
        self.write(|c| {
            let file = files::find_waiting(c, &official, &steppe)?.file.id;
            files::store_row_choices(
                c,
                &official,
                &steppe,
                file,
                &RowChoices {
                    all_new: true,
                    ..RowChoices::default()
                },
            )?;
            let kept = files::find_waiting(c, &official, &steppe)?;
            let document = recognise::read(&kept.file.content, &kept.options()).unwrap();
            let (spellings, progress) = (Spellings::new(), Progress::default());
            let plan = plan::plan_import(
                c,
                &steppe,
                &document,
                &kept.reading,
                &spellings,
                steppe.local_day(noon()),
            )?;
            let ticked = crosstable::domain::caveat::to_words(&plan.list_caveats());
            let taking = ImportRequest {
                file,
                seen: &plan.fingerprint,
                why: "moved in",
                ticked: &ticked,
                spellings: &spellings,
            };
            take::import_list(
                &mut Tx::new(c, &official, &steppe, noon()),
                &taking,
                &progress,
            )?;
            Ok(file.0)
        })
    }
}

on_both! {
    fn a_list_is_taken_over_and_undone_as_one_act(app: App) {
        let (official, before) = (app.official(), app.export("steppe"));
        send(&official, "steppe", LIST).is(303);
        let page = open(&official, "steppe");
        page.says("3 undecided, 0 new, 1 known").says("by name").says("not recognised").says("Rating 1612").says("until now: Rating 1500");
        assert_eq!(app.export("steppe"), before, "nothing changes by looking");
        press(&official, &page, "take").is(422).says("Some rows are undecided");
        press(&official, &page, "new").is(303);
        let page = open(&official, "steppe");
        page.says("0 undecided, 3 new, 1 known");
        official.submit(&page.form("/ratings/past/rows").set("who-3", "guest").set("do", "look")).is(303);
        let page = open(&official, "steppe");
        page.says("0 undecided, 3 new, 1 known");
        press(&official, &page, "take").is(303);
        let after = app.export("steppe");
        for told in [
            r#""name": "Новенька Дарина", "born": "1991", "country": null, "club": "Jade", "guest": false, "standing": {"rating": 1750"#,
            r#""name": "Старенький Петро", "born": null, "country": null, "club": "Jade", "guest": true, "standing": {"rating": 2400, "dan": 4}"#,
            r#""club": "Ivory", "guest": false, "standing": {"rating": 1612"#,
            r#""egf_pin": "12345678""#,
            r#""egf_pin": "10000001""#,
        ] {
            assert!(after.contains(told), "{told}: {after}");
        }
        app.visitor().page("/steppe/ratings?lang=en&q=Novenka").says("1750");
        let steppe = app.federation("steppe");
        assert_eq!(app.db.write(|c| replay::replay_all(c, &steppe, None, &Progress::default())).unwrap(), replay::Outcome::default());
        let audit = app.chairman().page("/steppe/audit?lang=en");
        assert_eq!(audit.text().matches("imported a list of past years").count(), 1);
        audit.says_nothing_of("entered players’ starting data");
        // The same file twice finds everybody.
        send(&official, "steppe", LIST).is(303);
        open(&official, "steppe").says("0 undecided, 0 new, 4 known").says("by number");
        undo(&official, "steppe").is(303);
        assert_eq!(app.export("steppe"), before);
        official.page("/steppe/ratings/past?lang=en").says("undone").says_nothing_of("Undo this");
        assert_eq!(app.db.write(|c| replay::replay_all(c, &steppe, None, &Progress::default())).unwrap(), replay::Outcome::default());
        // Undone lists can be taken over again.
        press(&official, &open(&official, "steppe"), "new").is(303);
        press(&official, &open(&official, "steppe"), "take").is(303);
        assert!(app.export("steppe").contains("Новенька Дарина"));
    }

    fn countries_of_a_list_are_stored_as_one_code_and_cities_are_no_clubs(app: App) {
        let official = app.official();
        let clubs = app.visitor().page("/steppe/clubs?lang=en").text();
        let list = "Name;FirstName;Rating;PIN;Country;Город\nTestoid;Ivan;1500;14190010;UKR;Полтава\nTestoid;Olha;1490;14190028;Україна;Львів\n\
             Testoid;Petro;1480;14190036;GER;\nTestoid;Marko;1470;14190052;UA;\nTestoid;Lev;1460;14190060;Konoha;\n";
        send(&official, "steppe", list).is(303);
        open(&official, "steppe").says("Konoha");
        press(&official, &open(&official, "steppe"), "new").is(303);
        press(&official, &open(&official, "steppe"), "take").is(303);
        let after = app.export("steppe");
        for (given, country) in [("Ivan", "\"UA\""), ("Olha", "\"UA\""), ("Petro", "\"DE\""), ("Marko", "\"UA\""), ("Lev", "null")] {
            let line = format!(r#""name": "Testoid {given}", "born": null, "country": {country}, "club": null"#);
            assert!(after.contains(&line), "{line}: {after}");
        }
        assert_eq!(app.visitor().page("/steppe/clubs?lang=en").text(), clubs);
    }

    fn each_row_of_a_list_has_the_month_of_its_last_tournament(app: App) {
        let text = r#"{"federation": {"slug": "birch", "name": "Birch", "rules": "rgf"}}"#;
        let birch = app.chaired_by_the_chairman("birch", text);
        let chairman = app.chairman();
        let list = "Имя;Рейтинг;Отклонение;Последний турнир\nБерезин Яр;1800;60;сентябрь 2025\nОльхин Ян;1700;60;04.2026\n\
             Дубов Ян;1600;60;\nЕлин Яр;1500;60;17.01.2026\n";
        for (wrong, says) in [("весной", "This is not a date"), ("06.2026", "It lies after the day of the list")] {
            send(&chairman, "birch", &list.replace("04.2026", wrong)).is(303);
            press(&chairman, &open(&chairman, "birch"), "new").is(303);
            let page = open(&chairman, "birch");
            page.says(says);
            press(&chairman, &page, "take").is(422);
        }
        send(&chairman, "birch", list).is(303);
        let form = open(&chairman, "birch").form("/ratings/past/columns").set("rest-last_played", "2025-02");
        chairman.submit(&form).is(303);
        press(&chairman, &open(&chairman, "birch"), "new").is(303);
        let page = open(&chairman, "birch");
        page.says("September 2025").says("April 2026").says("February 2025").says("January 2026");
        press(&chairman, &page, "take").is(303);
        let after = app.export("birch");
        for (name, month) in [("Березин Яр", "2025-09"), ("Ольхин Ян", "2026-04"), ("Дубов Ян", "2025-02"), ("Елин Яр", "2026-01")] {
            let line = after.lines().find(|line| line.contains(name)).unwrap();
            assert!(line.contains(&format!(r#""last_played": "{month}""#)), "{line}");
        }
        let players = app.read(|c| crosstable::db::players::list(c, birch.id));
        let row = |name: &str, cell: &str| TypedPlayer {
            player: players.iter().find(|player| player.personal.name == name).map(|player| player.id.0),
            name: name.to_owned(),
            cells: vec![cell.to_owned()],
            ..TypedPlayer::default()
        };
        let sheet = Sheet { rounds: 1, rows: vec![row("Березин Яр", "2+"), row("Ольхин Ян", "1-")], ..Sheet::default() };
        let id = app.drafted_in("birch", &sheet);
        let preview = app.previewed(&chairman, "birch", id);
        preview.says_nothing_of("The last tournament of");
    }

    fn a_list_with_a_day_of_each_last_game(app: App) {
        app.with_demo();
        let chairman = app.chairman();
        let list = "Name,Rating,Games,Last played\nНовак Ян,1310.5,12,17 March 2019\nНоваченко Зоя,1210,9,2019-11-02\n";
        send(&chairman, "dots", &list.replace("17 March 2019", "March 2019")).is(303);
        press(&chairman, &open(&chairman, "dots"), "new").is(303);
        open(&chairman, "dots").says("This is not a date");
        send(&chairman, "dots", list).is(303);
        press(&chairman, &open(&chairman, "dots"), "new").is(303);
        press(&chairman, &open(&chairman, "dots"), "take").is(303);
        let after = app.export("dots");
        for (name, day) in [("Новак Ян", "2019-03-17"), ("Новаченко Зоя", "2019-11-02")] {
            assert!(after.lines().any(|line| line.contains(name) && line.contains(&format!(r#""last_played": "{day}""#))), "{name}: {after}");
        }
    }

    fn every_regulation_says_what_a_list_is_asked(app: App) {
        app.with_demo();
        let chairman = app.chairman();
        let list = "Name,Rating,Games,Title,Deviation\nНовак Ян,1310.5,12,КМС,80\nНоваченко Зоя,1210,3,,\n";
        for (slug, field, rest, told) in [
            ("dots", "rapid.rating", vec![("rapid.last_played", "2020-01-01")], r#"{"rapid": {"rating": 1310.5, "games": 12, "last_played": "2020-01-01"}, "rank": "C"}"#),
            ("stones", "", vec![("deviation", "95"), ("last_played", "2020-03")], r#"{"rating": 1310.5, "deviation": 80, "last_played": "2020-03"}"#),
            ("evening", "", vec![], r#"{"rating": 1310.5, "games": 12}"#),
        ] {
            let before = app.export(slug);
            send(&chairman, slug, list).is(303);
            let mut form = open(&chairman, slug).form("/ratings/past/columns");
            if !field.is_empty() {
                form = form.set("field", field);
            }
            for (name, text) in rest {
                form = form.set(&format!("rest-{name}"), text);
            }
            chairman.submit(&form).is(303);
            press(&chairman, &open(&chairman, slug), "new").is(303);
            press(&chairman, &open(&chairman, slug), "take").is(303);
            let after = app.export(slug);
            assert!(after.contains(told), "{slug}: {after}");
            let federation = app.federation(slug);
            assert_eq!(app.db.write(|c| replay::replay_all(c, &federation, None, &Progress::default())).unwrap(), replay::Outcome::default());
            undo(&chairman, slug).is(303);
            assert_eq!(app.export(slug), before, "{slug}");
        }
    }

    fn a_list_of_one_pool_touches_that_pool_alone(app: App) {
        let whole = r#"{"classic": {"rating": 2350, "games": 60, "last_played": "2026-01-10"}, "rapid": {"rating": 1300, "games": 9, "last_played": "2025-12-01"}, "rank": "G"}"#;
        let master = r#"{"classic": {"rating": 2450, "games": 60}, "rank": "C"}"#;
        found_here(&app, &format!(
            "{{\"federation\": {{\"slug\": \"shore\", \"name\": \"Dots of the Shore\", \"rules\": \"ssdc\"}}}}\n\
             {{\"player\": {{\"id\": \"s1\", \"name\": \"Хвиля Марта\", \"standing\": {whole}}}}}\n\
             {{\"player\": {{\"id\": \"s2\", \"name\": \"Прибій Олег\", \"standing\": {master}}}}}\n"
        ));
        let (chairman, before) = (app.chairman(), app.export("shore"));
        let taken = |list: &str, field: &str| {
            send(&chairman, "shore", list).is(303);
            chairman.submit(&open(&chairman, "shore").form("/ratings/past/columns").set("field", field)).is(303);
            let page = open(&chairman, "shore");
            press(&chairman, &page, "take").is(303);
            page
        };
        // A list of the rapid pool, with a lower rank: rating of that pool, and nothing else.
        taken("Name,Rating,Title\nХвиля Марта,1310.5,КМС\n", "rapid.rating").says("The rank stays as it is").says("2.5.1");
        let after = app.export("shore");
        let rapid = whole.replace("1300", "1310.5");
        assert!(after.contains(&rapid), "{after}");
        undo(&chairman, "shore").is(303);
        assert_eq!(app.export("shore"), before);
        // A dash in the list is no rank, and takes no recorded one away, though the classic rating
        // gives a higher one than both.
        taken("Name,Rating,Title\nПрибій Олег,1310.5,–\n", "rapid.rating").says("until now").says("The rank stays as it is");
        let after = app.export("shore");
        assert!(after.contains(r#"{"classic": {"rating": 2450, "games": 60}, "rapid": {"rating": 1310.5}, "rank": "C"}"#), "{after}");
        undo(&chairman, "shore").is(303);
        assert_eq!(app.export("shore"), before);
        // A classic rating that gave a rank: the rank stays although the list gives a lower rating
        // (2.5.1).
        taken("Name,Rating\nПрибій Олег,2100\n", "classic.rating").says("The rank stays as it is");
        let after = app.export("shore");
        assert!(after.contains(r#"{"classic": {"rating": 2100, "games": 60}, "rank": "H"}"#), "{after}");
        undo(&chairman, "shore").is(303);
        assert_eq!(app.export("shore"), before);
    }

    fn a_list_changes_only_what_it_says_in_every_regulation(app: App) {
        for (rules, list, field, before, after) in [
            ("orr", "Name,Rating\nХвиля Марта,1822\n", "fide", r#"{"rating": 1700, "fide": 1750}"#, r#"{"rating": 1700, "fide": 1822}"#),
            ("rgf", "Name,Rating\nХвиля Марта,1822.5\n", "", r#"{"rating": 1700, "deviation": 80, "last_played": "2026-01"}"#,
                r#"{"rating": 1822.5, "deviation": 80, "last_played": "2026-01"}"#),
            ("elo", "Name,Rating\nХвиля Марта,1822\n", "", r#"{"rating": 1700, "games": 44}"#, r#"{"rating": 1822, "games": 44}"#),
            ("ufgo", "Name,Rating\nХвиля Марта,2430\n", "", r#"{"rating": 2420, "dan": 4}"#, r#"{"rating": 2430, "dan": 4}"#),
            // Where the list says a rank, the old one is gone.
            ("ufgo", "Name,Rating,Rank\nХвиля Марта,1500,4 kyu\n", "", r#"{"rating": 1700, "rank": "2 kyu"}"#, r#"{"rating": 1500, "rank": "4 kyu"}"#),
        ] {
            let slug = format!("{rules}-{}", before.len());
            found_here(&app, &format!(
                "{{\"federation\": {{\"slug\": \"{slug}\", \"name\": \"{slug}\", \"rules\": \"{rules}\"}}}}\n\
                 {{\"player\": {{\"id\": \"s1\", \"name\": \"Хвиля Марта\", \"standing\": {before}}}}}\n"
            ));
            let (chairman, was) = (app.chairman(), app.export(&slug));
            send(&chairman, &slug, list).is(303);
            let mut form = open(&chairman, &slug).form("/ratings/past/columns");
            if !field.is_empty() {
                form = form.set("field", field);
            }
            chairman.submit(&form).is(303);
            press(&chairman, &open(&chairman, &slug), "take").is(303);
            let told = app.export(&slug);
            assert!(told.contains(&format!("\"standing\": {after}")), "{slug}: {told}");
            undo(&chairman, &slug).is(303);
            assert_eq!(app.export(&slug), was, "{slug}");
        }
    }

    fn what_a_later_list_said_is_not_undone_with_an_earlier_one(app: App) {
        found_here(&app, "{\"federation\": {\"slug\": \"shore\", \"name\": \"Dots of the Shore\", \"rules\": \"ssdc\"}}\n");
        let chairman = app.chairman();
        let take = |list: &str, field: &str| {
            send(&chairman, "shore", list).is(303);
            chairman.submit(&open(&chairman, "shore").form("/ratings/past/columns").set("field", field)).is(303);
            press(&chairman, &open(&chairman, "shore"), "new").is(303);
            press(&chairman, &open(&chairman, "shore"), "take").is(303);
        };
        take("Name,Rating,Games\nХвиля Марта,1750,30\n", "classic.rating");
        take("Name,Rating,Games\nХвиля Марта,1310,12\n", "rapid.rating");
        let both = r#"{"classic": {"rating": 1750, "games": 30}, "rapid": {"rating": 1310, "games": 12}}"#;
        assert!(app.export("shore").contains(both));
        // The player of the first list stays, since the second one says more: nothing of that goes
        // with the first.
        let page = open(&chairman, "shore");
        let first = page.links().into_iter().filter(|link| link.ends_with("/content")).min().unwrap().replace("/content", "/undoing");
        chairman.post(&first, &[]).is(409).says("changed since");
        assert!(app.export("shore").contains(both));
        undo(&chairman, "shore").is(303);
        chairman.post(&first, &[]).is(303);
        // The undone act of the second list still names the player, who stays without a rating.
        let after = app.export("shore");
        assert!(after.contains("Хвиля") && !after.contains("1750") && !after.contains("1310"), "{after}");
    }

    fn what_the_regulation_is_not_told_of_players_and_new_clubs_are_ticked(app: App) {
        let list = "Name,Rating,Born,Club\nДубова Ада,1500,2010,Ivory\nКленов Ян,1400,,Ivory\nЛипова Ева,1300,,Ivory\n";
        let club = "1 club is new to the federation and is added with the players: Ivory.";
        for (rules, says) in [
            ("orr", Some("2 players have no year of birth and will count as 5 years old")),
            ("rgf", Some("3 players have no month of the last tournament: their deviations will not be widened")),
            ("ufgo", Some("2 players with a rank have no year of birth: their ranks will not be protected from the age of 61")),
            ("ssdc", Some("2 players have neither rating nor rank and will start with 1200 points")),
            ("elo", None),
        ] {
            let slug = format!("{rules}-told");
            found_here(&app, &format!("{{\"federation\": {{\"slug\": \"{slug}\", \"name\": \"{slug}\", \"rules\": \"{rules}\"}}}}\n"));
            let (chairman, before) = (app.chairman(), app.export(&slug));
            let list = if rules == "ssdc" { list.replace("1400", "").replace("1300", "") } else { list.to_owned() };
            send(&chairman, &slug, &list).is(303);
            press(&chairman, &open(&chairman, &slug), "new").is(303);
            let page = open(&chairman, &slug);
            page.says(club);
            if let Some(says) = says {
                page.says(says);
            }
            // Nothing is taken over before it was ticked, and what was ticked holds for that alone.
            for ticked in ["", "clubs:2"] {
                chairman.submit(&page.form("/ratings/past/rows").set("sure", ticked).set("do", "take")).is(422);
                assert_eq!(app.export(&slug), before, "{slug}");
            }
            press(&chairman, &page, "take").is(303);
            assert!(app.export(&slug).contains("Дубова Ада"), "{slug}");
            undo(&chairman, &slug).is(303);
            assert_eq!(app.export(&slug), before, "{slug}");
        }
    }

    fn every_row_may_state_its_own_last_tournament(app: App) {
        found_here(&app, "{\"federation\": {\"slug\": \"tiles\", \"name\": \"Go of the Tiles\", \"rules\": \"rgf\"}}\n");
        let chairman = app.chairman();
        let list = "Имя,Рейтинг,Отклонение,Последний турнир\n\
             Дубова Ада,1500,80,2025-03\n\
             Кленов Ян,1400,90,март 2024\n\
             Вербов Лев,1350,95,14.11.2023\n\
             Липова Ева,1300,100,\n\
             Осинов Пётр,1250,110,весна 2025\n";
        send(&chairman, "tiles", list).is(303);
        let columns = open(&chairman, "tiles").form("/ratings/past/columns").set("rest-last_played", "2022-06");
        chairman.submit(&columns).is(303);
        press(&chairman, &open(&chairman, "tiles"), "new").is(303);
        let page = open(&chairman, "tiles");
        assert!(page.rows().iter().any(|row| row.first().is_some_and(|number| number == "5") && row.len() == 4), "{:?}", page.rows());
        let before = app.export("tiles");
        press(&chairman, &page, "take").is(422);
        assert_eq!(app.export("tiles"), before);
        chairman.submit(&page.form("/ratings/past/rows").set("who-5", "left").set("do", "look")).is(303);
        press(&chairman, &open(&chairman, "tiles"), "take").is(303);
        let after = app.export("tiles");
        for (rating, last) in [("1500", "2025-03"), ("1400", "2024-03"), ("1350", "2023-11"), ("1300", "2022-06")] {
            let player = after.lines().find(|line| line.contains(&format!("\"rating\": {rating}"))).unwrap();
            assert!(player.contains(&format!("\"last_played\": \"{last}\"")), "{player}");
        }
    }

    fn the_list_of_a_pool_states_days(app: App) {
        found_here(&app, "{\"federation\": {\"slug\": \"dunes\", \"name\": \"Dots of the Dunes\", \"rules\": \"ssdc\"}}\n");
        let chairman = app.chairman();
        send(&chairman, "dunes", "Name,Rating,Games,Last played\nХвиля Марта,1750,30,14.03.2025\nПісок Олег,1600,12,березень 2025\n").is(303);
        press(&chairman, &open(&chairman, "dunes"), "new").is(303);
        let page = open(&chairman, "dunes");
        // A month is no day.
        assert!(page.rows().iter().any(|row| row.first().is_some_and(|number| number == "2") && row.len() == 4), "{:?}", page.rows());
        chairman.submit(&page.form("/ratings/past/rows").set("who-2", "left").set("do", "look")).is(303);
        press(&chairman, &open(&chairman, "dunes"), "take").is(303);
        assert!(app.export("dunes").contains(r#""last_played": "2025-03-14""#), "{}", app.export("dunes"));
    }

    fn rows_of_one_name_are_named_unless_births_tell_them_apart(app: App) {
        let official = app.official();
        let list = "No,Name,Rating,Born\n1,Дубова Ада,1500,\n2,Кленов Ян,1400,1990\n3,Дубова Ада,1300,2001\n4,Кленов Ян,1200,2004\n";
        send(&official, "steppe", list).is(303);
        let page = open(&official, "steppe");
        page.says("Same name as no. 3").says("Same name as no. 1").says_nothing_of("Same name as no. 2").says_nothing_of("Same name as no. 4");
    }

    fn mistakes_are_told_all_at_once_with_row_and_column(app: App) {
        let official = app.official();
        let list = "No,Name,Rating,PIN,Born\n\
             7,Перший Новий,99999,,\n\
             8,Другий Новий,1500.5,,\n\
             9,Третій Новий,1500,123,\n\
             10,Коваль Анна,1500,,\n";
        send(&official, "steppe", list).is(303);
        press(&official, &open(&official, "steppe"), "new").is(303);
        let page = open(&official, "steppe");
        let wrong: Vec<Vec<String>> = page.rows().into_iter().filter(|row| row.len() == 4).collect();
        for (number, column) in [("7", "Rating"), ("8", "Rating"), ("9", "European PIN")] {
            assert!(wrong.iter().any(|row| row[0] == number && row[2].contains(column)), "{number} {column}: {wrong:?}");
        }
        assert!(!wrong.iter().any(|row| row[0] == "10"), "{wrong:?}");
        let before = app.export("steppe");
        press(&official, &page, "take").is(422);
        assert_eq!(app.export("steppe"), before);
        // Rows that are left out are in nobody's way.
        let form = page.form("/ratings/past/rows").set("who-7", "left").set("who-8", "left").set("who-9", "left").set("do", "look");
        official.submit(&form).is(303);
        press(&official, &open(&official, "steppe"), "take").is(303);
        // What is no list is not kept.
        send(&official, "steppe", "No,Name,R1\n1,Koval Anna,2+\n2,Somebody Else,1-\n").is(422).says("a tournament table");
        send(&official, "steppe", "nothing of a list").is(422);
        official.upload("/steppe/ratings/past?lang=en", &[], None).is(422).says("Choose a file first.");
    }

    fn a_list_whose_headings_say_nothing_is_explained_by_hand(app: App) {
        let official = app.official();
        send(&official, "steppe", "Lfd,Spieler,Wertung\n1,Koval Anna,1612\n2,Somebody Else,1400\n").is(303);
        let page = open(&official, "steppe");
        page.says("The file is kept.").says("Wertung");
        let form = page.form("/ratings/past/columns").set("meaning-1", "number").set("meaning-2", "name").set("meaning-3", "rating");
        official.submit(&form).is(303);
        open(&official, "steppe").says_nothing_of("The file is kept.").says("Somebody Else");
    }

    fn what_is_chosen_on_a_page_stays_on_the_others(app: App) {
        let official = app.official();
        let mut list = "No,Name,Rating\n".to_owned();
        for n in 1..=1000 {
            let letters: String = format!("{n:04}").chars().map(|digit| char::from(b'a' + digit as u8 - b'0')).collect();
            let _ = writeln!(list, "{n},Zz{letters} Qq{letters},{}", 500 + n);
        }
        send(&official, "steppe", &list).is(303);
        let first = open(&official, "steppe");
        let to = official.submit(&first.form("/ratings/past/rows").set("who-5", "left").set("do", "page-5")).location();
        assert!(to.ends_with("?page=5"), "{to}");
        let last = official.page(&format!("{to}&lang=en"));
        last.says("1 left out");
        let to = official.submit(&last.form("/ratings/past/rows").set("who-1000", "left").set("do", "new")).location();
        let page = official.page(&format!("{to}&lang=en"));
        page.says("0 undecided, 998 new, 0 known, 2 left out");
        let before = app.export("steppe");
        press(&official, &page, "take").is(303);
        let after = app.export("steppe");
        assert_eq!(after.lines().count(), before.lines().count() + 998);
        assert!(!after.contains("Zzaaaf") && !after.contains("Zzbaaa") && after.contains("Zzaaae"));
        undo(&official, "steppe").is(303);
        assert_eq!(app.export("steppe"), before);
    }

    fn nothing_is_undone_that_something_rests_on(app: App) {
        let official = app.official();
        move_in(&official, "steppe", LIST);
        let id = app.tournament_in("Draft", "planned");
        let (referee, steppe) = (app.actor("referee"), app.federation("steppe"));
        let found = app.read(|c| crosstable::db::players::find_alike(c, steppe.id, &[crosstable::domain::name::likeness_key("Новенька Дарина")]));
        let mut sheet = app.sheet_of_three();
        sheet.rows[0].player = Some(found[0].id.0);
        let version = app.stored(id).lock_version;
        app.write(|c| tables::save_draft(&mut Tx::new(c, &referee, &steppe, noon()), TournamentId(id), version, &sheet));
        // Somebody stands in a draft, and stays without a rating.
        undo(&official, "steppe").is(303);
        official.page("/steppe/ratings/past?lang=en").says("1 player stays");
        let after = app.export("steppe");
        assert!(after.contains("Новенька Дарина") && !after.contains("Старенький"), "{after}");
        send(&official, "steppe", LIST).is(303);
        press(&official, &open(&official, "steppe"), "new").is(303);
        press(&official, &open(&official, "steppe"), "take").is(303);
        let (cosigned, approver) = (app.tournament_in("Rated", "cosigned"), app.actor("official"));
        let (version, later) = (app.stored(cosigned).lock_version, noon() + TimeDelta::hours(1));
        app.write(|c| approval::approve_table(&mut Tx::new(c, &approver, &steppe, later), TournamentId(cosigned), version, &Progress::default()));
        undo(&official, "steppe").is(409).says("can no longer be undone");
    }

    fn who_is_forgotten_is_in_no_list(app: App) {
        let official = app.official();
        let id = app.list_taken(LIST.replace("Koval Anna", "Somebody Anna").as_str());
        let content = format!("/steppe/ratings/past/{id}/content");
        assert!(official.get(&content).ok().body.contains("Новенька"));
        let steppe = app.federation("steppe");
        let found = app.read(|c| crosstable::db::players::find_alike(c, steppe.id, &[crosstable::domain::name::likeness_key("Юна Леся")]));
        let form = official.page(&format!("/steppe/players/{}/office", found[0].id)).form("/forgetting").set("reason", "asked");
        official.submit(&form).is(303);
        official.get(&content).is(404);
        official.page("/steppe/ratings/past?lang=en").says("erased");
        // What names a mark is none of those who go again.
        undo(&official, "steppe").is(303);
        official.page("/steppe/ratings/past?lang=en").says("1 player stays");
    }
}
