//! Certificates and extracts: asked for, issued, checked, revoked.

use std::process::Command;

use chrono::TimeDelta;
use crosstable::actions::certificates::{SealFault, check_seal, encode_seal};
use crosstable::actions::replay::Progress;
use crosstable::actions::{Tx, approval, tournaments};
use crosstable::db::certificates::{self as storage, Certificate};
use crosstable::db::{CertificateId, PlayerId, merges};
use crosstable::domain::accent::Accent;
use crosstable::domain::table::{Sheet, TypedPlayer};
use crosstable::domain::tournament::Pool;

use crate::app::{App, day, noon};
use crate::client::{Client, Page};
use crate::database::on_both;

const STAR: &[u8] = br##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z" fill="#0a0"/></svg>"##;

impl App {
    fn certificate(&self, id: i64) -> Certificate {
        let steppe = self.federation("steppe").id;
        self.read(|c| storage::find(c, steppe, CertificateId(id)))
            .unwrap()
    }

    fn public_key(&self) -> String {
        let steppe = self.federation("steppe").id;
        self.read(|c| storage::load_keys(c, steppe))[0]
            .public
            .clone()
    }

    /// A rated tournament, in which somebody without a rating wins both games.
    fn newcomers_cup(&self) {
        let id = crosstable::db::TournamentId(self.tournament_in("Newcomers Cup", "planned"));
        let (referee, head, official) = (
            self.actor("referee"),
            self.actor("head"),
            self.actor("official"),
        );
        let steppe = self.federation("steppe");
        let row = |code: &str, cells: [&str; 3]| TypedPlayer {
            player: Some(self.player(code)),
            name: code.to_owned(),
            cells: cells.map(str::to_owned).to_vec(),
            ..TypedPlayer::default()
        };
        let rows = vec![
            row("p10", ["2+", "3+", ""]),
            row("p08", ["1-", "", "3+"]),
            row("p09", ["", "1-", "2-"]),
        ];
        let (sheet, version) = (
            Sheet {
                rounds: 3,
                rows,
                ..Sheet::default()
            },
            || self.stored(id.0).lock_version,
        );
        let planned = version();
        self.write(|c| {
            tournaments::save_draft(
                &mut Tx::new(c, &referee, &steppe, noon()),
                id,
                planned,
                &sheet,
            )
        });
        let drafted = version();
        self.write(|c| {
            tournaments::submit_table(
                &mut Tx::new(c, &referee, &steppe, noon()),
                id,
                drafted,
                &sheet,
            )
        });
        let submitted = version();
        self.write(|c| {
            tournaments::cosign_table(&mut Tx::new(c, &head, &steppe, noon()), id, submitted)
        });
        let cosigned = version();
        self.write(|c| {
            approval::approve_table(
                &mut Tx::new(c, &official, &steppe, noon()),
                id,
                cosigned,
                &Progress::default(),
            )
        });
    }
}

/// Asks on the form of a player's page.
#[track_caller]
fn ask(who: &Client, player: i64, fields: &[(&str, &str)]) -> Page {
    let form = who
        .page(&format!(
            "/steppe/players/{player}/certificates/new?lang=en"
        ))
        .form("/certificates/new");
    let form = form
        .set("asked_by", "Anna Koval")
        .set("contact", "anna@example.org");
    who.submit(
        &fields
            .iter()
            .fold(form, |form, (name, value)| form.set(name, value)),
    )
}

/// An official asks for a player and issues it; its id.
#[track_caller]
fn issued(official: &Client, player: i64, fields: &[(&str, &str)]) -> i64 {
    let to = ask(official, player, fields).location();
    official.submit(&official.page(&to).form("/issue")).is(303);
    to.rsplit('/').next().unwrap().parse().unwrap()
}

on_both! {
    fn a_player_asks_and_the_commission_issues(app: App) {
        let (visitor, official, player) = (app.visitor(), app.official(), app.player("p03"));
        visitor.page(&format!("/steppe/players/{player}")).says("Request a certificate");
        ask(&visitor, player, &[("kind", "rank"), ("contact", " "), ("asked_by", "")]).is(422).says("Contact");
        let sent = ask(&visitor, player, &[("kind", "rank"), ("language", "uk"), ("delivery", "By post to Stepove")]);
        assert_eq!(sent.location(), format!("/steppe/players/{player}"));
        official.page("/steppe/inbox").says("Certificates requested: 1");
        official.page("/steppe/certificates").says("Melnyk Bohdan").says("Anna Koval");
        let page = official.page("/steppe/certificates/1");
        page.says("anna@example.org").says("By post to Stepove");
        official.submit(&page.form("/issue")).is(303);
        let c = app.certificate(1);
        let (code, steppe) = (c.code.clone().unwrap(), app.federation("steppe"));
        let public = visitor.page(&format!("/certificates/{code}?lang=en"));
        public.says("Valid.").says("Мельник Богдан (Melnyk Bohdan)").says("No. 1").says("by the records of the federation");
        public.says_nothing_of("anna@example.org");
        visitor.page(&format!("/steppe/players/{player}")).says("Certificates and extracts");
        // What was issued does not follow the player.
        assert_eq!(encode_seal(&c).map(|s| check_seal(&s, [app.public_key().as_str()]).unwrap().number), Some(1));
        app.write(|conn| {
            let mut other = steppe.clone();
            other.accent = Some(Accent::Plum);
            Ok(crosstable::db::federations::update_papers(conn, other.id, other.accent, None, "Boss", "Somebody Else")?)
        });
        let (pdf, badge) = (format!("/certificates/{code}/certificate.pdf"), format!("/certificates/{code}/badge.pdf"));
        let one = visitor.page(&pdf);
        assert!(one.bytes.starts_with(b"%PDF-1.7") && one.bytes == visitor.page(&pdf).bytes && one.bytes != visitor.page(&badge).bytes);
        assert_eq!(one.header("content-type"), "application/pdf");
        assert!(visitor.page(&format!("/certificates/{code}/certificate.svg")).body.starts_with("<svg"));
        // Twice has the effect of once.
        official.post("/steppe/certificates/1/issue", &[]).is(303);
        assert_eq!(app.certificate(1), c);
        // A code in small letters leads to the same page, others to none.
        assert_eq!(visitor.get(&format!("/certificates/{}", code.to_lowercase())).header("location"), format!("/certificates/{code}"));
        visitor.get("/certificates/0000000000").is(404);
        visitor.get("/certificates/0000000000/badge.svg").is(404);
    }

    fn a_code_that_no_document_has_gets_a_page_of_its_own(app: App) {
        let visitor = app.visitor();
        // A code of nobody, one with a letter that no code has, and one that is too short.
        for code in ["ABCDEFGHJK", "UUUUUUUUUU", "7K2MQ"] {
            let page = visitor.get(&format!("/certificates/{code}?lang=en")).is(404);
            page.says("No such document").says(&format!("There is no document with the code {code} on this site."));
            page.says("Compare the code with the paper letter by letter.").says("the document was not issued here");
        }
        let id = issued(&app.official(), app.player("p05"), &[("kind", "extract"), ("on_day", "2026-03-31"), ("language", "en")]);
        let code = app.certificate(id).code.unwrap();
        // The form is one of `verification`, which leads to the page of a code.
        let page = visitor.get("/certificates/ABCDEFGHJK?lang=en").is(404);
        let (_, action) = page.body.split_once("<form method=\"get\" action=\"").filter(|_| page.body.contains("name=\"seal\"")).unwrap();
        let action = action.split('"').next().unwrap();
        assert!(action.ends_with("/verification"), "{action}");
        assert_eq!(visitor.get(&format!("{action}?seal={code}")).location(), format!("/certificates/{code}"));
        for (language, says) in [("ru", "документ выдан не здесь"), ("uk", "документ видано не тут")] {
            visitor.get(&format!("/certificates/ABCDEFGHJK?lang={language}")).is(404).says(says);
        }
    }

    fn an_extract_says_what_the_list_in_force_says(app: App) {
        let (official, player) = (app.official(), app.player("p05"));
        let id = issued(&official, player, &[("kind", "extract"), ("on_day", "2026-03-31"), ("language", "en")]);
        let code = app.certificate(id).code.unwrap();
        app.visitor().page(&format!("/certificates/{code}?lang=en")).says("Rating 2390").says("place 1 in the rating list no. 1 of 1 January 2026");
        // Nothing to certify: before the first list, in the future, somebody without a rank.
        ask(&official, player, &[("kind", "extract"), ("on_day", "2025-12-31")]).is(422).says("nothing to certify");
        ask(&official, player, &[("kind", "extract"), ("on_day", "2026-12-31")]).is(422).says("Rating on");
        ask(&official, app.player("p10"), &[("kind", "rank")]).is(422).says("nothing to certify");
        ask(&official, player, &[("kind", "nonsense")]).is(422);
    }

    fn the_preview_of_a_merge_names_what_it_contradicts(app: App) {
        let (official, visitor) = (app.official(), app.visitor());
        // p06 plays; p08 was entered with another rating and never played.
        for (kept, gone) in [("p08", "p06"), ("p06", "p08")] {
            let (kept, gone) = (app.player(kept), app.player(gone));
            for player in [kept, gone] {
                issued(&official, player, &[("kind", "extract"), ("on_day", "2026-05-02"), ("language", "en")]);
            }
            official.page("/steppe/inbox");
            let fields = [("other", &*gone.to_string()), ("reason", "One person")];
            let preview = official.post(&format!("/steppe/players/{kept}/merge"), &fields).ok();
            let form = preview.form("/merge");
            let ledger = official.submit(&if preview.body.contains("name=\"sure\"") { form.set("sure", "1") } else { form }).location();
            let ledger = visitor.page(&format!("{ledger}?lang=en")).ok();
            let told = |page: &Page| -> Vec<String> {
                let numbers = (1..9).map(|number| format!("Document no. {number}"));
                numbers.filter(|name| page.text().contains(name.as_str())).collect()
            };
            assert_eq!(told(&preview), told(&ledger), "{}", preview.text());
            assert!(!told(&ledger).is_empty(), "{}", ledger.text());
            let id = app.read(|c| merges::load_into(c, PlayerId(kept)))[0].id;
            official.post(&format!("/steppe/merges/{id}/undoing"), &[]).is(303);
        }
    }

    fn an_extract_tells_any_day_also_of_a_player_who_is_not_on_the_list(app: App) {
        let (official, visitor) = (app.official(), app.visitor());
        let before = app.rating("p01").unwrap();
        app.tournament_in("Extract Cup", "rated");
        let (after, player) = (app.rating("p01").unwrap(), app.player("p01"));
        let told = |on_day: &str| {
            let id = issued(&official, player, &[("kind", "extract"), ("on_day", on_day), ("language", "en")]);
            visitor.page(&format!("/certificates/{}?lang=en", app.certificate(id).code.unwrap()))
        };
        told("2026-05-03").says(&format!("Rating {after}")).says("Extract Cup").says_nothing_of("in the rating list no.");
        told("2026-05-02").says(&format!("Rating {before}"));
        // Whoever came in with a cup after the list stands on none.
        let steppe = app.federation("steppe");
        app.newcomers_cup();
        let new = app.read(|c| {
            let list = crosstable::db::lists::list(c, steppe.id)?[0].id;
            let listed: Vec<_> = crosstable::db::lists::load_entries(c, list)?.into_iter().map(|e| e.player_id).collect();
            Ok(crosstable::db::players::list(c, steppe.id)?.into_iter().find(|p| p.state.shown.rating.is_some() && !listed.contains(&p.id)))
        });
        let new = new.unwrap();
        assert_eq!(new.id.0, app.player("p10"));
        let id = issued(&official, new.id.0, &[("kind", "extract"), ("on_day", "2026-05-03"), ("language", "en")]);
        let page = visitor.page(&format!("/certificates/{}?lang=en", app.certificate(id).code.unwrap()));
        page.says(&format!("Rating {}", new.state.shown.rating.unwrap())).says("Newcomers Cup").says_nothing_of("in the rating list no.");
        ask(&official, new.id.0, &[("kind", "extract"), ("on_day", "2026-05-02")]).is(422).says("nothing to certify");
    }

    fn an_extract_is_of_one_pool_and_one_day(app: App) {
        app.with_demo();
        let dots = app.federation("dots");
        let both = app.read(|c| {
            let rapid = crosstable::db::lists::list(c, dots.id)?[0].clone();
            let all = crosstable::db::lists::load_entries(c, rapid.id)?;
            let twice = |e: &&crosstable::db::lists::Entry| e.pool == Some(Pool::Rapid) && all.iter().any(|o| o.pool == Some(Pool::Classic) && o.player_id == e.player_id);
            let one = all.iter().find(twice).unwrap().clone();
            let other = all.iter().find(|o| o.pool == Some(Pool::Classic) && o.player_id == one.player_id).unwrap().clone();
            Ok((one, other, rapid.issue.date))
        });
        let chairman = app.chairman();
        let page = chairman.page(&format!("/dots/players/{}/certificates/new?lang=en", both.0.player_id));
        let form = page.form("/certificates/new").set("kind", "extract").set("on_day", &both.2.to_string()).set("language", "en");
        for entry in [&both.0, &both.1] {
            let pool = entry.pool.unwrap();
            let to = chairman.submit(&form.clone().set("pool", pool.word())).location();
            chairman.submit(&chairman.page(&to).form("/issue")).is(303);
            let id: i64 = to.rsplit('/').next().unwrap().parse().unwrap();
            let c = app.read(|c| storage::find(c, dots.id, CertificateId(id))).unwrap();
            assert_eq!(crosstable::actions::certificates::verified_facts(&c).unwrap().rating, Some(entry.rating), "{pool}");
            let statement = c.statement.unwrap();
            assert!(statement.contains(&format!("; {pool}; {}", both.2)), "{statement}");
            let pool = if pool == Pool::Rapid { "Rapid" } else { "Classic" };
            app.visitor().page(&format!("/certificates/{}?lang=en", c.code.unwrap())).says(pool);
        }
    }

    fn a_seal_can_be_checked_without_the_site_and_not_be_forged(app: App) {
        let official = app.official();
        let id = issued(&official, app.player("p03"), &[("kind", "rank"), ("language", "en")]);
        let (c, key) = (app.certificate(id), app.public_key());
        let text = format!("https://crosstable.example/certificates/{}#{}", c.code.clone().unwrap(), encode_seal(&c).unwrap());
        let program = |seal: &str, key: &str| {
            let out = Command::new(env!("CARGO_BIN_EXE_crosstable")).args(["verify", "--key", key, seal]).output().unwrap();
            (out.status.code(), String::from_utf8_lossy(&out.stdout).into_owned())
        };
        let (code, said) = program(&text, &key);
        assert!(code == Some(0) && said.contains("Мельник Богдан"), "{said}");
        assert_eq!(program(&text, &"0".repeat(64)).0, Some(1));
        assert_ne!(program(&text[..text.len() - 4], &key).0, Some(0));
        assert_eq!(program("nonsense!", &key).0, Some(2));
        let visitor = app.visitor();
        let asked = |seal: &str| visitor.page(&format!("/steppe/verification?lang=en&seal={}", seal.replace('#', "%23")));
        asked(&text).says("The signature is valid").says("Мельник Богдан");
        asked(&text.replace(&text[text.len() - 6..], "AAAAAA")).says("not signed by this federation");
        asked("<b>x</b>").says("copy the whole content of the QR code");
        let by_code = visitor.get(&format!("/steppe/verification?seal={}", c.code.clone().unwrap().to_lowercase()));
        assert_eq!(by_code.location(), format!("/certificates/{}", c.code.clone().unwrap()));
        visitor.page(&format!("/valley/verification?lang=en&seal={}", text.replace('#', "%23"))).says("not signed by this federation");
        assert_eq!(check_seal("", [key.as_str()]), Err(SealFault::Unreadable));
        // Whoever changes what is stored is found out.
        app.database.tamper("UPDATE certificates SET facts = replace(facts, 'Мельник', 'Мельничук')");
        let steppe = app.federation("steppe").id;
        app.write(|c| Ok(crosstable::db::federations::increment_version(c, steppe)?));
        visitor.page(&format!("/certificates/{}?lang=en", c.code.unwrap())).says("don’t rely on this document");
    }

    fn a_revoked_certificate_says_so_and_why(app: App) {
        let official = app.official();
        let id = issued(&official, app.player("p03"), &[("kind", "rank"), ("language", "ru")]);
        let code = app.certificate(id).code.unwrap();
        let before = app.visitor().page(&format!("/certificates/{code}/certificate.svg")).body;
        official.post(&format!("/steppe/certificates/{id}/end"), &[("reason", " ")]).is(422);
        official.post(&format!("/steppe/certificates/{id}/end"), &[("reason", "Issued by mistake")]).is(303);
        app.visitor().page(&format!("/certificates/{code}?lang=en")).says("Revoked on").says("Issued by mistake");
        assert_ne!(app.visitor().page(&format!("/certificates/{code}/certificate.svg")).body, before);
        official.post(&format!("/steppe/certificates/{id}/end"), &[("reason", "again")]).is(409);
        official.post(&format!("/steppe/certificates/{id}/issue"), &[]).is(409);
        // Three requests of strangers wait for an answer, the fourth is refused; an official asks
        // whenever he wants.
        let visitor = app.visitor();
        for _ in 0..3 {
            ask(&visitor, app.player("p01"), &[("kind", "rank")]).is(303);
        }
        ask(&visitor, app.player("p01"), &[("kind", "rank")]).is(429);
        let open = || official.page("/steppe/certificates").links().into_iter().filter(|l| l.starts_with("/steppe/certificates/")).count();
        assert_eq!(open(), 3);
        ask(&official, app.player("p01"), &[("kind", "rank")]).is(303);
        official.post(&format!("/steppe/certificates/{}/end", id + 1), &[("reason", "asked twice")]).is(303);
        ask(&visitor, app.player("p01"), &[("kind", "rank")]).is(303);
        // After a flood everything that strangers asked for goes at once; and one address asks ten
        // times within the hour.
        official.post("/steppe/certificates", &[("what", "refuse"), ("reason", "")]).is(422);
        official.post("/steppe/certificates", &[("what", "refuse"), ("reason", "A flood")]).is(303);
        assert_eq!(open(), 1);
        for _ in 0..3 {
            ask(&visitor, app.player("p02"), &[("kind", "rank")]).is(303);
        }
        official.post("/steppe/certificates", &[("what", "refuse"), ("reason", "A flood")]).is(303);
        ask(&visitor, app.player("p02"), &[("kind", "rank")]).is(303);
        ask(&visitor, app.player("p02"), &[("kind", "rank")]).is(303);
        ask(&visitor, app.player("p05"), &[("kind", "rank")]).is(429).says("Too many requests came from this network address");
        // The log doesn't believe what a stranger calls himself.
        assert!(official.page("/steppe/audit?lang=en").says("visitor").text().contains("requested a certificate"));
    }

    fn strangers_ask_ten_times_within_the_hour_at_all_nodes_together(app: App) {
        let other = app.beside();
        let (here, there, official) = (app.visitor(), other.visitor(), app.official());
        let asks = |who: &Client, code: &str| ask(who, app.player(code), &[("kind", "rank")]).status;
        // Three requests for a player wait at most: these are ten, none of them refused for that.
        for (code, beside) in [("p01", "p02"), ("p01", "p02"), ("p03", "p05"), ("p03", "p05"), ("p02", "p03")] {
            assert_eq!((asks(&here, code), asks(&there, beside)), (303, 303), "{code} {beside}");
        }
        assert_eq!((asks(&here, "p01"), asks(&there, "p01")), (429, 429));
        // Who is refused takes nobody's turn at writing, and an official isn't counted.
        assert_eq!(asks(&official, "p01"), 303);
        app.pass(TimeDelta::minutes(59));
        assert_eq!((asks(&here, "p01"), asks(&there, "p01")), (429, 429));
        app.pass(TimeDelta::minutes(2));
        assert_eq!(asks(&there, "p01"), 303);
    }

    fn many_are_issued_at_once(app: App) {
        let official = app.official();
        let visitor = app.visitor();
        ask(&visitor, app.player("p01"), &[("kind", "extract"), ("on_day", "2026-02-01")]).is(303);
        official.post("/steppe/certificates", &[("what", "requests")]).is(303);
        official.post("/steppe/certificates", &[("what", "ranks"), ("language", "uk")]).is(303);
        let issued = || official.page("/steppe/certificates?stage=issued").text().matches("No. ").count();
        let all = issued();
        assert!(all > 5, "{all}");
        // Nobody gets the same twice.
        official.post("/steppe/certificates", &[("what", "ranks"), ("language", "uk")]).is(303);
        assert_eq!(issued(), all);
        let file = official.page(&format!("/steppe/certificates.pdf?day={}&format=a6", day(2026, 5, 10)));
        assert!(file.bytes.starts_with(b"%PDF"));
        let empty = official.get("/steppe/certificates.pdf?day=2020-01-01").location();
        official.page(&empty).says("Nothing was issued on that day.");
        official.post("/steppe/certificates", &[("what", "everything")]).is(400);
    }

    fn papers_carry_the_day_of_the_federation(app: App) {
        let (chairman, official) = (app.chairman(), app.official());
        chairman.submit(&chairman.page("/steppe/settings").form("/settings/zone").set("time_zone", "Europe/Kyiv")).is(303);
        // 22:49 of 10 May in UTC is 01:49 of 11 May there.
        app.pass(TimeDelta::minutes(10 * 60 + 49));
        let id = issued(&official, app.player("p03"), &[("kind", "rank"), ("language", "en")]);
        let code = app.certificate(id).code.unwrap();
        app.visitor().page(&format!("/certificates/{code}?lang=en")).says("11 May 2026");
        let list = official.page("/steppe/certificates?stage=issued&lang=en");
        assert!(list.row("Melnyk Bohdan").iter().any(|cell| cell.contains("11 May 2026")), "{}", list.text());
        assert!(list.body.contains("name=\"day\" type=\"date\" value=\"2026-05-11\""), "the day that is printed");
        assert!(official.page("/steppe/certificates.pdf?day=2026-05-11").bytes.starts_with(b"%PDF"));
        official.get("/steppe/certificates.pdf?day=2026-05-10").is(303);
    }

    fn who_issues_in_the_place_of_nobody_named_doesn_t_take_the_post_of_the_settings(app: App) {
        let steppe = app.federation("steppe");
        app.write(|c| Ok(crosstable::db::federations::update_papers(c, steppe.id, steppe.accent, None, "Chairman of the club", "")?));
        let official = app.official();
        let id = issued(&official, app.player("p03"), &[("kind", "rank"), ("language", "en")]);
        let page = app.visitor().page(&format!("/certificates/{}?lang=en", app.certificate(id).code.unwrap()));
        page.says("Official").says_nothing_of("Chairman of the club");
    }

    fn who_signs_stands_in_the_letters_of_the_reader(app: App) {
        let steppe = app.federation("steppe");
        app.write(|c| Ok(crosstable::db::federations::update_papers(c, steppe.id, steppe.accent, None, "", "Щенсняк Їжак")?));
        let (official, visitor, player) = (app.official(), app.visitor(), app.player("p03"));
        for language in ["en", "uk"] {
            let id = issued(&official, player, &[("kind", "rank"), ("language", language)]);
            let code = app.certificate(id).code.unwrap();
            visitor.page(&format!("/certificates/{code}?lang=en")).says("Shchensniak Yizhak").says_nothing_of("Щенсняк");
            visitor.page(&format!("/certificates/{code}?lang=uk")).says("Щенсняк Їжак");
        }
    }

    fn the_chairman_decides_how_papers_look(app: App) {
        let chairman = app.chairman();
        chairman.page("/steppe/settings?lang=en");
        let fields = [("accent", "plum".to_owned()), ("signatory_post", "Chairman".to_owned()), ("signatory_name", "S. Teppe".to_owned())];
        chairman.upload("/steppe/settings/papers", &fields, Some(("emblem.svg", STAR))).is(303);
        let png = app.visitor().page("/steppe/emblem.png");
        assert!(png.bytes.starts_with(b"\x89PNG") && png.header("content-type") == "image/png");
        app.visitor().get("/valley/emblem.png").is(404);
        let before = app.everything();
        let evil = br#"<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><path d="M0 0h9v9z"/></svg>"#;
        chairman.upload("/steppe/settings/papers", &fields, Some(("e.svg", evil))).is(415).says("contains scripts");
        chairman.upload("/steppe/settings/papers", &fields, Some(("e.svg", b"GIF89a"))).is(415).says("not accepted here");
        // What was chosen beside a refused emblem is still there.
        let rust = [("accent", "rust".to_owned()), fields[1].clone(), fields[2].clone()];
        let refused = chairman.upload("/steppe/settings/papers", &rust, Some(("e.svg", evil))).is(415);
        assert_eq!(refused.form("/settings/papers").value("accent"), "rust");
        let pink = [("accent", "pink".to_owned()), ("signatory_name", "x".repeat(81))];
        chairman.upload("/steppe/settings/papers", &pink, None).is(422);
        assert_eq!(app.everything(), before);
        let id = issued(&app.official(), app.player("p03"), &[("kind", "rank"), ("language", "en")]);
        let code = app.certificate(id).code.unwrap();
        app.visitor().page(&format!("/certificates/{code}?lang=en")).says("S. Teppe, Chairman");
        assert!(app.visitor().page(&format!("/certificates/{code}/certificate.svg")).body.contains("data:image/png"));
        chairman.upload("/steppe/settings/papers", &[("accent", "teal".to_owned()), ("remove", "1".to_owned())], None).is(303);
        app.visitor().get("/steppe/emblem.png").is(404);
        // The paper keeps the emblem it was issued with.
        assert!(app.visitor().page(&format!("/certificates/{code}/certificate.svg")).body.contains("data:image/png"));
    }
}
