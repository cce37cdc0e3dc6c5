//! Players register for a tournament, confirm, wait, withdraw, come, and are taken into it.

use chrono::TimeDelta;
use crosstable::actions::registrations::{
    self as office, Application, RegistrationInput, SettingsInput,
};
use crosstable::actions::{ActionError, Actor, Tx, desk};
use crosstable::db::registrations::{self as storage, Registration};
use crosstable::db::{TournamentId, outbox, tournaments};
use crosstable::domain::desk::Act as DeskAct;
use crosstable::domain::language::Language;
use crosstable::domain::notice::Notice;
use crosstable::web::app::MachineSecrets;

use crate::app::{App, day, noon};
use crate::client::{Client, Page};
use crate::database::on_both;
use crate::smtp_server::PostOffice;

impl App {
    /// A tournament of `referee` that begins in ten days.
    pub(crate) fn cup(&self) -> i64 {
        let id = self.tournament_in("Summer Cup", "planned");
        let mut conditions = self.stored(id).conditions;
        (conditions.starts, conditions.ends) = (day(2026, 5, 20), day(2026, 5, 21));
        self.write(|c| {
            Ok(tournaments::update_conditions(
                c,
                TournamentId(id),
                &conditions,
                noon(),
            )?)
        });
        id
    }

    /// The referee opens registration.
    pub(crate) fn opens(&self, id: i64, places: &str, until: &str) {
        let (places, until, note) = (places.to_owned(), until.to_owned(), "Fee 100".to_owned());
        let wishes = SettingsInput {
            open: true,
            places,
            until,
            note,
            ..SettingsInput::default()
        };
        self.decides(id, &wishes);
    }

    /// The referee says where it is held, how to get there and what it costs; registration stays
    /// open.
    pub(crate) fn tells(&self, id: i64, venue: &str, way: &str, fee: &str) {
        let [venue, way, fee, note] = [venue, way, fee, "Fee 100"].map(str::to_owned);
        self.decides(
            id,
            &SettingsInput {
                open: true,
                venue,
                way,
                fee,
                note,
                ..SettingsInput::default()
            },
        );
    }

    fn decides(&self, id: i64, wishes: &SettingsInput) {
        let (referee, steppe) = (self.actor("referee"), self.federation("steppe"));
        self.write(|c| {
            let version =
                storage::find_settings(c, TournamentId(id))?.map_or(0, |s| s.lock_version);
            office::set(
                &mut Tx::new(c, &referee, &steppe, noon()),
                TournamentId(id),
                version,
                wishes,
            )
        });
    }

    /// Players register without mail, one after the other.
    pub(crate) fn register(&self, id: i64, names: &[&str]) {
        let steppe = self.federation("steppe");
        for name in names {
            let typed = RegistrationInput {
                name: (*name).to_owned(),
                consent: true,
                ..RegistrationInput::default()
            };
            let token = office::token_of("key", &typed);
            let application = Application {
                typed,
                token,
                language: Language::English,
                by_mail: false,
            };
            self.write(|c| {
                office::register_player(c, &steppe, TournamentId(id), &application, noon())
            });
        }
    }

    fn registrations(&self, id: i64) -> Vec<Registration> {
        self.read(|c| storage::list(c, TournamentId(id)))
    }

    fn registration(&self, id: i64, name: &str) -> Registration {
        self.registrations(id)
            .into_iter()
            .find(|r| r.who.name == name)
            .unwrap_or_else(|| panic!("{name} is not registered"))
    }

    fn entrants(&self, id: i64) -> Vec<String> {
        let desk = self.read(|c| desk::find(c, TournamentId(id)));
        desk.map(|desk| desk.entrants.into_iter().map(|e| e.name).collect())
            .unwrap_or_default()
    }
}

fn public(id: i64) -> String {
    format!("/steppe/tournaments/{id}/registration")
}

fn list(id: i64) -> String {
    format!("/steppe/tournaments/{id}/registrations")
}

/// A player fills in the form on the public page.
#[track_caller]
fn registers(who: &Client, id: i64, fields: &[(&str, &str)]) -> Page {
    let form = who
        .page(&format!("{}?lang=en", public(id)))
        .form("/registration")
        .set("consent", "1");
    who.submit(
        &fields
            .iter()
            .fold(form, |form, (name, value)| form.set(name, value)),
    )
}

/// A helper presses a button beside a player.
#[track_caller]
fn presses(who: &Client, id: i64, r: &Registration, button: &str) -> Page {
    who.post(&format!("{}/{}", list(id), r.id), &[("do", button)])
}

#[track_caller]
fn somebody_is_entered_on_the_spot(helper: &Client, id: i64) {
    let form = helper
        .page(&format!("{}?lang=en", list(id)))
        .form("/registrations")
        .set("name", "On Spot")
        .set("club", "=A1+1");
    helper.submit(&form).is(303);
    // The same form sent twice has the effect of once; typed anew it is told.
    helper.submit(&form).is(303);
    let anew = helper
        .page(&format!("{}?lang=en", list(id)))
        .form("/registrations")
        .set("name", "On Spot")
        .set("club", "=A1+1");
    helper.submit(&anew).is(422).says("already registered");
    let page = helper.page(&format!("{}?lang=en&q=koval", list(id)));
    page.says("Koval Anna").says_nothing_of("On Spot");
    helper
        .page(&format!("{}?lang=en&q=%3Cb%3E", list(id)))
        .says("No registration matches the search.");
}

on_both! {
    fn every_mistake_is_shown_at_once_and_nothing_typed_is_lost(app: App) {
        let (id, visitor) = (app.cup(), app.visitor());
        visitor.get(&public(id)).is(404);
        app.opens(id, "", "");
        app.visitor().page(&format!("/steppe/tournaments/{id}?lang=en")).says("Register");
        let form = visitor.page(&format!("{}?lang=en", public(id))).form("/registration");
        let wrong = [("club", "<b>Ivory</b>"), ("born", "19x0"), ("remark", "I come late")];
        let page = visitor.submit(&wrong.iter().fold(form, |form, (name, value)| form.set(name, value))).is(422);
        page.says("Surname and given name:").says("Year of birth:").says("Consent: Registration needs this consent.");
        assert!(!page.body.contains("<b>Ivory"));
        let again = page.form("/registration");
        assert_eq!((again.value("club"), again.value("born"), again.value("remark")), ("<b>Ivory</b>", "19x0", "I come late"));
        for (name, value) in [("name", "n".repeat(121)), ("club", "c".repeat(121)), ("rank", "r".repeat(121)), ("remark", "r".repeat(501)), ("born", "3000".to_owned()), ("born", "+198".to_owned())] {
            registers(&visitor, id, &[("name", "Good Name"), (name, &value)]).is(422);
        }
        // A program fills in what nobody sees; a person sends the form again.
        let page = registers(&visitor, id, &[("name", "Good Name"), ("homepage", "https://x.example")]).is(422);
        page.says("A hidden field was filled in.");
        assert!(app.registrations(id).is_empty());
        visitor.submit(&page.form("/registration").set("consent", "1")).is(303);
        assert_eq!(app.registrations(id).len(), 1);
        visitor.get("/steppe/tournaments/999999/registration").is(404);
        visitor.get("/steppe/tournaments/x/registration").is(404);
        visitor.get(&format!("/valley/tournaments/{id}/registration")).is(404);
    }

    fn a_country_is_stored_as_one_code_however_it_is_written(app: App) {
        let (id, visitor) = (app.cup(), app.visitor());
        app.opens(id, "", "");
        for (name, typed) in [("Ash Ivo", "Україна"), ("Birch Ola", "ukr"), ("Cedar Eva", "Germany"), ("Dahlia Ann", "")] {
            registers(&visitor, id, &[("name", name), ("country", typed)]).is(303);
        }
        let countries: Vec<_> = app.registrations(id).into_iter().map(|r| r.who.country).collect();
        assert_eq!(countries, ["UA", "UA", "DE", ""]);
        let page = registers(&visitor, id, &[("name", "Elm Lev"), ("country", "Konoha")]).is(422);
        page.says("Country: Unknown country.");
        assert_eq!(page.form("/registration").value("country"), "Konoha");
    }

    fn without_mail_a_registration_counts_at_once_and_a_double_click_once(app: App) {
        let (id, visitor) = (app.cup(), app.visitor());
        app.opens(id, "", "");
        let form = visitor.page(&public(id)).form("/registration").set("consent", "1").set("name", "Коваль Анна").set("born", "1980");
        let form = form.set("remark", "A secret wish").set("club", "Ivory");
        let own = visitor.submit(&form).location();
        assert_eq!(visitor.submit(&form).location(), own, "a double click");
        assert_eq!(app.registrations(id).len(), 1);
        let page = visitor.page(&format!("{own}?lang=en"));
        page.says("You are registered and have a place.").says("http://crosstable.example/registrations/").says("Ivory");
        // The link lies in histories and letters: whoever finds it learns no more than the list
        // says.
        page.says_nothing_of("A secret wish").says_nothing_of("1980");
        // Only the hash of the link is stored.
        let token = own.rsplit('/').next().unwrap().to_owned();
        assert_ne!(app.registrations(id)[0].token_hash, token);
        let stranger = app.visitor();
        let page = stranger.page(&format!("{}?lang=en", public(id)));
        page.says("Koval Anna").says("Ivory").says("Fee 100");
        page.says_nothing_of("A secret wish").says_nothing_of("1980").says_nothing_of(&token);
        // The same person again, in the other script and order; a namesake by the birth.
        registers(&stranger, id, &[("name", "Anna Koval"), ("born", "1980")]).is(422).says("already registered");
        registers(&stranger, id, &[("name", "Koval Anna")]).is(422).says("already registered");
        registers(&stranger, id, &[("name", "Коваль Анна"), ("born", "2001")]).is(303);
        assert_eq!(app.registrations(id).len(), 2);
        // Withdrawn by the own link; looking at it changes nothing.
        let page = visitor.page(&own);
        assert_eq!(app.registration(id, "Коваль Анна").state.word(), "registered");
        visitor.submit(&page.form(&own).set("do", "withdraw")).is(303);
        visitor.page(&format!("{own}?lang=en")).says("You have withdrawn.");
        visitor.post(&own, &[("do", "confirm")]).is(410);
        visitor.post(&own, &[("do", "nonsense")]).is(400);
        visitor.get("/registrations/0000").is(410);
        visitor.get("/registrations/%0d%0a").is(410);
        registers(&stranger, id, &[("name", "Коваль Анна"), ("born", "1980")]).is(303);
    }

    fn with_mail_a_registration_counts_when_it_is_confirmed(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let (id, visitor) = (app.cup(), app.visitor());
        app.opens(id, "", "");
        let page = registers(&visitor, id, &[("name", "Ткач Ірина")]).is(422);
        page.says("E-mail address");
        let fields = [("name", "Ткач Ірина"), ("mail", "irina@example.org")];
        assert_eq!(registers(&visitor, id, &fields).location(), public(id));
        registers(&visitor, id, &fields).is(303);
        assert_eq!((app.send(), app.registrations(id).len()), (1, 1), "a double click");
        visitor.page(&format!("{}?lang=en", public(id))).says("No registrations yet.").says_nothing_of("Tkach");
        let letter = post.only("irina@example.org");
        assert_eq!(letter.subject(), "Please confirm your registration: Summer Cup");
        let (link, reader) = (letter.link(), app.visitor());
        let page = reader.page(&format!("{link}?lang=en"));
        page.says("Please confirm by 12 May 2026").says("i…@example.org").says_nothing_of("irina@");
        assert_eq!(app.registrations(id)[0].state.word(), "unconfirmed", "who looks at the link changes nothing");
        let form = page.form(&link).set("do", "confirm");
        reader.submit(&form).is(303);
        reader.submit(&form).is(303);
        visitor.page(&format!("{}?lang=en", public(id))).says("Tkach Iryna").says_nothing_of("example.org");
        // Nobody learns the address by trying the name.
        let page = registers(&visitor, id, &[("name", "Ткач Ірина"), ("mail", "other@example.org")]).is(422);
        page.says("already registered").says_nothing_of("irina@");
        // What is not confirmed in time lapses, holds no place, and may be sent again.
        registers(&visitor, id, &[("name", "Верба Остап"), ("mail", "ostap@example.org")]).is(303);
        app.send();
        let link = post.only("ostap@example.org").link();
        app.pass(TimeDelta::hours(48));
        reader.get(&link).is(410);
        reader.post(&link, &[("do", "confirm")]).is(410).says("not confirmed in time");
        registers(&visitor, id, &[("name", "Верба Остап"), ("mail", "ostap@example.org")]).is(303);
        app.send();
        let newer = post.to("ostap@example.org").pop().unwrap().link();
        reader.get(&link).is(410);
        reader.submit(&reader.page(&newer).form(&newer).set("do", "confirm")).is(303);
        assert_eq!(app.registration(id, "Верба Остап").state.word(), "registered");
    }

    fn nobody_is_pestered_by_mail_or_registered_twice_by_two_letters(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let (id, visitor) = (app.cup(), app.visitor());
        app.opens(id, "", "");
        for name in ["A One", "B Two", "C Three", "D Four", "E Five"] {
            registers(&visitor, id, &[("name", name), ("mail", "victim@example.org")]).is(303);
        }
        registers(&visitor, id, &[("name", "F Six"), ("mail", "Victim@example.org")]).is(429);
        // Two forms for one person, before either is confirmed.
        for mail in ["one@example.org", "two@example.org"] {
            registers(&visitor, id, &[("name", "Яр Данило"), ("mail", mail)]).is(303);
        }
        app.send();
        let reader = app.visitor();
        for (mail, status) in [("one@example.org", 303), ("two@example.org", 409)] {
            let link = post.only(mail).link();
            reader.submit(&reader.page(&link).form(&link).set("do", "confirm")).is(status);
        }
        registers(&visitor, id, &[("name", "G Seven"), ("mail", "seven@example.org")]).is(303);
        registers(&visitor, id, &[("name", "H Eight"), ("mail", "eight@example.org")]).is(303);
    }

    fn a_playing_hall_registers_through_one_network_until_it_is_too_much(app: App) {
        let (id, visitor) = (app.cup(), app.visitor());
        app.opens(id, "", "");
        // Letters that no alphabet takes for another one of them.
        for (one, two) in "ABDEKL".chars().flat_map(|one| "abdeklmnor".chars().map(move |two| (one, two))) {
            registers(&visitor, id, &[("name", &format!("Guest {one}{two}"))]).is(303);
        }
        let page = registers(&visitor, id, &[("name", "Guest Late")]).is(429);
        page.says("Too many requests came from this network address").says_nothing_of("open requests");
        assert_eq!(page.form("/registration").value("name"), "Guest Late", "nothing typed is lost");
        // What else strangers of the place ask for is counted by itself.
        let form = format!("/steppe/players/{}/certificates/new?lang=en", app.player("p03"));
        let form = visitor.page(&form).form("/certificates/new").set("asked_by", "Anna Koval").set("contact", "anna@example.org");
        visitor.submit(&form.set("kind", "rank")).is(303);
        app.pass(TimeDelta::minutes(61));
        registers(&visitor, id, &[("name", "Guest Late")]).is(303);
    }

    fn who_comes_late_waits_and_moves_up_when_somebody_withdraws(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let (id, steppe) = (app.cup(), app.federation("steppe"));
        app.opens(id, "2", "");
        let token = |n: usize| format!("token {n}");
        for (n, name) in ["Перша Ганна", "Другий Лев", "Третій Яр", "Четвертий Остап"].iter().enumerate() {
            let typed = RegistrationInput { name: (*name).to_owned(), mail: format!("p{n}@example.org"), consent: true, ..RegistrationInput::default() };
            let application = Application { typed, token: token(n), language: Language::Ukrainian, by_mail: true };
            app.write(|c| office::register_player(c, &steppe, TournamentId(id), &application, noon()));
        }
        // The line is that of the confirmations.
        for n in [3, 0, 1, 2] {
            app.write(|c| office::confirm_registration(c, &token(n), noon()));
        }
        app.send();
        let states = |app: &App| app.registrations(id).iter().map(|r| format!("{} {}", r.who.name, r.state)).collect::<Vec<_>>();
        assert_eq!(states(&app), ["Четвертий Остап registered", "Перша Ганна registered", "Другий Лев waiting", "Третій Яр waiting"]);
        let page = app.visitor().page(&format!("{}?lang=en", public(id)));
        page.says("All 2 places are taken").says("Waiting list 2");
        assert_eq!(page.row(" Lev")[0], "1");
        app.write(|c| office::withdraw_registration(c, &token(0), noon()));
        assert_eq!(app.registration(id, "Другий Лев").state.word(), "registered");
        assert_eq!(app.registration(id, "Третій Яр").state.word(), "waiting");
        assert_eq!(app.send(), 1);
        let letter = post.to("p1@example.org").pop().unwrap();
        assert_eq!((letter.subject().as_str(), letter.link()), ("Для вас є місце: Summer Cup", public(id)));
        // A lower limit takes no place away; a higher one lets those move up who wait.
        app.opens(id, "1", "");
        assert_eq!(app.registration(id, "Другий Лев").state.word(), "registered");
        app.opens(id, "3", "");
        assert_eq!(app.registration(id, "Третій Яр").state.word(), "registered");
        assert_eq!(app.send(), 1);
    }

    fn registration_is_opened_by_those_who_may_and_closes_by_itself(app: App) {
        let (id, organizer) = (app.cup(), app.login("organizer"));
        app.login("referee-two").get(&list(id)).is(403);
        for stranger in ["official-valley", "organizer-valley"] {
            let stranger = app.login(stranger);
            stranger.get(&list(id)).is(403);
            stranger.get(&format!("/valley/tournaments/{id}/registrations")).is(404);
            stranger.post(&format!("{}/settings", list(id)), &[("version", "0"), ("open", "1")]).is(403);
            stranger.post(&format!("/valley/tournaments/{id}/registrations/settings"), &[("version", "0"), ("open", "1")]).is(404);
        }
        app.referee().page(&format!("/steppe/tournaments/{id}?lang=en")).says("Registrations and check-in");
        let form = organizer.page(&format!("{}?lang=en", list(id))).form("/settings").set("open", "1");
        let long = "n".repeat(2001);
        for (field, value) in [("until", "tomorrow"), ("places", "many"), ("places", "0"), ("places", "1001"), ("note", long.as_str())] {
            organizer.submit(&form.clone().set(field, value)).is(422);
        }
        for (field, label, most) in [("venue", "Hall and address", 200), ("way", "Directions", 500), ("fee", "Entry fee", 200)] {
            let page = organizer.submit(&form.clone().set(field, &"n".repeat(most + 1)).set("note", "Bring boards")).is(422);
            page.says(&format!("{label}: "));
            let typed = page.form("/settings");
            assert_eq!((typed.value(field).len(), typed.value("note")), (most + 1, "Bring boards"));
        }
        organizer.submit(&form.clone().set("until", "2026-05-12").set("places", "8").set("note", "Bring boards")).is(303);
        // An old form overwrites nothing; the same once more is no change.
        organizer.submit(&form.clone().set("places", "9")).is(409).says("changed in the meantime");
        organizer.submit(&form.set("until", "2026-05-12").set("places", "8").set("note", "Bring boards")).is(303);
        let visitor = app.visitor();
        visitor.page(&format!("{}?lang=en", public(id))).says("The last day is 12 May 2026").says("Bring boards");
        let form = visitor.page(&public(id)).form("/registration").set("name", "Late One").set("consent", "1");
        app.pass(TimeDelta::days(3));
        visitor.page(&format!("{}?lang=en", public(id))).says("Registration closed on 12 May 2026");
        visitor.submit(&form).is(409).says("Registration closed on 12 May 2026");
        app.decides(id, &SettingsInput::default());
        visitor.submit(&form).is(409).says("Registration is closed.");
        app.opens(id, "", "");
        // Round 1 is published.
        let (referee, steppe) = (app.actor("referee"), app.federation("steppe"));
        app.register(id, &["Early One", "Early Two"]);
        let helper = app.referee();
        helper.page(&list(id));
        for r in app.registrations(id) {
            presses(&helper, id, &r, "here").is(303);
        }
        helper.post(&format!("{}/entry", list(id)), &[]).is(303);
        let acts = [
            DeskAct::Draw { seed: "7".to_owned() },
            DeskAct::Pair { round: 1, reason: String::new() },
            DeskAct::Publish { round: 1 },
        ];
        for (n, act) in acts.into_iter().enumerate() {
            app.write(|c| desk::perform_act(c, &desk::DeskActor::Actor(&referee), &steppe, TournamentId(id), &format!("k{n}"), act, noon()));
        }
        visitor.submit(&form).is(409).says("The tournament has started");
        visitor.page(&format!("{}?lang=en", public(id))).says("The tournament has started");
        helper.post(&list(id), &[("name", "Late Two")]).is(409).says("The tournament has started");
        // Cancelled or handed in.
        let over = app.tournament_in("Over", "submitted");
        helper.post(&format!("{}/settings", list(over)), &[("version", "0"), ("open", "1")]).is(409);
        helper.post(&list(over), &[("name", "Nobody")]).is(409);
    }

    fn an_organizer_reads_how_to_open_a_closed_registration(app: App) {
        let (id, organizer, visitor) = (app.cup(), app.login("organizer"), app.visitor());
        app.decides(id, &SettingsInput::default());
        let page = organizer.page(&format!("{}?lang=en", public(id)));
        page.says("Registration is closed. To open it, tick").says("Settings of the registration").says_nothing_of("Ask the organizer");
        assert!(page.links().contains(&format!("{}#settings", list(id))), "{:?}", page.links());
        let page = organizer.page(&format!("{}?lang=en", list(id)));
        page.says("To open it, tick “Players can register on the site” in the settings.");
        assert!(page.body.contains("id=\"settings\" open"), "{}", page.body);
        let page = visitor.page(&format!("{}?lang=en", public(id)));
        page.says("Registration is closed. Ask the organizer about playing.").says_nothing_of("To open it");
        // The last day has passed.
        app.decides(id, &SettingsInput { open: true, until: "2026-05-09".to_owned(), ..SettingsInput::default() });
        organizer.page(&format!("{}?lang=en", public(id))).says("To open it again, enter a later last day in the settings.");
        visitor.page(&format!("{}?lang=en", public(id))).says("Registration closed on 9 May 2026.").says_nothing_of("To open it");
    }

    fn namesakes_born_in_one_year_find_a_way(app: App) {
        let (id, visitor) = (app.cup(), app.visitor());
        app.opens(id, "", "");
        registers(&visitor, id, &[("name", "Koval Anna"), ("born", "1980")]).is(303);
        registers(&visitor, id, &[("name", "Koval Anna")]).is(422).says("Add the year of birth.");
        let page = registers(&visitor, id, &[("name", "Koval Anna"), ("born", "1980")]).is(422);
        page.says("Different person born in the same year?").says("write to the organizer").says_nothing_of("Add the year of birth");
        // The organizer reads the same sentence, and the way works.
        let helper = app.referee();
        helper.post(&list(id), &[("name", "Koval Anna"), ("born", "1980")]).is(422);
        registers(&visitor, id, &[("name", "Koval Anna Petrivna"), ("born", "1980")]).is(303);
        registers(&visitor, id, &[("name", "Koval Anna II"), ("born", "1980")]).is(303);
        assert_eq!(app.registrations(id).len(), 3);
    }

    fn two_helpers_check_in_and_the_list_is_taken_over_once(app: App) {
        let id = app.cup();
        app.opens(id, "4", "");
        app.register(id, &["Коваль Анна", "Verba Ostap", "New Player", "Absent Player", "Waits Awhile"]);
        let (one, two) = (app.referee(), app.login("organizer"));
        one.page(&list(id));
        two.page(&format!("{}?lang=en", list(id)));
        let r = |name: &str| app.registration(id, name);
        presses(&one, id, &r("Коваль Анна"), "here").is(303);
        presses(&two, id, &r("Verba Ostap"), "here").is(303);
        presses(&one, id, &r("Absent Player"), "away").is(303);
        presses(&two, id, &r("New Player"), "here").is(303);
        let before = app.read(crosstable::db::audit::find_last);
        presses(&one, id, &r("New Player"), "here").is(303);
        assert_eq!(app.read(crosstable::db::audit::find_last), before, "pressing twice has the effect of once");
        assert_eq!(app.registrations(id).iter().filter(|r| r.here == Some(true)).count(), 3);
        presses(&one, id, &r("New Player"), "nonsense").is(400);
        one.post(&format!("{}/999999", list(id)), &[("do", "here")]).is(404);
        // Somebody is taken off the list, and the one who waits has the place; back at the end of
        // the line.
        presses(&one, id, &r("Absent Player"), "withdraw").is(303);
        assert_eq!(r("Waits Awhile").state.word(), "registered");
        presses(&one, id, &r("Absent Player"), "restore").is(303);
        assert_eq!(r("Absent Player").state.word(), "waiting");
        presses(&two, id, &r("Absent Player"), "admit").is(303);
        assert_eq!(r("Absent Player").state.word(), "registered");
        somebody_is_entered_on_the_spot(&one, id);
        let csv = two.page(&format!("/steppe/tournaments/{id}/registrations.csv"));
        assert!(csv.body.contains("registered,On Spot,'=A1+1,"), "{}", csv.body);
        assert!(csv.body.contains(",yes,2026-05-10T12:00:00Z,"), "the time names its zone: {}", csv.body);
        assert!(csv.header("content-disposition").contains("attachment"));
        // Taken, by the referee only; once more adds nobody, later ones are added.
        two.post(&format!("{}/entry", list(id)), &[]).is(403);
        let token = office::token_of("key", &RegistrationInput { name: "New Player".to_owned(), consent: true, ..RegistrationInput::default() });
        let own = format!("/registrations/{token}?lang=en");
        app.visitor().page(&own).says("Save this link");
        one.post(&format!("{}/entry", list(id)), &[]).is(303);
        // Who was taken into the tournament can't withdraw by the link any more.
        app.visitor().page(&own).says("The registration is complete").says_nothing_of("Save this link");
        let wanted = ["Коваль Анна", "Верба Остап", "New Player", "On Spot"];
        assert_eq!(app.entrants(id), wanted);
        one.post(&format!("{}/entry", list(id)), &[]).is(303);
        assert_eq!(app.entrants(id), wanted);
        let desk = app.read(|c| desk::find(c, TournamentId(id))).unwrap();
        assert_eq!(desk.entrants[0].player, Some(app.player("p01")));
        assert_eq!(desk.entrants[0].rating, app.rating("p01").map(|rating| rating.round() as i64));
        assert_eq!(desk.entrants[0].club, "Ivory");
        presses(&one, id, &r("Waits Awhile"), "here").is(303);
        one.post(&format!("{}/entry", list(id)), &[]).is(303);
        assert_eq!(app.entrants(id).last().map(String::as_str), Some("Waits Awhile"));
        // Who was taken is the referee's.
        presses(&one, id, &r("New Player"), "withdraw").is(409);
        // The desk has somebody already whom the list brings once more: nobody is taken.
        let (referee, steppe) = (app.actor("referee"), app.federation("steppe"));
        let there = crosstable::domain::desk::Entrant::from_name("Other Way");
        let enter = DeskAct::Enter { entrants: vec![there] };
        app.write(|c| desk::perform_act(c, &desk::DeskActor::Actor(&referee), &steppe, TournamentId(id), "k", enter, noon()));
        one.post(&list(id), &[("name", "Third Way")]).is(303);
        one.post(&list(id), &[("name", "Other Way")]).is(303);
        let known = app.entrants(id);
        one.post(&format!("{}/entry", list(id)), &[]).is(409).says("Other Way is already on the list of participants");
        assert_eq!((app.entrants(id), r("Third Way").entrant), (known, None));
        // Who hasn't come doesn't wait for a place at the desk.
        presses(&one, id, &r("Absent Player"), "away").is(303);
        one.page(&format!("/steppe/tournaments/{id}/desk/players?lang=en")).says("Third Way").says_nothing_of("Absent Player");
    }

    fn personal_data_goes_thirty_days_after_the_tournament(app: App) {
        let post = PostOffice::open();
        let app = post.of(app);
        let (id, steppe) = (app.cup(), app.federation("steppe"));
        app.opens(id, "", "");
        for (n, name) in ["Stays Here", "Goes Away", "Never Confirms"].iter().enumerate() {
            let typed = RegistrationInput {
                name: (*name).to_owned(),
                mail: format!("p{n}@example.org"),
                born: "1990".to_owned(),
                remark: "Secret".to_owned(),
                consent: true,
                ..RegistrationInput::default()
            };
            let application = Application { typed, token: format!("t{n}"), language: Language::English, by_mail: true };
            app.write(|c| office::register_player(c, &steppe, TournamentId(id), &application, noon()));
        }
        app.write(|c| office::confirm_registration(c, "t0", noon()));
        app.write(|c| office::confirm_registration(c, "t1", noon()));
        app.write(|c| office::withdraw_registration(c, "t1", noon()));
        app.send();
        let erases = |at| app.write(|c| Ok::<_, ActionError>(office::erase_old(c, TimeDelta::days(30), at)?));
        assert_eq!(erases(noon() + TimeDelta::hours(47)), 0);
        assert_eq!(erases(noon() + TimeDelta::hours(48)), 1, "what was never confirmed");
        // The last day is 21 May.
        assert_eq!(erases(day(2026, 6, 20).and_hms_opt(23, 59, 59).unwrap()), 0);
        let due = day(2026, 6, 21).and_hms_opt(0, 0, 0).unwrap();
        assert_eq!(erases(due), 2);
        assert_eq!(erases(due), 0);
        let left = app.registrations(id);
        assert_eq!(left.len(), 1, "of who withdrew nothing is kept");
        assert_eq!((left[0].who.name.as_str(), left[0].who.mail.as_str(), left[0].who.born.as_str(), left[0].who.remark.as_str()), ("Stays Here", "", "", ""));
        assert!(app.read(|c| outbox::load_unsent(c, 100)).is_empty());
        assert_eq!(app.read(|c| outbox::count_to_since(c, "p0@example.org", Notice::Registration, noon() - TimeDelta::days(1))), 0);
        let nobody = Actor::console();
        let refused = app.db.write(|c| office::add_on_site(&mut Tx::new(c, &nobody, &steppe, due), TournamentId(id), &RegistrationInput::default(), &MachineSecrets));
        assert!(matches!(refused, Err(ActionError::Refused(_))));
    }
}
