//! Members: who keeps the list, and what difference it makes.

use crosstable::actions::members::{self as office, MembershipInput, lists};
use crosstable::actions::registrations::{
    self, Application, RegistrationInput as Registering, SettingsInput,
};
use crosstable::actions::replay::Progress;
use crosstable::actions::table_import::UploadedFile;
use crosstable::actions::{ActionError, FormMistake, Refusal, Tx, desk, registry};
use crosstable::db::tournaments::update_conditions;
use crosstable::db::{
    FileId, MembershipId, TournamentId, memberships, registrations as stored_registrations,
};
use crosstable::domain::desk::{Act, Entrant, EntrantId};
use crosstable::domain::membership::{Gate, Term};
use crosstable::domain::table::{Sheet, TypedPlayer};
use crosstable::formats::recognise;
use crosstable::web::app::MachineSecrets;

use crate::app::{App, day, import, noon};
use crate::client::Page;
use crate::database::on_both;

impl App {
    /// A player becomes a member of a club, of the federation where no club is named, unless he is
    /// one.
    pub(crate) fn joins(&self, code: &str, club: &str, since: &str) -> i64 {
        let (official, steppe) = (self.actor("official"), self.federation("steppe"));
        let club = if club.is_empty() {
            String::new()
        } else {
            self.club(club).to_string()
        };
        let player = crosstable::db::PlayerId(self.player(code));
        let held = self
            .read(|c| memberships::of_players(c, &[player]))
            .remove(&player)
            .unwrap_or_default();
        if let Some(first) = held.iter().find(|m| {
            m.enrolled
                .club_id
                .map(|id| id.to_string())
                .unwrap_or_default()
                == club
        }) {
            return first.id.0;
        }
        let typed = MembershipInput {
            club,
            since: since.to_owned(),
            ..MembershipInput::default()
        };
        self.write(|c| {
            office::enter_membership(&mut Tx::new(c, &official, &steppe, noon()), code, &typed)
        })
        .0
    }

    pub(crate) fn gate(&self, gate: Gate, dues: bool) {
        let (chairman, steppe) = (self.actor("chairman"), self.federation("steppe"));
        self.write(|c| {
            office::set_gate(
                &mut Tx::new(c, &chairman, &steppe, noon()),
                gate.word(),
                dues,
            )
        });
    }

    /// What is stored of a player's memberships.
    fn terms(&self, code: &str) -> Vec<Term> {
        let player = crosstable::db::PlayerId(self.player(code));
        self.read(|c| memberships::of_players(c, &[player]))
            .remove(&player)
            .unwrap_or_default()
            .iter()
            .map(|m| m.to_term())
            .collect()
    }
}

/// A list of members.
pub(crate) const LIST: &str =
    "Name,Club,Member since,Until,Paid until\nТкач Ірина,Granite,01.02.2025,,2026-12-31\n";

impl App {
    fn brings(&self, content: &str) -> i64 {
        let (official, steppe) = (self.actor("official"), self.federation("steppe"));
        let came = UploadedFile {
            name: "members.csv",
            content: content.as_bytes(),
        };
        self.write(|c| lists::store_list(&mut Tx::new(c, &official, &steppe, noon()), &came))
            .0
    }

    /// A list of members that waits to be looked through.
    pub(crate) fn members_waiting(&self) -> i64 {
        self.brings(LIST)
    }

    /// A list of members that was taken over.
    pub(crate) fn members_taken(&self) -> i64 {
        let (official, steppe) = (self.actor("official"), self.federation("steppe"));
        let known = self.read(|c| memberships::load_files(c, steppe.id));
        if let Some(taken) = known
            .iter()
            .find(|kept| kept.list.taken_at.is_some() && kept.list.undone_at.is_none())
        {
            return taken.list.file_id.0;
        }
        let file = FileId(self.brings(LIST));
        self.write(|c| {
            let (listed, content) = lists::find_waiting(c, &official, &steppe)?;
            let document = recognise::read(&content.content, &lists::read_options()).unwrap();
            let seen = lists::plan_import(c, &steppe, &listed.list, &document)?.fingerprint;
            lists::import_list(&mut Tx::new(c, &official, &steppe, noon()), file, &seen)
        });
        file.0
    }
}

/// The address of the page on which a form was sent back with this mistake at this field.
#[track_caller]
fn mistaken(page: Page, field: &str, says: &str) {
    let page = page.is(422);
    page.says(says);
    assert!(page.body.contains(&format!("href=\"#{field}\"")), "{field}");
}

/// How the office answers somebody who registers by the name alone.
fn registers(app: &App, id: i64, name: &str) -> Result<(), ActionError> {
    let steppe = app.federation("steppe");
    let typed = Registering {
        name: name.to_owned(),
        consent: true,
        ..Registering::default()
    };
    let token = registrations::token_of(name, &typed);
    let application = Application {
        typed,
        token,
        language: Default::default(),
        by_mail: false,
    };
    app.db.write(|c| {
        registrations::register_player(c, &steppe, TournamentId(id), &application, noon())
    })
}

on_both! {
    fn a_membership_is_entered_corrected_paid_ended_and_removed(app: App) {
        let (official, visitor) = (app.official(), app.visitor());
        let ivory = app.club("Ivory").to_string();
        official.page("/steppe/members").says("There are no members yet");
        let (koval, enter) = (format!("/steppe/players/{}?lang=en", app.player("p01")), "Add as a member");
        official.page(&koval).says(enter);
        let form = official.page("/steppe/members/new?player=p01").form("/steppe/members");
        assert_eq!(form.value("player"), "p01");
        official.submit(&form.set("club", &ivory).set("since", "2024-01-01").set("paid_until", "2025-12-31")).is(303);
        let anna = format!("/steppe/players/{}", app.player("p01"));
        official.page(&koval).says_nothing_of(enter);
        // Everybody reads since when, and nobody but officers what was paid.
        visitor.page(&anna).says("Ivory, since 1 January 2024").says_nothing_of("2025");
        let told = visitor.get(&format!("/api/v1/federations/steppe/players/{}", app.player("p01"))).ok().body;
        assert!(told.contains(r#""since":"2024-01-01""#) && !told.contains("2025-12-31"), "{told}");
        let list = official.page("/steppe/members");
        list.says("Koval Anna").says("31 December 2025").says("not paid");
        official.page("/steppe/members?day=2023-05-05").says("No members match");
        official.page("/steppe/members?day=-").says("Koval Anna");
        official.page("/steppe/members?paid=yes").says("No members match");
        official.page("/steppe/members?club=0").says("No members match");
        let file = official.get("/steppe/members.csv?day=-").ok().body;
        assert_eq!(file, "name,club,since,until,paid until\nКоваль Анна,Ivory,2024-01-01,,2025-12-31\n");
        let own = format!("/steppe/members/{}", app.joins("p01", "Ivory", ""));
        official.post(&format!("{own}/dues"), &[("paid", "2026-12-31")]).is(303);
        official.page("/steppe/members").says_nothing_of("31 December 2025");
        official.post(&own, &[("club", &ivory), ("since", "2023-02-01"), ("paid_until", "2026-12-31")]).is(303);
        official.post(&format!("{own}/end"), &[("last_day", "2026-04-30")]).is(303);
        visitor.page(&anna).says("Ivory, from 1 February 2023 to 30 April 2026");
        official.page("/steppe/members").says("No members match");
        official.page("/steppe/audit").says("membership entered").says("payment of dues recorded").says("membership corrected").says("membership ended");
        official.post(&format!("{own}/removal"), &[]).is(303);
        assert!(app.terms("p01").is_empty());
        visitor.page(&anna).says_nothing_of("30 April 2026");
        official.page("/steppe/audit").says("membership removed");
    }

    fn a_merge_makes_one_membership_of_two_and_parting_two_of_one(app: App) {
        let official = app.official();
        let (ivory, granite) = (app.club("Ivory").to_string(), app.club("Granite").to_string());
        let enter = |code: &str, club: &str, since: &str, until: &str| {
            official.post("/steppe/members", &[("player", code), ("club", club), ("since", since), ("until", until)]).is(303);
        };
        enter("p08", &ivory, "2024-01-01", "2024-06-30");
        enter("p08", &ivory, "2025-01-01", "2025-06-30");
        enter("p08", &granite, "2024-01-01", "");
        // One that bridges both, one of a time of its own.
        enter("p06", &ivory, "2024-06-30", "2025-01-01");
        enter("p06", &granite, "2020-01-01", "2020-12-31");
        let (kept, gone) = (app.terms("p08"), app.terms("p06"));
        let merge = app.merged("p08", "p06");
        let term = |since, until| Term { since: Some(since), until, paid_until: None };
        let sorted = |mut terms: Vec<Term>| {
            terms.sort_by_key(|term| (term.since, term.until));
            terms
        };
        assert_eq!(
            sorted(app.terms("p08")),
            [
                term(day(2020, 1, 1), Some(day(2020, 12, 31))),
                term(day(2024, 1, 1), None),
                term(day(2024, 1, 1), Some(day(2025, 6, 30))),
            ]
        );
        assert!(app.terms("p06").is_empty());
        official.post(&format!("/steppe/merges/{merge}/undoing"), &[]).is(303);
        assert_eq!((sorted(app.terms("p08")), sorted(app.terms("p06"))), (sorted(kept), sorted(gone)));
        // What was corrected meanwhile stays.
        let merge = app.merged("p08", "p06");
        let long = app.read(|c| memberships::of_players(c, &[crosstable::db::PlayerId(app.player("p08"))])).into_values().flatten();
        let long = long.filter(|m| m.enrolled.since == Some(day(2024, 1, 1)) && m.enrolled.until.is_some()).map(|m| m.id.0).next().unwrap();
        official.post(&format!("/steppe/members/{long}"), &[("club", &ivory), ("since", "2023-01-01"), ("until", "2025-06-30")]).is(303);
        official.post(&format!("/steppe/merges/{merge}/undoing"), &[]).is(303);
        assert!(app.terms("p08").contains(&term(day(2023, 1, 1), Some(day(2025, 6, 30)))));
    }

    fn every_mistake_is_said_at_its_field(app: App) {
        let official = app.official();
        let ivory = app.club("Ivory").to_string();
        let enter = |fields: &[(&str, &str)]| official.post("/steppe/members", fields);
        mistaken(enter(&[("player", "")]), "player", "Player");
        mistaken(enter(&[("player", "Nobody Known")]), "player", "There is no such player, or more than one");
        official.post("/steppe/players/new", &[("name", "Коваль Ганна")]).is(303);
        mistaken(enter(&[("player", "Коваль")]), "player", "Enter the code of the one you mean: ");
        mistaken(enter(&[("player", "p01"), ("club", "999999")]), "club", "Choose one from the list");
        mistaken(enter(&[("player", "p01"), ("since", "2024-02-30")]), "since", "First day");
        mistaken(enter(&[("player", "p01"), ("since", "2024-02-02"), ("until", "2024-02-01")]), "until", "Last day");
        enter(&[("player", "Коваль Анна"), ("club", &ivory), ("since", "2024-01-01"), ("until", "2024-12-31")]).is(303);
        mistaken(enter(&[("player", "p01"), ("club", &ivory), ("since", "2024-12-31")]), "since", "Another membership");
        // In another club, and of the federation itself, it holds beside it; behind it, too.
        enter(&[("player", "p01"), ("club", &app.club("Granite").to_string()), ("since", "2024-06-01")]).is(303);
        enter(&[("player", "p01"), ("since", "2024-06-01")]).is(303);
        enter(&[("player", "p01"), ("club", &ivory), ("since", "2025-01-01")]).is(303);
        let first = app.joins("p01", "Ivory", "");
        mistaken(official.post(&format!("/steppe/members/{first}/end"), &[("last_day", "2025-01-01")]), "last_day", "Another membership");
        mistaken(official.post(&format!("/steppe/members/{first}/dues"), &[("paid", "soon")]), "paid", "Paid until");
        assert_eq!(app.terms("p01").len(), 4);
    }

    fn the_head_of_a_club_keeps_its_members_and_no_others(app: App) {
        let (ivory, granite) = (app.joins("p06", "Ivory", "2026-01-01"), app.joins("p03", "Granite", "2026-01-01"));
        let head = app.head();
        head.page("/steppe/members").says("Sokil Myron").says_nothing_of("Melnyk");
        assert!(!head.page("/steppe/members/new").body.contains("Granite"));
        head.post(&format!("/steppe/members/{ivory}/dues"), &[("paid", "2026-12-31")]).is(303);
        head.post(&format!("/steppe/members/{granite}/dues"), &[("paid", "2026-12-31")]).is(403);
        head.post("/steppe/members", &[("player", "p08"), ("club", &app.club("Granite").to_string())]).is(422);
        head.post(&format!("/steppe/members/{ivory}"), &[("club", "")]).is(422);
        for login in ["referee", "chairman-valley", "nobody"] {
            app.login(login).get("/steppe/members").is(403);
            app.login(login).post(&format!("/steppe/members/{ivory}/removal"), &[]).is(403);
        }
        assert!(app.visitor().get("/steppe/members").location().starts_with("/login"));
        app.login("official-valley").get(&format!("/valley/members/{ivory}")).is(404);
        app.official().post("/steppe/settings/members", &[("members", "entry")]).is(403);
        assert_eq!(app.federation("steppe").members, Gate::Open);
    }

    fn guests_are_marked_where_the_federation_wants_it(app: App) {
        let (visitor, chairman) = (app.visitor(), app.chairman());
        let table = format!("/steppe/tournaments/{}", app.tournament("Winter Cup"));
        // It began on 14 February.
        app.joins("p01", "Ivory", "2026-02-14");
        app.joins("p02", "", "2026-02-15");
        visitor.page(&table).says_nothing_of("Guest");
        chairman.submit(&chairman.page("/steppe/settings").form("/settings/members").set("members", "marked")).is(303);
        let page = visitor.page(&table);
        page.says("Bondar Lev (Guest)").says_nothing_of("Koval Anna (Guest)");
        chairman.page("/steppe/audit").says("everyone, non-members as guests");
        // The editor remarks it, and nothing stops the referee.
        let id = app.tournament_in("Open Cup", "drafted");
        let referee = app.referee();
        let editor = referee.page(&format!("/steppe/tournaments/{id}/table"));
        let checked = referee.submit(&editor.form(&format!("/tournaments/{id}/table")).set("do", "check"));
        checked.ok().says("Not a member of the federation on the first day");
    }

    fn members_only_register_and_enter_where_the_federation_says_so(app: App) {
        app.joins("p01", "Ivory", "2026-01-01");
        let id = app.tournament_in("Members’ Cup", "planned");
        let (referee, steppe) = (app.actor("referee"), app.federation("steppe"));
        let mut conditions = app.stored(id).conditions;
        (conditions.starts, conditions.ends) = (day(2026, 5, 20), day(2026, 5, 21));
        app.write(|c| Ok(update_conditions(c, TournamentId(id), &conditions, noon())?));
        let wishes = SettingsInput { open: true, ..SettingsInput::default() };
        app.write(|c| registrations::set(&mut Tx::new(c, &referee, &steppe, noon()), TournamentId(id), 0, &wishes));
        registers(&app, id, "Before The Gate").unwrap();
        app.gate(Gate::Entry, false);
        let steppe = app.federation("steppe");
        for name in ["Бондар Лев", "Nobody Known"] {
            let refused = registers(&app, id, name).unwrap_err();
            let ActionError::Form(problems) = refused else { panic!("{refused:?}") };
            assert_eq!((problems[0].field, problems[0].kind), ("name", FormMistake::NoMember));
        }
        // In whatever script the name is written.
        registers(&app, id, "Koval Anna").unwrap();
        app.visitor().page(&format!("/steppe/tournaments/{id}/registration")).says("Before The Gate (Guest)").says_nothing_of("Anna (Guest)");
        let guest = Registering { name: "On The Spot".to_owned(), ..Registering::default() };
        let added = app.db.write(|c| registrations::add_on_site(&mut Tx::new(c, &referee, &steppe, noon()), TournamentId(id), &guest, &MachineSecrets));
        assert!(matches!(added, Err(ActionError::Form(_))));
        assert_eq!(app.read(|c| stored_registrations::list(c, TournamentId(id))).len(), 2);
        // At the desk all who aren't are named at once.
        app.write(|c| desk::open_desk(&mut Tx::new(c, &referee, &steppe, noon()), TournamentId(id)));
        let act = |key: &str, act| app.db.write(|c| desk::perform_act(c, &desk::DeskActor::Actor(&referee), &steppe, TournamentId(id), key, act, noon()));
        let entrants = ["Koval Anna", "One Guest", "Another Guest"].map(Entrant::from_name).to_vec();
        match act("a", Act::Enter { entrants }) {
            Err(ActionError::Refused(Refusal::MembersOnly(names))) => assert_eq!(names, ["One Guest", "Another Guest"]),
            other => panic!("{other:?}"),
        }
        let chosen = Entrant { player: Some(app.player("p01")), ..Entrant::from_name("Коваль Анна") };
        act("b", Act::Enter { entrants: vec![chosen.clone()] }).unwrap();
        let other = Entrant { id: EntrantId(1), player: Some(app.player("p02")), ..Entrant::from_name("Бондар Лев") };
        assert!(matches!(act("c", Act::Amend { entrant: other }), Err(ActionError::Refused(Refusal::MembersOnly(_)))));
        // Who hasn't paid is none where dues count.
        let (own, official) = (MembershipId(app.joins("p01", "Ivory", "")), app.actor("official"));
        app.write(|c| office::set_paid_until(&mut Tx::new(c, &official, &steppe, noon()), own, "2026-05-19"));
        app.gate(Gate::Entry, true);
        let refused = registers(&app, id, "Коваль  Анна").unwrap_err();
        assert!(matches!(&refused, ActionError::Form(problems) if problems[0].kind == FormMistake::NoMember), "{refused:?}");
    }

    fn members_only_are_rated_where_the_federation_says_so(app: App) {
        let id = app.tournament_in("Rated Cup", "cosigned");
        app.gate(Gate::Rating, false);
        let official = app.official();
        let page = official.page(&format!("/steppe/tournaments/{id}"));
        page.says("Only members may be rated in this federation").says("Коваль Анна, Бондар Лев");
        let version = app.stored(id).lock_version.to_string();
        official.post(&format!("/steppe/tournaments/{id}/approval"), &[("version", &version)]).is(422).says("Only members may be rated");
        assert_eq!(app.stored(id).state.word(), "cosigned");
        let sheet: Sheet = serde_json::from_str(&app.stored(id).sheet).unwrap();
        let players: Vec<i64> = sheet.rows.iter().filter_map(|row: &TypedPlayer| row.player).collect();
        for code in ["p01", "p02", "p03", "p04", "p05", "p06", "p07", "p08", "p09", "p10"] {
            if players.contains(&app.player(code)) {
                app.joins(code, "", "2020-01-01");
            }
        }
        official.page(&format!("/steppe/tournaments/{id}")).says_nothing_of("Only members may be rated");
        official.post(&format!("/steppe/tournaments/{id}/approval"), &[("version", &version)]).is(303);
        assert_eq!(app.stored(id).state.word(), "rated");
    }

    fn a_list_of_members_is_looked_through_taken_over_and_undone(app: App) {
        let official = app.official();
        app.joins("p01", "Ivory", "2024-01-01");
        let list = "Name,Club,Since,Until,Paid until\nKoval Anna,Ivory,2024-01-01,,2026-12-31\nБондар Лев,Ivory,2025-03-01,,\n\
            Melnik Bohdan,Granite,2025-01-01,,\nTkach Irena,Obsidian,2025-01-01,,\nSokil Myron,Granite,soon,,\nWho Is That,,2025-01-01,,\n";
        let upload = |text: &str| official.upload("/steppe/members/file", &[], Some(("members.csv", text.as_bytes())));
        upload(list).is(303);
        let page = official.page("/steppe/members/file");
        page.says("Recognised: 4. Doubtful: 1. Unknown or left out: 1.").says("Row 4, Tkach Irena: Club").says("Row 5, Sokil Myron: First day");
        page.says("– · – → – · 2026-12-31").says("adds a member");
        let before = app.export("steppe");
        official.submit(&page.form("/members/file/rows").set("do", "take")).is(422);
        assert_eq!(app.export("steppe"), before, "nothing is taken over while rows are open or wrong");
        let wanted = list.replace("Obsidian", "Granite").replace("soon", "2025-05-05");
        upload(&wanted).is(303);
        // Her Latin name isn’t the usual one.
        let irena = app.player("p05").to_string();
        let page = official.page("/steppe/members/file");
        official.submit(&page.form("/members/file/rows").set("who-4", &irena).set("do", "take")).is(303);
        for code in ["p02", "p03", "p05", "p06"] {
            assert_eq!(app.terms(code).len(), 1, "{code}");
        }
        assert_eq!(app.terms("p01"), [Term { since: Some(day(2024, 1, 1)), until: None, paid_until: Some(day(2026, 12, 31)) }]);
        official.page("/steppe/members/file").says("added: 4, changed: 1");
        official.page("/steppe/audit").says("list of members imported");
        // The same once more does nothing.
        upload(&wanted).is(303);
        let page = official.page("/steppe/members/file");
        page.says("already known");
        official.submit(&page.form("/members/file/rows").set("who-4", &irena).set("do", "take")).is(422);
        // The file of the page is such a list.
        upload(&official.get("/steppe/members.csv?day=-").ok().body).is(303);
        official.page("/steppe/members/file").says("Recognised: 5. Doubtful: 0. Unknown or left out: 0.").says("already known");
        let own = MembershipId(app.joins("p06", "Granite", ""));
        let (actor, steppe) = (app.actor("official"), app.federation("steppe"));
        app.write(|c| office::set_paid_until(&mut Tx::new(c, &actor, &steppe, noon()), own, "2026-12-31"));
        let undo = official.page("/steppe/members/file").form("/undoing");
        official.submit(&undo).is(422).says("changed since");
        let typed = MembershipInput { club: app.club("Granite").to_string(), since: "2025-05-05".to_owned(), ..MembershipInput::default() };
        app.write(|c| office::correct_membership(&mut Tx::new(c, &actor, &steppe, noon()), own, &typed));
        official.submit(&official.page("/steppe/members/file").form("/undoing")).is(303);
        assert_eq!(app.export("steppe"), before);
        official.page("/steppe/audit").says("list of members undone");
        upload("Name,Rating,R1\nKoval Anna,1500,2+\nBondar Lev,1400,1-\n").is(422);
        upload("Name,Club\nKoval Anna,Ivory\n").is(422).says("needs at least one of these columns");
        app.login("head").get("/steppe/members/file").is(403);
    }

    fn a_list_of_members_forgets_whom_the_federation_forgets(app: App) {
        let file = app.members_taken();
        assert_eq!(app.terms("p05").len(), 1);
        let (official, steppe, id) = (app.actor("official"), app.federation("steppe"), crosstable::db::PlayerId(app.player("p05")));
        app.write(|c| registry::erase_person(&mut Tx::new(c, &official, &steppe, noon()), id, "asked", &Progress::default()));
        let stored = app.read(|c| crosstable::db::files::find(c, steppe.id, FileId(file))).unwrap();
        assert!(stored.content.is_empty() && stored.name.is_empty());
        let listed = app.read(|c| memberships::load_files(c, steppe.id));
        assert!(listed[0].list.erased_at.is_some());
        assert_eq!(lists::count_imported(&listed[0].list).unwrap(), (0, 0));
    }

    fn a_federation_takes_its_members_along(app: App) {
        let before = app.export("steppe");
        assert!(!before.contains("memberships"));
        app.joins("p01", "Ivory", "2024-01-01");
        app.joins("p01", "", "");
        app.gate(Gate::Marked, true);
        let (own, official, steppe) = (MembershipId(app.joins("p01", "Ivory", "")), app.actor("official"), app.federation("steppe"));
        app.write(|c| office::set_paid_until(&mut Tx::new(c, &official, &steppe, noon()), own, "2026-12-31"));
        let text = app.export("steppe").replacen("\"slug\": \"steppe\"", "\"slug\": \"copy\"", 1);
        let wanted = r#""memberships": [{"club": "Ivory", "since": "2024-01-01", "paid_until": "2026-12-31"}, {}]"#;
        assert!(text.contains(wanted) && text.contains(r#""members": "marked", "dues": true"#), "{text}");
        app.write(|c| {
            import(c, &text);
            Ok(())
        });
        assert_eq!(app.export("copy"), text);
        let copy = app.federation("copy");
        assert_eq!((copy.members, copy.dues), (Gate::Marked, true));
        // Everybody may have the journal, but nobody else's payments.
        let public = app.visitor().get("/api/v1/federations/steppe/journal").ok().body;
        assert!(public.contains(r#""memberships": [{"club": "Ivory", "since": "2024-01-01"}, {}]"#), "{public}");
    }

    fn memberships_go_with_duplicates_and_with_who_is_forgotten(app: App) {
        app.joins("p04", "Ivory", "2024-01-01");
        app.joins("p10", "Granite", "2025-01-01");
        let steppe = app.federation("steppe");
        let club = app.read(|c| crosstable::db::clubs::find_by_name(c, steppe.id, "Granite")).unwrap().id;
        assert!(app.read(|c| crosstable::db::clubs::is_used(c, club)));
        let merge = app.merged("p04", "p10");
        assert_eq!((app.terms("p04").len(), app.terms("p10").len()), (2, 0));
        let official = app.actor("official");
        let parted = crosstable::db::MergeId(merge);
        app.write(|c| registry::undo_merge(&mut Tx::new(c, &official, &steppe, noon()), parted, &Progress::default()));
        assert_eq!((app.terms("p04").len(), app.terms("p10").len()), (1, 1));
        let id = crosstable::db::PlayerId(app.player("p04"));
        app.write(|c| registry::erase_person(&mut Tx::new(c, &official, &steppe, noon()), id, "asked", &Progress::default()));
        assert_eq!((app.terms("p04").len(), app.terms("p10").len()), (0, 1));
    }
}
