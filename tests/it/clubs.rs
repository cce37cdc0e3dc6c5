//! Clubs as things of their own, and what a new federation is told is missing.

use crosstable::actions::Tx;
use crosstable::actions::setup::Step;
use crosstable::actions::tournaments as office;
use crosstable::db::tournaments::{self, Conditions};
use crosstable::db::{ClubId, TournamentId};

use crate::app::{App, noon};
use crate::client::{Client, Page};
use crate::database::on_both;

/// Makes a club; the address of its page.
fn made(who: &Client, fields: &[(&str, &str)]) -> String {
    let location = who.post("/steppe/clubs", fields).is(303).location();
    location[location.find("/steppe").unwrap()..].to_owned()
}

/// The step of setting up that leads to this address.
fn missing(page: &Page, address: &str) -> bool {
    page.body.split("id=\"setup\"").nth(1).is_some_and(|rest| {
        let card = rest.split("</ol>").next().unwrap_or_default();
        card.contains(&format!("href=\"{address}\""))
    })
}

on_both! {
    fn a_club_is_made_before_anybody_belongs_to_it(app: App) {
        let (official, visitor) = (app.official(), app.visitor());
        let new = official.page("/steppe/clubs/new");
        new.says("Public: include only");
        assert!(new.body.contains("<p class=\"crumbs\"><a href=\"/steppe/clubs\">"), "{}", new.body);
        let fields = [("name", "Нефрит"), ("city", "Stepove"), ("contacts", "nephrite@example.org\r\nTue 18:00"), ("founded", "1987-05-30")];
        let club = made(&official, &fields);
        visitor.page("/steppe/clubs").says("Nefryt").says("Ivory");
        visitor.page(&club).says("Nefryt").says("nephrite@example.org").says("Tue 18:00").says("1987").says("This club has no players yet");
        // It is offered where a club is chosen, and whoever is entered belongs to it.
        official.get("/steppe/people").is(403);
        app.chairman().page("/steppe/people").says("Нефрит");
        official.page("/steppe/tournaments/new").says("Nefryt");
        let dated = [("name", "Новий Гравець"), ("club", "Нефрит"), ("born", "31.05.1999")];
        let player = official.post("/steppe/players/new", &dated).is(303).location();
        assert_eq!(official.page(&format!("{player}/edit?lang=en")).form("/edit").value("born"), "1999-05-31");
        // A form is filled in as its reader writes days, and takes them back.
        let form = official.page(&format!("{player}/edit?lang=ru")).form("/edit");
        assert_eq!(form.value("born"), "31.05.1999");
        official.submit(&form).is(303);
        assert_eq!(official.page(&format!("{player}/edit?lang=en")).form("/edit").value("born"), "1999-05-31");
        let form = official.page(&format!("{club}/edit?lang=uk")).form("/edit");
        assert_eq!(form.value("founded"), "30.05.1987");
        official.submit(&form).is(303);
        official.page(&format!("{club}/edit?lang=en")).says("Nefryt");
        let page = visitor.page(&club);
        page.says("Novyi Hravets");
        visitor.page("/steppe/clubs").says("Nefryt");
        // Who heads it, what it holds.
        app.tournament_in("Ivory Cup", "planned");
        let steppe = app.federation("steppe").id;
        let ivory = app.read(|c| crosstable::db::clubs::find_by_name(c, steppe, "Ivory")).unwrap().id;
        visitor.page(&format!("/steppe/clubs/{ivory}")).says("Ivory Cup").says("Koval Anna");
        official.page("/steppe/audit").says("club created").says("Нефрит");
        // The federation that moves away takes it along.
        let text = app.export("steppe").replacen("\"slug\": \"steppe\"", "\"slug\": \"copy\"", 1);
        assert!(text.contains("\"founded\": \"1987-05-30\""), "{text}");
        app.write(|c| {
            crate::app::import(c, &text);
            Ok(())
        });
        assert_eq!(app.export("copy"), text);
    }

    fn every_mistake_in_a_club_is_said_at_once(app: App) {
        let official = app.official();
        let page = official.post("/steppe/clubs", &[("name", " "), ("founded", "long ago"), ("contacts", &"x".repeat(501))]).is(422);
        for field in ["#name", "#founded", "#contacts"] {
            assert!(page.body.contains(&format!("href=\"{field}\"")), "{field}");
        }
        official.post("/steppe/clubs", &[("name", "Ivory")]).is(422).says("taken");
        official.post("/steppe/clubs", &[("name", "Jade"), ("founded", "2999")]).is(422);
        app.visitor().page("/steppe/clubs").says_nothing_of("Jade");
        app.visitor().get("/steppe/clubs/999999").is(404);
        app.login("official-valley").post("/steppe/clubs", &[("name", "Jade")]).is(403);
    }

    fn a_club_is_renamed_and_closed_and_removed_only_while_nothing_refers_to_it(app: App) {
        let (official, visitor) = (app.official(), app.visitor());
        let steppe = app.federation("steppe").id;
        let ivory = app.read(|c| crosstable::db::clubs::find_by_name(c, steppe, "Ivory")).unwrap().id;
        let page = format!("/steppe/clubs/{ivory}");
        let anna = format!("/steppe/players/{}", app.player("p01"));
        let planned = app.tournament_in("Cup of the tower", "planned");
        official.post(&format!("{page}/edit"), &[("name", "Ivory Tower"), ("city", "Stepove")]).is(303);
        visitor.page(&anna).says("Ivory Tower");
        official.page("/steppe/audit").says("Ivory → Ivory Tower");
        official.post(&format!("{page}/removal"), &[]).is(409);
        assert!(!official.page(&page).body.contains("/removal"), "no button that only refuses");
        official.post(&format!("{page}/closing"), &[("closed", "1")]).is(303);
        visitor.page(&page).says("closed on").says("Koval Anna");
        official.page("/steppe/tournaments/new").says_nothing_of("Ivory Tower");
        official.page(&format!("/steppe/tournaments/{planned}/conditions")).says("Ivory Tower");
        let fields = [("name", "Another"), ("starts", "2026-06-01"), ("minutes", "60"), ("club", &ivory.to_string())];
        official.post("/steppe/tournaments", &fields).is(422);
        let head = [("login", "new-head"), ("name", "New Head"), ("role", "club_head"), ("club", &ivory.to_string())];
        app.chairman().post("/steppe/people", &head).is(422);
        official.post(&format!("{page}/closing"), &[("closed", "0")]).is(303);
        app.chairman().post("/steppe/people", &head).ok();
        let mistake = made(&official, &[("name", "Mistake")]);
        assert!(official.page(&mistake).has_form("/removal"));
        official.post(&format!("{mistake}/removal"), &[]).is(303);
        visitor.get(&mistake).is(404);
        official.page("/steppe/audit").says("club removed").says("club closed").says("club reopened");
    }

    fn a_club_that_held_what_is_being_corrected_has_no_button_that_only_refuses(app: App) {
        let official = app.official();
        let page = made(&official, &[("name", "Held it")]);
        let (id, club) = (TournamentId(app.tournament_in("Cup", "rated")), ClubId(app.club("Held it")));
        let held_by = |club: ClubId| {
            let conditions = Conditions { club_id: Some(club), ..app.stored(id.0).conditions };
            app.write(|c| Ok(tournaments::update_conditions(c, id, &conditions, noon())?));
        };
        held_by(club);
        let (steppe, by) = (app.federation("steppe"), app.actor("official"));
        app.write(|c| office::reopen_tournament(&mut Tx::new(c, &by, &steppe, noon()), id, "R"));
        // The correction names another club: given up, it is this one again.
        held_by(ClubId(app.club("Ivory")));
        assert!(!app.read(|c| crosstable::db::clubs::is_used(c, club)));
        assert!(!official.page(&page).has_form("/removal"));
        official.post(&format!("{page}/removal"), &[]).is(409);
        official.submit(&official.page(&format!("/steppe/tournaments/{id}")).form("/abandonment")).is(303);
        assert_eq!(app.stored(id.0).conditions.club_id, Some(club));
    }

    fn the_chairman_of_a_new_federation_is_told_what_is_missing(app: App) {
        let chairman = app.chairman();
        let inbox = || chairman.page("/steppe/inbox");
        // Names, tournaments and lists are there; the emblem is not.
        let page = inbox();
        page.says("Getting started");
        assert!(missing(&page, "/steppe/settings") && !missing(&page, "/steppe/clubs/new") && !missing(&page, "/steppe/tournaments/new"));
        assert!(!app.official().page("/steppe/inbox").text().contains("Getting started"), "only for the chairman");
        chairman.post("/steppe/settings/names", &[("name_en", "Steppe"), ("name_uk", "Степ")]).is(303);
        let page = inbox();
        page.says("No name yet in: Русский");
        app.visitor().page("/steppe?lang=uk").says("Степ");
        chairman.post("/steppe/settings/names", &[("name_en", &"x".repeat(201))]).is(422).says("Name: English");
        // Hidden it stays away until it is wanted again.
        chairman.submit(&page.form("/settings/setup").set("hidden", "1")).is(303);
        inbox().says_nothing_of("Getting started");
        chairman.submit(&chairman.page("/steppe/settings").form("/settings/setup").set("hidden", "0")).is(303);
        inbox().says("Getting started");
    }

    fn times_are_shown_by_the_clocks_of_the_federation(app: App) {
        let chairman = app.chairman();
        chairman.page("/steppe/inbox?lang=en").says("Times are shown in UTC");
        chairman.page("/steppe/audit").says("UTC").says_nothing_of("UTC+");
        let form = chairman.page("/steppe/settings").form("/settings/zone");
        assert_eq!(form.value("time_zone"), "UTC");
        chairman.submit(&form.clone().set("time_zone", "Europe/Nowhere")).is(422).says("Time zone");
        chairman.submit(&form.set("time_zone", "Europe/Kyiv")).is(303);
        assert_eq!(chairman.page("/steppe/settings").form("/settings/zone").value("time_zone"), "Europe/Kyiv");
        chairman.page("/steppe/inbox").says_nothing_of("Times are shown in UTC");
        // 12:00 in UTC is 15:00 in a summer of Kyiv.
        chairman.page("/steppe/audit").says("10 May 2026, 15:00 UTC+3").says("Europe/Kyiv");
        assert!(app.visitor().get("/api/v1/federations/steppe").ok().body.contains(r#""time_zone":"Europe/Kyiv""#));
    }

    fn a_federation_whose_regulation_is_nobodys_own_is_asked_for_the_language_of_names(app: App) {
        let chairman = app.chairman();
        for (rules, table) in [("elo", None), ("ssdc", Some("Russian (ICAO Doc 9303)")), ("ufgo", Some("Ukrainian (resolution 55 of 2010)"))] {
            let slug = format!("letters-{rules}");
            app.newly_founded(&slug, rules);
            let inbox = || chairman.page(&format!("/{slug}/inbox?lang=en"));
            match table {
                Some(table) => {
                    inbox().says(&format!("Names in Latin letters: {table}")).says_nothing_of("The regulation doesn’t set the language");
                }
                None => {
                    assert!(missing(&inbox(), &format!("/{slug}/settings#name_language")));
                    inbox().says("The regulation doesn’t set the language of your players’ names.");
                    let page = chairman.page(&format!("/{slug}/settings?lang=en"));
                    page.says("Not chosen yet: Ukrainian");
                    let form = page.form("/settings/spelling");
                    chairman.submit(&form.set("name_language", "ru")).is(303);
                    inbox().says_nothing_of("The regulation doesn’t set the language").says("Names in Latin letters: Russian");
                }
            }
        }
    }

    fn a_club_tells_which_of_its_tournaments_are_being_played(app: App) {
        app.desk_at("Live Cup");
        app.tournament_in("Later Cup", "planned");
        let page = app.visitor().page(&format!("/steppe/clubs/{}", app.club("Ivory")));
        assert!(page.row("Live Cup").contains(&"being played".to_owned()), "{:?}", page.row("Live Cup"));
        assert!(!page.row("Later Cup").contains(&"being played".to_owned()), "{:?}", page.row("Later Cup"));
    }

    fn an_empty_federation_begins_with_its_clubs(app: App) {
        let admin = app.login("admin");
        admin.post("/accounts/federations", &[("slug", "new"), ("name", "New"), ("rules", "ufgo")]).is(303);
        let page = admin.post("/new/people", &[("login", "head-of-new"), ("name", "Nova Liudyna"), ("role", "chairman")]).ok();
        assert!(page.body.contains("data-copy=\"#link\"") && page.body.contains("id=\"link\""));
        // The role that is missing stands first: nobody can head a club before there is one.
        let first = |page: &Page| {
            let roles = page.body.split("<select id=\"role\"").nth(1).unwrap();
            roles.split("value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
        };
        let page = admin.page("/new/people");
        assert_eq!(first(&page), "official");
        page.says("Vacant roles").says("There are no clubs yet");
        // Who only runs the site enters no clubs; the chairman is led to where one is entered.
        assert!(!page.links().contains(&"/new/clubs/new".to_owned()));
        let refused = admin.post("/new/people?lang=uk", &[("login", "nobody-yet"), ("name", ""), ("role", "official")]).is(422);
        refused.says("Прізвище та ім’я: ");
        let new = app.federation("new");
        let progress = |app: &App| app.read(|c| crosstable::actions::setup::load_progress(c, &new));
        // The regulation says by which table names are spelled.
        let missing: Vec<Step> = Step::ALL.into_iter().filter(|step| *step != Step::Spelling).collect();
        assert_eq!(progress(&app).missing, missing);
        assert!(!progress(&app).roles.contains(&crosstable::actions::Role::ClubHead));
        app.write(|c| Ok(crosstable::db::clubs::add(c, new.id, "First", None, None, None)?));
        assert!(progress(&app).roles.contains(&crosstable::actions::Role::ClubHead));
        assert!(!progress(&app).missing.contains(&Step::Clubs));
    }
}
