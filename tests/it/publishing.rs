//! Rating lists: what is published, when, and how everybody can check it.

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::app::{App, day};
use crate::client::{Client, Page};
use crate::database::on_both;

#[track_caller]
fn publish(who: &Client, date: &str) -> Page {
    let form = who
        .page(&format!("/steppe/ratings/new?date={date}"))
        .form("/ratings/new");
    who.submit(&form)
}

on_both! {
    fn whoever_has_the_file_can_check_the_list(app: App) {
        let official = app.official();
        official.page("/steppe/inbox").says("The list of 1 April 2026 has not been published yet.");
        assert_eq!(publish(&official, "2026-04-01").location(), "/steppe/ratings/2026-04-01");
        let visitor = app.visitor();
        let page = visitor.page("/steppe/ratings/2026-04-01");
        let csv = visitor.page("/steppe/ratings/2026-04-01.csv");
        assert_eq!(csv.header("content-type"), "text/csv; charset=utf-8");
        let fingerprint = HEXLOWER.encode(&Sha256::digest(&csv.bytes));
        page.says(&fingerprint).says("Published list No. 2. It never changes.").says("Official");
        let json: serde_json::Value = serde_json::from_str(&visitor.page("/steppe/ratings/2026-04-01.json").body).unwrap();
        assert_eq!(json["fingerprint"], fingerprint.as_str());
        assert_eq!(json["entries"].as_array().unwrap().len(), csv.body.lines().count() - 1);
        official.page("/steppe/inbox").says_nothing_of("has not been published yet");
        // The old list of the journal can be checked as well.
        let old = visitor.page("/steppe/ratings/2026-01-01.csv");
        visitor.page("/steppe/ratings/2026-01-01").says(&HEXLOWER.encode(&Sha256::digest(&old.bytes)));
    }

    fn the_publication_assigns_dans_and_takes_them_away(app: App) {
        let player = |id: &str, name: &str, standing: &str| {
            format!(r#"{{"player": {{"id": "{id}", "name": "{name}", "born": null, "country": "UA", "club": null, "guest": false, "standing": {standing}}}}}"#)
        };
        let federation = r#"{"federation": {"slug": "dans", "name": "Dans", "rules": "ufgo"}}"#;
        let journal = [federation.to_owned(), player("d1", "Висока Зоя", r#"{"rating": 2405}"#), player("d2", "Бувалий Іван", r#"{"rating": 2249, "dan": 4}"#)];
        let official = app.official();
        app.write(|c| {
            crate::app::import(c, &journal.join("\n"));
            let dans = crosstable::db::federations::find_by_slug(c, "dans")?.unwrap();
            let account = crosstable::db::accounts::find_by_login(c, "official")?.unwrap().id;
            crosstable::db::accounts::add_role(c, account, Some(dans.id), crosstable::actions::Role::Official, None)?;
            Ok(())
        });
        let visitor = app.visitor();
        visitor.page("/dans/ratings?q=buvalyi").says("4 dan");
        let proposal = official.page("/dans/ratings/new?date=2026-04-01");
        proposal.says("Ranks assigned, lowered and kept").says("2.5").says("2.6");
        visitor.page("/dans/ratings?q=buvalyi").says("4 dan");
        official.submit(&proposal.form("/ratings/new")).is(303);
        visitor.page("/dans/ratings/2026-04-01").says("Vysoka Zoia 3 dan 4 dan 2400 assigned (2.5)");
        visitor.page("/dans/ratings?q=vysoka").says("4 dan");
        let row = visitor.page("/dans/ratings?q=buvalyi").row("Buvalyi Ivan");
        assert!(!row.iter().any(|cell| cell.contains("4 dan")), "{row:?}");
        let address = visitor.page("/dans/ratings?q=vysoka").links().into_iter().find(|l| l.contains("/players/")).unwrap();
        visitor.page(&address).says("Dan assigned").says("1 April 2026");
    }

    fn a_list_without_anybody_is_neither_due_nor_published(app: App) {
        let official = app.official();
        app.write(|c| {
            crate::app::import(c, r#"{"federation": {"slug": "bare", "name": "Bare", "rules": "ufgo"}}"#);
            let bare = crosstable::db::federations::find_by_slug(c, "bare")?.unwrap();
            let account = crosstable::db::accounts::find_by_login(c, "official")?.unwrap().id;
            crosstable::db::accounts::add_role(c, account, Some(bare.id), crosstable::actions::Role::Official, None)?;
            Ok(())
        });
        official.page("/bare/inbox").says_nothing_of("has not been published yet");
        let page = official.page("/bare/ratings/new?date=2026-04-01");
        page.says("No player has a rating yet");
        assert!(!page.body.contains("data-confirm"), "nothing to press");
        let fields = [("date", "2026-04-01"), ("cut", "ended"), ("fingerprint", ""), ("note", "")];
        official.post("/bare/ratings/new", &fields).is(422).says("No player has a rating yet");
        official.page("/bare/ratings").says_nothing_of("1 April 2026");
    }

    fn whose_age_is_not_known_is_counted_of_the_list_alone(app: App) {
        let official = app.official();
        // Article 2.7 keeps a rank from 61 years on: of a year it is unsure in 2026 for those of
        // 1965 alone.
        let born = ["null", "\"1990\"", "\"1965\"", "\"1964\"", "\"1966\"", "\"1965-12-31\"", "\"2015-01-01\""];
        let player = |(at, born): (usize, &&str)| format!(r#"{{"player": {{"id": "a{at}", "born": {born}, "standing": {{"rating": 1500}}}}}}"#);
        let mut journal: Vec<String> = vec![r#"{"federation": {"slug": "aged", "name": "Aged", "rules": "ufgo"}}"#.to_owned()];
        journal.extend(born.iter().enumerate().map(player));
        // Whoever has no rating stands in no list.
        journal.push(r#"{"player": {"id": "new", "born": null, "standing": null}}"#.to_owned());
        app.write(|c| {
            crate::app::import(c, &format!("{}\n", journal.join("\n")));
            let aged = crosstable::db::federations::find_by_slug(c, "aged")?.unwrap();
            let account = crosstable::db::accounts::find_by_login(c, "official")?.unwrap().id;
            crosstable::db::accounts::add_role(c, account, Some(aged.id), crosstable::actions::Role::Official, None)?;
            Ok(())
        });
        let page = official.page("/aged/ratings/new?date=2026-04-01&lang=en");
        page.says("For 2 listed players, it is unclear whether the rank is kept for age");
    }

    fn whoever_may_publish_is_told_what_a_place_in_the_list_takes(app: App) {
        let official = app.official();
        app.write(|c| {
            crate::app::import(
                c,
                r#"{"federation": {"slug": "young", "name": "Young", "rules": "ssdc", "parameters": {"list_games": 3}}}
{"player": {"id": "a"}}
{"player": {"id": "b"}}
{"tournament": {"id": "t1", "start": "2026-05-02", "games": [{"round": 1, "a": "a", "b": "b", "score": 1}]}}
"#,
            );
            let young = crosstable::db::federations::find_by_slug(c, "young")?.unwrap();
            let account = crosstable::db::accounts::find_by_login(c, "official")?.unwrap().id;
            crosstable::db::accounts::add_role(c, account, Some(young.id), crosstable::actions::Role::Official, None)?;
            Ok(())
        });
        let page = official.page("/young/ratings/new?lang=en");
        page.says("No player is listed yet: a player needs 3 rated games to be listed (article 4.5).").says_nothing_of("No player has a rating yet");
        let young = app.federation("young").id;
        let (cup, player) = app.read(|c| {
            let filter = crosstable::db::tournaments::Filter { limit: 1, ..Default::default() };
            let cup = crosstable::db::tournaments::list_page(c, young, &filter)?[0].id;
            Ok((cup, crosstable::db::players::load_replay_players(c, young)?[0].id))
        });
        app.visitor().page(&format!("/young/tournaments/{cup}/players/{player}?lang=en")).says("new player →").says_nothing_of("– →");
    }

    fn of_a_list_that_can_t_be_published_only_the_refusal_is_shown(app: App) {
        let official = app.official();
        official.page("/steppe/ratings/new?date=2026-04-01&lang=en").says("This is a preview of the list of 1 April 2026.");
        publish(&official, "2026-04-01").is(303);
        let page = official.page("/steppe/ratings/new?date=2026-02-20&lang=en");
        page.says("A list with this or a later date already exists.").says_nothing_of("This is a preview").says_nothing_of("Коваль");
        assert!(!page.body.contains("<table"), "{}", page.text());
    }

    fn a_date_is_published_once_and_never_in_the_future(app: App) {
        let official = app.official();
        let form = official.page("/steppe/ratings/new?date=2026-04-01").form("/ratings/new");
        let before = app.everything();
        official.submit(&form.clone().set("date", "2026-07-01")).is(422).says("The date is in the future, or before the last list.");
        official.submit(&form.clone().set("date", "2025-10-01")).is(422);
        official.submit(&form.clone().set("date", "2026-01-01")).is(409).says("A list with this or a later date already exists.");
        for bad in ["", "yesterday", "2026-02-30", "2026-4-1", "20260401"] {
            let status = official.submit(&form.clone().set("date", bad)).status;
            assert!((400..423).contains(&status), "{bad}: {status}");
        }
        assert_eq!(app.everything(), before);
        let future = official.page("/steppe/ratings/new?date=2026-07-01");
        assert!(!future.has_form("/ratings/new"), "nothing is offered that would be refused");
        official.submit(&form).is(303);
        official.submit(&form).is(409);
        assert!(!official.page("/steppe/ratings/new?date=2026-04-01").has_form("/ratings/new"));
    }

    fn a_mistyped_date_stays_in_the_field_and_nothing_is_published(app: App) {
        let official = app.official();
        for bad in ["2026-02-30", "yesterday", "2026-4-1", "0000-01-01"] {
            let page = official.get(&format!("/steppe/ratings/new?date={bad}&lang=en")).is(422);
            page.says("This is not a date.").says_nothing_of("This is a preview");
            assert!(page.body.contains(&format!("value=\"{bad}\"")), "{bad}: {}", page.text());
            assert!(!page.has_form("/ratings/new"), "{bad}: another date is offered");
        }
    }

    fn the_regulation_says_when_the_next_list_is_due(app: App) {
        let official = app.official();
        // On 10 May the next quarter begins on 1 July, whatever date is typed.
        let page = official.page("/steppe/ratings/new?date=2026-08-15&lang=en");
        page.says("The next list is due on 1 July 2026.").says("The list of 15 August 2026 can be published from that day on.");
        assert!(!page.has_form("/ratings/new"));
        official.page("/steppe/ratings/new?date=2026-05-09&lang=en").says_nothing_of("The next list is due");
    }

    fn what_changed_since_it_was_shown_is_not_published(app: App) {
        let official = app.official();
        let form = official.page("/steppe/ratings/new?date=2026-05-09").form("/ratings/new");
        app.tournament_in("Sudden Cup", "rated");
        let before = app.everything();
        official.submit(&form).is(409).says("The ratings have changed since they were shown.");
        assert_eq!(app.everything(), before);
        official.submit(&form.set("fingerprint", "")).is(409);
        publish(&official, "2026-05-09").is(303);
    }

    fn a_tournament_that_is_corrected_is_not_called_unrated(app: App) {
        let official = app.official();
        let shown = || official.page("/steppe/ratings/new?date=2026-05-09&lang=en");
        shown().says_nothing_of("open for a correction");
        let cup = app.tournament_in("Reopened Cup", "reopened");
        let page = shown();
        page.says("Rated, but reopened for a correction: Reopened Cup");
        assert_eq!(page.body.matches(&format!("/steppe/tournaments/{cup}\"")).count(), 1, "it is told once: {}", page.text());
        app.tournament_in("Waiting Cup", "cosigned");
        shown().says("are not rated yet: Waiting Cup").says("Rated, but reopened for a correction: Reopened Cup");
    }

    fn a_list_states_the_ratings_of_its_day_however_late_it_is_published(app: App) {
        let (official, visitor, steppe) = (app.official(), app.visitor(), app.federation("steppe"));
        let before = official.page("/steppe/ratings/new?date=2026-04-01").form("/ratings/new").value("fingerprint").to_owned();
        let cup = app.tournament_in("Later Cup", "rated");
        // Whoever stands in the cup has another rating now; the list of April knows nothing of it.
        let page = official.page("/steppe/ratings/new?date=2026-04-01");
        page.says("Later Cup").says("came later and count for the next list");
        assert_eq!(page.form("/ratings/new").value("fingerprint"), before);
        assert_ne!(official.page("/steppe/ratings/new?date=2026-05-09").form("/ratings/new").value("fingerprint"), before);
        let rating = app.rating("p01");
        official.submit(&page.form("/ratings/new")).is(303);
        let list = app.read(|c| crosstable::db::lists::list(c, steppe.id))[0].clone();
        assert_eq!((list.issue.date, list.issue.fingerprint.as_str()), (day(2026, 4, 1), before.as_str()));
        let placed = app.read(|c| crosstable::db::tournaments::find(c, steppe.id, crosstable::db::TournamentId(cup))).unwrap();
        assert!(placed.position > Some(list.issue.position), "the list stands before what didn't count");
        assert_eq!(app.rating("p01"), rating);
        visitor.page("/steppe/ratings/2026-04-01").says("The last tournament that counts ended on").says_nothing_of("3 May 2026");
        // The next list has it.
        publish(&official, "2026-05-09").is(303);
        visitor.page("/steppe/ratings/2026-05-09").says("The last tournament that counts ended on 3 May 2026");
    }

    fn a_list_may_count_only_what_was_rated_by_its_day(app: App) {
        let (official, visitor, steppe) = (app.official(), app.visitor(), app.federation("steppe"));
        let shown = |date: &str, cut: &str| official.page(&format!("/steppe/ratings/new?date={date}&cut={cut}"));
        let mark = |page: &Page| page.form("/ratings/new").value("fingerprint").to_owned();
        let before = mark(&shown("2026-05-09", "rated"));
        // It ended on 3 May and is rated on the tenth.
        let cup = app.tournament_in("Slow Cup", "rated");
        let rating = app.rating("p01");
        let (ended, rated) = (shown("2026-05-09", "ended"), shown("2026-05-09", "rated"));
        ended.says_nothing_of("came later and count for the next list");
        rated.says("Slow Cup").says("came later and count for the next list");
        assert_eq!(rated.form("/ratings/new").value("cut"), "rated");
        assert_eq!(mark(&rated), before);
        assert_ne!(mark(&ended), before);
        official.submit(&rated.form("/ratings/new")).is(303);
        let list = app.read(|c| crosstable::db::lists::list(c, steppe.id))[0].clone();
        assert_eq!((list.issue.date, list.issue.fingerprint.as_str()), (day(2026, 5, 9), before.as_str()));
        let placed = app.read(|c| crosstable::db::tournaments::find(c, steppe.id, crosstable::db::TournamentId(cup))).unwrap();
        assert!(placed.position > Some(list.issue.position), "the list stands before what didn't count");
        assert_eq!(app.rating("p01"), rating);
        // On the day of the rating it counts.
        let next = shown("2026-05-10", "rated");
        next.says_nothing_of("came later and count for the next list");
        official.submit(&next.form("/ratings/new")).is(303);
        visitor.page("/steppe/ratings/2026-05-10").says("The last tournament that counts ended on 3 May 2026");
    }

    fn the_note_on_use_stands_on_every_list_and_in_its_files(app: App) {
        let (chairman, visitor) = (app.chairman(), app.visitor());
        visitor.page("/steppe/ratings?lang=en").says("as its source and link to it").says("Source: http");
        let form = chairman.page("/steppe/settings").form("/settings/lists");
        chairman.submit(&form.clone().set("note_en", &"x".repeat(501))).is(422);
        chairman.submit(&form.set("note_en", "Cite <us> kindly").set("note_uk", "Посилайтеся на нас")).is(303);
        for page in ["/steppe/ratings", "/steppe/ratings/2026-01-01"] {
            visitor.page(page).says("Cite <us> kindly").says(page);
            let json: serde_json::Value = serde_json::from_str(&visitor.page(&format!("{page}.json")).body).unwrap();
            assert_eq!(json["usage"]["note"]["uk"], "Посилайтеся на нас");
            assert!(json["usage"]["source"].as_str().unwrap().ends_with(page));
            let csv = visitor.page(&format!("{page}.csv"));
            assert_eq!(csv.header("link"), format!("<http://crosstable.example{page}>; rel=\"license\""));
            assert_eq!(visitor.page(&format!("{page}.csv")).header("link"), csv.header("link"), "the finished page says it, too");
            assert!(!csv.body.contains("Cite"), "{}", csv.body);
        }
        for (api, page) in [("ratings", "ratings"), ("lists/2026-01-01", "ratings/2026-01-01")] {
            let told: serde_json::Value = serde_json::from_str(&visitor.get(&format!("/api/v1/federations/steppe/{api}")).ok().body).unwrap();
            assert_eq!((&told["usage"]["note"]["en"], &told["usage"]["note"]["uk"]), (&"Cite <us> kindly".into(), &"Посилайтеся на нас".into()));
            assert!(told["usage"]["note"]["ru"].as_str().unwrap().contains("дайте ссылку"));
            assert_eq!(told["usage"]["source"], format!("http://crosstable.example/steppe/{page}"));
        }
        let csv = visitor.get("/api/v1/federations/steppe/ratings.csv").ok();
        assert_eq!(csv.header("link"), "<http://crosstable.example/steppe/ratings>; rel=\"license\"");
        visitor.page("/steppe/ratings?lang=uk").says("Посилайтеся на нас");
        visitor.page("/steppe/ratings?lang=ru").says("дайте ссылку");
    }

    fn an_unusual_date_is_said_and_tournaments_that_wait_are_named(app: App) {
        app.tournament_in("Waiting Cup", "cosigned");
        let page = app.official().page("/steppe/ratings/new?date=2026-05-09");
        page.says("This is another date.").says("Waiting Cup");
        let page = app.official().page("/steppe/ratings/new");
        page.says("1 April 2026").says_nothing_of("This is another date.").says_nothing_of("Waiting Cup");
    }

    fn movement_is_counted_from_the_last_published_list(app: App) {
        let visitor = app.visitor();
        let row = visitor.page("/steppe/ratings").row("Koval Anna");
        let gained = app.rating("p01").unwrap() - 1500.0;
        assert!(gained > 0.0 && row.contains(&format!("+{gained}")), "{row:?}");
    }
}
