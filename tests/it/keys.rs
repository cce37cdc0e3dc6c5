//! The keys that certificates are signed with: replaced, revoked, encrypted; and what becomes of
//! the papers.

use crosstable::actions::ActionError;
use crosstable::actions::Tx;
use crosstable::actions::certificate_keys;
use crosstable::actions::certificates::{Sealer, encode_seal as seal_of};
use crosstable::actions::factors::totp;
use crosstable::actions::master_key::Master;
use crosstable::db::CertificateId;
use crosstable::db::certificates::{self as storage, Certificate, Key};
use crosstable::db::factors;
use crosstable::web::app::Sealed;
use serde_json::Value;

use crate::app::{App, PASSWORD, noon};
use crate::client::Page;
use crate::database::on_both;
use crate::journal::{done, refused};

fn master(digit: char) -> Sealed {
    Sealed(Some(
        Master::read(&format!("{}{digit}", &"0123456789abcde".repeat(5)[..63])).unwrap(),
    ))
}

impl App {
    /// Issues a certificate of rank.
    #[track_caller]
    fn certified(&self, code: &str) -> Certificate {
        let official = self.official();
        let form = official
            .page(&format!(
                "/steppe/players/{}/certificates/new?lang=en",
                self.player(code)
            ))
            .form("/certificates/new");
        let to = official
            .submit(&form.set("kind", "rank").set("language", "en"))
            .location();
        official.submit(&official.page(&to).form("/issue")).is(303);
        let (steppe, id) = (
            self.federation("steppe").id,
            to.rsplit('/').next().unwrap().parse().unwrap(),
        );
        self.read(|c| storage::find(c, steppe, CertificateId(id)))
            .unwrap()
    }

    fn keys(&self) -> Vec<Key> {
        let steppe = self.federation("steppe").id;
        self.read(|c| storage::load_keys(c, steppe))
    }

    /// The secret half of a key as it is stored.
    fn secret(&self, key: &Key) -> String {
        self.read(|c| storage::load_secret(c, key.id))
    }

    /// The public page of a certificate.
    fn paper(&self, c: &Certificate) -> Page {
        // What the program at the console wrote is seen a moment later.
        std::thread::sleep(std::time::Duration::from_millis(5));
        self.visitor().page(&format!(
            "/certificates/{}?lang=en",
            c.code.clone().unwrap()
        ))
    }

    fn verification(&self, c: &Certificate) -> Page {
        let seal = seal_of(c).unwrap();
        self.visitor()
            .page(&format!("/steppe/verification?lang=en&seal={seal}"))
    }

    fn api(&self, c: &Certificate) -> Value {
        let page = self
            .visitor()
            .page(&format!("/api/v1/certificates/{}", c.code.clone().unwrap()));
        serde_json::from_str(&page.body).unwrap()
    }
}

on_both! {
    fn a_new_key_signs_and_the_old_one_still_proves(app: App) {
        let old = app.certified("p03");
        assert!(old.statement.as_deref().unwrap().starts_with("CT2\nsteppe\n1\n"));
        assert_eq!(old.statement.as_deref().unwrap().lines().last().unwrap().len(), 64, "the whole fingerprint is signed");
        let said = done(&app.database, &["keys", "rotate", "steppe"]);
        let public = said.lines().last().unwrap().to_owned();
        let new = app.certified("p02");
        let both = app.keys();
        assert!(both.len() == 2 && both[0].public == public && new.key_id == Some(both[0].id) && old.key_id == Some(both[1].id));
        for c in [&old, &new] {
            app.paper(c).says("Valid.");
            app.verification(c).says("The signature is valid");
            assert_eq!((app.api(c)["valid"].clone(), app.api(c)["key_revoked_from"].clone()), (Value::Bool(true), Value::Null));
        }
        let page = app.visitor().page("/steppe/verification?lang=en");
        page.says("In use since").says("Begins with (as printed on the papers)").says("documents signed in that time stay valid").says(&certificate_keys::format_fingerprint(&public)).says(&both[1].public);
        let listed = done(&app.database, &["keys", "list"]);
        assert!(listed.contains("signs") && listed.contains("retired on") && listed.contains("NOT ENCRYPTED"), "{listed}");
        assert!(both.iter().all(|key| !listed.contains(&app.secret(key))));
        let api: Value = serde_json::from_str(&app.visitor().page("/api/v1/federations/steppe").body).unwrap();
        assert_eq!((api["keys"][0]["signs"].clone(), api["keys"][1]["signs"].clone()), (Value::Bool(true), Value::Bool(false)));
        assert!(api["keys"][1]["retired_at"].is_string() && api["keys"][0]["fingerprint"] == certificate_keys::format_fingerprint(&public));
        app.official().page("/steppe/audit?lang=en").says("introduced a new signing key").says(&public);
        // A retired key is not retired again, and the next certificate gets a key of its own.
        assert!(refused(&app.database, &["keys", "retire", "steppe", &both[1].public], 1).contains("signs no more"));
        done(&app.database, &["keys", "retire", "steppe", &public[..8]]);
        let third = app.certified("p05");
        assert_eq!(app.keys().len(), 3);
        app.paper(&third).says("Valid.");
        for wrong in ["1234567", "00000000"] {
            assert!(refused(&app.database, &["keys", "retire", "steppe", wrong], 2).contains("no such key"));
        }
        refused(&app.database, &["keys", "rotate", "nowhere"], 2);
    }

    fn what_a_revoked_key_signed_is_not_believed(app: App) {
        let (first, second) = (app.certified("p03"), app.certified("p02"));
        let public = app.keys()[0].public.clone();
        let revoke = |from: &str| ["keys", "revoke", "steppe", &public[..12], "--from", from, "--reason", "The machine was stolen"].map(str::to_owned);
        let run = |from: &str| done(&app.database, &revoke(from).each_ref().map(String::as_str));
        // What was issued before is known to the register.
        run("2026-05-11");
        app.paper(&first).says("Valid.");
        app.verification(&first).says("The signature is valid");
        // Whoever has the key can date a paper back: the register doesn't know it.
        let steppe = app.federation("steppe").id;
        app.database.tamper(&format!("DELETE FROM certificates WHERE id = {}", second.id));
        app.write(|c| Ok(crosstable::db::federations::increment_version(c, steppe)?));
        app.verification(&second).says("not been valid since").says_nothing_of("The signature is valid");
        // The day moves to an earlier one only.
        assert!(refused(&app.database, &revoke("2026-05-12").each_ref().map(String::as_str), 1).contains("earlier day"));
        assert!(refused(&app.database, &revoke("2999-01-01").each_ref().map(String::as_str), 1).contains("earlier day"));
        let before = app.visitor().page(&format!("/certificates/{}/certificate.svg", first.code.clone().unwrap())).body;
        run("2026-05-10");
        app.paper(&first).says("Signed with a revoked key").says("The machine was stolen").says_nothing_of("Valid.");
        app.verification(&first).says("not been valid since");
        assert_eq!((app.api(&first)["valid"].clone(), app.api(&first)["key_revoked_from"].clone()), (Value::Bool(false), "2026-05-10".into()));
        assert_eq!(app.api(&first)["genuine"], Value::Bool(true));
        assert_ne!(app.visitor().page(&format!("/certificates/{}/certificate.svg", first.code.clone().unwrap())).body, before, "the paper says so");
        app.visitor().page("/steppe/verification?lang=en").says("documents signed with it since").says("The machine was stolen");
        // The next certificate is signed by a new key.
        app.paper(&app.certified("p05")).says("Valid.");
        assert_eq!(app.keys().len(), 2);
        let listed = done(&app.database, &["keys", "list", "steppe"]);
        assert!(listed.contains("revoked since 2026-05-10: The machine was stolen"), "{listed}");
    }

    fn who_has_the_database_alone_signs_nothing(app: App) {
        // A key from before there was a master key.
        app.certified("p03");
        let plain = app.secret(&app.keys()[0]);
        assert!(app.read(certificate_keys::is_open));
        let (right, wrong) = (master('1'), master('2'));
        assert_eq!(app.write(|c| certificate_keys::seal_secrets(c, &right)), 1);
        assert_eq!(app.write(|c| certificate_keys::seal_secrets(c, &right)), 0);
        let sealed = app.secret(&app.keys()[0]);
        assert!(!app.read(certificate_keys::is_open) && sealed.starts_with("sealed ") && !sealed.contains(&plain));
        let app = app.with_settings(|settings| settings.sealed = right.clone());
        app.paper(&app.certified("p02")).says("Valid.");
        // Made while there is a master key, it never lies open.
        let steppe = app.federation("steppe");
        app.write(|c| certificate_keys::rotate_key(&mut Tx::new(c, &app.actor("chairman"), &steppe, noon()), &right));
        assert!(app.keys().iter().all(|key| app.secret(key).starts_with("sealed ")));
        app.paper(&app.certified("p05")).says("Valid.");
        for closed in [Sealed(None), wrong] {
            let app = &app;
            let issued = app.db.write(|c| certificate_keys::seal_secrets(c, &closed));
            assert!(matches!(issued, Ok(0)), "what is sealed stays");
            let steppe = app.federation("steppe");
            let asked = app.read(|c| storage::load_page(c, steppe.id, crosstable::domain::certificate::Stage::Issued, 0, 1)).0[0].id;
            app.database.tamper(&format!("UPDATE certificates SET stage = 'requested' WHERE id = {}", asked.0));
            let actor = app.actor("official");
            let outcome = app.db.write(|c| {
                let sealer = Sealer { secrets: &closed, say: &|_, _| "1 dan".to_owned() };
                crosstable::actions::certificates::issue(&mut Tx::new(c, &actor, &steppe, noon()), asked, sealer)
            });
            assert!(matches!(outcome, Err(ActionError::Refused(crosstable::actions::Refusal::KeyClosed))), "{outcome:?}");
            app.database.tamper(&format!("UPDATE certificates SET stage = 'issued' WHERE id = {}", asked.0));
        }
        // On the page it is a sentence, not a broken site.
        let app = app.with_settings(|settings| settings.sealed = Sealed(None));
        let official = app.official();
        let form = official.page(&format!("/steppe/players/{}/certificates/new?lang=en", app.player("p01"))).form("/certificates/new");
        let to = official.submit(&form.set("kind", "rank").set("language", "en")).location();
        official.submit(&official.page(&format!("{to}?lang=en")).form("/issue")).is(409).says("has to start the site with its master key");
    }

    fn the_seeds_of_one_time_codes_are_encrypted_too(app: App) {
        let (referee, seed) = (app.account("referee"), "GEZDGNBVGY3TQOJQ");
        app.write(|c| Ok(factors::set_totp(c, referee, seed, 0, noon())?));
        let stored = |app: &App| app.read(|c| factors::find_totp(c, referee)).unwrap().secret;
        let right = master('1');
        assert!(app.read(certificate_keys::is_open));
        assert_eq!(app.write(|c| certificate_keys::seal_secrets(c, &right)), 1);
        let sealed = stored(&app);
        assert!(!app.read(certificate_keys::is_open) && sealed.starts_with("sealed ") && !sealed.contains(seed));
        let log_in = |app: &App| {
            let client = app.visitor();
            client.page("/login");
            client.post("/login", &[("login", "referee"), ("password", PASSWORD)]).is(303);
            client.page("/login/second?lang=en");
            client.post("/login/second?lang=en", &[("code", &totp::code_at(seed, app.now()).unwrap())])
        };
        // Without the master key nobody gets in by a code, and nobody is told that it was wrong.
        log_in(&app).is(409).says("has to start the site with its master key");
        let app = app.with_settings(|settings| settings.sealed = right);
        log_in(&app).is(303);
        // What is set up under a master key never lies open.
        let client = app.chairman();
        client.page("/account/factors");
        client.post("/account/factors/totp", &[("password", PASSWORD)]).is(303);
        let chairman = app.account("chairman");
        assert!(app.read(|c| factors::find_setup(c, chairman)).unwrap().secret.starts_with("sealed "));
        client.page("/account/factors/totp");
    }

    fn a_code_has_one_address(app: App) {
        let c = app.certified("p03");
        let code = c.code.clone().unwrap();
        let visitor = app.visitor();
        let alike = code.replace('0', "o").replace('1', "l").to_lowercase();
        if alike != code {
            let moved = visitor.get(&format!("/certificates/{alike}?lang=uk")).is(301);
            assert_eq!(moved.header("location"), format!("/certificates/{code}?lang=uk"));
            let moved = visitor.get(&format!("/certificates/{alike}/badge.pdf")).is(301);
            assert_eq!(moved.header("location"), format!("/certificates/{code}/badge.pdf"));
            let asked = visitor.get(&format!("/steppe/verification?seal={alike}"));
            assert_eq!(asked.location(), format!("/certificates/{code}"));
        }
        let page: Value = serde_json::from_str(&visitor.page(&format!("/api/v1/certificates/{alike}")).body).unwrap();
        assert_eq!(page["code"], code);
        visitor.get("/certificates/UUUUUUUUUU").is(404);
    }
}
