//! The register of referees and organizers: who keeps it, and what difference it makes.

use crosstable::actions::licences::{self as office, LicenceInput};
use crosstable::actions::replay::Progress;
use crosstable::actions::{ActionError, Refusal, Tx, approval, registry, tournaments};
use crosstable::db::{LicenceId, PlayerId, TournamentId, licences as storage};
use crosstable::domain::caveat;
use crosstable::domain::licence::Licensing;

use crate::app::{App, import, noon};
use crate::database::on_both;

impl App {
    /// Somebody is licensed to referee, unless he is already.
    pub(crate) fn licensed(&self, name: &str, since: &str, until: &str) -> i64 {
        let (official, steppe) = (self.actor("official"), self.federation("steppe"));
        let known = self
            .read(|c| storage::all(c, steppe.id))
            .into_iter()
            .find(|stored| stored.name == name);
        if let Some(stored) = known {
            return stored.id.0;
        }
        let text = str::to_owned;
        let typed = LicenceInput {
            kind: text("referee"),
            name: text(name),
            category: text("national"),
            number: text("17"),
            since: text(since),
            until: text(until),
        };
        self.write(|c| office::enter_licence(&mut Tx::new(c, &official, &steppe, noon()), &typed))
            .0
    }

    fn licensing(&self, licensing: Licensing) {
        let (chairman, steppe) = (self.actor("chairman"), self.federation("steppe"));
        self.write(|c| {
            office::set_licensing(
                &mut Tx::new(c, &chairman, &steppe, noon()),
                licensing.word(),
            )
        });
    }
}

on_both! {
    fn a_licence_is_entered_corrected_and_removed(app: App) {
        let (official, visitor) = (app.official(), app.visitor());
        visitor.page("/steppe/referees").says("No licences have been entered yet").says_nothing_of("Enter those").says_nothing_of("Enter a licence");
        official.page("/steppe/referees").says("No licences have been entered yet. Enter those of your referees").says("Enter a licence");
        let form = official.page("/steppe/referees/new").form("/steppe/referees");
        let twice = form.set("kind", "referee").set("name", "Lev Bondar").set("category", "=national").set("until", "2025-12-31");
        official.submit(&twice).is(303);
        visitor.page("/steppe/referees").says("There are no such licences");
        let all = visitor.page("/steppe/referees?which=all");
        all.says("Bondar").says("not valid today").says("31 December 2025");
        visitor.page("/steppe/referees?which=all&kind=organizer").says_nothing_of("Bondar");
        let file = visitor.get("/steppe/referees.csv?which=all").ok().body;
        assert_eq!(file, "kind,name,category,number,since,until\nreferee,Lev Bondar,'=national,,,2025-12-31\n");
        let told = visitor.get("/api/v1/federations/steppe/licences").ok().body;
        assert!(told.contains(r#""until":"2025-12-31""#), "{told}");
        let own = format!("/steppe/referees/{}", app.licensed("Lev Bondar", "", ""));
        let form = official.page(&own).form(&own);
        assert_eq!((form.value("name"), form.value("category")), ("Lev Bondar", "=national"));
        official.submit(&form.clone().set("category", "first").set("since", "2026-02-01").set("until", "2026-01-01")).is(422).says("Last day");
        official.submit(&form.set("category", "first").set("until", "")).is(303);
        visitor.page("/steppe/referees").says("Bondar").says("first");
        // The same again is a slip.
        official.post("/steppe/referees", &[("kind", "referee"), ("name", "Lev Bondar"), ("category", "first")]).is(422).says("This licence is already registered.");
        official.post("/steppe/referees", &[("kind", "judge"), ("name", "")]).is(422);
        official.post(&format!("{own}/removal"), &[]).is(303);
        visitor.page("/steppe/referees?which=all").says_nothing_of("Bondar");
        let log = official.page("/steppe/audit");
        log.says("entered a licence").says("corrected a licence").says("removed a licence");
        official.get(&own).is(404);
    }

    fn whoever_signs_is_asked_about_a_chief_referee_without_a_licence(app: App) {
        let id = app.tournament_in("Cup", "drafted");
        let (page, none) = (format!("/steppe/tournaments/{id}"), "no licence in the federation’s register");
        let (referee, visitor, name) = (app.referee(), app.visitor(), app.actor("referee").name);
        let caveats = |app: &App| {
            let (steppe, t) = (app.federation("steppe"), app.stored(id));
            caveat::to_words(&app.read(|c| tournaments::find_caveats(c, &steppe, &t, &app.sheet_of_three(), &[], noon())))
        };
        visitor.page(&page).says_nothing_of("licence");
        assert_eq!(caveats(&app), "minutes");
        app.licensing(Licensing::Asked);
        visitor.page(&page).says("No licence in the federation’s register");
        assert_eq!(caveats(&app), "minutes unlicensed");
        app.licensed(&name, "2026-05-03", "");
        assert_eq!(caveats(&app), "minutes unlicensed", "it begins a day late");
        let form = referee.page(&format!("{page}/table")).form(&format!("{page}/table")).set("do", "preview");
        let asked = referee.submit(&form).ok();
        asked.says(none);
        referee.submit(&asked.form(&format!("{page}/table")).to(&format!("{page}/submission"))).is(303);
        visitor.page(&page).says(none);
        let (official, steppe) = (app.actor("official"), app.federation("steppe"));
        let late = LicenceId(app.licensed(&name, "", ""));
        let typed = LicenceInput { since: "2026-05-02".to_owned(), ..LicenceInput::from_licence(&app.read(|c| storage::find(c, steppe.id, late)).unwrap().into_licence()) };
        app.write(|c| office::correct_licence(&mut Tx::new(c, &official, &steppe, noon()), late, &typed));
        assert_eq!(caveats(&app), "minutes");
        visitor.page(&page).says("Licence: national, No. 17");
    }

    fn nobody_approves_a_tournament_without_a_licence_where_one_is_wanted(app: App) {
        let id = app.tournament_in("Cup", "cosigned");
        let (official, steppe) = (app.actor("official"), app.federation("steppe"));
        app.licensing(Licensing::Wanted);
        let page = format!("/steppe/tournaments/{id}");
        app.official().page(&page).says("This federation requires chief referees");
        let approve = || {
            let (steppe, version) = (app.federation("steppe"), app.stored(id).lock_version);
            app.db.write(|c| approval::approve_table(&mut Tx::new(c, &official, &steppe, noon()), TournamentId(id), version, &Progress::default()))
        };
        assert!(matches!(approve(), Err(ActionError::Refused(Refusal::Unlicensed(who, _))) if who == app.actor("referee").name));
        app.licensed(&app.actor("referee").name, "", "2026-05-02");
        app.official().page(&page).says_nothing_of("This federation requires chief referees");
        approve().unwrap();
        // What is rated may be corrected whatever became of the licence.
        let licence = LicenceId(app.licensed(&app.actor("referee").name, "", ""));
        app.write(|c| office::remove_licence(&mut Tx::new(c, &official, &steppe, noon()), licence));
        app.write(|c| tournaments::reopen_tournament(&mut Tx::new(c, &official, &steppe, noon()), TournamentId(id), "R"));
    }

    fn a_federation_takes_its_register_along_and_forgets_in_it(app: App) {
        assert!(!app.export("steppe").contains("licenc"));
        app.licensed("Коваль Анна", "2024-01-01", "2026-12-31");
        app.licensing(Licensing::Wanted);
        let text = app.export("steppe").replacen("\"slug\": \"steppe\"", "\"slug\": \"copy\"", 1);
        let wanted = r#""licences": [{"kind": "referee", "name": "Коваль Анна", "category": "national", "number": "17", "since": "2024-01-01", "until": "2026-12-31"}], "licensing": "wanted""#;
        assert!(text.contains(wanted), "{text}");
        app.write(|c| {
            import(c, &text);
            Ok(())
        });
        assert_eq!(app.export("copy"), text);
        assert_eq!(app.federation("copy").licensing, Licensing::Wanted);
        let (official, steppe, id) = (app.actor("official"), app.federation("steppe"), PlayerId(app.player("p01")));
        app.write(|c| registry::erase_person(&mut Tx::new(c, &official, &steppe, noon()), id, "asked", &Progress::default()));
        let left = app.read(|c| storage::all(c, steppe.id)).remove(0).name;
        assert!(!left.contains("Коваль") && !left.is_empty(), "{left}");
    }
}
