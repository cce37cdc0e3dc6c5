//! Whatever is sent, the answer is a sentence and never a fault of the server (the client checks
//! that of everything it sees).

use reqwest::Method;

use crate::app::App;
use crate::client::{Client, Page, encoded};
use crate::database::on_both;

const FORM: (&str, &str) = ("content-type", "application/x-www-form-urlencoded");

/// A tournament of the referee, and its table posted as these fields.
struct Desk {
    referee: Client,
    address: String,
    id: i64,
}

impl Desk {
    fn new(app: &App) -> Desk {
        let id = app.tournament_in("Bad Cup", "planned");
        Desk {
            referee: app.referee(),
            address: format!("/steppe/tournaments/{id}"),
            id,
        }
    }

    /// Checks a table of new players with these cells.
    #[track_caller]
    fn check(&self, app: &App, rows: &[&[&str]]) -> Page {
        let mut fields = vec![
            (
                "version".to_owned(),
                app.stored(self.id).lock_version.to_string(),
            ),
            ("rows".to_owned(), rows.len().to_string()),
            (
                "rounds".to_owned(),
                rows.iter().map(|r| r.len()).max().unwrap_or(1).to_string(),
            ),
            ("do".to_owned(), "check".to_owned()),
        ];
        for (i, cells) in rows.iter().enumerate() {
            fields.push((
                format!("name-{}", i + 1),
                format!(
                    "Гравець {}",
                    ["Перший", "Другий", "Третій", "Четвертий"][i % 4]
                ),
            ));
            fields.push((format!("player-{}", i + 1), "new".to_owned()));
            fields.extend(
                cells
                    .iter()
                    .enumerate()
                    .map(|(r, c)| (format!("cell-{}-{}", i + 1, r + 1), (*c).to_owned())),
            );
        }
        self.send("/table", &fields)
    }

    #[track_caller]
    fn send(&self, act: &str, fields: &[(String, String)]) -> Page {
        let fields: Vec<(&str, &str)> = fields
            .iter()
            .map(|(n, v)| (n.as_str(), v.as_str()))
            .collect();
        self.referee
            .post(&format!("{}{act}", self.address), &fields)
    }
}

/// Text that would do harm where it is not escaped.
const HARM: &str = "<script>alert('x')</script>\" onload=\"x' OR 1=1; DROP TABLE players;--&amp;";

#[track_caller]
fn is_harmless(page: &Page) {
    assert!(!page.body.contains("<script>alert"), "{}", page.path);
    assert!(!page.body.contains("\" onload=\"x"), "{}", page.path);
}

on_both! {
    fn every_contradiction_of_a_table_is_named_with_its_place(app: App) {
        let desk = Desk::new(&app);
        for (rows, sentences) in [
            (&[&["2+"][..], &["1+"]][..], &["Row 1, round 1: row 2 says “1+”"][..]),
            (&[&["1+"], &["1-"]], &["a player can’t play against themselves"]),
            (&[&["9+"], &["1-"]], &["there is no number 9; the table has 2 rows"]),
            (&[&["3+"], &["3+"], &["1-"]], &["rows 1, 2 all claim to have met this player in this round"]),
            (&[&["2"], &["1-"]], &["has no result"]),
            (&[&["<b>"], &["1-"]], &["“<b>” is not a valid result"]),
            (&[&["2+"], &["1-!"]], &["one side says forfeit"]),
            (&[&["2+w"], &["1-w"]], &["both players have the same colour"]),
            (&[&[""], &[""]], &["there are no games yet"]),
        ] {
            let page = desk.check(&app, rows).is(422);
            for sentence in sentences {
                page.says(sentence);
            }
            is_harmless(&page);
        }
        // All at once.
        desk.check(&app, &[&["1+", "7-"], &["x", "?"]]).is(422).says("themselves").says("no number 7").says("“x” is not a valid result").says("“?” is not a valid result");
        assert!(app.stored(desk.id).sheet.contains("?"), "the draft keeps what was typed");
        desk.send("/submission", &[("version".into(), app.stored(desk.id).lock_version.to_string()), ("rows".into(), "1".into()), ("rounds".into(), "1".into())]).is(422);
        assert_eq!(app.stored(desk.id).state.word(), "planned");
    }

    fn a_table_of_ten_thousand_cells_is_too_large_and_nothing_is_stored(app: App) {
        let desk = Desk::new(&app);
        for (rows, rounds) in [(250, 40), (1001, 1), (2, 41), (1_000_000, 1), (-1, 3), (3, -1), (i64::MAX, i64::MAX)] {
            let mut fields = vec![
                ("version".to_owned(), app.stored(desk.id).lock_version.to_string()),
                ("rows".to_owned(), rows.to_string()),
                ("rounds".to_owned(), rounds.to_string()),
                ("name-1".to_owned(), "X".to_owned()),
                ("do".to_owned(), "save".to_owned()),
            ];
            if rows > 0 {
                fields.push((format!("name-{}", rows.min(1001)), "Last".to_owned()));
            }
            let before = app.stored(desk.id).sheet;
            let large = rows > 0 && rounds > 0;
            let page = desk.send("/table", &fields);
            if large {
                page.is(422).says("too many");
                assert_eq!(app.stored(desk.id).sheet, before);
            }
            fields.retain(|f| f.0 != "do");
            desk.send("/table/draft", &fields);
            desk.send("/submission", &fields);
            assert!(app.stored(desk.id).sheet.len() < 1000);
        }
        // As a paste, too.
        let header: String = (1..=40).map(|r| format!("\t{r}")).collect();
        let mut text = format!("№\tІм'я{header}\n");
        for row in 1..=250 {
            text.push_str(format!("{row}\tГравець Номер{row}{}\n", "\t".repeat(40)).as_str());
        }
        let now = app.stored(desk.id);
        desk.send("/table/paste", &[("version".into(), now.lock_version.to_string()), ("text".into(), text)]).is(422);
        assert_eq!(app.stored(desk.id).sheet, now.sheet);
        // What just fits is shown.
        let fields = [("version", now.lock_version.to_string()), ("rows", "199".to_owned()), ("rounds", "40".to_owned()), ("name-199", "Last".to_owned()), ("do", "check".to_owned())];
        desk.send("/table", &fields.map(|(n, v)| (n.to_owned(), v))).is(422).says("who is “Last”?");
    }

    fn an_address_with_a_slash_at_its_end_leads_to_the_one_without(app: App) {
        let visitor = app.visitor();
        assert_eq!(visitor.get("/steppe/").is(308).header("location"), "/steppe");
        assert_eq!(visitor.get("/steppe/ratings/?q=a&page=2").is(308).header("location"), "/steppe/ratings?q=a&page=2");
        visitor.get("//evil.example/").is(404);
        visitor.post("/steppe/ratings/", &[]).is(404);
        let lost = visitor.get("/steppe/nowhere").is(404);
        assert!(lost.body.contains("href=\"/steppe\">"), "the federation is near");
        assert_eq!(lost.body.matches("id=\"find\"").count(), 1);
    }

    fn fields_that_are_too_long_are_named(app: App) {
        let desk = Desk::new(&app);
        let long = "ї".repeat(201);
        let mut form = desk.referee.page("/steppe/tournaments/new").form("/steppe/tournaments");
        for field in ["name", "city", "plan", "remark"] {
            form = form.set(field, &long.repeat(11));
        }
        desk.referee.submit(&form).is(422);
        desk.check(&app, &[&[&long], &["1-"]]).is(422).says("201 characters are too many; at most 120 fit.");
        let official = app.official();
        for field in ["name", "latin", "club", "born", "country", "gender"] {
            let form = official.page("/steppe/players/new").form("/players/new").set("name", "Добра Назва");
            let page = official.submit(&form.set(field, &"a".repeat(500)));
            assert!(page.status == 422 || field == "gender", "{field}: {}", page.status);
        }
        app.chairman().post("/steppe/people", &[("login", &"l".repeat(81)), ("name", "N"), ("role", "referee")]).is(422);
        app.chairman().post("/steppe/people", &[("login", "lll"), ("name", &"n".repeat(101)), ("role", "referee")]).is(422);
        app.admin().post("/accounts/federations", &[("slug", "fed"), ("name", &"n".repeat(201)), ("rules", "ufgo")]).is(422);
        let reason = "r".repeat(2001);
        let address = format!("{}/cancellation", desk.address);
        desk.referee.post(&address, &[("reason", &reason)]).is(422);
        app.visitor().get(&format!("/steppe/ratings?q={}", "a".repeat(5000)));
        app.visitor().get(&format!("/steppe/{}", "a".repeat(5000))).is(404);
        let visitor = app.visitor();
        visitor.page("/login");
        visitor.post("/login", &[("login", &"l".repeat(20_000)), ("password", &"p".repeat(20_000))]).is(422);
        // So much is taken from nobody who isn't logged in.
        visitor.post("/login", &[("login", &"l".repeat(100_000)), ("password", &"p".repeat(100_000))]).is(413);
        visitor.send(Method::GET, "/account", &[("cookie", &format!("session={}", "0".repeat(4000)))], None).is(303);
    }

    fn what_is_no_form_is_refused_at_the_door(app: App) {
        let desk = Desk::new(&app);
        let (client, path) = (&desk.referee, format!("{}/cancellation", desk.address));
        let token = client.token.borrow().clone();
        let send = |headers: &[(&str, &str)], body: Vec<u8>| client.send(Method::POST, &path, headers, Some(body));
        let good = encoded(&[("token", &token), ("reason", "Rain")]);
        let before = app.everything();
        for kind in ["application/json", "text/plain", "multipart/form-data; boundary=x", ""] {
            send(&[("content-type", kind)], good.clone().into_bytes()).is(415).says("This is not a form of this site.");
        }
        for body in ["&reason=%FF", "&reason=a%00b", "&%FF=1", "&reason=%C3%28", "&reason=%ED%A0%80"] {
            send(&[FORM], format!("token={token}{body}").into_bytes()).is(400).says("The form is not in UTF-8");
        }
        send(&[FORM], [b"token=".as_slice(), token.as_bytes(), b"&reason=\xff\xfe"].concat()).is(400);
        send(&[("content-type", "application/x-www-form-urlencoded; charset=windows-1251")], good.clone().into_bytes()).is(400);
        send(&[FORM], Vec::new()).is(403);
        send(&[FORM], b"&&&=&=&a=b=c&%&%4&token".to_vec()).is(403);
        let large = send(&[FORM], format!("token={token}&reason={}", "x".repeat(3 * 1024 * 1024)).into_bytes()).is(413);
        large.says("That is too much for one form.");
        assert_eq!(app.everything(), before);
        send(&[("content-type", "application/x-www-form-urlencoded; charset=UTF-8")], good.into_bytes()).is(303);
    }

    fn numbers_in_addresses_may_be_anything(app: App) {
        let (visitor, referee) = (app.visitor(), app.referee());
        for page in ["1000000", "-1", "abc", "0", "9223372036854775807", "99999999999999999999", "1e3", "%00", "%FF", "'", ""] {
            for list in ["ratings", "tournaments", "changes", "ratings/2026-01-01", "changes/1"] {
                let answer = visitor.get(&format!("/steppe/{list}?page={page}"));
                assert!(matches!(answer.status, 200 | 400 | 404), "{list} {page}: {}", answer.status);
            }
        }
        assert!(visitor.page("/steppe/ratings?page=1000000").text().contains("Koval Anna"), "beyond the last page is the last page");
        for id in ["0", "-1", "999999", "9223372036854775807", "9223372036854775808", "abc", "1;DROP", "%00", "%FF", "%2e%2e", "1.5", "+1", " 1"] {
            for path in [format!("tournaments/{id}"), format!("players/{id}"), format!("changes/{id}"), format!("tournaments/{id}/players/{id}"), format!("ratings/{id}")] {
                let answer = visitor.get(&format!("/steppe/{path}"));
                // The client itself makes of dots the address above, which has a slash at its end.
                let above = id == "%2e%2e" && answer.status == 308;
                assert!(matches!(answer.status, 400 | 404) || above || id == "+1" || id == " 1", "{path}: {}", answer.status);
            }
            for path in ["table", "conditions", "preview"] {
                let answer = referee.get(&format!("/steppe/tournaments/{id}/{path}"));
                assert!(matches!(answer.status, 400 | 403 | 404) || id == "+1" || id == " 1", "{id}/{path}: {}", answer.status);
            }
            for act in ["table", "table/draft", "submission", "withdrawal", "cancellation"] {
                let answer = referee.post(&format!("/steppe/tournaments/{id}/{act}"), &[("version", "1"), ("rows", "1"), ("rounds", "1"), ("reason", "r")]);
                assert!((400..410).contains(&answer.status), "{id}/{act}: {}", answer.status);
            }
        }
        for date in ["2026-13-01", "2026-02-30", "0000-00-00", "9999-99-99", "yesterday", "2026-01-02", "2026-1-1"] {
            for end in ["", ".csv", ".json"] {
                visitor.get(&format!("/steppe/ratings/{date}{end}")).is(404);
            }
        }
        for query in ["q=%25", "q=_", "q='", "q=%FF", "club=abc", "club=-1", "club=99999", "q=%00", "q=\\", "q=*", "page[]=1", "q=&q=", "lang=xx", "lang=%FF"] {
            for list in ["ratings", "tournaments"] {
                let status = visitor.get(&format!("/steppe/{list}?{query}")).status;
                assert!(matches!(status, 200 | 400), "{list}?{query}: {status}");
            }
        }
        for query in ["year=abc", "year=-1", "year=999999999", "year=2147483647", "year=-2147483648", "year=262143", "year=10000", "year=0", "state=rated", "state=x"] {
            visitor.page(&format!("/steppe/tournaments?{query}"));
        }
        for version in ["", "abc", "-1", "9223372036854775808"] {
            let id = app.tournament_in(&format!("V {version}"), "cosigned");
            let status = app.official().post(&format!("/steppe/tournaments/{id}/approval"), &[("version", version)]).status;
            assert!(matches!(status, 400 | 409), "{version}: {status}");
        }
    }

    fn an_absurd_question_gets_a_short_page(app: App) {
        let visitor = app.visitor();
        let (long, bold) = ("a".repeat(10_000), "%3Cb%3Ebold%3C/b%3E%22%3E%3Cb%3E");
        let player = app.player("p01");
        let mut pages: Vec<String> = ["q", "pool", "club", "city", "country", "gender", "age", "from", "to", "active", "sort", "page"]
            .into_iter()
            .flat_map(|field| [format!("ratings?{field}"), format!("ratings.csv?{field}")])
            .collect();
        pages.extend(["earlier", "later", "part", "sort", "page"].map(|field| format!("ratings/comparison?{field}")));
        pages.extend(["tournaments?year", "tournaments?page", "calendar?city", "calendar?month", "calendar?kind"].map(str::to_owned));
        pages.extend(["calculator?p", "calculator?r", "calculator?o1", "numbers?from", "../search?q"].map(str::to_owned));
        pages.extend(["tournaments", "opponents"].map(|list| format!("players/{player}/{list}?page")));
        for page in &pages {
            let answer = visitor.get(&format!("/steppe/{page}={long}").replace("/steppe/..", ""));
            assert!(matches!(answer.status, 200 | 400 | 404 | 422), "{page}: {}", answer.status);
            assert!(!answer.body.contains(&"a".repeat(400)), "{page} repeats what was typed");
            let answer = visitor.get(&format!("/steppe/{page}={bold}").replace("/steppe/..", ""));
            assert!(matches!(answer.status, 200 | 400 | 404 | 422), "{page}: {}", answer.status);
            assert!(!answer.body.contains("<b>"), "{page} repeats markup");
            for wild in ["%27%20OR%201%3D1--", "%00", "%F0%9F%92%A9", "-1", "1000000", "9223372036854775808", "%25", "%5C"] {
                let answer = visitor.get(&format!("/steppe/{page}={wild}").replace("/steppe/..", ""));
                assert!(matches!(answer.status, 200 | 400 | 404 | 422), "{page}={wild}: {}", answer.status);
            }
        }
        for question in ["r=NaN&x1=inf&r1=1", "r=1e308&x1=-1e308&r1=0", "x99999999999999999999=1&o0=1&o=1&%FF=1", "n=99999999&x30=1&x31=1", "h1=1e9&x1=1&r1=%E2%88%92"] {
            let status = visitor.get(&format!("/steppe/calculator?{question}")).status;
            assert!(matches!(status, 200 | 400 | 422), "{question}: {status}");
        }
        for path in ["players/1/versus/1", "players/1/versus/999999", "players/x/versus/%00", "players/9223372036854775808/versus/1"] {
            visitor.get(&format!("/steppe/{path}")).is(404);
        }
    }

    fn wrong_methods_are_refused(app: App) {
        let referee = app.referee();
        let before = app.everything();
        for method in [Method::PUT, Method::DELETE, Method::PATCH, Method::OPTIONS, Method::TRACE] {
            for path in ["/", "/login", "/steppe", "/steppe/ratings", "/steppe/tournaments", "/steppe/players/1"] {
                let page = referee.send(method.clone(), path, &[], None);
                assert!(matches!(page.status, 404 | 405), "{method} {path}: {}", page.status);
            }
        }
        for path in ["/steppe/tournaments/1/approval", "/logout", "/steppe/tournaments/1/submission", "/accounts/1/reset"] {
            referee.get(path).is(405).says("This address can’t be used like that.");
        }
        referee.post("/steppe/ratings", &[]).is(405);
        assert_eq!(app.everything(), before);
    }

    fn dates_and_numbers_of_a_tournament_may_be_nonsense(app: App) {
        let referee = app.referee();
        let club = app.read(|c| {
            let steppe = crosstable::db::federations::find_by_slug(c, "steppe")?.unwrap();
            Ok(crosstable::db::clubs::list(c, steppe.id)?[0].id)
        });
        let good = referee.page("/steppe/tournaments/new").form("/steppe/tournaments").set("name", "N").set("club", &club.to_string()).set("minutes", "60");
        let before = app.everything();
        for (field, values) in [
            ("starts", &["", "abc", "2026-02-30", "0000-01-01", "99999-01-01", "-1-01-01", "1899-12-31", "2201-01-01", "262143-12-31"][..]),
            ("ends", &["abc", "2020-01-01", "2026-02-30"]),
            ("minutes", &["", " ", "abc", "-1", "NaN", "inf", "1e999", "10001"]),
            ("board", &["0", "10", "-19", "abc", "99999999999"]),
            ("club", &["abc", "0", "-1", "99999", "99999999999999999999"]),
            ("referee", &["", "abc", "0", "99999"]),
            ("name", &["", "   "]),
        ] {
            for value in values {
                let page = referee.submit(&good.clone().set(field, value));
                assert!(matches!(page.status, 422 | 403), "{field}={value}: {}", page.status);
            }
        }
        assert_eq!(app.everything(), before);
        referee.submit(&good.set("minutes", "59,5")).is(303);
    }

    fn text_is_shown_as_it_was_typed_and_never_as_markup(app: App) {
        let (referee, official, chairman) = (app.referee(), app.official(), app.chairman());
        let club = app.read(|c| {
            let steppe = crosstable::db::federations::find_by_slug(c, "steppe")?.unwrap();
            Ok(crosstable::db::clubs::find_by_name(c, steppe.id, "Ivory")?.unwrap().id)
        });
        let form = referee.page("/steppe/tournaments/new").form("/steppe/tournaments").set("name", HARM).set("city", HARM).set("remark", HARM);
        let address = referee.submit(&form.set("club", &club.to_string()).set("minutes", "60")).location();
        referee.page(&format!("{address}/conditions")).says("Change the conditions");
        let typed = [("name-1", HARM), ("latin-1", HARM), ("club-1", HARM), ("rank-1", HARM), ("player-1", "new"), ("cell-1-1", "2+"), ("name-2", "Ще Хтось"), ("player-2", "new"), ("cell-2-1", "1-")];
        let mut fields = vec![("version", "1"), ("rows", "2"), ("rounds", "1"), ("do", "preview")];
        let version = app.stored(address.rsplit('/').next().unwrap().parse().unwrap()).lock_version.to_string();
        fields[0].1 = &version;
        fields.extend(typed);
        let page = referee.post(&format!("{address}/table"), &fields).ok();
        is_harmless(&page);
        assert_eq!(page.form("/table").value("name-1"), HARM);
        referee.submit(&page.form("/table").to(&format!("{address}/submission")).set("sure", "clubs:1")).is(303);
        let head = app.head();
        head.submit(&head.page(&address).form("/cosignature")).is(303);
        official.submit(&official.page(&address).form("/approval").set("sure", "clubs:1")).is(303);
        official.submit(&official.page(&address).form("/reopening").set("reason", HARM)).is(303);
        let entry = official.page("/steppe/players/new").form("/players/new").set("name", HARM).set("latin", HARM).set("club", HARM).set("new_club", "1").set("another", "1");
        let player = official.submit(&entry).location();
        official.submit(&official.page(&format!("{player}/edit")).form("/edit").set("born", "1990")).is(303);
        let list = official.page("/steppe/ratings/new?date=2026-05-10").form("/ratings/new").set("note", HARM);
        official.submit(&list).is(303);
        chairman.post("/steppe/people", &[("login", "x'\"<b>"), ("name", HARM), ("role", "referee")]);
        let admin = app.admin();
        admin.post("/accounts/federations", &[("slug", "harm"), ("name", HARM), ("rules", "ufgo")]).is(303);
        official.submit(&official.page(&address).form("/closing").set("reason", HARM)).is(303);
        let visitor = app.visitor();
        for client in [&visitor, &official, &chairman, &admin] {
            for path in [
                "/", "/harm", "/steppe", "/steppe/inbox", "/steppe/tournaments", "/steppe/ratings", "/steppe/ratings/2026-05-10", "/steppe/changes", "/steppe/audit",
                "/steppe/people", "/accounts", &address, &player, "/steppe/players/new", "/steppe/changes/1",
            ] {
                is_harmless(&client.get(path));
            }
            is_harmless(&client.get("/steppe/ratings?q=%3Cscript%3Ealert(1)%3C/script%3E%22%20onload=%22x"));
            is_harmless(&client.get("/%3Cscript%3Ealert(1)%3C/script%3E?x=%22%20onload=%22x"));
            is_harmless(&client.get("/login?back=/%22%20onload=%22x%3Cscript%3Ealert(1)"));
        }
        visitor.page(&player).says(&crosstable::domain::name::to_latin(HARM, crosstable::domain::name::Language::Ukrainian)[..7]);
        // The tables are all still there.
        visitor.page("/steppe/ratings").says("Koval Anna");
        let text = app.export("steppe");
        assert!(crosstable::domain::journal::calculate_input(text.as_bytes()).is_ok());
    }

    fn a_stranger_may_type_anything_into_a_registration(app: App) {
        let id = app.tournament_in("Wild Cup", "planned");
        let official = app.official();
        let address = format!("/steppe/tournaments/{id}/registration");
        let form = official.page(&format!("{address}s")).form("/settings").set("open", "1").set("note", HARM);
        let form = form.set("venue", HARM).set("way", HARM).set("fee", HARM);
        official.submit(&form).is(303);
        // Held in the past: nobody registers, whatever is sent.
        let visitor = app.visitor();
        visitor.page("/login");
        visitor.post(&address, &[("name", HARM), ("consent", "1"), ("key", HARM), ("club", HARM)]).is(409);
        visitor.post(&address, &[("name", HARM), ("club", HARM), ("mail", HARM), ("homepage", HARM)]).is(422);
        official.post(&format!("{address}s"), &[("name", HARM), ("club", HARM), ("rank", HARM), ("country", HARM)]).is(422);
        official.post(&format!("{address}s"), &[("name", HARM), ("club", HARM), ("rank", HARM)]).is(303);
        for page in [visitor.page(&address), official.page(&format!("{address}s?q=%3Cscript%3Ealert")), official.page(&format!("{address}s"))] {
            is_harmless(&page);
        }
        for wild in ["%00", "%FF", "'", "0", "-1", "99999999999999999999", "1;DROP"] {
            let status = visitor.get(&format!("/registrations/{wild}")).status;
            assert!(matches!(status, 400 | 404 | 410), "{wild}: {status}");
            let status = official.post(&format!("{address}s/{wild}"), &[("do", "here")]).status;
            assert!(matches!(status, 400 | 404), "{wild}: {status}");
            let status = official.get(&format!("{address}s?q={wild}")).status;
            assert!(matches!(status, 200 | 400), "{wild}: {status}");
        }
        for version in ["", "abc", "-1", "9223372036854775808"] {
            let status = official.post(&format!("{address}s/settings"), &[("version", version)]).status;
            assert!(matches!(status, 400 | 409), "{version}: {status}");
        }
    }

    fn a_name_with_an_apostrophe_is_a_name(app: App) {
        let visitor = app.visitor();
        for query in ["q=O'Hara", "q=o%27hara", "q=O%E2%80%99Hara", "q=hara"] {
            visitor.page(&format!("/steppe/ratings?{query}")).says("O'Hara Fynn").says("1 player");
        }
        let official = app.official();
        let entry = official.page("/steppe/players/new").form("/players/new").set("name", "М'ята Лук`яна").set("club", "Сім'я").set("new_club", "1");
        let address = official.submit(&entry).location();
        // Whatever sign is typed, one is kept; and another one doesn't make another club.
        visitor.get_with(&address, &[("accept-language", "uk")]).ok().says("М’ята Лук’яна").says("Сім’я");
        let second = official.page("/steppe/players/new").form("/players/new").set("name", "Лук’янчук Ян").set("club", "Сімʼя");
        official.submit(&second).is(303);
        official.post("/steppe/clubs", &[("name", "Сім`я")]).is(422);
        let steppe = app.federation("steppe").id;
        let named = |name: &str| app.read(|c| crosstable::db::clubs::find_by_name(c, steppe, name)).map(|club| club.id);
        assert!(named("Сім’я").is_some() && named("Сім'я") == named("Сім’я"));
        // What a journal has written stays as it is, and its club is found by whatever sign is
        // typed.
        app.database.tamper("UPDATE clubs SET name = 'Сімʼя' WHERE name = 'Сім’я'");
        let third = official.page("/steppe/players/new").form("/players/new").set("name", "Лук’яненко Яна").set("club", "Сім'я");
        official.submit(&third).is(303);
        assert!(named("Сім’я").is_some() && named("Сім'я") == named("Сімʼя"));
    }
}
