//! Initial ratings on recommendation: two members are asked by letter, and the rating enters when
//! both have confirmed (ufgo 3.2).

use chrono::TimeDelta;
use crosstable::actions::Tx;
use crosstable::actions::recommendations::{self as office, MemberInput, RequestInput, Sending};
use crosstable::actions::registry;
use crosstable::actions::replay::Progress;
use crosstable::actions::retention::{self, Retention};
use crosstable::db::recommendations as storage;
use crosstable::db::{PlayerId, RecommendationRequestId, accounts};
use crosstable::domain::language::Language;
use crosstable::domain::recommendation::Stage;
use crosstable::web::app::MachineSecrets;

use crate::app::{App, noon};
use crate::client::{Client, Page};
use crate::database::on_both;
use crate::smtp_server::PostOffice;

impl App {
    /// The newest question about p10 that waits: `referee` and `head` are asked.
    pub(crate) fn rating_asked_for(&self) -> RecommendationRequestId {
        let (official, steppe, player) = (
            self.actor("official"),
            self.federation("steppe"),
            PlayerId(self.player("p10")),
        );
        let waiting = self
            .read(|c| storage::of_player(c, player))
            .into_iter()
            .find(|r| r.stage == Stage::Waiting);
        if let Some(request) = waiting {
            return request.id;
        }
        let who = |login: &str| MemberInput {
            account: self.account(login).to_string(),
            ..MemberInput::default()
        };
        let asked = RequestInput {
            rating: "1450".to_owned(),
            reason: String::new(),
            first: who("referee"),
            second: who("head"),
        };
        let sending = Sending {
            secrets: &MachineSecrets,
            by_mail: false,
            language: Language::English,
        };
        self.write(|c| {
            office::request_recommendation(
                &mut Tx::new(c, &official, &steppe, noon()),
                player,
                &asked,
                &sending,
            )
        })
    }

    fn stage(&self, id: RecommendationRequestId) -> Stage {
        let steppe = self.federation("steppe").id;
        self.read(|c| storage::find(c, steppe, id)).unwrap().stage
    }
}

/// The commission asks about p10; each member is `login`, or `code address`.
fn asks(app: &App, official: &Client, [first, second]: [&str; 2]) -> Page {
    let page = official.page(&format!(
        "/steppe/players/{}/office?lang=en",
        app.player("p10")
    ));
    let mut form = page.form("/recommendation").set("asked_rating", "1450");
    for (place, who) in [("first", first), ("second", second)] {
        form = match who.split_once(' ') {
            Some((code, mail)) => form
                .set(&format!("{place}_player"), code)
                .set(&format!("{place}_mail"), mail),
            None => form.set(&format!("{place}_member"), &app.account(who).to_string()),
        };
    }
    official.submit(&form)
}

/// The answer by a letter's link.
fn answers(app: &App, link: &str, word: &str) -> Page {
    let reader = app.visitor();
    let form = reader.page(&format!("{link}?lang=en")).form(link);
    reader.submit(&form.set("do", word))
}

on_both! {
    fn the_rating_enters_when_both_members_have_confirmed(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let (official, newcomer) = (app.official(), app.player("p10"));
        asks(&app, &official, ["p01 anna@example.org", "head"]).is(303);
        assert_eq!(app.send(), 1);
        let letter = post.only("anna@example.org");
        let body = letter.body();
        assert!(body.contains("for the initial rating 1450 (") && body.contains("Steppe"), "{body}");
        let link = letter.link();
        // Looking at the link changes nothing, and nobody else sees it.
        let visitor = app.visitor();
        visitor.page(&format!("{link}?lang=en")).ok().says("1450");
        let office = official.page(&format!("/steppe/players/{newcomer}/office?lang=en")).ok();
        office.says("no answer yet").says_nothing_of("by-link");
        assert!(!office.has_form("/recommendation"));
        let token = link.rsplit('/').next().unwrap();
        assert!(!app.everything().contains(token));
        // Asked twice about one player: not.
        official.post(&format!("/steppe/players/{newcomer}/recommendation"), &[("asked_rating", "1450")]).is(409);
        visitor.post(&link, &[("do", "nonsense")]).is(400);
        answers(&app, &link, "confirm").is(303);
        assert_eq!(app.rating("p10"), None);
        is_thanked(&app, &link);
        // The other member is logged in.
        let head = app.head();
        head.page("/steppe/inbox?lang=en").says("1 player is waiting for your recommendation.");
        app.referee().page("/steppe/recommendations?lang=en").says("No recommendation requests");
        app.referee().post("/steppe/recommendations/1/answer", &[("do", "confirm")]).is(410);
        let form = head.page("/steppe/recommendations?lang=en").form("/answer").set("do", "confirm").set("words", "Strong");
        head.submit(&form).is(303);
        assert_eq!(app.rating("p10"), Some(1450.0));
        head.post("/steppe/recommendations/1/answer", &[("do", "confirm")]).is(410);
        let page = visitor.page(&format!("/steppe/players/{newcomer}?lang=en")).ok();
        page.says("article 3.2").says("Head");
        official.page(&format!("/steppe/players/{newcomer}/office?lang=en")).says("entered").says("Strong");
        // Where the letter went is forgotten.
        let asked = app.read(|c| storage::load_recommenders(c, &[RecommendationRequestId(1)]));
        assert!(asked.iter().all(|who| who.member.mail.is_empty()));
        official.page("/steppe/audit?lang=en").says("asked members for a recommendation").says("answered a request for a recommendation");
    }

    fn a_refusal_ends_the_question_and_is_shown(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let (official, newcomer) = (app.official(), app.player("p10"));
        asks(&app, &official, ["p01 anna@example.org", "p02 lev@example.org"]).is(303);
        assert_eq!(app.send(), 2);
        let (first, second) = (post.only("anna@example.org").link(), post.only("lev@example.org").link());
        answers(&app, &first, "confirm").is(303);
        let reader = app.visitor();
        let form = reader.page(&second).form(&second).set("words", &"x".repeat(2001));
        reader.submit(&form.clone().set("do", "refuse")).is(422);
        reader.submit(&form.set("do", "refuse").set("words", "I have never seen the player")).is(303);
        is_thanked(&app, &second);
        is_thanked(&app, &first);
        assert_eq!((app.rating("p10"), app.stage(RecommendationRequestId(1))), (None, Stage::Refused));
        let page = official.page(&format!("/steppe/players/{newcomer}/office?lang=en")).ok();
        page.says("refused").says("I have never seen the player");
        official.page("/steppe/recommendations?lang=en").says("doesn’t recommend it");
        // Another question may be asked, and be taken back; its links end.
        asks(&app, &official, ["p01 anna@example.org", "p02 lev@example.org"]).is(303);
        app.send();
        let link = post.to("anna@example.org").pop().unwrap().link();
        let page = official.page(&format!("/steppe/players/{newcomer}/office"));
        official.submit(&page.form("/withdrawal")).is(303);
        answers_again(&app, &link);
        official.post("/steppe/recommendations/2/withdrawal", &[]).is(410);
        // And on paper it goes as before.
        assert!(official.page(&format!("/steppe/players/{newcomer}/office")).has_form("/standing"));
    }

    fn members_are_two_others_who_can_be_told(app: App) {
        let official = app.official();
        // Without letters only accounts can be asked.
        let page = official.page(&format!("/steppe/players/{}/office?lang=en", app.player("p10"))).ok();
        page.says("This site sends no letters");
        asks(&app, &official, ["p01 anna@example.org", "head"]).is(422);
        let post = PostOffice::open();
        let app = post.of(app);
        let official = app.official();
        for wrong in [
            ["head", "head"],
            ["p01 anna@example.org", "p01 other@example.org"],
            ["p10 self@example.org", "head"],
            ["p77 anna@example.org", "head"],
            ["p01 nowhere", "head"],
            ["chairman-valley", "head"],
        ] {
            asks(&app, &official, wrong).is(422);
        }
        let form = official.page(&format!("/steppe/players/{}/office", app.player("p10"))).form("/recommendation");
        official.submit(&form.set("asked_rating", "many")).is(422);
        let rated = app.player("p01");
        official.post(&format!("/steppe/players/{rated}/recommendation"), &[("asked_rating", "1450")]).is(409);
        assert_eq!(app.send(), 0);
    }

    fn who_left_the_office_or_is_forgotten_answers_no_more(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let official = app.official();
        let head = app.account("head");
        app.write(|c| Ok(accounts::update_mail(c, head, Some("head@example.org"), None)?));
        asks(&app, &official, ["p01 anna@example.org", "head"]).is(303);
        assert_eq!(app.send(), 2);
        let (member, officer) = (post.only("anna@example.org").link(), post.only("head@example.org").link());
        app.visitor().page(&officer).ok();
        app.write(|c| Ok(accounts::update_disabled(c, head, true)?));
        answers_again(&app, &officer);
        // The member's own answer names him by his code.
        let asked = app.read(|c| storage::load_recommenders(c, &[RecommendationRequestId(1)]));
        assert!(asked.iter().any(|who| who.member.mail == "anna@example.org"));
        let (actor, steppe, player) = (app.actor("official"), app.federation("steppe"), PlayerId(app.player("p01")));
        app.write(|c| registry::erase_person(&mut Tx::new(c, &actor, &steppe, noon()), player, "asked", &Progress::default()));
        answers_again(&app, &member);
        assert_eq!(app.stage(RecommendationRequestId(1)), Stage::Withdrawn);
        let asked = app.read(|c| storage::load_recommenders(c, &[RecommendationRequestId(1)]));
        assert!(asked.iter().all(|who| who.member.mail.is_empty()) && asked.iter().any(|who| who.member.name == "p01"), "{asked:?}");
    }

    fn what_is_needed_no_more_ends(app: App) {
        let id = app.rating_asked_for();
        app.database.tamper(&format!("UPDATE players SET rating = 1500 WHERE id = {};", app.player("p10")));
        app.referee().post(&format!("/steppe/recommendations/{id}/answer"), &[("do", "confirm")]).is(410);
        app.write(|c| Ok(retention::erase_due(c, &Retention::default(), noon())?));
        assert_eq!(app.stage(id), Stage::Withdrawn);
    }

    fn what_nobody_answers_in_time_ends(app: App) {
        let id = app.rating_asked_for();
        let mail = |login: &str| format!("{login}@example.org");
        let referee = app.account("referee");
        app.write(|c| Ok(accounts::update_mail(c, referee, Some(&mail("referee")), None)?));
        let kept = Retention::default();
        let erase = |days: i64| app.write(|c| Ok(retention::erase_due(c, &kept, noon() + TimeDelta::days(days))?));
        erase(29);
        assert_eq!(app.stage(id), Stage::Waiting);
        app.pass(TimeDelta::days(30));
        app.referee().post(&format!("/steppe/recommendations/{id}/answer"), &[("do", "confirm")]).is(410);
        app.official().page("/steppe/recommendations?lang=en").says("lapsed");
        erase(30);
        assert_eq!(app.stage(id), Stage::Lapsed);
        assert_eq!(app.rating("p10"), None);
    }
}

/// A link that was answered: who comes back is thanked, and can't answer once more.
fn is_thanked(app: &App, link: &str) {
    let visitor = app.visitor();
    let thanked = visitor.get(link).is(303);
    visitor
        .page(&format!("{}?lang=en", thanked.location()))
        .says("Thank you, your answer was saved.");
    visitor.page("/login");
    visitor.post(link, &[("do", "confirm")]).is(410);
}

/// A link that has ended.
fn answers_again(app: &App, link: &str) {
    let visitor = app.visitor();
    visitor.get(link).is(410);
    visitor.page("/login");
    visitor.post(link, &[("do", "confirm")]).is(410);
}
