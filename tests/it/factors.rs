//! Second factors: setting them up, the second step of a log-in, what happens when the phone is
//! lost, and what is asked of whoever signs.

use chrono::TimeDelta;
use crosstable::actions::Actor;
use crosstable::actions::factors::{self, totp};
use crosstable::db::factors as stored;

use crate::app::{App, PASSWORD};
use crate::client::{Client, Page};
use crate::database::on_both;

/// What the phone of an account knows, and the paper in its drawer.
struct Kept {
    secret: String,
    codes: Vec<String>,
}

impl Kept {
    /// The code that the phone shows now.
    fn shows(&self, app: &App) -> String {
        totp::code_at(&self.secret, app.now()).unwrap()
    }
}

/// What stands in the element with this id.
#[track_caller]
fn inside(page: &Page, id: &str) -> String {
    let from = format!("id=\"{id}\"");
    let (_, rest) = page
        .body
        .split_once(&from)
        .unwrap_or_else(|| panic!("no #{id} on {}: {}", page.path, page.text()));
    rest.split_once('>')
        .and_then(|(_, rest)| rest.split_once('<'))
        .unwrap()
        .0
        .trim()
        .to_owned()
}

/// A secret waits for its first code; the secret.
#[track_caller]
fn scan(client: &Client) -> String {
    client.page("/account/factors");
    assert_eq!(
        client
            .post("/account/factors/totp", &[("password", PASSWORD)])
            .location(),
        "/account/factors/totp"
    );
    let page = client.page("/account/factors/totp");
    page.says("Scan this with the app");
    inside(&page, "secret").replace(' ', "")
}

/// Sets one-time codes up, and time passes until the next code.
#[track_caller]
fn set_up(app: &App, client: &Client) -> Kept {
    let secret = scan(client);
    let first = totp::code_at(&secret, app.now()).unwrap();
    let page = client
        .post("/account/factors/totp/confirmation", &[("code", &first)])
        .ok();
    page.says("stay here until you confirm that you saved them");
    app.pass(TimeDelta::seconds(30));
    let codes = inside(&page, "codes").lines().map(str::to_owned).collect();
    Kept { secret, codes }
}

/// A browser in which the password was right.
#[track_caller]
fn half(app: &App, login: &str) -> Client {
    let client = app.visitor();
    client.page("/login");
    let to = client
        .post("/login", &[("login", login), ("password", PASSWORD)])
        .location();
    assert_eq!(to, "/login/second?back=%2F");
    client.page(&to).says("Now enter the second factor");
    client
}

#[track_caller]
fn second(client: &Client, code: &str) -> Page {
    client.post("/login/second", &[("code", code)])
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

/// How often the audit log tells this of an account.
fn told(app: &App, login: &str, act: &str) -> usize {
    let subject = format!("account {}", app.account(login));
    let lines = app.read(|c| crosstable::db::audit::load_after(c, 0, 10_000));
    lines
        .iter()
        .filter(|line| line.subject == subject && line.act == act)
        .count()
}

on_both! {
    fn one_time_codes_are_set_up_with_the_password_and_a_first_code(app: App) {
        let client = app.referee();
        client.page("/account").says("Your account has no second factor yet");
        client.page("/account/factors").says("Passkeys can’t be used at this address");
        client.post("/account/factors/totp", &[("password", "a wrong password")]).is(422).says("The password is wrong");
        client.page("/account/factors/totp").says("Set up one-time codes");
        let secret = scan(&client);
        client.post("/account/factors/totp/confirmation", &[("code", "000000")]).is(422).says("not the current code");
        // What was never confirmed is asked of nobody.
        is_logged_in(&app.referee(), true);
        let first = totp::code_at(&secret, app.now()).unwrap();
        let page = client.post("/account/factors/totp/confirmation", &[("code", &first)]).ok();
        let codes = inside(&page, "codes");
        assert_eq!(codes.lines().count(), 10);
        let page = client.page("/account/factors");
        page.says("Set up on").says("10 codes are left");
        assert!(!page.body.contains(&secret) && codes.lines().all(|code| !page.body.contains(code)));
        client.page("/account/factors/totp").says("Turn off one-time codes");
        assert_eq!((told(&app, "referee", "add factor"), told(&app, "referee", "renew recovery codes")), (1, 1));
        // What is stored is told to its owner, but no secret.
        let data = client.page("/account/data.json").body;
        assert!(data.contains("\"totp\"") && data.contains("\"recovery_codes\"") && !data.contains(&secret), "{data}");
        // The code of the set-up has been used, too.
        let other = half(&app, "referee");
        second(&other, &first).is(422).says("has been used already");
        app.pass(TimeDelta::seconds(30));
        let code = totp::code_at(&secret, app.now()).unwrap();
        assert_eq!(second(&other, &code).location(), "/steppe/inbox");
        is_logged_in(&other, true);
        assert_eq!(other.cookie("half"), None);
    }

    fn a_code_is_accepted_once_and_only_near_its_time(app: App) {
        let kept = set_up(&app, &app.referee());
        let code = kept.shows(&app);
        let (one, two) = (half(&app, "referee"), half(&app, "referee"));
        // As it is read off the phone, with a space in the middle.
        second(&one, &format!(" {} {}", &code[..3], &code[3..])).is(303);
        second(&two, &code).is(422);
        // Not before its time.
        let next = totp::code_at(&kept.secret, app.now() + TimeDelta::seconds(30)).unwrap();
        second(&two, &next).is(422);
        app.pass(TimeDelta::seconds(30));
        second(&two, &next).is(303);
        let late = half(&app, "referee");
        let old = totp::code_at(&kept.secret, app.now() + TimeDelta::seconds(60)).unwrap();
        app.pass(TimeDelta::seconds(120));
        second(&late, &old).is(422);
        second(&late, &kept.shows(&app)).is(303);
    }

    fn half_a_log_in_reaches_nothing(app: App) {
        set_up(&app, &app.chairman());
        let client = half(&app, "chairman");
        let (before, token) = (app.everything(), client.cookie("half").unwrap());
        assert_eq!(client.cookie("session"), None);
        let thief = client.twin();
        thief.cookies.borrow_mut().insert("session".to_owned(), token);
        for client in [&client, &thief] {
            for path in ["/account", "/account/factors", "/account/proof", "/steppe/inbox", "/steppe/people", "/steppe/audit", "/steppe/settings"] {
                assert!(client.get(path).location().starts_with("/login?back="), "{path}");
            }
            for path in ["/account/sessions", "/account/password", "/account/factors/codes", "/account/proof", "/steppe/people", "/steppe/settings"] {
                assert!(matches!(client.post(path, &[("login", "x"), ("password", PASSWORD)]).status, 401 | 403), "{path}");
            }
        }
        assert_eq!(app.everything(), before);
    }

    fn half_a_log_in_ends(app: App) {
        let kept = set_up(&app, &app.referee());
        let waits = |client: &Client| client.get("/login/second").status == 200;
        let late = half(&app, "referee");
        app.pass(TimeDelta::minutes(10));
        assert!(!waits(&late));
        assert_eq!(second(&late, &kept.shows(&app)).location(), "/login");
        late.page("/login").says("took too long");
        is_logged_in(&late, false);

        let (referee, locked) = (app.account("referee"), half(&app, "referee"));
        app.write(|c| crosstable::actions::accounts::set_disabled(c, &Actor::console(), referee, true, app.now()));
        assert!(!waits(&locked));
        app.write(|c| crosstable::actions::accounts::set_disabled(c, &Actor::console(), referee, false, app.now()));
        let changed = half(&app, "referee");
        app.write(|c| crosstable::actions::accounts::change_password(c, referee, "$argon2id$none", app.now()));
        assert!(!waits(&changed));
        assert_eq!(second(&changed, &kept.shows(&app)).location(), "/login");
    }

    fn guessing_codes_is_slowed_down_from_wherever_it_is_done(app: App) {
        let kept = set_up(&app, &app.referee());
        for _ in 0..6 {
            second(&half(&app, "referee"), "000000").is(422);
        }
        let client = half(&app, "referee");
        second(&client, &kept.shows(&app)).is(429).says("Too many attempts");
        second(&client, &kept.codes[0]).is(429);
        app.pass(TimeDelta::seconds(16));
        second(&client, &kept.shows(&app)).is(303);
        // It is forgiven.
        app.pass(TimeDelta::seconds(30));
        let client = half(&app, "referee");
        second(&client, "000000").is(422);
        second(&client, &kept.shows(&app)).is(303);
    }

    fn a_recovery_code_works_once_and_new_ones_end_the_old(app: App) {
        let client = app.referee();
        let kept = set_up(&app, &client);
        second(&half(&app, "referee"), &kept.codes[0]).is(303);
        second(&half(&app, "referee"), &kept.codes[0]).is(422);
        // However it is typed.
        second(&half(&app, "referee"), &kept.codes[1].replace('-', " ").to_lowercase()).is(303);
        client.page("/account/factors").says("8 codes are left");
        assert_eq!(told(&app, "referee", "use recovery code"), 2);
        // Those of another account are none here.
        let others = set_up(&app, &app.official());
        second(&half(&app, "referee"), &others.codes[0]).is(422);
        client.page("/account/factors");
        client.post("/account/factors/codes", &[("password", "wrong")]).is(422);
        let page = client.post("/account/factors/codes", &[("password", PASSWORD)]).ok();
        let new = inside(&page, "codes");
        assert!(kept.codes.iter().all(|code| !new.contains(code)));
        second(&half(&app, "referee"), &kept.codes[2]).is(422);
        second(&half(&app, "referee"), new.lines().next().unwrap()).is(303);
    }

    fn turning_off_asks_for_the_password_and_takes_the_recovery_codes_along(app: App) {
        let client = app.referee();
        let kept = set_up(&app, &client);
        client.page("/account/factors");
        client.post("/account/factors/totp/removal", &[("password", "wrong")]).is(422);
        let waiting = half(&app, "referee");
        client.page("/account/factors");
        client.post("/account/factors/totp/removal", &[("password", PASSWORD)]).is(303);
        client.page("/account/factors").says("has no second factor yet");
        assert_eq!(told(&app, "referee", "remove factor"), 1);
        second(&waiting, &kept.codes[0]).is(303);
        is_logged_in(&waiting, false);
        is_logged_in(&app.referee(), true);
        client.post("/account/factors/totp/removal", &[("password", PASSWORD)]).is(404);
        client.post("/account/factors/codes", &[("password", PASSWORD)]).is(404);
        let referee = app.account("referee");
        assert_eq!(app.read(|c| stored::recovery_codes_left(c, referee)), 0);
    }

    fn a_borrowed_session_turns_nothing_off(app: App) {
        let (old, own) = (app.referee(), app.referee());
        old.page("/account/factors");
        let kept = set_up(&app, &own);
        // It has the password, even.
        assert_eq!(old.get("/account/factors").location(), "/account/proof?back=%2Faccount%2Ffactors");
        for path in ["/account/factors/totp", "/account/factors/totp/removal", "/account/factors/codes"] {
            assert!(old.post(path, &[("password", PASSWORD)]).location().starts_with("/account/proof"), "{path}");
        }
        old.page("/account/proof");
        for _ in 0..6 {
            old.post("/account/proof", &[("code", "000000")]).is(422);
        }
        old.post("/account/proof", &[("code", &kept.shows(&app))]).is(429);
        app.pass(TimeDelta::seconds(30));
        let thief = old.twin();
        old.post("/account/proof", &[("code", &kept.shows(&app)), ("back", "/account/factors")]).is(303);
        old.page("/account/factors").says("Set up on");
        // The proof belongs to a new token: whoever holds the old one has nothing of it.
        is_logged_in(&thief, false);
    }

    fn guessing_the_password_before_a_change_is_slowed_down(app: App) {
        let client = app.referee();
        client.page("/account/factors");
        for _ in 0..6 {
            client.post("/account/factors/totp", &[("password", "wrong")]).is(422);
        }
        client.post("/account/factors/totp", &[("password", PASSWORD)]).is(429);
    }

    fn the_administrator_helps_whoever_has_lost_everything(app: App) {
        let client = app.referee();
        set_up(&app, &client);
        let referee = app.account("referee");
        let admin = app.admin();
        admin.page("/accounts").says("Remove second factors");
        for other in ["official", "nobody"] {
            let other = app.login(other);
            other.page("/account");
            other.post(&format!("/accounts/{referee}/factors"), &[]).is(403);
        }
        admin.post(&format!("/accounts/{referee}/factors"), &[]).is(303);
        assert_eq!(told(&app, "referee", "remove factor"), 1);
        is_logged_in(&client, false);
        is_logged_in(&app.referee(), true);
        admin.post(&format!("/accounts/{referee}/factors"), &[]).is(404);
        // As the command does it.
        set_up(&app, &app.referee());
        app.write(|c| factors::remove_all(c, &Actor::console(), referee, app.now()));
        is_logged_in(&app.referee(), true);
    }

    fn a_federation_demands_a_second_factor_of_whoever_signs(app: App) {
        let chairman = app.chairman();
        chairman.page("/steppe/settings").says("Signing, approving and publishing require a second factor");
        let demand = |client: &Client| client.post("/steppe/settings/factors", &[("second_factor", "1")]);
        // Who demands it has one.
        demand(&chairman).is(403).says("Set up a second factor");
        set_up(&app, &chairman);
        for other in ["official", "referee", "admin", "chairman-valley"] {
            demand(&app.login(other)).is(403);
        }
        chairman.page("/steppe/settings");
        demand(&chairman).is(303);

        let (cup, official) = (app.tournament_in("Cup", "cosigned"), app.official());
        official.page("/steppe/inbox").says("your account has none yet");
        let version = app.stored(cup).lock_version.to_string();
        let approve = |client: &Client| client.post(&format!("/steppe/tournaments/{cup}/approval"), &[("version", &version)]);
        official.page(&format!("/steppe/tournaments/{cup}"));
        let before = app.everything();
        let refused = approve(&official).is(403);
        refused.says("requires a second factor for signing, approving and publishing");
        assert!(refused.body.contains("href=\"/account/factors\""), "the page leads to the set-up");
        assert_eq!(app.everything(), before);
        // What is no signature is done as before.
        official.page("/steppe/players/new");
        official.post("/steppe/players/new", &[("name", "Новий Гравець")]).is(303);
        set_up(&app, &official);
        official.page(&format!("/steppe/tournaments/{cup}"));
        approve(&official).is(303);
        assert_eq!(app.stored(cup).state.word(), "rated");
        // Nor may anybody sign a table, or for a club, without one; another federation is another's
        // business.
        let (planned, submitted) = (app.tournament_in("Planned", "planned"), app.tournament_in("Submitted", "submitted"));
        let version = app.stored(submitted).lock_version.to_string();
        app.head().post(&format!("/steppe/tournaments/{submitted}/cosignature"), &[("version", &version)]).is(403);
        let version = app.stored(planned).lock_version.to_string();
        let table = [("version", version.as_str()), ("rows", "1"), ("rounds", "1"), ("name-1", "Typed in vain")];
        app.referee().post(&format!("/steppe/tournaments/{planned}/submission"), &table).is(403);
        assert!(app.stored(planned).sheet.contains("Typed in vain"), "what was typed is kept");
        app.login("chairman-valley").page("/valley/rules/new");
        // And no demand stands for ever.
        chairman.page("/steppe/settings");
        chairman.post("/steppe/settings/factors", &[]).is(303);
        app.head().page("/steppe/inbox");
    }

    fn who_signs_proves_the_second_factor_every_twelve_hours(app: App) {
        let official = app.official();
        let kept = set_up(&app, &official);
        let cup = app.tournament_in("Cup", "cosigned");
        let (page, version) = (format!("/steppe/tournaments/{cup}"), app.stored(cup).lock_version.to_string());
        app.pass(TimeDelta::hours(12));
        official.page(&page);
        let before = app.everything();
        let from = format!("http://crosstable.example{page}");
        let approval = format!("{page}/approval");
        let led = official.post_with(&approval, &[("version", &version)], &[("sec-fetch-site", "same-origin"), ("referer", &from)]).location();
        assert_eq!(led, format!("/account/proof?back=%2Fsteppe%2Ftournaments%2F{cup}"));
        assert_eq!(app.everything(), before);
        let form = official.page(&led).says("your action has not been carried out yet").form("/account/proof");
        official.submit(&form.set("code", "000000")).is(422);
        let form = official.page(&led).form("/account/proof").set("code", &kept.shows(&app));
        assert_eq!(official.submit(&form).location(), page);
        official.page(&page).says("Now repeat your action");
        official.post(&approval, &[("version", &version)]).is(303);
        assert_eq!(app.stored(cup).state.word(), "rated");
        // Another session of the account has proved nothing with that; a log-in has.
        let other = half(&app, "official");
        app.pass(TimeDelta::seconds(30));
        second(&other, &kept.shows(&app)).is(303);
        other.page("/steppe/ratings/new");
        let publish = |client: &Client| client.post("/steppe/ratings/new", &[("date", "2026-04-01"), ("fingerprint", "x")]);
        publish(&other).is(409);
        app.pass(TimeDelta::hours(12));
        assert!(publish(&other).location().starts_with("/account/proof"));
        // Who has none proves none where none is demanded.
        let without = app.login("official-two");
        without.page("/steppe/ratings/new");
        publish(&without).is(409);
    }

    fn passkeys_are_asked_for_and_what_is_none_is_refused(app: App) {
        let app = app.with_settings(|s| s.base_url = "https://crosstable.example".to_owned());
        let visitor = app.visitor();
        visitor.page("/login").says("Log in with a passkey");
        let ask = |client: &Client, path: &str, fields: &[(&str, &str)]| -> serde_json::Value {
            serde_json::from_str(&client.post(path, fields).ok().body).unwrap()
        };
        let question = ask(&visitor, "/login/passkey/challenge", &[]);
        let asked = &question["options"]["publicKey"];
        assert_eq!((asked["rpId"].as_str(), asked["userVerification"].as_str()), (Some("crosstable.example"), Some("required")));
        let ceremony = question["ceremony"].as_str().unwrap();
        let made_up = r#"{"id": "AAAA", "rawId": "AAAA", "type": "public-key", "extensions": {}, "response": {"authenticatorData": "AAAA", "clientDataJSON": "AAAA", "signature": "AAAA", "userHandle": "AAAA"}}"#;
        for response in [made_up, "", "{}"] {
            visitor.post("/login/passkey", &[("ceremony", ceremony), ("response", response)]).is(422).says("was not accepted");
        }
        let client = app.referee();
        client.page("/account/factors").says("Add a passkey");
        client.post("/account/factors/passkeys/challenge", &[("password", "wrong")]).is(422);
        let question = ask(&client, "/account/factors/passkeys/challenge", &[("password", PASSWORD)]);
        let asked = &question["options"]["publicKey"];
        assert_eq!(asked["user"]["name"], "referee");
        assert_eq!(asked["authenticatorSelection"]["userVerification"], "required");
        let ceremony = question["ceremony"].as_str().unwrap();
        // A question to one is no question to another.
        let other = app.official();
        other.page("/account/factors");
        other.post("/account/factors/passkeys", &[("ceremony", ceremony), ("response", made_up)]).is(422);
        client.post("/account/factors/passkeys", &[("ceremony", ceremony), ("response", made_up)]).is(422);
        client.post("/account/proof/challenge", &[]).is(422);
        client.post("/account/factors/passkeys/removal", &[("passkey", "1"), ("password", PASSWORD)]).is(404);
        is_logged_in(&app.referee(), true);
        assert_eq!(told(&app, "referee", "add factor"), 0);
    }
}
