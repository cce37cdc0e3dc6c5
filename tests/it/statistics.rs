//! Numbers for the commission: what the page, the pictures and the files say of a rating as a
//! whole.

use crosstable::actions::Role;
use crosstable::db::{accounts, federations};
use crosstable::domain::journal::read_journal;
use crosstable::domain::rating_monitor::FEW;

use crate::app::{App, import};
use crate::client::Page;
use crate::database::on_both;

/// Plain Elo by hand: `a` and `b` meet in two quarters, `c` enters in the second.
///
/// First game, between equals: `a` (K 20) +10, `b` (K 40) -20. Second, 1510 against 1480: 0.543066
/// expected, `b` -18.28, so 1462; `a` also loses to the newcomer, of whom 1200 is supposed: 20 (1 -
/// 0.543066 - 0.856252) = -7.99, so 1502.
const QUARTERS: &str = r#"{"federation": {"slug": "quarters", "name": "Quarters", "rules": "elo"}}
{"player": {"id": "a", "standing": {"rating": 1500, "games": 50}}}
{"player": {"id": "b", "standing": {"rating": 1500, "games": 5}}}
{"player": {"id": "c"}}
{"tournament": {"id": "t1", "start": "2026-02-01", "games": [{"a": "b", "b": "a", "score": 0}]}}
{"tournament": {"id": "t2", "start": "2026-04-01", "games": [{"a": "a", "b": "b", "score": 1}, {"a": "c", "b": "a", "score": 1}, {"a": "c", "b": "b", "played": false}]}}
"#;

/// A game with stones and one without.
const STONES: &str = r#"{"federation": {"slug": "pebbles", "name": "Pebbles", "rules": "rgf"}}
{"player": {"id": "a", "standing": {"rating": 1600, "deviation": 80}}}
{"player": {"id": "b", "standing": {"rating": 1400, "deviation": 80}}}
{"tournament": {"id": "t1", "start": "2026-05-01", "games": [{"a": "a", "b": "b", "score": 1, "handicap": 2}, {"a": "b", "b": "a", "score": 0.5}]}}
"#;

/// Two pools.
const POOLS: &str = r#"{"federation": {"slug": "two-pools", "name": "Two pools", "rules": "ssdc"}}
{"player": {"id": "a", "standing": {"classic": {"rating": 1600, "games": 40}, "rapid": {"rating": 1300, "games": 40}}}}
{"player": {"id": "b", "standing": {"classic": {"rating": 1200, "games": 40}}}}
{"tournament": {"id": "t1", "start": "2026-05-01", "games": [{"a": "a", "b": "b", "score": 1}]}}
"#;

impl App {
    /// A federation with bounds whose favourite loses every one of as many games as are needed to
    /// say so; its official is `official-two`.
    pub(crate) fn with_upset(&self) {
        let games = vec![r#"{"a": "a", "b": "b", "score": 0}"#; FEW].join(", ");
        let lost = format!(
            r#"{{"federation": {{"slug": "upset", "name": "Upset", "rules": "elo", "site": {{"bounds": {{"excess": 100, "drift": 1}}}}}}}}
{{"player": {{"id": "a", "standing": {{"rating": 1700, "games": 50}}}}}}
{{"player": {{"id": "b", "standing": {{"rating": 1500, "games": 50}}}}}}
{{"tournament": {{"id": "t1", "start": "2026-05-01", "games": [{games}]}}}}
"#
        );
        self.write(|c| {
            import(c, &lost);
            let upset = federations::find_by_slug(c, "upset")?.unwrap();
            let both = accounts::find_by_login(c, "official-two")?.unwrap().id;
            Ok(accounts::add_role(
                c,
                both,
                Some(upset.id),
                Role::Official,
                None,
            )?)
        });
    }
}

/// The lines of a file, cell by cell.
#[track_caller]
fn csv(app: &App, address: &str) -> Vec<Vec<String>> {
    let page = app.visitor().page(address);
    assert_eq!(page.header("content-type"), "text/csv; charset=utf-8");
    assert!(
        page.header("content-disposition")
            .starts_with("attachment; filename="),
        "{address}"
    );
    page.body
        .lines()
        .map(|line| line.split(',').map(str::to_owned).collect())
        .collect()
}

fn row(cells: [&str; 3]) -> Vec<String> {
    cells.map(str::to_owned).to_vec()
}

/// A picture is described, and its numbers stand beside it.
#[track_caller]
fn has_pictures(page: &Page, count: usize) {
    assert_eq!(
        page.body.matches("<svg class=\"chart").count(),
        count,
        "{}",
        page.path
    );
    assert_eq!(
        page.body.matches("role=\"img\"").count(),
        count,
        "{}",
        page.path
    );
    assert_eq!(
        page.body.matches("<details>").count(),
        count,
        "{}",
        page.path
    );
    assert_eq!(
        page.body.matches("/numbers.csv?what=").count(),
        count,
        "{}",
        page.path
    );
    assert!(
        !page.body.contains("style=") && !page.body.contains("NaN") && !page.body.contains("inf\""),
        "{}",
        page.path
    );
}

on_both! {
    fn the_page_says_how_the_ratings_are_distributed_and_what_they_predict(app: App) {
        let page = app.visitor().page("/steppe/numbers");
        page.says("Numbers for the commission").says("Period: 11 May 2025 – 10 May 2026.");
        has_pictures(&page, 3);
        page.says("no player was rated in two quarters in a row");
        // Four games: twice 0.64 expected, once won and once lost; twice 0.96, both won.
        page.says("Games predicted 4").says("Mean squared error 0.136").says("Score minus expectation \u{2212}0.050");
        assert_eq!(page.row("0.640"), ["0.60", "0.65", "2", "0.640", "0.500", "0.270"]);
        assert_eq!(page.row("0.50"), ["0.50", "0.55", "0", "–", "–", "–"]);
        let prediction = csv(&app, "/steppe/numbers.csv?what=prediction");
        assert_eq!(prediction[0], ["pool", "from", "below", "games", "mean_expected", "mean_scored", "mean_squared_error"]);
        assert_eq!(prediction[3], ["", "0.6", "0.65", "2", "0.64", "0.5", "0.2696"]);
        assert_eq!(prediction[11], ["", "0.5", "1", "4", "0.8", "0.75", "0.1356"]);
        assert_eq!(prediction.len(), 12);
        // Nine players have a rating, from 50 to 2390.
        let distribution = csv(&app, "/steppe/numbers.csv");
        assert_eq!(distribution[0], ["pool", "from", "below", "players"]);
        assert_eq!((distribution[1].join(","), distribution.len()), (",0,100,1".to_owned(), 25));
        assert_eq!(distribution[1..].iter().map(|line| line[3].parse::<usize>().unwrap()).sum::<usize>(), 9);
        page.says("from 2300 to below 2400: 1 player");
    }

    fn who_plays_in_two_quarters_in_a_row_shows_the_inflation(app: App) {
        app.write(|c| {
            import(c, QUARTERS);
            Ok(())
        });
        let inflation = csv(&app, "/quarters/numbers.csv?what=inflation");
        assert_eq!(inflation[0], ["pool", "quarter", "from", "to", "players", "mean_change"]);
        assert_eq!(inflation[1], ["", "2026-Q1", "2026-01-01", "2026-03-31", "0", ""]);
        // From 1510 to 1502 and from 1480 to 1462; the newcomer is not stable.
        assert_eq!(inflation[2], ["", "2026-Q2", "2026-04-01", "2026-06-30", "2", "-13"]);
        assert_eq!(inflation.len(), 3);
        // Two results, then three, one of them the newcomer's; no deviations, so nothing is
        // anomalous. Of two games the first had no favourite.
        let years = csv(&app, "/quarters/numbers.csv?what=years");
        assert_eq!(years[0].join(","), "pool,year,results,anomalous,mean_deviation,games,mean_expected,mean_scored");
        assert_eq!((years[1][..6].join(","), years[1][6][..8].to_owned(), years[1][7].as_str()), (",2026,5,0,,2".to_owned(), "0.521533".to_owned(), "0.75"));
        assert_eq!(years.len(), 2);
        let page = app.visitor().page("/quarters/numbers");
        has_pictures(&page, 4);
        assert_eq!((page.row("Q1 2026"), page.row("Q2 2026")), (row(["Q1 2026", "0", "–"]), row(["Q2 2026", "2", "\u{2212}13.0"])));
        page.says("Q2 2026: \u{2212}13.0, 2 players").says_nothing_of("handicap");
        assert!(page.body.contains(">Q2 ’26</text>"), "a picture has less room: {}", page.text());
        page.says("Left out: a player had no rating before the tournament, or was not recalculated 1").says("Games predicted 2");
        // A period without the second quarter has nothing to compare.
        let before = csv(&app, "/quarters/numbers.csv?what=inflation&from=2026-01-01&to=2026-03-01");
        assert_eq!(before.len(), 2);
        let early = app.visitor().page("/quarters/numbers?from=2020-01-01&to=2020-12-31");
        has_pictures(&early, 1);
        early.says("No game of this period could be predicted.").says("Games predicted 0");
        assert_eq!(csv(&app, "/quarters/numbers.csv?what=inflation&from=2020-01-01&to=2020-12-31").len(), 1);
        for (code, says) in [("ru", "Калибровка"), ("uk", "Калібрування")] {
            app.visitor().get_with("/quarters/numbers", &[("accept-language", code)]).ok().says(says);
        }
    }

    fn games_with_stones_are_left_out_and_counted(app: App) {
        app.write(|c| {
            import(c, STONES);
            Ok(())
        });
        let page = app.visitor().page("/pebbles/numbers");
        page.says("Left out: with a handicap 1").says("Games predicted 1").says("Games with a handicap are left out.");
        // 1600 against 1400, both ±160: 0.5 + 0.9942 * 200 / (1400 * 1600)^(1/2).
        let all = csv(&app, "/pebbles/numbers.csv?what=prediction").pop().unwrap();
        assert!((all[4].parse::<f64>().unwrap() - 0.633).abs() < 0.002, "{all:?}");
        assert_eq!(all[5], "0.5");
    }

    fn a_year_says_its_share_of_anomalous_results_and_the_mean_deviation(app: App) {
        app.write(|c| {
            import(c, include_str!("../golden/rgf/a-collapse.jsonl"));
            Ok(())
        });
        // Of seven results one is anomalous; the deviations after are six times 118.8005415 and
        // once 82.930285209.
        let years = csv(&app, "/northern-stones/numbers.csv?what=years&from=2025-01-01");
        assert_eq!((years[1][..4].join(","), &years[1][4][..9]), (",2025,7,1".to_owned(), "113.67621"));
        let page = app.visitor().page("/northern-stones/numbers?from=2025-01-01");
        assert_eq!(page.row("113.7")[..5], ["2025", "7", "1", "14.3%", "113.7"]);
        page.says("than the regulation attributes to chance is anomalous");
    }

    fn what_lies_beyond_a_bound_alarms_the_commission(app: App) {
        let official = app.official();
        app.visitor().page("/steppe/numbers").says_nothing_of("Bounds for warnings");
        official.page("/steppe/numbers").says("Bounds for warnings").says_nothing_of("Out of bounds");
        // Of a regulation without deviations neither they nor anomalous results are bounded.
        let form = official.page("/steppe/numbers/bounds").says_nothing_of("Anomalous").form("/steppe/numbers/bounds");
        let again = official.submit(&form.clone().set("excess", "much").set("drift", "1,5")).is(422);
        again.says("Favourites’ score");
        assert_eq!(again.form("/steppe/numbers/bounds").value("drift"), "1,5");
        official.submit(&form.set("excess", "0.1").set("drift", "1,5")).is(303);
        let form = official.page("/steppe/numbers/bounds").form("/steppe/numbers/bounds");
        assert_eq!((form.value("excess"), form.value("drift")), ("0.1", "1.5"));
        app.chairman().page("/steppe/audit").says("either way: 0.1; Movement of stable players in a quarter, points, either way: 1.5");
        // Four games are too few.
        official.page("/steppe/inbox").says_nothing_of("out of bounds");
        assert!(app.export("steppe").contains(r#""bounds": {"excess": 100, "drift": 1500}"#));

        app.with_upset();
        app.visitor().page("/upset/numbers").says("differed from expectation by \u{2212}0.760 per game").says("the bound is 0.1");
        app.visitor().page("/upset/numbers?lang=uk").says("відрізнявся від очікуваного на \u{2212}0,760 за партію");
        app.login("official-two").page("/upset/inbox").says("1 rating measure is out of bounds.");
        // Bounds move with the journal.
        let journal = app.export("upset");
        assert!(journal.contains(r#""bounds": {"excess": 100, "drift": 1}"#), "{journal}");
        for (bounds, why) in [(r#"{"excess": 0}"#, "excess is less than 1"), (r#"{"drift": 1000001}"#, "drift: more than 1000000"), (r#"{"mood": 1}"#, "mood")] {
            let spoilt = format!(r#"{{"federation": {{"rules": "elo", "site": {{"bounds": {bounds}}}}}}}"#);
            let refused = read_journal(spoilt.as_bytes());
            assert!(refused.is_err_and(|bad| bad.to_string().contains(why)), "{bounds}");
        }
    }

    fn every_pool_has_numbers_of_its_own(app: App) {
        app.write(|c| {
            import(c, POOLS);
            Ok(())
        });
        let visitor = app.visitor();
        let classic = visitor.page("/two-pools/numbers?from=2026-01-01");
        classic.says("Games predicted 1").says("Rapid");
        assert!(classic.links().iter().any(|link| link == "/two-pools/numbers?from=2026-01-01&to=2026-05-10&pool=rapid"));
        visitor.page("/two-pools/numbers?pool=rapid").says("Games predicted 0");
        visitor.page("/two-pools/numbers?pool=nonsense").says("Games predicted 1");
        let rapid = csv(&app, "/two-pools/numbers.csv?what=distribution&pool=rapid");
        assert_eq!(rapid[1..], [["rapid", "1300", "1400", "1"]]);
        assert_eq!(csv(&app, "/two-pools/numbers.csv?what=distribution").len(), 1 + 6, "from 1198.2 to 1601.8");
    }

    fn every_regulation_of_the_demo_has_numbers(app: App) {
        app.with_demo();
        let visitor = app.visitor();
        for slug in ["dots", "chess", "stones", "evening"] {
            let page = visitor.page(&format!("/{slug}/numbers?from=2000-01-01"));
            assert!(page.body.matches("<svg class=\"chart").count() >= 2, "{slug}");
            for what in ["distribution", "inflation", "prediction", "years"] {
                assert!(csv(&app, &format!("/{slug}/numbers.csv?what={what}&from=2000-01-01")).len() > 1, "{slug} {what}");
            }
            let all = csv(&app, &format!("/{slug}/numbers.csv?what=prediction&from=2000-01-01")).pop().unwrap();
            assert!(all[3].parse::<u32>().unwrap() > 0, "{slug}: {all:?}");
            assert!((0.5..=1.0).contains(&all[4].parse::<f64>().unwrap()), "{slug}: {all:?}");
        }
        visitor.page("/chess/numbers").says("provisional rating (*)");
        visitor.page("/evening/numbers").says_nothing_of("provisional rating");
    }

    fn a_nonsensical_period_is_said_and_the_last_year_shown(app: App) {
        let visitor = app.visitor();
        for (query, says) in [
            ("from=yesterday", "This is not a day."),
            ("to=99999-01-01", "This is not a day."),
            ("from=2026-02-30&to=2026-03-01", "This is not a day."),
            ("from=%00", "This is not a day."),
            ("from=2026-05-10&to=2025-05-10", "The first day is after the last."),
            ("from=2027-01-01", "The first day is after the last."),
            ("from=0001-01-01", "A period can be at most 50 years."),
            ("from=0001-01-01&to=9999-12-31", "A period can be at most 50 years."),
        ] {
            let page = visitor.page(&format!("/steppe/numbers?{query}"));
            page.says(says).says("Period: 11 May 2025 – 10 May 2026.").says("Games predicted 4");
            visitor.get(&format!("/steppe/numbers.csv?what=inflation&{query}")).is(400);
        }
        for query in ["from=&to=", "to=0001-01-01", "from=9999-12-31&to=9999-12-31", "to=9999-12-31", "from=1980-01-01", "lang=uk&page=2"] {
            let page = visitor.page(&format!("/steppe/numbers?{query}"));
            page.says_nothing_of("This is not a day.");
            for what in ["distribution", "inflation", "prediction", "years"] {
                visitor.page(&format!("/steppe/numbers.csv?what={what}&{query}"));
            }
        }
        visitor.get("/steppe/numbers.csv?what=everything").is(404);
        visitor.get("/nowhere/numbers").is(404);
        for query in ["from=%FF", "from[]=1", "from=2026-01-01&from=2026-01-02"] {
            assert!(matches!(visitor.get(&format!("/steppe/numbers?{query}")).status, 200 | 400), "{query}");
        }
    }

    fn the_commission_and_the_rules_lead_to_the_numbers(app: App) {
        let leads = |page: &Page| page.links().iter().any(|link| link == "/steppe/numbers");
        assert!(leads(&app.official().page("/steppe/inbox")) && leads(&app.visitor().page("/steppe/rules")));
        assert!(!leads(&app.referee().page("/steppe/inbox")));
        // Nobody in the valley has played.
        let empty = app.visitor().page("/valley/numbers");
        has_pictures(&empty, 1);
        empty.says("no player was rated in two quarters in a row").says("No game of this period could be predicted.");
        app.admin().post("/accounts/federations", &[("slug", "empty"), ("name", "Empty"), ("rules", "rgf")]).is(303);
        let nothing = app.visitor().page("/empty/numbers");
        has_pictures(&nothing, 0);
        nothing.says("No player has a rating yet.");
        for what in ["distribution", "inflation", "prediction", "years"] {
            csv(&app, &format!("/empty/numbers.csv?what={what}"));
        }
    }
}
