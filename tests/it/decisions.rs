//! What a federation decides in words: its orders, the text of its regulation, and the appeals that
//! it answers.

use crosstable::actions::documents::Document;
use crosstable::actions::replay::Progress;
use crosstable::actions::retention::{self, Retention};
use crosstable::actions::{
    Actor, Tx, appeals as office, journal as office_journal, orders as orders_office, registry,
    regulation_texts,
};
use crosstable::db::{AppealId, PlayerId, TournamentId, appeals, audit, editions, orders, players};
use crosstable::domain::appeal::Stage;
use crosstable::domain::journal;

use crate::app::{App, noon};
use crate::client::{Client, Page};
use crate::database::on_both;
use crate::tournament_lifecycle::{press, rate, submit};

const PDF: &[u8] = b"%PDF-1.7\nstartxref\n%%EOF";
const OLD: &str = "# Regulation\n\n## 4. Change\n\n4.2. The change is calculated by a formula.\n\n4.3. A bonus of 100 points.\n";
const NEW: &str = "# Regulation\n\n## 4. Change\n\n4.2. The change is calculated by a formula.\n\n4.3. A bonus of 50 points.\n\n4.4. <script>No</script>\n";

/// The chairman enters an order; its address.
#[track_caller]
fn order(chairman: &Client, number: &str, day: &str, file: Option<(&str, &[u8])>) -> String {
    chairman.page("/steppe/orders/new").ok();
    let fields = [
        ("number", number.to_owned()),
        ("day", day.to_owned()),
        ("body", "It is *ordered*.".to_owned()),
    ];
    chairman
        .upload("/steppe/orders/new", &fields, file)
        .location()
}

#[track_caller]
fn text(chairman: &Client, fields: &[(&str, &str)], file: Option<(&str, &[u8])>) -> Page {
    chairman.page("/steppe/rules/text/new").ok();
    let value = |name: &str| {
        fields
            .iter()
            .find(|f| f.0 == name)
            .map_or("", |f| f.1)
            .to_owned()
    };
    let all = ["language", "day", "order", "body", "pages"].map(|name| (name, value(name)));
    chairman.upload("/steppe/rules/text/new", &all, file)
}

fn last(address: &str) -> &str {
    address.rsplit('/').next().unwrap_or_default()
}

impl App {
    /// An order with a document.
    pub(crate) fn order(&self) -> i64 {
        let (chairman, steppe) = (self.actor("chairman"), self.federation("steppe"));
        let number = self.read(|c| orders::list(c, steppe.id)).len().to_string();
        let document = Document {
            file: Some(("order.pdf".to_owned(), PDF.to_vec())),
            oversize: false,
        };
        let given = orders_office::OrderInput {
            number,
            day: "2017-01-27".to_owned(),
            document,
            ..Default::default()
        };
        self.write(|c| {
            orders_office::enter_order(&mut Tx::new(c, &chairman, &steppe, noon()), &given)
        })
        .0
    }

    /// The second of two texts of the regulation, with a document.
    pub(crate) fn wording(&self) -> i64 {
        let (chairman, steppe) = (self.actor("chairman"), self.federation("steppe"));
        let enter = |day: &str, body: &str| {
            let document = Document {
                file: Some(("rules.pdf".to_owned(), PDF.to_vec())),
                oversize: false,
            };
            let (language, day, body) = ("en".to_owned(), day.to_owned(), body.to_owned());
            let given = regulation_texts::RegulationTextInput {
                language,
                day,
                body,
                document,
                ..Default::default()
            };
            self.write(|c| {
                regulation_texts::enter_text(&mut Tx::new(c, &chairman, &steppe, noon()), &given)
            })
            .0
        };
        enter("2017-01-27", OLD);
        enter("2019-02-01", NEW)
    }

    /// An appeal.
    pub(crate) fn appeal(&self, answered: bool) -> i64 {
        let id = TournamentId(self.tournament_in("Cup appealed", "rated"));
        let (referee, official, steppe) = (
            self.actor("referee"),
            self.actor("official"),
            self.federation("steppe"),
        );
        let given = office::AppealInput {
            about: "table".to_owned(),
            body: "Two names are wrong".to_owned(),
            ..Default::default()
        };
        let filed = self
            .write(|c| office::file_appeal(&mut Tx::new(c, &referee, &steppe, noon()), id, &given));
        if answered {
            self.write(|c| {
                office::answer_appeal(
                    &mut Tx::new(c, &official, &steppe, noon()),
                    filed,
                    "rejected",
                    "They are right",
                )
            });
        }
        filed.0
    }
}

on_both! {
    fn orders_have_number_day_text_and_document(app: App) {
        let (chairman, visitor) = (app.chairman(), app.visitor());
        let first = order(&chairman, "3", "2017-01-27", Some(("order.pdf", PDF)));
        order(&chairman, "1-M", "2018-01-15", None);
        let list = visitor.page("/steppe/orders?lang=en").ok();
        list.says("1-M").says("15 January 2018").says("27 January 2017");
        visitor.page(&format!("{first}?lang=en")).says("No. 3, 27 January 2017").says("ordered");
        let document = visitor.get(&format!("{first}/document")).ok();
        assert_eq!((document.header("content-type"), document.bytes.as_slice()), ("application/pdf", PDF));
        let told = visitor.page("/api/v1/federations/steppe/orders?limit=1").body;
        assert!(told.contains("\"worded\"") && told.contains("cursor=") && !told.contains("\"text\""), "{told}");
        let next: serde_json::Value = serde_json::from_str(&told).unwrap();
        let rest = next["next"].as_str().unwrap().split_once("/api/").map(|(_, rest)| format!("/api/{rest}")).unwrap();
        assert_eq!(visitor.page(&rest).body.matches("\"number\"").count(), 1);
        let one = visitor.page(&format!("/api/v1/federations/steppe/orders/{}", next["items"][0]["id"])).body;
        assert!(one.contains("\"text\"") && one.contains("\"entered_at\""), "{one}");
        // Mistakes.
        let wrong = |number: &str, day: &str, file: Option<(&str, &[u8])>| {
            let fields = [("number", number.to_owned()), ("day", day.to_owned()), ("body", String::new())];
            chairman.upload("/steppe/orders/new?lang=en", &fields, file).is(422)
        };
        let nothing = wrong("", "2017-01-28", None);
        nothing.says("Number: Give a number, a title or both.").says("Title: Give a number, a title or both.");
        nothing.says("Write the text or choose a PDF.");
        wrong("4", "2017-01-28", None).says("Write the text or choose a PDF.").says_nothing_of("Give a number");
        wrong("4", "2031-01-01", None);
        wrong("3", "2017-01-27", None);
        wrong("4", "2017-01-28", Some(("order.pdf", b"no document")));
        // One that nothing refers to can be removed.
        chairman.submit(&chairman.page(&first).form("/removal")).is(303);
        visitor.get(&first).is(404);
        assert_eq!(visitor.page("/api/v1/federations/steppe/orders").body.matches("\"number\"").count(), 1);
    }

    fn a_document_is_named_by_its_title(app: App) {
        let (chairman, visitor) = (app.chairman(), app.visitor());
        let enter = |number: &str, title: &str, body: &str, file: Option<(&str, &[u8])>| {
            chairman.page("/steppe/orders/new").ok();
            let [number, title, body] = [number, title, body].map(str::to_owned);
            let fields = [("number", number), ("title", title), ("day", "2017-01-27".to_owned()), ("body", body)];
            chairman.upload("/steppe/orders/new?lang=en", &fields, file)
        };
        let statute = enter("", " Statute ", "1. It is a club.", None).location();
        enter("", "Application form", "", Some(("form.pdf", PDF))).is(303);
        let order = enter("2", "On the committee", "It is ordered.", None).location();
        let names = ["Order No. 2: On the committee", "Application form", "Statute"];
        for page in [visitor.page("/steppe/orders?lang=en"), visitor.page("/steppe?lang=en")] {
            for name in names {
                page.says(name);
            }
        }
        visitor.page(&format!("{statute}?lang=en")).says("Statute, 27 January 2017").says("It is a club.");
        visitor.page(&format!("{order}?lang=en")).says("Order No. 2, 27 January 2017: On the committee");
        visitor.page(&format!("{order}?lang=ru")).says("Приказ № 2 от 27 января 2017").says(": On the committee");
        let told = visitor.page("/api/v1/federations/steppe/orders").body;
        assert!(told.contains("\"title\":\"Statute\"") && told.contains("\"number\":\"\""), "{told}");
        let steppe = app.federation("steppe").id;
        let noted: Vec<String> = app.read(|c| audit::list_page(c, steppe, 0, 20)).into_iter().map(|line| line.detail).collect();
        for wanted in ["Statute, 2017-01-27", "2, 2017-01-27: On the committee"] {
            assert!(noted.iter().any(|detail| detail == wanted), "{noted:?}");
        }
        // No two are cited alike, and what was typed is kept.
        enter("", "Statute", "Another one.", None).is(422).says("Title: This is already taken.");
        enter("2", "On something else", "Another one.", None).is(422).says("Number: This is already taken.");
        let long = enter("", &"t".repeat(201), "Long.", None).is(422);
        assert_eq!(long.form("/orders/new").value("title").len(), 201);
        // Amendments are called by it, in journals too.
        let form = chairman.page("/steppe/rules/new").form("/rules/new").set("order", last(&statute)).set("p-age_protection_years", "60");
        assert_eq!(chairman.submit(&form).location(), "/steppe/rules");
        visitor.page("/steppe/rules?lang=en").says("Statute, 27 January 2017");
        let told = app.export("steppe");
        assert!(told.contains(r#"{"title": "Statute", "day": "2017-01-27""#), "{told}");
        assert!(told.contains(r#"{"number": "2", "title": "On the committee", "day": "2017-01-27""#), "{told}");
        let read = journal::read_journal(told.as_bytes()).unwrap();
        app.db.write(|c| office_journal::import_journal(c, &Actor::console(), &read, Some("meadow"), noon())).unwrap();
        assert_eq!(app.export("meadow").replacen(r#""slug": "meadow""#, r#""slug": "steppe""#, 1), told);
        let meadow = app.federation("meadow").id;
        assert!(app.read(|c| editions::list(c, meadow))[0].amendment.order_id.is_some(), "the amendment follows the statute");
    }

    fn an_amendment_takes_its_date_from_its_order(app: App) {
        let chairman = app.chairman();
        let address = order(&chairman, "2-M", "2018-10-12", None);
        let form = chairman.page("/steppe/rules/new").form("/rules/new").set("order", last(&address)).set("p-age_protection_years", "60");
        assert_eq!(chairman.submit(&form).location(), "/steppe/rules");
        app.visitor().page("/steppe/rules?lang=en").says("No. 2-M, 12 October 2018").says_nothing_of("2018-10-12");
        app.visitor().page(&format!("{address}?lang=en")).says("Amendments Edition 1");
        assert!(!chairman.page(&address).has_form("/removal"));
        chairman.post(&format!("{address}/removal"), &[]).is(409);
        // Without an order it is today's, and named.
        let bare = chairman.page("/steppe/rules/new").form("/rules/new").set("p-age_protection_years", "61");
        chairman.submit(&bare).is(422);
    }

    fn the_text_of_the_regulation_is_read_article_by_article(app: App) {
        let (chairman, visitor) = (app.chairman(), app.visitor());
        visitor.page("/steppe/rules/text?lang=en").says("hasn’t entered the text");
        let tournament = app.tournament_in("Cup", "rated");
        let why = format!("/steppe/tournaments/{tournament}/players/{}?lang=en", app.player("p01"));
        assert!(visitor.page(&why).links().iter().any(|l| l == "/steppe/articles#ufgo-4.2"));
        let by = order(&chairman, "3", "2017-01-27", None);
        let first = text(&chairman, &[("language", "en"), ("order", last(&by)), ("body", OLD)], None).location();
        let second = text(&chairman, &[("language", "en"), ("day", "2019-02-01"), ("body", NEW)], None).location();
        let now = visitor.page("/steppe/rules/text?lang=en").ok();
        now.says("A bonus of 50 points.").says("<script>No</script>").says("No. 3, 27 January 2017");
        assert!(now.body.contains("id=\"a-4.3\"") && !now.body.contains("<script>No"));
        visitor.page(&format!("{first}?lang=en")).says("A bonus of 100 points.");
        // Numbers of articles lead there, and to the site's own page where the text has none.
        let links = visitor.page(&why).links();
        assert!(links.iter().any(|l| l == "/steppe/rules/text#a-4.2") && !links.iter().any(|l| l == "/steppe/articles#ufgo-4.2"));
        let rules = visitor.page("/steppe/rules").links();
        assert!(rules.iter().any(|l| l == "/steppe/rules/text#a-4.4") && rules.iter().any(|l| l == "/steppe/articles#ufgo-2.7"));
        assert!(visitor.page("/steppe/articles").links().iter().any(|l| l == "/steppe/rules/text#a-4.3"));
        // Old and new side by side.
        let beside = visitor.page(&format!("{second}/comparison?lang=en")).ok();
        assert!(beside.body.contains("<del>100</del>") && beside.body.contains("<ins>50</ins>"), "{}", beside.body);
        visitor.get(&format!("{first}/comparison")).is(404);
        // A reader of another language gets the one there is.
        visitor.page("/steppe/rules/text?lang=uk").says("A bonus of 50 points.");
        let told = visitor.page("/api/v1/federations/steppe/regulation").ok();
        assert!(told.body.contains("\"since\":\"2019-02-01\"") && told.body.contains("\"4.2\":0"), "{}", told.body);
        // What was entered by mistake goes again, and the text before it holds.
        chairman.submit(&chairman.page(&second).form("/removal")).is(303);
        visitor.page("/steppe/rules/text?lang=en").says("A bonus of 100 points.");
    }

    fn a_document_has_an_index_of_its_articles(app: App) {
        let (chairman, visitor) = (app.chairman(), app.visitor());
        text(&chairman, &[("language", "uk"), ("day", "2017-01-27")], None).is(422);
        text(&chairman, &[("language", "uk"), ("day", "2017-01-27"), ("pages", "9.9 = 3")], Some(("rules.pdf", PDF))).is(422);
        text(&chairman, &[("language", "xx"), ("body", OLD), ("order", "77")], None).is(422);
        let address = text(&chairman, &[("language", "uk"), ("day", "2017-01-27"), ("pages", "4.2 = 7\n4.3=8")], Some(("rules.pdf", PDF)));
        let page = visitor.page(&format!("{}?lang=en", address.location())).ok();
        page.says("4.2: page 7");
        assert!(page.body.contains("id=\"a-4.3\""));
        assert_eq!(visitor.get(&format!("{}/document", address.location())).ok().bytes, PDF);
        assert!(!visitor.page("/steppe/rules").links().iter().any(|l| l == "/steppe/rules/text#a-4.4"));
    }

    fn an_appeal_is_answered_and_its_correction_refers_to_it(app: App) {
        let id = app.tournament_in("Disputed Cup", "rated");
        let address = format!("/steppe/tournaments/{id}");
        let (visitor, official, referee) = (app.visitor(), app.official(), app.referee());
        let form = visitor.page(&format!("{address}/appeal?lang=en")).form("/appeal").set("about", "result");
        visitor.submit(&form.clone().set("body", "Round 1 was won by me")).is(422).says("Contact");
        let good = form.set("body", "Round 1 was won by me").set("name", "Anna Koval").set("contact", "anna@example.org");
        visitor.submit(&good).is(422).says("Participant");
        let good = good.set("player", &app.player("p01").to_string());
        assert_eq!(visitor.submit(&good).location(), address);
        // A button that was pressed twice has the effect of once.
        visitor.submit(&good).is(303);
        let steppe = app.federation("steppe").id;
        assert_eq!(app.read(|c| appeals::count_open(c, steppe)), 1);
        // Strangers' words are read by the commission first.
        visitor.page(&format!("{address}?lang=en")).says("Appeal 1").says("awaiting an answer");
        visitor.get("/steppe/appeals/1").is(404);
        official.page("/steppe/inbox?lang=en").says("1 appeal is waiting for an answer.");
        let page = official.page("/steppe/appeals/1?lang=en").ok();
        page.says("Round 1 was won by me").says("anna@example.org");
        let bare = official.submit(&page.form("/answer").set("stage", "upheld")).is(422);
        bare.says("Reason: Please fill this in.");
        assert!(bare.body.contains("id=\"why-error\""), "at the field");
        official.submit(&page.form("/answer").set("stage", "upheld").set("why", "The card says so")).is(303);
        official.post("/steppe/appeals/1/answer", &[("stage", "rejected"), ("why", "No")]).is(409);
        visitor.page("/steppe/appeals/1?lang=en").says("The card says so").says("upheld").says_nothing_of("anna@example.org");
        official.page("/steppe/inbox?lang=en").says_nothing_of("awaiting an answer");
        assert!(visitor.page(&format!("/api/v1/federations/steppe/tournaments/{id}")).body.contains("The card says so"));
        // The correction that follows.
        press(&official, &address, "reopening", &[("reason", "After appeal 1")]).is(303);
        let page = referee.submit(&referee.page(&format!("{address}/table")).form("/table").set("do", "preview")).ok();
        submit(&referee, &address, &page).is(303);
        rate(&app, &address);
        let steppe = app.federation("steppe").id;
        let all = app.read(|c| appeals::of_federation(c, steppe, Some(Stage::Upheld)));
        let correction = all[0].correction_id.unwrap();
        visitor.page(&format!("/steppe/changes/{correction}?lang=en")).says("After the appeal").says("Appeal 1");
        visitor.page("/steppe/appeals/1?lang=en").says("the resulting correction");
    }

    fn strangers_close_the_appeals_of_nobody_else(app: App) {
        let id = app.tournament_in("Busy Cup", "rated");
        let address = format!("/steppe/tournaments/{id}/appeal");
        let file = |player: &str| {
            let visitor = app.visitor();
            let form = visitor.page(&address).form("/appeal").set("about", "result").set("body", "Spam").set("name", "X").set("contact", "x@y.z");
            visitor.submit(&form.set("player", &app.player(player).to_string()))
        };
        for _ in 0..2 {
            file("p01").is(303);
        }
        file("p01").is(429);
        file("p02").is(303);
    }

    fn a_day_is_that_of_the_federation(app: App) {
        let chairman = app.chairman();
        let today = app.now().date();
        let tomorrow = today.succ_opt().unwrap().to_string();
        let enter = |number: &str| {
            chairman.page("/steppe/orders/new").ok();
            let fields = [("number", number.to_owned()), ("day", tomorrow.clone()), ("body", "Tomorrow.".to_owned())];
            chairman.upload("/steppe/orders/new?lang=en", &fields, None)
        };
        enter("5").is(422);
        // At noon in Greenwich the next day has begun in Auckland, or begins within the hour.
        app.pass(chrono::TimeDelta::hours(1));
        let chairman = app.chairman();
        chairman.submit(&chairman.page("/steppe/settings").form("/settings/zone").set("time_zone", "Pacific/Auckland")).is(303);
        let fields = [("number", "5".to_owned()), ("day", tomorrow.clone()), ("body", "Tomorrow.".to_owned())];
        assert_eq!(chairman.page("/steppe/orders/new").form("/orders/new").value("day"), tomorrow);
        chairman.upload("/steppe/orders/new?lang=en", &fields, None).is(303);
        // Who has pressed twice has entered one.
        chairman.upload("/steppe/orders/new?lang=en", &fields, None);
        let steppe = app.federation("steppe").id;
        assert_eq!(app.read(|c| orders::load_labels(c, steppe)).len(), 1);
    }

    fn what_is_no_appeal_is_shown_to_nobody_and_a_late_one_is_refused(app: App) {
        let id = app.tournament_in("Quiet Cup", "rated");
        let address = format!("/steppe/tournaments/{id}");
        let (visitor, official, referee, chairman) = (app.visitor(), app.official(), app.referee(), app.chairman());
        let filed = referee.submit(&referee.page(&format!("{address}/appeal")).form("/appeal").set("body", "Spam, really"));
        assert_eq!(filed.location(), address);
        referee.page("/steppe/appeals/1?lang=en").says("Spam, really");
        official.submit(&official.page("/steppe/appeals/1").form("/answer").set("stage", "dismissed").set("why", "It is none")).is(303);
        visitor.get("/steppe/appeals/1").is(404);
        visitor.page(&format!("{address}?lang=en")).says_nothing_of("Appeal 1");
        // Ten days, from the rating on.
        chairman.submit(&chairman.page("/steppe/settings").form("/settings/appeals").set("appeal_days", "10")).is(303);
        visitor.page(&format!("{address}/appeal?lang=en")).ok().says("Until 20 May 2026.");
        app.pass(chrono::TimeDelta::days(11));
        let referee = app.referee();
        referee.post(&format!("{address}/appeal"), &[("about", "table"), ("body", "Too late")]).is(409);
        visitor.get(&format!("{address}/appeal")).is(409);
        visitor.page(&format!("{address}?lang=en")).says_nothing_of("Appeals");
    }

    fn how_to_reach_who_appealed_is_kept_for_a_while(app: App) {
        let id = TournamentId(app.tournament_in("Old Cup", "rated"));
        let (official, steppe, player) = (app.actor("official"), app.federation("steppe"), app.player("p01"));
        let stranger = Actor { account: None, name: String::new(), grants: Vec::new() };
        let text = |text: &str| text.to_owned();
        let (name, contact, body) = (text("Somebody Else"), text("somebody@example.org"), text("It was a draw"));
        let given = office::AppealInput { about: text("result"), player: player.to_string(), name, contact, body };
        let filed = app.write(|c| office::file_appeal(&mut Tx::new(c, &stranger, &steppe, noon()), id, &given));
        app.write(|c| office::answer_appeal(&mut Tx::new(c, &official, &steppe, noon()), filed, "rejected", "It was not"));
        let stored = || app.read(|c| Ok(appeals::find(c, steppe.id, filed)?.unwrap()));
        let kept = Retention::default();
        let erase = |days: i64| app.write(|c| Ok(retention::erase_due(c, &kept, noon() + chrono::TimeDelta::days(days))?));
        erase(89);
        assert_eq!(stored().objection.contact, "somebody@example.org");
        erase(91);
        assert_eq!((stored().objection.name.as_str(), stored().objection.contact.as_str()), ("Somebody Else", ""));
        // Who is forgotten doesn't stand there either.
        app.write(|c| registry::erase_person(&mut Tx::new(c, &official, &steppe, noon()), PlayerId(player), "asked", &Progress::default()));
        assert_eq!(stored().objection.name, "p01");
    }

    fn what_was_decided_travels_with_the_journal(app: App) {
        let (chairman, official, referee) = (app.chairman(), app.actor("official"), app.actor("referee"));
        let address = order(&chairman, "2-M", "2018-10-12", Some(("order.pdf", PDF)));
        order(&chairman, "2-M", "2017-01-27", None);
        let form = chairman.page("/steppe/rules/new").form("/rules/new").set("order", last(&address)).set("p-age_protection_years", "60");
        assert_eq!(chairman.submit(&form).location(), "/steppe/rules");
        let pages = ("pages", "4.2 = 7");
        text(&chairman, &[("language", "en"), ("order", last(&address)), ("body", NEW), pages], Some(("rules.pdf", PDF))).is(303);
        text(&chairman, &[("language", "uk"), ("day", "2017-01-27"), pages], Some(("rules.pdf", PDF))).is(303);
        let (steppe, answered) = (app.federation("steppe"), AppealId(app.appeal(true)));
        let held = app.read(|c| appeals::find(c, steppe.id, answered)).unwrap().objection.tournament_id;
        let drafted = TournamentId(app.tournament_in("Drafted Cup", "drafted"));
        let stranger = Actor { account: None, name: String::new(), grants: Vec::new() };
        let filed = |player: &str, body: &str| {
            let (about, player) = ("result".to_owned(), app.player(player).to_string());
            let (name, contact) = ("Ada Winter".to_owned(), "ada@example.org".to_owned());
            let given = office::AppealInput { about, player, name, contact, body: body.to_owned() };
            app.write(|c| office::file_appeal(&mut Tx::new(c, &stranger, &steppe, noon()), held, &given))
        };
        filed("p01", "This one waits");
        let none = filed("p02", "This one was none");
        app.write(|c| office::answer_appeal(&mut Tx::new(c, &official, &steppe, noon()), none, "dismissed", "Spam"));
        let given = office::AppealInput { about: "table".to_owned(), body: "Of the draft".to_owned(), ..Default::default() };
        app.write(|c| office::file_appeal(&mut Tx::new(c, &referee, &steppe, noon()), drafted, &given));

        let told = app.export("steppe");
        for part in [r#""number": "2-M", "day": "2018-10-12""#, "A bonus of 50 points.", "They are right", "This one waits", "Of the draft"] {
            assert!(told.contains(part), "{part}: {told}");
        }
        assert!(told.contains(r#""order": "2-M, 2018-10-12""#) && told.contains(r#""player": "p01", "name": "Ada Winter""#), "{told}");
        assert!(!told.contains("ada@example.org") && !told.contains(r#""language": "uk""#), "{told}");
        let read = journal::read_journal(told.as_bytes()).unwrap();
        let mut again = Vec::new();
        journal::write_journal(&read, &mut again);
        assert_eq!(String::from_utf8(again).unwrap(), told);
        app.db.write(|c| office_journal::import_journal(c, &Actor::console(), &read, Some("meadow"), noon())).unwrap();
        assert_eq!(app.export("meadow").replacen(r#""slug": "meadow""#, r#""slug": "steppe""#, 1), told);
        // The pages say the same there.
        let (meadow, visitor) = (app.federation("meadow").id, app.visitor());
        let by = app.read(|c| editions::list(c, meadow))[0].amendment.order_id.unwrap();
        visitor.page(&format!("/meadow/orders/{by}?lang=en")).says("No. 2-M, 12 October 2018").says("ordered");
        visitor.page("/meadow/rules/text?lang=en").says("A bonus of 50 points.").says("No. 2-M, 12 October 2018");
        let there = app.read(|c| appeals::of_federation(c, meadow, Some(Stage::Rejected)));
        visitor.page(&format!("/meadow/appeals/{}?lang=en", there[0].id)).says("Two names are wrong").says("They are right");
        // Strangers get what the pages show.
        let public = String::from_utf8(app.read(|c| office_journal::export_public(c, meadow, noon().date()))).unwrap();
        for hidden in ["This one waits", "This one was none", "Spam", "Of the draft", "Ada Winter", "dismissed"] {
            assert!(!public.contains(hidden), "{hidden}: {public}");
        }
        assert!(public.contains("They are right") && public.contains(r#""stage": "open""#) && public.contains("A bonus of 50 points."));
        journal::read_journal(public.as_bytes()).unwrap();
    }

    fn a_decision_that_cant_be_is_refused(app: App) {
        app.appeal(true);
        let (order, _) = (app.order(), app.wording());
        let chairman = app.chairman();
        text(&chairman, &[("language", "en"), ("order", &order.to_string()), ("body", OLD)], None).is(303);
        let told = app.export("steppe");
        journal::read_journal(told.as_bytes()).unwrap();
        let first = r#""orders": [{"number": "0""#;
        for (good, bad) in [
            (first, r#""orders": [{"number": " ""#),
            (first, r#""orders": [{"title": " ""#),
            (first, r#""orders": [{"text": """#),
            (first, r#""orders": [{"number": "0", "number": "0""#),
            (first, r#""orders": [{"file": 1, "number": "0""#),
            (first, r#""orders": [{"number": "0", "day": "2017-01-27"}, {"number": "0""#),
            (r#""order": "0, 2017-01-27""#, r#""order": "9, 2017-01-27""#),
            (r#""texts": [{"language": "en""#, r#""texts": [{"language": "de""#),
            (r#""about": "table""#, r#""about": "referee""#),
            (r#""about": "table""#, r#""about": "table", "player": "nobody""#),
            (r#""stage": "rejected""#, r#""stage": "open""#),
            (r#""answered": ""#, r#""answered": "+"#),
        ] {
            assert!(told.contains(good), "{good}: {told}");
            assert!(journal::read_journal(told.replacen(good, bad, 1).as_bytes()).is_err(), "{bad}");
        }
    }

    fn a_journal_names_nobody_who_is_forgotten(app: App) {
        let (chairman, official, steppe, id) = (app.actor("chairman"), app.actor("official"), app.federation("steppe"), PlayerId(app.player("p03")));
        let name = app.read(|c| players::find(c, steppe.id, id)).unwrap().personal.name;
        let day = "2017-01-27".to_owned();
        let given = orders_office::OrderInput { number: "1".to_owned(), day: day.clone(), body: format!("{name} has won."), ..Default::default() };
        app.write(|c| orders_office::enter_order(&mut Tx::new(c, &chairman, &steppe, noon()), &given));
        let given = regulation_texts::RegulationTextInput { language: "en".to_owned(), day, body: format!("4.2. As {name} says."), ..Default::default() };
        app.write(|c| regulation_texts::enter_text(&mut Tx::new(c, &chairman, &steppe, noon()), &given));
        let held = TournamentId(app.tournament_in("Cup", "rated"));
        let given = office::AppealInput { about: "table".to_owned(), body: format!("{name} was not there"), ..Default::default() };
        let filed = app.write(|c| office::file_appeal(&mut Tx::new(c, &official, &steppe, noon()), held, &given));
        app.write(|c| office::answer_appeal(&mut Tx::new(c, &official, &steppe, noon()), filed, "upheld", &format!("{name} was not")));
        assert!(app.export("steppe").matches(&name).count() >= 5);
        app.write(|c| registry::erase_person(&mut Tx::new(c, &official, &steppe, noon()), id, "asked", &Progress::default()));
        let told = app.export("steppe");
        assert!(!told.contains(&name) && told.contains("p03 has won.") && told.contains("p03 was not there"), "{told}");
        journal::read_journal(told.as_bytes()).unwrap();
    }
}
