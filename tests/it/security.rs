//! What accounts are told of their security: where they are logged in, who tried to, what was
//! changed, through whose link the password came.

use std::time::{Duration, Instant};

use chrono::TimeDelta;
use crosstable::actions::audit::{parse_person, verify_log};
use crosstable::actions::links::token_hash;
use crosstable::actions::mail::security;
use crosstable::actions::throttle::{self, AttemptSource};
use crosstable::db::log_ins::{self, LogIn};
use crosstable::db::{accounts, audit as lines};
use crosstable::domain::language::Language;
use crosstable::domain::log_in::Outcome;
use crosstable::web::app::Proxies;

use crate::app::{App, PASSWORD, noon};
use crate::client::{Client, Page};
use crate::database::on_both;
use crate::html::{self, FormOnPage};
use crate::smtp_server::PostOffice;

const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const PHONE: &str = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1";
const ANOTHER: &str = "another long sentence";

/// An attempt to log in with a browser, from an address where a proxy tells them.
#[track_caller]
fn attempt(client: &Client, (agent, address): (&str, &str), login: &str, password: &str) -> Page {
    client.get("/login");
    client.post_with(
        "/login",
        &[("login", login), ("password", password)],
        &[("user-agent", agent), ("x-forwarded-for", address)],
    )
}

/// Somebody who has logged in with a browser.
#[track_caller]
fn with(app: &App, agent: &str, login: &str, password: &str) -> Client {
    let client = app.visitor();
    attempt(&client, (agent, ""), login, password).is(303);
    client.page("/account");
    client
}

fn change(client: &Client, old: &str, new: &str) -> Page {
    client.page("/account");
    client.post(
        "/account/password",
        &[("old", old), ("password", new), ("again", new)],
    )
}

/// Gives an account a confirmed address, `login@example.org`, in a language; notices are not
/// wanted.
fn gives(app: &App, login: &str, language: Language) {
    let id = app.account(login);
    app.write(|c| {
        accounts::update_mail(c, id, Some(&format!("{login}@example.org")), None)?;
        accounts::update_notices(c, id, false, language)?;
        Ok(())
    });
}

/// The log-ins of an account, newest first, as soon as there are so many: what was refused is noted
/// after the answer.
#[track_caller]
fn noted(app: &App, login: &str, times: i32) -> Vec<LogIn> {
    let (id, began) = (app.account(login), Instant::now());
    loop {
        let found = app.read(|c| log_ins::load_page(c, id, 0, 1000));
        let count: i32 = found.iter().map(|l| l.times).sum();
        if count == times {
            return found;
        }
        assert!(
            count < times && began.elapsed() < Duration::from_secs(10),
            "{times} were awaited: {found:?}"
        );
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// The forms that end one session.
fn endings(page: &Page) -> Vec<FormOnPage> {
    html::forms(&page.body)
        .into_iter()
        .filter(|f| f.action.starts_with("/account/sessions/"))
        .collect()
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

/// The administrator makes a link for a new password of the account, and somebody uses it.
fn reset(app: &App, login: &str, password: &str) {
    let admin = app.admin();
    let link = link(
        &admin
            .post(&format!("/accounts/{}/reset", app.account(login)), &[])
            .ok(),
    );
    let somebody = app.visitor();
    somebody.get(&link);
    somebody
        .post(&link, &[("password", password), ("again", password)])
        .is(303);
}

on_both! {
    fn sessions_are_listed_in_words_and_ended_one_by_one(app: App) {
        let (desk, phone, other) = (with(&app, FIREFOX, "referee", PASSWORD), with(&app, PHONE, "referee", PASSWORD), app.official());
        let page = desk.page("/account");
        page.says_nothing_of("Mozilla");
        let (own, another) = (page.row("Firefox, Linux"), page.row("Safari, iPhone"));
        assert!(own[2].contains("this session") && own[4].is_empty(), "{own:?}");
        assert_eq!((another[0].as_str(), another[1].as_str(), another[3].as_str()), ("10 May 2026, 12:00 UTC", "10 May 2026, 12:00 UTC", "127.0.0.1"));
        let token = phone.cookie("session").unwrap();
        assert!(!page.body.contains(&token) && !page.body.contains(&token_hash(&token)), "what opens a session is in no form");
        let forms = endings(&page);
        assert_eq!(forms.len(), 1);
        // Whoever else is logged in can't end it, nor can it be ended by what is stored.
        other.page("/account");
        other.post(&forms[0].action, &[]).is(404);
        desk.post(&format!("/account/sessions/{}", token_hash(&token)), &[]).is(404);
        phone.page("/account");
        assert_eq!(desk.submit(&forms[0]).location(), "/account");
        desk.page("/account").says("The session has ended.");
        assert!(phone.get("/account").location().starts_with("/login"));
        assert!(endings(&desk.page("/account")).is_empty());
        desk.submit(&forms[0]).is(404);
        // The own session, by an old page of another one.
        let third = with(&app, PHONE, "referee", PASSWORD);
        let own = endings(&third.page("/account")).remove(0);
        desk.page("/account");
        assert_eq!(desk.post(&own.action, &[]).location(), "/");
        assert_eq!(desk.cookie("session"), None);
        assert!(desk.get("/account").location().starts_with("/login"));
        third.page("/account");
    }

    fn a_session_tells_where_it_was_used_last(app: App) {
        let app = app.with_settings(|s| s.proxies = Proxies::Any);
        let client = app.visitor();
        attempt(&client, (FIREFOX, "192.0.2.1"), "referee", PASSWORD).is(303);
        app.pass(TimeDelta::hours(1));
        client.get_with("/account", &[("x-forwarded-for", "2001:db8:1:2:3::4")]).ok();
        let row = client.page("/account").row("Firefox, Linux");
        assert_eq!((row[0].as_str(), row[1].as_str()), ("10 May 2026, 12:00 UTC", "10 May 2026, 13:00 UTC"));
        assert!(row[3].starts_with("2001:db8:1:2:"), "{row:?}");
    }

    fn an_account_is_told_of_its_log_ins(app: App) {
        let app = app.with_settings(|s| s.proxies = Proxies::Any);
        for _ in 0..6 {
            attempt(&app.visitor(), (PHONE, "192.0.2.1"), "referee", "a wrong password").is(422);
        }
        noted(&app, "referee", 6);
        for _ in 0..3 {
            attempt(&app.visitor(), (PHONE, "192.0.2.1"), "referee", PASSWORD).is(429);
            noted(&app, "referee", 7);
        }
        app.pass(TimeDelta::minutes(2));
        attempt(&app.visitor(), (FIREFOX, "192.0.2.2"), "referee", PASSWORD).is(303);
        let client = app.visitor();
        attempt(&client, (FIREFOX, "192.0.2.2"), "referee", PASSWORD).is(303);
        let rows = client.page("/account/log").rows();
        assert_eq!(rows[1], ["10 May 2026, 12:02 UTC", "logged in, 2 times", "Firefox, Linux", "192.0.2.2"]);
        assert_eq!(rows[2], ["10 May 2026, 12:00 UTC", "not checked: too many attempts", "Safari, iPhone", "192.0.2.1"]);
        assert_eq!(rows[3], ["10 May 2026, 12:00 UTC", "wrong password or second factor, 6 times", "Safari, iPhone", "192.0.2.1"]);
        assert_eq!(rows.len(), 4);
        assert!(client.page("/account").links().contains(&"/account/log".to_owned()));
        // Nobody else is told.
        let other = app.official();
        assert_eq!(other.page("/account/log").rows().len(), 2);
        assert_eq!(client.page("/account/log?page=7").rows().len(), 4, "a page beyond the last is the last");
    }

    fn whoever_guesses_fills_no_table(app: App) {
        let app = app.with_settings(|s| s.proxies = Proxies::Any);
        for n in 0..40 {
            attempt(&app.visitor(), (FIREFOX, &format!("192.0.2.{n}")), "referee", "a wrong password").is(422);
            attempt(&app.visitor(), (FIREFOX, &format!("198.51.100.{n}")), &format!("guess-{n}"), "a wrong password").is(422);
        }
        let rows = noted(&app, "referee", 40);
        assert_eq!((rows.len(), rows[0].outcome), (1, Outcome::Wrong));
        app.pass(TimeDelta::hours(1));
        attempt(&app.visitor(), (PHONE, "192.0.2.1"), "referee", "a wrong password").is(422);
        assert_eq!(noted(&app, "referee", 41).len(), 2, "a row for each hour");
        // Of accounts that don't exist nothing is noted.
        let all: i64 = app.read(|c| {
            let everybody = accounts::list(c)?;
            everybody.iter().map(|(a, _)| log_ins::count(c, a.id)).sum()
        });
        assert_eq!(all, 2);
    }

    fn what_is_no_longer_needed_is_erased(app: App) {
        let _old = app.referee();
        app.write(|c| throttle::admit_log_in(c, &AttemptSource::new("referee", "192.0.2.1", ""), noon()).map(|_| ()));
        let subject = |app: &App| app.read(|c| {
            let outlook = throttle::check_delay(c, &AttemptSource::new("referee", "192.0.2.1", ""), app.now())?;
            let name = format!("account:{}", &token_hash(&outlook.account.unwrap().login)[..32]);
            accounts::find_failures(c, &name)
        });
        app.keep();
        assert!(subject(&app).is_some());
        app.pass(TimeDelta::days(1) + TimeDelta::seconds(1));
        app.keep();
        assert!(subject(&app).is_none(), "after a day without failures nothing counts any more");
        let id = app.account("referee");
        assert_eq!(app.read(|c| accounts::load_sessions(c, id)).len(), 1);
        app.pass(TimeDelta::days(7));
        app.keep();
        assert!(app.read(|c| accounts::load_sessions(c, id)).is_empty());
        app.pass(TimeDelta::days(82) - TimeDelta::seconds(1));
        app.keep();
        assert_eq!(app.read(|c| log_ins::count(c, id)), 1, "after ninety days to the second");
        app.pass(TimeDelta::seconds(1));
        app.keep();
        assert_eq!(app.read(|c| log_ins::count(c, id)), 0);
    }

    fn a_log_in_from_a_new_device_is_told_by_letter(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let known = with(&app, FIREFOX, "referee", PASSWORD);
        gives(&app, "referee", Language::Ukrainian);
        known.post("/logout", &[]).is(303);
        attempt(&known, (FIREFOX, ""), "referee", PASSWORD).is(303);
        assert_eq!(app.send(), 0, "the account knows this browser");
        // Notices are not wanted; this is none.
        for _ in 0..3 {
            with(&app, PHONE, "referee", PASSWORD);
        }
        assert_eq!(app.send(), 1, "once an hour");
        let letter = post.only("referee@example.org");
        assert_eq!((letter.subject().as_str(), letter.link().as_str()), ("Вхід із нового пристрою", "/account/log"));
        let body = letter.body();
        for says in ["До вашого облікового запису referee увійшли 10 травня 2026, 12:00 UTC", "Safari, iPhone", "127.0.0.1", "Вимкнути такі листи не можна"] {
            assert!(body.contains(says), "{says}: {body}");
        }
        with(&app, FIREFOX, "referee", PASSWORD);
        app.pass(TimeDelta::hours(1));
        with(&app, PHONE, "referee", PASSWORD);
        assert_eq!(app.send(), 2);
        // Where no address is confirmed, nothing is written; a wrong password is none.
        with(&app, PHONE, "official", PASSWORD);
        attempt(&app.visitor(), (PHONE, ""), "referee", "a wrong password").is(422);
        assert_eq!(app.send(), 0);
    }

    fn whoever_changes_the_password_is_known_by_it_and_the_owner_is_told(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let (own, other) = (with(&app, FIREFOX, "referee", PASSWORD), with(&app, PHONE, "referee", PASSWORD));
        gives(&app, "referee", Language::Russian);
        change(&own, PASSWORD, ANOTHER).is(303);
        assert_eq!(app.send(), 1);
        let letter = post.only("referee@example.org");
        assert_eq!((letter.subject().as_str(), letter.link().as_str()), ("Ваш пароль изменён", "/account"));
        assert!(letter.body().contains("Пароль вашей учётной записи referee изменён 10 мая 2026, 12:00 UTC"), "{}", letter.body());
        // Every session has ended; this browser is known, the other one isn't any more.
        attempt(&own, (FIREFOX, ""), "referee", ANOTHER).is(303);
        assert_eq!(app.send(), 0);
        attempt(&other, (PHONE, ""), "referee", ANOTHER).is(303);
        assert_eq!(app.send(), 1);
    }

    fn a_changed_factor_is_told_by_letter(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        gives(&app, "referee", Language::English);
        let (referee, official, now) = (app.account("referee"), app.account("official"), app.now());
        app.write(|c| {
            security::factor_changed(c, referee, now)?;
            Ok(security::factor_changed(c, official, now)?)
        });
        // Also while the account is locked: it was told of what happened before.
        app.admin().post(&format!("/accounts/{referee}/disabling"), &[("disabled", "1")]).is(303);
        assert_eq!(app.send(), 1);
        let letter = post.only("referee@example.org");
        assert_eq!(letter.subject(), "The second factor of your account was changed");
        assert!(letter.body().contains("added, changed or removed on 10 May 2026, 12:00 UTC"), "{}", letter.body());
    }

    fn another_address_wants_the_password(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let client = app.referee();
        let id = app.account("referee");
        let pending = || app.read(|c| accounts::find(c, id)).unwrap().mail_pending;
        let types = |address: &str, password: &str| {
            client.page("/account");
            client.post("/account/mail", &[("mail", address), ("current", password), ("notices", "1"), ("language", "en")])
        };
        for _ in 0..6 {
            let page = types("new@example.org", "a wrong password").is(422);
            page.says("The password is wrong.");
            assert_eq!(page.form("/account/mail").value("mail"), "new@example.org");
        }
        types("new@example.org", PASSWORD).is(429);
        assert_eq!(pending(), None);
        app.pass(TimeDelta::seconds(16));
        types("new@example.org", PASSWORD).is(303);
        assert_eq!(pending().as_deref(), Some("new@example.org"));
        gives(&app, "referee", Language::English);
        // What is sent, and in which language, wants none; no address at all does.
        types("referee@example.org", "").is(303);
        assert!(app.read(|c| accounts::find(c, id)).unwrap().notices);
        types("", "").is(422);
        assert_eq!(app.read(|c| accounts::find(c, id)).unwrap().mail.as_deref(), Some("referee@example.org"));
    }

    fn passwords_that_everybody_knows_are_refused_with_the_reason(app: App) {
        let client = app.referee();
        let before = app.everything();
        for (language, password, says) in [
            ("en", "Password123", "one of the hundred thousand most common"),
            ("ru", "qwertyuiop", "входит в сто тысяч самых распространённых"),
            ("uk", "1q2w3e4r5t", "серед ста тисяч найпоширеніших"),
            ("en", "Referee-2026", "based on your name, your log-in name"),
            ("ru", "CrossTable!", "составлен из вашего имени"),
            ("uk", "steppe-referee", "складено з вашого імені"),
            ("en", "zzzzzzzzzzzzz", "A repeated character"),
            ("uk", "закоротко", "Щонайменше 10"),
        ] {
            client.page(&format!("/account?lang={language}"));
            client.post("/account/password", &[("old", PASSWORD), ("password", password), ("again", password)]).is(422).says(says);
        }
        assert_eq!(app.everything(), before);
        // The same for who comes with a link.
        let link = link(&app.admin().post(&format!("/accounts/{}/reset", app.account("referee")), &[]).ok());
        let guest = app.visitor();
        guest.get(&link);
        for known in ["password123", "Referee-2026", "crosstable1"] {
            guest.post(&link, &[("password", known), ("again", known)]).is(422);
        }
        guest.post(&link, &[("password", ANOTHER), ("again", ANOTHER)]).is(303);
    }

    fn what_is_done_with_a_password_by_a_link_of_another_says_so(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        gives(&app, "official", Language::English);
        let shown = "password set through a link that Admin made on 10 May 2026";
        reset(&app, "official", ANOTHER);
        assert_eq!(app.send(), 2);
        let letters = post.to("official@example.org");
        let subjects: Vec<String> = letters.iter().map(|l| l.subject()).collect();
        assert_eq!(subjects, ["A new password link was made for you", "Your password was changed"]);
        assert!(letters[0].body().contains("On 10 May 2026, 12:00 UTC, Admin made a one-time link"), "{}", letters[0].body());
        let client = with(&app, FIREFOX, "official", ANOTHER);
        client.page("/account").says("Your password was set through a link that Admin made on 10 May 2026.");
        app.admin().page("/accounts").says(shown);
        app.chairman().page("/steppe/people").says(shown);
        let cup = app.tournament_in("Cup", "cosigned");
        client.page(&format!("/steppe/tournaments/{cup}"));
        client.post(&format!("/steppe/tournaments/{cup}/return"), &[("reason", "R")]).is(303);
        let row = |client: &Client| client.page("/steppe/audit").row("sent back");
        assert!(row(&client)[2].contains("Official (#") && row(&client)[2].contains(shown), "{:?}", row(&client));
        client.page("/steppe/audit?lang=uk").says("пароль задано за посиланням (від кого: Admin; дата: 10 травня 2026)");
        client.page("/steppe/audit?lang=en");
        let own = app.admin().page("/accounts/audit").row("password set");
        assert!(own[2].contains("Official (#") && own[2].contains(shown), "{own:?}");
        // The person sets a password: what is done from now on has no mark, what was done keeps it.
        change(&client, ANOTHER, PASSWORD).is(303);
        let client = app.official();
        client.page("/account").says_nothing_of("set through a link");
        app.admin().page("/accounts").says_nothing_of("set through a link");
        let other = app.tournament_in("Second Cup", "cosigned");
        client.page(&format!("/steppe/tournaments/{other}"));
        client.post(&format!("/steppe/tournaments/{other}/return"), &[("reason", "R")]).is(303);
        let rows: Vec<Vec<String>> = client.page("/steppe/audit").rows().into_iter().filter(|row| row[3].contains("sent back")).collect();
        assert!(!rows[0][2].contains("link") && rows[1][2].contains(shown), "{rows:?}");
        // The log as a whole: who made the link, the password, the log-in and the act; the chain
        // holds.
        let told = app.read(|c| lines::load_after(c, 0, 10_000));
        let marked: Vec<&str> = told.iter().filter(|line| parse_person(line).link.is_some()).map(|line| line.act.as_str()).collect();
        assert_eq!(marked, ["password", "log in", "return"]);
        assert!(told.iter().any(|line| line.act == "reset" && line.actor.starts_with("Admin (#")));
        assert!(app.read(verify_log).is_ok());
    }

    fn a_first_password_by_invitation_is_no_password_of_another(app: App) {
        let chairman = app.chairman();
        chairman.page("/steppe/people");
        let page = chairman.post("/steppe/people", &[("login", "new"), ("name", "New Person"), ("role", "official")]).ok();
        let (guest, link) = (app.visitor(), link(&page));
        guest.get(&link);
        guest.post(&link, &[("password", ANOTHER), ("again", ANOTHER)]).is(303);
        with(&app, FIREFOX, "new", ANOTHER).page("/account").says_nothing_of("set through a link");
    }
}
