//! Calendar plans: drafted, adopted, amended; what stands in one is official (ufgo 4.3).

use crosstable::actions::Actor;
use crosstable::actions::calendar_plans::{
    self as office, Adoption, PlanInput, PlanVersion, parse_pasted,
};
use crosstable::actions::{Tx, journal as office_journal, tournaments as tournaments_office};
use crosstable::db::calendar_plans as storage;
use crosstable::db::{CalendarPlanId, PlanLineId, TournamentId, tournaments};
use crosstable::domain::journal;

use crate::app::{App, noon};
use crate::client::{Client, Page};
use crate::database::on_both;
use crate::html::FormOnPage;

impl App {
    /// A plan of 2026 with these lines, pasted.
    pub(crate) fn calendar_plan(
        &self,
        slug: &str,
        title: &str,
        lines: &str,
        adopted: bool,
    ) -> CalendarPlanId {
        let (chairman, federation) = (self.actor("chairman"), self.federation(slug));
        let all = self.read(|c| storage::list(c, federation.id));
        // Pages are asked for more than once.
        let title = (0..).map(|n| {
            if n == 0 {
                title.to_owned()
            } else {
                format!("{title} {n}")
            }
        });
        let title = title
            .into_iter()
            .find(|title| !all.iter().any(|plan| plan.heading.title == *title))
            .unwrap();
        let given = PlanInput {
            year: "2026".to_owned(),
            title,
            lines: parse_pasted(lines),
        };
        self.write(|c| {
            let id = office::draft_plan(&mut Tx::new(c, &chairman, &federation, noon()), &given)?;
            if adopted {
                let adoption = Adoption {
                    day: "2026-01-09".to_owned(),
                    by: "The board".to_owned(),
                };
                office::adopt_plan(
                    &mut Tx::new(c, &chairman, &federation, noon()),
                    PlanVersion { id, version: 0 },
                    &adoption,
                )?;
            }
            Ok(id)
        })
    }

    /// The first line of an adopted plan.
    pub(crate) fn plan_line(&self, slug: &str, title: &str, lines: &str) -> PlanLineId {
        let plan = self.calendar_plan(slug, title, lines, true);
        self.read(|c| storage::load_lines(c, plan))[0].id
    }
}

#[track_caller]
fn drafted(official: &Client, lines: &str) -> String {
    let form = official.page("/steppe/plan/new?lang=en").form("/plan/new");
    official
        .submit(
            &form
                .set("year", "2026")
                .set("plan_title", "City federation")
                .set("people", lines),
        )
        .location()
}

#[track_caller]
fn adopted(official: &Client, address: &str) {
    let form = official
        .page(address)
        .form("/adoption")
        .set("day", "2026-01-09")
        .set("adopted_by", "The board");
    assert_eq!(official.submit(&form).location(), address);
}

/// The form by which the organizer plans a tournament that stands in a plan.
fn planning(app: &App, organizer: &Client, name: &str) -> FormOnPage {
    let form = organizer
        .page("/steppe/tournaments/new?lang=en")
        .form("/steppe/tournaments");
    let (club, referee) = (
        app.club("Ivory").to_string(),
        app.account("referee").to_string(),
    );
    form.set("name", name)
        .set("starts", "2026-05-02")
        .set("ends", "2026-05-03")
        .set("minutes", "60")
        .set("club", &club)
        .set("referee", &referee)
}

#[track_caller]
fn amend(official: &Client, address: &str, change: impl FnOnce(FormOnPage) -> FormOnPage) -> Page {
    let form = official
        .page(&format!("{address}/amendment?lang=en"))
        .form("/amendment")
        .set("day", "2026-05-01");
    official.submit(&change(form.set("source", "Protocol 7")))
}

const LINES: &str = "Spring Cup; 2026-05-02; 2026-05-03; Stepove; cup\nAutumn Open; 2026-10-03";

on_both! {
    fn a_plan_is_drafted_adopted_and_amended(app: App) {
        let (official, visitor) = (app.official(), app.visitor());
        visitor.page("/steppe/plan?lang=en").says("No calendar plan has been adopted yet.");
        assert!(visitor.page("/steppe/calendar").links().iter().any(|link| link == "/steppe/plan"));
        let address = drafted(&official, LINES);
        official.page(&format!("{address}?lang=en")).says("draft").says("Autumn Open");
        // Nobody else sees a draft.
        visitor.get(&address).is(404);
        app.referee().get(&address).is(404);
        visitor.page("/steppe/plan?lang=en").says_nothing_of("City federation");
        let form = official.page(&format!("{address}/edit")).form("/edit");
        assert_eq!((form.value("name-0"), form.value("starts-1"), form.value("ends-1")), ("Spring Cup", "2026-10-03", "2026-10-03"));
        official.submit(&form.clone().set("starts-1", "2025-10-03").set("ends-1", "")).is(422).says("None of its days is in the year");
        official.submit(&form.clone().set("year", "soon")).is(422);
        official.submit(&form.set("name-2", "Night Match").set("starts-2", "2026-11-01")).is(303);
        // A form of the earlier version changes nothing any more.
        official.post(&format!("{address}/adoption"), &[("version", "0"), ("day", "2026-01-09"), ("adopted_by", "The board")]).is(409);
        let bare = official.page(&address).form("/adoption").set("adopted_by", "").set("day", "2027-01-09");
        official.submit(&bare).is(422).says("Adopted by");
        adopted(&official, &address);
        let page = visitor.page(&format!("{address}?lang=en")).ok();
        page.says("The board, 9 January 2026").says("Night Match").says_nothing_of("Amendments");
        official.get(&format!("{address}/edit")).is(409);
        official.post(&format!("{address}/removal"), &[]).is(409);
        visitor.page("/steppe/plan?lang=en").says("City federation").says("2026");
        // An amendment refers to its source, and what was adopted stays readable.
        amend(&official, &address, |form| form).is(422).says("No changes were made");
        amend(&official, &address, |form| form.set("source", "").set("name-0", "Great Cup")).is(422);
        amend(&official, &address, |form| form.set("day", "2026-01-08").set("name-0", "Great Cup")).is(422).says("before the day of the adoption");
        let change = |form: FormOnPage| form.set("name-0", "Great Cup").set("strike-1", "1").set("people", "Winter Cup; 2026-12-05");
        assert_eq!(amend(&official, &address, change).location(), address);
        let page = visitor.page(&format!("{address}?lang=en")).ok();
        page.says("Amendment 1, 1 May 2026").says("Protocol 7").says("Great Cup").says("Winter Cup").says("struck");
        assert!(page.body.contains("<del>Autumn Open</del>") && page.body.contains("<del>Spring Cup,"), "{}", page.body);
        assert!(page.body.contains("id=\"n-4\""));
        official.page("/steppe/audit?lang=en").says("amended a calendar plan").says("adopted a calendar plan");
    }

    fn only_what_stands_in_an_adopted_plan_is_official(app: App) {
        let (official, organizer) = (app.official(), app.login("organizer"));
        let address = drafted(&official, LINES);
        let form = planning(&app, &organizer, "First Cup");
        organizer.submit(&form.clone().set("plan", "City federation, 2026, № 1")).is(422).says("Line of a calendar plan:");
        // A line of a draft doesn't do.
        let lines = app.read(|c| {
            let plan = storage::list(c, app.federation("steppe").id)?[0].id;
            storage::load_lines(c, plan)
        });
        let line = format!("line-{}", lines[0].id);
        organizer.submit(&form.clone().set("plan", &line)).is(422);
        adopted(&official, &address);
        let cup = organizer.submit(&form.clone().set("plan", &line)).location();
        app.visitor().page(&format!("{cup}?lang=en")).says("yes, by the plan: City federation, 2026, No. 1");
        let held = app.visitor().page(&format!("{address}?lang=en")).row("Spring Cup");
        assert!(held.iter().any(|cell| cell.ends_with("results due")), "{held:?}");
        let id: i64 = cup.rsplit('/').next().unwrap().parse().unwrap();
        assert_eq!(app.stored(id).conditions.plan_line_id, Some(lines[0].id));
        // One tournament a line.
        organizer.submit(&planning(&app, &organizer, "Second Cup").set("plan", &line)).is(422);
        let again = organizer.page(&format!("{cup}/conditions")).form("/conditions");
        assert_eq!(again.value("plan"), line);
        organizer.submit(&again).is(303);
        // What a tournament stands in isn't struck; its conditions are changed first.
        amend(&official, &address, |form| form.set("strike-0", "1")).is(409).says("First Cup");
        let bare = organizer.page(&format!("{cup}/conditions")).form("/conditions").set("plan", "none");
        organizer.submit(&bare).is(303);
        amend(&official, &address, |form| form.set("strike-0", "1")).is(303);
        organizer.submit(&planning(&app, &organizer, "Second Cup").set("plan", &line)).is(422);
        app.visitor().page(&format!("{cup}?lang=en")).says("not in a calendar plan");
    }

    fn a_tournament_of_the_name_and_days_of_a_line_is_linked_when_it_is_planned(app: App) {
        let organizer = app.login("organizer");
        let line = app.plan_line("steppe", "City federation", LINES);
        let stored = |page: &str| app.stored(page.rsplit('/').next().unwrap().parse().unwrap()).conditions;
        // One control says it: the choice of a line is enough, and nothing is to be chosen where
        // the name says it.
        let form = planning(&app, &organizer, "«Spring  cup» 2026");
        assert!(form.fields.iter().all(|field| field.0 != "official") && form.value("plan").is_empty(), "{:?}", form.fields);
        let page = organizer.submit(&form).location();
        assert_eq!((stored(&page).plan_line_id, stored(&page).official), (Some(line), true));
        // Other conditions leave the line; "none" takes it out, and stays so whoever changes
        // something else.
        let leave = organizer.page(&format!("{page}/conditions")).form("/conditions").set("plan", "none");
        organizer.submit(&leave).is(303);
        assert_eq!((stored(&page).plan_line_id, stored(&page).official), (None, false));
        let referee = app.referee();
        for client in [&organizer, &referee] {
            let form = client.page(&format!("{page}/conditions")).form("/conditions").set("city", "Kyiv");
            assert_eq!(form.value("plan"), "none");
            client.submit(&form).is(303);
            assert!(!stored(&page).official);
        }
        referee.submit(&referee.page(&format!("{page}/conditions")).form("/conditions").set("plan", "")).is(303);
        assert!(!stored(&page).official, "a referee doesn't put it in again");
        let back = organizer.page(&format!("{page}/conditions")).form("/conditions").set("plan", "");
        organizer.submit(&back).is(303);
        assert_eq!(stored(&page).plan_line_id, Some(line));
        // A second tournament of the name finds the line taken; other days are no fit.
        let second = organizer.submit(&planning(&app, &organizer, "Spring Cup")).location();
        assert!(!stored(&second).official);
        let autumn = organizer.submit(&planning(&app, &organizer, "Autumn Open")).location();
        assert!(!stored(&autumn).official);
    }

    fn a_referee_links_by_the_name_and_never_by_choice(app: App) {
        let (referee, line) = (app.referee(), app.plan_line("steppe", "City federation", LINES));
        let form = |name: &str| {
            let form = referee.page("/steppe/tournaments/new?lang=en").form("/steppe/tournaments").set("name", name);
            form.set("club", &app.club("Ivory").to_string()).set("minutes", "60").set("starts", "2026-05-02").set("ends", "2026-05-03")
        };
        let chosen = form("Other Cup").set("plan", &format!("line-{line}"));
        referee.submit(&chosen).is(422).says("Line of a calendar plan: Only the organizer or the commission can declare a tournament official.");
        let page = referee.submit(&form("Spring Cup")).location();
        let stored = app.stored(page.rsplit('/').next().unwrap().parse().unwrap()).conditions;
        assert_eq!((stored.plan_line_id, stored.official), (Some(line), true));
    }

    fn the_commission_is_warned_at_approval_and_sets_the_line_there(app: App) {
        let official = app.official();
        let id = TournamentId(app.tournament_in("Spring Cup", "drafted"));
        let stored = app.stored(id.0).conditions;
        let (starts, ends) = (stored.starts, stored.ends);
        // The plan is adopted after the tournament was planned.
        let line = app.plan_line("steppe", "City federation", &format!("Spring Cup; {starts}; {ends}; Stepove; cup"));
        let (head, steppe, sheet) = (app.actor("head"), app.federation("steppe"), app.sheet_of_three());
        let page = format!("/steppe/tournaments/{id}");
        let client = app.referee();
        let form = client.page(&format!("{page}/table?lang=en")).form("/table").set("do", "preview");
        let preview = client.submit(&form).ok();
        preview.says("The calendar plan has a tournament of this name").says("Not official. As an official tournament");
        client.submit(&preview.form("/table").to(&format!("{page}/submission"))).is(303);
        let version = app.stored(id.0).lock_version;
        app.write(|c| tournaments_office::cosign_table(&mut Tx::new(c, &head, &steppe, noon()), id, version));
        let waiting = official.page(&format!("{page}?lang=en"));
        waiting.says("The calendar plan has a tournament of this name").says("Not official. As an official tournament");
        // Whoever only signs is not asked to say it.
        assert!(!app.head().page(&page).has_form("/plan-line"));
        client.post(&format!("{page}/plan-line"), &[("version", "0"), ("plan", &format!("line-{line}"))]).is(403);
        let form = waiting.form("/plan-line");
        assert_eq!(form.value("plan"), format!("line-{line}"));
        official.submit(&form).is(303);
        official.submit(&form).is(409);
        let now = app.stored(id.0);
        assert_eq!((now.conditions.plan_line_id, now.conditions.official), (Some(line), true));
        // The signatures under the table hold, and it is rated as an official one.
        let waiting = official.page(&format!("{page}?lang=en"));
        waiting.says("Official by the calendar plan.").says_nothing_of("isn’t linked").says_nothing_of("is not linked");
        let preview = app.read(|c| Ok(crosstable::actions::preview::preview_sheet(c, &steppe, &now, &sheet).unwrap()));
        official.submit(&waiting.form("/approval")).is(303);
        assert!(preview.official && preview.otherwise.is_some_and(|turned| turned.players > 0 && turned.largest_difference > 0.0), "{preview:?}");
        let results = app.read(|c| crosstable::db::results::of_tournament(c, id));
        for (line, row) in preview.lines.iter().zip(&sheet.rows) {
            let result = results.iter().find(|r| Some(r.player_id.0) == row.player).unwrap();
            assert_eq!(result.after, line.after.map(|points| points.0));
        }
    }

    fn other_days_than_those_of_the_line_are_said(app: App) {
        let (official, head, steppe) = (app.official(), app.actor("head"), app.federation("steppe"));
        let line = app.plan_line("steppe", "City federation", "Late Cup; 2026-04-18; 2026-04-19");
        let id = TournamentId(app.tournament_in("Late Cup", "planned"));
        let t = app.stored(id.0);
        let conditions = tournaments::Conditions { official: true, plan_line_id: Some(line), ..t.conditions };
        let organizer = app.actor("organizer");
        app.write(|c| tournaments_office::change_conditions(&mut Tx::new(c, &organizer, &steppe, noon()), id, t.lock_version, conditions));
        // Whoever plans it is told at once; everybody else has nothing to do about it.
        let planned = format!("/steppe/tournaments/{id}?lang=en");
        app.login("organizer").page(&planned).says("The calendar plan lists this tournament on other days: 18–19 April 2026.");
        app.visitor().page(&planned).says_nothing_of("on other days");
        let (sheet, referee) = (app.sheet_of_three(), app.actor("referee"));
        let version = app.stored(id.0).lock_version;
        app.write(|c| tournaments_office::submit_table(&mut Tx::new(c, &referee, &steppe, noon()), id, version, &sheet));
        let version = app.stored(id.0).lock_version;
        app.write(|c| tournaments_office::cosign_table(&mut Tx::new(c, &head, &steppe, noon()), id, version));
        let page = format!("/steppe/tournaments/{id}?lang=en");
        official.page(&page).says("The calendar plan lists this tournament on other days: 18–19 April 2026.");
        // It stands beside the signature for everybody.
        app.visitor().page(&page).says("on other days");
    }

    fn a_referee_is_asked_nothing_that_others_say_and_loses_nothing_that_was_typed(app: App) {
        let referee = app.referee();
        let page = referee.page("/steppe/tournaments/new?lang=en");
        page.says("only the organizer or the commission can choose another line").says_nothing_of("Referee-Two");
        let form = page.form("/steppe/tournaments");
        assert!(form.fields.iter().all(|field| field.0 != "official") && !page.body.contains("<select id=\"plan\""));
        let form = form.set("name", "Typed Cup").set("club", &app.club("Ivory").to_string()).set("minutes", "60");
        let back = referee.submit(&form.clone().set("plan", "Plan of 2026")).is(422);
        back.says("Line of a calendar plan: Only the organizer or the commission can declare a tournament official.");
        assert_eq!(back.form("/steppe/tournaments").value("name"), "Typed Cup");
        let other = app.account("referee-two").to_string();
        let back = referee.submit(&form.clone().set("referee", &other)).is(422);
        back.says("Referees can enter only their own tournaments");
        assert_eq!(back.form("/steppe/tournaments").value("name"), "Typed Cup");
        referee.submit(&form).is(303);
    }

    fn a_plan_that_was_typed_before_stays_as_it_is(app: App) {
        let (organizer, steppe) = (app.login("organizer"), app.federation("steppe"));
        let id = app.tournament_in("Old Cup", "planned");
        let had = app.stored(id).conditions;
        let typed = tournaments::Conditions { official: true, plan: "Plan of the city, no. 7".to_owned(), ..had };
        app.write(|c| Ok(tournaments::update_conditions(c, TournamentId(id), &typed, noon())?));
        app.visitor().page(&format!("/steppe/tournaments/{id}?lang=en")).says("Plan of the city, no. 7");
        let page = organizer.page(&format!("/steppe/tournaments/{id}/conditions"));
        assert!(page.body.contains(&format!("<a href=\"/steppe/tournaments/{id}\">Old Cup</a>")), "{}", page.body);
        let form = page.form("/conditions");
        assert_eq!(form.value("plan"), "Plan of the city, no. 7");
        organizer.submit(&form.clone().set("city", "Kyiv")).is(303);
        let stored = app.stored(id).conditions;
        assert_eq!((stored.city.as_str(), stored.plan.as_str(), stored.official, stored.plan_line_id), ("Kyiv", "Plan of the city, no. 7", true, None));
        let form = organizer.page(&format!("/steppe/tournaments/{id}/conditions")).form("/conditions");
        organizer.submit(&form.set("plan", "Plan of the city, no. 8")).is(422);
        // And where the rules ask for no plan, there are none.
        app.with_marsh();
        app.visitor().get("/marsh/plan").is(404);
        app.chairman().get("/marsh/plan/new").is(404);
        assert_eq!(steppe.slug, "steppe");
    }

    fn a_line_stays_while_its_tournament_is_being_corrected(app: App) {
        let (official, organizer) = (app.official(), app.login("organizer"));
        let line = app.plan_line("steppe", "City federation", LINES);
        let rated = app.tournament_in("Held", "rated");
        app.database.tamper(&format!("UPDATE tournaments SET plan_line_id = {line} WHERE id = {rated};"));
        let page = format!("/steppe/tournaments/{rated}");
        official.submit(&official.page(&page).form("/reopening").set("reason", "wrong")).is(303);
        app.database.tamper(&format!("UPDATE tournaments SET plan_line_id = NULL WHERE id = {rated};"));
        // It would be on its line again if the correction were given up: the line isn't struck, and
        // no other tournament gets it.
        let address = format!("/steppe/plan/{}", app.read(|c| storage::list(c, app.federation("steppe").id))[0].id);
        let number = app.read(|c| storage::find_line(c, app.federation("steppe").id, line)).unwrap().line.number;
        amend(&official, &address, |form| form.set(&format!("strike-{}", number - 1), "1")).is(409);
        organizer.submit(&planning(&app, &organizer, "Spring Cup").set("plan", &format!("line-{line}"))).is(422);
        official.submit(&official.page(&page).form("/abandonment")).is(303);
        assert_eq!(app.stored(rated).conditions.plan_line_id, Some(line));
    }

    fn a_plan_says_what_is_being_played_however_long_it_lasts(app: App) {
        let line = app.plan_line("steppe", "City federation", LINES);
        let steppe = app.federation("steppe").id;
        let plan = app.read(|c| storage::list(c, steppe))[0].id;
        let (id, _) = app.desk_at("Long Cup");
        app.database.tamper(&format!("UPDATE tournaments SET plan_line_id = {line}, starts = '2026-05-02', ends = '2026-05-03' WHERE id = {id};"));
        let says = |path: &str| {
            for (code, played, planned) in [("en", "being played", "planned"), ("ru", "идёт", "запланирован"), ("uk", "триває", "заплановано")] {
                let page = app.visitor().get_with(path, &[("accept-language", code)]).ok();
                let badges = page.body.split("<span class=\"badge ").skip(1).map(|badge| badge.split(['>', '<']).nth(1).unwrap_or_default().trim());
                let badges: Vec<&str> = badges.collect();
                assert!(badges.contains(&played) && !badges.contains(&planned), "{path} in {code}: {badges:?}");
            }
        };
        says(&format!("/steppe/plan/{plan}"));
        says(&format!("/steppe/tournaments/{id}"));
        // Its last day was a week ago, and nobody has closed it.
        let page = app.visitor().page(&format!("/steppe/tournaments/{id}?lang=en"));
        page.says_nothing_of("the chief referee fills in the table");
    }

    fn the_plan_of_the_federation_is_called_so_in_every_language(app: App) {
        let plan = app.calendar_plan("steppe", "Федерация го степи", LINES, true);
        for (code, name) in [("en", "Go Federation of the Steppe, 2026"), ("uk", "Федерація ґо степу, 2026")] {
            app.visitor().page(&format!("/steppe/plan/{plan}?lang={code}")).says(name).says_nothing_of("Федерация го степи");
        }
    }

    fn the_calendar_shows_what_only_stands_in_a_plan(app: App) {
        let (visitor, organizer) = (app.visitor(), app.login("organizer"));
        let october = "/steppe/calendar?lang=en&month=2026-10";
        visitor.page(october).says("No tournaments this month");
        app.calendar_plan("steppe", "Draft of a region", "Night Match; 2026-10-11", false);
        let lines = "Autumn Open; 2026-10-03; 2026-10-04; Stepove; cup\nWinter Cup; 2026-12-05\nSpring Cup; 2026-05-02";
        let plan = app.calendar_plan("steppe", "City federation", lines, true);
        let line = app.read(|c| storage::load_lines(c, plan)).into_iter().find(|line| line.name == "Autumn Open").unwrap().id;
        let page = visitor.page(october);
        page.says("So far only in the calendar plan").says("Autumn Open").says_nothing_of("No tournaments").says_nothing_of("Night Match").says_nothing_of("Winter Cup");
        visitor.page("/steppe/calendar?lang=en&view=list").says("Autumn Open").says("Winter Cup");
        // What was to have been is no tournament to come.
        visitor.page("/steppe/calendar?lang=en&month=2026-05").says_nothing_of("Spring Cup");
        let held = planning(&app, &organizer, "Autumn Open").set("starts", "2026-10-03").set("ends", "2026-10-04").set("plan", &format!("line-{line}"));
        organizer.submit(&held).is(303);
        visitor.page(october).says("Autumn Open").says_nothing_of("So far only in the calendar plan");
    }

    fn what_was_called_off_stands_as_such_in_the_plan_and_in_the_calendar(app: App) {
        let (visitor, organizer, steppe) = (app.visitor(), app.login("organizer"), app.federation("steppe"));
        let plan = app.calendar_plan("steppe", "City federation", "Autumn Open; 2026-10-03; 2026-10-04; Stepove; cup", true);
        let line = app.read(|c| storage::load_lines(c, plan))[0].id;
        let held = |name: &str| planning(&app, &organizer, name).set("starts", "2026-10-03").set("ends", "2026-10-04").set("plan", &format!("line-{line}"));
        let address = organizer.submit(&held("Autumn Open")).location();
        let id: i64 = address.rsplit('/').next().unwrap().parse().unwrap();
        let actor = app.actor("organizer");
        app.write(|c| tournaments_office::cancel_tournament(&mut Tx::new(c, &actor, &steppe, noon()), TournamentId(id), "no hall"));
        let page = visitor.page(&format!("/steppe/plan/{plan}?lang=en"));
        let row = page.row("Autumn Open");
        assert!(row.iter().any(|cell| cell == "cancelled") && page.links().contains(&address), "{row:?}");
        for view in ["month=2026-10", "view=list"] {
            let page = visitor.page(&format!("/steppe/calendar?lang=en&{view}"));
            page.says("cancelled").says_nothing_of("So far only in the calendar plan");
        }
        // The line is free again, and what is held on it now is what its plan shows.
        let again = organizer.submit(&held("Second Open")).location();
        let page = visitor.page(&format!("/steppe/plan/{plan}?lang=en"));
        page.says("Second Open").says_nothing_of("cancelled");
        assert!(page.links().contains(&again) && !page.links().contains(&address));
    }

    fn plans_travel_with_the_journal(app: App) {
        let (official, organizer) = (app.official(), app.login("organizer"));
        let line = app.plan_line("steppe", "City federation", LINES);
        app.calendar_plan("steppe", "Draft of a region", "Night Match; 2026-11-01", false);
        organizer.submit(&planning(&app, &organizer, "Spring Cup").set("plan", &format!("line-{line}"))).is(303);
        let address = format!("/steppe/plan/{}", app.read(|c| storage::list(c, app.federation("steppe").id))[0].id);
        amend(&official, &address, |form| form.set("strike-1", "1").set("people", "Winter Cup; 2026-12-05")).is(303);
        let text = app.export("steppe");
        assert!(text.contains("\"plans\": [{") && text.contains("Draft of a region") && text.contains("Protocol 7"), "{text}");
        let read = journal::read_journal(text.as_bytes()).unwrap();
        let mut again = Vec::new();
        journal::write_journal(&read, &mut again);
        assert_eq!(String::from_utf8(again).unwrap(), text);
        app.db.write(|c| office_journal::import_journal(c, &Actor::console(), &read, Some("meadow"), noon())).unwrap();
        assert_eq!(app.export("meadow").replace("\"slug\": \"meadow\"", "\"slug\": \"steppe\""), text);
        // The tournament stands in its line there, too.
        let meadow = app.federation("meadow");
        let held = app.read(|c| {
            let plan = storage::list(c, meadow.id)?.into_iter().find(|plan| plan.heading.title == "City federation").unwrap();
            let ids: Vec<_> = storage::load_lines(c, plan.id)?.iter().map(|line| line.id).collect();
            storage::load_held_tournaments(c, &ids)
        });
        assert_eq!(held.iter().map(|h| h.name.as_str()).collect::<Vec<_>>(), ["Spring Cup"]);
        // Strangers get what everybody reads.
        let public = app.read(|c| office_journal::export_public(c, meadow.id, noon().date()));
        let public = String::from_utf8(public).unwrap();
        assert!(public.contains("Winter Cup") && !public.contains("Draft of a region"), "{public}");
        for broken in ["\"stage\": \"adopted\"", "\"number\": 1"] {
            assert!(journal::read_journal(text.replacen(broken, "\"stage\": \"kept\"", 1).as_bytes()).is_err(), "{broken}");
        }
    }
}
