//! Letters: who gets which, in which language, once – whatever happens to the mail server or to us.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use crosstable::actions::mail::notices::{Matter, Notice, write_notice};
use crosstable::actions::replay::Progress;
use crosstable::actions::{Actor, Role, Tx, approval, proposals, tournaments as office};
use crosstable::db::accounts::{self, Account};
use crosstable::db::outbox::{self, Letter};
use crosstable::db::tournaments::Conditions;
use crosstable::db::{AccountId, LetterId, ProposalId, TournamentId, clubs};
use crosstable::domain::language::Language;
use crosstable::domain::proposal::{Act, Stage};
use serde_json::Value;

use crate::app::{App, PASSWORD, noon};
use crate::client::{Client, Page};
use crate::database::on_both;
use crate::smtp_server::PostOffice;

/// Gives an account a confirmed address, `login@example.org`, and a language.
fn gives(app: &App, login: &str, language: &str) {
    let id = app.account(login);
    app.write(|c| {
        accounts::update_mail(c, id, Some(&format!("{login}@example.org")), None)?;
        accounts::update_notices(c, id, true, Language::from_word(language).unwrap())?;
        Ok(())
    });
}

fn account(app: &App, id: AccountId) -> Account {
    app.read(|c| accounts::find(c, id)).unwrap()
}

/// The official sends a table of the referee back; the id of the tournament.
fn sends_back(app: &App, name: &str) -> i64 {
    let id = app.tournament_in(name, "cosigned");
    let (official, steppe, now) = (app.actor("official"), app.federation("steppe"), app.now());
    app.write(|c| {
        office::return_for_changes(
            &mut Tx::new(c, &official, &steppe, now),
            TournamentId(id),
            "Round 3 is missing",
        )
    });
    id
}

/// Every letter that is remembered.
fn remembered(app: &App) -> Vec<Letter> {
    app.read(|c| {
        let mut found = Vec::new();
        for id in 1..60 {
            found.extend(outbox::find(c, LetterId(id))?);
        }
        Ok(found)
    })
}

/// The one-time link that a page shows, as a path.
#[track_caller]
fn shown(page: &Page) -> String {
    let text = page.text();
    let at = text
        .find("/invitation/")
        .unwrap_or_else(|| panic!("{} shows no link: {text}", page.path));
    text[at..].split_whitespace().next().unwrap().to_owned()
}

fn choose(client: &Client, link: &str) -> Page {
    client.get(link);
    client.post(link, &[("password", PASSWORD), ("again", PASSWORD)])
}

/// The member types an address on the page of the own account.
fn types(client: &Client, address: &str) -> Page {
    let form = client
        .page("/account")
        .form("/account/mail")
        .set("mail", address)
        .set("current", PASSWORD);
    client.submit(&form)
}

/// Whoever reads the letters of an address uses the newest link in them.
#[track_caller]
fn confirms(app: &App, post: &PostOffice, address: &str) {
    let link = post.to(address).pop().unwrap().link();
    let reader = app.visitor();
    let form = reader.page(&link).form(&link);
    reader.submit(&form).is(303);
}

on_both! {
    fn a_notice_comes_once_in_the_language_of_its_reader(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        for (login, language) in [("referee", "uk"), ("head", "en"), ("official", "ru"), ("chairman", "uk")] {
            gives(&app, login, language);
        }
        let id = app.tournament_in("Кубок степу", "rated");
        assert_eq!(app.send(), 4);
        assert_eq!(app.send(), 0);
        let letters = post.letters();
        assert_eq!(letters.len(), 4);
        assert_eq!(letters.iter().map(|l| l.header("Message-ID")).collect::<BTreeSet<_>>().len(), 4);
        for (login, subject, says) in [
            (
                "head",
                "Table to sign: Кубок степу",
                "The chief referee has signed the table of “Кубок степу” (Go Federation of the Steppe).",
            ),
            (
                "official",
                "Таблица на проверку: Кубок степу",
                "На таблице турнира «Кубок степу» (Федерация го степи) есть все нужные подписи.",
            ),
            (
                "chairman",
                "Таблиця на перевірку: Кубок степу",
                "Таблиця турніру «Кубок степу» (Федерація ґо степу) має всі потрібні підписи.",
            ),
            ("referee", "Обраховано: Кубок степу", "Турнір «Кубок степу» (Федерація ґо степу) обраховано:"),
        ] {
            let letter = post.only(&format!("{login}@example.org"));
            assert_eq!(letter.subject(), subject);
            assert_eq!(letter.from, "notices@crosstable.example");
            assert!(letter.header("From").contains("<notices@crosstable.example>"), "{}", letter.header("From"));
            assert!(letter.header("To").contains(&format!("<{login}@example.org>")), "{}", letter.header("To"));
            assert!(letter.header("Message-ID").ends_with("@crosstable.example>"), "{}", letter.header("Message-ID"));
            assert!(letter.header("Date").contains("10 May 2026 12:00:00"), "{}", letter.header("Date"));
            assert_eq!(letter.header("MIME-Version"), "1.0");
            assert_eq!(letter.header("Content-Type"), "text/plain; charset=utf-8");
            assert_eq!(letter.header("Auto-Submitted"), "auto-generated");
            let body = letter.body();
            assert!(body.contains(says), "{body}");
            assert_eq!(letter.link(), format!("/steppe/tournaments/{id}"));
            assert!(body.contains("http://crosstable.example/account"), "how to switch notices off: {body}");
        }
    }

    fn a_tournament_that_recalculates_nobody_is_called_rated_nowhere(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        gives(&app, "referee", "en");
        // Less than 45 minutes a game (ufgo 1.7).
        let id = TournamentId(app.tournament_in("Blitz Cup", "planned"));
        let steppe = app.federation("steppe");
        let (organizer, referee, head, official) = (app.actor("organizer"), app.actor("referee"), app.actor("head"), app.actor("official"));
        let sheet = app.sheet_of_three();
        let version = || app.stored(id.0).lock_version;
        let conditions = Conditions { minutes: Some(20.0), ..app.stored(id.0).conditions };
        let seen = version();
        app.write(|c| office::change_conditions(&mut Tx::new(c, &organizer, &steppe, noon()), id, seen, conditions));
        let seen = version();
        app.write(|c| office::submit_table(&mut Tx::new(c, &referee, &steppe, noon()), id, seen, &sheet));
        let seen = version();
        app.write(|c| office::cosign_table(&mut Tx::new(c, &head, &steppe, noon()), id, seen));
        let seen = version();
        app.write(|c| approval::approve_table(&mut Tx::new(c, &official, &steppe, noon()), id, seen, &Progress::default()));
        app.send();
        let letter = post.only("referee@example.org");
        assert_eq!(letter.subject(), "Recorded: Blitz Cup");
        assert!(letter.body().contains("It changes no ratings:"), "{}", letter.body());
        let visitor = app.visitor();
        let feed = visitor.page("/steppe/feed.atom?lang=en").body;
        assert!(feed.contains("Recorded, no rating changed: Blitz Cup") && !feed.contains("Rated: Blitz Cup"), "{feed}");
        let api = |address: &str| -> Value { serde_json::from_str(&visitor.page(&format!("/api/v1/federations/steppe/tournaments{address}")).body).unwrap() };
        assert_eq!(api(&format!("/{id}"))["state"], "unchanged");
        let names = |state: &str| -> Vec<String> {
            let found = api(&format!("?state={state}"));
            found["items"].as_array().unwrap().iter().map(|item| item["name"].as_str().unwrap().to_owned()).collect()
        };
        assert_eq!(names("unchanged"), ["Blitz Cup"]);
        assert!(!names("rated").is_empty() && !names("rated").contains(&"Blitz Cup".to_owned()), "{:?}", names("rated"));
        visitor.page(&format!("/steppe/tournaments/{id}?lang=en")).says("recorded, no rating changed");
    }

    fn what_is_sent_back_or_opened_again_comes_with_its_reason(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        gives(&app, "referee", "en");
        sends_back(&app, "Spring Cup");
        let id = TournamentId(app.tournament_in("Summer Cup", "rated"));
        let (official, steppe, now) = (app.actor("official"), app.federation("steppe"), app.now());
        app.write(|c| office::reopen_tournament(&mut Tx::new(c, &official, &steppe, now), id, "A result was wrong"));
        assert_eq!(app.send(), 3);
        let letters = post.to("referee@example.org");
        let subjects: Vec<String> = letters.iter().map(|l| l.subject()).collect();
        assert_eq!(subjects, ["Table sent back: Spring Cup", "Rated: Summer Cup", "Reopened: Summer Cup"]);
        assert!(letters[0].body().contains("sent back by Official.") && letters[0].body().contains("\n\nRound 3 is missing\n\n"));
        assert!(letters[2].body().contains("\n\nA result was wrong\n\n"));
    }

    fn the_commission_hears_of_a_proposal_and_the_organizer_of_the_decision(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let client = app.official();
        for (login, language) in
            [("organizer", "uk"), ("official", "en"), ("chairman", "ru"), ("referee", "en"), ("head", "en"), ("official-valley", "en")]
        {
            gives(&app, login, language);
        }
        let (organizer, official, steppe, now) = (app.actor("organizer"), app.actor("official"), app.federation("steppe"), app.now());
        let (id, _) = app.proposal_at(Stage::Sent);
        // Sent twice has the effect of once.
        app.write(|c| proposals::submit_proposal(&mut Tx::new(c, &organizer, &steppe, now), ProposalId(id), ""));
        assert_eq!(app.send(), 2, "the commission of this federation, and nobody else");
        for (login, subject, says) in [
            (
                "official",
                "Regulations to approve: Proposed sent",
                "The tournament “Proposed sent” (Go Federation of the Steppe) was proposed by Organizer.",
            ),
            (
                "chairman",
                "Положение на утверждение: Proposed sent",
                "Предложен турнир «Proposed sent» (Федерация го степи). Организатор: Organizer.",
            ),
        ] {
            let letter = post.only(&format!("{login}@example.org"));
            assert_eq!((letter.subject().as_str(), letter.link()), (subject, format!("/steppe/proposals/{id}")));
            assert!(letter.body().contains(says), "{}", letter.body());
        }
        // Approved, and approved once more: the link leads to the tournament that came of it.
        let form = client.page(&format!("/steppe/proposals/{id}")).form("/approval");
        let tournament = client.submit(&form).location();
        client.submit(&form).is(303);
        assert_eq!(app.send(), 1);
        let letter = post.only("organizer@example.org");
        assert_eq!((letter.subject().as_str(), letter.link()), ("Затверджено: Proposed sent", tournament));
        let says = "Положення про турнір «Proposed sent» (Федерація ґо степу) затверджено";
        assert!(letter.body().contains(says), "{}", letter.body());
        for (act, subject, why) in [
            (Act::Return, "Пропозицію повернено: Proposed sent", "Say when it ends"),
            (Act::Reject, "Пропозицію відхилено: Proposed sent", "The hall is closed"),
        ] {
            let (id, _) = app.proposal_at(Stage::Sent);
            app.write(|c| {
                let version = crosstable::db::proposals::find(c, steppe.id, ProposalId(id))?.unwrap().lock_version;
                proposals::return_or_reject(&mut Tx::new(c, &official, &steppe, now), proposals::ProposalVersion { id: ProposalId(id), version }, act, why)
            });
            assert_eq!(app.send(), 3, "the commission of the proposal, the organizer of the decision");
            let letter = post.to("organizer@example.org").pop().unwrap();
            assert_eq!((letter.subject().as_str(), letter.link()), (subject, format!("/steppe/proposals/{id}")));
            assert!(letter.body().contains(&format!("\n\n{why}\n\n")), "{}", letter.body());
        }
    }

    fn lists_that_are_due_and_results_that_are_late_are_told_once_a_day(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let official = app.login("official");
        for (login, language) in [("official", "uk"), ("chairman", "en"), ("referee", "en"), ("chairman-valley", "en")] {
            gives(&app, login, language);
        }
        // The clock stands at 10 May: the list of 1 April is due in both federations of go; nothing
        // of the results is, by their rules.
        app.sender().write_reminders().unwrap();
        assert_eq!(app.send(), 3);
        assert_eq!(post.only("official@example.org").link(), "/steppe/ratings/new");
        assert!(post.only("chairman@example.org").body().contains("2026-04-01"));
        app.pass(TimeDelta::days(1));
        app.sender().write_reminders().unwrap();
        assert_eq!(app.send(), 0, "told once");
        let form = official.page("/steppe/ratings/new?date=2026-04-01").form("/ratings/new");
        official.submit(&form).is(303);
        app.pass(TimeDelta::days(52));
        app.sender().write_reminders().unwrap();
        assert_eq!(app.send(), 3, "the list of 1 July");
    }

    fn what_lies_beyond_its_bounds_is_told_to_the_commission_once_a_month(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        app.with_upset();
        gives(&app, "official-two", "uk");
        app.sender().write_reminders().unwrap();
        assert_eq!(app.send(), 2, "the list of the steppe, the alarm of the other");
        let told = || post.to("official-two@example.org").iter().filter(|letter| letter.link() == "/upset/numbers").count();
        let letter = post.to("official-two@example.org").into_iter().find(|letter| letter.link() == "/upset/numbers").unwrap();
        assert_eq!(letter.subject(), "Показники рейтингів поза межами: Upset");
        app.pass(TimeDelta::days(1));
        app.sender().write_reminders().unwrap();
        app.send();
        assert_eq!(told(), 1);
        app.pass(TimeDelta::days(25));
        app.sender().write_reminders().unwrap();
        app.send();
        assert_eq!(told(), 2);
    }

    fn the_commission_hears_of_a_request_for_a_certificate(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        for (login, language) in [("official", "uk"), ("chairman", "en"), ("referee", "en"), ("chairman-valley", "en")] {
            gives(&app, login, language);
        }
        let visitor = app.visitor();
        let form = visitor.page(&format!("/steppe/players/{}/certificates/new", app.player("p03"))).form("/certificates/new");
        let form = form.set("kind", "rank").set("asked_by", "Anna Koval, https://shop.example").set("contact", "anna@example.org");
        // What is refused waits for nobody.
        visitor.submit(&form.clone().set("contact", "")).is(422);
        assert_eq!(app.send(), 0);
        visitor.submit(&form).is(303);
        assert_eq!(app.send(), 2, "the commission of this federation, and nobody else");
        for (login, subject, says) in [
            ("official", "Заявка на документ: Мельник Богдан", "Вона чекає на рішення кваліфікаційної комісії:"),
            (
                "chairman",
                "Certificate requested: Melnyk Bohdan",
                "A certificate or an extract was requested: Melnyk Bohdan (Go Federation of the Steppe).",
            ),
        ] {
            let letter = post.only(&format!("{login}@example.org"));
            assert_eq!(letter.subject(), subject);
            let body = letter.body();
            assert!(body.contains(says), "{body}");
            // What a visitor typed is read on the page and goes into no letter.
            assert!(!body.contains("Anna") && !body.contains("shop.example") && !body.contains("anna@"), "{body}");
            assert_eq!(letter.link(), "/steppe/certificates/1");
            app.login(login).page(&letter.link()).says("Melnyk Bohdan").says("anna@example.org");
        }
    }

    fn an_appeal_and_its_answer_are_told_by_letter(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let address = format!("/steppe/tournaments/{}", app.tournament_in("Disputed Cup", "rated"));
        let (visitor, referee, official) = (app.visitor(), app.referee(), app.official());
        app.send();
        gives(&app, "chairman", "en");
        gives(&app, "referee", "en");
        let form = visitor.page(&format!("{address}/appeal")).form("/appeal").set("about", "result").set("body", "I won round 1");
        let form = form.set("name", "Buy at https://shop.example").set("contact", "anna@example.org").set("player", &app.player("p01").to_string());
        visitor.submit(&form).is(303);
        assert_eq!(app.send(), 1);
        let letter = post.only("chairman@example.org");
        assert_eq!((letter.subject().as_str(), letter.link().as_str()), ("Appeal: Disputed Cup", "/steppe/appeals/1"));
        let form = referee.page(&format!("{address}/appeal")).form("/appeal").set("about", "table").set("body", "Two names are wrong");
        referee.submit(&form).is(303);
        assert_eq!(app.send(), 1, "the commission alone");
        let spam = visitor.page(&format!("{address}/appeal")).form("/appeal").set("about", "result").set("body", "Buy now").set("name", "B");
        visitor.submit(&spam.set("contact", "victim@example.org").set("player", &app.player("p02").to_string())).is(303);
        assert_eq!(app.send(), 1, "the commission alone");
        for (appeal, decision, why) in [(3, "dismissed", "No appeal"), (1, "rejected", "The slip says otherwise"), (2, "upheld", "They are")] {
            let form = official.page(&format!("/steppe/appeals/{appeal}")).form("/answer").set("stage", decision).set("why", why);
            official.submit(&form).is(303);
        }
        assert_eq!(app.send(), 2, "no letter to an address that a stranger typed without an appeal");
        let answer = post.only("anna@example.org");
        assert_eq!((answer.subject().as_str(), answer.link()), ("Відповідь на апеляцію: Disputed Cup", address.clone()));
        assert!(answer.body().contains("The slip says otherwise") && answer.body().contains("Коваль Анна"), "{}", answer.body());
        assert!(!answer.body().contains("shop.example") && !answer.body().contains("/account"), "{}", answer.body());
        let answer = post.only("referee@example.org");
        assert_eq!((answer.subject().as_str(), answer.link()), ("Your appeal was answered: Disputed Cup", address));
        assert!(answer.body().contains("The appeal is upheld. The reason:\n\nThey are"), "{}", answer.body());
    }

    fn who_acts_is_not_told(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let client = app.chairman();
        gives(&app, "official", "en");
        gives(&app, "chairman", "en");
        // The chairman heads the club, too, and signs for it.
        let (chairman, steppe) = (app.account("chairman"), app.federation("steppe").id);
        app.write(|c| {
            let ivory = clubs::find_by_name(c, steppe, "Ivory")?.unwrap().id;
            Ok(accounts::add_role(c, chairman, Some(steppe), Role::ClubHead, Some(ivory))?)
        });
        let id = app.tournament_in("Cup", "submitted");
        assert_eq!(app.send(), 1);
        assert_eq!(post.only("chairman@example.org").subject(), "Table to sign: Cup");
        let form = client.page(&format!("/steppe/tournaments/{id}")).form("/cosignature");
        client.submit(&form).is(303);
        assert_eq!(app.send(), 1);
        assert_eq!(post.only("official@example.org").subject(), "Table to check: Cup");
        post.only("chairman@example.org");
    }

    fn when_the_mail_server_is_down_letters_wait_and_come_later(app: App) {
        let post = PostOffice::open();
        let mut app = post.of(app);
        gives(&app, "referee", "en");
        post.close(true);
        sends_back(&app, "Cup");
        assert_eq!(app.send(), 0);
        let row = app.admin().page("/accounts/mail").row("referee@example.org");
        assert_eq!((row[1].as_str(), row[3].as_str()), ("table sent back", "1"), "{row:?}");
        assert!(!row[4].is_empty(), "the error is shown: {row:?}");
        app.restart();
        post.close(false);
        assert_eq!(app.send(), 0, "a minute has to pass");
        app.pass(TimeDelta::minutes(1));
        assert_eq!(app.send(), 1);
        assert_eq!(post.only("referee@example.org").subject(), "Table sent back: Cup");
        app.admin().page("/accounts/mail").says("No letter is waiting.");
    }

    fn a_mailbox_that_does_not_exist_is_given_up_at_once_and_shown_to_the_administrator(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        gives(&app, "referee", "en");
        gives(&app, "head", "en");
        post.refuse("referee@example.org", true);
        sends_back(&app, "Cup");
        assert_eq!(app.send(), 1, "the head of the club gets the letter of the signature");
        app.pass(TimeDelta::days(2));
        assert_eq!(app.send(), 0);
        let admin = app.admin();
        admin.page("/accounts").says("1 letter could not be sent");
        let page = admin.page("/accounts/mail");
        let row = page.row("referee@example.org");
        assert!(row[4].contains("550") && row[3] == "1", "{row:?}");
        post.refuse("referee@example.org", false);
        assert_eq!(admin.submit(&page.form("/attempt")).location(), "/accounts/mail");
        admin.page("/accounts/mail").says("The letter will be sent now.");
        assert_eq!(app.send(), 1);
        assert_eq!(post.only("referee@example.org").subject(), "Table sent back: Cup");
        admin.page("/accounts/mail").says("There are no such letters.");
        // Once more is not possible: it was sent.
        admin.submit(&page.form("/attempt")).is(404);
    }

    fn a_mail_server_that_asks_for_patience_gets_eight_attempts(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        gives(&app, "referee", "en");
        gives(&app, "head", "en");
        post.put_off("referee@example.org", true);
        sends_back(&app, "Cup");
        let letter = || remembered(&app).into_iter().find(|l| l.notice() == Some(Notice::Returned)).unwrap();
        assert_eq!(app.send(), 1, "others don't wait");
        for (minutes, attempt) in [1, 5, 30, 120, 720, 720, 720].into_iter().zip(1..) {
            assert_eq!((letter().attempts, letter().given_up_at), (attempt, None));
            app.pass(TimeDelta::minutes(minutes) - TimeDelta::seconds(1));
            assert_eq!(app.send(), 0);
            assert_eq!(letter().attempts, attempt, "not before {minutes} minutes have passed");
            app.pass(TimeDelta::seconds(1));
            assert_eq!(app.send(), 0);
        }
        assert_eq!((letter().attempts, letter().given_up_at), (8, Some(app.now())));
        assert!(post.to("referee@example.org").is_empty());
    }

    fn whoever_watches_the_program_sees_letters_that_did_not_go_out(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        gives(&app, "referee", "en");
        app.letter_given_up();
        sends_back(&app, "First Cup");
        let waiting = remembered(&app).iter().filter(|letter| letter.sent_at.is_none() && letter.given_up_at.is_none()).count();
        assert!(waiting > 0);
        let told = app.counted();
        for (state, count) in [("given up", 1), ("waiting", waiting)] {
            let line = format!("crosstable_letters{{state=\"{state}\"}} {count}");
            assert!(told.lines().any(|found| found == line), "{line}: {told}");
        }
    }

    fn a_letter_whose_sender_died_is_sent_again_as_the_same_letter(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        gives(&app, "referee", "en");
        sends_back(&app, "First Cup");
        let sender = app.sender();
        let letter = sender.claim_next().unwrap().unwrap();
        sender.deliver_letter(&letter).unwrap();
        // It dies before it can note that.
        drop(sender);
        assert_eq!(app.other_sender().send_due().unwrap(), 0, "nobody knows yet that it is dead");
        app.pass(crosstable::actions::mail::outbox::CLAIM);
        assert_eq!(app.other_sender().send_due().unwrap(), 1);
        let came = post.to("referee@example.org");
        assert_eq!(came.len(), 2);
        assert_eq!(came[0], came[1], "the same number, the same date, the same words");
        app.pass(crosstable::actions::mail::outbox::CLAIM);
        assert_eq!(app.send(), 0);
        // One that dies before it has sent anything loses nothing either.
        sends_back(&app, "Second Cup");
        assert!(app.sender().claim_next().unwrap().is_some());
        app.pass(crosstable::actions::mail::outbox::CLAIM);
        assert_eq!(app.send(), 1);
        assert_eq!(post.letters().pop().unwrap().subject(), "Table sent back: Second Cup");
    }

    fn a_letter_is_its_senders_as_long_as_that_lives_and_no_longer(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        gives(&app, "referee", "en");
        sends_back(&app, "First Cup");
        let slow = app.sender();
        let letter = slow.claim_next().unwrap().unwrap();
        for _ in 0..10 {
            app.pass(TimeDelta::minutes(2));
            slow.renew_claim(&letter).unwrap();
        }
        assert_eq!(app.other_sender().send_due().unwrap(), 0, "it is still being sent");
        app.pass(TimeDelta::minutes(4));
        assert_eq!(app.other_sender().send_due().unwrap(), 1, "nobody waits long for a sender that was killed");
        slow.renew_claim(&letter).unwrap();
        assert_eq!(app.send(), 0, "it comes back to life and takes nothing");
    }

    fn two_senders_at_once_send_each_letter_once(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        gives(&app, "referee", "en");
        let (owner, steppe, now) = (app.account("referee"), app.federation("steppe"), app.now());
        let matter = |n: usize| Matter {
            name: format!("Cup {n}"),
            path: "/steppe".to_owned(),
            club: None,
            owner: Some(owner),
            version: format!("cup {n}"),
            reason: String::new(),
            stage: None,
        };
        app.write(|c| {
            for n in 0..20 {
                // Told twice, written once.
                write_notice(&mut Tx::new(c, &Actor::console(), &steppe, now), Notice::Rated, &matter(n))?;
                write_notice(&mut Tx::new(c, &Actor::console(), &steppe, now), Notice::Rated, &matter(n))?;
            }
            Ok(())
        });
        let senders = [app.sender(), app.other_sender()].map(|mut sender| std::thread::spawn(move || sender.send_due().unwrap()));
        let sent: usize = senders.map(|s| s.join().unwrap()).iter().sum();
        let letters = post.letters();
        assert_eq!((sent, letters.len()), (20, 20));
        assert_eq!(letters.iter().map(|l| l.header("Message-ID")).collect::<BTreeSet<_>>().len(), 20);
    }

    fn the_sender_of_the_site_wakes_when_something_is_written_and_ends_with_the_site(app: App) {
        let post = PostOffice::open();
        let mut app = post.of(app);
        gives(&app, "referee", "en");
        let id = app.tournament_in("Cup", "cosigned");
        let official = app.official();
        app.start_mailer();
        official.post(&format!("/steppe/tournaments/{id}/return"), &[("reason", "Round 3 is missing")]).is(303);
        post.wait_for(1);
        app.stop_mailer();
        sends_back(&app, "Later Cup");
        assert_eq!(app.send(), 1, "after its end it sends nothing");
    }

    fn an_address_gets_nothing_but_a_link_until_it_is_confirmed(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let (referee, id) = (app.referee(), app.account("referee"));
        assert_eq!(types(&referee, "referee@example.org").location(), "/account");
        referee.page("/account").says("A link was sent to the new address").says("referee@example.org is not confirmed yet");
        sends_back(&app, "First Cup");
        assert_eq!(app.send(), 1);
        let letter = post.only("referee@example.org");
        assert_eq!(letter.subject(), "Confirm your e-mail address");
        let link = letter.link();
        // It opens no account, and looking at it does nothing: some programs look at every link of
        // a letter.
        app.visitor().get(&link.replace("confirmation", "invitation")).is(410);
        let reader = app.visitor();
        let page = reader.page(&link);
        page.says("Referee, should notices be sent to referee@example.org?");
        assert_eq!(account(&app, id).mail, None);
        reader.submit(&page.form(&link)).is(303);
        let stored = account(&app, id);
        assert_eq!((stored.mail.as_deref(), stored.mail_pending), (Some("referee@example.org"), None));
        reader.get(&link).is(410);
        reader.submit(&page.form(&link)).is(410);
        sends_back(&app, "Second Cup");
        assert_eq!(app.send(), 1);
        assert_eq!(post.to("referee@example.org")[1].subject(), "Table sent back: Second Cup");
        // What was sent is not kept.
        assert!(remembered(&app).iter().all(|l| l.facts == "{}"), "{:?}", remembered(&app));
    }

    fn a_new_address_takes_over_when_it_is_confirmed(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let referee = app.referee();
        gives(&app, "referee", "en");
        types(&referee, "wrong@example.org").is(303);
        app.send();
        types(&referee, "new@example.org").is(303);
        sends_back(&app, "First Cup");
        assert_eq!(app.send(), 2);
        assert_eq!(post.only("referee@example.org").subject(), "Table sent back: First Cup");
        let abandoned = post.only("wrong@example.org").link();
        app.visitor().get(&abandoned).is(410);
        confirms(&app, &post, "new@example.org");
        sends_back(&app, "Second Cup");
        assert_eq!(app.send(), 3);
        let changed = "The e-mail address of your account was changed";
        let subjects = |address: &str| post.to(address).iter().map(|l| l.subject()).collect::<Vec<_>>();
        assert_eq!(subjects("new@example.org"), ["Confirm your e-mail address", changed, "Table sent back: Second Cup"]);
        assert_eq!(subjects("referee@example.org"), ["Table sent back: First Cup", changed], "the old address is told, too");
        // Without an address there are no letters but the one that says so.
        types(&referee, "").is(303);
        sends_back(&app, "Third Cup");
        assert_eq!(app.send(), 1);
        assert_eq!(subjects("new@example.org")[3], changed);
    }

    fn notices_can_be_switched_off_also_those_that_wait(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let referee = app.referee();
        gives(&app, "referee", "uk");
        gives(&app, "head", "en");
        sends_back(&app, "First Cup");
        let form = referee.page("/account").form("/account/mail");
        assert_eq!((form.value("mail"), form.value("notices"), form.value("language")), ("referee@example.org", "1", "uk"));
        referee.post("/account/mail", &[("mail", "referee@example.org"), ("language", "ru")]).is(303);
        let stored = account(&app, app.account("referee"));
        assert_eq!((stored.notices, stored.language, stored.mail_pending), (false, Some(Language::Russian), None));
        sends_back(&app, "Second Cup");
        app.send();
        assert!(post.to("referee@example.org").is_empty());
        // A locked account gets nothing, either.
        let head = app.account("head");
        let before = post.to("head@example.org").len();
        app.tournament_in("Third Cup", "submitted");
        app.admin().post(&format!("/accounts/{head}/disabling"), &[("disabled", "1")]).is(303);
        assert_eq!(app.send(), 0);
        assert_eq!(post.to("head@example.org").len(), before);
    }

    fn an_invitation_is_mailed_and_its_link_confirms_the_address(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let chairman = app.chairman();
        let form = chairman.page("/steppe/people").form("/steppe/people");
        let form = form.set("login", "new").set("name", "Нова Суддя").set("role", "referee").set("mail", "new@example.org");
        let page = chairman.submit(&form).ok();
        page.says("A link was also sent to new@example.org.");
        let id = app.account("new");
        assert_eq!((account(&app, id).mail, account(&app, id).mail_pending.as_deref()), (None, Some("new@example.org")));
        assert_eq!(app.send(), 1);
        let letter = post.only("new@example.org");
        assert_eq!(letter.subject(), "Invitation: Go Federation of the Steppe");
        let body = letter.body();
        for says in ["Hello, Нова Суддя!", "Your role: referee.", "Chairman", "Your log-in name: new", "24 May 2026"] {
            assert!(body.contains(says), "{says}: {body}");
        }
        assert_ne!(letter.link(), shown(&page), "whoever uses the link of the letter reads the letters");
        assert!(remembered(&app).iter().all(|l| l.facts == "{}"));
        choose(&app.visitor(), &letter.link()).is(303);
        assert_eq!(account(&app, id).mail.as_deref(), Some("new@example.org"));
        app.visitor().get(&shown(&page)).is(410);
        app.login("new").page("/steppe/tournaments/new");
    }

    fn a_link_that_was_handed_over_confirms_no_address(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let chairman = app.chairman();
        chairman.page("/steppe/people");
        let fields = [("login", "new"), ("name", "N. N."), ("role", "referee"), ("mail", "mistyped@example.org")];
        let page = chairman.post("/steppe/people", &fields).ok();
        app.send();
        choose(&app.visitor(), &shown(&page)).is(303);
        assert_eq!(account(&app, app.account("new")).mail, None);
        app.visitor().get(&post.only("mistyped@example.org").link()).is(410);
        app.login("new").page("/account").says("mistyped@example.org is not confirmed yet");
    }

    fn a_link_for_a_new_password_is_mailed_by_the_administrator(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let (admin, id) = (app.admin(), app.account("referee"));
        let reset = format!("/accounts/{id}/reset");
        admin.post(&reset, &[("mail", "no address")]).is(422).says("This is not an e-mail address.");
        let page = admin.post(&reset, &[("mail", "referee@example.org")]).ok();
        page.says("A link was also sent to referee@example.org.");
        assert_eq!(app.send(), 1);
        let letter = post.only("referee@example.org");
        assert_eq!(letter.subject(), "A new password");
        choose(&app.visitor(), &letter.link()).is(303);
        app.visitor().get(&shown(&page)).is(410);
        assert_eq!(account(&app, id).mail.as_deref(), Some("referee@example.org"));
        // The address of the account stands in the form now.
        assert_eq!(admin.page("/accounts").form(&reset).value("mail"), "referee@example.org");
        // Without an address no link is mailed; that one was made is told to the person.
        admin.post(&reset, &[("mail", "")]).ok();
        assert_eq!(app.send(), 1);
        assert_eq!(post.to("referee@example.org").pop().unwrap().subject(), "A new password link was made for you");
    }

    fn a_link_that_could_not_be_sent_in_time_is_forgotten(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        post.close(true);
        app.admin().post(&format!("/accounts/{}/reset", app.account("referee")), &[("mail", "referee@example.org")]).ok();
        assert_eq!(app.send(), 0);
        app.pass(TimeDelta::hours(25));
        post.close(false);
        assert_eq!(app.send(), 0);
        let page = app.admin().page("/accounts/mail");
        page.says("It could not be sent in time.");
        assert!(!page.has_form("/attempt"), "its link has ended");
        let letters = remembered(&app);
        assert_eq!(letters.len(), 1);
        assert_eq!(letters[0].facts, "{}");
        app.admin().post(&format!("/accounts/mail/{}/attempt", letters[0].id), &[]).is(409);
    }

    fn letters_are_remembered_for_ninety_days(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        gives(&app, "referee", "en");
        sends_back(&app, "Cup");
        assert_eq!(app.send(), 1);
        app.pass(TimeDelta::days(90));
        app.send();
        assert_eq!(remembered(&app).len(), 1);
        app.pass(TimeDelta::days(1));
        app.send();
        assert_eq!(remembered(&app).len(), 0);
    }

    fn what_is_no_address_is_said_at_its_field(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let referee = app.referee();
        let page = types(&referee, "referee at example.org").is(422);
        page.says("This is not an e-mail address.");
        assert_eq!(page.form("/account/mail").value("mail"), "referee at example.org");
        assert_eq!(account(&app, app.account("referee")).mail_pending, None);
        let chairman = app.chairman();
        chairman.page("/steppe/people");
        let fields = [("login", "x"), ("name", "N. N."), ("role", "referee"), ("mail", "a@b@example.org")];
        chairman.post("/steppe/people", &fields).is(422).says("At least 3 characters.").says("This is not an e-mail address.");
        assert_eq!(app.send(), 0);
    }

    fn nobody_pesters_strangers_through_the_site(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let referee = app.referee();
        for n in 0..5 {
            types(&referee, &format!("stranger-{n}@example.org")).is(303);
            app.send();
        }
        types(&referee, "stranger-5@example.org").is(429);
        assert_eq!(app.send(), 0);
        assert_eq!(post.letters().len(), 5);
        app.pass(TimeDelta::days(1));
        types(&referee, "stranger-5@example.org").is(303);
        assert_eq!(app.send(), 1);
    }

    fn where_no_mail_is_set_up_nothing_is_written(app: App) {
        let (referee, chairman, admin) = (app.referee(), app.chairman(), app.admin());
        referee.page("/account").says_nothing_of("Notices by e-mail");
        referee.post("/account/mail", &[("mail", "referee@example.org")]).is(404);
        assert!(!chairman.page("/steppe/people").form("/steppe/people").fields.iter().any(|f| f.0 == "mail"));
        let fields = [("login", "new"), ("name", "N. N."), ("role", "referee"), ("mail", "new@example.org")];
        chairman.post("/steppe/people", &fields).ok().says_nothing_of("new@example.org");
        admin.page("/accounts");
        admin.post(&format!("/accounts/{}/reset", app.account("referee")), &[("mail", "referee@example.org")]).ok();
        app.tournament_in("Cup", "rated");
        assert!(remembered(&app).is_empty());
        admin.page("/accounts/mail").says("Mail is not set up");
    }
}
