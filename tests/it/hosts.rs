//! Federations at hosts of their own: who gives them, what is found there, and what stays where it
//! was.

use crosstable::actions::{Actor, Tx, hosts as office};
use crosstable::db::accounts;
use crosstable::domain::language::Language;
use reqwest::Method;

use crate::app::{App, PASSWORD};
use crate::client::{Client, Page};
use crate::database::on_both;
use crate::smtp_server::PostOffice;

/// The address of the installation.
const SITE: &str = "http://crosstable.example";
/// Where the hosts of the steppe are named.
const STEPPE: &str = "/accounts/federations/steppe/hosts";

/// The federation gets a host name.
fn give(app: &App, slug: &str, host: &str) {
    let (federation, now) = (app.federation(slug), app.now());
    app.write(|c| {
        office::add_host(
            &mut Tx::new(c, &Actor::console(), &federation, now),
            SITE,
            host,
        )
    });
}

fn take(app: &App, slug: &str, host: &str) {
    let (federation, now) = (app.federation(slug), app.now());
    app.write(|c| office::remove_host(&mut Tx::new(c, &Actor::console(), &federation, now), host));
}

/// Somebody who asks for a host.
fn at(app: &App, host: &str) -> Client {
    Client::at(&app.base, host)
}

/// Somebody who has logged in at a host.
#[track_caller]
fn log_in_at(app: &App, host: &str, login: &str) -> Client {
    let client = at(app, host);
    client.page("/login");
    client
        .post("/login", &[("login", login), ("password", PASSWORD)])
        .is(303);
    client.page("/account");
    client
}

/// The page says that this is its address.
#[track_caller]
fn is_known_as(page: &Page, address: &str) {
    let line = format!("<link rel=\"canonical\" href=\"{address}\">");
    assert!(page.body.contains(&line), "{} has no {line}", page.path);
    assert!(
        page.body
            .contains(&format!("<meta property=\"og:url\" content=\"{address}\">")),
        "{}",
        page.path
    );
}

/// Where a page is found for good.
#[track_caller]
fn moved(page: &Page) -> &str {
    assert_eq!(page.status, 308, "{}: {}", page.path, page.text());
    assert_eq!(
        page.header("cache-control"),
        "no-store",
        "browsers would remember what the administrator may change"
    );
    page.header("location")
}

on_both! {
    fn the_administrator_names_hosts_changes_the_main_one_and_takes_them_away(app: App) {
        let admin = app.admin();
        admin.page("/accounts").says("Own addresses");
        let page = admin.page(STEPPE);
        page.says("Own addresses: Go Federation of the Steppe").says("at http://crosstable.example/steppe");
        admin.submit(&page.form("/hosts").set("host", " GO.Example ")).location();
        admin.submit(&admin.page(STEPPE).form("/hosts").set("host", "го-степу.укр")).location();
        let page = admin.page(STEPPE);
        assert!(page.row("go.example").join(" ").contains("main address"), "{}", page.text());
        assert!(page.row("го-степу.укр").join(" ").contains("redirects to go.example"), "{}", page.text());
        page.says(".xn--j1amh");
        // One more becomes the main one, and what it was is taken away.
        admin.submit(&page.form("/hosts/main")).location();
        let page = admin.page(STEPPE);
        assert!(page.row("го-степу.укр").join(" ").contains("main address"), "{}", page.text());
        admin.post(&format!("{STEPPE}/removal"), &[("host", "xn--nothing.example")]).is(404);
        admin.submit(&page.form("/hosts/removal")).location();
        let page = admin.page(STEPPE);
        page.says_nothing_of("го-степу.укр");
        assert!(page.row("go.example").join(" ").contains("main address"), "the other one is the main one then");
        let log = app.chairman().page("/steppe/audit?lang=en");
        log.says("own host name added").says("moved the pages to another host name").says("own host name removed").says("go.example");
        app.chairman().get(STEPPE).is(403);
    }

    fn at_the_host_of_a_federation_nobody_finds_the_players_of_another(app: App) {
        give(&app, "steppe", "go.example");
        let (stranger, own) = ("/search?q=%D0%A7%D1%83%D0%B6%D0%B8%D0%B9", "/search?q=%D0%9A%D0%BE%D0%B2%D0%B0%D0%BB%D1%8C");
        app.visitor().page(stranger).says("Go Federation of the Valley");
        let here = at(&app, "go.example");
        here.page(stranger).says_nothing_of("Go Federation of the Valley");
        here.page(&format!("{stranger}&in=valley")).says_nothing_of("Go Federation of the Valley");
        here.page(own).says("Koval");
    }

    fn a_host_is_known_from_the_first_request_on_whatever_program_named_it(app: App) {
        let other = app.beside();
        for program in [&app, &other] {
            // Who comes to the site itself keeps nobody from looking.
            at(program, "crosstable.example").page("/");
            at(program, "go.example").page("/").says_nothing_of("Federation of the Steppe ·");
        }
        let admin = app.admin();
        admin.submit(&admin.page(STEPPE).form("/hosts").set("host", "go.example")).is(303);
        for program in [&app, &other] {
            is_known_as(&at(program, "go.example").page("/?lang=en"), "http://go.example/steppe?lang=en");
        }
        admin.post(&format!("{STEPPE}/removal"), &[("host", "go.example")]).is(303);
        for program in [&other, &app] {
            assert!(!at(program, "go.example").page("/").body.contains("http://go.example/steppe"));
        }
    }

    fn what_belongs_to_no_federation_carries_the_name_of_its_host_s(app: App) {
        give(&app, "steppe", "go.example");
        let head = |page: &Page| page.body.split("<main").next().unwrap_or_default().to_owned();
        let (here, site) = (at(&app, "go.example"), app.visitor());
        // Twice: the second answer is the finished page of the first, one for each host.
        for _ in 0..2 {
            for page in ["/login", "/help", "/search", "/privacy", "/nothing/here"] {
                assert!(head(&here.get(page)).contains("Federation of the Steppe"), "{page}");
                assert!(head(&site.get(page)).contains("<span>Crosstable"), "{page}");
            }
        }
    }

    fn a_host_is_one_name_and_leads_to_one_federation(app: App) {
        give(&app, "valley", "valley.example");
        let admin = app.admin();
        for (typed, why) in [
            ("*.example.org", "not a host name"),
            ("localhost", "not a host name"),
            ("https://go.example", "not a host name"),
            ("go.example:8080", "not a host name"),
            ("192.0.2.1", "not a host name"),
            ("Crosstable.example", "already taken"),
            ("VALLEY.example", "already taken"),
        ] {
            let page = admin.submit(&admin.page(STEPPE).form("/hosts").set("host", typed)).is(422);
            page.says(why);
            assert_eq!(page.form("/hosts").value("host"), typed, "what was typed is kept");
        }
        assert_eq!(app.read(crosstable::db::hosts::all).len(), 1);
        // Nor is a host of one federation another's to take away.
        admin.post(&format!("{STEPPE}/removal"), &[("host", "valley.example")]).is(404);
        admin.post(&format!("{STEPPE}/main"), &[("host", "valley.example")]).is(404);
        admin.get("/accounts/federations/nowhere/hosts").is(404);
        for n in 0..office::MOST {
            give(&app, "steppe", &format!("go{n}.example"));
        }
        admin.submit(&admin.page(STEPPE).form("/hosts").set("host", "more.example")).is(422).says("at most 20 host names");
    }

    fn at_its_host_the_site_is_the_federations(app: App) {
        let unknown = at(&app, "go.example");
        unknown.page("/").says("Go Federation of the Valley");
        give(&app, "steppe", "go.example");
        let visitor = at(&app, "go.example");
        for _ in 0..2 {
            // The second answer is the finished page.
            let home = visitor.page("/");
            home.says("Go Federation of the Steppe").says_nothing_of("Go Federation of the Valley");
            is_known_as(&home, "http://go.example/steppe");
            app.visitor().page("/").says("Go Federation of the Valley").says("Go Federation of the Steppe");
            at(&app, "other.example").page("/").says("Go Federation of the Valley");
        }
        at(&app, "go.example").page("/?lang=uk").says("Федерація ґо степу");
        at(&app, "GO.Example:8080").page("/").says_nothing_of("Go Federation of the Valley");
        // The same pages at both, and they know where they are at home.
        let before = app.finished_pages();
        for client in [&visitor, &app.visitor()] {
            is_known_as(&client.page("/steppe/ratings"), "http://go.example/steppe/ratings");
        }
        assert_eq!(app.finished_pages(), before + 1, "pages don't depend on the host");
        // What is the installation's is there, too.
        for path in ["/help", "/login", "/privacy", "/search", "/api/v1/federations", "/health"] {
            visitor.page(path);
        }
        visitor.get("/steppe/nowhere").is(404);
        take(&app, "steppe", "go.example");
        unknown.page("/").says("Go Federation of the Valley");
        is_known_as(&app.visitor().page("/steppe"), "http://crosstable.example/steppe");
    }

    fn whatever_belongs_elsewhere_is_led_there(app: App) {
        give(&app, "steppe", "go.example");
        give(&app, "steppe", "www.go.example");
        let (visitor, www) = (at(&app, "go.example"), at(&app, "www.go.example"));
        assert_eq!(moved(&visitor.get("/valley/ratings?q=a%20b")), "http://crosstable.example/valley/ratings?q=a%20b");
        for (path, to) in [("/", "http://go.example/"), ("/?lang=ru", "http://go.example/?lang=ru"), ("/steppe/ratings", "http://go.example/steppe/ratings")] {
            assert_eq!(moved(&www.get(path)), to);
        }
        give(&app, "valley", "valley.example");
        assert_eq!(moved(&visitor.get("/valley")), "http://valley.example/valley");
        assert_eq!(moved(&at(&app, "valley.example").send(Method::HEAD, "/steppe", &[], None)), "http://go.example/steppe");
        at(&app, "valley.example").page("/").says("Go Federation of the Valley");
        // The address of the installation has the pages of all.
        app.visitor().page("/steppe");
        app.visitor().page("/valley");
        // Another main one turns it round.
        let (steppe, now) = (app.federation("steppe"), app.now());
        app.write(|c| office::make_main(&mut Tx::new(c, &Actor::console(), &steppe, now), "www.go.example"));
        www.page("/").says("Go Federation of the Steppe");
        assert_eq!(moved(&visitor.get("/")), "http://www.go.example/");
        // What a proxy is said to have been asked decides nothing.
        app.visitor().get_with("/", &[("x-forwarded-host", "valley.example")]).ok().says("Go Federation of the Steppe");
    }

    fn machines_find_the_pages_at_their_own_address(app: App) {
        give(&app, "steppe", "go.example");
        let (visitor, site, player) = (at(&app, "go.example"), app.visitor(), app.player("p01"));
        for _ in 0..2 {
            let (own, all) = (visitor.page("/sitemap.xml"), site.page("/sitemap.xml"));
            assert!(own.body.contains(&format!("<loc>http://go.example/steppe/players/{player}</loc>")), "{}", own.body);
            assert!(!own.body.contains(SITE) && !own.body.contains("valley"), "{}", own.body);
            assert!(all.body.contains(&format!("<loc>{SITE}/valley</loc>")) && !all.body.contains("steppe"), "{}", all.body);
        }
        assert!(visitor.page("/robots.txt").body.contains("Sitemap: http://go.example/sitemap.xml\n"));
        assert!(site.page("/robots.txt").body.contains(&format!("Sitemap: {SITE}/sitemap.xml\n")));
        assert!(site.page("/valley/robots.txt").body.contains(&format!("Sitemap: {SITE}/valley/sitemap.xml\n")));
        // Feeds lead there; what tells their entries apart stays.
        let feed = site.page("/steppe/feed.atom").body;
        assert!(feed.contains("href=\"http://go.example/steppe/ratings/2026-01-01\""), "{feed}");
        assert!(feed.contains(&format!("<id>{SITE}/steppe/ratings/2026-01-01#1</id>")), "{feed}");
        assert!(feed.contains(&format!("<id>{SITE}/steppe/feed.atom</id>")), "{feed}");
        let cup = app.tournament_in("Cup to come", "planned");
        let calendar = site.page("/steppe/calendar.ics").body.replace("\r\n ", "");
        assert!(calendar.contains(&format!("http://go.example/steppe/tournaments/{cup}")), "{calendar}");
        assert!(calendar.contains(".steppe@crosstable.example"), "{calendar}");
        assert!(site.page("/steppe/calendar").body.contains("webcal://go.example/steppe/calendar.ics"));
        assert!(site.page("/steppe/ratings").body.contains("src=\"http://go.example/embed/steppe/ratings?lang=en\""));
        assert_eq!(visitor.page("/embed/steppe/ratings").header("x-frame-options"), "");
        let list: serde_json::Value = serde_json::from_str(&site.page("/api/v1/federations/steppe/ratings").body).unwrap();
        assert_eq!(list["usage"]["source"], "http://go.example/steppe/ratings");
        assert_eq!(site.get("/steppe/ratings.csv").header("link"), "<http://go.example/steppe/ratings>; rel=\"license\"");
        assert!(site.page("/valley").body.contains(&format!("{SITE}/valley/preview.png")));
    }

    fn who_logs_in_at_the_own_host_works_there(app: App) {
        give(&app, "steppe", "go.example");
        let official = log_in_at(&app, "go.example", "official");
        let home = official.page("/");
        home.says("Go Federation of the Steppe").says("Official");
        official.page("/steppe/news/new");
        let note = [("language", "en"), ("title", "A note"), ("body", "Text")];
        official.post("/steppe/news/new", &note).is(303);
        at(&app, "go.example").page("/").says("A note");
        // An old browser names the origin only.
        for (origin, status) in [("http://go.example", 303), ("http://other.example", 403), ("http://valley.example", 403)] {
            official.post_with("/steppe/news/new", &[("language", "en"), ("title", origin)], &[("origin", origin)]).is(status);
        }
        // Who isn't logged in is led to the log-in of the same host, and back.
        assert_eq!(at(&app, "go.example").get("/steppe/inbox").location(), "/login?back=%2Fsteppe%2Finbox&wanted=1");
        official.post("/logout", &[]).is(303);
        official.get("/steppe/inbox").is(303);
        // Who has an office elsewhere isn't sent to where nobody knows the session.
        let other = log_in_at(&app, "go.example", "official-valley");
        other.page("/valley/inbox");
        other.page("/").says("Go Federation of the Steppe");
        assert_eq!(moved(&at(&app, "go.example").get("/valley/inbox")), format!("{SITE}/valley/inbox"));
    }

    fn certificates_that_were_printed_stay_valid(app: App) {
        let (_, code) = app.certificate_at(true);
        let (page, drawing) = (format!("/certificates/{code}"), format!("/certificates/{code}/certificate.svg"));
        let printed = app.visitor().page(&drawing).bytes;
        give(&app, "steppe", "go.example");
        for client in [&app.visitor(), &at(&app, "go.example"), &at(&app, "other.example")] {
            is_known_as(&client.page(&page), &format!("http://go.example{page}"));
            assert!(client.page(&drawing).bytes == printed, "a paper names the address that lasts");
        }
        take(&app, "steppe", "go.example");
        is_known_as(&app.visitor().page(&page), &format!("{SITE}{page}"));
    }

    fn letters_lead_to_the_own_address(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let official = app.account("official");
        app.write(|c| {
            accounts::update_mail(c, official, Some("official@example.org"), None)?;
            accounts::update_notices(c, official, true, Language::English)?;
            Ok(())
        });
        let first = app.tournament_in("Cup of before", "cosigned");
        assert_eq!(app.send(), 1);
        give(&app, "steppe", "go.example");
        let second = app.tournament_in("Cup of since", "cosigned");
        assert_eq!(app.send(), 1);
        let bodies: Vec<String> = post.to("official@example.org").iter().map(|letter| letter.body()).collect();
        assert!(bodies[0].contains(&format!("{SITE}/steppe/tournaments/{first}\n")), "{}", bodies[0]);
        assert!(bodies[1].contains(&format!("http://go.example/steppe/tournaments/{second}\n")), "{}", bodies[1]);
        assert!(bodies[1].contains("http://go.example/account\n"), "{}", bodies[1]);
    }

    fn another_program_learns_of_hosts(app: App) {
        let other = app.beside();
        at(&other, "go.example").page("/").says("Go Federation of the Valley");
        give(&app, "steppe", "go.example");
        // It looks for what others have changed when somebody asks for a page.
        std::thread::sleep(std::time::Duration::from_millis(20));
        at(&other, "go.example").page("/steppe");
        at(&other, "go.example").page("/").says_nothing_of("Go Federation of the Valley");
        is_known_as(&other.visitor().page("/steppe"), "http://go.example/steppe");
    }

    fn passkeys_and_https_hold_for_own_hosts(app: App) {
        let app = app.with_settings(|s| {
            s.base_url = "https://crosstable.example".to_owned();
            s.secure_cookies = true;
        });
        let origins = |client: &Client| -> serde_json::Value { serde_json::from_str(&client.page("/.well-known/webauthn").body).unwrap() };
        assert_eq!(origins(&app.visitor()), serde_json::json!({ "origins": [] }));
        give(&app, "steppe", "go.example");
        give(&app, "steppe", "www.go.example");
        let visitor = at(&app, "go.example");
        let home = visitor.page("/");
        is_known_as(&home, "https://go.example/steppe");
        assert_eq!(origins(&app.visitor()), serde_json::json!({ "origins": ["https://go.example"] }));
        // Whatever else the federation has below its name is its own business.
        for page in [home, visitor.page("/"), visitor.get("/valley"), visitor.page("/api/v1/federations")] {
            assert_eq!(page.header("strict-transport-security"), "max-age=31536000", "{}", page.path);
        }
        assert_eq!(at(&app, "crosstable.example").page("/").header("strict-transport-security"), "max-age=31536000; includeSubDomains");
        let anybodys = at(&app, "nobody.example").page("/");
        assert_eq!(anybodys.header("strict-transport-security"), "max-age=31536000", "it may become a federation's");
        // The same passkeys everywhere: a browser is asked for those of the installation.
        visitor.page("/login").says("Log in with a passkey");
        let question = visitor.post("/login/passkey/challenge", &[]).ok();
        let question: serde_json::Value = serde_json::from_str(&question.body).unwrap();
        assert_eq!(question["options"]["publicKey"]["rpId"], "crosstable.example");
    }
}
