//! Second factors in a real browser: codes of an app are typed, an authenticator keeps passkeys.

use chrono::TimeDelta;
use crosstable::actions::demo::PASSWORD;
use crosstable::actions::factors::totp;

use super::site::{Site, noon};
use super::{Browser, run};

/// The password is typed, and the second step follows.
async fn type_password(site: &Site, b: &Browser, login: &str) {
    site.log_out(b).await;
    site.open(b, "/login").await;
    b.fill("#login", login).await;
    b.fill("#password", PASSWORD).await;
    b.send("form[action='/login'] button").await;
    assert!(
        b.address().await.contains("/login/second"),
        "{}",
        b.address().await
    );
}

/// The page of somebody who is logged in.
async fn is_logged_in(b: &Browser) {
    b.element("form[action='/logout']").await;
}

#[test]
fn a_passkey_is_added_and_logs_in_alone_and_as_the_second_step() {
    run(async {
        let site = Site::at("localhost");
        let b = Browser::on_a_desk().open().await;
        b.add_authenticator().await;
        site.log_in(&b, "official").await;
        site.open(&b, "/account/factors").await;
        let add = "form[data-passkey='/account/factors/passkeys/challenge']";
        b.element(&format!("{add} button:not([hidden])")).await;
        b.assert_well_made("factors-none").await;

        // A wrong password makes no passkey, and says so without a new page.
        b.fill("#passkey-name", "Blue key").await;
        b.fill("#passkey-password", "not the password").await;
        b.press(&format!("{add} button")).await;
        b.wait_for_text(&format!("{add} [data-failed]"), "The password is wrong.")
            .await;
        let _ = b.console_errors().await;
        b.fill("#passkey-password", PASSWORD).await;
        b.send(&format!("{add} button")).await;
        b.assert_well_made("factors-codes").await;
        assert_eq!(b.text("#codes").await.lines().count(), 10);
        b.send("form[action='/account/unseen'] button").await;
        b.wait_for_text("table.data", "Blue key").await;
        b.assert_well_made("factors-passkey").await;

        // By itself, without a name and a password.
        site.log_out(&b).await;
        site.open(&b, "/login").await;
        b.element("form[action='/login/passkey'] button:not([hidden])")
            .await;
        b.assert_well_made("log-in-passkey").await;
        b.send("form[action='/login/passkey'] button").await;
        is_logged_in(&b).await;

        // And after a password.
        type_password(&site, &b, "official").await;
        b.element("form[data-passkey] button:not([hidden])").await;
        b.assert_well_made("second-passkey").await;
        b.send("form[data-passkey] button").await;
        is_logged_in(&b).await;
        site.open(&b, "/account/proof?back=%2Faccount").await;
        b.element("form[data-passkey] button:not([hidden])").await;
        b.assert_well_made("proof-passkey").await;
        b.send("form[data-passkey] button").await;
        assert_eq!(b.address().await, site.url("/account"));
    });
}

#[test]
fn codes_of_an_app_are_typed_on_a_phone_without_javascript_in_ukrainian() {
    run(async {
        let site = Site::new();
        let b = Browser::on_a_phone()
            .language("uk")
            .without_javascript()
            .open()
            .await;
        site.log_in(&b, "official").await;
        site.open(&b, "/account/factors").await;
        b.assert_well_made("factors-none-phone").await;
        b.fill("#totp-password", PASSWORD).await;
        b.press("form[action='/account/factors/totp'] button").await;
        let secret = b.text("#secret").await.replace(' ', "");
        b.assert_well_made("factors-totp-phone").await;
        let shown = |seconds| {
            totp::code_at(&secret, noon() + TimeDelta::seconds(seconds)).unwrap_or_default()
        };
        // The code of the half minute that has just gone still holds.
        b.fill("#code", &shown(-30)).await;
        b.press("form[action='/account/factors/totp/confirmation'] button")
            .await;
        b.wait_for_text("h1", "Ваші коди відновлення").await;
        b.assert_well_made("factors-codes-phone").await;
        let recovery = b
            .text("#codes")
            .await
            .lines()
            .next()
            .unwrap_or_default()
            .to_owned();

        for (given, right) in [(shown(-30), false), (shown(0), true), (recovery, true)] {
            site.log_out(&b).await;
            site.open(&b, "/login").await;
            b.fill("#login", "official").await;
            b.fill("#password", PASSWORD).await;
            b.press("form[action='/login'] button").await;
            b.wait_for_text("h1", "Другий крок").await;
            b.fill("#code", &given).await;
            b.press("form[action='/login/second'] button").await;
            if right {
                is_logged_in(&b).await;
            } else {
                b.wait_for_text(".problems", "уже використаний").await;
                // The refusal is one for the console as well.
                let _ = b.console_errors().await;
            }
        }
        site.open(&b, "/account/factors").await;
        b.assert_well_made("factors-phone").await;
    });
}
