//! The calendar, its file, the feed and the sitemap.

use usvg::roxmltree::Document;

use crate::app::{App, import};
use crate::database::on_both;
use crosstable::actions::Tx;

/// Rules with pools and categories.
const DUNES: &str = r#"{"federation": {"slug": "dunes", "name": "Dots of the Dunes", "rules": "ssdc"}}
{"player": {"id": "a", "standing": {"classic": {"rating": 1600, "games": 40}}}}
{"player": {"id": "b", "standing": {"classic": {"rating": 1200, "games": 40}}}}
{"tournament": {"id": "t1", "name": "Spring", "start": "2026-05-01", "games": [{"a": "a", "b": "b", "score": 1}]}}
"#;

/// A name to be escaped and folded.
const LONG: &str = "Кубок, степу; перший і дуже-дуже довгий за назвою <відкритий> & урочистий";

/// The tournament as it is stored, with another name and other days.
fn renamed(app: &App, id: i64, name: &str, days: ((i32, u32, u32), (i32, u32, u32)), city: &str) {
    let day = |(y, m, d)| crate::app::day(y, m, d);
    let mut conditions = app.stored(id).conditions;
    conditions.name = name.to_owned();
    (conditions.starts, conditions.ends) = (day(days.0), day(days.1));
    conditions.city = city.to_owned();
    let now = app.now();
    app.write(|c| {
        crosstable::db::tournaments::update_conditions(
            c,
            crosstable::db::TournamentId(id),
            &conditions,
            now,
        )?;
        let steppe = crosstable::db::federations::find_by_slug(c, "steppe")?.unwrap();
        crosstable::db::federations::increment_version(c, steppe.id)?;
        Ok(())
    });
}

/// The values of a property in an unfolded file.
fn values(text: &str, property: &str) -> Vec<String> {
    let lines = text.lines().filter_map(|line| {
        line.split_once(':')
            .filter(|(name, _)| name.split(';').next() == Some(property))
    });
    lines.map(|(_, value)| value.to_owned()).collect()
}

on_both! {
    fn the_calendar_goes_month_by_month(app: App) {
        let december = app.tournament_in("December Cup", "planned");
        renamed(&app, december, "December Cup", ((2026, 11, 30), (2026, 12, 2)), "Степове");
        let visitor = app.visitor();
        for month in ["2026-11", "2026-12"] {
            visitor.page(&format!("/steppe/calendar?month={month}")).says("December Cup").says("Ivory").says_nothing_of("Winter Cup");
        }
        visitor.page("/steppe/calendar?month=2026-02").says("Winter Cup").says("February 2026").says_nothing_of("December Cup");
        visitor.page("/steppe/calendar?month=2026-05").says("May 2026").says("No tournaments this month.");
        // Without a question it begins with what is played and to come.
        for asked in ["", "?view=list", "?city=stepove"] {
            visitor.page(&format!("/steppe/calendar{asked}")).says("all upcoming").says("December Cup").says_nothing_of("Winter Cup");
        }
        let months = visitor.page("/steppe/calendar?month=2026-12").links();
        assert!(months.iter().any(|link| link.ends_with("/steppe/calendar?month=2026-05")), "{months:?}");
        visitor.page("/steppe/calendar?view=list&city=stepove").says("December Cup");
        visitor.page("/steppe/calendar?view=list&kind=other").says("December Cup").says("Not official");
        visitor.page("/steppe/calendar?view=list&kind=official").says_nothing_of("December Cup");
        visitor.page("/steppe/calendar?view=list&city=elsewhere").says("No tournament matches.").says_nothing_of("December Cup");
        let next = visitor.page("/steppe/calendar?month=2026-12&city=x").links().into_iter().find(|l| l.contains("2027-01")).unwrap();
        visitor.page(&next).says("January 2027");
        for bad in ["9999-99", "2026-13", "x", "%00", "2026-12-01", "-999-01"] {
            visitor.page(&format!("/steppe/calendar?month={bad}")).says("May 2026");
        }
        // What is over stands below what is to come, whatever came first.
        let (over, to_come) = (app.tournament_in("May Day", "planned"), app.tournament_in("May Night", "planned"));
        renamed(&app, over, "May Day", ((2026, 5, 1), (2026, 5, 1)), "Степове");
        renamed(&app, to_come, "May Night", ((2026, 5, 30), (2026, 5, 30)), "Степове");
        let page = visitor.page("/steppe/calendar?month=2026-05");
        let at = |text: &str| page.body.find(text).unwrap_or_else(|| panic!("{text}: {}", page.text()));
        assert!(at("May Night") < at("Past") && at("Past") < at("May Day"));
        visitor.page("/steppe/calendar?month=2026-02").says_nothing_of("Past");
        // A league lasts over half a year, and stands in every month of it.
        let league = app.tournament_in("League", "planned");
        renamed(&app, league, "League", ((2026, 9, 12), (2027, 4, 3)), "Степове");
        for (month, there) in [("2026-08", false), ("2026-09", true), ("2026-12", true), ("2027-04", true), ("2027-05", false)] {
            let page = visitor.page(&format!("/steppe/calendar?month={month}"));
            assert_eq!(page.body.contains("League"), there, "{month}");
        }
        // Up to the last day that can be written, nothing is left out.
        let open = visitor.page("/api/v1/federations/steppe/calendar?from=2027-01-01&to=9999-12-31");
        assert!(open.body.contains("League"), "{}", open.body);
        visitor.get("/nowhere/calendar").is(404);
    }

    fn the_list_begins_with_the_next_tournament_and_goes_back_from_today(app: App) {
        let days = [("Far", (2026, 12, 5)), ("Soon", (2026, 6, 6)), ("Over", (2026, 5, 1)), ("Long over", (2025, 11, 1))];
        for (name, day) in days {
            let id = app.tournament_in(name, "planned");
            renamed(&app, id, name, (day, day), "");
        }
        let page = app.visitor().page("/steppe/tournaments?state=planned").ok();
        let at = |text: &str| page.body.find(&format!(">{text}<")).unwrap_or_else(|| panic!("{text}: {}", page.text()));
        assert!(at("Soon") < at("Far") && at("Far") < at("Over") && at("Over") < at("Long over"));
        // Page by page it is the same list.
        let (steppe, today) = (app.federation("steppe").id, app.now().date());
        let rows = |offset: i64, limit: i64| {
            let filter = crosstable::db::tournaments::Filter { offset, limit, ..Default::default() };
            let found = app.read(|c| crosstable::db::calendar::load_visitor_page(c, steppe, &filter, today));
            found.into_iter().map(|row| row.id.0).collect::<Vec<_>>()
        };
        let whole = rows(0, 100);
        assert!(whole.len() > 4, "{whole:?}");
        for size in 1..=4 {
            let pages = (0..whole.len() as i64).step_by(size).flat_map(|offset| rows(offset, size as i64));
            assert_eq!(pages.collect::<Vec<_>>(), whole, "by {size}");
        }
    }

    fn pools_and_categories_are_chosen_where_the_rules_have_them(app: App) {
        app.write(|c| {
            import(c, DUNES);
            Ok(())
        });
        let visitor = app.visitor();
        visitor.page("/dunes/calendar?month=2026-05&pool=classic").says("Spring");
        visitor.page("/dunes/calendar?pool=rapid").says("No tournament matches.");
        visitor.page("/dunes/calendar?category=highest").says_nothing_of("Spring");
        visitor.page("/dunes/calendar?month=2026-05&pool=nonsense&category=nonsense").says("Spring");
        // Where the rules have none, they are not asked.
        visitor.page("/steppe/calendar?month=2026-02&pool=rapid").says("Winter Cup");
    }

    fn calendars_subscribe_to_the_file(app: App) {
        let long = app.tournament_in("Long", "planned");
        renamed(&app, long, LONG, ((2026, 6, 30), (2026, 7, 1)), "Stepove, hall 2");
        let off = app.tournament_in("Off", "planned");
        renamed(&app, off, "Off", ((2026, 6, 1), (2026, 6, 1)), "");
        let (referee, steppe, now) = (app.actor("referee"), app.federation("steppe"), app.now());
        app.write(|c| crosstable::actions::tournaments::cancel_tournament(&mut Tx::new(c, &referee, &steppe, now), crosstable::db::TournamentId(off), "R"));
        let page = app.visitor().page("/steppe/calendar.ics");
        assert_eq!(page.header("content-type"), "text/calendar; charset=utf-8");
        for line in page.body.split("\r\n") {
            // 75 octets and the space that continues a line.
            assert!(line.len() <= 76 && !line.contains('\n'), "{line:?}");
        }
        let text = page.body.replace("\r\n ", "");
        let escaped = LONG.replace(',', "\\,").replace(';', "\\;");
        assert!(values(&text, "SUMMARY").contains(&escaped), "{text}");
        assert!(values(&text, "LOCATION").contains(&"Stepove\\, hall 2".to_owned()), "{text}");
        assert!(text.contains("DTSTART;VALUE=DATE:20260630") && text.contains("DTEND;VALUE=DATE:20260702"), "{text}");
        assert!(values(&text, "STATUS").contains(&"CANCELLED".to_owned()));
        assert!(values(&text, "URL").contains(&format!("http://crosstable.example/steppe/tournaments/{long}")));
        let stored = app.stored(long);
        assert!(values(&text, "UID").contains(&format!("{}.steppe@crosstable.example", stored.code)), "{text}");
        assert!(values(&text, "SEQUENCE").contains(&stored.lock_version.to_string()));
        assert_eq!(values(&text, "DTSTAMP").len(), values(&text, "UID").len());
        // The winter is more than 60 days ago.
        assert!(!text.contains("Winter Cup"));
        // What was cancelled and is over is left out.
        app.pass(chrono::TimeDelta::days(30));
        assert!(!app.visitor().page("/steppe/calendar.ics").body.contains("CANCELLED"));
    }

    fn the_feed_tells_of_ratings_and_lists(app: App) {
        let rated = app.tournament_in("Cup, <b> & more", "rated");
        app.tournament_in("Planned Cup", "planned");
        let page = app.visitor().page("/steppe/feed.atom");
        assert_eq!(page.header("content-type"), "application/atom+xml; charset=utf-8");
        let xml = Document::parse(&page.body).unwrap();
        let texts = |tag: &str| -> Vec<String> {
            xml.descendants().filter(|n| n.has_tag_name(("http://www.w3.org/2005/Atom", tag))).filter_map(|n| n.text().map(str::to_owned)).collect()
        };
        let titles = texts("title");
        for title in ["News of Go Federation of the Steppe", "Rated: Cup, <b> & more", "Rated: Winter Cup", "Rating list of 1\u{a0}January\u{a0}2026"] {
            assert!(titles.contains(&title.to_owned()), "{titles:?}");
        }
        assert!(!page.body.contains("Planned Cup"));
        let ids = texts("id");
        assert!(ids.contains(&format!("http://crosstable.example/steppe/tournaments/{rated}")), "{ids:?}");
        assert_eq!(ids.iter().collect::<std::collections::BTreeSet<_>>().len(), ids.len());
        for updated in texts("updated") {
            assert!(chrono::NaiveDateTime::parse_from_str(&updated, "%Y-%m-%dT%H:%M:%SZ").is_ok(), "{updated}");
        }
        let russian = app.visitor().get_with("/steppe/feed.atom", &[("accept-language", "ru")]);
        assert!(russian.body.contains("Рейтинг-лист на 1\u{a0}января\u{a0}2026"), "{}", russian.body);
    }

    fn the_sitemap_lists_what_is_public(app: App) {
        let cup = app.tournament_in("Cup", "planned");
        app.proposal_at(crosstable::domain::proposal::Stage::Sent);
        app.merged("p04", "p07");
        let visitor = app.visitor();
        let page = visitor.page("/sitemap.xml");
        let xml = Document::parse(&page.body).unwrap();
        let all: Vec<&str> = xml.descendants().filter(|n| n.tag_name().name() == "loc").filter_map(|n| n.text()).collect();
        let has = |path: &str| all.contains(&format!("http://crosstable.example{path}").as_str());
        assert!(has("/") && has("/steppe") && has("/valley/ratings") && has(&format!("/steppe/tournaments/{cup}")), "{all:?}");
        assert!(has(&format!("/steppe/players/{}", app.player("p01"))));
        assert!(all.iter().all(|address| !address.contains("proposals") && !address.ends_with("/inbox")));
        for address in &all {
            visitor.page(address.trim_start_matches("http://crosstable.example"));
        }
        assert!(visitor.page("/robots.txt").body.contains("Sitemap: http://crosstable.example/sitemap.xml"));
    }

    fn whoever_finds_a_weakness_reads_where_to_write(app: App) {
        let page = app.visitor().get("/.well-known/security.txt").is(200);
        assert!(page.header("content-type").starts_with("text/plain"));
        let expires = (app.now() + chrono::TimeDelta::days(90)).format("%Y-%m-%dT00:00:00Z");
        for line in ["Contact: mailto:security@crosstable.example".to_owned(), format!("Expires: {expires}")] {
            assert!(page.body.lines().any(|said| said == line), "{}", page.body);
        }
    }

    fn pages_name_their_whole_addresses(app: App) {
        let page = app.visitor().page("/steppe/calendar?lang=uk&month=2026-02");
        for link in [
            "rel=\"canonical\" href=\"http://crosstable.example/steppe/calendar?lang=uk",
            "hreflang=\"ru\" href=\"http://crosstable.example/steppe/calendar?month=2026-02",
            "hreflang=\"x-default\" href=\"http://crosstable.example/steppe/calendar?month=2026-02\"",
            "type=\"application/atom+xml\"",
            "href=\"webcal://crosstable.example/steppe/calendar.ics\"",
            "itemtype=\"https://schema.org/SportsEvent\"",
        ] {
            assert!(page.body.contains(link), "{link}: {}", page.body);
        }
    }
}
