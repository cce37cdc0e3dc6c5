//! The past of a player: the picture of the rating, performances, best wins, streaks, and the games
//! against one opponent.

use crate::app::{App, import};
use crate::database::on_both;

/// Plain Elo: `a` and `b` meet three times in two tournaments, `c` once; a forfeit counts nowhere.
const DUELS: &str = r#"{"federation": {"slug": "duels", "name": "Duels", "rules": "elo"}}
{"player": {"id": "a", "name": "Acorn Ada", "standing": {"rating": 1500, "games": 50}}}
{"player": {"id": "b", "name": "Birch Ben", "standing": {"rating": 1500, "games": 50}}}
{"player": {"id": "c", "name": "Cedar Cleo", "standing": {"rating": 1600, "games": 50}}}
{"tournament": {"id": "t1", "name": "First Cup", "start": "2026-02-01", "games": [{"round": 1, "a": "b", "b": "a", "score": 0}, {"round": 2, "a": "a", "b": "c", "score": 1}]}}
{"tournament": {"id": "t2", "name": "Second Cup", "start": "2026-04-01", "games": [{"round": 1, "a": "a", "b": "b", "score": 0.5}, {"round": 2, "a": "b", "b": "a", "score": 1}, {"round": 3, "a": "a", "b": "c", "played": false}]}}
"#;

/// Deviations.
const BANDS: &str = r#"{"federation": {"slug": "bands", "name": "Bands", "rules": "rgf"}}
{"player": {"id": "a", "name": "Acorn Ada", "standing": {"rating": 1600, "deviation": 80}}}
{"player": {"id": "b", "name": "Birch Ben", "standing": {"rating": 1400, "deviation": 80}}}
{"tournament": {"id": "t1", "name": "First Cup", "start": "2020-02-01", "games": [{"a": "a", "b": "b", "score": 1}]}}
{"tournament": {"id": "t2", "name": "Second Cup", "start": "2026-04-01", "games": [{"a": "a", "b": "b", "score": 0}]}}
"#;

/// Two pools: three tournaments, two of them classic.
const POOLS: &str = r#"{"federation": {"slug": "tracks", "name": "Tracks", "rules": "ssdc"}}
{"player": {"id": "a", "name": "Acorn Ada", "standing": {"classic": {"rating": 1600, "games": 40}}}}
{"player": {"id": "b", "name": "Birch Ben", "standing": {"classic": {"rating": 1200, "games": 40}}}}
{"tournament": {"id": "t1", "name": "First Cup", "start": "2026-03-01", "games": [{"a": "a", "b": "b", "score": 1}]}}
{"tournament": {"id": "t2", "name": "Second Cup", "start": "2026-04-01", "games": [{"a": "a", "b": "b", "score": 0}]}}
"#;

/// The id of a player by the code in the journal.
#[track_caller]
fn player(app: &App, slug: &str, code: &str) -> i64 {
    let federation = app.federation(slug).id;
    let all = app.read(|c| crosstable::db::players::load_replay_players(c, federation));
    all.iter().find(|p| p.code == code).unwrap().id.0
}

fn imported(app: &App, journal: &str) {
    app.write(|c| {
        import(c, journal);
        Ok(())
    });
}

on_both! {
    fn signs_are_explained_below_where_they_stand_and_nowhere_else(app: App) {
        let visitor = app.visitor();
        let marked = |anomalous: &str, kept: &str| {
            app.database.tamper(&format!("UPDATE results SET anomalous = {anomalous}; UPDATE players SET rank_kept = {kept};"));
            let steppe = app.federation("steppe").id;
            app.write(|c| Ok(crosstable::db::federations::increment_version(c, steppe)?));
        };
        let ann = app.player("p01");
        let (one, all, list) = (format!("/steppe/players/{ann}?lang=en"), format!("/steppe/players/{ann}/tournaments?lang=en"), "/steppe/ratings?lang=en");
        marked("FALSE", "FALSE");
        for page in [&one, &all] {
            visitor.page(page).says("Winter Cup").says_nothing_of("Anomalous result");
        }
        visitor.page(list).says_nothing_of("rank kept, though");
        marked("TRUE", "TRUE");
        for page in [&one, &all] {
            visitor.page(page).says("Winter Cup").says("Anomalous result");
        }
        visitor.page(list).says("kept: rank kept, though the rating is too low for it now");
        // What passes are is said where there are several.
        let signed = app.tournament_in("Signed Cup", "cosigned");
        let preview = app.official().page(&format!("/steppe/tournaments/{signed}?lang=en"));
        preview.says_nothing_of("1 pass").says_nothing_of("repeated as long as new anomalous results are found");
    }

    fn the_picture_ends_at_today(app: App) {
        imported(&app, DUELS);
        let path = format!("/duels/players/{}?lang=en", player(&app, "duels", "a"));
        let ends = |page: &crate::client::Page| -> (f64, f64) {
            let line = page.body.split("<polyline").nth(1).unwrap().split("points=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
            let points: Vec<f64> = line.split([' ', ',']).filter_map(|number| number.parse().ok()).collect();
            (points[points.len() - 4], points[points.len() - 2])
        };
        // The last tournament was on 1 April, and it is 10 May.
        let page = app.visitor().page(&path);
        page.says("The line continues to today.").says("Q2 2026").says_nothing_of("Q3 2026");
        let (last, today) = ends(&page);
        assert!(today > last + 1.0, "{last} {today}");
        app.pass(chrono::TimeDelta::days(150));
        let later = app.visitor().page(&path);
        later.says("Q4 2026");
        assert!(ends(&later).0 < last, "the past takes less room as time goes on");
    }

    fn the_rating_over_time_is_a_picture_whose_points_lead_to_their_tournaments(app: App) {
        imported(&app, DUELS);
        let page = app.visitor().page(&format!("/duels/players/{}", player(&app, "duels", "a")));
        assert_eq!(page.body.matches("<svg class=\"chart").count(), 1);
        assert_eq!(page.body.matches("role=\"group\" aria-labelledby=\"rating-picture-title rating-picture-about\"").count(), 1);
        assert_eq!((page.body.matches("<circle class=\"dot").count(), page.body.matches("tabindex=\"-1\"><title>").count()), (2, 2));
        assert_eq!(page.body.matches("<polygon").count(), 0, "plain Elo has no deviations");
        assert!(!page.body.contains("NaN") && !page.body.contains("style="));
        page.says("1 February 2026, First Cup: 1500 → ").says("Q1 2026").says("Q2 2026").says("Rating over time");
        // Each tournament: in the picture and in the table, but no link of the picture that the
        // table doesn't have.
        let leads = page.links().into_iter().filter(|l| l.starts_with("/duels/tournaments/") && !l.contains("/players/")).count();
        assert!(leads >= 4, "{leads}");
        for (code, says) in [("ru", "Динамика рейтинга"), ("uk", "Динаміка рейтингу")] {
            app.visitor().get_with(&page.path, &[("accept-language", code)]).ok().says(says);
        }
        // One tournament makes no line.
        let one = app.visitor().page(&format!("/steppe/players/{}", app.player("p01")));
        assert_eq!(one.body.matches("<svg class=\"chart").count(), 0);
    }

    fn the_rating_is_seen_against_that_of_the_whole_federation(app: App) {
        imported(&app, DUELS);
        let middle = "The dashed line is the federation median in the published lists";
        let page = app.visitor().page(&format!("/duels/players/{}", player(&app, "duels", "a")));
        page.says_nothing_of(middle);
        // A list between the two tournaments.
        let listed = DUELS.replace("duels", "listed").replace("2026-04-01", "2026-04-05").replace(
            r#"{"tournament": {"id": "t2""#,
            "{\"list\": {\"date\": \"2026-04-01\"}}\n{\"tournament\": {\"id\": \"t2\"",
        );
        imported(&app, &listed);
        let path = format!("/listed/players/{}", player(&app, "listed", "a"));
        for _ in 0..2 {
            let page = app.visitor().page(&path);
            page.says(middle);
            assert_eq!(page.body.matches("class=\"ideal\"").count(), 1);
        }
        // From afar it is only said.
        let afar = listed.replace("listed", "afar").replacen(r#""rating": 1500"#, r#""rating": 2900"#, 1);
        imported(&app, &afar);
        let page = app.visitor().page(&format!("/afar/players/{}", player(&app, "afar", "a")));
        page.says("Federation median: 1").says("off the chart").says_nothing_of(middle);
        assert_eq!(page.body.matches("class=\"ideal\"").count(), 0);
    }

    fn the_newest_certificate_that_holds_is_shown_as_a_picture(app: App) {
        let path = format!("/steppe/players/{}", app.player("p03"));
        assert!(!app.visitor().page(&path).body.contains("certificate.svg"));
        let (_, code) = app.certificate_at(true);
        let page = app.visitor().page(&path);
        assert!(page.body.contains(&format!("src=\"/certificates/{code}/certificate.svg\"")), "{}", page.body);
        assert!(page.body.contains("alt=\"Certificate: "), "{}", page.body);
    }

    fn performances_best_wins_and_streaks_are_told(app: App) {
        imported(&app, DUELS);
        let page = app.visitor().page(&format!("/duels/players/{}", player(&app, "duels", "a")));
        // 0.5 against an equal and 0.36 against who is 100 points ahead; both won.
        page.says("+1.1 (expected 0.9, scored 2)");
        page.says("scored ½");
        page.says("Cedar Cleo (1600), First Cup, 1 February 2026");
        page.says("Longest winning streak 2 games (1 February 2026)");
        page.says("Longest streak without a loss 3 games (1 February – 1 April 2026)");
        // Who never won has no best win.
        let loser = app.visitor().page(&format!("/duels/players/{}", player(&app, "duels", "c")));
        loser.says_nothing_of("Best wins").says_nothing_of("Longest");
        // Games of which ufgo expects something.
        app.visitor().page(&format!("/steppe/players/{}", app.player("p01"))).says("scored 2").says("Best wins");
    }

    fn where_there_are_deviations_the_line_has_a_band_and_years(app: App) {
        imported(&app, BANDS);
        let page = app.visitor().page(&format!("/bands/players/{}", player(&app, "bands", "a")));
        assert_eq!(page.body.matches("<polygon class=\"area\"").count(), 1);
        page.says("The shaded band is the 95% interval").says("2021").says_nothing_of("Q1 2020");
    }

    fn each_pool_has_a_picture_of_its_own(app: App) {
        imported(&app, POOLS);
        let page = app.visitor().page(&format!("/tracks/players/{}", player(&app, "tracks", "a")));
        page.says("Rating over time: Classic").says_nothing_of("Rating over time: Rapid");
        assert_eq!(page.body.matches("id=\"classic-picture-title\"").count(), 1);
    }

    fn two_players_have_a_page_of_their_games(app: App) {
        imported(&app, DUELS);
        let [a, b, c] = ["a", "b", "c"].map(|code| player(&app, "duels", code));
        let visitor = app.visitor();
        let page = visitor.page(&format!("/duels/players/{a}"));
        assert!(page.links().contains(&format!("/duels/players/{a}/versus/{b}")));
        let own = visitor.page(&format!("/duels/players/{a}/versus/{b}"));
        own.says("Acorn Ada against Birch Ben").says("Score 1½ : 1½").says("Games 3");
        assert_eq!(own.row("First Cup"), ["First Cup", "+", "1 February 2026", "1", "1500", "1500"]);
        assert_eq!(own.rows().len(), 4);
        let other = visitor.page(&format!("/duels/players/{b}/versus/{a}"));
        assert_eq!(other.row("First Cup")[1], "\u{2212}");
        // A forfeit is listed and doesn't count.
        visitor.page(&format!("/duels/players/{a}/versus/{c}")).says("Score 1 : 0").says("Games 1").says("Second Cup");
        visitor.page(&format!("/duels/players/{b}/versus/{c}")).says("These two have not met in a rated tournament.");
    }

    fn nobody_meets_himself_or_somebody_unknown(app: App) {
        let (a, b, gone) = (app.player("p01"), app.player("p02"), app.player("p07"));
        let visitor = app.visitor();
        for (first, second) in [(a.to_string(), a), ("x".to_owned(), b), ("999999999".to_owned(), b)] {
            visitor.get(&format!("/steppe/players/{first}/versus/{second}")).is(404);
        }
        visitor.get(&format!("/steppe/players/{a}/versus/999999999")).is(404);
        visitor.get(&format!("/steppe/players/{a}/versus/-")).is(404);
        visitor.get(&format!("/valley/players/{a}/versus/{b}")).is(404);
        app.merged("p04", "p07");
        let page = visitor.get(&format!("/steppe/players/{a}/versus/{gone}")).is(303).location();
        assert_ne!(page, format!("/steppe/players/{a}/versus/{gone}"));
        visitor.page(&page);
    }

    fn a_tournament_tells_what_nobody_expected(app: App) {
        imported(&app, DUELS);
        let visitor = app.visitor();
        let tournaments = visitor.page("/duels/tournaments").links();
        let first = tournaments.iter().rfind(|l| l.starts_with("/duels/tournaments/") && l.ends_with(|c: char| c.is_ascii_digit())).unwrap();
        let page = visitor.page(first);
        // Equals met, and 1500 won against 1600 (plain Elo expects 0.36).
        page.says("Surprises").says("Favourites won 0, drew 0, lost 1").says("Mean surprise 0.57");
        assert_eq!(page.row("Acorn Ada 1500"), ["Acorn Ada 1500", "+", "Cedar Cleo 1600", "2", "0.36", "0.64"]);
        assert!(page.body.contains("title=\"expected 0.64\""), "each cell tells it, both ways");
        // Nothing is said where nothing is rated.
        let planned = app.tournament_in("Summer Cup", "planned");
        visitor.page(&format!("/steppe/tournaments/{planned}")).says_nothing_of("Surprises");
    }

    fn who_plays_very_much_has_pages_for_it(app: App) {
        let mut journal: Vec<String> = DUELS.lines().take(4).map(str::to_owned).collect();
        for day in 0..45 {
            let date = crate::app::day(2025, 1, 1) + chrono::Days::new(7 * day);
            let score = ["1", "0", "0.5"][day as usize % 3];
            journal.push(format!(
                r#"{{"tournament": {{"id": "w{day}", "name": "Week {day}", "start": "{date}", "games": [{{"round": 1, "a": "a", "b": "b", "score": {score}}}]}}}}"#
            ));
        }
        imported(&app, &journal.join("\n"));
        let visitor = app.visitor();
        let address = format!("/duels/players/{}", player(&app, "duels", "a"));
        let page = visitor.page(&address);
        page.says("All tournaments (45)").says("Week 44").says_nothing_of("Week 4 ").says_nothing_of("Best wins");
        let older = visitor.page(&format!("{address}/tournaments?page=2"));
        older.says("Week 4").says("Week 0").says_nothing_of("Week 44");
        assert_eq!(visitor.page(&format!("{address}/tournaments?page=99")).rows(), older.rows(), "beyond the last page is the last page");
        assert_eq!(visitor.page(&format!("{address}/opponents")).row("Birch Ben")[1], "45");
        visitor.get("/duels/players/999999/tournaments").is(404);
        visitor.page(&format!("/duels/players/{}/opponents", player(&app, "duels", "c"))).says("No games played yet.");
    }

    fn a_player_is_told_at_a_glance(app: App) {
        imported(&app, DUELS);
        let ada = app.visitor().page(&format!("/duels/players/{}?lang=en", player(&app, "duels", "a")));
        // The game that was not played is none of the last ones.
        ada.says("place 2 of 3").says("Last games");
        let line = ada.body.split("form-line").nth(1).unwrap().split("</ol>").next().unwrap();
        let results: Vec<&str> = line.split("<li class=\"cell ").skip(1).map(|li| li.split('"').next().unwrap()).collect();
        assert_eq!(results, ["win", "win", "draw", "loss"]);
        // By the ratings before each tournament: Cleo was stronger by 100, which is within 100.
        ada.says("By opponents’ strength").says("Within 100").says("2½ : 1½").says_nothing_of("handicap");
        for absent in ["Next rank", "Stronger by more", "Top three places"] {
            assert!(!ada.body.contains(absent), "{absent}");
        }
        let table = |slug: &str| {
            let federation = app.federation(slug).id;
            let filter = crosstable::db::tournaments::Filter { limit: 1, ..Default::default() };
            let cup = app.read(|c| crosstable::db::tournaments::list_page(c, federation, &filter))[0].id;
            app.visitor().page(&format!("/{slug}/tournaments/{cup}?lang=en"))
        };
        table("duels").says("12+ won against number 12").says_nothing_of("handicap").says_nothing_of("OpenGotha");
        imported(&app, BANDS);
        table("bands").says("/2 handicap").says("OpenGotha");
        let ada = app.visitor().page(&format!("/bands/players/{}?lang=en", player(&app, "bands", "a")));
        ada.says("Games with a handicap are not counted either.").says("Weaker by more than 100").says("Next rank:").says("(section 9)");
        imported(&app, POOLS);
        let (ada, ben) = (player(&app, "tracks", "a"), player(&app, "tracks", "b"));
        app.visitor().page(&format!("/tracks/players/{ben}?lang=en")).says("Next rank:").says("(article 2.4.1)");
        app.visitor().page(&format!("/tracks/players/{ada}?lang=en")).says("place 1 of 2");
        // Places are those of the tables; a fourth one is none.
        let (first, second) = app.read(|c| {
            let all = crosstable::db::results::of_player(c, crosstable::db::PlayerId(ada))?;
            Ok((all[0].result.tournament_id, all[1].result.tournament_id))
        });
        app.database.tamper(&format!("UPDATE participants SET place = 1 WHERE player_id = {ada} AND tournament_id = {first}"));
        app.database.tamper(&format!("UPDATE participants SET place = 4 WHERE player_id = {ada} AND tournament_id = {second}"));
        app.write(|c| Ok(crosstable::db::federations::increment_version(c, app.federation("tracks").id)?));
        let page = app.visitor().page(&format!("/tracks/players/{ada}?lang=en"));
        page.says("Top three places").says("1st place: 1");
        assert!(!page.body.contains("place 4"));
        app.visitor().page("/tracks?lang=en").says("Acorn Ada").says("Winner");
    }
}
