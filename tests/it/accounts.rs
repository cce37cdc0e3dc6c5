//! Logging in and out, invitations, sessions: who somebody is.

use chrono::TimeDelta;
use reqwest::Method;

use crate::app::{App, PASSWORD};
use crate::client::{Client, Page};
use crate::database::on_both;

/// An attempt to log in.
#[track_caller]
fn attempt(client: &Client, login: &str, password: &str) -> Page {
    client.get("/login");
    client.post("/login", &[("login", login), ("password", password)])
}

#[track_caller]
fn is_logged_in(client: &Client, wanted: bool) {
    let page = client.get("/account");
    if wanted {
        page.ok();
    } else {
        assert!(page.location().starts_with("/login"));
    }
}

/// The one-time link on a page, as a path.
#[track_caller]
fn link(page: &Page) -> String {
    let text = page.text();
    let at = text
        .find("/invitation/")
        .unwrap_or_else(|| panic!("{} shows no link: {text}", page.path));
    text[at..].split_whitespace().next().unwrap().to_owned()
}

fn choose(client: &Client, link: &str, password: &str) -> Page {
    client.get(link);
    client.post(link, &[("password", password), ("again", password)])
}

on_both! {
    fn the_right_password_opens_the_desk(app: App) {
        let client = app.visitor();
        assert_eq!(attempt(&client, "referee", PASSWORD).location(), "/steppe/inbox");
        client.page("/steppe/inbox").says("You are logged in.").says("Referee");
        assert_eq!(attempt(&app.visitor(), " REFEREE ", PASSWORD).status, 303, "space and capitals don't matter");
    }

    fn a_wrong_password_and_an_unknown_name_are_answered_alike(app: App) {
        let client = app.visitor();
        let wrong = attempt(&client, "referee", "not the password").is(422);
        let unknown = attempt(&client, "somebody", "not the password").is(422);
        let nothing = attempt(&client, "", "").is(422);
        for page in [&wrong, &unknown, &nothing] {
            page.says("The log-in name or the password is wrong.");
        }
        is_logged_in(&client, false);
    }

    fn the_log_in_leads_back_to_where_it_was_asked_for_and_nowhere_else(app: App) {
        let client = app.visitor();
        let to = client.get("/steppe/tournaments/new").location();
        assert_eq!(to, "/login?back=%2Fsteppe%2Ftournaments%2Fnew&wanted=1");
        client.page(&format!("{to}&lang=en")).says("Log in to open this page.");
        client.page("/login?back=%2Fsteppe&lang=en").says_nothing_of("Log in to open this page");
        let form = client.page(&to).form("/login").set("login", "referee").set("password", PASSWORD);
        assert_eq!(client.submit(&form).location(), "/steppe/tournaments/new");
        for elsewhere in ["//evil.example", "https://evil.example/", "/\\evil.example"] {
            let client = app.visitor();
            client.get("/login");
            let page = client.post("/login", &[("login", "referee"), ("password", PASSWORD), ("back", elsewhere)]);
            assert_eq!(page.location(), "/steppe/inbox", "{elsewhere}");
        }
    }

    fn guessing_one_account_is_slowed_down_and_a_restart_forgets_nothing(app: App) {
        let mut app = app;
        let client = app.visitor();
        for _ in 0..5 {
            attempt(&client, "referee", "a wrong password").is(422);
        }
        attempt(&client, "referee", "a wrong password").is(422);
        attempt(&client, "referee", PASSWORD).is(429).says("Too many attempts.");
        attempt(&client, "Referee ", PASSWORD).is(429);
        app.restart();
        client.move_to(&app.base);
        attempt(&client, "referee", PASSWORD).is(429);
        attempt(&client, "official", PASSWORD).is(303);
        app.pass(TimeDelta::seconds(16));
        attempt(&app.visitor(), "referee", PASSWORD).is(303);
        // It is forgiven: five more are free again.
        attempt(&app.visitor(), "referee", "a wrong password").is(422);
        attempt(&app.visitor(), "referee", PASSWORD).is(303);
    }

    fn guessing_many_accounts_from_one_address_is_slowed_down(app: App) {
        let mut app = app;
        let client = app.visitor();
        for n in 0..21 {
            attempt(&client, &format!("guess-{n}"), "a wrong password").is(422);
        }
        attempt(&client, "official", PASSWORD).is(429);
        app.restart();
        client.move_to(&app.base);
        attempt(&client, "official", PASSWORD).is(429);
        app.pass(TimeDelta::seconds(16));
        attempt(&client, "official", PASSWORD).is(303);
    }

    fn behind_a_proxy_each_reader_has_an_own_address(app: App) {
        let app = app.with_settings(|s| s.proxies = crosstable::web::app::Proxies::Any);
        let from = |address: &str, login: &str, password: &str| {
            let client = app.visitor();
            client.get("/login");
            client.post_with("/login", &[("login", login), ("password", password)], &[("x-forwarded-for", address)]).status
        };
        for n in 0..21 {
            assert_eq!(from(&format!("10.9.9.{n}, 192.0.2.1"), &format!("guess-{n}"), "wrong"), 422);
        }
        assert_eq!(from("192.0.2.1", "official", PASSWORD), 429);
        assert_eq!(from("192.0.2.2", "official", PASSWORD), 303);
    }

    fn guessing_the_old_password_in_a_borrowed_session_is_slowed_down(app: App) {
        let client = app.referee();
        let change = |old: &str| client.post("/account/password", &[("old", old), ("password", "another long sentence"), ("again", "another long sentence")]);
        for _ in 0..6 {
            change("a wrong password").is(422);
        }
        change(PASSWORD).is(429);
        app.pass(TimeDelta::seconds(16));
        change(PASSWORD).is(303);
        is_logged_in(&client, false);
        attempt(&client, "referee", PASSWORD).is(422);
        attempt(&client, "referee", "another long sentence").is(303);
    }

    fn logging_in_again_makes_the_old_cookie_worthless(app: App) {
        let client = app.referee();
        let old = client.twin();
        is_logged_in(&old, true);
        // The browser still sends its old cookie when it logs in once more.
        client.post("/login", &[("login", "referee"), ("password", PASSWORD)]).is(303);
        assert_ne!(client.cookie("session"), old.cookie("session"));
        is_logged_in(&client, true);
        is_logged_in(&old, false);
        // What an assistant has entered on the same phone is not thrown away with the drafts.
        let both = app.referee();
        both.cookies.borrow_mut().insert("assistant".to_owned(), "0000".to_owned());
        assert_eq!(both.post("/logout", &[]).is(303).header("clear-site-data"), "\"cache\"");
        // Logging out is done on the server, too.
        let copy = client.twin();
        let gone = client.post("/logout", &[]).is(303);
        assert_eq!(gone.header("clear-site-data"), "\"cache\", \"storage\"");
        assert_eq!(client.cookie("session"), None);
        is_logged_in(&copy, false);
    }

    fn a_session_ends_when_it_is_not_used_for_a_week(app: App) {
        let client = app.referee();
        for _ in 0..3 {
            app.pass(TimeDelta::days(6));
            is_logged_in(&client, true);
        }
        app.pass(TimeDelta::days(7));
        is_logged_in(&client, false);
    }

    fn a_session_ends_after_thirty_days_however_busy(app: App) {
        let client = app.referee();
        for _ in 0..5 {
            app.pass(TimeDelta::days(5));
            is_logged_in(&client, true);
        }
        app.pass(TimeDelta::days(5));
        is_logged_in(&client, false);
    }

    fn what_was_typed_outlives_the_session(app: App) {
        let official = app.login("official");
        let form = official.page("/steppe/news/new?lang=en").form("/news/new").set("title", "Long typed").set("body", "Many words.");
        official.post("/logout", &[]).is(303);
        // Another tab has logged out: the form isn't of this session.
        let asked = official.submit(&form).is(401);
        asked.says("Your entries are kept on this page").says("Log in on another tab");
        let kept = asked.form("/news/new");
        assert_eq!((kept.value("title"), kept.value("body")), ("Long typed", "Many words."));
        // Sent again without a log-in, it is kept all the same.
        let kept = official.submit(&kept).is(401).form("/news/new");
        assert_eq!((kept.value("title"), kept.value("body")), ("Long typed", "Many words."));
        official.page("/login");
        official.post("/login", &[("login", "official"), ("password", PASSWORD)]).is(303);
        let old = official.submit(&kept).is(403);
        official.submit(&old.form("/news/new")).is(303);
        assert!(app.visitor().page("/steppe/news").body.contains("Long typed"));
        // A page elsewhere gets nothing shown, and neither does a form with a password.
        official.post_with("/steppe/news/new", &[("token", "x"), ("title", "Foreign")], &[("sec-fetch-site", "cross-site")]).is(403).says_nothing_of("Foreign");
        official.post("/account/password", &[("token", "x"), ("password", "secret words")]).is(403).says_nothing_of("secret words");
    }

    fn one_may_log_out_everywhere_at_once(app: App) {
        let (desk, phone, other) = (app.referee(), app.referee(), app.official());
        desk.page("/account").says("Where you are logged in");
        let gone = desk.post("/account/sessions", &[]).is(303);
        assert_eq!(gone.header("clear-site-data"), "\"cache\", \"storage\"");
        is_logged_in(&desk, false);
        is_logged_in(&phone, false);
        is_logged_in(&other, true);
    }

    fn an_invitation_is_used_once(app: App) {
        let chairman = app.chairman();
        chairman.page("/steppe/people");
        let page = chairman.post("/steppe/people", &[("login", "new@example.org"), ("name", "New Referee"), ("role", "referee")]).ok();
        let link = link(&page);
        assert!(!chairman.page("/steppe/people").text().contains(&link), "the link is shown only once");
        page.says("invited");
        let guest = app.visitor();
        guest.page(&link).says("Welcome, New Referee.");
        for (password, again) in [("short", "short"), ("1234567890", "1234567890"), ("aaaaaaaaaaaaaa", "aaaaaaaaaaaaaa"), (PASSWORD, "another one")] {
            guest.post(&link, &[("password", password), ("again", again)]).is(422);
        }
        assert_eq!(choose(&guest, &link, PASSWORD).location(), "/login");
        app.visitor().get(&link).is(410).says("This link was already used");
        guest.post(&link, &[("password", "yet another sentence"), ("again", "yet another sentence")]).is(410);
        attempt(&guest, "NEW@example.org", PASSWORD).is(303);
        guest.page("/steppe/tournaments/new");
    }

    fn a_known_log_in_is_nobody_of_another_name(app: App) {
        let chairman = app.chairman();
        let roles = |login: &str| {
            let account = app.account(login);
            app.read(|c| crosstable::db::accounts::load_roles(c, account)).len()
        };
        let invite = |login: &str, name: &str| {
            chairman.page("/steppe/people");
            chairman.post("/steppe/people", &[("login", login), ("name", name), ("role", "organizer")])
        };
        let before = roles("referee");
        let refused = invite("referee", "Petrenko Pavlo").is(422);
        refused.says("this log-in belongs to Referee").says("E-mail or log-in name");
        assert_eq!(roles("referee"), before, "nobody has got a role");
        // However the name is written.
        assert_eq!(invite("REFEREE", " rEferee ").location(), "/steppe/people");
        chairman.page("/steppe/people").says("Referee now has the role.");
        assert_eq!(roles("referee"), before + 1);
        // The link of somebody who was invited and has no password yet holds on.
        let first = link(&invite("pavlo", "Пет’ренко Павло").ok());
        invite("pavlo", "Somebody Else").is(422);
        app.visitor().page(&first);
        let second = link(&invite("pavlo", "Пет'ренко  Павло").ok());
        assert_ne!(first, second);
        app.visitor().get(&first).is(410);
        // What opens nothing is shown to nobody.
        chairman.page("/account/unseen").says(&second).says_nothing_of(&first);
    }

    fn the_same_invitation_twice_is_one(app: App) {
        let chairman = app.chairman();
        let form = chairman.page("/steppe/people").form("/steppe/people").set("login", "new").set("name", "New Person").set("role", "referee");
        let made = link(&chairman.submit(&form).ok());
        chairman.submit(&form).is(303);
        app.visitor().page(&made);
        chairman.page("/account/unseen").says(&made);
    }

    fn an_invitation_holds_two_weeks(app: App) {
        let chairman = app.chairman();
        let invite = |login: &str| link(&chairman.post("/steppe/people", &[("login", login), ("name", "N. N."), ("role", "organizer")]).ok());
        let (first, second) = (invite("first"), invite("second"));
        app.pass(TimeDelta::days(13));
        choose(&app.visitor(), &first, PASSWORD).is(303);
        app.pass(TimeDelta::days(1));
        app.visitor().get(&second).is(410);
        app.visitor().get("/invitation/0123456789abcdef").is(410);
    }

    fn a_reset_link_holds_a_day_and_ends_every_session(app: App) {
        let (admin, referee) = (app.admin(), app.referee());
        let reset = format!("/accounts/{}/reset", app.account("referee"));
        let stale = link(&admin.post(&reset, &[]).ok());
        app.pass(TimeDelta::hours(24));
        app.visitor().get(&stale).is(410);
        let link = link(&admin.post(&reset, &[]).ok());
        is_logged_in(&referee, true);
        choose(&app.visitor(), &link, "a brand new sentence").is(303);
        is_logged_in(&referee, false);
        attempt(&referee, "referee", PASSWORD).is(422);
        attempt(&referee, "referee", "a brand new sentence").is(303);
    }

    fn a_link_opened_in_a_browser_where_somebody_is_logged_in_works(app: App) {
        let admin = app.admin();
        let link = link(&admin.post(&format!("/accounts/{}/reset", app.account("referee")), &[]).ok());
        choose(&admin, &link, "a brand new sentence").is(303);
        attempt(&app.visitor(), "referee", "a brand new sentence").is(303);
    }

    fn a_used_link_takes_every_other_open_link_with_it(app: App) {
        let admin = app.admin();
        let reset = format!("/accounts/{}/reset", app.account("referee"));
        let lost = link(&admin.post(&reset, &[]).ok());
        let good = link(&admin.post(&reset, &[]).ok());
        choose(&app.visitor(), &good, "a brand new sentence").is(303);
        app.visitor().get(&lost).is(410);
    }

    fn a_locked_account_is_out_at_once_and_may_come_back(app: App) {
        let (admin, referee) = (app.admin(), app.referee());
        let address = format!("/accounts/{}/disabling", app.account("referee"));
        let reset = link(&admin.post(&format!("/accounts/{}/reset", app.account("referee")), &[]).ok());
        admin.post(&address, &[("disabled", "1")]).is(303);
        is_logged_in(&referee, false);
        attempt(&referee, "referee", PASSWORD).is(422).says("The log-in name or the password is wrong.");
        app.visitor().get(&reset).is(410);
        admin.page("/accounts").says("locked");
        admin.post(&address, &[("disabled", "0")]).is(303);
        attempt(&referee, "referee", PASSWORD).is(303);
    }

    fn a_role_taken_back_is_gone_at_the_next_click(app: App) {
        let (chairman, referee) = (app.chairman(), app.referee());
        referee.page("/steppe/inbox");
        let people = chairman.page("/steppe/people");
        let row = people.body.split("<tr").find(|r| r.contains("<code>referee</code>")).unwrap();
        let action = crate::html::forms(row)[0].action.clone();
        chairman.post(&action, &[]).is(303);
        chairman.post(&action, &[]).is(404);
        referee.get("/steppe/inbox").is(403);
    }

    fn a_holder_corrects_the_own_name_and_signatures_keep_the_earlier_one(app: App) {
        let (referee, visitor) = (app.referee(), app.visitor());
        let signed = app.tournament_in("Signed Cup", "submitted");
        let page = format!("/steppe/tournaments/{signed}?lang=en");
        let told = visitor.page(&page).text();
        let (own, long) = (|| referee.page("/account").form("/account/name"), "x".repeat(101));
        referee.submit(&own().set("name", " ")).is(422);
        let back = referee.submit(&own().set("name", &long)).is(422);
        assert_eq!(back.form("/account/name").value("name"), long, "what was typed is kept");
        let before = own().value("name").to_owned();
        assert_eq!(referee.submit(&own().set("name", "  Corrected   O'Name ")).location(), "/account");
        assert_eq!(own().value("name"), "Corrected O’Name");
        // A licence is found by the name of its referee: nobody takes one.
        app.licensed("Lev Bondar", "", "");
        referee.submit(&own().set("name", "Bondar Lev")).is(422).says("A licence is registered under this name");
        // The same once more is nothing to note.
        referee.submit(&own()).is(303);
        // Whatever comes of it, it is asked so often an hour: everybody's acts wait for a
        // correction.
        let often = (5..10).map(|_| referee.submit(&own()).status).collect::<Vec<_>>();
        assert_eq!(often, [303; 5]);
        referee.submit(&own()).is(422).says("submitted ten times within an hour");
        let noted = format!("{before} → Corrected O’Name");
        let log = app.official().page("/steppe/audit?lang=en");
        log.says("name corrected").says(&noted);
        assert_eq!(log.text().matches(noted.as_str()).count(), 1);
        app.admin().page("/accounts/audit?lang=en").says(&noted);
        app.chairman().page("/steppe/people?lang=uk").says("Corrected O’Name");
        assert_eq!(visitor.page(&page).text(), told, "the table keeps the name with which it was signed");
    }

    fn the_last_administrator_stays(app: App) {
        let admin = app.admin();
        let id = app.account("admin");
        let before = app.everything();
        assert!(admin.post(&format!("/accounts/{id}/disabling"), &[("disabled", "1")]).status >= 400);
        assert_eq!(app.everything(), before);
        is_logged_in(&admin, true);
        // From the console, too.
        let refused = app.db.write(|c| {
            crosstable::actions::accounts::set_disabled(c, &crosstable::actions::Actor::console(), id, true, app.now())
        });
        assert!(refused.is_err());
    }

    fn a_chairman_gets_no_power_over_accounts_of_others(app: App) {
        let chairman = app.chairman();
        chairman.page("/steppe/people");
        // Appointing somebody who has an account already makes no link to it.
        for login in ["admin", "official-valley", "chairman", "nobody"] {
            let page = chairman.post("/steppe/people", &[("login", login), ("name", ""), ("role", "organizer")]);
            assert!(page.status == 303 && !page.text().contains("/invitation/"), "{login}: {}", page.text());
        }
        // Nor does it for an invited administrator who hasn't chosen a password yet.
        app.write(|c| {
            use crosstable::actions::{Actor, accounts};
            let invitation = accounts::Invitation {
                login: "second-admin".to_owned(),
                name: "Second".to_owned(),
                grant: accounts::build_grant("administrator", None, None).unwrap(),
                mail: None,
            };
            accounts::invite_person(c, &Actor::console(), &invitation, &crosstable::web::app::MachineSecrets, app.now())?;
            Ok(())
        });
        let page = chairman.post("/steppe/people", &[("login", "second-admin"), ("name", "second"), ("role", "organizer")]);
        assert!(!page.text().contains("/invitation/"), "{}", page.text());
        // Higher offices are not the chairman's to give.
        for role in ["chairman", "administrator", "emperor"] {
            let page = chairman.post("/steppe/people", &[("login", "friend"), ("name", "Friend"), ("role", role)]);
            assert!(matches!(page.status, 403 | 422), "{role}: {}", page.status);
        }
        for what in ["reset", "disabling"] {
            chairman.post(&format!("/accounts/{}/{what}", app.account("referee")), &[("disabled", "1")]).is(403);
        }
        chairman.get("/accounts").is(403);
        chairman.get("/valley/people").is(403);
        // A club of another federation is no club.
        let basalt = app.read(|c| {
            let valley = crosstable::db::federations::find_by_slug(c, "valley")?.unwrap();
            Ok(crosstable::db::clubs::list(c, valley.id)?[0].id)
        });
        let page = chairman.post("/steppe/people", &[("login", "h"), ("name", "H"), ("role", "club_head"), ("club", &basalt.to_string())]);
        page.is(422);
    }

    fn cookies_are_for_the_server_only(app: App) {
        let client = app.visitor();
        let page = client.get("/login");
        let visitor = page.header("set-cookie").to_owned();
        let answer = client.post("/login", &[("login", "referee"), ("password", PASSWORD)]);
        let cookies: Vec<String> = answer.headers.get_all("set-cookie").iter().map(|v| v.to_str().unwrap().to_owned()).collect();
        assert!(cookies.iter().any(|c| c.starts_with("session=")));
        for cookie in cookies.iter().chain([&visitor]) {
            for flag in ["HttpOnly", "SameSite=Lax", "Path=/"] {
                assert!(cookie.contains(flag), "{cookie} lacks {flag}");
            }
            assert!(!cookie.contains("Secure"), "the site is on http here");
        }
    }

    fn on_https_cookies_are_never_sent_in_the_open(app: App) {
        let app = app.with_settings(|s| s.secure_cookies = true);
        let client = app.visitor();
        client.get("/login");
        let answer = client.post("/login", &[("login", "referee"), ("password", PASSWORD)]).is(303);
        for cookie in answer.headers.get_all("set-cookie") {
            let cookie = cookie.to_str().unwrap();
            assert!(cookie.starts_with("__Host-") && cookie.contains("Secure") && cookie.contains("Path=/"), "{cookie}");
            assert!(!cookie.contains("Domain"), "{cookie}");
        }
        is_logged_in(&client, true);
        // A cookie under its plain name may come from another host of the domain: nobody reads it.
        let (session, planted) = (client.cookie("__Host-session").unwrap(), app.visitor());
        planted.cookies.borrow_mut().insert("session".to_owned(), session);
        is_logged_in(&planted, false);
        planted.cookies.borrow_mut().insert("flash".to_owned(), "saved".to_owned());
        planted.page("/steppe").says_nothing_of("Saved.");
        client.post("/logout", &[]).is(303);
        assert_eq!(client.cookie("__Host-session"), None);
        assert!(answer.header("strict-transport-security").contains("max-age="));
        assert!(client.get("/steppe").header("strict-transport-security").contains("max-age="));
    }

    fn a_form_without_the_token_of_its_session_changes_nothing(app: App) {
        let (referee, other) = (app.referee(), app.official());
        let id = app.tournament_in("Cup", "submitted");
        let address = format!("/steppe/tournaments/{id}/withdrawal");
        let before = app.everything();
        let foreign = other.token.borrow().clone();
        for token in ["", "0000", foreign.as_str()] {
            referee.post(&address, &[("token", token)]).is(403).says("The form is too old or comes from another site.");
        }
        assert_eq!(app.everything(), before);
        // The log-in form is bound to its browser, too.
        let attacker = app.visitor();
        attacker.get("/login");
        let stolen = attacker.token.borrow().clone();
        app.visitor().post("/login", &[("token", &stolen), ("login", "referee"), ("password", PASSWORD)]).is(403);
        let victim = app.visitor();
        victim.get("/login");
        victim.post("/login", &[("token", &stolen), ("login", "referee"), ("password", PASSWORD)]).is(403);
        referee.post(&address, &[]).is(303);
    }

    fn what_another_site_sends_is_refused_even_with_the_right_token(app: App) {
        let referee = app.referee();
        let id = app.tournament_in("Cup", "submitted");
        let address = format!("/steppe/tournaments/{id}/withdrawal");
        let host = app.base.trim_start_matches("http://").to_owned();
        let before = app.everything();
        for headers in [
            &[("sec-fetch-site", "cross-site")][..],
            &[("sec-fetch-site", "same-site")],
            &[("origin", "https://evil.example")],
            &[("origin", "null")],
        ] {
            referee.post_with(&address, &[], headers).is(403);
        }
        assert_eq!(app.everything(), before);
        referee.post_with(&address, &[], &[("origin", &format!("http://{host}"))]).is(303);
    }

    fn every_answer_carries_the_headers_that_protect_the_reader(app: App) {
        // The client checks them on whatever it sees; here are the kinds of answers that other
        // stories may not meet.
        let client = app.visitor();
        for path in ["/", "/health", "/robots.txt", "/steppe", "/steppe/ratings.csv", "/nowhere", "/steppe/nowhere", "/static/nothing", "/login"] {
            client.get(path);
        }
        let page = client.page("/steppe");
        client.get_with("/steppe", &[("if-none-match", page.header("etag"))]).is(304);
        client.send(Method::HEAD, "/steppe", &[], None);
        client.send(Method::DELETE, "/steppe", &[], None).is(405);
        let home = client.page("/");
        for asset in home.links().iter().filter(|l| l.starts_with("/static/")) {
            client.page(asset);
        }
        let private = app.referee().page("/steppe/inbox");
        assert_eq!(private.header("cache-control"), "no-store");
    }

    fn a_page_of_somebody_logged_in_is_never_shown_to_others(app: App) {
        let (referee, visitor) = (app.referee(), app.visitor());
        for path in ["/", "/steppe", "/steppe/ratings", "/steppe/tournaments", "/steppe/changes"] {
            referee.page(path).says("Referee");
            // Who the officers are is told on the first page of the federation; that somebody is
            // logged in isn't.
            visitor.page(path).says("Log in").says_nothing_of("Log out").says_nothing_of("Inbox");
            referee.page(path).says("Log out");
        }
    }
}
